//! `From:` does not matter. Runs each command, by each way Eve can write, in the name of each of several others. The effects and the
//! notices must be the same as with an unknown address in `From:`. So no command needs an expectation, and a new one is attacked from its
//! first day.
use crate::codes::all_rows;
use crate::world::{World, said};
use chancery::commands::COMMANDS;
use chancery::judge::identity::{Bearer, Claim};
use chancery::mail::sink::Mail;
use chancery::store::Store;
use jiff::{SignedDuration, Timestamp};
use std::collections::BTreeMap;

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const KEEPER: &str = "keeper@example.org";
const ZOE: &str = "zoe@example.net";
const ELSEWHERE: &str = "somebody@elsewhere.example";

/// A player of the same game, its GM, the keeper, a person from another game, and an address that only looks like the keeper's.
const NAMES: [&str; 5] = [ANN, "max@example.org", KEEPER, "bob@example.org", "\u{212a}eeper@example.org"];

/// The subject of the notice to an address that an e-mail names as its sender.
const NOTICE: &str = "CHANCERY - Your e-mail";

/// A way for Eve to write.
struct Door {
    name: &'static str,
    to: String,
    /// A line in the head of the e-mail.
    head: &'static str,
    /// The line above all others.
    first: &'static str,
    /// True if the way proves Eve's identity.
    proves: bool,
}

/// The judge under attack, in the same state for each e-mail.
struct Target {
    world: World,
    template: Store,
    now: Timestamp,
    folder: tempfile::TempDir,
}

/// The effects of an e-mail: rows of all tables, and e-mails.
struct Effect {
    rows: BTreeMap<String, Vec<String>>,
    mails: Vec<Mail>,
}

impl Effect {
    /// The rows, without anything that only depends on whether `From:` has this address or an unknown one.
    fn rows_without(&self, from: &str) -> BTreeMap<&str, Vec<String>> {
        let nameless = |rows: &Vec<String>| rows.iter().map(|row| nameless(row, from)).collect();
        self.rows.iter().map(|(table, rows)| (table.as_str(), nameless(rows))).collect()
    }

    /// The e-mails other than notices, likewise.
    fn letters_without(&self, from: &str) -> Vec<String> {
        let letters = self.mails.iter().filter(|mail| mail.subject != NOTICE);
        // The recipient is compared unchanged: a reply goes to the proved sender, and never to the address in `From:`.
        let text = |mail: &Mail| format!("{} {:?}\n{}", mail.subject, mail.reply_to, said(&mail.body));
        letters.map(|mail| format!("{} {}", mail.to, nameless(&text(mail), from))).collect()
    }
}

impl Target {
    fn new(world: World) -> Self {
        let (template, now) = (world.store.copy().unwrap(), world.now + SignedDuration::from_hours(3));
        Self { world, template, now, folder: tempfile::tempdir().unwrap() }
    }

    /// Processes an e-mail, then undoes it.
    fn receive(&mut self, door: &Door, from: &str, lines: &str) -> Effect {
        self.world.store = self.template.copy().unwrap();
        (self.world.now, self.world.n_letters) = (self.now, 1000);
        let head = format!("{}From: {from}\nTo: {}\nMessage-ID: <attack@test>", door.head, door.to);
        let text = format!("{head}\nContent-Type: text/plain; charset=utf-8\n\n{}{lines}\n", door.first);
        self.world.deliver(text.as_bytes());
        let mails = self.world.mail();
        Effect { rows: self.rows(), mails }
    }

    /// The rows of all tables except those of the e-mails themselves, which contain their sender.
    fn rows(&self) -> BTreeMap<String, Vec<String>> {
        let path = self.folder.path().join("chancery.db");
        self.world.store.copy_to(&path).unwrap();
        let mut rows = all_rows(&path);
        rows.retain(|table, _| !OF_LETTERS.contains(&table.as_str()));
        rows
    }
}

/// Tables about e-mails, and not about people or games.
const OF_LETTERS: [&str; 5] = ["inbox", "outbox", "tallies", "costs", "sqlite_sequence"];

/// Tables of strangers' requests, guesses and open confirmations, and of our mail server's verdicts.
const OF_STRANGERS: [&str; 4] = ["held", "meta", "strangers", "wrong_passwords"];

