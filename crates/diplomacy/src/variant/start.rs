//! `start.txt`: units and owners at the start of a game.
use super::super::state::UnitKind;
use super::draft::{At, Draft, UnitDraft};
use super::lines;
use std::collections::HashSet;

impl Draft<'_> {
    /// Reads the file of one layer. A power's lines replace those of the layers below.
    pub(super) fn start(&mut self, layer: usize, text: &str) {
        let (mut placed, mut owning) = (HashSet::new(), HashSet::new());
        for (line, text) in lines(text) {
            let at = At { layer, file: "start.txt", line };
            if let Some((name, units)) = text.split_once(':') {
                let Some(power) = self.power(at, name.trim()) else { continue };
                if placed.insert(power) {
                    self.units.retain(|unit| unit.power != power);
                }
                for unit in units.split(',').map(str::trim).filter(|_| !units.trim().is_empty()) {
                    let (kind, place) = match unit.split_once(' ') {
                        Some(("A", place)) => (UnitKind::Army, place.trim()),
                        Some(("F", place)) => (UnitKind::Fleet, place.trim()),
                        Some(("W", place)) => (UnitKind::Wing, place.trim()),
                        _ => {
                            self.flaw(at, format!("{unit:?} is not a unit such as `A ABC` or `F DEF/NC`"));
                            continue;
                        }
                    };
                    let Some(spot) = self.place(at, place) else { continue };
                    self.units.push(UnitDraft { power, kind, spot, at });
                }
            } else if let Some((name, centres)) = text.split_once(" owns ") {
                let Some(power) = self.power(at, name.trim()) else { continue };
                if owning.insert(power) {
                    self.owned.retain(|owned| owned.0 != power);
                    self.said_owned.insert(power);
                }
                for centre in centres.split([' ', ',']).filter(|word| !word.is_empty() && *word != "nothing") {
                    if let Some(spot) = self.place(at, centre) {
                        self.owned.push((power, spot.id, at));
                    }
                }
            } else {
                self.flaw(at, "a line is `Power: A ABC, F DEF/NC` or `Power owns ABC DEF`");
            }
        }
    }
}
