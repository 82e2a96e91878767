//! Each press setting, from each seat: permitted writers, times and recipients; and the facts that press must not
//! reveal.
use crate::world::{World, said};
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";
const ORDERS: &str = "A BUD - SER\nA VIE - GAL\nF TRI - ALB";

/// The game `demo` with these settings, and Olga to observe it.
fn demo(settings: &str) -> World {
    let mut world = World::with_games();
    world.write("olga@example.org", JUDGE, "", "REGISTER Olga Observer\nOBSERVE demo watching");
    if !settings.is_empty() {
        let reply = world.ask("max@example.org", &format!("SIGN ON mdemo secret\nSET {settings}"));
        assert!(!reply.body.contains("\n*** "), "{settings}: {}", reply.body);
    }
    world.mail();
    world
}

/// The sign-on and the address of a seat: `a` to `t`, `o`, `m`.
fn sign_on(seat: char) -> (&'static str, String) {
    let from = match seat {
        'a' => "ann@example.org",
        'e' => "eve@example.org",
        'f' => "fred@example.org",
        'g' => "gus@example.org",
        'i' => "ida@example.org",
        'r' => "rob@example.org",
        't' => "tom@example.org",
        'm' => "max@example.org",
        _ => return ("olga@example.org", "SIGN ON odemo watching".to_owned()),
    };
    (from, format!("SIGN ON {seat}demo secret"))
}

/// Sends a line of press with this text. Returns the reply, in one line, and the e-mails to others.
fn write(world: &mut World, seat: char, line: &str, text: &str) -> (String, Vec<Mail>) {
    let (from, sign_on) = sign_on(seat);
    world.mail();
    world.write(from, JUDGE, "", &format!("{sign_on}\n{line}\n{text}\nENDPRESS"));
    let (replies, others): (Vec<Mail>, Vec<Mail>) = world.mail().into_iter().partition(|mail| mail.reply);
    (said(&replies[0].body), others)
}

fn readers(mails: &[Mail]) -> String {
    let mut names: Vec<&str> = mails.iter().map(|mail| mail.to.split('@').next().unwrap()).collect();
    names.sort_unstable();
    names.join(" ")
}

/// Checks a seat's permission: press is sent, or refused with these words.
fn check(world: &mut World, seat: char, line: &str, wanted: &str) {
    let (answer, others) = write(world, seat, line, "Hello.");
    if wanted == "sent" {
        assert!(answer.contains("Press sent to") && !others.is_empty(), "{seat} {line}: {answer}");
    } else {
        let refused = ["Nothing has been sent.", "I have not sent this: ", "I have not saved this: "];
        let is_refused = refused.iter().any(|words| answer.contains(words));
        assert!(answer.contains(wanted) && is_refused, "{seat} {line}: {answer}");
        assert!(others.is_empty(), "{seat} {line}: {others:#?}");
    }
}

