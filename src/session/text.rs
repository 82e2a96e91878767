//! The text of an e-mail: lines that are neither commands nor courtesies, read together.
use super::Walk;
use super::courtesy;
use super::tally::MAX_UNKNOWN;
use crate::command::Stop;
use crate::command::args::Match;
use crate::game::proposals::answer;
use crate::referee::turn::orders;
use crate::rules::reading::{ReadText, Reading};
use crate::rules::{Accepted, Rejected};
use anyhow::Result;
use std::collections::VecDeque;
use std::mem;
use std::ops::Range;

/// The number of lines that are looked through for prose together.
const LINES_OF_A_GLANCE: usize = 30;

impl Walk<'_> {
    /// The last of the lines collected so far that are prose and no wishes, if they are so many that reading stops there. Looks at
    /// every [`LINES_OF_A_GLANCE`] lines together.
    pub(super) fn long_prose(&self) -> Result<Option<Range<usize>>> {
        let n_before = self.text.len().saturating_sub(LINES_OF_A_GLANCE);
        let lines = self.text.get(n_before..).unwrap_or_default();
        if lines.len() < LINES_OF_A_GLANCE || !n_before.is_multiple_of(LINES_OF_A_GLANCE) {
            return Ok(None);
        }
        let said = match &self.cx.signed_on {
            None => Vec::new(),
            Some(cx) => match orders::read_together(cx, &lines.iter().map(String::as_str).collect::<Vec<_>>()) {
                Ok(Some(said)) => said,
                Ok(None) | Err(Stop::Refused(_)) => return Ok(None),
                Err(fault) => return Err(fault.into_fault()),
            },
        };
        let is_prose = |reading: &Reading<String>| matches!(reading, Reading::Unread(why) if why.is_prose());
        let is_order = |number| said.iter().any(|said| said.line == number && !is_prose(&said.reading));
        let mut n_prose = 0;
        for (number, line) in lines.iter().enumerate() {
            let is_unread = !is_order(number) && answer(line).is_none() && !self.is_wish(line);
            n_prose = if is_unread { n_prose + 1 } else { 0 };
            if n_prose == MAX_UNKNOWN as usize {
                let end = n_before + number + 1;
                return Ok(Some(end - n_prose..end));
            }
        }
        Ok(None)
    }

    /// Reads the lines collected so far, before anything else happens.
    pub(super) fn read_text(&mut self) -> Result<()> {
        self.read_text_with(&(0..0))
    }

    /// Reads the lines collected so far. Of these, it is known that they are no wishes.
    pub(super) fn read_text_with(&mut self, no_wishes: &Range<usize>) -> Result<()> {
        let lines = mem::take(&mut self.text);
        if lines.is_empty() {
            return Ok(());
        }
        let text: Vec<&str> = lines.iter().map(String::as_str).collect();
        let read = match &self.cx.signed_on {
            Some(cx) => orders::read_together(cx, &text),
            None => Ok(None),
        };
        let said = match read {
            Ok(Some(said)) => said,
            Ok(None) | Err(Stop::Refused(_)) => {
                for line in &lines {
                    if self.is_enough() {
                        break;
                    }
                    if !self.is_near_command(line)? {
                        self.order(line)?;
                    }
                }
                return Ok(());
            }
            Err(fault) => return Err(fault.into_fault()),
        };
        let mut said = said.into_iter().peekable();
        for (number, line) in lines.iter().enumerate() {
            if self.is_enough() {
                break;
            }
            let mut of_line = Vec::new();
            while let Some(next) = said.next_if(|said| said.line <= number) {
                of_line.push(next);
            }
            self.text_line(line, of_line, no_wishes.contains(&number))?;
        }
        Ok(())
    }

    /// Files the certain orders of a line, and asks about the likely ones.
    fn text_line(&mut self, line: &str, said: Vec<ReadText<String>>, is_no_wish: bool) -> Result<()> {
        if let Some(why) = self.is_unapproved(line) {
            return self.refuse(line, why, true);
        }
        let is_alone = said.len() == 1;
        let mut outcomes: Vec<Result<Accepted<String>, Rejected>> = Vec::new();
        let (mut likely, mut wishes, mut withdrawn) = (Vec::new(), Vec::new(), Vec::new());
        let is_unread = said.iter().all(|said| matches!(said.reading, Reading::Unread(_)));
        if is_unread && !is_no_wish && self.wish(line)? {
            return Ok(());
        }
        for ReadText { text, reading, .. } in said {
            match reading {
                Reading::Certain(order) => outcomes.push(Ok(order)),
                Reading::Unread(_) if !is_unread && self.is_wish(&text) => wishes.push(text),
                Reading::Unread(why) => outcomes.push(Err(why)),
                Reading::Likely(sets) => likely.push((text, sets)),
                Reading::Withdrawn(orders) => withdrawn.push((text, orders)),
            }
        }
        let asks = !(likely.is_empty() && wishes.is_empty() && withdrawn.is_empty());
        let is_no_order = !asks && outcomes.iter().all(Result::is_err);
        if is_no_order && !outcomes.is_empty() && self.is_near_command(line)? {
            return Ok(());
        }
        if !outcomes.is_empty() || !asks {
            self.questions.clear();
            let taken = match self.cx.signed_on().map_err(Stop::from).and_then(|cx| orders::submit(cx, line, outcomes))
            {
                Ok(taken) => taken,
                Err(refusal) => return self.refuse(line, refusal, false),
            };
            match taken.as_slice() {
                [Err(rejection)] if is_unread && rejection.is_prose() => self.prose(line, rejection)?,
                _ => self.tell_of_orders(line, taken, true)?,
            }
        }
        for (text, sets) in likely {
            let echo = if is_alone { line } else { text.as_str() };
            let readings = sets.into_iter().map(|set| set.into_iter().map(|order| order.order).collect());
            self.propose_one_of(echo, readings.collect())?;
        }
        for (text, orders) in withdrawn {
            let echo = if is_alone { line } else { text.as_str() };
            self.propose_orders(echo, orders.iter().map(|order| orders::dropping(&order.order)).collect())?;
        }
        for text in wishes {
            self.wish(&text)?;
        }
        Ok(())
    }

    /// Answers a sentence that begins with the word of a command, if it is no order either.
    fn is_near_command(&mut self, line: &str) -> Result<bool> {
        // "Hello judge, when is the deadline?" is not a SIGN ON.
        let Some((call, Match::Sentence)) = self.read(line, &VecDeque::new()).filter(|_| !courtesy::greets(line))
        else {
            return Ok(false);
        };
        self.sentence(&call, line)?;
        Ok(true)
    }
}
