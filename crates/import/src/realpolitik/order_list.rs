//! `realpolitik.txt`: the names of a board's powers and provinces in Realpolitik, and their order.
//!
//! - `variant Sound`: the name that its games repeat
//! - `powers West=W East=E`: our names, and their initials
//! - `spaces OUT WES NEC/NC/SC`: our provinces in their order, with the order of coasts. `OUR=theirs` gives a different spelling, and
//!   `-=swi` a space that our board lacks. There can be several such lines.
use super::gazetteer::{Country, Gazetteer, Space};
use crate::chart::Chart;
use chancery_diplomacy::board::{Board, Province, Terrain};
use chancery_rules::Flaw;
use std::fmt::Write as _;

/// The name of the file.
pub const FILE: &str = "realpolitik.txt";
/// The number of spaces in a line.
const IN_A_LINE: usize = 12;

/// The file, for the board that a variant becomes.
#[must_use]
pub fn write(gazetteer: &Gazetteer, chart: &Chart) -> String {
    let mut text = format!("variant {}\npowers", gazetteer.variant);
    for country in &gazetteer.countries {
        let _ = write!(text, " {}={}", country.ours, country.initial);
    }
    text.push('\n');
    for row in gazetteer.spaces.chunks(IN_A_LINE) {
        text += "spaces";
        for space in row {
            let ours = space.ours.as_deref().filter(|ours| chart.land(ours).is_some());
            let theirs = space.names.iter().skip(1).find(|name| is_plain(name)).map_or("", String::as_str);
            text.push(' ');
            text += ours.unwrap_or("-");
            if ours.is_none_or(|ours| !ours.eq_ignore_ascii_case(theirs)) && !theirs.is_empty() {
                let _ = write!(text, "={theirs}");
            }
            for coast in &space.coasts {
                let _ = write!(text, "/{}C", coast.to_ascii_uppercase());
            }
        }
        text.push('\n');
    }
    text
}

/// Returns whether the file can contain a spelling.
fn is_plain(name: &str) -> bool {
    !name.is_empty() && !name.contains(['/', '=', '#']) && !name.contains(char::is_whitespace)
}

/// The name of the variant in a file of a board, if it has one.
#[must_use]
pub fn variant(text: &str) -> Option<&str> {
    lines(text).find(|(_, word, _)| *word == "variant").map(|(_, _, rest)| rest)
}

/// The lines with their numbers, each as its first word and the rest.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    let all = (1..).zip(text.lines()).map(|(line, text)| (line, text.split('#').next().unwrap_or_default().trim()));
    all.filter(|(_, text)| !text.is_empty()).map(|(line, text)| {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        (line, word, rest.trim())
    })
}

/// The gazetteer of a board, from its file and those of the boards that it is based on, its own first. `None` if no file lists spaces.
///
/// # Errors
/// The lines that are wrong, and the missing parts.
pub fn read(board: &Board, texts: &[&str]) -> Result<Option<Gazetteer>, Vec<Flaw>> {
    let has = |text: &&&str, wanted: &str| lines(text).any(|(_, word, _)| word == wanted);
    let nearest = |wanted: &str| texts.iter().find(|text| has(text, wanted)).copied();
    let mut reader = ListReader { board, gazetteer: Gazetteer::default(), flaws: Vec::new() };
    if let Some(own) = texts.first() {
        let strange = lines(own).filter(|(_, word, _)| !["variant", "powers", "spaces"].contains(word));
        let flaws = strange.map(|(line, ..)| Flaw::new(FILE, line, "a line begins with variant, powers or spaces"));
        reader.flaws.extend(flaws);
    }
    reader.gazetteer.variant = texts.iter().find_map(|text| variant(text)).unwrap_or(&board.title).to_owned();
    let Some(spaces) = nearest("spaces") else {
        return if reader.flaws.is_empty() { Ok(None) } else { Err(reader.flaws) };
    };
    match nearest("powers") {
        Some(text) => lines(text).filter(|row| row.1 == "powers").for_each(|row| reader.powers(row.0, row.2)),
        None => reader.flaws.push(Flaw::new(FILE, 0, "there is no line of powers")),
    }
    lines(spaces).filter(|row| row.1 == "spaces").for_each(|row| reader.spaces(row.0, row.2));
    reader.complete();
    if reader.flaws.is_empty() { Ok(Some(reader.gazetteer)) } else { Err(reader.flaws) }
}

struct ListReader<'a> {
    board: &'a Board,
    gazetteer: Gazetteer,
    flaws: Vec<Flaw>,
}

