//! Orders.
use super::map::Land;
use super::state::Sections;
use super::units::{Building, Kind, Units};

/// An order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// `BUILD STABLES IN GEL`, `BUILD NOTHING IN GEL`
    Build {
        /// The building. `None` forbids building, overriding standing orders and the governor.
        what: Option<Building>,
        /// The city.
        at: Land,
    },
    /// `PRODUCE IN GEL 2A 1C REST I`, `PRODUCE IN ALL AUTO`
    Produce {
        /// The city. `None` means all cities without a separate order.
        at: Option<Land>,
        /// The units to produce.
        what: Production,
    },
    /// `ATTACK NBR FROM GEL WITH 4I 3C 3A STOP IF ODDS < 1.5 OCCUPY 80%`
    Attack {
        /// The target.
        target: Land,
        /// The state that the column leaves.
        from: Land,
        /// The column. `None` means all units that can leave.
        with: Option<Units>,
        /// The odds, in hundredths, below which it breaks off, or does not leave.
        stop_below: Option<u32>,
        /// The share of the column that moves in, in per cent. `None` applies the rules.
        occupy: Option<u32>,
    },
    /// `MOVE 3I 1C FROM UTR TO NHO`, `MOVE ALL FROM UTR TO NHO`
    Move {
        /// The units that move. `None` means all units that can leave.
        units: Option<Units>,
        /// The state of origin.
        from: Land,
        /// The destination.
        to: Land,
    },
    /// `HOLD GEL`: no units leave it, overriding standing orders and the governor.
    Hold(Land),
    /// `STANDING MOVE ALL FROM UTR TO NHO`: an order for this turn and all others.
    Standing(Box<Order>),
    /// `CANCEL STANDING ALL`, `CANCEL STANDING 2`
    CancelStanding(Cancel),
    /// `GOVERNOR ON`, `GOVERNOR OFF ATTACK`
    Governor {
        /// The sections of the governor.
        sections: Sections,
        /// Whether they are handed over, or taken back.
        on: bool,
    },
    /// `SALT word`: a part of the key of this turn's luck.
    Salt(String),
    /// `PASS`: there are no further orders.
    Pass,
}

/// The production of a city.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Production {
    /// The governor's choice: the most artillery, then cavalry, then infantry.
    Auto,
    /// First these units, one kind after the other, then as many of a kind as the rest of the share allows. `NOTHING`
    /// has neither.
    Units {
        /// In this order.
        units: Vec<(u32, Kind)>,
        /// `REST I`
        rest: Option<Kind>,
    },
}

impl Production {
    /// No production.
    pub const NOTHING: Self = Self::Units { units: Vec::new(), rest: None };
}

/// The standing orders to cancel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cancel {
    /// All of them.
    All,
    /// The one with this number, counted from 1, in the list at the start of the turn.
    Number(u32),
    /// Those with the same subject as this one.
    Same(Box<Order>),
}

/// The subject of an order. If two orders have the same subject, the later one counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// The building of a city.
    Build(Land),
    /// The production of a city, or of all cities.
    Produce(Option<Land>),
    /// The units that leave a state to attack.
    Attack(Land),
    /// The units that move from one state to another.
    Move(Land, Land),
    /// A standing order about this.
    Standing(Box<About>),
    /// The standing orders that are cancelled.
    Cancel(Cancel),
    /// A section of the governor, or several.
    Governor(Sections),
    /// The salt.
    Salt,
    /// The statement that there are no further orders.
    Pass,
}

impl Order {
    /// Returns the subject of the order.
    pub fn about(&self) -> About {
        match self {
            Self::Build { at, .. } => About::Build(*at),
            Self::Produce { at, .. } => About::Produce(*at),
            Self::Attack { from, .. } | Self::Hold(from) => About::Attack(*from),
            Self::Move { from, to, .. } => About::Move(*from, *to),
            Self::Standing(order) => About::Standing(Box::new(order.about())),
            Self::CancelStanding(cancel) => About::Cancel(cancel.clone()),
            Self::Governor { sections, .. } => About::Governor(*sections),
            Self::Salt(_) => About::Salt,
            Self::Pass => About::Pass,
        }
    }

    /// The main state that it concerns.
    pub fn place(&self) -> Option<Land> {
        match self {
            Self::Build { at, .. } | Self::Hold(at) => Some(*at),
            Self::Produce { at, .. } => *at,
            Self::Attack { from, .. } | Self::Move { from, .. } => Some(*from),
            Self::Standing(order) => order.place(),
            _ => None,
        }
    }

    /// Returns whether an order replaces an earlier one of the same player on file.
    pub fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::CancelStanding(Cancel::All), Self::Standing(_)) => true,
            (Self::Standing(order), Self::Standing(earlier)) => order.replaces(earlier),
            // No units leave a state that holds, and a state that sends units does not hold.
            (Self::Hold(at), Self::Move { from, .. }) | (Self::Move { from, .. }, Self::Hold(at)) => at == from,
            _ => self.about() == earlier.about(),
        }
    }
}
