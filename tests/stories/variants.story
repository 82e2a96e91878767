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
<   Name:      Max Master
<   Timezone:  UTC
<
< > CREATE ?fly ********
< Game 'fly' has been created: Standard, Any Centres, Transform Move:Home,
< Wings, for 7 players.
< You are its first player; BECOME MASTER makes you its master instead.
< Others join with SIGN ON ?fly and a password of their own.
<
< > BECOME MASTER
< You are now the master of 'fly'.
<
< > LIST
< Game 'fly' is forming.
<
< Variant: Standard, Any Centres, Transform Move:Home, Wings.
<   Move    clock 1410 min  0.00 next  70.00 grace  72.00 delay 0.50
<           days SMTWTFS
<   Retreat clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   Adjust  clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   SET NO DIAS
<   SET ANY CENTRES
<   SET TRANSFORM MOVE:HOME
<   SET WINGS
<
< The following players are signed up for game 'fly':
<   Master:        Max Master          max@example.org
<
< 7 of 7 seats are open: SIGN ON ?fly password
<
< > LIST FLY
< Game 'fly' is forming.
<
< Variant: Standard, Any Centres, Transform Move:Home, Wings.
<   Move    clock 1410 min  0.00 next  70.00 grace  72.00 delay 0.50
<           days SMTWTFS
<   Retreat clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   Adjust  clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   SET NO DIAS
<   SET ANY CENTRES
<   SET TRANSFORM MOVE:HOME
<   SET WINGS
<
< The following players are signed up for game 'fly':
<   Master:        Max Master          max@example.org
<
< 7 of 7 seats are open: SIGN ON ?fly password

From: max@example.org
> CREATE ?typo secret standrad

To: max@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** There is no variant or option "standrad". Did you mean standard?
< LIST VARIANTS shows all variants.
< The lines after this one have not been carried out.

From: max@example.org
> CREATE ?typo secret standard windgs

To: max@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** There is no variant or option "windgs". Did you mean wings or wing?
< LIST VARIANTS shows all variants.
< The lines after this one have not been carried out.

From: max@example.org
> CREATE ?typo secret blind

To: max@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** BLIND is an option of other judges that there is not here yet.
< The lines after this one have not been carried out.

From: max@example.org
> CREATE ?typo secret builds=anywhere

To: max@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > CREATE ?typo ********
< *** "builds" can be home, one-home, any, chosen, not "anywhere".
< The lines after this one have not been carried out.

From: max@example.org
> SIGN ON FLY
> SET NO WINGS
> SET HOME CENTERS, COASTAL CONVOYS, NO TRANSFORM, CENTERS 15
> SET AIR LIFTS; SET EMPTY BOARD
> SET VARIANT WINGS
> SET NOT VARIANT AIRLIFTS
> SET VARIANT STANDARD
> SET VARIANT NOSUCHBOARD
> SET TRAFO
> SET TRAFO MOVE/BUILD:ANYWHERE
> SET EDITION 1971
> SET POLICY convoy-paradox szykman
> SET CENTRES 99
> SET BLIND
> LIST

To: max@example.org
Subject: Re: [4 errors] CHANCERY:fly - orders

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
< > SET AIR LIFTS; SET EMPTY BOARD
< *** There is no setting "set empty board". Did you mean SET NO EMPTY
< BOARD?
< What stands before it has been set:
< AIRLIFTS (it was: NO AIRLIFTS).
<
< > SET VARIANT WINGS
< WINGS (it was: NO WINGS).
<
< > SET NOT VARIANT AIRLIFTS
< NO AIRLIFTS (it was: AIRLIFTS).
<
< > SET VARIANT STANDARD
< VARIANT Standard, Coastal Convoys, Wings (as it was).
<
< > SET VARIANT NOSUCHBOARD
< *** There is no variant or option "nosuchboard". LIST VARIANTS shows the
< variants, HELP POLICIES the options.
<
< > SET TRAFO
< *** Say when and where: TRANSFORM and MOVE, BUILD or MOVE/BUILD, a
< colon, and HOME, ONE, ANY or ANYWHERE. Such as TRANSFORM MOVE:HOME.
<
< > SET TRAFO MOVE/BUILD:ANYWHERE
< TRANSFORM MOVE/BUILD:ANYWHERE (it was: NO TRANSFORM).
<
< > SET EDITION 1971
< EDITION 1971 (it was: EDITION DATC).
<
< > SET POLICY convoy-paradox szykman
< POLICY convoy-paradox szykman (it was: POLICY convoy-paradox no-cut).
<
< > SET CENTRES 99
< CENTRES 99 (it was: CENTRES 15).
<
< > SET BLIND
< *** BLIND is an option of other judges that there is not here yet.
<
< > LIST
< Game 'fly' is forming.
<
< Variant: Standard, Transform Move/Build:Anywhere, Coastal Convoys,
< Wings.
<   Move    clock 1410 min  0.00 next  70.00 grace  72.00 delay 0.50
<           days SMTWTFS
<   Retreat clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   Adjust  clock 1410 min  0.00 next  22.00 grace  48.00 delay 0.50
<           days SMTWTFS
<   SET NO DIAS
<   SET POLICY convoy-routes every
<   SET POLICY adjacent-convoy swap
<   SET POLICY broken-via land
<   SET POLICY convoyed-retreat barred
<   SET POLICY written-route ignored
<   SET POLICY removal home
<   SET TRANSFORM MOVE/BUILD:ANYWHERE
<   SET COASTAL CONVOYS
<   SET WINGS
<   SET CENTRES 99
<
< The following players are signed up for game 'fly':
<   Master:        Max Master          max@example.org
<
< 7 of 7 seats are open: SIGN ON ?fly password

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?fly secret colonial

