//! Sign-in codes and their sessions: the stored data, and how sessions end.
use crate::world::{World, said};
use chancery::families;
use chancery::judge::config::Config;
use chancery::server::web_writes::{CodeRequest, SignIn, WebWrite, WriteOutcome, session};
use chancery::store::{ActOrigin, Session, Store};
use jiff::SignedDuration;
use rusqlite::types::ValueRef;
use std::collections::BTreeMap;

const ANN: &str = "ann@example.org";
const JUDGE: &str = "judge@example.org";
/// The reply to WEB. The code itself is in a separate e-mail.
const SENT: &str = "I sent a code to your registered address";

impl World {
    fn run(&self, web_write: WebWrite) -> WriteOutcome {
        self.work().run_web_write(web_write).unwrap()
    }

    /// A browser requests a code for this address.
    fn ask_code(&self, address: &str, browser: &str, source: &str) -> WriteOutcome {
        self.run(WebWrite::Ask(asks(address, browser, source)))
    }

    /// A browser that was signed in before requests a code for the same address.
    fn ask_again(&self, address: &str, browser: &str) -> WriteOutcome {
        self.run(WebWrite::Ask(CodeRequest { is_known: true, ..asks(address, browser, browser) }))
    }

    /// Requests a code, and returns it from the mailbox.
    fn code(&mut self, address: &str, browser: &str) -> String {
        self.mail();
        assert_eq!(self.ask_code(address, browser, "home"), WriteOutcome::Done);
        let mail = self.mail().into_iter().find(|mail| mail.to == address).expect("a letter with a code");
        code_in(&mail.body)
    }

    /// A browser enters a code. Returns whether this begins a session.
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

/// The code in an e-mail: groups of four letters.
pub(crate) fn code_in(text: &str) -> String {
    let is_group =
        |group: &str| group.len() == 4 && group.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    let is_code = |word: &&str| word.contains('-') && word.split('-').all(is_group);
    let mut words = text.split_whitespace().map(|word| word.trim_end_matches('.'));
    words.find(is_code).unwrap_or_else(|| panic!("no code in\n{text}")).to_owned()
}

#[test]
fn a_code_signs_in_the_mailboxs_reader() {
    let mut world = World::with_games();
    let code = world.code(ANN, "waits");
    assert!(world.sign_in(&code.to_uppercase().replace('-', " "), "waits", "new"));
    let session = world.session("new").unwrap();
    assert_eq!((session.address.as_str(), session.browser.as_str()), (ANN, "Firefox on Linux"));
    assert!(world.session("waits").is_none(), "the number that the browser had before is no session");
}

#[test]
fn a_code_works_once_for_a_quarter_of_an_hour_in_one_browser() {
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
fn six_wrong_codes_void_a_code_only_in_its_own_browser() {
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
fn the_reply_is_the_same_for_every_address_and_only_some_get_an_email() {
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
fn a_network_can_request_five_codes_an_hour() {
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

/// A past fault: anyone's five posts an hour kept a player out of the pages, and the keeper out of the console.
#[test]
fn strangers_use_up_only_their_own_networks_codes() {
    let mut world = World::with_games();
    world.mail();
    for n in 0..400 {
        world.ask_code(ANN, &format!("mallory {n}"), &format!("network {}", n % 2));
    }
    assert_eq!(world.mail().len(), 10, "five for each network");
    assert_eq!(world.ask_code(ANN, "hers", "home"), WriteOutcome::Done);
    assert!(world.mail().iter().any(|mail| mail.to == ANN), "a browser that is new here, elsewhere");
    // Her mailbox gets at most twenty from any number of networks.
    for n in 0..400 {
        world.ask_code(ANN, &format!("mallory {n}"), &format!("network {n}"));
    }
    assert_eq!(world.mail().len(), 9);
    // The limit does not apply to a browser that she used before, nor to her own e-mails.
    let sent = (0..12).map(|_| world.ask_again(ANN, "known")).filter(|outcome| *outcome == WriteOutcome::Done).count();
    assert_eq!((sent, world.mail().len()), (10, 10), "ten an hour");
    assert_eq!(world.ask_again(ANN, "known"), WriteOutcome::NotSent, "and it is told so");
    assert_eq!(world.ask_again(ANN, "another that is known"), WriteOutcome::Done);
    world.mail();
    assert!(said(&world.ask(ANN, "WEB").body).contains(SENT));
}

/// A request that sends no e-mail costs the address nothing.
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

/// A person with two addresses has one allowance of codes by e-mail.
#[test]
fn codes_by_email_are_counted_by_person() {
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

/// A person whose hourly codes were used up by others can request one by e-mail.
#[test]
fn a_code_by_email_works_once_in_any_browser() {
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

/// A token in a forwarded e-mail proves a seat, but not the reader's mailbox: the code goes to the holder's mailbox only.
#[test]
fn a_code_by_email_goes_only_to_the_seat_holders_mailbox() {
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
    let post = chancery::store::Post {
        once: "1.register.0".to_owned(),
        by,
        origin: ActOrigin::Page(String::new()),
        lines: "REGISTER Zoe Zero".to_owned(),
    };
    world.work().take_posts(&[post]).unwrap();
    while world.work().process_inbox(64).unwrap() != 0 {}
    assert_eq!(world.store.user_at("zoe@example.net").unwrap().unwrap().name, "Zoe Zero");
}

/// None of our e-mails contains a link that signs in its reader.
#[test]
fn an_email_with_a_code_has_no_link_that_signs_in() {
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
    world.store.erase_person(&zoe, world.now).unwrap();
    assert!(world.session("six").is_none(), "UNREGISTER");
}

#[test]
fn a_new_address_must_confirm_before_it_is_added() {
    let mut world = World::with_games();
    world.mail();
    world.write(ANN, JUDGE, "", "I AM ALSO ann@elsewhere.example");
    let asked = world.mail().into_iter().find(|mail| mail.to == "ann@elsewhere.example").unwrap();
    assert!(world.store.user_at("ann@elsewhere.example").unwrap().is_none());
    world.write("ann@elsewhere.example", &asked.reply_to.unwrap(), "", "CONFIRM");
    assert_eq!(world.store.user_at("ann@elsewhere.example").unwrap().unwrap().name, "Ann Other");
    // An address with an owner stays theirs, and the reply does not reveal that it has one.
    let reply = world.ask(ANN, "I AM ALSO eve@example.org");
    assert!(said(&reply.body).contains("If eve@example.org can be yours, I've written to it."), "{}", reply.body);
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

/// Errands record sign-ins and read marks, and never a game's data.
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
