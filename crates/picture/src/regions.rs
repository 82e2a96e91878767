//! A picture from pixels that are assigned to provinces.
//!
//! - `PixelMap` is the grid. Unowned pixels become waste in thick patches, and belong to the nearest province elsewhere.
//! - The map's edges, traced from corner to corner, become the arcs of a chart.
//! - A border that contradicts the rules gets a wall or a mark, and a missing one gets a link, as on derived boards.
use super::chart::{Arc, Chart, Face, Place, Point, Spot};
use super::derive::{links, walls};
use super::layout::{Layout, province, sorted};
use super::schematic::mark;
use super::text::{MAX_POINTS, MAX_PROVINCES};
use super::{adjacency, outline, place};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The maximum number of pixels of a grid.
pub const MAX_PIXELS: usize = 16_000_000;
/// The maximum number of contacts that may need a link, a wall or a mark. Shapes in a different order from the board's need hundreds.
const MAX_CHANGES: usize = 40;
/// The distance from all provinces at which unowned pixels no longer belong to a border.
const THICK: u16 = 5;
/// The minimum size of the middle of a waste, in pixels.
const LEAST_WASTE: usize = 12;
/// The maximum distance of points from a simplified line, in the pixels of the grid.
const LOOSE: f64 = 1.0;

/// A row of pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The column of the first pixel.
    pub x: u32,
    /// The row, from the upper edge.
    pub y: u32,
    /// The number of pixels.
    pub length: u32,
}

/// The shape of a province.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Region {
    /// Its abbreviation.
    pub name: String,
    /// Its pixels.
    pub runs: Vec<Run>,
    /// The pixels at its named coasts, by coast: `NC`.
    pub coasts: Vec<(String, Vec<Run>)>,
    /// The positions of a unit in it, and of fleets: `STP`, `STP/NC`.
    pub spots: Vec<(String, (u32, u32))>,
}

/// A picture from regions.
#[derive(Clone, Debug, PartialEq)]
pub struct RegionsPicture {
    /// The chart, which agrees with the rules.
    pub chart: Chart,
    /// The number of places without an owner.
    pub n_wastes: usize,
}

/// Draws a board from the shapes of its provinces.
///
/// # Errors
/// A sentence without its full stop that says why they do not make a picture of it.
pub fn draw(regions: &[Region], layout: &Layout, source: &str) -> Result<RegionsPicture, String> {
    let (mut picture, spots) = traced(regions, layout, source)?;
    place::place_round(&mut picture.chart, layout, None, &spots);
    match adjacency::differences(&picture.chart, layout).into_iter().next() {
        None => Ok(picture),
        Some(difference) => Err(difference),
    }
}

/// Draws a board without positions for units and names, which take most of the time.
///
/// # Errors
/// As with [`draw`].
pub fn outlines(regions: &[Region], layout: &Layout, source: &str) -> Result<RegionsPicture, String> {
    traced(regions, layout, source).map(|(picture, _)| picture)
}

/// Traces the borders, and takes the given positions of units.
fn traced(
    regions: &[Region],
    layout: &Layout,
    source: &str,
) -> Result<(RegionsPicture, BTreeMap<String, Spot>), String> {
    if MAX_PROVINCES < regions.len() {
        return Err(format!("a picture has at most {MAX_PROVINCES} provinces"));
    }
    let mut map = PixelMap::painted(regions)?;
    let present = map.present();
    if let Some(name) = layout.places.keys().find(|name| !present.contains(name.as_str())) {
        return Err(format!("{name} has no pixel"));
    }
    let n_wastes = map.fill();
    let width: f64 = if layout.places.len() > 140 { 1400.0 } else { 1200.0 };
    let high = map.height as f64 / map.width as f64;
    let scale = width.min(4000.0 / high) / map.width as f64;
    let size = ((map.width as f64 * scale).round() as u32, (map.height as f64 * scale).round() as u32);
    if size.0.min(size.1) < 100 {
        return Err("it is too narrow for a picture".to_owned());
    }
    let mut chart = Chart { size, source: source.to_owned(), ..Chart::default() };
    chart.arcs = map.arcs(layout, scale, size)?;
    let shown = adjacency::shown(&chart, layout);
    walls(&mut chart.arcs, layout);
    links(&mut chart, layout);
    mark(&mut chart, layout);
    let n_walls = n_walls(&chart);
    if MAX_CHANGES < chart.links.len() + chart.marks.len() + n_walls {
        let n_shown = shown.army.len() + shown.fleet.len();
        return Err(format!(
            "of the {n_shown} contacts that the regions show, too many are not those of the map: they are in another order"
        ));
    }
    let place = |name: &String| Place { is_sea: layout.is_sea(name), ..Place::default() };
    chart.places = layout.places.keys().map(|name| (name.clone(), place(name))).collect();
    chart.take_in(layout);
    Ok((RegionsPicture { chart, n_wastes }, map.own_spots(regions, scale)))
}

