//! Drops many waiting e-mails at a time, after a flood. Nothing happens until the keeper says YES, and for a day it can be
//! undone.
use super::house::note;
use crate::command;
use crate::command::access::keeper::matches;
use crate::command::context::Context;
use crate::command::{CommandResult, refuse};
use crate::mail::inbound;
use crate::say;
use crate::store::{COMPUTER, DESK, HeldNote, InNote, InState, LetterRef, OutNote, OutState, WEB};
use crate::text::doc::Doc;
use crate::text::sentence::{and, line, term, theirs};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// The maximum number of e-mails listed.
const SHOWN: usize = 6;

/// The e-mails to drop: those that match all of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetterSelection {
    /// `in`, `out` or `held`. `None`: all.
    way: Option<String>,
    /// Patterns for its sender, its recipient, and its first line.
    from: Option<String>,
    to: Option<String>,
    line: Option<String>,
    /// `waiting`, `stuck`, `stopped`, `unconfirmed`. `None`: all that can be dropped.
    state: Option<String>,
    /// The maximum and the minimum age.
    since: Option<SignedDuration>,
    older: Option<SignedDuration>,
    /// List every e-mail.
    all: bool,
    /// Drop them, not only list them.
    yes: bool,
}

/// An e-mail that may be dropped.
struct DroppableLetter {
    letter: LetterRef,
    way: &'static str,
    state: &'static str,
    address: String,
    first_line: String,
    at: Timestamp,
}

impl LetterSelection {
    /// Reads the text after KEEPER LETTERS DROP: `FROM *@d*.test SINCE 2h LINE "Win money*"`.
    pub fn read(text: &str) -> Option<Self> {
        let mut wanted = Self::default();
        let is_quoted = |i: usize| i % 2 == 1;
        let parts = text.split('"').enumerate();
        let mut words =
            parts.flat_map(|(i, part)| if is_quoted(i) { vec![part] } else { part.split_whitespace().collect() });
        while let Some(word) = words.next() {
            match word.to_ascii_lowercase().as_str() {
                way @ ("in" | "out" | "held") => wanted.way = Some(way.to_owned()),
                "all" => wanted.all = true,
                "yes" => wanted.yes = true,
                "from" => wanted.from = Some(words.next()?.to_owned()),
                "to" => wanted.to = Some(words.next()?.to_owned()),
                "line" => wanted.line = Some(words.next()?.to_owned()),
                "state" => wanted.state = Some(words.next()?.to_ascii_lowercase()),
                "since" => wanted.since = Some(span(words.next()?)?),
                "older" => wanted.older = Some(span(words.next()?)?),
                // E-mails from registered people stay in any case, unless a pattern names one.
                "registered" if words.next()?.eq_ignore_ascii_case("no") => {}
                _ => return None,
            }
        }
        Some(wanted)
    }

    fn patterns(&self) -> [&Option<String>; 3] {
        [&self.from, &self.to, &self.line]
    }

    fn fits(&self, letter: &DroppableLetter, now: Timestamp) -> bool {
        let is = |wanted: &Option<String>, there: &str| wanted.as_ref().is_none_or(|wanted| wanted == there);
        let like = |pattern: &Option<String>, there: &str| {
            pattern.as_ref().is_none_or(|pattern| matches(&pattern.to_lowercase(), &there.to_lowercase()))
        };
        let age = now.duration_since(letter.at);
        is(&self.way, letter.way)
            && is(&self.state, letter.state)
            && like(&self.from, &letter.address)
            && (self.to.is_none() || letter.way == "out")
            && like(&self.to, &letter.address)
            && like(&self.line, &letter.first_line)
            && self.since.is_none_or(|since| age <= since)
            && self.older.is_none_or(|older| older <= age)
    }
}

/// A duration such as `90m`, `2h`, `3d`.
fn span(text: &str) -> Option<SignedDuration> {
    let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: i64 = number.parse().ok().filter(|number| (0..100_000).contains(number))?;
    match unit {
        "m" | "M" => Some(SignedDuration::from_mins(number)),
        "h" | "H" => Some(SignedDuration::from_hours(number)),
        "d" | "D" => Some(SignedDuration::from_hours(24 * number)),
        _ => None,
    }
}

/// Drops the matching e-mails, or lists them.
///
/// # Errors
/// If that would be everyone's e-mails.
pub fn drop_many(cx: &Context, wanted: &LetterSelection, doc: &mut Doc) -> CommandResult {
    let is_all = |pattern: &String| pattern.chars().all(|c| c == '*');
    let given: Vec<&String> = wanted.patterns().into_iter().flatten().collect();
    if given.iter().all(|pattern| is_all(pattern)) {
        return refuse(say!(
            "Say which letters: {}, {} or {}, and {}. \"*\" alone would drop the letters of everyone.",
            term("FROM"),
            term("TO"),
            term("LINE"),
            term("SINCE")
        ));
    }
    let (mut found, mut n_registered) = (Vec::new(), 0);
    for letter in droppable(cx)?.into_iter().filter(|letter| wanted.fits(letter, cx.now)) {
        let is_named = |pattern: &Option<String>| {
            pattern.as_ref().is_some_and(|pattern| pattern.eq_ignore_ascii_case(&letter.address))
        };
        let is_named = is_named(&wanted.from) || is_named(&wanted.to);
        if !is_named && cx.store.user_at(&letter.address)?.is_some() {
            n_registered += 1;
        } else {
            found.push(letter);
        }
    }
    if found.is_empty() {
        doc.para("No e-mail that can be dropped matches.");
        return Ok(());
    }
    tell(wanted, &found, n_registered, doc);
    if !wanted.yes {
        doc.para(say!("To drop them, send the same line with {} behind it (at the machine, --yes).", line("YES")));
        return Ok(());
    }
    let letters: Vec<(LetterRef, String)> = found.into_iter().map(|one| (one.letter, one.address)).collect();
    let id = cx.store.drop_letters(&letters, cx.now)?;
    note(cx, say!("dropped {n e-mail|e-mails}", n = letters.len()))?;
    doc.para(say!("They are dropped. For a day {} brings them back.", line(format!("KEEPER LETTERS UNDROP {id}"))));
    Ok(())
}

