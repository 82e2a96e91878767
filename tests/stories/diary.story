# Diaries: private until the end, through ROLLBACK, RESIGN and takeover; then everybody gets all of them.
From: max@example.org
> REGISTER Max Master
> CREATE ?danube secret standard_france_austria
> BECOME MASTER

To: max@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?danube ********
< Game 'danube' has been created: France against Austria, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, for 2 players.
<
<   https://judge.example.org/games/danube
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?danube password
<
< > BECOME MASTER
< You are now the GM of 'danube'.
<
< 'danube' has not started yet: 0 of 2 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?danube secret
> SET PREFERENCE A
> SET ANSWERS SHORT
> DIARY
> I hope for Austria.
> ENDDIARY

To: ann@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. One more player is needed.
<
< France against Austria, for 2 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, FRANCE. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > DIARY
< Diary entry 1 is saved. Until the game is over, only you can read it.
<
< 'danube' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
|
| Ann Other (ann@example.org) has joined 'danube'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/danube

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?danube secret
> SET PREFERENCE F
> SET ANSWERS SHORT

To: fred@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. All seats are taken.
<
< France against Austria, for 2 players. Its GM is Max Master.
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
< > SET ANSWERS SHORT
< You'll get short replies.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
|
| Fred French (fred@example.org) has joined 'danube'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - S1901M The game begins

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| France:   Fred French  fred@example.org
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/danube

To: ann@example.org
Subject: CHANCERY:danube - S1901M You are Austria

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON adanube
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| France:   Fred French
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:danube - S1901M You are France

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fdanube
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| France:   Fred French  fred@example.org
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: olga@example.org
> REGISTER Olga Observer
> OBSERVE danube watching

To: olga@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:      Olga Observer
< Time zone: UTC
<
< > OBSERVE danube ********
< You now observe 'danube'. LIST shows its position, HISTORY danube its
< history so far.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - S1901M An observer

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| Olga Observer (olga@example.org) now observes 'danube'.
|
| On the web: https://judge.example.org/my/games/danube

To: ann@example.org, fred@example.org
Subject: CHANCERY:danube - S1901M An observer

| ...
| Olga Observer now observes 'danube'.
|
| On the web: https://judge.example.org/my/games/danube

# Orders and commands in a diary are nothing but text.
From: fred@example.org
> SIGN ON fdanube secret
> DIARY RECORD
> A PAR - BUR
> RESIGN danube
> BEGIN ORDERS
> ENDPRESS
> DIARY
> Ann is slow.
>
> She always was.
> ENDPRESS
> DIARY
> A slip of the pen.
> ENDPRESS
> DIARY LIST
> DIARY READ 2
> DIARY DELETE 3
> DIARY DELETE 3
> DIARY
> ENDPRESS
> DIARY
> My password is secret, if I forget it.
> ENDPRESS

To: fred@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdanube ********
< Signed on as France in 'danube'.
<
< > DIARY RECORD
< Diary entry 1 is saved. Until the game is over, only you can read it.
<
< > DIARY
< Diary entry 2 is saved. Until the game is over, only you can read it.
<
< > DIARY
< Diary entry 3 is saved. Until the game is over, only you can read it.
<
< > DIARY LIST
< 1  S1901M  A PAR - BUR RESIGN danube BEGIN-ORDERS (Saturday 21 November
<            2026, 12:00 UTC)
< 2  S1901M  Ann is slow. She always was. (Saturday 21 November 2026,
<            12:00 UTC)
< 3  S1901M  A slip of the pen. (Saturday 21 November 2026, 12:00 UTC)
<
< > DIARY READ 2
< Diary entry 2, S1901M, Saturday 21 November 2026, 12:00 UTC:
<   | Ann is slow.
<   |
<   | She always was.
<
< > DIARY DELETE 3
< Diary entry 3 is deleted for good.
<
< > DIARY DELETE 3
< *** You have no diary entry 3 in 'danube', only 1, 2.
<
< > DIARY
< *** Your entry has no text, so I have not saved it.
<
< > DIARY
< *** I have not saved this: your entry contains your password for this
< game, and everyone reads it when the game is over. Please remove that.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

