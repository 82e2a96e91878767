//! The space that units and names take, and the parts of a chart that stick out of their province.
use super::chart::{Chart, Face, Point, Spot};
use super::font;
use super::outline;
use super::shape::Cut;

/// The width and height of a unit in pixels.
pub const UNIT: (f32, f32) = (26.0, 18.0);
/// The minimum part of a box that must be inside its province.
pub const LEAST: f32 = 0.9;

/// A box: its centre, width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// Its middle.
    pub at: Spot,
    /// The width of the box.
    pub wide: f32,
    /// The height of the box.
    pub high: f32,
}

impl Room {
    /// Returns the space of a unit.
    pub fn unit(at: Spot) -> Self {
        Self { at, wide: UNIT.0, high: UNIT.1 }
    }

    /// Returns the space of a name, with these lines below the abbreviation.
    pub fn name(name: &str, lines: &[String], at: Spot, is_sea: bool) -> Self {
        let (size, cut) = if is_sea { (10.5, Cut::Italic) } else { (9.5, Cut::Regular) };
        let short = font::width(name, 11.5, Cut::Bold) + 12.0;
        let wide = lines.iter().map(|line| font::width(line, size, cut)).fold(short, f32::max);
        Self { at, wide, high: 12.0 + lines.len() as f32 * size * 1.07 }
    }

    /// The box, enlarged by a factor. Charts that are usually drawn much smaller have larger text.
    pub fn grown(self, by: f32) -> Self {
        Self { wide: self.wide * by, high: self.high * by, ..self }
    }

    /// Returns whether two boxes overlap significantly.
    pub fn meets(&self, other: &Self) -> bool {
        (self.at.0 - other.at.0).abs() + 2.0 < (self.wide + other.wide) / 2.0
            && (self.at.1 - other.at.1).abs() + 2.0 < (self.high + other.high) / 2.0
    }

    /// Returns whether it is completely inside a picture of this size.
    pub fn fits(&self, size: (u32, u32)) -> bool {
        let within = |at: f32, long: f32, most: u32| long / 2.0 <= at && at + long / 2.0 <= most as f32;
        within(self.at.0, self.wide, size.0) && within(self.at.1, self.high, size.1)
    }

    /// The part of it inside these outlines, from 0 to 1, measured along lines two pixels apart.
    pub fn share(&self, rings: &[Vec<Point>]) -> f32 {
        let (left, right) = (self.at.0 - self.wide / 2.0, self.at.0 + self.wide / 2.0);
        let rows = (self.high / 2.0).ceil().max(1.0) as usize;
        let mut inside = 0.0;
        for row in 0..rows {
            let y = self.at.1 - self.high / 2.0 + (row as f32 + 0.5) * self.high / rows as f32;
            for pair in outline::crossings(rings, y).chunks_exact(2) {
                inside += (pair[1].min(right) - pair[0].max(left)).max(0.0);
            }
        }
        inside / (rows as f32 * self.wide)
    }
}

/// Returns the misplaced parts of a province's boxes, as sentences without their full stops.
pub fn sticking_out(chart: &Chart) -> Vec<String> {
    let rings = outline::rings(chart);
    let mut found = Vec::new();
    let mut boxes: Vec<(&str, &str, Room)> = Vec::new();
    for (name, place) in &chart.places {
        let rings = rings.get(&Face::of(name)).map(Vec::as_slice).unwrap_or_default();
        let unit = Room::unit(place.unit);
        let label = Room::name(name, &place.lines, place.label, place.is_sea);
        for (what, room) in [("unit", unit), ("name", label)] {
            let share = room.share(rings);
            if share < LEAST {
                found.push(format!("the {what} of {name} is only {:.0} % inside it", 100.0 * share));
            }
            boxes.push((name, what, room));
        }
        let others = place.coasts.values().chain([&place.away]).map(|&at| Room::unit(at));
        if others.chain([unit, label]).any(|room| !room.fits(chart.size)) {
            found.push(format!("something of {name} is outside the frame"));
        }
    }
    for (k, (a, what, one)) in boxes.iter().enumerate() {
        for (b, what_else, other) in &boxes[k + 1..] {
            if one.meets(other) {
                found.push(format!("the {what} of {a} is on the {what_else} of {b}"));
            }
        }
    }
    found
}
