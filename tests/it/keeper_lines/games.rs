//! Games that move from one judge to another.
use super::is_refused;
use crate::world::{PLAYERS, World, address, ask, said};
use chancery::answers::export::{self, Export};
use chancery::game::Game;
use chancery::referee::table::replay::replay;
use chancery::store::{GameRow, Life};
use serde_json::{Value, json};

fn row(world: &World, name: &str) -> GameRow {
    world.store.game_named(name).unwrap().unwrap()
}

/// A game as a file.
fn export(world: &World, name: &str, private: bool) -> Value {
    let catalogue = &world.judge.catalogue;
    let game = Game::load(&world.store, row(world, name), catalogue).unwrap();
    serde_json::to_value(export::of(&world.store, catalogue, &game, private, world.now).unwrap()).unwrap()
}

fn import(world: &mut World, file: &Value) -> String {
    said(&world.desk(&format!("KEEPER IMPORT\n{file}\nENDIMPORT")))
}

/// Replays a game from its record. Returns the number of its phases.
fn replayed(world: &World, name: &str) -> usize {
    let game = Game::load(&world.store, row(world, name), &world.judge.catalogue).unwrap();
    let (record, edits) = (world.store.whole_record(game.row.id).unwrap(), world.store.edits(game.row.id).unwrap());
    replay(&world.store, &world.judge.catalogue, &game, &record, &edits).unwrap()
}

/// A game after some phases, with a rollback, an edit, and orders on file.
fn played() -> World {
    let mut world = World::with_games();
    let master = "max@example.org";
    for lines in ["PROCESS", "PROCESS", "ROLLBACK 2", "EDIT\nREMOVE PAR\nPLACE FRANCE A BUR\nEND", "PROCESS"] {
        let reply = world.ask(master, &format!("SIGN ON mdemo secret\n{lines}")).body;
        assert!(!is_refused(&reply), "{reply}");
    }
    let reply = ask(&mut world, "eve@example.org", "SIGN ON edemo secret\nF LON - NTH\nF EDI - NWG\nA LVP - YOR");
    assert!(reply.contains("F LON - NTH"), "{reply}");
    world.write("eve@example.org", "judge@example.org", "", "SIGN ON edemo secret\nBROADCAST\nPeace!\nENDPRESS");
    world.mail();
    world
}

#[test]
fn a_running_game_moves_to_an_empty_judge_and_continues_there() {
    let old = played();
    let file = export(&old, "demo", true);
    let mut new = World::new();
    for name in PLAYERS.iter().take(6) {
        new.write(&address(name), "judge@example.org", "", &format!("REGISTER {name}"));
    }
    new.write("max@example.org", "judge@example.org", "", "REGISTER Max Master");
    new.mail();
    let reply = import(&mut new, &file);
    assert!(reply.contains("The game 'demo' is here: 3 phases, all as recorded."), "{reply}");
    assert!(reply.contains("Austria (Ann Other)") && reply.contains("Master (Max Master)"), "{reply}");
    assert!(reply.contains("Open seats, because their players are not registered here: Turkey."), "{reply}");
    assert_eq!(replayed(&new, "demo"), 3);
    let (was, is) = (row(&old, "demo"), row(&new, "demo"));
    assert_eq!((is.turn, is.phase, is.life), (was.turn, was.phase, Life::Paused));
    let letters = new.mail();
    assert_eq!(letters.len(), 7, "whoever is seated is told");
    let to_eve = letters.into_iter().find(|mail| mail.to == "eve@example.org").unwrap();
    assert!(
        said(&to_eve.body).contains("The keeper has moved the game 'demo' to this judge, with its whole record."),
        "{}",
        to_eve.body
    );
    // The broadcasts are still there, and so are the orders on file.
    assert!(ask(&mut new, "eve@example.org", "HISTORY demo").contains("Peace!"));
    let reply = said(&new.desk("KEEPER demo\nRESUME"));
    assert!(reply.contains("'demo' continues."), "{reply}");
    new.mail();
    new.write("eve@example.org", &to_eve.reply_to.unwrap(), "", "STATUS");
    let reply = said(&new.mail().into_iter().find(|mail| mail.reply).unwrap().body);
    assert!(reply.contains("Fleet London -> North Sea"), "{reply}");
    // A player takes the open seat, and the turn runs.
    let reply = ask(&mut new, "tom@example.org", "REGISTER Tom Turk\nSIGN ON tdemo hush");
    assert!(reply.contains("You now play Turkey"), "{reply}");
    let before = row(&new, "demo").turn;
    let reply = said(&new.desk("KEEPER demo\nPROCESS"));
    assert!(reply.contains("has been adjudicated"), "{reply}");
    assert_eq!((row(&new, "demo").turn, replayed(&new, "demo")), (before + 1, 4));
}

