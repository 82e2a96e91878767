//! The positions of a unit and a name in a province: both boxes inside it, and clear of each other and of its borders.
use super::chart::{Chart, Face, Place, Point, Spot};
use super::layout::Layout;
use super::outline;
use super::room::{Room, UNIT};
use std::collections::BTreeMap;
use std::f32::consts::TAU;

/// The number of points to try in a province.
const TRIED: f32 = 900.0;
/// The number of best points for units, each of which is tried with as many for names.
const BEST: usize = 100;

/// Finds positions for the unit, the dislodged unit, the name and the fleets on named coasts of each of the provinces in `only`, or of all
/// if it is `None`. The names are those of the board.
pub fn place(chart: &mut Chart, layout: &Layout, only: Option<&[String]>) {
    place_round(chart, layout, only, &BTreeMap::new());
}

/// Places everything around the units and fleets whose spots are given: `ROM`, `STP/NC`.
pub(super) fn place_round(chart: &mut Chart, layout: &Layout, only: Option<&[String]>, given: &BTreeMap<String, Spot>) {
    let rings = outline::rings(chart);
    let shores = shores(chart);
    let grown = growth(chart);
    for (name, place) in &mut chart.places {
        if only.is_some_and(|only| !only.contains(name)) {
            continue;
        }
        let (Some(ground), Some(rings)) = (layout.places.get(name), rings.get(&Face::of(name))) else { continue };
        let Some(mask) = Mask::new(rings, chart.size) else { continue };
        both(name, &ground.name, place, &mask, grown, given.get(name).copied());
        for coast in &ground.coasts {
            let label = Room::name(name, &place.lines, place.label, place.is_sea);
            let fleet = format!("{name}/{coast}");
            if let Some(&spot) = given.get(&fleet) {
                place.coasts.insert(coast.clone(), spot);
            } else if let Some(shore) = shores.get(&fleet) {
                place.coasts.insert(coast.clone(), beside(*shore, &mask, &label));
            }
        }
    }
}

/// Returns the factor by which text is larger than usual in the chart's pixels, since such a chart is drawn at a smaller scale.
fn growth(chart: &Chart) -> f32 {
    let usual = if chart.places.len() > 140 { 1400.0 } else { 1200.0 };
    (0.9 * chart.size.0 as f32 / usual).clamp(1.0, 1.4)
}

/// The pixels of a box inside a province, as prefix sums, so that any box can be measured at once.
struct Mask {
    /// The upper left corner, and the size.
    x0: i32,
    y0: i32,
    w: i32,
    h: i32,
    sums: Vec<u32>,
    /// Some points of the province, evenly spread.
    points: Vec<Spot>,
    middle: Spot,
}

