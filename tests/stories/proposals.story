# A game without a master. Nobody ends it, pauses it or changes its rules alone: what one player writes becomes a proposal, and
# all vote on it by plain replies. In gunboat, nobody learns who proposes.
From: Ann Other <ann@example.org>
> REGISTER Ann Other
> CREATE ?club secret
> SET GUNBOAT, POWERS 3, NO PRESS
> SET MOVE CLOCK 20:00 NEXT 240 GRACE 72 DAYS SMTWTFS
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?club ********
< Game 'club' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/club
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?club password
<
< > SET GUNBOAT, POWERS 3, NO PRESS
< GUNBOAT (it was: NO GUNBOAT).
< POWERS 3.
< NO PRESS (it was: WHITE).
<
< > SET MOVE CLOCK 20:00 NEXT 240 GRACE 72 DAYS SMTWTFS
< Movement at least 10 days apart, at 20:00 UTC; 3 days of grace.
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'club' has not started yet: 1 of 3 seats is taken.
< Your preference: Austria.

From: Eve English <eve@example.org>
> REGISTER Eve English
> SIGN ON ?club secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. One more player is needed.
<
< Standard, Gunboat, for 3 players. It has no GM.
< Movement at least 10 days apart, at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST club shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'club' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/club

From: Fred French <fred@example.org>
> REGISTER Fred French
> SIGN ON ?club secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?club ********
< You have joined 'club'. All seats are taken.
<
< Standard, Gunboat, for 3 players. It has no GM.
< Movement at least 10 days apart, at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
< The players stay secret until the game is over.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org
Subject: CHANCERY:club - S1901M You are Austria

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| 'club' has started. You are Austria.
|
| Your orders for S1901M are due on Tuesday 1 December 2026, 20:00 UTC, in
| 10 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/club
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
| To write a new e-mail instead of a reply, begin it with SIGN ON aclub
| and your password.
|
| Austria:  Ann Other  ann@example.org
| England:  someone
| France:   someone
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (club.001)
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

To: eve@example.org
Subject: CHANCERY:club - S1901M You are England

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| 'club' has started. You are England.
|
| Your orders for S1901M are due on Tuesday 1 December 2026, 20:00 UTC, in
| 10 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON eclub
| and your password.
|
| Austria:  someone
| England:  Eve English  eve@example.org
| France:   someone
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (club.001)
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

To: fred@example.org
Subject: CHANCERY:club - S1901M You are France

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| 'club' has started. You are France.
|
| Your orders for S1901M are due on Tuesday 1 December 2026, 20:00 UTC, in
| 10 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/club
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON fclub
| and your password.
|
| Austria:  someone
| England:  someone
| France:   Fred French  fred@example.org
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (club.001)
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

# Carried: Ann pauses the game, which is a proposal; the others agree.
From: ann@example.org
To: reply
> PAUSE

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > PAUSE
< I have asked all players whether they agree to pause the game 'club'. It
< passes if all agree by Saturday 28 November 2026, 12:00 UTC. One NO
< rejects it. PROPOSE NO PAUSE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You propose to pause the game 'club'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal: PAUSE

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| A player proposes to pause the game 'club'.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: eve@example.org
To: reply
> Yes, that suits me well.

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > Yes, that suits me well.
< You agree to pause the game 'club'. Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You agree to pause the game 'club'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: fred@example.org
To: reply
> ok

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > ok
< You agree to pause the game 'club'. All have agreed. 'club' is paused.
<
< 'club' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Paused

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
|
| The players have paused the game 'club'. No turn runs until it is
| resumed. The orders on file stay.
|
| On the web: https://judge.example.org/my/games/club

# Any player lets a paused game go on. Its deadline has not come nearer.
From: eve@example.org
To: reply
> RESUME

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > RESUME
< 'club' continues.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Resumed

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| England has resumed the game 'club'. The deadline for orders is Tuesday
| 1 December 2026, 20:00 UTC.
|
| On the web: https://judge.example.org/my/games/club

