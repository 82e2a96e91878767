//! Views and events to the text of letters: one file per system, in the line shapes of the classic judges.
//!
//! Whoever writes a report is handed views, never a state: what a reader may not know can not slip into it.
pub mod diplomacy;

use crate::rules::{Power, Review, Rules};

/// Which game and turn a text is about: `(demo.003)`.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The game's name, as it is printed.
    pub game: &'a str,
    /// The number of the turn.
    pub turn: u32,
}

/// How a system's letters are worded. All texts are plain, in at most 72 columns, and end with a line break.
pub trait Report: Rules {
    /// What happened in a phase: the classic result lines; why each order failed; dislodged units and where they can go;
    /// after the autumn who owns what, and who builds or removes how many.
    fn results(&self, heading: Heading, before: &Self::View, events: &[&Self::Event], after: &Self::View) -> String;
    /// The position: units, ownership, counts; in a retreat or adjustment phase what is owed.
    fn status(&self, heading: Heading, view: &Self::View) -> String;
    /// The orders of one power as they are on file, in the classic shape ("Movement orders for Spring of 1901."), with
    /// `No Order Processed` for what is missing, then the review's warnings.
    fn orders(
        &self,
        heading: Heading,
        view: &Self::View,
        power: Power,
        orders: &[Self::Order],
        review: &Review,
    ) -> String;
    /// A form for the orders of one power, to be filled in and sent back: lines between `BEGIN ORDERS` and `END ORDERS`.
    /// Empty when it owes none.
    fn form(&self, view: &Self::View, power: Power, on_file: &[Self::Order]) -> String;
    /// The history of a game: who held what at the end of each year, and how many. `history` holds one view for each
    /// phase, oldest first, the present one last; `players` has one name for each power.
    fn summary(&self, history: &[Self::View], players: &[String]) -> String;
}
