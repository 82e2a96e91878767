//! The keeper's own boards: a folder of folders, `boards/NAME/variant.toml` and so on.
//!
//! The judge never has to be told that something has changed there: whenever a board is asked for, the sizes and times
//! of its files are compared with what they were. Nothing in the folder can do harm: names are never paths, links are
//! not followed, and files, boards and recorded games are bounded in size and number. A board that can not be read is as
//! if it were not there, but that the log says so, once for each change.
use super::chain::{Chain, Folder, digest, shipped_folder};
use crate::rules::diplomacy::board::Board;
use crate::rules::diplomacy::variant::{self, Flaw};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// A longer file is no board's.
const MOST_BYTES: u64 = 1 << 20;
/// So many boards are looked at, and no more.
const MOST_BOARDS: usize = 1000;
/// So many recorded games of a board are looked at, and no more.
const MOST_GAMES: usize = 100;

/// The files that a board can have, besides recorded games.
const FILES: [&str; 5] = ["borders.txt", "info.txt", "provinces.txt", "start.txt", "variant.toml"];

/// What tells whether a folder has changed: its files, their sizes and times.
type Stamp = Vec<(String, u64, Option<SystemTime>)>;

/// A board of the keeper's, as it was when it was read.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// Of every folder that it is made of; none where there is no such folder (yet).
    stamps: Vec<(String, Option<Stamp>)>,
    pub(super) chain: Arc<Chain>,
    pub(super) digest: String,
    /// The board, or all that is wrong with it.
    pub(super) board: Result<Arc<Board>, Vec<Flaw>>,
}

/// The keeper's folder, and what was found there.
#[derive(Debug, Default)]
pub(super) struct Shelf {
    folder: Option<PathBuf>,
    found: BTreeMap<String, Found>,
}

impl Shelf {
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, found: BTreeMap::new() }
    }

    /// The names of all boards in the folder, whether they can be played or not, in the order of the alphabet.
    pub(super) fn names(&self) -> Vec<String> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<_> = names.filter(|name| variant::is_name(name)).take(MOST_BOARDS).collect();
        names.retain(|name| is_folder(&folder.join(name)));
        names.sort_unstable();
        names
    }

    /// A board, read again if it has changed. `None`: there is no folder of this name.
    pub(super) fn board(&mut self, name: &str) -> Option<&Found> {
        let folder = self.folder.as_deref()?;
        let fresh = |found: &Found| found.stamps.iter().all(|(name, old)| stamp(folder, name) == *old);
        if self.found.get(name).is_some_and(fresh) {
            return self.found.get(name);
        }
        let Some((files, flaws)) = read_folder(folder, name) else {
            self.found.remove(name);
            return None;
        };
        let found = load(folder, name, files, flaws);
        if let Err(flaws) = &found.board {
            let others = match flaws.len() {
                0 | 1 => String::new(),
                n => format!(" (and {} more)", n - 1),
            };
            let first = flaws.first().map(Flaw::to_string).unwrap_or_default();
            tracing::warn!("the board {name} in {} can not be played: {first}{others}", folder.display());
        }
        self.found.insert(name.to_owned(), found);
        self.found.get(name)
    }
}

fn load(folder: &Path, name: &str, own: Folder, mut flaws: Vec<Flaw>) -> Found {
    // The stamps are taken before the files are read: what changes between shows the next time.
    let mut stamps = vec![(name.to_owned(), stamp(folder, name))];
    let chain = Chain::follow(name, own, |base| {
        // What comes with the program stands, whatever the folder has under its name.
        if let Some(shipped) = shipped_folder(base) {
            return Some(shipped);
        }
        stamps.push((base.to_owned(), stamp(folder, base)));
        let (files, wrong) = read_folder(folder, base)?;
        flaws.extend(wrong.into_iter().map(|flaw| Flaw { file: format!("{base}/{}", flaw.file), ..flaw }));
        Some(files)
    });
    let board = match (chain.read(), flaws.is_empty()) {
        (Ok(board), true) => Ok(Arc::new(board)),
        (Ok(_), false) => Err(flaws),
        (Err(more), _) => {
            flaws.extend(more);
            Err(flaws)
        }
    };
    let digest = digest(&chain.to_json());
    Found { stamps, chain: Arc::new(chain), digest, board }
}

/// Is there a folder, and no link to one?
fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_dir())
}

/// The names of the files of a board that are there, recorded games among them.
fn file_names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = FILES.iter().map(|name| (*name).to_owned()).collect();
    let games = folder.join("games");
    if is_folder(&games) {
        let entries = fs::read_dir(games).into_iter().flatten().flatten();
        let games = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let mut games: Vec<_> = games.filter(|name| name.ends_with(".txt")).take(MOST_GAMES).collect();
        games.sort_unstable();
        names.extend(games.into_iter().map(|name| format!("games/{name}")));
    }
    names.retain(|name| fs::symlink_metadata(folder.join(name)).is_ok_and(|about| about.is_file()));
    names
}

fn stamp(boards: &Path, name: &str) -> Option<Stamp> {
    let folder = boards.join(name);
    if !is_folder(&folder) {
        return None;
    }
    let of_file = |name: String| {
        let about = fs::symlink_metadata(folder.join(&name)).ok()?;
        Some((name, about.len(), about.modified().ok()))
    };
    Some(file_names(&folder).into_iter().filter_map(of_file).collect())
}

/// The files of one folder, with what can not be read of them. `None`: there is no such folder.
pub(super) fn read_folder(boards: &Path, name: &str) -> Option<(Folder, Vec<Flaw>)> {
    let folder = boards.join(name);
    if !is_folder(&folder) {
        return None;
    }
    let (mut files, mut flaws) = (Folder::new(), Vec::new());
    for name in file_names(&folder) {
        match read_file(&folder.join(&name)) {
            Ok(text) => {
                files.insert(name, text);
            }
            Err(why) => flaws.push(Flaw { file: name, line: 0, why }),
        }
    }
    Some((files, flaws))
}

fn read_file(path: &Path) -> Result<String, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if MOST_BYTES < bytes.len() as u64 {
        return Err("the file is longer than 1 MB".to_owned());
    }
    String::from_utf8(bytes).map_err(|_| "the file is not in UTF-8".to_owned())
}
