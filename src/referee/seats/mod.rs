//! Seats and the people on them: how they arrive, who lets them in, and how they leave.
pub mod approval;
pub mod assign;
pub mod decisions;
pub mod guests;
pub mod invitations;
pub mod joining;
pub mod moves;
pub mod muster;
pub mod names;
pub mod offers;
pub mod openings;
pub mod people;
pub mod registry;
pub mod reserve;
pub mod sitters;
pub mod unconfirmed;
pub mod unreachable;
