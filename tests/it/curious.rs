//! A curious player's questions: what can I order, what would happen, why did it happen, what data do you have on me.
//! The stories show the replies. These are the properties that all of them share.
use crate::numbers::FAMILIES;
use crate::world::World;

/// The reply to an e-mail from Ann, who plays Austria in `demo`.
fn ann(world: &mut World, lines: &str) -> String {
    world.ask("ann@example.org", &format!("SIGN ON ademo secret\nSET ANSWERS SHORT\n{lines}")).body
}

/// The orders that a line of OPTIONS covers: `A BUD - GAL, RUM` is two.
fn orders_of(line: &str) -> Vec<String> {
    let (line, end) = line.strip_suffix(" via convoy").map_or((line, ""), |line| (line, " via convoy"));
    let mut tails = line.split(", ");
    let first = tails.next().unwrap();
    // The last place of the first order, or the supported unit of a support to hold.
    let last_place = first.rsplit(' ').next().unwrap();
    let last = match first.split_once(" S ") {
        Some((_, unit)) if !unit.contains(" - ") => unit,
        _ => last_place,
    };
    let head = first.strip_suffix(last).unwrap();
    let all = [last].into_iter().chain(tails);
    all.map(|tail| format!("{head}{tail}{end}")).collect()
}

#[test]
fn every_listed_option_is_accepted_as_an_order() {
    let mut world = World::with_games();
    let listed = ann(&mut world, "OPTIONS");
    let lines = listed.lines().filter(|line| line.starts_with("A ") || line.starts_with("F "));
    let orders: Vec<String> = lines.flat_map(orders_of).collect();
    assert_eq!(orders.len(), 34, "{listed}");
    for order in orders {
        let said = ann(&mut world, &order);
        let read = [format!("> {order}\n{order}\n"), format!("> {order}\n{order} -- replaces ")];
        assert!(!said.contains("\n*** ") && read.iter().any(|read| said.contains(read)), "{order}: {said}");
    }
}

#[test]
fn options_of_another_family_are_listed_as_they_are() {
    let mut world = World::of(FAMILIES, |_| ());
    for (name, letter) in [("Ann", "R"), ("Bob", "B")] {
        let lines = match letter {
            "R" => "REGISTER Ann Other\nCREATE ?num secret\nSET PREFERENCE R".to_owned(),
            _ => format!("REGISTER {name} Other\nSIGN ON ?num secret\nSET PREFERENCE {letter}"),
        };
        world.ask(&format!("{}@example.org", name.to_lowercase()), &lines);
    }
    let said = world.ask("ann@example.org", "SIGN ON rnum secret\nOPTIONS").body;
    assert!(said.contains("Legal orders. (num.001)\n\n  HIDE 1\n  HIDE 2\n"), "{said}");
    let said = world.ask("ann@example.org", "SIGN ON rnum secret\nOPTIONS hide 7").body;
    assert!(said.contains("Legal orders. (num.001)\n\n  HIDE 7\n") && !said.contains("HIDE 8"), "{said}");
}

/// Assumptions about other powers are neither filed nor stored, and no one gets an e-mail.
#[test]
fn a_forecast_changes_nothing_and_notifies_no_one() {
    let mut world = World::with_games();
    ann(&mut world, "A BUD - GAL");
    let id = world.store.game_named("demo").unwrap().unwrap().id;
    let before = (world.store.game(id).unwrap(), world.store.orders(id, 1).unwrap(), world.store.seats(id).unwrap());
    world.mail();
    world.write("ann@example.org", "judge@example.org", "", "SIGN ON ademo secret\nFORECAST\nASSUME A WAR - GAL");
    let letters = world.mail();
    assert!(letters[0].body.contains("Russia: Army Warsaw -> Galicia. (*bounce*)"), "{}", letters[0].body);
    assert_eq!(letters.len(), 1, "only the answer to Ann");
    let after = (world.store.game(id).unwrap(), world.store.orders(id, 1).unwrap(), world.store.seats(id).unwrap());
    assert_eq!(before, after);
}

/// A forecast could reveal hidden facts: an engine that promises none gives none.
#[test]
fn a_game_with_hidden_facts_has_no_forecast() {
    let mut world = World::of(FAMILIES, |_| ());
    world.ask("ann@example.org", "REGISTER Ann Other\nCREATE ?num secret\nSET PREFERENCE R");
    world.ask("bob@example.org", "REGISTER Bob Other\nSIGN ON ?num secret\nSET PREFERENCE B");
    let said = world.ask("ann@example.org", "SIGN ON rnum secret\nSECRET\n4\nEND\nFORECAST\nASSUME HIDE 3").body;
    assert!(!said.contains("HIDE 3"), "nothing of what was supposed: {said}");
    assert!(said.contains("*** This game hides things from its players, so it has no forecast."), "{said}");
}

