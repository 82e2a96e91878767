# Games on other boards and by other rules: created, changed, joined.
From: max@example.org
> REGISTER Max Master
> CREATE ?fly secret standard wings builds=any transform=move:home nodias
> BECOME MASTER
> LIST
> LIST FLY

To: max@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, Any Centres, ...
<
< > REGISTER Max Master
< Welcome, Max Master. You are registered.
< Name:      Max Master
< Time zone: UTC
<
< > CREATE ?fly ********
< Game 'fly' has been created: Standard, Any Centres, Transform Move:Home,
< Wings, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Any Centres, Transform Move:Home,
< Wings, for 7 players.
<
<   https://judge.example.org/games/fly
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?fly password
<
< > BECOME MASTER
< You are now the GM of 'fly'.
<
< > LIST
< Game 'fly' is forming.
<
< Variant: Standard, Any Centres, Transform Move:Home, Wings.
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
<   SET ANY CENTRES
<   SET TRANSFORM MOVE:HOME
<   SET WINGS
<
< The following players are signed up for game 'fly':
< Master:  Max Master  max@example.org
<
< 0 of 7 seats taken: SIGN ON ?fly password
<
< > LIST FLY
< Game 'fly' is forming.
<
< Variant: Standard, Any Centres, Transform Move:Home, Wings.
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
<   SET ANY CENTRES
<   SET TRANSFORM MOVE:HOME
<   SET WINGS
<
< The following players are signed up for game 'fly':
< Master:  Max Master  max@example.org
<
< 0 of 7 seats taken: SIGN ON ?fly password
<
< 'fly' has not started yet: 0 of 7 seats are taken.

From: max@example.org
> CREATE ?typo secret standrad

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** There is no variant or option "standrad". Did you mean standard?
< LIST VARIANTS shows the variants, HELP OPTIONS the options.

From: max@example.org
> CREATE ?typo secret standard windgs

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** There is no variant or option "windgs". Did you mean wings? LIST
< VARIANTS shows the variants, HELP OPTIONS the options.

From: max@example.org
> CREATE ?typo secret shorthand

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** Press is free text here, without shorthand. For less of it, see HELP
< PRESS and NO PARTIAL, MUST ORDER, TOUCH PRESS, NO MINOR PRESS and NO
< PRESS.

From: max@example.org
> CREATE ?typo secret builds=anywhere

To: max@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** "builds" can be home, one-home, any, chosen, not "anywhere".

From: max@example.org
> SIGN ON FLY
> SET NO WINGS
> SET HOME CENTERS, COASTAL CONVOYS, NO TRANSFORM, CENTERS 15
> SET AIR LIFTS; SET EMTPY BOARD
> SET VARIANT WINGS
> SET NOT VARIANT AIRLIFTS
> SET VARIANT STANDARD
> SET VARIANT NOSUCHBOARD
> SET TRAFO
> SET TRAFO MOVE/BUILD:ANYWHERE
> SET EDITION 1971
> SET POLICY convoy-paradox szykman
> SET CENTRES 99
> SET SHORTHAND
> LIST

