//! PAUSE JUDGE -- let the whole judge stand still.
//!
//! Usage: PAUSE JUDGE
//!        what to tell everybody
//!        END
//!
//! For the keeper of the judge. Everybody who is in a game gets one letter with your text, which may be empty. Until RESUME
//! JUDGE no deadline passes and nothing is adjudicated, in any game; letters are still read, carried out and answered, with a
//! note on top. KEEPER PAUSE is the same.
//!
//! ```text
//! > PAUSE JUDGE
//! > I move the judge to another machine.
//! > END
//! < *** Only the keeper of the judge may do that.
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
            "What everybody is told ends with a line that says END. There is none, so nothing has been paused. (With nothing to tell, write END below PAUSE JUDGE.)",
        );
    }
    standstill::begin(cx, &args.block.join("\n"), doc)
}
