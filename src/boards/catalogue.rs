//! The boards that can be played: those that ship with the program, and those in the keeper's folder.
use super::chain::{Chain, digest};
use super::charts::{Names, Picture, Shapes};
use super::shelf::{Shelf, ShelfBoard};
use crate::families::ruleset::Ruleset;
use crate::families::setting::Kept;
use crate::families::{self, Families, Family, Variant};
use crate::picture::chart::Chart;
use crate::rules::alphabet::fold;
use crate::rules::{Flaw, is_board_name};
use crate::say;
use crate::scripts::library::ScriptLibrary;
use crate::text::sentence::{Note, term, theirs};
use crate::text::similar;
use anyhow::{Context as _, Result, anyhow};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The maximum number of boards in memory.
const MAX_BOARDS: usize = 128;
/// The maximum number of boards with a game's rules in memory.
const MAX_SYSTEMS: usize = 256;

/// All boards. Each is read on first use, and stays in memory while it is in use.
pub struct Catalogue {
    families: Families,
    inner: Mutex<CatalogueState>,
    /// The names of all powers, folded. Read on first use.
    powers: OnceLock<BTreeSet<String>>,
    scripts: ScriptLibrary,
}

struct CatalogueState {
    families: Families,
    shelf: Shelf,
    /// The digests of the boards that ship with the program.
    shipped: BTreeMap<String, String>,
    /// By digest.
    boards: Recent<String, (Arc<dyn Variant>, Arc<Picture>)>,
    /// By digest and the settings that change the rules.
    systems: Recent<(String, String), Arc<dyn Ruleset>>,
}

/// A board, ready for a game.
#[derive(Clone)]
pub struct LoadedBoard {
    /// Identifies the board.
    pub digest: String,
    /// The board.
    pub variant: Arc<dyn Variant>,
    picture: Arc<Picture>,
}

impl LoadedBoard {
    /// The board's picture as data. The first call takes a while (some seconds for one of the keeper's large boards), so the
    /// worker does not make it. `None` if the board has no picture.
    pub fn chart(&self) -> Option<Arc<Chart>> {
        self.picture.chart()
    }

    /// The board's shapes for pages. The first call takes a while. `None` if the board has no picture.
    pub fn shapes(&self) -> Option<Arc<Shapes>> {
        self.picture.shapes()
    }

    /// The names of its places. Empty if the board gives none.
    pub fn names(&self) -> Arc<Names> {
        self.picture.names(self.variant.as_ref())
    }
}

/// One of the keeper's boards that has flaws.
#[derive(Clone, Debug)]
pub struct Troubled {
    /// Its name.
    pub name: String,
    /// Its flaws.
    pub flaws: Vec<Flaw>,
}

