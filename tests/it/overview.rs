//! The end of each reply: its reader's overview.
use crate::world::{World, said};

/// The reply to an e-mail from Ann, who plays Austria in `demo`.
fn ann(world: &mut World, lines: &str) -> String {
    world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{lines}")).body
}

const AUSTRIA: &str = "A BUD - SER\nA VIE - GAL\nF TRI - ALB";

/// Submits all other players' orders, so that the turn waits for Austria alone.
fn all_others_order(world: &mut World) {
    let orders = [
        ("eve", "edemo", "A LVP H\nF EDI H\nF LON H"),
        ("fred", "fdemo", "A MAR H\nA PAR H\nF BRE H"),
        ("gus", "gdemo", "A BER H\nA MUN H\nF KIE H"),
        ("ida", "idemo", "A ROM H\nA VEN H\nF NAP H"),
        ("rob", "rdemo", "A MOS H\nA WAR H\nF SEV H\nF STP/SC H"),
        ("tom", "tdemo", "A CON H\nA SMY H\nF ANK H"),
    ];
    for (name, seat, lines) in orders {
        world.ask(&format!("{name}@example.org"), &format!("SIGN ON {seat} secret\n{lines}"));
    }
}

fn phase(world: &World) -> String {
    world.store.game_named("demo").unwrap().unwrap().phase
}

#[test]
fn every_reply_shows_orders_wait_votes_and_when_the_turn_runs() {
    let mut world = World::with_games();
    ann(&mut world, &format!("{AUSTRIA}\nSET WAIT\nSET DRAW"));
    for letter in ["LIST", "PRESS TO E\nHello\nENDPRESS", "STATUS", "ORDERS", "?", "VERSION", ""] {
        let answer = said(&ann(&mut world, letter));
        assert!(answer.contains("Austria: Army Budapest -> Serbia."), "{letter}: {answer}");
        assert!(
            answer.contains("You wait for the deadline; SET NO WAIT lets the turn run early."),
            "{letter}: {answer}"
        );
        assert!(answer.contains("Austria votes for a draw among all survivors."), "{letter}: {answer}");
        assert!(
            answer.contains("The turn runs at the deadline: Tuesday 24 November 2026, 23:30 UTC."),
            "{letter}: {answer}"
        );
    }
}

#[test]
fn an_empty_reply_to_the_judge_returns_the_overview() {
    let mut world = World::with_games();
    ann(&mut world, "A BUD - SER");
    world.mail();
    let reply_to = world.ask("ann@example.org", "SIGN ON ademo secret").reply_to.unwrap();
    world.write("ann@example.org", &reply_to, "", "");
    let answer = world.mail().into_iter().find(|mail| mail.reply).unwrap().body;
    assert!(answer.contains("Austria: Army Budapest -> Serbia."), "{answer}");
    assert!(answer.contains("You still owe 2 orders."), "{answer}");
    assert!(answer.contains("BEGIN ORDERS"), "{answer}");
    assert!(!answer.contains("***"), "{answer}");
}

#[test]
fn the_turn_waits_for_a_wrong_line_to_be_corrected() {
    let mut world = World::with_games();
    ann(&mut world, AUSTRIA);
    let answer = said(&ann(&mut world, "A VIE - ROM"));
    assert!(answer.contains("The turn waits for you to fix the line that could not be carried out"), "{answer}");
    all_others_order(&mut world);
    world.run_to("2026-11-23T12:00:00Z".parse().unwrap());
    assert_eq!(phase(&world), "S1901M", "it waits");
    ann(&mut world, "A VIE - TRI");
    world.run_to("2026-11-24T12:00:00Z".parse().unwrap());
    assert_eq!(phase(&world), "F1901M", "the line is mended, and the turn runs before the deadline");
}

/// After the deadline, and after the grace period: the turn no longer waits for late orders when none is missing.
#[test]
fn the_last_late_player_learns_when_the_turn_runs() {
    for (late, runs, at) in [
        ("2026-11-25T12:00:00Z", "Wednesday 25 November 2026, 12:30 UTC", "2026-11-25T12:30:00Z"),
        ("2026-11-29T12:00:00Z", "Sunday 29 November 2026, 12:30 UTC", "2026-11-29T12:30:00Z"),
    ] {
        let mut world = World::with_games();
        all_others_order(&mut world);
        world.run_to(late.parse().unwrap());
        let answer = said(&ann(&mut world, "A BUD - SER\nA VIE - GAL"));
        assert!(answer.contains("You are late"), "{answer}");
        let answer = said(&ann(&mut world, "F TRI - ALB"));
        assert!(answer.contains(&format!("All orders are in: the turn runs on {runs}.")), "{answer}");
        assert!(
            !answer.contains("waits for") && !answer.contains("waiting for") && !answer.contains("late"),
            "{answer}"
        );
        let others = said(&world.ask("eve@example.org", "SIGN ON edemo secret").body);
        assert!(others.contains(&format!("the turn runs on {runs}.")), "{others}");
        assert_eq!(phase(&world), "S1901M");
        world.run_to(at.parse().unwrap());
        assert_eq!(phase(&world), "F1901M");
    }
}

