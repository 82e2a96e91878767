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
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?duel ********
< Game 'duel' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
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
< You are now the GM of 'duel'.
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
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. One more player is needed.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST duel shows all settings.
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
< Name:      Ida Italian
< Time zone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. All seats are taken.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
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

To: max@example.org
Subject: CHANCERY:duel - S1901M The game begins

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'duel' has started.
|
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Ida Italian  ida@example.org
| Russia:   open seat
| Turkey:   open seat
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
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - S1901M You are Austria

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'duel' has started. You are Austria.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/duel
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
| To write a new e-mail instead of a reply, begin it with SIGN ON aduel
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Ida Italian
| Russia:   open seat
| Turkey:   open seat
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: ida@example.org
Subject: CHANCERY:duel - S1901M You are Italy

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'duel' has started. You are Italy.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/duel
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
| To write a new e-mail instead of a reply, begin it with SIGN ON iduel
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Ida Italian  ida@example.org
| Russia:   open seat
| Turkey:   open seat
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
| SET CALENDAR INVITE puts each deadline into your calendar.

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
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
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
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-21T18:00:00Z

To: max@example.org
Subject: CHANCERY:duel - S1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (duel.001)
|
| Austria: Army Budapest SUPPORT Army Vienna.
| Austria: Army Vienna SUPPORT Army Budapest.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Tyrolia.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A tyr, A VEN, F ion; NAP, ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/duel/S1901M

To: ann@example.org
Subject: CHANCERY:duel - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
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
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
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
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
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
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-22T06:00:00Z

To: max@example.org
Subject: CHANCERY:duel - F1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| Movement results for Fall of 1901. (duel.002)
|
| Austria: Army Budapest SUPPORT Army Vienna.
| Austria: Army Vienna SUPPORT Army Budapest.
| Austria: Fleet Trieste HOLD. (*dislodged*)
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Tyrolia SUPPORT Army Venice -> Trieste.
| Italy: Army Venice -> Trieste.
| Italy: Fleet Ionian Sea -> Tunis.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| The following units were dislodged:
|
| The Austrian Fleet in Trieste can retreat to Adriatic Sea or Albania.
|
| Why:
| Fleet Trieste was dislodged by Army Venice -> Trieste.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE; TRI; dislodged: F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A tri, A tyr, F tun; NAP, ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| All orders for F1901R arrived before it began, so I adjudicated it at
| once. Its results are in the next e-mail.
|
| On the web: https://judge.example.org/my/games/duel/F1901M

To: ann@example.org
Subject: CHANCERY:duel - F1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| 2 of 3 orders succeeded. Fleet Trieste was dislodged by Army Venice ->
| Trieste.
| ...
| Filed for F1901R, from the orders you sent in advance:
|   F TRI - ALB
| ...

To: ida@example.org
Subject: CHANCERY:duel - F1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| All 3 orders succeeded.
| ...

To: max@example.org
Subject: CHANCERY:duel - F1901R Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
|
| I adjudicated F1901R at once: all orders arrived before it began.
|
| Retreat results for Fall of 1901.  (duel.003)
|
| Austria:                  Fleet Trieste -> Albania.
|
| Centres and units, each power's own centres in capitals:
| Austria: 2 (-1): A BUD, A VIE, F alb
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   5 (+2): A TRI, A tyr, F TUN; NAP, ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE
|
| All orders for W1901A arrived before it began, so I adjudicated it at
| once. Its results are in the next e-mail.
|
| On the web: https://judge.example.org/my/games/duel/F1901R

To: ann@example.org
Subject: CHANCERY:duel - F1901R Results

| ...
| Fleet Trieste -> Albania succeeded. You lost Trieste to Italy.
| ...
| Filed for W1901A, from the orders you sent in advance:
|   F ALB D
| ...

To: ida@example.org
Subject: CHANCERY:duel - F1901R Results

| ...
| You took Trieste and Tunis.
| ...
| Filed for W1901A, from the orders you sent in advance:
|   B F NAP
|   B A VEN
| Not filed, of the orders you sent in advance for W1901A:
|   B F ROM: the orders above leave no room for it.
|   Waive: the orders above leave no room for it.
| ...

To: max@example.org
Subject: CHANCERY:duel - W1901A Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| I adjudicated W1901A at once: all orders arrived before it began.
|
| Next: Movement for Spring of 1902, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| Adjustment results for Winter of 1901.  (duel.004)
|
| Austria:                  Removes the fleet in Albania.
| Italy:                    Builds an army in Venice.
| Italy:                    Builds a fleet in Naples.
|
| Centres and units, each power's own centres in capitals:
| Austria: 2: A BUD, A VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   5: A TRI, A tyr, A VEN, F NAP, F TUN; ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE
|
| On the web: https://judge.example.org/my/games/duel/W1901A

