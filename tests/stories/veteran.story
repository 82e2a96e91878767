# A game in the words of the classic judges, as somebody types them who has played there for years.
From: vic@example.org
> REGISTER
> Name: Vic Veteran
> Address: 1 Old Street
> Phone: none
> Country: Austria
> Level: Advanced
> Time Zone: UTC
> END
> CREATE ?vet damson standard
> SET PLAYERS 2
> SET MOVE CLOCK 1200 MIN 0 NEXT 24 GRACE 24 DELAY 0
> SET NODIAS, WHITE/GREY
> SET PREFERENCE AFR*
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
<
< > REGISTER
< Welcome, Vic Veteran. You are registered.
< Name:      Vic Veteran
< Country:   Austria
< Level:     Advanced
< Time zone: UTC
<
< > CREATE ?vet ********
< Game 'vet' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/vet
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?vet password
<
< > SET PLAYERS 2
< PLAYERS 2.
<
< > SET MOVE CLOCK 1200 MIN 0 NEXT 24 GRACE 24 DELAY 0
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
< results as soon as all orders are in.
<
< > SET NODIAS, WHITE/GREY
< NO DIAS (it was: DIAS).
< WHITE/GREY (it was: WHITE).
<
< > SET PREFERENCE AFR*
< Your preference is Austria, then France, then Russia, then any other.
<
< > SIGN OFF
<
< 'vet' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria, then France, then Russia, then any other.

From: wil@example.org
> REGISTER Wil Warrior
> SIGN ON ?vet cherry standard
> SET PREFERENCE GEI*
> SIGNOFF

To: wil@example.org
Subject: Re: CHANCERY:vet - orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
<
< > REGISTER Wil Warrior
< Welcome, Wil Warrior. You are registered.
< Name:      Wil Warrior
< Time zone: UTC
<
< > SIGN ON ?vet ********
< You have joined 'vet'. All seats are taken.
<
< Standard, for 2 players. It has no GM.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
<
< > SET PREFERENCE GEI*
< Your preference is Germany, then England, then Italy, then any other.
<
< > SIGNOFF
< On the web: https://judge.example.org/my/games/vet

To: vic@example.org
Subject: CHANCERY:vet - S1901M You are Austria, France, Russia and Turkey

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'vet' has started. You are Austria, France, Russia and Turkey.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/vet
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| Austria: A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| Austria: A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| Austria: F TRI
| # can go to ADR, ALB, VEN
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Russia: A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F SEV
| # can go to ARM, BLA, RUM
| Russia: F STP/SC
| # can go to BOT, FIN, LVN
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON avet and
| your password.
|
| Austria:  Vic Veteran  vic@example.org
| England:  Wil Warrior
| France:   Vic Veteran  vic@example.org
| Germany:  Wil Warrior
| Italy:    Wil Warrior
| Russia:   Vic Veteran  vic@example.org
| Turkey:   Vic Veteran  vic@example.org
|
| Status of the Movement phase for Spring of 1901.  (vet.001)
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

To: wil@example.org
Subject: CHANCERY:vet - S1901M You are Germany, England and Italy

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'vet' has started. You are Germany, England and Italy.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/vet
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON gvet and
| your password.
|
| Austria:  Vic Veteran
| England:  Wil Warrior  wil@example.org
| France:   Vic Veteran
| Germany:  Wil Warrior  wil@example.org
| Italy:    Wil Warrior  wil@example.org
| Russia:   Vic Veteran
| Turkey:   Vic Veteran
|
| Status of the Movement phase for Spring of 1901.  (vet.001)
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

From: obs@example.org
> REGISTER Otto Watcher
> OBSERVE vet peach

To: obs@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > REGISTER Otto Watcher
< Welcome, Otto Watcher. You are registered.
< Name:      Otto Watcher
< Time zone: UTC
<
< > OBSERVE vet ********
< You now observe 'vet'. LIST shows its position, HISTORY vet its history
< so far.
<
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC. I accept late orders until Tuesday 24 November
< 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/vet

