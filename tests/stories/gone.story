# People who leave: seats that nobody holds, one letter about two games, orders of the master that complete a phase.
! demo

From: ann@example.org
> SIGN ON DEMO
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
To: reply
> SIGN ON ?open ann-open
> CLEAR ORDERS

To: ann@example.org
Subject: Re: CHANCERY:open - orders

< :: Judge: CHANCERY  Game: Open  Variant: Standard
<
< > SIGN ON ?open ********
< You have joined 'open'. 5 more players are needed.
<
< Standard, for 7 players. It has no GM.
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
< Reply to that e-mail with your orders. LIST open shows all settings.
<
< > CLEAR ORDERS
< *** The game 'open' has not started yet.
<
< 'open' has not started yet: 2 of 7 seats are taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/open

From: ann@example.org
To: reply
> CREATE ?another ann-other
> RESIGN demo

To: ann@example.org
Subject: Re: CHANCERY:another - orders

< :: Judge: CHANCERY  Game: Another  Variant: Standard
<
< > CREATE ?another ********
< Game 'another' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/another
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?another password
<
< > RESIGN demo
< *** If you really want to leave 'another', send this line, which has the
< game's name in it:
<
<   RESIGN another
<
< 'another' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.

From: eve@example.org
> SIGN ON DEMO
> PRESS TO AM
> Are you still there?
> ENDPRESS
> PRESS TO A
> Hello?
> ENDPRESS
> RESIGN demo

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as England in 'demo'.
<
< > PRESS TO AM
< Press sent to Austria and Master.
<   | Are you still there?
<
< > PRESS TO A
< Press sent to Austria.
<   | Hello?
<
< > RESIGN demo
< You have resigned from 'demo'.
<
< On the web: https://judge.example.org/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M England to Austria, Master

| Message from England to Austria and Master in 'demo':
|
| Are you still there?
|
| On the web: https://judge.example.org/my/games/demo/press/A+E

To: ann@example.org
Subject: CHANCERY:demo - S1901M England to Austria, Master

| ...
| On the web: https://judge.example.org/my/games/demo/press/E+Master

To: ann@example.org
Subject: CHANCERY:demo - S1901M England to Austria

| Message from England to Austria in 'demo':
|
| Hello?
|
| On the web: https://judge.example.org/my/games/demo/press/E

To: max@example.org, ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M England has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| England has resigned from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON edemo password
|
| On the web: https://judge.example.org/my/games/demo

To: eve@example.org
Subject: CHANCERY:demo - S1901M England has resigned

| ...
| On the web: https://judge.example.org/games/demo

From: max@example.org
> SIGN ON DEMO
> EJECT FRANCE
> EJECT gus@example.org
> EJECT ITALY
> EJECT RUSSIA
> EJECT TURKEY
> A LVP H, F EDI H, F LON H
> A PAR H, A MAR H, F BRE H
> A BER H, A MUN H, F KIE H
> A ROM H, A VEN H, F NAP H
> A MOS H, A WAR H, F SEV H, F STP H
> A CON H, A SMY H, F ANK-BLA

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > EJECT FRANCE
< France has been ejected from 'demo'.
<
< > EJECT gus@example.org
< Germany has been ejected from 'demo'.
<
< > EJECT ITALY
< Italy has been ejected from 'demo'.
<
< > EJECT RUSSIA
< Russia has been ejected from 'demo'.
<
< > EJECT TURKEY
< Turkey has been ejected from 'demo'.
<
< > A LVP H, F EDI H, F LON H
< England: A LVP H
< England: F EDI H
< England: F LON H
< > A PAR H, A MAR H, F BRE H
< France: A PAR H
< France: A MAR H
< France: F BRE H
< > A BER H, A MUN H, F KIE H
< Germany: A BER H
< Germany: A MUN H
< Germany: F KIE H
< > A ROM H, A VEN H, F NAP H
< Italy: A ROM H
< Italy: A VEN H
< Italy: F NAP H
< > A MOS H, A WAR H, F SEV H, F STP H
< Russia: A MOS H
< Russia: A WAR H
< Russia: F SEV H
< Russia: F STP/SC H
< > A CON H, A SMY H, F ANK-BLA
< Turkey: A CON H
< Turkey: A SMY H
< Turkey: F ANK - BLA
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< England: Army Liverpool HOLD.
< England: Fleet Edinburgh HOLD.
< England: Fleet London HOLD.
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< Germany: Army Berlin HOLD.
< Germany: Army Munich HOLD.
< Germany: Fleet Kiel HOLD.
<
< Italy: Army Rome HOLD.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples HOLD.
<
< Russia: Army Moscow HOLD.
< Russia: Army Warsaw HOLD.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (south coast) HOLD.
<
< Turkey: Army Constantinople HOLD.
< Turkey: Army Smyrna HOLD.
< Turkey: Fleet Ankara -> Black Sea.
<
< Austria: orders are in.
< England: orders are in; open seat.
< France: orders are in; open seat.
< Germany: orders are in; open seat.
< Italy: orders are in; open seat.
< Russia: orders are in; open seat.
< Turkey: orders are in; open seat.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M France has been ejected

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| France has been ejected from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON fdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - S1901M France has been ejected

