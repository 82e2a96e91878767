//! Codes to sign in with, and the sessions that they begin: what is kept of them, and how they end.
use crate::world::{World, said};
use chancery::families;
use chancery::judge::config::Config;
use chancery::server::web_writes::{CodeRequest, SignIn, WebWrite, WriteOutcome, session};
use chancery::store::{Session, Store};
use jiff::SignedDuration;
use rusqlite::types::ValueRef;
use std::collections::BTreeMap;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";
/// The answer to WEB; the code itself is in another letter.
const SENT: &str = "I sent a code to your registered address";

impl World {
    fn run(&self, web_write: WebWrite) -> WriteOutcome {
        self.work().run_web_write(web_write).unwrap()
    }

    /// A browser asks for a code to this address.
    fn ask_code(&self, address: &str, browser: &str, source: &str) -> WriteOutcome {
        self.run(WebWrite::Ask(asks(address, browser, source)))
    }

    /// A browser that was signed in as this address before asks for a code to it.
    fn ask_again(&self, address: &str, browser: &str) -> WriteOutcome {
        self.run(WebWrite::Ask(CodeRequest { is_known: true, ..asks(address, browser, browser) }))
    }

    /// The same; the code that its mailbox gets.
    fn code(&mut self, address: &str, browser: &str) -> String {
        self.mail();
        assert_eq!(self.ask_code(address, browser, "home"), WriteOutcome::Done);
        let mail = self.mail().into_iter().find(|mail| mail.to == address).expect("a letter with a code");
        code_in(&mail.body)
    }

    /// A browser gives a code. Does it begin a session?
    fn sign_in(&self, code: &str, browser: &str, number: &str) -> bool {
        let sign_in = SignIn {
            code: code.to_owned(),
            before: browser.to_owned(),
            digest: number.to_owned(),
            browser: "Firefox on Linux".to_owned(),
        };
        match self.run(WebWrite::SignIn(sign_in)) {
            WriteOutcome::Session(_) => true,
            WriteOutcome::WrongCode => false,
            other => panic!("{other:?}"),
        }
    }

    fn session(&self, number: &str) -> Option<Session> {
        self.store.session(number, self.now).unwrap()
    }
}

fn asks(address: &str, browser: &str, source: &str) -> CodeRequest {
    CodeRequest {
        address: address.to_owned(),
        browser: browser.to_owned(),
        source: source.to_owned(),
        wide: None,
        is_known: false,
        at: "https://judge.example.org".to_owned(),
    }
}

/// The code in a letter: groups of four letters.
pub(crate) fn code_in(text: &str) -> String {
    let is_group =
        |group: &str| group.len() == 4 && group.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let is_code = |word: &&str| word.contains('-') && word.split('-').all(is_group);
    let mut words = text.split_whitespace().map(|word| word.trim_end_matches('.'));
    words.find(is_code).unwrap_or_else(|| panic!("no code in\n{text}")).to_owned()
}

#[test]
fn a_code_signs_in_whoever_reads_the_mailbox() {
    let mut world = World::with_games();
    let code = world.code(ANN, "waits");
    assert!(world.sign_in(&code.to_uppercase().replace('-', " "), "waits", "new"));
    let session = world.session("new").unwrap();
    assert_eq!((session.address.as_str(), session.browser.as_str()), (ANN, "Firefox on Linux"));
    assert!(world.session("waits").is_none(), "the number that the browser had before is no session");
}

#[test]
fn a_code_is_good_once_for_a_quarter_of_an_hour_and_in_one_browser() {
    let mut world = World::with_games();
    let code = world.code(ANN, "waits");
    assert!(!world.sign_in(&code, "another", "stolen"), "another browser's");
    assert!(!world.sign_in(&code, "", "stolen"), "no browser's");
    assert!(world.sign_in(&code, "waits", "new"));
    assert!(!world.sign_in(&code, "waits", "again"), "used");
    let code = world.code(ANN, "waits");
    world.now += SignedDuration::from_secs(15 * 60 + 1);
    assert!(!world.sign_in(&code, "waits", "late"), "too old");
}

#[test]
fn six_wrong_codes_make_a_code_worthless_and_other_browsers_cannot_do_that() {
    let mut world = World::with_games();
    let code = world.code(ANN, "waits");
    for n in 0..20 {
        assert!(!world.sign_in("aaaa-aaaa", &format!("browser {n}"), "guessed"));
    }
    for _ in 0..5 {
        assert!(!world.sign_in("aaaa-aaaa", "waits", "guessed"));
    }
    assert!(world.sign_in(&code, "waits", "new"), "five wrong ones are forgiven");
    let code = world.code(ANN, "waits");
    for _ in 0..6 {
        assert!(!world.sign_in("aaaa-aaaa", "waits", "guessed"));
    }
    assert!(!world.sign_in(&code, "waits", "too late"));
}

