//! A database of 0.1.0 or later is updated without losing any data. One from before is refused, and left alone.
use crate::program::{House, chancery, said as printed};
use crate::world::{PLAYERS, World, address, said};
use chancery::families;
use chancery::judge::config::Config;
use chancery::store::Store;
use chancery::text::doc::Doc;
use chancery::text::words::Reader;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// A migration that no release has: it adds a column to one table, and rebuilds another that refers to a third.
const LATER: &str = "
    ALTER TABLE notes ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';
    CREATE TABLE new_absences (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        seat INTEGER NOT NULL REFERENCES holders (seat) ON DELETE CASCADE,
        since TEXT NOT NULL,
        until TEXT NOT NULL,
        why TEXT NOT NULL DEFAULT ''
    );
    INSERT INTO new_absences (id, seat, since, until) SELECT id, seat, since, until FROM absences;
    DROP TABLE absences;
    ALTER TABLE new_absences RENAME TO absences;
    CREATE INDEX absences_by_seat ON absences (seat);";

/// The variable that makes a program a later one, which has this migration, too.
fn later(house: &House, migration: &str) -> (&'static str, String) {
    let file = house.data().with_file_name("later.sql");
    fs::write(&file, migration).unwrap();
    ("CHANCERY_MIGRATION", file.to_str().unwrap().to_owned())
}

/// The variable for a program with one later migration, for tests in other files.
pub(crate) fn any_later(house: &House) -> (&'static str, String) {
    later(house, LATER)
}

/// A database with a row in every table.
pub(crate) fn full(path: &Path) {
    drop(Store::open(path).unwrap());
    let database = Connection::open(path).unwrap();
    database.pragma_update(None, "synchronous", "OFF").unwrap();
    database.execute_batch(&rows()).unwrap();
    let empty: Vec<String> =
        tables(&database).into_iter().filter(|(_, rows)| rows.is_empty()).map(|(name, _)| name).collect();
    assert_eq!(empty, [""; 0], "add rows of these to tests/migrations/rows.sql");
}

/// The rows of `tests/migrations/rows.sql`.
fn rows() -> String {
    let rows = include_str!("../migrations/rows.sql");
    let position = r#"{"phase":"S1901M","units":[["Turkey","F","ANK"],["Germany","A","BER"],["France","F","BRE"],["Austria","A","BUD"],["Turkey","A","CON"],["England","F","EDI"],["Germany","F","KIE"],["England","A","LVP"],["England","F","LON"],["France","A","MAR"],["Russia","A","MOS"],["Germany","A","MUN"],["Italy","F","NAP"],["France","A","PAR"],["Italy","A","ROM"],["Russia","F","SEV"],["Turkey","A","SMY"],["Austria","F","TRI"],["Italy","A","VEN"],["Austria","A","VIE"],["Russia","A","WAR"],["Russia","F","STP/SC"]],"dislodged":[],"contested":[],"owners":{"ANK":"Turkey","BER":"Germany","BRE":"France","BUD":"Austria","CON":"Turkey","EDI":"England","KIE":"Germany","LVP":"England","LON":"England","MAR":"France","MOS":"Russia","MUN":"Germany","NAP":"Italy","PAR":"France","ROM":"Italy","SEV":"Russia","SMY":"Turkey","STP":"Russia","TRI":"Austria","VEN":"Italy","VIE":"Austria","WAR":"Russia"}}"#;
    let password = "$argon2id$v=19$m=8,t=1,p=1$kuEW2B+NU0oR9Istmkuqog$eDbhU2ttDlRCbeDeP9oPMi2I0QxBEa+RqFhR3gHz1WI";
    let standard = include_str!("../migrations/standard.json").trim_end().replace('\'', "''");
    rows.replace("{position}", position)
        .replace("{password}", password)
        .replace("{digest}", "93c9b4e4b3eb0d4a0fe5fb5e1e404b42a10180c0d5f6f8a643984bf62ba3f2e7")
        .replace("{standard}", &standard)
}

