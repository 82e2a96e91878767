//! The order form that comes back: which of its lines are read, and how they combine with the typed orders.
use super::Walk;
use super::told::Ruling;
use super::walk::is_end;
use crate::command::{self, LinesBelow, Refusal, Stop};
use crate::families::{Does, Word};
use crate::game::OnFile;
use crate::referee::turn::{form, orders};
use crate::say;
use crate::store::LineOutcome;
use crate::text::sentence::{Note, line as typed, phase};
use anyhow::Result;
use std::collections::VecDeque;

impl Walk<'_> {
    /// Reads the order form, if it came back. Only orders are read from it, since it may be quoted text.
    pub(super) fn form(&mut self) -> Result<()> {
        let form = std::mem::take(&mut self.form_lines);
        if self.cx.stopped || self.shut_out || self.full {
            return Ok(());
        }
        let Some(mut lines) = self.usable_form(&form)? else { return Ok(()) };
        // The form is for the current phase, even below a PHASE line.
        self.turn_to_now();
        let above = self.typed_orders()?;
        while let Some(line) = lines.pop_front() {
            let own = self.own_word(&line).filter(|(word, ..)| matches!(word.does, Does::Order(_)));
            if let Some((word, said, rest)) = own {
                self.word(word, said, rest, &line, &mut lines)?;
            } else if let Some(call) = command::find(self.cx.env.lexicon(), &line) {
                let why = "Only orders are read from the form. Please write commands above it.";
                self.refuse(&command::echo(&call, &line), Refusal::because(why), false)?;
                self.block(&call, &mut lines);
                if call.command.spec.opens == LinesBelow::ForPhase {
                    return Ok(());
                }
            } else {
                match self.outdone(&line, &above) {
                    Ok(Some(why)) => {
                        let why = self.para(why);
                        self.tell(&line, vec![Ruling::new(LineOutcome::Warned, why)], true);
                    }
                    Err(Stop::Failed(fault)) => return Err(fault.into()),
                    Ok(None) | Err(_) => self.order(&line)?,
                }
            }
            if self.is_enough() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The lines of the order form, if it is for the current phase, without remarks and lines left blank.
    fn usable_form(&mut self, form: &[String]) -> Result<Option<VecDeque<String>>> {
        let (Some(game), Some(seat)) = (self.cx.game().filter(|game| game.running()), self.cx.seat()) else {
            return Ok(None);
        };
        let Some((first, rest)) = form.split_first() else { return Ok(None) };
        if !first.split_whitespace().any(|word| word.eq_ignore_ascii_case(&game.row.phase)) {
            let filled = |line: &String| !line.starts_with('#') && 2 < line.split_whitespace().count();
            let has_phase = first.split_whitespace().next().is_some_and(|word| word.eq_ignore_ascii_case("phase"));
            if !has_phase && form.iter().any(filled) {
                let why = Note::of(say!(
                    "The form in your e-mail does not name its phase, so I read nothing from it. Below BEGIN ORDERS, write {}.",
                    typed(format!("PHASE {}", game.row.phase))
                ));
                self.fault(why);
            // An old form below new orders is only a quotation.
            } else if self.tally.n_done == 0 && rest.iter().any(filled) {
                let why = Note::of(say!(
                    "The form in your e-mail is not the one for {}, so I read nothing from it. Please write your orders above the quoted text.",
                    phase(&game.row.phase)
                ));
                self.fault(why);
            }
            return Ok(None);
        }
        let blank = form::blank_form(game, seat)?;
        let is_open = |line: &str| {
            let same = |blank: &str| blank.split_whitespace().eq(line.split_whitespace());
            line.is_empty() || blank.lines().any(same)
        };
        let mut lines: VecDeque<String> =
            rest.iter().map(|line| without_blank(line.split('#').next().unwrap_or_default())).collect();
        let mut filled = VecDeque::new();
        while let Some(line) = lines.pop_front() {
            // A block that the player has filled in keeps its first and last line, which the form prints.
            let block = self.block_of_word(&line, &mut lines);
            if block.iter().any(|line| !is_open(line)) {
                filled.push_back(line);
                filled.extend(block);
            } else if !is_open(&line) {
                filled.push_back(line);
            }
        }
        Ok(Some(filled))
    }

    /// The lines that belong to one of the family's words that is alone on its line, including the line that ends
    /// them.
    fn block_of_word(&self, line: &str, lines: &mut VecDeque<String>) -> Vec<String> {
        let Some((Word { does: Does::Order(ends), .. }, _, "")) = self.own_word(line) else { return Vec::new() };
        let end = lines.iter().position(|line| is_end(line, ends)).map_or(lines.len(), |end| end + 1);
        lines.drain(..end).collect()
    }

    /// The orders on file that came from lines outside the form.
    fn typed_orders(&self) -> Result<Vec<OnFile>> {
        let Some(cx) = self.cx.signed_on.as_ref().filter(|cx| !cx.after.ordered.is_empty()) else {
            return Ok(Vec::new());
        };
        let mut on_file = cx.game.on_file(cx.store)?;
        for filed in &mut on_file {
            filed.orders.retain(|order| cx.after.ordered.contains(&(filed.power, order.clone())));
        }
        Ok(on_file)
    }

    /// Returns the reason why a line of the form does not count, if an order typed outside the form overrides it.
    fn outdone(&self, line: &str, above: &[OnFile]) -> Result<Option<Note>, Stop> {
        let Some(cx) = &self.cx.signed_on else { return Ok(None) };
        if above.is_empty() && cx.after.cleared.is_empty() {
            return Ok(None);
        }
        for new in orders::judged(cx, line)?.into_iter().flatten() {
            if cx.after.cleared.contains(&(new.power, new.order.clone())) {
                let why = "Left out: it was on file, and you have cleared it. To keep it, write it outside the form.";
                return Ok(Some(Note::of(why)));
            }
            let Some(filed) = above.iter().find(|filed| filed.power == new.power) else { continue };
            let mut kept = filed.orders.clone();
            cx.table()?.file(new.power, &mut kept, &new.order)?;
            let replaced = filed.orders.iter().find(|order| **order != new.order && !kept.contains(order));
            if let Some(order) = replaced {
                return Ok(Some(Note::of(say!(
                    "Left out: above the form you wrote {}, and that counts.",
                    typed(order)
                ))));
            }
        }
        Ok(None)
    }
}

/// A line of a form without the blank that its player has left in it (`A BUD - SER___`, `A BUD ___ - SER`).
fn without_blank(line: &str) -> String {
    let words: Vec<&str> =
        line.split("__").map(|part| part.trim_matches('_')).flat_map(str::split_whitespace).collect();
    words.join(" ")
}
