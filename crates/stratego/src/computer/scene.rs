//! The game as the bot sees it, prepared for its calculations.
use super::belief::{Belief, Hidden, Likelihood};
use super::worth::{Expected, Left, Prices, Strikes};
use crate::Stratego;
use crate::army::Army;
use crate::board::{Board, Square};
use crate::position::{Piece, Position};
use crate::rank::Rank;
use crate::setups::{self, Home};
use crate::side::Side;
use std::collections::VecDeque;

/// The factor by which each bomb makes an adjacent flag likelier, as people put bombs there.
const BOMB_BY_FLAG: f32 = 1.5;
/// A distance beyond any path on a board.
pub(super) const FAR: u16 = 1_000;

/// One of the player's own pieces.
pub(super) struct Man {
    pub(super) rank: Rank,
    pub(super) at: Square,
    pub(super) has_moved: bool,
    /// Whether the enemy knows its rank.
    pub(super) is_shown: bool,
}

/// One of the enemy's pieces.
pub(super) struct Foe {
    pub(super) at: Square,
    pub(super) has_moved: bool,
    /// Its rank is known.
    pub(super) is_known: bool,
    /// The likelihood of each rank.
    pub(super) likely: Likelihood,
    /// Its index among the hidden pieces of the belief.
    pub(super) hidden: Option<usize>,
}

impl Foe {
    /// Returns the likelihood that it can move.
    pub(super) fn mobility(&self) -> f32 {
        1.0 - self.likely[Rank::Flag.index()] - self.likely[Rank::Bomb.index()]
    }

    /// Its most likely rank, with the likelihood.
    pub(super) fn guess(&self) -> (Rank, f32) {
        let each = Rank::ALL.into_iter().map(|rank| (rank, self.likely[rank.index()]));
        each.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((Rank::Scout, 0.0))
    }
}

/// A move that the player may make.
#[derive(Clone, Copy)]
pub(super) struct CandidateMove {
    pub(super) from: Square,
    pub(super) to: Square,
    /// The piece, as an index into the player's own.
    pub(super) man: usize,
    /// The foe that it strikes, as an index.
    pub(super) foe: Option<usize>,
}

/// The game as the bot sees it, with the immediate consequences.
pub(super) struct Scene<'a> {
    pub(super) board: &'a Board,
    pub(super) side: Side,
    pub(super) men: Vec<Man>,
    pub(super) foes: Vec<Foe>,
    pub(super) belief: Belief,
    pub(super) strikes: Strikes,
    pub(super) mine: Prices,
    pub(super) theirs: Prices,
    /// The average gain of a man's strike on a foe: `expected[man][foe]`.
    pub(super) expected: Vec<Vec<i32>>,
    /// The distance of each square from each foe, over free squares: `distances[foe][square]`.
    pub(super) distances: Vec<Vec<u16>>,
    /// The square of the bot's flag, and the distance of each square from it, for an enemy that can pass every movable
    /// piece.
    pub(super) flag: Option<(Square, Vec<u16>)>,
    /// The number of moves since the last strike.
    pub(super) n_quiet: u32,
    /// The player's last move, from and to, if it was not a strike.
    pub(super) last: Option<(Square, Square)>,
    /// Whether a scout may move and strike in one turn.
    pub(super) scout_strikes: bool,
}

impl<'a> Scene<'a> {
    pub(super) fn new(rules: &'a Stratego, position: &Position<Option<Rank>>, side: Side) -> Self {
        let (board, options) = (rules.board(), rules.choices());
        let men: Vec<Man> = position.standing(side).filter_map(man).collect();
        let (foes, belief, left) = foes(board, rules.army(), position, side.other());
        let mut own = [0; 12];
        men.iter().for_each(|man| own[man.rank.index()] += 1);
        let is_free = |square: Square| {
            let there = position.at(square);
            there.is_none_or(|piece| piece.side == side && piece.rank.is_some_and(Rank::moves))
        };
        let may_pass = |square: Square| {
            let there = position.at(square);
            there.is_none_or(|piece| piece.side != side || piece.rank.is_some_and(Rank::moves))
        };
        let flag = men.iter().find(|man| man.rank == Rank::Flag).map(|man| man.at);
        let mut trail = position.trail().iter().rev();
        let last = trail.find(|trace| position.piece(trace.piece).is_some_and(|piece| piece.side == side));
        let (strikes, mine, theirs) = (Strikes::new(options.ties), Prices::new(&own, &left), Prices::new(&left, &own));
        let on_average = Expected { strikes: &strikes, mine: &mine, theirs: &theirs };
        let against = |man: &Man, foe: &Foe| on_average.of(man.rank, man.is_shown, &foe.likely, foe.is_known);
        let expected = men.iter().map(|man| foes.iter().map(|foe| against(man, foe)).collect()).collect();
        Self {
            board,
            side,
            belief,
            expected,
            strikes,
            mine,
            theirs,
            distances: foes.iter().map(|foe| distances(board, foe.at, is_free)).collect(),
            flag: flag.map(|flag| (flag, distances(board, flag, may_pass))),
            n_quiet: position.n_quiet(),
            last: last.map(|trace| (trace.from, trace.to)),
            scout_strikes: options.scout_strike,
            men,
            foes,
        }
    }

