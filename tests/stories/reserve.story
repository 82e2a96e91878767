# A player vanishes; the seat is offered to the reserve list in turn: the first is silent, the second says no, the third takes it.
! demo

From: Nan New <nan@example.org>
> REGISTER Nan New
> RESERVE

To: nan@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Nan New
< Welcome, Nan New. You are registered.
< Name:      Nan New
< Time zone: UTC
<
< > RESERVE
< You are on the standby list for any public game.
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: Pat Patient <pat@example.org>
> REGISTER Pat Patient
> STANDBY demo

To: pat@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Pat Patient
< Welcome, Pat Patient. You are registered.
< Name:      Pat Patient
< Time zone: UTC
<
< > STANDBY demo
< You are on the standby list for 'demo'.
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: Quin Quick <quin@example.org>
> REGISTER Quin Quick
> RESERVE STANDARD

To: quin@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Quin Quick
< Welcome, Quin Quick. You are registered.
< Name:      Quin Quick
< Time zone: UTC
<
< > RESERVE STANDARD
< You are on the standby list for games on standard.
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: rob@example.org
> RESERVE

To: rob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > RESERVE
< You are on the standby list for any public game.

From: max@example.org
> SIGN ON DEMO
> A BUD H, A VIE H, F TRI H
> A LVP H, F EDI H, F LON H
> A PAR H, A MAR H, F BRE H
> A BER H, A MUN H, F KIE H
> A MOS H, A WAR H, F SEV H, F STP H
> A CON H, A SMY H, F ANK-BLA

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > A BUD H, A VIE H, F TRI H
< Austria: A BUD H
< Austria: A VIE H
< Austria: F TRI H
< > A LVP H, F EDI H, F LON H
< England: A LVP H
< England: F EDI H
< England: F LON H
< > A PAR H, A MAR H, F BRE H
< France: A PAR H
< France: A MAR H
< France: F BRE H
< > A BER H, A MUN H, F KIE H
< Germany: A BER H
< Germany: A MUN H
< Germany: F KIE H
< > A MOS H, A WAR H, F SEV H, F STP H
< Russia: A MOS H
< Russia: A WAR H
< Russia: F SEV H
< Russia: F STP/SC H
< > A CON H, A SMY H, F ANK-BLA
< Turkey: A CON H
< Turkey: A SMY H
< Turkey: F ANK - BLA
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< Germany: Army Berlin HOLD.
< Germany: Army Munich HOLD.
< Germany: Fleet Kiel HOLD.
<
< Russia: Army Moscow HOLD.
< Russia: Army Warsaw HOLD.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (south coast) HOLD.
<
< Turkey: Army Constantinople HOLD.
< Turkey: Army Smyrna HOLD.
< Turkey: Fleet Ankara -> Black Sea.
<
< Austria: orders are in.
< England: orders are in.
< France: orders are in.
< Germany: orders are in.
< Italy: 3 orders are missing.
< Russia: orders are in.
< Turkey: orders are in.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as Austria

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as Austria and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
|
| On the web: https://judge.example.org/my/games/demo

To: eve@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as England

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as England and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
|
| On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as France

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as France and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| On the web: https://judge.example.org/my/games/demo

To: gus@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as Germany

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as Germany and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| Germany: Army Berlin HOLD.
| Germany: Army Munich HOLD.
| Germany: Fleet Kiel HOLD.
|
| On the web: https://judge.example.org/my/games/demo

To: rob@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as Russia

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as Russia and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| Russia: Army Moscow HOLD.
| Russia: Army Warsaw HOLD.
| Russia: Fleet Sevastopol HOLD.
| Russia: Fleet St Petersburg (south coast) HOLD.
|
| On the web: https://judge.example.org/my/games/demo

To: tom@example.org
Subject: CHANCERY:demo - S1901M The GM has acted as Turkey

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has acted as Turkey and done this:
|
| Movement orders for Spring of 1901. (demo.001)
|
| Turkey: Army Constantinople HOLD.
| Turkey: Army Smyrna HOLD.
| Turkey: Fleet Ankara -> Black Sea.
|
| On the web: https://judge.example.org/my/games/demo

From: eve@example.org
> SIGN ON DEMO
> BROADCAST
> Where is Italy?
> ENDBROADCAST

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as England in 'demo'.
<
< > BROADCAST
< Press sent to all.
<   | Where is Italy?
<
< Movement orders for Spring of 1901. (demo.001)
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M England to all

| Message from England to all in 'demo':
|
| Where is Italy?
|
| On the web: https://judge.example.org/my/games/demo/press/all

@ 2026-11-27T23:30:00Z

