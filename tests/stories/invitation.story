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
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Max Master
< > CREATE ?spring ********
< > BECOME MASTER
< > SET POWERS 4, COMMENT A quiet game for friends.
< > SET JOIN PASSWORD ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
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
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?spring ********
< Game 'spring' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
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
< The reply asks you to confirm: reply to it with the single word CONFIRM.
<
< > BECOME MASTER
< You are now the GM of 'spring'.
<
< > SET POWERS 4, COMMENT A quiet game for friends.
< POWERS 4.
< COMMENT A quiet game for friends.
<
< > SET JOIN PASSWORD ********
< Players now need the join password to join 'spring'. Only you know it.
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
< I have sent eve@example.org an invitation to 'spring'. France is
< reserved for them.
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
| Standard, for 4 players. Its GM is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
| Its creator writes:
|
| A quiet game for friends.
|
| Reply YES to join, or NO to decline. YES also registers you here, with
| the name your reply comes from. HELP lists the commands, and GET GUIDE
| explains how to play. The invitation is valid until Saturday 5 December
| 2026, 12:00 UTC. Reply NEVER to get no more invitations from this judge.
|
| On the web: https://judge.example.org/games/spring
|
| If you can't reply, send me a new e-mail with the line
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
| A quiet game for friends. France is reserved for you.
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
< Standard, for 4 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator writes:
<
< A quiet game for friends.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST spring shows all settings.
<
< Your seat has no password: just reply to my e-mails. SET PASSWORD word
< gives it one.
<
< 'spring' has not started yet: 1 of 4 seats is taken.
< To say which power you want, use SET PREFERENCE.
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
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > no thanks
<
< > DECLINE spring
< Thank you for your answer. You are no longer invited to 'spring'.

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
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > Never
< You will no longer get invitations from this judge. SET INVITATIONS
< allows them again.

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
< I have sent bob@example.org an invitation to 'spring'. England is
< reserved for them.
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
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< A quiet game for friends.
<
< To copy these settings, send:
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
< - bob@example.org (England waits for them), until Saturday 5 December
<   2026, 12:00 UTC
< - eve@example.org (France waits for them), until Saturday 5 December
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
| Standard, for 4 players. Its GM is Max Master.
| Movement every 3 days at 23:30 UTC; 3 days of grace.
| Retreats within a day, at 23:30 UTC; 2 days of grace.
| Adjustments within a day, at 23:30 UTC; 2 days of grace.
| When all orders are in, the turn runs sooner.
| Press goes to any of the others, or to all, under the name of the power
| that writes it.
| Its creator writes:
|
| A quiet game for friends. England is reserved for you.
|
| Reply YES to join, or NO to decline. YES also registers you here, with
| the name your reply comes from. HELP lists the commands, and GET GUIDE
| explains how to play. The invitation is valid until Saturday 5 December
| 2026, 12:00 UTC. Reply NEVER to get no more invitations from this judge.
|
| On the web: https://judge.example.org/games/spring
|
| If you can't reply, send me a new e-mail with the line
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
< The invitation of bob@example.org to 'spring' is withdrawn. A YES to it
< no longer works.
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
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > ok
< *** I don't recognise that code. I may have carried out its lines
< already. If they have waited for more than a week, please send them
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
< Standard, for 4 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator writes:
<
< A quiet game for friends.
<
< France is yours when the game begins.
<
< Your seat has no password: just reply to my e-mails. SET PASSWORD word
< gives it one.
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
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Zoe Zander
< > SIGN ON ?spring ********
< > SIGN ON ?spring ********
< > SIGN ON ?spring ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
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
< Name:      Zoe Zander
< Time zone: UTC
<
< > SIGN ON ?spring ********
< *** 'spring' has a join password. Write it at the end of the line:
< SIGN ON ?spring password JOIN word. The game's creator can tell it to
< you, or INVITE you.
< I ignored the lines after this one.
<
< > SIGN ON ?spring ********
< *** That is not the join password. 'spring' has a join password. Write
< it at the end of the line: SIGN ON ?spring password JOIN word. The
< game's creator can tell it to you, or INVITE you.
< I ignored the lines after this one.
<
< > SIGN ON ?spring ********
< You have joined 'spring'. One more player is needed.
<
< Standard, for 4 players. Its GM is Max Master.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< When all orders are in, the turn runs sooner.
< Press goes to any of the others, or to all, under the name of the power
< that writes it.
< Its creator writes:
<
< A quiet game for friends.
<
< Next: say which powers you would like, the favourite first:
< SET PREFERENCE AUSTRIA, ENGLAND. When the last seat is taken, the game
< starts, and I e-mail you your power, the position and the deadline.
< Reply to that e-mail with your orders. LIST spring shows all settings.
<
< 'spring' has not started yet: 3 of 4 seats are taken.
< To say which power you want, use SET PREFERENCE.
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

