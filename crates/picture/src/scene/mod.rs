//! A sheet on a chart, as shapes, which become pixels, SVG or PDF.
//!
//! - `ground` is the board itself: the owners of provinces, borders, names
//! - `links` draws contacts without a border, and borders with special rules
//! - `orders` draws orders with their results; `units` draws the pieces
//! - `written` draws pieces with a text on them, and their moves
//! - `strip` is below the board: title, sides, key
//! - `pen` draws the signs
mod ground;
mod layers;
mod links;
mod orders;
mod pen;
mod strip;
mod units;
mod written;

use super::chart::{Arc, Chart, Face};
use super::grid;
use super::layout::{Manner, sorted};
use super::look::{self, Colours, Livery, Look};
use super::shape::{Fill, Group, Xy, far};
use crate::sheet::{PlayerView, Side};
pub use ground::{Border, border, label};
pub(super) use layers::{Layer, path};
use std::collections::BTreeMap;

/// The desired style of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Style {
    /// The purpose of the picture.
    pub look: Look,
    /// In pixels.
    pub width: u32,
}

impl Style {
    /// The normal size for a board, as large as its names require.
    #[must_use]
    pub fn normal(look: Look, chart: &Chart) -> Self {
        Self { look, width: natural_width(chart) }
    }

    /// A larger size.
    #[must_use]
    pub fn large(look: Look, chart: &Chart) -> Self {
        Self { look, width: natural_width(chart) * 8 / 5 }
    }

    /// The width in pixels, limited to a supported range.
    fn pixels(self) -> u32 {
        self.width.clamp(200, 4000)
    }
}

/// Returns the usual width of pictures of a board.
#[must_use]
pub fn natural_width(chart: &Chart) -> u32 {
    if chart.manner == Manner::States {
        // Forces take up space, so such charts are as large as necessary.
        return chart.size.0.clamp(1000, 1400);
    }
    match chart.places.len() {
        0..=100 => 1000,
        101..=140 => 1200,
        _ => 1400,
    }
}

/// A sheet on a chart, as shapes.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    pub(super) chart: &'a Chart,
    pub(super) colours: &'static Colours,
    pub(super) style: Style,
    /// The scale relative to the usual size.
    pub(super) zoom: f32,
    /// The fill of each province. A province without an entry is sea, or unclaimed land.
    pub(super) grounds: BTreeMap<&'a str, ProvinceFill>,
    /// The liveries whose letters appear next to the names of centres, since colours alone are not enough.
    pub(super) liveries: Vec<Livery>,
    /// The letter that players type for each side.
    pub(super) letters: Vec<String>,
    /// The groups below the names, in the chart's pixels.
    pub(super) below: Vec<Group>,
    /// The groups above the names.
    pub(super) above: Vec<Group>,
    /// The groups below the board: in pixels of the usual width, from its upper edge.
    pub(super) strip: Vec<Group>,
    /// The height of the strip.
    pub(super) strip_height: f32,
    /// A sentence that describes the picture, for readers who cannot see it.
    pub(super) words: String,
}

/// The fill of a province.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ProvinceFill {
    pub(super) fill: Fill,
    /// The side that owns it, or that occupied it last.
    pub(super) holder: Option<usize>,
    /// The kind of its centre, for the owner.
    pub(super) centre: Centre,
}

/// The drawing style of a supply centre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Centre {
    /// A ring with a dot.
    #[default]
    Plain,
    /// A disc: its owner may build there.
    Home,
}

/// Draws a sheet on a chart. Leaves out anything in the sheet that is not on the chart.
#[must_use]
pub fn draw<'a>(chart: &'a Chart, sheet: &PlayerView, style: &Style) -> Scene<'a> {
    let (liveries, unknown) = (liveries(sheet, style.look), look::unknown(style.look));
    let cast = Cast { liveries, unknown, sheet, look: style.look };
    let colours = style.look.colours();
    let spots = Spots { chart };
    let usual = natural_width(chart) as f32;
    // A page describes the position in separate words.
    let (strip, strip_height) =
        if style.look == Look::Page { Default::default() } else { strip::strip(colours, chart, &cast, usual) };
    let (below, crosses) = orders::orders(colours, spots, &cast);
    Scene {
        chart,
        colours,
        style: *style,
        zoom: style.pixels() as f32 / usual,
        grounds: ground::grounds(chart, colours, &cast),
        below,
        above: units::units(colours, spots, &cast, &crosses),
        strip,
        strip_height,
        words: strip::words(sheet),
        letters: sheet.sides.iter().map(|side| side.letter.chars().take(3).collect()).collect(),
        liveries: cast.liveries,
    }
}

/// Returns the explanations of the signs on a chart, as in the strip, and their left edge and width.
pub(super) fn key(chart: &Chart, look: Look) -> (Vec<Group>, (f32, f32)) {
    let mut pen = pen::Pen::new(look.colours());
    let width = natural_width(chart) as f32;
    strip::key(&mut pen, chart, width);
    // The first signs extend beyond its edge.
    (pen.groups, (width - strip::KEY - 18.0, strip::KEY + 18.0))
}

