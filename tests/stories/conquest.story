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
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?war ********
< Game 'war' has been created: Lowlands, for 4 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
< This game's luck comes from a chain of secrets that is fixed now. It
< begins with
<
<   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
<
< The results of each turn include the next link. Its SHA-256 is the link
< before, so anyone can check it (HELP LUCK).
<
< To invite others, send them this:
<
< Will you play with me? Lowlands, for 4 players.
<
<   https://judge.example.org/games/war
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?war password
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
< Name:      Bob Black
< Time zone: UTC
<
< > SIGN ON ?war ********
< You have joined 'war'. One more player is needed.
<
< Lowlands, for 3 players. It has no GM.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE RED, BLUE. When the last seat is taken, the game starts,
< and I e-mail you your power, the position and the deadline. Reply to
< that e-mail with your orders. LIST war shows all settings.
<
< > SET PREFERENCE BLUE
< Your preference is Blue.
<
< 'war' has not started yet: 2 of 3 seats are taken.
< Your preference: Blue.
<
< On the web: https://judge.example.org/my/games/war

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
< Name:      Cat Clark
< Time zone: UTC
<
< > SIGN ON ?war ********
< You have joined 'war'. All seats are taken.
<
< Lowlands, for 3 players. It has no GM.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE GREEN
< Your preference is Green.
<
< On the web: https://judge.example.org/my/games/war

To: ann@example.org
Subject: CHANCERY:war - T1 You are Red

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
|
| 'war' has started. You are Red.
|
| Your orders for T1 are due on Wednesday 25 November 2026, 23:30 UTC, in
| 4 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/war
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T1
| # 100 kg of iron, with 100 of income; 9 points for 1 city
| PRODUCE IN GRO
| # 3i: barracks; BUILD STABLES IN GRO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # DRE (1i, attack 1): FRI 4, OVE 4
| # GRO (2i, attack 2): FRI 4
| # UTR (1i, attack 1): FLE 4, GEL 4, NHO 6, ZHO 4
| # ZEE (1i, attack 1): NBR 6, ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): GRO
| # GRO (2i): DRE
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rwar and
| your password.
|
| Red:     Ann Other  ann@example.org
| Blue:    Bob Black
| Green:   Cat Clark
| Yellow:  open seat
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1     0           9       9
| Blue         4       1      1     0           9       9
| Green        4       1      1     0           9       9
|
| The North (3): Red 2, Blue 1
| The East (3):  Green 2, Blue 1
| The West (3):  Green 2, Red 1
| The South (3): Blue 2, Red 1
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    3i           6       2  0.33  Cb
| FRI  Friesland      Blue   2i           4      10  2.50
| DRE  Drenthe        Red    2i           4       4  1.00  M
| OVE  Overijssel     Green  2i           4       6  1.50
| FLE  Flevoland      Blue   2i           4       9  2.25
| GEL  Gelderland     Green  2i           4       9  2.25  M
| UTR  Utrecht        Red    2i           4       9  2.25
| NHO  North Holland  Green  3i           6       6  1.00  Cb
| ZHO  South Holland  Green  2i           4       7  1.75
| ZEE  Zeeland        Red    2i           4       5  1.25
| NBR  North Brabant  Blue   3i           6       6  1.00  Cb M
| LIM  Limburg        Blue   2i           4       2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: bob@example.org
Subject: CHANCERY:war - T1 You are Blue

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
|
| 'war' has started. You are Blue.
|
| Your orders for T1 are due on Wednesday 25 November 2026, 23:30 UTC, in
| 4 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/war
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T1
| # 100 kg of iron, with 100 of income; 9 points for 1 city
| PRODUCE IN NBR
| # 3i: barracks; BUILD STABLES IN NBR: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1i, attack 1): GEL 4, NHO 6, OVE 4, UTR 4
| # FRI (1i, attack 1): DRE 4, GRO 6, NHO 6, OVE 4
| # LIM (1i, attack 1): GEL 4
| # NBR (2i, attack 2): GEL 4, ZEE 4, ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # FLE (1i): FRI
| # FRI (1i): FLE
| # LIM (1i): NBR
| # NBR (2i): LIM
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON bwar and
| your password.
|
| Red:     Ann Other
| Blue:    Bob Black  bob@example.org
| Green:   Cat Clark
| Yellow:  open seat
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1     0           9       9
| Blue         4       1      1     0           9       9
| Green        4       1      1     0           9       9
|
| The North (3): Red 2, Blue 1
| The East (3):  Green 2, Blue 1
| The West (3):  Green 2, Red 1
| The South (3): Blue 2, Red 1
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    3i           6       2  0.33  Cb
| FRI  Friesland      Blue   2i           4      10  2.50
| DRE  Drenthe        Red    2i           4       4  1.00  M
| OVE  Overijssel     Green  2i           4       6  1.50
| FLE  Flevoland      Blue   2i           4       9  2.25
| GEL  Gelderland     Green  2i           4       9  2.25  M
| UTR  Utrecht        Red    2i           4       9  2.25
| NHO  North Holland  Green  3i           6       6  1.00  Cb
| ZHO  South Holland  Green  2i           4       7  1.75
| ZEE  Zeeland        Red    2i           4       5  1.25
| NBR  North Brabant  Blue   3i           6       6  1.00  Cb M
| LIM  Limburg        Blue   2i           4       2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: cat@example.org
Subject: CHANCERY:war - T1 You are Green

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
|
| 'war' has started. You are Green.
|
| Your orders for T1 are due on Wednesday 25 November 2026, 23:30 UTC, in
| 4 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/war
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T1
| # 100 kg of iron, with 100 of income; 9 points for 1 city
| PRODUCE IN NHO
| # 3i: barracks; BUILD STABLES IN NHO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # GEL (1i, attack 1): FLE 4, LIM 4, NBR 6, UTR 4
| # NHO (2i, attack 2): FLE 4, FRI 4, UTR 4
| # OVE (1i, attack 1): DRE 4, FLE 4, FRI 4
| # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # GEL (1i): OVE, ZHO
| # NHO (2i): ZHO
| # OVE (1i): GEL
| # ZHO (1i): GEL, NHO
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON gwar and
| your password.
|
| Red:     Ann Other
| Blue:    Bob Black
| Green:   Cat Clark  cat@example.org
| Yellow:  open seat
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1     0           9       9
| Blue         4       1      1     0           9       9
| Green        4       1      1     0           9       9
|
| The North (3): Red 2, Blue 1
| The East (3):  Green 2, Blue 1
| The West (3):  Green 2, Red 1
| The South (3): Blue 2, Red 1
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    3i           6       2  0.33  Cb
| FRI  Friesland      Blue   2i           4      10  2.50
| DRE  Drenthe        Red    2i           4       4  1.00  M
| OVE  Overijssel     Green  2i           4       6  1.50
| FLE  Flevoland      Blue   2i           4       9  2.25
| GEL  Gelderland     Green  2i           4       9  2.25  M
| UTR  Utrecht        Red    2i           4       9  2.25
| NHO  North Holland  Green  3i           6       6  1.00  Cb
| ZHO  South Holland  Green  2i           4       7  1.75
| ZEE  Zeeland        Red    2i           4       5  1.25
| NBR  North Brabant  Blue   3i           6       6  1.00  Cb M
| LIM  Limburg        Blue   2i           4       2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.

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
< GRO (2i) against FRI (2i), 2 to 4: too weak to attack, by 2.
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
< ATTACK FRI FROM GRO: 11i against 2i, 11 to 4 (2.75): it wins 99.6%, with
<     9i left on average.
<
< Others may produce, attack and move first: attacks are fought after
< everyone has produced.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< I could not carry out 1 line. See above.
<
< Orders for turn 1. (war.001)
<
< Red: PRODUCE IN GRO 9I.
< Red: ATTACK FRI FROM GRO.
< Red: SALT tulip.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

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
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

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
< I could not carry out 1 line. See above.
<
< Orders for turn 1. (war.001)
<
< Blue: PRODUCE IN ALL AUTO.
< Blue: ATTACK ZEE FROM NBR.
< Blue: SALT 42.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

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
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

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
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

