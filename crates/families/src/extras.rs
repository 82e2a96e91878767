//! The panels next to the board on a page, as data: captured pieces, the last move, the resources left to spend. Like the sheets, they are
//! made from views.
use chancery_picture::sheet::PieceCount;

/// The panels next to the board, as one reader may see them. Each family fills in those that its games have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardExtras {
    /// The pieces that each side has lost and those it hides, the reader's own side first.
    pub losses: Vec<SideLosses>,
    /// The last move on the board.
    pub last: Option<LastMove>,
    /// The reader's resources for this turn.
    pub purse: Option<Purse>,
    /// The reader's cities.
    pub cities: Vec<City>,
    /// The forces that the reader has, and where they can go.
    pub forces: Vec<Force>,
    /// The reader's standing orders, which repeat every turn.
    pub standing: Vec<StandingLine>,
    /// The wording of orders that include a number. `None` if the game has no such orders.
    pub words: Option<NumberWords>,
}

/// A standing order, which repeats every turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandingLine {
    /// The order.
    pub text: String,
    /// The line that cancels it: `CANCEL STANDING 2`.
    pub cancel: String,
}

/// The wording of orders that include a number: lines with `{}` in place of the number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NumberWords {
    /// The production of a city that makes no units: `NOTHING`.
    pub nothing: &'static str,
    /// The line that lets the judge choose for all cities: `PRODUCE IN ALL AUTO`.
    pub best: &'static str,
    /// The prefix that makes an order a standing one: `STANDING {}`.
    pub every: &'static str,
    /// The optional clauses of an attack, each with a key, a label, an example and its wording (`OCCUPY {}%`).
    pub more: Vec<[&'static str; 4]>,
    /// The attack score of one unit of each kind: `1I 3C 5A`.
    pub worth: &'static str,
    /// The effect of sending no orders, as a sentence.
    pub idle: &'static str,
}

/// The losses of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideLosses {
    /// The side, as an index into the sides of a sheet.
    pub side: usize,
    /// The lost pieces of known rank, highest rank first.
    pub lost: Vec<PieceCount>,
    /// The number of lost pieces whose rank is unknown.
    pub n_unknown: u32,
    /// The pieces that it still has, but whose places are unknown.
    pub hidden: Vec<PieceCount>,
    /// The number of its pieces on the board whose rank is unknown.
    pub n_hidden: u32,
}

/// A move on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastMove {
    /// The side that moved.
    pub side: usize,
    /// The place that it left: `A4`.
    pub from: String,
    /// The place that it moved to or struck.
    pub to: String,
    /// The fight there.
    pub fight: Option<Fight>,
    /// The complete move, as a sentence.
    pub text: String,
}

/// A fight between two pieces, which are given by their codes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fight {
    /// The piece that moved.
    pub attacker: String,
    /// The piece that was struck. `None` if the reader may not know it.
    pub defender: Option<String>,
    /// Whether the attacking piece remains on the board.
    pub attacker_stays: bool,
    /// Whether the defending piece remains on the board.
    pub defender_stays: bool,
}

/// The resources of a power in a turn, given its orders on file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purse {
    /// The iron available this turn, in kilograms, including the income.
    pub iron: u32,
    /// The iron income of this turn.
    pub income: u32,
    /// The iron left after the orders on file.
    pub iron_left: u32,
    /// The production points of its cities. They last for this turn only.
    pub points: u32,
    /// The points that no order on file spends.
    pub points_left: u32,
}

/// A city and the units it can make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct City {
    /// As in orders: `NBR`.
    pub at: String,
    /// `North Brabant`
    pub name: String,
    /// The points that it can spend.
    pub points: u32,
    /// The order that sets its production: `PRODUCE IN NBR {}`.
    pub form: String,
    /// The production order on file.
    pub order: Option<String>,
    /// The kinds of unit.
    pub kinds: Vec<UnitOffer>,
    /// The next building.
    pub next: Option<BuildingOffer>,
}

/// A kind of unit that a city makes, or could make under other conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnitOffer {
    /// Its code in orders: `I`.
    pub letter: String,
    /// `infantry`
    pub name: String,
    /// The cost of one, in points.
    pub points: u32,
    /// The cost of one, in kilograms of iron.
    pub iron: u32,
    /// The number that the orders on file make.
    pub made: u32,
    /// The maximum number, if the city makes no other units.
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
    /// The units that can leave, including those that the orders on file make here first.
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
    /// The score that an attack needs. `None` if the place is the reader's own.
    pub defence: Option<u64>,
    /// The score of the whole force.
    pub attack: u64,
    /// If the force is too weak: the odds with the most units that can be made there first, provided these suffice.
    pub later: Option<OddsRow>,
    /// The order that sends units there: `ATTACK LIM FROM NBR WITH {}`.
    pub form: String,
}

/// The odds of an attack with a given number of units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OddsRow {
    /// The units as in orders: `8I`.
    pub units: String,
    /// Their attack score.
    pub attack: u64,
    /// The chance of winning, in tenths of a per cent. `None` if they are too weak to attack.
    pub won: Option<u32>,
    /// The average survivors after a win: `7i`.
    pub left: String,
}

/// The odds of attacks from one place on another, fewest units first.
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
