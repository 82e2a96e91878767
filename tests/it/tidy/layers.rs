//! The permitted dependencies of each part: the source must follow the tables of `ARCHITECTURE.md`, that of the crates and that of the
//! judge's parts. A part names only parts on its own floor or below ([`climbs`]).
//!
//! The compiler keeps the walls between crates. The table must agree with the manifests ([`Crate`]). Each row whose path leads to a file
//! applies to it. Each entry of the last column has a meaning in [`meaning`]: names that the code must not use. [`NOT_YET`] lists the
//! remaining violations.
use super::source::{Source, all, crate_of, crates, sources};
use std::collections::BTreeSet;
use std::fs;

/// The remaining violations of the table: the file, the name, and the reason. The list only shrinks: a test fails when an entry is
/// obsolete.
const NOT_YET: &[(&str, &str, &str)] = &[];

/// The places where a game may be named apart from its engine (`crates/GAME/`) and its family (`crates/families/src/GAME/`): the subcommand
/// that adjudicates Diplomacy positions, and the importers of its boards.
const FURTHER_HOMES: &[(&str, &str)] = &[
    ("diplomacy", "src/cli/adjudicate.rs"),
    ("diplomacy", "src/cli/position.rs"),
    ("diplomacy", "crates/import/src/"),
];

