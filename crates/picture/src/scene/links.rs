//! The contacts that exist by the rules but not in the picture, and borders with special rules.
use super::pen::Pen;
use super::{Spots, is_of, province};
use crate::chart::{Arc, Face, Point};
use crate::layout::{Manner, Special};
use crate::shape::{Anchor, Curve, Cut, Step, Xy, far, trim};
use std::collections::{BTreeMap, BTreeSet};

/// Links are dotted.
pub(super) const DOTS: (f32, f32) = (0.1, 5.0);
/// The dash pattern of lines with special rules.
pub(super) const DASH: (f32, f32) = (6.5, 4.0);
/// The length of an arrow at the edge.
const REACH: f32 = 30.0;

/// Draws all links, from the bottom up, and the borders that fleets can or cannot pass.
pub(super) fn links(pen: &mut Pen, spots: Spots) {
    pen.group("links");
    let chart = spots.chart;
    for special in &chart.special {
        dashed(pen, spots, special);
    }
    for (a, b) in chart.links.iter().filter(|pair| !chart.round.contains(*pair)) {
        let (Some(from), Some(to)) = (spots.at(a), spots.at(b)) else { continue };
        link(pen, Curve::bent(from, to, 0.1), is_special(&chart.special, a, b));
    }
    for mark in &chart.marks {
        let [a, b] = &mark.places;
        let border = spots.border(a, b);
        let across = spots.at(a).zip(spots.at(b)).map(|(a, b)| Curve::bent(a, b, 0.1));
        let is_round = chart.round.iter().any(|(one, two)| {
            let (one, two) = (province(one), province(two));
            [one, two] == [province(a), province(b)] || [two, one] == [province(a), province(b)]
        });
        if is_round && border.is_none() {
            continue;
        }
        let is_linked = chart.links.iter().any(|(one, two)| (one, two) == (a, b) || (one, two) == (b, a));
        // Fleets pass between two that have no border, so this needs a separate line.
        if let (None, false, Some(curve)) = (border, is_linked, across) {
            link(pen, curve, false);
        }
        if let Some(at) = border.or(across.map(|curve| curve.at(0.5))) {
            pen.anchor(at, mark.fleets);
        }
    }
    round(pen, spots);
}

fn link(pen: &mut Pen, curve: Curve, is_special: bool) {
    let (from, to) = trim(curve.from, curve.to, 16.0, 16.0);
    let dash = if is_special { DASH } else { DOTS };
    pen.stroke(vec![Step::Move(from), Step::Quad(curve.round, to)], pen.colours.link, 2.4, Some(dash));
}

fn is_special(special: &[Special], a: &str, b: &str) -> bool {
    let (a, b) = (province(a), province(b));
    special.iter().any(|special| special.places == [a, b] || special.places == [b, a])
}

/// Draws the borders to which a special rule applies.
fn dashed(pen: &mut Pen, spots: Spots, special: &Special) {
    let borders: Vec<&Arc> = match special.places.as_slice() {
        [a, b] => spots.shared(a, b).collect(),
        [one] => {
            // Excludes borders with waste.
            let has_border = |arc: &&Arc| {
                arc.sides.iter().any(|side| is_of(side, one)) && arc.sides.iter().all(|side| side.province().is_some())
            };
            spots.chart.arcs.iter().filter(has_border).collect()
        }
        _ => Vec::new(),
    };
    for arc in borders {
        let mut points = arc.points.iter().map(xy);
        let Some(first) = points.next() else { continue };
        let steps: Vec<Step> = std::iter::once(Step::Move(first)).chain(points.map(Step::Line)).collect();
        pen.stroke(steps.clone(), pen.colours.halo, 4.2, None);
        pen.stroke(steps, pen.colours.link, 2.4, Some(DASH));
    }
}

fn xy(point: &Point) -> Xy {
    (point.0 as f32 / 10.0, point.1 as f32 / 10.0)
}

fn at_frame(arc: &Arc) -> bool {
    arc.sides.contains(&Face::Frame)
}

