//! Press: its layout, the facts it must not reveal, and its readers.
use crate::world::{PLAYERS, World, address};
use chancery::mail::sink::Mail;
use chancery::text::doc::Doc;
use chancery::text::words::Reader;

const JUDGE: &str = "judge@example.org";

/// Text without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn to<'m>(mails: &'m [Mail], reader: &str) -> &'m Mail {
    mails.iter().find(|mail| mail.to == reader).unwrap_or_else(|| panic!("nothing to {reader}"))
}

/// The press that Ann gets, and the writer's receipt.
fn press(world: &mut World, from: &str, lines: &str) -> (Option<Mail>, Mail) {
    world.mail();
    world.write(from, JUDGE, "", lines);
    let mails = world.mail();
    let read = mails.iter().find(|mail| mail.to == "ann@example.org" && !mail.reply).cloned();
    (read, mails.into_iter().find(|mail| mail.reply).unwrap())
}

/// A gunboat game with Ann as Austria and Gerda Knopf as England, and a GM.
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

/// A past fault: the reader's mail program wrapped a long line, and `RESIGN` appeared on a separate, unmarked line.
#[test]
fn press_is_wrapped_before_the_readers_mail_program_wraps_it() {
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
    let (text, _) = read.body.split_once(":\n\n").unwrap().1.rsplit_once("\n\nOn the web: ").unwrap();
    let came: String = text.chars().filter(|c| !c.is_whitespace() && *c != '>').collect();
    assert_eq!(sent, came, "not a word is lost");
    // A program that quotes it and wraps at 72 columns has nothing to wrap.
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
    // And its writer sees its beginning again.
    assert!(
        receipt.body.contains("Press sent to Austria.\n  | Dear Ann,\n  |     Trieste  ->  Albania\n"),
        "{}",
        receipt.body
    );
    assert!(!receipt.body.contains("Eve"), "not all of it: {}", receipt.body);
}

#[test]
fn press_with_the_writers_name_is_held_back_in_an_anonymous_game() {
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
        assert!(said.contains("I have not sent your press: it contains your own"), "{said}");
        assert!(said.contains("PRESS ANYWAY"), "{said}");
        let lines = format!("SIGN ON fboat pale-moon\nPRESS ANYWAY TO A\n{text}\nENDPRESS");
        let (read, receipt) = press(&mut world, "knopf@example.org", &lines);
        let read = read.unwrap_or_else(|| panic!("who means it may:\n{}", receipt.body));
        assert!(flat(&read.body).contains(&flat(text)), "{}", read.body);
        assert!(flat(&receipt.body).contains("Please note: it contains your own"), "{}", receipt.body);
    }
    // Press to the GM may contain it, and other words are not names.
    let mut world = gunboat();
    for (whom, text) in [("M", "It is me, Gerda."), ("A", "Gerdas are rare, and a knopfler plays the guitar at night.")]
    {
        let lines = format!("SIGN ON fboat pale-moon\nPRESS TO {whom}\n{text}\nENDPRESS");
        let (_, receipt) = press(&mut world, "knopf@example.org", &lines);
        assert!(receipt.body.contains("Press sent to") && !receipt.body.contains("note"), "{}", receipt.body);
    }
}

