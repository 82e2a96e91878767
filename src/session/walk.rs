//! The walk through the lines of an e-mail: sign-ons, the kind of each line, and its effect.
use super::Walk;
use super::outcome::{CommandOutcome, Doubt};
use super::proof::{ReplyTarget, TokenProof};
use super::told::Ruling;
use crate::answers::obsolete;
use crate::command;
use crate::command::args::{self, Match};
use crate::command::game_cx::{GameCx, LinesFor};
use crate::command::letters::addresses;
use crate::command::principal::Mailbox;
use crate::command::{Args, Call, Echo, Refusal, Run, Stop, Subject, refuse};
use crate::families::{Does, Word};
use crate::mail::inbound::Letter;
use crate::referee::seats::approval;
use crate::referee::turn::orders::{self, Taken};
use crate::rules::Rejected;
use crate::say;
use crate::store::{LineOutcome, Role, SeatRow};
use crate::text::after_words;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, term, theirs};
use anyhow::Result;
use std::collections::VecDeque;
use std::mem;

impl Walk<'_> {
    /// Signs a plain reply on by its token, whatever address it comes from.
    pub(super) fn sign_on_by_token(&mut self, proof: Option<TokenProof>) -> Result<()> {
        let Some(proof) = proof else { return self.settle_route() };
        self.identity.answered.token = proof.bearer();
        match proof {
            TokenProof::Seat(seat, asked) => {
                match asked {
                    Some(ReplyTarget::Press(press)) => self.identity.answered.press = Some(press),
                    Some(ReplyTarget::Proposal(proposal)) => self.identity.answered.proposal = Some(proposal),
                    Some(ReplyTarget::Question(question)) => self.identity.answered.question = Some(question),
                    None => {}
                }
                let holder = self.cx.principal.lookup(self.cx.env.store, seat.user)?;
                let at_seat = addresses(&seat).any(|own| self.cx.principal.from().is(own));
                self.cx.principal.prove_by_token(holder, at_seat);
                self.take_seat(*seat)?;
                if let Some(cx) = &mut self.cx.signed_on {
                    cx.answers = self.identity.answered.press;
                }
            }
            TokenProof::Sitter(seat, user) => {
                let id = user.id;
                self.cx.principal.prove_by_token(*user, false);
                self.take_seat(*seat)?;
                if let Some(cx) = &mut self.cx.signed_on {
                    cx.sitter = Some(id);
                }
            }
            TokenProof::Offer(offer, user) => {
                self.identity.answered.offer = Some(offer);
                self.cx.principal.prove_by_token(*user, false);
            }
            TokenProof::Person(user) => self.cx.principal.prove_by_token(*user, false),
            TokenProof::Held(id, held) => {
                self.identity.answered.lines = Some(id);
                self.identity.answered.is_offer = held.as_ref().is_some_and(|held| held.otherwise.is_some());
                if let Some(held) = held {
                    let user = self.cx.env.store.user_at(&held.address)?;
                    self.cx.principal.prove_by_answer(user, Mailbox::kept(held.address));
                }
            }
        }
        self.settle_route()
    }

    /// Returns whether the e-mail comes from a mail program's "unsubscribe" button (`List-Unsubscribe`): its subject is a
    /// command, and its text is empty or holds no command.
    pub(super) fn unsubscribes_by_subject(&self, letter: &Letter) -> bool {
        let names =
            |line: &str| command::find(self.cx.env.lexicon(), line).is_some_and(|call| call.command.spec.one_click);
        let says_more = |line: &String| command::find(self.cx.env.lexicon(), line).is_some();
        !self.is_unproved() && names(letter.subject.trim()) && !letter.lines.iter().any(says_more)
    }

    pub(super) fn take_seat(&mut self, seat: SeatRow) -> Result<()> {
        let game = self.cx.load(self.cx.store.game(seat.game)?)?;
        self.cx.sign_on(game, Some(seat.id));
        Ok(())
    }

    /// Carries out all lines. Those that are no commands are read together, before the next command.
    pub(super) fn all(&mut self, lines: VecDeque<String>) -> Result<()> {
        let lexicon = self.cx.env.lexicon();
        self.has_text_ends = lines.iter().any(|line| command::end_of_text(lexicon, line).is_some());
        self.each(lines)?;
        self.read_text()?;
        self.carry_out_last()
    }

    /// Puts off a command that cannot be undone until the rest of its section has been read. Returns whether it waits.
    fn puts_off(&mut self, call: &Call, line: &str, below: &VecDeque<String>) -> bool {
        let waits = call.command.spec.last && below.iter().any(|line| !line.trim().is_empty());
        if waits {
            self.last.push(line.to_owned());
        }
        waits
    }

    /// Carries out the commands put off.
    fn carry_out_last(&mut self) -> Result<()> {
        for line in std::mem::take(&mut self.last) {
            if let Some(call) = command::find(self.cx.env.lexicon(), &line) {
                self.command(&call, &line, &mut VecDeque::new())?;
            }
        }
        Ok(())
    }

    fn each(&mut self, mut lines: VecDeque<String>) -> Result<()> {
        while let Some(line) = lines.pop_front() {
            let line = line.trim().to_owned();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let read = self.read(&line, &lines);
            if self.is_of_no_phase(read, &line, &mut lines)? {
                continue;
            }
            let is_call = read.is_some_and(|(_, fit)| fit == Match::Call);
            if let Some((word, said, rest)) = self.own_word(&line) {
                if !matches!(word.does, Does::For(_)) {
                    self.read_text()?;
                }
                self.word(word, said, rest, &line, &mut lines)?;
            } else if !is_call
                && !self.shut_out
                && let Some(why) = obsolete::about(&line)
            {
                self.read_text()?;
                self.tally.note_understood();
                let shown = obsolete::shown(&line).unwrap_or_else(|| self.shown(&line));
                self.refuse(&shown, Refusal::because(why), false)?;
            } else {
                let yes = self.consent(&line).map(|call| (call, Match::Call));
                match yes.or(read) {
                    Some((call, Match::Call)) => {
                        self.read_text()?;
                        if let Some(parts) = command::split_set(self.cx.env.lexicon(), &call) {
                            parts.into_iter().rev().for_each(|part| lines.push_front(part));
                            continue;
                        }
                        if self.puts_off(&call, &line, &lines) {
                            continue;
                        }
                        if call.command.spec.signs_on {
                            self.carry_out_last()?;
                        }
                        if !self.command(&call, &line, &mut lines)? {
                            return Ok(());
                        }
                        for line in std::mem::take(&mut self.cx.next_lines).into_iter().rev() {
                            lines.push_front(line);
                        }
                    }
                    // `My orders: A BUD - SER` is a heading.
                    Some((call, Match::Wrong)) if !(call.rest.starts_with(':') && self.cx.seat().is_some()) => {
                        self.read_text()?;
                        if !(is_plain(&call) && self.wish(&line)?) {
                            self.miswritten(&call, &line, &mut lines)?;
                        }
                    }
                    _ if self.shut_out => continue,
                    _ if self.swallows(read, &line, &mut lines)? => {}
                    _ if self.is_courtesy(&line, &mut lines) => {}
                    _ => match self.unknown_block(&line, &lines) {
                        Some(last) => {
                            self.read_text()?;
                            lines.drain(..=last);
                            let why = "I don't know this block, so I have carried out none of it.";
                            self.tally.n_unknown += 1;
                            self.refuse(&line, Refusal::because(why), false)?;
                        }
                        // Below PHASE and DRAFT each line is read alone.
                        None if self.lines_for().is_some_and(|below| !matches!(below, LinesFor::Now)) => {
                            self.order(&line)?;
                        }
                        None => {
                            self.text.push(line);
                            // The lines below are not carried out, so the judge doesn't look at them.
                            if let Some(prose) = self.long_prose()? {
                                self.read_text_with(&prose)?;
                            }
                        }
                    },
                }
            }
            if self.cx.stopped || self.is_enough() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Refuses a reply to press from an address that does not belong to the reader of the press.
    pub(super) fn refuse_foreign_press(&mut self) {
        self.tally.n_done += 1;
        let from = self.cx.principal.from();
        let said = say!(
            "Your e-mail answers press, but {from} is not an address of the player who got it. A robot may have written it, so I sent nothing on. Please answer from your own address, or sign on with your password and write PRESS and the name of the power.",
            from = from.shown()
        );
        self.alarm(said);
    }

    /// Returns whether reading stops here. If so, the reply says why.
    pub(super) fn is_enough(&mut self) -> bool {
        if self.full {
            return true;
        }
        let limits = &self.cx.judge.limits;
        let why = if let Some(why) = self.is_enough_unproved() {
            why
        } else if let Some(why) = self.tally.stops() {
            why
        } else if limits.reply_bytes <= self.len_before() + self.reply.len() {
            "This reply is too long, so I stopped here. I have not carried out the rest of your e-mail."
        } else if limits.mail_per_letter <= self.tally.n_caused {
            "Your e-mail has caused too many e-mails to others, so I stopped here. I have not carried out the rest of it."
        } else {
            return false;
        };
        self.full = true;
        self.fault(why);
        true
    }

    /// Carries out one command. Returns whether to read on.
    pub(super) fn command(&mut self, call: &Call, line: &str, lines: &mut VecDeque<String>) -> Result<bool> {
        let spec = &call.command.spec;
        let (mut block, end) = self.block(call, lines);
        if let Some(keyword) = spec.followed_by {
            block = taken(keyword, lines);
        }
        if self.shut_out && !spec.signs_on {
            return Ok(true);
        }
        self.tally.note_understood();
        let echo = command::echo(call, line);
        if self.is_passed_over(call, line, &echo) {
            return Ok(true);
        }
        if let Some((why, files)) = self.flaw_of_block(call, &block, end.as_deref()) {
            self.tally.note_refused(files);
            self.refuse(&echo, why, false)?;
            return Ok(true);
        }
        let args = Args { keyword: call.keyword, text: call.rest, block: &block, ended: end.is_some() };
        let (from, acting) = (self.reply.here(), self.acting());
        let answer = self.carry_out(call, &args)?;
        let from = if self.settle_sections(answer.is_ok(), spec.signs_on)? { self.reply.here() } else { from };
        if answer.is_err() {
            tracing::debug!(letter = self.letter_number(), command = call.command.name(), "refused");
        }
        let is_of_seat = self.cx.seat().is_some_and(|seat| call.command.is_grave(seat.role));
        match CommandOutcome::of(call, answer, is_of_seat)? {
            CommandOutcome::Done(said) => {
                self.note_done(call);
                let ruling = self.ruling_of_done(said);
                self.tell(&command::echo_of_done(call, line), vec![ruling], false);
                self.copy(acting.filter(|_| spec.copies_to_power), from, &block);
                self.file_chosen()?;
            }
            CommandOutcome::Waits(doubt) => {
                let held = self.sign_on_again().into_iter().chain([line.to_owned()]).chain(block).chain(end);
                let held: Vec<String> = held.chain(lines.drain(..)).chain(self.last.drain(..)).collect();
                self.hold(&held, doubt)?;
                return Ok(false);
            }
            CommandOutcome::Asks(why, line) => {
                let why = self.para(&why);
                self.tell(&echo, vec![Ruling::new(LineOutcome::Warned, why)], false);
                self.hold(&[line], Doubt::Unproved)?;
            }
            CommandOutcome::ShutsOut(refusal) => self.shut_out(call, &echo, refusal, lines)?,
            CommandOutcome::Refused(refusal) => {
                self.tally.note_refused(spec.files.contains(&call.keyword));
                self.refuse(&echo, refusal, false)?;
            }
        }
        Ok(true)
    }

    /// Skips a question that already has an answer, and says so.
    fn is_passed_over(&mut self, call: &Call, line: &str, echo: &str) -> bool {
        let said = match self.instead(line) {
            Some("") => return true,
            Some(instead) => instead,
            None if self.is_answered(call) => "See above: I have answered this already.",
            None => return false,
        };
        let said = self.para(said);
        self.echo(echo, said, false);
        true
    }

    /// Looks for a text without an end. Returns the refusal, and whether orders are missing because of it.
    fn flaw_of_block(&self, call: &Call, block: &[String], end: Option<&str>) -> Option<(Refusal, bool)> {
        if let Some(word) = call.until.filter(|_| end.is_none()) {
            let why = say!(
                "I can't tell where your text ends, because no line below is {word}. Perhaps your e-mail was cut off. I have sent and saved none of it.",
                word = theirs(word)
            );
            return Some((Refusal::because(why), false));
        }
        self.orders_in_unended_text(call, block, end).map(|why| (why, true))
    }

    /// Carries a command out, if its writer may use it, and returns its answer.
    fn carry_out(&mut self, call: &Call, args: &Args) -> Result<Result<Doc, Stop>> {
        let spec = &call.command.spec;
        let before = self.cx.store.last_posted()?;
        self.review_orders()?;
        let mut said = Doc::new(self.cx.reader());
        let answer = self
            .may(spec.subject)
            .map_err(|stop| stop.put(|refusal| spec.refused(refusal)))
            .and_then(|()| self.may_as_guest(call))
            .and_then(|()| self.may_as_sitter(call))
            .and_then(|()| self.may_as_applicant(call))
            .and_then(|()| self.may_in_its_name(call))
            .and_then(|()| self.may_irrevocably(call))
            .and_then(|()| self.may_gravely(call))
            .and_then(|()| call.command.run(&mut self.cx, args, &mut said))
            .map_err(|stop| stop.put(|refusal| self.of_seat_only(refusal)));
        self.reply.read_by(self.cx.reader());
        let caused = u32::try_from(self.cx.store.last_posted()?.number() - before.number())?;
        self.tally.n_caused = self.tally.n_caused.saturating_add(caused);
        Ok(answer.map(|()| said))
    }

    /// Closes the section of the game that a sign-on has left. Returns whether a new one has begun.
    fn settle_sections(&mut self, is_done: bool, signs_on: bool) -> Result<bool> {
        let left = self.cx.left.take();
        if !is_done {
            // A refused command signs on to nothing.
            if left.is_some() {
                self.cx.signed_on = left;
            }
            return Ok(false);
        }
        let is_new = left.is_some();
        if let Some(left) = left {
            self.close_section(left)?;
        } else if signs_on && self.has_sections && self.shut_out {
            // The sign-on before this one failed.
            let now = self.cx.signed_on.take();
            self.push_section()?;
            self.cx.signed_on = now;
        }
        if signs_on || self.principal_version != self.cx.principal.version() || !self.identity.route.is_proved {
            self.settle_route()?;
        }
        Ok(is_new)
    }

    /// Records that a command was carried out.
    fn note_done(&mut self, call: &Call) {
        let spec = &call.command.spec;
        self.tally.n_useful += 1;
        self.tally.n_filed += u32::from(spec.files.contains(&call.keyword));
        self.carried_out.push(call.command.id.clone());
        // Only a password signs on an unproved writer.
        self.identity.by_password |= spec.signs_on && !self.cx.principal.is_proved();
        self.shut_out &= !spec.signs_on;
    }

    /// The ruling on a command that was carried out.
    fn ruling_of_done(&mut self, said: Doc) -> Ruling {
        let is_doubtful = self.cx.signed_on.as_mut().is_some_and(|cx| mem::take(&mut cx.after.doubtful));
        Ruling::new(if is_doubtful { LineOutcome::Warned } else { LineOutcome::Done }, said)
    }

    /// The number of the e-mail, for the log.
    pub(super) fn letter_number(&self) -> Option<i64> {
        self.cx.letter.map(|letter| letter.number())
    }

    /// Handles a failed sign-on. The lines below it may be for another seat or power, so none of them are carried out.
    pub(super) fn shut_out(
        &mut self,
        call: &Call,
        echo: &str,
        refusal: Refusal,
        below: &VecDeque<String>,
    ) -> Result<()> {
        self.tally.n_failed += 1;
        // The writer may try BECOME again.
        if call.command.spec.subject != Subject::SignedOn {
            self.leave_game()?;
        }
        self.shut_out = true;
        let is_last = self.form_lines.is_empty() && below.iter().all(|line| line.trim().is_empty());
        let why = if is_last { refusal } else { refusal.and("I ignored the lines after this one.") };
        self.refuse(echo, why, false)
    }

    /// Refuses a guest any command that reaches other people.
    pub(super) fn may_as_guest(&self, call: &Call) -> Result<(), Stop> {
        match self.cx.principal.is_guest() && !call.command.spec.is_for_guests {
            true => Err(Refusal::KeepFirst.into()),
            false => Ok(()),
        }
    }

    /// Refuses a sitter any command that is not about orders.
    pub(super) fn may_as_sitter(&self, call: &Call) -> Result<(), Stop> {
        let Some(cx) = self.cx.signed_on.as_ref().filter(|cx| cx.sitter.is_some()) else { return Ok(()) };
        let with_press = cx.seat()?.sitter.as_ref().is_some_and(|sitter| sitter.reads);
        if !call.command.is_kept_from_sitters(with_press) {
            return Ok(());
        }
        refuse(say!(
            "You only order for {} for a time: this is for its player. (To end your time, write {}.)",
            term(cx.game.seat_title(cx.seat()?)),
            line("NO SITTER")
        ))
    }

    /// Refuses a GM who acts as a power any irrevocable command that only the GM may use: below the power's orders, it may be
    /// an accident. Everything that the power's player could do is allowed.
    fn may_in_its_name(&self, call: &Call) -> Result<(), Stop> {
        let (Some(power), Some(game)) = (self.acting(), self.cx.game()) else { return Ok(()) };
        let is_ours = self.cx.seat().is_some_and(|seat| seat.role == Role::Master);
        let is_of_game = matches!(call.command.run, Run::InGame(_)) && call.command.spec.subject != Subject::Player;
        if !(is_ours && is_of_game && call.command.spec.is_raised()) {
            return Ok(());
        }
        refuse(say!(
            "You are acting as {}, so I have not done this. To do it as the GM, send {} first.",
            game.called(power),
            line("BECOME MASTER")
        ))
    }

    /// Refuses an irrevocable command below a failed line, since the writer assumed that the line would succeed.
    fn may_irrevocably(&self, call: &Call) -> Result<(), Stop> {
        let is_unsure = self.tally.has_failure() || self.question.is_some();
        if !call.command.spec.irrevocable || !is_unsure {
            return Ok(());
        }
        let which = if call.command.spec.last { "another line of your e-mail" } else { "a line above it" };
        refuse(say!(
            "I have not done {words}, because {which} failed. If you still want it, send it alone.",
            words = line(call.keyword.to_uppercase()),
            which
        ))
    }

    /// Limits a player whom the GM has not approved yet to commands about themselves.
    pub(super) fn may_as_applicant(&self, call: &Call) -> Result<(), Stop> {
        let subject = call.command.spec.subject;
        let is_anybodys = subject == Subject::Anyone || subject.is_person();
        match (self.cx.game(), self.cx.seat()) {
            (Some(game), Some(seat)) if !(seat.approved || is_anybodys || call.command.spec.about_self) => {
                Err(approval::not_yet(game).into())
            }
            _ => Ok(()),
        }
    }

    /// One of the family's words at the beginning of a line, in a game that the writer has signed on to. Returns the word, its
    /// spelling, and the rest of the line.
    pub(super) fn own_word<'l>(&self, line: &'l str) -> Option<(&'static Word, &'static str, &'l str)> {
        if self.shut_out {
            return None;
        }
        let words = self.cx.family()?.words().iter();
        let all = words.flat_map(|word| word.words.iter().map(move |said| (word, *said)));
        let fits = all.filter_map(|(word, said)| Some((word, said, after_words(line, said)?)));
        // The engine decides what an order is. The sentence "Board meetings are at noon" is no question.
        let is_meant = |word: &Word, rest: &str| match word.does {
            Does::Order(_) | Does::For(_) => true,
            Does::AnswerOn(fits) => fits(rest),
            Does::Answer | Does::Means(_) => !args::is_sentence(rest),
        };
        let polite = |word: &Word, rest: &'l str| match word.does {
            Does::Answer | Does::Means(_) => command::without_courtesy(rest, false),
            Does::Order(_) | Does::For(_) | Does::AnswerOn(_) => rest,
        };
        let fits = fits.map(|(word, said, rest)| (word, said, polite(word, rest)));
        let fits = fits.filter(|(word, _, rest)| is_meant(word, rest));
        fits.max_by_key(|(_, said, _)| said.len())
    }

    /// Handles one of the family's words: an order with the lines that belong to it, or a question.
    pub(super) fn word(
        &mut self,
        word: &Word,
        said: &str,
        rest: &str,
        line: &str,
        lines: &mut VecDeque<String>,
    ) -> Result<()> {
        let ends = match word.does {
            Does::Answer | Does::AnswerOn(_) => {
                self.tally.note_understood();
                let mut answer = Doc::new(self.cx.reader());
                let found = self.cx.signed_on().map_err(Stop::from).and_then(|cx| {
                    let table = cx.game.table()?;
                    // On an open board, questions that only a power may ask still use that power's eyes.
                    let open = Some(cx.shown_eyes()).filter(|eyes| *eyes != cx.eyes());
                    match open.map(|eyes| table.answer(eyes, said, rest, &mut answer)) {
                        Some(Ok(())) => Ok(()),
                        _ => Ok(table.answer(cx.eyes(), said, rest, &mut answer).map_err(Refusal::because)?),
                    }
                });
                return match found {
                    Ok(()) => {
                        self.tally.n_useful += 1;
                        self.echo(line, answer, false);
                        Ok(())
                    }
                    Err(refusal) => self.refuse(line, refusal, false),
                };
            }
            Does::For(stage) => return self.order_for(stage, line),
            Does::Means(command) => {
                let meant = format!("{command} {rest}").trim().to_owned();
                self.meant = Some((meant.clone(), line.to_owned()));
                lines.push_front(meant);
                return Ok(());
            }
            // With more words on its line, the line alone is the order.
            Does::Order(_) if !rest.is_empty() => return self.order(line),
            Does::Order(ends) => ends,
        };
        let mut block = vec![line.to_owned()];
        while let Some(line) = lines.pop_front() {
            if is_end(&line, ends) {
                break;
            }
            block.push(line);
        }
        self.order(&block.join("\n"))
    }

    /// Handles a line that does not begin with a command, or a block of lines that form one order.
    pub(super) fn order(&mut self, line: &str) -> Result<()> {
        match self.lines_for() {
            Some(LinesFor::Later(label)) => return self.keep(&label.clone(), line),
            Some(LinesFor::Draft) => return self.draft(line),
            _ => {}
        }
        self.questions.clear();
        if let Some(why) = self.is_unapproved(line) {
            return self.refuse(line, why, true);
        }
        let outcomes = match self.cx.signed_on().map_err(Stop::from).and_then(|cx| orders::take(cx, line)) {
            Ok(outcomes) => outcomes,
            Err(Stop::Refused(Refusal::SignOnFirst)) => return self.unknown(line, None),
            Err(Stop::Refused(Refusal::Because(why))) => return self.unknown(line, Some(why)),
            Err(refusal) => return self.refuse(line, refusal, false),
        };
        self.tell_of_orders(line, outcomes, true)
    }

    /// Echoes the outcome of each order in a line. With `for_now`, it decides whether the turn runs after this e-mail or waits
    /// for a correction.
    pub(super) fn tell_of_orders(
        &mut self,
        line: &str,
        outcomes: Vec<Result<Taken, Rejected>>,
        for_now: bool,
    ) -> Result<()> {
        if let [Err(rejection)] = outcomes.as_slice()
            && rejection.is_prose()
        {
            return self.unknown(line, (!rejection.says_nothing()).then(|| Note::of(rejection.why())));
        }
        self.tally.note_understood();
        let acting = self.acting();
        let mut rulings = Vec::new();
        for outcome in outcomes {
            match outcome {
                Ok(taken) => {
                    self.tally.n_useful += 1;
                    self.tally.n_filed += u32::from(for_now);
                    let came = if taken.is_doubtful { LineOutcome::Warned } else { LineOutcome::Done };
                    rulings.push(Ruling::new(came, self.para(&taken.said)));
                }
                Err(rejection) if rejection.says_nothing() => {}
                Err(rejection) => {
                    tracing::debug!(letter = self.letter_number(), "an order is refused");
                    self.tally.n_errors += 1;
                    self.tally.n_flawed += u32::from(for_now);
                    rulings.push(Ruling::new(LineOutcome::Refused, self.para(rejection.why())));
                }
            }
        }
        let from = self.tell(line, rulings, true);
        self.copy(acting, from, &[]);
        Ok(())
    }

    /// The line that signs on to the same seat again, once the writer is known.
    pub(super) fn sign_on_again(&self) -> Option<String> {
        let GameCx { game, acting, .. } = self.cx.signed_on.as_ref()?;
        let seat = self.cx.seat()?;
        // With several powers, the e-mail continues as the same one.
        let acting = acting.filter(|_| seat.role == Role::Player);
        let acting = acting.map_or(game.seat_name(seat), |power| game.power_name(power));
        Some(format!("SIGN ON {} AS {acting}", game.row.name))
    }

    /// A line as the judge may echo it: without its password, even if the command is misspelt.
    pub(super) fn shown(&self, line: &str) -> String {
        command::shown(self.cx.env.lexicon(), line)
    }
}

