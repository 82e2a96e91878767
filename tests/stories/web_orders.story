# A turn by web and by mail: Ann orders on the page of the game, Eve by letter.
! demo

# She keeps a draft, and looks what would come of it. It counts for nothing.
By web: ann@example.org at /my/games/demo, orders
> order-1 = A BUD - SER
> order-2 = A VIE - GAL
> do = check
< Done
< Done: A BUD - SER Draft: A BUD - SER
< Done: A VIE - GAL Draft: A VIE - GAL
< Done: END DRAFT 2 orders are kept as a draft. They count for nothing until you send FILE DRAFT.
< Done: FORECAST
< Assumed: Austria: A BUD - SER
< Assumed: Austria: A VIE - GAL
< Movement forecast for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Only your orders on file count here, and what you assume; all other units stay where they are. Nothing has been filed or changed.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > DRAFT
< > A BUD - SER
< Draft: A BUD - SER
< > A VIE - GAL
< Draft: A VIE - GAL
< > END DRAFT
< 2 orders are kept as a draft. They count for nothing until you send FILE
< DRAFT.
< > FORECAST
< Assumed: Austria: A BUD - SER
< Assumed: Austria: A VIE - GAL
< Movement forecast for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Only your orders on file count here, and what you assume; all other
< units stay where they are. Nothing has been filed or changed.
< Your draft, which counts for nothing until you send FILE DRAFT:
< A BUD - SER
< A VIE - GAL
< 3 orders are needed, and none is on file.
< The turn runs as soon as all orders are in. The deadline is Tuesday 24
< November 2026, 23:30 UTC; late orders are accepted until Friday 27
< November 2026, 23:30 UTC.
< To order, answer this letter with the form filled in:
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

By web: ann@example.org at /my/games/demo, orders
> order-3 = F TRI - ALB
> do = wait
< Done
< Done: A BUD - SER
< Done: A VIE - GAL
< Done: F TRI - ALB
< Done: END DRAFT You have no draft now.
< Done: SET WAIT The turn will not run before the deadline.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > A BUD - SER
< A BUD - SER
< > A VIE - GAL
< A VIE - GAL
< > F TRI - ALB
< F TRI - ALB
< > DRAFT
< > END DRAFT
< You have no draft now.
< > SET WAIT
< The turn will not run before the deadline.
< Movement orders for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.

# What cannot be carried out is said, and stands where it was typed.
By web: ann@example.org at /my/games/demo, orders
> lines = A VIE - PAR
> do = file
< 1 line could not be carried out
< Not done: A VIE - PAR The army in Vienna can't get to Paris; it can go to BOH, BUD, GAL, TRI or TYR.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > A VIE - PAR
< *** The army in Vienna can't get to Paris; it can go to BOH, BUD, GAL,
< TRI or TYR.
< 1 line could not be carried out; see above.
< Movement orders for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
< The turn waits for you to mend the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they stand,
< write SET NO WAIT.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.

From: eve@example.org
> SIGN ON edemo secret
> F LON - NTH
> F EDI - NWG
> A LVP - YOR

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > F LON - NTH
< F LON - NTH
< > F EDI - NWG
< F EDI - NWG
< > A LVP - YOR
< A LVP - YOR
<
< Movement orders for Spring of 1901. (demo.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< The turn runs as soon as all orders are in. The deadline is Tuesday 24
< November 2026, 23:30 UTC; late orders are accepted until Friday 27
< November 2026, 23:30 UTC.

By web: ann@example.org at /my/games/demo, orders
> order-2 =
> do = file
< Done
< Done: DROP A VIE - GAL A VIE - GAL is no longer on file.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > DROP A VIE - GAL
< A VIE - GAL is no longer on file.
< Movement orders for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
< 1 order is still needed.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
< To order, answer this letter with the form filled in:
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< END ORDERS

By web: ann@example.org at /my/games/demo, draw
> do = yes
< Done
< Done: SET DRAW Austria votes for a draw between all survivors.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > SET DRAW
< Austria votes for a draw between all survivors.
< Movement orders for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
< 1 order is still needed.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< Austria votes for a draw between all survivors.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
< To order, answer this letter with the form filled in:
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< END ORDERS

By web: ann@example.org at /my/games/demo, orders
> order-2 = A VIE - TRI
> do = final
< Done
< Done: A VIE - TRI
< Done: SET NO WAIT The turn may now run early.
< The whole answer, as a letter has it
< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
< > SIGN ON demo ********
< Signed on as Austria in 'demo'.
< > PHASE S1901M
< The lines after this one are for S1901M.
< > A VIE - TRI
< A VIE - TRI
< > SET NO WAIT
< The turn may now run early.
< Movement orders for Spring of 1901. (demo.001)
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Trieste.
< Austria: Fleet Trieste -> Albania.
< Austria votes for a draw between all survivors.
< The turn runs as soon as all orders are in. The deadline is Tuesday 24
< November 2026, 23:30 UTC; late orders are accepted until Friday 27
< November 2026, 23:30 UTC.

