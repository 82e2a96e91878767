//! The powers that could take a state from its owner in the next turn.
use super::super::map::Land;
use super::super::units::Units;
use super::Table;

/// The approximate chance that a garrison falls to a column. Zero below the defence score, as the column may not attack
/// then.
fn falls(attack: f64, defence: u64) -> f64 {
    match defence as f64 {
        _ if attack == 0.0 => 0.0,
        defence if attack < defence => 0.0,
        0.0 => 1.0,
        defence => (0.4 + (attack / defence - 1.0)).min(1.0),
    }
}

impl Table<'_> {
    /// The strongest column that an enemy in an adjacent state could send there, ignoring those expected to be gone.
    pub(super) fn strongest_beside(&self, land: Land, gone: impl Fn(Land) -> bool) -> u64 {
        let beside = self.near(land, false).filter(|enemy| !gone(*enemy));
        beside.map(|enemy| self.expected.at(enemy).garrison.can_leave().attack()).max().unwrap_or(0)
    }

    /// Returns the power's average loss if one of its states keeps this garrison.
    pub(super) fn danger(&self, land: Land, garrison: Units, gone: impl Fn(Land) -> bool) -> f64 {
        let chance = falls(self.weights.growth * self.strongest_beside(land, gone) as f64, garrison.defence());
        chance * (self.plain_worth(land) + self.weights.loss * garrison.attack() as f64)
    }
}
