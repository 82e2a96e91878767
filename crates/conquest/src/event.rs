//! The events of a turn. They are its ledger: with the key of its luck, anyone can recalculate them.
use super::map::Land;
use super::order::Order;
use super::units::{Building, Units};
use chancery_rules::Power;

/// An event of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The published luck of the turn.
    Luck(Opened),
    /// A player sent no orders, so standing orders and the governor play.
    Missed {
        /// The player's power.
        power: Power,
        /// The number of consecutive turns.
        n: u32,
    },
    /// Mines gave iron.
    Income {
        /// Their owner.
        power: Power,
        /// The number of mines.
        mines: u32,
        /// The current iron, in kilograms.
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
        /// The ordered units that could not be produced.
        short: Units,
        /// The points lost.
        lost: u32,
    },
    /// An order was not carried out, or not in full. Only its player learns of this.
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
        /// The state of origin.
        from: Land,
        /// The destination.
        to: Land,
        /// The units.
        units: Units,
    },
    /// The possessions of a power at the end of the turn.
    Counted {
        /// The owner.
        power: Power,
        /// The number of states.
        lands: u32,
        /// Its whole continents, as indices into [`Map::continents`](super::map::Map::continents).
        continents: Vec<usize>,
        /// Its production score.
        production: u32,
    },
    /// A power has lost its last state, and with it its iron.
    Eliminated {
        /// The power that lost its states.
        power: Power,
        /// The iron that was lost, in kilograms.
        iron: u32,
    },
    /// In a forecast: the odds of a battle that has not been fought.
    Prospect(Prospect),
}

/// The luck of a turn, published after it so that anyone can check it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The game's name.
    pub game: String,
    /// The turn.
    pub turn: u32,
    /// `S_t`. Its SHA-256 is that of the previous turn, and for the first turn, the commitment.
    pub secret: [u8; 32],
    /// Each seat with its salt, in lower case. The salt is empty if the player gave none.
    pub salts: Vec<(String, String)>,
    /// The key of the turn: HMAC-SHA-256 of `S_t` and [`message`](Self::message).
    pub key: [u8; 32],
}

/// The reason why an order was not carried out, or not in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// The state does not, or no longer, belong to the player.
    NotOwn(Land),
    /// The target already belongs to the player.
    IsOwn(Land),
    /// The states are not connected.
    NotConnected(Land, Land),
    /// It is not a city.
    NoCity(Land),
    /// The building is not the next one there.
    NotNext {
        /// The building that comes next. `None` if all are built.
        next: Option<Building>,
    },
    /// There is not enough iron.
    Iron {
        /// Its cost in iron, in kilograms.
        needs: u32,
        /// The available iron.
        has: u32,
    },
    /// The column is too weak to attack.
    TooWeak {
        /// Its attack score.
        attack: u64,
        /// The defence score of the garrison.
        defence: u64,
    },
    /// The odds were below the player's limit.
    Odds {
        /// The attack score of the column.
        attack: u64,
        /// The defence score of the garrison.
        defence: u64,
    },
    /// Both states attacked each other, and this column was not the stronger one, so it stayed and defended.
    HeadOn {
        /// Its attack score.
        own: u64,
        /// The attack score of the other column.
        other: u64,
    },
    /// No unit could leave: one unit always stays, and a unit that attacked does not move.
    Nobody,
    /// There were fewer units than ordered, and those went.
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
    /// The attacking columns, by the name of their state of origin.
    pub columns: Vec<Column>,
    /// The fights of columns against their parts of the garrison, in the order of stages.
    pub fights: Vec<Fight>,
    /// The remaining units of the garrison.
    pub garrison_left: Units,
    /// The new owner, if another power took it.
    pub taken_by: Option<Power>,
}

/// A column in a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its owner.
    pub power: Power,
    /// The state of origin, which has no other column.
    pub from: Land,
    /// The units that marched.
    pub units: Units,
    /// The remaining units.
    pub left: Units,
    /// Whether it won all its fights.
    pub won: bool,
    /// Those of them that moved into the attacked state.
    pub moved_in: Units,
    /// The destination of the rest.
    pub back: Back,
}

/// The destination of survivors of a column that did not move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// There are no survivors.
    Nobody,
    /// Home.
    Home,
    /// To this state, because they lost their home in the meantime.
    To(Land),
    /// They were disbanded, as they had no home and no own state nearby.
    Disbanded,
}

/// One column against its part of the garrison, in one stage of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// Counted from 1.
    pub stage: u32,
    /// The column's state of origin.
    pub from: Land,
    /// The column at the start of the stage.
    pub column: Units,
    /// Its part of the garrison at the start of the stage.
    pub part: Units,
    /// The rounds, the first one first.
    pub rounds: Vec<Round>,
    /// The way that it ended.
    pub end: FightEnd,
    /// The remaining units of the column.
    pub column_left: Units,
    /// The remaining units of the part of the garrison.
    pub part_left: Units,
}

/// The way that a fight ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightEnd {
    /// The part of the garrison is gone, and some of the column remains.
    Won,
    /// The column was destroyed.
    Repulsed,
    /// Its attack score was below the defence score, so it broke off.
    BrokenOff,
    /// Its odds fell below the player's limit.
    Stopped,
    /// Both are gone.
    BothGone,
    /// All rounds were fought, and both sides have units left.
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
    /// The luck of each kind, in tenths from 1 to 10, or 0 for an absent kind.
    pub luck: [u8; 3],
    /// The score, in tenths.
    pub tenths: u64,
    /// The units lost.
    pub lost: Units,
}

/// The odds of an attack, if nothing else happens.
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
    /// The garrison, as it is now.
    pub garrison: Units,
    /// The odds. `None` if the column is too weak to attack.
    pub odds: Option<super::odds::Odds>,
}
