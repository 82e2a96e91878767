# A turn by web and by mail: Ann orders on the page of the game, Eve by letter, Fred on a page that lies open over the deadline.
! demo

# She keeps a draft, and looks what would come of it. It counts for nothing.
By web: ann@example.org at /my/games/demo, orders
> order-1 = A BUD - SER
> order-2 = A VIE - GAL
> do = check

By web: ann@example.org at /my/games/demo, orders
> order-3 = F TRI - ALB
> do = wait

# One order in the box cannot be carried out; the other is.
By web: ann@example.org at /my/games/demo, orders
> lines = A VIE - PAR
> do = file

From: eve@example.org
> SIGN ON edemo secret
> F LON - NTH
> F EDI - NWG
> A LVP - YOR

By web: ann@example.org at /my/games/demo, orders
> order-2 =
> do = file

By web: ann@example.org at /my/games/demo, draw
> do = yes

By web: ann@example.org at /my/games/demo, orders
> order-2 = A VIE - TRI
> do = final
