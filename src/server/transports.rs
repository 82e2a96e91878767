//! The mail transports: whether each works, since when it has failed, and who has been told.
//!
//! Tasks report the outcome of each use with [`Event::Way`](super::runtime::Event). The clerk keeps the states here. It logs each change
//! once, and stores it in the database for `check`, monitors and the next start. If a failure lasts, the keeper is told, and told again
//! when it is over.
use crate::game::dates::friendly;
use crate::judge::Judge;
use crate::mail::sink::Delivery;
use crate::server::condition;
use crate::server::work::Outgoing;
use crate::store::{Direction, Store, WayRow, Works};
use crate::text::{counted, without_addresses, wrap};
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeSet;

/// Shorter failures are logged, but not e-mailed.
const BLIP: SignedDuration = SignedDuration::from_mins(2);
/// The minimum time between two e-mails to the keeper about the same transport, so that intermittent failures do not flood the keeper's
/// mailbox.
const BETWEEN_LETTERS: SignedDuration = SignedDuration::from_hours(1);
/// The number of domains to which e-mails are deferred, with none accepted, that shows the server itself to be in trouble.
const DOMAINS: usize = 2;

/// The number of a transport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TransportId(usize);

/// The outcome of using a transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TransportOutcome {
    /// It worked, even if there was nothing to do.
    Worked,
    /// It failed, for this reason. The e-mails are not at fault.
    Failed(String),
}

/// All of the judge's transports.
#[derive(Debug, Default)]
pub(super) struct Transports {
    ways: Vec<Transport>,
}

#[derive(Debug)]
struct Transport {
    row: WayRow,
    /// The state last logged.
    logged: Option<bool>,
    /// The start of the failure, if it has just ended.
    recovered: Option<Timestamp>,
    /// True if it differs from the database.
    changed: bool,
    /// The time when the keeper was last told that it fails.
    told_at: Option<Timestamp>,
    /// The domains to which e-mails were deferred since one was last accepted, and the time of the first.
    put_off: Option<(Timestamp, BTreeSet<String>)>,
}

impl Transports {
    /// Adds a transport, and returns its number.
    pub(super) fn add(&mut self, direction: Direction, name: String) -> TransportId {
        let row = WayRow { name, direction, works: Works::Yes, worked: None, told: None };
        let way = Transport { row, logged: None, recovered: None, changed: true, told_at: None, put_off: None };
        self.ways.push(way);
        TransportId(self.ways.len() - 1)
    }

    /// Restores the states from before the judge stopped, and deletes transports that it no longer has.
    pub(super) fn remember(&mut self, store: &Store) -> Result<()> {
        for noted in store.ways()? {
            let is_it = |way: &&mut Transport| way.row.name == noted.name && way.row.direction == noted.direction;
            match self.ways.iter_mut().find(is_it) {
                Some(way) => way.row = noted,
                None => store.transaction(|| store.forget_way(&noted))?,
            }
        }
        Ok(())
    }

    /// Handles the outcome of using a transport.
    pub(super) fn hear(&mut self, now: Timestamp, TransportId(n): TransportId, outcome: TransportOutcome) {
        let Some(way) = self.ways.get_mut(n) else { return };
        match outcome {
            TransportOutcome::Worked => way.worked(now),
            TransportOutcome::Failed(why) => {
                // A working mailbox is polled all the time, so anything new arrived after its last success.
                let watched = way.row.direction == Direction::In && way.logged == Some(true);
                way.failed(now, way.row.worked.filter(|_| watched).unwrap_or(now), &why);
            }
        }
    }

    /// Handles the outcomes of e-mails.
    pub(super) fn hear_of_deliveries(&mut self, now: Timestamp, done: &[(Outgoing, Delivery)]) {
        let Some(way) = self.ways.iter_mut().find(|way| way.row.direction == Direction::Out) else { return };
        for (letter, delivery) in done {
            match delivery {
                Delivery::Sent(_) => way.worked(now),
                Delivery::Untried(why) => {
                    way.put_off = None;
                    way.failed(now, now, why);
                }
                Delivery::Later(why) | Delivery::LaterThere(why) | Delivery::Held(_, why) => {
                    way.put_off(now, &letter.mail.to, why)
                }
                // That is about this recipient, so the server works. The judge's own refusals say nothing about it, and neither does a
                // single refusal by a server that defers all other e-mails.
                Delivery::Refused(why) if is_answer(why) && way.put_off.is_none() => way.worked(now),
                Delivery::Refused(_) => {}
            }
        }
    }

