//! Conquest by e-mail. `tests/stories/conquest.story` has a whole game. Here: a game that anyone can check from its file, the text of HELP
//! and settings, forms that come back, and the secrecy of orders.
use crate::world::World;
use chancery::answers::export::{self, Export};
use chancery::answers::verify::verify;
use chancery::families::setting::Kept;
use chancery::game::Game;
use jiff::SignedDuration;
use serde_json::{Value, json};

const ANN: &str = "ann@example.org";
const BOB: &str = "bob@example.org";

/// A game of Ann (Red) and Bob (Blue), `war`, with further settings.
fn begun(settings: &str) -> World {
    let mut world = World::new();
    let create = "CREATE ?war secret conquest lowlands\nSET POWERS 2";
    world.ask(ANN, &format!("REGISTER Ann Other\n{create}\n{settings}\nSET PREFERENCE RED"));
    world.ask(BOB, "REGISTER Bob Black\nSIGN ON ?war secret\nSET PREFERENCE BLUE");
    world
}

/// Both players send these lines, and the turn runs.
fn play(world: &mut World, ann: &str, bob: &str) {
    for (who, sign_on, lines) in [(ANN, "SIGN ON rwar secret", ann), (BOB, "SIGN ON bwar secret", bob)] {
        let said = world.ask(who, &format!("{sign_on}\n{lines}")).body;
        assert!(!said.contains("\n*** "), "{said}");
    }
    world.run_to(world.now + SignedDuration::from_hours(1));
}

/// The game as a file.
fn exported(world: &World) -> Value {
    let row = world.store.game_named("war").unwrap().unwrap();
    let game = Game::load(&world.store, row, &world.judge.catalogue).unwrap();
    // During the game only the keeper may have it, because it contains standing orders.
    let private = export::may_publish(&game).is_err();
    assert_eq!(private, game.running());
    let export = export::of(&world.store, &world.judge.catalogue, &game, private, world.now).unwrap();
    serde_json::to_value(export).unwrap()
}

/// Anyone can check a finished game from its file, and its keeper a running one: each turn and its luck.
#[test]
fn a_whole_game_can_be_checked_from_its_file() {
    let mut world = begun("SET TURNS 3");
    let start = world.mail();
    let all = "PRODUCE IN ALL AUTO\nGOVERNOR ON ATTACK";
    play(&mut world, &format!("{all}\nSALT tulip"), all);
    play(&mut world, all, "PRODUCE IN ALL AUTO\nSALT 42");
    let catalogue = &world.judge.catalogue;
    let check = |export: &Value, commitment: Option<&str>| {
        let export: Export = serde_json::from_value(export.clone()).unwrap();
        let given: Vec<String> = commitment.into_iter().map(str::to_owned).collect();
        verify(&export, catalogue, &given).map_err(|error| format!("{error:#}"))
    };
    let running = exported(&world);
    assert!(running.get("secret").is_some(), "only the keeper's file has the end of the chain");
    let found = check(&running, None).unwrap();
    assert!(found.contains("T1 ") && found.contains("2 turns: all as recorded, and as the rules say."), "{found}");
    let told = start.iter().flat_map(|mail| mail.body.lines());
    let told: Vec<&str> = told.map(|line| line.trim_end_matches('.')).filter(|line| line.len() == 64).collect();
    if let [commitment, ..] = told.as_slice() {
        assert!(found.contains(commitment), "{found}");
    }
    let commitment = found.lines().find_map(|line| line.split_once("after it: ")).unwrap().1;
    check(&running, Some(commitment)).unwrap();
    let other = "00".repeat(32);
    assert!(check(&running, Some(&other)).unwrap_err().contains("is not a commitment or seal of this file"));

    let wrong = |path: &str, value: Value| {
        let mut export = running.clone();
        *export.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value;
        check(&export, None).unwrap_err()
    };
    assert!(wrong("/phases/1/luck", json!(other)).contains("does not fit those of other turns"));
    assert!(wrong("/phases/0/orders", json!([])).contains("turn 1 (T1)"));
    assert!(wrong("/phases/0/results/0", json!({})).contains("the results differs"));
    let after = running.pointer("/phases/0/after").unwrap().clone();
    assert!(wrong("/phases/1/after", after).contains("turn 2 (T2): the position after differs"));
    let before = running.pointer("/phases/0/before").unwrap().clone();
    assert!(wrong("/phases/1/before", before).contains("the position before differs"));
}

/// A program that adjudicates a turn, with the facts revealed after it, gets the judge's result.
#[test]
fn a_turn_as_json_gives_the_judges_result() {
    let mut world = begun("");
    play(&mut world, "PRODUCE IN ALL AUTO\nGOVERNOR ON ATTACK\nSALT tulip", "PRODUCE IN ALL AUTO\nSALT 42");
    let export = exported(&world);
    let of_turn = |name: &str| export.pointer(&format!("/phases/0/{name}")).unwrap().clone();
    let line = json!({ "position": of_turn("before"), "orders": of_turn("orders"), "secret": of_turn("luck") });
    let board = world.judge.catalogue.board("lowlands").unwrap().variant;
    let answer = board.adjudicate(line.as_object().unwrap().clone()).unwrap();
    assert_eq!(answer.get("next"), Some(&of_turn("after")));
    assert_eq!(answer.get("refused"), Some(&json!([])));
    assert!(board.adjudicate(serde_json::Map::new()).unwrap_err().contains("There is no \"position\""));
}

