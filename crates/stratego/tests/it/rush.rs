//! Scouts that run for the flag at once: on boards with few pieces, they must have no open path at the start.
use super::{luck, rules};
use crate::dice::Dice;
use chancery_rules::{Luck, Rules as _};
use chancery_stratego::Stratego;
use chancery_stratego::board::Square;
use chancery_stratego::order::{Move, Order};
use chancery_stratego::position::Position;
use chancery_stratego::rank::{Rank, strike};
use chancery_stratego::setup::Setup;
use chancery_stratego::setups::{self, Ranks};
use chancery_stratego::side::{Side, Sides};
use chancery_stratego::state::State;

/// The maximum number of moves by each side.
const MOVES: usize = 8;

/// The boards with mostly empty squares at the start.
const BOARDS: [&str; 3] = ["barrage", "duel", "ultimate"];

fn flag(state: &State) -> Option<Square> {
    state.position().standing(Side::Red).find(|piece| piece.rank == Rank::Flag)?.at
}

/// Returns whether the flag is lost. Blue knows its square and moves only scouts: at the flag if one can reach it, else at a piece beside
/// it, else at random. Red moves at random, but never a piece beside the flag.
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

/// The number of games for each set-up and side.
const GAMES: usize = 1000;

/// A move of a piece that is not beside this square.
fn by_chance(rules: &Stratego, position: &Position<Rank>, side: Side, home: Square, dice: &mut Dice) -> Option<Move> {
    let standing: Vec<Square> = position.standing(side).filter_map(|piece| piece.at).collect();
    // Most tries fail, and are cheaper than a list of all moves.
    let found = (0..200).find_map(|_| {
        let from = standing[dice.roll(standing.len() as u64) as usize];
        let to = rules.board().neighbours(from)[dice.roll(4) as usize]?;
        let order = Move::new(from, to);
        (!rules.board().are_beside(from, home) && rules.check(position, side, &order).is_ok()).then_some(order)
    });
    found.or_else(|| rules.moves(position, side).into_iter().find(|order| !rules.board().are_beside(order.from, home)))
}

/// A move of a scout: to this square if it can, else as far ahead as possible, else sideways.
fn straight_on(rules: &Stratego, position: &Position<Rank>, side: Side, home: Square, dice: &mut Dice) -> Option<Move> {
    let board = rules.board();
    let (mut ahead, mut aside) = (Vec::new(), Vec::new());
    let scouts = position.standing(side).filter(|piece| piece.rank == Rank::Scout).filter_map(|piece| piece.at);
    for from in scouts {
        for way in 0..4 {
            let is_ahead = board.neighbours(from)[way].is_some_and(|next| match side {
                Side::Red => board.row(from) < board.row(next),
                Side::Blue => board.row(next) < board.row(from),
            });
            let mut at = from;
            while let Some(to) = board.neighbours(at)[way] {
                let order = Move::new(from, to);
                if rules.check(position, side, &order).is_err() {
                    break;
                }
                if to == home {
                    return Some(order);
                }
                if is_ahead {
                    ahead.push(order)
                } else {
                    aside.push(order)
                }
                at = to;
            }
        }
    }
    let moves = if ahead.is_empty() { aside } else { ahead };
    (!moves.is_empty()).then(|| moves[dice.roll(moves.len() as u64) as usize])
}

/// Returns whether the flag is lost within so many moves of each. One side has this set-up and moves at random, but never a piece beside
/// its flag. The other advances only scouts: straight ahead where possible, else sideways.
fn falls_to_scouts(rules: &Stratego, own: Side, setups: [&Ranks; 2], dice: &mut Dice) -> bool {
    let mut position: Position<Rank> =
        Position::start(rules.board(), Sides::of(|side| setups[side as usize].as_slice()));
    let home = position.standing(own).find(|piece| piece.rank == Rank::Flag).unwrap().at.unwrap();
    for _ in 0..2 * MOVES {
        let side = position.to_move();
        let order = match side == own {
            true => by_chance(rules, &position, side, home, dice),
            false => straight_on(rules, &position, side, home, dice),
        };
        let Some(order) = order else { return false };
        let met = position.at(order.to).map(|met| met.rank);
        if met == Some(Rank::Flag) {
            return side != own;
        }
        let own_rank = position.at(order.from).unwrap().rank;
        let came = met.map(|met| strike(own_rank, met, rules.choices().ties));
        if rules.make(&mut position, &order, came, None).is_none() {
            return false;
        }
    }
    false
}

/// The names of a board's set-ups, each with the largest number of lost flags on either side.
fn rushed(board: &str) -> Vec<(&'static str, usize)> {
    let (rules, mut dice) = (rules(board, ""), Dice::new(26));
    let (army, squares) = (rules.army(), rules.board());
    let others: Vec<Ranks> = (0..25).map(|n| setups::sample(army, squares, &luck(n), board)).collect();
    let mut lost = |ready: &Ranks, own: Side| {
        let other = |n: usize| &others[n % others.len()];
        let both = |n: usize| if own == Side::Red { [ready, other(n)] } else { [other(n), ready] };
        (0..GAMES).filter(|n| falls_to_scouts(&rules, own, both(*n), &mut dice)).count()
    };
    let names = setups::names(army, squares).into_iter();
    let ready = names.map(|name| (name, setups::named(army, squares, name).unwrap()));
    ready.map(|(name, ready)| (name, Side::ALL.map(|own| lost(&ready, own)).into_iter().max().unwrap())).collect()
}

/// Of a thousand games on each side, a player who only runs with scouts wins at most ten.
#[test]
fn scout_rush() {
    let boards = ["classic", "barrage", "duel", "ultimate", "small"];
    let all = std::thread::scope(|threads| {
        let started = boards.map(|board| threads.spawn(move || rushed(board)));
        started.map(|thread| thread.join().unwrap())
    });
    for (board, lost) in boards.into_iter().zip(&all) {
        for (name, n_lost) in lost {
            assert!(n_lost * 100 <= GAMES, "{board}: {name} loses its flag in {n_lost} of {GAMES} games");
        }
    }
    assert_eq!(all.iter().map(Vec::len).sum::<usize>(), 29);
    println!("{all:?}");
}

/// A newcomer may copy the set-up that HELP shows.
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
