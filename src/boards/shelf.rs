//! The keeper's own boards: a folder of folders, `boards/NAME/variant.toml` and so on.
//!
//! The judge notices changes automatically: whenever a board is used, it compares the sizes and times of its files with the
//! previous ones. The folder is safe: names are never paths, links are not followed, and the size and number of files, boards
//! and recorded games are limited. The judge ignores a board that it cannot read, and logs that once per change.
use super::chain::{Chain, Folder, MAX_DEPTH, digest, shipped_folder};
use crate::families::{Families, Family, Nature, Variant};
use crate::rules::{Flaw, is_board_name};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

/// The maximum size of a file, in bytes. Larger files are ignored.
const MAX_BYTES: u64 = 1 << 20;
/// The maximum number of boards to read.
const MAX_BOARDS: usize = 1000;
/// The maximum number of recorded games to read for each board.
const MAX_GAMES: usize = 100;

/// A fingerprint of a folder that shows changes: its files, their sizes and times.
type FolderStamp = Vec<(String, u64, Option<SystemTime>)>;

/// One of the keeper's boards, as last read.
#[derive(Clone)]
pub(super) struct ShelfBoard {
    /// The stamp of every folder in its chain. `None` for a folder that does not exist (yet).
    stamps: Vec<(String, Option<FolderStamp>)>,
    pub(super) chain: Arc<Chain>,
    pub(super) digest: String,
    /// The board, or its flaws.
    pub(super) board: Result<Arc<dyn Variant>, Vec<Flaw>>,
}

/// The keeper's folder, and the boards found there.
pub(super) struct Shelf {
    families: Families,
    folder: Option<PathBuf>,
    found: BTreeMap<String, ShelfBoard>,
}

impl Shelf {
    pub(super) fn new(families: Families, folder: Option<PathBuf>) -> Self {
        Self { families, folder, found: BTreeMap::new() }
    }

    /// The names of all boards in the folder, whether they can be played or not, in alphabetical order.
    pub(super) fn names(&self) -> Vec<String> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<_> = names.filter(|name| is_board_name(name)).take(MAX_BOARDS).collect();
        names.retain(|name| is_folder(&folder.join(name)));
        names.sort_unstable();
        names
    }

    /// A board, reloaded if it has changed. `None` if no folder has this name.
    pub(super) fn board(&mut self, name: &str) -> Option<&ShelfBoard> {
        let folder = self.folder.as_deref()?;
        let families = self.families;
        let fresh = |found: &ShelfBoard| {
            found.stamps.iter().all(|(name, old)| stamp(&file_list(families), folder, name) == *old)
        };
        if self.found.get(name).is_some_and(fresh) {
            return self.found.get(name);
        }
        let Some((files, flaws)) = read_folder(&file_list(families), folder, name) else {
            self.found.remove(name);
            return None;
        };
        let found = load(families, folder, name, files, flaws);
        if let Err(flaws) = &found.board {
            let others = match flaws.len() {
                0 | 1 => String::new(),
                n => format!(" (and {} more)", n - 1),
            };
            let first = flaws.first().map(Flaw::to_string).unwrap_or_default();
            tracing::warn!("the board {name} in {} cannot be played: {first}{others}", folder.display());
        }
        self.found.insert(name.to_owned(), found);
        self.found.get(name)
    }
}

/// The names of all files that a board of these families can have.
fn file_list(families: Families) -> Vec<&'static str> {
    families.iter().flat_map(|family| family.files()).copied().collect()
}

