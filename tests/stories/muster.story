# Before a game begins, its players confirm that they still want to play. One is silent, and makes room for somebody else.
From: max@example.org
> REGISTER Max Master
> CREATE ?spring secret
> BECOME MASTER
> SET POWERS 3, MUSTER

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
< > SET POWERS 3, MUSTER
< POWERS 3.
< MUSTER (it was: MUSTER AFTER 7).
<
< 'spring' has not started yet: 0 of 3 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?spring secret
> SET PREFERENCE A

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
< You have joined 'spring'. 2 more players are needed.
<
< Standard, for 3 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST spring shows all settings.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'spring' has not started yet: 1 of 3 seats is taken.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'spring'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

From: bob@example.org
> REGISTER Bob Busy
> SIGN ON ?spring secret

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
< You have joined 'spring'. One more player is needed.
<
< Standard, for 3 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST spring shows all settings.
<
< 'spring' has not started yet: 2 of 3 seats are taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Bob Busy (bob@example.org) has joined 'spring'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

@ 2026-12-05T12:00:00Z

# The last seat is taken.
From: eve@example.org
> REGISTER Eve English
> SIGN ON ?spring secret

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
< You have joined 'spring'. All seats are taken. Before the game starts, I
< ask its players whether they still want to play.
<
< Standard, for 3 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST spring shows all settings.
<
< 'spring' has not started yet: 3 of 3 seats are taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Eve English (eve@example.org) has joined 'spring'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

To: ann@example.org, bob@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Eve English has joined 'spring'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/spring

To: max@example.org, eve@example.org
Subject: CHANCERY:spring - All seats are taken

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| 'spring' has no seat left. 2 of its players are asked whether they still
| want to play, and can answer until Monday 7 December 2026, 12:00 UTC. It
| begins as soon as all have confirmed. You need do nothing.
|
| On the web: https://judge.example.org/my/games/spring

To: ann@example.org, bob@example.org
Subject: CHANCERY:spring - Do you still want to play?

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| All seats in 'spring' are taken, and it can start. You joined it on
| Saturday 21 November 2026, 12:00 UTC. Do you still want to play?
|
| Reply YES by Monday 7 December 2026, 12:00 UTC to keep your seat, or NO
| to leave. If you don't reply, someone else can have the seat.
|
| On the web: https://judge.example.org/my/games/spring

# A plain reply confirms, whatever stands around it.
From: ann@example.org
To: reply
> Yes, of course!
> SET PREFERENCE A*
>
> Ann

To: ann@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > READY
< Thank you, you have confirmed that you want to play. One other has not
< answered yet.
<
< > SET PREFERENCE A*
< Your preference is Austria, then any other.
<
< 'spring' has not started yet: 3 of 3 seats are taken.
< Your preference: Austria, then any other.
<
< On the web: https://judge.example.org/my/games/spring

From: max@example.org
> LIST spring

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
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
<   SET POWERS 3
<   SET MUSTER
<
< The following players are signed up for game 'spring':
< Master:  Max Master   max@example.org
< Player:  Ann Other    ann@example.org
< Player:  Bob Busy     bob@example.org
< Player:  Eve English  eve@example.org
<
< 3 of 3 seats taken: SIGN ON ?spring password
< To confirm until Monday 7 December 2026, 12:00 UTC that they want to
< play: Bob Busy.

# Bob is reminded a day before the end, and six hours before it.
@ 2026-12-06T12:00:00Z

To: bob@example.org
Subject: CHANCERY:spring - Reminder: do you still want to play?

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| All seats in 'spring' are taken, and it can start. You joined it on
| Saturday 21 November 2026, 12:00 UTC. Do you still want to play?
|
| Reply YES by Monday 7 December 2026, 12:00 UTC to keep your seat, or NO
| to leave. If you don't reply, someone else can have the seat.
|
| On the web: https://judge.example.org/my/games/spring

@ 2026-12-07T06:00:00Z

To: bob@example.org
Subject: CHANCERY:spring - Reminder: do you still want to play?

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| All seats in 'spring' are taken, and it can start. You joined it on
| Saturday 21 November 2026, 12:00 UTC. Do you still want to play?
|
| Reply YES by Monday 7 December 2026, 12:00 UTC to keep your seat, or NO
| to leave. If you don't reply, someone else can have the seat.
|
| On the web: https://judge.example.org/my/games/spring

# He loses the seat, kindly.
@ 2026-12-07T12:00:00Z

To: bob@example.org
Subject: CHANCERY:spring - Your seat is open again

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| As no answer has come from you, your seat in 'spring' is open for others
| now. It is not held against you.
|
| If you would still like to play, reply YES: if a seat is open then, it
| is yours.
|
| On the web: https://judge.example.org/games/spring
|
| If you can't reply, send me a new e-mail with the line
|
|   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

To: max@example.org
Subject: CHANCERY:spring - Seats are open again

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| No answer has come from Bob Busy (bob@example.org). So a seat of
| 'spring' is open again.
|
| Any registered player can join: SIGN ON ?spring password Players who
| have confirmed don't have to do so again.
|
| On the web: https://judge.example.org/my/games/spring

To: ann@example.org, eve@example.org
Subject: CHANCERY:spring - Seats are open again

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| No answer has come from Bob Busy. So a seat of 'spring' is open again.
| ...

# He has been away, and a seat is still free.
@ 2026-12-08T12:00:00Z

From: bob@example.org
To: reply
> Sorry, I was away. Is it too late?

To: bob@example.org
Subject: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< I can't tell whether you mean yes or no, so I have done nothing. Reply
< with the single word YES or NO.

From: bob@example.org
To: reply
> yes please

To: bob@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > yes please
< Thank you. These are the lines that were waiting:
<
< > JOIN spring
< You have joined 'spring'. All seats are taken.
<
< Standard, for 3 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Your seat has no password: just reply to my e-mails. SET PASSWORD word
< gives it one.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Bob Busy (bob@example.org) has joined 'spring'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - S1901M The game begins

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Mon Dec 14 2026 23:30:00 +0000
|
| 'spring' has started.
|
| Next: Movement for Spring of 1901, due on Monday 14 December 2026, 23:30
| UTC, in 6 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Bob Busy     bob@example.org
| Russia:   Eve English  eve@example.org
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
| :: Deadline: S1901M Mon Dec 14 2026 23:30:00 +0000
|
| 'spring' has started. You are Austria.
|
| Your orders for S1901M are due on Monday 14 December 2026, 23:30 UTC, in
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
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Bob Busy
| Russia:   Eve English
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
Subject: CHANCERY:spring - S1901M You are Russia

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Mon Dec 14 2026 23:30:00 +0000
|
| 'spring' has started. You are Russia.
|
| Your orders for S1901M are due on Monday 14 December 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/spring
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rspring
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Bob Busy
| Russia:   Eve English  eve@example.org
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

To: bob@example.org
Subject: CHANCERY:spring - S1901M You are Italy

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
| :: Deadline: S1901M Mon Dec 14 2026 23:30:00 +0000
|
| 'spring' has started. You are Italy.
|
| Your orders for S1901M are due on Monday 14 December 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/spring
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON ispring
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  open seat
| France:   open seat
| Germany:  open seat
| Italy:    Bob Busy     bob@example.org
| Russia:   Eve English
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