impl Mask {
    /// Returns `None` if the province has no pixel.
    fn new(rings: &[Vec<Point>], size: (u32, u32)) -> Option<Self> {
        let all = || rings.iter().flatten();
        let tenth = |v: i32| v.div_euclid(10);
        let most = (size.0.cast_signed() - 1, size.1.cast_signed() - 1);
        let (x0, x1) = (tenth(all().map(|p| p.0).min()?).max(0), tenth(all().map(|p| p.0).max()?).min(most.0));
        let (y0, y1) = (tenth(all().map(|p| p.1).min()?).max(0), tenth(all().map(|p| p.1).max()?).min(most.1));
        let (w, h) = (x1 - x0 + 1, y1 - y0 + 1);
        if w < 1 || h < 1 {
            return None;
        }
        let mut mask = Self { x0, y0, w, h, sums: Vec::new(), points: Vec::new(), middle: (0.0, 0.0) };
        let step = ((w as f32 * h as f32) / TRIED).sqrt().max(1.0) as i32;
        let width = w as usize + 1;
        mask.sums = vec![0; width * (h as usize + 1)];
        for y in 0..h as usize {
            let inside = row(rings, (y0 + y as i32) as f32 + 0.5, x0, w);
            let mut sum = 0;
            for (x, &is_in) in inside.iter().enumerate() {
                sum += u32::from(is_in);
                mask.sums[(y + 1) * width + x + 1] = mask.sums[y * width + x + 1] + sum;
                if is_in && y as i32 % step == 0 && x as i32 % step == 0 {
                    mask.points.push(((x0 + x as i32) as f32, (y0 + y as i32) as f32));
                }
            }
        }
        let n = mask.points.len() as f32;
        let sum = mask.points.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0, sum.1 + p.1));
        mask.middle = (sum.0 / n, sum.1 / n);
        (!mask.points.is_empty()).then_some(mask)
    }

    /// Returns the share of a box that is inside, from 0 to 1.
    fn share(&self, at: Spot, wide: f32, high: f32) -> f32 {
        let clip = |v: f32, most: i32| (v.round() as i32).clamp(0, most) as usize;
        let x = |v: f32| clip(v - self.x0 as f32, self.w);
        let y = |v: f32| clip(v - self.y0 as f32, self.h);
        let (x0, x1) = (x(at.0 - wide / 2.0), x(at.0 + wide / 2.0));
        let (y0, y1) = (y(at.1 - high / 2.0), y(at.1 + high / 2.0));
        let sum = |x: usize, y: usize| i64::from(self.sums[y * (self.w as usize + 1) + x]);
        (sum(x1, y1) - sum(x0, y1) - sum(x1, y0) + sum(x0, y0)) as f32 / (wide.round() * high.round())
    }

    /// Returns the quality of a box's position. It also measures a wider box, which shows how much space there is around this one.
    fn worth(&self, at: Spot, wide: f32, high: f32) -> f32 {
        60.0 * self.share(at, wide + 4.0, high + 4.0) + 12.0 * self.share(at, wide + 24.0, high + 24.0)
            - 0.03 * far(at, self.middle)
    }
}

fn far(a: Spot, b: Spot) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Returns the pixels of a row inside outlines (even-odd).
fn row(rings: &[Vec<Point>], y: f32, x0: i32, w: i32) -> Vec<bool> {
    let mut inside = vec![false; w as usize];
    for pair in outline::crossings(rings, y).chunks_exact(2) {
        let clip = |v: f32| ((v - x0 as f32).round().max(0.0) as usize).min(inside.len());
        let (from, to) = (clip(pair[0]), clip(pair[1]));
        inside[from..to.max(from)].fill(true);
    }
    inside
}

/// Places the unit, the name and the dislodged unit of a province. Uses the `given` position for the unit, if there is one.
fn both(name: &str, full: &str, place: &mut Place, mask: &Mask, grown: f32, given: Option<Spot>) {
    let unit = |&p: &Spot| mask.worth(p, (UNIT.0 + 2.0) * grown, (UNIT.1 + 2.0) * grown);
    let units: Vec<(f32, Spot)> = match given {
        Some(spot) => vec![(unit(&spot), spot)],
        None => {
            let worth: Vec<f32> = mask.points.iter().map(unit).collect();
            best_of(&worth).into_iter().map(|(worth, at)| (worth, mask.points[at])).collect()
        }
    };
    let mut best: Option<(f32, Spot, Spot, Vec<String>)> = None;
    for (lines, bonus) in spellings(full) {
        let room = Room::name(name, &lines, (0.0, 0.0), place.is_sea).grown(grown);
        let (wide, high) = (room.wide, room.high);
        let names: Vec<f32> = mask.points.iter().map(|&p| mask.worth(p, wide, high)).collect();
        for &(worth_a, a) in &units {
            for &(worth_b, b) in &best_of(&names) {
                let (p, q) = (a, mask.points[b]);
                let (dx, dy) = ((p.0 - q.0).abs(), (p.1 - q.1).abs());
                let over = ((wide + 31.0 * grown) / 2.0 - dx, (high + 22.0 * grown) / 2.0 - dy);
                if over.0 > 2.0 && over.1 > 2.0 {
                    continue;
                }
                let overlap = over.0.max(0.0) * over.1.max(0.0);
                let apart = ((dx * 0.8).hypot(dy) - (20.0 * grown + high) / 2.0 - 3.0).abs();
                let below = if q.1 > p.1 { 1.5 } else { 0.0 };
                let out = (1.0 - mask.share(q, wide, high)).max(0.0) * 120.0;
                let worth = worth_a + worth_b - overlap * 0.5 - apart * 0.25 + below + bonus - out;
                if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                    best = Some((worth, p, q, lines.clone()));
                }
            }
        }
    }
    let Some((_, unit, label, lines)) = best else {
        // Too narrow, so both are in its middle.
        let (at, down) = (mask.middle, mask.middle.1 + 18.0);
        (place.unit, place.away, place.label, place.lines) = (at, at, (at.0, down), Vec::new());
        return;
    };
    let beside = |p: Spot| {
        let near = ((55.0 - (p.0 - label.0).abs()).max(0.0) * (22.0 - (p.1 - label.1).abs()).max(0.0)).min(400.0);
        10.0 * mask.share(p, UNIT.0, UNIT.1 + 2.0) - near / 60.0
    };
    let around = (0..24).flat_map(|k| [17.0f32, 21.0].map(move |r| (r, k as f32 * TAU / 24.0)));
    let around = around.map(|(r, angle)| (unit.0 + 1.25 * r * angle.cos(), unit.1 - r * angle.sin()));
    let away = around.max_by(|&p, &q| beside(p).total_cmp(&beside(q))).unwrap_or(unit);
    let whole = |at: Spot| (at.0.round(), at.1.round());
    (place.unit, place.away, place.label, place.lines) = (whole(unit), whole(away), whole(label), lines);
}

