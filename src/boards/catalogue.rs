//! Every game that can be played here, each with the rules it is played by: the boards that come with the program, and
//! those in the keeper's own folder.
//!
//! - [`chain`] a board as text, with what it is based on
//! - `shelf` the keeper's folder
pub use super::chain::{Chain, Folder, digest};
use super::shelf::Shelf;
use crate::families::system::System;
use crate::game::settings::policies;
use crate::rules::diplomacy::Diplomacy;
use crate::rules::diplomacy::board::{Board, Victory};
use crate::rules::diplomacy::policy::{POLICIES, Policies, Policy};
use crate::rules::diplomacy::variant;
pub use crate::rules::diplomacy::variant::Flaw;
use crate::text::likeness;
use anyhow::{Context as _, Result, anyhow};
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
    /// By digest, and what a game changes: its policies, and the centres that win.
    systems: Kept<(String, String, String), Playable>,
}

/// A board, ready to be played on.
#[derive(Clone)]
pub struct Playable {
    /// The rules, by the policies of the board and of the game.
    pub system: Arc<dyn System>,
    /// The choices that the board makes by itself.
    pub own: Policies,
}

/// What a game's settings change of its board.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changes<'a> {
    /// The policies that are not the board's own: `convoy-paradox=all-hold wings=on`.
    pub policies: &'a str,
    /// The centres that win, if any are named.
    pub centres: &'a str,
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

    /// The name of a variant as somebody wrote it: whatever the case, and what stands between its words.
    pub fn find(&self, typed: &str) -> Option<String> {
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        let wanted = letters(typed);
        self.names().into_iter().find(|key| letters(key) == wanted)
    }

    /// There is no variant of this name: a sentence that says which was probably meant.
    pub fn unknown(&self, typed: &str) -> String {
        let lower = typed.to_lowercase();
        let shown: String = lower.chars().take(40).collect();
        if let Some((name, word)) = lower.split_once('=')
            && Policy::find(name).is_some()
            && let Err(why) = Policies::default().set(name, &word.chars().take(40).collect::<String>())
        {
            return why;
        }
        if let Some(policy) = Policy::find(&lower) {
            let choices: Vec<String> = policy.choices.iter().map(|c| format!("{}={}", policy.name, c.word)).collect();
            return format!("Say what is chosen of \"{}\": {}.", policy.name, choices.join(" or "));
        }
        let options = POLICIES.iter().filter(|policy| policies::is_option(policy)).map(|policy| policy.name.to_owned());
        let names = self.names().into_iter().chain(options);
        let score = |name: &str| {
            let starts = 3 <= lower.len() && (name.starts_with(&lower) || lower.starts_with(name));
            likeness(&lower, name).max(if starts { 0.75 } else { 0.0 })
        };
        let mut near: Vec<(f64, String)> = names.map(|name| (score(&name), name)).collect();
        near.retain(|(score, _)| 0.55 <= *score);
        near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        near.dedup();
        let names: Vec<String> = near.into_iter().take(3).map(|(_, name)| name).collect();
        match names.is_empty() {
            true => format!(
                "There is no variant or option \"{shown}\". LIST VARIANTS shows the variants, HELP OPTIONS the options."
            ),
            false => format!(
                "There is no variant or option \"{shown}\". Did you mean {}? LIST VARIANTS shows all variants, HELP OPTIONS all options.",
                names.join(" or ")
            ),
        }
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

    /// The rules of a board, by its own policies.
    ///
    /// # Errors
    /// If there is no such board.
    pub fn rules(&self, name: &str) -> Result<Diplomacy> {
        let mut inner = self.inner();
        let digest = inner.digest(name)?;
        inner.rules(&digest, |inner| inner.read(name))
    }

    /// The board of a variant.
    ///
    /// # Errors
    /// If there is none.
    pub fn board(&self, name: &str) -> Result<Arc<Board>> {
        Ok(self.rules(name)?.shared_board())
    }

    /// The choices of rules that a board makes by itself.
    ///
    /// # Errors
    /// If there is none.
    pub fn policies(&self, name: &str) -> Result<Policies> {
        Ok(*self.rules(name)?.policies())
    }

    /// A board, with what a game's settings change of it.
    ///
    /// # Errors
    /// If there is no such board, or no such policy.
    pub fn play(&self, name: &str, changes: Changes) -> Result<Playable> {
        let mut inner = self.inner();
        let digest = inner.digest(name)?;
        inner.play(&digest, changes, |inner| inner.read(name))
    }

    /// A board that a game has kept, by its digest, with what the game's settings change of it.
    ///
    /// # Errors
    /// If it can not be read, or there is no such policy.
    pub fn play_kept(
        &self,
        digest: &str,
        changes: Changes,
        files: impl FnOnce() -> Result<String>,
    ) -> Result<Playable> {
        self.inner().play(digest, changes, |_| {
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
    fn own(&mut self, name: &str) -> Option<&super::shelf::Found> {
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
        changes: Changes,
        read: impl FnOnce(&mut Self) -> Result<Diplomacy>,
    ) -> Result<Playable> {
        let key = (digest.to_owned(), changes.policies.to_owned(), changes.centres.to_owned());
        if let Some(playable) = self.systems.get(&key) {
            return Ok(playable.clone());
        }
        let rules = self.rules(digest, read)?;
        let own = *rules.policies();
        let chosen = policies::read_on(own, changes.policies).map_err(|why| anyhow!(why))?;
        let played = match changes.centres.parse() {
            Err(_) => rules.with(chosen),
            Ok(centres) => {
                let victory = Victory { centres, later: Vec::new() };
                Diplomacy::new(Arc::new(Board { victory, ..rules.board().clone() }), chosen)
            }
        };
        let playable = Playable { system: Arc::new(Arc::new(played)), own };
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