/// The family that a `variant.toml` names. If it names none: that of its nearest base that does, or else the first family.
fn family_of(
    families: Families,
    own: &Folder,
    find: &mut dyn FnMut(&str) -> Option<Folder>,
) -> Result<&'static dyn Family, Flaw> {
    let read = |folder: &Folder| folder.get("variant.toml").map(|text| Nature::read(text)).unwrap_or_default();
    let mut sheet = read(own);
    for _ in 0..MAX_DEPTH {
        if let Some(name) = sheet.family {
            let found = families.iter().find(|family| family.key() == name).copied();
            return found.ok_or_else(|| {
                let keys: Vec<&str> = families.iter().map(|family| family.key()).collect();
                let why = format!("there is no family of games {name:?}; there is {}", keys.join(", "));
                Flaw::new("variant.toml", 0, why)
            });
        }
        let Some(base) = sheet.base.filter(|base| is_board_name(base)) else { break };
        if let Some(family) = families.iter().find(|family| shipped_folder(**family, &base).is_some()) {
            return Ok(*family);
        }
        let Some(folder) = find(&base) else { break };
        sheet = read(&folder);
    }
    Ok(families[0])
}

fn load(families: Families, folder: &Path, name: &str, own: Folder, mut flaws: Vec<Flaw>) -> ShelfBoard {
    let files = file_list(families);
    // Take the stamps before reading the files, so that the next look notices a change in between.
    let mut stamps = vec![(name.to_owned(), stamp(&files, folder, name))];
    let family = family_of(families, &own, &mut |base| read_folder(&files, folder, base).map(|(files, _)| files));
    let family = family.unwrap_or_else(|flaw| {
        flaws.push(flaw);
        families[0]
    });
    let chain = Chain::follow(family, name, own, |base| {
        // A board that ships with the program takes precedence over a folder with its name.
        if let Some(shipped) = shipped_folder(family, base) {
            return Some(shipped);
        }
        stamps.push((base.to_owned(), stamp(&files, folder, base)));
        let (files, wrong) = read_folder(&files, folder, base)?;
        flaws.extend(wrong.into_iter().map(|flaw| Flaw { file: format!("{base}/{}", flaw.file), ..flaw }));
        Some(files)
    });
    let board = match (chain.read(), flaws.is_empty()) {
        (Ok(board), true) => Ok(board),
        (Ok(_), false) => Err(flaws),
        (Err(more), _) => {
            flaws.extend(more);
            Err(flaws)
        }
    };
    let digest = digest(&chain.to_json());
    ShelfBoard { stamps, chain: Arc::new(chain), digest, board }
}

/// Returns whether this is a folder, and not a link to one.
fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_dir())
}

/// The names of the existing files of a board, including recorded games.
fn file_names(files: &[&str], folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = files.iter().map(|name| (*name).to_owned()).collect();
    let games = folder.join("games");
    if is_folder(&games) {
        let entries = fs::read_dir(games).into_iter().flatten().flatten();
        let games = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let mut games: Vec<_> = games.filter(|name| name.ends_with(".txt")).take(MAX_GAMES).collect();
        games.sort_unstable();
        names.extend(games.into_iter().map(|name| format!("games/{name}")));
    }
    names.retain(|name| fs::symlink_metadata(folder.join(name)).is_ok_and(|about| about.is_file()));
    names
}

fn stamp(files: &[&str], boards: &Path, name: &str) -> Option<FolderStamp> {
    let folder = boards.join(name);
    if !is_folder(&folder) {
        return None;
    }
    let of_file = |name: String| {
        let about = fs::symlink_metadata(folder.join(&name)).ok()?;
        Some((name, about.len(), about.modified().ok()))
    };
    Some(file_names(files, &folder).into_iter().filter_map(of_file).collect())
}

/// The files of one folder, and the flaws of those that cannot be read. `None` if the folder does not exist.
fn read_folder(names: &[&str], boards: &Path, name: &str) -> Option<(Folder, Vec<Flaw>)> {
    let folder = boards.join(name);
    if !is_folder(&folder) {
        return None;
    }
    let (mut files, mut flaws) = (Folder::new(), Vec::new());
    for name in file_names(names, &folder) {
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
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if MAX_BYTES < bytes.len() as u64 {
        return Err("the file is longer than 1 MB".to_owned());
    }
    String::from_utf8(bytes).map_err(|_| "the file is not in UTF-8".to_owned())
}
