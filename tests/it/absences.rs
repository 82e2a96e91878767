//! Absences: no new deadline falls in them.
use crate::world::{World, said};

fn ann(world: &mut World, lines: &str) -> String {
    said(&world.ask("ann@example.org", &format!("SIGN ON ademo secret\n{lines}")).body)
}

fn deadline(world: &World) -> String {
    world.store.game_named("demo").unwrap().unwrap().deadline.unwrap().to_string()
}

/// The GM adjudicates on Tuesday, 24 November; the next deadline would be on Friday evening.
fn next_phase(world: &mut World) {
    world.now = "2026-11-24T12:00:00Z".parse().unwrap();
    world.ask("max@example.org", "SIGN ON mdemo secret\nPROCESS");
}

#[test]
fn an_absence_moves_the_next_deadline_and_not_the_announced_one() {
    let mut world = World::with_games();
    let before = deadline(&world);
    let answer = ann(&mut world, "SET ABSENCE 24 Nov TO 30 Nov");
    assert!(
        answer.contains(
            "Austria will be away from Tuesday 24 November 2026, 00:00 UTC to Monday 30 November 2026, 23:59 UTC"
        ),
        "{answer}"
    );
    assert!(answer.contains("The deadline for S1901M stays: Tuesday 24 November 2026, 23:30 UTC."), "{answer}");
    assert_eq!(deadline(&world), before);
    next_phase(&mut world);
    assert_eq!(deadline(&world), "2026-12-01T23:30:00Z", "the first evening after it");
}

#[test]
fn everyone_hears_of_an_absence_and_replies_show_it() {
    let mut world = World::with_games();
    world.mail();
    world.write(
        "ann@example.org",
        "judge@example.org",
        "",
        "SIGN ON ademo secret\nSET VACATION 1 Dec 2026 TO 3 Dec 2026",
    );
    let told = world.mail().into_iter().find(|mail| mail.to == "eve@example.org").unwrap();
    assert!(said(&told.body).contains("Austria will be away from Tuesday 1 December 2026"), "{}", told.body);
    let answer = ann(&mut world, "STATUS");
    assert!(answer.contains("You are away from Tuesday 1 December 2026"), "{answer}");
}

#[test]
fn an_absence_can_be_withdrawn() {
    let mut world = World::with_games();
    ann(&mut world, "SET ABSENCE 24 Nov TO 30 Nov\nSET NO HOLIDAY 26 Nov");
    next_phase(&mut world);
    assert_eq!(deadline(&world), "2026-11-27T23:30:00Z");
}

#[test]
fn absences_have_limits_that_a_gm_can_exceed() {
    let mut world = World::with_games();
    let answer = ann(&mut world, "SET ABSENCE 1 Dec TO 31 Dec");
    assert!(
        answer.contains("In this game an absence can last up to 14 days. Only the GM can allow that, so I have asked"),
        "{answer}"
    );
    let answer =
        ann(&mut world, "SET NO ABSENCE\nSET ABSENCE 1 Dec\nSET ABSENCE 3 Dec\nSET ABSENCE 5 Dec\nSET ABSENCE 7 Dec");
    assert!(answer.contains("You have 3 absences ahead of you already."), "{answer}");
    let answer = ann(&mut world, "SET ABSENCE 20 Nov 2026 TO 1 Nov 2026");
    assert!(answer.contains("An absence ends after it begins"), "{answer}");
    let answer =
        said(&world.ask("max@example.org", "SIGN ON mdemo secret\nBECOME ENGLAND\nSET ABSENCE 1 Dec TO 31 Dec").body);
    assert!(answer.contains("England will be away from Tuesday 1 December 2026"), "{answer}");
}

#[test]
fn a_player_who_leaves_takes_their_absence_along() {
    let mut world = World::with_games();
    ann(&mut world, "SET ABSENCE 24 Nov TO 30 Nov\nRESIGN demo");
    next_phase(&mut world);
    assert_eq!(deadline(&world), "2026-11-27T23:30:00Z");
}

#[test]
fn deadlines_wait_for_players_only() {
    let mut world = World::with_games();
    let answer = said(&world.ask("max@example.org", "SIGN ON mdemo secret\nSET ABSENCE 1 Dec").body);
    assert!(answer.contains("Which power? Send BECOME power first, such as BECOME AUSTRIA."), "{answer}");
    world.ask("otto@example.org", "REGISTER Otto Observer\nOBSERVE demo peaches");
    let answer = said(&world.ask("otto@example.org", "SIGN ON odemo peaches\nSET ABSENCE 1 Dec").body);
    assert!(answer.contains("You are an observer in this game, not a player."), "{answer}");
}
