# PRACTICE, BOARD OPEN and SEED: Stratego alone against the computer, with all pieces in view.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?flags secret stratego barrage AGAINST COMPUTER AS RED WITH practice, seed=7
> SETUP RANDOM

To: ann@example.org
Subject: Re: CHANCERY:flags - SETUP orders

< :: Judge: CHANCERY  Game: Flags  Variant: Stratego Barrage
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?flags ********
< I've created 'flags', and the game has started: Stratego Barrage. You
< play Red, and a bot plays against you.
<
< > SETUP RANDOM
< SETUP AAAAAALAAAAAAAAAAADAAAAAKDCAABAAAAAAAAEM US
<
< Orders for the set-up. (flags.001)
<
< Red's set-up, as Red sees it:
<
<      A    B    C    D    E    F    G    H    I    J
<   4  .    .    .    .    .    .    1    .    .    .    4
<   3  .    .    .    .    .    .    .    .    9    .    3
<   2  .    .    .    .    2    9    S    .    .    B    2
<   1  .    .    .    .    .    .    .    .    8    F    1
<      A    B    C    D    E    F    G    H    I    J
<
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< marshal G4; general E2; miner I1; 2 scouts I3 and F2; spy G2; bomb J2;
< flag J1.
<
< The turn runs as soon as all orders are in.
<
< On the web: https://judge.example.org/my/games/flags

To: ann@example.org
Subject: CHANCERY:flags - SETUP You are Red

| :: Judge: CHANCERY  Game: Flags  Variant: Stratego Barrage
|
| 'flags' has started. You are Red.
|
| Next: Set-ups for the set-up.
|
| On the web: https://judge.example.org/my/games/flags
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
| To write a new e-mail instead of a reply, begin it with SIGN ON rflags
| and your password.
|
| Red:   Ann Other  ann@example.org
| Blue:  a bot
|
| Stratego Barrage, the set-up. (flags.001)
|
| Each side has 8 pieces: 1 marshal, 1 general, 1 miner, 2 scouts, 1 spy,
| 1 bomb, 1 flag. Red sets up in rows 1 to 4, Blue in rows 7 to 10.
| HELP SETUP says how; HELP STRATEGO has the rules.
|
| Ranks are written like this: 1 marshal, 2 general, 8 miner, 9 scout,
| S spy, B bomb, F flag.

To: ann@example.org
Subject: CHANCERY:flags - SETUP Results

| :: Judge: CHANCERY  Game: Flags  Variant: Stratego Barrage
|
| Next: Moves for move 1.
|
| Results of the set-up. (flags.001)
|
| Red has set up.
| Blue has set up.
|
| Each set-up is sealed by its SHA-256. Both are opened when the game is
| over, so that anyone can check them.
|
| Red:  2adb206c8871f42c53f285ee9360e3a1a57a1573707d5bb4c274ee37afd051a6
| Blue: 92ce256749a379195a3a0ccf55d41e5455f6997c2e1416f859968a57811082dc
|
| It is your turn: move 1.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    .    .    .    .    ?    ?   10
|   9  .    .    .    .    .    .    .    .    ?    ?    9
|   8  .    .    .    .    .    ?    .    .    .    .    8
|   7  .    .    .    .    .    .    .    ?    ?    ?    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    .    .    .    1    .    .    .    4
|   3  .    .    .    .    .    .    .    .    9    .    3
|   2  .    .    .    .    2    9    S    .    .    B    2
|   1  .    .    .    .    .    .    .    .    8    F    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal G4; general E2; miner I1; 2 scouts F2 and I3; spy
|                G2; bomb J2; flag J1.
| Blue's pieces: hidden, not moved: F8, H7, I7, I9, I10, J7, J9 and J10.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
|                flag, on 8 squares.
|
| On the web: https://judge.example.org/my/games/flags/SETUP
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M1
| MOVE
| # such as MOVE G4-H4
| # marshal G4: H4, G3, F4
| # scout I3: I4, I5, I6, xI7, J3, I2, H3, G3, F3, E3, D3, C3, B3, A3
| # general E2: E3, E1, D2
| # scout F2: F3, F4, F5, F6, F7, xF8, F1
| # spy G2: G3, H2, G1
| # miner I1: I2, H1
| END ORDERS

From: ann@example.org
> SIGN ON rflags secret
> BOARD OPEN

To: ann@example.org
Subject: Re: CHANCERY:flags - M1 orders