To: max@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, ...
<
< > SIGN ON FLY
< Signed on as Master in 'fly'.
<
< > SET NO WINGS
< NO WINGS (it was: WINGS).
<
< > SET HOME CENTERS, COASTAL CONVOYS, NO TRANSFORM, CENTERS 15
< HOME CENTRES (it was: ANY CENTRES).
< COASTAL CONVOYS (it was: NO COASTAL CONVOYS).
< NO TRANSFORM (it was: TRANSFORM MOVE:HOME).
< CENTRES 15.
<
< > SET AIR LIFTS
< AIRLIFTS (it was: NO AIRLIFTS).
<
< > SET EMTPY BOARD
< *** "emtpy board" is not a setting. Did you mean SET EMPTY BOARD?
<
< > SET VARIANT WINGS
< WINGS (it was: NO WINGS).
<
< > SET NOT VARIANT AIRLIFTS
< NO AIRLIFTS (it was: AIRLIFTS).
<
< > SET VARIANT STANDARD
< VARIANT Standard, Coastal Convoys, Wings (unchanged).
<
< > SET VARIANT NOSUCHBOARD
< *** There is no variant or option "nosuchboard". LIST VARIANTS shows the
< variants, HELP OPTIONS the options.
<
< > SET TRAFO
< *** Please say when and where: TRANSFORM and MOVE, BUILD or MOVE/BUILD,
< a colon, and HOME, ONE, ANY or ANYWHERE, such as TRANSFORM MOVE:HOME.
<
< > SET TRAFO MOVE/BUILD:ANYWHERE
< TRANSFORM MOVE/BUILD:ANYWHERE (it was: NO TRANSFORM).
<
< > SET EDITION 1971
< EDITION 1971 (it was: EDITION DATC).
<
< > SET POLICY convoy-paradox szykman
< POLICY convoy-paradox szykman (DATC 4.A.2) (it was: POLICY
< convoy-paradox no-cut (DATC 4.A.2)).
<
< > SET CENTRES 99
< *** Standard has only 34 centres, so no one could win with 99. Please
< SET CENTRES to fewer, or SET USUAL CENTRES.
<
< > SET SHORTHAND
< *** Press is free text here, without shorthand. For less of it, see HELP
< PRESS and NO PARTIAL, MUST ORDER, TOUCH PRESS, NO MINOR PRESS and NO
< PRESS.
<
< > LIST
< Game 'fly' is forming.
<
< Variant: Standard, Transform Move/Build:Anywhere, Coastal Convoys,
< Wings.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 15 centres win.
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
<   SET POLICY convoy-routes every (DATC 4.A.1)
<   SET POLICY adjacent-convoy swap (DATC 4.A.3)
<   SET POLICY broken-via land (DATC 4.A.3)
<   SET POLICY convoyed-retreat barred (DATC 4.A.5)
<   SET POLICY written-route ignored (DATC 4.A.6)
<   SET POLICY removal home (DATC 4.D.8)
<   SET TRANSFORM MOVE/BUILD:ANYWHERE
<   SET COASTAL CONVOYS
<   SET WINGS
<   SET CENTRES 15
<
< The following players are signed up for game 'fly':
< Master:  Max Master  max@example.org
<
< 0 of 7 seats taken: SIGN ON ?fly password
<
< 'fly' has not started yet: 0 of 7 seats are taken.
<
< On the web: https://judge.example.org/my/games/fly

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?fly secret colonial

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
< Name:      Ann Other
< Time zone: UTC
<
< > SIGN ON ?fly ********
< *** 'fly' does not match: it is Standard, Transform Move/Build:Anywhere,
< Coastal Convoys, Wings. To join it as it is, write SIGN ON ?fly and a
< password of one word, and nothing more.
<
< Next: reply to this e-mail. The game fly needs players: SIGN ON ?fly
< password joins it, with a password of your choice. LIST shows all games,
< and GET GUIDE explains how to play. Everything also works in a browser:
< WEB gives the address.

From: ann@example.org
> SIGN ON ?fly secret standard portage

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > SIGN ON ?fly ********
< *** 'fly' does not match: it is Standard, Transform Move/Build:Anywhere,
< Coastal Convoys, Wings. To join it as it is, write SIGN ON ?fly and a
< password of one word, and nothing more.

From: ann@example.org
> SIGN ON ?fly secret standard wings

To: ann@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, ...
<
< > SIGN ON ?fly ********
< You have joined 'fly'. 6 more players are needed.
<
< Standard, Transform Move/Build:Anywhere, Coastal Convoys, Wings, for 7
< players. Its GM is Max Master.
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
< Reply to that e-mail with your orders. LIST fly shows all settings.
<
< 'fly' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/fly

To: max@example.org
Subject: CHANCERY:fly - A new player

| :: Judge: CHANCERY  Game: Fly  Variant: Standard, ...
|
| Ann Other (ann@example.org) has joined 'fly'. 6 more players are needed.
| Their record here: nothing is known yet.
|
| On the web: https://judge.example.org/my/games/fly

