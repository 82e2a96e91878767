//! Finds faults in a readable map: a state out of reach, too few cities, lines that are too wide.
use super::super::map::{Land, Map};
use super::{FILES, read};
use chancery_rules::Flaw;

/// The maximum width of a line that players read.
const MAX_COLUMNS: usize = 72;

/// All flaws of a map, given the texts of its files and of the maps that it is based on, and the names and texts of all
/// files in its own folder.
pub fn check<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>, files: &[(&str, &str)]) -> Vec<Flaw> {
    let mut flaws = match read(key, text) {
        Err(flaws) => flaws,
        Ok(map) => of_map(&map),
    };
    match files.iter().find(|(name, _)| *name == "info.txt") {
        None => flaws.push(Flaw::new("info.txt", 0, "the file is missing")),
        Some((_, text)) if text.trim().is_empty() => flaws.push(Flaw::new("info.txt", 0, "the file is empty")),
        Some((_, text)) => {
            let wide = (1..).zip(text.lines()).filter(|(_, line)| MAX_COLUMNS < line.chars().count());
            let why = format!("the line is wider than {MAX_COLUMNS} columns");
            flaws.extend(wide.map(|(line, _)| Flaw::new("info.txt", line, why.clone())));
        }
    }
    let strange = files.iter().filter(|(name, _)| !FILES.contains(name));
    flaws.extend(strange.map(|(name, _)| Flaw::new(*name, 0, "this file does not belong to a map")));
    flaws
}

fn of_map(map: &Map) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let steps = map.steps_from(|land| land == Land(0), |_| true);
    for land in map.all().filter(|land| steps[land.index()].is_none()) {
        let why = format!("there is no way from {} to {}", map.key_of(Land(0)), map.key_of(land));
        flaws.push(Flaw::new("map.txt", 0, why));
    }
    let n_cities = map.lands.iter().filter(|land| land.is_city).count();
    if n_cities < map.players.1 {
        let why = format!("{n_cities} cities are not enough for {} players", map.players.1);
        flaws.push(Flaw::new("map.txt", 0, why));
    }
    for continent in map.continents.iter().filter(|continent| continent.lands.is_empty()) {
        flaws.push(Flaw::new("map.txt", 0, format!("no state is in {}", continent.name)));
    }
    for power in &map.powers {
        let same = map.powers.iter().filter(|other| other.letter == power.letter || other.name == power.name).count();
        if 1 < same || ["M", "O", ""].contains(&power.letter.as_str()) {
            let why = format!("{} needs a name and a letter of its own; M and O are the judge's", power.name);
            flaws.push(Flaw::new("variant.toml", 0, why));
        }
    }
    flaws
}
