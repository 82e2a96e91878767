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
    /// The name of the game, which is part of the sealed text.
    pub(super) game: String,
    /// The salt sealed with each set-up, in hexadecimal digits, so that no one can find the set-up by trial.
    pub(super) salts: Sides<String>,
    /// The set-ups and their seals, once both sides have set up.
    pub(super) opening: Option<Opening>,
    /// The places of all pieces. Empty until both sides have set up.
    pub(super) position: Position<Rank>,
    /// The position that was last set by hand. The moves lead on from it. `None` if they lead on from the set-ups.
    pub(super) edited: Option<Position<Rank>>,
    /// All moves since the set-up, or since an edit, oldest first.
    pub(super) plies: Vec<Ply>,
    /// The active plans.
    pub(super) plans: Sides<Option<Plan>>,
    /// The number of consecutive moves that each side has missed.
    pub(super) n_missed: Sides<u32>,
    /// The end of the game. `None` while it continues.
    pub(super) end: Option<End>,
}

/// The set-ups of the sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The set-ups.
    pub setups: Sides<Setup>,
    /// Each side's published seal, in hexadecimal digits.
    pub seals: Sides<String>,
}

impl State {
    /// The places of all pieces. Empty until both sides have set up.
    pub fn position(&self) -> &Position<Rank> {
        &self.position
    }

    /// The set-ups of the sides, once both have set up.
    pub fn opening(&self) -> Option<&Opening> {
        self.opening.as_ref()
    }

    /// All moves since the set-up, or since an edit, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The end of the game. `None` while it continues.
    pub fn end(&self) -> Option<End> {
        self.end
    }
}
