//! A look ahead to the next strikes, on a board where all ranks are assumed known.
//!
//! It considers only moves that involve an enemy: strikes, steps out of danger, and steps towards a piece that can be beaten. It assumes
//! that all other moves change nothing.
//!
//! Two rules make up for facts that a side does not know at that moment. The player's own strikes on hidden pieces count their average
//! value. The enemy's strikes on pieces that it has not seen count less than in full, because it may not dare them.
use super::worth::{Prices, Strikes};
use crate::board::{Board, Square};
use crate::rank::{Rank, Strike};

/// The value of the end of the game, in points.
const WON: i32 = 20_000;
/// The value of my flag while it could be any of the pieces that have not been seen or moved: the total for all of them.
const UNSEEN_FLAG: i32 = 6_000;
/// The maximum number of positions to examine for one move. Few moves need that many.
const ROOM: u32 = 3_000;
/// The distance within which an enemy can matter to a piece during the look-ahead, unless one of them is a scout.
const REACH: u8 = 4;
/// The fraction of an unseen piece's value, in tenths, that counts as lost when the enemy could strike it.
const DARE: i32 = 6;

/// A piece, with its known or assumed rank.
#[derive(Clone, Copy)]
pub(super) struct Fighter {
    pub(super) is_mine: bool,
    pub(super) rank: Rank,
    /// Its square. `None` if it has fallen.
    pub(super) at: Option<Square>,
    /// Whether the other side knows its rank.
    pub(super) is_known: bool,
    pub(super) has_moved: bool,
}

/// The values common to all positions examined for one move.
pub(super) struct Scale<'a> {
    pub(super) board: &'a Board,
    pub(super) strikes: &'a Strikes,
    pub(super) mine: &'a Prices,
    pub(super) theirs: &'a Prices,
    /// The average value of my strikes, by the rank of the attacker, then by fighter.
    pub(super) expected: &'a [Vec<i32>],
    /// Whether a scout may move and strike in one turn.
    pub(super) scout_strikes: bool,
}

/// A position to look ahead in.
pub(super) struct Lookahead<'a> {
    scale: &'a Scale<'a>,
    fighters: Vec<Fighter>,
    /// The fighter on each square.
    on: Vec<Option<u16>>,
    /// The points that I have gained so far.
    balance: i32,
    /// The fighters that can come into contact with an enemy.
    active: Vec<usize>,
    /// The square of my flag.
    flag: Option<Square>,
    /// The value of my flag to an enemy who does not know its place.
    unseen_flag: i32,
    /// The number of further positions that may be examined for this move.
    room: u32,
}

/// The effects of a move, so that it can be undone.
struct Done {
    mover: usize,
    before: Fighter,
    struck: Option<(usize, Fighter)>,
    balance: i32,
}

impl<'a> Lookahead<'a> {
    /// Creates a look-ahead from this position.
    pub(super) fn new(scale: &'a Scale<'a>, fighters: Vec<Fighter>) -> Self {
        let mut on = vec![None; scale.board.n_squares()];
        for (number, fighter) in (0..).zip(&fighters) {
            if let Some(square) = fighter.at {
                on[square.index()] = Some(number);
            }
        }
        let is_unseen = |fighter: &&Fighter| fighter.is_mine && !fighter.is_known && !fighter.has_moved;
        let n_unseen = fighters.iter().filter(is_unseen).count();
        let unseen_flag = UNSEEN_FLAG / n_unseen.max(1) as i32;
        let flag = fighters.iter().find(|fighter| fighter.is_mine && fighter.rank == Rank::Flag);
        let flag = flag.and_then(|flag| flag.at);
        let active = (0..fighters.len()).filter(|index| is_active(scale.board, &fighters, fighters[*index])).collect();
        Self { scale, fighters, on, active, balance: 0, flag, unseen_flag, room: 0 }
    }

    /// Returns the points that I gain after my move, apart from the strike itself, if it is one.
    pub(super) fn after(&mut self, from: Square, to: Square, depth: u32) -> i32 {
        let Some(mover) = self.fighter_on(from) else { return 0 };
        if self.fighter_on(to).is_some_and(|target| self.fighters[target].rank == Rank::Flag) {
            return 0;
        }
        let done = self.make(mover, to);
        (self.balance, self.room) = (0, ROOM);
        let value = -self.best(false, depth, -WON, WON);
        self.undo(&done);
        self.balance = 0;
        value
    }

