//! No trace of an erased person remains: not in any table, file or stored e-mail. Tested with each of seven players, who have data in every
//! table that can hold personal data.
use super::JUDGE;
use crate::codes::all_rows;
use crate::world::{PLAYERS, World, address};
use chancery::answers::my_data::KEPT;
use chancery::families;
use chancery::judge::config::Config;
use chancery::store::{
    CalendarEntry, GuestRow, InvitationRow, KeptRow, NoticeRow, OfferRow, OrdersRow, Participants, PressId, PressRow,
    Probe, Purse, QuestionRow, Reserved, Role, Session, SetupRow, Store, User,
};
use jiff::SignedDuration;
use rusqlite::types::ValueRef;
use std::collections::BTreeSet;
use std::path::Path;

const MAX: &str = "max@example.org";
const BOB: &str = "bob@example.org";

/// Tables without any of the seven's data, each with the reason.
const OF_NOBODY: &[(&str, &str)] = &[
    ("boards", "boards, and in this world none that a game has kept"),
    ("edits", "positions"),
    ("erasures", "seals of the addresses of others, who were erased before"),
    ("house_rules", "the keeper's"),
    ("picture_letters", "pictures of boards"),
    ("pictures", "pictures of boards"),
    ("scripts", "texts of the keeper's, and in this world no game has one"),
    ("ways", "the judge's own mail"),
];

/// The part of an address before its @, which is also the person's name in their own words.
fn first(name: &str) -> String {
    address(name).split('@').next().unwrap().to_owned()
}

/// A unique word for text that someone wrote for few readers.
fn secret(what: &str, name: &str) -> String {
    format!("{what}xx{}", first(name))
}

/// The words that must not be found after a person is erased.
fn traces(name: &str) -> Vec<String> {
    let first = first(name);
    [name, &address(name), &format!("{first}.work@"), &format!("{first}.seat@"), &format!("xx{first}")]
        .map(str::to_lowercase)
        .to_vec()
}

/// A text in one line and in lower case: a name may be split over two lines.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn user(world: &World, name: &str) -> User {
    world.store.user_at(&address(name)).unwrap().unwrap()
}

/// A judge with seven players, in a running game and in an anonymous one, who have used every feature of both. No e-mail is left in the
/// outbox.
fn town() -> World {
    let mut world = World::with_games();
    world.write(MAX, JUDGE, "", "SIGN ON mdemo secret\nSET PARTIAL MAY BE FAKED\nSET GREY\nPROCESS\nSET UNMODERATED");
    world.write(MAX, JUDGE, "", "CREATE ?first secret\nBECOME MASTER\nSET GUNBOAT\nSET MANUAL START\nRENAME veil");
    for (i, name) in PLAYERS.iter().enumerate() {
        let (from, letter) = (address(name), &"AEFGIRT"[i..=i]);
        let lines =
            format!("SIGN ON ?veil secret\nSET PREFERENCE {letter}\nPRESS TO M\n{}\nENDPRESS", secret("veil", name));
        world.write(&from, JUDGE, "", &lines);
    }
    world.write(MAX, JUDGE, "", "SIGN ON mveil secret\nPROCESS");
    world.mail();
    for (i, name) in PLAYERS.iter().enumerate() {
        play(&mut world, i, name);
        world.mail();
    }
    world.ask("tom@example.org", "SIGN ON tdemo secret\nPROPOSE PAUSE");
    world.ask("ann@example.org", "SIGN ON ademo secret\nAGREE PAUSE");
    world.now += SignedDuration::from_mins(5);
    for name in PLAYERS {
        world.ask(&address(name), "MY DATA\nWHOIS demo");
        come_back(&world, name);
    }
    world.ask(MAX, "SIGN ON mdemo secret\nHISTORY demo\nLIST demo");
    world.ask("keeper@example.org", "REGISTER Karl Kustos\nKEEPER USER ann@example.org");
    world.mail();
    world
}

