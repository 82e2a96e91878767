# DROP and CHANGE: orders by their number in a list, which a unit without an order keeps; an order that is written out.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> A BUD - SER
> F TRI - ALB
> DROP

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > A BUD - SER
< A BUD - SER
< > F TRI - ALB
< F TRI - ALB
<
< > DROP
< Your orders for S1901M, by number:
<    1  A BUD - SER
<    2  VIE (no order)
<    3  F TRI - ALB
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> CHANGE 1 A BUD - GAL
> CHANGE 3 A VIE - GAL
> CHANGE 2 A VIE - MOS
> CHANGE 7 A VIE - TYR
> DROP 9

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > CHANGE 1 A BUD - GAL
< A BUD - GAL -- replaces A BUD - SER
<
< > CHANGE 3 A VIE - GAL
< A VIE - GAL
< F TRI - ALB is no longer on file.
<
< > CHANGE 2 A VIE - MOS
< *** The army in Vienna can't get to Moscow; it can go to BOH, BUD, GAL,
< TRI or TYR.
<
< > CHANGE 7 A VIE - TYR
< *** Your list has no order 7, so nothing has changed. DROP alone shows
< the list.
<
< > DROP 9
< *** Your list has no order 9, so nothing has changed. DROP alone shows
< the list.
<
< I could not carry out 3 lines. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste, no order yet.
<
< BUD and VIE both go to Galicia: neither gets in unless one is supported.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> DROP A BUD - SER
> DROP a bud-gal
> DROP 2, 3
> DROP 2
> Drop the whole plan, I say!

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > DROP A BUD - SER
< *** This order is not on file, so nothing has changed. DROP alone shows
< your orders.
<
< > DROP a bud-gal
< A BUD - GAL is no longer on file.
<
< > DROP 2, 3
< *** Number 3 has no order, so nothing has changed.
<
< > DROP 2
< A VIE - GAL is no longer on file.
<
< > Drop the whole plan, I say!
< *** I don't understand this line. HELP DROP says how the command DROP is
< written.
<
< I could not carry out 3 lines. See above.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

