//! Backups: each is a folder with the database, the keeper's own boards and texts, and a page on what there is.
//!
//! It is made beside its place, proved, and only then given its name; nothing is ever written over. The judge makes one from time
//! to time by itself (`keep_up`), away from the thread that does its work.
use crate::command::Command;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::judge::redact::without_secrets;
use crate::server::owner::make_folder;
use crate::server::runtime::Event;
use crate::server::user::User;
use crate::server::work::Work;
use crate::store::{Stop, Store};
use crate::text::{counted, hex, wrap};
use anyhow::{Context as _, Result, bail};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// The page on what is in a backup.
pub const PAGE: &str = "backup.toml";
/// The database in it.
pub const DATABASE: &str = "chancery.sqlite";
/// The folder of the keeper's own boards in it.
pub const BOARDS: &str = "boards";
/// The beginning of the names of the backups that the judge makes by itself...
const OWN: &str = "chancery-";
/// ... and those that the keeper makes. Both are deleted when there are newer ones, each kind by its own number.
const BY_HAND: &str = "by-hand-";
/// By how much a clock may have been set back since a backup without anybody wondering.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(3);
/// The folders of boards are not deeper than this.
const DEPTH: u32 = 8;
/// The time between looks for a due backup.
const LOOK: Duration = Duration::from_secs(60);
/// The time to wait after a failure.
const AGAIN: Duration = Duration::from_secs(60 * 60);
/// The time after which the remains of a backup that was never finished are deleted.
const UNFINISHED: SignedDuration = SignedDuration::from_hours(24);

/// The contents of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The judge's name.
    pub judge: String,
    /// Its address.
    pub address: String,
    /// The time at which the backup was made.
    pub taken: Timestamp,
    /// The version of the program that made it.
    pub program: String,
    /// The schema of the database.
    pub schema: usize,
    /// The number of games.
    pub games: u64,
    /// The number of people.
    pub people: u64,
    /// The number of letters that had come in.
    pub letters: u64,
    /// The time at which the last of them had arrived.
    pub last_letter: Option<Timestamp>,
    /// The digest of each file: SHA-256.
    pub files: BTreeMap<String, String>,
}

impl Manifest {
    /// Returns the amount in the backup, in words.
    pub fn contents(&self) -> String {
        let people = if self.people == 1 { "1 person".to_owned() } else { format!("{} people", self.people) };
        format!("{}, {people}, {}", counted(self.games, "game"), counted(self.letters, "letter"))
    }

    /// Reads the page of a backup.
    ///
    /// # Errors
    /// If this is not a backup.
    pub fn read(folder: &Path) -> Result<Self> {
        let about = || format!("{} is not a backup of Chancery's", folder.display());
        let text = fs::read_to_string(folder.join(PAGE)).with_context(about)?;
        toml::from_str(&text).with_context(about)
    }
}

/// The name of a backup that the judge makes by itself.
fn name(now: Timestamp) -> String {
    format!("{OWN}{}", now.strftime("%Y-%m-%d-%H%M%S"))
}

/// The name of a backup that the keeper makes, and gives none.
pub fn name_by_hand(now: Timestamp) -> String {
    format!("{BY_HAND}{}", now.strftime("%Y-%m-%d-%H%M%S"))
}

/// Makes a backup in this folder, which must not exist, and proves it.
///
/// # Errors
/// If it cannot be made, or is not good. Then there is none.
pub fn make(config: &Config, to: &Path, now: Timestamp) -> Result<Manifest> {
    make_until(&Stop::default(), config, to, now)
}

/// The same, unless it is stopped.
///
/// # Errors
/// If it cannot be made, or is not good, or it is stopped. Then there is none.
pub fn make_until(stop: &Stop, config: &Config, to: &Path, now: Timestamp) -> Result<Manifest> {
    if to.exists() {
        bail!("there is already something at {}; choose another name", to.display());
    }
    let (parent, name) = (to.parent().filter(|parent| !parent.as_os_str().is_empty()), to.file_name());
    let parent = parent.unwrap_or(Path::new("."));
    let name = name.context("a backup needs a name")?.to_string_lossy();
    make_folder(parent).with_context(|| format!("cannot create {}", parent.display()))?;
    let beside = parent.join(format!(".{name}.unfinished"));
    let made = fill(stop, config, &beside, now).and_then(|page| {
        fs::rename(&beside, to).with_context(|| format!("cannot name the backup {}", to.display()))?;
        File::open(parent)?.sync_all()?;
        Ok(page)
    });
    if made.is_err() {
        let _ = fs::remove_dir_all(&beside);
    }
    made
}

