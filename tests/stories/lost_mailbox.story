# A mailbox dies: Ann, who plays Austria, asks for her account from a new one; nobody answers from the old one, and the keeper decides.
! demo

! untrusting

From: max@example.org
> SIGN ON mdemo secret
> PAUSE

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > SIGN ON mdemo ********
< Signed on as Master in 'demo'.
<
< > PAUSE
< 'demo' is paused.
<
< 'demo' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/demo

To: max@example.org, ann@example.org, eve@example.org, fred@example.org, gus@example.org, ida@example.org, rob@example.org, tom@example.org
Subject: CHANCERY:demo - S1901M Paused

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| The GM has paused the game 'demo'. No turn runs until it is resumed. The
| orders on file stay.
|
| On the web: https://judge.example.org/my/games/demo

@ 2026-11-22T09:00:00Z

From: Ann Other <ann@new.example>
> REGISTER Ann Other
> I WAS ann@example.org

To: ann@new.example
Subject: CHANCERY - Please confirm your registration

< :: Judge: CHANCERY
<
< To make sure it was you, please confirm: reply with the single word
< CONFIRM. Then these lines will be carried out:
<
< > REGISTER Ann Other
< > I WAS ann@example.org
<
< If you did not write them, do nothing, and nothing will happen.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hx3ncuq7sqduv39yptm9dw9hskw75

From: ann@new.example
To: reply
> CONFIRM

To: ann@new.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > I WAS ann@example.org
< If ann@example.org is registered here, I e-mail it now, and again in a
< few days. If no one answers from there within a week, the keeper of this
< judge decides whether that account moves to ann@new.example. I will
< e-mail you the outcome.
<
< The account does not move if an e-mail arrives from the old address, or
< if a browser is still signed in with it.
<
< Next: reply to this e-mail. The game open needs players: SIGN ON ?open
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

To: ann@example.org
Subject: CHANCERY - Is this mailbox lost?

| :: Judge: CHANCERY
|
| Someone at ann@new.example says that they are you and that this mailbox
| is lost, and asks for your account here (Ann Other).
|
| If that is you, reply YES, and the account moves to ann@new.example at
| once.
|
| If it is not you, reply NO: the account stays yours, and no one can ask
| for it again for 30 days. Any other e-mail from you, or a visit to your
| pages, also stops this.
|
| If I hear nothing from you by Sunday 29 November 2026, 09:00 UTC, the
| keeper of this judge decides.
|
| If you can't reply, send one of these lines in a new e-mail. The first
| says yes, the second no:
|
|   CONFIRM h7he72kzdyv6w8i95vk49xsmsufy3
|   I STAY ann@new.example

To: max@example.org
Subject: CHANCERY:demo - S1901M Do you know this address?

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| Someone at ann@new.example says that they are Ann Other
| (ann@example.org), who plays Austria in 'demo', and that this old
| mailbox is lost.
|
| Do you know that the new address is theirs? Reply YES only if you have
| written to each other there, or have asked them in another way.
| Otherwise reply NO. Their e-mail itself proves nothing.
|
| The keeper of this judge decides, and only the keeper reads your answer.
| Please keep it to yourself: the address that asks may be a stranger's.
|
| On the web: https://judge.example.org/my/games/demo

From: max@example.org
To: reply
> YES, she has written to me from there for years.

To: max@example.org
Subject: CHANCERY:demo - S1901M Please confirm your e-mail

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< For this I must be sure that it is you: reply with the single word
< CONFIRM, and I carry out these lines:
<
< > SIGN ON demo AS Master
< > I KNOW ann@new.example
<
< If you did not write them, do nothing, and nothing will happen.
< SET NEW TOKEN makes the reply addresses of your older e-mails worthless.
<
< If you can't reply, send me a new e-mail with the line
<
<   CONFIRM hnk3armb2zq89y5wmyecr6spycmzt
<
< An e-mail that begins with your password works without CONFIRM:
<
<   SIGN ON mdemo password
<
< 'demo' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/demo

From: max@example.org
To: reply
> CONFIRM

To: max@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< > CONFIRM
< Thank you. These are the lines that were waiting:
<
< > SIGN ON demo AS Master
< Signed on as Master in 'demo'.
<
< > I KNOW ann@new.example
< Thank you. The keeper reads that you know ann@new.example to be theirs.
<
< 'demo' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/demo

! a minute at 2026-11-26T09:00:00Z

To: ann@example.org
Subject: CHANCERY - Your account is about to move

