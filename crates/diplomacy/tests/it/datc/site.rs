//! Lines of a case that change its board.
//!
//! | line | says |
//! | --- | --- |
//! | `passage BUR - PAR: half, no support` | rules of a border, as in `borders.txt`; `BUR > PAR` one way only |
//! | `one way BUR > PAR` | no unit goes back |
//! | `closed BAR Fall` | ice |
//! | `high NTH` | room for any number of fleets |
//! | `dual KIE DEN` | land that is water as well |
//! | `railway NE North Express of Russia, Austria: MOS WAR SIL` | a railway |
//! | `gateway SKC Kiel Canal by KIE: HEL BAL` | a canal; its waters touch |
use super::province;
use chancery_diplomacy::board::{Board, Gateway, Location, Passage, PassageStrength, Province, Railway};
use chancery_diplomacy::state::{Season, UnitKind};

const WORDS: [&str; 6] = ["passage ", "one way ", "closed ", "high ", "gateway ", "railway "];

/// Returns whether a line changes the board.
pub(crate) fn is_change(line: &str) -> bool {
    WORDS.iter().any(|word| line.starts_with(word))
}

/// Applies a line that changes the board, if it does.
pub(crate) fn change(board: &mut Board, line: &str) {
    let place = |board: &Board, name: &str| Province(province(board, name.trim()) as u16);
    if let Some(rest) = line.strip_prefix("passage ") {
        let (way, rules) = rest.split_once(": ").unwrap();
        let (from, to, both) = match way.split_once(" > ") {
            Some((from, to)) => (from, to, false),
            None => way.split_once(" - ").map(|(from, to)| (from, to, true)).unwrap(),
        };
        let mut passage = Passage { from: place(board, from), to: place(board, to), ..Passage::default() };
        rules.split(", ").for_each(|rule| read_rule(board, &mut passage, rule));
        if both {
            board.passages.push(Passage { from: passage.to, to: passage.from, ..passage.clone() });
        }
        board.passages.push(passage);
        board.passages.sort_by_key(|passage| (passage.from, passage.to));
    } else if let Some((from, to)) = line.strip_prefix("one way ").and_then(|rest| rest.split_once(" > ")) {
        let (from, to) = (place(board, from), place(board, to));
        let provinces: Vec<_> = board.locations.iter().map(|data| data.province).collect();
        let leads_back = |at: &Location| provinces[usize::from(at.0)] == from;
        for data in board.locations.iter_mut().filter(|data| data.province == to) {
            for near in [&mut data.army, &mut data.fleet, &mut data.wing] {
                near.retain(|at| !leads_back(at));
            }
        }
    } else if let Some((at, season)) = line.strip_prefix("closed ").and_then(|rest| rest.split_once(' ')) {
        let at = province(board, at);
        board.provinces[at].closed.push(read_season(season));
    } else if let Some(names) = line.strip_prefix("dual ") {
        for name in names.split(' ') {
            let at = province(board, name);
            board.provinces[at].dual = true;
        }
    } else if let Some(at) = line.strip_prefix("high ") {
        let at = province(board, at);
        board.provinces[at].high_sea = true;
    } else if let Some(rest) = line.strip_prefix("railway ") {
        let (head, line) = rest.split_once(": ").unwrap();
        let (names, powers) = head.split_once(" of ").unwrap();
        let (abbreviation, name) = names.split_once(' ').unwrap();
        let powers = powers.split(", ").map(|power| board.power(power).unwrap()).collect();
        let line = line.split(' ').map(|at| place(board, at)).collect();
        board.railways.push(Railway { abbreviation: abbreviation.into(), name: name.into(), powers, line });
    } else if let Some(rest) = line.strip_prefix("gateway ") {
        let (head, waters) = rest.split_once(": ").unwrap();
        let (names, keeper) = head.split_once(" by ").unwrap();
        let (abbreviation, name) = names.split_once(' ').unwrap();
        let waters: Vec<_> = waters.split(' ').map(|at| place(board, at)).collect();
        for from in &waters {
            for to in waters.iter().filter(|to| *to != from) {
                let near = &mut board.locations[usize::from(from.0)].fleet;
                near.push(Location(to.0));
                near.sort_unstable();
                near.dedup();
            }
        }
        let keeper = place(board, keeper);
        board.gateways.push(Gateway { abbreviation: abbreviation.into(), name: name.into(), keeper, waters });
    }
}

fn read_season(name: &str) -> Season {
    let all = [Season::Spring, Season::Summer, Season::Fall];
    all.into_iter().find(|season| season.name() == name).unwrap_or_else(|| panic!("no season {name}"))
}

fn read_rule(board: &Board, passage: &mut Passage, rule: &str) {
    match rule.split_once(' ').unwrap_or((rule, "")) {
        ("half", "") => passage.strength = PassageStrength::Half,
        ("support", "needed") => passage.strength = PassageStrength::Nothing,
        ("no", "support") => passage.no_support = true,
        ("no", "retreat") => passage.no_retreat = true,
        ("yields", "") => passage.yields = true,
        ("army", "only") => passage.kind = Some(UnitKind::Army),
        ("fleet", "only") => passage.kind = Some(UnitKind::Fleet),
        ("in", season) => passage.seasons.push(read_season(season)),
        ("owner", at) => passage.owners_of.push(Province(province(board, at.trim_start_matches("of ")) as u16)),
        ("only", power) => passage.powers.push(board.power(power).unwrap()),
        _ => panic!("no such rule of a passage: {rule}"),
    }
}