    /// The best result for the side to move, in points.
    fn best(&mut self, is_mine: bool, depth: u32, mut least: i32, most: i32) -> i32 {
        let still = if is_mine { self.balance } else { -self.balance };
        self.room = self.room.saturating_sub(1);
        if self.room == 0 {
            return still;
        }
        let mut best = if depth == 0 { still } else { -self.best(!is_mine, depth - 1, -most, -least) };
        for active in 0..self.active.len() {
            least = least.max(best);
            if most <= least {
                break;
            }
            let index = self.active[active];
            if self.fighters[index].is_mine == is_mine {
                best = best.max(self.best_of(index, depth, least, most));
            }
        }
        best
    }

    /// The best result for one piece.
    fn best_of(&mut self, index: usize, depth: u32, mut least: i32, most: i32) -> i32 {
        let fighter = self.fighters[index];
        let Some(from) = fighter.at else { return -WON };
        let is_hunted = 0 < depth && self.is_in_danger(fighter, from);
        let mut best = -WON;
        for way in 0..4 {
            let mut from = from;
            for n_steps in 1_u32.. {
                let Some(to) = self.scale.board.neighbours(from)[way] else { break };
                let value = match self.fighter_on(to) {
                    Some(target) if self.fighters[target].is_mine == fighter.is_mine => None,
                    Some(_) if 1 < n_steps && !self.scale.scout_strikes => None,
                    Some(target) => self.strike(index, target, depth, least, most),
                    None if depth == 0 => None,
                    None if n_steps == 1 && is_hunted || 1 < depth && self.threatens(fighter, to, n_steps) => {
                        Some(self.go(index, to, depth, least, most))
                    }
                    None => None,
                };
                if let Some(value) = value {
                    best = best.max(value);
                    least = least.max(value);
                    if most <= least {
                        return best;
                    }
                }
                if fighter.rank != Rank::Scout || self.on[to.index()].is_some() {
                    break;
                }
                from = to;
            }
        }
        best
    }

    /// Returns the points for a strike. `None` if no one would make it.
    fn strike(&mut self, index: usize, target: usize, depth: u32, least: i32, most: i32) -> Option<i32> {
        let (attacker, defender) = (self.fighters[index], self.fighters[target]);
        let still = if attacker.is_mine { self.balance } else { -self.balance };
        if attacker.is_mine && !defender.is_known {
            let expected = self.scale.expected[attacker.rank.index()][target];
            return (0 < expected).then_some(still + expected / 2);
        }
        if defender.rank == Rank::Flag {
            return Some(if defender.is_known { WON } else { still + self.unseen_flag });
        }
        if self.scale.strikes.of(attacker.rank, defender.rank) == Strike::Defender {
            return None;
        }
        // At the maximum depth, strikes continue as long as there are any. Each takes a piece from the board, so this ends.
        defender.at.map(|to| self.go(index, to, depth, least, most))
    }

    /// Returns the points that a move gains for the side that makes it.
    fn go(&mut self, index: usize, to: Square, depth: u32, least: i32, most: i32) -> i32 {
        let is_mine = self.fighters[index].is_mine;
        let done = self.make(index, to);
        let value = -self.best(!is_mine, depth.saturating_sub(1), -most, -least);
        self.undo(&done);
        value
    }

    /// Returns whether this piece, on that square after this number of steps, would threaten an enemy, or, as an enemy scout, my flag from
    /// afar.
    fn threatens(&self, fighter: Fighter, square: Square, n_steps: u32) -> bool {
        let is_runner = !fighter.is_mine && fighter.rank == Rank::Scout;
        n_steps == 1 && self.has_prey(fighter, square) || is_runner && self.sees_flag(square)
    }

