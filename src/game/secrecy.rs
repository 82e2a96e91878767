//! The secrecy of players, powers and addresses: the settings GUNBOAT, REVEAL, QUIET, SECRET, PROGRESS and ADDRESSES.
//!
//! Everything that shows a person's name or address to others asks here first. Masters see everything, and are not secret.
use super::{Game, Seat};
use crate::game::settings::keys::{self, Addresses, Progress};
use crate::rules::Eyes;
use crate::store::{Life, Onlooker, Role, SeatRow};

impl Game {
    /// Returns whether it is a secret who plays what. In a gunboat game, until it has a result; with NO REVEAL also
    /// then. A game that was terminated can be resumed: it tells nothing.
    pub fn gunboat(&self) -> bool {
        self.settings.on(keys::GUNBOAT) && !(self.row.life == Life::Finished && self.settings.on(keys::REVEAL))
    }

    /// Returns whether nobody else may see it: of one person, and not listed. What they try out there is nobody else's business: it
    /// may be their plans for another game.
    pub fn is_secluded(&self) -> bool {
        self.is_solo() && !self.settings.on(keys::LISTED)
    }

    /// Returns whether it is a sandbox: such a game without computers.
    pub fn is_sandbox(&self) -> bool {
        self.is_secluded() && self.settings.get(keys::COMPUTERS).is_empty()
    }

    /// Returns whether it is a secret who and how many have joined, and are late.
    pub fn secret(&self) -> bool {
        self.settings.on(keys::SECRET)
    }

    /// Returns whether it is a secret who owes orders, and is late: by a setting, or because it would tell what a
    /// player has.
    pub fn hides_due(&self) -> bool {
        self.secret() || self.table.as_ref().is_some_and(|table| table.hides_due())
    }

    /// Returns whether a reader learns who is late, and not only that somebody is: in a quiet game only its masters do.
    pub fn names_late(&self, is_master: bool) -> bool {
        is_master || !(self.hides_due() || self.settings.on(keys::QUIET))
    }

    /// Returns the news that players have of each other's orders before the turn runs; masters have all.
    pub fn progress(&self, is_master: bool) -> Progress {
        let may_not_name = self.gunboat() || self.settings.on(keys::QUIET);
        match self.settings.get(keys::PROGRESS) {
            _ if is_master => Progress::Names,
            _ if self.hides_due() => Progress::None,
            Progress::Names if may_not_name => Progress::Count,
            progress => progress,
        }
    }

    /// Returns whether the holder of this seat has copies of the press that goes to some only. Masters and observers
    /// may, and everybody is told.
    pub fn reads_all_press(&self, seat: &Seat) -> bool {
        let may = match seat.role {
            Role::Master => true,
            Role::Observer => self.settings.on(keys::WATCH_ALL_PRESS),
            Role::Player => false,
        };
        may && seat.all_press
    }

    /// Returns whether it is a secret who plays in it.
    pub fn hides_players(&self) -> bool {
        self.gunboat() || self.secret() && self.row.life == Life::Forming
    }

    /// Returns whether it is a secret who holds this seat.
    pub fn hides(&self, seat: &SeatRow) -> bool {
        match seat.role {
            Role::Player => self.hides_players(),
            Role::Observer => self.gunboat(),
            Role::Master => false,
        }
    }

    /// Returns whether the holder of one seat may know who holds another.
    pub fn may_know(&self, reader: &SeatRow, seat: &SeatRow) -> bool {
        !self.hides(seat) || reader.role == Role::Master || reader.id == seat.id
    }

    /// Returns whether the holder of one seat may see the address of another.
    pub fn may_see_address(&self, reader: &SeatRow, seat: &SeatRow) -> bool {
        let by_role = match (self.settings.get(keys::ADDRESSES), reader.role) {
            (_, Role::Master) | (Addresses::All, _) => true,
            (Addresses::Players, Role::Player) => true,
            // Whoever plays must be able to reach the master.
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

    /// Returns the onlooker for whose eyes a picture is. Where all see the same, it is one picture for all.
    pub fn onlooker(&self, eyes: Eyes) -> Onlooker {
        match eyes {
            _ if !self.table.as_ref().is_some_and(|table| table.is_blind()) => Onlooker::Observer,
            Eyes::Power(power) => Onlooker::Power(power.0),
            Eyes::Observer => Onlooker::Observer,
            Eyes::Master => Onlooker::Master,
        }
    }
}
