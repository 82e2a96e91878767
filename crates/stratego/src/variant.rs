//! Reads a board from its folder under `variants/stratego/`, and checks it. `variants/README.md` describes the format
//! of a folder.
//!
//! A folder contains only data, and no folder can make the reader panic: each mistake in it is a [`Flaw`].
use super::army::{ARMIES, Army};
use super::board::Board;
use super::game::Stratego;
use super::options::Options;
use super::rank::Rank;
use super::record;
use chancery_rules::{Flaw, is_board_name};
use chancery_text::sentence::Note;
use chancery_text::{say, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

include!(concat!(env!("OUT_DIR"), "/variants.rs"));

/// The files that the folder of a board can have, apart from recorded games.
pub const FILES: &[&str] = &["info.txt", "variant.toml"];

/// The maximum number of boards in a chain.
const MAX_DEPTH: usize = 16;

/// The maximum width of a line that players read.
const MAX_COLUMNS: usize = 72;

/// A board that has been read: everything that a game needs apart from its own choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The name of its folder: `barrage`
    pub key: String,
    /// `Barrage`
    pub title: String,
    /// The source. May be empty.
    pub source: String,
    /// The squares.
    pub board: Board,
    /// The pieces of each side.
    pub army: Army,
    /// The board's own choices of rules.
    pub options: Options,
}

/// `variant.toml`. What a board leaves out, it takes from its base.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    family: Option<Spanned<String>>,
    base: Option<Spanned<String>>,
    title: Option<String>,
    source: Option<String>,
    columns: Option<u8>,
    rows: Option<u8>,
    home_rows: Option<u8>,
    lakes: Option<String>,
    army: Option<Spanned<ArmyText>>,
    #[serde(default)]
    rules: BTreeMap<String, Spanned<String>>,
}

/// An army by its name, or by its pieces: `scout = 2`.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum ArmyText {
    Named(String),
    Counted(BTreeMap<String, u8>),
}

impl ArmyText {
    fn army(&self) -> Result<Army, String> {
        match self {
            Self::Named(name) => Army::named(name).ok_or_else(|| {
                let known: Vec<_> = ARMIES.iter().map(|(name, _)| *name).collect();
                format!("there is no army \"{name}\"; there is {}", known.join(", "))
            }),
            Self::Counted(pieces) => {
                let mut counts = [0; 12];
                for (name, n) in pieces {
                    let rank = Rank::find(name).ok_or_else(|| format!("there is no piece \"{name}\""))?;
                    counts[rank.index()] = *n;
                }
                Ok(Army::new(counts))
            }
        }
    }
}

/// The files of all boards that come with the program: folder, file, text. Sorted.
pub fn shipped() -> &'static [(&'static str, &'static str, &'static str)] {
    VARIANTS
}

/// The folders of all boards that come with the program, by name.
pub fn keys() -> impl Iterator<Item = &'static str> {
    VARIANTS.chunk_by(|a, b| a.0 == b.0).filter_map(|rows| rows.first()).map(|row| row.0)
}

/// One file of a board that comes with the program: `file("barrage", "info.txt")`.
pub fn file(key: &str, name: &str) -> Option<&'static str> {
    VARIANTS.iter().find(|row| row.0 == key && row.1 == name).map(|row| row.2)
}

/// Loads a board that comes with the program.
///
/// # Errors
/// A flaw of the folder, or that it does not exist.
pub fn load(key: &str) -> Result<Template, Flaw> {
    if !keys().any(|known| known == key) {
        let known: Vec<_> = keys().collect();
        return Err(Flaw::new("variant.toml", 0, format!("there is no board {key:?}; there is {}", known.join(", "))));
    }
    let first = |flaws: Vec<Flaw>| {
        flaws.into_iter().next().unwrap_or_else(|| Flaw::new("variant.toml", 0, "it cannot be read"))
    };
    read(key, &file).map_err(first)
}

/// Reads a board from the texts of its files and of those of the boards that it is based on: `text("classic",
/// "variant.toml")`.
///
/// # Errors
/// All flaws: at least one.
pub fn read<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Template, Vec<Flaw>> {
    chain(key, text).and_then(|layers| template(key, &layers)).map_err(|flaw| vec![flaw])
}

/// All flaws of a board, given the texts of its files and of the boards that it is based on, and the names and texts of
/// all files in its own folder.
pub fn check<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>, files: &[(&str, &str)]) -> Vec<Flaw> {
    let mut flaws = match read(key, text) {
        Err(flaws) => flaws,
        Ok(template) => {
            let options = template.options;
            let rules = Stratego::new(template, options);
            let games = files.iter().filter(|(name, _)| name.starts_with("games/"));
            let replayed = |(name, text): &(&str, &str)| {
                record::import(&rules, text).err().map(|wrong| Flaw::new(*name, wrong.line, wrong.why))
            };
            games.filter_map(replayed).collect()
        }
    };
    match files.iter().find(|(name, _)| *name == "info.txt") {
        None => flaws.push(Flaw::new("info.txt", 0, "the file is missing")),
        Some((_, text)) if text.trim().is_empty() => flaws.push(Flaw::new("info.txt", 0, "the file is empty")),
        Some((_, text)) => {
            for (line, text) in (1..).zip(text.lines()) {
                let width = text.chars().count();
                if MAX_COLUMNS < width {
                    let why = format!("the line has {width} columns; a letter has room for {MAX_COLUMNS}");
                    flaws.push(Flaw::new("info.txt", line, why));
                }
                if text.chars().any(char::is_control) {
                    flaws.push(Flaw::new("info.txt", line, "there is a tab or another control character"));
                }
            }
        }
    }
    for (name, _) in files {
        let is_game = name.starts_with("games/") && name.ends_with(".txt");
        if !FILES.contains(name) && !is_game {
            flaws.push(Flaw::new(*name, 0, "this file does not belong to a board"));
        }
    }
    flaws
}

