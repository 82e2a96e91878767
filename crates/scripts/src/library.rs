//! All available scripts: those shipped with the program, and those in the keeper's folder.
//!
//! Changes are noticed on access, by the size and the time of a script's file. Names are never paths, links are not followed, and a flawed
//! file is ignored.
use crate::engine::{Script, ScriptEngine};
use crate::head::Head;
use crate::{MAX_BYTES, ScriptKind, is_script_name, squeezed};
use chancery_rules::Flaw;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Read as _;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::SystemTime;

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The maximum number of files read from a folder.
const MAX_FILES: usize = 200;
/// The maximum number of compiled scripts cached for games that use stored texts.
const MAX_COMPILED: usize = 64;

/// A script, or all of its flaws.
pub type ScriptResult = Result<Arc<Script>, Vec<Flaw>>;

/// The size and the time of a file.
type FileStamp = (u64, Option<SystemTime>);

/// A script as read, and the state of its file then; `None` for a shipped one.
type ReadScript = (Option<FileStamp>, ScriptResult);

/// All available scripts.
pub struct ScriptLibrary {
    /// Created when the first script is compiled.
    engine: OnceLock<ScriptEngine>,
    folder: Option<PathBuf>,
    /// The modules that may be chosen; `None` for all.
    choice: Option<Vec<String>>,
    /// The modules with which games are rated although they affect orders or the end.
    rated: Vec<String>,
    has_commands: bool,
    files: Mutex<BTreeMap<(ScriptKind, String), ReadScript>>,
    by_digest: Mutex<BTreeMap<String, Arc<Script>>>,
}

impl ScriptLibrary {
    /// Creates a library of the shipped scripts and those in this folder. `choice` lists the modules that may be chosen; `None` for all.
    pub fn new(folder: Option<PathBuf>, choice: Option<Vec<String>>, has_commands: bool) -> Self {
        Self {
            engine: OnceLock::new(),
            folder,
            choice,
            rated: Vec::new(),
            has_commands,
            files: Mutex::default(),
            by_digest: Mutex::default(),
        }
    }

    /// Sets the modules with which games are rated although they affect orders or the end.
    pub fn rating(self, rated: Vec<String>) -> Self {
        Self { rated, ..self }
    }

    /// Returns whether games with this module are rated, whatever it affects.
    pub fn rates(&self, name: &str) -> bool {
        self.rated.iter().any(|rated| rated == name)
    }

    /// The engine that runs them.
    pub fn engine(&self) -> &ScriptEngine {
        self.engine.get_or_init(ScriptEngine::new)
    }

    /// The keeper's folder.
    pub const fn folder(&self) -> Option<&PathBuf> {
        self.folder.as_ref()
    }

    /// The names of all enabled scripts of a kind, including flawed ones, in alphabetical order.
    pub fn names(&self, kind: ScriptKind) -> Vec<String> {
        if kind == ScriptKind::Command && !self.has_commands {
            return Vec::new();
        }
        let mut names: Vec<String> = SHIPPED.iter().filter(|row| row.0 == kind).map(|row| row.1.to_owned()).collect();
        if let Some(folder) = &self.folder {
            let entries = fs::read_dir(folder.join(kind.folder())).into_iter().flatten().flatten();
            let own = entries.filter_map(|entry| entry.file_name().into_string().ok());
            let own = own.filter_map(|name| name.strip_suffix(".rhai").map(str::to_owned));
            names.extend(own.filter(|name| is_script_name(name)).take(MAX_FILES));
        }
        names.sort_unstable();
        names.dedup();
        if kind == ScriptKind::Module
            && let Some(choice) = &self.choice
        {
            names.retain(|name| choice.contains(name));
        }
        names
    }

    /// A number that changes when the commands' files change.
    pub fn stamp(&self) -> u64 {
        let Some(folder) = self.folder.as_ref().filter(|_| self.has_commands) else { return 0 };
        let entries = fs::read_dir(folder.join(ScriptKind::Command.folder())).into_iter().flatten().flatten();
        let files = entries.take(MAX_FILES).filter_map(|entry| {
            let about = entry.metadata().ok()?;
            Some((entry.file_name(), about.len(), about.modified().ok()))
        });
        // The order of a folder's files does not matter.
        files.fold(0, |sum: u64, file| {
            let mut hasher = DefaultHasher::new();
            file.hash(&mut hasher);
            sum.wrapping_add(hasher.finish())
        })
    }

