//! The computer player.
//!
//! It goes by what its power sees, and by the borders of the board alone, so that it plays every board. It knows no press
//! and makes no agreements.
//!
//! - [`ground`] what is worked out once: distances to centres, and who is on whose side
//! - [`value`] what a position is worth to a power: centres held, at risk, and in reach
//! - [`habit`] what a power does that only follows its nose: a guess at what others will do, and a first idea of one's own
//! - [`tries`] single orders, and orders that belong together: a move with its support, a convoy
//! - [`search`] the best of many sets of orders, tried against several guesses
//! - [`retreats`] and [`winter`] the other phases
//! - [`steward`] what a steward does not do
//! - [`reasons`] why, in sentences
//!
//! The manner of guessing follows what has been published about David Norman's DumbBot (2003): places have a worth that
//! spreads to their neighbours, and units go to the best of them, or help. The code and the weights are our own, and so are
//! the valuation and the search.
mod ground;
mod habit;
mod reasons;
mod retreats;
mod search;
mod steward;
mod tries;
mod value;
mod winter;

use super::game::Diplomacy;
use super::order::Order;
use super::sight::View;
use super::state::PhaseKind;
use chancery_rules::{Advice, Power, Thinking};
use ground::Ground;

/// All orders that a power owes in this phase, and why.
pub(super) fn advise(rules: &Diplomacy, view: &View, power: Power, thinking: &Thinking<'_>) -> Advice<Order> {
    let ground = Ground::of(rules, view, power, thinking.manner);
    match view.seen.phase.kind {
        PhaseKind::Movement => search::movement(&ground, view, thinking),
        PhaseKind::Retreat => retreats::retreat(&ground),
        PhaseKind::Adjustment => winter::adjust(&ground, view),
    }
}
