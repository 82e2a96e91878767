# The keeper moves the judge to another machine, and mends what is kept of people, all by mail.
! demo

From: keeper@example.org
> KEEPER USER Ann Other
> KEEPER ADJUST ann@example.org +5

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > KEEPER USER Ann Other
< Ann Other
< Addresses:  ann@example.org
< Registered: Saturday 21 November 2026
< Time zone:  UTC
< Record:     no phase yet; 1 seat from the start, 0 taken over, 0 left;
<             dedication 0
< Dedication: 0
< Plays:      demo: Austria (running), since Saturday 21 November 2026
<
< > KEEPER ADJUST ann@example.org +5
< The dedication of Ann Other is now 5 (it was 0). I have told them.

To: ann@example.org
Subject: CHANCERY - Your dedication

| :: Judge: CHANCERY
|
| The keeper has changed your dedication from 0 to 5. GET DEDICATION shows
| how it is counted.

From: keeper@example.org
> PAUSE JUDGE
> The judge moves to a faster machine this week.
> END

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< The keeper paused this judge on Saturday 21 November 2026, 12:00 UTC. I
< read and answer e-mails, but no turn runs and no deadline passes until
< it resumes.
<
< The judge moves to a faster machine this week.
<
< > PAUSE JUDGE
< The judge is paused: no clock runs. I have e-mailed 9 people.
< RESUME JUDGE resumes it.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY - The judge is paused

| :: Judge: CHANCERY
|
| The keeper has paused this judge.
|
| The judge moves to a faster machine this week.
|
| Until it resumes, no deadline passes and no turn runs in any game. You
| are in demo. You can write as usual: I read and answer your e-mails, and
| keep your orders, press and votes. When the judge resumes, I will e-mail
| you the new deadlines.

To: bob@example.org
Subject: CHANCERY - The judge is paused

| ...
| are in open. You can write as usual: I read and answer your e-mails, and
| keep your orders, press and votes. When the judge resumes, I will e-mail
| you the new deadlines.

@ 2026-11-28T12:00:00Z

From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< The keeper paused this judge on Saturday 21 November 2026, 12:00 UTC. I
< read and answer e-mails, but no turn runs and no deadline passes until
< it resumes.
<
< The judge moves to a faster machine this week.
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< A VIE - GAL
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest, no order yet.
< Austria: Army Vienna -> Galicia.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< No deadline passes until the judge resumes.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # on file: A VIE - GAL
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

From: keeper@example.org
> RESUME JUDGE
> KEEPER LETTERS

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > RESUME JUDGE
< The judge has resumed. I have e-mailed 9 people.
<
< > KEEPER LETTERS
< No e-mail is waiting, and none has failed.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY - The judge has resumed

| :: Judge: CHANCERY
|
| The judge has resumed.
|
|   demo: the deadline for orders is Tuesday 1 December 2026, 23:30 UTC
|
| The e-mails you sent in that time have been read.

To: bob@example.org
Subject: CHANCERY - The judge has resumed

| ...
|   open: unchanged
|
| The e-mails you sent in that time have been read.

From: ann@home.example
> REGISTER Anne Other

To: ann@home.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Anne Other
< Welcome, Anne Other. You are registered.
< Name:      Anne Other
< Time zone: UTC
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: keeper@example.org
> KEEPER MERGE ann@home.example INTO ann@example.org
> KEEPER ERASE tom@example.org Tom Turk

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > KEEPER MERGE ann@home.example INTO ann@example.org
< Anne Other (ann@home.example) is now Ann Other (ann@example.org). I have
< e-mailed both addresses.
<
< > KEEPER ERASE tom@example.org Tom Turk
< Tom Turk is erased. Open seats now: demo (Turkey). To keep them away,
< BAN their addresses.

To: ann@home.example, ann@example.org
Subject: CHANCERY - Your registrations

| :: Judge: CHANCERY
|
| The keeper has merged your two registrations, ann@home.example and
| ann@example.org. All seats and your record are now under the name Ann
| Other. I send e-mails to ann@example.org, and you can write from either
| address.
|
| If that is wrong, write to the keeper of this judge: keeper@example.org.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org
Subject: CHANCERY:demo - S1901M Turkey has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Dec 01 2026 23:30:00 +0000
|
| Turkey has resigned from 'demo'. To take over, any registered player can
| choose a password and send:
|
|   SIGN ON tdemo password
|
| On the web: https://judge.example.org/my/games/demo

