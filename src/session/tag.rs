//! The game that a subject or the head of a text names, for a writer who is proved and sends the e-mail to the judge's plain address.
use super::Walk;
use super::dispatch::peeled;
use crate::command::game_cx::LinesFor;
use crate::say;
use crate::text::sentence::phase;
use anyhow::Result;
use std::collections::VecDeque;

/// The name of a game, and the words behind it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GameTag<'a> {
    name: &'a str,
    /// The named phase.
    phase: Option<&'a str>,
    /// An order or a command behind it.
    pub(super) line: &'a str,
}

impl<'a> GameTag<'a> {
    /// Reads a subject: `demo`, `[demo F1901M]`, `Game demo`, `demo A VIE - TYR`, or a subject of an e-mail from the judge (`CHANCERY:demo - F1901M
    /// Results`), whose phase is not the reply's.
    fn of_subject(subject: &'a str, judge: &str) -> Option<Self> {
        let subject = peeled(subject);
        let own = subject.get(..judge.len()).filter(|head| head.eq_ignore_ascii_case(judge));
        if let Some(rest) = own.and_then(|own| subject.get(own.len()..)?.strip_prefix(':')) {
            let (name, rest) = first_word(rest);
            return (rest.is_empty() || rest.starts_with('-')).then_some(Self { name, phase: None, line: "" });
        }
        let (inside, below) = match subject.strip_prefix('[') {
            Some(tag) => tag.split_once(']')?,
            None => (subject, ""),
        };
        let (word, rest) = first_word(inside);
        let (name, rest) = if word.eq_ignore_ascii_case("game") { first_word(rest) } else { (word, rest) };
        let (second, line) = first_word(rest);
        let (phase, line) = if is_phase(second) { (Some(second), line) } else { (None, rest) };
        Some(Self { name, phase, line: if below.is_empty() { line } else { below.trim() } })
    }

    /// Reads the first line of a text: `My orders for demo:`, `Game demo, Austria:`.
    fn of_heading(line: &'a str) -> Option<(Self, Option<&'a str>)> {
        let words: Vec<&str> = line.split_whitespace().map(|word| word.trim_end_matches([',', ':', '.'])).collect();
        let is = |word: &str, wanted: &str| word.eq_ignore_ascii_case(wanted);
        let (name, power) = match words.as_slice() {
            [my, orders, wanted, name] if is(my, "my") && is(orders, "orders") && is(wanted, "for") => (name, None),
            [orders, wanted, name] if is(orders, "orders") && is(wanted, "for") => (name, None),
            [game, name] if is(game, "game") => (name, None),
            [game, name, power] if is(game, "game") => (name, Some(*power)),
            _ => return None,
        };
        Some((Self { name, phase: None, line: "" }, power))
    }
}

/// The first word, without the marks that end it, and the rest.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word.trim_end_matches([',', ':']), rest.trim_start())
}

/// Returns whether this is the name of a phase: `F1901M`.
fn is_phase(word: &str) -> bool {
    let inside = word.get(1..word.len().saturating_sub(1)).unwrap_or_default();
    4 <= inside.len()
        && inside.bytes().all(|byte| byte.is_ascii_digit())
        && word.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

impl Walk<'_> {
    /// Signs on by the subject, if the writer is proved and has exactly one seat in the game. Returns the line behind the game's name.
    pub(super) fn sign_on_by_subject<'s>(&mut self, subject: &'s str) -> Result<&'s str> {
        let Some(tag) = GameTag::of_subject(subject, &self.cx.judge.name) else { return Ok("") };
        if !self.sign_on_by_tag(&tag, None)? {
            return Ok("");
        }
        let label = self.cx.game().map(|game| game.row.phase.clone()).unwrap_or_default();
        if let Some(named) = tag.phase.filter(|named| !named.eq_ignore_ascii_case(&label)) {
            self.fault(say!(
                "Your subject is about {named}, but the game is in {now}, so I have filed no orders.",
                named = phase(named.to_ascii_uppercase()),
                now = phase(label)
            ));
            if let Some(cx) = &mut self.cx.signed_on {
                cx.lines_for = LinesFor::Nothing;
            }
        }
        Ok(tag.line)
    }

    /// Signs on by the first line of the text, and takes it out.
    pub(super) fn sign_on_by_heading(&mut self, lines: &mut VecDeque<String>) -> Result<()> {
        let Some(at) = lines.iter().position(|line| !line.trim().is_empty()) else { return Ok(()) };
        let Some(line) = lines.get(at).cloned() else { return Ok(()) };
        if let Some((tag, power)) = GameTag::of_heading(&line)
            && self.sign_on_by_tag(&tag, power)?
        {
            lines.drain(..=at);
        }
        Ok(())
    }

    /// Signs on to the game that a tag names. Returns whether that was possible.
    fn sign_on_by_tag(&mut self, tag: &GameTag, power: Option<&str>) -> Result<bool> {
        let Some(id) = self.cx.principal.user().filter(|_| self.cx.seat().is_none()) else { return Ok(false) };
        let Some(row) = self.cx.store.game_named(tag.name)? else { return Ok(false) };
        let mut seats = self.cx.store.seats(row.id)?.into_iter().filter(|seat| seat.user == id);
        let (Some(seat), None) = (seats.next(), seats.next()) else { return Ok(false) };
        let is_other = |named: &str| seat.power.as_ref().is_none_or(|power| !power.eq_ignore_ascii_case(named));
        if power.is_some_and(is_other) {
            return Ok(false);
        }
        self.take_seat(seat)?;
        self.settle_route()?;
        Ok(true)
    }
}