/// Every game that ships: it has boards.
pub(super) fn games() -> BTreeSet<String> {
    let folders = fs::read_dir("variants").unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The names of a game in code.
fn names_of(game: &str) -> [String; 2] {
    [format!("rules::{game}"), format!("families::{game}")]
}

/// The places where a game may be named.
fn homes_of(game: &str) -> Vec<String> {
    let further = FURTHER_HOMES.iter().filter(|(own, _)| *own == game).map(|(_, home)| (*home).to_owned());
    further.chain([format!("crates/{game}/src/"), format!("crates/families/src/{game}/")]).collect()
}

/// The names that an entry of the third column forbids in a file of a row, or `None` if the entry has no meaning.
fn meaning(word: &str, row: &Row) -> Option<Vec<String>> {
    let fixed: &[&str] = match word {
        "the network" => &[
            "std::net",
            "tokio::net",
            "lettre",
            "async_imap",
            "tokio_rustls",
            "crate::mail::smtp",
            "crate::mail::imap",
        ],
        "the disk" => &["std::fs", "std::env", "std::process", "tokio::fs"],
        "the wall clock" => &["Timestamp::now", "Zoned::now", "SystemTime::now", "UNIX_EPOCH.elapsed"],
        "SQL" => &["rusqlite"],
        "the database" => &["rusqlite", "crate::store"],
        "mail" => &["crate::mail", "crate::session"],
        "what changes a game" => &["crate::referee"],
        "games in play" => &["crate::game", "crate::referee", "crate::session"],
        "which game it is" => return Some(games().iter().flat_map(|game| names_of(game)).collect()),
        // E-mails are made of views only.
        "the truth" => &["Self::State", "Rules::State", "adjudicate"],
        "how it is run" => &["crate::server", "crate::cli", "tokio"],
        "how a line is read" => &["crate::commands", "crate::mail::typed"],
        "pages" => &["crate::web"],
        "what lines say" => &["crate::commands", "crate::answers", "crate::mail::typed"],
        "the world outside" => &[
            "std::fs",
            "std::net",
            "std::env",
            "std::process",
            "std::thread",
            "std::time",
            "SystemTime",
            "Instant",
            "jiff",
            "Timestamp",
            "tokio",
            "getrandom",
            "println!",
            "eprintln!",
            "Mutex",
            "RwLock",
            "thread_local!",
        ],
        "each other" => return Some(row.siblings()),
        _ => return None,
    };
    Some(fixed.iter().map(|path| (*path).to_owned()).collect())
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// `crates/mail/src/`
    pub(super) path: String,
    /// Its floor in the house. The copy in `src/lib.rs` leaves it out.
    pub(super) floor: Option<u8>,
    pub(super) is: String,
    pub(super) must_not_know: String,
}

impl Row {
    /// The library's module that it is, or is part of: `families`.
    pub(super) fn part(&self) -> &str {
        let path = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        crate_of(path).or(path.split('/').next()).unwrap_or_default()
    }

    /// The sibling modules in the row's folder: engines, families, commands.
    fn siblings(&self) -> Vec<String> {
        let above = match self.path.as_str() {
            "commands/" => return vec!["crate::commands".to_owned()],
            path if path.starts_with("crates/families/") => "families",
            _ => "rules",
        };
        games().into_iter().map(|game| format!("crate::{above}::{game}")).collect()
    }

    /// The names that a file of this row must not use. A module is never foreign to itself.
    fn forbidden(&self, source: &Source) -> Vec<String> {
        let words = self.must_not_know.split(", ").filter(|word| !word.is_empty());
        let forbidden = words.flat_map(|word| meaning(word, self).unwrap_or_default());
        forbidden.filter(|path| !source.is_in(path)).collect()
    }
}

impl Source {
    /// Returns whether the file is in this module, `crate::rules::diplomacy`.
    fn is_in(&self, module: &str) -> bool {
        let mut names = module.split("::").skip(1).skip_while(|name| *name == "rules" && module != "crate::rules");
        let part = names.next().unwrap_or_default();
        let home =
            if crates().iter().any(|name| name == part) { format!("crates/{part}/src") } else { format!("src/{part}") };
        let path = names.fold(home, |path, name| format!("{path}/{name}"));
        self.path.starts_with(&path) || self.path.starts_with(format!("{path}.rs"))
    }

    fn is_below(&self, path: &str) -> bool {
        self.path.to_str().unwrap().starts_with(path)
    }
}

/// The rows of a table with these columns, with or without `floor`, whose first cells look like `[opening]path[closing]`.
pub(super) fn table(text: &str, opening: &str, closing: &str) -> Vec<Row> {
    let has_floors = text.contains("| part | floor | is | must not know |");
    let head = if has_floors { "| part | floor | is | must not know |" } else { "| part | is | must not know |" };
    let rows = text.lines().skip_while(|line| !line.contains(head)).skip(2);
    let rows = rows.map_while(|line| line.trim_start_matches("//!").trim().strip_prefix("| "));
    rows.map(|row| {
        let mut cells = row.trim_end_matches('|').split(" | ").map(|cell| cell.trim().to_owned());
        let mut next = || cells.next().unwrap_or_default();
        let path = next();
        let floor = has_floors.then(|| next().parse().unwrap_or_else(|_| panic!("no floor: {row}")));
        let (is, must_not_know) = (next(), next());
        let path = path.strip_prefix(opening).and_then(|path| path.strip_suffix(closing));
        Row { path: path.unwrap_or_else(|| panic!("no part: {row}")).to_owned(), floor, is, must_not_know }
    })
    .collect()
}

/// A row of the table of crates.
struct Crate {
    name: String,
    /// Our own crates that it may use.
    knows: Vec<String>,
    row: Row,
}

fn table_of_crates() -> Vec<Crate> {
    let text = fs::read_to_string("ARCHITECTURE.md").unwrap();
    let rows = text.lines().skip_while(|line| !line.contains("| crate | is | knows | must not know |")).skip(2);
    rows.map_while(|line| line.strip_prefix("| "))
        .map(|line| {
            let cells: Vec<&str> = line.trim_end_matches('|').split('|').map(str::trim).collect();
            let &[name, is, knows, must_not_know] = &cells[..] else { panic!("four cells: {line}") };
            let bare = |name: &str| name.trim_matches('`').to_owned();
            let name = bare(name);
            let path = format!("crates/{name}/src/");
            let row = Row { path, floor: Some(0), is: is.to_owned(), must_not_know: must_not_know.to_owned() };
            Crate { name, knows: knows.split(", ").map(bare).filter(|name| !name.is_empty()).collect(), row }
        })
        .collect()
}

/// Every row of both tables.
fn architecture() -> Vec<Row> {
    let of_crates = table_of_crates().into_iter().map(|known| known.row);
    of_crates.chain(table(&fs::read_to_string("ARCHITECTURE.md").unwrap(), "`", "`")).collect()
}

/// The modules of the library, except for the files that only hold it together, and its crates.
pub(super) fn parts() -> BTreeSet<String> {
    let entries = fs::read_dir("src").unwrap().map(|entry| entry.unwrap().path());
    let names = entries.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned());
    let own = names.chain(["commands".to_owned()]).filter(|name| !["lib", "main", "build"].contains(&name.as_str()));
    own.chain(crates()).collect()
}

/// The names in every file that its rows forbid: the file and the name.
fn breaches(rows: &[Row]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for source in all() {
        for row in rows.iter().filter(|row| source.is_below(&row.path)) {
            let named = row.forbidden(&source).into_iter().filter(|path| source.names(path));
            found.extend(named.map(|path| (source.path.display().to_string(), path)));
        }
    }
    found
}

