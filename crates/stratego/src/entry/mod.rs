//! Orders as they come in.
//!
//! - [`setup`] set-ups in every form that people write them
//! - [`moves`] moves, plans, and what begins like one; [`legal`] whether they are possible, and why not, in sentences
//! - [`text`] orders in canonical spelling
pub mod legal;
pub mod moves;
pub mod setup;
pub mod text;
