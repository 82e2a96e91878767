//! The second machine: follows the judge's copy, so that a takeover there is quick.
//!
//! It serves no one, and only reads the copy. When the judge begins a later copy, it follows that. With `after_minutes`
//! it also watches the judge's [`VitalSigns`].
use crate::failpoint;
use crate::judge::clock::Clock;
use crate::judge::config::{Alarm, Config};
use crate::server::condition::{ConditionKey, HealthCondition, Severity};
use crate::server::litestream::Litestream;
use crate::server::lock::Lock;
use crate::server::second_way::SecondWay;
use crate::server::vital_signs::{self, VitalSigns};
use crate::server::{owner, restore};
use crate::store::Store;
use anyhow::{Context as _, Result, ensure};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// The number of looks at the copy in a minute.
const LOOKS: u32 = 12;
/// The times behind the copy that are a warning, and critical.
const BEHIND: SignedDuration = SignedDuration::from_mins(2);
const LOST: SignedDuration = SignedDuration::from_mins(10);
/// The interval between checks of its file.
const CHECK: SignedDuration = SignedDuration::from_hours(1);
/// The attempts to copy the file while nothing is written to it.
const ATTEMPTS: usize = 20;

/// The reason why a standby no longer follows a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FollowedCopy {
    /// The judge has begun a later one.
    LaterBegun,
    /// Its judge is gone.
    JudgeGone,
}

/// A standby's note for `chancery health`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct StandbyNote {
    term: u32,
    /// The last time that it had everything in the copy.
    caught_up: Option<Timestamp>,
    /// The last time that its file was sound.
    proved: Option<Timestamp>,
    /// The reason why it cannot follow, or why its file is not sound.
    trouble: Option<String>,
    /// The reason why it could not take over.
    failure: Option<String>,
}

/// A standby that follows the copy.
pub struct Standby<'a> {
    config: &'a Config,
    litestream: Litestream,
    clock: Clock,
    note: StandbyNote,
    /// The signs of life of the other judge, and its port, if this standby takes over automatically.
    watched: Option<(VitalSigns, &'a str)>,
    /// The interval between looks at the copy.
    look: Duration,
    /// The keeper's program that hears of critical conditions.
    second_way: SecondWay,
    _lock: Lock,
}

fn folder(config: &Config) -> PathBuf {
    config.data.join("standby")
}

fn file(config: &Config, term: u32) -> PathBuf {
    folder(config).join(format!("term-{term}.sqlite"))
}

impl<'a> Standby<'a> {
    /// Creates the only standby of this machine.
    ///
    /// # Errors
    /// If the configuration has no `[copy]`, or `[copy]` does not let the standby take over automatically, or another standby runs here.
    pub fn new(config: &'a Config) -> Result<Self> {
        let (litestream, settings) =
            Litestream::of(config).zip(config.copy.as_ref()).context("the configuration has no [copy]")?;
        ensure!(
            settings.wait || settings.after_minutes.is_none(),
            "with `wait = false` a judge that cannot reach its copy still answers, so the standby must not take over \
             automatically: leave `after_minutes` out"
        );
        owner::make_folder(&folder(config)).with_context(|| format!("cannot create {}", folder(config).display()))?;
        let lock = Lock::take(&folder(config))?;
        // A test's minute is a second.
        let minute = if failpoint::is_in_haste() { Duration::from_secs(1) } else { Duration::from_secs(60) };
        let watched = settings.after_minutes.zip(settings.other_judge.as_deref());
        let watched = watched.map(|(minutes, port)| (VitalSigns::new(minute * minutes, Instant::now()), port));
        let (clock, note) = (Clock::system(), StandbyNote::default());
        // A sign of life from here would hide the judge's death.
        let second_way =
            SecondWay::new(Alarm { alive: Vec::new(), ..config.alarm.clone() }, folder(config).join("second_way.json"));
        Ok(Self { config, litestream, clock, note, watched, look: minute / LOOKS, second_way, _lock: lock })
    }

