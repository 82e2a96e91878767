//! A picture of a board as data: borders as arcs between two places each, and where things stand.
use std::collections::BTreeMap;

/// A point, in tenths of a pixel at the chart's own size.
pub type Point = (i32, i32);

/// A point, in pixels at the chart's own size.
pub type Spot = (f32, f32);

/// A stretch of border between two sides.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arc {
    /// What lies on the left and on the right, in the direction of the points.
    pub sides: [Face; 2],
    /// At least two.
    pub points: Vec<Point>,
}

/// What lies on one side of an arc.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A place as in orders: a province, or one of its coasts.
    Place {
        /// `STP`
        province: String,
        /// `NC`; `None` if the province has no named coasts, or the arc is none of its shores.
        coast: Option<String>,
        /// Another province lies on the other side, and yet the two do not touch by the rules. It is drawn as a thick line.
        is_wall: bool,
    },
    /// Land that nobody enters, with its name if it has one (`~SWI`): the name lets a board based on this one use it.
    Waste(String),
    /// Water that is no sea.
    Lake,
    /// The frame of the picture.
    Frame,
}

/// Where things are put in a province.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// It is water. No part of the text of a picture: whoever reads one for a board takes this from the board.
    pub is_sea: bool,
    /// It is a supply centre: from the board as well.
    pub is_centre: bool,
    /// The middle of a unit.
    pub unit: Spot,
    /// The middle of a unit that has been dislodged.
    pub away: Spot,
    /// The middle of its name.
    pub label: Spot,
    /// The name in lines; none where there is room for the abbreviation only.
    pub lines: Vec<String>,
    /// Fleets on named coasts, by coast: `NC`.
    pub coasts: BTreeMap<String, Spot>,
}

/// A picture of a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// Width and height in pixels, at a scale of one.
    pub size: (u32, u32),
    /// Where its shapes come from, and under which terms.
    pub source: String,
    /// All borders.
    pub arcs: Vec<Arc>,
    /// By province.
    pub places: BTreeMap<String, Place>,
    /// Provinces that touch by the rules, but not in the picture. They are drawn as dotted lines.
    pub links: Vec<(String, String)>,
    /// Borders at which the picture says something else of fleets than the rules: an anchor, or an anchor crossed out.
    pub marks: Vec<Mark>,
}

/// A border at which the picture says something else of fleets than the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// Two places that touch.
    pub places: [String; 2],
    /// Do fleets pass?
    pub fleets: bool,
}
