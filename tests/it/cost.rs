//! The cost of an e-mail: the statements that it runs, the statements that SQLite compiles for it, and its temporary files. Counts do not
//! depend on the machine, so any machine shows a rise.
use crate::world::World;
use chancery::command::Env;
use chancery::command::game_cx::GameCx;
use chancery::families;
use chancery::game::Game;
use chancery::mail::source::Arrival;
use chancery::referee::turn::orders;
use chancery::store::{Role, Store};
use rusqlite::StatementStatus;
use rusqlite::trace::TraceEvent;
use std::cell::RefCell;

/// The maximum number of statements for an e-mail with three orders. A commit that raises it says why.
const MAX_STATEMENTS: usize = 40;

/// An executed statement.
#[derive(Clone, Debug)]
struct Run {
    sql: String,
    /// The number of runs since it was prepared.
    n_runs: i32,
    /// The number of recompilations by SQLite since then.
    n_compiled_again: i32,
}

thread_local! {
    static RUNS: RefCell<Vec<Run>> = const { RefCell::new(Vec::new()) };
}

fn note(event: TraceEvent<'_>) {
    let TraceEvent::Profile(statement, _) = event else { return };
    let run = Run {
        sql: statement.sql().split_whitespace().collect::<Vec<_>>().join(" "),
        n_runs: statement.get_status(StatementStatus::Run),
        n_compiled_again: statement.get_status(StatementStatus::RePrepare),
    };
    RUNS.with_borrow_mut(|runs| runs.push(run));
}

/// The bytes that this thread has asked the system to write, or `None` where the system does not report them.
fn bytes_written() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/thread-self/io").ok()?;
    told.lines().find_map(|line| line.strip_prefix("wchar: "))?.parse().ok()
}

/// A judge with its database in a file, and the folder of the file.
fn house() -> (World, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("judge.db")).unwrap();
    (World::trusting(store, families::ALL, |_| ()).and_games(), folder)
}

fn take_in(world: &mut World, lines: &str) {
    world.n_letters += 1;
    let n = world.n_letters;
    let raw = format!(
        "From: ann@example.org\nTo: judge@example.org\nMessage-ID: <{n}@test>\n\nSIGN ON ademo secret\n{lines}\n"
    );
    let (key, size) = (format!("test:{n}"), raw.len() as u64);
    let arrival = Arrival { key, raw: raw.into_bytes(), size, received: Some(world.now), ..Arrival::default() };
    world.work().take_in(&[arrival]).unwrap();
}

/// Processes an e-mail from Austria. Returns its statements, and the bytes written before the commit.
fn work(world: &mut World, lines: &str) -> (Vec<Run>, Option<u64>) {
    take_in(world, lines);
    let (work, store) = (world.work(), &world.store);
    let letter = store.letters_due(world.now, 1).unwrap().remove(0);
    RUNS.take();
    let written = store.transaction(|| {
        let before = bytes_written();
        store.savepoint(|| work.work_through(&letter))?;
        Ok(bytes_written().zip(before).map(|(after, before)| after - before))
    });
    (RUNS.take(), written.unwrap())
}

/// Austria's orders on file.
fn on_file(world: &World) -> String {
    let game = world.store.game_named("demo").unwrap().unwrap();
    world.store.orders_of(game.id, game.turn, "Austria").unwrap().map(|row| row.orders).unwrap_or_default()
}

#[test]
fn an_email_with_orders_runs_few_statements_and_compiles_none() {
    let (mut world, _folder) = house();
    world.store.trace(note);
    // SQLite compiles the statements for the first e-mail.
    let (first, _) = work(&mut world, "A VIE - GAL\nF TRI - VEN\nA BUD - SER");
    let (runs, _) = work(&mut world, "A VIE - TRI\nF TRI - VEN\nA BUD - RUM");
    assert_eq!(on_file(&world), "A VIE - TRI\nF TRI - VEN\nA BUD - RUM");
    let is_of_letter = |run: &&Run| !["BEGIN IMMEDIATE", "COMMIT"].contains(&run.sql.as_str());
    let runs: Vec<&Run> = runs.iter().filter(is_of_letter).collect();
    let compiled = |run: &&&Run| {
        let before = first.iter().filter(|old| old.sql == run.sql).map(|old| old.n_compiled_again).max();
        run.n_runs <= 1 || before.is_some_and(|before| before < run.n_compiled_again)
    };
    let compiled: Vec<&&Run> = runs.iter().filter(compiled).collect();
    assert!(compiled.is_empty(), "SQLite compiles these for each letter: {compiled:#?}");
    let all: Vec<&str> = runs.iter().map(|run| run.sql.as_str()).collect();
    assert!(10 < all.len(), "the trace misses statements: {all:#?}");
    assert!(all.len() <= MAX_STATEMENTS, "{} statements are too many: {all:#?}", all.len());
}

