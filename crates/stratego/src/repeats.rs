//! The two rules against endless repetition: two squares, and the chase.
//!
//! Both depend only on public facts: who moved from where to where.
use super::board::{Board, Direction, Square};
use super::position::{Known, PieceId, Position, Trace};
use super::side::Side;

/// Borders between adjacent squares of one row or column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Borders {
    is_column: bool,
    line: u8,
    low: u8,
    high: u8,
}

impl Borders {
    /// The borders that a piece crosses on its way.
    pub fn between(board: &Board, from: Square, to: Square) -> Option<Self> {
        let (direction, _) = board.line(from, to)?;
        let is_column = matches!(direction, Direction::Up | Direction::Down);
        let place = |square| if is_column { board.row(square) } else { board.column(square) };
        let (a, b) = (place(from), place(to));
        let line = if is_column { board.column(from) } else { board.row(from) };
        Some(Self { is_column, line, low: a.min(b), high: a.max(b) })
    }

    /// The borders common to both.
    pub fn among(self, other: Self) -> Option<Self> {
        let both = Self { low: self.low.max(other.low), high: self.high.min(other.high), ..self };
        let same_line = self.is_column == other.is_column && self.line == other.line;
        (same_line && both.low < both.high).then_some(both)
    }

    /// The squares on both sides of the first border.
    pub fn squares(self, board: &Board) -> Option<(Square, Square)> {
        let at = |place| if self.is_column { board.at(self.line, place) } else { board.at(place, self.line) };
        Some((at(self.low)?, at(self.low + 1)?))
    }
}

/// The moves of a side, the last one first.
fn own<R: Known>(position: &Position<R>, side: Side) -> impl Iterator<Item = &Trace> {
    let is_own = move |trace: &&Trace| position.piece(trace.piece).is_some_and(|piece| piece.side == side);
    position.trail.iter().rev().filter(is_own)
}

/// The borders that a piece has crossed in each of its owner's last `n` turns, including this move. `None` if it has moved fewer times in a
/// row, or along other lines.
pub fn crossed<R: Known>(board: &Board, position: &Position<R>, piece: PieceId, n: u8) -> Option<Borders> {
    let side = position.piece(piece)?.side;
    let mut last = own(position, side);
    let mut crossed: Option<Borders> = None;
    for _ in 0..n {
        let trace = last.next().filter(|trace| trace.piece == piece)?;
        let here = Borders::between(board, trace.from, trace.to)?;
        crossed = Some(crossed.map_or(Some(here), |before| before.among(here))?);
    }
    crossed
}

/// Returns whether the piece there is next to an enemy of this side.
pub fn beside_enemy<R: Known>(board: &Board, position: &Position<R>, side: Side, at: Square) -> bool {
    let is_enemy = |square: Square| position.at(square).is_some_and(|piece| piece.side != side);
    board.neighbours(at).into_iter().flatten().any(is_enemy)
}

/// Returns whether a move without a strike would continue a chase, and repeat a position of it. `piece` is the one that moves.
pub fn repeats_chase<R: Known>(
    board: &Board,
    position: &Position<R>,
    piece: PieceId,
    from: Square,
    to: Square,
) -> bool {
    let Some(side) = position.piece(piece).map(|piece| piece.side) else { return false };
    let n_positions = position.chase[side];
    if n_positions == 0 || !beside_enemy(board, position, side, to) {
        return false;
    }
    // Moves straight back are left to the two-squares rule.
    if own(position, side).next().is_some_and(|last| last.piece == piece && last.from == to && last.to == from) {
        return false;
    }
    // A chase has no strikes, so its positions differ only in which pieces were elsewhere. Going back move by move, this compares the
    // places of all pieces that have moved: (the piece, its place after this move, its place then).
    let mut elsewhere = vec![(piece, to, from)];
    let mut n_elsewhere = 1_usize;
    for trace in position.trail.iter().rev().take(n_positions as usize - 1) {
        let index = elsewhere.iter().position(|(id, ..)| *id == trace.piece).unwrap_or_else(|| {
            elsewhere.push((trace.piece, trace.to, trace.to));
            elsewhere.len() - 1
        });
        let Some((_, then, stood)) = elsewhere.get_mut(index) else { continue };
        n_elsewhere -= usize::from(*then != *stood);
        *stood = trace.from;
        n_elsewhere += usize::from(*then != *stood);
        if n_elsewhere == 0 {
            return true;
        }
    }
    false
}

impl<R: Known> Position<R> {
    /// Records a move for the two rules. Call it with the pieces in their places after the move. `is_over` says that there was a strike or
    /// a rescue, which ends every chase. `stands` says that the piece is still there.
    pub(super) fn note(&mut self, board: &Board, side: Side, trace: Trace, is_over: bool, stands: bool, n_crossed: u8) {
        let evades = self.trail.last().is_some_and(|last| board.are_beside(last.to, trace.from));
        let other = side.other();
        self.chase[other] = if evades { self.chase[other] + 1 } else { 0 };
        if is_over {
            self.chase = super::side::Sides::default();
        }
        let threatens = stands && beside_enemy(board, self, side, trace.to);
        self.chase[side] = if threatens { self.chase[side] + 1 } else { 0 };
        self.trail.push(trace);
        let longest = self.chase[side].max(self.chase[other]) as usize;
        let needed = longest.max(2 * usize::from(n_crossed)) + 1;
        self.trail.drain(..self.trail.len().saturating_sub(needed));
    }
}
