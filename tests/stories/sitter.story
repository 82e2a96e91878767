# Ann is away for some days, and Zoe orders for her: orders, and nothing else.
! demo

From: zoe@example.org
> REGISTER Zoe Zander

To: zoe@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:      Zoe Zander
< Time zone: UTC
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: ann@example.org
> SIGN ON DEMO
> SITTER zoe@example.org FROM 22 NOV TO 26 NOV
> SITTER eve@example.org FROM 22 NOV TO 26 NOV

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > SITTER zoe@example.org FROM 22 NOV TO 26 NOV
< Zoe Zander may order for Austria, from Sunday 22 November 2026, 00:00
< UTC to Thursday 26 November 2026, 23:59 UTC. NO SITTER ends it earlier.
<
< > SITTER eve@example.org FROM 22 NOV TO 26 NOV
< *** Eve English is in 'demo' already. Please name someone who is not.
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
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: zoe@example.org
Subject: CHANCERY:demo - S1901M Will you order for Austria?

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Ann Other asks you to order for Austria in 'demo', from Sunday 22
| November 2026, 00:00 UTC to Thursday 26 November 2026, 23:59 UTC. When
| it begins you get the position, and from then on what the judge writes
| about the game.
|
| If you cannot, answer with NO SITTER.
|
| On the web: https://judge.example.org/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M A sitter for Austria

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) may order for Austria, from Sunday 22
| November 2026, 00:00 UTC to Thursday 26 November 2026, 23:59 UTC.
|
| On the web: https://judge.example.org/my/games/demo

From: zoe@example.org
> SIGN ON DEMO

To: zoe@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON DEMO
< *** You have no such seat in 'demo'.

@ 2026-11-22T00:00:00Z

To: zoe@example.org
Subject: CHANCERY:demo - S1901M You order for Austria

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| You now order for Austria in 'demo', until Thursday 26 November 2026,
| 23:59 UTC, because Ann Other asked you to. Reply to this e-mail, or
| begin a new one with SIGN ON demo. You also get the judge's e-mails
| about the game.
|
| You can order, set and take back WAIT, and ask any question that a
| player can ask; press is not for you. Votes, the password and everything
| else stay with the player. If you can't do it, reply NO SITTER.
|
| Status of the Movement phase for Spring of 1901.  (demo.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

From: zoe@example.org
To: reply
> A BUD - SER
> A VIE H, F TRI - ALB
> SET WAIT
> SET DRAW
> SET CONCEDE ENGLAND
> SET PASSWORD mine-now
> SET ADDRESS zoe@example.org
> PRESS TO E
> Hello, I am not Ann.
> ENDPRESS
> RESIGN demo

To: zoe@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > A BUD - SER
< A BUD - SER
< > A VIE H, F TRI - ALB
< A VIE H
< F TRI - ALB
<
< > SET WAIT
< The turn will not run before the deadline.
<
< > SET DRAW
< > SET CONCEDE ENGLAND
< > SET PASSWORD ********
< > SET ADDRESS zoe@example.org
< > PRESS TO E
< > RESIGN demo
< *** You only order for Austria for a time: this is for its player. (To
< end your time, write NO SITTER.)
<
< I could not carry out 6 lines. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste -> Albania.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M orders

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| This is a copy: the person who orders for you (zoe@example.org) has
| written to me. NO SITTER ends that.
|
| > A BUD - SER
| A BUD - SER
| > A VIE H, F TRI - ALB
| A VIE H
| F TRI - ALB
|
| > SET WAIT
| The turn will not run before the deadline.
|
| > SET DRAW
| > SET CONCEDE ENGLAND
| > SET PASSWORD ********
| > SET ADDRESS zoe@example.org
| > PRESS TO E
| > RESIGN demo
| *** You only order for Austria for a time: this is for its player. (To
| end your time, write NO SITTER.)
|
| I could not carry out 6 lines. See above.
|
| Movement orders for Spring of 1901. (demo.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste -> Albania.
|
| You wait for the deadline; SET NO WAIT lets the turn run early.
| The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo

From: eve@example.org
> SIGN ON DEMO
> PRESS TO A
> Are you there?
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as England in 'demo'.
<
< > PRESS TO A
< Press sent to Austria.
<   | Are you there?
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
| Are you there?
|
| On the web: https://judge.example.org/my/games/demo/press/E

From: max@example.org
> SIGN ON DEMO
> SET DEADLINE 28 NOV 2026 20:00

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > SET DEADLINE 28 NOV 2026 20:00
< The deadline for S1901M is Saturday 28 November 2026, 20:00 UTC.
< Grace ends Tuesday 1 December 2026, 20:00 UTC.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste -> Albania.
<
< Austria: orders are in; waits for the deadline.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs at the deadline: Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, zoe@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
|
| The deadline for S1901M is Saturday 28 November 2026, 20:00 UTC.
| Grace ends Tuesday 1 December 2026, 20:00 UTC.
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: zoe@example.org
> SIGN ON demo
> OBSERVE demo hush-hush

To: zoe@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
<
< > SIGN ON demo
< You order for Austria in 'demo', until Thursday 26 November 2026, 23:59
< UTC.
<
< > OBSERVE demo ********
< *** In 'demo' you are ordering for Austria, so you cannot have a seat
< there. NO SITTER ends that.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste -> Albania.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M orders

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
|
| This is a copy: the person who orders for you (zoe@example.org) has
| written to me. NO SITTER ends that.
|
| > SIGN ON demo
| You order for Austria in 'demo', until Thursday 26 November 2026, 23:59
| UTC.
|
| > OBSERVE demo ********
| *** In 'demo' you are ordering for Austria, so you cannot have a seat
| there. NO SITTER ends that.
|
| Movement orders for Spring of 1901. (demo.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste -> Albania.
|
| You wait for the deadline; SET NO WAIT lets the turn run early.
| The turn runs at the deadline: Saturday 28 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< A VIE - GAL -- replaces A VIE H
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/demo

@ 2026-11-27T00:00:00Z

To: zoe@example.org
Subject: CHANCERY:demo - S1901M Your time for Austria is over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
|
| You no longer have to order for Austria in 'demo'. Thank you.
|
| On the web: https://judge.example.org/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Austria has no sitter

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
|
| Zoe Zander's time is over: only you order for Austria again.
|
| On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Austria no longer has a sitter

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sat Nov 28 2026 20:00:00 +0000
|
| Zoe Zander no longer orders for Austria.
|
| On the web: https://judge.example.org/my/games/demo

From: zoe@example.org
To: reply
> A BUD H

To: zoe@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > A BUD H
< *** I don't understand this line. HELP lists the commands; for orders,
< SIGN ON to your game first.

