//! Orders for phases that take no time, and for players who are silent.
use super::{ANN, HOLDS, IDA, MAX, ROME_HOLDS, ann, duel, ida, phase, run, to};
use crate::world::World;
use chancery::mail::sink::Mail;
use jiff::SignedDuration;

/// Italy takes Trieste in the fall of 1901.
fn trieste_falls(world: &mut World, austria: &str, italy: &str) -> Vec<Mail> {
    ann(world, HOLDS);
    ida(world, "A VEN - TYR\nA ROM - VEN\nF NAP H");
    run(world);
    assert_eq!(phase(world), "F1901M");
    ann(world, &format!("{HOLDS}\n{austria}"));
    ida(world, &format!("A VEN - TRI\nA TYR S A VEN - TRI\nF NAP H\n{italy}"));
    run(world)
}

/// Retreats and builds that are sent with the moves: their phases take no time.
#[test]
fn minor_phases_that_all_have_decided_resolve_at_once() {
    let mut world = duel();
    let mail = trieste_falls(
        &mut world,
        "RETREAT F TRI - VEN OR ALB OR DISBAND\nPHASE W1901A\nREMOVE F ALB OR F TRI",
        "BUILD A ROM",
    );
    assert_eq!(phase(&world), "S1902M");
    let told = to(&mail, ANN);
    assert!(told.contains("Filed for F1901R, from what you kept for it: F TRI - ALB"), "{told}");
    assert!(
        told.contains("All orders for F1901R were there before it began, so it has been adjudicated at once."),
        "{told}"
    );
    assert!(
        told.contains("F1901R was adjudicated at once, with the orders that had been sent before it began."),
        "{told}"
    );
    assert!(told.contains("W1901A was adjudicated at once"), "{told}");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from what you kept for it: B A ROM"), "{told}");
    assert!(!told.contains("F TRI - VEN"), "{told}");
    assert_eq!(mail.iter().filter(|mail| mail.to == IDA).count(), 3, "{told}");
    // No letter tells of a deadline that nobody has to keep.
    assert!(!mail.iter().any(|mail| mail.body.contains("Deadline: F1901R") || mail.body.contains("Deadline: W1901A")));
    // The deadline of the next movement is as it would be otherwise.
    let game = world.store.game_named("duel").unwrap().unwrap();
    assert!(world.now + SignedDuration::from_hours(60) < game.deadline.unwrap());
}

/// Whoever does not know yet how many builds there will be names all, the most wanted first.
#[test]
fn of_more_builds_than_are_owed_the_first_are_filed() {
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB", "BUILD A ROM\nBUILD A VEN\nBUILD F NAP OR WAIVE");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from what you kept for it: B A ROM Not filed"), "{told}");
    assert!(told.contains("B A VEN: there is no room for it beside those above it."), "{told}");
    assert!(ida(&mut world, "STATUS").contains("Italy: Builds an army in Rome."));
    // Of the removals, too.
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB\nPHASE W1901A\nREMOVE A BUD\nREMOVE F ALB", "");
    let told = to(&mail, ANN);
    assert!(
        told.contains(
            "from what you kept for it: A BUD D Not filed of what you kept for W1901A: F ALB D: there is no room"
        ),
        "{told}"
    );
}

