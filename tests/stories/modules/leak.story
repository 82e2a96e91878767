# With odds of one in one, a letter falls into the hands of the third power.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?ears secret hundred nmr leak=1
> SET PREFERENCE B

To: ann@example.org
Subject: Re: CHANCERY:ears - orders

< :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?ears ********
< Game 'ears' has been created: Hundred, Leak 1, for 3 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Hundred, Leak 1, for 3 players.
<
<   https://judge.example.org/games/ears
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?ears password
<
< > SET PREFERENCE B
< Your preference is Burgundy.
<
< 'ears' has not started yet: 1 of 3 seats is taken.
< Your preference: Burgundy.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?ears secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:ears - orders

< :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?ears ********
< You have joined 'ears'. One more player is needed.
<
< Hundred, Leak 1, for 3 players. It has no GM.
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
< Reply to that e-mail with your orders. LIST ears shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'ears' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/ears

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?ears secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:ears - orders

< :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?ears ********
< You have joined 'ears'. All seats are taken.
<
< Hundred, Leak 1, for 3 players. It has no GM.
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
< On the web: https://judge.example.org/my/games/ears

To: ann@example.org
Subject: CHANCERY:ears - S1425M You are Burgundy

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'ears' has started. You are Burgundy.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/ears
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
| To write a new e-mail instead of a reply, begin it with SIGN ON bears
| and your password.
|
| Burgundy:  Ann Other    ann@example.org
| England:   Eve English
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (ears.001)
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
Subject: CHANCERY:ears - S1425M You are England

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'ears' has started. You are England.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/ears
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
| To write a new e-mail instead of a reply, begin it with SIGN ON eears
| and your password.
|
| Burgundy:  Ann Other
| England:   Eve English  eve@example.org
| France:    Fred French
|
| Status of the Movement phase for A.D. 1425.  (ears.001)
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
Subject: CHANCERY:ears - S1425M You are France

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| 'ears' has started. You are France.
|
| Your orders for S1425M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/ears
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fears
| and your password.
|
| Burgundy:  Ann Other
| England:   Eve English
| France:    Fred French  fred@example.org
|
| Status of the Movement phase for A.D. 1425.  (ears.001)
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

From: ann@example.org
> SIGN ON bears secret
> PRESS TO F
> England is weak.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:ears - S1425M orders

< :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
< :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON bears ********
< Signed on as Burgundy in 'ears'.
<
< > PRESS TO F
< Press sent to France.
<   | England is weak.
<
< You owe 4 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/ears
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

To: fred@example.org
Subject: CHANCERY:ears - S1425M Burgundy to France

| Message from Burgundy to France in 'ears':
|
| England is weak.
|
| On the web: https://judge.example.org/my/games/ears/press/B

