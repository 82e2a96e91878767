//! The ranks that the enemy's hidden pieces may have: for each piece, the likelihood of each rank.
//!
//! It begins with how often people put each rank on the square where the piece began. A piece that has moved is neither
//! flag nor bomb. Then rows and columns are scaled by turns, until each piece is one piece, and each rank is there as
//! often as the enemy still has it hidden.
use crate::chance;
use crate::rank::Rank;
use chancery_rules::Dice;

/// The number of times that rows and columns are scaled: the numbers hardly change after that.
const PASSES: usize = 12;
/// The share of a rank that any square gets: what no one was seen to do can still be.
const FLOOR: f32 = 0.002;

/// The likelihood of each rank, by [`Rank::index`].
pub(super) type Likelihood = [f32; 12];

/// A hidden piece, as far as its story is known.
pub(super) struct Hidden {
    /// The frequency with which each rank begins where this piece began.
    pub(super) prior: Likelihood,
    /// It has moved.
    pub(super) has_moved: bool,
    /// It has fallen, and its rank was not told.
    pub(super) has_fallen: bool,
}

/// The likelihood, for each hidden piece, that it has each rank.
pub(super) struct Belief {
    /// In the order in which the hidden pieces were given.
    pub(super) rows: Vec<Likelihood>,
    left: [u8; 12],
}

impl Belief {
    /// Estimates the ranks of the hidden pieces, of which there are `left` of each rank.
    pub(super) fn new(hidden: &[Hidden], left: [u8; 12]) -> Self {
        let mut rows: Vec<Likelihood> = hidden.iter().map(|piece| weights(piece, &left)).collect();
        for _ in 0..PASSES {
            for rank in 0..12 {
                let sum: f32 = rows.iter().map(|row| row[rank]).sum();
                if 0.0 < sum {
                    let scale = f32::from(left[rank]) / sum;
                    rows.iter_mut().for_each(|row| row[rank] *= scale);
                }
            }
            for row in &mut rows {
                let sum: f32 = row.iter().sum();
                if 0.0 < sum {
                    row.iter_mut().for_each(|weight| *weight /= sum);
                }
            }
        }
        Self { rows, left }
    }

    /// One way in which all of it may be, the likely ways more often: a rank for each hidden piece.
    pub(super) fn sample(&self, dice: &mut Dice) -> Vec<Rank> {
        let mut ranks: Vec<Option<Rank>> = vec![None; self.rows.len()];
        // Flag and bombs choose first, for they cannot be everywhere; then the few that matter most.
        for rank in [Rank::Flag, Rank::Bomb].into_iter().chain(Rank::ALL[2..].iter().rev().copied()) {
            for _ in 0..self.left[rank.index()] {
                let free = (0..ranks.len()).filter(|at| ranks[*at].is_none());
                let free: Vec<(usize, f32)> = free.map(|at| (at, self.share_of_rest(at, rank))).collect();
                if let Some(at) = chance::pick(dice, &free) {
                    ranks[at] = Some(rank);
                }
            }
        }
        ranks.into_iter().map(|rank| rank.unwrap_or(Rank::Scout)).collect()
    }

    /// Returns the likelihood that a piece has this rank, if it has none of those that chose before it.
    fn share_of_rest(&self, at: usize, rank: Rank) -> f32 {
        let row = &self.rows[at];
        let own = row[rank.index()];
        let before: f32 = match rank {
            Rank::Flag => 0.0,
            Rank::Bomb => row[Rank::Flag.index()],
            _ => row[..2].iter().chain(&row[rank.index() + 1..]).sum(),
        };
        own / (1.0 - before).max(0.01)
    }
}

/// Weighs each rank before the others are looked at.
fn weights(piece: &Hidden, left: &[u8; 12]) -> Likelihood {
    let mut row = [0.0; 12];
    for rank in Rank::ALL {
        let at = rank.index();
        let can_be = match rank {
            Rank::Flag => !piece.has_moved && !piece.has_fallen,
            Rank::Bomb => !piece.has_moved,
            _ => true,
        };
        if 0 < left[at] && can_be {
            row[at] = piece.prior[at].max(FLOOR);
        }
    }
    row
}
