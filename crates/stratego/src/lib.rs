//! A rules engine for Stratego: two armies that hide their ranks from each other. [`Stratego`] implements
//! [`Rules`](chancery_rules::Rules).
//!
//! The values that everything else uses:
//! - [`rank`] the twelve kinds of piece, how people write them, and who wins a strike
//! - [`side`] Red and Blue; [`board`] squares, lakes and homes; [`army`] how many pieces of each rank
//! - [`options`] the choices of rules, by name; [`variant`] reads a board from its folder under `variants/stratego/`
//! - [`position`] the pieces on their squares, as far as a reader knows them; [`state`] the whole truth of a game; [`view`]
//!   what one pair of eyes may know of it
//! - [`order`] what players send: a set-up, a move, a plan; [`event`] its results
//!
//! Legal moves and their results:
//! - [`moves`] which moves are legal, and what they do; [`repeats`] the two rules against endless repetition
//! - [`setup`] a set-up, and its seal; [`setups`] set-ups by name and by chance
//! - [`entry`] reads orders, and says in sentences what is wrong with them
//! - `phases` goes from one phase to the next, and `plan` says what a plan does in its turn
//! - `save` is positions as JSON; [`record`] whole games as text; [`jsonl`] moves judged for programs
//! - `computer` is a computer player, which sees what its side sees
pub mod army;
pub mod board;
mod chance;
mod computer;
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
