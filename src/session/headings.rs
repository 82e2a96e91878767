//! Texts for other people whose first line is misspelt. None of their lines are carried out, since they were not meant for the
//! judge.
use super::{Walk, courtesy};
use crate::command::args::Match;
use crate::command::{self, Call, Refusal};
use crate::referee::press;
use crate::referee::turn::orders;
use crate::rules::PowerName;
use crate::say;
use crate::text::sentence::line as typed;
use anyhow::Result;
use std::collections::VecDeque;

/// Words for all players in a greeting.
const EVERYONE: &[&str] =
    &["all", "everyone", "everybody", "folks", "friends", "gentlemen", "players", "fellow", "guys"];

/// A text that no command begins.
struct LostText {
    /// The line to send instead of the first one, or a similar line.
    send: String,
    /// Whether the writer meant exactly this line.
    is_exact: bool,
    /// The number of lines that belong to the text, including the one that ends it.
    n_lines: usize,
    /// Whether the text would be stored for its writer, and sent to no one.
    is_kept: bool,
    /// The word that ends the text, or should end it: `endpress`.
    end: &'static str,
    /// Whether the text ends. If it does not, it is the rest of the e-mail.
    is_ended: bool,
}

impl Walk<'_> {
    /// Takes out the text below a line that was meant to begin one, and says so. Returns whether the line was such a heading.
    pub(super) fn swallows(
        &mut self,
        read: Option<(Call, Match)>,
        line: &str,
        lines: &mut VecDeque<String>,
    ) -> Result<bool> {
        if self.cx.seat().is_none() {
            return Ok(false);
        }
        let near = if read.is_none() { self.below_near_heading(line, lines) } else { None };
        let Some(text) = near.or_else(|| self.above_orphan_end(line, lines)) else { return Ok(false) };
        if self.is_order(line) {
            return Ok(false);
        }
        self.read_text()?;
        let below: Vec<String> = lines.drain(..text.n_lines).collect();
        self.tally.note_understood();
        let LostText { send, is_exact, is_kept, end, is_ended, .. } = text;
        let text = if is_ended { below.split_last().map_or(&[][..], |(_, text)| text) } else { &below };
        let what = match is_ended {
            true => say!("the text below it, up to {}", typed(end.to_uppercase())),
            false => say!("the rest of your e-mail"),
        };
        let does = if is_kept { "keep" } else { "send" };
        let like = if is_exact { "the line" } else { "a line such as" };
        let and_end = match is_ended {
            true => say!(""),
            false => say!(" and end with {}", typed(end.to_uppercase())),
        };
        let why = Refusal::because(say!(
            "I don't know this heading, so I neither sent nor carried out {what}: to {does} it, begin with {like} {send}{and_end}.",
            what,
            does,
            like,
            send = typed(&send),
            and_end
        ));
        let is_offered = is_exact && !send.contains(" UNTIL ") && self.offer_lines(super::press::as_text(&send, text));
        let why = match is_offered {
            true => why.with_para(say!("If you mean {}, reply YES.", typed(&send))),
            false => why,
        };
        let near = if is_exact { vec![send] } else { Vec::new() };
        self.refuse_near(&self.shown(line), &why, near, false);
        Ok(true)
    }

    /// Returns whether this is an order, correct or not.
    fn is_order(&self, line: &str) -> bool {
        let judged = self.cx.signed_on.as_ref().and_then(|cx| orders::judged(cx, line).ok()).unwrap_or_default();
        judged.iter().any(|found| !found.as_ref().is_err_and(|rejected| rejected.is_prose()))
    }

    /// The text below `PRES TO E` or `BRODCAST`, with or without a line that ends it.
    fn below_near_heading(&self, line: &str, below: &VecDeque<String>) -> Option<LostText> {
        let (lexicon, cx) = (self.cx.env.lexicon(), self.cx.signed_on.as_ref()?);
        let near = command::near_text(lexicon, line)?;
        let near = near.until(lexicon, below).unwrap_or(near);
        let Call { command, keyword, rest, until } = near;
        let block = command.spec.block.filter(|block| (block.opens)(rest))?;
        // "Dress to impress" names no reader.
        let is_plain = rest.is_empty() || rest.parse::<u32>().is_ok() || command::is_in_capitals(line);
        let takes_readers = || press::is_addressed(cx, &press::line_of(keyword, rest));
        if !(is_plain || takes_readers()) {
            return None;
        }
        let last = below.iter().position(|line| match until {
            Some(word) => command::is_word(line, word),
            None => block.ended_by(line).is_some() || command::end_of_text(lexicon, line).is_some(),
        });
        let until = until.map(|word| format!(" UNTIL {word}")).unwrap_or_default();
        Some(LostText {
            send: format!("{} {rest}", keyword.to_uppercase()).trim().to_owned() + &until,
            is_exact: true,
            n_lines: last.map_or(below.len(), |last| last + 1),
            is_kept: command.spec.keeps_text,
            end: block.ends.first().copied()?,
            is_ended: last.is_some(),
        })
    }

    /// The text between a line that is not a command and an end word without a command.
    fn above_orphan_end(&self, line: &str, below: &VecDeque<String>) -> Option<LostText> {
        let (last, end) = self.orphan_end(below)?;
        let readers = self.readers_in(line);
        let is_start = match readers {
            Some(_) => true,
            None => {
                let greets = courtesy::is_greeting(line) && !self.names_readers(line);
                // A line below that names its readers is the better beginning.
                !greets && !below.iter().take(last).any(|line| self.readers_in(line).is_some())
            }
        };
        let other = || self.another_power().map_or_else(|| "ALL".to_owned(), |power| power.name.to_uppercase());
        let (send, is_exact) = match (end, readers) {
            ("endpress", Some(readers)) => (format!("PRESS {readers}"), true),
            ("endpress", None) => (format!("PRESS TO {}", other()), false),
            (end, _) => (end.trim_start_matches("end").to_uppercase(), true),
        };
        is_start.then_some(LostText {
            send,
            is_exact,
            n_lines: last + 1,
            is_kept: end == "enddiary",
            end,
            is_ended: true,
        })
    }

    /// The first line that ends a text without a command above it.
    fn orphan_end(&self, below: &VecDeque<String>) -> Option<(usize, &'static str)> {
        let lexicon = self.cx.env.lexicon();
        let end_at = |at: usize| command::end_of_text(lexicon, below.get(at)?);
        if !(self.has_text_ends && (0..below.len()).any(|at| end_at(at).is_some())) {
            return None;
        }
        let is_blank = |at: &usize| below.get(*at).is_some_and(|line| line.trim().is_empty());
        let mut at = 0;
        while let Some(line) = below.get(at) {
            if let Some(end) = end_at(at) {
                return Some((at, end));
            }
            at += 1;
            let Some(call) = command::find(lexicon, line) else { continue };
            if call.command.spec.signs_on {
                return None;
            }
            let Some(block) = call.command.spec.block.filter(|block| (block.opens)(call.rest)) else { continue };
            // A repeated end word ends no other text.
            at = (at..below.len()).find(|at| below.get(*at).is_some_and(|line| block.ended_by(line).is_some()))? + 1;
            while let Some(next) = (at..below.len()).find(|at| !is_blank(at)).filter(|at| end_at(*at).is_some()) {
                at = next + 1;
            }
        }
        None
    }

    /// The readers in a line that names nothing else, as `TO ENGLAND` or `LETTER TO ENGLAND:`.
    fn readers_in(&self, line: &str) -> Option<String> {
        let cx = self.cx.signed_on.as_ref()?;
        let words: Vec<&str> = line.trim().trim_end_matches(':').split_whitespace().collect();
        let at = words.iter().take(2).position(|word| word.eq_ignore_ascii_case("to"))?;
        let readers = words.get(at..)?.join(" ").to_uppercase();
        press::is_addressed(cx, &readers).then_some(readers)
    }

    /// The first power of the game that the writer does not play, for use in examples.
    fn another_power(&self) -> Option<&PowerName> {
        let cx = self.cx.signed_on.as_ref()?;
        let own = cx.power().ok();
        let mut others = cx.game.powers().iter().enumerate().filter(|(i, _)| own.is_none_or(|own| own.index() != *i));
        others.next().map(|(_, other)| other)
    }

    /// Returns whether a greeting is for other players: it names all of them, or a power that the writer does not play.
    fn names_readers(&self, line: &str) -> bool {
        let Some(cx) = self.cx.signed_on.as_ref() else { return false };
        let own = cx.hand().unwrap_or_default();
        let mut words = line.split(|c: char| !c.is_alphanumeric()).filter(|word| 2 < word.chars().count());
        let names_all = |word: &str| EVERYONE.contains(&word.to_lowercase().as_str());
        words.any(|word| names_all(word) || cx.game.power(word).is_some_and(|power| !own.contains(&power)))
    }
}