    /// The time since which no e-mail can be sent: since the first transport failed, if none works.
    pub(super) fn mute_since(&self) -> Option<Timestamp> {
        self.none_since(Direction::Out)
    }

    /// The time since which no e-mail can be received.
    pub(super) fn deaf_since(&self) -> Option<Timestamp> {
        self.none_since(Direction::In)
    }

    /// Returns whether the keeper already knows that no e-mail can be received.
    pub(super) fn keeper_knows_of_deafness(&self) -> bool {
        self.ways.iter().any(|way| way.row.direction == Direction::In && way.row.told.is_some())
    }

    fn none_since(&self, direction: Direction) -> Option<Timestamp> {
        let mut first: Option<Timestamp> = None;
        for way in self.ways.iter().filter(|way| way.row.direction == direction) {
            match way.row.works {
                Works::Yes => return None,
                Works::Fails { since, .. } => first = Some(first.map_or(since, |first| first.min(since))),
            }
        }
        first
    }

    /// Returns whether an outgoing transport is in trouble because its server defers all e-mails.
    pub(super) fn puts_off(&self) -> bool {
        self.ways.iter().any(|way| way.put_off.is_some() && way.row.works != Works::Yes)
    }

    /// Records changed states, and tells the keeper of lasting ones.
    pub(super) fn look(&mut self, judge: &Judge, store: &Store, now: Timestamp) -> Result<()> {
        for i in 0..self.ways.len() {
            let is_alone = |way: &Transport| {
                self.ways.iter().filter(|other| other.row.direction == way.row.direction).count() == 1
            };
            let alone = self.ways.get(i).is_some_and(is_alone);
            let Some(way) = self.ways.get_mut(i) else { continue };
            if let Some(since) = way.recovered {
                store.transaction(|| way.tell_of_recovery(judge, store, now, since))?;
                way.recovered = None;
            }
            if way.is_to_be_told(now) {
                store.transaction(|| way.tell_of_failure(judge, store, now, alone))?;
            }
            if std::mem::take(&mut way.changed) {
                store.transaction(|| store.note_way(&way.row))?;
            }
        }
        Ok(())
    }

    /// Records the last success of each transport.
    pub(super) fn note(&self, store: &Store) -> Result<()> {
        store.transaction(|| self.ways.iter().try_for_each(|way| store.note_way(&way.row)))
    }
}

impl Transport {
    fn worked(&mut self, now: Timestamp) {
        // A transport that last worked some time ago is recorded at once when it works again.
        self.changed |= self.row.worked.replace(now).is_none();
        self.put_off = None;
        let before = std::mem::replace(&mut self.row.works, Works::Yes);
        if let Works::Fails { since, .. } = before {
            tracing::info!("{} works again, after {}", self.row.name, lasted(since, now));
            (self.recovered, self.changed) = (Some(since), true);
        } else if self.logged.is_none() {
            tracing::debug!("{} works", self.row.name);
        }
        self.logged = Some(true);
    }

    fn failed(&mut self, now: Timestamp, since: Timestamp, why: &str) {
        let why = without_addresses(why);
        let name = &self.row.name;
        if self.logged.replace(false) == Some(false) {
            tracing::debug!("{name} still does not work: {why}");
        } else {
            let meanwhile = self.meanwhile();
            tracing::warn!("{name} does not work: {why}. {meanwhile} If it lasts, type: chancery check");
        }
        let known_since = match self.row.works {
            Works::Fails { since, .. } => Some(since),
            Works::Yes => None,
        };
        // A changing reason need not be stored at each attempt.
        self.changed |= known_since.is_none();
        self.row.works = Works::Fails { since: known_since.unwrap_or(since.min(now)), why };
    }

    /// Handles a server's deferral of an e-mail. That may be about the e-mail, unless the server defers all of them.
    fn put_off(&mut self, now: Timestamp, recipient: &str, why: &str) {
        let domain = recipient.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
        let (since, domains) = self.put_off.get_or_insert_with(|| (now, BTreeSet::new()));
        domains.insert(domain);
        let (since, is_all) = (*since, DOMAINS <= domains.len());
        if is_all && BLIP <= now.duration_since(since) {
            self.failed(now, since, &format!("it defers all e-mails ({})", code(why)));
        }
    }

