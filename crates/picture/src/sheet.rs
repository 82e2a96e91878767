//! The knowledge of a game that one reader may have, as data: pictures, pages and programs are made from it, beside
//! the text of letters.
//!
//! It is made from views only, so that it can tell nothing that the words do not.
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the form. Fields are only added; another meaning is another version.
pub const FORMAT: &str = "chancery/1";

/// A position as one reader sees it; with the orders that led to it, or that are on file, if they may know these.
///
/// With orders that led to it, `phase` and `title` are those of the phase that has ended, and all that stands on the board is as
/// it was at its end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The name of the game; empty where there is none.
    pub game: String,
    /// The board: the name of its folder.
    pub board: String,
    /// `S1901M`
    pub phase: String,
    /// `Spring of 1901, Movement`
    pub title: String,
    /// All powers, in the order of letters.
    pub sides: Vec<Side>,
    /// The facts known about provinces, in the order of the board; those of which there is nothing to say are left
    /// out.
    pub areas: Vec<Area>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// The orders, and their results.
    pub deeds: Vec<BoardOrder>,
    /// The results of the orders that led to it, each as `adjudicate --jsonl` prints it. Pictures do not show them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Value>,
    /// Places that a stand-off left empty.
    pub standoffs: Vec<String>,
    /// The things that have no place on the board, in words: waived builds, bids, proxies.
    pub asides: Vec<String>,
    /// The end of the game, as a sentence; empty while it runs.
    pub outcome: String,
    /// The things that [`Side::centres`] counts, if not supply centres: `pieces`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub counted: String,
    /// Its reader sits at the upper edge of the board: pictures are turned round.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_turned: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

/// A power.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The letter that players type: `A`; `15` on large boards.
    pub letter: String,
    /// `Austria`
    pub name: String,
    /// The number of centres, if that is known.
    pub centres: Option<u32>,
    /// The number at the count of centres before the last one, if that is known.
    pub before: Option<u32>,
    /// Whether no one plays it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_neutral: bool,
    /// The sides whose homes are within three steps of its own, and how many: on boards with more sides than there are hues, those
    /// look different.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<(usize, u8)>,
}

/// A province.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Area {
    /// As in orders, without a coast: `STP`.
    pub place: String,
    /// It is a supply centre.
    pub is_centre: bool,
    /// Its owner, as an index into [`PlayerView::sides`].
    pub owner: Option<usize>,
    /// The side that stood there last, if it is no centre.
    pub stood: Option<usize>,
    /// The side whose home it is.
    pub home: Option<usize>,
    /// The reader does not see what stands there.
    pub is_hidden: bool,
    /// It is a centre, and the reader does not know whose.
    pub is_owner_hidden: bool,
    /// The other things there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub works: Vec<Work>,
}

/// A thing in a province, besides its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// It yields iron.
    Mine,
    /// It trains those who walk.
    Barracks,
    /// It breeds horses.
    Stables,
    /// It makes guns.
    Factory,
    /// A lake: nothing stands on it, or passes over it.
    Lake,
}

/// A piece on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// The owner, as an index into [`PlayerView::sides`]; `None` if the reader does not know.
    pub side: Option<usize>,
    /// The kind of the piece.
    pub kind: PieceKind,
    /// Its place, with the coast: `STP/SC`.
    pub at: String,
    /// It has lost its place, and owes a retreat.
    pub is_dislodged: bool,
    /// The text on it, besides its owner: its rank (`10`, `S`), or its parts (`5i 2c 1a`). Empty: the reader does not
    /// know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Of a piece with a rank: it has moved, and everybody knows.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_moved: bool,
    /// Of a piece with a rank: both players know the rank.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_shown: bool,
}

/// The kinds of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceKind {
    /// Walks on land.
    #[default]
    Army,
    /// Sails.
    Fleet,
    /// Flies.
    Wing,
    /// A piece with a rank that the other side does not know.
    Ranked,
    /// Several units of several kinds.
    Force,
}

impl PieceKind {
    /// Returns whether something is written on it, besides its owner.
    #[must_use]
    pub fn is_written(self) -> bool {
        matches!(self, Self::Ranked | Self::Force)
    }
}

