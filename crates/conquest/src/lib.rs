//! A rules engine for Conquest: all players order at once, armies march, and verifiable luck decides battles. [`Conquest`] implements
//! [`Rules`](chancery_rules::Rules).
//!
//! The basic values:
//! - [`map`] is a map; [`variant`] reads one from its folder under `variants/conquest/`
//! - [`units`] has units and buildings with their values; [`state`] is a position, and a power's view of it
//! - [`order`] is an order; [`event`] is an event of a turn; [`options`] has the choices of a game
//! - [`figures`] has the figures that a map or a game can change
//! - [`chance`] draws the luck of a turn, by name; [`record`] writes positions and events as readable JSON
//!
//! [`entry`] reads, judges, lists and reviews orders.
//!
//! A turn: [`turn`] carries out its steps, and [`battle`] fights for one state. [`deal`] comes before the first turn.
//!
//! - [`governor`] plays for absent players; [`odds`] predicts a battle; [`computer`] is a stronger bot
//! - [`jsonl`] adjudicates a position given as JSON
pub mod battle;
pub mod chance;
pub mod computer;
pub mod deal;
pub mod entry;
pub mod event;
pub mod figures;
mod forecast;
mod game;
pub mod governor;
pub mod jsonl;
pub mod map;
pub mod odds;
pub mod options;
pub mod order;
pub mod record;
pub mod state;
pub mod turn;
pub mod units;
pub mod variant;

pub use game::Conquest;
pub use state::{State, View};
