# A whole game, from its creation to a draw.
From: max@example.org
> REGISTER
> Name: Max Master
> Timezone: Europe/Berlin
> END
> CREATE ?whole gm-secret
> BECOME MASTER
> SET WHITE/GREY, NO DIAS, MOVE NEXT 46
> SET COMMENT A friendly game for the golden story.

To: max@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: Europe/Berlin
<
< > CREATE ?whole ********
< Game 'whole' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/whole
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?whole password
<
< > BECOME MASTER
< You are now the GM of 'whole'.
<
< > SET WHITE/GREY, NO DIAS, MOVE NEXT 46
< WHITE/GREY (it was: WHITE).
< NO DIAS (it was: DIAS).
< Movement every 2 days at 23:30 UTC; 3 days of grace.
<
< > SET COMMENT A friendly game for the golden story.
< COMMENT A friendly game for the golden story.
<
< 'whole' has not started yet: 0 of 7 seats are taken.

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?whole ann-secret
> SET PREFERENCE A[GE]*

To: ann@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 6 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET PREFERENCE A[GE]*
< Your preference is Austria, then Germany or England, then any other.
<
< 'whole' has not started yet: 1 of 7 seats is taken.
< Your preference: Austria, then Germany or England, then any other.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'whole'. 6 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

From: eve@example.org
> REGISTER Eve English
> SIGN ON ?whole eve-secret
> SET TIMEZONE Europe/London
> SET PREFERENCE E
> BROADCAST
> Good luck to all of you!
> ENDBROADCAST

To: eve@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 5 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET TIMEZONE Europe/London
< Times are now shown in Europe/London.
<
< > SET PREFERENCE E
< Your preference is England.
<
< > BROADCAST
< Press sent to all.
<   | Good luck to all of you!
<
< 'whole' has not started yet: 2 of 7 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Eve English (eve@example.org) has joined 'whole'. 5 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

To: max@example.org, ann@example.org
Subject: CHANCERY:whole - Eve English (who has joined) to all

| Message from Eve English (who has joined) to all in 'whole':
|
| Good luck to all of you!
|
| On the web: https://judge.example.org/my/games/whole/press/all

From: fred@example.org
> REGISTER Fred French
> SIGN ON ?whole fred-secret
> SET PREF FA*

To: fred@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Fred French
< Welcome, Fred French. You are registered.
< Name:      Fred French
< Time zone: UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 4 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET PREF FA*
< Your preference is France, then Austria, then any other.
<
< 'whole' has not started yet: 3 of 7 seats are taken.
< Your preference: France, then Austria, then any other.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Fred French (fred@example.org) has joined 'whole'. 4 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

From: gus@example.org
> REGISTER Gus German
> SIGN ON ? gus-secret
> SET PREFERENCE G

To: gus@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Gus German
< Welcome, Gus German. You are registered.
< Name:      Gus German
< Time zone: UTC
<
< > SIGN ON ? ********
< You have joined 'whole'. 3 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET PREFERENCE G
< Your preference is Germany.
<
< 'whole' has not started yet: 4 of 7 seats are taken.
< Your preference: Germany.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Gus German (gus@example.org) has joined 'whole'. 3 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

From: ida@example.org
> REGISTER Ida Italian
> SIGN ON ?hwole ida-secret
> SET PREFERENCE I

To: ida@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Ida Italian
< Welcome, Ida Italian. You are registered.
< Name:      Ida Italian
< Time zone: UTC
<
< > SIGN ON ?hwole ********
< *** "hwole" is not a game here. Did you mean whole?
< I ignored the lines after this one.
<
< Next: reply to this e-mail. The game whole needs players: SIGN ON ?whole
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: ida@example.org
> SIGN ON ?whole ida-secret
> SET PREFERENCE I

To: ida@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 2 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET PREFERENCE I
< Your preference is Italy.
<
< 'whole' has not started yet: 5 of 7 seats are taken.
< Your preference: Italy.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Ida Italian (ida@example.org) has joined 'whole'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

From: rob@example.org
> REGISTER Rob Russian
> SIGN ON ?whole rob-secret
> SET PREFERENCE R

To: rob@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Rob Russian
< Welcome, Rob Russian. You are registered.
< Name:      Rob Russian
< Time zone: UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. One more player is needed.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST whole shows all settings.
<
< > SET PREFERENCE R
< Your preference is Russia.
<
< 'whole' has not started yet: 6 of 7 seats are taken.
< Your preference: Russia.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Rob Russian (rob@example.org) has joined 'whole'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

From: tom@example.org
> REGISTER Tom Turk
> SIGN ON ?whole tom-secret
> SET PREFERENCE T

To: tom@example.org
Subject: Re: CHANCERY:whole - orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > REGISTER Tom Turk
< Welcome, Tom Turk. You are registered.
< Name:      Tom Turk
< Time zone: UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. All seats are taken.
<
< Standard, for 7 players. Its GM is Max Master.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, with or without its writer's
< name.
< Its creator writes:
<
< A friendly game for the golden story.
<
< > SET PREFERENCE T
< Your preference is Turkey.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Tom Turk (tom@example.org) has joined 'whole'. All seats are taken.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 00:30:00 +0100
|
| 'whole' has started.
|
| Next: Movement for Spring of 1901, due on Thursday 26 November 2026,
| 00:30 Europe/Berlin (Wednesday 25 November 2026, 23:30 UTC), in 4 days.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English  eve@example.org
| France:   Fred French  fred@example.org
| Germany:  Gus German   gus@example.org
| Italy:    Ida Italian  ida@example.org
| Russia:   Rob Russian  rob@example.org
| Turkey:   Tom Turk     tom@example.org
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org
Subject: CHANCERY:whole - S1901M You are Austria

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are Austria.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
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
| To write a new e-mail instead of a reply, begin it with SIGN ON awhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other    ann@example.org
| England:  Eve English
| France:   Fred French
| Germany:  Gus German
| Italy:    Ida Italian
| Russia:   Rob Russian
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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
Subject: CHANCERY:whole - S1901M You are England

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are England.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30
| Europe/London (23:30 UTC), in 4 days. I accept late orders for 3 days
| after that.
|
| On the web: https://judge.example.org/my/games/whole
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
| To write a new e-mail instead of a reply, begin it with SIGN ON ewhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English  eve@example.org
| France:   Fred French
| Germany:  Gus German
| Italy:    Ida Italian
| Russia:   Rob Russian
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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
Subject: CHANCERY:whole - S1901M You are France

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are France.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fwhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French  fred@example.org
| Germany:  Gus German
| Italy:    Ida Italian
| Russia:   Rob Russian
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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

To: gus@example.org
Subject: CHANCERY:whole - S1901M You are Germany

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are Germany.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON gwhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French
| Germany:  Gus German   gus@example.org
| Italy:    Ida Italian
| Russia:   Rob Russian
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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

To: ida@example.org
Subject: CHANCERY:whole - S1901M You are Italy

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are Italy.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON iwhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French
| Germany:  Gus German
| Italy:    Ida Italian  ida@example.org
| Russia:   Rob Russian
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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

To: rob@example.org
Subject: CHANCERY:whole - S1901M You are Russia

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are Russia.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON rwhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French
| Germany:  Gus German
| Italy:    Ida Italian
| Russia:   Rob Russian  rob@example.org
| Turkey:   Tom Turk
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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

To: tom@example.org
Subject: CHANCERY:whole - S1901M You are Turkey

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| 'whole' has started. You are Turkey.
|
| Your orders for S1901M are due on Wednesday 25 November 2026, 23:30 UTC,
| in 4 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS
|
| To write a new e-mail instead of a reply, begin it with SIGN ON twhole
| and your password.
|
| GM:       Max Master   max@example.org
| Austria:  Ann Other
| England:  Eve English
| France:   Fred French
| Germany:  Gus German
| Italy:    Ida Italian
| Russia:   Rob Russian
| Turkey:   Tom Turk     tom@example.org
|
| Status of the Movement phase for Spring of 1901.  (whole.001)
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

From: olga@example.org
> REGISTER Olga Observer
> OBSERVE whole olga-secret

To: olga@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:      Olga Observer
< Time zone: UTC
<
< > OBSERVE whole ********
< You now observe 'whole'. LIST shows its position, HISTORY whole its
< history so far.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - S1901M An observer

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Thu Nov 26 2026 00:30:00 +0100
|
| Olga Observer (olga@example.org) now observes 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:whole - S1901M An observer

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
|
| Olga Observer now observes 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

# Spring 1901: orders with mistakes; an order form; press.
From: ann@example.org
> SIGN ON awhole ann-secret
> A BUD - SRE
> A VIE - MUN
> F TRI - ALB
> STATSU WHOLE
> HLEP ORDERS

