# UNDO: back to the orders that were on file before the last letter that changed them.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> A BUD - SER
> A VIE - TRI
> F TRI - ALB

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A BUD - SER
< A BUD - SER
< > A VIE - TRI
< A VIE - TRI
< > F TRI - ALB
< F TRI - ALB
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL
> A BUD - RUM

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< A VIE - GAL -- replaces A VIE - TRI
< > A BUD - RUM
< A BUD - RUM -- replaces A BUD - SER
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Rumania.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# The same orders again are no change.
From: ann@example.org
> SIGN ON ademo secret
> A BUD - RUM

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD - RUM
< A BUD - RUM
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Rumania.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# Back to the first letter; below new orders, UNDO takes these back; and further back there is nothing.
From: ann@example.org
> SIGN ON ademo secret
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > UNDO
< Undone. You have 3 orders for Austria now.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> CLEAR ORDERS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > CLEAR ORDERS
< 3 orders discarded. Austria has no orders now.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> A BUD H
> UNDO
> UNDO
> UNDO
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD H
< A BUD H
<
< > UNDO
< Undone. You have no orders for Austria now.
<
< > UNDO
< Undone. You have 3 orders for Austria now.
<
< > UNDO
< Undone. You have no orders for Austria now.
<
< > UNDO
< *** I have no earlier orders of this phase to restore.
<
< I could not carry out 1 line. See above.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# What a master files in a power's name can be undone by its player, who got a copy.
From: max@example.org
> SIGN ON mdemo secret
> BECOME AUSTRIA
> A BUD - GAL

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > BECOME AUSTRIA
< You now act as Austria. Its player gets a copy.
<
< > A BUD - GAL
< A BUD - GAL
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< Austria: 2 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
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
| > A BUD - GAL
| A BUD - GAL
|
| Movement orders for Spring of 1901. (demo.001)
|
| Austria: Army Budapest -> Galicia.
| Austria: Army Vienna, no order yet.
| Austria: Fleet Trieste, no order yet.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > UNDO
< Undone. You have no orders for Austria now.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# With the orders goes the line that held the turn.
From: ann@example.org
> SIGN ON ademo secret
> A BUD - PAR
> A VIE H

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD - PAR
< *** The army in Budapest can't get to Paris; it can go to GAL, RUM, SER,
< TRI or VIE.
< > A VIE H
< A VIE H
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > UNDO
< Undone. You have no orders for Austria now.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# What was ordered in the last phase is over.
From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
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
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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

To: eve@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
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
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

From: ann@example.org
> SIGN ON ademo secret
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > UNDO
< *** I have no earlier orders of this phase to restore.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

