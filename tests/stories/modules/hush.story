# No press in spring; in fall there is.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?calm secret standard_france_austria hush=spring
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:calm - orders

< :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?calm ********
< Game 'calm' has been created: France against Austria, Hush SPRING, for 2
< players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, Hush SPRING, for 2
< players.
<
<   https://judge.example.org/games/calm
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?calm password
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'calm' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?calm secret
> SET PREFERENCE F

To: eve@example.org
Subject: Re: CHANCERY:calm - orders

< :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?calm ********
< You have joined 'calm'. All seats are taken.
<
< France against Austria, Hush SPRING, for 2 players. It has no GM.
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
< On the web: https://judge.example.org/my/games/calm

To: ann@example.org
Subject: CHANCERY:calm - S1901M You are Austria

| :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'calm' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/calm
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
| To write a new e-mail instead of a reply, begin it with SIGN ON acalm
| and your password.
|
| Austria:  Ann Other    ann@example.org
| France:   Eve English
|
| Status of the Movement phase for Spring of 1901.  (calm.001)
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
Subject: CHANCERY:calm - S1901M You are France

| :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'calm' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/calm
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fcalm
| and your password.
|
| Austria:  Ann Other
| France:   Eve English  eve@example.org
|
| Status of the Movement phase for Spring of 1901.  (calm.001)
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
> SIGN ON acalm secret
> PRESS TO F
> In spring?
> ENDPRESS
> A BUD H
> A VIE H
> F TRI H

To: ann@example.org
Subject: Re: CHANCERY:calm - S1901M orders

< :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON acalm ********
< Signed on as Austria in 'calm'.
<
< > PRESS TO F
< *** In this game no press is sent in spring; nothing has been sent.
<
< > A BUD H
< A BUD H
< > A VIE H
< A VIE H
< > F TRI H
< F TRI H
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (calm.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/calm

From: eve@example.org
> SIGN ON fcalm secret
> A PAR H
> A MAR H
> F BRE H

To: eve@example.org
Subject: Re: CHANCERY:calm - S1901M orders

< :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fcalm ********
< Signed on as France in 'calm'.
<
< > A PAR H
< A PAR H
< > A MAR H
< A MAR H
< > F BRE H
< F BRE H
<
< Movement orders for Spring of 1901. (calm.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/calm

@ 2026-11-25T12:00:00Z

To: ann@example.org
Subject: CHANCERY:calm - S1901M Results

| :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| Movement results for Spring of 1901. (calm.001)
|
| Austria: Army Budapest HOLD.
| Austria: Army Vienna HOLD.
| Austria: Fleet Trieste HOLD.
| France: Army Marseilles HOLD.
| France: Army Paris HOLD.
| France: Fleet Brest HOLD.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| France:  3: A MAR, A PAR, F BRE
| Unowned: ANK, BEL, BER, BUL, CON, DEN, EDI, GRE, HOL, KIE, LVP, LON,
|          MOS, MUN, NAP, NOR, POR, ROM, RUM, SER, SEV, SMY, SPA, STP,
|          SWE, TUN, VEN, WAR
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/calm/S1901M
|
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

To: eve@example.org
Subject: CHANCERY:calm - S1901M Results

| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON acalm secret
> PRESS TO F
> In fall.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:calm - F1901M orders

< :: Judge: CHANCERY  Game: Calm  Variant: France against Austria, ...
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON acalm ********
< Signed on as Austria in 'calm'.
<
< > PRESS TO F
< Press sent to France.
<   | In fall.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/calm
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org
Subject: CHANCERY:calm - F1901M Austria to France

| Message from Austria to France in 'calm':
|
| In fall.
|
| On the web: https://judge.example.org/my/games/calm/press/A

