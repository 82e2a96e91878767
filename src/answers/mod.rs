//! The answers of LIST, SUMMARY, HELP, GET and FORECAST. Nothing here changes a game.
//!
//! - [`listing`] has lists of games, and details of one
//! - [`summary`] has the history of a game
//! - [`forecast`] has what would come of orders
//! - [`help`] has what HELP and GET send
pub mod forecast;
pub mod help;
pub mod listing;
pub mod summary;
