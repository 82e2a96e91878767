//! A position: units, retreats due, and owners.
use super::board::{Board, Location, Province};
use chancery_rules::{Power, Stage};
use std::fmt;

/// The kinds of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnitKind {
    /// `A`
    Army,
    /// `F`
    Fleet,
    /// `W`: flies over land and sea (policy `wings`).
    Wing,
}

impl UnitKind {
    /// All kinds, in their order.
    pub const ALL: [Self; 3] = [Self::Army, Self::Fleet, Self::Wing];

    /// `A`, `F`, `W`
    pub fn letter(self) -> char {
        match self {
            Self::Army => 'A',
            Self::Fleet => 'F',
            Self::Wing => 'W',
        }
    }

    /// Its initial as text.
    pub fn initial(self) -> &'static str {
        match self {
            Self::Army => "A",
            Self::Fleet => "F",
            Self::Wing => "W",
        }
    }

    /// `army`, `fleet`, `wing`
    pub fn word(self) -> &'static str {
        match self {
            Self::Army => "army",
            Self::Fleet => "fleet",
            Self::Wing => "wing",
        }
    }
}

/// A unit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    /// Its power.
    pub power: Power,
    /// Army, fleet or wing.
    pub kind: UnitKind,
    /// Its place, with the coast, for a fleet in a province that has several.
    pub at: Location,
}

impl Unit {
    /// The sort key of the units of a position: their places, and their powers in a high sea, which has room for
    /// several.
    pub fn rank(&self) -> (Location, Power, UnitKind) {
        (self.at, self.power, self.kind)
    }
}

/// The seasons that have their own phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Season {
    /// `S`
    Spring,
    /// `U`: only if the board has a summer, or the policy `summer` is on.
    Summer,
    /// `F`
    Fall,
    /// `W`: adjustments.
    Winter,
}

/// A phase: `S1901M`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// Spring, summer, fall or winter.
    pub season: Season,
    /// The game year.
    pub year: i32,
    /// Movement, retreat or adjustment.
    pub kind: PhaseKind,
}

impl Season {
    /// `Spring`
    pub fn name(self) -> &'static str {
        match self {
            Self::Spring => "Spring",
            Self::Summer => "Summer",
            Self::Fall => "Fall",
            Self::Winter => "Winter",
        }
    }
}

impl Phase {
    /// Reads a label. The adjustments of a year are `W1901A`. The classic judges' `F1901B`, `F1901A` and `W1901B` are
    /// also valid, as are `S1901A` and `U1901A` where centres are counted more often.
    pub fn read(label: &str) -> Option<Self> {
        let label = label.trim();
        if !label.is_ascii() || label.len() < 3 {
            return None;
        }
        let (rest, kind) = label.split_at(label.len() - 1);
        let (season, year) = rest.split_at(1);
        let year = year.parse().ok()?;
        let (season, kind) = match (&*season.to_ascii_uppercase(), &*kind.to_ascii_uppercase()) {
            ("S", "M") => (Season::Spring, PhaseKind::Movement),
            ("S", "R") => (Season::Spring, PhaseKind::Retreat),
            ("U", "M") => (Season::Summer, PhaseKind::Movement),
            ("U", "R") => (Season::Summer, PhaseKind::Retreat),
            ("F", "M") => (Season::Fall, PhaseKind::Movement),
            ("F", "R") => (Season::Fall, PhaseKind::Retreat),
            ("S", "A") => (Season::Spring, PhaseKind::Adjustment),
            ("U", "A") => (Season::Summer, PhaseKind::Adjustment),
            ("F" | "W", "A" | "B") => (Season::Winter, PhaseKind::Adjustment),
            _ => return None,
        };
        Some(Self { season, year, kind })
    }
}

impl fmt::Display for Phase {
    /// `S1901M`, `F1901R`, `W1901A`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let season = match self.season {
            Season::Spring => 'S',
            Season::Summer => 'U',
            Season::Fall => 'F',
            Season::Winter => 'W',
        };
        let kind = match self.kind {
            PhaseKind::Movement => 'M',
            PhaseKind::Retreat => 'R',
            PhaseKind::Adjustment => 'A',
        };
        write!(f, "{season}{}{kind}", self.year)
    }
}

