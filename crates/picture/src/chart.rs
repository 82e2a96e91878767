//! A picture of a board as data: borders as arcs between two places each, and the positions of units and names.
use super::layout::{Kind, Layout, Manner, Special};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A point, in tenths of a pixel at the chart's own size.
pub type Point = (i32, i32);

/// A point, in pixels at the chart's own size.
pub type Spot = (f32, f32);

/// A stretch of border between two sides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arc {
    /// The faces on the left and on the right, in the direction of the points.
    pub sides: [Face; 2],
    /// At least two.
    pub points: Vec<Point>,
}

/// The face on one side of an arc.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A place in the form used in orders: a province, or one of its coasts.
    Place {
        /// `STP`
        province: String,
        /// `NC`. `None` if the province has no named coasts, or the arc is not one of its shores.
        coast: Option<String>,
        /// Whether another province lies on the other side, but the two do not touch by the rules. It is drawn as a thick line.
        is_wall: bool,
    },
    /// Impassable land, with its name if it has one (`~SWI`). The name lets a board based on this one use it.
    Waste(String),
    /// Water that is not a sea.
    Lake,
    /// The frame of the picture.
    Frame,
}

/// The positions of units and names in a province.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// Whether it is water. The text of a picture does not include this: a reader takes it from the board.
    pub is_sea: bool,
    /// Whether it is a supply centre, also from the board.
    pub is_centre: bool,
    /// The centre of a unit.
    pub unit: Spot,
    /// The centre of a dislodged unit.
    pub away: Spot,
    /// The centre of its name.
    pub label: Spot,
    /// The name in lines. Empty where there is only room for the abbreviation.
    pub lines: Vec<String>,
    /// Fleets on named coasts, by coast: `NC`.
    pub coasts: BTreeMap<String, Spot>,
}

/// A picture of a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// Width and height in pixels, at a scale of one.
    pub size: (u32, u32),
    /// The source of its shapes, with the licence terms.
    pub source: String,
    /// All borders.
    pub arcs: Vec<Arc>,
    /// By province.
    pub places: BTreeMap<String, Place>,
    /// Whether each province touches its twin: `PAR1` and `PAR2`. The picture says so in words.
    pub twins: bool,
    /// Provinces that touch by the rules, but not in the picture. They are drawn as dotted lines.
    pub links: Vec<(String, String)>,
    /// The links that lead round the world. Each is drawn as arrows at the edges, with the names of the places beyond.
    pub round: BTreeSet<(String, String)>,
    /// The borders where the picture and the rules differ for fleets: drawn as an anchor, or an anchor crossed out.
    pub marks: Vec<Mark>,
    /// Borders and provinces with special rules, from the board.
    pub special: Vec<Special>,
    /// The kind of ground that the board is made of, from the board.
    pub manner: Manner,
    /// Whether the chart is upside down.
    pub is_turned: bool,
}

/// A border where the picture and the rules differ for fleets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Two places that touch.
    pub places: [String; 2],
    /// Whether fleets pass.
    pub fleets: bool,
}

impl Face {
    /// The plain face, without its coast or wall, so that it is the same for all of its borders.
    pub fn plain(&self) -> Self {
        match self {
            Self::Place { province, .. } => Self::of(province),
            other => other.clone(),
        }
    }

    /// A province.
    pub fn of(province: &str) -> Self {
        Self::Place { province: province.to_owned(), coast: None, is_wall: false }
    }

    /// The province, if this face is one.
    pub fn province(&self) -> Option<&str> {
        match self {
            Self::Place { province, .. } => Some(province),
            _ => None,
        }
    }

    /// The place in the form used in orders, if units cross this border from here: `STP/NC`. `None` behind a wall.
    pub fn place(&self) -> Option<String> {
        match self {
            Self::Place { province, coast: None, is_wall: false } => Some(province.clone()),
            Self::Place { province, coast: Some(coast), is_wall: false } => Some(format!("{province}/{coast}")),
            _ => None,
        }
    }
}

/// In the form of `picture.txt`: `STP/NC`, `A!`, `~SWI`, `=`, `#`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { province, coast, is_wall } => {
                f.write_str(province)?;
                coast.iter().try_for_each(|coast| write!(f, "/{coast}"))?;
                f.write_str(if *is_wall { "!" } else { "" })
            }
            Self::Waste(name) => write!(f, "~{name}"),
            Self::Lake => f.write_str("="),
            Self::Frame => f.write_str("#"),
        }
    }
}

impl Arc {
    /// Its length in pixels.
    pub fn length(&self) -> f64 {
        let step = |pair: &[Point]| f64::from(pair[1].0 - pair[0].0).hypot(f64::from(pair[1].1 - pair[0].1));
        self.points.windows(2).map(step).sum::<f64>() / 10.0
    }
}

impl Chart {
    /// Copies facts about places from a board: which are water, and which are centres.
    pub fn take_in(&mut self, layout: &Layout) {
        for (name, place) in &mut self.places {
            let ground = layout.places.get(name);
            place.is_sea = ground.is_some_and(|ground| ground.kind == Kind::Sea);
            place.is_centre = ground.is_some_and(|ground| ground.is_centre);
        }
        self.special.clone_from(&layout.special);
        self.manner = layout.manner;
    }

    /// The places whose names appear on the picture. Squares have their names at the edge.
    pub fn named(&self) -> impl Iterator<Item = (&String, &Place)> {
        let has_names = !matches!(self.manner, Manner::Squares { .. });
        self.places.iter().filter(move |_| has_names)
    }

    /// The chart as a reader at the upper edge sees it, if `is_turned`.
    #[must_use]
    pub fn facing(&self, is_turned: bool) -> Cow<'_, Self> {
        if is_turned == self.is_turned {
            return Cow::Borrowed(self);
        }
        let mut chart = Self { is_turned, ..self.clone() };
        let (w, h) = self.size;
        for point in chart.arcs.iter_mut().flat_map(|arc| &mut arc.points) {
            *point = (w.cast_signed() * 10 - point.0, h.cast_signed() * 10 - point.1);
        }
        for place in chart.places.values_mut() {
            let spots = [&mut place.unit, &mut place.away, &mut place.label];
            for spot in spots.into_iter().chain(place.coasts.values_mut()) {
                *spot = (w as f32 - spot.0, h as f32 - spot.1);
            }
        }
        Cow::Owned(chart)
    }
}
