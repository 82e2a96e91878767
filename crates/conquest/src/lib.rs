//! A rules engine for Conquest: all players order at once, armies march, and luck that players can check decides battles.
//! [`Conquest`] implements [`Rules`](chancery_rules::Rules).
//!
//! The values that everything else uses:
//! - [`map`] what a map is; [`variant`] reads one from its folder under `variants/conquest/`
//! - [`units`] units, buildings, and what they are worth; [`state`] a position, and what a power sees of it
//! - [`order`] an order; [`event`] what happens in a turn; [`options`] the choices of a game
//! - [`chance`] the luck of a turn, by name; [`record`] positions and events as readable JSON
//!
//! [`entry`], orders as they come in: reading, judging, listing, reviewing them.
//!
//! A turn: [`turn`] goes through its steps, [`battle`] fights for one state. [`deal`] comes before the first turn.
//!
//! - [`governor`] plays for absent players; [`odds`] of a battle; [`computer`] is the better computer player
//! - [`jsonl`] adjudicates a position that is given as JSON
pub mod battle;
pub mod chance;
pub mod computer;
pub mod deal;
pub mod entry;
pub mod event;
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