/// Makes one of the seven use every feature.
fn play(world: &mut World, i: usize, name: &str) {
    let (from, first, letters) = (address(name), first(name), "AEFGIRT");
    let own = &letters[i..=i];
    let (next, after) = (&letters[(i + 1) % 7..][..1], &letters[(i + 2) % 7..][..1]);
    let said = |what: &str| secret(what, name);
    let own_lower = own.to_lowercase();
    world.write(
        &from,
        JUDGE,
        "",
        &format!(
            "REGISTER\nCountry: {}\nSite: {}\nLevel: {}\nEND\nSET CALENDAR INVITE\nRESERVE\nSET FORMAT {}",
            said("country"),
            said("site"),
            "Expert",
            if i.is_multiple_of(3) { "HTML" } else { "TEXT" }
        ),
    );
    let person = user(world, name);
    world.store.add_address(person.id, &format!("{first}.work@example.net"), world.now).unwrap();
    let unit = ["A BUD H", "F LON H", "F BRE H", "F KIE H", "A VEN H", "A MOS H", "F ANK H"][i];
    world.write(
        &from,
        JUDGE,
        "",
        &format!(
            "SIGN ON {own_lower}demo secret\n{unit}\nSET WAIT\nPRESS TO {next}\n{pear} to the next one, and a second line\nof it.\nENDPRESS\n\
            PRESS GREY TO {after}\n{grey}\nENDPRESS\nPRESS TO {after} FAKE BROADCAST\n{fake}\nENDPRESS\nBROADCAST\nOpenly said by number {i}.\nENDBROADCAST\n\
            PRESS TO M\n{master}\nENDPRESS\nDIARY\n{diary}\nENDPRESS\nPOSTAL PRESS\n{postal}\nENDPRESS\nIGNORE {next}\n{vote}\nSTANDING ORDERS\n{unit}\nEND\n\
            DRAFT\n{unit}\nEND DRAFT\nSET ABSENCE 24 DEC 2026",
            vote = if i < 3 { "SET DRAW" } else { "SET NO DRAW" },
            pear = said("pear"),
            grey = said("grey"),
            fake = said("fake"),
            master = said("master"),
            diary = said("diary"),
            postal = said("postal"),
        ),
    );
    world.write(
        &from,
        JUDGE,
        "",
        &format!("SIGN ON {own_lower}demo secret\n{unit}\nSEEK REPLACEMENT {}", said("leaving")),
    );
    world.write(&from, JUDGE, "", &format!("SIGN ON {own_lower}demo wrongword"));
    world.write(
        &from,
        JUDGE,
        "",
        &format!("SIGN ON {own_lower}veil secret\nPRESS TO {next}\n{}\nENDPRESS", said("plum")),
    );
    // News of the next ones waits for their daily e-mail.
    if i.is_multiple_of(2) {
        world.write(&from, JUDGE, "", "SET DIGEST");
    }
    world.write(BOB, JUDGE, "", &format!("SIGN ON ?open secret\nINVITE {from}"));
    let id = secret("id", name);
    let lines = format!("SIGN ON {own_lower}demo secret\nBROADCAST\nOpenly said again by number {i}.\nENDBROADCAST");
    world.deliver(
        format!("From: {from}\nTo: {JUDGE}\nMessage-ID: <{id}@{first}.work@example.net>\n\n{lines}\n").as_bytes(),
    );
    kept(world, name, &person);
}

