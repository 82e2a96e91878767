# A third game, which the judge has no line for: created, listed, played, rolled back and ended by letters.
! numbers

From: max@example.org
> REGISTER Max Master
> CREATE ?num secret hundred
> BECOME MASTER
> SET ROUNDS 3, GUESS NEXT 46, NO DIAS

To: max@example.org
Subject: Re: CHANCERY:num - orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?num ********
< Game 'num' has been created: Hundred, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
< This game's luck comes from a chain of secrets that is fixed now. It
< begins with
<
<   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
<
< The results of each turn include the next link. Its SHA-256 is the link
< before, so anyone can check it (HELP LUCK).
<
< To invite others, send them this:
<
< Will you play with me? Hundred, for 2 players.
<
<   https://judge.example.org/games/num
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?num password
<
< > BECOME MASTER
< You are now the GM of 'num'.
<
< > SET ROUNDS 3, GUESS NEXT 46, NO DIAS
< ROUNDS 3.
< Guesses every 2 days at 23:30 UTC; 24 hours of grace.
< NO DIAS (it was: DIAS).
<
< 'num' has not started yet: 0 of 2 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?num secret
> SET PREFERENCE R

To: ann@example.org
Subject: Re: CHANCERY:num - orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?num ********
< You have joined 'num'. One more player is needed.
<
< Hundred, for 2 players. Its GM is Max Master.
< Hiding every 2 days at 23:30 UTC; 24 hours of grace.
< Guesses every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE RED, BLUE. When the last seat is taken, the game starts,
< and I e-mail you your power, the position and the deadline. Reply to
< that e-mail with your orders. LIST num shows all settings.
<
< > SET PREFERENCE R
< Your preference is Red.
<
< 'num' has not started yet: 1 of 2 seats is taken.
< Your preference: Red.
<
< On the web: https://judge.example.org/my/games/num

To: max@example.org
Subject: CHANCERY:num - A new player

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Ann Other (ann@example.org) has joined 'num'. One more player is needed.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/num

From: bob@example.org
> REGISTER Bob Black
> LIST
> HELP NUMBERS
> HELP SECRET
> HELP ROUNDS
> SIGN ON ?num secret

To: bob@example.org
Subject: Re: CHANCERY:num - orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
<
< > REGISTER Bob Black
< Welcome, Bob Black. You are registered.
< Name:      Bob Black
< Time zone: UTC
<
< > LIST
< Name  Phase    Variant/Options
< num   Forming  Hundred, Moderated (Max Master), Press:W-P.
<                1 of 2 seats taken: SIGN ON ?num password
<
< LIST name shows more about a game.
< Press: W white, G grey, P partial (to some only), F faked; - not
< allowed.
<
< > HELP NUMBERS
< Hide a number; guess the other's.
<
< > HELP SECRET
< SECRET -- hide your number: on the next line, then END.
<
< > HELP ROUNDS
<   SET ANY ROUNDS
<       ROUNDS ...
<
< How many rounds of guesses there are.
<
< Default: ANY ROUNDS
<
< > SIGN ON ?num ********
< You have joined 'num'. All seats are taken.
<
< Hundred, for 2 players. Its GM is Max Master.
< Hiding every 2 days at 23:30 UTC; 24 hours of grace.
< Guesses every 2 days at 23:30 UTC; 24 hours of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< On the web: https://judge.example.org/my/games/num

To: max@example.org
Subject: CHANCERY:num - A new player

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Bob Black (bob@example.org) has joined 'num'. All seats are taken. Their
| record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/num

To: max@example.org
Subject: CHANCERY:num - HIDE The game begins

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
|
| 'num' has started.
|
| Next: Hiding for both numbers, due on Wednesday 25 November 2026, 23:30
| UTC, in 4 days.
|
| GM:    Max Master  max@example.org
| Red:   Ann Other   ann@example.org
| Blue:  Bob Black   bob@example.org
|
| Numbers from 1 to 100. (num.001)
|
| Red: ?
| Blue: ?
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/num

To: ann@example.org
Subject: CHANCERY:num - HIDE You are Red

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
|
| 'num' has started. You are Red.
|
| Your orders for HIDE are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/num
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE HIDE
| HIDE
| # a number from 1 to 100
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rnum and
| your password.
|
| GM:    Max Master  max@example.org
| Red:   Ann Other   ann@example.org
| Blue:  Bob Black
|
| Numbers from 1 to 100. (num.001)
|
| Red: ?
| Blue: ?
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: bob@example.org
Subject: CHANCERY:num - HIDE You are Blue

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
|
| 'num' has started. You are Blue.
|
| Your orders for HIDE are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/num
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE HIDE
| HIDE
| # a number from 1 to 100
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON bnum and
| your password.
|
| GM:    Max Master  max@example.org
| Red:   Ann Other
| Blue:  Bob Black   bob@example.org
|
| Numbers from 1 to 100. (num.001)
|
| Red: ?
| Blue: ?
|
| This game's luck comes from a chain of secrets that is fixed now. It
| begins with
|
|   4436ff1b2ba088f196f3f3606c6d0b45d7b9a484f8d5a2001c8bd35dd4500e91.
|
| The results of each turn include the next link. Its SHA-256 is the link
| before, so anyone can check it (HELP LUCK).
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON rnum secret
> SECRET
> 41
> END
> GUESS 7

