# France loses its player. A steward, which is a computer, keeps what it has; everybody is told. Then a person takes it back.
From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?pair secret standard_france_austria
> BECOME MASTER
> SET VACANT STEWARD

To: max@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?pair ********
< Game 'pair' has been created: France against Austria, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, for 2 players.
<
<   https://judge.example.org/games/pair
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?pair password
<
< > BECOME MASTER
< You are now the GM of 'pair'.
<
< > SET VACANT STEWARD
< VACANT STEWARD (it was: VACANT HOLD).
<
< 'pair' has not started yet: 0 of 2 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?pair ann-secret
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. One more player is needed.
<
< France against Austria, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, FRANCE. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST pair shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'pair' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
|
| Ann Other (ann@example.org) has joined 'pair'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

From: Fred Fox <fred@example.org>
> REGISTER Fred Fox
> SIGN ON ?pair fred-secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
<
< > REGISTER Fred Fox
< Welcome, Fred Fox. You are registered.
< Name:      Fred Fox
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. All seats are taken.
<
< France against Austria, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
|
| Fred Fox (fred@example.org) has joined 'pair'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - S1901M The game begins

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| GM:       Max Master  max@example.org
| Austria:  Ann Other   ann@example.org
| France:   Fred Fox    fred@example.org
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - S1901M You are Austria

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
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
| To write a new e-mail instead of a reply, begin it with SIGN ON apair
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  Ann Other   ann@example.org
| France:   Fred Fox
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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

To: fred@example.org
Subject: CHANCERY:pair - S1901M You are France

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fpair
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  Ann Other
| France:   Fred Fox    fred@example.org
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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

@ 2026-11-22T12:00:00Z

From: Fred Fox <fred@example.org>
> SIGN ON fpair fred-secret
> RESIGN pair

To: fred@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fpair ********
< Signed on as France in 'pair'.
<
< > RESIGN pair
< You have resigned from 'pair'.
<
< On the web: https://judge.example.org/games/pair

To: max@example.org, ann@example.org
Subject: CHANCERY:pair - S1901M France has resigned

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| France has resigned from 'pair'. To take over, any registered player can
| choose a password and send:
|
|   SIGN ON fpair password
|
| On the web: https://judge.example.org/my/games/pair

To: fred@example.org
Subject: CHANCERY:pair - S1901M France has resigned

| ...
| On the web: https://judge.example.org/games/pair

To: max@example.org, ann@example.org
Subject: CHANCERY:pair - S1901M France is in the hands of a caretaker

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| France is in the hands of a caretaker since Spring of 1901. It defends
| the power, and attacks only powers that have attacked it. It reads no
| press, and has no vote.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON fpair password
|
| On the web: https://judge.example.org/my/games/pair

From: Ann Other <ann@example.org>
> SIGN ON apair ann-secret
> A VIE - TYR
> A BUD - SER
> F TRI - VEN
> PRESS TO F
> Shall we leave Italy to me?
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON apair ********
< Signed on as Austria in 'pair'.
<
< > A VIE - TYR
< A VIE - TYR
< > A BUD - SER
< A BUD - SER
< > F TRI - VEN
< F TRI - VEN
<
< > PRESS TO F
< *** The steward plays France and reads no press. I sent nothing.
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (pair.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Tyrolia.
< Austria: Fleet Trieste -> Venice.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-11-22T14:00:00Z

To: max@example.org
Subject: CHANCERY:pair - S1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 5 days.
|
| Movement results for Spring of 1901. (pair.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Tyrolia.
| Austria: Fleet Trieste -> Venice.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A tyr, F ven; BUD, TRI, VIE
| France:  3: A MAR, A PAR, F BRE
| Unowned: ANK, BEL, BER, BUL, CON, DEN, EDI, GRE, HOL, KIE, LVP, LON,
|          MOS, MUN, NAP, NOR, POR, ROM, RUM, SER, SEV, SMY, SPA, STP,
|          SWE, TUN, VEN, WAR
|
| France is in the hands of a caretaker since Spring of 1901.
|
| On the web: https://judge.example.org/my/games/pair/S1901M

To: ann@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 5 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| F VEN
| # can go to ADR, APU, TRI
| END ORDERS

From: Ann Other <ann@example.org>
> SIGN ON apair ann-secret
> LIST pair

To: ann@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON apair ********
< Signed on as Austria in 'pair'.
<
< > LIST pair
< Game 'pair' is running: F1901M, Movement for Fall of 1901.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 1 of 2 powers are in.
<
< Variant: France against Austria.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET VACANT STEWARD
<
< The following players are signed up for game 'pair':
< Master:   Max Master                         max@example.org
< Austria:  Ann Other                          ann@example.org
< France:   a caretaker, since Spring of 1901
< France is free: SIGN ON fpair password
<
< Status of the Movement phase for Fall of 1901.  (pair.002)
<
< Austria: Army Serbia.
< Austria: Army Tyrolia.
< Austria: Fleet Venice.
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
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A SER
< # can go to ALB, BUD, BUL, GRE, RUM, TRI
< A TYR
< # can go to BOH, MUN, PIE, TRI, VEN, VIE
< F VEN
< # can go to ADR, APU, TRI
< END ORDERS

From: Zoe Zander <zoe@example.org>
> REGISTER Zoe Zander
> SIGN ON fpair zoe-secret
> LIST pair

To: zoe@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:      Zoe Zander
< Time zone: UTC
<
< > SIGN ON fpair ********
< You now play France in 'pair'. The password is yours. What a caretaker
< has ordered for this turn is on file until you order something else.
<
< > LIST pair
< Game 'pair' is running: F1901M, Movement for Fall of 1901.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 1 of 2 powers are in.
<
< Variant: France against Austria.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET VACANT STEWARD
<
< The following players are signed up for game 'pair':
< Master:   Max Master  max@example.org
< Austria:  Ann Other
< France:   Zoe Zander  zoe@example.org
<
< Status of the Movement phase for Fall of 1901.  (pair.002)
<
< Austria: Army Serbia.
< Austria: Army Tyrolia.
< Austria: Fleet Venice.
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
< Movement orders for Fall of 1901. (pair.002)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - F1901M France has a new player

| :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) now plays France in 'pair'. Their record
| here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - F1901M France has a new player

| ...
| Zoe Zander now plays France in 'pair'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/pair

To: zoe@example.org
Subject: CHANCERY:pair - F1901M France has a new player

| ...
| Zoe Zander (zoe@example.org) now plays France in 'pair'.
|
| Status of the Movement phase for Fall of 1901.  (pair.002)
|
| Austria: Army Serbia.
| Austria: Army Tyrolia.
| Austria: Fleet Venice.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 5 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A MAR
| # on file: A MAR H
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # on file: A PAR H
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # on file: F BRE H
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| HISTORY pair shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: Zoe Zander <zoe@example.org>
> SIGN ON fpair zoe-secret
> SUMMARY pair

To: zoe@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: France against Austria
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fpair ********
< Signed on as France in 'pair'.
<
< > SUMMARY pair
< Summary of game 'pair' through F1901M.
<
< It began on Saturday 21 November 2026.
< Its master: Max Master.
< France: Fred Fox resigned on Sunday 22 November 2026.
<
< Variant: France against Austria.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 . . . . . . . F F F . . . . . . . . . . . . . . . . . . . . . A A A
<
< History of Supply Center Counts
< Power    1900  Player
< Austria     3  Ann Other
< France      3  Fred Fox, Zoe Zander
< Index:      9
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< Movement orders for Fall of 1901. (pair.002)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