@ 2026-11-21T16:00:00Z

To: ann@example.org
Subject: CHANCERY:war - T1 Results

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| Red from Groningen with 11 infantry and Green from North Holland with 8
| infantry attack Friesland of Blue, 2 infantry: 19 against 4. Red takes
| Friesland: 6 infantry from Groningen move in. Red: 5 infantry back to
| Groningen. Green: 8 infantry back to North Holland.
|
| Your orders for T2 are due on Wednesday 25 November 2026, 23:30 UTC, in
| 4 days. I accept late orders for 24 hours after that.
|
| Turn 1 results. (war.001)
|
| You took Friesland (FRI), and lost Zeeland (ZEE).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Utrecht (UTR): threat 18 against defence 4
|     (4.50).
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
|     Round 1: 2.2 against 0.8; the garrison loses 1i.
|     The column wins, with 11i.
|   Green from NHO, 8i against 1i.
|     Round 1: 4.8 against 0.4; the garrison loses 1i.
|     The column wins, with 8i.
|   Red takes FRI: 6i from GRO move in. Red: 5i back to GRO. Green: 8i
|     back to NHO.
|
| Blue from NBR with 11i attacks Zeeland (ZEE) of Red, 2i: 11 against 4.
|   Round 1: 9.9 against 4.0; the column loses 4i, the garrison 2i.
|   The column wins, with 7i.
|   Blue takes ZEE: 4i from NBR move in. Blue: 3i back to NBR.
|
| Everyone's position:
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1   100          14      16
| Blue         4       1      1   100          14      12
| Green        4       1      1   100           9      18
|
| The North (3): all of Red, 5 points
| The East (3):  Green 2, Blue 1
| The West (3):  Green 2, Red 1
| The South (3): all of Blue, 5 points
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    6i          12       0     -  Cb
| FRI  Friesland      Red    6i          12      16  1.33
| DRE  Drenthe        Red    2i           4       2  0.50  M
| OVE  Overijssel     Green  2i           4      10  2.50
| FLE  Flevoland      Blue   2i           4      24  6.00
| GEL  Gelderland     Green  2i           4      10  2.50  M
| UTR  Utrecht        Red    2i           4      18  4.50
| NHO  North Holland  Green  12i         24      10  0.41  Cb
| ZHO  South Holland  Green  2i           4      10  2.50
| ZEE  Zeeland        Blue   4i           8       2  0.25
| NBR  North Brabant  Blue   4i           8       4  0.50  Cb M
| LIM  Limburg        Blue   2i           4       2  0.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| Salts of this turn: red "tulip" and blue "42". VERIFY 1 mails each piece
| of luck, and HELP FAIR LUCK says how to check it.
|
| The luck of turn 1 came from the link of its chain
| 378ff15f5f10c4fdf707cd6b8b8f2c00f473f61dbcfd5d4033b672686657d100.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/war/T1
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T2
| # 200 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN GRO
| # 6i: barracks; BUILD STABLES IN GRO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # DRE (1i, attack 1): OVE 4
| # FRI (5i, attack 5): FLE 4, NHO 24, OVE 4
| # UTR (1i, attack 1): FLE 4, GEL 4, NHO 24, ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): FRI, GRO
| # FRI (5i): DRE, GRO
| # GRO (5i): DRE, FRI
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T1 Results

| ...
| Blue from North Brabant with 11 infantry attacks Zeeland of Red, 2
| infantry: 11 against 4. Blue takes Zeeland: 4 infantry from North
| Brabant move in. Blue: 3 infantry back to North Brabant.
| ...
| You took Zeeland (ZEE), and lost Friesland (FRI).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Flevoland (FLE): threat 24 against defence 4
|     (6.00).
| ...
| PRODUCE IN NBR
| # 4i: barracks; BUILD STABLES IN NBR: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1i, attack 1): FRI 12, GEL 4, NHO 24, OVE 4, UTR 4
| # LIM (1i, attack 1): GEL 4
| # NBR (3i, attack 3): GEL 4, ZHO 4
| # ZEE (3i, attack 3): ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # LIM (1i): NBR
| # NBR (3i): LIM, ZEE
| # ZEE (3i): NBR
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T1 Results

| ...
| You took no state, and lost none.
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Gelderland (GEL): threat 10 against defence 4
|     (2.50).
| ...
| # 200 kg of iron, with 100 of income; 9 points for 1 city
| PRODUCE IN NHO
| # 12i: barracks; BUILD STABLES IN NHO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # GEL (1i, attack 1): FLE 4, LIM 4, NBR 8, UTR 4
| # NHO (11i, attack 11): FLE 4, FRI 12, UTR 4
| # OVE (1i, attack 1): DRE 4, FLE 4, FRI 12
| # ZHO (1i, attack 1): NBR 8, UTR 4, ZEE 8
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # GEL (1i): OVE, ZHO
| # NHO (11i): ZHO
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
< > VERIFY
< Ledger of turn 1. (war.001)
<
< Secret of the turn:
<
<   378ff15f5f10c4fdf707cd6b8b8f2c00f473f61dbcfd5d4033b672686657d100
<
< Its SHA-256 is the commitment in the letter with which the game began,
< if the turn was not rolled back:
<
<   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91
<
< The HMAC-SHA-256, with that secret as its key, is taken of
<
<   war|1|red:tulip|blue:42|green:
<
< That HMAC is the key of the turn:
<
<   594a612ddb063bddbfa87a9bee9e12808eb78648d0b00ea0de32deb648ad461c
<
< In each line: the name of a luck, number x value x luck, and their
< product. Round by round, a side loses by the other's score.
<
< FRI from GRO, stage 1: 11i against 1i
<
< T1|FRI|GRO|s1|r1|A|I  11 x 1 x 0.2 = 2.2
< T1|FRI|GRO|s1|r1|D|I  1 x 2 x 0.4 = 0.8
< 2.2 against 0.8:      column loses nobody, garrison 1i
<
< FRI from NHO, stage 1: 8i against 1i
<
< T1|FRI|NHO|s1|r1|A|I  8 x 1 x 0.6 = 4.8
< T1|FRI|NHO|s1|r1|D|I  1 x 2 x 0.2 = 0.4
< 4.8 against 0.4:      column loses nobody, garrison 1i
<
< ZEE from NBR, stage 1: 11i against 2i
<
< T1|ZEE|NBR|s1|r1|A|I  11 x 1 x 0.9 = 9.9
< T1|ZEE|NBR|s1|r1|D|I  2 x 2 x 1.0 = 4.0
< 9.9 against 4.0:      column loses 4i, garrison 2i
<
< No orders are on file yet.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE T2
< # 200 kg of iron, with 100 of income; 9 points for 1 city
< PRODUCE IN NHO
< # 12i: barracks; BUILD STABLES IN NHO: 200 kg
< ATTACK
< # ATTACK target FROM state. Who could leave; scores of defence:
< # GEL (1i, attack 1): FLE 4, LIM 4, NBR 8, UTR 4
< # NHO (11i, attack 11): FLE 4, FRI 12, UTR 4
< # OVE (1i, attack 1): DRE 4, FLE 4, FRI 12
< # ZHO (1i, attack 1): NBR 8, UTR 4, ZEE 8
< MOVE
< # MOVE 2I FROM state TO state, after the battles. Where to:
< # GEL (1i): OVE, ZHO
< # NHO (11i): ZHO
< # OVE (1i): GEL
< # ZHO (1i): GEL, NHO
< END ORDERS

