//! A game as the judge sees it.
//!
//! - [`dates`] dates and times as people write them, and as the judge prints them
//! - [`schedule`] deadlines: when a phase is due, late, in grace, over
pub mod dates;
pub mod schedule;
pub mod system;
