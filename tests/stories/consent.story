# The players of a game without a master change a rule, and put off a deadline, by consent. Whoever has agreed can think
# better of it until all have.
From: Ann Other <ann@example.org>
> REGISTER Ann Other
> CREATE ?trio secret
> SET POWERS 3, NO PRESS
> SET PREFERENCE A

To: ann@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?trio ********
< Game 'trio' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/trio
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?trio password
<
< > SET POWERS 3, NO PRESS
< POWERS 3.
< NO PRESS (it was: WHITE).
<
< > SET PREFERENCE A
< Your preference is Austria.
<
< 'trio' has not started yet: 1 of 3 seats is taken.
< Your preference: Austria.

From: Eve English <eve@example.org>
> REGISTER Eve English
> SIGN ON ?trio secret
> SET PREFERENCE E

To: eve@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. One more player is needed.
<
< Standard, for 3 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST trio shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'trio' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/trio

From: Fred French <fred@example.org>
> REGISTER Fred French
> SIGN ON ?trio secret
> SET PREFERENCE F

To: fred@example.org
Subject: Re: CHANCERY:trio - orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. All seats are taken.
<
< Standard, for 3 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< No press: players do not write to each other.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/trio

To: ann@example.org
Subject: CHANCERY:trio - S1901M You are Austria

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'trio' has started. You are Austria.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON atrio
| and your password.
|
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (trio.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: eve@example.org
Subject: CHANCERY:trio - S1901M You are England

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'trio' has started. You are England.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON etrio
| and your password.
|
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| France:   Fred French
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (trio.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

To: fred@example.org
Subject: CHANCERY:trio - S1901M You are France

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| 'trio' has started. You are France.
|
| Your orders for S1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON ftrio
| and your password.
|
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
| Germany:  open seat
| Italy:    open seat
| Russia:   open seat
| Turkey:   open seat
|
| Status of the Movement phase for Spring of 1901.  (trio.001)
|
| Austria: Army Budapest.
| Austria: Army Vienna.
| Austria: Fleet Trieste.
|
| England: Army Liverpool.
| England: Fleet Edinburgh.
| England: Fleet London.
|
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Fleet Brest.
|
| Germany: Army Berlin.
| Germany: Army Munich.
| Germany: Fleet Kiel.
|
| Italy:   Army Rome.
| Italy:   Army Venice.
| Italy:   Fleet Naples.
|
| Russia:  Army Moscow.
| Russia:  Army Warsaw.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (south coast).
|
| Turkey:  Army Constantinople.
| Turkey:  Army Smyrna.
| Turkey:  Fleet Ankara.
|
| SET CALENDAR INVITE puts each deadline into your calendar.

From: ann@example.org
> SIGN ON atrio secret
> SET NO DIAS, OPEN BALLOTS

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON atrio ********
< Signed on as Austria in 'trio'.
<
< > SET NO DIAS, OPEN BALLOTS
< I have asked all players whether they agree to change the settings of
< 'trio': NO DIAS. It passes if all agree by Saturday 28 November 2026,
< 12:00 UTC. One NO rejects it. PROPOSE NO SET takes it back.
< This belongs to the same proposal, to change the settings of 'trio': NO
< DIAS, OPEN BALLOTS.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You propose to change the settings of 'trio': NO DIAS, OPEN BALLOTS.
< Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
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

To: eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Austria proposes to change the settings of 'trio': NO DIAS, OPEN
| BALLOTS.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/trio

From: eve@example.org
To: reply
> Yes, fine with me.

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > Yes, fine with me.
< You agree to change the settings of 'trio': NO DIAS, OPEN BALLOTS.
< Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You agree to change the settings of 'trio': NO DIAS, OPEN BALLOTS.
< Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
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

# Eve agreed, and thinks better of it.
From: eve@example.org
> SIGN ON etrio secret
> DISAGREE

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON etrio ********
< Signed on as England in 'trio'.
<
< > DISAGREE
< You do not agree: the proposal to change the settings of 'trio': NO
< DIAS, OPEN BALLOTS has failed.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
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

To: ann@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Proposal decided

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The proposal to change the settings of 'trio': NO DIAS, OPEN BALLOTS has
| failed, so nothing changes.
|
| On the web: https://judge.example.org/my/games/trio

From: ann@example.org
> SIGN ON atrio secret
> PROPOSE SET NO DIAS

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON atrio ********
< Signed on as Austria in 'trio'.
<
< > PROPOSE SET NO DIAS
< I have asked all players whether they agree to change the settings of
< 'trio': NO DIAS. It passes if all agree by Saturday 28 November 2026,
< 12:00 UTC. One NO rejects it. PROPOSE NO SET takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You propose to change the settings of 'trio': NO DIAS. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/trio
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

To: eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Proposal: SET

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Austria proposes to change the settings of 'trio': NO DIAS.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/trio

From: eve@example.org
To: reply
> YES

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > YES
< You agree to change the settings of 'trio': NO DIAS. Others have not
< answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You agree to change the settings of 'trio': NO DIAS. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/trio
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

From: fred@example.org
To: reply
> YES

To: fred@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > YES
< You agree to change the settings of 'trio': NO DIAS. All have agreed. NO
< DIAS (it was: DIAS).
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Settings changed: NO DIAS

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| NO DIAS (it was: DIAS).
|
| The players have made this change in 'trio'.
|
| On the web: https://judge.example.org/my/games/trio

# A pause is agreed to in the same way; and the rule that was changed counts.
From: fred@example.org
> SIGN ON ftrio secret
> PAUSE

To: fred@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ftrio ********
< Signed on as France in 'trio'.
<
< > PAUSE
< I have asked all players whether they agree to pause the game 'trio'. It
< passes if all agree by Saturday 28 November 2026, 12:00 UTC. One NO
< rejects it. PROPOSE NO PAUSE takes it back.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You propose to pause the game 'trio'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A MAR
< # can go to BUR, GAS, PIE, SPA
< A PAR
< # can go to BRE, BUR, GAS, PIC
< F BRE
< # can go to ENG, GAS, MAO, PIC
< END ORDERS

To: ann@example.org, eve@example.org
Subject: CHANCERY:trio - S1901M Proposal: PAUSE

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| France proposes to pause the game 'trio'.
|
| It passes if all players agree by Saturday 28 November 2026, 12:00 UTC.
| One NO rejects it.
|
| Do you agree? Reply YES or NO. Your vote is secret.
|
| On the web: https://judge.example.org/my/games/trio

From: ann@example.org
To: reply
> yes

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > yes
< You agree to pause the game 'trio'. Others have not answered yet.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
< You agree to pause the game 'trio'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
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

From: eve@example.org
To: reply
> yes

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > yes
< You agree to pause the game 'trio'. All have agreed. 'trio' is paused.
<
< 'trio' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/trio

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Paused

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| The players have paused the game 'trio'. No turn runs until it is
| resumed. The orders on file stay.
|
| On the web: https://judge.example.org/my/games/trio

From: eve@example.org
> SIGN ON etrio secret
> RESUME
> SET DRAW AE

To: eve@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON etrio ********
< Signed on as England in 'trio'.
<
< > RESUME
< 'trio' continues.
<
< > SET DRAW AE
< England votes for a draw between Austria and England.
<
< You owe 3 orders.
< England votes for a draw between Austria and England.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
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

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Resumed

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| England has resumed the game 'trio'. The deadline for orders is Tuesday
| 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/trio

From: ann@example.org
> SIGN ON atrio secret
> SET DRAW AE

To: ann@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON atrio ********
< Signed on as Austria in 'trio'.
<
< > SET DRAW AE
< Austria votes for a draw between Austria and England.
<
< You owe 3 orders.
< Austria votes for a draw between Austria and England.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
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

From: fred@example.org
> SIGN ON ftrio secret
> SET DRAW AEF
> SET DRAW AE

To: fred@example.org
Subject: Re: CHANCERY:trio - S1901M orders

< :: Judge: CHANCERY  Game: Trio  Variant: Standard
<
< > SIGN ON ftrio ********
< Signed on as France in 'trio'.
<
< > SET DRAW AEF
< France votes for a draw between Austria, England and France.
<
< > SET DRAW AE
< France votes for a draw between Austria and England. All agree: the game
< is over.
<
< On the web: https://judge.example.org/my/games/trio

To: ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:trio - S1901M Game over

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| 'trio' has ended in a draw between Austria and England.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
|
| History of Supply Center Counts
| Power    1900  Player
| Austria     3  Ann Other
| England     3  Eve English
| France      3  Fred French
| Germany     3
| Italy       3
| Russia      4
| Turkey      3
| Index:     10
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/trio