    /// Returns whether the bot's pieces are worth at least as much as the enemy's.
    pub(super) fn leads(&self) -> bool {
        let own: i32 = self.men.iter().map(|man| self.mine.of(man.rank)).sum();
        let theirs: f32 = self.foes.iter().map(|foe| self.theirs.on_average(&foe.likely)).sum();
        theirs as i32 <= own
    }

    /// A legal move, with the pieces involved.
    pub(super) fn step(&self, from: Square, to: Square) -> Option<CandidateMove> {
        let man = self.men.iter().position(|man| man.at == from)?;
        Some(CandidateMove { from, to, man, foe: self.foes.iter().position(|foe| foe.at == to) })
    }
}

fn man(piece: &Piece<Option<Rank>>) -> Option<Man> {
    Some(Man { rank: piece.rank?, at: piece.at?, has_moved: piece.moved, is_shown: piece.shown })
}

/// The enemy's pieces on the board, the estimate of the hidden ones, and the number of each rank left on the board.
fn foes(board: &Board, army: &Army, position: &Position<Option<Rank>>, enemy: Side) -> (Vec<Foe>, Belief, Left) {
    let seen = |piece: &Piece<Option<Rank>>| piece.rank.or(piece.ran.then_some(Rank::Scout));
    let home = Home { army, board };
    let mut unseen = Rank::ALL.map(|rank| army.count(rank) as u8);
    let mut hidden = Vec::new();
    let mut foes = Vec::new();
    for piece in position.pieces().iter().filter(|piece| piece.side == enemy) {
        let mut likely = [0.0; 12];
        let rank = seen(piece);
        if let Some(rank) = rank {
            unseen[rank.index()] = unseen[rank.index()].saturating_sub(1);
            likely[rank.index()] = 1.0;
        } else {
            let square = board.home(enemy).iter().position(|square| *square == piece.start).unwrap_or(0);
            let mut prior = Rank::ALL.map(|rank| setups::likelihood(home, rank, square));
            prior[Rank::Flag.index()] *= 1.0 + BOMB_BY_FLAG * n_bombs_beside(board, position, piece);
            hidden.push(Hidden { prior, has_moved: piece.moved, has_fallen: piece.at.is_none() });
        }
        if let Some(at) = piece.at {
            let hidden = rank.is_none().then(|| hidden.len() - 1);
            foes.push(Foe { at, has_moved: piece.moved, is_known: rank.is_some(), likely, hidden });
        }
    }
    let belief = Belief::new(&hidden, unseen);
    let mut left = [0.0; 12];
    for foe in &mut foes {
        if let Some(row) = foe.hidden {
            foe.likely = belief.rows[row];
        }
        left.iter_mut().zip(foe.likely).for_each(|(sum, share)| *sum += share);
    }
    (foes, belief, left.map(|sum| (sum + 0.5) as u8))
}

/// Returns the number of bombs known to be, or to have been, next to this piece's first square.
fn n_bombs_beside(board: &Board, position: &Position<Option<Rank>>, piece: &Piece<Option<Rank>>) -> f32 {
    let is_bomb = |other: &&Piece<Option<Rank>>| other.side == piece.side && other.rank == Some(Rank::Bomb);
    let bombs = position.pieces().iter().filter(is_bomb);
    bombs.filter(|bomb| board.are_beside(bomb.start, piece.start)).count() as f32
}

/// Returns the distance of each square from that one, over free squares.
fn distances(board: &Board, from: Square, is_free: impl Fn(Square) -> bool) -> Vec<u16> {
    let mut distances = vec![FAR; board.n_squares()];
    let mut next = VecDeque::from([from]);
    distances[from.index()] = 0;
    while let Some(square) = next.pop_front() {
        for beside in board.neighbours(square).into_iter().flatten() {
            if distances[beside.index()] == FAR {
                distances[beside.index()] = distances[square.index()] + 1;
                if is_free(beside) {
                    next.push_back(beside);
                }
            }
        }
    }
    distances
}
