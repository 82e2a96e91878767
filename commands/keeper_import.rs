//! KEEPER IMPORT -- bring a game from another judge.
//!
//! Usage: KEEPER IMPORT
//!        the file that `chancery game export` has printed
//!        ENDIMPORT
//!    or: KEEPER IMPORT AS name, then the same
//!
//! For the keeper of the judge; at the machine, chancery game import is easier. Everything in the record is adjudicated again:
//! if anything differs, nothing is imported. Whoever is registered here and sat in the game sits in it again, other seats are
//! vacant, and a game that was on is paused.
//!
//! ```text
//! > KEEPER IMPORT
//! > {}
//! > ENDIMPORT
//! < *** Only the keeper of the judge may do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Spec, Subject, after_words, refuse};
use crate::referee::table::import;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper import"], Subject::Keeper, takes)
    .with_block(Block::new(&["endimport"], |args| name(args).is_some()))
    .unguessed();

/// Nothing, or AS and a name.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(name(said.rest).is_some())
}

fn name(args: &str) -> Option<&str> {
    match args {
        "" => Some(""),
        args => after_words(args, "as").filter(|name| !name.is_empty() && !name.contains(' ')),
    }
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse("The file ends with a line that says ENDIMPORT. There is none, so nothing has been done.");
    }
    import::import(cx, &args.block.join("\n"), name(args.text).unwrap_or_default(), doc)
}
