# A blind game: fog over the board. Each player reads what their own units and centres see and meet, and nobody else's.
From: max@example.org
> REGISTER Max Master
> CREATE ?dark secret standard blind
> BECOME MASTER
> SET POWERS 3, NO DIAS
> HELP BLIND

To: max@example.org
Subject: Re: CHANCERY:dark - orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?dark ********
< Game 'dark' has been created: Standard, Blind, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Blind, for 7 players.
<
<   https://judge.example.org/games/dark
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?dark password
<
< > BECOME MASTER
< You are now the GM of 'dark'.
<
< > SET POWERS 3, NO DIAS
< POWERS 3.
< NO DIAS (it was: DIAS).
<
< > HELP BLIND
< BLIND GAMES: FOG OF WAR
<
< In a blind game each player sees only a part of the board. Write BLIND
< after the variant in CREATE (CREATE ?game password standard blind), or
< SET BLIND before the start.
<
< Your view. You always see your own units and centres. Each unit, each
< centre you own and each of your home centres, even one that another
< power holds, sees its own province and those next to it. Next to it is
< every province that any unit could go to from there. A dislodged unit
< still sees. A power you command by the rules (a vassal, a mercenary)
< sees for you.
<
< What the results show.
<
< - You get the results of your orders, and what your units met. A unit
<   you did not see is "an unseen army". You always learn who took a place
<   of yours.
< - If you see a foreign unit before and after the turn, you get its whole
<   order and result. If you see it only before or only after, you get
<   only that.
< - You get your own centres, and the owners of the centres you see. You
<   learn who is out of the game, but not who else must retreat or build,
<   or is late.
< - Other players' records (HELP INFO PLAYER) omit the game until it is
<   over.
<
< Your orders. You can name units you don't see. A support or convoy for a
< unit that may be there is accepted, and works if it is. The judge never
< says whether a unit is there. For a retreat, you get every place that is
< open to your unit.
<
< What others see. GMs see everything. Observers see only public
< information. When the game is over, all of it becomes public.
<
< You can set each of these before the start. They matter only with BLIND.
< The default is the one that sees most.
<
< UNITS SEE ALL       units see everything next to them
< UNITS SEE SAME      armies see armies, fleets see fleets
< UNITS SEE OTHER     armies see fleets, fleets see armies
< NO UNITS SEE        units see only who took their place
< CENTRES SEE ALL     from home centres and from owned ones
< CENTRES SEE OWN     from owned ones (OWN SCS SEE)
< CENTRES SEE HOME    from home centres
< NO CENTRES SEE      from none (NO SCS SEE)
< CENTRES SEEN SIGHT  you know the owners of centres you see
< BCENTRES            all players know the owners of all centres
< NO BCENTRES         you know only your own centres (SEE NO SCS)
< HIDDEN UNITS        you meet foreign units but never see them (SEE NO
<                     UNITS)
<
< The DPjudge's BLIND is BLIND with CENTRES SEE HOME. The classic judge's
< is BLIND with CENTRES SEE OWN, and NO BCENTRES or BCENTRES. There are no
< spies.
<
< 'dark' has not started yet: 0 of 3 seats are taken.

From: edna@example.org
> REGISTER Edna East
> SIGN ON ?dark edna-secret
> SET PREFERENCE E
> LIST dark

To: edna@example.org
Subject: Re: CHANCERY:dark - orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
<
< > REGISTER Edna East
< Welcome, Edna East. You are registered.
< Name:      Edna East
< Time zone: UTC
<
< > SIGN ON ?dark ********
< You have joined 'dark'. 2 more players are needed.
<
< Standard, Blind, for 3 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST dark shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< > LIST dark
< Game 'dark' is forming.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET NO DIAS
<   SET BLIND
<
< The following players are signed up for game 'dark':
< Master:  Max Master  max@example.org
< Player:  Edna East   edna@example.org
<
< 1 of 3 seats taken: SIGN ON ?dark password
<
< 'dark' has not started yet: 1 of 3 seats is taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/dark

To: max@example.org
Subject: CHANCERY:dark - A new player

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
|
| Edna East (edna@example.org) has joined 'dark'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> REGISTER Fred Frost
> SIGN ON ?dark fred-secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:dark - orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
<
< > REGISTER Fred Frost
< Welcome, Fred Frost. You are registered.
< Name:      Fred Frost
< Time zone: UTC
<
< > SIGN ON ?dark ********
< You have joined 'dark'. One more player is needed.
<
< Standard, Blind, for 3 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST dark shows all settings.
<
< > SET PREFERENCE F
< Your preference is France.
<
< 'dark' has not started yet: 2 of 3 seats are taken.
< Your preference: France.
<
< On the web: https://judge.example.org/my/games/dark

To: max@example.org
Subject: CHANCERY:dark - A new player

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
|
| Fred Frost (fred@example.org) has joined 'dark'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/dark

From: gail@example.org
> REGISTER Gail Gray
> SIGN ON ?dark gail-secret
> SET PREFERENCE G

To: gail@example.org
Subject: Re: CHANCERY:dark - orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
<
< > REGISTER Gail Gray
< Welcome, Gail Gray. You are registered.
< Name:      Gail Gray
< Time zone: UTC
<
< > SIGN ON ?dark ********
< You have joined 'dark'. All seats are taken.
<
< Standard, Blind, for 3 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE G
< Your preference is Germany.
<
< On the web: https://judge.example.org/my/games/dark

To: max@example.org
Subject: CHANCERY:dark - A new player

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
|
| Gail Gray (gail@example.org) has joined 'dark'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/dark

To: max@example.org
Subject: CHANCERY:dark - S1901M The game begins

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'dark' has started.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| GM:       Max Master  max@example.org
| Austria:  open seat
| England:  Edna East   edna@example.org
| France:   Fred Frost  fred@example.org
| Germany:  Gail Gray   gail@example.org
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (dark.001)
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
| On the web: https://judge.example.org/my/games/dark

To: edna@example.org
Subject: CHANCERY:dark - S1901M You are England

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'dark' has started. You are England.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/dark
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
| To write a new e-mail instead of a reply, begin it with SIGN ON edark
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  open seat
| England:  Edna East   edna@example.org
| France:   Fred Frost
| Germany:  Gail Gray
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (dark.001)
|
| This is a blind game: these are your own units, and those that you see.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:dark - S1901M You are France

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'dark' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/dark
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fdark
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  open seat
| England:  Edna East
| France:   Fred Frost  fred@example.org
| Germany:  Gail Gray
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (dark.001)
|
| This is a blind game: these are your own units, and those that you see.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: gail@example.org
Subject: CHANCERY:dark - S1901M You are Germany

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'dark' has started. You are Germany.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/dark
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON gdark
| and your password.
|
| GM:       Max Master  max@example.org
| Austria:  open seat
| England:  Edna East
| France:   Fred Frost
| Germany:  Gail Gray   gail@example.org
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (dark.001)
|
| This is a blind game: these are your own units, and those that you see.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