    /// Describes what the judge does while it fails.
    fn meanwhile(&self) -> &'static str {
        match self.row.direction {
            Direction::In => "E-mails wait there, and the judge tries again automatically.",
            Direction::Out => {
                "E-mails wait in the outbox, the game clocks are paused, and the judge tries again automatically."
            }
        }
    }

    fn is_to_be_told(&self, now: Timestamp) -> bool {
        let Works::Fails { since, .. } = self.row.works else { return false };
        let lasts = BLIP <= now.duration_since(since);
        let is_news = self.told_at.is_none_or(|told| BETWEEN_LETTERS <= now.duration_since(told));
        lasts && self.row.told.is_none() && is_news
    }

    fn tell_of_failure(&mut self, judge: &Judge, store: &Store, now: Timestamp, alone: bool) -> Result<()> {
        let Some(found) = condition::way(&self.row) else { return Ok(()) };
        let name = &self.row.name;
        let clocks = "the clocks of all games are paused, so no player is late because of it. After a long failure, the \
                      judge moves the deadlines and e-mails the players.";
        let (subject, clocks) = match self.row.direction {
            Direction::In if alone => {
                (format!("cannot read e-mails: {name}"), format!("While the judge can read no e-mail, {clocks}"))
            }
            Direction::In => (
                format!("cannot read e-mails: {name}"),
                "The judge answers e-mails from its other ways in as usual.".to_owned(),
            ),
            Direction::Out => {
                tracing::error!("no e-mail goes out: {}", found.line());
                (format!("cannot send e-mails: {name}"), format!("Until they go out, {clocks}"))
            }
        };
        let text = format!(
            "{}\n\n{clocks}\n\nTo see what is wrong, type on the judge's machine:\n\n  chancery check\n",
            found.paragraphs()
        );
        judge.tell_keeper(store, now, &subject, &wrap(&text))?;
        (self.row.told, self.told_at, self.changed) = (Some(store.last_posted()?), Some(now), true);
        Ok(())
    }

    fn tell_of_recovery(&mut self, judge: &Judge, store: &Store, now: Timestamp, since: Timestamp) -> Result<()> {
        let Some(told) = self.row.told.take() else { return Ok(()) };
        self.changed = true;
        // If the keeper was not told in time, one e-mail is enough.
        store.withdraw(told)?;
        let name = &self.row.name;
        let waited = match self.row.direction {
            Direction::In => "The judge is reading the e-mails that waited there.".to_owned(),
            Direction::Out => match store.outbox_counts()?.new {
                0 => "No e-mail had to wait.".to_owned(),
                1 => "One e-mail waited, and goes out now.".to_owned(),
                n => format!("{n} e-mails waited, and go out now."),
            },
        };
        let text = format!(
            "{name} works again. It did not from {} to {} ({}). {waited}\n\nYou don't have to do anything.\n",
            friendly(since, &TimeZone::UTC),
            friendly(now, &TimeZone::UTC),
            lasted(since, now)
        );
        judge.tell_keeper(store, now, &format!("it works again: {name}"), &wrap(&text))
    }
}

/// Returns an approximate duration: `3 hours`.
pub(super) fn lasted(since: Timestamp, now: Timestamp) -> String {
    let seconds = now.duration_since(since).as_secs().max(0);
    let (n, unit) = match seconds {
        ..120 => (seconds, "second"),
        120..7200 => (seconds / 60, "minute"),
        7200..172_800 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    counted(n, unit)
}

/// Returns whether this is a mail server's reply, which begins with three digits (RFC 5321 section 4.2).
fn is_answer(text: &str) -> bool {
    text.split([' ', '-']).next().is_some_and(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The codes at the start of a mail server's reply: `451 4.7.1`. Its words may name people.
fn code(answer: &str) -> String {
    let is_code = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let codes: Vec<&str> = answer.split_whitespace().take_while(is_code).take(2).collect();
    if codes.is_empty() { "no reason given".to_owned() } else { codes.join(" ") }
}
