//! What came of orders.
use super::board::Square;
use super::position::PieceId;
use super::rank::{Rank, Strike};
use super::side::Side;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side has set up.
    SetUp {
        /// Who.
        side: Side,
        /// The hash of the set-up, in hexadecimal digits ([`super::setup::seal`]).
        seal: String,
        /// Nobody had sent one: it was drawn.
        drawn: bool,
    },
    /// A piece has moved.
    Moved(Ply),
    /// Moves of a plan were carried out. Only its owner is told.
    Planned {
        /// Whose plan.
        side: Side,
        /// How many moves.
        n_moves: usize,
        /// Why it goes no further; `None` if it goes on at the next turn.
        ended: Option<PlanEnd>,
    },
    /// A side that was to move has sent no move.
    Missed {
        /// Who.
        side: Side,
        /// How many times in a row, this one included.
        n_missed: u32,
    },
    /// The game is over.
    Over(End),
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub side: Side,
    /// Which piece.
    pub piece: PieceId,
    /// Where it stood.
    pub from: Square,
    /// Where it went, or which square it struck.
    pub to: Square,
    /// What stood there.
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
    /// Who is left.
    pub strike: Strike,
}

/// Why a plan goes no further.
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

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// Who has won; `None` if nobody has.
    pub winner: Option<Side>,
    /// Why.
    pub why: Why,
}

/// Why a game ended.
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
