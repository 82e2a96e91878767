# A draw among some: the lists of NO DIAS, and a vote that is withdrawn.
! demo

From: max@example.org
> SIGN ON DEMO
> SET NO DIAS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > SET NO DIAS
< NO DIAS (it was: DIAS).
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
Subject: CHANCERY:demo - S1901M Settings changed: NO DIAS

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| NO DIAS (it was: DIAS).
|
| The GM has made this change in 'demo'.
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
> SET DRAW FRANCE ENGLND
> SET DRAW ENGLAND AND FRANCE

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
< > SET DRAW FRANCE ENGLND
< *** No power has the letter 'N'. Write names of powers, as in
< SET PREFERENCE TURKEY, RUSSIA; or letters without spaces, of A, E, F, G,
< I, R, T.
<
< > SET DRAW ENGLAND AND FRANCE
< England votes for a draw between England and France.
<
< You owe 3 orders.
< England votes for a draw between England and France.
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

From: fred@example.org
> SIGN ON fdemo secret
> SET DRAW AEFG

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > SET DRAW AEFG
< France votes for a draw between Austria, England, France and Germany.
<
< You owe 3 orders.
< France votes for a draw between Austria, England, France and Germany.
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
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > SET DRAW AEF
< Germany votes for a draw between Austria, England and France.
<
< You owe 3 orders.
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
< PHASE S1901M
< A BER
< # can go to KIE, MUN, PRU, SIL
< A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F KIE
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: ida@example.org
> SIGN ON idemo secret
> SET DRAW

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET DRAW
< Italy votes for a draw among all survivors.
<
< You owe 3 orders.
< Italy votes for a draw among all survivors.
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
< A ROM
< # can go to APU, NAP, TUS, VEN
< A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

# Everybody has to agree: Italy's vote was for all survivors, and that is not within the other lists.
From: rob@example.org
> SIGN ON rdemo secret
> SET DRAW AEFGIT

To: rob@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > SET DRAW AEFGIT
< Russia votes for a draw between Austria, England, France, Germany, Italy
< and Turkey.
<
< You owe 4 orders.
< Russia votes for a draw between Austria, England, France, Germany, Italy
< and Turkey.
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
> SET DRAW AX

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > SET DRAW AX
< *** No power has the letter 'X'. Write names of powers, as in
< SET PREFERENCE TURKEY, RUSSIA; or letters without spaces, of A, E, F, G,
< I, R, T.
<
< You owe 3 orders.
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

From: tom@example.org
> SIGN ON tdemo secret
> SET DRAW AEF

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > SET DRAW AEF
< Turkey votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< Turkey votes for a draw between Austria, England and France.
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

# Now Italy is content to be left out; but Austria wants to share, and England does not want to share with Austria.
From: ida@example.org
> SIGN ON idemo secret
> SET DRAW AEF

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET DRAW AEF
< Italy votes for a draw between Austria, England and France.
<
< You owe 3 orders.
< Italy votes for a draw between Austria, England and France.
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
< A ROM
< # can go to APU, NAP, TUS, VEN
< A VEN
< # can go to APU, PIE, ROM, TRI, TUS, TYR
< F NAP
< # can go to APU, ION, ROM, TYS
< END ORDERS

From: ann@example.org
> SIGN ON ademo secret
> SET DRAW ENGLAND, FRANCE

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET DRAW ENGLAND, FRANCE
< Austria votes for a draw between England and France. All agree: the game
< is over.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Game over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| 'demo' has ended in a draw between England and France.
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