    /// Follows the copy until its judge is gone and this machine must take over.
    ///
    /// # Errors
    /// If the standby's own folder cannot be written.
    pub async fn follow(&mut self) -> Result<()> {
        loop {
            let trouble = match self.follow_newest().await {
                Ok(FollowedCopy::JudgeGone) => return Ok(()),
                Ok(FollowedCopy::LaterBegun) => None,
                Err(error) => Some(format!("{error:#}")),
            };
            if let Some(why) = &trouble {
                tracing::warn!("the standby cannot follow the copy: {why}");
            }
            self.note.trouble = trouble;
            self.report().await?;
            sleep(self.look).await;
        }
    }

    /// Records why this machine could not take over. The next attempt comes after another such time without a sign of life.
    ///
    /// # Errors
    /// If the standby's own folder cannot be written.
    pub fn note_failure(&mut self, why: &anyhow::Error) -> Result<()> {
        tracing::error!("the standby could not take over: {why:#}");
        self.note.failure = Some(format!("{why:#}"));
        if let Some((signs, _)) = &mut self.watched {
            signs.rest(Instant::now());
        }
        write_note(self.config, &self.note)
    }

    /// Follows the newest copy until there is a later one, or its judge is gone.
    async fn follow_newest(&mut self) -> Result<FollowedCopy> {
        let term = self.litestream.newest_term().await?.context("the judge has not begun a copy yet")?;
        for old in fs::read_dir(folder(self.config))?
            .flatten()
            .filter(|old| old.file_name().to_string_lossy().starts_with("term-"))
        {
            fs::remove_file(old.path()).with_context(|| format!("cannot delete {}", old.path().display()))?;
        }
        let to = file(self.config, term);
        let mut follower = self.litestream.follow(term, &to)?;
        let _open = follower.stdin.take();
        self.note = StandbyNote { term, failure: self.note.failure.take(), ..StandbyNote::default() };
        // A transaction in the copy, with the time when it was the last one there.
        let mut target: Option<(Timestamp, u64)> = None;
        loop {
            sleep(self.look).await;
            if let Some(ended) = follower.try_wait()? {
                anyhow::bail!("Litestream has ended ({ended})");
            }
            if !self.litestream.files(term + 1).await?.is_empty() {
                return Ok(FollowedCopy::LaterBegun);
            }
            let now = self.clock.now();
            let reached = reached(&to).unwrap_or(0);
            if let Some((at, _)) = target.take_if(|(_, txid)| *txid <= reached) {
                self.note.caught_up = Some(at);
            }
            if target.is_none() || self.watched.is_some() {
                let last = self.litestream.files(term).await?.last().map_or(0, |file| file.txid());
                target.get_or_insert((now, last));
                if self.judge_is_gone((term, last)).await {
                    return Ok(FollowedCopy::JudgeGone);
                }
            }
            if self.note.caught_up.is_some() && self.note.proved.is_none_or(|at| CHECK < now.duration_since(at)) {
                self.note.trouble = check(&to).err().map(|error| format!("its file is not sound: {error:#}"));
                self.note.proved = self.note.trouble.is_none().then_some(now);
            }
            self.report().await?;
        }
    }

    /// Writes the note for `chancery health`, and has the keeper told of a critical condition.
    async fn report(&mut self) -> Result<()> {
        write_note(self.config, &self.note)?;
        let now = self.clock.now();
        let found: Vec<HealthCondition> = condition(self.config, now).into_iter().collect();
        self.second_way.hear(now, &found).await;
        Ok(())
    }

    /// Returns whether the judge is gone, with this copy and transaction as its last sign of life.
    async fn judge_is_gone(&mut self, newest: (u32, u64)) -> bool {
        let Some((signs, port)) = &mut self.watched else { return false };
        if signs.see(newest, Instant::now()) {
            self.note.failure = None;
        }
        if !signs.is_weak(Instant::now()) {
            return false;
        }
        let has_answered = vital_signs::answers(port).await;
        tracing::debug!("nothing new is in the copy. Asked {port}, which answers: {has_answered}");
        signs.hear(has_answered, Instant::now());
        let is_gone = signs.has_stopped(Instant::now());
        if is_gone {
            let sentence = format!("the copy has nothing new, and {port} does not answer, so this machine takes over");
            tracing::warn!("{sentence}");
            let gone = HealthCondition::critical(ConditionKey::Standby, sentence, "");
            self.second_way.hear(self.clock.now(), &[gone]).await;
        }
        is_gone
    }
}

