# Retreats and builds that are sent with the moves, phases that therefore take no time, and standing orders.
From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?duel secret
> BECOME MASTER
> SET POWERS 2, PLAYERS 2, NO PRESS

To: max@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:     Max Master
< Timezone: UTC
<
< > CREATE ?duel ********
< Game 'duel' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/duel
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?duel password
<
< > BECOME MASTER
< You are now the master of 'duel'.
<
< > SET POWERS 2, PLAYERS 2, NO PRESS
< POWERS 2.
< PLAYERS 2.
< NO PRESS (it was: WHITE).
<
< 'duel' has not started yet: 0 of 2 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?duel secret
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:     Ann Other
< Timezone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. One more player is needed.
<
< Standard, for 2 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST duel shows
< everything about the game.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'duel' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/duel

To: max@example.org
Subject: CHANCERY:duel - A new player

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'duel'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/duel

From: Ida Italian <ida@example.org>
> REGISTER Ida Italian
> SIGN ON ?duel secret
> SET PREFERENCE I

To: ida@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
<
< > REGISTER Ida Italian
< Welcome, Ida Italian. You are registered.
< Name:     Ida Italian
< Timezone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. All seats are taken.
<
< Standard, for 2 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< > SET PREFERENCE I
< Your preference is Italy.
<
< On the web: https://judge.example.org/my/games/duel

To: max@example.org
Subject: CHANCERY:duel - A new player

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| Ida Italian (ida@example.org) has joined 'duel'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - A new player

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| Ida Italian has joined 'duel'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/duel

To: max@example.org
Subject: CHANCERY:duel - S1901M The game begins

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game 'duel' begins.
|
| Master:   Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  nobody
| France:   nobody
| Germany:  nobody
| Italy:    Ida Italian  ida@example.org
| Russia:   nobody
| Turkey:   nobody
|
| Status of the Movement phase for Spring of 1901.  (duel.001)
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
| The next phase of 'duel' will be Movement for Spring of 1901. The
| deadline for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - S1901M The game begins

| ...
| You play Austria. Answer this letter, or begin a new one with
| SIGN ON aduel password.
| ...
| Italy:    Ida Italian
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

To: ida@example.org
Subject: CHANCERY:duel - S1901M The game begins

| ...
| You play Italy. Answer this letter, or begin a new one with
| SIGN ON iduel password.
|
| Master:   Max Master   max@example.org
| Austria:  Ann Other
| ...
| To order, answer this letter with the form filled in:
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

From: ann@example.org
> SIGN ON aduel secret
> A BUD S A VIE
> A VIE S A BUD
> F TRI H

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > A BUD S A VIE
< A BUD S A VIE
< > A VIE S A BUD
< A VIE S A BUD
< > F TRI H
< F TRI H
<
< Movement orders for Spring of 1901. (duel.001)
<
< Austria: Army Budapest SUPPORT Army Vienna.
< Austria: Army Vienna SUPPORT Army Budapest.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: ida@example.org
> SIGN ON iduel secret
> A VEN - TYR
> A ROM - VEN
> F NAP - ION

To: ida@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON iduel ********
< Signed on as Italy in 'duel'.
<
< > A VEN - TYR
< A VEN - TYR
< > A ROM - VEN
< A ROM - VEN
< > F NAP - ION
< F NAP - ION
<
< Movement orders for Spring of 1901. (duel.001)
<
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Tyrolia.
< Italy: Fleet Naples -> Ionian Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-21T18:00:00Z

To: max@example.org
Subject: CHANCERY:duel - S1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Movement results for Spring of 1901. (duel.001)
|
| Austria: Army Budapest SUPPORT Army Vienna.
| Austria: Army Vienna SUPPORT Army Budapest.
| Austria: Fleet Trieste HOLD.
|
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
|
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
|
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
|
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Tyrolia.
| Italy: Fleet Naples -> Ionian Sea.
|
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
|
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Where everybody stands now:
|
| Austria: 3 centres: A BUD, A VIE, F TRI
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A TYR, A VEN, F ION
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'duel' will be Movement for Fall of 1901. The deadline
| for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 11 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/duel/S1901M

