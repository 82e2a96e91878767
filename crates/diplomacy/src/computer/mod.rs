//! The bot.
//!
//! It relies only on its power's view and the board's borders, so it plays every board. It reads no press and makes no agreements.
//!
//! - [`ground`] computes distances to centres and the allies of each power, once per position
//! - [`value`] rates a position for a power: centres held, at risk, and in reach
//! - [`habit`] is a greedy player, which predicts other powers' orders and gives the search its first idea
//! - [`tries`] varies single orders, and orders that belong together: a move with its support, a convoy
//! - [`search`] finds the best of many sets of orders, tried against several predictions
//! - [`retreats`] and [`winter`] play the other phases
//! - [`steward`] restricts a caretaker's orders
//! - [`reasons`] explains the orders in sentences
//!
//! The predictions follow the published descriptions of David Norman's DumbBot (2003): a place has a value that spreads to its neighbours,
//! and units go to the best place, or help others to. The code and the weights are original, and so are the valuation and the search.
mod ground;
mod habit;
mod reasons;
mod retreats;
mod search;
mod steward;
mod tries;
mod value;
mod winter;

use super::event::Event;
use super::game::Diplomacy;
use super::order::Order;
use super::sight::View;
use super::state::PhaseKind;
use chancery_rules::{Advice, Manner, Power, Thinking};
use chancery_text::sentence::Note;
use ground::Ground;

/// All orders that a power owes in this phase, with the reasons.
pub(super) fn advise(rules: &Diplomacy, view: &View, power: Power, thinking: &Thinking<'_>) -> Advice<Order> {
    let ground = Ground::of(rules, view, power, thinking.manner);
    match view.seen.phase.kind {
        PhaseKind::Movement => search::movement(&ground, view, thinking),
        PhaseKind::Retreat => retreats::retreat(&ground),
        PhaseKind::Adjustment => winter::adjust(&ground, view),
    }
}

/// The reasons for a power's orders, as far as a reader who had this view before the phase may know them.
pub(super) fn reasons(rules: &Diplomacy, before: &View, events: &[Event], power: Power) -> Vec<Note> {
    let ground = Ground::of(rules, before, power, Manner::Player);
    reasons::seen(&ground, before.fog.as_ref(), events)
}
