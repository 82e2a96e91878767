# In a game that its players run, each may put off the deadline alone, as often as the game says; then two thirds must agree.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?club secret
> SET POWERS 3, NO PRESS, EXTENSIONS 1 OF 2 DAYS 2 IN ALL
> SET EVERY 2 DAYS AT 20:00
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
< > SET POWERS 3, NO PRESS, EXTENSIONS 1 OF 2 DAYS 2 IN ALL
< POWERS 3.
< NO PRESS (it was: WHITE).
< EXTENSIONS 1 OF 48 HOURS 2 IN ALL.
<
< > SET EVERY 2 DAYS AT 20:00
< Movement every 2 days at 20:00 UTC; 3 days of grace.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'club' has not started yet: 1 of 3 seats is taken.
< Your preference: Austria.

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
< You have joined 'club'. One more player is needed.
<
< Standard, for 3 players. It has no GM.
< Movement every 2 days at 20:00 UTC; 3 days of grace.
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
< > SET PREFERENCE E
< Your preference is England.
<
< 'club' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/club

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?club secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. All seats are taken.
<
< Standard, for 3 players. It has no GM.
< Movement every 2 days at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/club

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
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
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
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| France:   Fred French
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

To: fred@example.org
Subject: CHANCERY:club - S1901M You are France

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'club' has started. You are France.
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
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON fclub
| and your password.
|
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
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

# Alone.
From: ann@example.org
> SIGN ON aclub secret
> EXTEND 2 DAYS
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > EXTEND 2 DAYS
< The deadline for S1901M is Wednesday 25 November 2026, 20:00 UTC.
< Grace ends Saturday 28 November 2026, 20:00 UTC.
< You have no extensions left.
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
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
|
| The deadline for S1901M is Wednesday 25 November 2026, 20:00 UTC.
| Grace ends Saturday 28 November 2026, 20:00 UTC.
| Austria has no extensions left.
|
| Austria has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

From: eve@example.org
> SIGN ON eclub secret
> F LON H, F EDI H, A LVP H

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
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
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

