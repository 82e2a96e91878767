# Classic Stratego: set-ups by name and by chance, rules of one's own, a plan that is dropped, and a player who gives up.
From: ann@example.org
> REGISTER Ann Archer
> HELP STRATEGO
> CREATE ?long secret stratego classic no-chase
> SET TIES ATTACKER
> SET RULES CLASSIC
> SET RESCUE 2
> SET PREFERENCE RED
> LIST long

To: ann@example.org
Subject: Re: CHANCERY:long - orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
<
< > REGISTER Ann Archer
< Welcome, Ann Archer. You are registered.
< Name:      Ann Archer
< Time zone: UTC
<
< > HELP STRATEGO
< STRATEGO BY E-MAIL
<
< Two armies stand on a board of squares, and neither player sees the
< ranks of the other's pieces. You win by taking the enemy's flag, or by
< leaving the enemy without a move.
<
< Start a game against a player or a bot:
<
<   CREATE ?duel secret stratego barrage
<   CREATE ?duel secret stratego barrage AGAINST friend@example.org
<   CREATE ?duel secret stratego barrage AGAINST COMPUTER
<
< BARRAGE (8 pieces) and DUEL (10) take some weeks by e-mail, ULTIMATE
< (20) and SMALL (8 x 8, 24 pieces) take longer, and CLASSIC (40 pieces)
< most of a year. LIST VARIANTS shows all boards, GET MAP BARRAGE one of
< them.
<
< First both players set up: HELP SETUP. Then Red moves, then Blue, and so
< on. Your move is one line:
<
<   A4-A5
<
< MOVE A4-A5 and A4xA5 mean the same, and so does "scout A4 to A5". If a
< sentence leaves a doubt, as "marshal up" does, the judge asks first.
< Letters for columns and numbers for rows are beside the board, and your
< own pieces are at the bottom. The judge makes each move as soon as it
< arrives, and sends both players the new board.
<
< MOVING
<
< A piece moves one square up, down, left or right, to an empty square or
< to an enemy. Bombs and the flag never move. A scout moves any number of
< empty squares in a line, and may strike at the end of it. After a move
< of more than one square, both players know that it is a scout. No piece
< crosses a lake.
<
< STRIKING
<
< Both ranks are shown, and the higher one wins: marshal, general,
< colonel, major, captain, lieutenant, sergeant, miner, scout, spy. Equal
< ranks are both lost. If the attacker wins, it moves in. But:
<
< - a bomb destroys every attacker except a miner, which clears it
< - a spy that strikes the marshal takes it
< - any piece takes the flag, and wins the game
<
< THE END
<
< A player who must move and can't also loses. The game is drawn when both
< players agree (OFFER DRAW, ACCEPT DRAW), or after a hundred moves by
< each side without a strike. To give up, send RESIGN game.
<
< IN YOUR E-MAILS
< ?      an enemy piece that has not moved
< !      one that has moved
< [9]    one whose rank you know
< BOARD  shows the board again; LOSSES the lost pieces, OPTIONS your
<        moves, SUMMARY the moves so far
< PLAN   saves e-mails: HELP PLAN
<
< See also HELP REPETITION for moves you may not repeat, and HELP STRATEGO
< OPTIONS for choices before a game.
<
< > CREATE ?long ********
< Game 'long' has been created: Stratego, No Chase, for 2 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Stratego, No Chase, for 2 players.
<
<   https://judge.example.org/games/long
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?long password
<
< > SET TIES ATTACKER
< TIES ATTACKER (it was: TIES BOTH).
<
< > SET RULES CLASSIC
< NO QUIET (it was: QUIET 100).
<
< > SET RESCUE 2
< RESCUE 2 (it was: NO RESCUE).
<
< > SET PREFERENCE RED
< Your preference is Red.
<
< > LIST long
< Game 'long' is forming.
<
< Variant: Stratego, Rules Classic, Ties Attacker, Rescue 2.
< Moves every 3 days at 23:30 UTC; 24 hours of grace.
< Set-ups every 3 days at 23:30 UTC; 2 days of grace.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 24 DELAY 0 DAYS SMTWTFS
<   SET SETUP CLOCK 23:30 MIN 0 NEXT 70 GRACE 48 DELAY 0 DAYS SMTWTFS
<   SET RULES CLASSIC
<   SET TIES ATTACKER
<   SET RESCUE 2
<
< The following players are signed up for game 'long':
< Player:  Ann Archer  ann@example.org
<
< 1 of 2 seats taken: SIGN ON ?long password
<
< 'long' has not started yet: 1 of 2 seats is taken.
< Your preference: Red.

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?long secret
> HELP PLAN

