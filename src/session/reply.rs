//! The end of an e-mail or a section: the outcome of each line, the orders on file, and the writer's situation.
use super::told::Ruling;
use super::unproved;
use super::{UnconfirmedLines, Walk, newcomer};
use crate::answers::{help, welcome};
use crate::command;
use crate::command::env::Env;
use crate::command::letters::reader_of;
use crate::command::{Refusal, Stop};
use crate::game::Game;
use crate::mail::inbound::Letter;
use crate::referee::seats::muster;
use crate::referee::table::{changes, overview, proposals, tutorial};
use crate::referee::turn::{due, orders};
use crate::rules::Power;
use crate::say;
use crate::store::{Answer, Full, InboxRow, LineOutcome, Role, Verdict};
use crate::text::doc::{Doc, Place, Speech};
use crate::text::sentence::{line as typed, phase};
use anyhow::Result;
use jiff::SignedDuration;

impl Walk<'_> {
    /// Adds a remark that is about no particular line.
    pub(super) fn say<'s>(&mut self, said: impl Speech<'s>) {
        self.reply.remark(LineOutcome::Told, said);
    }

    /// Adds such a remark about a failure.
    pub(super) fn fault<'s>(&mut self, said: impl Speech<'s>) {
        self.tally.n_errors += 1;
        self.reply.remark(LineOutcome::Refused, said);
    }

    /// Adds such a failure as the answer to the whole e-mail.
    pub(super) fn alarm<'s>(&mut self, said: impl Speech<'s>) {
        self.tally.n_errors += 1;
        let mut doc = self.reply.blank();
        doc.alarm(said);
        self.reply.add_remark(LineOutcome::Refused, &doc);
    }

    /// Refuses the whole e-mail.
    pub(super) fn refuse_all(&mut self, refusal: &Refusal) {
        self.tally.n_errors += 1;
        let why = Doc::with(self.cx.reader(), |doc| refusal.tell(doc));
        let mut doc = self.reply.blank();
        doc.append_as_alarm(&why);
        self.reply.add_remark(LineOutcome::Refused, &doc);
    }

    /// Echoes a line that was carried out, with its outcome.
    pub(super) fn echo(&mut self, line: &str, said: Doc, order: bool) {
        self.tell(line, vec![Ruling::new(LineOutcome::Done, said)], order);
    }

    /// A document for the writer with one paragraph.
    pub(super) fn para<'s>(&self, said: impl Speech<'s>) -> Doc {
        let mut doc = Doc::new(self.cx.reader());
        doc.para(said);
        doc
    }

    /// Echoes a line with its outcome, or with one outcome for each of its orders. Returns the place of the echo.
    pub(super) fn tell(&mut self, line: &str, mut rulings: Vec<Ruling>, order: bool) -> Place {
        let meant = self.meant.take_if(|(meant, _)| meant == line);
        let line = meant.as_ref().map_or(line, |(_, typed)| typed);
        let mut most = self.cx.judge.limits.reply_bytes;
        let mut shown = None;
        if self.is_unproved() {
            for ruling in &mut rulings {
                unproved::take_links_out(&mut ruling.why, line);
            }
            shown = Some(unproved::harmless(line));
            most = most.min(unproved::MAX_ANSWER);
        }
        self.reply.line(line, shown, rulings, order, most.saturating_sub(self.len_before()))
    }

    /// Copies actions in the name of a power for its player: the reply from this place on, and the text of a block.
    pub(super) fn copy(&mut self, power: Option<Power>, from: Place, block: &[String]) {
        let is_master = self.cx.seat().is_some_and(|seat| seat.role == Role::Master);
        let Some(power) = power.filter(|_| is_master) else { return };
        let piece = self.reply.since(from).as_copy();
        let blank = self.reply.blank();
        let copy = self.copies.entry(power).or_insert(blank);
        copy.append(&piece);
        for line in block {
            copy.line(typed(line));
            copy.close_up();
        }
    }

    /// The power that the GM acts as.
    pub(super) fn acting(&self) -> Option<Power> {
        self.cx.signed_on.as_ref()?.acting
    }

    /// Tells players what the GM has done in the name of their powers.
    pub(super) fn post_copies(&mut self) -> Result<()> {
        let Some(cx) = &self.cx.signed_on else { return Ok(()) };
        for (power, copy) in std::mem::take(&mut self.copies) {
            let name = cx.game.called(power);
            let Some(seat) = cx.game.orderer(power) else { continue };
            let office = cx.office();
            let subject = cx.subject(&format!("The {office} has acted as {}", name.name));
            let mut doc = Doc::new(reader_of(seat));
            doc.para(say!("The {office} has acted as {name} and done this:", office, name));
            doc.append(&copy);
            cx.post(seat, &subject, &doc)?;
        }
        Ok(())
    }

    pub(super) fn refuse(&mut self, line: &str, why: impl Into<Stop>, order: bool) -> Result<()> {
        let refusal = match why.into() {
            Stop::Refused(refusal) => refusal,
            Stop::Failed(fault) => return Err(fault.into()),
        };
        // Words after a password are not guessed.
        let near = refusal.meant(line).filter(|near| !near.contains(command::HIDDEN));
        self.refuse_near(line, &refusal, near.into_iter().collect(), order);
        Ok(())
    }

    /// Refuses a line, and suggests the lines that its writer probably meant.
    pub(super) fn refuse_near(&mut self, line: &str, refusal: &Refusal, near: Vec<String>, order: bool) {
        self.tally.n_errors += 1;
        let why = Doc::with(self.cx.reader(), |doc| refusal.tell(doc));
        self.tell(line, vec![Ruling { near, ..Ruling::new(LineOutcome::Refused, why) }], order);
    }

    /// Reviews whether orders are complete, if the e-mail has changed any.
    pub(super) fn review_orders(&mut self) -> Result<()> {
        self.cx.signed_on.as_mut().map_or(Ok(()), |cx| orders::review(cx).map_err(Stop::into_fault))
    }

    /// Ends the e-mail: announcements, the clock, and the writer's situation.
    pub(super) fn close(&mut self) -> Result<()> {
        if self.cx.signed_on.is_some() {
            return self.finish_game();
        }
        if self.cx.newcomer {
            let user = self.cx.principal.user();
            self.say(welcome::to_judge(&self.cx, user)?);
        }
        Ok(())
    }

    /// Ends the part of the e-mail that is about a game.
    pub(super) fn finish_game(&mut self) -> Result<()> {
        self.review_orders()?;
        if let Some(unclear) = self.unclear.filter(|_| !self.has_moved_on()) {
            self.say(unclear);
        }
        self.ask()?;
        // The e-mail may end the phase, but the reply is about this one.
        self.heading = Some(self.heading());
        self.flag_errors()?;
        let when = self.when();
        self.show_orders()?;
        self.post_copies()?;
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        changes::announce_changes(cx)?;
        proposals::ask(cx)?;
        if cx.after.start {
            muster::begin(cx)?;
        }
        let before_settling = cx.game.row.phase.clone();
        if cx.after.touched {
            due::settle(cx)?;
        }
        if before_settling != cx.game.row.phase {
            // The player's page shows the rest.
            let label = phase(before_settling.as_str());
            self.say(match (before_settling.is_empty(), self.identity.by_web) {
                (true, true) => say!("The game begins."),
                (true, false) => say!("The game begins; an e-mail tells you your power."),
                (false, true) => say!("All orders are in, and {label} has been adjudicated.", label),
                (false, false) => say!(
                    "All orders are in, so {label} has been adjudicated. The results are in a separate e-mail.",
                    label
                ),
            });
        }
        if when == self.when() && !self.identity.at_desk {
            self.show_state()?;
        }
        self.show_lesson()
    }

    /// Shows the next lesson of TUTORIAL, if the game is one.
    fn show_lesson(&mut self) -> Result<()> {
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let mut doc = self.reply.blank();
        tutorial::follow(cx, &self.carried_out, &mut doc).map_err(Stop::into_fault)?;
        self.reply.show(&doc);
        Ok(())
    }

    /// Notes whether the turn has to wait for the writer to correct a line of their orders.
    fn flag_errors(&mut self) -> Result<()> {
        let (n_filed, n_flawed) = (self.tally.n_filed, self.tally.n_flawed);
        let Some(cx) = self.cx.signed_on.as_mut().filter(|cx| cx.game.running() && n_filed + n_flawed != 0) else {
            return Ok(());
        };
        let Some(seat) = cx.seat().ok().filter(|seat| seat.role == Role::Player) else { return Ok(()) };
        // A player who owes nothing now delays no one.
        let due = cx.game.due();
        let owes = cx.game.ordered_by(seat).iter().any(|power| due.contains(power));
        let seat = seat.id;
        cx.after.touched = true;
        cx.change_seat(seat, |seat| seat.error = owes && n_flawed != 0).map_err(Stop::into_fault)
    }

    /// The turn and the phase that the game is in.
    fn when(&self) -> Option<(u32, String)> {
        self.cx.game().map(|game| (game.row.turn, game.row.phase.clone()))
    }

    /// Shows the orders on file. Orders that the GM gave in the name of a power go to its player as well.
    fn show_orders(&mut self) -> Result<()> {
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let ordered = std::mem::take(&mut cx.after.show_orders);
        let n_errors = self.tally.n_errors_of_section();
        if n_errors != 0 && !ordered.is_empty() {
            let said = self.para(say!("I could not carry out {n line|lines}. See above.", n = n_errors));
            self.reply.show(&said);
        }
        let Some(cx) = self.cx.signed_on.as_ref().filter(|cx| cx.game.running()) else { return Ok(()) };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        match (seat.role, cx.power()) {
            (Role::Player, Ok(power)) if cx.after.overview || !ordered.is_empty() || !seat.brief => {
                let mut doc = Doc::new(self.cx.reader());
                overview::orders(cx, power, &mut doc).map_err(Stop::into_fault)?;
                self.reply.show(&doc);
            }
            (Role::Master, _) => {
                for power in ordered.into_iter().flatten() {
                    let Some(cx) = &self.cx.signed_on else { break };
                    let blank = self.reply.blank();
                    overview::orders(cx, power, self.copies.entry(power).or_insert(blank)).map_err(Stop::into_fault)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Shows missing orders, the writer's requests, the deadline, and the form.
    fn show_state(&mut self) -> Result<()> {
        let Some(cx) = self.cx.signed_on.as_ref() else { return Ok(()) };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        let mut state = Doc::new(self.cx.reader());
        overview::state(cx, &mut state).map_err(Stop::into_fault)?;
        let is_taught = tutorial::title(cx).is_some();
        let wants_form = (cx.after.overview || !seat.brief) && !self.has_sections && !is_taught;
        if wants_form {
            overview::add_writers_form(cx, &mut state).map_err(Stop::into_fault)?;
        }
        self.reply.show(&state);
        Ok(())
    }

    pub(super) fn heading(&self) -> (Doc, String) {
        let game = self.cx.game();
        (self.cx.headed(game, &self.cx.reader()), self.cx.subject(game, self.about(self.held.as_ref(), game)))
    }

    /// Returns the topic of a reply, for its subject line.
    pub(super) fn about(&self, held: Option<&UnconfirmedLines>, game: Option<&Game>) -> &'static str {
        match held {
            Some(waiting) if waiting.registers => "Please confirm your registration",
            Some(_) if !self.identity.answered.is_offer => "Please confirm your e-mail",
            None if game.is_some() => "orders",
            _ => "your e-mail",
        }
    }

    /// Sends a short how-to to a stranger whose e-mail has no valid line. It goes out at most once a day, and only if a person
    /// could have written the e-mail to this judge alone. As spam forges addresses, an e-mail without proof must ask for it.
    pub(super) fn answer_stranger(mut self, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        let Env { store, now, judge, .. } = self.cx.env;
        let address = self.cx.principal.from().key().to_owned();
        let day_ago = now - SignedDuration::from_hours(24);
        if self.identity.by_web {
            self.reply.take();
            self.say_howto();
            self.tally.n_errors = 0;
            return self.post_reply(row, letter);
        }
        if judge.limits.howto_per_stranger_per_day == 0 {
            return Ok(Verdict::Silent("a stranger who asked for nothing".to_owned()));
        }
        if !self.cx.principal.is_proved() && !newcomer::asks(&letter.subject, &letter.lines) {
            return Ok(Verdict::Silent("a stranger who asked for nothing, and may be someone else".to_owned()));
        }
        if !letter.personal {
            return Ok(Verdict::Silent(
                "a stranger who asked for nothing, in an e-mail that does not look as if a person wrote it to us"
                    .to_owned(),
            ));
        }
        if store.stranger_told(&address)?.is_some_and(|told| day_ago < told) {
            return Ok(Verdict::Silent(
                "a stranger who asked for nothing, and got the guide for newcomers less than a day ago".to_owned(),
            ));
        }
        store.tell_stranger(&address, now)?;
        self.reply.take();
        self.say_howto();
        self.tally.n_errors = 0;
        self.post_reply(row, letter)
    }

    fn say_howto(&mut self) {
        let mut doc = self.reply.blank();
        help::introduce(self.cx.judge, &mut doc);
        doc.also("I couldn't find a command in your e-mail, so I have done nothing with it.");
        help::tell_howto(self.cx.judge, &mut doc);
        self.reply.add_remark(LineOutcome::Told, &doc);
    }

    /// Refuses an e-mail whose sender has used up all replies. A proved sender is informed once, and gets no further replies.
    pub(super) fn refuse_letter(mut self, full: Full, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        let limits = &self.cx.judge.limits;
        if self.identity.by_web {
            let n = limits.person_posts_per_hour;
            self.fault(say!("You have sent {n form|forms} within an hour. This one has not been carried out; nothing that you sent before is lost. Please wait a little, or write by mail.", n));
            self.full = true;
            return self.post(row, letter, Answer::Full);
        }
        let (n, time) = (limits.person_per_hour, if full.for_the_day { "day" } else { "hour" });
        let Some(purse) = self.purse_of(&self.identity.route) else {
            return Ok(Verdict::Silent(format!(
                "it does not show who wrote it, and its sender has had all answers of this {time}"
            )));
        };
        if !self.cx.ledger().is_first_refusal(&purse)? {
            return Ok(Verdict::Silent(format!("its sender has had all answers of this {time}, and knows it")));
        }
        self.fault(say!(
            "You have sent {n e-mail|e-mails} in an hour. I have not carried this one out, and I answer no more until the hour is over. Your earlier e-mails are not lost.", n
        ));
        self.full = true;
        self.post(row, letter, Answer::Full)
    }
}
