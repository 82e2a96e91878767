# France loses its player. A steward, which is a computer, keeps what it has; everybody is told. Then a person takes it back.

From: Max Master <max@example.org>
> REGISTER Max Master
> CREATE ?pair secret standard_france_austria
> BECOME MASTER
> SET VACANT STEWARD

From: Ann Other <ann@example.org>
> REGISTER Ann Other
> SIGN ON ?pair ann-secret
> SET PREFERENCE A

From: Fred Fox <fred@example.org>
> REGISTER Fred Fox
> SIGN ON ?pair fred-secret
> SET PREFERENCE F

@ 2026-11-22T12:00:00Z

From: Fred Fox <fred@example.org>
> SIGN ON fpair fred-secret
> RESIGN pair

From: Ann Other <ann@example.org>
> SIGN ON apair ann-secret
> A VIE - TYR
> A BUD - SER
> F TRI - VEN
> PRESS TO F
> Shall we leave Italy to me?
> ENDPRESS

@ 2026-11-22T14:00:00Z

From: Ann Other <ann@example.org>
> SIGN ON apair ann-secret
> LIST pair

From: Zoe Zander <zoe@example.org>
> REGISTER Zoe Zander
> SIGN ON fpair zoe-secret
> LIST pair

From: Zoe Zander <zoe@example.org>
> SIGN ON fpair zoe-secret
> SUMMARY pair