To: bob@example.org
Subject: Re: CHANCERY:long - orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
<
< > REGISTER Bob Black
< Welcome, Bob Black. You are registered.
< Name:      Bob Black
< Time zone: UTC
<
< > SIGN ON ?long ********
< You have joined 'long'. All seats are taken.
<
< Stratego, Rules Classic, Ties Attacker, Rescue 2, for 2 players. It has
< no GM.
< Moves every 3 days at 23:30 UTC; 24 hours of grace.
< Set-ups every 3 days at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > HELP PLAN
< PLANS
<
< A plan is a list of moves. The judge makes them for you, one on each of
< your turns. When both sides have plans, many moves take one e-mail.
<
<   PLAN
<   A4-A5
<   A5-A6
<   B4-B5
<   END
<
< You can also write it on one line: PLAN A4-A5, A5-A6, B4-B5. A plan has
< up to 20 moves. Send it at any time; on your turn, the judge makes the
< first move at once.
<
< A plan stops:
<
< - after any strike
< - when an enemy piece comes to a square beside one of yours
< - when its next move is impossible
< - before a move with an x (A5xA6) to a square without an enemy, or a
<   move with a hyphen to a square with one
<
< With UNTIL ATTACKED, the plan continues when enemy pieces come near:
<
<   PLAN
<   A4-A5
<   A5xA6
<   UNTIL ATTACKED
<   END
<
< IF answers an enemy move. It comes first, whenever the enemy makes it:
<
<   PLAN
<   IF D6xD5 THEN E5xD5
<   A4-A5
<   END
<
< Your e-mails show the rest of your plan below the board; the enemy never
< sees it. PLAN OFF drops it. A new PLAN replaces it, and so does a move
< that you send.
<
< On the web: https://judge.example.org/my/games/long

To: ann@example.org
Subject: CHANCERY:long - SETUP You are Red

| :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
| :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
|
| 'long' has started. You are Red.
|
| Your orders for SETUP are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/long
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE SETUP
| SETUP
| END
| # Between SETUP and END: 4 lines of 10, your front row first, from your
| # left to your right.
| # Your army: 1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
| # lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6 bombs, 1 flag.
| # Or let the judge do it: SETUP RANDOM instead of both lines.
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rlong
| and your password.
|
| Red:   Ann Archer  ann@example.org
| Blue:  Bob Black
|
| Stratego, the set-up. (long.001)
|
| Each side has 40 pieces: 1 marshal, 1 general, 2 colonels, 3 majors, 4
| captains, 4 lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6
| bombs, 1 flag. Red sets up in rows 1 to 4, Blue in rows 7 to 10.
| HELP SETUP says how; HELP STRATEGO has the rules.
|
| Ranks are written like this: 1 marshal, 2 general, 3 colonel, 4 major,
| 5 captain, 6 lieutenant, 7 sergeant, 8 miner, 9 scout, S spy, B bomb,
| F flag.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: bob@example.org
Subject: CHANCERY:long - SETUP You are Blue

| :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
| :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
|
| 'long' has started. You are Blue.
|
| Your orders for SETUP are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 2 days after that.
|
| On the web: https://judge.example.org/my/games/long
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE SETUP
| SETUP
| END
| # Between SETUP and END: 4 lines of 10, your front row first, from your
| # left to your right.
| # Your army: 1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
| # lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6 bombs, 1 flag.
| # Or let the judge do it: SETUP RANDOM instead of both lines.
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON blong
| and your password.
|
| Red:   Ann Archer
| Blue:  Bob Black   bob@example.org
|
| Stratego, the set-up. (long.001)
|
| Each side has 40 pieces: 1 marshal, 1 general, 2 colonels, 3 majors, 4
| captains, 4 lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6
| bombs, 1 flag. Red sets up in rows 1 to 4, Blue in rows 7 to 10.
| HELP SETUP says how; HELP STRATEGO has the rules.
|
| Ranks are written like this: 1 marshal, 2 general, 3 colonel, 4 major,
| 5 captain, 6 lieutenant, 7 sergeant, 8 miner, 9 scout, S spy, B bomb,
| F flag.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
To: reply
> SETUP
> 9394924939
> 56691S9575
> 574BB7668B
> 88BF7B88B9
> END