impl Catalogue {
    /// The boards that ship with the program, and those in the keeper's folder, if given.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self::of(families::ALL, folder)
    }

    /// The boards of these families: those that ship with the program, and those in the keeper's folder.
    pub fn of(families: Families, folder: Option<PathBuf>) -> Self {
        let inner = CatalogueState {
            families,
            shelf: Shelf::new(families, folder),
            shipped: BTreeMap::new(),
            boards: Recent::default(),
            systems: Recent::default(),
        };
        let scripts = ScriptLibrary::new(None, None, true);
        Self { families, inner: Mutex::new(inner), powers: OnceLock::new(), scripts }
    }

    /// Adds these scripts to the catalogue.
    pub fn with_scripts(self, scripts: ScriptLibrary) -> Self {
        Self { scripts, ..self }
    }

    /// The scripts that games and e-mails can use.
    pub const fn scripts(&self) -> &ScriptLibrary {
        &self.scripts
    }

    fn inner(&self) -> MutexGuard<'_, CatalogueState> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The families of games.
    pub fn families(&self) -> Families {
        self.families
    }

    /// Returns whether some board has a power with this name.
    pub fn has_power(&self, name: &str) -> bool {
        let all = || {
            let chains = self.names().into_iter().filter_map(|name| self.chain(&name));
            let systems = chains.filter_map(|chain| chain.read().ok()?.play(&Kept::default()).ok());
            systems
                .flat_map(|system| system.powers().iter().map(|power| fold(&power.name)).collect::<Vec<_>>())
                .collect()
        };
        self.powers.get_or_init(all).contains(&fold(name))
    }

    /// The family with this key.
    ///
    /// # Errors
    /// If no family has it.
    pub fn family(&self, key: &str) -> Result<&'static dyn Family> {
        let found = self.families.iter().find(|family| family.key() == key).copied();
        found.with_context(|| format!("this program does not know the family of games '{key}'"))
    }

    /// The names of all boards that can be played, in alphabetical order.
    pub fn names(&self) -> Vec<String> {
        let mut inner = self.inner();
        let mut names: Vec<String> =
            self.families.iter().flat_map(|family| family.boards()).map(str::to_owned).collect();
        for name in inner.shelf.names() {
            if !inner.is_shipped(&name) && inner.shelf.board(&name).is_some_and(|found| found.board.is_ok()) {
                names.push(name);
            }
        }
        names.sort_unstable();
        names
    }

    /// Returns whether this board can be played.
    pub fn has(&self, name: &str) -> bool {
        let mut inner = self.inner();
        inner.is_shipped(name) || inner.own(name).is_some()
    }

    /// Returns whether this board ships with the program.
    pub fn is_shipped(&self, name: &str) -> bool {
        self.inner().is_shipped(name)
    }

    /// The board that someone typed, ignoring case and punctuation.
    pub fn find(&self, typed: &str) -> Option<String> {
        let letters = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
        let wanted = letters(typed);
        self.names().into_iter().find(|key| letters(key) == wanted)
    }

    /// The boards and options with similar names, the likeliest first.
    fn similar(&self, typed: &str) -> Vec<String> {
        let options = self.families.iter().flat_map(|family| family.option_names()).map(str::to_owned);
        let names = self.names().into_iter().chain(options);
        similar(&typed.to_lowercase(), names).into_iter().take(3).collect()
    }

    /// The board or option that was probably meant, if exactly one has a similar name.
    pub fn near(&self, typed: &str) -> Option<String> {
        match self.similar(typed).as_slice() {
            [near] => Some(near.clone()),
            _ => None,
        }
    }

    /// A sentence saying that no board has this name, and which one was probably meant.
    pub fn unknown(&self, typed: &str) -> Note {
        let lower = typed.to_lowercase();
        let shown = theirs(lower.chars().take(40).collect::<String>());
        if let Some(why) = self.families.iter().find_map(|family| family.near_choice(&lower)) {
            return why;
        }
        let names = self.similar(typed);
        let meant = match names.is_empty() {
            true => Note::of(""),
            false => Note::of(say!(" Did you mean {}?", term(names.join(" or ")))),
        };
        Note::of(say!(
            "There is no variant or option {shown}.{meant} LIST VARIANTS shows the variants, HELP OPTIONS the options.",
            shown,
            meant
        ))
    }

    /// The files of a board that can be played, and of the boards it is based on.
    pub fn chain(&self, name: &str) -> Option<Arc<Chain>> {
        match Chain::shipped(self.families, name) {
            Some(chain) => Some(Arc::new(chain)),
            None => self.inner().own(name).map(|found| found.chain.clone()),
        }
    }

    /// Returns the text that players read before they sign on to a game on this board.
    pub fn info(&self, name: &str) -> Option<String> {
        self.chain(name)?.file("info.txt").map(str::to_owned)
    }

    /// A board by its name.
    ///
    /// # Errors
    /// If no board has this name.
    pub fn board(&self, name: &str) -> Result<LoadedBoard> {
        let mut inner = self.inner();
        let digest = inner.digest(name)?;
        let (variant, picture) = inner.board(&digest, |inner| inner.read(name))?;
        Ok(LoadedBoard { digest, variant, picture })
    }

    /// A board that a game has stored, by its digest.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn kept_board(
        &self,
        family: &'static dyn Family,
        digest: &str,
        files: impl FnOnce() -> Result<String>,
    ) -> Result<LoadedBoard> {
        let (variant, picture) = self.inner().board(digest, |_| {
            let chain = Chain::from_json(family, &files()?)?;
            let board = chain.read().map_err(|flaws| refuse(chain.key(), &flaws))?;
            Ok((board, Arc::new(chain)))
        })?;
        Ok(LoadedBoard { digest: digest.to_owned(), variant, picture })
    }

    /// A board by the beginning of its digest, if it is in use or can be played.
    pub fn by_digest(&self, beginning: &str) -> Option<LoadedBoard> {
        if let Some(ready) = self.inner().in_use(beginning) {
            return Some(ready);
        }
        let is_it = |name: &String| self.inner().digest(name).is_ok_and(|digest| digest.starts_with(beginning));
        let name = self.names().into_iter().find(is_it)?;
        self.board(&name).ok()
    }

    /// A board stored as text, of any family, by its digest. `None` if it cannot be read.
    pub fn by_files(&self, digest: &str, files: &str) -> Option<LoadedBoard> {
        let read = |family: &&'static dyn Family| self.kept_board(*family, digest, || Ok(files.to_owned())).ok();
        self.families.iter().find_map(read)
    }

    /// The rules of a board, with the changes that a game's settings make.
    ///
    /// # Errors
    /// If one of the choices cannot be read.
    pub fn play(&self, board: &LoadedBoard, settings: &Kept) -> Result<Arc<dyn Ruleset>> {
        let rows = board.variant.family().settings().iter().filter(|setting| setting.before_start);
        let values: Vec<&str> = rows.map(|setting| settings.text(setting.name).unwrap_or_default()).collect();
        let key = (board.digest.clone(), values.join("\n"));
        let mut inner = self.inner();
        if let Some(system) = inner.systems.get(&key) {
            return Ok(system.clone());
        }
        let system = board.variant.play(settings).map_err(|why| anyhow!(why))?;
        inner.systems.put(key, system.clone(), MAX_SYSTEMS);
        Ok(system)
    }

    /// The names of all the keeper's boards, with flaws or without.
    pub fn own_names(&self) -> Vec<String> {
        self.inner().shelf.names()
    }

    /// The keeper's boards that have flaws, with those flaws.
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
            if inner.is_shipped(&name) {
                let why =
                    format!("a board {name} comes with the program and takes precedence; give this one another name");
                flaws.insert(0, Flaw::new("variant.toml", 0, why));
            }
            if !flaws.is_empty() {
                troubled.push(Troubled { name, flaws });
            }
        }
        troubled
    }
}