From: fred@example.org
> SIGN ON fclub secret
> A PAR H, A MAR H, F BRE H

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON fclub ********
< Signed on as France in 'club'.
<
< > A PAR H, A MAR H, F BRE H
< A PAR H
< A MAR H
< F BRE H
<
< Movement orders for Spring of 1901. (club.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

# The turn in which it was used does not bring it back.
@ 2026-11-21T13:00:00Z

To: ann@example.org
Subject: CHANCERY:club - S1901M Results

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: F1901M Wed Nov 25 2026 20:00:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Wednesday 25 November 2026, 20:00 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| Movement results for Spring of 1901. (club.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/club/S1901M
|
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
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - S1901M Results

| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON aclub secret
> A BUD H, A VIE H, F TRI H
> EXTEND A DAY
> PROPOSE NO DEADLINE

To: ann@example.org
Subject: Re: CHANCERY:club - F1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: F1901M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< > EXTEND A DAY
< I have asked the players whether they agree to move the deadline for
< F1901M in 'club' to Thursday 26 November 2026, 20:00 UTC. It passes if 2
< of 3 agree by Wednesday 25 November 2026, 20:00 UTC. PROPOSE NO DEADLINE
< takes it back.
<
< > PROPOSE NO DEADLINE
< Your proposal to move the deadline for F1901M in 'club' to Thursday 26
< November 2026, 20:00 UTC is withdrawn.
<
< Movement orders for Fall of 1901. (club.002)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

From: eve@example.org
> SIGN ON eclub secret
> F LON H, F EDI H, A LVP H

To: eve@example.org
Subject: Re: CHANCERY:club - F1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: F1901M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON eclub ********
< Signed on as England in 'club'.
<
< > F LON H, F EDI H, A LVP H
< F LON H
< F EDI H
< A LVP H
<
< Movement orders for Fall of 1901. (club.002)
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

From: fred@example.org
> SIGN ON fclub secret
> A PAR H, A MAR H, F BRE H

To: fred@example.org
Subject: Re: CHANCERY:club - F1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: F1901M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON fclub ********
< Signed on as France in 'club'.
<
< > A PAR H, A MAR H, F BRE H
< A PAR H
< A MAR H
< F BRE H
<
< Movement orders for Fall of 1901. (club.002)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

# A punctual turn does.
@ 2026-11-21T14:00:00Z

To: ann@example.org
Subject: CHANCERY:club - F1901M Results

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Nov 25 2026 20:00:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for S1902M are due on Wednesday 25 November 2026, 20:00 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| Movement results for Fall of 1901. (club.002)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/club/F1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:club - F1901M Results

| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - F1901M Results

| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON aclub secret
> EXTEND 3 DAYS

To: ann@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Wed Nov 25 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > EXTEND 3 DAYS
< I have asked the players whether they agree to move the deadline for
< S1902M in 'club' to Saturday 28 November 2026, 20:00 UTC. It passes if 2
< of 3 agree by Wednesday 25 November 2026, 20:00 UTC. PROPOSE NO DEADLINE
< takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC. I accept late orders until
< Saturday 28 November 2026, 20:00 UTC.
< You propose to move the deadline for S1902M in 'club' to Saturday 28
< November 2026, 20:00 UTC. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Proposal: DEADLINE

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Nov 25 2026 20:00:00 +0000
|
| Austria proposes to move the deadline for S1902M in 'club' to Saturday
| 28 November 2026, 20:00 UTC.
|
| It passes if two thirds of the players (2 of 3) agree by Wednesday 25
| November 2026, 20:00 UTC. Otherwise nothing changes.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: ann@example.org
> SIGN ON aclub secret
> PROPOSE NO DEADLINE
> EXTEND

To: ann@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > PROPOSE NO DEADLINE
< Your proposal to move the deadline for S1902M in 'club' to Saturday 28
< November 2026, 20:00 UTC is withdrawn.
<
< > EXTEND
< The deadline for S1902M is Thursday 26 November 2026, 20:00 UTC.
< Grace ends Sunday 29 November 2026, 20:00 UTC.
< You have no extensions left.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Sunday
< 29 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Proposal decided

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Nov 25 2026 20:00:00 +0000
|
| The proposal to move the deadline for S1902M in 'club' to Saturday 28
| November 2026, 20:00 UTC has been withdrawn, so nothing changes.
|
| On the web: https://judge.example.org/my/games/club

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
|
| The deadline for S1902M is Thursday 26 November 2026, 20:00 UTC.
| Grace ends Sunday 29 November 2026, 20:00 UTC.
| Austria has no extensions left.
|
| Austria has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

# More than that: two of three must agree.
From: ann@example.org
> SIGN ON aclub secret
> EXTEND TO 2 DEC

To: ann@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > EXTEND TO 2 DEC
< I have asked the players whether they agree to move the deadline for
< S1902M in 'club' to Wednesday 2 December 2026, 20:00 UTC. It passes if 2
< of 3 agree by Thursday 26 November 2026, 20:00 UTC. PROPOSE NO DEADLINE
< takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Sunday
< 29 November 2026, 20:00 UTC.
< You propose to move the deadline for S1902M in 'club' to Wednesday 2
< December 2026, 20:00 UTC. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Proposal: DEADLINE

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
|
| Austria proposes to move the deadline for S1902M in 'club' to Wednesday
| 2 December 2026, 20:00 UTC.
|
| It passes if two thirds of the players (2 of 3) agree by Thursday 26
| November 2026, 20:00 UTC. Otherwise nothing changes.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: fred@example.org
To: reply
> No, sorry.

To: fred@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
<
< > No, sorry.
< You do not agree to move the deadline for S1902M in 'club' to Wednesday
< 2 December 2026, 20:00 UTC. Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Sunday
< 29 November 2026, 20:00 UTC.
< You do not agree to move the deadline for S1902M in 'club' to Wednesday
< 2 December 2026, 20:00 UTC. Others have not answered yet; AGREE DEADLINE
< changes your vote.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

From: eve@example.org
To: reply
> Yes

To: eve@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
<
< > Yes
< You agree to move the deadline for S1902M in 'club' to Wednesday 2
< December 2026, 20:00 UTC. Two thirds have agreed. The deadline for
< S1902M is Wednesday 2 December 2026, 20:00 UTC.
< Grace ends Saturday 5 December 2026, 20:00 UTC.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 2 December 2026, 20:00 UTC. I accept late orders until
< Saturday 5 December 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| The deadline for S1902M is Wednesday 2 December 2026, 20:00 UTC.
| Grace ends Saturday 5 December 2026, 20:00 UTC.
|
| The players have made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

# Never after the deadline.
@ 2026-12-02T20:00:00Z

To: ann@example.org
Subject: CHANCERY:club - S1902M Reminder

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| Your S1902M orders for Austria are still missing. They are due on
| Wednesday 2 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:club - S1902M Reminder

| ...
| Your S1902M orders for England are still missing. They are due on
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - S1902M Reminder

| ...
| Your S1902M orders for France are still missing. They are due on
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: ann@example.org
Subject: CHANCERY:club - S1902M Your orders are late

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| The S1902M deadline has passed, and I don't have your orders for
| Austria. The game is waiting for them.
|
| Send them by Saturday 5 December 2026, 20:00 UTC. After that, another
| player can take over Austria. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:club - S1902M Your orders are late

| ...
| England. The game is waiting for them.
|
| Send them by Saturday 5 December 2026, 20:00 UTC. After that, another
| player can take over England. This is your first late turn. To let
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - S1902M Your orders are late

| ...
| The S1902M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Saturday 5 December 2026, 20:00 UTC. After that, another
| player can take over France. This is your first late turn. To let
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON aclub secret
> EXTEND 1 DAY

To: ann@example.org
Subject: Re: CHANCERY:club - S1902M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
< :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > EXTEND 1 DAY
< *** The deadline has passed (Wednesday 2 December 2026, 20:00 UTC). Ask
< for more time before the deadline. I accept late orders until grace
< ends.
<
< You owe 3 orders.
< You are late. I accept late orders until Saturday 5 December 2026, 20:00
< UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

