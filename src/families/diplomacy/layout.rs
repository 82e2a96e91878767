//! What pictures need to know of a board of Diplomacy.
use crate::picture::layout::{Ground, Kind, Layout, Pairs, sorted};
use crate::rules::diplomacy::board::{Board, Location, ProvinceData, Terrain};
use crate::rules::diplomacy::state::UnitKind;

pub(super) fn layout(board: &Board) -> Layout {
    let ground = |data: &ProvinceData| Ground {
        name: data.name.clone(),
        kind: match data.terrain {
            Terrain::Inland => Kind::Inland,
            Terrain::Coast => Kind::Coast,
            Terrain::Sea => Kind::Sea,
        },
        is_centre: data.centre,
        coasts: data.coasts.iter().filter_map(|&at| board.location(at).coast.clone()).collect(),
    };
    let places = board.provinces.iter().map(|data| (data.abbreviation.clone(), ground(data))).collect();
    let renamed = board.provinces.iter();
    let renamed = renamed.flat_map(|data| data.was.iter().map(|old| (old.clone(), data.abbreviation.clone())));
    Layout {
        name: board.key.clone(),
        places,
        army: contacts(board, UnitKind::Army),
        fleet: contacts(board, UnitKind::Fleet),
        renamed: renamed.collect(),
    }
}

/// The places between which a unit of this kind can go in one step.
fn contacts(board: &Board, kind: UnitKind) -> Pairs {
    let all = (0..board.locations.len()).filter_map(|at| u16::try_from(at).ok());
    let all = all.map(Location);
    let steps = all.flat_map(|at| board.steps(kind, at).iter().map(move |&to| (at, to)));
    steps.map(|(from, to)| sorted(&board.place_name(from), &board.place_name(to))).collect()
}