impl Default for Catalogue {
    /// The boards that ship with the program.
    fn default() -> Self {
        Self::new(None)
    }
}

impl CatalogueState {
    fn is_shipped(&self, name: &str) -> bool {
        self.families.iter().any(|family| family.board_files(name).next().is_some())
    }

    /// One of the keeper's boards that can be played.
    fn own(&mut self, name: &str) -> Option<&ShelfBoard> {
        if !is_board_name(name) || self.is_shipped(name) {
            return None;
        }
        self.shelf.board(name).filter(|found| found.board.is_ok())
    }

    /// The board in use whose digest begins with `beginning`.
    fn in_use(&mut self, beginning: &str) -> Option<LoadedBoard> {
        let digest = self.boards.rows.keys().find(|digest| digest.starts_with(beginning)).cloned()?;
        let (variant, picture) = self.boards.get(&digest).cloned()?;
        Some(LoadedBoard { digest, variant, picture })
    }

    fn digest(&mut self, name: &str) -> Result<String> {
        if let Some(digest) = self.shipped.get(name) {
            return Ok(digest.clone());
        }
        let Some(chain) = Chain::shipped(self.families, name) else {
            let found = self.own(name).with_context(|| format!("there is no variant '{name}' that can be played"))?;
            return Ok(found.digest.clone());
        };
        Ok(self.shipped.entry(name.to_owned()).or_insert(digest(&chain.to_json())).clone())
    }

