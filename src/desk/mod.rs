//! A command's desk: what a file in `commands/` is, and all that it may touch.
//!
//! - [`access`] the ways into a game: who may play, and run games
//! - [`command`] what a command is, and which one a line calls
//! - [`context`] who writes, and the game that they signed on to
//! - [`game_cx`] a game, who acts in it, and what follows: all that the referee works with
//! - [`env`](mod@env) the judge, the database, the time
//! - [`calendar_entries`] the deadline in the calendars of those who want it there
//! - [`letters`] how letters about a game are headed and addressed
//! - [`find`] games by their names
//! - [`passwords`] those of seats, set or guessed
//! - [`refusal`] why a line is not carried out
//! - [`route`] where an answer goes
//! - [`args`] what may follow a keyword
pub mod access;
pub mod args;
pub mod calendar_entries;
pub mod command;
pub mod context;
pub mod env;
pub mod find;
pub mod game_cx;
pub mod letters;
pub mod passwords;
pub mod refusal;
pub mod route;

pub use command::{Args, Block, Spec, Who};
pub use context::Context;
pub use env::Env;
pub use game_cx::GameCx;
pub use refusal::Refusal;