< :: Judge: CHANCERY  Game: Flags  Variant: Stratego Barrage
<
< > SIGN ON rflags ********
< Signed on as Red in 'flags'.
<
< > BOARD OPEN
< You see all pieces now.
<
< Stratego Barrage, move 1. (flags.002)
<
< It is Red's turn: move 1.
<
<      A    B    C    D    E    F    G    H    I    J
<  10  .    .    .    .    .    .    .    .   bB   bF   10
<   9  .    .    .    .    .    .    .    .   b2   b8    9
<   8  .    .    .    .    .   b1    .    .    .    .    8
<   7  .    .    .    .    .    .    .   b9   bS   b9    7
<   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
<   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
<   4  .    .    .    .    .    .   r1    .    .    .    4
<   3  .    .    .    .    .    .    .    .   r9    .    3
<   2  .    .    .    .   r2   r9   rS    .    .   rB    2
<   1  .    .    .    .    .    .    .    .   r8   rF    1
<      A    B    C    D    E    F    G    H    I    J
<
< r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is
< not known. ~~~ is a lake.
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< Red's pieces:  marshal G4; general E2; miner I1; 2 scouts F2 and I3; spy
<                G2; bomb J2; flag J1.
< Blue's pieces: marshal F8; general I9; miner J9; 2 scouts H7 and J7; spy
<                I7; bomb I10; flag J10.
< Red has lost:  nothing.
< Blue has lost: nothing.
<
< Red set up: AAAAAALAAAAAAAAAAADAAAAAKDCAABAAAAAAAAEM
<   salt: 35bc04879eecb72e08addc4239c2bcd8
<   seal: 2adb206c8871f42c53f285ee9360e3a1a57a1573707d5bb4c274ee37afd051a6
< Blue set up: DCDAAAAAAAAAAALAAAAAEKAAAAAAAAMBAAAAAAAA
<   salt: 735dcf6f3516d3de2787bb77e877312e
<   seal: 92ce256749a379195a3a0ccf55d41e5455f6997c2e1416f859968a57811082dc
<
< Letters: A an empty square, B a bomb, C to L the spy to the marshal, M
< the flag; front row first. The seal is the SHA-256 of
< seed-7|Red|letters|salt, or with Blue.
<
< No orders are on file yet.
< The turn runs as soon as all orders are in.
<
< On the web: https://judge.example.org/my/games/flags
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M1
< MOVE
< # such as MOVE G4-H4
< # marshal G4: H4, G3, F4
< # scout I3: I4, I5, I6, xI7, J3, I2, H3, G3, F3, E3, D3, C3, B3, A3
< # general E2: E3, E1, D2
< # scout F2: F3, F4, F5, F6, F7, xF8, F1
< # spy G2: G3, H2, G1
< # miner I1: I2, H1
< END ORDERS

From: bob@example.org
> REGISTER Bob Black
> OBSERVE flags secret

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Bob Black
< Welcome, Bob Black. You are registered.
< Name:      Bob Black
< Time zone: UTC
<
< > OBSERVE flags ********
< *** "flags" is not a game here. LIST shows the games.
<
< Next: reply to this e-mail. No game has open seats now. To create one,
< alone or with friends, write CREATE ?name password (HELP CREATE). LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

From: ann@example.org
> SIGN ON rflags secret
> BOARD COVERED
> SET SEED 8

To: ann@example.org
Subject: Re: CHANCERY:flags - M1 orders

< :: Judge: CHANCERY  Game: Flags  Variant: Stratego Barrage
<
< > SIGN ON rflags ********
< Signed on as Red in 'flags'.
<
< > BOARD COVERED
< You now see only your own view of the board.
<
< Stratego Barrage, move 1. (flags.002)
<
< It is your turn: move 1.
<
<      A    B    C    D    E    F    G    H    I    J
<  10  .    .    .    .    .    .    .    .    ?    ?   10
<   9  .    .    .    .    .    .    .    .    ?    ?    9
<   8  .    .    .    .    .    ?    .    .    .    .    8
<   7  .    .    .    .    .    .    .    ?    ?    ?    7
<   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
<   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
<   4  .    .    .    .    .    .    1    .    .    .    4
<   3  .    .    .    .    .    .    .    .    9    .    3
<   2  .    .    .    .    2    9    S    .    .    B    2
<   1  .    .    .    .    .    .    .    .    8    F    1
<      A    B    C    D    E    F    G    H    I    J
<
< Your pieces are plain. Blue's: ? has not moved, ! has moved, in
< brackets: its rank is known. ~~~ is a lake.
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< Your pieces:   marshal G4; general E2; miner I1; 2 scouts F2 and I3; spy
<                G2; bomb J2; flag J1.
< Blue's pieces: hidden, not moved: F8, H7, I7, I9, I10, J7, J9 and J10.
< Red has lost:  nothing.
< Blue has lost: nothing.
< Blue hides:    1 marshal, 1 general, 1 miner, 2 scouts, 1 spy, 1 bomb, 1
<                flag, on 8 squares.
<
< > SET SEED 8
< *** This can only be set before the game starts.
<
< No orders are on file yet.
< The turn runs as soon as all orders are in.
<
< On the web: https://judge.example.org/my/games/flags
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M1
< MOVE
< # such as MOVE G4-H4
< # marshal G4: H4, G3, F4
< # scout I3: I4, I5, I6, xI7, J3, I2, H3, G3, F3, E3, D3, C3, B3, A3
< # general E2: E3, E1, D2
< # scout F2: F3, F4, F5, F6, F7, xF8, F1
< # spy G2: G3, H2, G1
< # miner I1: I2, H1
< END ORDERS

