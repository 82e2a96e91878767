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
<   Name:      Max Master
<   Timezone:  UTC
<
< > CREATE ?num ********
< Game 'num' has been created: Hundred, for 2 players.
< You are its first player. To run it without playing, write BECOME
< MASTER.
< Others join with SIGN ON ?num and a password of their own.
< All luck of this game comes from one secret. Its seal (SHA-256) is
< 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0.
< The secret is told when the game is over, so that everybody can check
< it.
<
< > BECOME MASTER
< You are now the master of 'num'.
<
< > SET ROUNDS 3, GUESS NEXT 46, NO DIAS
< ROUNDS 3.
< GUESS clock 1410 min 0.00 next 46.00 grace 24.00 delay 0.50 days
< SMTWTFS.
< NO DIAS (it was: DIAS).

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
<   Name:      Ann Other
<   Timezone:  UTC
<
< > SIGN ON ?num ********
< You have joined 'num'. One more player is needed.
<
< > SET PREFERENCE R
< Your preference is R.

To: max@example.org
Subject: CHANCERY:num - A new player

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Ann Other (ann@example.org) has joined 'num'. One more player is needed.

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
<   Name:      Bob Black
<   Timezone:  UTC
<
< > LIST
< Name              Phase    Variant/Options
< ---------------   ------   ---------------
< num               Forming  Hundred, Moderated (Max Master), Press:W-P.
<                     1 of 2 seats open: SIGN ON ?num password
<
< Use LIST and a name for more about a game.
< Press: W white, G grey, P partial (only to some players); - not allowed.
<
< > HELP NUMBERS
< Hide a number; guess the other's.
<
< > HELP SECRET
< SECRET -- hide your number: on the next line, then END.
<
< > HELP ROUNDS
< SET ANY ROUNDS
<     ROUNDS ...
<
< How many rounds of guesses there are.
<
< Default: ANY ROUNDS
<
< > SIGN ON ?num ********
< You have joined 'num'. All seats are taken.

To: max@example.org, ann@example.org
Subject: CHANCERY:num - A new player

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Bob Black (bob@example.org) has joined 'num'. All seats are taken.

To: max@example.org
Subject: CHANCERY:num - HIDE The game begins

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: HIDE Mon Nov 23 2026 23:30:00 +0000
|
| The game 'num' begins.
|
|   Red:           Ann Other          ann@example.org
|   Blue:          Bob Black          bob@example.org
|
| Numbers from 1 to 100. (num.001)
|
| Red: ?
| Blue: ?
|
| All luck of this game comes from one secret. Its seal (SHA-256) is
| 4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0.
| The secret is told when the game is over, so that everybody can check
| it.
|
| The next phase of 'num' will be Hiding for both numbers.
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

To: ann@example.org
Subject: CHANCERY:num - HIDE The game begins

| ...
| You play Red.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE HIDE
| HIDE
| # a number from 1 to 100
| END ORDERS

To: bob@example.org
Subject: CHANCERY:num - HIDE The game begins

| ...
| You play Blue.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE HIDE
| HIDE
| # a number from 1 to 100
| END ORDERS

From: ann@example.org
> SIGN ON rnum secret
> SECRET
> 41
> END
> GUESS 7

To: ann@example.org
Subject: Re: [1 error] CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Mon Nov 23 2026 23:30:00 +0000
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
< Orders. (num.001)
<
< Red: HIDE 41
<
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.
<
< 1 line could not be carried out; see above.

From: bob@example.org
To: reply
> SECRET
> 400
> END
> SECRET 77

To: bob@example.org
Subject: Re: [1 error] CHANCERY:num - HIDE orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: HIDE Mon Nov 23 2026 23:30:00 +0000
<
< > SECRET
< > 400
< *** A number is from 1 to 100.
< > SECRET 77
< HIDE 77
<
< Orders. (num.001)
<
< Blue: HIDE 77
<
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.
<
< 1 line could not be carried out; see above.

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:num - HIDE Results

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: G1 Mon Nov 23 2026 23:30:00 +0000
|
| Hiding results. (num.001)
|
| Your number 77 is hidden.
| Your number 41 is hidden.
| Red guesses first.
| The numbers are 41 and 77.
|
| The luck of this turn came from the secret
| 1c8de77dc8fe59e78529bdbb2742fa022c53176e1e0b349b209f18325385fd80.
|
| The next phase of 'num' will be Guesses for round 1.
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 11 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

To: ann@example.org
Subject: CHANCERY:num - HIDE Results

| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE G1
| GUESS
| # a number from 1 to 100
| END ORDERS

To: bob@example.org
Subject: CHANCERY:num - HIDE Results

| ...

From: bob@example.org
> SIGN ON bnum secret
> CLUES
> GUESS 50

To: bob@example.org
Subject: Re: [2 errors] CHANCERY:num - G1 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G1 Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > CLUES
< *** There are no clues yet.
<
< > GUESS 50
< *** It is Red's turn to guess.
<
< Orders. (num.002)
<
<
< Time to deadline: 2 days, 10 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.
<
< 2 lines could not be carried out; see above.

From: ann@example.org
> SIGN ON rnum secret
> GUESS 77

To: ann@example.org
Subject: Re: CHANCERY:num - G1 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G1 Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON rnum ********
< Signed on as Red in 'num'.
<
< > GUESS 77
< GUESS 77
<
< Orders. (num.002)
<
< Red: GUESS 77
<
< Time to deadline: 2 days, 10 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

@ 2026-11-21T14:00:00Z

To: max@example.org
Subject: CHANCERY:num - G1 Results

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: G2 Mon Nov 23 2026 23:30:00 +0000
|
| Guess results. (num.002)
|
| Red guesses 77: right.
| The numbers are 41 and 77.
|
| The luck of this turn came from the secret
| f4740d74e36519ae127a7a07570836dd91daa49acebaaae40ff63b63ccbdd546.
|
| The next phase of 'num' will be Guesses for round 1.
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 10 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

