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
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< 2 orders are still needed.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, answer this letter with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

! down until 2026-11-25T12:00:00Z

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Deadline moved on

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 23:30:00 +0000
|
| The judge was down from Monday 23 November 2026, 12:00 UTC to Wednesday
| 25 November 2026, 12:00 UTC, and could not read your letters. The
| deadline for orders has been moved on: it is now Thursday 26 November
| 2026, 23:30 UTC. Letters sent meanwhile have been read.
|
| On the web: https://judge.example.org/my/games/demo

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
< Austria: Fleet Trieste, no order yet.
<
< 1 order is still needed.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC; late orders are accepted until
< Sunday 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, answer this letter with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # on file: A VIE - GAL
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

! down until 2026-11-25T12:10:00Z

@ 2026-11-26T06:00:00Z

To: ann@example.org
Subject: CHANCERY:demo - S1901M Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 23:30:00 +0000
|
| This is a reminder: orders of Austria for S1901M are still missing. The
| deadline is Thursday 26 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # on file: A BUD - SER
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # on file: A VIE - GAL
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of England for S1901M are still missing. The
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of France for S1901M are still missing. The
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of Germany for S1901M are still missing. The
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of Italy for S1901M are still missing. The
| ...
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of Russia for S1901M are still missing. The
| ...
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| This is a reminder: orders of Turkey for S1901M are still missing. The
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

