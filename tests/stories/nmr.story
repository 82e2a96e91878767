# A game that goes on without those who are late: civil disorder, a retreat that nobody orders, a removal by rule.
! demo

From: max@example.org
> SIGN ON DEMO
> SET CD, RETREAT GRACE 0, ADJUST GRACE 0
> SET MOVE NEXT 24 GRACE 12
> SET DEADLINE TOMORROW

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > SET CD, RETREAT GRACE 0, ADJUST GRACE 0
< NMR (it was: NO NMR).
< Retreats within a day, at 23:30 UTC; no grace.
< Adjustments within a day, at 23:30 UTC; no grace.
< This applies from the next phase on. To move the deadline of this one,
< use SET DEADLINE.
<
< > SET MOVE NEXT 24 GRACE 12
< Movement at least 24 hours apart, at 23:30 UTC; 12 hours of grace.
< This applies from the next phase on. To move the deadline of this one,
< use SET DEADLINE.
<
< > SET DEADLINE TOMORROW
< The deadline for S1901M is now Sunday 22 November 2026, 23:30 UTC,
< earlier than announced: it was Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Monday 23 November 2026, 11:30 UTC.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 23:30 UTC. I accept late orders until Monday 23
< November 2026, 11:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
|
| NMR (it was: NO NMR).
| Retreats within a day, at 23:30 UTC; no grace.
| Adjustments within a day, at 23:30 UTC; no grace.
| Movement at least 24 hours apart, at 23:30 UTC; 12 hours of grace.
| The deadline for S1901M is now Sunday 22 November 2026, 23:30 UTC,
| earlier than announced: it was Tuesday 24 November 2026, 23:30 UTC.
| Grace ends Monday 23 November 2026, 11:30 UTC.
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON DEMO
> F TRI-ALB

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > F TRI-ALB
< F TRI - ALB
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 23:30 UTC. I accept late orders until Monday 23
< November 2026, 11:30 UTC.
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
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< END ORDERS

From: gus@example.org
> SIGN ON DEMO
> A MUN-BOH

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Germany in 'demo'.
<
< > A MUN-BOH
< A MUN - BOH
<
< Movement orders for Spring of 1901. (demo.001)
<
< Germany: Army Berlin, no order yet.
< Germany: Army Munich -> Bohemia.
< Germany: Fleet Kiel, no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 23:30 UTC. I accept late orders until Monday 23
< November 2026, 11:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BER
< # can go to KIE, MUN, PRU, SIL
< A MUN
< # on file: A MUN - BOH
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: ida@example.org
> SIGN ON DEMO
> A VEN-TYR, A ROM-VEN

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Italy in 'demo'.
<
< > A VEN-TYR, A ROM-VEN
< A VEN - TYR
< A ROM - VEN
<
< Movement orders for Spring of 1901. (demo.001)
<
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Tyrolia.
< Italy: Fleet Naples, no order yet.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 23:30 UTC. I accept late orders until Monday 23
< November 2026, 11:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A ROM
< # on file: A ROM - VEN
< # can go to APU, NAP, TUS, VEN
< A VEN
< # on file: A VEN - TYR
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

@ 2026-11-23T12:00:00Z

To: ann@example.org
Subject: CHANCERY:demo - S1901M Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
|
| Your S1901M orders for Austria are still missing. They are due on Sunday
| 22 November 2026, 23:30 UTC.
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
| # on file: F TRI - ALB
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for England are still missing. They are due on Sunday
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for France are still missing. They are due on Sunday
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Germany are still missing. They are due on Sunday
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # on file: A MUN - BOH
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Italy are still missing. They are due on Sunday
| ...
| A ROM
| # on file: A ROM - VEN
| # can go to APU, NAP, TUS, VEN
| A VEN
| # on file: A VEN - TYR
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Russia are still missing. They are due on Sunday
| ...
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
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Turkey are still missing. They are due on Sunday
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:demo - S1901M Late Notice: AEFGIRT

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
|
| The game is waiting for Austria (late for the first time).
| The game is waiting for England (late for the first time).
| The game is waiting for France (late for the first time).
| The game is waiting for Germany (late for the first time).
| The game is waiting for Italy (late for the first time).
| The game is waiting for Russia (late for the first time).
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Monday 23 November 2026, 11:30 UTC, the turn runs
| without them, and another player can take over Austria, England, France,
| Germany, Italy, Russia and Turkey.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for
| Austria. The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Austria. This is
| your first late turn. To let someone stand in for you, see HELP SITTER.
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
| # on file: F TRI - ALB
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| England. The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over England. This is
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over France. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| Germany. The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Germany. This is
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # on file: A MUN - BOH
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Italy.
| The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Italy. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
| ...
| A ROM
| # on file: A ROM - VEN
| # can go to APU, NAP, TUS, VEN
| A VEN
| # on file: A VEN - TYR
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Russia.
| The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Russia. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
| ...
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
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Monday 23 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Turkey. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:demo - S1901M Civil disorder: Austria, England, France, Germany, Italy, Russia and Turkey

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 23:30:00 +0000
|
| Austria, England, France, Germany, Italy, Russia and Turkey are in civil
| disorder: no orders arrived. The game continues without them.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON ademo password
|   SIGN ON edemo password
|   SIGN ON fdemo password
|   SIGN ON gdemo password
|   SIGN ON idemo password
|   SIGN ON rdemo password
|   SIGN ON tdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Civil disorder: Austria, England, France, Germany, Italy, Russia and Turkey

