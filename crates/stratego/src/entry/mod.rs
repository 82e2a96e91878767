//! Incoming orders.
//!
//! - [`setup`] reads set-ups in every form that people write them
//! - [`moves`] reads moves and plans, and recognises lines that resemble them; [`legal`] judges whether they are
//!   possible, and explains refusals in sentences
//! - [`sentence`] reads moves in the sentences that people write
//! - [`text`] has orders in canonical spelling
pub mod legal;
pub mod moves;
pub mod sentence;
pub mod setup;
pub mod text;
