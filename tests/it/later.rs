//! Orders for later phases: stored, shown, and filed when their phase begins, or reported.
//!
//! - `spellings` the syntax of phases, orders and conditions
//! - `conditions` IF
//! - `wills` phases that take no time, and standing orders
//! - `seats` the owners of stored orders
//! - here: the stored orders and their fate
mod conditions;
mod seats;
mod spellings;
mod wills;

use crate::world::{World, said};
use chancery::mail::sink::Mail;
use jiff::SignedDuration;

const JUDGE: &str = "judge@example.org";
const MAX: &str = "max@example.org";
const ANN: &str = "ann@example.org";
const IDA: &str = "ida@example.org";

/// Ann plays Austria and Ida Italy, Max is the GM. The other powers have no player.
fn duel() -> World {
    let mut world = World::new();
    world.write(
        MAX,
        JUDGE,
        "",
        "REGISTER Max Master\nCREATE ?duel secret\nBECOME MASTER\nSET POWERS 2, PLAYERS 2\nSET NO PRESS",
    );
    for (address, name, power) in [(ANN, "Ann Other", "A"), (IDA, "Ida Italian", "I")] {
        let lines = format!("REGISTER {name}\nSIGN ON ?duel secret\nSET PREFERENCE {power}");
        world.write(address, JUDGE, "", &lines);
    }
    world.mail();
    world
}

fn phase(world: &World) -> String {
    world.store.game_named("duel").unwrap().unwrap().phase
}

/// The reply to these lines from Ann.
fn ann(world: &mut World, lines: &str) -> String {
    said(&world.ask(ANN, &format!("SIGN ON aduel secret\n{lines}")).body)
}

fn ida(world: &mut World, lines: &str) -> String {
    said(&world.ask(IDA, &format!("SIGN ON iduel secret\n{lines}")).body)
}

/// Completes all orders and lets a day pass. Returns the e-mails.
fn run(world: &mut World) -> Vec<Mail> {
    world.mail();
    world.run_to(world.now + SignedDuration::from_hours(6));
    world.mail()
}

/// The text of the e-mails to a person, as one line.
fn to(mail: &[Mail], address: &str) -> String {
    mail.iter().filter(|mail| mail.to == address).map(|mail| said(&mail.body)).collect::<Vec<_>>().join(" || ")
}

const HOLDS: &str = "A BUD H\nA VIE H\nF TRI H";
const ROME_HOLDS: &str = "A ROM H\nA VEN H\nF NAP H";

/// End to end: stored for two phases, shown, filed as far as legal, and reported.
#[test]
fn stored_orders_become_orders_on_file_when_their_phase_begins() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "A BUD - SER\nA VIE - BUD\nF TRI - ALB\nPHASE F1901M\nA SER - GRE\nA BUD - RUM\nA VIE - GAL\nSET WAIT\nPHASE W1901A\nBUILD A VIE",
    );
    assert!(reply.contains("F1901M: A SER - GRE"), "{reply}");
    assert!(
        reply.contains("Kept for F1901M: A SER - GRE A BUD - RUM A VIE - GAL SET WAIT Kept for W1901A: B A VIE"),
        "{reply}"
    );
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
    // Later e-mails do not show it, STATUS does.
    assert!(!ann(&mut world, "A VIE - BUD").contains("Kept for"));
    assert!(ann(&mut world, "STATUS").contains("Kept for F1901M: A SER - GRE"));
    ida(&mut world, ROME_HOLDS);
    let mail = run(&mut world);
    assert_eq!(phase(&world), "F1901M");
    let told = to(&mail, ANN);
    assert!(told.contains("Filed for F1901M, from the orders you sent in advance: A SER - GRE A BUD - RUM Not filed, of the orders you sent in advance for F1901M: A VIE - GAL: There is no unit in Vienna; you have"), "{told}");
    assert!(told.contains("As you asked, F1901M waits for its deadline"), "{told}");
    assert!(told.contains("on file: A SER - GRE"), "{told}");
    for other in [IDA, MAX] {
        assert!(!to(&mail, other).contains("in advance"), "{}", to(&mail, other));
    }
    let status = ann(&mut world, "STATUS");
    assert!(status.contains("Army Serbia -> Greece.") && status.contains("You still owe 1 order."), "{status}");
    assert!(status.contains("Kept for W1901A: B A VIE") && !status.contains("Kept for F1901M"), "{status}");
    // They are orders like others.
    let reply = ann(&mut world, "A SER - BUL\nF ALB H");
    assert!(reply.contains("replaces A SER - GRE") && reply.contains("You wait for the deadline"), "{reply}");
    let undone = ann(&mut world, "UNDO");
    assert!(undone.contains("Army Serbia -> Greece."), "{undone}");
}

