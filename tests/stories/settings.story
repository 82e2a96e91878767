# Settings in many spellings; who may set them; what is told.
! demo

From: max@example.org
> SIGN ON DEMO
> SET NODIAS
> SETDIAS
> SET GRAY/WHITE
> SETNOPARTIALPRESS
> SET NMR, NO CD
> SET NO LATE COUNT, LATE PRESS, BLANK PRESS
> SET MOVE CLOCK 21:30 NEXT 71 GRACE 24 DAYS -MTWTF-, RETREAT NEXT 23
> SET EVERY 2 DAYS AT 20:00 EUROPE/PARIS
> SET EDITION 2000
> SET PRIVATE; COMMENT Quiet, please: no shouting, no dias.
> SET COMMENT BEGIN
> A second comment,
> BEGIN ORDERS
> with a line that tries to be a form.
> END
> SET DAIS
> SET WAIT, NO DIAS
> SET
> LIST

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > SET NODIAS
< NO DIAS (it was: DIAS).
<
< > SETDIAS
< DIAS (it was: NO DIAS).
<
< > SET GRAY/WHITE
< GREY/WHITE (it was: WHITE).
<
< > SETNOPARTIALPRESS
< NO PARTIAL (it was: PARTIAL).
<
< > SET NMR, NO CD
< NMR (it was: NO NMR).
< NO NMR (it was: NMR).
<
< > SET NO LATE COUNT, LATE PRESS, BLANK PRESS
< NO LATE COUNT (it was: LATE COUNT).
< LATE PRESS (unchanged).
< BLANK PRESS (it was: NO BLANK PRESS).
<
< > SET MOVE CLOCK 21:30 NEXT 71 GRACE 24 DAYS -MTWTF-, RETREAT NEXT 23
< Movement every 3 days at 21:30 UTC, but not on Saturday and Sunday; 24
< hours of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< This applies from the next phase on. To move the deadline of this one,
< use SET DEADLINE.
<
< > SET EVERY 2 DAYS AT 20:00 EUROPE/PARIS
< ZONE Europe/Paris (it was: ZONE UTC).
< Movement every 2 days at 20:00 Paris time, but not on Saturday and
< Sunday; 24 hours of grace (it was: Movement every 3 days at 21:30 Paris
< time, but not on Saturday and Sunday; 24 hours of grace).
< This applies from the next phase on. To move the deadline of this one,
< use SET DEADLINE.
<
< > SET EDITION 2000
< *** This can only be set before the game starts.
<
< > SET PRIVATE; COMMENT Quiet, please: no shouting, no dias.
< NO LIST (it was: LIST).
< COMMENT Quiet, please: no shouting, no dias.
<
< > SET COMMENT BEGIN
< The game's comment has been changed.
<
< > SET DAIS
< *** "dais" is not a setting. Did you mean SET DIAS?
<
< > SET WAIT
< *** Which power? Send BECOME power first, such as BECOME AUSTRIA.
<
< > SET NO DIAS
< NO DIAS (it was: DIAS).
<
< > SET
< *** Write it like this: SET setting. HELP SETTINGS lists them.
<
< > LIST
< Game 'demo' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
< No power's orders are in yet.
<
< Variant: Standard.
< Movement every 2 days at 20:00 Paris time, but not on Saturday and
<     Sunday; 24 hours of grace.
< Retreats within a day, at 23:30 Paris time; 2 days of grace.
< Adjustments within a day, at 23:30 Paris time; 2 days of grace.
< 18 centres win.
< Press goes to all only, with or without its writer's name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< A second comment,
< BEGIN-ORDERS
< with a line that tries to be a form.
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 46 GRACE 24 DELAY 0.5 DAYS -MTWTF-
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 23 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET NO LIST
<   SET GREY/WHITE
<   SET NO PARTIAL
<   SET BLANK PRESS
<   SET NO DIAS
<   SET MANUAL START
<   SET NO LATE COUNT
<   SET ZONE Europe/Paris
<
< The following players are signed up for game 'demo':
< Master:   Max Master   max@example.org
< Austria:  Ann Other    ann@example.org
< England:  Eve English  eve@example.org
< France:   Fred French  fred@example.org
< Germany:  Gus German   gus@example.org
< Italy:    Ida Italian  ida@example.org
< Russia:   Rob Russian  rob@example.org
< Turkey:   Tom Turk     tom@example.org
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
| DIAS (it was: NO DIAS).
| GREY/WHITE (it was: WHITE).
| NO PARTIAL (it was: PARTIAL).
| NMR (it was: NO NMR).
| NO NMR (it was: NMR).
| NO LATE COUNT (it was: LATE COUNT).
| BLANK PRESS (it was: NO BLANK PRESS).
| Movement every 3 days at 21:30 UTC, but not on Saturday and Sunday; 24
| hours of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| ZONE Europe/Paris (it was: ZONE UTC).
| Movement every 2 days at 20:00 Paris time, but not on Saturday and
| Sunday; 24 hours of grace (it was: Movement every 3 days at 21:30 Paris
| time, but not on Saturday and Sunday; 24 hours of grace).
| NO LIST (it was: LIST).
| COMMENT Quiet, please: no shouting, no dias.
| The game's comment has been changed.
| NO DIAS (it was: DIAS).
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON DEMO
> SETNOWAIT
> SET NO WAIT, NO DIAS
> SET DIAS
> SET DEADLINE FRIDAY
> SET TIMEZONE EUROPE/PARIS
> SET PASSWORD
> SET PASWORD hush

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > SETNOWAIT
< The turn may now run early.
<
< > SET NO WAIT
< The turn may now run early.
<
< > SET NO DIAS
< > SET DIAS
< > SET DEADLINE FRIDAY
< *** Only the game's GM can do that.
<
< > SET TIMEZONE EUROPE/PARIS
< Times are now shown in Europe/Paris.
<
< > SET PASSWORD
< *** Write it like this:
<
<   SET PASSWORD new
<   SET PASSWORD -
<
< > SET PASWORD ********
< To change your password, send a line such as:
<
<   SET PASSWORD your-new-password
<
< It can't be undone. HELP PASSWORDS explains it.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 00:30 Europe/Paris (Tuesday 24 November
< 2026, 23:30 UTC). I accept late orders until Saturday 28 November 2026,
< 00:30 Europe/Paris (Friday 27 November 2026, 23:30 UTC).
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

