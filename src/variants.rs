//! Every game that can be played here, each with the rules it is played by: the boards that come with the program, and
//! those in the keeper's own folder.
//!
//! - [`chain`] a board as text, with what it is based on
//! - [`shelf`] the keeper's folder
pub mod chain;
mod shelf;

use crate::game::system::System;
use crate::rules::diplomacy::Diplomacy;
use crate::rules::diplomacy::policy::Policies;
use crate::rules::diplomacy::variant::{self, Flaw, write};
use anyhow::{Context as _, Result, anyhow};
pub use chain::{Chain, Folder, digest};
use shelf::Shelf;
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many boards are kept ready to be played.
const MOST_BOARDS: usize = 128;
/// So many boards, each with its policies, are kept ready.
const MOST_SYSTEMS: usize = 256;

/// The boards, each read when it is first asked for and then kept as long as it is in use.
#[derive(Default)]
pub struct Catalogue {
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    shelf: Shelf,
    /// The digests of the boards that come with the program.
    shipped: BTreeMap<&'static str, String>,
    /// By digest.
    rules: Kept<String, Diplomacy>,
    /// By digest, and the policies of a game.
    systems: Kept<(String, String), Playable>,
}

/// A board, ready to be played on.
#[derive(Clone)]
pub struct Playable {
    /// The rules, by the policies of the board and of the game.
    pub system: Arc<dyn System>,
    /// The choices that the board makes by itself.
    pub own: Policies,
}

/// A board of the keeper's that is not as it should be.
#[derive(Clone, Debug)]
pub struct Troubled {
    /// Its name.
    pub name: String,
    /// All that is wrong with it.
    pub flaws: Vec<Flaw>,
}

impl Catalogue {
    /// The boards that come with the program, and those of the keeper's folder, if there is one.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { inner: Mutex::new(Inner { shelf: Shelf::new(folder), ..Inner::default() }) }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The names of all boards that can be played, in the order of the alphabet.
    pub fn names(&self) -> Vec<String> {
        let mut inner = self.inner();
        let mut names: Vec<String> = variant::keys().map(str::to_owned).collect();
        for name in inner.shelf.names() {
            if !is_shipped(&name) && inner.shelf.board(&name).is_some_and(|found| found.board.is_ok()) {
                names.push(name);
            }
        }
        names.sort_unstable();
        names
    }

    /// Can this board be played?
    pub fn has(&self, name: &str) -> bool {
        is_shipped(name) || self.inner().own(name).is_some()
    }

    /// The files of a board that can be played, and of what it is based on.
    pub fn chain(&self, name: &str) -> Option<Arc<Chain>> {
        match Chain::shipped(name) {
            Some(chain) => Some(Arc::new(chain)),
            None => self.inner().own(name).map(|found| found.chain.clone()),
        }
    }

    /// What a player reads before signing on to a board.
    pub fn info(&self, name: &str) -> Option<String> {
        match is_shipped(name) {
            true => variant::file(name, "info.txt").map(str::to_owned),
            false => self.chain(name)?.file("info.txt").map(str::to_owned),
        }
    }

    /// `Standard`: what a board is called.
    pub fn title(&self, name: &str) -> Option<String> {
        self.rules(name).ok().map(|rules| rules.board().title.clone())
    }

    /// The provinces and borders of a board, as files have them.
    pub fn map(&self, name: &str) -> Option<String> {
        let rules = self.rules(name).ok()?;
        Some(format!("{}\n{}", write::provinces(rules.board()), write::borders(rules.board())))
    }

    /// The rules of a board, by its own policies.
    ///
    /// # Errors
    /// If there is no such board.
    pub fn rules(&self, name: &str) -> Result<Diplomacy> {
        let mut inner = self.inner();
        let digest = inner.digest(name)?;
        inner.rules(&digest, |inner| inner.read(name))
    }

    /// A board, by the policies that a game's settings name (`convoy-paradox=all-hold ...`): they are changes of those
    /// that the board has by itself.
    ///
    /// # Errors
    /// If there is no such board or policy.
    pub fn play(&self, name: &str, policies: &str) -> Result<Playable> {
        let mut inner = self.inner();
        let digest = inner.digest(name)?;
        inner.play(&digest, policies, |inner| inner.read(name))
    }

    /// A board that a game has kept, by its digest and the policies of the game.
    ///
    /// # Errors
    /// If it can not be read, or there is no such policy.
    pub fn play_kept(&self, digest: &str, policies: &str, files: impl FnOnce() -> Result<String>) -> Result<Playable> {
        self.inner().play(digest, policies, |_| {
            let chain = Chain::from_json(&files()?)?;
            let board = chain.read().map_err(|flaws| refuse(chain.key(), &flaws))?;
            Ok(Diplomacy::of(board))
        })
    }

    /// The names of all folders of boards that the keeper has, sound or not.
    pub fn own_names(&self) -> Vec<String> {
        self.inner().shelf.names()
    }

    /// All boards in the keeper's folder that are not as they should be, and all that is wrong with them.
    pub fn troubled(&self) -> Vec<Troubled> {
        let mut inner = self.inner();
        let mut troubled = Vec::new();
        for name in inner.shelf.names() {
            let mut flaws = match inner.shelf.board(&name) {
                None => Vec::new(),
                Some(found) => match &found.board {
                    Err(flaws) => flaws.clone(),
                    Ok(_) => found.chain.check(),
                },
            };
            if is_shipped(&name) {
                let why = format!("a board {name} comes with the program, and stands; give this one another name");
                flaws.insert(0, Flaw { file: "variant.toml".to_owned(), line: 0, why });
            }
            if !flaws.is_empty() {
                troubled.push(Troubled { name, flaws });
            }
        }
        troubled
    }
}

