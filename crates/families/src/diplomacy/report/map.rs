//! A board in words: GET MAP. It shows the whole board, even if its folder only has the differences from another one.
use chancery_diplomacy::board::{Board, Location, Passage, PassageStrength, Province, Terrain, Turn};
use chancery_diplomacy::state::Season;
use chancery_rules::Power;
use chancery_text::{hanging, row};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Powers, places and borders of a board.
pub fn map(board: &Board) -> String {
    let mut text = String::new();
    let n_centres = board.centres().len();
    let head = format!(
        "{}: {} provinces, {n_centres} of them supply centres; {} centres win. The game begins in {}.",
        board.title,
        board.provinces.len(),
        board.victory.centres,
        board.first_phase
    );
    text += &format!("{head}\n");
    for (year, centres) in &board.victory.later {
        text += &format!("From {year} on, {centres} centres win.\n");
    }
    if let Some(turns) = calendar(board) {
        text += &format!("{turns}\n");
    }
    text += "\nPOWERS, AND WHAT THEY BEGIN WITH\n\n";
    for (index, power) in board.powers.iter().enumerate() {
        let here = Power(index as u16);
        let units = board.start.iter().filter(|unit| unit.power == here).map(|unit| board.unit_name(unit));
        let owned = owned(board, here).into_iter().filter(|at| !at.is_empty());
        let units: Vec<String> = units.collect();
        let owned: Vec<String> = owned.collect();
        let mut line = units.join(", ");
        if units.is_empty() {
            line += "no units";
        }
        if !owned.is_empty() {
            write!(line, "; owns {}", owned.join(" ")).unwrap_or_default();
        }
        let data = &board.power_data[index];
        if data.dummy {
            line += "; without a player";
        }
        if let Some(team) = &data.team {
            write!(line, "; team {team}").unwrap_or_default();
        }
        text += &row(&format!("{:<14} ", format!("{} ({})", power.name, power.letter)), &line);
    }
    text += "\nPROVINCES\n\nA: where an army can go from there; F: where a fleet can go.\n\n";
    let mut order: Vec<usize> = (0..board.provinces.len()).collect();
    order.sort_by(|a, b| board.provinces[*a].abbreviation.cmp(&board.provinces[*b].abbreviation));
    for index in order {
        province(&mut text, board, Province(index as u16));
    }
    passages(&mut text, board);
    let names = |powers: &[Power]| list(powers, |power| board.power_name(power).name.clone(), ", ");
    let places = |line: &[Province]| list(line, |at| board.province(at).abbreviation.clone(), " ");
    if !board.railways.is_empty() {
        text += "\nRAILWAYS (option RAILWAYS)\n\n";
        for railway in &board.railways {
            let line = format!("{} ({}): {}", railway.name, names(&railway.powers), places(&railway.line));
            text += &row(&format!("{:<5}", railway.abbreviation), &line);
        }
    }
    if !board.gateways.is_empty() {
        text += "\nCANALS (option GATEWAYS)\n\n";
        for gateway in &board.gateways {
            let keeper = &board.province(gateway.keeper).abbreviation;
            let (name, waters) = (&gateway.name, places(&gateway.waters));
            let line = format!("{name}: {waters}, if the unit in {keeper} lets fleets through");
            text += &row(&format!("{:<5}", gateway.abbreviation), &line);
        }
    }
    text
}

/// The turns of a board, unless they are a spring and a fall each year.
fn calendar(board: &Board) -> Option<String> {
    let turns = &board.calendar.turns;
    let usual = [(Season::Spring, 1, false), (Season::Fall, 0, true)];
    let is_usual = |(turn, usual): (&Turn, &(Season, i32, bool))| (turn.season, turn.years, turn.counts) == *usual;
    if turns.len() == usual.len() && turns.iter().zip(&usual).all(is_usual) {
        return None;
    }
    let told = turns.iter().map(|turn| {
        let when = match turn.years {
            0 => "in the same year".to_owned(),
            1 | -1 => "a year later".to_owned(),
            years => format!("{} years later", years.unsigned_abs()),
        };
        let counts = if turn.counts { ", after which centres are counted" } else { "" };
        format!("{} {when}{counts}", turn.season.name().to_lowercase())
    });
    let down = if turns.iter().any(|turn| turn.years < 0) { " Years count down." } else { "" };
    Some(format!("The turns of a year: {}.{down}", told.collect::<Vec<_>>().join("; ")))
}

