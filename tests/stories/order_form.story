# An order form that does not say its phase is not read, and that is said, also beside press; with its phase it is.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> PRESS TO M
> My orders are below.
> ENDPRESS
> BEGIN ORDERS
> A BUD - SER
> A VIE - GAL
> END ORDERS

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
< > PRESS TO M
< Press sent to Master.
<   | My orders are below.
<
< The form in your e-mail does not name its phase, so I read nothing from
< it. Below BEGIN ORDERS, write PHASE S1901M.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Austria to Master

| Message from Austria to Master in 'demo':
|
| My orders are below.
|
| On the web: https://judge.example.org/my/games/demo/press/A

From: ann@example.org
> SIGN ON ademo secret
> PRESS TO M
> Once more.
> ENDPRESS
> BEGIN ORDERS
> PHASE S1901M
> A BUD - SER
> END ORDERS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > PRESS TO M
< Press sent to Master.
<   | Once more.
<
< > A BUD - SER
< A BUD - SER
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Austria to Master

| Message from Austria to Master in 'demo':
|
| Once more.
|
| On the web: https://judge.example.org/my/games/demo/press/A