#[test]
fn the_answer_is_the_same_for_every_address_and_only_some_get_a_letter() {
    let mut world = World::with_games();
    world.write("keeper@example.org", JUDGE, "", "BAN *@banned.example");
    world.mail();
    for (address, gets_one) in [
        (ANN, true),
        ("stranger@example.net", true),
        ("mallory@banned.example", false),
        (JUDGE, false),
        ("judge+anything@example.org", false),
    ] {
        assert_eq!(world.ask_code(address, address, address), WriteOutcome::Done);
        let waits = world.store.codes_of_browser(address, 6, world.now).unwrap();
        assert_eq!(waits.len(), 1, "the page of {address} waits for a code");
        assert_eq!(world.mail().iter().any(|mail| mail.to == address), gets_one, "{address}");
    }
}

#[test]
fn five_codes_an_hour_can_be_asked_for_from_a_network() {
    let mut world = World::with_games();
    world.mail();
    for n in 0..2 {
        assert_eq!(world.ask_code(ANN, "waits", "here"), WriteOutcome::Done);
        assert_eq!(world.ask_code(&format!("s{n}@example.net"), "waits", "here"), WriteOutcome::Done);
    }
    assert_eq!(world.ask_code("mallory@example.net", "waits", "here"), WriteOutcome::Done);
    assert_eq!(world.mail().len(), 5);
    assert_eq!(world.ask_code("eve@example.org", "waits", "here"), WriteOutcome::TooMany);
    assert_eq!(world.ask_code("eve@example.org", "waits", "there"), WriteOutcome::Done);
    world.now += SignedDuration::from_mins(61);
    assert_eq!(world.ask_code(ANN, "waits", "here"), WriteOutcome::Done);
    assert!(world.mail().iter().any(|mail| mail.to == ANN));
}

/// Five posts an hour by anyone kept a player out of the pages, and the keeper out of the console.
#[test]
fn strangers_use_up_the_codes_of_their_own_network_only() {
    let mut world = World::with_games();
    world.mail();
    for n in 0..400 {
        world.ask_code(ANN, &format!("mallory {n}"), &format!("network {}", n % 2));
    }
    assert_eq!(world.mail().len(), 10, "five for each network");
    assert_eq!(world.ask_code(ANN, "hers", "home"), WriteOutcome::Done);
    assert!(world.mail().iter().any(|mail| mail.to == ANN), "a browser that is new here, elsewhere");
    // However many networks they have, her mailbox gets no more than twenty from all of them.
    for n in 0..400 {
        world.ask_code(ANN, &format!("mallory {n}"), &format!("network {n}"));
    }
    assert_eq!(world.mail().len(), 9);
    // A browser in which she was signed in before is none of theirs, nor is a letter of hers.
    let sent = (0..12).map(|_| world.ask_again(ANN, "known")).filter(|outcome| *outcome == WriteOutcome::Done).count();
    assert_eq!((sent, world.mail().len()), (10, 10), "ten an hour");
    assert_eq!(world.ask_again(ANN, "known"), WriteOutcome::NotSent, "and it is told so");
    assert_eq!(world.ask_again(ANN, "another that is known"), WriteOutcome::Done);
    world.mail();
    assert!(said(&world.ask(ANN, "WEB").body).contains(SENT));
}

/// What brings no letter costs its address nothing.
#[test]
fn only_codes_that_were_mailed_count() {
    let mut world = World::with_games();
    world.mail();
    for n in 0..30 {
        world.ask_code(ANN, "mallory", &format!("network {}", n % 3));
    }
    assert_eq!(world.mail().len(), 15, "and fifteen that only looked so");
    for n in 0..5 {
        assert_eq!(world.ask_code(ANN, "hers", "home"), WriteOutcome::Done);
        assert_eq!(world.mail().len(), 1, "{n}");
    }
}

