# The judge is down while a deadline passes: everybody gets the time that was left.
! demo

@ 2026-11-23T12:00:00Z

From: ann@example.org
> SIGN ON DEMO
> A BUD-SER

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > A BUD-SER
< A BUD - SER
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, No Order Processed.
< Austria: Fleet Trieste, No Order Processed.
<
< Error flag set: orders are missing, or can not be carried out.
< Without them you will be late after Tuesday 24 November 2026, 23:30 UTC.
< Time to deadline: 1 day, 11 hours, 30 minutes, and 0 seconds.
< Time to end of grace: 4 days, 11 hours, 30 minutes, and 0 seconds.

! down until 2026-11-25T12:00:00Z

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Deadline moved on

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 23:30:00 +0000
|
| The judge was out of order from Monday 23 November 2026, 12:00 UTC to
| Wednesday 25 November 2026, 12:00 UTC, and could not read your letters.
| The deadline for orders has been moved on: it is now Thursday 26
| November 2026, 23:30 UTC. Letters that were sent meanwhile have been
| read.

From: ann@example.org
> SIGN ON DEMO
> A VIE-GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Thu Nov 26 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > A VIE-GAL
< A VIE - GAL
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste, No Order Processed.
<
< Error flag set: orders are missing, or can not be carried out.
< Without them you will be late after Thursday 26 November 2026, 23:30
< UTC.
< Time to deadline: 1 day, 11 hours, 30 minutes, and 0 seconds.
< Time to end of grace: 4 days, 11 hours, 30 minutes, and 0 seconds.

! down until 2026-11-25T12:10:00Z

@ 2026-11-26T00:00:00Z

