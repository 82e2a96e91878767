//! DRAFT -- prepare orders without submitting them.
//!
//! Usage: DRAFT
//!        orders
//!        END DRAFT
//!    or: FILE DRAFT
//!
//! The judge checks a draft's orders and tells you about mistakes, but they
//! don't count yet. Only you can see them. FILE DRAFT submits them and
//! keeps your other orders. STATUS shows the draft.
//!
//! A new draft replaces the last one, and an empty draft deletes it. So
//! does the end of the phase. A draft can include only orders for the
//! current phase.
//!
//! ```text
//! > SIGN ON ademo secret
//! > DRAFT
//! > A BUD - SER
//! > END DRAFT
//! < Draft: A BUD - SER
//! < I keep 1 order as a draft. It counts for nothing until you send
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
