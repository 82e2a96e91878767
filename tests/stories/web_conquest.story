# Conquest by web: what cities make, an attack, and a move, beside orders by mail.
From: ann@example.org
> REGISTER Ann Other
> CREATE ?war secret conquest lowlands
> SET POWERS 2, TURNS 3
> SET PREFERENCE RED

From: bob@example.org
> REGISTER Bob Black
> SIGN ON ?war hush

By web: ann@example.org at /my/games/war

By web: ann@example.org at /my/games/war, orders
> do = final
