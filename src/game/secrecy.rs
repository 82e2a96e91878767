//! Secrecy of players, powers and addresses: the settings GUNBOAT, REVEAL, QUIET, SECRET, PROGRESS and ADDRESSES.
//!
//! All code that shows a person's name or address to others asks this module first. GMs see everything, and are never secret.
use super::{Game, Seat};
use crate::game::settings::keys::{self, Addresses, Progress};
use crate::rules::Eyes;
use crate::store::{Life, Onlooker, Role, SeatRow};

impl Game {
    /// Returns whether it is secret which player has which power. In a gunboat game it is until the game has a result, and with
    /// NO REVEAL even then. A terminated game can be resumed, so it reveals nothing.
    pub fn gunboat(&self) -> bool {
        self.settings.on(keys::GUNBOAT) && !(self.row.life == Life::Finished && self.settings.on(keys::REVEAL))
    }

    /// Returns whether no one else may see the game: one person plays it, and it is not listed. It may contain their plans for
    /// another game.
    pub fn is_secluded(&self) -> bool {
        self.is_solo() && !self.settings.on(keys::LISTED)
    }

    /// Returns whether it is a sandbox: a secluded game without bots.
    pub fn is_sandbox(&self) -> bool {
        self.is_secluded() && self.settings.get(keys::COMPUTERS).is_empty()
    }

    /// Returns whether the number and names of the players who have joined, or are late, are secret.
    pub fn secret(&self) -> bool {
        self.settings.on(keys::SECRET)
    }

    /// Returns whether it is secret which powers owe orders and are late. A setting can require that, or the rules, if it would
    /// reveal a player's pieces.
    pub fn hides_due(&self) -> bool {
        self.secret() || self.table.as_ref().is_some_and(|table| table.hides_due())
    }

    /// Returns whether a reader learns which players are late, and not only that someone is. In a quiet game only GMs do.
    pub fn names_late(&self, is_master: bool) -> bool {
        is_master || !(self.hides_due() || self.settings.on(keys::QUIET))
    }

    /// Returns how much players learn about each other's orders before the turn runs. GMs see everything.
    pub fn progress(&self, is_master: bool) -> Progress {
        let may_not_name = self.gunboat() || self.settings.on(keys::QUIET);
        match self.settings.get(keys::PROGRESS) {
            _ if is_master => Progress::Names,
            _ if self.hides_due() => Progress::None,
            Progress::Names if may_not_name => Progress::Count,
            progress => progress,
        }
    }

    /// Returns whether the holder of this seat gets copies of partial press. GMs and observers may, and everyone knows about
    /// it.
    pub fn reads_all_press(&self, seat: &Seat) -> bool {
        let may = match seat.role {
            Role::Master => true,
            Role::Observer => self.settings.on(keys::WATCH_ALL_PRESS),
            Role::Player => false,
        };
        may && seat.all_press
    }

    /// Returns whether the names of the players are secret.
    pub fn hides_players(&self) -> bool {
        self.gunboat() || self.secret() && self.row.life == Life::Forming
    }

    /// Returns whether the holder of this seat is secret.
    pub fn hides(&self, seat: &SeatRow) -> bool {
        match seat.role {
            Role::Player => self.hides_players(),
            Role::Observer => self.gunboat(),
            Role::Master => false,
        }
    }

    /// Returns whether the holder of one seat may know the holder of another.
    pub fn may_know(&self, reader: &SeatRow, seat: &SeatRow) -> bool {
        !self.hides(seat) || reader.role == Role::Master || reader.id == seat.id
    }

    /// Returns whether the holder of one seat may see the address of another.
    pub fn may_see_address(&self, reader: &SeatRow, seat: &SeatRow) -> bool {
        let by_role = match (self.settings.get(keys::ADDRESSES), reader.role) {
            (_, Role::Master) | (Addresses::All, _) => true,
            (Addresses::Players, Role::Player) => true,
            // Every player must be able to reach the GM.
            (Addresses::None, Role::Player) => seat.role == Role::Master,
            (Addresses::Players | Addresses::None, Role::Observer) => false,
        };
        reader.id == seat.id || by_role && self.may_know(reader, seat)
    }

    /// `Ann Other (ann@example.org)`, `Ann Other`, or `A player`, for this reader.
    pub fn person(&self, reader: &SeatRow, seat: &SeatRow) -> String {
        match seat.role {
            _ if self.may_see_address(reader, seat) => format!("{} ({})", seat.user_name, seat.user_address),
            _ if self.may_know(reader, seat) => seat.user_name.clone(),
            Role::Observer => "An observer".to_owned(),
            Role::Player | Role::Master => "A player".to_owned(),
        }
    }

    /// Returns the onlooker to draw a picture for. If all see the same, they share one picture.
    pub fn onlooker(&self, eyes: Eyes) -> Onlooker {
        match eyes {
            _ if !self.table.as_ref().is_some_and(|table| table.is_blind()) => Onlooker::Observer,
            Eyes::Power(power) => Onlooker::Power(power.0),
            Eyes::Observer => Onlooker::Observer,
            Eyes::Master => Onlooker::Master,
        }
    }
}
