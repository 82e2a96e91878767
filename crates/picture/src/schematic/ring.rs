//! Boards on which all provinces touch each other: a ring with all its lines.
use super::{Graph, PixelPoint, link};
use crate::chart::{Arc, Chart, Face, Place, Point};
use std::f64::consts::TAU;

const SIZE: (u32, u32) = (1000, 830);
/// The radii of the ring.
const INNER: f64 = 200.0;
const OUTER: f64 = 380.0;
/// The number of points in the curve of a province.
const STEPS: usize = 24;

pub(super) fn draw(graph: &Graph) -> Chart {
    let n = graph.names.len();
    let middle = (f64::from(SIZE.0) / 2.0, f64::from(SIZE.1) / 2.0);
    // The first province is at the top.
    let spot = |part: f64, radius: f64| {
        let angle = TAU * (part - 0.5) / n as f64;
        (middle.0 + radius * angle.sin(), middle.1 - radius * angle.cos())
    };
    let tenths = |p: PixelPoint| -> Point { ((p.0 * 10.0).round() as i32, (p.1 * 10.0).round() as i32) };
    let curve = |k: usize, radius: f64| -> Vec<Point> {
        (0..=STEPS).map(|step| tenths(spot((k as f64 + step as f64 / STEPS as f64) % n as f64, radius))).collect()
    };
    let waste = || Face::Waste(String::new());
    let mut chart = Chart { size: SIZE, ..Chart::default() };
    for (k, name) in graph.names.iter().enumerate() {
        let (inner, outer) = (curve(k, INNER), curve(k, OUTER));
        let border = [inner.first(), outer.first()].into_iter().flatten().copied().collect();
        let before = graph.names[(k + n - 1) % n];
        chart.arcs.push(Arc { sides: [Face::of(before), Face::of(name)], points: border });
        chart.arcs.push(Arc { sides: [Face::of(name), waste()], points: inner });
        chart.arcs.push(Arc { sides: [waste(), Face::of(name)], points: outer });
        let at = spot(k as f64 + 0.5, (INNER + OUTER) / 2.0);
        let at = (at.0 as f32, at.1 as f32);
        chart.places.insert((*name).to_owned(), Place { unit: at, away: at, label: at, ..Place::default() });
        for (m, other) in graph.names.iter().enumerate().skip(k + 2) {
            if (m + 1) % n != k {
                link(&mut chart, graph.layout, name, other);
            }
        }
    }
    let (w, h) = (10 * SIZE.0.cast_signed(), 10 * SIZE.1.cast_signed());
    chart.arcs.push(Arc { sides: [waste(), Face::Frame], points: vec![(0, 0), (0, h), (w, h), (w, 0), (0, 0)] });
    chart
}
