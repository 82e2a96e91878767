//! Makes a chart from contacts alone.
//!
//! It draws the graph in the plane and takes its barycentric dual. Each province becomes the polygon of the midpoints of its edges and of
//! its triangles, so that two provinces share a border exactly if the graph has the edge. An edge that would cross others becomes a link. A
//! pillar separates more than three provinces that meet at a point.
//!
//! - `net` is the plane drawing: its layout and smoothing
//! - `dual` makes the dual; `shores` separates the coasts of a province
//! - `ring` draws boards on which all provinces touch each other
//! - [`hints`] give the rough positions of places
mod dual;
pub mod hints;
mod net;
mod ring;
mod shores;

use super::adjacency;
use super::chart::{Chart, Mark};
use super::layout::{Contact, Layout, province, sorted};
use super::planar::{self, Edge, Rotation};
use super::text::MAX_PROVINCES;
use hints::Hints;
use net::Net;
use std::collections::{BTreeMap, BTreeSet};

/// A point in pixels.
type PixelPoint = (f64, f64);

/// The name of the source of such charts.
const SOURCE: &str = "made by Chancery from who touches whom";

/// A board as a graph.
struct Graph<'a> {
    layout: &'a Layout,
    names: Vec<&'a str>,
    is_sea: Vec<bool>,
    edges: BTreeMap<Edge, Contact>,
    /// The rough position of each place, as fractions of the width and the height.
    hints: BTreeMap<usize, PixelPoint>,
}

impl<'a> Graph<'a> {
    fn new(layout: &'a Layout, hints: &Hints) -> Self {
        let names: Vec<&str> = layout.places.keys().map(String::as_str).collect();
        let index = |name: &str| names.binary_search(&name).ok();
        // Two lands between which only fleets pass have no border.
        let has_border = |a: &str, b: &str, contact: Contact| contact.army || layout.is_sea(a) || layout.is_sea(b);
        let contacts = layout.contacts();
        let contacts = contacts.iter().filter(|((a, b), contact)| has_border(a, b, **contact));
        let edges = contacts.filter_map(|((a, b), &contact)| Some(((index(a)?, index(b)?), contact)));
        Self {
            layout,
            is_sea: names.iter().map(|name| layout.is_sea(name)).collect(),
            edges: edges.collect(),
            hints: hints.within().filter_map(|(name, at)| Some((index(name)?, at))).collect(),
            names,
        }
    }

    fn contact(&self, a: usize, b: usize) -> Contact {
        self.edges.get(&(a.min(b), a.max(b))).copied().unwrap_or_default()
    }
}

/// A chart of a board, without positions for units and names, which [`place`](super::place) finds. `None` if the board is too large, or has
/// contacts that a picture cannot show.
pub fn draw(layout: &Layout, hints: &Hints) -> Option<Chart> {
    let n = layout.places.len();
    if !(3..=MAX_PROVINCES).contains(&n) {
        return None;
    }
    let graph = Graph::new(layout, hints);
    let size = hints.size(n);
    let mut chart = if n > 4 && graph.edges.len() == n * (n - 1) / 2 {
        ring::draw(&graph)
    } else {
        let (kept, left_over) = flatten(&graph);
        let mut rotation = planar::embed(n, &kept)?;
        let walls = join(&mut rotation);
        let net = Net::laid_out(&graph, &planar::faces(&rotation), size)?;
        let mut chart = dual::chart(&net, &graph, &walls);
        for (a, b) in left_over {
            link(&mut chart, layout, graph.names[a], graph.names[b]);
        }
        chart
    };
    SOURCE.clone_into(&mut chart.source);
    mark(&mut chart, layout);
    chart.take_in(layout);
    adjacency::differences(&chart, layout).is_empty().then_some(chart)
}

/// Draws a contact as a link. If only fleets pass between two lands, draws a mark instead.
pub(super) fn link(chart: &mut Chart, layout: &Layout, a: &str, b: &str) {
    let pair = sorted(a, b);
    if layout.army.contains(&pair) {
        chart.links.push(pair);
    } else if layout.is_sea(a) || layout.is_sea(b) {
        let of = |place: &str| province(place) == a || province(place) == b;
        chart.links.extend(layout.fleet.iter().filter(|(x, y)| of(x) && of(y) && province(x) != province(y)).cloned());
    }
}

