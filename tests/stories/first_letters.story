# The first letters to a judge: a stranger, a registration, a game.
From: Ann Other <ann@example.org>
> Hello, is anybody there?

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< This is CHANCERY, a program that runs Diplomacy, Stratego and Conquest
< games by e-mail. I couldn't find a command in your e-mail, so I have
< done nothing with it.
<
< To start playing, reply with these two lines (use your own name):
<
<   REGISTER Ann Other
<   LIST
<
< I'll register you and list the games that need players. Add TUTORIAL to
< learn by playing, or GET GUIDE to get the full guide. You can also play
< on the web: https://judge.example.org
<
< If you meant to reach a person, write to keeper@example.org. If you
< didn't write to me, ignore this e-mail.

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> LIST
> HELP
> CREATE ?first secret
> BECOME MASTER
> SET NO DIAS, PRESS NONE, MOVE CLOCK 20:00 NEXT 46, EVERY 3 DAYS AT 20:00 Europe/London
> SET FROBNICATE
> LIST FIRST
> HISTRY FIRST

To: ann@example.org
Subject: Re: CHANCERY:first - orders

< :: Judge: CHANCERY  Game: First  Variant: Standard
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > LIST
< This judge has no games now. CREATE ?game password starts one (HELP
< CREATE).
<
< > HELP
< To learn more about a command, send HELP with its name, such as
< HELP PRESS.
<
< Start       REGISTER, LIST, SIGN ON, CREATE, TUTORIAL, HELP GUIDE
< Orders      HELP ORDERS, STATUS, UNDO, CLEAR ORDERS, FORECAST
< Time        SET WAIT, EXTEND, SET ABSENCE, SITTER, PHASE
< Vote        SET DRAW, SET CONCEDE, PROPOSE, AGREE
< Talk        PRESS, BROADCAST, DIARY, IGNORE, REPORT
< Look back   MAP, HISTORY, SUMMARY, WHY, WHOGAME
< E-mail      SET FORMAT, SET CALENDAR, SET REMINDER, SET DIGEST, WEB
< Alone       LEARN, SANDBOX, HELP COMPUTERS
< Leave       SEEK REPLACEMENT, RESIGN, UNREGISTER
< Run a game  HELP GM
<
< HELP ALL lists all commands, and HELP SETTINGS the settings of a game.
<
< > CREATE ?first ********
< Game 'first' has been created: Standard, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, for 7 players.
<
<   https://judge.example.org/games/first
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?first password
<
< > BECOME MASTER
< You are now the GM of 'first'.
<
< > SET NO DIAS, PRESS NONE, MOVE CLOCK 20:00 NEXT 46, EVERY 3 DAYS AT
< > 20:00 Europe/London
< NO DIAS (it was: DIAS).
< NO PRESS (it was: WHITE).
< Movement every 2 days at 20:00 UTC; 3 days of grace.
< ZONE Europe/London (it was: ZONE UTC).
< Movement every 3 days at 20:00 London time; 3 days of grace (it was:
< Movement every 2 days at 20:00 London time; 3 days of grace).
<
< > SET FROBNICATE
< *** "frobnicate" is not a setting. HELP SETTINGS lists them.
<
< > LIST FIRST
< Game 'first' is forming.
<
< Variant: Standard.
< Movement every 3 days at 20:00 London time; 3 days of grace.
< Retreats within a day, at 23:30 London time; 2 days of grace.
< Adjustments within a day, at 23:30 London time; 2 days of grace.
< 18 centres win.
< No press: players do not write to each other.
< If orders are missing when grace ends, another player can take over the
< power (NO NMR).
<
< To copy these settings, send:
<   SET MOVE CLOCK 20:00 MIN 0 NEXT 70 GRACE 72 DELAY 0.5 DAYS SMTWTFS
<   SET RETREAT CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET ADJUST CLOCK 23:30 MIN 0 NEXT 22 GRACE 48 DELAY 0.5 DAYS SMTWTFS
<   SET NO PRESS
<   SET NO DIAS
<   SET ZONE Europe/London
<
< The following players are signed up for game 'first':
< Master:  Ann Other  ann@example.org
<
< 0 of 7 seats taken: SIGN ON ?first password
<
< > HISTRY FIRST
< *** That is not a command. Did you mean HISTORY FIRST?
<
< 'first' has not started yet: 0 of 7 seats are taken.

