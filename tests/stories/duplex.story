# Three people play six powers: SET PLAYERS and SET POWERS. Each has one seat, one password, one copy of every letter, and
# orders for all of their powers in one letter. With ALLIED WIN they may win with all of them together.
From: max@example.org
> REGISTER Max Master
> CREATE ?trio secret
> BECOME MASTER
> SET PLAYERS 0
> SET PLAYERS 8
> SET POWERS 6, PLAYERS 3, ALLIED WIN, CENTRES 9
> SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS

To: max@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?trio ********
< Game 'trio' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/trio
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?trio password
<
< > BECOME MASTER
< You are now the GM of 'trio'.
<
< > SET PLAYERS 0
< *** SET PLAYERS: Write a number, such as PLAYERS 3.
<
< > SET PLAYERS 8
< *** There are only 7 powers to play in 'trio'.
<
< > SET POWERS 6, PLAYERS 3, ALLIED WIN, CENTRES 9
< POWERS 6.
< PLAYERS 3.
< ALLIED WIN (it was: NO ALLIED WIN).
< CENTRES 9.
<
< > SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
<
< 'trio' has not started yet: 0 of 3 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?trio secret
> SET PREFERENCE AI

To: ann@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. 2 more players are needed.
<
< Standard, for 3 players. Its GM is Max Master.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST trio shows all settings.
<
< > SET PREFERENCE AI
< Your preference is Austria, then Italy.
<
< 'trio' has not started yet: 1 of 3 seats is taken.
< Your preference: Austria, then Italy.
<
< On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'trio'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/trio

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
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. One more player is needed.
<
< Standard, for 3 players. Its GM is Max Master.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST trio shows all settings.
<
< > SET PREFERENCE england turkey
< Your preference is England, then Turkey.
<
< 'trio' has not started yet: 2 of 3 seats are taken.
< Your preference: England, then Turkey.
<
< On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Eve English (eve@example.org) has joined 'trio'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/trio

From: Fred French <fred@example.org>
> REGISTER Fred French
> SIGN ON ?trio secret
> SET PREFERENCE FG

To: fred@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. All seats are taken.
<
< Standard, for 3 players. Its GM is Max Master.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE FG
< Your preference is France, then Germany.
<
< On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Fred French (fred@example.org) has joined 'trio'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - S1901M The game begins

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'trio' has started.
|
| Next: Movement for Spring of 1901, due on Monday 23 November 2026, 20:00
| UTC, in 2 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English  eve@example.org
| France:   Fred French  fred@example.org
| Germany:  Fred French  fred@example.org
| Italy:    Ann Other    ann@example.org
| Russia:   open seat
| Turkey:   Eve English  eve@example.org
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
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/trio

To: ann@example.org
Subject: CHANCERY:trio - S1901M You are Austria and Italy

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'trio' has started. You are Austria and Italy.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/trio
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
| Italy: A ROM
| # can go to APU, NAP, TUS, VEN
| Italy: A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| Italy: F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON atrio
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
| Germany:  Fred French
| Italy:    Ann Other    ann@example.org
| Russia:   open seat
| Turkey:   Eve English
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:trio - S1901M You are England and Turkey

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'trio' has started. You are England and Turkey.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON etrio
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| France:   Fred French
| Germany:  Fred French
| Italy:    Ann Other
| Russia:   open seat
| Turkey:   Eve English  eve@example.org
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:trio - S1901M You are France and Germany

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| 'trio' has started. You are France and Germany.
|
| Your orders for S1901M are due on Monday 23 November 2026, 20:00 UTC, in
| 2 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/trio
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON ftrio
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
| Germany:  Fred French  fred@example.org
| Italy:    Ann Other
| Russia:   open seat
| Turkey:   Eve English
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
| SET CALENDAR INVITE puts each deadline into your calendar.