@ 2026-11-22T09:00:00Z

From: ann@example.org
To: reply
> BUILD STABLES IN GRO
> PRODUCE IN GRO 5C REST I
> STANDING PRODUCE IN ALL AUTO
> ATTACK FLE FROM FRI
> MOVE 4I FROM GRO TO FRI

To: ann@example.org
Subject: Re: CHANCERY:war - T2 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
<
< > BUILD STABLES IN GRO
< BUILD STABLES IN GRO
< > PRODUCE IN GRO 5C REST I
< PRODUCE IN GRO 5C REST I -- for cavalry, also BUILD STABLES IN GRO in
< this turn.
< > STANDING PRODUCE IN ALL AUTO
< STANDING PRODUCE IN ALL AUTO
< > ATTACK FLE FROM FRI
< ATTACK FLE FROM FRI
< > MOVE 4I FROM GRO TO FRI
< MOVE 4I FROM GRO TO FRI
<
< Orders for turn 2. (war.002)
<
< Red: BUILD STABLES IN GRO.
< Red: PRODUCE IN GRO 5C REST I.
< Red: STANDING PRODUCE IN ALL AUTO.
< Red: ATTACK FLE FROM FRI.
< Red: MOVE 4I FROM GRO TO FRI.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: cat@example.org
To: reply
> PRODUCE IN ALL AUTO
> ATTACK UTR FROM NHO
> GOVERNOR ON MOVE
> SALT polder

To: cat@example.org
Subject: Re: CHANCERY:war - T2 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
<
< > PRODUCE IN ALL AUTO
< PRODUCE IN ALL AUTO
< > ATTACK UTR FROM NHO
< ATTACK UTR FROM NHO
< > GOVERNOR ON MOVE
< GOVERNOR ON MOVE
< > SALT polder
< SALT polder
<
< Orders for turn 2. (war.002)
<
< Green: PRODUCE IN ALL AUTO.
< Green: ATTACK UTR FROM NHO.
< Green: GOVERNOR ON MOVE.
< Green: SALT polder.
< Green: the governor has MOVE.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

@ 2026-11-27T00:00:00Z

To: bob@example.org
Subject: CHANCERY:war - T2 Reminder

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| Your T2 orders for Blue are still missing. They are due on Wednesday 25
| November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/war
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T2
| # 200 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN NBR
| # 4i: barracks; BUILD STABLES IN NBR: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1i, attack 1): FRI 12, GEL 4, NHO 24, OVE 4, UTR 4
| # LIM (1i, attack 1): GEL 4
| # NBR (3i, attack 3): GEL 4, ZHO 4
| # ZEE (3i, attack 3): ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # LIM (1i): NBR
| # NBR (3i): LIM, ZEE
| # ZEE (3i): NBR
| END ORDERS

To: ann@example.org, cat@example.org
Subject: CHANCERY:war - T2 Late Notice: B

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| The game is waiting for Blue (late for the first time).
|
| If no orders arrive by Thursday 26 November 2026, 23:30 UTC, the turn
| runs without them, and another player can take over Blue.
|
| On the web: https://judge.example.org/my/games/war

To: bob@example.org
Subject: CHANCERY:war - T2 Your orders are late

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| The T2 deadline has passed, and I don't have your orders for Blue. The
| game is waiting for them.
|
| Send them by Thursday 26 November 2026, 23:30 UTC. After that, the turn
| runs without them, and another player can take over Blue. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/war
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T2
| # 200 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN NBR
| # 4i: barracks; BUILD STABLES IN NBR: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1i, attack 1): FRI 12, GEL 4, NHO 24, OVE 4, UTR 4
| # LIM (1i, attack 1): GEL 4
| # NBR (3i, attack 3): GEL 4, ZHO 4
| # ZEE (3i, attack 3): ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # LIM (1i): NBR
| # NBR (3i): LIM, ZEE
| # ZEE (3i): NBR
| END ORDERS

To: ann@example.org, cat@example.org
Subject: CHANCERY:war - T2 Civil disorder: Blue

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T2 Wed Nov 25 2026 23:30:00 +0000
|
| Blue is in civil disorder: no orders arrived. The game continues without
| them.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON bwar password
|
| On the web: https://judge.example.org/my/games/war

To: bob@example.org
Subject: CHANCERY:war - T2 Civil disorder: Blue

| ...
| Send orders before another player takes over, and you keep your seat.
|
| On the web: https://judge.example.org/my/games/war

