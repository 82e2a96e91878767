//! Plans: moves that are carried out later, and the events that end them.
use super::{after, luck, order, rules, seen_by, set_up};
use chancery_rules::{Eyes, Power, Rules};
use chancery_stratego::Stratego;
use chancery_stratego::entry::text;
use chancery_stratego::event::Event;
use chancery_stratego::side::Side::{self, Blue, Red};
use chancery_stratego::state::State;
use chancery_text::words::said;

/// Red: a general on A4, scouts on B4 and A3. Blue mirrors it: a general on J7, scouts on I7 and J8.
const SETUP: &str = "KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA";

fn game() -> (Stratego, State) {
    let rules = rules("barrage", "");
    let state = set_up(&rules, [SETUP, SETUP]);
    (rules, state)
}

/// Carries out these orders. Returns the moves, and the notes to each side about its plan.
fn carried_out(rules: &Stratego, state: &State, orders: &[(Side, &str)]) -> (State, String) {
    let sent: Vec<_> =
        orders.iter().map(|(side, line)| (side.power(), order(rules, state, *side, line).unwrap())).collect();
    let (next, told) = rules.adjudicate(state, &sent, &luck(1));
    let mut said = Vec::new();
    for told in &told {
        match &told.event {
            Event::Moved(ply) => said.push(rules.write_event(&Event::Moved(*ply))["move"].as_str().unwrap().to_owned()),
            Event::Planned { side, n_moves, ended } => {
                assert_eq!(told.to, Some(side.power()), "only its owner is told of a plan");
                said.push(format!("({side}: {n_moves} {})", ended.map_or("goes on", |end| end.word())));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(rules.load(&rules.save(&next)).as_ref(), Ok(&next));
    (next, said.join(" "))
}

#[test]
fn both_plans_run_in_turn() {
    let (rules, state) = game();
    let (next, said) =
        carried_out(&rules, &state, &[(Red, "PLAN\nA4-A5\nA5-A6\nB4-B5"), (Blue, "PLAN\nJ7-J6\nJ6-J5\nI7-I6\nI6-I5")]);
    assert_eq!(said, "A4-A5 J7-J6 A5-A6 J6-J5 B4-B5 (Red: 3 done) I7-I6 (Blue: 3 goes on)");
    let in_one_line = order(&rules, &state, Red, "PLAN A4-A5 A5-A6, B4-B5");
    assert_eq!(in_one_line, order(&rules, &state, Red, "PLAN\nA4-A5\nA5-A6\nB4-B5\n"));
    let with_its_end = order(&rules, &state, Red, "PLAN A4-A5 A5-A6 until contact end");
    assert_eq!(with_its_end, order(&rules, &state, Red, "PLAN\nA4-A5\nA5-A6\nUNLESS CONTACT\n"));
    assert_eq!((rules.phase(&next).label.as_str(), rules.due(&next)), ("M7", vec![Power(0)]));
    // Only its owner sees the rest of the plan, and it continues after Red's move.
    let left = |eyes| rules.view(&next, eyes).plans[Blue].as_ref().map(|plan| text::of_plan(rules.board(), plan));
    assert_eq!(left(Eyes::Power(Power(1))), Some(vec!["I6-I5".to_owned()]));
    assert_eq!((left(Eyes::Power(Power(0))), left(Eyes::Observer)), (None, None));
    let (_, said) = carried_out(&rules, &next, &[(Red, "A3-A4")]);
    assert_eq!(said, "A3-A4 I6-I5 (Blue: 1 done)");
}

#[test]
fn a_plan_follows_a_move() {
    let (rules, state) = game();
    let (next, said) = carried_out(&rules, &state, &[(Red, "A4-A5"), (Red, "PLAN\nA5-A6\nA6-A7")]);
    assert_eq!(said, "A4-A5");
    let (_, said) = carried_out(&rules, &next, &[(Blue, "J7-J6")]);
    assert_eq!(said, "J7-J6 A5-A6 (Red: 1 goes on)");
    // It can be dropped, or replaced, at any time.
    let (next, said) = carried_out(&rules, &next, &[(Blue, "J7-J6"), (Red, "PLAN OFF")]);
    assert_eq!(said, "(Red: 0 dropped) J7-J6");
    assert_eq!(rules.due(&next), [Power(0)]);
}

#[test]
fn contact_ends_a_plan() {
    let (rules, state) = game();
    // The general moves in front of the enemy's.
    let orders = [(Red, "PLAN A4-A5; A5-A6; A6-B6; A3-A4"), (Blue, "PLAN I7-B7; J7-J6; J6-J5; J5-J4")];
    let (next, said) = carried_out(&rules, &state, &orders);
    assert_eq!(said, "A4-A5 I7-B7 A5-A6 J7-J6 A6-B6 (Red: 3 contact) (Blue: 2 contact)");
    assert_eq!(rules.due(&next), [Power(1)]);
    // UNTIL ATTACKED continues.
    let orders = [
        (Red, "PLAN A4-A5; A5-A6; A6-B6; A3-A4; UNTIL ATTACKED"),
        (Blue, "PLAN I7-B7; J7-J6; J6-J5; J5-J4; until attacked"),
    ];
    let (_, said) = carried_out(&rules, &state, &orders);
    assert_eq!(said, "A4-A5 I7-B7 A5-A6 J7-J6 A6-B6 J6-J5 A3-A4 (Red: 4 done) J5-J4 (Blue: 4 done)");
}

#[test]
fn a_strike_ends_both_plans() {
    let (rules, state) = game();
    let orders = [(Red, "PLAN B4-B7; B7-B6; B6-B5"), (Blue, "PLAN J8-J9; I7xB7; J7-J6; UNTIL ATTACKED")];
    let said = order(&rules, &state, Blue, orders[1].1).unwrap_err();
    assert_eq!(
        said,
        "J8-J9: Your own miner stands on J9.".split_once(": ").unwrap().1,
        "a plan is judged when it is sent"
    );
    let orders = [(Red, "PLAN B4-B7; A4-A5; A5-A6"), (Blue, "PLAN J7-J6; I7xB7; J6-J5")];
    let (_, said) = carried_out(&rules, &state, &orders);
    assert_eq!(said, "B4-B7 J7-J6 A4-A5 I7xB7 (Blue: 2 battle) (Red: 2 battle)");
}

#[test]
fn a_plan_reacts_to_the_enemys_moves() {
    let (rules, state) = game();
    // Red: if a scout strikes the scout on B7, the general's neighbour strikes back.
    let orders = [(Red, "PLAN\nB4-B6\nA4-A5\nA5-A6\nIF I6xB6 THEN A6xB6\nUNTIL ATTACKED")];
    let (state, _) = carried_out(&rules, &state, &orders);
    let state = after(&rules, &state, &[(Blue, "I7-I6")]);
    let state = after(&rules, &state, &[(Blue, "J7-J6")]);
    let (next, said) = carried_out(&rules, &state, &[(Blue, "I6-I5")]);
    assert_eq!(said, "I6-I5", "it has no more steps, and waits for the strike: {next:?}");
}

#[test]
fn a_reply_to_an_attack_comes_before_the_plans_end() {
    let (rules, state) = game();
    let (state, said) = carried_out(&rules, &state, &[(Red, "PLAN B4-B7; IF I7xB7 THEN A4xA5")]);
    assert_eq!(said, "B4-B7 (Red: 1 goes on)");
    let (_, said) = carried_out(&rules, &state, &[(Blue, "I7xB7")]);
    assert_eq!(said, "I7xB7 (Red: 0 not-possible)");
    let (state, _) =
        carried_out(&rules, &super::set_up(&rules, [SETUP, SETUP]), &[(Red, "PLAN B4-B7; IF I7xB7 THEN A4-A5; A5-A6")]);
    let (_, said) = carried_out(&rules, &state, &[(Blue, "I7xB7")]);
    assert_eq!(said, "I7xB7 A4-A5 (Red: 1 goes on)");
}

#[test]
fn a_faulty_plan_is_refused_with_a_reason() {
    let (rules, state) = game();
    let say = |line: &str| order(&rules, &state, Red, line).unwrap_err();
    let long = format!("PLAN {}", ["A4-A5; A5-A4"; 11].join("; "));
    for (line, why) in [
        ("PLAN", "A plan has at least one move, such as A4-A5, each on a line of its own, then END."),
        (long.as_str(), "A plan has at most 20 moves, not 22."),
        ("PLAN A4-A6", "A4-A6 is too far for your general: it goes one square. Only scouts go farther."),
        (
            "PLAN A4-A5; A5-A7",
            "Move 2 of the plan: A5-A7 is too far for your general: it goes one square. Only scouts go farther.",
        ),
        ("PLAN A4-A5; A4-A5", "Move 2 of the plan: There is no piece on A4."),
        (
            "PLAN A4-A5; A5-A4; A4-A5; A5-A4",
            "Move 4 of the plan: A5-A4 is not open to you: your general would cross the border between A4 and A5 for the fourth time in a row.",
        ),
        (
            "PLAN A4-A5; UNLESS IT RAINS",
            "\"UNLESS IT RAINS\" is not a condition: there is UNLESS CONTACT and UNTIL ATTACKED.",
        ),
        ("PLAN IF A6xA5", "\"IF A6xA5\" is not a condition: write IF D6xD5 THEN E5xD5."),
        ("PLAN IF A6xA5 THEN A1-A2", "THEN A1-A2: Your flag on A1 never moves."),
        ("PLAN A4-A5; tomorrow", "\"tomorrow\" is not a move: write a move like A4-A5."),
    ] {
        assert_eq!(say(line), why, "{line}");
    }
    let view = seen_by(&rules, &state, Red);
    let missing = |line: &str| {
        let order = order(&rules, &state, Red, line).unwrap();
        rules.review(&view, Power(0), &[order]).missing.into_iter().map(said).collect::<Vec<_>>()
    };
    assert_eq!(missing("PLAN IF A6xA5 THEN A4-A5"), ["Your move is missing: the plan has only answers."]);
    assert_eq!(
        missing("PLAN A5-A6"),
        ["Your move is missing, and the plan cannot begin now: There is no piece on A5."]
    );
    assert_eq!(missing("PLAN A4-A5"), Vec::<String>::new());
}

/// Only one move and one plan are on file.
#[test]
fn a_plan_on_file_is_listed() {
    let (rules, state) = game();
    let mut on_file = Vec::new();
    for line in ["A4-A5", "PLAN A5-A6", "B4-B5", "PLAN B5-B6", "PLAN OFF", "PLAN A4-A5"] {
        rules.file(&state, Power(0), &mut on_file, order(&rules, &state, Red, line).unwrap());
    }
    let on_file: Vec<_> = on_file.iter().map(|order| rules.write_order(order)).collect();
    assert_eq!(on_file, ["MOVE B4-B5", "PLAN A4-A5"]);
}
