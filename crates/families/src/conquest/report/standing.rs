//! The standing of everyone: a table of players, the continents, and all states.
use super::words::InWords as _;
use super::words::risk;
use chancery_conquest::map::Land;
use chancery_conquest::units::Building;
use chancery_conquest::{Conquest, State};
use chancery_rules::Power;
use chancery_text::{hanging, list, row};
use std::fmt::Write as _;

/// The three of them.
pub(super) fn all(rules: &Conquest, state: &State) -> String {
    format!("{}\n{}\n{}", players(rules, state), continents(rules, state), states(rules, state))
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
fn players(rules: &Conquest, state: &State) -> String {
    let width = name_width(rules).max(6);
    let mut text = format!("{:width$}  States  Cities  Mines   Iron  Production  Attack\n", "Player");
    let mut out = Vec::new();
    for power in playing(rules, state) {
        let n_lands = state.n_lands_of(power);
        if n_lands == 0 {
            out.push(rules.name(power));
            continue;
        }
        let iron = state.seats.get(power.index()).map_or(0, |seat| seat.iron);
        // Writing to a text never fails.
        let _ = writeln!(
            text,
            "{:width$}  {n_lands:6}  {:6}  {:5}  {iron:5}  {:10}  {:6}",
            rules.name(power),
            state.cities_of(power).count(),
            state.n_mines_of(power),
            state.production(rules.map(), power),
            state.attack_of(power),
        );
    }
    if !out.is_empty() {
        text += &hanging(&format!("Out of the game: {}.", list(&out)));
    }
    text
}

/// A row for each continent: who has how much of it.
fn continents(rules: &Conquest, state: &State) -> String {
    let map = rules.map();
    let head = |name: &str, n: usize| format!("{name} ({n}):");
    let width = map.continents.iter().map(|c| head(&c.name, c.lands.len()).chars().count()).max().unwrap_or(0) + 2;
    let mut text = String::new();
    for continent in &map.continents {
        let mut parts: Vec<(usize, Power)> = playing(rules, state)
            .into_iter()
            .map(|power| (continent.lands.iter().filter(|land| state.owner(**land) == power).count(), power))
            .filter(|(n, _)| 0 < *n)
            .collect();
        parts.sort_by_key(|(n, power)| (std::cmp::Reverse(*n), *power));
        let said = match parts.as_slice() {
            [(_, whole)] => format!("all of {}, 5 points", rules.name(*whole)),
            parts => {
                let parts: Vec<String> = parts.iter().map(|(n, power)| format!("{} {n}", rules.name(*power))).collect();
                parts.join(", ")
            }
        };
        text += &row(&format!("{:<width$}", head(&continent.name, continent.lands.len())), &said);
    }
    text
}

/// A row for each state, by continent.
pub(super) fn states(rules: &Conquest, state: &State) -> String {
    let map = rules.map();
    let name = map.lands.iter().map(|land| land.name.chars().count()).max().unwrap_or(0).max(5);
    let owner = name_width(rules).max(5);
    let garrison = map.all().map(|land| state.at(land).garrison.to_string().len()).max().unwrap_or(0).max(8);
    let mut text = format!("{:4}{:name$} {:owner$} {:garrison$} Def. Threat  Risk\n", "", "State", "Owner", "Garrison");
    for continent in &map.continents {
        for &land in &continent.lands {
            let (data, here, danger) = (map.land(land), state.at(land), state.risk(map, land));
            let line = format!(
                "{:<3} {:name$} {:owner$} {:garrison$} {:4} {:6} {:>5}  {}",
                data.key,
                data.name,
                rules.name(here.owner),
                here.garrison.to_string(),
                danger.defence,
                danger.threat,
                risk(danger),
                marks(state, land),
            );
            text += &format!("{}\n", line.trim_end());
        }
    }
    text += "C is a city, with barracks (b), stables (s), factory (f); M is a mine.\n";
    text
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

/// The states of each power, by their short names.
pub(super) fn owners(rules: &Conquest, state: &State) -> String {
    let width = name_width(rules) + 2;
    let mut text = String::new();
    for power in playing(rules, state) {
        let lands: Vec<&str> = state.lands_of(power).map(|land| rules.key(land)).collect();
        if !lands.is_empty() {
            text += &row(&format!("{:<width$}", format!("{}:", rules.name(power))), &format!("{}.", lands.join(", ")));
        }
    }
    text
}
