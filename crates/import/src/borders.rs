//! Restores two-way borders. If a file gives only one direction, its author forgot the other.
use super::chart::{Chart, Edge, province_of};
use super::{At, Report};
use std::collections::{BTreeSet, HashMap};

/// The kind of unit that can cross a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Way {
    Army,
    Fleet,
}

/// The line of each border, for the report.
pub(super) type Lines<'a> = HashMap<(Way, Edge), At<'a>>;

impl Chart {
    /// Adds the other direction of every border that has only one.
    pub(super) fn mend_borders(&mut self, lines: &Lines<'_>, report: &mut Report) {
        for way in [Way::Army, Way::Fleet] {
            let (edges, who) = match way {
                Way::Army => (&mut self.army, "armies move"),
                Way::Fleet => (&mut self.fleet, "fleets move"),
            };
            for (from, to) in one_sided(edges) {
                let at = lines.get(&(way, (from.clone(), to.clone()))).copied().unwrap_or(At::whole("borders"));
                report.note(at, format!("Only this line lets {who} between {from} and {to}; now they do both ways."));
                edges.insert((to, from));
            }
        }
    }

    /// Removes the borders of places that are not on the chart.
    pub(super) fn drop_borders_of(&mut self, gone: &BTreeSet<String>) {
        let stays = |edge: &Edge| !gone.contains(province_of(&edge.0)) && !gone.contains(province_of(&edge.1));
        self.army.retain(stays);
        self.fleet.retain(stays);
        self.passages.retain(|edge, _| stays(edge));
    }
}

/// The one-way borders.
pub(super) fn one_sided(edges: &BTreeSet<Edge>) -> Vec<Edge> {
    edges.iter().filter(|(from, to)| !edges.contains(&(to.clone(), from.clone()))).cloned().collect()
}
