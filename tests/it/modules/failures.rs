//! Failing scripts, hook by hook and in each possible way: the refusal or the pause. The database must be, row by row, as if the line or
//! the turn had not run, apart from what a failure itself writes.
use super::{ANN, EVE, JUDGE, begin, game, module, put};
use crate::world::World;
use chancery::families;
use chancery::mail::sink::Mail;
use chancery::store::{Life, Store};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tempfile::TempDir;

/// The failures of a hook: an error, a limit, and a forbidden effect.
const WAYS: [&str; 3] = ["1 / 0;", "loop { }", "FORBIDDEN"];

/// The changes of a pause: everyone in the game gets an e-mail, and the keeper one.
const PAUSE: [&str; 7] =
    ["games.life", "games.next_at", "games.paused", "journal +", "press +", "press_texts +", "meta +"];

/// A judge with a database on disk and a folder of scripts, and a connection for looking into the database.
struct Bench {
    folder: TempDir,
    world: World,
    database: Connection,
}

/// A table and its changed columns; `+` and `-` are new and deleted rows.
type Changes = BTreeSet<String>;

/// Rows as column and value, by table.
type Rows = BTreeMap<String, Vec<Vec<(String, String)>>>;

impl Bench {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for kind in ["modules", "commands"] {
            fs::create_dir_all(folder.path().join(kind)).unwrap();
        }
        let (file, scripts) = (folder.path().join("judge.sqlite"), folder.path().to_owned());
        let store = Store::open(&file).unwrap();
        let world = World::trusting(store, families::ALL, |config| config.scripts.folder = Some(scripts));
        Self { folder, world, database: Connection::open(&file).unwrap() }
    }

    fn rows(&self) -> Rows {
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
        let mut tables = self.database.prepare(sql).unwrap();
        let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        let all_of = |table: String| {
            let mut query = self.database.prepare(&format!("SELECT * FROM {table}")).unwrap();
            let columns: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
            let mut rows = query.query([]).unwrap();
            let mut all = Vec::new();
            while let Some(row) = rows.next().unwrap() {
                let value = |i| match row.get_ref(i).unwrap() {
                    ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
                    other => format!("{other:?}"),
                };
                all.push(columns.iter().enumerate().map(|(i, column)| (column.clone(), value(i))).collect());
            }
            (table, all)
        };
        tables.into_iter().map(all_of).collect()
    }

    /// The reply to an e-mail from Ann, and the other e-mails.
    fn write(&mut self, lines: &str) -> (String, Vec<Mail>) {
        self.world.mail();
        self.world.write(ANN, JUDGE, "", lines);
        let mails = self.world.mail();
        let answer = mails.iter().find(|mail| mail.reply).map(|mail| crate::world::said(&mail.body));
        (answer.unwrap(), mails)
    }
}

/// The changes between the two, without e-mails and their costs.
fn changes(before: &Rows, after: &Rows) -> Changes {
    let mut all = Changes::new();
    for (table, now) in after {
        if ["inbox", "outbox", "costs", "strangers"].contains(&&**table) {
            continue;
        }
        let then = &before[table];
        let gone: Vec<_> = then.iter().filter(|row| !now.contains(row)).collect();
        for new in now.iter().filter(|row| !then.contains(row)) {
            // The first column identifies a row.
            match gone.iter().find(|old| old[0] == new[0]) {
                None => drop(all.insert(format!("{table} +"))),
                Some(old) => {
                    let differs = old.iter().zip(new).filter(|(old, new)| old != new);
                    all.extend(differs.map(|(_, (column, _))| format!("{table}.{column}")));
                }
            }
        }
        let is_gone = |row: &&&Vec<(String, String)>| now.iter().all(|new| new[0] != row[0]);
        all.extend(gone.iter().find(is_gone).map(|_| format!("{table} -")));
    }
    all
}

fn list(changes: &[&str]) -> Changes {
    changes.iter().map(|change| (*change).to_owned()).collect()
}

