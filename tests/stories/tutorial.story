# TUTORIAL from start to end: each answer ends with the next lesson, once the one before has been done.
From: new@example.org
> REGISTER Nell Newman
> TUTORIAL

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > REGISTER Nell Newman
< Welcome, Nell Newman. You are registered.
< Name:      Nell Newman
< Time zone: UTC
<
< > TUTORIAL
< Game 'tutorial-1' has started. Each of my replies ends with a lesson:
< just reply to it.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< LESSON 1 of 11: A first order
<
< In this game you order every power; these lessons look at England.
< England has an army in Liverpool and fleets in Edinburgh and London.
< This tutorial teaches you to play by e-mail. The rules themselves are in
< LEARN DIPLOMACY 1, and you can read them with HELP HOW TO PLAY
< DIPLOMACY.
<
< An order is a line: the unit (A for an army, F for a fleet), its
< province, a hyphen, and the province it moves to. Write a province's
< three letters or its full name. Reply to this e-mail with this line
<
<   F LON - NTH
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> F LON - NTH

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > F LON - NTH
< England: F LON - NTH
<
< Movement orders for Spring of 1901. (tutorial-1.001)
<
< England: Army Liverpool, no order yet.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 21 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 2 of 11: Several orders, and mistakes
<
< Write each order on its own line. I read many spellings. If I can't read
< a line, my reply marks it with *** and gives the reason, and I carry out
< the other lines. Reply with these two lines. The second one has a
< mistake in it, so send it again when you have seen my reply: the
< province is the Norwegian Sea, NWG.
<
<   army liverpool to yorkshire
<   F EDI - NWX
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> army liverpool to yorkshire
> F EDI - NWX

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > army liverpool to yorkshire
< England: A LVP - YOR
< > F EDI - NWX
< *** NWX: did you mean Norway or Norwegian Sea?
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (tutorial-1.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh, no order yet.
< England: Fleet London -> North Sea.
<
< You still owe 20 orders for Austria, England, France, Germany, Italy,
< Russia and Turkey.
< The turn runs when you send PROCESS.
<
< LESSON 2 of 11: Several orders, and mistakes
<
< Write each order on its own line. I read many spellings. If I can't read
< a line, my reply marks it with *** and gives the reason, and I carry out
< the other lines. Reply with these two lines. The second one has a
< mistake in it, so send it again when you have seen my reply: the
< province is the Norwegian Sea, NWG.
<
<   army liverpool to yorkshire
<   F EDI - NWX
<
< (TUTORIAL NEXT skips this lesson. ROLLBACK takes back the last turn.)
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> F EDI - NWG

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > F EDI - NWG
< England: F EDI - NWG
<
< Movement orders for Spring of 1901. (tutorial-1.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You owe 19 orders for Austria, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 3 of 11: What is on file
<
< I keep your orders until the turn runs. The last order for a unit
< counts, so a new one replaces the old one. UNDO takes back your last
< e-mail, and CLEAR ORDERS takes back all orders. To see which orders you
< have given and which are missing, answer with the line
<
<   STATUS
<
< On the web: https://judge.example.org/my/games/tutorial-1

# Something else than the lesson asks for: it stays open.
From: new@example.org
To: reply
> What do I do now?

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > What do I do now?
< To learn more about a command, send HELP with its name, such as
< HELP PRESS.
<
< Start       REGISTER, LIST, SIGN ON, CREATE, TUTORIAL, HELP GUIDE
< Orders      HELP ORDERS, STATUS, UNDO, CLEAR ORDERS, FORECAST
< Time        SET WAIT, EXTEND, SET ABSENCE, SITTER, PHASE
< Vote        SET DRAW, SET CONCEDE, PROPOSE, AGREE
< Talk        PRESS, BROADCAST, DIARY, IGNORE, REPORT
< Look back   MAP, HISTORY, SUMMARY, WHY, WHOGAME
< E-mail      SET FORMAT, SET CALENDAR, SET REMINDER, SET DIGEST, WEB
< Alone       LEARN, SANDBOX, HELP COMPUTERS
< Leave       SEEK REPLACEMENT, RESIGN, UNREGISTER
< Run a game  HELP GM
<
< HELP ALL lists all commands, and HELP SETTINGS the settings of a game.
<
< Movement orders for Spring of 1901. (tutorial-1.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You owe 19 orders for Austria, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< LESSON 3 of 11: What is on file
<
< I keep your orders until the turn runs. The last order for a unit
< counts, so a new one replaces the old one. UNDO takes back your last
< e-mail, and CLEAR ORDERS takes back all orders. To see which orders you
< have given and which are missing, answer with the line
<
<   STATUS
<
< (TUTORIAL NEXT skips this lesson. ROLLBACK takes back the last turn.)
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> status

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - S1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > status
<
< Movement orders for Spring of 1901. (tutorial-1.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You owe 19 orders for Austria, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 4 of 11: The turn
<
< In a game with other players, the turn runs when all orders are in, or
< at the deadline, and I send you the results. Here you are alone, so you
< decide when. Units without an order hold. Answer with
<
<   PROCESS
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> process

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - F1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > process
< S1901M has been adjudicated. The results are on their way.
<
< You owe 22 orders for Austria, England, France, Germany, Italy, Russia
< and Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 5 of 11: A convoy
<
< The results are in the other e-mail, and it is fall now. Norway is a
< free supply centre. Your army in Yorkshire can get there over the North
< Sea if the fleet convoys it (C). The other fleet supports the move (S).
< Answer with these three lines:
<
<   A YOR - NOR
<   F NTH C A YOR - NOR
<   F NWG S A YOR - NOR
<
< On the web: https://judge.example.org/my/games/tutorial-1

To: new@example.org
Subject: CHANCERY:tutorial-1 - S1901M Results

| :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
|
| Austria, France, Germany, Italy, Russia and Turkey: No orders came from
| you, so your units held.
|
| England: All 3 orders succeeded.
|
| Next: Movement for Fall of 1901.
|
| Movement results for Spring of 1901. (tutorial-1.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> Norwegian Sea.
| England: Fleet London -> North Sea.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A yor, F nth, F nwg; EDI, LVP, LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/tutorial-1/S1901M

From: new@example.org
To: reply
> A YOR - NOR
> F NTH C A YOR - NOR
> F NWG S A YOR - NOR

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - F1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > A YOR - NOR
< England: A YOR - NOR
< > F NTH C A YOR - NOR
< England: F NTH C A YOR - NOR
< > F NWG S A YOR - NOR
< England: F NWG S A YOR - NOR
<
< Movement orders for Fall of 1901. (tutorial-1.002)
<
< England: Army Yorkshire -> Norway.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
< England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
<
< You owe 19 orders for Austria, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 6 of 11: Looking ahead
<
< FORECAST shows what your orders would do if all other units stayed where
< they are. Answer with
<
<   FORECAST
<
< It changes nothing, and no other player hears of it. With the line
< ASSUME A SWE - NOR below it, FORECAST also shows what happens if another
< unit moves.
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> FORECAST

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - F1901M orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > FORECAST
< Movement forecast for Fall of 1901. (tutorial-1.002)
<
< England: Army Yorkshire -> Norway.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
< England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London, Norway.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Portugal,
<            Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:   3 Supply centers,  3 Units:  Builds   0 units.
< England:   4 Supply centers,  3 Units:  Builds   1 unit.
< France:    3 Supply centers,  3 Units:  Builds   0 units.
< Germany:   3 Supply centers,  3 Units:  Builds   0 units.
< Italy:     3 Supply centers,  3 Units:  Builds   0 units.
< Russia:    4 Supply centers,  4 Units:  Builds   0 units.
< Turkey:    3 Supply centers,  3 Units:  Builds   0 units.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< Movement orders for Fall of 1901. (tutorial-1.002)
<
< England: Army Yorkshire -> Norway.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
< England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
<
< You owe 19 orders for Austria, France, Germany, Italy, Russia and
< Turkey.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 7 of 11: The second turn
<
< Now run the turn:
<
<   PROCESS
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> PROCESS

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - W1901A orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > PROCESS
< F1901M has been adjudicated. The results are on their way.
<
< No orders are on file yet for England.
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 8 of 11: Winter
<
< England has four centres now and three units, so it builds one. London,
< Edinburgh and Liverpool are free. Answer with
<
<   BUILD F LON
<
< On the web: https://judge.example.org/my/games/tutorial-1

To: new@example.org
Subject: CHANCERY:tutorial-1 - F1901M Results

| :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
|
| Austria, France, Germany, Italy, Russia and Turkey: No orders came from
| you, so your units held.
|
| England: All 3 orders succeeded. You took Norway.
|
| England: You have 4 centres and 3 units: you may build 1 unit (EDI, LON,
| LVP). Next: Adjustments for Winter of 1901.
|
| Movement results for Fall of 1901. (tutorial-1.002)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Yorkshire -> Norway.
| England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
| England: Fleet Norwegian Sea SUPPORT Army Yorkshire -> Norway.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 4 (+1): A NOR, F nth, F nwg; EDI, LVP, LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/tutorial-1/F1901M

From: new@example.org
To: reply
> build f lon

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - W1901A orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > build f lon
< England: B F LON
<
< Adjustment orders for Winter of 1901.  (tutorial-1.003)
<
< England:                  Builds a fleet in London.
<
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 9 of 11: Why
<
< Results tell you why an order failed. WHY explains any order of any
< turn, with everything it depended on. Answer with
<
<   WHY A YOR F1901M
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> WHY A YOR F1901M

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - W1901A orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > WHY A YOR F1901M
< Movement for Fall of 1901, and why. (tutorial-1.002)
<
< England: Army Yorkshire -> Norway.
<   It met no resistance.
<   Helped by England: Fleet Norwegian Sea SUPPORT Army Yorkshire ->
<       Norway.
<     It was not attacked.
<   Carried by England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
<     It was not attacked.
<
< Adjustment orders for Winter of 1901.  (tutorial-1.003)
<
< England:                  Builds a fleet in London.
<
< The turn runs when you send PROCESS.
<
< Well done.
<
< LESSON 10 of 11: E-mails to the others
<
< Diplomacy is a game of talking. In a game with other players you write,
< for example,
<
<   PRESS TO FRANCE
<   Shall we leave the Channel empty?
<   ENDPRESS
<
< and BROADCAST writes to all players. I read nothing between the first
< line and ENDPRESS as an order. If you answer a letter of press, your
< answer goes to the player who wrote it. You are alone here, so read
< about it:
<
<   HELP PRESS
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> TUTORIAL NEXT

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - W1901A orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > TUTORIAL NEXT
<
< Adjustment orders for Winter of 1901.  (tutorial-1.003)
<
< England:                  Builds a fleet in London.
<
< The turn runs when you send PROCESS.
<
< LESSON 11 of 11: A game with others
<
< Send your orders in time, because the other players wait for you. SET
< CALENDAR INVITE puts each deadline into your calendar and moves it there
< when it changes. If you go away, send SET ABSENCE with the days. If you
< must leave, send RESIGN with the name of the game. SET DRAW votes for a
< draw. Now see which games need players:
<
<   OPENINGS
<
< On the web: https://judge.example.org/my/games/tutorial-1

From: new@example.org
To: reply
> OPENINGS

To: new@example.org
Subject: Re: CHANCERY:tutorial-1 - W1901A orders

< :: Judge: CHANCERY  Game: Tutorial-1  Variant: Standard
<
< > OPENINGS
< No public game wants players now. CREATE ?game password begins one (HELP
< CREATE).
<
< Adjustment orders for Winter of 1901.  (tutorial-1.003)
<
< England:                  Builds a fleet in London.
<
< The turn runs when you send PROCESS.
<
< Well done. That was the last lesson. You can keep 'tutorial-1' to try
< things out, and TERMINATE tutorial-1 ends it. LEARN has tasks for
< Stratego and Conquest, and HELP lists everything else.
<
< On the web: https://judge.example.org/my/games/tutorial-1

