//! The answers of LIST, SUMMARY, HELP and GET. Nothing here changes a game.
//!
//! - [`listing`] has lists of games, and details of one
//! - [`summary`] has the history of a game
//! - [`help`] has what HELP and GET send
pub mod help;
pub mod listing;
pub mod summary;