To: ann@example.org
Subject: CHANCERY:duel - S1901M Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - S1901M Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

# Trieste is in danger.
From: ann@example.org
> SIGN ON aduel secret
> A BUD S A VIE
> A VIE S A BUD
> F TRI H
> RETREAT F TRI - VEN OR ALB OR DISBAND
> PHASE W1901A
> REMOVE F ALB OR F TRI OR A BUD

To: ann@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > A BUD S A VIE
< A BUD S A VIE
< > A VIE S A BUD
< A VIE S A BUD
< > F TRI H
< F TRI H
< > RETREAT F TRI - VEN OR ALB OR DISBAND
< F1901R: F TRI - VEN OR F TRI - ALB OR F TRI D
<
< > PHASE W1901A
< The lines after this one are for W1901A.
<
< > REMOVE F ALB OR F TRI OR A BUD
< W1901A: F ALB D OR F TRI OR A BUD
<
< Movement orders for Fall of 1901. (duel.002)
<
< Austria: Army Budapest SUPPORT Army Vienna.
< Austria: Army Vienna SUPPORT Army Budapest.
< Austria: Fleet Trieste HOLD.
<
< Kept for F1901R:
<   F TRI - VEN OR F TRI - ALB OR F TRI D
<
< Kept for W1901A:
<   F ALB D OR F TRI OR A BUD
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: ida@example.org
> SIGN ON iduel secret
> A VEN - TRI
> A TYR S A VEN - TRI
> F ION - TUN
> BUILD F NAP, BUILD A VEN OR A ROM
> BUILD F ROM OR WAIVE

To: ida@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON iduel ********
< Signed on as Italy in 'duel'.
<
< > A VEN - TRI
< A VEN - TRI
< > A TYR S A VEN - TRI
< A TYR S A VEN - TRI
< > F ION - TUN
< F ION - TUN
< > BUILD F NAP, BUILD A VEN OR A ROM
< W1901A: B F NAP
< W1901A: B A VEN OR B A ROM
< > BUILD F ROM OR WAIVE
< W1901A: B F ROM OR Waive
<
< Movement orders for Fall of 1901. (duel.002)
<
< Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Ionian Sea -> Tunis.
<
< Kept for W1901A:
<   B F NAP
<   B A VEN OR B A ROM
<   B F ROM OR Waive
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-22T06:00:00Z

To: max@example.org, ida@example.org
Subject: CHANCERY:duel - F1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| Movement results for Fall of 1901. (duel.002)
|
| Austria: Army Budapest SUPPORT Army Vienna.
| Austria: Army Vienna SUPPORT Army Budapest.
| Austria: Fleet Trieste HOLD. (*dislodged*)
|
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
|
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
|
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
|
| Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
| Italy: Army Venice -> Trieste.
| Italy: Fleet Ionian Sea -> Tunis.
|
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
|
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| The following units were dislodged:
|
| The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
|
| Why:
|
| Fleet Trieste was dislodged by Army Venice -> Trieste.
|
| Where everybody stands now:
|
| Austria: 3 centres: A BUD, A VIE; dislodged: F TRI
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A TRI, A TYR, F TUN
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| All orders for F1901R were there before it began, so it has been
| adjudicated at once. Its results are in the next letter.
|
| On the web: https://judge.example.org/my/games/duel/F1901M

To: ann@example.org
Subject: CHANCERY:duel - F1901M Results

| ...
| Filed for F1901R, from what you kept for it:
|   F TRI - ALB
| ...

