//! The dual of the plane drawing: points become provinces, and edges become borders.
use super::net::{Net, sides};
use super::{Chance, Graph, PixelPoint, distance, shores};
use crate::chart::{Arc, Chart, Face, Place, Point};
use crate::outline::simplify;
use crate::planar::Edge;
use std::collections::HashMap;
use std::f64::consts::{PI, TAU};

/// The width of the sea all around, in pixels.
const SEA_AROUND: f64 = 66.0;

/// The chart of a drawing, without links and marks.
pub(super) fn chart(net: &Net, graph: &Graph, walls: &[Edge]) -> Chart {
    let mut dual = Dual { net, graph, walls, corners: HashMap::new(), rim: Vec::new(), arcs: Vec::new() };
    dual.borders();
    dual.pillars();
    dual.frame();
    let (w, h) = net.size;
    let mut chart = Chart { size: (w as u32, h as u32), ..Chart::default() };
    for (sides, line) in dual.arcs {
        let is_frame = sides[1] == Face::Frame;
        let line = if is_frame { line } else { warp(&dense(&line), w, h) };
        let tenths = |v: f64, most: f64| (v.clamp(0.0, most) * 10.0).round() as i32;
        let mut points: Vec<Point> = line.iter().map(|p| (tenths(p.0, w), tenths(p.1, h))).collect();
        points.dedup();
        if points.len() > 1 {
            chart.arcs.push(Arc { sides, points: if is_frame { points } else { simplify(&points, 3.0) } });
        }
    }
    for (v, name) in graph.names.iter().enumerate() {
        let at = (net.at[v].0 as f32, net.at[v].1 as f32);
        let coasts = graph.layout.places.get(*name).map(|ground| ground.coasts.iter());
        let coasts = coasts.into_iter().flatten().map(|coast| (coast.clone(), at)).collect();
        chart.places.insert((*name).to_owned(), Place { unit: at, away: at, label: at, coasts, ..Place::default() });
    }
    chart
}

struct Dual<'a> {
    net: &'a Net,
    graph: &'a Graph<'a>,
    walls: &'a [Edge],
    /// The points where the border of an edge meets a pillar.
    corners: HashMap<(usize, Edge), PixelPoint>,
    /// The points where the borders of edges meet the frame: the distance along it, and the position.
    rim: Vec<(f64, PixelPoint, Edge)>,
    arcs: Vec<([Face; 2], Vec<PixelPoint>)>,
}

