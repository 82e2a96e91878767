# Who is on time, who is late, who vanishes, and who takes over; what others learn of it, and games that ask for it.
From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?pair secret
> BECOME MASTER
> SET POWERS 2, NO PRESS

To: max@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?pair ********
< Game 'pair' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
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
< > SET POWERS 2, NO PRESS
< POWERS 2.
< NO PRESS (it was: WHITE).
<
< 'pair' has not started yet: 0 of 2 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER
> Name: Ann Other
> Level: Novice
> END
> SIGN ON ?pair secret
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
<
< > REGISTER
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Level:     Novice
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. One more player is needed.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST pair shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'pair' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'pair'. One more player is
| needed. Their record here: nothing is known yet; level novice.
|
| On the web: https://judge.example.org/my/games/pair

From: Eve English <eve@example.org>
> REGISTER Eve English
> SIGN ON ?pair secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:pair - orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?pair ********
< You have joined 'pair'. All seats are taken.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< > SET PREFERENCE E
< Your preference is England.
<
< On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - A new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
|
| Eve English (eve@example.org) has joined 'pair'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - S1901M The game begins

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'pair' has started.
|
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English  eve@example.org
| France:   open seat
| Germany:  open seat
| Italy:    open seat
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
Subject: CHANCERY:pair - S1901M You are Austria

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'pair' has started. You are Austria.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON apair
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   open seat
| Germany:  open seat
| Italy:    open seat
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
Subject: CHANCERY:pair - S1901M You are England

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'pair' has started. You are England.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/pair
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON epair
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| France:   open seat
| Germany:  open seat
| Italy:    open seat
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

