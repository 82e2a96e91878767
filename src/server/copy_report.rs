//! Reports on the judge's copy elsewhere, for `chancery copy`, `chancery health`, `chancery check` and monitors.
use crate::judge::config::Config;
use crate::server::condition::{ConditionKey, HealthCondition};
use crate::server::litestream::{Litestream, wait_for};
use crate::store::{CopyTrouble, Store};
use crate::text::counted;
use anyhow::{Context as _, Result};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::PathBuf;

/// The longest time between two proofs of the copy.
const PROOF: SignedDuration = SignedDuration::from_hours(8 * 24);
/// The sizes of the log, in MiB, above which the copy is too slow.
const LONG_LOG: u64 = 256;
const ENDLESS_LOG: u64 = 1024;

/// The warning to keepers without a copy.
pub const NONE: &str = "A lost disk loses everything since the last backup.";

/// The condition of a judge without a copy: it works.
pub fn no_copy() -> HealthCondition {
    HealthCondition::ok(ConditionKey::Copy, format!("no copy ([copy] in the configuration). {NONE}"))
}

/// The state of the copy, for `chancery copy`.
#[derive(Clone, Debug, Default, Serialize)]
pub struct CopyReport {
    /// The number of the copy. 0: none has begun.
    pub term: u32,
    /// Its place.
    pub place: String,
    /// True once it has held the whole database.
    pub is_whole: bool,
    /// The failure of the copy, if the running judge has noted one.
    pub trouble: Option<CopyTrouble>,
    /// The last transaction that it can restore, or the reason why it cannot.
    pub restorable: Option<u64>,
    /// See `restorable`.
    pub damage: Option<String>,
    /// The number of its files, and their size.
    pub files: usize,
    /// See `files`.
    pub bytes: u64,
    /// The time of the newest file.
    pub newest: Option<Timestamp>,
    /// The last time that it was restored and proved here.
    pub proved: Option<Timestamp>,
}

/// A proof of the copy, as noted in its folder on this machine.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct CopyProof {
    at: Timestamp,
}

fn proof_file(config: &Config) -> PathBuf {
    config.data.join("copy").join("proved.json")
}

/// The last time that the copy was restored and proved on this machine.
pub(super) fn proved(config: &Config) -> Option<Timestamp> {
    let proof: CopyProof = serde_json::from_slice(&fs::read(proof_file(config)).ok()?).ok()?;
    Some(proof.at)
}

/// Records that the copy was restored and proved.
pub(super) fn note_proof(config: &Config, at: Timestamp) -> Result<()> {
    let file = proof_file(config);
    fs::write(&file, serde_json::to_string(&CopyProof { at })?)
        .with_context(|| format!("cannot write {}", file.display()))?;
    super::owner::like_its_folder(&file);
    Ok(())
}

/// Asks the judge's database and the copy itself.
///
/// # Errors
/// If the configuration has no `[copy]`, or the database cannot be read.
pub fn ask(config: &Config) -> Result<CopyReport> {
    let litestream = Litestream::of(config).context("the configuration has no [copy]")?;
    let (mut note, mut trouble) = (None, None);
    if config.database().exists() {
        let store = Store::open_to_read(&config.database())?;
        (note, trouble) = (store.copy_note()?, store.copy_trouble()?);
    }
    let note = note.unwrap_or_default();
    let mut report = CopyReport {
        term: note.term,
        is_whole: note.is_whole,
        trouble,
        proved: proved(config),
        ..CopyReport::default()
    };
    if note.term == 0 {
        return Ok(report);
    }
    report.place = litestream.place(note.term);
    let asked = wait_for(async {
        let files = litestream.files(note.term).await?;
        Ok((files, litestream.plan(note.term).await))
    });
    match asked {
        Ok((files, plan)) => {
            (report.files, report.bytes) = (files.len(), files.iter().map(|file| file.size).sum());
            report.newest = files.last().map(|file| file.timestamp);
            match plan {
                Ok(txid) => report.restorable = Some(txid),
                Err(error) => report.damage = Some(format!("{error:#}")),
            }
        }
        Err(error) => report.damage = Some(format!("{error:#}")),
    }
    Ok(report)
}

/// The condition of the running judge's copy, if it has one.
///
/// # Errors
/// If the database cannot be read.
pub fn condition(config: &Config, store: &Store, now: Timestamp) -> Result<Option<HealthCondition>> {
    let (key, Some(settings)) = (ConditionKey::Copy, &config.copy) else { return Ok(None) };
    if let Some(CopyTrouble { since, why }) = store.copy_trouble()? {
        let (effect, remedy) = match settings.wait {
            true => (
                "e-mails wait in the mail server",
                "To let them in without a copy, set `wait = false` in [copy], and type: systemctl reload chancery",
            ),
            false => ("a lost disk loses everything since then", "The judge keeps trying. See its log."),
        };
        let sentence = format!("the copy does not answer ({why}), so {effect}");
        return Ok(Some(HealthCondition::critical(key, sentence, remedy).since(since)));
    }
    if !store.copy_note()?.is_some_and(|note| note.is_whole) {
        let sentence = "the copy is not whole yet, so this machine has the only one";
        let remedy = "The judge completes it. `chancery copy` shows how far it is.";
        return Ok(Some(HealthCondition::warning(key, sentence, remedy)));
    }
    // Someone who may only read the database cannot ask.
    if let Some(slow) = slow(store.log_bytes().unwrap_or(0) >> 20) {
        return Ok(Some(slow));
    }
    Ok(Some(match proved(config) {
        Some(at) if PROOF < now.duration_since(at) => {
            let days = now.duration_since(at).as_hours() / 24;
            HealthCondition::warning(
                key,
                format!("the copy was last proved {} ago", counted(days, "day")),
                "To prove it, type: chancery takeover --drill",
            )
        }
        _ => HealthCondition::ok(key, "the copy is up to date"),
    }))
}

/// The condition of a copy that leaves so many MiB in the database's log, if it should not.
pub fn slow(log: u64) -> Option<HealthCondition> {
    let (key, remedy) = (ConditionKey::Copy, "See the connection to the place of the copy, and the disk there.");
    if log <= LONG_LOG {
        return None;
    }
    Some(match log <= ENDLESS_LOG {
        true => HealthCondition::warning(key, format!("the copy is slow: the database's log has {log} MiB"), remedy),
        false => {
            HealthCondition::critical(key, format!("the copy is too slow: the database's log has {log} MiB"), remedy)
        }
    })
}