/// Before the deadline: the settings, and the outcome for each seat and line.
#[test]
fn each_setting_holds_for_each_seat() {
    for (settings, rows) in [
        ("", &[('a', "PRESS TO E", "sent"), ('a', "BROADCAST", "sent"), ('o', "BROADCAST", "to the GM only")][..]),
        (
            "",
            &[('a', "PRESS GREY TO E", "white press only"), ('m', "PRESS TO AE", "sent"), ('o', "PRESS TO M", "sent")],
        ),
        (
            "NO PRESS",
            &[('a', "PRESS TO E", "no press"), ('a', "BROADCAST", "no press"), ('o', "BROADCAST", "no press")],
        ),
        ("NO PRESS", &[('a', "PRESS TO M", "sent"), ('m', "BROADCAST", "sent"), ('m', "PRESS TO A", "sent")]),
        (
            "GREY",
            &[('a', "PRESS WHITE TO E", "grey press only"), ('a', "PRESS TO E", "sent"), ('m', "BROADCAST", "sent")],
        ),
        (
            "NO PARTIAL",
            &[('a', "PRESS TO E", "NO PARTIAL"), ('a', "PRESS TO ALL", "sent"), ('a', "PRESS TO M", "sent")],
        ),
        ("NO PARTIAL", &[('m', "PRESS TO E", "sent"), ('o', "PRESS TO M", "sent"), ('a', "PRESS TO ME", "NO PARTIAL")]),
        ("OBSERVER ANY, WHITE/GREY", &[('o', "PRESS TO A", "sent"), ('o', "PRESS GREY TO ALL", "sent")]),
        ("ANY OBSERVER, NO PARTIAL", &[('o', "PRESS TO A", "NO PARTIAL"), ('o', "BROADCAST", "sent")]),
        ("WHITE OBSERVER, WHITE/GREY", &[('o', "PRESS GREY TO A", "white press only"), ('o', "PRESS TO A", "sent")]),
        ("OBSERVER NO", &[('o', "PRESS TO A", "to the GM only"), ('o', "PRESS TO M", "sent")]),
        ("MUST ORDER", &[('a', "PRESS TO E", "orders must be on file"), ('a', "PRESS TO M", "sent")]),
        ("MUST ORDER", &[('m', "BROADCAST", "sent"), ('m', "PRESS TO A", "sent"), ('o', "PRESS TO M", "sent")]),
        ("NO LATE PRESS, NO GRACE PRESS", &[('a', "PRESS TO E", "sent"), ('a', "BROADCAST", "sent")]),
        ("NO POSTAL PRESS", &[('a', "POSTAL PRESS", "NO POSTAL PRESS"), ('m', "POSTAL PRESS", "NO POSTAL PRESS")]),
        ("NO PRESS, OBSERVER ANY", &[('a', "POSTAL PRESS", "no press"), ('o', "POSTAL PRESS", "no press")]),
        ("NO FAKE", &[('a', "PRESS TO E FAKE BROADCAST", "NO FAKE"), ('a', "PRESS TO E NO FAKE", "sent")]),
    ] {
        let mut world = demo(settings);
        for (seat, line, wanted) in rows {
            check(&mut world, *seat, line, wanted);
        }
    }
}

#[test]
fn must_order_releases_press_as_soon_as_the_orders_are_in() {
    let mut world = demo("MUST ORDER");
    check(&mut world, 'a', "PRESS TO E", "orders must be on file");
    world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{ORDERS}"));
    check(&mut world, 'a', "PRESS TO E", "sent");
}

#[test]
fn blank_press_goes_only_to_permitted_readers() {
    for (settings, wanted) in [("NO BLANK PRESS", "Your press has no text"), ("BLANK PRESS", "Press sent to")] {
        for (seat, line) in [('a', "PRESS TO E"), ('a', "BROADCAST"), ('m', "BROADCAST"), ('o', "PRESS TO M")] {
            let (answer, _) = write(&mut demo(settings), seat, line, "");
            assert!(answer.contains(wanted), "{settings} {seat} {line}: {answer}");
        }
    }
}

/// After the deadline, while some orders are missing: late players, punctual ones, an observer, the GM.
#[test]
fn late_and_grace_press_follow_the_settings() {
    for (settings, late, in_time) in [
        ("LATE PRESS, GRACE PRESS", "sent", "sent"),
        ("NO LATE PRESS", "late players cannot", "sent"),
        ("NO GRACE PRESS", "until the results are out", "until the results are out"),
        ("NO LATE PRESS, NO GRACE PRESS", "late players cannot", "until the results are out"),
    ] {
        let mut world = demo(&format!("{settings}, OBSERVER ANY"));
        world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{ORDERS}"));
        world.run_to("2026-11-25T12:00:00Z".parse().unwrap());
        for (seat, wanted) in [('e', late), ('a', in_time), ('o', "sent"), ('m', "sent")] {
            check(&mut world, seat, "PRESS TO F", wanted);
            check(&mut world, seat, "BROADCAST", wanted);
            if seat != 'm' {
                check(&mut world, seat, "PRESS TO M", "sent");
            }
        }
    }
}

/// In a secret game, players must not learn even that no one is late.
#[test]
fn grace_press_does_not_reveal_late_players_of_a_secret_game() {
    let mut world = demo("NO GRACE PRESS, SECRET, MANUAL PROCESS");
    for seat in "aefgirt".chars() {
        let (from, sign_on) = sign_on(seat);
        world.ask(from, &format!("{sign_on}\nSET WAIT"));
    }
    world.run_to("2026-11-25T12:00:00Z".parse().unwrap());
    check(&mut world, 'a', "PRESS TO E", "until the results are out");
}

