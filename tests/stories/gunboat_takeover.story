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
< Name:     Max Master
< Timezone: UTC
<
< > CREATE ?boat ********
< Game 'boat' has been created: France against Austria, Gunboat, for 2
< players.
<
< You are its first player. To run it without playing, write
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
< You are now the master of 'boat'.
<
< > SET NO PRESS
< NO PRESS (it was: WHITE).
<
< 'boat' has not started yet: 0 of 2 seats are taken.

From: Zoe Zander <zoe@example.org>
> REGISTER Zoe Zander
> RESERVE boat

To: zoe@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:     Zoe Zander
< Timezone: UTC
<
< > RESERVE boat
< You are on the reserve list for 'boat'.
<
< Next: answer this letter. The game boat waits for players: SIGN ON ?boat
< and a password of your own joins it. LIST shows all games, and GET GUIDE
< how to play. All of it can be done in a browser too: WEB tells where.

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
< Name:     Ann Other
< Timezone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'. One more player is needed.
<
< France against Austria, Gunboat, for 2 players. Its master is Max
< Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
< Nobody learns who plays what before the game is over.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, FRANCE. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST boat shows
< everything about the game.
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
< Name:     Bob Open
< Timezone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'. All seats are taken.
<
< France against Austria, Gunboat, for 2 players. Its master is Max
< Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
< Nobody learns who plays what before the game is over.
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

To: ann@example.org
Subject: CHANCERY:boat - A new player

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
|
| A player has joined 'boat'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M The game begins

| :: Judge: CHANCERY  Game: Boat  Variant: France against Austria, Gunboat
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game 'boat' begins.
|
| Master:   Max Master  max@example.org
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
| The next phase of 'boat' will be Movement for Spring of 1901. The
| deadline for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - S1901M The game begins

| ...
| You play Austria. Answer this letter, or begin a new one with
| SIGN ON aboat password.
| ...
| France:   somebody
| ...
| To order, answer this letter with the form filled in:
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

To: bob@example.org
Subject: CHANCERY:boat - S1901M The game begins

| ...
| You play France. Answer this letter, or begin a new one with
| SIGN ON fboat password.
|
| Master:   Max Master  max@example.org
| Austria:  somebody
| ...
| To order, answer this letter with the form filled in:
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
| Austria has resigned from 'boat'. Anybody who is registered here can
| take over, with a password of their own:
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
| Answer YES, and Austria is yours. Answer NO, and the next one is asked;
| so they are if nothing comes from you by Sunday 22 November 2026, 12:00
| UTC. Anybody else may take the seat too: whoever comes first has it. You
| get time for your first orders.
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
| LIST boat tells more. To be asked no more, write NO RESERVE.
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
< You now play Austria in 'boat'. Your seat has no password: simply answer
< my letters about the game. SET PASSWORD and a word gives it one. You are
< off the reserve list; RESERVE puts you on it again.
<
< 3 orders are needed, and none is on file.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat
<
< To order, answer this letter with the form filled in:
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
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.
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
| The next phase of 'boat' will be Movement for Spring of 1901. The
| deadline for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
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
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.

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
< There is no press: players do not write to each other.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< The settings, as they can be mailed to the judge:
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
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat

From: ann@example.org
> LIST boat

To: ann@example.org
Subject: Re: CHANCERY - your letter

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
< There is no press: players do not write to each other.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< The settings, as they can be mailed to the judge:
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
| This is a reminder: orders of France for S1901M are still missing. The
| deadline is Tuesday 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, answer this letter with the form filled in:
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
| We are waiting for France (late for the first time).
|
| If no orders come by Friday 27 November 2026, 23:30 UTC, France can be
| taken over.
|
| On the web: https://judge.example.org/my/games/boat

To: bob@example.org, bob@example.org, bob@example.org
Subject: CHANCERY:boat - S1901M Late Notice: F

| ...
| To order, answer this letter with the form filled in:
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
| France's extra time is up, and no orders have come: France is abandoned.
| The game waits.
|
| Anybody who is registered here can take over, with a password of their
| own:
|
|   SIGN ON fboat password
|
| On the web: https://judge.example.org/my/games/boat

To: bob@example.org
Subject: CHANCERY:boat - S1901M Abandoned: France

| ...
| If you send your orders before somebody takes over, you keep your place.
| ...
| To order, answer this letter with the form filled in:
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
< Name:     Yan Young
< Timezone: UTC
<
< > SIGN ON fboat ********
< You now play France in 'boat'. The password is yours.
<
< 3 orders are needed, and none is on file.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Monday 7 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/boat
<
< To order, answer this letter with the form filled in:
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
| The game goes on. The deadline for orders is Monday 7 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/boat

To: zoe@example.org
Subject: CHANCERY:boat - S1901M France has a new player

| ...
| A player now plays France in 'boat'.
| ...
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.
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
| The next phase of 'boat' will be Movement for Spring of 1901. The
| deadline for orders will be Monday 7 December 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 0 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Thursday 10 December 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
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
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.

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
< Austria is offered to others. You play on until somebody takes it: your
< orders are still owed.
<
< > HISTORY boat FROM 1 NOV
< History of game 'boat'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< Master has changed the settings of 'boat':
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
| The player of Austria seeks a replacement, and plays on until there is
| one. They say: "My holiday begins". Anybody who is registered here can
| take over, with a password of their own:
|
|   SIGN ON aboat password
|
| On the web: https://judge.example.org/my/games/boat

