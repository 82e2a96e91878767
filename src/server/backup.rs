//! Backups: each is a folder with the database, the keeper's own boards and texts, and a manifest.
//!
//! A backup is made beside its final place, verified, and only then renamed; it never overwrites anything. The judge makes one regularly
//! (`keep_up`), outside the thread that does its work.
use crate::command::Command;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::judge::redact::without_secrets;
use crate::server::condition;
use crate::server::owner::make_folder;
use crate::server::runtime::Event;
use crate::server::user::User;
use crate::server::work::Work;
use crate::store::{Stop, Store};
use crate::text::{counted, hex, wrap};
use anyhow::{Context as _, Result, bail};
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
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

/// The name of the manifest.
pub const PAGE: &str = "backup.toml";
/// The database in it.
pub const DATABASE: &str = "chancery.sqlite";
/// The folder of the keeper's own boards.
pub const BOARDS: &str = "boards";
/// The keeper's house rules.
pub(super) const HOUSE_RULES: &str = "house_rules.txt";
/// The prefix of the names of the judge's automatic backups.
const OWN: &str = "chancery-";
/// The prefix of the names of the keeper's backups. Old backups of both kinds are deleted, with a separate limit for each.
const BY_HAND: &str = "by-hand-";
/// The beginning of the name of a backup from before an update.
pub(super) const SCHEMA: &str = "schema-";
/// The ending of a database from before a restore. Its time follows.
pub(super) const BEFORE: &str = ".before-";
/// The number of characters of that time.
const NAMED_TIME: usize = 17;
/// The clock difference since a backup that is tolerated.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(3);
/// The maximum depth of the boards' folders.
const DEPTH: u32 = 8;
/// The interval at which the judge checks whether a backup is due.
const LOOK: Duration = Duration::from_secs(60);
/// The time to wait after a failure.
const AGAIN: Duration = Duration::from_secs(60 * 60);
/// The age at which an unfinished backup is deleted.
const UNFINISHED: SignedDuration = SignedDuration::from_hours(24);

/// The manifest of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The judge's name.
    pub judge: String,
    /// Its address.
    pub address: String,
    /// The time of the backup.
    pub taken: Timestamp,
    /// The version of the program that made it.
    pub program: String,
    /// The database's schema version.
    pub schema: usize,
    /// The number of games.
    pub games: u64,
    /// The number of people.
    pub people: u64,
    /// The number of e-mails received.
    pub letters: u64,
    /// The arrival time of the latest e-mail received.
    pub last_letter: Option<Timestamp>,
    /// The SHA-256 digest of each file.
    pub files: BTreeMap<String, String>,
}

impl Manifest {
    /// Returns the size of the backup's content, in words.
    pub fn contents(&self) -> String {
        let people = if self.people == 1 { "1 person".to_owned() } else { format!("{} people", self.people) };
        format!("{}, {people}, {}", counted(self.games, "game"), counted(self.letters, "e-mail"))
    }

    /// Reads the manifest of a backup.
    ///
    /// # Errors
    /// If the folder is not a backup.
    pub fn read(folder: &Path) -> Result<Self> {
        let about = || format!("{} is not a Chancery backup", folder.display());
        let text = fs::read_to_string(folder.join(PAGE)).with_context(about)?;
        toml::from_str(&text).with_context(about)
    }
}

/// The name of an automatic backup.
fn name(now: Timestamp) -> String {
    format!("{OWN}{}", now.strftime("%Y-%m-%d-%H%M%S"))
}

/// The name of a keeper's backup made without one.
pub fn name_by_hand(now: Timestamp) -> String {
    format!("{BY_HAND}{}", now.strftime("%Y-%m-%d-%H%M%S"))
}

/// Makes a backup in this folder, which must not exist, and verifies it.
///
/// # Errors
/// If it cannot be made, or fails the verification. Then none is left.
pub fn make(config: &Config, to: &Path, now: Timestamp) -> Result<Manifest> {
    make_until(&Stop::default(), config, to, now)
}

