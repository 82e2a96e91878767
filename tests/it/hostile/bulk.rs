//! Excess of every kind: the cost of one e-mail is bounded, and its writer gets an explanation.
use super::{flat, goes_on, wary};
use crate::world::{World, said};
use chancery::command::MAX_PARTS;
use chancery::server::work::Work;

const HEAD: &str = "From: ann@example.org\nTo: judge@example.org\nMessage-ID: <bulk@test>\n";

/// Room for the text around the truncated part.
const SLACK: usize = 8 << 10;

#[test]
fn an_email_of_fifty_megabytes_is_not_read() {
    let mut world = World::with_games();
    let raw = [HEAD.as_bytes(), b"\nRESIGN\n", &vec![b'x'; 50 << 20]].concat();
    let mails = world.harm(&raw);
    assert_eq!(mails.len(), 1);
    assert!(mails[0].body.contains(&format!("has {} bytes", raw.len())), "{}", mails[0].body);
    assert!(flat(&mails[0].body).contains("so I have done nothing with it"), "{}", mails[0].body);
    goes_on(&mut world);
}

#[test]
fn the_keeper_sets_how_much_of_an_email_is_read() {
    let mut world = World::with(|config| config.limits.letter_bytes = 4096);
    let mails = world.harm(format!("{HEAD}\n{}", "VERSION\n".repeat(600)).as_bytes());
    assert!(mails[0].body.contains("more than this judge reads (4096)"), "{}", mails[0].body);
}

#[test]
fn a_hundred_thousand_lines_get_a_bounded_reply() {
    let mut world = World::with_games();
    let most = world.judge.limits.reply_bytes;
    for line in ["x", "VERSION", "A BUD - SER", "PRESS TO E", "SIGN ON", "ENDPRESS", "SET", "#", "> x"] {
        let body = format!("SIGN ON ademo secret\n{}", format!("{line}\n").repeat(100_000));
        let mails = world.harm(format!("{HEAD}\n{body}").as_bytes());
        assert!(mails.iter().all(|mail| mail.body.len() < most + SLACK), "{line}");
        assert!(mails.len() <= 2, "{line}: {}", mails.len());
    }
    goes_on(&mut world);
}

#[test]
fn a_reply_has_a_maximum_length() {
    let mut world = World::with_games();
    let most = world.judge.limits.reply_bytes;
    for line in ["HELP", "HELP SETTINGS", "GET PACKAGE", "LIST", "LIST FULL", "LIST demo", "HISTORY demo LINES 999999"]
    {
        let reply = world.ask("ann@example.org", &format!("{line}\n").repeat(2000));
        assert!(reply.body.len() < most + SLACK, "{line}: {}", reply.body.len());
        assert!(flat(&reply.body).contains("too long, so I stopped here") || reply.body.len() < most, "{line}");
    }
}

/// Argon2 costs time on purpose: neither guessing nor setting passwords may exhaust it.
#[test]
fn ten_thousand_passwords_get_few_tries() {
    let mut world = wary();
    for line in ["SIGN ON edemo guess", "SIGN ON mdemo guess", "SIGN ON nodemo guess"] {
        let guesses: String = (0..10_000).map(|i| format!("{line}{i}\n")).collect();
        let reply = world.ask("mallory@example.org", &guesses);
        assert!(!reply.body.contains("guess"), "{}", reply.body);
        assert!(reply.body.matches("SIGN ON").count() < 30, "{}", reply.body);
    }
    let reply = world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{}", "SET PASSWORD hush\n".repeat(2000)));
    assert_eq!(reply.body.matches("has been changed").count(), world.judge.limits.passwords_per_letter as usize - 1);
}

