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
<   Name:      Max Master
<   Timezone:  Europe/Berlin
<
< > CREATE ?whole ********
< Game 'whole' has been created: Standard, for 7 players.
< You are its first player; BECOME MASTER makes you its master instead.
< Others join with SIGN ON ?whole and a password of their own.
<
< > BECOME MASTER
< You are now the master of 'whole'.
<
< > SET WHITE/GREY, NO DIAS, MOVE NEXT 46
< WHITE/GREY (it was: WHITE).
< NO DIAS (it was: DIAS).
< MOVE clock 1410 min  0.00 next  46.00 grace  72.00 delay 0.50 days
< SMTWTFS.
<
< > SET COMMENT A friendly game for the golden story.
< COMMENT A friendly game for the golden story..

To: max@example.org
Subject: CHANCERY:whole - Settings changed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Master has changed the settings of 'whole':
|
| WHITE/GREY (it was: WHITE).
| NO DIAS (it was: DIAS).
| MOVE clock 1410 min  0.00 next  46.00 grace  72.00 delay 0.50 days
| SMTWTFS.
| COMMENT A friendly game for the golden story..

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
<   Name:      Ann Other
<   Timezone:  UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 6 more players are needed.
<
< > SET PREFERENCE A[GE]*
< Your preference is A[GE]*.

To: max@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'whole'. 6 more players are needed.

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
<   Name:      Eve English
<   Timezone:  UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 5 more players are needed.
<
< > SET TIMEZONE Europe/London
< Times are told in Europe/London from now on.
<
< > SET PREFERENCE E
< Your preference is E.
<
< > BROADCAST
< Press sent to all.

To: max@example.org, ann@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Eve English (eve@example.org) has joined 'whole'. 5 more players are needed.

To: max@example.org, ann@example.org
Subject: CHANCERY:whole - Press from Eve English to all

| Message from Eve English to all in 'whole':
|
| Good luck to all of you!

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
<   Name:      Fred French
<   Timezone:  UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. 4 more players are needed.
<
< > SET PREF FA*
< Your preference is FA*.

To: max@example.org, ann@example.org, eve@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Fred French (fred@example.org) has joined 'whole'. 4 more players are needed.

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
<   Name:      Gus German
<   Timezone:  UTC
<
< > SIGN ON ? ********
< You have joined 'whole'. 3 more players are needed.
<
< > SET PREFERENCE G
< Your preference is G.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Gus German (gus@example.org) has joined 'whole'. 3 more players are needed.

From: ida@example.org
> REGISTER Ida Italian
> SIGN ON ?hwole ida-secret
> SET PREFERENCE I

To: ida@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGISTER Ida Italian
< Welcome, Ida Italian. You are registered.
<   Name:      Ida Italian
<   Timezone:  UTC
<
< > SIGN ON ?hwole ********
< *** There is no game "hwole". Did you mean whole?
< The lines after this one have not been carried out.

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
< > SET PREFERENCE I
< Your preference is I.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Ida Italian (ida@example.org) has joined 'whole'. 2 more players are needed.

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
<   Name:      Rob Russian
<   Timezone:  UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. One more player is needed.
<
< > SET PREFERENCE R
< Your preference is R.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Rob Russian (rob@example.org) has joined 'whole'. One more player is needed.

From: tom@example.org
> REGISTER Tom Turk
> SIGN ON ?whole tom-secret
> SET PREFERENCE T

To: tom@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
<
< > REGISTER Tom Turk
< Welcome, Tom Turk. You are registered.
<   Name:      Tom Turk
<   Timezone:  UTC
<
< > SIGN ON ?whole ********
< You have joined 'whole'. All seats are taken.
<
< > SET PREFERENCE T
< Your preference is T.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org
Subject: CHANCERY:whole - A new player

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
|
| Tom Turk (tom@example.org) has joined 'whole'. All seats are taken.

