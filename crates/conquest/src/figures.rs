//! The figures of the rules that a map or a game can change: the value of a state, the cost of a unit, the range of luck. They are in the
//! [`Map`](super::map::Map) that a game uses.
use super::units::{Building, Kind};

/// One of the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// The production points that every power has.
    Production,
    /// The points for each state.
    State,
    /// The additional points for each city.
    City,
    /// The additional points for each whole continent.
    Continent,
    /// The weight of iron in the governor's choice of targets, in tenths.
    IronRisk,
    /// The weight of a city in it, in tenths.
    CityRisk,
    /// The minimum luck, in tenths.
    LuckFrom,
    /// The maximum luck, in tenths.
    LuckTo,
    /// The share that moves in from a state among its owner's own, in per cent.
    MovesIn,
    /// The share that moves in from another, in per cent.
    MovesInExposed,
    /// The cost of infantry, in points.
    Infantry,
    /// The cost of cavalry, in points.
    Cavalry,
    /// The cost of artillery, in points.
    Artillery,
    /// The additional cost of artillery in iron, in kilograms.
    ArtilleryIron,
    /// The cost of stables, in iron.
    Stables,
    /// The cost of a factory, in iron.
    Factory,
    /// The iron from a mine in a turn.
    Mine,
}

/// The data of a figure: its name, its meaning, and its range. Tenths are written as `0.4`.
#[derive(Clone, Copy, Debug)]
pub struct FigureData {
    /// The figure.
    pub figure: Figure,
    /// Its name in settings and in `variant.toml`.
    pub name: &'static str,
    /// Its meaning.
    pub doc: &'static str,
    /// Whether it counts in tenths.
    pub is_tenths: bool,
    least: u32,
    most: u32,
}

macro_rules! figures {
    ($($figure:ident $name:literal $usual:literal $least:literal $most:literal $tenths:literal $doc:literal;)*) => {
        /// All figures, in the order of [`Figure`].
        pub const ALL: &[FigureData] = &[$(FigureData {
            figure: Figure::$figure, name: $name, doc: $doc, is_tenths: $tenths, least: $least, most: $most,
        }),*];
        const USUAL: Figures = Figures([$($usual),*]);
    };
}

figures! {
    Production "production" 3 0 50 false "points of production that everybody has in each turn";
    State "state" 1 0 10 false "points for each state";
    City "city" 2 0 20 false "further points for each city";
    Continent "continent" 5 0 50 false "further points for each whole continent";
    IronRisk "iron-risk" 2 1 5 true "what iron adds to how likely the governor attacks a state";
    CityRisk "city-risk" 4 1 5 true "what a city adds to it";
    LuckFrom "luck-from" 1 1 10 true "the least luck in a battle";
    LuckTo "luck-to" 10 1 20 true "the most luck in a battle";
    MovesIn "moves-in" 80 30 100 false "per cent of a column that move in, if most states beside its own were its owner's";
    MovesInExposed "moves-in-exposed" 49 30 100 false "per cent that move in otherwise";
    Infantry "infantry" 1 1 20 false "points that infantry costs";
    Cavalry "cavalry" 2 1 20 false "points that cavalry costs";
    Artillery "artillery" 3 1 20 false "points that artillery costs";
    ArtilleryIron "artillery-iron" 100 0 1000 false "kg of iron that artillery costs besides";
    Stables "stables" 200 0 5000 false "kg of iron that stables cost";
    Factory "factory" 500 0 5000 false "kg of iron that a factory costs";
    Mine "mine" 100 0 1000 false "kg of iron that a mine gives in a turn";
}

/// The values of all figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures([u32; ALL.len()]);

impl Default for Figures {
    fn default() -> Self {
        USUAL
    }
}

impl FigureData {
    /// A value in written form: `0.4`, `200`.
    pub fn text(&self, value: u32) -> String {
        match (self.is_tenths, value % 10) {
            (false, _) => value.to_string(),
            (true, 0) => (value / 10).to_string(),
            (true, tenth) => format!("{}.{tenth}", value / 10),
        }
    }

    /// Its bounds: `from 0.1 to 0.5`.
    pub fn range(&self) -> String {
        format!("from {} to {}", self.text(self.least), self.text(self.most))
    }