#[test]
fn a_wrong_line_does_not_hold_the_turn_beyond_the_deadline() {
    let mut world = World::with_games();
    ann(&mut world, &format!("{AUSTRIA}\nA VIE - ROM"));
    all_others_order(&mut world);
    world.run_to("2026-11-24T23:29:00Z".parse().unwrap());
    assert_eq!(phase(&world), "S1901M");
    world.run_to("2026-11-24T23:31:00Z".parse().unwrap());
    assert_eq!(phase(&world), "F1901M");
}

#[test]
fn set_no_wait_confirms_the_current_orders() {
    let mut world = World::with_games();
    ann(&mut world, &format!("{AUSTRIA}\nA VIE - ROM"));
    all_others_order(&mut world);
    let answer = said(&ann(&mut world, "SET NO WAIT"));
    assert!(!answer.contains("The turn waits for you"), "{answer}");
    world.run_to("2026-11-23T12:00:00Z".parse().unwrap());
    assert_eq!(phase(&world), "F1901M");
}

#[test]
fn an_email_without_orders_gets_a_sensible_reply() {
    let mut world = World::with_games();
    let answer = ann(&mut world, "");
    assert!(!answer.contains("I found nothing"), "signing on is something: {answer}");
    let reply_to = world.ask("ann@example.org", "SIGN ON ademo secret").reply_to.unwrap();
    let prose = "The roof leaks again.\nShall we talk about Galicia when I am back?";
    world.write("ann@example.org", &reply_to, "", prose);
    let answer = world.mail().into_iter().find(|mail| mail.reply).unwrap();
    let text = said(&answer.body);
    assert!(text.contains("I found nothing for me to do in this e-mail."), "{text}");
    assert!(!text.contains("PRESS TO"), "{text}");
    assert!(!text.contains("***"), "{text}");
    assert!(!answer.subject.contains("error"), "{}", answer.subject);
}

#[test]
fn replies_can_be_short() {
    let mut world = World::with_games();
    ann(&mut world, "A BUD - SER\nSET ANSWERS SHORT");
    let answer = ann(&mut world, "VERSION");
    assert!(answer.contains("You still owe 2 orders."), "{answer}");
    assert!(!answer.contains("BEGIN ORDERS") && !answer.contains("Army Budapest"), "{answer}");
    let answer = ann(&mut world, "A VIE - GAL");
    assert!(answer.contains("Army Budapest") && !answer.contains("BEGIN ORDERS"), "{answer}");
    let answer = ann(&mut world, "STATUS");
    assert!(answer.contains("Army Budapest") && answer.contains("BEGIN ORDERS"), "{answer}");
}

#[test]
fn gms_see_everyones_orders_and_flags() {
    let mut world = World::with_games();
    ann(&mut world, &format!("{AUSTRIA}\nSET WAIT"));
    world.ask("eve@example.org", "SIGN ON edemo secret\nA LVP - YOR\nA LVP - ROM\nSET CONCEDE R");
    let answer = said(&world.ask("max@example.org", "SIGN ON mdemo secret\nLIST").body);
    for part in [
        "Austria: Army Budapest -> Serbia.",
        "Austria: orders are in; waits for the deadline.",
        "England: 2 orders are missing; has a line to fix; votes to concede the game to Russia.",
        "France: 3 orders are missing.",
    ] {
        assert!(answer.contains(part), "{part}: {answer}");
    }
    let others = world.ask("fred@example.org", "SIGN ON fdemo secret\nSTATUS").body;
    assert!(!others.contains("Serbia.") && !others.contains("concede"), "{others}");
}

#[test]
fn gms_see_preferences_before_the_start() {
    let mut world = World::new();
    world.ask("max@example.org", "REGISTER Max Master\nCREATE ?spring secret\nBECOME MASTER");
    world.ask("ann@example.org", "REGISTER Ann Other\nSIGN ON ?spring secret\nSET PREFERENCE GI");
    let answer = world.ask("max@example.org", "SIGN ON mspring secret").body;
    assert!(answer.contains("'spring' has not started yet: 1 of 7 seats is taken."), "{answer}");
    assert!(answer.contains("Ann Other: Germany, then Italy."), "{answer}");
}

#[test]
fn a_resigning_player_gets_no_warning_about_lateness() {
    let mut world = World::with_games();
    let answer = ann(&mut world, "RESIGN demo");
    assert!(answer.contains("You have resigned"), "{answer}");
    assert!(!answer.contains("needed") && !answer.contains("late") && !answer.contains("BEGIN ORDERS"), "{answer}");
}
