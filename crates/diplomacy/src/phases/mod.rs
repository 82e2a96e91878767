//! Adjudicates the three kinds of phase, and leads from one to the next.
pub mod adjudicate;
pub mod adjustment;
pub mod movement;
pub mod retreat;
