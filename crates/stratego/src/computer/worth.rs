//! The worth of pieces, and the average gain of a strike, in points. A sergeant in the middle of a game is about 40.
use super::belief::Likelihood;
use crate::options::Ties;
use crate::rank::{Rank, Strike, strike};

/// The worth of the ranks from sergeant up: the highest that is left on the board first.
const LADDER: [i32; 7] = [360, 250, 160, 105, 75, 50, 35];
const FLAG: i32 = 2_500;
const BOMB: i32 = 45;
const SCOUT: i32 = 25;
const MINER: i32 = 50;
/// A miner, when bombs may stand about the flag and few miners are left.
const LAST_MINERS: i32 = 110;
/// A spy, as long as there is a marshal to strike, and later.
const SPY: i32 = 90;
const SPENT_SPY: i32 = 15;
/// The worth of all pieces that can move, together, beyond the rest: a side that has none has lost.
const MOVING: i32 = 400;
/// The part of a piece's worth that lies in the enemy not knowing it: one part of so many.
const SECRET: i32 = 8;
/// The worth of knowing a piece of the enemy that goes on standing.
const KNOWLEDGE: i32 = 7;

/// The number of pieces of each rank that a side has left.
pub(super) type Left = [u8; 12];

/// The worth of the pieces of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([i32; 12]);

impl Prices {
    /// Prices the pieces of a side, by what both sides have left.
    pub(super) fn new(own: &Left, enemy: &Left) -> Self {
        let moving: i32 = own[2..].iter().map(|n| i32::from(*n)).sum();
        let has = |side: &Left, rank: Rank| 0 < side[rank.index()];
        let mut prices = [0; 12];
        let mut rungs = LADDER.into_iter();
        for rank in Rank::ALL.into_iter().rev() {
            let price = match rank {
                Rank::Flag => FLAG,
                Rank::Bomb => BOMB,
                Rank::Scout => SCOUT,
                Rank::Miner if own[rank.index()] <= 2 && has(enemy, Rank::Bomb) => LAST_MINERS,
                Rank::Miner => MINER,
                Rank::Spy if has(enemy, Rank::Marshal) => SPY,
                Rank::Spy => SPENT_SPY,
                _ if has(own, rank) || has(enemy, rank) => rungs.next().unwrap_or(0),
                _ => 0,
            };
            let moves = if rank.moves() { MOVING / moving.max(1) } else { 0 };
            prices[rank.index()] = price + moves;
        }
        Self(prices)
    }

    /// Returns the worth of a piece that has each rank with this likelihood.
    pub(super) fn on_average(&self, likely: &Likelihood) -> f32 {
        self.0.iter().zip(likely).map(|(price, share)| *price as f32 * share).sum()
    }

    /// Returns the worth of a piece.
    pub(super) fn of(&self, rank: Rank) -> i32 {
        self.0[rank.index()]
    }
}

/// The pieces that are left of each strike, by the rules of the game.
pub(super) struct Strikes([[Strike; 12]; 12]);

impl Strikes {
    pub(super) fn new(ties: Ties) -> Self {
        Self(Rank::ALL.map(|attacker| Rank::ALL.map(|defender| strike(attacker, defender, ties))))
    }

    /// Returns the outcome of this strike: who is left.
    pub(super) fn of(&self, attacker: Rank, defender: Rank) -> Strike {
        self.0[attacker.index()][defender.index()]
    }

    /// Returns the likelihood that the attacker is left, and alone.
    pub(super) fn chance(&self, attacker: Rank, defender: &Likelihood) -> f32 {
        let won = Rank::ALL.into_iter().filter(|rank| self.of(attacker, *rank) == Strike::Attacker);
        won.map(|rank| defender[rank.index()]).sum()
    }
}

/// The average gain when my piece strikes one of the enemy's.
pub(super) struct Expected<'a> {
    pub(super) strikes: &'a Strikes,
    pub(super) mine: &'a Prices,
    pub(super) theirs: &'a Prices,
}

impl Expected<'_> {
    /// `is_shown`: the enemy knows my piece already; `is_known`: I know the enemy's.
    pub(super) fn of(&self, mine: Rank, is_shown: bool, theirs: &Likelihood, is_known: bool) -> i32 {
        let own = self.mine.of(mine);
        let secret = if is_shown { 0 } else { own / SECRET };
        let sum: f32 = Rank::ALL
            .into_iter()
            .map(|rank| {
                let price = self.theirs.of(rank);
                let points = match self.strikes.of(mine, rank) {
                    Strike::Attacker => price - secret,
                    Strike::Neither => price - own,
                    Strike::Defender if is_known => -own,
                    Strike::Defender => price / KNOWLEDGE - own,
                };
                theirs[rank.index()] * points as f32
            })
            .sum();
        sum as i32
    }
}