/// An attacker continues guessing in further e-mails, from any address. The judge stops it for the seat, and its player has another way in.
#[test]
fn guessing_at_one_seat_is_stopped() {
    let mut world = wary();
    let token = world.token_for("eve@example.org", "SIGN ON edemo secret");
    let mut warnings = 0;
    for i in 0..world.judge.limits.wrong_passwords_per_seat_per_hour {
        let mails = world.mail_after(&format!("m{i}@example.net"), "judge@example.org", "SIGN ON edemo wrong");
        warnings += mails.iter().filter(|mail| mail.to == "eve@example.org").count();
    }
    assert_eq!(warnings, 1);
    let reply = world.ask("m@example.net", "SIGN ON edemo secret\nF LON - NTH");
    assert!(flat(&reply.body).contains("I accept none"), "{}", reply.body);
    assert!(!reply.body.contains("Signed on"), "{}", reply.body);
    // Her own address has a separate count. Guesses in her name only use that up, and she still has another way in.
    assert!(world.ask("eve@example.org", "SIGN ON edemo secret").body.contains("Signed on as England"));
    for _ in 0..world.judge.limits.wrong_passwords_per_seat_per_hour {
        world.ask("eve@example.org", "SIGN ON edemo wrong");
    }
    let reply = world.ask("eve@example.org", "SIGN ON edemo secret");
    assert!(flat(&reply.body).contains("I accept none"), "{}", reply.body);
    let mails = world.mail_after("eve@example.org", &token, "F LON - NTH");
    assert!(mails[0].body.contains("F LON - NTH"), "{}", mails[0].body);
    assert!(world.ask("fred@example.org", "SIGN ON fdemo secret").body.contains("Signed on as France"));
    world.now += jiff::SignedDuration::from_mins(61);
    assert!(world.ask("eve@example.org", "SIGN ON edemo secret").body.contains("Signed on as England"));
}

#[test]
fn one_person_cannot_create_thousands_of_games() {
    let mut world = World::with_games();
    let before = world.store.games().unwrap().len();
    let creates: String = (0..2000).map(|i| format!("CREATE ?g{i} secret\n")).collect();
    let reply = world.ask("ann@example.org", &creates);
    assert!(reply.body.contains("games that haven't started"), "{}", reply.body);
    for i in 0..30 {
        world.ask("ann@example.org", &format!("CREATE ?h{i} secret"));
    }
    let most = world.judge.limits.forming_games_per_person as usize;
    assert_eq!(world.store.games().unwrap().len(), before + most);
}

#[test]
fn an_email_triggers_a_bounded_number_of_emails() {
    let most = 200 + 30;
    let mut world = World::with_games();
    let press: String = (0..500).map(|i| format!("PRESS TO ALL\nbomb {i}\nENDPRESS\n")).collect();
    let mails = world.mail_after("ann@example.org", "judge@example.org", &format!("SIGN ON ademo secret\n{press}"));
    assert!((100..most).contains(&mails.len()), "{}", mails.len());
    let reply = mails.iter().find(|mail| mail.reply).unwrap();
    assert!(flat(&reply.body).contains("has caused too many e-mails to others"), "{}", reply.body);
    for lines in ["PAUSE\nRESUME\n", "PROCESS\n", "SET ADDRESS a@victim.example, b@victim.example, c@victim.example\n"]
    {
        let lines = format!("SIGN ON mdemo secret\n{}", lines.repeat(500));
        let mails = world.mail_after("max@example.org", "judge@example.org", &lines);
        assert!(mails.len() < most, "{}", mails.len());
    }
    goes_on(&mut world);
}

#[test]
fn press_of_a_megabyte_goes_to_no_one() {
    let mut world = World::with_games();
    let line = format!("{}\n", "x".repeat(999));
    let lines = format!("SIGN ON ademo secret\nPRESS TO ALL\n{}ENDPRESS\n", line.repeat(900));
    let mails = world.mail_after("ann@example.org", "judge@example.org", &lines);
    assert_eq!(mails.len(), 1);
    assert!(said(&mails[0].body).contains("so I have not sent it"), "{}", mails[0].body);
}

