//! The refusals of impossible moves: the reason, and the moves that the piece has instead.
use super::{order, played, rules, set_up};
use chancery_stratego::Stratego;
use chancery_stratego::side::Side;
use chancery_stratego::state::State;
use chancery_text::words::said;

/// Red: a general on A4, scouts on B4 and A3, a bomb on B1, …; Blue mirrors it.
const SETUP: &str = "KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA";

fn game() -> (Stratego, State) {
    let rules = rules("barrage", "");
    let state = set_up(&rules, [SETUP, SETUP]);
    (rules, state)
}

#[test]
fn a_refusal_says_why_a_move_is_impossible() {
    let (rules, state) = game();
    for (line, why) in [
        ("C1-C2", ""),
        ("move a4 to a5", ""),
        ("B4-B10", ""),
        ("D4-D5", "There is no piece on D4. Pieces of yours that can move stand on A4, B4, A3, B2 and C1."),
        (
            "J7-J6",
            "The piece on J7 is not yours but Blue's. Pieces of yours that can move stand on A4, B4, A3, B2 and C1.",
        ),
        ("B1-C1", "Your bomb on B1 never moves. Pieces of yours that can move stand on A4, B4, A3, B2 and C1."),
        ("A1-B2", "Your flag on A1 never moves. Pieces of yours that can move stand on A4, B4, A3, B2 and C1."),
        (
            "A4-A6",
            "A4-A6 is too far for your general: it goes one square. Only scouts go farther. From A4 it can go to A5.",
        ),
        ("A4-B5", "A4-B5 is not possible: pieces go straight up, down, left or right. From A4 it can go to A5."),
        ("A4-A4", "A4 is where it stands already. From A4 it can go to A5."),
        ("A4-B4", "Your own scout stands on B4. From A4 it can go to A5."),
        ("C1-C1", "C1 is where it stands already. From C1 it can go to D1 or C2."),
        ("B4-B3", ""),
        ("B4xB5", "B5 has no enemy piece. To go there, write B4-B5."),
        ("A4-A5 RESCUE miner TO C2", "In this game nobody is rescued: leave RESCUE out."),
        ("A4-K5", "There is no square K5: the board goes from A1 to J10."),
        ("MOVE A4", "\"MOVE A4\" is not a move: write a move like A4-A5."),
        ("SETUP RANDOM", "Both sides have set up already, and pieces stay where they are."),
    ] {
        let said = order(&rules, &state, Side::Red, line).err().unwrap_or_default();
        assert_eq!(said, why, "{line}");
    }
    let said = order(&rules, &state, Side::Blue, "J7-J6").unwrap_err();
    assert_eq!(
        said,
        "It is not your turn: Red is to move. For your next moves, write PLAN, each move on a line of its own, and END."
    );
}

#[test]
fn a_refusal_names_the_obstacle() {
    let (rules, state) = game();
    let state = played(&rules, &state, "B4-C4 I7-H7");
    for (line, why) in [
        ("C4-C7", "The lake on C5 is in the way. From C4 it can go to C3, B4, D4, C2, E4 or F4."),
        ("C4-C5", "C5 is a lake. From C4 it can go to C3, B4, D4, C2, E4 or F4."),
        ("C4-A4", "Your own general stands on A4. From C4 it can go to B4, C3, D4, C2, E4 or F4."),
    ] {
        assert_eq!(order(&rules, &state, Side::Red, line).unwrap_err(), why, "{line}");
    }
}

/// Prose is not taken for a move, and a line that begins like a move gets a move's reply.
#[test]
fn prose_is_not_a_move() {
    use chancery_rules::Rules as _;
    let (rules, state) = game();
    let view = super::seen_by(&rules, &state, Side::Red);
    for line in [
        "A fine day to you!",
        "I shall move tomorrow.",
        "B4 long I will win",
        "See you at A4, Bob",
        "Planes are late",
        "A4 paper",
        "Move the marshal later.",
        "Plan to attack?",
        "Setup is done",
        "Plan?",
    ] {
        assert!(rules.orders(&view, line)[0].as_ref().unwrap_err().is_prose(), "{line}");
        assert!(!rules.begins_order(line), "{line}");
    }
    for line in ["A4-A9", "a4 a5", "A4xA5", "j4 to j7", "J4 - J7", "MOVE J4-J5", "A4:A5"] {
        assert!(rules.begins_order(line), "{line}");
        assert!(!rules.orders(&view, line)[0].as_ref().is_err_and(|no| no.is_prose()), "{line}");
    }
}

/// Warnings before a player sends a move: the piece will be lost, or cannot go back.
#[test]
fn remarks() {
    use chancery_rules::Rules as _;
    let (rules, state) = game();
    let remark = |state: &State, side: Side, line: &str| {
        rules.orders(&super::seen_by(&rules, state, side), line).remove(0).unwrap().warning.map(said)
    };
    let state = played(&rules, &state, "A4-A5 J7-J6 A5-A4 J6-J7");
    assert_eq!(
        remark(&state, Side::Red, "A4-A5").unwrap(),
        "With this, your general crosses the border between A4 and A5 for the third time in a row: it may not do so again next turn."
    );
    assert_eq!(remark(&state, Side::Red, "B4-B5"), None);
    let state = played(&rules, &state, "A4-A5 J7-J6");
    let warnings = rules.warnings(&super::seen_by(&rules, &state, Side::Red)).into_iter().map(said);
    assert_eq!(
        warnings.collect::<Vec<_>>(),
        [
            "A5-A4 is not open to you: your general would cross the border between A4 and A5 for the fourth time in a row."
        ]
    );
    // Blue's scout runs, and is known from then on: a strike at a piece known to be stronger is no surprise.
    let state = played(&rules, &state, "B4-B5 I7-I5 B5-B7 J8-J7 C1-C2 J7-C7 B7xC7");
    let state = played(&rules, &state, "J6-J5 B2-B3");
    assert_eq!(remark(&state, Side::Blue, "I5-I4"), None);
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig { failure_persistence: None, ..Default::default() })]

    /// Every line gets a reply, and an accepted order comes back from its canonical spelling.
    #[test]
    fn any_line_is_answered(line in "((SETUP|PLAN|MOVE|IF|THEN|RESCUE|[A-K][0-9]{1,2}|-|x|;|\n|miner|[0-9BFS.]{1,40}|\\PC) ?){0,12}") {
        use chancery_rules::Rules as _;
        let (rules, state) = game();
        let opening = rules.begin(&rules.played(), &super::luck(1));
        for state in [&state, &opening] {
            for found in rules.orders(&super::seen_by(&rules, state, Side::Red), &line) {
                match found {
                    Ok(accepted) => {
                        let text = rules.write_order(&accepted.order);
                        assert_eq!(rules.read_order(&text), Ok(accepted.order), "{text}");
                    }
                    Err(rejected) => assert!(!said(rejected.why()).is_empty()),
                }
            }
        }
    }
}
