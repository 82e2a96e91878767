# Stratego by web: a set-up in a grid, one that is ready, and the first move; the other plays by mail.
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

# Two pieces are missing.
By web: ann@example.org at /my/games/duel, orders
> put-0-0 = 2
> put-0-2 = 9
> put-0-9 = B
> put-1-1 = 1
> put-2-4 = S
> put-3-0 = F
> do = file
< 1 line failed.
< SETUP US 2 . 9 . . . . . . B . 1 . . . . . . . . . . . . S . . . . . F . . . . . . . . . Not done
< The army is not complete. Missing: 1 miner, 1 scout. It was read by the US numbers (1 is the marshal, 9 a scout).
< The whole reply as an e-mail

By web: ann@example.org at /my/games/duel, orders
> ready = SETUP RANDOM
> do = ready
< Set-up saved.

From: bob@example.org
> SIGN ON ?duel secret
> SETUP RANDOM

To: bob@example.org
Subject: Re: CHANCERY:duel - SETUP orders

< :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON ?duel ********
< Signed on as Blue in 'duel'.
<
< > SETUP RANDOM
< SETUP AAAADAKACAAAAAAAAAAALADAAAAAAAMEAABAAAAA US
<
< Orders for the set-up. (duel.001)
<
< Blue's set-up, as Blue sees it:
<
<      J    I    H    G    F    E    D    C    B    A
<   7  .    .    .    .    9    .    2    .    S    .    7
<   8  .    .    .    .    .    .    .    .    .    .    8
<   9  1    .    9    .    .    .    .    .    .    .    9
<  10  F    8    .    .    B    .    .    .    .    .   10
<      J    I    H    G    F    E    D    C    B    A
<
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< marshal J9; general D7; miner I10; 2 scouts F7 and H9; spy B7; bomb F10;
< flag J10.
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
| Red:  fe96bf8a1c424641f40862a50cde26cea74ea515f59c1a9fd7f55c875bdd034d
| Blue: 37ca4421d61f8f7a5204febad8d430a644fcbe507fabb05a4d940c3d1e2c8abb
|
| It is your turn: move 1.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    .    ?    .    .    ?    ?   10
|   9  .    .    .    .    .    .    .    ?    .    ?    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    ?    .    ?    .    ?    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    9    8    2    .    .    .    9    4
|   3  S    .    .    .    .    .    .    .    .    .    3
|   2  .    .    .    .    .    .    .    .    .    1    2
|   1  .    .    .    .    .    .    .    .    B    F    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal J2; general F4; miner E4; 2 scouts D4 and J4; spy
|                A3; bomb I1; flag J1.
| Blue's pieces: hidden, not moved: B7, D7, F7, F10, H9, I10, J9 and J10.
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
| # such as MOVE D4-D3
| # scout D4: D3, D2, D1, C4, B4, A4
| # miner E4: E5, E3
| # general F4: F5, G4, F3
| # scout J4: J5, J6, J7, J8, xJ9, J3, I4, H4, G4
| # spy A3: A4, B3, A2
| # marshal J2: J3, I2
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
|   1  ?    ?    .    .    .    .    .    .    .    .    1
|   2  ?    .    .    .    .    .    .    .    .    .    2
|   3  .    .    .    .    .    .    .    .    .    ?    3
|   4  ?    .    .    .    ?    ?    ?    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    9    .    2    .    S    .    7
|   8  .    .    .    .    .    .    .    .    .    .    8
|   9  1    .    9    .    .    .    .    .    .    .    9
|  10  F    8    .    .    B    .    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal J9; general D7; miner I10; 2 scouts F7 and H9;
|                spy B7; bomb F10; flag J10.
| Red's pieces:  hidden, not moved: A3, D4, E4, F4, I1, J1, J2 and J4.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
| ...

By web: ann@example.org at /my/games/duel, orders
> order-1 = J4-J5
> do = final
< Done.
< J4-J5 Done
< MOVE J4-J5
< SET NO WAIT Done
< The turn may now run early.
< All orders are in, and M1 has been adjudicated.
< The whole reply as an e-mail

To: ann@example.org
Subject: CHANCERY:duel - M1 Results

| :: Judge: CHANCERY  Game: Duel  Variant: Stratego Barrage
| :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from J4 to J5.
|
| You have no orders to submit. Next: Moves for move 2, due on Friday 27
| November 2026, 23:30 UTC, in 6 days.
|
| Results of move 1. (duel.002)
|
| Red's scout goes from J4 to J5.
|
| It is Blue's turn: move 2. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    .    ?    .    .    ?    ?   10
|   9  .    .    .    .    .    .    .    ?    .    ?    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    ?    .    ?    .    ?    .    .    .    .    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    9    5
|   4  .    .    .    9    8    2    .    .    .    .    4
|   3  S    .    .    .    .    .    .    .    .    .    3
|   2  .    .    .    .    .    .    .    .    .    1    2
|   1  .    .    .    .    .    .    .    .    B    F    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal J2; general F4; miner E4; 2 scouts D4 and
|                J5 (moved); spy A3; bomb I1; flag J1.
| Blue's pieces: hidden, not moved: B7, D7, F7, F10, H9, I10, J9 and J10.
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
| A piece of Red's goes from J4 to J5.
|
| Your orders for M2 are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from J4 to J5.
|
| It is your turn: move 2.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  ?    ?    .    .    .    .    .    .    .    .    1
|   2  ?    .    .    .    .    .    .    .    .    .    2
|   3  .    .    .    .    .    .    .    .    .    ?    3
|   4  .    .    .    .    ?    ?    ?    .    .    .    4
|   5  !    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  .    .    .    .    9    .    2    .    S    .    7
|   8  .    .    .    .    .    .    .    .    .    .    8
|   9  1    .    9    .    .    .    .    .    .    .    9
|  10  F    8    .    .    B    .    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal J9; general D7; miner I10; 2 scouts F7 and H9;
|                spy B7; bomb F10; flag J10.
| Red's pieces:  hidden, moved: J5; hidden, not moved: A3, D4, E4, F4, I1,
|                J1 and J2.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M2
| MOVE
| # such as MOVE F7-F8
| # scout F7: F8, F9, G7, H7, I7, J7, F6, F5, xF4, E7
| # general D7: D8, E7, C7
| # spy B7: B8, C7, B6, A7
| # marshal J9: J8, I9
| # scout H9: H10, I9, H8, H7, G9, F9, E9, D9, C9, B9, A9
| # miner I10: I9, H10
| END ORDERS

