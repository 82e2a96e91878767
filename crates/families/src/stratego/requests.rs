//! Requests in everyday words about Stratego: the HELP texts, and the lines that answer.
use crate::NextStep::Show;
use crate::Request;
use crate::Says::{Text, Topic};

#[rustfmt::skip]
pub(super) static REQUESTS: &[Request] = &[
    Request {
        name: "see the board",
        words: &["board", "losses", "show"],
        heard: &["=board", "SHOW board|piece", "show|list my piece", "where are piece"],
        says: Text("In a Stratego game, BOARD shows the board as you see it and lists the pieces. LOSSES shows both sides' losses and the ranks still hidden. STATUS has both."),
        next: Show("BOARD"),
    },
    Request {
        name: "read about strikes",
        words: &["strike", "attack", "battle", "reveal"],
        heard: &["how strike|attack work", "how strike|attack", "what happens strike"],
        says: Topic("stratego"),
        next: Show(""),
    },
    Request::explained(&["offer draw", "accept draw"], Text("In a Stratego game, OFFER DRAW offers a draw, and ACCEPT DRAW accepts one. Elsewhere, SET DRAW votes for one.")),
    Request {
        name: "read about setting up",
        words: &["army", "armies", "pieces", "piece", "rank", "ranks", "numbering"],
        heard: &["how setup|set|place army|piece|up"],
        says: Topic("setup"),
        next: Show(""),
    },
    Request::explained(&["two squares", "chase", "more squares", "repetition"], Topic("repetition")),
];
