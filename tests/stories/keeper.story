# The keeper of a judge that does not believe From: runs it by mail.
! untrusting

From: Kay Keeper <keeper@example.org>
> REGISTER Kay Keeper
> DENY PLAYER *@rowdy.example
> BAN spam@example.org
> NO CREATE

To: keeper@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Kay Keeper
< > DENY PLAYER *@rowdy.example
< > BAN spam@example.org
< > NO CREATE
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: keeper@example.org
To: reply
> CONFIRM

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Kay Keeper
< Welcome, Kay Keeper. You are registered.
< Name:      Kay Keeper
< Time zone: UTC
<
< > DENY PLAYER *@rowdy.example
< DENY PLAYER *@rowdy.example.
<
< > BAN spam@example.org
< BAN spam@example.org.
<
< > NO CREATE
< From now on, only you and people you ALLOW MASTER can create games.
<
< Next: reply to this e-mail. No game has open seats now. To create one,
< alone or with friends, write CREATE ?name password (HELP CREATE). LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

From: keeper@example.org
To: reply
> CREATE ?club secret
> BECOME MASTER
> KEEPER RULES

To: keeper@example.org
Subject: CHANCERY:club - Please confirm your e-mail

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > CREATE ?club ********
< Game 'club' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/club
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?club password
<
< The reply asks you to confirm: reply to it with the single word CONFIRM.
<
< > BECOME MASTER
< You are now the GM of 'club'.
<
< For this I must be sure that it is you: reply with the single word
< CONFIRM, and I carry out these lines:
<
< > SIGN ON club AS Master
< > KEEPER RULES
<
< If you did not write them, do nothing, and nothing will happen.
< SET NEW TOKEN makes the reply addresses of your older e-mails worthless.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM h7he72kzdyv6w8i95vk49xsmsufy3
<
< 'club' has not started yet: 0 of 7 seats are taken.

From: keeper@example.org
To: reply
> CONFIRM

To: keeper@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > SIGN ON club AS Master
< Signed on as Master in 'club'.
<
< > KEEPER RULES
< The rules of this judge, as you can mail them back:
<
<   NO CREATE
<   BAN spam@example.org
<   DENY PLAYER *@rowdy.example
<
< 'club' has not started yet: 0 of 7 seats are taken.
<
< On the web: https://judge.example.org/my/games/club

# Somebody whom a rule denies a seat, and is not told which.
From: Roy Rowdy <roy@rowdy.example>
> REGISTER Roy Rowdy
> SIGN ON ?club hidden

To: roy@rowdy.example
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Roy Rowdy
< > SIGN ON ?club ********
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hnk3armb2zq89y5wmyecr6spycmzt

From: roy@rowdy.example
To: reply
> CONFIRM

To: roy@rowdy.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Roy Rowdy
< Welcome, Roy Rowdy. You are registered.
< Name:      Roy Rowdy
< Time zone: UTC
<
< > SIGN ON ?club ********
< *** I am sorry, but this judge cannot offer you that. Its keeper can
< tell you more.
<
< Next: reply to this e-mail. No game has open seats now. To create one,
< alone or with friends, write CREATE ?name password (HELP CREATE). LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

# And somebody who may join, but not create.
From: Ann Other <ann@example.org>
> REGISTER Ann Other
> CREATE ?mine secret
> JOIN club

To: ann@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Ann Other
< > CREATE ?mine ********
< > JOIN club
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hswgxrn4mdi35zh8xa852dypbv2js

From: ann@example.org
To: reply
> yes

To: ann@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > yes
< Thank you. These are the lines that were waiting:
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > CREATE ?mine ********
< *** New games are created only by the keeper of this judge now. LIST
< shows those that you can join.
< I ignored the lines after this one.
<
< > JOIN club
< You have joined 'club'. 6 more players are needed.
<
< Standard, for 7 players. Its GM is Kay Keeper.
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
< Reply to that e-mail with your orders. LIST club shows all settings.
<
< Your seat has no password: just reply to my e-mails. SET PASSWORD word
< gives it one.
<
< 'club' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/club

To: keeper@example.org
Subject: CHANCERY:club - A new player

| :: Judge: CHANCERY  Game: Club  Variant: Standard
|
| Ann Other (ann@example.org) has joined 'club'. 6 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/club

# A forgery changes nothing: the keeper is asked.
From: keeper@example.org
> CREATE FOR ALL
> KEEPER club
> TERMINATE club

To: keeper@example.org
Subject: CHANCERY - Please confirm your e-mail

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > CREATE FOR ALL
< > KEEPER club
< > TERMINATE club
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hc8ij6vj5y3m74kwqvkkzdz7ttkmh

From: ann@example.org
To: reply
> BAN keeper@example.org

To: ann@example.org
Subject: Re: CHANCERY:club - orders

< :: Judge: CHANCERY  Game: Club  Variant: Standard
<
< > BAN keeper@example.org
< *** Only the judge keeper can do that.
<
< 'club' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/club