/// A text with an unknown address in place of this one. (The salt of a password is random.)
fn nameless(text: &str, from: &str) -> String {
    let text = [from, ELSEWHERE, &from.to_ascii_lowercase()]
        .iter()
        .fold(text.to_owned(), |text, name| text.replace(*name, "them"));
    let cells = text.split('|').map(|cell| if cell.starts_with("\"$argon2") { "a password" } else { cell });
    cells.collect::<Vec<_>>().join("|")
}

/// The judge's address with this token.
fn reply_address(world: &World, bearer: Bearer) -> String {
    world.judge.reply_address(bearer)
}

/// The judge's address with the token of Eve's seat in a game.
fn seat(world: &World, game: &str) -> String {
    let user = world.store.user_at(EVE).unwrap().unwrap();
    let game = world.store.game_named(game).unwrap().unwrap();
    let seat = world.store.seats(game.id).unwrap().into_iter().find(|seat| seat.user == user.id).unwrap();
    reply_address(world, Bearer::Seat(seat.id, seat.token))
}

/// The reply address of the e-mail with these words that this one triggers.
fn asked(world: &mut World, from: &str, lines: &str, (to, what): (&str, &str)) -> String {
    world.mail();
    world.write(from, JUDGE, "", lines);
    let mails = world.mail();
    let letter = mails.iter().find(|mail| mail.to == to && mail.body.contains(what));
    letter.and_then(|mail| mail.reply_to.clone()).unwrap_or_else(|| panic!("no {what}: {mails:#?}"))
}

/// A judge that does not trust `From:`, and every way for Eve to write, proved and unproved.
fn world() -> (World, Vec<Door>) {
    let mut world = World::with_games();
    world.judge.address.authserv_id = Some("mx.example.org".to_owned());
    world.write(KEEPER, JUDGE, "", "REGISTER Kay Keeper");
    world.write(EVE, JUDGE, "", "OBSERVE open secret");
    world.write(EVE, JUDGE, "", "CREATE ?solo secret standard SOLO\nSET COMMENT Sign in at http://evil.example/login");
    let user = world.store.user_at(EVE).unwrap().unwrap();
    let old = reply_address(&world, Bearer::Person(user.id, user.token));
    world.write(EVE, JUDGE, "", "SET NEW TOKEN");
    let user = world.store.user_at(EVE).unwrap().unwrap();
    let press =
        asked(&mut world, ANN, "SIGN ON ademo secret\nPRESS TO E\nHow do you do?\nENDPRESS", (EVE, "How do you do"));
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nSET UNMODERATED");
    let proposal = asked(&mut world, ANN, "SIGN ON ademo secret\nPROPOSE PAUSE", (EVE, "proposes"));
    world.write(ZOE, JUDGE, "", "REGISTER Zoe Zander");
    let lines = "SIGN ON fdemo secret\nSITTER zoe@example.net UNTIL 24 NOV 2026";
    let sits = asked(&mut world, "fred@example.org", lines, (ZOE, "order"));
    let token = |name, to| Door { name, to, head: "", first: "", proves: true };
    let mut doors = vec![
        token("the reply address of her seat", seat(&world, "demo")),
        token("her own reply address", reply_address(&world, Bearer::Person(user.id, user.token))),
        token("the reply address of a game that she watches", seat(&world, "open")),
        token("the reply address of a game that she plays alone", seat(&world, "solo")),
        token("the reply address of press", press),
        token("the reply address of a proposal", proposal),
        token("the reply address of a seat that Zoe orders for", sits),
        Door { first: "SIGN ON edemo secret\n", ..token("her password", JUDGE.to_owned()) },
        Door {
            first: "SIGN ON esolo secret\n",
            ..token("the password of a game that she plays alone", JUDGE.to_owned())
        },
    ];
    let nothing = |name, to| Door { proves: false, ..token(name, to) };
    doors.extend([
        nothing("nothing", JUDGE.to_owned()),
        nothing("a reply address that is worthless", old),
        Door { first: "SIGN ON ademo guess\n", ..nothing("a wrong password", JUDGE.to_owned()) },
        Door {
            head: "Authentication-Results: mx.example.org; dmarc=pass header.from=evil.example\n",
            ..nothing("a mail system of her own", JUDGE.to_owned())
        },
    ]);
    world.mail();
    world.judge.trust_senders = false;
    (world, doors)
}

