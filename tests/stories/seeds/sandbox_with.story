# SANDBOX ... WITH and EMPTY: a position of one's own, by rules of one's own.
From: ann@example.org
> REGISTER Ann Other
> SANDBOX standard EMPTY WITH builds=any, no dias

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - S1901M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard, Any Centres
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SANDBOX standard EMPTY WITH builds=any, no dias
< I've created 'standard-1', and it begins. All powers are yours.
<
< Status of the Movement phase for Spring of 1901.  (standard-1.001)
<
< You have nothing to order now.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1

To: ann@example.org
Subject: CHANCERY:standard-1 - S1901M The position was changed

| :: Judge: CHANCERY  Game: Standard-1  Variant: Standard, Any Centres
|
| Austria has changed the position of 'standard-1' by hand.
|
| Ankara: no unit (it was: Turkish Fleet).
| Berlin: no unit (it was: German Army).
| Brest: no unit (it was: French Fleet).
| Budapest: no unit (it was: Austrian Army).
| Constantinople: no unit (it was: Turkish Army).
| Edinburgh: no unit (it was: English Fleet).
| Kiel: no unit (it was: German Fleet).
| Liverpool: no unit (it was: English Army).
| London: no unit (it was: English Fleet).
| Marseilles: no unit (it was: French Army).
| Moscow: no unit (it was: Russian Army).
| Munich: no unit (it was: German Army).
| Naples: no unit (it was: Italian Fleet).
| Paris: no unit (it was: French Army).
| Rome: no unit (it was: Italian Army).
| Sevastopol: no unit (it was: Russian Fleet).
| Smyrna: no unit (it was: Turkish Army).
| St Petersburg: no unit (it was: Russian Fleet (south coast)).
| Trieste: no unit (it was: Austrian Fleet).
| Venice: no unit (it was: Italian Army).
| Vienna: no unit (it was: Austrian Army).
| Warsaw: no unit (it was: Russian Army).
|
| Status of the Movement phase for Spring of 1901.  (standard-1.001)
|
| You have no orders to submit. Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/standard-1

From: ann@example.org
> SIGN ON standard-1
> EDIT
> PLACE Austria A VIE
> CLEAR PAR
> OWN PAR Austria
> END
> LIST

To: ann@example.org
Subject: Re: CHANCERY:standard-1 - S1901M orders

< :: Judge: CHANCERY  Game: Standard-1  Variant: Standard, Any Centres
<
< > SIGN ON standard-1
< Signed on as Austria, England, France, Germany, Italy, Russia and Turkey
< in 'standard-1'.
<
< > EDIT
< Vienna: Austrian Army (it was: no unit).
< Paris belongs to Austria (it was: France).
<
< > LIST
< Game 'standard-1' is running: S1901M, Movement for Spring of 1901.
<
< Variant: Standard, Any Centres.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET PLAYERS 1
<   SET UNMODERATED
<   SET NO LIST
<   SET NO GUNBOAT
<   SET NO DIAS
<   SET MANUAL PROCESS
<   SET ANY CENTRES
<
< The following players are signed up for game 'standard-1':
< Austria:  Ann Other  ann@example.org
< England:  Ann Other  ann@example.org
< France:   Ann Other  ann@example.org
< Germany:  Ann Other  ann@example.org
< Italy:    Ann Other  ann@example.org
< Russia:   Ann Other  ann@example.org
< Turkey:   Ann Other  ann@example.org
<
< Status of the Movement phase for Spring of 1901.  (standard-1.001)
<
< Austria: Army Vienna.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Paris, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  4 Supply centers,  1 Unit.
< England:  3 Supply centers,  0 Units.
< France:   2 Supply centers,  0 Units.
< Germany:  3 Supply centers,  0 Units.
< Italy:    3 Supply centers,  0 Units.
< Russia:   4 Supply centers,  0 Units.
< Turkey:   3 Supply centers,  0 Units.
<
< No orders are on file yet for Austria.
< The turn runs when you send PROCESS.
<
< On the web: https://judge.example.org/my/games/standard-1
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< Austria: A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< END ORDERS

To: ann@example.org
Subject: CHANCERY:standard-1 - S1901M The position was changed

| :: Judge: CHANCERY  Game: Standard-1  Variant: Standard, Any Centres
|
| Austria has changed the position of 'standard-1' by hand.
|
| Vienna: Austrian Army (it was: no unit).
| Paris belongs to Austria (it was: France).
|
| Status of the Movement phase for Spring of 1901.  (standard-1.001)
|
| Austria: Army Vienna.
|
| Next: Movement for Spring of 1901.
|
| On the web: https://judge.example.org/my/games/standard-1
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| Austria: A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| END ORDERS

From: ann@example.org
> SANDBOX standard WITH builds=sideways
> SANDBOX standard WITH gold=7
> SANDBOX lowlands EMPTY
> SANDBOX standard-1 WITH no dias

To: ann@example.org
Subject: Re: CHANCERY:lowlands-1 - T1 orders

< :: Judge: CHANCERY  Game: Lowlands-1  Variant: Lowlands
<
< > SANDBOX standard WITH builds=sideways
< *** SET BUILDS: "sideways" is not a setting of the clock. Write for
< example CLOCK 23:30 NEXT 71 GRACE 72 DELAY 0.5 DAYS -MTWTF-.
< I ignored the lines after this one.
<
< > SANDBOX standard WITH gold=7
< *** "gold=7" is not a setting. HELP SETTINGS lists them.
< I ignored the lines after this one.
<
< > SANDBOX lowlands EMPTY
< *** In this game no board is empty.
< I ignored the lines after this one.
<
< > SANDBOX standard-1 WITH no dias
< *** WITH works only for a sandbox on a board. A sandbox copied from a
< game has that game's settings.

