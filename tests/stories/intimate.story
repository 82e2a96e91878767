# Two players, each with a power of his own, bid for the command of all the others, in an auction before each year. Whoever
# commands a power orders for it in his own letter.
From: Ann Other <ann@example.org>
> REGISTER Ann Other
> CREATE ?duel secret intimate
> SET PLAYERS 3
> SET PREFERENCE F
> SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS

To: ann@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?duel ********
< Game 'duel' has been created: Standard, Intimate, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Intimate, for 2 players.
<
<   https://judge.example.org/games/duel
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?duel password
<
< > SET PLAYERS 3
< *** By its rules, 'duel' is for 2 players, one power each.
<
< > SET PREFERENCE F
< Your preference is France.
<
< > SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
<
< 'duel' has not started yet: 1 of 2 seats is taken.
< Your preference: France.

From: Tom Turk <tom@example.org>
> REGISTER Tom Turk
> SIGN ON ?duel secret
> SET PREFERENCE TURKEY

To: tom@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
<
< > REGISTER Tom Turk
< Welcome, Tom Turk. You are registered.
< Name:      Tom Turk
< Time zone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. All seats are taken.
<
< Standard, Intimate, for 2 players. It has no GM.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE TURKEY
< Your preference is Turkey.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - W1900A You are France

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: W1900A Mon Nov 23 2026 23:30:00 +0000
|
| 'duel' has started. You are France.
|
| Your orders for W1900A are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1900A
| BID AUSTRIA
| # how many of your 20 credits; or WAIVE
| BID ENGLAND
| # how many of your 20 credits; or WAIVE
| BID GERMANY
| # how many of your 20 credits; or WAIVE
| BID ITALY
| # how many of your 20 credits; or WAIVE
| BID RUSSIA
| # how many of your 20 credits; or WAIVE
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON fduel
| and your password.
|
| Austria:  open seat
| England:  open seat
| France:   Ann Other  ann@example.org
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   Tom Turk
|
| Status of the Adjustment phase for Winter of 1900.  (duel.001)
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
| Austria:   3 Supply centers,  3 Units:  Builds   0 units.
| England:   3 Supply centers,  3 Units:  Builds   0 units.
| France:    3 Supply centers,  3 Units:  Builds   0 units.
| Germany:   3 Supply centers,  3 Units:  Builds   0 units.
| Italy:     3 Supply centers,  3 Units:  Builds   0 units.
| Russia:    4 Supply centers,  4 Units:  Builds   0 units.
| Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
|
| No one commands Austria, England, Germany, Italy and Russia.
| France has 20 credits.
| Turkey has 18 credits.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: tom@example.org
Subject: CHANCERY:duel - W1900A You are Turkey

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: W1900A Mon Nov 23 2026 23:30:00 +0000
|
| 'duel' has started. You are Turkey.
|
| Your orders for W1900A are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1900A
| BID AUSTRIA
| # how many of your 18 credits; or WAIVE
| BID ENGLAND
| # how many of your 18 credits; or WAIVE
| BID GERMANY
| # how many of your 18 credits; or WAIVE
| BID ITALY
| # how many of your 18 credits; or WAIVE
| BID RUSSIA
| # how many of your 18 credits; or WAIVE
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON tduel
| and your password.
|
| Austria:  open seat
| England:  open seat
| France:   Ann Other
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   Tom Turk   tom@example.org
|
| Status of the Adjustment phase for Winter of 1900.  (duel.001)
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
| Austria:   3 Supply centers,  3 Units:  Builds   0 units.
| England:   3 Supply centers,  3 Units:  Builds   0 units.
| France:    3 Supply centers,  3 Units:  Builds   0 units.
| Germany:   3 Supply centers,  3 Units:  Builds   0 units.
| Italy:     3 Supply centers,  3 Units:  Builds   0 units.
| Russia:    4 Supply centers,  4 Units:  Builds   0 units.
| Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
|
| No one commands Austria, England, Germany, Italy and Russia.
| France has 20 credits.
| Turkey has 18 credits.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON fduel secret
> BID 5 FOR ENGLAND

