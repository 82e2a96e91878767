//! Red and Blue.
use chancery_rules::{Eyes, Power};
use std::fmt;
use std::ops::{Index, IndexMut};

/// One of the two sides, in the order of the game's powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Sets up in the lowest rows, and moves first.
    Red,
    /// Sets up in the highest rows.
    Blue,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// `Red`
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Blue => "Blue",
        }
    }

    /// The side of this name or letter, in any case.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|side| side.name().eq_ignore_ascii_case(name) || side.name()[..1].eq_ignore_ascii_case(name))
    }

    /// The power of this side.
    pub const fn power(self) -> Power {
        Power(self as u16)
    }

    /// The side of a power.
    pub fn of(power: Power) -> Option<Self> {
        Self::ALL.get(power.index()).copied()
    }

    /// The side of a player. `None` for an observer or a GM.
    pub fn of_eyes(eyes: Eyes) -> Option<Self> {
        match eyes {
            Eyes::Power(power) => Self::of(power),
            Eyes::Observer | Eyes::Master => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A value for each side: `hashes[Side::Red]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides<T>(pub [T; 2]);

impl<T> Sides<T> {
    /// Computes the value for each side with a function.
    pub fn of(each: impl FnMut(Side) -> T) -> Self {
        Self(Side::ALL.map(each))
    }
}

impl<T> Index<Side> for Sides<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for Sides<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
