# SET FIGURES: a game of Conquest with figures of its own.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?war secret conquest lowlands
> SET POWERS 2, PREFERENCE RED
> SET FIGURES MINE 300 CITY 4 STABLES 100
> SET FIGURES MINE 5000
> SET FIGURES GOLD 3

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
< > SET POWERS 2
< POWERS 2.
<
< > SET PREFERENCE RED
< Your preference is Red.
<
< > SET FIGURES MINE 300 CITY 4 STABLES 100
< FIGURES mine 300 city 4 stables 100.
<
< > SET FIGURES MINE 5000
< *** SET FIGURES: This cannot be: mine is a number from 0 to 1000. HELP
< FIGURES lists all.
<
< > SET FIGURES GOLD 3
< *** SET FIGURES: This cannot be: there is no figure "GOLD", but
< production, state, city, continent, iron-risk, city-risk, luck-from,
< luck-to, moves-in, moves-in-exposed, infantry, cavalry, artillery,
< artillery-iron, stables, factory, mine. HELP FIGURES lists all.
<
< 'war' has not started yet: 1 of 2 seats is taken.
< Your preference: Red.

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?war secret

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
| # 600 kg of iron, with 600 of income; 17 points for 2 cities
| PRODUCE IN GRO
| # 3i: barracks; BUILD STABLES IN GRO: 100 kg
| PRODUCE IN NBR
| # 3i: barracks; BUILD STABLES IN NBR: 100 kg
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
| Red          6       2      2     0          17      14
| Green        6       2      2     0          17      14
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
| # 600 kg of iron, with 600 of income; 17 points for 2 cities
| PRODUCE IN GEL
| # 3i: barracks; BUILD STABLES IN GEL: 100 kg
| PRODUCE IN NHO
| # 3i: barracks; BUILD STABLES IN NHO: 100 kg
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
| Red          6       2      2     0          17      14
| Green        6       2      2     0          17      14
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

From: ann@example.org
> SIGN ON rwar secret
> SET USUAL FIGURES
> HELP GOVERNOR

To: ann@example.org
Subject: Re: CHANCERY:war - T1 orders

< :: Judge: CHANCERY  Game: War  Variant: Lowlands
< :: Deadline: T1 Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON rwar ********
< Signed on as Red in 'war'.
<
< > SET USUAL FIGURES
< *** This can only be set before the game starts.
<
< > HELP GOVERNOR
< THE GOVERNOR
<
< The governor plays by fixed rules if you send no orders. You can also
< hand it your turn (GOVERNOR ON) or a part of it (GOVERNOR PRODUCE,
< ATTACK or MOVE). GOVERNOR OFF takes everything back.
<
< If you miss a turn, the judge carries out your standing orders first,
< and the governor does the rest. The next results say so, and how many
< turns in a row it has been. Your seat is then open to others. The
< governor plays until someone takes the seat or you send orders again.
<
< Its rules:
<
< - It builds the next building in every city that can pay for it, the
<   most threatened city first.
< - It produces as much artillery as it can, then cavalry, then infantry.
< - It rates targets: 0.2 for iron, 0.4 for a city, plus the target's own
<   risk. It attacks those above 1, the highest first, from the connected
<   state with the largest column that is strong enough and not yet used.
< - A state with a risk below 1 sends the units it can spare to the
<   connected state of yours with the highest risk.
< - A state without a threat sends them one step toward the nearest
<   frontier.
<
< ADVISE shows its moves in your place, as lines that you can send.
<
< In this game: further points for each city 4 (usually 2); kg of iron
< that stables cost 100 (usually 200); kg of iron that a mine gives in a
< turn 300 (usually 100).
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
< PHASE T1
< # 600 kg of iron, with 600 of income; 17 points for 2 cities
< PRODUCE IN GRO
< # 3i: barracks; BUILD STABLES IN GRO: 100 kg
< PRODUCE IN NBR
< # 3i: barracks; BUILD STABLES IN NBR: 100 kg
< ATTACK
< # ATTACK target FROM state. Who could leave; scores of defence:
< # FLE (1i, attack 1): FRI 4, GEL 6, NHO 6
< # GRO (2i, attack 2): DRE 4, FRI 4
< # NBR (2i, attack 2): GEL 6, LIM 4, ZHO 4
< # OVE (1i, attack 1): DRE 4, FRI 4, GEL 6
< # UTR (1i, attack 1): GEL 6, NHO 6, ZHO 4
< # ZEE (1i, attack 1): ZHO 4
< MOVE
< # MOVE 2I FROM state TO state, after the battles. Where to:
< # FLE (1i): OVE, UTR
< # NBR (2i): ZEE
< # OVE (1i): FLE
< # UTR (1i): FLE
< # ZEE (1i): NBR
< END ORDERS

