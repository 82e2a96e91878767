//! The subcommands of the program.
pub mod adjudicate;
pub mod position;
