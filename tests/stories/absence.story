# Who is away moves the next deadline, and not the one that was announced. A longer absence is for the master to allow.
From: max@example.org
> REGISTER Max Master
> CREATE ?club secret
> BECOME MASTER
> SET POWERS 2, NO PRESS, MAX ABSENCE 7
> SET EVERY 2 DAYS AT 20:00 Europe/Berlin

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
< > SET POWERS 2, NO PRESS, MAX ABSENCE 7
< POWERS 2.
< NO PRESS (it was: WHITE).
< MAX ABSENCE 7 (it was: MAX ABSENCE 14).
<
< > SET EVERY 2 DAYS AT 20:00 Europe/Berlin
< ZONE Europe/Berlin (it was: ZONE UTC).
< Movement every 2 days at 20:00 Berlin time; 3 days of grace.
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
< Movement every 2 days at 20:00 Berlin time; 3 days of grace.
< Retreats within a day, at 23:30 Berlin time; 2 days of grace.
< Adjustments within a day, at 23:30 Berlin time; 2 days of grace.
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
> SET TIMEZONE Europe/London
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
< Movement every 2 days at 20:00 Berlin time; 3 days of grace.
< Retreats within a day, at 23:30 Berlin time; 2 days of grace.
< Adjustments within a day, at 23:30 Berlin time; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< > SET TIMEZONE Europe/London
< Times are now shown in Europe/London.
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
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| 'club' has started.
|
| Next: Movement for Spring of 1901, due on Monday 23 November 2026, 19:00
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
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| 'club' has started. You are Austria.
|
| Your orders for S1901M are due on Monday 23 November 2026, 19:00 UTC, in
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
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| 'club' has started. You are England.
|
| Your orders for S1901M are due on Monday 23 November 2026, 19:00
| Europe/London (19:00 UTC), in 2 days. I accept late orders for 3 days
| after that.
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

# The deadline of this turn falls into it.
From: ann@example.org
> SIGN ON aclub secret
> SET ABSENCE 23 NOV TO 26 NOV
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > SET ABSENCE 23 NOV TO 26 NOV
< Austria will be away from Monday 23 November 2026, 00:00 UTC to Thursday
< 26 November 2026, 23:59 UTC. No new deadline will fall then.
< The deadline for S1901M stays: Monday 23 November 2026, 19:00 UTC. Send
< your orders before you leave; EXTEND TO 27 Nov 2026 asks your master for
< more time.
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
< You are away from Monday 23 November 2026, 00:00 UTC to Thursday 26
< November 2026, 23:59 UTC: no new deadline falls in that time.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 19:00 UTC. I accept late orders until Thursday
< 26 November 2026, 19:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org
Subject: CHANCERY:club - S1901M Austria is away

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| Austria will be away from Monday 23 November 2026, 00:00 UTC to Thursday
| 26 November 2026, 23:59 UTC. No new deadline will fall then.
|
| Austria has made this change in 'club'.
|
| On the web: https://judge.example.org/my/games/club

To: eve@example.org
Subject: CHANCERY:club - S1901M Austria is away

| ...
| Austria will be away from Monday 23 November 2026, 00:00 Europe/London
| (00:00 UTC) to Thursday 26 November 2026, 23:59 Europe/London (23:59
| UTC). No new deadline will fall then.
| ...

# Longer than the game allows.
From: eve@example.org
> SIGN ON eclub secret
> SET HOLIDAY 1 DEC TO 20 DEC
> F LON H, F EDI H, A LVP H

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
<
< > SIGN ON eclub ********
< Signed on as England in 'club'.
<
< > SET HOLIDAY 1 DEC TO 20 DEC
< In this game an absence can last up to 7 days. Only the GM can allow
< that, so I have asked: you want to be away from 'club' from Tuesday 1
< December 2026, 00:00 Europe/London (00:00 UTC) to Sunday 20 December
< 2026, 23:59 Europe/London (23:59 UTC). I will e-mail you the GM's
< answer. Without one by Saturday 28 November 2026, 12:00 Europe/London
< (12:00 UTC), nothing changes. PROPOSE NO ABSENCE takes it back.
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
< Monday 23 November 2026, 19:00 Europe/London (19:00 UTC). I accept late
< orders until Thursday 26 November 2026, 19:00 Europe/London (19:00 UTC).
< You have asked the GM for leave to be away from 'club' from Tuesday 1
< December 2026, 00:00 Europe/London (00:00 UTC) to Sunday 20 December
< 2026, 23:59 Europe/London (23:59 UTC). The GM has not answered yet.
<
< On the web: https://judge.example.org/my/games/club

