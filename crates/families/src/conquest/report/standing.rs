//! The standing of everyone: a table of players, the continents, and all states.
use super::words::{InWords as _, risk};
use chancery_conquest::map::Land;
use chancery_conquest::units::Building;
use chancery_conquest::{Conquest, State};
use chancery_rules::Power;
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, and, commas, place, power, term};

/// Writes all three.
pub(super) fn all(rules: &Conquest, state: &State, doc: &mut Doc) {
    players(rules, state, doc);
    continents(rules, state, doc);
    states(rules, state, doc);
}

/// The powers that are in the game.
pub(super) fn playing(rules: &Conquest, state: &State) -> Vec<Power> {
    let seats = (0..).map(Power).zip(&state.seats).take(rules.map().powers.len());
    seats.filter(|(_, seat)| seat.plays).map(|(power, _)| power).collect()
}

/// The width of a column of names of powers.
pub(super) fn name_width(rules: &Conquest) -> usize {
    rules.map().powers.iter().map(|power| power.name.chars().count()).max().unwrap_or(0)
}

/// A row for each power.
fn players(rules: &Conquest, state: &State, doc: &mut Doc) {
    doc.head(("Player", "States", "Cities", "Mines", "Iron", "Production", "Attack"));
    let mut out = Vec::new();
    for own in playing(rules, state) {
        let n_lands = state.n_lands_of(own);
        if n_lands == 0 {
            out.push(power(rules.name(own)));
            continue;
        }
        doc.cells((
            power(rules.name(own)),
            n_lands,
            state.cities_of(own).count(),
            state.n_mines_of(own),
            state.seats.get(own.index()).map_or(0, |seat| seat.iron),
            state.production(rules.map(), own),
            state.attack_of(own),
        ));
    }
    if !out.is_empty() {
        doc.para(say!("Out of the game: {}.", and(out)));
        doc.close_up();
    }
}

/// A row for each continent, with each player's share of it.
fn continents(rules: &Conquest, state: &State, doc: &mut Doc) {
    for continent in &rules.map().continents {
        let n_of = |power: Power| continent.lands.iter().filter(|land| state.owner(**land) == power).count();
        let mut parts: Vec<(usize, Power)> =
            playing(rules, state).into_iter().map(|power| (n_of(power), power)).filter(|(n, _)| 0 < *n).collect();
        parts.sort_by_key(|(n, power)| (std::cmp::Reverse(*n), *power));
        let said = match parts.as_slice() {
            [(_, whole)] => Note::of(say!("all of {}, 5 points", power(rules.name(*whole)))),
            parts => {
                Note::of(commas(parts.iter().map(|(n, own)| Note::of(say!("{} {n}", power(rules.name(*own)), n = *n)))))
            }
        };
        doc.row(say!("{} ({n})", place(&continent.name), n = continent.lands.len()), said);
    }
}

/// A row for each state, by continent.
pub(super) fn states(rules: &Conquest, state: &State, doc: &mut Doc) {
    let map = rules.map();
    doc.head(("", "State", "Owner", "Garrison", "Def.", "Threat", "Risk", ""));
    for &land in map.continents.iter().flat_map(|continent| &continent.lands) {
        let (data, here, danger) = (map.land(land), state.at(land), state.risk(map, land));
        doc.cells((
            place(&data.key),
            place(&data.name),
            power(rules.name(here.owner)),
            term(here.garrison.to_string()),
            danger.defence,
            danger.threat,
            term(risk(danger)),
            term(marks(state, land)),
        ));
    }
    doc.para("C is a city, with barracks (b), stables (s), factory (f); M is a mine.");
    doc.close_up();
}

/// `Cbs M`
fn marks(state: &State, land: Land) -> String {
    let here = state.at(land);
    let mut marks = Vec::new();
    if here.is_city {
        let built = Building::ALL.into_iter().filter(|building| Some(*building) <= here.newest);
        marks.push(built.fold("C".to_owned(), |text, building| {
            text + match building {
                Building::Barracks => "b",
                Building::Stables => "s",
                Building::Factory => "f",
            }
        }));
    }
    if here.has_mine {
        marks.push("M".to_owned());
    }
    marks.join(" ")
}

/// Lists the states of each power, by their abbreviations.
pub(super) fn owners(rules: &Conquest, state: &State, doc: &mut Doc) {
    for own in playing(rules, state) {
        let lands: Vec<_> = state.lands_of(own).map(|land| Note::of(place(rules.key(land)))).collect();
        if !lands.is_empty() {
            doc.row(power(rules.name(own)), say!("{}.", commas(lands)));
        }
    }
}
