//! Families of games: what each brings to the judge besides its rules.
//!
//! - [`system`] an engine with its types erased
//! - [`report`] views and events to the text of letters
//! - [`diplomacy`] Diplomacy with its variants
pub mod diplomacy;
pub mod report;
pub mod system;
