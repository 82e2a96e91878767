//! The plane drawing of a graph, in triangles: the outer ring near the frame, everything else evenly within.
use super::{Chance, Graph, PixelPoint, distance};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The distance of the outer ring from the frame, as a fraction of the width or the height. The second is for a board with a sea all
/// around.
const INSET: f64 = 0.075;
const WIDE_INSET: f64 = 0.13;
/// The maximum number of smoothing passes.
const SWEEPS: usize = 400;
/// The maximum work for smoothing, in triangles examined. It bounds the time for any board.
const MAX_WORK: usize = 60_000_000;
/// The initial strength of the pull of hints, multiplied by the square of the distance.
const PULL: f64 = 0.8e-4;
/// A rim shorter than this would leave most of the picture empty: a sea is drawn all around instead.
const SHORT: usize = 6;
/// The number of passes that give crowded parts more room.
const BALANCED: usize = 40;
/// The number of outer faces to try.
const MAX_RIMS: usize = 6;

/// The places that become the rim of the drawing.
struct Rim {
    /// The places on it, in turn.
    ring: Vec<usize>,
    /// The sea beyond it. `None` if the frame is next to it.
    around: Option<usize>,
}

/// The triangulated drawing.
pub(super) struct Net {
    pub(super) size: PixelPoint,
    pub(super) n_places: usize,
    /// The triangles by their corners: provinces first, then a pillar, if there is one.
    pub(super) triangles: Vec<[usize; 3]>,
    /// The corners of the faces that contain a pillar.
    pub(super) pillars: Vec<Vec<usize>>,
    /// The positions of the provinces, and after them of the pillars.
    pub(super) at: Vec<PixelPoint>,
    near: Vec<BTreeSet<usize>>,
    rim: Vec<usize>,
    /// The sea all around, if there is one. It is not part of the drawing.
    pub(super) around: Option<usize>,
    /// The distance of each rim place along the rim.
    along: HashMap<usize, f64>,
    hints: HashMap<usize, PixelPoint>,
    /// The sign of the area of all triangles.
    turn: f64,
}

impl Net {
    /// A drawing with even triangles and the most suitable outer face. `None` if there are too few faces.
    pub(super) fn laid_out(graph: &Graph, faces: &[Vec<usize>], size: (u32, u32)) -> Option<Self> {
        let mut order: Vec<usize> = (0..faces.len()).filter(|&face| worth(graph, &faces[face]) > 0.0).collect();
        order.sort_by(|&a, &b| worth(graph, &faces[b]).total_cmp(&worth(graph, &faces[a])));
        let longest = faces[*order.first()?].len();
        let mut rims: Vec<Rim> =
            order.into_iter().map(|face| Rim { ring: faces[face].clone(), around: None }).collect();
        rims.retain(|rim| 2 * rim.ring.len() >= longest);
        if longest < SHORT {
            let mut seas = rings(graph, faces);
            seas.sort_by_key(|rim| std::cmp::Reverse(rim.ring.len()));
            if !seas.is_empty() {
                rims = seas;
            }
        }
        let tried = if graph.hints.is_empty() { 1 } else { MAX_RIMS };
        let nets = rims.into_iter().take(tried).map(|rim| {
            let mut net = Self::new(graph, faces, rim, size);
            let miss = net.spread();
            (miss, net)
        });
        let (_, mut net) = nets.min_by(|a, b| a.0.total_cmp(&b.0))?;
        net.balance();
        net.relax();
        Some(net)
    }

    fn new(graph: &Graph, faces: &[Vec<usize>], rim: Rim, size: (u32, u32)) -> Self {
        let n_places = graph.names.len();
        let (mut triangles, mut pillars) = (Vec::new(), Vec::new());
        for face in faces {
            let is_outer = rim.around.map_or(*face == rim.ring, |sea| face.contains(&sea));
            if is_outer || face.len() < 3 {
                continue;
            }
            if face.len() == 3 && !is_shut(graph, face) {
                triangles.push([face[0], face[1], face[2]]);
            } else {
                let middle = n_places + pillars.len();
                triangles.extend((0..face.len()).map(|k| [face[k], face[(k + 1) % face.len()], middle]));
                pillars.push(face.clone());
            }
        }
        let n = n_places + pillars.len();
        let mut near = vec![BTreeSet::new(); n];
        for t in &triangles {
            for k in 0..3 {
                near[t[k]].insert(t[(k + 1) % 3]);
                near[t[k]].insert(t[(k + 2) % 3]);
            }
        }
        let size = (f64::from(size.0), f64::from(size.1));
        Self {
            size,
            n_places,
            triangles,
            pillars,
            at: vec![(0.0, 0.0); n],
            near,
            rim: rim.ring,
            around: rim.around,
            along: HashMap::new(),
            hints: graph.hints.iter().map(|(&v, &(x, y))| (v, (x * size.0, y * size.1))).collect(),
            turn: 1.0,
        }
    }

