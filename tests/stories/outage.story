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
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
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
Subject: CHANCERY:demo - S1901M Deadline moved

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 23:30:00 +0000
|
| The judge was down from Monday 23 November 2026, 12:00 UTC to Wednesday
| 25 November 2026, 12:00 UTC and could not read your e-mails. The
| deadline for orders has moved: it is now Thursday 26 November 2026,
| 23:30 UTC. E-mails you sent in that time have been read.
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
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
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
| Your S1901M orders for Austria are still missing. They are due on
| Thursday 26 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
|
| To order, reply to this e-mail with the form filled in:
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
| Your S1901M orders for England are still missing. They are due on
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
| Your S1901M orders for France are still missing. They are due on
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
| Your S1901M orders for Germany are still missing. They are due on
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
| Your S1901M orders for Italy are still missing. They are due on Thursday
| 26 November 2026, 23:30 UTC.
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
| Your S1901M orders for Russia are still missing. They are due on
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
| Your S1901M orders for Turkey are still missing. They are due on
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

