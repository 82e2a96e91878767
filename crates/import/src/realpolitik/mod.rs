//! Files of Realpolitik and RealWorld: variants, the shapes of their spaces, and games.
//!
//! A variant is a folder. A `.var` names the other files: a `.cnt` has the powers, a `.map` the provinces and borders in a dialect of the
//! classic judge's format, a `.gam` the start, and a `.rgn` the shapes. Games list spaces in the order of the map. So every board whose
//! games are read or written has a [`Gazetteer`]: `realpolitik.txt` in its folder.
mod board_link;
mod game_replay;
mod gazetteer;
mod head;
mod history;
pub mod order_list;
pub mod record_text;
mod rows;
mod shapes;
mod translation;
mod var;

pub use board_link::{BoardLink, flaws};
pub use game_replay::{PlayedGame, RecordStep, play};
pub use gazetteer::{Country, Gazetteer, Space, Spot};
pub use head::{Head, Holding, LostUnit, Period, Piece, Title};
pub use history::{OrderLine, PastPhase, RealpolitikGame};
pub use rows::{MAX_GAME, MAX_REGIONS, decode};
pub use shapes::{CoastShape, PixelRow, Shape, shapes};
pub use var::{FilePath, Flags, VariantSheet};

use crate::chart::{Chart, Land, province_of};
use crate::{At, Refused, Report, Source, njudge, plain_name, write};
use chancery_diplomacy::board::Terrain;
use chancery_diplomacy::state::{Phase, PhaseKind, Season, UnitKind};
use chancery_rules::PowerName;
use chancery_text::wrap;
use rows::Rows;

/// The maximum number of lines taken over from a variant's own text for players.
const MAX_INFO: usize = 200;

/// The files of a variant that make a board.
#[derive(Clone, Copy, Debug)]
pub struct VariantFiles<'a> {
    /// The `.map`.
    pub map: Source<'a>,
    /// The `.cnt`.
    pub countries: Source<'a>,
    /// The `.gam`.
    pub game: Source<'a>,
    /// The text for players.
    pub info: Option<Source<'a>>,
}

/// A variant as a board.
#[derive(Clone, Debug)]
pub struct VariantBoard {
    /// The board.
    pub chart: Chart,
    /// The points to check.
    pub report: Report,
    /// The order of its spaces.
    pub gazetteer: Gazetteer,
    /// The text for people.
    pub info: String,
}

impl VariantBoard {
    /// The text for players: a summary of the facts, and then the variant's own text.
    #[must_use]
    pub fn info(&self) -> String {
        let facts = write::info(&self.chart);
        if self.info.is_empty() { facts } else { format!("{facts}\n{}", self.info) }
    }
}

/// Reads the first lines of a game: its name, and that of its variant.
///
/// # Errors
/// If it is not a game.
pub fn title(game: Source<'_>) -> Result<Title, Refused> {
    Title::read(&mut Rows::new(game))
}

/// Reads a variant.
///
/// # Errors
/// If a file is incomplete, or of another kind.
pub fn read(sheet: &VariantSheet, files: &VariantFiles<'_>) -> Result<VariantBoard, Refused> {
    let countries = gazetteer::countries(files.countries)?;
    let njudge::RealpolitikMap { chart, report, order } = njudge::read_realpolitik(files.map, &countries)?;
    let spaces = gazetteer::spaces(files.map, &order)?;
    let named = |power: &PowerName| Country {
        name: power.name.clone(),
        adjective: power.adjective.clone(),
        initial: power.letter.chars().next().unwrap_or('?'),
        ours: power.name.clone(),
    };
    let gazetteer = Gazetteer { variant: sheet.name.clone(), countries: countries.iter().map(named).collect(), spaces };
    let mut imported = VariantBoard { chart, report, gazetteer, info: String::new() };
    imported.letters();
    imported.chart.title = plain_name(&sheet.name);
    imported.rules(sheet);
    imported.start(files.game)?;
    imported.chart.sort_powers();
    if let Some(info) = files.info {
        imported.info = wrapped(info.text);
    }
    Ok(imported)
}

