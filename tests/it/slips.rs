//! Slips of the pen: the effects and disclosures that a misspelt line must not have.
use crate::world::{World, said};
use chancery::mail::sink::Mail;

const ANN: &str = "ann@example.org";
const EVE: &str = "eve@example.org";

/// The lines of `tests/prose/headings.txt` below this head.
fn headings(head: &str) -> Vec<&'static str> {
    let text = include_str!("../prose/headings.txt");
    let below = text.split("\n== ").find_map(|part| part.strip_prefix(head)?.strip_prefix('\n'));
    below.unwrap().lines().filter(|line| !line.is_empty()).collect()
}

/// Everything that could change in the game `demo`: its orders, votes, press, and seats.
fn state(world: &World) -> String {
    let store = &world.store;
    let game = store.game_named("demo").unwrap().unwrap();
    let orders: Vec<String> =
        store.orders(game.id, game.turn).unwrap().into_iter().map(|row| row.power + &row.orders).collect();
    let votes = store.votes(game.id, game.turn).unwrap();
    let (press, seats) = (store.public_press(game.id).unwrap(), store.seats(game.id).unwrap());
    format!("{game:#?}{orders:#?}{votes:#?}{press:#?}{seats:#?}")
}

/// Sends Austria's lines below a heading: an order that remains, the heading, and a text with an order, a vote and a setting.
fn below(world: &mut World, heading: &str, end: &str) -> Vec<Mail> {
    let text = "Dear England, I propose:\nA BUD - SER\nSET DRAW\nSET WAIT\nWhat do you say?";
    world.write(ANN, "judge@example.org", "", &format!("SIGN ON ademo secret\nF TRI - ALB\n{heading}\n{text}\n{end}"));
    world.mail()
}

/// The text of press below a heading close to PRESS, BROADCAST, DIARY or REPORT, or below an unknown line with an end word after it, is not
/// read as orders, votes or commands.
#[test]
fn the_text_below_a_misspelt_heading_does_nothing() {
    let (near, any) = (headings("swallows"), headings("swallows with an end"));
    assert!(20 <= near.len() && 10 <= any.len(), "{near:?} {any:?}");
    let ends =
        ["ENDPRESS", "End Press", "E N D P R E S S", "ENDPRES", "ENDBRODCAST", "END DIARY", "endreport", "ENDDIERY"];
    let with_ends = near.iter().chain(&any).zip(ends.iter().cycle()).map(|(line, end)| (*line, *end));
    let without = near.iter().map(|line| (*line, ""));
    for (line, end) in with_ends.chain(without) {
        let mut world = World::with_games();
        world.ask(ANN, "SIGN ON ademo secret\nF TRI - ALB");
        let before = state(&world);
        let mail = below(&mut world, line, end);
        assert_eq!(mail.len(), 1, "{line} ... {end}: {mail:#?}");
        let answer = said(&mail.first().unwrap().body);
        assert_eq!(state(&world), before, "{line} ... {end}: {answer}");
        assert_eq!(answer.matches(" *** ").count(), 1, "{line} ... {end}: {answer}");
        assert!(answer.contains("neither sent nor carried out"), "{line} ... {end}: {answer}");
        assert!(answer.contains("begin with the line ") || answer.contains("a line such as "), "{line}: {answer}");
    }
}

/// The lines above the heading and below the end are read.
#[test]
fn only_the_text_below_a_misspelt_heading_is_skipped() {
    for heading in ["PRES TO E", "LETTER TO ENGLAND"] {
        let mut world = World::with_games();
        let lines =
            format!("My orders for spring\nA VIE - GAL\n{heading}\nDear England,\nA VIE H\nENDPRESS\nA BUD - SER");
        let answer = said(&world.ask(ANN, &format!("SIGN ON ademo secret\n{lines}")).body);
        assert!(answer.contains("Army Vienna -> Galicia."), "{heading}: {answer}");
        assert!(answer.contains("Army Budapest -> Serbia."), "{heading}: {answer}");
    }
}

#[test]
fn the_reply_to_a_misspelt_heading_gives_the_line_to_send() {
    for (heading, end, send) in [
        ("PRES TO E", "ENDPRESS", "begin with the line PRESS TO E."),
        ("PRES TO E", "", "begin with the line PRESS TO E and end with ENDPRESS."),
        ("LETTER TO ENGLAND", "ENDPRESS", "begin with the line PRESS TO ENGLAND."),
        ("BRODCAST", "ENDBROADCAST", "begin with the line BROADCAST."),
        ("DIERY", "", "To keep it, begin with the line DIARY and end with ENDPRESS."),
        ("REPROT 7", "ENDREPORT", "begin with the line REPORT 7."),
        ("MESSAGE", "ENDDIARY", "begin with the line DIARY."),
        ("MESSAGE", "ENDPRESS", "begin with a line such as PRESS TO ENGLAND."),
    ] {
        let mut world = World::with_games();
        let answer = said(&below(&mut world, heading, end).first().unwrap().body);
        assert!(answer.to_lowercase().contains(&send.to_lowercase()), "{heading} ... {end}: {answer}");
    }
}

