//! A rules engine for Stratego: two armies that hide their ranks from each other. [`Stratego`] implements [`Rules`](chancery_rules::Rules).
//!
//! The basic values:
//! - [`rank`] has the twelve kinds of piece, their spellings, and the outcomes of strikes
//! - [`side`] has Red and Blue; [`board`] squares, lakes and homes; [`army`] the number of pieces of each rank
//! - [`options`] names the choices of rules; [`variant`] reads a board from its folder under `variants/stratego/`
//! - [`position`] has the pieces on their squares, as far as a reader knows them; [`state`] the whole truth of a game; [`view`] the part
//!   that one pair of eyes may know
//! - [`order`] is a player's order: a set-up, a move, a plan; [`event`] is its result
//!
//! Legal moves and their results:
//! - [`moves`] checks and makes moves; [`repeats`] has the two rules against endless repetition
//! - [`setup`] is a set-up, and its seal; [`setups`] has named and random set-ups
//! - [`entry`] reads orders, and explains in sentences what is wrong with them
//! - `phases` leads from one phase to the next, and `plan` carries out plans
//! - `edit` changes positions by hand, in lines
//! - `save` has positions as JSON; [`record`] whole games as text; [`jsonl`] judges moves for programs
//! - `computer` is a bot, which sees only what its side sees
pub mod army;
pub mod board;
mod chance;
mod computer;
mod edit;
pub mod entry;
pub mod event;
mod game;
pub mod jsonl;
pub mod moves;
pub mod options;
pub mod order;
mod phases;
mod plan;
pub mod position;
pub mod rank;
pub mod record;
pub mod repeats;
mod save;
pub mod setup;
pub mod setups;
pub mod side;
pub mod state;
pub mod variant;
pub mod view;

pub use game::{STAGES, Stratego};
pub use view::View;
