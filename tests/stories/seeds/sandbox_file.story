# SANDBOX FILE: a sandbox from a file, in an e-mail, for a player.
From: ann@example.org
> REGISTER Ann Other
> SANDBOX FILE
> # A keeper wrote this with chancery game export --edit.
> game = "duel7"
> variant = "duel"
> settings = ["TIES ATTACKER", "DEADLINE 12 HOURS"]
> [position]
> phase = ["M12"]
> pieces = [
>   "Red flag A1",
>   "Red bomb B1",
>   "Red scout A6 FROM A4 MOVED",
>   "Blue marshal J7 SHOWN",
>   "Blue flag J10",
>   "Blue spy LOST FROM H10",
> ]
> counters = ["QUIET 3", "CHASE Red 0", "CHASE Blue 0", "MISSED Red 0", "MISSED Blue 0"]
> moves = ["11: A5-A6 BY A4"]
> [orders]
> Blue = ["MOVE J7-J6"]
> END FILE

To: ann@example.org
Subject: Re: CHANCERY:duel-1 - M12 orders

< :: Judge: CHANCERY  Game: Duel-1  Variant: Stratego Duel, Ties Attacker
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SANDBOX FILE
< I've created 'duel-1', and it begins in M12, as in your file. All powers
< are yours. It has the orders of that turn.
<
< Stratego Duel, move 12. (duel-1.001)
<
< It is Blue's turn: move 12. You can plan ahead (HELP PLAN).
<
<      A    B    C    D    E    F    G    H    I    J
<  10  .    .    .    .    .    .    .    .    .    ?   10
<   9  .    .    .    .    .    .    .    .    .    .    9
<   8  .    .    .    .    .    .    .    .    .    .    8
<   7  .    .    .    .    .    .    .    .    .   [1]   7
<   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
<   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
<   4  .    .    .    .    .    .    .    .    .    .    4
<   3  .    .    .    .    .    .    .    .    .    .    3
<   2  .    .    .    .    .    .    .    .    .    .    2
<   1  F    B    .    .    .    .    .    .    .    .    1
<      A    B    C    D    E    F    G    H    I    J
<
< Your pieces are plain. Blue's: ? has not moved, ! has moved, in
< brackets: its rank is known. ~~~ is a lake.
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< Your pieces:   scout A6 (moved); bomb B1; flag A1.
< Blue's pieces: marshal J7; hidden, not moved: J10.
< Red has lost:  nothing.
< Blue has lost: 1 piece whose rank is not known.
< Blue hides:    1 general, 2 miners, 2 scouts, 1 spy, 2 bombs, 1 flag, on
<                1 square.
<
< Orders for move 12. (duel-1.001)
<
< Blue moves the marshal, J7-J6.
<
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/duel-1

From: ann@example.org
> SIGN ON duel-1
> PROCESS
> BOARD OPEN
> EDIT
> CLEAR J6
> PLACE BLUE MARSHAL J8
> PHASE M2
> END

To: ann@example.org
Subject: Re: CHANCERY:duel-1 - M2 orders

< :: Judge: CHANCERY  Game: Duel-1  Variant: Stratego Duel, Ties Attacker
<
< > SIGN ON duel-1
< Signed on as Red and Blue in 'duel-1'.
<
< > PROCESS
< M12 has been adjudicated. The results are on their way.
<
< > BOARD OPEN
< You see all pieces now.
<
< Stratego Duel, move 13. (duel-1.002)
<
< The last moves: Blue's marshal goes from J7 to J6.
<
< It is Red's turn: move 13.
<
<      A    B    C    D    E    F    G    H    I    J
<  10  .    .    .    .    .    .    .    .    .   bF   10
<   9  .    .    .    .    .    .    .    .    .    .    9
<   8  .    .    .    .    .    .    .    .    .    .    8
<   7  .    .    .    .    .    .    .    .    .    .    7
<   6 r9    .   ~~~  ~~~   .    .   ~~~  ~~~   .   b1    6
<   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
<   4  .    .    .    .    .    .    .    .    .    .    4
<   3  .    .    .    .    .    .    .    .    .    .    3
<   2  .    .    .    .    .    .    .    .    .    .    2
<   1 rF   rB    .    .    .    .    .    .    .    .    1
<      A    B    C    D    E    F    G    H    I    J
<
< r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is
< not known. ~~~ is a lake.
< 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
<
< Red's pieces:  scout A6; bomb B1; flag A1.
< Blue's pieces: marshal J6; flag J10.
< Red has lost:  nothing.
< Blue has lost: 1 spy.
< Red hides:     1 marshal, 1 general, 2 miners, 1 scout, 1 spy, 1 bomb,
<                on 0 squares.
< Blue hides:    1 general, 2 miners, 2 scouts, 2 bombs, on 0 squares.
<
< Red set up: DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMBAAAAAAAA
<   salt: 157b11e1e183ce362c8e1ca9010748ab
<   seal: 50d66a2e073faf3ee190c6f589d16ad6f42de43823ab8a1467470f90442db3ef
< Blue set up: LAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMACAAAAAAA
<   salt: dd2bb93cf726667773b99ad08acf1c27
<   seal: 1b8dd90157b6527d807358e83c36b94b12f1c6ec34964c9ded52e67c2b5a71cf
<
< Letters: A an empty square, B a bomb, C to L the spy to the marshal, M
< the flag; front row first. The seal is the SHA-256 of |Red|letters|salt,
< or with Blue.
<
< > EDIT
< J6: no piece (it was: Blue marshal).
< J8: Blue marshal (it was: no piece).
< It is now move 2: Blue's turn.
<
< No orders are on file yet for Blue.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/duel-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M2
< Blue: MOVE
< # such as MOVE J8-J9
< # marshal J8: J9, J7, I8
< END ORDERS

