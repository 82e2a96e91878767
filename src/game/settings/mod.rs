//! The settings of a game, each described once: what it is called, what it can be, what it is if nobody says.
//!
//! A setting's value is text. `SET`, `LIST`, `HELP` and the announcements all read this table; the code that a setting
//! steers asks for it by its key. How the policies of the rules are written is in [`policies`].
pub mod policies;

use super::dates::{read_zone, zone_name};
use super::schedule;
use super::schedule::Clocking;
use crate::rules::PhaseKind;
use crate::rules::diplomacy::policy::{Edition, POLICIES, Policies};
use crate::text::after_words;
use jiff::tz::TimeZone;
use std::collections::BTreeMap;

/// One setting.
#[derive(Debug)]
pub struct Setting {
    /// What the code calls it.
    pub key: &'static str,
    /// What it does, for HELP: sentences.
    pub doc: &'static str,
    /// Its value if nobody has set it.
    pub default: &'static str,
    /// Every way to set it; the first that gives a value is how that value is printed.
    pub forms: &'static [Form],
    /// Only while the game is forming.
    pub before_start: bool,
}

/// One way to write a setting.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// These words mean that value.
    Is(&'static str, &'static str),
    /// These words are followed by something to read: given the rest of the line and the settings so far, the new values.
    Takes(&'static str, fn(&str, &Settings) -> Result<Values, String>),
    /// The same, and the names of the boards that there are help to read it.
    Among(&'static str, fn(&str, &Settings, &[String]) -> Result<Values, String>),
}

/// New values of settings, by key.
pub type Values = Vec<(&'static str, String)>;

use Form::{Among, Is, Takes};

impl Form {
    /// The words that it begins with.
    pub fn words(&self) -> &'static str {
        match self {
            Is(words, _) | Takes(words, _) | Among(words, _) => words,
        }
    }
}

const fn switch(key: &'static str, default: &'static str, forms: &'static [Form], doc: &'static str) -> Setting {
    Setting { key, doc, default, forms, before_start: false }
}

/// All settings, in the order in which LIST prints them.
pub static SETTINGS: &[Setting] = &[
    Setting {
        key: "players",
        default: "",
        doc: "How many people play: with fewer than powers, each plays several of them, dealt out as evenly as it goes (duplex). ALL PLAYERS means one for each power.",
        forms: &[Is("all players", ""), Takes("players", players)],
        before_start: true,
    },
    Setting {
        key: "powers",
        default: "",
        doc: "How many powers are played. The players choose; nobody plays the others, and their units hold. ALL POWERS means as many as the board has.",
        forms: &[Is("all powers", ""), Takes("powers", powers)],
        before_start: true,
    },
    switch(
        "moderated",
        "yes",
        &[Is("moderated", "yes"), Is("moderate", "yes"), Is("unmoderated", "no"), Is("unmoderate", "no")],
        "In a moderated game with a master, only the master changes settings. In an unmoderated one every player may.",
    ),
    switch(
        "listed",
        "yes",
        &[Is("list", "yes"), Is("public", "yes"), Is("no list", "no"), Is("unlist", "no"), Is("private", "no")],
        "Whether LIST shows the game to people who are not in it.",
    ),
    Setting {
        key: "gunboat",
        default: "no",
        doc: "In a gunboat game nobody but its masters knows who plays what until it is over. The press is not changed by it: SET NO PRESS, or GREY, as you like.",
        forms: &[Is("gunboat", "yes"), Is("no gunboat", "no")],
        before_start: true,
    },
    switch(
        "reveal",
        "yes",
        &[Is("reveal", "yes"), Is("no reveal", "no")],
        "Whether everybody is told, when a gunboat game is over, who played what.",
    ),
    switch(
        "show",
        "yes",
        &[Is("show", "yes"), Is("no show", "no")],
        "Whether, in a gunboat game, the power is named whose player changes a setting, pauses the game, and the like.",
    ),
    switch(
        "quiet",
        "no",
        &[Is("quiet", "yes"), Is("no quiet", "no")],
        "In a quiet game everybody is told how many are late, but not who, and nothing of new players who take over.",
    ),
    switch(
        "secret",
        "no",
        &[Is("secret", "yes"), Is("no secret", "no")],
        "In a secret game nobody is told who has joined, nor who is late, not even how many.",
    ),
    switch(
        "comment",
        "",
        &[Is("no comment", ""), Takes("comment", comment), Takes("info", comment), Takes("information", comment)],
        "What LIST says about the game, in its creator's words. Several lines: SET COMMENT BEGIN, the lines, END.",
    ),
    switch(
        "press",
        "white",
        &[
            Is("white/grey", "white/grey"),
            Is("white/gray", "white/grey"),
            Is("grey/white", "grey/white"),
            Is("gray/white", "grey/white"),
            Is("white", "white"),
            Is("no grey", "white"),
            Is("no gray", "white"),
            Is("grey", "grey"),
            Is("gray", "grey"),
            Is("no white", "grey"),
            Is("no press", "none"),
            Is("none", "none"),
            Is("press none", "none"),
        ],
        "Which colours of press there are. White press names its sender, grey press does not. With both, the first is what a letter is if it does not say.",
    ),
    switch(
        "partial",
        "yes",
        &[Is("partial", "yes"), Is("partial press", "yes"), Is("no partial", "no"), Is("no partial press", "no")],
        "Whether press may go to some players only. Without it, all press is broadcast (press to and from the master excepted).",
    ),
    switch(
        "observer_press",
        "none",
        &[
            Is("observer any", "any"),
            Is("any observer", "any"),
            Is("observer white", "white"),
            Is("white observer", "white"),
            Is("no observer", "none"),
            Is("observer none", "none"),
            Is("observer no", "none"),
        ],
        "What press observers may write: any that players may, only white, or none. They may always write to the master.",
    ),
    switch(
        "blank_press",
        "no",
        &[Is("blank press", "yes"), Is("no blank press", "no")],
        "Whether press without a word in it is sent.",
    ),
    switch(
        "late_press",
        "yes",
        &[Is("late press", "yes"), Is("no late press", "no")],
        "Whether a player whose orders are late may write press (to the master always).",
    ),
    switch(
        "minor_press",
        "yes",
        &[Is("minor press", "yes"), Is("no minor press", "no")],
        "Whether press may be written during retreats and adjustments.",
    ),
    switch(
        "must_order",
        "no",
        &[Is("must order", "yes"), Is("no must order", "no")],
        "Whether a player must have orders on file before writing press.",
    ),
    switch(
        "dias",
        "yes",
        &[Is("dias", "yes"), Is("no dias", "no")],
        "Draws Include All Survivors. Without it, a draw may be among some of them, if everybody agrees.",
    ),
    switch(
        "concessions",
        "yes",
        &[Is("concessions", "yes"), Is("no concessions", "no")],
        "Whether players may concede the game to one of them.",
    ),
    switch(
        "allied_win",
        "no",
        &[Is("allied win", "yes"), Is("no allied win", "no")],
        "Whether somebody who plays several powers wins when they have enough centres together, and more than anybody else.",
    ),
    switch(
        "nmr",
        "no",
        &[Is("nmr", "yes"), Is("cd", "yes"), Is("no nmr", "no"), Is("no cd", "no")],
        "What happens when grace ends and orders are missing. NMR: the phase is adjudicated without them. NO NMR: the power is abandoned, anybody may take it over, and the game waits.",
    ),
    switch(
        "strict_grace",
        "no",
        &[Is("strict grace", "yes"), Is("no strict grace", "no")],
        "Whether grace may end on any day, or only on the days of the clock.",
    ),
    switch(
        "manual_process",
        "no",
        &[
            Is("manual process", "yes"),
            Is("man proc", "yes"),
            Is("no auto process", "yes"),
            Is("auto process", "no"),
            Is("auto proc", "no"),
            Is("no manual process", "no"),
        ],
        "Whether the master starts every adjudication with PROCESS, or the clock does.",
    ),
    switch(
        "manual_start",
        "no",
        &[
            Is("manual start", "yes"),
            Is("man start", "yes"),
            Is("no auto start", "yes"),
            Is("auto start", "no"),
            Is("no manual start", "no"),
        ],
        "Whether the master starts the game with PROCESS, or it starts when every seat is taken.",
    ),
    switch(
        "any_may_resume",
        "yes",
        &[Is("resume", "yes"), Is("no resume", "no")],
        "Whether any player may resume a paused game, or only the master.",
    ),
    switch(
        "late_count",
        "yes",
        &[Is("late count", "yes"), Is("no late count", "no")],
        "Whether LIST shows how often each player was late.",
    ),
    Setting {
        key: "variant",
        default: "",
        doc: "The board that the game is played on (LIST VARIANTS), and options of its rules: SET VARIANT LOEB9 WINGS. An option is taken back by SET NOT VARIANT WINGS.",
        forms: &[Among("variant", variant), Takes("not variant", not_variant), Takes("no variant", not_variant)],
        before_start: true,
    },
    Setting {
        key: "policies",
        default: "",
        doc: "What the rules are, where boards, rulebooks and judges differ. Options of variants are set by their names: SET WINGS, SET NO WINGS, SET ANY CENTRES, SET TRANSFORM MOVE:HOME. How the rulebook is read: SET POLICY and its name and choice, or SET EDITION and a rulebook's year. HELP POLICIES lists them all.",
        forms: &[
            Takes("policy", policy),
            Takes("policies", all_policies),
            Takes("edition", edition),
            Takes("rules", edition),
        ],
        before_start: true,
    },
    Setting {
        key: "centres",
        default: "",
        doc: "How many centres win the game, if not as many as on other games of the variant.",
        forms: &[
            Is("usual centres", ""),
            Is("usual centers", ""),
            Is("no centres", ""),
            Takes("centres", centres),
            Takes("centers", centres),
            Takes("centres to win", centres),
            Takes("centers to win", centres),
        ],
        before_start: true,
    },
    switch(
        "zone",
        "UTC",
        &[Takes("zone", zone)],
        "The time zone that the game's clock runs in: an IANA name, such as Europe/London.",
    ),
    switch(
        "move",
        "",
        &[Takes("move", movement), Takes("moves", movement), Takes("every", every)],
        "The clock of movement phases: CLOCK time, MIN, NEXT, GRACE and DELAY hours, DAYS of the week.",
    ),
    switch(
        "retreat",
        "",
        &[Takes("retreat", retreat), Takes("retreats", retreat)],
        "The clock of retreat phases; as for MOVE.",
    ),
    switch(
        "adjust",
        "",
        &[
            Takes("adjust", adjustment),
            Takes("adjusts", adjustment),
            Takes("build", adjustment),
            Takes("builds", adjustment),
        ],
        "The clock of adjustment phases; as for MOVE.",
    ),
];

fn players(text: &str, _: &Settings) -> Result<Values, String> {
    Ok(vec![("players", count(text, "PLAYERS 3")?)])
}

fn powers(text: &str, _: &Settings) -> Result<Values, String> {
    Ok(vec![("powers", count(text, "POWERS 5")?)])
}

fn count(text: &str, example: &str) -> Result<String, String> {
    match text.trim().parse::<u16>() {
        Ok(n) if 0 < n => Ok(n.to_string()),
        _ => Err(format!("Write how many, such as {example}.")),
    }
}

/// The longest comment on a game, in characters.
const MOST_COMMENT: usize = 2000;

fn comment(text: &str, _: &Settings) -> Result<Values, String> {
    match text.chars().count() {
        n if MOST_COMMENT < n => Err(format!("A comment has at most {MOST_COMMENT} characters; this one has {n}.")),
        _ => Ok(vec![("comment", text.to_owned())]),
    }
}

fn zone(text: &str, _: &Settings) -> Result<Values, String> {
    Ok(vec![("zone", zone_name(&read_zone(text)?))])
}

/// So many words may say what game is played.
const MOST_OPTIONS: usize = 60;

/// Reads a variant and options of its rules, in any order. What names one of the boards stands for the key `variant`, and
/// so does a word that is neither board nor option: that there is no such board is for others to say. A board's own name
/// comes before other spellings of an option (`vassal` is a board, `vassals` an option).
///
/// # Errors
/// A sentence about an option that can not be chosen.
pub fn variant_and_options(text: &str, settings: &Settings, boards: &[String]) -> Result<Values, String> {
    let mut settings = settings.clone();
    let mut values = Values::new();
    let mut rest = text;
    if MOST_OPTIONS < text.split_whitespace().count() {
        return Err("These are more words than a variant has options.".to_owned());
    }
    loop {
        rest = rest.trim_start_matches(|c: char| c == ',' || c.is_whitespace());
        let Some(word) = rest.split([',', ' ', '\t']).next().filter(|word| !word.is_empty()) else { return Ok(values) };
        let named = boards.iter().filter_map(|board| Some((board, policies::after(rest, board)?)));
        if let Some((board, left)) = named.max_by_key(|(board, _)| policies::letters(board)) {
            values.push(("variant", board.clone()));
            rest = left;
            continue;
        }
        let Some(change) = settings.option(rest) else {
            values.push(("variant", word.to_lowercase()));
            rest = &rest[word.len()..];
            continue;
        };
        let change = change?;
        rest = change.rest;
        change.values.iter().for_each(|(key, value)| settings.set(key, value.clone()));
        values.extend(change.values);
    }
}

fn variant(text: &str, settings: &Settings, boards: &[String]) -> Result<Values, String> {
    match variant_and_options(text, settings, boards)? {
        values if values.is_empty() => {
            Err("Write the name of a board, or of an option: VARIANT STANDARD. LIST VARIANTS shows the boards."
                .to_owned())
        }
        values => Ok(values),
    }
}

fn not_variant(text: &str, settings: &Settings) -> Result<Values, String> {
    match settings.option(&format!("no {text}")) {
        Some(change) => change.map(|change| change.values),
        None => Err("Write the name of an option that is on: NOT VARIANT WINGS.".to_owned()),
    }
}

fn policy(text: &str, settings: &Settings) -> Result<Values, String> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == '=').filter(|word| !word.is_empty()).collect();
    let pairs = words.chunks_exact(2);
    if words.is_empty() || !pairs.remainder().is_empty() {
        return Err("Write the policy's name and its choice, such as POLICY convoy-paradox all-hold.".to_owned());
    }
    settings.choosing(pairs.map(|pair| (pair[0], pair[1])))
}

