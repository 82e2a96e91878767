//! Every board that can be played on, the keeper's own too.
//!
//! - [`catalogue`] finds a board by its name, and makes it ready to play
//! - [`chain`] a board as text, with what it is based on; `shelf` the keeper's folder
//! - [`morph`] boards changed by mail
//! - [`import`] boards of other judges, written as folders of ours
pub mod catalogue;
pub mod chain;
pub mod import;
pub mod morph;
mod shelf;
