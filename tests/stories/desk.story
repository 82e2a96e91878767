# The keeper moves the judge to another machine, and mends what is kept of people, all by mail.
! demo

From: keeper@example.org
> KEEPER USER Ann Other
> KEEPER ADJUST ann@example.org +5

To: keeper@example.org
Subject: Re: CHANCERY - your letter

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
< The dedication of Ann Other is now 5; it was 0. They have been told.

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
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< This judge has been paused by its keeper since Saturday 21 November
< 2026, 12:00 UTC: letters are read and answered, but nothing is
< adjudicated and no deadline passes until it goes on.
<
< The judge moves to a faster machine this week.
<
< > PAUSE JUDGE
< The judge is paused: no clock runs. 9 people have been told.
< RESUME JUDGE lets it go on.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY - The judge is paused

| :: Judge: CHANCERY
|
| The keeper has paused this judge.
|
| The judge moves to a faster machine this week.
|
| Until it goes on, no deadline passes in any game, and nothing is
| adjudicated. You are in demo. You can write as usual: your letters are
| read and answered, and orders, press and votes are kept. When the judge
| goes on, you are told the new deadlines.

To: bob@example.org
Subject: CHANCERY - The judge is paused

| ...
| adjudicated. You are in open. You can write as usual: your letters are
| read and answered, and orders, press and votes are kept. When the judge
| goes on, you are told the new deadlines.

@ 2026-11-28T12:00:00Z

From: ann@example.org
> SIGN ON ademo secret
> A VIE - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< This judge has been paused by its keeper since Saturday 21 November
< 2026, 12:00 UTC: letters are read and answered, but nothing is
< adjudicated and no deadline passes until it goes on.
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
< 2 orders are still needed.
< No deadline passes until the judge goes on.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, answer this letter with the form filled in:
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
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > RESUME JUDGE
< The judge goes on. 9 people have been told.
<
< > KEEPER LETTERS
< No letter waits, and none went wrong.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY - The judge goes on

| :: Judge: CHANCERY
|
| The judge goes on.
|
|   demo: the deadline for orders is Tuesday 1 December 2026, 23:30 UTC
|
| Letters that you sent meanwhile have been read.

To: bob@example.org
Subject: CHANCERY - The judge goes on

| ...
|   open: as it was
|
| Letters that you sent meanwhile have been read.

From: ann@home.example
> REGISTER Anne Other

To: ann@home.example
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGISTER Anne Other
< Welcome, Anne Other. You are registered.
< Name:     Anne Other
< Timezone: UTC
<
< Next: answer this letter. The game open waits for players: SIGN ON ?open
< and a password of your own joins it. LIST shows all games, and GET GUIDE
< how to play. All of it can be done in a browser too: WEB tells where.

From: keeper@example.org
> KEEPER MERGE ann@home.example INTO ann@example.org
> KEEPER ERASE tom@example.org Tom Turk

To: keeper@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > KEEPER MERGE ann@home.example INTO ann@example.org
< Anne Other (ann@home.example) is now Ann Other (ann@example.org). Both
< addresses have been told.
<
< > KEEPER ERASE tom@example.org Tom Turk
< Tom Turk is erased. Free for others now: demo (Turkey). To keep them
< away, BAN their addresses.

To: ann@home.example, ann@example.org
Subject: CHANCERY - Your registrations

| :: Judge: CHANCERY
|
| The keeper has made one registration of two, because both are yours:
| ann@home.example and ann@example.org. All seats, and what is known of
| your punctuality, are now under the name Ann Other. Letters go to
| ann@example.org, and yours may come from either address.
|
| If that is wrong, write to the keeper of this judge: keeper@example.org.

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org
Subject: CHANCERY:demo - S1901M Turkey has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Dec 01 2026 23:30:00 +0000
|
| Turkey has resigned from 'demo'. Anybody who is registered here can take
| over, with a password of their own:
|
|   SIGN ON tdemo password
|
| On the web: https://judge.example.org/my/games/demo

