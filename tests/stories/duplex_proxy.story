# Two people play two powers each, with proxies: one of them vanishes, and whoever takes over has both powers, and gives and
# takes proxies too.
From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?pair secret standard proxy
> BECOME MASTER
> SET POWERS 4, PLAYERS 2

To: max@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?pair ********
< Game 'pair' has been created: Standard, Proxy, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Proxy, for 7 players.
<
<   https://judge.example.org/games/pair
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?pair password
<
< > BECOME MASTER
< You are now the GM of 'pair'.
<
< > SET POWERS 4, PLAYERS 2
< POWERS 4.
< PLAYERS 2.
<
< 'pair' has not started yet: 0 of 2 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?pair ann-secret
> SET PREFERENCE AG

To: ann@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. One more player is needed.
<
< Standard, Proxy, for 2 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST pair shows all settings.
<
< > SET PREFERENCE AG
< Your preference is Austria, then Germany.
<
< 'pair' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria, then Germany.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
|
| Ann Other (ann@example.org) has joined 'pair'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

From: Eve English <eve@example.org>
> REGISTER Eve English
> SIGN ON ?pair eve-secret
> SET PREFERENCE FI

To: eve@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. All seats are taken.
<
< Standard, Proxy, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE FI
< Your preference is France, then Italy.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
|
| Eve English (eve@example.org) has joined 'pair'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - S1901M The game begins

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  open seat
| France:   Eve English  eve@example.org
| Germany:  Ann Other    ann@example.org
| Italy:    Eve English  eve@example.org
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - S1901M You are Austria and Germany

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started. You are Austria and Germany.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON apair
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  open seat
| France:   Eve English
| Germany:  Ann Other    ann@example.org
| Italy:    Eve English
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:pair - S1901M You are France and Italy

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'pair' has started. You are France and Italy.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
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
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON fpair
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  open seat
| France:   Eve English  eve@example.org
| Germany:  Ann Other
| Italy:    Eve English  eve@example.org
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (pair.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON pair
> A MUN PROXY TO FRANCE
> A BER H, F KIE H
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON pair
< Signed on as Austria and Germany in 'pair'.
<
< > A MUN PROXY TO FRANCE
< Germany: A MUN proxy to France
< > A BER H, F KIE H
< Germany: A BER H
< Germany: F KIE H
< > A BUD H, A VIE H, F TRI H
< Austria: A BUD H
< Austria: A VIE H
< Austria: F TRI H
<
< Movement orders for Spring of 1901. (pair.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< Germany: Army Berlin HOLD.
< Germany: Army Munich PROXY to France.
< Germany: Fleet Kiel HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

From: eve@example.org
> SIGN ON pair
> A MUN - BUR
> A PAR H, A MAR H, F BRE H
> A ROM H, A VEN H, F NAP H

To: eve@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON pair
< Signed on as France and Italy in 'pair'.
<
< > A MUN - BUR
< France: A MUN - BUR -- It counts only if Germany gives you the proxy for
< A MUN.
< > A PAR H, A MAR H, F BRE H
< France: A PAR H
< France: A MAR H
< France: F BRE H
< > A ROM H, A VEN H, F NAP H
< Italy: A ROM H
< Italy: A VEN H
< Italy: F NAP H
<
< Movement orders for Spring of 1901. (pair.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
< France: Army Munich -> Burgundy.
<
< Italy: Army Rome HOLD.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:pair - S1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Movement results for Spring of 1901. (pair.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
| Germany: Army Berlin HOLD.
| Germany: Army Munich -> Burgundy.
| Germany: Army Munich PROXY to France.
| Germany: Fleet Kiel HOLD.
| Italy: Army Rome HOLD.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples HOLD.
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
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A bur, F KIE; MUN
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/pair/S1901M

To: ann@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| Austria: All 3 orders succeeded.
|
| Germany: All 4 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: eve@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| France and Italy: All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

From: eve@example.org
> SIGN ON pair
> A PAR H, A MAR S A BUR, F BRE H
> A ROM H, A VEN PROXY TO AUSTRIA, F NAP H

To: eve@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON pair
< Signed on as France and Italy in 'pair'.
<
< > A PAR H, A MAR S A BUR, F BRE H
< France: A PAR H
< France: A MAR S A BUR
< France: F BRE H
< > A ROM H, A VEN PROXY TO AUSTRIA, F NAP H
< Italy: A ROM H
< Italy: A VEN proxy to Austria
< Italy: F NAP H
<
< Movement orders for Fall of 1901. (pair.002)
<
< France: Army Marseilles SUPPORT German Army Burgundy.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< A MAR S A BUR: works only if Germany does not move it.
<
< Italy: Army Rome HOLD.
< Italy: Army Venice PROXY to Austria.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-12-02T00:00:00Z

To: ann@example.org
Subject: CHANCERY:pair - F1901M Reminder

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Your F1901M orders for Austria and Germany are still missing. They are
| due on Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: max@example.org, eve@example.org, max@example.org, eve@example.org, max@example.org, eve@example.org
Subject: CHANCERY:pair - F1901M Late Notice: AG

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| The game is waiting for Austria (late for the first time).
| The game is waiting for Germany (late for the first time).
|
| If no orders arrive by Monday 30 November 2026, 23:30 UTC, another
| player can take over Austria and Germany.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org, ann@example.org, ann@example.org
Subject: CHANCERY:pair - F1901M Your orders are late

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| The F1901M deadline has passed, and I don't have your orders for Austria
| and Germany. The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, another
| player can take over Austria and Germany. This is your first late turn.
| To let someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/pair
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: max@example.org, eve@example.org
Subject: CHANCERY:pair - F1901M Abandoned: Austria and Germany

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Austria and Germany are open to any registered player: no orders arrived
| in the extra time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON apair password (Austria and Germany)
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - F1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| You can still keep Austria and Germany: send your orders before another
| player takes the seat.
|
| The extra time has ended, and I have no orders from you, so Austria and
| Germany are open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/pair
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

From: Zoe Zander <zoe@example.org>
> REGISTER Zoe Zander
> SIGN ON gpair zoe-secret

To: zoe@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:      Zoe Zander
< Time zone: UTC
<
< > SIGN ON gpair ********
< You now play Austria and Germany in 'pair'. The password is yours.
<
< You owe 6 orders for Austria and Germany.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 4 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair
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
< Germany: A BER
< # can go to KIE, MUN, PRU, SIL
< Germany: A BUR
< # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
< Germany: F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

To: ann@example.org
Subject: CHANCERY:pair - F1901M Austria and Germany have been taken over

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| As no orders came from you, Austria and Germany are now played by Zoe
| Zander.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - F1901M Austria and Germany have a new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) now plays Austria and Germany in 'pair'.
| Their record here: nothing is known yet.
| The game continues. The deadline for orders is Friday 4 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair

To: eve@example.org
Subject: CHANCERY:pair - F1901M Austria and Germany have a new player

| ...
| Zoe Zander now plays Austria and Germany in 'pair'.
| ...
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/pair

To: zoe@example.org
Subject: CHANCERY:pair - F1901M Austria and Germany have a new player

| ...
| Status of the Movement phase for Fall of 1901.  (pair.002)
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
| Germany: Army Burgundy.
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
| Your orders for F1901M are due on Friday 4 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| HISTORY pair shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: zoe@example.org
To: reply
> A VEN - TYR
> A BUR H, A BER H, F KIE H
> A BUD H, A VIE H, F TRI H
> SET NO WAIT

To: zoe@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
<
< > A VEN - TYR
< Austria: A VEN - TYR -- It counts only if Italy gives you the proxy for
< A VEN.
< > A BUR H, A BER H, F KIE H
< Germany: A BUR H
< Germany: A BER H
< Germany: F KIE H
< > A BUD H, A VIE H, F TRI H
< Austria: A BUD H
< Austria: A VIE H
< Austria: F TRI H
<
< > SET NO WAIT
< The turn may now run early.
<
< Movement orders for Fall of 1901. (pair.002)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
< Austria: Army Venice -> Tyrolia.
<
< Germany: Army Berlin HOLD.
< Germany: Army Burgundy HOLD.
< Germany: Fleet Kiel HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 4 December 2026, 23:30 UTC. I accept late orders until Monday 7
< December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

From: eve@example.org
> SIGN ON pair
> SET NO WAIT

To: eve@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
< :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
<
< > SIGN ON pair
< Signed on as France and Italy in 'pair'.
<
< > SET NO WAIT
< The turn may now run early.
<
< Movement orders for Fall of 1901. (pair.002)
<
< France: Army Marseilles SUPPORT German Army Burgundy.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< A MAR S A BUR: works only if Germany does not move it.
<
< Italy: Army Rome HOLD.
< Italy: Army Venice PROXY to Austria.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 4 December 2026, 23:30 UTC. I accept late orders until Monday 7
< December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-12-02T13:00:00Z

To: max@example.org
Subject: CHANCERY:pair - F1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1902M Fri Dec 04 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1902, due on Friday 4 December 2026, 23:30
| UTC, in 2 days.
|
| Movement results for Fall of 1901. (pair.002)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles SUPPORT German Army Burgundy.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
| Germany: Army Berlin HOLD.
| Germany: Army Burgundy HOLD.
| Germany: Fleet Kiel HOLD.
| Italy: Army Rome HOLD.
| Italy: Army Venice -> Tyrolia.
| Italy: Army Venice PROXY to Austria.
| Italy: Fleet Naples HOLD.
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
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A bur, F KIE; MUN
| Italy:   3: A ROM, A tyr, F NAP; VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/pair/F1901M

To: eve@example.org
Subject: CHANCERY:pair - F1901M Results

| ...
| France: All 3 orders succeeded.
|
| Italy: All 4 orders succeeded.
|
| Your orders for S1902M are due on Friday 4 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: zoe@example.org
Subject: CHANCERY:pair - F1901M Results

| ...
| Austria and Germany: All 3 orders succeeded.
|
| Your orders for S1902M are due on Friday 4 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| Austria: A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| Austria: A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| Austria: F TRI
| # can go to ADR, ALB, VEN
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

