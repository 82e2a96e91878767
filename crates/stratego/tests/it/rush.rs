//! Scouts that run for the flag at once: on boards with few pieces nothing may be open to them at the start.
use super::{luck, rules};
use crate::dice::Dice;
use chancery_rules::{Luck, Rules as _};
use chancery_stratego::Stratego;
use chancery_stratego::board::Square;
use chancery_stratego::order::{Move, Order};
use chancery_stratego::rank::Rank;
use chancery_stratego::setup::Setup;
use chancery_stratego::setups::{self, Ranks};
use chancery_stratego::side::Side;
use chancery_stratego::state::State;

/// The moves that each side makes at most.
const MOVES: usize = 8;

/// The boards on which most squares are empty at the start.
const BOARDS: [&str; 3] = ["barrage", "duel", "ultimate"];

fn flag(state: &State) -> Option<Square> {
    state.position().standing(Side::Red).find(|piece| piece.rank == Rank::Flag)?.at
}

/// Blue knows where the flag is, and moves scouts alone: at the flag, if one can get there, else at what stands beside it, or by
/// chance. Red moves by chance, but nothing that stands beside the flag. Is the flag lost?
fn is_lost(rules: &Stratego, red: &Ranks, dice: &mut Dice) -> bool {
    let mut luck_of_blue = [0; Luck::BYTES];
    luck_of_blue.fill_with(|| dice.roll(256) as u8);
    let blue = setups::sample(rules.army(), rules.board(), &Luck::new(luck_of_blue), "blue");
    let orders = [(Side::Red, red.clone()), (Side::Blue, blue)]
        .map(|(side, ranks)| (side.power(), Order::Setup(Setup { ranks, numbering: Default::default() })));
    let mut state = rules.adjudicate(&rules.begin(&rules.played(), &luck(1)), &orders, &luck(1)).0;
    let flag_at = flag(&state).unwrap();
    for _ in 0..2 * MOVES {
        let (position, side) = (state.position(), state.position().to_move());
        let is_beside = |square: Square| rules.board().are_beside(square, flag_at);
        let mut moves = rules.moves(position, side);
        moves.retain(|order| match side {
            Side::Red => !is_beside(order.from),
            Side::Blue => position.at(order.from).is_some_and(|piece| piece.rank == Rank::Scout),
        });
        let hits = |order: &&Move| side == Side::Blue && order.to == flag_at;
        let opens = |order: &&Move| side == Side::Blue && is_beside(order.to) && position.at(order.to).is_some();
        let n = moves.len() as u64;
        let opening = moves.iter().find(opens).filter(|_| dice.roll(3) == 0);
        let chosen = moves.iter().find(hits).or(opening).or_else(|| moves.get(dice.roll(n.max(1)) as usize));
        let Some(chosen) = chosen else { return false };
        state = rules.adjudicate(&state, &[(side.power(), Order::Move(*chosen))], &luck(1)).0;
        if flag(&state).is_none() {
            return true;
        }
        if state.end().is_some() {
            return false;
        }
    }
    false
}

#[test]
fn no_drawn_set_up_loses_its_flag_to_a_scout_that_runs_at_once() {
    let mut dice = Dice::new(23);
    for (board, n_games) in BOARDS.into_iter().zip([1000, 200, 200]) {
        let rules = rules(board, "");
        let mut lost = Vec::new();
        for n in 0..n_games {
            let seed = Luck::new([7; Luck::BYTES]).for_game(&format!("{board}{n}"));
            let red = setups::sample(rules.army(), rules.board(), &seed, "setup");
            if is_lost(&rules, &red, &mut dice) {
                lost.push(red.iter().map(|rank| rank.map_or('A', Rank::letter)).collect::<String>());
            }
        }
        assert!(lost.is_empty(), "{board}: {} of {n_games} are lost, such as {}", lost.len(), lost[0]);
    }
}

#[test]
fn no_set_up_with_a_name_loses_its_flag_to_a_scout_that_runs_at_once() {
    let mut dice = Dice::new(24);
    for board in BOARDS {
        let rules = rules(board, "");
        let names = setups::names(rules.army(), rules.board());
        assert!(4 <= names.len(), "{board}: {names:?}");
        for name in names {
            let red = setups::named(rules.army(), rules.board(), name).unwrap();
            let n_lost = (0..200).filter(|_| is_lost(&rules, &red, &mut dice)).count();
            assert_eq!(n_lost, 0, "{board}: {name} of 200 games");
        }
    }
}

/// The set-up that HELP shows is one that a newcomer may copy.
#[test]
fn the_set_up_that_help_shows_keeps_its_flag() {
    let mut dice = Dice::new(25);
    let rules = rules("barrage", "");
    for text in [
        include_str!("../../../families/src/stratego/help/setup.txt"),
        include_str!("../../../families/src/stratego/help/guide.txt"),
    ] {
        let rows: Vec<&str> =
            text.lines().map(str::trim).filter(|line| line.len() == 10 && line.contains("..")).collect();
        let state = rules.begin(&rules.played(), &luck(1));
        let shown = super::order(&rules, &state, Side::Red, &format!("SETUP\n{}", rows.join("\n")));
        let Ok(Order::Setup(shown)) = shown else { panic!("{shown:?}: {rows:?}") };
        assert!((0..200).all(|_| !is_lost(&rules, &shown.ranks, &mut dice)), "{rows:?}");
    }
}