/// A dislodged unit that owes a retreat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dislodged {
    /// The unit, where `unit.at` is the place that it lost.
    pub unit: Unit,
    /// The province that the attacker came from. `None` if that does not bar a retreat, as the attacker came by convoy.
    pub from: Option<Province>,
    /// The possible retreats of the unit, sorted.
    pub retreats: Vec<Location>,
}

/// The whole truth about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The phase that needs orders.
    pub phase: Phase,
    /// All units in place, sorted by location (so that equal positions are equal values).
    pub units: Vec<Unit>,
    /// Units that owe a retreat, sorted by location.
    pub dislodged: Vec<Dislodged>,
    /// Provinces left empty by a stand-off, to which no unit may retreat. Sorted.
    pub contested: Vec<Province>,
    /// The owner of each province (supply centres only), indexed by province.
    pub owners: Vec<Option<Power>>,
    /// The winners, once there are any.
    pub winners: Vec<Power>,
    /// The state that only some rules need. Empty in a game by the standard rules.
    pub affairs: Affairs,
}

/// The state that only some rules need. Each list is empty, or indexed by province or power.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Affairs {
    /// The power whose home each province is now, if homes can change (policies `builds` and `home-transfer`). Empty if
    /// they are as on the board.
    pub homes: Vec<Option<Power>>,
    /// The power that has held each province since the last count of centres (policy `home-transfer`).
    pub held: Vec<Option<Power>>,
    /// The power that orders each power's units. A power with its own player has itself here. Another power means that
    /// power's player (policies `intimate` and `vassals`), and `None` means no player. If the list is empty, every
    /// power that is not a dummy on the board has its own player.
    pub masters: Vec<Option<Power>>,
    /// Each power's credits for bids (policy `intimate`).
    pub credits: Vec<u32>,
}

impl State {
    /// The unit in a province, if there is one. In a high sea, the first unit.
    pub fn unit_in(&self, board: &Board, province: Province) -> Option<&Unit> {
        self.units.iter().find(|unit| board.province_of(unit.at) == province)
    }

    /// All units in a province: several only in a high sea.
    pub fn units_in<'a>(&'a self, board: &'a Board, province: Province) -> impl Iterator<Item = &'a Unit> + 'a {
        self.units.iter().filter(move |unit| board.province_of(unit.at) == province)
    }

    /// Returns the number of supply centres that a power owns.
    pub fn n_centres(&self, power: Power) -> usize {
        self.owners.iter().filter(|&&owner| owner == Some(power)).count()
    }

    /// Returns the number of units that a power has in place.
    pub fn n_units(&self, power: Power) -> usize {
        self.units.iter().filter(|unit| unit.power == power).count()
    }

    /// Sorts the lists, so that equal positions are equal values.
    pub fn sort(&mut self) {
        self.units.sort_unstable_by_key(Unit::rank);
        self.dislodged.sort_by_key(|dislodged| dislodged.unit.at);
        self.dislodged.iter_mut().for_each(|dislodged| dislodged.retreats.sort_unstable());
        self.contested.sort_unstable();
    }
}

/// The three kinds of phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PhaseKind {
    /// Movement.
    Movement,
    /// Retreats.
    Retreat,
    /// Adjustments: builds and removals.
    Adjustment,
}

/// The stages of a Diplomacy game, in sequence.
pub static STAGES: [Stage; 3] = [
    Stage {
        key: "move",
        title: "Movement",
        plural: "Movement",
        minor: false,
        days: 3,
        grace_hours: 72,
        delay_minutes: 30,
    },
    Stage {
        key: "retreat",
        title: "Retreat",
        plural: "Retreats",
        minor: true,
        days: 1,
        grace_hours: 48,
        delay_minutes: 30,
    },
    Stage {
        key: "adjust",
        title: "Adjustment",
        plural: "Adjustments",
        minor: true,
        days: 1,
        grace_hours: 48,
        delay_minutes: 30,
    },
];

impl PhaseKind {
    /// Returns the judge's data about this stage.
    pub fn stage(self) -> &'static Stage {
        &STAGES[self as usize]
    }

    /// The kind of phase of a stage.
    pub fn of(stage: &Stage) -> Self {
        let kinds = [Self::Movement, Self::Retreat, Self::Adjustment];
        kinds.into_iter().find(|kind| kind.stage() == stage).unwrap_or(Self::Movement)
    }
}

impl fmt::Display for PhaseKind {
    /// The word that the classic judges print: `Movement`, `Retreat`, `Adjustment`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.stage().title)
    }
}
