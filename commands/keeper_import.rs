//! KEEPER IMPORT -- import a game from another judge.
//!
//! Usage: KEEPER IMPORT
//!        the file that `chancery game export` printed
//!        ENDIMPORT
//!    or: KEEPER IMPORT AS name, then the same: under another name
//!    or: KEEPER IMPORT FOR address, then the same: a sandbox for a person
//!
//! For the judge keeper. At the machine, `chancery game import` is easier.
//!
//! The judge adjudicates the whole record again. If any result differs, it
//! imports nothing. Players who are registered here keep their seats, and
//! the other seats are open. If the game was running, it is paused.
//!
//! ```text
//! > KEEPER IMPORT
//! > {}
//! > ENDIMPORT
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, Block, CommandResult, Spec, Subject, refuse};
use crate::referee::table::import::{self, ImportWish};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper import"], Subject::Keeper, takes)
    .with_block(Block::new(&["endimport"], |args| wish(args).is_some()))
    .unguessed();

/// No words, or AS and a name, FOR and an address.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(wish(said.rest).is_some())
}

fn wish(args: &str) -> Option<ImportWish<'_>> {
    let mut wish = ImportWish::default();
    let words: Vec<&str> = args.split_whitespace().collect();
    for pair in words.chunks(2) {
        match pair {
            [word, name] if word.eq_ignore_ascii_case("as") => wish.name = name,
            [word, address] if word.eq_ignore_ascii_case("for") => wish.person = Some(address),
            _ => return None,
        }
    }
    Some(wish)
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    if !args.ended {
        return refuse("The line ENDIMPORT is missing. Add it below the file and send it again.");
    }
    import::import(cx, &args.block.join("\n"), wish(args.text).unwrap_or_default(), doc)
}
