# A turn by web and by mail: Ann orders on the page of the game, Eve by letter.
! demo

# She keeps a draft, and looks what would come of it. It counts for nothing.
By web: ann@example.org at /my/games/demo, orders
> order-1 = A BUD - SER
> order-2 = A VIE - GAL
> do = check
< If no other power moves, all your orders succeed: results.

By web: ann@example.org at /my/games/demo, orders
> order-3 = F TRI - ALB
> do = wait
< Saved.

# What cannot be carried out is said, and stands where it was typed.
By web: ann@example.org at /my/games/demo, orders
> lines = A VIE - PAR
> do = file
< 1 line failed.
< A VIE - PAR Not done
< The army in Vienna can't get to Paris; it can go to BOH, BUD, GAL, TRI or TYR.
< The whole reply as an e-mail

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
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

By web: ann@example.org at /my/games/demo, orders
> order-2 =
> do = file
< Saved.

By web: ann@example.org at /my/games/demo, draw
> do = yes
< Done.
< SET DRAW Done
< Austria votes for a draw among all survivors.
< The whole reply as an e-mail

By web: ann@example.org at /my/games/demo, orders
> order-2 = A VIE - TRI
> do = final
< Ready. You can still change your orders until the turn runs.