# Refused.
From: fred@example.org
To: reply
> SET NMR, MOVE GRACE 0
> SET DEADLINE tomorrow

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > SET NMR, MOVE GRACE 0
< I have asked all players whether they agree to change the settings of
< 'club': NMR. It passes if all agree by Saturday 28 November 2026, 12:00
< UTC. One NO rejects it. PROPOSE NO SET takes it back.
< This belongs to the same proposal, to change the settings of 'club':
< NMR, Movement at least 10 days apart, at 20:00 UTC; no grace.
<
< > SET DEADLINE tomorrow
< I have asked all players whether they agree to move the deadline for
< S1901M in 'club' to Sunday 22 November 2026, 20:00 UTC. It passes if all
< agree by Sunday 22 November 2026, 20:00 UTC. One NO rejects it.
< PROPOSE NO DEADLINE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You propose to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
< You propose to move the deadline for S1901M in 'club' to Sunday 22
< November 2026, 20:00 UTC. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| A player proposes to change the settings of 'club': NMR, Movement at
| least 10 days apart, at 20:00 UTC; no grace.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Proposal: DEADLINE

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| A player proposes to move the deadline for S1901M in 'club' to Sunday 22
| November 2026, 20:00 UTC.
|
| It passes if all players agree by Sunday 22 November 2026, 20:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: ann@example.org
> SIGN ON aclub secret
> LIST club
> AGREE
> AGREE SET

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > LIST club
< Game 'club' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 1 December 2026, 20:00 UTC.
< Grace ends Friday 4 December 2026, 20:00 UTC.
< Orders are due from everybody.
< The orders of 0 of 3 powers are in.
<
< Variant: Standard, Gunboat.
< Movement at least 10 days apart, at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 240 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 3
<   SET GUNBOAT
<   SET NO PRESS
<
< The following players are signed up for game 'club':
< Austria:  Ann Other  ann@example.org
< England:  somebody
< France:   somebody
< Germany:  nobody
< Italy:    nobody
< Russia:   nobody
< Turkey:   nobody
< It is proposed to change the settings of 'club': NMR, Movement at least
< 10 days apart, at 20:00 UTC; no grace. The players have until Saturday
< 28 November 2026, 12:00 UTC to agree: AGREE SET, or DISAGREE SET.
< It is proposed to move the deadline for S1901M in 'club' to Sunday 22
< November 2026, 20:00 UTC. The players have until Sunday 22 November
< 2026, 20:00 UTC to agree: AGREE DEADLINE, or DISAGREE DEADLINE.
<
< Status of the Movement phase for Spring of 1901.  (club.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Liverpool.
< England: Fleet Edinburgh.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Naples.
<
< Russia:  Army Moscow.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south coast).
<
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.
<
< > AGREE
< *** On which proposal? Write one of these lines:
<
<   AGREE SET
<   AGREE DEADLINE
<
< > AGREE SET
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
< There is a proposal to move the deadline for S1901M in 'club' to Sunday
< 22 November 2026, 20:00 UTC. Please vote: write AGREE DEADLINE, or
< DISAGREE DEADLINE.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

From: eve@example.org
To: reply
> No thanks

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > No thanks
< You do not agree: the proposal to move the deadline for S1901M in 'club'
< to Sunday 22 November 2026, 20:00 UTC has failed.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< There is a proposal to change the settings of 'club': NMR, Movement at
< least 10 days apart, at 20:00 UTC; no grace. Please vote: write
< AGREE SET, or DISAGREE SET.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal decided

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| The proposal to move the deadline for S1901M in 'club' to Sunday 22
| November 2026, 20:00 UTC has failed, so nothing changes.
|
| On the web: https://judge.example.org/my/games/club

# Not said plainly, and then taken back.
From: ann@example.org
> SIGN ON aclub secret
> AGREE

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > AGREE
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

From: fred@example.org
To: reply
> PROPOSE TERMINATE club

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > PROPOSE TERMINATE club
< I have asked all players whether they agree to end the game 'club'
< without a result. It passes if all agree by Saturday 28 November 2026,
< 12:00 UTC. One NO rejects it. PROPOSE NO TERMINATE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You propose to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
< You propose to end the game 'club' without a result. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Proposal: TERMINATE

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| A player proposes to end the game 'club' without a result.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: eve@example.org
To: reply
> Well, perhaps later in the year.

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< I can't tell from your e-mail whether you agree to the proposal, so I
< have not counted a vote. Reply YES or NO.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< There is a proposal to change the settings of 'club': NMR, Movement at
< least 10 days apart, at 20:00 UTC; no grace. Please vote: write
< AGREE SET, or DISAGREE SET.
< There is a proposal to end the game 'club' without a result. Please
< vote: write AGREE TERMINATE, or DISAGREE TERMINATE.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: fred@example.org
To: reply
> PROPOSE NO TERMINATE

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
<
< > PROPOSE NO TERMINATE
< Your proposal to end the game 'club' without a result is withdrawn.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 1 December 2026, 20:00 UTC. I accept late orders until Friday 4
< December 2026, 20:00 UTC.
< You propose to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: ann@example.org, eve@example.org
Subject: CHANCERY:club - S1901M Proposal decided

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Tue Dec 01 2026 20:00:00 +0000
|
| The proposal to end the game 'club' without a result has been withdrawn,
| so nothing changes.
|
| On the web: https://judge.example.org/my/games/club

