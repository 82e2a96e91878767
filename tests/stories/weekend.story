# A pause over a weekend, and one that ends by itself; no turn runs at Christmas.
From: max@example.org
> REGISTER Max Master
> CREATE ?club secret
> BECOME MASTER
> SET POWERS 2, NO PRESS, QUIET HOURS 22:00 TO 7:00
> SET MOVE CLOCK 20:00 NEXT 46 DAYS -MTWTF-

To: max@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?club ********
< Game 'club' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/club
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?club password
<
< > BECOME MASTER
< You are now the GM of 'club'.
<
< > SET POWERS 2, NO PRESS, QUIET HOURS 22:00 TO 7:00
< POWERS 2.
< NO PRESS (it was: WHITE).
< QUIET HOURS 22:00 TO 07:00.
<
< > SET MOVE CLOCK 20:00 NEXT 46 DAYS -MTWTF-
< Movement every 2 days at 20:00 UTC, but not on Saturday and Sunday; 3
< days of grace.
<
< 'club' has not started yet: 0 of 2 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?club secret
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. One more player is needed.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 2 days at 20:00 UTC, but not on Saturday and Sunday; 3
<     days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST club shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'club' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org
Subject: CHANCERY:club - A new player

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'club'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/club

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?club secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. All seats are taken.
<
< Standard, for 2 players. Its GM is Max Master.
< Movement every 2 days at 20:00 UTC, but not on Saturday and Sunday; 3
<     days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< > SET PREFERENCE E
< Your preference is England.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org
Subject: CHANCERY:club - A new player

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| Eve English (eve@example.org) has joined 'club'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/club

To: max@example.org
Subject: CHANCERY:club - S1901M The game begins

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'club' has started.
|
| Next: Movement for Spring of 1901, due on Monday 23 November 2026, 20:00
| UTC, in 2 days.
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
| Status of the Movement phase for Spring of 1901.  (club.001)
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
| On the web: https://judge.example.org/my/games/club

To: ann@example.org
Subject: CHANCERY:club - S1901M You are Austria

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'club' has started. You are Austria.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/club
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
| To write a new e-mail instead of a reply, begin it with SIGN ON aclub
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
| Status of the Movement phase for Spring of 1901.  (club.001)
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
Subject: CHANCERY:club - S1901M You are England

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'club' has started. You are England.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/club
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
| To write a new e-mail instead of a reply, begin it with SIGN ON eclub
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
| Status of the Movement phase for Spring of 1901.  (club.001)
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

From: max@example.org
> SIGN ON mclub secret
> SET DEADLINE FRIDAY 20:00

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 20:00:00 +0000
<
< > SIGN ON mclub ********
< Signed on as Master in 'club'.
<
< > SET DEADLINE FRIDAY 20:00
< The deadline for S1901M is Friday 27 November 2026, 20:00 UTC.
< Grace ends Monday 30 November 2026, 20:00 UTC.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 20:00 UTC. I accept late orders until Monday 30
< November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 20:00:00 +0000
|
| The deadline for S1901M is Friday 27 November 2026, 20:00 UTC.
| Grace ends Monday 30 November 2026, 20:00 UTC.
|
| The GM has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

# On Friday at noon, eight hours are left.
@ 2026-11-27T12:00:00Z

To: ann@example.org
Subject: CHANCERY:club - S1901M Reminder

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 20:00:00 +0000
|
| Your S1901M orders for Austria are still missing. They are due on Friday
| 27 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club
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

To: eve@example.org
Subject: CHANCERY:club - S1901M Reminder

| ...
| Your S1901M orders for England are still missing. They are due on Friday
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

From: max@example.org
> SIGN ON mclub secret
> PAUSE

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > SIGN ON mclub ********
< Signed on as Master in 'club'.
<
< > PAUSE
< 'club' is paused.
<
< 'club' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Paused

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| The GM has paused the game 'club'. No turn runs until it is resumed. The
| orders on file stay.
|
| On the web: https://judge.example.org/my/games/club

# On Monday morning there is a day, to the evening.
@ 2026-11-30T09:00:00Z