/// A person with two addresses has the codes of one person by letter.
#[test]
fn codes_by_letter_are_counted_by_person() {
    let mut world = World::with_games();
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    world.store.add_address(ann.id, "ann@elsewhere.example", world.now).unwrap();
    for _ in 0..5 {
        assert!(said(&world.ask(ANN, "WEB").body).contains(SENT));
        assert!(said(&world.ask("ann@elsewhere.example", "WEB").body).contains(SENT));
    }
    for from in [ANN, "ann@elsewhere.example"] {
        assert!(said(&world.ask(from, "WEB").body).contains("You have had several codes within the hour."));
    }
    assert!(said(&world.ask("eve@example.org", "WEB").body).contains(SENT));
}

/// Whoever's hourly codes somebody else has used up writes a letter.
#[test]
fn a_code_by_letter_is_good_in_any_browser_once() {
    let mut world = World::with_games();
    world.mail();
    world.write(ANN, JUDGE, "", "WEB");
    let mails = world.mail();
    let letter = mails.iter().find(|mail| !mail.reply).expect("a letter with a code");
    assert_eq!(letter.to, ANN);
    let code = code_in(&letter.body);
    assert_eq!(code.len(), 14, "it is longer, since wrong ones are not counted: {code}");
    assert!(world.sign_in(&code, "any", "new"));
    assert_eq!(world.session("new").unwrap().address, ANN);
    assert!(!world.sign_in(&code, "any", "again"));
}

/// A token of a letter that was passed on proves a seat, but not who reads the mailbox of its holder: the code goes there, and only
/// there.
#[test]
fn a_code_by_letter_goes_to_the_mailbox_of_the_one_who_is_proved() {
    let mut world = World::with_games();
    world.mail();
    let begins = world.ask(ANN, "SIGN ON ademo secret");
    let token_address = begins.reply_to.unwrap();
    world.write("mallory@example.net", &token_address, "", "WEB");
    let mails = world.mail();
    let letter = mails.iter().find(|mail| !mail.reply).expect("a letter with a code");
    assert_eq!(letter.to, ANN);
    assert!(mails.iter().filter(|mail| mail.to != ANN).all(|mail| !mail.body.contains(&code_in(&letter.body))));
    assert!(world.sign_in(&code_in(&letter.body), "any", "new"));
    assert_eq!(world.session("new").unwrap().address, ANN);
}

#[test]
fn a_stranger_registers_with_the_code() {
    let mut world = World::with_games();
    world.mail();
    world.ask_code("zoe@example.net", "waits", "home");
    let letter = world.mail().remove(0);
    assert!(said(&letter.body).contains("This address is not registered here yet"), "{}", letter.body);
    assert!(world.sign_in(&code_in(&letter.body), "waits", "new"));
    let by =
        chancery::store::ByWeb { address: "zoe@example.net".to_owned(), guest: None, is_fresh: true, is_known: true };
    let post = chancery::store::Post { once: "1.register.0".to_owned(), by, lines: "REGISTER Zoe Zero".to_owned() };
    world.work().take_posts(&[post]).unwrap();
    while world.work().process_inbox(64).unwrap() != 0 {}
    assert_eq!(world.store.user_at("zoe@example.net").unwrap().unwrap().name, "Zoe Zero");
}

/// No letter of ours has an address in it that signs in whoever opens it.
#[test]
fn a_letter_with_a_code_has_no_address_with_a_secret() {
    let mut world = World::with_games();
    world.mail();
    world.ask_code(ANN, "waits", "home");
    let letter = world.mail().remove(0);
    let addresses: Vec<&str> = letter.body.split_whitespace().filter(|word| word.contains("://")).collect();
    assert_eq!(addresses, ["https://judge.example.org"]);
}

#[test]
fn sessions_end_with_their_time_their_token_and_their_user() {
    let mut world = World::with_games();
    let begin = |world: &World, number: &str| {
        let session = session(world.now, ANN.to_owned(), "Firefox".to_owned(), false);
        world.run(WebWrite::Begin(number.to_owned(), session));
    };
    begin(&world, "one");
    world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nSET NEW TOKEN");
    assert!(world.session("one").is_none(), "SET NEW TOKEN");
    begin(&world, "two");
    begin(&world, "three");
    let (ann, eve) =
        (world.store.user_at(ANN).unwrap().unwrap(), world.store.user_at("eve@example.org").unwrap().unwrap());
    let two = world.session("two").unwrap();
    world.run(WebWrite::SignOutThere(eve.id, two.id));
    assert!(world.session("two").is_some(), "not Eve's");
    world.run(WebWrite::SignOutThere(ann.id, two.id));
    assert!(world.session("two").is_none() && world.session("three").is_some());
    begin(&world, "four");
    world.run(WebWrite::SignOutEverywhere(ann.id));
    assert!(world.session("three").is_none() && world.session("four").is_none());
    begin(&world, "five");
    world.now += SignedDuration::from_hours(24 * 60 + 1);
    assert!(world.session("five").is_none(), "60 days");
    world.write("zoe@example.net", JUDGE, "", "REGISTER Zoe Zero");
    let session = session(world.now, "zoe@example.net".to_owned(), "Firefox".to_owned(), false);
    world.run(WebWrite::Begin("six".to_owned(), session));
    let zoe = world.store.user_at("zoe@example.net").unwrap().unwrap();
    world.store.erase_person(&zoe, "", world.now).unwrap();
    assert!(world.session("six").is_none(), "UNREGISTER");
}

