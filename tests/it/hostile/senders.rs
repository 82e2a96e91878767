//! `From:` decides nothing: a reply goes to the proved sender, and the address in `From:` changes nothing.
use super::wary;
use crate::codes::all_rows;
use crate::world::{World, said};
use chancery::commands::COMMANDS;
use chancery::families;
use chancery::judge::config::Config;
use chancery::judge::identity::Bearer;
use chancery::mail::sink::Mail;
use chancery::store::Store;
use jiff::SignedDuration;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const JUDGE: &str = "judge@example.org";
const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";
const KEEPER: &str = "keeper@example.org";
const ELSEWHERE: &str = "somebody@elsewhere.example";

/// The subject of the notice to an address that an e-mail names as its sender.
const NOTICE: &str = "CHANCERY - Your e-mail";

/// The judge's address with the token of this person's seat in a game.
fn seat_token(world: &World, person: &str, game: &str) -> String {
    let user = world.store.user_at(person).unwrap().unwrap();
    let game = world.store.game_named(game).unwrap().unwrap();
    let seat = world.store.seats(game.id).unwrap().into_iter().find(|seat| seat.user == user.id).unwrap();
    world.judge.reply_address(Bearer::Seat(seat.id, seat.token))
}

/// A judge that does not trust `From:`, with a registered keeper. Eve also observes `open`, and has a sandbox with files.
fn world() -> World {
    let mut world = World::with_games();
    world.write(KEEPER, JUDGE, "", "REGISTER Kay Keeper");
    world.write(EVE, JUDGE, "", "OBSERVE open secret");
    world.write(EVE, JUDGE, "", "CREATE ?solo secret standard SOLO\nSET COMMENT Sign in at http://evil.example/login");
    world.mail();
    world.judge.trust_senders = false;
    world.now += SignedDuration::from_hours(2);
    world
}

/// Writes with a custom subject.
fn write(world: &mut World, from: &str, to: &str, lines: &str) -> Vec<Mail> {
    world.mail();
    world.write(from, to, "URGENT: http://evil.example/login", lines);
    world.mail()
}

/// Writes with the mail server's verdict on the sender.
fn vouched(world: &mut World, from: &str, to: &str, lines: &str) -> Vec<Mail> {
    world.judge.address.authserv_id = Some("mx.example.org".to_owned());
    world.mail();
    let (n, domain) = (world.n_letters, from.split('@').nth(1).unwrap());
    let head = format!("Authentication-Results: mx.example.org; dmarc=pass header.from={domain}");
    world.deliver(format!("{head}\nFrom: {from}\nTo: {to}\nMessage-ID: <v{n}@x>\n\n{lines}\n").as_bytes());
    world.mail()
}

fn to<'m>(mails: &'m [Mail], who: &str) -> Vec<&'m Mail> {
    mails.iter().filter(|mail| mail.to == who).collect()
}

/// Checks that this is the notice, without a word of the e-mail's writer.
#[track_caller]
fn check_notice(mail: &Mail) {
    assert_eq!((mail.subject.as_str(), mail.reply_to.as_deref()), (NOTICE, None), "{mail:#?}");
    assert!(mail.attachments.is_empty() && mail.html.is_none() && mail.references.is_empty(), "{mail:#?}");
    assert!(
        said(&mail.body).contains("If you did not write it, ignore this e-mail: nothing has changed."),
        "{}",
        mail.body
    );
    assert!(!mail.body.contains("evil") && !mail.body.contains("solo") && !mail.body.contains('>'), "{}", mail.body);
}

/// A code for the keeper, the password of a solo game, or the token of an observer's seat: each would be enough to impersonate anyone.
#[test]
fn a_forged_sender_gets_no_sign_in_code() {
    for victim in [ANN, KEEPER] {
        let mut world = world();
        let [own, watches] = ["solo", "open"].map(|game| seat_token(&world, EVE, game));
        for (to_address, lines) in
            [(own.as_str(), "WEB"), (JUDGE, "SIGN ON esolo secret\nWEB"), (watches.as_str(), "WEB"), (JUDGE, "WEB")]
        {
            let mails = write(&mut world, victim, to_address, lines);
            let for_whom: BTreeSet<String> =
                world.store.codes_by_letter(world.now).unwrap().into_iter().map(|code| code.address).collect();
            assert!(!for_whom.contains(victim), "{victim}: {lines}");
            let has_code = |mail: &&Mail| mail.body.contains("Your code");
            assert!(mails.iter().filter(has_code).all(|mail| mail.to == EVE), "{lines}: {mails:#?}");
            assert_eq!(mails.iter().filter(has_code).count(), usize::from(to_address != JUDGE || lines != "WEB"));
            if lines == "WEB" && to_address == JUDGE {
                assert!(said(&mails[0].body).contains("open https://judge.example.org/my/sign-in"), "{mails:#?}");
            } else {
                to(&mails, victim).into_iter().for_each(check_notice);
            }
        }
    }
}

