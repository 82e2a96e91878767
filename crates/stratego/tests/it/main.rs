//! The Stratego engine: [`cases`] are rules as text, [`strikes`] the outcomes of strikes, [`chase`] every small chase
//! against a slow reference, [`set_ups`], [`plans`] and [`refusals`] the lines that players send, [`reading`] their sentences, [`edits`] positions
//! changed by hand, [`secrets`] and [`hidden_ranks`] the facts they may not know, [`play`] whole random games, [`records`]
//! games as text, [`judged`] moves judged for programs, [`boards`] folders and options.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
mod boards;
mod cases;
mod chase;
mod computer;
#[path = "../../../../tests/it/dice.rs"]
mod dice;
mod edits;
mod hidden_ranks;
mod judged;
mod plans;
mod play;
mod reading;
mod records;
mod refusals;
mod rush;
mod secrets;
mod set_ups;
mod strikes;

use crate::dice::Dice;
use chancery_rules::{Eyes, Luck, Power, Rules};
use chancery_stratego::Stratego;
use chancery_stratego::order::Order;
use chancery_stratego::setup::Setup;
use chancery_stratego::side::{Side, Sides};
use chancery_stratego::state::State;
use chancery_stratego::view::View;
use chancery_text::doc::{Audience, Doc};
use chancery_text::words::{Reader, said};

/// An e-mail as text.
fn written(tell: impl FnOnce(&mut Doc)) -> String {
    Doc::with(Reader::nobody(), tell).text(Audience::Reader)
}

/// An e-mail as text, and whether it could be written.
fn tried<T>(tell: impl FnOnce(&mut Doc) -> T) -> (T, String) {
    let mut doc = Doc::default();
    let outcome = tell(&mut doc);
    (outcome, doc.text(Audience::Reader))
}

/// The rules of a board, with further choices: `rules("barrage", "ties=attacker")`.
fn rules(board: &str, choices: &str) -> Stratego {
    let rules = Stratego::variant(board).unwrap();
    let mut options = *rules.choices();
    for choice in choices.split_whitespace() {
        let (name, word) = choice.split_once('=').unwrap();
        options.set(name, word).unwrap();
    }
    rules.with(options)
}

/// Luck by number.
fn luck(seed: u8) -> Luck {
    Luck::new([seed; Luck::BYTES]).for_game("duel1")
}

/// A game with random set-ups.
fn begun(rules: &Stratego, seed: u8) -> State {
    let state = rules.begin(&rules.played(), &luck(seed));
    rules.adjudicate(&state, &[], &luck(seed)).0
}

/// A game with these set-ups.
fn set_up(rules: &Stratego, setups: [&str; 2]) -> State {
    let state = rules.begin(&rules.played(), &luck(1));
    let order = |side: Side| {
        let letters = setups[side as usize];
        (side.power(), Order::Setup(Setup::of_letters(letters).unwrap()))
    };
    rules.adjudicate(&state, &Side::ALL.map(order), &luck(1)).0
}

/// A side's view.
fn seen_by(rules: &Stratego, state: &State, side: Side) -> View {
    rules.view(state, Eyes::Power(side.power()))
}

/// The order in a side's line, or the reason for its refusal.
fn order(rules: &Stratego, state: &State, side: Side, line: &str) -> Result<Order, String> {
    let mut found = rules.orders(&seen_by(rules, state, side), line);
    assert_eq!(found.len(), 1, "{line}");
    found.remove(0).map(|accepted| accepted.order).map_err(|rejected| said(rejected.why()))
}

/// The position after these orders: `[(Red, "A4-A5")]`.
fn after(rules: &Stratego, state: &State, orders: &[(Side, &str)]) -> State {
    let orders: Vec<(Power, Order)> =
        orders.iter().map(|(side, line)| (side.power(), order(rules, state, *side, line).unwrap())).collect();
    rules.adjudicate(state, &orders, &luck(1)).0
}

/// Plays moves in turn: `A4-A5 A7-A6`.
fn played(rules: &Stratego, state: &State, moves: &str) -> State {
    let mut state = state.clone();
    for line in moves.split_whitespace() {
        let side = state.position().to_move();
        state = after(rules, &state, &[(side, line)]);
    }
    state
}

/// A random legal move, as a line.
fn any_move(rules: &Stratego, state: &State, dice: &mut Dice) -> Option<String> {
    let options = Rules::options(rules, &seen_by(rules, state, state.position().to_move()));
    let n = options.len() as u64;
    (n != 0).then(|| options[dice.roll(n) as usize].clone())
}

/// The set-ups of a side by pieces and squares: `A1 general, A3 scout`.
fn placed(rules: &Stratego, text: &str) -> Sides<Vec<Option<chancery_stratego::rank::Rank>>> {
    use chancery_stratego::rank::Rank;
    let board = rules.board();
    let mut setups = Sides::of(|side| vec![None; board.home(side).len()]);
    for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let (square, name) = item.split_once(' ').unwrap();
        let square = board.square(square).unwrap_or_else(|| panic!("{item}"));
        let rank = Rank::find(name).unwrap_or_else(|| panic!("{item}"));
        let at = |side: Side| board.home(side).iter().position(|home| *home == square);
        let (side, index) = Side::ALL.into_iter().find_map(|side| Some((side, at(side)?))).expect("a home square");
        setups[side][index] = Some(rank);
    }
    setups
}
