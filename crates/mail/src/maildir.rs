//! Maildirs (<https://cr.yp.to/proto/maildir.html>): e-mails are files in `new/`, moved to `cur/` once they are read.
//!
//! [`MaildirSource`] reads e-mails from one, [`MaildirSink`] writes to one per recipient, and [`drop_letter`], [`list`] and [`read`] are
//! enough for a small mail client.
//!
//! The crate `maildir` is not used, because it syncs an e-mail's file but never its folder, and lists e-mails in no order.
//!
//! Nothing is reported as done before it is on disk: the file, its name and the folder are synced, in this order.
use super::compose::{Letterhead, compose};
use super::sink::{Delivery, Mail, Sink};
use super::source::{Arrival, LEFT_FOR, MAX_LETTER, Source};
use anyhow::Context;
use chancery_text::hex;
use jiff::Timestamp;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet, VecDeque};
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The maximum number of e-mails in a batch.
const BATCH: usize = 64;
/// The flags of a read e-mail, for its name in `cur/`.
const SEEN: &str = ":2,S";
/// The maximum length of a recipient's folder name, below what file systems allow.
const MAX_FOLDER: usize = 200;

/// E-mails from the `new/` folder of a Maildir.
#[derive(Debug)]
pub struct MaildirSource {
    folder: PathBuf,
    state: State,
}

/// The state of `new/` since it was last listed.
#[derive(Debug, Default)]
struct State {
    /// Names not yet offered, oldest first. The folder is listed again only when these run out, so that a mailbox of 100,000 e-mails is
    /// listed once rather than for every batch.
    waiting: VecDeque<String>,
    /// The file names of e-mails offered but not acknowledged, by key, if the name does not follow from the key.
    offered: HashMap<String, String>,
    /// The names of e-mails to skip until a time.
    left: HashMap<String, Instant>,
    /// Files that could not be read. They are logged once.
    unreadable: HashSet<String>,
}

impl MaildirSource {
    /// Opens the Maildir in `folder`, and creates it if it does not exist.
    pub fn open(folder: impl Into<PathBuf>) -> io::Result<Self> {
        let folder = folder.into();
        create(&folder)?;
        Ok(Self { folder, state: State::default() })
    }
}

impl Source for MaildirSource {
    fn name(&self) -> String {
        format!("Maildir {}", self.folder.display())
    }

    async fn fetch(&mut self) -> anyhow::Result<Vec<Arrival>> {
        let folder = self.folder.clone();
        let mut state = std::mem::take(&mut self.state);
        let (state, batch) = tokio::task::spawn_blocking(move || {
            let batch = state.batch(&folder);
            (state, batch)
        })
        .await?;
        self.state = state;
        batch.with_context(|| format!("cannot list {}", self.folder.join("new").display()))
    }

    async fn acknowledge(&mut self, keys: &[String]) -> anyhow::Result<()> {
        let names: Vec<String> = keys.iter().filter_map(|key| self.state.file_of(key)).collect();
        let folder = self.folder.clone();
        tokio::task::spawn_blocking(move || tick_off(&folder, &names)).await??;
        for key in keys {
            self.state.offered.remove(key);
        }
        Ok(())
    }

    fn leave(&mut self, keys: &[String]) {
        let until = Instant::now() + LEFT_FOR;
        let names = keys.iter().filter_map(|key| self.state.file_of(key));
        let left: Vec<(String, Instant)> = names.map(|name| (name, until)).collect();
        self.state.left.extend(left);
    }

    async fn forget(&mut self, before: Timestamp) -> anyhow::Result<()> {
        let cur = self.folder.join("cur");
        tokio::task::spawn_blocking(move || delete_old(&cur, before)).await??;
        Ok(())
    }
}

impl State {
    fn batch(&mut self, folder: &Path) -> io::Result<Vec<Arrival>> {
        let new = folder.join("new");
        if self.waiting.is_empty() {
            let names = names(&new)?;
            if !self.unreadable.is_empty() {
                let present: HashSet<&String> = names.iter().collect();
                self.unreadable.retain(|name| present.contains(name));
            }
            let now = Instant::now();
            self.left.retain(|_, until| now < *until);
            self.waiting = names.into_iter().filter(|name| !self.left.contains_key(name)).collect();
        }
        let mut batch = Vec::new();
        while batch.len() < BATCH {
            let Some(name) = self.waiting.pop_front() else { break };
            match arrival(&new, &name) {
                Ok(arrival) => {
                    if unique(&name) != name {
                        self.offered.insert(arrival.key.clone(), name);
                    }
                    batch.push(arrival);
                }
                // Another program took it, or it has been acknowledged since.
                Err(error) if error.kind() == io::ErrorKind::NotFound && !garbled(&name) => {}
                Err(error) => {
                    if self.unreadable.insert(name.clone()) {
                        tracing::warn!(file = %new.join(&name).display(), %error, "cannot read an e-mail; leaving it");
                    }
                }
            }
        }
        Ok(batch)
    }

