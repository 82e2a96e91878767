//! The value of pieces, and the average gain of a strike, in points. A sergeant in mid-game is worth about 40.
use super::belief::Likelihood;
use crate::options::Ties;
use crate::rank::{Rank, Strike, strike};

/// The values of the ranks from sergeant up, starting with the highest rank left on the board.
const LADDER: [i32; 7] = [360, 250, 160, 105, 75, 50, 35];
const FLAG: i32 = 2_500;
const BOMB: i32 = 45;
const SCOUT: i32 = 25;
const MINER: i32 = 50;
/// A miner, while the flag may have bombs around it and few miners are left.
const LAST_MINERS: i32 = 110;
/// The value of a spy while the enemy has a marshal, and afterwards.
const SPY: i32 = 90;
const SPENT_SPY: i32 = 15;
/// The additional value of all movable pieces together, as a side without any loses.
const MOVING: i32 = 400;
/// The fraction of a piece's value that lies in the enemy not knowing it, as one part in this many.
const SECRET: i32 = 8;
/// The value of knowing an enemy's piece that remains on the board.
const KNOWLEDGE: i32 = 7;

/// The number of pieces left of each rank on a side.
pub(super) type Left = [u8; 12];

/// The values of one side's pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([i32; 12]);

impl Prices {
    /// Calculates the values of a side's pieces, based on the pieces left on both sides.
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

    /// Returns the average value of a piece, given the likelihood of each rank.
    pub(super) fn on_average(&self, likely: &Likelihood) -> f32 {
        self.0.iter().zip(likely).map(|(price, share)| *price as f32 * share).sum()
    }

    /// Returns the value of a piece.
    pub(super) fn of(&self, rank: Rank) -> i32 {
        self.0[rank.index()]
    }
}

/// The outcome of each strike, under the rules of the game.
pub(super) struct Strikes([[Strike; 12]; 12]);

impl Strikes {
    pub(super) fn new(ties: Ties) -> Self {
        Self(Rank::ALL.map(|attacker| Rank::ALL.map(|defender| strike(attacker, defender, ties))))
    }

    /// Returns the outcome of this strike: the pieces left.
    pub(super) fn of(&self, attacker: Rank, defender: Rank) -> Strike {
        self.0[attacker.index()][defender.index()]
    }

    /// Returns the likelihood that only the attacker is left.
    pub(super) fn chance(&self, attacker: Rank, defender: &Likelihood) -> f32 {
        let won = Rank::ALL.into_iter().filter(|rank| self.of(attacker, *rank) == Strike::Attacker);
        won.map(|rank| defender[rank.index()]).sum()
    }
}

/// The average gain of my piece's strike on an enemy piece.
pub(super) struct Expected<'a> {
    pub(super) strikes: &'a Strikes,
    pub(super) mine: &'a Prices,
    pub(super) theirs: &'a Prices,
}

impl Expected<'_> {
    /// `is_shown`: the enemy already knows my piece. `is_known`: I know the enemy's.
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