To: ann@example.org
Subject: CHANCERY:war - T2 Results

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
|
| Red from Friesland with 5 infantry attacks Flevoland of Blue, 2
| infantry: 5 against 4. Red takes Flevoland: 2 infantry from Friesland
| move in. Red: 1 infantry back to Friesland.
|
| Your orders for T3 are due on Saturday 28 November 2026, 23:30 UTC, in 2
| days. I accept late orders for 24 hours after that.
|
| Turn 2 results. (war.002)
|
| You took Flevoland (FLE), and lost Utrecht (UTR).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 0 kg of iron.
| The greatest risk is in Flevoland (FLE): threat 36 against defence 4
|     (9.00).
|
| Income, building and production:
|
| Red:    100 kg from 1 mine, 200 kg in all; builds stables in GRO;
|         produces GRO 4i 5c.
| Blue:   100 kg from 1 mine, 200 kg in all; builds stables in NBR;
|         produces NBR 7c.
| Green:  100 kg from 1 mine, 200 kg in all; produces NHO 9i.
|
| Battles:
|
| Red from FRI with 5i attacks Flevoland (FLE) of Blue, 2i: 5 against 4.
|   Round 1: 4.0 against 2.0; the column loses 2i, the garrison 2i.
|   The column wins, with 3i.
|   Red takes FLE: 2i from FRI move in. Red: 1i back to FRI.
|
| Blue from NBR with 3i 7c attacks Gelderland (GEL) of Green, 2i: 24
|     against 4.
|   Round 1: 7.5 against 2.4; the column loses 2i, the garrison 2i.
|   The column wins, with 1i 7c.
|   Blue takes GEL: 1i 4c from NBR move in. Blue: 3c back to NBR.
|
| Green from NHO with 20i attacks Utrecht (UTR) of Red, 2i: 20 against 4.
|   Round 1: 20.0 against 1.2; the column loses 1i, the garrison 2i.
|   The column wins, with 19i.
|   Green takes UTR: 10i from NHO move in. Green: 9i back to NHO.
|
| Moves:
|
| Red:    4i GRO to FRI.
| Blue:   1i LIM to GEL, 1i NBR to GEL.
| Green:  1i NHO to ZHO.
|
| Blue sent nothing: standing orders were carried out, and the governor
|     did the rest.
|
| Everyone's position:
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1     0          14      31
| Blue         4       1      2     0          14      29
| Green        4       1      0   200          14      24
|
| The North (3): all of Red, 5 points
| The East (3):  Red 1, Blue 1, Green 1
| The West (3):  all of Green, 5 points
| The South (3): all of Blue, 5 points
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    6i 5c       22       0     -  Cbs
| FRI  Friesland      Red    6i          12      11  0.91
| DRE  Drenthe        Red    2i           4       2  0.50  M
| OVE  Overijssel     Green  2i           4      25  6.25
| FLE  Flevoland      Red    2i           4      36  9.00
| GEL  Gelderland     Blue   3i 4c       14      17  1.21  M
| UTR  Utrecht        Green  10i         20      17  0.85
| NHO  North Holland  Green  9i          18       8  0.44  Cb
| ZHO  South Holland  Green  3i           6      28  4.66
| ZEE  Zeeland        Blue   4i           8       3  0.37
| NBR  North Brabant  Blue   3c           6       3  0.50  Cbs M
| LIM  Limburg        Blue   1i           2       0     -
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| Salts of this turn: green "polder". VERIFY 2 mails each piece of luck,
| and HELP FAIR LUCK says how to check it.
|
| Blue is in civil disorder: no orders came for it.
|
| The luck of turn 2 came from the link of its chain
| 1e838835435af015136f79e8a8e2cd79039997c0d8624bee955a28aa1de390b4.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/war/T2
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE T3
| # 100 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN GRO
| # 6i 5c: barracks and stables; BUILD FACTORY IN GRO: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # DRE (1i, attack 1): OVE 4
| # FLE (1i, attack 1): GEL 14, NHO 18, OVE 4, UTR 20
| # FRI (5i, attack 5): NHO 18, OVE 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): FRI, GRO
| # FLE (1i): FRI
| # FRI (5i): DRE, FLE, GRO
| # GRO (5i 5c): DRE, FRI
| # standing 1: PRODUCE IN ALL AUTO
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T2 Results

| ...
| Blue from North Brabant with 3 infantry and 7 cavalry attacks Gelderland
| of Green, 2 infantry: 24 against 4. Blue takes Gelderland: 1 infantry
| and 4 cavalry from North Brabant move in. Blue: 3 cavalry back to North
| Brabant.
| ...
| You took Gelderland (GEL), and lost Flevoland (FLE).
| You now have 4 of 12 states (9 win), 1 city, 2 mines, and 0 kg of iron.
| The greatest risk is in Gelderland (GEL): threat 17 against defence 14
|     (1.21).
| ...
| # 200 kg of iron, with 200 of income; 14 points for 1 city
| PRODUCE IN NBR
| # 3c: barracks and stables; BUILD FACTORY IN NBR: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # GEL (2i 4c, attack 14): FLE 4, OVE 4, UTR 20, ZHO 6
| # NBR (2c, attack 6): ZHO 6
| # ZEE (3i, attack 3): ZHO 6
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # GEL (2i 4c): LIM, NBR
| # NBR (2c): GEL, LIM, ZEE
| # ZEE (3i): NBR
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T2 Results

| ...
| Green from North Holland with 20 infantry attacks Utrecht of Red, 2
| infantry: 20 against 4. Green takes Utrecht: 10 infantry from North
| Holland move in. Green: 9 infantry back to North Holland.
| ...
| You took Utrecht (UTR), and lost Gelderland (GEL).
| You now have 4 of 12 states (9 win), 1 city, 0 mines, and 200 kg of
|     iron.
| The greatest risk is in Overijssel (OVE): threat 25 against defence 4
|     (6.25).
| ...
| # 200 kg of iron, with 0 of income; 14 points for 1 city
| PRODUCE IN NHO
| # 9i: barracks; BUILD STABLES IN NHO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # NHO (8i, attack 8): FLE 4, FRI 12
| # OVE (1i, attack 1): DRE 4, FLE 4, FRI 12, GEL 14
| # UTR (9i, attack 9): FLE 4, GEL 14
| # ZHO (2i, attack 2): GEL 14, NBR 6, ZEE 8
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # NHO (8i): UTR, ZHO
| # UTR (9i): NHO, ZHO
| # ZHO (2i): NHO, UTR
| # the governor has: MOVE
| END ORDERS

From: ann@example.org
To: reply
> WHY
> VERIFY 2

