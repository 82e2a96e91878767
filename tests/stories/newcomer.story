# A newcomer, from the README to the first results, on a judge that trusts nobody, with the mistakes that people make.
! untrusting

# Clara creates the game.
From: Clara Cook <clara@example.org>
> REGISTER Clara Cook
> CREATE ?danube claras
> SET PREFERENCE A*

To: clara@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Clara Cook
< > CREATE ?danube ********
< > SET PREFERENCE A*
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: clara@example.org
To: reply
> Yes that was me

To: clara@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > Yes that was me
< Thank you. These are the lines that were waiting:
<
< > REGISTER Clara Cook
< Welcome, Clara Cook. You are registered.
< Name:      Clara Cook
< Time zone: UTC
<
< > CREATE ?danube ********
< Game 'danube' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/danube
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?danube password
<
< The reply asks you to confirm: reply to it with the single word CONFIRM.
<
< > SET PREFERENCE A*
< Your preference is Austria, then any other.
<
< 'danube' has not started yet: 1 of 7 seats is taken.
< Your preference: Austria, then any other.

# Emil has her invitation, and a slip in it.
From: Emil Eder <emil@example.org>
> REGSITER Emil Eder
> SIGN ON ?danube mypass

To: emil@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGSITER Emil Eder
< *** That is not a command. Did you mean REGISTER Emil Eder?
<
< > SIGN ON ?danube ********
< *** You are not registered here yet. Send these two lines, with your own
< name and a password that you choose:
< REGISTER Ann Other
< SIGN ON ?danube password

From: Emil Eder <emil@example.org>
> REGISTER Emil Eder

To: emil@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Emil Eder
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM h7he72kzdyv6w8i95vk49xsmsufy3

From: emil@example.org
To: reply
Subject: Re: CHANCERY - Please confirm your registration
> What is this for?
>
> Emil

To: emil@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To continue, reply with the single word CONFIRM. Until then, I have done
< nothing.
<
< These lines wait:
<
< > REGISTER Emil Eder

From: emil@example.org
To: reply
> Yes that was me.

To: emil@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > Yes that was me.
< Thank you. These are the lines that were waiting:
<
< > REGISTER Emil Eder
< Welcome, Emil Eder. You are registered.
< Name:      Emil Eder
< Time zone: UTC
<
< Next: reply to this e-mail. The game danube needs players:
< SIGN ON ?danube password joins it, with a password of your choice. LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

From: emil@example.org
To: reply
> Sign on danube

To: emil@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > Sign on danube
< *** 'danube' is still forming. To join, send SIGN ON ?danube and a
< password.

From: emil@example.org
To: reply
> SIGN ON ?danube mypass
> SET PREFERENCE GER, ITA

To: emil@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > SIGN ON ?danube ********
< You have joined 'danube'. 5 more players are needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE GER, ITA
< Your preference is Germany, then Italy.
<
< 'danube' has not started yet: 2 of 7 seats are taken.
< Your preference: Germany, then Italy.
<
< On the web: https://judge.example.org/my/games/danube

# In a new letter, his password is enough.
From: Emil Eder <emil@example.org>
> SIGN ON ?danube mypass
> SET PREFERENCE GER, RUS, *

To: emil@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > SIGN ON ?danube ********
< Signed on to 'danube' as a player.
<
< > SET PREFERENCE GER, RUS, *
< Your preference is Germany, then Russia, then any other.
<
< 'danube' has not started yet: 2 of 7 seats are taken.
< Your preference: Germany, then Russia, then any other.
<
< On the web: https://judge.example.org/my/games/danube

# Five others send both lines at once, and confirm in their own words.
From: fay@example.org
> REGISTER Fay Fox
> SIGN ON ?danube fays-word
> SET PREFERENCE E

To: fay@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Fay Fox
< > SIGN ON ?danube ********
< > SET PREFERENCE E
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hnk3armb2zq89y5wmyecr6spycmzt

From: fay@example.org
To: reply
> OK

To: fay@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > OK
< Thank you. These are the lines that were waiting:
<
< > REGISTER Fay Fox
< Welcome, Fay Fox. You are registered.
< Name:      Fay Fox
< Time zone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. 4 more players are needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'danube' has not started yet: 3 of 7 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/danube

