//! Computers that play: seats that are theirs from the start, stewards of powers that lose their player, and what they may not do.
use crate::numbers::{BOTH, FAMILIES};
use crate::program::{House, wait_for};
use crate::third_engine::begun;
use crate::world::World;
use chancery::answers::export;
use chancery::commands::COMMANDS;
use chancery::game::Game;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::mail::source::Arrival;
use chancery::referee::table::replay::replay;
use chancery::referee::turn::computers::{self, Thought};
use chancery::rules::Advice;
use chancery::server::bot_worker::BotSetup;
use chancery::server::keeper_lines;
use chancery::server::runtime::Runtime;
use chancery::server::work::Work;
use chancery::store::{Life, Store};
use chancery::text::sentence::{Note, term};
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;
use tokio::sync::watch;

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";
const MAX: &str = "max@example.org";

fn load(world: &World, name: &str) -> Game {
    let row = world.store.game_named(name).unwrap().unwrap();
    Game::load(&world.store, row, &world.judge.catalogue).unwrap()
}

fn letters(world: &mut World, to: &str) -> String {
    let mails = world.mail().into_iter().filter(|mail| mail.to == to);
    mails.map(|mail| format!("{}\n{}\n", mail.subject, mail.body)).collect()
}

/// Whoever plays against the computer sends orders, and has the results at once: no clock, no PROCESS.
#[test]
fn one_person_plays_against_the_computer() {
    let mut world = World::of(BOTH, |_| ());
    world.write(
        ANN,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?duel secret numbers digits against computer as blue",
    );
    let told = letters(&mut world, ANN);
    assert!(told.contains("You play Blue, and"), "{told}");
    assert!(told.contains("Red:   a computer\n") && told.contains("Blue:  Ann Other "), "{told}");
    assert!(!told.contains("taken over"), "{told}");
    let game = load(&world, "duel");
    assert!(game.is_solo() && game.row.deadline.is_none());
    assert!(
        game.lacking() == [game.power("Blue").unwrap()],
        "the computer has hidden its number: {:?}",
        game.lacking()
    );
    // Its number is sealed as anybody's.
    let listed = world.ask(ANN, "SIGN ON bduel secret\nLIST").body;
    assert!(listed.contains("Red: ?") && listed.contains("Red:   a computer, since both numbers"), "{listed}");
    assert!(world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN").body.contains("*** There is nothing to explain"));
    world.write(ANN, "judge@example.org", "", "SIGN ON bduel secret\nHIDE 9");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Hiding results."), "{told}");
    let said = world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN").body;
    assert!(said.contains("Red in HIDE:\n  It hides what comes to its mind."), "{said}");
    let said = world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN BLUE\nEXPLAIN GREEN").body;
    assert!(
        said.contains("*** There is nothing to explain") && said.contains("*** There is no power \"GREEN\""),
        "{said}"
    );
    // Whoever begins: after each guess of hers, it is her turn again.
    for number in [4, 5, 6] {
        let game = load(&world, "duel");
        assert_eq!(game.due(), [game.power("Blue").unwrap()], "the computer has guessed");
        world.write(ANN, "judge@example.org", "", &format!("SIGN ON bduel secret\nGUESS {number}"));
        let told = letters(&mut world, ANN);
        assert!(told.contains(&format!("Blue guesses {number}: too")) && told.contains("Red guesses "), "{told}");
    }
    // Nobody else comes into it, and it is offered to nobody.
    world.write(BOB, "judge@example.org", "", "REGISTER Bob Black");
    let said = world.ask(BOB, "OPENINGS\nSIGN ON rduel secret\nSIGN ON ?duel secret").body;
    assert!(said.contains("No public game wants players now."), "{said}");
    assert!(said.contains("*** There is no game \"rduel\"."), "{said}");
    // The record says what the computer ordered: a replay needs none.
    let game = load(&world, "duel");
    let record = world.store.whole_record(game.row.id).unwrap();
    assert!(5 < record.len());
    assert_eq!(replay(&game, &record, &[]).unwrap(), record.len());
    // A turn that is taken back is played again.
    let said = world.ask(ANN, "SIGN ON bduel secret\nROLLBACK 1").body;
    assert!(!said.contains("*** "), "{said}");
    world.write(ANN, "judge@example.org", "", "SIGN ON bduel secret\nHIDE 8");
    assert!(letters(&mut world, ANN).contains("Hiding results."));
}

/// SOLO AS and a power is short for it; AGAINST and an address invites somebody.
#[test]
fn a_game_is_against_computers_or_against_somebody() {
    let mut world = World::of(BOTH, |_| ());
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other");
    let said = world.ask(ANN, "CREATE ?one secret numbers solo as red").body;
    assert!(said.contains("You play Red, and"), "{said}");
    let said = world.ask(ANN, "CREATE ?two secret numbers against computer as green").body;
    assert!(said.contains("*** There is no power \"green\" to play. The powers are Red and Blue."), "{said}");
    assert!(world.store.game_named("two").unwrap().is_none_or(|game| game.life == Life::Forming));
    world.mail();
    world.write(ANN, "judge@example.org", "", "CREATE ?three secret numbers against zoe@example.org");
    let mails = world.mail();
    let said = &mails.iter().find(|mail| mail.to == ANN).unwrap().body;
    assert!(said.contains("I have sent zoe@example.org an invitation to 'three'."), "{said}");
    assert!(mails.iter().any(|mail| mail.to == "zoe@example.org"));
}

/// A seat is the computer's from the start: the game needs one player fewer, and a person can take over.
#[test]
fn a_seat_is_given_to_the_computer() {
    let mut world = World::of(FAMILIES, |_| ());
    world.write(
        MAX,
        "judge@example.org",
        "",
        "REGISTER Max Master\nCREATE ?num secret\nBECOME MASTER\nSET COMPUTER BLUE",
    );
    let said = letters(&mut world, MAX);
    assert!(said.contains("COMPUTER BLUE."), "{said}");
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other\nSIGN ON ?num secret");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue:    a computer") && told.contains("You play Red."), "{told}");
    assert!(world.ask(MAX, "SIGN ON mnum secret\nSET COMPUTER RED").body.contains("*** Red is played by a person."));
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.run_to(world.now + SignedDuration::from_hours(1));
    let told = letters(&mut world, ANN);
    assert!(
        told.contains("Hiding results.") && told.contains("Blue is in the hands of a computer since both numbers."),
        "{told}"
    );
    // Press to it is answered by the judge, and it has no vote.
    let said = world.ask(ANN, "SIGN ON rnum secret\nPRESS TO B\nHello there\nENDPRESS").body;
    assert!(said.contains("Blue is in the hands of a computer, who reads no press"), "{said}");
    assert!(
        load(&world, "num").silent(&load(&world, "num").survivors()) == [load(&world, "num").power("Blue").unwrap()]
    );
    // Computers explain themselves only to who plays alone.
    let said = world.ask(ANN, "SIGN ON rnum secret\nEXPLAIN").body;
    assert!(said.contains("*** Computers explain their moves only"), "{said}");
    let said = world.ask(BOB, "REGISTER Bob Black\nSIGN ON bnum hers1").body;
    assert!(said.contains("You now play Blue in 'num'."), "{said}");
    assert!(load(&world, "num").computers.hands.is_empty());
    let said = world.ask(BOB, "SIGN ON bnum hers1\nLIST").body;
    assert!(said.contains("Blue:    Bob Black"), "{said}");
}

