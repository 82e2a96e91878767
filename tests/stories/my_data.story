# MY DATA: all that the judge holds on somebody; UNREGISTER: and how it forgets them.
! demo

From: ann@example.org
> REGISTER
> Country: Utopia
> Timezone: Europe/Paris
> END
> SIGN ON ademo secret
> A BUD - SER  # as agreed
> PRESS TO E
> Shall we go for Russia together?
> ENDPRESS
> SET DRAW

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
<
< > REGISTER
< Your details have been changed.
< Name:      Ann Other
< Country:   Utopia
< Time zone: Europe/Paris
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD - SER  # as agreed
< A BUD - SER
<
< > PRESS TO E
< Press sent to England.
<   | Shall we go for Russia together?
<
< > SET DRAW
< Austria votes for a draw among all survivors.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< Austria votes for a draw among all survivors.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 00:30 Europe/Paris (Tuesday 24 November
< 2026, 23:30 UTC). I accept late orders until Saturday 28 November 2026,
< 00:30 Europe/Paris (Friday 27 November 2026, 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Austria to England

| Message from Austria to England in 'demo':
|
| Shall we go for Russia together?
|
| On the web: https://judge.example.org/my/games/demo/press/A

From: ann@example.org
> MY DATA
> UNREGISTER

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > MY DATA
< REGISTRATION
< Name:                       Ann Other
< Country:                    Utopia
< Level:                      -
< Site:                       -
< Time zone:                  Europe/Paris
< Short answers:              no
< People who can look you up: players
< Press once a day:           no
< Reminders:                  a day before the deadline, if your orders
<                             are missing
< New players' guide sent:    no
< Registered:                 Saturday 21 November 2026, 13:00
<                             Europe/Paris (12:00 UTC)
< Addresses:                  ann@example.org
< Letters are:                text
< Results are:                full
< Pictures:                   with results
< Pictures look:              light
< Pictures are:               normal
< Deadlines for calendars:    none
< JSON for programs:          no
< Your pages on the web:      as your browser says
< Answers to pages:           on the page
< Hints on orders:            in your first five games
<
< RECORD
<
< no phase yet; 1 seat from the start, 0 taken over, 0 left; dedication 0.
<
< SEATS
<
< Austria in 'demo', since Saturday 21 November 2026, 13:00 Europe/Paris
<     (12:00 UTC).
< - late 0 times; preference A
< - on file: A BUD - SER
< - as you typed: A BUD - SER  # as agreed
< - Austria votes for a draw among all survivors
<
< The judge keeps only a digest of the password of a seat, which does not
< reveal the password. Adjudicated orders are in the record of the game.
<
< LETTERS
<
< The judge keeps the time and size of each e-mail that you send, and for
< some days that it came from you. It keeps e-mails to you for the same
< number of days.
<
< From you: 2
<
< Sat Nov 21 2026 13:00:00 +0100  173 bytes (done)
< Sat Nov 21 2026 13:00:00 +0100  277 bytes (done)
<
< To you: 4
<
< Sat Nov 21 2026 13:00:00 +0100  Re: CHANCERY:demo - orders (sent)
< Sat Nov 21 2026 13:00:00 +0100  CHANCERY:demo - A new player (sent)
< Sat Nov 21 2026 13:00:00 +0100  CHANCERY:demo - S1901M You are Austria
<                                 (sent)
< Sat Nov 21 2026 13:00:00 +0100  Re: CHANCERY:demo - S1901M orders (sent)
<
< ALL THAT IS KEPT OF YOU
<
< UNREGISTER erases all of this, and your name in the record of games.
<
< Your registration: 1
< Addresses: 1
< Seats, with their settings: 1
< Press to some players only: 1
< Notes on press that you wrote or got: 1
< Threads in your mailbox: 2
< Marks of your punctuality: 1
< Letters to you: 4
< Counts of e-mails and pages, by the hour: 3
<
< PRESS THAT YOU WROTE
<
< --- demo S1901M  Sat Nov 21 2026 13:00:00 +0100
< Message from Austria to England in 'demo':
<
< Shall we go for Russia together?
<
< > UNREGISTER
< *** You are still in demo (Austria). RESIGN from every game first, so
< that the others know; then send UNREGISTER again.

# Who plays, cannot vanish; who watches, can. The master ends the game, and nobody sits in it any more.
From: max@example.org
> SIGN ON mdemo secret
> TERMINATE demo

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > TERMINATE demo
< 'demo' has been terminated.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Terminated

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| The GM has terminated the game 'demo'. It has no result.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> UNREGISTER

To: ann@example.org
Subject: CHANCERY - Please confirm your e-mail

< :: Judge: CHANCERY
<
< > UNREGISTER
< I have erased nothing yet. I would delete your registration, your
< addresses and the text of your e-mails to single players, and they can't
< be restored. In finished games you become "A former player"; results and
< public press stay. MY DATA shows the data I keep about you.
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > UNREGISTER agreed ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: ann@example.org
To: reply
> CONFIRM

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > UNREGISTER agreed ********
< I have erased your data. This is my last e-mail to you, unless you write
< again. Thank you for playing here.

# She is gone: from lists, from the record, and from what the judge knows.
From: ann@example.org
> MY DATA

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > MY DATA
< *** You are not registered with this judge. Send REGISTER and your name
< first: REGISTER Ann Other.

From: max@example.org
> WHOGAME demo
> HISTORY demo

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOGAME demo
< Master:   Max Master       max@example.org
< Austria:  A former player
< England:  Eve English      eve@example.org
< France:   Fred French      fred@example.org
< Germany:  Gus German       gus@example.org
< Italy:    Ida Italian      ida@example.org
< Russia:   Rob Russian      rob@example.org
< Turkey:   Tom Turk         tom@example.org
<
< > HISTORY demo
< History of game 'demo'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< MANUAL START (it was: AUTO START).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has terminated the game 'demo'.

# Nobody else can ask for somebody's data, or have them erased.
From: stranger@example.org
> MY DATA
> UNREGISTER
> UNREGISTER agreed abc

To: stranger@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > MY DATA
< > UNREGISTER
< > UNREGISTER agreed ********
< *** You are not registered with this judge. Send REGISTER and your name
< first: REGISTER Ann Other.

