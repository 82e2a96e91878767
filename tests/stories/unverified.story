# A judge that cannot know who wrote a letter: tokens and passwords.
! untrusting

From: max@example.org
Subject: REGISTER
> REGISTER Max Master
> CREATE ?secret gm-password
> BECOME MASTER

To: max@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Max Master
< > CREATE ?secret ********
< > BECOME MASTER
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
Subject: Re: CHANCERY:secret - orders

< :: Judge: CHANCERY  Game: Secret  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?secret ********
< Game 'secret' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/secret
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?secret password
<
< The reply asks you to confirm: reply to it with the single word CONFIRM.
<
< > BECOME MASTER
< You are now the GM of 'secret'.
<
< 'secret' has not started yet: 0 of 7 seats are taken.

From: max@example.org
To: reply
> SET NO DIAS

To: max@example.org
Subject: Re: CHANCERY:secret - orders

< :: Judge: CHANCERY  Game: Secret  Variant: Standard
<
< > SET NO DIAS
< NO DIAS (it was: DIAS).
<
< 'secret' has not started yet: 0 of 7 seats are taken.
<
< On the web: https://judge.example.org/my/games/secret

# Somebody else writes in his name, and from another address.
From: max@example.org
> SIGN ON SECRET
> TERMINATE

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON SECRET
< *** 'secret' is still forming. To join, or to sign on if you have
< joined, send SIGN ON ?secret and a password.
< I ignored the lines after this one.

From: mallory@example.org
> SIGN ON msecret guess
> TERMINATE

To: mallory@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON msecret ********
< *** That is not the password of that seat in 'secret'. You can also
< reply to any of my e-mails about 'secret', without a password.
< I ignored the lines after this one.

From: max@elsewhere.example
> SIGN ON msecret gm-password
> LIST SECRET

To: max@example.org
Subject: Re: CHANCERY:secret - orders

< :: Judge: CHANCERY  Game: Secret  Variant: Standard
<
< Your e-mail came from an address that is not registered as yours
< (max@elsewhere.example), so this answer comes here.
< I AM ALSO max@elsewhere.example adds it. If you did not write it, change
< your password: SET PASSWORD.
<
< > SIGN ON msecret ********
< Signed on as Master in 'secret'.
<
< > LIST SECRET
< Game 'secret' is forming.
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
< To copy these settings, send:
<   SET MOVE CLOCK 23:30 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET NO DIAS
<
< The following players are signed up for game 'secret':
< Master:  Max Master  max@example.org
<
< 0 of 7 seats taken: SIGN ON ?secret password
<
< 'secret' has not started yet: 0 of 7 seats are taken.
<
< On the web: https://judge.example.org/my/games/secret

To: max@elsewhere.example
Subject: CHANCERY - Your e-mail

| :: Judge: CHANCERY
|
| I received an e-mail that names this address as its sender. I sent the
| answer to the address that its writer has registered here.
|
| If you wrote it and want answers here too, send I AM ALSO and this
| address from the registered one.
|
| If you did not write it, ignore this e-mail: nothing has changed.

From: eve@example.org
> REGISTER Eve English

To: eve@example.org
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Eve English
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM h7he72kzdyv6w8i95vk49xsmsufy3

From: eve@example.org
To: reply
> CONFIRM

To: eve@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Eve English
< Welcome, Eve English. You are registered.
< Name:      Eve English
< Time zone: UTC
<
< Next: reply to this e-mail. The game secret needs players:
< SIGN ON ?secret password joins it, with a password of your choice. LIST
< shows all games, and GET GUIDE explains how to play. Everything also
< works in a browser: WEB gives the address.

From: eve@example.org
Subject: SIGN ON ?secret eve-password
> SIGN ON ?secret eve-password
> SET PREFERENCE E

To: eve@example.org
Subject: CHANCERY - Please confirm your e-mail

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > SIGN ON ?secret ********
< > SET PREFERENCE E
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hnk3armb2zq89y5wmyecr6spycmzt

From: eve@example.org
To: reply
> CONFIRM

To: eve@example.org
Subject: Re: CHANCERY:secret - orders

< :: Judge: CHANCERY  Game: Secret  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > SIGN ON ?secret ********
< You have joined 'secret'. 6 more players are needed.
<
< Standard, for 7 players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST secret shows all settings.
<
< > SET PREFERENCE E
< Your preference is England.
<
< 'secret' has not started yet: 1 of 7 seats is taken.
< Your preference: England.
<
< On the web: https://judge.example.org/my/games/secret

To: max@example.org
Subject: CHANCERY:secret - A new player

| :: Judge: CHANCERY  Game: Secret  Variant: Standard
|
| Eve English (eve@example.org) has joined 'secret'. 6 more players are
| needed. Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/secret

From: eve@example.org
To: reply
> SET PREFERENCE EF
> OBSERVE secret other-password

To: eve@example.org
Subject: Re: CHANCERY:secret - orders

< :: Judge: CHANCERY  Game: Secret  Variant: Standard
<
< > SET PREFERENCE EF
< Your preference is England, then France.
<
< > OBSERVE secret ********
< *** You are already in 'secret', as player.
<
< 'secret' has not started yet: 1 of 7 seats is taken.
< Your preference: England, then France.
<
< On the web: https://judge.example.org/my/games/secret

From: eve@new.example
> I AM ALSO eve@example.org

To: eve@new.example
Subject: CHANCERY - Please confirm your e-mail

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > I AM ALSO eve@example.org
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hswgxrn4mdi35zh8xa852dypbv2js

From: eve@new.example
To: reply
> CONFIRM

To: eve@new.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > I AM ALSO eve@example.org
< If eve@example.org is registered here, I've written to it. Reply CONFIRM
< to that e-mail.

To: eve@example.org
Subject: CHANCERY - Is this also you?

| Someone wrote to me from eve@new.example and says they are you. If that
| was you, reply with the single word CONFIRM: you can then write to me
| from either address. If it wasn't, ignore this e-mail and nothing will
| change.
|
| Can't reply? Send a new e-mail with the line
|
|   CONFIRM hc8ij6vj5y3m74kwqvkkzdz7ttkmh

From: eve@example.org
To: reply
> CONFIRM

To: eve@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > I AM ALSO agreed eve@new.example 4s3nr6yjwqi6ngdym74r
< eve@new.example is now also yours.

From: eve@new.example
> WHOGAME SECRET

To: eve@new.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > WHOGAME SECRET
< Master:  Max Master
< Player:  Eve English

From: mallory@example.org
> I AM ALSO agreed victim@example.org

To: mallory@example.org
Subject: CHANCERY - Please confirm your e-mail

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > I AM ALSO agreed victim@example.org
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM htaz7qww69zgmnhn5na6nd6rixmdf