To: ann@example.org
Subject: Re: CHANCERY:duel - W1900A orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: W1900A Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON fduel ********
< Signed on as France in 'duel'.
<
< > BID 5 FOR ENGLAND
< Bid 5 England
<
< Adjustment orders for Winter of 1900.  (duel.001)
<
< France:                   Bids 5 for England.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Wednesday
< 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: tom@example.org
> SIGN ON tduel secret
> BID 3 FOR RUSSIA
> BID 2 FOR ENGLAND

To: tom@example.org
Subject: Re: CHANCERY:duel - W1900A orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: W1900A Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON tduel ********
< Signed on as Turkey in 'duel'.
<
< > BID 3 FOR RUSSIA
< Bid 3 Russia
< > BID 2 FOR ENGLAND
< Bid 2 England
<
< Adjustment orders for Winter of 1900.  (duel.001)
<
< Turkey:                   Bids 3 for Russia.
< Turkey:                   Bids 2 for England.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Wednesday
< 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-21T13:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - W1900A Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 20:00 UTC,
| in 3 days. I accept late orders for 24 hours after that.
|
| Adjustment results for Winter of 1900.  (duel.001)
|
| France:                   Bids 5 for England.
| Turkey:                   Bids 3 for Russia.
| Turkey:                   Bids 2 for England. (*outbid*)
|
| France pays 5 credits.
| Turkey pays 3 credits.
| England is now commanded by France.
| Russia is now commanded by Turkey.
|
| England is commanded by France.
| Russia is commanded by Turkey.
| No one commands Austria, Germany and Italy.
| France has 15 credits.
| Turkey has 15 credits.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/duel/W1900A
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: tom@example.org
Subject: CHANCERY:duel - W1900A Results

| ...
| 1 of 2 orders succeeded. Bids 2 for England failed: another bid was as
| high, or higher.
| ...
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| Russia: A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| Russia: A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F SEV
| # can go to ARM, BLA, RUM
| Russia: F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS

# The orders of England are hers, and so are missing ones.
From: ann@example.org
> SIGN ON fduel secret
> A PAR - BUR, A MAR - SPA, F BRE - MAO
> F LON - NTH
> England: F EDI - NWG
> A MOS - UKR
> PRESS TO ER
> To nobody.
> ENDPRESS
> SET CONCEDE RUSSIA
> SET DRAW
> BECOME ENGLAND

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
<
< > SIGN ON fduel ********
< Signed on as France in 'duel'.
<
< > A PAR - BUR, A MAR - SPA, F BRE - MAO
< France: A PAR - BUR
< France: A MAR - SPA
< France: F BRE - MAO
< > F LON - NTH
< England: F LON - NTH
< > England: F EDI - NWG
< England: F EDI - NWG
< > A MOS - UKR
< *** The army in Moscow is Russian, not yours.
<
< > PRESS TO ER
< *** England and Russia have no player at the moment. I sent nothing.
<
< > SET CONCEDE RUSSIA
< *** Russia is not played in this game.
<
< > SET DRAW
< France votes for a draw among all survivors.
<
< > BECOME ENGLAND
< *** You command England, but you don't play it. To order for it, just
< write the orders: you don't need BECOME.
<
< I could not carry out 4 lines. See above.
<
< Movement orders for Spring of 1901. (duel.002)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You still owe 1 order for England.
< France votes for a draw among all survivors.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 20:00 UTC. I accept late orders until
< Wednesday 25 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/duel
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< France: A MAR
< # on file: A MAR - SPA
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # on file: A PAR - BUR
< # can go to BRE, BUR, GAS, PIC
< France: F BRE
< # on file: F BRE - MAO
< # can go to ENG, GAS, MAO, PIC
< England: A LVP
< # can go to CLY, EDI, WAL, YOR
< England: F EDI
< # on file: F EDI - NWG
< # can go to CLY, NTH, NWG, YOR
< England: F LON
< # on file: F LON - NTH
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: tom@example.org
> SIGN ON tduel secret
> A CON - BUL, A SMY - CON, F ANK - BLA
> Russia: A MOS - UKR; F STP - BOT; Russia: A WAR - GAL; F SEV H