From: ann@example.org
> LIST VARIANTS
> HELP VARIANTS
> HELP WINGS
> HELP BUILDS
> HELP CONVOY PARADOX
> HELP HONG KONG
> HELP STANDARD
> GET FLIST

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > LIST VARIANTS
< These variants are played here. The columns show the number of players
< and the centres that win. HELP with a name explains one, and GET MAP
< with a name, such as GET MAP.STANDARD, shows its board.
<
< Diplomacy: CREATE ?game password DIPLOMACY
< name                       for  win  title
< 1897                         7   18  1897
< 1898                         7   18  1898
< 1900                         7   18  1900
< aberration                   9   27  Aberration
< african2                     6   19  African Diplomacy II
< ambition                    10   15  Ambition & Empire
< ancient_med                  5   18  Ancient Mediterranean
< ancmed_age_of_empires        5   18  Ancient Age of Empires
< asia                         7   21  Asian Diplomacy
< brazilian                    7   18  Brazilian
< britain                      7   19  Great Britain
< canton                       7   19  Canton
< chaos                       34   18  Chaos
< chromatic                    5   11  Chromatic
< classical                    5   18  Classical
< colonial                     7   30  Colonial
< colonial96                   7   30  Colonial 1996
< crowded                     11   18  Crowded
< crowded_1898                11   18  Crowded 1898
< empire                      10   29  Fall of the American Empire
< empire_up                   10   29  American Empire, updated
< fiveman                      5   14  Five Men
< fleet_rome                   7   18  Fleet Rome
< h31                          3    9  Hundred Years' War I
< h32                          3    9  Hundred Years' War II
< hundred                      3    9  Hundred
< known_world_901             15   55  Known World 901
< layered                      7   35  Layered Standard
< loeb9                        9   20  Loeb 9
< milan                        7   18  Milan
< minorpower                  19   18  Minor Powers
< modern                      10   33  Modern
< modern_up                   10   33  Modern, updated
< pure                         7    4  Pure
< renaissance                  7   18  Renaissance
< rootz                       14   28  Root Z
< sailho                       4    9  Sail Ho!
< sailho_crowded               6   10  Sail Ho! Crowded
< sengoku                      8   15  Sengoku
< shift_around                 7   18  Shift Around
< shift_left                   7   18  Shift Left
< shift_right                  7   18  Shift Right
< slovenia                    10   33  Slovenia
< standard                     7   18  Standard
< standard_age_of_empires      7   18  Age of Empires
< standard_age_of_empires_2    7   18  Age of Empires II
< standard_france_austria      2   18  France against Austria
< standard_germany_italy       2   18  Germany against Italy
< v8                           8   20  V8
< vassal                       7   18  Vassals
< void                        36   18  Void
< world                       17   44  World Diplomacy
< wraparound                   7   19  Wraparound
< wraparound2                  7   19  Wraparound 2
< youngstown                  10   37  Youngstown
< zeus                         7   22  Zeus 5
<
< Stratego: CREATE ?game password STRATEGO
< name      for  win  title
< barrage     2    -  Stratego Barrage
< classic     2    -  Stratego
< duel        2    -  Stratego Duel
< small       2    -  Small Stratego
< ultimate    2    -  Stratego Ultimate Lightning
<
< Conquest: CREATE ?game password CONQUEST
< name      for  win  title
< lowlands    4    9  Lowlands
< world42     7   32  World of 42
<
< > HELP VARIANTS
< OTHER BOARDS AND OTHER RULES
<
< A game is played on a board. The board sets the rules, and the game can
< change them. LIST VARIANTS shows the boards, and HELP with a board's
< name explains it. GET MAP.STANDARD sends a board in words: powers,
< provinces and borders.
<
< Create a game on a board, with options if you like:
<
<   CREATE ?river secret colonial
<   CREATE ?river secret standard wings builds=any transform=move:home
<   CREATE ?river secret like otherriver
<
< The last copies the settings of the game 'otherriver'. HELP OPTIONS
< explains all options, HELP WINGS one of them. Until the game starts, its
< GM can change them (in an unmoderated game, any player can):
<
<   SET WINGS
<   SET NO RAILWAYS, ANY CENTRES, TRANSFORM MOVE/BUILD:ANYWHERE
<   SET CENTRES 15
<   SET VARIANT STANDARD
<
< MORPH changes the board itself (HELP MORPH):
<
<   MORPH
<   start:
<   Italy: A VEN, A ROM, A NAP
<   END MORPH
<
< LIST game shows all this in lines that you can send back. To join a game
< only if it has certain settings, name them:
<
<   SIGN ON ?river secret colonial wings
<
< These variants are played here. The columns show the number of players
< and the centres that win. HELP with a name explains one, and GET MAP
< with a name, such as GET MAP.STANDARD, shows its board.
<
< Diplomacy: CREATE ?game password DIPLOMACY
< name                       for  win  title
< 1897                         7   18  1897
< 1898                         7   18  1898
< 1900                         7   18  1900
< aberration                   9   27  Aberration
< african2                     6   19  African Diplomacy II
< ambition                    10   15  Ambition & Empire
< ancient_med                  5   18  Ancient Mediterranean
< ancmed_age_of_empires        5   18  Ancient Age of Empires
< asia                         7   21  Asian Diplomacy
< brazilian                    7   18  Brazilian
< britain                      7   19  Great Britain
< canton                       7   19  Canton
< chaos                       34   18  Chaos
< chromatic                    5   11  Chromatic
< classical                    5   18  Classical
< colonial                     7   30  Colonial
< colonial96                   7   30  Colonial 1996
< crowded                     11   18  Crowded
< crowded_1898                11   18  Crowded 1898
< empire                      10   29  Fall of the American Empire
< empire_up                   10   29  American Empire, updated
< fiveman                      5   14  Five Men
< fleet_rome                   7   18  Fleet Rome
< h31                          3    9  Hundred Years' War I
< h32                          3    9  Hundred Years' War II
< hundred                      3    9  Hundred
< known_world_901             15   55  Known World 901
< layered                      7   35  Layered Standard
< loeb9                        9   20  Loeb 9
< milan                        7   18  Milan
< minorpower                  19   18  Minor Powers
< modern                      10   33  Modern
< modern_up                   10   33  Modern, updated
< pure                         7    4  Pure
< renaissance                  7   18  Renaissance
< rootz                       14   28  Root Z
< sailho                       4    9  Sail Ho!
< sailho_crowded               6   10  Sail Ho! Crowded
< sengoku                      8   15  Sengoku
< shift_around                 7   18  Shift Around
< shift_left                   7   18  Shift Left
< shift_right                  7   18  Shift Right
< slovenia                    10   33  Slovenia
< standard                     7   18  Standard
< standard_age_of_empires      7   18  Age of Empires
< standard_age_of_empires_2    7   18  Age of Empires II
< standard_france_austria      2   18  France against Austria
< standard_germany_italy       2   18  Germany against Italy
< v8                           8   20  V8
< vassal                       7   18  Vassals
< void                        36   18  Void
< world                       17   44  World Diplomacy
< wraparound                   7   19  Wraparound
< wraparound2                  7   19  Wraparound 2
< youngstown                  10   37  Youngstown
< zeus                         7   22  Zeus 5
<
< Stratego: CREATE ?game password STRATEGO
< name      for  win  title
< barrage     2    -  Stratego Barrage
< classic     2    -  Stratego
< duel        2    -  Stratego Duel
< small       2    -  Small Stratego
< ultimate    2    -  Stratego Ultimate Lightning
<
< Conquest: CREATE ?game password CONQUEST
< name      for  win  title
< lowlands    4    9  Lowlands
< world42     7   32  World of 42
<
< > HELP WINGS
< wings
< There are wings, which fly over land and sea. They do not take centres,
< but a centre under a foreign wing does not count for its owner.
<
< - SET WINGS, or SET NO WINGS.
<
< > HELP BUILDS
< A city can build one building in each turn:
<
<   BUILD STABLES IN GEL
<
< First barracks (free), then stables (200 kg of iron), then the factory
< (500 kg). It can be used at once. HELP CONQUEST ORDERS has all orders.
<
< > HELP CONVOY PARADOX
< convoy-paradox (DATC 4.A.2)
< The result of a convoy that disrupts itself.
<
< - szykman: Szykman's rule: the convoying fleets of the paradox hold, so
<   their armies stay.
< - all-hold: All moves that are part of the paradox fail.
< - no-cut-in-water: A convoyed army cuts no fleet's support of an action
<   in water from which a fleet convoys.
< - no-cut: A convoyed army cuts no support of an attack on a fleet that
<   its own convoy needs. Anything still undecided follows Szykman's rule.
<
< > HELP HONG KONG
< hong-kong
< Some centres do not count for some powers, as the board says.
<
< - SET HONG KONG, or SET NO HONG KONG.
<
< > HELP STANDARD
< Standard -- the board of 1901, for seven players
<
< Austria, England, France, Germany, Italy, Russia and Turkey begin in the
< spring of 1901 with three units each (Russia has four), all in home
< supply centres. Of the 34 supply centres on the board, 22 are homes and
< 12 are neutral at first.
<
< A year has two seasons of movement, spring and fall, each followed by
< retreats if units were dislodged. After the fall, a power owns every
< supply centre where it has a unit, and keeps it when the unit leaves.
< Then every power builds or removes units until it has as many units as
< centres. Units are built in empty home centres that the power still
< owns.
<
< The first power to own 18 centres after a fall wins.
<
< Three provinces have two coasts, and a fleet there is on one of them:
< Bulgaria (BUL/EC and BUL/SC), Spain (SPA/NC and SPA/SC) and St
< Petersburg (STP/NC and STP/SC). Constantinople, Denmark and Kiel have
< one coast each, so a fleet can pass through them from sea to sea.
<
< Every province has a name of three letters, such as BUD for Budapest.
< Some of them differ between judges, so all of these work: NTH the North
< Sea, NWG the Norwegian Sea (also NRG), NOR Norway (also NWY), LVP
< Liverpool (also LPL), LVN Livonia (also LVO), LYO the Gulf of Lyon (also
< GOL), TYR Tyrolia (also TYL), TYS the Tyrrhenian Sea (also TYN), BOT the
< Gulf of Bothnia (also GOB), MAO the Mid-Atlantic Ocean (also MID). Full
< names always work.
<
< > GET FLIST
< To get one of these files, send GET and its name:
<
< guide             how to play here, starting with your first e-mail
< dates             how to write dates
< pictures          the pictures of the board, and how to read them
< calendar          deadlines in your calendar
< computers         bots that play, and caretakers for powers without a
<                   player
< scripts           how a keeper adds commands and modules
< files             the files that can start a sandbox
< luck              how the luck of a game works, and how to check it
< proof             how the judge knows that an e-mail is from you
< house.rules       rules for players and GMs
< rules.diplomacy   the rules of Diplomacy, from the beginning
< orders            how orders are written
< wills             retreats and builds that you send with your moves
< variants          how to play on other boards and with other rules
< policies          all choices of rules: rulings and options
< blind             your view in a game with fog of war
< rulings           how the rules are read where rulebooks differ
< options           what variants add to the rules
< rules.stratego    the rules of Stratego, from the beginning
< stratego          how Stratego is played by mail
< setup             how pieces are set up in Stratego
< plan              moves that the judge makes for you as your turns come
< repetition        moves that would repeat themselves for ever
< position          how a Stratego position is changed by hand
< stratego options  what else can be chosen in Stratego
< rules.conquest    the rules of Conquest, from the beginning
< conquest          the rules of Conquest
< conquest orders   how orders are written in Conquest
< figures           the numbers that a game of Conquest can change
< battles           how battles go in Conquest
< fair luck         how the luck of a game of Conquest can be checked
< governor          the bot that plays for you in Conquest when you send
<                   no orders
< package           all of these at once, for new players
< settings          the settings of a game
< schema.sheet      the file for programs (SET JSON ON), as JSON Schema
< schema.answer     the same for the file that comes with replies
<
< For each variant (LIST VARIANTS), also info.NAME for its description,
< and map.NAME for its powers, provinces and borders.

