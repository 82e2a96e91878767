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
< Name:     Max Master
< Timezone: UTC
<
< > CREATE ?pair ********
< Game 'pair' has been created: Standard, Proxy, for 7 players.
<
< You are its first player. To run it without playing, write
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
< You are now the master of 'pair'.
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
< Name:     Ann Other
< Timezone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. One more player is needed.
<
< Standard, Proxy, for 2 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST pair shows
< everything about the game.
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
< Name:     Eve English
< Timezone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. All seats are taken.
<
< Standard, Proxy, for 2 players. Its master is Max Master.
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

To: ann@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
|
| Eve English has joined 'pair'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - S1901M The game begins

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| The game 'pair' begins.
|
| Master:   Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  nobody
| France:   Eve English  eve@example.org
| Germany:  Ann Other    ann@example.org
| Italy:    Eve English  eve@example.org
| Russia:   nobody
| Turkey:   nobody
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
| The next phase of 'pair' will be Movement for Spring of 1901. The
| deadline for orders will be Friday 27 November 2026, 23:30 UTC.
|
| Time to deadline: 6 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Monday 30 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - S1901M The game begins

| ...
| You play Austria and Germany. Answer this letter, or begin a new one
| with SIGN ON apair password.
| ...
| France:   Eve English
| Germany:  Ann Other    ann@example.org
| Italy:    Eve English
| ...
| To order, answer this letter with the form filled in:
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

To: eve@example.org
Subject: CHANCERY:pair - S1901M The game begins

| ...
| You play France and Italy. Answer this letter, or begin a new one with
| SIGN ON fpair password.
|
| Master:   Max Master   max@example.org
| Austria:  Ann Other
| England:  nobody
| France:   Eve English  eve@example.org
| Germany:  Ann Other
| ...
| To order, answer this letter with the form filled in:
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:pair - S1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Movement results for Spring of 1901. (pair.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
|
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
|
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Germany: Army Berlin HOLD.
| Germany: Army Munich -> Burgundy.
| Germany: Army Munich PROXY to France.
| Germany: Fleet Kiel HOLD.
|
| Italy: Army Rome HOLD.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples HOLD.
|
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
|
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Where everybody stands now:
|
| Austria: 3 centres: A BUD, A VIE, F TRI
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A BUR, F KIE
| Italy:   3 centres: A ROM, A VEN, F NAP
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'pair' will be Movement for Fall of 1901. The deadline
| for orders will be Friday 27 November 2026, 23:30 UTC.
|
| Time to deadline: 6 days, 11 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Monday 30 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair/S1901M

To: ann@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
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
< Italy: Army Rome HOLD.
< Italy: Army Venice PROXY to Austria.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-12-02T00:00:00Z

To: ann@example.org
Subject: CHANCERY:pair - F1901M Reminder

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| This is a reminder: orders of Austria and Germany for F1901M are still
| missing. The deadline is Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair
|
| To order, answer this letter with the form filled in:
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
| We are waiting for Austria (late for the first time).
| We are waiting for Germany (late for the first time).
|
| If no orders come by Monday 30 November 2026, 23:30 UTC, Austria and
| Germany can be taken over.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org, ann@example.org, ann@example.org
Subject: CHANCERY:pair - F1901M Late Notice: AG

| ...
| To order, answer this letter with the form filled in:
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
| Austria and Germany's extra time is up, and no orders have come: Austria
| and Germany are abandoned. The game waits.
|
| Anybody who is registered here can take over, with a password of their
| own:
|
|   SIGN ON apair password (Austria and Germany)
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - F1901M Abandoned: Austria and Germany

| ...
| If you send your orders before somebody takes over, you keep your place.
| ...
| To order, answer this letter with the form filled in:
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
< Name:     Zoe Zander
< Timezone: UTC
<
< > SIGN ON gpair ********
< You now play Austria and Germany in 'pair'. The password is yours.
<
< 6 orders for Austria and Germany are needed, and none is on file.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 4 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair
<
< To order, answer this letter with the form filled in:
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
| The game goes on. The deadline for orders is Friday 4 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair

To: eve@example.org
Subject: CHANCERY:pair - F1901M Austria and Germany have a new player

| ...
| Zoe Zander now plays Austria and Germany in 'pair'.
| ...
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.
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
| The next phase of 'pair' will be Movement for Fall of 1901. The deadline
| for orders will be Friday 4 December 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 23 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Monday 7 December 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
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
| HISTORY pair shows what has happened before, and what was written to
| everybody.
|
| So that there is time for everybody, the turn now waits for the
| deadline. When you need no more of it, write SET NO WAIT.

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
< Friday 4 December 2026, 23:30 UTC; late orders are accepted until Monday
< 7 December 2026, 23:30 UTC.
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
< Italy: Army Rome HOLD.
< Italy: Army Venice PROXY to Austria.
< Italy: Fleet Naples HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 4 December 2026, 23:30 UTC; late orders are accepted until Monday
< 7 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-12-02T13:00:00Z

To: max@example.org
Subject: CHANCERY:pair - F1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: Standard, Proxy
| :: Deadline: S1902M Fri Dec 04 2026 23:30:00 +0000
|
| Movement results for Fall of 1901. (pair.002)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
|
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
|
| France: Army Marseilles SUPPORT German Army Burgundy.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Germany: Army Berlin HOLD.
| Germany: Army Burgundy HOLD.
| Germany: Fleet Kiel HOLD.
|
| Italy: Army Rome HOLD.
| Italy: Army Venice -> Tyrolia.
| Italy: Army Venice PROXY to Austria.
| Italy: Fleet Naples HOLD.
|
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
|
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Ownership of supply centers:
|
| Austria:   Budapest, Trieste, Vienna.
| England:   Edinburgh, Liverpool, London.
| France:    Brest, Marseilles, Paris.
| Germany:   Berlin, Kiel, Munich.
| Italy:     Naples, Rome, Venice.
| Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
| Turkey:    Ankara, Constantinople, Smyrna.
| Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
|            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
|
| Austria:   3 Supply centers,  3 Units:  Builds   0 units.
| England:   3 Supply centers,  3 Units:  Builds   0 units.
| France:    3 Supply centers,  3 Units:  Builds   0 units.
| Germany:   3 Supply centers,  3 Units:  Builds   0 units.
| Italy:     3 Supply centers,  3 Units:  Builds   0 units.
| Russia:    4 Supply centers,  4 Units:  Builds   0 units.
| Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
|
| Where everybody stands now:
|
| Austria: 3 centres: A BUD, A VIE, F TRI
| England: 3 centres: A LVP, F EDI, F LON
| France:  3 centres: A MAR, A PAR, F BRE
| Germany: 3 centres: A BER, A BUR, F KIE
| Italy:   3 centres: A ROM, A TYR, F NAP
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'pair' will be Movement for Spring of 1902. The
| deadline for orders will be Friday 4 December 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 23 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Monday 7 December 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair/F1901M

To: eve@example.org
Subject: CHANCERY:pair - F1901M Results

| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, answer this letter with the form filled in:
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

