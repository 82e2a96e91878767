//! PAUSE JUDGE -- pause every game on the judge.
//!
//! Usage: PAUSE JUDGE
//!        what to tell the players
//!        END
//!
//! For the keeper. Everyone in a game gets one e-mail with your text, which may be empty. KEEPER PAUSE means the
//! same.
//!
//! Until RESUME JUDGE, no deadline passes and no turn runs. The judge still carries out commands and replies to
//! e-mails, with a note at the top.
//!
//! ```text
//! > PAUSE JUDGE
//! > I move the judge to another machine.
//! > END
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args;
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Spec, Subject, refuse};
use crate::referee::table::standstill;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["pause judge", "keeper pause"], Subject::Keeper, args::nothing)
    .with_block(Block::new(&["end"], str::is_empty).until(str::is_empty))
    .unguessed();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse(
            "The text for the players needs an END line below it, so I have not paused the judge. (For no text, write END right below PAUSE JUDGE.)",
        );
    }
    standstill::begin(cx, &args.block.join("\n"), doc)
}
