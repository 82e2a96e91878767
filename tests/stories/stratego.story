# A game of Stratego by mail, from the challenge to the flag: set-ups, a strike, two plans that run against each other, a chase
# that may not go on, a draw that is offered and not taken.
From: ann@example.org
> REGISTER Ann Archer
> CREATE ?duel secret stratego barrage
> SET PREFERENCE RED

To: ann@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
<
< > REGISTER Ann Archer
< Welcome, Ann Archer. You are registered.
< Name:      Ann Archer
< Time zone: UTC
<
< > CREATE ?duel ********
< Game 'duel' has been created: Stratego Barrage, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Stratego Barrage, for 2 players.
<
<   https://judge.example.org/games/duel
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?duel password
<
< > SET PREFERENCE RED
< Your preference is Red.
<
< 'duel' has not started yet: 1 of 2 seats is taken.
< Your preference: Red.

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?duel secret

To: bob@example.org
Subject: Re: CHANCERY:duel - orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
<
< > REGISTER Bob Black
< Welcome, Bob Black. You are registered.
< Name:      Bob Black
< Time zone: UTC
<
< > SIGN ON ?duel ********
< You have joined 'duel'. All seats are taken.
<
< Stratego Barrage, for 2 players. It has no GM.
< Moves every 3 days at 23:30 UTC; 24 hours of grace.
< Set-ups every 3 days at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - SETUP You are Red

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
|
| 'duel' has started. You are Red.
|
| Your orders for SETUP are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE SETUP
| SETUP
| END
| # Between SETUP and END: 4 lines of 10, your front row first, from your
| # left to your right, a dot for an empty square.
| # Your army: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
| # flag.
| # Or let the judge do it: SETUP RANDOM instead of both lines.
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rduel
| and your password.
|
| Red:   Ann Archer  ann@example.org
| Blue:  Bob Black
|
| Stratego Barrage, the set-up. (duel.001)
|
| Each side has 8 pieces: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy,
| 1 bomb, 1 flag. Red sets up in rows 1 to 4, Blue in rows 7 to 10.
| HELP SETUP says how; HELP STRATEGO has the rules.
|
| Ranks are written like this: 1 marshal, 2 general, 8 miner, 9 scout,
| S spy, B bomb, F flag.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: bob@example.org
Subject: CHANCERY:duel - SETUP You are Blue

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
|
| 'duel' has started. You are Blue.
|
| Your orders for SETUP are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/duel
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE SETUP
| SETUP
| END
| # Between SETUP and END: 4 lines of 10, your front row first, from your
| # left to your right, a dot for an empty square.
| # Your army: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
| # flag.
| # Or let the judge do it: SETUP RANDOM instead of both lines.
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON bduel
| and your password.
|
| Red:   Ann Archer
| Blue:  Bob Black   bob@example.org
|
| Stratego Barrage, the set-up. (duel.001)
|
| Each side has 8 pieces: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy,
| 1 bomb, 1 flag. Red sets up in rows 1 to 4, Blue in rows 7 to 10.
| HELP SETUP says how; HELP STRATEGO has the rules.
|
| Ranks are written like this: 1 marshal, 2 general, 8 miner, 9 scout,
| S spy, B bomb, F flag.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
To: reply
> BEGIN ORDERS
> PHASE SETUP
> SETUP
> 9..1....9.
> .....2....
> ..S....8..
> ...BF..9..
> END
> END ORDERS

To: ann@example.org
Subject: Re: CHANCERY:duel - SETUP orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > SETUP
< > 9..1....9.
< > .....2....
< > ..S....8..
< > ...BF..9..
< *** The army has too many pieces. Too many: 1 scout. It was read by the
< US numbers (1 is the marshal, 9 a scout).
<
< I could not carry out 1 line. See above.
<
< No orders are on file yet.
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Sunday 29 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE SETUP
< SETUP
< END
< # Between SETUP and END: 4 lines of 10, your front row first, from your
< # left to your right, a dot for an empty square.
< # Your army: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
< # flag.
< # Or let the judge do it: SETUP RANDOM instead of both lines.
< END ORDERS

From: ann@example.org
To: reply
> HELP SETUP
> SETUP
> 9..1....9.
> .....2....
> ..S....8..
> ...BF.....
> END

To: ann@example.org
Subject: Re: CHANCERY:duel - SETUP orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > HELP SETUP
< SETTING UP
<
< Write SETUP, your rows from front to back, and END. Write each row from
< your own left to your right. The front row is next to the enemy. For
< forty pieces:
<
<   SETUP
<   9394924939
<   56691S9575
<   574BB7668B
<   88BF7B88B9
<   END
<
< With fewer pieces than squares, a dot is an empty square. For a barrage:
<
<   SETUP
<   9..1....9.
<   .....S....
<   ....2.....
<   ...BF8....
<   END
<
< You can number the ranks in two ways. Both have F for the flag and B for
< a bomb:
<
<           marshal  general  colonel  major  captain  lieutenant
< US              1        2        3      4        5           6
< EUROPEAN       10        9        8      7        6           5
<
<           sergeant  miner  scout  spy
< US               7      8      9  S
< EUROPEAN         4      3      2  1
<
< If the numbers of your pieces leave a doubt, write SETUP US or SETUP
< EUROPEAN in the first line. The reply shows your set-up with names, and
< your e-mails keep to your way of numbering.
<
< Instead of rows:
<
< SETUP RANDOM         a set-up such as people make, drawn for you
< SETUP RANDOM 2       another one; 3 and so on are others
< SETUP corner         one that has a name: SETUP LIST shows them
< SETUP corner MIRROR  the same, left and right exchanged
< SETUP USE Fortress   your own, saved by SETUP SAVE Fortress
<
< You can also send a whole board, row by row from the top; the judge uses
< only your own rows. You can change your set-up until both players have
< one.
<
< Then each player gets the seals of both set-ups. A seal is a SHA-256
< that reveals nothing, but fits no other set-up. When the game is over,
< the judge opens both set-ups, with everything you need to check the
< seals.
<
< > SETUP
< > 9..1....9.
< > .....2....
< > ..S....8..
< > ...BF.....
< SETUP DAALAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA US
<
< Orders for the set-up. (duel.001)
<
< Red's set-up, as Red sees it:
<
<      A    B    C    D    E    F    G    H    I    J
<   4  9    .    .    1    .    .    .    .    9    .    4
<   3  .    .    .    .    .    2    .    .    .    .    3
<   2  .    .    S    .    .    .    .    8    .    .    2
<   1  .    .    .    B    F    .    .    .    .    .    1
<      A    B    C    D    E    F    G    H    I    J
<
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< marshal D4; general F3; miner H2; 2 scouts A4 and I4; spy C2; bomb D1;
< flag E1.
<
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Sunday 29 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: bob@example.org
To: reply
> > BEGIN ORDERS
> > PHASE SETUP
> > SETUP
> > ..2....10..
> > ....1.....
> > 9.......3.
> > .2..FB....
> > END
> > END ORDERS

