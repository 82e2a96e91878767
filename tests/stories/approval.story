# In this game newcomers need the master's yes. Nobody is told who is on which list.
From: max@example.org
> REGISTER Max Master
> CREATE ?spring secret
> BECOME MASTER
> SET POWERS 2, APPROVAL
> SET DENY PLAYERS *@rival.test

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?spring ********
< Game 'spring' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/spring
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?spring password
<
< > BECOME MASTER
< You are now the GM of 'spring'.
<
< > SET POWERS 2, APPROVAL
< POWERS 2.
< APPROVAL (it was: NO APPROVAL).
<
< > SET DENY PLAYERS *@rival.test
< *@rival.test may not play in 'spring'.
<
< 'spring' has not started yet: 0 of 2 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?spring damson
> SET PREFERENCE A
> BROADCAST
> Hello all!
> ENDBROADCAST

To: ann@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?spring ********
< You have asked to play in 'spring'. Its GM, Max Master, decides who
< plays. I will e-mail you the answer. You can already say which powers
< you would like: SET PREFERENCE.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< > BROADCAST
< *** The GM of 'spring', Max Master, has not yet said whether you can
< play, so I have not done this. Until then you can SET PREFERENCE, or
< RESIGN spring.
<
< 'spring' has not started yet: 0 of 2 seats are taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - Someone wants to play

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Ann Other (ann@example.org) would like to play in 'spring'. Their record
| here: nothing is known yet.
|
| Do you agree? Reply YES or NO. They join only if you say YES. I will
| tell them your answer.
|
| In a new e-mail: APPROVE ann@example.org, or
| NOT APPROVED ann@example.org.
|
| On the web: https://judge.example.org/my/games/spring

# The master's plain answer is enough.
From: max@example.org
To: reply
> Yes, she is fine.

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > APPROVE ann@example.org
< Ann Other has a seat in 'spring'.
<
< 'spring' has not started yet: 1 of 2 seats is taken.
< Ann Other: Austria.
<
< On the web: https://judge.example.org/my/games/spring

To: ann@example.org
Subject: CHANCERY:spring - You have a seat

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| You can play in 'spring'.
|
| You have joined 'spring'. One more player is needed.
|
| Standard, for 2 players. Its GM is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
|
| Next: say which powers you would like, the favourite first:
| SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
| starts, and I e-mail you your power, the position and the deadline.
| Reply to that e-mail with your orders. LIST spring shows all settings.
|
| On the web: https://judge.example.org/my/games/spring

From: bob@example.org
> REGISTER Bob Busy
> SIGN ON ?spring cherry

To: bob@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > REGISTER Bob Busy
< Welcome, Bob Busy. You are registered.
< Name:      Bob Busy
< Time zone: UTC
<
< > SIGN ON ?spring ********
< You have asked to play in 'spring'. Its GM, Max Master, decides who
< plays. I will e-mail you the answer. You can already say which powers
< you would like: SET PREFERENCE.
<
< 'spring' has not started yet: 1 of 2 seats is taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - Someone wants to play

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Bob Busy (bob@example.org) would like to play in 'spring'. Their record
| here: nothing is known yet.
|
| Do you agree? Reply YES or NO. They join only if you say YES. I will
| tell them your answer.
|
| In a new e-mail: APPROVE bob@example.org, or
| NOT APPROVED bob@example.org.
|
| On the web: https://judge.example.org/my/games/spring

From: max@example.org
To: reply
> no

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > NOT APPROVED bob@example.org
< I have told Bob Busy that 'spring' continues without them.
<
< 'spring' has not started yet: 1 of 2 seats is taken.
< Ann Other: Austria.
<
< On the web: https://judge.example.org/my/games/spring

To: bob@example.org
Subject: CHANCERY:spring - About your seat

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| You asked to play in 'spring'. Its GM has chosen other players. OPENINGS
| lists other games that need players, and CREATE starts your own.
|
| On the web: https://judge.example.org/my/games/spring

From: bob@example.org
> SIGN ON ?spring cherry

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON ?spring ********
< *** 'spring' is not open to everyone. Max Master chooses who plays, and
< can invite you. OPENINGS lists other games.

From: ray@rival.test
> REGISTER Ray Rival
> SIGN ON ?spring quince

To: ray@rival.test
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Ray Rival
< Welcome, Ray Rival. You are registered.
< Name:      Ray Rival
< Time zone: UTC
<
< > SIGN ON ?spring ********
< *** 'spring' is not open to everyone. Max Master chooses who plays, and
< can invite you. OPENINGS lists other games.
<
< Next: reply to this e-mail. No game has open seats now. To create one,
< alone or with friends, write CREATE ?name password (HELP CREATE). LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?spring apple
> SET PREFERENCE E
> GAMES