#[test]
fn a_finished_game_moves_to_another_judge_with_its_result() {
    let mut old = played();
    for (name, letter) in PLAYERS.iter().zip("aefgirt".chars()) {
        old.write(&address(name), "judge@example.org", "", &format!("SIGN ON {letter}demo secret\nSET DRAW"));
    }
    assert_eq!(row(&old, "demo").life, Life::Finished);
    let file = export(&old, "demo", false);
    assert!(!file.to_string().contains("@example.org"), "an export that may be published has no addresses");
    let mut new = World::new();
    let reply = import(&mut new, &file);
    assert!(reply.contains("The game 'demo' is here: 3 phases, all as recorded."), "{reply}");
    assert_eq!(replayed(&new, "demo"), 3);
    assert_eq!((row(&new, "demo").outcome, row(&new, "demo").life), (row(&old, "demo").outcome, Life::Finished));
    let summary = ask(&mut new, "ann@example.org", "SUMMARY demo");
    assert!(summary.contains("ended in a draw between Austria"), "{summary}");
    // The game continues from there: the second export equals the import.
    let again = export(&new, "demo", false);
    for part in ["phases", "edits", "position", "settings", "result", "board", "secret"] {
        assert_eq!(again[part], file[part], "{part}");
    }
    // Its name is taken now. It can be imported again under another name.
    assert!(import(&mut new, &file).contains("*** A game named 'demo' exists already."));
    let reply = said(&new.desk(&format!("KEEPER IMPORT AS twin\n{file}\nENDIMPORT")));
    assert!(reply.contains("The game 'twin' is here"), "{reply}");
}

#[test]
fn a_mismatched_file_is_not_imported_even_in_part() {
    let file = export(&played(), "demo", true);
    let mut new = World::new();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut file = file.clone();
        change(&mut file);
        file
    };
    type Change = Box<dyn Fn(&mut Value)>;
    let cases: [(&str, Change); 7] = [
        ("the results differ", Box::new(|file| file["phases"][0]["results"] = json!([]))),
        ("the position differs", Box::new(|file| file["position"] = file["phases"][0]["before"].clone())),
        ("position is not where its record ends", Box::new(|file| file["phases"].as_array_mut().unwrap().truncate(1))),
        ("its result differs", Box::new(|file| file["result"] = json!("Victory of Austria"))),
        ("the family of games 'chess'", Box::new(|file| file["family"] = json!("chess"))),
        ("This export has format 1", Box::new(|file| file["format"] = json!(1))),
        ("This is not an export of a game", Box::new(|file| file["phases"] = json!("none"))),
    ];
    for (why, change) in cases {
        let reply = import(&mut new, &changed(&*change));
        assert!(reply.contains("***") && reply.contains(why), "{why}: {reply}");
        assert!(new.store.game_named("demo").unwrap().is_none(), "{why}");
        assert_eq!((new.store.games().unwrap().len(), new.store.n_boards().unwrap()), (0, 0), "{why}");
    }
    assert!(new.desk("KEEPER IMPORT\n{}").contains("*** The line ENDIMPORT is missing."));
    let read: Export = serde_json::from_value(file).unwrap();
    assert!(!read.seats.is_empty());
}
