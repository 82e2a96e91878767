# Who reads more press, and less: copies, broadcasts, IGNORE, REPORT; and press that waits for the results.
! demo

# An observer comes; the game allows both colours, and fakes.
From: olga@example.org
> REGISTER Olga Observer
> OBSERVE demo watching

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > REGISTER Olga Observer
< Welcome, Olga Observer. You are registered.
< Name:      Olga Observer
< Time zone: UTC
<
< > OBSERVE demo ********
< You now observe 'demo'. LIST shows its position, HISTORY demo its
< history so far.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M An observer

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Olga Observer (olga@example.org) now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M An observer

| ...
| Olga Observer now observes 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> SET WHITE/GREY, PARTIAL MAY BE FAKED

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET WHITE/GREY, PARTIAL MAY BE FAKED
< WHITE/GREY (it was: WHITE).
< PARTIAL MAY BE FAKED (it was: NO FAKE).
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Settings changed

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| WHITE/GREY (it was: WHITE).
| PARTIAL MAY BE FAKED (it was: NO FAKE).
|
| The GM has made these changes in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@example.org
> SIGN ON ademo secret
> SET ANSWERS SHORT

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: eve@example.org
> SIGN ON edemo secret
> SET ANSWERS SHORT

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: fred@example.org
> SIGN ON fdemo secret
> SET ANSWERS SHORT

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: gus@example.org
> SIGN ON gdemo secret
> SET ANSWERS SHORT

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: ida@example.org
> SIGN ON idemo secret
> SET ANSWERS SHORT

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: rob@example.org
> SIGN ON rdemo secret
> SET ANSWERS SHORT

To: rob@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > SET ANSWERS SHORT
< You'll get short replies.
<
< You owe 4 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

# The master reads along, and everybody is told.
From: max@example.org
> SIGN ON mdemo secret
> SET ALL PRESS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET ALL PRESS
< From now on you get a copy of all press. I have told everyone so.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M All press is read

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| From now on, Max Master (max@example.org), the GM of 'demo', gets a copy
| of all private press, with its true address lines. Earlier press, and
| press to the GM, stays private.
|
| On the web: https://judge.example.org/my/games/demo

To: olga@example.org
Subject: CHANCERY:demo - S1901M All press is read

| ...
| From now on, Max Master, the GM of 'demo', gets a copy of all private
| press, with its true address lines. Earlier press, and press to the GM,
| stays private.
|
| On the web: https://judge.example.org/my/games/demo

From: olga@example.org
> SIGN ON odemo watching
> SET ALL PRESS

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON odemo ********
< Signed on as Observer in 'demo'.
<
< > SET ALL PRESS
< *** In this game observers have no copies of press to others (NO WATCH
< ALL PRESS).
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> SET WATCH ALL PRESS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET WATCH ALL PRESS
< WATCH ALL PRESS (it was: NO WATCH ALL PRESS).
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Settings changed: WATCH ALL PRESS

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| WATCH ALL PRESS (it was: NO WATCH ALL PRESS).
|
| The GM has made this change in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: olga@example.org
> SIGN ON odemo watching
> SET ALL PRESS

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON odemo ********
< Signed on as Observer in 'demo'.
<
< > SET ALL PRESS
< From now on you get a copy of all press. I have told everyone so.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M All press is read

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| From now on, Olga Observer (olga@example.org), an observer of 'demo',
| gets a copy of all private press, with its true address lines. Earlier
| press, and press to the GM, stays private.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M All press is read

| ...
| From now on, Olga Observer, an observer of 'demo', gets a copy of all
| private press, with its true address lines. Earlier press, and press to
| the GM, stays private.
|
| On the web: https://judge.example.org/my/games/demo

From: gus@example.org
> LIST demo

