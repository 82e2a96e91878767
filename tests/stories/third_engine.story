# A third game, which the judge has no line for: created, listed, played, rolled back and ended by letters.
! numbers

From: max@example.org
> REGISTER Max Master
> CREATE ?num secret hundred rounds 3
> BECOME MASTER
> SET GUESS NEXT 46, NO DIAS

From: ann@example.org
> REGISTER Ann Other
> SIGN ON ?num secret
> SET PREFERENCE R

From: bob@example.org
> REGISTER Bob Black
> LIST
> HELP NUMBERS
> HELP SECRET
> HELP ROUNDS
> SIGN ON ?num secret

From: ann@example.org
> SIGN ON rnum secret
> SECRET
> 41
> END
> GUESS 7

From: bob@example.org
To: reply
> SECRET
> 400
> END
> SECRET 77

@ 2026-11-21T13:00:00Z

From: ann@example.org
> SIGN ON rnum secret
> CLUES
> GUESS 50

From: bob@example.org
> SIGN ON bnum secret
> GUESS 50

@ 2026-11-21T14:00:00Z

From: ann@example.org
> SIGN ON rnum secret
> CLUES
> GUESS 60

From: bob@example.org
> SIGN ON bnum secret
> GUESS 41

@ 2026-11-21T15:00:00Z

From: max@example.org
> SIGN ON mnum secret
> ROLLBACK
> PROCESS G9

From: ann@example.org
> SIGN ON rnum secret
> GUESS 77

From: bob@example.org
> SIGN ON bnum secret
> GUESS 41

@ 2026-11-24T15:00:00Z

From: bob@example.org
> LIST num
> SUMMARY num
