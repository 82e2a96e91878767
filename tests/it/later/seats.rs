//! Whose orders are kept, and with whom they go.
use super::{ANN, HOLDS, IDA, JUDGE, MAX, ROME_HOLDS, ann, duel, ida, phase, run, to};
use crate::world::{World, said};
use jiff::SignedDuration;

/// Whoever takes over begins anew, and is told so; so is whoever has lost the place.
#[test]
fn kept_orders_do_not_pass_to_another_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nA BUD - SER\nPHASE S1901M\nSTANDING ORDERS\nA BUD S A VIE\nEND\nA BUD H");
    world.write("zoe@example.org", JUDGE, "", "REGISTER Zoe Last");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 10));
    world.mail();
    world.write("zoe@example.org", JUDGE, "", "SIGN ON aduel hidden");
    let mail = world.mail();
    let reply = to(&mail, "zoe@example.org");
    assert!(
        reply.contains("What the player before you had kept for later phases is dropped: keep your own."),
        "{reply}"
    );
    assert!(to(&mail, ANN).contains("The orders that you kept for later are dropped."));
    let status = said(&world.ask("zoe@example.org", "SIGN ON aduel hidden\nSTATUS").body);
    assert!(!status.contains("Kept for") && !status.contains("Standing"), "{status}");
    world.ask("zoe@example.org", &format!("SIGN ON aduel hidden\n{HOLDS}\nSET NO WAIT"));
    ida(&mut world, "SET NO WAIT");
    run(&mut world);
    assert_eq!(phase(&world), "F1901M");
    let status = said(&world.ask("zoe@example.org", "SIGN ON aduel hidden\nSTATUS").body);
    assert!(status.contains("3 orders are needed, and none is on file."), "{status}");
}

/// A master who acts as a power keeps for its player, who gets a copy; and sees what everybody keeps.
#[test]
fn a_master_keeps_orders_for_a_power() {
    let mut world = duel();
    world.mail();
    let reply = world.ask(MAX, "SIGN ON mduel secret\nPHASE F1901M\nA BUD - SER");
    assert!(said(&reply.body).contains("Which power? Write BECOME"), "{}", reply.body);
    world.write(
        MAX,
        JUDGE,
        "",
        "SIGN ON mduel secret\nBECOME AUSTRIA\nPHASE F1901M\nA BUD - SER\nIF A VIE THEN A VIE H",
    );
    let mail = world.mail();
    let reply = to(&mail, MAX);
    assert!(reply.contains("Kept for F1901M: A BUD - SER IF A VIE A VIE H ENDIF"), "{reply}");
    let copy = to(&mail, ANN);
    assert!(copy.contains("The master has acted as Austria.") && copy.contains("F1901M: A BUD - SER"), "{copy}");
    assert!(copy.contains("IF A VIE THEN A VIE H Kept for F1901M."), "{copy}");
    let status = said(&world.ask(MAX, "SIGN ON mduel secret\nSTATUS").body);
    assert!(status.contains("Austria: Kept for F1901M: A BUD - SER"), "{status}");
    let status = ida(&mut world, "STATUS");
    assert!(!status.contains("Kept for"), "{status}");
    // Nobody plays France.
    let reply = said(&world.ask(MAX, "SIGN ON mduel secret\nBECOME FRANCE\nPHASE F1901M\nA PAR - BUR").body);
    assert!(reply.contains("Nobody plays France now, so no orders are kept for it."), "{reply}");
}

/// Somebody who plays several powers keeps for all of them, and orders for the one that has the unit.
#[test]
fn duplex_players_keep_for_all_of_their_powers() {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret\nBECOME MASTER\nSET POWERS 4, PLAYERS 2\nSET NO PRESS, PROXY",
    );
    for (address, name, wish) in [(ANN, "Ann Other", "AG"), (IDA, "Ida Italian", "IT")] {
        world.write(address, JUDGE, "", &format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {wish}"));
    }
    world.mail();
    let reply = ann(&mut world, "PHASE F1901M\nA VIE S A MUN\nGermany: A MUN H\nA TYR H\nA BUD PROXY ITALY");
    assert!(reply.contains("Kept for F1901M: A VIE S A MUN Germany: A MUN H A TYR H A BUD proxy to Italy"), "{reply}");
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    let status = ann(&mut world, "STATUS");
    assert!(status.contains("Germany: Army Munich HOLD."), "{status}");
    assert!(status.contains("Austria: Army Budapest PROXY to Italy.") || status.contains("Budapest"), "{status}");
}

/// Who is out of the game keeps nothing, and is told once.
#[test]
fn who_is_out_of_the_game_keeps_nothing() {
    let mut world = duel();
    ann(&mut world, "PHASE F1904M\nA BUD - SER");
    // Whatever happened: Austria has nothing left.
    let mut row = world.store.game_named("duel").unwrap().unwrap();
    let mut position: serde_json::Value = serde_json::from_str(row.position.as_deref().unwrap()).unwrap();
    let text = position.to_string();
    assert!(text.contains("Austria"), "{text}");
    position["units"].as_array_mut().unwrap().retain(|unit| !unit.to_string().contains("Austria"));
    if let Some(owners) = position["owners"].as_object_mut() {
        owners.retain(|_, owner| owner != "Austria");
    }
    row.position = Some(position.to_string());
    world.store.change_game(&row).unwrap();
    world.mail();
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nPROCESS");
    let told = to(&world.mail(), ANN);
    assert!(told.contains("You are out of the game, so the orders that you kept for F1904M are dropped."), "{told}");
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nPROCESS");
    assert!(!to(&world.mail(), ANN).contains("out of the game, so the orders"));
}

/// A pause and an end that is taken back change nothing of what is kept; whoever leaves takes it along.
#[test]
fn what_is_kept_outlives_a_pause_and_not_its_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nA BUD - SER");
    for lines in ["PAUSE", "RESUME", "TERMINATE duel", "RESUME"] {
        world.ask(MAX, &format!("SIGN ON mduel secret\n{lines}"));
    }
    assert!(ann(&mut world, "STATUS").contains("Kept for F1901M: A BUD - SER"));
    ann(&mut world, "RESIGN duel");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    assert_eq!(world.store.kept_in(game).unwrap(), []);
    ida(&mut world, ROME_HOLDS);
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    let status = said(&world.ask(MAX, "SIGN ON mduel secret\nSTATUS").body);
    assert!(phase(&world) == "F1901M" && !status.contains("Serbia"), "{status}");
}

/// What is kept is in MY DATA, and nothing is left of it when its player is erased.
#[test]
fn what_is_kept_is_told_and_erased_with_its_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nIF A VIE THEN A BUD - SER\nSTANDING ORDERS\nF TRI H\nEND");
    let data = said(&world.ask(ANN, "MY DATA").body);
    assert!(data.contains("kept for later, F1901M: IF A VIE / A BUD - SER / ENDIF"), "{data}");
    assert!(data.contains("kept for later, standing orders: F TRI H"), "{data}");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let user = world.store.user_at(ANN).unwrap().unwrap();
    world.store.erase_person(&user, "none", world.now).unwrap();
    assert_eq!(world.store.kept_in(game).unwrap(), []);
}