To: ann@example.org
Subject: Re: CHANCERY:long - SETUP orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > SETUP
< > 9394924939
< > 56691S9575
< > 574BB7668B
< > 88BF7B88B9
< SETUP DJDIDKIDJDHGGDLCDHFHHFIBBFGGEBEEBMFBEEBD US
<
< Orders for the set-up. (long.001)
<
< Red's set-up, as Red sees it:
<
<      A    B    C    D    E    F    G    H    I    J
<   4  9    3    9    4    9    2    4    9    3    9    4
<   3  5    6    6    9    1    S    9    5    7    5    3
<   2  5    7    4    B    B    7    6    6    8    B    2
<   1  8    8    B    F    7    B    8    8    B    9    1
<      A    B    C    D    E    F    G    H    I    J
<
< 1 marshal, 2 general, 3 colonel, 4 major, 5 captain, 6 lieutenant,
< 7 sergeant, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< marshal E3; general F4; 2 colonels B4 and I4; 3 majors D4, G4 and C2; 4
< captains A3, H3, J3 and A2; 4 lieutenants B3, C3, G2 and H2; 4 sergeants
< I3, B2, F2 and E1; 5 miners I2, A1, B1, G1 and H1; 8 scouts A4, C4, E4,
< H4, J4, D3, G3 and J1; spy F3; 6 bombs D2, E2, J2, C1, F1 and I1; flag
< D1.
<
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Sunday 29 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/long

From: bob@example.org
To: reply
> SETUP RANDOM

To: bob@example.org
Subject: Re: CHANCERY:long - SETUP orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
< :: Deadline: SETUP Fri Nov 27 2026 23:30:00 +0000
<
< > SETUP RANDOM
< SETUP DDLFBDDGHHDDHHDEJKFIJEEIFEBCBBDGFBGBIGEM US
<
< Orders for the set-up. (long.001)
<
< Blue's set-up, as Blue sees it:
<
<      J    I    H    G    F    E    D    C    B    A
<   7  9    9    1    7    B    9    9    6    5    5    7
<   8  9    9    5    5    9    8    3    2    7    4    8
<   9  3    8    8    4    7    8    B    S    B    B    9
<  10  9    6    7    B    6    B    4    6    8    F   10
<      J    I    H    G    F    E    D    C    B    A
<
< 1 marshal, 2 general, 3 colonel, 4 major, 5 captain, 6 lieutenant,
< 7 sergeant, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< marshal H7; general C8; 2 colonels D8 and J9; 3 majors A8, G9 and D10; 4
< captains B7, A7, H8 and G8; 4 lieutenants C7, I10, F10 and C10; 4
< sergeants G7, B8, F9 and H10; 5 miners E8, I9, H9, E9 and B10; 8 scouts
< J7, I7, E7, D7, J8, I8, F8 and J10; spy C9; 6 bombs F7, D9, B9, A9, G10
< and E10; flag A10.
<
< All orders are in, so SETUP has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/long

To: ann@example.org
Subject: CHANCERY:long - SETUP Results

| :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
| :: Deadline: M1 Fri Nov 27 2026 23:30:00 +0000
|
| Your orders for M1 are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 24 hours after that.
|
| Results of the set-up. (long.001)
|
| Red has set up.
| Blue has set up.
|
| Each set-up is sealed by its SHA-256. Both are opened when the game is
| over, so that anyone can check them.
|
| Red:  c7e0d10c3eb27f5370cd2cd5471d0a072ddf1c4a26ceec5d6dbb1279ce1ef76a
| Blue: fd963c16a7aac7e38e175f08d06924320acc45ae7370f52a00c88f4c0a013fbd
|
| It is your turn: move 1.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?   10
|   9  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    9
|   8  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    8
|   7  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  9    3    9    4    9    2    4    9    3    9    4
|   3  5    6    6    9    1    S    9    5    7    5    3
|   2  5    7    4    B    B    7    6    6    8    B    2
|   1  8    8    B    F    7    B    8    8    B    9    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 3 colonel, 4 major, 5 captain, 6 lieutenant,
| 7 sergeant, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal E3; general F4; 2 colonels B4 and I4; 3 majors
|                C2, D4 and G4; 4 captains A2, A3, H3 and J3; 4
|                lieutenants B3, C3, G2 and H2; 4 sergeants B2, E1, F2 and
|                I3; 5 miners A1, B1, G1, H1 and I2; 8 scouts A4, C4, D3,
|                E4, G3, H4, J1 and J4; spy F3; 6 bombs C1, D2, E2, F1, I1
|                and J2; flag D1.
| Blue's pieces: hidden, not moved: A7, A8, A9, A10, B7, B8, B9, B10, C7,
|                C8, C9, C10, D7, D8, D9, D10, E7, E8, E9, E10, F7, F8,
|                F9, F10, G7, G8, G9, G10, H7, H8, H9, H10, I7, I8, I9,
|                I10, J7, J8, J9 and J10.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
|                lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6
|                bombs, 1 flag, on 40 squares.
|
| To end the game by a vote, write SET DRAW.
|
| On the web: https://judge.example.org/my/games/long/SETUP
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M1
| MOVE
| # such as MOVE A4-A5
| # scout A4: A5, A6, xA7
| # colonel B4: B5
| # scout E4: E5, E6, xE7
| # general F4: F5
| # colonel I4: I5
| # scout J4: J5, J6, xJ7
| END ORDERS

