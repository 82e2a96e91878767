//! One reader's knowledge of a game, as data. Pictures, pages and programs use it, while e-mails have their own text.
//!
//! It is made only from views, so it can reveal nothing that the words do not.
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of the format. New fields do not change the version. A change of meaning does.
pub const FORMAT: &str = "chancery/1";

/// A position as one reader sees it, with the orders that led to it, or those on file, if they may know them.
///
/// With the orders that led to it, `phase` and `title` are those of the phase that has ended, and the pieces are in their places at its
/// end.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The name of the game. Empty outside a game.
    pub game: String,
    /// The board, by the name of its folder.
    pub board: String,
    /// `S1901M`
    pub phase: String,
    /// `Spring of 1901, Movement`
    pub title: String,
    /// All powers, in the order used in e-mails.
    pub sides: Vec<Side>,
    /// The known facts about provinces, in the order of the board. Provinces without any are left out.
    pub areas: Vec<Area>,
    /// The pieces on the board.
    pub pieces: Vec<Piece>,
    /// The orders, and their results.
    pub deeds: Vec<BoardOrder>,
    /// The results of the orders that led to it, each as `adjudicate --jsonl` prints it. Pictures do not show them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<Value>,
    /// Places left empty by a stand-off.
    pub standoffs: Vec<String>,
    /// Orders without a place on the board, in words: waived builds, bids, proxies.
    pub asides: Vec<String>,
    /// The end of the game, as a sentence. Empty while it runs.
    pub outcome: String,
    /// The name of the things that [`Side::centres`] counts, if not supply centres: `pieces`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub counted: String,
    /// Whether its reader sits at the upper edge of the board, so that pictures are turned round.
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
    /// The letter that players type: `A`, or `15` on large boards.
    pub letter: String,
    /// `Austria`
    pub name: String,
    /// The number of centres, if known.
    pub centres: Option<u32>,
    /// The number at the previous count of centres, if known.
    pub before: Option<u32>,
    /// Whether it has no player.
    #[serde(default, skip_serializing_if = "is_false")]
    pub is_neutral: bool,
    /// The sides whose homes are within three steps of its own, and how many steps. On boards with more sides than hues, those must look
    /// different.
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
    /// The side whose unit was there last, if it is not a centre.
    pub stood: Option<usize>,
    /// The side that has its home there.
    pub home: Option<usize>,
    /// Whether the reader cannot see its occupants.
    pub is_hidden: bool,
    /// Whether it is a centre whose owner the reader does not know.
    pub is_owner_hidden: bool,
    /// The other features there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub works: Vec<Work>,
}

/// Something in a province apart from its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Work {
    /// It yields iron.
    Mine,
    /// It trains infantry.
    Barracks,
    /// It breeds horses.
    Stables,
    /// It makes guns.
    Factory,
    /// A lake, which no piece can enter or cross.
    Lake,
}

/// A piece on the board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// The owner, as an index into [`PlayerView::sides`]. `None` if the reader does not know.
    pub side: Option<usize>,
    /// The kind of the piece.
    pub kind: PieceKind,
    /// Its place, with the coast: `STP/SC`.
    pub at: String,
    /// Whether it was dislodged, and owes a retreat.
    pub is_dislodged: bool,
    /// The text on it, apart from its owner: its rank (`10`, `S`), or its parts (`5i 2c 1a`). Empty if the reader does not know.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Whether a piece with a rank is publicly known to have moved.
    #[serde(default, skip_serializing_if = "is_false")]
    pub has_moved: bool,
    /// Whether both players know the rank of a piece with a rank.
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
    /// Returns whether pieces of this kind have a text on them, apart from their owner.
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
    /// The unit's place before: `BUD`.
    pub at: String,
    /// The ordered action.
    #[serde(flatten)]
    pub what: OrderAction,
    /// The result of the order.
    pub came: OrderOutcome,
    /// Whether the unit was dislodged.
    pub is_dislodged: bool,
    /// Whether this order is only implied: the unit had no order.
    pub is_implied: bool,
    /// Whether it is only planned for a later turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_planned: bool,
    /// The text next to it: the units that went (`4i 3c`), or the strike (`8 takes 6`).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// The action ordered. Places are as in orders.
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
        /// The fleets ordered to carry it, in the order of the route if known.
        via: Vec<String>,
    },
    /// Go to an enemy's place. It fails if the enemy stays there.
    Attack {
        /// The place of the enemy.
        to: String,
    },
    /// Help another unit.
    Support {
        /// The place of that unit.
        of: String,
        /// The destination of that unit. `None` if it stays.
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
    /// Build a unit on the board.
    Build,
    /// Transform into another kind.
    Become {
        /// The new kind.
        into: PieceKind,
        /// Its place afterwards, with the coast.
        to: String,
    },
}

