//! `variant.toml`, and the chain of maps, each of which lists its differences from the next.
use super::super::figures::Figures;
use chancery_rules::{Flaw, PowerName, is_board_name};
use serde::Deserialize;
use toml::Spanned;

/// The maximum number of maps in a chain.
const MAX_DEPTH: usize = 16;

/// `variant.toml`. A map takes missing entries from its base.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    family: Option<Spanned<String>>,
    base: Option<String>,
    title: Option<String>,
    source: Option<String>,
    players: Option<PlayersText>,
    powers: Option<Vec<PowerText>>,
    figures: Option<toml::Table>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersText {
    least: usize,
    most: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerText {
    name: String,
    letter: Option<String>,
    adjective: Option<String>,
}

/// The combined contents of a map and those that it is based on.
#[derive(Debug)]
pub(super) struct Manifest<'a> {
    pub(super) title: String,
    pub(super) source: String,
    pub(super) players: (usize, usize),
    pub(super) powers: Option<Vec<PowerName>>,
    pub(super) figures: Figures,
    /// The file of states: its name in flaws, and its text.
    pub(super) map: (String, &'a str),
}

/// Reads the chain.
pub(super) fn read<'a>(key: &str, text: &dyn Fn(&str, &str) -> Option<&'a str>) -> Result<Manifest<'a>, Vec<Flaw>> {
    let (mut title, mut source, mut players, mut powers, mut map) = (None, None, None, None, None);
    let mut lines: Vec<String> = Vec::new();
    let mut seen: Vec<String> = Vec::new();
    let mut next = Some(key.to_owned());
    while let Some(name) = next.take() {
        let file = |file: &str| if name == key { file.to_owned() } else { format!("{name}/{file}") };
        let no = |why: String| Err(vec![Flaw::new(file("variant.toml"), 0, why)]);
        if seen.contains(&name) || MAX_DEPTH <= seen.len() {
            return no(format!("the map is based on itself, or on more than {MAX_DEPTH} others"));
        }
        let Some(toml) = text(&name, "variant.toml") else {
            return no(format!("there is no map {name:?}"));
        };
        let own: Text = match toml::from_str(toml) {
            Ok(own) => own,
            Err(error) => {
                let at = error.span().map_or(0, |span| line(toml, span.start));
                return Err(vec![Flaw::new(file("variant.toml"), at, error.message().replace('\n', "; "))]);
            }
        };
        if let Some(family) = own.family.as_ref().filter(|family| family.get_ref() != "conquest") {
            let why = format!("a board of {} cannot be read as one of Conquest", family.get_ref());
            return Err(vec![Flaw::new(file("variant.toml"), line(toml, family.span().start), why)]);
        }
        title = title.or(own.title);
        source = source.or(own.source);
        players = players.or(own.players);
        powers = powers.or(own.powers);
        let figures = own.figures.unwrap_or_default();
        lines.push(figures.iter().map(|(name, value)| format!("{name} {value} ")).collect());
        map = map.or_else(|| text(&name, "map.txt").map(|text| (file("map.txt"), text)));
        if let Some(base) = own.base {
            if !is_board_name(&base) {
                return no(format!("{base:?} cannot be the name of a map"));
            }
            next = Some(base);
        }
        seen.push(name);
    }
    let missing = |what: &str| vec![Flaw::new("variant.toml", 0, format!("there is no {what}"))];
    let players = players.ok_or_else(|| missing("`players = { least = 2, most = 4 }`"))?;
    if !(2 <= players.least && players.least <= players.most && players.most <= 100) {
        let why = "`players` must have at least 2 as `least`, and `most` not below it and not above 100";
        return Err(vec![Flaw::new("variant.toml", 0, why)]);
    }
    let mut figures = Figures::default();
    for line in lines.iter().rev() {
        figures.change(line).map_err(|why| vec![Flaw::new("variant.toml", 0, format!("`figures`: {why}"))])?;
    }
    let name = |power: PowerText| PowerName {
        letter: power.letter.unwrap_or_else(|| power.name.chars().take(1).collect()),
        adjective: power.adjective.unwrap_or_else(|| power.name.clone()),
        name: power.name,
    };
    Ok(Manifest {
        title: title.ok_or_else(|| missing("`title`"))?,
        source: source.unwrap_or_default(),
        players: (players.least, players.most),
        powers: powers.map(|powers| powers.into_iter().map(name).collect()),
        figures,
        map: map.ok_or_else(|| vec![Flaw::new("map.txt", 0, "the file is missing")])?,
    })
}

fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}
