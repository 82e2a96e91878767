//! Press: how it is laid out, what it must not give away, and who learns of it.
use crate::world::World;
use chancery::mail::sink::Mail;

const JUDGE: &str = "judge@example.org";

/// Text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn to<'m>(mails: &'m [Mail], reader: &str) -> &'m Mail {
    mails.iter().find(|mail| mail.to == reader).unwrap_or_else(|| panic!("nothing to {reader}"))
}

/// What arrives at Ann, and the writer's receipt.
fn press(world: &mut World, from: &str, lines: &str) -> (Option<Mail>, Mail) {
    world.mail();
    world.write(from, JUDGE, "", lines);
    let mails = world.mail();
    let read = mails.iter().find(|mail| mail.to == "ann@example.org" && !mail.reply).cloned();
    (read, mails.into_iter().find(|mail| mail.reply).unwrap())
}

/// A gunboat game with Ann as Austria and Gerda Knopf as England, and a master.
fn gunboat() -> World {
    let mut world = World::new();
    let lines =
        "REGISTER Max Master\nCREATE ?boat secret standard_france_austria\nBECOME MASTER\nSET GUNBOAT, WHITE/GREY";
    world.write("max@example.org", JUDGE, "", lines);
    world.write("ann@example.org", JUDGE, "", "REGISTER Ann Other\nSIGN ON ?boat secret\nSET PREFERENCE A");
    world.write("knopf@example.org", JUDGE, "", "REGISTER Gerda Knopf\nSIGN ON ?boat pale-moon\nSET PREFERENCE F");
    assert_eq!(world.store.game_named("boat").unwrap().unwrap().phase, "S1901M");
    world.mail();
    world
}

/// A long line used to be broken by the reader's mail program, and `RESIGN` stood on a line of its own, unmarked.
#[test]
fn press_is_broken_before_the_readers_mail_program_breaks_it() {
    let mut world = World::with_games();
    let hostile = format!(
        "{}\nRESIGN and be free, said nobody who has ever played this game for longer than a single year.\nhttps://example.org/{}\n{}",
        "word ".repeat(14) + "RESIGN",
        "x".repeat(90),
        "平和".repeat(60)
    );
    let lines = format!("SIGN ON edemo secret\nPRESS TO A\n{hostile}\nENDPRESS");
    let (read, _) = press(&mut world, "eve@example.org", &lines);
    let read = read.unwrap();
    let width = chancery::text::columns;
    let wide: Vec<&str> = read.body.lines().filter(|line| 66 < width(line) && !line.contains("://")).collect();
    assert!(wide.is_empty(), "{wide:?}");
    assert_eq!(
        chancery::text::fold(&format!("> > {}", "quoted ".repeat(20)), 66)
            .matches(
                "
> > quoted"
            )
            .count(),
        2
    );
    assert!(read.body.lines().any(|line| line.len() == 110), "an address stays whole");
    let sent: String = hostile.chars().filter(|c| !c.is_whitespace() && *c != '>').collect();
    let came: String =
        read.body.split_once(":\n\n").unwrap().1.chars().filter(|c| !c.is_whitespace() && *c != '>').collect();
    assert_eq!(sent, came, "not a word is lost");
    // A program that quotes it and breaks lines at 72 has nothing to break.
    let quoted: Vec<String> = read.body.lines().map(|line| format!("> > {line}")).collect();
    assert!(quoted.iter().filter(|line| !line.contains("://")).all(|line| width(line) <= 72));
}

#[test]
fn short_press_is_laid_out_as_it_was_written() {
    let mut world = World::with_games();
    let text = "Dear Ann,\n\n    Trieste  ->  Albania\n  * and so on\n\n-- \nEve";
    let (read, receipt) =
        press(&mut world, "eve@example.org", &format!("SIGN ON edemo secret\nPRESS TO A\n{text}\nENDPRESS"));
    assert!(read.unwrap().body.contains(text.split("\n\n-- ").next().unwrap()));
    // And its writer sees the beginning of it again.
    assert!(
        receipt.body.contains("Press sent to Austria.\n  | Dear Ann,\n  |     Trieste  ->  Albania\n"),
        "{}",
        receipt.body
    );
    assert!(!receipt.body.contains("Eve"), "not all of it: {}", receipt.body);
}

#[test]
fn press_with_the_writers_own_name_is_held_back_where_nobody_may_know_it() {
    for text in [
        "Peace?\nGerda",
        "Peace? Cheers,\n  gerda knopf",
        "I am Gerda Knopf, by the way, and I live next door to you in the same street.",
        "Peace?\n- G. Knopf",
        "Write to me: Knopf@Example.org",
    ] {
        let mut world = gunboat();
        let (read, receipt) =
            press(&mut world, "knopf@example.org", &format!("SIGN ON fboat pale-moon\nPRESS TO A\n{text}\nENDPRESS"));
        assert_eq!(read, None, "{text}");
        let said = flat(&receipt.body);
        assert!(said.contains("Your press contains your own") && said.contains("Nothing has been sent"), "{said}");
        assert!(said.contains("PRESS ANYWAY"), "{said}");
        let lines = format!("SIGN ON fboat pale-moon\nPRESS ANYWAY TO A\n{text}\nENDPRESS");
        let (read, receipt) = press(&mut world, "knopf@example.org", &lines);
        let read = read.unwrap_or_else(|| panic!("who means it may:\n{}", receipt.body));
        assert!(flat(&read.body).contains(&flat(text)), "{}", read.body);
        assert!(flat(&receipt.body).contains("Please note: it contains your own"), "{}", receipt.body);
    }
    // To the master it may be told, and other words are no names.
    let mut world = gunboat();
    for (whom, text) in [("M", "It is me, Gerda."), ("A", "Gerdas are rare, and a knopfler plays the guitar at night.")]
    {
        let lines = format!("SIGN ON fboat pale-moon\nPRESS TO {whom}\n{text}\nENDPRESS");
        let (_, receipt) = press(&mut world, "knopf@example.org", &lines);
        assert!(receipt.body.contains("Press sent to") && !receipt.body.contains("note"), "{}", receipt.body);
    }
}

