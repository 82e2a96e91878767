# Conquest for three on the small map: five turns, with a double attack, a turn that the governor plays, and luck that is
# checked.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?war secret conquest lowlands
> SET POWERS 3, TURNS 5, TURN NEXT 46
> SET PREFERENCE RED

To: ann@example.org
Subject: Re: CHANCERY:war - orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
<   Name:      Ann Other
<   Timezone:  UTC
<
< > CREATE ?war ********
< Game 'war' has been created: Lowlands, for 4 players.
< You are its first player. To run it without playing, write BECOME
< MASTER.
< All luck of this game comes from one secret. Its seal (SHA-256) is
< 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0.
< The secret is told when the game is over, so that everybody can check
< it.
<
< To invite others, send them this:
<
<   Will you play with me by mail? Lowlands, for 4 players. To join, write
<   to judge@example.org these two lines, with your own name and a
<   password that you choose:
<
<     REGISTER Your Name
<     SIGN ON ?war password
<
< > SET POWERS 3, TURNS 5, TURN NEXT 46
< POWERS 3.
< TURNS 5.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
<
< > SET PREFERENCE RED
< Your preference is Red.
<
< 'war' has not started yet: 1 of 3 seats is taken.
< Your preference: Red.

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?war hush
> SET PREFERENCE BLUE

To: bob@example.org
Subject: Re: CHANCERY:war - orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
<
< > REGISTER Bob Black
< Welcome, Bob Black. You are registered.
<   Name:      Bob Black
<   Timezone:  UTC
<
< > SIGN ON ?war ********
< You have joined 'war'. One more player is needed.
<
< Lowlands, for 3 players. It has no master.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first: SET
< PREFERENCE RED, BLUE. Then wait. When the last seat is taken, the game
< begins, and a letter tells you your power, the board and the deadline;
< fill in the form at its end and send it back. LIST war shows everything
< about the game.
<
< > SET PREFERENCE BLUE
< Your preference is Blue.
<
< 'war' has not started yet: 2 of 3 seats are taken.
< Your preference: Blue.

To: ann@example.org
Subject: CHANCERY:war - A new player

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
|
| Bob Black (bob@example.org) has joined 'war'. One more player is needed.

From: cat@example.org
> REGISTER Cat Clark
> SIGN ON ?war soft
> SET PREFERENCE GREEN

To: cat@example.org
Subject: Re: CHANCERY:war - orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
<
< > REGISTER Cat Clark
< Welcome, Cat Clark. You are registered.
<   Name:      Cat Clark
<   Timezone:  UTC
<
< > SIGN ON ?war ********
< You have joined 'war'. All seats are taken.
<
< Lowlands, for 3 players. It has no master.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE GREEN
< Your preference is Green.

To: ann@example.org, bob@example.org
Subject: CHANCERY:war - A new player

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
|
| Cat Clark (cat@example.org) has joined 'war'. All seats are taken.

To: ann@example.org
Subject: CHANCERY:war - T1 The game begins

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
|
| The game 'war' begins.
|
| You play Red. Answer this letter, or begin a new one with SIGN ON rwar
| password.
|
|   Red:           Ann Other          ann@example.org
|   Blue:          Bob Black          bob@example.org
|   Green:         Cat Clark          cat@example.org
|   Yellow:        nobody
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines   Iron  Production  Attack
| Red          4       1      1      0           9       9
| Blue         4       1      1      0           9       9
| Green        4       1      1      0           9       9
|
| The North (3):  Red 2, Blue 1
| The East (3):   Green 2, Blue 1
| The West (3):   Green 2, Red 1
| The South (3):  Blue 2, Red 1
|
|     State         Owner  Garrison Def. Threat  Risk
| GRO Groningen     Red    3i          6      2  0.33  Cb
| FRI Friesland     Blue   2i          4     10  2.50
| DRE Drenthe       Red    2i          4      4  1.00  M
| OVE Overijssel    Green  2i          4      6  1.50
| FLE Flevoland     Blue   2i          4      9  2.25
| GEL Gelderland    Green  2i          4      9  2.25  M
| UTR Utrecht       Red    2i          4      9  2.25
| NHO North Holland Green  3i          6      6  1.00  Cb
| ZHO South Holland Green  2i          4      7  1.75
| ZEE Zeeland       Red    2i          4      5  1.25
| NBR North Brabant Blue   3i          6      6  1.00  Cb M
| LIM Limburg       Blue   2i          4      2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| All luck of this game comes from one secret. Its seal (SHA-256) is
| 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0.
| The secret is told when the game is over, so that everybody can check
| it.
|
| The next phase of 'war' will be Orders for turn 1.
| The deadline for orders will be Wednesday 25 November 2026, 23:30 UTC.
|
| Time to deadline: 4 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Thursday 26 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE T1
| # 100 kg of iron (0 and 100 of income); 9 points of production for 1
| # city
| PRODUCE IN GRO
| # 3i: barracks; BUILD STABLES IN GRO: 200 kg
| ATTACK
| # who could go now, and the defence scores next to them; an order is
| # ATTACK target FROM state
| # DRE (1i, attack 1): FRI 4, OVE 4
| # GRO (2i, attack 2): FRI 4
| # UTR (1i, attack 1): FLE 4, GEL 4, NHO 6, ZHO 4
| # ZEE (1i, attack 1): NBR 6, ZHO 4
| MOVE
| # where they could go, after the battles; an order is MOVE 2I FROM state
| # TO state
| # DRE (1i): GRO
| # GRO (2i): DRE
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T1 The game begins

