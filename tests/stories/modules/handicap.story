# Burgundy needs fewer centres than the others, and has them.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?odd secret hundred nmr handicap=B:-5,F:9
> SET PREFERENCE B

To: ann@example.org
Subject: Re: CHANCERY:odd - orders

< :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?odd ********
< Game 'odd' has been created: Hundred, Handicap B:-5,F:9, for 3 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Hundred, Handicap B:-5,F:9, for 3 players.
<
<   https://judge.example.org/games/odd
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?odd password
<
< > SET PREFERENCE B
< Your preference is Burgundy.
<
< 'odd' has not started yet: 1 of 3 seats is taken.
< Your preference: Burgundy.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?odd secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:odd - orders

< :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?odd ********
< You have joined 'odd'. One more player is needed.
<
< Hundred, Handicap B:-5,F:9, for 3 players. It has no GM.
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
< Reply to that e-mail with your orders. LIST odd shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'odd' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/odd

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?odd secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:odd - orders

< :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?odd ********
< You have joined 'odd'. All seats are taken.
<
< Hundred, Handicap B:-5,F:9, for 3 players. It has no GM.
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
< On the web: https://judge.example.org/my/games/odd

To: ann@example.org
Subject: CHANCERY:odd - S1425M You are Burgundy

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'odd' has started. You are Burgundy.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/odd
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
| To write a new e-mail instead of a reply, begin it with SIGN ON bodd and
| your password.
|
| Burgundy:  Ann Other    ann@example.org
| England:   Eve English
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (odd.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:odd - S1425M You are England

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'odd' has started. You are England.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/odd
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
| To write a new e-mail instead of a reply, begin it with SIGN ON eodd and
| your password.
|
| Burgundy:  Ann Other
| England:   Eve English  eve@example.org
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (odd.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:odd - S1425M You are France

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'odd' has started. You are France.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/odd
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fodd and
| your password.
|
| Burgundy:  Ann Other
| England:   Eve English
| France:    Fred French  fred@example.org
|
| Status of the Movement phase for A.D. 1425.  (odd.001)
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
| SET CALENDAR INVITE puts each deadline into your calendar.

@ 2026-12-01T12:00:00Z

To: ann@example.org
Subject: CHANCERY:odd - S1425M Reminder

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| Your S1425M orders for Burgundy are still missing. They are due on
| Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/odd
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

To: eve@example.org
Subject: CHANCERY:odd - S1425M Reminder

| ...
| Your S1425M orders for England are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
| ...
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

To: fred@example.org
Subject: CHANCERY:odd - S1425M Reminder

| ...
| Your S1425M orders for France are still missing. They are due on Friday
| 27 November 2026, 23:30 UTC.
| ...
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

To: ann@example.org, ann@example.org, ann@example.org
Subject: CHANCERY:odd - S1425M Your orders are late

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| The S1425M deadline has passed, and I don't have your orders for
| Burgundy. The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, the turn
| runs without them, and another player can take over Burgundy. This is
| your first late turn. To let someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/odd
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

To: eve@example.org, eve@example.org, eve@example.org
Subject: CHANCERY:odd - S1425M Your orders are late

| ...
| England. The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, the turn
| runs without them, and another player can take over England. This is
| ...
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

To: fred@example.org, fred@example.org, fred@example.org
Subject: CHANCERY:odd - S1425M Your orders are late

| ...
| The S1425M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, the turn
| runs without them, and another player can take over France. This is your
| first late turn. To let someone stand in for you, see HELP SITTER.
| ...
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

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:odd - S1425M Civil disorder: Burgundy, England and France

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| Burgundy, England and France are in civil disorder: no orders arrived.
| The game continues without them.
|
| Send orders before another player takes over, and you keep your seat.
|
| On the web: https://judge.example.org/my/games/odd

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:odd - S1425M Game over

| :: Judge: CHANCERY  Game: Odd  Variant: Hundred, Handicap B:-5,F:9
|
| Burgundy has won 'odd' (4 centres with its handicap)!
|
| No orders came from you, so your units held.
|
| Movement results for A.D. 1425. (odd.001)
|
| Burgundy: Army Dijon, No Order Processed.
| Burgundy: Army Flanders, No Order Processed.
| Burgundy: Army Luxembourg, No Order Processed.
| Burgundy: Fleet Holland, No Order Processed.
| England: Army Calais, No Order Processed.
| England: Army Guyenne, No Order Processed.
| England: Army Normandy, No Order Processed.
| England: Fleet Devon, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Dauphine, No Order Processed.
| France: Army Orleanais, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Army Provence, No Order Processed.
| France: Army Toulouse, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Burgundy: 4: A DIJ, A FLA, A LUX, F HOL
| England:  5: A CAL, A GUY, A NMD, F DEV, F LON
| France:   4: A DAU, A ORL, A PAR, A pro, A TOU
| Unowned:  BRT, CAN, CAS, SCO
|
| Historical Supply Center Summary
|     Sco Lon Brt Cal Hol Dij Orl Can Cas
| Year  Dev Guy Nmd Fla Lux Par Dau Tou
| 1420 . E E E . E E B B B B F F F . F .
|
| History of Supply Center Counts
| Power     1420  Player
| Burgundy     4  Ann Other
| England      5  Eve English
| France       4  Fred French
| Index:      19
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/odd/S1425M