/// Links round the world: an arrow at the edge for each province, with the names of the places beyond.
fn round(pen: &mut Pen, spots: Spots) {
    let mut beyond: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (a, b) in &spots.chart.round {
        beyond.entry(province(a)).or_default().insert(b);
        beyond.entry(province(b)).or_default().insert(a);
    }
    for (place, names) in beyond {
        let Some((from, to)) = arrow(spots, place) else { continue };
        let is_special = names.iter().any(|name| is_special(&spots.chart.special, place, name));
        pen.arrow(Curve::bent(from, to, 0.0), pen.colours.link, 2.6, is_special.then_some(DASH));
        // The names are at the arrow's tail.
        let (w, h) = (spots.chart.size.0 as f32, spots.chart.size.1 as f32);
        let is_level = (to.0 - from.0).abs() > (to.1 - from.1).abs();
        let names: Vec<&str> = names.into_iter().collect();
        let lines: Vec<String> = names.chunks(2).map(|names| names.join(" ")).collect();
        let last = (lines.len() - 1) as f32;
        for (k, line) in lines.iter().enumerate() {
            let up = 11.0 * (last - k as f32);
            let (at, anchor) = match is_level {
                true if to.0 < w / 2.0 => ((4.0, from.1 - 8.0 - up), Anchor::Start),
                true => ((w - 4.0, from.1 - 8.0 - up), Anchor::End),
                false if to.1 < h / 2.0 => ((from.0, from.1 + 12.0 + 11.0 * k as f32), Anchor::Middle),
                false => ((from.0, from.1 - 4.0 - up), Anchor::Middle),
            };
            pen.text(line, at, 10.5, Cut::Bold, pen.colours.link, anchor);
        }
    }
}

/// An arrow that ends at the frame, as far as possible from everything else in the province. If the province does not touch the frame, at
/// the nearest edge.
fn arrow(spots: Spots, place: &str) -> Option<(Xy, Xy)> {
    let (w, h) = (spots.chart.size.0 as f32, spots.chart.size.1 as f32);
    let data = spots.chart.places.get(place)?;
    let at = data.unit;
    // A province that touches the edge only with the tip of an island does not count.
    let is_rim = |arc: &&Arc| at_frame(arc) && arc.length() > 40.0 && arc.sides.iter().any(|side| is_of(side, place));
    let along = |pair: &[Point]| {
        let (a, b) = (xy(&pair[0]), xy(&pair[1]));
        (1..20u8).map(move |k| {
            let t = f32::from(k) / 20.0;
            (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
        })
    };
    let rim = spots.chart.arcs.iter().filter(is_rim).flat_map(|arc| arc.points.windows(2).flat_map(along));
    let edges = [(0.0, at.1), (w, at.1), (at.0, 0.0), (at.0, h)];
    let nearest = edges.into_iter().min_by(|a, b| far(at, *a).total_cmp(&far(at, *b)));
    // The space that an arrow with its names needs, seen from the edge.
    let inwards = |to: Xy| {
        let ways = [(to.0, (1.0, 0.0)), (w - to.0, (-1.0, 0.0)), (to.1, (0.0, 1.0)), (h - to.1, (0.0, -1.0))];
        ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or((0.0, 0.0), |(_, way)| way)
    };
    let room = |to: Xy| {
        let (u, v) = inwards(to);
        let spot = (to.0 + u * REACH, to.1 + v * REACH);
        let taken = [data.unit, data.label, (data.label.0, data.label.1 + 14.0)]
            .into_iter()
            .chain(data.coasts.values().copied());
        let corners = [(0.0, 0.0), (w, 0.0), (0.0, h), (w, h)].map(|corner| far(spot, corner));
        // Names are wide, and not high.
        let gaps = taken.map(|other| (spot.0 - other.0).abs().max(2.0 * (spot.1 - other.1).abs()));
        gaps.chain(corners).fold(90.0f32, f32::min) - 0.02 * far(spot, data.unit)
    };
    let to = match spots.chart.manner {
        Manner::States => spots.side(at),
        _ => rim.max_by(|a, b| room(*a).total_cmp(&room(*b))).or(nearest)?,
    };
    let (u, v) = inwards(to);
    let back = |d: f32| (to.0 + u * d, to.1 + v * d);
    Some((back(REACH), back(2.0)))
}
