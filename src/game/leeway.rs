//! The number of times that a player may still put off the deadline of a turn alone.
use super::extensions::Extensions;
use super::settings::keys;
use super::{Game, Seat};

impl Game {
    /// Returns the leeway that one player has alone. In a game that its players run, that is something even if nobody
    /// has set it.
    pub fn extensions(&self) -> Extensions {
        let usual = if self.is_run_by_players() { Extensions::AMONG_PLAYERS } else { Extensions::NONE };
        self.settings.get(keys::EXTENSIONS).unwrap_or(usual)
    }

    /// Returns the number of times that a player may still put off a deadline alone.
    pub fn extensions_left(&self, seat: &Seat) -> u32 {
        let Extensions { n, in_all, .. } = self.extensions();
        n.saturating_sub(seat.n_spent).min(in_all.saturating_sub(seat.n_extended))
    }
}