To: max@example.org
Subject: CHANCERY:duel - F1901R Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| F1901R was adjudicated at once, with the orders that had been sent
| before it began.
|
| Retreat results for Fall of 1901.  (duel.003)
|
| Austria:                  Fleet Trieste -> Albania.
|
| Ownership of supply centers:
|
| Austria:   Budapest, Vienna.
| England:   Edinburgh, Liverpool, London.
| France:    Brest, Marseilles, Paris.
| Germany:   Berlin, Kiel, Munich.
| Italy:     Naples, Rome, Trieste, Tunis, Venice.
| Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
| Turkey:    Ankara, Constantinople, Smyrna.
| Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
|            Portugal, Rumania, Serbia, Spain, Sweden.
|
| Austria:   2 Supply centers,  3 Units:  Removes  1 unit.
| England:   3 Supply centers,  3 Units:  Builds   0 units.
| France:    3 Supply centers,  3 Units:  Builds   0 units.
| Germany:   3 Supply centers,  3 Units:  Builds   0 units.
| Italy:     5 Supply centers,  3 Units:  Builds   2 units.
| Russia:    4 Supply centers,  4 Units:  Builds   0 units.
| Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
|
| Italy takes Tunis!
| Italy takes Trieste from Austria!
|
| Where everybody stands now:
|
| Austria: 2 centres (-1): A BUD, A VIE, F ALB
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   5 centres (+2): A TRI, A TYR, F TUN
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 11 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE
|
| All orders for W1901A were there before it began, so it has been
| adjudicated at once. Its results are in the next letter.
|
| On the web: https://judge.example.org/my/games/duel/F1901R

To: ann@example.org
Subject: CHANCERY:duel - F1901R Results

| ...
| Austria has 2 centres and 3 units: 1 unit must be removed.
| ...
| Filed for W1901A, from what you kept for it:
|   F ALB D
| ...

To: ida@example.org
Subject: CHANCERY:duel - F1901R Results

| ...
| Italy has 5 centres and 3 units: 2 builds!
| ...
| Filed for W1901A, from what you kept for it:
|   B F NAP
|   B A VEN
| Not filed of what you kept for W1901A:
|   B F ROM: there is no room for it beside those above it.
|   Waive: there is no room for it beside those above it.
| ...

To: max@example.org
Subject: CHANCERY:duel - W1901A Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| W1901A was adjudicated at once, with the orders that had been sent
| before it began.
|
| Adjustment results for Winter of 1901.  (duel.004)
|
| Austria:                  Removes the fleet in Albania.
| Italy:                    Builds an army in Venice.
| Italy:                    Builds a fleet in Naples.
|
| Where everybody stands now:
|
| Austria: 2 centres: A BUD, A VIE
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   5 centres: A TRI, A TYR, A VEN, F NAP, F TUN
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 11 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE
|
| The next phase of 'duel' will be Movement for Spring of 1902. The
| deadline for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 5 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/duel/W1901A

To: ann@example.org
Subject: CHANCERY:duel - W1901A Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - W1901A Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| F TUN
| # can go to ION, NAF, TYS, WES
| END ORDERS

# Austria goes on holiday, and leaves standing orders.
From: ann@example.org
> SIGN ON aduel secret
> STANDING ORDERS
> A BUD S A VIE
> IF A TRI
>   A VIE - TYR
> ELSE
>   A VIE - TRI
> ENDIF
> END

To: ann@example.org
Subject: Re: CHANCERY:duel - S1902M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > STANDING ORDERS
< If you have sent no orders when a deadline of movement passes, these are
< filed.
<
< Standing orders:
<   A BUD S A VIE
<   IF A TRI
<     A VIE - TYR
<   ELSE
<     A VIE - TRI
<   ENDIF
<
< 2 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel
<
< To order, answer this letter with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< END ORDERS

From: ida@example.org
> SIGN ON iduel secret
> A TRI H
> A TYR S A TRI
> F TUN H
> F NAP H
> A VEN H