#[test]
fn minor_press_is_for_minor_phases() {
    for (settings, wanted) in [("NO MINOR PRESS", "no press during"), ("MINOR PRESS", "sent")] {
        let mut world = demo(settings);
        check(&mut world, 'a', "PRESS TO E", "sent");
        // Spring, fall, and then builds.
        world.ask("rob@example.org", "SIGN ON rdemo secret\nF SEV - RUM");
        world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
        world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
        assert_eq!(world.store.game_named("demo").unwrap().unwrap().phase, "W1901A");
        check(&mut world, 'a', "PRESS TO E", wanted);
        check(&mut world, 'a', "PRESS TO M", "sent");
        check(&mut world, 'm', "PRESS TO E", "sent");
    }
}

/// Only neighbours write to each other, and each power has one broadcast a turn.
#[test]
fn touch_press() {
    let mut world = demo("TOUCH PRESS, OBSERVER ANY");
    check(&mut world, 'a', "PRESS TO I", "sent");
    check(&mut world, 'a', "PRESS TO IRG", "sent");
    check(&mut world, 'a', "PRESS TO E", "only neighbours write to each other");
    let (answer, _) = write(&mut world, 'a', "PRESS TO IE", "Hello.");
    assert!(answer.contains("yours are now Germany, Italy and Russia."), "{answer}");
    check(&mut world, 'a', "PRESS TO ALL BUT T", "only neighbours write to each other");
    check(&mut world, 'a', "PRESS TO ALL BUT EFT", "sent");
    check(&mut world, 'a', "PRESS TO M", "sent");
    check(&mut world, 'a', "PRESS TO O", "sent");
    // The GM and the observers have no borders.
    check(&mut world, 'm', "PRESS TO EA", "sent");
    check(&mut world, 'o', "PRESS TO EA", "sent");
    // One broadcast a turn; one that waits for the results is included.
    check(&mut world, 'a', "BROADCAST", "sent");
    check(&mut world, 'a', "BROADCAST", "one broadcast a turn");
    check(&mut world, 'a', "POSTAL PRESS", "one broadcast a turn");
    check(&mut world, 'e', "BROADCAST", "sent");
    let (answer, _) = write(&mut world, 'f', "POSTAL PRESS", "Hello.");
    assert!(answer.contains("Postal press 1 is saved."), "{answer}");
    check(&mut world, 'f', "BROADCAST", "one broadcast a turn");
    for _ in 0..2 {
        check(&mut world, 'm', "BROADCAST", "sent");
    }
    world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
    check(&mut world, 'a', "BROADCAST", "sent");
    check(&mut world, 'a', "BROADCAST", "one broadcast a turn");
    // A plain reply does not bypass the setting: England's broadcast reaches Austria, but not the reverse.
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nBROADCAST\nWell?\nENDPRESS");
    let token = world.mail().into_iter().find(|mail| mail.to == "ann@example.org").unwrap().reply_to.unwrap();
    world.write("ann@example.org", &token, "", "Well what?");
    let mails = world.mail();
    assert!(mails.len() == 1 && said(&mails[0].body).contains("only neighbours write"), "{mails:#?}");
}

/// Returns whether grey press can be answered would reveal whose neighbour its writer is.
#[test]
fn touch_press_does_not_reveal_the_writer_of_grey_press() {
    let mut answers = Vec::new();
    for writer in ['i', 'e'] {
        let mut world = demo("TOUCH PRESS, WHITE/GREY");
        let (_, letters) = write(&mut world, writer, "BROADCAST GREY", "Guess.");
        let letter = letters.into_iter().find(|mail| mail.to == "ann@example.org").unwrap();
        assert!(!letter.body.contains("PRESS REPLY"), "{}", letter.body);
        world.write("ann@example.org", letter.reply_to.as_deref().unwrap(), "", "No.");
        let mails = world.mail();
        assert_eq!(mails.len(), 1);
        answers.push(mails[0].body.clone());
    }
    assert!(said(&answers[0]).contains("so you cannot answer it."), "{}", answers[0]);
    assert_eq!(answers[0], answers[1]);
}

