//! An adjudicator for Diplomacy and its variants. [`Diplomacy`] implements [`Rules`](chancery_rules::Rules).
//!
//! The values that everything else uses:
//! - [`board`] what a board is; [`variant`] reads one from its folder under `variants/diplomacy/`
//! - [`state`] a position; [`calendar`] the order of turns, and their names
//! - [`order`] an order; [`event`] the result of an order, and its cause; [`void`] what is wrong with an order
//! - [`policy`] the choices that rulebooks and judges leave open, by name
//! - [`accounts`] a power's accounts: centres that count, builds and their places, its commander
//! - [`sight`] what a power sees of a position, and learns of events, in a blind game
//! - [`record`] positions and events as readable JSON; `edit` changes a position by hand
//!
//! [`entry`], orders as they come in:
//! - [`names`](entry::names) how people spell places and powers; [`grammar`](entry::grammar) reads orders as people write
//!   them
//! - [`legal`](entry::legal) judges an order at entry, [`review`](entry::review) a whole set of orders,
//!   [`options`](entry::options) lists all legal orders
//! - [`answers`](entry::answers) finds the result of each order that was given
//!
//! [`phases`], the results of orders:
//! - [`movement`](phases::movement), [`retreat`](phases::retreat) and [`adjustment`](phases::adjustment) adjudicate one kind
//!   of phase each; [`adjudicate`](phases::adjudicate) goes from one phase to the next
//! - `defence` orders for a power without a player, `computer` for a computer player
//! - [`auction`] of mercenaries, in intimate games; [`victory`] says who has won
//!
//! [`special_moves`], special ways to move:
//! - [`passage`](special_moves::passage) borders and waters; [`canal`](special_moves::canal) waters with a keeper; [`rail`](special_moves::rail)
//!   travel on railways
//! - `carriers` who could carry whom; [`transform`](special_moves::transform) units that become units of another kind
pub mod accounts;
pub mod auction;
pub mod board;
pub mod calendar;
mod computer;
mod defence;
mod edit;
pub mod entry;
pub mod event;
mod game;
pub mod order;
pub mod phases;
pub mod policy;
pub mod record;
pub mod sight;
pub mod special_moves;
pub mod state;
pub mod variant;
pub mod victory;
pub mod void;

pub use game::{Diplomacy, complete};
pub use sight::View;