# Orders for both powers: whose unit it is decides.
From: ann@example.org
> SIGN ON atrio secret
> A VIE - TRI; F TRI - ALB
> A BUD - SER
> A VEN - TYR, A ROM - GRE
> Italy: A ROM - APU
> A PAR - BUR
> A MOS - WAR
> BECOME ITALY
> PRESS TO TG
> A word from the boot.
> ENDPRESS
> BECOME RUSSIA

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON atrio ********
< Signed on as Austria and Italy in 'trio'.
<
< > A VIE - TRI; F TRI - ALB
< Austria: A VIE - TRI
< Austria: F TRI - ALB
< > A BUD - SER
< Austria: A BUD - SER
< > A VEN - TYR, A ROM - GRE
< Italy: A VEN - TYR
< *** The army in Rome can't get to Greece; it can go to APU, NAP, TUS or
< VEN.
< > Italy: A ROM - APU
< Italy: A ROM - APU
< > A PAR - BUR
< *** The army in Paris is French, not yours.
< > A MOS - WAR
< *** The army in Moscow is Russian, not yours.
<
< > BECOME ITALY
< Your press is now from Italy.
<
< > PRESS TO TG
< Press sent to Turkey and Germany.
<   | A word from the boot.
<
< > BECOME RUSSIA
< *** You play Austria and Italy.
<
< I could not carry out 4 lines. See above.
<
< Movement orders for Spring of 1901. (trio.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice -> Tyrolia.
< Italy: Fleet Naples, no order yet.
<
< You still owe 1 order for Italy.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 20:00 UTC. I accept late orders until Tuesday
< 24 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< Austria: A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< Austria: A VIE
< # on file: A VIE - TRI
< # can go to BOH, BUD, GAL, TRI, TYR
< Austria: F TRI
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< Italy: A ROM
< # on file: A ROM - APU
< # can go to APU, NAP, TUS, VEN
< Italy: A VEN
< # on file: A VEN - TYR
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< Italy: F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

To: eve@example.org
Subject: CHANCERY:trio - S1901M Italy to Turkey, Germany

| Message from Italy to Turkey and Germany in 'trio':
|
| A word from the boot.
|
| On the web: https://judge.example.org/my/games/trio/press/G+I

To: fred@example.org
Subject: CHANCERY:trio - S1901M Italy to Turkey, Germany

| ...
| On the web: https://judge.example.org/my/games/trio/press/I+T

# Press to both of her powers reaches her once.
From: eve@example.org
> SIGN ON TRIO AS TURKEY
> PRESS TO AI
> One letter is enough.
> ENDPRESS
> WHOGAME trio

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON TRIO AS TURKEY
< Signed on as England and Turkey in 'trio'.
<
< > PRESS TO AI
< Press sent to Austria and Italy.
<   | One letter is enough.
<
< > WHOGAME trio
< Master:   Max Master   max@example.org
< Austria:  Ann Other
< England:  Eve English  eve@example.org
< France:   Fred French
< Germany:  Fred French
< Italy:    Ann Other
< Russia:   nobody
< Turkey:   Eve English  eve@example.org
<
< You owe 6 orders for England and Turkey.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 20:00 UTC. I accept late orders until Tuesday
< 24 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< England: A LVP
< # can go to CLY, EDI, WAL, YOR
< England: F EDI
< # can go to CLY, NTH, NWG, YOR
< England: F LON
< # can go to ENG, NTH, WAL, YOR
< Turkey: A CON
< # can go to ANK, BUL, SMY
< Turkey: A SMY
< # can go to ANK, ARM, CON, SYR
< Turkey: F ANK
< # can go to ARM, BLA, CON
< END ORDERS

To: ann@example.org
Subject: CHANCERY:trio - S1901M Turkey to Austria, Italy

| Message from Turkey to Austria and Italy in 'trio':
|
| One letter is enough.
|
| On the web: https://judge.example.org/my/games/trio/press/T

# The order form, with what was missing.
From: ann@example.org
> SIGN ON itrio secret
> BEGIN ORDERS
> PHASE S1901M
> Austria: A BUD - SER              # GAL, RUM, SER, TRI, VIE
> Italy: F NAP - ION                # APU, ION, ROM, TYS
> END ORDERS

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON itrio ********
< Signed on as Austria and Italy in 'trio'.
<
< > Austria: A BUD - SER
< Austria: A BUD - SER
< > Italy: F NAP - ION
< Italy: F NAP - ION
<
< Movement orders for Spring of 1901. (trio.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice -> Tyrolia.
< Italy: Fleet Naples -> Ionian Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 20:00 UTC. I accept late orders until Tuesday
< 24 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/trio

From: eve@example.org
> SIGN ON etrio secret
> F LON-NTH; F EDI-NWG; A LVP-YOR

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON etrio ********
< Signed on as England and Turkey in 'trio'.
<
< > F LON-NTH; F EDI-NWG; A LVP-YOR
< England: F LON - NTH
< England: F EDI - NWG
< England: A LVP - YOR
<
< Movement orders for Spring of 1901. (trio.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You owe 3 orders for Turkey.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 20:00 UTC. I accept late orders until Tuesday
< 24 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< England: A LVP
< # on file: A LVP - YOR
< # can go to CLY, EDI, WAL, YOR
< England: F EDI
< # on file: F EDI - NWG
< # can go to CLY, NTH, NWG, YOR
< England: F LON
< # on file: F LON - NTH
< # can go to ENG, NTH, WAL, YOR
< Turkey: A CON
< # can go to ANK, BUL, SMY
< Turkey: A SMY
< # can go to ANK, ARM, CON, SYR
< Turkey: F ANK
< # can go to ARM, BLA, CON
< END ORDERS

@ 2026-11-23T21:00:00Z

To: eve@example.org
Subject: CHANCERY:trio - S1901M Reminder

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| Your S1901M orders for Turkey are still missing. They are due on Monday
| 23 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| England: A LVP
| # on file: A LVP - YOR
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # on file: F EDI - NWG
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # on file: F LON - NTH
| # can go to ENG, NTH, WAL, YOR
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: fred@example.org
Subject: CHANCERY:trio - S1901M Reminder

| ...
| Your S1901M orders for France and Germany are still missing. They are
| due on Monday 23 November 2026, 20:00 UTC.
| ...
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: max@example.org, ann@example.org
Subject: CHANCERY:trio - S1901M Late Notice: FGT

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| The game is waiting for France (late for the first time).
| The game is waiting for Germany (late for the first time).
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Tuesday 24 November 2026, 20:00 UTC, another
| player can take over France, Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/trio

To: eve@example.org
Subject: CHANCERY:trio - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Tuesday 24 November 2026, 20:00 UTC. After that, another
| player can take over Turkey. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| England: A LVP
| # on file: A LVP - YOR
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # on file: F EDI - NWG
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # on file: F LON - NTH
| # can go to ENG, NTH, WAL, YOR
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: fred@example.org
Subject: CHANCERY:trio - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for France
| and Germany. The game is waiting for them.
|
| Send them by Tuesday 24 November 2026, 20:00 UTC. After that, another
| player can take over France and Germany. This is your first late turn.
| To let someone stand in for you, see HELP SITTER.
| ...
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

# Grace is over: all that they play is free, and goes together.
@ 2026-11-24T21:00:00Z

To: max@example.org, ann@example.org
Subject: CHANCERY:trio - S1901M Abandoned: England, France, Germany and Turkey

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| England, France, Germany and Turkey are open to any registered player:
| no orders arrived in the extra time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON etrio password (England and Turkey)
|   SIGN ON ftrio password (France and Germany)
|
| On the web: https://judge.example.org/my/games/trio

To: eve@example.org
Subject: CHANCERY:trio - S1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| You can still keep England and Turkey: send your orders before another
| player takes the seat.
|
| The extra time has ended, and I have no orders from you, so England and
| Turkey are open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| England: A LVP
| # on file: A LVP - YOR
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # on file: F EDI - NWG
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # on file: F LON - NTH
| # can go to ENG, NTH, WAL, YOR
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

To: fred@example.org
Subject: CHANCERY:trio - S1901M Send orders to keep your seat

| ...
| You can still keep France and Germany: send your orders before another
| player takes the seat.
|
| The extra time has ended, and I have no orders from you, so France and
| Germany are open to any registered player. The game is waiting.
| ...
| France: A MAR
| # can go to BUR, GAS, PIE, SPA
| France: A PAR
| # can go to BRE, BUR, GAS, PIC
| France: F BRE
| # can go to ENG, GAS, MAO, PIC
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| ...

From: Gus German <gus@example.org>
> REGISTER Gus German
> SIGN ON gtrio hush

To: gus@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > REGISTER Gus German
< Welcome, Gus German. You are registered.
< Name:      Gus German
< Time zone: UTC
<
< > SIGN ON gtrio ********
< You now play France and Germany in 'trio'. The password is yours.
<
< You owe 6 orders for France and Germany.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< Grace has ended. The game is waiting for the missing orders, or for a
< player to take over.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< France: A MAR
< # can go to BUR, GAS, PIE, SPA
< France: A PAR
< # can go to BRE, BUR, GAS, PIC
< France: F BRE
< # can go to ENG, GAS, MAO, PIC
< Germany: A BER
< # can go to KIE, MUN, PRU, SIL
< Germany: A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< Germany: F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

To: fred@example.org
Subject: CHANCERY:trio - S1901M France and Germany have been taken over

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| As no orders came from you, France and Germany are now played by Gus
| German.
|
| On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - S1901M France and Germany have a new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| Gus German (gus@example.org) now plays France and Germany in 'trio'.
| Their record here: nothing is known yet.
| The game still waits for England and Turkey.
|
| On the web: https://judge.example.org/my/games/trio

To: ann@example.org, eve@example.org
Subject: CHANCERY:trio - S1901M France and Germany have a new player

| ...
| Gus German now plays France and Germany in 'trio'.
| The game still waits for England and Turkey.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/trio

To: gus@example.org
Subject: CHANCERY:trio - S1901M France and Germany have a new player

| ...
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
| Your orders for S1901M were due on Monday 23 November 2026, 20:00 UTC.
| ...
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: gus@example.org
> SIGN ON TRIO
> A PAR H, A MAR H, F BRE H
> A BER H, A MUN H, F KIE H

To: gus@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON TRIO
< Signed on as France and Germany in 'trio'.
<
< > A PAR H, A MAR H, F BRE H
< France: A PAR H
< France: A MAR H
< France: F BRE H
< > A BER H, A MUN H, F KIE H
< Germany: A BER H
< Germany: A MUN H
< Germany: F KIE H
<
< Movement orders for Spring of 1901. (trio.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< Germany: Army Berlin HOLD.
< Germany: Army Munich HOLD.
< Germany: Fleet Kiel HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< Grace has ended. The game is waiting for the missing orders, or for a
< player to take over.
<
< On the web: https://judge.example.org/my/games/trio

From: eve@example.org
> SIGN ON TRIO AS TURKEY
> A CON H, A SMY H, F ANK H
> CLEAR ORDERS
> F LON H, F EDI H, A LVP H, A CON H, A SMY H, F ANK H

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
<
< > SIGN ON TRIO AS TURKEY
< Signed on as England and Turkey in 'trio'.
<
< > A CON H, A SMY H, F ANK H
< Turkey: A CON H
< Turkey: A SMY H
< Turkey: F ANK H
<
< > CLEAR ORDERS
< 6 orders discarded. England and Turkey have no orders now.
<
< > F LON H, F EDI H, A LVP H, A CON H, A SMY H, F ANK H
< England: F LON H
< England: F EDI H
< England: A LVP H
< Turkey: A CON H
< Turkey: A SMY H
< Turkey: F ANK H
<
< Movement orders for Spring of 1901. (trio.001)
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< Turkey: Army Constantinople HOLD.
< Turkey: Army Smyrna HOLD.
< Turkey: Fleet Ankara HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< All orders are in: the turn runs on Tuesday 24 November 2026, 21:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio

To: max@example.org, ann@example.org, eve@example.org, gus@example.org
Subject: CHANCERY:trio - S1901M England and Turkey are back

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0000
|
| The orders of England and Turkey have arrived, so no one can take them
| over.
|
| On the web: https://judge.example.org/my/games/trio

@ 2026-11-24T22:00:00Z

To: max@example.org
Subject: CHANCERY:trio - S1901M Results

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| Next: Movement for Fall of 1901, due on Thursday 26 November 2026, 20:00
| UTC, in 46 hours.
|
| Movement results for Spring of 1901. (trio.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Trieste.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
| Germany: Army Berlin HOLD.
| Germany: Army Munich HOLD.
| Germany: Fleet Kiel HOLD.
| Italy: Army Rome -> Apulia.
| Italy: Army Venice -> Tyrolia.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople HOLD.
| Turkey: Army Smyrna HOLD.
| Turkey: Fleet Ankara HOLD.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A TRI, F alb; BUD, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A apu, A tyr, F ion; NAP, ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/trio/S1901M

To: ann@example.org
Subject: CHANCERY:trio - S1901M Results

| ...
| Austria and Italy: All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 46 hours. I accept late orders for 24 hours after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| Austria: A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| Austria: A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| Austria: F ALB
| # can go to ADR, GRE, ION, TRI
| Italy: A APU
| # can go to NAP, ROM, VEN
| Italy: A TYR
| # can go to BOH, MUN, PIE, TRI, VEN, VIE
| Italy: F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: eve@example.org
Subject: CHANCERY:trio - S1901M Results

| ...
| England and Turkey: All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 46 hours. I accept late orders for 24 hours after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| England: A LVP
| # can go to CLY, EDI, WAL, YOR
| England: F EDI
| # can go to CLY, NTH, NWG, YOR
| England: F LON
| # can go to ENG, NTH, WAL, YOR
| Turkey: A CON
| # can go to ANK, BUL, SMY
| Turkey: A SMY
| # can go to ANK, ARM, CON, SYR
| Turkey: F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: gus@example.org
Subject: CHANCERY:trio - S1901M Results

| ...
| France and Germany: All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 46 hours. I accept late orders for 24 hours after that.
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
| Germany: A BER
| # can go to KIE, MUN, PRU, SIL
| Germany: A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| Germany: F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

From: gus@example.org
> SIGN ON gtrio hush
> RESIGN trio

To: gus@example.org
Subject: Re: CHANCERY:trio - F1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON gtrio ********
< Signed on as France and Germany in 'trio'.
<
< > RESIGN trio
< You have resigned from 'trio'.
<
< On the web: https://judge.example.org/games/trio

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:trio - F1901M France and Germany have resigned

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| France and Germany have resigned from 'trio'. To take over, any
| registered player can choose a password and send:
|
|   SIGN ON ftrio password (France and Germany)
|
| On the web: https://judge.example.org/my/games/trio

To: gus@example.org
Subject: CHANCERY:trio - F1901M France and Germany have resigned

| ...
| On the web: https://judge.example.org/games/trio

# One person votes for all of her powers.
From: ann@example.org
> SIGN ON itrio secret
> LIST
> SET DRAW
> SET NO DRAW
> SET CONCEDE ITALY
> SET CONCEDE RUSSIA
> F ALB - GRE, A SER H, A TRI H, F ION - TUN, A APU H, A TYR H

To: ann@example.org
Subject: Re: CHANCERY:trio - F1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON itrio ********
< Signed on as Austria and Italy in 'trio'.
<
< > LIST
< Game 'trio' is running: F1901M, Movement for Fall of 1901.
< Its deadline is Thursday 26 November 2026, 20:00 UTC.
< Grace ends Friday 27 November 2026, 20:00 UTC.
< Orders are due from everybody.
< The orders of 0 of 6 powers are in.
<
< Variant: Standard.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 9 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET PLAYERS 3
<   SET POWERS 6
<   SET ALLIED WIN
<   SET CENTRES 9
<
< The following players are signed up for game 'trio':
< Master:   Max Master   max@example.org
< Austria:  Ann Other    ann@example.org
< England:  Eve English                   (late once)
< Italy:    Ann Other    ann@example.org
< Russia:   nobody
< Turkey:   Eve English                   (late once)
< France and Germany are free: SIGN ON ftrio password
<
< Status of the Movement phase for Fall of 1901.  (trio.002)
<
< Austria: Army Serbia.
< Austria: Army Trieste.
< Austria: Fleet Albania.
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
< Italy:   Army Apulia.
< Italy:   Army Tyrolia.
< Italy:   Fleet Ionian Sea.
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
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.
<
< > SET DRAW
< Austria and Italy vote for a draw among all survivors.
<
< > SET NO DRAW
< Austria and Italy no longer vote for a draw.
<
< > SET CONCEDE ITALY
< *** You can't concede to yourself.
<
< > SET CONCEDE RUSSIA
< *** Russia is not played in this game.
<
< > F ALB - GRE, A SER H, A TRI H, F ION - TUN, A APU H, A TYR H
< Austria: F ALB - GRE
< Austria: A SER H
< Austria: A TRI H
< Italy: F ION - TUN
< Italy: A APU H
< Italy: A TYR H
<
< I could not carry out 2 lines. See above.
<
< Movement orders for Fall of 1901. (trio.002)
<
< Austria: Army Serbia HOLD.
< Austria: Army Trieste HOLD.
< Austria: Fleet Albania -> Greece.
<
< Italy: Army Apulia HOLD.
< Italy: Army Tyrolia HOLD.
< Italy: Fleet Ionian Sea -> Tunis.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 20:00 UTC. I accept late orders until Friday
< 27 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/trio

# Together her powers have nine centres.
From: max@example.org
> SIGN ON mtrio secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:trio - W1901A orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > SIGN ON mtrio ********
< Signed on as Master in 'trio'.
<
< > PROCESS
< F1901M has been adjudicated. The results are on their way.
<
< On the web: https://judge.example.org/my/games/trio

To: max@example.org
Subject: CHANCERY:trio - F1901M Game over

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Austria and Italy have won 'trio'!
|
| Movement results for Fall of 1901. (trio.002)
|
| Austria: Army Serbia HOLD.
| Austria: Army Trieste HOLD.
| Austria: Fleet Albania -> Greece.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Apulia HOLD.
| Italy: Army Tyrolia HOLD.
| Italy: Fleet Ionian Sea -> Tunis.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 5 (+2): A SER, A TRI, F GRE; BUD, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   4 (+1): A apu, A tyr, F TUN; NAP, ROM, VEN
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, HOL, NOR, POR, RUM, SPA, SWE
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
| 1901 I I I I E E E F F F . . . . G G G . . . R R R R T T T . . A A A A A
|
| History of Supply Center Counts
| Power    1900  '01  Player
| Austria     3    5  Ann Other
| England     3    3  Eve English
| France      3    3  Fred French, Gus German
| Germany     3    3  Fred French, Gus German
| Italy       3    4  Ann Other
| Russia      4    4
| Turkey      3    3  Eve English
| Index:     10   13
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/trio/F1901M

To: ann@example.org
Subject: CHANCERY:trio - F1901M Game over

| ...
| Austria: All 3 orders succeeded. You took Greece and Serbia.
|
| Italy: All 3 orders succeeded. You took Tunis.
| ...

To: eve@example.org
Subject: CHANCERY:trio - F1901M Game over

| ...
| England and Turkey: No orders came from you, so your units held.
| ...

