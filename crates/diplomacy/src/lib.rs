//! An adjudicator for Diplomacy and its variants. [`Diplomacy`] implements [`Rules`](chancery_rules::Rules).
//!
//! The basic values:
//! - [`board`] is a board; [`variant`] reads one from its folder under `variants/diplomacy/`
//! - [`state`] is a position; [`calendar`] gives the order of turns, and their names
//! - [`order`] is an order; [`event`] is the result of an order, and its cause; [`void`] is a fault in an order
//! - [`policy`] names the choices that rulebooks and judges leave open
//! - [`accounts`] computes a power's accounts: centres that count, builds and their places, its commander
//! - [`sight`] hides the parts of a position and its events that a power cannot see in a blind game
//! - [`record`] writes positions and events as readable JSON; `edit` changes a position by hand
//!
//! [`entry`] handles incoming orders:
//! - [`names`](entry::names) has the spellings of places and powers; [`grammar`](entry::grammar) reads orders as people write them
//! - [`legal`](entry::legal) judges an order at entry, [`review`](entry::review) a whole set of orders; [`options`](entry::options) lists
//!   all legal orders
//! - [`answers`](entry::answers) finds the result of each order that a player gave
//!
//! [`phases`] adjudicates orders:
//! - [`movement`](phases::movement), [`retreat`](phases::retreat) and [`adjustment`](phases::adjustment) handle one kind of phase each;
//!   [`adjudicate`](phases::adjudicate) leads from one phase to the next
//! - `defence` makes orders for a power without a player, `computer` those of a bot
//! - [`auction`] sells mercenaries in intimate games; [`victory`] names the winners
//!
//! [`special_moves`] has special ways to move:
//! - [`passage`](special_moves::passage) has special borders and waters, [`canal`](special_moves::canal) waters with a keeper, and
//!   [`rail`](special_moves::rail) travel on railways
//! - `carriers` finds the units that could carry others; [`transform`](special_moves::transform) changes units into other kinds
pub mod accounts;
pub mod auction;
pub mod board;
pub mod calendar;
mod computer;
mod defence;
pub mod edit;
pub mod entry;
pub mod event;
mod game;
pub mod order;
mod overwrite;
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
