//! The owners of stored orders, and the person they leave with.
use super::{ANN, HOLDS, IDA, JUDGE, MAX, ROME_HOLDS, ann, duel, ida, phase, run, to};
use crate::world::{World, said};
use jiff::SignedDuration;

/// A replacement starts without stored orders and is told so. The former player is told, too.
#[test]
fn stored_orders_do_not_pass_to_another_player() {
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
    assert!(status.contains("You owe 3 orders."), "{status}");
}

/// A GM acting as a power stores orders for its player, who gets a copy, and sees everyone's stored orders.
#[test]
fn a_gm_stores_orders_for_a_power() {
    let mut world = duel();
    world.mail();
    let reply = world.ask(MAX, "SIGN ON mduel secret\nPHASE F1901M\nA BUD - SER");
    assert!(said(&reply.body).contains("Which power? Send BECOME"), "{}", reply.body);
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
    assert!(
        copy.contains("The GM has acted as Austria and done this:") && copy.contains("F1901M: A BUD - SER"),
        "{copy}"
    );
    assert!(copy.contains("IF A VIE THEN A VIE H Kept for F1901M."), "{copy}");
    let status = said(&world.ask(MAX, "SIGN ON mduel secret\nSTATUS").body);
    assert!(status.contains("Austria: Kept for F1901M: A BUD - SER"), "{status}");
    let status = ida(&mut world, "STATUS");
    assert!(!status.contains("Kept for"), "{status}");
    // France has no player.
    let reply = said(&world.ask(MAX, "SIGN ON mduel secret\nBECOME FRANCE\nPHASE F1901M\nA PAR - BUR").body);
    assert!(reply.contains("France has no player now, so I keep no orders for it."), "{reply}");
}

/// A player of several powers stores orders for all of them. Each order belongs to the power with the unit.
#[test]
fn a_player_of_several_powers_stores_orders_for_all_of_them() {
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

/// An eliminated player stores no orders, and is told once.
#[test]
fn an_eliminated_player_stores_no_orders() {
    let mut world = duel();
    ann(&mut world, "PHASE F1904M\nA BUD - SER");
    // The cause does not matter: Austria has nothing left.
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
    assert!(told.contains("You are out of the game, so I have dropped your orders for F1904M."), "{told}");
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nPROCESS");
    assert!(!to(&world.mail(), ANN).contains("out of the game, so I have dropped"));
}

/// A pause and a reversed end do not change stored orders. They leave with their player.
#[test]
fn stored_orders_survive_a_pause_and_leave_with_their_player() {
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

/// Stored orders appear in MY DATA, and none remain when their player is erased.
#[test]
fn stored_orders_are_in_my_data_and_erased_with_their_player() {
    let mut world = duel();
    ann(&mut world, "PHASE F1901M\nIF A VIE THEN A BUD - SER\nSTANDING ORDERS\nF TRI H\nEND");
    let data = said(&world.ask(ANN, "MY DATA").body);
    assert!(data.contains("kept for later, F1901M: IF A VIE / A BUD - SER / ENDIF"), "{data}");
    assert!(data.contains("kept for later, standing orders: F TRI H"), "{data}");
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let user = world.store.user_at(ANN).unwrap().unwrap();
    world.store.erase_person(&user, world.now).unwrap();
    assert_eq!(world.store.kept_in(game).unwrap(), []);
}