    fn read(&self, text: &str) -> Option<u32> {
        let value = match (self.is_tenths, text.split_once('.')) {
            (true, Some((whole, tenth))) if tenth.len() == 1 => {
                whole.parse::<u32>().ok()?.checked_mul(10)?.checked_add(tenth.parse().ok()?)?
            }
            (true, None) => text.parse::<u32>().ok()?.checked_mul(10)?,
            _ => text.parse().ok()?,
        };
        (self.least..=self.most).contains(&value).then_some(value)
    }
}

impl Figures {
    /// Returns the value of a figure.
    pub fn get(&self, figure: Figure) -> u32 {
        self.0[figure as usize]
    }

    /// Changes figures as a line says: `MINE 120 CITY-RISK 0.3`.
    ///
    /// # Errors
    /// A sentence without its full stop that says what is wrong with the line.
    pub fn change(&mut self, line: &str) -> Result<(), String> {
        let mut changed = self.clone();
        let words: Vec<&str> =
            line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        for pair in words.chunks(2) {
            let name = pair.first().copied().unwrap_or_default();
            let Some(data) = ALL.iter().find(|data| data.name.eq_ignore_ascii_case(name)) else {
                let names: Vec<&str> = ALL.iter().map(|data| data.name).collect();
                return Err(format!("there is no figure \"{name}\", but {}", names.join(", ")));
            };
            let value = pair.get(1).and_then(|text| data.read(text.trim_end_matches('%')));
            changed.0[data.figure as usize] =
                value.ok_or_else(|| format!("{} is a number {}", data.name, data.range()))?;
        }
        if changed.get(Figure::LuckTo) < changed.get(Figure::LuckFrom) {
            return Err("luck-to is not less than luck-from".to_owned());
        }
        *self = changed;
        Ok(())
    }

    /// The figures that differ from others, with both values, in their order.
    pub fn differing<'f>(&'f self, usual: &'f Self) -> impl Iterator<Item = (&'static FigureData, u32, u32)> + 'f {
        let all = ALL.iter().map(|data| (data, self.get(data.figure), usual.get(data.figure)));
        all.filter(|(_, own, usual)| own != usual)
    }

    /// A line that changes other figures to these: `MINE 120`. Empty if they are the same.
    pub fn line(&self, usual: &Self) -> String {
        let all = self.differing(usual).map(|(data, own, _)| format!("{} {}", data.name, data.text(own)));
        all.collect::<Vec<_>>().join(" ")
    }

    /// Returns the cost of one unit to a city, in points of production.
    pub fn points(&self, kind: Kind) -> u32 {
        self.get(match kind {
            Kind::Infantry => Figure::Infantry,
            Kind::Cavalry => Figure::Cavalry,
            Kind::Artillery => Figure::Artillery,
        })
    }

    /// Returns the cost of one unit to its player, in kilograms of iron.
    pub fn iron(&self, kind: Kind) -> u32 {
        if kind == Kind::Artillery { self.get(Figure::ArtilleryIron) } else { 0 }
    }

    /// Returns the cost of a building, in kilograms of iron.
    pub fn iron_of(&self, building: Building) -> u32 {
        match building {
            Building::Barracks => 0,
            Building::Stables => self.get(Figure::Stables),
            Building::Factory => self.get(Figure::Factory),
        }
    }

    /// Returns the income from this number of mines in a turn.
    pub fn income(&self, n_mines: u32) -> u32 {
        self.get(Figure::Mine).saturating_mul(n_mines)
    }

    /// The range of luck.
    pub fn luck(&self) -> LuckRange {
        let tenths = |figure| u8::try_from(self.get(figure)).unwrap_or(u8::MAX);
        LuckRange { from: tenths(Figure::LuckFrom), to: tenths(Figure::LuckTo) }
    }
}

/// The range of luck, in tenths. All values are equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckRange {
    /// The least.
    pub from: u8,
    /// The most.
    pub to: u8,
}

impl LuckRange {
    /// Returns the number of values.
    pub fn n(self) -> u8 {
        self.to.saturating_sub(self.from).saturating_add(1)
    }

    /// The luck that a byte gives. `None` for a byte that would make some luck likelier.
    pub fn of_byte(self, byte: u8) -> Option<u8> {
        let limit = 256 / u16::from(self.n()) * u16::from(self.n());
        (u16::from(byte) < limit).then(|| self.from + byte % self.n())
    }
}

impl Default for LuckRange {
    fn default() -> Self {
        USUAL.luck()
    }
}
