//! The outcome of orders.
use super::board::Square;
use super::position::PieceId;
use super::rank::{Rank, Strike};
use super::side::Side;

/// An event that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side has set up.
    SetUp {
        /// The side.
        side: Side,
        /// The hash of the set-up, in hexadecimal digits ([`super::setup::seal`]).
        seal: String,
        /// Whether no one had sent one, so that it was drawn.
        drawn: bool,
    },
    /// A piece has moved.
    Moved(Ply),
    /// Moves of a plan were carried out. Only its owner is told.
    Planned {
        /// The side whose plan it is.
        side: Side,
        /// The number of moves.
        n_moves: usize,
        /// The reason why it goes no further; `None` if it goes on at the next turn.
        ended: Option<PlanEnd>,
    },
    /// A side that was to move has sent no move.
    Missed {
        /// The side.
        side: Side,
        /// The number of times in a row, this one included.
        n_missed: u32,
    },
    /// The game is over.
    Over(End),
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The side that moved.
    pub side: Side,
    /// The piece that moved.
    pub piece: PieceId,
    /// The square on which it stood.
    pub from: Square,
    /// The square to which it went, or which it struck.
    pub to: Square,
    /// The battle with the piece that stood there.
    pub battle: Option<Battle>,
    /// The piece that was brought back, and where to.
    pub rescue: Option<(PieceId, Square)>,
}

/// One piece struck another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The rank of the piece that moved.
    pub attacker: Rank,
    /// The piece that was struck.
    pub struck: PieceId,
    /// Its rank; `None` only for those who are not told (option `reveal`).
    pub defender: Option<Rank>,
    /// The outcome: who is left.
    pub strike: Strike,
}

/// The reason why a plan goes no further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanEnd {
    /// All its moves are made.
    Done,
    /// A piece was struck.
    Battle,
    /// Pieces of both sides have come to stand beside each other.
    Contact,
    /// Its next move is not possible.
    NotPossible,
    /// The game is over.
    Over,
    /// Its owner has dropped it, or moved otherwise.
    Dropped,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The side that has won; `None` if no one has.
    pub winner: Option<Side>,
    /// The reason.
    pub why: Why,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The flag was taken.
    Flag,
    /// A side has no legal move, or no piece that can move.
    Immobile,
    /// Neither side has a piece that can move.
    BothImmobile,
    /// Nothing was struck for long (option `quiet`).
    Quiet,
    /// It was long enough (option `moves`).
    Long,
    /// A side has missed too many moves (option `missed`).
    Missed,
}
