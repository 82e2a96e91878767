//! Turns views and events into the text of letters. It only gets views, so that no letter can tell its reader a secret.
//!
//! The lines are those of the classic judges, because players and their programs read them.
use super::extras::{BoardExtras, OddsTable};
use chancery_picture::sheet::{OrderRow, PhaseEntry, PlayerView, PreviousTurns, SetupGrid};
use chancery_rules::{Power, Review, Rules};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say, line, term, theirs};

/// The name of a game in letters, and the number of the phase: `(demo.001)`.
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

/// The letters of a game to its players.
pub trait Report: Rules {
    /// The results of a phase: each order, the units that were dislodged, why orders failed, and what changed hands.
    /// `before` and `after` are what the reader saw and sees; `events` are those that they may be told; what concerns
    /// their `own` powers comes first where that helps.
    fn results(
        &self,
        heading: Heading,
        before: &Self::View,
        after: &Self::View,
        events: &[Self::Event],
        own: &[Power],
        doc: &mut Doc,
    );

    /// The same of a phase that has not ended: what would come of some orders. `events` are all that would happen.
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

    /// Tells why a phase came out as it did: the chain of causes of what befell the unit or the place that is named;
    /// or, if none is, of all that failed for the powers whose eyes the views are for. Says nothing if nothing did.
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
        Err(Note::of("In this game the results say all that there is to say."))
    }

    /// Tells how two positions of the same turn differ, a sentence for each difference: what a master has changed by
    /// hand.
    fn changes(&self, before: &Self::View, after: &Self::View) -> Vec<Note> {
        let _ = (before, after);
        Vec::new()
    }

    /// The position, and which orders are due.
    fn status(&self, heading: Heading, view: &Self::View, doc: &mut Doc);

    /// Tells who owns what, and how much everyone has; says nothing in games where nothing is owned.
    fn centres(&self, view: &Self::View, doc: &mut Doc) {
        let _ = (view, doc);
    }

    /// The condition that wins, as a sentence; none if the rules alone say so.
    fn aim(&self, view: &Self::View) -> Option<Note> {
        let _ = view;
        None
    }

    /// Answers a question in a word of the family's own, as letters do.
    ///
    /// # Errors
    /// A sentence that says why there is no answer.
    fn answered(&self, view: &Self::View, word: &str, args: &str, doc: &mut Doc) -> Result<(), Note> {
        self.answer(view, word, args)?.lines().for_each(|told| doc.classic(term(told)));
        Ok(())
    }

    /// The orders that one power has on file, and what is missing or unusual.
    fn on_file(
        &self,
        heading: Heading,
        view: &Self::View,
        power: Power,
        orders: &[Self::Order],
        review: &Review,
        doc: &mut Doc,
    );

    /// A form to fill in and return, quoted or not: the beginning of each order that is due (`A BUD`), and below it
    /// remarks that say what is possible (`# can go to GAL, SER`), and what is on file (`# on file: A BUD - SER`).
    ///
    /// No order stands in it already: a form that comes back unchanged, below new orders, after CLEAR, or when somebody
    /// else has taken over, must say nothing. The lines without `#` are therefore among those for no orders on file.
    fn order_form(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> String;

    /// The legal orders of the powers whose eyes the view is for, in a compact list; or those of the unit that a player
    /// names, anybody's.
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
                _ => Note::of(say!("There is no order that begins with {}.", theirs(about))),
            });
        }
        doc.title(say!("Legal orders. ({heading})", heading));
        options.into_iter().for_each(|option| doc.line(line(option)));
        Ok(())
    }

    /// The history of a game: the owners of the centres at the end of each year, and their numbers. `history` holds one
    /// view for each phase, oldest first, the current one last; `players` has one name for each power. Its tables take at
    /// most so many `columns`.
    fn history(&self, history: &[Self::View], players: &[String], columns: usize, doc: &mut Doc);

    /// The position as data. `None` in games that have no board to draw.
    fn sheet(&self, view: &Self::View, past: &PreviousTurns) -> Option<PlayerView> {
        let _ = (view, past);
        None
    }

    /// The same, with orders that are on file.
    fn sheet_with_orders(
        &self,
        view: &Self::View,
        orders: &[(Power, Self::Order)],
        past: &PreviousTurns,
    ) -> Option<PlayerView> {
        let _ = orders;
        self.sheet(view, past)
    }

    /// Returns what came of a phase, or would, as data: the position after it, and the orders that led to it.
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

    /// Returns what came of a phase, entry by entry, each with its reasons: for pages. None where the text of the
    /// results is all.
    fn entries(&self, before: &Self::View, after: &Self::View, events: &[Self::Event]) -> Vec<PhaseEntry> {
        let _ = (before, after, events);
        Vec::new()
    }

    /// Notes what a reader saw in a phase, for sheets of later ones.
    fn remember(&self, view: &Self::View, past: &mut PreviousTurns) {
        let _ = (view, past);
    }

    /// Returns the orders that a power is to give, and may give.
    fn slots(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> Vec<OrderRow> {
        let _ = (view, power, on_file);
        Vec::new()
    }

    /// An order as pages say it.
    fn say_order(&self, order: &Self::Order) -> String {
        self.write_order(order)
    }

    /// Returns what stands beside the board; `on_file` are the orders of the power whose eyes the view is for.
    fn extras(&self, view: &Self::View, on_file: &[Self::Order]) -> BoardExtras {
        let _ = (view, on_file);
        BoardExtras::default()
    }

    /// Returns the prospects of attacks from a place of the reader's on another, with `more` units that are made there
    /// first: `8i`. `None` where the reader has no such place, or cannot go there.
    fn odds(&self, view: &Self::View, from: &str, to: &str, more: &str) -> Option<OddsTable> {
        let _ = (view, from, to, more);
        None
    }

    /// The places that a power is to fill in this phase; `None` where there are none.
    fn placing(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> Option<SetupGrid> {
        let _ = (view, power, on_file);
        None
    }
}

/// Undoes the wrapping of lines: a line indented by four columns or more belongs to the line above it. Quote marks do
/// not count.
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