/// A reader of the database before a turn knows the link and all salts, and could find a favourable salt by trial. HELP promises no more
/// than that allows, and says so.
#[test]
fn help_promises_no_luck_that_a_keeper_could_not_choose() {
    let mut world = begun("");
    let told = world.ask(ANN, "HELP FAIR LUCK\nHELP LUCK").body.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains(
            "A keeper who plays, or helps a player, can foresee the luck of each turn. They can also choose it"
        )
    );
    assert!(told.contains("a keeper who plays can also choose it"), "{told}");
    for promise in
        ["not even the keeper", "can't choose it", "cannot choose it", "keep them from choosing", "no one can choose"]
    {
        assert!(!told.contains(promise), "{promise}");
    }
    assert!(told.contains("Other games use luck only before the first move"), "{told}");
    let has_luck =
        |board: &str| world.judge.catalogue.board(board).unwrap().variant.play(&Kept::default()).unwrap().has_luck();
    assert!(has_luck("lowlands") && !has_luck("standard") && !has_luck("barrage"));
}

/// The names of standing orders and governors never reach other players' e-mails. A salt does, once it was used.
#[test]
fn orders_stay_secret_until_they_are_played() {
    let mut world = begun("");
    world.mail();
    let secret = ["STANDING PRODUCE IN ALL AUTO", "GOVERNOR ON MOVE"];
    play(&mut world, &format!("{}\nSALT tulip", secret.join("\n")), "PRODUCE IN ALL AUTO");
    let letters = world.mail();
    let to =
        |who: &str| letters.iter().filter(|mail| mail.to == who).map(|mail| mail.body.as_str()).collect::<String>();
    assert!(to(ANN).contains("# standing 1: PRODUCE IN ALL AUTO") && to(ANN).contains("# the governor has: MOVE"));
    assert!(!to(BOB).contains("standing 1") && !to(BOB).contains("governor has") && to(BOB).contains("red \"tulip\""));
}

/// HELP puts the reader's own game first.
#[test]
fn help_covers_the_readers_game_first() {
    let mut world = begun("");
    let said = world.ask(ANN, "SIGN ON rwar secret\nHELP MOVE\nHELP ORDERS\nHELP ODDS\nHELP LUCK").body;
    for words in
        ["MOVE 3I 1C FROM UTR TO NHO", "ORDERS IN CONQUEST", "ODDS -- how an attack would go", "SALT and a word"]
    {
        assert!(said.contains(words), "{words}: {said}");
    }
    let said = world.ask(BOB, "HELP MOVE\nHELP CONQUEST\nHELP BATTLES\nHELP GOVERNOR").body;
    for words in ["A VIE - GAL", "CONQUEST: THE RULES", "BATTLES", "THE GOVERNOR"] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// Questions get a reply, and sentences that begin like them do not.
#[test]
fn questions_are_not_prose() {
    let mut world = begun("");
    let said = world.ask(ANN, "SIGN ON rwar secret\nODDS 5I 2C AGAINST 3I\nODDS GRO FROM GRO\nADVISE").body;
    assert!(said.contains("11 to 6") && said.contains("not connected") && said.contains("ALL AUTO"), "{said}");
    for line in ["Odds are that he comes from Utrecht.", "Advise me, please.", "Verify it yourself!"] {
        let said = world.ask(ANN, &format!("SIGN ON rwar secret\n{line}")).body;
        assert!(said.contains("I don't understand"), "{line}: {said}");
    }
    // The judge asks about a wish, and does nothing.
    let said = world.ask(ANN, "SIGN ON rwar secret\nWait for me, will you?").body;
    assert!(said.contains("Reply YES to send it.") && !said.contains("The turn will not run"), "{said}");
    let said = world.ask(ANN, "SIGN ON rwar secret\nWAIT\nVERIFY").body;
    assert!(said.contains("> WAIT\nThe turn will not run before the deadline."), "{said}");
    assert!(said.contains("> VERIFY\n*** 'war' has no results yet."), "{said}");
}

/// Settings as LIST shows them, and the refusals of wrong ones.
#[test]
fn conquest_settings_are_listed_and_checked() {
    let mut world = begun("SET VICTORY 60, TURNS 20, CASUALTIES TEXT, TURN NEXT 46");
    let said = world.ask(ANN, "SIGN ON rwar secret\nLIST").body;
    for words in ["8 of 12 states win. Turn 20 is the last", "SET VICTORY 60", "SET TURNS 20", "SET CASUALTIES TEXT"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    let wrong = "SET VICTORY 30\nSET TURNS 0\nSET CASUALTIES none\nSET POWERS 5";
    let said = world.ask(BOB, &format!("CREATE ?peace secret lowlands\n{wrong}")).body;
    assert_eq!(said.matches("*** ").count(), 4, "{said}");
    let said = world.ask(BOB, "GET MAP lowlands\nHELP LOWLANDS\nLIST VARIANTS").body;
    for words in ["GEL  Gelderland", "FLE LIM NBR OVE UTR ZHO (city and iron)", "the twelve provinces", "world42"] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

/// An unchanged form has no effect. Only the filled-in fields do.
#[test]
fn a_returned_form_counts_only_where_it_is_filled_in() {
    let mut world = begun("");
    let said = world.ask(ANN, "SIGN ON rwar secret\nSTATUS").body;
    let from = said.find("BEGIN ORDERS").unwrap();
    let form = &said[from..];
    let answer = world.ask(ANN, &format!("SIGN ON rwar secret\n{form}")).body;
    assert!(!answer.contains("\n*** ") && !answer.contains("Red: "), "{answer}");
    let city = form.lines().find(|line| line.starts_with("PRODUCE IN ")).unwrap();
    let filled = form.replacen(city, &format!("{city} REST I"), 1);
    let answer = world.ask(ANN, &format!("SIGN ON rwar secret\n{filled}")).body;
    assert!(!answer.contains("\n*** ") && answer.contains(&format!("Red: {city} REST I.")), "{answer}");
}