/// The classic spellings of recipients and headings, in any order: they all give the same e-mail.
#[test]
fn all_spellings_of_a_fake_give_the_same_email() {
    let mut world = demo("PARTIAL MAY BE FAKED");
    for line in [
        "PRESS TO F FAKE BROADCAST",
        "PRESS FAKE BROADCAST TO F",
        "PRESS +F FAKE",
        "PRESS WHITE +F FAKE BROADCAST",
        "PRESS FAKE BROADCAST UNANONYMOUSLY TO FRANCE",
        "PRESS TO F FAKE TO ALL",
        "BROADCAST TO F FAKE",
        "press to f, fake broadcast",
        "PRESS TOF FAKEBROADCAST",
    ] {
        let (answer, letters) = write(&mut world, 'e', line, "Psst.");
        assert!(answer.contains("Press sent to France; they read: to all."), "{line}: {answer}");
        assert_eq!(readers(&letters), "fred", "{line}");
        assert!(letters[0].body.starts_with("Message from England to all in 'demo':\n\nPsst."), "{line}");
    }
    for line in [
        "PRESS TO F FAKE TO FG",
        "PRESS TO F FAKE PARTIAL TO FRANCE AND GERMANY",
        "PRESS FAKE +FG +F",
        "PRESS FAKE PARTIAL +FG TO F",
        "PRESS +F FAKE +FG WHITE",
        "PRESS FAKE TO FG TO F",
    ] {
        let (answer, letters) = write(&mut world, 'e', line, "Psst.");
        assert!(answer.contains("Press sent to France; they read: to France and Germany."), "{line}: {answer}");
        assert_eq!(readers(&letters), "fred", "{line}");
    }
    for line in ["PRESS TO F FAKE TO ALL BUT G", "PRESS TO F FAKE -G", "PRESS FAKE -G TO F", "PRESS FAKE PARTIAL -G +F"]
    {
        let (answer, _) = write(&mut world, 'e', line, "Psst.");
        assert!(answer.contains("Press sent to France; they read: to all but Germany."), "{line}: {answer}");
    }
    for (line, why) in [
        ("PRESS FAKE TO F", "Also say who it really goes to"),
        ("PRESS TO F FAKE PARTIAL", "Who should it appear to go to?"),
        ("PRESS TO F TO ALL BUT G", "has two lists of recipients"),
        ("PRESS TO F FAKE SENDER", "is neither a colour nor a recipient"),
    ] {
        let (answer, letters) = write(&mut world, 'e', line, "Psst.");
        assert!(answer.contains(why) && letters.is_empty(), "{line}: {answer}");
    }
}

/// Faked by default, or always: press to all and press to some look alike.
#[test]
fn partial_press_can_pretend_to_be_broadcast() {
    for (settings, line, seen) in [
        ("PARTIAL FAKES BROADCAST BY DEFAULT", "PRESS TO F", "to all"),
        ("PARTIAL DEFAULT", "PRESS TO F NO FAKE BROADCAST", "to France"),
        ("PARTIAL DEFAULT", "PRESS TO F FAKE TO FG", "to France and Germany"),
        ("PARTIAL FAKES BROADCAST", "PRESS TO F", "to all"),
        ("PARTIAL FAKES", "PRESS TO ALL BUT G", "to all"),
    ] {
        let (answer, letters) = write(&mut demo(settings), 'e', line, "Psst.");
        let letter = letters.iter().find(|mail| mail.to == "fred@example.org").unwrap_or_else(|| panic!("{answer}"));
        assert!(letter.body.starts_with(&format!("Message from England {seen} in 'demo':")), "{line}: {}", letter.body);
    }
    let mut world = demo("PARTIAL FAKES BROADCAST");
    check(&mut world, 'e', "PRESS TO F NO FAKE", "looks like a broadcast");
    check(&mut world, 'e', "PRESS TO F FAKE TO FG", "looks like a broadcast");
    // A real broadcast and a fake one look the same. So do the replies.
    write(&mut world, 'e', "BROADCAST", "Good day.");
    let (_, real) = write(&mut world, 'e', "BROADCAST", "Psst.");
    let (_, fake) = write(&mut world, 'e', "PRESS TO F", "Psst.");
    let to_fred = |mails: &[Mail]| mails.iter().find(|mail| mail.to == "fred@example.org").unwrap().clone();
    assert_eq!((to_fred(&real).subject, to_fred(&real).body), (to_fred(&fake).subject, to_fred(&fake).body));
    assert_eq!(to_fred(&real).references, to_fred(&fake).references);
    // Press to and from the GM is never faked.
    let (_, letters) = write(&mut world, 'e', "PRESS TO M", "Psst.");
    assert!(letters[0].body.starts_with("Message from England to Master"), "{}", letters[0].body);
    let (_, letters) = write(&mut world, 'm', "PRESS TO E", "Psst.");
    assert!(letters[0].body.starts_with("Message from Master to England"), "{}", letters[0].body);
}

