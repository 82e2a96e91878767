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
    /// The salt sealed with each set-up so that no one can find it by trying: hexadecimal digits.
    pub(super) salts: Sides<String>,
    /// The set-ups and their seals, once both sides have set up.
    pub(super) opening: Option<Opening>,
    /// The places of all pieces; no pieces before both sides have set up.
    pub(super) position: Position<Rank>,
    /// All moves, oldest first.
    pub(super) plies: Vec<Ply>,
    /// The plans that run.
    pub(super) plans: Sides<Option<Plan>>,
    /// The number of moves in a row that each side has missed.
    pub(super) n_missed: Sides<u32>,
    /// The end of the game; `None` while it goes on.
    pub(super) end: Option<End>,
}

/// The set-ups of the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The set-ups.
    pub setups: Sides<Setup>,
    /// The seal of each, as it was told to both: hexadecimal digits.
    pub seals: Sides<String>,
}

impl State {
    /// The places of all pieces; no pieces before both sides have set up.
    pub fn position(&self) -> &Position<Rank> {
        &self.position
    }

    /// The set-ups of the sides, once both have set up.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_ref()
    }

    /// All moves, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The end of the game; `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }
}