/// The number of pairs of provinces with a wall between them.
#[must_use]
pub fn n_walls(chart: &Chart) -> usize {
    let is_wall = |face: &Face| matches!(face, Face::Place { is_wall: true, .. });
    let walls = chart.arcs.iter().filter(|arc| arc.sides.iter().any(is_wall));
    let pairs = walls.filter_map(|arc| Some(sorted(arc.sides[0].province()?, arc.sides[1].province()?)));
    pairs.collect::<BTreeSet<_>>().len()
}

/// The label of a pixel: 0 if it is unowned, then the faces, and these.
type Label = u16;
const WASTE: Label = u16::MAX;
const FRAME: Label = u16::MAX - 1;

/// The four directions from a corner: right, down, left, up.
const WAYS: [(i64, i64); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// A grid of labelled pixels.
struct PixelMap {
    width: usize,
    height: usize,
    labels: Vec<Label>,
    /// The places by label, from 1 on: `STP`, `STP/NC`.
    faces: Vec<String>,
    /// The province number of each face.
    owners: Vec<Label>,
}

impl PixelMap {
    /// Paints the regions one after the other. A pixel belongs to the first one that has it.
    fn painted(regions: &[Region]) -> Result<Self, String> {
        let runs = || regions.iter().flat_map(|region| &region.runs);
        let width = runs().map(|run| run.x + run.length).max().unwrap_or(0) as usize;
        let height = runs().map(|run| run.y + 1).max().unwrap_or(0) as usize;
        if width * height == 0 {
            return Err("the regions have no pixels".to_owned());
        }
        if MAX_PIXELS < width * height {
            return Err(format!("the regions have {width} by {height} pixels; a picture has at most {MAX_PIXELS}"));
        }
        let mut map = Self { width, height, labels: vec![0; width * height], faces: Vec::new(), owners: Vec::new() };
        for (owner, region) in regions.iter().enumerate() {
            let whole = map.face(&region.name, owner);
            map.paint(&region.runs, 0, whole);
            let mut shores = Vec::new();
            for (coast, runs) in &region.coasts {
                let face = map.face(&format!("{}/{coast}", region.name), owner);
                shores.extend(map.paint(runs, whole, face));
            }
            // Pixels between the coasts go to the nearest one.
            map.spread(shores, whole);
        }
        Ok(map)
    }

    fn face(&mut self, name: &str, owner: usize) -> Label {
        self.faces.push(name.to_owned());
        self.owners.push(owner as Label);
        self.faces.len() as Label
    }

    /// Paints over pixels that have one label. Returns the painted pixels.
    fn paint(&mut self, runs: &[Run], over: Label, label: Label) -> VecDeque<u32> {
        let mut painted = VecDeque::new();
        for run in runs.iter().filter(|run| (run.y as usize) < self.height) {
            let row = run.y as usize * self.width;
            for x in run.x as usize..((run.x + run.length) as usize).min(self.width) {
                if self.labels[row + x] == over {
                    self.labels[row + x] = label;
                    painted.push_back((row + x) as u32);
                }
            }
        }
        painted
    }

    /// Spreads labels from these pixels over all that have the label `over`, step by step.
    fn spread(&mut self, from: impl IntoIterator<Item = u32>, over: Label) {
        let mut queue: VecDeque<u32> = from.into_iter().collect();
        while let Some(at) = queue.pop_front().map(|at| at as usize) {
            for next in self.around(at) {
                if self.labels[next] == over {
                    self.labels[next] = self.labels[at];
                    queue.push_back(next as u32);
                }
            }
        }
    }

    /// The neighbours of a pixel.
    fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y, width, height) = (at % self.width, at / self.width, self.width, self.height);
        let left = (x > 0).then(|| at - 1);
        let right = (x + 1 < width).then_some(at + 1);
        let up = (y > 0).then(|| at - width);
        let down = (y + 1 < height).then_some(at + width);
        [right, left, down, up].into_iter().flatten()
    }

    /// The provinces with at least one pixel.
    fn present(&self) -> BTreeSet<&str> {
        let mut is_there = vec![false; self.faces.len() + 1];
        self.labels.iter().for_each(|&label| is_there[usize::from(label)] = true);
        let faces = self.faces.iter().zip(&is_there[1..]).filter(|(_, is_there)| **is_there);
        faces.map(|(face, _)| province(face)).collect()
    }

    /// Gives all unowned pixels to the nearest province, except for thick patches, which become waste. Returns the number of wastes.
    fn fill(&mut self) -> usize {
        let is_bare = |label: Label| label == 0;
        let mut steps: Vec<u16> = self.labels.iter().map(|&label| if is_bare(label) { u16::MAX } else { 0 }).collect();
        let is_rim = |&at: &usize| !is_bare(self.labels[at]) && self.around(at).any(|near| is_bare(self.labels[near]));
        let mut queue: VecDeque<u32> = (0..self.labels.len()).filter(is_rim).map(|at| at as u32).collect();
        while let Some(at) = queue.pop_front().map(|at| at as usize) {
            for next in self.around(at) {
                if steps[next] == u16::MAX {
                    steps[next] = (steps[at] + 1).min(u16::MAX - 1);
                    self.labels[next] = self.labels[at];
                    queue.push_back(next as u32);
                }
            }
        }
        let n_wastes = self.waste(&steps);
        for _ in 0..THICK - 2 {
            let is_next = |&at: &usize| {
                steps[at] > 0 && self.labels[at] != WASTE && self.around(at).any(|near| self.labels[near] == WASTE)
            };
            let grown: Vec<u32> = (0..self.labels.len()).filter(is_next).map(|at| at as u32).collect();
            grown.into_iter().for_each(|at| self.labels[at as usize] = WASTE);
        }
        n_wastes
    }

    /// Turns the middles of thick patches into waste. Returns the number of wastes.
    fn waste(&mut self, steps: &[u16]) -> usize {
        let mut n_wastes = 0;
        let mut seen: Vec<bool> = steps.iter().map(|&steps| steps < THICK).collect();
        for first in 0..self.labels.len() {
            if std::mem::replace(&mut seen[first], true) {
                continue;
            }
            // Remembers the original labels of the first pixels, in case there are no more.
            let mut small: Vec<(u32, Label)> = Vec::new();
            let mut queue = VecDeque::from([first as u32]);
            while let Some(at) = queue.pop_front() {
                if small.len() < LEAST_WASTE {
                    small.push((at, self.labels[at as usize]));
                }
                self.labels[at as usize] = WASTE;
                for near in self.around(at as usize) {
                    if !std::mem::replace(&mut seen[near], true) {
                        queue.push_back(near as u32);
                    }
                }
            }
            if small.len() < LEAST_WASTE {
                small.into_iter().for_each(|(at, label)| self.labels[at as usize] = label);
            } else {
                n_wastes += 1;
            }
        }
        n_wastes
    }

    fn at(&self, x: i64, y: i64) -> Label {
        if x < 0 || y < 0 || self.width as i64 <= x || self.height as i64 <= y {
            return FRAME;
        }
        self.labels[y as usize * self.width + x as usize]
    }

    /// A label without its coast.
    fn owner(&self, label: Label) -> Label {
        match label {
            WASTE | FRAME => label,
            label => self.owners.get(usize::from(label) - 1).copied().unwrap_or(WASTE),
        }
    }

    /// The labels on the left and right of an edge that leaves a corner in one of four directions, if it is a border.
    fn sides(&self, (x, y): (i64, i64), way: usize) -> Option<(Label, Label)> {
        let inside = |x: i64, y: i64| (0..=self.width as i64).contains(&x) && (0..=self.height as i64).contains(&y);
        if !inside(x + WAYS[way].0, y + WAYS[way].1) {
            return None;
        }
        let (left, right) = match way {
            0 => (self.at(x, y - 1), self.at(x, y)),
            1 => (self.at(x, y), self.at(x - 1, y)),
            2 => (self.at(x - 1, y), self.at(x - 1, y - 1)),
            _ => (self.at(x - 1, y - 1), self.at(x, y - 1)),
        };
        (self.owner(left) != self.owner(right)).then_some((left, right))
    }

    /// Returns whether borders end in a corner: three or more meet there, or the faces beside them change.
    fn is_node(&self, corner: (i64, i64)) -> bool {
        let mut sides = (0..4).filter_map(|way| self.sides(corner, way)).map(|(a, b)| (a.min(b), a.max(b)));
        match (sides.next(), sides.next(), sides.next()) {
            (Some(one), Some(other), None) => one != other,
            (one, ..) => one.is_some(),
        }
    }

    /// All borders, at the scale of the picture, unless they have too many points.
    fn arcs(&self, layout: &Layout, scale: f64, size: (u32, u32)) -> Result<Vec<Arc>, String> {
        let corners = || (0..=self.height as i64).flat_map(|y| (0..=self.width as i64).map(move |x| (x, y)));
        let most = (size.0.cast_signed() * 10, size.1.cast_signed() * 10);
        let tenths = |v: i32, most: i32| ((f64::from(v) * scale * 10.0).round() as i32).min(most);
        let mut used = vec![[false; 2]; (self.width + 1) * (self.height + 1)];
        let mut arcs = Vec::new();
        let mut n_points = 0;
        // From the nodes first. The remaining borders are rings, which can start anywhere.
        for rings in [false, true] {
            for corner in corners().filter(|&corner| rings || self.is_node(corner)) {
                for way in 0..4 {
                    let Some((left, right)) = self.sides(corner, way) else { continue };
                    if self.is_used(&mut used, corner, way) {
                        continue;
                    }
                    let points = self.walk(&mut used, corner, way);
                    let thin = outline::simplify(&points, LOOSE);
                    // A ring keeps its inside, however small.
                    let is_flat = points.first() == points.last() && thin.len() < 4;
                    let points = if is_flat { points } else { thin };
                    n_points += points.len();
                    if MAX_POINTS < n_points {
                        return Err(format!("a picture has at most {MAX_POINTS} points"));
                    }
                    let points = points.into_iter().map(|(x, y)| (tenths(x, most.0), tenths(y, most.1))).collect();
                    arcs.push(Arc { sides: [self.side(left, right, layout), self.side(right, left, layout)], points });
                }
            }
        }
        Ok(arcs)
    }

    /// Marks an edge as used. Returns whether it was.
    fn is_used(&self, used: &mut [[bool; 2]], (x, y): (i64, i64), way: usize) -> bool {
        let (x, y) = match way {
            2 => (x - 1, y),
            3 => (x, y - 1),
            _ => (x, y),
        };
        std::mem::replace(&mut used[y as usize * (self.width + 1) + x as usize][way % 2], true)
    }

    /// The corners of a border, from one end to the other.
    fn walk(&self, used: &mut [[bool; 2]], start: (i64, i64), way: usize) -> Vec<Point> {
        let point = |(x, y): (i64, i64)| (x as i32, y as i32);
        let (mut corner, mut way) = (start, Some(way));
        let mut points = vec![point(start)];
        while let Some(next) = way {
            corner = (corner.0 + WAYS[next].0, corner.1 + WAYS[next].1);
            points.push(point(corner));
            if corner == start || self.is_node(corner) {
                break;
            }
            way = (0..4).find(|&way| self.sides(corner, way).is_some() && !self.is_used(used, corner, way));
        }
        points
    }

    /// The face on one side of a border, with its coast if there is a sea on the other side.
    fn side(&self, label: Label, beyond: Label, layout: &Layout) -> Face {
        let place = |label: Label| self.faces.get(usize::from(label).wrapping_sub(1));
        match label {
            FRAME => Face::Frame,
            WASTE => Face::Waste(String::new()),
            _ => match place(label) {
                None => Face::Waste(String::new()),
                Some(name) => {
                    let is_shore = place(beyond).is_some_and(|name| layout.is_sea(name)) && !layout.is_sea(name);
                    let coast = name.split_once('/').map(|(_, coast)| coast.to_owned()).filter(|_| is_shore);
                    Face::Place { province: province(name).to_owned(), coast, is_wall: false }
                }
            },
        }
    }

    /// The positions of units that lie on the province's own pixels, at the scale of the picture.
    fn own_spots(&self, regions: &[Region], scale: f64) -> BTreeMap<String, Spot> {
        let mut spots = BTreeMap::new();
        for (owner, region) in regions.iter().enumerate() {
            for (name, (x, y)) in &region.spots {
                let label = self.at(i64::from(*x), i64::from(*y));
                if self.owner(label) == owner as Label && label != FRAME && label != WASTE {
                    let scaled = |v: u32| ((f64::from(v) + 0.5) * scale).round() as f32;
                    spots.insert(name.clone(), (scaled(*x), scaled(*y)));
                }
            }
        }
        spots
    }
}