| ...
| Send orders before another player takes over, and you keep your seat.
|
| On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 36 hours.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich -> Bohemia.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Tyrolia.
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
| Austria: 3: A BUD, A VIE, F alb; TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A boh, F KIE; MUN
| Italy:   3: A tyr, A VEN, F NAP; ROM
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| Austria, England, France, Germany, Italy, Russia and Turkey are in civil
| disorder: no orders came for them.
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 36 hours. I accept late orders for 12 hours after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
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
| in 36 hours. I accept late orders for 12 hours after that.
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
| in 36 hours. I accept late orders for 12 hours after that.
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
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 36 hours. I accept late orders for 12 hours after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A BOH
| # can go to GAL, MUN, SIL, TYR, VIE
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| Both orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 36 hours. I accept late orders for 12 hours after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
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
| in 36 hours. I accept late orders for 12 hours after that.
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
| in 36 hours. I accept late orders for 12 hours after that.
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

From: gus@example.org
> SIGN ON DEMO
> A BOH S A TYR-VIE

To: gus@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Germany in 'demo'.
<
< > A BOH S A TYR-VIE
< A BOH S A TYR - VIE
<
< Movement orders for Fall of 1901. (demo.002)
<
< Germany: Army Berlin, no order yet.
< Germany: Army Bohemia SUPPORT Italian Army Tyrolia -> Vienna.
< Germany: Fleet Kiel, no order yet.
<
< A BOH S A TYR - VIE: works only if Italy orders that move.
<
< Germany is in civil disorder: the game does not wait for it, and any
< registered player can take it over. Send orders to keep it.
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until
< Wednesday 25 November 2026, 11:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A BER
< # can go to KIE, MUN, PRU, SIL
< A BOH
< # on file: A BOH S A TYR - VIE
< # can go to GAL, MUN, SIL, TYR, VIE
< F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: ida@example.org
> SIGN ON DEMO
> A TYR-VIE, A VEN-TRI

To: ida@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Italy in 'demo'.
<
< > A TYR-VIE, A VEN-TRI
< A TYR - VIE
< A VEN - TRI
<
< Movement orders for Fall of 1901. (demo.002)
<
< Italy: Army Tyrolia -> Vienna.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Naples, no order yet.
<
< A TYR - VIE: Austria's army is there; without support, you get in only
<     if it leaves.
<
< Italy is in civil disorder: the game does not wait for it, and any
< registered player can take it over. Send orders to keep it.
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until
< Wednesday 25 November 2026, 11:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A TYR
< # on file: A TYR - VIE
< # can go to BOH, MUN, PIE, TRI, VEN, VIE
< A VEN
< # on file: A VEN - TRI
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

@ 2026-11-25T12:00:00Z

To: ann@example.org
Subject: CHANCERY:demo - F1901M Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Your F1901M orders for Austria are still missing. They are due on
| Tuesday 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for England are still missing. They are due on
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for France are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for Germany are still missing. They are due on
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A BOH
| # on file: A BOH S A TYR - VIE
| # can go to GAL, MUN, SIL, TYR, VIE
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for Italy are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
| ...
| A TYR
| # on file: A TYR - VIE
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # on file: A VEN - TRI
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for Russia are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
| ...
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
Subject: CHANCERY:demo - F1901M Reminder

| ...
| Your F1901M orders for Turkey are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:demo - F1901M Late Notice: AEFGIRT

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game is waiting for Austria (late 2 times so far).
| The game is waiting for England (late 2 times so far).
| The game is waiting for France (late 2 times so far).
| The game is waiting for Germany (late 2 times so far).
| The game is waiting for Italy (late 2 times so far).
| The game is waiting for Russia (late 2 times so far).
| The game is waiting for Turkey (late 2 times so far).
|
| If no orders arrive by Wednesday 25 November 2026, 11:30 UTC, the turn
| runs without them, and another player can take over Austria, England,
| France, Germany, Italy, Russia and Turkey.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The F1901M deadline has passed, and I don't have your orders for
| Austria. The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Austria. You have
| been late 2 times in this game. To let someone stand in for you, see
| HELP SITTER.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| England. The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over England. You have
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| The F1901M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over France. You have
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| Germany. The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Germany. You have
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A BOH
| # on file: A BOH S A TYR - VIE
| # can go to GAL, MUN, SIL, TYR, VIE
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| The F1901M deadline has passed, and I don't have your orders for Italy.
| The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Italy. You have been
| late 2 times in this game. To let someone stand in for you, see HELP
| SITTER.
| ...
| A TYR
| # on file: A TYR - VIE
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| A VEN
| # on file: A VEN - TRI
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| The F1901M deadline has passed, and I don't have your orders for Russia.
| The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Russia. You have
| ...
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
Subject: CHANCERY:demo - F1901M Your orders are late