/// An impossible phase is refused, and the lines below it are not filed for another phase.
#[test]
fn orders_for_no_valid_phase_are_not_filed() {
    for (text, why) in [
        ("PHASE F1900M", "F1900M is over: it is S1901M now. I have skipped the orders and settings below this line"),
        ("PHASE S1930M", "S1930M is too far ahead"),
        ("PHASE F1901X", "I don't know a phase \"F1901X\"."),
    ] {
        let mut world = duel();
        let reply = ann(
            &mut world,
            &format!("F TRI - ALB\n{text}\nA BUD - SER\nSET WAIT\nIF A VIE\nA VIE - GAL\nENDIF\nPHASE S1901M\nA VIE H"),
        );
        assert!(reply.contains(why), "{reply}");
        assert!(reply.contains("Fleet Trieste -> Albania.") && reply.contains("Army Vienna HOLD."), "{reply}");
        assert!(reply.contains("Army Budapest, no order yet.") && !reply.contains("You wait"), "{reply}");
        assert!(!reply.contains("Kept for"), "{reply}");
    }
    // An invalid order is refused at once. An order for the current phase is not accepted below PHASE.
    let mut world = duel();
    let reply = ann(&mut world, "PHASE F1901M\nA BUD - ATLANTIS\nB A VIE\nSET DRAW\nUNDO\nA BUD - SER");
    assert!(reply.contains("There is no province ATLANTIS"), "{reply}");
    assert!(reply.contains("B A VIE is no order for a phase of movement."), "{reply}");
    assert!(reply.contains("> SET DRAW > UNDO *** Below PHASE"), "{reply}");
    assert!(reply.contains("Kept for F1901M: A BUD - SER You owe 3 orders"), "{reply}");
    // Another sign-on begins with the current phase.
    let reply = ann(&mut world, "PHASE F1901M\nSIGN ON aduel secret\nA BUD - SER");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
}

#[test]
fn clear_drops_stored_orders_and_clear_orders_drops_those_on_file() {
    let mut world = duel();
    ann(&mut world, "A BUD - SER\nPHASE F1901M\nA SER - GRE\nPHASE W1901A\nBUILD A BUD");
    let reply = ann(&mut world, "PHASE F1901M\nCLEAR ORDERS");
    assert!(
        reply.contains("I have dropped the orders you saved for F1901M.") && reply.contains("Kept for W1901A"),
        "{reply}"
    );
    ann(&mut world, "PHASE F1901M\nA SER - GRE");
    let reply = ann(&mut world, "CLEAR");
    assert!(reply.contains("I have dropped the orders you saved for F1901M and W1901A."), "{reply}");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
    let reply = ann(&mut world, "CLEAR");
    assert!(
        reply.contains("You have no orders for later phases. To drop your orders for S1901M, write CLEAR ORDERS."),
        "{reply}"
    );
    let reply = ann(&mut world, "PHASE F1901M\nA SER - GRE\nA SER - BUL\nPHASE S1901M\nCLEAR ORDERS");
    assert!(reply.contains("F1901M: A SER - BUL -- replaces A SER - GRE"), "{reply}");
    assert!(reply.contains("Austria has no orders now.") && reply.contains("Kept for F1901M: A SER - BUL"), "{reply}");
}

