//! Set-ups that are drawn: as people put their pieces, and sound.
use super::{Home, Ranks, likelihood};
use crate::rules::stratego::board::Direction;
use crate::rules::stratego::chance;
use crate::rules::stratego::rank::Rank;
use crate::rules::stratego::side::Side;
use crate::rules::{Dice, Luck};

/// What the first pieces leave is for the next: those come first whose places depend on nothing, or on which others do.
const ORDER: [Rank; 12] = [
    Rank::Flag,
    Rank::Bomb,
    Rank::Marshal,
    Rank::General,
    Rank::Spy,
    Rank::Colonel,
    Rank::Miner,
    Rank::Scout,
    Rank::Major,
    Rank::Captain,
    Rank::Lieutenant,
    Rank::Sergeant,
];
/// How much likelier a bomb is beside the flag than elsewhere. Three of four people put one there.
const BOMB_BESIDE_FLAG: f32 = 5.0;
/// How much likelier the spy is near the general than elsewhere. Three of four people put it within two squares.
const SPY_NEAR_GENERAL: f32 = 4.0;
/// How many are drawn at most until one is sound; one of three is.
const TRIES: u32 = 500;
/// How many pieces can go at once in a set-up that is sound.
const MOVABLE: usize = 3;

/// A set-up by chance: as people put their pieces, with the flag protected and a front that can move.
pub(super) fn sample(home: Home<'_>, luck: &Luck, name: &str) -> Ranks {
    let mut dice = luck.dice(name);
    let mut ranks = once(home, &mut dice);
    for _ in 1..TRIES {
        if is_sound(home, &ranks) {
            break;
        }
        ranks = once(home, &mut dice);
    }
    ranks
}

/// Is the flag protected, and can enough of the other pieces move at once?
pub(super) fn is_sound(home: Home<'_>, ranks: &[Option<Rank>]) -> bool {
    let at = |square: usize| ranks.get(square).copied().flatten();
    let Some(flag) = ranks.iter().position(|rank| *rank == Some(Rank::Flag)) else { return false };
    let is_back = flag / home.n_columns() + 1 == home.n_rows();
    let is_bombed = home.beside(flag).flatten().any(|square| at(square) == Some(Rank::Bomb));
    let is_covered = home.beside(flag).all(|square| square.is_some_and(|square| at(square).is_some()));
    let is_protected = match home.is_full() {
        true => is_bombed && (is_back || is_covered),
        false => (is_back || is_covered) && !is_in_the_open(home, ranks, flag),
    };
    let can_go = |square: usize| home.beside(square).any(|beside| beside.is_none_or(|beside| at(beside).is_none()));
    let can_move = |square: &usize| at(*square).is_some_and(Rank::moves) && can_go(*square);
    is_protected && MOVABLE <= (0..ranks.len()).filter(can_move).count()
}

/// Can a scout of the enemy run straight at this piece at once?
fn is_in_the_open(home: Home<'_>, ranks: &[Option<Rank>], square: usize) -> bool {
    let (own, enemy) = (home.board.home(Side::Red), home.board.home(Side::Blue));
    let mut square = own.get(square).copied();
    while let Some(ahead) = square.and_then(|square| home.board.next(square, Direction::Up)) {
        let place = own.iter().position(|square| *square == ahead);
        let is_taken = place.and_then(|place| ranks.get(place).copied().flatten()).is_some();
        if is_taken || enemy.contains(&ahead) {
            return !is_taken;
        }
        square = Some(ahead);
    }
    false
}

/// One by chance, sound or not.
fn once(home: Home<'_>, dice: &mut Dice) -> Ranks {
    let mut ranks: Ranks = vec![None; home.n_squares()];
    for rank in ORDER {
        for _ in 0..home.army.count(rank) {
            let free = (0..ranks.len()).filter(|square| ranks[*square].is_none());
            let choices: Vec<(usize, f32)> = free.map(|square| (square, weight(home, &ranks, rank, square))).collect();
            if let Some(square) = chance::pick(dice, &choices) {
                ranks[square] = Some(rank);
            }
        }
    }
    ranks
}

/// How likely this rank is on that square, when some pieces have their places.
fn weight(home: Home<'_>, ranks: &[Option<Rank>], rank: Rank, square: usize) -> f32 {
    let n_columns = home.n_columns();
    let is_near = |near: Rank, steps: usize| {
        ranks.iter().position(|there| *there == Some(near)).is_some_and(|other| {
            let rows = (square / n_columns).abs_diff(other / n_columns);
            rows + (square % n_columns).abs_diff(other % n_columns) <= steps
        })
    };
    // No square is out of the question, so that every piece finds a place.
    let weight = likelihood(home, rank, square).max(0.000_1);
    match rank {
        Rank::Bomb if is_near(Rank::Flag, 1) => weight * BOMB_BESIDE_FLAG,
        Rank::Spy if is_near(Rank::General, 2) => weight * SPY_NEAR_GENERAL,
        _ => weight,
    }
}