To: ida@example.org
Subject: CHANCERY:demo - S1901M Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Your S1901M orders for Italy are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org, max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org, max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Late Notice: I

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game is waiting for Italy (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 23:30 UTC, another
| player can take over Italy.
|
| On the web: https://judge.example.org/my/games/demo

To: ida@example.org, ida@example.org, ida@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for Italy.
| The game is waiting for them.
|
| Send them by Friday 27 November 2026, 23:30 UTC. After that, another
| player can take over Italy. This is your first late turn. To let someone
| stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Abandoned: Italy

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy is open to any registered player: no orders arrived in the extra
| time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON idemo password
|
| On the web: https://judge.example.org/my/games/demo

To: ida@example.org
Subject: CHANCERY:demo - S1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| You can still keep Italy: send your orders before another player takes
| the seat.
|
| The extra time has ended, and I have no orders from you, so Italy is
| open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

To: pat@example.org
Subject: CHANCERY:demo - S1901M Will you play Italy?

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy in 'demo' is without a player. You are on the reserve list. Will
| you play Italy?
|
| Reply YES to take Italy, or NO to pass. If I don't hear from you by
| Saturday 28 November 2026, 23:30 UTC, I ask the next person. The seat is
| also open to others, so the first YES gets it. You get time for your
| first orders.
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
| LIST demo shows the settings. NO RESERVE takes you off the standby list.
|
| On the web: https://judge.example.org/games/demo

From: nan@example.org
> LIST

To: nan@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST
< Name  Phase    Variant/Options
< demo  S1901M   Standard, Moderated (Max Master), Press:W-P.
<                Deadline Tuesday 24 November 2026, 23:30 UTC
<                Open seats: Italy
< open  Forming  Standard, Press:W-P.
<                1 of 7 seats taken: SIGN ON ?open password
<
< LIST name shows more about a game.
< Press: W white, G grey, P partial (to some only), F faked; - not
< allowed.

@ 2026-11-28T23:30:00Z

To: nan@example.org
Subject: CHANCERY:demo - S1901M Will you play Italy?

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy in 'demo' is without a player. You are on the reserve list. Will
| you play Italy?
|
| Reply YES to take Italy, or NO to pass. If I don't hear from you by
| Sunday 29 November 2026, 23:30 UTC, I ask the next person. The seat is
| also open to others, so the first YES gets it. You get time for your
| first orders.
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
| LIST demo shows the settings. NO RESERVE takes you off the standby list.
|
| On the web: https://judge.example.org/games/demo

From: pat@example.org
> OPENINGS

To: pat@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > OPENINGS
< Games that have not started yet:
< open  Forming  Standard, Press:W-P.
<                1 of 7 seats taken: SIGN ON ?open password
<
< Powers that want a new player:
< demo  S1901M  Standard, Moderated (Max Master), Press:W-P.
<               Deadline Tuesday 24 November 2026, 23:30 UTC
<               Open seats: Italy
<               SIGN ON idemo password  (Italy)
<
< In place of "password" write one of your own. LIST name shows more about
< a game.

From: nan@example.org
To: reply
> No thanks, I am on the road.
> Nan

To: nan@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > No thanks, I am on the road.
< You have not taken Italy, and are not asked again about it. You stay on
< the reserve list; NO RESERVE takes you off.

To: quin@example.org
Subject: CHANCERY:demo - S1901M Will you play Italy?

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy in 'demo' is without a player. You are on the reserve list. Will
| you play Italy?
|
| Reply YES to take Italy, or NO to pass. If I don't hear from you by
| Sunday 29 November 2026, 23:30 UTC, I ask the next person. The seat is
| also open to others, so the first YES gets it. You get time for your
| first orders.
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
| LIST demo shows the settings. NO RESERVE takes you off the standby list.
|
| On the web: https://judge.example.org/games/demo

From: nan@example.org
To: reply
> No thanks
> Nan

To: nan@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > No thanks
< *** I don't understand this line. HELP lists the commands; for orders,
< SIGN ON to your game first.

@ 2026-11-29T23:30:00Z

From: quin@example.org
To: reply
> Yes please!
>
> Greetings
> Quin

To: quin@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Dec 02 2026 23:30:00 +0000
<
< > Yes please!
< You now play Italy in 'demo'. Your seat has no password: just reply to
< my e-mails about the game. SET PASSWORD word sets one. You are off the
< reserve list; RESERVE puts you on it again.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Wednesday 2 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A ROM
< # can go to APU, NAP, TUS, VEN
< A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Italy has been taken over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| As no orders came from you, Italy is now played by Quin Quick.
|
| On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Italy has a new player

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Dec 02 2026 23:30:00 +0000
|
| Quin Quick (quin@example.org) now plays Italy in 'demo'. Their record
| here: nothing is known yet.
| The game continues. The deadline for orders is Wednesday 2 December
| 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Italy has a new player

| ...
| Quin Quick now plays Italy in 'demo'.
| ...
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/demo

To: quin@example.org
Subject: CHANCERY:demo - S1901M Italy has a new player

| ...
| Quin Quick (quin@example.org) now plays Italy in 'demo'.
| ...
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
| Your orders for S1901M are due on Wednesday 2 December 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| Public press this turn:
|
| Message from England to all in 'demo':
|
| Where is Italy?
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: ida@example.org
To: reply
> A ROM H

To: ida@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > A ROM H
< *** I don't understand this line. HELP lists the commands; for orders,
< SIGN ON to your game first.

From: ida@example.org
> SIGN ON idemo secret

To: ida@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON idemo ********
< *** That is not the password of that seat in 'demo'. You can also reply
< to any of my e-mails about 'demo', without a password.

From: quin@example.org
To: reply
> A ROM H, A VEN H, F NAP H

To: quin@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Dec 02 2026 23:30:00 +0000
<
< > A ROM H, A VEN H, F NAP H
< A ROM H
< A VEN H
< F NAP H
<
< Movement orders for Spring of 1901. (demo.001)
<
< Italy: Army Rome HOLD.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Wednesday 2 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

