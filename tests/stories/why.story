# WHY: the chain of causes of any result, in any past phase.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> WHY
> WHY BUD F1901M
> A BUD - GAL
> A VIE S A BUD - GAL
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
< > WHY
< > WHY BUD F1901M
< *** 'demo' has no results yet.
<
< > A BUD - GAL
< A BUD - GAL
< > A VIE S A BUD - GAL
< A VIE S A BUD - GAL
< > F TRI - ALB
< F TRI - ALB
<
< I could not carry out 2 lines. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: rob@example.org
> SIGN ON rdemo secret
> SET ANSWERS SHORT
> A WAR - GAL
> A MOS S A WAR - GAL
> F SEV - BLA

To: rob@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A WAR - GAL
< A WAR - GAL
< > A MOS S A WAR - GAL
< *** The army in Moscow can't get to Galicia; it can go to LVN, SEV, STP,
< UKR or WAR, so it can't support there.
< > F SEV - BLA
< F SEV - BLA
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Russia: Army Moscow, no order yet.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Black Sea.
< Russia: Fleet St Petersburg (south coast), no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: tom@example.org
> SIGN ON tdemo secret
> SET ANSWERS SHORT
> F ANK - BLA
> A CON - BUL

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > F ANK - BLA
< F ANK - BLA
< > A CON - BUL
< A CON - BUL
<
< Movement orders for Spring of 1901. (demo.001)
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna, no order yet.
< Turkey: Fleet Ankara -> Black Sea.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ida@example.org
> SIGN ON idemo secret
> SET ANSWERS SHORT
> A VEN - TYR
> A ROM - VEN
> F NAP - ION

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A VEN - TYR
< A VEN - TYR
< > A ROM - VEN
< A ROM - VEN
< > F NAP - ION
< F NAP - ION
<
< Movement orders for Spring of 1901. (demo.001)
<
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Tyrolia.
< Italy: Fleet Naples -> Ionian Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

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
| Austria: Army Budapest -> Galicia.
| Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
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
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Tyrolia.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw -> Galicia. (*bounce*)
| Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara -> Black Sea. (*bounce*)
|
| Why:
| Army Warsaw -> Galicia bounced: strength 1 against Army Budapest ->
|     Galicia with 2.
| Fleet Sevastopol and Fleet Ankara bounced in the Black Sea: strength 1
|     each.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A gal, A VIE, F alb; BUD, TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A tyr, A VEN, F ion; NAP, ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A bul, A SMY, F ANK; CON
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| For the other failures, send WHY and a place.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F ALB
| # can go to ADR, GRE, ION, TRI
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

To: rob@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| Both orders failed. Army Warsaw -> Galicia bounced: strength 1 against
| Army Budapest -> Galicia with 2. Fleet Sevastopol and Fleet Ankara
| bounced in the Black Sea: strength 1 each.
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
| 1 of 2 orders succeeded. Fleet Sevastopol and Fleet Ankara bounced in
| the Black Sea: strength 1 each.
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
| A BUL
| # can go to CON, GRE, RUM, SER
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

# Galicia was won by two against one; the Black Sea by nobody.
From: ann@example.org
> SIGN ON ademo secret
> WHY
> WHY GAL
> WHY A BUD S1901M
> WHY F ANK
> WHY Serbia
> WHY XYZ
> WHY BUD S1905M
> WHY BUD F1901M
> Why did this happen to me?
> WHY?
> A VIE S F ALB - TRI
> A GAL H
> F ALB - TRI

To: ann@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > WHY
< *** All your orders succeeded in the last turn.
<
< > WHY GAL
< Movement for Spring of 1901, and why. (demo.001)
<
< Austria: Army Budapest -> Galicia.
<   It was the strongest there.
<   Helped by Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
<     It was not attacked.
<   Against Russia: Army Warsaw -> Galicia. (*bounce*)
<     Army Warsaw -> Galicia bounced: strength 1 against Army Budapest ->
<         Galicia with 2.
<
< > WHY A BUD S1901M
< Movement for Spring of 1901, and why. (demo.001)
<
< Austria: Army Budapest -> Galicia.
<   It was the strongest there.
<   Helped by Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
<     It was not attacked.
<   Against Russia: Army Warsaw -> Galicia. (*bounce*)
<     Army Warsaw -> Galicia bounced: strength 1 against Army Budapest ->
<         Galicia with 2.
<
< > WHY F ANK
< Movement for Spring of 1901, and why. (demo.001)
<
< Turkey: Fleet Ankara -> Black Sea. (*bounce*)
<   Fleet Ankara -> Black Sea bounced: strength 1 against Fleet Sevastopol
<       -> Black Sea with 1.
<   Against Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
<     Fleet Sevastopol -> Black Sea bounced: strength 1 against Fleet
<         Ankara -> Black Sea with 1.
<
< > WHY Serbia
< *** Serbia had no event in the last phases.
<
< > WHY XYZ
< *** There is no province XYZ on this board.
<
< > WHY BUD S1905M
< *** S1905M is not in the record of 'demo', which goes from S1901M to
< S1901M.
<
< > WHY BUD F1901M
< *** F1901M has not been adjudicated yet. FORECAST shows what your orders
< do.
<
< > Why did this happen to me?
< *** I don't understand this line. HELP WHY says how the command WHY is
< written.
<
< > WHY?
< *** All your orders succeeded in the last turn.
<
< > A VIE S F ALB - TRI
< A VIE S F ALB - TRI
< > A GAL H
< A GAL H
< > F ALB - TRI
< F ALB - TRI
<
< I could not carry out 7 lines. See above.
<
< Movement orders for Fall of 1901. (demo.002)
<
< Austria: Army Galicia HOLD.
< Austria: Army Vienna SUPPORT Fleet Albania -> Trieste.
< Austria: Fleet Albania -> Trieste.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# In the fall, Italy cuts the support, and nobody gets to Trieste.
From: ida@example.org
> SIGN ON idemo secret
> A TYR - VIE
> A VEN - TRI
> F ION - TUN

