# A plain reply to press goes back to its sender, and to nobody else; nothing in it is read as an order.
! demo

From: max@example.org
> SIGN ON mdemo secret
> SET WHITE/GREY

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET WHITE/GREY
< WHITE/GREY (it was: WHITE).
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
Subject: CHANCERY:demo - S1901M Settings changed: WHITE/GREY

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| WHITE/GREY (it was: WHITE).
|
| The GM has made this change in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> PRESS TO ER
> Shall we divide the north?
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > PRESS TO ER
< Press sent to England and Russia.
<   | Shall we divide the north?
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
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Austria to England, Russia

| Message from Austria to England and Russia in 'demo':
|
| Shall we divide the north?
|
| On the web: https://judge.example.org/my/games/demo/press/A+R

To: rob@example.org
Subject: CHANCERY:demo - S1901M Austria to England, Russia

| ...
| On the web: https://judge.example.org/my/games/demo/press/A+E

From: eve@example.org
To: reply
> With pleasure. You could try
> A BUD - GAL
> and I will see to the rest.

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to Austria. I read no commands or orders in
< it. To send some, begin with SIGN ON, or reply to another e-mail about
< the game.
<   | With pleasure. You could try
<   | A BUD - GAL
<   | and I will see to the rest.
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
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org
Subject: CHANCERY:demo - S1901M England to Austria

| Message from England to Austria in 'demo':
|
| With pleasure. You could try
| A BUD - GAL
| and I will see to the rest.
|
| On the web: https://judge.example.org/my/games/demo/press/E

From: ann@example.org
To: reply
> Agreed.

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to England. I read no commands or orders in
< it. To send some, begin with SIGN ON, or reply to another e-mail about
< the game.
<   | Agreed.
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
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Austria to England

| Message from Austria to England in 'demo':
|
| Agreed.
|
| On the web: https://judge.example.org/my/games/demo/press/A

From: eve@example.org
To: reply
> F LON - NTH

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< *** Your e-mail answers press, but this line looks like an order:
<
<   F LON - NTH
<
< I have sent nothing, and your orders are unchanged. To order, reply to
< this e-mail with the orders alone.
<
< To send all of it to Austria as press, reply YES.
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
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: eve@example.org
> SIGN ON edemo secret
> PRESS GREY TO A
> Guess who.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS GREY TO A
< Press sent to Austria, without your name.
<   | Guess who.
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
< A LVP
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

To: ann@example.org
Subject: CHANCERY:demo - S1901M Press to Austria

| Message from somebody to Austria in 'demo':
|
| Guess who.
|
| (To answer its writer: a plain reply, or PRESS REPLY 2.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

From: ann@example.org
To: reply
> I cannot.

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to the writer of the grey press, if they are
< still in the game, without your name (to sign it, PRESS REPLY WHITE). I
< read no commands or orders in it. To send some, begin with SIGN ON, or
< reply to another e-mail about the game.
<   | I cannot.
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
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Press in answer to yours

| Answer from somebody to your grey press in 'demo':
|
| I cannot.
|
| (To answer its writer: a plain reply, or PRESS REPLY 3.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

From: ann@example.org
To: reply
> SIGN ON ademo secret
> LIST
> RESIGN

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > LIST
< Game 'demo' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 0 of 7 powers are in.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET WHITE/GREY
<   SET MANUAL START
<
< The following players are signed up for game 'demo':
< Master:   Max Master   max@example.org
< Austria:  Ann Other    ann@example.org
< England:  Eve English
< France:   Fred French
< Germany:  Gus German
< Italy:    Ida Italian
< Russia:   Rob Russian
< Turkey:   Tom Turk
<
< Status of the Movement phase for Spring of 1901.  (demo.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Liverpool.
< England: Fleet Edinburgh.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Naples.
<
< Russia:  Army Moscow.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south coast).
<
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.
<
< > RESIGN
< *** If you really want to leave 'demo', send this line, which has the
< game's name in it:
<
<   RESIGN demo
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
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