/// Everything in a database, with the table before each value.
fn all_of(path: &std::path::Path) -> Vec<String> {
    let database = rusqlite::Connection::open(path).unwrap();
    let list = |sql: &str| -> Vec<String> {
        let mut query = database.prepare(sql).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    let broken = list("SELECT \"table\" FROM pragma_foreign_key_check");
    assert!(broken.is_empty(), "rows without what they refer to: {broken:?}");
    let tables = list("SELECT name FROM sqlite_master WHERE type = 'table'");
    assert!(10 < tables.len());
    let mut all = Vec::new();
    for table in tables {
        for column in list(&format!("SELECT name FROM pragma_table_info('{table}')")) {
            let sql = format!("SELECT CAST({column} AS TEXT) FROM {table} WHERE {column} IS NOT NULL");
            all.extend(list(&sql).into_iter().map(|value| format!("{table}.{column}: {value}")));
        }
    }
    all
}

/// An erased person is in no table of the database. The record of their games is.
#[test]
fn an_erased_person_leaves_no_trace_in_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("judge.db");
    let mut world = World::of(FAMILIES, |_| ());
    world.store = chancery::store::Store::open(&path).unwrap();
    world.ask(
        "Ann Quixote <ann@quixote.example>",
        "REGISTER Ann Quixote\nSET FORMAT HTML\nCREATE ?num secret\nSET PREFERENCE R",
    );
    world.ask("Ann Quixote <ann@quixote.example>", "SIGN ON ?num secret\nSET NO DIAS\nPRESS TO M\nI came.\nENDPRESS");
    world.ask("bob@example.org", "REGISTER Bob Other\nSIGN ON ?num secret\nSET PREFERENCE B");
    let lines = "SIGN ON rnum secret\nSECRET\n4\nEND\nSET ADDRESS ann@quixote.example\nSET ABSENCE 1 DECEMBER TO 3 DECEMBER\nBROADCAST\nFor all: hello.\nENDPRESS\nPRESS TO B\nOnly for you, from Ann Quixote.\nENDPRESS\nDIARY\nOnly for me, says Ann Quixote.\nENDPRESS\nPOSTAL PRESS\nFor later, from a Quixote.\nENDPRESS\nIGNORE B";
    world.ask("Ann Quixote <ann@quixote.example>", lines);
    let said = world.ask("ann@quixote.example", "SIGN ON rnum wrong\nUNREGISTER").body;
    assert!(!said.contains("CONFIRM"), "{said}");
    let said = world.ask("ann@quixote.example", "UNREGISTER").body;
    assert!(said.contains("You are still in num (Red)."), "{said}");
    world.ask("ann@quixote.example", "SIGN ON rnum secret\nRESIGN num");
    let asked = world.ask("ann@quixote.example", "UNREGISTER");
    let known = all_of(&path).iter().filter(|value| value.to_lowercase().contains("quixote")).count();
    assert!(5 < known, "what is to be erased is there: {known}");
    world.write("ann@quixote.example", &asked.reply_to.unwrap(), "", "CONFIRM");
    assert!(world.mail().iter().any(|mail| mail.body.contains("I have erased your data.")));
    world.now += jiff::SignedDuration::from_hours(24 * 60);
    world.work().heartbeat().unwrap();
    let all = all_of(&path);
    let left: Vec<_> = all.iter().filter(|value| value.to_lowercase().contains("quixote")).collect();
    assert!(left.is_empty(), "{left:#?}");
    assert!(all.iter().any(|value| value.contains("For all: hello.")), "public press is part of the record");
    assert!(!all.iter().any(|value| value.contains("Only for you")), "what was only for some is not");
    let kept: Vec<_> =
        all.iter().filter(|value| value.starts_with("notes.") || value.starts_with("ignored.")).collect();
    assert!(kept.is_empty(), "nor is what was for later: {kept:#?}");
    // The seat can be taken over, and its former password no longer works.
    let said = world.ask("eve@example.org", "REGISTER Eve Other\nSIGN ON rnum secret").body;
    assert!(said.contains("You now play Red in 'num'."), "{said}");
    // She may come back, as a new person.
    let said = world.ask("ann@quixote.example", "REGISTER Ann Quixote\nMY DATA").body;
    assert!(said.contains("You have never had a seat in a game."), "{said}");
}

