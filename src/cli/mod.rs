//! The subcommands of the program.
pub mod adjudicate;
mod position;
