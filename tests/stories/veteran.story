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
<   Name:      Vic Veteran
<   Country:   Austria
<   Level:     Advanced
<   Timezone:  UTC
<
< > CREATE ?vet ********
< Game 'vet' has been created: Standard, for 7 players.
< You are its first player. To run it without playing, write BECOME
< MASTER.
<
< To invite others, send them this:
<
<   Will you play with me by mail? Standard, for 7 players. To join, write
<   to judge@example.org these two lines, with your own name and a
<   password that you choose:
<
<     REGISTER Your Name
<     SIGN ON ?vet password
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
< 'vet' has not started yet: 1 of 2 seats are taken.
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
<   Name:      Wil Warrior
<   Timezone:  UTC
<
< > SIGN ON ?vet ********
< You have joined 'vet'. All seats are taken.
<
< Standard, for 2 players. It has no master.
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

To: vic@example.org
Subject: CHANCERY:vet - A new player

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
|
| Wil Warrior (wil@example.org) has joined 'vet'. All seats are taken.

To: vic@example.org
Subject: CHANCERY:vet - S1901M The game begins

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| The game 'vet' begins.
|
| You play Austria, France, Russia and Turkey. Answer this letter, or
| begin a new one with SIGN ON avet password.
|
|   Austria:       Vic Veteran        vic@example.org
|   England:       Wil Warrior        wil@example.org
|   France:        Vic Veteran        vic@example.org
|   Germany:       Wil Warrior        wil@example.org
|   Italy:         Wil Warrior        wil@example.org
|   Russia:        Vic Veteran        vic@example.org
|   Turkey:        Vic Veteran        vic@example.org
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
| The next phase of 'vet' will be Movement for Spring of 1901.
| The deadline for orders will be Monday 23 November 2026, 20:00 UTC.
|
| Time to deadline: 2 days, 8 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Tuesday 24 November 2026, 20:00 UTC.
|
| To order, answer this letter with the form filled in:
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

To: wil@example.org
Subject: CHANCERY:vet - S1901M The game begins

| ...
| You play Germany, England and Italy. Answer this letter, or begin a new
| one with SIGN ON gvet password.
| ...
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
<   Name:      Otto Watcher
<   Timezone:  UTC
<
< > OBSERVE vet ********
< You now observe 'vet'. LIST shows where it stands, HISTORY vet what has
< happened.
<
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC; late orders are accepted until Tuesday 24
< November 2026, 20:00 UTC.

To: vic@example.org, wil@example.org
Subject: CHANCERY:vet - S1901M An observer

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| Otto Watcher (obs@example.org) now observes 'vet'.

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
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< The settings, as they can be mailed to the judge:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 24 GRACE 24 DELAY 0 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET PLAYERS 2
<   SET WHITE/GREY
<   SET NO DIAS
<
< The following players are signed up for game 'vet':
<   Austria:       Vic Veteran         vic@example.org
<   England:       Wil Warrior         wil@example.org
<   France:        Vic Veteran         vic@example.org
<   Germany:       Wil Warrior         wil@example.org
<   Italy:         Wil Warrior         wil@example.org
<   Russia:        Vic Veteran         vic@example.org
<   Turkey:        Vic Veteran         vic@example.org
<   Observer:      Otto Watcher        obs@example.org
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
< It has no master.
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace; early
<     results as soon as all orders are in.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< Historical Supply Center Summary
< --------------------------------
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
<
<
< History of Supply Center Counts
< -------------------------------
< Power    1900                                   Player
< Austria     3                                   Vic Veteran
< England     3                                   Wil Warrior
< France      3                                   Vic Veteran
< Germany     3                                   Wil Warrior
< Italy       3                                   Wil Warrior
< Russia      4                                   Vic Veteran
< Turkey      3                                   Vic Veteran
< Index:     10
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as the game is decided.
<
< > SIGN OFF
<
< 13 orders for Austria, France, Russia and Turkey are needed, and none is
< on file.
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC; late orders are accepted until Tuesday 24
< November 2026, 20:00 UTC.
<
< To order, answer this letter with the form filled in:
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

From: vic@example.org
> SIGN ON avet damson
> SET DRAW
> SIGN OFF

To: vic@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON avet ********
< Signed on as Austria, France, Russia and Turkey in 'vet'.
<
< > SET DRAW
< Austria, France, Russia and Turkey vote for a draw between all
< survivors.
<
< > SIGN OFF
<
< 13 orders for Austria, France, Russia and Turkey are needed, and none is
< on file.
< Austria votes for a draw between all survivors.
< France votes for a draw between all survivors.
< Russia votes for a draw between all survivors.
< Turkey votes for a draw between all survivors.
< The turn runs as soon as all orders are in. The deadline is Monday 23
< November 2026, 20:00 UTC; late orders are accepted until Tuesday 24
< November 2026, 20:00 UTC.
<
< To order, answer this letter with the form filled in:
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

From: wil@example.org
> SIGN ON gvet cherry
> SET DRAW
> SIGN OFF

To: wil@example.org
Subject: Re: CHANCERY:vet - S1901M orders

< :: Judge: CHANCERY  Game: Vet  Variant: Standard
<
< > SIGN ON gvet ********
< Signed on as Germany, England and Italy in 'vet'.
<
< > SET DRAW
< Germany, England and Italy vote for a draw between all survivors.
< All agree: the game is over.
<
< > SIGN OFF

To: vic@example.org, wil@example.org, obs@example.org
Subject: CHANCERY:vet - S1901M Game over

| :: Judge: CHANCERY  Game: Vet  Variant: Standard
|
| 'vet' has ended in a draw between Austria, England, France, Germany,
| Italy, Russia and Turkey.
|
| Historical Supply Center Summary
| --------------------------------
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
|
|
| History of Supply Center Counts
| -------------------------------
| Power    1900                                   Player
| Austria     3                                   Vic Veteran
| England     3                                   Wil Warrior
| France      3                                   Vic Veteran
| Germany     3                                   Wil Warrior
| Italy       3                                   Wil Warrior
| Russia      4                                   Vic Veteran
| Turkey      3                                   Vic Veteran
| Index:     10
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as the game is decided.
|
| Thank you for playing.

From: vic@example.org
> LIST
> SUMMARY vet

To: vic@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > LIST
< There are no games now. CREATE ?game password starts one; see HELP
< CREATE.
<
< Ended in the last 30 days: vet (Draw between Austria, England, France,
< Germany, Italy, Russia and Turkey). SUMMARY and a name shows how.
<
< > SUMMARY vet
< Summary of game 'vet' through S1901M.
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
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< Historical Supply Center Summary
< --------------------------------
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
<
<
< History of Supply Center Counts
< -------------------------------
< Power    1900                                   Player
< Austria     3                                   Vic Veteran
< England     3                                   Wil Warrior
< France      3                                   Vic Veteran
< Germany     3                                   Wil Warrior
< Italy       3                                   Wil Warrior
< Russia      4                                   Vic Veteran
< Turkey      3                                   Vic Veteran
< Index:     10
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as the game is decided.

