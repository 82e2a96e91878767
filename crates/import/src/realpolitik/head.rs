//! The head of a game, which is the whole of a `.gam`: the phase, and each power's possessions.
use super::gazetteer::{Gazetteer, Spot, begins};
use super::rows::Rows;
use crate::{At, Refused};
use chancery_diplomacy::state::UnitKind;

/// The five seasons of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Period {
    /// Movement.
    Spring,
    /// The retreats after it.
    Summer,
    /// Movement.
    Fall,
    /// The retreats after it.
    Autumn,
    /// Adjustments.
    Winter,
}

impl Period {
    /// All of them, in order. Histories count them from 1.
    pub const ALL: [Self; 5] = [Self::Spring, Self::Summer, Self::Fall, Self::Autumn, Self::Winter];

    /// `Spring`
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Spring => "Spring",
            Self::Summer => "Summer",
            Self::Fall => "Fall",
            Self::Autumn => "Autumn",
            Self::Winter => "Winter",
        }
    }
}

/// The head of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// RealWorld's games have 2.
    pub version: i32,
    /// The format version, which is 2 in RealWorld's games.
    pub name: String,
    /// The name of the variant.
    pub variant: String,
    /// The season.
    pub period: Period,
    /// The year.
    pub year: i32,
    /// The sum of builds and removals.
    pub n_adjustments: i32,
    /// Power by power.
    pub holdings: Vec<Holding>,
    /// Dislodged units.
    pub lost: Vec<LostUnit>,
}

/// The possessions of a power.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// The number of builds. Negative for removals.
    pub builds: i32,
    /// Its centres, by space.
    pub centres: Vec<usize>,
    /// Whether it holds land without a centre.
    pub has_land: bool,
    /// Its units.
    pub units: Vec<Piece>,
    /// The lines of builds, centres and units.
    pub lines: [usize; 3],
}

/// A unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Army, fleet or wing.
    pub kind: UnitKind,
    /// Its place.
    pub at: Spot,
}

/// A dislodged unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostUnit {
    /// Its power.
    pub power: usize,
    /// The unit.
    pub piece: Piece,
    /// Its possible destinations.
    pub goals: Vec<Spot>,
    /// The line.
    pub line: usize,
}

/// The maximum number of phases, dislodged units and similar entries.
pub(super) const MAX_COUNT: i32 = 2000;

impl Head {
    /// Reads the head of a game, and leaves the rest.
    pub(super) fn read(rows: &mut Rows<'_>, gazetteer: &Gazetteer) -> Result<Self, Refused> {
        let title = Title::read(rows)?;
        let (_, n_adjustments) = rows.number("the number of adjustments")?;
        let (at, n) = rows.number("the number of countries")?;
        if usize::try_from(n) != Ok(gazetteer.countries.len()) {
            let known = gazetteer.countries.len();
            return at.refuse(format!("there are {n} countries here, but {} has {known}", gazetteer.variant));
        }
        let mut holdings = Vec::new();
        for country in &gazetteer.countries {
            let name = &country.name;
            let (a, builds) = rows.number(&format!("the builds of {name}"))?;
            let b = rows.next(&format!("the centres of {name}"))?;
            let centres = gazetteer.centres(b)?;
            let land = if title.version == 2 { rows.next(&format!("the land of {name}"))?.text } else { "" };
            let c = rows.next(&format!("the units of {name}"))?;
            holdings.push(Holding {
                builds,
                centres,
                has_land: !land.is_empty(),
                units: gazetteer.pieces(c)?,
                lines: [a.line, b.line, c.line],
            });
        }
        let lost = lost(rows, gazetteer)?;
        let Title { version, name, variant, period, year } = title;
        Ok(Self { version, name, variant, period, year, n_adjustments, holdings, lost })
    }
}

/// The first four lines of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    version: i32,
    /// The game's name.
    pub name: String,
    /// The name of the variant.
    pub variant: String,
    period: Period,
    year: i32,
}

impl Title {
    pub(super) fn read(rows: &mut Rows<'_>) -> Result<Self, Refused> {
        let at = rows.next("the version")?;
        let version = at.text.split_whitespace().next().and_then(|word| word.parse::<i32>().ok());
        let Some(version @ (1 | 2)) = version else {
            return at.refuse("this is no game of Realpolitik: it begins with the version, 1 or 2");
        };
        let name = rows.next("the name of the game")?.text.to_owned();
        let variant = rows.next("the name of the variant")?.text.to_owned();
        let at = rows.next("the season and the year")?;
        let mut words = at.text.split([' ', '\t', ',']).filter(|word| !word.is_empty());
        let period =
            words.next().and_then(|word| Period::ALL.into_iter().find(|p| p.word().eq_ignore_ascii_case(word)));
        let year = words.next().and_then(|word| word.parse::<i32>().ok()).filter(|year| year.abs() <= 32767);
        let (Some(period), Some(year)) = (period, year) else {
            return at.refuse(format!("the season and the year should be here, as in Spring 1901, not {:?}", at.text));
        };
        Ok(Self { version, name, variant, period, year })
    }
}

