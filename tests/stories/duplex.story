# Three people play seven powers: SET PLAYERS. Each has one seat, one password, one copy of every letter, and orders for all
# of their powers in one letter.
From: max@example.org
> REGISTER Max Master
> CREATE ?trio secret
> BECOME MASTER
> SET PLAYERS 0
> SET PLAYERS 8
> SET PLAYERS 3, NO DIAS
> SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS

To: max@example.org
Subject: Re: [2 errors] CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
<   Name:      Max Master
<   Timezone:  UTC
<
< > CREATE ?trio ********
< Game 'trio' has been created: Standard, for 7 players.
< You are its first player; BECOME MASTER makes you its master instead.
< Others join with SIGN ON ?trio and a password of their own.
<
< > BECOME MASTER
< You are now the master of 'trio'.
<
< > SET PLAYERS 0
< *** SET PLAYERS: Write how many, such as PLAYERS 3.
<
< > SET PLAYERS 8
< *** There are only 7 powers to play in 'trio'.
<
< > SET PLAYERS 3, NO DIAS
< PLAYERS 3.
< NO DIAS (it was: DIAS).
<
< > SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS
< MOVE clock 1200 min 0.00 next 24.00 grace 24.00 delay 0.50 days SMTWTFS.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?trio secret
> SET PREFERENCE A[IF]

To: ann@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
<   Name:      Ann Other
<   Timezone:  UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. 2 more players are needed.
<
< > SET PREFERENCE A[IF]
< Your preference is A[IF].

To: max@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'trio'. 2 more players are
| needed.

From: Eve English <eve@example.org>
> REGISTER Eve English
> SIGN ON ?trio secret
> SET PREFERENCE england turkey

To: eve@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
<   Name:      Eve English
<   Timezone:  UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. One more player is needed.
<
< > SET PREFERENCE england turkey
< Your preference is ENGLAND TURKEY.

To: max@example.org, ann@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Eve English (eve@example.org) has joined 'trio'. One more player is
| needed.

From: Fred French <fred@example.org>
> REGISTER Fred French
> SIGN ON ?trio secret
> SET PREFERENCE FAG*

To: fred@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
<   Name:      Fred French
<   Timezone:  UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. All seats are taken.
<
< > SET PREFERENCE FAG*
< Your preference is FAG*.

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Fred French (fred@example.org) has joined 'trio'. All seats are taken.

To: max@example.org
Subject: CHANCERY:trio - S1901M The game begins

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| The game 'trio' begins.
|
|   Austria:       Ann Other          ann@example.org
|   England:       Eve English        eve@example.org
|   France:        Fred French        fred@example.org
|   Germany:       Fred French        fred@example.org
|   Italy:         Ann Other          ann@example.org
|   Russia:        Ann Other          ann@example.org
|   Turkey:        Eve English        eve@example.org
|
| Status of the Movement phase for Spring of 1901.  (trio.001)
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
| The next phase of 'trio' will be Movement for Spring of 1901.
| The deadline for orders will be Sunday 22 November 2026, 20:00 UTC.
|
| Time to deadline: 1 day, 8 hours, 0 minutes, and 0 seconds.
| Time to end of grace: 2 days, 8 hours, 0 minutes, and 0 seconds.

To: ann@example.org
Subject: CHANCERY:trio - S1901M The game begins

| ...
| You play Austria, Italy and Russia.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| Austria: A BUD ___                # GAL, RUM, SER, TRI, VIE
| Austria: A VIE ___                # BOH, BUD, GAL, TRI, TYR
| Austria: F TRI ___                # ADR, ALB, VEN
| Italy: A ROM ___                # APU, NAP, TUS, VEN
| Italy: A VEN ___                # APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP ___                # APU, ION, ROM, TYS
| Russia: A MOS ___                # LVN, SEV, STP, UKR, WAR
| Russia: A WAR ___                # GAL, LVN, MOS, PRU, SIL, UKR
| Russia: F SEV ___                # ARM, BLA, RUM
| Russia: F STP/SC ___             # BOT, FIN, LVN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:trio - S1901M The game begins

| ...
| You play England and Turkey.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| England: A LVP ___                # CLY, EDI, WAL, YOR
| England: F EDI ___                # CLY, NTH, NWG, YOR
| England: F LON ___                # ENG, NTH, WAL, YOR
| Turkey: A CON ___                # ANK, BUL, SMY
| Turkey: A SMY ___                # ANK, ARM, CON, SYR
| Turkey: F ANK ___                # ARM, BLA, CON
| END ORDERS