/// Returns whether a line that is not written as its command takes it can be a wish: it holds no secret.
fn is_plain(call: &Call) -> bool {
    !call.command.spec.signs_on && call.command.spec.echo == Echo::Whole && call.command.spec.block.is_none()
}

/// Returns whether this line ends the block of one of the family's words.
pub(super) fn is_end(line: &str, ends: &[&str]) -> bool {
    let squeezed: String = line.chars().filter(|c| !c.is_whitespace()).collect();
    ends.iter().any(|end| end.eq_ignore_ascii_case(&squeezed))
}

/// Takes off the lines that begin with a keyword, with the blank lines between them and an `END` after them.
fn taken(keyword: &str, lines: &mut VecDeque<String>) -> Vec<String> {
    let is_blank = |line: &String| line.trim().is_empty();
    let mut taken = Vec::new();
    while let Some(n_blank) = lines.iter().position(|line| !is_blank(line))
        && lines.get(n_blank).is_some_and(|line| after_words(line, keyword).is_some())
    {
        taken.extend(lines.drain(..=n_blank).filter(|line| !is_blank(line)));
    }
    if !taken.is_empty() && lines.front().is_some_and(|line| line.trim().eq_ignore_ascii_case("end")) {
        lines.pop_front();
    }
    taken
}
