//! The judge's work: e-mails, the clock, the outbox.
//!
//! Everything here runs on the one thread that owns the [`Store`]; [`runtime`](crate::server::runtime) runs it.
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::judge::Judge;
use crate::judge::config::ReturnPath;
use crate::judge::counts::{Done, Entrance, Kind as _, Sent};
use crate::judge::identity::Bearer;
use crate::mail::authenticity::canary;
use crate::mail::inbound;
use crate::mail::sink::{Attachment, Delivery, Kind, Mail, queue_id};
use crate::mail::source::Arrival;
use crate::referee::table::listing;
use crate::referee::table::outage::{self, Outage, Trouble};
use crate::referee::turn::due;
use crate::server::message_size::{lighten, say_left_out};
use crate::session::rank;
use crate::store::{
    Content, CostKind, GameId, InboxRow, LetterRef, MailId, OutboxRow, Part, Purse, Rank, Store, Verdict, Wish, hour_of,
};
use crate::text::wrap;
use crate::{failpoint, session, store};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::time::{Duration, Instant};

/// The maximum attempts at an e-mail on which the judge fails.
const MAX_ATTEMPTS: u32 = 3;
/// The time between them: the problem may be over in a moment, or in a few minutes.
const RETRIES: [SignedDuration; 2] = [SignedDuration::from_secs(5), SignedDuration::from_mins(3)];
/// The maximum time between two attempts to send an e-mail.
const MAX_BACK_OFF: SignedDuration = SignedDuration::from_hours(5);
/// The age at which an e-mail that is deferred repeatedly is given up.
const MAX_PATIENCE: SignedDuration = SignedDuration::from_hours(5 * 24);
/// The minimum attempts before that: the e-mail may have waited for something else, such as the keeper.
const MIN_ATTEMPTS: u32 = 6;

/// The maximum length of an address before its `@` (RFC 5321 section 4.5.3.1.1).
const MAX_LOCAL_PART: usize = 64;

/// The judge's work on its database at one moment. Each file here adds methods for a part of the work.
#[derive(Clone, Copy)]
pub struct Work<'a>(pub(super) Env<'a>);

impl<'a> Work<'a> {
    /// The work of this judge on this database, at this time.
    pub fn new(judge: &'a Judge, store: &'a Store, now: Timestamp) -> Self {
        Self(Env { judge, store, now, letter: None, thread: &[] })
    }
}

impl<'a> Deref for Work<'a> {
    type Target = Env<'a>;

    fn deref(&self) -> &Env<'a> {
        &self.0
    }
}