| ...
| You play Blue. Answer this letter, or begin a new one with SIGN ON bwar
| ...
| PRODUCE IN NBR
| # 3i: barracks; BUILD STABLES IN NBR: 200 kg
| ...
| # FLE (1i, attack 1): GEL 4, NHO 6, OVE 4, UTR 4
| # FRI (1i, attack 1): DRE 4, GRO 6, NHO 6, OVE 4
| # LIM (1i, attack 1): GEL 4
| # NBR (2i, attack 2): GEL 4, ZEE 4, ZHO 4
| ...
| # FLE (1i): FRI
| # FRI (1i): FLE
| # LIM (1i): NBR
| # NBR (2i): LIM
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T1 The game begins

| ...
| You play Green. Answer this letter, or begin a new one with SIGN ON gwar
| ...
| PRODUCE IN NHO
| # 3i: barracks; BUILD STABLES IN NHO: 200 kg
| ...
| # GEL (1i, attack 1): FLE 4, LIM 4, NBR 6, UTR 4
| # NHO (2i, attack 2): FLE 4, FRI 4, UTR 4
| # OVE (1i, attack 1): DRE 4, FLE 4, FRI 4
| # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 4
| ...
| # GEL (1i): OVE, ZHO
| # NHO (2i): ZHO
| # OVE (1i): GEL
| # ZHO (1i): GEL, NHO
| END ORDERS

@ 2026-11-21T14:00:00Z

From: ann@example.org
To: reply
> PRODUCE IN GRO 9I
> ATTACK FRI FROM GRO
> ATTACK NBR FROM UTR
> SALT tulip
> ODDS FRI FROM GRO
> FORECAST

To: ann@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > PRODUCE IN GRO 9I
< PRODUCE IN GRO 9I
< > ATTACK FRI FROM GRO
< ATTACK FRI FROM GRO
< > ATTACK NBR FROM UTR
< *** UTR and NBR are not connected: UTR is connected to FLE, GEL, NHO,
< ZHO.
< > SALT tulip
< SALT tulip
<
< > ODDS FRI FROM GRO
< *** I don't understand this line.
<
< > FORECAST
< Turn 1 forecast, as things are now. (war.001)
<
< Income, building and production:
<
< Red:    100 kg from 1 mine, 100 kg in all; produces GRO 9i.
<
< Attacks:
<
< ATTACK FRI FROM GRO: 11i against 2i, 11 to 4 (2.75): it wins 99.6 %,
<     with 9i left on average.
<
< Others may produce, attack and move first: attacks are fought after
< everybody has produced.
<
< Only your orders on file count here, and what you assume; all other
< units stay where they are. Nothing has been filed or changed.
<
< 2 lines could not be carried out; see above.
<
< Orders for turn 1. (war.001)
<
< Red: PRODUCE IN GRO 9I.
< Red: ATTACK FRI FROM GRO.
< Red: SALT tulip.
<
< The turn waits for you to mend the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they stand,
< write SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.

From: ann@example.org
To: reply
> SET NO WAIT

To: ann@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > SET NO WAIT
< The turn may now run early.
<
< Orders for turn 1. (war.001)
<
< Red: PRODUCE IN GRO 9I.
< Red: ATTACK FRI FROM GRO.
< Red: SALT tulip.
<
< The turn runs as soon as all orders are in. The deadline is Wednesday 25
< November 2026, 23:30 UTC; late orders are accepted until Thursday 26
< November 2026, 23:30 UTC.

