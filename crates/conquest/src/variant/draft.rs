//! `map.txt`: continents and states, a line each.
//!
//! ```text
//! CONTINENT N "The North"
//! STATE GRO "Groningen" N CITY IRON AT 53.22 6.57 : DRE FRI
//! ```
use super::super::map::{Continent, Land, LandData, Map, colours};
use super::manifest::Manifest;
use chancery_rules::Flaw;

/// The maximum number of states on a map.
const MAX_LANDS: usize = 4096;

/// A line `STATE`, with the names of other states as written.
struct Draft<'a> {
    line: usize,
    key: &'a str,
    name: &'a str,
    continent: usize,
    is_city: bool,
    has_iron: bool,
    at: (f64, f64),
    connected: Vec<&'a str>,
}

/// Makes a map.
pub(super) fn map(key: &str, manifest: Manifest<'_>) -> Result<Map, Vec<Flaw>> {
    let (file, text) = &manifest.map;
    let mut flaws = Vec::new();
    let (mut continents, mut drafts): (Vec<Continent>, Vec<Draft<'_>>) = (Vec::new(), Vec::new());
    let plain = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    for (line, text) in (1..).zip(plain).filter(|(_, text)| !text.is_empty()) {
        let flaw = match text.split_once(char::is_whitespace) {
            Some(("CONTINENT", rest)) => continent(rest).map(|new| continents.push(new)),
            Some(("STATE", rest)) => state(line, rest, &continents).map(|new| drafts.push(new)),
            _ => Err("a line is `CONTINENT N \"The North\"` or `STATE GRO \"Groningen\" N CITY AT 53.2 6.6 : DRE FRI`"
                .to_owned()),
        };
        flaws.extend(flaw.err().map(|why| Flaw::new(file, line, why)));
    }
    drafts.sort_by_key(|draft| draft.key);
    for pair in drafts.windows(2) {
        if let [one, other] = pair
            && one.key == other.key
        {
            flaws.push(Flaw::new(file, other.line, format!("there are two states {}", one.key)));
        }
    }
    if drafts.is_empty() || MAX_LANDS < drafts.len() {
        flaws.push(Flaw::new(file, 0, format!("a map has from 1 to {MAX_LANDS} states")));
    }
    let find = |key: &str| drafts.binary_search_by_key(&key, |draft| draft.key).ok();
    for draft in &drafts {
        let mut flaw = |why: String| flaws.push(Flaw::new(file, draft.line, why));
        for other in &draft.connected {
            match find(other).and_then(|other| drafts.get(other)) {
                None => flaw(format!("there is no state {other}")),
                Some(other) if other.key == draft.key => flaw(format!("{} is connected to itself", other.key)),
                Some(other) if !other.connected.contains(&draft.key) => {
                    flaw(format!("{} is connected to {}, but {1} not to {0}", draft.key, other.key));
                }
                Some(_) => {}
            }
        }
    }
    if !flaws.is_empty() {
        flaws.sort_by_key(|flaw| flaw.line);
        return Err(flaws);
    }
    let mut in_file: Vec<(usize, Land, usize)> =
        (0..).map(Land).zip(&drafts).map(|(land, draft)| (draft.line, land, draft.continent)).collect();
    in_file.sort_unstable();
    for (_, land, continent) in in_file {
        continents[continent].lands.push(land);
    }
    let data = |draft: &Draft<'_>| {
        let mut connected: Vec<Land> =
            draft.connected.iter().filter_map(|key| find(key)).map(|index| Land(index as u16)).collect();
        connected.sort_unstable();
        connected.dedup();
        LandData {
            key: draft.key.to_owned(),
            name: draft.name.to_owned(),
            continent: draft.continent,
            is_city: draft.is_city,
            has_iron: draft.has_iron,
            at: draft.at,
            connected,
        }
    };
    let lands = drafts.iter().map(data).collect();
    let powers = manifest.powers.unwrap_or_else(|| colours(manifest.players.1));
    if powers.len() < manifest.players.1 {
        let why =
            format!("there are {} powers for {} players: name more in `powers`", powers.len(), manifest.players.1);
        return Err(vec![Flaw::new("variant.toml", 0, why)]);
    }
    let powers = powers.into_iter().take(manifest.players.1).collect();
    let Manifest { title, source, players, figures, .. } = manifest;
    Ok(Map { key: key.to_owned(), title, source, players, powers, lands, continents, figures })
}

/// `N "The North"`
fn continent(text: &str) -> Result<Continent, String> {
    let (key, name, rest) = named(text).ok_or("a continent is `CONTINENT N \"The North\"`")?;
    match rest.is_empty() {
        true => Ok(Continent { key: key.to_owned(), name: name.to_owned(), lands: Vec::new() }),
        false => Err(format!("{rest:?} does not belong to a continent")),
    }
}

/// `GRO "Groningen" N CITY IRON AT 53.22 6.57 : DRE FRI`
fn state<'a>(line: usize, text: &'a str, continents: &[Continent]) -> Result<Draft<'a>, String> {
    let form = || "a state is `STATE GRO \"Groningen\" N CITY IRON AT 53.22 6.57 : DRE FRI`".to_owned();
    let (key, name, rest) = named(text).ok_or_else(form)?;
    let is_plain = key.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit());
    if !is_plain || !(1..=4).contains(&key.len()) {
        return Err(format!("{key:?} is not a short name: it has one to four capital letters or digits"));
    }
    if ["ALL", "NONE", "AUTO", "REST", "IN", "TO", "FROM", "WITH"].contains(&key) {
        return Err(format!("{key} is a word of orders, so it cannot be the name of a state"));
    }
    let (head, connected) = rest.split_once(':').ok_or_else(form)?;
    let (head, at) = head.split_once(" AT ").ok_or_else(form)?;
    let mut words = head.split_whitespace();
    let continent = words.next().ok_or_else(form)?;
    let found = continents.iter().position(|other| other.key == continent);
    let continent = found.ok_or_else(|| format!("there is no continent {continent} above this line"))?;
    let (mut is_city, mut has_iron) = (false, false);
    for word in words {
        match word {
            "CITY" => is_city = true,
            "IRON" => has_iron = true,
            _ => return Err(format!("{word:?} is neither CITY nor IRON")),
        }
    }
    let degrees: Vec<f64> = at.split_whitespace().map_while(|word| word.parse().ok()).collect();
    let at = match degrees.as_slice() {
        [lat, lon] if lat.abs() <= 90.0 && lon.abs() <= 360.0 && at.split_whitespace().count() == 2 => (*lat, *lon),
        _ => return Err(format!("\"{}\" is not a latitude and a longitude in degrees", at.trim())),
    };
    let connected: Vec<&str> = connected.split_whitespace().collect();
    Ok(Draft { line, key, name, continent, is_city, has_iron, at, connected })
}

/// An abbreviation, a name in quotes, and the rest.
fn named(text: &str) -> Option<(&str, &str, &str)> {
    let (key, rest) = text.trim().split_once(char::is_whitespace)?;
    let (name, rest) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
    let is_plain = !name.trim().is_empty() && name.chars().count() <= 40 && !name.contains(char::is_control);
    is_plain.then(|| (key, name.trim(), rest.trim()))
}