To: max@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 00:30:00 +0100
|
| The game 'whole' begins.
|
|   Austria:       Ann Other          ann@example.org
|   England:       Eve English        eve@example.org
|   France:        Fred French        fred@example.org
|   Germany:       Gus German         gus@example.org
|   Italy:         Ida Italian        ida@example.org
|   Russia:        Rob Russian        rob@example.org
|   Turkey:        Tom Turk           tom@example.org
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
| The next phase of 'whole' will be Movement for Spring of 1901.
| The deadline for orders will be Tuesday 24 November 2026, 00:30
| Europe/Berlin (Monday 23 November 2026, 23:30 UTC).
|
| Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.

To: ann@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play Austria.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BUD ___                # GAL, RUM, SER, TRI, VIE
| A VIE ___                # BOH, BUD, GAL, TRI, TYR
| F TRI ___                # ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play England.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30
| Europe/London (23:30 UTC).
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A LVP ___                # CLY, EDI, WAL, YOR
| F EDI ___                # CLY, NTH, NWG, YOR
| F LON ___                # ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play France.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MAR ___                # BUR, GAS, PIE, SPA
| A PAR ___                # BRE, BUR, GAS, PIC
| F BRE ___                # ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play Germany.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A BER ___                # KIE, MUN, PRU, SIL
| A MUN ___                # BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE ___                # BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play Italy.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A ROM ___                # APU, NAP, TUS, VEN
| A VEN ___                # APU, PIE, ROM, TRI, TUS, TYR
| F NAP ___                # APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play Russia.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A MOS ___                # LVN, SEV, STP, UKR, WAR
| A WAR ___                # GAL, LVN, MOS, PRU, SIL, UKR
| F SEV ___                # ARM, BLA, RUM
| F STP/SC ___             # BOT, FIN, LVN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1901M The game begins

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| You play Turkey.
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE S1901M
| A CON ___                # ANK, BUL, SMY
| A SMY ___                # ANK, ARM, CON, SYR
| F ANK ___                # ARM, BLA, CON
| END ORDERS

From: olga@example.org
> REGISTER Olga Observer
> OBSERVE whole olga-secret

To: olga@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
<   Name:      Olga Observer
<   Timezone:  UTC
<
< > OBSERVE whole ********
< You now observe 'whole'.

# Spring 1901: orders with mistakes; an order form; press.
From: ann@example.org
> SIGN ON awhole ann-secret
> A BUD - SRE
> A VIE - MUN
> F TRI - ALB
> STATSU WHOLE
> HLEP ORDERS

To: ann@example.org
Subject: Re: [4 errors] CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
<
< > SIGN ON awhole ********
< Signed on as Austria in 'whole'.
<
< > A BUD - SRE
< *** SRE: did you mean Brest, Greece, Serbia or Sweden?
< > A VIE - MUN
< *** The army in Vienna can't get to Munich; it can go to BOH, BUD, GAL,
< TRI or TYR.
< > F TRI - ALB
< F TRI - ALB
<
< > STATSU WHOLE
< *** There is no such command. Did you mean STATUS?
<
< > HLEP ORDERS
< *** There is no such command. Did you mean CLEAR ORDERS, or HELP?
<
< Movement orders for Spring of 1901. (whole.001)
<
< Austria: Army Budapest, No Order Processed.
< Austria: Army Vienna, No Order Processed.
< Austria: Fleet Trieste -> Albania.
<
< Error flag set: orders are missing, or can not be carried out.
< Without them you will be late after Monday 23 November 2026, 23:30 UTC.
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<
< 4 errors encountered.

From: ann@example.org
To: reply
> A BUD-SER; A VIE-BUD

To: ann@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

From: eve@example.org
To: reply
> On Saturday the judge wrote:
> > To order, answer this letter with the form filled in:
> >
> > BEGIN ORDERS
> > PHASE S1901M
> > A LVP - YOR
> > F EDI - NWG
> > F LON ___                # ENG, NTH, WAL, YOR
> > END ORDERS

