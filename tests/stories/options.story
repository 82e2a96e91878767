# OPTIONS: all legal orders in a compact list, in each kind of phase.
! demo

# Ann asks for all of her units, for one, for somebody else's, and for what is not there.
From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> OPTIONS
> OPTIONS Trieste
> OPTIONS F SEV
> OPTIONS SER
> OPTIONS A BUDD
> OPTIONS Gulf of Lyons
> Options are limited in this position.

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
< > OPTIONS
< Movement options for Spring of 1901. (demo.001)
<
< A BUD H
< A BUD - GAL, RUM, SER, TRI, VIE
< A BUD S A VIE, F TRI
< A BUD S F SEV - RUM
< A BUD S A VEN - TRI
< A BUD S A VIE - GAL, TRI
< A BUD S A WAR - GAL
<
< A VIE H
< A VIE - BOH, BUD, GAL, TRI, TYR
< A VIE S A BUD, F TRI
< A VIE S A BUD - GAL, TRI
< A VIE S A MUN - BOH, TYR
< A VIE S A VEN - TRI, TYR
< A VIE S A WAR - GAL
<
< F TRI H
< F TRI - ADR, ALB, VEN
< F TRI S A VEN
< F TRI S A ROM - VEN
<
< > OPTIONS Trieste
< Movement options for Spring of 1901. (demo.001)
<
< Austria:
< F TRI H
< F TRI - ADR, ALB, VEN
< F TRI S A VEN
< F TRI S A ROM - VEN
<
< > OPTIONS F SEV
< Movement options for Spring of 1901. (demo.001)
<
< Russia:
< F SEV H
< F SEV - ARM, BLA, RUM
< F SEV S F ANK - ARM, BLA
< F SEV S A BUD - RUM
< F SEV S A SMY - ARM
<
< > OPTIONS SER
< *** Serbia takes no orders now.
<
< > OPTIONS A BUDD
< *** There is no province BUDD on this board.
<
< > OPTIONS Gulf of Lyons
< *** Gulf of Lyon takes no orders now.
<
< > Options are limited in this position.
< *** I don't understand this line. HELP OPTIONS says how the command
< OPTIONS is written.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# Who watches has no units of their own.
From: olga@example.org
> REGISTER Olga Observer
> OBSERVE demo secret
> OPTIONS
> OPTIONS F STP/SC

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:     Olga Observer
< Timezone: UTC
<
< > OBSERVE demo ********
< You now observe 'demo'. LIST shows its position, HISTORY demo its
< history so far.
<
< > OPTIONS
< *** Which unit? Write its place too, such as OPTIONS F ANK.
<
< > OPTIONS F STP/SC
< Movement options for Spring of 1901. (demo.001)
<
< Russia:
< F STP/SC H
< F STP/SC - BOT, FIN, LVN
< F STP/SC S A MOS - LVN
< F STP/SC S A WAR - LVN
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M An observer

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Olga Observer (olga@example.org) now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M An observer

| ...
| Olga Observer now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

# A fleet can convoy, and support what it does not convoy.
From: ann@example.org
> SIGN ON ademo secret
> F TRI - ADR
> A VIE - TRI
> A BUD - SER

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > F TRI - ADR
< F TRI - ADR
< > A VIE - TRI
< A VIE - TRI
< > A BUD - SER
< A BUD - SER
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Adriatic Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
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
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Trieste.
| Austria: Fleet Trieste -> Adriatic Sea.
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
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
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
| Units and centres:
|
| Austria: 3 centres: A SER, A TRI, F ADR
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A ROM, A VEN, F NAP
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| F ADR
| # can go to ALB, APU, ION, TRI, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
| Your orders for F1901M are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
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
> OPTIONS ADR
> OPTIONS A TRI
> A TRI - VEN
> F ADR S A TRI - VEN
> A SER - GRE

To: ann@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > OPTIONS ADR
< Movement options for Fall of 1901. (demo.002)
<
< Austria:
< F ADR H
< F ADR - ALB, APU, ION, TRI, VEN
< F ADR S A TRI, A VEN
< F ADR S F NAP - APU, ION
< F ADR S A ROM - APU, VEN
< F ADR S A SER - ALB, TRI
< F ADR S A TRI - ALB, VEN
< F ADR S A VEN - APU, TRI
< F ADR C A TRI - ALB, APU, VEN
< F ADR C A VEN - ALB, APU, TRI
<
< > OPTIONS A TRI
< Movement options for Fall of 1901. (demo.002)
<
< Austria:
< A TRI H
< A TRI - ALB, APU, BUD, SER, TYR, VEN, VIE
< A TRI - ALB, VEN via convoy
< A TRI S A SER, A VEN
< A TRI S F ADR - ALB, VEN
< A TRI S A MUN - TYR
< A TRI S A ROM - VEN
< A TRI S A SER - ALB, BUD
< A TRI S A VEN - ALB, TYR
<
< > A TRI - VEN
< A TRI - VEN
< > F ADR S A TRI - VEN
< F ADR S A TRI - VEN
< > A SER - GRE
< A SER - GRE
<
< Movement orders for Fall of 1901. (demo.002)
<
< Austria: Army Serbia -> Greece.
< Austria: Army Trieste -> Venice.
< Austria: Fleet Adriatic Sea SUPPORT Army Trieste -> Venice.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ida@example.org
> SIGN ON idemo secret
> SET ANSWERS SHORT
> A VEN H
> A ROM H
> F NAP H

