//! Diplomacy: the board, its orders, and their adjudication.
//!
//! What everything else is made of:
//! - [`board`] what a board is; [`variant`] reads one from its folder under `variants/diplomacy/`
//! - [`state`] a position; [`calendar`] which turn follows which, and what they are called
//! - [`order`] an order; [`event`] what came of one, and why; [`void`] what is wrong with one
//! - [`policy`] the choices that rulebooks and judges leave open, by name
//! - [`accounts`] what a power has: centres that count, builds and where, who commands it
//! - [`record`] positions and events as readable JSON
//!
//! [`entry`], orders as they come in:
//! - [`names`](entry::names) how people spell places and powers; [`grammar`](entry::grammar) reads orders as people write
//!   them
//! - [`legal`](entry::legal) judges an order at entry, [`review`](entry::review) a whole set of them,
//!   [`options`](entry::options) lists all there are
//! - [`answers`](entry::answers) finds the result of each order that was given
//!
//! [`phases`], what comes of orders:
//! - [`movement`](phases::movement), [`retreat`](phases::retreat) and [`adjustment`](phases::adjustment) adjudicate one kind
//!   of phase each; [`adjudicate`](phases::adjudicate) goes from one phase to the next
//! - [`auction`] of mercenaries, in intimate games; [`victory`] says who has won
//!
//! [`ways`], where units go by rules of their own:
//! - [`passage`](ways::passage) borders and waters; [`canal`](ways::canal) those with a keeper; [`rail`](ways::rail) who
//!   travels on railways
//! - `carriers` who could carry whom; [`transform`](ways::transform) which units become units of another kind
//!
//! [`Diplomacy`] is all of it as [`Rules`](crate::rules::Rules).
pub mod accounts;
pub mod auction;
pub mod board;
pub mod calendar;
pub mod entry;
pub mod event;
mod game;
pub mod order;
pub mod phases;
pub mod policy;
pub mod record;
pub mod state;
pub mod variant;
pub mod victory;
pub mod void;
pub mod ways;

pub use game::{Diplomacy, View, complete};
