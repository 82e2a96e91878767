//! What stands beside the board on a page, as data: pieces that were lost, the last move, what there is to spend. It is made
//! from views, like the sheets.
use chancery_picture::sheet::PieceCount;

/// The things beside the board, as one reader may know it. Each family fills what its games have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardExtras {
    /// The pieces that each side has lost, and those that it hides; the reader's own side first.
    pub losses: Vec<SideLosses>,
    /// The last move on the board.
    pub last: Option<LastMove>,
    /// The reader's means for this turn.
    pub purse: Option<Purse>,
    /// The reader's cities.
    pub cities: Vec<City>,
    /// The forces that the reader has, and where they can go.
    pub forces: Vec<Force>,
    /// The reader's orders that stand from turn to turn.
    pub standing: Vec<StandingLine>,
    /// The words of orders that carry numbers; none where orders have none.
    pub words: Option<NumberWords>,
}

/// An order that stands from turn to turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingLine {
    /// The order.
    pub text: String,
    /// The line that ends it: `CANCEL STANDING 2`.
    pub cancel: String,
}

/// The words of orders that carry numbers: lines in which `{}` stands for the number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NumberWords {
    /// The units of a city that makes none: `NOTHING`.
    pub nothing: &'static str,
    /// The line that makes the best of all cities: `PRODUCE IN ALL AUTO`.
    pub best: &'static str,
    /// An order that stands from turn to turn: `STANDING {}`.
    pub every: &'static str,
    /// The rest that an attack can say: a name, what it is called, an example, and its words (`OCCUPY {}%`).
    pub more: Vec<[&'static str; 4]>,
    /// The score of attack that a unit of each kind has: `1I 3C 5A`.
    pub worth: &'static str,
    /// The effect of sending no orders, as a sentence.
    pub idle: &'static str,
}

/// The losses of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideLosses {
    /// The side, as an index into the sides of a sheet.
    pub side: usize,
    /// The pieces that it has lost, as far as their ranks are known; the highest rank first.
    pub lost: Vec<PieceCount>,
    /// The number of lost pieces whose rank is not known.
    pub n_unknown: u32,
    /// The pieces that it has and whose places are not known.
    pub hidden: Vec<PieceCount>,
    /// The number of its pieces on the board whose rank is not known.
    pub n_hidden: u32,
}

/// A move on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastMove {
    /// The side that moved.
    pub side: usize,
    /// The place that it left: `A4`.
    pub from: String,
    /// The place that it went to, or struck.
    pub to: String,
    /// The fight there.
    pub fight: Option<Fight>,
    /// The whole of it, as a sentence.
    pub text: String,
}

/// A fight between two pieces, by their codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fight {
    /// The piece that moved.
    pub attacker: String,
    /// The piece that stood there; `None` if the reader is not told.
    pub defender: Option<String>,
    /// Whether the piece that moved is left.
    pub attacker_stays: bool,
    /// Whether the piece that stood there is left.
    pub defender_stays: bool,
}

/// The means of a power in a turn, with its orders on file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// The iron that it has for this turn, in kilograms; the income is in it.
    pub iron: u32,
    /// The iron that comes in with this turn.
    pub income: u32,
    /// The iron that is left after what is on file.
    pub iron_left: u32,
    /// The points that its cities can spend, this turn only.
    pub points: u32,
    /// The points that nothing on file spends.
    pub points_left: u32,
}

/// A city, and what it can make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct City {
    /// As in orders: `NBR`.
    pub at: String,
    /// `North Brabant`
    pub name: String,
    /// The points that it can spend.
    pub points: u32,
    /// The order that says what it makes: `PRODUCE IN NBR {}`.
    pub form: String,
    /// The order on file for what it makes.
    pub order: Option<String>,
    /// The kinds of unit.
    pub kinds: Vec<UnitOffer>,
    /// The next building.
    pub next: Option<BuildingOffer>,
}

/// A kind of unit that a city makes, or would with what is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitOffer {
    /// The letter in orders: `I`.
    pub letter: String,
    /// `infantry`
    pub name: String,
    /// The cost of one, in points.
    pub points: u32,
    /// The cost of one, in kilograms of iron.
    pub iron: u32,
    /// The number that is made by what is on file.
    pub made: u32,
    /// The most that can be made, if nothing else is.
    pub most: u32,
    /// The reason why none can be made.
    pub why_not: Option<String>,
}

/// A building that can be built next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BuildingOffer {
    /// The order: `BUILD STABLES IN NBR`.
    pub line: String,
    /// `stables`
    pub name: String,
    /// The cost, in kilograms of iron.
    pub iron: u32,
    /// The reason why it cannot be built now.
    pub why_not: Option<String>,
}

/// The units of the reader in one place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Force {
    /// As in orders: `NBR`.
    pub at: String,
    /// `North Brabant`
    pub name: String,
    /// Those that can leave, with what is made here first by what is on file.
    pub leave: Vec<PieceCount>,
    /// The places that they can go to.
    pub near: Vec<Destination>,
}

/// A place that a force can go to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Destination {
    /// As in orders: `LIM`.
    pub at: String,
    /// `Limburg`
    pub name: String,
    /// The garrison: `2i`.
    pub garrison: String,
    /// The score that an attack needs; `None` if the place is the reader's own.
    pub defence: Option<u64>,
    /// The score that the whole force has.
    pub attack: u64,
    /// If that is too weak: the prospects with the most that can be made there first, where these are enough.
    pub later: Option<OddsRow>,
    /// The order that sends units there: `ATTACK LIM FROM NBR WITH {}`.
    pub form: String,
}

/// The prospects of an attack with so many units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OddsRow {
    /// The units as in orders: `8I`.
    pub units: String,
    /// Their score of attack.
    pub attack: u64,
    /// The chance to win, in tenths of a per cent; `None` if they are too weak to attack.
    pub won: Option<u32>,
    /// Those who are left on average, if they win: `7i`.
    pub left: String,
}

/// The prospects of attacks from one place on another, the fewest units first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OddsTable {
    /// `North Brabant`
    pub from: String,
    /// `Limburg`
    pub to: String,
    /// The garrison: `2i`.
    pub garrison: String,
    /// The score that an attack needs.
    pub defence: u64,
    /// The steps.
    pub steps: Vec<OddsRow>,
}
