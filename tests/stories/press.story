# Every kind of press, seen from each seat: who wrote it, who reads it, the other players, an observer, the master.
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

# A broadcast reaches everybody.
From: ann@example.org
> SIGN ON ademo secret
> BROADCAST
> Good day to all of you.
> ENDBROADCAST

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > BROADCAST
< Press sent to all.
<   | Good day to all of you.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Austria to all

| Message from Austria to all in 'demo':
|
| Good day to all of you.
|
| On the web: https://judge.example.org/my/games/demo/press/all

# Press to two: only they read it.
From: ann@example.org
> SIGN ON ademo secret
> PRESS TO IR
> Shall we three be friends?
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > PRESS TO IR
< Press sent to Italy and Russia.
<   | Shall we three be friends?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ida@example.org
Subject: CHANCERY:demo - S1901M Austria to Italy, Russia

| Message from Austria to Italy and Russia in 'demo':
|
| Shall we three be friends?
|
| On the web: https://judge.example.org/my/games/demo/press/A+R

To: rob@example.org
Subject: CHANCERY:demo - S1901M Austria to Italy, Russia

| ...
| On the web: https://judge.example.org/my/games/demo/press/A+I

# To one, but it looks as if it went to all.
From: eve@example.org
> SIGN ON edemo secret
> PRESS TO F FAKE BROADCAST
> I swear to leave the Channel alone.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS TO F FAKE BROADCAST
< Press sent to France; they read: to all.
<   | I swear to leave the Channel alone.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - S1901M England to all

| Message from England to all in 'demo':
|
| I swear to leave the Channel alone.
|
| On the web: https://judge.example.org/my/games/demo/press/all

# To one, but it looks as if it went to two; the false list may stand first.
From: eve@example.org
> SIGN ON edemo secret
> PRESS FAKE PARTIAL TO FG +F
> Gus knows all this too.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS FAKE PARTIAL TO FG +F
< Press sent to France; they read: to France and Germany.
<   | Gus knows all this too.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - S1901M England to France, Germany

| Message from England to France and Germany in 'demo':
|
| Gus knows all this too.
|
| On the web: https://judge.example.org/my/games/demo/press/E+G

# To all, but it looks as if it went to one.
From: eve@example.org
> SIGN ON edemo secret
> BROADCAST FAKE TO R
> Only you may know: Turkey is weak.
> ENDBROADCAST

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > BROADCAST FAKE TO R
< Press sent to all; they read: to Russia.
<   | Only you may know: Turkey is weak.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M England to all

| Message from England to all in 'demo':
| (They read: to Russia.)
|
| Only you may know: Turkey is weak.
|
| On the web: https://judge.example.org/my/games/demo/press/all

To: ann@example.org, fred@example.org, gus@example.org, ida@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M England to Russia

| Message from England to Russia in 'demo':
|
| Only you may know: Turkey is weak.
|
| On the web: https://judge.example.org/my/games/demo/press/E+R

To: rob@example.org
Subject: CHANCERY:demo - S1901M England to Russia

| ...
| On the web: https://judge.example.org/my/games/demo/press/E

# A reply to faked press goes only to who wrote it.
From: fred@example.org
To: reply
> Is that a promise?

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to England. I read no commands or orders in
< it. To send some, begin with SIGN ON, or reply to another e-mail about
< the game.
<   | Is that a promise?
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: eve@example.org
Subject: CHANCERY:demo - S1901M France to England

| Message from France to England in 'demo':
|
| Is that a promise?
|
| On the web: https://judge.example.org/my/games/demo/press/F

# The master is never lied to, and nobody fakes press to the master.
From: eve@example.org
> SIGN ON edemo secret
> PRESS TO FM FAKE TO FG
> The master reads this.
> ENDPRESS
> PRESS TO M FAKE BROADCAST
> No.
> ENDPRESS
> PRESS GREY TO M
> A word in private.
> ENDPRESS

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > PRESS TO FM FAKE TO FG
< Press sent to France and Master; they read: to France and Germany.
<   | The master reads this.
<
< > PRESS TO M FAKE BROADCAST
< *** Press to and from the GM is never faked; nothing has been sent.
<
< > PRESS GREY TO M
< Press sent to Master. Press to and from the GM is always white: it has
< your name.
<   | A word in private.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M England to France, Master

| Message from England to France and Master in 'demo':
| (They read: to France and Germany.)
|
| The master reads this.
|
| On the web: https://judge.example.org/my/games/demo/press/E+F

To: fred@example.org
Subject: CHANCERY:demo - S1901M England to France, Germany

| Message from England to France and Germany in 'demo':
|
| The master reads this.
|
| On the web: https://judge.example.org/my/games/demo/press/E+G

To: max@example.org
Subject: CHANCERY:demo - S1901M England to Master

| Message from England to Master in 'demo':
|
| A word in private.
|
| On the web: https://judge.example.org/my/games/demo/press/E

# Grey press, answered by mail and by command.
From: ann@example.org
> SIGN ON ademo secret
> PRESS GREY TO ITALY
> Guess who.
> ENDPRESS

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > PRESS GREY TO ITALY
< Press sent to Italy, without your name.
<   | Guess who.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ida@example.org
Subject: CHANCERY:demo - S1901M Press to Italy