# What is out of sight might be there, or not: the judge says neither.
From: edna@example.org
> SIGN ON edark edna-secret
> F LON - ENG
> F EDI - NTH
> A LVP - YOR
> F BRE - ENG
> F NTH S A BEL - HOL
> A LVP S A BEL
> A LVP - BEL
> OPTIONS BRE
> FORECAST

To: edna@example.org
Subject: Re: CHANCERY:dark - S1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > F LON - ENG
< F LON - ENG
< > F EDI - NTH
< F EDI - NTH
< > A LVP - YOR
< A LVP - YOR
< > F BRE - ENG
< *** You have no unit in Brest; you have F EDI, A LVP and F LON.
< > F NTH S A BEL - HOL
< *** You have no unit in North Sea; you have F EDI, A LVP and F LON.
< > A LVP S A BEL
< *** The army in Liverpool can't get to Belgium; it can go to CLY, EDI,
< WAL or YOR, so it can't support there.
< > A LVP - BEL
< *** The army in Liverpool can't get to Belgium; it can go to CLY, EDI,
< WAL or YOR.
<
< > OPTIONS BRE
< *** You see no unit in Brest that can be ordered now.
<
< > FORECAST
< Movement forecast for Spring of 1901. (dark.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> North Sea.
< England: Fleet London -> English Channel.
<
< This uses only your view.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< I could not carry out 5 lines. See above.
<
< Movement orders for Spring of 1901. (dark.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> North Sea.
< England: Fleet London -> English Channel.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: edna@example.org
> SIGN ON edark edna-secret
> A LVP - YOR

To: edna@example.org
Subject: Re: CHANCERY:dark - S1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > A LVP - YOR
< A LVP - YOR
<
< Movement orders for Spring of 1901. (dark.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> North Sea.
< England: Fleet London -> English Channel.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> SIGN ON fdark fred-secret
> F BRE - ENG, A PAR - BUR, A MAR S A PAR - BUR

To: fred@example.org
Subject: Re: CHANCERY:dark - S1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > F BRE - ENG, A PAR - BUR, A MAR S A PAR - BUR
< F BRE - ENG
< A PAR - BUR
< A MAR S A PAR - BUR
<
< Movement orders for Spring of 1901. (dark.001)
<
< France: Army Marseilles SUPPORT Army Paris -> Burgundy.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> English Channel.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: gail@example.org
> SIGN ON gdark gail-secret
> A MUN - BUR, F KIE - HOL, A BER - KIE

To: gail@example.org
Subject: Re: CHANCERY:dark - S1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > A MUN - BUR, F KIE - HOL, A BER - KIE
< A MUN - BUR
< F KIE - HOL
< A BER - KIE
<
< Movement orders for Spring of 1901. (dark.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Burgundy.
< Germany: Fleet Kiel -> Holland.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-21T14:00:00Z

To: max@example.org
Subject: CHANCERY:dark - S1901M Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Movement results for Spring of 1901. (dark.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> North Sea.
| England: Fleet London -> English Channel. (*bounce*)
| France: Army Marseilles SUPPORT Army Paris -> Burgundy.
| France: Army Paris -> Burgundy.
| France: Fleet Brest -> English Channel. (*bounce*)
| Germany: Army Berlin -> Kiel.
| Germany: Army Munich -> Burgundy. (*bounce*)
| Germany: Fleet Kiel -> Holland.
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
| Why:
| Fleet London and Fleet Brest bounced in the English Channel: strength 1
|     each.
| Army Munich -> Burgundy bounced: strength 1 against Army Paris ->
|     Burgundy with 2.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A yor, F LON, F nth; EDI, LVP
| France:  3: A bur, A MAR, F BRE; PAR
| Germany: 3: A KIE, A MUN, F hol; BER
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/S1901M

To: edna@example.org
Subject: CHANCERY:dark - S1901M Results

| ...
| 2 of 3 orders succeeded. Fleet London -> English Channel bounced:
| strength 1 against an unseen fleet with 1.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| At the edge of your sight:
|
| You now see a German fleet in Holland.
|
| Your view now:
|
| England: 3 centres; A YOR, F LON, F NTH
| Germany: F HOL
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A YOR
| # can go to EDI, LON, LVP, WAL
| F LON
| # can go to ENG, NTH, WAL, YOR
| F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:dark - S1901M Results

| ...
| 2 of 3 orders succeeded. Fleet Brest -> English Channel bounced:
| strength 1 against an unseen fleet with 1.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| At the edge of your sight:
|
| You now see a German army in Munich.
|
| Your view now:
|
| France:  3 centres; A BUR, A MAR, F BRE
| Germany: owns MUN; A MUN
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| A MAR
| # can go to BUR, GAS, PIE, SPA
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gail@example.org
Subject: CHANCERY:dark - S1901M Results

| ...
| 2 of 3 orders succeeded. Army Munich -> Burgundy bounced: strength 1
| against an unseen army with 2.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| At the edge of your sight:
|
| You now see an English fleet in the North Sea.
| A French army came to Burgundy from out of sight.
|
| Your view now:
|
| England: F NTH
| France:  A BUR
| Germany: 3 centres; A KIE, A MUN, F HOL
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F HOL
| # can go to BEL, HEL, KIE, NTH
| END ORDERS

From: gail@example.org
> SIGN ON gdark gail-secret
> WHY MUN
> WHY PAR
> LIST dark

To: gail@example.org
Subject: Re: CHANCERY:dark - F1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > WHY MUN
< Movement for Spring of 1901, and why. (dark.001)
<
< Germany: Army Munich -> Burgundy. (*bounce*)
<   Army Munich -> Burgundy bounced: strength 1 against an unseen army
<       with 2.
<
< > WHY PAR
< *** You saw nothing happen to PAR in the last phases.
<
< > LIST dark
< Game 'dark' is running: F1901M, Movement for Fall of 1901.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET NO DIAS
<   SET BLIND
<
< The following players are signed up for game 'dark':
< Master:   Max Master  max@example.org
< Austria:  nobody
< England:  Edna East
< France:   Fred Frost
< Germany:  Gail Gray   gail@example.org
< Italy:    nobody
< Russia:   nobody
< Turkey:   nobody
<
< Status of the Movement phase for Fall of 1901.  (dark.002)
<
< This is a blind game: these are your own units, and those that you see.
<
< England: Fleet North Sea.
<
< France:  Army Burgundy.
<
< Germany: Army Kiel.
< Germany: Army Munich.
< Germany: Fleet Holland.
<
< Ownership of supply centers:
<
< Germany:   Berlin, Kiel, Munich.
< Unowned:   Belgium, Denmark, Holland.
< Unknown:   Ankara, Brest, Budapest, Bulgaria, Constantinople, Edinburgh,
<            Greece, Liverpool, London, Marseilles, Moscow, Naples,
<            Norway, Paris, Portugal, Rome, Rumania, Serbia, Sevastopol,
<            Smyrna, Spain, St Petersburg, Sweden, Trieste, Tunis, Venice,
<            Vienna, Warsaw.
<
< Germany:  3 Supply centers,  3 Units.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A KIE
< # can go to BER, DEN, HOL, MUN, RUH
< A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F HOL
< # can go to BEL, HEL, KIE, NTH
< END ORDERS

# An observer sees nothing, and neither does whoever asks from outside.
From: oda@example.org
> REGISTER Oda Observer
> OBSERVE dark oda-secret
> LIST dark
> SUMMARY dark
> HISTORY dark
> OPTIONS BUR

To: oda@example.org
Subject: Re: CHANCERY:dark - F1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > REGISTER Oda Observer
< Welcome, Oda Observer. You are registered.
< Name:      Oda Observer
< Time zone: UTC
<
< > OBSERVE dark ********
< You now observe 'dark'. LIST shows its position, HISTORY dark its
< history so far.
<
< > LIST dark
< Game 'dark' is running: F1901M, Movement for Fall of 1901.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET NO DIAS
<   SET BLIND
<
< The following players are signed up for game 'dark':
< Master:    Max Master
< Austria:   nobody
< England:   Edna East
< France:    Fred Frost
< Germany:   Gail Gray
< Italy:     nobody
< Russia:    nobody
< Turkey:    nobody
< Observer:  Oda Observer  oda@example.org
<
< Status of the Movement phase for Fall of 1901.  (dark.002)
<
< This is a blind game: only its players see where units are.
<
< Ownership of supply centers:
<
< Unknown:   Ankara, Belgium, Berlin, Brest, Budapest, Bulgaria,
<            Constantinople, Denmark, Edinburgh, Greece, Holland, Kiel,
<            Liverpool, London, Marseilles, Moscow, Munich, Naples,
<            Norway, Paris, Portugal, Rome, Rumania, Serbia, Sevastopol,
<            Smyrna, Spain, St Petersburg, Sweden, Trieste, Tunis, Venice,
<            Vienna, Warsaw.
<
< > SUMMARY dark
< Summary of game 'dark' through F1901M.
<
< It began on Saturday 21 November 2026.
< Its master: Max Master.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
<
< This is a blind game: ? is not known to you.
<
< History of Supply Center Counts
< Power    1900  Player
< Austria     ?
< England     ?  Edna East
< France      ?  Fred Frost
< Germany     ?  Gail Gray
< Italy       ?
< Russia      ?
< Turkey      ?
< Index:      ?
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< > HISTORY dark
< History of game 'dark'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'dark':
<
< POWERS 3.
< NO DIAS (it was: DIAS).
<
< --- S1901M  Saturday 21 November 2026, 12:30 UTC
<
< Movement results for Spring of 1901. (dark.001)
<
< This is a blind game: only its players see what happens.
<
< > OPTIONS BUR
< *** You see no unit in Burgundy that can be ordered now.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

To: max@example.org
Subject: CHANCERY:dark - F1901M An observer

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Oda Observer (oda@example.org) now observes 'dark'.
|
| On the web: https://judge.example.org/my/games/dark

To: edna@example.org, fred@example.org, gail@example.org
Subject: CHANCERY:dark - F1901M An observer

| ...
| Oda Observer now observes 'dark'.
|
| On the web: https://judge.example.org/my/games/dark

From: edna@example.org
> SIGN ON edark edna-secret
> A YOR - NWY
> F NTH C A YOR - NWY
> F LON - ENG

To: edna@example.org
Subject: Re: CHANCERY:dark - F1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > A YOR - NWY
< A YOR - NOR
< > F NTH C A YOR - NWY
< F NTH C A YOR - NOR
< > F LON - ENG
< F LON - ENG
<
< Movement orders for Fall of 1901. (dark.002)
<
< England: Army Yorkshire -> Norway.
< England: Fleet London -> English Channel.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> SIGN ON fdark fred-secret
> A BUR - BEL, A MAR - BUR, F BRE - ENG

To: fred@example.org
Subject: Re: CHANCERY:dark - F1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > A BUR - BEL, A MAR - BUR, F BRE - ENG
< A BUR - BEL
< A MAR - BUR
< F BRE - ENG
<
< Movement orders for Fall of 1901. (dark.002)
<
< France: Army Burgundy -> Belgium.
< France: Army Marseilles -> Burgundy.
< France: Fleet Brest -> English Channel.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: gail@example.org
> SIGN ON gdark gail-secret
> F HOL - BEL, A KIE - DEN, A MUN - BUR

To: gail@example.org
Subject: Re: CHANCERY:dark - F1901M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > F HOL - BEL, A KIE - DEN, A MUN - BUR
< F HOL - BEL
< A KIE - DEN
< A MUN - BUR
<
< Movement orders for Fall of 1901. (dark.002)
<
< Germany: Army Kiel -> Denmark.
< Germany: Army Munich -> Burgundy.
< Germany: Fleet Holland -> Belgium.
<
< A MUN - BUR: France's army is there; without support, you get in only if
<     it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-21T16:00:00Z

To: max@example.org
Subject: CHANCERY:dark - F1901M Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1901, due on Friday 27 November 2026,
| 23:30 UTC, in 6 days.
|
| Movement results for Fall of 1901. (dark.002)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Yorkshire -> Norway.
| England: Fleet London -> English Channel. (*bounce*)
| England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
| France: Army Burgundy -> Belgium. (*bounce*)
| France: Army Marseilles -> Burgundy. (*bounce*)
| France: Fleet Brest -> English Channel. (*bounce*)
| Germany: Army Kiel -> Denmark.
| Germany: Army Munich -> Burgundy. (*bounce*)
| Germany: Fleet Holland -> Belgium. (*bounce*)
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
| Why:
| Fleet London and Fleet Brest bounced in the English Channel: strength 1
|     each.
| Army Burgundy and Fleet Holland bounced in Belgium: strength 1 each.
| Army Marseilles and Army Munich bounced in Burgundy: strength 0 and 1,
|     against Army Burgundy (unable to leave) with 1.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4 (+1): A NOR, F LON, F nth; EDI, LVP
| France:  3: A bur, A MAR, F BRE; PAR
| Germany: 5 (+2): A DEN, A MUN, F HOL; BER, KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, GRE, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/F1901M

To: edna@example.org
Subject: CHANCERY:dark - F1901M Results

| ...
| 2 of 3 orders succeeded. Fleet London -> English Channel bounced:
| strength 1 against an unseen fleet with 1. You took Norway.
|
| You have 4 centres and 3 units: you may build 1 unit (EDI, LVP). Your
| orders for W1901A are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 2 days after that.
| ...
| At the edge of your sight:
|
| A German army came to Denmark from out of sight.
| You now see a Russian fleet in St Petersburg (south coast).
|
| Your view now:
|
| England: 4 centres (+1); owns EDI, LVP, LON, NOR; A NOR, F LON, F NTH
| Germany: owns DEN, HOL; A DEN, F HOL
| Russia:  owns STP; F STP/SC
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of EDI, LVP; or WAIVE
| END ORDERS

To: fred@example.org
Subject: CHANCERY:dark - F1901M Results

| ...
| All 3 orders failed.
|
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Friday 27 November 2026, 23:30 UTC, in 6 days.
| ...
| Army Burgundy -> Belgium bounced: strength 1 against an unseen fleet
|     with 1.
| Army Marseilles -> Burgundy bounced: strength 0 against Army Burgundy
|     (unable to leave) with 1 and Army Munich -> Burgundy with 1.
| Fleet Brest -> English Channel bounced: strength 1 against an unseen
|     fleet with 1.
| Army Munich -> Burgundy bounced against Army Burgundy -> Belgium and
|     Army Marseilles -> Burgundy.
|
| Your view now:
|
| France:  3 centres; owns BRE, MAR, PAR; A BUR, A MAR, F BRE
| Germany: owns MUN; A MUN
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/dark/F1901M

To: gail@example.org
Subject: CHANCERY:dark - F1901M Results

| ...
| 1 of 3 orders succeeded. Army Munich -> Burgundy bounced: strength 1
| against Army Burgundy -> Belgium with 1 and an unseen army with 1. Fleet
| Holland -> Belgium bounced: strength 1 against Army Burgundy -> Belgium
| with 1. You took Denmark and Holland.
|
| You have 5 centres and 3 units: you may build 2 units (BER, KIE). Your
| orders for W1901A are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 2 days after that.
| ...
| Army Burgundy -> Belgium bounced against Fleet Holland -> Belgium.
|
| Your view now:
|
| England: F NTH
| France:  A BUR
| Germany: 5 centres (+2); owns BER, DEN, HOL, KIE, MUN; A DEN, A MUN,
|          F HOL
|
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of BER, KIE; or WAIVE
| BUILD
| # what and where: A or F, and one of BER, KIE; or WAIVE
| END ORDERS

To: oda@example.org
Subject: CHANCERY:dark - F1901M Results

| ...
| This is a blind game: only its players see what happens.
|
| On the web: https://judge.example.org/my/games/dark/F1901M

From: edna@example.org
> SIGN ON edark edna-secret
> BUILD F BRE
> F NTH S KIE

To: edna@example.org
Subject: Re: CHANCERY:dark - W1901A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > BUILD F BRE
< *** Brest is not a home centre of yours; you can build in EDI and LVP.
< > F NTH S KIE
< *** Units do not move now: you have 1 unit to build. Please write
< "B A EDI", or "WAIVE".
<
< I could not carry out 2 lines. See above.
<
< No orders are on file yet.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Sunday 29
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE W1901A
< BUILD
< # what and where: A or F, and one of EDI, LVP; or WAIVE
< END ORDERS

From: edna@example.org
> SIGN ON edark edna-secret
> BUILD F EDI

To: edna@example.org
Subject: Re: CHANCERY:dark - W1901A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > BUILD F EDI
< B F EDI
<
< Adjustment orders for Winter of 1901.  (dark.003)
<
< England:                  Builds a fleet in Edinburgh.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Sunday 29
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: gail@example.org
> SIGN ON gdark gail-secret
> BUILD A BER, BUILD A KIE

To: gail@example.org
Subject: Re: CHANCERY:dark - W1901A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: W1901A Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > BUILD A BER, BUILD A KIE
< B A BER
< B A KIE
<
< Adjustment orders for Winter of 1901.  (dark.003)
<
< Germany:                  Builds an army in Berlin.
< Germany:                  Builds an army in Kiel.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Sunday 29
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-21T18:00:00Z

To: max@example.org
Subject: CHANCERY:dark - W1901A Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1902, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Adjustment results for Winter of 1901.  (dark.003)
|
| England:                  Builds a fleet in Edinburgh.
| Germany:                  Builds an army in Berlin.
| Germany:                  Builds an army in Kiel.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4: A NOR, F EDI, F LON, F nth; LVP
| France:  3: A bur, A MAR, F BRE; PAR
| Germany: 5: A BER, A DEN, A KIE, A MUN, F HOL
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, GRE, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/W1901A

To: edna@example.org
Subject: CHANCERY:dark - W1901A Results

| ...
| You built a fleet in Edinburgh.
|
| Your orders for S1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| Your view now:
|
| England: 4 centres; A NOR, F EDI, F LON, F NTH
| Germany: owns DEN, HOL; A DEN, F HOL
| Russia:  owns STP; F STP/SC
| ...
| BEGIN ORDERS
| PHASE S1902M
| A NOR
| F EDI
| F LON
| F NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:dark - W1901A Results

| ...
| Your orders for S1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| Your view now:
|
| France:  3 centres; A BUR, A MAR, F BRE
| Germany: owns MUN; A MUN
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BUR
| A MAR
| F BRE
| END ORDERS

To: gail@example.org
Subject: CHANCERY:dark - W1901A Results

| ...
| Both orders succeeded.
|
| Your orders for S1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| Your view now:
|
| England: F NTH
| France:  A BUR
| Germany: 5 centres; A BER, A DEN, A KIE, A MUN, F HOL
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A DEN
| A KIE
| A MUN
| F HOL
| END ORDERS

To: oda@example.org
Subject: CHANCERY:dark - W1901A Results

| ...
| This is a blind game: only its players see what happens.
|
| On the web: https://judge.example.org/my/games/dark/W1901A

# A support and a convoy for what may be there, or not.
From: edna@example.org
> SIGN ON edark edna-secret
> F NTH S KIE - HOL
> F NTH S A KIE - HOL
> F NTH S F HEL

To: edna@example.org
Subject: Re: CHANCERY:dark - S1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > F NTH S KIE - HOL
< *** You can't see into Kiel. Please name the kind of unit: A KIE or
< F KIE.
< > F NTH S A KIE - HOL
< F NTH S A KIE - HOL -- You can't see into Kiel: it counts if there is
< such a unit.
< > F NTH S F HEL
< *** There is no unit in Helgoland Bight to support.
<
< I could not carry out 2 lines. See above.
<
< Movement orders for Spring of 1902. (dark.004)
<
< England: Army Norway, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London, no order yet.
< England: Fleet North Sea SUPPORT Army Kiel -> Holland.
<
< You still owe 3 orders.
<
< On the web: https://judge.example.org/my/games/dark
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A NOR
< F EDI
< F LON
< F NTH
< # on file: F NTH S A KIE - HOL
< END ORDERS

From: gail@example.org
> SIGN ON gdark gail-secret
> A DEN - GAS
> PREVIEW

To: gail@example.org
Subject: Re: CHANCERY:dark - S1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > A DEN - GAS
< A DEN - GAS -- You can't see its whole way: it counts if the fleets are
< there.
<
< > PREVIEW
< Movement forecast for Spring of 1902. (dark.004)
<
< Germany: Army Denmark -> Gascony. (*void*)
<
< Why:
< Army Denmark -> Gascony was void: the army would need a convoy, and
<     there are no fleets at sea that could carry it.
<
< This uses only your view.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< Movement orders for Spring of 1902. (dark.004)
<
< Germany: Army Berlin, no order yet.
< Germany: Army Denmark -> Gascony.
< Germany: Army Kiel, no order yet.
< Germany: Army Munich, no order yet.
< Germany: Fleet Holland, no order yet.
<
< You still owe 4 orders.
<
< On the web: https://judge.example.org/my/games/dark
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A BER
< A DEN
< # on file: A DEN - GAS
< A KIE
< A MUN
< F HOL
< END ORDERS

From: gail@example.org
> SIGN ON gdark gail-secret
> F HOL H, A DEN H, A KIE - RUH, A MUN H, A BER - KIE

To: gail@example.org
Subject: Re: CHANCERY:dark - S1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > F HOL H, A DEN H, A KIE - RUH, A MUN H, A BER - KIE
< F HOL H
< A DEN H -- replaces A DEN - GAS
< A KIE - RUH
< A MUN H
< A BER - KIE
<
< Movement orders for Spring of 1902. (dark.004)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Denmark HOLD.
< Germany: Army Kiel -> Ruhr.
< Germany: Army Munich HOLD.
< Germany: Fleet Holland HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: edna@example.org
> SIGN ON edark edna-secret
> F NTH H, F LON H, A NOR H, F EDI - CLY

To: edna@example.org
Subject: Re: CHANCERY:dark - S1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > F NTH H, F LON H, A NOR H, F EDI - CLY
< F NTH H -- replaces F NTH S A KIE - HOL
< F LON H
< A NOR H
< F EDI - CLY
<
< Movement orders for Spring of 1902. (dark.004)
<
< England: Army Norway HOLD.
< England: Fleet Edinburgh -> Clyde.
< England: Fleet London HOLD.
< England: Fleet North Sea HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> SIGN ON fdark fred-secret
> A BUR - BEL, A MAR - BUR, F BRE H

To: fred@example.org
Subject: Re: CHANCERY:dark - S1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: S1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > A BUR - BEL, A MAR - BUR, F BRE H
< A BUR - BEL
< A MAR - BUR
< F BRE H
<
< Movement orders for Spring of 1902. (dark.004)
<
< France: Army Burgundy -> Belgium.
< France: Army Marseilles -> Burgundy.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-21T20:00:00Z

To: max@example.org
Subject: CHANCERY:dark - S1902M Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1902, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Movement results for Spring of 1902. (dark.004)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Norway HOLD.
| England: Fleet Edinburgh -> Clyde.
| England: Fleet London HOLD.
| England: Fleet North Sea HOLD.
| France: Army Burgundy -> Belgium.
| France: Army Marseilles -> Burgundy.
| France: Fleet Brest HOLD.
| Germany: Army Berlin -> Kiel.
| Germany: Army Denmark HOLD.
| Germany: Army Kiel -> Ruhr.
| Germany: Army Munich HOLD.
| Germany: Fleet Holland HOLD.
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
| England: 4: A NOR, F cly, F LON, F nth; EDI, LVP
| France:  3: A bel, A bur, F BRE; MAR, PAR
| Germany: 5: A DEN, A KIE, A MUN, A ruh, F HOL; BER
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, GRE, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/S1902M

To: edna@example.org
Subject: CHANCERY:dark - S1902M Results

| ...
| All 4 orders succeeded.
|
| Your orders for F1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| At the edge of your sight:
|
| A French army came to Belgium from out of sight.
|
| Your view now:
|
| England: 4 centres; A NOR, F CLY, F LON, F NTH
| France:  A BEL
| Germany: owns DEN, HOL; A DEN, F HOL
| Russia:  owns STP; F STP/SC
| ...
| BEGIN ORDERS
| PHASE F1902M
| A NOR
| F CLY
| F LON
| F NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:dark - S1902M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| At the edge of your sight:
|
| You now see an English fleet in the North Sea.
| A German army came to Ruhr from out of sight.
| You now see a German fleet in Holland.
|
| Your view now:
|
| England: F NTH
| France:  3 centres; A BEL, A BUR, F BRE
| Germany: owns HOL, MUN; A MUN, A RUH, F HOL
| ...
| BEGIN ORDERS
| PHASE F1902M
| A BEL
| A BUR
| F BRE
| END ORDERS

To: gail@example.org
Subject: CHANCERY:dark - S1902M Results

| ...
| All 5 orders succeeded.
|
| Your orders for F1902M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| Your view now:
|
| England: F NTH
| France:  A BEL, A BUR
| Germany: 5 centres; A DEN, A KIE, A MUN, A RUH, F HOL
| ...
| BEGIN ORDERS
| PHASE F1902M
| A DEN
| A KIE
| A MUN
| A RUH
| F HOL
| END ORDERS

To: oda@example.org
Subject: CHANCERY:dark - S1902M Results

| ...
| This is a blind game: only its players see what happens.
|
| On the web: https://judge.example.org/my/games/dark/S1902M

# The army that cuts the support comes by sea, from where France does not see.
From: edna@example.org
> SIGN ON edark edna-secret
> A NOR - BEL, F NTH C A NOR - BEL, F LON H, F CLY H

To: edna@example.org
Subject: Re: CHANCERY:dark - F1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > A NOR - BEL, F NTH C A NOR - BEL, F LON H, F CLY H
< A NOR - BEL
< F NTH C A NOR - BEL
< F LON H
< F CLY H
<
< Movement orders for Fall of 1902. (dark.005)
<
< England: Army Norway -> Belgium.
< England: Fleet Clyde HOLD.
< England: Fleet London HOLD.
< England: Fleet North Sea CONVOY Army Norway -> Belgium.
<
< A NOR - BEL: France's army is there; without support, you get in only if
<     it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: gail@example.org
> SIGN ON gdark gail-secret
> A MUN - BUR, A RUH S A MUN - BUR, F HOL H, A DEN H, A KIE H

To: gail@example.org
Subject: Re: CHANCERY:dark - F1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > A MUN - BUR, A RUH S A MUN - BUR, F HOL H, A DEN H, A KIE H
< A MUN - BUR
< A RUH S A MUN - BUR
< F HOL H
< A DEN H
< A KIE H
<
< Movement orders for Fall of 1902. (dark.005)
<
< Germany: Army Denmark HOLD.
< Germany: Army Kiel HOLD.
< Germany: Army Munich -> Burgundy.
< Germany: Army Ruhr SUPPORT Army Munich -> Burgundy.
< Germany: Fleet Holland HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> SIGN ON fdark fred-secret
> A BUR H, A BEL S A BUR, F BRE H

To: fred@example.org
Subject: Re: CHANCERY:dark - F1902M orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > A BUR H, A BEL S A BUR, F BRE H
< A BUR H
< A BEL S A BUR
< F BRE H
<
< Movement orders for Fall of 1902. (dark.005)
<
< France: Army Belgium SUPPORT Army Burgundy.
< France: Army Burgundy HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-21T22:00:00Z

To: max@example.org
Subject: CHANCERY:dark - F1902M Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
|
| Next: Retreats for Fall of 1902, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Movement results for Fall of 1902. (dark.005)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Norway -> Belgium. (*bounce*)
| England: Fleet Clyde HOLD.
| England: Fleet London HOLD.
| England: Fleet North Sea CONVOY Army Norway -> Belgium.
| France: Army Belgium SUPPORT Army Burgundy. (*cut*)
| France: Army Burgundy HOLD. (*dislodged*)
| France: Fleet Brest HOLD.
| Germany: Army Denmark HOLD.
| Germany: Army Kiel HOLD.
| Germany: Army Munich -> Burgundy.
| Germany: Army Ruhr SUPPORT Army Munich -> Burgundy.
| Germany: Fleet Holland HOLD.
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
| The following units were dislodged:
|
| The French Army in Burgundy can retreat to Gascony or Marseilles or
|     Paris or Picardy.
|
| Why:
| Army Norway -> Belgium bounced: strength 1 against Army Belgium with 1.
| Army Belgium SUPPORT Army Burgundy was cut by Army Norway -> Belgium
|     (England).
| Army Burgundy was dislodged by Army Munich -> Burgundy.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4: A NOR, F cly, F LON, F nth; EDI, LVP
| France:  3: A bel, F BRE; MAR, PAR; dislodged: A bur
| Germany: 5: A bur, A DEN, A KIE, A ruh, F HOL; BER, MUN
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, GRE, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/F1902M

To: edna@example.org
Subject: CHANCERY:dark - F1902M Results

| ...
| 3 of 4 orders succeeded. Army Norway -> Belgium bounced: strength 1
| against Army Belgium with 1.
|
| You have no orders to submit. Next: Retreats for Fall of 1902, due on
| Friday 27 November 2026, 23:30 UTC, in 6 days.
| ...
| Your view now:
|
| England: 4 centres; A NOR, F CLY, F LON, F NTH
| France:  A BEL
| Germany: owns DEN, HOL; A DEN, F HOL
| Russia:  owns STP; F STP/SC
|
| On the web: https://judge.example.org/my/games/dark/F1902M

To: fred@example.org
Subject: CHANCERY:dark - F1902M Results

| ...
| 1 of 3 orders succeeded. Army Belgium SUPPORT Army Burgundy was cut by
| an unseen army. Army Burgundy was dislodged by Army Munich -> Burgundy.
|
| Army Burgundy must retreat or disband. Your orders for F1902R are due on
| Friday 27 November 2026, 23:30 UTC, in 6 days. I accept late orders for
| 2 days after that.
| ...
| Your view now:
|
| England: F NTH
| France:  3 centres; A BEL, F BRE; dislodged: A BUR
| Germany: owns HOL, MUN; A BUR, A RUH, F HOL
| ...
| BEGIN ORDERS
| PHASE F1902R
| A BUR
| # can retreat to GAS, MAR, PAR, PIC; or D, to disband
| END ORDERS

To: gail@example.org
Subject: CHANCERY:dark - F1902M Results

| ...
| All 5 orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1902, due on
| Friday 27 November 2026, 23:30 UTC, in 6 days.
| ...
| The French Army in Burgundy lost its place.
| ...
| For the other failures, send WHY and a place.
|
| Your view now:
|
| England: F NTH
| France:  owns MAR, PAR; A BEL; dislodged: A BUR
| Germany: 5 centres; A BUR, A DEN, A KIE, A RUH, F HOL
|
| On the web: https://judge.example.org/my/games/dark/F1902M

To: oda@example.org
Subject: CHANCERY:dark - F1902M Results

| ...
| This is a blind game: only its players see what happens.
|
| On the web: https://judge.example.org/my/games/dark/F1902M

From: fred@example.org
> SIGN ON fdark fred-secret
> WHY BEL
> A BUR - RUH

To: fred@example.org
Subject: Re: CHANCERY:dark - F1902R orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > WHY BEL
< Movement for Fall of 1902, and why. (dark.005)
<
< France: Army Belgium SUPPORT Army Burgundy. (*cut*)
<   Army Belgium SUPPORT Army Burgundy was cut by an unseen army.
<
< > A BUR - RUH
< *** The army in Burgundy can't retreat to Ruhr; please write "A BUR -
< GAS, MAR, PAR or PIC", or "A BUR D" to disband it.
<
< I could not carry out 1 line. See above.
<
< No orders are on file yet.
<
< On the web: https://judge.example.org/my/games/dark
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Sunday 29
< November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE F1902R
< A BUR
< # can retreat to GAS, MAR, PAR, PIC; or D, to disband
< END ORDERS

# Who is late is not told: it would betray who was dislodged.
@ 2026-11-28T12:00:00Z

To: fred@example.org
Subject: CHANCERY:dark - F1902R Reminder

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
|
| On the web: https://judge.example.org/my/games/dark
|
| Your F1902R orders for France are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
|
| BEGIN ORDERS
| PHASE F1902R
| A BUR
| # can retreat to GAS, MAR, PAR, PIC; or D, to disband
| END ORDERS

To: max@example.org
Subject: CHANCERY:dark - F1902R Late Notice: F

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
|
| The game is waiting for France (late for the first time).
|
| If no orders arrive by Sunday 29 November 2026, 23:30 UTC, another
| player can take over France.
|
| On the web: https://judge.example.org/my/games/dark

To: edna@example.org, gail@example.org, oda@example.org
Subject: CHANCERY:dark - F1902R Late Notice

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
|
| The game is waiting for orders.
|
| If no orders arrive by Sunday 29 November 2026, 23:30 UTC, another
| player can take over the late powers.
|
| On the web: https://judge.example.org/my/games/dark

To: fred@example.org
Subject: CHANCERY:dark - F1902R Your orders are late

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
|
| The F1902R deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| On the web: https://judge.example.org/my/games/dark
|
| Send them by Sunday 29 November 2026, 23:30 UTC. After that, another
| player can take over France. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| BEGIN ORDERS
| PHASE F1902R
| A BUR
| # can retreat to GAS, MAR, PAR, PIC; or D, to disband
| END ORDERS

From: gail@example.org
> SIGN ON gdark gail-secret
> LIST dark

To: gail@example.org
Subject: Re: CHANCERY:dark - F1902R orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > LIST dark
< Game 'dark' is running: F1902R, Retreat for Fall of 1902.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Sunday 29 November 2026, 23:30 UTC.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET NO DIAS
<   SET BLIND
<
< The following players are signed up for game 'dark':
< Master:    Max Master    max@example.org
< Austria:   nobody
< England:   Edna East
< France:    Fred Frost
< Germany:   Gail Gray     gail@example.org
< Italy:     nobody
< Russia:    nobody
< Turkey:    nobody
< Observer:  Oda Observer
<
< Status of the Retreat phase for Fall of 1902.  (dark.006)
<
< This is a blind game: these are your own units, and those that you see.
<
< England: Fleet North Sea.
<
< France:  Army Belgium.
<
< Germany: Army Burgundy.
< Germany: Army Denmark.
< Germany: Army Kiel.
< Germany: Army Ruhr.
< Germany: Fleet Holland.
<
< The following units were dislodged:
<
< The French Army in Burgundy lost its place.
<
< Ownership of supply centers:
<
< France:    Marseilles, Paris.
< Germany:   Berlin, Denmark, Holland, Kiel, Munich.
< Unowned:   Belgium, Sweden.
< Unknown:   Ankara, Brest, Budapest, Bulgaria, Constantinople, Edinburgh,
<            Greece, Liverpool, London, Moscow, Naples, Norway, Portugal,
<            Rome, Rumania, Serbia, Sevastopol, Smyrna, Spain, St
<            Petersburg, Trieste, Tunis, Venice, Vienna, Warsaw.
<
< Germany:  5 Supply centers,  5 Units.
<
< You have nothing to order now.
< The turn waits for late orders, until Sunday 29 November 2026, 23:30
< UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: fred@example.org
> SIGN ON fdark fred-secret
> A BUR - PAR

To: fred@example.org
Subject: Re: CHANCERY:dark - F1902R orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: F1902R Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > A BUR - PAR
< A BUR - PAR
<
< Retreat orders for Fall of 1902.  (dark.006)
<
< France:                   Army  Burgundy -> Paris.
<
< All orders are in: the turn runs on Saturday 28 November 2026, 12:30
< UTC.
<
< On the web: https://judge.example.org/my/games/dark

@ 2026-11-28T14:00:00Z

To: max@example.org
Subject: CHANCERY:dark - F1902R Results

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
| :: Deadline: W1902A Sun Nov 29 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1902, due on Sunday 29 November 2026,
| 23:30 UTC, in 35 hours.
|
| Retreat results for Fall of 1902.  (dark.006)
|
| France:                   Army  Burgundy -> Paris.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4: A NOR, F cly, F LON, F nth; EDI, LVP
| France:  4 (+1): A BEL, A PAR, F BRE; MAR
| Germany: 5: A bur, A DEN, A KIE, A ruh, F HOL; BER, MUN
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BUL, GRE, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/dark/F1902R

To: edna@example.org
Subject: CHANCERY:dark - F1902R Results

| ...
| You have no orders to submit. Next: Adjustments for Winter of 1902, due
| on Sunday 29 November 2026, 23:30 UTC, in 35 hours.
| ...
| Your view now:
|
| England: 4 centres; owns EDI, LVP, LON, NOR; A NOR, F CLY, F LON, F NTH
| France:  owns BEL; A BEL
| Germany: owns DEN, HOL; A DEN, F HOL
| Russia:  owns STP; F STP/SC
|
| On the web: https://judge.example.org/my/games/dark/F1902R

To: fred@example.org
Subject: CHANCERY:dark - F1902R Results

| ...
| Army Burgundy -> Paris succeeded. You took Belgium.
|
| You have 4 centres and 3 units: you may build 1 unit (MAR). Your orders
| for W1902A are due on Sunday 29 November 2026, 23:30 UTC, in 35 hours. I
| accept late orders for 2 days after that.
| ...
| Your view now:
|
| England: F NTH
| France:  4 centres (+1); owns BEL, BRE, MAR, PAR; A BEL, A PAR, F BRE
| Germany: owns HOL; A BUR, A RUH, F HOL
| ...
| BEGIN ORDERS
| PHASE W1902A
| BUILD
| # what and where: A or F, and one of MAR; or WAIVE
| END ORDERS

To: gail@example.org
Subject: CHANCERY:dark - F1902R Results

| ...
| You have no orders to submit. Next: Adjustments for Winter of 1902, due
| on Sunday 29 November 2026, 23:30 UTC, in 35 hours.
| ...
| Your view now:
|
| England: F NTH
| France:  owns BEL, MAR, PAR; A BEL, A PAR
| Germany: 5 centres; owns BER, DEN, HOL, KIE, MUN; A BUR, A DEN, A KIE,
|          A RUH, F HOL
|
| On the web: https://judge.example.org/my/games/dark/F1902R

To: oda@example.org
Subject: CHANCERY:dark - F1902R Results

| ...
| This is a blind game: only its players see what happens.
|
| On the web: https://judge.example.org/my/games/dark/F1902R

From: gail@example.org
> SIGN ON gdark gail-secret
> SUMMARY dark
> SET CONCEDE FRANCE
> SET NO CONCEDE
> SET DRAW EFG

To: gail@example.org
Subject: Re: CHANCERY:dark - W1902A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: W1902A Sun Nov 29 2026 23:30:00 +0000
<
< > SIGN ON gdark ********
< Signed on as Germany in 'dark'.
<
< > SUMMARY dark
< Summary of game 'dark' through W1902A.
<
< It began on Saturday 21 November 2026.
< Its master: Max Master.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 ? ? ? ? ? ? ? ? ? ? ? ? ? . G G G . ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
< 1901 ? ? ? ? ? ? ? ? ? ? ? ? . G G G G G . ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
< 1902 ? ? ? ? ? ? ? ? F F ? ? F G G G G G . ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
<
< This is a blind game: ? is not known to you.
<
< History of Supply Center Counts
< Power    1900  '01  '02  Player
< Austria     ?    ?    ?
< England     ?    ?    ?  Edna East
< France      ?    ?    ?  Fred Frost
< Germany     3    5    5  Gail Gray
< Italy       ?    ?    ?
< Russia      ?    ?    ?
< Turkey      ?    ?    ?
< Index:      ?    ?    ?
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< > SET CONCEDE FRANCE
< Germany votes to concede the game to France.
<
< > SET NO CONCEDE
< Germany no longer concedes.
<
< > SET DRAW EFG
< Germany votes for a draw between England, France and Germany.
<
< You have nothing to order now.
< Germany votes for a draw between England, France and Germany.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 29 November 2026, 23:30 UTC. I accept late orders until Tuesday 1
< December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

From: edna@example.org
> SIGN ON edark edna-secret
> SET DRAW EFG

To: edna@example.org
Subject: Re: CHANCERY:dark - W1902A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
< :: Deadline: W1902A Sun Nov 29 2026 23:30:00 +0000
<
< > SIGN ON edark ********
< Signed on as England in 'dark'.
<
< > SET DRAW EFG
< England votes for a draw between England, France and Germany.
<
< You have nothing to order now.
< England votes for a draw between England, France and Germany.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 29 November 2026, 23:30 UTC. I accept late orders until Tuesday 1
< December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/dark

# When it is over, everything is open.
From: fred@example.org
> SIGN ON fdark fred-secret
> SET DRAW EFG

To: fred@example.org
Subject: Re: CHANCERY:dark - W1902A orders

< :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
<
< > SIGN ON fdark ********
< Signed on as France in 'dark'.
<
< > SET DRAW EFG
< France votes for a draw between England, France and Germany. All agree:
< the game is over.
<
< On the web: https://judge.example.org/my/games/dark

To: max@example.org, edna@example.org, fred@example.org, gail@example.org, oda@example.org
Subject: CHANCERY:dark - W1902A Game over

| :: Judge: CHANCERY  Game: Dark  Variant: Standard, Blind
|
| 'dark' has ended in a draw between England, France and Germany.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
| 1901 I I I . E E E F F F . . . G G G G G . E R R R R T T T . . . . A A A
| 1902 I I I . E E E F F F . . F G G G G G . E R R R R T T T . . . . A A A
|
| History of Supply Center Counts
| Power    1900  '01  '02  Player
| Austria     3    3    3
| England     3    4    4  Edna East
| France      3    3    4  Fred Frost
| Germany     3    5    5  Gail Gray
| Italy       3    3    3
| Russia      4    4    4
| Turkey      3    3    3
| Index:     10   13   14
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Status of the Adjustment phase for Winter of 1902.  (dark.007)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Norway.
| England: Fleet Clyde.
| England: Fleet London.
| England: Fleet North Sea.
|
| France:  Army Belgium.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Germany: Army Burgundy.
| Germany: Army Denmark.
| Germany: Army Kiel.
| Germany: Army Ruhr.
| Germany: Fleet Holland.
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
| England:   4 Supply centers,  4 Units:  Builds   0 units.
| France:    4 Supply centers,  3 Units:  Builds   1 unit.
| Germany:   5 Supply centers,  5 Units:  Builds   0 units.
| Italy:     3 Supply centers,  3 Units:  Builds   0 units.
| Russia:    4 Supply centers,  4 Units:  Builds   0 units.
| Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/dark

From: oda@example.org
> LIST dark
> SUMMARY dark
> HISTORY dark EXCLSTART F1902M

To: oda@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST dark
< Game 'dark' is over: Draw between England, France and Germany.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET NO DIAS
<   SET BLIND
<
< The following players are signed up for game 'dark':
< Master:    Max Master
< Austria:   nobody
< England:   Edna East
< France:    Fred Frost
< Germany:   Gail Gray
< Italy:     nobody
< Russia:    nobody
< Turkey:    nobody
< Observer:  Oda Observer  oda@example.org
<
< Status of the Adjustment phase for Winter of 1902.  (dark.007)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Norway.
< England: Fleet Clyde.
< England: Fleet London.
< England: Fleet North Sea.
<
< France:  Army Belgium.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Burgundy.
< Germany: Army Denmark.
< Germany: Army Kiel.
< Germany: Army Ruhr.
< Germany: Fleet Holland.
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
< Austria:   3 Supply centers,  3 Units:  Builds   0 units.
< England:   4 Supply centers,  4 Units:  Builds   0 units.
< France:    4 Supply centers,  3 Units:  Builds   1 unit.
< Germany:   5 Supply centers,  5 Units:  Builds   0 units.
< Italy:     3 Supply centers,  3 Units:  Builds   0 units.
< Russia:    4 Supply centers,  4 Units:  Builds   0 units.
< Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London, Norway.
< France:    Belgium, Brest, Marseilles, Paris.
< Germany:   Berlin, Denmark, Holland, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Bulgaria, Greece, Portugal, Rumania, Serbia, Spain, Sweden,
<            Tunis.
<
< > SUMMARY dark
< Summary of game 'dark' through W1902A.
<
< 'dark' has ended in a draw between England, France and Germany.
< It began on Saturday 21 November 2026 and ended on Saturday 28 November
< 2026.
< Its master: Max Master.
<
< Variant: Standard, Blind.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
< 1901 I I I . E E E F F F . . . G G G G G . E R R R R T T T . . . . A A A
< 1902 I I I . E E E F F F . . F G G G G G . E R R R R T T T . . . . A A A
<
< History of Supply Center Counts
< Power    1900  '01  '02  Player
< Austria     3    3    3
< England     3    4    4  Edna East
< France      3    3    4  Fred Frost
< Germany     3    5    5  Gail Gray
< Italy       3    3    3
< Russia      4    4    4
< Turkey      3    3    3
< Index:     10   13   14
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< > HISTORY dark EXCLSTART F1902M
< History of game 'dark'.
<
< --- F1902R  Saturday 28 November 2026, 12:30 UTC
<
< Retreat results for Fall of 1902.  (dark.006)
<
< France:                   Army  Burgundy -> Paris.
<
< Centres and units, each power's own centres in capitals:
< Austria: 3: A BUD, A VIE, F TRI
< England: 4: A NOR, F cly, F LON, F nth; EDI, LVP
< France:  4 (+1): A BEL, A PAR, F BRE; MAR
< Germany: 5: A bur, A DEN, A KIE, A ruh, F HOL; BER, MUN
< Italy:   3: A ROM, A VEN, F NAP
< Russia:  4: A MOS, A WAR, F SEV, F STP/SC
< Turkey:  3: A CON, A SMY, F ANK
< Unowned: BUL, GRE, POR, RUM, SER, SPA, SWE, TUN