impl Dual<'_> {
    fn face(&self, v: usize, coast: Option<String>, is_wall: bool) -> Face {
        Face::Place { province: self.graph.names[v].to_owned(), coast, is_wall }
    }

    /// Adds an arc, with `one` on the side of `inside`, and `other` beyond.
    fn push(&mut self, one: Face, inside: PixelPoint, other: Face, mut line: Vec<PixelPoint>) {
        if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
            let (dx, dy) = (last.0 - first.0, last.1 - first.1);
            let is_left = dx * (inside.1 - first.1) - dy * (inside.0 - first.0) < 0.0;
            // The first one of the pair is on the left.
            if !is_left {
                line.reverse();
            }
        }
        self.arcs.push(([one, other], line));
    }

    /// A border for each edge: from the middle of one triangle over the middle of the edge to that of the other.
    fn borders(&mut self) {
        let net = self.net;
        let (w, h) = net.size;
        for (edge, triangles) in sides(net) {
            let (a, b) = (net.at[edge.0], net.at[edge.1]);
            let m = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
            let mut ends = Vec::new();
            let mut beyond = [None, None];
            for (k, &i) in triangles.iter().enumerate().take(2) {
                let t = &net.triangles[i];
                if t[2] < net.n_places {
                    ends.push(middle_of(net, t));
                    beyond[k] = t.iter().copied().find(|&v| v != edge.0 && v != edge.1);
                } else {
                    let (p, r) = (net.at[t[2]], self.radius(t[2]));
                    let d = distance(m, p).max(1e-9);
                    let corner = (p.0 + (m.0 - p.0) / d * r, p.1 + (m.1 - p.1) / d * r);
                    self.corners.insert((t[2], edge), corner);
                    ends.push(corner);
                }
            }
            let line = match *ends.as_slice() {
                [end] => {
                    let out = self.beyond((m.0 - w / 2.0, m.1 - h / 2.0));
                    self.rim.push((out.0, out.1, edge));
                    vec![end, m, out.1]
                }
                [one, two] => round_off(&[one, m, two]),
                _ => continue,
            };
            self.border(edge, line, beyond);
        }
    }

    /// Adds the border of an edge: in one piece, or one piece for each coast.
    fn border(&mut self, (a, b): Edge, line: Vec<PixelPoint>, beyond: [Option<usize>; 2]) {
        let is_wall = self.walls.contains(&(a, b));
        let (land, sea) = if self.graph.is_sea[b] { (a, b) } else { (b, a) };
        if is_wall || !self.graph.is_sea[sea] || self.graph.is_sea[land] {
            return self.push(self.face(a, None, is_wall), self.net.at[a], self.face(b, None, is_wall), line);
        }
        let coasts = shores::coasts(self.graph, land, sea, beyond);
        let pieces = split(&line, coasts.len());
        for (coast, piece) in coasts.into_iter().zip(pieces) {
            self.push(self.face(land, coast, false), self.net.at[land], self.face(sea, None, false), piece);
        }
    }

    /// Returns the radius of a pillar.
    fn radius(&self, pillar: usize) -> f64 {
        let corners = self.net.pillars.get(pillar - self.net.n_places).map(Vec::as_slice).unwrap_or_default();
        let near = corners.iter().map(|&v| distance(self.net.at[v], self.net.at[pillar])).fold(f64::MAX, f64::min);
        (0.16 * near + 1.5).min(9.0)
    }

    fn pillars(&mut self) {
        let net = self.net;
        for (i, face) in net.pillars.iter().enumerate() {
            for k in 0..face.len() {
                let (u, v, x) = (face[(k + face.len() - 1) % face.len()], face[k], face[(k + 1) % face.len()]);
                let one = self.corners.get(&(net.n_places + i, (u.min(v), u.max(v))));
                let two = self.corners.get(&(net.n_places + i, (v.min(x), v.max(x))));
                if let (Some(&one), Some(&two)) = (one, two) {
                    self.push(self.face(v, None, false), net.at[v], Face::Waste(String::new()), vec![one, two]);
                }
            }
        }
    }

    /// The outermost point in a direction from the middle, with its distance around the edge: on the frame, or where the sea all around
    /// begins.
    fn beyond(&self, (dx, dy): PixelPoint) -> (f64, PixelPoint) {
        let (w, h) = self.net.size;
        if self.net.around.is_none() {
            let k = (w / 2.0 / dx.abs().max(1e-9)).min(h / 2.0 / dy.abs().max(1e-9));
            let out = (w / 2.0 + dx * k, h / 2.0 + dy * k);
            return (around(out, w, h), out);
        }
        // Between a rectangle and an ellipse.
        let (a, b) = (w / 2.0 - SEA_AROUND, h / 2.0 - SEA_AROUND);
        let k = ((dx / a).powi(8) + (dy / b).powi(8)).powf(-0.125);
        (dy.atan2(dx).rem_euclid(TAU), (w / 2.0 + dx * k, h / 2.0 + dy * k))
    }

    /// Draws the border between the provinces on the rim and the sea all around, and the border between that sea and the frame.
    fn shore(&mut self, sea: usize) {
        let (w, h) = self.net.size;
        let mut rim = std::mem::take(&mut self.rim);
        rim.sort_by(|a, b| a.0.total_cmp(&b.0));
        for k in 0..rim.len() {
            let (s1, p1, e1) = rim[k];
            let (mut s2, p2, e2) = rim[(k + 1) % rim.len()];
            if s2 <= s1 {
                s2 += TAU;
            }
            let Some(v) = [e1.0, e1.1].into_iter().find(|v| [e2.0, e2.1].contains(v)) else { continue };
            let steps = ((s2 - s1) / TAU * 160.0) as usize + 1;
            let mut line: Vec<PixelPoint> = (1..steps)
                .map(|step| {
                    let angle = s1 + (s2 - s1) * step as f64 / steps as f64;
                    self.beyond((angle.cos(), angle.sin())).1
                })
                .collect();
            line.insert(0, p1);
            line.push(p2);
            let other = |e: Edge| Some(if e.0 == v { e.1 } else { e.0 });
            if self.graph.is_sea[v] {
                self.push(self.face(v, None, false), self.net.at[v], self.face(sea, None, false), line);
                continue;
            }
            let coasts = shores::coasts(self.graph, v, sea, [other(e1), other(e2)]);
            let pieces = split(&line, coasts.len());
            for (coast, piece) in coasts.into_iter().zip(pieces) {
                self.push(self.face(v, coast, false), self.net.at[v], self.face(sea, None, false), piece);
            }
        }
        let corners = vec![(0.0, 0.0), (0.0, h), (w, h), (w, 0.0), (0.0, 0.0)];
        self.arcs.push(([self.face(sea, None, false), Face::Frame], corners));
    }

    fn frame(&mut self) {
        if let Some(sea) = self.net.around {
            return self.shore(sea);
        }
        let (w, h) = self.net.size;
        let mut rim = std::mem::take(&mut self.rim);
        rim.sort_by(|a, b| a.0.total_cmp(&b.0));
        let corners = [(0.0, (0.0, 0.0)), (w, (w, 0.0)), (w + h, (w, h)), (2.0 * w + h, (0.0, h))];
        let per = 2.0 * (w + h);
        for k in 0..rim.len() {
            let (s1, p1, e1) = rim[k];
            let (mut s2, p2, e2) = rim[(k + 1) % rim.len()];
            if s2 <= s1 {
                s2 += per;
            }
            let Some(v) = [e1.0, e1.1].into_iter().find(|v| [e2.0, e2.1].contains(v)) else { continue };
            let mut line = vec![p1];
            for turn in [0.0, per] {
                line.extend(corners.iter().filter(|(s, _)| s1 < s + turn && s + turn < s2).map(|(_, p)| *p));
            }
            line.push(p2);
            // It runs clockwise, so the frame is on the left.
            line.reverse();
            self.arcs.push(([self.face(v, None, false), Face::Frame], line));
        }
    }
}

