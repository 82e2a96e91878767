//! Diplomacy's keywords in e-mails.
use crate::{Does, Word};

/// Orders that name their kind of phase. Those sent before that phase begins are stored until then.
pub(super) static WORDS: &[Word] = &[
    Word { words: &["retreat", "retreats"], help: "", does: Does::For("retreat") },
    Word { words: &["build", "builds", "waive", "waives"], help: "", does: Does::For("adjust") },
];
