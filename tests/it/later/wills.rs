//! Orders for phases that take no time, and for silent players.
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

/// Retreats and builds sent with the moves: their phases take no time.
#[test]
fn minor_phases_resolve_at_once_when_all_have_decided() {
    let mut world = duel();
    let mail = trieste_falls(
        &mut world,
        "RETREAT F TRI - VEN OR ALB OR DISBAND\nPHASE W1901A\nREMOVE F ALB OR F TRI",
        "BUILD A ROM",
    );
    assert_eq!(phase(&world), "S1902M");
    let told = to(&mail, ANN);
    assert!(told.contains("Filed for F1901R, from the orders you sent in advance: F TRI - ALB"), "{told}");
    assert!(told.contains("All orders for F1901R arrived before it began, so I adjudicated it at once."), "{told}");
    assert!(told.contains("I adjudicated F1901R at once: all orders arrived before it began."), "{told}");
    assert!(told.contains("I adjudicated W1901A at once"), "{told}");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from the orders you sent in advance: B A ROM"), "{told}");
    assert!(!told.contains("F TRI - VEN"), "{told}");
    assert_eq!(mail.iter().filter(|mail| mail.to == IDA).count(), 3, "{told}");
    // No e-mail mentions a deadline that applies to no one.
    assert!(!mail.iter().any(|mail| mail.body.contains("Deadline: F1901R") || mail.body.contains("Deadline: W1901A")));
    // The deadline of the next movement phase is unaffected.
    let game = world.store.game_named("duel").unwrap().unwrap();
    assert!(world.now + SignedDuration::from_hours(60) < game.deadline.unwrap());
}

/// A player who does not know the number of builds yet lists all, the most wanted first.
#[test]
fn of_too_many_builds_the_first_are_filed() {
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB", "BUILD A ROM\nBUILD A VEN\nBUILD F NAP OR WAIVE");
    let told = to(&mail, IDA);
    assert!(told.contains("Filed for W1901A, from the orders you sent in advance: B A ROM Not filed"), "{told}");
    assert!(told.contains("B A VEN: the orders above leave no room for it."), "{told}");
    assert!(ida(&mut world, "STATUS").contains("Italy: Builds an army in Rome."));
    // The same applies to removals.
    let mut world = duel();
    let mail = trieste_falls(&mut world, "RETREAT F TRI - ALB\nPHASE W1901A\nREMOVE A BUD\nREMOVE F ALB", "");
    let told = to(&mail, ANN);
    assert!(
        told.contains(
            "from the orders you sent in advance: A BUD D Not filed, of the orders you sent in advance for W1901A: F ALB D: the orders above leave no room"
        ),
        "{told}"
    );
}

/// The phase takes its normal time if a player has not decided, wants to wait, or has stored an impossible order.
#[test]
fn minor_phases_wait_for_an_undecided_player() {
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
    // Where the GM runs the turns, the GM runs this phase.
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

/// A phase that is skipped takes its orders with it.
#[test]
fn orders_for_a_skipped_phase_are_dropped_and_reported() {
    let mut world = duel();
    ann(&mut world, &format!("{HOLDS}\nPHASE S1901R\nF TRI - ALB\nPHASE F1901M\nA BUD - SER"));
    ida(&mut world, ROME_HOLDS);
    let told = to(&run(&mut world), ANN);
    assert!(told.contains("The game has gone past S1901R, so I have dropped your orders for it."), "{told}");
    assert!(told.contains("Filed for F1901M, from the orders you sent in advance: A BUD - SER"), "{told}");
}

#[test]
fn standing_orders_replace_a_silent_player_twice() {
    let mut world = duel();
    let reply = ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nA SER - GRE\nIF F ALB\nF ALB H\nENDIF\nEND\nSTATUS");
    assert!(
        reply.contains("If you have sent no orders when a deadline of movement passes, these are filed."),
        "{reply}"
    );
    assert!(reply.contains("Standing orders: A BUD S A VIE A SER - GRE IF F ALB F ALB H ENDIF"), "{reply}");
    assert!(reply.contains("You owe 3 orders."), "{reply}");
    for (turn, label) in [(1, "F1901M"), (2, "S1902M")] {
        ida(&mut world, ROME_HOLDS);
        world.run_to(world.now + SignedDuration::from_hours(24 * 4));
        let mail = world.mail();
        assert_eq!(phase(&world), label, "{turn}");
        let told = to(&mail, ANN);
        assert!(told.contains("If you send none by then, I use your standing orders."), "{told}");
        assert!(told.contains("You had sent no orders at the deadline, so your standing orders were used."), "{told}");
        assert!(
            told.contains("Austria: Army Budapest SUPPORT Army Vienna.")
                && told.contains("Austria: Fleet Trieste HOLD."),
            "{told}"
        );
        assert!(!mail.iter().any(|mail| mail.subject.to_lowercase().contains("late")), "{mail:?}");
        assert!(!to(&mail, IDA).contains("tanding orders"));
    }
    // The third time they are late.
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1902M");
    let mail = world.mail();
    assert!(mail.iter().any(|mail| mail.to == ANN && mail.subject.contains("Your orders are late")));
    assert!(!to(&mail, ANN).contains("use your standing orders"));
    // A player who writes again has them again.
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

/// A single order of the player's own takes their place.
#[test]
fn standing_orders_are_not_used_alongside_others() {
    let mut world = duel();
    ann(&mut world, "STANDING ORDERS\nA BUD S A VIE\nEND\nA BUD - SER");
    ida(&mut world, ROME_HOLDS);
    world.run_to(world.now + SignedDuration::from_hours(24 * 4));
    assert_eq!(phase(&world), "S1901M");
    assert!(world.mail().iter().any(|mail| mail.subject.contains("Late Notice: A")));
}
