//! Makes the picture of a board from that of the board it is based on.
//!
//! Provinces keep their shapes under their new names. Removed provinces become waste. Waste with a name becomes a province if the board has
//! one of that name. Provinces that touch only by the rules are linked, and those that touch only in the picture get a wall.
use super::chart::{Arc, Chart, Face, Place};
use super::layout::{Kind, Layout, province, sorted};
use super::schematic::{link, mark};
use super::{adjacency, place};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of links, walls and marks beyond those of the base.
const MAX_CHANGES: usize = 12;

/// The chart of a board, from that of the board it is based on. `None` if a province has no shape there, or the boards differ too much.
pub fn derive(base: &Chart, layout: &Layout) -> Option<Chart> {
    let names = names(base, layout);
    let mut chart = Chart { links: Vec::new(), round: BTreeSet::new(), marks: Vec::new(), ..base.clone() };
    for arc in &mut chart.arcs {
        arc.sides = arc.sides.each_ref().map(|side| renamed(side, &names));
    }
    // Adjacent wastes merge, and lose the border between them.
    chart.arcs.retain(|arc| arc.sides[0] != arc.sides[1]);
    coasts(&mut chart.arcs, layout);
    places(&mut chart, base, layout, &names)?;
    walls(&mut chart.arcs, layout);
    links(&mut chart, layout);
    mark(&mut chart, layout);
    let n_walls = |chart: &Chart| chart.arcs.iter().filter(|arc| is_wall(arc)).count();
    let n_changes = |chart: &Chart| chart.links.len() + chart.marks.len() + n_walls(chart);
    if n_changes(base) + MAX_CHANGES < n_changes(&chart) {
        return None;
    }
    chart.take_in(layout);
    adjacency::differences(&chart, layout).is_empty().then_some(chart)
}

/// The names on this board of the base's places: provinces, and waste with a name. Leaves out removed ones.
fn names(base: &Chart, layout: &Layout) -> BTreeMap<Face, String> {
    let faces: BTreeSet<Face> = base.arcs.iter().flat_map(|arc| &arc.sides).map(Face::plain).collect();
    let fresh: BTreeSet<&String> = layout.renamed.iter().map(|(_, new)| new).collect();
    let mut names = BTreeMap::new();
    for face in faces {
        let old = match &face {
            Face::Place { province, .. } => province,
            Face::Waste(name) if !name.is_empty() => name,
            _ => continue,
        };
        let new = layout.renamed.iter().rfind(|(was, _)| was == old).map(|(_, new)| new);
        // A name may now belong to another province.
        let kept = || layout.places.get_key_value(old).map(|(name, _)| name).filter(|name| !fresh.contains(name));
        if let Some(name) = new.or_else(kept) {
            names.insert(face.clone(), name.clone());
        }
    }
    names
}

fn renamed(side: &Face, names: &BTreeMap<Face, String>) -> Face {
    match (side, names.get(&side.plain())) {
        (Face::Place { coast, .. }, Some(name)) => {
            Face::Place { province: name.clone(), coast: coast.clone(), is_wall: false }
        }
        (Face::Waste(_), Some(name)) => Face::of(name),
        (Face::Place { province, .. }, None) => Face::Waste(province.clone()),
        (other, _) => other.clone(),
    }
}

/// Gives each shore its coast under the rules.
fn coasts(arcs: &mut [Arc], layout: &Layout) {
    for arc in arcs {
        for k in 0..2 {
            let beyond = arc.sides[1 - k].province().filter(|name| layout.is_sea(name)).map(str::to_owned);
            let Face::Place { province: name, coast, .. } = &mut arc.sides[k] else { continue };
            let Some(ground) = layout.places.get(name) else { continue };
            let Some(sea) = beyond.filter(|_| ground.kind != Kind::Sea) else {
                *coast = None;
                continue;
            };
            let touches = |coast: &String| layout.fleet.contains(&sorted(&format!("{name}/{coast}"), &sea));
            if !coast.as_ref().is_some_and(touches) {
                *coast = ground.coasts.iter().find(|coast| touches(coast)).cloned();
            }
        }
    }
}