fn fill(stop: &Stop, config: &Config, folder: &Path, now: Timestamp) -> Result<Manifest> {
    // Only their owner may read backups: the judge's secret and everybody's addresses and press are in them.
    make_folder(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Store::open_to_read(&config.database())?.copy_until(stop, &folder.join(DATABASE))?;
    Store::set_copied(&folder.join(DATABASE), true)?;
    let copy = Store::open_to_read(&folder.join(DATABASE))?;
    copy.prove_until(stop).context("the copy is not good")?;
    let (extent, schema) = (copy.extent()?, copy.schema()?);
    drop(copy);
    if config.boards().is_dir() {
        copy_tree(&config.boards(), &folder.join(BOARDS), DEPTH)?;
    }
    if let Some(rules) = &config.house_rules {
        copy_file(rules, &folder.join("house_rules.txt"))?;
    }
    if let Some(file) = &config.file {
        let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        // Between two starts the file may be anything.
        if let Some(text) = without_secrets(&text) {
            fs::write(folder.join("chancery.toml"), text)?;
        }
    }
    let page = Manifest {
        judge: config.name.clone(),
        address: config.address.clone(),
        taken: Timestamp::from_second(now.as_second())?,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        schema,
        games: extent.games,
        people: extent.people,
        letters: extent.letters,
        last_letter: extent.last_letter,
        files: digests(stop, folder)?,
    };
    let text = format!(
        "# A backup of a Chancery judge. To look into it: chancery restore --drill FOLDER. Keep it where only you can read it:\n\
         # the judge's secret, and everybody's addresses and press, are in {DATABASE}.\n{}",
        toml::to_string(&page)?
    );
    fs::write(folder.join(PAGE), text)?;
    for file in page.files.keys().map(String::as_str).chain([PAGE, ""]) {
        File::open(folder.join(file))?.sync_all().with_context(|| format!("cannot write {file}"))?;
    }
    Ok(page)
}

fn copy_file(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).map(drop).with_context(|| format!("cannot copy {}", from.display()))
}

/// Copies the files in a folder and in the folders in it.
pub(super) fn copy_tree(from: &Path, to: &Path, depth: u32) -> Result<()> {
    make_folder(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_file() {
            copy_file(&path, &to)?;
        } else if path.is_dir() && depth != 0 {
            copy_tree(&path, &to, depth - 1)?;
        }
    }
    Ok(())
}

/// The digest of each file in a backup, but for its page.
fn digests(stop: &Stop, folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut digests = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder)?.to_string_lossy().into_owned();
            if name != PAGE {
                digests.insert(name, digest(stop, &path)?);
            }
        }
    }
    Ok(digests)
}

fn digest(stop: &Stop, path: &Path) -> Result<String> {
    let mut file = File::open(path)?;
    let (mut digest, mut buffer) = (Sha256::new(), vec![0; 1 << 16]);
    loop {
        stop.check()?;
        let n = file.read(&mut buffer).with_context(|| format!("cannot read {}", path.display()))?;
        if n == 0 {
            return Ok(hex(&digest.finalize()));
        }
        digest.update(buffer.get(..n).unwrap_or_default());
    }
}

/// Proves a backup: all files are there as they were written, and the database is sound.
///
/// # Errors
/// If it is not good. The words say why.
pub fn prove(folder: &Path) -> Result<Manifest> {
    prove_until(&Stop::default(), folder)
}

fn prove_until(stop: &Stop, folder: &Path) -> Result<Manifest> {
    let page = Manifest::read(folder)?;
    let there = digests(stop, folder)?;
    for (file, digest) in &page.files {
        match there.get(file) {
            None => bail!("{} is missing in the backup", file),
            Some(now) if now != digest => bail!("{} in the backup is not as it was written", file),
            Some(_) => {}
        }
    }
    Store::open_to_read(&folder.join(DATABASE))?.prove_until(stop).context("the backup is damaged")?;
    Ok(page)
}

/// The backups in a folder, the newest first.
pub fn list(folder: &Path) -> Vec<(PathBuf, Manifest)> {
    let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
    let mut all: Vec<_> = paths
        .filter(|path| !is_hidden(path))
        .filter_map(|path| Manifest::read(&path).ok().map(|page| (path, page)))
        .collect();
    all.sort_by_key(|(path, page)| (std::cmp::Reverse(page.taken), path.clone()));
    all
}

/// The newest of these backups, but for those of the future: a clock that was wrong has dated them.
pub fn newest(all: &[(PathBuf, Manifest)], now: Timestamp) -> Option<&(PathBuf, Manifest)> {
    all.iter().find(|(_, page)| page.taken <= now + TOLERANCE)
}

/// Returns the time at which the newest of these backups says that it was made, if that is yet to come.
pub fn from_the_future(all: &[(PathBuf, Manifest)], now: Timestamp) -> Option<Timestamp> {
    all.first().map(|(_, page)| page.taken).filter(|taken| now + TOLERANCE < *taken)
}

/// Returns the message about what such a backup shows.
pub fn about_the_future(taken: Timestamp) -> String {
    format!("the newest backup is from the future ({taken}): the clock is or was wrong")
}