To: ann@example.org
Subject: Re: CHANCERY:war - T3 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
<
< > WHY
< Turn 2. (war.002)
<
< Green from NHO with 20i attacks Utrecht (UTR) of Red, 2i: 20 against 4.
<   Round 1: 20.0 against 1.2; the column loses 1i, the garrison 2i.
<   The column wins, with 19i.
<   Green takes UTR: 10i from NHO move in. Green: 9i back to NHO.
<
< > VERIFY 2
< Ledger of turn 2. (war.002)
<
< Secret of the turn:
<
<   1e838835435af015136f79e8a8e2cd79039997c0d8624bee955a28aa1de390b4
<
< Its SHA-256 is the secret of turn 1, if none was rolled back:
<
<   378ff15f5f10c4fdf707cd6b8b8f2c00f473f61dbcfd5d4033b672686657d100
<
< The HMAC-SHA-256, with that secret as its key, is taken of
<
<   war|2|red:|blue:|green:polder
<
< That HMAC is the key of the turn:
<
<   da4c8ab5608ea2bd4594fd94165e14aae8acbccee15b569c5de4a27989c8f5f0
<
< In each line: the name of a luck, number x value x luck, and their
< product. Round by round, a side loses by the other's score.
<
< FLE from FRI, stage 1: 5i against 2i
<
< T2|FLE|FRI|s1|r1|A|I  5 x 1 x 0.8 = 4.0
< T2|FLE|FRI|s1|r1|D|I  2 x 2 x 0.5 = 2.0
< 4.0 against 2.0:      column loses 2i, garrison 2i
<
< GEL from NBR, stage 1: 3i 7c against 2i
<
< T2|GEL|NBR|s1|r1|A|I  3 x 1 x 0.4 = 1.2
< T2|GEL|NBR|s1|r1|A|C  7 x 3 x 0.3 = 6.3
< T2|GEL|NBR|s1|r1|D|I  2 x 2 x 0.6 = 2.4
< 7.5 against 2.4:      column loses 2i, garrison 2i
<
< UTR from NHO, stage 1: 20i against 2i
<
< T2|UTR|NHO|s1|r1|A|I  20 x 1 x 1.0 = 20.0
< T2|UTR|NHO|s1|r1|D|I  2 x 2 x 0.3 = 1.2
< 20.0 against 1.2:     column loses 1i, garrison 2i
<
< No orders are on file yet.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE T3
< # 100 kg of iron, with 100 of income; 14 points for 1 city
< PRODUCE IN GRO
< # 6i 5c: barracks and stables; BUILD FACTORY IN GRO: 500 kg
< ATTACK
< # ATTACK target FROM state. Who could leave; scores of defence:
< # DRE (1i, attack 1): OVE 4
< # FLE (1i, attack 1): GEL 14, NHO 18, OVE 4, UTR 20
< # FRI (5i, attack 5): NHO 18, OVE 4
< MOVE
< # MOVE 2I FROM state TO state, after the battles. Where to:
< # DRE (1i): FRI, GRO
< # FLE (1i): FRI
< # FRI (5i): DRE, FLE, GRO
< # GRO (5i 5c): DRE, FRI
< # standing 1: PRODUCE IN ALL AUTO
< END ORDERS

From: ann@example.org
To: reply
> ATTACK OVE FROM FRI
> MOVE ALL FROM GRO TO FRI
> SALT tulip

To: ann@example.org
Subject: Re: CHANCERY:war - T3 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
<
< > ATTACK OVE FROM FRI
< ATTACK OVE FROM FRI
< > MOVE ALL FROM GRO TO FRI
< MOVE ALL FROM GRO TO FRI
< > SALT tulip
< SALT tulip
<
< Orders for turn 3. (war.003)
<
< Red: ATTACK OVE FROM FRI.
< Red: MOVE ALL FROM GRO TO FRI.
< Red: SALT tulip.
< Red: standing 1: PRODUCE IN ALL AUTO.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: bob@example.org
To: reply
> I am back, sorry!
> PRODUCE IN NBR REST C
> ATTACK FLE FROM GEL WITH 2I 3C
> ATTACK ZHO FROM ZEE
> ADVISE

To: bob@example.org
Subject: Re: CHANCERY:war - T3 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
<
< > I am back, sorry!
< To be back early, send:
<
<   SET NO ABSENCE
<
< > PRODUCE IN NBR REST C
< PRODUCE IN NBR REST C
< > ATTACK FLE FROM GEL WITH 2I 3C
< ATTACK FLE FROM GEL WITH 2I 3C
< > ATTACK ZHO FROM ZEE
< ATTACK ZHO FROM ZEE
<
< > ADVISE
< The governor would order:
<   PRODUCE IN ALL AUTO
<   ATTACK FLE FROM GEL
<   ATTACK ZHO FROM NBR
<   MOVE 2I FROM ZEE TO NBR
< The computer player would order:
<   PRODUCE IN NBR AUTO
<   ATTACK ZHO FROM NBR OCCUPY 30%
<   MOVE 1C FROM GEL TO ZHO
<   MOVE ALL FROM ZEE TO ZHO
< ZHO from NBR: 9c against 3i, won about 100% of the time.
<
< Reply YES to send it.
<
< Orders for turn 3. (war.003)
<
< Blue: PRODUCE IN NBR REST C.
< Blue: ATTACK FLE FROM GEL WITH 2I 3C.
< Blue: ATTACK ZHO FROM ZEE.
<
< As things are: ATTACK ZHO FROM ZEE would not be carried out: the
< column's attack score was 3, 3 less than the defence score 6.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

To: ann@example.org, bob@example.org, cat@example.org
Subject: CHANCERY:war - T3 Blue is back

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
|
| The orders of Blue have arrived, so no one can take it over.
|
| On the web: https://judge.example.org/my/games/war

From: cat@example.org
To: reply
> BUILD STABLES IN NHO
> PRODUCE IN NHO 7C
> ATTACK FLE FROM UTR OCCUPY 30%

To: cat@example.org
Subject: Re: CHANCERY:war - T3 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T3 Sat Nov 28 2026 23:30:00 +0000
<
< > BUILD STABLES IN NHO
< BUILD STABLES IN NHO
< > PRODUCE IN NHO 7C
< PRODUCE IN NHO 7C -- for cavalry, also BUILD STABLES IN NHO in this
< turn.
< > ATTACK FLE FROM UTR OCCUPY 30%
< ATTACK FLE FROM UTR OCCUPY 30%
<
< Orders for turn 3. (war.003)
<
< Green: BUILD STABLES IN NHO.
< Green: PRODUCE IN NHO 7C.
< Green: ATTACK FLE FROM UTR OCCUPY 30%.
< Green: the governor has MOVE.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

@ 2026-11-27T02:00:00Z