/// The last transaction in a follower's file.
fn reached(file: &Path) -> Option<u64> {
    let text = fs::read_to_string(restore::suffixed(file, "-txid")).ok()?;
    u64::from_str_radix(text.trim(), 16).ok()
}

/// Checks a copy of a follower's file.
fn check(file: &Path) -> Result<()> {
    let beside = restore::suffixed(file, ".checked");
    let sound = copy(file, &beside).and_then(|_| {
        let said = Store::open_to_read(&beside)?.integrity()?;
        ensure!(said == "ok", "{said}");
        Ok(())
    });
    for end in ["", "-wal", "-shm"] {
        let _ = fs::remove_file(restore::suffixed(&beside, end));
    }
    sound
}

/// Copies a follower's file while nothing is written to it, and returns its last transaction.
fn copy(file: &Path, to: &Path) -> Result<u64> {
    for _ in 0..ATTEMPTS {
        let state = || Some((reached(file)?, fs::metadata(file).and_then(|about| about.modified()).ok()?));
        let before = state();
        fs::copy(file, to).with_context(|| format!("cannot copy {}", file.display()))?;
        if let (Some((txid, modified)), true) = (before, before == state())
            && modified.elapsed().is_ok_and(|age| Duration::from_millis(200) < age)
        {
            return Ok(txid);
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    anyhow::bail!("{} is written all the time", file.display())
}

/// Copies this machine's standby of a term to a file, if it has one that reaches this transaction.
pub(super) fn take(config: &Config, term: u32, txid: u64, to: &Path) -> bool {
    let from = file(config, term);
    from.exists() && copy(&from, to).is_ok_and(|reached| txid <= reached)
}

fn note_file(config: &Config) -> PathBuf {
    folder(config).join("note.json")
}

fn write_note(config: &Config, note: &StandbyNote) -> Result<()> {
    let (file, beside) = (note_file(config), folder(config).join(".note.json"));
    let written = fs::write(&beside, serde_json::to_string(note)?).and_then(|()| fs::rename(&beside, &file));
    written.with_context(|| format!("cannot write {}", file.display()))
}

/// The condition of the standby on this machine, if one runs.
pub fn condition(config: &Config, now: Timestamp) -> Option<HealthCondition> {
    if !Lock::is_taken(&folder(config)) {
        return None;
    }
    let note = fs::read(note_file(config)).ok().and_then(|note| serde_json::from_slice(&note).ok());
    let StandbyNote { term, caught_up, proved, trouble, failure } = note.unwrap_or_default();
    let trouble = failure.map(|why| format!("it cannot take over: {why}")).or(trouble);
    let behind = caught_up.map(|at| now.duration_since(at));
    let state =
        behind.map_or("not up to date yet".to_owned(), |behind| format!("{} s behind", behind.as_secs().max(0)));
    let severity = match behind {
        _ if trouble.is_some() => Severity::Critical,
        Some(behind) if LOST < behind => Severity::Critical,
        Some(behind) if behind < BEHIND => Severity::Ok,
        _ => Severity::Warning,
    };
    let proved = proved.map(|at| format!(", sound {} min ago", now.duration_since(at).as_secs().max(0) / 60));
    let why = trouble.map(|why| format!(": {why}")).unwrap_or_default();
    let sentence = format!("standby of copy {term}, {state}{}{why}", proved.unwrap_or_default());
    let remedy = "See its log: `journalctl --unit chancery-standby`.";
    Some(HealthCondition { severity, ..HealthCondition::warning(ConditionKey::Standby, sentence, remedy) })
}