To: tom@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
<
< > SIGN ON tduel ********
< Signed on as Turkey in 'duel'.
<
< > A CON - BUL, A SMY - CON, F ANK - BLA
< Turkey: A CON - BUL
< Turkey: A SMY - CON
< Turkey: F ANK - BLA
< > Russia: A MOS - UKR; F STP - BOT; Russia: A WAR - GAL; F SEV H
< Russia: A MOS - UKR
< Russia: F STP/SC - BOT
< Russia: A WAR - GAL
< Russia: F SEV H
<
< Movement orders for Spring of 1901. (duel.002)
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea.
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 20:00 UTC. I accept late orders until
< Wednesday 25 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-24T21:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - S1901M Reminder

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
|
| Your S1901M orders for England are still missing. They are due on
| Tuesday 24 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| France: A MAR
| # on file: A MAR - SPA
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # on file: A PAR - BUR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # on file: F BRE - MAO
| # can go to ENG, GAS, MAO, PIC
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # on file: F EDI - NWG
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # on file: F LON - NTH
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: ann@example.org
Subject: CHANCERY:duel - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for
| England. The game is waiting for them.
|
| Send them by Wednesday 25 November 2026, 20:00 UTC. After that, another
| player can take over England. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| France: A MAR
| # on file: A MAR - SPA
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # on file: A PAR - BUR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # on file: F BRE - MAO
| # can go to ENG, GAS, MAO, PIC
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # on file: F EDI - NWG
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # on file: F LON - NTH
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: tom@example.org
Subject: CHANCERY:duel - S1901M Late Notice: E

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
|
| The game is waiting for England (late for the first time).
|
| If no orders arrive by Wednesday 25 November 2026, 20:00 UTC, another
| player can take over England.
|
| On the web: https://judge.example.org/my/games/duel

From: ann@example.org
> SIGN ON fduel secret
> A LVP - YOR

To: ann@example.org
Subject: Re: CHANCERY:duel - S1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: S1901M Tue Nov 24 2026 20:00:00 +0000
<
< > SIGN ON fduel ********
< Signed on as France in 'duel'.
<
< > A LVP - YOR
< England: A LVP - YOR
<
< Movement orders for Spring of 1901. (duel.002)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< France votes for a draw among all survivors.
< All orders are in: the turn runs on Tuesday 24 November 2026, 21:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-24T22:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - S1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 46 hours. I accept late orders for 24 hours after that.
|
| Movement results for Spring of 1901. (duel.002)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> Norwegian Sea.
| England: Fleet London -> North Sea.
| France: Army Marseilles -> Spain.
| France: Army Paris -> Burgundy.
| France: Fleet Brest -> Mid-Atlantic Ocean.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw -> Galicia.
| Russia: Fleet Sevastopol HOLD.
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A yor, F nth, F nwg; EDI, LVP, LON
| France:  3: A bur, A spa, F mao; BRE, MAR, PAR
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A gal, A ukr, F bot, F SEV; MOS, STP, WAR
| Turkey:  3: A bul, A CON, F bla; ANK, SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| France voted for a draw among all survivors.
| No vote has passed. Votes are valid for one phase only.
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/duel/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| France: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| France: A SPA
| # can go to GAS, MAR, POR
| France: F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| England: A YOR
| # can go to EDI, LON, LVP, WAL
| England: F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
| England: F NWG
| # can go to BAR, CLY, EDI, NAO, NOR, NTH
| END ORDERS

To: tom@example.org
Subject: CHANCERY:duel - S1901M Results

| ...
| Turkey: A BUL
| # can go to CON, GRE, RUM, SER
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: F BLA
| # can go to ANK, ARM, BUL/EC, CON, RUM, SEV
| Russia: A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
| Russia: A UKR
| # can go to GAL, MOS, RUM, SEV, WAR
| Russia: F BOT
| # can go to BAL, FIN, LVN, STP/SC, SWE
| Russia: F SEV
| # can go to ARM, BLA, RUM
| END ORDERS

From: ann@example.org
> SIGN ON fduel secret
> A SPA H, A BUR H, F MAO - POR, F NTH - BEL, A YOR H, F NWG H

To: ann@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON fduel ********
< Signed on as France in 'duel'.
<
< > A SPA H, A BUR H, F MAO - POR, F NTH - BEL, A YOR H, F NWG H
< France: A SPA H
< France: A BUR H
< France: F MAO - POR
< England: F NTH - BEL
< England: A YOR H
< England: F NWG H
<
< Movement orders for Fall of 1901. (duel.003)
<
< France: Army Burgundy HOLD.
< France: Army Spain HOLD.
< France: Fleet Mid-Atlantic Ocean -> Portugal.
<
< England: Army Yorkshire HOLD.
< England: Fleet North Sea -> Belgium.
< England: Fleet Norwegian Sea HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Friday
< 27 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: tom@example.org
> SIGN ON tduel secret
> A BUL H, A CON H, F BLA H, A UKR - RUM, A GAL H, F SEV H, F BOT - SWE