#[test]
fn a_new_address_is_asked_before_it_is_anybodys() {
    let mut world = World::with_games();
    world.mail();
    world.write(ANN, JUDGE, "", "I AM ALSO ann@elsewhere.example");
    let asked = world.mail().into_iter().find(|mail| mail.to == "ann@elsewhere.example").unwrap();
    assert!(world.store.user_at("ann@elsewhere.example").unwrap().is_none());
    world.write("ann@elsewhere.example", &asked.reply_to.unwrap(), "", "CONFIRM");
    assert_eq!(world.store.user_at("ann@elsewhere.example").unwrap().unwrap().name, "Ann Other");
    // An address that is somebody's stays theirs, and nobody learns that it is.
    let reply = world.ask(ANN, "I AM ALSO eve@example.org");
    assert!(
        said(&reply.body).contains("A letter has been sent to eve@example.org, if it can be yours"),
        "{}",
        reply.body
    );
    assert_eq!(world.store.user_at("eve@example.org").unwrap().unwrap().name, "Eve English");
}

/// All rows of all tables, as text.
pub(crate) fn all_rows(path: &std::path::Path) -> BTreeMap<String, Vec<String>> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let names: Vec<String> =
        conn.prepare(names).unwrap().query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let rows = |table: &String| {
        let mut query = conn.prepare(&format!("SELECT * FROM \"{table}\"")).unwrap();
        let n = query.column_count();
        let cell = |value: ValueRef<'_>| match value {
            ValueRef::Text(text) => format!("{:?}", String::from_utf8_lossy(text)),
            other => format!("{other:?}"),
        };
        let read =
            |row: &rusqlite::Row<'_>| Ok((0..n).map(|i| cell(row.get_ref(i).unwrap())).collect::<Vec<_>>().join("|"));
        query.query_map([], read).unwrap().map(Result::unwrap).collect::<Vec<String>>()
    };
    names.iter().map(|table| (table.clone(), rows(table))).collect()
}

/// Errands write down who is signed in and what they have read, and nothing that a game is made of.
#[test]
fn no_errand_touches_a_table_of_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.db");
    let mut world = World::on(Store::open(&path).unwrap(), families::ALL, &Config::embedded(folder.path()));
    world.write(ANN, JUDGE, "", "REGISTER Ann Other\nCREATE ?solo secret standard SOLO");
    world.mail();
    let before = all_rows(&path);
    let ann = world.store.user_at(ANN).unwrap().unwrap();
    let seat = world.store.tenures_of(ann.id).unwrap().remove(0);
    let among = chancery::store::Participants::All;
    world.ask_code(ANN, "waits", "home");
    let code = code_in(&world.mail().remove(0).body);
    assert!(world.sign_in(&code, "waits", "new"));
    let session = world.session("new").unwrap();
    for web_write in [
        WebWrite::Begin("other".to_owned(), Session { address: String::new(), ..session.clone() }),
        WebWrite::Seen(session.id, session.until),
        WebWrite::ReadPress(seat.game, ann.id, vec![Default::default()]),
        WebWrite::KeepPress(seat.id, among, "Dear all".to_owned()),
        WebWrite::SignOutThere(ann.id, session.id),
        WebWrite::SignOutEverywhere(ann.id),
        WebWrite::SignOut(session.id),
    ] {
        world.run(web_write);
    }
    let after = all_rows(&path);
    let touched: Vec<&String> = after.keys().filter(|table| before.get(*table) != after.get(*table)).collect();
    let may_be = ["codes", "outbox", "press_drafts", "press_readers", "sessions", "sqlite_sequence", "costs"];
    assert!(touched.len() >= 3, "{touched:?}");
    assert!(touched.iter().all(|table| may_be.contains(&table.as_str())), "{touched:?}");
}