/// Every part of a list after SET is compared with every setting: an overlong list is refused unread.
#[test]
fn a_list_of_settings_has_a_maximum_length() {
    let mut world = World::with_games();
    let before = world.store.game_named("demo").unwrap().unwrap().settings;
    let parts = |n: usize| {
        format!("SET {}", vec!["DIAS", "NO DIAS"].into_iter().cycle().take(n).collect::<Vec<_>>().join(", "))
    };
    for (line, n_lines) in
        [(parts(MAX_PARTS + 1), 100), (parts(100_000), 1), (format!("SET MOVE {}x", "x,".repeat(350_000)), 1)]
    {
        let lines = format!("SIGN ON mdemo secret\n{}", format!("{line}\n").repeat(n_lines));
        let mails = world.mail_after("max@example.org", "judge@example.org", &lines);
        assert_eq!(mails.len(), 1, "nothing has changed, so nobody is told");
        let refused = flat(&mails[0].body).matches("This list has more than 100 parts").count();
        assert!((1..=n_lines).contains(&refused), "{refused}");
        assert_eq!(world.store.game_named("demo").unwrap().unwrap().settings, before);
    }
    let reply = world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{}", parts(MAX_PARTS)));
    assert!(reply.body.contains("NO DIAS (it was: DIAS)."), "{}", reply.body);
    let comment = format!("SET COMMENT {}", "a, b, ".repeat(MAX_PARTS));
    let reply = world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{comment}"));
    assert!(!reply.body.contains("parts"), "a comment is not a list: {}", reply.body);
    goes_on(&mut world);
}

#[test]
fn announcements_of_a_megabyte_of_settings_are_short() {
    let mut world = World::with_games();
    let most = world.judge.limits.reply_bytes;
    let line = format!("SET {}\n", "DIAS, NO DIAS, ".repeat(MAX_PARTS / 2 - 1));
    let mails = world.mail_after(
        "max@example.org",
        "judge@example.org",
        &format!("SIGN ON mdemo secret\n{}", line.repeat(1000)),
    );
    assert!(2 < mails.len() && mails.iter().all(|mail| mail.body.len() < most + SLACK), "{} letters", mails.len());
    let reply = mails.iter().find(|mail| mail.reply).unwrap();
    assert!(flat(&reply.body).contains("changed too many settings"), "{}", reply.body);
}

#[test]
fn endless_orders_get_a_bounded_reply() {
    let mut world = World::with_games();
    for line in ["A BUD - SER, ".repeat(8000), "A BUD S ".repeat(12_000), "F".repeat(100_000), "A (".repeat(30_000)] {
        let reply = world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{line}\n{line}\n{line}\nA VIE - TRI"));
        assert!(reply.body.len() < world.judge.limits.reply_bytes + SLACK);
        assert!(reply.body.contains("A VIE - TRI"));
    }
    let game = world.store.game_named("demo").unwrap().unwrap();
    let rows = world.store.orders(game.id, game.turn).unwrap();
    assert!(rows.iter().all(|row| row.typed.len() <= 64 << 10 && row.orders.len() < 200), "{rows:?}");
}

#[test]
fn a_sender_gets_one_warning_an_hour_about_the_limit() {
    let mut world = wary();
    world.judge.limits.person_per_hour = 5;
    world.now += jiff::SignedDuration::from_hours(2);
    let token = world.token_for("ann@example.org", "SIGN ON ademo secret");
    // These may not be from Ann: her proved e-mails are counted separately.
    for _ in 0..20 {
        world.mail_after("Ann <ann@example.org>", "judge@example.org", "VERSION");
    }
    let mails = world.mail_after("ann@example.org", &token, "A BUD - SER");
    assert!(mails[0].body.contains("A BUD - SER"), "{}", mails[0].body);
    let replies: Vec<_> = (0..20).flat_map(|_| world.mail_after("ann@example.org", &token, "VERSION")).collect();
    assert_eq!(replies.len(), 4);
    assert!(flat(&replies[3].body).contains("I have not carried this one out"), "{}", replies[3].body);
    goes_on(&mut world);
}