From: ann@example.org
> GET MAP.STANDARD
> GET MAP.ATLANTIS
> HELP TRANSFORM

To: ann@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > GET MAP.STANDARD
< Standard: 75 provinces, 34 of them supply centres; 18 centres win. The
< game begins in S1901M.
<
< POWERS, AND WHAT THEY BEGIN WITH
<
< Austria (A)    A BUD, F TRI, A VIE
< England (E)    F EDI, A LVP, F LON
< France (F)     F BRE, A MAR, A PAR
< Germany (G)    A BER, F KIE, A MUN
< Italy (I)      F NAP, A ROM, A VEN
< Russia (R)     A MOS, F SEV, A WAR, F STP/SC
< Turkey (T)     F ANK, A CON, A SMY
<
< PROVINCES
<
< A: where an army can go from there; F: where a fleet can go.
<
< ADR  Adriatic Sea: sea. Also ADRIATIC.
<      F:    ALB APU ION TRI VEN
< AEG  Aegean Sea: sea. Also AEGEAN.
<      F:    BUL/SC CON EAS GRE ION SMY
< ALB  Albania: coast.
<      A:    GRE SER TRI
<      F:    ADR GRE ION TRI
< ANK  Ankara: coast, home centre of Turkey.
<      A:    ARM CON SMY
<      F:    ARM BLA CON
< APU  Apulia: coast.
<      A:    NAP ROM VEN
<      F:    ADR ION NAP VEN
< ARM  Armenia: coast.
<      A:    ANK SEV SMY SYR
<      F:    ANK BLA SEV
< BAL  Baltic Sea: sea. Also BALTIC.
<      F:    BER BOT DEN KIE LVN PRU SWE
< BAR  Barents Sea: sea. Also BARENTS.
<      F:    NOR NWG STP/NC
< BEL  Belgium: coast, supply centre.
<      A:    BUR HOL PIC RUH
<      F:    ENG HOL NTH PIC
< BER  Berlin: coast, home centre of Germany. Also BERL.
<      A:    KIE MUN PRU SIL
<      F:    BAL KIE PRU
< BLA  Black Sea: sea. Also BLACK, BS.
<      F:    ANK ARM BUL/EC CON RUM SEV
< BOH  Bohemia: inland.
<      A:    GAL MUN SIL TYR VIE
< BOT  Gulf of Bothnia: sea. Also GOB, BOTH, GULFOFB, BOTHNIA.
<      F:    BAL FIN LVN STP/SC SWE
< BRE  Brest: coast, home centre of France.
<      A:    GAS PAR PIC
<      F:    ENG GAS MAO PIC
< BUD  Budapest: inland, home centre of Austria.
<      A:    GAL RUM SER TRI VIE
< BUL  Bulgaria: coast, supply centre. Also BULG.
<      A:    CON GRE RUM SER
<      F/EC: BLA CON RUM
<      F/SC: AEG CON GRE
< BUR  Burgundy: inland. Also BURG, BURGANDY.
<      A:    BEL GAS MAR MUN PAR PIC RUH
< CLY  Clyde: coast.
<      A:    EDI LVP
<      F:    EDI LVP NAO NWG
< CON  Constantinople: coast, home centre of Turkey, land and water. Also
<      CONS.
<      A:    ANK BUL SMY
<      F:    AEG ANK BLA BUL/EC BUL/SC SMY
< DEN  Denmark: coast, supply centre, land and water.
<      A:    KIE SWE
<      F:    BAL HEL KIE NTH SKA SWE
< EAS  Eastern Mediterranean: sea. Also EMED, EAST, EASTERN, EASTMED, EMS,
<      EME, EMD.
<      F:    AEG ION SMY SYR
< EDI  Edinburgh: coast, home centre of England.
<      A:    CLY LVP YOR
<      F:    CLY NTH NWG YOR
< ENG  English Channel: sea. Also CHANNEL, ECH.
<      F:    BEL BRE IRI LON MAO NTH PIC WAL
< FIN  Finland: coast.
<      A:    NOR STP SWE
<      F:    BOT STP/SC SWE
< GAL  Galicia: inland. Also GALACIA.
<      A:    BOH BUD RUM SIL UKR VIE WAR
< GAS  Gascony: coast. Also GASC.
<      A:    BRE BUR MAR PAR SPA
<      F:    BRE MAO SPA/NC
< GRE  Greece: coast, supply centre.
<      A:    ALB BUL SER
<      F:    AEG ALB BUL/SC ION
< HEL  Helgoland Bight: sea. Also HELGOLAND, HELIGOLAND, HELIGOLANDBIGHT,
<      HELG.
<      F:    DEN HOL KIE NTH
< HOL  Holland: coast, supply centre.
<      A:    BEL KIE RUH
<      F:    BEL HEL KIE NTH
< ION  Ionian Sea: sea. Also IONIAN.
<      F:    ADR AEG ALB APU EAS GRE NAP TUN TYS
< IRI  Irish Sea: sea. Also IRISH, IRS.
<      F:    ENG LVP MAO NAO WAL
< KIE  Kiel: coast, home centre of Germany.
<      A:    BER DEN HOL MUN RUH
<      F:    BAL BER DEN HEL HOL
< LON  London: coast, home centre of England.
<      A:    WAL YOR
<      F:    ENG NTH WAL YOR
< LVN  Livonia: coast. Also LIVO, LVO, LVA, LIVON.
<      A:    MOS PRU STP WAR
<      F:    BAL BOT PRU STP/SC
< LVP  Liverpool: coast, home centre of England. Also LIVP, LPL.
<      A:    CLY EDI WAL YOR
<      F:    CLY IRI NAO WAL
< LYO  Gulf of Lyon: sea. Also GOL, GULFOFL, LYON, LYONS, GULFOFLYONS.
<      F:    MAR PIE SPA/SC TUS TYS WES
< MAO  Mid-Atlantic Ocean: sea. Also MIDATLANTIC, MID, MAT, MIDATL.
<      F:    BRE ENG GAS IRI NAF NAO POR SPA/NC SPA/SC WES
< MAR  Marseilles: coast, home centre of France. Also MARS, MARSEILLE.
<      A:    BUR GAS PIE SPA
<      F:    LYO PIE SPA/SC
< MOS  Moscow: inland, home centre of Russia. Also MOSKVA.
<      A:    LVN SEV STP UKR WAR
< MUN  Munich: inland, home centre of Germany.
<      A:    BER BOH BUR KIE RUH SIL TYR
< NAF  North Africa: coast. Also NORA, NAFR.
<      A:    TUN
<      F:    MAO TUN WES
< NAO  North Atlantic Ocean: sea. Also NAT, NA.
<      F:    CLY IRI LVP MAO NWG
< NAP  Naples: coast, home centre of Italy.
<      A:    APU ROM
<      F:    APU ION ROM TYS
< NOR  Norway: coast, supply centre. Also NWY, NORW.
<      A:    FIN STP SWE
<      F:    BAR NTH NWG SKA STP/NC SWE
< NTH  North Sea: sea. Also NORSEA, NTS, NS.
<      F:    BEL DEN EDI ENG HEL HOL LON NOR NWG SKA YOR
< NWG  Norwegian Sea: sea. Also NORWSEA, NRG, NORWEGIAN, NORG.
<      F:    BAR CLY EDI NAO NOR NTH
< PAR  Paris: inland, home centre of France.
<      A:    BRE BUR GAS PIC
< PIC  Picardy: coast. Also PICARDIE.
<      A:    BEL BRE BUR PAR
<      F:    BEL BRE ENG
< PIE  Piedmont: coast. Also PID.
<      A:    MAR TUS TYR VEN
<      F:    LYO MAR TUS
< POR  Portugal: coast, supply centre. Also PORT.
<      A:    SPA
<      F:    MAO SPA/NC SPA/SC
< PRU  Prussia: coast. Also PRUS.
<      A:    BER LVN SIL WAR
<      F:    BAL BER LVN
< ROM  Rome: coast, home centre of Italy.
<      A:    APU NAP TUS VEN
<      F:    NAP TUS TYS
< RUH  Ruhr: inland.
<      A:    BEL BUR HOL KIE MUN
< RUM  Rumania: coast, supply centre. Also ROMANIA.
<      A:    BUD BUL GAL SER SEV UKR
<      F:    BLA BUL/EC SEV
< SER  Serbia: inland, supply centre. Also SERB.
<      A:    ALB BUD BUL GRE RUM TRI
< SEV  Sevastopol: coast, home centre of Russia. Also SEVASTAPOL, SEVAST,
<      SEVA, SEBASTOPOL.
<      A:    ARM MOS RUM UKR
<      F:    ARM BLA RUM
< SIL  Silesia: inland.
<      A:    BER BOH GAL MUN PRU WAR
< SKA  Skagerrak: sea. Also SKAGERRACK, SKAG.
<      F:    DEN NOR NTH SWE
< SMY  Smyrna: coast, home centre of Turkey.
<      A:    ANK ARM CON SYR
<      F:    AEG CON EAS SYR
< SPA  Spain: coast, supply centre. Also SPN.
<      A:    GAS MAR POR
<      F/NC: GAS MAO POR
<      F/SC: LYO MAO MAR POR WES
< STP  St Petersburg: coast, home centre of Russia. Also STPETE,
<      SAINTPETERSBURG, PETERSBURG.
<      A:    FIN LVN MOS NOR
<      F/NC: BAR NOR
<      F/SC: BOT FIN LVN
< SWE  Sweden: coast, supply centre.
<      A:    DEN FIN NOR
<      F:    BAL BOT DEN FIN NOR SKA
< SYR  Syria: coast.
<      A:    ARM SMY
<      F:    EAS SMY
< TRI  Trieste: coast, home centre of Austria.
<      A:    ALB BUD SER TYR VEN VIE
<      F:    ADR ALB VEN
< TUN  Tunis: coast, supply centre.
<      A:    NAF
<      F:    ION NAF TYS WES
< TUS  Tuscany: coast. Also TUSC.
<      A:    PIE ROM VEN
<      F:    LYO PIE ROM TYS
< TYR  Tyrolia: inland. Also TYL, TRL, TYO, TYROL, TIROL, TIROLIA.
<      A:    BOH MUN PIE TRI VEN VIE
< TYS  Tyrrhenian Sea: sea. Also TYRR, TYRRHENIAN, TYN, TYH, TYRHH.
<      F:    ION LYO NAP ROM TUN TUS WES
< UKR  Ukraine: inland.
<      A:    GAL MOS RUM SEV WAR
< VEN  Venice: coast, home centre of Italy.
<      A:    APU PIE ROM TRI TUS TYR
<      F:    ADR APU TRI
< VIE  Vienna: inland, home centre of Austria. Also VIEN.
<      A:    BOH BUD GAL TRI TYR
< WAL  Wales: coast.
<      A:    LON LVP YOR
<      F:    ENG IRI LON LVP
< WAR  Warsaw: inland, home centre of Russia.
<      A:    GAL LVN MOS PRU SIL UKR
< WES  Western Mediterranean: sea. Also WMED, WEST, WESTERN, WESTMED, WMS,
<      WME, WMD.
<      F:    LYO MAO NAF SPA/SC TUN TYS
< YOR  Yorkshire: coast. Also YORK, YONKERS.
<      A:    EDI LON LVP WAL
<      F:    EDI LON NTH
<
< > GET MAP.ATLANTIS
< *** There is no variant or option "atlantis". LIST VARIANTS shows the
< variants, HELP OPTIONS the options.
<
< > HELP TRANSFORM
< transform
< When a unit may become one of another kind (or a fleet change its coast)
< instead of doing anything else.
<
< - SET TRANSFORM NEVER: Never.
< - SET TRANSFORM MOVE: In movement.
< - SET TRANSFORM BUILD: In adjustments.
< - SET TRANSFORM BOTH: In both.
< - Both at once: SET TRANSFORM MOVE:HOME, SET TRANSFORM BOTH:ANYWHERE.
<
< transform-where
< Where a unit may become one of another kind.
<
< - SET TRANSFORM WHERE HOME: In a home centre of its power.
< - SET TRANSFORM WHERE ONE: In any centre that its power owns, as long as
<   one of them is a home centre.
< - SET TRANSFORM WHERE ANY: In any centre that its power owns.
< - SET TRANSFORM WHERE ANYWHERE: Anywhere on land.
< - Both at once: SET TRANSFORM MOVE:HOME, SET TRANSFORM BOTH:ANYWHERE.

