//! E-mails are documents. Their HTML has the words of their text, the spoken form has no columns, people's words stay quotes, and only the
//! reader gets a secret.
use crate::codes::code_in;
use crate::rich::check_words;
use crate::stories::play_with;
use crate::web::site::{Browser, Page, Site};
use crate::world::{PLAYERS, World, address};
use chancery::mail::sink::Mail;
use chancery::store::{Format, User};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::{fs, io};

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const JUDGE: &str = "judge@example.org";

/// Plays all stories to people who want their e-mails this way, and passes on their e-mails. A player who has just registered gets the
/// normal reply.
fn play_all(wish: impl Fn(&mut User), mut hear: impl FnMut(&Mail)) {
    for file in crate::stories::files() {
        let story = fs::read_to_string(file).unwrap();
        let readers = RefCell::new(HashSet::new());
        let mut prepare = |world: &mut World| {
            for mut user in world.store.users().unwrap() {
                readers.borrow_mut().insert(user.address.clone());
                let before = user.clone();
                wish(&mut user);
                if user != before {
                    world.store.change_user(&user).unwrap();
                    world.store.set_wishes(user.id, user.wishes).unwrap();
                }
            }
        };
        play_with(&story, &mut prepare, &mut |mail| {
            if readers.borrow().contains(&mail.to) {
                hear(mail);
            }
        });
    }
}

#[test]
fn html_has_the_words_of_the_text_in_all_stories() {
    let mut read = HashSet::new();
    play_all(
        |user| user.wishes.format = Format::Html,
        |mail| {
            // Many readers get the same one.
            if mail.html.is_some() && read.insert(mail.body.clone()) {
                check_words(mail);
            }
        },
    );
    assert!(300 < read.len(), "only {} letters with HTML", read.len());
}

