//! A gunboat game: only its GM learns the players' powers from any e-mail.
use crate::world::{World, said};
use chancery::mail::sink::Mail;

/// Unique names and addresses.
const PLAYERS: [(&str, &str); 8] = [
    ("Anselm Quint", "quint@first.test"),
    ("Berta Voss", "voss@second.test"),
    ("Conrad Yate", "yate@third.test"),
    ("Dora Zwick", "zwick@fourth.test"),
    ("Emil Xander", "xander@fifth.test"),
    ("Ludmilla Jolly", "jolly@sixth.test"),
    ("Gerda Knopf", "knopf@seventh.test"),
    ("Hugo Wurz", "wurz@eighth.test"),
];
const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const MASTER: &str = "max@example.org";
const OBSERVER: &str = "oda@example.org";
const STRANGER: &str = "stranger@example.org";

/// A judge with all of them registered, and a gunboat game that is waiting for seven of them.
fn harbour(settings: &str) -> World {
    let mut world = World::new();
    world.write(
        MASTER,
        "judge@example.org",
        "",
        &format!("REGISTER Max Master\nCREATE ?boat secret\nBECOME MASTER\n{settings}"),
    );
    world.write(OBSERVER, "judge@example.org", "", "REGISTER Oda Observer\nOBSERVE boat secret");
    for (name, address) in PLAYERS {
        let site = address.split('@').nth(1).unwrap();
        // Files for programs must not identify anyone either.
        let lines = format!("REGISTER\nName: {name}\nCountry: Land of {name}\nSite: {site}\nEND\nSET JSON ON");
        world.write(address, "judge@example.org", "", &lines);
    }
    world.mail();
    world
}

/// The first seven join, for Austria to Turkey.
fn all_join(world: &mut World) -> Vec<Mail> {
    for ((_, address), letter) in PLAYERS.iter().zip("AEFGIRT".chars()) {
        world.write(address, "judge@example.org", "", &format!("SIGN ON ?boat secret\nSET PREFERENCE {letter}"));
    }
    world.mail()
}

/// Checks that e-mails contain nothing about other players, except those to the GM.
fn assert_nobody_is_given_away(mails: &[Mail]) {
    for mail in mails.iter().filter(|mail| mail.to != MASTER) {
        let files = mail.attachments.iter().map(|file| String::from_utf8_lossy(&file.bytes).replace("\r\n ", ""));
        let text = format!("{mail:?}\n{}", files.collect::<String>()).replacen(&mail.to, "", usize::MAX);
        for (name, address) in PLAYERS.iter().filter(|(_, address)| *address != mail.to) {
            let pieces = name.split(' ').chain(address.split('@'));
            for piece in pieces {
                assert!(
                    !text.contains(piece),
                    "{piece} is in a letter to {}:\n{}\n{}",
                    mail.to,
                    mail.subject,
                    mail.body
                );
            }
        }
    }
}

/// Every question that people can ask about a game.
const QUESTIONS: &str =
    "LIST boat\nLIST\nLIST FULL\nWHOGAME boat\nWHOGAME boat FULL\nSUMMARY boat\nHISTORY boat\nHISTORY boat BROAD";