/// A hook of this kind that does this first, then uses every permitted effect.
fn hook(name: &str, takes: &str, does: &str, forbidden: &str) -> String {
    let noted = if ["option", "run"].contains(&name) { "" } else { "game.state = 7; " };
    format!("fn {name}({takes}) {{ {noted}{} }}", does.replace("FORBIDDEN", forbidden))
}

/// Checks that the keeper gets one e-mail about the failure, without a word of Ann's, and no one else gets any.
fn assert_only_the_keeper_hears(mails: &[Mail], hook: &str) {
    let others: Vec<_> = mails.iter().filter(|mail| !mail.reply).collect();
    assert_eq!(others.len(), 1, "{hook}: {others:?}");
    assert_eq!(others[0].to, "keeper@example.org");
    assert!(others[0].body.contains(&format!("{hook} failed: ")), "{}", others[0].body);
    assert!(!others[0].body.contains("Hello") && !others[0].body.contains("BUD"), "{}", others[0].body);
}

#[test]
fn a_line_that_fails_leaves_the_same_state_as_a_refusal() {
    let cases = [
        ("press", "game, letter", "game.win([\"France\"], \"no\");", "PRESS TO F\nHello\nENDPRESS"),
        ("order", "game, order", "game.tell(\"all\", \"no\");", "A BUD - SER"),
        ("run", "game, writer, args", "warn(\"no\");", "BAD Hello"),
    ];
    for (name, takes, forbidden, line) in cases {
        for way in WAYS {
            // The rest of the e-mail runs.
            let letter = format!("SIGN ON apair secret\n{line}\nSET WAIT");
            let run = |does: &str| {
                let mut bench = Bench::new();
                let body = hook(name, takes, does, forbidden);
                if name == "run" {
                    let text = format!("//! bad -- for tests.\n//!\n//! Usage: BAD\n//! Who: player\n{body}\n");
                    put(&bench.folder, "commands", "bad", &text);
                    bench.world.judge.look_for_scripts();
                } else {
                    put(&bench.folder, "modules", "bad", &module("bad", "press, orders", &body));
                }
                begin(&mut bench.world, if name == "run" { "" } else { "bad" });
                let before = bench.rows();
                let (answer, mails) = bench.write(&letter);
                (answer, mails, changes(&before, &bench.rows()))
            };
            let (refused, mails, control) = run("refuse(\"No.\");");
            assert!(refused.contains("*** No."), "{refused}");
            assert!(mails.iter().all(|mail| mail.reply), "{mails:?}");
            let (answer, mails, mut failed) = run(&format!("{way} refuse(\"No.\");"));
            let said = match name {
                "run" => "*** The command BAD has failed and done nothing.",
                _ => "*** This game's module BAD has failed, so I have sent and filed nothing.",
            };
            assert!(answer.contains(said), "{name}: {answer}");
            assert!(answer.contains("> SET WAIT") && answer.matches(" *** ").count() == 1, "{answer}");
            assert_only_the_keeper_hears(&mails, name);
            assert!(failed.remove("meta +"), "it is noted that the keeper has been told");
            assert_eq!(failed, control, "{name}: {way}");
            // A refused order is remembered as a slip, so that the turn waits for another.
            let wanted: &[&str] = if name == "order" { &["seats.error", "seats.wait"] } else { &["seats.wait"] };
            assert_eq!(control, list(wanted), "{name}");
        }
    }
}

