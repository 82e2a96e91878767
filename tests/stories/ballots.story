# Tallied and open ballots: how a vote stands comes with the results. A vote is changed until it passes, and who has no player
# blocks none.
! demo

From: max@example.org
> SIGN ON mdemo secret
> SET NO DIAS, TALLIED BALLOTS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET NO DIAS, TALLIED BALLOTS
< NO DIAS (it was: DIAS).
< TALLIED BALLOTS (it was: SECRET BALLOTS).
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| NO DIAS (it was: DIAS).
| TALLIED BALLOTS (it was: SECRET BALLOTS).
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> SET DRAW AEF

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET DRAW AEF
< Austria votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< Austria votes for a draw between Austria, England and France.
< 1 of 7 powers votes for a draw.
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
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

From: eve@example.org
> SIGN ON edemo secret
> SET DRAW EF
> SET CONCEDE WHOEVER LEADS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET DRAW EF
< England votes for a draw between England and France.
<
< > SET CONCEDE WHOEVER LEADS
< England votes to concede the game to the leader.
<
< You owe 3 orders.
< England votes to concede the game to the leader.
< England votes for a draw between England and France.
< 2 of 7 powers vote for a draw.
< 1 of 7 powers votes to concede the game.
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
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: tom@example.org
> SIGN ON tdemo secret
> STATUS

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > STATUS
<
< You owe 3 orders.
< 2 of 7 powers vote for a draw.
< 1 of 7 powers votes to concede the game.
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
< A CON
< # can go to ANK, BUL, SMY
< A SMY
< # can go to ANK, ARM, CON, SYR
< F ANK
< # can go to ARM, BLA, CON
< END ORDERS

# The results say how the vote stood, and that it is over.
From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| 2 of 7 powers voted for a draw.
| 1 of 7 powers voted to concede the game.
| No vote has passed. Votes are valid for one phase only.
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| Austria voted for a draw between Austria, England and France.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
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
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| England voted to concede the game to the leader.
| England voted for a draw between England and France.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
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
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

From: max@example.org
> SIGN ON mdemo secret
> SET OPEN BALLOTS, KEEP VOTES

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET OPEN BALLOTS, KEEP VOTES
< OPEN BALLOTS (it was: TALLIED BALLOTS).
< KEEP VOTES (it was: NO KEEP VOTES).
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| OPEN BALLOTS (it was: TALLIED BALLOTS).
| KEEP VOTES (it was: NO KEEP VOTES).
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> SET DRAW AEF

To: ann@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET DRAW AEF
< Austria votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< Austria votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
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

From: eve@example.org
> SIGN ON edemo secret
> SET DRAW EF
> SET NO DRAW
> SET DRAW EF

To: eve@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET DRAW EF
< England votes for a draw between England and France.
<
< > SET NO DRAW
< England no longer votes for a draw.
<
< > SET DRAW EF
< England votes for a draw between England and France.
<
< You owe 3 orders.
< England votes for a draw between England and France.
< Austria votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< F1901M has been adjudicated. The results are on their way.
<
< Austria: 3 orders are missing; votes for a draw between Austria, England
< and France.
< England: 3 orders are missing; votes for a draw between England and
< France.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - F1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1902, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| Movement results for Fall of 1901. (demo.002)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| Austria voted for a draw between Austria, England and France.
| England voted for a draw between England and France.
| No vote has passed. The votes remain valid for the next phase.
|
| On the web: https://judge.example.org/my/games/demo/F1901M

To: ann@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
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
Subject: CHANCERY:demo - F1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for S1902M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

# The votes stand. England now agrees with Austria; five more vote, and the last one leaves without a vote.
From: eve@example.org
> SIGN ON edemo secret
> SET DRAW AEF

To: eve@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET DRAW AEF
< England votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< England votes for a draw between Austria, England and France.
< Austria votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: fred@example.org
> SIGN ON fdemo secret
> SET DRAW AEF

To: fred@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > SET DRAW AEF
< France votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< France votes for a draw between Austria, England and France.
< Austria votes for a draw between Austria, England and France.
< England votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

From: gus@example.org
> SIGN ON gdemo secret
> SET DRAW AEF

To: gus@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > SET DRAW AEF
< Germany votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< Germany votes for a draw between Austria, England and France.
< Austria votes for a draw between Austria, England and France.
< England votes for a draw between Austria, England and France.
< France votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BER
< # can go to KIE, MUN, PRU, SIL
< A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: ida@example.org
> SIGN ON idemo secret
> SET DRAW AEFG

To: ida@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET DRAW AEFG
< Italy votes for a draw between Austria, England, France and Germany.
<
< You owe 3 orders.
< Italy votes for a draw between Austria, England, France and Germany.
< Austria votes for a draw between Austria, England and France.
< England votes for a draw between Austria, England and France.
< France votes for a draw between Austria, England and France.
< Germany votes for a draw between Austria, England and France.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A ROM
< # can go to APU, NAP, TUS, VEN
< A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

From: rob@example.org
> SIGN ON rdemo secret
> SET DRAW AEF

To: rob@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > SET DRAW AEF
< Russia votes for a draw between Austria, England and France.
<
< You owe 4 orders.
< Russia votes for a draw between Austria, England and France.
< Austria votes for a draw between Austria, England and France.
< England votes for a draw between Austria, England and France.
< France votes for a draw between Austria, England and France.
< Germany votes for a draw between Austria, England and France.
< Italy votes for a draw between Austria, England, France and Germany.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A MOS
< # can go to LVN, SEV, STP, UKR, WAR
< A WAR
< # can go to GAL, LVN, MOS, PRU, SIL, UKR
< F SEV
< # can go to ARM, BLA, RUM
< F STP/SC
< # can go to BOT, FIN, LVN
< END ORDERS

From: tom@example.org
> SIGN ON tdemo secret
> RESIGN demo

To: tom@example.org
Subject: Re: CHANCERY:demo - S1902M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > RESIGN demo
< You have resigned from 'demo'.
<
< On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org
Subject: CHANCERY:demo - S1902M Turkey has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1902M Tue Nov 24 2026 23:30:00 +0000
|
| Turkey has resigned from 'demo'. To take over, any registered player can
| choose a password and send:
|
|   SIGN ON tdemo password
|
| On the web: https://judge.example.org/my/games/demo

To: tom@example.org
Subject: CHANCERY:demo - S1902M Turkey has resigned

| ...
| On the web: https://judge.example.org/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org
Subject: CHANCERY:demo - S1902M Game over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| 'demo' has ended in a draw between Austria, England and France.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
|
| History of Supply Center Counts
| Power    1900  Player
| Austria     3  Ann Other
| England     3  Eve English
| France      3  Fred French
| Germany     3  Gus German
| Italy       3  Ida Italian
| Russia      4  Rob Russian
| Turkey      3  Tom Turk
| Index:     10
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/demo