/// Makes a backup like [`make`] unless cancelled.
///
/// # Errors
/// If it cannot be made, fails the verification, or is cancelled. Then none is left.
pub fn make_until(stop: &Stop, config: &Config, to: &Path, now: Timestamp) -> Result<Manifest> {
    if to.exists() {
        bail!("{} already exists; choose another name", to.display());
    }
    Store::open_to_read(&config.database())?.schema()?;
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
    // Only their owner may read backups: they contain the judge's secret and everyone's addresses and press.
    make_folder(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    Store::open_to_read(&config.database())?.copy_until(stop, &folder.join(DATABASE))?;
    Store::set_copied(&folder.join(DATABASE), true)?;
    let copy = Store::open_to_read(&folder.join(DATABASE))?;
    copy.prove_until(stop).context("the copy is damaged")?;
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
        // Between two starts the file may contain anything.
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
        "# A backup of a Chancery judge. To inspect it: chancery restore --drill FOLDER. Keep it where only you can \
         read it:\n\
         # {DATABASE} contains the judge's secret and all users' addresses and press.\n\
         {}",
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

/// Copies a folder with its subfolders.
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

/// The digest of each file in a backup, except its manifest.
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

/// Verifies a backup: all files are unchanged, and the database is sound.
///
/// # Errors
/// If it is not good: the reason.
pub fn prove(folder: &Path) -> Result<Manifest> {
    prove_until(&Stop::default(), folder)
}

fn prove_until(stop: &Stop, folder: &Path) -> Result<Manifest> {
    let page = Manifest::read(folder)?;
    let there = digests(stop, folder)?;
    for (file, digest) in &page.files {
        match there.get(file) {
            None => bail!("the backup lacks {}", file),
            Some(now) if now != digest => bail!("{} in the backup has changed since it was written", file),
            Some(_) => {}
        }
    }
    let store = Store::open_to_read(&folder.join(DATABASE))?;
    store.prove_until(stop).context("the backup is damaged")?;
    // This program must be able to read it.
    store.schema()?;
    Ok(page)
}

/// The backups in a folder, newest first.
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

/// The newest of these backups, without those dated in the future by a wrong clock.
pub fn newest(all: &[(PathBuf, Manifest)], now: Timestamp) -> Option<&(PathBuf, Manifest)> {
    all.iter().find(|(_, page)| page.taken <= now + TOLERANCE)
}

/// Returns the date of the newest of these backups, if it is in the future.
pub fn from_the_future(all: &[(PathBuf, Manifest)], now: Timestamp) -> Option<Timestamp> {
    all.first().map(|(_, page)| page.taken).filter(|taken| now + TOLERANCE < *taken)
}

/// Returns the message about such a backup.
pub fn about_the_future(taken: Timestamp) -> String {
    format!("the newest backup is from the future ({taken}): the clock is or was wrong")
}

/// Returns whether a backup with this address is of this judge, perhaps at a former address.
fn is_ours(config: &Config, address: &str) -> bool {
    [&config.address].into_iter().chain(&config.former_addresses).any(|own| own.eq_ignore_ascii_case(address))
}

/// The backups from before an update, and the databases from before a restore, with their times.
pub(super) fn before_changes(config: &Config) -> Vec<(PathBuf, Timestamp)> {
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut found: Vec<(PathBuf, Timestamp)> = list(&config.backups())
        .into_iter()
        .filter(|(path, page)| name(path).starts_with(SCHEMA) && is_ours(config, &page.address))
        .map(|(path, page)| (path, page.taken))
        .collect();
    let start = format!("{DATABASE}{BEFORE}");
    for path in fs::read_dir(&config.data).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let name = name(&path);
        let Some(time) = name.strip_prefix(&start).and_then(|rest| rest.get(..NAMED_TIME)) else { continue };
        if let Ok(time) = DateTime::strptime("%Y-%m-%d-%H%M%S", time)
            && let Ok(time) = time.to_zoned(TimeZone::UTC)
        {
            found.push((path, time.timestamp()));
        }
    }
    found
}

/// Deletes all but the newest automatic backups, and all but the newest of the keeper's unnamed ones. At least one backup of each kind that
/// stays must be good: if the newest are damaged, older ones stay too.
fn delete_old(stop: &Stop, config: &Config, now: Timestamp) -> Result<()> {
    let (folder, keep) = (&config.backups(), config.backup.keep);
    let all = list(folder);
    let mut is_backed_up = false;
    for kind in [OWN, BY_HAND] {
        let is_one = |(path, page): &&(PathBuf, Manifest)| {
            is_ours(config, &page.address)
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
        is_backed_up |= has_good;
    }
    let limit = SignedDuration::from_hours(24 * i64::from(config.backup.keep_before_days));
    for (path, taken) in before_changes(config) {
        if is_backed_up && !limit.is_zero() && limit < now.duration_since(taken) {
            let deleted = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
            deleted.with_context(|| format!("cannot delete {}", path.display()))?;
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

/// Makes the next automatic backup, and deletes old ones if it can.
///
/// # Errors
/// If it cannot be made, or is cancelled. Then none is left.
pub fn make_next(stop: &Stop, config: &Config, now: Timestamp) -> Result<PathBuf> {
    let folder = config.backups();
    let path = folder.join(name(now));
    make_until(stop, config, &path, now)?;
    // The backup is complete, even if deleting old ones fails.
    match delete_old(stop, config, now) {
        Err(error) if !stop.is_told() => {
            tracing::warn!("cannot delete old backups in {}: {error:#}", folder.display());
        }
        _ => {}
    }
    Ok(path)
}

/// Records that the keeper has made a good backup in the judge's backup folder. If the judge's user may write there too, whatever prevented
/// automatic backups is over.
///
/// # Errors
/// If it cannot be recorded.
pub fn note_by_hand(commands: &[Command], config: &Config, made: &Path, now: Timestamp) -> Result<()> {
    let may_not = |judge: User| judge.may_write_in(&config.backups()).is_err();
    let store = Store::open_to_read(&config.database())?;
    if store.backup_trouble()?.is_none() || User::owning(&config.data).is_some_and(may_not) {
        return Ok(());
    }
    let store = Store::open_with(&config.database(), config.checkpoints())?;
    Work::new(&Judge::new(commands, config, &store)?, &store, now).note_backup(&Ok(made.to_owned()))
}

/// A request for backups. Dropping it cancels a backup in progress, for which the program waits.
#[derive(Default)]
struct BackupGuard(Stop);

impl Drop for BackupGuard {
    fn drop(&mut self) {
        self.0.tell();
    }
}

/// Makes backups as configured, until the judge ends.
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
        // A clock that may be wrong would date the backup.
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
    /// Records the outcome of a backup. The keeper is told once when backups fail, and once when they work again.
    pub(super) fn note_backup(&self, outcome: &Result<PathBuf, String>) -> Result<()> {
        match outcome {
            Ok(path) => tracing::info!("wrote a backup: {}", path.display()),
            Err(why) => tracing::error!("could not make a backup: {why}"),
        }
        self.store.transaction(|| match (outcome, self.store.backup_trouble()?) {
            (Ok(path), Some(_)) => {
                self.store.set_backup_trouble(None)?;
                let body = format!("The judge can make backups again. The newest:\n  {}\n", path.display());
                self.judge.tell_keeper(self.store, self.now, "backups work again", &body)
            }
            (Err(why), None) => {
                self.store.set_backup_trouble(Some(why))?;
                let body = wrap(&format!("{}\n", condition::backups_fail(why).paragraphs()));
                self.judge.tell_keeper(self.store, self.now, "backups fail", &body)
            }
            _ => Ok(()),
        })
    }
}