From: bob@example.org
To: reply
> BUILD STABLES IN NBR
> PRODUCE IN ALL AUTO
> ATTACK ZEE FROM NBR
> SALT 42

To: bob@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > BUILD STABLES IN NBR
< *** STABLES costs 200 kg of iron; you have 100 kg in this turn, with
< what your mines give.
< > PRODUCE IN ALL AUTO
< PRODUCE IN ALL AUTO
< > ATTACK ZEE FROM NBR
< ATTACK ZEE FROM NBR
< > SALT 42
< SALT 42
<
< 1 line could not be carried out; see above.
<
< Orders for turn 1. (war.001)
<
< Blue: PRODUCE IN ALL AUTO.
< Blue: ATTACK ZEE FROM NBR.
< Blue: SALT 42.
<
< The turn waits for you to mend the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they stand,
< write SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.

From: cat@example.org
To: reply
> PRODUCE IN NHO REST I
> ATTACK FRI FROM NHO WITH 8I STOP IF ODDS < 1.2

To: cat@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > PRODUCE IN NHO REST I
< PRODUCE IN NHO REST I
< > ATTACK FRI FROM NHO WITH 8I STOP IF ODDS < 1.2
< ATTACK FRI FROM NHO WITH 8I STOP IF ODDS < 1.2
<
< Orders for turn 1. (war.001)
<
< Green: PRODUCE IN NHO REST I.
< Green: ATTACK FRI FROM NHO WITH 8I STOP IF ODDS < 1.2.
<
< The turn runs as soon as all orders are in. The deadline is Wednesday 25
< November 2026, 23:30 UTC; late orders are accepted until Thursday 26
< November 2026, 23:30 UTC.

From: bob@example.org
To: reply
> SET NO WAIT

To: bob@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > SET NO WAIT
< The turn may now run early.
<
< Orders for turn 1. (war.001)
<
< Blue: PRODUCE IN ALL AUTO.
< Blue: ATTACK ZEE FROM NBR.
< Blue: SALT 42.
<
< The turn runs as soon as all orders are in. The deadline is Wednesday 25
< November 2026, 23:30 UTC; late orders are accepted until Thursday 26
< November 2026, 23:30 UTC.

@ 2026-11-21T16:00:00Z