    fn inset(&self) -> f64 {
        if self.around.is_some() { WIDE_INSET } else { INSET }
    }

    fn perimeter(&self) -> f64 {
        2.0 * (self.size.0 + self.size.1) * (1.0 - 2.0 * self.inset())
    }

    /// A point of the rim, which bulges slightly so that no three of its points are collinear.
    fn on_rim(&self, s: f64) -> PixelPoint {
        let (x0, y0) = (self.size.0 * self.inset(), self.size.1 * self.inset());
        let (w, h) = (self.size.0 - 2.0 * x0, self.size.1 - 2.0 * y0);
        let s = s.rem_euclid(self.perimeter());
        let bulge = |u: f64| 0.1 * w.min(h) * u * (1.0 - u);
        if s < w {
            (x0 + s, y0 - bulge(s / w))
        } else if s < w + h {
            (x0 + w + bulge((s - w) / h), y0 + s - w)
        } else if s < 2.0 * w + h {
            (x0 + w - (s - w - h), y0 + h + bulge((s - w - h) / w))
        } else {
            (x0 - bulge((s - 2.0 * w - h) / h), y0 + h - (s - 2.0 * w - h))
        }
    }

    /// Moves everything to the middle of its neighbours (Tutte), with the rim rotated to suit the hints best. Returns the distance from the
    /// hints.
    fn spread(&mut self) -> f64 {
        let per = self.perimeter();
        let mut best: Option<(f64, Vec<usize>, HashMap<usize, f64>)> = None;
        let turns: u32 = if self.hints.is_empty() { 1 } else { 32 };
        for mirror in [false, true] {
            let mut ring = self.rim.clone();
            if mirror {
                ring.reverse();
            }
            for turn in 0..turns {
                let part = |k: usize| k as f64 / ring.len() as f64 + f64::from(turn) / 32.0;
                let along: HashMap<usize, f64> =
                    ring.iter().enumerate().map(|(k, &v)| (v, (per * part(k)) % per)).collect();
                let at = if turns == 1 { Vec::new() } else { self.settle(&along, 300) };
                let miss: f64 = self.hints.iter().map(|(&v, &hint)| distance(at[v], hint).powi(2)).sum();
                if best.as_ref().is_none_or(|(least, ..)| miss < *least) {
                    best = Some((miss, ring.clone(), along));
                }
            }
        }
        let Some((miss, ring, along)) = best else { return f64::MAX };
        self.rim = ring;
        self.at = self.settle(&along, 4000);
        self.along = along;
        self.turn = self.triangles.iter().map(|t| self.area(t)).sum::<f64>().signum();
        miss
    }

    /// Gives crowded parts more room: the edges of large triangles pull more (Tutte's theorem holds for any pulls).
    fn balance(&mut self) {
        let along = self.along.clone();
        let mut pulls: HashMap<(usize, usize), f64> = HashMap::new();
        let usual = self.triangles.iter().map(|t| self.area(t).abs()).sum::<f64>() / self.triangles.len() as f64;
        for _ in 0..BALANCED {
            let mut beside: HashMap<(usize, usize), (f64, f64)> = HashMap::new();
            for t in &self.triangles {
                let area = self.area(t).abs();
                for k in 0..3 {
                    let (a, b) = (t[k], t[(k + 1) % 3]);
                    let sum = beside.entry((a.min(b), a.max(b))).or_default();
                    *sum = (sum.0 + area, sum.1 + usual);
                }
            }
            for (edge, (is, wanted)) in beside {
                let pull = pulls.entry(edge).or_insert(1.0);
                *pull = (*pull * (is / wanted).clamp(0.25, 4.0).powf(0.5)).clamp(1e-3, 1e3);
            }
            self.at = self.settled(&along, 200, |a, b| pulls.get(&(a.min(b), a.max(b))).copied().unwrap_or(1.0));
        }
    }

    fn settle(&self, along: &HashMap<usize, f64>, rounds: usize) -> Vec<PixelPoint> {
        self.settled(along, rounds, |_, _| 1.0)
    }