To: bob@example.org
Subject: Re: CHANCERY:duel - SETUP orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > SETUP
< > ..2....10..
< > ....1.....
< > 9.......3.
< > .2..FB....
< SETUP AADAAAALAAAAAACAAAAAKAAAAAAAEAADAAMBAAAA EUROPEAN
<
< Orders for the set-up. (duel.001)
<
< Blue's set-up, as Blue sees it:
<
<      J    I    H    G    F    E    D    C    B    A
<   7  .    .    2    .    .    .    .   10    .    .    7
<   8  .    .    .    .    1    .    .    .    .    .    8
<   9  9    .    .    .    .    .    .    .    3    .    9
<  10  .    2    .    .    F    B    .    .    .    .   10
<      J    I    H    G    F    E    D    C    B    A
<
< 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
<
< marshal C7; general J9; miner B9; 2 scouts H7 and I10; spy F8; bomb E10;
< flag F10.
<
< All orders are in, so SETUP has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - SETUP Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M1 Fri Nov 27 2026 23:30:00 +0000
|
| Your orders for M1 are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 24 hours after that.
|
| Results of the set-up. (duel.001)
|
| Red has set up.
| Blue has set up.
|
| Each set-up is sealed by its SHA-256. Both are opened when the game is
| over, so that anyone can check them.
|
| Red:  45c3176ef2d861b1ffd8baa8179bc4aa3cdf1be269dde33e733f69d5c7d0a121
| Blue: df051a80faa21e0794098f8123c1c4b0b0bb3ffe7e29accd6f83bf1f5275f086
|
| It is your turn: move 1.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    ?    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    ?    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    9    .    4
|   3  .    .    .    .    .    2    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F3; miner H2; 2 scouts A4 and I4; spy
|                C2; bomb D1; flag E1.
| Blue's pieces: hidden, not moved: B9, C7, E10, F8, F10, H7, I10 and J9.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
|                flag, on 8 squares.
|
| To end the game by a vote, write SET DRAW.
|
| On the web: https://judge.example.org/my/games/duel/SETUP
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M1
| MOVE
| # such as MOVE A4-A5
| # scout A4: A5, A6, A7, A8, A9, A10, B4, C4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # scout I4: I5, I6, I7, I8, I9, xI10, J4, I3, I2, I1, H4, G4, F4, E4
| # general F3: F4, G3, F2, E3
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - SETUP Results

| ...
| You have no orders to submit. Next: Moves for move 1, due on Friday 27
| November 2026, 23:30 UTC, in 6 days.
| ...
| It is Red's turn: move 1. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    ?    .    .    .    .    .    3
|   4  .    ?    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    2    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    3    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B9; 2 scouts H7 and I10;
|                spy F8; bomb E10; flag F10.
| Red's pieces:  hidden, not moved: A4, C2, D1, D4, E1, F3, H2 and I4.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
| ...

@ 2026-11-22T09:00:00Z

From: ann@example.org
To: reply
> I4-I8
> Good luck, Bob!

To: ann@example.org
Subject: Re: CHANCERY:duel - M1 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M1 Fri Nov 27 2026 23:30:00 +0000
<
< > I4-I8
< MOVE I4-I8
<
< Orders for move 1. (duel.002)
<
< Red moves the scout, I4-I8.
<
< All orders are in, so M1 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M1 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from I4 to I8.
|
| You have no orders to submit. Next: Moves for move 2, due on Friday 27
| November 2026, 23:30 UTC, in 5 days.
|
| Results of move 1. (duel.002)
|
| Red's scout goes from I4 to I8.
|
| It is Blue's turn: move 2. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    ?    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    9    .    8
|   7  .    .    ?    .    .    .    .    ?    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    2    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F3; miner H2; 2 scouts A4 and
|                I8 (shown); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, not moved: B9, C7, E10, F8, F10, H7, I10 and J9.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
|                flag, on 8 squares.
|
| To end the game by a vote, write SET DRAW.
|
| On the web: https://judge.example.org/my/games/duel/M1

To: bob@example.org
Subject: CHANCERY:duel - M1 Results