# Nobody else reads them: not the other player, not the observer, not the master.
From: ann@example.org
> SIGN ON adanube secret
> DIARY READ
> DIARY READ 2
> HISTORY danube

To: ann@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON adanube ********
< Signed on as Austria in 'danube'.
<
< > DIARY READ
< Diary entry 1, Forming, Saturday 21 November 2026, 12:00 UTC:
<   | I hope for Austria.
<
< > DIARY READ 2
< *** You have no diary entry 2 in 'danube', only 1.
<
< > HISTORY danube
< History of game 'danube'.
<
< This game has no history from those dates. For an earlier start, use
< FROM with a date.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: max@example.org
> SIGN ON mdanube secret
> DIARY LIST
> BECOME FRANCE
> DIARY LIST
> DIARY
> The master takes notes as well.
> ENDPRESS

To: max@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON mdanube ********
< Signed on as Master in 'danube'.
<
< > DIARY LIST
< You have no diary entry in 'danube'.
<
< > BECOME FRANCE
< You now act as France. Its player gets a copy.
<
< > DIARY LIST
< You have no diary entry in 'danube'.
<
< > DIARY
< Diary entry 1 is saved. Until the game is over, only you can read it.
<
< Austria: 3 orders are missing.
< France: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: olga@example.org
> SIGN ON odanube watching
> DIARY LIST

To: olga@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON odanube ********
< Signed on as Observer in 'danube'.
<
< > DIARY LIST
< You have no diary entry in 'danube'.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

