//! Bots: their seats from the start, caretakers of powers that lose their player, and the limits of both.
use crate::numbers::{BOTH, FAMILIES};
use crate::program::{House, wait_for};
use crate::third_engine::begun;
use crate::world::World;
use chancery::answers::export;
use chancery::commands::COMMANDS;
use chancery::game::Game;
use chancery::judge::Judge;
use chancery::judge::clock::Clock;
use chancery::referee::table::replay::replay;
use chancery::rules::Advice;
use chancery::server::bot_worker::BotSetup;
use chancery::server::keeper_lines;
use chancery::server::runtime::Runtime;
use chancery::server::work::Work;
use chancery::store::{Life, Store};
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

/// A player against a bot sends orders and gets the results at once: no clock, no PROCESS.
#[test]
fn one_person_plays_against_a_bot() {
    let mut world = World::of(BOTH, |_| ());
    world.write(
        ANN,
        "judge@example.org",
        "",
        "REGISTER Ann Other\nCREATE ?duel secret numbers digits against computer as blue",
    );
    let told = letters(&mut world, ANN);
    assert!(told.replace('\n', " ").contains("You play Blue, and a bot plays against you."), "{told}");
    assert!(told.contains("Red:   a bot\n") && told.contains("Blue:  Ann Other "), "{told}");
    assert!(!told.contains("To take over"), "{told}");
    let game = load(&world, "duel");
    assert!(game.is_solo() && game.row.deadline.is_none());
    assert!(
        game.lacking() == [game.power("Blue").unwrap()],
        "the computer has hidden its number: {:?}",
        game.lacking()
    );
    // Its number is sealed like a player's.
    let listed = world.ask(ANN, "SIGN ON bduel secret\nLIST").body;
    assert!(listed.contains("Red: ?") && listed.contains("Red:   a bot, since both numbers"), "{listed}");
    assert!(
        world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN").body.contains("*** No bot has given reasons in the last turns")
    );
    world.write(ANN, "judge@example.org", "", "SIGN ON bduel secret\nHIDE 9");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Hiding results."), "{told}");
    let said = world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN").body;
    assert!(said.contains("Red in HIDE:\n  It hides what comes to its mind."), "{said}");
    let said = world.ask(ANN, "SIGN ON bduel secret\nEXPLAIN BLUE\nEXPLAIN GREEN").body;
    assert!(
        said.contains("*** No bot has given reasons in the last turns")
            && said.contains("*** \"GREEN\" is not a power in 'duel'."),
        "{said}"
    );
    // Whoever begins, it is her turn again after each of her guesses.
    for number in [4, 5, 6] {
        let game = load(&world, "duel");
        assert_eq!(game.due(), [game.power("Blue").unwrap()], "the computer has guessed");
        world.write(ANN, "judge@example.org", "", &format!("SIGN ON bduel secret\nGUESS {number}"));
        let told = letters(&mut world, ANN);
        assert!(told.contains(&format!("Blue guesses {number}: too")) && told.contains("Red guesses "), "{told}");
    }
    // No one else takes part, and the game is not advertised.
    world.write(BOB, "judge@example.org", "", "REGISTER Bob Black");
    let said = world.ask(BOB, "OPENINGS\nSIGN ON rduel secret\nSIGN ON ?duel secret").body;
    assert!(said.contains("No public game wants players now."), "{said}");
    assert!(said.contains("*** \"rduel\" is not a game here."), "{said}");
    // The record has the bot's orders: a replay needs no bot.
    let game = load(&world, "duel");
    let record = world.store.whole_record(game.row.id).unwrap();
    assert!(5 < record.len());
    assert_eq!(replay(&world.store, &world.judge.catalogue, &game, &record, &[]).unwrap(), record.len());
    // A rolled-back turn is played again.
    let said = world.ask(ANN, "SIGN ON bduel secret\nROLLBACK 1").body;
    assert!(!said.contains("*** "), "{said}");
    world.write(ANN, "judge@example.org", "", "SIGN ON bduel secret\nHIDE 8");
    assert!(letters(&mut world, ANN).contains("Hiding results."));
}

/// SOLO AS power is short for it. AGAINST address invites a person.
#[test]
fn a_game_is_against_bots_or_against_a_person() {
    let mut world = World::of(BOTH, |_| ());
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other");
    let said = world.ask(ANN, "CREATE ?one secret numbers solo as red").body;
    assert!(said.contains("You play Red, and"), "{said}");
    let said = world.ask(ANN, "CREATE ?two secret numbers against computer as green").body;
    assert!(said.contains("*** \"green\" is not one of the powers to play: Red and Blue."), "{said}");
    assert!(world.store.game_named("two").unwrap().is_none_or(|game| game.life == Life::Forming));
    world.mail();
    world.write(ANN, "judge@example.org", "", "CREATE ?three secret numbers against zoe@example.org");
    let mails = world.mail();
    let said = &mails.iter().find(|mail| mail.to == ANN).unwrap().body;
    assert!(said.contains("I have sent zoe@example.org an invitation to 'three'."), "{said}");
    assert!(mails.iter().any(|mail| mail.to == "zoe@example.org"));
}

