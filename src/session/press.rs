//! Text for other players: plain replies to press, and text that has no end. Orders and commands for the judge reach no
//! player, and words for a player have no effect here.
use super::Walk;
use crate::command::args::Match;
use crate::command::{self, Call, Echo, Refusal, Stop, Subject, refuse};
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

/// The addressee of a plain reply to press, according to its first line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MeantFor {
    /// The writer of the press.
    Writer,
    /// The judge.
    Judge,
    /// Perhaps the writer, perhaps the judge.
    Either,
}

impl Walk<'_> {
    /// Returns whether a plain reply to press is meant for the judge.
    pub(super) fn is_for_judge(&self, lines: &[String]) -> bool {
        self.meant_for(lines) == MeantFor::Judge
    }

    /// Reads the first line of a plain reply to press. A single word (`Agree`, `Why?`) is for the player, unless it is in
    /// capitals, as HELP writes commands. Several words are a command if they cannot be anything else.
    fn meant_for(&self, lines: &[String]) -> MeantFor {
        let mut lines = lines.iter().skip_while(|line| line.trim().is_empty());
        let Some(first) = lines.next() else { return MeantFor::Writer };
        let below: VecDeque<String> = lines.cloned().collect();
        let Some((call, fit)) = command::read(self.cx.env.lexicon(), first) else { return MeantFor::Writer };
        let spec = &call.command.spec;
        let takes_text = spec.block.is_some_and(|block| block.until.is_some() && (block.opens)(call.rest));
        let is_closed = || call.until(self.cx.env.lexicon(), &below).is_some() || self.closed(&call, &below).is_some();
        // A line with a secret is for no player.
        let is_plain = takes_text || spec.echo != Echo::Whole || is_in_capitals(&call, first);
        match fit {
            Match::Call if has_several_words(first) && is_plain => MeantFor::Judge,
            Match::Call if spec.block.is_some() && is_closed() => MeantFor::Judge,
            Match::Sentence => MeantFor::Writer,
            _ if is_said(&call, first) => MeantFor::Writer,
            Match::Call | Match::Wrong => MeantFor::Either,
        }
    }

    /// Sends the whole of a plain reply to the writer of the press.
    pub(super) fn answer_press(&mut self, press: PressId, lines: &[String]) -> Result<()> {
        self.tally.n_done += 1;
        let (command, orders) = (self.command_in(lines), self.own_orders(lines));
        let mut doc = Doc::new(self.cx.reader());
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let said = match (press::by_command(cx, press), command, orders.as_slice()) {
            (Err(refusal), ..) => Err(refusal),
            (Ok((to, reply)), Some(line), _) => refuse(say!(
                "Your e-mail answers press, but this line of it looks like a command: {line}. I have sent nothing and done nothing. To send your text to {to}, put the line {reply} above it and ENDPRESS below it. To give the command, reply to this e-mail with the command alone.",
                line = theirs(line),
                to = term(to),
                reply = typed(reply)
            )),
            (Ok(_), None, []) => press::answer(cx, press, &lines.join("\n"), &mut doc),
            (Ok((to, reply)), None, orders) => {
                self.tally.n_flawed += 1;
                let lines = lines_of(orders);
                let first = Refusal::because(say!(
                    "Your e-mail answers press, but {n? this line looks like an order|these lines look like orders}:",
                    n = lines.len()
                ));
                Err(with_lines(first, lines)
                    .with_para(say!(
                        "I have sent nothing, and your orders are unchanged. To order, reply to this e-mail with the orders alone. To send your text to {to}, put the line {reply} above it and ENDPRESS below it.",
                        to = term(to),
                        reply = typed(reply)
                    ))
                    .into())
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

    /// The first line of a reply to press that may be for the judge, as the judge may echo it. Such a line must not reach
    /// another player.
    fn command_in(&self, lines: &[String]) -> Option<String> {
        let is_unclear = self.meant_for(lines) == MeantFor::Either;
        let texts = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
        texts.enumerate().find_map(|(i, line)| {
            let (call, fit) = command::read(self.cx.env.lexicon(), line)?;
            let spec = &call.command.spec;
            let acts = spec.subject != Subject::Anyone || spec.signs_on || spec.block.is_some();
            // Below the first line, a question ("List spring") is ordinary text.
            let is_meant = if i == 0 { is_unclear } else { fit == Match::Call && acts && !is_said(&call, line) };
            is_meant.then(|| command::echo(&call, line).chars().take(MAX_SHOWN).collect())
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
        let mut rest: VecDeque<&str> = lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
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

/// Returns whether a line with a keyword is only a word that players say to each other.
fn is_said(call: &Call, line: &str) -> bool {
    !has_several_words(line) && !is_in_capitals(call, line) && call.command.spec.block.is_none()
}

fn has_several_words(line: &str) -> bool {
    1 < line.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// Returns whether the keyword of a line is typed in capitals.
fn is_in_capitals(call: &Call, line: &str) -> bool {
    let keyword = line.trim().strip_suffix(call.rest).unwrap_or(line);
    keyword.contains(char::is_alphabetic) && !keyword.contains(char::is_lowercase)
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