    /// The file in `new/` for a key.
    fn file_of(&self, key: &str) -> Option<String> {
        if let Some(name) = self.offered.get(key) {
            return Some(name.clone());
        }
        let name = key.strip_prefix("maildir:")?;
        (!name.is_empty() && !name.starts_with('.') && !name.contains('/')).then(|| name.to_owned())
    }
}

/// Delivers outgoing e-mails to one Maildir per recipient.
#[derive(Debug)]
pub struct MaildirSink {
    root: PathBuf,
    head: Letterhead,
}

impl MaildirSink {
    /// Creates Maildirs under `root` as needed.
    pub fn new(root: impl Into<PathBuf>, head: Letterhead) -> Self {
        Self { root: root.into(), head }
    }
}

impl Sink for MaildirSink {
    fn name(&self) -> String {
        format!("Maildirs in {}", self.root.display())
    }

    async fn send(&mut self, mail: &Mail) -> Delivery {
        let bytes = match compose(&self.head, mail) {
            Ok(bytes) => bytes,
            Err(error) => return Delivery::Refused(error.to_string()),
        };
        let folder = folder_of(&self.root, &mail.to);
        let name = outgoing_name(mail);
        let written = tokio::task::spawn_blocking(move || {
            create(&folder)?;
            let read = names(&folder.join("cur"))?.iter().any(|file| unique(file) == name);
            if read { Ok(()) } else { write(&folder, &name, &bytes) }
        });
        match written.await {
            Ok(Ok(())) => Delivery::Sent("written".to_owned()),
            Ok(Err(error)) => Delivery::Later(format!("cannot write the e-mail: {error}")),
            Err(error) => Delivery::Later(format!("cannot write the e-mail: {error}")),
        }
    }

    async fn rest(&mut self) {}
}

/// The Maildir of an address under `root`. For any address it is one plain folder directly below: in lower case, with a
/// leading dot and everything but `[a-z0-9._+@-]` percent-encoded.
pub fn folder_of(root: &Path, address: &str) -> PathBuf {
    let mut name = String::with_capacity(address.len());
    for byte in address.bytes().map(|byte| byte.to_ascii_lowercase()) {
        match byte {
            b'.' if name.is_empty() => name.push_str("%2e"),
            b'a'..=b'z' | b'0'..=b'9' | b'.' | b'_' | b'+' | b'@' | b'-' => name.push(char::from(byte)),
            _ => name.push_str(&format!("%{byte:02x}")),
        }
    }
    if name.is_empty() {
        name.push('%');
    }
    if name.len() > MAX_FOLDER {
        let digest = hex(&Sha256::digest(address.to_ascii_lowercase().as_bytes()));
        name.truncate(MAX_FOLDER - digest.len() - 1);
        name = format!("{name}%{digest}");
    }
    root.join(name)
}

/// Delivers an e-mail into a Maildir, which is created if it does not exist. The e-mail is on disk when this returns. Returns its name.
pub fn drop_letter(folder: &Path, bytes: &[u8], now: Timestamp) -> io::Result<String> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    create(folder)?;
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let (seconds, micros) = (now.as_second().max(0), now.subsec_microsecond().max(0));
    let name = format!("{seconds:010}.M{micros:06}P{}Q{count:06}.chancery", std::process::id());
    write(folder, &name, bytes)?;
    Ok(name)
}

/// An e-mail in a Maildir.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MaildirEntry {
    /// Its file name. E-mails are sorted by name, oldest first.
    pub name: String,
    /// True if it has been read, that is, whether it is in `cur/`.
    pub read: bool,
}