From: ann@example.org
> SIGN ON aclub secret
> RESUME
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > RESUME
< 'club' continues.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< Movement orders for Spring of 1901. (club.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Resumed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| Austria has resumed the game 'club'. The deadline for orders is Tuesday
| 1 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club

# A pause with an end. The deadline was announced for Tuesday; on Thursday the game goes on, with a day.
@ 2026-12-01T10:00:00Z

To: eve@example.org
Subject: CHANCERY:club - S1901M Reminder

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| Your S1901M orders for England are still missing. They are due on
| Tuesday 1 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club
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

From: max@example.org
> SIGN ON mclub secret
> PAUSE UNTIL 3 DEC

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > SIGN ON mclub ********
< Signed on as Master in 'club'.
<
< > PAUSE UNTIL 3 DEC
< 'club' is paused. It resumes automatically Thursday 3 December 2026,
< 00:00 UTC.
<
< 'club' is paused. It resumes automatically Thursday 3 December 2026,
< 00:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Paused

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| The GM has paused the game 'club'. It resumes automatically Thursday 3
| December 2026, 00:00 UTC. No turn runs until then. The orders on file
| stay.
|
| On the web: https://judge.example.org/my/games/club

@ 2026-12-03T00:00:00Z

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Resumed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Fri Dec 04 2026 20:00:00 +0000
|
| The pause has ended: the game 'club' continues. The deadline for orders
| is Friday 4 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club

# A deadline that was set by hand outlives a pause.
From: max@example.org
> SIGN ON mclub secret
> SET DEADLINE 10 DEC 18:00
> PAUSE UNTIL TOMORROW

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > SIGN ON mclub ********
< Signed on as Master in 'club'.
<
< > SET DEADLINE 10 DEC 18:00
< The deadline for S1901M is Thursday 10 December 2026, 18:00 UTC.
< Grace ends Monday 14 December 2026, 18:00 UTC.
<
< > PAUSE UNTIL TOMORROW
< 'club' is paused. It resumes automatically Friday 4 December 2026, 00:00
< UTC.
<
< 'club' is paused. It resumes automatically Friday 4 December 2026, 00:00
< UTC.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Paused

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| The GM has paused the game 'club'. It resumes automatically Friday 4
| December 2026, 00:00 UTC. No turn runs until then. The orders on file
| stay.
|
| On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| The deadline for S1901M is Thursday 10 December 2026, 18:00 UTC.
| Grace ends Monday 14 December 2026, 18:00 UTC.
|
| The GM has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

@ 2026-12-04T00:00:00Z

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Resumed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Fri Dec 11 2026 20:00:00 +0000
|
| The pause has ended: the game 'club' continues. The deadline for orders
| is Friday 11 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club

# Orders come late in the evening: the results wait for the morning.
From: max@example.org
> SIGN ON mclub secret
> SET NO PROCESSING 24 DEC TO 2 JAN

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Fri Dec 11 2026 20:00:00 +0000
<
< > SIGN ON mclub ********
< Signed on as Master in 'club'.
<
< > SET NO PROCESSING 24 DEC TO 2 JAN
< NO PROCESSING 24 Dec TO 2 Jan.
< This applies from the next phase on. To move the deadline of this one,
< use SET DEADLINE.
<
< Movement orders for Spring of 1901. (club.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< Austria: orders are in.
< England: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in, but not before
< Friday 4 December 2026, 07:00 UTC. The deadline is Friday 11 December
< 2026, 20:00 UTC. I accept late orders until Monday 14 December 2026,
< 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Settings changed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Fri Dec 11 2026 20:00:00 +0000
|
| NO PROCESSING 24 Dec TO 2 Jan.
|
| The GM has made this change in 'club'.
|
| On the web: https://judge.example.org/my/games/club

@ 2026-12-04T21:45:00Z

From: eve@example.org
> SIGN ON eclub secret
> F LON H, F EDI H, A LVP H

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Fri Dec 11 2026 20:00:00 +0000
<
< > SIGN ON eclub ********
< Signed on as England in 'club'.
<
< > F LON H, F EDI H, A LVP H
< F LON H
< F EDI H
< A LVP H
<
< Movement orders for Spring of 1901. (club.001)
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 11 December 2026, 20:00 UTC. I accept late orders until Monday 14
< December 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

@ 2026-12-05T07:00:00Z

To: max@example.org
Subject: CHANCERY:club - S1901M Results

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: F1901M Fri Dec 11 2026 20:00:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 11 December 2026, 20:00
| UTC, in 6 days.
|
| Movement results for Spring of 1901. (club.001)
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
| On the web: https://judge.example.org/my/games/club/S1901M

To: ann@example.org
Subject: CHANCERY:club - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 11 December 2026, 20:00 UTC, in
| 6 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:club - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 11 December 2026, 20:00 UTC, in
| 6 days. I accept late orders for 3 days after that.
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

