//! A second way to the keeper, for when e-mail fails: the keeper's programs.
//!
//! `tell` hears when a critical condition begins and when it is over, at most once in ten minutes for each key. A message that failed is
//! repeated with the next. `alive` runs at an interval while all is well, for a service that notices its absence.
//!
//! The messages so far are in a file, since a repair often restarts the judge. They are not in the database, which may be what fails.
use crate::judge::config::Alarm;
use crate::server::condition::{ConditionKey, HealthCondition, Severity, verdict};
use anyhow::{Context as _, Result, bail, ensure};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::process::Command;
use tokio::time::timeout;

/// The minimum time between two messages about one key.
const BETWEEN: SignedDuration = SignedDuration::from_mins(10);
/// The maximum number of unsent lines of one key.
const MOST: usize = 20;
/// The time limit for a program.
const PATIENCE: Duration = Duration::from_secs(60);

/// The programs, and the messages so far.
#[derive(Debug, Default)]
pub struct SecondWay {
    alarm: Alarm,
    /// The file with the histories.
    file: PathBuf,
    keys: BTreeMap<ConditionKey, AlarmHistory>,
    /// The time of the last sign of life.
    alive_at: Option<Timestamp>,
}

/// The state of one key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct AlarmHistory {
    /// The sentence of the critical condition, while it holds.
    critical: Option<String>,
    /// The unsent lines.
    untold: Vec<String>,
    /// The time of the last message.
    at: Option<Timestamp>,
}

/// A message for `tell`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key.
    pub key: ConditionKey,
    /// The present severity of the key.
    pub severity: Severity,
    /// The lines, oldest first.
    pub text: String,
}

impl SecondWay {
    /// The second way of this configuration, with its messages so far in this file.
    pub fn new(alarm: Alarm, file: PathBuf) -> Self {
        let kept: Option<BTreeMap<String, AlarmHistory>> =
            fs::read(&file).ok().and_then(|kept| serde_json::from_slice(&kept).ok());
        let keys = kept.unwrap_or_default().into_iter();
        let keys = keys.filter_map(|(key, history)| Some((ConditionKey::of(&key)?, history))).collect();
        Self { alarm, file, keys, alive_at: None }
    }

    /// Keeps the histories for the next start. On a full disk they are lost with the program.
    pub fn keep(&self) {
        let keys: BTreeMap<&str, &AlarmHistory> =
            self.keys.iter().map(|(key, history)| (key.word(), history)).collect();
        let kept = serde_json::to_vec(&keys).map_err(anyhow::Error::from);
        if let Err(error) = kept.and_then(|kept| Ok(fs::write(&self.file, kept)?)) {
            tracing::warn!("cannot write {}: {error}", self.file.display());
        }
    }

    /// Handles an assessment, and runs the programs that have something to say.
    pub(super) async fn hear(&mut self, now: Timestamp, conditions: &[HealthCondition]) {
        if !self.alarm.tell.is_empty() {
            let before = self.keys.clone();
            for message in self.due(now, conditions) {
                match run(&self.alarm.tell, Some(&message)).await {
                    Ok(()) => self.told(message.key, now),
                    Err(error) => tracing::error!("`tell` failed: {error:#}"),
                }
            }
            if self.keys != before {
                self.keep();
            }
        }
        if self.is_alive_due(now, conditions) {
            match run(&self.alarm.alive, None).await {
                Ok(()) => {}
                Err(error) => tracing::warn!("`alive` failed: {error:#}"),
            }
        }
    }

    /// Returns the messages that are due after this assessment.
    pub fn due(&mut self, now: Timestamp, conditions: &[HealthCondition]) -> Vec<Message> {
        let mut due = Vec::new();
        for &key in ConditionKey::ALL {
            let found = conditions.iter().filter(|found| found.key == key);
            let severity = found.clone().map(|found| found.severity).max().unwrap_or(Severity::Ok);
            let critical = found.filter(|found| found.severity == Severity::Critical).map(HealthCondition::line).next();
            let told = self.keys.entry(key).or_default();
            match (&told.critical, &critical) {
                (None, Some(line)) => told.untold.push(format!("CRITICAL: {}: {line}", key.word())),
                (Some(line), None) => told.untold.push(format!("{}: {}: over: {line}", severity.word(), key.word())),
                (Some(_), Some(_)) | (None, None) => {}
            }
            told.critical = critical;
            if MOST < told.untold.len() {
                told.untold.remove(0);
            }
            let may = told.at.is_none_or(|at| BETWEEN <= now.duration_since(at).abs());
            if may && !told.untold.is_empty() {
                due.push(Message { key, severity, text: told.untold.join("\n") + "\n" });
            }
        }
        due
    }

    /// Records that a message has arrived.
    pub fn told(&mut self, key: ConditionKey, now: Timestamp) {
        let told = self.keys.entry(key).or_default();
        told.untold.clear();
        told.at = Some(now);
    }

    /// Returns whether the sign of life is due now, and records that.
    pub fn is_alive_due(&mut self, now: Timestamp, conditions: &[HealthCondition]) -> bool {
        let every = SignedDuration::from_mins(i64::from(self.alarm.alive_minutes));
        let is_due = self.alive_at.is_none_or(|at| every <= now.duration_since(at).abs());
        let runs = !self.alarm.alive.is_empty() && is_due && verdict(conditions) == Severity::Ok;
        if runs {
            self.alive_at = Some(now);
        }
        runs
    }
}

/// Runs the keeper's program, with a message on its standard input.
///
/// # Errors
/// If it does not start, fails, or takes too long.
pub async fn run(program: &[String], message: Option<&Message>) -> Result<()> {
    let (name, arguments) = program.split_first().context("it names no program")?;
    let mut command = Command::new(name);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).kill_on_drop(true);
    if let Some(message) = message {
        command.env("CHANCERY_KEY", message.key.word()).env("CHANCERY_SEVERITY", message.severity.word());
    }
    let mut child = command.stdin(Stdio::piped()).spawn().with_context(|| format!("cannot run {name}"))?;
    let work = async {
        if let (Some(mut input), Some(message)) = (child.stdin.take(), message) {
            // A program that does not read its input may still do its work.
            let _ = input.write_all(message.text.as_bytes()).await;
        }
        Ok::<_, anyhow::Error>(child.wait().await?)
    };
    match timeout(PATIENCE, work).await {
        Ok(ended) => ensure!(ended?.success(), "{name} failed"),
        Err(_) => bail!("{name} did not finish within {} s", PATIENCE.as_secs()),
    }
    Ok(())
}
