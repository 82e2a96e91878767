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
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Clara Cook
< > CREATE ?danube ********
< > SET PREFERENCE A*
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Clara Cook
< Timezone: UTC
<
< > CREATE ?danube ********
< Game 'danube' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
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
< The answer asks you to confirm: answer it with the one word CONFIRM.
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
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGSITER Emil Eder
< *** There is no such command. Did you mean REGISTER Emil Eder?
<
< > SIGN ON ?danube ********
< *** You are not registered here yet. Please send these two lines, with
< your own name and a password that you choose:
< REGISTER Ann Other
< SIGN ON ?danube password

From: Emil Eder <emil@example.org>
> REGISTER Emil Eder

To: emil@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Emil Eder
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Nothing has been done yet. To go on, answer with the one word CONFIRM.
<
< These lines wait:
<
< > REGISTER Emil Eder

From: emil@example.org
To: reply
> Yes that was me.

To: emil@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > Yes that was me.
< Thank you. These are the lines that were waiting:
<
< > REGISTER Emil Eder
< Welcome, Emil Eder. You are registered.
< Name:     Emil Eder
< Timezone: UTC
<
< Next: answer this letter. The game danube waits for players:
< SIGN ON ?danube and a password of your own joins it. LIST shows all
< games, and GET GUIDE how to play. All of it can be done in a browser
< too: WEB tells where.

From: emil@example.org
To: reply
> Sign on danube

To: emil@example.org
Subject: Re: CHANCERY - your letter

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
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST danube
< shows everything about the game.
<
< > SET PREFERENCE GER, ITA
< Your preference is Germany, then Italy.
<
< 'danube' has not started yet: 2 of 7 seats are taken.
< Your preference: Germany, then Italy.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Emil Eder has joined 'danube'. 5 more players are needed.
|
| On the web: https://judge.example.org/my/games/danube

# In a new letter, his password is enough.
From: Emil Eder <emil@example.org>
> SIGN ON ?danube mypass
> SET PREFERENCE GER, RUS, *

To: emil@example.org
Subject: Re: CHANCERY:danube - orders

< :: Judge: CHANCERY  Game: Danube  Variant: Standard
<
< > SIGN ON ?danube ********
< Signed on as Player in 'danube'.
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
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Fay Fox
< > SIGN ON ?danube ********
< > SET PREFERENCE E
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Fay Fox
< Timezone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. 4 more players are needed.
<
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST danube
< shows everything about the game.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'danube' has not started yet: 3 of 7 seats are taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org, emil@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Fay Fox has joined 'danube'. 4 more players are needed.
|
| On the web: https://judge.example.org/my/games/danube

From: gil@example.org
> REGISTER Gil Gray
> SIGN ON ?danube gils-word
> SET PREFERENCE F

To: gil@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Gil Gray
< > SIGN ON ?danube ********
< > SET PREFERENCE F
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Gil Gray
< Timezone: UTC
<
< > SIGN ON ?danube ********
< You have joined 'danube'. 3 more players are needed.
<
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST danube
< shows everything about the game.
<
< > SET PREFERENCE F
< Your preference is France.
<
< 'danube' has not started yet: 4 of 7 seats are taken.
< Your preference: France.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org, emil@example.org, fay@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Gil Gray has joined 'danube'. 3 more players are needed.
|
| On the web: https://judge.example.org/my/games/danube

From: hal@example.org
> REGISTER Hal Hill
> SIGN ON danube hals-word
> SET PREFERENCE I

To: hal@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Hal Hill
< > SIGN ON danube ********
< > SET PREFERENCE I
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Hal Hill
< Timezone: UTC
<
< > SIGN ON danube ********
< You have joined 'danube'. 2 more players are needed.
<
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST danube
< shows everything about the game.
<
< > SET PREFERENCE I
< Your preference is Italy.
<
< 'danube' has not started yet: 5 of 7 seats are taken.
< Your preference: Italy.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org, emil@example.org, fay@example.org, gil@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Hal Hill has joined 'danube'. 2 more players are needed.
|
| On the web: https://judge.example.org/my/games/danube

From: ivo@example.org
> REGISTER Ivo Iron
> JOIN danube ivos-word
> SET PREFERENCE R

To: ivo@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Ivo Iron
< > JOIN danube ********
< > SET PREFERENCE R
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Ivo Iron
< Timezone: UTC
<
< > JOIN danube ********
< You have joined 'danube'. One more player is needed.
<
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST danube
< shows everything about the game.
<
< > SET PREFERENCE R
< Your preference is Russia.
<
< 'danube' has not started yet: 6 of 7 seats are taken.
< Your preference: Russia.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org, emil@example.org, fay@example.org, gil@example.org, hal@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Ivo Iron has joined 'danube'. One more player is needed.
|
| On the web: https://judge.example.org/my/games/danube

From: joy@example.org
> REGISTER Joy Jones
> JOIN danube
> SET PREFERENCE T

To: joy@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Joy Jones
< > JOIN danube
< > SET PREFERENCE T
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
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
< Name:     Joy Jones
< Timezone: UTC
<
< > JOIN danube
< You have joined 'danube'. All seats are taken.
<
< Standard, for 7 players. It has no master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
<
< Your seat has no password: simply answer my letters. SET PASSWORD and a
< word gives it one.
<
< > SET PREFERENCE T
< Your preference is Turkey.
<
< On the web: https://judge.example.org/my/games/danube