/// An e-mail with orders and lines that only sound like a heading: its orders are filed.
#[test]
fn no_sentence_swallows_the_orders_below_it() {
    let lines = headings("reads");
    assert!(20 <= lines.len(), "{lines:?}");
    for line in lines {
        let mut world = World::with_games();
        let letter = format!(
            "SIGN ON ademo secret\n{line}\nA BUD - SER\nA VIE - GAL\n{line}\nF TRI - ALB\nPRESS TO E\nHi\nENDPRESS\n"
        );
        world.write(ANN, "judge@example.org", "", &letter);
        let mail = world.mail();
        assert!(mail.iter().any(|mail| mail.to == EVE), "{line}: {mail:#?}");
        let answer = said(&mail.iter().find(|mail| mail.to == ANN).unwrap().body);
        for order in ["Army Budapest -> Serbia.", "Army Vienna -> Galicia.", "Fleet Trieste -> Albania."] {
            assert!(answer.contains(order), "{line}: {answer}");
        }
    }
}

/// A heading's words may be joined.
#[test]
fn a_heading_without_its_spaces_is_the_command() {
    for line in headings("sends") {
        let mut world = World::with_games();
        world.ask("max@example.org", "SIGN ON mdemo secret\nSET WHITE/GREY");
        let mail = below(&mut world, line, "END PRESS");
        let press = mail.iter().find(|mail| mail.to == EVE).unwrap_or_else(|| panic!("{line}: {mail:#?}"));
        assert!(press.body.contains("What do you say?"), "{line}: {}", press.body);
        let is_grey = line.to_lowercase().contains("grey");
        assert_eq!(press.body.contains("Message from somebody"), is_grey, "{line}: {}", press.body);
    }
}

/// An e-mail from Max, the GM of `demo`.
fn master(world: &mut World, lines: &str) -> String {
    said(&world.ask("max@example.org", &format!("SIGN ON mdemo secret\n{lines}")).body)
}

/// An irrevocable line assumes that the lines above it succeeded.
#[test]
fn an_irrevocable_line_does_not_run_below_a_failed_one() {
    let failed = ["EDIT\nPLACE X\nEND", "SET DEADLINE whenever", "FROBNICATE", "ASSIGN FRANCE nobody", "SET NONSENSE"];
    let grave = ["PROCESS", "EJECT FRANCE", "TERMINATE demo", "ROLLBACK", "RENAME danube", "ASSIGN FRANCE TO nobody"];
    for (line, last) in failed.iter().flat_map(|line| grave.map(|last| (line, last))) {
        let mut world = World::with_games();
        let before = state(&world);
        let answer = master(&mut world, &format!("{line}\n{last}"));
        assert!(answer.contains("*** I have not done "), "{line}, {last}: {answer}");
        assert!(answer.contains(", because a line above it failed."), "{line}, {last}: {answer}");
        assert_eq!(state(&world), before, "{line}, {last}: {answer}");
    }
    for (line, last) in
        [("A LVP - MOS", "RESIGN demo"), ("SET WIAT", "UNREGISTER"), ("SET DRAW XYZ", "SET PASSWORD hush")]
    {
        let mut world = World::with_games();
        let answer = said(&world.ask(EVE, &format!("SIGN ON edemo secret\n{line}\n{last}")).body);
        assert!(answer.contains("*** I have not done "), "{line}, {last}: {answer}");
        let which = if last == "RESIGN demo" { "another line of your e-mail" } else { "a line above it" };
        assert!(answer.contains(&format!(", because {which} failed.")), "{line}, {last}: {answer}");
        let answer = world.ask(EVE, "SIGN ON edemo secret").body;
        assert!(answer.contains("Signed on as England"), "{line}, {last}: {answer}");
    }
}

/// A greeting or a sentence is not a failure, nor are the lines below.
#[test]
fn a_sentence_does_not_hold_up_an_irrevocable_line() {
    for line in ["Hello all!", "Hi Judge,", "It has been a long turn for all of us.", "Please run the turn now:", ""] {
        let mut world = World::with_games();
        let answer = master(&mut world, &format!("{line}\nPROCESS\nSET NONSENSE"));
        assert!(answer.contains("S1901M has been adjudicated."), "{line}: {answer}");
    }
}

