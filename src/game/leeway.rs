//! The number of extensions that a player has left.
use super::extensions::Extensions;
use super::settings::keys;
use super::{Game, Seat};

impl Game {
    /// Returns the extensions that one player may take alone. A game that its players run allows some even if no one has set
    /// any.
    pub fn extensions(&self) -> Extensions {
        let usual = if self.is_run_by_players() { Extensions::AMONG_PLAYERS } else { Extensions::NONE };
        self.settings.get(keys::EXTENSIONS).unwrap_or(usual)
    }

    /// Returns the number of extensions that a player has left.
    pub fn extensions_left(&self, seat: &Seat) -> u32 {
        let Extensions { n, in_all, .. } = self.extensions();
        n.saturating_sub(seat.n_spent).min(in_all.saturating_sub(seat.n_extended))
    }
}
