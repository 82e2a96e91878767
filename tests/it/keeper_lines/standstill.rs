//! The whole judge pauses and resumes.
use super::{ANN, KEEPER, hours, time};
use crate::world::{PLAYERS, World, address, ask, said};
use chancery::store::Life;

/// A paused judge, with the e-mails that announced the pause.
fn paused(world: &mut World) -> Vec<chancery::mail::sink::Mail> {
    world.mail();
    world.write(KEEPER, "judge@example.org", "", "PAUSE JUDGE\nI move it to another machine.\nEND");
    world.mail()
}

#[test]
fn everyone_is_notified_once_however_many_games_they_play() {
    let mut world = World::with_games();
    for name in PLAYERS.iter().take(3) {
        world.write(&address(name), "judge@example.org", "", "SIGN ON ?open secret");
    }
    let told = paused(&mut world);
    let mut readers: Vec<&str> = told.iter().filter(|mail| !mail.reply).map(|mail| mail.to.as_str()).collect();
    readers.sort_unstable();
    let n = readers.len();
    readers.dedup();
    assert_eq!((readers.len(), n), (9, 9), "seven players, a master, and whoever has created 'open': {readers:?}");
    let to_ann = said(&told.iter().find(|mail| mail.to == ANN).unwrap().body);
    assert!(to_ann.contains("The keeper has paused this judge. I move it to another machine."), "{to_ann}");
    assert!(to_ann.contains("You are in demo and open."), "{to_ann}");
    assert!(ask(&mut world, KEEPER, "PAUSE JUDGE\nEND").contains("*** The judge is paused already"));
}

/// A game that its GM has paused has no deadline to announce.
#[test]
fn a_paused_game_stays_paused_and_its_players_hear_nothing_else() {
    let mut world = World::with_games();
    world.write("max@example.org", "judge@example.org", "", "SIGN ON mdemo secret\nPAUSE");
    paused(&mut world);
    world.write(KEEPER, "judge@example.org", "", "RESUME JUDGE");
    let told = world.mail();
    let to_ann = said(&told.iter().find(|mail| mail.to == ANN).unwrap().body);
    assert!(to_ann.contains("The judge has resumed. demo: still paused The e-mails you sent"), "{to_ann}");
    assert_eq!(world.store.game_named("demo").unwrap().unwrap().life, Life::Paused);
}

#[test]
fn a_pause_stops_the_clocks_answers_emails_and_preserves_the_remaining_time() {
    let mut world = World::with_games();
    let before = world.store.game_named("demo").unwrap().unwrap();
    let left = before.deadline.unwrap().duration_since(world.now);
    paused(&mut world);
    // Far beyond deadline and grace, with all orders of one player in.
    world.now = time("2026-12-10T12:00:00Z");
    assert_eq!(world.work().tick(1000).unwrap(), 0);
    let reply = ask(&mut world, ANN, "SIGN ON ademo secret\nA VIE - GAL\nA BUD - SER\nF TRI - ALB");
    assert!(
        reply.contains(
            "The keeper paused this judge on Saturday 21 November 2026, 12:00 UTC. I read and answer e-mails"
        ),
        "{reply}"
    );
    assert!(reply.contains("I move it to another machine.") && reply.contains("A VIE - GAL A VIE - GAL"), "{reply}");
    assert!(ask(&mut world, ANN, "LIST").contains("The judge has been paused since"));
    let reply = ask(&mut world, "max@example.org", "SIGN ON mdemo secret\nPROCESS");
    assert!(reply.contains("*** The keeper paused this judge"), "{reply}");
    // The pause survives a restart, and nothing moves twice.
    world.work().wake().unwrap();
    assert!(world.mail().is_empty());
    let still = world.store.game_named("demo").unwrap().unwrap();
    assert_eq!((still.turn, still.life, still.deadline), (1, Life::Running, before.deadline));

    world.write(KEEPER, "judge@example.org", "", "RESUME JUDGE");
    let told = world.mail();
    let to_ann = said(&told.iter().find(|mail| mail.to == ANN).unwrap().body);
    assert!(to_ann.contains("The judge has resumed. demo: the deadline for orders is"), "{to_ann}");
    let after = world.store.game_named("demo").unwrap().unwrap();
    let left_now = after.deadline.unwrap().duration_since(world.now);
    assert!(left - hours(2) <= left_now && left_now <= left + hours(30), "{left:?} {left_now:?}");
    assert_eq!(after.next_at, Some(world.now));
    // The clock runs again: no one is late, and the turn has not ended.
    world.run_to(world.now + hours(1));
    assert_eq!(world.store.game_named("demo").unwrap().unwrap().turn, 1);
    world.run_to(after.deadline.unwrap() + hours(1));
    assert!(world.mail().iter().any(|mail| mail.subject.ends_with("Your orders are late")), "the clock runs");
    assert!(!ask(&mut world, ANN, "LIST").contains("paused"));
    assert!(ask(&mut world, KEEPER, "RESUME JUDGE").contains("*** The judge is not paused."));
}

#[test]
fn no_deadline_passes_while_the_judge_is_paused() {
    let mut world = World::with_games();
    paused(&mut world);
    world.now = time("2026-12-10T12:00:00Z");
    let reply = ask(&mut world, ANN, "SIGN ON ademo secret\nEXTEND BY 2 days");
    assert!(reply.contains("*** The clocks of all games are stopped, so no deadline passes."), "{reply}");
}

#[test]
fn the_last_orders_end_no_turn_before_the_judge_resumes() {
    let mut world = World::with_games();
    paused(&mut world);
    let orders = [
        "A VIE H\nA BUD H\nF TRI H",
        "F LON H\nF EDI H\nA LVP H",
        "A PAR H\nA MAR H\nF BRE H",
        "A BER H\nA MUN H\nF KIE H",
        "A ROM H\nA VEN H\nF NAP H",
        "A WAR H\nA MOS H\nF SEV H\nF STP/SC H",
        "A CON H\nA SMY H\nF ANK H",
    ];
    for ((name, letter), orders) in PLAYERS.iter().zip("aefgirt".chars()).zip(orders) {
        world.write(&address(name), "judge@example.org", "", &format!("SIGN ON {letter}demo secret\n{orders}"));
    }
    let turn = |world: &World| world.store.game_named("demo").unwrap().unwrap().turn;
    assert_eq!(turn(&world), 1);
    world.now = time("2026-12-10T12:00:00Z");
    world.desk("RESUME JUDGE");
    world.run_to(world.now + hours(48));
    assert_eq!(turn(&world), 2, "all orders were there");
}

/// Without END nothing happens, because the rest of the e-mail may be missing. The rest of the line is prose.
#[test]
fn half_a_command_pauses_nothing() {
    let mut world = World::with_games();
    for lines in ["PAUSE JUDGE", "PAUSE JUDGE\nWe stop.", "Pause judge for a second\nEND", "KEEPER PAUSE now\nEND"] {
        ask(&mut world, KEEPER, lines);
        assert_eq!(world.store.standstill().unwrap(), None, "{lines}");
    }
}
