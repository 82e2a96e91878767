//! The possible ranks of the enemy's hidden pieces: the likelihood of each rank for each piece.
//!
//! The estimate starts with how often people put each rank on a piece's first square. A piece that has moved is neither
//! flag nor bomb. Rows and columns are then scaled in turn, until the likelihoods of each piece add up to one, and
//! those of each rank to the number that the enemy still hides.
use crate::chance;
use crate::rank::Rank;
use chancery_rules::Dice;

/// The number of scaling passes. More hardly change the numbers.
const PASSES: usize = 12;
/// The minimum share of a rank on every square, as unusual placements are still possible.
const FLOOR: f32 = 0.002;

/// The likelihood of each rank, by [`Rank::index`].
pub(super) type Likelihood = [f32; 12];

/// A hidden piece, with its known history.
pub(super) struct Hidden {
    /// The frequency of each rank on this piece's first square.
    pub(super) prior: Likelihood,
    /// It has moved.
    pub(super) has_moved: bool,
    /// Whether it fell without revealing its rank.
    pub(super) has_fallen: bool,
}

/// The likelihood of each rank for each hidden piece.
pub(super) struct Belief {
    /// In the order of the hidden pieces.
    pub(super) rows: Vec<Likelihood>,
    left: [u8; 12],
}

impl Belief {
    /// Estimates the ranks of the hidden pieces, where `left` is the number of each rank among them.
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

    /// Draws a rank for each hidden piece, in proportion to the likelihoods.
    pub(super) fn sample(&self, dice: &mut Dice) -> Vec<Rank> {
        let mut ranks: Vec<Option<Rank>> = vec![None; self.rows.len()];
        // The flag and the bombs choose first, because few squares suit them, then the few ranks that matter most.
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

    /// Returns the likelihood that a piece has this rank, if it has none of the ranks that chose earlier.
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

/// Weighs each rank, independently of the other pieces.
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