To: ann@example.org
Subject: CHANCERY:duel-1 - M12 Results

| :: Judge: CHANCERY  Game: Duel-1  Variant: Stratego Duel, Ties Attacker
|
| Red and Blue: Blue's marshal goes from J7 to J6.
|
| Next: Moves for move 13.
|
| Results of move 12. (duel-1.001)
|
| Blue's marshal goes from J7 to J6.
|
| It is your turn: move 13.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    .    .    .    .    .    ?   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    .    .    .    .    .    8
|   7  .    .    .    .    .    .    .    .    .    .    7
|   6  9    .   ~~~  ~~~   .    .   ~~~  ~~~   .   [1]   6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    .    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    .    .    .    .    .    .    .    .    2
|   1  F    B    .    .    .    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| Your pieces are plain. Blue's: ? has not moved, ! has moved, in
| brackets: its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   scout A6 (moved); bomb B1; flag A1.
| Blue's pieces: marshal J6; hidden, not moved: J10.
| Red has lost:  nothing.
| Blue has lost: 1 piece whose rank is not known.
| Blue hides:    1 general, 2 miners, 2 scouts, 1 spy, 2 bombs, 1 flag, on
|                1 square.
|
| Results of move 12. (duel-1.001)
|
| Blue's marshal goes from J7 to J6.
|
| It is Red's turn: move 13. You can plan ahead (HELP PLAN).
|
|      J    I    H    G    F    E    D    C    B    A
|   1  .    .    .    .    .    .    .    .    ?    ?    1
|   2  .    .    .    .    .    .    .    .    .    .    2
|   3  .    .    .    .    .    .    .    .    .    .    3
|   4  .    .    .    .    .    .    .    .    .    .    4
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   6  1    .   ~~~  ~~~   .    .   ~~~  ~~~   .    !    6
|   7  .    .    .    .    .    .    .    .    .    .    7
|   8  .    .    .    .    .    .    .    .    .    .    8
|   9  .    .    .    .    .    .    .    .    .    .    9
|  10  F    .    .    .    .    .    .    .    .    .   10
|      J    I    H    G    F    E    D    C    B    A
|
| Your pieces are plain. Red's: ? has not moved, ! has moved, in brackets:
| its rank is known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Your pieces:   marshal J6 (shown); flag J10.
| Red's pieces:  hidden, moved: A6; hidden, not moved: A1 and B1.
| Red has lost:  nothing.
| Blue has lost: 1 spy.
| Red hides:     1 marshal, 1 general, 2 miners, 2 scouts, 1 spy, 2 bombs,
|                1 flag, on 3 squares.
|
| On the web: https://judge.example.org/my/games/duel-1/M12
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M13
| Red: MOVE
| # such as MOVE A6-A7
| # scout A6: A7, A8, A9, A10, B6, A5, A4, A3, A2
| END ORDERS

To: ann@example.org
Subject: CHANCERY:duel-1 - M2 The position was changed