To: bob@example.org
Subject: CHANCERY:long - SETUP Results

| ...
| You have no orders to submit. Next: Moves for move 1, due on Friday 27
| November 2026, 23:30 UTC, in 6 days.
| ...
| It is Red's turn: move 1. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    1
|   2  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    2
|   3  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    3
|   4  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  9    9    1    7    B    9    9    6    5    5    7
|   8  9    9    5    5    9    8    3    2    7    4    8
|   9  3    8    8    4    7    8    B    S    B    B    9
|  10  9    6    7    B    6    B    4    6    8    F   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| ...
| Your pieces:   marshal H7; general C8; 2 colonels D8 and J9; 3 majors
|                A8, D10 and G9; 4 captains A7, B7, G8 and H8; 4
|                lieutenants C7, C10, F10 and I10; 4 sergeants B8, F9, G7
|                and H10; 5 miners B10, E8, E9, H9 and I9; 8 scouts D7,
|                E7, F8, I7, I8, J7, J8 and J10; spy C9; 6 bombs A9, B9,
|                D9, E10, F7 and G10; flag A10.
| Red's pieces:  hidden, not moved: A1, A2, A3, A4, B1, B2, B3, B4, C1,
|                C2, C3, C4, D1, D2, D3, D4, E1, E2, E3, E4, F1, F2, F3,
|                F4, G1, G2, G3, G4, H1, H2, H3, H4, I1, I2, I3, I4, J1,
|                J2, J3 and J4.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
| ...

From: ann@example.org
To: reply
> PLAN
> A4-A5
> A5-A6
> E4-E5
> END
> UNDO

To: ann@example.org
Subject: Re: CHANCERY:long - M1 orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
< :: Deadline: M1 Fri Nov 27 2026 23:30:00 +0000
<
< > PLAN
< > A4-A5
< > A5-A6
< > E4-E5
< PLAN A4-A5; A5-A6; E4-E5
<
< > UNDO
< Undone. You have no orders for Red now.
<
< No orders are on file yet.
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Saturday 28
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/long
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M1
< MOVE
< # such as MOVE A4-A5
< # scout A4: A5, A6, xA7
< # colonel B4: B5
< # scout E4: E5, E6, xE7
< # general F4: F5
< # colonel I4: I5
< # scout J4: J5, J6, xJ7
< END ORDERS

From: ann@example.org
To: reply
> A4-A5
> PLAN A5-A6
> RESIGN

To: ann@example.org
Subject: Re: CHANCERY:long - M1 orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
< :: Deadline: M1 Fri Nov 27 2026 23:30:00 +0000
<
< > A4-A5
< MOVE A4-A5
< > PLAN A5-A6
< PLAN A5-A6
<
< > RESIGN
< *** If you really want to give up 'long', send this line, which has the
< game's name in it:
<
<   GIVE UP long
<
< I could not carry out 1 line. See above.
<
< Orders for move 1. (long.002)
<
< Red moves the scout, A4-A5.
< Red plans: A5-A6.
<
< All orders are in, so M1 has been adjudicated. The results are in a
< separate e-mail.
<
< On the web: https://judge.example.org/my/games/long

To: ann@example.org
Subject: CHANCERY:long - M1 Results