To: vic@example.org, wil@example.org
Subject: CHANCERY:vet - S1901M An observer

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| Otto Watcher now observes 'vet'.
|
| On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> SIGN ON avet damson
> PRESS TO E
> Leave me the east, and take the west.
> ENDPRESS
> LIST vet
> SUMMARY vet
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > PRESS TO E
< Press sent to England.
<   | Leave me the east, and take the west.
<
< > LIST vet
< Game 'vet' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Monday 23 November 2026, 20:00 UTC.
< Grace ends Tuesday 24 November 2026, 20:00 UTC.
< Orders are due from everybody.
< The orders of 0 of 7 powers are in.
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 24 GRACE 24 DELAY 0 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET PLAYERS 2
<   SET WHITE/GREY
<   SET NO DIAS
<
< The following players are signed up for game 'vet':
< Austria:   Vic Veteran   vic@example.org
< England:   Wil Warrior
< France:    Vic Veteran   vic@example.org
< Germany:   Wil Warrior
< Italy:     Wil Warrior
< Russia:    Vic Veteran   vic@example.org
< Turkey:    Vic Veteran   vic@example.org
< Observer:  Otto Watcher
<
< Status of the Movement phase for Spring of 1901.  (vet.001)
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
< Russia:  Fleet St Petersburg (south coast).
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
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.
<
< > SUMMARY vet
< Summary of game 'vet' through S1901M.
<
< It began on Saturday 21 November 2026.
< It has no GM.
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
<
< History of Supply Center Counts
< Power    1900  Player
< Austria     3  Vic Veteran
< England     3  Wil Warrior
< France      3  Vic Veteran
< Germany     3  Wil Warrior
< Italy       3  Wil Warrior
< Russia      4  Vic Veteran
< Turkey      3  Vic Veteran
< Index:     10
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< > SIGN OFF
<
< You owe 13 orders for Austria, France, Russia and Turkey.
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC. I accept late orders until Tuesday 24 November
< 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/vet
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< Austria: A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< Austria: A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< Austria: F TRI
< # can go to ADR, ALB, VEN
< France: A MAR
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # can go to BRE, BUR, GAS, PIC
< France: F BRE
< # can go to ENG, GAS, MAO, PIC
< Russia: A MOS
< # can go to LVN, SEV, STP, UKR, WAR
< Russia: A WAR
< # can go to GAL, LVN, MOS, PRU, SIL, UKR
< Russia: F SEV
< # can go to ARM, BLA, RUM
< Russia: F STP/SC
< # can go to BOT, FIN, LVN
< Turkey: A CON
< # can go to ANK, BUL, SMY
< Turkey: A SMY
< # can go to ANK, ARM, CON, SYR
< Turkey: F ANK
< # can go to ARM, BLA, CON
< END ORDERS

To: wil@example.org
Subject: CHANCERY:vet - S1901M Austria to England

| Message from Austria to England in 'vet':
|
| Leave me the east, and take the west.
|
| On the web: https://judge.example.org/my/games/vet/press/A

# A year in the classic words: moves, convoys, builds, the last word of two.
From: wil@example.org
> SIGN ON gvet cherry
> A BER-KIE
> F KIE-HOL
> A MUN-RUH
> F LON-NTH
> F EDI-NWG
> A LVP-YOR
> A ROM-APU
> A VEN H
> F NAP-ION
> SIGN OFF