/// A past fault: the reply "The player you are answering has left" revealed the writer of grey press.
#[test]
fn a_reply_to_grey_press_does_not_reveal_whether_its_writer_has_left() {
    let mut answers = Vec::new();
    for leaves in [false, true] {
        let mut world = demo("WHITE/GREY");
        let (_, letters) = write(&mut world, 'e', "PRESS GREY TO A", "Guess.");
        let token = letters[0].reply_to.clone().unwrap();
        if leaves {
            world.ask("eve@example.org", "SIGN ON edemo secret\nRESIGN demo");
        } else {
            world.ask("fred@example.org", "SIGN ON fdemo secret\nRESIGN demo");
        }
        world.mail();
        world.write("ann@example.org", &token, "", "No idea.\nANNA");
        let mails = world.mail();
        assert_eq!(mails.len(), if leaves { 1 } else { 2 }, "{mails:#?}");
        answers.push(mails.into_iter().find(|mail| mail.reply).unwrap().body);
        let by_number = world.ask("ann@example.org", "SIGN ON ademo secret\nPRESS REPLY 1\nNo.\nENDPRESS");
        answers.push(by_number.body);
    }
    assert!(said(&answers[0]).contains("if they are still in the game, without your name"), "{}", answers[0]);
    assert_eq!(answers[0], answers[2]);
    assert_eq!(answers[1], answers[3]);
}

/// IGNORE does not reveal the writer of grey press, and the ignored sender does not notice it.
#[test]
fn an_ignored_player_does_not_notice_and_grey_press_still_comes() {
    let mut world = demo("WHITE/GREY");
    let (before, _) = write(&mut world, 'e', "PRESS TO I", "Hello.");
    world.ask("ida@example.org", "SIGN ON idemo secret\nIGNORE E");
    let (after, letters) = write(&mut world, 'e', "PRESS TO I", "Hello.");
    assert_eq!(before, after);
    assert!(letters.is_empty());
    let (_, letters) = write(&mut world, 'e', "PRESS TO IR", "Hello.");
    assert_eq!(readers(&letters), "rob");
    for line in ["PRESS GREY TO I", "BROADCAST"] {
        let (_, letters) = write(&mut world, 'e', line, "Hello.");
        assert!(readers(&letters).contains("ida"), "{line}");
    }
    // A plain reply does not get through either. The GM's press in England's name does.
    let (_, letters) = write(&mut world, 'i', "PRESS TO E", "Stop it.");
    world.write("eve@example.org", letters[0].reply_to.as_deref().unwrap(), "", "Never.");
    assert_eq!(readers(&world.mail()), "eve");
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nBECOME ENGLAND\nPRESS TO I\nHello.\nENDPRESS");
    assert!(readers(&world.mail()).contains("ida"));
    let history = world.ask("ida@example.org", "SIGN ON idemo secret\nHISTORY demo").body;
    assert!(history.contains("Never.") && history.matches("Hello.").count() == 6, "{history}");
    // The player was ignored, not the power: a new player starts without it.
    world.ask("eve@example.org", "SIGN ON edemo secret\nRESIGN demo");
    world.ask("bob@example.org", "SIGN ON edemo new-moon");
    assert!(world.ask("ida@example.org", "SIGN ON idemo secret\nIGNORE").body.contains("You are ignoring no one."));
    world.write("bob@example.org", JUDGE, "", "SIGN ON edemo new-moon\nPRESS TO I\nI am new here.\nENDPRESS");
    assert_eq!(readers(&world.mail()), "bob ida");
}

/// HISTORY shows a player's own press, whoever holds the seat now.
#[test]
fn a_new_player_does_not_see_the_previous_players_press() {
    let mut world = demo("");
    write(&mut world, 'e', "PRESS TO F", "Our secret.");
    world.ask("fred@example.org", "SIGN ON fdemo secret\nRESIGN demo");
    world.ask("bob@example.org", "SIGN ON fdemo new-moon");
    for (from, lines, finds) in [
        ("eve@example.org", "SIGN ON edemo secret\nHISTORY demo", true),
        ("fred@example.org", "HISTORY demo", true),
        ("bob@example.org", "SIGN ON fdemo new-moon\nHISTORY demo", false),
        ("gus@example.org", "SIGN ON gdemo secret\nHISTORY demo", false),
        ("max@example.org", "SIGN ON mdemo secret\nHISTORY demo", false),
        ("olga@example.org", "SIGN ON odemo watching\nHISTORY demo", false),
        ("stranger@example.net", "HISTORY demo", false),
    ] {
        let body = world.ask(from, lines).body;
        assert!(body.contains("History of game 'demo'."), "{from}: {body}");
        assert_eq!(body.contains("Our secret."), finds, "{from}: {body}");
    }
}

