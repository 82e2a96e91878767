//! ROLL FORWARD -- bring back what ROLLBACK has undone.
//!
//! Usage: ROLLFORWARD [turn]
//!
//! For the master, and for whoever plays alone. All that the last ROLLBACK undid counts again, or what comes before the turn
//! that you name. It can be done as long as nothing else has been adjudicated since, and the position is the same. Orders
//! for the turn that is then on must be sent again.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > ROLLFORWARD
//! < *** Nothing that follows S1901M has been rolled back in 'demo'.
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
