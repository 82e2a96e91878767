# Gunboat: one player resigns, one vanishes, and others come from the reserve list and from the street. Nobody but the master
# learns who left and who came.
From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?boat secret standard_france_austria gunboat
> BECOME MASTER
> SET NO PRESS

To: max@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?boat ********
< Game 'boat' has been created: France against Austria, Gunboat, for 2
< players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, Gunboat, for 2 players.
<
<   https://judge.example.org/games/boat
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?boat password
<
< > BECOME MASTER
< You are now the GM of 'boat'.
<
< > SET NO PRESS
< NO PRESS (it was: WHITE).
<
< 'boat' has not started yet: 0 of 2 seats are taken.

From: Zoe Zander <zoe@example.org>
> REGISTER Zoe Zander
> RESERVE boat

To: zoe@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:      Zoe Zander
< Time zone: UTC
<
< > RESERVE boat
< You are on the standby list for 'boat'.
<
< Next: reply to this e-mail. The game boat needs players: SIGN ON ?boat
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?boat ann-secret
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'. One more player is needed.
<
< France against Austria, Gunboat, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, FRANCE. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST boat shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'boat' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - A new player

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
|
| Ann Other (ann@example.org) has joined 'boat'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/boat

From: Bob Open <bob@example.org>
> REGISTER Bob Open
> SIGN ON ?boat bob-secret
> SET PREFERENCE F

To: bob@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
<
< > REGISTER Bob Open
< Welcome, Bob Open. You are registered.
< Name:      Bob Open
< Time zone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'. All seats are taken.
<
< France against Austria, Gunboat, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - A new player

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
|
| Bob Open (bob@example.org) has joined 'boat'. All seats are taken. Their
| record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M The game begins

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'boat' has started.
|
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| GM:       Max Master  max@example.org
| Austria:  Ann Other   ann@example.org
| France:   Bob Open    bob@example.org
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - S1901M You are Austria

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'boat' has started. You are Austria.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/boat
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
|
| To write a new e-mail instead of a reply, begin it with SIGN ON aboat
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  Ann Other   ann@example.org
| France:   someone
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: bob@example.org
Subject: CHANCERY:boat - S1901M You are France

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'boat' has started. You are France.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON fboat
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  someone
| France:   Bob Open    bob@example.org
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON aboat ann-secret
> RESIGN boat

To: ann@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aboat ********
< Signed on as Austria in 'boat'.
<
< > RESIGN boat
< You have resigned from 'boat'.
<
< On the web: https://judge.example.org/games/boat

To: max@example.org, bob@example.org
Subject: CHANCERY:boat - S1901M Austria has resigned

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Austria has resigned from 'boat'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON aboat password
|
| On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - S1901M Austria has resigned

| ...
| On the web: https://judge.example.org/games/boat

To: zoe@example.org
Subject: CHANCERY:boat - S1901M Will you play Austria?

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Austria in 'boat' is without a player. You are on the reserve list. Will
| you play Austria?
|
| Reply YES to take Austria, or NO to pass. If I don't hear from you by
| Sunday 22 November 2026, 12:00 UTC, I ask the next person. The seat is
| also open to others, so the first YES gets it. You get time for your
| first orders.
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| LIST boat shows the settings. NO RESERVE takes you off the standby list.
|
| On the web: https://judge.example.org/games/boat

From: zoe@example.org
To: reply
> Yes

To: zoe@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > Yes
< You now play Austria in 'boat'. Your seat has no password: just reply to
< my e-mails about the game. SET PASSWORD word sets one. You are off the
< reserve list; RESERVE puts you on it again.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat
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

To: max@example.org
Subject: CHANCERY:boat - S1901M Austria has a new player

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) now plays Austria in 'boat'. Their record
| here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/boat

To: bob@example.org
Subject: CHANCERY:boat - S1901M Austria has a new player

| ...
| A player now plays Austria in 'boat'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/boat

To: zoe@example.org
Subject: CHANCERY:boat - S1901M Austria has a new player

| ...
| Zoe Zander (zoe@example.org) now plays Austria in 'boat'.
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
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
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: zoe@example.org
To: reply
> A BUD - SER, A VIE - GAL, F TRI - ALB
> SET NO WAIT
> LIST boat
> WHOGAME boat

