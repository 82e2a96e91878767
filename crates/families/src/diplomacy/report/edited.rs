//! The differences between two positions: what a master has changed by hand.
use super::words::{full_unit, kind_word};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::state::{State, Unit};
use chancery_diplomacy::{Diplomacy, View};

/// A sentence for each difference.
pub(super) fn changes(rules: &Diplomacy, before: &View, after: &View) -> Vec<String> {
    let board = rules.board();
    // What only came into sight, or left it, has not changed.
    let is_lit = |at: Province| {
        let dark = |view: &View| view.fog.as_ref().is_some_and(|fog| fog.is_dark(board, at));
        let own = |view: &View| {
            let fog = view.fog.as_ref();
            view.seen.units_in(board, at).any(|unit| fog.is_some_and(|fog| fog.own.contains(&unit.power)))
        };
        own(before) || own(after) || !(dark(before) || dark(after))
    };
    let hides_owner = |at: usize| {
        let at = u16::try_from(at).map(Province);
        let hides = |view: &View| view.fog.as_ref().is_some_and(|fog| at.is_ok_and(|at| fog.hides_owner(at)));
        hides(before) || hides(after)
    };
    let (before, after) = (&before.seen, &after.seen);
    let mut told = Vec::new();
    if before.phase != after.phase {
        told.push(format!("The phase is {} (it was: {}).", after.phase, before.phase));
    }
    for province in (0..board.provinces.len()).filter_map(|i| u16::try_from(i).ok()).map(Province) {
        let (was, is) = (units(board, before, province), units(board, after, province));
        if was != is && is_lit(province) {
            told.push(format!("{}: {is} (it was: {was}).", board.province(province).name));
        }
    }
    for lost in before.dislodged.iter().filter(|lost| !after.dislodged.iter().any(|other| other.unit == lost.unit)) {
        let Unit { power, kind, at } = lost.unit;
        let adjective = &board.power_name(power).adjective;
        told.push(format!("The dislodged {adjective} {} is off the board.", full_unit(board, kind, at)));
    }
    for (i, (was, is)) in before.owners.iter().zip(&after.owners).enumerate().filter(|(_, (was, is))| was != is) {
        let name = |owner: &Option<_>| owner.map_or("nobody", |power| board.power_name(power).name.as_str());
        let Some(place) = board.provinces.get(i).filter(|_| !hides_owner(i)) else { continue };
        told.push(format!("{} belongs to {} (it was: {}).", place.name, name(is), name(was)));
    }
    told
}

/// `French Army`, `Russian Fleet (south coast)`, `no unit`
fn units(board: &Board, state: &State, province: Province) -> String {
    let name = |unit: &Unit| {
        let whole = board.full_name(unit.at);
        let coast = whole.strip_prefix(board.province(province).name.as_str()).unwrap_or_default();
        format!("{} {}{coast}", board.power_name(unit.power).adjective, kind_word(unit.kind))
    };
    let units: Vec<String> = state.units_in(board, province).map(name).collect();
    if units.is_empty() { "no unit".to_owned() } else { units.join(", ") }
}