impl VariantBoard {
    /// Gives each power a letter on our board: its initial, or another one.
    fn letters(&mut self) {
        let usable = |letter: &str| letter.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
        let mut taken: Vec<String> =
            self.chart.powers.iter().map(|(name, _)| name.letter.clone()).filter(|letter| usable(letter)).collect();
        for (name, _) in self.chart.powers.iter_mut().filter(|(name, _)| !usable(&name.letter)) {
            let own = name.letter.to_ascii_uppercase();
            let all = ('A'..='Z').chain('0'..='9').map(|letter| letter.to_string());
            let free = std::iter::once(own).filter(|own| usable(own)).chain(all).find(|letter| !taken.contains(letter));
            if let Some(free) = free {
                taken.push(free.clone());
                name.letter = free;
            }
        }
    }

    fn rules(&mut self, sheet: &VariantSheet) {
        let policies = &mut self.chart.policies;
        let mut policy = |name: &str, word: &str| drop(policies.insert(name.to_owned(), word.to_owned()));
        let flags = sheet.flags;
        let build = sheet.build.to_ascii_lowercase();
        let is = |word: &str, flag: u32| build == word || (build == "standard" && flags.has(flag));
        if is("aberration", 1) {
            policy("builds", "one-home");
        } else if is("chaos", 2) {
            policy("builds", "any");
        }
        for (flag, name, word) in [
            (Flags::WINGS, "wings", "on"),
            (Flags::CANALS, "gateways", "on"),
            (Flags::TRANSFORM, "transform", "move"),
            (Flags::TRANSFORM, "transform-where", "any"),
        ] {
            if flags.has(flag) {
                policy(name, word);
            }
        }
        self.chart.victory.centres = sheet.centres;
        let text = format!("Flags: {}", flags.0);
        let at = At { file: &sheet.file, line: sheet.flags_line, text: &text };
        let hanse = is("hanse", 16) || flags.has(4096);
        let has_canals = !self.chart.gateways.is_empty();
        for (is_so, why) in [
            (hanse, "The rules of Hanse are left out; powers build in their home centres."),
            (flags.has(32768), "The extra build of a power that has lost some of its homes is left out."),
            (has_canals && !flags.has(Flags::CANALS), "The canals are open to all powers."),
            (
                has_canals && flags.has(1024),
                "A canal is opened by an order of the unit beside it, which then has to stay.",
            ),
            (has_canals && flags.has(2048), "A canal is opened by the unit beside it, not by the owner."),
            (
                has_canals && flags.has(32 | 64 | 128 | 256),
                "Convoys, supports, retreats and wings at canals follow our rules.",
            ),
        ] {
            if is_so {
                self.report.note(at, why);
            }
        }
        if !["standard", "aberration", "chaos", "hanse"].contains(&&*build) {
            let text = format!("Build: {}", sheet.build);
            let at = At { file: &sheet.file, line: sheet.build_line, text: &text };
            self.report.note(at, "This is not a known rule; powers build in their home centres.");
        }
    }