To: zoe@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > A BUD - SER, A VIE - GAL, F TRI - ALB
< A BUD - SER
< A VIE - GAL
< F TRI - ALB
<
< > SET NO WAIT
< The turn may now run early.
<
< > LIST boat
< Game 'boat' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 1 of 2 powers are in.
<
< Variant: France against Austria, Gunboat.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET GUNBOAT
<   SET NO PRESS
<
< The following players are signed up for game 'boat':
< Master:   Max Master  max@example.org
< Austria:  Zoe Zander  zoe@example.org
< France:   somebody
<
< Status of the Movement phase for Spring of 1901.  (boat.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< France:    Brest, Marseilles, Paris.
< Unowned:   Ankara, Belgium, Berlin, Bulgaria, Constantinople, Denmark,
<            Edinburgh, Greece, Holland, Kiel, Liverpool, London, Moscow,
<            Munich, Naples, Norway, Portugal, Rome, Rumania, Serbia,
<            Sevastopol, Smyrna, Spain, St Petersburg, Sweden, Tunis,
<            Venice, Warsaw.
<
< Austria:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
<
< > WHOGAME boat
< Master:   Max Master  max@example.org
< Austria:  Zoe Zander  zoe@example.org
< France:   somebody
<
< Movement orders for Spring of 1901. (boat.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat

From: ann@example.org
> LIST boat

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST boat
< Game 'boat' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
<
< Variant: France against Austria, Gunboat.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET GUNBOAT
<   SET NO PRESS
<
< The following players are signed up for game 'boat':
< Master:   Max Master
< Austria:  somebody
< France:   somebody
<
< Status of the Movement phase for Spring of 1901.  (boat.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< France:    Brest, Marseilles, Paris.
< Unowned:   Ankara, Belgium, Berlin, Bulgaria, Constantinople, Denmark,
<            Edinburgh, Greece, Holland, Kiel, Liverpool, London, Moscow,
<            Munich, Naples, Norway, Portugal, Rome, Rumania, Serbia,
<            Sevastopol, Smyrna, Spain, St Petersburg, Sweden, Tunis,
<            Venice, Warsaw.
<
< Austria:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.

@ 2026-12-04T23:30:00Z

To: bob@example.org
Subject: CHANCERY:boat - S1901M Reminder

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Your S1901M orders for France are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: max@example.org, zoe@example.org, max@example.org, zoe@example.org, max@example.org, zoe@example.org
Subject: CHANCERY:boat - S1901M Late Notice: F

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game is waiting for France (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 23:30 UTC, another
| player can take over France.
|
| On the web: https://judge.example.org/my/games/boat

To: bob@example.org, bob@example.org, bob@example.org
Subject: CHANCERY:boat - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Friday 27 November 2026, 23:30 UTC. After that, another
| player can take over France. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: max@example.org, zoe@example.org
Subject: CHANCERY:boat - S1901M Abandoned: France

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| France is open to any registered player: no orders arrived in the extra
| time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON fboat password
|
| On the web: https://judge.example.org/my/games/boat

To: bob@example.org
Subject: CHANCERY:boat - S1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| You can still keep France: send your orders before another player takes
| the seat.
|
| The extra time has ended, and I have no orders from you, so France is
| open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

From: Yan Young <yan@example.org>
> REGISTER Yan Young
> SIGN ON fboat yan-secret

To: yan@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
< :: Deadline: S1901M Mon Dec 07 2026 23:30:00 +0000
<
< > REGISTER Yan Young
< Welcome, Yan Young. You are registered.
< Name:      Yan Young
< Time zone: UTC
<
< > SIGN ON fboat ********
< You now play France in 'boat'. The password is yours.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Monday 7 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: bob@example.org
Subject: CHANCERY:boat - S1901M France has been taken over

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| As no orders came from you, France is now played by somebody else.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M France has a new player

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Mon Dec 07 2026 23:30:00 +0000
|
| Yan Young (yan@example.org) now plays France in 'boat'. Their record
| here: nothing is known yet.
| The game continues. The deadline for orders is Monday 7 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/boat

To: zoe@example.org
Subject: CHANCERY:boat - S1901M France has a new player

| ...
| A player now plays France in 'boat'.
| ...
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/boat

To: yan@example.org
Subject: CHANCERY:boat - S1901M France has a new player

| ...
| Yan Young (yan@example.org) now plays France in 'boat'.
| ...
| Status of the Movement phase for Spring of 1901.  (boat.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Your orders for S1901M are due on Monday 7 December 2026, 23:30 UTC, in
| 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: zoe@example.org
> SIGN ON boat
> SEEK REPLACEMENT My holiday begins
> HISTORY boat FROM 1 NOV

To: zoe@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
< :: Deadline: S1901M Mon Dec 07 2026 23:30:00 +0000
<
< > SIGN ON boat
< Signed on as Austria in 'boat'.
<
< > SEEK REPLACEMENT My holiday begins
< Austria is now open to others. You play until someone takes it: you
< still owe orders.
<
< > HISTORY boat FROM 1 NOV
< History of game 'boat'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'boat':
<
< NO PRESS (it was: WHITE).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Austria has resigned from 'boat'.
<
< Movement orders for Spring of 1901. (boat.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Monday 7 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org, yan@example.org
Subject: CHANCERY:boat - S1901M Austria: a replacement is wanted

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Mon Dec 07 2026 23:30:00 +0000
|
| The player of Austria is looking for a replacement, and plays until
| there is one. They say: "My holiday begins". To take over, any
| registered player can choose a password and send:
|
|   SIGN ON aboat password
|
| On the web: https://judge.example.org/my/games/boat