/// Only the e-mail with the code contains it, and that goes to the requester's mailbox.
#[test]
fn no_copy_holds_a_code() {
    let mut world = world();
    let own = seat_token(&world, ANN, "demo");
    let mails = vouched(&mut world, ELSEWHERE, &own, "WEB");
    let with_code: Vec<&Mail> = mails.iter().filter(|mail| mail.body.contains("Your code")).collect();
    assert_eq!(with_code.len(), 1, "{mails:#?}");
    assert_eq!(with_code[0].to, ANN);
    assert!(!with_code[0].reply && with_code[0].reply_to.is_none());
    assert!(said(&with_code[0].body).contains("If you did not ask for it"), "{}", with_code[0].body);
    let code = crate::codes::code_in(&with_code[0].body);
    assert!(mails.iter().filter(|mail| mail.to != ANN || mail.reply).all(|mail| !mail.body.contains(&code)));
}

/// Lines that wait for a CONFIRM appear, with its code, only in the e-mail to the person who must confirm.
#[test]
fn the_code_of_held_lines_goes_only_to_the_person_who_confirms() {
    for (by_password, lines) in
        [(true, "GAMES"), (true, "REGISTER Not Ann"), (false, "RESIGN solo"), (false, "RENAME Eva")]
    {
        let mut world = world();
        let own = seat_token(&world, EVE, "demo");
        let lines = lines.replace("solo", "demo");
        let mails = match by_password {
            true => write(&mut world, ANN, JUDGE, &format!("SIGN ON esolo secret\n{lines}")),
            false => write(&mut world, ANN, &own, &lines),
        };
        assert_eq!(world.store.n_held(ANN, world.now).unwrap(), 0, "{lines}");
        assert!(mails.iter().all(|mail| mail.to == EVE || mail.subject == NOTICE), "{lines}: {mails:#?}");
        to(&mails, ANN).into_iter().for_each(check_notice);
        // Also with a sender who is proved to be someone else.
        if !by_password {
            let mails = vouched(&mut world, ELSEWHERE, &own, &lines);
            let copy = to(&mails, ELSEWHERE);
            assert_eq!(copy.len(), 1, "{mails:#?}");
            assert!(copy[0].reply_to.is_none() && !copy[0].body.contains("CONFIRM h"), "{}", copy[0].body);
            assert!(copy[0].body.contains("CONFIRM ****"), "{}", copy[0].body);
        }
    }
}

/// Five hundred e-mails to the attacker's own reply address, with as many forged senders: text, subject, files and pictures that the
/// attacker chooses, aimed at uninvolved people.
#[test]
fn a_reply_address_is_no_mail_cannon() {
    let mut world = world();
    world.judge.limits.strangers_per_hour = 100;
    world.judge.limits.strangers_per_day = 500;
    world.judge.limits.mailbox_per_hour = 3;
    world.judge.limits.mailbox_per_day = 6;
    let own = seat_token(&world, EVE, "solo");
    let mut sent: BTreeMap<String, u32> = BTreeMap::new();
    for i in 0..500 {
        let lines = if i % 100 == 0 { "MAP solo\nMAP solo ALBUM" } else { "LIST solo" };
        let from = format!("v{i}@v{i}.example");
        for mail in write(&mut world, &from, &own, lines) {
            if mail.to == EVE {
                continue;
            }
            check_notice(&mail);
            *sent.entry(mail.to).or_default() += 1;
        }
    }
    assert!(sent.len() <= 100 && sent.values().all(|n| *n == 1), "{} got one", sent.len());
    assert!(10 <= sent.len(), "those that are real hear of it");
    // A handful for each address.
    for (hours, most) in [(0, 3), (1, 6), (1, 6), (1, 6)] {
        world.now += SignedDuration::from_hours(hours);
        world.judge.limits.strangers_per_hour = 100_000;
        world.judge.limits.strangers_per_day = 100_000;
        for _ in 0..20 {
            let mails = write(&mut world, "vic@vic.example", &own, "LIST solo");
            *sent.entry("vic@vic.example".to_owned()).or_default() += to(&mails, "vic@vic.example").len() as u32;
        }
        assert_eq!(sent["vic@vic.example"], most, "in the first {hours} hours");
    }
}