| Message from somebody to Italy in 'demo':
|
| Guess who.
|
| (To answer its writer: a plain reply, or PRESS REPLY 4.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

From: ida@example.org
To: reply
> I have no idea.

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< I sent your reply as press to the writer of the grey press, if they are
< still in the game, without your name (to sign it, PRESS REPLY WHITE). I
< read no commands or orders in it. To send some, begin with SIGN ON, or
< reply to another e-mail about the game.
<   | I have no idea.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Press in answer to yours

| Answer from somebody to your grey press in 'demo':
|
| I have no idea.
|
| (To answer its writer: a plain reply, or PRESS REPLY 2.)
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

From: ida@example.org
> SIGN ON idemo secret
> PRESS REPLY WHITE 4
> But I sign what I write.
> ENDPRESS

To: ida@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON idemo ********
< Signed on as Italy in 'demo'.
<
< > PRESS REPLY WHITE 4
< I sent your reply as press to the writer of the grey press, if they are
< still in the game, with your name.
<   | But I sign what I write.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Italy in answer to your press

| Answer from Italy to your grey press in 'demo':
|
| But I sign what I write.
|
| On the web: https://judge.example.org/my/games/demo/press/somebody

# An observer of this game writes to the master only.
From: olga@example.org
> SIGN ON odemo watching
> BROADCAST
> What a game!
> ENDBROADCAST
> PRESS TO M
> What a game!
> ENDPRESS

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON odemo ********
< Signed on as Observer in 'demo'.
<
< > BROADCAST
< *** Observers of this game write to the GM only. Nothing has been sent.
< (Press to the GM alone is always allowed: PRESS TO M.)
<
< > PRESS TO M
< Press sent to Master.
<   | What a game!
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org
Subject: CHANCERY:demo - S1901M Observer to Master

| Message from Observer to Master in 'demo':
|
| What a game!
|
| On the web: https://judge.example.org/my/games/demo/press/Observer

From: max@example.org
> SIGN ON mdemo secret
> SET OBSERVER WHITE
> PRESS TO O
> Now you may.
> ENDPRESS

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > SET OBSERVER WHITE
< OBSERVER WHITE (it was: NO OBSERVER).
<
< > PRESS TO O
< Press sent to Observer.
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

To: olga@example.org
Subject: CHANCERY:demo - S1901M Master to Observer

| Message from Master to Observer in 'demo':
|
| Now you may.
|
| On the web: https://judge.example.org/my/games/demo/press/Master

To: ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org, olga@example.org
Subject: CHANCERY:demo - S1901M Settings changed: OBSERVER WHITE

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| OBSERVER WHITE (it was: NO OBSERVER).
|
| The GM has made this change in 'demo'.
|
| On the web: https://judge.example.org/my/games/demo

From: olga@example.org
> SIGN ON odemo watching
> PRESS GREY TO ALL
> Boo.
> ENDPRESS
> PRESS TO T
> I like your moustache.
> ENDPRESS

To: olga@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON odemo ********
< Signed on as Observer in 'demo'.
<
< > PRESS GREY TO ALL
< *** Observers of this game write white press only. Nothing has been
< sent. (Press to the GM alone is always allowed: PRESS TO M.)
<
< > PRESS TO T
< Press sent to Turkey.
<   | I like your moustache.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

To: tom@example.org
Subject: CHANCERY:demo - S1901M Observer to Turkey

| Message from Observer to Turkey in 'demo':
|
| I like your moustache.
|
| On the web: https://judge.example.org/my/games/demo/press/Observer

# Everybody finds their own in HISTORY, and nobody else's.
From: fred@example.org
> SIGN ON fdemo secret
> HISTORY demo

To: fred@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON fdemo ********
< Signed on as France in 'demo'.
<
< > HISTORY demo
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
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 1
<
< Message from Austria to all in 'demo':
<
< Good day to all of you.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 2
<
< Message from England to all in 'demo':
<
< I swear to leave the Channel alone.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 3
<
< Message from England to France and Germany in 'demo':
<
< Gus knows all this too.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 4
<
< Message from England to Russia in 'demo':
<
< Only you may know: Turkey is weak.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from France to England in 'demo':
<
< Is that a promise?
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 5
<
< Message from England to France and Germany in 'demo':
<
< The master reads this.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< OBSERVER WHITE (it was: NO OBSERVER).
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: tom@example.org
> SIGN ON tdemo secret
> HISTORY demo

To: tom@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON tdemo ********
< Signed on as Turkey in 'demo'.
<
< > HISTORY demo
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
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 1
<
< Message from Austria to all in 'demo':
<
< Good day to all of you.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 2
<
< Message from England to Russia in 'demo':
<
< Only you may know: Turkey is weak.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< OBSERVER WHITE (it was: NO OBSERVER).
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 3
<
< Message from Observer to Turkey in 'demo':
<
< I like your moustache.
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A CON
< # can go to ANK, BUL, SMY
< A SMY
< # can go to ANK, ARM, CON, SYR
< F ANK
< # can go to ARM, BLA, CON
< END ORDERS

From: eve@example.org
> SIGN ON edemo secret
> HISTORY demo BROAD

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
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
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 1
<
< Message from Austria to all in 'demo':
<
< Good day to all of you.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from England to France in 'demo':
< (They read: to all.)
<
< I swear to leave the Channel alone.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from England to France in 'demo':
< (They read: to France and Germany.)
<
< Gus knows all this too.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from England to all in 'demo':
< (They read: to Russia.)
<
< Only you may know: Turkey is weak.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC  press 2
<
< Message from France to England in 'demo':
<
< Is that a promise?
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from England to France and Master in 'demo':
< (They read: to France and Germany.)
<
< The master reads this.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< Message from England to Master in 'demo':
<
< A word in private.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< OBSERVER WHITE (it was: NO OBSERVER).
<
< You owe 3 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo

From: stranger@example.net
> HISTORY demo

To: stranger@example.net
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > HISTORY demo
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
< Message from Austria to all in 'demo':
<
< Good day to all of you.
<
< --- S1901M  Saturday 21 November 2026, 12:00 UTC
<
< The GM has changed the settings of 'demo':
<
< OBSERVER WHITE (it was: NO OBSERVER).

