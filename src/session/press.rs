//! Text for other players: plain replies to press, and text that has no end. Orders and commands for the judge reach no
//! player, and words for a player have no effect here.
use super::Walk;
use crate::command::args::Match;
use crate::command::{self, Call, Echo, Refusal, Stop, Subject};
use crate::families::Does;
use crate::referee::press;
use crate::referee::turn::orders;
use crate::say;
use crate::store::{LineOutcome, PressId};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, Open, line as typed, term, theirs};
use anyhow::Result;
use std::collections::VecDeque;

/// The longest line that a refusal shows, in characters.
const MAX_SHOWN: usize = 80;

impl Walk<'_> {
    /// Returns whether a plain reply to press is an e-mail to the judge: it begins with SIGN ON, or with a text for others.
    pub(super) fn is_for_judge(&self, lines: &[String]) -> bool {
        let mut lines = lines.iter().skip_while(|line| line.trim().is_empty());
        let Some(first) = lines.next() else { return false };
        let Some((call, Match::Call)) = command::read_strictly(self.cx.env.lexicon(), first) else { return false };
        let below: VecDeque<String> = lines.cloned().collect();
        let is_text = call.command.spec.block.is_some_and(|block| block.until.is_some() && (block.opens)(call.rest));
        let begins = is_text || call.command.spec.signs_on;
        begins && has_several_words(first) || self.is_closed(&call, &below)
    }

    /// Returns whether the lines below a call have the end of its block.
    fn is_closed(&self, call: &Call, below: &VecDeque<String>) -> bool {
        call.command.spec.block.is_some()
            && (call.until(self.cx.env.lexicon(), below).is_some() || self.closed(call, below).is_some())
    }

    /// Sends the whole of a plain reply to the writer of the press.
    pub(super) fn answer_press(&mut self, press: PressId, typed_lines: &[String]) -> Result<()> {
        self.tally.n_done += 1;
        let (command, orders) = (self.command_in(typed_lines), self.own_orders(typed_lines));
        let mut doc = Doc::new(self.cx.reader());
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let said = match (press::by_command(cx, press), command, orders.as_slice()) {
            (Err(refusal), ..) => Err(refusal),
            (Ok((to, reply)), Some(line), _) => {
                let offered = self.offers_as_press(&reply, typed_lines);
                let first = Refusal::because(say!(
                    "Your e-mail answers press, but this line of it looks like a command: {line}. I have sent nothing and done nothing. To give the command, reply to this e-mail with the command alone.",
                    line = theirs(line)
                ));
                Err(first.with_para(way_to_send(offered, &to, &reply)).into())
            }
            (Ok(_), None, []) => press::answer(cx, press, &typed_lines.join("\n"), &mut doc),
            (Ok((to, reply)), None, orders) => {
                self.tally.n_flawed += 1;
                let lines = lines_of(orders);
                let first = Refusal::because(say!(
                    "Your e-mail answers press, but {n? this line looks like an order|these lines look like orders}:",
                    n = lines.len()
                ));
                let offered = self.offers_as_press(&reply, typed_lines);
                let refusal = with_lines(first, lines).with_para(
                    "I have sent nothing, and your orders are unchanged. To order, reply to this e-mail with the orders alone.",
                );
                Err(refusal.with_para(way_to_send(offered, &to, &reply)).into())
            }
        };
        match said {
            Ok(()) => {
                self.tally.n_useful += 1;
                self.reply.add_remark(LineOutcome::Told, &doc);
            }
            Err(Stop::Refused(refusal)) => self.refuse_all(&refusal),
            Err(Stop::Failed(fault)) => return Err(fault.into()),
        }
        Ok(())
    }

    /// Asks whether to send a whole reply as press after all. Returns whether it asks: a text that may hold a password is
    /// never sent on.
    fn offers_as_press(&mut self, reply: &str, lines: &[String]) -> bool {
        let may_hold_secret = lines.iter().any(|line| self.shown(line) != *line);
        !may_hold_secret && self.offer_lines(as_text(reply, lines))
    }

    /// The first line of a reply to press that is a command, as the judge may echo it: it has two words or more, and acts for the
    /// writer or needs proof. Any single word is press.
    fn command_in(&self, lines: &[String]) -> Option<String> {
        let lines: Vec<&str> = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
        lines.iter().enumerate().find_map(|(i, line)| {
            let (call, fit) = command::read_strictly(self.cx.env.lexicon(), line)?;
            let spec = &call.command.spec;
            let below = lines.iter().skip(i + 1).map(|line| (*line).to_owned()).collect();
            let acts = spec.subject != Subject::Anyone || spec.signs_on || spec.echo != Echo::Whole;
            let is_command = fit == Match::Call
                && !is_question(line)
                && (acts && has_several_words(line) || self.is_closed(&call, &below));
            is_command.then(|| command::echo(&call, line).chars().take(MAX_SHOWN).collect())
        })
    }

    /// Refuses a text for others that has no end line and contains the writer's own orders, since it may end above them. SIGN
    /// OFF also ends e-mails.
    pub(super) fn orders_in_unended_text(&self, call: &Call, block: &[String], end: Option<&str>) -> Option<Refusal> {
        let shape = call.command.spec.block.filter(|shape| shape.until.is_some() && call.until.is_none())?;
        if end.and_then(|line| shape.ended_by(line)).is_some_and(|end| end.starts_with("end")) {
            return None;
        }
        let orders = self.own_orders(block);
        if orders.is_empty() {
            return None;
        }
        let is_text = |line: &&String| !orders.iter().any(|order| order.lines().any(|own| own == line.trim()));
        let text: Vec<&str> = block.iter().filter(is_text).map(String::as_str).collect();
        let begins = press::shown(&text.join("\n"));
        let end = typed::<Open>(shape.ends.first().copied().unwrap_or_default().to_uppercase());
        let lines = lines_of(&orders);
        let first = Refusal::because(say!(
            "No line {end} ends your text, and {n? this line looks like an order|these lines look like orders}:",
            end = end.clone(),
            n = lines.len()
        ));
        let mut refusal = with_lines(first, lines);
        if !begins.is_empty() {
            refusal = refusal.with_para("The rest of it begins:").quoting(begins);
        }
        Some(refusal.with_para(say!(
            "I have sent nothing and filed nothing. Send it again with the line {end} where your text ends, or send the orders alone.",
            end
        )))
    }

    /// Returns whether lines of a text read as the writer's own orders.
    pub(super) fn has_own_orders(&self, lines: &[String]) -> bool {
        !self.own_orders(lines).is_empty()
    }

    /// Returns the lines of a text that read as the writer's own orders. An order of several lines is one entry.
    fn own_orders(&self, lines: &[String]) -> Vec<String> {
        let Some(cx) = &self.cx.signed_on else { return Vec::new() };
        let is_text = |line: &&str| line.is_empty() || is_question(line);
        let mut rest: VecDeque<&str> = lines.iter().map(|line| line.trim()).filter(|line| !is_text(line)).collect();
        let mut own = Vec::new();
        while let Some(line) = rest.pop_front() {
            let mut piece = line.to_owned();
            if let Some((word, _, "")) = self.own_word(line)
                && let Does::Order(ends) = word.does
                && let Some(last) = rest.iter().position(|line| super::walk::is_end(line, ends))
            {
                piece = [line].into_iter().chain(rest.iter().take(last).copied()).collect::<Vec<_>>().join("\n");
                if orders::is_own(cx, &piece) {
                    rest.drain(..=last);
                }
            }
            if orders::is_own(cx, &piece) {
                own.push(piece);
            }
        }
        own
    }
}

