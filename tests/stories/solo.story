# A private game of which one person plays all powers: turns run when they say so, and are taken back.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?lab secret solo
> SET ANSWERS SHORT
> A BUD - SER
> A VEN - TRI
> F SEV - RUM
> PROCESS

To: ann@example.org
Subject: Re: CHANCERY:lab - F1901M orders

< :: Judge: CHANCERY  Game: Lab  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?lab ********
< I've created 'lab', and the game has started: Standard. All powers are
< yours.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A BUD - SER
< Austria: A BUD - SER
< > A VEN - TRI
< Italy: A VEN - TRI
< > F SEV - RUM
< Russia: F SEV - RUM
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/lab

To: ann@example.org
Subject: CHANCERY:lab - S1901M You are Austria, England, France, Germany, Italy, Russia and Turkey

| :: Judge: CHANCERY  Game: Lab  Variant: Standard
|
| 'lab' has started. You are Austria, England, France, Germany, Italy,
| Russia and Turkey.
|
| Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/lab
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
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
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
| To write a new e-mail instead of a reply, begin it with SIGN ON alab and
| your password.
|
| Austria:  Ann Other  ann@example.org
| England:  Ann Other  ann@example.org
| France:   Ann Other  ann@example.org
| Germany:  Ann Other  ann@example.org
| Italy:    Ann Other  ann@example.org
| Russia:   Ann Other  ann@example.org
| Turkey:   Ann Other  ann@example.org
|
| Status of the Movement phase for Spring of 1901.  (lab.001)
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

To: ann@example.org
Subject: CHANCERY:lab - S1901M Results

| :: Judge: CHANCERY  Game: Lab  Variant: Standard
|
| England, France, Germany and Turkey: No orders came from you, so your
| units held.
|
| Italy: Army Venice -> Trieste bounced: strength 1 against Fleet Trieste
| with 1.
|
| Next: Movement for Fall of 1901.
|
| Movement results for Spring of 1901. (lab.001)
|
| Austria: Army Budapest -> Serbia.
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
| Italy: Army Venice -> Trieste. (*bounce*)
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol -> Rumania.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A VIE, F TRI; BUD
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F rum, F STP/SC; SEV
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/lab/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| Austria: A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| Austria: A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| Austria: F TRI
| # can go to ADR, ALB, VEN
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| Russia: A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F RUM
| # can go to BLA, BUL/EC, SEV
| Russia: F STP/SC
| # can go to BOT, FIN, LVN
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS

# Days later nothing has happened by itself; nobody was reminded, and nobody else sees it.
@ 2026-12-24T12:00:00Z

From: ann@example.org
> SIGN ON lab
> GAMES
> A TRI - BUD
> FORECAST
> PROCESS F1901M

To: ann@example.org
Subject: Re: CHANCERY:lab - F1901M orders

< :: Judge: CHANCERY  Game: Lab  Variant: Standard
<
< > SIGN ON lab
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'lab'.
<
< > GAMES
< lab F1901M          Austria, England, France, Germany, Italy, Russia and
<                     Turkey, on Standard.
<                     You owe 22 orders.
<
< > A TRI - BUD
< *** The unit in Trieste is a fleet: please write F TRI.
<
< > FORECAST
< *** You have no orders on file to look ahead with. File some, or assume
< them: send FORECAST, with lines such as ASSUME order below it.
<
< > PROCESS F1901M
< *** I have not done PROCESS, because a line above it failed. If you
< still want it, send it alone.
<
< I could not carry out 3 lines. See above.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/lab

# Alone it runs, as it stands.
From: ann@example.org
> SIGN ON lab
> PROCESS F1901M

To: ann@example.org
Subject: Re: CHANCERY:lab - W1901A orders

< :: Judge: CHANCERY  Game: Lab  Variant: Standard
<
< > SIGN ON lab
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'lab'.
<
< > PROCESS F1901M
< F1901M has been adjudicated. The results are on their way.
<
< You owe 2 orders for Austria and Russia.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/lab

To: ann@example.org
Subject: CHANCERY:lab - F1901M Results

| :: Judge: CHANCERY  Game: Lab  Variant: Standard
|
| Austria: No orders came from you, so your units held. You took Serbia.
|
| England, France, Germany, Italy and Turkey: No orders came from you, so
| your units held.
|
| Russia: No orders came from you, so your units held. You took Rumania.
|
| Austria: You have 4 centres and 3 units: you may build 1 unit (BUD).
|
| Russia: You have 5 centres and 4 units: you may build 1 unit (SEV).
|
| Next: Adjustments for Winter of 1901.
|
| Movement results for Fall of 1901. (lab.002)
|
| Austria: Army Serbia, No Order Processed.
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
| Russia: Fleet Rumania, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 4 (+1): A SER, A VIE, F TRI; BUD
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  5 (+1): A MOS, A WAR, F RUM, F STP/SC; SEV
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/lab/F1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| Austria: BUILD
| # what and where: A or F, and one of BUD; or WAIVE
| Russia: BUILD
| # what and where: A or F, and one of SEV; or WAIVE
| END ORDERS