To: ann@example.org
Subject: CHANCERY:war - T1 Results

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| Turn 1 results. (war.001)
|
| You took Friesland (FRI), and lost Zeeland (ZEE).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Utrecht (UTR): threat 12 against defence 4
|     (3.00).
|
| Income, building and production:
|
| Red:    100 kg from 1 mine, 100 kg in all; produces GRO 9i.
| Blue:   100 kg from 1 mine, 100 kg in all; produces NBR 9i.
| Green:  100 kg from 1 mine, 100 kg in all; produces NHO 9i.
|
| Battles:
|
| Red from GRO with 11i and Green from NHO with 8i attack Friesland (FRI)
|     of Blue, 2i: 19 against 4.
|   Red from GRO, 11i against 1i.
|   Round 1: 9.9 against 1.8; the column loses 1i, the garrison 1i.
|   The column wins, with 10i.
|   Green from NHO, 8i against 1i.
|   Round 1: 0.8 against 1.2; the column loses 1i.
|   Round 2: 0.7 against 1.6; the column loses 1i.
|   Round 3: 1.2 against 1.4; the column loses 1i.
|   Round 4: 1.5 against 1.6; the column loses 1i.
|   Round 5: 0.4 against 1.0; the column loses 1i.
|   Round 6: 0.6 against 1.0; the column loses 1i.
|   The column turns back with 2i, as ordered: 2 against 2 (1i).
|   Stage 2: Red from GRO, 10i against 1i.
|   Round 1: 3.0 against 0.8; the garrison loses 1i.
|   The column wins, with 10i.
|   Red takes FRI: 5i from GRO move in. Red: 5i back to GRO. Green: 2i
|       back to NHO.
|
| Blue from NBR with 11i attacks Zeeland (ZEE) of Red, 2i: 11 against 4.
|   Round 1: 1.1 against 3.2; the column loses 3i.
|   Round 2: 7.2 against 3.6; the column loses 3i, the garrison 2i.
|   The column wins, with 5i.
|   Blue takes ZEE: 3i from NBR move in. Blue: 2i back to NBR.
|
| Where everybody stands now:
|
| Player  States  Cities  Mines   Iron  Production  Attack
| Red          4       1      1    100          14      15
| Blue         4       1      1    100          14      10
| Green        4       1      1    100           9      12
|
| The North (3):  all of Red, 5 points
| The East (3):   Green 2, Blue 1
| The West (3):   Green 2, Red 1
| The South (3):  all of Blue, 5 points
|
|     State         Owner  Garrison Def. Threat  Risk
| GRO Groningen     Red    6i         12      0     -  Cb
| FRI Friesland     Red    5i         10     10  1.00
| DRE Drenthe       Red    2i          4      2  0.50  M
| OVE Overijssel    Green  2i          4      9  2.25
| FLE Flevoland     Blue   2i          4     17  4.25
| GEL Gelderland    Green  2i          4      9  2.25  M
| UTR Utrecht       Red    2i          4     12  3.00
| NHO North Holland Green  6i         12      9  0.75  Cb
| ZHO South Holland Green  2i          4      8  2.00
| ZEE Zeeland       Blue   3i          6      2  0.33
| NBR North Brabant Blue   3i          6      4  0.66  Cb M
| LIM Limburg       Blue   2i          4      2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| Salts of this turn: red tulip and blue 42. VERIFY 1 mails each piece of
|     luck, and HELP FAIR LUCK says how to check it.
|
| The luck of this turn came from the secret
| 1c8de77dc8fe59e78529bdbb2742fa022c53176e1e0b349b209f18325385fd80.
|
| The next phase of 'war' will be Orders for turn 2.
| The deadline for orders will be Wednesday 25 November 2026, 23:30 UTC.
|
| Time to deadline: 4 days, 9 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Thursday 26 November 2026, 23:30 UTC.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE T2
| # 200 kg of iron (100 and 100 of income); 14 points of production for 1
| # city
| PRODUCE IN GRO
| # 6i: barracks; BUILD STABLES IN GRO: 200 kg
| ATTACK
| # who could go now, and the defence scores next to them; an order is
| # ATTACK target FROM state
| # DRE (1i, attack 1): OVE 4
| # FRI (4i, attack 4): FLE 4, NHO 12, OVE 4
| # UTR (1i, attack 1): FLE 4, GEL 4, NHO 12, ZHO 4
| MOVE
| # where they could go, after the battles; an order is MOVE 2I FROM state
| # TO state
| # DRE (1i): FRI, GRO
| # FRI (4i): DRE, GRO
| # GRO (5i): DRE, FRI
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T1 Results

| ...
| You took Zeeland (ZEE), and lost Friesland (FRI).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Flevoland (FLE): threat 17 against defence 4
|     (4.25).
| ...
| PRODUCE IN NBR
| # 3i: barracks; BUILD STABLES IN NBR: 200 kg
| ...
| # FLE (1i, attack 1): FRI 10, GEL 4, NHO 12, OVE 4, UTR 4
| # LIM (1i, attack 1): GEL 4
| # NBR (2i, attack 2): GEL 4, ZHO 4
| # ZEE (2i, attack 2): ZHO 4
| ...
| # LIM (1i): NBR
| # NBR (2i): LIM, ZEE
| # ZEE (2i): NBR
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T1 Results

| ...
| You took no state, and lost none.
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Gelderland (GEL): threat 9 against defence 4
|     (2.25).
| ...
| # 200 kg of iron (100 and 100 of income); 9 points of production for 1
| # city
| PRODUCE IN NHO
| # 6i: barracks; BUILD STABLES IN NHO: 200 kg
| ...
| # GEL (1i, attack 1): FLE 4, LIM 4, NBR 6, UTR 4
| # NHO (5i, attack 5): FLE 4, FRI 10, UTR 4
| # OVE (1i, attack 1): DRE 4, FLE 4, FRI 10
| # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 6
| ...
| # GEL (1i): OVE, ZHO
| # NHO (5i): ZHO
| # OVE (1i): GEL
| # ZHO (1i): GEL, NHO
| END ORDERS

From: cat@example.org
To: reply
> VERIFY