/// The parts above its own floor that a file names: the file and the part.
fn climbs(rows: &[Row], sources: &[Source]) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for source in sources {
        let Some(own) = rows.iter().find(|row| source.is_below(&row.path)) else { continue };
        let above = rows.iter().filter(|row| own.floor < row.floor).map(|row| format!("crate::{}", row.part()));
        found.extend(above.filter(|part| source.names(part)).map(|part| (source.path.display().to_string(), part)));
    }
    found
}

fn is_excused(file: &str, path: &str) -> bool {
    NOT_YET.iter().any(|(in_file, named, _)| *in_file == file && *named == path)
}

#[test]
fn every_part_has_a_row_and_every_row_a_part() {
    let rows = architecture();
    assert!(10 < rows.len(), "{rows:?}");
    let missing: Vec<String> = parts().into_iter().filter(|part| !rows.iter().any(|row| row.part() == part)).collect();
    assert!(missing.is_empty(), "ARCHITECTURE.md has no row for {missing:?}");
    for row in &rows {
        assert!(!sources(row.path.trim_end_matches('/')).is_empty(), "there is no {}", row.path);
        for word in row.must_not_know.split(", ") {
            assert!(meaning(word, row).is_some(), "{}: \"{word}\" has no meaning in `meaning`", row.path);
        }
    }
}

#[test]
fn crates_match_the_table() {
    let table = table_of_crates();
    let names: Vec<&str> = table.iter().map(|known| known.name.as_str()).collect();
    assert_eq!(names.iter().copied().collect::<BTreeSet<_>>(), crates().iter().map(String::as_str).collect());
    for (n_above, Crate { name, knows, .. }) in table.iter().enumerate() {
        let manifest = fs::read_to_string(format!("crates/{name}/Cargo.toml")).unwrap();
        let manifest: toml::Table = manifest.parse().unwrap();
        assert_eq!(manifest["package"]["name"].as_str(), Some(format!("chancery-{name}").as_str()));
        let used = manifest["dependencies"].as_table().unwrap().keys();
        let used: BTreeSet<&str> = used.filter_map(|used| used.strip_prefix("chancery-")).collect();
        assert_eq!(used, knows.iter().map(String::as_str).collect(), "what crates/{name}/Cargo.toml names");
        assert!(used.iter().all(|used| names[..n_above].contains(used)), "{name} knows only crates above it: {used:?}");
    }
}

#[test]
fn the_source_follows_the_table() {
    let wrong: Vec<String> = breaches(&architecture())
        .into_iter()
        .filter(|(file, path)| !is_excused(file, path))
        .map(|(file, path)| format!("{file}: {path}"))
        .collect();
    assert!(wrong.is_empty(), "ARCHITECTURE.md says that these must not be known:\n{}", wrong.join("\n"));
}

#[test]
fn no_part_names_one_on_a_higher_floor() {
    let rows = architecture();
    for row in &rows {
        let floors: BTreeSet<_> = rows.iter().filter(|other| other.part() == row.part()).map(|row| row.floor).collect();
        assert!(floors.len() == 1 && row.floor.is_some(), "{} is on the floors {floors:?}", row.part());
    }
    let wrong: Vec<String> = climbs(&rows, &all())
        .into_iter()
        .filter(|(file, path)| !is_excused(file, path))
        .map(|(file, path)| format!("{file}: {path}"))
        .collect();
    assert!(wrong.is_empty(), "By ARCHITECTURE.md, these stand on a higher floor:\n{}", wrong.join("\n"));
}

#[test]
fn only_a_games_own_files_name_it() {
    let wrong: Vec<String> = strangers_who_name_a_game()
        .into_iter()
        .filter(|(file, path)| !is_excused(file, path))
        .map(|(file, path)| format!("{file}: {path}"))
        .collect();
    assert!(wrong.is_empty(), "The judge must not know which game it is:\n{}", wrong.join("\n"));
}

/// Files outside a game's homes that name it. `src/lib.rs` only lists the families.
fn strangers_who_name_a_game() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for game in games() {
        let homes = homes_of(&game);
        let strangers = all().into_iter().filter(|source| !homes.iter().any(|home| source.is_below(home)));
        for source in strangers.filter(|source| !source.is_below("src/lib.rs")) {
            let named = names_of(&game).into_iter().filter(|path| source.names(path));
            found.extend(named.map(|path| (source.path.display().to_string(), path)));
        }
    }
    found
}