    /// Returns whether there is a free line from that square to my flag.
    fn sees_flag(&self, square: Square) -> bool {
        let board = self.scale.board;
        let Some((flag, (direction, n_steps))) = self.flag.and_then(|flag| Some((flag, board.line(square, flag)?)))
        else {
            return false;
        };
        let mut at = square;
        for _ in 1..n_steps {
            match board.next(at, direction) {
                Some(next) if self.on[next.index()].is_none() => at = next,
                _ => return false,
            }
        }
        board.next(at, direction) == Some(flag)
    }

    /// Returns whether this piece, on that square, could beat an adjacent enemy.
    fn has_prey(&self, fighter: Fighter, square: Square) -> bool {
        self.enemies_beside(fighter, square)
            .any(|enemy| self.scale.strikes.of(fighter.rank, enemy.rank) == Strike::Attacker)
    }

    /// Returns whether an enemy next to that square could beat this piece.
    fn is_in_danger(&self, fighter: Fighter, square: Square) -> bool {
        self.enemies_beside(fighter, square)
            .any(|enemy| enemy.rank.moves() && self.scale.strikes.of(enemy.rank, fighter.rank) == Strike::Attacker)
    }

    fn enemies_beside(&self, fighter: Fighter, square: Square) -> impl Iterator<Item = Fighter> {
        let beside = self.scale.board.neighbours(square).into_iter().flatten();
        let others = beside.filter_map(|square| self.fighter_on(square)).map(|index| self.fighters[index]);
        others.filter(move |other| other.is_mine != fighter.is_mine)
    }

    fn fighter_on(&self, square: Square) -> Option<usize> {
        self.on[square.index()].map(usize::from)
    }

    fn make(&mut self, mover: usize, to: Square) -> Done {
        let before = self.fighters[mover];
        let struck = self.fighter_on(to).map(|target| (target, self.fighters[target]));
        let done = Done { mover, before, struck, balance: self.balance };
        self.lift(mover);
        let Some((target, defender)) = struck else {
            self.put(mover, Fighter { at: Some(to), ..before });
            return done;
        };
        self.lift(target);
        let left = self.scale.strikes.of(before.rank, defender.rank);
        let fate = |fighter: Fighter, stays: bool| Fighter { at: stays.then_some(to), is_known: true, ..fighter };
        let (mover_stays, target_stays) = (left == Strike::Attacker, left == Strike::Defender);
        self.put(mover, fate(before, mover_stays));
        self.put(target, fate(defender, target_stays));
        if !mover_stays {
            self.count_out(before, 10);
        }
        if !target_stays {
            self.count_out(defender, if defender.is_mine && !defender.is_known { DARE } else { 10 });
        }
        done
    }

    fn undo(&mut self, done: &Done) {
        self.lift(done.mover);
        self.put(done.mover, done.before);
        if let Some((target, defender)) = done.struck {
            self.lift(target);
            self.put(target, defender);
        }
        self.balance = done.balance;
    }

    /// Counts a fallen piece, at this many tenths of its value.
    fn count_out(&mut self, fighter: Fighter, tenths: i32) {
        let prices = if fighter.is_mine { self.scale.mine } else { self.scale.theirs };
        let price = prices.of(fighter.rank) * tenths / 10;
        self.balance += if fighter.is_mine { -price } else { price };
    }

    fn put(&mut self, index: usize, fighter: Fighter) {
        self.fighters[index] = fighter;
        if let Some(square) = fighter.at {
            self.on[square.index()] = Some(index as u16);
        }
    }

    fn lift(&mut self, index: usize) {
        if let Some(square) = self.fighters[index].at {
            self.on[square.index()] = None;
        }
    }
}

/// Returns whether this piece can come into contact with an enemy within the look-ahead.
fn is_active(board: &Board, fighters: &[Fighter], fighter: Fighter) -> bool {
    let steps = |other: &Fighter| {
        let (from, to) = fighter.at.zip(other.at)?;
        Some(board.column(from).abs_diff(board.column(to)) + board.row(from).abs_diff(board.row(to)))
    };
    let is_near = |other: &Fighter| steps(other).is_some_and(|steps| steps <= REACH);
    let mut enemies = fighters.iter().filter(|other| other.is_mine != fighter.is_mine);
    fighter.rank == Rank::Scout || fighter.rank.moves() && enemies.any(is_near)
}
