# A gunboat game for two, quiet and secret: its players are told what they must know and nothing else; its master is told
# everything.
From: max@example.org
> REGISTER Max Master
> CREATE ?boat secret
> BECOME MASTER
> SET GUNBOAT, POWERS 2, PRESS NONE, QUIET, SECRET, NO SHOW, UNMODERATED, CENTRES 4
> SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS

To: max@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?boat ********
< Game 'boat' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/boat
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?boat password
<
< > BECOME MASTER
< You are now the GM of 'boat'.
<
< > SET GUNBOAT, POWERS 2, PRESS NONE, QUIET, SECRET, NO SHOW,
< > UNMODERATED, CENTRES 4
< GUNBOAT (it was: NO GUNBOAT).
< POWERS 2.
< NO PRESS (it was: WHITE).
< QUIET (it was: NO QUIET).
< SECRET (it was: NO SECRET).
< NO SHOW (it was: SHOW).
< UNMODERATED (it was: MODERATED).
< CENTRES 4.
<
< > SET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
<
< 'boat' has not started yet: 0 of 2 seats are taken.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?boat secret
> SET PREFERENCE AUSTRIA

To: ann@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'.
<
< Standard, Gunboat, for 2 players. Its GM is Max Master.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST boat shows all settings.
<
< > SET PREFERENCE AUSTRIA
< Your preference is Austria.
<
< 'boat' has not started yet.
< Your preference: Austria.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - A new player

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
|
| Ann Other (ann@example.org) has joined 'boat'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/boat

From: Oda Observer <oda@example.org>
> REGISTER Oda Observer
> OBSERVE boat secret
> LIST boat
> LIST

To: oda@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
<
< > REGISTER Oda Observer
< Welcome, Oda Observer. You are registered.
< Name:      Oda Observer
< Time zone: UTC
<
< > OBSERVE boat ********
< You now observe 'boat'. LIST shows its position, HISTORY boat its
< history so far.
<
< > LIST boat
< Game 'boat' is forming.
<
< Variant: Standard, Gunboat.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 4 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 2
<   SET UNMODERATED
<   SET GUNBOAT
<   SET NO SHOW
<   SET QUIET
<   SET SECRET
<   SET NO PRESS
<   SET CENTRES 4
<
< The following players are signed up for game 'boat':
< Master:    Max Master
< Observer:  Oda Observer  oda@example.org
<
< For 2 players: SIGN ON ?boat password
<
< > LIST
< Game 'boat' is forming.
<
< Variant: Standard, Gunboat.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 4 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 2
<   SET UNMODERATED
<   SET GUNBOAT
<   SET NO SHOW
<   SET QUIET
<   SET SECRET
<   SET NO PRESS
<   SET CENTRES 4
<
< The following players are signed up for game 'boat':
< Master:    Max Master
< Observer:  Oda Observer  oda@example.org
<
< For 2 players: SIGN ON ?boat password
<
< 'boat' has not started yet.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - An observer

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
|
| Oda Observer (oda@example.org) now observes 'boat'.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - An observer

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
|
| An observer now observes 'boat'.
|
| On the web: https://judge.example.org/my/games/boat

From: Tom Turk <tom@example.org>
> REGISTER Tom Turk
> SIGN ON ?boat secret
> SET PREFERENCE TURKEY

To: tom@example.org
Subject: Re: CHANCERY:boat - orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
<
< > REGISTER Tom Turk
< Welcome, Tom Turk. You are registered.
< Name:      Tom Turk
< Time zone: UTC
<
< > SIGN ON ?boat ********
< You have joined 'boat'.
<
< Standard, Gunboat, for 2 players. Its GM is Max Master.
< Movement at least 24 hours apart, at 20:00 UTC; 24 hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< > SET PREFERENCE TURKEY
< Your preference is Turkey.
<
< On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - A new player

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
|
| Tom Turk (tom@example.org) has joined 'boat'. All seats are taken. Their
| record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M The game begins

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| 'boat' has started.
|
| Next: Movement for Spring of 1901, due on Sunday 22 November 2026, 20:00
| UTC, in 32 hours.
|
| GM:        Max Master    max@example.org
| Austria:   Ann Other     ann@example.org
| England:   open seat
| France:    open seat
| Germany:   open seat
| Italy:     open seat
| Russia:    open seat
| Turkey:    Tom Turk      tom@example.org
| Observer:  Oda Observer  oda@example.org
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
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
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - S1901M You are Austria

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| 'boat' has started. You are Austria.
|
| Your orders for S1901M are due on Sunday 22 November 2026, 20:00 UTC, in
| 32 hours. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON aboat
| and your password.
|
| GM:        Max Master  max@example.org
| Austria:   Ann Other   ann@example.org
| England:   open seat
| France:    open seat
| Germany:   open seat
| Italy:     open seat
| Russia:    open seat
| Turkey:    someone
| Observer:  someone
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
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
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: oda@example.org
Subject: CHANCERY:boat - S1901M The game begins