From: gil@example.org
> REGISTER Gil Gray
> SIGN ON ?danube gils-word
> SET PREFERENCE F

To: gil@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Gil Gray
< > SIGN ON ?danube ********
< > SET PREFERENCE F
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hswgxrn4mdi35zh8xa852dypbv2js

From: gil@example.org
To: reply
> CONFRIM

To: gil@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > CONFRIM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Gil Gray
< Welcome, Gil Gray. You are registered.
< Name:      Gil Gray
< Time zone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. 3 more players are needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE F
< Your preference is France.
<
< 'danube' has not started yet: 4 of 7 seats are taken.
< Your preference: France.
<
< On the web: https://judge.example.org/my/games/danube

From: hal@example.org
> REGISTER Hal Hill
> SIGN ON danube hals-word
> SET PREFERENCE I

To: hal@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Hal Hill
< > SIGN ON danube ********
< > SET PREFERENCE I
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hc8ij6vj5y3m74kwqvkkzdz7ttkmh

From: hal@example.org
To: reply
> Confirm.

To: hal@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > Confirm.
< Thank you. These are the lines that were waiting:
<
< > REGISTER Hal Hill
< Welcome, Hal Hill. You are registered.
< Name:      Hal Hill
< Time zone: UTC
<
< > SIGN ON danube ********
< You have joined 'danube'. 2 more players are needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE I
< Your preference is Italy.
<
< 'danube' has not started yet: 5 of 7 seats are taken.
< Your preference: Italy.
<
< On the web: https://judge.example.org/my/games/danube

From: ivo@example.org
> REGISTER Ivo Iron
> JOIN danube ivos-word
> SET PREFERENCE R

To: ivo@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Ivo Iron
< > JOIN danube ********
< > SET PREFERENCE R
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM htaz7qww69zgmnhn5na6nd6rixmdf

From: ivo@example.org
To: reply
> Ja, das war ich.

To: ivo@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > Ja, das war ich.
< Thank you. These are the lines that were waiting:
<
< > REGISTER Ivo Iron
< Welcome, Ivo Iron. You are registered.
< Name:      Ivo Iron
< Time zone: UTC
<
< > JOIN danube ********
< You have joined 'danube'. One more player is needed.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST danube shows all settings.
<
< > SET PREFERENCE R
< Your preference is Russia.
<
< 'danube' has not started yet: 6 of 7 seats are taken.
< Your preference: Russia.
<
< On the web: https://judge.example.org/my/games/danube

From: joy@example.org
> REGISTER Joy Jones
> JOIN danube
> SET PREFERENCE T

To: joy@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Joy Jones
< > JOIN danube
< > SET PREFERENCE T
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hmp6e47k7bcwqm6vhnggkiwkibwaw

From: joy@example.org
To: reply
> Hello judge,
>
> yes, please!

To: joy@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > yes, please!
< Thank you. These are the lines that were waiting:
<
< > REGISTER Joy Jones
< Welcome, Joy Jones. You are registered.
< Name:      Joy Jones
< Time zone: UTC
<
< > JOIN danube
< You have joined 'danube'. All seats are taken.
<
< Standard, for 7 players. It has no GM.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Your seat has no password: just reply to my e-mails. SET PASSWORD word
< gives it one.
<
< > SET PREFERENCE T
< Your preference is Turkey.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org
Subject: CHANCERY:danube - S1901M You are Austria

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Austria.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON adanube
| and your password.
|
| Austria:  Clara Cook  clara@example.org
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder
| Italy:    Hal Hill
| Russia:   Ivo Iron
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: emil@example.org
Subject: CHANCERY:danube - S1901M You are Germany

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Germany.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON gdanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder   emil@example.org
| Italy:    Hal Hill
| Russia:   Ivo Iron
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: fay@example.org
Subject: CHANCERY:danube - S1901M You are England

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are England.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON edanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox     fay@example.org
| France:   Gil Gray
| Germany:  Emil Eder
| Italy:    Hal Hill
| Russia:   Ivo Iron
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: gil@example.org
Subject: CHANCERY:danube - S1901M You are France

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are France.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON fdanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray    gil@example.org
| Germany:  Emil Eder
| Italy:    Hal Hill
| Russia:   Ivo Iron
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: hal@example.org
Subject: CHANCERY:danube - S1901M You are Italy

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Italy.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON idanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder
| Italy:    Hal Hill    hal@example.org
| Russia:   Ivo Iron
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: ivo@example.org
Subject: CHANCERY:danube - S1901M You are Russia

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Russia.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON rdanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder
| Italy:    Hal Hill
| Russia:   Ivo Iron    ivo@example.org
| Turkey:   Joy Jones
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