| ...
| The F1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 11:30 UTC. After that, the turn
| runs without them, and another player can take over Turkey. You have
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:demo - F1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901R Thu Nov 26 2026 23:30:00 +0000
|
| Next: Retreats for Fall of 1901, due on Thursday 26 November 2026, 23:30
| UTC, in 36 hours.
|
| Movement results for Fall of 1901. (demo.002)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed. (*dislodged*)
| Austria: Fleet Albania, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Bohemia SUPPORT Italian Army Tyrolia -> Vienna.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Tyrolia -> Vienna.
| Italy: Army Venice -> Trieste.
| Italy: Fleet Naples, No Order Processed.
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
| The Austrian Army in Vienna can retreat to Galicia.
|
| Why:
| Army Vienna was dislodged by Army Tyrolia -> Vienna.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, F alb; TRI, VIE; dislodged: A VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A boh, F KIE; MUN
| Italy:   3: A tri, A vie, F NAP; ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| Austria, England, France, Germany, Italy, Russia and Turkey are in civil
| disorder: no orders came for them.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ann@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held. Army Vienna was dislodged
| by Army Tyrolia -> Vienna.
|
| Army Vienna must retreat or disband. Your orders for F1901R are due on
| Thursday 26 November 2026, 23:30 UTC, in 36 hours. I accept late orders
| until Thursday 26 November 2026, 23:30 UTC.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901R
| A VIE
| # can retreat to GAL; or D, to disband
| END ORDERS

To: eve@example.org, fred@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Thursday 26 November 2026, 23:30 UTC, in 36 hours.
| ...

To: gus@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Thursday 26 November 2026, 23:30 UTC, in 36 hours.
| ...

To: ida@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| Both orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Thursday 26 November 2026, 23:30 UTC, in 36 hours.
| ...

@ 2026-11-26T12:00:00Z

To: ann@example.org
Subject: CHANCERY:demo - F1901R Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901R Thu Nov 26 2026 23:30:00 +0000
|
| Your F1901R orders for Austria are still missing. They are due on
| Thursday 26 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901R
| A VIE
| # can retreat to GAL; or D, to disband
| END ORDERS

@ 2026-11-27T12:00:00Z

To: max@example.org
Subject: CHANCERY:demo - F1901R Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1901, due on Friday 27 November 2026,
| 23:30 UTC, in 24 hours.
|
| Retreat results for Fall of 1901.  (demo.003)
|
| Austria:                  Army Vienna, No Order Processed. (*disbanded*)
|
| Centres and units, each power's own centres in capitals:
| Austria: 1 (-2): A BUD, F alb
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A boh, F KIE; MUN
| Italy:   5 (+2): A TRI, A VIE, F NAP; ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| Austria is in civil disorder: no orders came for it.
|
| On the web: https://judge.example.org/my/games/demo/F1901R

To: ann@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| Army Vienna was disbanded. You lost Trieste and Vienna to Italy.
|
| You have 1 centre and 2 units: you must remove 1 unit. Your orders for
| W1901A are due on Friday 27 November 2026, 23:30 UTC, in 24 hours. I
| accept late orders until Friday 27 November 2026, 23:30 UTC.
| ...
| BEGIN ORDERS
| PHASE W1901A
| REMOVE
| # one of A BUD, F ALB
| END ORDERS

To: eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Friday 27 November 2026, 23:30 UTC, in 24 hours.
| ...

To: ida@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| You took Trieste and Vienna.
|
| You have 5 centres and 3 units: you may build 2 units (ROM, VEN). Your
| orders for W1901A are due on Friday 27 November 2026, 23:30 UTC, in 24
| hours. I accept late orders until Friday 27 November 2026, 23:30 UTC.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of ROM, VEN; or WAIVE
| BUILD
| # what and where: A or F, and one of ROM, VEN; or WAIVE
| END ORDERS

To: ann@example.org
Subject: CHANCERY:demo - W1901A Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
|
| On the web: https://judge.example.org/my/games/demo
|
| Your W1901A orders for Austria are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
|
| BEGIN ORDERS
| PHASE W1901A
| REMOVE
| # one of A BUD, F ALB
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - W1901A Reminder

| ...
| Your W1901A orders for Italy are still missing. They are due on Friday
| ...
| BUILD
| # what and where: A or F, and one of ROM, VEN; or WAIVE
| BUILD
| # what and where: A or F, and one of ROM, VEN; or WAIVE
| END ORDERS

