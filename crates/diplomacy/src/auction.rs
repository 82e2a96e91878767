//! The auction of mercenaries (policy `intimate`): Intimate Diplomacy, by Adrien Baird and Steve Doubleday, as njudge
//! 1.7 plays it.
//!
//! Each player has one power and some credits. All other powers are mercenaries. In the adjustments of every year, and
//! once before the first, players bid in secret to command them in the next year.
//!
//! The highest bid wins and is paid. Equal bids win nothing. Players who would have to pay more than they have lose all
//! of their credits, and their bids fail. The players they bid against then pay half, rounded up.
//!
//! Every count of centres brings a player one credit for each centre of their own power.
use super::accounts::{is_played, powers};
use super::board::Board;
use super::state::State;
use chancery_rules::Power;

/// The credits that a player begins with, by the name of their own power (as weighted by the authors).
const CREDITS: [(&str, u32); 7] =
    [("Austria", 22), ("England", 18), ("France", 20), ("Germany", 22), ("Italy", 20), ("Russia", 23), ("Turkey", 18)];

/// The credits of a player of any other power.
const OTHER_CREDITS: u32 = 20;

/// The starting credits of every power. None if it has no player.
pub fn first_credits(board: &Board, played: &[Power]) -> Vec<u32> {
    let credits = |power: Power| {
        let name = &board.power_name(power).name;
        let known = CREDITS.iter().find(|(other, _)| other == name);
        if played.contains(&power) { known.map_or(OTHER_CREDITS, |(_, credits)| *credits) } else { 0 }
    };
    powers(board).map(credits).collect()
}

/// One bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The power that bids.
    pub by: Power,
    /// The power to be commanded.
    pub power: Power,
    /// The number of credits.
    pub credits: u32,
}

/// The fate of a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidOutcome {
    /// It was the highest.
    Won,
    /// Another bid was as high, or higher.
    Outbid,
    /// Its player would have had to pay more than they had.
    Overbid,
}

/// The result of an auction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sale {
    /// The fate of each bid, in the same order.
    pub fates: Vec<BidOutcome>,
    /// The commander of each power's units from now on.
    pub masters: Vec<Option<Power>>,
    /// The amount paid, by power.
    pub paid: Vec<u32>,
}

/// Holds the auction.
pub fn hold(board: &Board, state: &State, bids: &[Bid]) -> Sale {
    let credits = |power: Power| state.affairs.credits.get(power.index()).copied().unwrap_or(0);
    let mut bust: Vec<Power> = Vec::new();
    // When a player goes bust, others may win more, and go bust in turn.
    let (won, paid) = loop {
        let won: Vec<bool> = bids.iter().map(|bid| wins(bids, &bust, bid)).collect();
        let mut paid = vec![0_u32; board.powers.len()];
        for (bid, _) in bids.iter().zip(&won).filter(|(_, won)| **won) {
            let halved = bids.iter().any(|other| other.power == bid.power && bust.contains(&other.by));
            let price = if halved { bid.credits.div_ceil(2) } else { bid.credits };
            paid[bid.by.index()] = paid[bid.by.index()].saturating_add(price);
        }
        match powers(board).find(|&power| paid[power.index()] > credits(power)) {
            Some(_) => bust.extend(powers(board).filter(|&power| paid[power.index()] > credits(power))),
            None => break (won, paid),
        }
    };
    let spent = |(power, paid)| if bust.contains(&power) { credits(power) } else { paid };
    let own = |power: Power| is_played(board, state, power).then_some(power);
    let mut masters: Vec<_> = powers(board).map(own).collect();
    for (bid, _) in bids.iter().zip(&won).filter(|(_, won)| **won) {
        masters[bid.power.index()] = Some(bid.by);
    }
    let fate = |(bid, won): (&Bid, &bool)| match (won, bust.contains(&bid.by)) {
        (true, _) => BidOutcome::Won,
        (false, true) => BidOutcome::Overbid,
        (false, false) => BidOutcome::Outbid,
    };
    Sale {
        fates: bids.iter().zip(&won).map(fate).collect(),
        masters,
        paid: powers(board).zip(paid).map(spent).collect(),
    }
}

/// Returns whether this bid is higher than all others for the same power, ignoring those of bankrupt players (`bust`).
fn wins(bids: &[Bid], bust: &[Power], bid: &Bid) -> bool {
    let rivals = |other: &&Bid| other.power == bid.power && other.by != bid.by && !bust.contains(&other.by);
    !bust.contains(&bid.by) && bids.iter().filter(rivals).all(|other| other.credits < bid.credits)
}
