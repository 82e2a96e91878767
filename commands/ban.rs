//! BAN -- keep someone off this judge.
//!
//! Usage: BAN address ...
//!    or: BAN address ... FOR 7 days
//!    or: BAN address ... UNTIL date
//!    or: UNBAN address ...
//!
//! For the judge keeper. Banned people can't register, join, take over a
//! seat, observe, create or run games. They keep the seats they have until
//! you eject them: send KEEPER game, then EJECT. A ban with a date ends
//! automatically.
//!
//! In an address, * matches anything. A ban counts before ALLOW and DENY.
//! To keep someone out of one game only, its GM sends EJECT.
//!
//! ```text
//! > BAN spam@example.org
//! < *** Only the judge keeper can do that.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::refusal::Refusal;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::game::dates;
use crate::referee::table::house;
use crate::say;
use crate::store::RuleKind;
use crate::text::doc::Doc;
use jiff::Timestamp;
use jiff::civil::time;

pub const SPEC: Spec = Spec::new(&["ban", "unban"], Subject::Keeper, takes).unguessed();

/// Addresses, or patterns for many, and perhaps an end.
fn takes(said: &KeywordLine) -> Match {
    let (addresses, end) = parts(said.rest);
    let are_addresses = !addresses.is_empty() && addresses.split(' ').all(|word| word.contains('@'));
    said.call_if(are_addresses && end.is_none_or(|(_, when)| !when.is_empty()))
}

/// Splits `ann@example.org FOR 7 days` into the addresses and the end.
fn parts(text: &str) -> (&str, Option<(&str, &str)>) {
    let is_end = |word: &&str| ["until", "for"].iter().any(|end| word.eq_ignore_ascii_case(end));
    let Some(word) = text.split(' ').find(is_end) else { return (text, None) };
    let at = text.find(&format!(" {word} ")).map_or(text.len(), |at| at + 1);
    let (addresses, rest) = text.split_at(at);
    (addresses.trim(), Some((word, rest.get(word.len()..).unwrap_or_default().trim())))
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let (addresses, end) = parts(args.text);
    let lifts = args.keyword == "unban";
    let until = match end {
        None => None,
        Some(_) if lifts => return Err(Refusal::Usage("UNBAN address ...").into()),
        Some((word, when)) if word.eq_ignore_ascii_case("for") => Some(read(cx, &format!("in {when}"))?),
        Some((_, when)) => Some(read(cx, when)?),
    };
    house::change(cx, RuleKind::Ban, addresses, lifts, until, doc)
}

fn read(cx: &Context, when: &str) -> CommandResult<Timestamp> {
    let until = dates::read(when, cx.now, &cx.zone(), time(0, 0, 0, 0))?;
    if until <= cx.now {
        return refuse(say!("{until} has passed. It is now {now}.", until, now = cx.now));
    }
    Ok(until)
}