/// Marks every border where the picture and the rules differ for fleets.
pub(super) fn mark(chart: &mut Chart, layout: &Layout) {
    chart.marks.clear();
    let shown = adjacency::shown(chart, layout).fleet;
    for (pairs, fleets) in [(layout.fleet.difference(&shown), true), (shown.difference(&layout.fleet), false)] {
        chart.marks.extend(pairs.map(|(a, b)| Mark { places: [a.clone(), b.clone()], fleets }));
    }
}

/// Splits edges into those drawn, and the rest. Local edges, whose ends have neighbours in common, come first.
fn flatten(graph: &Graph) -> (Vec<Edge>, Vec<Edge>) {
    let n = graph.names.len();
    let mut near = vec![BTreeSet::new(); n];
    for &(a, b) in graph.edges.keys() {
        near[a].insert(b);
        near[b].insert(a);
    }
    let mut best: Option<(Vec<Edge>, Vec<Edge>)> = None;
    for seed in 0..6 {
        let mut chance = Chance(seed);
        let common = |&(a, b): &Edge| near[a].intersection(&near[b]).count().min(2);
        let mut edges: Vec<(usize, f64, Edge)> =
            graph.edges.keys().map(|edge| (2 - common(edge), chance.next(), *edge)).collect();
        edges.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let edges: Vec<Edge> = edges.into_iter().map(|(_, _, edge)| edge).collect();
        let found = planar::planarise(n, &edges);
        if best.as_ref().is_none_or(|(_, least)| found.1.len() < least.len()) {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|(_, least)| least.len() <= 1) {
            break;
        }
    }
    best.unwrap_or_default()
}

/// Adds edges until the graph hangs together and every face is a simple ring: they are drawn as walls.
fn join(rotation: &mut Rotation) -> Vec<Edge> {
    let mut walls = Vec::new();
    for (a, b) in gaps(rotation) {
        rotation[a].push(b);
        rotation[b].push(a);
        walls.push((a, b));
    }
    while let Some((u, v, w)) = pinch(rotation) {
        let at = rotation[u].iter().position(|&x| x == v).unwrap_or(0);
        rotation[u].insert(at, w);
        let at = rotation[w].iter().position(|&x| x == v).unwrap_or(0);
        rotation[w].insert(at + 1, u);
        walls.push((u, w));
    }
    walls.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect()
}

/// Finds edges that join the parts of a graph.
fn gaps(rotation: &Rotation) -> Vec<Edge> {
    let mut seen = vec![false; rotation.len()];
    let mut firsts = Vec::new();
    for v in 0..rotation.len() {
        if seen[v] {
            continue;
        }
        firsts.push(v);
        let mut todo = vec![v];
        while let Some(u) = todo.pop() {
            if !std::mem::replace(&mut seen[u], true) {
                todo.extend(&rotation[u]);
            }
        }
    }
    firsts.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// A vertex that a face passes twice, between the neighbours where the face enters and leaves. An edge between these cuts the vertex off
/// from the face.
fn pinch(rotation: &Rotation) -> Option<(usize, usize, usize)> {
    for face in planar::faces(rotation) {
        let mut seen = BTreeSet::new();
        for (i, &v) in face.iter().enumerate() {
            if seen.insert(v) {
                continue;
            }
            let (u, w) = (face[(i + face.len() - 1) % face.len()], face[(i + 1) % face.len()]);
            if u != w && !rotation[u].contains(&w) {
                return Some((u, v, w));
            }
        }
    }
    None
}

/// Pseudo-random numbers that are the same every time.
struct Chance(u64);

impl Chance {
    /// Returns a number from 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Returns a number around 0, rarely beyond 2.
    fn normal(&mut self) -> f64 {
        (0..6).map(|_| self.next()).sum::<f64>() * 2.0_f64.sqrt() - 3.0 * 2.0_f64.sqrt()
    }
}

fn distance(a: PixelPoint, b: PixelPoint) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}