    /// Moves everything to the middle of its neighbours, each weighted by its own force.
    fn settled(
        &self,
        along: &HashMap<usize, f64>,
        rounds: usize,
        pull: impl Fn(usize, usize) -> f64,
    ) -> Vec<PixelPoint> {
        let near = |v: usize| self.near[v].iter().map(|&u| (u, pull(v, u))).collect::<Vec<_>>();
        let near: Vec<Vec<(usize, f64)>> = (0..self.near.len()).map(near).collect();
        let mut at = vec![(self.size.0 / 2.0, self.size.1 / 2.0); self.at.len()];
        if !self.along.is_empty() {
            at.clone_from(&self.at);
        }
        for (&v, &s) in along {
            at[v] = self.on_rim(s);
        }
        for _ in 0..rounds {
            let mut moved = 0.0f64;
            for v in 0..at.len() {
                if along.contains_key(&v) || near[v].is_empty() {
                    continue;
                }
                let sum = near[v].iter().fold((0.0, 0.0, 0.0), |sum, &(u, pull)| {
                    (sum.0 + pull * at[u].0, sum.1 + pull * at[u].1, sum.2 + pull)
                });
                let to = (sum.0 / sum.2, sum.1 / sum.2);
                // Over-relaxation: moving a little too far each time converges sooner.
                let to = (at[v].0 + 1.5 * (to.0 - at[v].0), at[v].1 + 1.5 * (to.1 - at[v].1));
                moved = moved.max(distance(to, at[v]));
                at[v] = to;
            }
            if moved < 1e-7 {
                break;
            }
        }
        at
    }

    fn area(&self, t: &[usize; 3]) -> f64 {
        let [a, b, c] = t.map(|v| self.at[v]);
        0.5 * ((b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1))
    }

    /// Makes triangles more regular and similar in size, without turning any over.
    fn relax(&mut self) {
        let mut of = vec![Vec::new(); self.at.len()];
        for (i, t) in self.triangles.iter().enumerate() {
            t.iter().for_each(|&v| of[v].push(i));
        }
        // A province with few neighbours has few triangles. These must be larger, so that its name has room.
        let weight = |t: &[usize; 3]| {
            let corners: f64 = t.iter().map(|&v| 1.0 / of[v].len() as f64).sum();
            let pillar = if t[2] >= self.n_places { 0.6 } else { 1.0 };
            let rim = if t.iter().any(|v| self.along.contains_key(v)) { 0.5 } else { 1.0 };
            corners * pillar * rim
        };
        let all: f64 = self.triangles.iter().map(weight).sum();
        let area = self.size.0 * self.size.1 * (1.0 - 2.0 * self.inset()).powi(2);
        let wanted = self.triangles.iter().map(|t| area * weight(t) / all).collect();
        let mut evening = Evening { of, wanted, pull: 0.0 };
        let mut chance = Chance(3);
        // A sweep examines each triangle some 15 times.
        let sweeps = SWEEPS.min(MAX_WORK / (15 * self.triangles.len()).max(1));
        for sweep in 0..sweeps {
            // The hints determine the positions at first, and gradually give way to even shapes.
            let rest = 1.0 - sweep as f64 / sweeps as f64;
            evening.pull = PULL * (2.5 * rest - 1.0).clamp(0.01, 1.0);
            for v in 0..self.at.len() {
                if self.near[v].is_empty() {
                    continue;
                }
                if self.along.contains_key(&v) {
                    self.slide(v, &evening, &mut chance);
                } else {
                    self.shift(v, &evening, &mut chance);
                }
            }
        }
    }

    /// Moves a place along the rim if that makes the drawing more even.
    fn slide(&mut self, v: usize, evening: &Evening, chance: &mut Chance) {
        let per = self.perimeter();
        let (Some(k), Some(&s0)) = (self.rim.iter().position(|&x| x == v), self.along.get(&v)) else { return };
        let len = self.rim.len();
        let beside = [self.rim[(k + len - 1) % len], self.rim[(k + 1) % len]].map(|u| self.along.get(&u).copied());
        let [Some(low), Some(high)] = beside else { return };
        let gap = |a: f64, b: f64| (b - a).rem_euclid(per);
        let mut least = evening.cost(self, v);
        for _ in 0..2 {
            let s = s0 + 18.0 * chance.normal();
            if gap(low, s) >= gap(low, high) || gap(low, s) < 14.0 || gap(s, high) < 14.0 {
                continue;
            }
            let to = self.on_rim(s);
            let old = std::mem::replace(&mut self.at[v], to);
            let now = evening.cost(self, v);
            if now < least {
                least = now;
                self.along.insert(v, s.rem_euclid(per));
            } else {
                self.at[v] = old;
            }
        }
    }

