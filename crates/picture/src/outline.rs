//! Closed outlines of a chart's faces, joined from its arcs.
use super::chart::{Arc, Chart, Face, Point};
use std::collections::{BTreeMap, HashMap};

/// The outlines of every face except the frame, filled by the even-odd rule. A province is one face, regardless of the coasts or walls that
/// its arcs name. Leaves out faces that are not closed, which the check of a chart reports.
#[must_use]
pub fn rings(chart: &Chart) -> BTreeMap<Face, Vec<Vec<Point>>> {
    let mut arcs: BTreeMap<Face, Vec<&Arc>> = BTreeMap::new();
    for arc in &chart.arcs {
        let [left, right] = arc.sides.each_ref().map(Face::plain);
        // An arc with the same face on both sides is not an outline.
        if left != right {
            for face in [left, right] {
                arcs.entry(face).or_default().push(arc);
            }
        }
    }
    arcs.remove(&Face::Frame);
    arcs.into_iter().map(|(face, arcs)| (face, stitch(&arcs))).collect()
}

/// Simplifies a line by removing points closer than this to the result (Douglas and Peucker). The ends stay.
#[must_use]
pub fn simplify(points: &[Point], most: f64) -> Vec<Point> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let mut kept = vec![false; points.len()];
    let mut todo = vec![(0, points.len() - 1)];
    while let Some((from, to)) = todo.pop() {
        kept[from] = true;
        kept[to] = true;
        let far = (from + 1..to).map(|k| (beside(points[k], points[from], points[to]), k));
        if let Some((far, k)) = far.max_by(|a, b| a.0.total_cmp(&b.0))
            && most < far
        {
            todo.extend([(from, k), (k, to)]);
        }
    }
    points.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}

/// Returns the distance of a point from the line through two others.
fn beside(p: Point, a: Point, b: Point) -> f64 {
    let [px, py, ax, ay, bx, by] = [p.0, p.1, a.0, a.1, b.0, b.1].map(f64::from);
    let length = (bx - ax).hypot(by - ay);
    if length == 0.0 {
        (px - ax).hypot(py - ay)
    } else {
        ((bx - ax) * (py - ay) - (by - ay) * (px - ax)).abs() / length
    }
}

fn stitch(arcs: &[&Arc]) -> Vec<Vec<Point>> {
    let mut ends: HashMap<Point, Vec<usize>> = HashMap::new();
    for (i, arc) in arcs.iter().enumerate() {
        for end in [arc.points.first(), arc.points.last()].into_iter().flatten() {
            ends.entry(*end).or_default().push(i);
        }
    }
    let mut used = vec![false; arcs.len()];
    let mut rings = Vec::new();
    for i in 0..arcs.len() {
        if used[i] {
            continue;
        }
        used[i] = true;
        let mut ring = arcs[i].points.clone();
        while let (Some(first), Some(last)) = (ring.first(), ring.last().copied())
            && *first != last
        {
            let Some(next) = ends.get(&last).and_then(|here| here.iter().copied().find(|&j| !used[j])) else { break };
            used[next] = true;
            let points = &arcs[next].points;
            if points.first() == Some(&last) {
                ring.extend_from_slice(&points[1..]);
            } else {
                ring.extend(points.iter().rev().skip(1));
            }
        }
        // A ring ends where it began, and has an inside.
        if ring.len() > 3 && ring.first() == ring.last() {
            ring.pop();
            rings.push(ring);
        }
    }
    rings
}

/// Returns the points where a horizontal line at this height, in pixels, crosses these outlines, from left to right. The line is inside
/// between the two points of each pair (even-odd).
pub(super) fn crossings(rings: &[Vec<Point>], y: f32) -> Vec<f32> {
    let mut found = Vec::new();
    for ring in rings {
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            let [ax, ay, bx, by] = [a.0, a.1, b.0, b.1].map(|v| v as f32 / 10.0);
            if (ay > y) != (by > y) {
                found.push(ax + (bx - ax) * (y - ay) / (by - ay));
            }
        }
    }
    found.sort_by(f32::total_cmp);
    found
}
