# A master invites people. Some play, some do not, and one wants no more such letters.
! untrusting

From: max@example.org
> REGISTER Max Master
> CREATE ?spring secret
> BECOME MASTER
> SET POWERS 4, COMMENT A quiet game for friends.
> SET JOIN PASSWORD sesame

To: max@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Max Master
< > CREATE ?spring ********
< > BECOME MASTER
< > SET POWERS 4, COMMENT A quiet game for friends.
< > SET JOIN PASSWORD ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
<
<   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: max@example.org
To: reply
> CONFIRM

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:     Max Master
< Timezone: UTC
<
< > CREATE ?spring ********
< Game 'spring' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/spring
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?spring password
<
< The answer asks you to confirm: answer it with the one word CONFIRM.
<
< > BECOME MASTER
< You are now the master of 'spring'.
<
< > SET POWERS 4, COMMENT A quiet game for friends.
< POWERS 4.
< COMMENT A quiet game for friends.
<
< > SET JOIN PASSWORD ********
< To join 'spring' one now needs the join password, which only you know.
<
< 'spring' has not started yet: 0 of 4 seats are taken.

From: max@example.org
To: reply
> INVITE ann+dip@example.org, bob@example.org, cat@example.org
> INVITE eve@example.org FOR FRANCE
> SIGN OFF

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > INVITE ann+dip@example.org, bob@example.org, cat@example.org
< I have sent ann+dip@example.org an invitation to 'spring'.
< I have sent bob@example.org an invitation to 'spring'.
< I have sent cat@example.org an invitation to 'spring'.
<
< > INVITE eve@example.org FOR FRANCE
< I have sent eve@example.org an invitation to 'spring'. France is kept
< for them.
<
< > SIGN OFF
<
< 'spring' has not started yet: 0 of 4 seats are taken.
<
< On the web: https://judge.example.org/my/games/spring

To: ann+dip@example.org
Subject: CHANCERY:spring - You are invited

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Max Master (max@example.org) invites you to play by e-mail, in the game
| 'spring' on this judge.
|
| Standard, for 4 players. Its master is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
| Its creator says:
|
| A quiet game for friends.
|
| To join, answer this letter with the one word YES; with NO if you do not
| want to. With a yes you are registered here, under the name in your
| letter. HELP lists the commands of this judge, and GET GUIDE tells how
| to play. The invitation counts until Saturday 5 December 2026, 12:00
| UTC. If you want no invitations from this judge any more, answer NEVER.
|
| On the web: https://judge.example.org/games/spring
|
| If your mail program does not let you answer, write me a new letter with
| the line
|
|   CONFIRM h7he72kzdyv6w8i95vk49xsmsufy3

To: bob@example.org
Subject: CHANCERY:spring - You are invited

| ...
|   CONFIRM hnk3armb2zq89y5wmyecr6spycmzt

To: cat@example.org
Subject: CHANCERY:spring - You are invited

| ...
|   CONFIRM hswgxrn4mdi35zh8xa852dypbv2js

To: eve@example.org
Subject: CHANCERY:spring - You are invited

| ...
| A quiet game for friends. France is kept for you.
| ...
|   CONFIRM hc8ij6vj5y3m74kwqvkkzdz7ttkmh

# A stranger says yes, and is registered by that.
From: Ann Other <ann+dip@example.org>
To: reply
> Yes, please! I am looking forward to it.
>
> Ann

To: ann+dip@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > Yes, please! I am looking forward to it.
< Thank you. These are the lines that were waiting:
<
< > JOIN spring
< You have joined 'spring'. 2 more players are needed.
<
< Standard, for 4 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator says:
<
< A quiet game for friends.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST spring
< shows everything about the game.
<
< Your seat has no password: simply answer my letters. SET PASSWORD and a
< word gives it one.
<
< 'spring' has not started yet: 1 of 4 seats is taken.
< You have not said which power you want: SET PREFERENCE does that.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Ann Other (ann+dip@example.org) has joined 'spring'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

# Bob does not want to.
From: bob@example.org
To: reply
> no thanks

To: bob@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > no thanks
<
< > DECLINE spring
< Thank you for your answer. You are not invited to 'spring' any more.

To: max@example.org
Subject: CHANCERY:spring - An invitation is declined

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| bob@example.org has declined the invitation to 'spring'.
|
| On the web: https://judge.example.org/my/games/spring

# And Cat does not want any such letters.
From: cat@example.org
To: reply
> Never

To: cat@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > Never
< You get no invitations from this judge any more. SET INVITATIONS allows
< them again.

From: max@example.org
To: reply
> INVITE cat@example.org
> INVITE bob@example.org FOR ENGLAND
> LIST spring

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > INVITE cat@example.org
< *** cat@example.org wants no invitations, so I have not written there.
<
< > INVITE bob@example.org FOR ENGLAND
< I have sent bob@example.org an invitation to 'spring'. England is kept
< for them.
<
< > LIST spring
< Game 'spring' is forming.
<
< Variant: Standard.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 18 centres win.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< A quiet game for friends.
<
< The settings, as they can be mailed to the judge:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET POWERS 4
<
< The following players are signed up for game 'spring':
< Master:  Max Master  max@example.org
< Player:  Ann Other   ann+dip@example.org
<
< 1 of 4 seats taken, 2 kept for people who are invited:
< SIGN ON ?spring password JOIN word
<
< Invited, and no answer yet:
<
< - bob@example.org (England is kept for them), until Saturday 5 December
<   2026, 12:00 UTC
< - eve@example.org (France is kept for them), until Saturday 5 December
<   2026, 12:00 UTC
<
< 'spring' has not started yet: 1 of 4 seats is taken.
< Ann Other: no preference.
<
< On the web: https://judge.example.org/my/games/spring

