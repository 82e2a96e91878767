//! IGNORE -- have no more press from somebody.
//!
//! Usage: IGNORE powers
//!    or: IGNORE LIST
//!    or: SET NO IGNORE [powers]
//!
//! What these powers write to some only is not mailed to you any more; O means the observers. Nobody is told, and HISTORY keeps
//! it. Broadcasts, results and what the master writes still come; so does grey press, as it would say who wrote it if it did
//! not. What only pretends to be a broadcast does not come. It ends with SET NO IGNORE, and when somebody else takes over the
//! power. If a letter is worse than tiresome, see HELP REPORT.
//!
//! ```text
//! > SIGN ON ademo secret
//! > IGNORE ITALY
//! < What Italy writes to some only is not mailed to you any more; nobody is
//! < told. HISTORY demo keeps it. SET NO IGNORE ends it.
//! > SET NO IGNORE
//! < Press from Italy is mailed to you again.
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press::readers;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["ignore", "set ignore", "set no ignore", "no ignore", "unignore"], Subject::SignedOn, takes)
        .unguessed();

/// Names; but not "Ignore Italy, he lies".
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.rest.is_empty() || !is_sentence(said.rest))
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match args.text.to_lowercase().as_str() {
        _ if args.keyword_has("no") || args.keyword == "unignore" => readers::stop_ignoring(cx, args.text, doc),
        "" | "list" => readers::ignored(cx, doc),
        "nobody" | "none" | "no one" => readers::stop_ignoring(cx, "", doc),
        _ => readers::ignore(cx, args.text, doc),
    }
}