To: tom@example.org
Subject: Re: CHANCERY:duel - F1901M orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON tduel ********
< Signed on as Turkey in 'duel'.
<
< > A BUL H, A CON H, F BLA H, A UKR - RUM, A GAL H, F SEV H, F BOT - SWE
< Turkey: A BUL H
< Turkey: A CON H
< Turkey: F BLA H
< Russia: A UKR - RUM
< Russia: A GAL H
< Russia: F SEV H
< Russia: F BOT - SWE
<
< Movement orders for Fall of 1901. (duel.003)
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea HOLD.
<
< Russia: Army Galicia HOLD.
< Russia: Army Ukraine -> Rumania.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Sevastopol HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Friday
< 27 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-25T09:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - F1901M Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
|
| All 3 orders succeeded. You took Portugal and Spain.
|
| France: You have 5 centres and 3 units: you may build 2 units (BRE, MAR,
| PAR).
|
| England: You have 4 centres and 3 units: you may build 1 unit (EDI, LON,
| LVP).
|
| Your orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC,
| in 2 days. I accept late orders for 2 days after that.
|
| Movement results for Fall of 1901. (duel.003)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Yorkshire HOLD.
| England: Fleet North Sea -> Belgium.
| England: Fleet Norwegian Sea HOLD.
| France: Army Burgundy HOLD.
| France: Army Spain HOLD.
| France: Fleet Mid-Atlantic Ocean -> Portugal.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Galicia HOLD.
| Russia: Army Ukraine -> Rumania.
| Russia: Fleet Gulf of Bothnia -> Sweden.
| Russia: Fleet Sevastopol HOLD.
| Turkey: Army Bulgaria HOLD.
| Turkey: Army Constantinople HOLD.
| Turkey: Fleet Black Sea HOLD.
|
| England is commanded by France.
| Russia is commanded by Turkey.
| No one commands Austria, Germany and Italy.
| France has 20 credits.
| Turkey has 19 credits.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4 (+1): A yor, F BEL, F nwg; EDI, LVP, LON
| France:  5 (+2): A bur, A SPA, F POR; BRE, MAR, PAR
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  6 (+2): A gal, A RUM, F SEV, F SWE; MOS, STP, WAR
| Turkey:  4 (+1): A BUL, A CON, F bla; ANK, SMY
| Unowned: DEN, GRE, HOL, NOR, SER, TUN
|
| On the web: https://judge.example.org/my/games/duel/F1901M
|
| BEGIN ORDERS
| PHASE W1901A
| France: BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| France: BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| France: BID AUSTRIA
| # how many of your 20 credits; or WAIVE
| France: BID ENGLAND
| # how many of your 20 credits; or WAIVE
| France: BID GERMANY
| # how many of your 20 credits; or WAIVE
| France: BID ITALY
| # how many of your 20 credits; or WAIVE
| France: BID RUSSIA
| # how many of your 20 credits; or WAIVE
| England: BUILD
| # what and where: A or F, and one of EDI, LON, LVP; or WAIVE
| END ORDERS

To: tom@example.org
Subject: CHANCERY:duel - F1901M Results

| ...
| All 3 orders succeeded. You took Bulgaria.
|
| Turkey: You have 4 centres and 3 units: you may build 1 unit (ANK, SMY).
|
| Russia: You have 6 centres and 4 units: you may build 2 units (MOS, STP,
| WAR).
| ...
| Turkey: BUILD
| # what and where: A or F, and one of ANK, SMY; or WAIVE
| Turkey: BID AUSTRIA
| # how many of your 19 credits; or WAIVE
| Turkey: BID ENGLAND
| # how many of your 19 credits; or WAIVE
| Turkey: BID GERMANY
| # how many of your 19 credits; or WAIVE
| Turkey: BID ITALY
| # how many of your 19 credits; or WAIVE
| Turkey: BID RUSSIA
| # how many of your 19 credits; or WAIVE
| Russia: BUILD
| # what and where: A or F, and one of MOS, STP/NC, STP/SC, WAR; or WAIVE
| Russia: BUILD
| # what and where: A or F, and one of MOS, STP/NC, STP/SC, WAR; or WAIVE
| END ORDERS