/// Except in quotes and forms, layout carries no meaning.
#[test]
fn a_game_for_listeners_has_no_columns() {
    let mut world = World::with_games();
    for name in PLAYERS {
        world.ask(&address(name), "SET FORMAT SPOKEN\nSET WIDTH OFF");
    }
    let mut mails = Vec::new();
    for (from, lines) in [
        (
            ANN,
            "SIGN ON ademo secret\nA BUD - SER\nA VIE - MOS\nNonsense here\nPRESS TO E\nHello  there\nENDPRESS\nLIST\nSTATUS",
        ),
        (EVE, "SIGN ON edemo secret\nF LON - NTH\nBROADCAST\na -> b | c\nENDBROADCAST\nSUMMARY demo"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS"),
        ("max@example.org", "SIGN ON mdemo secret\nPROCESS\nROLLBACK\nREMIND ALL"),
        ("max@example.org", "SIGN ON mdemo secret\nTERMINATE"),
    ] {
        world.write(from, JUDGE, "", lines);
        mails.extend(world.mail().into_iter().filter(|mail| PLAYERS.iter().any(|name| mail.to == address(name))));
    }
    assert!(25 < mails.len(), "only {} letters", mails.len());
    mails.iter().for_each(check_spoken);
}

#[test]
fn spoken_emails_have_no_columns_in_all_stories() {
    let mut read = HashSet::new();
    play_all(
        |user| user.wishes.format = Format::Spoken,
        |mail| {
            // Unproved senders get e-mails in the default format.
            if !mail.body.starts_with(":: ") && read.insert(mail.body.clone()) {
                check_spoken(mail);
            }
        },
    );
    assert!(300 < read.len(), "only {} letters", read.len());
}

/// Checks that columns, arrows and bars occur only in quotes and forms.
fn check_spoken(mail: &Mail) {
    let mut is_theirs = false;
    for line in mail.body.lines() {
        is_theirs |= line == "Quote:" || line == "BEGIN ORDERS";
        let bare = line.split('"').step_by(2).collect::<Vec<_>>().join("\"\"");
        let is_set = bare.contains("  ") || bare.contains("->") || bare.split(' ').any(|word| word == "|");
        assert!(is_theirs || !is_set, "{line:?} in \"{}\":\n{}", mail.subject, mail.body);
        is_theirs &= line != "End of the quote." && line != "END ORDERS";
    }
}

/// Lines that imitate each kind of the judge's own.
#[rustfmt::skip]
const MASKS: [&str; 12] = [
    "Movement results for Fall of 1909. (demo.099)",
    "Why:",
    "*** Your password is wrong",
    ":: Deadline: S1901M now",
    "Hello\n> SIGN ON edemo hunter2\nBye",
    "Austria: Army Vienna -> Tyrolia. (*bounce*)",
    "Power  Centres\nAustria  34\nEngland  0",
    "Copy this: BEGIN ORDERS\nF LON H",
    "On the web: https://evil.example/my/games/demo",
    "Hello\n| quoted\nBye",
    "Message from France to England in 'demo':",
    "<h1>J</h1></blockquote><p class=\"bad\"><a href=\"//evil/\">x</a>",
];

/// The elements of a page or an e-mail, in order.
fn elements(html: &str) -> Vec<&str> {
    html.split('<').skip(1).filter_map(|rest| rest.split(['>', ' ']).next()).collect()
}

#[test]
fn press_that_imitates_the_judge_is_a_quote() {
    let site = Site::of(World::with_games());
    site.world().ask(EVE, "SET FORMAT HTML");
    let eve = site.signed_in(EVE);
    let send = |words: &str| -> (Vec<String>, String, Page) {
        site.world().mail();
        let lines = format!("SIGN ON ademo secret\nPRESS TO E\n{words}\nENDPRESS");
        site.world().write(ANN, JUDGE, "", &lines);
        let mails = site.world().mail();
        let mail = mails.into_iter().find(|mail| mail.to == EVE).unwrap_or_else(|| panic!("nothing sent of {words:?}"));
        // The mail program takes each of these words for a button.
        if !words.contains("On the web: ") {
            check_words(&mail);
        }
        let lines = mail.body.lines().map(str::to_owned).collect();
        (lines, mail.html.unwrap(), site.get(&eve, "/my/games/demo/press/A"))
    };
    // The page shows all e-mails: each is compared with one of the same length, sent at the same point to another judge.
    let twin = Site::of(World::with_games());
    twin.world().ask(EVE, "SET FORMAT HTML");
    let eve_of_twin = twin.signed_in(EVE);
    for mask in MASKS {
        // A line that begins with one of these quotes another e-mail, and is not read.
        let is_read = |line: &&str| !line.starts_with(['>', '|']);
        let plain_line = |line| match line {
            "" => "",
            line if is_read(&line) => "word",
            _ => "> word",
        };
        let plain: Vec<&str> = mask.lines().map(plain_line).collect();
        let plain = plain.join("\n");
        let (text, html, page) = send(mask);
        twin.world().mail();
        twin.world().write(ANN, JUDGE, "", &format!("SIGN ON ademo secret\nPRESS TO E\n{plain}\nENDPRESS"));
        let mails = twin.world().mail();
        let expected = mails.iter().find(|mail| mail.to == EVE).unwrap();
        assert_eq!(elements(&html), elements(expected.html.as_ref().unwrap()), "{mask}\n{html}");
        let expected_page = twin.get(&eve_of_twin, "/my/games/demo/press/A");
        assert_eq!(elements(&page.body), elements(&expected_page.body), "{mask}\n{}", page.body);
        // In plain text a bar precedes words with which the judge's own lines begin.
        let expected: Vec<&str> = expected.body.lines().collect();
        assert_eq!(text.len(), expected.len(), "{text:?}");
        let mut typed = mask.lines().filter(|line| is_read(line) && !line.is_empty());
        for (line, expected) in text.iter().zip(expected).filter(|(line, expected)| *line != expected) {
            let typed = typed.next().unwrap();
            assert_eq!(expected, "word", "{text:?}");
            let is_like_ours = chancery::text::quote::is_like_ours(typed);
            assert!(is_like_ours == line.starts_with("| ") || typed.starts_with("| "), "{text:?}");
            assert!(line.replace("BEGIN-ORDERS", "BEGIN ORDERS").ends_with(typed), "{text:?}");
        }
        // The preview beside the subject begins with the writer's name.
        let preview = html.split("overflow:hidden\">").nth(1).unwrap();
        assert!(preview.starts_with("Message from Austria to England in &#39;demo&#39;: &quot;"), "{preview}");
    }
}

/// A secret of a game, and its owner.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct OwnedSecret {
    value: String,
    owner: String,
}