/// A row: its columns by name.
type Row = BTreeMap<String, Value>;

/// All rows of all tables.
fn tables(database: &Connection) -> BTreeMap<String, Vec<Row>> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    let mut query = database.prepare(sql).unwrap();
    let names: Vec<String> = query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows_of = |name: &String| {
        let mut query = database.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let columns: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
        let read = |row: &rusqlite::Row<'_>| {
            Ok(columns.iter().enumerate().map(|(i, column)| (column.clone(), row.get(i).unwrap())).collect())
        };
        query.query_map([], read).unwrap().map(Result::unwrap).collect()
    };
    names.iter().map(|name| (name.clone(), rows_of(name))).collect()
}

/// Returns whether the old row is there, in all of its columns.
fn is_kept(old: &Row, rows: &[Row]) -> bool {
    rows.iter().any(|new| old.iter().all(|(column, value)| new.get(column) == Some(value)))
}

fn schema(database: &Connection) -> usize {
    database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// A house whose database has a row in every table.
fn full_house() -> (House, PathBuf) {
    let house = House::new();
    let path = house.config().database();
    full(&path);
    (house, path)
}

/// Runs the program on a house, and returns its exit code and its output.
fn run(house: &House, args: &[&str], variable: Option<&(&'static str, String)>) -> (Option<i32>, String) {
    let mut program = chancery();
    program.args(args).arg("--config").arg(house.config_file());
    let output = program.envs(variable.map(|(name, value)| (name, value))).output().unwrap();
    (output.status.code(), printed(&output))
}

#[test]
fn a_database_with_rows_in_every_table_plays_on() {
    // In memory where possible: hundreds of commits wait long for a disk.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let path = folder.path().join("judge.db");
    full(&path);
    let store = Store::open(&path).unwrap();
    assert_eq!(store.orphans().unwrap(), [""; 0]);
    assert_eq!(store.integrity().unwrap(), "ok");
    play(World::on(store, families::ALL, &Config::embedded("unused")));
    let database = Connection::open(&path).unwrap();
    let broken: u32 =
        database.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).unwrap();
    assert_eq!(broken, 0);
}

/// Plays on: the waiting e-mail is processed, the outgoing one is sent, and the turn runs when all orders are in.
fn play(mut world: World) {
    world.now = "2026-11-21T13:00:00Z".parse().unwrap();
    while world.work().process_inbox(64).unwrap() != 0 {}
    let said_to_ann = said(&world.ask("ann@example.org", "MY DATA").body);
    assert!(said_to_ann.contains("Ann Other"), "{said_to_ann}");
    let demo = world.store.game_named("demo").unwrap().unwrap();
    assert_eq!(demo.turn, 1);
    let orders = [
        "A BUD - SER\nA VIE - GAL\nF TRI - ALB",
        "F LON - NTH\nF EDI - NWG\nA LVP - YOR",
        "F BRE - MAO\nA PAR - BUR\nA MAR - SPA",
        "F KIE - DEN\nA BER - KIE\nA MUN - RUH",
        "A VEN - TYR\nA ROM - APU\nF NAP - ION",
        "F SEV - BLA\nA MOS - UKR\nA WAR - GAL\nF STP/SC - BOT",
        "F ANK - BLA\nA CON - BUL\nA SMY - CON",
    ];
    for ((player, orders), letter) in PLAYERS.iter().zip(orders).zip("aefgirt".chars()) {
        let lines = format!("SIGN ON {letter}demo secret\n{orders}\nSET NO WAIT");
        let answer = world.ask(&address(player), &lines).body;
        assert!(orders.lines().all(|order| answer.contains(order)), "{answer}");
    }
    world.run_to("2026-11-28T12:00:00Z".parse().unwrap());
    let demo = world.store.game(demo.id).unwrap();
    assert!(1 < demo.turn, "{demo:?}");
    let first = world.store.phases(demo.id).unwrap().into_iter().next().unwrap();
    let report = Doc::restored(Reader::nobody(), &first.report).unwrapped();
    assert!(report.contains("Army Budapest -> Serbia"), "{report}");
}

#[test]
fn an_update_keeps_every_row() {
    let (house, path) = full_house();
    let before = tables(&Connection::open(&path).unwrap());
    let newer = any_later(&house);
    let (code, said) = run(&house, &["migrate", "--check"], Some(&newer));
    assert_eq!((code, said.contains("has schema 1, and this program 2")), (Some(1), true), "{said}");
    let (code, said) = run(&house, &["migrate"], Some(&newer));
    assert_eq!((code, said.contains("from schema 1 to 2")), (Some(0), true), "{said}");

    let database = Connection::open(&path).unwrap();
    let after = tables(&database);
    for (name, rows) in &before {
        let lost: Vec<&Row> = rows.iter().filter(|row| !is_kept(row, &after[name])).collect();
        assert!(lost.is_empty(), "{name}: {lost:?} is not in {:?}", after[name]);
    }
    assert_eq!(after["notes"][0]["mood"], Value::Text("calm".into()));
    assert_eq!(schema(&database), 2);
    let integrity: String = database.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(integrity, "ok");
    // Triggers guard the rebuilt table even where foreign keys are off, as in the shell.
    database.pragma_update(None, "foreign_keys", "OFF").unwrap();
    let refused = database.execute_batch("INSERT INTO absences (seat, since, until) VALUES (999, '', '')").unwrap_err();
    assert!(refused.to_string().contains("absences.seat: there is no such row in holders"), "{refused}");
    let (code, said) = run(&house, &["migrate", "--check"], Some(&newer));
    assert_eq!((code, said.contains("up to date (schema 2)")), (Some(0), true), "{said}");
}

#[test]
fn an_update_that_fails_leaves_everything_as_it_was() {
    for (migration, why) in [
        ("ALTER TABLE notes ADD COLUMN mood TEXT; INSERT INTO nowhere VALUES (1);", "migration 2 failed"),
        ("DELETE FROM people WHERE id = 2;", "after the migration "),
    ] {
        let (house, path) = full_house();
        let before = tables(&Connection::open(&path).unwrap());
        let (code, said) = run(&house, &["migrate"], Some(&later(&house, migration)));
        assert_eq!((code, said.contains(why)), (Some(1), true), "{said}");
        let database = Connection::open(&path).unwrap();
        assert_eq!(tables(&database), before, "{migration}");
        assert_eq!(schema(&database), 1, "{migration}");
        let (code, said) = run(&house, &["migrate"], None);
        assert_eq!((code, said.contains("up to date (schema 1)")), (Some(0), true), "{said}");
    }
}

/// The files of a folder with their bytes, without the empty lock.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| !path.ends_with("lock"));
    files.map(|path| (path.display().to_string(), fs::read(path).unwrap_or_default())).collect()
}

#[test]
fn a_database_from_before_0_1_0_is_refused_and_left_alone() {
    for number in [1, 23, 49, 51] {
        let house = House::new();
        let path = house.config().database();
        let old = Connection::open(&path).unwrap();
        old.execute_batch(
            "CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO users VALUES (1, 'Ann')",
        )
        .unwrap();
        old.pragma_update(None, "user_version", number).unwrap();
        drop(old);
        let before = files(&house.data());
        let commands: [&[&str]; 9] = [
            &["serve"],
            &["deliver"],
            &["migrate"],
            &["migrate", "--check"],
            &["check"],
            &["health"],
            &["backup"],
            &["letters", "list"],
            &["game", "list"],
        ];
        for command in commands {
            let (code, said) = run(&house, command, None);
            assert_ne!(code, Some(0), "{number}, {command:?}: {said}");
            let why = format!("is from before Chancery 0.1.0 (schema {number})");
            assert!(said.contains(&why) && said.contains("commit 252e6cd368cc"), "{number}, {command:?}: {said}");
        }
        assert_eq!(files(&house.data()), before, "{number}");
    }
}
