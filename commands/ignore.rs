//! IGNORE -- stop getting press from a power.
//!
//! Usage: IGNORE powers
//!    or: IGNORE LIST
//!    or: SET NO IGNORE [powers]
//!
//! The judge no longer e-mails you press from these powers. O means the
//! observers. Only you know about it. HISTORY still shows the press.
//!
//! You still get broadcasts, results, the GM's e-mails and grey press:
//! leaving out grey press would reveal its author. You don't get fake
//! broadcasts.
//!
//! IGNORE ends with SET NO IGNORE, or when another player takes over the
//! power. If press is worse than annoying, see HELP REPORT.
//!
//! ```text
//! > SIGN ON ademo secret
//! > IGNORE ITALY
//! < You no longer get private press from Italy by e-mail. I tell no one.
//! < HISTORY demo still lists it. SET NO IGNORE ends this.
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
