//! The board itself: the owners of provinces, borders, names.
use super::{Cast, Centre, ProvinceFill, Scene};
use crate::chart::{Arc, Chart, Face, Place};
use crate::font;
use crate::layout::Manner;
use crate::look::Colours;
use crate::shape::{Anchor, Cut, Fill, Pattern, Rgb, Text, Xy};
use crate::sheet::{Area, Work};
use std::collections::{BTreeMap, HashMap};

/// Returns the fill of each province.
pub(super) fn grounds<'a>(chart: &'a Chart, colours: &'static Colours, cast: &Cast) -> BTreeMap<&'a str, ProvinceFill> {
    let areas: HashMap<&str, &Area> = cast.sheet.areas.iter().map(|area| (area.place.as_str(), area)).collect();
    let ground = |(name, place): (&'a String, &Place)| {
        let area = areas.get(name.as_str())?;
        let is_lake = area.works.contains(&Work::Lake);
        let mut fill = match (area.owner, area.stood) {
            _ if is_lake => Fill::from(colours.sea),
            (Some(owner), _) => cast.livery(Some(owner)).tint,
            (None, Some(stood)) if !place.is_sea => cast.livery(Some(stood)).pale,
            _ => Fill::from(if place.is_sea { colours.sea } else { colours.land }),
        };
        if area.is_hidden || area.is_owner_hidden {
            fill.pattern = Some((Pattern::Fog, colours.fog));
        }
        let holder = area.owner.or(area.stood.filter(|_| !place.is_sea));
        let centre = if area.home.is_some() && area.home == area.owner { Centre::Home } else { Centre::Plain };
        Some((name.as_str(), ProvinceFill { fill, holder, centre }))
    };
    chart.places.iter().filter_map(ground).collect()
}

/// The nature of a line between two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Between seas.
    Sea,
    /// Between land and water.
    Coast,
    /// Between provinces of land.
    Land,
    /// A border between faces that do not touch by the rules.
    Wall,
}

/// Returns the nature of an arc. `None` for the frame, which is not drawn as a line.
#[must_use]
pub fn border(chart: &Chart, arc: &Arc) -> Option<Border> {
    let is_water = |face: &Face| match face {
        Face::Place { province, .. } => chart.places.get(province).is_some_and(|place| place.is_sea),
        Face::Lake => true,
        _ => false,
    };
    let is_wall = |face: &Face| matches!(face, Face::Place { is_wall: true, .. });
    let [left, right] = &arc.sides;
    Some(match (is_water(left), is_water(right)) {
        _ if *left == Face::Frame || *right == Face::Frame => return None,
        _ if is_wall(left) || is_wall(right) => Border::Wall,
        (true, true) => Border::Sea,
        (false, false) => Border::Land,
        _ => Border::Coast,
    })
}

/// The name of a province as lines of text, and the position of its centre's mark, if it has one. In the chart's
/// pixels. Text is larger than on the chart by the factor `grown`.
#[must_use]
pub fn label(name: &str, place: &Place, grown: f32) -> (Vec<Text>, Option<Xy>) {
    let (small, cut) = if place.is_sea { (10.5, Cut::Italic) } else { (9.5, Cut::Regular) };
    let (small, big) = (small * grown, 11.5 * grown);
    let top = place.label.1 - (big + place.lines.len() as f32 * small * 1.07) / 2.0 + big * 0.86;
    let shift = if place.is_centre { 5.0 * grown } else { 0.0 };
    let text = |text: &str, at: Xy, size: f32, cut: Cut| Text {
        text: text.to_owned(),
        at,
        size,
        cut,
        colour: [0; 3],
        anchor: Anchor::Middle,
    };
    let mut lines = vec![text(name, (place.label.0 + shift, top), big, Cut::Bold)];
    for (k, line) in place.lines.iter().enumerate() {
        lines.push(text(line, (place.label.0, top + (k as f32 + 1.0) * small * 1.07), small, cut));
    }
    let mark = (place.label.0 + shift - font::width(name, big, Cut::Bold) / 2.0 - 7.0 * grown, top - 4.1 * grown);
    (lines, place.is_centre.then_some(mark))
}

impl Scene<'_> {
    /// Returns the fill of a face.
    pub(crate) fn fill(&self, face: &Face) -> Fill {
        let colour = match face {
            Face::Place { province, .. } => {
                match (self.grounds.get(province.as_str()), self.chart.places.get(province)) {
                    (Some(ground), _) => return ground.fill,
                    (None, Some(place)) if place.is_sea => self.colours.sea,
                    _ => self.colours.land,
                }
            }
            Face::Waste(_) => self.colours.waste,
            // Between states, the sea has no named places.
            Face::Lake if self.chart.manner == Manner::States => self.colours.sea,
            Face::Lake => self.colours.lake,
            Face::Frame => self.colours.paper,
        };
        colour.into()
    }

    fn holder(&self, face: &Face) -> Option<usize> {
        match face {
            Face::Place { province, .. } => self.grounds.get(province.as_str()).and_then(|ground| ground.holder),
            _ => None,
        }
    }

    /// The line of a border, and whether it is a thick one.
    pub(crate) fn line(&self, border: Border, sides: [&Face; 2]) -> (Rgb, bool) {
        match border {
            Border::Wall => (self.colours.frontier, true),
            Border::Sea => (self.colours.sea_line, false),
            Border::Coast => (self.colours.coast, false),
            Border::Land if self.holder(sides[0]) != self.holder(sides[1]) => (self.colours.frontier, true),
            Border::Land => (self.colours.border, false),
        }
    }

    /// Returns the drawing style of the centre of a province.
    pub(crate) fn centre(&self, province: &str) -> Centre {
        self.grounds.get(province).map(|ground| ground.centre).unwrap_or_default()
    }
}
