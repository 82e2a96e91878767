//! All boards that can be played, including the keeper's own.
//!
//! - [`catalogue`] finds a board by its name, and prepares it for play
//! - [`chain`] is a board as text, with its bases; `shelf` is the keeper's folder
//! - [`charts`] finds the picture of a board, or makes it
//! - [`morph`] changes boards by mail
//! - [`realpolitik`] finds the boards of another program's games
pub mod catalogue;
pub mod chain;
pub mod charts;
pub mod morph;
pub mod realpolitik;
mod shelf;
