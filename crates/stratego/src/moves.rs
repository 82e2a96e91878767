//! The legal moves, the reasons why others are not legal, and the effects of a move.
use super::board::{Board, Direction, Square};
use super::event::{Battle, Ply};
use super::game::Stratego;
use super::options::Reveal;
use super::order::{Move, Rescue};
use super::position::{Known, PieceId, Position, Trace};
use super::rank::{Rank, Strike, strike};
use super::repeats::{self, Borders};
use super::side::Side;

/// The reason why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The square has no piece.
    Empty,
    /// The piece belongs to the enemy.
    Enemy,
    /// The piece never moves.
    Immobile(Rank),
    /// The destination is its own square.
    Stays,
    /// The squares are not in one line.
    NotInLine,
    /// Only scouts go farther than one square.
    TooFar,
    /// A lake is in the way, or at the destination.
    Lake(Square),
    /// A piece is in the way.
    Blocked(Square),
    /// A piece of the same side is there.
    Own(Square),
    /// A scout may not run and strike in one move (option `scout-strike`).
    RunAndStrike,
    /// It would cross a border once too often (option `two-squares`).
    TwoSquares(Borders),
    /// It would repeat a position of a chase (option `chase`).
    Chase,
    /// The move cannot rescue a piece.
    Rescue(NoRescue),
}

/// The reason why a move cannot rescue a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRescue {
    /// The game has no rescues (option `rescue`).
    NotPlayed,
    /// The side has no rescues left.
    NoneLeft,
    /// The move does not end in the enemy's back row.
    NotThere,
    /// A scout cannot rescue a piece.
    Scout,
    /// The piece has already rescued another one.
    Again,
    /// Bombs cannot be rescued.
    Bomb,
    /// The side has lost no such piece.
    NotLost(Rank),
    /// The square is not in the side's own home.
    NotHome(Square),
    /// The square is occupied.
    Taken(Square),
}