/// An order on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BoardOrder {
    /// The side, as an index into [`PlayerView::sides`].
    pub side: Option<usize>,
    /// The kind of the unit.
    pub kind: PieceKind,
    /// The place where it stood: `BUD`.
    pub at: String,
    /// The action that it was to take.
    #[serde(flatten)]
    pub what: OrderAction,
    /// The result of the order.
    pub came: OrderOutcome,
    /// The unit has lost its place.
    pub is_dislodged: bool,
    /// Whether no one gave this order: it is what a unit does without one.
    pub is_implied: bool,
    /// Whether it is only planned, for a later turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_planned: bool,
    /// The text beside it: the units that went (`4i 3c`), or the strike (`8 takes 6`).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// The action that a unit was to take. Places are as in orders.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum OrderAction {
    /// Stay.
    #[default]
    Hold,
    /// Go.
    Move {
        /// The destination.
        to: String,
        /// The fleets that were ordered to carry it, in order of the way if that is known.
        via: Vec<String>,
    },
    /// Go where an enemy stands. It fails if that keeps its place.
    Attack {
        /// The place of the enemy.
        to: String,
    },
    /// Help another unit.
    Support {
        /// The place of that unit.
        of: String,
        /// The destination of that unit; `None`: it stays.
        to: Option<String>,
    },
    /// Carry an army.
    Convoy {
        /// The place of the army.
        of: String,
        /// The destination of the army.
        to: String,
    },
    /// Give way.
    Retreat {
        /// The destination.
        to: String,
    },
    /// Leave the board.
    Disband,
    /// Come on to the board.
    Build,
    /// Turn into another kind.
    Become {
        /// The kind that it is to be.
        into: PieceKind,
        /// The place where it then stands, with the coast.
        to: String,
    },
}

/// The result of an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderOutcome {
    /// It is on file: nothing came of it yet.
    #[default]
    Filed,
    /// It was carried out.
    Success,
    /// It was not.
    Failure,
}

/// The knowledge of one reader about the phases before: gathered from their views, oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreviousTurns {
    /// The side that stood last in each province, by its name in orders; as an index into [`PlayerView::sides`].
    pub stood: BTreeMap<String, usize>,
    /// The numbers of centres of all sides after each count, as far as they are known: the name of the count, and the numbers.
    pub counts: Vec<(String, Vec<Option<u32>>)>,
}

impl PreviousTurns {
    /// Notes the numbers of centres; those of a count that has been noted already take their place.
    pub fn count(&mut self, name: String, centres: Vec<Option<u32>>) {
        match self.counts.last_mut() {
            Some((last, known)) if *last == name => *known = centres,
            _ => self.counts.push((name, centres)),
        }
    }

    /// The number of centres of a side at the count before the one that is named.
    pub fn centres_before(&self, name: &str, side: usize) -> Option<u32> {
        let (_, centres) = self.counts.iter().rev().find(|(count, _)| count != name)?;
        centres.get(side).copied().flatten()
    }
}

/// An order that its reader must give, or may give.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OrderRow {
    /// The side, as an index into [`PlayerView::sides`].
    pub side: usize,
    /// The task to be done.
    pub task: OrderKind,
    /// The unit, if it is about one that is on the board.
    pub kind: Option<PieceKind>,
    /// The place of that unit: `BUD`.
    pub at: Option<String>,
    /// The order on file for it.
    pub order: Option<String>,
    /// All possible orders, each as a line that can be mailed back.
    pub choices: Vec<String>,
    /// The subject in words, for pages: `Army Budapest`. It is no part of the data for programs, and neither are the
    /// groups.
    #[serde(skip)]
    pub name: String,
    /// The choices in groups, with words.
    #[serde(skip)]
    pub groups: Vec<ChoiceGroup>,
    /// Whether what is chosen is only planned, for a later turn.
    #[serde(skip)]
    pub is_planned: bool,
}

/// Choices of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceGroup {
    /// The common name of the choices: `Support`.
    pub name: String,
    /// The verb of the choices.
    pub verb: Verb,
    /// There are so many choices in all that these stand one step further away.
    pub is_far: bool,
    /// In the order of their labels.
    pub choices: Vec<OrderChoice>,
}

/// From so many choices on, convoys are one more step.
pub const MANY: usize = 100;

