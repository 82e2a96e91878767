//! The judge's work: letters, the clock, the outbox.
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
use crate::mail::sink::{Attachment, Delivery, Kind, Mail};
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

/// The maximum attempts at a letter that makes the judge fail.
const MAX_ATTEMPTS: u32 = 3;
/// The time between them: what was wrong may have been over in a moment, or in a few minutes.
const RETRIES: [SignedDuration; 2] = [SignedDuration::from_secs(5), SignedDuration::from_mins(3)];
/// No letter that could not be sent waits longer than this for the next attempt.
const MAX_BACK_OFF: SignedDuration = SignedDuration::from_hours(5);
/// The time after its writing at which a letter that is put off again and again is given up...
const MAX_PATIENCE: SignedDuration = SignedDuration::from_hours(5 * 24);
/// ... but not before it was tried so often: it may have waited for something else, such as the keeper.
const MIN_ATTEMPTS: u32 = 6;

/// The maximum length of an address before its `@` (RFC 5321 section 4.5.3.1.1).
const MAX_LOCAL_PART: usize = 64;

/// The judge at work: with its database, at a moment. Each file here that does a part of the work adds its own methods.
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
    /// Stores letters that have arrived, all in one transaction. When this returns, they may be acknowledged; not those of strangers
    /// that it names, because more of these wait already than can be answered within a day.
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
                    tracing::info!(%letter, way = way.word(), bytes = arrival.size, "a letter has come in");
                }
                None => tracing::debug!(way = way.word(), "a letter has come that is here already"),
            }
        }
        if !left.is_empty() {
            tracing::info!(letters = left.len(), "letters of strangers are not taken now: many wait");
        }
        Ok(left)
    }

    /// The number of letters of strangers for which there are answers today, besides those that wait.
    fn room_for_strangers(&self) -> Result<u64> {
        let ledger = self.ledger();
        if ledger.left(&Purse::Strangers, CostKind::Bytes)?.0 == 0 {
            return Ok(0);
        }
        let (answers, _) = ledger.left(&Purse::Strangers, CostKind::Answers)?;
        Ok(answers.saturating_sub(self.store.n_waiting_of(Rank::Strangers)?))
    }

    /// Handles waiting letters, several in one transaction, each in its own savepoint. Returns their number.
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

    /// Handles the first letters that were waiting when the judge started, one by one, and notes each attempt in
    /// advance: one of them may have crashed the judge. `most` is the size of a batch then.
    pub fn process_inbox_one_by_one(&self, most: u32) -> Result<()> {
        for _ in 0..most {
            let Some(row) = self.store.letters_due(self.now, 1)?.into_iter().next() else { return Ok(()) };
            self.store.transaction(|| {
                self.store.note_attempt(row.id, "the judge stopped while it worked on this letter", None)
            })?;
            let began = Instant::now();
            if MAX_ATTEMPTS <= row.attempts {
                self.store.transaction(|| self.set_aside(&row, "the judge stopped while it worked on it"))?;
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

    /// Handles one letter, whatever else waits: what the keeper has typed while no judge was running.
    ///
    /// # Errors
    /// If the judge fails on it. Then nothing has been done.
    pub fn work_on(&self, row: &InboxRow) -> Result<()> {
        self.store.transaction(|| self.work_through(row)).map(drop)
    }

    /// Handles one letter in the current transaction.
    ///
    /// # Errors
    /// Our own failures only. The caller then undoes everything and keeps the letter.
    pub fn work_through(&self, row: &InboxRow) -> Result<Verdict> {
        self.watch_vouching(row)?;
        session::work(self.0, row, |bounce, details| self.record_bounce(bounce, details))
    }

    /// Notes that a letter, which `began` to be worked on at `now`, is done with.
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
            // The letter is not at fault, and waits until the disk can be written again.
            return Err(error);
        }
        tracing::error!(letter = %row.id, "a letter failed: {error:#}");
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
        tracing::error!(letter = %row.id, "set aside: the judge has failed on it too often");
        let letter = LetterRef::In(row.id);
        let from = inbound::read(&row.raw, &self.judge.address).from.unwrap_or_else(|| "somebody unknown".to_owned());
        let body = wrap(&format!(
            "The judge failed {MAX_ATTEMPTS} times on letter {letter}, from {from}, and has set it aside. Nothing in it was carried out, and its sender has not been answered.\n\nThe cause: {why}\n\nTo try it again, or to give it up:\n\n  chancery letters retry {letter}\n  chancery letters drop {letter}\n\nOr answer this letter with KEEPER LETTERS RETRY {letter}, or DROP.\n"
        ));
        self.judge.tell_keeper(self.store, self.now, &format!("letter {letter} was set aside"), &body)
    }

    /// Works through one batch of what is due: letters that have arrived, and games whose time has come up to
    /// `until`, if the clocks run. Is there more?
    pub fn round(&self, until: Option<Timestamp>, most: u32) -> Result<bool> {
        let n_letters = self.process_inbox(most)?;
        let Some(until) = until else { return Ok(n_letters != 0) };
        // However many letters wait, those that came before a deadline count, and the clock goes on to where they begin.
        let waiting = self.store.oldest_waiting()?.map(|oldest| oldest - SignedDuration::from_secs(1));
        let n_games = Self(Env { now: until.min(waiting.unwrap_or(until)), ..self.0 }).tick(most)?;
        Ok(n_letters + n_games != 0)
    }

    /// Brings the list of games up to date after a batch.
    fn keep_list(&self, most: u32) -> Result<()> {
        listing::refresh(self, most).map(drop)
    }

    /// Carries out what is due in games by the clock, each in its own savepoint. Returns their number.
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

    /// A game that makes the judge fail is left alone for an hour, and the keeper is told.
    fn postpone(&self, game: GameId, error: anyhow::Error) -> Result<()> {
        if Store::is_of_disk(&error) {
            return Err(error);
        }
        tracing::error!(%game, "the clock failed: {error:#}");
        let mut row = self.store.game(game)?;
        row.next_at = Some(self.now + SignedDuration::from_hours(1));
        self.store.change_game(&row)?;
        let body = format!(
            "The clock failed in game '{}'. It will try again in an hour.\nNothing has been lost.\n\n\
             The cause: {error:#}\n\nWhat is known of the game: chancery game show {}\n",
            row.name, row.name
        );
        self.judge.tell_keeper(self.store, self.now, &format!("game '{}' has a problem", row.name), &body)
    }

    /// After the judge was down, postpones the deadlines that passed meanwhile, and tells the players. Records that the judge
    /// is up.
    pub fn wake(&self) -> Result<()> {
        self.wake_after(Trouble::Down)
    }

    /// The same after any trouble, since the judge last recorded that it was up.
    pub fn wake_after(&self, trouble: Trouble) -> Result<()> {
        self.store.transaction(|| {
            let alive = self.store.last_alive()?.unwrap_or(self.now);
            if self.now < alive {
                tracing::warn!("the machine's clock was ahead: the judge has noted that it was up at {alive}");
                self.store.hasten(self.now, self.now + MAX_BACK_OFF)?;
            }
            // While everything stands still there is nothing to move: that is done when it goes on.
            if self.judge.slide_after < self.now.duration_since(alive) && self.store.standstill()?.is_none() {
                tracing::info!("an outage since {alive}: deadlines that passed, or come too soon, are moved on");
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

    /// The letters that can be sent now.
    pub fn outgoing(&self, most: u32) -> Result<Vec<Outgoing>> {
        self.outgoing_besides(most, &HashSet::new())
    }

    /// The letters that can be sent now, besides those that the sender has in hand.
    pub fn outgoing_besides(&self, most: u32, in_hand: &HashSet<MailId>) -> Result<Vec<Outgoing>> {
        let (mut letters, mut too_many) = (Vec::new(), Vec::new());
        // How many have gone to each address in this hour.
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
                tracing::info!(mail = %row.id, "a letter waits for the next hour: many have gone to its address in this one");
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

    /// Notes that letters have not been tried, and are not to be for so long.
    pub fn note_put_back(&self, letters: &[(Vec<MailId>, Duration)]) -> Result<()> {
        if letters.iter().all(|(_, rest)| rest.is_zero()) {
            return Ok(());
        }
        self.store.transaction(|| {
            // What need not rest keeps its place.
            for (ids, rest) in letters.iter().filter(|(_, rest)| !rest.is_zero()) {
                let until = self.now + SignedDuration::try_from(*rest)?;
                ids.iter().try_for_each(|id| self.store.put_back(*id, until))?;
            }
            Ok(())
        })
    }

    /// One letter to see whether any goes out, after this one did not.
    pub fn probe(&self, before: Option<MailId>) -> Result<Vec<Outgoing>> {
        self.store.to_probe(before)?.into_iter().map(|row| self.build_message(row)).collect()
    }

    /// Makes a letter of this judge from a row of the outbox.
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

    /// Returns the address for reports about a letter of ours: one that tells which letter it is, if that fits; no
    /// one's if no one is to hear of it.
    fn return_path_of(&self, id: MailId, written: Timestamp, unanswered: bool) -> String {
        let own = self.judge.reply_address(Bearer::Back(id, written));
        let fits = own.find('@').is_some_and(|length| length <= MAX_LOCAL_PART);
        match self.judge.return_path {
            ReturnPath::Each if unanswered => String::new(),
            ReturnPath::Each if fits => own,
            ReturnPath::Each | ReturnPath::Fixed => self.judge.address.address.clone(),
        }
    }

    /// Notes the outcome of attempts to send. A letter that cannot be delivered is reported.
    pub fn note_deliveries(&self, done: &[(Outgoing, Delivery)]) -> Result<()> {
        failpoint::at("sent");
        self.store.transaction(|| {
            for (letter, delivery) in done {
                let id = letter.id;
                match delivery {
                    Delivery::Sent(reply) => {
                        self.store.mark_sent(id, reply)?;
                        self.store.count_sent(&letter.mail.to, self.now)?;
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

    /// Notes what came of an attempt to send.
    fn count_sent(&self, letter: &Outgoing, delivery: &Delivery) {
        let (mail, outcome) = (letter.id, Sent::from(delivery));
        self.judge.counts.sent.add(outcome);
        let attempt = letter.attempts + 1;
        match outcome {
            Sent::Sent => {
                self.judge.counts.sending.add(self.now.duration_since(letter.mail.written));
                tracing::debug!(%mail, attempt, "sent");
            }
            Sent::Untried => tracing::debug!(%mail, "the mail server could not be reached"),
            Sent::PutOff => tracing::debug!(%mail, attempt, "put off"),
            Sent::Held => tracing::info!(%mail, attempt, "held"),
            // Whoever gives it up has said so.
            Sent::Refused => {}
        }
    }
}

/// Returns the outcome of a letter that was answered, for the log.
fn said_of(answer: store::Answer) -> &'static str {
    use store::Answer;
    match answer {
        Answer::Useful => "answered",
        Answer::Vain => "answered: nothing but errors",
        Answer::Full => "answered: these are too many letters",
    }
}

/// A letter on its way out.
#[derive(Clone, Debug)]
pub struct Outgoing {
    /// Its number in the outbox.
    pub id: MailId,
    /// The game that it is about.
    pub game: Option<GameId>,
    /// The rank by which it goes.
    pub rank: Rank,
    /// The number of attempts so far.
    pub attempts: u32,
    /// The reason why it waited for the keeper, if it did: one word.
    pub held_for: Option<String>,
    /// The pictures that are to be made before it goes, by their place among its parts. Without them it goes as it is.
    pub wishes: Vec<(usize, Kind, Wish)>,
    /// The letter itself.
    pub mail: Mail,
}

/// The pictures that a letter wishes for, by their place among its parts.
fn wishes(parts: &[Part]) -> Vec<(usize, Kind, Wish)> {
    let wish = |(at, part): (usize, &Part)| match &part.content {
        Content::Wish(wish) => Some((at, part.kind, wish.clone())),
        Content::Text(_) | Content::Key(_) => None,
    };
    parts.iter().enumerate().filter_map(wish).collect()
}

/// Returns the attachments that go with a letter. What is not there is left out.
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

/// Returns the wait after this many attempts: one minute, five, fifteen, one hour, then four hours, plus up to a
/// quarter so that letters are not all tried at once.
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