| ...
| Your orders for M2 are due on Friday 27 November 2026, 23:30 UTC, in 5
| days. I accept late orders for 24 hours after that.
| ...
| It is your turn: move 2.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    ?    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    2    .    .    .    .   10    .    .    7
|   8  .   [2]   .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    3    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B9; 2 scouts H7 and I10;
|                spy F8; bomb E10; flag F10.
| Red's pieces:  scout I8; hidden, not moved: A4, C2, D1, D4, E1, F3 and
|                H2.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M2
| MOVE
| # such as MOVE H7-H8
| # scout H7: H8, H9, H10, I7, J7, G7, F7, E7, D7
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner B9: B10, C9, B8, A9
| # scout I10: J10, I9, xI8, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> J10-J9
> B9-B7

To: bob@example.org
Subject: Re: CHANCERY:duel - M2 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
<
< > J10-J9
< *** There is no piece on J10. Pieces of yours that can move stand on H7,
< C7, F8, J9, B9 and I10.
< > B9-B7
< *** B9-B7 is too far for your miner: it goes one square. Only scouts go
< farther. From B9 it can go to B8, A9, C9 or B10.
<
< I could not carry out 2 lines. See above.
<
< No orders are on file yet.
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Saturday 28
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M2
< MOVE
< # such as MOVE H7-H8
< # scout H7: H8, H9, H10, I7, J7, G7, F7, E7, D7
< # marshal C7: C8, D7, B7
< # spy F8: F9, G8, F7, E8
< # general J9: J10, J8, I9
< # miner B9: B10, C9, B8, A9
< # scout I10: J10, I9, xI8, H10, G10
< END ORDERS

From: bob@example.org
To: reply
> H7-H8

To: bob@example.org
Subject: Re: CHANCERY:duel - M2 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
<
< > H7-H8
< MOVE H7-H8
<
< Orders for move 2. (duel.003)
<
< Blue moves the scout, H7-H8.
<
< All orders are in, so M2 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M2 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M3 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from H7 to H8.
|
| Your orders for M3 are due on Friday 27 November 2026, 23:30 UTC, in 5
| days. I accept late orders for 24 hours after that.
|
| Results of move 2. (duel.003)
|
| A piece of Blue's goes from H7 to H8.
|
| It is your turn: move 3.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    ?    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    !    9    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    2    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F3; miner H2; 2 scouts A4 and
|                I8 (shown); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: H8; hidden, not moved: B9, C7, E10, F8,
|                F10, I10 and J9.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
|                flag, on 8 squares.
|
| On the web: https://judge.example.org/my/games/duel/M2
|
| BEGIN ORDERS
| PHASE M3
| MOVE
| # such as MOVE A4-A5
| # scout A4: A5, A6, A7, A8, A9, A10, B4, C4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # scout I8: I9, xI10, J8, I7, I6, I5, I4, I3, I2, I1, xH8
| # general F3: F4, G3, F2, E3
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M2 Results

| ...
| Blue's scout goes from H7 to H8.
|
| You have no orders to submit. Next: Moves for move 3, due on Friday 27
| November 2026, 23:30 UTC, in 5 days.
| ...
| Blue's scout goes from H7 to H8.
|
| It is Red's turn: move 3. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    ?    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .   [2]   2    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    3    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B9; 2 scouts H8 (moved) and
|                I10; spy F8; bomb E10; flag F10.
| Red's pieces:  scout I8; hidden, not moved: A4, C2, D1, D4, E1, F3 and
|                H2.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M2

From: ann@example.org
To: reply
> I8xH8
> PRESS TO BLUE
> Somebody had to begin.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:duel - M3 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M3 Fri Nov 27 2026 23:30:00 +0000
<
< > I8xH8
< MOVE I8-H8
<
< > PRESS TO BLUE
< Press sent to Blue.
<   | Somebody had to begin.
<
< Orders for move 3. (duel.004)
<
< Red moves the scout, I8xH8.
<
< All orders are in, so M3 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: bob@example.org
Subject: CHANCERY:duel - M3 Red to Blue

| Message from Red to Blue in 'duel':
|
| Somebody had to begin.
|
| On the web: https://judge.example.org/my/games/duel/press/R

To: ann@example.org
Subject: CHANCERY:duel - M3 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M4 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout from I8 strikes Blue's scout on H8: both are lost.
|
| You have no orders to submit. Next: Moves for move 4, due on Friday 27
| November 2026, 23:30 UTC, in 5 days.
|
| Results of move 3. (duel.004)
|
| Red's scout from I8 strikes Blue's scout on H8: both are lost.
|
| It is Blue's turn: move 4. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    ?    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    2    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F3; miner H2; scout A4; spy C2; bomb
|                D1; flag E1.
| Blue's pieces: hidden, not moved: B9, C7, E10, F8, F10, I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M3

To: bob@example.org
Subject: CHANCERY:duel - M3 Results

| ...
| Your orders for M4 are due on Friday 27 November 2026, 23:30 UTC, in 5
| days. I accept late orders for 24 hours after that.
| ...
| It is your turn: move 4.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    ?    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    3    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B9; scout I10; spy F8; bomb
|                E10; flag F10.
| Red's pieces:  hidden, not moved: A4, C2, D1, D4, E1, F3 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M4
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner B9: B10, C9, B8, A9
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

@ 2026-11-23T09:00:00Z

From: ann@example.org
> SIGN ON rduel secret
> F3-F4
> PLAN
> F3-F4
> F4-F5
> F5-F6
> END

To: ann@example.org
Subject: Re: CHANCERY:duel - M4 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M4 Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON rduel ********
< Signed on as Red in 'duel'.
<
< > F3-F4
< *** It is not your turn: Blue is to move. For your next moves, write
< PLAN, each move on a line of its own, and END.
< > PLAN
< > F3-F4
< > F4-F5
< > F5-F6
< PLAN F3-F4; F4-F5; F5-F6
<
< I could not carry out 1 line. See above.
<
< Orders for move 4. (duel.005)
<
< Red plans: F3-F4, F4-F5, F5-F6.
<
< You have nothing to order now.
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Saturday 28
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/duel

