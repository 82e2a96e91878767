//! Views and events to the text of letters. It is handed views only, so that no letter can tell what its reader may
//! not know.
//!
//! The lines have the shapes that the classic judges print, since players and their programs read them.
use crate::rules::{Power, Review, Rules};
use crate::text::wrap_line;

/// What letters call a game, and the number of the phase in it: `(demo.001)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
    /// `demo`
    pub game: &'a str,
    /// Counted from 1.
    pub n_phase: u32,
}

/// How a game tells its players what there is to know.
pub trait Report: Rules {
    /// What came of a phase: each order, the units that were dislodged, why orders failed, and what changed hands.
    /// `before` and `after` are what the reader saw and sees; `events` are those that they may be told.
    fn results(&self, heading: Heading, before: &Self::View, after: &Self::View, events: &[Self::Event]) -> String;

    /// Where everybody stands, and what has to be ordered.
    fn status(&self, heading: Heading, view: &Self::View) -> String;

    /// The orders that one power has on file, and what is missing or odd about them.
    fn on_file(
        &self,
        heading: Heading,
        view: &Self::View,
        power: Power,
        orders: &[Self::Order],
        review: &Review,
    ) -> String;

    /// A form to be filled in and returned, quoted or not: one line for each order that is due, with the one on file or
    /// a blank `___`, and behind a `#` what can be ordered.
    fn order_form(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> String;

    /// The history of a game: who held what at the end of each year, and how many. `history` holds one view for each
    /// phase, oldest first, the present one last; `players` has one name for each power.
    fn history(&self, history: &[Self::View], players: &[String]) -> String;
}

/// Appends a line, wrapped if it is too long, the rest indented by `indent` columns.
pub(crate) fn push_wrapped(text: &mut String, line: &str, indent: usize) {
    text.push_str(&wrap_line(line, indent));
    text.push('\n');
}

/// Undoes the wrapping of lines: one that is set in by four columns or more belongs to the one above it. Marks of
/// quotation do not count.
pub fn join_lines(text: &str) -> String {
    let mut joined = String::with_capacity(text.len());
    for line in text.lines() {
        let quoted = line.trim_start_matches("> ").trim_start_matches('>');
        let more = quoted.starts_with("    ") && !quoted.trim().is_empty() && !joined.ends_with("\n\n");
        if more && joined.pop().is_some() {
            joined.push(' ');
            joined.push_str(quoted.trim_start());
        } else {
            joined.push_str(line);
        }
        joined.push('\n');
    }
    joined
}
