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
< Name:     Ann Other
< Timezone: UTC
<
< > CREATE ?trio ********
< Game 'trio' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
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
< Name:     Eve English
< Timezone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. One more player is needed.
<
< Standard, for 3 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST trio shows
< everything about the game.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'trio' has not started yet: 2 of 3 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/trio

To: ann@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Eve English has joined 'trio'. One more player is needed.
|
| On the web: https://judge.example.org/my/games/trio

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
< Name:     Fred French
< Timezone: UTC
<
< > SIGN ON ?trio ********
< You have joined 'trio'. All seats are taken.
<
< Standard, for 3 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< There is no press: players do not write to each other.
<
< > SET PREFERENCE F
< Your preference is France.
<
< On the web: https://judge.example.org/my/games/trio

To: ann@example.org, eve@example.org
Subject: CHANCERY:trio - A new player

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
|
| Fred French has joined 'trio'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/trio

To: ann@example.org
Subject: CHANCERY:trio - S1901M The game begins

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game 'trio' begins.
|
| You play Austria. Answer this letter, or begin a new one with
| SIGN ON atrio password.
|
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
| Germany:  nobody
| Italy:    nobody
| Russia:   nobody
| Turkey:   nobody
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
| The next phase of 'trio' will be Movement for Spring of 1901. The
| deadline for orders will be Tuesday 24 November 2026, 23:30 UTC.
|
| Time to deadline: 3 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Friday 27 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/trio
|
| To order, answer this letter with the form filled in:
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

To: eve@example.org
Subject: CHANCERY:trio - S1901M The game begins

| ...
| You play England. Answer this letter, or begin a new one with
| SIGN ON etrio password.
|
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:trio - S1901M The game begins

| ...
| You play France. Answer this letter, or begin a new one with
| SIGN ON ftrio password.
|
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

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
< That needs the consent of all players, so it is now your proposal to
< change the settings of 'trio': NO DIAS. Each of them is asked. It is
< done as soon as all have agreed; it falls if one says no, or if not all
< have agreed by Saturday 28 November 2026, 12:00 UTC. PROPOSE NO SET
< takes it back.
< This belongs to the same proposal, to change the settings of 'trio': NO
< DIAS, OPEN BALLOTS.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You propose to change the settings of 'trio': NO DIAS, OPEN BALLOTS.
< Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| It is done as soon as all players have agreed. If one of them says no,
| or if not all have agreed by Saturday 28 November 2026, 12:00 UTC,
| nothing changes.
|
| Do you agree? Answer this letter with YES or NO. Nobody is told how you
| voted.
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You agree to change the settings of 'trio': NO DIAS, OPEN BALLOTS.
< Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
< DIAS, OPEN BALLOTS has fallen.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| been refused. Nothing changes.
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
< That needs the consent of all players, so it is now your proposal to
< change the settings of 'trio': NO DIAS. Each of them is asked. It is
< done as soon as all have agreed; it falls if one says no, or if not all
< have agreed by Saturday 28 November 2026, 12:00 UTC. PROPOSE NO SET
< takes it back.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You propose to change the settings of 'trio': NO DIAS. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| It is done as soon as all players have agreed. If one of them says no,
| or if not all have agreed by Saturday 28 November 2026, 12:00 UTC,
| nothing changes.
|
| Do you agree? Answer this letter with YES or NO. Nobody is told how you
| voted.
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You agree to change the settings of 'trio': NO DIAS. Others have not
< answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
Subject: CHANCERY:trio - S1901M Settings changed

| :: Judge: CHANCERY  Game: Trio  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The players have changed the settings of 'trio':
|
| NO DIAS (it was: DIAS).
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
< That needs the consent of all players, so it is now your proposal to
< pause the game 'trio'. Each of them is asked. It is done as soon as all
< have agreed; it falls if one says no, or if not all have agreed by
< Saturday 28 November 2026, 12:00 UTC. PROPOSE NO PAUSE takes it back.
<
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You propose to pause the game 'trio'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| It is done as soon as all players have agreed. If one of them says no,
| or if not all have agreed by Saturday 28 November 2026, 12:00 UTC,
| nothing changes.
|
| Do you agree? Answer this letter with YES or NO. Nobody is told how you
| voted.
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
< 3 orders are needed, and none is on file.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
< You agree to pause the game 'trio'. Others have not answered yet.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| The players have paused the game 'trio'. Nothing is adjudicated until it
| is resumed; the orders on file are kept.
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
< 'trio' goes on.
<
< > SET DRAW AE
< England votes for a draw between Austria and England.
<
< 3 orders are needed, and none is on file.
< England votes for a draw between Austria and England.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
< 3 orders are needed, and none is on file.
< Austria votes for a draw between Austria and England.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC; late orders are accepted until
< Friday 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/trio
<
< To order, answer this letter with the form filled in:
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
| divided by the number of powers: it rises as the game is decided.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/trio