impl ChoiceGroup {
    /// An empty group of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, verb: Verb) -> Self {
        Self { name: name.into(), verb, is_far: false, choices: Vec::new() }
    }

    /// Puts choices, each with its group, into groups, in the order in which these are first met.
    #[must_use]
    pub fn all(choices: impl IntoIterator<Item = (&'static str, Verb, OrderChoice)>) -> Vec<Self> {
        let mut groups: Vec<Self> = Vec::new();
        let mut n_choices = 0;
        for (name, verb, choice) in choices {
            n_choices += 1;
            match groups.iter_mut().find(|group| group.name == name) {
                Some(group) => group.choices.push(choice),
                None => groups.push(Self { choices: vec![choice], ..Self::new(name, verb) }),
            }
        }
        for group in &mut groups {
            group.choices.sort_by(|a, b| a.label.cmp(&b.label));
            group.is_far = MANY <= n_choices && group.verb == Verb::Convoy;
        }
        groups.sort_by(|a, b| (a.verb, &a.name).cmp(&(b.verb, &b.name)));
        groups
    }
}

/// The action of a group of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// Stay.
    Hold,
    /// Go: moves, attacks, retreats.
    Move,
    /// Help another unit.
    Support,
    /// Carry another unit.
    Convoy,
    /// Anything else: builds, removals.
    Other,
}

impl Verb {
    /// In a word, for scripts: `move`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Hold => "hold",
            Self::Move => "move",
            Self::Support => "support",
            Self::Convoy => "convoy",
            Self::Other => "other",
        }
    }
}

/// A possible order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OrderChoice {
    /// As a line that can be mailed back: `A VIE S A BUD - GAL`.
    pub line: String,
    /// In words, without the unit that is ordered: `supports Army Budapest to Galicia`.
    pub label: String,
    /// Of a support or a convoy: where the other unit stands.
    pub of: Option<String>,
    /// The destination: `GAL`.
    pub to: Option<String>,
}

/// One thing that came of a phase, in words: for pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhaseEntry {
    /// The side, as an index into [`PlayerView::sides`]; `None`: it is about all.
    pub side: Option<usize>,
    /// The sides that it befalls, if it is about all: the owner of a unit that was dislodged, those between whom a centre goes.
    pub befalls: Vec<usize>,
    /// The place on the board where it happened, in the words of orders; empty if it has none.
    pub at: String,
    /// `Army Vienna -> Galicia.`
    pub text: String,
    /// The result in a word or two, if that is no success: `bounce, dislodged`.
    pub note: String,
    /// The result.
    pub came: OrderOutcome,
    /// The reason, as the chain of its causes; each with how far it is from the entry, counted from 0.
    pub why: Vec<(usize, String)>,
}

/// The task to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderKind {
    /// Order a unit.
    Move,
    /// Order a unit that has lost its place.
    Retreat,
    /// Build a unit, or waive.
    Build,
    /// Remove a unit.
    Remove,
    /// An order that no one has to give.
    Option,
}

impl OrderKind {
    /// In a word, for scripts: `build`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Retreat => "retreat",
            Self::Build => "build",
            Self::Remove => "remove",
            Self::Option => "option",
        }
    }
}

/// Places that its reader is to fill, each with one piece of an army: a block of lines, with a line for each row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupGrid {
    /// The side, as an index into [`PlayerView::sides`].
    pub side: usize,
    /// The line above the rows: `SETUP US`.
    pub opens: String,
    /// The line below them: `END`.
    pub closes: String,
    /// The sign that stands in a row for an empty place.
    pub empty: String,
    /// The places in the order of the block, which is also that in which their owner sees them.
    pub rows: Vec<Vec<SetupSquare>>,
    /// The army.
    pub counters: Vec<PieceCount>,
    /// Set-ups that fill all places at once.
    pub ready: Vec<ReadySetup>,
}

/// A set-up that somebody has thought of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadySetup {
    /// `Hedgehog`
    pub name: String,
    /// The line that takes it: `SETUP hedgehog`.
    pub line: String,
    /// The [codes](PieceCount::code) of its pieces, in the rows of the grid; none, if chance decides.
    pub rows: Vec<Vec<String>>,
}

/// A place to fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupSquare {
    /// Its name: `A4`.
    pub at: String,
    /// The [code](PieceCount::code) of what is on file for it.
    pub holds: Option<String>,
}

/// Pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceCount {
    /// The code for them in rows: `10`.
    pub code: String,
    /// `marshal`
    pub name: String,
    /// The number of these pieces.
    pub n: u32,
}
