//! A failing database gives no reply: the judge says nothing false, and processes the e-mail later.
use crate::world::World;
use chancery::families;
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use rusqlite::Connection;
use rusqlite::trace::TraceEvent;
use rusqlite::types::ValueRef;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const ZOE: &str = "zoe@example.org";
const NEW: &str = "new@example.org";

/// The keeper's rules say who may play and who may run games. When the judge cannot read them, it neither refuses a person nor lets one in.
#[test]
fn unreadable_rules_are_not_a_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.sqlite");
    let mut world = World::trusting(Store::open(&path).unwrap(), families::ALL, |_| ()).and_games();
    world.ask(ZOE, "REGISTER Zoe Zander\nOBSERVE demo -");
    world.ask(ANN, "CREATE ?open - standard");
    let shell = Connection::open(&path).unwrap();
    shell.execute_batch("ALTER TABLE house_rules RENAME TO hidden").unwrap();
    let letters = [
        (MAX, "SIGN ON mdemo secret\nPROMOTE zoe@example.org", "is now also a GM"),
        (NEW, "REGISTER New Person", "The game open needs players:"),
        (ZOE, "OPENINGS", "SIGN ON ?open"),
    ];
    for (from, lines, _) in letters {
        world.write(from, "judge@example.org", "", lines);
        let mail = world.mail();
        assert!(mail.iter().all(|mail| mail.to != from), "{lines}: {mail:?}");
    }
    shell.execute_batch("ALTER TABLE hidden RENAME TO house_rules").unwrap();
    world.now += SignedDuration::from_hours(3);
    while world.work().process_inbox(64).unwrap() != 0 {}
    let mail = world.mail();
    for (from, lines, told) in letters {
        assert!(mail.iter().any(|mail| mail.body.contains(told)), "{from}: {lines}: {mail:#?}");
    }
}

thread_local! {
    /// The statements run on this thread.
    static RUN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The number of statements run on this thread.
fn n_run() -> usize {
    RUN.with_borrow(Vec::len)
}

/// A judge that records each statement.
fn traced(path: &Path, now: Timestamp) -> World {
    let mut world = World::trusting(Store::open(path).unwrap(), families::ALL, |_| ());
    (world.now, world.n_letters) = (now, 1000);
    world.store.trace(|event| {
        if let TraceEvent::Profile(statement, _) = event {
            RUN.with_borrow_mut(|run| run.push(statement.sql().into_owned()));
        }
    });
    world
}

/// The number of statements up to an e-mail's savepoint, and up to its release, on a copy of this database.
fn statements_of(shell: &Connection, copy: &Path, now: Timestamp, (from, lines): (&str, &str)) -> Range<usize> {
    shell.execute("VACUUM INTO ?1", [copy.to_str().unwrap()]).unwrap();
    let mut world = traced(copy, now);
    world.n_letters = 5000;
    world.take_in(from, lines);
    let first = n_run();
    world.work().process_inbox(1).unwrap();
    let at = |sql: &str| RUN.with_borrow(|run| run[first..].iter().position(|one| one == sql).unwrap());
    at("SAVEPOINT letter") + 1..at("RELEASE letter")
}

/// Everything in the database, except for the record of attempts to read e-mails.
fn contents(shell: &Connection) -> BTreeSet<String> {
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT IN ('inbox', 'costs') ORDER BY name";
    let mut tables = shell.prepare(sql).unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = BTreeSet::new();
    for table in tables {
        let mut rows = shell.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let n = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let value = |i| match row.get_ref(i).unwrap() {
                ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
                other => format!("{other:?}"),
            };
            all.insert(format!("{table}: {}", (0..n).map(value).collect::<Vec<_>>().join(", ")));
        }
    }
    all
}

/// E-mails of every kind. Each of their statements fails once: the e-mail is undone every time, and no one is notified.
#[test]
fn each_statement_of_an_email_fails_in_turn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.sqlite");
    let mut world = World::trusting(Store::open(&path).unwrap(), families::ALL, |_| ()).and_games();
    world.ask(ZOE, "REGISTER Zoe Zander");
    world.ask(ANN, "CREATE ?open - standard");
    world.mail();
    let letters = [
        (ANN, "SIGN ON ademo secret\nA BUD - SER\nF TRI - ALB\nA VIE - XYZ\nSET WAIT"),
        (ANN, "SIGN ON ademo secret\nPHASE F1901M\nA SER - GRE\nDRAFT\nA BUD H\nEND DRAFT"),
        ("eve@example.org", "SIGN ON edemo secret\nPRESS TO A\nShall we?\nENDPRESS\nSET DRAW\nDIARY\nNoted.\nENDDIARY"),
        (NEW, "REGISTER New Person\nSIGN ON ?open -"),
        (ZOE, "RESERVE demo\nOBSERVE demo -\nLIST\nOPENINGS\nMY DATA\nHISTORY demo"),
        (MAX, "SIGN ON mdemo secret\nPROMOTE zoe@example.org\nSET DEADLINE +3 DAYS\nSET STRICT WAIT"),
        (ANN, "SIGN ON ademo secret\nPROPOSE PAUSE\nSET ABSENCE 25 DECEMBER\nRESIGN demo"),
        (MAX, "SIGN ON mdemo secret\nPROCESS"),
        (MAX, "SIGN ON mdemo secret\nROLLBACK\nTERMINATE demo"),
    ];
    let shell = Connection::open(&path).unwrap();
    let now = world.now;
    drop(world);
    let mut world = traced(&path, now);
    let target = Arc::new(AtomicUsize::new(usize::MAX));
    let stops = Arc::clone(&target);
    // The fault stops one statement only.
    world
        .store
        .stop_when(move || n_run() == stops.load(Relaxed) && stops.swap(usize::MAX, Relaxed) != usize::MAX)
        .unwrap();
    for (i, letter @ (from, lines)) in letters.into_iter().enumerate() {
        let statements = statements_of(&shell, &folder.path().join(format!("{i}.sqlite")), world.now, letter);
        println!("{} statements: {lines:?}", statements.len());
        assert!(20 < statements.len(), "{lines}");
        let before = contents(&shell);
        world.take_in(from, lines);
        for n in statements {
            let at = n_run() + n;
            target.store(at, Relaxed);
            // A failed write rolls back the whole transaction: then the judge retries later.
            drop(world.work().process_inbox(1));
            assert_eq!(target.load(Relaxed), usize::MAX, "{lines}: there is a statement {n}");
            let sql = RUN.with_borrow(|run| run[at].clone());
            // Cached rows are not read again, so there are fewer statements here.
            if sql == "RELEASE letter" {
                break;
            }
            let now = contents(&shell);
            let new: Vec<&String> = now.difference(&before).collect();
            assert!(new.is_empty(), "{lines}: {sql} has failed, and the letter is not undone: {new:#?}");
            shell.execute("UPDATE inbox SET attempts = 0, again = NULL WHERE state = 'new'", []).unwrap();
        }
        world.work().process_inbox(1).unwrap();
        assert_ne!(contents(&shell), before, "{lines}");
        world.mail();
    }
}