/// Reads the number of dislodged units, and the units.
pub(super) fn lost(rows: &mut Rows<'_>, gazetteer: &Gazetteer) -> Result<Vec<LostUnit>, Refused> {
    let (at, n) = rows.number("the number of dislodged units")?;
    if !(0..=MAX_COUNT).contains(&n) {
        return at.refuse(format!("{n} dislodged units are announced; there are at most {MAX_COUNT}"));
    }
    (0..n).map(|_| gazetteer.lost(rows.next("a dislodged unit")?)).collect()
}

impl Gazetteer {
    /// `bud tri vie`, `bud, tri, vie.`, `bud(*bl*)`
    fn centres(&self, at: At<'_>) -> Result<Vec<usize>, Refused> {
        let mut rest = bare(at.text);
        let mut centres = Vec::new();
        while !rest.is_empty() {
            let Some((spot, behind)) = self.spot(rest) else { return self.stranger(at, word_of(rest)) };
            rest = behind;
            if rest.starts_with("(*") {
                rest = rest.split_once("*)").map_or("", |(_, rest)| rest);
            }
            rest = bare(rest);
            if !centres.contains(&spot.space) {
                centres.push(spot.space);
            }
        }
        Ok(centres)
    }

    /// `A bud F stp(sc)`, `A bud, F stp(sc)`
    fn pieces(&self, at: At<'_>) -> Result<Vec<Piece>, Refused> {
        let mut rest = bare(at.text);
        let mut pieces = Vec::new();
        while !rest.is_empty() {
            let (piece, behind) = self.piece(at, rest)?;
            pieces.push(piece);
            rest = bare(behind);
        }
        Ok(pieces)
    }

    /// The unit at the beginning of a text, and the rest.
    pub(super) fn piece<'t>(&self, at: At<'_>, text: &'t str) -> Result<(Piece, &'t str), Refused> {
        let (word, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let Some(kind) = kind(word) else {
            return at.refuse(format!("a unit is written A bud or F stp(sc), not {:?}", word_of(text)));
        };
        let rest = rest.trim_start();
        let rest = rest.strip_prefix("in ").unwrap_or(rest).trim_start();
        match self.spot(rest) {
            Some((at, rest)) => Ok((Piece { kind, at }, rest)),
            None => self.stranger(at, word_of(rest)),
        }
    }

    /// `Austrian A tri ven alb`, or `The Austrian A in tri can retreat to ven or alb.`
    fn lost(&self, at: At<'_>) -> Result<LostUnit, Refused> {
        let text = match begins(at.text, "the ") {
            // A power may have such a name.
            Some(long) if self.country(at.text).is_none() => at.text[long..].trim_start(),
            _ => at.text,
        };
        let Some((power, rest)) = self.country(text) else {
            return at.refuse(format!("a dislodged unit begins with its power, not with {:?}", word_of(text)));
        };
        let (piece, rest) = self.piece(at, rest.trim_start())?;
        let mut rest = bare(rest);
        let mut goals = Vec::new();
        while !rest.is_empty() {
            let filler = ["can retreat to", "with no valid retreats", "or "];
            if let Some(long) = filler.iter().find_map(|word| begins(rest, word)) {
                rest = bare(&rest[long..]);
                continue;
            }
            let Some((spot, behind)) = self.spot(rest) else { return self.stranger(at, word_of(rest)) };
            goals.push(spot);
            rest = bare(behind);
        }
        Ok(LostUnit { power, piece, goals, line: at.line })
    }
}

/// The kind of unit named by a word.
pub(super) fn kind(word: &str) -> Option<UnitKind> {
    Some(match word.to_ascii_lowercase().as_str() {
        "a" | "army" => UnitKind::Army,
        "f" | "fleet" => UnitKind::Fleet,
        "w" | "wing" => UnitKind::Wing,
        _ => return None,
    })
}

/// A text without the separators of a list.
pub(super) fn bare(text: &str) -> &str {
    text.trim_matches([' ', '\t', ',', '.', ':'])
}

pub(super) fn word_of(text: &str) -> &str {
    text.split([' ', '\t', ',', ':']).next().unwrap_or(text)
}