To: ann@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > REGISTER Ann Other
< Welcome, Ann Other. You are registered.
<   Name:      Ann Other
<   Timezone:  UTC
<
< > SIGN ON ?fly ********
< *** There is no variant or option "colonial". LIST VARIANTS shows the
< variants, HELP POLICIES the options.
< The lines after this one have not been carried out.

From: ann@example.org
> SIGN ON ?fly secret standard portage

To: ann@example.org
Subject: Re: [1 error] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > SIGN ON ?fly ********
< *** 'fly' is another game: Standard, Transform Move/Build:Anywhere,
< Coastal Convoys, Wings. SIGN ON ?fly and your password, without more,
< joins it as it is.
< The lines after this one have not been carried out.

From: ann@example.org
> SIGN ON ?fly secret standard wings

To: ann@example.org
Subject: Re: CHANCERY:fly - orders

< :: Judge: CHANCERY  Game: Fly  Variant: Standard, ...
<
< > SIGN ON ?fly ********
< You have joined 'fly'. 6 more players are needed.

To: max@example.org
Subject: CHANCERY:fly - A new player

| :: Judge: CHANCERY  Game: Fly  Variant: Standard, ...
|
| Ann Other (ann@example.org) has joined 'fly'. 6 more players are needed.

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
Subject: Re: [5 errors] CHANCERY - your letter

< :: Judge: CHANCERY
<
< > LIST VARIANTS
< *** There is no game "variants". LIST shows those that there are.
<
< > HELP VARIANTS
< These variants are played here; HELP and a name describes one.
<
<   standard
<
< > HELP WINGS
< *** There is no help on "WINGS". Did you mean HELP WHOGAME? HELP alone
< lists all topics.
<
< > HELP BUILDS
< *** There is no help on "BUILDS". Did you mean HELP QUIT? HELP alone
< lists all topics.
<
< > HELP CONVOY PARADOX
< *** There is no help on "CONVOY PARADOX". Did you mean HELP CONFIRM?
< HELP alone lists all topics.
<
< > HELP HONG KONG
< *** There is no help on "HONG KONG". Did you mean HELP SIGN ON? HELP
< alone lists all topics.
<
< > HELP STANDARD
< Standard -- the board of 1901, for seven players
<
< Austria, England, France, Germany, Italy, Russia and Turkey begin in the
< spring of 1901 with three units each (Russia has four) and a home supply
< centre under every one of them. Of the 34 supply centres on the board,
< 22 are somebody's home and 12 belong to nobody yet.
<
< A year has two seasons of movement, spring and fall, each followed by
< retreats when somebody lost a place. After the fall, whoever stands in a
< supply centre owns it, and keeps it when he leaves; then every power
< builds or removes until it has as many units as centres. Units are built
< in home centres that are still owned and stand empty.
<
< Whoever owns 18 centres after a fall has won.
<
< Three provinces have two coasts, and a fleet there is on one of them:
< Bulgaria (BUL/EC and BUL/SC), Spain (SPA/NC and SPA/SC) and
< St Petersburg (STP/NC and STP/SC). Constantinople, Denmark and Kiel have
< one coast each, so that a fleet passes through them from sea to sea.
<
< Every province has a name of three letters, such as BUD for Budapest.
< Some of them differ from one judge to the next, so all of these are
< understood: NTH the North Sea, NWG the Norwegian Sea (also NRG), NOR
< Norway (also NWY), LVP Liverpool (also LPL), LVN Livonia (also LVO),
< LYO the Gulf of Lyon (also GOL), TYR Tyrolia (also TYL), TYS the
< Tyrrhenian Sea (also TYN), BOT the Gulf of Bothnia (also GOB), MAO the
< Mid-Atlantic Ocean (also MID). Full names always do.
<
< > GET FLIST
< These files can be sent to you: GET and the name.
<
<   guide              how to play here, from the first letter on
<   orders             how orders are written
<   dates              how dates are written
<   house.rules        what is expected of players and masters
<   package            all of these at once, for new players
<   settings           the settings of a game
<   rules              how the rules are read where rulebooks differ
<
< For each variant (standard) also info.NAME, its description, and
< map.NAME, its provinces and borders.

