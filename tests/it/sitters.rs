//! Sitters, who order for a seat's holder for a time: their permissions and limits.
use crate::world::{World, ask, cause, said};
use chancery::mail::sink::Mail;
use jiff::SignedDuration;

const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const ROB: &str = "rob@example.org";
const ZOE: &str = "zoe@example.org";

/// `demo`, in which Zoe orders for Ann for four days, and the e-mail that told Zoe.
fn with_sitter(more: &str) -> (World, Mail) {
    let mut world = World::with_games();
    ask(&mut world, ZOE, "REGISTER Zoe Zander");
    let told =
        cause(&mut world, ANN, &format!("SIGN ON ademo secret\nSITTER zoe@example.org UNTIL 24 NOV 2026 {more}"));
    let letter = told.into_iter().find(|mail| mail.to == ZOE && mail.subject.contains("You order for Austria"));
    (world, letter.expect("Zoe is told"))
}

fn answer(world: &mut World, letter: &Mail, lines: &str) -> String {
    world.mail();
    world.write(&letter.to, letter.reply_to.as_deref().unwrap(), "", lines);
    said(&world.mail().iter().find(|mail| mail.reply).expect("a reply").body)
}

const KEPT: &str = "You only order for Austria for a time";

#[test]
fn a_sitter_can_only_submit_orders() {
    let (mut world, letter) = with_sitter("");
    let reply = answer(&mut world, &letter, "A BUD - SER\nSET WAIT\nUNDO\nA BUD - SER\nSTATUS\nOPTIONS");
    assert!(!reply.contains(KEPT) && reply.contains("Army Budapest -> Serbia."), "{reply}");
    for line in [
        "SET DRAW",
        "SET CONCEDE ENGLAND",
        "SET PASSWORD mine-now",
        "SET ADDRESS zoe@example.org",
        "SET NEW TOKEN",
        "SET ABSENCE 24 DEC 2026",
        "SET PREFERENCE E",
        "RESIGN demo",
        "PROPOSE TERMINATE",
        "SEEK REPLACEMENT",
        "SITTER rob@example.org UNTIL 24 NOV",
    ] {
        let reply = answer(&mut world, &letter, line);
        assert!(reply.contains(KEPT) || reply.contains("Only the player can"), "{line}: {reply}");
    }
    let reply = answer(&mut world, &letter, "BROADCAST\nIt is me.\nENDBROADCAST");
    assert!(reply.contains(KEPT), "{reply}");
}

/// New reply addresses invalidate all of a person's old ones, even one for another person's seat.
#[test]
fn a_new_token_ends_the_reply_addresses_of_a_sitter() {
    let (mut world, letter) = with_sitter("");
    let by_letter = |world: &mut World, letter: &Mail| {
        world.write("passed.on@example.net", letter.reply_to.as_deref().unwrap(), "", "A BUD - SER");
        world.mail();
        let demo = world.store.game_named("demo").unwrap().unwrap();
        world.store.orders_of(demo.id, demo.turn, "Austria").unwrap().map(|row| row.orders).unwrap_or_default()
    };
    ask(&mut world, ZOE, "SET NEW TOKEN");
    assert_eq!(by_letter(&mut world, &letter), "");
    let newer = world.ask(ZOE, "SIGN ON demo");
    assert_eq!(by_letter(&mut world, &newer), "A BUD - SER");
}

#[test]
fn a_reply_to_the_reply_proves_no_more_than_the_first() {
    let (mut world, _) = with_sitter("");
    let reply = world.ask(ZOE, "SIGN ON demo");
    let told = answer(&mut world, &reply, "SET PASSWORD mine-now\nA BUD - SER");
    assert!(told.contains(KEPT) && told.contains("Army Budapest -> Serbia."), "{told}");
    // A copy of all of it goes to the player.
    let told = cause(&mut world, ZOE, "SIGN ON demo\nA VIE H");
    let copy = told.iter().find(|mail| mail.to == ANN).expect("a copy");
    assert!(
        said(&copy.body).contains("the person who orders for you (zoe@example.org) has written to me"),
        "{}",
        copy.body
    );
}

#[test]
fn a_sitter_reads_no_press_unless_they_may() {
    let (mut world, _) = with_sitter("");
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nPRESS TO A\nPsst.\nENDPRESS");
    assert!(told.iter().all(|mail| mail.to == ANN), "{told:?}");
    let history = ask(&mut world, ZOE, "SIGN ON demo\nHISTORY demo");
    assert!(!history.contains("Psst."), "{history}");
    let history = ask(&mut world, ANN, "SIGN ON ademo secret\nHISTORY demo");
    assert!(history.contains("Psst."), "{history}");
    let (mut world, letter) = with_sitter("WITH PRESS");
    let told = cause(&mut world, ROB, "SIGN ON rdemo secret\nPRESS TO A\nPsst.\nENDPRESS");
    let copy = told.iter().find(|mail| mail.to == ZOE).expect("a copy");
    assert!(copy.body.contains("Psst."), "{}", copy.body);
    let reply = answer(&mut world, &letter, "PRESS TO R\nI order for Ann.\nENDPRESS");
    assert!(reply.contains("Press sent to Russia."), "{reply}");
}

