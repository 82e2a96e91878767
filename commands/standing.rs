//! STANDING ORDERS -- orders for when you send none.
//!
//! Usage: STANDING ORDERS
//!        orders
//!        END
//!    or: NO STANDING ORDERS
//!
//! If you have nothing on file when a deadline of movement passes, your standing orders are filed: those that are possible
//! then. Your other units hold. IF can be among them. They take the place of those you had; STATUS shows them, and NO
//! STANDING ORDERS drops them.
//!
//! You are not late then, and your place is safe. The letter with the results tells you that they were used; the others are
//! not told. For one or two turns in a row they stand in for you; in the third you are late like anybody else who is
//! silent. Whatever you send, even one order, comes first.
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
