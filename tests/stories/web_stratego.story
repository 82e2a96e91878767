# Stratego by web: a set-up in a grid, one that is ready, and the first move; the other plays by mail.
From: ann@example.org
> REGISTER Ann Archer
> CREATE ?duel secret stratego barrage
> SET PREFERENCE RED

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?duel secret

# Two pieces are missing.
By web: ann@example.org at /my/games/duel, orders
> put-0-0 = 2
> put-0-2 = 9
> put-0-9 = B
> put-1-1 = 1
> put-2-4 = S
> put-3-0 = F
> do = file

By web: ann@example.org at /my/games/duel, orders
> ready = SETUP RANDOM
> do = ready

From: bob@example.org
> SIGN ON ?duel secret
> SETUP RANDOM

By web: ann@example.org at /my/games/duel, orders
> order-1 = MOVE A3-A4
> do = final