/// One player has not decided, or somebody wants to wait, or a kept order is not possible: then the phase has its time.
#[test]
fn minor_phases_wait_for_whoever_has_not_decided() {
    for (austria, italy, stays) in [
        ("", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - VEN", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - ALB\nPHASE F1901R\nSET WAIT", "BUILD A ROM", "F1901R"),
        ("RETREAT F TRI - ALB\nPHASE W1901A\nREMOVE F ALB", "", "W1901A"),
        ("RETREAT F TRI - ALB", "BUILD A ROM", "W1901A"),
    ] {
        let mut world = duel();
        trieste_falls(&mut world, austria, italy);
        assert_eq!(phase(&world), stays, "{austria}\n{italy}");
    }
    // Where the master runs the turns, it is the master who does it.
    let mut world = duel();
    world.ask(MAX, "SIGN ON mduel secret\nSET MANUAL PROCESS");
    for _ in 0..2 {
        let lines = match phase(&world).as_str() {
            "S1901M" => ["RETREAT F TRI - ALB\nA BUD H", "A VEN - TYR\nA ROM - VEN"],
            _ => ["RETREAT F TRI - ALB", "A VEN - TRI\nA TYR S A VEN - TRI"],
        };
        ann(&mut world, lines[0]);
        ida(&mut world, lines[1]);
        world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    }
    assert_eq!(phase(&world), "F1901R");
    assert!(ann(&mut world, "STATUS").contains("Fleet Trieste -> Albania."));
}

/// A phase that does not come to pass takes its orders with it.
#[test]
fn orders_for_a_phase_that_is_passed_over_are_dropped_and_told() {
    let mut world = duel();
    ann(&mut world, &format!("{HOLDS}\nPHASE S1901R\nF TRI - ALB\nPHASE F1901M\nA BUD - SER"));
    ida(&mut world, ROME_HOLDS);
    let told = to(&run(&mut world), ANN);
    assert!(told.contains("The game has gone past S1901R, so the orders that you kept for it are dropped."), "{told}");
    assert!(told.contains("Filed for F1901M, from what you kept for it: A BUD - SER"), "{told}");
}

#[test]
fn standing_orders_stand_in_for_a_silent_player_twice() {
    let mut world = duel();
    let reply = ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nA SER - GRE\nIF F ALB\nF ALB H\nENDIF\nEND\nSTATUS");
    assert!(
        reply.contains("If you have sent no orders when a deadline of movement passes, these are filed."),
        "{reply}"
    );
    assert!(reply.contains("Standing orders: A BUD S A VIE A SER - GRE IF F ALB F ALB H ENDIF"), "{reply}");
    assert!(reply.contains("3 orders are needed, and none is on file."), "{reply}");
    for (turn, label) in [(1, "F1901M"), (2, "S1902M")] {
        ida(&mut world, ROME_HOLDS);
        world.run_to(world.now + SignedDuration::from_hours(24 * 4));
        let mail = world.mail();
        assert_eq!(phase(&world), label, "{turn}");
        let told = to(&mail, ANN);
        assert!(told.contains("If you send no orders until then, your standing orders are filed."), "{told}");
        assert!(told.contains("You had sent no orders at the deadline, so your standing orders were used."), "{told}");
        assert!(
            told.contains("Austria: Army Budapest SUPPORT Army Vienna.")
                && told.contains("Austria: Fleet Trieste HOLD."),
            "{told}"
        );
        assert!(!mail.iter().any(|mail| mail.subject.contains("Late")), "{mail:?}");
        assert!(!to(&mail, IDA).contains("tanding orders"));
    }
    // The third time they are late.
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1902M");
    let mail = world.mail();
    assert!(mail.iter().any(|mail| mail.to == ANN && mail.subject.contains("Late Notice: A")));
    assert!(!to(&mail, ANN).contains("your standing orders are filed"));
    // Whoever writes again has them again.
    ann(&mut world, HOLDS);
    run(&mut world);
    assert_eq!(phase(&world), "F1902M");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1903M");
    let reply = ann(&mut world, "NO STANDING ORDERS");
    assert!(reply.contains("Your standing orders are dropped."), "{reply}");
    assert!(!ann(&mut world, "STATUS").contains("Standing orders"));
}

/// Even one order of their own comes first.
#[test]
fn standing_orders_are_not_used_beside_others() {
    let mut world = duel();
    ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nEND\nA BUD - SER");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1901M");
    assert!(world.mail().iter().any(|mail| mail.subject.contains("Late Notice: A")));
}