| :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
| :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
|
| Red's scout goes from A4 to A5.
|
| You have no orders to submit. Next: Moves for move 2, due on Friday 27
| November 2026, 23:30 UTC, in 6 days.
|
| Results of move 1. (long.002)
|
| Red's scout goes from A4 to A5.
|
| It is Blue's turn: move 2. You can plan ahead (HELP PLAN).
|
|      A    B    C    D    E    F    G    H    I    J
|  10  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?   10
|   9  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    9
|   8  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    8
|   7  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    3    9    4    9    2    4    9    3    9    4
|   3  5    6    6    9    1    S    9    5    7    5    3
|   2  5    7    4    B    B    7    6    6    8    B    2
|   1  8    8    B    F    7    B    8    8    B    9    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 3 colonel, 4 major, 5 captain, 6 lieutenant,
| 7 sergeant, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal E3; general F4; 2 colonels B4 and I4; 3 majors
|                C2, D4 and G4; 4 captains A2, A3, H3 and J3; 4
|                lieutenants B3, C3, G2 and H2; 4 sergeants B2, E1, F2 and
|                I3; 5 miners A1, B1, G1, H1 and I2; 8 scouts A5 (moved),
|                C4, D3, E4, G3, H4, J1 and J4; spy F3; 6 bombs C1, D2,
|                E2, F1, I1 and J2; flag D1.
| Blue's pieces: hidden, not moved: A7, A8, A9, A10, B7, B8, B9, B10, C7,
|                C8, C9, C10, D7, D8, D9, D10, E7, E8, E9, E10, F7, F8,
|                F9, F10, G7, G8, G9, G10, H7, H8, H9, H10, I7, I8, I9,
|                I10, J7, J8, J9 and J10.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Blue hides:    1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
|                lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6
|                bombs, 1 flag, on 40 squares.
|
| Your plan runs: A5-A6. PLAN OFF drops it.
|
| To end the game by a vote, write SET DRAW.
|
| On the web: https://judge.example.org/my/games/long/M1

To: bob@example.org
Subject: CHANCERY:long - M1 Results

| ...
| A piece of Red's goes from A4 to A5.
|
| Your orders for M2 are due on Friday 27 November 2026, 23:30 UTC, in 6
| days. I accept late orders for 24 hours after that.
| ...
| A piece of Red's goes from A4 to A5.
|
| It is your turn: move 2.
|
|      J    I    H    G    F    E    D    C    B    A
|   1  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    1
|   2  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    2
|   3  ?    ?    ?    ?    ?    ?    ?    ?    ?    ?    3
|   4  ?    ?    ?    ?    ?    ?    ?    ?    ?    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    5
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   7  9    9    1    7    B    9    9    6    5    5    7
|   8  9    9    5    5    9    8    3    2    7    4    8
|   9  3    8    8    4    7    8    B    S    B    B    9
|  10  9    6    7    B    6    B    4    6    8    F   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| ...
| Your pieces:   marshal H7; general C8; 2 colonels D8 and J9; 3 majors
|                A8, D10 and G9; 4 captains A7, B7, G8 and H8; 4
|                lieutenants C7, C10, F10 and I10; 4 sergeants B8, F9, G7
|                and H10; 5 miners B10, E8, E9, H9 and I9; 8 scouts D7,
|                E7, F8, I7, I8, J7, J8 and J10; spy C9; 6 bombs A9, B9,
|                D9, E10, F7 and G10; flag A10.
| Red's pieces:  hidden, moved: A5; hidden, not moved: A1, A2, A3, B1, B2,
|                B3, B4, C1, C2, C3, C4, D1, D2, D3, D4, E1, E2, E3, E4,
|                F1, F2, F3, F4, G1, G2, G3, G4, H1, H2, H3, H4, I1, I2,
|                I3, I4, J1, J2, J3 and J4.
| Red has lost:  nothing.
| Blue has lost: nothing.
| Red hides:     1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M2
| MOVE
| # such as MOVE J7-J6
| # scout J7: J6, J5, xJ4
| # scout I7: I6, I5, xI4
| # scout E7: E6, E5, xE4
| # captain B7: B6
| # captain A7: A6
| END ORDERS

From: bob@example.org
To: reply
> SETUP RANDOM
> PLAN OFF
> LOSSES