impl ListReader<'_> {
    fn flaw(&mut self, line: usize, why: impl Into<String>) {
        self.flaws.push(Flaw::new(FILE, line, why));
    }

    fn powers(&mut self, line: usize, text: &str) {
        for word in text.split_whitespace() {
            let Some((name, initial)) = word.split_once('=') else {
                self.flaw(line, format!("{word:?} is no power with its initial, such as Austria=A"));
                continue;
            };
            let mut letters = initial.chars();
            let (Some(initial), None) = (letters.next(), letters.next()) else {
                self.flaw(line, format!("{word:?}: an initial is one letter"));
                continue;
            };
            let Some(power) = self.board.powers.iter().find(|power| power.name == name) else {
                self.flaw(line, format!("there is no power {name}"));
                continue;
            };
            if self.gazetteer.countries.iter().any(|other| other.initial == initial || other.ours == name) {
                self.flaw(line, format!("{word}: this power or initial is there already"));
                continue;
            }
            self.gazetteer.countries.push(Country {
                name: name.to_owned(),
                adjective: power.adjective.clone(),
                initial,
                ours: name.to_owned(),
            });
        }
    }

    fn spaces(&mut self, line: usize, text: &str) {
        for word in text.split_whitespace() {
            let mut parts = word.split('/');
            let name = parts.next().unwrap_or_default();
            let (ours, theirs) = name.split_once('=').map_or((name, None), |(ours, theirs)| (ours, Some(theirs)));
            let mut coasts = Vec::new();
            for part in parts {
                match ["NC", "SC", "EC", "WC"].contains(&part).then(|| part.chars().next()).flatten() {
                    Some(letter) => coasts.push(letter.to_ascii_lowercase()),
                    None => self.flaw(line, format!("{part} is not one of NC, SC, EC, WC")),
                }
            }
            if ours == "-" {
                match theirs {
                    Some(theirs) => {
                        let names = vec![theirs.to_owned(), theirs.to_owned()];
                        self.gazetteer.spaces.push(Space { names, coasts, ..Space::default() });
                    }
                    None => self.flaw(line, "a space that the board lacks is written -=swi"),
                }
                continue;
            }
            match self.board.provinces.iter().position(|data| data.abbreviation == ours) {
                Some(index) => self.space(line, Province(index as u16), theirs, coasts),
                None => self.flaw(line, format!("there is no province {ours}")),
            }
        }
    }

    fn space(&mut self, line: usize, province: Province, theirs: Option<&str>, coasts: Vec<char>) {
        let data = self.board.province(province);
        let ours = &data.abbreviation;
        if self.gazetteer.space_of(ours).is_some() {
            return self.flaw(line, format!("{ours} is there twice"));
        }
        let letter = |at: &_| self.board.coast_of(*at).and_then(|coast| coast.chars().next());
        let mut known: Vec<char> = data.coasts.iter().filter_map(letter).map(|c| c.to_ascii_lowercase()).collect();
        let mut named = coasts.clone();
        known.sort_unstable();
        named.sort_unstable();
        if known != named {
            let known: Vec<_> = data.coasts.iter().filter_map(|&at| self.board.location(at).coast.clone()).collect();
            let coasts = if known.is_empty() { "none".to_owned() } else { known.join(" ") };
            return self.flaw(line, format!("the coasts of {ours} are {coasts}"));
        }
        let short = theirs.map_or_else(|| ours.to_lowercase(), str::to_owned);
        let mut names = vec![data.name.clone(), short, ours.clone()];
        names.extend(data.aliases.iter().cloned());
        self.gazetteer.spaces.push(Space {
            names,
            coasts,
            is_centre: data.centre,
            is_plain_land: !data.centre && data.terrain != Terrain::Sea,
            ours: Some(ours.clone()),
        });
    }

    fn complete(&mut self) {
        let provinces = self.board.provinces.iter().map(|data| &data.abbreviation);
        let missing: Vec<_> = provinces.filter(|ours| self.gazetteer.space_of(ours).is_none()).cloned().collect();
        if !missing.is_empty() {
            self.flaw(0, format!("the spaces lack {}", missing.join(", ")));
        }
        let named = |name: &str| self.gazetteer.countries.iter().any(|country| country.ours == name);
        let powers = self.board.powers.iter().map(|power| power.name.clone());
        let missing: Vec<_> = powers.filter(|name| !named(name)).collect();
        if !missing.is_empty() {
            self.flaw(0, format!("the powers lack {}", missing.join(", ")));
        }
    }
}