To: ann@example.org
Subject: CHANCERY:war - T3 Results

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T4 Sat Nov 28 2026 23:30:00 +0000
|
| Red from Friesland with 5 infantry attacks Overijssel of Green, 2
| infantry: 5 against 4. Red takes Overijssel: 1 infantry from Friesland
| move in.
|
| Your orders for T4 are due on Saturday 28 November 2026, 23:30 UTC, in
| 47 hours. I accept late orders for 24 hours after that.
|
| Turn 3 results. (war.003)
|
| You took Overijssel (OVE), and lost Flevoland (FLE).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 100 kg of iron.
| The greatest risk is in Overijssel (OVE): threat 13 against defence 2
|     (6.50).
|
| Income, building and production:
|
| Red:    100 kg from 1 mine, 100 kg in all; produces GRO 7c.
| Blue:   200 kg from 2 mines, 200 kg in all; produces NBR 7c.
| Green:  builds stables in NHO; produces NHO 7c.
|
| Battles:
|
| Blue from GEL with 2i 3c and Green from UTR with 9i attack
|     Flevoland (FLE) of Red, 2i: 20 against 4.
|   Blue from GEL, 2i 3c against 1i.
|     Round 1: 7.8 against 2.0; the column loses 2i, the garrison 1i.
|     The column wins, with 3c.
|   Green from UTR, 9i against 1i.
|     Round 1: 6.3 against 0.8; the garrison loses 1i.
|     The column wins, with 9i.
|   Blue takes FLE: 2c from GEL move in. Blue: 1c back to GEL. Green: 9i
|     back to UTR.
|
| Red from FRI with 5i attacks Overijssel (OVE) of Green, 2i: 5 against 4.
|   Round 1: 4.5 against 4.0; the column loses 4i, the garrison 2i.
|   The column wins, with 1i.
|   Red takes OVE: 1i from FRI move in.
|
| Moves:
|
| Red:    5i 12c GRO to FRI.
| Green:  5i 7c NHO to ZHO, 1i UTR to ZHO.
|
| Everyone's position:
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       1      1   100          14      46
| Blue         5       1      2   200          15      48
| Green        3       1      0     0          13      43
|
| The North (3): all of Red, 5 points
| The East (3):  Blue 2, Red 1
| The West (3):  all of Green, 5 points
| The South (3): all of Blue, 5 points
|
|      State          Owner  Garrison  Def.  Threat   Risk
| GRO  Groningen      Red    1i           2       0      -  Cbs
| FRI  Friesland      Red    6i 12c      36      10   0.27
| DRE  Drenthe        Red    2i           4       0      -  M
| OVE  Overijssel     Red    1i           2      13   6.50
| FLE  Flevoland      Blue   2c           4      56  14.00
| GEL  Gelderland     Blue   1i 2c        6      40   6.66  M
| UTR  Utrecht        Green  9i          18      13   0.72
| NHO  North Holland  Green  4i           8      48   6.00  Cbs
| ZHO  South Holland  Green  9i 7c       32      41   1.28
| ZEE  Zeeland        Blue   4i           8      30   3.75
| NBR  North Brabant  Blue   10c         20      30   1.50  Cbs M
| LIM  Limburg        Blue   1i           2       0      -
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| Salts of this turn: red "tulip". VERIFY 3 mails each piece of luck, and
| HELP FAIR LUCK says how to check it.
|
| The luck of turn 3 came from the link of its chain
|
| On the web: https://judge.example.org/my/games/war/T3
| f5bcea422f80cdc2a1f7b77733bfe9d0ca303330544e799d95bfcc0426b03a00.
|
| BEGIN ORDERS
| PHASE T4
| # 200 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN GRO
| # 1i: barracks and stables; BUILD FACTORY IN GRO: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FRI (5i 12c, attack 41): FLE 4, NHO 8
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): FRI, GRO, OVE
| # FRI (5i 12c): DRE, GRO, OVE
| # standing 1: PRODUCE IN ALL AUTO
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T3 Results

| ...
| 1 of 2 orders succeeded. Attack South Holland from Zeeland with all
| units was not carried out: the column's attack score was 3, 3 less than
| the defence score 6.
| ...
| You took Flevoland (FLE), and lost nothing.
| You now have 5 of 12 states (9 win), 1 city, 2 mines, and 200 kg of
|     iron.
| The greatest risk is in Flevoland (FLE): threat 56 against defence 4
|     (14.00).
| ...
| Orders that were not carried out, or not in full:
|
| ATTACK ZHO FROM ZEE was not carried out: the column's attack score was
|     3, 3 less than the defence score 6.
| ...
| # 400 kg of iron, with 200 of income; 15 points for 1 city
| PRODUCE IN NBR
| # 10c: barracks and stables; BUILD FACTORY IN NBR: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1c, attack 3): FRI 36, NHO 8, OVE 2, UTR 18
| # GEL (2c, attack 6): OVE 2, UTR 18, ZHO 32
| # NBR (9c, attack 27): ZHO 32
| # ZEE (3i, attack 3): ZHO 32
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # FLE (1c): GEL
| # GEL (2c): FLE, LIM, NBR
| # NBR (9c): GEL, LIM, ZEE
| # ZEE (3i): NBR
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T3 Results

| ...
| You took nothing, and lost Overijssel (OVE).
| You now have 3 of 12 states (9 win), 1 city, 0 mines, and 0 kg of iron.
| The greatest risk is in North Holland (NHO): threat 48 against defence 8
|     (6.00).
| ...
| # 0 kg of iron, with 0 of income; 13 points for 1 city
| PRODUCE IN NHO
| # 4i: barracks and stables; BUILD FACTORY IN NHO: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # NHO (3i, attack 3): FLE 4, FRI 36
| # UTR (8i, attack 8): FLE 4, GEL 6
| # ZHO (8i 7c, attack 29): GEL 6, NBR 20, ZEE 8
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # NHO (3i): UTR, ZHO
| # UTR (8i): NHO, ZHO
| # ZHO (8i 7c): NHO, UTR
| # the governor has: MOVE
| END ORDERS

From: ann@example.org
To: reply
> ATTACK NHO FROM FRI
> STATUS

To: ann@example.org
Subject: Re: CHANCERY:war - T4 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T4 Sat Nov 28 2026 23:30:00 +0000
<
< > ATTACK NHO FROM FRI
< ATTACK NHO FROM FRI
<
< > STATUS
<
< Orders for turn 4. (war.004)
<
< Red: ATTACK NHO FROM FRI.
< Red: standing 1: PRODUCE IN ALL AUTO.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: bob@example.org
To: reply
> PRODUCE IN ALL AUTO
> ATTACK ZHO FROM NBR

To: bob@example.org
Subject: Re: CHANCERY:war - T4 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T4 Sat Nov 28 2026 23:30:00 +0000
<
< > PRODUCE IN ALL AUTO
< PRODUCE IN ALL AUTO
< > ATTACK ZHO FROM NBR
< ATTACK ZHO FROM NBR
<
< Orders for turn 4. (war.004)
<
< Blue: PRODUCE IN ALL AUTO.
< Blue: ATTACK ZHO FROM NBR.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: cat@example.org
To: reply
> GOVERNOR ON

To: cat@example.org
Subject: Re: CHANCERY:war - T4 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T4 Sat Nov 28 2026 23:30:00 +0000
<
< > GOVERNOR ON
< GOVERNOR ON
<
< Orders for turn 4. (war.004)
<
< Green: GOVERNOR ON.
< Green: the governor has PRODUCE, ATTACK and MOVE.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 28 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

@ 2026-11-27T04:00:00Z

