//! Who may know who plays what: the settings GUNBOAT, REVEAL, QUIET and SECRET.
//!
//! Everything that shows a person's name or address to others asks here first. Masters see everything; masters and
//! observers are not secret.
use super::Game;
use crate::game::settings::keys;
use crate::store::{Life, Role, SeatRow};

impl Game {
    /// Is it a secret who plays what? In a gunboat game, until it is over; with NO REVEAL also then.
    pub fn gunboat(&self) -> bool {
        let over = matches!(self.row.life, Life::Finished | Life::Terminated);
        self.settings.on(keys::GUNBOAT) && !(over && self.settings.on(keys::REVEAL))
    }

    /// Is it a secret who and how many have joined, and are late?
    pub fn secret(&self) -> bool {
        self.settings.on(keys::SECRET)
    }

    /// Is it a secret who holds this seat?
    pub fn hides(&self, seat: &SeatRow) -> bool {
        seat.role == Role::Player && (self.gunboat() || self.secret() && self.row.life == Life::Forming)
    }

    /// May the holder of one seat know who holds another?
    pub fn may_know(&self, reader: &SeatRow, seat: &SeatRow) -> bool {
        !self.hides(seat) || reader.role == Role::Master || reader.id == seat.id
    }

    /// `Ann Other (ann@example.org)`, or `A player`, for this reader.
    pub fn person(&self, reader: &SeatRow, seat: &SeatRow) -> String {
        if self.may_know(reader, seat) {
            format!("{} ({})", seat.user_name, seat.user_address)
        } else {
            "A player".to_owned()
        }
    }
}