To: clara@example.org, emil@example.org, fay@example.org, gil@example.org, hal@example.org, ivo@example.org
Subject: CHANCERY:danube - A new player

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
|
| Joy Jones has joined 'danube'. All seats are taken.
|
| On the web: https://judge.example.org/my/games/danube

To: clara@example.org
Subject: CHANCERY:danube - S1901M The game begins

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: S1901M Fri Nov 27 2026 23:30:00 +0000
|
| The game 'danube' begins.
|
| You play Austria. Answer this letter, or begin a new one with
| SIGN ON adanube password.
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
| The next phase of 'danube' will be Movement for Spring of 1901. The
| deadline for orders will be Friday 27 November 2026, 23:30 UTC.
|
| Time to deadline: 6 days, 11 hours, 30 minutes, and 0 seconds.
| Late orders are accepted until Monday 30 November 2026, 23:30 UTC.
|
| SET CALENDAR INVITE puts each deadline into your calendar.
|
| On the web: https://judge.example.org/my/games/danube
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

To: emil@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play Germany. Answer this letter, or begin a new one with
| SIGN ON gdanube password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray
| Germany:  Emil Eder   emil@example.org
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: fay@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play England. Answer this letter, or begin a new one with
| SIGN ON edanube password.
|
| Austria:  Clara Cook
| England:  Fay Fox     fay@example.org
| ...
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: gil@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play France. Answer this letter, or begin a new one with
| SIGN ON fdanube password.
|
| Austria:  Clara Cook
| England:  Fay Fox
| France:   Gil Gray    gil@example.org
| ...
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: hal@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play Italy. Answer this letter, or begin a new one with
| SIGN ON idanube password.
|
| Austria:  Clara Cook
| ...
| Italy:    Hal Hill    hal@example.org
| ...
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: ivo@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play Russia. Answer this letter, or begin a new one with
| SIGN ON rdanube password.
|
| Austria:  Clara Cook
| ...
| Russia:   Ivo Iron    ivo@example.org
| ...
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS

To: joy@example.org
Subject: CHANCERY:danube - S1901M The game begins

| ...
| You play Turkey. Answer this letter, or begin a new one with
| SIGN ON tdanube password.
|
| Austria:  Clara Cook
| ...
| Turkey:   Joy Jones   joy@example.org
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

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
< *** RHUR: did you mean Ruhr?
< > F KIE - DEN
< F KIE - DEN
<
< 1 line could not be carried out; see above.
<
< Movement orders for Spring of 1901. (danube.001)
<
< Germany: Army Berlin -> Kiel.
< Germany: Army Munich, no order yet.
< Germany: Fleet Kiel -> Denmark.
<
< 1 order is still needed.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube
<
< To order, answer this letter with the form filled in:
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

From: gil@example.org
> SIGN ON fdanube wrong-word
> F BRE - MAO, A PAR - BUR, A MAR - SPA

To: gil@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > SIGN ON fdanube ********
< *** That is not the password of that seat in 'danube'. You can also
< reply to any of my e-mails about 'danube': that needs no password.
< The lines after this one have not been carried out.

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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
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
< Friday 27 November 2026, 23:30 UTC; late orders are accepted until
< Monday 30 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/danube

@ 2026-11-21T14:00:00Z

To: clara@example.org
Subject: CHANCERY:danube - S1901M Results

| :: Judge: CHANCERY  Game: Danube  Variant: Standard
| :: Deadline: F1901M Fri Nov 27 2026 23:30:00 +0000
|
| Movement results for Spring of 1901. (danube.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Galicia. (*bounce*)
| Austria: Fleet Trieste -> Albania.
|
| England: Army Liverpool -> Yorkshire.
| England: Fleet Edinburgh -> Norwegian Sea.
| England: Fleet London -> North Sea.
|
| France: Army Marseilles -> Spain.
| France: Army Paris -> Burgundy.
| France: Fleet Brest -> Mid-Atlantic Ocean.
|
| Germany: Army Berlin -> Kiel.
| Germany: Army Munich -> Ruhr.
| Germany: Fleet Kiel -> Denmark.
|
| Italy: Army Rome -> Apulia.
| Italy: Army Venice HOLD.
| Italy: Fleet Naples -> Ionian Sea.
|
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw -> Galicia. (*bounce*)
| Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
|
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea. (*bounce*)
|
| Why:
|
| Army Vienna and Army Warsaw bounced in Galicia: strength 1 each.
| Fleet Sevastopol and Fleet Ankara bounced in Black Sea: strength 1 each.
|
| Where everybody stands now:
|
| Austria: 3 centres: A SER, A VIE, F ALB
| England: 3 centres: A YOR, F NTH, F NWG
| France:  3 centres: A BUR, A SPA, F MAO
| Germany: 3 centres: A KIE, A RUH, F DEN
| Italy:   3 centres: A APU, A VEN, F ION
| Russia:  4 centres: A UKR, A WAR, F BOT, F SEV
| Turkey:  3 centres: A BUL, A CON, F ANK
| Unowned: 12 centres: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA,
|          SWE, TUN
|
| The next phase of 'danube' will be Movement for Fall of 1901. The
| deadline for orders will be Friday 27 November 2026, 23:30 UTC.
|
| Time to deadline: 6 days, 11 hours, 0 minutes, and 0 seconds.
| Late orders are accepted until Monday 30 November 2026, 23:30 UTC.
|
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
|
| On the web: https://judge.example.org/my/games/danube/S1901M
|
| To order, answer this letter with the form filled in:
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
| A BUL
| # can go to CON, GRE, RUM, SER
| A CON
| # can go to ANK, BUL, SMY
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