To: ann@example.org
Subject: CHANCERY:war - T4 Results

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
| :: Deadline: T5 Sun Nov 29 2026 23:30:00 +0000
|
| Red from Friesland with 5 infantry and 12 cavalry attacks North Holland
| of Green, 1 infantry: 41 against 2. Red takes North Holland: 4 infantry
| and 10 cavalry from Friesland move in. Red: 2 cavalry back to Friesland.
|
| Your orders for T5 are due on Sunday 29 November 2026, 23:30 UTC, in 2
| days. I accept late orders for 24 hours after that.
|
| Turn 4 results. (war.004)
|
| You took North Holland (NHO), and lost nothing.
| You now have 5 of 12 states (9 win), 2 cities, 1 mine, and 200 kg of
|     iron.
| The greatest risk is in Overijssel (OVE): threat 42 against defence 2
|     (21.00).
|
| Income, building and production:
|
| Red:    100 kg from 1 mine, 200 kg in all; produces GRO 7c.
| Blue:   200 kg from 2 mines, 400 kg in all; produces NBR 1i 7c.
| Green:  produces NHO 1i 6c.
|
| Battles:
|
| Green from NHO with 4i 6c attacks Flevoland (FLE) of Blue, 2c: 22
|     against 4.
|   Round 1: 3.0 against 4.0; the column loses 1i 1c, the garrison 1c.
|   Round 2: 11.1 against 1.0; the column loses 1i, the garrison 1c.
|   The column wins, with 2i 5c.
|   Green takes FLE: 2i 5c from NHO move in.
|
| Green from ZHO with 8i 7c attacks Gelderland (GEL) of Blue, 1i 2c: 29
|     against 6.
|   Round 1: 20.0 against 4.0; the column loses 1i 1c, the garrison 1i 2c.
|   The column wins, with 7i 6c.
|   Green takes GEL: 7i 6c from ZHO move in.
|
| Red from FRI with 5i 12c attacks North Holland (NHO) of Green, 1i: 41
|     against 2.
|   Round 1: 31.3 against 1.8; the column loses 1i, the garrison 1i.
|   The column wins, with 4i 12c.
|   Red takes NHO: 4i 10c from FRI move in. Red: 2c back to FRI.
|
| Blue from NBR with 17c attacks South Holland (ZHO) of Green, 1i: 51
|     against 2.
|   Round 1: 20.4 against 1.4; the garrison loses 1i.
|   The column wins, with 17c.
|   Blue takes ZHO: 14c from NBR move in. Blue: 3c back to NBR.
|
| Everyone's position:
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          5       2      1   200          17      66
| Blue         4       1      1   400          14      57
| Green        3       0      1     0           6      51
|
| The North (3): all of Red, 5 points
| The East (3):  Green 2, Red 1
| The West (3):  Red 1, Blue 1, Green 1
| The South (3): all of Blue, 5 points
|
|      State          Owner  Garrison  Def.  Threat   Risk
| GRO  Groningen      Red    1i 7c       16       0      -  Cbs
| FRI  Friesland      Red    1i 2c        6      17   2.83
| DRE  Drenthe        Red    2i           4       0      -  M
| OVE  Overijssel     Red    1i           2      42  21.00
| FLE  Flevoland      Green  2i 5c       14      42   3.00
| GEL  Gelderland     Green  7i 6c       26      54   2.07  M
| UTR  Utrecht        Green  9i          18      76   4.22
| NHO  North Holland  Red    4i 10c      28      68   2.42  Cbs
| ZHO  South Holland  Blue   14c         28      68   2.42
| ZEE  Zeeland        Blue   4i           8       0      -
| NBR  North Brabant  Blue   1i 3c        8      25   3.12  Cbs M
| LIM  Limburg        Blue   1i           2      25  12.50
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| No one has salted this turn's luck. VERIFY 4 mails each piece of luck,
| and HELP FAIR LUCK says how to check it.
|
| The luck of turn 4 came from the link of its chain
|
| On the web: https://judge.example.org/my/games/war/T4
| 016461093ce2ca6ccbf665b19775b6a32d522e60277f8a6ef49ff4c7d90b43fb.
|
| BEGIN ORDERS
| PHASE T5
| # 300 kg of iron, with 100 of income; 17 points for 2 cities
| PRODUCE IN GRO
| # 1i 7c: barracks and stables; BUILD FACTORY IN GRO: 500 kg
| PRODUCE IN NHO
| # 4i 10c: barracks and stables; BUILD FACTORY IN NHO: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FRI (2c, attack 6): FLE 14
| # NHO (3i 10c, attack 33): FLE 14, UTR 18, ZHO 28
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): FRI, GRO, OVE
| # FRI (2c): DRE, GRO, NHO, OVE
| # GRO (7c): DRE, FRI
| # NHO (3i 10c): FRI
| # standing 1: PRODUCE IN ALL AUTO
| END ORDERS

To: bob@example.org
Subject: CHANCERY:war - T4 Results

| ...
| Blue from North Brabant with 17 cavalry attacks South Holland of Green,
| 1 infantry: 51 against 2. Blue takes South Holland: 14 cavalry from
| North Brabant move in. Blue: 3 cavalry back to North Brabant.
| ...
| You took South Holland (ZHO), and lost Flevoland (FLE) and
|     Gelderland (GEL).
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 400 kg of iron.
| The greatest risk is in Limburg (LIM): threat 25 against defence 2
|     (12.50).
| ...
| # 500 kg of iron, with 100 of income; 14 points for 1 city
| PRODUCE IN NBR
| # 1i 3c: barracks and stables; BUILD FACTORY IN NBR: 500 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # NBR (3c, attack 9): GEL 26
| # ZHO (13c, attack 39): GEL 26, NHO 28, UTR 18
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # NBR (3c): LIM, ZEE, ZHO
| # ZEE (3i): NBR, ZHO
| # ZHO (13c): NBR, ZEE
| END ORDERS

To: cat@example.org
Subject: CHANCERY:war - T4 Results

| ...
| Both orders succeeded.
|
| You have no orders to submit. Next: Orders for turn 5, due on Sunday 29
| November 2026, 23:30 UTC, in 2 days.
| ...
| You took Flevoland (FLE) and Gelderland (GEL), and lost North
|     Holland (NHO) and South Holland (ZHO).
| You now have 3 of 12 states (9 win), 0 cities, 1 mine, and 0 kg of iron.
| The greatest risk is in Utrecht (UTR): threat 76 against defence 18
|     (4.22).
| ...

From: ann@example.org
To: reply
> PASS

To: ann@example.org
Subject: Re: CHANCERY:war - T5 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T5 Sun Nov 29 2026 23:30:00 +0000
<
< > PASS
< PASS
<
< Orders for turn 5. (war.005)
<
< Red: PASS.
< Red: standing 1: PRODUCE IN ALL AUTO.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 29 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: cat@example.org
To: reply
> GOVERNOR OFF PRODUCE
> CANCEL STANDING ALL
> ATTACK OVE FROM GEL

To: cat@example.org
Subject: Re: CHANCERY:war - T5 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T5 Sun Nov 29 2026 23:30:00 +0000
<
< > GOVERNOR OFF PRODUCE
< GOVERNOR OFF PRODUCE
< > CANCEL STANDING ALL
< CANCEL STANDING ALL
< > ATTACK OVE FROM GEL
< ATTACK OVE FROM GEL
<
< Orders for turn 5. (war.005)
<
< Green: GOVERNOR OFF PRODUCE.
< Green: CANCEL STANDING ALL.
< Green: ATTACK OVE FROM GEL.
< Green: the governor has ATTACK and MOVE.
<
< You have nothing to order now.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 29 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

From: bob@example.org
To: reply
> STANDING ORDERS
> PRODUCE IN ALL AUTO
> MOVE ALL FROM LIM TO NBR
> END
> PRODUCE IN ALL AUTO
> FORECAST

