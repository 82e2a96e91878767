# The same letters in 40 columns.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET WIDTH 40
> LIST demo

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant:
< Standard
< :: Deadline: S1901M Tue Nov 24 2026
< 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET WIDTH 40
< Your e-mails will have 40 columns.
<
< > LIST demo
< Game 'demo' is running: S1901M, Movement
< for Spring of 1901.
< Its deadline is Tuesday 24 November
< 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026,
< 23:30 UTC.
< Orders are due from everybody.
< The orders of 0 of 7 powers are in.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3
<     days of grace.
< Retreats within a day, at 23:30 UTC; 2
<     days of grace.
< Adjustments within a day, at 23:30 UTC;
<     2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to
< all, under the name of the power that
< writes it.
< If orders are missing when grace ends,
< another player can take over the power
< (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET MANUAL START
<
< The following players are signed up for
< game 'demo':
< Master:   Max Master   max@example.org
< Austria:  Ann Other    ann@example.org
< England:  Eve English
< France:   Fred French
< Germany:  Gus German
< Italy:    Ida Italian
< Russia:   Rob Russian
< Turkey:   Tom Turk
<
< Status of the Movement phase for Spring
< of 1901.  (demo.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Liverpool.
< England: Fleet Edinburgh.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Naples.
<
< Russia:  Army Moscow.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south
<          coast).
<
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St
<            Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople,
<            Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark,
<            Greece, Holland, Norway,
<            Portugal, Rumania, Serbia,
<            Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last
< orders are in. The deadline is Tuesday
< 24 November 2026, 23:30 UTC. I accept
< late orders until Friday 27 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the
< form filled in:
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

From: gus@example.org
> SIGN ON gdemo secret
> SET WIDTH 10

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > SET WIDTH 10
< *** Please write a number of columns from 20 to 200, such as
< SET WIDTH 40, or SET WIDTH OFF.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
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
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: ann@example.org
To: reply
> A BUD - SER, A VIE - BUD, F TRI - ALB
> SUMMARY demo
> HELP SET WIDTH

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant:
< Standard
< :: Deadline: S1901M Tue Nov 24 2026
< 23:30:00 +0000
<
< > A BUD - SER, A VIE - BUD, F TRI - ALB
< A BUD - SER
< A VIE - BUD
< F TRI - ALB
<
< > SUMMARY demo
< Summary of game 'demo' through S1901M.
<
< It began on Saturday 21 November 2026.
< Its master: Max Master.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3
<     days of grace.
< Retreats within a day, at 23:30 UTC; 2
<     days of grace.
< Adjustments within a day, at 23:30 UTC;
<     2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to
< all, under the name of the power that
< writes it.
< If orders are missing when grace ends,
< another player can take over the power
< (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den
< 1900 I I I . E E E F F F . . . . G G G .
<
<     Swe Stp Mos Con Smy Rum Ser Vie
< Year  Nor War Sev Ank Bul Gre Bud Tri
< 1900 . . R R R R T T T . . . . A A A
<
< History of Supply Center Counts
< Power    1900  Player
< Austria     3  Ann Other
< England     3  Eve English
< France      3  Fred French
< Germany     3  Gus German
< Italy       3  Ida Italian
< Russia      4  Rob Russian
< Turkey      3  Tom Turk
< Index:     10
<
< The index is the sum of the squares of
< the powers' supply centers, divided by
< the number of powers: it rises as one
< power pulls ahead.
<
< > HELP SET WIDTH
< SET WIDTH -- choose how wide your
< e-mails are.
<
< Usage: SET WIDTH columns
<    or: SET WIDTH OFF
<
< The default is 72 columns. On a phone,
< 40 is easier to read; tables then become
< short paragraphs. OFF writes each
< paragraph as one line, for programs that
< wrap lines or read them aloud. The
< choice applies to all your games.
<
< > SET WIDTH 40
< < Your e-mails will have 40 columns.
<
< Movement orders for Spring of 1901.
< (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last
< orders are in. The deadline is Tuesday
< 24 November 2026, 23:30 UTC. I accept
< late orders until Friday 27 November
< 2026, 23:30 UTC.
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
| Austria: 3: A BUD, A ser, F alb; TRI, VIE
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

| :: Judge: CHANCERY  Game: Demo  Variant:
| Standard
| :: Deadline: F1901M Tue Nov 24 2026
| 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on
| Tuesday 24 November 2026, 23:30 UTC, in
| 3 days. I accept late orders for 3 days
| after that.
|
| Movement results for Spring of 1901.
| (demo.001)
| ...
| England: Army Liverpool, No Order
|     Processed.
| England: Fleet Edinburgh, No Order
|     Processed.
| England: Fleet London, No Order
|     Processed.
| France: Army Marseilles, No Order
|     Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order
|     Processed.
| Germany: Army Munich, No Order
|     Processed.
| ...
| Russia: Fleet Sevastopol, No Order
|     Processed.
| Russia: Fleet St Petersburg (south
|     coast), No Order Processed.
| Turkey: Army Constantinople, No Order
|     Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order
|     Processed.
|
| Centres and units, each power's own
| centres in capitals:
| Austria: 3: A BUD, A ser, F alb; TRI,
|          VIE
| ...
| Russia:  4: A MOS, A WAR, F SEV,
|          F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR,
|          POR, RUM, SER, SPA, SWE, TUN
|
| To end the game by a vote, write
| SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the
| form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
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