fn middle_of(net: &Net, t: &[usize; 3]) -> PixelPoint {
    let [a, b, c] = t.map(|v| net.at[v]);
    ((a.0 + b.0 + c.0) / 3.0, (a.1 + b.1 + c.1) / 3.0)
}

/// Returns the distance of a point along the frame, from the upper left corner.
fn around(p: PixelPoint, w: f64, h: f64) -> f64 {
    if p.1.abs() < 1e-6 {
        p.0
    } else if (p.0 - w).abs() < 1e-6 {
        w + p.1
    } else if (p.1 - h).abs() < 1e-6 {
        2.0 * w + h - p.0
    } else {
        2.0 * (w + h) - p.1
    }
}

/// Splits a line into `n` pieces of the same length.
fn split(line: &[PixelPoint], n: usize) -> Vec<Vec<PixelPoint>> {
    if n < 2 {
        return vec![line.to_vec()];
    }
    let line = dense(line);
    let mut pieces = Vec::new();
    for k in 0..n {
        let cut = |k: usize| k * (line.len() - 1) / n;
        pieces.push(line[cut(k)..=cut(k + 1)].to_vec());
    }
    pieces
}

/// Cuts the corners of a line three times (Chaikin). The ends stay.
fn round_off(line: &[PixelPoint]) -> Vec<PixelPoint> {
    let mut line = line.to_vec();
    for _ in 0..3 {
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else { break };
        let mut next = vec![first];
        for pair in line.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            next.push((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25));
            next.push((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75));
        }
        next.push(last);
        line = next;
    }
    line
}

/// A line with points at intervals of five pixels.
fn dense(line: &[PixelPoint]) -> Vec<PixelPoint> {
    let mut out: Vec<PixelPoint> = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        let steps = (distance(pair[0], pair[1]) / 5.0).max(1.0) as usize;
        for k in 1..=steps {
            let part = k as f64 / steps as f64;
            out.push((pair[0].0 + (pair[1].0 - pair[0].0) * part, pair[0].1 + (pair[1].1 - pair[0].1) * part));
        }
    }
    out
}

/// Bends the plane a little everywhere, so that borders look drawn by hand. Neighbours stay neighbours.
fn warp(line: &[PixelPoint], w: f64, h: f64) -> Vec<PixelPoint> {
    let mut chance = Chance(11);
    let mut wave =
        || [TAU / (22.0 + 38.0 * chance.next()), PI * chance.next(), TAU * chance.next(), TAU * chance.next()];
    let waves: [[f64; 4]; 9] = std::array::from_fn(|_| wave());
    let bent = |&(x, y): &PixelPoint| {
        // The bend fades to nothing at the frame.
        let fade = (x.min(w - x).min(y).min(h - y) / 12.0).clamp(0.0, 1.0) * 0.45;
        let (mut dx, mut dy) = (0.0, 0.0);
        for [k, angle, a, b] in &waves {
            let s = k * (x * angle.cos() + y * angle.sin());
            dx += (s + a).sin();
            dy += (s + b).sin();
        }
        (x + fade * dx, y + fade * dy)
    };
    line.iter().map(bent).collect()
}
