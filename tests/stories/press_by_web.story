# Press by web and by mail: one thread, whichever way each of them writes.
! demo

By web: ann@example.org at /my/games/demo/press/E, press
> text = Shall we stop France together?
< Done.
< PRESS TO E UNTIL endcf6995de Done
< Press sent to England.
< Shall we stop France together?
< The whole reply as an e-mail

To: eve@example.org
Subject: CHANCERY:demo - S1901M Austria to England

| Message from Austria to England in 'demo':
|
| Shall we stop France together?
|
| On the web: https://judge.example.org/my/games/demo/press/A

From: eve@example.org
> SIGN ON edemo secret
> PRESS REPLY 1
> With pleasure. Burgundy first.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS REPLY 1
< I sent your reply as press to Austria.
<   | With pleasure. Burgundy first.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org
Subject: CHANCERY:demo - S1901M England to Austria

| Message from England to Austria in 'demo':
|
| With pleasure. Burgundy first.
|
| On the web: https://judge.example.org/my/games/demo/press/E

By web: ann@example.org at /my/games/demo/press/E
< This page is out of date. Your changes are still here. Show latest version
< ← Demo
< Press
< E England
< You (Austria) S1901M21 Nov, 12:00
< Shall we stop France together?
< England new letter 1 S1901M21 Nov, 12:00
< With pleasure. Burgundy first.
< Mark as read
< Your message to England
< Send to England
< Save draft
< The judge also e-mails it to them, as all press.
< E-mail commands
< PRESS TO E UNTIL …
< your text
< …
< E England 1 new21 Nov, 12:00With pleasure. Burgundy first.
< All players 21 Nov, 12:00MANUAL START (it was: AUTO START).
< New message
< Write to
< All players
< E England
< F France
< G Germany
< I Italy
< R Russia
< T Turkey
< Master
< Write message
< Your diary