/// A power whose player leaves comes to a steward, who orders for it until somebody takes over.
#[test]
fn a_steward_keeps_a_vacant_seat() {
    let mut world = begun();
    world.ask(MAX, "SIGN ON mnum secret\nSET VACANT STEWARD");
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.mail();
    world.write(BOB, "judge@example.org", "", "SIGN ON bnum secret\nRESIGN num");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue is in the hands of the steward since both numbers."), "{told}");
    assert!(told.contains("  SIGN ON bnum password"), "{told}");
    assert_eq!(
        told.matches("in the hands of the steward").count(),
        2,
        "it is told once, in the subject and the text: {told}"
    );
    world.run_to(world.now + SignedDuration::from_hours(1));
    let told = letters(&mut world, MAX);
    assert!(told.contains("The numbers are 4 and 1."), "its order came: {told}");
    let said = world.ask(MAX, "SIGN ON mnum secret\nSET VACANT HOLD").body;
    assert!(said.contains("VACANT HOLD"), "{said}");
    assert!(load(&world, "num").computers.hands.is_empty(), "{said} {:?}", load(&world, "num").computers);
    let said = world.ask(MAX, "SIGN ON mnum secret\nSET VACANT BOT").body;
    assert!(said.contains("VACANT BOT (it was: VACANT HOLD)."), "{said}");
    let said = world.ask(ANN, "LIST num").body;
    assert!(said.contains("Blue:    a computer, since round"), "{said}");
}