/// A game whose option fails is not created. A setting stays unchanged.
#[test]
fn a_failed_option_creates_no_game_and_changes_no_setting() {
    for way in WAYS {
        let run = |does: &str, is_set: bool| {
            let mut bench = Bench::new();
            let body = hook("option", "text, board", does, "board.state = 1; warn(\"no\");") + "\nfn phase(game) { }";
            put(&bench.folder, "modules", "bad", &module("bad", "press", &body));
            bench.world.write(ANN, JUDGE, "", "REGISTER Ann Other\nCREATE ?other secret standard");
            let before = bench.rows();
            let lines = if is_set { "SIGN ON ?other secret\nSET BAD 3" } else { "CREATE ?pair secret standard bad=3" };
            let (answer, mails) = bench.write(lines);
            (answer, mails, changes(&before, &bench.rows()))
        };
        for is_set in [false, true] {
            let (_, _, control) = run("refuse(\"No.\");", is_set);
            let (answer, mails, mut failed) = run(way, is_set);
            assert!(answer.contains("*** The module BAD has failed on this option."), "{answer}");
            assert_only_the_keeper_hears(&mails, "option");
            assert!(failed.remove("meta +"), "it is noted that the keeper has been told");
            assert_eq!(failed, control, "{way}");
            assert_eq!(control, list(&[]));
        }
    }
}

/// A phase that cannot end because of a module leaves its game paused, and nothing else.
#[test]
fn a_failure_while_a_phase_ends_leaves_a_pause() {
    let cases = [
        ("adjudicate", "game, orders", "orders.replace(0, \"A MOS - UKR\", \"no\");"),
        ("results", "game, events", "game.win([\"France\"], \"no\");"),
        ("outcome", "game", "game.tell(\"all\", \"no\");"),
        ("phase", "game", "game.dice(6);"),
    ];
    for (name, takes, forbidden) in cases {
        for way in WAYS {
            let mut bench = Bench::new();
            // Another module has processed the phase before this one fails.
            let busy = "fn adjudicate(game, orders) { game.state = 1; orders.strike(0, \"no\"); game.tell(\"all\", \"heard\"); }";
            put(&bench.folder, "modules", "alpha", &module("alpha", "orders", busy));
            let body = hook(name, takes, way, forbidden);
            put(&bench.folder, "modules", "bad", &module("bad", "press, orders", &body));
            begin(&mut bench.world, "alpha bad");
            bench.world.write(ANN, JUDGE, "", "SIGN ON apair secret\nA BUD - SER\nA VIE H\nF TRI H\nSET WAIT");
            bench.world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nA PAR H\nA MAR H\nF BRE H");
            bench.world.mail();
            let before = bench.rows();
            let deadline = game(&bench.world).row.deadline.unwrap();
            bench.world.run_to(deadline);
            let mails = bench.world.mail();
            let found = changes(&before, &bench.rows());
            let allowed = list(&PAUSE);
            assert_eq!(found, allowed, "{name}: {way}");
            let after = game(&bench.world);
            assert_eq!(after.row.life, Life::Paused);
            assert_eq!(after.on_file(&bench.world.store).unwrap().len(), 2, "orders stay on file");
            let mut readers: Vec<_> = mails.iter().map(|mail| (&*mail.to, mail.subject.contains("Paused"))).collect();
            readers.sort_unstable();
            assert_eq!(readers, [(ANN, true), (EVE, true), ("keeper@example.org", false)], "{name}: {way}");
            assert!(mails.iter().all(|mail| !mail.body.contains("heard")), "{mails:?}");
        }
    }
}

/// A game whose modules fail at its start begins all the same, and is paused at once.
#[test]
fn a_failure_at_the_start_leaves_a_pause() {
    for way in WAYS {
        let run = |does: &str| {
            let mut bench = Bench::new();
            let body = hook("start", "game", does, "game.win([\"France\"], \"no\");");
            put(&bench.folder, "modules", "bad", &module("bad", "press", &body));
            begin(&mut bench.world, "bad");
            (bench.rows(), game(&bench.world))
        };
        let (control, _) = run("game.state = ();");
        let (failed, paused) = run(way);
        let text = ["scripts -", "scripts +", "games.modules"];
        let allowed: Vec<&str> = text.into_iter().chain(PAUSE).collect();
        let mut found = changes(&control, &failed);
        // Each judge has its own keys.
        found.retain(|change| !["holders.password", "meta.value"].contains(&&**change));
        assert_eq!(found, list(&allowed), "{way}");
        assert_eq!(paused.modules.all[0].kept.state, serde_json::Value::Null, "nothing is kept of what it noted");
    }
}