#[test]
fn no_email_identifies_a_player() {
    let mut world = harbour(
        "SET GUNBOAT, NO REVEAL, UNMODERATED, WHITE/GREY, OBSERVER ANY, NO DIAS\nSET MOVE CLOCK 20:00 NEXT 24 GRACE 24 DAYS SMTWTFS",
    );
    let mut mails = Vec::new();
    // Some have deadlines in their calendars.
    for (i, (_, address)) in PLAYERS.iter().enumerate() {
        world.write(address, "judge@example.org", "", ["SET CALENDAR INVITE", "SET CALENDAR FILE"][i % 2]);
    }
    let beat = |world: &World| world.work().heartbeat().unwrap();
    // Before the start: press, a settings change, a player who leaves again, and questions from everyone.
    world.write(
        "quint@first.test",
        "judge@example.org",
        "",
        "SIGN ON ?boat secret\nBROADCAST\nHello?\nENDBROADCAST\nSET NO CONCESSIONS",
    );
    world.write("voss@second.test", "judge@example.org", "", "SIGN ON ?boat secret\nRESIGN boat");
    world.write("quint@first.test", "judge@example.org", "", "SIGN ON boat\nRESIGN boat");
    mails.extend(world.mail());
    mails.extend(all_join(&mut world));
    beat(&world);
    assert_eq!(world.store.game_named("boat").unwrap().unwrap().phase, "S1901M");
    let ask_all = |world: &mut World| {
        let people = PLAYERS.iter().map(|(_, address)| *address).chain([OBSERVER, STRANGER]);
        people.for_each(|address| world.write(address, "judge@example.org", "", QUESTIONS));
        world.mail()
    };
    mails.extend(ask_all(&mut world));
    // Press of every kind, a new address, settings, a pause, a plain reply to press.
    let letters = [
        (
            "quint@first.test",
            "SIGN ON aboat secret\nPRESS TO EFM\nOne.\nENDPRESS\nPRESS GREY TO EFT\nTwo.\nENDPRESS\nPRESS GREY TO E\nThree.\nENDPRESS\nSET ADDRESS elsewhere@first.test\nSET TIMEZONE Europe/Paris",
        ),
        ("voss@second.test", "SIGN ON eboat secret\nBROADCAST\nFour.\nENDBROADCAST\nSET DIAS\nPAUSE"),
        ("xander@fifth.test", "SIGN ON iboat secret\nAGREE PAUSE"),
        ("zwick@fourth.test", "SIGN ON gboat secret\nDISAGREE SET"),
        ("voss@second.test", "SIGN ON eboat secret\nRESUME\nSET WAIT\nSET NO WAIT\nSET DRAW\nSET DEADLINE TOMORROW"),
        (OBSERVER, "SIGN ON oboat secret\nBROADCAST\nFive.\nENDBROADCAST"),
        (MASTER, "SIGN ON mboat secret\nBECOME FRANCE\nBROADCAST\nSix.\nENDBROADCAST\nA PAR H"),
        ("yate@third.test", "SIGN ON fboat secret\nSET PASSWORD other\nCLEAR ORDERS"),
    ];
    for (from, lines) in letters {
        world.write(from, "judge@example.org", "", lines);
    }
    let sent = world.mail();
    let to_england = sent.iter().find(|mail| mail.to == "voss@second.test" && mail.body.contains("Three.")).cloned();
    mails.extend(sent);
    world.write(
        "voss@second.test",
        &to_england.and_then(|mail| mail.reply_to).expect("grey press can be answered"),
        "",
        "Choose a player",
    );
    // A wrong password, and another player's password from the wrong address.
    world.write("zwick@fourth.test", "judge@example.org", "", "SIGN ON iboat wrong");
    // Orders from all except two, who become late and abandoned. One of them comes back, and a new player replaces the
    // other.
    for (power, address) in
        "aeig".chars().zip(["quint@first.test", "voss@second.test", "xander@fifth.test", "zwick@fourth.test"])
    {
        world.write(address, "judge@example.org", "", &format!("SIGN ON {power}boat secret\n{}", hold(power)));
    }
    world.write("yate@third.test", "judge@example.org", "", &format!("SIGN ON fboat other\n{}", hold('f')));
    mails.extend(world.mail());
    world.run_to("2026-11-25T12:00:00Z".parse().unwrap());
    beat(&world);
    mails.extend(world.mail());
    mails.extend(ask_all(&mut world));
    world.write("jolly@sixth.test", "judge@example.org", "", &format!("SIGN ON rboat secret\n{}", hold('r')));
    world.write("wurz@eighth.test", "judge@example.org", "", &format!("SIGN ON tboat newer\n{}", hold('t')));
    mails.extend(world.mail());
    world.run_to("2026-11-27T12:00:00Z".parse().unwrap());
    beat(&world);
    mails.extend(world.mail());
    assert_eq!(world.store.game_named("boat").unwrap().unwrap().phase, "F1901M");
    mails.extend(ask_all(&mut world));
    // One player resigns, another is ejected, and the GM ends the game.
    world.write("zwick@fourth.test", "judge@example.org", "", "SIGN ON gboat secret\nRESIGN boat");
    world.write(MASTER, "judge@example.org", "", "SIGN ON mboat secret\nEJECT ITALY\nROLLBACK 1");
    beat(&world);
    mails.extend(world.mail());
    world.write(MASTER, "judge@example.org", "", "SIGN ON mboat secret\nTERMINATE boat");
    beat(&world);
    mails.extend(world.mail());
    mails.extend(ask_all(&mut world));
    assert!(280 < mails.len(), "only {} letters", mails.len());
    let n_files = |ending: &str| {
        mails.iter().flat_map(|mail| &mail.attachments).filter(|file| file.name.ends_with(ending)).count()
    };
    let (calendars, programs) = (n_files(".ics"), n_files(".json"));
    assert!(25 < calendars && 10 < programs, "only {calendars} files for calendars, and {programs} for programs");
    assert_nobody_is_given_away(&mails);
    // Their GM knows them all the time.
    let known = world.ask(MASTER, "WHOGAME boat");
    assert!(known.body.contains("Berta Voss      voss@second.test"), "{}", known.body);
}