To: gus@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST demo
< Game 'demo' is running: S1901M, Movement for Spring of 1901.
< Its deadline is Tuesday 24 November 2026, 23:30 UTC.
< Grace ends Friday 27 November 2026, 23:30 UTC.
< Orders are due from everybody.
< The orders of 0 of 7 powers are in.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, with or without its writer's
< name. Its recipients may be faked, its writer not. The GM and an
< observer read all of it.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET WHITE/GREY
<   SET PARTIAL MAY BE FAKED
<   SET WATCH ALL PRESS
<   SET MANUAL START
<
< The following players are signed up for game 'demo':
< Master:    Max Master     max@example.org
< Austria:   Ann Other
< England:   Eve English
< France:    Fred French
< Germany:   Gus German     gus@example.org
< Italy:     Ida Italian
< Russia:    Rob Russian
< Turkey:    Tom Turk
< Observer:  Olga Observer
<
< Status of the Movement phase for Spring of 1901.  (demo.001)
<
< Austria: Army Budapest.
< Austria: Army Vienna.
< Austria: Fleet Trieste.
<
< England: Army Liverpool.
< England: Fleet Edinburgh.
< England: Fleet London.
<
< France:  Army Marseilles.
< France:  Army Paris.
< France:  Fleet Brest.
<
< Germany: Army Berlin.
< Germany: Army Munich.
< Germany: Fleet Kiel.
<
< Italy:   Army Rome.
< Italy:   Army Venice.
< Italy:   Fleet Naples.
<
< Russia:  Army Moscow.
< Russia:  Army Warsaw.
< Russia:  Fleet Sevastopol.
< Russia:  Fleet St Petersburg (south coast).
<
< Turkey:  Army Constantinople.
< Turkey:  Army Smyrna.
< Turkey:  Fleet Ankara.
<
< Ownership of supply centers:
<
< Austria:   Budapest, Trieste, Vienna.
< England:   Edinburgh, Liverpool, London.
< France:    Brest, Marseilles, Paris.
< Germany:   Berlin, Kiel, Munich.
< Italy:     Naples, Rome, Venice.
< Russia:    Moscow, Sevastopol, St Petersburg, Warsaw.
< Turkey:    Ankara, Constantinople, Smyrna.
< Unowned:   Belgium, Bulgaria, Denmark, Greece, Holland, Norway,
<            Portugal, Rumania, Serbia, Spain, Sweden, Tunis.
<
< Austria:  3 Supply centers,  3 Units.
< England:  3 Supply centers,  3 Units.
< France:   3 Supply centers,  3 Units.
< Germany:  3 Supply centers,  3 Units.
< Italy:    3 Supply centers,  3 Units.
< Russia:   4 Supply centers,  4 Units.
< Turkey:   3 Supply centers,  3 Units.

From: eve@example.org
> SIGN ON edemo secret
> PRESS GREY TO G FAKE BROADCAST
> I swear to leave the North Sea alone.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS GREY TO G FAKE BROADCAST
< Press sent to Germany, without your name; they read: to all.
<   | I swear to leave the North Sea alone.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Press to Germany

| Message from somebody to Germany in 'demo':
| (They read: to all.)
| (A copy: you read all press.)
| (Written by England. Only GMs see this.)
|
| I swear to leave the North Sea alone.
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

To: gus@example.org
Subject: CHANCERY:demo - S1901M Press to all

| Message from somebody to all in 'demo':
|
| I swear to leave the North Sea alone.
|
| (To answer its writer: a plain reply, or PRESS REPLY 1.)
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: olga@example.org
Subject: CHANCERY:demo - S1901M Press to Germany

| ...

From: gus@example.org
To: reply
> And Denmark?

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to the writer of the grey press, if they are
< still in the game, without your name (to sign it, PRESS REPLY WHITE). I
< read no commands or orders in it. To send some, begin with SIGN ON, or
< reply to another e-mail about the game.
<   | And Denmark?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Press to the writer of grey press

| Message from somebody to the writer of grey press in 'demo':
| (A copy: you read all press.)
| (Written by Germany. Only GMs see this.)
|
| And Denmark?
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

To: eve@example.org
Subject: CHANCERY:demo - S1901M Press in answer to yours

