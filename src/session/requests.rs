//! Wishes in everyday words: the judge answers a question at once, and shows the line for anything else.
use super::Walk;
use super::told::Ruling;
use crate::answers::requests::{self, Asker, RequestedLine};
use crate::command::{self, Call, CommandResult, Refusal, or_fault};
use crate::families::{Does, NextStep, Request};
use crate::referee::turn::repeat::{self, LastOrders};
use crate::rules::Power;
use crate::say;
use crate::store::LineOutcome;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line as typed, phase as said_phase, term};
use anyhow::Result;
use std::collections::VecDeque;

/// The most wishes of an e-mail.
const MAX_WISHES: u32 = 8;
/// The most characters of an order that serves as an example.
const MAX_EXAMPLE: usize = 40;

impl Walk<'_> {
    /// Answers a line that asks for something in everyday words. Returns whether it does.
    pub(super) fn wish(&mut self, line: &str) -> Result<bool> {
        let wished = self.wishes_of(line);
        match wished.as_slice() {
            [] => return Ok(false),
            [RequestedLine { wish, line: shown, .. }] if matches!(wish.next, NextStep::Show(_)) => {
                self.tally.n_wishes += 1;
                self.meant = Some((shown.clone(), line.to_owned()));
                // A robot's sentence may sound like a wish: the answer counts as one in vain.
                let n_useful = self.tally.n_useful;
                self.ask_for(&shown.clone())?;
                self.tally.n_useful = n_useful;
                return Ok(true);
            }
            _ => {}
        }
        self.tally.n_wishes += 1;
        if let [RequestedLine { wish, line: shown, .. }] = wished.as_slice()
            && matches!(wish.next, NextStep::Repeat)
        {
            return self.repeat_orders(line, &shown.clone()).map(|()| true);
        }
        self.tally.note_understood();
        let asks = self.offers_choice(&wished);
        let mut said = self.told_of(&wished, asks);
        if let Err(refusal) = or_fault(self.foretell(&wished, &mut said))? {
            return self.refuse(line, refusal, false).map(|()| true);
        }
        self.offer(&wished);
        let near = wished.iter().filter(|wished| wished.is_complete).map(|wished| wished.line.clone()).collect();
        let shown = self.shown(line);
        self.tell(&shown, vec![Ruling { near, ..Ruling::new(LineOutcome::Told, said) }], false);
        Ok(true)
    }

    /// Answers that the writer's orders stay as they are: with those on file, or else with a proposal of the last ones.
    fn repeat_orders(&mut self, line: &str, shown: &str) -> Result<()> {
        let last = match &self.cx.signed_on {
            Some(cx) => or_fault(repeat::last(cx))?.unwrap_or_default(),
            None => None,
        };
        let Some(LastOrders { phase, legal, gone }) = last else {
            self.meant = Some((shown.to_owned(), line.to_owned()));
            return self.ask_for(shown);
        };
        if legal.is_empty() {
            let phase = said_phase(&phase);
            let why = say!("I have filed no order, because your orders for {phase} are not possible now.", phase);
            return self.refuse(line, Refusal::because(why), true);
        }
        let n = gone.len();
        let gone = and(gone.iter().map(typed));
        let remark = Note::of(say!("{gone} {n? is|are} not possible now.", gone, n));
        self.propose_with(line, legal, (0 < n).then_some(remark))
    }

    /// Adds the result of the line of a wish, which a yes would send.
    fn foretell(&self, wished: &[RequestedLine], doc: &mut Doc) -> CommandResult {
        let [RequestedLine { wish: Request { next: NextStep::Ask(_), .. }, line, is_complete: true }] = wished else {
            return Ok(());
        };
        let foretells = command::find(self.cx.lexicon(), line).and_then(|call| call.command.spec.foretells);
        match (foretells, &self.cx.signed_on) {
            (Some(foretells), Some(cx)) => foretells(cx, doc),
            _ => Ok(()),
        }
    }

    /// Answers the question that a line in everyday words means.
    fn ask_for(&mut self, line: &str) -> Result<()> {
        let mut below = VecDeque::new();
        if let Some((word, said, rest)) = self.own_word(line) {
            return self.word(word, said, rest, line, &mut below);
        }
        match command::find(self.cx.env.lexicon(), line) {
            Some(call) => self.command(&call, line, &mut below).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Returns whether a line asks for something in everyday words.
    pub(super) fn is_wish(&self, line: &str) -> bool {
        !self.wishes_of(line).is_empty()
    }

    /// The wishes in a line that the writer may have. Only a writer who is known is answered at length.
    fn wishes_of(&self, line: &str) -> Vec<RequestedLine> {
        let hears = self.hears_wishes && !self.is_unproved() && !self.shut_out && self.tally.n_wishes < MAX_WISHES;
        let mut wished = if hears { self.wishes_in(line) } else { Vec::new() };
        wished.retain(|wished| self.may_wish(wished));
        wished
    }

    /// The wishes in a line, with their slots filled from the writer's game.
    fn wishes_in(&self, line: &str) -> Vec<RequestedLine> {
        let cx = self.cx.signed_on.as_ref();
        let game = cx.map(|cx| &cx.game);
        let own: Vec<Power> = cx.and_then(|cx| cx.hand().ok()).unwrap_or_default();
        let is_unit = |name: &str| {
            let Some(cx) = cx else { return false };
            let mut doc = Doc::new(self.cx.reader());
            cx.table().is_ok_and(|table| table.options_list(cx.game.heading(), cx.eyes(), name, &mut doc).is_ok())
        };
        let asker = Asker {
            family: self.cx.family(),
            powers: game.map_or(&[], |game| game.powers()),
            own: &own,
            game: game.map_or("", |game| game.row.name.as_str()),
            now: self.cx.now,
            zone: self.cx.zone(),
            is_unit: &is_unit,
        };
        asker.wishes_in(line)
    }

    /// Returns whether the writer may send the line of a wish. A question must change nothing.
    fn may_wish(&self, wished: &RequestedLine) -> bool {
        let first = wished.line.lines().next().unwrap_or_default();
        let shows = matches!(wished.wish.next, NextStep::Show(_));
        // "Italy: A VEN - TRI" is no press to Italy.
        let text = wished.line.lines().nth(1).unwrap_or_default();
        if !text.is_empty() && self.cx.game().is_some_and(|game| game.system.begins_order(text)) {
            return false;
        }
        if let Some((word, ..)) = self.own_word(first) {
            return shows && matches!(word.does, Does::Answer | Does::AnswerOn(_))
                || !shows && matches!(word.does, Does::Means(_));
        }
        let Some(call) = command::find(self.cx.lexicon(), first) else {
            // An example shows the form of a line, and may lack what the line needs.
            return !shows && !wished.is_complete && self.cx.seat().is_some();
        };
        // Without a game, only wishes about no game.
        let has_game = self.cx.seat().is_some() || call.command.spec.asks;
        has_game && (!shows || call.command.spec.shows) && self.may_send(&call)
    }

    fn may_send(&self, call: &Call) -> bool {
        self.may(call.command.spec.subject).is_ok()
            && self.may_as_guest(call).is_ok()
            && self.may_as_sitter(call).is_ok()
            && self.may_as_applicant(call).is_ok()
    }

    /// Asks whether to send the line of a wish, if a yes may do that. With orders, it asks only about SET WAIT.
    fn offer(&mut self, wished: &[RequestedLine]) {
        let [RequestedLine { wish: Request { next: NextStep::Ask(_), .. }, line, is_complete: true }] = wished else {
            return;
        };
        if self.tally.n_filed + self.tally.n_flawed == 0 || line == "SET WAIT" {
            self.propose_wish(line.lines().map(str::to_owned).collect());
        }
    }

    /// Asks which of several wishes a sentence means, if a number may send their lines. Without orders only, like [`Self::offer`].
    fn offers_choice(&mut self, wished: &[RequestedLine]) -> bool {
        let is_whole = |wished: &RequestedLine| {
            wished.is_complete && !matches!(wished.wish.next, NextStep::Line(_)) && !wished.line.contains('\n')
        };
        1 < wished.len()
            && wished.iter().all(is_whole)
            && self.tally.n_filed + self.tally.n_flawed == 0
            && self.propose_one_wish(&wished.iter().map(|wished| wished.line.as_str()).collect::<Vec<_>>())
    }

    /// The lines of a wish, or of a choice, to be sent. The lines of a choice have numbers if the judge asks for one.
    fn told_of(&self, wished: &[RequestedLine], asks: bool) -> Doc {
        let mut doc = Doc::new(self.cx.reader());
        let [RequestedLine { wish, line, is_complete }] = wished else {
            doc.para(match asks {
                true => "You may mean one of these:",
                false => "You may mean one of these. Please send its line:",
            });
            for (i, wished) in wished.iter().enumerate() {
                let line = typed(wished.line.lines().next().unwrap_or_default());
                match asks {
                    true => doc.cells((say!("{n}", n = i + 1), line, term(wished.wish.name))),
                    false => doc.cells((line, term(wished.wish.name))),
                }
            }
            return doc;
        };
        doc.para(match is_complete {
            true => say!("To {}, send:", term(wish.name)),
            false => say!("To {}, send a line such as:", term(wish.name)),
        });
        for line in line.lines() {
            doc.line(typed(line));
        }
        let call = command::find(self.cx.lexicon(), line.lines().next().unwrap_or_default());
        if call.is_some_and(|call| call.command.spec.irrevocable) {
            doc.para(say!("It can't be undone. {} explains it.", typed(format!("HELP {}", wish.topic()))));
        }
        doc
    }

    /// Answers a player's e-mail that is only prose: the nearest HELP topics, or else an order of the game as an example.
    pub(super) fn answer_prose(&mut self) {
        if !self.tally.is_prose() || self.shut_out {
            return;
        }
        if self.cx.signed_on.as_ref().is_none_or(|cx| cx.seat().is_err()) {
            return;
        }
        let (_, said) = self.reply.take();
        self.tally.n_errors = 0;
        if self.unclear.is_some() {
            return;
        }
        let lines = said.iter().map(|said| said.own.line.as_str());
        let topics = requests::nearest_topics(self.cx.family(), lines);
        let mut doc = Doc::new(self.cx.reader());
        doc.para("I found nothing for me to do in this e-mail.");
        if !topics.is_empty() {
            doc.para("To read about something you mentioned, send one of these:");
            topics.iter().for_each(|topic| doc.line(typed(format!("HELP {topic}"))));
        } else if let Some(order) = self.example_order() {
            doc.para("An order looks like this:");
            doc.line(typed(order));
        }
        doc.also("HELP lists the commands.");
        self.reply.show(&doc);
    }

    /// A short order that the writer can give now.
    fn example_order(&self) -> Option<String> {
        let cx = self.cx.signed_on.as_ref().filter(|cx| cx.game.running())?;
        let options = cx.table().ok()?.options(cx.power().ok()?);
        options.into_iter().find(|order| order.len() <= MAX_EXAMPLE && !order.contains('\n'))
    }
}
