//! The lines that belong to a command above them, the ends of such blocks, and blocks that this judge does not
//! know.
use super::Walk;
use crate::command::args::Match;
use crate::command::{self, Block, Call};
use crate::referee::turn::{later, numbered};
use crate::text::after_words;
use std::collections::VecDeque;

impl<'w> Walk<'w> {
    /// The lines that belong to a call, and the line that ends them.
    pub(super) fn block(&mut self, call: &Call, lines: &mut VecDeque<String>) -> (Vec<String>, Option<String>) {
        let Some(shape) = call.command.spec.block.as_ref() else { return (Vec::new(), None) };
        if let Some(word) = call.until {
            let last = lines.iter().position(|line| command::is_word(line, word));
            let mut block: Vec<String> = lines.drain(..last.map_or(lines.len(), |last| last + 1)).collect();
            let end = last.and_then(|_| block.pop());
            return (block, end);
        }
        let closed = if shape.nests { self.closed(call, lines) } else { None };
        // `IF F ION THEN F TRI - ADR` may have an end, but does not have to.
        let goes_on =
            || shape.nests && lines.iter().find(|line| !line.trim().is_empty()).is_some_and(|line| begins_else(line));
        if !(shape.opens)(call.rest) && closed.is_none() && !goes_on() {
            return (Vec::new(), None);
        }
        let last = if shape.nests { closed } else { lines.iter().position(|line| shape.ended_by(line).is_some()) };
        let mut block: Vec<String> = lines.drain(..last.map_or(lines.len(), |last| last + 1)).collect();
        let end = last.and_then(|_| block.pop());
        let ends = end.as_ref().and_then(|line| shape.ended_by(line));
        self.cx.stopped |= ends.is_some_and(|end| ["signoff", "quit"].contains(&end));
        (block, end)
    }

    /// Finds the line that ends a command's block, unless it ends a block that begins in between.
    pub(super) fn closed(&self, call: &Call, below: &VecDeque<String>) -> Option<usize> {
        let shape = call.command.spec.block?;
        shape.closed_by(below, |line| {
            let is_same = shape.nests && after_words(line, call.keyword).is_some_and(shape.opens);
            let shares = |other: &Block| other.ends.iter().any(|end| shape.ends.contains(end));
            let opens =
                |other: Call| other.command.spec.block.is_some_and(|own| (own.opens)(other.rest) && shares(&own));
            is_same || command::find(self.cx.env.lexicon(), line).is_some_and(opens)
        })
    }

    /// The command that a line begins with. A line whose block is closed below it is a command, whatever else
    /// it says.
    pub(super) fn read<'l>(&self, line: &'l str, below: &VecDeque<String>) -> Option<(Call<'l>, Match)>
    where
        'w: 'l,
    {
        let (call, fit) = command::read(self.cx.env.lexicon(), line)?;
        if let Some(call) = call.until(self.cx.env.lexicon(), below) {
            return Some((call, Match::Call));
        }
        if fit != Match::Sentence {
            return Some((call, fit));
        }
        // `DROP A BUD - SER`: the abbreviation of a unit is also an article.
        if let Some(order) = call.command.spec.order_in.and_then(|order_in| order_in(call.rest))
            && self.cx.signed_on.as_ref().is_some_and(|cx| numbered::is_order(cx, order))
        {
            return Some((call, Match::Call));
        }
        let nests = call.command.spec.block.is_some_and(|shape| shape.nests);
        let is_condition = || self.cx.signed_on.as_ref().is_some_and(|cx| later::is_condition(cx, call.rest));
        let fit = match self.closed(&call, below) {
            Some(_) if nests => Match::Call,
            Some(_) => Match::Wrong,
            None if nests && is_condition() => Match::Call,
            None => fit,
        };
        Some((call, fit))
    }

    /// The end of a block for another judge: `NOTES`, and somewhere below it `ENDNOTES` or `END NOTES`.
    pub(super) fn unknown_block(&self, line: &str, below: &VecDeque<String>) -> Option<usize> {
        if line.split_whitespace().nth(4).is_some() {
            return None;
        }
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        // BEGIN ORDERS is the order form, which is read elsewhere.
        if words.iter().any(|word| word == "orders") {
            return None;
        }
        let begins = words.iter().any(|word| word == "begin");
        let names: Vec<&String> = words.iter().filter(|word| 3 <= word.len() && *word != "begin").collect();
        let is_end = |line: &String| {
            if !line.trim_start().as_bytes().first().is_some_and(|first| first.eq_ignore_ascii_case(&b'e')) {
                return false;
            }
            let squeezed: String = line.to_lowercase().split_whitespace().collect();
            let of = squeezed.strip_prefix("end");
            of.is_some_and(|of| begins && of.is_empty() || names.iter().any(|name| *name == of))
        };
        let last = below.iter().position(is_end)?;
        // The end of a block that begins in between ends nothing else.
        let end = below.get(last)?;
        let opens = |line: &String| {
            let call = command::find(self.cx.env.lexicon(), line)?;
            let shape = call.command.spec.block.filter(|shape| (shape.opens)(call.rest))?;
            shape.ended_by(end)
        };
        below.iter().take(last).all(|line| opens(line).is_none()).then_some(last)
    }

    /// Returns whether this reply already answers the question, with no command since that could change the
    /// answer. Some answers take the judge a long time.
    pub(super) fn is_answered(&mut self, call: &Call) -> bool {
        if !call.command.spec.asks {
            self.questions.clear();
            return false;
        }
        let words: Vec<String> = call.rest.split_whitespace().map(str::to_lowercase).collect();
        !self.questions.insert(format!("{} {}", call.command.name(), words.join(" ")))
    }
}

/// Returns whether a line continues the block of an IF.
fn begins_else(line: &str) -> bool {
    ["else", "elseif", "endif"].iter().any(|word| after_words(line, word).is_some())
}