/// The question whether a person wrote some lines goes to the mailbox that can answer it.
#[test]
fn the_reply_address_of_a_question_is_no_mail_cannon() {
    let mut world = world();
    let asked = write(&mut world, "mallory@evil.example", JUDGE, "REGISTER Buy Pills Now");
    let held = asked[0].reply_to.clone().unwrap();
    for lines in ["What is this?", "LIST open", "REGISTER Other", "CONFIRM"] {
        let mails = write(&mut world, "vic@vic.example", &held, lines);
        assert!(!to(&mails, "mallory@evil.example").is_empty(), "{lines}: {mails:#?}");
        to(&mails, "vic@vic.example").into_iter().for_each(check_notice);
    }
}

/// A past fault: one e-mail to a forwarded reply address, with its holder's address as the sender, ended a running game.
#[test]
fn a_forwarded_reply_address_and_a_forged_sender_do_nothing_irrevocable() {
    for (person, lines) in [
        (ANN, "RESIGN demo"),
        (ANN, "SET PASSWORD mine-now"),
        (ANN, "SET ADDRESS thief@elsewhere.example"),
        (ANN, "I AM ALSO thief@elsewhere.example"),
        ("max@example.org", "EJECT ITALY"),
        ("max@example.org", "TERMINATE demo"),
        ("max@example.org", "SET NO DIAS"),
    ] {
        let mut world = world();
        let own = seat_token(&world, person, "demo");
        let demo = |world: &World| world.store.game_named("demo").unwrap().unwrap();
        let (before, id) = (demo(&world), demo(&world).id);
        let (seats, users) = (world.store.seats(id).unwrap(), world.store.user_at(person).unwrap());
        let mails = write(&mut world, person, &own, lines);
        let after = demo(&world);
        assert_eq!((after.life, after.settings), (before.life, before.settings), "{lines}");
        assert_eq!(world.store.seats(id).unwrap(), seats, "{lines}");
        assert_eq!(world.store.user_at(person).unwrap(), users, "{lines}");
        assert_eq!(mails.len(), 1, "{lines}: {mails:#?}");
        let (text, answer) = (said(&mails[0].body), mails[0].reply_to.clone().unwrap());
        assert_eq!(mails[0].to, person);
        assert!(text.contains("reply with the single word CONFIRM"), "{lines}: {text}");
        assert!(!text.contains("mine-now"), "{text}");
        // It says how to avoid the question next time, and that works.
        if !lines.starts_with("I AM") {
            let seat = if person == ANN { "ademo" } else { "mdemo" };
            assert!(text.contains(&format!("SIGN ON {seat} password")), "{text}");
        }
        let confirmed = write(&mut world, person, &answer, "CONFIRM").into_iter().find(|mail| mail.reply).unwrap();
        assert!(said(&confirmed.body).contains("These are the lines that were waiting"), "{}", confirmed.body);
        assert!(!confirmed.body.contains("CONFIRM h"), "{lines}: {}", confirmed.body);
    }
}

/// A password or a proved sender permits an irrevocable command at once.
#[test]
fn a_gm_with_a_password_or_a_proof_acts_at_once() {
    let mut world = world();
    let own = seat_token(&world, "max@example.org", "demo");
    let mails = write(&mut world, "max@example.org", JUDGE, "SIGN ON mdemo secret\nSET NO DIAS");
    assert!(mails[0].body.contains("NO DIAS (it was: DIAS)."), "{mails:#?}");
    let mails = vouched(&mut world, "max@example.org", &own, "SET DIAS");
    assert!(mails[0].body.contains("DIAS (it was: NO DIAS)."), "{mails:#?}");
}

/// A solo player may try out anything in their own game with a plain reply.
#[test]
fn solo_games_need_no_confirmation() {
    let mut world = world();
    let own = seat_token(&world, EVE, "solo");
    write(&mut world, EVE, &own, "F LON - NTH\nPROCESS");
    let mails = write(&mut world, EVE, &own, "ROLLBACK S1901M");
    assert!(!mails[0].body.contains("CONFIRM"), "{}", mails[0].body);
    let mails = write(&mut world, EVE, &own, "SET PASSWORD mine-now");
    assert!(mails[0].body.contains("CONFIRM"), "{}", mails[0].body);
}

