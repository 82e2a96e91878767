# GAMES: one's own games with deadlines in one's own time zone. OPENINGS: what wants a player.
! demo

From: ann@example.org
> REGISTER
> Timezone: Europe/Paris
> END
> SIGN ON ?open secret

To: ann@example.org
Subject: Re: CHANCERY:open - orders

< :: Judge: CHANCERY  Game: Open  Variant: Standard
<
< > REGISTER
< Your details have been changed.
< Name:      Ann Other
< Time zone: Europe/Paris
<
< > SIGN ON ?open ********
< You have joined 'open'. 5 more players are needed.
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
< Reply to that e-mail with your orders. LIST open shows all settings.
<
< 'open' has not started yet: 2 of 7 seats are taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/open

From: ann@example.org
> GAMES
> OPENINGS

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< demo S1901M         Austria, on Standard.
<                     You owe 3 orders.
<                     Deadline: Wednesday 25 November 2026, 00:30
<                     Europe/Paris (Tuesday 24 November 2026, 23:30 UTC).
< open Forming        Player, on Standard.
<                     2 of 7 seats are taken.
<
< > OPENINGS
< No public game wants players now. CREATE ?game password begins one (HELP
< CREATE).

# Bob is in a game of his own, and sees no opening in it. A stranger learns how to begin.
From: bob@example.org
> GAMES
> OPENINGS

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< open Forming        Player, on Standard.
<                     2 of 7 seats are taken.
<
< > OPENINGS
< No public game wants players now. CREATE ?game password begins one (HELP
< CREATE).

From: stranger@example.org
> OPENINGS

To: stranger@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > OPENINGS
< Games that have not started yet:
< open  Forming  Standard, Press:W-P.
<                2 of 7 seats taken: SIGN ON ?open password
<
< In place of "password" write one of your own. LIST name shows more about
< a game.
< You are not registered yet. Send REGISTER and your name first.

From: max@example.org
> GAMES

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< demo S1901M         Master, on Standard.
<                     Orders are missing from Austria, England, France,
<                     Germany, Italy, Russia and Turkey.
<                     Deadline: Tuesday 24 November 2026, 23:30 UTC.

# Eve resigns, Ann orders, and a gunboat game forms.
From: eve@example.org
> SIGN ON edemo secret
> RESIGN demo

To: eve@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON edemo ********
< Signed on as England in 'demo'.
<
< > RESIGN demo
< You have resigned from 'demo'.
<
< On the web: https://judge.example.org/games/demo

To: max@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M England has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| England has resigned from 'demo'. To take over, any registered player
| can choose a password and send:
|
|   SIGN ON edemo password
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M England has resigned

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
| ...

To: eve@example.org
Subject: CHANCERY:demo - S1901M England has resigned

| ...
| On the web: https://judge.example.org/games/demo

From: ann@example.org
> SIGN ON ademo secret
> A BUD H, A VIE H, F TRI H

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A BUD H, A VIE H, F TRI H
< A BUD H
< A VIE H
< F TRI H
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest HOLD.
< Austria: Army Vienna HOLD.
< Austria: Fleet Trieste HOLD.
<
< The turn runs 30 minutes after the last orders are in. The deadline is
< Wednesday 25 November 2026, 00:30 Europe/Paris (Tuesday 24 November
< 2026, 23:30 UTC). I accept late orders until Saturday 28 November 2026,
< 00:30 Europe/Paris (Friday 27 November 2026, 23:30 UTC).
<
< On the web: https://judge.example.org/my/games/demo

From: fred@example.org
> CREATE ?hidden secret gunboat
> SET SECRET

To: fred@example.org
Subject: Re: CHANCERY:hidden - orders

< :: Judge: CHANCERY  Game: Hidden  Variant: Standard, Gunboat
<
< > CREATE ?hidden ********
< Game 'hidden' has been created: Standard, Gunboat, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Gunboat, for 7 players.
<
<   https://judge.example.org/games/hidden
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?hidden password
<
< > SET SECRET
< SECRET (it was: NO SECRET).
<
< 'hidden' has not started yet.
< To say which power you want, use SET PREFERENCE.

From: ann@example.org
> GAMES
> OPENINGS

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< demo S1901M         Austria, on Standard.
<                     Your orders are in.
<                     Deadline: Wednesday 25 November 2026, 00:30
<                     Europe/Paris (Tuesday 24 November 2026, 23:30 UTC).
< open Forming        Player, on Standard.
<                     2 of 7 seats are taken.
<
< > OPENINGS
< Games that have not started yet:
< hidden  Forming  Standard, Gunboat, Press:W-P.
<                  For 7 players: SIGN ON ?hidden password
<
< In place of "password" write one of your own. LIST name shows more about
< a game.