#[test]
fn map_shows_the_position_of_any_phase() {
    let mut world = World::with_games();
    world.ask("max@example.org", "SIGN ON mdemo secret\nEDIT\nREMOVE PAR\nEND\nPROCESS");
    let now = world.ask("bob@example.org", "MAP demo").body;
    assert!(now.contains("Fall of 1901.  (demo.002)") && !now.contains("Army Paris"), "{now}");
    let then = world.ask("ann@example.org", "SIGN ON ademo secret\nMAP Spring of 1901").body;
    assert!(
        then.contains("Spring of 1901.  (demo.001)")
            && then.contains("France:  Army Marseilles.")
            && !then.contains("Army Paris"),
        "{then}"
    );
    let never = world.ask("bob@example.org", "MAP demo S1850M").body;
    assert!(never.contains("'demo' has no phase \"S1850M\"."), "{never}");
    let unknown = world.ask("bob@example.org", "MAP dmeo").body;
    assert!(unknown.contains("Did you mean demo?"), "{unknown}");
}

/// A past fault: an observer called "Russia" left, and the players' press was headed "A former player".
#[test]
fn a_person_who_leaves_changes_no_byte_of_others_text() {
    for name in ["Russia", "Russ", "Message", "from", "England", "Bob"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("judge.db");
        let mut world = World::new();
        world.store = chancery::store::Store::open(&path).unwrap();
        let mut world = world.and_games();
        // Some of it before the start of another game, in which they play.
        for (from, lines) in [
            ("eva@example.net", format!("REGISTER\nName: {name}\nEND\nOBSERVE demo eyes12\nSIGN ON ?open eyes12")),
            ("eve@example.org", "SIGN ON edemo secret\nBROADCAST\nRussia is to be trusted, says Russ.\nENDPRESS\nPRESS TO R\nMessage from me.\nENDPRESS\nSIGN ON ?open secret\nBROADCAST\nHello, Russia! A message from Bob.\nENDPRESS".to_owned()),
            ("rob@example.org", "SIGN ON rdemo secret\nBROADCAST\nMessage from Russia.\nENDPRESS\nPRESS REPLY 2\nYes.\nENDPRESS\nSET WAIT".to_owned()),
            ("bob@example.org", "SIGN ON ?open secret\nBROADCAST\nWelcome.\nENDPRESS".to_owned()),
            ("eva@example.net", "SIGN ON ?open eyes12\nBROADCAST\nIt is me.\nENDPRESS\nRESIGN open\nSIGN ON odemo eyes12\nRESIGN demo".to_owned()),
        ] {
            world.ask(from, &lines);
        }
        let eva = world.store.user_at("eva@example.net").unwrap().unwrap();
        assert_eq!(eva.name, name);
        let of_others = |what: &str| -> Vec<String> {
            let database = rusqlite::Connection::open(&path).unwrap();
            let own = "SELECT id FROM seats WHERE user = ?1";
            let sql = match what {
                "press" => format!("SELECT id || writer || head || body || sent || thread || grey || public FROM press JOIN press_texts ON press = id WHERE seat IS NULL OR seat NOT IN ({own})"),
                "journal" => "SELECT id || who || what FROM journal WHERE ?1 = ?1 AND what NOT LIKE '%(Observer)%' AND game IN (SELECT id FROM games WHERE name = 'demo')".to_owned(),
                _ => format!("SELECT press || ' ' || seat || how || number || sees FROM press_readers WHERE seat NOT IN ({own}) AND press IN (SELECT id FROM press WHERE seat NOT IN ({own}))"),
            };
            let mut query = database.prepare(&sql).unwrap();
            query.query_map([eva.id.number()], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
        };
        let tables = ["press", "journal", "press_readers"];
        let before = tables.map(of_others);
        assert!(before.iter().all(|rows| 4 < rows.len()), "{before:?}");
        let before_that = world.ask("bob@example.org", "SIGN ON ?open secret\nHISTORY open").body;
        let heading = format!("Message from {name} (who has joined) to all in 'open':\n\nIt is me.");
        assert!(before_that.contains(&heading), "{before_that}");
        let asked = world.ask("eva@example.net", "UNREGISTER");
        world.write("eva@example.net", &asked.reply_to.unwrap(), "", "CONFIRM");
        assert!(world.mail().iter().any(|mail| mail.body.contains("I have erased your data.")));
        for (table, before) in tables.iter().zip(before) {
            let after = of_others(table);
            assert_eq!(after.iter().filter(|row| before.contains(row)).count(), before.len(), "{name}: {table}");
        }
        // Their own press does not reveal their identity.
        let own = world.ask("bob@example.org", "SIGN ON ?open secret\nHISTORY open").body;
        assert!(own.contains("Message from A former player to all in 'open':\n\nIt is me."), "{own}");
        assert!(!own.contains("(who has joined) to all in 'open':\n\nIt is me."), "{own}");
    }
}
