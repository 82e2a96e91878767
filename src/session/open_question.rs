//! The one question at the end of an e-mail: whether the judge has guessed right. A yes carries out the lines in the question,
//! and nothing that cannot be undone.
use super::Walk;
use super::told::Ruling;
use crate::command::{self, Command, Refusal, Run, Stop, Subject};
use crate::referee::table::guesses;
use crate::referee::turn::orders;
use crate::say;
use crate::store::{LineOutcome, Role};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line as typed};
use anyhow::Result;

/// The most orders that one yes files.
const MAX_ORDERS: usize = 20;
/// The most readings to choose from.
const MAX_CHOICES: usize = 3;

/// The question of an e-mail that grows as its lines are read. Orders come before everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OpenQuestion {
    /// Orders that were probably meant, or lines that take orders back. One yes carries them all out.
    Orders(Vec<String>),
    /// One of several readings as orders.
    OneOf(Vec<Vec<String>>),
    /// The line that does what a sentence wishes for, with the text below it.
    Wish(Vec<String>),
    /// One of several wishes.
    OneWish(Vec<Vec<String>>),
    /// Lines that the reply offers elsewhere, such as a text that it did not send.
    Lines(Vec<String>),
}

impl Walk<'_> {
    /// Asks whether a sentence meant these orders, in the judge's spelling, or lines that take orders back.
    pub(super) fn propose_orders(&mut self, line: &str, meant: Vec<String>) -> Result<()> {
        self.propose_with(line, meant, None)
    }

    /// Asks about orders, with a remark below them.
    pub(super) fn propose_with(&mut self, line: &str, meant: Vec<String>, remark: Option<Note>) -> Result<()> {
        self.tally.note_understood();
        self.tally.n_flawed += 1;
        let said = self.reading_of(&meant)?;
        let room = match &self.question {
            None | Some(OpenQuestion::Wish(_) | OpenQuestion::OneWish(_)) => true,
            Some(OpenQuestion::Orders(before)) => before.len() + meant.len() <= MAX_ORDERS,
            Some(OpenQuestion::OneOf(_) | OpenQuestion::Lines(_)) => false,
        };
        if !room || !self.may_ask() {
            let why = say!("I read this as {said}. If you mean that, please send it.", said);
            return self.refuse(line, Refusal::because(why), true);
        }
        match &mut self.question {
            Some(OpenQuestion::Orders(before)) => {
                let new = meant.into_iter().filter(|line| !before.contains(line)).collect::<Vec<_>>();
                before.extend(new);
            }
            question => *question = Some(OpenQuestion::Orders(meant)),
        }
        let mut doc = Doc::new(self.cx.reader());
        doc.para(say!("I read this as {said}.", said));
        remark.into_iter().for_each(|remark| doc.also(remark));
        self.tell(line, vec![Ruling::new(LineOutcome::Warned, doc)], true);
        Ok(())
    }

    /// Asks which of several readings of a sentence the writer meant, each as orders in the judge's spelling.
    pub(super) fn propose_one_of(&mut self, line: &str, mut readings: Vec<Vec<String>>) -> Result<()> {
        readings.truncate(MAX_CHOICES);
        if let [only] = readings.as_slice() {
            return self.propose_orders(line, only.clone());
        }
        self.tally.note_understood();
        self.tally.n_flawed += 1;
        let asks =
            self.may_ask() && matches!(self.question, None | Some(OpenQuestion::Wish(_) | OpenQuestion::OneWish(_)));
        let mut doc = Doc::new(self.cx.reader());
        doc.para("I can read this in several ways:");
        for (i, reading) in readings.iter().enumerate() {
            let lines = and(reading.iter().map(typed));
            doc.line(match asks {
                true => say!("{n}  {lines}", n = i + 1, lines),
                false => say!("{lines}", lines),
            });
        }
        if !asks {
            doc.para("Please send the one that you mean.");
            let outcome = Ruling::new(LineOutcome::Refused, doc);
            self.tally.n_errors += 1;
            self.tell(line, vec![outcome], true);
            return Ok(());
        }
        self.question = Some(OpenQuestion::OneOf(readings));
        self.tell(line, vec![Ruling::new(LineOutcome::Warned, doc)], true);
        Ok(())
    }

    /// Asks whether to send the lines of a wish, which the reply shows above, if a yes may do that. Texts for players may go, too:
    /// the reply quotes them whole.
    pub(super) fn propose_wish(&mut self, lines: Vec<String>) {
        let is_text = 1 < lines.len();
        let is_harmless = is_text || lines.first().is_some_and(|line| self.is_for_a_yes(line));
        if !(is_harmless && self.may_ask() && self.question.is_none()) {
            return;
        }
        self.question = Some(match lines.as_slice() {
            [line] if orders::takes_back(line) && self.orders_now() => OpenQuestion::Orders(lines),
            _ => OpenQuestion::Wish(lines),
        });
    }

    /// Asks which of these lines to send, if a number may do that. The reply shows them with their numbers.
    pub(super) fn propose_one_wish(&mut self, lines: &[&str]) -> bool {
        let asks = lines.iter().all(|line| self.is_for_a_yes(line)) && self.may_ask() && self.question.is_none();
        if asks {
            self.question = Some(OpenQuestion::OneWish(lines.iter().map(|line| vec![(*line).to_owned()]).collect()));
        }
        asks
    }

    /// Asks whether to carry out these lines, which the reply shows above.
    pub(super) fn offer_lines(&mut self, lines: Vec<String>) -> bool {
        let asks = self.may_ask() && self.question.is_none();
        if asks {
            self.question = Some(OpenQuestion::Lines(lines));
        }
        asks
    }

    /// Returns whether the reply can ask its reader something: it is about one game, and goes to the player who wrote.
    fn may_ask(&self) -> bool {
        let Some(cx) = self.cx.signed_on.as_ref() else { return false };
        let is_player = cx.seat().is_ok_and(|seat| seat.role == Role::Player);
        is_player && cx.sitter.is_none() && !self.has_sections && !self.is_unproved() && !self.identity.at_desk
    }

    /// Returns whether the writer gives orders now.
    fn orders_now(&self) -> bool {
        self.cx.signed_on.as_ref().is_some_and(|cx| cx.game.running() && cx.orders_for().is_ok())
    }

    /// Returns whether a yes may carry out this line: it can be undone, and concerns only the writer's own seat in this game.
    fn is_for_a_yes(&self, wish: &str) -> bool {
        command::find(self.cx.lexicon(), wish).is_some_and(|call| is_for_a_yes(call.command))
    }

    /// The orders of a reading, and those that they would replace: `A VIE H, instead of A VIE - GAL`.
    fn reading_of(&self, meant: &[String]) -> Result<Note> {
        let lines = and(meant.iter().map(typed));
        let replaced = match &self.cx.signed_on {
            Some(cx) => orders::replaced_by(cx, meant).map_err(Stop::into_fault)?,
            None => Vec::new(),
        };
        Ok(Note::of(match orders::replaced_by_others(meant, &replaced) {
            others if others.is_empty() => say!("{lines}", lines),
            others => say!("{lines}, instead of {replaced}", lines, replaced = and(others.into_iter().map(typed))),
        }))
    }

    /// Asks the question of this section, if there is one. A plain reply answers it.
    pub(super) fn ask(&mut self) -> Result<()> {
        let Some(question) = self.question.take() else { return self.ask_again() };
        let Some(cx) = self.cx.signed_on.as_ref().filter(|_| !self.has_sections) else { return Ok(()) };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        let (readings, is_of_orders) = match &question {
            OpenQuestion::Orders(orders) => (vec![orders.clone()], true),
            OpenQuestion::OneOf(readings) => (readings.clone(), true),
            OpenQuestion::OneWish(readings) => (readings.clone(), false),
            OpenQuestion::Wish(lines) | OpenQuestion::Lines(lines) => (vec![lines.clone()], false),
        };
        let guess = guesses::ask(cx, seat.id, readings, is_of_orders).map_err(Stop::into_fault)?;
        self.asked = Some(guess.id);
        if let Some(cx) = &mut self.cx.signed_on {
            cx.after.asks = is_of_orders;
        }
        let has_orders = guess.choices.iter().any(|choice| !choice.replaced.is_empty());
        self.say(match &question {
            OpenQuestion::Orders(lines) if lines.iter().any(|line| orders::takes_back(line)) => match lines.len() {
                1 => say!("Reply YES to send it, or NO to leave your orders as they are."),
                2 => say!("Reply YES to send both, or NO to leave your orders as they are."),
                n => say!("Reply YES to send all {n}, or NO to leave your orders as they are.", n),
            },
            OpenQuestion::Orders(orders) => match (orders.len(), has_orders) {
                (1, true) => say!("Reply YES to file it, or NO to leave your orders as they are."),
                (1, false) => say!("Reply YES to file it, or NO to leave it."),
                (2, _) => say!("Reply YES to file both, or send them as you mean them."),
                (n, _) => say!("Reply YES to file all {n}, or send them as you mean them.", n),
            },
            OpenQuestion::OneOf(readings) | OpenQuestion::OneWish(readings) => match readings.len() {
                2 => say!("Reply 1 or 2, or NO if you mean neither."),
                n => say!("Reply with a number from 1 to {n}, or NO if you mean none of them.", n),
            },
            OpenQuestion::Wish(_) => say!("Reply YES to send it."),
            // The refusal that offers them says it.
            OpenQuestion::Lines(_) => return Ok(()),
        });
        Ok(())
    }

    /// Asks a question again that the e-mail has left open, by its answer to it.
    fn ask_again(&mut self) -> Result<()> {
        let (Some(question), Some(cx)) = (self.identity.answered.question, self.cx.signed_on.as_ref()) else {
            return Ok(());
        };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        let open = guesses::open(cx, seat.id)?;
        self.asked = open.iter().map(|guess| guess.id).find(|id| *id == question).filter(|_| !self.has_sections);
        Ok(())
    }

    /// Answers a bare YES or NO that answers nothing: asks the open question again, if there is one.
    pub(super) fn repeat_question(&mut self) -> Result<Option<Note>> {
        let Some(cx) = self.cx.signed_on.as_ref().filter(|_| self.may_ask()) else { return Ok(None) };
        let Ok(seat) = cx.seat() else { return Ok(None) };
        let Some(guess) = guesses::open(cx, seat.id)?.into_iter().next() else { return Ok(None) };
        self.asked = Some(guess.id);
        let asked = guesses::question(&guess);
        Ok(Some(Note::of(match guess.choices.len() {
            0 | 1 => say!("Do you mean {asked}? Reply YES or NO to this e-mail.", asked),
            n => say!("Do you mean {asked}? Reply to this e-mail with a number from 1 to {n}.", asked, n),
        })))
    }
}

/// Returns whether a yes may carry out a command: it is a player's, can be undone, shares nothing with people outside the
/// game, and takes no more proof than an order.
pub fn is_for_a_yes(command: &Command) -> bool {
    let spec = &command.spec;
    let is_of_player = matches!(spec.subject, Subject::Player | Subject::SignedOn | Subject::Anyone);
    let is_about_game = matches!(command.run, Run::InGame(_)) || spec.about_self || spec.asks;
    is_of_player && is_about_game && !spec.irrevocable && !spec.is_raised() && !spec.signs_on && spec.block.is_none()
}