# One player gives everybody more time.
From: ann@example.org
To: reply
> SET DEADLINE 2026-12-05 20:00

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
<
< > SET DEADLINE 2026-12-05 20:00
< The deadline for S1901M is Saturday 5 December 2026, 20:00 UTC.
< Grace ends Tuesday 8 December 2026, 20:00 UTC.
< You have 1 extension left.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 20:00 UTC. I accept late orders until Tuesday
< 8 December 2026, 20:00 UTC.
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
|
| The deadline for S1901M is Saturday 5 December 2026, 20:00 UTC.
| Grace ends Tuesday 8 December 2026, 20:00 UTC.
| Austria has 1 extension left.
|
| Austria has made these changes in 'club'.
|
| On the web: https://judge.example.org/my/games/club

# Expired.
From: ann@example.org
To: reply
> TERMINATE club

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
<
< > TERMINATE club
< I have asked all players whether they agree to end the game 'club'
< without a result. It passes if all agree by Saturday 28 November 2026,
< 12:00 UTC. One NO rejects it. PROPOSE NO TERMINATE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 20:00 UTC. I accept late orders until Tuesday
< 8 December 2026, 20:00 UTC.
< You agree to change the settings of 'club': NMR, Movement at least 10
< days apart, at 20:00 UTC; no grace. Others have not answered yet.
< You propose to end the game 'club' without a result. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal: TERMINATE

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
|
| A player proposes to end the game 'club' without a result.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

@ 2026-11-29T00:00:00Z

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal decided

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
|
| The proposal to change the settings of 'club': NMR, Movement at least 10
| days apart, at 20:00 UTC; no grace has not been agreed to by all in
| time, so nothing changes.
|
| On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal decided

| ...
| The proposal to end the game 'club' without a result has not been agreed
| to by all in time, so nothing changes.
|
| On the web: https://judge.example.org/my/games/club

# Once more: now all want it.
From: ann@example.org
To: reply
> TERMINATE club

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
<
< > TERMINATE club
< I have asked all players whether they agree to end the game 'club'
< without a result. It passes if all agree by Sunday 6 December 2026,
< 00:00 UTC. One NO rejects it. PROPOSE NO TERMINATE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 20:00 UTC. I accept late orders until Tuesday
< 8 December 2026, 20:00 UTC.
< You propose to end the game 'club' without a result. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Proposal: TERMINATE

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
| :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
|
| A player proposes to end the game 'club' without a result.
|
| It passes if all players agree by Sunday 6 December 2026, 00:00 UTC. One
| NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/club

From: eve@example.org
To: reply
> Ja.

To: eve@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
< :: Deadline: S1901M Sat Dec 05 2026 20:00:00 +0000
<
< > Ja.
< You agree to end the game 'club' without a result. Others have not
< answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 20:00 UTC. I accept late orders until Tuesday
< 8 December 2026, 20:00 UTC.
< You agree to end the game 'club' without a result. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/club
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: fred@example.org
To: reply
> Oui, d'accord

To: fred@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > Oui, d'accord
< You agree to end the game 'club' without a result. All have agreed.
< 'club' has been terminated.
<
< On the web: https://judge.example.org/my/games/club

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:club - S1901M Terminated

| :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
|
| The players have terminated the game 'club'. It has no result.
|
| On the web: https://judge.example.org/my/games/club

# What can go on tells nothing.
From: stranger@elsewhere.test
> WHOGAME club

To: stranger@elsewhere.test
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOGAME club
< Austria:  somebody
< England:  somebody
< France:   somebody
< Germany:  nobody
< Italy:    nobody
< Russia:   nobody
< Turkey:   nobody

From: ann@example.org
> SIGN ON aclub secret
> WHOGAME club
> SUMMARY club

To: ann@example.org
Subject: Re: CHANCERY:club - S1901M orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard, Gunboat
<
< > SIGN ON aclub ********
< Signed on as Austria in 'club'.
<
< > WHOGAME club
< Austria:  Ann Other  ann@example.org
< England:  somebody
< France:   somebody
< Germany:  nobody
< Italy:    nobody
< Russia:   nobody
< Turkey:   nobody
<
< > SUMMARY club
< Summary of game 'club' through S1901M.
<
< 'club' is over.
< It began on Saturday 21 November 2026 and ended on Sunday 29 November
< 2026.
< It had no master.
<
< Variant: Standard, Gunboat.
< Movement at least 10 days apart, at 20:00 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
<
< History of Supply Center Counts
< Power    1900  Player
< Austria     3
< England     3
< France      3
< Germany     3
< Italy       3
< Russia      4
< Turkey      3
< Index:     10
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< On the web: https://judge.example.org/my/games/club