impl Scene<'_> {
    /// Width and height in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let width = self.style.pixels();
        let board = self.board_height();
        (width, board + (self.strip_height * self.zoom).ceil().clamp(0.0, 8000.0) as u32)
    }

    /// Returns the height of the board, in these pixels.
    pub(super) fn board_height(&self) -> u32 {
        (self.chart.size.1 as f32 * self.scale()).round().clamp(1.0, 8000.0) as u32
    }

    /// The number of pixels for each pixel of the chart.
    pub(super) fn scale(&self) -> f32 {
        self.style.pixels() as f32 / self.chart.size.0.max(1) as f32
    }

    /// Returns a sentence that describes the picture, for readers who cannot see it.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }
}

/// The colours of all sides.
pub(super) fn liveries(sheet: &PlayerView, look: Look) -> Vec<Livery> {
    let played = sheet.sides.iter().filter(|side| !side.is_neutral);
    let names: Vec<&str> = played.map(|side| side.name.as_str()).collect();
    // Counts only sides with a player.
    let place =
        |side: usize| sheet.sides.get(..side).map(|before| before.iter().filter(|side| !side.is_neutral).count());
    let plays = |side: &usize| sheet.sides.get(*side).is_some_and(|side| !side.is_neutral);
    let near_of = |side: &Side| {
        let near = side.near.iter().filter(|(other, _)| plays(other));
        near.filter_map(|(other, steps)| Some((place(*other)?, *steps))).collect()
    };
    let near: Vec<Vec<(usize, u8)>> = sheet.sides.iter().filter(|side| !side.is_neutral).map(near_of).collect();
    let mut found = look::liveries_apart(look, &names, &near).into_iter();
    let livery = |side: &Side| if side.is_neutral { None } else { found.next() };
    sheet.sides.iter().map(livery).map(|livery| livery.unwrap_or_else(|| look::neutral(look))).collect()
}

/// The players, and their colours.
pub(super) struct Cast<'s> {
    sheet: &'s PlayerView,
    liveries: Vec<Livery>,
    unknown: Livery,
    look: Look,
}

impl<'s> Cast<'s> {
    fn livery(&self, side: Option<usize>) -> &Livery {
        side.and_then(|side| self.liveries.get(side)).unwrap_or(&self.unknown)
    }

    /// Returns whether colours distinguish the sides.
    fn has_colours(&self) -> bool {
        self.look != Look::Print
    }

    /// Returns the text on the units of a side, of up to three letters on large boards.
    fn letter(&self, side: Option<usize>) -> String {
        let letter = side.and_then(|side| self.sheet.sides.get(side)).map_or("?", |side| side.letter.as_str());
        letter.chars().take(3).collect()
    }

    fn class(side: Option<usize>) -> String {
        side.map_or_else(|| "o-none".to_owned(), |side| format!("o-{side}"))
    }
}

/// The positions on a chart.
#[derive(Clone, Copy)]
pub(super) struct Spots<'a> {
    chart: &'a Chart,
}

/// A place without its coast.
pub(super) fn province(place: &str) -> &str {
    place.split('/').next().unwrap_or(place)
}

/// Returns whether this face belongs to a place.
fn is_of(face: &Face, place: &str) -> bool {
    matches!(face, Face::Place { province: found, .. } if found == province(place))
}

impl<'a> Spots<'a> {
    /// Returns the position of a unit.
    fn at(self, place: &str) -> Option<Xy> {
        let data = self.chart.places.get(province(place))?;
        let coast = place.split_once('/').and_then(|(_, coast)| data.coasts.get(coast));
        Some(*coast.unwrap_or(&data.unit))
    }

    /// Returns whether the way between two places leads around the world.
    fn is_round(self, a: &str, b: &str) -> bool {
        self.chart.round.contains(&sorted(a, b))
    }

    /// The nearest point at the left or right edge.
    fn side(self, at: Xy) -> Xy {
        let width = self.chart.size.0 as f32;
        (if at.0 < width / 2.0 { 0.0 } else { width }, at.1)
    }

    /// Half the width of a square, on a board of squares.
    fn half(self) -> Option<f32> {
        match self.chart.manner {
            Manner::Squares { columns, .. } => Some(grid::unit(columns) / 2.0),
            _ => None,
        }
    }

    /// Returns the position of a dislodged unit.
    fn away(self, place: &str) -> Option<Xy> {
        let data = self.chart.places.get(province(place))?;
        // The unit that dislodged it is there too, and must remain visible.
        let apart = far(data.unit, data.away);
        let more = (26.0 / apart).max(1.0);
        let way = if apart < 1.0 {
            (20.0, -17.0)
        } else {
            ((data.away.0 - data.unit.0) * more, (data.away.1 - data.unit.1) * more)
        };
        Some((data.unit.0 + way.0, data.unit.1 + way.1))
    }

    /// The borders shared by two places.
    fn shared<'s>(self, a: &'s str, b: &'s str) -> impl Iterator<Item = &'a Arc> + use<'a, 's> {
        let is_between = move |arc: &&Arc| {
            let [left, right] = &arc.sides;
            is_of(left, a) && is_of(right, b) || is_of(left, b) && is_of(right, a)
        };
        self.chart.arcs.iter().filter(is_between)
    }

    /// The middle of the longest border between two provinces.
    fn border(self, a: &str, b: &str) -> Option<Xy> {
        let shared = self.shared(a, b).max_by_key(|arc| arc.points.len())?;
        let &(x, y) = shared.points.get(shared.points.len() / 2)?;
        Some((x as f32 / 10.0, y as f32 / 10.0))
    }
}