From: bob@example.org
> SIGN ON bduel secret
> PLAN
> B9-B8
> B8-B7
> B7-B6
> END

To: bob@example.org
Subject: Re: CHANCERY:duel - M4 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M4 Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON bduel ********
< Signed on as Blue in 'duel'.
<
< > PLAN
< > B9-B8
< > B8-B7
< > B7-B6
< PLAN B9-B8; B8-B7; B7-B6
<
< Orders for move 4. (duel.005)
<
< Blue plans: B9-B8, B8-B7, B7-B6.
<
< All orders are in, so M4 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M4 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M10 Fri Nov 27 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| You have no orders to submit. Next: Moves for move 10, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 4. (duel.005)
|
|    4  A piece of Blue's goes from B9 to B8.
|    5  Red's general goes from F3 to F4.
|    6  A piece of Blue's goes from B8 to B7.
|    7  Red's general goes from F4 to F5.
|    8  A piece of Blue's goes from B7 to B6.
|    9  Red's general goes from F5 to F6.
| 3 moves of your plan were made. It is done.
|
| It is Blue's turn: move 10. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    !   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout A4; spy
|                C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B6; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M4

To: bob@example.org
Subject: CHANCERY:duel - M4 Results

| ...
| Your orders for M10 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
|    4  Blue's miner goes from B9 to B8.
|    5  A piece of Red's goes from F3 to F4.
|    6  Blue's miner goes from B8 to B7.
|    7  A piece of Red's goes from F4 to F5.
|    8  Blue's miner goes from B7 to B6.
| 3 moves of your plan were made. It is done.
|    9  A piece of Red's goes from F5 to F6.
|
| It is your turn: move 10.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   3    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B6 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: F6; hidden, not moved: A4, C2, D1, D4, E1
|                and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M10
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner B6: B7, B5, A6
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> MOVE B6-B5

To: bob@example.org
Subject: Re: CHANCERY:duel - M10 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M10 Fri Nov 27 2026 23:30:00 +0000
<
< > MOVE B6-B5
< MOVE B6-B5
<
< Orders for move 10. (duel.006)
<
< Blue moves the miner, B6-B5.
<
< All orders are in, so M10 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M10 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M11 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from B6 to B5.
|
| Your orders for M11 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 10. (duel.006)
|
| A piece of Blue's goes from B6 to B5.
|
| It is your turn: move 11.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout A4; spy
|                C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M10
|
| BEGIN ORDERS
| PHASE M11
| MOVE
| # such as MOVE A4-A5
| # scout A4: A5, A6, A7, A8, A9, A10, B4, C4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F6: F7, F5, E6
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M10 Results

| ...
| Blue's miner goes from B6 to B5.
|
| You have no orders to submit. Next: Moves for move 11, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's miner goes from B6 to B5.
|
| It is Red's turn: move 11. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: F6; hidden, not moved: A4, C2, D1, D4, E1
|                and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> A4-A5

To: ann@example.org
Subject: Re: CHANCERY:duel - M11 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M11 Fri Nov 27 2026 23:30:00 +0000
<
< > A4-A5
< MOVE A4-A5
<
< Orders for move 11. (duel.007)
<
< Red moves the scout, A4-A5.
<
< All orders are in, so M11 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M11 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M12 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from A4 to A5.
|
| You have no orders to submit. Next: Moves for move 12, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 11. (duel.007)
|
| Red's scout goes from A4 to A5.
|
| It is Blue's turn: move 12. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  9    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                A5 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M11

To: bob@example.org
Subject: CHANCERY:duel - M11 Results

| ...
| A piece of Red's goes from A4 to A5.
|
| Your orders for M12 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from A4 to A5.
|
| It is your turn: move 12.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    !    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A5 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M12
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner B5: B6, B4, xA5
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> B5-B6

To: bob@example.org
Subject: Re: CHANCERY:duel - M12 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M12 Fri Nov 27 2026 23:30:00 +0000
<
< > B5-B6
< MOVE B5-B6
<
< Orders for move 12. (duel.008)
<
< Blue moves the miner, B5-B6.
<
< All orders are in, so M12 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M12 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M13 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from B5 to B6.
|
| Your orders for M13 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 12. (duel.008)
|
| A piece of Blue's goes from B5 to B6.
|
| It is your turn: move 13.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    !   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                A5 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B6; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M12
|
| BEGIN ORDERS
| PHASE M13
| MOVE
| # such as MOVE A5-A6
| # scout A5: A6, A7, A8, A9, A10, B5, A4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F6: F7, F5, E6
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M12 Results

| ...
| Blue's miner goes from B5 to B6.
|
| You have no orders to submit. Next: Moves for move 13, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's miner goes from B5 to B6.
|
| It is Red's turn: move 13. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   3    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B6 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A5 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> A5-B5

To: ann@example.org
Subject: Re: CHANCERY:duel - M13 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M13 Fri Nov 27 2026 23:30:00 +0000
<
< > A5-B5
< MOVE A5-B5
<
< Orders for move 13. (duel.009)
<
< Red moves the scout, A5-B5.
<
< All orders are in, so M13 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M13 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M14 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from A5 to B5.
|
| You have no orders to submit. Next: Moves for move 14, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 13. (duel.009)
|
| Red's scout goes from A5 to B5.
|
| It is Blue's turn: move 14. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    !   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    9   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                B5 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B6; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M13

To: bob@example.org
Subject: CHANCERY:duel - M13 Results