To: ida@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > A TYR - VIE
< A TYR - VIE
< > A VEN - TRI
< A VEN - TRI
< > F ION - TUN
< F ION - TUN
<
< Movement orders for Fall of 1901. (demo.002)
<
< Italy: Army Tyrolia -> Vienna.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Ionian Sea -> Tunis.
<
< A TYR - VIE: Austria's army is there; without support, you get in only
<     if it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: rob@example.org
> SIGN ON rdemo secret
> A WAR - GAL
> A MOS H

To: rob@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > A WAR - GAL
< A WAR - GAL
< > A MOS H
< A MOS H
<
< Movement orders for Fall of 1901. (demo.002)
<
< Russia: Army Moscow HOLD.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol, no order yet.
< Russia: Fleet St Petersburg (south coast), no order yet.
<
< A WAR - GAL: Austria's army is there; without support, you get in only
<     if it leaves.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - W1901A orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< F1901M has been adjudicated. The results are on their way.
<
< Italy: 1 order is missing.
< Turkey: 1 order is missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - F1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| Movement results for Fall of 1901. (demo.002)
|
| Austria: Army Galicia HOLD.
| Austria: Army Vienna SUPPORT Fleet Albania -> Trieste. (*cut*)
| Austria: Fleet Albania -> Trieste. (*bounce*)
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Tyrolia -> Vienna. (*bounce*)
| Italy: Army Venice -> Trieste. (*bounce*)
| Italy: Fleet Ionian Sea -> Tunis.
| Russia: Army Moscow HOLD.
| Russia: Army Warsaw -> Galicia. (*bounce*)
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Bulgaria, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Why:
| Army Vienna SUPPORT Fleet Albania -> Trieste was cut by Army Tyrolia ->
|     Vienna (Italy).
| Fleet Albania and Army Venice bounced in Trieste: strength 1 each.
| Army Tyrolia -> Vienna bounced: strength 1 against Army Vienna with 1.
| Army Warsaw -> Galicia bounced: strength 1 against Army Galicia with 1.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A gal, A VIE, F alb; BUD, TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   4 (+1): A tyr, A VEN, F TUN; NAP, ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  4 (+1): A BUL, A SMY, F ANK; CON
| Unowned: BEL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ann@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| 1 of 3 orders succeeded. Army Vienna SUPPORT Fleet Albania -> Trieste
| was cut by Army Tyrolia -> Vienna (Italy). Fleet Albania and Army Venice
| bounced in Trieste: strength 1 each.
|
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: eve@example.org, fred@example.org, gus@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ida@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| 1 of 3 orders succeeded. Fleet Albania and Army Venice bounced in
| Trieste: strength 1 each. Army Tyrolia -> Vienna bounced: strength 1
| against Army Vienna with 1. You took Tunis.
|
| You have 4 centres and 3 units: you may build 1 unit (NAP, ROM). Your
| orders for W1901A are due on Tuesday 24 November 2026, 23:30 UTC, in 3
| days. I accept late orders for 2 days after that.
| ...
| For the other failures, send WHY and a place.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of NAP, ROM; or WAIVE
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| 1 of 2 orders succeeded. Army Warsaw -> Galicia bounced: strength 1
| against Army Galicia with 1.
|
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: tom@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held. You took Bulgaria.
|
| You have 4 centres and 3 units: you may build 1 unit (CON). Your orders
| for W1901A are due on Tuesday 24 November 2026, 23:30 UTC, in 3 days. I
| accept late orders for 2 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of CON; or WAIVE
| END ORDERS

From: ann@example.org
> SIGN ON ademo secret
> WHY
> WHY TRI
> WHY A TYR
> WHY A BUD S1901M

