//! The ways in and out: does each of them work, since when not, and who has been told.
//!
//! Whoever moves letters reports with [`Event::Way`](super::runtime::Event) what came of it, each time. The clerk keeps the
//! states here. A change is logged once, and noted in the database for `check`, monitors and the next start. If it lasts for
//! longer than a blip, the keeper is told, and told once more when it is over.
use crate::game::dates::friendly;
use crate::judge::Judge;
use crate::mail::sink::Delivery;
use crate::server::work::Outgoing;
use crate::store::{Direction, Store, WayRow, Works};
use crate::text::{counted, without_addresses, wrap};
use anyhow::Result;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeSet;

/// Shorter trouble is logged, but not mailed.
const BLIP: SignedDuration = SignedDuration::from_mins(2);
/// The least time between two letters to the keeper that the same way fails: one that comes and goes must not fill the keeper's
/// mailbox.
const BETWEEN_LETTERS: SignedDuration = SignedDuration::from_hours(1);
/// If letters to this many domains are put off, and no letter is accepted, the server itself is in trouble.
const DOMAINS: usize = 2;

/// The number of a way, for reports about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TransportId(usize);

/// The outcome of an attempt to use a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TransportOutcome {
    /// It worked, though perhaps there was nothing to do.
    Worked,
    /// It did not, for this reason. The letters are not at fault.
    Failed(String),
}

/// All ways of this judge.
#[derive(Debug, Default)]
pub(super) struct Transports {
    ways: Vec<Transport>,
}

#[derive(Debug)]
struct Transport {
    row: WayRow,
    /// The state that the log was last told.
    logged: Option<bool>,
    /// Since when it had failed, until it worked again just now.
    recovered: Option<Timestamp>,
    /// Differs from what the database knows.
    changed: bool,
    /// The time at which the keeper was last told that it fails.
    told_at: Option<Timestamp>,
    /// The recipients' domains for which letters were put off since one was last accepted, and since when.
    put_off: Option<(Timestamp, BTreeSet<String>)>,
}

impl Transports {
    /// Adds a way. Its number.
    pub(super) fn add(&mut self, direction: Direction, name: String) -> TransportId {
        let row = WayRow { name, direction, works: Works::Yes, worked: None, told: None };
        let way = Transport { row, logged: None, recovered: None, changed: true, told_at: None, put_off: None };
        self.ways.push(way);
        TransportId(self.ways.len() - 1)
    }

    /// Goes on from what was noted before the judge stopped, and forgets ways that it no longer has.
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

    /// Hears what came of an attempt.
    pub(super) fn hear(&mut self, now: Timestamp, TransportId(n): TransportId, outcome: TransportOutcome) {
        let Some(way) = self.ways.get_mut(n) else { return };
        match outcome {
            TransportOutcome::Worked => way.worked(now),
            TransportOutcome::Failed(why) => {
                // A mailbox is looked into all the time, so what is new has come since it last worked.
                let watched = way.row.direction == Direction::In && way.logged == Some(true);
                way.failed(now, way.row.worked.filter(|_| watched).unwrap_or(now), &why);
            }
        }
    }

    /// Hears what became of letters.
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
                // That is about this recipient: a server that says so works. What we refuse ourselves says nothing about it, and
                // neither does one refusal of a server that puts off all others.
                Delivery::Refused(why) if is_answer(why) && way.put_off.is_none() => way.worked(now),
                Delivery::Refused(_) => {}
            }
        }
    }

    /// Since when no letter goes out, as far as the ways know: since the first of them failed, if none works.
    pub(super) fn mute_since(&self) -> Option<Timestamp> {
        self.none_since(Direction::Out)
    }

    /// Since when no letter comes in, as far as the ways know.
    pub(super) fn deaf_since(&self) -> Option<Timestamp> {
        self.none_since(Direction::In)
    }

    /// Returns whether the keeper knows already that no letter comes in.
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

    /// Returns whether a way out is in trouble because its server puts off all letters.
    pub(super) fn puts_off(&self) -> bool {
        self.ways.iter().any(|way| way.put_off.is_some() && way.row.works != Works::Yes)
    }

    /// Notes what has changed, and tells the keeper what has lasted.
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

    /// Notes when each way last worked.
    pub(super) fn note(&self, store: &Store) -> Result<()> {
        store.transaction(|| self.ways.iter().try_for_each(|way| store.note_way(&way.row)))
    }
}