To: ann@example.org
Subject: CHANCERY:num - G1 Results

| ...

To: bob@example.org
Subject: CHANCERY:num - G1 Results

| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE G2
| GUESS
| # a number from 1 to 100
| END ORDERS

From: bob@example.org
> SIGN ON bnum secret
> CLUES
> GUESS 60

To: bob@example.org
Subject: Re: CHANCERY:num - G2 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G2 Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > CLUES
< Red guesses 77: right.
<
< > GUESS 60
< GUESS 60
<
< Orders. (num.003)
<
< Blue: GUESS 60
<
< Time to deadline: 2 days, 9 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

@ 2026-11-21T15:00:00Z

To: max@example.org, ann@example.org, bob@example.org
Subject: CHANCERY:num - G2 Game over

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Guess results. (num.003)
|
| Blue guesses 60: too high.
| The numbers are 41 and 77.
|
| Red has won 'num' (the right number)!
|
| Ann Other against Bob Black
| Red guesses 77: right.
| Blue guesses 60: too high.
|
| Numbers from 1 to 100. (num.004)
|
| Red: 41
| Blue: 77
| Red guesses 77: right.
| Blue guesses 60: too high.
|
| The secret of its luck, which matches the seal, was
| 0707070707070707070707070707070707070707070707070707070707070707.
|
| Thank you for playing.

From: max@example.org
> SIGN ON mnum secret
> ROLLBACK
> PROCESS G9

To: max@example.org
Subject: Re: [1 error] CHANCERY:num - G2 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G2 Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON mnum ********
< Signed on as Master in 'num'.
<
< > ROLLBACK
< 'num' is back in G2. The orders for it are on file again.
<
< > PROCESS G9
< *** It is G2 now in 'num'; nothing has been done.

To: max@example.org
Subject: CHANCERY:num - G2 Rolled back

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
| :: Deadline: G2 Mon Nov 23 2026 23:30:00 +0000
|
| Master has rolled the game 'num' back to G2.
| Everything that was adjudicated from then on is undone. The orders that
| were on file for G2 are on file again; you can change them until the
| deadline.
|
| Numbers from 1 to 100. (num.003)
|
| Red: 41
| Blue: 77
| Red guesses 77: right.
|
| The next phase of 'num' will be Guesses for round 1.
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 8 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

To: ann@example.org
Subject: CHANCERY:num - G2 Rolled back

| ...
| Blue: ?
| ...

To: bob@example.org
Subject: CHANCERY:num - G2 Rolled back

| ...
| Red: ?
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE G2
| GUESS 60
| END ORDERS

From: bob@example.org
> SIGN ON bnum secret
> GUESS 41

To: bob@example.org
Subject: Re: CHANCERY:num - G2 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
< :: Deadline: G2 Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > GUESS 41
< GUESS 41
<
< Orders. (num.003)
<
< Blue: GUESS 41
<
< Time to deadline: 2 days, 8 hours, 30 minutes, and 0 seconds.
< Late orders are accepted until Tuesday 24 November 2026, 23:30 UTC.

@ 2026-11-24T15:00:00Z

To: max@example.org, ann@example.org, bob@example.org
Subject: CHANCERY:num - G2 Game over

| :: Judge: CHANCERY  Game: Num  Variant: Hundred
|
| Guess results. (num.003)
|
| Blue guesses 41: right.
| The numbers are 41 and 77.
|
| 'num' has ended in a draw between Red and Blue (both numbers in one
| round).
|
| Ann Other against Bob Black
| Red guesses 77: right.
| Blue guesses 41: right.
|
| Numbers from 1 to 100. (num.004)
|
| Red: 41
| Blue: 77
| Red guesses 77: right.
| Blue guesses 41: right.
|
| The secret of its luck, which matches the seal, was
| 0707070707070707070707070707070707070707070707070707070707070707.
|
| Thank you for playing.

From: bob@example.org
> SIGN ON bnum secret
> LIST
> SUMMARY num
> CLUES

To: bob@example.org
Subject: Re: CHANCERY:num - G3 orders

< :: Judge: CHANCERY  Game: Num  Variant: Hundred
<
< > SIGN ON bnum ********
< Signed on as Blue in 'num'.
<
< > LIST
< Game 'num' is over: Draw between Red and Blue (both numbers in one
< round).
<
< Variant: Hundred.
<   Hide    clock 1410 min  0.00 next  46.00 grace  24.00 delay 0.50
<           days SMTWTFS
<   Guess   clock 1410 min  0.00 next  46.00 grace  24.00 delay 0.50
<           days SMTWTFS
<   SET NO DIAS
<   SET ROUNDS 3
<
< The following players are signed up for game 'num':
<   Master:        Max Master          max@example.org
<   Red:           Ann Other           ann@example.org
<   Blue:          Bob Black           bob@example.org
<
< Numbers from 1 to 100. (num.004)
<
< Red: 41
< Blue: 77
< Red guesses 77: right.
< Blue guesses 41: right.
<
< > SUMMARY num
< Summary of game 'num' through G3.
<
< Variant: Hundred.
<   Hide    clock 1410 min  0.00 next  46.00 grace  24.00 delay 0.50
<           days SMTWTFS
<   Guess   clock 1410 min  0.00 next  46.00 grace  24.00 delay 0.50
<           days SMTWTFS
<   SET NO DIAS
<   SET ROUNDS 3
<
< Ann Other against Bob Black
< Red guesses 77: right.
< Blue guesses 41: right.
<
< > CLUES
< Red guesses 77: right.
< Blue guesses 41: right.