/// At the end all press is opened if the players knew in advance. Its true address lines are opened too, but not the
/// writers of grey press.
#[test]
fn press_is_opened_at_the_end_only_if_the_game_says_so() {
    for (setting, opened) in [("REVEAL PRESS", true), ("NO REVEAL PRESS", false)] {
        let mut world = World::new();
        let lines = format!(
            "REGISTER Max Master\nCREATE ?open1 secret standard_france_austria\nBECOME MASTER\nSET {setting}, WHITE/GREY, PARTIAL MAY BE FAKED"
        );
        world.write("max@example.org", JUDGE, "", &lines);
        world.write("ann@example.org", JUDGE, "", "REGISTER Ann Other\nSIGN ON ?open1 secret\nSET PREFERENCE A");
        world.write("fred@example.org", JUDGE, "", "REGISTER Fred French\nSIGN ON ?open1 secret\nSET PREFERENCE F");
        let late = world.ask("max@example.org", "SIGN ON mopen1 secret\nSET REVEAL PRESS").body;
        assert!(late.contains("can only be set before the game starts"), "{late}");
        world.ask("ann@example.org", "SIGN ON aopen1 secret\nPRESS TO F FAKE BROADCAST\nA white lie.\nENDPRESS");
        world.ask("ann@example.org", "SIGN ON aopen1 secret\nPRESS GREY TO F\nA grey one.\nENDPRESS");
        let before = world.ask("stranger@example.net", "HISTORY open1").body;
        assert!(!before.contains("white lie"), "{before}");
        world.ask("ann@example.org", "SIGN ON aopen1 secret\nSET DRAW");
        world.ask("fred@example.org", "SIGN ON fopen1 secret\nSET DRAW");
        let after = world.ask("stranger@example.net", "HISTORY open1").body;
        assert_eq!(after.contains("Message from Austria to France in 'open1':"), opened, "{after}");
        assert_eq!(after.contains("(They read: to all.)"), opened, "{after}");
        assert_eq!(after.contains("Message from somebody to France"), opened, "{after}");
        assert!(!after.contains("Written by"), "{after}");
    }
}

/// The classic judge could lose the diary at the end of a game.
#[test]
fn a_diary_is_not_lost_at_the_end_of_the_game() {
    for end in ["SET DRAW", "SET CONCEDE FRANCE"] {
        let mut world = World::new();
        world.write(
            "max@example.org",
            JUDGE,
            "",
            "REGISTER Max Master\nCREATE ?end secret standard_france_austria\nBECOME MASTER",
        );
        world.write("ann@example.org", JUDGE, "", "REGISTER Ann Other\nSIGN ON ?end secret\nSET PREFERENCE A");
        world.write("fred@example.org", JUDGE, "", "REGISTER Fred French\nSIGN ON ?end secret\nSET PREFERENCE F");
        for n in 1..=3 {
            let lines = format!("SIGN ON aend secret\nDIARY\nEntry of day {n}.\nENDPRESS");
            assert!(world.ask("ann@example.org", &lines).body.contains(&format!("Diary entry {n} is saved.")));
        }
        if end == "SET DRAW" {
            world.ask("fred@example.org", "SIGN ON fend secret\nSET DRAW");
        }
        world.mail();
        world.write("ann@example.org", JUDGE, "", &format!("SIGN ON aend secret\n{end}"));
        let mails = world.mail();
        for reader in ["ann@example.org", "fred@example.org", "max@example.org"] {
            let over = mails.iter().any(|mail| mail.to == reader && mail.subject.ends_with("Game over"));
            let diary = mails.iter().find(|mail| mail.to == reader && mail.subject.ends_with("Diaries"));
            assert!(over, "{end} {reader}: {mails:#?}");
            let diary = diary.unwrap_or_else(|| panic!("{end}: {reader} has no diaries"));
            assert!((1..=3).all(|n| diary.body.contains(&format!("Entry of day {n}."))), "{}", diary.body);
        }
        let own = world.ask("ann@example.org", "SIGN ON aend secret\nDIARY READ").body;
        assert!(own.contains("Entry of day 3."), "{own}");
    }
}