fn list<T: Copy>(items: &[T], name: impl Fn(T) -> String, joint: &str) -> String {
    items.iter().map(|&item| name(item)).collect::<Vec<_>>().join(joint)
}

/// Returns what a power owns at the start that is not its home.
fn owned(board: &Board, power: Power) -> Vec<String> {
    let provinces = (0..).map(Province).zip(&board.owners);
    let owned = provinces.filter(|(at, owner)| **owner == Some(power) && board.province(*at).home != Some(power));
    owned.map(|(at, _)| board.province(at).abbreviation.clone()).collect()
}

fn province(text: &mut String, board: &Board, at: Province) {
    let data = board.province(at);
    let mut kind = vec![match data.terrain {
        Terrain::Inland => "inland".to_owned(),
        Terrain::Coast => "coast".to_owned(),
        Terrain::Sea => "sea".to_owned(),
    }];
    match data.home {
        Some(power) => kind.push(format!("home centre of {}", board.power_name(power).name)),
        None if data.centre => kind.push("supply centre".to_owned()),
        None => {}
    }
    if data.dual {
        kind.push("land and water".to_owned());
    }
    if data.high_sea {
        kind.push("room for any number of fleets".to_owned());
    }
    let seasons: Vec<&str> = data.closed.iter().map(|season| season.name()).collect();
    if !seasons.is_empty() {
        kind.push(format!("closed in {}", seasons.join(" and ")));
    }
    for (powers, what) in [(&data.sites, "may build there"), (&data.barred, "gains nothing by it (option HONG KONG)")] {
        kind.extend(powers.iter().map(|power| format!("{} {what}", board.power_name(*power).name)));
    }
    let mut line = format!("{}: {}.", data.name, kind.join(", "));
    if !data.aliases.is_empty() {
        write!(line, " Also {}.", data.aliases.join(", ").to_uppercase()).unwrap_or_default();
    }
    *text += &row(&format!("{:<5}", data.abbreviation), &line);
    let mut steps = |mark: &str, to: &[Location]| {
        if !to.is_empty() {
            let mut names: Vec<String> = to.iter().map(|to| board.place_name(*to)).collect();
            names.sort();
            *text += &row(&format!("     {mark:<6}"), &names.join(" "));
        }
    };
    let main = board.location(board.main(at));
    steps("A:", &main.army);
    steps("F:", &main.fleet);
    for coast in &data.coasts {
        let coast = board.location(*coast);
        steps(&format!("F/{}:", coast.coast.as_deref().unwrap_or_default()), &coast.fleet);
    }
}

/// The borders with special rules. If both directions are alike, they are listed once.
fn passages(text: &mut String, board: &Board) {
    if board.passages.is_empty() {
        return;
    }
    text.push_str("\nBORDERS WITH RULES OF THEIR OWN\n\n");
    let rules: BTreeMap<(Province, Province, String), ()> =
        board.passages.iter().map(|passage| ((passage.from, passage.to, rules_of(board, passage)), ())).collect();
    for (from, to, what) in rules.keys() {
        let both = rules.contains_key(&(*to, *from, what.clone()));
        if both && to < from {
            continue;
        }
        let name = |at: &Province| &board.province(*at).abbreviation;
        let joint = if both { '-' } else { '>' };
        *text += &hanging(&format!("{} {joint} {}: {what}.", name(from), name(to)));
    }
}

fn rules_of(board: &Board, passage: &Passage) -> String {
    let mut rules = Vec::new();
    if let Some(kind) = passage.kind {
        rules.push(format!("for {}", if kind.letter() == 'A' { "armies" } else { "fleets" }));
    }
    match passage.strength {
        PassageStrength::Full => {}
        PassageStrength::Half => rules.push("half strength".to_owned()),
        PassageStrength::Nothing => rules.push("no strength without support".to_owned()),
    }
    if passage.no_support {
        rules.push("no support across it".to_owned());
    }
    if passage.yields {
        rules.push("units that retreat across it give way".to_owned());
    }
    if !passage.powers.is_empty() {
        rules.push(format!("only {}", list(&passage.powers, |power| board.power_name(power).name.clone(), ", ")));
    }
    if !passage.owners_of.is_empty() {
        let centres = list(&passage.owners_of, |at| board.province(at).abbreviation.clone(), " and ");
        rules.push(format!("only the owner of {centres}"));
    }
    if !passage.seasons.is_empty() {
        rules.push(format!("only in {}", list(&passage.seasons, |season: Season| season.name().to_owned(), " and ")));
    }
    rules.join(", ")
}