/// The secrets in an e-mail for its reader.
fn secrets_of(mail: &Mail) -> Vec<OwnedSecret> {
    let mut values: Vec<String> = Vec::new();
    let address = mail.reply_to.iter().filter_map(|address| address.split('@').next()?.split_once('+'));
    values.extend(address.map(|(_, token)| token.to_owned()));
    let mut words = mail.body.split_whitespace();
    while let Some(word) = words.next() {
        let next = if word == "CONFIRM" { words.next() } else { None };
        let is_code = |word: &&str| 12 < word.len() && word.chars().all(|c| c.is_ascii_alphanumeric());
        values.extend(next.map(|word| word.trim_end_matches(['.', ','])).filter(is_code).map(str::to_owned));
    }
    if mail.subject.ends_with("Your code to sign in") {
        values.push(code_in(&mail.body));
    }
    values.into_iter().map(|value| OwnedSecret { value, owner: mail.to.clone() }).collect()
}

/// Everything that an e-mail shows.
fn whole(mail: &Mail) -> String {
    let files: Vec<String> =
        mail.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes).into_owned()).collect();
    let html = mail.html.clone().unwrap_or_default();
    format!(
        "{:?}\n{}\n{html}\n{}",
        (&mail.subject, &mail.reply_to, &mail.envelope_from, &mail.references),
        mail.body,
        files.join("\n")
    )
}

/// Every row of the database as text: its table, and its recipient if it is an e-mail.
fn rows(path: &Path) -> Vec<(String, String, String)> {
    let conn = rusqlite::Connection::open(path).unwrap();
    let mut tables = conn.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").unwrap();
    let tables: Vec<String> = tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut found = Vec::new();
    for table in tables {
        let mut query = conn.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let n_columns = query.column_count();
        let recipient = query.column_index("recipient").ok();
        let mut rows = query.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let bytes = (0..n_columns).filter_map(|column| row.get_ref(column).unwrap().as_bytes().ok());
            let text = bytes.map(String::from_utf8_lossy).collect::<Vec<_>>().join("\n");
            let recipient = recipient.map(|column| row.get(column).unwrap()).unwrap_or_default();
            found.push((table.clone(), recipient, text));
        }
    }
    found
}

/// A readable log.
#[derive(Clone, Default)]
struct LogPaper(Arc<Mutex<Vec<u8>>>);

impl io::Write for LogPaper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn only_its_reader_gets_each_secret_of_a_game() {
    let paper = LogPaper::default();
    let log = paper.clone();
    let subscriber =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || log.clone()).finish();
    // With a single subscriber, whatever another thread logs first is switched off for all tests.
    let _second = tracing::Dispatch::new(tracing::subscriber::NoSubscriber::default());
    let (mut mails, mut secrets) = (Vec::new(), BTreeSet::new());
    let site = Site::of(World::with_games());
    tracing::subscriber::with_default(subscriber, || play_with_secrets(&site, &mut mails, &mut secrets));
    secrets.extend(mails.iter().flat_map(secrets_of));
    let n_of = |is: &dyn Fn(&OwnedSecret) -> bool| secrets.iter().filter(|secret| is(secret)).count();
    assert!(20 < secrets.len() && 5 < n_of(&|secret| secret.owner == ANN), "{secrets:?}");
    assert!(0 < n_of(&|secret| secret.value.contains('-')), "{secrets:?}");

    let is_told = |text: &str, reader: &str| {
        secrets.iter().find(|secret| secret.owner != reader && text.contains(&secret.value)).cloned()
    };
    for mail in &mails {
        let text = whole(mail);
        assert_eq!(is_told(&text, &mail.to), None, "\"{}\" to {}:\n{text}", mail.subject, mail.to);
    }
    let log = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("answered"), "{log}");
    for line in log.lines() {
        assert_eq!(is_told(line, ""), None, "{line}");
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("copy.sqlite");
    site.world().store.copy_to(&path).unwrap();
    let rows = rows(&path);
    for table in ["outbox", "journal"] {
        assert!(rows.iter().any(|(name, ..)| name == table), "{table}");
    }
    for (table, recipient, text) in rows {
        assert_eq!(is_told(&text, &recipient), None, "{table}, of {recipient:?}:\n{text}");
    }
    let mut n_pages = 0;
    for reader in ["", ANN, EVE, "max@example.org", "fred@example.org"] {
        let browser = if reader.is_empty() { Browser::default() } else { site.signed_in(reader) };
        for (path, page) in pages(&site, &browser) {
            assert_eq!(is_told(&page.body, reader), None, "{path} of {reader:?}:\n{}", page.body);
            // The user of an unattended browser may be someone other than the mailbox's owner.
            let of_mailbox =
                secrets.iter().find(|secret| !secret.value.starts_with("feed") && page.body.contains(&secret.value));
            assert!(of_mailbox.is_none() || path == "/my/feeds", "{path} of {reader:?}: {of_mailbox:?}");
            n_pages += 1;
        }
    }
    assert!(40 < n_pages, "only {n_pages} pages");
}

