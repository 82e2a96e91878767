//! The spaces and powers of a variant, with their spellings. Their order is essential for reading a game.
use super::rows::Rows;
use crate::chart::province_of;
use crate::{At, MAX_ITEMS, Refused, Source};
use chancery_rules::PowerName;

/// The maximum number of powers of a variant.
const MAX_POWERS: i32 = 64;

/// The spaces and the powers of a variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gazetteer {
    /// The name of the variant, which its games repeat.
    pub variant: String,
    /// The powers.
    pub countries: Vec<Country>,
    /// The spaces.
    pub spaces: Vec<Space>,
}

/// A power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Country {
    /// `Austria`
    pub name: String,
    /// `Austrian`
    pub adjective: String,
    /// Its letter in histories.
    pub initial: char,
    /// The name of the power on our board.
    pub ours: String,
}

/// A province in Realpolitik's numbering.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Space {
    /// All spellings. The first is the full name, the second the one that games use.
    pub names: Vec<String>,
    /// The named coasts in the order of the map, as letters: n, s, e, w.
    pub coasts: Vec<char>,
    /// Whether it is a centre. Histories include its owner.
    pub is_centre: bool,
    /// Whether it is land without a centre. Histories of RealWorld include its owner.
    pub is_plain_land: bool,
    /// The province on our board, if it has one.
    pub ours: Option<String>,
}

impl Space {
    /// Its spelling in games.
    #[must_use]
    pub fn short(&self) -> &str {
        self.names.get(1).or(self.names.first()).map_or("", String::as_str)
    }
}

/// The powers in a `.cnt`, by their initials. Ignores patterns and colours.
pub(super) fn countries(source: Source<'_>) -> Result<Vec<PowerName>, Refused> {
    let mut rows = Rows::new(source);
    let (at, version) = rows.number("the version")?;
    if version != 1 {
        return at.refuse(format!("version {version} is not known here"));
    }
    let (counted, n) = rows.number("the number of countries")?;
    if !(1..=MAX_POWERS).contains(&n) {
        return counted.refuse(format!("{n} countries are announced; a variant has 1 to {MAX_POWERS}"));
    }
    let mut names: Vec<PowerName> = Vec::new();
    while let Some(at) = rows.peek() {
        rows.next("a country")?;
        if at.text.is_empty() && usize::try_from(n) == Ok(names.len()) {
            break;
        }
        let words: Vec<&str> = at.text.split_whitespace().collect();
        let &[name, adjective, initial, _, _] = words.as_slice() else {
            return at.refuse("a country is written NAME ADJECTIVE INITIAL PATTERN COLOUR, one word each");
        };
        if initial.chars().count() != 1 {
            return at.refuse(format!("{initial:?} is no initial, which is one letter"));
        }
        if let Some(other) = names.iter().find(|other| other.letter == initial || other.name == name) {
            return at.refuse(format!("{} has the same name or initial", other.name));
        }
        names.push(PowerName { letter: initial.into(), name: name.into(), adjective: adjective.into() });
        if MAX_POWERS < names.len() as i32 {
            return at.refuse(format!("a variant has at most {MAX_POWERS} countries"));
        }
    }
    if usize::try_from(n) != Ok(names.len()) {
        let lines = if names.len() == 1 { "line" } else { "lines" };
        return counted.refuse(format!("there are {n} countries, but {} {lines}", names.len()));
    }
    Ok(names)
}

/// The spaces of a map in their order. `ours` are the corresponding provinces, including those without borders.
pub(super) fn spaces(source: Source<'_>, ours: &[String]) -> Result<Vec<Space>, Refused> {
    let mut rows = Rows::new(source);
    let mut spaces: Vec<Space> = Vec::new();
    loop {
        let at = rows.next("a space, or the line -1")?;
        if at.text.starts_with("-1") {
            break;
        }
        let Some((name, rest)) = at.text.split_once(',') else { continue };
        let mut words = rest.split_whitespace();
        let first = words.next().and_then(|kind| kind.chars().next()).unwrap_or('l');
        let is_home = first.is_ascii_uppercase() || first.is_ascii_digit();
        let names = [name.trim()].into_iter().chain(words).map(str::to_owned).collect();
        let is_centre = is_home || matches!(first, 'x' | 's');
        let is_plain_land = !is_centre && !matches!(first, 'w' | 'v' | 'a');
        let ours = ours.get(spaces.len()).cloned();
        spaces.push(Space { names, coasts: Vec::new(), is_centre, is_plain_land, ours });
        if MAX_ITEMS < spaces.len() {
            return at.refuse("it has too many spaces for a variant");
        }
    }
    while let Some(at) = rows.peek().filter(|at| !at.text.starts_with("-1")) {
        rows.next("a border")?;
        let head = at.text.split_once(':').map_or("", |(head, _)| head);
        let Some((name, way)) = head.trim().rsplit_once('-') else { continue };
        let Some((coast, 'c')) = letters(way) else { continue };
        let Some((space, _)) = find(&spaces, name.trim()) else { continue };
        if coast != 'x' && !spaces[space].coasts.contains(&coast) {
            spaces[space].coasts.push(coast);
        }
    }
    Ok(spaces)
}