/// Orders that hold all of a power's units.
fn hold(power: char) -> &'static str {
    match power {
        'a' => "A BUD H, A VIE H, F TRI H",
        'e' => "F LON H, F EDI H, A LVP H",
        'f' => "A PAR H, A MAR H, F BRE H",
        'g' => "A BER H, A MUN H, F KIE H",
        'i' => "A ROM H, A VEN H, F NAP H",
        'r' => "A MOS H, A WAR H, F SEV H, F STP H",
        _ => "A CON H, A SMY H, F ANK H",
    }
}

#[test]
fn everyone_learns_the_players_names_at_the_end() {
    for (setting, told) in [("REVEAL", true), ("NO REVEAL", false)] {
        let mut world = harbour(&format!("SET GUNBOAT, {setting}"));
        all_join(&mut world);
        for ((_, address), power) in PLAYERS.iter().zip("aefgirt".chars()) {
            world.write(address, "judge@example.org", "", &format!("SIGN ON {power}boat secret\nSET DRAW"));
        }
        let end: Vec<Mail> = world.mail().into_iter().filter(|mail| mail.subject.ends_with("Game over")).collect();
        assert_eq!(end.len(), 9);
        for mail in end {
            let is_told = mail.body.contains("Gerda Knopf");
            assert_eq!(is_told, told || mail.to == MASTER, "{setting}, to {}:\n{}", mail.to, mail.body);
        }
    }
}

#[test]
fn a_game_is_a_gunboat_game_from_the_beginning() {
    let mut world = World::with_games();
    let reply = world.ask(MASTER, "SIGN ON mdemo secret\nSET GUNBOAT");
    assert!(reply.body.contains("This can only be set before the game starts."), "{}", reply.body);
}

#[test]
fn no_show_hides_even_the_power() {
    let mut world = harbour("SET GUNBOAT, NO SHOW, UNMODERATED");
    all_join(&mut world);
    world.write("voss@second.test", "judge@example.org", "", "SIGN ON eboat secret\nSET COMMENT Quiet, please");
    let mails = world.mail();
    let told = mails.iter().find(|mail| mail.to == OBSERVER).expect("everybody hears of it");
    assert!(told.body.contains("A player has made this change in 'boat'"), "{}", told.body);
}

#[test]
fn a_secret_game_reveals_neither_players_nor_their_number() {
    let mut world = harbour("SET SECRET");
    world.write("quint@first.test", "judge@example.org", "", "SIGN ON ?boat secret");
    let mails = world.mail();
    let mut readers: Vec<&str> = mails.iter().map(|mail| mail.to.as_str()).collect();
    readers.sort_unstable();
    assert_eq!(readers, [MASTER, "quint@first.test"]);
    assert!(mails.iter().all(|mail| mail.to == MASTER || !mail.body.contains("6 more")));
    let seen = world.ask(OBSERVER, "LIST boat\nLIST\nWHOGAME boat").body;
    assert!(!seen.contains("Quint") && !seen.contains("1 of 7") && seen.contains("For 7 players"), "{seen}");
    assert!(world.ask(MASTER, "LIST boat").body.contains("1 of 7 seats taken"));
}

