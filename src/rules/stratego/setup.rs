//! Set-ups: where a side's pieces stand at the start.
use super::rank::{Numbering, Rank};
use super::side::Side;
use sha2::{Digest as _, Sha256};

/// Where a side's pieces stand at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands on each square of the side's home ([`super::board::Board::home`]): front row first, from the side's own
    /// left. `None` is an empty square.
    pub ranks: Vec<Option<Rank>>,
    /// How the player numbers ranks.
    pub numbering: Numbering,
}

impl Setup {
    /// As one letter for each square: `A` is empty, `B` a bomb, `C` to `L` the spy to the marshal, `M` the flag.
    pub fn letters(&self) -> String {
        self.ranks.iter().map(|rank| rank.map_or('A', Rank::letter)).collect()
    }
}

/// The seal of a set-up, which is told to both at the start: it reveals nothing of the set-up, but no other fits it. It is
/// the SHA-256 of `game|Red|letters|salt`, in hexadecimal digits.
pub fn seal(game: &str, side: Side, letters: &str, salt: &str) -> String {
    let digest = Sha256::digest(format!("{game}|{side}|{letters}|{salt}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
