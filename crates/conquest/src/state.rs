//! A position, and the part of it that one pair of eyes may know.
use super::figures::Figure;
use super::map::{Land, Map};
use super::order::Order;
use super::units::{Building, Units};
use chancery_rules::{Eyes, Power, Stage};

/// The only stage of the game: a turn of all players at once.
pub static STAGES: [Stage; 1] = [Stage {
    key: "turn",
    title: "Orders",
    plural: "Orders",
    minor: false,
    days: 2,
    grace_hours: 24,
    delay_minutes: 30,
}];

/// The whole truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The name of the game, which is part of its luck's key.
    pub game: String,
    /// The current turn: 1, 2, …
    pub turn: u32,
    /// The states of the map, by name.
    pub holdings: Vec<Holding>,
    /// The powers.
    pub seats: Vec<Seat>,
    /// The powers that have won, or share the win. Empty while the game continues.
    pub winners: Vec<Power>,
}

/// A state of the map in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Its owner. Every state always has one.
    pub owner: Power,
    /// The units in it.
    pub garrison: Units,
    /// Whether it is a city in this game.
    pub is_city: bool,
    /// Whether it has a mine in this game.
    pub has_mine: bool,
    /// The newest building, which implies those before it.
    pub newest: Option<Building>,
}

/// A power in a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Whether it is in the game. A map can have more powers than the game has players.
    pub plays: bool,
    /// Its stock of iron, in kilograms.
    pub iron: u32,
    /// The sections that it has handed to the governor.
    pub governor: Sections,
    /// Its standing orders, oldest first.
    pub standing: Vec<Order>,
    /// The number of consecutive turns without orders.
    pub n_missed: u32,
}

/// Sections of a turn that the governor can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sections {
    /// Building and production.
    pub produce: bool,
    /// Attacks.
    pub attack: bool,
    /// Moves.
    pub moves: bool,
}

impl Sections {
    /// No sections.
    pub const NONE: Self = Self { produce: false, attack: false, moves: false };
    /// All sections.
    pub const ALL: Self = Self { produce: true, attack: true, moves: true };

    /// Their names in orders: `PRODUCE`, `ATTACK`, `MOVE`.
    pub fn words(self) -> Vec<&'static str> {
        let all = [(self.produce, "PRODUCE"), (self.attack, "ATTACK"), (self.moves, "MOVE")];
        all.into_iter().filter(|(has, _)| *has).map(|(_, word)| word).collect()
    }

    /// Returns the union of these sections and others.
    pub fn with(self, other: Self) -> Self {
        Self {
            produce: self.produce || other.produce,
            attack: self.attack || other.attack,
            moves: self.moves || other.moves,
        }
    }

    /// Returns these sections without others.
    pub fn without(self, other: Self) -> Self {
        Self {
            produce: self.produce && !other.produce,
            attack: self.attack && !other.attack,
            moves: self.moves && !other.moves,
        }
    }
}

impl State {
    /// Returns the holding in a state.
    pub fn at(&self, land: Land) -> &Holding {
        &self.holdings[land.index()]
    }

    /// Returns a state of the map, for changing it.
    pub fn at_mut(&mut self, land: Land) -> &mut Holding {
        &mut self.holdings[land.index()]
    }

    /// Returns the owner of a state.
    pub fn owner(&self, land: Land) -> Power {
        self.at(land).owner
    }

