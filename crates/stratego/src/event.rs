//! The outcome of orders.
use super::board::Square;
use super::position::PieceId;
use super::rank::{Rank, Strike};
use super::side::Side;

/// An event of the game.
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
    /// Moves of a plan were carried out. Only its owner learns of this.
    Planned {
        /// The side whose plan it is.
        side: Side,
        /// The number of moves.
        n_moves: usize,
        /// The reason why the plan ends. `None` if it continues at the next turn.
        ended: Option<PlanEnd>,
    },
    /// A side whose turn it was sent no move.
    Missed {
        /// The side.
        side: Side,
        /// The number of consecutive missed moves, including this one.
        n_missed: u32,
    },
    /// The game is over.
    Over(End),
}

/// A completed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The side that moved.
    pub side: Side,
    /// The piece that moved.
    pub piece: PieceId,
    /// The square that it left.
    pub from: Square,
    /// The square that it moved to or struck.
    pub to: Square,
    /// The battle with the piece on that square.
    pub battle: Option<Battle>,
    /// The rescued piece, and its new place.
    pub rescue: Option<(PieceId, Square)>,
}

/// One piece struck another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The rank of the piece that moved.
    pub attacker: Rank,
    /// The piece that was struck.
    pub struck: PieceId,
    /// Its rank. `None` only for readers who may not know it (option `reveal`).
    pub defender: Option<Rank>,
    /// The outcome: the pieces left.
    pub strike: Strike,
}

/// The reason why a plan ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanEnd {
    /// All its moves were made.
    Done,
    /// There was a strike.
    Battle,
    /// Pieces of both sides became adjacent.
    Contact,
    /// Its next move was not possible.
    NotPossible,
    /// The game is over.
    Over,
    /// Its owner dropped it, or made another move.
    Dropped,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The winning side. `None` if neither won.
    pub winner: Option<Side>,
    /// The reason.
    pub why: Why,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// The flag was captured.
    Flag,
    /// A side has no legal move, or no piece that can move.
    Immobile,
    /// Neither side has a movable piece.
    BothImmobile,
    /// There was no strike for a long time (option `quiet`).
    Quiet,
    /// The move limit was reached (option `moves`).
    Long,
    /// A side missed too many moves (option `missed`).
    Missed,
}