To: ida@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A VEN H
< A VEN H
< > A ROM H
< A ROM H
< > F NAP H
< F NAP H
<
< Movement orders for Fall of 1901. (demo.002)
<
< Italy: Army Rome HOLD.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - F1901R orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< F1901M has been adjudicated. The results are on their way.
<
< Italy: 1 order is missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, olga@example.org
Subject: CHANCERY:demo - F1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| Next: Retreats for Fall of 1901, due Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Fall of 1901. (demo.002)
|
| Austria: Army Serbia -> Greece.
| Austria: Army Trieste -> Venice.
| Austria: Fleet Adriatic Sea SUPPORT Army Trieste -> Venice.
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
| Italy: Army Rome HOLD.
| Italy: Army Venice HOLD. (*dislodged*)
| Italy: Fleet Naples HOLD.
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
| The Italian Army in Venice can retreat to Apulia or Piedmont or Tuscany
|     or Tyrolia.
|
| Why:
|
| Army Venice was dislodged by Army Trieste -> Venice.
|
| Units and centres:
|
| Austria: 3 centres: A GRE, A VEN, F ADR
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A ROM, F NAP; dislodged: A VEN
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ann@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| All 3 orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due
| Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due
| Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ida@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| 2 of 3 orders succeeded. Army Venice was dislodged.
|
| The Italian Army in Venice can retreat to Apulia or Piedmont or Tuscany
| or Tyrolia. Your orders for F1901R are due Tuesday 24 November 2026,
| 23:30 UTC, in 3 days. Late orders are accepted until Thursday 26
| November 2026, 23:30 UTC.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901R
| A VEN
| # can retreat to APU, PIE, TUS, TYR; or D, to disband
| END ORDERS

# Venice was dislodged: Ida retreats, and then there are builds.
From: ida@example.org
> SIGN ON idemo secret
> OPTIONS
> A VEN - PIE

To: ida@example.org
Subject: Re: CHANCERY:demo - F1901R orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > OPTIONS
< Retreat options for Fall of 1901. (demo.003)
<
< A VEN - APU, PIE, TUS, TYR
< A VEN D
<
< > A VEN - PIE
< A VEN - PIE
<
< Retreat orders for Fall of 1901.  (demo.003)
<
< Italy:                    Army  Venice -> Piedmont.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> OPTIONS

To: ann@example.org
Subject: Re: CHANCERY:demo - F1901R orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > OPTIONS
< *** You have nothing to order now.
<
< You have nothing to order now.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> OPTIONS
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - W1901A orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > OPTIONS
< Retreat options for Fall of 1901. (demo.003)
<
< Italy:
< A VEN - APU, PIE, TUS, TYR
< A VEN D
<
< > PROCESS
< F1901R has been adjudicated. The results are on their way.
<
< Austria: 1 order is missing.
< Italy: 1 order is missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, olga@example.org
Subject: CHANCERY:demo - F1901R Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1901, due Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| Retreat results for Fall of 1901.  (demo.003)
|
| Italy:                    Army  Venice -> Piedmont.
|
| Units and centres:
|
| Austria: 5 centres (+2): A GRE, A VEN, F ADR; owns BUD, GRE, TRI, VEN,
|          VIE
| England: 3 centres: A LVP, F EDI, F LON; owns EDI, LVP, LON
| France:  3 centres: A MAR, A PAR, F BRE; owns BRE, MAR, PAR
| Germany: 3 centres: A BER, A MUN, F KIE; owns BER, KIE, MUN
| Italy:   2 centres (-1): A PIE, A ROM, F NAP; owns NAP, ROM
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC; owns MOS, SEV, STP,
|          WAR
| Turkey:  3 centres: A CON, A SMY, F ANK; owns ANK, CON, SMY
| Unowned: 11 centres: BEL, BUL, DEN, HOL, NOR, POR, RUM, SER, SPA, SWE,
|          TUN
|
| On the web: https://judge.example.org/my/games/demo/F1901R

To: ann@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| You took Greece and Venice.
|
| You have 5 centres and 3 units: you may build 2 units (BUD, TRI, VIE).
| Your orders for W1901A are due Tuesday 24 November 2026, 23:30 UTC, in 3
| days. Late orders are accepted until Thursday 26 November 2026, 23:30
| UTC.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of BUD, TRI, VIE; or WAIVE
| BUILD
| # what and where: A or F, and one of BUD, TRI, VIE; or WAIVE
| END ORDERS

To: eve@example.org, fred@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| Tuesday 24 November 2026, 23:30 UTC, in 3 days.
| ...

To: ida@example.org
Subject: CHANCERY:demo - F1901R Results

| ...
| Army Venice -> Piedmont succeeded. You lost Venice to Austria.
|
| You have 2 centres and 3 units: you must remove 1 unit. Your orders for
| W1901A are due Tuesday 24 November 2026, 23:30 UTC, in 3 days. Late
| orders are accepted until Thursday 26 November 2026, 23:30 UTC.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| REMOVE
| # one of A PIE, A ROM, F NAP
| END ORDERS

From: ann@example.org
> SIGN ON ademo secret
> OPTIONS
> OPTIONS VIE

To: ann@example.org
Subject: Re: CHANCERY:demo - W1901A orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: W1901A Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > OPTIONS
< Adjustment options for Winter of 1901. (demo.004)
<
< Waive 1
< B A BUD, TRI, VIE
< B F TRI
<
< > OPTIONS VIE
< Adjustment options for Winter of 1901. (demo.004)
<
< Austria:
< B A VIE
<
< No orders are on file yet.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

