//! DIARY -- private notes on a game.
//!
//! Usage: DIARY
//!        your text
//!        ENDPRESS
//!
//! Diaries are not kept yet. The text up to ENDPRESS or ENDDIARY is passed over: nothing in it is read as an order or a
//! command, and nothing of it is kept.
//!
//! ```text
//! > SIGN ON ademo secret
//! > DIARY
//! > A BUD - SER would be rash.
//! > ENDPRESS
//! < *** Diaries are not kept yet. Nothing up to ENDPRESS has been kept or
//! < carried out.
//! ```
use crate::desk::command::{Args, Block, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes::{self, Fit, Said};

pub const SPEC: Spec = Spec::new(&["diary"], Who::Anyone, takes)
    .with_block(Block::new(&["endpress", "enddiary", "endbroadcast", "signoff"], has_text));

/// `LIST`, `READ 3` and `DELETE 3` have no text below them.
fn has_text(args: &str) -> bool {
    let first = args.split_whitespace().next().unwrap_or_default();
    !["list", "read", "delete"].iter().any(|word| first.eq_ignore_ascii_case(word))
}

fn takes(said: &Said) -> Fit {
    takes::words::<0, 2>(said)
}

pub fn run(_: &mut Context, args: &Args) -> Result<String, Refusal> {
    Err(Refusal::because(if has_text(args.text) {
        "Diaries are not kept yet. Nothing up to ENDPRESS has been kept or carried out."
    } else {
        "Diaries are not kept yet."
    }))
}
