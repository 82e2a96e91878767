# FORECAST: what one's orders do if nobody else moves, or if others do as one supposes. Nothing is stored.
! demo

# Nothing on file: there is nothing to look ahead with.
From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT
> FORECAST

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
< > FORECAST
< *** You have no orders on file to look ahead with. File some, or assume
< them: send FORECAST, with lines such as ASSUME order below it.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# Ann's own orders, and then what Russia and Italy might do about them. The lines below END are orders again.
From: ann@example.org
> SIGN ON ademo secret
> A BUD - GAL
> A VIE S A BUD - GAL
> F TRI - VEN
> FORECAST
> PREVIEW
>
> ASSUME A WAR - GAL
> assume russia: F SEV - RUM, A MOS - SEV
>
> ASSUME A VEN - TRI
> ASSUME A ROM - VEN
> ASSUME A BUD - SER
> ASSUME A PAR - MOS
> END
> F TRI - ALB

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD - GAL
< A BUD - GAL
< > A VIE S A BUD - GAL
< A VIE S A BUD - GAL
< > F TRI - VEN
< F TRI - VEN
<
< > FORECAST
< Movement forecast for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Venice. (*bounce*)
<
< Why:
< Fleet Trieste -> Venice bounced: strength 1 against Army Venice with 1.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< > PREVIEW
< Assumed: Russia: A WAR - GAL
< Assumed: Russia: F SEV - RUM
< Assumed: Russia: A MOS - SEV
< Assumed: Italy: A VEN - TRI
< Assumed: Italy: A ROM - VEN
< Assumed: Austria: A BUD - SER
< *** A PAR - MOS: The army in Paris can't get to Moscow; it can go to
<     BRE, BUR, GAS or PIC.
<
< Movement forecast for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia. (*void*)
< Austria: Fleet Trieste -> Venice. (*bounce*)
< Italy: Army Rome -> Venice. (*bounce*)
< Italy: Army Venice -> Trieste. (*bounce*)
< Russia: Army Moscow -> Sevastopol.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Rumania.
<
< Why:
< Army Vienna SUPPORT Army Budapest -> Galicia was void: the other unit
<     was not ordered to do that.
< Fleet Trieste -> Venice, Army Rome -> Venice and Army Venice -> Trieste
<     bounced: strength 1, 0 and 1.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< > F TRI - ALB
< F TRI - ALB -- replaces F TRI - VEN
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# It was only a forecast: nothing else is on file, and Rob has heard nothing.
From: ann@example.org
> SIGN ON ademo secret
> STATUS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > STATUS
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# A prose line that begins with the same word, and assumptions without orders of one's own.
From: eve@example.org
> SIGN ON edemo secret
> SET ANSWERS SHORT
> Forecast: rain.
> FORECAST
> ASSUME A PAR - BUR
> ASSUME A MUN - BUR
> VERSION

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< > Forecast: rain.
< *** I don't understand this line. HELP FORECAST says how the command
< FORECAST is written.
<
< > FORECAST
< Assumed: France: A PAR - BUR
< Assumed: Germany: A MUN - BUR
<
< Movement forecast for Spring of 1901. (demo.001)
<
< France: Army Paris -> Burgundy. (*bounce*)
< Germany: Army Munich -> Burgundy. (*bounce*)
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< > VERSION
< Chancery 0.1.0, a play-by-mail judge.
<
< Build:  debug.
< Source: https://github.com/chancery-judge/chancery
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: olga@example.org
> REGISTER Olga Observer
> OBSERVE demo secret
> FORECAST
> ASSUME A BUD - SER

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:      Olga Observer
< Time zone: UTC
<
< > OBSERVE demo ********
< You now observe 'demo'. LIST shows its position, HISTORY demo its
< history so far.
<
< > FORECAST
< Assumed: Austria: A BUD - SER
<
< Movement forecast for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
<
< This uses only your orders on file and your assumptions. All other units
< hold. It submits and changes nothing.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M An observer

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Olga Observer (olga@example.org) now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M An observer

| ...
| Olga Observer now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

# A master sees what is on file for all; PREDICT is what would really come out, FORECAST says less.
From: max@example.org
> SIGN ON mdemo secret
> PREDICT
> ASSUME A WAR - GAL
> END
> FORECAST
> ASSUME A WAR - GAL

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PREDICT
< Assumed: Russia: A WAR - GAL
<
< Movement results for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Albania.
< England: Army Liverpool, No Order Processed.
< England: Fleet Edinburgh, No Order Processed.
< England: Fleet London, No Order Processed.
< France: Army Marseilles, No Order Processed.
< France: Army Paris, No Order Processed.
< France: Fleet Brest, No Order Processed.
< Germany: Army Berlin, No Order Processed.
< Germany: Army Munich, No Order Processed.
< Germany: Fleet Kiel, No Order Processed.
< Italy: Army Rome, No Order Processed.
< Italy: Army Venice, No Order Processed.
< Italy: Fleet Naples, No Order Processed.
< Russia: Army Moscow, No Order Processed.
< Russia: Army Warsaw -> Galicia. (*bounce*)
< Russia: Fleet Sevastopol, No Order Processed.
< Russia: Fleet St Petersburg (south coast), No Order Processed.
< Turkey: Army Constantinople, No Order Processed.
< Turkey: Army Smyrna, No Order Processed.
< Turkey: Fleet Ankara, No Order Processed.
<
< Why:
< Army Warsaw -> Galicia bounced: strength 1 against Army Budapest ->
<     Galicia with 2.
<
< Centres and units, each power's own centres in capitals:
< Austria: 3: A gal, A VIE, F alb; BUD, TRI
< England: 3: A LVP, F EDI, F LON
< France:  3: A MAR, A PAR, F BRE
< Germany: 3: A BER, A MUN, F KIE
< Italy:   3: A ROM, A VEN, F NAP
< Russia:  4: A MOS, A WAR, F SEV, F STP/SC
< Turkey:  3: A CON, A SMY, F ANK
< Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
<
< > FORECAST
< Assumed: Russia: A WAR - GAL
<
< Movement forecast for Spring of 1901. (demo.001)
<
< Russia: Army Warsaw -> Galicia.
<
< This uses only your assumptions. All other units hold. It submits and
< changes nothing.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Galicia.
< Austria: Army Vienna SUPPORT Army Budapest -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< Austria: orders are in.
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

