//! Turns views and events into e-mail text. It gets only views, so no e-mail can reveal a secret to its reader.
//!
//! The format is that of the classic judges, because players and their programs read it.
use super::extras::{BoardExtras, OddsTable};
use super::headline;
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid};
use chancery_rules::{Power, Review, Rules};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say, line, term, theirs};

/// The name of a game in e-mails, with the number of the phase: `(demo.001)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading<'a> {
    /// `demo`
    pub game: &'a str,
    /// Counted from 1.
    pub n_phase: u32,
}

impl<'a, S> Say<'a, S> for Heading<'a> {
    fn arg(self) -> Arg<'a, S> {
        term(format!("{}.{:03}", self.game, self.n_phase))
    }
}

/// The e-mails about a game to its players.
pub trait Report: Rules {
    /// Reports the results of a phase: each order, the dislodged units, the reasons for failures, and the changes of ownership. `before`
    /// and `after` are the reader's views, and `events` the events that they may see. Where it helps, their `own` powers come first.
    fn results(
        &self,
        heading: Heading,
        before: &Self::View,
        after: &Self::View,
        events: &[Self::Event],
        own: &[Power],
        doc: &mut Doc,
    );

    /// A few sentences on what a phase brought the power whose views these are, for the top of its player's results. By default, they are
    /// made from its entries.
    fn headline(&self, before: &Self::View, after: &Self::View, events: &[Self::Event], power: Power) -> Vec<Note> {
        headline::of(&self.entries(before, after, events), power)
    }

    /// The task of a power in the current phase, as a sentence. `None` if submitting orders is the whole task.
    fn task(&self, view: &Self::View, power: Power) -> Option<Note> {
        let _ = (view, power);
        None
    }

    /// Predicts the results of a phase that has not ended, given some orders. `events` are all events that would happen.
    fn prospect(
        &self,
        heading: Heading,
        before: &Self::View,
        after: &Self::View,
        events: &[Self::Event],
        doc: &mut Doc,
    ) {
        self.results(heading, before, after, events, &[], doc);
    }

    /// Explains the results of a phase: the chain of causes for the named unit or place, or, without a name, for every failure of the
    /// powers whose view this is. Adds nothing if there is nothing to explain.
    ///
    /// # Errors
    /// A sentence that says what to name instead.
    fn why(
        &self,
        heading: Heading,
        before: &Self::View,
        events: &[Self::Event],
        about: &str,
        doc: &mut Doc,
    ) -> Result<(), Note> {
        let _ = (heading, before, events, about, doc);
        Err(Note::of("In this game the results say everything."))
    }

    /// Describes the differences between two positions of the same turn, one sentence each: the GM's edits.
    fn changes(&self, before: &Self::View, after: &Self::View) -> Vec<Note> {
        let _ = (before, after);
        Vec::new()
    }

    /// The position, and the orders that are due.
    fn status(&self, heading: Heading, view: &Self::View, doc: &mut Doc);

    /// Lists the owners of everything, and each player's totals. Adds nothing in games without ownership.
    fn centres(&self, view: &Self::View, doc: &mut Doc) {
        let _ = (view, doc);
    }

    /// The rules' figures that differ from the usual ones in this game, as a sentence. `None` if all are usual.
    fn own_figures(&self) -> Option<Note> {
        None
    }

    /// The condition for winning, as a sentence. `None` if the rules alone define it.
    fn aim(&self, view: &Self::View) -> Option<Note> {
        let _ = view;
        None
    }

    /// Answers a question in one of the family's own keywords, as e-mails do.
    ///
    /// # Errors
    /// A sentence that says why there is no answer.
    fn answered(&self, view: &Self::View, word: &str, args: &str, doc: &mut Doc) -> Result<(), Note> {
        self.answer(view, word, args)?.lines().for_each(|told| doc.classic(term(told)));
        Ok(())
    }

    /// The orders that one power has on file, with anything missing or unusual.
    fn on_file(
        &self,
        heading: Heading,
        view: &Self::View,
        power: Power,
        orders: &[Self::Order],
        review: &Review,
        doc: &mut Doc,
    );

