//! KEEPER ANNOUNCE -- write to everyone in any game.
//!
//! Usage: KEEPER ANNOUNCE
//!        your text
//!        END
//!
//! For the judge keeper. Each player, GM and observer gets one e-mail with
//! your text, and the games continue. To pause all games as well, use PAUSE
//! JUDGE.
//!
//! ```text
//! > KEEPER ANNOUNCE
//! > On Sunday the judge gets new pages.
//! > END
//! < *** Only the judge keeper can do that.
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
        return refuse("The line END is missing. Add it below your text and send it again.");
    }
    standstill::announce(cx, &args.block.join("\n"), doc)
}
