//! The contacts that a chart shows: derives from its lines alone which provinces touch, and compares them with the
//! rules.
//!
//! - Armies walk over a border between two lands.
//! - Fleets sail over a border with a sea on at least one side. In a province with named coasts, the shore belongs to a
//!   coast.
//! - Fleets sail along the shore from land to land where their border comes down to the sea.
//! - Twins (`PAR1` and `PAR2`) touch if the chart says so.
//! - A link is a contact without a border. A wall is a border without a contact. A mark corrects a border for fleets.
use super::chart::{Chart, Face, Point};
use super::layout::{Kind, Layout, Pairs, province, sorted};
use std::collections::{BTreeMap, BTreeSet};

/// Borders shorter than this, in pixels, do not count as contacts.
pub const LEAST: f64 = 4.0;

/// The contacts on a chart.
#[derive(Debug, Default, PartialEq)]
pub struct Shown {
    /// Pairs of provinces between which armies walk.
    pub army: Pairs,
    /// Pairs of places between which fleets sail.
    pub fleet: Pairs,
    /// The length of each border in pixels, the shortest first.
    pub lengths: Vec<(f64, String, String)>,
}

/// Returns the contacts that a chart shows.
pub fn shown(chart: &Chart, layout: &Layout) -> Shown {
    let mut lengths: BTreeMap<(String, String), f64> = BTreeMap::new();
    // The ends of arcs, each with the places whose shore ends there, and the provinces whose border does.
    let mut shores: BTreeMap<Point, BTreeSet<String>> = BTreeMap::new();
    let mut inland: BTreeMap<Point, BTreeSet<(String, String)>> = BTreeMap::new();
    for arc in &chart.arcs {
        let (Some(a), Some(b)) = (arc.sides[0].place(), arc.sides[1].place()) else { continue };
        *lengths.entry(sorted(&a, &b)).or_default() += arc.length();
        let seas = (layout.is_sea(&a), layout.is_sea(&b));
        for end in arc.points.first().into_iter().chain(arc.points.last()) {
            match seas {
                (true, true) => {}
                (true, false) => _ = shores.entry(*end).or_default().insert(b.clone()),
                (false, true) => _ = shores.entry(*end).or_default().insert(a.clone()),
                (false, false) => _ = inland.entry(*end).or_default().insert(sorted(province(&a), province(&b))),
            }
        }
    }
    let mut shown = Shown::default();
    for ((a, b), length) in lengths {
        if LEAST <= length {
            if layout.is_sea(&a) || layout.is_sea(&b) {
                shown.fleet.insert((a.clone(), b.clone()));
            } else {
                shown.army.insert(sorted(province(&a), province(&b)));
            }
        }
        shown.lengths.push((length, a, b));
    }
    shown.lengths.sort_by(|one, other| one.0.total_cmp(&other.0));
    for (end, places) in &shores {
        let Some(borders) = inland.get(end) else { continue };
        for a in places {
            for b in places.range::<String, _>((std::ops::Bound::Excluded(a), std::ops::Bound::Unbounded)) {
                if borders.contains(&sorted(province(a), province(b))) {
                    shown.fleet.insert((a.clone(), b.clone()));
                }
            }
        }
    }
    if chart.twins {
        twins(&mut shown, layout);
    }
    for (a, b) in &chart.links {
        if layout.is_sea(a) || layout.is_sea(b) {
            shown.fleet.insert(sorted(a, b));
        } else {
            shown.army.insert(sorted(province(a), province(b)));
        }
    }
    for mark in &chart.marks {
        let pair = sorted(&mark.places[0], &mark.places[1]);
        if mark.fleets {
            shown.fleet.insert(pair);
        } else {
            shown.fleet.remove(&pair);
        }
    }
    shown
}

/// Adds contacts between each province and its twin, for armies and fleets. Fleets keep to their coast.
fn twins(shown: &mut Shown, layout: &Layout) {
    for (name, ground) in &layout.places {
        let Some(twin) = name.strip_suffix('1').map(|stem| format!("{stem}2")) else { continue };
        if !layout.places.contains_key(&twin) {
            continue;
        }
        if ground.kind != Kind::Sea {
            shown.army.insert(sorted(name, &twin));
        }
        if ground.kind != Kind::Inland && ground.coasts.is_empty() {
            shown.fleet.insert(sorted(name, &twin));
        }
        for coast in &ground.coasts {
            shown.fleet.insert(sorted(&format!("{name}/{coast}"), &format!("{twin}/{coast}")));
        }
    }
}

/// Returns the differences between a chart and the rules of its board, as sentences without full stops. Empty if they
/// agree.
pub fn differences(chart: &Chart, layout: &Layout) -> Vec<String> {
    let mut found = strangers(chart, layout);
    if !found.is_empty() {
        return found;
    }
    let shown = shown(chart, layout);
    for (what, shown, rules) in [("armies", &shown.army, &layout.army), ("fleets", &shown.fleet, &layout.fleet)] {
        let missing = rules.difference(shown);
        found.extend(missing.map(|(a, b)| format!("{what} can go from {a} to {b}, but in the picture they cannot")));
        let extra = shown.difference(rules);
        found.extend(extra.map(|(a, b)| format!("{what} cannot go from {a} to {b}, but in the picture they can")));
    }
    found
}

/// Places on the chart but not on the board, or the reverse.
fn strangers(chart: &Chart, layout: &Layout) -> Vec<String> {
    let mut found = Vec::new();
    let drawn: BTreeSet<&str> = chart.arcs.iter().flat_map(|arc| &arc.sides).filter_map(Face::province).collect();
    let is_place = |place: &str| match (layout.places.get(province(place)), place.split_once('/')) {
        (None, _) => false,
        (Some(_), None) => true,
        (Some(ground), Some((_, coast))) => ground.coasts.iter().any(|own| own == coast),
    };
    for name in layout.places.keys() {
        if !drawn.contains(name.as_str()) {
            found.push(format!("{name} has no shape"));
        } else if !chart.places.contains_key(name) {
            found.push(format!("{name} has no line in [places]"));
        }
    }
    let sides = chart.arcs.iter().flat_map(|arc| &arc.sides);
    let mut named: BTreeSet<String> = sides.filter(|side| side.province().is_some()).map(Face::to_string).collect();
    named.extend(chart.places.keys().cloned());
    named.extend(chart.links.iter().flat_map(|(a, b)| [a.clone(), b.clone()]));
    named.extend(chart.marks.iter().flat_map(|mark| mark.places.clone()));
    let unknown = named.iter().map(|name| name.trim_end_matches('!')).filter(|name| !is_place(name));
    found.extend(unknown.map(|name| format!("the board has no place {name}")));
    for (name, ground) in &layout.places {
        let Some(place) = chart.places.get(name) else { continue };
        for coast in &ground.coasts {
            if !place.coasts.contains_key(coast) {
                found.push(format!("{name} needs a spot for fleets on its coast {coast}"));
            }
        }
    }
    found
}