To: ann@example.org
Subject: CHANCERY:duel - W1901A Results

| ...
| Fleet Albania DISBAND succeeded.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| A VIE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - W1901A Results

| ...
| Both orders succeeded.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A TRI
| A TYR
| A VEN
| F NAP
| F TUN
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
< You owe 2 orders.
<
< On the web: https://judge.example.org/my/games/duel
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< A VIE
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
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-29T00:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - S1902M Reminder

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| On the web: https://judge.example.org/my/games/duel
|
| Your S1902M orders for Austria are still missing. They are due on
| Tuesday 24 November 2026, 23:30 UTC. If you send none by then, I use
| your standing orders.
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| A VIE
| END ORDERS

To: max@example.org
Subject: CHANCERY:duel - S1902M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1902, due on Friday 27 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1902. (duel.005)
|
| Austria: Army Budapest SUPPORT Army Vienna. (*void*)
| Austria: Army Vienna -> Tyrolia. (*bounce*)
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Trieste HOLD.
| Italy: Army Tyrolia SUPPORT Army Trieste. (*cut*)
| Italy: Army Venice HOLD.
| Italy: Fleet Naples HOLD.
| Italy: Fleet Tunis HOLD.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Why:
| Army Budapest SUPPORT Army Vienna was void: the other unit was not
|     ordered to do that.
| Army Vienna -> Tyrolia bounced: strength 1 against Army Tyrolia with 1.
| Army Tyrolia SUPPORT Army Trieste was cut by Army Vienna -> Tyrolia
|     (Austria).
|
| Centres and units, each power's own centres in capitals:
| Austria: 2: A BUD, A VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   5: A TRI, A tyr, A VEN, F NAP, F TUN; ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE
|
| On the web: https://judge.example.org/my/games/duel/S1902M

To: ann@example.org
Subject: CHANCERY:duel - S1902M Results

| ...
| Both orders failed. Army Budapest SUPPORT Army Vienna was void: the
| other unit was not ordered to do that. Army Vienna -> Tyrolia bounced:
| strength 1 against Army Tyrolia with 1.
|
| Your orders for F1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 3 days. I accept late orders for 3 days after that.
| ...
| You had sent no orders at the deadline, so your standing orders were
| used.
|
| BEGIN ORDERS
| PHASE F1902M
| A BUD
| A VIE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - S1902M Results

| ...
| 4 of 5 orders succeeded. Army Tyrolia SUPPORT Army Trieste was cut by
| Army Vienna -> Tyrolia (Austria).
|
| Your orders for F1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 3 days. I accept late orders for 3 days after that.
| ...
| For the other failures, send WHY and a place.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A TRI
| A TYR
| A VEN
| F NAP
| F TUN
| END ORDERS

To: ann@example.org
Subject: CHANCERY:duel - F1902M Reminder

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| On the web: https://judge.example.org/my/games/duel
|
| Your F1902M orders for Austria are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC. If you send none by then, I use your
| standing orders.
|
| BEGIN ORDERS
| PHASE F1902M
| A BUD
| A VIE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - F1902M Reminder

| ...
| Your F1902M orders for Italy are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
| ...
| A TRI
| A TYR
| A VEN
| F NAP
| F TUN
| END ORDERS

To: max@example.org, ann@example.org, max@example.org, ann@example.org
Subject: CHANCERY:duel - F1902M Late Notice: I

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| The game is waiting for Italy (late for the first time).
|
| If no orders arrive by Monday 30 November 2026, 23:30 UTC, another
| player can take over Italy.
|
| On the web: https://judge.example.org/my/games/duel

To: ida@example.org, ida@example.org
Subject: CHANCERY:duel - F1902M Your orders are late

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| The F1902M deadline has passed, and I don't have your orders for Italy.
| The game is waiting for them.
|
| On the web: https://judge.example.org/my/games/duel
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, another
| player can take over Italy. This is your first late turn. To let someone
| stand in for you, see HELP SITTER.
|
| BEGIN ORDERS
| PHASE F1902M
| A TRI
| A TYR
| A VEN
| F NAP
| F TUN
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
< A VIE - TYR: Italy's army is there; without support, you get in only if
<     it leaves.
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