From: bob@example.org
> REGISTER Bob Open
> CREATE ?again secret like fly
> LIST AGAIN

To: bob@example.org
Subject: Re: CHANCERY:again - orders

< :: Judge: CHANCERY  Game: Again  Variant: Standard, ...
<
< > REGISTER Bob Open
< Welcome, Bob Open. You are registered.
< Name:      Bob Open
< Time zone: UTC
<
< > CREATE ?again ********
< Game 'again' has been created: Standard, Transform Move/Build:Anywhere,
< Coastal Convoys, Wings, for 7 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Transform Move/Build:Anywhere, Coastal
< Convoys, Wings, for 7 players.
<
<   https://judge.example.org/games/again
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?again password
<
< > LIST AGAIN
< Game 'again' is forming.
<
< Variant: Standard, Transform Move/Build:Anywhere, Coastal Convoys,
< Wings.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 15 centres win.
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
<   SET POLICY convoy-routes every (DATC 4.A.1)
<   SET POLICY adjacent-convoy swap (DATC 4.A.3)
<   SET POLICY broken-via land (DATC 4.A.3)
<   SET POLICY convoyed-retreat barred (DATC 4.A.5)
<   SET POLICY written-route ignored (DATC 4.A.6)
<   SET POLICY removal home (DATC 4.D.8)
<   SET TRANSFORM MOVE/BUILD:ANYWHERE
<   SET COASTAL CONVOYS
<   SET WINGS
<   SET CENTRES 15
<
< The following players are signed up for game 'again':
< Player:  Bob Open  bob@example.org
<
< 1 of 7 seats taken: SIGN ON ?again password
<
< 'again' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.