| Answer from somebody to your grey press in 'demo':
|
| And Denmark?
|
| (To answer its writer: a plain reply, or PRESS REPLY 1.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

To: olga@example.org
Subject: CHANCERY:demo - S1901M Press to the writer of grey press

| ...

# What goes to and from the master is nobody else's.
From: eve@example.org
> SIGN ON edemo secret
> PRESS TO M
> Do you read this too?
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS TO M
< Press sent to Master.
<   | Do you read this too?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M England to Master

| Message from England to Master in 'demo':
|
| Do you read this too?
|
| On the web: https://judge.example.org/my/games/demo/press/E

From: max@example.org
> SIGN ON mdemo secret
> SET NORMAL PRESS
> SET NO BROADCAST
> PRESS TO E
> Only what you write to me.
> ENDPRESS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET NORMAL PRESS
< You no longer get copies of press to others. I have told everyone so.
<
< > SET NO BROADCAST
< You get no broadcasts by e-mail. You still get results, announcements
< and press to you alone. HISTORY demo shows the broadcasts.
<
< > PRESS TO E
< Press sent to England.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M All press is no longer read

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Max Master (max@example.org), the GM of 'demo', no longer gets copies of
| press to others.
|
| On the web: https://judge.example.org/my/games/demo

To: olga@example.org
Subject: CHANCERY:demo - S1901M All press is no longer read

| ...
| Max Master, the GM of 'demo', no longer gets copies of press to others.
|
| On the web: https://judge.example.org/my/games/demo

To: eve@example.org
Subject: CHANCERY:demo - S1901M Master to England

| Message from Master to England in 'demo':
|
| Only what you write to me.
|
| On the web: https://judge.example.org/my/games/demo/press/Master

From: gus@example.org
> SIGN ON gdemo secret
> BROADCAST
> Who reads this?
> ENDBROADCAST

To: gus@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON gdemo ********
< Signed on as Germany in 'demo'.
<
< > BROADCAST
< Press sent to all.
<   | Who reads this?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org, eve@example.org, fred@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Germany to all

| Message from Germany to all in 'demo':
|
| Who reads this?
|
| On the web: https://judge.example.org/my/games/demo/press/all

# Italy has enough of England; nobody is told, and HISTORY keeps it.
From: ida@example.org
> SIGN ON idemo secret
> IGNORE ENGLAND
> IGNORE M
> IGNORE LIST

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > IGNORE ENGLAND
< You no longer get private press from England by e-mail. I tell no one.
< HISTORY demo still lists it. SET NO IGNORE ends this.
<
< > IGNORE M
< *** You cannot ignore the GM's press.
<
< > IGNORE LIST
< You ignore England. SET NO IGNORE ends it.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: eve@example.org
> SIGN ON edemo secret
> PRESS TO I
> Hello?
> ENDPRESS
> PRESS GREY TO I
> Hello??
> ENDPRESS
> BROADCAST
> Hello, everybody?
> ENDBROADCAST

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS TO I
< Press sent to Italy.
<   | Hello?
<
< > PRESS GREY TO I
< Press sent to Italy, without your name.
<   | Hello??
<
< > BROADCAST
< Press sent to all.
<   | Hello, everybody?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: olga@example.org
Subject: CHANCERY:demo - S1901M England to Italy

| Message from England to Italy in 'demo':
| (A copy: you read all press.)
|
| Hello?
|
| On the web: https://judge.example.org/my/games/demo/press/E+I

To: ida@example.org
Subject: CHANCERY:demo - S1901M Press to Italy

| Message from somebody to Italy in 'demo':
|
| Hello??
|
| (To answer its writer: a plain reply, or PRESS REPLY 3.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

To: olga@example.org
Subject: CHANCERY:demo - S1901M Press to Italy

| Message from somebody to Italy in 'demo':
| (A copy: you read all press.)
| ...

To: ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M England to all

| Message from England to all in 'demo':
|
| Hello, everybody?
|
| On the web: https://judge.example.org/my/games/demo/press/all

# She complains about the last one, in an answer to it; and about the grey one.
From: ida@example.org
To: reply
> REPORT
> Three letters in a minute.
> ENDREPORT

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > REPORT
< I have sent your complaint to the GM and the keeper of this judge, with
< the press and its writer's name. The writer does not hear of it.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M A complaint about press

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy, Ida Italian (ida@example.org), complains about press in 'demo'.
| It was written on Saturday 21 November 2026, 12:00 UTC by England, Eve
| English (eve@example.org), who does not hear of this.
|
|   | Message from England to all in 'demo':
|   |
|   | Hello, everybody?
|
| They say:
|
|   | Three letters in a minute.
|
| On the web: https://judge.example.org/my/games/demo

To: keeper@example.org
Subject: CHANCERY - a complaint about press in 'demo'

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy, Ida Italian (ida@example.org), complains about press in 'demo'.
| It was written on Saturday 21 November 2026, 12:00 UTC by England, Eve
| English (eve@example.org), who does not hear of this.
|
|   | Message from England to all in 'demo':
|   |
|   | Hello, everybody?
|
| They say:
|
|   | Three letters in a minute.

From: ida@example.org
> SIGN ON idemo secret
> HISTORY demo BROAD
> SET NO IGNORE
> REPORT 3
> I want to know who this is.
> ENDREPORT
> REPORT 99
> ENDREPORT

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > HISTORY demo BROAD
< History of game 'demo'.
<
< --- Forming  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< MANUAL START (it was: AUTO START).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< WHITE/GREY (it was: WHITE).
< PARTIAL MAY BE FAKED (it was: NO FAKE).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< WATCH ALL PRESS (it was: NO WATCH ALL PRESS).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 1
<
< Message from Germany to all in 'demo':
<
< Who reads this?
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 2
<
< Message from England to Italy in 'demo':
<
< Hello?
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 3
<
< Message from somebody to Italy in 'demo':
<
< Hello??
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 4
<
< Message from England to all in 'demo':
<
< Hello, everybody?
<
< > SET NO IGNORE
< Press from England is mailed to you again.
<
< > REPORT 3
< I have sent your complaint to the GM and the keeper of this judge, with
< the press and its writer's name. The writer does not hear of it.
<
< > REPORT 99
< *** You have not received press with the number 99 in 'demo'.
< HISTORY demo lists the press you received, with numbers.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M A complaint about press

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy, Ida Italian (ida@example.org), complains about press in 'demo'.
| It was written on Saturday 21 November 2026, 12:00 UTC by England, Eve
| English (eve@example.org), who does not hear of this.
|
|   | Message from somebody to Italy in 'demo':
|   | (Written by England. Only GMs see this.)
|   |
|   | Hello??
|
| They say:
|
|   | I want to know who this is.
|
| On the web: https://judge.example.org/my/games/demo

To: keeper@example.org
Subject: CHANCERY - a complaint about press in 'demo'

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Italy, Ida Italian (ida@example.org), complains about press in 'demo'.
| It was written on Saturday 21 November 2026, 12:00 UTC by England, Eve
| English (eve@example.org), who does not hear of this.
|
|   | Message from somebody to Italy in 'demo':
|   | (Written by England. Only GMs see this.)
|   |
|   | Hello??
|
| They say:
|
|   | I want to know who this is.

# Postal press waits for the results, and can be taken back.
From: rob@example.org
> SIGN ON rdemo secret
> POSTAL PRESS
> The Tsar will see you now.
> ENDPRESS
> POSTAL PRESS GREY
> The Tsar is a fraud.
> ENDPRESS
> POSTAL PRESS
> A slip of the pen.
> ENDPRESS
> POSTAL PRESS LIST
> POSTAL PRESS READ 2
> POSTAL PRESS DELETE 3
> POSTAL PRESS DELETE 7
> POSTAL PRESS TO F
> Only for you.
> ENDPRESS

To: rob@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON rdemo ********
< Signed on as Russia in 'demo'.
<
< > POSTAL PRESS
< Postal press 1 is saved. It goes to everyone with the next results.
< Until then, POSTAL PRESS DELETE 1 takes it back.
<   | The Tsar will see you now.
<
< > POSTAL PRESS GREY
< Postal press 2 is saved. It goes to everyone with the next results,
< without your name. Until then, POSTAL PRESS DELETE 2 takes it back.
<   | The Tsar is a fraud.
<
< > POSTAL PRESS
< Postal press 3 is saved. It goes to everyone with the next results.
< Until then, POSTAL PRESS DELETE 3 takes it back.
<   | A slip of the pen.
<
< > POSTAL PRESS LIST
< 1  S1901M  The Tsar will see you now. (Saturday 21 November 2026, 12:00
<            UTC)
< 2  S1901M  The Tsar is a fraud. (grey, Saturday 21 November 2026, 12:00
<            UTC)
< 3  S1901M  A slip of the pen. (Saturday 21 November 2026, 12:00 UTC)
<
< > POSTAL PRESS READ 2
< Postal press 2, S1901M, grey, Saturday 21 November 2026, 12:00 UTC:
<   | The Tsar is a fraud.
<
< > POSTAL PRESS DELETE 3
< Postal press 3 is deleted for good.
<
< > POSTAL PRESS DELETE 7
< *** You have no postal press 7 in 'demo', only 1, 2.
<
< > POSTAL PRESS TO F
< *** I have not saved this: postal press always goes to everyone. Write
< POSTAL PRESS, with a colour if you like, or PRESS and the recipient.
<
< You owe 4 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
> SIGN ON mdemo secret
> PROCESS

To: max@example.org
Subject: Re: CHANCERY:demo - F1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PROCESS
< S1901M has been adjudicated. The results are on their way.
<
< Austria: 3 orders are missing.
< England: 3 orders are missing.
< France: 3 orders are missing.
< Germany: 3 orders are missing.
< Italy: 3 orders are missing.
< Russia: 4 orders are missing.
< Turkey: 3 orders are missing.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Results

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: F1901M Tue Nov 24 2026 23:30:00 +0000
|
| Next: Movement for Fall of 1901, due on Tuesday 24 November 2026, 23:30
| UTC, in 3 days.
|
| Movement results for Spring of 1901. (demo.001)
|
| Austria: Army Budapest, No Order Processed.
| Austria: Army Vienna, No Order Processed.
| Austria: Fleet Trieste, No Order Processed.
| England: Army Liverpool, No Order Processed.
| England: Fleet Edinburgh, No Order Processed.
| England: Fleet London, No Order Processed.
| France: Army Marseilles, No Order Processed.
| France: Army Paris, No Order Processed.
| France: Fleet Brest, No Order Processed.
| Germany: Army Berlin, No Order Processed.
| Germany: Army Munich, No Order Processed.
| Germany: Fleet Kiel, No Order Processed.
| Italy: Army Rome, No Order Processed.
| Italy: Army Venice, No Order Processed.
| Italy: Fleet Naples, No Order Processed.
| Russia: Army Moscow, No Order Processed.
| Russia: Army Warsaw, No Order Processed.
| Russia: Fleet Sevastopol, No Order Processed.
| Russia: Fleet St Petersburg (south coast), No Order Processed.
| Turkey: Army Constantinople, No Order Processed.
| Turkey: Army Smyrna, No Order Processed.
| Turkey: Fleet Ankara, No Order Processed.
|
| Centres and units, each power's own centres in capitals:
| Austria: 3: A BUD, A VIE, F TRI
| England: 3: A LVP, F EDI, F LON
| France:  3: A MAR, A PAR, F BRE
| Germany: 3: A BER, A MUN, F KIE
| Italy:   3: A ROM, A VEN, F NAP
| Russia:  4: A MOS, A WAR, F SEV, F STP/SC
| Turkey:  3: A CON, A SMY, F ANK
| Unowned: BEL, BUL, DEN, GRE, HOL, NOR, POR, RUM, SER, SPA, SWE, TUN
|
| On the web: https://judge.example.org/my/games/demo/S1901M

To: ann@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BUD
| # can go to GAL, RUM, SER, TRI, VIE
| A VIE
| # can go to BOH, BUD, GAL, TRI, TYR
| F TRI
| # can go to ADR, ALB, VEN
| END ORDERS

To: eve@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A LVP
| # can go to CLY, EDI, WAL, YOR
| F EDI
| # can go to CLY, NTH, NWG, YOR
| F LON
| # can go to ENG, NTH, WAL, YOR
| END ORDERS

To: fred@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A MAR
| # can go to BUR, GAS, PIE, SPA
| A PAR
| # can go to BRE, BUR, GAS, PIC
| F BRE
| # can go to ENG, GAS, MAO, PIC
| END ORDERS

To: gus@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A MOS
| # can go to LVN, SEV, STP, UKR, WAR
| A WAR
| # can go to GAL, LVN, MOS, PRU, SIL, UKR
| F SEV
| # can go to ARM, BLA, RUM
| F STP/SC
| # can go to BOT, FIN, LVN
| END ORDERS

To: tom@example.org
Subject: CHANCERY:demo - S1901M Results

| ...
| No orders came from you, so your units held.
|
| Your orders for F1901M are due on Tuesday 24 November 2026, 23:30 UTC,
| in 3 days. I accept late orders for 3 days after that.
| ...
| To end the game by a vote, write SET DRAW, or SET CONCEDE LEADER.
| ...
| To order, reply to this e-mail with the form filled in:
|
| BEGIN ORDERS
| PHASE F1901M
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - F1901M Russia to all

| Message from Russia to all in 'demo':
| (Postal press, written in S1901M.)
|
| The Tsar will see you now.
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: ann@example.org, fred@example.org, gus@example.org, tom@example.org
Subject: CHANCERY:demo - F1901M Press to all

| Message from somebody to all in 'demo':
| (Postal press, written in S1901M.)
|
| The Tsar is a fraud.
|
| (To answer its writer: a plain reply, or PRESS REPLY 4.)
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: eve@example.org
Subject: CHANCERY:demo - F1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 5.)
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: ida@example.org
Subject: CHANCERY:demo - F1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 6.)
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: olga@example.org
Subject: CHANCERY:demo - F1901M Press to all

| ...
| (To answer its writer: a plain reply, or PRESS REPLY 8.)
|
| On the web: https://judge.example.org/my/games/demo/press/all