| :: Judge: CHANCERY
|
| I wrote to you on Sunday 22 November 2026 and have had no answer.
|
| Someone at ann@new.example says that they are you and that this mailbox
| is lost, and asks for your account here (Ann Other).
|
| If that is you, reply YES, and the account moves to ann@new.example at
| once.
|
| If it is not you, reply NO: the account stays yours, and no one can ask
| for it again for 30 days. Any other e-mail from you, or a visit to your
| pages, also stops this.
|
| If I hear nothing from you by Sunday 29 November 2026, 09:00 UTC, the
| keeper of this judge decides.
|
| If you can't reply, send one of these lines in a new e-mail. The first
| says yes, the second no:
|
|   CONFIRM hswgxrn4mdi35zh8xa852dypbv2js
|   I STAY ann@new.example

From: ann@new.example
> SIGN ON ademo secret
> A VIE - GAL

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
<
< Your e-mail came from an address that is not registered as yours
< (ann@new.example), so this answer comes here. I AM ALSO ann@new.example
< adds it. If you did not write it, change your password: SET PASSWORD.
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > A VIE - GAL
< *** The game 'demo' is paused.
<
< 'demo' is paused: nothing is adjudicated until it is resumed.
<
< On the web: https://judge.example.org/my/games/demo

To: ann@new.example
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

! a minute at 2026-11-29T09:00:00Z

To: keeper@example.org
Subject: CHANCERY - Shall an account move?

| :: Judge: CHANCERY
|
| Someone at ann@new.example says that they are Ann Other and that the
| mailbox ann@example.org is lost, and asks for that account.
| Asked: Sunday 22 November 2026, 09:00 UTC
| The owner can stop it until: Sunday 29 November 2026, 09:00 UTC
| E-mails to the owner: 2 (ann@example.org), none came back
| Last e-mail from ann@example.org: Saturday 21 November 2026, 12:00 UTC
| Seats: 'demo' (Austria)
| The new address: Ann Other, registered Sunday 22 November 2026, 09:00
|     UTC
| Password: an e-mail from there gave the password of Austria in 'demo'
| Max Master, GM of 'demo': knows the new address to be theirs
|
| The owner has not answered my e-mails, and their week is over. Reply
| YES, and the account moves to ann@new.example. Reply NO, and it does
| not.
|
| A mailbox that still accepts e-mails may not be lost: its owner may be
| away. If you are not sure, ask the new address something that only the
| owner knows. You can answer for 30 days.
|
| If you can't reply, send one of these lines in a new e-mail. The first
| says yes, the second no:
|
|   CONFIRM hc8ij6vj5y3m74kwqvkkzdz7ttkmh
|   KEEPER NO MOVE ann@example.org TO ann@new.example

To: ann@new.example
Subject: CHANCERY - The account that you asked for

| :: Judge: CHANCERY
|
| You asked for the account with the address ann@example.org. The week is
| over, and the keeper of this judge now decides. You hear from me then.

From: keeper@example.org
To: reply
> Yes, do.

To: keeper@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > Yes, do.
< Thank you. These are the lines that were waiting:
<
< > KEEPER MOVE ann@example.org TO ann@new.example
< The account of Ann Other has moved from ann@example.org to
< ann@new.example. I have e-mailed both addresses.

To: ann@new.example
Subject: CHANCERY - Your account is here

| :: Judge: CHANCERY
|
| Welcome back, Ann Other. Your account has moved from ann@example.org to
| this address, with all seats and your record.
|
| You are in 'demo'. HISTORY demo shows the turns and press since then,
| and SUMMARY demo the players.
|
| Replies to my older e-mails no longer work, and all browsers are signed
| out. The passwords of your seats are unchanged.

To: ann@example.org
Subject: CHANCERY - Your account has moved

| :: Judge: CHANCERY
|
| The account of Ann Other has moved from ann@example.org to
| ann@new.example. No one answered the e-mails I sent here, so the keeper
| has decided this.
|
| If that is wrong, write to the keeper of this judge at once:
| keeper@example.org.

To: max@example.org
Subject: CHANCERY:demo - S1901M A player has another address

| :: Judge: CHANCERY  Game: Demo  Variant: Standard
|
| Ann Other now writes from ann@new.example, and no longer from
| ann@example.org.
|
| On the web: https://judge.example.org/my/games/demo

From: ann@new.example
To: reply
> LIST demo

To: ann@new.example
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST demo
< Game 'demo' is paused.
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
<   SET MANUAL START
<
< The following players are signed up for game 'demo':
< Master:   Max Master   max@example.org
< Austria:  Ann Other    ann@new.example
< England:  Eve English
< France:   Fred French
< Germany:  Gus German
< Italy:    Ida Italian
< Russia:   Rob Russian
< Turkey:   Tom Turk
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

