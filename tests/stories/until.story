# UNTIL: a text that only one word ends, whatever stands in it; and one without its end.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> PRESS TO I UNTIL k7fm2qpd
> These are the lines that I shall send:
> A BUD - SER
> ENDPRESS
> RESIGN demo
> k7fm2qpd
> BROADCAST UNTIL finis
> Peace until the spring!
> ENDBROADCAST
> FINIS
> DIARY UNTIL finis
> ENDDIARY
> finis
> A VIE - TRI

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
< > PRESS TO I UNTIL k7fm2qpd
< Press sent to Italy.
<   | These are the lines that I shall send:
<   | A BUD - SER
<   | ENDPRESS
<   | RESIGN demo
<
< > BROADCAST UNTIL finis
< Press sent to all.
<   | Peace until the spring!
<   | ENDBROADCAST
<
< > DIARY UNTIL finis
< Diary entry 1 is saved. Until the game is over, only you can read it.
<
< > A VIE - TRI
< A VIE - TRI
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste, no order yet.
<
< A VIE - TRI: your fleet in Trieste stays, and you cannot dislodge your
<     own unit.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ida@example.org
Subject: CHANCERY:demo - S1901M Austria to Italy

| Message from Austria to Italy in 'demo':
|
| These are the lines that I shall send:
| A BUD - SER
| ENDPRESS
| RESIGN demo
|
| On the web: https://judge.example.org/my/games/demo/press/A

To: max@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Austria to all

| Message from Austria to all in 'demo':
|
| Peace until the spring!
| ENDBROADCAST
|
| On the web: https://judge.example.org/my/games/demo/press/all

From: ann@example.org
> SIGN ON ademo secret
> BROADCAST UNTIL zz9
> This letter was cut off.
> ENDBROADCAST
> A VIE - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > BROADCAST UNTIL zz9
< *** I can't tell where your text ends, because no line below is "zz9".
< Perhaps your e-mail was cut off. I have sent and saved none of it.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> SET COMMENT UNTIL done
> Friends only.
> END
> SET NO DIAS
> Done
> BROADCAST
> Write to me until noon.
> ENDBROADCAST

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET COMMENT UNTIL done
< The game's comment has been changed.
<
< > BROADCAST
< Press sent to all.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste, no order yet.
<
< Austria: 2 orders are missing.
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
Subject: CHANCERY:demo - S1901M Master to all

| Message from Master to all in 'demo':
|
| Write to me until noon.
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game's comment has been changed.
|
| The GM has made this change in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