/// The ways to write a name, each with a rating: not at all, in one line, in two, or in three.
fn spellings(full: &str) -> Vec<(Vec<String>, f32)> {
    let words: Vec<&str> = full.split_whitespace().collect();
    let mut spellings = vec![(Vec::new(), 0.0), (vec![words.join(" ")], 7.0)];
    let longest = |lines: &Vec<String>| lines.iter().map(|line| line.chars().count()).max();
    let two = (1..words.len()).map(|k| vec![words[..k].join(" "), words[k..].join(" ")]);
    spellings.extend(two.min_by_key(longest).map(|lines| (lines, 6.5)));
    let three = (1..words.len()).flat_map(|j| (j + 1..words.len()).map(move |k| (j, k)));
    let three = three.map(|(j, k)| vec![words[..j].join(" "), words[j..k].join(" "), words[k..].join(" ")]);
    spellings.extend(three.min_by_key(longest).map(|lines| (lines, 5.0)));
    spellings
}

/// The hundred points with the highest values.
fn best_of(worth: &[f32]) -> Vec<(f32, usize)> {
    let mut order: Vec<usize> = (0..worth.len()).collect();
    order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
    // Neighbouring positions have similar values. Every third of the best three hundred is as good a choice, and covers a wider area.
    order.into_iter().take(3 * BEST).step_by(3).map(|k| (worth[k], k)).collect()
}

/// The middle of the longest stretch of shore of each named coast: `STP/NC`.
fn shores(chart: &Chart) -> BTreeMap<String, Spot> {
    let mut longest: BTreeMap<String, (f64, Spot)> = BTreeMap::new();
    for arc in &chart.arcs {
        for side in &arc.sides {
            let Some(place) = side.place().filter(|place| place.contains('/')) else { continue };
            let length = arc.length();
            let Some(middle) = arc.points.get(arc.points.len() / 2) else { continue };
            if longest.get(&place).is_none_or(|(most, _)| *most < length) {
                longest.insert(place, (length, (middle.0 as f32 / 10.0, middle.1 as f32 / 10.0)));
            }
        }
    }
    longest.into_iter().map(|(place, (_, at))| (place, at)).collect()
}

/// Returns the position of a fleet at a shore: in its province, close by, and not on the name.
fn beside(shore: Spot, mask: &Mask, label: &Room) -> Spot {
    let worth = |&at: &Spot| {
        let near_name = if Room::unit(at).meets(label) { 25.0 } else { 0.0 };
        40.0 * mask.share(at, UNIT.0, UNIT.1) - 0.6 * far(at, shore) - near_name
    };
    let best = mask.points.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b))).unwrap_or(mask.middle);
    (best.0.round(), best.1.round())
}
