# Conquest by web: a building, a move, and an attack with what is produced first, beside orders by mail.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?war secret conquest lowlands
> SET POWERS 2, TURNS 3
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
< > SET POWERS 2, TURNS 3
< POWERS 2.
< TURNS 3.
<
< > SET PREFERENCE RED
< Your preference is Red.
<
< 'war' has not started yet: 1 of 2 seats is taken.
< Your preference: Red.

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?war hush

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
< You have joined 'war'. All seats are taken.
<
< Lowlands, for 2 players. It has no GM.
< Orders every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
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
| # 200 kg of iron, with 200 of income; 13 points for 2 cities
| PRODUCE IN GRO
| # 3i: barracks; BUILD STABLES IN GRO: 200 kg
| PRODUCE IN NBR
| # 3i: barracks; BUILD STABLES IN NBR: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # FLE (1i, attack 1): FRI 4, GEL 6, NHO 6
| # GRO (2i, attack 2): DRE 4, FRI 4
| # NBR (2i, attack 2): GEL 6, LIM 4, ZHO 4
| # OVE (1i, attack 1): DRE 4, FRI 4, GEL 6
| # UTR (1i, attack 1): GEL 6, NHO 6, ZHO 4
| # ZEE (1i, attack 1): ZHO 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # FLE (1i): OVE, UTR
| # NBR (2i): ZEE
| # OVE (1i): FLE
| # UTR (1i): FLE
| # ZEE (1i): NBR
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rwar and
| your password.
|
| Red:     Ann Other  ann@example.org
| Blue:    open seat
| Green:   Bob Black
| Yellow:  open seat
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          6       2      2     0          13      14
| Green        6       2      2     0          13      14
|
| The North (3): Green 2, Red 1
| The East (3):  Red 2, Green 1
| The West (3):  Green 2, Red 1
| The South (3): Red 2, Green 1
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    3i           6       4  0.66  Cb
| FRI  Friesland      Green  2i           4       7  1.75
| DRE  Drenthe        Green  2i           4       5  1.25  M
| OVE  Overijssel     Red    2i           4       7  1.75  M
| FLE  Flevoland      Red    2i           4       8  2.00
| GEL  Gelderland     Green  3i           6       9  1.50  Cb M
| UTR  Utrecht        Red    2i           4       8  2.00
| NHO  North Holland  Green  3i           6       4  0.66  Cb
| ZHO  South Holland  Green  2i           4       7  1.75
| ZEE  Zeeland        Red    2i           4       2  0.50
| NBR  North Brabant  Red    3i           6       7  1.16  Cb M
| LIM  Limburg        Green  2i           4       3  0.75
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
| # 200 kg of iron, with 200 of income; 13 points for 2 cities
| PRODUCE IN GEL
| # 3i: barracks; BUILD STABLES IN GEL: 200 kg
| PRODUCE IN NHO
| # 3i: barracks; BUILD STABLES IN NHO: 200 kg
| ATTACK
| # ATTACK target FROM state. Who could leave; scores of defence:
| # DRE (1i, attack 1): GRO 6, OVE 4
| # FRI (1i, attack 1): FLE 4, GRO 6, OVE 4
| # GEL (2i, attack 2): FLE 4, NBR 6, OVE 4, UTR 4
| # LIM (1i, attack 1): NBR 6
| # NHO (2i, attack 2): FLE 4, UTR 4
| # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 4
| MOVE
| # MOVE 2I FROM state TO state, after the battles. Where to:
| # DRE (1i): FRI
| # FRI (1i): DRE, NHO
| # GEL (2i): LIM, ZHO
| # LIM (1i): GEL
| # NHO (2i): FRI, ZHO
| # ZHO (1i): GEL, NHO
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON gwar and
| your password.
|
| Red:     Ann Other
| Blue:    open seat
| Green:   Bob Black  bob@example.org
| Yellow:  open seat
|
| Status of turn 1. (war.001)
|
| Player  States  Cities  Mines  Iron  Production  Attack
| Red          6       2      2     0          13      14
| Green        6       2      2     0          13      14
|
| The North (3): Green 2, Red 1
| The East (3):  Red 2, Green 1
| The West (3):  Green 2, Red 1
| The South (3): Red 2, Green 1
|
|      State          Owner  Garrison  Def.  Threat  Risk
| GRO  Groningen      Red    3i           6       4  0.66  Cb
| FRI  Friesland      Green  2i           4       7  1.75
| DRE  Drenthe        Green  2i           4       5  1.25  M
| OVE  Overijssel     Red    2i           4       7  1.75  M
| FLE  Flevoland      Red    2i           4       8  2.00
| GEL  Gelderland     Green  3i           6       9  1.50  Cb M
| UTR  Utrecht        Red    2i           4       8  2.00
| NHO  North Holland  Green  3i           6       4  0.66  Cb
| ZHO  South Holland  Green  2i           4       7  1.75
| ZEE  Zeeland        Red    2i           4       2  0.50
| NBR  North Brabant  Red    3i           6       7  1.16  Cb M
| LIM  Limburg        Green  2i           4       3  0.75
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

By web: ann@example.org at /my/games/war, orders
> order-2 = BUILD STABLES IN GRO
> order-5 = MOVE 1I FROM FLE TO OVE
> order-6 = ATTACK DRE FROM GRO
> do = wait
< Saved.

From: bob@example.org
> SIGN ON war hush
> ATTACK OVE FROM DRE

To: bob@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON war ********
< Signed on as Green in 'war'.
<
< > ATTACK OVE FROM DRE
< ATTACK OVE FROM DRE
<
< Orders for turn 1. (war.001)
<
< Green: ATTACK OVE FROM DRE.
<
< Gelderland has no PRODUCE order: its 7 points would be lost.
< PRODUCE IN ALL AUTO spends them: on artillery, then cavalry, then
< infantry.
< North Holland has no PRODUCE order: its 6 points would be lost.
< PRODUCE IN ALL AUTO spends them: on artillery, then cavalry, then
< infantry.
< As things are: ATTACK OVE FROM DRE would not be carried out: the
< column's attack score was 1, 3 less than the defence score 4.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Thursday 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/war
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE T1
< # 200 kg of iron, with 200 of income; 13 points for 2 cities
< PRODUCE IN GEL
< # 3i: barracks; BUILD STABLES IN GEL: 200 kg
< PRODUCE IN NHO
< # 3i: barracks; BUILD STABLES IN NHO: 200 kg
< ATTACK
< # on file: ATTACK OVE FROM DRE
< # ATTACK target FROM state. Who could leave; scores of defence:
< # DRE (1i, attack 1): GRO 6, OVE 4
< # FRI (1i, attack 1): FLE 4, GRO 6, OVE 4
< # GEL (2i, attack 2): FLE 4, NBR 6, OVE 4, UTR 4
< # LIM (1i, attack 1): NBR 6
< # NHO (2i, attack 2): FLE 4, UTR 4
< # ZHO (1i, attack 1): NBR 6, UTR 4, ZEE 4
< MOVE
< # MOVE 2I FROM state TO state, after the battles. Where to:
< # DRE (1i): FRI
< # FRI (1i): DRE, NHO
< # GEL (2i): LIM, ZHO
< # LIM (1i): GEL
< # NHO (2i): FRI, ZHO
< # ZHO (1i): GEL, NHO
< END ORDERS

By web: ann@example.org at /my/games/war, orders
> order-5 =
> do = final
< Saved. You are ready once all your orders are in.