To: cat@example.org
Subject: Re: CHANCERY:war - T2 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
<
< > why ledger
< Ledger of turn 1. (war.001)
<
< Secret of the turn:
<   1c8de77dc8fe59e78529bdbb2742fa022c53176e1e0b349b209f18325385fd80
< Its SHA-256, which is the commitment, which was in the letter with which
<     the game began:
<   17dbee4ff52c7ca316ab8f4a41e75c56b89f69ca8b276a665678e9d38d48ccd2
< The key is the HMAC-SHA-256, with that secret, of
<   war|1|red:tulip|blue:42|green:
< Key of the turn:
<   1875559a07e2aef27886117dbfb84405064e634a50e2b5378964553a1e9685e9
<
< In each line: the name of a luck, number x value x luck, and their
<     product. Round by round, a side loses by the other's score.
<
< FRI from GRO, stage 1: 11i against 1i
<   T1|FRI|GRO|s1|r1|A|I        11 x 1 x 0.9 =   9.9
<   T1|FRI|GRO|s1|r1|D|I         1 x 2 x 0.9 =   1.8
<   9.9 against 1.8:           column loses 1i, garrison 1i
<
< FRI from NHO, stage 1: 8i against 1i
<   T1|FRI|NHO|s1|r1|A|I         8 x 1 x 0.1 =   0.8
<   T1|FRI|NHO|s1|r1|D|I         1 x 2 x 0.6 =   1.2
<   0.8 against 1.2:           column loses 1i, garrison nobody
<   T1|FRI|NHO|s1|r2|A|I         7 x 1 x 0.1 =   0.7
<   T1|FRI|NHO|s1|r2|D|I         1 x 2 x 0.8 =   1.6
<   0.7 against 1.6:           column loses 1i, garrison nobody
<   T1|FRI|NHO|s1|r3|A|I         6 x 1 x 0.2 =   1.2
<   T1|FRI|NHO|s1|r3|D|I         1 x 2 x 0.7 =   1.4
<   1.2 against 1.4:           column loses 1i, garrison nobody
<   T1|FRI|NHO|s1|r4|A|I         5 x 1 x 0.3 =   1.5
<   T1|FRI|NHO|s1|r4|D|I         1 x 2 x 0.8 =   1.6
<   1.5 against 1.6:           column loses 1i, garrison nobody
<   T1|FRI|NHO|s1|r5|A|I         4 x 1 x 0.1 =   0.4
<   T1|FRI|NHO|s1|r5|D|I         1 x 2 x 0.5 =   1.0
<   0.4 against 1.0:           column loses 1i, garrison nobody
<   T1|FRI|NHO|s1|r6|A|I         3 x 1 x 0.2 =   0.6
<   T1|FRI|NHO|s1|r6|D|I         1 x 2 x 0.5 =   1.0
<   0.6 against 1.0:           column loses 1i, garrison nobody
<
< FRI from GRO, stage 2: 10i against 1i
<   T1|FRI|GRO|s2|r1|A|I        10 x 1 x 0.3 =   3.0
<   T1|FRI|GRO|s2|r1|D|I         1 x 2 x 0.4 =   0.8
<   3.0 against 0.8:           column loses nobody, garrison 1i
<
< ZEE from NBR, stage 1: 11i against 2i
<   T1|ZEE|NBR|s1|r1|A|I        11 x 1 x 0.1 =   1.1
<   T1|ZEE|NBR|s1|r1|D|I         2 x 2 x 0.8 =   3.2
<   1.1 against 3.2:           column loses 3i, garrison nobody
<   T1|ZEE|NBR|s1|r2|A|I         8 x 1 x 0.9 =   7.2
<   T1|ZEE|NBR|s1|r2|D|I         2 x 2 x 0.9 =   3.6
<   7.2 against 3.6:           column loses 3i, garrison 2i
<
< 1 order is still needed.
< The turn runs as soon as all orders are in. The deadline is Wednesday 25
< November 2026, 23:30 UTC; late orders are accepted until Thursday 26
< November 2026, 23:30 UTC.
<
< To order, answer this letter with the form filled in:
<
< BEGIN ORDERS
< PHASE T2
< # 200 kg of iron (100 and 100 of income); 9 points of production for 1
< # city
< PRODUCE IN NHO
< # 6i: barracks; BUILD STABLES IN NHO: 200 kg
< ATTACK
< # who could go now, and the defence scores next to them; an order is
< # ATTACK target FROM state
< # GEL (1i, attack 1): FLE 4, LIM 4, NBR 6, UTR 4
< # NHO (5i, attack 5): FLE 4, FRI 10, UTR 4
< # OVE (1i, attack 1): DRE 4, FLE 4, FRI 10
< # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 6
< MOVE
< # where they could go, after the battles; an order is MOVE 2I FROM state
< # TO state
< # GEL (1i): OVE, ZHO
< # NHO (5i): ZHO
< # OVE (1i): GEL
< # ZHO (1i): GEL, NHO
< END ORDERS

