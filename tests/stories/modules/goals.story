# Each power draws a secret goal, and is told alone.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?aims secret hundred nmr goals
> SET PREFERENCE B

To: ann@example.org
Subject: Re: CHANCERY:aims - orders

< :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?aims ********
< Game 'aims' has been created: Hundred, Goals, for 3 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Hundred, Goals, for 3 players.
<
<   https://judge.example.org/games/aims
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?aims password
<
< > SET PREFERENCE B
< Your preference is Burgundy.
<
< 'aims' has not started yet: 1 of 3 seats is taken.
< Your preference: Burgundy.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?aims secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:aims - orders

< :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?aims ********
< You have joined 'aims'. One more player is needed.
<
< Hundred, Goals, for 3 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE BURGUNDY, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST aims shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'aims' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/aims

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?aims secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:aims - orders

< :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?aims ********
< You have joined 'aims'. All seats are taken.
<
< Hundred, Goals, for 3 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/aims

To: ann@example.org
Subject: CHANCERY:aims - S1425M You are Burgundy

| :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'aims' has started. You are Burgundy.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/aims
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1425M
| A DIJ
| # can go to CAL, CAN, CHA, DAU, FLA, LOR, LUX, PAR
| A FLA
| # can go to CAL, DIJ, HOL, LUX
| A LUX
| # can go to DIJ, FLA, FRI, HOL, LOR
| F HOL
| # can go to DOV, FLA, FRI, WAS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON baims
| and your password.
|
| Burgundy:  Ann Other    ann@example.org
| England:   Eve English
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (aims.001)
|
| Burgundy: Army Dijon.
| Burgundy: Army Flanders.
| Burgundy: Army Luxembourg.
| Burgundy: Fleet Holland.
|
| England:  Army Calais.
| England:  Army Guyenne.
| England:  Army Normandy.
| England:  Fleet Devon.
| England:  Fleet London.
|
| France:   Army Dauphine.
| France:   Army Orleanais.
| France:   Army Paris.
| France:   Army Provence.
| France:   Army Toulouse.
|
| GOALS: Your secret goal: France loses its last centre, and you have more
| than anybody else.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:aims - S1425M You are England

| :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'aims' has started. You are England.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/aims
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1425M
| A CAL
| # can go to DIJ, FLA, LON, NMD, PAR
| A GUY
| # can go to ARA, BRT, POI, TOU
| A NMD
| # can go to ANJ, BRT, CAL, ORL, PAR
| F DEV
| # can go to BCH, ECH, LON, WAL
| F LON
| # can go to ANG, CAL, DEV, DOV, ECH
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON eaims
| and your password.
|
| Burgundy:  Ann Other
| England:   Eve English  eve@example.org
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (aims.001)
|
| Burgundy: Army Dijon.
| Burgundy: Army Flanders.
| Burgundy: Army Luxembourg.
| Burgundy: Fleet Holland.
|
| England:  Army Calais.
| England:  Army Guyenne.
| England:  Army Normandy.
| England:  Fleet Devon.
| England:  Fleet London.
|
| France:   Army Dauphine.
| France:   Army Orleanais.
| France:   Army Paris.
| France:   Army Provence.
| France:   Army Toulouse.
|
| GOALS: Your secret goal: Burgundy loses its last centre, and you have
| more than anybody else.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:aims - S1425M You are France

| :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'aims' has started. You are France.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/aims
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1425M
| A DAU
| # can go to CAN, CHA, DIJ, LIM, ORL, PAR, PRO, SAV
| A ORL
| # can go to ANJ, BRT, DAU, LIM, NMD, PAR, POI
| A PAR
| # can go to CAL, CHA, DAU, DIJ, NMD, ORL
| A PRO
| # can go to DAU, LIM, SAV, TOU
| A TOU
| # can go to ARA, GUY, LIM, POI, PRO
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON faims
| and your password.
|
| Burgundy:  Ann Other
| England:   Eve English
| France:    Fred French  fred@example.org
|
| Status of the Movement phase for A.D. 1425.  (aims.001)
|
| Burgundy: Army Dijon.
| Burgundy: Army Flanders.
| Burgundy: Army Luxembourg.
| Burgundy: Fleet Holland.
|
| England:  Army Calais.
| England:  Army Guyenne.
| England:  Army Normandy.
| England:  Fleet Devon.
| England:  Fleet London.
|
| France:   Army Dauphine.
| France:   Army Orleanais.
| France:   Army Paris.
| France:   Army Provence.
| France:   Army Toulouse.
|
| GOALS: Your secret goal: England loses its last centre, and you have
| more than anybody else.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON baims secret
> LIST aims
> GET DEDICATION

To: ann@example.org
Subject: Re: CHANCERY:aims - S1425M orders

< :: Judge: CHANCERY  Game: Aims  Variant: Hundred, Goals
< :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON baims ********
< Signed on as Burgundy in 'aims'.
<
< > LIST aims
< Game 'aims' is running: S1425M, Movement for A.D. 1425.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 0 of 3 powers are in.
<
< Variant: Hundred, Goals.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 9 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, the turn runs without them (NMR).
< Module Goals: each power has a secret goal, and reaching it wins. It
< sees what the game hides.
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET NMR
<   SET GOALS
<
< The following players are signed up for game 'aims':
< Burgundy:  Ann Other    ann@example.org
< England:   Eve English
< France:    Fred French
<
< Status of the Movement phase for A.D. 1425.  (aims.001)
<
< Burgundy: Army Dijon.
< Burgundy: Army Flanders.
< Burgundy: Army Luxembourg.
< Burgundy: Fleet Holland.
<
< England:  Army Calais.
< England:  Army Guyenne.
< England:  Army Normandy.
< England:  Fleet Devon.
< England:  Fleet London.
<
< France:   Army Dauphine.
< France:   Army Orleanais.
< France:   Army Paris.
< France:   Army Provence.
< France:   Army Toulouse.
<
< Ownership of supply centers:
<
< Burgundy:   Dijon, Flanders, Holland, Luxembourg.
< England:    Calais, Devon, Guyenne, London, Normandy.
< France:     Dauphine, Orleanais, Paris, Toulouse.
< Unowned:    Brittany, Cantons, Castile, Scotland.
<
< Burgundy:  4 Supply centers,  4 Units.
< England:   5 Supply centers,  5 Units.
< France:    4 Supply centers,  5 Units.
<
< > GET DEDICATION
< Ann Other
<   On time:     0 of 0 phases
<   Late:        0, and 0 missed altogether
<   Seats:       0 from the start, 0 taken over
<   Left:        0
<   Dedication:  0
<   Reliability: unknown yet; counts as 90%
<
< You owe 4 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/aims
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1425M
< A DIJ
< # can go to CAL, CAN, CHA, DAU, FLA, LOR, LUX, PAR
< A FLA
< # can go to CAL, DIJ, HOL, LUX
< A LUX
< # can go to DIJ, FLA, FRI, HOL, LOR
< F HOL
< # can go to DOV, FLA, FRI, WAS
< END ORDERS