#[test]
fn the_list_of_open_violations_shrinks() {
    let mut needed = breaches(&architecture());
    needed.extend(strangers_who_name_a_game());
    needed.extend(climbs(&architecture(), &all()));
    let stale: Vec<_> =
        NOT_YET.iter().filter(|(file, path, _)| !needed.contains(&((*file).to_owned(), (*path).to_owned()))).collect();
    assert!(stale.is_empty(), "take these off the list, they hold already: {stale:#?}");
    assert!(games().contains("diplomacy"));
    let homes = games().into_iter().flat_map(|game| homes_of(&game));
    let homeless: Vec<String> = homes.filter(|home| sources(home.trim_end_matches('/')).is_empty()).collect();
    assert!(homeless.is_empty(), "there is no {homeless:?}");
}

#[test]
fn only_the_clock_asks_for_the_time() {
    // Measuring a duration is different: an `Instant` is fine outside the rules.
    let asks = ["Timestamp::now", "Zoned::now", "SystemTime::now", "UNIX_EPOCH.elapsed"];
    let ask = |source: &Source| asks.iter().any(|path| source.names(path));
    let asking: Vec<String> =
        all().iter().filter(|source| ask(source)).map(|source| source.path.display().to_string()).collect();
    assert_eq!(asking, ["src/judge/clock.rs"], "take the time from `Clock`");
}

/// A table with a file that breaks it, and one that does not.
#[test]
fn a_breach_is_found() {
    let rows = table(
        "x\n| part | is | must not know |\n| --- | --- | --- |\n| `crates/store/src/` | SQL | the network, each other |\n| `src/cli/` | x | |\n\ny",
        "`",
        "`",
    );
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[0].part(), rows[1].part(), rows[1].must_not_know.as_str()), ("store", "cli", ""));
    let source = |text: &str| Source::new("crates/store/src/games.rs", text);
    let breaks = |row: &Row, text: &str| row.forbidden(&source(text)).iter().any(|path| source(text).names(path));
    assert!(breaks(&rows[0], "use std::net::TcpStream;"));
    assert!(!breaks(&rows[0], "use rusqlite::params;") && !breaks(&rows[1], "use std::net::TcpStream;"));
    let engines = Row {
        path: "crates/diplomacy/src/".to_owned(),
        floor: None,
        is: String::new(),
        must_not_know: "the world outside, each other".to_owned(),
    };
    assert!(meaning("each other", &engines).unwrap().contains(&"crate::rules::stratego".to_owned()));
    assert!(breaks(&engines, "use chancery_stratego::board;") && breaks(&engines, "use std::fs;"));
    let own = Source::new("crates/diplomacy/src/board.rs", "use crate::state; use chancery_rules::Power;");
    assert!(!engines.forbidden(&own).iter().any(|path| own.names(path)), "its own names");
    assert_eq!(meaning("the moon", &engines), None);
}

/// The table of a house with two floors, and files that look up and down.
#[test]
fn a_climb_is_found() {
    let text = "| part | floor | is | must not know |\n| --- | --- | --- | --- |\n| `src/game/` | 1 | x | SQL |\n| `src/web/` | 5 | x | |\n| `commands/` | 4 | x | |\n";
    let rows = table(text, "`", "`");
    assert_eq!(rows.iter().map(|row| row.floor).collect::<Vec<_>>(), [Some(1), Some(5), Some(4)]);
    assert_eq!((rows[0].is.as_str(), rows[0].must_not_know.as_str()), ("x", "SQL"));
    let climbed = |path: &str, code: &str| climbs(&rows, &[Source::new(path, code)]).into_iter().map(|(_, part)| part);
    let climbed = |path: &str, code: &str| climbed(path, code).collect::<Vec<_>>();
    assert_eq!(climbed("src/game/hands.rs", "use crate::{game, web::pages};"), ["crate::web"]);
    assert_eq!(climbed("src/game/hands.rs", "use crate::commands::COMMANDS;"), ["crate::commands"]);
    assert_eq!(climbed("commands/draw.rs", "crate::web::open(crate::game::load())"), ["crate::web"]);
    assert!(climbed("src/web/mod.rs", "use crate::commands::COMMANDS;\nuse crate::web::pages;").is_empty());
    assert!(climbed("src/main.rs", "use crate::web;").is_empty(), "it stands beside the table");
}