| ...
| A piece of Red's goes from A5 to B5.
|
| Your orders for M14 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from A5 to B5.
|
| It is your turn: move 14.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   !    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   3    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B6 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: B5 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M14
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner B6: B7, xB5, A6
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> B6-A6

To: bob@example.org
Subject: Re: CHANCERY:duel - M14 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M14 Fri Nov 27 2026 23:30:00 +0000
<
< > B6-A6
< MOVE B6-A6
<
< Orders for move 14. (duel.010)
<
< Blue moves the miner, B6-A6.
<
< All orders are in, so M14 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M14 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M15 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from B6 to A6.
|
| Your orders for M15 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 14. (duel.010)
|
| A piece of Blue's goes from B6 to A6.
|
| It is your turn: move 15.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  !    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    9   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                B5 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: A6; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M14
|
| BEGIN ORDERS
| PHASE M15
| MOVE
| # such as MOVE B5-B6
| # scout B5: B6, B7, B8, B9, B10, B4, B3, B2, B1, A5
| # marshal D4: E4, D3, C4
| # general F6: F7, F5, E6
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M14 Results

| ...
| Blue's miner goes from B6 to A6.
|
| You have no orders to submit. Next: Moves for move 15, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's miner goes from B6 to A6.
|
| It is Red's turn: move 15. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   !    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   .    3    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner A6 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: B5 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> B5-B6

To: ann@example.org
Subject: Re: CHANCERY:duel - M15 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M15 Fri Nov 27 2026 23:30:00 +0000
<
< > B5-B6
< MOVE B5-B6
<
< Orders for move 15. (duel.011)
<
< Red moves the scout, B5-B6.
<
< All orders are in, so M15 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M15 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M16 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from B5 to B6.
|
| You have no orders to submit. Next: Moves for move 16, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 15. (duel.011)
|
| Red's scout goes from B5 to B6.
|
| It is Blue's turn: move 16. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  !    9   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                B6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: A6; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M15

To: bob@example.org
Subject: CHANCERY:duel - M15 Results

| ...
| A piece of Red's goes from B5 to B6.
|
| Your orders for M16 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from B5 to B6.
|
| It is your turn: move 16.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   !    3    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner A6 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: B6 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M16
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner A6: A7, xB6, A5
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> A6-A5

To: bob@example.org
Subject: Re: CHANCERY:duel - M16 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M16 Fri Nov 27 2026 23:30:00 +0000
<
< > A6-A5
< MOVE A6-A5
<
< Orders for move 16. (duel.012)
<
< Blue moves the miner, A6-A5.
<
< All orders are in, so M16 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M16 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M17 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from A6 to A5.
|
| Your orders for M17 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 16. (duel.012)
|
| A piece of Blue's goes from A6 to A5.
|
| It is your turn: move 17.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  .    9   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  !    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                B6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: A5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M16
|
| BEGIN ORDERS
| PHASE M17
| MOVE
| # such as MOVE B6-B7
| # scout B6: B7, B8, B9, B10, B5, B4, B3, B2, B1, A6
| # marshal D4: E4, D3, C4
| # general F6: F7, F5, E6
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M16 Results

| ...
| Blue's miner goes from A6 to A5.
|
| You have no orders to submit. Next: Moves for move 17, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's miner goes from A6 to A5.
|
| It is Red's turn: move 17. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    3    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   !    .    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner A5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: B6 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> B6-A6

To: ann@example.org
Subject: Re: CHANCERY:duel - M17 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M17 Fri Nov 27 2026 23:30:00 +0000
<
< > B6-A6
< MOVE B6-A6
<
< Orders for move 17. (duel.013)
<
< Red moves the scout, B6-A6.
<
< All orders are in, so M17 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M17 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M18 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from B6 to A6.
|
| You have no orders to submit. Next: Moves for move 18, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 17. (duel.013)
|
| Red's scout goes from B6 to A6.
|
| It is Blue's turn: move 18. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  !    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: A5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M17

To: bob@example.org
Subject: CHANCERY:duel - M17 Results

| ...
| A piece of Red's goes from B6 to A6.
|
| Your orders for M18 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from B6 to A6.
|
| It is your turn: move 18.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    3    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner A5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A6 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M18
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, F7, E8
| # general J9: J10, J8, I9
| # miner A5: xA6, B5, A4
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> A5-B5

To: bob@example.org
Subject: Re: CHANCERY:duel - M18 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M18 Fri Nov 27 2026 23:30:00 +0000
<
< > A5-B5
< MOVE A5-B5
<
< Orders for move 18. (duel.014)
<
< Blue moves the miner, A5-B5.
<
< All orders are in, so M18 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M18 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M19 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from A5 to B5.
|
| Your orders for M19 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 18. (duel.014)
|
| A piece of Blue's goes from A5 to B5.
|
| It is your turn: move 19.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F6 (moved); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M18
|
| A6-A5 is not open to you: it would repeat a position of your chase (HELP
| CHASE).
|
| BEGIN ORDERS
| PHASE M19
| MOVE
| # such as MOVE A6-A7
| # scout A6: A7, A8, A9, A10, B6, A4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F6: F7, F5, E6
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M18 Results

| ...
| Blue's miner goes from A5 to B5.
|
| You have no orders to submit. Next: Moves for move 19, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's miner goes from A5 to B5.
|
| It is Red's turn: move 19. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   !    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A6 and F6; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> A6-A5