/// Restores the e-mails of one drop.
///
/// # Errors
/// If nothing was dropped, or it was more than a day ago.
pub fn undrop(cx: &Context, which: &str, doc: &mut Doc) -> CommandResult {
    let n = match which.trim().parse() {
        Ok(id) => cx.store.undrop_letters(id)?,
        Err(_) => 0,
    };
    if n == 0 {
        return refuse(say!("No e-mails dropped in the last day have the number {}.", theirs(which.trim())));
    }
    note(cx, say!("brought back {n dropped e-mail|dropped e-mails}", n))?;
    doc.para(say!("{n e-mail is|e-mails are} back.", n));
    Ok(())
}

/// Lists the matching e-mails.
fn tell(wanted: &LetterSelection, found: &[DroppableLetter], n_registered: usize, doc: &mut Doc) {
    let count = |way: &str| found.iter().filter(|letter| letter.way == way).count();
    let kinds = [
        (count("held"), say!("{n waits|wait} for a CONFIRM", n = count("held"))),
        (count("out"), say!("{n is|are} to be sent", n = count("out"))),
        (count("in"), say!("{n is|are} to be read", n = count("in"))),
    ];
    let kinds = kinds.into_iter().filter(|(n, _)| *n != 0).map(|(_, said)| said);
    doc.para(say!("{n e-mail matches|e-mails match}: {kinds}.", n = found.len(), kinds = and(kinds)));
    match n_registered {
        0 => doc.also("All of them come from unregistered senders."),
        n => doc.also(say!(
            "{n e-mail|e-mails} from registered people also {n? matches|match}. Name an address to drop theirs.",
            n
        )),
    };
    let most = if wanted.all { usize::MAX } else { SHOWN };
    for letter in found.iter().take(most) {
        doc.item(say!(
            "{}, {}: {}",
            term(letter.letter.to_string()),
            term(&letter.address),
            theirs(&letter.first_line)
        ));
    }
    if most < found.len() {
        doc.para(say!("{} behind the line shows every one.", line("ALL")));
    }
}

/// The e-mails that can be dropped.
fn droppable(cx: &Context) -> Result<Vec<DroppableLetter>> {
    let mut found = Vec::new();
    for (state, word) in [(InState::Stuck, "stuck"), (InState::Waiting, "waiting")] {
        let letters = cx.store.letters_in(state, u32::MAX)?;
        found
            .extend(letters.iter().filter(|note| Some(note.id) != cx.letter).filter_map(|note| coming(cx, note, word)));
    }
    for (state, word) in [(OutState::Held, "stopped"), (OutState::Waiting, "waiting")] {
        found.extend(cx.store.letters_out(state, u32::MAX)?.into_iter().map(|note| going(note, word)));
    }
    found.extend(cx.store.held_lines(cx.now, u32::MAX)?.into_iter().map(|note| unconfirmed(cx, note)));
    Ok(found)
}

fn coming(cx: &Context, note: &InNote, state: &'static str) -> Option<DroppableLetter> {
    let raw = note.raw.as_ref().filter(|_| ![DESK, COMPUTER, WEB].iter().any(|own| note.source.starts_with(own)))?;
    let letter = inbound::read(raw, &cx.judge.address);
    let first = letter.lines.iter().find(|line| !line.trim().is_empty());
    Some(DroppableLetter {
        letter: LetterRef::In(note.id),
        way: "in",
        state,
        address: letter.from.clone().unwrap_or_default(),
        first_line: shown(cx, first.map_or("", String::as_str)),
        at: note.received,
    })
}

fn going(note: OutNote, state: &'static str) -> DroppableLetter {
    let first_line = if note.is_reply { "an answer" } else { "news" }.to_owned();
    let letter = LetterRef::Out(note.id);
    DroppableLetter { letter, way: "out", state, address: note.recipient, first_line, at: note.written }
}

fn unconfirmed(cx: &Context, note: HeldNote) -> DroppableLetter {
    DroppableLetter {
        letter: LetterRef::Held(note.id),
        way: "held",
        state: "unconfirmed",
        address: note.address,
        first_line: shown(cx, &note.first_line),
        at: note.since.unwrap_or(cx.now),
    }
}

/// A line for the keeper: short, without passwords.
fn shown(cx: &Context, line: &str) -> String {
    command::shown(cx.lexicon(), line.trim()).chars().take(60).collect()
}