| ...
| GM:        Max Master
| Austria:   someone
| ...
| Turkey:    someone
| ...

To: tom@example.org
Subject: CHANCERY:boat - S1901M You are Turkey

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| 'boat' has started. You are Turkey.
|
| Your orders for S1901M are due on Sunday 22 November 2026, 20:00 UTC, in
| 32 hours. I accept late orders for 24 hours after that.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON tboat
| and your password.
|
| GM:        Max Master  max@example.org
| Austria:   someone
| England:   open seat
| France:    open seat
| Germany:   open seat
| Italy:     open seat
| Russia:    open seat
| Turkey:    Tom Turk    tom@example.org
| Observer:  someone
|
| Status of the Movement phase for Spring of 1901.  (boat.001)
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
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON aboat secret
> A BUD - SER, A VIE - TRI, F TRI - ALB
> SET ADDRESS ann@elsewhere.example
> SET NO CONCESSIONS
> PRESS TO TURKEY
> Hello?
> ENDPRESS
> WHOGAME boat

To: ann@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
< :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
<
< > SIGN ON aboat ********
< Signed on as Austria in 'boat'.
<
< > A BUD - SER, A VIE - TRI, F TRI - ALB
< A BUD - SER
< A VIE - TRI
< F TRI - ALB
<
< > SET ADDRESS ann@elsewhere.example
< I have written to ann@elsewhere.example. Reply to that e-mail with
< CONFIRM, and I'll send e-mails about 'boat' there.
<
< > SET NO CONCESSIONS
< I have asked all players whether they agree to change the settings of
< 'boat': NO CONCESSIONS. It passes if all agree by Saturday 28 November
< 2026, 12:00 UTC. One NO rejects it. PROPOSE NO SET takes it back.
<
< > PRESS TO TURKEY
< *** This game has no press. Nothing has been sent. (Press to the GM
< alone is always allowed: PRESS TO M.)
<
< > WHOGAME boat
< Master:    Max Master  max@example.org
< Austria:   Ann Other   ann@example.org
< England:   nobody
< France:    nobody
< Germany:   nobody
< Italy:     nobody
< Russia:    nobody
< Turkey:    somebody
< Observer:  somebody
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (boat.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 20:00 UTC. I accept late orders until Monday 23
< November 2026, 20:00 UTC.
< You propose to change the settings of 'boat': NO CONCESSIONS. Others
< have not answered yet.
<
< On the web: https://judge.example.org/my/games/boat

To: ann@elsewhere.example
Subject: CHANCERY - Reply CONFIRM to use this address

| :: Judge: CHANCERY
|
| Someone in the game 'boat', probably you, asked me to send its e-mails
| to this address. To agree, reply with the single word CONFIRM. If it
| wasn't you, ignore this e-mail: nothing will change.
|
| Can't reply? Send a new e-mail with the line
|
|   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

To: max@example.org, oda@example.org
Subject: CHANCERY:boat - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| A player proposes to change the settings of 'boat': NO CONCESSIONS.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| On the web: https://judge.example.org/my/games/boat

To: tom@example.org
Subject: CHANCERY:boat - S1901M Proposal: SET

| ...
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/boat

From: ann@elsewhere.example
To: reply
> CONFIRM

To: ann@elsewhere.example
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
< :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > SET ADDRESS agreed 2 ann@elsewhere.example c3dm5xbywm2yn3vmekz4
< E-mails about 'boat' go to ann@elsewhere.example.
<
< Movement orders for Spring of 1901. (boat.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 22 November 2026, 20:00 UTC. I accept late orders until Monday 23
< November 2026, 20:00 UTC.
< You propose to change the settings of 'boat': NO CONCESSIONS. Others
< have not answered yet.
<
< On the web: https://judge.example.org/my/games/boat

To: ann@example.org
Subject: CHANCERY:boat - S1901M New address

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| E-mails about 'boat' go to ann@elsewhere.example.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M New address

| ...
| Austria now has the address ann@elsewhere.example.
|
| On the web: https://judge.example.org/my/games/boat

@ 2026-11-22T21:00:00Z

To: tom@example.org
Subject: CHANCERY:boat - S1901M Reminder

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| Your S1901M orders for Turkey are still missing. They are due on Sunday
| 22 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:boat - S1901M Late Notice: T

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Monday 23 November 2026, 20:00 UTC, another
| player can take over Turkey.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@elsewhere.example, oda@example.org
Subject: CHANCERY:boat - S1901M Late Notice

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| The game is waiting for orders.
|
| If no orders arrive by Monday 23 November 2026, 20:00 UTC, another
| player can take over the late powers.
|
| On the web: https://judge.example.org/my/games/boat

To: tom@example.org
Subject: CHANCERY:boat - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Monday 23 November 2026, 20:00 UTC. After that, another
| player can take over Turkey. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

@ 2026-11-23T21:00:00Z

To: max@example.org, ann@elsewhere.example, oda@example.org
Subject: CHANCERY:boat - S1901M Abandoned: Turkey

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| Turkey is open to any registered player: no orders arrived in the extra
| time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON tboat password
|
| On the web: https://judge.example.org/my/games/boat

To: tom@example.org
Subject: CHANCERY:boat - S1901M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| You can still keep Turkey: send your orders before another player takes
| the seat.
|
| The extra time has ended, and I have no orders from you, so Turkey is
| open to any registered player. The game is waiting.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

To: max@example.org, ann@elsewhere.example, oda@example.org, tom@example.org
Subject: CHANCERY:boat - S1901M Settings changed: NO CONCESSIONS

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| NO CONCESSIONS (it was: CONCESSIONS).
|
| The players have made this change in 'boat'.
|
| On the web: https://judge.example.org/my/games/boat

From: Gus German <gus@example.org>
> REGISTER Gus German
> SIGN ON tboat hush
> A CON H, A SMY H, F ANK H

To: gus@example.org
Subject: Re: CHANCERY:boat - S1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
< :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
<
< > REGISTER Gus German
< Welcome, Gus German. You are registered.
< Name:      Gus German
< Time zone: UTC
<
< > SIGN ON tboat ********
< You now play Turkey in 'boat'. The password is yours.
<
< > A CON H, A SMY H, F ANK H
< A CON H
< A SMY H
< F ANK H
<
< Movement orders for Spring of 1901. (boat.001)
<
< Turkey: Army Constantinople HOLD.
< Turkey: Army Smyrna HOLD.
< Turkey: Fleet Ankara HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Wednesday 25 November 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/boat

To: tom@example.org
Subject: CHANCERY:boat - S1901M Turkey has been taken over

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Sun Nov 22 2026 20:00:00 +0000
|
| As no orders came from you, Turkey is now played by somebody else.
|
| On the web: https://judge.example.org/my/games/boat

To: max@example.org
Subject: CHANCERY:boat - S1901M Turkey has a new player

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
|
| Gus German (gus@example.org) now plays Turkey in 'boat'. Their record
| here: nothing is known yet.
| The game continues. The deadline for orders is Wednesday 25 November
| 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@elsewhere.example, oda@example.org
Subject: CHANCERY:boat - S1901M The game continues

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: S1901M Wed Nov 25 2026 20:00:00 +0000
|
| The game continues. The deadline for orders is Wednesday 25 November
| 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/boat

To: gus@example.org
Subject: CHANCERY:boat - S1901M Turkey has a new player

| ...
| Gus German (gus@example.org) now plays Turkey in 'boat'.
| ...
| Status of the Movement phase for Spring of 1901.  (boat.001)
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
| Turkey:  Fleet Ankara.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 20:00 UTC,
| in 47 hours. I accept late orders for 24 hours after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

@ 2026-11-26T21:00:00Z

To: max@example.org, oda@example.org
Subject: CHANCERY:boat - S1901M Results

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| Next: Movement for Fall of 1901, due on Thursday 26 November 2026, 20:00
| UTC, in 24 hours.
|
| Movement results for Spring of 1901. (boat.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Trieste.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
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
| Turkey: Army Constantinople HOLD.
| Turkey: Army Smyrna HOLD.
| Turkey: Fleet Ankara HOLD.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A TRI, F alb; BUD, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/boat/S1901M

To: ann@elsewhere.example
Subject: CHANCERY:boat - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 24 hours. I accept late orders for 24 hours after that.
| ...
| To end the game by a vote, write SET DRAW.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: gus@example.org
Subject: CHANCERY:boat - S1901M Results

| ...
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Thursday 26 November 2026, 20:00 UTC,
| in 24 hours. I accept late orders for 24 hours after that.
| ...
| To end the game by a vote, write SET DRAW.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: ann@elsewhere.example
Subject: CHANCERY:boat - F1901M Reminder

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| Your F1901M orders for Austria are still missing. They are due on
| Thursday 26 November 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: gus@example.org
Subject: CHANCERY:boat - F1901M Reminder

| ...
| Your F1901M orders for Turkey are still missing. They are due on
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:boat - F1901M Late Notice: AT

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| The game is waiting for Austria (late for the first time).
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 20:00 UTC, another
| player can take over Austria and Turkey.
|
| On the web: https://judge.example.org/my/games/boat

To: ann@elsewhere.example
Subject: CHANCERY:boat - F1901M Your orders are late

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| The F1901M deadline has passed, and I don't have your orders for
| Austria. The game is waiting for them.
|
| Send them by Friday 27 November 2026, 20:00 UTC. After that, another
| player can take over Austria. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/boat
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: oda@example.org
Subject: CHANCERY:boat - F1901M Late Notice

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
| :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
|
| The game is waiting for orders.
|
| If no orders arrive by Friday 27 November 2026, 20:00 UTC, another
| player can take over the late powers.
|
| On the web: https://judge.example.org/my/games/boat

To: gus@example.org
Subject: CHANCERY:boat - F1901M Your orders are late

| ...
| The F1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Friday 27 November 2026, 20:00 UTC. After that, another
| player can take over Turkey. This is your first late turn. To let
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

From: ann@example.org
> SIGN ON aboat secret
> A SER H, A TRI H, F ALB - GRE

To: ann@example.org
Subject: Re: CHANCERY:boat - F1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON aboat ********
< Signed on as Austria in 'boat'.
<
< > A SER H, A TRI H, F ALB - GRE
< A SER H
< A TRI H
< F ALB - GRE
<
< Movement orders for Fall of 1901. (boat.002)
<
< Austria: Army Serbia HOLD.
< Austria: Army Trieste HOLD.
< Austria: Fleet Albania -> Greece.
<
< The turn waits for late orders, until Friday 27 November 2026, 20:00
< UTC.
<
< On the web: https://judge.example.org/my/games/boat

From: gus@example.org
> SIGN ON tboat hush
> A CON H, A SMY H, F ANK H

To: gus@example.org
Subject: Re: CHANCERY:boat - F1901M orders

< :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
< :: Deadline: F1901M Thu Nov 26 2026 20:00:00 +0000
<
< > SIGN ON tboat ********
< Signed on as Turkey in 'boat'.
<
< > A CON H, A SMY H, F ANK H
< A CON H
< A SMY H
< F ANK H
<
< Movement orders for Fall of 1901. (boat.002)
<
< Turkey: Army Constantinople HOLD.
< Turkey: Army Smyrna HOLD.
< Turkey: Fleet Ankara HOLD.
<
< All orders are in: the turn runs on Thursday 26 November 2026, 21:30
< UTC.
<
< On the web: https://judge.example.org/my/games/boat

@ 2026-11-27T21:00:00Z

To: max@example.org, oda@example.org
Subject: CHANCERY:boat - F1901M Game over

| :: Judge: CHANCERY  Game: Boat  Variant: Standard, Gunboat
|
| Austria has won 'boat'!
|
| Movement results for Fall of 1901. (boat.002)
|
| Austria: Army Serbia HOLD.
| Austria: Army Trieste HOLD.
| Austria: Fleet Albania -> Greece.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
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
| Turkey: Army Constantinople HOLD.
| Turkey: Army Smyrna HOLD.
| Turkey: Fleet Ankara HOLD.
|
| Austria has won, with 5 centres, in Fall of 1901!
|
| Centres and units, each power's own centres in capitals:
| Austria: 5 (+2): A SER, A TRI, F GRE; BUD, VIE
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, HOL, NOR, POR, RUM, SPA, SWE, TUN
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
| 1901 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . A A A A A
|
| History of Supply Center Counts
| Power    1900  '01  Player
| Austria     3    5  Ann Other
| England     3    3
| France      3    3
| Germany     3    3
| Italy       3    3
| Russia      4    4
| Turkey      3    3  Tom Turk, Gus German
| Index:     10   12
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/boat/F1901M

To: ann@elsewhere.example
Subject: CHANCERY:boat - F1901M Game over

| ...
| All 3 orders succeeded. You took Greece and Serbia.
| ...

To: gus@example.org
Subject: CHANCERY:boat - F1901M Game over

| ...
| All 3 orders succeeded.
| ...

From: oda@example.org
> WHOGAME boat

To: oda@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOGAME boat
< Master:    Max Master
< Austria:   Ann Other
< England:   nobody
< France:    nobody
< Germany:   nobody
< Italy:     nobody
< Russia:    nobody
< Turkey:    Gus German
< Observer:  Oda Observer  oda@example.org

