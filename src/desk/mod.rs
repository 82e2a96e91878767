//! A command's desk: what a file in `commands/` is, and all that it may touch.
//!
//! - [`command`] what a command is, and which one a line calls
//! - [`context`] who writes, the game that they signed on to, and the letters that go out
//! - [`refusal`] why a line is not carried out
pub mod command;
pub mod context;
pub mod refusal;

pub use command::{Args, Block, Spec, Who};
pub use context::Context;
pub use refusal::Refusal;