impl Stratego {
    /// Checks that a move is legal for the owner of the piece, regardless of whose turn it is. It relies on known facts: a piece of unknown
    /// rank is assumed to move one step.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn check<R: Known>(&self, position: &Position<R>, side: Side, order: &Move) -> Result<(), Illegal> {
        let Move { from, to, rescue } = *order;
        let board = self.board();
        let id = position.id_at(from).ok_or(Illegal::Empty)?;
        let piece = position.piece(id).ok_or(Illegal::Empty)?;
        if piece.side != side {
            return Err(Illegal::Enemy);
        }
        let rank = piece.rank.known();
        if let Some(rank) = rank.filter(|rank| !rank.moves()) {
            return Err(Illegal::Immobile(rank));
        }
        if from == to {
            return Err(Illegal::Stays);
        }
        let (direction, n_steps) = board.line(from, to).ok_or(Illegal::NotInLine)?;
        if 1 < n_steps && rank != Some(Rank::Scout) {
            return Err(Illegal::TooFar);
        }
        let mut at = from;
        for _ in 1..n_steps {
            at = board.next(at, direction).ok_or(Illegal::Lake(lake_beside(board, at, direction)))?;
            if position.id_at(at).is_some() {
                return Err(Illegal::Blocked(at));
            }
        }
        if board.next(at, direction) != Some(to) {
            return Err(Illegal::Lake(to));
        }
        let strikes = match position.at(to) {
            Some(there) if there.side == side => return Err(Illegal::Own(to)),
            there => there.is_some(),
        };
        if strikes && 1 < n_steps && !self.choices().scout_strike {
            return Err(Illegal::RunAndStrike);
        }
        self.check_repeats(position, id, from, to, strikes)?;
        rescue.map_or(Ok(()), |rescue| self.check_rescue(position, id, order, rescue).map_err(Illegal::Rescue))
    }

    /// Checks the two repetition rules.
    fn check_repeats<R: Known>(
        &self,
        position: &Position<R>,
        id: PieceId,
        from: Square,
        to: Square,
        strikes: bool,
    ) -> Result<(), Illegal> {
        let board = self.board();
        if let Some(n) = self.choices().two_squares
            && let Some(crossed) = repeats::crossed(board, position, id, n)
            && let Some(again) = Borders::between(board, from, to).and_then(|way| way.among(crossed))
        {
            return Err(Illegal::TwoSquares(again));
        }
        if self.choices().chase && !strikes && repeats::repeats_chase(board, position, id, from, to) {
            return Err(Illegal::Chase);
        }
        Ok(())
    }

    fn check_rescue<R: Known>(
        &self,
        position: &Position<R>,
        id: PieceId,
        order: &Move,
        rescue: Rescue,
    ) -> Result<(), NoRescue> {
        let piece = position.piece(id).ok_or(NoRescue::NotThere)?;
        let (side, board) = (piece.side, self.board());
        let rank = rescue.rank;
        let is_free = position.id_at(rescue.to).is_none() || rescue.to == order.from;
        match () {
            () if self.choices().rescue == 0 => Err(NoRescue::NotPlayed),
            () if self.choices().rescue <= position.n_rescues[side] => Err(NoRescue::NoneLeft),
            () if !board.is_back_row(side.other(), order.to) => Err(NoRescue::NotThere),
            () if piece.rank.known() == Some(Rank::Scout) => Err(NoRescue::Scout),
            () if piece.has_rescued => Err(NoRescue::Again),
            () if rank == Rank::Bomb => Err(NoRescue::Bomb),
            () if position.losses(side).count(rank) == 0 => Err(NoRescue::NotLost(rank)),
            () if !board.home(side).contains(&rescue.to) => Err(NoRescue::NotHome(rescue.to)),
            () if !is_free || rescue.to == order.to => Err(NoRescue::Taken(rescue.to)),
            () => Ok(()),
        }
    }

    /// All legal moves of a side, regardless of whose turn it is, without rescues. It relies on known facts, like [`check`](Self::check).
    pub fn moves<R: Known>(&self, position: &Position<R>, side: Side) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(position, side, |order| {
            moves.push(order);
            true
        });
        moves
    }

    /// Returns whether a side has a legal move.
    pub fn can_move<R: Known>(&self, position: &Position<R>, side: Side) -> bool {
        let mut found = false;
        self.each_move(position, side, |_| {
            found = true;
            false
        });
        found
    }

    /// Calls a function with each legal move of a side, until the function stops the search.
    fn each_move<R: Known>(&self, position: &Position<R>, side: Side, mut each: impl FnMut(Move) -> bool) {
        let board = self.board();
        for (index, piece) in position.pieces.iter().enumerate() {
            let Some(from) = piece.at.filter(|_| piece.side == side) else { continue };
            let rank = piece.rank.known();
            if rank.is_some_and(|rank| !rank.moves()) {
                continue;
            }
            let id = PieceId(index as u8);
            let runs = rank == Some(Rank::Scout);
            for direction in Direction::ALL {
                let mut at = from;
                let mut is_first = true;
                while let Some(to) = board.next(at, direction) {
                    let there = position.at(to);
                    let strikes = there.is_some();
                    if there.is_some_and(|there| there.side == side) {
                        break;
                    }
                    let may_strike = is_first || self.choices().scout_strike;
                    let legal = !strikes || may_strike;
                    if legal
                        && self.check_repeats(position, id, from, to, strikes).is_ok()
                        && !each(Move::new(from, to))
                    {
                        return;
                    }
                    if strikes || !runs {
                        break;
                    }
                    (at, is_first) = (to, false);
                }
            }
        }
    }

    /// Makes a legal move: the piece moves, strikes and rescues, and the turn passes. `None` if the piece does not exist, in which case
    /// nothing changes.
    pub fn play(&self, position: &mut Position<Rank>, order: &Move) -> Option<Ply> {
        let attacker = *position.at(order.from)?;
        let struck = position.id_at(order.to);
        let defender = struck.and_then(|id| position.piece(id)).map(|piece| piece.rank);
        let left = defender.map(|defender| strike(attacker.rank, defender, self.choices().ties));
        let rescue = order.rescue.filter(|_| left.is_none_or(|left| left == Strike::Attacker)).and_then(|rescue| {
            let is_it = |piece: &super::position::Piece<Rank>| {
                piece.side == attacker.side && piece.at.is_none() && piece.rank == rescue.rank
            };
            let index = position.pieces.iter().position(is_it)?;
            Some((PieceId(index as u8), rescue.to))
        });
        let piece = self.make(position, order, left, rescue)?;
        let battle = struck.zip(defender).zip(left).map(|((struck, defender), strike)| Battle {
            attacker: attacker.rank,
            struck,
            defender: Some(defender),
            strike,
        });
        Some(Ply { side: attacker.side, piece, from: order.from, to: order.to, battle, rescue })
    }

    /// Makes a legal move with a known outcome: the pieces left after a strike, and the place of a rescued piece.
    pub fn make<R: Known>(
        &self,
        position: &mut Position<R>,
        order: &Move,
        left: Option<Strike>,
        rescue: Option<(PieceId, Square)>,
    ) -> Option<PieceId> {
        let Move { from, to, .. } = *order;
        let board = self.board();
        let id = position.id_at(from)?;
        let struck = position.id_at(to);
        let runs = board.line(from, to).is_some_and(|(_, n_steps)| 1 < n_steps);
        let stands = left.is_none_or(|left| left == Strike::Attacker);
        let piece = position.pieces.get_mut(id.index())?;
        let side = piece.side;
        let is_scout = piece.rank.known() == Some(Rank::Scout) || runs;
        piece.moved = true;
        piece.ran |= runs;
        piece.shown |= runs || left.is_some();
        piece.at = stands.then_some(to);
        piece.has_rescued |= rescue.is_some();
        position.squares[from.index()] = None;
        if let (Some(left), Some(struck)) = (left, struck)
            && let Some(defender) = position.pieces.get_mut(struck.index())
        {
            defender.shown |= self.choices().reveal == Reveal::Both || is_scout;
            if left != Strike::Defender {
                defender.at = None;
                position.squares[to.index()] = None;
            }
        }
        if stands {
            position.squares[to.index()] = Some(id);
        }
        if let Some((rescued, home)) = rescue
            && let Some(piece) = position.pieces.get_mut(rescued.index())
        {
            piece.at = Some(home);
            position.squares[home.index()] = Some(rescued);
            position.n_rescues[side] = position.n_rescues[side].saturating_add(1);
        }
        position.n_moves += 1;
        position.n_quiet = if left.is_some() { 0 } else { position.n_quiet + 1 };
        let ends_chases = left.is_some() || rescue.is_some();
        let n_crossed = self.choices().two_squares.unwrap_or(0);
        position.note(board, side, Trace { piece: id, from, to }, ends_chases, stands, n_crossed);
        position.to_move = side.other();
        Some(id)
    }
}

fn lake_beside(board: &Board, at: Square, direction: Direction) -> Square {
    let (column, row) = (board.column(at), board.row(at));
    let beside = match direction {
        Direction::Up => board.at(column, row.saturating_add(1)),
        Direction::Right => board.at(column.saturating_add(1), row),
        Direction::Down => row.checked_sub(1).and_then(|row| board.at(column, row)),
        Direction::Left => column.checked_sub(1).and_then(|column| board.at(column, row)),
    };
    beside.unwrap_or(at)
}