/// A seat is a bot's from the start: the game needs one player fewer, and a person can take over.
#[test]
fn a_seat_can_be_given_to_a_bot() {
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
    assert!(told.contains("Blue:  a bot\n") && told.contains("'num' has started. You are Red."), "{told}");
    assert!(world.ask(MAX, "SIGN ON mnum secret\nSET COMPUTER RED").body.contains("*** Red has a player."));
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.run_to(world.now + SignedDuration::from_hours(1));
    let told = letters(&mut world, ANN);
    assert!(
        told.contains("Hiding results.") && told.contains("Blue is in the hands of a bot since both numbers."),
        "{told}"
    );
    // The judge replies to press to it, and it has no vote.
    let said = world.ask(ANN, "SIGN ON rnum secret\nPRESS TO B\nHello there\nENDPRESS").body;
    assert!(said.contains("A bot plays Blue and reads no press. I sent nothing."), "{said}");
    assert!(
        load(&world, "num").silent(&load(&world, "num").survivors()) == [load(&world, "num").power("Blue").unwrap()]
    );
    // Bots explain themselves only to a solo player.
    let said = world.ask(ANN, "SIGN ON rnum secret\nEXPLAIN").body;
    assert!(said.contains("*** Computers explain their moves only"), "{said}");
    let said = world.ask(BOB, "REGISTER Bob Black\nSIGN ON bnum hers1").body;
    assert!(said.contains("You now play Blue in 'num'."), "{said}");
    assert!(load(&world, "num").computers.hands.is_empty());
    let said = world.ask(BOB, "SIGN ON bnum hers1\nLIST").body;
    assert!(said.contains("Blue:    Bob Black"), "{said}");
}

/// A power whose player leaves gets a caretaker, who orders for it until another player takes over.
#[test]
fn a_caretaker_plays_an_open_seat() {
    let mut world = begun();
    world.ask(MAX, "SIGN ON mnum secret\nSET VACANT STEWARD");
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.mail();
    world.write(BOB, "judge@example.org", "", "SIGN ON bnum secret\nRESIGN num");
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue is in the hands of a caretaker since both numbers."), "{told}");
    assert!(told.contains("  SIGN ON bnum password"), "{told}");
    assert_eq!(
        told.matches("in the hands of a caretaker").count(),
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
    assert!(said.contains("Blue:    a bot, since round"), "{said}");
}

/// Where missing orders stop the game, a caretaker takes over after the grace period, and the game continues. Then the player returns.
#[test]
fn a_caretaker_plays_for_a_late_player() {
    let mut world = begun();
    world.ask(MAX, "SIGN ON mnum secret\nSET VACANT STEWARD, NO NMR");
    world.ask(ANN, "SIGN ON rnum secret\nHIDE 4");
    world.mail();
    world.run_to(world.now + SignedDuration::from_hours(24 * 7));
    let told = letters(&mut world, ANN);
    assert!(told.contains("Blue is in the hands of a caretaker since both numbers."), "{told}");
    assert!(told.contains("Hiding results."), "{told}");
    let said = world.ask(ANN, "LIST num").body;
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("(abandoned, in the hands of a caretaker since both numbers, late once)"), "{said}");
    let game = load(&world, "num");
    if game.due() == [game.power("Blue").unwrap()] {
        panic!("the steward has guessed");
    }
}

/// A bot that crashes loses only its orders, and a game of bots alone does not run for ever.
#[test]
fn a_bot_that_crashes_orders_nothing() {
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

/// In the running judge, bots think in a separate thread, and no e-mail waits for them. A bot that crashes, hangs or finds nothing loses
/// only its orders.
#[test]
fn a_bot_thinks_in_its_own_thread() {
    let house = House::new();
    let config = house.config();
    let store = Store::open(&config.database()).unwrap();
    let judge = Judge::new(COMMANDS, &config, &store).unwrap();
    let lines = "REGISTER Kay Keeper\nCREATE ?solo secret standard SOLO AS FRANCE";
    let id = keeper_lines::hand_in(&store, Timestamp::now(), "kay", lines).unwrap();
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

/// Every game that ships has a bot opponent: it orders, and the game continues.
#[test]
fn every_game_can_be_played_against_a_bot() {
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

/// One person plays six bots by e-mail: the results come as soon as their orders are in, and EXPLAIN gives the others' views.
#[test]
fn one_person_plays_against_six_bots() {
    let mut world = World::new();
    world.write(ANN, "judge@example.org", "", "REGISTER Ann Other\nCREATE ?six secret standard SOLO AS FRANCE");
    let told = letters(&mut world, ANN);
    assert!(told.replace('\n', " ").contains("You play France, and bots play the rest."), "{told}");
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
    assert_eq!(
        replay(&world.store, &world.judge.catalogue, &game, &record, &[]).unwrap(),
        record.len(),
        "without any computer"
    );
}

/// Hidden facts are in the record, so no one else gets it before the end. A set-up may name its numbers.
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

/// A player who leaves everything to a governor does not lose the game while away.
#[test]
fn a_game_against_bots_waits_for_a_player_without_orders() {
    let mut world = World::new();
    world.ask(ANN, "REGISTER Ann Archer\nCREATE ?away secret conquest lowlands AGAINST COMPUTER AS red");
    world.ask(ANN, "SIGN ON raway secret\nGOVERNOR ON");
    world.run_to(world.now + SignedDuration::from_hours(1));
    let game = load(&world, "away");
    assert_eq!((game.row.life, game.row.turn), (Life::Paused, 6));
}