# A turn, and back.
From: max@example.org
> SIGN ON mdanube secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:danube - F1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON mdanube ********
< Signed on as Master in 'danube'.
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< Austria: 3 orders are missing.
< France: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org, olga@example.org
Subject: CHANCERY:danube - S1901M Results

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| Movement results for Spring of 1901. (danube.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| France:  3: A MAR, A PAR, F BRE
| Unowned: ANK, BEL, BER, BUL, CON, DEN, EDI, GRE, HOL, KIE, LVP, LON,
|          MOS, MUN, NAP, NOR, POR, ROM, RUM, SER, SEV, SMY, SPA, STP,
|          SWE, TUN, VEN, WAR
|
| On the web: https://judge.example.org/my/games/danube/S1901M

To: ann@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
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

To: fred@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: max@example.org
> SIGN ON mdanube secret
> ROLLBACK 1

To: max@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON mdanube ********
< Signed on as Master in 'danube'.
<
< > ROLLBACK 1
< 'danube' is back in S1901M. The orders for it are on file again.
<
< Austria: 3 orders are missing.
< France: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in, but not before
< Friday 27 November 2026, 23:30 UTC. The deadline is Friday 27 November
< 2026, 23:30 UTC. I accept late orders until Monday 30 November 2026,
< 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org, olga@example.org
Subject: CHANCERY:danube - S1901M Rolled back

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| The GM has rolled the game 'danube' back to S1901M. All results since
| then are undone. The orders for S1901M are on file again, and you can
| change them until the deadline.
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Next: Movement for Spring of 1901, due on Friday 27 November 2026, 23:30
| UTC, in 6 days.
|
| On the web: https://judge.example.org/my/games/danube

To: ann@example.org
Subject: CHANCERY:danube - S1901M Rolled back

| ...
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
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

To: fred@example.org
Subject: CHANCERY:danube - S1901M Rolled back

| ...
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
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

# France changes hands; the diary does not.
From: fred@example.org
> SIGN ON fdanube secret
> DIARY LIST
> RESIGN danube

To: fred@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdanube ********
< Signed on as France in 'danube'.
<
< > DIARY LIST
< 1  S1901M  A PAR - BUR RESIGN danube BEGIN-ORDERS (Saturday 21 November
<            2026, 12:00 UTC)
< 2  S1901M  Ann is slow. She always was. (Saturday 21 November 2026,
<            12:00 UTC)
<
< > RESIGN danube
< You have resigned from 'danube'.
<
< On the web: https://judge.example.org/games/danube

To: max@example.org, ann@example.org, olga@example.org
Subject: CHANCERY:danube - S1901M France has resigned

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| France has resigned from 'danube'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON fdanube password
|
| On the web: https://judge.example.org/my/games/danube

To: fred@example.org
Subject: CHANCERY:danube - S1901M France has resigned

| ...
| On the web: https://judge.example.org/games/danube

From: tom@example.org
> REGISTER Tom Turk
> SIGN ON fdanube mine-now
> SET ANSWERS SHORT
> DIARY LIST
> DIARY
> What a mess he left.
> ENDPRESS

To: tom@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > REGISTER Tom Turk
< Welcome, Tom Turk. You are registered.
< Name:      Tom Turk
< Time zone: UTC
<
< > SIGN ON fdanube ********
< You now play France in 'danube'. The password is yours.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > DIARY LIST
< You have no diary entry in 'danube'.
<
< > DIARY
< Diary entry 1 is saved. Until the game is over, only you can read it.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - S1901M France has a new player

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| Tom Turk (tom@example.org) now plays France in 'danube'. Their record
| here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/danube

To: ann@example.org
Subject: CHANCERY:danube - S1901M France has a new player

| ...
| Tom Turk now plays France in 'danube'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/danube

To: olga@example.org
Subject: CHANCERY:danube - S1901M France has a new player

| ...
| Tom Turk now plays France in 'danube'.
|
| On the web: https://judge.example.org/my/games/danube

To: tom@example.org
Subject: CHANCERY:danube - S1901M France has a new player

| ...
| Tom Turk (tom@example.org) now plays France in 'danube'.
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
| ...
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
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

# The end: everybody gets all of them.
From: ann@example.org
> SIGN ON adanube secret
> SET DRAW

To: ann@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON adanube ********
< Signed on as Austria in 'danube'.
<
< > SET DRAW
< Austria votes for a draw among all survivors.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< Austria votes for a draw among all survivors.
< The turn runs at the deadline: Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: tom@example.org
> SIGN ON fdanube mine-now
> SET DRAW

To: tom@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
<
< > SIGN ON fdanube ********
< Signed on as France in 'danube'.
<
< > SET DRAW
< France votes for a draw among all survivors. All agree: the game is
< over.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org, ann@example.org, olga@example.org, tom@example.org
Subject: CHANCERY:danube - S1901M Game over

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
|
| 'danube' has ended in a draw between Austria and France.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 . . . . . . . F F F . . . . . . . . . . . . . . . . . . . . . A A A
|
| History of Supply Center Counts
| Power    1900  Player
| Austria     3  Ann Other
| France      3  Fred French, Tom Turk
| Index:      9
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/danube

To: max@example.org, ann@example.org, olga@example.org, tom@example.org
Subject: CHANCERY:danube - S1901M Diaries

| :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
|
| The game 'danube' is over. These are its diaries.
|
| Diary of Master, by Max Master
|
| S1901M:
|   | The master takes notes as well.
|
| Diary of Austria, by Ann Other
|
| Forming:
|   | I hope for Austria.
|
| Diary of France, by Fred French
|
| S1901M:
|   | A PAR - BUR
|   | RESIGN danube
|   | BEGIN-ORDERS
|
| S1901M:
|   | Ann is slow.
|   |
|   | She always was.
|
| Diary of France, by Tom Turk
|
| S1901M:
|   | What a mess he left.
|
| On the web: https://judge.example.org/my/games/danube

From: ann@example.org
> SIGN ON adanube secret
> DIARY READ 1

To: ann@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: France against Austria
<
< > SIGN ON adanube ********
< Signed on as Austria in 'danube'.
<
< > DIARY READ 1
< Diary entry 1, Forming, Saturday 21 November 2026, 12:00 UTC:
<   | I hope for Austria.
<
< On the web: https://judge.example.org/my/games/danube