/// Gives each province of the board its place, and searches for those of new provinces.
fn places(chart: &mut Chart, base: &Chart, layout: &Layout, names: &BTreeMap<Face, String>) -> Option<()> {
    let mut fresh = Vec::new();
    chart.places.clear();
    for (name, ground) in &layout.places {
        let (face, _) = names.iter().find(|(_, new)| *new == name)?;
        let old = face.province().and_then(|old| base.places.get(old));
        let mut place = old.cloned().unwrap_or_default();
        let is_same = old.is_some_and(|place| place.lines.is_empty() || place.lines.join(" ") == ground.name)
            && face.province() == Some(name)
            && ground.coasts.iter().all(|coast| place.coasts.contains_key(coast));
        place.coasts.retain(|coast, _| ground.coasts.contains(coast));
        if !is_same {
            place.lines.clear();
            for coast in &ground.coasts {
                place.coasts.entry(coast.clone()).or_insert(place.unit);
            }
            fresh.push(name.clone());
        }
        chart.places.insert(name.clone(), Place { is_sea: ground.kind == Kind::Sea, ..place });
    }
    if !fresh.is_empty() {
        place::place(chart, layout, Some(&fresh));
    }
    Some(())
}

fn is_wall(arc: &Arc) -> bool {
    arc.sides.iter().any(|side| matches!(side, Face::Place { is_wall: true, .. }))
}

/// Adds walls between provinces that touch only in the picture.
pub(super) fn walls(arcs: &mut [Arc], layout: &Layout) {
    let contacts = layout.contacts();
    for arc in arcs {
        let [Some(a), Some(b)] = arc.sides.each_ref().map(|side| side.province().map(str::to_owned)) else { continue };
        let contact = contacts.get(&sorted(&a, &b)).copied().unwrap_or_default();
        let is_open = if layout.is_sea(&a) || layout.is_sea(&b) { contact.fleet } else { contact.army };
        for side in &mut arc.sides {
            if let Face::Place { is_wall, .. } = side {
                *is_wall = !is_open;
            }
        }
    }
}

/// Adds links between provinces that touch only by the rules.
pub(super) fn links(chart: &mut Chart, layout: &Layout) {
    let shown = adjacency::shown(chart, layout);
    let pairs = shown.army.iter().chain(&shown.fleet).map(|(a, b)| sorted(province(a), province(b)));
    let drawn: BTreeSet<(String, String)> = pairs.collect();
    for (a, b) in layout.contacts().into_keys().filter(|pair| !drawn.contains(pair)) {
        link(chart, layout, &a, &b);
    }
}

/// A chart twice, side by side: each province with a `1` and with a `2` after its name.
pub fn twice(chart: &Chart, layout: &Layout) -> Option<Chart> {
    let mut both = Chart { size: (2 * chart.size.0, chart.size.1), source: chart.source.clone(), ..Chart::default() };
    let right = 10 * chart.size.0.cast_signed();
    for (copy, shift) in [("1", 0), ("2", right)] {
        for arc in &chart.arcs {
            let side = |side: &Face| match side {
                Face::Place { province, coast, is_wall } => {
                    Face::Place { province: format!("{province}{copy}"), coast: coast.clone(), is_wall: *is_wall }
                }
                other => other.clone(),
            };
            let points = arc.points.iter().map(|p| (p.0 + shift, p.1)).collect();
            both.arcs.push(Arc { sides: arc.sides.each_ref().map(side), points });
        }
        let moved = |at: (f32, f32)| (at.0 + shift as f32 / 10.0, at.1);
        for (name, place) in &chart.places {
            let coasts = place.coasts.iter().map(|(coast, &at)| (coast.clone(), moved(at))).collect();
            let (unit, away, label) = (moved(place.unit), moved(place.away), moved(place.label));
            both.places.insert(format!("{name}{copy}"), Place { unit, away, label, coasts, ..place.clone() });
        }
    }
    both.take_in(layout);
    let all: Vec<String> = both.places.keys().cloned().collect();
    place::place(&mut both, layout, Some(&all));
    walls(&mut both.arcs, layout);
    // If all of them touch their twins, one statement covers all.
    both.twins =
        chart.places.keys().all(|name| layout.contacts().contains_key(&(format!("{name}1"), format!("{name}2"))));
    links(&mut both, layout);
    mark(&mut both, layout);
    adjacency::differences(&both, layout).is_empty().then_some(both)
}