From: ann@example.org
> SIGN ON DEMO
> SETPASSWORD hush
> SET ADDRESS ann@elsewhere.example

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
<
< > SIGN ON DEMO
< Signed on as Austria in 'demo'.
<
< > SETPASSWORD ********
< The password of your seat has been changed.
<
< > SET ADDRESS ann@elsewhere.example
< I have written to ann@elsewhere.example. Reply to that e-mail with
< CONFIRM, and I'll send e-mails about 'demo' there.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 00:30 Europe/Paris (Tuesday 24 November
< 2026, 23:30 UTC). I accept late orders until Saturday 28 November 2026,
< 00:30 Europe/Paris (Friday 27 November 2026, 23:30 UTC).
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

To: ann@elsewhere.example
Subject: CHANCERY - Reply CONFIRM to use this address

| :: Judge: CHANCERY
|
| Someone in the game 'demo', probably you, asked me to send its e-mails
| to this address. To agree, reply with the single word CONFIRM. If it
| wasn't you, ignore this e-mail: nothing will change.
|
| Can't reply? Send a new e-mail with the line
|
|   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: ann@elsewhere.example
To: reply
> CONFIRM

To: ann@elsewhere.example
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > SET ADDRESS agreed 2 ann@elsewhere.example dxyssgmamruw5t5q2zqw
< E-mails about 'demo' go to ann@elsewhere.example.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 00:30 Europe/Paris (Tuesday 24 November
< 2026, 23:30 UTC). I accept late orders until Saturday 28 November 2026,
< 00:30 Europe/Paris (Friday 27 November 2026, 23:30 UTC).
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

To: ann@example.org
Subject: CHANCERY:demo - S1901M New address

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
|
| E-mails about 'demo' go to ann@elsewhere.example.
|
| On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M New address

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Austria now has the address ann@elsewhere.example.
|
| On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON DEMO
> SET MANUAL PROCESS
> SET NO RESUME, NO CONCESSIONS
> SET UNMODERATED

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > SET MANUAL PROCESS
< MANUAL PROCESS (it was: AUTO PROCESS).
<
< > SET NO RESUME, NO CONCESSIONS
< NO RESUME (it was: RESUME).
< NO CONCESSIONS (it was: CONCESSIONS).
<
< > SET UNMODERATED
< UNMODERATED (it was: MODERATED).
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The master runs the turn. The deadline for orders is Tuesday 24 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@elsewhere.example
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
|
| MANUAL PROCESS (it was: AUTO PROCESS).
| NO RESUME (it was: RESUME).
| NO CONCESSIONS (it was: CONCESSIONS).
| UNMODERATED (it was: MODERATED).
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

