//! Sentences that begin with a command word, and blocks of text that no one means as orders: none of them acts.
use crate::commands::{OURS, SCRIPTS};
use crate::world::World;
use chancery::command::{GameNames, Lexicon, after_words, find};
use chancery::families;
use chancery::mail::sink::Mail;
use chancery::store::GameId;

const ANN: &str = "ann@example.org";
const KEEPER: &str = "keeper@example.org";
const EVE: &str = "eve@example.org";
const MAX: &str = "max@example.org";

/// The sentences of `tests/prose/sentences.txt`.
fn sentences() -> Vec<&'static str> {
    let lines = include_str!("../prose/sentences.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// No game has the name of a sentence's word.
struct NoGames;

impl GameNames for NoGames {
    fn is_game(&self, _: &str) -> bool {
        false
    }
}

#[test]
fn no_sentence_is_a_call_and_every_keyword_begins_one() {
    let lexicon = Lexicon { commands: &OURS, families: families::ALL, games: &NoGames, scripts: &SCRIPTS };
    let sentences = sentences();
    assert!(300 <= sentences.len(), "{} sentences", sentences.len());
    let calls: Vec<_> = sentences.iter().filter_map(|line| Some((line, find(lexicon, line)?.keyword))).collect();
    assert!(calls.is_empty(), "{calls:#?}");
    let keywords = OURS.iter().flat_map(|command| command.words.iter()).filter(|words| *words != "?");
    let missing: Vec<_> =
        keywords.filter(|words| !sentences.iter().any(|line| after_words(line, words).is_some())).collect();
    assert!(missing.is_empty(), "no sentence begins with {missing:?}");
}

/// Calls that must not be taken for a sentence, though they contain a sentence's words.
#[test]
fn a_clear_wish_is_a_call_in_any_wording() {
    let lexicon = Lexicon { commands: &OURS, families: families::ALL, games: &NoGames, scripts: &SCRIPTS };
    for line in [
        "ASSIGN FRANCE TO fred@example.org",
        "Assign Italy to nobody",
        "EXTEND",
        "Extend by 2 days",
        "EXTEND TO Friday 20:00",
        "Extend until 24 Dec 2026 at 20:00",
        "EXTEND TO Dec. 24",
        "EXTEND TO tomorrow 8 pm",
        "EXTEND THE DEADLINE TO 27 Nov",
        "MAP Spring of 1901",
        "Map demo Fall of 1901",
        "REMIND FRANCE, ITALY AND RUSSIA",
        "REPLACE FRANCE WITH zoe@example.org",
        "Replace Italy by zoe@example.org",
        "SANDBOX demo Spring of 1901",
        "SANDBOX youngstown wings",
        "SEEK REPLACEMENT",
        "Seek a replacement",
        "SEEK REPLACEMENT A good position, nine allies",
        "Seek replacement: my work leaves me no time",
        "SET REPLACEMENT WANTED The best seat of all",
        "SET NOTICES standard, youngstown",
        "UNSUBSCRIBE",
        "SITTER bob@example.org FROM 24 Dec TO 2 Jan WITH PRESS",
        "SITTER bob@example.org until Monday",
        "SITTER bob@example.org 24 Dec - 2 Jan",
        "SITTER bob@example.org Dec 24 - Jan 2",
        "SWAP FRANCE AND ITALY",
        "Swap France with Italy",
        "SWAP F I",
    ] {
        assert!(find(lexicon, line).is_some(), "{line}");
    }
}

/// Everything that an e-mail could change: the game, its seats, orders, press and journal, and its writer's data.
fn state(world: &World, game: GameId) -> String {
    let store = &world.store;
    let seats = store.seats(game).unwrap();
    let users: Vec<_> = seats.iter().map(|seat| store.user(seat.user).unwrap()).collect();
    let row = store.game(game).unwrap();
    let votes = store.votes(game, row.turn).unwrap();
    let n_games = store.games().unwrap().len();
    let asked: Vec<_> =
        seats.iter().map(|seat| (store.reserved(seat.user).unwrap(), store.notice(seat.user).unwrap())).collect();
    let away = store.absences(game, world.now).unwrap();
    let press = store.public_press(game).unwrap();
    format!("{row:#?}{seats:#?}{users:#?}{votes:#?}{press:#?}{asked:#?}{away:#?}{n_games}")
}

/// A world where every player has a GM's powers, and the addresses for replies to press from Eve.
fn unmoderated() -> (World, GameId, String, String) {
    let mut world = World::with_games();
    world.write(MAX, "judge@example.org", "", "SIGN ON mdemo secret\nSET UNMODERATED");
    let game = world.store.game_named("demo").unwrap().unwrap().id;
    world.write(ANN, "judge@example.org", "", "RESERVE\nSET NOTICES");
    let to_judge = world.ask(ANN, "SIGN ON ademo secret\nF TRI - ALB").reply_to.unwrap();
    world.mail();
    world.write(EVE, "judge@example.org", "", "SIGN ON edemo secret\nPRESS TO A\nWhat now?\nENDPRESS");
    let to_press = world.mail().into_iter().find(|mail| mail.to == ANN).unwrap().reply_to.unwrap();
    (world, game, to_judge, to_press)
}

#[test]
fn no_sentence_acts_in_an_email() {
    let (mut world, game, to_judge, _) = unmoderated();
    let to_master = world.ask(MAX, "SIGN ON mdemo secret\nLIST").reply_to.unwrap();
    let before = state(&world, game);
    let mut waits = false;
    for line in sentences() {
        for (from, to) in [(ANN, &to_judge), (MAX, &to_master)] {
            world.write(from, to, "", line);
            let mail = world.mail();
            let mails: Vec<&str> = mail.iter().map(|mail| mail.to.as_str()).collect();
            assert_eq!(mails, [from], "{line}");
            // The judge asks about a wish, and only a yes acts.
            let asks = mail.first().unwrap().body.contains("Reply YES");
            assert!(asks || mail.first().unwrap().reply_to.as_ref() == Some(to), "{line}");
            // After a question about orders, the turn waits for the answer.
            waits |= asks;
            let after = state(&world, game);
            let after = if waits { after.replace("error: true", "error: false") } else { after };
            assert!(after == before, "{line} did something:\n{}", mail.first().unwrap().body);
        }
    }
}

/// Not even when the keeper writes it, acting as the GM.
#[test]
fn no_sentence_from_the_keeper_acts() {
    let (mut world, game, _, _) = unmoderated();
    world.write(KEEPER, "judge@example.org", "", "REGISTER Kim Keeper");
    world.mail();
    let state = |world: &World| {
        let (rules, only) = (world.store.house_rules(world.now).unwrap(), world.store.only_keeper_creates().unwrap());
        format!("{}{rules:?}{only}", state(world, game))
    };
    let before = state(&world);
    for line in sentences() {
        world.write(KEEPER, "judge@example.org", "", &format!("KEEPER demo\n{line}"));
        let mail = world.mail();
        assert!(mail.iter().all(|mail| mail.to == KEEPER), "{line}: {mail:#?}");
        assert!(state(&world) == before, "{line} did something: {mail:#?}");
    }
    world.write(KEEPER, "judge@example.org", "", "KEEPER demo\nPAUSE");
    assert!(state(&world) != before);
}

/// A reply to press goes to the other player, whatever word it begins with. If it looks too much like a command, nothing happens at all.
#[test]
fn no_sentence_acts_in_a_reply_to_press() {
    let (mut world, game, _, to_press) = unmoderated();
    let before = state(&world, game);
    let mut kept = Vec::new();
    for line in sentences() {
        world.write(ANN, &to_press, "", &format!("{line}\nYours, the Archduke"));
        let mail = world.mail();
        let sent: Vec<&Mail> = mail.iter().filter(|mail| mail.to == EVE).collect();
        assert_eq!(state(&world, game), before, "{line} did something");
        let whole = |mail: &&Mail| mail.body.split_whitespace().collect::<Vec<_>>().join(" ").contains(line);
        assert!(sent.iter().all(whole), "{line}");
        if sent.is_empty() {
            kept.push(line);
        }
        assert_eq!(mail.iter().filter(|mail| ![ANN, EVE].contains(&mail.to.as_str())).count(), 0, "{line}");
    }
    assert!(kept.len() <= 10, "{} of {} were not sent: {kept:#?}", kept.len(), sentences().len());
}

/// The judge reads the lines below: a sentence stops nothing.
#[test]
fn the_orders_below_a_sentence_are_carried_out() {
    for line in [
        "Hello",
        "Hello Judge",
        "Hello there",
        "Hello all",
        "Game on",
        "Login was easy this time.",
        "Hi,",
        "Dear Emil,",
    ] {
        let (mut world, _, to_judge, _) = unmoderated();
        world.write(ANN, &to_judge, "", &format!("{line}\nA BUD - SER\nA VIE - GAL\nCheers,\nAnn"));
        let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
        assert!(reply.body.contains("Army Budapest -> Serbia."), "{line}: {}", reply.body);
        assert_eq!(reply.body.contains("\n*** "), line.starts_with("Login"), "{line}: {}", reply.body);
        assert_eq!(reply.reply_to.as_ref(), Some(&to_judge), "{line}");
    }
}

/// A reply keeps the address its e-mail came by, even if a sign-on in it fails.
#[test]
fn a_reply_keeps_the_address_that_its_email_came_to() {
    let (mut world, _, to_judge, _) = unmoderated();
    for line in ["SIGN ON fdemo guess", "SIGN ON nosuch guess", "CREATE chaos everywhere", "HELLO fdemo guess"] {
        world.write(ANN, &to_judge, "", &format!("{line}\nA BUD - SER"));
        let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
        assert!(reply.body.contains("I ignored the lines after this one"), "{line}: {}", reply.body);
        assert_eq!(reply.reply_to.as_ref(), Some(&to_judge), "{line}");
    }
    // With a game after it, HELLO signs on.
    let reply = world.ask(ANN, "HELLO ademo secret\nA BUD - SER");
    assert!(reply.body.contains("Army Budapest -> Serbia."), "{}", reply.body);
    // A player who has left no longer has an address in the game.
    world.write(ANN, &to_judge, "", "RESIGN demo");
    assert_ne!(world.mail().into_iter().find(|mail| mail.reply).unwrap().reply_to, Some(to_judge));
}

/// A later line of a reply to press that looks like a command, or contains a password, is not sent to another player.
#[test]
fn a_command_below_the_first_line_of_a_reply_to_press_stops_it() {
    let (mut world, game, _, to_press) = unmoderated();
    let before = state(&world, game);
    for line in [
        "SET WAIT",
        "RESIGN demo",
        "SIGN ON ademo secret",
        "PRESS TO F",
        "SET DRAW",
        "EXTEND 2 DAYS",
        "SET PASSWORD hush",
    ] {
        world.write(ANN, &to_press, "", &format!("I am not sure about that.\n{line}\nAnn"));
        let mail = world.mail();
        assert_eq!(mail.len(), 1, "{line}: {mail:#?}");
        let body = &mail.first().unwrap().body;
        assert!(crate::world::said(body).contains("I have sent nothing"), "{line}: {body}");
        assert!(!body.contains("secret") && !body.contains("hush"), "{line}: {body}");
        assert_eq!(state(&world, game), before, "{line}");
    }
}

/// Greetings and closings are not mistakes. A misspelt order is one, wherever it appears.
#[test]
fn greetings_and_signatures_draw_no_complaint() {
    let orders = "A BUD - SER\nA VIE - GAL\nF TRI - ALB";
    for (head, foot) in [
        ("Hi Judge,", "Best regards"),
        ("Dear Emil,", "Cheers, Ann"),
        ("Good morning!\n", "Best regards,\nAnn Other"),
        ("Hello dear judge", "Thanks!"),
        ("Sehr geehrter Herr Richter,", "Mit freundlichen Grüßen\n\nAnn"),
        ("Bonjour,", "Cordialement,\nAnn O."),
        ("Hey all", "Ann"),
        ("Hi", "Thank you and best wishes,\nAnn"),
    ] {
        let mut world = World::with_games();
        let reply = world.ask(ANN, &format!("SIGN ON ademo secret\n{head}\n{orders}\n{foot}\n"));
        assert_eq!(reply.body.matches("\n*** ").count(), 0, "{head} {foot}: {}", reply.body);
    }
    for slip in ["A BDU - SER", "A BUD SRE", "SET WIAT", "Dear A BUD - SER", "Bulgaria"] {
        let mut world = World::with_games();
        let reply = world.ask(ANN, &format!("SIGN ON ademo secret\n{slip}\n{orders}\n{slip}\nAnn"));
        assert_eq!(reply.body.matches("\n*** ").count(), 2, "{slip}: {}", reply.body);
    }
}

/// An unreadable PHASE or IF, diaries, postal press, and unknown blocks: nothing in them is filed, cast or sent.
#[test]
fn lines_inside_an_unread_block_do_not_act() {
    let harm = "A BUD - SER\nSET WAIT\nSET DRAW\nSET NO DIAS\nCLEAR ORDERS";
    for (text, said) in [
        (format!("DIARY\n{harm}\nRESIGN demo\nPAUSE\nENDPRESS"), "Diary entry 1 is saved."),
        (format!("DIARY RECORD\n{harm}\nENDDIARY"), "Diary entry 1 is saved."),
        (format!("POSTAL PRESS\n{harm}\nTERMINATE demo\nENDPRESS"), "Postal press 1 is saved."),
        (format!("POSTAL PRESS WHITE TO ALL\n{harm}\nENDPRESS"), "Postal press 1 is saved."),
        (format!("PHASE F1930M\n{harm}"), "I have skipped the orders and settings below this line"),
        (format!("PHASE FALL 1900 MOVEMENT\n{harm}\nPHASE W1900A\n{harm}"), "W1900A is over: it is S1901M now."),
        (
            format!("IF F GRE\n{harm}\nELSE IF NOT A RUM\n{harm}\nELSE\n{harm}\nENDIF"),
            "I have saved and filed nothing from this block.",
        ),
        (
            format!("IF AUSTRIA GRE THEN\nIF BUL\n{harm}\nENDIF\n{harm}\nEND IF"),
            "I have saved and filed nothing from this block.",
        ),
        (format!("IF A SER\n{harm}"), "This IF has no ENDIF."),
        (format!("NOTES\n{harm}\nEND NOTES"), "I don't know this block, so I have carried out none of it."),
        (format!("BEGIN PLAN\n{harm}\nEND"), "I don't know this block, so I have carried out none of it."),
        (format!("WILL BEGIN\n{harm}\nENDWILL"), "I don't know this block, so I have carried out none of it."),
    ] {
        let (mut world, game, to_judge, _) = unmoderated();
        let before = state(&world, game);
        world.write(ANN, &to_judge, "", &text);
        let reply = world.mail().into_iter().find(|mail| mail.reply).unwrap();
        let body = reply.body.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(body.contains(said), "{text}\n{}", reply.body);
        assert!(
            body.contains("Army Budapest, no order yet.") && body.contains("Fleet Trieste -> Albania."),
            "{}",
            reply.body
        );
        assert_eq!(state(&world, game), before, "{text}");
    }
}

/// The lines around such a block are read.
#[test]
fn lines_around_an_unread_block_are_read() {
    for text in [
        "DIARY\nA BUD - RUM\nENDPRESS",
        "POSTAL PRESS\nA BUD - RUM\nENDPRESS",
        "PHASE F1901M\nA BUD - RUM\nPHASE S1901M",
        "IF F GRE\nIF A SER\nA BUD - RUM\nENDIF\nA BUD - RUM\nENDIF",
        "NOTES\nA BUD - RUM\nENDNOTES",
    ] {
        let mut world = World::with_games();
        let reply = world.ask(ANN, &format!("SIGN ON ademo secret\nA VIE - GAL\n{text}\nA BUD - SER"));
        assert!(
            reply.body.contains("Army Vienna -> Galicia.") && reply.body.contains("Army Budapest -> Serbia."),
            "{}",
            reply.body
        );
    }
    // Press is sent whatever phase the surrounding orders are for.
    let mut world = World::with_games();
    world.write(
        ANN,
        "judge@example.org",
        "",
        "SIGN ON ademo secret\nPHASE F1901M\nA BUD - RUM\nPRESS TO E\nSee you in fall.\nENDPRESS\nA VIE - GAL",
    );
    let mail = world.mail();
    assert!(mail.iter().any(|mail| mail.to == EVE && mail.body.contains("See you in fall.")));
    let reply = mail.iter().find(|mail| mail.to == ANN).unwrap();
    assert!(reply.body.contains("You owe 3 orders."), "{}", reply.body);
}

/// A GM who failed to act as a power acts as no one below it; but may try again.
#[test]
fn a_failed_become_stops_the_rest_of_the_email() {
    let mut world = World::with_games();
    world.write(
        MAX,
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nBECOME FRNACE\nPRESS TO E\nI come in peace.\nENDPRESS\nPAUSE",
    );
    let mail = world.mail();
    assert_eq!(mail.len(), 1, "{mail:#?}");
    assert!(mail[0].body.contains("I ignored the lines after this one"), "{}", mail[0].body);
    assert!(mail[0].reply_to.is_some());
    world.write(
        MAX,
        "judge@example.org",
        "",
        "SIGN ON mdemo secret\nBECOME FRNACE\nSET WAIT\nBECOME FRANCE\nA PAR - BUR",
    );
    let mail = world.mail();
    let reply = mail.iter().find(|mail| mail.to == MAX).unwrap();
    assert!(reply.body.contains("Army Paris -> Burgundy."), "{}", reply.body);
    assert!(!reply.body.contains("SET WAIT"), "{}", reply.body);
}

/// CLEAR is for later phases, as with the classic judges; CLEAR ORDERS for this one.
#[test]
fn clear_keeps_the_orders_of_this_phase() {
    let mut world = World::with_games();
    let reply = world.ask(ANN, "SIGN ON ademo secret\nA BUD - SER\nCLEAR");
    assert!(
        reply.body.contains("Army Budapest -> Serbia.") && reply.body.contains("write CLEAR ORDERS."),
        "{}",
        reply.body
    );
    let reply = world.ask(ANN, "SIGN ON ademo secret\nCLEAR ORDERS");
    assert!(reply.body.contains("1 order discarded."), "{}", reply.body);
}

/// The families' own keywords are also everyday words: each begins at least three sentences.
#[test]
fn every_word_of_a_family_begins_sentences() {
    let sentences = sentences();
    for family in families::ALL {
        for word in family.words().iter().filter(|word| !matches!(word.does, families::Does::For(_))) {
            for words in word.words {
                let n = sentences.iter().filter(|line| after_words(line, words).is_some()).count();
                assert!(3 <= n, "only {n} sentences begin with \"{words}\" of {}", family.title());
            }
        }
    }
}

/// In a game of the family with these words, none of the sentences acts.
#[test]
fn no_sentence_acts_in_a_game_with_its_own_words() {
    let mut world = World::new();
    world.write(
        ANN,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?duel secret stratego barrage\nSET PREFERENCE R",
    );
    world.write(EVE, "judge@example.org", "", "REGISTER Eve English\nSIGN ON ?duel secret");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let own = families::ALL.iter().flat_map(|family| family.words()).flat_map(|word| word.words);
    let own: Vec<&str> = own.copied().chain(["move"]).collect();
    let sentences: Vec<&str> =
        sentences().into_iter().filter(|line| own.iter().any(|words| after_words(line, words).is_some())).collect();
    assert!(25 <= sentences.len(), "{sentences:?}");
    for phase in ["SETUP", "M1"] {
        assert_eq!(world.store.game(game).unwrap().phase, phase);
        for line in &sentences {
            let before = state(&world, game);
            let said = world.ask(ANN, &format!("SIGN ON rduel secret\n{line}")).body;
            assert_eq!(state(&world, game), before, "{line}: {said}");
        }
        let set_up = "SETUP RANDOM";
        world.write(ANN, "judge@example.org", "", &format!("SIGN ON rduel secret\n{set_up}"));
        world.write(EVE, "judge@example.org", "", &format!("SIGN ON bduel secret\n{set_up}"));
    }
}