| :: Judge: CHANCERY  Game: Duel-1  Variant: Stratego Duel, Ties Attacker
|
| Red has changed the position of 'duel-1' by hand.
|
| J6: no piece (it was: Blue marshal).
| J8: Blue marshal (it was: no piece).
| It is now move 2: Blue's turn.
|
| Stratego Duel, move 2. (duel-1.002)
|
| It is Blue's turn: move 2.
|
|      A    B    C    D    E    F    G    H    I    J
|  10  .    .    .    .    .    .    .    .    .   bF   10
|   9  .    .    .    .    .    .    .    .    .    .    9
|   8  .    .    .    .    .    .    .    .    .   b1    8
|   7  .    .    .    .    .    .    .    .    .    .    7
|   6 r9    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6
|   5  .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5
|   4  .    .    .    .    .    .    .    .    .    .    4
|   3  .    .    .    .    .    .    .    .    .    .    3
|   2  .    .    .    .    .    .    .    .    .    .    2
|   1 rF   rB    .    .    .    .    .    .    .    .    1
|      A    B    C    D    E    F    G    H    I    J
|
| r is Red's, b is Blue's; ? has not moved, ! has moved, and its rank is
| not known. ~~~ is a lake.
| 1 marshal, 2 general, 8 miner, 9 scout, S spy, B bomb, F flag.
|
| Red's pieces:  scout A6; bomb B1; flag A1.
| Blue's pieces: marshal J8; flag J10.
| Red has lost:  nothing.
| Blue has lost: 1 spy.
| Red hides:     1 marshal, 1 general, 2 miners, 1 scout, 1 spy, 1 bomb,
|                on 0 squares.
| Blue hides:    1 general, 2 miners, 2 scouts, 2 bombs, on 0 squares.
|
| Red set up: DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMBAAAAAAAA
|   salt: 157b11e1e183ce362c8e1ca9010748ab
|   seal: 50d66a2e073faf3ee190c6f589d16ad6f42de43823ab8a1467470f90442db3ef
| Blue set up: AAAAAAAAAALAAAAAAAAAAAAAAAAAAAMACAAAAAAA
|   salt: dd2bb93cf726667773b99ad08acf1c27
|   seal: ec0b16d9ce51bcbdfcb6824eedc5745841c6d54458e5c24366dcb4e238067a8b
|
| Letters: A an empty square, B a bomb, C to L the spy to the marshal, M
| the flag; front row first. The seal is the SHA-256 of |Red|letters|salt,
| or with Blue.
|
| Next: Moves for move 2.
|
| On the web: https://judge.example.org/my/games/duel-1
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE M2
| Blue: MOVE
| # such as MOVE J8-J9
| # marshal J8: J9, J7, I8
| END ORDERS

From: ann@example.org
> SIGN ON duel-1
> EDIT
> CLEAR A1
> PLACE RED BOMB E6
> END
> TERMINATE duel-1

To: ann@example.org
Subject: Re: CHANCERY:duel-1 - M2 orders

< :: Judge: CHANCERY  Game: Duel-1  Variant: Stratego Duel, Ties Attacker
<
< > SIGN ON duel-1
< Signed on as Red and Blue in 'duel-1'.
<
< > EDIT
< *** I have changed nothing:
< PLACE RED BOMB E6: a bomb never moves, so it stays in its home.
<
< > TERMINATE duel-1
< *** I have not done TERMINATE, because a line above it failed. If you
< still want it, send it alone.
<
< No orders are on file yet for Blue.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/duel-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE M2
< Blue: MOVE
< # such as MOVE J8-J9
< # marshal J8: J9, J7, I8
< END ORDERS