To: eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
| ...

From: eve@example.org
> SIGN ON DEMO
> SET CONCESSIONS
> SET CONCEDE A

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as England in 'demo'.
<
< > SET CONCESSIONS
< I have asked all players whether they agree to change the settings of
< 'demo': CONCESSIONS. It passes if all agree by Saturday 28 November
< 2026, 12:00 UTC. One NO rejects it. PROPOSE NO SET takes it back.
<
< > SET CONCEDE A
< *** This game has no concessions (NO CONCESSIONS).
<
< You owe 3 orders.
< The master runs the turn. The deadline for orders is Tuesday 24 November
< 2026, 23:30 UTC.
< You propose to change the settings of 'demo': CONCESSIONS. Others have
< not answered yet.
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

To: max@example.org
Subject: CHANCERY:demo - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| England proposes to change the settings of 'demo': CONCESSIONS.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@elsewhere.example
Subject: CHANCERY:demo - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
| ...
| It passes if all players agree by Saturday 28 November 2026, 13:00
| Europe/Paris (12:00 UTC). One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/demo

To: fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Proposal: SET

| ...
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/demo

# The only master leaves: what waited for him goes by the clock.
From: max@example.org
> SIGN ON DEMO
> RESIGN demo

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > RESIGN demo
< *** You are the only GM of 'demo', so you have not resigned. Make
< someone else GM first: they send OBSERVE demo, and you send PROMOTE
< address. To leave the game to its players, send RESIGN demo WITHOUT
< MASTER.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The master runs the turn. The deadline for orders is Tuesday 24 November
< 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON DEMO
> RESIGN demo WITHOUT MASTER

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON DEMO
< Signed on as Master in 'demo'.
<
< > RESIGN demo WITHOUT MASTER
< You have resigned from 'demo'.
<
< On the web: https://judge.example.org/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Max Master (Master) has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Max Master (Master) has resigned from 'demo'. The game has no GM now.
| Its players decide together about its settings, a pause or an end (HELP
| PROPOSE), and turns no longer wait for PROCESS.
|
| On the web: https://judge.example.org/games/demo

To: ann@elsewhere.example
Subject: CHANCERY:demo - S1901M Max Master (Master) has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
| ...
| On the web: https://judge.example.org/my/games/demo

To: eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Max Master (Master) has resigned

| ...
| On the web: https://judge.example.org/my/games/demo

From: olga@example.org
> LIST
> LIST DEMI
> LIST DEMO

To: olga@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST
< Name  Phase    Variant/Options
< open  Forming  Standard, Press:W-P.
<                1 of 7 seats taken: SIGN ON ?open password
<
< LIST name shows more about a game.
< Press: W white, G grey, P partial (to some only), F faked; - not
< allowed.
<
< > LIST DEMI
< *** "demi" is not a game here. LIST shows the games.
<
< > LIST DEMO
< Game 'demo' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
<
< Variant: Standard.
< Movement every 2 days at 20:00 Paris time, but not on Saturday and
<     Sunday; 24 hours of grace.
< Retreats within a day, at 23:30 Paris time; 2 days of grace.
< Adjustments within a day, at 23:30 Paris time; 2 days of grace.
< 18 centres win.
< Press goes to all only, with or without its writer's name.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< A second comment,
< BEGIN-ORDERS
< with a line that tries to be a form.
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 46 GRACE 24 DELAY 0.5 DAYS -MTWTF-
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 23 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET UNMODERATED
<   SET NO LIST
<   SET GREY/WHITE
<   SET NO PARTIAL
<   SET BLANK PRESS
<   SET NO DIAS
<   SET NO CONCESSIONS
<   SET NO RESUME
<   SET NO LATE COUNT
<   SET ZONE Europe/Paris
<
< The following players are signed up for game 'demo':
< Austria:  Ann Other
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

