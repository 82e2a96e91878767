//! The places of all pieces, as far as someone knows them.
//!
//! A [`Position<Rank>`] is the truth, or a guess at it. A [`Position<Option<Rank>>`] is a view, in which the ranks of hidden pieces are
//! `None`. Both are cheap to clone, and contain everything that the rules for moves need. So a bot can turn its view into a guess
//! ([`Position::guess`]) and play on in it ([`super::moves`]).
use super::army::Army;
use super::board::{Board, Square};
use super::rank::Rank;
use super::side::{Side, Sides};

/// A piece, as an index into [`Position::pieces`]. It identifies the piece's place in the set-up, but reveals nothing of its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PieceId(pub u8);

impl PieceId {
    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The knowledge of a rank: complete (`Rank`), or perhaps none (`Option<Rank>`).
pub trait Known: Copy + PartialEq + std::fmt::Debug {
    /// The rank, if known.
    fn known(self) -> Option<Rank>;
}

impl Known for Rank {
    fn known(self) -> Option<Rank> {
        Some(self)
    }
}

impl Known for Option<Rank> {
    fn known(self) -> Option<Rank> {
        self
    }
}

/// A piece, with the knowledge of its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<R> {
    /// The piece's side.
    pub side: Side,
    /// The rank of the piece, as far as known.
    pub rank: R,
    /// Its square in the set-up.
    pub start: Square,
    /// Its current square. `None` once it is lost.
    pub at: Option<Square>,
    /// It has moved.
    pub moved: bool,
    /// Whether it has moved more than one square at once, which makes it a scout.
    pub ran: bool,
    /// Whether its rank was revealed to the other side.
    pub shown: bool,
    /// Whether it has rescued another piece.
    pub has_rescued: bool,
}

/// A piece's path in one move, as the repetition rules need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The piece that moved.
    pub piece: PieceId,
    /// The square that it left.
    pub from: Square,
    /// The square that it moved to or struck.
    pub to: Square,
}

/// The places of all pieces, and the history that the rules need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position<R> {
    /// All pieces, including lost ones. Red's come first, and each side's are in the order of its set-up.
    pub(super) pieces: Vec<Piece<R>>,
    /// The piece on each square.
    pub(super) squares: Vec<Option<PieceId>>,
    /// The side to move.
    pub(super) to_move: Side,
    /// The number of moves so far, by both sides together.
    pub(super) n_moves: u32,
    /// The number of moves since the last strike.
    pub(super) n_quiet: u32,
    /// The length of each side's chase, in moves of both.
    pub(super) chase: Sides<u32>,
    /// The last moves, oldest first, as many as the repetition rules need.
    pub(super) trail: Vec<Trace>,
    /// The number of times that each side has rescued a piece.
    pub(super) n_rescues: Sides<u8>,
}

impl<R: Known> Position<R> {
    /// The position at the start: each side's pieces on its home squares, in the order of the set-up.
    pub fn start(board: &Board, setups: Sides<&[Option<R>]>) -> Self {
        let mut position = Self::empty(board);
        for side in Side::ALL {
            for (&start, rank) in board.home(side).iter().zip(setups[side]) {
                let (Some(rank), Ok(id)) = (*rank, u8::try_from(position.pieces.len())) else { continue };
                let piece = Piece {
                    side,
                    rank,
                    start,
                    at: Some(start),
                    moved: false,
                    ran: false,
                    shown: false,
                    has_rescued: false,
                };
                position.pieces.push(piece);
                position.squares[start.index()] = Some(PieceId(id));
            }
        }
        position
    }

    /// The empty board.
    pub fn empty(board: &Board) -> Self {
        Self {
            pieces: Vec::new(),
            squares: vec![None; board.n_squares()],
            to_move: Side::Red,
            n_moves: 0,
            n_quiet: 0,
            chase: Sides::default(),
            trail: Vec::new(),
            n_rescues: Sides::default(),
        }
    }

    /// All pieces, including lost ones. Red's come first, and each side's are in the order of its set-up.
    pub fn pieces(&self) -> &[Piece<R>] {
        &self.pieces
    }

    /// A piece.
    pub fn piece(&self, id: PieceId) -> Option<&Piece<R>> {
        self.pieces.get(id.index())
    }

    /// The piece on a square.
    pub fn id_at(&self, square: Square) -> Option<PieceId> {
        self.squares.get(square.index()).copied().flatten()
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<&Piece<R>> {
        self.id_at(square).and_then(|id| self.piece(id))
    }

    /// The pieces of a side on the board.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = &Piece<R>> {
        self.pieces.iter().filter(move |piece| piece.side == side && piece.at.is_some())
    }

    /// The lost pieces of a side.
    pub fn lost(&self, side: Side) -> impl Iterator<Item = &Piece<R>> {
        self.pieces.iter().filter(move |piece| piece.side == side && piece.at.is_none())
    }

    /// The pieces of a side that are lost and whose rank is known.
    pub fn losses(&self, side: Side) -> Army {
        let ranks: Vec<_> = self.lost(side).map(|piece| piece.rank.known()).collect();
        Army::of(&ranks)
    }

    /// The side to move.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The number of moves so far, by both sides together.
    pub fn n_moves(&self) -> u32 {
        self.n_moves
    }

    /// The number of moves since the last strike, by both sides together.
    pub fn n_quiet(&self) -> u32 {
        self.n_quiet
    }

    /// The length of each side's chase, counting moves of both. 0 if it chases no one.
    pub fn chase(&self) -> Sides<u32> {
        self.chase
    }

    /// The number of times that a side has rescued a piece.
    pub fn n_rescues(&self, side: Side) -> u8 {
        self.n_rescues[side]
    }

    /// The last moves, oldest first, as many as the repetition rules need.
    pub fn trail(&self) -> &[Trace] {
        &self.trail
    }

    /// The same position with different knowledge of the ranks: a view of the truth, or a guess at hidden ranks.
    pub fn guess<Q: Known>(&self, mut rank: impl FnMut(PieceId, &Piece<R>) -> Q) -> Position<Q> {
        let with_rank = |(index, piece): (usize, &Piece<R>)| Piece {
            rank: rank(PieceId(index as u8), piece),
            side: piece.side,
            start: piece.start,
            at: piece.at,
            moved: piece.moved,
            ran: piece.ran,
            shown: piece.shown,
            has_rescued: piece.has_rescued,
        };
        Position {
            pieces: self.pieces.iter().enumerate().map(with_rank).collect(),
            squares: self.squares.clone(),
            to_move: self.to_move,
            n_moves: self.n_moves,
            n_quiet: self.n_quiet,
            chase: self.chase,
            trail: self.trail.clone(),
            n_rescues: self.n_rescues,
        }
    }
}