# Ann is on time, and Eve is late.
From: ann@example.org
> SIGN ON apair secret
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON apair ********
< Signed on as Austria in 'pair'.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< Movement orders for Spring of 1901. (pair.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-11-25T00:00:00Z

To: eve@example.org
Subject: CHANCERY:pair - S1901M Reminder

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Your S1901M orders for England are still missing. They are due on
| Tuesday 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: max@example.org, ann@example.org
Subject: CHANCERY:pair - S1901M Late Notice: E

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game is waiting for England (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 23:30 UTC, another
| player can take over England.
|
| On the web: https://judge.example.org/my/games/pair

To: eve@example.org
Subject: CHANCERY:pair - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for
| England. The game is waiting for them.
|
| Send them by Friday 27 November 2026, 23:30 UTC. After that, another
| player can take over England. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/pair
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

From: eve@example.org
> SIGN ON epair secret
> A LVP H, F EDI H, F LON H

To: eve@example.org
Subject: Re: CHANCERY:pair - S1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON epair ********
< Signed on as England in 'pair'.
<
< > A LVP H, F EDI H, F LON H
< A LVP H
< F EDI H
< F LON H
<
< Movement orders for Spring of 1901. (pair.001)
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< All orders are in: the turn runs on Wednesday 25 November 2026, 00:30
< UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-11-25T06:00:00Z

To: max@example.org
Subject: CHANCERY:pair - S1901M Results

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 2 days.
|
| Movement results for Spring of 1901. (pair.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
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
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/pair/S1901M

To: ann@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:pair - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
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

# The next time she does not come at all.
From: ann@example.org
> SIGN ON apair secret
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON apair ********
< Signed on as Austria in 'pair'.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< Movement orders for Fall of 1901. (pair.002)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair

@ 2026-12-01T12:00:00Z

To: eve@example.org
Subject: CHANCERY:pair - F1901M Reminder

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Your F1901M orders for England are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair
|
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

To: max@example.org, ann@example.org, max@example.org, ann@example.org, max@example.org, ann@example.org
Subject: CHANCERY:pair - F1901M Late Notice: E

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| The game is waiting for England (late 2 times so far).
|
| If no orders arrive by Monday 30 November 2026, 23:30 UTC, another
| player can take over England.
|
| On the web: https://judge.example.org/my/games/pair

To: eve@example.org, eve@example.org, eve@example.org
Subject: CHANCERY:pair - F1901M Your orders are late

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| The F1901M deadline has passed, and I don't have your orders for
| England. The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, another
| player can take over England. You have been late 2 times in this game.
| To let someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/pair
|
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

To: max@example.org, ann@example.org
Subject: CHANCERY:pair - F1901M Abandoned: England

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| England is open to any registered player: no orders arrived in the extra
| time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON epair password
|
| On the web: https://judge.example.org/my/games/pair

To: eve@example.org
Subject: CHANCERY:pair - F1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| You can still keep England: send your orders before another player takes
| the seat.
|
| The extra time has ended, and I have no orders from you, so England is
| open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/pair
|
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
|
| If you can't continue, RESIGN lets the others know, which helps them.

From: Bob Bold <bob@example.org>
> REGISTER Bob Bold
> SIGN ON epair hushhush

To: bob@example.org
Subject: Re: CHANCERY:pair - F1901M orders

< :: Judge: CHANCERY  Game: Pair  Variant: Standard
< :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
<
< > REGISTER Bob Bold
< Welcome, Bob Bold. You are registered.
< Name:      Bob Bold
< Time zone: UTC
<
< > SIGN ON epair ********
< You now play England in 'pair'. The password is yours.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 4 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/pair
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: eve@example.org
Subject: CHANCERY:pair - F1901M England has been taken over

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| As no orders came from you, England is now played by Bob Bold.
|
| On the web: https://judge.example.org/my/games/pair

To: max@example.org
Subject: CHANCERY:pair - F1901M England has a new player

| :: Judge: CHANCERY  Game: Pair  Variant: Standard
| :: Deadline: F1901M Fri Dec 04 2026 23:30:00 +0000
|
| Bob Bold (bob@example.org) now plays England in 'pair'. Their record
| here: nothing is known yet.
| The game continues. The deadline for orders is Friday 4 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/pair

To: ann@example.org
Subject: CHANCERY:pair - F1901M England has a new player

| ...
| Bob Bold now plays England in 'pair'.
| ...
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/pair

To: bob@example.org
Subject: CHANCERY:pair - F1901M England has a new player

| ...
| Bob Bold (bob@example.org) now plays England in 'pair'.
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
| Your orders for F1901M are due on Friday 4 December 2026, 23:30 UTC, in
| 3 days. I accept late orders for 3 days after that.
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
|
| HISTORY pair shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: bob@example.org
> GET DEDICATION

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GET DEDICATION
< Bob Bold
<   On time:     0 of 0 phases
<   Late:        0, and 0 missed altogether
<   Seats:       0 from the start, 1 taken over
<   Left:        0 (ratio 0.00)
<   Dedication:  20
<   Reliability: unknown yet; counts as 90%

From: eve@example.org
> INFO PLAYER

To: eve@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > INFO PLAYER
< Eve English
<   On time:     0 of 2 phases (ratio 0.00)
<   Late:        1, and 1 missed altogether
<   Seats:       1 from the start, 0 taken over
<   Left:        1 (ratio 1.00)
<   Dedication:  -26
<   Reliability: 75%

From: max@example.org
> WHO eve@example.org
> WHOIS ann
> WHOIS nobody@example.org

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHO eve@example.org
< *** I know no one called "eve@example.org" whose profile you can see.
< Unless they choose otherwise, only people in a game with them see it
< (HELP SET PRIVACY).
<
< > WHOIS ann
< Ann Other  ann@example.org
< Level:  Novice
< Record: 1 of 1 phase on time; 1 seat from the start, 0 taken over, 0
<         left; dedication 1, reliability 91%
<
< > WHOIS nobody@example.org
< *** I know no one called "nobody@example.org" whose profile you can see.
< Unless they choose otherwise, only people in a game with them see it
< (HELP SET PRIVACY).

# Bob plays with Ann; Eve is in no game with him any more. Strangers see nobody.
From: bob@example.org
> WHOIS Ann
> INFO PLAYER eve@example.org

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOIS Ann
< Ann Other
< Level:  Novice
< Record: 1 of 1 phase on time; 1 seat from the start, 0 taken over, 0
<         left; dedication 1, reliability 91%
<
< > INFO PLAYER eve@example.org
< *** I know no one called "eve@example.org" whose profile you can see.
< Unless they choose otherwise, only people in a game with them see it
< (HELP SET PRIVACY).

From: ann@example.org
> SET PRIVACY NONE
> GAMES

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SET PRIVACY NONE
< Only the GMs of your games may look you up.
<
< > GAMES
< pair F1901M         Austria, on Standard.
<                     Your orders are in.
<                     Deadline: Friday 4 December 2026, 23:30 UTC.
<
< Your record: 1 of 1 phase on time; 1 seat from the start, 0 taken over,
<              0 left; dedication 1, reliability 91%.

From: bob@example.org
> WHOIS ann@example.org

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOIS ann@example.org
< *** I know no one called "ann@example.org" whose profile you can see.
< Unless they choose otherwise, only people in a game with them see it
< (HELP SET PRIVACY).

From: zoe@example.org
> WHOIS ann@example.org

To: zoe@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOIS ann@example.org
< *** You are not registered with this judge. Send REGISTER and your name
< first: REGISTER Ann Other.

# Nobody asks of others what they lack themselves.
From: ann@example.org
> CREATE ?select hushhush
> SET DEDICATION 5
> SET ONTIMERAT 0.9, LEVEL NOVICE
> SET ACCESS SAME SITE

To: ann@example.org
Subject: Re: CHANCERY:select - orders

< :: Judge: CHANCERY  Game: Select  Variant: Standard
<
< > CREATE ?select ********
< Game 'select' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/select
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?select password
<
< > SET DEDICATION 5
< *** You would not pass that yourself, so you cannot ask it of others. It
< asks for a dedication of at least 5, and yours is 1.
<
< > SET ONTIMERAT 0.9, LEVEL NOVICE
< ONTIMERAT 0.9.
< LEVEL NOVICE (it was: LEVEL ANY).
<
< > SET ACCESS SAME SITE
< *** I no longer keep sites, because people write from anywhere. To
< choose who can play, use SET LEVEL, DEDICATION, ONTIMERAT or RESRAT.
<
< 'select' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.

From: eve@example.org
> LIST
> SIGN ON ?select hushhush

To: eve@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST
< Name    Phase    Variant/Options
< pair    F1901M   Standard, Moderated (Max Master), Press:---.
<                  Deadline Friday 4 December 2026, 23:30 UTC
< select  Forming  Standard, Press:W-P.
<                  1 of 7 seats taken: SIGN ON ?select password
<                  Asks for LEVEL NOVICE, ONTIMERAT 0.9
<
< LIST name shows more about a game.
< Press: W white, G grey, P partial (to some only), F faked; - not
< allowed.
<
< > SIGN ON ?select ********
< *** You cannot play in 'select'. It is for players of the level novice,
< and you have not told yours (HELP REGISTER). It asks for an on-time
< ratio of at least 90%, and yours counts as 75%. GET DEDICATION shows how
< that is counted.

From: bob@example.org
> REGISTER
> Level: beginner
> Privacy: all
> END
> SIGN ON ?select hushhush

To: bob@example.org
Subject: Re: CHANCERY:select - orders

< :: Judge: CHANCERY  Game: Select  Variant: Standard
<
< > REGISTER
< Your details have been changed.
< Name:      Bob Bold
< Level:     beginner
< Time zone: UTC
< Privacy:   all
<
< > SIGN ON ?select ********
< You have joined 'select'. 5 more players are needed.
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
< Reply to that e-mail with your orders. LIST select shows all settings.
<
< 'select' has not started yet: 2 of 7 seats are taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/select

