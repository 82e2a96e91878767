//! Dates and times, as people write them and as the judge prints them.
//!
//! An instant is a [`Timestamp`](jiff::Timestamp). Zones matter only for reading and printing. A local time that the clocks
//! skip in spring is read as one hour later. A time that occurs twice in autumn is read as the second. So a deadline is never
//! earlier than its writer may have meant.
mod read;
mod zone;

use crate::text::sentence::{Arg, theirs};

pub use crate::text::dates::{day, friendly, print, span, zone_name};
pub use read::{DayOfYear, interval, local, read, read_day, time_of_day};
pub use zone::read_zone;

/// Text from a stranger, made short enough to repeat in a sentence.
pub(super) fn typed(text: &str) -> Arg<'static> {
    const MAX_SHOWN: usize = 30;
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(MAX_SHOWN).collect();
    if text.chars().count() > MAX_SHOWN {
        shown.push('…');
    }
    theirs(shown)
}