To: ida@example.org
Subject: Re: CHANCERY:duel - S1902M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON iduel ********
< Signed on as Italy in 'duel'.
<
< > A TRI H
< A TRI H
< > A TYR S A TRI
< A TYR S A TRI
< > F TUN H
< F TUN H
< > F NAP H
< F NAP H
< > A VEN H
< A VEN H
<
< Movement orders for Spring of 1902. (duel.005)
<
< Italy: Army Trieste HOLD.
< Italy: Army Tyrolia SUPPORT Army Trieste.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples HOLD.
< Italy: Fleet Tunis HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-29T00:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - S1902M Reminder

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| This is a reminder: orders of Austria for S1902M are still missing. The
| deadline is Tuesday 24 November 2026, 23:30 UTC. If you send no orders
| until then, your standing orders are filed.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| END ORDERS

To: max@example.org
Subject: CHANCERY:duel - S1902M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| Movement results for Spring of 1902. (duel.005)
|
| Austria: Army Budapest SUPPORT Army Vienna. (*void*)
| Austria: Army Vienna -> Tyrolia. (*bounce*)
|
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
|
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
|
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
|
| Italy: Army Trieste HOLD.
| Italy: Army Tyrolia SUPPORT Army Trieste. (*cut*)
| Italy: Army Venice HOLD.
| Italy: Fleet Naples HOLD.
| Italy: Fleet Tunis HOLD.
|
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
|
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Why:
|
| Army Budapest SUPPORT Army Vienna was void: the other unit was not
|     ordered to do that.
| Army Vienna -> Tyrolia bounced: strength 1 against 1 of Army Tyrolia.
| Army Tyrolia SUPPORT Army Trieste was cut by Army Vienna -> Tyrolia
|     (Austria).
|
| Where everybody stands now:
|
| Austria: 2 centres: A BUD, A VIE
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   5 centres: A TRI, A TYR, A VEN, F NAP, F TUN
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 11 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE
|
| The next phase of 'duel' will be Movement for Fall of 1902. The deadline
| for orders will be Friday 27 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 0 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Monday 30 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/duel/S1902M

To: ann@example.org
Subject: CHANCERY:duel - S1902M Results

| ...
| You had sent no orders at the deadline, so your standing orders were
| used.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - S1902M Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1902M
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| F TUN
| # can go to ION, NAF, TYS, WES
| END ORDERS

To: ann@example.org
Subject: CHANCERY:duel - F1902M Reminder

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| This is a reminder: orders of Austria for F1902M are still missing. The
| deadline is Friday 27 November 2026, 23:30 UTC. If you send no orders
| until then, your standing orders are filed.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - F1902M Reminder

| ...
| This is a reminder: orders of Italy for F1902M are still missing. The
| deadline is Friday 27 November 2026, 23:30 UTC.
| ...
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| F TUN
| # can go to ION, NAF, TYS, WES
| END ORDERS

To: max@example.org, ann@example.org, max@example.org, ann@example.org
Subject: CHANCERY:duel - F1902M Late Notice: I

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| We are waiting for Italy (late for the first time).
|
| If no orders come by Monday 30 November 2026, 23:30 UTC, Italy can be
| taken over.
|
| On the web: https://judge.example.org/my/games/duel

To: ida@example.org, ida@example.org
Subject: CHANCERY:duel - F1902M Late Notice: I

| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1902M
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| F TUN
| # can go to ION, NAF, TYS, WES
| END ORDERS

From: ann@example.org
> SIGN ON aduel secret
> STATUS

To: ann@example.org
Subject: Re: CHANCERY:duel - F1902M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > STATUS
<
< Movement orders for Fall of 1902. (duel.006)
<
< Austria: Army Budapest SUPPORT Army Vienna.
< Austria: Army Vienna -> Tyrolia.
<
< A BUD S A VIE: A VIE goes to TYR.
<
< Standing orders:
<   A BUD S A VIE
<   IF A TRI
<     A VIE - TYR
<   ELSE
<     A VIE - TRI
<   ENDIF
<
< The turn waits for late orders, until Monday 30 November 2026, 23:30
< UTC.
<
< On the web: https://judge.example.org/my/games/duel