#[test]
fn sitting_ends_by_time_by_either_side_and_with_the_seat() {
    let (mut world, letter) = with_sitter("");
    world.mail();
    world.run_to("2026-11-25T00:00:00Z".parse().unwrap());
    assert!(world.mail().iter().any(|mail| mail.to == ZOE && mail.subject.contains("is over")));
    let reply = answer(&mut world, &letter, "A BUD - SER");
    assert!(!reply.contains("A BUD - SER A BUD - SER"), "{reply}");

    let (mut world, letter) = with_sitter("");
    ask(&mut world, ANN, "SIGN ON ademo secret\nNO SITTER");
    let reply = answer(&mut world, &letter, "STATUS");
    assert!(!reply.contains("Austria"), "{reply}");

    let (mut world, letter) = with_sitter("");
    let reply = answer(&mut world, &letter, "NO SITTER");
    assert!(reply.contains("You no longer order for Austria."), "{reply}");
    let reply = ask(&mut world, ANN, "SIGN ON ademo secret\nNO SITTER");
    assert!(reply.contains("Austria has no sitter."), "{reply}");

    let (mut world, letter) = with_sitter("");
    let told = cause(&mut world, ANN, "SIGN ON ademo secret\nRESIGN demo");
    assert!(told.iter().any(|mail| mail.to == ZOE && mail.subject.contains("is over")), "{told:?}");
    let reply = answer(&mut world, &letter, "A BUD - SER");
    assert!(!reply.contains("A BUD - SER A BUD - SER"), "{reply}");
}

#[test]
fn only_the_player_the_sitter_and_the_gm_know_of_the_sitter() {
    let mut world = World::with_games();
    ask(&mut world, ZOE, "REGISTER Zoe Zander");
    let told = cause(&mut world, ANN, "SIGN ON ademo secret\nSITTER zoe@example.org UNTIL 24 NOV 2026");
    let mut readers: Vec<&str> = told.iter().map(|mail| mail.to.as_str()).collect();
    readers.sort_unstable();
    assert_eq!(readers, [MAX, ZOE]);
    for lines in ["LIST demo", "WHOGAME demo FULL", "HISTORY demo", "SUMMARY demo"] {
        let reply = ask(&mut world, ROB, &format!("SIGN ON rdemo secret\n{lines}"));
        assert!(!reply.contains("Zoe"), "{lines}: {reply}");
    }
}

#[test]
fn a_sitter_is_registered_and_not_in_the_game() {
    let mut world = World::with_games();
    for (address, why) in [
        ("rob@example.org", "is in 'demo' already"),
        ("max@example.org", "is in 'demo' already"),
        ("nobody@example.org", "is not a registered address"),
    ] {
        let reply = ask(&mut world, ANN, &format!("SIGN ON ademo secret\nSITTER {address} UNTIL 24 NOV 2026"));
        assert!(reply.contains(why), "{reply}");
    }
    for lines in ["SITTER bob@example.org", "SITTER bob@example.org FROM 1 JAN 2027 TO 30 MAR 2027", "Sitter needed!"] {
        let reply = ask(&mut world, ANN, &format!("SIGN ON ademo secret\n{lines}"));
        assert!(reply.contains("***"), "{lines}: {reply}");
    }
    // A sitter cannot take a seat in the same game either.
    let (mut world, _) = with_sitter("");
    ask(&mut world, ROB, "SIGN ON rdemo secret\nRESIGN demo");
    let reply = ask(&mut world, ZOE, "SIGN ON rdemo hush-hush");
    assert!(reply.contains("you are ordering for Austria, so you cannot have a seat there"), "{reply}");
}

#[test]
fn the_sitter_gets_the_results_and_orders_for_the_next_turn() {
    let (mut world, _) = with_sitter("");
    let lines = "SIGN ON mdemo secret\nA BUD H, A VIE H, F TRI H\nF LON H, F EDI H, A LVP H\nA PAR H, A MAR H, F BRE H\nA BER H, A MUN H, F KIE H\nA ROM H, A VEN H, F NAP H\nA MOS H, A WAR H, F SEV H, F STP H\nA CON H, A SMY H, F ANK H";
    ask(&mut world, MAX, lines);
    world.run_to(world.now + SignedDuration::from_hours(1));
    let told = world.mail();
    let results = told.iter().find(|mail| mail.to == ZOE && mail.subject.ends_with("Results")).expect("the results");
    let reply = answer(&mut world, results, "A BUD - SER");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
}
