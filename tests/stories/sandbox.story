# SANDBOX: what might have been, from any phase of a game.
! demo

From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL
> A BUD - SER
> F TRI - ALB

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< A VIE - GAL
< > A BUD - SER
< A BUD - SER
< > F TRI - ALB
< F TRI - ALB
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
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
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Galicia.
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
| Austria: 3: A gal, A ser, F alb; BUD, TRI, VIE
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
| A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
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

# An observer of nothing may try it out: what happened is public.
From: bob@example.org
> SANDBOX demo Spring of 1901

To: bob@example.org
Subject: Re: CHANCERY:demo-1 - S1901M orders

< :: Judge: CHANCERY  Game: Demo-1  Variant: Standard
<
< > SANDBOX demo Spring of 1901
< I've created 'demo-1', and it begins where 'demo' was in S1901M. All
< powers are yours. It has the orders of that turn.
<
< Status of the Movement phase for Spring of 1901.  (demo-1.001)
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
< Movement orders for Spring of 1901. (demo-1.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< You owe 19 orders for England, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/demo-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< Austria: A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< Austria: A VIE
< # on file: A VIE - GAL
< # can go to BOH, BUD, GAL, TRI, TYR
< Austria: F TRI
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< England: A LVP
< # can go to CLY, EDI, WAL, YOR
< England: F EDI
< # can go to CLY, NTH, NWG, YOR
< England: F LON
< # can go to ENG, NTH, WAL, YOR
< France: A MAR
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # can go to BRE, BUR, GAS, PIC
< France: F BRE
< # can go to ENG, GAS, MAO, PIC
< Germany: A BER
< # can go to KIE, MUN, PRU, SIL
< Germany: A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< Germany: F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< Italy: A ROM
< # can go to APU, NAP, TUS, VEN
< Italy: A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< Italy: F NAP
< # can go to APU, ION, ROM, TYS
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

From: bob@example.org
To: reply
> A VIE - TRI
> F TRI - ADR
> PROCESS

To: bob@example.org
Subject: Re: CHANCERY:demo-1 - F1901M orders

< :: Judge: CHANCERY  Game: Demo-1  Variant: Standard
<
< > A VIE - TRI
< Austria: A VIE - TRI -- replaces A VIE - GAL
< > F TRI - ADR
< Austria: F TRI - ADR -- replaces F TRI - ALB
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/demo-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< Austria: A SER
< # can go to ALB, BUD, BUL, GRE, RUM, TRI
< Austria: A TRI
< # can go to ALB, BUD, SER, TYR, VEN, VIE
< Austria: F ADR
< # can go to ALB, APU, ION, TRI, VEN
< England: A LVP
< # can go to CLY, EDI, WAL, YOR
< England: F EDI
< # can go to CLY, NTH, NWG, YOR
< England: F LON
< # can go to ENG, NTH, WAL, YOR
< France: A MAR
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # can go to BRE, BUR, GAS, PIC
< France: F BRE
< # can go to ENG, GAS, MAO, PIC
< Germany: A BER
< # can go to KIE, MUN, PRU, SIL
< Germany: A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< Germany: F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< Italy: A ROM
< # can go to APU, NAP, TUS, VEN
< Italy: A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< Italy: F NAP
< # can go to APU, ION, ROM, TYS
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

To: bob@example.org
Subject: CHANCERY:demo-1 - S1901M Results

| :: Judge: CHANCERY  Game: Demo-1  Variant: Standard
|
| Austria: All 3 orders succeeded.
|
| England, France, Germany, Italy, Russia and Turkey: No orders came from
| you, so your units held.
|
| Next: Movement for Fall of 1901.
|
| Movement results for Spring of 1901. (demo-1.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Trieste.
| Austria: Fleet Trieste -> Adriatic Sea.
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
| Austria: 3: A ser, A TRI, F adr; BUD, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo-1/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| Austria: A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| Austria: A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| Austria: F ADR
| # can go to ALB, APU, ION, TRI, VEN
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

From: bob@example.org
> SANDBOX demo
> EDIT
> PLACE AUSTRIA A RUM
> END
> SANDBOX demo S1850M
> SANDBOX nowhere
> SANDBOX youngstown wings

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY  Game: Demo-2  Variant: Standard
<
< > SANDBOX demo
< I've created 'demo-2', and it begins where 'demo' was in F1901M. All
< powers are yours.
<
< Status of the Movement phase for Fall of 1901.  (demo-2.001)
<
< Austria: Army Galicia.
< Austria: Army Serbia.
< Austria: Fleet Albania.
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
< > EDIT
< Rumania: Austrian Army (it was: no unit).
<
< You owe 23 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/demo-2
<
< > SANDBOX demo S1850M
< *** 'demo' has no phase "S1850M". SUMMARY demo shows how far it has
< come.
< I ignored the lines after this one.
<
< > SANDBOX nowhere
< *** There is no variant or option "nowhere". LIST VARIANTS shows the
< variants, HELP OPTIONS the options.
< "nowhere" is not a game here. LIST shows the games.
< I ignored the lines after this one.
<
< :: Judge: CHANCERY  Game: Youngstown-1  Variant: Youngstown, Wings
<
< > SANDBOX youngstown wings
< I've created 'youngstown-1', and it begins. All powers are yours.
<
< Status of the Movement phase for Spring of 1901.  (youngstown-1.001)
<
< Austria: Army Budapest.
< Austria: Army Klug.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< China:   Army Hankow.
< China:   Army Peking.
< China:   Fleet Canton.
<
< England: Fleet Edinburgh.
< England: Fleet Joharra.
< England: Fleet Liverpool.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
< France:  Fleet Saigon.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Army Posen.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Magudisco.
< Italy:   Fleet Naples.
<
< Japan:   Fleet Kyoto.
< Japan:   Fleet Osaka.
< Japan:   Fleet Tokyo.
<
< India:   Army Calcutta.
< India:   Army Delhi.
< India:   Fleet Madras.
<
< Russia:  Army Moscow.
< Russia:  Army Omsk.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south coast).
< Russia:  Fleet Vladivostok.
<
< Turkey:  Army Baghdad.
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< You owe 39 orders for Austria, China, England, France, Germany, Italy,
< Japan, India, Russia and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/youngstown-1
<
< This e-mail is about several games. If you reply, begin the part about
< each game with SIGN ON and its name, such as SIGN ON demo-2.

To: bob@example.org
Subject: CHANCERY:demo-2 - F1901M The position was changed

| :: Judge: CHANCERY  Game: Demo-2  Variant: Standard
|
| Austria has changed the position of 'demo-2' by hand.
|
| Rumania: Austrian Army (it was: no unit).
|
| Status of the Movement phase for Fall of 1901.  (demo-2.001)
|
| Austria: Army Galicia.
| Austria: Army Rumania.
| Austria: Army Serbia.
| Austria: Fleet Albania.
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
| Next: Movement for Fall of 1901.
|
| On the web: https://judge.example.org/my/games/demo-2
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| Austria: A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
| Austria: A RUM
| # can go to BUD, BUL, GAL, SER, SEV, UKR
| Austria: A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| Austria: F ALB
| # can go to ADR, GRE, ION, TRI
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