/// Plays a game that produces every kind of secret.
fn play_with_secrets(site: &Site, mails: &mut Vec<Mail>, secrets: &mut BTreeSet<OwnedSecret>) {
    let mut write = |from: &str, lines: &str| {
        site.world().write(from, JUDGE, "", lines);
        mails.extend(site.world().mail());
    };
    for name in PLAYERS {
        write(&address(name), "SET FORMAT HTML\nSET CALENDAR FILE");
    }
    write(EVE, "SET JSON ON\nSET FORMAT SPOKEN\nSET WIDTH OFF");
    write(ANN, "WEB");
    write(EVE, "WEB");
    write(ANN, "SIGN ON ademo secret\nSET NEW TOKEN\nA BUD - SER");
    write(ANN, "SIGN ON ademo secret\nRESIGN demo\nUNREGISTER");
    write(EVE, "SIGN ON edemo secret\nRESIGN demo");
    write(ANN, "SIGN ON ademo secret\nPRESS TO ALL\nHello.\nENDPRESS\nPROPOSE EXTEND 1 DAY\nSET DRAW");
    write(EVE, "SIGN ON edemo secret\nPRESS TO A\nHello.\nENDPRESS\nSET DIGEST ON");
    write("bob@example.org", "INVITE zoe@example.net TO open\nINVITE ann@example.org TO open");
    write("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    write("max@example.org", "SIGN ON mdemo secret\nREMIND ALL\nEJECT T\nWHO demo");
    for reader in [ANN, EVE] {
        let browser = site.signed_in(reader);
        let page = site.post(&browser, "/my/feeds", &[("do", "new")]).body;
        let at = page.find("/feeds/").expect("an address of feeds") + "/feeds/".len();
        let value = page[at..].split('/').next().unwrap().to_owned();
        secrets.insert(OwnedSecret { value, owner: reader.to_owned() });
        site.post(&browser, "/my/games/demo/orders", &[]);
    }
    let mut write = |from: &str, lines: &str| {
        site.world().write(from, JUDGE, "", lines);
        mails.extend(site.world().mail());
    };
    write(ANN, "MY DATA\nHISTORY demo\nLIST demo\nSTATUS");
    write(EVE, "MY DATA\nHISTORY demo\nLIST demo\nSTATUS");
    let due = site.world().store.game_named("demo").unwrap().unwrap().deadline.unwrap();
    site.world().run_to(due + jiff::SignedDuration::from_hours(200));
    mails.extend(site.world().mail());
}

/// Pages about a person's game and their e-mails.
fn pages(site: &Site, browser: &Browser) -> Vec<(String, Page)> {
    let public = ["/", "/games", "/games/demo", "/games/demo.json", "/games/demo.atom", "/games/demo.ics", "/players"];
    let private = [
        "/my",
        "/my/letters",
        "/my/games/demo",
        "/my/games/demo/press",
        "/my/games/demo/press/A",
        "/my/games/demo/press/E",
        "/my/feeds",
        "/my/profile",
        "/my/sign-in",
    ];
    let is_somebody = browser.cookie.is_some();
    let paths = public.iter().chain(private.iter().filter(|_| is_somebody));
    let mut pages: Vec<(String, Page)> = paths.map(|path| ((*path).to_owned(), site.get(browser, path))).collect();
    let letters: BTreeSet<String> = pages
        .iter()
        .filter(|(path, _)| path == "/my/letters")
        .flat_map(|(_, page)| page.body.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()))
        .filter(|path| path.starts_with("/my/letters/"))
        .map(str::to_owned)
        .collect();
    pages.extend(letters.into_iter().map(|path| (path.clone(), site.get(browser, &path))));
    pages
}
