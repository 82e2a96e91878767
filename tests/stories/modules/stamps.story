# A letter to somebody far away costs two stamps, and there are three a year.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?post secret standard_france_austria stamps=3
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:post - orders

< :: Judge: CHANCERY  Game: Post  Variant: France against Austria, ...
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?post ********
< Game 'post' has been created: France against Austria, Stamps 3, for 2
< players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, Stamps 3, for 2 players.
<
<   https://judge.example.org/games/post
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?post password
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'post' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?post secret
> SET PREFERENCE F

To: eve@example.org
Subject: Re: CHANCERY:post - orders

< :: Judge: CHANCERY  Game: Post  Variant: France against Austria, ...
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?post ********
< You have joined 'post'. All seats are taken.
<
< France against Austria, Stamps 3, for 2 players. It has no GM.
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
< On the web: https://judge.example.org/my/games/post

To: ann@example.org
Subject: CHANCERY:post - S1901M You are Austria

| :: Judge: CHANCERY  Game: Post  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'post' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/post
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
| To write a new e-mail instead of a reply, begin it with SIGN ON apost
| and your password.
|
| Austria:  Ann Other    ann@example.org
| France:   Eve English
|
| Status of the Movement phase for Spring of 1901.  (post.001)
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
Subject: CHANCERY:post - S1901M You are France

| :: Judge: CHANCERY  Game: Post  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'post' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/post
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fpost
| and your password.
|
| Austria:  Ann Other
| France:   Eve English  eve@example.org
|
| Status of the Movement phase for Spring of 1901.  (post.001)
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
> SIGN ON apost secret
> PRESS TO F
> Two stamps.
> ENDPRESS
> PRESS TO F
> Two more?
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:post - S1901M orders

< :: Judge: CHANCERY  Game: Post  Variant: France against Austria, ...
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON apost ********
< Signed on as Austria in 'post'.
<
< > PRESS TO F
< Press sent to France. It cost 2 stamps; left this year: 1.
<   | Two stamps.
<
< > PRESS TO F
< *** This letter costs 2 stamps, and you have 1 left this year; nothing
< has been sent.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/post
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
Subject: CHANCERY:post - S1901M Austria to France

| Message from Austria to France in 'post':
|
| Two stamps.
|
| On the web: https://judge.example.org/my/games/post/press/A

