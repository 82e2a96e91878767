//! Records of games with modules: replayed after people and settings have changed, by another judge without the keeper's files, and with
//! invented orders.
use super::{ANN, EVE, JUDGE, begin, game, hold, module, with_modules};
use crate::program::{House, chancery};
use crate::world::World;
use chancery::answers::export;
use chancery::game::Game;
use chancery::referee::table::replay::replay;
use chancery::store::PhaseRow;
use serde_json::Value;
use std::fs;

/// A script that uses everything that could reveal a replay to a phase.
fn busy() -> String {
    let body = r#"
fn start(game) { game.state = #{ rolls: [game.dice(1000)] }; }
fn press(game, letter) { let state = game.state; state.from = letter.from; game.state = state; }
fn adjudicate(game, orders) {
    let state = game.state;
    state.rolls.push(game.dice(1000));
    game.state = state;
    if orders.len() > 2 { orders.replace(0, orders[0].unit.sub_string(0, 1).to_upper() + " " + orders[0].at + " H", "Hold on."); }
}
fn results(game, events) {
    let played = "";
    for power in game.powers { if game.commands(power).len() > 0 { played += power + " "; } }
    game.tell("all", `${game.name}: ${played}played; ${events.len()} events; DIAS is ${game.setting("dias")}.`);
}
fn phase(game) { game.tell("all", `Next: ${game.phase}.`); }
"#;
    module("busy", "press, orders", body)
}

/// Two turns of a game with these modules.
fn played(modules: &str) -> (tempfile::TempDir, World) {
    let (folder, mut world) = with_modules(&[("busy", &busy())]);
    begin(&mut world, modules);
    world.write(ANN, JUDGE, "", "SIGN ON apair secret\nPRESS TO F\nHello\nENDPRESS\nBROADCAST\nAll\nENDPRESS");
    for turn in 0..2 {
        if turn == 0 && modules.contains("busy") {
            // `busy` replaces the first order.
            world.write(ANN, JUDGE, "", "SIGN ON apair secret\nA BUD - SER\nA VIE H\nF TRI H");
            world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nA PAR H\nA MAR H\nF BRE H");
        } else {
            hold(&mut world);
        }
        world.run_to(game(&world).row.deadline.unwrap_or(world.now));
        world.mail();
    }
    assert!(2 < game(&world).row.turn);
    (folder, world)
}

fn replayed(world: &World, game: &Game, record: &[PhaseRow]) -> Result<usize, String> {
    replay(&world.store, &world.judge.catalogue, game, record, &[]).map_err(|error| format!("{error:#}"))
}

#[test]
fn a_record_is_replayed_with_any_players_and_settings() {
    for modules in ["busy", "chatter", "busy chatter truce=2 quota=9"] {
        let (_folder, mut world) = played(modules);
        let record = world.store.whole_record(game(&world).row.id).unwrap();
        assert_eq!(replayed(&world, &game(&world), &record), Ok(record.len()), "{modules}");
        world.write(EVE, JUDGE, "", "SIGN ON fpair secret\nSET NO DIAS\nRESIGN pair");
        world.write(ANN, JUDGE, "", "SIGN ON apair secret\nAGREE SET");
        world.desk("KEEPER pair\nSET NO DIAS");
        assert!(game(&world).player(game(&world).power("France").unwrap()).is_none(), "France has no player now");
        assert_eq!(replayed(&world, &game(&world), &record), Ok(record.len()), "{modules}");
    }
}

/// The program's output at another machine.
fn desk(house: &House, words: &[&str]) -> String {
    let output = chancery().args(words).arg("--config").arg(house.config_file()).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", crate::program::said(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// A private export contains the texts of modules: a judge whose keeper has none of the files replays the game, and its export is
/// identical.
#[test]
fn another_judge_without_the_files_replays_a_game_to_the_byte() {
    let (_folder, world) = played("busy chatter truce=2 quota=9");
    let here = tempfile::tempdir().unwrap();
    let file = here.path().join("pair.json");
    let export = |world: &World| {
        let game = game(world);
        let export = export::of(&world.store, &world.judge.catalogue, &game, true, world.now).unwrap();
        serde_json::to_value(export).unwrap()
    };
    let ours = export(&world);
    fs::write(&file, ours.to_string()).unwrap();
    for name in ["pair", "other"] {
        let house = House::new();
        house.prepare(world.now, &[("ben@players.test".to_owned(), "REGISTER Ben Other".to_owned())]);
        desk(&house, &["game", "import", file.to_str().unwrap(), "--as", name]);
        let told = desk(&house, &["game", "replay", name]);
        assert!(told.contains("2 phases"), "{told}");
        let theirs: Value = serde_json::from_str(&desk(&house, &["game", "export", name, "--private"])).unwrap();
        for part in ["phases", "modules", "scripts"] {
            assert_eq!(theirs[part].to_string(), ours[part].to_string(), "{part} of '{name}'");
        }
        assert!(theirs["scripts"].as_array().unwrap().len() == 4, "{}", theirs["scripts"]);
    }
}

/// Invented orders are detected: by the modules' versions of the orders, or by the modules' output.
#[test]
fn a_record_with_other_orders_or_effects_is_rejected() {
    let (_folder, world) = played("busy truce=2");
    let game = game(&world);
    let record = world.store.whole_record(game.row.id).unwrap();
    assert_eq!(replayed(&world, &game, &record), Ok(2));
    let changed = |change: &dyn Fn(&mut PhaseRow)| {
        let mut record = record.clone();
        change(&mut record[0]);
        assert_ne!(record[0], world.store.whole_record(game.row.id).unwrap()[0], "something is changed");
        replayed(&world, &game, &record).expect_err(record[0].modules.as_deref().unwrap())
    };
    // The adjudicated orders, and the filed ones.
    let why = changed(&|row| row.orders = row.orders.replace("A VIE H", "A VIE - GAL"));
    assert!(why.contains("the results"), "{why}");
    let in_modules = |row: &mut PhaseRow, from: &str, to: &str| {
        row.modules = row.modules.take().map(|kept| kept.replace(from, to));
    };
    let why = changed(&|row| in_modules(row, "A VIE H", "A VIE - GAL"));
    assert!(why.contains("the modules change the orders otherwise now"), "{why}");
    // An effect, a roll of the dice, a state before and after, and the circumstances.
    for (from, to) in [
        ("Hold on.", "Go on."),
        ("Next: F1901M", "Next: S1902M"),
        ("DIAS is", "DIAS was"),
        ("\"after\":[{", "\"after\":[{\"a\":1,"),
        ("\"played\":[\"Austria\",", "\"played\":["),
    ] {
        let why = changed(&|row| in_modules(row, from, to));
        assert!(why.contains("the modules"), "{from}: {why}");
    }
}