# The second auction, with the adjustments of those who are commanded still.
From: ann@example.org
> SIGN ON fduel secret
> B A PAR, B F BRE
> B F LON
> BID 2 FOR RUSSIA

To: ann@example.org
Subject: Re: CHANCERY:duel - W1901A orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
<
< > SIGN ON fduel ********
< Signed on as France in 'duel'.
<
< > B A PAR, B F BRE
< France: B A PAR
< France: B F BRE
< > B F LON
< England: B F LON
< > BID 2 FOR RUSSIA
< France: Bid 2 Russia
<
< Adjustment orders for Winter of 1901.  (duel.004)
<
< France:                   Builds an army in Paris.
< France:                   Builds a fleet in Brest.
< France:                   Bids 2 for Russia.
<
< England:                  Builds a fleet in London.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: tom@example.org
> SIGN ON tduel secret
> B A SMY
> Russia: B A MOS, B F STP/NC
> BID 2 FOR RUSSIA; BID 1 FOR ITALY

To: tom@example.org
Subject: Re: CHANCERY:duel - W1901A orders

< :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
< :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
<
< > SIGN ON tduel ********
< Signed on as Turkey in 'duel'.
<
< > B A SMY
< Turkey: B A SMY
< > Russia: B A MOS, B F STP/NC
< Russia: B A MOS
< Russia: B F STP/NC
< > BID 2 FOR RUSSIA; BID 1 FOR ITALY
< Turkey: Bid 2 Russia
< Turkey: Bid 1 Italy
<
< Adjustment orders for Winter of 1901.  (duel.004)
<
< Turkey:                   Builds an army in Smyrna.
< Turkey:                   Bids 2 for Russia.
< Turkey:                   Bids 1 for Italy.
<
< Russia:                   Builds an army in Moscow.
< Russia:                   Builds a fleet in St Petersburg (north coast).
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

@ 2026-11-25T15:00:00Z

To: ann@example.org
Subject: CHANCERY:duel - W1901A Results

| :: Judge: CHANCERY  Game: Duel  Variant: Standard, Intimate
| :: Deadline: S1902M Fri Nov 27 2026 20:00:00 +0000
|
| 2 of 3 orders succeeded. Bids 2 for Russia failed: another bid was as
| high, or higher.
|
| Your orders for S1902M are due on Friday 27 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| Adjustment results for Winter of 1901.  (duel.004)
|
| England:                  Builds a fleet in London.
| France:                   Bids 2 for Russia. (*outbid*)
| France:                   Builds an army in Paris.
| France:                   Builds a fleet in Brest.
| Russia:                   Builds an army in Moscow.
| Russia:                   Builds a fleet in St Petersburg (north coast).
| Turkey:                   Bids 2 for Russia. (*outbid*)
| Turkey:                   Bids 1 for Italy.
| Turkey:                   Builds an army in Smyrna.
|
| Turkey pays 1 credit.
| England is no longer commanded by France.
| Italy is now commanded by Turkey.
| Russia is no longer commanded by Turkey.
|
| Italy is commanded by Turkey.
| No one commands Austria, England, Germany and Russia.
| France has 20 credits.
| Turkey has 18 credits.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4: A yor, F BEL, F LON, F nwg; EDI, LVP
| France:  5: A bur, A PAR, A SPA, F BRE, F POR; MAR
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  6: A gal, A MOS, A RUM, F SEV, F STP/NC, F SWE; WAR
| Turkey:  4: A BUL, A CON, A SMY, F bla; ANK
| Unowned: DEN, GRE, HOL, NOR, SER, TUN
|
| On the web: https://judge.example.org/my/games/duel/W1901A
|
| BEGIN ORDERS
| PHASE S1902M
| A BUR
| A PAR
| A SPA
| F BRE
| F POR
| END ORDERS

To: tom@example.org
Subject: CHANCERY:duel - W1901A Results

| ...
| Turkey: A BUL
| Turkey: A CON
| Turkey: A SMY
| Turkey: F BLA
| Italy: A ROM
| Italy: A VEN
| Italy: F NAP
| END ORDERS