    /// A form to fill in and return, quoted or not. It has the beginning of each order that is due (`A BUD`), and below it remarks with the
    /// options (`# can go to GAL, SER`) and any order on file (`# on file: A BUD - SER`).
    ///
    /// The form contains no complete order. It must have no effect if it comes back unchanged: below new orders, after CLEAR, or once
    /// someone else has taken over. The lines without `#` are therefore the same as if no orders were on file.
    ///
    /// A player who knows the game can do without the list of all moves of each unit (`lists_moves`), but not without orders on file,
    /// retreats and build sites.
    fn order_form(&self, view: &Self::View, power: Power, on_file: &[Self::Order], lists_moves: bool) -> String;

    /// The legal orders of the powers whose view this is, as a compact list. If the player names a unit, even a foreign one, only its
    /// orders.
    ///
    /// # Errors
    /// A sentence that says why there are none, or what to name instead.
    fn options_list(&self, heading: Heading, view: &Self::View, about: &str, doc: &mut Doc) -> Result<(), Note> {
        let is_about = |order: &String| order.to_lowercase().starts_with(&about.to_lowercase());
        let mut options = self.options(view);
        options.retain(is_about);
        if options.is_empty() {
            return Err(match about {
                "" => Note::of("You have nothing to order now."),
                _ => Note::of(say!("No order begins with {}.", theirs(about))),
            });
        }
        doc.title(say!("Legal orders. ({heading})", heading));
        options.into_iter().for_each(|option| doc.line(line(option)));
        Ok(())
    }

    /// The history of a game: the owners of the centres at the end of each year, and their numbers. `history` holds one view per phase,
    /// oldest first, the current one last. `players` has one name per power. Tables are at most `columns` wide.
    fn history(&self, history: &[Self::View], players: &[String], columns: usize, doc: &mut Doc);

    /// The position as data. `None` in games that have no board to draw.
    fn sheet(&self, view: &Self::View, past: &PreviousTurns) -> Option<PlayerView> {
        let _ = (view, past);
        None
    }

    /// The position as data, with the orders on file.
    fn sheet_with_orders(
        &self,
        view: &Self::View,
        orders: &[(Power, Self::Order)],
        past: &PreviousTurns,
    ) -> Option<PlayerView> {
        let _ = orders;
        self.sheet(view, past)
    }

    /// Returns the actual or predicted results of a phase as data: the position after it, and the orders that led to it.
    fn sheet_of_results(
        &self,
        before: &Self::View,
        after: &Self::View,
        events: &[Self::Event],
        past: &PreviousTurns,
    ) -> Option<PlayerView> {
        let _ = (before, events);
        self.sheet(after, past)
    }

    /// Returns the results of a phase for pages, entry by entry, each with its reasons. Empty if the text of the results says everything.
    fn entries(&self, before: &Self::View, after: &Self::View, events: &[Self::Event]) -> Vec<PhaseEntry> {
        let _ = (before, after, events);
        Vec::new()
    }

    /// Records what a reader saw in a phase, for the sheets of later phases.
    fn remember(&self, view: &Self::View, past: &mut PreviousTurns) {
        let _ = (view, past);
    }

    /// Returns the orders that a power must or may give.
    fn slots(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> Vec<OrderRow> {
        let _ = (view, power, on_file);
        Vec::new()
    }

    /// An order as pages say it.
    fn say_order(&self, order: &Self::Order) -> String {
        self.write_order(order)
    }

    /// Returns the panels next to the board. `on_file` has the orders of the power whose view this is.
    fn extras(&self, view: &Self::View, on_file: &[Self::Order]) -> BoardExtras {
        let _ = (view, on_file);
        BoardExtras::default()
    }

    /// Returns the odds of attacks from one of the reader's places on another place, after making the `more` units there first: `8i`.
    /// `None` if the reader has no such place, or cannot go there.
    fn odds(&self, view: &Self::View, from: &str, to: &str, more: &str) -> Option<OddsTable> {
        let _ = (view, from, to, more);
        None
    }

    /// The places for a power to fill in this phase. `None` if there are none.
    fn placing(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> Option<SetupGrid> {
        let _ = (view, power, on_file);
        None
    }
}

/// Undoes the wrapping of lines: a line indented by four columns or more belongs to the line above it. Quote marks do not count as
/// indentation.
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