From: bob@example.org
> CREATE ?more secret like nothing

To: bob@example.org
Subject: Re: CHANCERY - your e-mail

< :: Judge: CHANCERY
<
< > CREATE ?more ********
< *** "nothing" is not a game here. LIST shows the games.

# A board of its own.
From: max@example.org
> SIGN ON FLY
> MORPH
> start:
> Italy: A VEN, A SIX
> borders:
> [army]
> TUN: SIC
> END MORPH
> MORPH
> variant:
> powers = [{ name = “Spain”, letter = "S", adjective = "Spanish" }]
> provinces:
> SPA = Iberia | IBE spain iberia | coast, home Spain
> borders:
> [army]
> TUN: APU    # over the strait
> start:
> Italy: A VEN, A ROM, A NAP, F TUN
> Spain: F IBE/SC
> END MORPH
> LIST FLY
> SET VARIANT STANDARD

To: max@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, Morphed, ...
<
< > SIGN ON FLY
< Signed on as Master in 'fly'.
<
< > MORPH
< *** Line 2 of your MORPH: there is no place SIX; a place is written ABC
< or ABC/NC.
< Line 5 of your MORPH: there is no place SIC; a place is written ABC or
< ABC/NC.
<
< > MORPH
< The board of 'fly' has been changed. LIST fly shows how.
<
< > LIST FLY
< Game 'fly' is forming.
<
< Variant: Standard, Morphed, Transform Move/Build:Anywhere, Coastal
< Convoys, Wings.
< Movement every 3 days at 23:30 UTC; 3 days of grace.
< Retreats within a day, at 23:30 UTC; 2 days of grace.
< Adjustments within a day, at 23:30 UTC; 2 days of grace.
< 15 centres win.
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
<   SET POLICY convoy-routes every (DATC 4.A.1)
<   SET POLICY adjacent-convoy swap (DATC 4.A.3)
<   SET POLICY broken-via land (DATC 4.A.3)
<   SET POLICY convoyed-retreat barred (DATC 4.A.5)
<   SET POLICY written-route ignored (DATC 4.A.6)
<   SET POLICY removal home (DATC 4.D.8)
<   SET TRANSFORM MOVE/BUILD:ANYWHERE
<   SET COASTAL CONVOYS
<   SET WINGS
<   SET CENTRES 15
<
< The board of this game has been changed:
<   MORPH
<   variant:
<   powers = [{ name = "Spain", letter = "S", adjective = "Spanish" }]
<   provinces:
<   SPA = Iberia | IBE spain iberia | coast, home Spain
<   borders:
<   [army]
<   TUN: APU    # over the strait
<   start:
<   Italy: A VEN, A ROM, A NAP, F TUN
<   Spain: F IBE/SC
<   END MORPH
<
< The following players are signed up for game 'fly':
< Master:  Max Master  max@example.org
< Player:  Ann Other   ann@example.org
<
< 1 of 8 seats taken: SIGN ON ?fly password
<
< > SET VARIANT STANDARD
< *** This game's board has its own changes. Remove them first: send
< MORPH, and END MORPH on the next line.
<
< 'fly' has not started yet: 1 of 8 seats is taken.
< Ann Other: no preference.
<
< On the web: https://judge.example.org/my/games/fly