#[test]
fn a_quiet_game_does_not_name_the_late() {
    for (setting, words) in
        [("QUIET", "The game is waiting for 7 powers' orders."), ("SECRET", "The game is waiting for orders.")]
    {
        let mut world = harbour(&format!("SET {setting}"));
        all_join(&mut world);
        world.run_to("2026-11-28T01:00:00Z".parse().unwrap());
        let mails = world.mail();
        // The late players read only about their own orders.
        let to_late: Vec<&Mail> = mails.iter().filter(|mail| mail.subject.ends_with("Your orders are late")).collect();
        assert_eq!(to_late.len(), 7);
        for letter in to_late {
            let named = POWERS.iter().filter(|power| letter.body.contains(**power)).count();
            assert_eq!(named, 1, "{}", letter.body);
            let says = "The game is waiting for them.";
            assert!(said(&letter.body).contains(says), "{}", letter.body);
        }
        let notices: Vec<&Mail> = mails.iter().filter(|mail| mail.subject.contains("Late Notice")).collect();
        assert_eq!(notices.len(), 2);
        for notice in notices {
            let names = notice.subject.ends_with("AEFGIRT") && notice.body.contains("waiting for Turkey");
            assert_eq!(names, notice.to == MASTER, "{}\n{}", notice.subject, notice.body);
            assert!(notice.to == MASTER || notice.body.contains(words), "{}", notice.body);
        }
        let seen = world.ask(OBSERVER, "LIST boat").body;
        assert!(!seen.contains("Late: Austria") && !seen.contains("late once"), "{seen}");
    }
}

/// A GM's manual changes reveal no more about the players than any other command.
#[test]
fn a_gms_edits_identify_no_one() {
    let mut world = harbour("SET GUNBOAT, NO REVEAL, PRFLIST");
    let mut mails = Vec::new();
    let letter = |world: &mut World, from: &str, lines: &str| {
        world.write(from, "judge@example.org", "", lines);
        world.mail()
    };
    for ((_, address), power) in PLAYERS.iter().zip("AEFGIR".chars()) {
        let lines = format!("SIGN ON ?boat secret\nSET PREFERENCE {power}");
        mails.extend(letter(&mut world, address, &lines));
    }
    mails.extend(letter(&mut world, MASTER, "SIGN ON mboat secret\nASSIGN FRANCE TO quint@first.test\nASSIGN AUSTRIA TO yate@third.test\nSWAP FRANCE AND AUSTRIA"));
    mails.extend(letter(&mut world, "knopf@seventh.test", "SIGN ON ?boat secret\nSET PREFERENCE T"));
    assert_eq!(world.store.game_named("boat").unwrap().unwrap().phase, "S1901M");
    let letters = [
        (MASTER, "SIGN ON mboat secret\nA PAR - BUR\nSWAP FRANCE AND ITALY\nREMIND\nANNOUNCE\nHello.\nEND"),
        (MASTER, "SIGN ON mboat secret\nEDIT\nREMOVE PAR\nEND\nREPLACE TURKEY WITH wurz@eighth.test\nPAUSE\nRESUME"),
    ];
    for (from, lines) in letters {
        mails.extend(letter(&mut world, from, lines));
    }
    let offer = mails.iter().rev().find(|mail| mail.to == "wurz@eighth.test").unwrap().reply_to.clone().unwrap();
    world.write("wurz@eighth.test", &offer, "", "yes");
    mails.extend(world.mail());
    mails.extend(letter(&mut world, MASTER, "SIGN ON mboat secret\nEJECT RUSSIA\nASSIGN RUSSIA TO quint@first.test\nPROCESS\nROLLBACK\nROLLFORWARD\nRENAME ship"));
    for address in PLAYERS.iter().map(|(_, address)| *address).chain([OBSERVER, STRANGER]) {
        mails.extend(letter(&mut world, address, &QUESTIONS.replace("boat", "ship")));
    }
    let all: String = mails.iter().map(|mail| mail.body.as_str()).collect();
    let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in
        ["change places", "has moved the player of", "you will play it when", "now plays Turkey", "renamed the game"]
    {
        assert!(all.contains(said), "{said}");
    }
    assert_nobody_is_given_away(&mails);
}