/// Undoing a turn restores the orders that were stored when it began. Those filed for it are on file.
#[test]
fn a_rollback_restores_stored_orders() {
    let mut world = duel();
    ann(&mut world, &format!("{HOLDS}\nPHASE F1901M\nA BUD - GAL\nPHASE S1902M\nA GAL - UKR"));
    ida(&mut world, ROME_HOLDS);
    run(&mut world);
    ida(&mut world, ROME_HOLDS);
    ann(&mut world, "A VIE H\nF TRI H");
    run(&mut world);
    assert!(ann(&mut world, "STATUS").contains("Army Galicia -> Ukraine."));
    // Back to F1901M: its own orders are on file, those of S1902M are stored.
    world.mail();
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nROLLBACK 2");
    let mail = world.mail();
    let told = to(&mail, ANN);
    assert!(told.contains("You still have these orders for later phases: Kept for S1902M: A GAL - UKR"), "{told}");
    assert!(told.contains("on file: A BUD - GAL"), "{told}");
    assert!(!to(&mail, IDA).contains("You still have these orders"));
    // Back to S1901M: both are stored.
    world.write(MAX, JUDGE, "", "SIGN ON mduel secret\nROLLBACK 1");
    let told = to(&world.mail(), ANN);
    assert!(told.contains("Kept for F1901M: A BUD - GAL Kept for S1902M: A GAL - UKR"), "{told}");
    world.ask(MAX, "SIGN ON mduel secret\nPROCESS");
    assert!(ann(&mut world, "STATUS").contains("Army Budapest -> Galicia."));
}

/// In a game without later phases, PHASE says so.
#[test]
fn a_game_without_later_phases_says_so() {
    let mut world = crate::third_engine::begun();
    let reply = said(&world.ask("ann@example.org", "SIGN ON rnum secret\nPHASE R7\nSECRET\n4\nEND").body);
    assert!(reply.contains("this game takes no orders for other phases."), "{reply}");
    assert!(!reply.contains("SECRET 4"), "{reply}");
    let reply =
        said(&world.ask("ann@example.org", "SIGN ON rnum secret\nIF A VIE THEN 4\nSTANDING ORDERS\n4\nEND").body);
    assert_eq!(reply.matches("*** In the line").count(), 2, "{reply}");
}

/// Retreats and builds in prose stay prose, and so does an e-mail that begins with If.
#[test]
fn prose_stores_no_orders() {
    let mut world = duel();
    let reply = ann(
        &mut world,
        "Retreat is no option for me.\nBuild trust first!\nIf you move to Galicia, I am done.\nIf Russia attacks\nA BUD - SER",
    );
    assert!(!reply.contains("Kept for") && !reply.contains("ENDIF"), "{reply}");
    assert!(reply.contains("Army Budapest -> Serbia."), "{reply}");
}

/// A game stores a bounded number of orders for later.
#[test]
fn stored_orders_have_limits() {
    let mut world = duel();
    let order = |i: usize| format!("IF A VIE{} THEN A BUD {}\n", " AND A VIE".repeat(i / 2), ["H", "- SER"][i % 2]);
    let reply = ann(&mut world, &format!("PHASE F1901M\n{}", (0..70).map(order).collect::<String>()));
    assert!(reply.contains("That is more than I keep for one phase."));
    let game = world.store.game_named("duel").unwrap().unwrap().id;
    let kept = world.store.kept_in(game).unwrap();
    assert!(kept.iter().all(|row| row.lines.len() <= 8 << 10 && row.lines.lines().count() <= 200));
}

/// Commands about the writer also work below PHASE. Commands about the current phase do not.
#[test]
fn commands_about_the_current_phase_are_refused_below_phase() {
    let mut world = duel();
    let said =
        ann(&mut world, "PHASE F1901M\nA VIE - GAL\nSET TIMEZONE Europe/Vienna\nSET WAIT\nUNDO\nCHANGE 1 A VIE H");
    assert!(said.contains("Europe/Vienna"), "{said}");
    let refused = "Below PHASE there are only orders, IF, SET WAIT and CLEAR ORDERS, for F1901M.";
    let both = format!("> UNDO > CHANGE 1 A VIE H *** {refused}");
    assert!(said.contains(&both), "UNDO and CHANGE are for now: {said}");
}
