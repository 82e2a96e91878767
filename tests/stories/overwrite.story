# A position known only from what everyone ordered: OVERWRITE puts the units of the orders on the board, in a game played alone.
From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SANDBOX standard
> OVERWRITE CHECK
> ITALY: A VEN - TRI
> AUSTRIA
> A TRI H
> END OVERWRITE

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - S1901M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SANDBOX standard
< I've created 'standard-1', and it begins. All powers are yours.
<
< Status of the Movement phase for Spring of 1901.  (standard-1.001)
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
< > OVERWRITE CHECK
< Trieste: Austrian Army (it was: Austrian Fleet).
<
< This was a check. To make the change, send OVERWRITE without CHECK.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
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

From: Ann Other <ann@example.org>
> SIGN ON standard-1
> OVERWRITE S1903M ALL
> VEN - TRI
> A VEN - TRI
> FRANCE: F SPA - MAO
> ITALY: A VEN - TRI
> AUSTRIA: F VEN H
> END OVERWRITE

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - S1901M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
<
< > SIGN ON standard-1
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'standard-1'.
<
< > OVERWRITE S1903M ALL
< *** I have changed nothing:
< VEN - TRI: an army or a fleet? Write A VEN - TRI.
< A VEN - TRI: whose is it? Write ITALY: A VEN - TRI.
< FRANCE: F SPA - MAO: at which coast? Write F SPA/NC - MAO or
< F SPA/SC - MAO.
< AUSTRIA: F VEN H: two units in Venice: Italy's army and Austria's fleet.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
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

From: Ann Other <ann@example.org>
> SIGN ON standard-1
> OVERWRITE S1903M ALL
> ITALY: A VEN - TRI, F ION C A TUN - GRE
> AUSTRIA
> A TRI H
> F ADR S A TRI
> END OVERWRITE
> PROCESS

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - F1903M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
<
< > SIGN ON standard-1
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'standard-1'.
<
< > OVERWRITE S1903M ALL
< The phase is S1903M (it was: S1901M).
< Adriatic Sea: Austrian Fleet (it was: no unit).
< Ankara: no unit (it was: Turkish Fleet).
< Berlin: no unit (it was: German Army).
< Brest: no unit (it was: French Fleet).
< Budapest: no unit (it was: Austrian Army).
< Constantinople: no unit (it was: Turkish Army).
< Edinburgh: no unit (it was: English Fleet).
< Ionian Sea: Italian Fleet (it was: no unit).
< Kiel: no unit (it was: German Fleet).
< Liverpool: no unit (it was: English Army).
< London: no unit (it was: English Fleet).
< Marseilles: no unit (it was: French Army).
< Moscow: no unit (it was: Russian Army).
< Munich: no unit (it was: German Army).
< Naples: no unit (it was: Italian Fleet).
< Paris: no unit (it was: French Army).
< Rome: no unit (it was: Italian Army).
< Sevastopol: no unit (it was: Russian Fleet).
< Smyrna: no unit (it was: Turkish Army).
< St Petersburg: no unit (it was: Russian Fleet (south coast)).
< Trieste: Austrian Army (it was: Austrian Fleet).
< Vienna: no unit (it was: Austrian Army).
< Warsaw: no unit (it was: Russian Army).
<
< On file:
<
<   Italy: A VEN - TRI
<   Italy: F ION C A TUN - GRE: There is no unit in Tunis to convoy.
<   Austria: A TRI H
<   Austria: F ADR S A TRI
<
< > PROCESS
< S1903M has been adjudicated. The results are on their way.
<
< You owe 4 orders for Austria and Italy.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1903M
< Austria: A TRI
< # can go to ALB, BUD, SER, TYR, VEN, VIE
< Austria: F ADR
< # can go to ALB, APU, ION, TRI, VEN
< Italy: A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< Italy: F ION
< # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
< END ORDERS

To: ann@example.org
Subject: CHANCERY:standard-1 - S1903M The position was changed

