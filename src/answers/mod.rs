//! What only shows: the answers of LIST, SUMMARY, HELP and GET. Nothing here changes a game.
//!
//! - [`listing`] lists of games, and all about one of them
//! - [`summary`] who held what when
//! - [`help`] what HELP and GET send
pub mod help;
pub mod listing;
pub mod summary;
