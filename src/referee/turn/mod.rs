//! A turn: its orders, its clock, what happens at the deadline, and the results.
pub mod absence;
pub mod calendars;
pub mod clock;
pub mod computers;
pub mod digest;
pub(super) mod disorder;
pub mod drafts;
pub mod extensions;
pub(super) mod kept;
pub(super) mod late;
pub mod later;
pub mod nudge;
pub mod numbered;
pub mod orders;
pub mod phase;