To: wil@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON gvet ********
< Signed on as Germany, England and Italy in 'vet'.
<
< > A BER-KIE
< Germany: A BER - KIE
< > F KIE-HOL
< Germany: F KIE - HOL
< > A MUN-RUH
< Germany: A MUN - RUH
< > F LON-NTH
< England: F LON - NTH
< > F EDI-NWG
< England: F EDI - NWG
< > A LVP-YOR
< England: A LVP - YOR
< > A ROM-APU
< Italy: A ROM - APU
< > A VEN H
< Italy: A VEN H
< > F NAP-ION
< Italy: F NAP - ION
<
< > SIGN OFF
<
< Movement orders for Spring of 1901. (vet.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Ruhr.
< Germany: Fleet Kiel -> Holland.
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples -> Ionian Sea.
<
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC. I accept late orders until Tuesday 24 November
< 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> SIGN ON avet damson
> A VIE-GAL, A BUD-SER, F TRI-ALB
> A PAR-BUR, A MAR-SPA, F BRE-MAO
> A MOS-UKR, A WAR H, F SEV-RUM, F STP/SC-BOT
> A CON-BUL, A SMY-CON, F ANK-BLA
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > A VIE-GAL, A BUD-SER, F TRI-ALB
< Austria: A VIE - GAL
< Austria: A BUD - SER
< Austria: F TRI - ALB
< > A PAR-BUR, A MAR-SPA, F BRE-MAO
< France: A PAR - BUR
< France: A MAR - SPA
< France: F BRE - MAO
< > A MOS-UKR, A WAR H, F SEV-RUM, F STP/SC-BOT
< Russia: A MOS - UKR
< Russia: A WAR H
< Russia: F SEV - RUM
< Russia: F STP/SC - BOT
< > A CON-BUL, A SMY-CON, F ANK-BLA
< Turkey: A CON - BUL
< Turkey: A SMY - CON
< Turkey: F ANK - BLA
<
< > SIGN OFF
<
< Movement orders for Spring of 1901. (vet.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw HOLD.
< Russia: Fleet Sevastopol -> Rumania.
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea.
<
< All orders are in, so S1901M has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/vet

To: vic@example.org
Subject: CHANCERY:vet - S1901M Results

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 20:00:00 +0000
|
| Austria, France and Turkey: All 3 orders succeeded.
|
| Russia: All 4 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| Movement results for Spring of 1901. (vet.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Galicia.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> Norwegian Sea.
| England: Fleet London -> North Sea.
| France: Army Marseilles -> Spain.
| France: Army Paris -> Burgundy.
| France: Fleet Brest -> Mid-Atlantic Ocean.
| Germany: Army Berlin -> Kiel.
| Germany: Army Munich -> Ruhr.
| Germany: Fleet Kiel -> Holland.
| Italy: Army Rome -> Apulia.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw HOLD.
| Russia: Fleet Sevastopol -> Rumania.
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A gal, A ser, F alb; BUD, TRI, VIE
| England: 3: A yor, F nth, F nwg; EDI, LVP, LON
| France:  3: A bur, A spa, F mao; BRE, MAR, PAR
| Germany: 3: A KIE, A ruh, F hol; BER, MUN
| Italy:   3: A apu, A VEN, F ion; NAP, ROM
| Russia:  4: A ukr, A WAR, F bot, F rum; MOS, SEV, STP
| Turkey:  3: A bul, A CON, F bla; ANK, SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/vet/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| Austria: A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
| Austria: A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| Austria: F ALB
| # can go to ADR, GRE, ION, TRI
| France: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| France: A SPA
| # can go to GAS, MAR, POR
| France: F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| Russia: A UKR
| # can go to GAL, MOS, RUM, SEV, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F BOT
| # can go to BAL, FIN, LVN, STP/SC, SWE
| Russia: F RUM
| # can go to BLA, BUL/EC, SEV
| Turkey: A BUL
| # can go to CON, GRE, RUM, SER
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: F BLA
| # can go to ANK, ARM, BUL/EC, CON, RUM, SEV
| END ORDERS

To: wil@example.org
Subject: CHANCERY:vet - S1901M Results

| ...
| Germany, England and Italy: All 3 orders succeeded.
| ...
| Germany: A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| Germany: A RUH
| # can go to BEL, BUR, HOL, KIE, MUN
| Germany: F HOL
| # can go to BEL, HEL, KIE, NTH
| England: A YOR
| # can go to EDI, LON, LVP, WAL
| England: F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
| England: F NWG
| # can go to BAR, CLY, EDI, NAO, NOR, NTH
| Italy: A APU
| # can go to NAP, ROM, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: obs@example.org
Subject: CHANCERY:vet - S1901M Results

| ...
| Next: Movement for Fall of 1901, due on Monday 23 November 2026, 20:00
| UTC, in 2 days.
| ...

From: wil@example.org
> SIGN ON gvet cherry
> A KIE-DEN, F HOL H, A RUH-MUN
> F NTH C A YOR-NWY
> A YOR-NTH-NWY
> F NWG S A YOR-NWY
> A APU-ION-TUN
> F ION C A APU-TUN
> A VEN H
> SIGN OFF

To: wil@example.org
Subject: Re: CHANCERY:vet - F1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON gvet ********
< Signed on as Germany, England and Italy in 'vet'.
<
< > A KIE-DEN, F HOL H, A RUH-MUN
< Germany: A KIE - DEN
< Germany: F HOL H
< Germany: A RUH - MUN
< > F NTH C A YOR-NWY
< England: F NTH C A YOR - NOR
< > A YOR-NTH-NWY
< England: A YOR - NTH - NOR
< > F NWG S A YOR-NWY
< England: F NWG S A YOR - NOR
< > A APU-ION-TUN
< Italy: A APU - ION - TUN
< > F ION C A APU-TUN
< Italy: F ION C A APU - TUN
< > A VEN H
< Italy: A VEN H
<
< > SIGN OFF
<
< Movement orders for Fall of 1901. (vet.002)
<
< Germany: Army Kiel -> Denmark.
< Germany: Army Ruhr -> Munich.
< Germany: Fleet Holland HOLD.
<
< England: Army Yorkshire -> North Sea -> Norway.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
< England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
<
< Italy: Army Apulia -> Ionian Sea -> Tunis.
< Italy: Army Venice HOLD.
< Italy: Fleet Ionian Sea CONVOY Army Apulia -> Tunis.
<
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC. I accept late orders until Tuesday 24 November
< 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> SIGN ON avet damson
> A SER-GRE, F ALB S A SER-GRE, A GAL H
> A BUR-BEL, A SPA H, F MAO-POR
> A UKR H, A WAR H, F RUM H, F BOT-SWE
> A BUL H, A CON H, F BLA S F RUM
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - F1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > A SER-GRE, F ALB S A SER-GRE, A GAL H
< Austria: A SER - GRE
< Austria: F ALB S A SER - GRE
< Austria: A GAL H
< > A BUR-BEL, A SPA H, F MAO-POR
< France: A BUR - BEL
< France: A SPA H
< France: F MAO - POR
< > A UKR H, A WAR H, F RUM H, F BOT-SWE
< Russia: A UKR H
< Russia: A WAR H
< Russia: F RUM H
< Russia: F BOT - SWE
< > A BUL H, A CON H, F BLA S F RUM
< Turkey: A BUL H
< Turkey: A CON H
< Turkey: F BLA S F RUM
<
< > SIGN OFF
<
< Movement orders for Fall of 1901. (vet.002)
<
< Austria: Army Galicia HOLD.
< Austria: Army Serbia -> Greece.
< Austria: Fleet Albania SUPPORT Army Serbia -> Greece.
<
< France: Army Burgundy -> Belgium.
< France: Army Spain HOLD.
< France: Fleet Mid-Atlantic Ocean -> Portugal.
<
< Russia: Army Ukraine HOLD.
< Russia: Army Warsaw HOLD.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Rumania HOLD.
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea SUPPORT Russian Fleet Rumania.
<
< All orders are in, so F1901M has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/vet

To: vic@example.org
Subject: CHANCERY:vet - F1901M Results

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: W1901A Mon Nov 23 2026 23:30:00 +0000
|
| Austria: All 3 orders succeeded. You took Greece.
|
| France: All 3 orders succeeded. You took Belgium, Portugal and Spain.
|
| Russia: All 4 orders succeeded. You took Rumania and Sweden.
|
| Turkey: All 3 orders succeeded. You took Bulgaria.
|
| Austria: You have 4 centres and 3 units: you may build 1 unit (BUD, TRI,
| VIE).
|
| France: You have 6 centres and 3 units: you may build 3 units (BRE, MAR,
| PAR).
|
| Russia: You have 6 centres and 4 units: you may build 2 units (MOS, SEV,
| STP).
|
| Turkey: You have 4 centres and 3 units: you may build 1 unit (ANK, SMY).
|
| Your orders for W1901A are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 2 days after that.
|
| Movement results for Fall of 1901. (vet.002)
|
| Austria: Army Galicia HOLD.
| Austria: Army Serbia -> Greece.
| Austria: Fleet Albania SUPPORT Army Serbia -> Greece.
| England: Army Yorkshire -> North Sea -> Norway.
| England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
| England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
| France: Army Burgundy -> Belgium.
| France: Army Spain HOLD.
| France: Fleet Mid-Atlantic Ocean -> Portugal.
| Germany: Army Kiel -> Denmark.
| Germany: Army Ruhr -> Munich.
| Germany: Fleet Holland HOLD.
| Italy: Army Apulia -> Ionian Sea -> Tunis.
| Italy: Army Venice HOLD.
| Italy: Fleet Ionian Sea CONVOY Army Apulia -> Tunis.
| Russia: Army Ukraine HOLD.
| Russia: Army Warsaw HOLD.
| Russia: Fleet Gulf of Bothnia -> Sweden.
| Russia: Fleet Rumania HOLD.
| Turkey: Army Bulgaria HOLD.
| Turkey: Army Constantinople HOLD.
| Turkey: Fleet Black Sea SUPPORT Russian Fleet Rumania.
|
| Centres and units, each power's own centres in capitals:
| Austria: 4 (+1): A gal, A GRE, F alb; BUD, TRI, VIE
| England: 4 (+1): A NOR, F nth, F nwg; EDI, LVP, LON
| France:  6 (+3): A BEL, A SPA, F POR; BRE, MAR, PAR
| Germany: 5 (+2): A DEN, A MUN, F HOL; BER, KIE
| Italy:   4 (+1): A TUN, A VEN, F ion; NAP, ROM
| Russia:  6 (+2): A ukr, A WAR, F RUM, F SWE; MOS, SEV, STP
| Turkey:  4 (+1): A BUL, A CON, F bla; ANK, SMY
| Unowned: SER
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/vet/F1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| Austria: BUILD
| # what and where: A or F, and one of BUD, TRI, VIE; or WAIVE
| France: BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| France: BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| France: BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| Russia: BUILD
| # what and where: A or F, and one of MOS, SEV, STP/NC, STP/SC; or WAIVE
| Russia: BUILD
| # what and where: A or F, and one of MOS, SEV, STP/NC, STP/SC; or WAIVE
| Turkey: BUILD
| # what and where: A or F, and one of ANK, SMY; or WAIVE
| END ORDERS

To: wil@example.org
Subject: CHANCERY:vet - F1901M Results

| ...
| Germany: All 3 orders succeeded. You took Denmark and Holland.
|
| England: All 3 orders succeeded. You took Norway.
|
| Italy: All 3 orders succeeded. You took Tunis.
|
| Germany: You have 5 centres and 3 units: you may build 2 units (BER,
| KIE).
|
| England: You have 4 centres and 3 units: you may build 1 unit (EDI, LON,
| LVP).
|
| Italy: You have 4 centres and 3 units: you may build 1 unit (NAP, ROM).
| ...
| Germany: BUILD
| # what and where: A or F, and one of BER, KIE; or WAIVE
| Germany: BUILD
| # what and where: A or F, and one of BER, KIE; or WAIVE
| England: BUILD
| # what and where: A or F, and one of EDI, LON, LVP; or WAIVE
| Italy: BUILD
| # what and where: A or F, and one of NAP, ROM; or WAIVE
| END ORDERS

To: obs@example.org
Subject: CHANCERY:vet - F1901M Results

| ...
| Next: Adjustments for Winter of 1901, due on Monday 23 November 2026,
| 23:30 UTC, in 2 days.
| ...

From: wil@example.org
> SIGN ON gvet cherry
> BUILD F LON
> BUILD A BER
> BUILD F KIE
> F NAP
> SIGN OFF

To: wil@example.org
Subject: Re: CHANCERY:vet - W1901A orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: W1901A Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON gvet ********
< Signed on as Germany, England and Italy in 'vet'.
<
< > BUILD F LON
< England: B F LON
< > BUILD A BER
< Germany: B A BER
< > BUILD F KIE
< Germany: B F KIE
< > F NAP
< Italy: B F NAP
<
< > SIGN OFF
<
< Adjustment orders for Winter of 1901.  (vet.003)
<
< Germany:                  Builds an army in Berlin.
< Germany:                  Builds a fleet in Kiel.
<
< England:                  Builds a fleet in London.
<
< Italy:                    Builds a fleet in Naples.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Wednesday
< 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> SIGN ON avet damson
> BUILD A BUD
> BUILD A VIE
> BUILD F BRE
> BUILD A PAR
> BUILD A MAR
> BUILD A MOS
> BUILD F SEV
> BUILD F ANK
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - W1901A orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: W1901A Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > BUILD A BUD
< Austria: B A BUD
< > BUILD A VIE
< Austria: B A VIE -- replaces B A BUD
< > BUILD F BRE
< France: B F BRE
< > BUILD A PAR
< France: B A PAR
< > BUILD A MAR
< France: B A MAR
< > BUILD A MOS
< Russia: B A MOS
< > BUILD F SEV
< Russia: B F SEV
< > BUILD F ANK
< Turkey: B F ANK
<
< > SIGN OFF
<
< Adjustment orders for Winter of 1901.  (vet.003)
<
< Austria:                  Builds an army in Vienna.
<
< France:                   Builds a fleet in Brest.
< France:                   Builds an army in Paris.
< France:                   Builds an army in Marseilles.
<
< Russia:                   Builds an army in Moscow.
< Russia:                   Builds a fleet in Sevastopol.
<
< Turkey:                   Builds a fleet in Ankara.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Wednesday
< 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> SIGN ON avet damson
> SET DRAW
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - W1901A orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: W1901A Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > SET DRAW
< Austria, France, Russia and Turkey vote for a draw among all survivors.
<
< > SIGN OFF
<
< Adjustment orders for Winter of 1901.  (vet.003)
<
< Austria:                  Builds an army in Vienna.
<
< France:                   Builds a fleet in Brest.
< France:                   Builds an army in Paris.
< France:                   Builds an army in Marseilles.
<
< Russia:                   Builds an army in Moscow.
< Russia:                   Builds a fleet in Sevastopol.
<
< Turkey:                   Builds a fleet in Ankara.
<
< Austria votes for a draw among all survivors.
< France votes for a draw among all survivors.
< Russia votes for a draw among all survivors.
< Turkey votes for a draw among all survivors.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Wednesday
< 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/vet

From: wil@example.org
> SIGN ON gvet cherry
> SET DRAW
> SIGN OFF

To: wil@example.org
Subject: Re: CHANCERY:vet - W1901A orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
<
< > SIGN ON gvet ********
< Signed on as Germany, England and Italy in 'vet'.
<
< > SET DRAW
< Germany, England and Italy vote for a draw among all survivors. All
< agree: the game is over.
<
< > SIGN OFF
< On the web: https://judge.example.org/my/games/vet

To: vic@example.org, wil@example.org, obs@example.org
Subject: CHANCERY:vet - W1901A Game over

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
|
| 'vet' has ended in a draw between Austria, England, France, Germany,
| Italy, Russia and Turkey.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
| 1901 I I I I E E E F F F F F F G G G G G R E R R R R T T T T R A . A A A
|
| History of Supply Center Counts
| Power    1900  '01  Player
| Austria     3    4  Vic Veteran
| England     3    4  Wil Warrior
| France      3    6  Vic Veteran
| Germany     3    5  Wil Warrior
| Italy       3    4  Wil Warrior
| Russia      4    6  Vic Veteran
| Turkey      3    4  Vic Veteran
| Index:     10   23
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/vet

From: vic@example.org
> LIST
> SUMMARY vet

To: vic@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST
< This judge has no games now. CREATE ?game password starts one (HELP
< CREATE).
<
< Ended in the last 30 days: vet (Draw between Austria, England, France,
< Germany, Italy, Russia and Turkey). SUMMARY name shows how.
<
< > SUMMARY vet
< Summary of game 'vet' through W1901A.
<
< 'vet' has ended in a draw between Austria, England, France, Germany,
< Italy, Russia and Turkey.
< It began on Saturday 21 November 2026 and ended on Saturday 21 November
< 2026.
< It had no master.
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
< 1901 I I I I E E E F F F F F F G G G G G R E R R R R T T T T R A . A A A
<
< History of Supply Center Counts
< Power    1900  '01  Player
< Austria     3    4  Vic Veteran
< England     3    4  Wil Warrior
< France      3    6  Vic Veteran
< Germany     3    5  Wil Warrior
< Italy       3    4  Wil Warrior
< Russia      4    6  Vic Veteran
< Turkey      3    4  Vic Veteran
< Index:     10   23
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.