/// The result of an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderOutcome {
    /// It is on file, and has no result yet.
    #[default]
    Filed,
    /// It succeeded.
    Success,
    /// It was not.
    Failure,
}

/// One reader's knowledge of earlier phases, collected from their views, oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PreviousTurns {
    /// The side that last occupied each province, by the province's name in orders. An index into [`PlayerView::sides`].
    pub stood: BTreeMap<String, usize>,
    /// The numbers of centres of all sides after each count, as far as known: the name of the count, and the numbers.
    pub counts: Vec<(String, Vec<Option<u32>>)>,
}

impl PreviousTurns {
    /// Records the numbers of centres, replacing those of an earlier record of the same count.
    pub fn count(&mut self, name: String, centres: Vec<Option<u32>>) {
        match self.counts.last_mut() {
            Some((last, known)) if *last == name => *known = centres,
            _ => self.counts.push((name, centres)),
        }
    }

    /// The number of centres of a side at the count before the named one.
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
    /// The kind of order.
    pub task: OrderKind,
    /// The kind of the unit, if the order is for one on the board.
    pub kind: Option<PieceKind>,
    /// The place of that unit: `BUD`.
    pub at: Option<String>,
    /// The order on file for it.
    pub order: Option<String>,
    /// All possible orders, each as a line that can be mailed back.
    pub choices: Vec<String>,
    /// The subject in words, for pages: `Army Budapest`. Not part of the data for programs, and neither are the groups.
    #[serde(skip)]
    pub name: String,
    /// The choices in groups, with their wording.
    #[serde(skip)]
    pub groups: Vec<ChoiceGroup>,
    /// Whether the choice is only a plan for a later turn.
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
    /// Whether these are hidden behind one more step, because there are so many choices in all.
    pub is_far: bool,
    /// The choices, sorted by label.
    pub choices: Vec<OrderChoice>,
}

/// The number of choices from which convoys move behind one more step.
pub const MANY: usize = 100;

impl ChoiceGroup {
    /// An empty group of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, verb: Verb) -> Self {
        Self { name: name.into(), verb, is_far: false, choices: Vec::new() }
    }

    /// Sorts choices into their groups, in the order in which the groups first occur.
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
    /// Returns its word for scripts: `move`.
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
    /// The line to mail back: `A VIE S A BUD - GAL`.
    pub line: String,
    /// The wording, without the ordered unit: `supports Army Budapest to Galicia`.
    pub label: String,
    /// The place of the other unit, for a support or a convoy.
    pub of: Option<String>,
    /// The destination: `GAL`.
    pub to: Option<String>,
}

/// One result of a phase, in words, for pages.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhaseEntry {
    /// The side, as an index into [`PlayerView::sides`]. `None` if it concerns all.
    pub side: Option<usize>,
    /// The place on the board, in the words of orders. Empty if it has none.
    pub at: String,
    /// `Army Vienna -> Galicia.`
    pub text: String,
    /// The result in a word or two, if it is not a success: `bounce, dislodged`.
    pub note: String,
    /// The result.
    pub came: OrderOutcome,
    /// The reason, as the chain of its causes, each with its distance from the entry, counted from 0.
    pub why: Vec<(usize, String)>,
}

/// The kind of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OrderKind {
    /// Order a unit.
    Move,
    /// Order a dislodged unit.
    Retreat,
    /// Build a unit, or waive.
    Build,
    /// Remove a unit.
    Remove,
    /// An optional order.
    Option,
}

impl OrderKind {
    /// Returns its word for scripts: `build`.
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

/// The places for the reader to fill, each with one piece of an army: a block with one line for each row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupGrid {
    /// The side, as an index into [`PlayerView::sides`].
    pub side: usize,
    /// The line above the rows: `SETUP US`.
    pub opens: String,
    /// The line below them: `END`.
    pub closes: String,
    /// The sign for an empty place in a row.
    pub empty: String,
    /// The places in the order of the block, which is also how their owner sees them.
    pub rows: Vec<Vec<SetupSquare>>,
    /// The army.
    pub counters: Vec<PieceCount>,
    /// Ready-made set-ups that fill all places at once.
    pub ready: Vec<ReadySetup>,
}

/// A ready-made set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadySetup {
    /// `Hedgehog`
    pub name: String,
    /// The line that selects it: `SETUP hedgehog`.
    pub line: String,
    /// The [codes](PieceCount::code) of its pieces, in the rows of the grid. Empty if it is drawn at random.
    pub rows: Vec<Vec<String>>,
}

/// A place to fill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupSquare {
    /// Its name: `A4`.
    pub at: String,
    /// The [code](PieceCount::code) of the piece on file for it.
    pub holds: Option<String>,
}

/// A number of pieces of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceCount {
    /// The code for them in rows: `10`.
    pub code: String,
    /// `marshal`
    pub name: String,
    /// The number of these pieces.
    pub n: u32,
}
