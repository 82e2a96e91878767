//! EXTEND -- move this phase's deadline to a later date.
//!
//! Usage: EXTEND [n HOURS|DAYS]
//!    or: EXTEND TO date
//!
//! For players, before the deadline. EXTEND alone adds a day. The new
//! deadline is the next time that the game's clock allows. The judge tells
//! everyone in the game.
//!
//! HELP EXTENSIONS says how often, and by how much, you can do this without
//! asking. You regain one extension for each turn you are on time. For
//! more, the judge asks the GM. In a game without a GM, two thirds of the
//! players must agree.
//!
//! ```text
//! > SIGN ON ademo secret
//! > EXTEND 2 DAYS
//! < Only the GM can allow that, so I have asked: you want to move the
//! < deadline for S1901M in 'demo' to Thursday 26 November 2026, 23:30 UTC. I
//! < will e-mail you the GM's answer. Without one by Tuesday 24 November
//! < 2026, 23:30 UTC, nothing changes. PROPOSE NO DEADLINE takes it back.
//! ```
use crate::command::args::{KeywordLine, Match, is_date, is_sentence};
use crate::command::game_cx::{GameCx, say_each};
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::referee::turn::extensions::{self, More};
use crate::text::after_words;
use crate::text::doc::Doc;
use jiff::Span;

pub const SPEC: Spec = Spec::new(&["extend", "extend deadline", "extend the deadline"], Subject::SignedOn, takes);

const USAGE: &str = "EXTEND 2 DAYS, EXTEND 12 HOURS or EXTEND TO date";

/// A length, or a date; but not "Extend your line by Monday".
fn takes(said: &KeywordLine) -> Match {
    let date: Vec<&str> = date_in(said.rest).split_whitespace().collect();
    let begins_date = match date.as_slice() {
        [first, ..] if is_date(first) => true,
        [first, second, ..] => is_date(second) && !is_sentence(first.trim_end_matches(['.', ','])),
        _ => false,
    };
    said.call_if(said.rest.is_empty() || amount(said.rest).is_some() || begins_date && date.len() <= 8)
}

/// The date after TO, which may be left out.
fn date_in(text: &str) -> &str {
    ["to", "until", "till"].iter().find_map(|to| after_words(text, to)).unwrap_or(text)
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let more = match (args.text, amount(args.text)) {
        ("", _) => More::By(Span::new().days(1)),
        (_, Some(span)) => More::By(span),
        (text, None) => match date_in(text) {
            "" => return Err(Refusal::Usage(USAGE).into()),
            date => More::To(cx.read_date(date)?),
        },
    };
    say_each(doc, &extensions::extend(cx, more)?);
    Ok(())
}

/// `2 DAYS`, `BY 12 HOURS`, `a day`, `48h`
fn amount(text: &str) -> Option<Span> {
    let lower = text.to_ascii_lowercase();
    let lower = lower.strip_prefix("by ").or(lower.strip_prefix('+')).unwrap_or(&lower).trim();
    let at = lower.find(|c: char| !c.is_ascii_digit()).unwrap_or(lower.len());
    let (number, unit) = match lower.strip_prefix("a ").or(lower.strip_prefix("one ")) {
        Some(unit) => ("1", unit),
        None => lower.split_at(at),
    };
    let number: i64 = number.parse().ok().filter(|n| (1..=1000).contains(n))?;
    match unit.trim() {
        "h" | "hour" | "hours" | "hrs" => Some(Span::new().hours(number)),
        "d" | "day" | "days" => Some(Span::new().days(number)),
        "w" | "week" | "weeks" => Some(Span::new().weeks(number)),
        _ => None,
    }
}
