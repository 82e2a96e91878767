//! Stratego: two armies whose ranks are hidden from each other.
//!
//! The values that everything else uses:
//! - [`rank`] the twelve kinds of piece, how people write them, and who wins a strike
//! - [`side`] Red and Blue; [`board`] squares, lakes and homes; [`army`] how many pieces of each rank
//! - [`options`] the choices of rules, by name
//! - [`position`] where everything stands, as far as somebody knows; [`state`] the whole truth of a game; [`view`] what one
//!   pair of eyes may know of it
//! - [`order`] what players send: a set-up, a move, a plan; [`event`] what came of it
//!
//! What may be done, and what comes of it:
//! - [`moves`] which moves are legal, and why others are not; [`repeats`] the two rules against endless repetition
//! - [`setup`] a set-up, and its seal; [`setups`] set-ups by name and by chance
//! - [`computer`] a computer player, which sees what its side sees
//!
//! [`Stratego`] is all of it as [`Rules`](crate::rules::Rules).
pub mod army;
pub mod board;
mod chance;
mod computer;
pub mod event;
mod game;
pub mod moves;
pub mod options;
pub mod order;
pub mod position;
pub mod rank;
pub mod repeats;
pub mod setup;
pub mod setups;
pub mod side;
pub mod state;
pub mod view;

pub use game::Stratego;
pub use view::View;
