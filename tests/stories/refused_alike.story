# Lines that are refused for the same reason share it.
! demo

From: ann@example.org
> SIGN ON ademo secret
> SET NO WAIT FOR
> A PAR - BUR
> PROCESS
> PAUSE
> PROCESS
> PROCESS 3
> SET SEED 5
> A BUD - SER

To: ann@example.org
Subject: Re: CHANCERY:demo - S1901M orders

< :: Judge: CHANCERY  Game: Demo  Variant: Standard
< :: Deadline: S1901M Tue Nov 24 2026 23:30:00 +0000
<
< > SIGN ON ademo ********
< Signed on as Austria in 'demo'.
<
< > SET NO WAIT FOR
< To let the turn run early, send:
<
<   SET NO WAIT
<
< > A PAR - BUR
< *** The army in Paris is French, not yours.
<
< > PROCESS
< > PAUSE
< > PROCESS
< > PROCESS 3
< > SET SEED 5
< *** Only the game's GM can do that.
<
< > A BUD - SER
< A BUD - SER
<
< Reply YES to send it.
<
< I could not carry out 6 lines. See above.
<
< Movement orders for Spring of 1901. (demo.001)
<
< Austria: Army Budapest -> Serbia.
< Austria: Army Vienna, no order yet.
< Austria: Fleet Trieste, no order yet.
<
< You still owe 2 orders.
< The turn runs 30 minutes after the last orders are in. The deadline is
< Tuesday 24 November 2026, 23:30 UTC. I accept late orders until Friday
< 27 November 2026, 23:30 UTC.
<
< On the web: https://judge.example.org/my/games/demo
<
< To order, reply to this e-mail with the form filled in:
<
< BEGIN ORDERS
< PHASE S1901M
< A BUD
< # on file: A BUD - SER
< # can go to GAL, RUM, SER, TRI, VIE
< A VIE
< # can go to BOH, BUD, GAL, TRI, TYR
< F TRI
< # can go to ADR, ALB, VEN
< END ORDERS

