//! PAUSE JUDGE -- pause every game on the judge.
//!
//! Usage: PAUSE JUDGE
//!        what to tell the players
//!        END
//!    or: PAUSE JUDGE READ-ONLY
//!        your text
//!        END
//!
//! For the keeper. Everyone in a game gets one e-mail with your text, which may be empty. KEEPER PAUSE means the
//! same.
//!
//! Until RESUME JUDGE, no deadline passes and no turn runs. The judge still carries out commands and replies to
//! e-mails, with a note at the top.
//!
//! With READ-ONLY it takes in nothing: mail servers keep e-mails until it
//! resumes, and pages can only be read. RESUME JUDGE can't come by e-mail then:
//! use the console, or chancery resume.
//!
//! ```text
//! > PAUSE JUDGE
//! > I move the judge to another machine.
//! > END
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Spec, Subject, refuse};
use crate::referee::table::standstill;
use crate::store::StandstillExtent;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["pause judge", "keeper pause"], Subject::Keeper, takes)
    .with_block(Block::new(&["end"], opens).until(opens))
    .unguessed();

fn takes(said: &KeywordLine) -> Match {
    said.call_if(opens(said.rest))
}

/// Nothing, or READ-ONLY.
fn opens(text: &str) -> bool {
    text.is_empty() || is_read_only(text)
}

fn is_read_only(text: &str) -> bool {
    ["read-only", "read only"].iter().any(|word| text.eq_ignore_ascii_case(word))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse(
            "The text for the players needs an END line below it, so I have not paused the judge. (For no text, write END right below PAUSE JUDGE.)",
        );
    }
    let extent = if is_read_only(args.text) { StandstillExtent::ReadOnly } else { StandstillExtent::Clocks };
    standstill::begin(cx, extent, &args.block.join("\n"), doc)
}