From: ann@example.org
> SIGN ON lab
> ROLLBACK 1

To: ann@example.org
Subject: Re: CHANCERY:lab - S1901M orders

< :: Judge: CHANCERY  Game: Lab  Variant: Standard
<
< > SIGN ON lab
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'lab'.
<
< > ROLLBACK 1
< 'lab' is back in S1901M. The orders for it are on file again.
<
< You still owe 19 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/lab

To: ann@example.org
Subject: CHANCERY:lab - S1901M Rolled back

| :: Judge: CHANCERY  Game: Lab  Variant: Standard
|
| Austria has rolled the game 'lab' back to S1901M. All results since then
| are undone. The orders for S1901M are on file again, and you can change
| them until the deadline.
|
| Status of the Movement phase for Spring of 1901.  (lab.001)
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
| Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/lab
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| Austria: A BUD
| # on file: A BUD - SER
| # can go to GAL, RUM, SER, TRI, VIE
| Austria: A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| Austria: F TRI
| # can go to ADR, ALB, VEN
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # on file: A VEN - TRI
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| Russia: A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F SEV
| # on file: F SEV - RUM
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

From: bob@example.org
> REGISTER Bob Other
> LIST
> OPENINGS
> CREATE ?den secret loeb9 solo
> TERMINATE den

To: bob@example.org
Subject: Re: CHANCERY:den - S1901M orders

< :: Judge: CHANCERY  Game: Den  Variant: Loeb 9
<
< > REGISTER Bob Other
< Welcome, Bob Other. You are registered.
< Name:      Bob Other
< Time zone: UTC
<
< > LIST
< This judge has no games now. CREATE ?game password starts one (HELP
< CREATE).
<
< > OPENINGS
< No public game wants players now. CREATE ?game password begins one (HELP
< CREATE).
<
< > CREATE ?den ********
< I've created 'den', and the game has started: Loeb 9. All powers are
< yours.
<
< > TERMINATE den
< 'den' has been terminated.
<
< On the web: https://judge.example.org/my/games/den

To: bob@example.org
Subject: CHANCERY:den - S1901M You are Austria, England, France, Germany, Italy, Russia, Turkey, Norway and Spain

| :: Judge: CHANCERY  Game: Den  Variant: Loeb 9
|
| 'den' has started. You are Austria, England, France, Germany, Italy,
| Russia, Turkey, Norway and Spain.
|
| Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/den
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
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| France: A MAR
| # can go to BUR, CAT, GAS, PIE
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| Russia: A MOS
| # can go to KAZ, LVN, SEV, SIB, STP, UKR, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F SEV
| # can go to ARM, BLA, RUM
| Russia: F STP/NC
| # can go to BAR, NOR, SIB
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| Norway: A NOR
| # can go to FIN, STP, SWE
| Norway: F DEN
| # can go to BAL, HEL, KIE, NTH, SKA, SWE
| Norway: F SWE
| # can go to BAL, BOT, DEN, FIN, NOR, SKA
| Spain: A COR
| # can go to CAT, MAD, NAF, POR
| Spain: A MAD
| # can go to CAT, COR, NAV, POR
| Spain: F POR
| # can go to COR, MAO, NAV
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON aden and
| your password.
|
| Austria:  Bob Other  bob@example.org
| England:  Bob Other  bob@example.org
| France:   Bob Other  bob@example.org
| Germany:  Bob Other  bob@example.org
| Italy:    Bob Other  bob@example.org
| Russia:   Bob Other  bob@example.org
| Turkey:   Bob Other  bob@example.org
| Norway:   Bob Other  bob@example.org
| Spain:    Bob Other  bob@example.org
|
| Status of the Movement phase for Spring of 1901.  (den.001)
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
| Russia:  Fleet St Petersburg (north coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Norway:  Army Norway.
| Norway:  Fleet Denmark.
| Norway:  Fleet Sweden.
|
| Spain:   Army Cordoba.
| Spain:   Army Madrid.
| Spain:   Fleet Portugal.

To: bob@example.org
Subject: CHANCERY:den - S1901M Terminated

| :: Judge: CHANCERY  Game: Den  Variant: Loeb 9
|
| Austria has terminated the game 'den'. It has no result.
|
| On the web: https://judge.example.org/my/games/den

