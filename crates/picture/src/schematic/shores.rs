//! Assigns the named coasts of a province to the adjacent seas.
use super::Graph;
use crate::layout::{province, sorted};

/// The coasts of a province along its shore at a sea, in the order of the shore. `ends` are the other provinces at its two ends, if any. A
/// single `None` if the province has no named coasts.
pub(super) fn coasts(graph: &Graph, land: usize, sea: usize, ends: [Option<usize>; 2]) -> Vec<Option<String>> {
    let name = graph.names[land];
    let own = graph.layout.places.get(name).map(|ground| ground.coasts.as_slice()).unwrap_or_default();
    let touches = |coast: &str, other: usize| {
        let place = format!("{name}/{coast}");
        let other = graph.names[other];
        let at = |pair: &(String, String)| {
            (pair.0 == place && province(&pair.1) == other) || (pair.1 == place && province(&pair.0) == other)
        };
        let exact = graph.layout.fleet.contains(&sorted(&place, other));
        exact || graph.layout.fleet.iter().any(at)
    };
    let here: Vec<&String> = own.iter().filter(|coast| touches(coast, sea)).collect();
    if here.is_empty() {
        return vec![None];
    }
    let good = |order: &[&String]| {
        let at_end = |coast: Option<&&String>, end: Option<usize>| match (coast, end) {
            (Some(coast), Some(end)) => i32::from(touches(coast, end)),
            _ => 0,
        };
        at_end(order.first(), ends[0]) + at_end(order.last(), ends[1])
    };
    let best = orders(&here).into_iter().max_by_key(|order| good(order)).unwrap_or(here);
    best.into_iter().map(|coast| Some(coast.clone())).collect()
}

/// All permutations of a few things. If there are many, only their current order.
fn orders<'a>(things: &[&'a String]) -> Vec<Vec<&'a String>> {
    if things.len() < 2 || 4 < things.len() {
        return vec![things.to_vec()];
    }
    let mut all = Vec::new();
    for (i, first) in things.iter().enumerate() {
        let mut rest = things.to_vec();
        rest.remove(i);
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}