To: bob@example.org
Subject: Re: CHANCERY:long - M2 orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
< :: Deadline: M2 Fri Nov 27 2026 23:30:00 +0000
<
< > SETUP RANDOM
< *** Both sides have set up already, and pieces stay where they are.
< > PLAN OFF
< PLAN OFF
<
< > LOSSES
< Red has lost:  nothing.
< Blue has lost: nothing.
< Red hides:     1 marshal, 1 general, 2 colonels, 3 majors, 4 captains, 4
<                lieutenants, 4 sergeants, 5 miners, 8 scouts, 1 spy, 6
<                bombs, 1 flag, on 40 squares.
<
< I could not carry out 1 line. See above.
<
< Orders for move 2. (long.003)
<
< Blue drops its plan.
< Your move is missing.
<
< You still owe 1 order.
< The turn runs as soon as all orders are in. The deadline is Friday 27
< November 2026, 23:30 UTC. I accept late orders until Saturday 28
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/long
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M2
< MOVE
< # on file: PLAN OFF
< # such as MOVE J7-J6
< # scout J7: J6, J5, xJ4
< # scout I7: I6, I5, xI4
< # scout E7: E6, E5, xE4
< # captain B7: B6
< # captain A7: A6
< END ORDERS

From: ann@example.org
To: reply
> RESIGN long

To: ann@example.org
Subject: Re: CHANCERY:long - M2 orders

< :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
<
< > RESIGN long
< You have given up: Blue wins.
<
< On the web: https://judge.example.org/my/games/long

To: ann@example.org, bob@example.org
Subject: CHANCERY:long - M2 Game over

| :: Judge: CHANCERY  Game: Long  Variant: Stratego, Rules Classic, ...
|
| 'long' has been conceded to Blue.
|
| Red:  Ann Archer
| Blue: Bob Black
|
| Moves
| 1  A4-A5
|
| Stratego, move 2. (long.003)
|
| The last moves: Red's scout goes from A4 to A5.
|
| It is Blue's turn: move 2.
|
|      A    B    C    D    E    F    G    H    I    J
|  10 bF   b8   b6   b4   bB   b6   bB   b7   b6   b9   10
|   9 bB   bB   bS   bB   b8   b7   b4   b8   b8   b3    9
|   8 b4   b7   b2   b3   b8   b9   b5   b5   b9   b9    8
|   7 b5   b5   b6   b9   b9   bB   b7   b1   b9   b9    7
|   6  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5 r9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .   r3   r9   r4   r9   r2   r4   r9   r3   r9    4
|   3 r5   r6   r6   r9   r1   rS   r9   r5   r7   r5    3
|   2 r5   r7   r4   rB   rB   r7   r6   r6   r8   rB    2
|   1 r8   r8   rB   rF   r7   rB   r8   r8   rB   r9    1
|      A    B    C    D    E    F    G    H    I    J
|
| r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is
| not known. ~~~ is a lake.
| 1 marshal, 2 general, 3 colonel, 4 major, 5 captain, 6 lieutenant,
| 7 sergeant, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Red's pieces:  marshal E3; general F4; 2 colonels B4 and I4; 3 majors
|                C2, D4 and G4; 4 captains A2, A3, H3 and J3; 4
|                lieutenants B3, C3, G2 and H2; 4 sergeants B2, E1, F2 and
|                I3; 5 miners A1, B1, G1, H1 and I2; 8 scouts A5, C4, D3,
|                E4, G3, H4, J1 and J4; spy F3; 6 bombs C1, D2, E2, F1, I1
|                and J2; flag D1.
| Blue's pieces: marshal H7; general C8; 2 colonels D8 and J9; 3 majors
|                A8, D10 and G9; 4 captains A7, B7, G8 and H8; 4
|                lieutenants C7, C10, F10 and I10; 4 sergeants B8, F9, G7
|                and H10; 5 miners B10, E8, E9, H9 and I9; 8 scouts D7,
|                E7, F8, I7, I8, J7, J8 and J10; spy C9; 6 bombs A9, B9,
|                D9, E10, F7 and G10; flag A10.
| Red has lost:  nothing.
| Blue has lost: nothing.
|
| Red set up: DJDIDKIDJDHGGDLCDHFHHFIBBFGGEBEEBMFBEEBD
|   salt: 157b11e1e183ce362c8e1ca9010748ab
|   seal: c7e0d10c3eb27f5370cd2cd5471d0a072ddf1c4a26ceec5d6dbb1279ce1ef76a
| Blue set up: DDLFBDDGHHDDHHDEJKFIJEEIFEBCBBDGFBGBIGEM
|   salt: dd2bb93cf726667773b99ad08acf1c27
|   seal: fd963c16a7aac7e38e175f08d06924320acc45ae7370f52a00c88f4c0a013fbd
|
| Letters: A an empty square, B a bomb, C to L the spy to the marshal, M
| the flag; front row first. The seal is the SHA-256 of
| long|Red|letters|salt, or with Blue.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/long