fn all_policies(text: &str, settings: &Settings) -> Result<Values, String> {
    Ok(settings.keeping(&policies::read_on(settings.board, text)?))
}

/// A rulebook says how the rules are read. What the board adds to them, it does not know.
fn edition(text: &str, settings: &Settings) -> Result<Values, String> {
    let edition = Edition::find(text).ok_or_else(|| {
        let words: Vec<_> = Edition::ALL.iter().map(|edition| edition.word()).collect();
        format!("The editions are {}.", words.join(", "))
    })?;
    let edition = Policies::edition(edition);
    let rulings = POLICIES.iter().filter(|policy| !policies::is_option(policy));
    settings.choosing(rulings.map(|policy| (policy.name, policy.chosen(&edition).word)))
}

fn centres(text: &str, _: &Settings) -> Result<Values, String> {
    match text.parse::<u16>() {
        Ok(n) if 0 < n => Ok(vec![("centres", n.to_string())]),
        _ => Err("Write how many centres win the game, such as CENTRES 15.".to_owned()),
    }
}

fn movement(text: &str, settings: &Settings) -> Result<Values, String> {
    Ok(vec![("move", settings.clocking(PhaseKind::Movement).with(text)?.to_string())])
}

fn retreat(text: &str, settings: &Settings) -> Result<Values, String> {
    Ok(vec![("retreat", settings.clocking(PhaseKind::Retreat).with(text)?.to_string())])
}

