//! KEEPER ANNOUNCE -- tell everybody something.
//!
//! Usage: KEEPER ANNOUNCE
//!        what to tell everybody
//!        END
//!
//! For the keeper of the judge. Everybody who is in a game gets one letter with your text; the games go on as they are.
//! PAUSE JUDGE tells them something and lets everything stand still.
//!
//! ```text
//! > KEEPER ANNOUNCE
//! > On Sunday the judge gets new pages.
//! > END
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Spec, Subject, refuse};
use crate::referee::table::standstill;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper announce"], Subject::Keeper, args::nothing)
    .with_block(Block::new(&["end"], str::is_empty))
    .unguessed();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse(
            "What everybody is told ends with a line that says END. There is none, so nobody has been told anything.",
        );
    }
    standstill::announce(cx, &args.block.join("\n"), doc)
}
