# The first letters to a judge: a stranger, a registration, a game.
From: Ann Other <ann@example.org>
> Hello, is anybody there?

To: ann@example.org
Subject: Re: CHANCERY - your letter

< :: Judge: CHANCERY
<
< This is CHANCERY, a program that runs games of Diplomacy, Stratego and
< Conquest by e-mail.
<
< To play, answer with this line, with your own name instead of Ann's:
<
<   REGISTER Ann Other
<
< I then know you, and tell you how to join a game. LIST shows the games.
< Or play on the web: https://judge.example.org
<
< If you did not mean to write to a program, do nothing.

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
< Name:     Ann Other
< Timezone: UTC
<
< > LIST
< There are no games now. CREATE ?game password starts one; see HELP
< CREATE.
<
< > HELP
< CHANCERY understands these commands; HELP and a name explains one.
<
< To begin:
< HELP         explain the commands, or one of them.
< LEARN        learn a game by ten short tasks.
< TUTORIAL     learn by doing, in a game of your own.
< REGISTER     introduce yourself, or change your details.
< CONFIRM      show that an address is yours.
< LIST         the games, or all about one of them.
< GAMES        your games, and what you owe in each.
< OPENINGS     games and powers that want a player.
< SET NOTICES  hear of games that want players, by mail.
< RESERVE      stand ready to take over a seat.
< SIGN ON      say which seat you write for, or join a game.
< DECLINE      say no to an invitation, or to all of them for ever.
< CREATE       begin a new game.
< OBSERVE      watch a game: its results and press are sent to you.
< GET          have a file sent to you.
<
< To play:
< STATUS            your orders, what is missing, and when the turn runs.
< UNDO              go back to the orders that you had before.
< CLEAR             discard orders.
< DROP              take back one of your orders.
< CHANGE            put an order in the place of another.
< DRAFT             keep orders that do not count yet.
< KEEP SETUP        keep your set-up for games to come.
< PHASE             give orders for a later phase.
< IF                orders that depend on where units are.
< ENDIF             the end of an IF.
< STANDING ORDERS   orders for when you send none.
< OPTIONS           all legal orders for your units.
< FORECAST          what your orders do if nobody else moves.
< SANDBOX           try out what might have been, alone.
< WHY               why your orders failed, and why anything happened.
< EXPLAIN           why the computers moved as they did.
< SET WAIT          make the turn wait for the deadline.
< SET ABSENCE       be away: no new deadline falls in that time.
< EXTEND            put off the deadline of this phase.
< SET PREFERENCE    say which powers you would like to play.
< READY             confirm before a game begins that you want to play.
< HISTORY           the results and the public press of a game.
< SUMMARY           who held what in a game, year by year.
< SITTER            let somebody order for you while you are away.
< SEEK REPLACEMENT  offer your seat, and play on until somebody takes it.
< RESIGN            leave the game.
<
< To talk:
< PRESS          write to other players, through the judge.
< PRESS REPLY    answer press, grey press too.
< BROADCAST      write to everybody in the game, through the judge.
< POSTAL PRESS   press that comes with the next results.
< DIARY          private notes on a game.
< IGNORE         have no more press from somebody.
< REPORT         complain about a letter of press.
< SET ALL PRESS  have a copy of all press to others.
< SET BROADCAST  say whether you want broadcasts by mail.
< WHOGAME        who is in a game.
<
< To vote:
< SET DRAW     vote for a draw.
< SET CONCEDE  vote to concede the game to one power.
< PROPOSE      ask all players to agree to something.
< AGREE        vote on what somebody has proposed.
<
< For you and your letters:
< SET PASSWORD   change the password of your seat.
< SET ADDRESS    have letters about this game sent elsewhere.
< I AM ALSO      add another address of yours.
< SET NEW TOKEN  cancel old reply addresses.
< SET TIMEZONE   show times in your time zone.
< SET ANSWERS    have the answers of the judge short or full.
< SET WIDTH      have narrower or wider letters.
< SET JSON       have letters about a game bring a file for programs.
< SET RECEIPTS   have answers on pages by mail, too.
< SET FORMAT     have letters as text, as HTML, or to be read aloud.
< SET PICTURE    have pictures of the board in your letters.
< SET THEME      choose light or dark pages.
< SET CALENDAR   have deadlines in your calendar.
< SET DIGEST     have press and news in one letter a day.
< SET REMINDER   choose when you are reminded of deadlines.
< SIGN OFF       end the letter: nothing below it is read.
< WHOIS          look somebody up.
< INFO PLAYER    how reliable somebody is.
< SET PRIVACY    who may look you up.
< MY DATA        all that this judge holds on you.
< WEB            get a code to sign in on the judge's pages.
< UNREGISTER     have the judge forget you.
< VERSION        which judge this is.
<
< To run a game:
< BECOME MASTER      run the game instead of playing in it.
< BECOME             act as one of the powers, for the rest of the letter.
< SET                change the settings of the game.
< MORPH              change the board of the game.
< SET DEADLINE       move the deadline of this phase.
< SET GRACE          move the end of grace of this phase.
< SET START          set the earliest time for this turn to run.
< PROCESS            adjudicate now, or start a game that is full.
< PREDICT            the results if the turn ran now.
< PAUSE              stop the clock.
< RESUME             let a paused or terminated game go on.
< ROLL BACK          go back to before a turn was adjudicated.
< ROLL FORWARD       bring back what ROLLBACK has undone.
< EDIT               change the position by hand.
< TERMINATE          end the game without a result.
< EJECT              remove somebody from the game.
< INVITE             invite people to a game that has not started.
< SET JOIN PASSWORD  let only those join who know a word.
< SET ALLOW PLAYERS  say who may play in your game.
< APPROVE            say yes or no to somebody who wants to play.
< FORCE BEGIN        start a game though not all of its seats are taken.
< UNSTART            take a game back to before its start.
< ASSIGN             give somebody a power.
< SWAP               let two players change places.
< REPLACE            ask somebody to play a power instead of its player.
< ADMIT              let somebody in again whom you ejected.
< PROMOTE            make an observer another master of the game.
< REMIND             remind players of their missing orders.
< ANNOUNCE           tell everybody something as the master.
< RENAME             give the game another name.
<
< To keep the judge:
< KEEPER          act as the master of any game, for the keeper.
< KEEPER IMPORT   bring a game from another judge.
< KEEPER LETTERS  the letters that wait, or went wrong.
< KEEPER USER     who is registered.
< KEEPER MERGE    make one registration of two.
< KEEPER ERASE    erase somebody.
< KEEPER ADDRESS  somebody's addresses.
< KEEPER ADJUST   mend somebody's dedication.
< PAUSE JUDGE     let the whole judge stand still.
< RESUME JUDGE    let a paused judge go on.
< KEEPER RULES    what the keeper has decided for everybody.
< NO CREATE       who may create games on this judge.
< ALLOW PLAYER    whom the keeper allows to play or to run games.
< BAN             keep somebody away from the judge.
<
< More:
< GIVE UP                          give the game up: the other player
<                                  wins.
< KEEPER ANNOUNCE                  tell everybody something.
< KEEPER CODE                      a code for the console, without mail.
< KEEPER TEST                      a letter to try the way out.
< MAP                              where everybody stands, now or then.
< UNSUBSCRIBE                      have no more of the letters that go to
<                                  many.
< SETUP                            place your pieces: the rows on the
<                                  lines below, your front row first, then
<                                  END. HELP SETUP shows examples.
< SETUP SAVE name                  keep the set-up that you have on file
<                                  for games to come. HELP KEEP SETUP.
< SETUP USE name                   set up as you did before.
< SETUP FORGET name                forget a set-up that you have kept.
< PLAN                             moves that the judge makes for you as
<                                  your turns come: on the lines below,
<                                  then END. HELP PLAN shows examples.
< BOARD                            the board as you see it, and a list of
<                                  what stands where.
< LOSSES                           what both sides have lost, by rank, and
<                                  what is still hidden.
< RECORD                           the game so far, for programs and
<                                  friends: set-ups as far as you know
<                                  them, and all moves.
< OFFER DRAW                       offer the other player a draw. It is
<                                  drawn when they write ACCEPT DRAW; NO
<                                  DRAW takes your offer back.
< ACCEPT DRAW                      accept a draw that the other player has
<                                  offered.
< NO DRAW                          take back your offer of a draw.
< RESIGN and the name of the game  give it up: the other player wins.
<                                  (WITHDRAW and its name leaves your seat
<                                  to somebody else, who plays on.)
< ODDS                             how an attack would go, as things are
<                                  now.
< ADVISE                           what the governor would do in your
<                                  place.
< VERIFY                           each piece of luck of a turn.
<
< Other topics: GUIDE, DATES, PICTURES, CALENDAR, SETTINGS,
< RULES.DIPLOMACY, ORDERS, WILLS, VARIANTS, POLICIES, BLIND, RULINGS,
< OPTIONS, RULES.STRATEGO, STRATEGO, SETUP, PLAN, REPETITION, STRATEGO
< OPTIONS, RULES.CONQUEST, CONQUEST, CONQUEST ORDERS, BATTLES, FAIR LUCK,
< GOVERNOR, and every setting, option and variant by its name. HELP also
< knows everyday words, such as HELP MOVE or HELP HOLIDAY.
<
< GET FLIST lists the files that can be sent to you.
<
< > CREATE ?first ********
< Game 'first' has been created: Standard, for 7 players.
<
< You are its first player. To run it without playing, write
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
< You are now the master of 'first'.
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
< *** There is no setting "frobnicate". HELP SETTINGS lists them.
<
< > LIST FIRST
< Game 'first' is forming.
<
< Variant: Standard.
< Movement every 3 days at 20:00 London time; 3 days of grace.
< Retreats within a day, at 23:30 London time; 2 days of grace.
< Adjustments within a day, at 23:30 London time; 2 days of grace.
< 18 centres win.
< There is no press: players do not write to each other.
< If orders are missing when grace ends, the power can be taken over (NO
< NMR).
<
< The settings, as they can be mailed to the judge:
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
< *** There is no such command. Did you mean HISTORY FIRST?
<
< 'first' has not started yet: 0 of 7 seats are taken.