#[test]
fn an_email_with_orders_writes_no_temporary_file() {
    let (mut world, _folder) = house();
    let (_, written) = work(&mut world, "A VIE - GAL\nF TRI - ALB\nA BUD - SER");
    if let Some(written) = written {
        assert_eq!(written, 0, "the letter wrote before its commit");
    }
}

/// The store caches the orders on file and compares rows before it writes them: both agree with the database after a line was undone.
#[test]
fn orders_and_rows_are_right_after_a_savepoint_is_undone() {
    let world = World::with_games();
    let (judge, store, now) = (&world.judge, &world.store, world.now);
    let deadline = |hours| Some(now + jiff::SignedDuration::from_hours(hours));
    let row = || store.game_named("demo").unwrap().unwrap();
    let austria = store.seats(row().id).unwrap().into_iter().find(|seat| seat.power.as_deref() == Some("Austria"));
    let seat = austria.unwrap().id;
    let game = Game::load(store, row(), &judge.catalogue).unwrap();
    let done = store.transaction(|| {
        let mut cx = GameCx::of_seat(Env { judge, store, now, letter: None, thread: &[] }, game, seat);
        let order = |cx: &mut GameCx, line: &str| drop(orders::take(cx, line).unwrap());
        let change = |cx: &mut GameCx| {
            cx.change_seat(seat, |seat| seat.wait = true).unwrap();
            cx.change_game(|game| game.row.deadline = deadline(50)).unwrap();
        };
        order(&mut cx, "A VIE - GAL");
        let undone: anyhow::Result<()> = store.savepoint(|| {
            order(&mut cx, "A VIE - TRI");
            order(&mut cx, "A BUD - SER");
            change(&mut cx);
            assert_eq!(on_file(&world), "A VIE - TRI\nA BUD - SER");
            anyhow::bail!("this line fails")
        });
        assert_eq!(undone.unwrap_err().to_string(), "this line fails");
        assert_eq!((on_file(&world).as_str(), row().deadline == deadline(50)), ("A VIE - GAL", false));
        order(&mut cx, "F TRI - ALB");
        change(&mut cx);
        Ok(())
    });
    done.unwrap();
    assert_eq!(on_file(&world), "A VIE - GAL\nF TRI - ALB");
    assert!(store.seat(seat).unwrap().unwrap().wait, "the seat does not wait");
    assert_eq!(row().deadline, deadline(50));
}

/// Two e-mails share a transaction, and the first one fails at its end.
#[test]
fn a_failed_letter_leaves_no_trace_in_the_next() {
    let (mut world, folder) = house();
    take_in(&mut world, "A VIE - GAL\nF TRI - ALB\nSET WAIT");
    let other = rusqlite::Connection::open(folder.path().join("judge.db")).unwrap();
    let letter: i64 = other.query_row("SELECT max(id) FROM inbox", [], |row| row.get(0)).unwrap();
    let fails = format!(
        "CREATE TRIGGER fails BEFORE UPDATE ON inbox WHEN NEW.state = 'done' AND NEW.id = {letter}
        BEGIN SELECT raise(ABORT, 'it fails'); END"
    );
    other.execute_batch(&fails).unwrap();
    take_in(&mut world, "A BUD - SER");
    world.work().process_inbox(64).unwrap();
    assert_eq!(on_file(&world), "A BUD - SER");
    let game = world.store.game_named("demo").unwrap().unwrap();
    let mut players = world.store.seats(game.id).unwrap().into_iter().filter(|seat| seat.role == Role::Player);
    assert!(!players.any(|seat| seat.wait), "a seat waits because of the letter that failed");
    other.execute_batch("DROP TRIGGER fails").unwrap();
    world.now += jiff::SignedDuration::from_mins(1);
    world.work().process_inbox(64).unwrap();
    assert_eq!(
        on_file(&world),
        "A BUD - SER\nA VIE - GAL\nF TRI - ALB",
        "the letter that failed is tried again, and adds to the orders"
    );
}

/// The earlier orders are saved once per e-mail, and again after an UNDO in it has restored them.
#[test]
fn orders_below_an_undo_in_the_same_email_can_be_undone() {
    let mut world = World::with_games();
    let mut write = |lines: &str| {
        world.write("ann@example.org", "judge@example.org", "", &format!("SIGN ON ademo secret\n{lines}"));
        on_file(&world)
    };
    let first = "A VIE - GAL\nA BUD - SER";
    assert_eq!(write(first), first);
    assert_eq!(write("A VIE - TRI\nA BUD - RUM\nUNDO\nA VIE - BOH"), "A VIE - BOH\nA BUD - SER");
    assert_eq!(write("UNDO"), first);
}