To: eve@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?spring ********
< You have asked to play in 'spring'. Its GM, Max Master, decides who
< plays. I will e-mail you the answer. You can already say which powers
< you would like: SET PREFERENCE.
<
< > SET PREFERENCE E
< Your preference is England.
<
< > GAMES
< spring Forming      Player, on Standard.
<                     You have no seat yet: its master has to say yes.
<
< 'spring' has not started yet: 1 of 2 seats is taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - Someone wants to play

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Eve English (eve@example.org) would like to play in 'spring'. Their
| record here: nothing is known yet.
|
| Do you agree? Reply YES or NO. They join only if you say YES. I will
| tell them your answer.
|
| In a new e-mail: APPROVE eve@example.org, or
| NOT APPROVED eve@example.org.
|
| On the web: https://judge.example.org/my/games/spring

From: max@example.org
> SIGN ON mspring secret
> LIST spring
> APPROVED eve@example.org

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > SIGN ON mspring ********
< Signed on as Master in 'spring'.
<
< > LIST spring
< Game 'spring' is forming.
<
< Variant: Standard.
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
<   SET POWERS 2
<   SET APPROVAL
<
< The following players are signed up for game 'spring':
< Master:  Max Master  max@example.org
< Player:  Ann Other   ann@example.org
<
< 1 of 2 seats taken: SIGN ON ?spring password
< Waits for the GM's yes: Eve English (eve@example.org).
<
< Not allowed to play: *@rival.test
<
< > APPROVED eve@example.org
< Eve English has a seat in 'spring'.
<
< On the web: https://judge.example.org/my/games/spring

To: eve@example.org
Subject: CHANCERY:spring - You have a seat

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| You can play in 'spring'.
|
| You have joined 'spring'. All seats are taken.
|
| Standard, for 2 players. Its GM is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
|
| On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - S1901M The game begins

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'spring' has started.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
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
| Status of the Movement phase for Spring of 1901.  (spring.001)
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
| On the web: https://judge.example.org/my/games/spring

To: ann@example.org
Subject: CHANCERY:spring - S1901M You are Austria

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'spring' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/spring
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
| To write a new e-mail instead of a reply, begin it with SIGN ON aspring
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
| Status of the Movement phase for Spring of 1901.  (spring.001)
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
Subject: CHANCERY:spring - S1901M You are England

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'spring' has started. You are England.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/spring
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
| To write a new e-mail instead of a reply, begin it with SIGN ON espring
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
| Status of the Movement phase for Spring of 1901.  (spring.001)
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

# After the start it counts for those who take over.
From: eve@example.org
> SIGN ON ?spring apple
> RESIGN spring

To: eve@example.org
Subject: Re: CHANCERY:spring - S1901M orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON ?spring ********
< Signed on as England in 'spring'.
<
< > RESIGN spring
< You have resigned from 'spring'.
<
< On the web: https://judge.example.org/games/spring

To: max@example.org, ann@example.org
Subject: CHANCERY:spring - S1901M England has resigned

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| England has resigned from 'spring'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON espring password
|
| On the web: https://judge.example.org/my/games/spring

To: eve@example.org
Subject: CHANCERY:spring - S1901M England has resigned

| ...
| On the web: https://judge.example.org/games/spring

From: zoe@example.org
> REGISTER Zoe Zander
> SIGN ON espring mango
> F LON - NTH

To: zoe@example.org
Subject: Re: CHANCERY:spring - S1901M orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:      Zoe Zander
< Time zone: UTC
<
< > SIGN ON espring ********
< You have asked to take over England in 'spring'. Its GM, Max Master,
< decides who plays. I will e-mail you the answer.
<
< > F LON - NTH
< *** The GM of 'spring', Max Master, has not yet said whether you can
< play, so I have not done this. Please wait for the answer, or
< RESIGN spring.
<
< You have nothing to order now.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - S1901M Someone wants to play

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) would like to take over England in
| 'spring'. Their record here: nothing is known yet.
|
| Do you agree? Reply YES or NO. They join only if you say YES. I will
| tell them your answer.
|
| In a new e-mail: APPROVE zoe@example.org, or
| NOT APPROVED zoe@example.org.
|
| On the web: https://judge.example.org/my/games/spring

From: max@example.org
> SIGN ON mspring secret
> SET APPROVED E

To: max@example.org
Subject: Re: CHANCERY:spring - S1901M orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON mspring ********
< Signed on as Master in 'spring'.
<
< > SET APPROVED E
< Zoe Zander now plays England.
<
< Austria: 3 orders are missing; waits for the deadline.
< England: 3 orders are missing; waits for the deadline.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - S1901M England has a new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| Zoe Zander (zoe@example.org) now plays England in 'spring'. Their record
| here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

To: ann@example.org
Subject: CHANCERY:spring - S1901M England has a new player

| ...
| Zoe Zander now plays England in 'spring'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/spring

To: zoe@example.org
Subject: CHANCERY:spring - S1901M England has a new player

| ...
| Zoe Zander (zoe@example.org) now plays England in 'spring'.
|
| Status of the Movement phase for Spring of 1901.  (spring.001)
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
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
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
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