To: ann@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON awhole ********
< Signed on as Austria in 'whole'.
<
< > A BUD - SRE
< *** SRE: did you mean Serbia or Sweden?
< > A VIE - MUN
< *** The army in Vienna can't get to Munich; it can go to BOH, BUD, GAL,
< TRI or TYR.
< > F TRI - ALB
< F TRI - ALB
<
< > STATSU WHOLE
< *** That is not a command. Did you mean STATUS WHOLE?
<
< > HLEP ORDERS
< *** That is not a command. Did you mean HELP ORDERS?
<
< I could not carry out 4 lines. See above.
<
< Movement orders for Spring of 1901. (whole.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste -> Albania.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole
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
< # on file: F TRI - ALB
< # can go to ADR, ALB, VEN
< END ORDERS

From: ann@example.org
To: reply
> A BUD-SER; A VIE-BUD

To: ann@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > A BUD-SER; A VIE-BUD
< A BUD - SER
< A VIE - BUD
<
< Movement orders for Spring of 1901. (whole.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: eve@example.org
To: reply
> On Saturday the judge wrote:
> > To order, answer this letter with the form filled in:
> >
> > BEGIN ORDERS
> > PHASE S1901M
> > A LVP - YOR
> > # can go to CLY, EDI, WAL, YOR
> > F EDI - NWG
> > # can go to CLY, NTH, NWG, YOR
> > F LON
> > # can go to ENG, NTH, WAL, YOR
> > END ORDERS

To: eve@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > A LVP - YOR
< A LVP - YOR
< > F EDI - NWG
< F EDI - NWG
<
< Movement orders for Spring of 1901. (whole.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London, no order yet.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 Europe/London (23:30 UTC). I accept
< late orders until Saturday 28 November 2026, 23:30 Europe/London (23:30
< UTC).
<
< On the web: https://judge.example.org/my/games/whole
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A LVP
< # on file: A LVP - YOR
< # can go to CLY, EDI, WAL, YOR
< F EDI
< # on file: F EDI - NWG
< # can go to CLY, NTH, NWG, YOR
< F LON
< # can go to ENG, NTH, WAL, YOR
< END ORDERS

From: eve@example.org
To: reply
> F LON - NTH
> PRESS TO FG
> Shall we divide the Low Countries?
> Yours, England
> ENDPRESS
> PRESS GREY TO ALL BUT F
> France is not to be trusted.
> ENDPRESS
> PRESS TO M
> Is my clock right?
> ENDPRESS
> SET WAIT

To: eve@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > F LON - NTH
< F LON - NTH
<
< > PRESS TO FG
< Press sent to France and Germany.
<   | Shall we divide the Low Countries?
<   | Yours, England
<
< > PRESS GREY TO ALL BUT F
< Press sent to all but France, without your name.
<   | France is not to be trusted.
<
< > PRESS TO M
< Press sent to Master.
<   | Is my clock right?
<
< > SET WAIT
< The turn will not run before the deadline.
<
< Movement orders for Spring of 1901. (whole.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Wednesday 25 November 2026, 23:30
< Europe/London (23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: fred@example.org
Subject: CHANCERY:whole - S1901M England to France, Germany

| Message from England to France and Germany in 'whole':
|
| Shall we divide the Low Countries?
| Yours, England
|
| On the web: https://judge.example.org/my/games/whole/press/E+G

To: gus@example.org
Subject: CHANCERY:whole - S1901M England to France, Germany

| ...
| On the web: https://judge.example.org/my/games/whole/press/E+F

To: max@example.org
Subject: CHANCERY:whole - S1901M Press to all but France

| Message from somebody to all but France in 'whole':
| (Written by England. Only GMs see this.)
|
| France is not to be trusted.
|
| (To answer its writer: a plain reply, or PRESS REPLY 2.)
|
| On the web: https://judge.example.org/my/games/whole/press/somebody

To: ann@example.org, gus@example.org
Subject: CHANCERY:whole - S1901M Press to all but France

| ...

To: ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Press to all but France

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 1.)
|
| On the web: https://judge.example.org/my/games/whole/press/somebody

To: max@example.org
Subject: CHANCERY:whole - S1901M England to Master

| Message from England to Master in 'whole':
|
| Is my clock right?
|
| On the web: https://judge.example.org/my/games/whole/press/E

From: fred@example.org
> SIGN ON fwhole fred-secret
> A PAR-BUR
> A MAR-SPA
> F BRE-MAO
> GREY BROADCAST
> BROADCAST GREY
> Somebody lies.
> ENDBROADCAST

To: fred@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON fwhole ********
< Signed on as France in 'whole'.
<
< > A PAR-BUR
< A PAR - BUR
< > A MAR-SPA
< A MAR - SPA
< > F BRE-MAO
< F BRE - MAO
<
< > GREY BROADCAST
< *** I don't understand this line.
<
< > BROADCAST GREY
< Press sent to all, without your name.
<   | Somebody lies.
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1901. (whole.001)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - S1901M Press to all

| Message from somebody to all in 'whole':
| (Written by France. Only GMs see this.)
|
| Somebody lies.
|
| (To answer its writer: a plain reply, or PRESS REPLY 4.)
|
| On the web: https://judge.example.org/my/games/whole/press/all

To: ann@example.org, gus@example.org
Subject: CHANCERY:whole - S1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 3.)
|
| On the web: https://judge.example.org/my/games/whole/press/all

To: eve@example.org
Subject: CHANCERY:whole - S1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 1.)
|
| On the web: https://judge.example.org/my/games/whole/press/all

To: ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 2.)
|
| On the web: https://judge.example.org/my/games/whole/press/all

From: gus@example.org
> SIGN ON gwhole gus-secret
> A BER-KIE, A MUN-RUH, F KIE-DEN

To: gus@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON gwhole ********
< Signed on as Germany in 'whole'.
<
< > A BER-KIE, A MUN-RUH, F KIE-DEN
< A BER - KIE
< A MUN - RUH
< F KIE - DEN
<
< Movement orders for Spring of 1901. (whole.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Ruhr.
< Germany: Fleet Kiel -> Denmark.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: ida@example.org
> SIGN ON iwhole ida-secret
> A VEN-TRI, A ROM-VEN, F NAP-ION

To: ida@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON iwhole ********
< Signed on as Italy in 'whole'.
<
< > A VEN-TRI, A ROM-VEN, F NAP-ION
< A VEN - TRI
< A ROM - VEN
< F NAP - ION
<
< Movement orders for Spring of 1901. (whole.001)
<
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Naples -> Ionian Sea.
<
< A VEN - TRI: Austria's fleet is there; without support, you get in only
<     if it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
> SIGN ON rwhole rob-secret
> A MOS-UKR, A WAR-GAL, F SEV-BLA, F STP/SC-BOT

To: rob@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON rwhole ********
< Signed on as Russia in 'whole'.
<
< > A MOS-UKR, A WAR-GAL, F SEV-BLA, F STP/SC-BOT
< A MOS - UKR
< A WAR - GAL
< F SEV - BLA
< F STP/SC - BOT
<
< Movement orders for Spring of 1901. (whole.001)
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Black Sea.
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: tom@example.org
> SIGN ON twhole tom-secret
> A CON-BUL, A SMY-CON, F ANK-BLA

To: tom@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 23:30:00 +0000
<
< > SIGN ON twhole ********
< Signed on as Turkey in 'whole'.
<
< > A CON-BUL, A SMY-CON, F ANK-BLA
< A CON - BUL
< A SMY - CON
< F ANK - BLA
<
< Movement orders for Spring of 1901. (whole.001)
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until
< Saturday 28 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: max@example.org
> SIGN ON mwhole gm-secret
> PREDICT
> SET NO GREY
> SET DEADLINE MONDAY 20:00

To: max@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0100
<
< > SIGN ON mwhole ********
< Signed on as Master in 'whole'.
<
< > PREDICT
< Movement results for Spring of 1901. (whole.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Ruhr.
< Germany: Fleet Kiel -> Denmark.
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Naples -> Ionian Sea.
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea. (*bounce*)
<
< Why:
< Fleet Sevastopol and Fleet Ankara bounced in the Black Sea: strength 1
<     each.
<
< Centres and units, each power's own centres in capitals:
< Austria: 3: A BUD, A ser, F alb; TRI, VIE
< England: 3: A yor, F nth, F nwg; EDI, LVP, LON
< France:  3: A bur, A spa, F mao; BRE, MAR, PAR
< Germany: 3: A KIE, A ruh, F den; BER, MUN
< Italy:   3: A tri, A VEN, F ion; NAP, ROM
< Russia:  4: A gal, A ukr, F bot, F SEV; MOS, STP, WAR
< Turkey:  3: A bul, A CON, F ANK; SMY
< Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
<
< > SET NO GREY
< WHITE (it was: WHITE/GREY).
<
< > SET DEADLINE MONDAY 20:00
< The deadline for S1901M is now Monday 23 November 2026, 20:00
< Europe/Berlin (19:00 UTC), earlier than announced: it was Thursday 26
< November 2026, 00:30 Europe/Berlin (Wednesday 25 November 2026, 23:30
< UTC).
< Grace ends Thursday 26 November 2026, 20:00 Europe/Berlin (19:00 UTC).
<
< Movement orders for Spring of 1901. (whole.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Budapest.
< Austria: Fleet Trieste -> Albania.
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Ruhr.
< Germany: Fleet Kiel -> Denmark.
<
< Italy: Army Rome -> Venice.
< Italy: Army Venice -> Trieste.
< Italy: Fleet Naples -> Ionian Sea.
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Black Sea.
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea.
<
< Austria: orders are in.
< England: orders are in; waits for the deadline.
< France: orders are in.
< Germany: orders are in.
< Italy: orders are in.
< Russia: orders are in.
< Turkey: orders are in.
< The turn runs at the deadline: Monday 23 November 2026, 20:00
< Europe/Berlin (19:00 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Settings changed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
|
| WHITE (it was: WHITE/GREY).
| The deadline for S1901M is now Monday 23 November 2026, 19:00 UTC,
| earlier than announced: it was Wednesday 25 November 2026, 23:30 UTC.
| Grace ends Thursday 26 November 2026, 19:00 UTC.
|
| The GM has made these changes in 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - S1901M Settings changed

| ...
| The deadline for S1901M is now Monday 23 November 2026, 19:00
| Europe/London (19:00 UTC), earlier than announced: it was Wednesday 25
| November 2026, 23:30 Europe/London (23:30 UTC).
| Grace ends Thursday 26 November 2026, 19:00 Europe/London (19:00 UTC).
| ...

From: eve@example.org
> SIGN ON ewhole eve-secret
> PRESS GREY TO G
> Psst.
> ENDPRESS
> SET NO WAIT

To: eve@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
<
< > SIGN ON ewhole ********
< Signed on as England in 'whole'.
<
< > PRESS GREY TO G
< *** This game has white press only. Nothing has been sent. (Press to the
< GM alone is always allowed: PRESS TO M.)
<
< > SET NO WAIT
< The turn may now run early.
<
< Movement orders for Spring of 1901. (whole.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 19:00 Europe/London (19:00 UTC). I accept late
< orders until Thursday 26 November 2026, 19:00 Europe/London (19:00 UTC).
<
< On the web: https://judge.example.org/my/games/whole

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 00:30:00 +0100
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 00:30
| Europe/Berlin (Monday 23 November 2026, 23:30 UTC), in 2 days.
|
| Movement results for Spring of 1901. (whole.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Budapest.
| Austria: Fleet Trieste -> Albania.
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> Norwegian Sea.
| England: Fleet London -> North Sea.
| France: Army Marseilles -> Spain.
| France: Army Paris -> Burgundy.
| France: Fleet Brest -> Mid-Atlantic Ocean.
| Germany: Army Berlin -> Kiel.
| Germany: Army Munich -> Ruhr.
| Germany: Fleet Kiel -> Denmark.
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Trieste.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw -> Galicia.
| Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea. (*bounce*)
|
| Why:
| Fleet Sevastopol and Fleet Ankara bounced in the Black Sea: strength 1
|     each.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A ser, F alb; TRI, VIE
| England: 3: A yor, F nth, F nwg; EDI, LVP, LON
| France:  3: A bur, A spa, F mao; BRE, MAR, PAR
| Germany: 3: A KIE, A ruh, F den; BER, MUN
| Italy:   3: A tri, A VEN, F ion; NAP, ROM
| Russia:  4: A gal, A ukr, F bot, F SEV; MOS, STP, WAR
| Turkey:  3: A bul, A CON, F ANK; SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/whole/S1901M

To: ann@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30
| Europe/London (23:30 UTC), in 2 days. I accept late orders for 3 days
| after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A YOR
| # can go to EDI, LON, LVP, WAL
| F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
| F NWG
| # can go to BAR, CLY, EDI, NAO, NOR, NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| A SPA
| # can go to GAS, MAR, POR
| F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| A RUH
| # can go to BEL, BUR, HOL, KIE, MUN
| F DEN
| # can go to BAL, HEL, KIE, NTH, SKA, SWE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A TRI
| # can go to ALB, BUD, SER, TYR, VEN, VIE
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| 3 of 4 orders succeeded. Fleet Sevastopol and Fleet Ankara bounced in
| the Black Sea: strength 1 each.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A GAL
| # can go to BOH, BUD, RUM, SIL, UKR, VIE, WAR
| A UKR
| # can go to GAL, MOS, RUM, SEV, WAR
| F BOT
| # can go to BAL, FIN, LVN, STP/SC, SWE
| F SEV
| # can go to ARM, BLA, RUM
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| 2 of 3 orders succeeded. Fleet Sevastopol and Fleet Ankara bounced in
| the Black Sea: strength 1 each.
|
| Your orders for F1901M are due on Monday 23 November 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUL
| # can go to CON, GRE, RUM, SER
| A CON
| # can go to ANK, BUL, SMY
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Monday 23 November 2026, 23:30
| UTC, in 2 days.
| ...

# Fall 1901: one is late.
From: ann@example.org
To: reply
> A BUD-TRI
> F ALB S A BUD-TRI
> A SER H

To: ann@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A BUD-TRI
< A BUD - TRI
< > F ALB S A BUD-TRI
< F ALB S A BUD - TRI
< > A SER H
< A SER H
<
< Movement orders for Fall of 1901. (whole.002)
<
< Austria: Army Budapest -> Trieste.
< Austria: Army Serbia HOLD.
< Austria: Fleet Albania SUPPORT Army Budapest -> Trieste.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: eve@example.org
To: reply
> F NTH C A YOR-NOR
> A YOR-NOR
> F NWG-BAR

To: eve@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > F NTH C A YOR-NOR
< F NTH C A YOR - NOR
< > A YOR-NOR
< A YOR - NOR
< > F NWG-BAR
< F NWG - BAR
<
< Movement orders for Fall of 1901. (whole.002)
<
< England: Army Yorkshire -> Norway.
< England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
< England: Fleet Norwegian Sea -> Barents Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 Europe/London (23:30 UTC). I accept late
< orders until Thursday 26 November 2026, 23:30 Europe/London (23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

From: fred@example.org
To: reply
> A SPA H, A BUR-BEL, F MAO-POR

To: fred@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A SPA H, A BUR-BEL, F MAO-POR
< A SPA H
< A BUR - BEL
< F MAO - POR
<
< Movement orders for Fall of 1901. (whole.002)
<
< France: Army Burgundy -> Belgium.
< France: Army Spain HOLD.
< France: Fleet Mid-Atlantic Ocean -> Portugal.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: gus@example.org
To: reply
> A RUH-HOL; F DEN-SWE; A KIE H

To: gus@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A RUH-HOL; F DEN-SWE; A KIE H
< A RUH - HOL
< F DEN - SWE
< A KIE H
<
< Movement orders for Fall of 1901. (whole.002)
<
< Germany: Army Kiel HOLD.
< Germany: Army Ruhr -> Holland.
< Germany: Fleet Denmark -> Sweden.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: ida@example.org
To: reply
> A TRI H, A VEN-PIE, F ION-TUN

To: ida@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A TRI H, A VEN-PIE, F ION-TUN
< A TRI H
< A VEN - PIE
< F ION - TUN
<
< Movement orders for Fall of 1901. (whole.002)
<
< Italy: Army Trieste HOLD.
< Italy: Army Venice -> Piedmont.
< Italy: Fleet Ionian Sea -> Tunis.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> A GAL-VIE
> A UKR-RUM
> F SEV S A UKR-RUM
> F BOT-SWE
> F BOT-DEN

To: rob@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A GAL-VIE
< A GAL - VIE
< > A UKR-RUM
< A UKR - RUM
< > F SEV S A UKR-RUM
< F SEV S A UKR - RUM
< > F BOT-SWE
< F BOT - SWE
< > F BOT-DEN
< *** The fleet in Gulf of Bothnia can't get to Denmark; it can go to BAL,
< FIN, LVN, STP/SC or SWE.
<
< I could not carry out 1 line. See above.
<
< Movement orders for Fall of 1901. (whole.002)
<
< Russia: Army Galicia -> Vienna.
< Russia: Army Ukraine -> Rumania.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Sevastopol SUPPORT Army Ukraine -> Rumania.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Monday 23 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> SIGN ON rwhole rob-secret
> F BOT-SWE
> SET PASWORD new-secret

To: rob@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON rwhole ********
< Signed on as Russia in 'whole'.
<
< > F BOT-SWE
< F BOT - SWE
<
< > SET PASWORD ********
< To change your password, send a line such as:
<
<   SET PASSWORD your-new-password
<
< It can't be undone. HELP PASSWORDS explains it.
<
< Movement orders for Fall of 1901. (whole.002)
<
< Russia: Army Galicia -> Vienna.
< Russia: Army Ukraine -> Rumania.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Sevastopol SUPPORT Army Ukraine -> Rumania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
> SIGN ON rwhole rob-secret
> SET PASSWORD new-secret

To: rob@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON rwhole ********
< Signed on as Russia in 'whole'.
<
< > SET PASSWORD ********
< The password of your seat has been changed.
<
< Movement orders for Fall of 1901. (whole.002)
<
< Russia: Army Galicia -> Vienna.
< Russia: Army Ukraine -> Rumania.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Sevastopol SUPPORT Army Ukraine -> Rumania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Monday 23 November 2026, 23:30 UTC. I accept late orders until Thursday
< 26 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
> SIGN ON rwhole rob-secret
> LIST WHOLE

To: rob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON rwhole ********
< *** That is not the password of that seat in 'whole'. You can also reply
< to any of my e-mails about 'whole', without a password.
< I ignored the lines after this one.

@ 2026-11-22T23:30:00Z

To: tom@example.org
Subject: CHANCERY:whole - F1901M Reminder

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| Your F1901M orders for Turkey are still missing. They are due on Monday
| 23 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUL
| # can go to CON, GRE, RUM, SER
| A CON
| # can go to ANK, BUL, SMY
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

@ 2026-11-23T23:30:00Z

To: max@example.org
Subject: CHANCERY:whole - F1901M Late Notice: T

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 00:30:00 +0100
|
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 00:30 Europe/Berlin
| (Thursday 26 November 2026, 23:30 UTC), another player can take over
| Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, olga@example.org
Subject: CHANCERY:whole - F1901M Late Notice: T

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| If no orders arrive by Thursday 26 November 2026, 23:30 UTC, another
| player can take over Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - F1901M Late Notice: T

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| If no orders arrive by Thursday 26 November 2026, 23:30 Europe/London
| (23:30 UTC), another player can take over Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: tom@example.org
Subject: CHANCERY:whole - F1901M Your orders are late

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
|
| The F1901M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
|
| Send them by Thursday 26 November 2026, 23:30 UTC. After that, another
| player can take over Turkey. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/whole
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUL
| # can go to CON, GRE, RUM, SER
| A CON
| # can go to ANK, BUL, SMY
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

@ 2026-11-23T23:45:00Z

From: tom@example.org
To: reply
> A BUL-RUM, A CON H, F ANK-BLA

To: tom@example.org
Subject: Re: CHANCERY:whole - F1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
<
< > A BUL-RUM, A CON H, F ANK-BLA
< A BUL - RUM
< A CON H
< F ANK - BLA
<
< Movement orders for Fall of 1901. (whole.002)
<
< Turkey: Army Bulgaria -> Rumania.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Ankara -> Black Sea.
<
< All orders are in: the turn runs on Tuesday 24 November 2026, 00:15 UTC.
<
< On the web: https://judge.example.org/my/games/whole

@ 2026-11-24T00:20:00Z

To: max@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Wed Nov 25 2026 00:30:00 +0100
|
| Next: Retreats for Fall of 1901, due on Wednesday 25 November 2026,
| 00:30 Europe/Berlin (Tuesday 24 November 2026, 23:30 UTC), in 23 hours.
|
| Movement results for Fall of 1901. (whole.002)
|
| Austria: Army Budapest -> Trieste.
| Austria: Army Serbia HOLD.
| Austria: Fleet Albania SUPPORT Army Budapest -> Trieste.
| England: Army Yorkshire -> Norway.
| England: Fleet North Sea CONVOY Army Yorkshire -> Norway.
| England: Fleet Norwegian Sea -> Barents Sea.
| France: Army Burgundy -> Belgium.
| France: Army Spain HOLD.
| France: Fleet Mid-Atlantic Ocean -> Portugal.
| Germany: Army Kiel HOLD.
| Germany: Army Ruhr -> Holland.
| Germany: Fleet Denmark -> Sweden. (*bounce*)
| Italy: Army Trieste HOLD. (*dislodged*)
| Italy: Army Venice -> Piedmont.
| Italy: Fleet Ionian Sea -> Tunis.
| Russia: Army Galicia -> Vienna.
| Russia: Army Ukraine -> Rumania.
| Russia: Fleet Gulf of Bothnia -> Sweden. (*bounce*)
| Russia: Fleet Sevastopol SUPPORT Army Ukraine -> Rumania.
| Turkey: Army Bulgaria -> Rumania. (*bounce*)
| Turkey: Army Constantinople HOLD.
| Turkey: Fleet Ankara -> Black Sea.
|
| The following units were dislodged:
|
| The Italian Army in Trieste can retreat to Tyrolia or Venice.
|
| Why:
| Fleet Denmark and Fleet Gulf of Bothnia bounced in Sweden: strength 1
|     each.
| Army Trieste was dislodged by Army Budapest -> Trieste.
| Army Bulgaria -> Rumania bounced: strength 1 against Army Ukraine ->
|     Rumania with 2.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A TRI, F alb; BUD, VIE
| England: 3: A nor, F bar, F nth; EDI, LVP, LON
| France:  3: A bel, A spa, F por; BRE, MAR, PAR
| Germany: 3: A hol, A KIE, F den; BER, MUN
| Italy:   3: A pie, F tun; NAP, ROM, VEN; dislodged: A tri
| Russia:  4: A rum, A vie, F bot, F SEV; MOS, STP, WAR
| Turkey:  3: A bul, A CON, F bla; ANK, SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: ann@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours.
| ...
| For the other failures, send WHY and a place.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: eve@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 Europe/London (23:30 UTC), in 23 hours.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: fred@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: gus@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| 2 of 3 orders succeeded. Fleet Denmark and Fleet Gulf of Bothnia bounced
| in Sweden: strength 1 each.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: ida@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| 2 of 3 orders succeeded. Army Trieste was dislodged by Army Budapest ->
| Trieste.
|
| Army Trieste must retreat or disband. Your orders for F1901R are due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours. I accept late orders
| for 2 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901R
| A TRI
| # can retreat to TYR, VEN; or D, to disband
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| 3 of 4 orders succeeded. Fleet Denmark and Fleet Gulf of Bothnia bounced
| in Sweden: strength 1 each.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours.
| ...
| For the other failures, send WHY and a place.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: tom@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| 2 of 3 orders succeeded. Army Bulgaria -> Rumania bounced: strength 1
| against Army Ukraine -> Rumania with 2.
|
| You have no orders to submit. Next: Retreats for Fall of 1901, due on
| Tuesday 24 November 2026, 23:30 UTC, in 23 hours.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1901M

To: olga@example.org
Subject: CHANCERY:whole - F1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
|
| Next: Retreats for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 23 hours.
| ...

# The retreat.
From: ida@example.org
To: reply
> A TRI-TYR
> SET WAIT

To: ida@example.org
Subject: Re: CHANCERY:whole - F1901R orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1901R Tue Nov 24 2026 23:30:00 +0000
<
< > A TRI-TYR
< A TRI - TYR
<
< > SET WAIT
< The turn will not run before the deadline.
<
< Retreat orders for Fall of 1901.  (whole.003)
<
< Italy:                    Army  Trieste -> Tyrolia.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

@ 2026-11-24T23:30:00Z

To: max@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 00:30:00 +0100
|
| Next: Adjustments for Winter of 1901, due on Thursday 26 November 2026,
| 00:30 Europe/Berlin (Wednesday 25 November 2026, 23:30 UTC), in 24
| hours.
|
| Retreat results for Fall of 1901.  (whole.003)
|
| Italy:                    Army  Trieste -> Tyrolia.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A SER, A TRI, F alb; BUD
| England: 4 (+1): A NOR, F bar, F nth; EDI, LVP, LON
| France:  6 (+3): A BEL, A SPA, F POR; BRE, MAR, PAR
| Germany: 5 (+2): A HOL, A KIE, F DEN; BER, MUN
| Italy:   4 (+1): A pie, A tyr, F TUN; NAP, ROM, VEN
| Russia:  6 (+2): A RUM, A VIE, F bot, F SEV; MOS, STP, WAR
| Turkey:  4 (+1): A BUL, A CON, F bla; ANK, SMY
| Unowned: GRE, SWE
|
| On the web: https://judge.example.org/my/games/whole/F1901R

To: ann@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Serbia and lost Vienna to Russia.
|
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Wednesday 25 November 2026, 23:30 UTC, in 24 hours.
| ...

To: eve@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Norway.
|
| You have 4 centres and 3 units: you may build 1 unit (EDI, LON, LVP).
| Your orders for W1901A are due on Wednesday 25 November 2026, 23:30
| Europe/London (23:30 UTC), in 24 hours. I accept late orders for 2 days
| after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of EDI, LON, LVP; or WAIVE
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Belgium, Portugal and Spain.
|
| You have 6 centres and 3 units: you may build 3 units (BRE, MAR, PAR).
| Your orders for W1901A are due on Wednesday 25 November 2026, 23:30 UTC,
| in 24 hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| BUILD
| # what and where: A or F, and one of BRE, MAR, PAR; or WAIVE
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Denmark and Holland.
|
| You have 5 centres and 3 units: you may build 2 units (BER, MUN). Your
| orders for W1901A are due on Wednesday 25 November 2026, 23:30 UTC, in
| 24 hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of BER, MUN; or WAIVE
| BUILD
| # what and where: A or F, and one of BER, MUN; or WAIVE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| Army Trieste -> Tyrolia succeeded. You took Tunis.
|
| You have 4 centres and 3 units: you may build 1 unit (NAP, ROM, VEN).
| Your orders for W1901A are due on Wednesday 25 November 2026, 23:30 UTC,
| in 24 hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of NAP, ROM, VEN; or WAIVE
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Rumania and Vienna.
|
| You have 6 centres and 4 units: you may build 2 units (MOS, STP, WAR).
| Your orders for W1901A are due on Wednesday 25 November 2026, 23:30 UTC,
| in 24 hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of MOS, STP/NC, STP/SC, WAR; or WAIVE
| BUILD
| # what and where: A or F, and one of MOS, STP/NC, STP/SC, WAR; or WAIVE
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| You took Bulgaria.
|
| You have 4 centres and 3 units: you may build 1 unit (ANK, SMY). Your
| orders for W1901A are due on Wednesday 25 November 2026, 23:30 UTC, in
| 24 hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1901A
| BUILD
| # what and where: A or F, and one of ANK, SMY; or WAIVE
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - F1901R Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1901, due on Wednesday 25 November 2026,
| 23:30 UTC, in 24 hours.
| ...

# Winter 1901: builds; a mistake is undone with ROLLBACK.
From: eve@example.org
To: reply
> BUILD F LON

To: eve@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > BUILD F LON
< B F LON
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< England:                  Builds a fleet in London.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 Europe/London (23:30 UTC). I accept
< late orders until Friday 27 November 2026, 23:30 Europe/London (23:30
< UTC).
<
< On the web: https://judge.example.org/my/games/whole

From: fred@example.org
To: reply
> B A PAR, B A MAR, B F BRE

To: fred@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > B A PAR, B A MAR, B F BRE
< B A PAR
< B A MAR
< B F BRE
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< France:                   Builds an army in Paris.
< France:                   Builds an army in Marseilles.
< France:                   Builds a fleet in Brest.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: gus@example.org
To: reply
> B A BER, B A MUN

To: gus@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > B A BER, B A MUN
< B A BER
< B A MUN
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< Germany:                  Builds an army in Berlin.
< Germany:                  Builds an army in Munich.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: ida@example.org
To: reply
> B A ROM

To: ida@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > B A ROM
< B A ROM
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< Italy:                    Builds an army in Rome.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> B A MOS, B F STP/NC

To: rob@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > B A MOS, B F STP/NC
< B A MOS
< B F STP/NC
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< Russia:                   Builds an army in Moscow.
< Russia:                   Builds a fleet in St Petersburg (north coast).
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: tom@example.org
To: reply
> B A SMY
> B F SMY

To: tom@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Wed Nov 25 2026 23:30:00 +0000
<
< > B A SMY
< B A SMY
< > B F SMY
< B F SMY -- replaces B A SMY
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< Turkey:                   Builds a fleet in Smyrna.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

@ 2026-11-25T00:30:00Z

To: max@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| Next: Movement for Spring of 1902, due on Friday 27 November 2026, 00:30
| Europe/Berlin (Thursday 26 November 2026, 23:30 UTC), in 47 hours.
|
| Adjustment results for Winter of 1901.  (whole.004)
|
| England:                  Builds a fleet in London.
| France:                   Builds an army in Marseilles.
| France:                   Builds an army in Paris.
| France:                   Builds a fleet in Brest.
| Germany:                  Builds an army in Berlin.
| Germany:                  Builds an army in Munich.
| Italy:                    Builds an army in Rome.
| Russia:                   Builds an army in Moscow.
| Russia:                   Builds a fleet in St Petersburg (north coast).
| Turkey:                   Builds a fleet in Smyrna.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A SER, A TRI, F alb; BUD
| England: 4: A NOR, F bar, F LON, F nth; EDI, LVP
| France:  6: A BEL, A MAR, A PAR, A SPA, F BRE, F POR
| Germany: 5: A BER, A HOL, A KIE, A MUN, F DEN
| Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
| Russia:  6: A MOS, A RUM, A VIE, F bot, F SEV, F STP/NC; WAR
| Turkey:  4: A BUL, A CON, F bla, F SMY; ANK
| Unowned: GRE, SWE
|
| On the web: https://judge.example.org/my/games/whole/W1901A

To: ann@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A SER
| A TRI
| F ALB
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built a fleet in London.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30
| Europe/London (23:30 UTC), in 47 hours. I accept late orders for 3 days
| after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A NOR
| F BAR
| F LON
| F NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BEL
| A MAR
| A PAR
| A SPA
| F BRE
| F POR
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Both orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built an army in Rome.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A PIE
| A ROM
| A TYR
| F TUN
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Both orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A MOS
| A RUM
| A VIE
| F BOT
| F SEV
| F STP/NC
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built a fleet in Smyrna.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BUL
| A CON
| F BLA
| F SMY
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1902, due on Thursday 26 November 2026,
| 23:30 UTC, in 47 hours.
| ...

From: max@example.org
To: reply
> ROLLBACK
> PRESS TO E
> You meant an army, you said: you can change it now.
> ENDPRESS

To: max@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Fri Nov 27 2026 00:30:00 +0100
<
< > ROLLBACK
< 'whole' is back in W1901A. The orders for it are on file again.
<
< > PRESS TO E
< Press sent to England.
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< England:                  Builds a fleet in London.
<
< France:                   Builds an army in Paris.
< France:                   Builds an army in Marseilles.
< France:                   Builds a fleet in Brest.
<
< Germany:                  Builds an army in Berlin.
< Germany:                  Builds an army in Munich.
<
< Italy:                    Builds an army in Rome.
<
< Russia:                   Builds an army in Moscow.
< Russia:                   Builds a fleet in St Petersburg (north coast).
<
< Turkey:                   Builds a fleet in Smyrna.
<
< England: orders are in.
< France: orders are in.
< Germany: orders are in.
< Italy: orders are in.
< Russia: orders are in.
< Turkey: orders are in.
< The turn runs 30 minutes after the last orders are in, but not before
< Friday 27 November 2026, 00:30 Europe/Berlin (Thursday 26 November 2026,
< 23:30 UTC). The deadline is Friday 27 November 2026, 00:30 Europe/Berlin
< (Thursday 26 November 2026, 23:30 UTC). I accept late orders until
< Monday 30 November 2026, 00:30 Europe/Berlin (Sunday 29 November 2026,
< 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Fri Nov 27 2026 00:30:00 +0100
|
| The GM has rolled the game 'whole' back to W1901A. All results since
| then are undone. The orders for W1901A are on file again, and you can
| change them until the deadline.
|
| Status of the Adjustment phase for Winter of 1901.  (whole.004)
|
| Austria: Army Serbia.
| Austria: Army Trieste.
| Austria: Fleet Albania.
|
| England: Army Norway.
| England: Fleet Barents Sea.
| England: Fleet North Sea.
|
| France:  Army Belgium.
| France:  Army Spain.
| France:  Fleet Portugal.
|
| Germany: Army Holland.
| Germany: Army Kiel.
| Germany: Fleet Denmark.
|
| Italy:   Army Piedmont.
| Italy:   Army Tyrolia.
| Italy:   Fleet Tunis.
|
| Russia:  Army Rumania.
| Russia:  Army Vienna.
| Russia:  Fleet Gulf of Bothnia.
| Russia:  Fleet Sevastopol.
|
| Turkey:  Army Bulgaria.
| Turkey:  Army Constantinople.
| Turkey:  Fleet Black Sea.
|
| Austria:   3 Supply centers,  3 Units:  Builds   0 units.
| England:   4 Supply centers,  3 Units:  Builds   1 unit.
| France:    6 Supply centers,  3 Units:  Builds   3 units.
| Germany:   5 Supply centers,  3 Units:  Builds   2 units.
| Italy:     4 Supply centers,  3 Units:  Builds   1 unit.
| Russia:    6 Supply centers,  4 Units:  Builds   2 units.
| Turkey:    4 Supply centers,  3 Units:  Builds   1 unit.
|
| Next: Adjustments for Winter of 1901, due on Friday 27 November 2026,
| 00:30 Europe/Berlin (Thursday 26 November 2026, 23:30 UTC), in 47 hours.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have no orders to submit. Next: Adjustments for Winter of 1901, due
| on Thursday 26 November 2026, 23:30 UTC, in 47 hours.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 4 centres and 3 units: you may build 1 unit (EDI, LON, LVP).
| Your orders for W1901A are due on Thursday 26 November 2026, 23:30
| Europe/London (23:30 UTC), in 47 hours. I accept late orders for 3 days
| after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B F LON
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 6 centres and 3 units: you may build 3 units (BRE, MAR, PAR).
| Your orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B A PAR
| # on file: B A MAR
| # on file: B F BRE
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 5 centres and 3 units: you may build 2 units (BER, MUN). Your
| orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC, in 47
| hours. I accept late orders for 3 days after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B A BER
| # on file: B A MUN
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 4 centres and 3 units: you may build 1 unit (NAP, ROM, VEN).
| Your orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B A ROM
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 6 centres and 4 units: you may build 2 units (MOS, STP, WAR).
| Your orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B A MOS
| # on file: B F STP/NC
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| You have 4 centres and 3 units: you may build 1 unit (ANK, SMY). Your
| orders for W1901A are due on Thursday 26 November 2026, 23:30 UTC, in 47
| hours. I accept late orders for 3 days after that.
|
| BEGIN ORDERS
| PHASE W1901A
| # on file: B F SMY
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - W1901A Rolled back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
| ...
| Next: Adjustments for Winter of 1901, due on Thursday 26 November 2026,
| 23:30 UTC, in 47 hours.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - W1901A Master to England

| Message from Master to England in 'whole':
|
| You meant an army, you said: you can change it now.
|
| On the web: https://judge.example.org/my/games/whole/press/Master

From: eve@example.org
> SIGN ON ewhole eve-secret
> R F LON
> B A LVP
> CLEAR ORDERS
> B A LVP

To: eve@example.org
Subject: Re: CHANCERY:whole - W1901A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1901A Thu Nov 26 2026 23:30:00 +0000
<
< > SIGN ON ewhole ********
< Signed on as England in 'whole'.
<
< > R F LON
< *** There is no unit in London; you have F BAR, F NTH and A NOR.
< > B A LVP
< B A LVP -- replaces B F LON
<
< > CLEAR ORDERS
< 1 order discarded. England has no orders now.
<
< > B A LVP
< B A LVP
<
< I could not carry out 1 line. See above.
<
< Adjustment orders for Winter of 1901.  (whole.004)
<
< England:                  Builds an army in Liverpool.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Thursday 26 November 2026, 23:30
< Europe/London (23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

From: max@example.org
To: reply
> PROCESS W1901A
> PROCESS W1901A

To: max@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
<
< > PROCESS W1901A
< W1901A has been adjudicated. The results are on their way.
<
< > PROCESS W1901A
< *** 'whole' is in S1902M now, so I have not run the turn.
<
< Austria: 3 orders are missing.
< England: 4 orders are missing.
< France: 6 orders are missing.
< Germany: 5 orders are missing.
< Italy: 4 orders are missing.
< Russia: 6 orders are missing.
< Turkey: 4 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 00:30 Europe/Berlin (Thursday 26 November 2026,
< 23:30 UTC). I accept late orders until Monday 30 November 2026, 00:30
< Europe/Berlin (Sunday 29 November 2026, 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| Next: Movement for Spring of 1902, due on Friday 27 November 2026, 00:30
| Europe/Berlin (Thursday 26 November 2026, 23:30 UTC), in 47 hours.
|
| Adjustment results for Winter of 1901.  (whole.004)
|
| England:                  Builds an army in Liverpool.
| France:                   Builds an army in Marseilles.
| France:                   Builds an army in Paris.
| France:                   Builds a fleet in Brest.
| Germany:                  Builds an army in Berlin.
| Germany:                  Builds an army in Munich.
| Italy:                    Builds an army in Rome.
| Russia:                   Builds an army in Moscow.
| Russia:                   Builds a fleet in St Petersburg (north coast).
| Turkey:                   Builds a fleet in Smyrna.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A SER, A TRI, F alb; BUD
| England: 4: A LVP, A NOR, F bar, F nth; EDI, LON
| France:  6: A BEL, A MAR, A PAR, A SPA, F BRE, F POR
| Germany: 5: A BER, A HOL, A KIE, A MUN, F DEN
| Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
| Russia:  6: A MOS, A RUM, A VIE, F bot, F SEV, F STP/NC; WAR
| Turkey:  4: A BUL, A CON, F bla, F SMY; ANK
| Unowned: GRE, SWE
|
| On the web: https://judge.example.org/my/games/whole/W1901A

To: ann@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A SER
| A TRI
| F ALB
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built an army in Liverpool.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30
| Europe/London (23:30 UTC), in 47 hours. I accept late orders for 3 days
| after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A LVP
| A NOR
| F BAR
| F NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BEL
| A MAR
| A PAR
| A SPA
| F BRE
| F POR
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Both orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built an army in Rome.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A PIE
| A ROM
| A TYR
| F TUN
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Both orders succeeded.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A MOS
| A RUM
| A VIE
| F BOT
| F SEV
| F STP/NC
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You built a fleet in Smyrna.
|
| Your orders for S1902M are due on Thursday 26 November 2026, 23:30 UTC,
| in 47 hours. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1902M
| A BUL
| A CON
| F BLA
| F SMY
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - W1901A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1902, due on Thursday 26 November 2026,
| 23:30 UTC, in 47 hours.
| ...

# Spring 1902: the master acts for Austria, Germany does not write any more.
From: max@example.org
To: reply
> BECOME AUSTRIA
> A TRI H, A SER H, F ALB H
> PRESS TO R
> Leave Budapest alone!
> ENDPRESS
> PREDICT
> BECOME MASTER
> SET NO LATE PRESS

To: max@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
<
< > BECOME AUSTRIA
< You now act as Austria. Its player gets a copy.
<
< > A TRI H, A SER H, F ALB H
< A TRI H
< A SER H
< F ALB H
<
< > PRESS TO R
< Press sent to Russia.
<
< > PREDICT
< Movement results for Spring of 1902. (whole.005)
<
< Austria: Army Serbia HOLD.
< Austria: Army Trieste HOLD.
< Austria: Fleet Albania HOLD.
< England: Army Liverpool, No Order Processed.
< England: Army Norway, No Order Processed.
< England: Fleet Barents Sea, No Order Processed.
< England: Fleet North Sea, No Order Processed.
< France: Army Belgium, No Order Processed.
< France: Army Marseilles, No Order Processed.
< France: Army Paris, No Order Processed.
< France: Army Spain, No Order Processed.
< France: Fleet Brest, No Order Processed.
< France: Fleet Portugal, No Order Processed.
< Germany: Army Berlin, No Order Processed.
< Germany: Army Holland, No Order Processed.
< Germany: Army Kiel, No Order Processed.
< Germany: Army Munich, No Order Processed.
< Germany: Fleet Denmark, No Order Processed.
< Italy: Army Piedmont, No Order Processed.
< Italy: Army Rome, No Order Processed.
< Italy: Army Tyrolia, No Order Processed.
< Italy: Fleet Tunis, No Order Processed.
< Russia: Army Moscow, No Order Processed.
< Russia: Army Rumania, No Order Processed.
< Russia: Army Vienna, No Order Processed.
< Russia: Fleet Gulf of Bothnia, No Order Processed.
< Russia: Fleet Sevastopol, No Order Processed.
< Russia: Fleet St Petersburg (north coast), No Order Processed.
< Turkey: Army Bulgaria, No Order Processed.
< Turkey: Army Constantinople, No Order Processed.
< Turkey: Fleet Black Sea, No Order Processed.
< Turkey: Fleet Smyrna, No Order Processed.
<
< Centres and units, each power's own centres in capitals:
< Austria: 3: A SER, A TRI, F alb; BUD
< England: 4: A LVP, A NOR, F bar, F nth; EDI, LON
< France:  6: A BEL, A MAR, A PAR, A SPA, F BRE, F POR
< Germany: 5: A BER, A HOL, A KIE, A MUN, F DEN
< Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
< Russia:  6: A MOS, A RUM, A VIE, F bot, F SEV, F STP/NC; WAR
< Turkey:  4: A BUL, A CON, F bla, F SMY; ANK
< Unowned: GRE, SWE
<
< > BECOME MASTER
< You are acting as the GM of 'whole' again.
<
< > SET NO LATE PRESS
< NO LATE PRESS (it was: LATE PRESS).
<
< Movement orders for Spring of 1902. (whole.005)
<
< Austria: Army Serbia HOLD.
< Austria: Army Trieste HOLD.
< Austria: Fleet Albania HOLD.
<
< Austria: orders are in.
< England: 4 orders are missing.
< France: 6 orders are missing.
< Germany: 5 orders are missing.
< Italy: 4 orders are missing.
< Russia: 6 orders are missing.
< Turkey: 4 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 00:30 Europe/Berlin (Thursday 26 November 2026,
< 23:30 UTC). I accept late orders until Monday 30 November 2026, 00:30
< Europe/Berlin (Sunday 29 November 2026, 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: rob@example.org
Subject: CHANCERY:whole - S1902M Austria to Russia

| Message from Austria to Russia in 'whole':
|
| Leave Budapest alone!
|
| On the web: https://judge.example.org/my/games/whole/press/A

To: ann@example.org
Subject: CHANCERY:whole - S1902M The GM has acted as Austria

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| The GM has acted as Austria and done this:
|
| > A TRI H, A SER H, F ALB H
| A TRI H
| A SER H
| F ALB H
|
| > PRESS TO R
| Press sent to Russia.
|   Leave Budapest alone!
|
| Movement orders for Spring of 1902. (whole.005)
|
| Austria: Army Serbia HOLD.
| Austria: Army Trieste HOLD.
| Austria: Fleet Albania HOLD.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Settings changed: NO LATE PRESS

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| NO LATE PRESS (it was: LATE PRESS).
|
| The GM has made this change in 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

From: eve@example.org
To: reply
> A NOR H, F NTH H, F BAR H, A LVP-CLY

To: eve@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A NOR H, F NTH H, F BAR H, A LVP-CLY
< A NOR H
< F NTH H
< F BAR H
< A LVP - CLY
<
< Movement orders for Spring of 1902. (whole.005)
<
< England: Army Liverpool -> Clyde.
< England: Army Norway HOLD.
< England: Fleet Barents Sea HOLD.
< England: Fleet North Sea HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 Europe/London (23:30 UTC). I accept
< late orders until Sunday 29 November 2026, 23:30 Europe/London (23:30
< UTC).
<
< On the web: https://judge.example.org/my/games/whole

From: fred@example.org
To: reply
> A SPA H, A BEL H, F POR H, A PAR-PIC, A MAR-BUR, F BRE-ENG

To: fred@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A SPA H, A BEL H, F POR H, A PAR-PIC, A MAR-BUR, F BRE-ENG
< A SPA H
< A BEL H
< F POR H
< A PAR - PIC
< A MAR - BUR
< F BRE - ENG
<
< Movement orders for Spring of 1902. (whole.005)
<
< France: Army Belgium HOLD.
< France: Army Marseilles -> Burgundy.
< France: Army Paris -> Picardy.
< France: Army Spain HOLD.
< France: Fleet Brest -> English Channel.
< France: Fleet Portugal HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: ida@example.org
To: reply
> A TYR H, A PIE H, F TUN H, A ROM H

To: ida@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A TYR H, A PIE H, F TUN H, A ROM H
< A TYR H
< A PIE H
< F TUN H
< A ROM H
<
< Movement orders for Spring of 1902. (whole.005)
<
< Italy: Army Piedmont HOLD.
< Italy: Army Rome HOLD.
< Italy: Army Tyrolia HOLD.
< Italy: Fleet Tunis HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> A VIE-BUD, A RUM H, F SEV H, F BOT H, A MOS-UKR
> F STP/NC-NWY

To: rob@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A VIE-BUD, A RUM H, F SEV H, F BOT H, A MOS-UKR
< A VIE - BUD
< A RUM H
< F SEV H
< F BOT H
< A MOS - UKR
< > F STP/NC-NWY
< F STP/NC - NOR
<
< Movement orders for Spring of 1902. (whole.005)
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Rumania HOLD.
< Russia: Army Vienna -> Budapest.
< Russia: Fleet Gulf of Bothnia HOLD.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (north coast) -> Norway.
<
< F STP/NC - NOR: England's army is there; without support, you get in
<     only if it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> F STP/NC-NOR

To: rob@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > F STP/NC-NOR
< F STP/NC - NOR
<
< Movement orders for Spring of 1902. (whole.005)
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Rumania HOLD.
< Russia: Army Vienna -> Budapest.
< Russia: Fleet Gulf of Bothnia HOLD.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (north coast) -> Norway.
<
< F STP/NC - NOR: England's army is there; without support, you get in
<     only if it leaves.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: tom@example.org
To: reply
> A BUL H, A CON H, F BLA H, A SMY H

To: tom@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A BUL H, A CON H, F BLA H, A SMY H
< A BUL H
< A CON H
< F BLA H
< *** The unit in Smyrna is a fleet: please write F SMY.
<
< I could not carry out 1 line. See above.
<
< Movement orders for Spring of 1902. (whole.005)
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea HOLD.
< Turkey: Fleet Smyrna, no order yet.
<
< You still owe 1 order.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A BUL
< # on file: A BUL H
< A CON
< # on file: A CON H
< F BLA
< # on file: F BLA H
< F SMY
< END ORDERS

From: max@example.org
To: reply
> PAUSE

To: max@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > PAUSE
< 'whole' is paused.
<
< 'whole' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Paused

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| The GM has paused the game 'whole'. No turn runs until it is resumed.
| The orders on file stay.
|
| On the web: https://judge.example.org/my/games/whole

From: tom@example.org
To: reply
> A SMY-ARM
> RESUME

To: tom@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > A SMY-ARM
< *** The game 'whole' is paused.
<
< > RESUME
< 'whole' continues.
<
< Movement orders for Spring of 1902. (whole.005)
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea HOLD.
< Turkey: Fleet Smyrna, no order yet.
<
< You still owe 1 order.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Thursday 26 November 2026, 23:30 UTC. I accept late orders until Sunday
< 29 November 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A BUL
< # on file: A BUL H
< A CON
< # on file: A CON H
< F BLA
< # on file: F BLA H
< F SMY
< END ORDERS

To: max@example.org
Subject: CHANCERY:whole - S1902M Resumed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| Turkey has resumed the game 'whole'. The deadline for orders is Friday
| 27 November 2026, 00:30 Europe/Berlin (Thursday 26 November 2026, 23:30
| UTC).
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Resumed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Turkey has resumed the game 'whole'. The deadline for orders is Thursday
| 26 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - S1902M Resumed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Turkey has resumed the game 'whole'. The deadline for orders is Thursday
| 26 November 2026, 23:30 Europe/London (23:30 UTC).
|
| On the web: https://judge.example.org/my/games/whole

@ 2026-11-28T01:00:00Z

To: gus@example.org
Subject: CHANCERY:whole - S1902M Reminder

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| On the web: https://judge.example.org/my/games/whole
|
| Your S1902M orders for Germany are still missing. They are due on
| Thursday 26 November 2026, 23:30 UTC.
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1902M Reminder

| ...
| Your S1902M orders for Turkey are still missing. They are due on
| ...
| A BUL
| # on file: A BUL H
| A CON
| # on file: A CON H
| F BLA
| # on file: F BLA H
| F SMY
| END ORDERS

To: max@example.org, max@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| The game is waiting for Germany (late for the first time).
| The game is waiting for Turkey (late 2 times so far).
|
| If no orders arrive by Monday 30 November 2026, 00:30 Europe/Berlin
| (Sunday 29 November 2026, 23:30 UTC), another player can take over
| Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, ida@example.org, rob@example.org, olga@example.org, ann@example.org, fred@example.org, ida@example.org, rob@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
| ...
| If no orders arrive by Sunday 29 November 2026, 23:30 UTC, another
| player can take over Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org, eve@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
| ...
| If no orders arrive by Sunday 29 November 2026, 23:30 Europe/London
| (23:30 UTC), another player can take over Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: gus@example.org, gus@example.org
Subject: CHANCERY:whole - S1902M Your orders are late

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| The S1902M deadline has passed, and I don't have your orders for
| Germany. The game is waiting for them.
|
| On the web: https://judge.example.org/my/games/whole
|
| Send them by Sunday 29 November 2026, 23:30 UTC. After that, another
| player can take over Germany. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS

To: tom@example.org, tom@example.org
Subject: CHANCERY:whole - S1902M Your orders are late

| ...
| The S1902M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
| ...
| player can take over Turkey. You have been late 2 times in this game. To
| let someone stand in for you, see HELP SITTER.
| ...
| A BUL
| # on file: A BUL H
| A CON
| # on file: A CON H
| F BLA
| # on file: F BLA H
| F SMY
| END ORDERS

From: gus@example.org
To: reply
> BROADCAST
> I am away, sorry.
> ENDBROADCAST

To: gus@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > BROADCAST
< *** Your orders are late, and in this game late players cannot write
< press. Nothing has been sent. (Press to the GM alone is always allowed:
< PRESS TO M.)
<
< You owe 5 orders.
<
< On the web: https://judge.example.org/my/games/whole
< You are late. I accept late orders until Sunday 29 November 2026, 23:30
< UTC.
<
< BEGIN ORDERS
< PHASE S1902M
< A BER
< A HOL
< A KIE
< A MUN
< F DEN
< END ORDERS

@ 2026-12-01T23:30:00Z

To: max@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| The game is waiting for Germany (late for the first time).
| The game is waiting for Turkey (late 2 times so far).
|
| If no orders arrive by Monday 30 November 2026, 00:30 Europe/Berlin
| (Sunday 29 November 2026, 23:30 UTC), another player can take over
| Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, ida@example.org, rob@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
| ...
| If no orders arrive by Sunday 29 November 2026, 23:30 UTC, another
| player can take over Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - S1902M Late Notice: GT

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
| ...
| If no orders arrive by Sunday 29 November 2026, 23:30 Europe/London
| (23:30 UTC), another player can take over Germany and Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: gus@example.org
Subject: CHANCERY:whole - S1902M Your orders are late

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| The S1902M deadline has passed, and I don't have your orders for
| Germany. The game is waiting for them.
|
| On the web: https://judge.example.org/my/games/whole
|
| Send them by Sunday 29 November 2026, 23:30 UTC. After that, another
| player can take over Germany. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1902M Your orders are late

| ...
| The S1902M deadline has passed, and I don't have your orders for Turkey.
| The game is waiting for them.
| ...
| player can take over Turkey. You have been late 2 times in this game. To
| let someone stand in for you, see HELP SITTER.
| ...
| A BUL
| # on file: A BUL H
| A CON
| # on file: A CON H
| F BLA
| # on file: F BLA H
| F SMY
| END ORDERS

To: max@example.org
Subject: CHANCERY:whole - S1902M Abandoned: Germany and Turkey

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| Germany and Turkey are open to any registered player: no orders arrived
| in the extra time. The game is waiting.
|
| To take over, any registered player can choose a password and send:
|
|   SIGN ON gwhole password
|   SIGN ON twhole password
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, fred@example.org, ida@example.org, rob@example.org, olga@example.org
Subject: CHANCERY:whole - S1902M Abandoned: Germany and Turkey

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
| ...

To: gus@example.org
Subject: CHANCERY:whole - S1902M Send orders to keep your seat

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| You can still keep Germany: send your orders before another player takes
| the seat.
|
| On the web: https://judge.example.org/my/games/whole
|
| The extra time has ended, and I have no orders from you, so Germany is
| open to any registered player. The game is waiting.
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| A HOL
| A KIE
| A MUN
| F DEN
| END ORDERS
|
| If you can't continue, RESIGN lets the others know, which helps them.

To: tom@example.org
Subject: CHANCERY:whole - S1902M Send orders to keep your seat

| ...
| You can still keep Turkey: send your orders before another player takes
| ...
| The extra time has ended, and I have no orders from you, so Turkey is
| ...
| A BUL
| # on file: A BUL H
| A CON
| # on file: A CON H
| F BLA
| # on file: F BLA H
| F SMY
| ...

From: nina@example.org
> LIST
> REGISTER Nina New
> SIGN ON gwhole nina-secret
> A KIE H, A HOL H, F DEN H

To: nina@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
<
< > LIST
< Name   Phase   Variant/Options
< whole  S1902M  Standard, Moderated (Max Master), Press:W-P.
<                Deadline Thursday 26 November 2026, 23:30 UTC
<                Open seats: Germany and Turkey
<                "A friendly game for the golden story."
<
< LIST name shows more about a game.
< Press: W white, G grey, P partial (to some only), F faked; - not
< allowed.
<
< > REGISTER Nina New
< Welcome, Nina New. You are registered.
< Name:      Nina New
< Time zone: UTC
<
< > SIGN ON gwhole ********
< You now play Germany in 'whole'. The password is yours.
<
< > A KIE H, A HOL H, F DEN H
< A KIE H
< A HOL H
< F DEN H
<
< Movement orders for Spring of 1902. (whole.005)
<
< Germany: Army Berlin, no order yet.
< Germany: Army Holland HOLD.
< Germany: Army Kiel HOLD.
< Germany: Army Munich, no order yet.
< Germany: Fleet Denmark HOLD.
<
< You still owe 2 orders.
< You wait for the deadline; SET NO WAIT lets the turn run early.
< Grace has ended. The game is waiting for the missing orders, or for a
< player to take over.
<
< On the web: https://judge.example.org/my/games/whole
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1902M
< A BER
< # can go to KIE, MUN, PRU, SIL
< A HOL
< # on file: A HOL H
< # can go to BEL, KIE, RUH
< A KIE
< # on file: A KIE H
< # can go to BER, DEN, HOL, MUN, RUH
< A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F DEN
< # on file: F DEN H
< # can go to BAL, HEL, KIE, NTH, SKA, SWE
< END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - S1902M Germany has been taken over

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| As no orders came from you, Germany is now played by Nina New.
|
| On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - S1902M Germany has a new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Nov 27 2026 00:30:00 +0100
|
| Nina New (nina@example.org) now plays Germany in 'whole'. Their record
| here: nothing is known yet.
| The game still waits for Turkey.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, fred@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:whole - S1902M Germany has a new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Nina New now plays Germany in 'whole'.
| The game still waits for Turkey.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.
|
| On the web: https://judge.example.org/my/games/whole

To: olga@example.org
Subject: CHANCERY:whole - S1902M Germany has a new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Nina New now plays Germany in 'whole'.
| ...

To: nina@example.org
Subject: CHANCERY:whole - S1902M Germany has a new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Nov 26 2026 23:30:00 +0000
|
| Nina New (nina@example.org) now plays Germany in 'whole'.
| The game still waits for Turkey.
|
| Status of the Movement phase for Spring of 1902.  (whole.005)
|
| Austria: Army Serbia.
| Austria: Army Trieste.
| Austria: Fleet Albania.
|
| England: Army Liverpool.
| England: Army Norway.
| England: Fleet Barents Sea.
| England: Fleet North Sea.
|
| France:  Army Belgium.
| France:  Army Marseilles.
| France:  Army Paris.
| France:  Army Spain.
| France:  Fleet Brest.
| France:  Fleet Portugal.
|
| Germany: Army Berlin.
| Germany: Army Holland.
| Germany: Army Kiel.
| Germany: Army Munich.
| Germany: Fleet Denmark.
|
| Italy:   Army Piedmont.
| Italy:   Army Rome.
| Italy:   Army Tyrolia.
| Italy:   Fleet Tunis.
|
| Russia:  Army Moscow.
| Russia:  Army Rumania.
| Russia:  Army Vienna.
| Russia:  Fleet Gulf of Bothnia.
| Russia:  Fleet Sevastopol.
| Russia:  Fleet St Petersburg (north coast).
|
| Turkey:  Army Bulgaria.
| Turkey:  Army Constantinople.
| Turkey:  Fleet Black Sea.
| Turkey:  Fleet Smyrna.
|
| Your orders for S1902M were due on Thursday 26 November 2026, 23:30 UTC.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE S1902M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A HOL
| # can go to BEL, KIE, RUH
| A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F DEN
| # can go to BAL, HEL, KIE, NTH, SKA, SWE
| END ORDERS
|
| HISTORY whole shows the turns so far, with the public press.
|
| To give you time, the turn now waits for the deadline. When you are
| ready, send SET NO WAIT.

From: gus@example.org
> SIGN ON gwhole gus-secret
> A BER-KIE

To: gus@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON gwhole ********
< *** That is not the password of that seat in 'whole'. You can also reply
< to any of my e-mails about 'whole', without a password.
< I ignored the lines after this one.

From: tom@example.org
To: reply
> F SMY H

To: tom@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Dec 03 2026 23:30:00 +0000
<
< > F SMY H
< F SMY H
<
< Movement orders for Spring of 1902. (whole.005)
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea HOLD.
< Turkey: Fleet Smyrna HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Thursday 3 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - S1902M Turkey is back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Fri Dec 04 2026 00:30:00 +0100
|
| The orders of Turkey have arrived, so no one can take it over.
| The game continues. The deadline for orders is Friday 4 December 2026,
| 00:30 Europe/Berlin (Thursday 3 December 2026, 23:30 UTC).
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, fred@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org, nina@example.org
Subject: CHANCERY:whole - S1902M Turkey is back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Dec 03 2026 23:30:00 +0000
|
| The orders of Turkey have arrived, so no one can take it over.
| The game continues. The deadline for orders is Thursday 3 December 2026,
| 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/whole

To: eve@example.org
Subject: CHANCERY:whole - S1902M Turkey is back

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1902M Thu Dec 03 2026 23:30:00 +0000
|
| The orders of Turkey have arrived, so no one can take it over.
| The game continues. The deadline for orders is Thursday 3 December 2026,
| 23:30 Europe/London (23:30 UTC).
|
| On the web: https://judge.example.org/my/games/whole

From: nina@example.org
To: reply
> A BER-PRU, A MUN-SIL

To: nina@example.org
Subject: Re: CHANCERY:whole - S1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1902M Thu Dec 03 2026 23:30:00 +0000
<
< > A BER-PRU, A MUN-SIL
< A BER - PRU
< A MUN - SIL
<
< Movement orders for Spring of 1902. (whole.005)
<
< Germany: Army Berlin -> Prussia.
< Germany: Army Holland HOLD.
< Germany: Army Kiel HOLD.
< Germany: Army Munich -> Silesia.
< Germany: Fleet Denmark HOLD.
<
< You wait for the deadline; SET NO WAIT lets the turn run early.
< The turn runs at the deadline: Thursday 3 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

# A newcomer has until the deadline to write to everybody, and so have they.
@ 2026-12-03T23:30:00Z

To: max@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sun Dec 06 2026 00:30:00 +0100
|
| Next: Movement for Fall of 1902, due on Sunday 6 December 2026, 00:30
| Europe/Berlin (Saturday 5 December 2026, 23:30 UTC), in 2 days.
|
| Movement results for Spring of 1902. (whole.005)
|
| Austria: Army Serbia HOLD.
| Austria: Army Trieste HOLD.
| Austria: Fleet Albania HOLD.
| England: Army Liverpool -> Clyde.
| England: Army Norway HOLD.
| England: Fleet Barents Sea HOLD.
| England: Fleet North Sea HOLD.
| France: Army Belgium HOLD.
| France: Army Marseilles -> Burgundy.
| France: Army Paris -> Picardy.
| France: Army Spain HOLD.
| France: Fleet Brest -> English Channel.
| France: Fleet Portugal HOLD.
| Germany: Army Berlin -> Prussia.
| Germany: Army Holland HOLD.
| Germany: Army Kiel HOLD.
| Germany: Army Munich -> Silesia.
| Germany: Fleet Denmark HOLD.
| Italy: Army Piedmont HOLD.
| Italy: Army Rome HOLD.
| Italy: Army Tyrolia HOLD.
| Italy: Fleet Tunis HOLD.
| Russia: Army Moscow -> Ukraine.
| Russia: Army Rumania HOLD.
| Russia: Army Vienna -> Budapest.
| Russia: Fleet Gulf of Bothnia HOLD.
| Russia: Fleet Sevastopol HOLD.
| Russia: Fleet St Petersburg (north coast) -> Norway. (*bounce*)
| Turkey: Army Bulgaria HOLD.
| Turkey: Army Constantinople HOLD.
| Turkey: Fleet Black Sea HOLD.
| Turkey: Fleet Smyrna HOLD.
|
| Why:
| Fleet St Petersburg (north coast) -> Norway bounced: strength 1 against
|     Army Norway with 1.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A SER, A TRI, F alb; BUD
| England: 4: A cly, A NOR, F bar, F nth; EDI, LVP, LON
| France:  6: A BEL, A bur, A pic, A SPA, F eng, F POR; BRE, MAR, PAR
| Germany: 5: A HOL, A KIE, A pru, A sil, F DEN; BER, MUN
| Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
| Russia:  6: A bud, A RUM, A ukr, F bot, F SEV, F STP/NC; MOS, VIE, WAR
| Turkey:  4: A BUL, A CON, F bla, F SMY; ANK
| Unowned: GRE, SWE
|
| On the web: https://judge.example.org/my/games/whole/S1902M

To: ann@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 3 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A SER
| A TRI
| F ALB
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 4 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30
| Europe/London (23:30 UTC), in 2 days. I accept late orders for 3 days
| after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A CLY
| A NOR
| F BAR
| F NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 6 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A BEL
| A BUR
| A PIC
| A SPA
| F ENG
| F POR
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 4 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A PIE
| A ROM
| A TYR
| F TUN
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| 5 of 6 orders succeeded. Fleet St Petersburg (north coast) -> Norway
| bounced: strength 1 against Army Norway with 1.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A BUD
| A RUM
| A UKR
| F BOT
| F SEV
| F STP/NC
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 4 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE F1902M
| A BUL
| A CON
| F BLA
| F SMY
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1902, due on Saturday 5 December 2026, 23:30
| UTC, in 2 days.
| ...

To: nina@example.org
Subject: CHANCERY:whole - S1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
|
| All 5 orders succeeded.
|
| Your orders for F1902M are due on Saturday 5 December 2026, 23:30 UTC,
| in 2 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1902M
| A HOL
| # can go to BEL, KIE, RUH
| A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| A PRU
| # can go to BER, LVN, SIL, WAR
| A SIL
| # can go to BER, BOH, GAL, MUN, PRU, WAR
| F DEN
| # can go to BAL, HEL, KIE, NTH, SKA, SWE
| END ORDERS

# Fall 1902: France resigns, the master orders for it; a further master.
From: fred@example.org
To: reply
> RESIGN whole
> Sorry.

To: fred@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > RESIGN whole
< You have resigned from 'whole'.
<
< On the web: https://judge.example.org/games/whole

To: max@example.org
Subject: CHANCERY:whole - F1902M France has resigned

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sun Dec 06 2026 00:30:00 +0100
|
| France has resigned from 'whole'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON fwhole password
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org, nina@example.org
Subject: CHANCERY:whole - F1902M France has resigned

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
| ...

To: fred@example.org
Subject: CHANCERY:whole - F1902M France has resigned

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
| ...
| On the web: https://judge.example.org/games/whole

From: max@example.org
> SIGN ON WHOLE
> PROMOTE olga@example.org
> EJECT nobody@example.org
> BECOME FRANCE
> A SPA H, A BEL H, F POR H, A PIC H, A BUR H, F ENG H

To: max@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sun Dec 06 2026 00:30:00 +0100
<
< > SIGN ON WHOLE
< Signed on as Master in 'whole'.
<
< > PROMOTE olga@example.org
< Olga Observer is now also a GM of 'whole'.
<
< > EJECT nobody@example.org
< *** "nobody@example.org" isn't in 'whole'. Name a power or an address,
< as in EJECT RUSSIA.
<
< > BECOME FRANCE
< You now act as France. It has no player now.
<
< > A SPA H, A BEL H, F POR H, A PIC H, A BUR H, F ENG H
< A SPA H
< A BEL H
< F POR H
< A PIC H
< A BUR H
< F ENG H
<
< I could not carry out 1 line. See above.
<
< Movement orders for Fall of 1902. (whole.006)
<
< France: Army Belgium HOLD.
< France: Army Burgundy HOLD.
< France: Army Picardy HOLD.
< France: Army Spain HOLD.
< France: Fleet English Channel HOLD.
< France: Fleet Portugal HOLD.
<
< Austria: 3 orders are missing.
< England: 4 orders are missing.
< France: orders are in; open seat.
< Germany: 5 orders are missing.
< Italy: 4 orders are missing.
< Russia: 6 orders are missing.
< Turkey: 4 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 00:30 Europe/Berlin (Saturday 5 December 2026,
< 23:30 UTC). I accept late orders until Wednesday 9 December 2026, 00:30
< Europe/Berlin (Tuesday 8 December 2026, 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - F1902M Another GM

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sun Dec 06 2026 00:30:00 +0100
|
| Olga Observer (olga@example.org) is now also a GM of 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org, nina@example.org
Subject: CHANCERY:whole - F1902M Another GM

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
| ...

From: ann@example.org
To: reply
> A TRI H, A SER H, F ALB H

To: ann@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A TRI H, A SER H, F ALB H
< A TRI H
< A SER H
< F ALB H
<
< Movement orders for Fall of 1902. (whole.006)
<
< Austria: Army Serbia HOLD.
< Austria: Army Trieste HOLD.
< Austria: Fleet Albania HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Tuesday
< 8 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: eve@example.org
To: reply
> A NOR H, F NTH H, F BAR H, A CLY H

To: eve@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A NOR H, F NTH H, F BAR H, A CLY H
< A NOR H
< F NTH H
< F BAR H
< A CLY H
<
< Movement orders for Fall of 1902. (whole.006)
<
< England: Army Clyde HOLD.
< England: Army Norway HOLD.
< England: Fleet Barents Sea HOLD.
< England: Fleet North Sea HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 Europe/London (23:30 UTC). I accept late
< orders until Tuesday 8 December 2026, 23:30 Europe/London (23:30 UTC).
<
< On the web: https://judge.example.org/my/games/whole

From: nina@example.org
To: reply
> A KIE H, A HOL H, F DEN H, A PRU H, A SIL H

To: nina@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A KIE H, A HOL H, F DEN H, A PRU H, A SIL H
< A KIE H
< A HOL H
< F DEN H
< A PRU H
< A SIL H
<
< Movement orders for Fall of 1902. (whole.006)
<
< Germany: Army Holland HOLD.
< Germany: Army Kiel HOLD.
< Germany: Army Prussia HOLD.
< Germany: Army Silesia HOLD.
< Germany: Fleet Denmark HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Tuesday
< 8 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: ida@example.org
To: reply
> A TYR H, A PIE H, F TUN H, A ROM H

To: ida@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A TYR H, A PIE H, F TUN H, A ROM H
< A TYR H
< A PIE H
< F TUN H
< A ROM H
<
< Movement orders for Fall of 1902. (whole.006)
<
< Italy: Army Piedmont HOLD.
< Italy: Army Rome HOLD.
< Italy: Army Tyrolia HOLD.
< Italy: Fleet Tunis HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Tuesday
< 8 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> A BUD H, A RUM H, F SEV H, F BOT-SWE, A UKR H, F STP/NC H

To: rob@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A BUD H, A RUM H, F SEV H, F BOT-SWE, A UKR H, F STP/NC H
< A BUD H
< A RUM H
< F SEV H
< F BOT - SWE
< A UKR H
< F STP/NC H
<
< Movement orders for Fall of 1902. (whole.006)
<
< Russia: Army Budapest HOLD.
< Russia: Army Rumania HOLD.
< Russia: Army Ukraine HOLD.
< Russia: Fleet Gulf of Bothnia -> Sweden.
< Russia: Fleet Sevastopol HOLD.
< Russia: Fleet St Petersburg (north coast) HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Tuesday
< 8 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: tom@example.org
To: reply
> A BUL H, A CON H, F BLA H, F SMY-AEG

To: tom@example.org
Subject: Re: CHANCERY:whole - F1902M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: F1902M Sat Dec 05 2026 23:30:00 +0000
<
< > A BUL H, A CON H, F BLA H, F SMY-AEG
< A BUL H
< A CON H
< F BLA H
< F SMY - AEG
<
< Movement orders for Fall of 1902. (whole.006)
<
< Turkey: Army Bulgaria HOLD.
< Turkey: Army Constantinople HOLD.
< Turkey: Fleet Black Sea HOLD.
< Turkey: Fleet Smyrna -> Aegean Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Tuesday
< 8 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

@ 2026-12-04T20:00:00Z

To: max@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sun Dec 06 2026 00:30:00 +0100
|
| Next: Adjustments for Winter of 1902, due on Sunday 6 December 2026,
| 00:30 Europe/Berlin (Saturday 5 December 2026, 23:30 UTC), in 47 hours.
|
| Movement results for Fall of 1902. (whole.006)
|
| Austria: Army Serbia HOLD.
| Austria: Army Trieste HOLD.
| Austria: Fleet Albania HOLD.
| England: Army Clyde HOLD.
| England: Army Norway HOLD.
| England: Fleet Barents Sea HOLD.
| England: Fleet North Sea HOLD.
| France: Army Belgium HOLD.
| France: Army Burgundy HOLD.
| France: Army Picardy HOLD.
| France: Army Spain HOLD.
| France: Fleet English Channel HOLD.
| France: Fleet Portugal HOLD.
| Germany: Army Holland HOLD.
| Germany: Army Kiel HOLD.
| Germany: Army Prussia HOLD.
| Germany: Army Silesia HOLD.
| Germany: Fleet Denmark HOLD.
| Italy: Army Piedmont HOLD.
| Italy: Army Rome HOLD.
| Italy: Army Tyrolia HOLD.
| Italy: Fleet Tunis HOLD.
| Russia: Army Budapest HOLD.
| Russia: Army Rumania HOLD.
| Russia: Army Ukraine HOLD.
| Russia: Fleet Gulf of Bothnia -> Sweden.
| Russia: Fleet Sevastopol HOLD.
| Russia: Fleet St Petersburg (north coast) HOLD.
| Turkey: Army Bulgaria HOLD.
| Turkey: Army Constantinople HOLD.
| Turkey: Fleet Black Sea HOLD.
| Turkey: Fleet Smyrna -> Aegean Sea.
|
| Centres and units, each power's own centres in capitals:
| Austria: 2 (-1): A SER, A TRI, F alb
| England: 4: A cly, A NOR, F bar, F nth; EDI, LVP, LON
| France:  6: A BEL, A bur, A pic, A SPA, F eng, F POR; BRE, MAR, PAR
| Germany: 5: A HOL, A KIE, A pru, A sil, F DEN; BER, MUN
| Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
| Russia:  8 (+2): A BUD, A RUM, A ukr, F SEV, F STP/NC, F SWE; MOS, VIE,
|          WAR
| Turkey:  4: A BUL, A CON, F aeg, F bla; ANK, SMY
| Unowned: GRE
|
| On the web: https://judge.example.org/my/games/whole/F1902M

To: ann@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| All 3 orders succeeded. You lost Budapest to Russia.
|
| You have 2 centres and 3 units: you must remove 1 unit. Your orders for
| W1902A are due on Saturday 5 December 2026, 23:30 UTC, in 47 hours. I
| accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1902A
| REMOVE
| # one of A SER, A TRI, F ALB
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| All 4 orders succeeded.
|
| You have no orders to submit. Next: Adjustments for Winter of 1902, due
| on Saturday 5 December 2026, 23:30 Europe/London (23:30 UTC), in 47
| hours.
| ...

To: ida@example.org, tom@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| All 4 orders succeeded.
|
| You have no orders to submit. Next: Adjustments for Winter of 1902, due
| on Saturday 5 December 2026, 23:30 UTC, in 47 hours.
| ...

To: rob@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| All 6 orders succeeded. You took Budapest and Sweden.
|
| You have 8 centres and 6 units: you may build 2 units (MOS, WAR). Your
| orders for W1902A are due on Saturday 5 December 2026, 23:30 UTC, in 47
| hours. I accept late orders for 2 days after that.
| ...
| BEGIN ORDERS
| PHASE W1902A
| BUILD
| # what and where: A or F, and one of MOS, WAR; or WAIVE
| BUILD
| # what and where: A or F, and one of MOS, WAR; or WAIVE
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| Next: Adjustments for Winter of 1902, due on Saturday 5 December 2026,
| 23:30 UTC, in 47 hours.
| ...

To: nina@example.org
Subject: CHANCERY:whole - F1902M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
|
| All 5 orders succeeded.
|
| You have no orders to submit. Next: Adjustments for Winter of 1902, due
| on Saturday 5 December 2026, 23:30 UTC, in 47 hours.
| ...
| To end the game by a vote, write SET DRAW and the powers that share it,
| or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/whole/F1902M

# Winter 1902: a removal.
From: ann@example.org
To: reply
> R A BUD
> R F ALB

To: ann@example.org
Subject: Re: CHANCERY:whole - W1902A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
<
< > R A BUD
< *** The army in Budapest is Russian, not yours.
< > R F ALB
< F ALB D
<
< I could not carry out 1 line. See above.
<
< Adjustment orders for Winter of 1902.  (whole.007)
<
< Austria:                  Removes the fleet in Albania.
<
< The turn waits for you to fix the line that could not be carried out,
< but not beyond the deadline. If your orders are right as they are, send
< SET NO WAIT.
< The turn runs at the deadline: Saturday 5 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: rob@example.org
To: reply
> WAIVE

To: rob@example.org
Subject: Re: CHANCERY:whole - W1902A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
<
< > WAIVE
< Waive 1
<
< Adjustment orders for Winter of 1902.  (whole.007)
<
< Russia:                   Waives 1 build.
<
< 1 build is not ordered yet. Build, or waive.
<
< You still owe 1 order.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Monday 7
< December 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE W1902A
< # on file: Waive 1
< BUILD
< # what and where: A or F, and one of MOS, WAR; or WAIVE
< END ORDERS

From: tom@example.org
To: reply
> SUMMARY WHOLE
> WHOGAME WHOLE
> HISTORY WHOLE EXCLSTART F1902M
> HISTORY WHOLE BROAD

To: tom@example.org
Subject: Re: CHANCERY:whole - W1902A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
<
< > SUMMARY WHOLE
< Summary of game 'whole' through W1902A.
<
< It began on Saturday 21 November 2026.
< Its GMs: Max Master and Olga Observer.
< France: Fred French resigned on Thursday 3 December 2026.
< Germany: Gus German was replaced on Tuesday 1 December 2026.
<
< Variant: Standard.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< A friendly game for the golden story.
<
< Historical Supply Center Summary
<     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
< Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
< 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
< 1901 I I I I E E E F F F F F F G G G G G . E R R R R T T T T R . A A R A
< 1902 I I I I E E E F F F F F F G G G G G R E R R R R T T T T R . A R R A
<
< History of Supply Center Counts
< Power    1900  '01  '02  Player
< Austria     3    3    2  Ann Other
< England     3    4    4  Eve English
< France      3    6    6  Fred French
< Germany     3    5    5  Gus German, Nina New
< Italy       3    4    4  Ida Italian
< Russia      4    6    8  Rob Russian
< Turkey      3    4    4  Tom Turk
< Index:     10   22   25
<
< The index is the sum of the squares of the powers' supply centers,
< divided by the number of powers: it rises as one power pulls ahead.
<
< > WHOGAME WHOLE
< Master:   Max Master     max@example.org
< Master:   Olga Observer  olga@example.org
< Austria:  Ann Other
< England:  Eve English
< Germany:  Nina New
< Italy:    Ida Italian
< Russia:   Rob Russian
< Turkey:   Tom Turk       tom@example.org
<
< > HISTORY WHOLE EXCLSTART F1902M
< History of game 'whole'.
<
< This game has no history from those dates. For an earlier start, use
< FROM with a date.
<
< > HISTORY WHOLE BROAD
< History of game 'whole'.
<
< --- F1902M  Thursday 3 December 2026, 23:30 UTC
<
< France has resigned from 'whole'.
<
< You have nothing to order now.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Saturday 5 December 2026, 23:30 UTC. I accept late orders until Monday 7
< December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: olga@example.org
> SIGN ON mwhole olga-secret
> A WAR B

To: olga@example.org
Subject: Re: CHANCERY:whole - W1902A orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: W1902A Sat Dec 05 2026 23:30:00 +0000
<
< > SIGN ON mwhole ********
< Signed on as Master in 'whole'.
<
< > A WAR B
< *** What shall A WAR do? Please write "B A WAR" to build, or "R A WAR"
< to remove.
<
< I could not carry out 1 line. See above.
<
< Adjustment orders for Winter of 1902.  (whole.007)
<
< Austria:                  Removes the fleet in Albania.
<
< Russia:                   Waives 1 build.
<
< 1 build is not ordered yet. Build, or waive.
<
< Austria: orders are in; has a line to fix.
< Russia: 1 order is missing.
< The turn runs at the deadline: Saturday 5 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

From: olga@example.org
> SIGN ON mwhole olga-secret
> B A WAR
> PROCESS
> SET DIAS

To: olga@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SIGN ON mwhole ********
< Signed on as Master in 'whole'.
<
< > B A WAR
< Russia: B A WAR
<
< > PROCESS
< W1902A has been adjudicated. The results are on their way.
<
< > SET DIAS
< DIAS (it was: NO DIAS).
<
< Austria: 2 orders are missing.
< England: 4 orders are missing.
< France: 6 orders are missing; open seat.
< Germany: 5 orders are missing.
< Italy: 4 orders are missing.
< Russia: 7 orders are missing.
< Turkey: 4 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 UTC. I accept late orders until Wednesday
< 9 December 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Mon Dec 07 2026 00:30:00 +0100
|
| Next: Movement for Spring of 1903, due on Monday 7 December 2026, 00:30
| Europe/Berlin (Sunday 6 December 2026, 23:30 UTC), in 2 days.
|
| Adjustment results for Winter of 1902.  (whole.007)
|
| Austria:                  Removes the fleet in Albania.
| Russia:                   Waives 1 build.
| Russia:                   Builds an army in Warsaw.
|
| Centres and units, each power's own centres in capitals:
| Austria: 2: A SER, A TRI
| England: 4: A cly, A NOR, F bar, F nth; EDI, LVP, LON
| France:  6: A BEL, A bur, A pic, A SPA, F eng, F POR; BRE, MAR, PAR
| Germany: 5: A HOL, A KIE, A pru, A sil, F DEN; BER, MUN
| Italy:   4: A pie, A ROM, A tyr, F TUN; NAP, VEN
| Russia:  8: A BUD, A RUM, A ukr, A WAR, F SEV, F STP/NC, F SWE; MOS, VIE
| Turkey:  4: A BUL, A CON, F aeg, F bla; ANK, SMY
| Unowned: GRE
|
| On the web: https://judge.example.org/my/games/whole/W1902A

To: ann@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Fleet Albania DISBAND succeeded.
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A SER
| A TRI
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30
| Europe/London (23:30 UTC), in 2 days. I accept late orders for 3 days
| after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A CLY
| A NOR
| F BAR
| F NTH
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A PIE
| A ROM
| A TYR
| F TUN
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Both orders succeeded.
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A BUD
| A RUM
| A UKR
| A WAR
| F SEV
| F SWE
| F STP/NC
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A BUL
| A CON
| F AEG
| F BLA
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Next: Movement for Spring of 1903, due on Sunday 6 December 2026, 23:30
| UTC, in 2 days.
| ...

To: nina@example.org
Subject: CHANCERY:whole - W1902A Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
|
| Your orders for S1903M are due on Sunday 6 December 2026, 23:30 UTC, in
| 2 days. I accept late orders for 3 days after that.
| ...
| BEGIN ORDERS
| PHASE S1903M
| A HOL
| A KIE
| A PRU
| A SIL
| F DEN
| END ORDERS

To: max@example.org
Subject: CHANCERY:whole - S1903M Settings changed: DIAS

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Mon Dec 07 2026 00:30:00 +0100
|
| DIAS (it was: NO DIAS).
|
| The GM has made this change in 'whole'.
|
| On the web: https://judge.example.org/my/games/whole

To: ann@example.org, eve@example.org, ida@example.org, rob@example.org, tom@example.org, nina@example.org
Subject: CHANCERY:whole - S1903M Settings changed: DIAS

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
| ...

# Spring 1903: votes.
From: ann@example.org
To: reply
> SET CONCEDE RUSSIA
> SET NO CONCEDE
> SET DRAW AE
> SET DRAW

To: ann@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SET CONCEDE RUSSIA
< Austria votes to concede the game to Russia.
<
< > SET NO CONCEDE
< Austria no longer concedes.
<
< > SET DRAW AE
< *** In this game draws include all survivors (DIAS). Send SET DRAW
< without a list.
<
< > SET DRAW
< Austria votes for a draw among all survivors.
<
< You owe 2 orders.
< Austria votes for a draw among all survivors.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 UTC. I accept late orders until Wednesday
< 9 December 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1903M
< A SER
< A TRI
< END ORDERS

From: eve@example.org
To: reply
> SET DRAW

To: eve@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SET DRAW
< England votes for a draw among all survivors.
<
< You owe 4 orders.
< England votes for a draw among all survivors.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 Europe/London (23:30 UTC). I accept late
< orders until Wednesday 9 December 2026, 23:30 Europe/London (23:30 UTC).
<
< BEGIN ORDERS
< PHASE S1903M
< A CLY
< A NOR
< F BAR
< F NTH
< END ORDERS

From: nina@example.org
To: reply
> SET DRAW

To: nina@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SET DRAW
< Germany votes for a draw among all survivors.
<
< You owe 5 orders.
< Germany votes for a draw among all survivors.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 UTC. I accept late orders until Wednesday
< 9 December 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1903M
< A HOL
< A KIE
< A PRU
< A SIL
< F DEN
< END ORDERS

From: ida@example.org
To: reply
> SET DRAW

To: ida@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SET DRAW
< Italy votes for a draw among all survivors.
<
< You owe 4 orders.
< Italy votes for a draw among all survivors.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 UTC. I accept late orders until Wednesday
< 9 December 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1903M
< A PIE
< A ROM
< A TYR
< F TUN
< END ORDERS

From: rob@example.org
To: reply
> SET DRAW

To: rob@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1903M Sun Dec 06 2026 23:30:00 +0000
<
< > SET DRAW
< Russia votes for a draw among all survivors.
<
< You owe 7 orders.
< Russia votes for a draw among all survivors.
<
< On the web: https://judge.example.org/my/games/whole
< The turn runs 30 minutes after the last orders are in. The deadline is
< Sunday 6 December 2026, 23:30 UTC. I accept late orders until Wednesday
< 9 December 2026, 23:30 UTC.
<
< BEGIN ORDERS
< PHASE S1903M
< A BUD
< A RUM
< A UKR
< A WAR
< F SEV
< F SWE
< F STP/NC
< END ORDERS

From: tom@example.org
To: reply
> SET DRAW

To: tom@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > SET DRAW
< Turkey votes for a draw among all survivors. All agree: the game is
< over.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org, ann@example.org, eve@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org, nina@example.org
Subject: CHANCERY:whole - S1903M Game over

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| 'whole' has ended in a draw between Austria, England, France, Germany,
| Italy, Russia and Turkey.
|
| Historical Supply Center Summary
|     Ven Nap Edi Lvp Par Por Bel Mun Ber Swe Stp Mos Con Smy Rum Ser Vie
| Year  Rom Tun Lon Bre Mar Spa Hol Kie Den Nor War Sev Ank Bul Gre Bud Tri
| 1900 I I I . E E E F F F . . . . G G G . . . R R R R T T T . . . . A A A
| 1901 I I I I E E E F F F F F F G G G G G . E R R R R T T T T R . A A R A
| 1902 I I I I E E E F F F F F F G G G G G R E R R R R T T T T R . A R R A
|
| History of Supply Center Counts
| Power    1900  '01  '02  Player
| Austria     3    3    2  Ann Other
| England     3    4    4  Eve English
| France      3    6    6  Fred French
| Germany     3    5    5  Gus German, Nina New
| Italy       3    4    4  Ida Italian
| Russia      4    6    8  Rob Russian
| Turkey      3    4    4  Tom Turk
| Index:     10   22   25
|
| The index is the sum of the squares of the powers' supply centers,
| divided by the number of powers: it rises as one power pulls ahead.
|
| Thank you for playing.
|
| On the web: https://judge.example.org/my/games/whole

From: ann@example.org
To: reply
> A TRI H
> BROADCAST
> Thank you all!
> ENDBROADCAST
> LIST WHOLE

To: ann@example.org
Subject: Re: CHANCERY:whole - S1903M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
<
< > A TRI H
< *** The game 'whole' is finished.
<
< > BROADCAST
< Press sent to all.
<   | Thank you all!
<
< > LIST WHOLE
< Game 'whole' is over: Draw between Austria, England, France, Germany,
< Italy, Russia and Turkey.
<
< Variant: Standard.
< Movement every 2 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< A friendly game for the golden story.
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 46 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET NO LATE PRESS
<
< The following players are signed up for game 'whole':
< Master:   Max Master     max@example.org
< Master:   Olga Observer  olga@example.org
< Austria:  Ann Other      ann@example.org
< England:  Eve English
< Germany:  Nina New
< Italy:    Ida Italian
< Russia:   Rob Russian
< Turkey:   Tom Turk                         (late 2 times)
<
< Status of the Movement phase for Spring of 1903.  (whole.008)
<
< Austria: Army Serbia.
< Austria: Army Trieste.
<
< England: Army Clyde.
< England: Army Norway.
< England: Fleet Barents Sea.
< England: Fleet North Sea.
<
< France:  Army Belgium.
< France:  Army Burgundy.
< France:  Army Picardy.
< France:  Army Spain.
< France:  Fleet English Channel.
< France:  Fleet Portugal.
<
< Germany: Army Holland.
< Germany: Army Kiel.
< Germany: Army Prussia.
< Germany: Army Silesia.
< Germany: Fleet Denmark.
<
< Italy:   Army Piedmont.
< Italy:   Army Rome.
< Italy:   Army Tyrolia.
< Italy:   Fleet Tunis.
<
< Russia:  Army Budapest.
< Russia:  Army Rumania.
< Russia:  Army Ukraine.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (north coast).
< Russia:  Fleet Sweden.
<
< Turkey:  Army Bulgaria.
< Turkey:  Army Constantinople.
< Turkey:  Fleet Aegean Sea.
< Turkey:  Fleet Black Sea.
<
< Ownership of supply centers:
<
< Austria:   Serbia, Trieste.
< England:   Edinburgh, Liverpool, London, Norway.
< France:    Belgium, Brest, Marseilles, Paris, Portugal, Spain.
< Germany:   Berlin, Denmark, Holland, Kiel, Munich.
< Italy:     Naples, Rome, Tunis, Venice.
< Russia:    Budapest, Moscow, Rumania, Sevastopol, St Petersburg, Sweden,
<            Vienna, Warsaw.
< Turkey:    Ankara, Bulgaria, Constantinople, Smyrna.
< Unowned:   Greece.
<
< Austria:  2 Supply centers,  2 Units.
< England:  4 Supply centers,  4 Units.
< France:   6 Supply centers,  6 Units.
< Germany:  5 Supply centers,  5 Units.
< Italy:    4 Supply centers,  4 Units.
< Russia:   8 Supply centers,  7 Units.
< Turkey:   4 Supply centers,  4 Units.
<
< On the web: https://judge.example.org/my/games/whole

To: max@example.org, eve@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org, nina@example.org
Subject: CHANCERY:whole - S1903M Austria to all

| Message from Austria to all in 'whole':
|
| Thank you all!
|
| On the web: https://judge.example.org/my/games/whole/press/all

