# Each power writes one letter a phase. In the next phase there is one again; and a rollback brings back the count of its phase.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?few secret standard_france_austria quota=1
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:few - orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?few ********
< Game 'few' has been created: France against Austria, Quota 1, for 2
< players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? France against Austria, Quota 1, for 2 players.
<
<   https://judge.example.org/games/few
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?few password
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'few' has not started yet: 1 of 2 seats is taken.
< Your preference: Austria.

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?few secret
> SET PREFERENCE F

To: eve@example.org
Subject: Re: CHANCERY:few - orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?few ********
< You have joined 'few'. All seats are taken.
<
< France against Austria, Quota 1, for 2 players. It has no GM.
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
< On the web: https://judge.example.org/my/games/few

To: ann@example.org
Subject: CHANCERY:few - S1901M You are Austria

| :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'few' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/few
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
| To write a new e-mail instead of a reply, begin it with SIGN ON afew and
| your password.
|
| Austria:  Ann Other    ann@example.org
| France:   Eve English
|
| Status of the Movement phase for Spring of 1901.  (few.001)
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
Subject: CHANCERY:few - S1901M You are France

| :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'few' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/few
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
| To write a new e-mail instead of a reply, begin it with SIGN ON ffew and
| your password.
|
| Austria:  Ann Other
| France:   Eve English  eve@example.org
|
| Status of the Movement phase for Spring of 1901.  (few.001)
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
> SIGN ON afew secret
> PRESS TO F
> One.
> ENDPRESS
> PRESS TO F
> Two.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:few - S1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON afew ********
< Signed on as Austria in 'few'.
<
< > PRESS TO F
< Press sent to France. Letters of press left in this phase: 0.
<   | One.
<
< > PRESS TO F
< *** Letters of press that a power may write in a phase: 1. You have
< written yours; nothing has been sent.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/few
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
Subject: CHANCERY:few - S1901M Austria to France

| Message from Austria to France in 'few':
|
| One.
|
| On the web: https://judge.example.org/my/games/few/press/A

From: ann@example.org
> SIGN ON afew secret
> A BUD H
> A VIE H
> F TRI H

To: ann@example.org
Subject: Re: CHANCERY:few - S1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON afew ********
< Signed on as Austria in 'few'.
<
< > A BUD H
< A BUD H
< > A VIE H
< A VIE H
< > F TRI H
< F TRI H
<
< Movement orders for Spring of 1901. (few.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/few

From: eve@example.org
> SIGN ON ffew secret
> A PAR H
> A MAR H
> F BRE H

To: eve@example.org
Subject: Re: CHANCERY:few - S1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON ffew ********
< Signed on as France in 'few'.
<
< > A PAR H
< A PAR H
< > A MAR H
< A MAR H
< > F BRE H
< F BRE H
<
< Movement orders for Spring of 1901. (few.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/few

@ 2026-11-25T12:00:00Z

To: ann@example.org
Subject: CHANCERY:few - S1901M Results

| :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| Movement results for Spring of 1901. (few.001)
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
| On the web: https://judge.example.org/my/games/few/S1901M
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
Subject: CHANCERY:few - S1901M Results

| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON afew secret
> PRESS TO F
> Three, in fall.
> ENDPRESS
> PROPOSE ROLLBACK

To: ann@example.org
Subject: Re: CHANCERY:few - F1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON afew ********
< Signed on as Austria in 'few'.
<
< > PRESS TO F
< Press sent to France. Letters of press left in this phase: 0.
<   | Three, in fall.
<
< > PROPOSE ROLLBACK
< I have asked all players whether they agree to undo the results of 'few'
< from turn 1 on. It passes if all agree by Wednesday 2 December 2026,
< 12:00 UTC. One NO rejects it. PROPOSE NO ROLLBACK takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
< You propose to undo the results of 'few' from turn 1 on. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/few
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
Subject: CHANCERY:few - F1901M Austria to France

| Message from Austria to France in 'few':
|
| Three, in fall.
|
| On the web: https://judge.example.org/my/games/few/press/A

To: eve@example.org
Subject: CHANCERY:few - F1901M Proposal: ROLLBACK

| :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Austria proposes to undo the results of 'few' from turn 1 on.
|
| It passes if all players agree by Wednesday 2 December 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/few

From: eve@example.org
> SIGN ON ffew secret
> AGREE ROLLBACK

To: eve@example.org
Subject: Re: CHANCERY:few - S1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: S1901M Sat Nov 28 2026 23:30:00 +0000
<
< > SIGN ON ffew ********
< Signed on as France in 'few'.
<
< > AGREE ROLLBACK
< You agree to undo the results of 'few' from turn 1 on. All have agreed.
< 'few' is back in S1901M. The orders for it are on file again.
<
< Movement orders for Spring of 1901. (few.001)
<
< France: Army Marseilles HOLD.
< France: Army Paris HOLD.
< France: Fleet Brest HOLD.
<
< The turn runs 30 minutes after the last orders are in, but not before
< Saturday 28 November 2026, 23:30 UTC. The deadline is Saturday 28
< November 2026, 23:30 UTC. I accept late orders until Tuesday 1 December
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/few

To: ann@example.org
Subject: CHANCERY:few - S1901M Rolled back

| :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
| :: Deadline: S1901M Sat Nov 28 2026 23:30:00 +0000
|
| The players have rolled the game 'few' back to S1901M. All results since
| then are undone. The orders for S1901M are on file again, and you can
| change them until the deadline.
|
| Status of the Movement phase for Spring of 1901.  (few.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Your orders for S1901M are due on Saturday 28 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/few
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # on file: A BUD H
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # on file: A VIE H
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # on file: F TRI H
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:few - S1901M Rolled back

| ...
| A MAR
| # on file: A MAR H
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # on file: A PAR H
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # on file: F BRE H
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

From: ann@example.org
> SIGN ON afew secret
> PRESS TO F
> Four, in spring again.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:few - S1901M orders

< :: Judge: CHANCERY  Game: Few  Variant: France against Austria, Quota 1
< :: Deadline: S1901M Sat Nov 28 2026 23:30:00 +0000
<
< > SIGN ON afew ********
< Signed on as Austria in 'few'.
<
< > PRESS TO F
< *** Letters of press that a power may write in a phase: 1. You have
< written yours; nothing has been sent.
<
< Movement orders for Spring of 1901. (few.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in, but not before
< Saturday 28 November 2026, 23:30 UTC. The deadline is Saturday 28
< November 2026, 23:30 UTC. I accept late orders until Tuesday 1 December
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/few