    /// The states of a power, by name.
    pub fn lands_of(&self, power: Power) -> impl Iterator<Item = Land> + '_ {
        let all = (0..).map(Land).zip(&self.holdings);
        all.filter(move |(_, holding)| holding.owner == power).map(|(land, _)| land)
    }

    /// The cities of a power, by name.
    pub fn cities_of(&self, power: Power) -> impl Iterator<Item = Land> + '_ {
        self.lands_of(power).filter(|land| self.at(*land).is_city)
    }

    /// The mines of a power.
    pub fn n_mines_of(&self, power: Power) -> u32 {
        self.lands_of(power).filter(|land| self.at(*land).has_mine).count() as u32
    }

    /// Returns the number of states that a power has.
    pub fn n_lands_of(&self, power: Power) -> u32 {
        self.holdings.iter().filter(|holding| holding.owner == power).count() as u32
    }

    /// All powers that still have a state.
    pub fn alive(&self) -> Vec<Power> {
        let all = (0..self.seats.len() as u16).map(Power);
        all.filter(|power| self.holdings.iter().any(|holding| holding.owner == *power)).collect()
    }

    /// The sum of the attack scores of all units of a power.
    pub fn attack_of(&self, power: Power) -> u64 {
        self.holdings.iter().filter(|holding| holding.owner == power).map(|holding| holding.garrison.attack()).sum()
    }

    /// The whole continents of a power, as indices into [`Map::continents`].
    pub fn continents_of(&self, map: &Map, power: Power) -> Vec<usize> {
        let is_own = |n: &usize| map.continents[*n].lands.iter().all(|land| self.owner(*land) == power);
        (0..map.continents.len()).filter(|n| !map.continents[*n].lands.is_empty()).filter(is_own).collect()
    }

    /// The production score, usually: 3 + states + 2 × cities + 5 × whole continents.
    pub fn production(&self, map: &Map, power: Power) -> u32 {
        let continents = self.continents_of(map, power).len() as u32;
        let worth = |figure, n: u32| map.figures.get(figure).saturating_mul(n);
        let parts = [
            worth(Figure::Production, 1),
            worth(Figure::State, self.n_lands_of(power)),
            worth(Figure::City, self.cities_of(power).count() as u32),
            worth(Figure::Continent, continents),
        ];
        parts.into_iter().fold(0, u32::saturating_add)
    }

    /// The sum of the attack scores of all connected states of other owners.
    pub fn threat(&self, map: &Map, land: Land) -> u64 {
        let owner = self.owner(land);
        let enemies = map.connected(land).iter().map(|other| self.at(*other)).filter(|other| other.owner != owner);
        enemies.map(|other| other.garrison.attack()).sum()
    }

    /// Returns how threatened a state is.
    pub fn risk(&self, map: &Map, land: Land) -> Risk {
        Risk { threat: self.threat(map, land), defence: self.at(land).garrison.defence() }
    }
}

/// The threat divided by the defence score, compared without fractions. Zero without a threat, infinite with a threat
/// but no defence.
#[derive(Clone, Copy, Debug)]
pub struct Risk {
    /// The sum of the attack scores of all connected states of other owners.
    pub threat: u64,
    /// The defence score.
    pub defence: u64,
}

impl Risk {
    /// In hundredths, rounded down. `None` if it is infinite.
    pub fn hundredths(self) -> Option<u64> {
        match self {
            Self { threat: 0, .. } => Some(0),
            Self { defence: 0, .. } => None,
            Self { threat, defence } => Some(threat * 100 / defence),
        }
    }

    /// The defence score minus the threat.
    pub fn surplus(self) -> i64 {
        i64::try_from(self.defence).unwrap_or(i64::MAX) - i64::try_from(self.threat).unwrap_or(i64::MAX)
    }

    /// Returns whether it is less than 1.
    pub fn is_below_one(self) -> bool {
        self.threat == 0 || self.threat < self.defence
    }

    /// As a fraction. One over zero is infinite.
    fn fraction(self) -> (u64, u64) {
        match self {
            Self { threat: 0, .. } => (0, 1),
            Self { defence: 0, .. } => (1, 0),
            Self { threat, defence } => (threat, defence),
        }
    }
}

impl PartialEq for Risk {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Risk {}

impl PartialOrd for Risk {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Risk {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let ((a, b), (c, d)) = (self.fraction(), other.fraction());
        (u128::from(a) * u128::from(d)).cmp(&(u128::from(c) * u128::from(b)))
    }
}

/// The view of one pair of eyes: the whole position, but only their own standing orders and governor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The eyes that see it.
    pub eyes: Eyes,
    /// The position, without the parts that these eyes may not know.
    pub seen: State,
}

impl View {
    /// Returns the part of a position that these eyes may know.
    pub fn of(state: &State, eyes: Eyes) -> Self {
        let mut seen = state.clone();
        let hidden = |power: usize| match eyes {
            Eyes::Power(own) => own.index() != power,
            Eyes::Observer => true,
            Eyes::Master => false,
        };
        for (_, seat) in seen.seats.iter_mut().enumerate().filter(|(power, _)| hidden(*power)) {
            seat.governor = Sections::NONE;
            seat.standing.clear();
        }
        Self { eyes, seen }
    }
}