To: ann@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON rnum ********
< Signed on as Red in 'num'.
<
< > SECRET
< > 41
< HIDE 41
< > GUESS 7
< *** Hide your own number first.
<
< I could not carry out 1 line. See above.
<
< Orders. (num.001)
<
< Red: HIDE 41
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

From: bob@example.org
To: reply
> SECRET
> 400
> END
> SECRET 77

To: bob@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SECRET
< > 400
< *** A number is from 1 to 100.
< > SECRET 77
< HIDE 77
<
< I could not carry out 1 line. See above.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

@ 2026-11-21T13:00:00Z

From: bob@example.org
> SIGN ON bnum secret
> CLUES
> GUESS 50

To: bob@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > CLUES
< *** There are no clues yet.
<
< > GUESS 50
< *** Hide your own number first.
<
< I could not carry out 2 lines. See above.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

From: ann@example.org
> SIGN ON rnum secret
> GUESS 77

To: ann@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON rnum ********
< Signed on as Red in 'num'.
<
< > GUESS 77
< *** Hide your own number first.
<
< I could not carry out 1 line. See above.
<
< Orders. (num.001)
<
< Red: HIDE 41
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

@ 2026-11-21T14:00:00Z

From: bob@example.org
> SIGN ON bnum secret
> CLUES
> GUESS 60

To: bob@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > CLUES
< *** There are no clues yet.
<
< > GUESS 60
< *** Hide your own number first.
<
< I could not carry out 2 lines. See above.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

@ 2026-11-21T15:00:00Z

From: max@example.org
> SIGN ON mnum secret
> ROLLBACK

To: max@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON mnum ********
< Signed on as Master in 'num'.
<
< > ROLLBACK
< *** This game has no results yet.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< Red: HIDE 41
<
< Red: orders are in; has a line to fix.
< Blue: orders are in; has a line to fix.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

From: max@example.org
> SIGN ON mnum secret
> PROCESS G9

To: max@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON mnum ********
< Signed on as Master in 'num'.
<
< > PROCESS G9
< *** 'num' is in HIDE now, so I have not run the turn.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< Red: HIDE 41
<
< Red: orders are in; has a line to fix.
< Blue: orders are in; has a line to fix.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

From: bob@example.org
> SIGN ON bnum secret
> GUESS 41

To: bob@example.org
Subject: Re: CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > GUESS 41
< *** Hide your own number first.
<
< I could not carry out 1 line. See above.
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num

@ 2026-11-26T15:00:00Z

To: max@example.org
Subject: CHANCERY:num - HIDE Results

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: G1 Fri Nov 27 2026 23:30:00 +0000
|
| Next: Guesses for round 1, due on Friday 27 November 2026, 23:30 UTC, in
| 2 days.
|
| Hiding results. (num.001)
|
| Your number 77 is hidden.
| Your number 41 is hidden.
| Blue guesses first.
| The numbers are 41 and 77.
|
| The luck of turn 1 came from the link of its chain
| 378ff15f5f10c4fdf707cd6b8b8f2c00f473f61dbcfd5d4033b672686657d100.
|
| On the web: https://judge.example.org/my/games/num/HIDE

To: ann@example.org
Subject: CHANCERY:num - HIDE Results

| ...
| You have no orders to submit. Next: Guesses for round 1, due on Friday
| 27 November 2026, 23:30 UTC, in 2 days.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/num/HIDE

To: bob@example.org
Subject: CHANCERY:num - HIDE Results

| ...
| Your orders for G1 are due on Friday 27 November 2026, 23:30 UTC, in 2
| days. I accept late orders for 24 hours after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE G1
| GUESS
| # a number from 1 to 100
| END ORDERS

From: bob@example.org
> SIGN ON bnum secret
> LIST
> SUMMARY num
> CLUES

To: bob@example.org
Subject: Re: CHANCERY:num - G1 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G1 Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > LIST
< Game 'num' is running: G1, Guess for round 1.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Saturday 28 November 2026, 23:30 UTC.
< Orders are due from Blue.
<
< Variant: Hundred.
< Hiding every 2 days at 23:30 UTC; 24 hours of grace.
< Guesses every 2 days at 23:30 UTC; 24 hours of grace.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, the turn runs without them (NMR).
<
< To copy these settings, send:
<   SET HIDE CLOCK 23:30 MIN 0 NEXT 46 GRACE 24 DELAY 0.5 DAYS SMTWTFS
<   SET GUESS CLOCK 23:30 MIN 0 NEXT 46 GRACE 24 DELAY 0.5 DAYS SMTWTFS
<   SET NO DIAS
<   SET ROUNDS 3
<
< The following players are signed up for game 'num':
< Master:  Max Master  max@example.org
< Red:     Ann Other
< Blue:    Bob Black   bob@example.org
<
< Numbers from 1 to 100. (num.002)
<
< Red: ?
< Blue: 77
<
< > SUMMARY num
< Summary of game 'num' through G1.
<
< It began on Saturday 21 November 2026.
< Its master: Max Master.
<
< Variant: Hundred.
< Hiding every 2 days at 23:30 UTC; 24 hours of grace.
< Guesses every 2 days at 23:30 UTC; 24 hours of grace.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, the turn runs without them (NMR).
<
< Ann Other against Bob Black
<
< > CLUES
< *** There are no clues yet.
<
< No orders are on file yet.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Saturday
< 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/num
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE G1
< GUESS
< # a number from 1 to 100
< END ORDERS