To: ann@example.org
Subject: Re: CHANCERY:duel - M19 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M19 Fri Nov 27 2026 23:30:00 +0000
<
< > A6-A5
< *** A6-A5 is not open to you: you are chasing, and it would repeat a
< position of the chase. From A6 it can go to A4, A3, B6, A7, A2 or A8.
<
< I could not carry out 1 line. See above.
<
< No orders are on file yet.
<
< On the web: https://judge.example.org/my/games/duel
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Saturday 28
< November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE M19
< MOVE
< # such as MOVE A6-A7
< # scout A6: A7, A8, A9, A10, B6, A4, A3, A2, A1
< # marshal D4: E4, D3, C4
< # general F6: F7, F5, E6
< # spy C2: C3, D2, C1, B2
< # miner H2: H3, I2, H1, G2
< END ORDERS

From: ann@example.org
To: reply
> LOSSES
> BOARD
> F6-F7

To: ann@example.org
Subject: Re: CHANCERY:duel - M19 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M19 Fri Nov 27 2026 23:30:00 +0000
<
< > LOSSES
< Red has lost:  1 scout.
< Blue has lost: 1 scout.
< Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
<                flag, on 7 squares.
<
< > BOARD
<      A    B    C    D    E    F    G    H    I    J
<  10  .    .    .    .    ?    ?    .    .    ?    .   10
<   9  .    .    .    .    .    .    .    .    .    ?    9
<   8  .    .    .    .    .    ?    .    .    .    .    8
<   7  .    .    ?    .    .    .    .    .    .    .    7
<   6  9    .   ~~~  ~~~   .    2   ~~~  ~~~   .    .    6
<   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
<   4  .    .    .    1    .    .    .    .    .    .    4
<   3  .    .    .    .    .    .    .    .    .    .    3
<   2  .    .    S    .    .    .    .    8    .    .    2
<   1  .    .    .    B    F    .    .    .    .    .    1
<      A    B    C    D    E    F    G    H    I    J
<
< Your pieces are plain. Blue's: ? has not moved, ! has moved, in
< brackets: its rank is known. ~~~ is a lake.
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< Your pieces:   marshal D4; general F6 (moved); miner H2; scout
<                A6 (moved); spy C2; bomb D1; flag E1.
< Blue's pieces: hidden, moved: B5; hidden, not moved: C7, E10, F8, F10,
<                I10 and J9.
<
< > F6-F7
< MOVE F6-F7
<
< Orders for move 19. (duel.015)
<
< Red moves the general, F6-F7.
<
< All orders are in, so M19 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M19 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M20 Fri Nov 27 2026 23:30:00 +0000
|
| Red's general goes from F6 to F7.
|
| You have no orders to submit. Next: Moves for move 20, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 19. (duel.015)
|
| Red's general goes from F6 to F7.
|
| It is Blue's turn: move 20. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    ?    .    .    2    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F7 (moved); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5; hidden, not moved: C7, E10, F8, F10,
|                I10 and J9.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| On the web: https://judge.example.org/my/games/duel/M19

To: bob@example.org
Subject: CHANCERY:duel - M19 Results

| ...
| A piece of Red's goes from F6 to F7.
|
| Your orders for M20 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from F6 to F7.
|
| It is your turn: move 20.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    !    .    .   10    .    .    7
|   8  .    .    .    .    1    .    .    .    .    .    8
|   9  9    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J9; miner B5 (moved); scout I10; spy
|                F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A6 and F7; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...
| BEGIN ORDERS
| PHASE M20
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # spy F8: F9, G8, xF7, E8
| # general J9: J10, J8, I9
| # miner B5: B6, B4, A5
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> J9-J8
> OFFER DRAW

To: bob@example.org
Subject: Re: CHANCERY:duel - M20 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M20 Fri Nov 27 2026 23:30:00 +0000
<
< > J9-J8
< MOVE J9-J8
<
< > OFFER DRAW
< Blue votes for a draw among all survivors.
<
< Orders for move 20. (duel.016)
<
< Blue moves the general, J9-J8.
<
< All orders are in, so M20 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M20 A draw is offered

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M20 Fri Nov 27 2026 23:30:00 +0000
|
| Blue offers a draw. SET DRAW accepts it, and the game is over. If you
| would rather play on, you need do nothing.
|
| On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M20 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M21 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from J9 to J8.
|
| Your orders for M21 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 20. (duel.016)
|
| A piece of Blue's goes from J9 to J8.
|
| It is your turn: move 21.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    ?    .    .    .    !    8
|   7  .    .    ?    .    .    2    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F7 (moved); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5 and J8; hidden, not moved: C7, E10, F8,
|                F10 and I10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
|                flag, on 7 squares.
|
| Blue voted for a draw among all survivors.
|
| On the web: https://judge.example.org/my/games/duel/M20
| No vote has passed. The votes remain valid for the next phase.
|
| BEGIN ORDERS
| PHASE M21
| MOVE
| # such as MOVE A6-A7
| # scout A6: A7, A8, A9, A10, B6, A5, A4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F7: xF8, G7, F6, E7
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M20 Results

| ...
| Blue's general goes from J9 to J8.
|
| You have no orders to submit. Next: Moves for move 21, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's general goes from J9 to J8.
|
| It is Red's turn: move 21. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    !    .    .   10    .    .    7
|   8  9    .    .    .    1    .    .    .    .    .    8
|   9  .    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J8 (moved); miner B5 (moved); scout
|                I10; spy F8; bomb E10; flag F10.
| Red's pieces:  hidden, moved: A6 and F7; hidden, not moved: C2, D1, D4,
|                E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout.
| Red hides:     1 marshal, 1 general, 1 miner, 1 scout, 1 spy, 1 bomb, 1
| ...

From: ann@example.org
To: reply
> OPTIONS F7
> F7xF8