/// Deletes all but the newest of the backups that the judge has made automatically, and all but as many of those that the keeper has
/// made without a name. There must be a good one among those of a kind that stay: if the newest are damaged, older ones stay too.
fn delete_old(stop: &Stop, config: &Config, now: Timestamp) -> Result<()> {
    let (folder, keep) = (&config.backups(), config.backup.keep);
    let all = list(folder);
    for kind in [OWN, BY_HAND] {
        let is_one = |(path, page): &&(PathBuf, Manifest)| {
            page.address == config.address
                && path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(kind))
        };
        let (mut n_kept, mut has_good) = (0, false);
        for (path, _) in all.iter().filter(is_one) {
            if keep <= n_kept && has_good {
                fs::remove_dir_all(path).with_context(|| format!("cannot delete {}", path.display()))?;
                continue;
            }
            n_kept += 1;
            has_good = has_good || prove_until(stop, path).is_ok();
            stop.check()?;
        }
    }
    for entry in fs::read_dir(folder)?.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let written = entry.metadata().ok().and_then(|about| Timestamp::try_from(about.modified().ok()?).ok());
        let is_old = written.is_some_and(|written| UNFINISHED < now.duration_since(written));
        if name.starts_with('.') && name.ends_with(".unfinished") && is_old {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// Makes the next of the judge's own backups, and deletes those that are too old, if it can.
///
/// # Errors
/// If it cannot be made, or it is stopped. Then there is none.
pub fn make_next(stop: &Stop, config: &Config, now: Timestamp) -> Result<PathBuf> {
    let folder = config.backups();
    let path = folder.join(name(now));
    make_until(stop, config, &path, now)?;
    // The backup is there, whatever becomes of the old ones.
    match delete_old(stop, config, now) {
        Err(error) if !stop.is_told() => {
            tracing::warn!("old backups in {} cannot be deleted: {error:#}", folder.display());
        }
        _ => {}
    }
    Ok(path)
}

/// Notes that the keeper has made a good backup where the judge makes its own: what kept it from making any is over, if its user may
/// write there, too.
///
/// # Errors
/// If that cannot be noted.
pub fn note_by_hand(commands: &[Command], config: &Config, made: &Path, now: Timestamp) -> Result<()> {
    let may_not = |judge: User| judge.may_write_in(&config.backups()).is_err();
    let store = Store::open_to_read(&config.database())?;
    if store.backup_trouble()?.is_none() || User::owning(&config.data).is_some_and(may_not) {
        return Ok(());
    }
    let store = Store::open(&config.database())?;
    Work::new(&Judge::new(commands, config, &store)?, &store, now).note_backup(&Ok(made.to_owned()))
}

/// A request for backups. With it ends the one that is being made: the program waits for it.
#[derive(Default)]
struct BackupGuard(Stop);

impl Drop for BackupGuard {
    fn drop(&mut self) {
        self.0.tell();
    }
}

/// Makes backups as the configuration wants them, until the judge ends.
pub(super) async fn keep_up(config: Config, clock: Clock, events: Sender<Event>) {
    if config.backup.every_hours == 0 {
        return;
    }
    let every = SignedDuration::from_hours(i64::from(config.backup.every_hours));
    let wanted = BackupGuard::default();
    loop {
        let now = clock.now();
        let all = list(&config.backups());
        let is_new = newest(&all, now).is_some_and(|(_, page)| now.duration_since(page.taken) < every);
        // A clock that may be wrong would date it.
        if is_new || clock.is_doubted() {
            sleep(LOOK).await;
            continue;
        }
        let (stop, task) = (wanted.0.clone(), config.clone());
        let made = spawn_blocking(move || make_next(&stop, &task, now)).await;
        let outcome = match made {
            Ok(Ok(path)) => Ok(path),
            Ok(Err(error)) => Err(format!("{error:#}")),
            Err(error) => Err(error.to_string()),
        };
        let failed = outcome.is_err();
        if events.send(Event::BackedUp(outcome)).is_err() {
            return;
        }
        sleep(if failed { AGAIN } else { LOOK }).await;
    }
}

impl Work<'_> {
    /// Notes what came of a backup. The keeper is told once that none can be made, and once that they can again.
    pub(super) fn note_backup(&self, outcome: &Result<PathBuf, String>) -> Result<()> {
        match outcome {
            Ok(path) => tracing::info!("a backup: {}", path.display()),
            Err(why) => tracing::error!("no backup can be made: {why}"),
        }
        self.store.transaction(|| match (outcome, self.store.backup_trouble()?) {
            (Ok(path), Some(_)) => {
                self.store.set_backup_trouble(None)?;
                let body = format!("Backups are made again. The newest:\n  {}\n", path.display());
                self.judge.tell_keeper(self.store, self.now, "backups are made again", &body)
            }
            (Err(why), None) => {
                self.store.set_backup_trouble(Some(why))?;
                let body = wrap(&format!(
                    "The judge cannot make its backup. It goes on, and tries again every hour. When it works again, you are told.\n\nThe cause: {why}\n\nTo try it yourself:\n  chancery backup\n"
                ));
                self.judge.tell_keeper(self.store, self.now, "no backup can be made", &body)
            }
            _ => Ok(()),
        })
    }
}
