# One letter about several games: each SIGN ON begins a section of its own, in the letter and in the reply.
! demo

From: ann@example.org
> CREATE ?try secret SOLO

To: ann@example.org
Subject: Re: CHANCERY:try - S1901M orders

< :: Judge: CHANCERY  Game: Try  Variant: Standard
<
< > CREATE ?try ********
< I've created 'try', and the game has started: Standard. All powers are
< yours.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/try
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

To: ann@example.org
Subject: CHANCERY:try - S1901M You are Austria, England, France, Germany, Italy, Russia and Turkey

| :: Judge: CHANCERY  Game: Try  Variant: Standard
|
| 'try' has started. You are Austria, England, France, Germany, Italy,
| Russia and Turkey.
|
| Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/try
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
| To write a new e-mail instead of a reply, begin it with SIGN ON atry and
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
| Status of the Movement phase for Spring of 1901.  (try.001)
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

From: ann@example.org
Subject: my orders
> SIGN ON ademo secret
> A BUD - SER
> A VIE - BUX
> SIGN ON try
> F LON - NTH
> SIGN ON ?open hush
> SET PREFERENCE EFG

To: ann@example.org
Subject: Re: my orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD - SER
< A BUD - SER
< > A VIE - BUX
< *** BUX: did you mean Budapest, Bulgaria or Burgundy?
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< :: Judge: CHANCERY  Game: Try  Variant: Standard
<
< > SIGN ON try
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'try'.
<
< > F LON - NTH
< England: F LON - NTH
<
< Movement orders for Spring of 1901. (try.001)
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 21 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/try
<
< :: Judge: CHANCERY  Game: Open  Variant: Standard
<
< > SIGN ON ?open ********
< You have joined 'open'. 5 more players are needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST open shows all settings.
<
< > SET PREFERENCE EFG
< Your preference is England, then France, then Germany.
<
< 'open' has not started yet: 2 of 7 seats are taken.
< Your preference: England, then France, then Germany.
<
< On the web: https://judge.example.org/my/games/open
<
< This e-mail is about several games. If you reply, begin the part about
< each game with SIGN ON and its name, such as SIGN ON demo.

# A sign-on that fails: what was done before it is done, what comes after it is not.
From: ann@example.org
> SIGN ON ademo secret
> F TRI - ALB
> SIGN ON edemo wrong
> F LON - NTH
> SIGN ON try
> PROCESS

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > F TRI - ALB
< F TRI - ALB
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< > SIGN ON edemo ********
< *** That is not the password of that seat in 'demo'. You can also reply
< to any of my e-mails about 'demo', without a password.
< I ignored the lines after this one.
<
< :: Judge: CHANCERY  Game: Try  Variant: Standard
<
< > SIGN ON try
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'try'.
<
< > PROCESS
< *** I have not done PROCESS, because a line above it failed. If you
< still want it, send it alone.
<
< Movement orders for Spring of 1901. (try.001)
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 21 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/try
<
< This e-mail is about several games. If you reply, begin the part about
< each game with SIGN ON and its name, such as SIGN ON demo.

From: ann@example.org
> SIGN ON try
> PROCESS

To: ann@example.org
Subject: Re: CHANCERY:try - F1901M orders

< :: Judge: CHANCERY  Game: Try  Variant: Standard
<
< > SIGN ON try
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'try'.
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/try
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
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
< England: F NTH
< # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
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

To: ann@example.org
Subject: CHANCERY:try - S1901M Results

| :: Judge: CHANCERY  Game: Try  Variant: Standard
|
| Austria, France, Germany, Italy, Russia and Turkey: No orders came from
| you, so your units held.
|
| Next: Movement for Fall of 1901.
|
| Movement results for Spring of 1901. (try.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London -> North Sea.
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
| England: 3: A LVP, F EDI, F nth; LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/try/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
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
| England: F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
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

# Two seats from one address: the holder of the second one gets a copy of that section only.
From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL
> SIGN ON ?open hush
> LIST
> SIGN ON edemo secret
> F LON - NTH

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< A VIE - GAL
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
<
< :: Judge: CHANCERY  Game: Open  Variant: Standard
<
< > SIGN ON ?open ********
< Signed on to 'open' as a player.
<
< > LIST
< Game 'open' is forming.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
< All other settings have their defaults (HELP SETTINGS).
<
< The following players are signed up for game 'open':
< Player:  Bob Open
< Player:  Ann Other  ann@example.org
<
< 2 of 7 seats taken: SIGN ON ?open password
<
< 'open' has not started yet: 2 of 7 seats are taken.
< Your preference: England, then France, then Germany.
<
< On the web: https://judge.example.org/my/games/open
<
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< This is a copy. Your address is not registered for this, so I sent the
< answer itself to one that is.
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > F LON - NTH
< F LON - NTH
<
< Movement orders for Spring of 1901. (demo.001)
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< This e-mail is about several games. If you reply, begin the part about
< each game with SIGN ON and its name, such as SIGN ON demo.

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< Your e-mail came from an address that is not registered as yours
< (ann@example.org), so this answer comes here. I AM ALSO ann@example.org
< adds it. If you did not write it, change your password: SET PASSWORD.
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > F LON - NTH
< F LON - NTH
<
< Movement orders for Spring of 1901. (demo.001)
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# The form of the letter that is answered counts in its game.
From: ann@example.org
To: reply
> SIGN ON try
> A PAR - BUR

To: ann@example.org
Subject: Re: CHANCERY:try - F1901M orders

< :: Judge: CHANCERY  Game: Try  Variant: Standard
<
< > SIGN ON try
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'try'.
<
< > A PAR - BUR
< France: A PAR - BUR
<
< Movement orders for Fall of 1901. (try.002)
<
< France: Army Marseilles, no order yet.
< France: Army Paris -> Burgundy.
< France: Fleet Brest, no order yet.
<
< You still owe 21 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/try
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
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
< England: F NTH
< # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
< France: A MAR
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # on file: A PAR - BUR
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

