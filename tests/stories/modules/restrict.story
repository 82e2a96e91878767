# Two powers may not write to each other, and press to all is kept from the other. The master alone is always free to write to. Turned off, the wall is gone.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?wall secret standard_france_austria restrict=AF
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:wall - orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?wall ********
< Game 'wall' has been created: France against Austria, Restrict AF, for 2
< players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, Restrict AF, for 2
< players.
<
<   https://judge.example.org/games/wall
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?wall password
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'wall' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?wall secret
> SET PREFERENCE F

To: eve@example.org
Subject: Re: CHANCERY:wall - orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?wall ********
< You have joined 'wall'. All seats are taken.
<
< France against Austria, Restrict AF, for 2 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/wall

To: ann@example.org
Subject: CHANCERY:wall - S1901M You are Austria

| :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'wall' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/wall
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
| To write a new e-mail instead of a reply, begin it with SIGN ON awall
| and your password.
|
| Austria:  Ann Other    ann@example.org
| France:   Eve English
|
| Status of the Movement phase for Spring of 1901.  (wall.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:wall - S1901M You are France

| :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'wall' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/wall
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fwall
| and your password.
|
| Austria:  Ann Other
| France:   Eve English  eve@example.org
|
| Status of the Movement phase for Spring of 1901.  (wall.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON awall secret
> LIST wall
> PRESS TO F
> Shall we?
> ENDPRESS
> PRESS TO ALL
> Is there anybody?
> ENDPRESS
> HELP RESTRICT

To: ann@example.org
Subject: Re: CHANCERY:wall - S1901M orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON awall ********
< Signed on as Austria in 'wall'.
<
< > LIST wall
< Game 'wall' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Friday 27 November 2026, 23:30 UTC.
< Grace ends Monday 30 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 0 of 2 powers are in.
<
< Variant: France against Austria, Restrict AF.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
< Module Restrict AF: some powers may not write to each other. It sees who
< writes to whom.
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET RESTRICT AF
<
< The following players are signed up for game 'wall':
< Austria:  Ann Other    ann@example.org
< France:   Eve English
<
< Status of the Movement phase for Spring of 1901.  (wall.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< France:    Brest, Marseilles, Paris.
< Unowned:   Ankara, Belgium, Berlin, Bulgaria, Constantinople, Denmark,
<            Edinburgh, Greece, Holland, Kiel, Liverpool, London, Moscow,
<            Munich, Naples, Norway, Portugal, Rome, Rumania, Serbia,
<            Sevastopol, Smyrna, Spain, St Petersburg, Sweden, Tunis,
<            Venice, Warsaw.
<
< Austria:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
<
< > PRESS TO F
< *** In this game Austria and France may not write to each other; nothing
< has been sent.
<
< > PRESS TO ALL
< *** This game's modules let no one read it, so I have not sent it.
<
< > HELP RESTRICT
< SET LEVEL, DEDICATION, ONTIMERAT and RESRAT set who may join or take
< over a seat. HELP explains each. GET DEDICATION shows your own record.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/wall
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

From: ann@example.org
> SIGN ON awall secret
> SET NO RESTRICT

To: ann@example.org
Subject: Re: CHANCERY:wall - S1901M orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON awall ********
< Signed on as Austria in 'wall'.
<
< > SET NO RESTRICT
< I have asked all players whether they agree to change the settings of
< 'wall': MODULE NO RESTRICT. It passes if all agree by Saturday 28
< November 2026, 12:00 UTC. One NO rejects it. PROPOSE NO SET takes it
< back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
< You propose to change the settings of 'wall': MODULE NO RESTRICT. Others
< have not answered yet.
<
< On the web: https://judge.example.org/my/games/wall
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

To: eve@example.org
Subject: CHANCERY:wall - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Wall  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| Austria proposes to change the settings of 'wall': MODULE NO RESTRICT.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/wall

From: eve@example.org
> SIGN ON fwall secret
> AGREE SET

To: eve@example.org
Subject: Re: CHANCERY:wall - S1901M orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fwall ********
< Signed on as France in 'wall'.
<
< > AGREE SET
< You agree to change the settings of 'wall': MODULE NO RESTRICT. All have
< agreed. NO RESTRICT (it was: RESTRICT AF).
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/wall
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
Subject: CHANCERY:wall - S1901M Settings changed

| :: Judge: CHANCERY  Game: Wall  Variant: France against Austria
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| NO RESTRICT (it was: RESTRICT AF).
|
| The players have made this change in 'wall'.
|
| On the web: https://judge.example.org/my/games/wall

From: ann@example.org
> SIGN ON awall secret
> PRESS TO F
> At last.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:wall - S1901M orders

< :: Judge: CHANCERY  Game: Wall  Variant: France against Austria
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON awall ********
< Signed on as Austria in 'wall'.
<
< > PRESS TO F
< Press sent to France.
<   | At last.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/wall
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

To: eve@example.org
Subject: CHANCERY:wall - S1901M Austria to France

| Message from Austria to France in 'wall':
|
| At last.
|
| On the web: https://judge.example.org/my/games/wall/press/A

