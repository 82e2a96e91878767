//! Games as text: an export can be imported, and an import trusts nothing.
use super::{any_move, begun, rules};
use crate::dice::Dice;
use chancery_rules::{Eyes, Rules};
use chancery_stratego::record::{export, import, json};
use chancery_stratego::side::Side;

#[test]
fn records_come_back() {
    for (board, choices) in
        [("barrage", "moves=40"), ("classic", "moves=60 ties=attacker"), ("ultimate", "rules=simple moves=50")]
    {
        let rules = rules(board, choices);
        let mut dice = Dice::new(7);
        let mut state = begun(&rules, 7);
        while let Some(line) = any_move(&rules, &state, &mut dice) {
            let side = state.position().to_move();
            state = super::after(&rules, &state, &[(side, &line)]);
        }
        let view = rules.view(&state, Eyes::Observer);
        let players = [("Red", "Ann"), ("Blue", "Bob")];
        let text = export(&rules, &view, &players, "");
        let back = import(&rules, &text).unwrap_or_else(|wrong| panic!("{wrong:?}\n{text}"));
        assert_eq!(back.plies, state.plies());
        assert_eq!(&back.position, state.position());
        assert_eq!(back.end, state.end());
        assert!(back.headers.contains(&("Blue".to_owned(), "Bob".to_owned())), "{text}");
        let twin = json(&rules, &view, &players, "");
        assert_eq!(twin["moves"].as_array().unwrap().len(), state.plies().len());
        assert_eq!(twin["Red"], "Ann");
    }
}

/// The record of a running game contains only facts that its reader knows.
#[test]
fn a_record_keeps_secrets() {
    let rules = rules("barrage", "");
    let state = begun(&rules, 4);
    let text = export(&rules, &rules.view(&state, Eyes::Power(Side::Red.power())), &[], "");
    assert!(text.contains("Red set-up: ") && text.contains("Red salt: "), "{text}");
    assert!(!text.contains("Blue set-up: ") && !text.contains("Blue salt: ") && text.contains("Blue seal: "), "{text}");
}

const GAME: &str = "\
Game: duel1
Board: Barrage
Red: Ann
Red set-up: KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA
Blue set-up: KDAAAAAAAADAAAAAAAAAELAAAAAAAAMBCAAAAAAA

1. A4-A5 J7-J6
2. B4xB10 I7xI4
";

#[test]
fn a_faulty_record_is_refused_with_a_reason() {
    let rules = rules("barrage", "");
    let wrong = |from: &str, to: &str| {
        assert!(GAME.contains(from));
        let wrong = import(&rules, &GAME.replace(from, to)).unwrap_err();
        format!("{}: {}", wrong.line, wrong.why)
    };
    assert_eq!(import(&rules, GAME).unwrap().plies.len(), 4);
    assert_eq!(import(&rules, GAME).unwrap().end, None);
    for (from, to, why) in [
        ("J7-J6", "J7-J5", "7: J7-J5: J7-J5 is too far for your general: it goes one square. Only scouts go farther."),
        ("J7-J6", "J6-J5", "7: J6-J5: There is no piece on J6."),
        ("J7-J6", "J7-J6 (scout, spy)", "7: J7-J6(scout,spy): it strikes nobody."),
        (
            "Blue set-up: K",
            "Blue set-up: L",
            "0: Blue: This is not the army of this game. Missing: 1 general. Too many: 1 marshal.",
        ),
        ("Blue set-up", "Blue", "0: The line \"Blue set-up:\" is missing."),
        ("Board: Barrage", "Rules: chase=perhaps", "0: \"chase\" can be on, off, not \"perhaps\"."),
        ("Red: Ann", "Red salt: 00\nRed seal: 00", "0: The seal of Red does not fit the set-up and its salt."),
        ("Red: Ann", "Ann", "3: \"Ann\" is neither a header nor a numbered move."),
    ] {
        assert_eq!(wrong(from, to), why);
    }
}