From: ann@example.org
> SANDBOX FILE
> {"format": 2, "family": "diplomacy", "variant": "standard",
> "settings": {"policies": "builds=any"}, "scripts": [["evil", "throw 1"]],
> "position": {"phase": "F1901R", "units": [["France", "A", "PAR"],
> ["Germany", "A", "BUR"]], "dislodged": [{"unit": ["France", "A", "BUR"],
> "from": "MUN"}], "owners": {"PAR": "France", "MUN": "Germany"}},
> "orders": [["France", ["A BUR R GAS", "A LON - WAL"]]]}
> END FILE
> SANDBOX FILE
> {"format": 2, "family": "diplomacy", "variant": "standard",
> "position": {"phase": "S1901M", "units": [["France", "F", "PAR"]]}}
> END FILE
> SANDBOX FILE
> {"format": 2, "family": "machiavelli", "variant": "<b>italy</b>"}
> END FILE

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard, Any Centres
<
< > SANDBOX FILE
< I've created 'standard-1', and it begins in F1901R, as in your file. All
< powers are yours. It has the orders of that turn.
<
< Status of the Retreat phase for Fall of 1901.  (standard-1.001)
<
< France:  Army Paris.
<
< Germany: Army Burgundy.
<
< The following units were dislodged:
<
< The French Army in Burgundy can retreat to Belgium or Gascony or
<     Marseilles or Picardy or Ruhr.
<
< Retreat orders for Fall of 1901.  (standard-1.001)
<
< France:                   Army  Burgundy -> Gascony.
<
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
<
< > SANDBOX FILE
< *** I cannot begin from this file: the position cannot be read: There
< can be no fleet in Paris.
< Attach a file to your e-mail, or put its text between SANDBOX FILE and
< END FILE: a game's JSON export, the position that
< chancery game export --edit writes, or a Realpolitik game.
< I ignored the lines after this one.
<
< > SANDBOX FILE
< *** This file's game is on the board "<b>italy</b>", which I do not
< have. LIST VARIANTS shows those that I have.

From: ann@example.org
> SANDBOX FILE
> {"format": 2, "variant"

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SANDBOX FILE
< *** The line END FILE is missing. Add it below the file and send it
< again.

From: ann@example.org
> HELP SANDBOX
> HELP FILES
> HELP POSITION

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > HELP SANDBOX
< SANDBOX -- try things out in a private game.
<
< Usage: SANDBOX
<    or: SANDBOX variant [options] [EMPTY] [WITH settings]
<    or: SANDBOX game [phase]
<    or: SANDBOX FILE, the text of a file, END FILE
<    or: SANDBOX FILE, with the file attached to the e-mail
<
< You play every power, and there are no deadlines.
<
< PROCESS        runs the turn
< ROLLBACK       undoes it
< EDIT           changes the position
< FORECAST, WHY  explain what orders would do, and did
< TERMINATE      ends the sandbox
<
< WITH adds any settings and modules that a new game can have: SANDBOX
< standard WITH builds=any, no dias, restrict=FG. EMPTY starts without
< units, so that you can set up your own position (HELP EDIT).
<
< SANDBOX game copies the current position of a game. With a phase, such
< as SANDBOX danube F1901M, it copies that position and its orders: change
< some and see the difference. The players of that game don't learn of it.
<
< SANDBOX FILE starts where the game in a file ends (HELP FILES).
<
< > SANDBOX DEMO
< < I've created 'demo-1', and it begins where 'demo' was in S1901M. All
< < powers are yours.
<
< > HELP FILES
< A SANDBOX FROM A FILE
<
< SANDBOX FILE starts a sandbox where the game in a file ends. Attach the
< file to your e-mail and write one line:
<
<   SANDBOX FILE
<
< Or paste the text of a short file:
<
<   SANDBOX FILE
<   the text
<   END FILE
<
< The judge reads three kinds of file:
<
< - the JSON export of a game, from this or another Chancery judge
< - the position of a game that a keeper exports with --edit
< - a game of Realpolitik (.dpy) or RealWorld (.dpw)
<
< You get the last position with its orders, or the last turn if the game
< is over. The judge ignores older turns, players, press and scripts. It
< must have the game's board: LIST VARIANTS shows its boards. A file has
< at most 512 KB. Its name ends with .json, .toml, .dpy, .dpw or .gam.
<
< > HELP POSITION
< A POSITION BY HAND
<
< In a sandbox, or as the GM, EDIT changes the position in lines between
< EDIT and END:
<
< PLACE RED SCOUT A5   adds a piece
< PLACE BLUE SPY LOST  adds a lost piece
< REMOVE A5            removes the piece there
< CLEAR A5             removes the piece there, if there is one
< PHASE M13            changes the number of the move (odd ones: Red's)
<
< Each side needs its flag, and has at most the pieces of its army. Flags
< and bombs stay in their own home. Both sides' plans end.
<
< The judge also counts facts that you do not see on the board. After a
< piece you can write FROM A4 (its first square), MOVED, SHOWN (its rank
< is known), RAN (it is known as a scout) and RESCUER. More lines:
<
< QUIET 12              moves since the last strike
< CHASE RED 3           moves of Red's chase
< MISSED BLUE 1         moves in a row that Blue missed
< LAST 12: J7-J6 BY J9  move 12, by the piece whose first square was J9
< FORGET 12:            forgets move 12