To: joy@example.org
Subject: CHANCERY:danube - S1901M You are Turkey

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| 'danube' has started. You are Turkey.
|
| Your orders for S1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| On the web: https://judge.example.org/my/games/danube
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
| To write a new e-mail instead of a reply, begin it with SIGN ON tdanube
| and your password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder
| Italy:    Hal Hill
| Russia:   Ivo Iron
| Turkey:   Joy Jones   joy@example.org
|
| Status of the Movement phase for Spring of 1901.  (danube.001)
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

# Emil orders by a plain answer, not without a mistake; the others need fewer words.
From: emil@example.org
To: reply
> A BER - KIEL
> A MUN - RHUR
> F KIE - DEN

To: emil@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > A BER - KIEL
< A BER - KIE
< > A MUN - RHUR
< I read this as A MUN - RUH.
< > F KIE - DEN
< F KIE - DEN
<
< Reply YES to file it, or NO to leave it.
<
< Movement orders for Spring of 1901. (danube.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich, no order yet.
< Germany: Fleet Kiel -> Denmark.
<
< You still owe 1 order.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BER
< # on file: A BER - KIE
< # can go to KIE, MUN, PRU, SIL
< A MUN
< # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
< F KIE
< # on file: F KIE - DEN
< # can go to BAL, BER, DEN, HEL, HOL
< END ORDERS

From: emil@example.org
To: reply
> A MUN - RUH

To: emil@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > A MUN - RUH
< A MUN - RUH
<
< Movement orders for Spring of 1901. (danube.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich -> Ruhr.
< Germany: Fleet Kiel -> Denmark.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: clara@example.org
To: reply
> A BUD - SER
> A VIE - GAL
> F TRI - ALB

To: clara@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > A BUD - SER
< A BUD - SER
< > A VIE - GAL
< A VIE - GAL
< > F TRI - ALB
< F TRI - ALB
<
< Movement orders for Spring of 1901. (danube.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste -> Albania.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: fay@example.org
To: reply
> F EDI - NWG, F LON - NTH, A LVP - YOR

To: fay@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > F EDI - NWG, F LON - NTH, A LVP - YOR
< F EDI - NWG
< F LON - NTH
< A LVP - YOR
<
< Movement orders for Spring of 1901. (danube.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: gil@example.org
> SIGN ON fdanube wrong-word
> F BRE - MAO, A PAR - BUR, A MAR - SPA

To: gil@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON fdanube ********
< *** That is not the password of that seat in 'danube'. You can also
< reply to any of my e-mails about 'danube', without a password.
< I ignored the lines after this one.

From: gil@example.org
> SIGN ON fdanube gils-word
> F BRE - MAO, A PAR - BUR, A MAR - SPA

To: gil@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > SIGN ON fdanube ********
< Signed on as France in 'danube'.
<
< > F BRE - MAO, A PAR - BUR, A MAR - SPA
< F BRE - MAO
< A PAR - BUR
< A MAR - SPA
<
< Movement orders for Spring of 1901. (danube.001)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: hal@example.org
To: reply
> F NAP - ION, A ROM - APU, A VEN H

To: hal@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > F NAP - ION, A ROM - APU, A VEN H
< F NAP - ION
< A ROM - APU
< A VEN H
<
< Movement orders for Spring of 1901. (danube.001)
<
< Italy: Army Rome -> Apulia.
< Italy: Army Venice HOLD.
< Italy: Fleet Naples -> Ionian Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: ivo@example.org
To: reply
> A MOS - UKR, A WAR - GAL, F SEV - BLA, F STP/SC - BOT

To: ivo@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > A MOS - UKR, A WAR - GAL, F SEV - BLA, F STP/SC - BOT
< A MOS - UKR
< A WAR - GAL
< F SEV - BLA
< F STP/SC - BOT
<
< Movement orders for Spring of 1901. (danube.001)
<
< Russia: Army Moscow -> Ukraine.
< Russia: Army Warsaw -> Galicia.
< Russia: Fleet Sevastopol -> Black Sea.
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: joy@example.org
To: reply
> F ANK - BLA, A CON - BUL, A SMY - CON

To: joy@example.org
Subject: Re: CHANCERY:danube - S1901M orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
< :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
<
< > F ANK - BLA, A CON - BUL, A SMY - CON
< F ANK - BLA
< A CON - BUL
< A SMY - CON
<
< Movement orders for Spring of 1901. (danube.001)
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC. I accept late orders until Monday 30
< November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

@ 2026-11-21T14:00:00Z

To: clara@example.org
Subject: CHANCERY:danube - S1901M Results

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| 2 of 3 orders succeeded. Army Vienna and Army Warsaw bounced in Galicia:
| strength 1 each.
|
| Your orders for F1901M are due on Friday 27 November 2026, 23:30 UTC, in
| 6 days. I accept late orders for 3 days after that.
|
| Movement results for Spring of 1901. (danube.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Galicia. (*bounce*)
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
| Italy: Army Rome -> Apulia.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples -> Ionian Sea.
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw -> Galicia. (*bounce*)
| Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea. (*bounce*)
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A ser, A VIE, F alb; BUD, TRI
| England: 3: A yor, F nth, F nwg; EDI, LVP, LON
| France:  3: A bur, A spa, F mao; BRE, MAR, PAR
| Germany: 3: A KIE, A ruh, F den; BER, MUN
| Italy:   3: A apu, A VEN, F ion; NAP, ROM
| Russia:  4: A ukr, A WAR, F bot, F SEV; MOS, STP
| Turkey:  3: A bul, A CON, F ANK; SMY
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/danube/S1901M
|
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A SER
| # can go to ALB, BUD, BUL, GRE, RUM, TRI
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F ALB
| # can go to ADR, GRE, ION, TRI
| END ORDERS

To: emil@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| All 3 orders succeeded.
|
| You had not told me whether you meant A MUN - RUH, so I did not file it.
| ...
| A KIE
| # can go to BER, DEN, HOL, MUN, RUH
| A RUH
| # can go to BEL, BUR, HOL, KIE, MUN
| F DEN
| # can go to BAL, HEL, KIE, NTH, SKA, SWE
| END ORDERS

To: fay@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| All 3 orders succeeded.
| ...
| A YOR
| # can go to EDI, LON, LVP, WAL
| F NTH
| # can go to BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG, SKA, YOR
| F NWG
| # can go to BAR, CLY, EDI, NAO, NOR, NTH
| END ORDERS

To: gil@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| All 3 orders succeeded.
| ...
| A BUR
| # can go to BEL, GAS, MAR, MUN, PAR, PIC, RUH
| A SPA
| # can go to GAS, MAR, POR
| F MAO
| # can go to BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC, SPA/SC, WES
| END ORDERS

To: hal@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| All 3 orders succeeded.
| ...
| A APU
| # can go to NAP, ROM, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F ION
| # can go to ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: ivo@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| 2 of 4 orders succeeded. Army Vienna and Army Warsaw bounced in Galicia:
| strength 1 each. Fleet Sevastopol and Fleet Ankara bounced in the Black
| Sea: strength 1 each.
| ...
| A UKR
| # can go to GAL, MOS, RUM, SEV, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F BOT
| # can go to BAL, FIN, LVN, STP/SC, SWE
| F SEV
| # can go to ARM, BLA, RUM
| END ORDERS

To: joy@example.org
Subject: CHANCERY:danube - S1901M Results

| ...
| 2 of 3 orders succeeded. Fleet Sevastopol and Fleet Ankara bounced in
| the Black Sea: strength 1 each.
| ...
| A BUL
| # can go to CON, GRE, RUM, SER
| A CON
| # can go to ANK, BUL, SMY
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

