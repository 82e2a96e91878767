//! The one reply to a letter: the outcome of each line, the orders as they stand, and the copies that others get.
use super::sections::{Section, Shown};
use super::told::{Ruling, SaidLine};
use super::unproved::{self, Full};
use super::{UnconfirmedLines, Walk, newcomer};
use crate::answers::{answer, welcome};
use crate::command;
use crate::command::Stop;
use crate::command::env::Env;
use crate::command::letters::{addresses, reader_of};
use crate::command::route::{Route, SenderProof};
use crate::game::{Game, Seat};
use crate::judge::identity::Bearer;
use crate::mail::inbound::Letter;
use crate::referee::seats::muster;
use crate::referee::table::{changes, overview, parts, proposals, standstill, tutorial};
use crate::referee::turn::{due, orders};
use crate::rules::{Power, PowerName};
use crate::say;
use crate::store::{
    Answer, Draft, InboxRow, Json, LineOutcome, LineResult, MailPreferences, Part, Receipts, Role, Sender, Store,
    UserId, Verdict,
};
use crate::text::Width;
use crate::text::doc::{Doc, Place, Speech};
use crate::text::sentence::{line, old, phase, term};
use crate::text::words::Reader;
use anyhow::Result;
use jiff::SignedDuration;

impl Walk<'_> {
    /// Says something that is about no line.
    pub(super) fn say<'s>(&mut self, said: impl Speech<'s>) {
        self.reply.remark(LineOutcome::Told, said);
    }

    /// The same, of something that could not be done.
    pub(super) fn fault<'s>(&mut self, said: impl Speech<'s>) {
        self.tally.n_errors += 1;
        self.reply.remark(LineOutcome::Refused, said);
    }

    /// The same, where it is the answer to all that was written.
    pub(super) fn alarm<'s>(&mut self, said: impl Speech<'s>) {
        self.tally.n_errors += 1;
        let mut doc = self.reply.blank();
        doc.alarm(said);
        self.reply.add_remark(LineOutcome::Refused, &doc);
    }

    /// A line as it was read, and what was done.
    pub(super) fn echo(&mut self, line: &str, said: Doc, order: bool) {
        self.tell(line, vec![Ruling::new(LineOutcome::Done, said)], order);
    }

    /// A document for the writer, of one paragraph.
    pub(super) fn para<'s>(&self, said: impl Speech<'s>) -> Doc {
        let mut doc = Doc::new(self.cx.reader());
        doc.para(said);
        doc
    }

    /// A line as it was read, and what came of it; of several orders in it, of each.
    pub(super) fn tell(&mut self, line: &str, mut rulings: Vec<Ruling>, order: bool) {
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
        self.reply.line(line, shown, rulings, order, most.saturating_sub(self.len_before()));
    }

    /// Copies what was done in the name of a power to its player: the reply from this place on, and the text of a
    /// block.
    pub(super) fn copy(&mut self, power: Option<Power>, from: Place, block: &[String]) {
        let is_master = self.cx.seat().is_some_and(|seat| seat.role == Role::Master);
        let Some(power) = power.filter(|_| is_master) else { return };
        let piece = self.reply.since(from).as_copy();
        let blank = self.reply.blank();
        let copy = self.copies.entry(power).or_insert(blank);
        copy.append(&piece);
        for line in block {
            copy.old(&format!("  {line}"));
            copy.close_up();
        }
    }

    /// The power that a master acts as.
    pub(super) fn acting(&self) -> Option<Power> {
        self.cx.signed_on.as_ref()?.acting
    }

    /// Tells the players of powers that a master acted as what was done.
    pub(super) fn post_copies(&mut self) -> Result<()> {
        let Some(cx) = &self.cx.signed_on else { return Ok(()) };
        for (power, copy) in std::mem::take(&mut self.copies) {
            let name = cx.game.called(power);
            let Some(seat) = cx.game.orderer(power) else { continue };
            let office = cx.office();
            let subject = cx.subject(&format!("The {office} has acted as {}", name.name));
            let mut doc = Doc::new(reader_of(seat));
            doc.para(say!("The {office} has acted as {name}. This is what was done:", office, name));
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
        // What follows a password is not guessed.
        let near = refusal.meant(line).filter(|near| !near.contains(command::HIDDEN));
        self.refuse_near(line, refusal.note(), near.into_iter().collect(), order);
        Ok(())
    }

    /// A line that was not carried out, and what was probably meant.
    pub(super) fn refuse_near<'s>(&mut self, line: &str, why: impl Speech<'s>, near: Vec<String>, order: bool) {
        self.tally.n_errors += 1;
        let why = self.para(why);
        self.tell(line, vec![Ruling { near, ..Ruling::new(LineOutcome::Refused, why) }], order);
    }

    /// Looks whether orders are complete, if the letter has changed any.
    pub(super) fn review_orders(&mut self) -> Result<()> {
        self.cx.signed_on.as_mut().map_or(Ok(()), |cx| orders::review(cx).map_err(Stop::into_fault))
    }

    /// The end of the letter: announcements, the clock, and where the writer stands now.
    pub(super) fn close(&mut self) -> Result<()> {
        if self.cx.signed_on.is_some() {
            return self.finish_game();
        }
        if self.cx.newcomer {
            let user = self.cx.writer.user.as_ref().map(|user| user.id);
            self.say(welcome::to_judge(&self.cx, user)?);
        }
        Ok(())
    }

    /// The end of what the letter says about a game.
    pub(super) fn finish_game(&mut self) -> Result<()> {
        self.review_orders()?;
        if let Some(unclear) = self.unclear {
            self.say(unclear);
        }
        // The letter may end the phase: the reply is still about this one.
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
            // Their page shows the rest.
            let label = phase(before_settling.as_str());
            self.say(match (before_settling.is_empty(), self.identity.by_web) {
                (true, true) => say!("The game begins."),
                (true, false) => say!("The game begins; an e-mail tells you your power."),
                (false, true) => say!("All orders are in, and {label} has been adjudicated.", label),
                (false, false) => say!(
                    "All orders are in, and {label} has been adjudicated: the results come in a separate letter.",
                    label
                ),
            });
        }
        if when == self.when() && !self.identity.at_desk {
            self.show_state()?;
        }
        self.show_lesson()
    }

    /// Shows what TUTORIAL teaches next, if the game is one.
    fn show_lesson(&mut self) -> Result<()> {
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        if let Some(lesson) = tutorial::follow(cx, &self.carried_out).map_err(Stop::into_fault)? {
            self.say(old(lesson));
        }
        Ok(())
    }

    /// A letter of a player's that is only prose is answered as a person would: it was meant for somebody else.
    pub(super) fn answer_prose(&mut self) {
        if !self.tally.is_prose() || self.shut_out {
            return;
        }
        let Some(cx) = self.cx.signed_on.as_ref().filter(|cx| cx.seat().is_ok()) else { return };
        let game = &cx.game;
        let mut text = "I found no order and no command in your letter, so nothing has been done.\n\n".to_owned();
        if let Some(other) = self.another_power() {
            text += &format!("To write to {}, begin with the line\n\n  PRESS TO {}\n\n", other.name, other.letter);
            let master = if game.masters().next().is_some() { ", PRESS TO M to the master" } else { "" };
            text += &format!("and end with the line ENDPRESS. BROADCAST writes to everybody{master}.");
        }
        text += " HELP lists the commands.";
        if self.unclear.is_some() {
            text.clear();
        }
        self.reply.take();
        self.tally.n_errors = 0;
        if !text.is_empty() {
            self.say(old(text));
        }
    }

    /// The first power of the game that the writer does not play: for examples.
    pub(super) fn another_power(&self) -> Option<&PowerName> {
        let cx = self.cx.signed_on.as_ref()?;
        let own = cx.power().ok();
        let mut others = cx.game.powers().iter().enumerate().filter(|(i, _)| own.is_none_or(|own| own.index() != *i));
        others.next().map(|(_, other)| other)
    }

    /// Notes whether the turn has to wait for the writer to mend a line of their orders.
    fn flag_errors(&mut self) -> Result<()> {
        let (n_filed, n_flawed) = (self.tally.n_filed, self.tally.n_flawed);
        let Some(cx) = self.cx.signed_on.as_mut().filter(|cx| cx.game.running() && n_filed + n_flawed != 0) else {
            return Ok(());
        };
        let Some(seat) = cx.seat().ok().filter(|seat| seat.role == Role::Player) else { return Ok(()) };
        // Whoever owes nothing now holds nobody up.
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

    /// The orders on file; those that a master gave in the name of a power go to its player too.
    fn show_orders(&mut self) -> Result<()> {
        let Some(cx) = &mut self.cx.signed_on else { return Ok(()) };
        let ordered = std::mem::take(&mut cx.after.show_orders);
        let n_errors = self.tally.n_errors_of_section();
        if n_errors != 0 && !ordered.is_empty() {
            let said = self.para(say!("{n line|lines} could not be carried out; see above.", n = n_errors));
            self.reply.show(&said);
        }
        let Some(cx) = self.cx.signed_on.as_ref().filter(|cx| cx.game.running()) else { return Ok(()) };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        match (seat.role, cx.power()) {
            (Role::Player, Ok(power)) if cx.after.overview || !ordered.is_empty() || !seat.brief => {
                let text = overview::orders(cx, power).map_err(Stop::into_fault)?;
                self.reply.show(&Doc::of_old(self.cx.reader(), &text));
            }
            (Role::Master, _) => {
                for power in ordered.into_iter().flatten() {
                    let Some(cx) = &self.cx.signed_on else { break };
                    let text = overview::orders(cx, power).map_err(Stop::into_fault)?;
                    let blank = self.reply.blank();
                    self.copies.entry(power).or_insert(blank).old(text.trim_matches('\n'));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Shows what is missing, what the writer has asked for, when the turn runs, and the form.
    fn show_state(&mut self) -> Result<()> {
        let Some(cx) = self.cx.signed_on.as_ref() else { return Ok(()) };
        let Ok(seat) = cx.seat() else { return Ok(()) };
        let mut state = Doc::new(self.cx.reader());
        overview::state(cx, &mut state).map_err(Stop::into_fault)?;
        let is_taught = tutorial::lesson(cx).is_some();
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

    /// Returns what the subject says that an answer is about.
    pub(super) fn about(&self, held: Option<&UnconfirmedLines>, game: Option<&Game>) -> &'static str {
        match held {
            Some(waiting) if waiting.registers => "Please confirm your registration",
            Some(_) if !self.identity.answered.is_offer => "Please confirm your letter",
            None if game.is_some() => "orders",
            _ => "your letter",
        }
    }

    /// A stranger who wrote nothing that we understand gets a short how-to, at most once a day, if a person could have written the
    /// letter to just this judge. Spam forges addresses: unless it is sure that the letter comes from there, it must ask for that.
    pub(super) fn answer_stranger(mut self, row: &InboxRow, letter: &Letter, sender: &Sender) -> Result<Verdict> {
        let Env { store, now, judge, .. } = self.cx.env;
        let address = self.cx.writer.address.clone();
        let day_ago = now - SignedDuration::from_hours(24);
        if self.identity.by_web {
            self.reply.take();
            self.say(old(crate::answers::help::howto(judge).trim_end()));
            self.tally.n_errors = 0;
            return self.post_reply(row, letter, sender);
        }
        if judge.limits.howto_per_stranger_per_day == 0 {
            return Ok(Verdict::Silent("a stranger who asked for nothing".to_owned()));
        }
        if !self.cx.writer.verified && !newcomer::asks(&letter.subject, &letter.lines) {
            return Ok(Verdict::Silent("a stranger who asked for nothing, and may be somebody else".to_owned()));
        }
        if !letter.personal {
            return Ok(Verdict::Silent(
                "a stranger who asked for nothing, in a letter that does not look as if a person wrote it to us"
                    .to_owned(),
            ));
        }
        if store.stranger_told(&address)?.is_some_and(|told| day_ago < told) {
            return Ok(Verdict::Silent(
                "a stranger who asked for nothing, and was told how to begin within a day".to_owned(),
            ));
        }
        store.tell_stranger(&address, now)?;
        self.reply.take();
        self.say(old(crate::answers::help::howto(judge).trim_end()));
        self.tally.n_errors = 0;
        self.post_reply(row, letter, sender)
    }

    /// The sender has had all the answers that there are: that is told once, and then there is silence.
    pub(super) fn refuse_letter(mut self, full: Full, told: bool, row: &InboxRow, letter: &Letter) -> Result<Verdict> {
        if self.identity.by_web {
            let n = self.cx.judge.limits.posts_per_sender_per_hour;
            self.fault(say!("You have sent {n form|forms} within an hour. This one has not been carried out; nothing that you sent before is lost. Please wait a little, or write by mail.", n));
            self.full = true;
            return self.post(row, letter, Answer::Full);
        }
        if full == Full::Judge {
            self.tell_keeper_of_strangers()?;
            return Ok(Verdict::Silent(
                "all answers of the day to people who have not shown who they are have been given".to_owned(),
            ));
        }
        let (n, time) = match full {
            Full::Hour => (self.cx.judge.limits.letters_per_sender_per_hour, "hour"),
            Full::Day | Full::Judge => (self.cx.judge.limits.answers_per_unproved_sender_per_day, "day"),
        };
        if told {
            return Ok(Verdict::Silent(format!("its sender has had all answers of this {time}, and has been told so")));
        }
        self.fault(match full {
            Full::Hour => say!(
                "You have written {n letter|letters} within an hour. This one has not been carried out, and until the hour is over further ones will not be answered. Nothing that you sent before is lost.", n
            ),
            Full::Day | Full::Judge => say!("I have answered many letters today that did not show that they are yours. This one has not been carried out, and further ones will not be answered for a day. Nothing that you sent before is lost."),
        });
        self.say("If somebody else wrote in your name, answer one of my letters about your game, or begin your letter with SIGN ON and your password: such letters are counted separately.");
        self.full = true;
        self.post(row, letter, Answer::Full)
    }

    /// The one reply. Whoever has had many that hold only errors gets no more of them: perhaps it is a program.
    pub(super) fn post_reply(mut self, row: &InboxRow, letter: &Letter, sender: &Sender) -> Result<Verdict> {
        if self.tally.n_useful != 0 {
            return self.post(row, letter, Answer::Useful);
        }
        let (most, n_vain) = (self.cx.judge.limits.vain_answers_per_sender_per_day, self.answered(sender, 24)?.vain);
        if self.identity.by_web {
            return self.post(row, letter, Answer::Vain);
        }
        if most <= n_vain {
            return Ok(Verdict::Silent(format!(
                "nothing in it could be carried out, as in {n_vain} others of the day"
            )));
        }
        if most == n_vain + 1 {
            self.say("In many letters of yours today there was nothing that I could carry out. I answer no more of those until tomorrow. A letter with an order or a command that I understand is always answered.");
        }
        self.post(row, letter, Answer::Vain)
    }

    /// The token by which a plain answer to the present section proves its writer.
    pub(super) fn bearer(&self) -> Result<Option<Bearer>> {
        let cx = &self.cx;
        if let Some(waiting) = &self.held {
            return Ok(Some(Bearer::Held(waiting.id)));
        }
        if let Some(seat) = cx.seat() {
            // Whoever only orders for the holder of a seat proves no more than that.
            let sitter = cx.signed_on.as_ref().and_then(|cx| cx.sitter);
            return Ok(Some(match sitter {
                Some(sitter) => Bearer::Sitter(seat.id, sitter, seat.token),
                None => Bearer::Seat(seat.id, seat.token),
            }));
        }
        // A sign-on that fails does not cost the token that the letter came by.
        match (self.bearer_of(self.identity.route.user)?, self.identity.answered.token) {
            (Some(_), Some(bearer @ Bearer::Seat(seat, _))) if !self.has_sections && cx.store.seat(seat)?.is_some() => {
                Ok(Some(bearer))
            }
            (bearer, _) => Ok(bearer),
        }
    }

    /// The token of the registered person who writes, if the answer goes to them.
    fn bearer_of(&self, reader: Option<UserId>) -> Result<Option<Bearer>> {
        let cx = &self.cx;
        let writer = cx.writer.user.as_ref().filter(|_| cx.writer.verified).map(|user| user.id);
        let user = cx.store.user_at(&cx.writer.address)?.filter(|user| Some(user.id) == writer);
        let user = user.filter(|user| reader.is_none_or(|reader| reader == user.id));
        Ok(user.map(|user| Bearer::Person(user.id, user.token)))
    }

    /// The orders that the letter has filed, as their player wants them besides the text.
    fn parts_of_orders(&self) -> Result<Vec<Part>> {
        let ordered = self.cx.signed_on.as_ref().filter(|cx| 0 < self.tally.n_filed && cx.sitter.is_none());
        let is_player = |seat: &&Seat| seat.role == Role::Player;
        match ordered.and_then(|cx| Some((cx, cx.seat().ok().filter(is_player)?))) {
            Some((cx, seat)) => parts::of_orders(cx, seat),
            None => Ok(Vec::new()),
        }
    }

    /// Puts the answer into the outbox: each section for the one whom the letter is proved to be from there, at their own address. A
    /// sender who is proved to be somebody else gets a copy, and an address of which nothing is known no more than a notice.
    fn post(mut self, row: &InboxRow, letter: &Letter, answer: Answer) -> Result<Verdict> {
        let back = self.welcome_back()?;
        let parts = self.parts_of_orders()?;
        let not_before = if self.identity.route.is_proved { None } else { Some(self.turn()?) };
        self.push_section()?;
        let mut sections = std::mem::take(&mut self.sections);
        if let Some(last) = sections.last_mut() {
            last.parts.extend(parts);
        }
        let draft = Draft {
            is_reply: true,
            letter: Some(row.id),
            // Nobody must hear of it if an answer about errors, or one to a forged address, does not arrive.
            unanswered: !self.identity.route.is_proved || answer != Answer::Useful,
            not_before,
            ..Draft::default()
        };
        let mut n_bytes = self.answer_sender(row, letter, &sections, back.as_ref(), &draft)?;
        let mut homes: Vec<&Route> = Vec::new();
        for route in sections.iter().map(|section| &section.route).filter(|route| route.origin != SenderProof::Theirs) {
            if !homes.iter().any(|home| home.to == route.to) {
                homes.push(route);
                n_bytes += self.answer_at_home(route, &sections, &draft)?;
            }
        }
        sections.iter().filter(|section| section.route.sits).try_for_each(|section| self.copy_to_holder(section))?;
        if homes.iter().any(|home| home.origin == SenderProof::Unproved && home.is_proved) {
            self.post_notice()?;
        }
        Ok(Verdict::Answered(answer, n_bytes))
    }

    /// Answers where the letter came from: with what is for the reader there, and with copies of the rest if it is proved who that is.
    /// How many bytes the answer has.
    fn answer_sender(
        &self,
        row: &InboxRow,
        letter: &Letter,
        sections: &[Section],
        back: Option<&Doc>,
        draft: &Draft,
    ) -> Result<usize> {
        let copied = self.para(
            "This is a copy. Your address is not registered for this, so I sent the answer itself to one that is.",
        );
        let whole = |section| Shown { section, note: None, is_copy: false };
        let copy = |section| Shown { section, note: Some(&copied), is_copy: true };
        let mut shown: Vec<Shown> = Vec::new();
        for section in sections {
            match section.route.origin {
                SenderProof::Theirs => shown.push(whole(section)),
                SenderProof::Proved => shown.push(copy(section)),
                SenderProof::Unproved => {}
            }
        }
        if shown.is_empty() {
            return Ok(0);
        }
        let own = shown.iter_mut().find(|shown| !shown.is_copy);
        let (to, subject) = match own {
            Some(own) => {
                own.note = back;
                (own.section.route.to.clone(), letter.subject.trim())
            }
            None => (vec![self.cx.writer.from.clone()], ""),
        };
        let answer = self.letter_of(&shown, Some(subject).filter(|subject| !subject.is_empty()), draft)?;
        let answer = Draft { in_reply_to: letter.message_id.clone(), references: letter.thread(), ..answer };
        self.send(row, &shown, &to, answer)
    }

    /// Answers at home, since the letter did not come from there. How many bytes the answer has.
    fn answer_at_home(&self, route: &Route, sections: &[Section], draft: &Draft) -> Result<usize> {
        let head = self.head_at_home(route.seat.is_some() && !route.sits);
        let is_for_them =
            |section: &&Section| section.route.to == route.to && section.route.origin != SenderProof::Theirs;
        let whole = |section| Shown { section, note: None, is_copy: false };
        let mut shown: Vec<Shown> = sections.iter().filter(is_for_them).map(whole).collect();
        if let Some(first) = shown.first_mut() {
            first.note = Some(&head);
        }
        let answer = self.letter_of(&shown, None, draft)?;
        self.send_by_mail(&shown, &route.to, answer)
    }

    /// Returns the text on top of an answer that did not go back to where the letter came from.
    fn head_at_home(&self, is_of_seat: bool) -> Doc {
        let from = self.cx.writer.from.as_str();
        self.para(match is_of_seat {
            true => say!(
                "Your e-mail came from an address that is not registered as yours ({from}), so this answer comes here. {} adds it. If you did not write it, change your password: {}.",
                from = term(from),
                line(format!("I AM ALSO {from}")),
                line("SET PASSWORD")
            ),
            false => say!(
                "Your e-mail came from an address that is not registered as yours ({from}), so this answer comes here. {} adds it. If you did not write it, send {}: then the reply addresses of my older e-mails are worthless.",
                from = term(from),
                line(format!("I AM ALSO {from}")),
                line("SET NEW TOKEN")
            ),
        })
    }

    /// An answer of these sections, to a letter with this subject if it is shown again.
    fn letter_of(&self, shown: &[Shown], subject: Option<&str>, draft: &Draft) -> Result<Draft> {
        let cx = &self.cx;
        let (wishes, reader) = self.layout_for(shown.iter().find(|one| !one.is_copy).map(|one| one.section))?;
        let (mut body, plain_subject) = self.doc_of(shown, reader);
        let whole: Vec<&Section> = shown.iter().filter(|one| !one.is_copy).map(|one| one.section).collect();
        // What a stranger wrote is not sent on to somebody who may not have written it.
        let subject = subject.filter(|_| self.identity.route.is_proved);
        let subject = match subject {
            _ if whole.iter().any(|section| section.held.is_some()) => plain_subject,
            Some(subject) => format!("Re: {}", command::shown(cx.env.lexicon(), peeled(subject))),
            None => format!("Re: {plain_subject}"),
        };
        if let Some(standstill) = cx.store.standstill()?.filter(|_| !self.identity.at_desk) {
            standstill::note_on_top(&mut body, &standstill);
        }
        let said_to = |one: &Shown| {
            let said = |said: &SaidLine| if one.is_copy { said.copy.clone() } else { said.own.clone() };
            one.section.said.iter().map(said).collect::<Vec<LineResult>>()
        };
        let said: Vec<LineResult> = shown.iter().flat_map(said_to).collect();
        let mut parts: Vec<Part> = whole.iter().flat_map(|section| section.parts.iter().cloned()).collect();
        if let (Json::On, [first, rest @ ..], false) = (wishes.json, whole.as_slice(), said.is_empty()) {
            parts.insert(0, answer::part(first.name.as_deref().filter(|_| rest.is_empty()), &said)?);
        }
        let held = |section: &&Section| section.held.as_ref().and(section.bearer);
        let bearer = match whole.as_slice() {
            [] => None,
            [one] if shown.len() == 1 => one.bearer,
            several => match several.iter().find_map(held) {
                Some(held) => Some(held),
                None => self.bearer_of(several.first().and_then(|section| section.route.user))?,
            },
        };
        let game = match shown {
            [one] => one.section.game,
            _ => None,
        };
        let reply_to = bearer.map(|bearer| cx.judge.reply_address(bearer));
        Ok(Draft { subject, reply_to, game, said, parts, ..draft.clone() }.saying(&body, wishes))
    }

    /// Returns the layout that the reader of an answer likes: everyone's for one who is not proved, and for the
    /// reader of a copy.
    fn layout_for(&self, section: Option<&Section>) -> Result<(MailPreferences, Reader)> {
        let zone = self.cx.zone();
        let wants = |width: Width, wishes: MailPreferences| (wishes, Reader::new(zone.clone(), wishes.layout(width)));
        if !self.identity.route.is_proved {
            return Ok(wants(self.cx.width(), MailPreferences::default()));
        }
        let store: &Store = self.cx.store;
        let user = section.and_then(|section| section.route.user).or(self.cx.writer.user.as_ref().map(|user| user.id));
        let Some(user) = user.filter(|_| section.is_some()).map(|user| store.find_user(user)).transpose()?.flatten()
        else {
            return Ok(wants(Width::USUAL, MailPreferences::default()));
        };
        Ok(wants(user.width, user.wishes))
    }

    /// Sends the answer to where the letter came from: to a page, to the desk, or by mail. How many bytes it has.
    fn send(&self, row: &InboxRow, shown: &[Shown], to: &[String], mut draft: Draft) -> Result<usize> {
        let cx = &self.cx;
        draft.recipient = to.first().cloned().unwrap_or_default();
        let n_bytes = draft.body.len();
        if row.by_web.is_some() {
            // It is read where it was posted, and by mail too if its reader wants that.
            let seat = match shown {
                [one] => one.section.seat,
                _ => None,
            };
            let id = cx.store.post(&Draft { seat, ..draft.clone() }, cx.now)?;
            cx.store.mark_shown(id)?;
            if cx.wishes().receipts == Receipts::Page {
                return Ok(n_bytes);
            }
            draft.said = Vec::new();
        }
        if row.at_desk {
            // It is read where the lines were typed.
            let id = cx.store.post(&Draft { reply_to: None, ..draft }, cx.now)?;
            cx.store.mark_sent(id, "shown to the keeper at the machine")?;
            return Ok(n_bytes);
        }
        self.send_by_mail(shown, to, draft)
    }

    /// Puts an answer into the outbox for each of these addresses; one about a seat joins the threads of its game.
    fn send_by_mail(&self, shown: &[Shown], to: &[String], draft: Draft) -> Result<usize> {
        let cx = &self.cx;
        let n_bytes = draft.body.len() * to.len();
        if let [Shown { section, is_copy: false, .. }] = shown
            && let Some(seat) = section.seat.filter(|_| !section.route.sits)
        {
            cx.post_in_threads(seat, &section.threads, to.iter().map(String::as_str), draft)?;
            return Ok(n_bytes);
        }
        for recipient in to {
            cx.store.post(&Draft { recipient: recipient.clone(), ..draft.clone() }, cx.now)?;
        }
        Ok(n_bytes)
    }

    /// The holder of a seat hears what the one did who orders for them.
    fn copy_to_holder(&self, section: &Section) -> Result<()> {
        let cx = &self.cx;
        let Some(seat) = &section.route.seat else { return Ok(()) };
        let sitter = section.route.user.map(|user| cx.store.user(user)).transpose()?.map(|user| user.address);
        let reader = reader_of(seat);
        let mut note = Doc::new(reader.clone());
        note.para(say!(
            "This is a copy: the person who orders for you ({sitter}) has written to me. {} ends that.",
            sitter = term(sitter.unwrap_or_default()),
            line("NO SITTER")
        ));
        let (body, subject) = self.doc_of(&[Shown { section, note: Some(&note), is_copy: true }], reader);
        let token = cx.store.seat(seat.id)?.map(|seat| Bearer::Seat(seat.id, seat.token));
        let draft = Draft {
            subject,
            reply_to: token.map(|token| cx.judge.reply_address(token)),
            letter: cx.letter,
            game: section.game,
            ..Draft::default()
        };
        let draft = draft.saying(&body, MailPreferences::default());
        cx.post_in_threads(seat.id, &section.threads, addresses(seat), draft)
    }
}

/// A subject without the marks that pile up when letters are answered and passed on.
fn peeled(subject: &str) -> &str {
    let mut rest = subject.trim();
    loop {
        let mark = MARKS.iter().find_map(|mark| {
            let (head, tail) = rest.split_once(':')?;
            head.trim_end().eq_ignore_ascii_case(mark).then(|| tail.trim_start())
        });
        if let Some(tail) = mark {
            rest = tail;
        } else if let Some(tail) = rest
            .strip_prefix('[')
            .and_then(|tail| tail.split_once(']'))
            .filter(|(mark, _)| mark.ends_with("error") || mark.ends_with("errors"))
        {
            rest = tail.1.trim_start();
        } else {
            return rest;
        }
    }
}

/// The marks that mail programs put before a subject.
const MARKS: &[&str] = &[
    "re", "aw", "antw", "antwort", "sv", "vs", "ref", "rif", "r", "res", "odp", "vá", "ynt", "fw", "fwd", "wg", "tr",
    "rv", "enc", "doorst", "vb", "i", "pd", "tl",
];