| ...
| France has been ejected from 'demo'. You cannot rejoin unless the GM
| readmits you.
|
| On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Germany has been ejected

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Germany has been ejected from 'demo'. To take over, any registered
| player can choose a password and send:
|
|   SIGN ON gdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: gus@example.org
Subject: CHANCERY:demo - S1901M Germany has been ejected

| ...
| Germany has been ejected from 'demo'. You cannot rejoin unless the GM
| readmits you.
|
| On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Italy has been ejected

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy has been ejected from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON idemo password
|
| On the web: https://judge.example.org/my/games/demo

To: ida@example.org
Subject: CHANCERY:demo - S1901M Italy has been ejected

| ...
| Italy has been ejected from 'demo'. You cannot rejoin unless the GM
| readmits you.
|
| On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Russia has been ejected

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Russia has been ejected from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON rdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: rob@example.org
Subject: CHANCERY:demo - S1901M Russia has been ejected

| ...
| Russia has been ejected from 'demo'. You cannot rejoin unless the GM
| readmits you.
|
| On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org
Subject: CHANCERY:demo - S1901M Turkey has been ejected

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Turkey has been ejected from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON tdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: tom@example.org
Subject: CHANCERY:demo - S1901M Turkey has been ejected

| ...
| Turkey has been ejected from 'demo'. You cannot rejoin unless the GM
| readmits you.
|
| On the web: https://judge.example.org/games/demo

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| England: Army Liverpool HOLD.
| England: Fleet Edinburgh HOLD.
| England: Fleet London HOLD.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
| Germany: Army Berlin HOLD.
| Germany: Army Munich HOLD.
| Germany: Fleet Kiel HOLD.
| Italy: Army Rome HOLD.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples HOLD.
| Russia: Army Moscow HOLD.
| Russia: Army Warsaw HOLD.
| Russia: Fleet Sevastopol HOLD.
| Russia: Fleet St Petersburg (south coast) HOLD.
| Turkey: Army Constantinople HOLD.
| Turkey: Army Smyrna HOLD.
| Turkey: Fleet Ankara -> Black Sea.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F bla; ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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

# Somebody may come in at any time; the master cannot play as well, and nobody plays twice.
From: max@example.org
> SIGN ON tdemo other-secret

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< *** You are the GM of this game; BECOME Turkey acts for it.
<
< On the web: https://judge.example.org/games/demo

From: bob@example.org
> SIGN ON tdemo bob-secret
> SIGN ON rdemo bob-secret

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< You now play Turkey in 'demo'. The password is yours.
<
< On the web: https://judge.example.org/games/demo
<
< > SIGN ON rdemo ********
< *** You already play Turkey in this game.

To: max@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Bob Open (bob@example.org) now plays Turkey in 'demo'. Their record
| here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| ...
| Bob Open now plays Turkey in 'demo'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/demo

To: bob@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| ...
| Bob Open (bob@example.org) now plays Turkey in 'demo'.
|
| Status of the Movement phase for Fall of 1901.  (demo.002)
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
| Turkey:  Fleet Black Sea.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F BLA
| # can go to ANK, ARM, BUL/EC, CON, RUM, SEV
| END ORDERS
|
| HISTORY demo shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: stranger@example.org
> SIGN ON rdemo some-secret

To: stranger@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON rdemo ********
< *** You are not registered with this judge. Send REGISTER and your name
< first: REGISTER Ann Other.

