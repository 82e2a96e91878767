//! KEEPER LETTERS -- list e-mails that wait or failed.
//!
//! Usage: KEEPER LETTERS [IN|OUT|HELD] [state] [FROM|TO|LINE pattern]
//!    or: KEEPER LETTERS SHOW number
//!    or: KEEPER LETTERS FATE number|Message-ID
//!    or: KEEPER LETTERS READ number
//!    or: KEEPER LETTERS RETRY number|ALL
//!    or: KEEPER LETTERS DROP number
//!    or: KEEPER LETTERS DROP [IN|OUT|HELD] FROM|TO|LINE pattern [YES]
//!    or: KEEPER LETTERS UNDROP number
//!
//! For the judge keeper. KEEPER LETTERS alone lists at most 200 e-mails in
//! each state. Those that need you come first, those that wait for someone
//! else last:
//!
//!   STUCK        in: the judge failed on it
//!   STOPPED      out: a mail server refused it because of the judge
//!   REFUSED      out: a mail server refused it because of its reader
//!   WAITING      in or out: not read or not sent yet
//!   UNCONFIRMED  held: waiting for its sender's YES
//!   SENT, DONE   listed only if you name the state
//!   SILENT       in: not answered, listed only if you name the state
//!
//! A number is in12, out45 or held3.
//!
//!   FATE     an e-mail's history: its effects, the e-mails it caused, and
//!            their effects (also: SHOW)
//!   READ     the text of an e-mail that was set aside, without passwords
//!            (the journal records that you read it)
//!   RETRY    tries again
//!   DROP     gives up and erases the text
//!   UNDROP   restores dropped e-mails within a day
//!
//! READ shows no other e-mails. After a flood, list or drop many e-mails
//! with a pattern such as FROM *@d*.test or LINE "Win money*". STATE
//! waiting, SINCE 2h and OLDER 2d narrow it down. HELD are those that wait
//! for their sender's YES. Without YES, DROP only shows the matches, and
//! with ALL it lists each e-mail. E-mails from registered people stay
//! unless you name the address.
//!
//! ```text
//! > KEEPER LETTERS
//! < *** Only the judge keeper can do that.
//! ```
use crate::answers::letter_filter::LetterFilter;
use crate::answers::letters::{Letters, tell_fate, tell_list};
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::letter_drops::{self, LetterSelection};
use crate::referee::table::mailroom;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["keeper letters", "keeper letter"], Subject::Keeper, takes).unguessed();

fn takes(said: &KeywordLine) -> Match {
    let fits = match said.words().as_slice() {
        [verb, which] if is_verb(verb) => {
            which.contains(|c: char| c.is_ascii_digit()) || which.eq_ignore_ascii_case("all")
        }
        [verb, number] if verb.eq_ignore_ascii_case("undrop") => number.parse::<u32>().is_ok(),
        [verb, ..] if verb.eq_ignore_ascii_case("drop") => selection(said.rest).is_some(),
        _ => LetterFilter::read(said.rest).is_some(),
    };
    said.call_if(fits)
}

/// The commands for letters in trouble.
const HOW: &str =
    "KEEPER LETTERS RETRY with a number sends or reads it again, DROP gives it up, FATE shows its history.";

/// The letters that DROP means, if it means many.
fn selection(text: &str) -> Option<LetterSelection> {
    let (_, rest) = text.split_once(' ').unwrap_or((text, ""));
    LetterSelection::read(rest)
}

fn is_verb(word: &str) -> bool {
    ["show", "fate", "read", "retry", "drop"].contains(&word.to_lowercase().as_str())
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let letters = Letters { store: cx.store, judge: cx.judge, asking: cx.letter };
    if let Some(wanted) = LetterFilter::read(args.text) {
        let found = letters.list(cx.now, &wanted)?;
        tell_list(&found, &wanted, HOW, doc);
        return Ok(());
    }
    let (verb, which) = args.text.split_once(' ').unwrap_or((args.text, ""));
    match (verb.to_lowercase().as_str(), which.trim()) {
        ("retry", which) if which.eq_ignore_ascii_case("all") => mailroom::retry_all(cx, doc),
        ("retry", which) => mailroom::retry(cx, which, doc),
        ("read", which) => mailroom::read(cx, which, doc),
        ("undrop", which) => letter_drops::undrop(cx, which, doc),
        ("drop", which) => match selection(args.text) {
            Some(wanted) => letter_drops::drop_many(cx, &wanted, doc),
            None => mailroom::drop(cx, which, doc),
        },
        (_, which) => {
            tell_fate(&letters.fate(which, cx.now)?, doc);
            Ok(())
        }
    }
}
