//! A Diplomacy board, ready for games.
use super::layout::layout;
use super::options;
use super::report::map::map;
use super::settings::CENTRES;
use crate::ruleset::Ruleset;
use crate::setting::Kept;
use crate::{CHOICES, Family, Variant};
use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::board::{Board as Map, Terrain, Turn, Victory};
use chancery_diplomacy::policy::Policies;
use chancery_picture::layout::Layout;
use chancery_text::doc::Doc;
use chancery_text::list;
use chancery_text::say;
use chancery_text::sentence::{Note, line, term, theirs};
use chancery_text::words::said;
use std::sync::Arc;

/// The maximum number of powers on a board made by mail.
const MAX_POWERS: usize = 64;
/// The maximum length, in characters, of the name of a power, railway or province on a board made by mail.
const MAX_NAME: usize = 40;

/// A board with its own choices of rules.
pub(super) struct DiplomacyBoard {
    rules: Diplomacy,
}

impl DiplomacyBoard {
    pub(super) fn new(map: Map) -> Self {
        Self { rules: Diplomacy::of(map) }
    }

    fn map(&self) -> &Map {
        self.rules.board()
    }

    /// The policies of a game: those of the board, overridden by the game's stored choices. Ignores choices that cannot
    /// be read.
    fn policies(&self, kept: &str) -> Policies {
        options::read_on(*self.rules.policies(), kept).unwrap_or(*self.rules.policies())
    }
}

impl Variant for DiplomacyBoard {
    fn family(&self) -> &'static dyn Family {
        &super::Diplomacy
    }

    fn title(&self) -> &str {
        &self.map().title
    }

    fn n_played(&self) -> usize {
        self.map().power_data.iter().filter(|data| !data.dummy).count()
    }

    fn goal(&self) -> String {
        self.map().victory.centres.to_string()
    }

    fn describe(&self, doc: &mut Doc) {
        map(self.map(), doc);
    }

    fn overview(&self) -> String {
        overview(self.map())
    }

    fn layout(&self) -> Option<Layout> {
        Some(layout(self.map()))
    }

    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String> {
        let policies = options::read_on(*self.rules.policies(), &settings.get(CHOICES)).map_err(said)?;
        let rules = match settings.get(CENTRES).and_then(|n| u32::try_from(n).ok()) {
            None => self.rules.with(policies),
            Some(centres) => {
                let victory = Victory { centres, later: Vec::new() };
                Diplomacy::new(Arc::new(Map { victory, ..self.map().clone() }), policies)
            }
        };
        Ok(Arc::new(Arc::new(rules)))
    }

    fn fits(&self, settings: &Kept) -> Result<(), Note> {
        let n_centres = self.map().centres().len();
        match settings.get(CENTRES) {
            Some(n) if n_centres < n => Err(Note::of(say!(
                "{} has only {n_centres} centres, so no one could win with {n}. Please SET CENTRES to fewer, or {}.",
                term(self.title()),
                n_centres,
                n,
                line("SET USUAL CENTRES")
            ))),
            _ => Ok(()),
        }
    }

    fn check_names(&self) -> Result<(), Note> {
        check_names(self.map())
    }

    fn choose(&self, kept: &str, choices: &[(&str, &str)]) -> Result<String, Note> {
        let mut policies = self.policies(kept);
        choices.iter().try_for_each(|(name, word)| policies.set(name, word))?;
        Ok(options::write_on(self.rules.policies(), &policies))
    }

    fn differences(&self, from: &str, to: &str) -> Vec<(String, String)> {
        options::differences(&self.policies(from), &self.policies(to))
    }

    fn tell_rulings(&self, kept: &str, doc: &mut Doc) -> bool {
        options::tell_rulings(&self.policies(kept), doc);
        true
    }

    fn options(&self, kept: &str) -> Vec<String> {
        let words = self.differences("", kept).into_iter().map(|(words, _)| words);
        words.filter(|words| !words.starts_with("POLICY ") && !words.starts_with("EDITION ")).collect()
    }
}

