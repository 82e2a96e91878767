//! A board in words: GET MAP. It describes the whole board, even if its folder has only the differences from another
//! one.
use chancery_diplomacy::board::{Board, Location, Passage, PassageStrength, Province, Terrain, Turn};
use chancery_diplomacy::state::Season;
use chancery_rules::Power;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Say as _, Sentence, and, commas, phase, place, semicolons, term};
use chancery_text::words::said;
use std::collections::BTreeMap;

/// Describes the powers, places and borders of a board.
pub fn map(board: &Board, doc: &mut Doc) {
    doc.para(say!(
        "{}: {} provinces, {} of them supply centres; {} centres win. The game begins in {}.",
        term(&board.title),
        board.provinces.len(),
        board.centres().len(),
        board.victory.centres,
        phase(board.first_phase.to_string())
    ));
    for (year, centres) in &board.victory.later {
        doc.also(say!("From {} on, {} centres win.", term(year.to_string()), *centres));
    }
    if let Some(turns) = calendar(board) {
        doc.also(turns);
    }
    doc.heading("POWERS, AND WHAT THEY BEGIN WITH");
    for (power, index) in board.powers.iter().zip(0..) {
        doc.classic_row(say!("{} ({})", power, term(&power.letter)), 15, beginning(board, Power(index)));
    }
    doc.heading("PROVINCES");
    doc.para("A: where an army can go from there; F: where a fleet can go.");
    let mut order: Vec<Province> = (0..).map(Province).take(board.provinces.len()).collect();
    order.sort_by_key(|at| &board.province(*at).abbreviation);
    order.into_iter().for_each(|at| province(board, at, doc));
    passages(board, doc);
    let places = |line: &[Province]| {
        let names: Vec<&str> = line.iter().map(|at| board.province(*at).abbreviation.as_str()).collect();
        term(names.join(" "))
    };
    if !board.railways.is_empty() {
        doc.heading("RAILWAYS (option RAILWAYS)");
        for railway in &board.railways {
            let (name, powers) = (place(&railway.name), names(board, &railway.powers));
            let line = say!("{} ({}): {}", name, powers, places(&railway.line));
            doc.classic_row(term(&railway.abbreviation), ABBREVIATION, line);
        }
    }
    if !board.gateways.is_empty() {
        doc.heading("CANALS (option GATEWAYS)");
        for gateway in &board.gateways {
            let (name, waters) = (place(&gateway.name), places(&gateway.waters));
            let keeper = short_name(board, gateway.keeper);
            let line = say!("{}: {}, if the unit in {} lets fleets through", name, waters, keeper);
            doc.classic_row(term(&gateway.abbreviation), ABBREVIATION, line);
        }
    }
}

/// The columns that abbreviations take.
const ABBREVIATION: usize = 5;

/// Returns a power's starting position: `A BUD, F TRI; owns SER; without a player`.
fn beginning<S>(board: &Board, power: Power) -> Arg<'_, S> {
    let mut units =
        board.start.iter().filter(|unit| unit.power == power).map(|unit| term(board.unit_name(unit))).peekable();
    let units = if units.peek().is_none() { "no units".arg() } else { commas(units) };
    let mut parts = vec![say!("{}", units)];
    let owned = owned(board, power);
    if !owned.is_empty() {
        parts.push(say!("owns {}", term(owned.join(" "))));
    }
    if let Some(data) = board.power_data.get(power.index()) {
        parts.extend(data.dummy.then(|| say!("without a player")));
        parts.extend(data.team.as_ref().map(|team| say!("team {}", term(team))));
    }
    semicolons(parts)
}

/// `BUD`
fn short_name<S>(board: &Board, at: Province) -> Arg<'_, S> {
    place(board.province(at).abbreviation.as_str())
}

/// `Austria, Italy`
fn names<'a, S>(board: &'a Board, powers: &[Power]) -> Arg<'a, S> {
    commas(powers.iter().map(|power| board.power_name(*power)))
}

/// The turns of a board, unless they are a spring and a fall each year.
fn calendar<'a, S>(board: &Board) -> Option<Sentence<'a, S>> {
    let turns = &board.calendar.turns;
    let usual = [(Season::Spring, 1, false), (Season::Fall, 0, true)];
    let is_usual = |(turn, usual): (&Turn, &(Season, i32, bool))| (turn.season, turn.years, turn.counts) == *usual;
    if turns.len() == usual.len() && turns.iter().zip(&usual).all(is_usual) {
        return None;
    }
    let told = turns.iter().map(|turn| {
        let season = term(turn.season.name().to_lowercase());
        let when = match turn.years {
            0 => "in the same year".arg(),
            1 | -1 => "a year later".arg(),
            years => say!("{} years later", years.unsigned_abs()).arg(),
        };
        match turn.counts {
            true => say!("{} {}, after which centres are counted", season, when),
            false => say!("{} {}", season, when),
        }
    });
    let told = semicolons(told);
    Some(match turns.iter().any(|turn| turn.years < 0) {
        true => say!("The turns of a year: {}. Years count down.", told),
        false => say!("The turns of a year: {}.", told),
    })
}