/// The data in the store that an e-mail cannot create.
fn kept(world: &mut World, name: &str, person: &User) {
    let (store, now, from, first) = (&world.store, world.now, address(name), first(name));
    let said = |what: &str| secret(what, name);
    let game = store.game_named("demo").unwrap().unwrap();
    let open = store.game_named("open").unwrap().unwrap();
    let mut seat = store.seats(game.id).unwrap().into_iter().find(|seat| seat.user == person.id).unwrap();
    seat.address = Some(format!("{first}.seat@example.net, {from}"));
    store.change_seat(&seat).unwrap();
    let power = seat.power.clone().unwrap();
    let letter = "1".parse().unwrap();
    let typed = OrdersRow { power: power.clone(), orders: "x".to_owned(), typed: said("earlier"), filed: now };
    store.keep_earlier_orders(game.id, game.turn, letter, &typed).unwrap();
    let mut row = store.orders_of(game.id, game.turn, &power).unwrap().unwrap();
    row.typed += &said("typed");
    store.file_orders(game.id, game.turn, &row).unwrap();
    store.keep_press_draft(seat.id, &Participants::All, &said("draft"), now).unwrap();
    let kept = KeptRow { seat: seat.id, phase: "S1902M".to_owned(), lines: said("kept"), ..KeptRow::default() };
    store.keep(&kept).unwrap();
    let question = QuestionRow { seat: seat.id, yes: said("yes"), no: said("no"), number: 0 };
    store.add_question(&question, now).unwrap();
    store.begin_thread(seat.id, "here", &format!("<{}@test>", said("thread"))).unwrap();
    let entry = CalendarEntry {
        seat: seat.id,
        sequence: 1,
        turn: 1,
        phase: "S1901M".to_owned(),
        deadline: None,
        grace: None,
        invited: true,
    };
    store.keep_calendar_entry(&entry).unwrap();
    let set_up = SetupRow {
        user: person.id,
        family: "stratego".to_owned(),
        board: "classic".to_owned(),
        name: said("fort"),
        line: said("line"),
        saved: now,
    };
    store.keep_set_up(&set_up).unwrap();
    store.reserve(person.id, &Reserved::Any, now).unwrap();
    let notice = NoticeRow { user: person.id, variants: vec![], told: vec![said("told")], told_at: now };
    store.keep_notice(&notice).unwrap();
    let offer = OfferRow { id: Default::default(), game: open.id, power, user: person.id, until: now, open: false };
    store.offer(&offer, now).unwrap();
    let session = Session {
        id: Default::default(),
        address: from.clone(),
        guest: None,
        began: now,
        fresh: now,
        seen: now,
        until: now + SignedDuration::from_hours(24),
        is_local: false,
        browser: said("browser"),
    };
    store.add_session(&said("session"), &session).unwrap();
    store.add_code(&from, None, now, now + SignedDuration::from_mins(15)).unwrap();
    store.tell_stranger(&format!("{first}.work@example.net"), now).unwrap();
    store.set_uninvited(&format!("{first}.work@example.net"), true, now).unwrap();
    for purse in [Purse::Mailbox(from.clone()), Purse::Newcomer(from.clone()), Purse::Person(person.id)] {
        world.work().ledger().is_first_refusal(&purse).unwrap();
    }
    store.count_sent(&from, now).unwrap();
    let guest = GuestRow { pattern: from.clone(), allowed: true };
    store.add_guest(open.id, &guest).unwrap();
    store.hold(&from, &format!("REGISTER {name}"), 10, now).unwrap();
    // A request to them, and one from them.
    store.hold_for(&format!("{first}.work@example.net"), &said("asked"), BOB, now).unwrap();
    store.hold_for("zed@example.net", &format!("REGISTER {name}"), &from, now).unwrap();
    let dropped = store.hold(&from, &said("dropped"), 10, now).unwrap();
    let dropped = chancery::store::LetterRef::Held(dropped);
    store.drop_letters(&[(dropped, from.clone())], now).unwrap();
    let invitation = InvitationRow {
        game: open.id,
        address: format!("friend-of-number-{}@example.net", person.id),
        power: None,
        inviter: person.id,
        held: store.hold("friend@example.net", "SIGN ON ?open secret", 10, now).unwrap(),
        sent: now,
        until: now + SignedDuration::from_hours(24),
    };
    store.add_invitation(&invitation).unwrap();
}

/// Bounces e-mails to one of the seven, and has someone try their password.
fn come_back(world: &World, name: &str) {
    let (store, now, from) = (&world.store, world.now, address(name));
    store.note_bounce(&from, false, &format!("try {from} later"), now).unwrap();
    let [work, seat] = ["work", "seat"].map(|place| format!("{}.{place}@example.net", first(name)));
    store.note_probe(&Probe { address: work, mail: store.last_posted().unwrap(), since: now }).unwrap();
    store.suspend(&seat, now).unwrap();
    let tenures = store.tenures_of(user(world, name).id).unwrap();
    store.note_wrong_password(tenures[0].id, false, now).unwrap();
    // Someone claims their account, and a GM was asked to confirm it.
    let asker = format!("{}@example.net", secret("move", name));
    let request = store.ask_move(Some(user(world, name).id), &from, &asker, now).unwrap();
    store.note_move_letter(request, store.last_posted().unwrap()).unwrap();
    let demo = store.game_named("demo").unwrap().unwrap();
    let master = store.seats(demo.id).unwrap().into_iter().find(|seat| seat.role == Role::Master).unwrap();
    store.answer_move(request, master.id, true).unwrap();
}