/// The lines of all examples in a command's HELP, without other people's passwords, since the writer here is someone else.
fn lines_of(help: &str) -> String {
    let lines = help.lines().filter_map(|line| line.strip_prefix('>')).map(str::trim_start);
    let is_password = |line: &&str| line.starts_with("SIGN ON") && line.contains(" secret");
    lines.filter(|line| !is_password(line)).collect::<Vec<_>>().join("\n")
}

/// The names for a command and a way to write: two of them, and others for the next way; all of them with `ATTACKS=long`.
fn names(turn: usize) -> impl Iterator<Item = &'static str> {
    let n = if std::env::var("ATTACKS").is_ok_and(|how| how == "long") { NAMES.len() } else { 2 };
    NAMES.iter().copied().cycle().skip(turn % NAMES.len()).take(n)
}

/// Eve's identity is proved, and she acts only as herself.
#[test]
fn a_proved_sender_makes_from_irrelevant() {
    let (world, doors) = world();
    let mut target = Target::new(world);
    let (mut n_letters, mut n_pairs) = (0, 0);
    for (i, door) in doors.iter().filter(|door| door.proves).enumerate() {
        for (j, command) in COMMANDS.iter().enumerate() {
            let lines = lines_of(&command.help);
            let about = |from: &str| format!("{}, by {} as {from}:\n{lines}", command.name(), door.name);
            let strangers = target.receive(door, ELSEWHERE, &lines);
            assert!(!strangers.mails.is_empty(), "no answer: {}", about(ELSEWHERE));
            n_letters += 1;
            for from in names(2 * i + j) {
                let others = target.receive(door, from, &lines);
                let expected = strangers.rows_without(from);
                for (table, rows) in others.rows_without(from) {
                    assert_eq!(rows, expected[table], "something else is done to {table}: {}", about(from));
                }
                let told = others.letters_without(from);
                assert_eq!(told, strangers.letters_without(from), "something else is told: {}", about(from));
                let notices: Vec<&Mail> = others.mails.iter().filter(|mail| mail.subject == NOTICE).collect();
                assert!(notices.len() <= 1 && notices.iter().all(|mail| mail.to == from), "{}", about(from));
                (n_letters, n_pairs) = (n_letters + 1, n_pairs + 1);
            }
        }
    }
    println!("attacks principals: {n_letters} letters, {n_pairs} pairs, 0 succeeded");
}

/// Eve proves nothing: the judge does nothing, holds the lines until the mailbox in `From:` confirms, and e-mails only that mailbox.
#[test]
fn an_unproved_sender_can_do_nothing() {
    let (world, doors) = world();
    let mut target = Target::new(world);
    let before = target.rows();
    let mut n_letters = 0;
    for (i, door) in doors.iter().filter(|door| !door.proves).enumerate() {
        for (j, command) in COMMANDS.iter().enumerate() {
            let lines = lines_of(&command.help);
            for from in names(i + j) {
                let about = format!("{}, by {} as {from}:\n{lines}", command.name(), door.name);
                let effect = target.receive(door, from, &lines);
                for (table, rows) in effect.rows.iter().filter(|(table, _)| !OF_STRANGERS.contains(&table.as_str())) {
                    assert_eq!(rows, &before[table], "something is done to {table}: {about}");
                }
                for mail in &effect.mails {
                    assert!(mail.to.eq_ignore_ascii_case(from), "{} is written to: {about}", mail.to);
                    assert!(mail.attachments.is_empty() && !mail.body.contains("Your code"), "{}: {about}", mail.body);
                    let token = mail.reply_to.as_deref().map(|to| to.split(['+', '@']).nth(1).unwrap_or_default());
                    let is_of_lines =
                        |token: &str| matches!(target.world.judge.tokens.claim(token), Some(Claim::Held(_)));
                    assert!(token.is_none_or(is_of_lines), "{:?}: {about}", mail.reply_to);
                }
                n_letters += 1;
            }
        }
    }
    println!("attacks principals: {n_letters} letters that show nothing, 0 succeeded");
}
