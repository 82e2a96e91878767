//! A board as text: its own folder, and the folders of the boards it is based on.
use super::charts;
use crate::families::{Families, Family, Nature, Variant};
use crate::rules::{Flaw, is_board_name};
use crate::text::hex;
use anyhow::{Context as _, Result, ensure};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The maximum length of a chain of boards, each based on the next.
pub(super) const MAX_DEPTH: usize = 16;

/// The files that are not part of the rules: the sources of pictures, and other programs' names.
const BESIDE_RULES: [&str; 4] = ["hints.txt", "picture.txt", "realpolitik.txt", "sites.txt"];

/// The files of one folder, by name.
pub type Folder = BTreeMap<String, String>;

/// A board as text: everything needed to read it, wherever it came from.
#[derive(Clone)]
pub struct Chain {
    family: &'static dyn Family,
    /// The board itself first, then those it is based on.
    folders: Vec<(String, Folder)>,
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain").field("family", &self.family.key()).field("folders", &self.folders).finish()
    }
}

impl Chain {
    /// Follows a board down to its last base. Boards that do not exist are left out; [`read`](Self::read) reports them as
    /// missing.
    pub fn follow(
        family: &'static dyn Family,
        key: &str,
        own: Folder,
        mut find: impl FnMut(&str) -> Option<Folder>,
    ) -> Self {
        let mut chain = Self { family, folders: vec![(key.to_owned(), own)] };
        while let Some(base) = chain.open_base() {
            match find(&base) {
                Some(folder) => chain.folders.push((base, folder)),
                None => break,
            }
        }
        chain
    }

    /// The board with this name that ships with the program, if any.
    pub fn shipped(families: Families, key: &str) -> Option<Self> {
        let (family, own) = families.iter().find_map(|family| Some((*family, shipped_folder(*family, key)?)))?;
        Some(Self::follow(family, key, own, |base| shipped_folder(family, base)))
    }

    /// A game's own board: files that change another board.
    pub fn derived_from(key: &str, own: Folder, base: &Self) -> Self {
        let mut folders = vec![(key.to_owned(), own)];
        folders.extend(base.folders.iter().cloned());
        Self { family: base.family, folders }
    }

    /// The base of the last board, if it is not in the chain.
    fn open_base(&self) -> Option<String> {
        let (_, folder) = self.folders.last()?;
        let base = Nature::read(folder.get("variant.toml")?).base?;
        let new = self.folders.len() < MAX_DEPTH && is_board_name(&base);
        (new && self.folders.iter().all(|(name, _)| *name != base)).then_some(base)
    }

    /// The family that the board belongs to.
    pub fn family(&self) -> &'static dyn Family {
        self.family
    }

    /// The board's name.
    pub fn key(&self) -> &str {
        self.folders.first().map_or("", |(name, _)| name)
    }

    /// All boards of the chain by name, the board itself first. The last may be based on a board that does not exist.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.folders.iter().map(|(name, _)| name.as_str())
    }

    /// One of the board's own files.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.text(self.key(), name)
    }

    /// A file of one of the boards.
    pub fn text(&self, board: &str, file: &str) -> Option<&str> {
        let (_, folder) = self.folders.iter().find(|(name, _)| name == board)?;
        folder.get(file).map(String::as_str)
    }

    /// Parses the board.
    ///
    /// # Errors
    /// All its flaws.
    pub fn read(&self) -> Result<Arc<dyn Variant>, Vec<Flaw>> {
        self.family.read(self.key(), &|board, file| self.text(board, file))
    }

    /// All flaws of the board, and of the other files in its folder.
    pub fn check(&self) -> Vec<Flaw> {
        let own = self.folders.first().map(|(_, folder)| folder);
        let files = own.into_iter().flatten().map(|(name, text)| (name.as_str(), text.as_str())).collect::<Vec<_>>();
        let mut flaws = self.family.check(self.key(), &|board, file| self.text(board, file), &files);
        flaws.extend(charts::flaws(self));
        let names: Vec<&str> = self.names().collect();
        flaws.extend(chancery_import::realpolitik::flaws(&names, &|board, file| self.text(board, file)));
        flaws
    }

    /// The board as the database stores it. It excludes the recorded games, and the picture and the like, which are not part of
    /// the rules and may improve later.
    pub fn to_json(&self) -> String {
        let mut all = serde_json::Map::new();
        for (name, folder) in &self.folders {
            let files = folder.iter().filter(|(name, _)| !name.contains('/') && !BESIDE_RULES.contains(&name.as_str()));
            let files = files.map(|(name, text)| (name.clone(), text.clone().into()));
            all.insert(name.clone(), serde_json::Value::Object(files.collect()));
        }
        serde_json::Value::Object(all).to_string()
    }

    /// Reads the output of [`to_json`](Self::to_json), for a board of this family.
    ///
    /// # Errors
    /// If the text is not a board.
    pub fn from_json(family: &'static dyn Family, text: &str) -> Result<Self> {
        let all: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(text).context("the text is not a board")?;
        let folder = |(name, files)| Ok((name, serde_json::from_value(files).context("the text is not a board")?));
        let folders: Vec<_> = all.into_iter().map(folder).collect::<Result<_>>()?;
        ensure!(!folders.is_empty(), "the text is not a board");
        Ok(Self { family, folders })
    }
}

/// Identifies a board: the digest of its text.
pub fn digest(json: &str) -> String {
    hex(&Sha256::digest(json))
}

/// The files of a board that ships with the program.
pub(super) fn shipped_folder(family: &'static dyn Family, key: &str) -> Option<Folder> {
    let folder: Folder = family.board_files(key).map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
    (!folder.is_empty()).then_some(folder)
}
