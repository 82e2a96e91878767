//! The facts about a Diplomacy board that pictures need.
use chancery_diplomacy::board::{Board, Location, Passage, PassageStrength, Province, ProvinceData, Terrain};
use chancery_diplomacy::state::UnitKind;
use chancery_picture::layout::{Ground, Kind, Layout, Pairs, Special, sorted};

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
        special: special(board),
        ..Layout::default()
    }
}

/// The pairs of places between which a unit of this kind can move in one step.
fn contacts(board: &Board, kind: UnitKind) -> Pairs {
    let all = (0..board.locations.len()).filter_map(|at| u16::try_from(at).ok());
    let all = all.map(Location);
    let steps = all.flat_map(|at| board.steps(kind, at).iter().map(move |&to| (at, to)));
    steps.map(|(from, to)| sorted(&board.place_name(from), &board.place_name(to))).collect()
}

/// Ice, canals, and passages that some powers cannot take, or not at full strength.
fn special(board: &Board) -> Vec<Special> {
    let name = |at: Province| board.province(at).abbreviation.clone();
    let mut special = Vec::new();
    for data in board.provinces.iter().filter(|data| !data.closed.is_empty()) {
        let seasons: Vec<&str> = data.closed.iter().map(|season| season.name()).collect();
        let words = format!("closed in {}", seasons.join(" and "));
        special.push(Special { places: vec![data.abbreviation.clone()], words });
    }
    for canal in &board.gateways {
        let ends =
            canal.waters.iter().enumerate().flat_map(|(k, a)| canal.waters[k + 1..].iter().map(move |b| (*a, *b)));
        special.extend(ends.map(|(a, b)| Special { places: vec![name(a), name(b)], words: canal.name.clone() }));
    }
    for passage in &board.passages {
        let mut ends = vec![name(passage.from), name(passage.to)];
        ends.sort();
        let special_of = Special { places: ends, words: rule(board, passage) };
        if !special_of.words.is_empty() && !special.contains(&special_of) {
            special.push(special_of);
        }
    }
    special
}

/// Summarises the conditions of a passage.
fn rule(board: &Board, passage: &Passage) -> String {
    let mut words = Vec::new();
    match passage.strength {
        PassageStrength::Full => {}
        PassageStrength::Half => words.push("half strength".to_owned()),
        PassageStrength::Nothing => words.push("support needed".to_owned()),
    }
    if passage.no_support {
        words.push("no support across".to_owned());
    }
    if passage.no_retreat {
        words.push("no retreat across".to_owned());
    }
    if !passage.powers.is_empty() {
        let names: Vec<&str> = passage.powers.iter().map(|power| board.power_name(*power).name.as_str()).collect();
        words.push(format!("only {}", names.join(", ")));
    }
    if !passage.owners_of.is_empty() || !passage.seasons.is_empty() {
        words.push("not always open".to_owned());
    }
    words.join(", ")
}