/// Returns a power's possessions at the start, other than its homes.
fn owned(board: &Board, power: Power) -> Vec<&str> {
    let provinces = (0..).map(Province).zip(&board.owners);
    let owned = provinces.filter(|(at, owner)| **owner == Some(power) && board.province(*at).home != Some(power));
    owned.map(|(at, _)| board.province(at).abbreviation.as_str()).filter(|at| !at.is_empty()).collect()
}

fn province(board: &Board, at: Province, doc: &mut Doc) {
    let data = board.province(at);
    let mut kind = vec![match data.terrain {
        Terrain::Inland => say!("inland"),
        Terrain::Coast => say!("coast"),
        Terrain::Sea => say!("sea"),
    }];
    match data.home {
        Some(power) => kind.push(say!("home centre of {}", board.power_name(power))),
        None if data.centre => kind.push(say!("supply centre")),
        None => {}
    }
    if data.dual {
        kind.push(say!("land and water"));
    }
    if data.high_sea {
        kind.push(say!("room for any number of fleets"));
    }
    if !data.closed.is_empty() {
        kind.push(say!("closed in {}", and(data.closed.iter().map(|season| season.name()))));
    }
    kind.extend(data.sites.iter().map(|power| say!("{} may build there", board.power_name(*power))));
    kind.extend(
        data.barred.iter().map(|power| say!("{} gains nothing by it (option HONG KONG)", board.power_name(*power))),
    );
    let line = say!("{}: {}.", place(&data.name), commas(kind));
    let abbreviation = term(&data.abbreviation);
    match data.aliases.as_slice() {
        [] => doc.classic_row(abbreviation, ABBREVIATION, line),
        aliases => {
            let aliases = commas(aliases.iter().map(|alias| term(alias.to_uppercase())));
            doc.classic_row(abbreviation, ABBREVIATION, say!("{} Also {}.", line, aliases));
        }
    }
    let mut steps = |mark: &str, to: &[Location]| {
        if !to.is_empty() {
            let mut names: Vec<String> = to.iter().map(|to| board.place_name(*to)).collect();
            names.sort();
            doc.classic_row(say!("     {}:", term(mark)), ABBREVIATION + 6, term(names.join(" ")));
        }
    };
    let main = board.location(board.main(at));
    steps("A", &main.army);
    steps("F", &main.fleet);
    for coast in &data.coasts {
        let coast = board.location(*coast);
        steps(&format!("F/{}", coast.coast.as_deref().unwrap_or_default()), &coast.fleet);
    }
}

/// Lists the borders with special rules. A border that is the same in both directions appears once.
fn passages(board: &Board, doc: &mut Doc) {
    if board.passages.is_empty() {
        return;
    }
    doc.heading("BORDERS WITH RULES OF THEIR OWN");
    let rules: BTreeMap<(Province, Province, String), Note> = board
        .passages
        .iter()
        .map(|passage| {
            let rules = rules_of(board, passage);
            ((passage.from, passage.to, said(&rules)), rules)
        })
        .collect();
    for ((from, to, what), note) in &rules {
        let both = rules.contains_key(&(*to, *from, what.clone()));
        if both && to < from {
            continue;
        }
        let (from, to) = (short_name(board, *from), short_name(board, *to));
        doc.classic(match both {
            true => say!("{} - {}: {}.", from, to, note),
            false => say!("{} > {}: {}.", from, to, note),
        });
    }
}

fn rules_of(board: &Board, passage: &Passage) -> Note {
    let mut rules = Vec::new();
    if let Some(kind) = passage.kind {
        rules.push(if kind.letter() == 'A' { say!("for armies") } else { say!("for fleets") });
    }
    match passage.strength {
        PassageStrength::Full => {}
        PassageStrength::Half => rules.push(say!("half strength")),
        PassageStrength::Nothing => rules.push(say!("no strength without support")),
    }
    if passage.no_support {
        rules.push(say!("no support across it"));
    }
    if passage.no_retreat {
        rules.push(say!("no retreat across it"));
    }
    if passage.yields {
        rules.push(say!("units that retreat across it give way"));
    }
    if !passage.powers.is_empty() {
        rules.push(say!("only {}", names(board, &passage.powers)));
    }
    if !passage.owners_of.is_empty() {
        let centres = and(passage.owners_of.iter().map(|at| short_name(board, *at)));
        rules.push(say!("only the owner of {}", centres));
    }
    if !passage.seasons.is_empty() {
        rules.push(say!("only in {}", and(passage.seasons.iter().map(|season| season.name()))));
    }
    Note::of(commas(rules))
}
