//! The results of a phase, and positions edited by hand, as each reader may see them.
use super::ruleset::Position;
use chancery_picture::sheet::{PhaseEntry, PlayerView, PreviousTurns};
use chancery_rules::{Eyes, Power};
use chancery_text::doc::Doc;
use chancery_text::sentence::Note;
use serde_json::Value;

/// The results of a phase.
pub struct Adjudicated {
    /// The next position.
    pub after: Box<dyn Position>,
    /// The events, as readable JSON.
    pub record: String,
    /// The events, as each reader may know them.
    pub events: Events,
    /// The results, as each reader may see them.
    pub reports: Reports,
    /// The results as data.
    pub sheets: Sheets,
    /// The results entry by entry.
    pub entries: Entries,
}

/// A position edited by hand.
pub struct Edited {
    /// The position now.
    pub after: Box<dyn Position>,
    /// The changes, as each reader may see them.
    pub changes: Changes,
}

/// Lists the changes to a position, for some eyes.
type Compare = dyn Fn(Eyes) -> Vec<Note>;

/// The changes of a position, as each reader may see them.
pub struct Changes(pub(crate) Box<Compare>);

impl Changes {
    /// A sentence for each change that these eyes may see.
    pub fn seen_by(&self, eyes: Eyes) -> Vec<Note> {
        (self.0)(eyes)
    }
}

/// Writes the results of a phase for a reader, given their eyes and the powers that they play.
type Write = dyn Fn(Eyes, &[Power], &mut Doc);

/// Sums up a phase for the player of a power.
type SumUp = dyn Fn(Power) -> Vec<Note>;

/// The results of a phase, as each reader may see them.
pub struct Reports {
    pub(crate) write: Box<Write>,
    pub(crate) sum_up: Box<SumUp>,
}

impl Reports {
    /// Writes the results that these eyes may see, for a reader who plays these powers.
    pub fn seen_by(&self, eyes: Eyes, own: &[Power], doc: &mut Doc) {
        (self.write)(eyes, own, doc);
    }

    /// A few sentences on the outcome of the phase for a power, as far as its player may know it.
    pub fn headline(&self, power: Power) -> Vec<Note> {
        (self.sum_up)(power)
    }
}

/// Lists the events of a phase as JSON, for some eyes.
type ListEvents = dyn Fn(Eyes) -> Value;

/// The events of a phase as JSON, as each reader may know them.
pub struct Events(pub(crate) Box<ListEvents>);

impl Events {
    /// Returns the events that these eyes may know, redacted where necessary.
    pub fn seen_by(&self, eyes: Eyes) -> Value {
        (self.0)(eyes)
    }
}

/// Renders the results of a phase as data for a reader, from their view and what they knew of earlier phases.
type Show = dyn Fn(Eyes, &PreviousTurns) -> Option<PlayerView>;

/// The results of a phase as data, as each reader may see them.
pub struct Sheets(pub(crate) Box<Show>);

impl Sheets {
    /// Returns the part of the position visible to these eyes. `None` in games without a board to draw.
    pub fn seen_by(&self, eyes: Eyes, past: &PreviousTurns) -> Option<PlayerView> {
        (self.0)(eyes, past)
    }
}

/// Returns a phase entry by entry.
type Tell = dyn Fn(Eyes) -> Vec<PhaseEntry>;

/// The results of a phase entry by entry, each with its reasons, as each reader may see them.
pub struct Entries(pub(crate) Box<Tell>);

impl Entries {
    /// Returns the entries that these eyes may see.
    pub fn seen_by(&self, eyes: Eyes) -> Vec<PhaseEntry> {
        (self.0)(eyes)
    }
}