/// The proved sender gets the reply, and how to have it sent elsewhere. Without a proved sender no part of it is sent.
#[test]
fn a_reply_goes_to_the_proved_sender_and_says_why() {
    let mut world = world();
    let own = seat_token(&world, ANN, "demo");
    for (to_address, lines) in [(own.as_str(), "A BUD - SER"), (JUDGE, "SIGN ON ademo secret\nA BUD - RUM")] {
        let mails = write(&mut world, "work@elsewhere.example", to_address, lines);
        let [home] = to(&mails, ANN)[..] else { panic!("{mails:#?}") };
        assert!(home.reply && home.reply_to == Some(seat_token(&world, ANN, "demo")), "{home:#?}");
        assert!(!home.subject.contains("evil"), "{}", home.subject);
        let text = said(&home.body);
        assert!(text.contains("not registered as yours (work@elsewhere.example), so this answer comes here"), "{text}");
        assert!(text.contains("I AM ALSO work@elsewhere.example adds it"), "{text}");
        assert!(text.contains("Army Budapest"), "{text}");
        let [notice] = to(&mails, "work@elsewhere.example")[..] else { panic!("{mails:#?}") };
        check_notice(notice);
    }
    // From one of her addresses the reply goes back there, with its subject.
    let mails = write(&mut world, ANN, &own, "A BUD - SER");
    assert_eq!(mails.len(), 1);
    assert_eq!((mails[0].to.as_str(), mails[0].subject.as_str()), (ANN, "Re: URGENT: http://evil.example/login"));
}

/// An e-mail about several people's seats: each reads only their own part.
#[test]
fn each_part_of_a_reply_goes_to_the_holder_of_its_seat() {
    let mut world = world();
    let lines = "SIGN ON ademo secret\nA BUD - SER\nSIGN ON edemo secret\nF LON - NTH\nSIGN ON esolo secret\nSTATUS";
    for from in [ELSEWHERE, ANN] {
        let mails = write(&mut world, from, JUDGE, lines);
        let [anns] = to(&mails, ANN).into_iter().filter(|mail| mail.reply).collect::<Vec<_>>()[..] else {
            panic!("{mails:#?}")
        };
        assert!(anns.body.contains("BUD - SER") && !anns.body.contains("LON - NTH"), "{}", anns.body);
        let [eves] = to(&mails, EVE)[..] else { panic!("{mails:#?}") };
        assert!(eves.body.contains("LON - NTH") && !eves.body.contains("BUD - SER"), "{}", eves.body);
    }
}

/// Another person orders for a player: they get the reply, and the player a copy of it.
#[test]
fn a_players_copy_has_the_actions_and_no_secrets() {
    let mut world = World::with_games();
    world.write("zoe@example.net", JUDGE, "", "REGISTER Zoe Zander");
    world.write(ANN, JUDGE, "", "SIGN ON ademo secret\nSITTER zoe@example.net UNTIL 24 NOV 2026");
    let letter =
        world.mail().into_iter().find(|mail| mail.to == "zoe@example.net" && mail.subject.contains("You order"));
    let sits = letter.unwrap().reply_to.unwrap();
    world.judge.trust_senders = false;
    let mails = write(&mut world, "zoe@example.net", &sits, "A BUD - SER\nWEB\nUNREGISTER");
    let copy = to(&mails, ANN);
    assert_eq!(copy.len(), 1, "{mails:#?}");
    assert!(
        copy[0].body.contains("Army Budapest -> Serbia.") && !copy[0].body.contains("CONFIRM h"),
        "{}",
        copy[0].body
    );
    // From elsewhere, the sitter's registered address gets the reply.
    let mails = write(&mut world, ELSEWHERE, &sits, "A BUD - SER");
    assert!(to(&mails, "zoe@example.net")[0].body.contains("Army Budapest -> Serbia."), "{mails:#?}");
    to(&mails, ELSEWHERE).into_iter().for_each(check_notice);
}

/// Questions in another person's name, above the writer's own password, reveal nothing about that person.
#[test]
fn lines_above_a_password_reveal_nothing_about_the_sender() {
    let mut world = world();
    let mails =
        write(&mut world, "bob@example.org", JUDGE, "SIGN ON ?open guess\nLIST demo\nSIGN ON esolo secret\nSTATUS");
    let [eves] = to(&mails, EVE)[..] else { panic!("{mails:#?}") };
    assert!(!eves.body.contains("password of that seat in 'open'"), "{}", eves.body);
    to(&mails, "bob@example.org").into_iter().for_each(check_notice);
}

/// The effects of an e-mail: rows of all tables and e-mails sent, without anything that depends only on its origin.
#[derive(PartialEq)]
struct Effect {
    rows: BTreeMap<String, Vec<String>>,
    mails: Vec<String>,
}