To: eve@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< England: Fleet London, No Order Processed.
<
< Error flag set: orders are missing, or can not be carried out.
< Without them you will be late after Monday 23 November 2026, 23:30
< Europe/London (23:30 UTC).
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

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
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
<
< > F LON - NTH
< F LON - NTH
<
< > PRESS TO FG
< Press sent to France and Germany.
<
< > PRESS GREY TO ALL BUT F
< Press sent to all but France, without your name.
<
< > PRESS TO M
< Press sent to Master.
<
< > SET WAIT
< Nothing is adjudicated before the deadline.
<
< Movement orders for Spring of 1901. (whole.001)
<
< England: Army Liverpool -> Yorkshire.
< England: Fleet Edinburgh -> Norwegian Sea.
< England: Fleet London -> North Sea.
<
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

To: fred@example.org, gus@example.org
Subject: CHANCERY:whole - S1901M Press from E to FG

| Message from England to France and Germany in 'whole':
|
| Shall we divide the Low Countries?
| Yours, England

To: max@example.org, ann@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Press to all but F

| Message from somebody to all but France in 'whole':
|
| France is not to be trusted.

To: max@example.org
Subject: CHANCERY:whole - S1901M Press from E to M

| Message from England to Master in 'whole':
|
| Is my clock right?

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
Subject: Re: [1 error] CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< *** There is no province GREY on this board.
<
< > BROADCAST GREY
< Press sent to all, without your name.
<
< Movement orders for Spring of 1901. (whole.001)
<
< France: Army Marseilles -> Spain.
< France: Army Paris -> Burgundy.
< France: Fleet Brest -> Mid-Atlantic Ocean.
<
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<
< 1 error encountered.

To: max@example.org, ann@example.org, eve@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Press to all

| Message from somebody to all in 'whole':
|
| Somebody lies.

From: gus@example.org
> SIGN ON gwhole gus-secret
> A BER-KIE, A MUN-RUH, F KIE-DEN

To: gus@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

From: ida@example.org
> SIGN ON iwhole ida-secret
> A VEN-TRI, A ROM-VEN, F NAP-ION

To: ida@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

From: rob@example.org
> SIGN ON rwhole rob-secret
> A MOS-UKR, A WAR-GAL, F SEV-BLA, F STP/SC-BOT

To: rob@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

From: tom@example.org
> SIGN ON twhole tom-secret
> A CON-BUL, A SMY-CON, F ANK-BLA

To: tom@example.org
Subject: Re: CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 23:30:00 +0000
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
< Time to deadline: 2 days, 11 hours, 30 minutes, and 0 seconds.
<

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
< Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
< Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
<
< Turkey: Army Constantinople -> Bulgaria.
< Turkey: Army Smyrna -> Constantinople.
< Turkey: Fleet Ankara -> Black Sea. (*bounce*)
<
< Why:
<
< Fleet Sevastopol -> Black Sea bounced: strength 1 against 1 of Fleet
<     Ankara -> Black Sea.
< Fleet Ankara -> Black Sea bounced: strength 1 against 1 of Fleet
<     Sevastopol -> Black Sea.
<
< > SET NO GREY
< WHITE (it was: WHITE/GREY).
<
< > SET DEADLINE MONDAY 20:00
< The deadline for S1901M is Monday 23 November 2026, 20:00 Europe/Berlin
< (19:00 UTC).

To: max@example.org
Subject: CHANCERY:whole - S1901M Settings changed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 20:00:00 +0100
|
| Master has changed the settings of 'whole':
|
| WHITE (it was: WHITE/GREY).
| The deadline for S1901M is Monday 23 November 2026, 20:00 Europe/Berlin
| (19:00 UTC).

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:whole - S1901M Settings changed

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
| ...

From: eve@example.org
> SIGN ON ewhole eve-secret
> PRESS GREY TO G
> Psst.
> ENDPRESS
> SET NO WAIT

To: eve@example.org
Subject: Re: [1 error] CHANCERY:whole - S1901M orders