/// The first two letters, in lower case.
fn letters(word: &str) -> Option<(char, char)> {
    let mut letters = word.trim().chars().map(|c| c.to_ascii_lowercase());
    Some((letters.next()?, letters.next()?))
}

/// The number of bytes of a name, in any case, at the beginning of a text.
pub(super) fn begins(text: &str, name: &str) -> Option<usize> {
    let head = text.get(..name.len())?;
    (!name.is_empty() && head.eq_ignore_ascii_case(name)).then_some(name.len())
}

/// The space whose name is the longest at the beginning of a text, with the name's length. `None` if two share it.
fn find(spaces: &[Space], text: &str) -> Option<(usize, usize)> {
    let mut best: Option<(usize, usize)> = None;
    let mut twice = false;
    for (index, space) in spaces.iter().enumerate() {
        let Some(long) = space.names.iter().filter_map(|name| begins(text, name)).max() else { continue };
        match best {
            Some((_, longest)) if long < longest => {}
            Some((_, longest)) if long == longest => twice = true,
            _ => (best, twice) = (Some((index, long)), false),
        }
    }
    best.filter(|_| !twice)
}

/// The spellings of a coast after a name.
const COASTS: [(char, [&str; 6]); 4] = [
    ('n', ["(nc)", "/nc", "(n)", "(north coast)", "/n", "northern"]),
    ('s', ["(sc)", "/sc", "(s)", "(south coast)", "/s", "southern"]),
    ('e', ["(ec)", "/ec", "(e)", "(east coast)", "/e", "eastern"]),
    ('w', ["(wc)", "/wc", "(w)", "(west coast)", "/w", "western"]),
];

/// A place: a space, and its coast if the text names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The index of the space.
    pub space: usize,
    /// `n`, `s`, `e`, `w`.
    pub coast: Option<char>,
}

impl Gazetteer {
    /// The place at the beginning of a text, and the rest.
    #[must_use]
    pub fn spot<'t>(&self, text: &'t str) -> Option<(Spot, &'t str)> {
        let (space, long) = find(&self.spaces, text)?;
        let rest = &text[long..];
        let behind = rest.trim_start();
        let named = COASTS.iter().find_map(|(coast, words)| {
            let long = words.iter().filter_map(|word| begins(behind, word)).max()?;
            Some((*coast, &behind[long..]))
        });
        Some(match named {
            Some((coast, rest)) => (Spot { space, coast: Some(coast) }, rest),
            None => (Spot { space, coast: None }, rest),
        })
    }

    /// The power whose name is the longest at the beginning of a text, and the rest.
    #[must_use]
    pub fn country<'t>(&self, text: &'t str) -> Option<(usize, &'t str)> {
        let long = |country: &Country| {
            [&country.name, &country.adjective].into_iter().filter_map(|name| begins(text, name)).max()
        };
        let found = self.countries.iter().enumerate().filter_map(|(index, country)| Some((long(country)?, index)));
        let (long, index) = found.max_by_key(|(long, index)| (*long, std::cmp::Reverse(*index)))?;
        Some((index, &text[long..]))
    }

    /// The power with this letter.
    #[must_use]
    pub fn initial(&self, letter: char) -> Option<usize> {
        self.countries.iter().position(|country| country.initial == letter)
    }

    /// The space for this province of our board.
    #[must_use]
    pub fn space_of(&self, place: &str) -> Option<usize> {
        self.spaces.iter().position(|space| space.ours.as_deref() == Some(province_of(place)))
    }

    /// The place on our board: `STP/NC`. `None` if our board lacks the space.
    #[must_use]
    pub fn place(&self, spot: Spot) -> Option<String> {
        let ours = self.spaces.get(spot.space)?.ours.as_ref()?;
        Some(match spot.coast.filter(|_| !self.spaces[spot.space].coasts.is_empty()) {
            Some(coast) => format!("{ours}/{}C", coast.to_ascii_uppercase()),
            None => ours.clone(),
        })
    }

    pub(super) fn stranger<T>(&self, at: At<'_>, word: &str) -> Result<T, Refused> {
        let word: String = word.chars().take(30).collect();
        at.refuse(format!("{word:?} is no space of {}", self.variant))
    }
}