/// The places in a database's tables where one of these words is.
fn found(path: &Path, words: &[String]) -> Vec<String> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut found = Vec::new();
    for table in all_rows(path).into_keys() {
        let mut query = conn.prepare(&format!("SELECT * FROM \"{table}\"")).unwrap();
        let columns: Vec<String> = query.column_names().into_iter().map(str::to_owned).collect();
        let mut rows = query.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            for (i, column) in columns.iter().enumerate() {
                let (ValueRef::Text(bytes) | ValueRef::Blob(bytes)) = row.get_ref(i).unwrap() else { continue };
                let text = flat(&String::from_utf8_lossy(bytes));
                let is_found = |word: &&String| text.contains(word.as_str());
                found.extend(words.iter().filter(is_found).map(|word| format!("{table}.{column}: {word}")));
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The words found in the bytes of a file: text may remain there after its rows are gone.
fn found_in_bytes(path: &Path, words: &[String]) -> Vec<String> {
    let Ok(bytes) = std::fs::read(path) else { return Vec::new() };
    let text = String::from_utf8_lossy(&bytes).to_lowercase();
    words.iter().filter(|word| text.contains(word.as_str())).map(|word| format!("bytes: {word}")).collect()
}

/// All press that people have written, except for this person's press to few readers.
fn press_of_others(world: &World, of: &User) -> Vec<(PressId, PressRow)> {
    let games = world.store.games().unwrap();
    let press = games.iter().flat_map(|game| world.store.all_press(game.id).unwrap());
    let own: Vec<_> = world.store.tenures_of(of.id).unwrap().iter().map(|seat| seat.id).collect();
    let theirs = |row: &PressRow| row.seat.is_some_and(|seat| own.contains(&seat));
    let mut press: Vec<_> = press.filter(|(_, row)| row.seat.is_some() && (row.public || !theirs(row))).collect();
    // A message's thread in their mailbox is private to them.
    press.iter_mut().filter(|(_, row)| theirs(row)).for_each(|(_, row)| row.thread.clear());
    press
}

/// Confirms the judge's question.
fn unregister(world: &mut World, name: &str) {
    let from = address(name);
    let power = PLAYERS.iter().zip("aefgirt".chars()).find(|(player, _)| **player == name).unwrap().1;
    for game in ["demo", "veil"] {
        let said = world.ask(&from, &format!("SIGN ON {power}{game} secret\nRESIGN {game}")).body;
        assert!(said.contains("You have resigned"), "{said}");
    }
    let asked = world.ask(&from, "UNREGISTER");
    world.write(&from, &asked.reply_to.unwrap(), "", "CONFIRM");
    let mails = world.mail();
    assert!(
        mails.iter().any(|mail| mail.to == from && mail.body.contains("I have erased your data.")),
        "{name}: {mails:#?}"
    );
}

/// Erases a person by each route: their own command, the keeper's, and the store's.
fn erase(world: &mut World, name: &str, way: &str) {
    match way {
        "store" => drop(world.store.erase_person(&user(world, name), world.now).unwrap()),
        "keeper" => {
            let said = world.desk(&format!("KEEPER ERASE {} {name}", address(name)));
            assert!(said.contains("is erased"), "{said}");
            world.mail();
        }
        _ => unregister(world, name),
    }
}

#[test]
fn no_trace_remains_of_an_erased_person() {
    let template = town();
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap();
    let path = folder.path().join("before.db");
    template.store.copy_to(&path).unwrap();
    // A table that is forgotten here would also be forgotten by the erasing code.
    let rows = all_rows(&path);
    let is_named = |table: &String| OF_NOBODY.iter().any(|(name, _)| name == table);
    let empty: Vec<_> = rows.iter().filter(|(table, rows)| rows.is_empty() && !is_named(table)).collect();
    assert!(empty.is_empty(), "nothing in {empty:?}: let the seven of this test have something in it");
    let mut n_before = 0;
    let mut left = Vec::new();
    for name in PLAYERS {
        let words = traces(name);
        n_before += found(&path, &words).len();
        for way in ["store", "keeper", "own"].into_iter().filter(|way| *way != "keeper" || name == PLAYERS[6]) {
            let mut world = World::trusting(template.store.copy().unwrap(), families::ALL, |_| ());
            (world.now, world.n_letters) = (template.now, template.n_letters);
            let person = user(&world, name);
            let press = press_of_others(&world, &person);
            erase(&mut world, name, way);
            world.work().heartbeat().unwrap();
            let after = folder.path().join("after.db");
            let _ = std::fs::remove_file(&after);
            world.store.copy_to(&after).unwrap();
            let mut places = found(&after, &words);
            places.extend(found_in_bytes(&after, &words));
            left.extend(places.into_iter().map(|place| format!("{way} {name} {place}")));
            assert_eq!(press_of_others(&world, &person), press, "{way} {name}: the press of others");
            assert_eq!(world.store.orphans().unwrap(), Vec::<String>::new());
        }
    }
    println!("attacks erase: {n_before} traces of {} people before, {} after", PLAYERS.len(), left.len());
    assert!(left.is_empty(), "{} of them: {left:#?}", left.len());
    assert!(400 < n_before, "{n_before}");
}

/// MY DATA has a sentence for each table with personal data, and counts the rows: a new table needs a sentence.
#[test]
fn my_data_counts_everything_that_is_erased() {
    let mut world = town();
    let [ann, ..] = PLAYERS;
    let rows = world.store.personal_rows(user(&world, ann).id).unwrap();
    let tables: BTreeSet<&str> = rows.keys().map(String::as_str).collect();
    assert_eq!(tables, KEPT.iter().map(|(table, _)| *table).collect::<BTreeSet<_>>());
    let said = world.ask(&address(ann), "MY DATA").body;
    for (table, what) in KEPT {
        // She is not a guest, and her e-mail has a reply.
        let is_none = ["inbox"].contains(table);
        assert_eq!(0 < rows[*table], !is_none, "{table}");
        assert!(is_none || said.contains(&format!("{what}: ")), "{what} is not in\n{said}");
    }
    let id = user(&world, ann).id;
    erase(&mut world, ann, "store");
    let rows = world.store.personal_rows(id).unwrap();
    assert!(rows.values().all(|n| *n == 0), "{rows:?}");
}

/// Other players are not held up: an erased person still has a seat in the record, but no e-mail goes to it.
#[test]
fn an_erased_players_games_continue() {
    let mut world = town();
    let [ann, eve, ..] = PLAYERS;
    erase(&mut world, ann, "store");
    let of_ann = world.store.game_named("demo").unwrap().unwrap();
    let seat =
        world.store.tenures(of_ann.id).unwrap().into_iter().find(|seat| seat.power.as_deref() == Some("Austria"));
    let seat = seat.unwrap();
    assert_eq!((seat.user_name.as_str(), seat.token, seat.leaving), ("A former player", 0, None));
    assert_eq!(world.store.user(seat.user).unwrap().name, "A former player");
    assert_eq!(world.store.find_user(seat.user).unwrap(), None);
    for (from, lines) in [
        (
            address(eve),
            "SIGN ON edemo secret\nPRESS TO A\nAre you there?\nENDPRESS\nBROADCAST\nHello?\nENDBROADCAST\nHISTORY demo",
        ),
        (address(ann), "SIGN ON ademo secret"),
        (address(ann), "SIGN ON ademo wrong"),
        (MAX.to_owned(), "SIGN ON mdemo secret\nSTATUS\nWHOGAME demo\nLIST demo\nEJECT AUSTRIA\nPROCESS"),
        (address(eve), "SIGN ON edemo secret\nSUMMARY demo\nWHOIS demo\nMY DATA"),
    ] {
        let said = world.ask(&from, lines).body;
        let is_refused = said.contains("is not the password") || said.contains("don't know that password");
        assert!(from != address(ann) || is_refused || !said.contains("Signed on"), "{said}");
    }
    assert_eq!(world.store.orphans().unwrap(), Vec::<String>::new());
}

/// After a checkpoint, erased text is not in the write-ahead log either.
#[test]
fn no_trace_remains_in_the_database_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.db");
    town().store.copy_to(&path).unwrap();
    let store = Store::open(&path).unwrap();
    let [ann, ..] = PLAYERS;
    let words = traces(ann);
    assert_eq!(found_in_bytes(&path, &words).len(), words.len());
    let mut world = World::on(store, families::ALL, &Config::embedded(folder.path()));
    world.now += SignedDuration::from_mins(5);
    erase(&mut world, ann, "store");
    assert_eq!(found(&path, &words), Vec::<String>::new());
    let shell = rusqlite::Connection::open(&path).unwrap();
    shell.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
        assert_eq!(found_in_bytes(&file, &words), Vec::<String>::new(), "{}", file.display());
    }
}