/// In a gunboat game without REVEAL a diary does not name its writer at the end.
#[test]
fn a_diary_keeps_the_secrets_of_a_gunboat_game() {
    let mut world = World::new();
    world.write(
        "max@example.org",
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?boat secret standard_france_austria\nBECOME MASTER\nSET GUNBOAT, NO REVEAL",
    );
    world.write("ann@example.org", JUDGE, "", "REGISTER Ann Other\nSIGN ON ?boat secret\nSET PREFERENCE A");
    world.write("knopf@example.org", JUDGE, "", "REGISTER Gerda Knopf\nSIGN ON ?boat pale-moon\nSET PREFERENCE F");
    let told = world.ask("knopf@example.org", "SIGN ON fboat pale-moon\nDIARY\nI am Gerda Knopf.\nENDPRESS").body;
    assert!(said(&told).contains("your entry contains your own name"), "{told}");
    world.ask("knopf@example.org", "SIGN ON fboat pale-moon\nDIARY\nWho is Austria?\nENDPRESS");
    world.ask("knopf@example.org", "SIGN ON fboat pale-moon\nSET DRAW");
    world.write("ann@example.org", JUDGE, "", "SIGN ON aboat secret\nSET DRAW");
    let mails = world.mail();
    let diary = mails.iter().find(|mail| mail.to == "ann@example.org" && mail.subject.ends_with("Diaries")).unwrap();
    assert!(diary.body.contains("Diary of France\n") && !diary.body.contains("Knopf"), "{}", diary.body);
    let diary = mails.iter().find(|mail| mail.to == "max@example.org" && mail.subject.ends_with("Diaries")).unwrap();
    assert!(diary.body.contains("Diary of France, by Gerda Knopf"), "{}", diary.body);
}

/// A complaint about a GM goes only to the keeper, and never to the GM.
#[test]
fn a_complaint_about_the_gm_goes_to_the_keeper() {
    let mut world = demo("");
    write(&mut world, 'm', "PRESS TO A", "Hurry up, you.");
    world.write("ann@example.org", JUDGE, "", "SIGN ON ademo secret\nREPORT 1\nNot nice.\nENDREPORT");
    let mails = world.mail();
    assert_eq!(readers(&mails), "ann keeper", "{mails:#?}");
    // Players can report only press that they received. The number of other press reveals nothing.
    for lines in ["REPORT 2\nx\nENDREPORT", "REPORT 0\nx\nENDREPORT", "PRESS REPLY 2\nx\nENDPRESS"] {
        let body = world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{lines}")).body;
        assert!(said(&body).contains("You have not received press with the number"), "{body}");
    }
}

/// Copies are for GMs and, where the setting allows it, observers. Everyone is notified, and LIST says so.
#[test]
fn copies_of_all_press_are_announced() {
    let mut world = demo("");
    let (answer, others) = write(&mut world, 'a', "SET ALL PRESS", "SIGN OFF");
    assert!(answer.contains("Only GMs and observers") && others.is_empty(), "{answer}");
    let (_, others) = write(&mut world, 'm', "SET ALL PRESS", "SIGN OFF");
    assert_eq!(readers(&others), "ann eve fred gus ida olga rob tom");
    assert!(said(&world.ask("ann@example.org", "LIST demo").body).contains("The GM reads all of it."));
    let (_, letters) = write(&mut world, 'a', "PRESS TO E", "Psst.");
    assert_eq!(readers(&letters), "eve max");
    // An observer's copies end with the setting.
    world.ask("max@example.org", "SIGN ON mdemo secret\nSET WATCH ALL PRESS");
    world.ask("olga@example.org", "SIGN ON odemo watching\nSET ALL PRESS");
    let (_, letters) = write(&mut world, 'a', "PRESS TO E", "Psst.");
    assert_eq!(readers(&letters), "eve max olga");
    world.ask("max@example.org", "SIGN ON mdemo secret\nSET NO WATCH ALL PRESS\nSET NORMAL PRESS");
    let (_, letters) = write(&mut world, 'a', "PRESS TO E", "Psst.");
    assert_eq!(readers(&letters), "eve");
    // A new GM does not read along unannounced.
    world.ask("max@example.org", "SIGN ON mdemo secret\nPROMOTE olga@example.org");
    let (_, letters) = write(&mut world, 'a', "PRESS TO E", "Psst.");
    assert_eq!(readers(&letters), "eve");
}