#[test]
fn a_reply_to_press_with_the_writers_name_is_also_held_back() {
    let mut world = gunboat();
    let (read, _) = press(&mut world, "ann@example.org", "SIGN ON aboat secret\nPRESS TO F\nPeace?\nENDPRESS");
    assert_eq!(read, None);
    world.write("ann@example.org", JUDGE, "", "SIGN ON aboat secret\nPRESS TO F\nPeace?\nENDPRESS");
    let token = to(&world.mail(), "knopf@example.org").reply_to.clone().unwrap();
    world.write("knopf@example.org", &token, "", "Peace.\n\nGerda Knopf");
    let mails = world.mail();
    assert_eq!(mails.len(), 1, "only the writer hears of it");
    assert!(
        flat(&mails[0].body).contains("I have not sent your press: it contains your own name"),
        "{}",
        mails[0].body
    );
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
        assert!(said.contains("I have not sent your press: it contains your password for this game."), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
    // A password that is a plain word may be written. Another seat's password is not recognised.
    for text in ["It is a secret plan.", "Is your password pale-moon?"] {
        let lines = format!("SIGN ON edemo secret\nPRESS TO A\n{text}\nENDPRESS");
        let (read, _) = press(&mut world, "eve@example.org", &lines);
        assert!(read.is_some(), "{text}");
    }
}

#[test]
fn white_press_with_an_address_is_sent_with_a_warning_to_its_writer() {
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
fn the_gm_sees_the_writer_of_grey_press() {
    let mut world = gunboat();
    world.write("knopf@example.org", JUDGE, "", "SIGN ON fboat pale-moon\nPRESS GREY TO ALL\nBoo!\nENDPRESS");
    let mails = world.mail();
    let told = "Message from somebody to all in 'boat':\n(Written by France. Only GMs see this.)\n\nBoo!";
    assert!(to(&mails, "max@example.org").body.contains(told), "{}", to(&mails, "max@example.org").body);
    assert!(to(&mails, "ann@example.org").body.contains("somebody to all in 'boat':\n\nBoo!"));
    assert!(world.ask("max@example.org", "SIGN ON mboat secret\nHISTORY boat").body.contains("(Written by France"));
    assert!(!world.ask("ann@example.org", "SIGN ON aboat secret\nHISTORY boat").body.contains("Written by"));
}

/// A past fault: unmarked robots' replies, "Out of office" and "Undeliverable", revealed the reader's name to the writer.
#[test]
fn a_reply_to_press_from_a_strangers_address_is_not_forwarded() {
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
    // From her own address it still works.
    world.write("knopf@example.org", &token, "", "Peace.");
    assert!(to(&world.mail(), "ann@example.org").body.contains("Peace."));
}

const ROB: &str = "rob@example.org";
/// Russia's orders, and the text above them.
const RUSSIAN: &str = "A MOS - STP\nA WAR - UKR\nF SEV - RUM";
const GREETING: &str = "Hello all, good luck!";

/// Rob's seat in `demo`.
fn robs_seat(world: &World) -> chancery::store::SeatRow {
    let demo = world.store.game_named("demo").unwrap().unwrap();
    world.store.seats(demo.id).unwrap().into_iter().find(|seat| seat.power.as_deref() == Some("Russia")).unwrap()
}

/// All press, notes and orders of `demo`.
fn written(world: &World) -> (usize, usize, usize) {
    let demo = world.store.game_named("demo").unwrap().unwrap();
    let notes = [chancery::store::NoteKind::Postal, chancery::store::NoteKind::Diary];
    let n_notes = notes.iter().map(|kind| world.store.notes(demo.id, *kind).unwrap().len()).sum();
    (world.store.all_press(demo.id).unwrap().len(), n_notes, world.store.orders(demo.id, demo.turn).unwrap().len())
}

/// A past fault: the writer forgot ENDBROADCAST, and all six opponents read the orders below the text.
#[test]
fn unterminated_press_with_the_writers_own_orders_is_not_sent() {
    for head in [
        "BROADCAST",
        "PRESS TO ENGLAND",
        "PRESS TO ALL BUT E",
        "PRESS GREY TO E",
        "PRESS WHITE TO E FAKE BROADCAST",
        "BROADCAST TO ET",
        "PRESS REPLY 1",
        "POSTAL PRESS",
        "DIARY",
        "REPORT 1",
        "BROADCAST, and then SIGN OFF",
    ] {
        let (head, end) = head.split_once(", and then ").unwrap_or((head, ""));
        let mut world = World::with_games();
        world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO R\nPeace?\nENDPRESS");
        world.mail();
        let before = written(&world);
        world.write(ROB, JUDGE, "", &format!("SIGN ON rdemo secret\n{head}\n{GREETING}\n\n{RUSSIAN}\n{end}"));
        let mails = world.mail();
        assert_eq!(mails.len(), 1, "{head}: only the writer hears of it: {mails:?}");
        let said = flat(&mails[0].body);
        for shown in [
            "ends your text, and these lines look like orders: A MOS - STP A WAR - UKR F SEV - RUM",
            "| Hello all, good luck!",
            "I have sent nothing and filed nothing. Send it again with the line END",
            "where your text ends, or send the orders alone.",
        ] {
            assert!(said.contains(shown), "{head}: {said}");
        }
        assert_eq!(written(&world), before, "{head}: neither sent, nor kept, nor filed");
        assert!(robs_seat(&world).error, "{head}: the turn waits for the orders");
    }
}

/// The writer of such an e-mail counts as not ready, whatever they had on file.
#[test]
fn the_turn_waits_for_orders_below_press_without_an_end() {
    let mut world = World::with_games();
    let hold = "SIGN ON rdemo secret\nA MOS H\nF SEV H\nF STP H\nA WAR H";
    world.write(ROB, JUDGE, "", hold);
    world.write(ROB, JUDGE, "", &format!("SIGN ON rdemo secret\nBROADCAST\n{GREETING}\n\n{RUSSIAN}"));
    let others = [
        "A BUD H\nA VIE H\nF TRI H",
        "F EDI H\nF LON H\nA LVP H",
        "F BRE H\nA MAR H\nA PAR H",
        "A BER H\nF KIE H\nA MUN H",
        "F NAP H\nA ROM H\nA VEN H",
        "",
        "F ANK H\nA CON H\nA SMY H",
    ];
    for ((name, letter), orders) in PLAYERS.iter().zip("aefgirt".chars()).zip(others) {
        world.write(&address(name), JUDGE, "", &format!("SIGN ON {letter}demo secret\n{orders}"));
    }
    let phase = |world: &World| world.store.game_named("demo").unwrap().unwrap().phase;
    world.run_to(world.now + jiff::SignedDuration::from_hours(12));
    assert_eq!(phase(&world), "S1901M");
    world.write(ROB, JUDGE, "", &format!("SIGN ON rdemo secret\n{RUSSIAN}"));
    world.run_to(world.now + jiff::SignedDuration::from_hours(12));
    assert_eq!(phase(&world), "F1901M");
}

/// Orders that a player proposes to others are press, and so are the player's own orders in text with an end.
#[test]
fn proposals_and_terminated_text_are_sent() {
    for text in [
        "I propose:\nA BUD - SER\nF TRI - ALB\nA VIE - GAL",
        "If you go to Serbia, I promise that A WAR - UKR follows.",
        "Peace?\n\nRob",
        "These are mine:\nA WAR - UKR\nENDPRESS",
    ] {
        let mut world = World::with_games();
        let (read, receipt) = press(&mut world, ROB, &format!("SIGN ON rdemo secret\nPRESS TO A\n{text}"));
        let read = read.unwrap_or_else(|| panic!("{text} is not sent:\n{}", receipt.body));
        assert!(read.body.contains(text.trim_end_matches("\nENDPRESS")), "{}", read.body);
        assert!(!robs_seat(&world).error);
    }
}

/// The reply address of Eve's press to Ann.
fn answering(world: &mut World) -> String {
    world.mail();
    world.write("eve@example.org", JUDGE, "", "SIGN ON edemo secret\nPRESS TO A\nDo you agree?\nENDPRESS");
    to(&world.mail(), "ann@example.org").reply_to.clone().unwrap()
}

/// A past fault: `Agree` voted for another player's proposal, `Undo` took back the orders, `Report` went to the keeper. The addressee saw
/// none of them.
#[test]
fn a_short_reply_to_press_reaches_its_reader_or_is_visibly_refused() {
    // Text that is sent, and text that could be a command.
    let said = [
        "Agree",
        "agree",
        "Agree!",
        "Agreed",
        "I agree",
        "Why?",
        "Why",
        "why not?",
        "Ready",
        "Explain",
        "Explain.",
        "Undo",
        "Pause",
        "Sandbox",
        "Stop",
        "Stop!",
        "Quit",
        "quit",
        "Help!",
        "Help",
        "List",
        "Map?",
        "map",
        "Status?",
        "Options?",
        "Ignore",
        "Decline",
        "Resume",
        "Web",
        "Yes",
        "No",
        "OK",
        "Accept",
        "?",
        "Ready when you are",
        "Withdraw from the Channel, or else.",
        "Status",
        "Version",
        "Summary?",
        "WHY",
        "AGREE",
        "UNDO",
        "REPORT",
        "Report",
        "Diary",
        "Press",
        "List demo",
        "history demo",
        "HELP",
        "STOP",
        "Set draw?",
    ];
    let unclear = ["Set draw", "Set no dias", "set wait"];
    let mut world = World::with_games();
    // A proposal to agree to, and orders to undo.
    world.write("fred@example.org", JUDGE, "", "SIGN ON fdemo secret\nPROPOSE PAUSE");
    world.write("ann@example.org", JUDGE, "", "SIGN ON ademo secret\nA BUD - SER");
    let answer_to = answering(&mut world);
    let demo = world.store.game_named("demo").unwrap().unwrap().id;
    let state = |world: &World| {
        let n_press = world.store.all_press(demo).unwrap().len();
        let games: Vec<String> = world.store.games().unwrap().into_iter().map(|game| format!("{game:?}")).collect();
        let seats: Vec<_> =
            world.store.seats(demo).unwrap().iter().map(|seat| (seat.wait, seat.error, seat.ready)).collect();
        let orders: Vec<_> = world.store.orders(demo, 1).unwrap().iter().map(|order| format!("{order:?}")).collect();
        (n_press, (games, seats, orders, world.store.journal(demo).unwrap().len()))
    };
    for (words, is_sent) in said.iter().map(|word| (word, true)).chain(unclear.iter().map(|word| (word, false))) {
        for text in [words.to_string(), format!("\n{words}\n\nAnn")] {
            let (n_press, before) = state(&world);
            world.write("ann@example.org", &answer_to, "Re: England to Austria", &text);
            let mails = world.mail();
            let to_eve: Vec<&Mail> = mails.iter().filter(|mail| mail.to == "eve@example.org").collect();
            let reply = flat(&to(&mails, "ann@example.org").body);
            assert_eq!(state(&world).1, before, "{text} acted: {reply}");
            assert_eq!(state(&world).0, n_press + usize::from(is_sent), "{text}: {reply}");
            assert_eq!(to_eve.len(), usize::from(is_sent), "{text}: {reply}");
            if is_sent {
                assert!(to_eve[0].body.contains(words), "{text}: {}", to_eve[0].body);
                assert!(reply.contains("I sent your reply as press to England."), "{text}: {reply}");
            } else {
                assert!(
                    reply.contains("looks like a command: ") && reply.contains("I have sent nothing"),
                    "{text}: {reply}"
                );
                assert!(reply.contains("To send all of it to England as press, reply YES."), "{text}: {reply}");
                assert!(
                    reply.contains("To give the command, reply to this e-mail with the command alone."),
                    "{text}: {reply}"
                );
            }
            assert_eq!(mails.len(), 1 + to_eve.len(), "{text}: nobody else hears of it");
        }
    }
}

/// Following the refusal: the command in a reply to it, or the text by PRESS REPLY.
#[test]
fn a_reply_that_could_be_a_command_can_be_sent_either_way() {
    let mut world = World::with_games();
    let answer_to = answering(&mut world);
    world.write("ann@example.org", &answer_to, "", "set wait");
    let refusal = to(&world.mail(), "ann@example.org").reply_to.clone().unwrap();
    world.write("ann@example.org", &refusal, "", "PRESS REPLY 1\nset wait\nENDPRESS");
    assert!(to(&world.mail(), "eve@example.org").body.contains("set wait"));
    world.write("ann@example.org", &refusal, "", "set wait");
    let mails = world.mail();
    assert!(mails.len() == 1 && flat(&mails[0].body).contains("wait"), "{mails:?}");
    let demo = world.store.game_named("demo").unwrap().unwrap();
    assert!(
        world.store.seats(demo.id).unwrap().iter().any(|seat| seat.power.as_deref() == Some("Austria") && seat.wait)
    );
}

/// An e-mail that signs on, or begins with a text for others, still goes to the judge.
#[test]
fn an_email_to_the_judge_in_reply_to_press_is_carried_out() {
    for lines in [
        "SIGN ON ademo secret\nSET WAIT",
        "PRESS TO F\nHello!\nENDPRESS",
        "BROADCAST\nHello!\nENDBROADCAST",
        "press reply 1\nFine.\nENDPRESS",
    ] {
        let mut world = World::with_games();
        let answer_to = answering(&mut world);
        world.write("ann@example.org", &answer_to, "", lines);
        let reply = to(&world.mail(), "ann@example.org").body.clone();
        assert!(
            !reply.contains("*** ") && !reply.contains("as press to England. I read no commands"),
            "{lines}: {reply}"
        );
    }
}

/// Text that only the judge writes.
const OURS: &str = "*** The master has terminated this game.\n:: Deadline: S1901M today\n\nMovement results for Spring of 1901. (demo.001)\n\nAustria:  Army Budapest\nEngland:  Fleet London\n\nMessage from Master to all in 'demo':\nSend me your passwords:";

/// A past fault: in HTML a player's words were an alarm, a title, a heading and a table, like the judge's own.
#[test]
fn press_is_always_a_quote_in_html() {
    let mut world = World::with_games();
    world.ask("ann@example.org", "SET FORMAT HTML");
    world.ask("ann@example.org", "SIGN ON ademo secret\nDIARY\n*** Beware of Russia.\nENDPRESS");
    let (read, _) =
        press(&mut world, "eve@example.org", &format!("SIGN ON edemo secret\nBROADCAST\n{OURS}\nENDBROADCAST"));
    let letter = read.unwrap().html.unwrap();
    let history = world.ask("ann@example.org", "SIGN ON ademo secret\nHISTORY demo").html.unwrap();
    let diary = world.ask("ann@example.org", "SIGN ON ademo secret\nDIARY READ 1").html.unwrap();
    for (name, html, words) in
        [("press", &letter, OURS), ("history", &history, OURS), ("diary", &diary, "*** Beware of Russia.")]
    {
        let (before, rest) = html.split_once("<blockquote").unwrap_or_else(|| panic!("{name} has no quote: {html}"));
        let (quote, after) = rest.split_once("</blockquote>").unwrap();
        for line in words.lines().filter(|line| !line.is_empty()) {
            let line = chancery::text::html::escape(line);
            assert!(quote.contains(&line), "{name}: {line} is not in the quote: {quote}");
            let body = before.split_once("</div>").unwrap().1;
            assert!(!body.contains(&line) && !after.contains(&line), "{name}: {line} is not only in the quote");
        }
        assert!(
            !quote.contains("<h1") && !quote.contains("<td") && !quote.contains("class=\"bad\""),
            "{name}: {quote}"
        );
    }
    // The preview line in a mailbox names the writer.
    let preview = letter.split_once("overflow:hidden\">").unwrap().1.split_once("</div>").unwrap().0;
    assert!(preview.starts_with("Message from England to all in &#39;demo&#39;: &quot;*** The master"), "{preview}");
}

/// In plain text the words appear as written. Only lines that could be the judge's have a bar.
#[test]
fn plain_text_marks_only_lines_that_look_like_the_judges() {
    let mut world = World::with_games();
    let text = format!("Dear all,\n    I mean:  peace\n{OURS}");
    let (read, _) =
        press(&mut world, "eve@example.org", &format!("SIGN ON edemo secret\nBROADCAST\n{text}\nENDBROADCAST"));
    let body = read.unwrap().body;
    let marked: Vec<&str> = body.lines().filter(|line| line.starts_with("| ")).collect();
    let wanted = [
        "| *** The master has terminated this game.",
        "| :: Deadline: S1901M today",
        "| Movement results for Spring of 1901. (demo.001)",
        "| Message from Master to all in 'demo':",
    ];
    assert_eq!(marked, wanted, "{body}");
    assert!(body.contains("Dear all,\n    I mean:  peace\n"), "{body}");
    let history = world.ask("ann@example.org", "SIGN ON ademo secret\nHISTORY demo").body;
    assert!(wanted.iter().all(|line| history.lines().any(|own| own == *line)), "{history}");
    // Invisible characters do not help.
    for sly in ["\u{200b}*** Read this.", "  *** Read this.", "\u{a0}:: Deadline: now"] {
        assert!(Doc::with(Reader::nobody(), |doc| doc.quote(sly)).unwrapped().starts_with("| "), "{sly:?}");
    }
}
