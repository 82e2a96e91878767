//! DRAFT -- keep orders that do not count yet.
//!
//! Usage: DRAFT
//!        orders
//!        END DRAFT
//!    or: FILE DRAFT
//!
//! The judge reads the orders of a draft as it reads any others, and tells you what is wrong with them; but they count for nothing,
//! and nobody but you sees them. FILE DRAFT makes them your orders, beside those that you have already. A new draft takes the place
//! of the one before; one with nothing in it throws that away. STATUS shows it. When the phase is over, it is gone. Only orders for
//! the present phase can stand in it: nothing else is carried out there.
//!
//! ```text
//! > SIGN ON ademo secret
//! > DRAFT
//! > A BUD - SER
//! > END DRAFT
//! < Draft: A BUD - SER
//! < 1 order is kept as a draft. It counts for nothing until you send
//! < FILE DRAFT.
//! > FILE DRAFT
//! < Filed from your draft:
//! <   A BUD - SER
//! > DRAFT
//! > END DRAFT
//! < You have no draft now.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, LinesBelow, PhaseScope, Spec, Subject};
use crate::referee::turn::drafts;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["draft", "end draft", "file draft"], Subject::Player, args::nothing)
    .for_sitters()
    .unguessed()
    .about(PhaseScope::Present)
    .opening(LinesBelow::Draft)
    .filing(&["file draft"])
    .for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match args.keyword {
        "end draft" => drafts::end(cx, doc),
        "file draft" => drafts::file(cx, doc),
        _ => drafts::begin(cx),
    }
}
