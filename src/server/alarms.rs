//! The keeper's e-mails about conditions, and the judge's notes on how long each has held.
//!
//! The clerk hears each assessment. It e-mails the keeper about a condition that lasts, and again when it is over. Conditions whose event the
//! judge itself sees are e-mailed by the code that sees it, with the same sentence. An e-mail that cannot be stored, because the disk is
//! full, waits here and becomes part of the next.
use crate::judge::Judge;
use crate::server::condition::{ConditionKey, HealthCondition};
use crate::store::{NotedCondition, Store};
use crate::text::{counted, wrap};
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;

/// Shorter conditions are not e-mailed.
const BLIP: SignedDuration = SignedDuration::from_mins(2);
/// The minimum time between two e-mails to the keeper that the same condition has begun.
pub(super) const TELL_AGAIN: SignedDuration = SignedDuration::from_hours(6);
/// The maximum number of unsent paragraphs.
const MOST: usize = 100;

/// The present conditions, and the keeper's unsent e-mails.
#[derive(Debug, Default)]
pub struct Alarms {
    /// The conditions that hold. `None` until they are read from the database.
    noted: Option<BTreeMap<ConditionKey, OngoingCondition>>,
    /// The time of the last e-mail about each key.
    told_at: BTreeMap<ConditionKey, Timestamp>,
    /// The unsent paragraphs, each with its subject.
    untold: Vec<(String, String)>,
    /// The keys whose notes differ from the database.
    changed: Vec<ConditionKey>,
}

#[derive(Clone, Debug)]
struct OngoingCondition {
    since: Timestamp,
    is_told: bool,
    last: String,
}

impl ConditionKey {
    /// Returns whether an assessment leads to an e-mail. The others are e-mailed at their event, or by their nature cannot be.
    fn is_told_here(self) -> bool {
        match self {
            Self::Database
            | Self::Configuration
            | Self::Owner
            | Self::Mailbox
            | Self::Games
            | Self::Queue
            | Self::Certificate
            | Self::Copy
            | Self::Erasure
            | Self::Pages
            | Self::Console
            | Self::Metrics => true,
            Self::Judge
            | Self::Disk
            | Self::WayIn
            | Self::WayOut
            | Self::Clock
            | Self::Paused
            | Self::ReadOnly
            | Self::Stuck
            | Self::Stopped
            | Self::Strangers
            | Self::Keeper
            | Self::ForgedHeader
            | Self::Standby
            | Self::Backups => false,
        }
    }
}

impl Alarms {
    /// Handles an assessment: notes the changes, and e-mails the keeper. What fails is tried again with the next one.
    ///
    /// # Errors
    /// If the database cannot be written.
    pub fn hear(&mut self, judge: &Judge, store: &Store, now: Timestamp, conditions: &[HealthCondition]) -> Result<()> {
        let mut noted = match self.noted.take() {
            Some(noted) => noted,
            None => remembered(store)?,
        };
        for &key in ConditionKey::ALL {
            let worst =
                conditions.iter().filter(|found| found.key == key && found.is_bad()).max_by_key(|found| found.severity);
            self.follow(key, worst, &mut noted, now);
        }
        self.noted = Some(noted);
        self.write(judge, store, now)
    }

    fn follow(
        &mut self,
        key: ConditionKey,
        worst: Option<&HealthCondition>,
        noted: &mut BTreeMap<ConditionKey, OngoingCondition>,
        now: Timestamp,
    ) {
        match (worst, noted.get_mut(&key)) {
            (Some(found), None) => {
                let since = found.since.unwrap_or(now).min(now);
                noted.insert(key, OngoingCondition { since, is_told: false, last: found.line() });
                self.changed.push(key);
            }
            (Some(found), Some(noted)) => {
                noted.last = found.line();
                let lasts = BLIP <= now.duration_since(noted.since);
                let is_news = self.told_at.get(&key).is_none_or(|told| TELL_AGAIN <= now.duration_since(*told));
                if key.is_told_here() && lasts && is_news && !noted.is_told {
                    noted.is_told = true;
                    self.told_at.insert(key, now);
                    self.changed.push(key);
                    self.keep(format!("{}: {}", found.severity.word(), key.word()), found.paragraphs());
                }
            }
            (None, Some(_)) => {
                if let Some(over) = noted.remove(&key).filter(|noted| noted.is_told) {
                    let what = if over.last.is_empty() { String::new() } else { format!(" It was: {}.", over.last) };
                    self.keep(format!("OK: {}", key.word()), format!("OK: {}: this is over.{what}", key.word()));
                }
                self.changed.push(key);
            }
            (None, None) => {}
        }
    }

    fn keep(&mut self, subject: String, paragraphs: String) {
        if MOST <= self.untold.len() {
            self.untold.remove(0);
        }
        self.untold.push((subject, paragraphs));
    }

    /// Writes the changed notes, and one e-mail with all unsent paragraphs.
    fn write(&mut self, judge: &Judge, store: &Store, now: Timestamp) -> Result<()> {
        if self.changed.is_empty() && self.untold.is_empty() {
            return Ok(());
        }
        store.transaction(|| {
            for key in &self.changed {
                match self.noted.iter().find_map(|noted| noted.get(key)) {
                    Some(OngoingCondition { since, is_told, .. }) => {
                        let key = key.word().to_owned();
                        store.note_condition(&NotedCondition { key, since: *since, is_told: *is_told })?;
                    }
                    None => store.forget_condition(key.word())?,
                }
            }
            let subject = match self.untold.as_slice() {
                [] => return Ok(()),
                [(subject, _)] => subject.clone(),
                more => counted(more.len(), "change").clone() + " of the judge's health",
            };
            let paragraphs: Vec<&str> = self.untold.iter().map(|(_, paragraphs)| paragraphs.as_str()).collect();
            let body = format!("{}\n\nTo see everything, type there:\n\n  chancery health\n", paragraphs.join("\n\n"));
            judge.tell_keeper(store, now, &subject, &wrap(&body))
        })?;
        self.changed.clear();
        self.untold.clear();
        Ok(())
    }
}

/// The conditions that held when the judge stopped.
fn remembered(store: &Store) -> Result<BTreeMap<ConditionKey, OngoingCondition>> {
    let rows = store.noted_conditions()?.into_iter();
    Ok(rows
        .filter_map(|row| {
            let key = ConditionKey::of(&row.key)?;
            Some((key, OngoingCondition { since: row.since, is_told: row.is_told, last: String::new() }))
        })
        .collect())
}