    /// The start: the phase, the owners, the units.
    fn start(&mut self, game: Source<'_>) -> Result<(), Refused> {
        let mut rows = Rows::new(game);
        let head = Head::read(&mut rows, &self.gazetteer)?;
        let (season, year, kind) = match head.period {
            Period::Spring => (Season::Spring, head.year, PhaseKind::Movement),
            Period::Summer | Period::Fall => (Season::Fall, head.year, PhaseKind::Movement),
            Period::Autumn => (Season::Spring, head.year + 1, PhaseKind::Movement),
            Period::Winter => (Season::Winter, head.year, PhaseKind::Adjustment),
        };
        let start = Phase { season, year, kind }.to_string();
        let file = At::whole(game.name);
        if matches!(head.period, Period::Summer | Period::Autumn) {
            self.report.note(file, format!("It begins with the movement, {start}."));
        }
        self.chart.start = start;
        for lost in &head.lost {
            let place = self.gazetteer.spaces[lost.piece.at.space].short().to_uppercase();
            let unit = format!("{} {place}", lost.piece.kind.letter());
            let line = At { line: lost.line, ..file };
            self.report.note(line, format!("It begins with the movement; {unit}, dislodged, is left out."));
        }
        self.chart.owned.clear();
        let countries = self.gazetteer.countries.clone();
        for (country, holding) in countries.iter().zip(&head.holdings) {
            let [builds, centres, units] = holding.lines.map(|line| At { line, ..file });
            let mut owned = std::collections::BTreeSet::new();
            for &space in &holding.centres {
                owned.insert(self.centre(centres, space)?);
            }
            let owed = owned.len() as i64 - holding.units.len() as i64;
            if head.period == Period::Winter && i64::from(holding.builds) != owed {
                let why = format!("{} builds {owed} by its centres and units, not {}.", country.ours, holding.builds);
                self.report.note(builds, why);
            }
            self.chart.owned.insert(country.ours.clone(), owned);
            for piece in &holding.units {
                let place = self.standing(units, piece)?;
                if piece.kind == UnitKind::Wing {
                    self.chart.policies.insert("wings".into(), "on".into());
                }
                self.chart.units.push((country.ours.clone(), piece.kind, place));
            }
        }
        if head.holdings.iter().any(|holding| holding.has_land) {
            self.report.note(file, "The owners of land that is no centre are not kept.");
        }
        Ok(())
    }

    fn land(&self, space: usize) -> Option<&Land> {
        self.chart.land(self.gazetteer.spaces.get(space)?.ours.as_deref()?)
    }

    fn centre(&self, at: At<'_>, space: usize) -> Result<String, Refused> {
        match self.land(space).filter(|land| land.centre) {
            Some(land) => Ok(land.abbreviation.clone()),
            None => at.refuse(format!("{} is no centre, so nobody can own it", self.gazetteer.spaces[space].names[0])),
        }
    }

    /// The place of a unit.
    fn standing(&self, at: At<'_>, piece: &Piece) -> Result<String, Refused> {
        let name = &self.gazetteer.spaces[piece.at.space].names[0];
        let kind = piece.kind.word();
        let Some(land) = self.land(piece.at.space) else {
            return at.refuse(format!("no unit can stand in {name}"));
        };
        let place = self.gazetteer.place(piece.at).unwrap_or_default();
        let has_coast = place.split_once('/').is_some_and(|(_, coast)| land.coasts.iter().any(|own| own == coast));
        let fits = match piece.kind {
            UnitKind::Army => land.terrain != Terrain::Sea,
            UnitKind::Fleet => land.terrain != Terrain::Inland,
            UnitKind::Wing => true,
        };
        if !fits {
            return at.refuse(format!("no {kind} can stand in {name}"));
        }
        if piece.kind == UnitKind::Fleet && !land.coasts.is_empty() && !has_coast {
            return at.refuse(format!("a fleet in {name} stands at one of its coasts, such as {name} ({}c)", {
                self.gazetteer.spaces[piece.at.space].coasts.first().copied().unwrap_or('n')
            }));
        }
        let place = if piece.kind == UnitKind::Fleet { place } else { land.abbreviation.clone() };
        let here = |unit: &&(String, UnitKind, String)| province_of(&unit.2) == land.abbreviation;
        match self.chart.units.iter().find(here) {
            Some(_) => at.refuse(format!("there are two units in {name}")),
            None => Ok(place),
        }
    }
}

/// A text for people, in lines that fit in e-mails.
fn wrapped(text: &str) -> String {
    let plain = |line: &str| line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>();
    let lines = text.lines().map(|line| wrap(plain(line).trim()));
    let text = lines.collect::<Vec<_>>().join("\n");
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).take(MAX_INFO).collect();
    if lines.is_empty() { String::new() } else { lines.join("\n") + "\n" }
}
