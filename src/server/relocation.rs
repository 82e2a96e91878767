//! Moves a judge to another machine. A folder carries everything: the configuration, the keys and passwords that it names, the keeper's
//! scripts, and a verified backup. The judge that stays behind takes in nothing and sends nothing.
use crate::judge::config::Config;
use crate::server::backup::{self, BEFORE, Manifest, copy_tree};
use crate::server::lock::Lock;
use crate::server::owner::{self, make_folder};
use crate::server::restore::{self, Numbers, suffixed};
use crate::server::user::{self, login};
use crate::server::{assessment, erasures};
use crate::store::{ActOrigin, JournalEntry, PendingEntry, Standstill, StandstillExtent, Store, Wording};
use crate::text::hex;
use anyhow::{Context as _, Result, bail, ensure};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The list of the folder's files.
const LIST: &str = "move.toml";
/// The backup in the folder.
const BACKUP: &str = "backup";
/// The files of the configuration in the folder, by number.
const FILES: &str = "files";
/// The keeper's scripts in the folder.
const SCRIPTS: &str = "scripts";
/// The label of the configuration file.
const CONFIGURATION: &str = "configuration";
/// The files that `chancery setup` wrote for other programs, in the configuration's folder.
const SETUP_FILES: [(&str, &str); 5] = [
    ("table for Postfix", "postfix-transport"),
    ("lines for OpenSMTPD", "smtpd.conf"),
    ("forward file", "forward"),
    ("site for Caddy", "caddy-site"),
    ("site for nginx", "nginx-site"),
];
/// The depth of the folders of scripts.
const DEPTH: u32 = 4;

/// The content of a folder that carries a judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcel {
    /// The judge's address.
    pub address: String,
    /// The time of packing.
    pub packed: Timestamp,
    /// The owner of the data folder: user and group.
    pub owner: (String, String),
    /// The files with a fixed place.
    pub files: Vec<ParcelFile>,
}

/// A file with a fixed place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParcelFile {
    /// Its purpose.
    pub what: String,
    /// Its place on both machines.
    pub place: PathBuf,
    /// Its access rights.
    pub mode: u32,
    /// Its user and group, by name.
    pub owner: (String, String),
    /// The SHA-256 digest of its content.
    pub digest: String,
}

/// The result of unpacking.
#[derive(Debug)]
pub struct Arrival {
    /// The configuration in its place.
    pub config: Config,
    /// The content of the folder.
    pub parcel: Parcel,
    /// The backup that was restored.
    pub backup: Manifest,
    /// The new places of files that were here before.
    pub kept: Vec<PathBuf>,
}

/// Packs a read-only judge into a folder, which must not exist. From then on, the judge here sends nothing.
///
/// # Errors
/// If something cannot be read or written. Then no folder is left, and the judge is still read-only.
pub fn pack(config: &Config, folder: &Path, now: Timestamp) -> Result<Parcel> {
    ensure!(!folder.exists(), "{} already exists, so choose another name", folder.display());
    let store = Store::open_with(&config.database(), config.checkpoints())?;
    let Some(before) = store.standstill()?.filter(|before| StandstillExtent::ReadOnly <= before.extent) else {
        bail!("the judge is not read-only")
    };
    let name = folder.file_name().context("the folder needs a name")?.to_string_lossy();
    let beside = folder.with_file_name(format!(".{name}.unfinished"));
    let moved = Standstill { extent: StandstillExtent::Moved, ..before.clone() };
    store.transaction(|| {
        store.set_standstill(Some(&moved))?;
        let (who, what) = (Wording::words("keeper"), Wording::words("moved the judge to another machine"));
        let origin = Some(ActOrigin::Machine(login()));
        store.note(&JournalEntry { at: now, game: None, who, what, letter: None, origin })
    })?;
    let packed = fill(config, &beside, now).and_then(|parcel| {
        fs::rename(&beside, folder).with_context(|| format!("cannot name {}", folder.display()))?;
        Ok(parcel)
    });
    if packed.is_err() {
        let _ = fs::remove_dir_all(&beside);
        store.transaction(|| store.set_standstill(Some(&before)))?;
    }
    packed
}

fn fill(config: &Config, folder: &Path, now: Timestamp) -> Result<Parcel> {
    make_folder(&folder.join(FILES)).with_context(|| format!("cannot create {}", folder.display()))?;
    backup::make(config, &folder.join(BACKUP), now)?;
    let list = config.backups().join(erasures::LIST);
    if list.exists() {
        fs::copy(&list, folder.join(erasures::LIST)).with_context(|| format!("cannot copy {}", list.display()))?;
    }
    if config.scripts_folder().is_dir() {
        copy_tree(&config.scripts_folder(), &folder.join(SCRIPTS), DEPTH)?;
    }
    let written =
        |(what, name)| Some((what, config.file.as_ref()?.with_file_name(name))).filter(|(_, file)| file.exists());
    let mut files = Vec::new();
    for (what, file) in assessment::own_files(config).into_iter().chain(SETUP_FILES.into_iter().filter_map(written)) {
        let place = std::path::absolute(&file)?;
        let about = || format!("cannot copy the {what} {}", place.display());
        let content = fs::read(&place).with_context(about)?;
        write_private(&folder.join(FILES).join(files.len().to_string()), &content).with_context(about)?;
        let (mode, owner) = rights(&place)?;
        files.push(ParcelFile { what: what.to_owned(), place, mode, owner, digest: hex(&Sha256::digest(&content)) });
    }
    let (_, owner) = rights(&config.data)?;
    let parcel = Parcel { address: config.address.clone(), packed: now, owner, files };
    let text = format!(
        "# A Chancery judge on its way to another machine. There, as root: chancery move in FOLDER\n\
         # Anyone who can read this folder can act as the judge.\n{}",
        toml::to_string(&parcel)?
    );
    write_private(&folder.join(LIST), text.as_bytes())?;
    Ok(parcel)
}