#[test]
fn few_lines_can_wait_for_proof() {
    let mut world = wary();
    for i in 0..20 {
        let lines = format!("REGISTER Mallory {i}\n{}", "x".repeat(90));
        world.write("mallory@example.net", "judge@example.org", "", &lines);
    }
    assert_eq!(world.store.n_held("mallory@example.net", world.now).unwrap(), 5);
    let long = format!("REGISTER Nell\n{}", format!("{}\n", "x".repeat(900)).repeat(500));
    let mails = world.mail_after("nell@example.net", "judge@example.org", &long);
    assert!(flat(&mails[0].body).contains("too long to keep"), "{}", mails[0].body);
    assert_eq!(world.store.n_held("nell@example.net", world.now).unwrap(), 0);
    world.now += jiff::SignedDuration::from_hours(24 * 8);
    world.work().heartbeat().unwrap();
    let beginning = crate::world::BEGINNING.parse().unwrap();
    assert_eq!(world.store.n_held("mallory@example.net", beginning).unwrap(), 0);
}

#[test]
fn the_same_question_gets_one_reply_per_email() {
    let mut world = World::with_games();
    let reply = world.ask("ann@example.org", &"SIGN ON ademo secret\nVERSION\nversion\n".repeat(3)).body;
    assert_eq!(reply.matches("play-by-mail").count(), 3, "each sign-on may change the answer: {reply}");
    let reply = world.ask("ann@example.org", &"LIST\nLIST  full\nlist FULL\n".repeat(3)).body;
    assert_eq!(reply.matches("Name  Phase").count(), 2, "{reply}");
    assert_eq!(reply.matches("See above: I have answered this already.").count(), 7, "{reply}");
    let told = "Deadline";
    let reply = world.ask("max@example.org", "SIGN ON mdemo secret\nLIST demo\nSET COMMENT Changed\nLIST demo").body;
    assert!(reply.matches(told).count() != 0 && !reply.contains("See above"), "{reply}");
    assert!(reply.split("SET COMMENT").nth(1).unwrap().contains("\nChanged\n"), "{reply}");
}

/// Each of them compares the name with those of all games.
#[test]
fn questions_about_missing_games_get_few_replies() {
    let mut world = World::with_games();
    let questions: String = (0..2000).map(|i| format!("LIST zz{i}\n")).collect();
    let reply = world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{questions}"));
    assert_eq!(reply.body.matches("is not a game here").count(), 100);
    assert!(
        flat(&reply.body).contains("Too many lines could not be carried out, so I stopped here."),
        "{}",
        reply.body
    );
}

/// An endless flood of e-mails: the turn runs once its deadline has passed and all earlier e-mails are processed, though others wait.
#[test]
fn the_clock_runs_while_emails_wait() {
    let mut world = World::with_games();
    world.ask("max@example.org", "SIGN ON mdemo secret\nSET NMR, MOVE GRACE 0");
    let game = |world: &World| world.store.game_named("demo").unwrap().unwrap();
    let deadline = game(&world).grace.unwrap();
    let letter = |n: u32, received| chancery::mail::source::Arrival {
        key: format!("flood:{n}"),
        raw: format!("From: m{n}@example.net\nTo: judge@example.org\nMessage-ID: <{n}@flood>\n\nHELP\n").into_bytes(),
        size: 100,
        received: Some(received),
        ..Default::default()
    };
    let second = jiff::SignedDuration::from_secs(1);
    // Ten e-mails came before the deadline, and a hundred after it.
    let arrivals: Vec<_> =
        (0..110).map(|n| letter(n, if n < 10 { deadline - second } else { deadline + second * 2 })).collect();
    let now = deadline + jiff::SignedDuration::from_mins(1);
    Work::new(&world.judge, &world.store, now).take_in(&arrivals).unwrap();
    let waiting = |world: &World| world.store.waiting(1000).unwrap().len();
    assert!(Work::new(&world.judge, &world.store, now).round(Some(now), 5).unwrap());
    assert_eq!(
        (waiting(&world), game(&world).phase.as_str()),
        (105, "S1901M"),
        "letters from before the deadline wait"
    );
    assert!(Work::new(&world.judge, &world.store, now).round(Some(now), 5).unwrap());
    assert_eq!((waiting(&world), game(&world).phase.as_str()), (100, "F1901M"));
}
