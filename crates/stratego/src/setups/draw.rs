//! Random set-ups: sound, and similar to those of people.
use super::{Home, Ranks, likelihood};
use crate::chance;
use crate::options::Ties;
use crate::rank::{Rank, Strike, strike};
use chancery_rules::{Dice, Luck};

/// The order of drawing. Ranks whose places are independent, or on which others depend, come first. Each takes from the squares that the
/// earlier ones left.
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
/// The factor by which a bomb is likelier next to the flag than elsewhere. Three of four people put one there.
const BOMB_BESIDE_FLAG: f32 = 5.0;
/// The factor for another piece that stops scouts, where most squares are empty.
const GUARD_BESIDE_FLAG: f32 = 6.0;
/// The factor by which the spy is likelier near the general than elsewhere. Three of four people put it within two squares.
const SPY_NEAR_GENERAL: f32 = 4.0;
/// The maximum number of attempts to draw a sound set-up. One in three is sound.
const TRIES: u32 = 500;
/// The number of movable pieces in a sound set-up.
const MOVABLE: usize = 3;

/// A random set-up: similar to those of people, with the flag protected and a front that can move.
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

/// Returns whether the flag is protected, and enough of the other pieces can move at once.
///
/// Where most squares are empty, an enemy scout reaches any open square in a move or two, so each square next to the flag needs a guard.
/// Where pieces fill the home, a bomb next to the flag is enough.
pub(super) fn is_sound(home: Home<'_>, ranks: &[Option<Rank>]) -> bool {
    let at = |square: usize| ranks.get(square).copied().flatten();
    let Some(flag) = ranks.iter().position(|rank| *rank == Some(Rank::Flag)) else { return false };
    let mut beside = home.beside(flag).map(|square| square.and_then(at));
    let is_protected = match home.is_full() {
        true => {
            home.beside(flag).flatten().any(|square| at(square) == Some(Rank::Bomb))
                && beside.all(|rank| rank.is_some())
        }
        false => beside.all(|rank| rank.is_some_and(stops_scouts)),
    };
    let can_go = |square: usize| home.beside(square).any(|beside| beside.is_none_or(|beside| at(beside).is_none()));
    let can_move = |square: &usize| at(*square).is_some_and(Rank::moves) && can_go(*square);
    is_protected && MOVABLE <= (0..ranks.len()).filter(can_move).count()
}

/// Returns whether a piece of this rank survives a scout's strike.
fn stops_scouts(rank: Rank) -> bool {
    strike(Rank::Scout, rank, Ties::Attacker) == Strike::Defender
}

/// A random draw, sound or not.
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

/// Returns the likelihood of this rank on that square, given the pieces already placed.
fn weight(home: Home<'_>, ranks: &[Option<Rank>], rank: Rank, square: usize) -> f32 {
    let n_columns = home.n_columns();
    let is_near = |near: Rank, steps: usize| {
        ranks.iter().position(|there| *there == Some(near)).is_some_and(|other| {
            let rows = (square / n_columns).abs_diff(other / n_columns);
            rows + (square % n_columns).abs_diff(other % n_columns) <= steps
        })
    };
    // No square has zero weight, so that every piece finds a place.
    let weight = likelihood(home, rank, square).max(0.000_1);
    match rank {
        Rank::Bomb if is_near(Rank::Flag, 1) => weight * BOMB_BESIDE_FLAG,
        _ if !home.is_full() && stops_scouts(rank) && is_near(Rank::Flag, 1) => weight * GUARD_BESIDE_FLAG,
        Rank::Spy if is_near(Rank::General, 2) => weight * SPY_NEAR_GENERAL,
        _ => weight,
    }
}