/// Where missing orders stop the game, a steward takes over when grace is over, and the game goes on. Its player comes back.
#[test]
fn a_steward_plays_for_who_is_late() {
    let mut world = begun();
    world.ask(MAX, "SIGN ON mnum secret\nSET VACANT STEWARD, NO NMR");
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.mail();
    world.run_to(world.now + SignedDuration::from_hours(24 * 7));
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue is in the hands of the steward since both numbers."), "{told}");
    assert!(told.contains("Hiding results."), "{told}");
    let said = world.ask(ANN, "LIST num").body;
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("(abandoned, in the hands of the steward since both numbers, late once)"), "{said}");
    let game = load(&world, "num");
    if game.due() == [game.power("Blue").unwrap()] {
        panic!("the steward has guessed");
    }
}

/// A computer that breaks down costs only its orders; and a game that only computers play does not run for ever.
#[test]
fn a_computer_that_breaks_down_orders_nothing() {
    let mut world = World::of(FAMILIES, |_| ());
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other\nCREATE ?num secret hundred solo as red");
    world.write(ANN, "judge@example.org", "", "SIGN ON rnum secret\nHIDE 90");
    for number in 41..60 {
        world.write(ANN, "judge@example.org", "", &format!("SIGN ON rnum secret\nGUESS {number}"));
    }
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue guesses 12: too low.") && !told.contains("Blue guesses 13"), "{told}");
    assert!(
        told.contains("Only computers have had orders to give in 'num' for 4 turns, so the game\nis paused."),
        "{told}"
    );
    assert_eq!(load(&world, "num").row.life, Life::Paused);
    let turn = load(&world, "num").row.turn;
    let said = world.ask(ANN, "SIGN ON rnum secret\nRESUME").body;
    assert!(!said.contains("*** "), "{said}");
    assert_eq!(load(&world, "num").row.turn, turn + 4, "it goes on for as long again");
}

