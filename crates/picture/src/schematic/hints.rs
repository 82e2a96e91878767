//! The rough positions of places: `hints.txt`, with a line `ROM 12.5 42` for each, giving longitude and latitude (or
//! any two numbers that increase to the right and upwards).
use super::PixelPoint;
use crate::chart::Chart;
use chancery_rules::Flaw;
use std::collections::BTreeMap;

/// The name of the file.
pub const FILE: &str = "hints.txt";
/// The part of the picture at each edge that is free of hints.
const MARGIN: f64 = 0.06;

/// The position of each province, to the right and upwards.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints(BTreeMap<String, PixelPoint>);

impl Hints {
    /// Reads `hints.txt`.
    ///
    /// # Errors
    /// The lines that are not hints.
    pub fn read(text: &str) -> Result<Self, Vec<Flaw>> {
        let (mut hints, mut flaws) = (BTreeMap::new(), Vec::new());
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split('#').next().unwrap_or_default().split_whitespace();
            let Some(name) = words.next() else { continue };
            let mut number = || words.next().and_then(|word| word.parse::<f64>().ok()).filter(|n| n.abs() <= 1e6);
            match (number(), number()) {
                (Some(x), Some(y)) => _ = hints.insert(name.to_owned(), (x, y)),
                _ => flaws.push(Flaw::new(
                    FILE,
                    line,
                    "a line is a province, its longitude and its latitude: `ROM 12.5 42`",
                )),
            }
        }
        if flaws.is_empty() { Ok(Self(hints)) } else { Err(flaws) }
    }

    /// Returns the positions of the units of another chart, by other names for some provinces: old and new.
    pub fn of(chart: &Chart, renamed: &[(String, String)]) -> Self {
        let spots = chart.places.iter().map(|(name, place)| {
            let name = renamed.iter().find(|(old, _)| old == name).map_or(name, |(_, new)| new);
            (name.clone(), (f64::from(place.unit.0), -f64::from(place.unit.1)))
        });
        Self(spots.collect())
    }

    /// Returns the places as a board itself states them: longitude and latitude, in hundredths of a degree.
    #[must_use]
    pub fn said(spots: &BTreeMap<String, (i32, i32)>) -> Self {
        let degrees = |v: i32| f64::from(v) / 100.0;
        Self(spots.iter().map(|(name, at)| (name.clone(), (degrees(at.0), degrees(at.1)))).collect())
    }

    /// The provinces that have hints.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The lowest and the highest of some numbers.
    fn ends(&self, of: impl Fn(&PixelPoint) -> f64) -> Option<PixelPoint> {
        let ends = self.0.values().map(of).fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
        (ends.0 < ends.1).then_some(ends)
    }

    /// The positions as fractions of the width and the height, from the upper left corner. Empty if all are on one
    /// line.
    pub(super) fn within(&self) -> impl Iterator<Item = (&str, PixelPoint)> {
        let ends = self.ends(|at| at.0).zip(self.ends(|at| at.1));
        self.0.iter().filter_map(move |(name, at)| {
            let ((west, east), (south, north)) = ends?;
            let part = |v: f64, from: f64, to: f64| MARGIN + (1.0 - 2.0 * MARGIN) * (v - from) / (to - from);
            Some((name.as_str(), (part(at.0, west, east), part(at.1, north, south))))
        })
    }

    /// The size in pixels of a picture with this number of provinces. Its proportions follow the hints, within reason.
    pub(super) fn size(&self, n_provinces: usize) -> (u32, u32) {
        let width: u32 = match n_provinces {
            0..=100 => 1000,
            101..=140 => 1200,
            _ => 1400,
        };
        let usual = if n_provinces > 140 { 0.9 } else { 5.0 / 6.0 };
        let shape = self.ends(|at| at.0).zip(self.ends(|at| at.1)).map_or(usual, |((west, east), (south, north))| {
            // Degrees of longitude are shorter away from the equator.
            let middle = (south + north) / 2.0;
            let shrink = if middle.abs() < 80.0 { middle.to_radians().cos() } else { 1.0 };
            // Many provinces need all available space.
            ((north - south) / ((east - west) * shrink)).clamp(if n_provinces > 140 { 0.85 } else { 0.72 }, 0.95)
        });
        (width, (f64::from(width) * shape / 10.0).round() as u32 * 10)
    }
}
