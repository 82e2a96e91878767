//! Units, and their values. The scores are those of the table in HELP CONQUEST. Costs are in [`figures`](super::figures).
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The kinds of unit, from the cheapest to the most expensive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// `i`
    Infantry,
    /// `c`
    Cavalry,
    /// `a`
    Artillery,
}

/// A unit's role in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The unit has marched out.
    Attack,
    /// The unit defends its state.
    Defence,
}

impl Kind {
    /// All kinds, from the cheapest to the most expensive.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];
    /// All kinds, in the order of losses.
    pub const DEAREST_FIRST: [Self; 3] = [Self::Artillery, Self::Cavalry, Self::Infantry];

    /// `I`, `C`, `A`
    pub fn letter(self) -> char {
        match self {
            Self::Infantry => 'I',
            Self::Cavalry => 'C',
            Self::Artillery => 'A',
        }
    }

    /// `infantry`
    pub fn word(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }

    /// The kind named by a word: `I`, `inf`, `Infantry`.
    pub fn of(word: &str) -> Option<Self> {
        let word = word.to_lowercase();
        let is = |kind: &Self| !word.is_empty() && kind.word().starts_with(&word);
        Self::ALL.into_iter().find(is)
    }

    /// Returns the value of one unit in a role.
    pub fn value(self, role: Role) -> u32 {
        match (self, role) {
            (Self::Infantry, Role::Attack) => 1,
            (Self::Cavalry, Role::Attack) => 3,
            (Self::Artillery, Role::Attack) => 5,
            (Self::Infantry | Self::Cavalry, Role::Defence) => 2,
            (Self::Artillery, Role::Defence) => 6,
        }
    }

    /// The building that a city needs to produce it.
    pub fn building(self) -> Building {
        Building::ALL[self as usize]
    }
}

/// The buildings of a city, in the order of construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Building {
    /// For infantry.
    Barracks,
    /// For cavalry.
    Stables,
    /// For artillery.
    Factory,
}

impl Building {
    /// All buildings, in the order of construction.
    pub const ALL: [Self; 3] = [Self::Barracks, Self::Stables, Self::Factory];

    /// `artillery factory`
    pub fn name(self) -> &'static str {
        match self {
            Self::Barracks => "barracks",
            Self::Stables => "stables",
            Self::Factory => "artillery factory",
        }
    }

    /// The word used in orders, and in saved positions: `FACTORY`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Barracks => "BARRACKS",
            Self::Stables => "STABLES",
            Self::Factory => "FACTORY",
        }
    }

    /// Returns the building that comes after the newest one of a city.
    pub fn after(newest: Option<Self>) -> Option<Self> {
        Self::ALL.into_iter().find(|building| newest < Some(*building))
    }
}

/// A number of units of each kind: a garrison, a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Units(pub [u32; 3]);

impl Units {
    /// No units.
    pub const NONE: Self = Self([0; 3]);

    /// Makes a force with these numbers of infantry, cavalry and artillery.
    pub const fn new(infantry: u32, cavalry: u32, artillery: u32) -> Self {
        Self([infantry, cavalry, artillery])
    }

    /// Units of one kind.
    pub fn of(kind: Kind, n: u32) -> Self {
        let mut units = Self::NONE;
        units.0[kind as usize] = n;
        units
    }

    /// Returns the number of units of a kind.
    pub fn get(self, kind: Kind) -> u32 {
        self.0[kind as usize]
    }

    /// Sets the number of a kind.
    pub fn set(&mut self, kind: Kind, n: u32) {
        self.0[kind as usize] = n;
    }

    /// Returns the number of units of all kinds.
    pub fn count(self) -> u32 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// Returns whether there are no units.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The score in a role: the attack score, or the defence score.
    pub fn score(self, role: Role) -> u64 {
        Kind::ALL.iter().map(|kind| u64::from(self.get(*kind)) * u64::from(kind.value(role))).sum()
    }

    /// The attack score: i + 3c + 5a.
    pub fn attack(self) -> u64 {
        self.score(Role::Attack)
    }

    /// The defence score: 2i + 2c + 6a.
    pub fn defence(self) -> u64 {
        self.score(Role::Defence)
    }

    /// The cheapest kind present.
    pub fn cheapest(self) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| 0 < self.get(*kind))
    }

    /// All units except one of the cheapest kind, which always stays.
    pub fn can_leave(self) -> Self {
        self.cheapest().map_or(self, |kind| self - Self::of(kind, 1))
    }

    /// Returns the minimum of both forces, kind by kind.
    pub fn at_most(self, limit: Self) -> Self {
        Self(Kind::ALL.map(|kind| self.get(kind).min(limit.get(kind))))
    }

    /// A share in per cent, each kind rounded up.
    pub fn share(self, percent: u32) -> Self {
        Self(self.0.map(|n| (u64::from(n) * u64::from(percent)).div_ceil(100) as u32))
    }

    /// The units that a surplus of defence score pays for, the most expensive first, up to the available number.
    pub fn worth(self, surplus: u64) -> Self {
        let (mut rest, mut units) = (surplus, Self::NONE);
        for kind in Kind::DEAREST_FIRST {
            let value = u64::from(kind.value(Role::Defence));
            let n = self.get(kind).min(u32::try_from(rest / value).unwrap_or(u32::MAX));
            units.set(kind, n);
            rest -= u64::from(n) * value;
        }
        units
    }

    /// As in orders: `4I 3C 3A`. Empty if there are none.
    pub fn order(self) -> String {
        self.text(Kind::letter)
    }

    fn text(self, letter: impl Fn(Kind) -> char) -> String {
        let there = Kind::ALL.into_iter().filter(|kind| 0 < self.get(*kind));
        there.map(|kind| format!("{}{}", self.get(kind), letter(kind))).collect::<Vec<_>>().join(" ")
    }
}

/// As in e-mails: `4i 3c 3a`, or `nobody` if there are none.
impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.is_empty() {
            true => f.write_str("nobody"),
            false => f.write_str(&self.text(|kind| kind.letter().to_ascii_lowercase())),
        }
    }
}

impl Add for Units {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(Kind::ALL.map(|kind| self.get(kind).saturating_add(other.get(kind))))
    }
}

impl AddAssign for Units {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

/// Subtracts kind by kind, with a minimum of 0.
impl Sub for Units {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(Kind::ALL.map(|kind| self.get(kind).saturating_sub(other.get(kind))))
    }
}

impl SubAssign for Units {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl std::iter::Sum for Units {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::NONE, Add::add)
    }
}