| :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
|
| Austria has changed the position of 'standard-1' by hand.
|
| The phase is S1903M (it was: S1901M).
| Adriatic Sea: Austrian Fleet (it was: no unit).
| Ankara: no unit (it was: Turkish Fleet).
| Berlin: no unit (it was: German Army).
| Brest: no unit (it was: French Fleet).
| Budapest: no unit (it was: Austrian Army).
| Constantinople: no unit (it was: Turkish Army).
| Edinburgh: no unit (it was: English Fleet).
| Ionian Sea: Italian Fleet (it was: no unit).
| Kiel: no unit (it was: German Fleet).
| Liverpool: no unit (it was: English Army).
| London: no unit (it was: English Fleet).
| Marseilles: no unit (it was: French Army).
| Moscow: no unit (it was: Russian Army).
| Munich: no unit (it was: German Army).
| Naples: no unit (it was: Italian Fleet).
| Paris: no unit (it was: French Army).
| Rome: no unit (it was: Italian Army).
| Sevastopol: no unit (it was: Russian Fleet).
| Smyrna: no unit (it was: Turkish Army).
| St Petersburg: no unit (it was: Russian Fleet (south coast)).
| Trieste: Austrian Army (it was: Austrian Fleet).
| Vienna: no unit (it was: Austrian Army).
| Warsaw: no unit (it was: Russian Army).
|
| Status of the Movement phase for Spring of 1903.  (standard-1.001)
|
| Austria: Army Trieste.
| Austria: Fleet Adriatic Sea.
|
| Italy:   Army Venice.
| Italy:   Fleet Ionian Sea.
|
| Next: Movement for Spring of 1903.
|
| On the web: https://judge.example.org/my/games/standard-1
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1903M
| Austria: A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| Austria: F ADR
| # can go to ALB, APU, ION, TRI, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: ann@example.org
Subject: CHANCERY:standard-1 - S1903M Results

| :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
|
| Austria: Both orders succeeded.
|
| Italy: Army Venice -> Trieste bounced: strength 1 against Army Trieste
| with 2.
|
| Next: Movement for Fall of 1903.
|
| Movement results for Spring of 1903. (standard-1.001)
|
| Austria: Army Trieste HOLD.
| Austria: Fleet Adriatic Sea SUPPORT Army Trieste.
| Italy: Army Venice -> Trieste. (*bounce*)
| Italy: Fleet Ionian Sea, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A TRI, F adr; BUD, VIE
| England: 3: no unit; EDI, LVP, LON
| France:  3: no unit; BRE, MAR, PAR
| Germany: 3: no unit; BER, KIE, MUN
| Italy:   3: A VEN, F ion; NAP, ROM
| Russia:  4: no unit; MOS, SEV, STP, WAR
| Turkey:  3: no unit; ANK, CON, SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/standard-1/S1903M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1903M
| Austria: A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| Austria: F ADR
| # can go to ALB, APU, ION, TRI, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

From: Ann Other <ann@example.org>
> SIGN ON standard-1
> OVERWRITE F1901R
> ITALY: A VEN - TRI
> END OVERWRITE

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - F1903M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard
<
< > SIGN ON standard-1
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'standard-1'.
<
< > OVERWRITE F1901R
< *** I have changed nothing:
< Orders put units on the board in a movement phase only; F1901R is a
< retreat.
<
< You owe 4 orders for Austria and Italy.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1903M
< Austria: A TRI
< # can go to ALB, BUD, SER, TYR, VEN, VIE
< Austria: F ADR
< # can go to ALB, APU, ION, TRI, VEN
< Italy: A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< Italy: F ION
< # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
< END ORDERS

From: Ann Other <ann@example.org>
> CREATE ?danube secret
> OVERWRITE
> ITALY: A VEN - TRI
> END OVERWRITE

To: ann@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > CREATE ?danube ********
< Game 'danube' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/danube
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?danube password
<
< > OVERWRITE
< *** Units are put on the board by their orders only in a game that you
< play alone. Here EDIT changes the position.
<
< 'danube' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.

