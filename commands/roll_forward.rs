//! ROLL FORWARD -- restore turns that ROLLBACK undid.
//!
//! Usage: ROLLFORWARD [turn]
//!
//! For the GM, and for players who play alone. All the turns that the last ROLLBACK undid are restored, or only those
//! before the turn you name. This works until another turn runs or the position changes. Players must submit their
//! orders for the new current turn again.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ROLLFORWARD
//! < *** No results after S1901M have been rolled back in 'demo'.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject};
use crate::referee::turn::phase;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence;

pub const SPEC: Spec =
    Spec::new(&["roll forward"], Subject::SignedOn, takes).unguessed().grave().about(PhaseScope::Turn).for_guests();

/// The number of a turn, or nothing.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || said.rest.parse::<u32>().is_ok())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    phase::roll_forward(cx, args.text.parse().ok())?;
    let row = &cx.game.row;
    doc.para(match cx.game.running() {
        true => say!("{} is in {} again.", sentence::game(&row.name), sentence::phase(&row.phase)),
        false => say!("{} is over again.", sentence::game(&row.name)),
    });
    Ok(())
}