/// Names appear in e-mail headers, and other players type them.
fn check_names(board: &Map) -> Result<(), Note> {
    if MAX_POWERS < board.powers.len() {
        return Err(Note::of(say!(
            "A game has at most {} powers; this one would have {}.",
            MAX_POWERS,
            board.powers.len()
        )));
    }
    let powers = board.powers.iter().flat_map(|power| [&power.name, &power.adjective]);
    let provinces = board.provinces.iter().map(|province| &province.name);
    let lines = board.railways.iter().flat_map(|line| [&line.name, &line.abbreviation]);
    let canals = board.gateways.iter().flat_map(|canal| [&canal.name, &canal.abbreviation]);
    let teams = board.power_data.iter().filter_map(|data| data.team.as_ref());
    let eras = board.calendar.turns.iter().filter_map(|turn| turn.era.as_ref());
    let mut names = powers.chain(provinces).chain(lines).chain(canals).chain(teams).chain(eras);
    match names.find(|name| MAX_NAME < name.chars().count()) {
        Some(name) => {
            let shown: String = name.chars().take(20).collect();
            Err(Note::of(say!(
                "A name has at most {} characters; {} has {}.",
                MAX_NAME,
                theirs(shown + "..."),
                name.chars().count()
            )))
        }
        None => Ok(()),
    }?;
    // SIGN ON M is for the GM, and PRESS TO O for observers.
    let reserved = ["m", "o", "master", "observer", "observers", "judge", "player", "all", "but", "to", "as"];
    let is_reserved = |word: &&String| reserved.contains(&word.to_lowercase().as_str());
    let mut words = board.powers.iter().flat_map(|power| [&power.letter, &power.name]);
    match words.find(is_reserved) {
        Some(word) => {
            Err(Note::of(say!("No power can be called {}: that word means something else in e-mails.", theirs(word))))
        }
        None => Ok(()),
    }
}

/// The board in a few lines: powers, centres, victory, calendar, special rules.
fn overview(board: &Map) -> String {
    let mut text = format!("{}\n{}\n\n", board.title, board.source);
    for (at, power) in board.powers.iter().enumerate() {
        let data = &board.power_data[at];
        let homes = board.provinces.iter().filter(|province| province.home.is_some_and(|home| home.index() == at));
        let homes: Vec<_> = homes.map(|province| province.abbreviation.as_str()).collect();
        let units = board.start.iter().filter(|unit| unit.power.index() == at).map(|unit| board.unit_name(unit));
        let units: Vec<_> = units.collect();
        let mut marks = Vec::new();
        marks.extend(data.dummy.then(|| "without a player".to_owned()));
        marks.extend(data.team.iter().map(|team| format!("team {team}")));
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        text +=
            &format!("{:<2} {}{marks}: homes {}; {}\n", power.letter, power.name, homes.join(" "), units.join(", "));
    }
    let count = |terrain: Terrain| board.provinces.iter().filter(|data| data.terrain == terrain).count();
    let (inland, coast, sea) = (count(Terrain::Inland), count(Terrain::Coast), count(Terrain::Sea));
    let free = board.provinces.iter().filter(|data| data.centre && data.home.is_none());
    let free: Vec<_> = free.map(|data| data.abbreviation.as_str()).collect();
    text += &format!("\n{} provinces: {inland} inland, {coast} coast, {sea} sea\n", board.provinces.len());
    text += &format!("{} centres, {} of them neutral: {}\n", board.centres().len(), free.len(), free.join(" "));
    text += &format!("{} centres win", board.victory.centres);
    let later = board.victory.later.iter();
    text += &later.map(|(year, centres)| format!("; from {year} on {centres}")).collect::<String>();
    let turn = |turn: &Turn| {
        let years = if turn.years == 0 { String::new() } else { format!(" ({:+} years)", turn.years) };
        format!(
            "{}{years}{}",
            turn.season.name().to_lowercase(),
            if turn.counts { ", then centres are counted" } else { "" }
        )
    };
    let turns: Vec<_> = board.calendar.turns.iter().map(turn).collect();
    text += &format!("\nIt begins in {}; turns: {}\n", board.first_phase, turns.join("; "));
    for railway in &board.railways {
        text += &format!("{} ({}), for {}\n", railway.name, railway.abbreviation, {
            let powers: Vec<_> = railway.powers.iter().map(|&power| board.power_name(power).name.as_str()).collect();
            list(&powers)
        });
    }
    for canal in &board.gateways {
        text +=
            &format!("{} ({}), controlled by {}\n", canal.name, canal.abbreviation, board.province(canal.keeper).name);
    }
    if !board.passages.is_empty() {
        text += &format!("{} borders with special rules\n", board.passages.len());
    }
    let policies: Vec<_> = Policies::of(board).departures().map(|(name, word)| format!("{name} {word}")).collect();
    text += &match policies.as_slice() {
        [] => "The rules are the usual ones.\n".to_owned(),
        some => format!("Unusual rules: {}\n", some.join(", ")),
    };
    text
}