    /// Reads a board by its name.
    fn read(&mut self, name: &str) -> Result<(Arc<dyn Variant>, Arc<Chain>)> {
        if let Some(chain) = Chain::shipped(self.families, name) {
            let board = chain.read().map_err(|flaws| refuse(name, &flaws))?;
            return Ok((board, Arc::new(chain)));
        }
        let found = self.own(name).with_context(|| format!("there is no variant '{name}' that can be played"))?;
        let board = found.board.clone().map_err(|flaws| refuse(name, &flaws))?;
        Ok((board, found.chain.clone()))
    }

    fn board(
        &mut self,
        digest: &str,
        read: impl FnOnce(&mut Self) -> Result<(Arc<dyn Variant>, Arc<Chain>)>,
    ) -> Result<(Arc<dyn Variant>, Arc<Picture>)> {
        if let Some(board) = self.boards.get(digest) {
            return Ok(board.clone());
        }
        let (board, chain) = read(self)?;
        let board = (board.clone(), Arc::new(Picture::new(chain, board)));
        self.boards.put(digest.to_owned(), board.clone(), MAX_BOARDS);
        Ok(board)
    }
}

/// An LRU cache.
struct Recent<K, T> {
    /// The number of lookups so far.
    n_asked: u64,
    /// The entries, each with the number of its last lookup.
    rows: HashMap<K, (u64, T)>,
}

impl<K, T> Default for Recent<K, T> {
    fn default() -> Self {
        Self { n_asked: 0, rows: HashMap::new() }
    }
}

impl<K: Hash + Eq + Clone, T> Recent<K, T> {
    fn get<Q: Hash + Eq + ?Sized>(&mut self, key: &Q) -> Option<&T>
    where
        K: std::borrow::Borrow<Q>,
    {
        self.n_asked += 1;
        let row = self.rows.get_mut(key)?;
        row.0 = self.n_asked;
        Some(&row.1)
    }

    /// Adds an entry, and drops the least recently used one.
    fn put(&mut self, key: K, value: T, max: usize) {
        if max <= self.rows.len()
            && let Some(oldest) = self.rows.iter().min_by_key(|(_, row)| row.0).map(|(key, _)| key.clone())
        {
            self.rows.remove(&oldest);
        }
        self.rows.insert(key, (self.n_asked, value));
    }
}

fn refuse(name: &str, flaws: &[Flaw]) -> anyhow::Error {
    let first = flaws.first().map(Flaw::to_string).unwrap_or_default();
    anyhow!("variant '{name}' cannot be played: {first}")
}

/// Returns all flaws of the board in a folder such as `boards/lake`. It may be based on its neighbours, and on the boards that
/// ship with the program.
///
/// # Errors
/// If the folder does not exist, or its name is not valid for a board.
pub fn check_folder(families: Families, path: &Path) -> Result<Vec<Flaw>> {
    let found = folder(families, path)?;
    Ok(match &found.board {
        Err(flaws) => flaws.clone(),
        Ok(_) => found.chain.check(),
    })
}

/// The board in a folder such as `boards/lake`, as text.
///
/// # Errors
/// If the folder does not exist, its name is not valid for a board, or the board has errors.
pub fn folder_chain(families: Families, path: &Path) -> Result<Arc<Chain>> {
    let found = folder(families, path)?;
    found.board.map_err(|flaws| refuse(found.chain.key(), &flaws))?;
    Ok(found.chain)
}

fn folder(families: Families, path: &Path) -> Result<ShelfBoard> {
    let path = path.canonicalize().with_context(|| format!("there is no folder {}", path.display()))?;
    let name = path.file_name().and_then(|name| name.to_str()).filter(|name| is_board_name(name));
    let name = name.with_context(|| {
        format!("{} is not a valid name for a board; use lower-case letters, digits, _ and -", path.display())
    })?;
    let boards = path.parent().unwrap_or(Path::new("."));
    let mut shelf = Shelf::new(families, Some(boards.to_owned()));
    shelf.board(name).cloned().with_context(|| format!("there is no folder {}", path.display()))
}
