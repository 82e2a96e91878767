//! The adjudication of the three kinds of phase, and the way from one to the next.
pub mod adjudicate;
pub mod adjustment;
pub mod movement;
pub mod retreat;
