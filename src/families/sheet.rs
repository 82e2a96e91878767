//! What one reader may know of a game, as data: pictures, pages and programs are made from it, beside the text of letters.
//!
//! It is made from views only, so that it can tell nothing that the words do not.
use serde::Serialize;

/// The version of the form. Fields are only added; another meaning is another version.
pub const FORMAT: &str = "chancery/1";

/// A position as one reader sees it; with the orders that led to it, or that are on file, if they may know these.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Sheet {
    /// The board: the name of its folder.
    pub board: String,
    /// `S1901M`
    pub phase: String,
    /// `Spring of 1901, Movement`
    pub title: String,
    /// All powers, in the order of letters.
    pub sides: Vec<Side>,
    /// What is known of provinces, in the order of the board; those of which there is nothing to say are left out.
    pub areas: Vec<Area>,
    /// What stands on the board.
    pub pieces: Vec<Piece>,
    /// What was ordered, and what came of it.
    pub deeds: Vec<Deed>,
    /// Places that a stand-off left empty.
    pub standoffs: Vec<String>,
    /// What has no place on the board, in words: waived builds, bids, proxies.
    pub asides: Vec<String>,
    /// How the game ended, as a sentence; empty while it runs.
    pub outcome: String,
}

/// A power.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Side {
    /// What players type: `A`; `15` on large boards.
    pub letter: String,
    /// `Austria`
    pub name: String,
    /// The number of centres, if that is known.
    pub centres: Option<u32>,
    /// The number a year ago, if that is known.
    pub before: Option<u32>,
}

/// A province.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Area {
    /// As in orders, without a coast: `STP`.
    pub place: String,
    /// It is a supply centre.
    pub is_centre: bool,
    /// Its owner, as an index into [`Sheet::sides`].
    pub owner: Option<usize>,
    /// Who stood there last, if it is no centre.
    pub stood: Option<usize>,
    /// Whose home it is.
    pub home: Option<usize>,
    /// The reader does not see what stands there.
    pub is_hidden: bool,
}

/// What stands on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Piece {
    /// Whose it is, as an index into [`Sheet::sides`]; `None` if the reader does not know.
    pub side: Option<usize>,
    /// What it is.
    pub kind: Kind,
    /// Its place, with the coast: `STP/SC`.
    pub at: String,
    /// It has lost its place, and owes a retreat.
    pub is_dislodged: bool,
}

/// The kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Walks on land.
    Army,
    /// Sails.
    Fleet,
    /// Flies.
    Wing,
}

/// An order on the board.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Deed {
    /// Whose, as an index into [`Sheet::sides`].
    pub side: Option<usize>,
    /// What the unit is.
    pub kind: Kind,
    /// Where it stood: `BUD`.
    pub at: String,
    /// What it was to do.
    #[serde(flatten)]
    pub what: What,
    /// What came of it.
    pub came: Came,
    /// The unit has lost its place.
    pub is_dislodged: bool,
}

/// What a unit was to do. Places are as in orders.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub enum What {
    /// Stay.
    Hold,
    /// Go.
    Move {
        /// Where to.
        to: String,
        /// The fleets that were ordered to carry it, in order of the way if that is known.
        via: Vec<String>,
    },
    /// Help another unit.
    Support {
        /// Where that unit stands.
        of: String,
        /// Where it goes; `None`: it stays.
        to: Option<String>,
    },
    /// Carry an army.
    Convoy {
        /// Where the army stands.
        of: String,
        /// Where it goes.
        to: String,
    },
    /// Give way.
    Retreat {
        /// Where to.
        to: String,
    },
    /// Leave the board.
    Disband,
    /// Come on to the board.
    Build,
}

/// What came of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Came {
    /// It is on file: nothing came of it yet.
    Filed,
    /// It was carried out.
    Success,
    /// It was not.
    Failure,
}