/// The way to send a reply as press after all.
fn way_to_send(offered: bool, to: &str, reply: &str) -> Note {
    Note::of(match offered {
        true => say!("To send all of it to {to} as press, reply YES.", to = term(to)),
        false => say!(
            "To send your text to {to}, put the line {reply} above it and ENDPRESS below it.",
            to = term(to),
            reply = typed(reply)
        ),
    })
}

/// The lines that send any text with this heading.
pub(super) fn as_text(heading: &str, text: &[String]) -> Vec<String> {
    let is_used = |word: &String| text.iter().any(|line| command::is_word(line, word));
    let end = (1..).map(|n| format!("END{n}")).find(|word| !is_used(word)).unwrap_or_default();
    let head = format!("{heading} UNTIL {end}");
    [head].into_iter().chain(text.iter().cloned()).chain([end]).collect()
}

/// Returns whether a line asks its reader something: `Set draw?`
fn is_question(line: &str) -> bool {
    line.trim_end().ends_with('?')
}

fn has_several_words(line: &str) -> bool {
    1 < line.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// The lines of orders, as the judge may echo them.
fn lines_of(orders: &[String]) -> Vec<Note> {
    orders.iter().flat_map(|order| order.lines()).map(|line| Note::of(typed(cut(line)))).collect()
}

fn with_lines(refusal: Refusal, lines: Vec<Note>) -> Refusal {
    lines.into_iter().fold(refusal, Refusal::with_line)
}

fn cut(line: &str) -> String {
    line.chars().take(MAX_SHOWN).collect()
}
