# What a master can mend by mail.
! demo

# Fred's orders are in; then the master finds that the army in Paris should never have been there.
From: fred@example.org
> SIGN ON fdemo secret
> A PAR - BUR
> A MAR - SPA
> F BRE - MAO

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > A PAR - BUR
< A PAR - BUR
< > A MAR - SPA
< A MAR - SPA
< > F BRE - MAO
< F BRE - MAO
<
< Movement orders for Spring of 1901. (demo.001)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> EDIT CHECK
> REMOVE PAR
> PLACE FRANCE A PIC
> OWN BEL FRANCE
> END

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > EDIT CHECK
< Paris: no unit (it was: French Army).
< Picardy: French Army (it was: no unit).
< Belgium belongs to France (it was: nobody).
<
< This was a check. To make the change, send EDIT without CHECK.
<
< Movement orders for Spring of 1901. (demo.001)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: orders are in.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> EDIT
> REMOVE PAR
> PLACE FRANCE A PIC
> OWN BEL FRANCE
> END

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > EDIT
< Paris: no unit (it was: French Army).
< Picardy: French Army (it was: no unit).
< Belgium belongs to France (it was: nobody).
<
< I have e-mailed everyone in the game.
< 1 order on file is not legal any longer, and has been dropped.
<
< Movement orders for Spring of 1901. (demo.001)
<
< France: Army Marseilles -> Spain.
< France: Army Picardy, no order yet.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 1 order is missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in, but not before
< Tuesday 24 November 2026, 23:30 UTC. The deadline is Tuesday 24 November
< 2026, 23:30 UTC. I accept late orders until Friday 27 November 2026,
< 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has changed the position of 'demo' by hand.
|
| Paris: no unit (it was: French Army).
| Picardy: French Army (it was: no unit).
| Belgium belongs to France (it was: nobody).
|
| Status of the Movement phase for Spring of 1901.  (demo.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Picardy.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
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

To: eve@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| These orders of yours are no longer possible, so I have removed them:
|
|   France: A PAR - BUR
| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # on file: A MAR - SPA
| # can go to BUR, GAS, PIE, SPA
| A PIC
| # can go to BEL, BRE, BUR, PAR
| F BRE
| # on file: F BRE - MAO
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
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
Subject: CHANCERY:demo - S1901M The position was changed

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

# Back and forth.
From: max@example.org
> SIGN ON mdemo secret
> PROCESS S1901M

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS S1901M
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
| France: Army Marseilles -> Spain.
| France: Army Picardy, No Order Processed.
| France: Fleet Brest -> Mid-Atlantic Ocean.
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
| France:  4: A pic, A spa, F mao; BEL, BRE, MAR, PAR
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
| Both orders succeeded.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A PIC
| # can go to BEL, BRE, BUR, PAR
| A SPA
| # can go to GAS, MAR, POR
| F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
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
> ROLLBACK

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > ROLLBACK
< 'demo' is back in S1901M. The orders for it are on file again.
<
< Movement orders for Spring of 1901. (demo.001)
<
< France: Army Marseilles -> Spain.
< France: Army Picardy, no order yet.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 1 order is missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in, but not before
< Tuesday 24 November 2026, 23:30 UTC. The deadline is Tuesday 24 November
< 2026, 23:30 UTC. I accept late orders until Friday 27 November 2026,
< 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has rolled the game 'demo' back to S1901M. All results since then
| are undone. The orders for S1901M are on file again, and you can change
| them until the deadline.
|
| Status of the Movement phase for Spring of 1901.  (demo.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Picardy.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Next: Movement for Spring of 1901, due on Tuesday 24 November 2026,
| 23:30 UTC, in 3 days.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
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

To: eve@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # on file: A MAR - SPA
| # can go to BUR, GAS, PIE, SPA
| A PIC
| # can go to BEL, BRE, BUR, PAR
| F BRE
| # on file: F BRE - MAO
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
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
Subject: CHANCERY:demo - S1901M Rolled back

| ...
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

From: max@example.org
> SIGN ON mdemo secret
> ROLLFORWARD

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > ROLLFORWARD
< 'demo' is in F1901M again.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has rolled the game 'demo' forward to F1901M again. The results
| that had been rolled back are valid again.
|
| Status of the Movement phase for Fall of 1901.  (demo.002)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Picardy.
| France:  Army Spain.
| France:  Fleet Mid-Atlantic Ocean.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A PIC
| # can go to BEL, BRE, BUR, PAR
| A SPA
| # can go to GAS, MAR, POR
| F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
Subject: CHANCERY:demo - F1901M Rolled forward

| ...
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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

# France and Italy change places; then somebody is asked to play Turkey, and agrees.
From: max@example.org
> SIGN ON mdemo secret
> SWAP FRANCE AND ITALY
> REPLACE TURKEY WITH nora@example.org

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SWAP FRANCE AND ITALY
< The GM has let the players of France and Italy change places in 'demo'.
<
< > REPLACE TURKEY WITH nora@example.org
< I have asked nora@example.org whether they want to play Turkey. Until
< they say yes, nothing changes. EJECT frees the power at once.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in, but not before
< Tuesday 24 November 2026, 23:30 UTC. The deadline is Tuesday 24 November
< 2026, 23:30 UTC. I accept late orders until Friday 27 November 2026,
< 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, gus@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - F1901M Players change places

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has let the players of France and Italy change places in 'demo'.
| Send your orders and votes again, also those for later phases.
|
| On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - F1901M Players change places

| ...
| You now play Italy. Your password is the same.
|
| Status of the Movement phase for Fall of 1901.  (demo.002)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Picardy.
| France:  Army Spain.
| France:  Fleet Mid-Atlantic Ocean.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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

To: ida@example.org
Subject: CHANCERY:demo - F1901M Players change places

| ...
| You now play France. Your password is the same.
|
| Status of the Movement phase for Fall of 1901.  (demo.002)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Picardy.
| France:  Army Spain.
| France:  Fleet Mid-Atlantic Ocean.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A PIC
| # can go to BEL, BRE, BUR, PAR
| A SPA
| # can go to GAS, MAR, POR
| F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| END ORDERS

To: nora@example.org
Subject: CHANCERY:demo - F1901M Would you play Turkey?

| The GM of the game 'demo' (Standard, F1901M) asks whether you want to
| play Turkey.
|
| To accept, reply with the single word CONFIRM. Then the power is yours,
| and I send you its position. If you don't want to, ignore this e-mail.
| The offer is valid for a week, or until another player takes Turkey.
|
| You are not registered with this judge yet. Then answer with these two
| lines, the first with your own name:
|
|   REGISTER Ann Other
|   CONFIRM
|
| LIST demo, SUMMARY demo and HELP have more. If you can't reply, send me
| a new e-mail with the line
|
|   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75
|
| On the web: https://judge.example.org/games/demo

From: nora@example.org
To: reply
> REGISTER Nora Newcomer
> CONFIRM

To: nora@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > REGISTER Nora Newcomer
< Welcome, Nora Newcomer. You are registered.
< Name:      Nora Newcomer
< Time zone: UTC
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REPLACE agreed 1 T hb98abrq4crcutadjhft
< You now play Turkey in 'demo'. Your seat has no password: just reply to
< my e-mails. SET PASSWORD word sets one.
<
< You owe 3 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE F1901M
< A CON
< # can go to ANK, BUL, SMY
< A SMY
< # can go to ANK, ARM, CON, SYR
< F ANK
< # can go to ARM, BLA, CON
< END ORDERS

To: tom@example.org
Subject: CHANCERY:demo - F1901M Turkey has been taken over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM of 'demo' has asked Nora Newcomer to play Turkey from now on.
| Thank you for all your turns. You can still watch the game: OBSERVE demo
| password.
|
| On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Nora Newcomer (nora@example.org) now plays Turkey in 'demo'. Their
| record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, gus@example.org, rob@example.org, fred@example.org, ida@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| ...
| Nora Newcomer now plays Turkey in 'demo'.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/demo

To: nora@example.org
Subject: CHANCERY:demo - F1901M Turkey has a new player

| ...
| Nora Newcomer (nora@example.org) now plays Turkey in 'demo'.
|
| Status of the Movement phase for Fall of 1901.  (demo.002)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Picardy.
| France:  Army Spain.
| France:  Fleet Mid-Atlantic Ocean.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
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
|
| HISTORY demo shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

# Who has not ordered yet is reminded, but not twice.
From: max@example.org
> SIGN ON mdemo secret
> REMIND AUSTRIA
> REMIND AUSTRIA

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > REMIND AUSTRIA
< I have reminded Austria.
<
< > REMIND AUSTRIA
< Not reminded: Austria. You reminded them less than 12 hours ago.
<
< Austria: 3 orders are missing; waits for the deadline.
< England: 3 orders are missing; waits for the deadline.
< France: 3 orders are missing; waits for the deadline.
< Germany: 3 orders are missing; waits for the deadline.
< Italy: 3 orders are missing; waits for the deadline.
< Russia: 4 orders are missing; waits for the deadline.
< Turkey: 3 orders are missing; waits for the deadline.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - F1901M Reminder from the GM

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM of 'demo' reminds you: your F1901M orders for Austria are still
| missing. They are due on Tuesday 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
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

From: max@example.org
> SIGN ON mdemo secret
> ANNOUNCE
> I am away until Monday. Gus, please send your
> orders in time this once.
> END

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > ANNOUNCE
< Sent to all 7 others in the game.
<
< Austria: 3 orders are missing; waits for the deadline.
< England: 3 orders are missing; waits for the deadline.
< France: 3 orders are missing; waits for the deadline.
< Germany: 3 orders are missing; waits for the deadline.
< Italy: 3 orders are missing; waits for the deadline.
< Russia: 4 orders are missing; waits for the deadline.
< Turkey: 3 orders are missing; waits for the deadline.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, gus@example.org, rob@example.org, fred@example.org, ida@example.org, nora@example.org
Subject: CHANCERY:demo - F1901M Announcement

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Announcement of the GM of 'demo':
|
| I am away until Monday. Gus, please send your
| orders in time this once.
|
| On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> RENAME danube

To: max@example.org
Subject: Re: CHANCERY:danube - F1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > RENAME danube
< The game 'demo' is now called 'danube'. I have e-mailed everyone in the
< game.
<
< Austria: 3 orders are missing; waits for the deadline.
< England: 3 orders are missing; waits for the deadline.
< France: 3 orders are missing; waits for the deadline.
< Germany: 3 orders are missing; waits for the deadline.
< Italy: 3 orders are missing; waits for the deadline.
< Russia: 4 orders are missing; waits for the deadline.
< Turkey: 3 orders are missing; waits for the deadline.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

To: max@example.org
Subject: CHANCERY:danube - F1901M A new name

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| The GM has renamed the game 'demo': it is now called 'danube'. Replies
| to earlier e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: ann@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON adanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: eve@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON edanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: gus@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON gdanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: rob@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON rdanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: fred@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON idanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: ida@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON fdanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

To: nora@example.org
Subject: CHANCERY:danube - F1901M A new name

| ...
| The GM has renamed the game 'demo': it is now called 'danube'. To sign
| on, write SIGN ON tdanube password from now on. Replies to earlier
| e-mails about it still arrive, and passwords are unchanged.
|
| On the web: https://judge.example.org/my/games/danube

# The old name, and what everybody can read of all that.
From: ann@example.org
> LIST demo

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST demo
< *** The game 'demo' has another name now: 'danube'. Please write that.

From: ann@example.org
> HISTORY danube BROAD

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > HISTORY danube BROAD
< History of game 'danube'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'danube':
<
< MANUAL START (it was: AUTO START).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the position of 'danube' by hand.
<
< Paris: no unit (it was: French Army).
< Picardy: French Army (it was: no unit).
< Belgium belongs to France (it was: nobody).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has rolled the game 'danube' back to S1901M.
<
< All results since then are undone. The orders for S1901M are on file
< again, and you can change them until the deadline.
<
< --- F1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has rolled the game 'danube' forward to F1901M again.
<
< The results that had been rolled back are valid again.
<
< --- F1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has let the players of France and Italy change places in
< 'danube'.
<
< Send your orders and votes again, also those for later phases.
<
< --- F1901M  Saturday 21 November 2026, 12:00 UTC
<
< The master has found a new player for Turkey.
<
< --- F1901M  Saturday 21 November 2026, 12:00 UTC
<
< Announcement of the GM of 'danube':
<
< I am away until Monday. Gus, please send your
< orders in time this once.
<
< --- F1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has renamed the game 'demo': it is now called 'danube'.

