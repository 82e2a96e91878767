//! Continues from the judge's copy on another machine, or shows by a drill that this would work.
//!
//! Its order makes it safe: first the fence, which stops the other machine from writing to the copy, then the restore. By then, everything
//! that the other judge acknowledged or sent is in the copy, and it can acknowledge and send nothing more.
use crate::judge::config::Config;
use crate::server::backup::{self, BOARDS, HOUSE_RULES};
use crate::server::copy_report;
use crate::server::litestream::{Litestream, wait_for};
use crate::server::lock::Lock;
use crate::server::owner;
use crate::server::restore::{self, Numbers};
use crate::server::standby;
use crate::store::{RowCounts, Store};
use anyhow::{Context as _, Result, bail, ensure};
use jiff::Timestamp;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy that has been restored and proved.
#[derive(Clone, Debug)]
pub struct RestoredCopy {
    /// Its number.
    pub term: u32,
    /// Its place.
    pub place: String,
    /// True if the standby on this machine had it already.
    pub is_here: bool,
    /// The size of the database.
    pub extent: RowCounts,
    /// If its end was damaged: the time of the last commit restored, and the damage.
    pub missing: Option<(Timestamp, String)>,
}

/// The result of a takeover.
#[derive(Debug)]
pub struct Takeover {
    /// The copy that the judge continues.
    pub from: RestoredCopy,
    /// The place of the database that was here before.
    pub kept: Option<PathBuf>,
    /// The keeper's boards that came from the newest backup here.
    pub boards: Vec<String>,
}

/// Restores the newest copy into a temporary folder and proves it. Changes nothing else.
///
/// # Errors
/// If the judge has no copy, or none of it can be restored.
pub fn drill(config: &Config, now: Timestamp) -> Result<RestoredCopy> {
    let litestream = litestream(config)?;
    let folder = litestream.folder().join("drill");
    owner::make_folder(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let restored = restore_newest(None, &litestream, &folder.join("chancery.sqlite"));
    fs::remove_dir_all(&folder).with_context(|| format!("cannot delete {}", folder.display()))?;
    let restored = restored?;
    if restored.missing.is_none() {
        copy_report::note_proof(config, now)?;
    }
    Ok(restored)
}

/// Makes this machine's judge continue the newest copy. The next start begins a new one.
///
/// # Errors
/// If a judge runs here, the fence fails, or nothing can be restored. Then the database here is unchanged.
pub fn take_over(config: &Config, other_is_off: bool, now: Timestamp) -> Result<Takeover> {
    let litestream = litestream(config)?;
    let _lock = Lock::take(&config.data).context("stop the judge here first, with `systemctl stop chancery`")?;
    fence(config, other_is_off)?;
    let database = config.database();
    let beside = restore::suffixed(&database, ".taking-over");
    let from = restore_newest(Some(config), &litestream, &beside)?;
    // With `wait`, no one knows a number that the copy lacks. But a later copy, never whole, may have died with its machine.
    let wait = config.copy.as_ref().is_some_and(|copy| copy.wait);
    restore::skip_unknown_numbers(&beside, if wait { Numbers::Again } else { Numbers::New })?;
    let kept = restore::put_in_place(config, &beside, "took over from the copy".to_owned(), now)?;
    Lock::note_use(&config.data)?;
    let backups = backup::list(&config.backups());
    let boards = match backup::newest(&backups, now) {
        Some((newest, _)) => {
            restore_house_rules(config, newest)?;
            restore::restore_boards(&newest.join(BOARDS), &config.boards())?
        }
        None => Vec::new(),
    };
    Ok(Takeover { from, kept, boards })
}

fn litestream(config: &Config) -> Result<Litestream> {
    Litestream::of(config).context("the configuration has no [copy]")
}

/// Makes sure that the other machine can no longer write to the copy.
fn fence(config: &Config, other_is_off: bool) -> Result<()> {
    let command = config.copy.as_ref().map(|copy| copy.fence.as_slice()).unwrap_or_default();
    let Some((program, args)) = command.split_first() else {
        ensure!(
            other_is_off,
            "[copy] has no `fence`. If the other judge still ran, both would answer. Switch its machine off, and then \
             type: chancery takeover --other-is-off"
        );
        return Ok(());
    };
    let ended =
        Command::new(program).args(args).status().with_context(|| format!("cannot run the fence, {program}"))?;
    ensure!(
        ended.success(),
        "the fence has failed ({ended}), so the other judge may still run: this command has changed nothing"
    );
    Ok(())
}

/// Restores the newest copy to a file, from this judge's `standby` if it has one here, and proves it. If its end is damaged, restores the
/// last transaction that is sound.
fn restore_newest(standby: Option<&Config>, litestream: &Litestream, to: &Path) -> Result<RestoredCopy> {
    let term = wait_for(litestream.newest_term())?;
    let term = term.with_context(|| format!("no copy is at {}", litestream.place(1)))?;
    // The standby on this machine may have all of it.
    let is_here = standby
        .is_some_and(|config| wait_for(litestream.plan(term)).is_ok_and(|last| standby::take(config, term, last, to)));
    let first = if is_here { prove(to) } else { restore_sound(litestream, term, None, to) };
    let missing = match first {
        Ok(()) => None,
        Err(error) => {
            Some((last_sound(litestream, term, to).with_context(|| format!("{error:#}"))?, format!("{error:#}")))
        }
    };
    let extent = Store::open_to_read(to)?.extent()?;
    Ok(RestoredCopy { term, place: litestream.place(term), is_here, extent, missing })
}

fn restore_sound(litestream: &Litestream, term: u32, until: Option<u64>, to: &Path) -> Result<()> {
    wait_for(litestream.restore(term, until, to))?;
    prove(to)
}

fn prove(database: &Path) -> Result<()> {
    owner::make_private(database).with_context(|| format!("cannot protect {}", database.display()))?;
    Store::open_to_read(database)?.prove()
}

/// Restores the last transaction that is sound, and returns its time.
fn last_sound(litestream: &Litestream, term: u32, to: &Path) -> Result<Timestamp> {
    let mut files = wait_for(litestream.files(term))?;
    files.dedup_by_key(|file| file.txid());
    // Of these, the first are sound, and those from some point on are not.
    let (mut sound, mut bad) = (0, files.len());
    while sound + 1 < bad {
        let middle = sound + (bad - sound) / 2;
        let Some(file) = files.get(middle) else { break };
        match restore_sound(litestream, term, Some(file.txid()), to) {
            Ok(()) => sound = middle,
            Err(_) => bad = middle,
        }
    }
    let Some(last) = files.get(sound) else { bail!("the copy has no files") };
    restore_sound(litestream, term, Some(last.txid()), to)?;
    Ok(last.timestamp)
}

/// Restores the keeper's house rules, if the configuration names a file that is missing.
fn restore_house_rules(config: &Config, backup: &Path) -> Result<()> {
    let from = backup.join(HOUSE_RULES);
    if let Some(to) = config.house_rules.as_ref().filter(|to| !to.exists() && from.exists()) {
        fs::copy(&from, to).with_context(|| format!("cannot write {}", to.display()))?;
        owner::like_its_folder(to);
    }
    Ok(())
}