fn adjustment(text: &str, settings: &Settings) -> Result<Values, String> {
    Ok(vec![("adjust", settings.clocking(PhaseKind::Adjustment).with(text)?.to_string())])
}

fn every(text: &str, settings: &Settings) -> Result<Values, String> {
    let (clocking, zone) = schedule::every(text, &settings.clocking(PhaseKind::Movement))?;
    let zone = zone.map(|zone| ("zone", zone_name(&zone)));
    Ok([("move", clocking.to_string())].into_iter().chain(zone).collect())
}

impl Setting {
    /// The setting with this key.
    pub fn of(key: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.key == key)
    }

    /// All ways to write it, in capitals: those that mean something different, not the mere spellings.
    pub fn words(&self) -> Vec<String> {
        let mut seen = Vec::new();
        let mut words = Vec::new();
        for form in self.forms {
            match form {
                Is(text, value) if !seen.contains(value) => {
                    seen.push(value);
                    words.push(text.to_uppercase());
                }
                Takes(text, _) | Among(text, _) if !seen.contains(&"...") => {
                    seen.push("...");
                    words.push(format!("{} ...", text.to_uppercase()));
                }
                _ => {}
            }
        }
        words
    }

    /// A value in words that can be mailed back after `SET`.
    pub fn say(&self, value: &str) -> String {
        let fixed = self.forms.iter().find_map(|form| match form {
            Is(words, v) if *v == value => Some(words.to_uppercase()),
            _ => None,
        });
        let taken = || {
            self.forms.iter().find_map(|form| match form {
                Takes(words, _) if value.contains('\n') => Some(format!("{} {value}", words.to_uppercase())),
                Takes(words, _) | Among(words, _) => {
                    let value: Vec<&str> = value.split_whitespace().collect();
                    Some(format!("{} {}", words.to_uppercase(), value.join(" ")).trim_end().to_owned())
                }
                Is(..) => None,
            })
        };
        fixed.or_else(taken).unwrap_or_default()
    }
}