/// Processes an e-mail in a copy of this judge. The victim's address and a stranger's are made equal in all texts.
fn effect(template: &Path, (from, victim): (&str, &str), to: &str, lines: &str) -> (Effect, Vec<Mail>) {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::copy(template, file.path()).unwrap();
    let config = Config { trust_senders: false, ..Config::embedded("unused") };
    let config = Config { address: JUDGE.to_owned(), keeper: KEEPER.to_owned(), ..config };
    let mut world = World::on(Store::open(file.path()).unwrap(), families::ALL, &config);
    // A time after all existing e-mails.
    (world.n_letters, world.now) = (1000, world.now + SignedDuration::from_hours(3));
    world.write(from, to, "", lines);
    let mails = world.mail();
    drop(world);
    let mut rows = all_rows(file.path());
    // The tables of e-mails contain their sender, and the costs count the notices.
    rows.retain(|table, _| !["inbox", "outbox", "costs", "sqlite_sequence"].contains(&table.as_str()));
    let nameless = |text: String| text.replace(victim, "somebody").replace(ELSEWHERE, "somebody");
    // A password's salt is random.
    let unsalted = |row: String| {
        let cells = row.split('|').map(|cell| if cell.starts_with("\"$argon2") { "a password" } else { cell });
        cells.collect::<Vec<_>>().join("|")
    };
    let alike = |rows: Vec<String>| rows.into_iter().map(nameless).map(unsalted).collect();
    let rows = rows.into_iter().map(|(table, rows)| (table, alike(rows))).collect();
    let told = mails
        .iter()
        .filter(|mail| mail.subject != NOTICE)
        .map(|mail| nameless(format!("{} {} {:?}\n{}", mail.to, mail.subject, mail.reply_to, said(&mail.body))));
    (Effect { rows, mails: told.collect() }, mails)
}

/// Runs each command as in the example of its HELP, in an e-mail with a reply address or a password of Eve's. Whether it names a stranger,
/// Ann or the keeper as its sender, the effects and the notices are the same.
#[test]
fn the_address_in_from_does_not_matter() {
    let folder = tempfile::tempdir().unwrap();
    let template = folder.path().join("chancery.db");
    let world = world();
    let own = seat_token(&world, EVE, "demo");
    world.store.copy_to(&template).unwrap();
    let mut n_compared = 0;
    for command in COMMANDS {
        let lines: Vec<&str> =
            command.help.lines().filter_map(|line| line.strip_prefix('>')).map(str::trim_start).collect();
        // The examples are Ann's, with her password. Here Eve sends the lines.
        let lines: Vec<&str> = lines.into_iter().filter(|line| !line.starts_with("SIGN ON ademo")).collect();
        let lines = lines.join("\n");
        let with_password = format!("SIGN ON edemo secret\n{lines}");
        for (to, lines, victim) in [(own.as_str(), lines, ANN), (JUDGE, with_password, KEEPER)] {
            let (strangers, _) = effect(&template, (ELSEWHERE, victim), to, &lines);
            let (victims, mails) = effect(&template, (victim, victim), to, &lines);
            for (table, rows) in &strangers.rows {
                assert_eq!(&victims.rows[table], rows, "{victim}: something else is done to {table}:\n{lines}");
            }
            assert_eq!(victims.mails, strangers.mails, "{victim}: this tells something else:\n{lines}");
            mails.iter().filter(|mail| mail.to == victim && mail.subject == NOTICE).for_each(check_notice);
            assert!(!victims.mails.is_empty(), "no answer to\n{lines}");
            n_compared += 1;
        }
    }
    assert!(200 <= n_compared, "only {n_compared}");
}

/// The proved person hears of every e-mail, and no one else gets one of their tokens.
#[test]
fn a_seats_token_goes_only_to_its_holder() {
    let mut world = wary();
    let own = seat_token(&world, ANN, "demo");
    for to_address in [own.as_str(), JUDGE] {
        for vouches in [false, true] {
            let lines = if to_address == JUDGE { "SIGN ON ademo secret\nSTATUS" } else { "STATUS" };
            let mails = match vouches {
                true => vouched(&mut world, ELSEWHERE, to_address, lines),
                false => write(&mut world, ELSEWHERE, to_address, lines),
            };
            assert!(mails.iter().all(|mail| mail.to == ANN || mail.reply_to.is_none()), "{mails:#?}");
            assert_eq!(to(&mails, ELSEWHERE).len(), 1, "{mails:#?}");
            assert_eq!(to(&mails, ELSEWHERE)[0].body.contains("A VIE"), vouches, "{mails:#?}");
        }
    }
}
