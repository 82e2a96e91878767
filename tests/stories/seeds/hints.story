# SET HINTS: advice on orders, for those who are new.
! demo

From: ann@example.org
> SIGN ON ademo secret
> A VIE - BUD
> A BUD - VIE

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - BUD
< A VIE - BUD
< > A BUD - VIE
< A BUD - VIE
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Vienna.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste, no order yet.
<
< A BUD - VIE: cannot swap places with A VIE without a convoy: both
<     bounce.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - VIE
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # on file: A VIE - BUD
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

From: ann@example.org
> SIGN ON ademo secret
> A BUD H
> F TRI - VEN

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD H
< A BUD H -- replaces A BUD - VIE
< > F TRI - VEN
< F TRI - VEN
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Venice.
<
< A VIE - BUD: your army in Budapest stays, and you cannot dislodge your
<     own unit.
< F TRI - VEN: Italy's army is there; without support, you get in only if
<     it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

By web: ann@example.org at /my/games/demo, orders
> order-3 = F TRI - VEN
> do = file
< You have changed nothing. Choose an order first.

By web: ann@example.org at /my/games/demo
< T G F A T E G E E F R G I F I R T R A I A R     T    G    F    A    T    E    G    E    E    F    R    G    I    F    I    R    T    R sc    A    I    A    R
< Symbols
< A army  F fleet    moves      fails   supports  holds  convoys  built    retreats   dislodged
< Spring 1901
< Your orders for Spring of 1901, Movement
< Army Budapest
< undo this order
< holds
< to Galicia
< to Rumania
< to Serbia
< to Trieste
< to Vienna
< supports Army Vienna
< supports Army Vienna to Galicia
< supports Army Vienna to Trieste
< supports Fleet Trieste
< supports Italian Army Venice to Trieste
< supports Russian Army Warsaw to Galicia
< supports Russian Fleet Sevastopol to Rumania
< Army Vienna
< undo this order
< holds
< to Bohemia
< to Budapest
< to Galicia
< to Trieste
< to Tyrolia
< supports Army Budapest
< supports Army Budapest to Galicia
< supports Army Budapest to Trieste
< supports Fleet Trieste
< supports German Army Munich to Bohemia
< supports German Army Munich to Tyrolia
< supports Italian Army Venice to Trieste
< supports Italian Army Venice to Tyrolia
< supports Russian Army Warsaw to Galicia
< your army in Budapest stays, and you cannot dislodge your own unit.
< Fleet Trieste
< undo this order
< holds
< to Adriatic Sea
< to Albania
< to Venice
< supports Italian Army Rome to Venice
< supports Italian Army Venice
< Italy's army is there; without support, you get in only if it leaves.
< Write orders as text
< Orders as text
< One order or command on each line, as in an e-mail: orders for other powers’ units, conditions, later turns. The judge reads them after the rows above.
< Send lines
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< A BUD H
< A VIE - BUD
< F TRI - VEN
< SET WAIT
< The turn runs 30 minutes after the last orders are in. The deadline is Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday 27 November 2026, 23:30 UTC.
< The first turn has not run yet.
< 1 of 7 are in.
< AAustria you3 centres
< EEngland Eve English3 centres
< FFrance Fred French3 centres
< GGermany Gus German3 centres
< IItaly Ida Italian3 centres
< RRussia Rob Russian4 centres
< TTurkey Tom Turk3 centres
< Positions in words
< Spring of 1901, Movement
< Power  Centres  On the board
< A Austria  3: Budapest (home), Trieste (home), Vienna (home)  Army Budapest, Fleet Trieste, Army Vienna
< E England  3: Edinburgh (home), Liverpool (home), London (home)  Fleet Edinburgh, Army Liverpool, Fleet London
< F France  3: Brest (home), Marseilles (home), Paris (home)  Fleet Brest, Army Marseilles, Army Paris
< G Germany  3: Berlin (home), Kiel (home), Munich (home)  Army Berlin, Fleet Kiel, Army Munich
< I Italy  3: Naples (home), Rome (home), Venice (home)  Fleet Naples, Army Rome, Army Venice
< R Russia  4: Moscow (home), Sevastopol (home), St Petersburg (home), Warsaw (home)  Army Moscow, Fleet Sevastopol, Army Warsaw, Fleet St Petersburg (SC)
< T Turkey  3: Ankara (home), Constantinople (home), Smyrna (home)  Fleet Ankara, Army Constantinople, Army Smyrna
< Unowned or unknown  Belgium, Bulgaria, Denmark, Greece, Holland, Norway, Portugal, Rumania, Serbia, Spain, Sweden, Tunis
< Orders on the board
< Austria: Army Vienna to Budapest
< Austria: Army Budapest holds
< Austria: Fleet Trieste to Venice
< Messages
< All
< EEngland
< FFrance
< GGermany
< IItaly
< RRussia
< TTurkey
< Master
< +New conversation
< All players ↗Open as a page
< The judge 21 Nov, 12:00
< The GM has changed the settings of 'demo':
< MANUAL START (it was: AUTO START).
< Message to all players
< Send to all players
< Save draft
< Game menu
< Public page
< How to play
< Settings
< Your diary
< Undo
< Restores the orders you had before your last change to this turn. Press it again to go back further.
< Undo last change
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< UNDO
< Orders for later turns
< The judge keeps these orders. When that turn starts, it submits those that are still possible. You can change them then.
< Turn
< Spring of 1901, Retreat
< Fall of 1901, Movement
< Fall of 1901, Retreat
< Winter of 1901, Adjustment
< Spring of 1902, Movement
< Spring of 1902, Retreat
< Fall of 1902, Movement
< Fall of 1902, Retreat
< Winter of 1902, Adjustment
< Spring of 1903, Movement
< Spring of 1903, Retreat
< Fall of 1903, Movement
< Fall of 1903, Retreat
< Winter of 1903, Adjustment
< Spring of 1904, Movement
< Orders
< One a line.
< Save orders
< Conditional orders
< Orders that depend on where units are. For this turn the judge checks the condition at once, and for a later turn when that turn starts.
< Turn
< this turn
< Spring of 1901, Retreat
< Fall of 1901, Movement
< Fall of 1901, Retreat
< Winter of 1901, Adjustment
< Spring of 1902, Movement
< Spring of 1902, Retreat
< Fall of 1902, Movement
< Fall of 1902, Retreat
< Winter of 1902, Adjustment
< Spring of 1903, Movement
< Spring of 1903, Retreat
< Fall of 1903, Movement
< Fall of 1903, Retreat
< Winter of 1903, Adjustment
< Spring of 1904, Movement
< Condition
< A unit, such as F ION or ITALIAN F ION. NOT, AND, OR and brackets are allowed.
< Orders if true
< One a line.
< Orders if false
< Optional.
< Save condition
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< IF ITALIAN F ION
< F TRI - ADR
< ELSE
< F TRI - ALB
< ENDIF
< Standing orders
< If you submit no orders before a deadline, the judge uses these, and you are not late.
< Orders
< One a line.
< Save standing orders
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< STANDING ORDERS
< A VIE H
< F TRI H
< END
< Extension
< Before the deadline moves, the judge asks the GM. The judge e-mails you the decision.
< Extra time
< Unit
< days
< hours
< Extend deadline
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< EXTEND 1 DAYS
< Absence
< The judge sets no new deadline in an absence of up to 14 days. It e-mails all players. Your absence does not move the current deadline: extend it instead.
< First day
< Last day
< Set absence
< E-mail commands
< SIGN ON demo AS Austria
< SET ABSENCE 2026-12-24 TO 2027-01-02
< Sitter
< Another registered user submits orders for you while you are away. The judge sends you a copy of everything they do. Only the GM learns of it.
< E-mail address
< First day
< Last day
< Sitter handles messages
< Appoint sitter
< E-mail commands
< SIGN ON demo AS Austria
< SITTER ann@example.org FROM 2026-12-24 TO 2027-01-02
< Votes
< You have not voted. You can change a vote until it passes.
< Vote for a draw
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< SET DRAW
< Winner
< the leader
< England
< France
< Germany
< Italy
< Russia
< Turkey
< Vote to concede
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< SET CONCEDE LEADER
< Leave game
< The judge e-mails all players, and anyone can take over your power. The others count on you: please leave only if you must.
< Yes, leave this game
< Leave game
< E-mail commands
< SIGN ON demo AS Austria
< PHASE S1901M
< RESIGN demo
< Ready. The turn runs 30 minutes after the last orders are in.  Changed by e-mail, 12:00.
< Save orders
< ✓ Ready
< Check
< Undo

From: ann@example.org
> SIGN ON ademo secret
> SET HINTS OFF
> A VIE - GAL
> A BUD - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET HINTS OFF
< You'll get no hints on your orders.
<
< > A VIE - GAL
< A VIE - GAL -- replaces A VIE - BUD
< > A BUD - GAL
< A BUD - GAL -- replaces A BUD H
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Venice.
<
< VIE and BUD both go to Galicia: neither gets in unless one is supported.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> A VIE - BUD
> A BUD H
> SET HINTS ON

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - BUD
< A VIE - BUD -- replaces A VIE - GAL
< > A BUD H
< A BUD H -- replaces A BUD - GAL
<
< > SET HINTS ON
< You'll get hints on your orders in all games.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Venice.
<
< A VIE - BUD: your army in Budapest stays, and you cannot dislodge your
<     own unit.
< F TRI - VEN: Italy's army is there; without support, you get in only if
<     it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