impl Transport {
    fn worked(&mut self, now: Timestamp) {
        // That it works at all is noted at once, when it last did only from time to time.
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
        // A reason that changes with each attempt need not be written each time.
        self.changed |= known_since.is_none();
        self.row.works = Works::Fails { since: known_since.unwrap_or(since.min(now)), why };
    }

    /// The server does not want a letter now. That may be about the letter, unless it wants none at all.
    fn put_off(&mut self, now: Timestamp, recipient: &str, why: &str) {
        let domain = recipient.rsplit('@').next().unwrap_or_default().to_ascii_lowercase();
        let (since, domains) = self.put_off.get_or_insert_with(|| (now, BTreeSet::new()));
        domains.insert(domain);
        let (since, is_all) = (*since, DOMAINS <= domains.len());
        if is_all && BLIP <= now.duration_since(since) {
            self.failed(now, since, &format!("it puts off all letters ({})", code(why)));
        }
    }

    /// Says what the judge does while it fails.
    fn meanwhile(&self) -> &'static str {
        match self.row.direction {
            Direction::In => "Letters wait there, and the judge tries again by itself.",
            Direction::Out => {
                "Letters wait in the outbox, the clocks of the games stand still, and the judge tries again by itself."
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
        let Works::Fails { since, why } = &self.row.works else { return Ok(()) };
        let name = &self.row.name;
        let since = friendly(*since, &TimeZone::UTC);
        let (subject, what) = match self.row.direction {
            Direction::In => {
                let clocks = if alone {
                    "\n\nWhile no letter can be read, the clocks of all games stand still: nobody is late because of it. If it lasts for long, the deadlines are moved on afterwards, and the players are told."
                } else {
                    "\n\nLetters that come in another way are answered as always."
                };
                let text = format!(
                    "{name} has not worked since {since}:\n\n  {why}\n\nLetters wait there; none is lost. The judge tries again by itself.{clocks}"
                );
                (format!("letters cannot be read: {name}"), text)
            }
            Direction::Out => {
                tracing::error!("no letter has gone out since {since}: {name}: {why}");
                let text = format!(
                    "{name} did not work from {since} on:\n\n  {why}\n\nThe judge's letters wait in its outbox; none is lost. Until they go out, the clocks of all games stand still: nobody is late because of it. If it lasts for long, the deadlines are moved on afterwards, and the players are told."
                );
                (format!("letters do not go out: {name}"), text)
            }
        };
        let text = format!("{what}\n\nTo see what is wrong, type on the judge's machine:\n\n  chancery check\n");
        judge.tell_keeper(store, now, &subject, &wrap(&text))?;
        (self.row.told, self.told_at, self.changed) = (Some(store.last_posted()?), Some(now), true);
        Ok(())
    }

    fn tell_of_recovery(&mut self, judge: &Judge, store: &Store, now: Timestamp, since: Timestamp) -> Result<()> {
        let Some(told) = self.row.told.take() else { return Ok(()) };
        self.changed = true;
        // If nobody could be told in time, one letter is enough.
        store.withdraw(told)?;
        let name = &self.row.name;
        let waited = match self.row.direction {
            Direction::In => "The letters that waited there are being read now.".to_owned(),
            Direction::Out => match store.outbox_counts()?.new {
                0 => "No letter had to wait.".to_owned(),
                1 => "One letter waited, and goes out now.".to_owned(),
                n => format!("{n} letters waited, and go out now."),
            },
        };
        let text = format!(
            "{name} works again. It did not from {} to {} ({}). {waited}\n\nThere is nothing that you must do.\n",
            friendly(since, &TimeZone::UTC),
            friendly(now, &TimeZone::UTC),
            lasted(since, now)
        );
        judge.tell_keeper(store, now, &format!("it works again: {name}"), &wrap(&text))
    }
}

/// Returns the time that something has lasted, roughly: `3 hours`.
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

/// Returns whether this is the answer of a mail server. It begins with three digits (RFC 5321 section 4.2).
fn is_answer(text: &str) -> bool {
    text.split([' ', '-']).next().is_some_and(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The numbers that a mail server's answer begins with: `451 4.7.1`. Its words may name people.
fn code(answer: &str) -> String {
    let is_code = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let codes: Vec<&str> = answer.split_whitespace().take_while(is_code).take(2).collect();
    if codes.is_empty() { "it does not say why".to_owned() } else { codes.join(" ") }
}
