//! STANDING ORDERS -- prepare orders for turns that you miss.
//!
//! Usage: STANDING ORDERS
//!        orders
//!        END
//!    or: NO STANDING ORDERS
//!
//! If you have submitted nothing when a movement deadline passes, the judge submits those of your standing orders
//! that are possible. Your other units hold. You can use IF. New standing orders replace the old ones, and STATUS
//! shows them.
//!
//! You are then not late, and you keep your seat. Only your own results say that standing orders were used. They work
//! for one or two turns in a row; in the third you are late. If you submit even one order, they are not used.
//!
//! ```text
//! > SIGN ON ademo secret
//! > STANDING ORDERS
//! > A BUD S A VIE
//! > F TRI H
//! > END
//! < Standing orders:
//! <   A BUD S A VIE
//! <   F TRI H
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, PhaseScope, Spec, Subject};
use crate::referee::turn::later;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(
    &["standing orders", "standing order", "standing", "set standing orders"],
    Subject::Player,
    args::nothing,
)
.with_block(Block::new(&["end", "endstanding", "endstandingorders", "endorders"], |_| true))
.unguessed()
.about(PhaseScope::AlsoLater)
.for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    later::stand(cx, args.block, args.ended, doc)
}
