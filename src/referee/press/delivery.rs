//! The writers of press, and the people to whom it goes.

use crate::command::CommandResult;
use crate::command::game_cx::GameCx;
use crate::game::{Game, Seat};
use crate::rules::Power;
use crate::store::{Participants, Role};

/// The people who get a letter, or seem to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    All,
    To(Vec<Party>),
    AllBut(Vec<Party>),
}

impl Delivery {
    /// `all`, `England and Master`, `all but France`: the parties as `shown` writes them.
    pub(super) fn told(&self, shown: impl Fn(&[Party]) -> String) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::To(parties) => shown(parties),
            Self::AllBut(parties) => format!("all but {}", shown(parties)),
        }
    }

    /// Those who write to each other, whoever begins, as the readers know them: their letters are one thread.
    pub(super) fn correspondents(&self, game: &Game, writer: Option<&Party>) -> String {
        let Self::To(parties) = self else { return self.told(|parties| names_of(game, parties).join(", ")) };
        let mut names: Vec<&str> = parties.iter().chain(writer).map(|party| party.name(game)).collect();
        names.sort_unstable();
        names.dedup();
        let colour = if writer.is_none() { "grey to " } else { "" };
        format!("{colour}{}", names.join(", "))
    }

    /// Among whom it goes; without its writer, it does not say who wrote it.
    pub(super) fn among(&self, game: &Game, writer: Option<&Party>) -> Participants {
        let names = |parties: &[Party]| parties.iter().map(|party| party.name(game).to_owned()).collect::<Vec<_>>();
        match (self, writer) {
            (Self::All, _) => Participants::All,
            (_, None) => Participants::Somebody,
            (Self::AllBut(parties), _) => Participants::all_but(names(parties)),
            (Self::To(parties), Some(writer)) => {
                Participants::these(names(parties).into_iter().chain([writer.name(game).to_owned()]))
            }
        }
    }

    /// Returns whether it is addressed to the holder of this seat.
    pub(super) fn reaches(&self, game: &Game, seat: &Seat) -> bool {
        let named = |parties: &[Party]| parties.iter().any(|party| party.is(game, seat));
        match self {
            Self::All => true,
            Self::To(parties) => named(parties),
            // Observers and the master read what all but a few may read, unless they are named.
            Self::AllBut(parties) => !named(parties),
        }
    }

    /// Returns whether it goes to the master, and to nobody else.
    pub(super) fn is_to_master(&self) -> bool {
        matches!(self, Self::To(parties) if parties.as_slice() == [Party::Master])
    }
}

/// A writer or reader of press, as it is headed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Party {
    /// The player of this power.
    Power(Power),
    /// The masters.
    Master,
    /// The observers.
    Observer,
    /// A player who has no power yet: the name, as far as others may know it.
    Person(String),
}

impl Party {
    /// The writer of the letter.
    pub(super) fn writing(cx: &GameCx) -> CommandResult<Self> {
        let seat = cx.seat()?;
        Ok(match (cx.acting.or(seat.power), seat.role) {
            (Some(power), _) => Self::Power(power),
            (None, Role::Master) if seat.visit => Self::Person(cx.signature()),
            (None, Role::Master) => Self::Master,
            (None, Role::Observer) => Self::Observer,
            (None, Role::Player) => Self::Person(cx.newcomer()?),
        })
    }

    pub(super) fn name<'a>(&'a self, game: &'a Game) -> &'a str {
        match self {
            Self::Power(power) => game.power_name(*power),
            Self::Master => "Master",
            Self::Observer => "Observer",
            Self::Person(name) => name,
        }
    }

    /// Returns whether the seat belongs to them.
    pub(super) fn is(&self, game: &Game, seat: &Seat) -> bool {
        match self {
            Self::Power(power) => game.powers_of(seat).contains(power),
            Self::Master => seat.role == Role::Master,
            Self::Observer => seat.role == Role::Observer,
            Self::Person(_) => false,
        }
    }
}

pub(super) fn names_of<'a>(game: &'a Game, parties: &'a [Party]) -> Vec<&'a str> {
    parties.iter().map(|party| party.name(game)).collect()
}