/// A condition that the judge does not know is never dropped, and no refusal is without a sentence.
#[test]
fn no_order_with_a_condition_is_filed_without_it() {
    for line in [
        "A VIE - GAL, hold if bounced",
        "A VIE H, if attacked support BUD",
        "When Italy moves, A VIE - TRI",
        "Provided that Italy moves, A VIE - TRI",
        "A VIE - GAL unless Russia objects",
        "A VIE - GAL, otherwise hold",
        "A BUD - SER, A VIE - GAL, or hold",
        "A VIE - GAL, no wait",
        "A VIE - GAL, no wait, A BUD - SER",
        "Cancel my order, A VIE - TRI",
    ] {
        let mut world = World::with_games();
        let answer = world.ask(ANN, &format!("SIGN ON ademo secret\n{line}")).body;
        let answers = [
            "does to this order.",
            "I read no conditions",
            "I don't understand",
            "To take an order back",
            "This order is not on file, so nothing has changed.",
            "Reply YES",
        ];
        assert!(answers.iter().any(|why| said(&answer).contains(why)), "{line}: {answer}");
        assert!(!answer.contains("*** \n"), "{line}: {answer}");
        assert!(!said(&answer).contains("->"), "{line}: {answer}");
    }
}

/// Text on the same line as an order: a correction, prose, or unnamed units.
#[test]
fn an_order_next_to_prose_is_filed_and_no_error_is_empty() {
    for (line, filed, is_clean) in [
        ("scrap that, A Vie - Tri", "Army Vienna -> Trieste.", true),
        ("A VIE - TRI, no wait, A VIE H", "Army Vienna HOLD", true),
        ("no wait, A VIE - TRI", "Army Vienna -> Trieste.", true),
        ("Cheers, A VIE - TRI", "Army Vienna -> Trieste.", true),
        ("A VIE - GAL, as agreed with all of you", "I read this as A VIE - GAL.", true),
        ("A VIE - GAL, others hold", "Army Vienna -> Galicia.", true),
        ("A VIE - GAL, the rest stays", "Army Vienna -> Galicia.", true),
    ] {
        let mut world = World::with_games();
        let answer = world.ask(ANN, &format!("SIGN ON ademo secret\n{line}")).body;
        assert!(said(&answer).contains(filed), "{line}: {answer}");
        assert_eq!(!answer.contains("\n***"), is_clean, "{line}: {answer}");
        assert!(!answer.contains("*** \n"), "{line}: {answer}");
        assert_eq!(!answer.contains("could not carry out"), is_clean, "{line}: {answer}");
    }
}

/// A greeting is not SIGN ON, and its words are not a password.
#[test]
fn a_greeting_is_echoed_in_full() {
    let mut world = World::with_games();
    for (line, help) in [
        ("Hello all of you, I am new here", ""),
        ("Hello Mr. Judge, my name is Ann and I am new", "HELP MY NAME"),
        ("Hello judge, when is the next deadline?", "HELP WHEN"),
        ("Game on! Who else is playing?", "HELP WHO"),
    ] {
        // A question about the game is answered below a sign-on.
        let is_question = line.ends_with('?');
        for sign_on in ["", "SIGN ON ademo secret\n"].into_iter().take(if is_question { 1 } else { 2 }) {
            let answer = world.ask(ANN, &format!("{sign_on}{line}\nLIST")).body;
            assert!(!answer.replace("ademo ********", "").contains("****"), "{line}: {answer}");
            let answer = said(&answer);
            assert!(!answer.contains("SIGN ON is written"), "{line}: {answer}");
            assert_eq!(answer.contains(" *** "), !help.is_empty(), "{line}: {answer}");
            assert!(answer.contains(help) && (help.is_empty() || answer.contains(line)), "{line}: {answer}");
        }
    }
    for (line, wanted) in [
        ("Hello, how do I join a game?", "Games that have not started yet"),
        ("Hello judge, when is the next deadline?", "You owe 3 orders"),
        ("Game on! Who else is playing?", "Game 'demo' is running"),
    ] {
        let answer = said(&world.ask(ANN, &format!("SIGN ON ademo secret\n{line}")).body);
        assert!(answer.contains(&format!("> {line}")) && answer.contains(wanted), "{line}: {answer}");
        assert!(!answer.contains(" *** "), "{line}: {answer}");
    }
}