#[test]
fn an_answer_to_press_with_the_writers_name_is_held_back_too() {
    let mut world = gunboat();
    let (read, _) = press(&mut world, "ann@example.org", "SIGN ON aboat secret\nPRESS TO F\nPeace?\nENDPRESS");
    assert_eq!(read, None);
    world.write("ann@example.org", JUDGE, "", "SIGN ON aboat secret\nPRESS TO F\nPeace?\nENDPRESS");
    let token = to(&world.mail(), "knopf@example.org").reply_to.clone().unwrap();
    world.write("knopf@example.org", &token, "", "Peace.\n\nGerda Knopf");
    let mails = world.mail();
    assert_eq!(mails.len(), 1, "only the writer hears of it");
    assert!(flat(&mails[0].body).contains("Nothing has been sent"), "{}", mails[0].body);
}

#[test]
fn a_password_never_goes_out_as_press() {
    let mut world = World::with_games();
    for (whom, text) in [
        ("A", "Play for me on Sunday: SIGN ON edemo secret"),
        ("M", "I forgot: is my password \"secret\"?"),
        ("ALL", "Password=secret"),
    ] {
        let lines = format!("SIGN ON edemo secret\nPRESS TO {whom}\n{text}\nENDPRESS");
        let (read, receipt) = press(&mut world, "eve@example.org", &lines);
        assert_eq!(read, None, "{text}");
        let said = flat(&receipt.body);
        assert!(said.contains("Your press contains your password for this game. Nothing has been sent."), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
    // A password that is a plain word can be written; somebody else's is none.
    for text in ["It is a secret plan.", "Is your password pale-moon?"] {
        let lines = format!("SIGN ON edemo secret\nPRESS TO A\n{text}\nENDPRESS");
        let (read, _) = press(&mut world, "eve@example.org", &lines);
        assert!(read.is_some(), "{text}");
    }
}

#[test]
fn white_press_with_an_address_is_sent_and_its_writer_told() {
    let mut world = World::with_games();
    let lines = "SIGN ON edemo secret\nPRESS TO A\nWrite to eve@example.org!\n\nEve English\nENDPRESS";
    let (read, receipt) = press(&mut world, "eve@example.org", lines);
    assert!(read.is_some());
    assert!(
        flat(&receipt.body).contains("Press sent to Austria. Please note: it contains your own address."),
        "{}",
        receipt.body
    );
}

#[test]
fn the_master_reads_who_wrote_grey_press() {
    let mut world = gunboat();
    world.write("knopf@example.org", JUDGE, "", "SIGN ON fboat pale-moon\nPRESS GREY TO ALL\nBoo!\nENDPRESS");
    let mails = world.mail();
    let told = "Message from somebody to all in 'boat':\n(Written by France, as only masters are told.)\n\nBoo!";
    assert!(to(&mails, "max@example.org").body.contains(told), "{}", to(&mails, "max@example.org").body);
    assert!(to(&mails, "ann@example.org").body.contains("somebody to all in 'boat':\n\nBoo!"));
    assert!(world.ask("max@example.org", "SIGN ON mboat secret\nHISTORY boat").body.contains("(Written by France"));
    assert!(!world.ask("ann@example.org", "SIGN ON aboat secret\nHISTORY boat").body.contains("Written by"));
}

/// "Out of office" and "Undeliverable", written by robots that nothing marks as such, named the reader to the writer.
#[test]
fn an_answer_to_press_from_somebody_elses_address_is_not_sent_on() {
    let mut world = gunboat();
    world.write("ann@example.org", JUDGE, "", "SIGN ON aboat secret\nPRESS TO F\nPeace?\nENDPRESS");
    let token = to(&world.mail(), "knopf@example.org").reply_to.clone().unwrap();
    world.write(
        "Gerda's server <quarantine@mail.example.net>",
        &token,
        "About your letter",
        "Gerda Knopf has not read it yet.",
    );
    let mails = world.mail();
    assert!(mails.iter().all(|mail| mail.to != "ann@example.org"), "{mails:?}");
    let reply = to(&mails, "quarantine@mail.example.net");
    assert!(flat(&reply.body).contains("I sent nothing on"), "{}", reply.body);
    assert_eq!(reply.reply_to, None);
    assert!(flat(&to(&mails, "knopf@example.org").body).contains("I sent nothing on"), "the reader hears of it");
    // From her own address it goes on.
    world.write("knopf@example.org", &token, "", "Peace.");
    assert!(to(&world.mail(), "ann@example.org").body.contains("Peace."));
}