To: ann@example.org
Subject: Re: CHANCERY:duel - M21 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M21 Fri Nov 27 2026 23:30:00 +0000
<
< > OPTIONS F7
< Moves open to Red. (duel.017)
<
< general F7: xF8, G7, F6, E7.
<
< > F7xF8
< MOVE F7-F8
<
< Orders for move 21. (duel.017)
<
< Red moves the general, F7xF8.
<
< All orders are in, so M21 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M21 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M22 Fri Nov 27 2026 23:30:00 +0000
|
| Red's general from F7 strikes Blue's spy on F8 and takes it.
|
| You have no orders to submit. Next: Moves for move 22, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 21. (duel.017)
|
| Red's general from F7 strikes Blue's spy on F8 and takes it.
|
| It is Blue's turn: move 22. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    2    .    .    .    !    8
|   7  .    .    ?    .    .    .    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F8 (shown); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5 and J8; hidden, not moved: C7, E10, F10
|                and I10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 bomb, 1 flag,
|                on 6 squares.
|
| Blue voted for a draw among all survivors.
| No vote has passed. The votes remain valid for the next phase.
|
| On the web: https://judge.example.org/my/games/duel/M21

To: bob@example.org
Subject: CHANCERY:duel - M21 Results

| ...
| Your orders for M22 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| It is your turn: move 22.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    .    .    .   10    .    .    7
|   8  9    .    .    .   [9]   .    .    .    .    .    8
|   9  .    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J8 (moved); miner B5 (moved); scout
|                I10; bomb E10; flag F10.
| Red's pieces:  general F8; hidden, moved: A6; hidden, not moved: C2, D1,
|                D4, E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Red hides:     1 marshal, 1 miner, 1 scout, 1 spy, 1 bomb, 1 flag, on 6
|                squares.
| ...
| BEGIN ORDERS
| PHASE M22
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # general J8: J9, J7, I8
| # miner B5: B6, B4, A5
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> J8-J7

To: bob@example.org
Subject: Re: CHANCERY:duel - M22 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M22 Fri Nov 27 2026 23:30:00 +0000
<
< > J8-J7
< MOVE J8-J7
<
< Orders for move 22. (duel.018)
<
< Blue moves the general, J8-J7.
<
< All orders are in, so M22 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M22 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M23 Fri Nov 27 2026 23:30:00 +0000
|
| A piece of Blue's goes from J8 to J7.
|
| Your orders for M23 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 22. (duel.018)
|
| A piece of Blue's goes from J8 to J7.
|
| It is your turn: move 23.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    2    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    !    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F8 (shown); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5 and J7; hidden, not moved: C7, E10, F10
|                and I10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 bomb, 1 flag,
|                on 6 squares.
|
| Blue voted for a draw among all survivors.
|
| On the web: https://judge.example.org/my/games/duel/M22
| No vote has passed. The votes remain valid for the next phase.
|
| BEGIN ORDERS
| PHASE M23
| MOVE
| # such as MOVE A6-A7
| # scout A6: A7, A8, A9, A10, B6, A5, A4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F8: F9, G8, F7, E8
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M22 Results

| ...
| Blue's general goes from J8 to J7.
|
| You have no orders to submit. Next: Moves for move 23, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| Blue's general goes from J8 to J7.
|
| It is Red's turn: move 23. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  9    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .   [9]   .    .    .    .    .    8
|   9  .    .    .    .    .    .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J7 (moved); miner B5 (moved); scout
|                I10; bomb E10; flag F10.
| Red's pieces:  general F8; hidden, moved: A6; hidden, not moved: C2, D1,
|                D4, E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Red hides:     1 marshal, 1 miner, 1 scout, 1 spy, 1 bomb, 1 flag, on 6
|                squares.
| ...

From: ann@example.org
To: reply
> F8-F9

To: ann@example.org
Subject: Re: CHANCERY:duel - M23 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M23 Fri Nov 27 2026 23:30:00 +0000
<
< > F8-F9
< MOVE F8-F9
<
< Orders for move 23. (duel.019)
<
< Red moves the general, F8-F9.
<
< All orders are in, so M23 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M23 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M24 Fri Nov 27 2026 23:30:00 +0000
|
| Red's general goes from F8 to F9.
|
| You have no orders to submit. Next: Moves for move 24, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
|
| Results of move 23. (duel.019)
|
| Red's general goes from F8 to F9.
|
| It is Blue's turn: move 24. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?    .    .    ?    .   10
|   9  .    .    .    .    .    2    .    .    .    .    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    !    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F9 (shown); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: hidden, moved: B5 and J7; hidden, not moved: C7, E10, F10
|                and I10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 scout, 1 bomb, 1 flag,
|                on 6 squares.
|
| Blue voted for a draw among all survivors.
| No vote has passed. The votes remain valid for the next phase.
|
| On the web: https://judge.example.org/my/games/duel/M23

To: bob@example.org
Subject: CHANCERY:duel - M23 Results

| ...
| Your orders for M24 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
| ...
| It is your turn: move 24.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  9    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    .    .    .    .    .    .    8
|   9  .    .    .    .   [9]   .    .    .    .    .    9
|  10  .    2    .    .    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J7 (moved); miner B5 (moved); scout
|                I10; bomb E10; flag F10.
| Red's pieces:  general F9; hidden, moved: A6; hidden, not moved: C2, D1,
|                D4, E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Red hides:     1 marshal, 1 miner, 1 scout, 1 spy, 1 bomb, 1 flag, on 6
|                squares.
| ...
| BEGIN ORDERS
| PHASE M24
| MOVE
| # such as MOVE C7-C8
| # marshal C7: C8, D7, B7
| # general J7: J8, J6, I7
| # miner B5: B6, B4, A5
| # scout I10: J10, I9, I8, I7, I6, I5, I4, I3, I2, I1, H10, G10
| END ORDERS

From: bob@example.org
To: reply
> I10-G10