/// All e-mails in a Maildir, read or not, oldest first. A mailbox that does not exist is empty.
pub fn list(folder: &Path) -> io::Result<Vec<MaildirEntry>> {
    let mut entries = Vec::new();
    for (part, read) in [("new", false), ("cur", true)] {
        match names(&folder.join(part)) {
            Ok(names) => entries.extend(names.into_iter().map(|name| MaildirEntry { name, read })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    entries.sort();
    Ok(entries)
}

/// The whole of an e-mail: the judge's own can be longer than those it reads. An unread e-mail stays unread.
pub fn peek(folder: &Path, entry: &MaildirEntry) -> io::Result<Vec<u8>> {
    let part = folder.join(if entry.read { "cur" } else { "new" });
    fs::read(part.join(&entry.name))
}

/// The bytes of an e-mail, which becomes read.
pub fn read(folder: &Path, entry: &MaildirEntry) -> io::Result<Vec<u8>> {
    let raw = peek(folder, entry)?;
    if !entry.read {
        tick_off(folder, std::slice::from_ref(&entry.name))?;
    }
    Ok(raw)
}

/// The part of a file name that stays the same when flags change.
fn unique(name: &str) -> &str {
    name.split_once(':').map_or(name, |(unique, _)| unique)
}

/// Creates a Maildir if it does not exist.
fn create(folder: &Path) -> io::Result<()> {
    if folder.join("new").is_dir() && folder.join("cur").is_dir() && folder.join("tmp").is_dir() {
        return Ok(());
    }
    for part in ["tmp", "cur", "new"] {
        fs::create_dir_all(folder.join(part))?;
    }
    sync(folder)?;
    folder.parent().filter(|parent| !parent.as_os_str().is_empty()).map_or(Ok(()), sync)
}

/// Makes the names in a folder durable.
fn sync(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// The e-mails in a folder, oldest first. Hidden files are not e-mails.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// Returns whether the name is not valid text. No mail program uses such names, and the file cannot be found by the rest of the name.
fn garbled(name: &str) -> bool {
    name.contains(char::REPLACEMENT_CHARACTER)
}

/// Reads an e-mail, up to the maximum size.
fn arrival(folder: &Path, name: &str) -> io::Result<Arrival> {
    let path = folder.join(name);
    // A pipe would block the judge and a link could lead anywhere, so neither is read.
    let about = fs::symlink_metadata(&path)?;
    if !about.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a plain file"));
    }
    let mut raw = Vec::new();
    File::open(&path)?.take(MAX_LETTER as u64).read_to_end(&mut raw)?;
    let size = about.len().max(raw.len() as u64);
    let (key, received) = (format!("maildir:{}", unique(name)), received(name, &about));
    Ok(Arrival { key, raw, size, received, ..Arrival::default() })
}

/// The time of delivery, with which file names begin, or else the file's modification time.
fn received(name: &str, about: &fs::Metadata) -> Option<Timestamp> {
    let digits = name.split('.').next().filter(|digits| (9..=11).contains(&digits.len()));
    let named = digits.and_then(|digits| digits.parse().ok()).and_then(|seconds| Timestamp::from_second(seconds).ok());
    named.or_else(|| Timestamp::try_from(about.modified().ok()?).ok())
}

/// Moves e-mails from `new/` to `cur/`. Missing ones have already been moved.
fn tick_off(folder: &Path, names: &[String]) -> io::Result<()> {
    let (new, cur) = (folder.join("new"), folder.join("cur"));
    for name in names {
        match fs::rename(new.join(name), cur.join(format!("{}{SEEN}", unique(name)))) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    sync(&cur)?;
    sync(&new)
}

/// Deletes a folder's e-mails from before then.
fn delete_old(folder: &Path, before: Timestamp) -> io::Result<()> {
    for name in names(folder)? {
        let path = folder.join(&name);
        let is_old = |about: fs::Metadata| about.is_file() && received(&name, &about).is_some_and(|at| at < before);
        match fs::symlink_metadata(&path).map(is_old) {
            Ok(false) => {}
            Ok(true) => fs::remove_file(&path)?,
            // Another program took it, or renamed it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Writes an e-mail atomically: at every moment it is complete or absent.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let (draft, new) = (folder.join("tmp").join(name), folder.join("new"));
    let mut file = File::create(&draft)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(draft, new.join(name))?;
    sync(&new)
}

/// The name of an outgoing e-mail. The same e-mail has the same name, so that sending it again does not duplicate it. Names sort in the
/// order of writing.
fn outgoing_name(mail: &Mail) -> String {
    let digest = hex(&Sha256::digest(mail.message_id.as_bytes())[..12]);
    format!("{:010}.Q{:09}.{digest}", mail.written.as_second().max(0), mail.id.max(0))
}
