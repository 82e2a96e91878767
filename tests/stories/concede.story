# A concession: all the others agree. The votes are secret, and count for one phase.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET CONCEDE AUSTRIA
> SET CONCEDE TRKEY
> SET CONCEDE TURKEY
> SET CONCEDE RUSSIA

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET CONCEDE AUSTRIA
< *** You can't concede to yourself.
<
< > SET CONCEDE TRKEY
< *** Write it like this: SET CONCEDE power, such as SET CONCEDE TURKEY
<
< > SET CONCEDE TURKEY
< *** You can concede only to a leader, and Turkey is not one. The leader
< is Russia.
<
< > SET CONCEDE RUSSIA
< Austria votes to concede the game to Russia.
<
< You owe 3 orders.
< Austria votes to concede the game to Russia.
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
> SET CONCEDE R

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET CONCEDE R
< England votes to concede the game to Russia.
<
< You owe 3 orders.
< England votes to concede the game to Russia.
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
> SET CONCEDE R

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > SET CONCEDE R
< France votes to concede the game to Russia.
<
< You owe 3 orders.
< France votes to concede the game to Russia.
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
> SET CONCEDE R

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > SET CONCEDE R
< Germany votes to concede the game to Russia.
<
< You owe 3 orders.
< Germany votes to concede the game to Russia.
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
> SET CONCEDE R

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET CONCEDE R
< Italy votes to concede the game to Russia.
<
< You owe 3 orders.
< Italy votes to concede the game to Russia.
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

From: tom@example.org
> SIGN ON tdemo secret
> SET CONC RUSSIA

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > SET CONC RUSSIA
< Turkey votes to concede the game to Russia. All agree: the game is over.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Game over

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| 'demo' has been conceded to Russia.
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

From: rob@example.org
> SIGN ON DEMO
> F SEV-BLA
> BROADCAST
> Thank you!
> ENDBROADCAST

To: rob@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON DEMO
< Signed on as Russia in 'demo'.
<
< > F SEV-BLA
< *** The game 'demo' is finished.
<
< > BROADCAST
< Press sent to all.
<   | Thank you!
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Russia to all

| Message from Russia to all in 'demo':
|
| Thank you!
|
| On the web: https://judge.example.org/my/games/demo/press/all

From: max@example.org
> SIGN ON DEMO
> ROLLBACK
> RESUME

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > ROLLBACK
< *** This game has no results yet.
<
< > RESUME
< *** The game 'demo' is finished, so it cannot be resumed.
<
< On the web: https://judge.example.org/my/games/demo