From: bob@example.org
> OPENINGS

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > OPENINGS
< Games that have not started yet:
< hidden  Forming  Standard, Gunboat, Press:W-P.
<                  For 7 players: SIGN ON ?hidden password
<
< Powers that want a new player:
< demo  S1901M  Standard, Moderated (Max Master), Press:W-P.
<               Deadline Tuesday 24 November 2026, 23:30 UTC
<               Open seats: England
<               SIGN ON edemo password  (England)
<
< In place of "password" write one of your own. LIST name shows more about
< a game.

# Who is late is told so; what is over, is over.
@ 2026-11-25T12:00:00Z

To: fred@example.org
Subject: CHANCERY:demo - S1901M Reminder

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| Your S1901M orders for France are still missing. They are due on Tuesday
| 24 November 2026, 23:30 UTC.
|
| On the web: https://judge.example.org/my/games/demo
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

To: gus@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Germany are still missing. They are due on
| Tuesday 24 November 2026, 23:30 UTC.
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Italy are still missing. They are due on Tuesday
| ...
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Russia are still missing. They are due on Tuesday
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

To: tom@example.org
Subject: CHANCERY:demo - S1901M Reminder

| ...
| Your S1901M orders for Turkey are still missing. They are due on Tuesday
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

To: max@example.org
Subject: CHANCERY:demo - S1901M Late Notice: EFGIRT

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The game is waiting for England (an open seat).
| The game is waiting for France (late for the first time).
| The game is waiting for Germany (late for the first time).
| The game is waiting for Italy (late for the first time).
| The game is waiting for Russia (late for the first time).
| The game is waiting for Turkey (late for the first time).
|
| If no orders arrive by Friday 27 November 2026, 23:30 UTC, another
| player can take over England, France, Germany, Italy, Russia and Turkey.
|
| On the web: https://judge.example.org/my/games/demo

To: ann@example.org
Subject: CHANCERY:demo - S1901M Late Notice: EFGIRT

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Wed Nov 25 2026 00:30:00 +0100
| ...
| If no orders arrive by Saturday 28 November 2026, 00:30 Europe/Paris
| (Friday 27 November 2026, 23:30 UTC), another player can take over
| England, France, Germany, Italy, Russia and Turkey.
|
| On the web: https://judge.example.org/my/games/demo

To: fred@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
| :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
|
| The S1901M deadline has passed, and I don't have your orders for France.
| The game is waiting for them.
|
| Send them by Friday 27 November 2026, 23:30 UTC. After that, another
| player can take over France. This is your first late turn. To let
| someone stand in for you, see HELP SITTER.
|
| On the web: https://judge.example.org/my/games/demo
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

To: gus@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for
| Germany. The game is waiting for them.
|
| Send them by Friday 27 November 2026, 23:30 UTC. After that, another
| player can take over Germany. This is your first late turn. To let
| ...
| A BER
| # can go to KIE, MUN, PRU, SIL
| A MUN
| # can go to BER, BOH, BUR, KIE, RUH, SIL, TYR
| F KIE
| # can go to BAL, BER, DEN, HEL, HOL
| END ORDERS

To: ida@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Italy.
| ...
| player can take over Italy. This is your first late turn. To let someone
| stand in for you, see HELP SITTER.
| ...
| A ROM
| # can go to APU, NAP, TUS, VEN
| A VEN
| # can go to APU, PIE, ROM, TRI, TUS, TYR
| F NAP
| # can go to APU, ION, ROM, TYS
| END ORDERS

To: rob@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Russia.
| ...
| player can take over Russia. This is your first late turn. To let
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

To: tom@example.org
Subject: CHANCERY:demo - S1901M Your orders are late

| ...
| The S1901M deadline has passed, and I don't have your orders for Turkey.
| ...
| player can take over Turkey. This is your first late turn. To let
| ...
| A CON
| # can go to ANK, BUL, SMY
| A SMY
| # can go to ANK, ARM, CON, SYR
| F ANK
| # can go to ARM, BLA, CON
| END ORDERS

From: fred@example.org
> GAMES

To: fred@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< demo S1901M         France, on Standard.
<                     YOU ARE LATE: your orders are not all in.
<                     The deadline was Tuesday 24 November 2026, 23:30
<                     UTC.
< hidden Forming      Player, on Standard, Gunboat.
<                     It has not started yet.
<
< Your record: 0 of 1 phase on time, 1 late; 1 seat from the start, 0
<              taken over, 0 left; dedication -1, reliability 82%.

From: max@example.org
> SIGN ON mdemo secret
> TERMINATE demo

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > TERMINATE demo
< 'demo' has been terminated.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Terminated

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| The GM has terminated the game 'demo'. It has no result.
|
| On the web: https://judge.example.org/my/games/demo

From: fred@example.org
> GAMES

To: fred@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< hidden Forming      Player, on Standard, Gunboat.
<                     It has not started yet.
< Over:               demo.
<
< Your record: 0 of 1 phase on time, 1 late; 1 seat from the start, 0
<              taken over, 0 left; dedication -1, reliability 82%.

From: eve@example.org
> GAMES

To: eve@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GAMES
< You are in no game. OPENINGS lists games that need players.

