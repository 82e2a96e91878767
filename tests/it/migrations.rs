//! An old database is brought up to date without losing any data.
use crate::world::{PLAYERS, World, address, said};
use chancery::families;
use chancery::game::Game;
use chancery::game::names::PartyNames;
use chancery::judge::config::Config;
use chancery::store::{HeadingView, OutcomeKind, Parting, Store, User, VoteKind};
use chancery::text::doc::Doc;
use chancery::text::words::Reader;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The migrations, in order.
fn migrations() -> Vec<String> {
    let mut paths: Vec<_> = std::fs::read_dir("migrations").unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| !path.ends_with("schema.sql"));
    paths.sort();
    paths.into_iter().map(|path| std::fs::read_to_string(path).unwrap()).collect()
}

/// A database as it was after some of the migrations, with these rows in it.
pub(crate) fn old(path: &Path, n_migrations: usize, rows: &str) {
    let database = Connection::open(path).unwrap();
    database.pragma_update(None, "synchronous", "OFF").unwrap();
    migrations().iter().take(n_migrations).for_each(|migration| database.execute_batch(migration).unwrap());
    database.pragma_update(None, "user_version", n_migrations).unwrap();
    database.execute_batch(rows).unwrap();
}

#[test]
fn old_prose_results_votes_and_departures_become_data() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    old(
        &path,
        5,
        r#"INSERT INTO users (id, name, registered) VALUES (1, 'Ann Other', '2026-11-21T12:00:00Z');
        INSERT INTO games (id, name, variant, life, seed, created, hands, result) VALUES
            (1, 'won', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Victory of Austria and Italy'),
            (2, 'drawn', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Draw between England, France and Italy'),
            (3, 'given', 'standard', 'finished', 1, '2026-11-21T12:00:00Z', NULL, 'Conceded to New "Italy"'),
            (4, 'broken', 'standard', 'terminated', 1, '2026-11-21T12:00:00Z', NULL, 'Terminated'),
            (5, 'plain', 'standard', 'running', 1, '2026-11-21T12:00:00Z', '[["Austria"],["England"]]', NULL),
            (6, 'blank', 'own', 'running', 1, '2026-11-21T12:00:00Z', '[["New Italy"],["England"]]', NULL);
        INSERT INTO votes (game, turn, power, kind, value) VALUES
            (5, 1, 'Austria', 'draw', ''), (5, 1, 'England', 'draw', 'Austria England'),
            (5, 1, 'France', 'concede', 'Austria'), (6, 1, 'England', 'draw', 'England New Italy'),
            (6, 1, 'England', 'concede', 'New Italy'), (6, 1, 'New Italy', 'draw', '');
        INSERT INTO seats (id, game, role, user, password, since, until, why_ended) VALUES
            (1, 1, 'player', 1, 'x', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', 'been ejected'),
            (2, 1, 'player', 1, 'x', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', 'taken over');"#,
    );
    let store = Store::upgrade(&path).unwrap();
    let outcome = |name: &str| {
        let outcome = store.game_named(name).unwrap().unwrap().outcome?;
        assert_eq!(outcome.by, "");
        Some((outcome.kind, outcome.winners.join("|")))
    };
    assert_eq!(outcome("won"), Some((OutcomeKind::Victory, "Austria|Italy".to_owned())));
    assert_eq!(outcome("drawn"), Some((OutcomeKind::Draw, "England|France|Italy".to_owned())));
    assert_eq!(outcome("given"), Some((OutcomeKind::Concession, "New \"Italy\"".to_owned())));
    assert_eq!(outcome("broken"), None);

    let votes = |name: &str| -> Vec<(String, VoteKind, String)> {
        let game = store.game_named(name).unwrap().unwrap().id;
        let votes = store.votes(game, 1).unwrap().into_iter();
        votes.map(|vote| (vote.power, vote.kind, vote.powers.join("|"))).collect()
    };
    let vote = |power: &str, kind, powers: &str| (power.to_owned(), kind, powers.to_owned());
    assert_eq!(
        votes("plain"),
        [
            vote("Austria", VoteKind::Draw, ""),
            vote("England", VoteKind::Draw, "Austria|England"),
            vote("France", VoteKind::Concede, "Austria"),
        ]
    );
    // Where it is unclear which space separates the names, the vote must be cast again.
    assert_eq!(
        votes("blank"),
        [vote("England", VoteKind::Concede, "New Italy"), vote("New Italy", VoteKind::Draw, "")]
    );

    let tenures = store.tenures(store.game_named("won").unwrap().unwrap().id).unwrap();
    let partings: Vec<_> = tenures.iter().map(|seat| seat.why_ended).collect();
    assert_eq!(partings, [Some(Parting::Ejected), Some(Parting::TakenOver)]);
}

#[test]
fn open_proposals_continue_and_no_number_is_reused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let at = "2026-11-21T12:00:00Z";
    old(
        &path,
        18,
        &format!(
            "INSERT INTO users (id, name, registered) VALUES (1, 'Ann Other', '{at}'), (2, 'Eve English', '{at}');
            INSERT INTO games (id, name, variant, life, secret, created) VALUES (1, 'club', 'standard', 'running', '', '{at}');
            INSERT INTO seats (id, game, role, user, password, since) VALUES
                (1, 1, 'player', 1, 'x', '{at}'), (2, 1, 'player', 2, 'x', '{at}');
            INSERT INTO proposals (id, game, kind, value, turn, seat, until) VALUES
                (7, 1, 'pause', '', 1, 1, '{at}'), (9, 1, 'resume', '', 1, 1, '{at}');
            DELETE FROM proposals WHERE id = 9;
            INSERT INTO agreements (proposal, seat) VALUES (7, 1);"
        ),
    );
    let store = Store::upgrade(&path).unwrap();
    let game = store.game_named("club").unwrap().unwrap().id;
    let open = store.proposals(game).unwrap();
    assert_eq!(open.iter().map(|row| row.kind.word()).collect::<Vec<_>>(), ["pause"]);
    assert_eq!(store.voted(open[0].id, true).unwrap().len(), 1);
    assert_eq!(store.voted(open[0].id, false).unwrap().len(), 0);
    let next = store.add_proposal(&open[0]).unwrap();
    assert_eq!(next.to_string(), "10", "9 is in tokens that are still about");
    let seats = store.seats(game).unwrap();
    assert!(seats.iter().all(|seat| seat.n_extended == 0 && seat.reminders.is_none()));
}

/// The rows of `tests/migrations/rows.sql` for a database of this schema.
pub(crate) fn rows_for(schema: usize) -> String {
    let mut applies = false;
    let mut rows = String::new();
    for line in include_str!("../migrations/rows.sql").lines() {
        if let Some(range) = line.strip_prefix("-- from ") {
            let numbers: Vec<usize> = range.split(" to ").map(|number| number.parse().unwrap()).collect();
            applies = (numbers[0]..=numbers.get(1).copied().unwrap_or(usize::MAX)).contains(&schema);
        } else if applies {
            rows += line;
            rows += "\n";
        }
    }
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

/// Returns whether the old row is there, in all remaining columns. Settings may have been added where a default has changed.
fn is_kept(old: &Row, rows: &[Row]) -> bool {
    let is_same = |column: &str, value: &Value, there: &Value| match (column, value, there) {
        ("settings", Value::Text(value), Value::Text(there)) => settings(value).is_subset(&settings(there)),
        // The journal names people by their numbers.
        ("who" | "what", Value::Text(value), Value::Text(there)) => there == value || there.starts_with('['),
        _ => value == there,
    };
    let fits = |new: &Row, (column, value): (&String, &Value)| {
        new.get(column).is_none_or(|there| is_same(column, value, there))
    };
    rows.iter().any(|new| old.iter().all(|entry| fits(new, entry)))
}

fn settings(text: &str) -> BTreeSet<(String, String)> {
    serde_json::from_str::<BTreeMap<String, String>>(text).unwrap().into_iter().collect()
}

/// A game without an explicit choice showed addresses to its players, and its players have relied on that.
#[test]
fn older_games_still_show_addresses() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    old(
        &path,
        35,
        r#"INSERT INTO games (id, name, variant, settings, life, secret, created) VALUES
            (1, 'usual', 'standard', '{"nmr":"yes"}', 'running', '', '2026-11-21T12:00:00Z'),
            (2, 'hidden', 'standard', '{"addresses":"none"}', 'forming', '', '2026-11-21T12:00:00Z'),
            (3, 'open', 'standard', '{"addresses":"all"}', 'running', '', '2026-11-21T12:00:00Z');"#,
    );
    let store = Store::upgrade(&path).unwrap();
    let kept = |name: &str| store.game_named(name).unwrap().unwrap().settings;
    assert_eq!(kept("usual"), r#"{"nmr":"yes","addresses":"players"}"#);
    assert_eq!(kept("hidden"), "{}", "the default");
    assert_eq!(kept("open"), r#"{"addresses":"all"}"#);
}

/// A draft used to stay when its e-mail was sent, and the page hid it by its time. The migration deletes those, and no others.
#[test]
fn an_old_draft_whose_email_was_sent_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let drafts = "INSERT INTO press_drafts VALUES (2, 'to England', 'Hello.', '2026-11-21T11:59:00Z'),
        (2, 'to France', 'Not sent.', '2026-11-21T11:59:00Z'), (3, 'to England', 'Not mine.', '2026-11-21T11:59:00Z');
        UPDATE press SET among = 'to England' WHERE id = 6;";
    old(&path, 38, &(rows_for(38) + drafts));
    drop(Store::upgrade(&path).unwrap());
    let database = Connection::open(&path).unwrap();
    let mut query = database.prepare("SELECT body FROM press_drafts WHERE seat IN (2, 3) ORDER BY body").unwrap();
    let kept: Vec<String> = query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert_eq!(kept, ["Not mine.", "Not sent.", "Peace in the east?"]);
}

#[test]
fn a_database_of_any_schema_keeps_every_row_and_plays_on() {
    for schema in 1..=migrations().len() {
        // In memory where possible: hundreds of commits wait long for a disk.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
        let path = folder.path().join("judge.db");
        old(&path, schema, &rows_for(schema));
        let before = tables(&Connection::open(&path).unwrap());
        let empty: Vec<&String> = before.iter().filter(|(_, rows)| rows.is_empty()).map(|(name, _)| name).collect();
        assert!(empty.is_empty(), "schema {schema}: add rows of {empty:?} to tests/migrations/rows.sql");

        let store = Store::upgrade(&path).unwrap_or_else(|error| panic!("schema {schema}: {error:#}"));
        let database = Connection::open(&path).unwrap();
        let after = tables(&database);
        for (name, rows) in &before {
            // Its counts are now kept by purse.
            if name == "tallies" {
                assert!(after["costs"].iter().any(|row| row["purse"] == Value::Text("mailbox gus@example.org".into())));
                continue;
            }
            let new = &after[name];
            let lost: Vec<&Row> = rows.iter().filter(|row| !is_kept(row, new)).collect();
            assert!(lost.is_empty(), "schema {schema}: {name}: {lost:?} is not in {new:?}");
        }
        assert_eq!(store.orphans().unwrap(), [""; 0], "schema {schema}");
        assert_eq!(store.integrity().unwrap(), "ok", "schema {schema}");
        play(World::on(store, families::ALL, &Config::embedded("unused")), schema);
        let broken: u32 =
            database.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).unwrap();
        assert_eq!(broken, 0, "schema {schema}");
    }
}

/// Plays on: the waiting e-mail is processed, the outgoing one is sent, and the turn runs when all orders are in.
fn play(mut world: World, schema: usize) {
    world.now = "2026-11-21T13:00:00Z".parse().unwrap();
    while world.work().process_inbox(64).unwrap() != 0 {}
    let said_to_ann = said(&world.ask("ann@example.org", "MY DATA").body);
    assert!(said_to_ann.contains("Ann Other"), "schema {schema}: {said_to_ann}");
    if schema < 2 {
        let created = said(&world.ask("ann@example.org", "CREATE ?demo secret").body);
        assert!(created.contains("Game 'demo' has been created"), "{created}");
        return;
    }
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
        assert!(orders.lines().all(|order| answer.contains(order)), "schema {schema}: {answer}");
    }
    world.run_to("2026-11-28T12:00:00Z".parse().unwrap());
    let demo = world.store.game(demo.id).unwrap();
    assert!(1 < demo.turn, "schema {schema}: {demo:?}");
    let first = world.store.phases(demo.id).unwrap().into_iter().next().unwrap();
    let report = Doc::restored(Reader::nobody(), &first.report).unwrapped();
    assert!(report.contains("Army Budapest -> Serbia"), "schema {schema}: {report}");
}

/// An e-mail whose headings were stored, and its migrated form.
type OldPress = (i64, i64, &'static str, &'static str, bool, &'static str, &'static str, &'static str, &'static str);

/// E-mails whose headings were stored: their number, seat, phase, sender, whether they are grey, and the two headings; then their migrated
/// form: the writer, and the kind of their head.
#[rustfmt::skip]
const OLD_PRESS: &[OldPress] = &[
    (10, 2, "S1901M", "Austria", false, "Message from Austria to all in 'demo':", "", "p0", "message"),
    (11, 2, "S1901M", "Austria", false, "Message from Austria to all in 'demo':", "Message from Austria to Turkey and England in 'demo':\n(They read: to all.)", "p0", "message"),
    (12, 2, "S1901M", "Austria", true, "Message from somebody to England in 'demo':", "", "p0", "message"),
    (13, 3, "S1901M", "England", true, "Answer from somebody to your grey press in 'demo':", "Message from somebody to the writer of grey press in 'demo':", "p1", "answer"),
    (14, 2, "S1901M", "Austria", false, "Message from Austria to all in 'demo':\n(Postal press, written in S1901M.)", "", "p0", "postal"),
    (15, 1, "S1901M", "Master", false, "Message from Master to Observer in 'demo':", "", "m", "message"),
    (16, 1, "S1901M", "France", false, "Message from France to Master in 'demo':", "", "p2", "message"),
    (17, 2, "S1901M", "Austria", false, "Message from Austria to all but France and England in 'demo':", "", "p0", "message"),
    (18, 2, "S1901M", "Austria", false, "Message from Austria to 6 readers in 'demo':\n(They are England, France, Germany, Italy, Russia and Turkey.)", "", "p0", "message"),
    (19, 2, "S1901M", "A former playeria", false, "Message from A former playeria to England in 'demo':", "", "p0", "kept"),
    (20, 2, "S1901M", "Austria", false, "Broadcast message from Austria:", "", "p0", "kept"),
    (21, 9, "", "Bob Open (who has joined)", false, "Message from Bob Open (who has joined) to all in 'open':", "", "u12", "message"),
    (22, 9, "", "Bob Open", false, "Message from Bob Open to all in 'open':", "", "u12", "kept"),
    (23, 9, "", "A player", false, "Message from A player to all in 'open':", "", "a12", "message"),
];

/// Headings used to be stored, and are now written for each reader. All read the same as before, letter by letter.
#[test]
fn old_press_keeps_its_headings() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let (at, quoted) = ("2026-11-21T12:00:00Z", |text: &str| format!("'{}'", text.replace('\'', "''")));
    let mut rows = rows_for(39);
    for (id, seat, phase, sender, grey, heading, truth, ..) in OLD_PRESS {
        let game = if *seat == 9 { 2 } else { 1 };
        let (sender, heading, truth) = (quoted(sender), quoted(heading), quoted(truth));
        rows += &format!(
            "INSERT INTO press (id, game, phase, sender, seat, grey, heading, public, body, sent) VALUES
                ({id}, {game}, '{phase}', {sender}, {seat}, {grey}, {heading}, 0, 'Words.', '{at}');
            INSERT INTO press_readers (press, seat, how, number, heading) VALUES ({id}, {seat}, 'wrote', 0, nullif({truth}, ''));"
        );
    }
    rows += "INSERT INTO press_drafts VALUES (3, 'to\nAustria\nEngland', 'Hello.', '2026-11-21T11:59:00Z'),
            (3, 'all but\nAustria', 'Hello.', '2026-11-21T11:59:00Z'), (3, 'to\nNobody', 'Lost.', '2026-11-21T11:59:00Z');
        INSERT INTO threads VALUES (3, 'press Austria, England', '<1@a>'), (3, 'press grey to England', '<2@a>'),
            (3, 'press all', '<3@a>'), (3, 'press Ann Nobody', '<4@a>');
        INSERT INTO journal (id, at, game, who, what) VALUES (10, '2026-11-21T12:00:00Z', 2, 'Bob Open', 'joined'),
            (11, '2026-11-21T12:00:00Z', 1, 'Master', 'Max Master became master'), (12, '2026-11-21T12:00:00Z', 1, 'Austria', 'Ann Otherwise joined');";
    old(&path, 39, &rows);
    let store = Store::upgrade(&path).unwrap();
    let world = World::on(store, families::ALL, &Config::embedded("unused"));
    for name in ["demo", "open"] {
        let row = world.store.game_named(name).unwrap().unwrap();
        let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
        let names = PartyNames::new(&world.store, &game, false);
        for (id, row) in world.store.all_press(game.row.id).unwrap() {
            let Some((.., heading, truth, writer, kind)) = OLD_PRESS.iter().find(|old| old.0 == id.number()) else {
                continue;
            };
            let read = |sees| {
                let lines = names.address_lines(&row, sees, None).unwrap();
                lines.iter().map(chancery::text::words::said).collect::<Vec<_>>().join("\n")
            };
            assert_eq!(read(HeadingView::Seems), *heading, "{id}");
            assert_eq!(read(HeadingView::Truth), if truth.is_empty() { *heading } else { *truth }, "{id}");
            let head = serde_json::to_value(&row.head).unwrap();
            assert_eq!((row.writer.code().as_str(), head["kind"].as_str()), (*writer, Some(*kind)), "{id}: {head}");
        }
    }
    let database = Connection::open(&path).unwrap();
    let texts = |sql: &str| -> Vec<String> {
        let mut query = database.prepare(sql).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(texts("SELECT among FROM press_drafts WHERE seat = 3 ORDER BY among"), ["", "all but p0", "p0 p1"]);
    let topics = texts("SELECT topic FROM threads WHERE seat = 3 ORDER BY topic");
    assert_eq!(topics, ["press all", "press grey to p1", "press p0 p1"]);
    assert_eq!(texts("SELECT writer FROM notes WHERE id = 6"), ["p0"]);
    assert_eq!(texts("SELECT head FROM press WHERE id = 17"), [r#"{"kind":"message","to":"all but p2 p1"}"#]);
    let entries = texts("SELECT who || ' ' || what FROM journal WHERE 10 <= id ORDER BY id");
    assert_eq!(
        entries,
        [
            r#"[{"user":12}] ["joined"]"#,
            r#"["Master"] [{"user":1}," became master"]"#,
            r#"["Austria"] ["Ann Otherwise joined"]"#
        ]
    );
    assert_eq!(texts("SELECT key FROM meta WHERE key = 'parties'"), [""; 0]);
}

/// A person erased before an erasure was one row becomes a mere number. All others keep their data.
#[test]
fn people_erased_earlier_become_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let at = "2026-11-21T12:00:00Z";
    let rows = format!(
        "INSERT INTO users (id, name, registered) VALUES (95, 'A former player', '{at}');
        INSERT INTO seats (id, game, role, power, user, password, since) VALUES (95, 9, 'player', 'Italy', 95, 'x', '{at}');
        INSERT INTO seats (id, game, role, user, password, since, sitter) VALUES (96, 9, 'observer', 2, 'x', '{at}', 95);
        INSERT INTO notes (game, seat, kind, number, phase, writer, body, written)
            VALUES (9, 95, 'diary', 1, 'S1901M', 'p4', 'Forgotten.', '{at}');
        INSERT INTO press (id, game, phase, writer, seat, head, public, body, sent) VALUES
            (95, 9, 'S1901M', 'p4', 95, '{{\"kind\":\"postal\"}}', 1, 'To all.', '{at}');
        INSERT INTO outbox (recipient, subject, body, is_reply, written, not_before, user)
            VALUES ('x@example.org', 'x', 'x', 0, '{at}', '{at}', 77);"
    );
    old(&path, 46, &(rows_for(46) + &rows));
    let store = Store::upgrade(&path).unwrap();
    let shell = Connection::open(&path).unwrap();
    let texts = |sql: &str| -> Vec<String> {
        let mut query = shell.prepare(sql).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(texts("SELECT name FROM users WHERE name = 'A former player'"), [""; 0]);
    assert_eq!(texts("SELECT 'here' FROM people WHERE id = 95"), ["here"]);
    assert_eq!(texts("SELECT body FROM notes ORDER BY id"), ["What I think."]);
    assert_eq!(texts("SELECT 'here' FROM outbox WHERE user IS NULL AND recipient = 'x@example.org'"), ["here"]);
    let whose = "SELECT press || ' ' || coalesce(user, 'all') || ' ' || body FROM press_texts ORDER BY press";
    assert_eq!(texts(whose), ["1 all MANUAL START.", "6 2 Hello.", "95 all To all."]);
    let tenures = store.tenures(store.game_named("old").unwrap().unwrap().id).unwrap();
    let erased = tenures.iter().find(|seat| seat.power.as_deref() == Some("Italy")).unwrap();
    assert_eq!((erased.user_name.as_str(), erased.password.as_str(), erased.token), ("A former player", "", 0));
    assert_eq!(store.orphans().unwrap(), [""; 0]);
    let new = store.add_user(&User::new("New One".to_owned(), "new@example.org".to_owned(), at.parse().unwrap()));
    assert_eq!(new.unwrap().number(), 96, "no number is used twice");
}

#[test]
fn a_migration_that_fails_leaves_everything_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    old(&path, 5, &rows_for(5));
    let database = Connection::open(&path).unwrap();
    database.execute_batch("CREATE TABLE new_users (id INTEGER)").unwrap();
    let before = tables_without(&database, "new_users");
    let why = format!("{:#}", Store::upgrade(&path).expect_err("somebody else's table is in the way"));
    assert!(why.contains("migration 24 failed"), "{why}");
    assert_eq!(tables_without(&database, "new_users"), before);
    let schema: usize = database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(schema, 5);
    database.execute_batch("DROP TABLE new_users").unwrap();
    assert!(Store::upgrade(&path).is_ok());
}

fn tables_without(database: &Connection, name: &str) -> BTreeMap<String, Vec<Row>> {
    let mut tables = tables(database);
    tables.remove(name);
    tables
}

#[test]
fn a_person_deleted_by_hand_becomes_a_former_player_and_keeps_their_number() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    old(&path, 23, &rows_for(23));
    let shell = Connection::open(&path).unwrap();
    shell.pragma_update(None, "foreign_keys", "OFF").unwrap();
    shell.execute_batch("DELETE FROM users WHERE id IN (8, 12)").unwrap();
    drop(shell);
    let store = Store::upgrade(&path).unwrap();
    assert_eq!(store.orphans().unwrap(), [""; 0]);
    assert!(store.user_at("tom@example.org").unwrap().is_none());
    let mut world = World::on(store, families::ALL, &Config::embedded("unused"));
    world.now = "2026-11-21T13:00:00Z".parse().unwrap();
    world.ask("spam@example.org", "REGISTER Sam Spam");
    let sam = world.store.user_at("spam@example.org").unwrap().unwrap();
    assert_eq!(sam.id.number(), 13);
    assert!(world.store.tenures_of(sam.id).unwrap().is_empty());
    let demo = world.store.game_named("demo").unwrap().unwrap();
    let turkey = world.store.seats(demo.id).unwrap().into_iter().find(|seat| seat.power.as_deref() == Some("Turkey"));
    assert_eq!(turkey.unwrap().user_name, "A former player");
}