To: ann@example.org
Subject: CHANCERY:fly - Board changed

| :: Judge: CHANCERY  Game: Fly  Variant: Standard, Morphed, ...
|
| The board of 'fly' has been changed. LIST fly shows how.
|
| The GM has made this change in 'fly'.
|
| On the web: https://judge.example.org/my/games/fly

From: ann@example.org
> SIGN ON FLY
> MORPH
> END MORPH

To: ann@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, Morphed, ...
<
< > SIGN ON FLY
< Signed on to 'fly' as a player.
<
< > MORPH
< *** Only the game's GM can do that.
<
< 'fly' has not started yet: 1 of 8 seats is taken.
< To say which power you want, use SET PREFERENCE.
<
< On the web: https://judge.example.org/my/games/fly

From: bob@example.org
> CREATE ?third secret like fly
> SET CENTRES 35
> MORPH
> END MORPH
> MORPH
> END MORPH

To: bob@example.org
Subject: Re: CHANCERY:third - orders

< :: Judge: CHANCERY  Game: Third  Variant: Standard, ...
<
< > CREATE ?third ********
< Game 'third' has been created: Standard, Morphed, Transform
< Move/Build:Anywhere, Coastal Convoys, Wings, for 8 players.
<
< You are its first player. To run it instead of playing, send
< BECOME MASTER.
<
< To invite others, send them this:
<
< Will you play with me? Standard, Morphed, Transform Move/Build:Anywhere,
< Coastal Convoys, Wings, for 8 players.
<
<   https://judge.example.org/games/third
<
< Or, to join by e-mail, send judge@example.org these two lines, with your
< own name and a password that you choose:
<
<   REGISTER Your Name
<   SIGN ON ?third password
<
< > SET CENTRES 35
< *** Standard has only 34 centres, so no one could win with 35. Please
< SET CENTRES to fewer, or SET USUAL CENTRES.
<
< > MORPH
< The board of 'third' is that of its variant again.
<
< > MORPH
< *** MORPH needs lines before END MORPH. HELP MORPH lists them.
<
< 'third' has not started yet: 1 of 7 seats is taken.
< To say which power you want, use SET PREFERENCE.

