//! Whole random games: options are legal, replays agree, saved games load again, and play reaches an end.
use super::{any_move, begun, luck, order, rules};
use crate::dice::Dice;
use chancery_rules::{Power, Rules};
use chancery_stratego::side::Side;
use chancery_stratego::state::State;
use chancery_stratego::{Stratego, variant};
use chancery_text::words::said;
use std::collections::BTreeSet;

/// Plays a random game to its end, or for this many moves.
fn game(rules: &Stratego, seed: u8, n_moves: u32) -> State {
    let mut dice = Dice::new(u64::from(seed));
    let mut state = begun(rules, seed);
    for _ in 0..n_moves {
        let due = rules.due(&state);
        let [power] = due.as_slice() else { break };
        let side = Side::of(*power).unwrap();
        let line = any_move(rules, &state, &mut dice).expect("a legal move, or the game is over");
        let sent = order(rules, &state, side, &line).unwrap_or_else(|why| panic!("{line}: {why}"));
        assert_eq!(rules.read_order(&rules.write_order(&sent)), Ok(sent.clone()));
        let orders = [(*power, sent)];
        let (next, told) = rules.adjudicate(&state, &orders, &luck(seed));
        assert_eq!((&next, &told), (&rules.adjudicate(&state, &orders, &luck(9)).0, &told), "a replay is the same");
        assert_eq!(next.position().n_moves(), state.position().n_moves() + 1, "play goes on");
        assert_ne!(rules.phase(&next).label, rules.phase(&state).label);
        state = next;
    }
    state
}

fn loads_again(rules: &Stratego, state: &State) {
    let saved = rules.save(state);
    assert_eq!(rules.load(&saved).as_ref(), Ok(state), "{saved}");
}

#[test]
fn random_games_obey_the_rules() {
    let mut ends = BTreeSet::new();
    let choices = [
        "",
        "rules=simple",
        "rules=classic",
        "reveal=attacker ties=attacker",
        "two-squares=5 scout-strike=off quiet=20",
        "moves=30",
    ];
    assert_eq!(variant::keys().count(), 5);
    for (n, board) in variant::keys().enumerate() {
        for (m, choices) in choices.iter().enumerate() {
            let rules = rules(board, choices);
            let state = game(&rules, (6 * n + m) as u8, 600);
            loads_again(&rules, &state);
            if let Some(end) = state.end() {
                assert!(rules.due(&state).is_empty());
                assert_eq!(rules.outcome(&state).unwrap().powers.len(), if end.winner.is_some() { 1 } else { 2 });
                ends.insert(end.why.word());
            }
        }
    }
    for why in ["flag", "immobile", "quiet", "long"] {
        assert!(ends.contains(why), "{ends:?}");
    }
}

/// The set-up phase: both sides owe a set-up, and a side that sends none gets a random one.
#[test]
fn the_opening() {
    let rules = rules("barrage", "");
    let state = rules.begin(&rules.played(), &luck(3));
    assert_eq!(rules.due(&state), [Power(0), Power(1)]);
    assert_eq!(rules.phase(&state).label, "SETUP");
    loads_again(&rules, &state);
    let own = order(&rules, &state, Side::Red, "SETUP RANDOM").unwrap();
    assert_eq!(order(&rules, &state, Side::Red, "SETUP RANDOM"), Ok(own.clone()), "the same line, the same set-up");
    assert_ne!(order(&rules, &state, Side::Red, "SETUP RANDOM 2"), Ok(own.clone()));
    assert_ne!(order(&rules, &state, Side::Blue, "SETUP RANDOM"), Ok(own.clone()));
    let (next, told) = rules.adjudicate(&state, &[(Power(0), own)], &luck(3));
    let drawn: Vec<_> = told.iter().map(|told| rules.write_event(&told.event)["drawn"].as_bool()).collect();
    assert_eq!(drawn, [Some(false), Some(true)]);
    assert_eq!((rules.phase(&next).label.as_str(), rules.due(&next)), ("M1", vec![Power(0)]));
    loads_again(&rules, &next);
}

/// In a game that does not wait for missing moves, three missed moves in a row lose it.
#[test]
fn missed_moves() {
    let rules = rules("duel", "");
    let mut state = begun(&rules, 1);
    for n in 1..=3 {
        let (next, told) = rules.adjudicate(&state, &[], &luck(1));
        assert_eq!(rules.write_event(&told[0].event)["in a row"], n);
        loads_again(&rules, &next);
        state = next;
    }
    let outcome = rules.outcome(&state).unwrap();
    assert_eq!((outcome.powers, outcome.by.map(said).as_deref()), (vec![Power(1)], Some("Red has sent no moves")));
    assert_eq!(rules.standing(&state), [0, 1]);
}