/// A setting as somebody wrote it.
#[derive(Debug)]
pub struct Change<'a> {
    /// New values, by key.
    pub values: Values,
    /// What of the line is left to read.
    pub rest: &'a str,
}

/// The values of a game's settings: those that differ from the defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    values: BTreeMap<String, String>,
    /// The choices that the board makes: those of the game are changes of them.
    board: Policies,
}

impl Settings {
    /// Reads them as the database keeps them: a JSON object.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_json(text: &str) -> anyhow::Result<Self> {
        Ok(Self { values: serde_json::from_str(text)?, board: Policies::default() })
    }

    /// The same, on a board that makes these choices of rules by itself.
    pub fn on_board(self, board: Policies) -> Self {
        Self { board, ..self }
    }

    /// As the database keeps them.
    pub fn to_json(&self) -> String {
        serde_json::json!(self.values).to_string()
    }

    /// The value of a setting.
    pub fn get(&self, key: &str) -> &str {
        let default = || Setting::of(key).map_or("", |setting| setting.default);
        self.values.get(key).map_or_else(default, String::as_str)
    }

    /// Is a setting that can be on or off on?
    pub fn on(&self, key: &str) -> bool {
        self.get(key) == "yes"
    }

    /// The value of a setting that is a number, if it has one.
    pub fn number(&self, key: &str) -> Option<usize> {
        self.get(key).parse().ok()
    }

    /// Changes a setting.
    pub fn set(&mut self, key: &str, value: String) {
        if Setting::of(key).is_some_and(|setting| setting.default == value) {
            self.values.remove(key);
        } else {
            self.values.insert(key.to_owned(), value);
        }
    }

    /// The clock of a kind of phase.
    pub fn clocking(&self, kind: PhaseKind) -> Clocking {
        let key = match kind {
            PhaseKind::Movement => "move",
            PhaseKind::Retreat => "retreat",
            PhaseKind::Adjustment => "adjust",
        };
        self.get(key).parse().unwrap_or_else(|_| Clocking::usual(kind))
    }

    /// The time zone of the game.
    pub fn zone(&self) -> TimeZone {
        read_zone(self.get("zone")).unwrap_or(TimeZone::UTC)
    }

    /// The rules of the game: those of the board, and what has been changed of them.
    pub fn policies(&self) -> Policies {
        policies::read_on(self.board, self.get("policies")).unwrap_or(self.board)
    }

    /// New values that make these choices.
    fn choosing<'a>(&self, choices: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Values, String> {
        let mut policies = self.policies();
        choices.into_iter().try_for_each(|(name, word)| policies.set(name, word))?;
        Ok(self.keeping(&policies))
    }

    /// New values that keep these policies.
    fn keeping(&self, policies: &Policies) -> Values {
        vec![("policies", policies::write_on(&self.board, policies))]
    }

    /// The options of the rules in which the game differs from its board, in a word or two each: `WINGS`.
    pub fn options(&self) -> Vec<String> {
        let policies = self.policies();
        let options = policies::differences(&self.board, &policies).into_iter().map(|(words, _)| words);
        options.filter(|words| !words.starts_with("POLICY ") && !words.starts_with("EDITION ")).collect()
    }

    /// What differs from the defaults, in words that can be mailed back after `SET`.
    pub fn differing(&self) -> Vec<String> {
        let differs = SETTINGS.iter().filter(|setting| self.values.contains_key(setting.key));
        let says = |setting: &Setting| match setting.key {
            "policies" => {
                policies::differences(&self.board, &self.policies()).into_iter().map(|(now, _)| now).collect()
            }
            key => vec![setting.say(self.get(key))],
        };
        differs.flat_map(says).collect()
    }

    /// Is this the value of the setting?
    pub fn has(&self, key: &str, value: &str) -> bool {
        match key {
            "policies" => policies::read_on(self.board, value).is_ok_and(|policies| policies == self.policies()),
            key => self.get(key) == value,
        }
    }

    /// What is to be said of a new value of a setting: for each thing that changes, how it will be and how it was.
    pub fn changes(&self, setting: &Setting, value: &str) -> Vec<(String, String)> {
        match setting.key {
            "policies" => {
                let policies = policies::read_on(self.board, value).unwrap_or(self.board);
                policies::differences(&self.policies(), &policies)
            }
            key => vec![(setting.say(value), setting.say(self.get(key)))],
        }
    }

    /// Reads one setting from the beginning of what follows `SET`, where there are these boards. `None`: no setting is
    /// called that.
    pub fn read<'a>(&self, text: &'a str, boards: &[String]) -> Option<Result<Change<'a>, String>> {
        let forms = SETTINGS.iter().flat_map(|setting| setting.forms.iter().map(move |form| (setting, form)));
        let fits = forms.filter_map(|(setting, form)| match form {
            Is(..) => None,
            _ => Some((setting, form, after_words(text, form.words())?)),
        });
        let fit = fits.max_by_key(|(_, form, _)| policies::letters(form.words()));
        let option = self.named(text).filter(|(length, _)| {
            let longest = fit.as_ref().map(|(_, form, _)| policies::letters(form.words()));
            longest.is_none_or(|longest| longest < *length)
        });
        if let Some((_, change)) = option {
            return Some(change);
        }
        let (setting, form, rest) = fit?;
        let (own, rest) = if setting.key == "comment" { (rest, "") } else { self.own_part(rest) };
        let values = match form {
            Is(..) => return None,
            Takes(_, read) => read(own, self),
            Among(_, read) => read(own, self, boards),
        };
        Some(match values {
            Ok(values) => Ok(Change { values, rest }),
            Err(why) => Err(format!("SET {}: {why}", form.words().to_uppercase())),
        })
    }

    /// Reads an option of a variant from the beginning of a text, as CREATE has them beside the variant's name: a choice
    /// of rules, or a setting that needs no more than its name. `None`: none is called that.
    pub fn option<'a>(&self, text: &'a str) -> Option<Result<Change<'a>, String>> {
        self.named(text).map(|(_, change)| change)
    }

    /// The same, with the number of letters in its name.
    fn named<'a>(&self, text: &'a str) -> Option<(usize, Result<Change<'a>, String>)> {
        let forms = SETTINGS.iter().flat_map(|setting| setting.forms.iter().map(move |form| (setting.key, form)));
        let fits = forms.filter_map(|(key, form)| match form {
            Is(words, value) => Some((key, value, policies::letters(words), after_words(text, words)?)),
            _ => None,
        });
        let fit = fits.max_by_key(|(_, _, length, _)| *length);
        let choice = policies::find(text).filter(|found| fit.is_none_or(|(_, _, length, _)| length < found.length));
        if let Some(found) = choice {
            let values = found.means.and_then(|choices| self.choosing(choices));
            return Some((found.length, values.map(|values| Change { values, rest: found.rest })));
        }
        let (key, value, length, rest) = fit?;
        Some((length, Ok(Change { values: vec![(key, (*value).to_owned())], rest })))
    }

    /// What of the text belongs to one setting: up to a comma behind which another setting begins.
    fn own_part<'a>(&self, text: &'a str) -> (&'a str, &'a str) {
        let begins = |text: &str| {
            let mut forms = SETTINGS.iter().flat_map(|setting| setting.forms);
            let named = forms.any(|form| after_words(text, form.words()).is_some());
            named || policies::find(text).is_some()
        };
        let cut = text.match_indices(',').map(|(at, _)| at).find(|at| begins(&text[at + 1..]));
        cut.map_or((text, ""), |at| (text[..at].trim(), &text[at + 1..]))
    }
}
