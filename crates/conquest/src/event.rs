//! The things that happen in a turn. The events of a turn are its ledger: with the key of its luck, everybody can
//! work them out again.
use super::map::Land;
use super::order::Order;
use super::units::{Building, Units};
use chancery_rules::Power;

/// A thing that happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The luck of the turn, opened.
    Luck(Opened),
    /// A player sent nothing; standing orders and the governor play.
    Missed {
        /// The player's power.
        power: Power,
        /// The number of turns in a row.
        n: u32,
    },
    /// Mines gave iron.
    Income {
        /// Their owner.
        power: Power,
        /// The number of mines.
        mines: u32,
        /// The iron that there is now, in kilograms.
        iron: u32,
    },
    /// A building was built.
    Built {
        /// The builder.
        power: Power,
        /// The city.
        at: Land,
        /// The building.
        building: Building,
    },
    /// A city produced.
    Produced {
        /// Its owner.
        power: Power,
        /// The city.
        at: Land,
        /// The points that it could spend.
        share: u32,
        /// The units that it produced.
        units: Units,
        /// The units that were ordered and could not be produced.
        short: Units,
        /// The points that were lost.
        lost: u32,
    },
    /// An order was not carried out, or not in full: for its player only.
    Lapsed {
        /// The power that gave the order.
        power: Power,
        /// The order.
        order: Order,
        /// The reason.
        why: Lapse,
    },
    /// A battle for a state.
    Battle(Battle),
    /// Units moved.
    Moved {
        /// The power whose units moved.
        power: Power,
        /// From this state.
        from: Land,
        /// To this one.
        to: Land,
        /// The units.
        units: Units,
    },
    /// The possessions of a power at the end of the turn.
    Counted {
        /// The power that has them.
        power: Power,
        /// The number of states.
        lands: u32,
        /// Its whole continents, as indices into [`Map::continents`](super::map::Map::continents).
        continents: Vec<usize>,
        /// Its production score.
        production: u32,
    },
    /// A power has no states any more, and its iron is lost.
    Eliminated {
        /// The power that has lost them.
        power: Power,
        /// The iron that was lost, in kilograms.
        iron: u32,
    },
    /// In a forecast: how a battle may go that is not fought yet.
    Prospect(Prospect),
}

/// The luck of a turn: what is printed after it, so that everybody can check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The name of the game.
    pub game: String,
    /// The turn.
    pub turn: u32,
    /// `S_t`: its SHA-256 is that of the turn before, and that of the first turn is the commitment.
    pub secret: [u8; 32],
    /// Each seat with its salt, in small letters; empty if it gave none.
    pub salts: Vec<(String, String)>,
    /// The key of the turn: HMAC-SHA-256 of `S_t` and [`message`](Self::message).
    pub key: [u8; 32],
}

/// The reason why an order was not carried out, or not in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// The state is not the player's, or not any more.
    NotOwn(Land),
    /// The state that was to be attacked is the player's own.
    IsOwn(Land),
    /// The states are not connected.
    NotConnected(Land, Land),
    /// It is not a city.
    NoCity(Land),
    /// The building does not come next there.
    NotNext {
        /// The building that comes next; `None` if all is built.
        next: Option<Building>,
    },
    /// There is not enough iron.
    Iron {
        /// The iron that it costs, in kilograms.
        needs: u32,
        /// The iron that there is.
        has: u32,
    },
    /// The column is too weak to attack.
    TooWeak {
        /// Its attack score.
        attack: u64,
        /// The defence score of the garrison.
        defence: u64,
    },
    /// The odds were below those at which it was to stop.
    Odds {
        /// The attack score of the column.
        attack: u64,
        /// The defence score of the garrison.
        defence: u64,
    },
    /// Both states attacked each other, and this column was not the stronger one: it stayed, and defended.
    HeadOn {
        /// Its attack score.
        own: u64,
        /// The attack score of the other column.
        other: u64,
    },
    /// No unit could leave: one unit always stays, and a unit that attacked does not move.
    Nobody,
    /// Fewer were there than the order says; those went.
    Fewer {
        /// The units that went.
        went: Units,
    },
}

/// A battle for one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The state.
    pub target: Land,
    /// Its owner before the battle.
    pub defender: Power,
    /// Its garrison before the battle.
    pub garrison: Units,
    /// The columns that came, by the name of the state that they came from.
    pub columns: Vec<Column>,
    /// The fights of columns against their parts of the garrison, in the order of stages.
    pub fights: Vec<Fight>,
    /// The units that are left of the garrison.
    pub garrison_left: Units,
    /// The new owner, if it has been taken.
    pub taken_by: Option<Power>,
}

/// A column in a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its owner.
    pub power: Power,
    /// The state that it came from: no other column comes from there.
    pub from: Land,
    /// The units that marched.
    pub units: Units,
    /// The units that are left.
    pub left: Units,
    /// Whether it won all its fights.
    pub won: bool,
    /// The units of these that moved into the state that was attacked.
    pub moved_in: Units,
    /// The destination of the others.
    pub back: Back,
}

/// The destination of survivors of a column that did not move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// There are none.
    Nobody,
    /// Home.
    Home,
    /// To this state, because their home was lost meanwhile.
    To(Land),
    /// They were disbanded: they had no home, and no own state near it.
    Disbanded,
}

/// One column against its part of the garrison, in one stage of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// Counted from 1.
    pub stage: u32,
    /// The state that the column came from.
    pub from: Land,
    /// The column at the start of the stage.
    pub column: Units,
    /// Its part of the garrison at the start of the stage.
    pub part: Units,
    /// The rounds, the first one first.
    pub rounds: Vec<Round>,
    /// The way in which it ended.
    pub end: FightEnd,
    /// The units that are left of the column.
    pub column_left: Units,
    /// The units that are left of the part of the garrison.
    pub part_left: Units,
}

/// The way in which a fight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightEnd {
    /// The part of the garrison is gone, and some of the column is left.
    Won,
    /// The column is gone.
    Repulsed,
    /// Its attack score was below the defence score, so it broke off.
    BrokenOff,
    /// Its odds were below those at which it was to stop.
    Stopped,
    /// Both are gone.
    BothGone,
    /// All rounds were fought, and neither side was gone.
    Exhausted,
}

/// A round of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The column.
    pub attack: Side,
    /// The garrison.
    pub defence: Side,
}

/// One side in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The units that fought.
    pub units: Units,
    /// The luck of each kind, in tenths from 1 to 10; 0 for a kind that was not there.
    pub luck: [u8; 3],
    /// The score, in tenths.
    pub tenths: u64,
    /// The units that were lost.
    pub lost: Units,
}

/// The possible course of an attack, if nothing else happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The power that attacks.
    pub power: Power,
    /// The state that the column leaves.
    pub from: Land,
    /// The state that it attacks.
    pub target: Land,
    /// The column.
    pub column: Units,
    /// The garrison, as it is seen now.
    pub garrison: Units,
    /// The odds; `None` if the column is too weak to attack.
    pub odds: Option<super::odds::Odds>,
}