/// The password is hidden even below a misspelt command.
#[test]
fn the_passwords_of_slips_are_hidden() {
    let mut world = World::with_games();
    for line in [
        "PLAY fdemo xyzzy",
        "TAKEOVER fdemo xyzzy",
        "TAKE OVER fdemo xyzzy",
        "BECOME MASTER xyzzy",
        "P xyzzy",
        "SIGNOFF xyzzy",
        "SIGN OFF fdemo xyzzy",
        "SIGNOF fdemo xyzzy",
        "HELLO fdmeo xyzzy",
        "HELLO fdmeo xyzzy!",
        "LOGN fdemo xyzzy",
        "JOIN demo xyzzy",
        "ENTER fdemo xyzzy",
        "F demo xyzzy",
    ] {
        for sign_on in ["", "SIGN ON ademo secret\n"] {
            let answer = world.ask(ANN, &format!("{sign_on}{line}")).body;
            assert!(!answer.contains("xyzzy"), "{line}: {answer}");
        }
    }
}

#[test]
fn the_name_of_a_game_in_a_subject_is_no_password() {
    let mut world = World::with_games();
    for subject in [
        "[demo S1901M]",
        "[demo S1901M] my orders",
        "game for demo",
        "demo: my orders",
        "CHANCERY:demo - S1901M Results",
    ] {
        world.mail();
        world.write(ANN, "judge@example.org", subject, "SIGN ON ademo secret");
        let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
        assert_eq!(reply.subject, format!("Re: {subject}"));
    }
    world.write(ANN, "judge@example.org", "SIGN ON ademo secret", "LIST");
    let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
    assert_eq!(reply.subject, "Re: SIGN ON ademo ********");
}

/// Before the start no player has a power, so the password of a power is never wrong.
#[test]
fn a_sign_on_as_a_power_before_the_start_gets_an_explanation() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other\nCREATE ?mine secret");
    let answer = said(&world.ask(ANN, "SIGN ON fmine wrong").body);
    let told =
        "'mine' has not started, so you have no power yet. Until then, sign on with SIGN ON ?mine and your password.";
    assert!(answer.contains(told), "{answer}");
    let answer = said(&world.ask(ANN, "SIGN ON mine").body);
    assert!(answer.contains("Signed on to 'mine' as a player."), "{answer}");
}

/// A player of two powers signs on as each of them: an order that could be for both is for the one they signed on as.
#[test]
fn a_block_below_each_sign_on_is_for_that_power() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Arbor\nCREATE ?war secret conquest lowlands\nSET PLAYERS 2");
    world.ask(EVE, "REGISTER Eve English\nSIGN ON ?war hush");
    let answer = said(&world.ask(ANN, "SIGN ON war").body);
    let (_, names) = answer.split_once("Signed on as ").unwrap();
    let (first, second) = names.split_once(" in 'war'").unwrap().0.split_once(" and ").unwrap();
    let block = |power: &str| format!("SIGN ON {}war secret\nPASS\nSALT {power}x\n", &power[..1]);
    let answer = said(&world.ask(ANN, &(block(second) + &block(first))).body);
    for power in [first, second] {
        assert!(answer.contains(&format!("{power}: PASS")), "{answer}");
        assert!(answer.contains(&format!("{power}: SALT {power}x")), "{answer}");
    }
}

/// UNDO restores earlier orders of this phase. Orders stored for winter stay, and the reply says so.
#[test]
fn undo_says_that_stored_orders_stay() {
    let mut world = World::with_games();
    let answer = said(&world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER\nBUILD A VIE\nUNDO").body);
    assert!(answer.contains("Your orders for later phases are unchanged; CLEAR drops them."), "{answer}");
    let answer = said(&world.ask(ANN, "SIGN ON ademo secret\nCLEAR\nA BUD - SER\nUNDO").body);
    assert!(!answer.contains("later phases are unchanged"), "{answer}");
}

/// One order may be a whole turn.
#[test]
fn a_turn_of_conquest_is_not_one_order() {
    let mut world = World::new();
    let answer =
        said(&world.ask(ANN, "REGISTER Ann Arbor\nCREATE ?war secret conquest lowlands AGAINST COMPUTER").body);
    assert!(answer.contains("No orders are on file yet.") && !answer.contains("1 order"), "{answer}");
}

#[test]
fn a_single_bot_is_not_several() {
    let mut world = World::new();
    let answer =
        said(&world.ask(ANN, "REGISTER Ann Arbor\nCREATE ?two secret standard_france_austria AGAINST COMPUTER").body);
    assert!(answer.contains("and a bot plays against you."), "{answer}");
    let answer = said(&world.ask(ANN, "CREATE ?seven secret AGAINST COMPUTER").body);
    assert!(answer.contains("and bots play the rest."), "{answer}");
}