To: ann@example.org
Subject: Re: CHANCERY:demo - W1901A orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > WHY
< Movement for Fall of 1901, and why. (demo.002)
<
< Austria: Army Vienna SUPPORT Fleet Albania -> Trieste. (*cut*)
<   Army Vienna SUPPORT Fleet Albania -> Trieste was cut by Army Tyrolia
<       -> Vienna (Italy).
<   Cut by Italy: Army Tyrolia -> Vienna. (*bounce*)
<     Army Tyrolia -> Vienna bounced: strength 1 against Army Vienna with
<         1.
<
< Austria: Fleet Albania -> Trieste. (*bounce*)
<   Fleet Albania -> Trieste bounced: strength 1 against Army Venice ->
<       Trieste with 1.
<   Against Italy: Army Venice -> Trieste. (*bounce*)
<     Army Venice -> Trieste bounced: strength 1 against Fleet Albania ->
<         Trieste with 1.
<   Helped by Austria: Army Vienna SUPPORT Fleet Albania -> Trieste.
<       (*cut*) See above.
<
< > WHY TRI
< Movement for Fall of 1901, and why. (demo.002)
<
< Austria: Fleet Albania -> Trieste. (*bounce*)
<   Fleet Albania -> Trieste bounced: strength 1 against Army Venice ->
<       Trieste with 1.
<   Against Italy: Army Venice -> Trieste. (*bounce*)
<     Army Venice -> Trieste bounced: strength 1 against Fleet Albania ->
<         Trieste with 1.
<   Helped by Austria: Army Vienna SUPPORT Fleet Albania -> Trieste.
<       (*cut*)
<     Army Vienna SUPPORT Fleet Albania -> Trieste was cut by Army Tyrolia
<         -> Vienna (Italy).
<     Cut by Italy: Army Tyrolia -> Vienna. (*bounce*)
<       Army Tyrolia -> Vienna bounced: strength 1 against Army Vienna
<           with 1.
<
< > WHY A TYR
< Movement for Fall of 1901, and why. (demo.002)
<
< Italy: Army Tyrolia -> Vienna. (*bounce*)
<   Army Tyrolia -> Vienna bounced: strength 1 against Army Vienna with 1.
<   Against Austria: Army Vienna SUPPORT Fleet Albania -> Trieste. (*cut*)
<     Army Vienna SUPPORT Fleet Albania -> Trieste was cut by Army Tyrolia
<         -> Vienna (Italy).
<
< > WHY A BUD S1901M
< Movement for Spring of 1901, and why. (demo.001)
<
< Austria: Army Budapest -> Galicia.
<   It was the strongest there.
<   Helped by Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
<     It was not attacked.
<   Against Russia: Army Warsaw -> Galicia. (*bounce*)
<     Army Warsaw -> Galicia bounced: strength 1 against Army Budapest ->
<         Galicia with 2.
<
< You have nothing to order now.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# An observer asks about anybody, and gets all that failed.
From: olga@example.org
> REGISTER Olga Observer
> OBSERVE demo secret
> WHY
> WHY NAP S1901M

To: olga@example.org
Subject: Re: CHANCERY:demo - W1901A orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:      Olga Observer
< Time zone: UTC
<
< > OBSERVE demo ********
< You now observe 'demo'. LIST shows its position, HISTORY demo its
< history so far.
<
< > WHY
< Movement for Fall of 1901, and why. (demo.002)
<
< Austria: Army Vienna SUPPORT Fleet Albania -> Trieste. (*cut*)
<   Army Vienna SUPPORT Fleet Albania -> Trieste was cut by Army Tyrolia
<       -> Vienna (Italy).
<   Cut by Italy: Army Tyrolia -> Vienna. (*bounce*)
<     Army Tyrolia -> Vienna bounced: strength 1 against Army Vienna with
<         1.
<
< Austria: Fleet Albania -> Trieste. (*bounce*)
<   Fleet Albania -> Trieste bounced: strength 1 against Army Venice ->
<       Trieste with 1.
<   Against Italy: Army Venice -> Trieste. (*bounce*)
<     Army Venice -> Trieste bounced: strength 1 against Fleet Albania ->
<         Trieste with 1.
<   Helped by Austria: Army Vienna SUPPORT Fleet Albania -> Trieste.
<       (*cut*) See above.
<
< Russia: Army Warsaw -> Galicia. (*bounce*)
<   Army Warsaw -> Galicia bounced: strength 1 against Army Galicia with
<       1.
<   Against Austria: Army Galicia HOLD.
<
< > WHY NAP S1901M
< Movement for Spring of 1901, and why. (demo.001)
<
< Italy: Fleet Naples -> Ionian Sea.
<   It met no resistance.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - W1901A An observer

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
|
| Olga Observer (olga@example.org) now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - W1901A An observer

| ...
| Olga Observer now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

