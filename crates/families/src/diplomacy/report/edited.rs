//! The differences between two positions: the GM's edits.
use super::words::{full_unit, kind_word, province as province_name};
use chancery_diplomacy::board::{Board, Province};
use chancery_diplomacy::state::{State, Unit};
use chancery_diplomacy::{Diplomacy, View};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say as _, commas, phase, place, term};

/// A sentence for each difference.
pub(super) fn changes(rules: &Diplomacy, before: &View, after: &View) -> Vec<Note> {
    let board = rules.board();
    // A unit that only entered or left view has not changed.
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
        let [was, is] = [before, after].map(|state| phase(state.phase.to_string()));
        told.push(Note::of(say!("The phase is {is} (it was: {was}).", is, was)));
    }
    for province in (0..board.provinces.len()).filter_map(|i| u16::try_from(i).ok()).map(Province) {
        let [was, is] = [before, after].map(|state| units(board, state, province));
        if was != is && is_lit(province) {
            told.push(Note::of(say!("{}: {is} (it was: {was}).", province_name(board, province), is, was)));
        }
    }
    for lost in before.dislodged.iter().filter(|lost| !after.dislodged.iter().any(|other| other.unit == lost.unit)) {
        let Unit { power, kind, at } = lost.unit;
        let adjective = term(&board.power_name(power).adjective);
        told.push(Note::of(say!("The dislodged {} {} is off the board.", adjective, full_unit(board, kind, at))));
    }
    for (i, (was, is)) in before.owners.iter().zip(&after.owners).enumerate().filter(|(_, (was, is))| was != is) {
        let [was, is] = [was, is].map(|owner| owner.map_or("nobody".arg(), |power| board.power_name(power).arg()));
        let Some(data) = board.provinces.get(i).filter(|_| !hides_owner(i)) else { continue };
        told.push(Note::of(say!("{} belongs to {is} (it was: {was}).", place(&data.name), is, was)));
    }
    told
}

/// `French Army`, `Russian Fleet (south coast)`, `no unit`
fn units<'a>(board: &'a Board, state: &State, province: Province) -> Arg<'a> {
    let name = |unit: &Unit| {
        let whole = board.full_name(unit.at);
        let coast = whole.strip_prefix(board.province(province).name.as_str()).unwrap_or_default();
        let adjective = term(&board.power_name(unit.power).adjective);
        say!("{} {}{}", adjective, kind_word(unit.kind), term(coast.to_owned()))
    };
    let mut units = state.units_in(board, province).map(name).peekable();
    if units.peek().is_none() { "no unit".arg() } else { commas(units) }
}