From: ann@example.org
> LIST MODULES
> GET MODULE.LEAK

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST MODULES
< Modules that a game can have, in addition to the options of its board:
<
< Option             What it does
< CHATTER            the results name powers that have not written to all.
< ESCALATION=1906    from a year on, fewer centres win each year.
< GOALS              each power has a secret goal, and reaching it wins.
< HANDICAP=F:2,T:-1  some powers need more centres to win, some fewer.
< HUSH=SPRING        no press in some seasons or kinds of phase.
< LEAK=6             now and then a letter is read by somebody else.
< QUOTA=3            so many letters of press for each power and phase.
< RESTRICT=FG,AI     some powers may not write to each other.
< STAMPS=12          a letter of press costs stamps, and there are so
<                    many.
< TRUCE=2            at first nobody moves into another's home centres.
<
< SET RESTRICT FG turns one on, SET NO RESTRICT turns it off. HELP with a
< name explains one, and GET MODULE.RESTRICT sends its text.
<
< > GET MODULE.LEAK
<   | //! leak -- now and then a letter is read by somebody else.
<   | //!
<   | //! Option: LEAK=6
<   | //! Sees: press, text
<   | //!
<   | //! At the end of each phase one of the last letters of press is
<   | drawn.
<   | //! With odds of 1 in that number, its first words are told to a
<   | power
<   | //! drawn by lot that was neither its writer nor its reader.
<   | //!
<   | //! > CREATE ?quiet secret standard leak=6
<   | //! < Game 'quiet' has been created: Standard, Leak 6, for 7
<   | //! < players.
<   | fn option(text, board) {
<   |     let n = 0;
<   |     if text.len() == 0 || 2 < text.len() { n = -1; }
<   |     if n == 0 {
<   |         for c in text {
<   |             let digit = "0123456789".index_of(c);
<   |             if digit < 0 { refuse("LEAK is a number from 1 to 99,
<   |             such as LEAK=6."); }
<   |             n = n * 10 + digit;
<   |         }
<   |     }
<   |     if n < 1 { refuse("LEAK is a number from 1 to 99, such as
<   |     LEAK=6."); }
<   |     n
<   | }
<   |
<   | fn press(game, letter) {
<   |     if letter.to_all { return; }
<   |     let kept = if game.state == () { [] } else { game.state };
<   |     if 9 < kept.len() { kept.remove(0); }
<   |     kept.push(#{ from: if letter.grey { "somebody" } else {
<   |     letter.from }, own: letter.from, to: letter.to, text:
<   |     letter.text.sub_string(0, 120) });
<   |     game.state = kept;
<   | }
<   |
<   | fn results(game, events) {
<   |     let kept = if game.state == () { [] } else { game.state };
<   |     game.state = [];
<   |     if kept.len() == 0 || game.dice(game.option) != 1 { return; }
<   |     let letter = kept[game.dice(kept.len()) - 1];
<   |     let others = [];
<   |     for power in game.powers {
<   |         if power != letter.own && !(power in letter.to) && 0 <
<   |         game.commands(power).len() { others.push(power); }
<   |     }
<   |     if others.len() == 0 { return; }
<   |     let reader = others[game.dice(others.len()) - 1];
<   |     game.tell(reader, `A letter from ${letter.from} fell into your
<   |     hands. It begins: ${letter.text}`);
<   | }

@ 2026-12-01T12:00:00Z

To: ann@example.org
Subject: CHANCERY:ears - S1425M Reminder

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| Your S1425M orders for Burgundy are still missing. They are due on
| Friday 27 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/ears
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
Subject: CHANCERY:ears - S1425M Reminder

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
Subject: CHANCERY:ears - S1425M Reminder

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
Subject: CHANCERY:ears - S1425M Your orders are late

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| The S1425M deadline has passed, and I don't have your orders for
| Burgundy. The game is waiting for them.
|
| Send them by Monday 30 November 2026, 23:30 UTC. After that, the turn
| runs without them, and another player can take over Burgundy. This is
| your first late turn. To let someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/ears
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
Subject: CHANCERY:ears - S1425M Your orders are late

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
Subject: CHANCERY:ears - S1425M Your orders are late

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
Subject: CHANCERY:ears - S1425M Civil disorder: Burgundy, England and France

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: S1425M Fri Nov 27 2026 23:30:00 +0000
|
| Burgundy, England and France are in civil disorder: no orders arrived.
| The game continues without them.
|
| Send orders before another player takes over, and you keep your seat.
|
| On the web: https://judge.example.org/my/games/ears

To: ann@example.org
Subject: CHANCERY:ears - S1425M Results

| :: Judge: CHANCERY  Game: Ears  Variant: Hundred, Leak 1
| :: Deadline: F1430M Thu Dec 03 2026 23:30:00 +0000
|
| No orders came from you, so your units held.
|
| Your orders for F1430M are due on Thursday 3 December 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| Movement results for A.D. 1425. (ears.001)
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
| Burgundy, England and France are in civil disorder: no orders came for
| them.
|
| On the web: https://judge.example.org/my/games/ears/S1425M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1430M
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
Subject: CHANCERY:ears - S1425M Results

| ...
| LEAK: A letter from Burgundy fell into your hands. It begins: England is
| weak.
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
Subject: CHANCERY:ears - S1425M Results

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

