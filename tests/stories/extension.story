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
< Name:     Ann Other
< Timezone: UTC
<
< > CREATE ?club ********
< Game 'club' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
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
< Name:     Eve English
< Timezone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. One more player is needed.
<
< Standard, for 3 players. It has no master.
< Movement every 2 days at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST club shows
< everything about the game.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'club' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org
Subject: CHANCERY:club - A new player

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| Eve English has joined 'club'. One more player is needed.
|
| On the web: https://judge.example.org/my/games/club

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
< Name:     Fred French
< Timezone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. All seats are taken.
<
< Standard, for 3 players. It has no master.
< Movement every 2 days at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - A new player

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| Fred French has joined 'club'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/club

To: ann@example.org
Subject: CHANCERY:club - S1901M The game begins

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| The game 'club' begins.
|
| You play Austria. Answer this letter, or begin a new one with
| SIGN ON aclub password.
|
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
| Germany:  nobody
| Italy:    nobody
| Russia:   nobody
| Turkey:   nobody
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
| The next phase of 'club' will be Movement for Spring of 1901. The
| deadline for orders will be Monday 23 November 2026, 20:00 UTC.
|
| Time to deadline: 2 days, 8 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Thursday 26 November 2026, 20:00 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, answer this letter with the form filled in:
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
Subject: CHANCERY:club - S1901M The game begins

| ...
| You play England. Answer this letter, or begin a new one with
| SIGN ON eclub password.
|
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - S1901M The game begins

| ...
| You play France. Answer this letter, or begin a new one with
| SIGN ON fclub password.
|
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

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
< You have no extension left.
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
< Saturday 28 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Settings changed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
|
| Austria has changed the settings of 'club':
|
| The deadline for S1901M is Wednesday 25 November 2026, 20:00 UTC.
| Grace ends Saturday 28 November 2026, 20:00 UTC.
| Austria has no extensions left.
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
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
| Movement results for Spring of 1901. (club.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
|
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
|
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
|
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
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
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A ROM, A VEN, F NAP
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'club' will be Movement for Fall of 1901. The deadline
| for orders will be Wednesday 25 November 2026, 20:00 UTC.
|
| Time to deadline: 4 days, 7 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Saturday 28 November 2026, 20:00 UTC.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/club/S1901M
|
| To order, answer this letter with the form filled in:
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
< That needs the consent of two thirds of the players, so it is now your
< proposal to move the deadline for F1901M in 'club' to Thursday 26
< November 2026, 20:00 UTC. Each of them is asked. It is done as soon as 2
< of 3 have agreed; it falls if that cannot be any more, or has not been
< by Wednesday 25 November 2026, 20:00 UTC. PROPOSE NO DEADLINE takes it
< back.
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
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
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
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
| Movement results for Fall of 1901. (club.002)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
|
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
|
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
|
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
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
| Germany: 3 centres: A BER, A MUN, F KIE
| Italy:   3 centres: A ROM, A VEN, F NAP
| Russia:  4 centres: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3 centres: A CON, A SMY, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'club' will be Movement for Spring of 1902. The
| deadline for orders will be Wednesday 25 November 2026, 20:00 UTC.
|
| Time to deadline: 4 days, 6 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Saturday 28 November 2026, 20:00 UTC.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/club/F1901M
|
| To order, answer this letter with the form filled in:
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
< That needs the consent of two thirds of the players, so it is now your
< proposal to move the deadline for S1902M in 'club' to Saturday 28
< November 2026, 20:00 UTC. Each of them is asked. It is done as soon as 2
< of 3 have agreed; it falls if that cannot be any more, or has not been
< by Wednesday 25 November 2026, 20:00 UTC. PROPOSE NO DEADLINE takes it
< back.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 20:00 UTC; late orders are accepted until
< Saturday 28 November 2026, 20:00 UTC.
< You propose to move the deadline for S1902M in 'club' to Saturday 28
< November 2026, 20:00 UTC. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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
| It is done as soon as two thirds of the players have agreed, 2 of 3. If
| that cannot be any more, or has not been by Wednesday 25 November 2026,
| 20:00 UTC, nothing changes.
|
| Do you agree? Answer this letter with YES or NO. Nobody is told how you
| voted.
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
< You have no extension left.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC; late orders are accepted until
< Sunday 29 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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
| November 2026, 20:00 UTC has been withdrawn. Nothing changes.
|
| On the web: https://judge.example.org/my/games/club

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1902M Settings changed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 20:00:00 +0000
|
| Austria has changed the settings of 'club':
|
| The deadline for S1902M is Thursday 26 November 2026, 20:00 UTC.
| Grace ends Sunday 29 November 2026, 20:00 UTC.
| Austria has no extensions left.
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
< That needs the consent of two thirds of the players, so it is now your
< proposal to move the deadline for S1902M in 'club' to Wednesday 2
< December 2026, 20:00 UTC. Each of them is asked. It is done as soon as 2
< of 3 have agreed; it falls if that cannot be any more, or has not been
< by Thursday 26 November 2026, 20:00 UTC. PROPOSE NO DEADLINE takes it
< back.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC; late orders are accepted until
< Sunday 29 November 2026, 20:00 UTC.
< You propose to move the deadline for S1902M in 'club' to Wednesday 2
< December 2026, 20:00 UTC. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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
| It is done as soon as two thirds of the players have agreed, 2 of 3. If
| that cannot be any more, or has not been by Thursday 26 November 2026,
| 20:00 UTC, nothing changes.
|
| Do you agree? Answer this letter with YES or NO. Nobody is told how you
| voted.
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC; late orders are accepted until
< Sunday 29 November 2026, 20:00 UTC.
< You do not agree to move the deadline for S1902M in 'club' to Wednesday
< 2 December 2026, 20:00 UTC. Others have not answered yet; AGREE DEADLINE
< changes your vote.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 2 December 2026, 20:00 UTC; late orders are accepted until
< Saturday 5 December 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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
Subject: CHANCERY:club - S1902M Settings changed

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| The players have changed the settings of 'club':
|
| The deadline for S1902M is Wednesday 2 December 2026, 20:00 UTC.
| Grace ends Saturday 5 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club

# Never after the deadline.
@ 2026-12-02T20:00:00Z

To: ann@example.org
Subject: CHANCERY:club - S1902M Reminder

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| This is a reminder: orders of Austria for S1902M are still missing. The
| deadline is Wednesday 2 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, answer this letter with the form filled in:
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
| This is a reminder: orders of England for S1902M are still missing. The
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
| This is a reminder: orders of France for S1902M are still missing. The
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: ann@example.org
Subject: CHANCERY:club - S1902M Late Notice: AEF

| :: Judge: CHANCERY  Game: Club  Variant: Standard
| :: Deadline: S1902M Wed Dec 02 2026 20:00:00 +0000
|
| We are waiting for Austria (late for the first time).
| We are waiting for England (late for the first time).
| We are waiting for France (late for the first time).
|
| If no orders come by Saturday 5 December 2026, 20:00 UTC, Austria,
| England and France can be taken over.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, answer this letter with the form filled in:
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
Subject: CHANCERY:club - S1902M Late Notice: AEF

| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:club - S1902M Late Notice: AEF

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
< *** The deadline has passed (Wednesday 2 December 2026, 20:00 UTC): more
< time is to be asked for before it. Late orders are taken until grace
< ends.
<
< 3 orders are needed, and none is on file.
< You are late. Late orders are accepted until Saturday 5 December 2026,
< 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, answer this letter with the form filled in:
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