    /// All usable scripts of a kind.
    pub fn all(&self, kind: ScriptKind) -> Vec<Arc<Script>> {
        self.names(kind).iter().filter_map(|name| self.get(kind, name)?.ok()).collect()
    }

    /// The names and heads of all usable scripts of a kind. Shipped ones are not compiled for this.
    pub fn heads(&self, kind: ScriptKind) -> Vec<(String, Head)> {
        let head = |name: String| {
            let head = match shipped(kind, &name) {
                Some(text) => Head::read(kind, &name, &name, text).ok()?,
                None => self.get(kind, &name)?.ok()?.head.clone(),
            };
            Some((name, head))
        };
        self.names(kind).into_iter().filter_map(head).collect()
    }

    /// The usable script with a name as typed.
    pub fn find(&self, kind: ScriptKind, typed: &str) -> Option<Arc<Script>> {
        let wanted = squeezed(typed);
        let name = self.names(kind).into_iter().find(|name| squeezed(name) == wanted)?;
        self.get(kind, &name)?.ok()
    }

    /// The script with a name, reloaded if its file has changed. A file does not replace a shipped script.
    pub fn get(&self, kind: ScriptKind, name: &str) -> Option<ScriptResult> {
        let shipped = shipped(kind, name);
        let path = self.folder.as_ref().filter(|_| shipped.is_none() && is_script_name(name));
        let path = path.map(|folder| folder.join(kind.folder()).join(format!("{name}.rhai")));
        let stamp = match &path {
            None => None,
            Some(path) => {
                let about = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file)?;
                Some((about.len(), about.modified().ok()))
            }
        };
        if shipped.is_none() && path.is_none() {
            return None;
        }
        let key = (kind, name.to_owned());
        let mut files = lock(&self.files);
        if let Some((_, found)) = files.get(&key).filter(|(old, _)| *old == stamp) {
            return Some(found.clone());
        }
        let file = path.as_ref().map_or_else(|| format!("{name}.rhai"), |path| path.display().to_string());
        let text = match (shipped, path) {
            (Some(text), _) => Ok(text.to_owned()),
            (None, Some(path)) => read(path).map_err(|why| vec![Flaw::new(&file, 0, why)]),
            (None, None) => return None,
        };
        let found = text.and_then(|text| self.engine().compile(kind, name, &file, &text)).map(Arc::new);
        files.insert(key, (stamp, found.clone()));
        Some(found)
    }

    /// A game's stored text, compiled. `None` if it no longer compiles.
    pub fn kept(
        &self,
        kind: ScriptKind,
        name: &str,
        digest: &str,
        text: impl FnOnce() -> Option<String>,
    ) -> Option<Arc<Script>> {
        if let Some(script) = lock(&self.by_digest).get(digest) {
            return Some(script.clone());
        }
        let script = Arc::new(self.engine().compile(kind, name, name, &text()?).ok()?);
        let mut kept = lock(&self.by_digest);
        if MAX_COMPILED <= kept.len() {
            kept.clear();
        }
        kept.insert(digest.to_owned(), script.clone());
        Some(script)
    }

    /// All flaws of the keeper's scripts.
    pub fn flaws(&self) -> Vec<Flaw> {
        let kinds = [ScriptKind::Command, ScriptKind::Module];
        let all = kinds.into_iter().flat_map(|kind| self.names(kind).into_iter().map(move |name| (kind, name)));
        all.filter_map(|(kind, name)| self.get(kind, &name)?.err()).flatten().collect()
    }
}

/// The text of a shipped script.
fn shipped(kind: ScriptKind, name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|row| row.0 == kind && row.1 == name).map(|row| row.2)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn read(path: PathBuf) -> Result<String, String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|_| "the file is not in UTF-8".to_owned())
}