impl Work<'_> {
    /// Stores e-mails that have arrived, in one transaction. When this returns, they may be acknowledged, except strangers' e-mails that it
    /// returns, because more of these wait already than the judge can answer within a day.
    ///
    /// # Errors
    /// On an error, nothing has been stored.
    pub fn take_in(&self, arrivals: &[Arrival]) -> Result<Vec<String>> {
        let (taken, left) = self.store.transaction(|| {
            let (mut taken, mut left, mut room) = (Vec::new(), Vec::new(), None);
            for arrival in arrivals {
                let rank = rank::of(self.0, arrival)?;
                if rank == Rank::Strangers {
                    let room = match &mut room {
                        Some(room) => room,
                        none => none.insert(self.room_for_strangers()?),
                    };
                    if *room == 0 {
                        left.push(arrival.key.clone());
                        continue;
                    }
                    *room -= 1;
                }
                taken.push((arrival, self.store.take_in(arrival, rank, self.now)?));
            }
            failpoint::at("stored");
            Ok((taken, left))
        })?;
        failpoint::at("stored-and-committed");
        for (arrival, letter) in taken {
            let way = Entrance::of(&arrival.key);
            match letter {
                Some(letter) => {
                    self.judge.counts.taken_in.add(way);
                    tracing::info!(%letter, way = way.word(), bytes = arrival.size, "received an e-mail");
                }
                None => tracing::debug!(way = way.word(), "received an e-mail again"),
            }
        }
        if !left.is_empty() {
            tracing::info!(letters = left.len(), "refusing strangers' e-mails: many are waiting");
        }
        Ok(left)
    }

    /// The number of further strangers' e-mails that the judge can answer today.
    fn room_for_strangers(&self) -> Result<u64> {
        let ledger = self.ledger();
        if ledger.left(&Purse::Strangers, CostKind::Bytes)?.0 == 0 {
            return Ok(0);
        }
        let (answers, _) = ledger.left(&Purse::Strangers, CostKind::Answers)?;
        Ok(answers.saturating_sub(self.store.n_waiting_of(Rank::Strangers)?))
    }

    /// Processes waiting e-mails, several in one transaction, each in its own savepoint. Returns their number.
    pub fn process_inbox(&self, most: u32) -> Result<usize> {
        let waiting = self.store.letters_due(self.now, most)?;
        if waiting.is_empty() {
            return Ok(0);
        }
        let began = Instant::now();
        let n_by_mail = waiting.iter().filter(|row| row.by_web.is_none()).count();
        let work = || {
            let done = waiting.iter().map(|row| self.try_letter(row)).collect::<Result<Vec<_>>>()?;
            self.keep_list(most)?;
            failpoint::at("worked");
            Ok(done)
        };
        let done = self.judge.rush.during(n_by_mail, || self.store.transaction(work))?;
        failpoint::at("worked-and-committed");
        for (row, done) in waiting.iter().zip(done) {
            self.count_done(began, row, done);
        }
        Ok(waiting.len())
    }

    /// Processes the first e-mails that were waiting when the judge started, one by one, and records each attempt in advance: one of them
    /// may have crashed the judge. `most` is the size of a batch then.
    pub fn process_inbox_one_by_one(&self, most: u32) -> Result<()> {
        for _ in 0..most {
            let Some(row) = self.store.letters_due(self.now, 1)?.into_iter().next() else { return Ok(()) };
            self.store.transaction(|| {
                self.store.note_attempt(row.id, "the judge stopped while processing this e-mail", None)
            })?;
            let began = Instant::now();
            if MAX_ATTEMPTS <= row.attempts {
                self.store.transaction(|| self.set_aside(&row, "the judge stopped while processing it"))?;
                self.count_done(began, &row, Done::Stuck);
                continue;
            }
            match self.store.transaction(|| self.try_letter(&row)) {
                Ok(done) => self.count_done(began, &row, done),
                Err(error) => {
                    if Store::is_of_disk(&error) {
                        self.store.transaction(|| self.store.take_back_attempt(row.id))?;
                    }
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Processes one e-mail ahead of all others, for lines that the keeper typed while no judge was running.
    ///
    /// # Errors
    /// If the judge fails on it. Then nothing has been done.
    pub fn work_on(&self, row: &InboxRow) -> Result<()> {
        self.store.transaction(|| self.work_through(row)).map(drop)
    }

    /// Processes one e-mail in the current transaction.
    ///
    /// # Errors
    /// Internal errors only. The caller then rolls back and keeps the e-mail.
    pub fn work_through(&self, row: &InboxRow) -> Result<Verdict> {
        self.watch_vouching(row)?;
        session::work(self.0, row, |bounce, details| self.record_bounce(bounce, details))
    }

    /// Counts an e-mail as processed. The work on it `began` then.
    fn count_done(&self, began: Instant, row: &InboxRow, done: Done) {
        self.judge.counts.done.add(done);
        if done != Done::Failed {
            let worked = SignedDuration::try_from(began.elapsed()).unwrap_or_default();
            self.judge.counts.reading.add(self.now.duration_since(row.received) + worked);
        }
    }

    fn try_letter(&self, row: &InboxRow) -> Result<Done> {
        let letter = row.id;
        let result = self.store.savepoint(|| {
            let verdict = self.work_through(row)?;
            failpoint::letter(&row.raw);
            Ok(verdict)
        });
        let error = match result {
            Ok(verdict) => {
                let done = Done::from(&verdict);
                match verdict {
                    Verdict::Answered(answer, bytes) => tracing::info!(%letter, bytes, "{}", said_of(answer)),
                    Verdict::Silent(why) => tracing::info!(%letter, "not answered: {why}"),
                }
                return Ok(done);
            }
            Err(error) => error,
        };
        if Store::is_of_disk(&error) {
            // The e-mail is not at fault, and waits until the disk can be written again.
            return Err(error);
        }
        tracing::error!(letter = %row.id, "an e-mail failed: {error:#}");
        let pause = RETRIES.get(row.attempts as usize).filter(|_| !failpoint::is_in_haste());
        self.store.note_attempt(row.id, &format!("{error:#}"), pause.map(|pause| self.now + *pause))?;
        if row.attempts + 1 < MAX_ATTEMPTS {
            return Ok(Done::Failed);
        }
        self.set_aside(row, &format!("{error:#}"))?;
        Ok(Done::Stuck)
    }

    fn set_aside(&self, row: &InboxRow, why: &str) -> Result<()> {
        self.store.set_aside(row.id, why)?;
        tracing::error!(letter = %row.id, "stuck: the judge has failed on it too often");
        let letter = LetterRef::In(row.id);
        let from = inbound::read(&row.raw, &self.judge.address).from.unwrap_or_else(|| "an unknown sender".to_owned());
        let body = wrap(&format!(
            "The judge failed {MAX_ATTEMPTS} times on e-mail {letter}, from {from}, and has set it aside. It has \
             changed nothing and has not replied to the sender.\n\n\
             The cause: {why}\n\n\
             To try it again, or to discard it:\n\n  \
             chancery letters retry {letter}\n  \
             chancery letters drop {letter}\n\n\
             Or reply to this e-mail with KEEPER LETTERS RETRY {letter}, or DROP.\n"
        ));
        self.judge.tell_keeper(self.store, self.now, &format!("e-mail {letter} is stuck"), &body)
    }

    /// Processes one batch of what is due: e-mails that have arrived, and games whose time has come up to `until`, if the clocks run.
    /// Returns whether more remains.
    pub fn round(&self, until: Option<Timestamp>, most: u32) -> Result<bool> {
        let n_letters = self.process_inbox(most)?;
        let Some(until) = until else { return Ok(n_letters != 0) };
        // However many e-mails wait, those from before a deadline count, and the clock advances only to the oldest of them.
        let waiting = self.store.oldest_waiting()?.map(|oldest| oldest - SignedDuration::from_secs(1));
        let n_games = Self(Env { now: until.min(waiting.unwrap_or(until)), ..self.0 }).tick(most)?;
        Ok(n_letters + n_games != 0)
    }

    /// Refreshes the game list after a batch.
    fn keep_list(&self, most: u32) -> Result<()> {
        listing::refresh(self, most).map(drop)
    }

    /// Carries out what is due in games by the clock, each game in its own savepoint. Returns their number.
    pub fn tick(&self, most: u32) -> Result<usize> {
        if self.store.standstill()?.is_some() {
            return Ok(0);
        }
        let due = self.store.games_due(self.now, most)?;
        if due.is_empty() {
            return Ok(0);
        }
        let work = || {
            for game in &due {
                let result = self.store.savepoint(|| {
                    let mut cx = GameCx::of_clock(self.0, *game)?;
                    due::settle(&mut cx)
                });
                if let Err(error) = result {
                    self.postpone(*game, error)?;
                }
            }
            self.keep_list(most)?;
            failpoint::at("ticked");
            Ok(())
        };
        self.judge.rush.during(due.len(), || self.store.transaction(work))?;
        Ok(due.len())
    }

    /// Postpones a game on which the judge fails for an hour, and tells the keeper.
    fn postpone(&self, game: GameId, error: anyhow::Error) -> Result<()> {
        if Store::is_of_disk(&error) {
            return Err(error);
        }
        tracing::error!(%game, "the clock failed: {error:#}");
        let mut row = self.store.game(game)?;
        row.next_at = Some(self.now + SignedDuration::from_hours(1));
        self.store.change_game(&row)?;
        let body = format!(
            "The clock failed in game '{}'. The judge tries again in an hour.\n\
             No data is lost.\n\n\
             The cause: {error:#}\n\n\
             To see the game: chancery game show {}\n",
            row.name, row.name
        );
        self.judge.tell_keeper(self.store, self.now, &format!("game '{}' has a problem", row.name), &body)
    }

    /// Slides the deadlines that passed while the judge was down, and tells the players. Records that the judge is alive.
    pub fn wake(&self) -> Result<()> {
        self.wake_after(Trouble::Down)
    }

    /// Slides the deadlines likewise after any trouble since the judge last recorded that it was alive.
    pub fn wake_after(&self, trouble: Trouble) -> Result<()> {
        self.store.transaction(|| {
            let alive = self.store.last_alive()?.unwrap_or(self.now);
            if self.now < alive {
                tracing::warn!("the machine's clock was fast: the judge last recorded its time at {alive}");
                self.store.hasten(self.now, self.now + MAX_BACK_OFF)?;
                self.move_back()?;
            }
            // While the whole judge is paused, no deadline needs to move: resuming does that.
            if self.judge.slide_after < self.now.duration_since(alive) && self.store.standstill()?.is_none() {
                tracing::info!("an outage since {alive}: moving deadlines that have passed or come too soon");
                let outage = Outage { span: alive..self.now, trouble };
                outage::put_off_terms(self, &outage)?;
                for game in self.store.games_on_the_clock()? {
                    let result = self.store.savepoint(|| {
                        let mut cx = GameCx::of_clock(self.0, game)?;
                        outage::slide(&mut cx, &outage)
                    });
                    if let Err(error) = result {
                        self.postpone(game, error)?;
                    }
                }
            }
            self.store.set_alive(self.now)
        })
    }

    /// Moves deadlines back that moved by a clock that was ahead.
    fn move_back(&self) -> Result<()> {
        for slide in self.store.slides()?.iter().filter(|slide| self.now < slide.at) {
            let result = self.store.savepoint(|| {
                let mut cx = GameCx::of_clock(self.0, slide.game)?;
                outage::move_back(&mut cx, slide)
            });
            if let Err(error) = result {
                self.postpone(slide.game, error)?;
            }
            self.store.forget_slide(slide.game)?;
        }
        Ok(())
    }

    /// The e-mails that can be sent now.
    pub fn outgoing(&self, most: u32) -> Result<Vec<Outgoing>> {
        self.outgoing_besides(most, &HashSet::new())
    }

    /// The e-mails that can be sent now, except those that the sender holds.
    pub fn outgoing_besides(&self, most: u32, in_hand: &HashSet<MailId>) -> Result<Vec<Outgoing>> {
        let (mut letters, mut too_many) = (Vec::new(), Vec::new());
        if self.store.has_moved()? {
            return Ok(letters);
        }
        // The number sent to each address in this hour.
        let mut sent: HashMap<String, u64> = HashMap::new();
        let most_to_one = u64::from(self.judge.limits.letters_to_one_address_per_hour);
        for row in self.store.to_send(self.now, most, in_hand)? {
            let n = match sent.entry(row.draft.recipient.to_ascii_lowercase()) {
                Entry::Occupied(n) => n.into_mut(),
                Entry::Vacant(address) => {
                    let n = self.store.n_sent(address.key(), self.now)?;
                    address.insert(n)
                }
            };
            if most_to_one <= *n {
                tracing::info!(mail = %row.id, "an e-mail waits for the next hour: its address has had many in this one");
                too_many.push(row.id);
                continue;
            }
            *n += 1;
            letters.push(self.build_message(row)?);
        }
        if !too_many.is_empty() {
            let next = hour_of(self.now) + SignedDuration::from_hours(1);
            self.store.transaction(|| too_many.iter().try_for_each(|id| self.store.put_back(*id, next)))?;
        }
        Ok(letters)
    }

    /// Postpones e-mails that the sender has not tried.
    pub fn note_put_back(&self, letters: &[(Vec<MailId>, Duration)]) -> Result<()> {
        if letters.iter().all(|(_, rest)| rest.is_zero()) {
            return Ok(());
        }
        self.store.transaction(|| {
            // An e-mail without a delay keeps its place.
            for (ids, rest) in letters.iter().filter(|(_, rest)| !rest.is_zero()) {
                let until = self.now + SignedDuration::try_from(*rest)?;
                ids.iter().try_for_each(|id| self.store.put_back(*id, until))?;
            }
            Ok(())
        })
    }

    /// Returns one e-mail as a test of the transports, other than the one that just failed.
    pub fn probe(&self, before: Option<MailId>) -> Result<Vec<Outgoing>> {
        self.store.to_probe(before)?.into_iter().map(|row| self.build_message(row)).collect()
    }

    /// Builds an e-mail from a row of the outbox.
    pub(super) fn build_message(&self, row: OutboxRow) -> Result<Outgoing> {
        let OutboxRow { id, draft, rank, written, attempts, held_for, .. } = row;
        let wishes = wishes(&draft.parts);
        let attachments = attachments(self.store, draft.parts)?;
        let is_probe = draft.recipient == self.judge.check_address();
        let mut mail = Mail {
            id: id.number(),
            pretends: self.judge.address.authserv_id.as_deref().filter(|_| is_probe).map(canary),
            to: draft.recipient,
            from_name: self.judge.name.clone(),
            envelope_from: self.return_path_of(id, written, draft.unanswered),
            subject: draft.subject,
            reply_to: draft.reply_to,
            message_id: self.judge.message_id(id, written),
            in_reply_to: draft.in_reply_to,
            references: draft.references,
            reply: draft.is_reply,
            written,
            list: draft.list,
            body: draft.body,
            html: draft.html,
            attachments,
        };
        let most_kb = self.judge.letter_kb();
        let left_out = lighten(&mut mail, most_kb);
        if !left_out.is_empty() {
            let name = draft.game.map(|game| self.store.game(game)).transpose()?.map(|game| game.name);
            let page = name.and_then(|name| self.judge.page_of_seat(&name));
            say_left_out(&mut mail, &left_out, most_kb, page.as_deref());
        }
        Ok(Outgoing { id, game: draft.game, rank, attempts, held_for, wishes, mail })
    }

    /// Returns the address for reports about an e-mail: one that identifies the e-mail, if that fits, or none if failures go unreported.
    fn return_path_of(&self, id: MailId, written: Timestamp, unanswered: bool) -> String {
        let own = self.judge.reply_address(Bearer::Back(id, written));
        let fits = own.find('@').is_some_and(|length| length <= MAX_LOCAL_PART);
        match self.judge.return_path {
            ReturnPath::Each if unanswered => String::new(),
            ReturnPath::Each if fits => own,
            ReturnPath::Each | ReturnPath::Fixed => self.judge.address.address.clone(),
        }
    }

    /// Records the outcomes of attempts to send. An undeliverable e-mail is reported.
    pub fn note_deliveries(&self, done: &[(Outgoing, Delivery)]) -> Result<()> {
        failpoint::at("sent");
        self.store.transaction(|| {
            for (letter, delivery) in done {
                let id = letter.id;
                match delivery {
                    Delivery::Sent(reply) => {
                        if self.store.mark_sent(id, reply)? {
                            self.store.count_sent(&letter.mail.to, self.now)?;
                        }
                        if let Some(cause) = &letter.held_for {
                            self.release(cause)?;
                        }
                    }
                    Delivery::Untried(why) => self.store.note_untried(id, why)?,
                    Delivery::Held(cause, why) => self.hold(letter, *cause, why)?,
                    Delivery::Later(why) | Delivery::LaterThere(why)
                        if letter.attempts + 1 < MIN_ATTEMPTS
                            || self.now.duration_since(letter.mail.written) < MAX_PATIENCE =>
                    {
                        self.store.send_later(id, why, self.now + back_off(letter.attempts, id))?;
                    }
                    Delivery::Refused(why) if self.send_lighter(letter, why)? => {}
                    Delivery::Later(why) | Delivery::LaterThere(why) | Delivery::Refused(why) => {
                        self.give_up(letter, why)?;
                    }
                }
            }
            Ok(())
        })?;
        for (letter, delivery) in done {
            self.count_sent(letter, delivery);
        }
        Ok(())
    }

    /// Counts the outcome of an attempt to send.
    fn count_sent(&self, letter: &Outgoing, delivery: &Delivery) {
        let (mail, outcome) = (letter.id, Sent::from(delivery));
        self.judge.counts.sent.add(outcome);
        let attempt = letter.attempts + 1;
        match outcome {
            Sent::Sent => {
                self.judge.counts.sending.add(self.now.duration_since(letter.mail.written));
                let Delivery::Sent(answer) = delivery else { return };
                let queue_id = queue_id(answer);
                tracing::info!(%mail, attempt, queue_id, "sent");
            }
            Sent::Untried => tracing::debug!(%mail, "could not reach the mail server"),
            Sent::PutOff => tracing::debug!(%mail, attempt, "deferred"),
            Sent::Held => tracing::info!(%mail, attempt, "held"),
            // Giving up an e-mail is counted there.
            Sent::Refused => {}
        }
    }
}

/// Returns the outcome of an answered e-mail, for the log.
fn said_of(answer: store::Answer) -> &'static str {
    use store::Answer;
    match answer {
        Answer::Useful => "answered",
        Answer::Vain => "answered: only errors",
        Answer::Full => "answered: too many e-mails",
    }
}

/// An outgoing e-mail.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Its number in the outbox.
    pub id: MailId,
    /// Its game.
    pub game: Option<GameId>,
    /// Its rank in the send order.
    pub rank: Rank,
    /// The number of attempts so far.
    pub attempts: u32,
    /// The cause for which it waited for the keeper, if it did: one word.
    pub held_for: Option<String>,
    /// The pictures to render before it is sent, by their index among its attachments. Without them it is sent as it is.
    pub wishes: Vec<(usize, Kind, Wish)>,
    /// The e-mail itself.
    pub mail: Mail,
}

/// The pictures that an e-mail needs, by their index among its attachments.
fn wishes(parts: &[Part]) -> Vec<(usize, Kind, Wish)> {
    let wish = |(at, part): (usize, &Part)| match &part.content {
        Content::Wish(wish) => Some((at, part.kind, wish.clone())),
        Content::Text(_) | Content::Key(_) => None,
    };
    parts.iter().enumerate().filter_map(wish).collect()
}

/// Returns an e-mail's attachments. Skips missing ones.
fn attachments(store: &Store, parts: Vec<Part>) -> Result<Vec<Attachment>> {
    let mut attachments = Vec::with_capacity(parts.len());
    for Part { kind, name, alt, content } in parts {
        let bytes = match content {
            Content::Text(text) => Some(text.into_bytes()),
            Content::Key(key) => store.picture(&key)?,
            Content::Wish(_) => None,
        };
        attachments.extend(bytes.map(|bytes| Attachment { kind, name, alt, bytes: bytes.into() }));
    }
    Ok(attachments)
}

/// Returns the wait after this many attempts: one minute, five, fifteen, one hour, then four hours, plus up to a quarter so that e-mails
/// are not all tried at once.
fn back_off(attempts: u32, id: MailId) -> SignedDuration {
    let seconds = match attempts {
        0 => 60,
        1 => 5 * 60,
        2 => 15 * 60,
        3 => 60 * 60,
        _ => 4 * 60 * 60,
    };
    let spread = id.number().unsigned_abs().wrapping_mul(2_654_435_761) % 256;
    SignedDuration::from_secs(seconds + seconds * i64::try_from(spread).unwrap_or(0) / 1024)
}