< :: Judge: CHANCERY  Game: Whole  Variant: Standard
< :: Deadline: S1901M Mon Nov 23 2026 19:00:00 +0000
<
< > SIGN ON ewhole ********
< Signed on as England in 'whole'.
<
< > PRESS GREY TO G
< *** This game has white press only. Nothing has been sent. (Press to the
< master alone is always allowed: PRESS TO M.)
<
< > SET NO WAIT
< You do not wait for the deadline any more.

@ 2026-11-21T13:00:00Z

To: max@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 00:30:00 +0100
|
| Movement results for Spring of 1901. (whole.001)
|
| Austria: Army Budapest -> Serbia.
| Austria: Army Vienna -> Budapest.
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
| Italy: Army Rome -> Venice.
| Italy: Army Venice -> Trieste.
| Italy: Fleet Naples -> Ionian Sea.
|
| Russia: Army Moscow -> Ukraine.
| Russia: Army Warsaw -> Galicia.
| Russia: Fleet Sevastopol -> Black Sea. (*bounce*)
| Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
|
| Turkey: Army Constantinople -> Bulgaria.
| Turkey: Army Smyrna -> Constantinople.
| Turkey: Fleet Ankara -> Black Sea. (*bounce*)
|
| Why:
|
| Fleet Sevastopol -> Black Sea bounced: strength 1 against 1 of Fleet
|     Ankara -> Black Sea.
| Fleet Ankara -> Black Sea bounced: strength 1 against 1 of Fleet
|     Sevastopol -> Black Sea.
|
| The next phase of 'whole' will be Movement for Fall of 1901.
| The deadline for orders will be Tuesday 24 November 2026, 00:30
| Europe/Berlin (Monday 23 November 2026, 23:30 UTC).
|
| Time to deadline: 2 days, 11 hours, 0 minutes, and 0 seconds.

To: ann@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD ___                # GAL, RUM, SER, TRI, VIE
| A SER ___                # ALB, BUD, BUL, GRE, RUM, TRI
| F ALB ___                # ADR, GRE, ION, TRI
| END ORDERS

To: eve@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30
| Europe/London (23:30 UTC).
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A YOR ___                # EDI, LON, LVP, WAL
| F NTH ___                # BEL, DEN, EDI, ENG, HEL, HOL, LON, NOR, NWG,
| F NWG ___                # BAR, CLY, EDI, NAO, NOR, NTH
| END ORDERS

To: fred@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUR ___                # BEL, GAS, MAR, MUN, PAR, PIC, RUH
| A SPA ___                # GAS, MAR, POR
| F MAO ___                # BRE, ENG, GAS, IRI, NAF, NAO, POR, SPA/NC,
| END ORDERS

To: gus@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A KIE ___                # BER, DEN, HOL, MUN, RUH
| A RUH ___                # BEL, BUR, HOL, KIE, MUN
| F DEN ___                # BAL, HEL, KIE, NTH, SKA, SWE
| END ORDERS

To: ida@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A TRI ___                # ALB, BUD, SER, TYR, VEN, VIE
| A VEN ___                # APU, PIE, ROM, TRI, TUS, TYR
| F ION ___                # ADR, AEG, ALB, APU, EAS, GRE, NAP, TUN, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A GAL ___                # BOH, BUD, RUM, SIL, UKR, VIE, WAR
| A UKR ___                # GAL, MOS, RUM, SEV, WAR
| F BOT ___                # BAL, FIN, LVN, STP/SC, SWE
| F SEV ___                # ARM, BLA, RUM
| END ORDERS

To: tom@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
| ...
| To order, answer this letter with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUL ___                # CON, GRE, RUM, SER
| A CON ___                # ANK, BUL, SMY
| F ANK ___                # ARM, BLA, CON
| END ORDERS

To: olga@example.org
Subject: CHANCERY:whole - S1901M Results

| :: Judge: CHANCERY  Game: Whole  Variant: Standard
| :: Deadline: F1901M Mon Nov 23 2026 23:30:00 +0000
| ...
| The deadline for orders will be Monday 23 November 2026, 23:30 UTC.
|
| Time to deadline: 2 days, 11 hours, 0 minutes, and 0 seconds.

