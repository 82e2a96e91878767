//! The second machine: follows the judge's copy, so that a takeover there is quick.
//!
//! It serves no one, and only reads the copy. When the judge begins a later copy, it follows that.
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::condition::{ConditionKey, HealthCondition, Severity};
use crate::server::litestream::Litestream;
use crate::server::lock::Lock;
use crate::server::{owner, restore};
use crate::store::Store;
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::sleep;

/// The interval between looks at the copy.
const LOOK: Duration = Duration::from_secs(5);
/// The times behind the copy that are a warning, and critical.
const BEHIND: SignedDuration = SignedDuration::from_mins(2);
const LOST: SignedDuration = SignedDuration::from_mins(10);
/// The interval between checks of its file.
const CHECK: SignedDuration = SignedDuration::from_hours(1);
/// The attempts to copy the file while nothing is written to it.
const ATTEMPTS: usize = 20;

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
}

fn folder(config: &Config) -> PathBuf {
    config.data.join("standby")
}

fn file(config: &Config, term: u32) -> PathBuf {
    folder(config).join(format!("term-{term}.sqlite"))
}

/// Follows the copy until the process ends.
///
/// # Errors
/// If the configuration has no `[copy]`, or another standby runs here.
pub async fn follow(config: &Config) -> Result<()> {
    let litestream = Litestream::of(config).context("the configuration has no [copy]")?;
    owner::make_folder(&folder(config)).with_context(|| format!("cannot create {}", folder(config).display()))?;
    let _lock = Lock::take(&folder(config))?;
    let clock = Clock::system();
    let mut note = StandbyNote::default();
    loop {
        let trouble = match follow_newest(config, &litestream, &clock, &mut note).await {
            Ok(()) => None,
            Err(error) => Some(format!("{error:#}")),
        };
        if let Some(why) = &trouble {
            tracing::warn!("the standby cannot follow the copy: {why}");
        }
        note.trouble = trouble;
        write_note(config, &note)?;
        sleep(LOOK).await;
    }
}

/// Follows the newest copy until there is a later one.
async fn follow_newest(config: &Config, litestream: &Litestream, clock: &Clock, note: &mut StandbyNote) -> Result<()> {
    let term = litestream.newest_term().await?.context("the judge has not begun a copy yet")?;
    for old in
        fs::read_dir(folder(config))?.flatten().filter(|old| old.file_name().to_string_lossy().starts_with("term-"))
    {
        fs::remove_file(old.path()).with_context(|| format!("cannot delete {}", old.path().display()))?;
    }
    let to = file(config, term);
    let mut follower = litestream.follow(term, &to)?;
    let _open = follower.stdin.take();
    *note = StandbyNote { term, ..StandbyNote::default() };
    // A transaction in the copy, with the time when it was the last one there.
    let mut target: Option<(Timestamp, u64)> = None;
    loop {
        sleep(LOOK).await;
        if let Some(ended) = follower.try_wait()? {
            anyhow::bail!("Litestream has ended ({ended})");
        }
        if !litestream.files(term + 1).await?.is_empty() {
            return Ok(());
        }
        let now = clock.now();
        let reached = reached(&to).unwrap_or(0);
        if let Some((at, _)) = target.take_if(|(_, txid)| *txid <= reached) {
            note.caught_up = Some(at);
        }
        if target.is_none() {
            let last = litestream.files(term).await?.last().map_or(0, |file| file.txid());
            target = Some((now, last));
        }
        if note.caught_up.is_some() && note.proved.is_none_or(|at| CHECK < now.duration_since(at)) {
            note.trouble = check(&to).err().map(|error| format!("its file is not sound: {error:#}"));
            note.proved = note.trouble.is_none().then_some(now);
        }
        write_note(config, note)?;
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
        anyhow::ensure!(said == "ok", "{said}");
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
    let StandbyNote { term, caught_up, proved, trouble } = note.unwrap_or_default();
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