To: fred@example.org
Subject: CHANCERY:trio - S1901M The game begins

| ...
| You play France and Germany.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| France: A MAR ___                # BUR, GAS, PIE, SPA
| France: A PAR ___                # BRE, BUR, GAS, PIC
| France: F BRE ___                # ENG, GAS, MAO, PIC
| Germany: A BER ___                # KIE, MUN, PRU, SIL
| Germany: A MUN ___                # BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE ___                # BAL, BER, DEN, HEL, HOL
| END ORDERS

From: Gus German <gus@example.org>
> REGISTER Gus German
> SIGN ON ?trio secret

To: gus@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGISTER Gus German
< Welcome, Gus German. You are registered.
<   Name:      Gus German
<   Timezone:  UTC
<
< > SIGN ON ?trio ********
< *** The game 'trio' is running: nobody can join it any more. LIST trio
< says whether a power is free.
< The lines after this one have not been carried out.

From: max@example.org
> WHOGAME trio
> SIGN ON mtrio secret
> EJECT RUSSA

To: max@example.org
Subject: Re: [1 error] CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
<
< > WHOGAME trio
< Master:        Max Master          max@example.org
< Austria:       Ann Other           ann@example.org
< England:       Eve English         eve@example.org
< France:        Fred French         fred@example.org
< Germany:       Fred French         fred@example.org
< Italy:         Ann Other           ann@example.org
< Russia:        Ann Other           ann@example.org
< Turkey:        Eve English         eve@example.org
<
< > SIGN ON mtrio ********
< Signed on as Master in 'trio'.
<
< > EJECT RUSSA
< *** Nobody in 'trio' is "RUSSA". Give a power or an address: EJECT
< RUSSIA.

From: ann@example.org
> SIGN ON atrio secret
> A VIE - TRI; F TRI - ALB
> A BUD - SER
> A PAR - BUR
> LIST

To: ann@example.org
Subject: Re: [1 error] CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
<
< > SIGN ON atrio ********
< Signed on as Austria, Italy and Russia in 'trio'.
<
< > A VIE - TRI; F TRI - ALB
< Austria: A VIE - TRI
< Austria: F TRI - ALB
< > A BUD - SER
< Austria: A BUD - SER
< > A PAR - BUR
< *** The army in Paris is French, not yours.
<
< > LIST
< Game 'trio' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Sunday 22 November 2026, 20:00 UTC.
< Grace ends Monday 23 November 2026, 20:00 UTC.
<
< Variant: Standard.
<   Move    clock 1200 min  0.00 next  24.00 grace  24.00 delay 0.50
<           days SMTWTFS
<   Retreat clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   Adjust  clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   SET PLAYERS 3
<   SET NO DIAS
<
< The following players are signed up for game 'trio':
<   Master:        Max Master          max@example.org
<   Austria:       Ann Other           ann@example.org
<   England:       Eve English         eve@example.org
<   France:        Fred French         fred@example.org
<   Germany:       Fred French         fred@example.org
<   Italy:         Ann Other           ann@example.org
<   Russia:        Ann Other           ann@example.org
<   Turkey:        Eve English         eve@example.org
<
< Status of the Movement phase for Spring of 1901.  (trio.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Liverpool.
< England: Fleet Edinburgh.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Naples.
<
< Russia:  Army Moscow.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south coast).
<
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< Movement orders for Spring of 1901. (trio.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< Movement orders for Spring of 1901. (trio.001)
<
< Italy: Army Rome, No Order Processed.
< Italy: Army Venice, No Order Processed.
< Italy: Fleet Naples, No Order Processed.
<
< Movement orders for Spring of 1901. (trio.001)
<
< Russia: Army Moscow, No Order Processed.
< Russia: Army Warsaw, No Order Processed.
< Russia: Fleet Sevastopol, No Order Processed.
< Russia: Fleet St Petersburg (south coast), No Order Processed.
<
< Error flag set: orders of Italy and Russia are missing, or can not be
< carried out.
< Without them you will be late after Sunday 22 November 2026, 20:00 UTC.
< Time to deadline: 1 day, 8 hours, 0 minutes, and 0 seconds.
< Time to end of grace: 2 days, 8 hours, 0 minutes, and 0 seconds.
<
< 1 error encountered.

