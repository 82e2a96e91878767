# Orders for later: PHASE, an IF whose branch counts, an order that is not possible any more; CLEAR; a rollback.
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

# Austria goes away for two weeks, and says what it would do.
From: ann@example.org
> SIGN ON aduel secret
> A BUD - SER
> A VIE - BUD
> F TRI - ALB
>
> PHASE Fall of 1901
> A SER - GRE
> A VIE - RUM
> IF ITALIAN F ION THEN
>   F ALB - ION
> ELSE IF A VEN AND NOT A TYR
>   F ALB S A SER - GRE
> ELSE
>   F ALB H
> ENDIF
> SET WAIT
>
> PHASE S1902M
> A BUD - RUM
> A SER - ATLANTIS
> PHASE F1900M
> A GRE H

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > A BUD - SER
< A BUD - SER
< > A VIE - BUD
< A VIE - BUD
< > F TRI - ALB
< F TRI - ALB
<
< > PHASE Fall of 1901
< The lines after this one are for F1901M.
<
< > A SER - GRE
< F1901M: A SER - GRE
< > A VIE - RUM
< F1901M: A VIE - RUM
<
< > IF ITALIAN F ION THEN
< Kept for F1901M.
<
< > SET WAIT
< F1901M will not run before its deadline.
<
< > PHASE S1902M
< The lines after this one are for S1902M.
<
< > A BUD - RUM
< S1902M: A BUD - RUM
< > A SER - ATLANTIS
< *** There is no province ATLANTIS on this board.
<
< > PHASE F1900M
< *** F1900M is over: it is S1901M now. I have skipped the orders and
< settings below this line, up to the next PHASE or the end of your
< e-mail.
<
< I could not carry out 2 lines. See above.
<
< Movement orders for Spring of 1901. (duel.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< Kept for F1901M:
<   A SER - GRE
<   A VIE - RUM
<   IF ITALIAN F ION
<     F ALB - ION
<   ELSE IF A VEN AND NOT A TYR
<     F ALB S A SER - GRE
<   ELSE
<     F ALB H
<   ENDIF
<   SET WAIT
<
< Kept for S1902M:
<   A BUD - RUM
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

# A letter that is cut off: nothing of the block is kept.
From: ann@example.org
> SIGN ON aduel secret
> PHASE F1902M
> A RUM - SEV
> IF A UKR
> A RUM H

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > PHASE F1902M
< The lines after this one are for F1902M.
<
< > A RUM - SEV
< F1902M: A RUM - SEV
<
< > IF A UKR
< *** This IF has no ENDIF. Perhaps your e-mail was cut off. I have saved
< and filed nothing from this block.
<
< Movement orders for Spring of 1901. (duel.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< Kept for F1901M:
<   A SER - GRE
<   A VIE - RUM
<   IF ITALIAN F ION
<     F ALB - ION
<   ELSE IF A VEN AND NOT A TYR
<     F ALB S A SER - GRE
<   ELSE
<     F ALB H
<   ENDIF
<   SET WAIT
<
< Kept for S1902M:
<   A BUD - RUM
<
< Kept for F1902M:
<   A RUM - SEV
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: ann@example.org
> SIGN ON aduel secret
> PHASE F1902M
> CLEAR ORDERS
> STATUS

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > PHASE F1902M
< The lines after this one are for F1902M.
<
< > CLEAR ORDERS
< I have dropped the orders you saved for F1902M.
<
< > STATUS
<
< Movement orders for Spring of 1901. (duel.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< Kept for F1901M:
<   A SER - GRE
<   A VIE - RUM
<   IF ITALIAN F ION
<     F ALB - ION
<   ELSE IF A VEN AND NOT A TYR
<     F ALB S A SER - GRE
<   ELSE
<     F ALB H
<   ENDIF
<   SET WAIT
<
< Kept for S1902M:
<   A BUD - RUM
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: ida@example.org
> SIGN ON iduel secret
> A ROM - APU
> A VEN H
> F NAP - TYS
> IF AUSTRIAN F TRI
> A VEN S A ROM
> ELSE
> A VEN - TRI
> ENDIF
> A VEN H

To: ida@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON iduel ********
< Signed on as Italy in 'duel'.
<
< > A ROM - APU
< A ROM - APU
< > A VEN H
< A VEN H
< > F NAP - TYS
< F NAP - TYS
<
< > IF AUSTRIAN F TRI
< In the present position: IF AUSTRIAN F TRI: yes.
<
< > A VEN S A ROM
< A VEN S A ROM -- replaces A VEN H
< > A VEN H
< A VEN H -- replaces A VEN S A ROM
<
< Movement orders for Spring of 1901. (duel.001)
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples -> Tyrrhenian Sea.
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
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Budapest.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome -> Apulia.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples -> Tyrrhenian Sea.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A ser, F alb; TRI, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A apu, A VEN, F tys; NAP, ROM
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
| IF ITALIAN F ION: no, ELSE IF A VEN AND NOT A TYR: yes.
| Filed for F1901M, from the orders you sent in advance:
|   A SER - GRE
|   F ALB S A SER - GRE
| Not filed, of the orders you sent in advance for F1901M:
|   A VIE - RUM: There is no unit in Vienna; you have F ALB, A BUD and
|   A SER.
| As you asked, F1901M waits for its deadline; SET NO WAIT lets it run
| early.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A SER
| # on file: A SER - GRE
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| F ALB
| # on file: F ALB S A SER - GRE
| # can go to ADR, GRE, ION, TRI
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
| A APU
| # can go to NAP, ROM, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F TYS
| # can go to ION, LYO, NAP, ROM, TUN, TUS, WES
| END ORDERS

From: ann@example.org
> SIGN ON aduel secret
> A BUD - RUM

To: ann@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > A BUD - RUM
< A BUD - RUM
<
< Movement orders for Fall of 1901. (duel.002)
<
< Austria: Army Budapest -> Rumania.
< Austria: Army Serbia -> Greece.
< Austria: Fleet Albania SUPPORT Army Serbia -> Greece.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: ann@example.org
> SIGN ON aduel secret
> CLEAR

To: ann@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON aduel ********
< Signed on as Austria in 'duel'.
<
< > CLEAR
< I have dropped the orders you saved for S1902M.
<
< Movement orders for Fall of 1901. (duel.002)
<
< Austria: Army Budapest -> Rumania.
< Austria: Army Serbia -> Greece.
< Austria: Fleet Albania SUPPORT Army Serbia -> Greece.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: max@example.org
> SIGN ON mduel secret
> ROLLBACK

To: max@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mduel ********
< Signed on as Master in 'duel'.
<
< > ROLLBACK
< 'duel' is back in S1901M. The orders for it are on file again.
<
< Movement orders for Spring of 1901. (duel.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples -> Tyrrhenian Sea.
<
< Austria: orders are in.
< Italy: orders are in.
< The turn runs 30 minutes after the last orders are in, but not before
< Tuesday 24 November 2026, 23:30 UTC. The deadline is Tuesday 24 November
< 2026, 23:30 UTC. I accept late orders until Friday 27 November 2026,
< 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

To: max@example.org
Subject: CHANCERY:duel - S1901M Rolled back

| :: Judge: CHANCERY  Game: Duel  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has rolled the game 'duel' back to S1901M. All results since then
| are undone. The orders for S1901M are on file again, and you can change
| them until the deadline.
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
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - S1901M Rolled back

| ...
| You still have these orders for later phases:
|
| Kept for F1901M:
|   A SER - GRE
|   A VIE - RUM
|   IF ITALIAN F ION
|     F ALB - ION
|   ELSE IF A VEN AND NOT A TYR
|     F ALB S A SER - GRE
|   ELSE
|     F ALB H
|   ENDIF
|   SET WAIT
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # on file: A BUD - SER
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # on file: A VIE - BUD
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # on file: F TRI - ALB
| # can go to ADR, ALB, VEN
| END ORDERS

To: ida@example.org
Subject: CHANCERY:duel - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # on file: A ROM - APU
| # can go to APU, NAP, TUS, VEN
| A VEN
| # on file: A VEN H
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # on file: F NAP - TYS
| # can go to APU, ION, ROM, TYS
| END ORDERS