To: bob@example.org
Subject: CHANCERY:spring - You are invited

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Max Master (max@example.org) invites you to play by e-mail, in the game
| 'spring' on this judge.
|
| Standard, for 4 players. Its master is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
| Its creator says:
|
| A quiet game for friends. England is kept for you.
|
| To join, answer this letter with the one word YES; with NO if you do not
| want to. With a yes you are registered here, under the name in your
| letter. HELP lists the commands of this judge, and GET GUIDE tells how
| to play. The invitation counts until Saturday 5 December 2026, 12:00
| UTC. If you want no invitations from this judge any more, answer NEVER.
|
| On the web: https://judge.example.org/games/spring
|
| If your mail program does not let you answer, write me a new letter with
| the line
|
|   CONFIRM htaz7qww69zgmnhn5na6nd6rixmdf

From: max@example.org
To: reply
> INVITE -bob@example.org

To: max@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > INVITE -bob@example.org
< The invitation of bob@example.org to 'spring' is withdrawn. A yes to it
< does nothing any more.
<
< 'spring' has not started yet: 1 of 4 seats is taken.
< Ann Other: no preference.
<
< On the web: https://judge.example.org/my/games/spring

# It is too late for a yes.
From: bob@example.org
To: reply
> ok

To: bob@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< > ok
< *** I don't recognise that code. Perhaps its lines have already been
< carried out, or they waited for more than a week; then please send them
< again.

# Eve is the one for whom France is kept.
From: Eve English <eve@example.org>
To: reply
> Hello Max,
> yes
> Eve

To: eve@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > yes
< Thank you. These are the lines that were waiting:
<
< > JOIN spring
< You have joined 'spring'. 2 more players are needed.
<
< Standard, for 4 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator says:
<
< A quiet game for friends.
<
< France is yours when the game begins.
<
< Your seat has no password: simply answer my letters. SET PASSWORD and a
< word gives it one.
<
< 'spring' has not started yet: 2 of 4 seats are taken.
< You will play France.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Eve English (eve@example.org) has joined 'spring'. 2 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

To: ann+dip@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Eve English has joined 'spring'. 2 more players are needed.
|
| On the web: https://judge.example.org/my/games/spring

# Somebody who was not invited has to know the word.
From: zoe@example.org
> REGISTER Zoe Zander
> SIGN ON ?spring mine
> SIGN ON ?spring mine JOIN sesami
> SIGN ON ?spring mine JOIN sesame

To: zoe@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: answer this letter with the one
< word CONFIRM. Then these lines will be carried out:
<
< > REGISTER Zoe Zander
< > SIGN ON ?spring ********
< > SIGN ON ?spring ********
< > SIGN ON ?spring ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If your mail program does not let you answer, write me a new letter with
< the line
<
<   CONFIRM hmp6e47k7bcwqm6vhnggkiwkibwaw

From: zoe@example.org
To: reply
> CONFIRM

To: zoe@example.org
Subject: Re: CHANCERY:spring - orders

< :: Judge: CHANCERY  Game: Spring  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Zoe Zander
< Welcome, Zoe Zander. You are registered.
< Name:     Zoe Zander
< Timezone: UTC
<
< > SIGN ON ?spring ********
< *** To join 'spring' one must know its join password, and write it at
< the end of the line: SIGN ON ?spring password JOIN word. Those who made
< the game tell it to you, or INVITE you.
< The lines after this one have not been carried out.
<
< > SIGN ON ?spring ********
< *** That is not the join password. To join 'spring' one must know its
< join password, and write it at the end of the line:
< SIGN ON ?spring password JOIN word. Those who made the game tell it to
< you, or INVITE you.
< The lines after this one have not been carried out.
<
< > SIGN ON ?spring ********
< You have joined 'spring'. One more player is needed.
<
< Standard, for 4 players. Its master is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator says:
<
< A quiet game for friends.
<
< Next: say which powers you would like, the most wanted first:
< SET PREFERENCE AUSTRIA, ENGLAND. Then wait. When the last seat is taken,
< the game begins, and a letter tells you your power, the board and the
< deadline; fill in the form at its end and send it back. LIST spring
< shows everything about the game.
<
< 'spring' has not started yet: 3 of 4 seats are taken.
< You have not said which power you want: SET PREFERENCE does that.
<
< On the web: https://judge.example.org/my/games/spring

To: max@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Zoe Zander (zoe@example.org) has joined 'spring'. One more player is
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/spring

To: ann+dip@example.org, eve@example.org
Subject: CHANCERY:spring - A new player

| :: Judge: CHANCERY  Game: Spring  Variant: Standard
|
| Zoe Zander has joined 'spring'. One more player is needed.
|
| On the web: https://judge.example.org/my/games/spring