To: bob@example.org
Subject: Re: CHANCERY:war - T5 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T5 Sun Nov 29 2026 23:30:00 +0000
<
< > STANDING ORDERS
< > PRODUCE IN ALL AUTO
< > MOVE ALL FROM LIM TO NBR
< CANCEL STANDING ALL
< STANDING PRODUCE IN ALL AUTO
< STANDING MOVE ALL FROM LIM TO NBR
< > PRODUCE IN ALL AUTO
< PRODUCE IN ALL AUTO
<
< > FORECAST
< Turn 5 forecast, as things are now. (war.005)
<
< Income, building and production:
<
< Blue:   100 kg from 1 mine, 500 kg in all; produces NBR 7c.
<
< Not carried out, or not in full:
<
< MOVE ALL FROM LIM TO NBR was not carried out: nobody could leave: one
<     unit always stays, and who attacked does not move.
<
< Others may produce, attack and move first: attacks are fought after
< everyone has produced.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< Orders for turn 5. (war.005)
<
< Blue: CANCEL STANDING ALL.
< Blue: STANDING PRODUCE IN ALL AUTO.
< Blue: STANDING MOVE ALL FROM LIM TO NBR.
< Blue: PRODUCE IN ALL AUTO.
<
< As things are: MOVE ALL FROM LIM TO NBR would not be carried out: nobody
< could leave: one unit always stays, and who attacked does not move.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 29 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war

@ 2026-11-27T06:00:00Z

To: ann@example.org
Subject: CHANCERY:war - T5 Game over

| :: Judge: CHANCERY  Game: War  Variant: Lowlands
|
| Red has won 'war' (the highest production after turn 5)!
|
| Turn 5 results. (war.005)
|
| You took nothing, and lost Overijssel (OVE).
| You now have 4 of 12 states (9 win), 2 cities, 1 mine, and 300 kg of
|     iron.
| The greatest risk is in Drenthe (DRE): threat 22 against defence 4
|     (5.50).
|
| Income, building and production:
|
| Red:    100 kg from 1 mine, 300 kg in all; produces NHO 1i 4c, GRO 4c.
| Blue:   100 kg from 1 mine, 500 kg in all; produces NBR 7c.
| Green:  100 kg from 1 mine, 100 kg in all.
|
| Battles:
|
| Green from FLE with 1i 5c and Green from GEL with 6i 6c attack
|     Overijssel (OVE) of Red, 1i: 40 against 2.
|   Green from FLE, 1i 5c against nobody.
|     The column wins, with 1i 5c.
|   Green from GEL, 6i 6c against 1i.
|     Round 1: 3.6 against 1.0; the column loses 1i, the garrison 1i.
|     The column wins, with 5i 6c.
|   Green takes OVE: 1i 3c from FLE and 3i 3c from GEL move in. Green: 2c
|     back to FLE. Green: 2i 3c back to GEL.
|
| Orders that were not carried out, or not in full:
|
| Blue: MOVE ALL FROM LIM TO NBR was not carried out: nobody could leave:
|     one unit always stays, and who attacked does not move.
|
| Everyone's position:
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          4       2      1   300          16      90
| Blue         4       1      1   500          14      78
| Green        4       0      1   100          12      50
|
| The North (3): all of Red, 5 points
| The East (3):  all of Green, 5 points
| The West (3):  Red 1, Blue 1, Green 1
| The South (3): all of Blue, 5 points
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    1i 11c      24       0     -  Cbs
| FRI  Friesland      Red    1i 2c        6      29  4.83
| DRE  Drenthe        Red    2i           4      22  5.50  M
| OVE  Overijssel     Green  4i 6c       20       9  0.45
| FLE  Flevoland      Green  1i 2c        6      54  9.00
| GEL  Gelderland     Green  3i 3c       12      74  6.16  M
| UTR  Utrecht        Green  9i          18      89  4.94
| NHO  North Holland  Red    5i 14c      38      58  1.52  Cbs
| ZHO  South Holland  Blue   14c         28      68  2.42
| ZEE  Zeeland        Blue   4i           8       0     -
| NBR  North Brabant  Blue   1i 10c      22      12  0.54  Cbs M
| LIM  Limburg        Blue   1i           2      12  6.00
| C is a city, with barracks (b), stables (s), factory (f); M is a mine.
|
| No one has salted this turn's luck. VERIFY 5 mails each piece of luck,
| and HELP FAIR LUCK says how to check it.
|
| Red: Ann Other
| Blue: Bob Black
| Green: Cat Clark
|
| States, and production in brackets, at the start of each turn:
|
| Turn     Red    Blue   Green
|    1   4 (9)   4 (9)   4 (9)
|    2  4 (14)  4 (14)   4 (9)
|    3  4 (14)  4 (14)  4 (14)
|    4  4 (14)  5 (15)  3 (13)
|    5  5 (17)  4 (14)   3 (6)
|    6  4 (16)  4 (14)  4 (12)
|
| The luck of turn 5 came from the link of its chain
| af634fc98123cda12cb962cfd06831eb67dd808a06703f55b9231bd46be4b137.
|
| The chain of its luck, which also dealt the powers, ended with
| 0707070707070707070707070707070707070707070707070707070707070707.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/war/T5

To: bob@example.org
Subject: CHANCERY:war - T5 Game over

| ...
| Move all units from Limburg to North Brabant was not carried out: nobody
| could leave: one unit always stays, and who attacked does not move.
| ...
| You took no state, and lost none.
| You now have 4 of 12 states (9 win), 1 city, 1 mine, and 500 kg of iron.
| The greatest risk is in Limburg (LIM): threat 12 against defence 2
|     (6.00).
| ...

To: cat@example.org
Subject: CHANCERY:war - T5 Game over

| ...
| Green from Flevoland with 1 infantry and 5 cavalry and Green from
| Gelderland with 6 infantry and 6 cavalry attack Overijssel of Red, 1
| infantry: 40 against 2. Green takes Overijssel: 1 infantry and 3 cavalry
| from Flevoland and 3 infantry and 3 cavalry from Gelderland move in.
| Green: 2 cavalry back to Flevoland. Green: 2 infantry and 3 cavalry back
| to Gelderland.
| ...
| You took Overijssel (OVE), and lost nothing.
| You now have 4 of 12 states (9 win), 0 cities, 1 mine, and 100 kg of
|     iron.
| The greatest risk is in Flevoland (FLE): threat 54 against defence 6
|     (9.00).
| ...

From: ann@example.org
> SUMMARY war

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SUMMARY war
< Summary of game 'war' through T6.
<
< Red has won 'war' (the highest production after turn 5)!
< It began on Saturday 21 November 2026 and ended on Friday 27 November
< 2026.
< It had no master.
<
< Variant: Lowlands.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< 9 of 12 states win. Turn 5 is the last: after it, the highest production
< wins.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, the turn runs without them (NMR).
<
< Red: Ann Other
< Blue: Bob Black
< Green: Cat Clark
<
< States, and production in brackets, at the start of each turn:
<
< Turn     Red    Blue   Green
<    1   4 (9)   4 (9)   4 (9)
<    2  4 (14)  4 (14)   4 (9)
<    3  4 (14)  4 (14)  4 (14)
<    4  4 (14)  5 (15)  3 (13)
<    5  5 (17)  4 (14)   3 (6)
<    6  4 (16)  4 (14)  4 (12)

