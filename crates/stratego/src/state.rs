//! The whole truth of a game.
use super::event::{End, Ply};
use super::order::Plan;
use super::position::Position;
use super::rank::Rank;
use super::setup::Setup;
use super::side::Sides;

/// The whole truth of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The name of the game, which is part of what is sealed.
    pub(super) game: String,
    /// What is sealed with each set-up so that nobody can find it by trying: hexadecimal digits.
    pub(super) salts: Sides<String>,
    /// The set-ups and their seals, once both sides have set up.
    pub(super) opening: Option<Opening>,
    /// Where everything stands; no pieces before both have set up.
    pub(super) position: Position<Rank>,
    /// All moves, oldest first.
    pub(super) plies: Vec<Ply>,
    /// The plans that run.
    pub(super) plans: Sides<Option<Plan>>,
    /// How many moves each side has missed in a row.
    pub(super) n_missed: Sides<u32>,
    /// How the game ended; `None` while it goes on.
    pub(super) end: Option<End>,
}

/// How the sides have set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The set-ups.
    pub setups: Sides<Setup>,
    /// The seal of each, as it was told to both: hexadecimal digits.
    pub seals: Sides<String>,
}

impl State {
    /// Where everything stands; no pieces before both have set up.
    pub fn position(&self) -> &Position<Rank> {
        &self.position
    }

    /// How the sides have set up, once both have.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_ref()
    }

    /// All moves, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the game ended; `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }
}
