//! Set-ups: named ones, random ones, and statistics of where people put each piece.
mod counts;
mod draw;
mod library;

pub(super) use counts::likelihood;

use super::army::Army;
use super::board::Board;
use super::rank::Rank;
use super::side::Side;
use chancery_rules::Luck;

/// The pieces on each square of a side's home, in the order of [`Board::home`].
pub type Ranks = Vec<Option<Rank>>;

/// The names of the set-ups available for this army on this board, in the order of lists.
pub fn names(army: &Army, board: &Board) -> Vec<&'static str> {
    library::names(Home { army, board })
}

/// The set-up of this name, in any case.
pub fn named(army: &Army, board: &Board, name: &str) -> Option<Ranks> {
    library::named(Home { army, board }, name)
}

/// A set-up drawn at random by this name, similar to those of people: with the flag protected, and a front that can
/// move.
pub fn sample(army: &Army, board: &Board, luck: &Luck, name: &str) -> Ranks {
    draw::sample(Home { army, board }, luck, name)
}

/// Returns whether the flag is protected, and enough of the other pieces can move at once.
pub fn is_sound(army: &Army, board: &Board, ranks: &[Option<Rank>]) -> bool {
    draw::is_sound(Home { army, board }, ranks)
}

/// Returns the same set-up with left and right exchanged.
pub fn mirrored(board: &Board, ranks: &[Option<Rank>]) -> Ranks {
    ranks.chunks(usize::from(board.n_columns())).flat_map(|row| row.iter().rev().copied()).collect()
}

/// The frame of a set-up: the home of a side, and the pieces that go there. All homes of a board are alike.
#[derive(Clone, Copy)]
pub(super) struct Home<'a> {
    pub(super) army: &'a Army,
    pub(super) board: &'a Board,
}

impl Home<'_> {
    fn n_columns(self) -> usize {
        usize::from(self.board.n_columns())
    }

    fn n_rows(self) -> usize {
        usize::from(self.board.n_home_rows())
    }

    /// The number of squares.
    fn n_squares(self) -> usize {
        self.n_columns() * self.n_rows()
    }

    /// Returns whether its pieces fill most of the squares.
    fn is_full(self) -> bool {
        self.n_squares() < 2 * self.army.total()
    }

    /// The squares adjacent to one: those of the home, by their index in it. `None` is an open square in front of the
    /// front row.
    fn beside(self, square: usize) -> impl Iterator<Item = Option<usize>> {
        let home = self.board.home(Side::Red);
        let neighbours = home.get(square).map(|square| self.board.neighbours(*square)).unwrap_or_default();
        neighbours.into_iter().flatten().map(move |beside| home.iter().position(|square| *square == beside))
    }
}