/// The keeper's visit to a game ends with the e-mail and leaves no trace.
#[test]
fn a_visiting_keeper_gets_no_copies() {
    let mut world = demo("");
    world.ask("keeper@example.org", "REGISTER Kit Keeper");
    let body = said(&world.ask("keeper@example.org", "KEEPER demo\nSET ALL PRESS\nSET NO BROADCAST").body);
    for words in ["You are only visiting this game: ", "You only visit this game, and get no broadcasts"] {
        assert_eq!(body.matches(words).count(), 1, "{body}");
    }
    let (_, letters) = write(&mut world, 'a', "PRESS TO E", "Psst.");
    assert_eq!(readers(&letters), "eve");
}

/// Waiting press survives a ROLLBACK, goes out once, and is not attributed to the clock's caller.
#[test]
fn postal_press_goes_out_once_with_the_next_results() {
    let mut world = demo("WHITE/GREY");
    write(&mut world, 'r', "POSTAL PRESS", "First.");
    write(&mut world, 'r', "POSTAL PRESS GREY", "Second.");
    write(&mut world, 'm', "POSTAL PRESS", "Third.");
    let (answer, _) = write(&mut world, 'o', "POSTAL PRESS", "No.");
    assert!(answer.contains("Observers of this game write to the GM only."), "{answer}");
    world.mail();
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    let mails = world.mail();
    let to_ann: Vec<&Mail> = mails.iter().filter(|mail| mail.to == "ann@example.org").collect();
    assert!(to_ann[0].subject.ends_with("Results"), "{:?}", to_ann[0].subject);
    assert_eq!(to_ann.len(), 4);
    assert!(to_ann[1].body.starts_with("Message from Russia to all") && to_ann[1].body.contains("First."));
    assert!(to_ann[2].body.starts_with("Message from somebody to all") && to_ann[2].body.contains("Second."));
    assert!(to_ann[3].body.starts_with("Message from Master to all") && to_ann[3].body.contains("Third."));
    assert!(to_ann.iter().skip(1).all(|mail| mail.in_reply_to.is_none()));
    // The reply to it goes to its writer.
    world.write("ann@example.org", to_ann[2].reply_to.as_deref().unwrap(), "", "Ha.");
    assert_eq!(readers(&world.mail()), "ann rob");
    write(&mut world, 'r', "POSTAL PRESS", "Fourth.");
    world.ask("max@example.org", "SIGN ON mdemo secret\nROLLBACK 1");
    world.mail();
    world.write("max@example.org", JUDGE, "", "SIGN ON mdemo secret\nPROCESS");
    let bodies: Vec<String> = world.mail().into_iter().map(|mail| mail.body).collect();
    assert!(bodies.iter().any(|body| body.contains("Fourth.")));
    assert!(!bodies.iter().any(|body| body.contains("First.") || body.contains("Third.")));
}

/// Text on the DIARY line itself is not lost in silence, and an unreadable list opens no block.
#[test]
fn a_diary_begins_below_its_line() {
    let mut world = demo("");
    for line in ["DIARY Went well", "DIARY READ three", "DIARY DELETE", "POSTAL PRESS READ three"] {
        let body = world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{line}\nSET WAIT\nDIARY LIST")).body;
        assert!(body.contains("*** Write it like this:"), "{line}: {body}");
        assert!(body.contains("The turn will not run before the deadline."), "{line}: {body}");
        assert!(body.contains("You have no diary entry in 'demo'."), "{line}: {body}");
    }
}

/// Classic words with another meaning here, or none, get a reply that says so.
#[test]
fn classic_press_words_get_a_reply() {
    let mut world = demo("");
    for (line, wanted) in [
        ("SET SHORTHAND", "Press is free text here, without shorthand."),
        ("SET DEFAULT", "PARTIAL FAKES BROADCAST BY DEFAULT (it was: NO FAKE)."),
        ("SET PRESS GREY, PARTIAL MAY", "PARTIAL MAY BE FAKED (it was: PARTIAL FAKES BROADCAST BY DEFAULT)."),
        ("SET NO FAKE BROADCAST, NO GRACE PRESS", "NO GRACE PRESS (it was: GRACE PRESS)."),
        ("SET NORMAL BROADCAST PRESS", "You get the broadcasts of 'demo' by mail. (Unchanged.)"),
        ("SET NORMAL PRESS", "(Unchanged.)"),
    ] {
        let body = said(&world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{line}")).body);
        assert!(body.contains(wanted), "{line}: {body}");
    }
    for option in ["shorthand", "default"] {
        let body = said(&world.ask("bob@example.org", &format!("CREATE ?short secret standard {option}")).body);
        assert!(body.contains("***") && !body.contains("now has"), "{body}");
        assert!(world.store.game_named("short").unwrap().is_none());
    }
}
