//! Armies: the number of pieces of each rank on a side.
use super::rank::Rank;
use std::fmt;

/// The number of pieces of each rank that a side has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Army {
    counts: [u8; 12],
}

/// The named armies, with their pieces in the order of [`Rank::ALL`].
pub const ARMIES: &[(&str, Army)] = &[
    ("classic", Army { counts: [1, 6, 1, 8, 5, 4, 4, 4, 3, 2, 1, 1] }),
    ("barrage", Army { counts: [1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1] }),
    ("duel", Army { counts: [1, 2, 1, 2, 2, 0, 0, 0, 0, 0, 1, 1] }),
    ("ultimate", Army { counts: [1, 2, 1, 4, 2, 2, 2, 2, 1, 1, 1, 1] }),
    ("small", Army { counts: [1, 4, 1, 4, 4, 4, 0, 2, 2, 1, 1, 0] }),
];

impl Army {
    /// An army from its counts, in the order of [`Rank::ALL`].
    pub const fn new(counts: [u8; 12]) -> Self {
        Self { counts }
    }

    /// The army of this name, in any case.
    pub fn named(name: &str) -> Option<Self> {
        ARMIES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, army)| *army)
    }

    /// The pieces among these squares of a set-up.
    pub fn of<'a>(squares: impl IntoIterator<Item = &'a Option<Rank>>) -> Self {
        let mut army = Self::default();
        for rank in squares.into_iter().flatten() {
            let count = &mut army.counts[rank.index()];
            *count = count.saturating_add(1);
        }
        army
    }

    /// The number of pieces of a rank.
    pub fn count(&self, rank: Rank) -> usize {
        usize::from(self.counts[rank.index()])
    }

    /// The total number of pieces.
    pub fn total(&self) -> usize {
        Rank::ALL.into_iter().map(|rank| self.count(rank)).sum()
    }

    /// Returns the surplus of pieces over another army, by rank.
    pub fn more_than(&self, other: &Self) -> Vec<(Rank, usize)> {
        let more = |rank: Rank| (rank, self.count(rank).saturating_sub(other.count(rank)));
        Rank::ALL.into_iter().rev().map(more).filter(|(_, n)| 0 < *n).collect()
    }
}

impl fmt::Display for Army {
    /// Lists the army from the highest rank down: `1 marshal, 1 general, …, 1 flag`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pieces = self.more_than(&Self::default()).into_iter().map(|(rank, n)| rank.counted(n));
        f.write_str(&pieces.collect::<Vec<_>>().join(", "))
    }
}