To: bob@example.org
Subject: Re: CHANCERY:duel - M24 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M24 Fri Nov 27 2026 23:30:00 +0000
<
< > I10-G10
< MOVE I10-G10
<
< Orders for move 24. (duel.020)
<
< Blue moves the scout, I10-G10.
<
< All orders are in, so M24 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M24 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M25 Fri Nov 27 2026 23:30:00 +0000
|
| Blue's scout goes from I10 to G10.
|
| Your orders for M25 are due on Friday 27 November 2026, 23:30 UTC, in 4
| days. I accept late orders for 24 hours after that.
|
| Results of move 24. (duel.020)
|
| Blue's scout goes from I10 to G10.
|
| It is your turn: move 25.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    ?    ?   [9]   .    .    .   10
|   9  .    .    .    .    .    2    .    .    .    .    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    .    ?    .    .    .    .    .    .    !    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    !   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    S    .    .    .    .    8    .    .    2
|   1  .    .    .    B    F    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal D4; general F9 (shown); miner H2; scout
|                A6 (moved); spy C2; bomb D1; flag E1.
| Blue's pieces: scout G10; hidden, moved: B5 and J7; hidden, not moved:
|                C7, E10 and F10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Blue hides:    1 marshal, 1 general, 1 miner, 1 bomb, 1 flag, on 5
|                squares.
|
| Blue voted for a draw among all survivors.
|
| On the web: https://judge.example.org/my/games/duel/M24
| No vote has passed. The votes remain valid for the next phase.
|
| BEGIN ORDERS
| PHASE M25
| MOVE
| # such as MOVE A6-A7
| # scout A6: A7, A8, A9, A10, B6, A5, A4, A3, A2, A1
| # marshal D4: E4, D3, C4
| # general F9: xF10, G9, F8, E9
| # spy C2: C3, D2, C1, B2
| # miner H2: H3, I2, H1, G2
| END ORDERS

To: bob@example.org
Subject: CHANCERY:duel - M24 Results

| ...
| You have no orders to submit. Next: Moves for move 25, due on Friday 27
| November 2026, 23:30 UTC, in 4 days.
| ...
| It is Red's turn: move 25. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    ?    ?    .    .    .    1
|   2  .    .    ?    .    .    .    .    ?    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   3    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  9    .    .    .    .    .    .   10    .    .    7
|   8  .    .    .    .    .    .    .    .    .    .    8
|   9  .    .    .    .   [9]   .    .    .    .    .    9
|  10  .    .    .    2    F    B    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 10 marshal, 9 general, 3 miner, 2 scout, 1 spy, B bomb, F flag.
|
| Your pieces:   marshal C7; general J7 (moved); miner B5 (moved); scout
|                G10 (shown); bomb E10; flag F10.
| Red's pieces:  general F9; hidden, moved: A6; hidden, not moved: C2, D1,
|                D4, E1 and H2.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy.
| Red hides:     1 marshal, 1 miner, 1 scout, 1 spy, 1 bomb, 1 flag, on 6
| ...

From: ann@example.org
To: reply
> F9xF10

To: ann@example.org
Subject: Re: CHANCERY:duel - M25 orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: M25 Fri Nov 27 2026 23:30:00 +0000
<
< > F9xF10
< MOVE F9-F10
<
< Orders for move 25. (duel.021)
<
< Red moves the general, F9xF10.
<
< All orders are in, so M25 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/duel

To: ann@example.org
Subject: CHANCERY:duel - M25 Game over

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
|
| Red has won 'duel' (taking the flag)!
|
| Red's general from F9 takes Blue's flag on F10.
|
| Results of move 25. (duel.021)
|
| Red's general from F9 takes Blue's flag on F10.
| Red has taken the flag of Blue, and wins.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .   bB   r2   b9    .    .    .   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    .   b1    .    .    .    .    .    .   b2    7
|   6 r9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .   b8   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .   r1    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .   rS    .    .    .    .   r8    .    .    2
|   1  .    .    .   rB   rF    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is
| not known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Red's pieces:  marshal D4; general F10; miner H2; scout A6; spy C2; bomb
|                D1; flag E1.
| Blue's pieces: marshal C7; general J7; miner B5; scout G10; bomb E10.
| Red has lost:  1 scout.
| Blue has lost: 1 scout, 1 spy, 1 flag.
|
| Red set up: DAALAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA
|   salt: 157b11e1e183ce362c8e1ca9010748ab
|   seal: 45c3176ef2d861b1ffd8baa8179bc4aa3cdf1be269dde33e733f69d5c7d0a121
| Blue set up: AADAAAALAAAAAACAAAAAKAAAAAAAEAADAAMBAAAA
|   salt: dd2bb93cf726667773b99ad08acf1c27
|   seal: df051a80faa21e0794098f8123c1c4b0b0bb3ffe7e29accd6f83bf1f5275f086
|
| Letters: A an empty square, B a bomb, C to L the spy to the marshal, M
| the flag; front row first. The seal is the SHA-256 of
| duel|Red|letters|salt, or with Blue.
|
| Red:  Ann Archer
| Blue: Bob Black
|
| Moves
|  1  I4-I8        H7-H8   2  I8xH8(9:9)  B9-B8
|  3  F3-F4        B8-B7   4  F4-F5       B7-B6
|  5  F5-F6        B6-B5   6  A4-A5       B5-B6
|  7  A5-B5        B6-A6   8  B5-B6       A6-A5
|  9  B6-A6        A5-B5  10  F6-F7       J9-J8
| 11  F7xF8(2:S)   J8-J7  12  F8-F9       I10-G10
| 13  F9xF10(2:F)
|
| In brackets: the ranks of attacker and defender.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/duel/M25

To: bob@example.org
Subject: CHANCERY:duel - M25 Game over

| ...