To: max@example.org
Subject: CHANCERY:club - S1901M Request: ABSENCE

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| England asks your permission to be away from 'club' from Tuesday 1
| December 2026, 00:00 UTC to Sunday 20 December 2026, 23:59 UTC.
|
| If you do not answer by Saturday 28 November 2026, 12:00 UTC, nothing
| changes.
|
| Do you allow it? Reply YES or NO.
|
| On the web: https://judge.example.org/my/games/club

From: max@example.org
To: reply
> Yes, have a good time.

To: max@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
<
< > Yes, have a good time.
< You have granted the request to be away from 'club' from Tuesday 1
< December 2026, 00:00 UTC to Sunday 20 December 2026, 23:59 UTC. England
< will be away from Tuesday 1 December 2026, 00:00 UTC to Sunday 20
< December 2026, 23:59 UTC. No new deadline will fall then.
<
< Movement orders for Spring of 1901. (club.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< Austria: orders are in; away from Monday 23 November 2026, 00:00 UTC to
< Thursday 26 November 2026, 23:59 UTC.
< England: orders are in; away from Tuesday 1 December 2026, 00:00 UTC to
< Sunday 20 December 2026, 23:59 UTC.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 19:00 UTC. I accept late orders until Thursday
< 26 November 2026, 19:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org
Subject: CHANCERY:club - S1901M England is away

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| England will be away from Tuesday 1 December 2026, 00:00 UTC to Sunday
| 20 December 2026, 23:59 UTC. No new deadline will fall then.
|
| The GM has made this change in 'club'.
|
| On the web: https://judge.example.org/my/games/club

To: eve@example.org
Subject: CHANCERY:club - S1901M England is away

| ...
| England will be away from Tuesday 1 December 2026, 00:00 Europe/London
| (00:00 UTC) to Sunday 20 December 2026, 23:59 Europe/London (23:59 UTC).
| No new deadline will fall then.
| ...

# The results come early; the next deadline is after Ann's absence.
@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:club - S1901M Results

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 19:00:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 19:00
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
| Your orders for F1901M are due on Friday 27 November 2026, 19:00 UTC, in
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
| Your orders for F1901M are due on Friday 27 November 2026, 19:00
| Europe/London (19:00 UTC), in 6 days. I accept late orders for 3 days
| after that.
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

From: ann@example.org
> SIGN ON aclub secret
> SET NO ABSENCE 25 NOV
> SET ABSENCE 5 DEC

To: ann@example.org
Subject: Re: CHANCERY:club - F1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: F1901M Fri Nov 27 2026 19:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > SET NO ABSENCE 25 NOV
< Austria is back.
<
< > SET ABSENCE 5 DEC
< Austria will be away from Saturday 5 December 2026, 00:00 UTC to
< Saturday 5 December 2026, 23:59 UTC. No new deadline will fall then.
<
< You owe 3 orders.
< You are away from Saturday 5 December 2026, 00:00 UTC to Saturday 5
< December 2026, 23:59 UTC: no new deadline falls in that time.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 19:00 UTC. I accept late orders until Monday 30
< November 2026, 19:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: max@example.org
Subject: CHANCERY:club - F1901M Settings changed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 19:00:00 +0000
|
| Austria is back.
| Austria will be away from Saturday 5 December 2026, 00:00 UTC to
| Saturday 5 December 2026, 23:59 UTC. No new deadline will fall then.
|
| Austria has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

To: eve@example.org
Subject: CHANCERY:club - F1901M Settings changed

| ...
| Austria will be away from Saturday 5 December 2026, 00:00 Europe/London
| (00:00 UTC) to Saturday 5 December 2026, 23:59 Europe/London (23:59
| UTC). No new deadline will fall then.
| ...

