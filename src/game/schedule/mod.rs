//! Deadlines: when a phase is due, late, in grace or over. Pure: values in, values out.
//!
//! - [`Clocking`] holds the settings of one kind of phase, in the classic words
//! - [`Calendar`] holds the game's time zone, and the days and hours when no turn runs
//! - [`told`] describes a clock in a sentence
//! - [`next_deadline`], [`grace_end`], [`Lost`], [`avoid`] … compute times from them
//! - [`Reminders`] holds the times when someone wants to be reminded
//! - [`Situation`] is the state of a phase, with what is [`due`](Situation::due) now
mod calendar;
mod clocking;
mod deadlines;
mod reminders;
mod situation;
mod words;

pub use calendar::{Calendar, ClosedDays, QuietHours};
pub use clocking::{Clocking, Day, Days, Hours, every};
pub use deadlines::{Lost, avoid, deadline_from, earliest, grace_end, grace_from, next_deadline, reminder_at};
pub use reminders::Reminders;
pub use situation::{Due, Ending, Situation};
pub use words::{early, told};
