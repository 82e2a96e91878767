//! Diplomacy: the board, its orders, and their adjudication.
//!
//! - [`board`] what a board is; [`variant`] reads one from its folder under `variants/diplomacy/`
//! - [`order`] an order; [`grammar`] reads one as people write it, by the spellings of [`names`]
//! - [`state`] a position; [`record`] its text form, and that of events
//! - [`policy`] the choices that rulebooks and judges leave open, by name
//! - [`event`] what came of each order, and why
//! - [`movement`], [`retreat`], [`adjustment`] adjudicate the three kinds of phase; [`adjudicate`] goes from one to the
//!   next
//! - [`auction`] of mercenaries, in intimate games; [`victory`] says who has won
//! - [`calendar`] which turn follows which, and what they are called
//! - [`passage`] borders and waters with rules of their own; [`canal`] those with a keeper
//! - [`accounts`] what a power has: centres that count, builds and where, who commands it
//! - [`rail`] who travels on railways; [`transform`] what units become units of another kind
//! - [`legal`] judges orders at entry, [`review`] whole sets of them, [`options`] lists all there are
//! - [`Diplomacy`] is all of it as [`Rules`](crate::rules::Rules)
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
pub mod ways;

pub use game::{Diplomacy, View, complete};