impl Inner {
    /// A board of the keeper's that can be played.
    fn own(&mut self, name: &str) -> Option<&shelf::Found> {
        if !variant::is_name(name) || is_shipped(name) {
            return None;
        }
        self.shelf.board(name).filter(|found| found.board.is_ok())
    }

    fn digest(&mut self, name: &str) -> Result<String> {
        if let Some(digest) = self.shipped.get(name) {
            return Ok(digest.clone());
        }
        let Some(key) = variant::keys().find(|key| *key == name) else {
            let found = self.own(name).with_context(|| format!("there is no variant '{name}' that can be played"))?;
            return Ok(found.digest.clone());
        };
        let chain = Chain::shipped(key).with_context(|| format!("there is no variant '{name}'"))?;
        Ok(self.shipped.entry(key).or_insert(digest(&chain.to_json())).clone())
    }

    /// The rules of a board that has a name.
    fn read(&mut self, name: &str) -> Result<Diplomacy> {
        if is_shipped(name) {
            let board = variant::load(name).map_err(|flaw| refuse(name, &[flaw]))?;
            return Ok(Diplomacy::of(board));
        }
        let found = self.own(name).with_context(|| format!("there is no variant '{name}' that can be played"))?;
        let board = found.board.as_ref().map_err(|flaws| refuse(name, flaws))?;
        Ok(Diplomacy::of(board.clone()))
    }

    fn rules(&mut self, digest: &str, read: impl FnOnce(&mut Self) -> Result<Diplomacy>) -> Result<Diplomacy> {
        if let Some(rules) = self.rules.get(digest) {
            return Ok(rules.clone());
        }
        let rules = read(self)?;
        self.rules.put(digest.to_owned(), rules.clone(), MOST_BOARDS);
        Ok(rules)
    }

    fn play(
        &mut self,
        digest: &str,
        policies: &str,
        read: impl FnOnce(&mut Self) -> Result<Diplomacy>,
    ) -> Result<Playable> {
        let key = (digest.to_owned(), policies.to_owned());
        if let Some(playable) = self.systems.get(&key) {
            return Ok(playable.clone());
        }
        let rules = self.rules(digest, read)?;
        let own = *rules.policies();
        let chosen = read_policies(own, policies).map_err(|why| anyhow!(why))?;
        let playable = Playable { system: Arc::new(Arc::new(rules.with(chosen))), own };
        self.systems.put(key, playable.clone(), MOST_SYSTEMS);
        Ok(playable)
    }
}

/// What was used last, of all that was made.
struct Kept<K, T> {
    /// How often something was asked for.
    n_asked: u64,
    /// With when it was last asked for.
    rows: HashMap<K, (u64, T)>,
}

impl<K, T> Default for Kept<K, T> {
    fn default() -> Self {
        Self { n_asked: 0, rows: HashMap::new() }
    }
}

impl<K: Hash + Eq + Clone, T> Kept<K, T> {
    fn get<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<&T>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.n_asked += 1;
        let row = self.rows.get_mut(key)?;
        row.0 = self.n_asked;
        Some(&row.1)
    }

    /// Keeps one more, and lets go of what has not been asked for the longest.
    fn put(&mut self, key: K, value: T, most: usize) {
        if most <= self.rows.len()
            && let Some(oldest) = self.rows.iter().min_by_key(|(_, row)| row.0).map(|(key, _)| key.clone())
        {
            self.rows.remove(&oldest);
        }
        self.rows.insert(key, (self.n_asked, value));
    }
}

fn is_shipped(name: &str) -> bool {
    variant::files(name).next().is_some()
}

fn refuse(name: &str, flaws: &[Flaw]) -> anyhow::Error {
    let first = flaws.first().map(Flaw::to_string).unwrap_or_default();
    anyhow!("variant '{name}' can not be played: {first}")
}

/// All that is wrong with the board in a folder: `boards/lake`. It may be based on its neighbours, and on the boards that
/// come with the program.
///
/// # Errors
/// If there is no such folder, or its name can not be that of a board.
pub fn check_folder(path: &Path) -> Result<Vec<Flaw>> {
    let path = path.canonicalize().with_context(|| format!("there is no folder {}", path.display()))?;
    let name = path.file_name().and_then(|name| name.to_str()).filter(|name| variant::is_name(name));
    let name = name.with_context(|| {
        format!("{} is no name of a board; it has lower-case letters, digits, _ and -", path.display())
    })?;
    let boards = path.parent().unwrap_or(Path::new("."));
    let mut shelf = Shelf::new(Some(boards.to_owned()));
    let found = shelf.board(name).with_context(|| format!("there is no folder {}", path.display()))?;
    Ok(match &found.board {
        Err(flaws) => flaws.clone(),
        Ok(_) => found.chain.check(),
    })
}

/// Reads policies as a game's settings keep them, `convoy-paradox=all-hold adjacent-convoy=via`: changes of those that
/// hold without them.
///
/// # Errors
/// A sentence that names the policy or the choice that there is not.
pub fn read_policies(mut policies: Policies, text: &str) -> Result<Policies, String> {
    for pair in text.split_whitespace() {
        let (name, word) = pair.split_once('=').ok_or_else(|| format!("\"{pair}\" is no policy."))?;
        policies.set(name, word)?;
    }
    Ok(policies)
}