/// Unpacks a judge on a machine that has none: every file to its place, with its owner and access rights. The judge stays read-only.
///
/// # Errors
/// If the folder is damaged, a judge is here already, or a file cannot be written.
pub fn unpack(folder: &Path, now: Timestamp) -> Result<Arrival> {
    let list = folder.join(LIST);
    let text = fs::read_to_string(&list).with_context(|| format!("{} is not from `move out`", folder.display()))?;
    let parcel: Parcel = toml::from_str(&text).with_context(|| format!("cannot read {}", list.display()))?;
    let content = |number: usize, file: &ParcelFile| -> Result<Vec<u8>> {
        let content = fs::read(folder.join(FILES).join(number.to_string()))
            .with_context(|| format!("the folder lacks the {} {}", file.what, file.place.display()))?;
        ensure!(
            hex(&Sha256::digest(&content)) == file.digest,
            "the {} {} has changed since it was packed",
            file.what,
            file.place.display()
        );
        Ok(content)
    };
    let contents = parcel.files.iter().enumerate().map(|(n, file)| content(n, file)).collect::<Result<Vec<_>>>()?;
    let backup = backup::prove(&folder.join(BACKUP))?;
    let (number, file) = (parcel.files.iter().enumerate().find(|(_, file)| file.what == CONFIGURATION))
        .context("the folder lacks the configuration")?;
    let config = Config::load(&folder.join(FILES).join(number.to_string()))?;
    let config = Config { file: Some(file.place.clone()), ..config };
    ensure!(
        !config.database().exists() && !Lock::was_used(&config.data),
        "a judge is here already, in {}: a judge moves only to a machine without one",
        config.data.display()
    );
    let mut kept = Vec::new();
    for (file, content) in parcel.files.iter().zip(&contents) {
        kept.extend(put(file, content, now).with_context(|| format!("cannot write {}", file.place.display()))?);
    }
    if !config.data.exists() {
        make_folder(&config.data).with_context(|| format!("cannot create {}", config.data.display()))?;
        give(&config.data, &parcel.owner);
    }
    let scripts = config.scripts_folder();
    if folder.join(SCRIPTS).is_dir() && !scripts.exists() {
        copy_tree(&folder.join(SCRIPTS), &scripts, DEPTH)?;
        owner::like_its_folder(&scripts);
    }
    // Nothing has happened since the backup, so all numbers continue.
    restore::restore(&config, &folder.join(BACKUP), Numbers::Again, now)?;
    Store::leave_entry(
        &config.database(),
        &PendingEntry { at: now, what: "moved the judge to this machine".to_owned(), login: login() },
    )?;
    Store::set_arrived(&config.database())?;
    owner::like_its_folder(&config.database());
    Ok(Arrival { config, parcel, backup, kept })
}

/// Puts a file into its place. Returns the place of another file that was there.
fn put(file: &ParcelFile, content: &[u8], now: Timestamp) -> Result<Option<PathBuf>> {
    let place = &file.place;
    if fs::read(place).is_ok_and(|there| there == content) {
        return Ok(None);
    }
    let mut kept = None;
    if place.exists() {
        let beside = suffixed(place, &format!("{BEFORE}{}", now.strftime("%Y-%m-%d-%H%M%S")));
        fs::rename(place, &beside)?;
        kept = Some(beside);
    }
    if let Some(parent) = place.parent() {
        // Others must be able to reach it: its own rights protect it.
        fs::create_dir_all(parent)?;
    }
    write_private(place, content)?;
    give(place, &file.owner);
    #[cfg(unix)]
    fs::set_permissions(place, std::os::unix::fs::PermissionsExt::from_mode(file.mode))?;
    Ok(kept)
}

/// Creates a file that only its owner may read.
fn write_private(file: &Path, content: &[u8]) -> Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut new = options.open(file)?;
    new.write_all(content)?;
    Ok(new.sync_all()?)
}

/// The access rights of a file, and its user and group by name.
#[cfg(unix)]
fn rights(file: &Path) -> Result<(u32, (String, String))> {
    use std::os::unix::fs::MetadataExt as _;
    let about = fs::metadata(file).with_context(|| format!("cannot look at {}", file.display()))?;
    let group = user::group_name(about.gid()).unwrap_or_default();
    Ok((about.mode() & 0o777, (user::User::numbered(about.uid()).name, group)))
}

#[cfg(not(unix))]
fn rights(_file: &Path) -> Result<(u32, (String, String))> {
    Ok((0o600, Default::default()))
}

/// Gives a file to a user and a group. Those that are unknown here, or may not be set, stay as they are.
#[cfg(unix)]
fn give(place: &Path, (user, group): &(String, String)) {
    let (user, group) = (user::User::named(user).map(|user| user.id), user::group_named(group));
    let _ = std::os::unix::fs::chown(place, user, group);
}

#[cfg(not(unix))]
fn give(_place: &Path, _owner: &(String, String)) {}