    /// Moves a place if that makes the drawing more even.
    fn shift(&mut self, v: usize, evening: &Evening, chance: &mut Chance) {
        let nearest = self.near[v].iter().map(|&u| distance(self.at[v], self.at[u])).fold(f64::MAX, f64::min);
        let to = middle(self.near[v].iter().map(|&u| self.at[u]));
        let mut least = evening.cost(self, v);
        for step in 0..4 {
            let old = self.at[v];
            self.at[v] = if step == 0 {
                let part = chance.next();
                (old.0 + part * (to.0 - old.0), old.1 + part * (to.1 - old.1))
            } else {
                let reach = nearest * [0.1, 0.3, 0.6, 1.2][(chance.next() * 4.0) as usize % 4];
                (old.0 + reach * chance.normal(), old.1 + reach * chance.normal())
            };
            let now = evening.cost(self, v);
            if now < least {
                least = now;
            } else {
                self.at[v] = old;
            }
        }
    }
}

/// The data for smoothing.
struct Evening {
    /// The triangles at each vertex.
    of: Vec<Vec<usize>>,
    /// The area that each triangle should have.
    wanted: Vec<f64>,
    /// The strength of the pull of hints.
    pull: f64,
}

impl Evening {
    /// Returns the unevenness of the drawing at a vertex. Infinite if a triangle is turned over.
    fn cost(&self, net: &Net, v: usize) -> f64 {
        let mut sum = net.hints.get(&v).map_or(0.0, |&hint| self.pull * distance(net.at[v], hint).powi(2));
        for &i in &self.of[v] {
            let t = &net.triangles[i];
            let area = net.turn * net.area(t);
            if area <= 1e-7 {
                return f64::INFINITY;
            }
            let [a, b, c] = t.map(|v| net.at[v]);
            let edges = distance(a, b).powi(2) + distance(b, c).powi(2) + distance(c, a).powi(2);
            sum += (edges / (6.93 * area)).min(1e12) + 1.3 * (area / self.wanted[i] + (self.wanted[i] / area).min(1e9));
        }
        sum
    }
}

/// Returns whether the face needs a pillar although it is a triangle: a sea touches two lands between which armies walk, but no fleet
/// sails.
fn is_shut(graph: &Graph, face: &[usize]) -> bool {
    let lands: Vec<usize> = face.iter().copied().filter(|&v| !graph.is_sea[v]).collect();
    let &[a, b] = lands.as_slice() else { return false };
    let contact = graph.contact(a, b);
    contact.army && !contact.fleet
}

/// Returns the value of a face as the rim of the picture. A good rim is long, and mostly sea.
fn worth(graph: &Graph, face: &[usize]) -> f64 {
    let is_simple = face.iter().collect::<BTreeSet<_>>().len() == face.len();
    let sea = face.iter().filter(|&&v| graph.is_sea[v]).count() as f64;
    if is_simple && face.len() > 2 { face.len() as f64 + 0.15 * sea } else { -1.0 }
}

/// The seas that can lie all around, each with its neighbours in turn: it meets them in triangles only.
fn rings(graph: &Graph, faces: &[Vec<usize>]) -> Vec<Rim> {
    let mut rings = Vec::new();
    for sea in (0..graph.names.len()).filter(|&v| graph.is_sea[v]) {
        let mut next = BTreeMap::new();
        let beside: Vec<&Vec<usize>> = faces.iter().filter(|face| face.contains(&sea)).collect();
        if beside.iter().any(|face| face.len() != 3 || is_shut(graph, face)) {
            continue;
        }
        for face in &beside {
            let at = face.iter().position(|&v| v == sea).unwrap_or(0);
            next.insert(face[(at + 1) % 3], face[(at + 2) % 3]);
        }
        let Some((&first, _)) = next.first_key_value() else { continue };
        let mut ring = vec![first];
        while let Some(&v) = ring.last().and_then(|v| next.get(v))
            && v != first
            && ring.len() <= beside.len()
        {
            ring.push(v);
        }
        if ring.len() == beside.len() && ring.len() >= SHORT {
            rings.push(Rim { ring, around: Some(sea) });
        }
    }
    rings
}

fn middle(points: impl Iterator<Item = PixelPoint>) -> PixelPoint {
    let (n, sum) = points.fold((0.0, (0.0, 0.0)), |(n, sum), p| (n + 1.0, (sum.0 + p.0, sum.1 + p.1)));
    (sum.0 / n, sum.1 / n)
}

/// The triangles on both sides of each edge between provinces.
pub(super) fn sides(net: &Net) -> BTreeMap<(usize, usize), Vec<usize>> {
    let mut sides: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (i, t) in net.triangles.iter().enumerate() {
        for k in 0..3 {
            let (a, b) = (t[k], t[(k + 1) % 3]);
            if a < net.n_places && b < net.n_places {
                sides.entry((a.min(b), a.max(b))).or_default().push(i);
            }
        }
    }
    sides
}