/// One board of a chain: the name of its file in flaws, its text, and the parsed contents.
struct Layer<'a> {
    file: String,
    toml: &'a str,
    manifest: Manifest,
}

impl Layer<'_> {
    fn flaw<T>(&self, at: &Spanned<T>, why: impl Into<String>) -> Flaw {
        Flaw::new(&self.file, line(self.toml, at.span().start), why)
    }
}

fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

/// A board and all boards that it is based on, the board itself first.
fn chain<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Vec<Layer<'a>>, Flaw> {
    let mut layers: Vec<Layer<'a>> = Vec::new();
    let mut names = vec![key.to_owned()];
    let mut next = Some(key.to_owned());
    while let Some(name) = next {
        let file = if name == key { "variant.toml".to_owned() } else { format!("{name}/variant.toml") };
        let Some(toml) = text(&name, "variant.toml") else { return Err(Flaw::new(file, 0, "the file is missing")) };
        let manifest: Manifest = toml::from_str(toml).map_err(|error| {
            let at = error.span().map_or(0, |span| line(toml, span.start));
            Flaw::new(&file, at, error.message().replace('\n', " "))
        })?;
        let layer = Layer { file, toml, manifest };
        if let Some(family) = layer.manifest.family.as_ref().filter(|family| family.get_ref() != "stratego") {
            return Err(
                layer.flaw(family, format!("a board of {} cannot be read as one of Stratego", family.get_ref()))
            );
        }
        next = layer.manifest.base.as_ref().map(|base| base.get_ref().clone());
        if let (Some(base), Some(name)) = (&layer.manifest.base, &next) {
            if !is_board_name(name) {
                let why = "cannot be the name of a board; please use lower-case letters, digits and _";
                return Err(layer.flaw(base, format!("{name:?} {why}")));
            }
            if names.contains(name) {
                return Err(layer.flaw(base, format!("{name} is based on this board itself")));
            }
            if names.len() == MAX_DEPTH {
                return Err(layer.flaw(base, format!("more than {MAX_DEPTH} boards are based on each other")));
            }
            if text(name, "variant.toml").is_none() {
                return Err(layer.flaw(base, format!("there is no board {name:?} to be based on")));
            }
            names.push(name.clone());
        }
        layers.push(layer);
    }
    Ok(layers)
}

/// Combines the layers, taking each value from the first layer that has it.
fn template(key: &str, layers: &[Layer<'_>]) -> Result<Template, Flaw> {
    let own = |why: String| Flaw::new("variant.toml", 0, why);
    let number = |name: &str, get: fn(&Manifest) -> Option<u8>| {
        let found = layers.iter().find_map(|layer| get(&layer.manifest));
        found.ok_or_else(|| own(format!("the line \"{name} = …\" is missing")))
    };
    let text = |get: fn(&Manifest) -> Option<&String>| layers.iter().find_map(|layer| get(&layer.manifest)).cloned();
    let lakes = text(|manifest| manifest.lakes.as_ref()).unwrap_or_default();
    let lakes: Vec<&str> = lakes.split_whitespace().collect();
    let (columns, rows) = (number("columns", |m| m.columns)?, number("rows", |m| m.rows)?);
    let board = Board::new(columns, rows, number("home_rows", |m| m.home_rows)?, &lakes).map_err(own)?;
    let said = layers.iter().find_map(|layer| layer.manifest.army.as_ref().map(|army| (layer, army)));
    let (layer, said) = said.ok_or_else(|| own("the line \"army = …\" is missing".to_owned()))?;
    let army = said.get_ref().army().map_err(|why| layer.flaw(said, why))?;
    fits(&board, &army).map_err(|why| layer.flaw(said, words::said(why)))?;
    let mut options = Options::default();
    for layer in layers.iter().rev() {
        // A bundle comes first, so that the other lines can differ from it.
        let (bundles, others): (Vec<_>, Vec<_>) = layer.manifest.rules.iter().partition(|(name, _)| *name == "rules");
        for (name, word) in bundles.into_iter().chain(others) {
            let chosen = options.set(name, word.get_ref());
            chosen.map_err(|why| layer.flaw(word, words::said(why).trim_end_matches('.')))?;
        }
    }
    Ok(Template {
        key: key.to_owned(),
        title: layers.first().and_then(|layer| layer.manifest.title.clone()).unwrap_or_else(|| key.to_owned()),
        source: text(|manifest| manifest.source.as_ref()).unwrap_or_default(),
        board,
        army,
        options,
    })
}

/// Checks that this army can play on this board.
///
/// # Errors
/// A sentence without its full stop that says why not.
pub fn fits(board: &Board, army: &Army) -> Result<(), Note> {
    let n_squares = board.home(super::side::Side::Red).len();
    match army.count(Rank::Flag) {
        1 => {}
        n => return Err(Note::of(say!("an army has one flag, not {}", n))),
    }
    if n_squares < army.total() {
        return Err(Note::of(say!(
            "the army has {} pieces, but a side sets up on {} squares",
            army.total(),
            n_squares
        )));
    }
    if Rank::ALL.into_iter().all(|rank| !rank.moves() || army.count(rank) == 0) {
        return Err(Note::of("the army has no piece that can move"));
    }
    Ok(())
}