/// In the judge that runs, a thread thinks, and no letter waits for it. One that breaks down, hangs or knows nothing costs only its
/// orders.
#[test]
fn a_thread_thinks() {
    let house = House::new();
    let config = house.config();
    let store = Store::open(&config.database()).unwrap();
    let judge = Judge::new(COMMANDS, &config, &store).unwrap();
    let lines = "REGISTER Kay Keeper\nCREATE ?solo secret standard SOLO AS FRANCE";
    let id = keeper_lines::hand_in(&store, Timestamp::now(), lines).unwrap();
    Work::new(&judge, &store, Timestamp::now()).work_on_keeper_lines(id).unwrap();
    assert_eq!(store.thinking(9).unwrap().len(), 6, "all but France");
    let setup: BotSetup = Box::new(|| {
        Ok(Box::new(|task| match task.power.as_str() {
            "Austria" => panic!("this computer is meant to break the thread"),
            "England" => loop {
                std::thread::park();
            },
            "Germany" => Err(anyhow::anyhow!("it knows nothing")),
            "Italy" => Ok(Some(Advice { orders: vec!["A VEN - TRI".to_owned()], reasons: Vec::new() })),
            _ => Ok(Some(Advice::default())),
        }))
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (stop, stopped) = watch::channel(false);
    let mut office = Runtime::new(judge, store, Clock::system(), stopped);
    let running = {
        let _guard = runtime.enter();
        office.think(setup, Duration::from_millis(300));
        runtime.spawn(office.run())
    };
    let store = Store::open(&config.database()).unwrap();
    wait_for(|| store.thinking(9).unwrap().is_empty().then_some(()));
    stop.send(true).unwrap();
    runtime.block_on(running).unwrap().unwrap();
    let game = store.game_named("solo").unwrap().unwrap();
    let filed: Vec<_> =
        store.orders(game.id, game.turn).unwrap().into_iter().map(|row| (row.power, row.orders)).collect();
    assert_eq!(filed, [("Italy".to_owned(), "A VEN - TRI".to_owned())]);
}

/// Every game that comes with the program has a computer that can be played against: it orders, and the game goes on.
#[test]
fn every_game_can_be_played_against_the_computer() {
    for family in chancery::families::ALL {
        let mut world = World::new();
        let key = family.key();
        world.write(
            ANN,
            "judge@example.org",
            "",
            &format!("REGISTER Ann Other\nCREATE ?g secret {key} against computer"),
        );
        let game = load(&world, "g");
        assert!(game.is_solo() && game.thinking().is_empty(), "{key}");
        let filed = world.store.orders(game.row.id, game.row.turn).unwrap();
        let due = game.due().into_iter().filter(|power| game.computer(*power).is_some()).count();
        assert_eq!(filed.iter().filter(|row| !row.orders.is_empty()).count(), due, "{key}: {filed:?}");
        let orderer = game.players().next().unwrap().power.unwrap();
        assert!(due != 0 && game.due().contains(&orderer), "{key}");
        let line = game.sign_on_line(orderer).replace("password", "secret");
        let said = world.ask(ANN, &format!("{line}\nPROCESS")).body;
        assert!(said.contains("has been adjudicated") || said.contains("*** "), "{key}: {said}");
    }
}

/// One person plays six computers by mail: the results come as soon as their orders are in, and EXPLAIN says what the others saw.
#[test]
fn one_person_plays_six_computers() {
    let mut world = World::new();
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other\nCREATE ?six secret standard SOLO AS FRANCE");
    let told = letters(&mut world, ANN);
    assert!(told.contains("You play France, and\ncomputers play the rest."), "{told}");
    assert!(world.store.orders(load(&world, "six").row.id, 1).unwrap().iter().all(|row| !row.orders.is_empty()));
    let said = world.ask(ANN, "SIGN ON fsix secret\nA PAR - BUR\nA MAR - SPA").body;
    assert!(said.contains("The turn runs as soon as all orders are in."), "{said}");
    assert!(!said.contains("Germany: A"), "what computers have ordered is sealed: {said}");
    world.mail();
    world.write(ANN, "judge@example.org", "", "SIGN ON fsix secret\nF BRE - MAO");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Movement results for Spring of 1901.") && told.contains("Germany: "), "{told}");
    let said = world.ask(ANN, "SIGN ON fsix secret\nEXPLAIN GERMANY").body;
    assert!(said.contains("Germany in S1901M:\n  "), "{said}");
    let game = load(&world, "six");
    let record = world.store.whole_record(game.row.id).unwrap();
    assert_eq!(replay(&game, &record, &[]).unwrap(), record.len(), "without any computer");
}

/// A game of Ann's in which each computer orders once, as the test says: orders and reasons by power.
fn thought_out(create: &str, thoughts: &[(&str, &[&str], &[&str])]) -> World {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Other");
    let raw = format!("From: {ANN}\nTo: judge@example.org\nMessage-ID: <create@test>\n\n{create}\n");
    let letter =
        Arrival { key: "test:create".to_owned(), size: raw.len() as u64, raw: raw.into(), ..Arrival::default() };
    world.work().take_in(&[letter]).unwrap();
    while world.work().process_inbox(64).unwrap() != 0 {}
    for task in world.store.thinking(64).unwrap() {
        let found = thoughts.iter().find(|(power, ..)| *power == task.power);
        let advice = found.map(|(_, orders, reasons)| Advice {
            orders: orders.iter().map(|order| (*order).to_owned()).collect(),
            reasons: reasons.iter().map(|reason| Note::of(term(*reason))).collect(),
        });
        computers::take_thought(&world.store, world.now, &Thought::of(&task, advice)).unwrap();
    }
    while world.work().process_inbox(64).unwrap() != 0 {}
    world
}

/// EXPLAIN is the same answer for two truths that the asker cannot tell apart, and tells both apart once the game is over.
#[test]
fn explain_tells_no_hidden_rank_and_no_order_out_of_sight() {
    // Ann sees nothing of Turkey; and the piece on J7 is Blue's scout or its marshal.
    let turkey =
        [("A SMY - ARM", "A SMY - ARM: it goes for Sevastopol."), ("A SMY - SYR", "A SMY - SYR: it keeps away.")];
    let blue = [
        ("SETUP DAALAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA US", "The scout on J7 is to go for the flag."),
        ("SETUP LAADAAAADAAAAAAKAAAAAACAAAAEAAAAABMAAAAA US", "The marshal on J7 is to go for the flag."),
    ];
    let games = [
        (
            "CREATE ?dark secret standard blind SOLO AS FRANCE",
            "fdark",
            "A MAR - SPA\nA PAR - BUR\nF BRE - MAO",
            "Turkey",
            turkey,
        ),
        ("CREATE ?dark secret stratego barrage AGAINST COMPUTER AS RED", "rdark", "SETUP RANDOM", "Blue", blue),
    ];
    for (create, seat, orders, power, truths) in games {
        let mut tell = Vec::new();
        for (order, reason) in truths {
            let mut world = thought_out(create, &[(power, &[order], &[reason])]);
            let sign_on = format!("SIGN ON {seat} secret");
            let said = world.ask(ANN, &format!("{sign_on}\n{orders}")).body;
            assert!(!said.contains("*** "), "{said}");
            let record = world.store.whole_record(load(&world, "dark").row.id).unwrap();
            assert!(record[0].orders.contains(order), "{}", record[0].orders);
            let list = world.ask(ANN, &format!("{sign_on}\nSTATUS")).body;
            let explained = world.ask(ANN, &format!("{sign_on}\nEXPLAIN\nEXPLAIN {power}")).body;
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let refused = "EXPLAIN would tell you what 'dark' hides from you. It works once the game is over.";
            assert!(words(&explained).contains(refused), "{explained}");
            let said = world.ask(ANN, &format!("{sign_on}\nTERMINATE dark")).body;
            assert!(!said.contains("*** "), "{said}");
            let opened = world.ask(ANN, &format!("{sign_on}\nEXPLAIN {power}")).body;
            assert!(words(&opened).contains(reason), "{opened}");
            tell.push((list, explained));
        }
        assert!(tell[0].0.lines().count() > 5 && tell[0] == tell[1], "{tell:#?}");
    }
}

/// What is hidden is in the record, so nobody else gets that before the end; and a set-up may name its numbers.
#[test]
fn a_game_with_secrets_is_not_published_before_its_end() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Archer\nCREATE ?hidden secret stratego barrage AGAINST COMPUTER");
    let rows = "2..10....2.\n.....9....\n..1....3..\n...BF.....";
    let said = world.ask(ANN, &format!("SIGN ON rhidden secret\nSETUP EUROPEAN\n{rows}\nEND")).body;
    assert!(said.contains("marshal D4"), "{said}");
    let game = load(&world, "hidden");
    let why = export::may_publish(&game).unwrap_err();
    assert!(why.contains("--private"), "{why}");
    assert!(export::of(&world.store, &world.judge.catalogue, &game, false, world.now).is_err());
    assert!(export::of(&world.store, &world.judge.catalogue, &game, true, world.now).is_ok());
    world.ask(ANN, "SIGN ON rhidden secret\nGIVE UP hidden");
    assert_eq!(export::may_publish(&load(&world, "hidden")), Ok(()));
}

/// Who hands all to a governor does not lose the game while they look away.
#[test]
fn a_game_against_computers_waits_for_who_orders_nothing() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Archer\nCREATE ?away secret conquest lowlands AGAINST COMPUTER AS red");
    world.ask(ANN, "SIGN ON raway secret\nGOVERNOR ON");
    world.run_to(world.now + SignedDuration::from_hours(1));
    let game = load(&world, "away");
    assert_eq!((game.row.life, game.row.turn), (Life::Paused, 6));
}
