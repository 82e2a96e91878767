//! A game's settings: their values, and how to read them from typed text.
//!
//! - [`keys`]: the typed keys that the code looks values up by
//! - [`table`]: the settings that all games share, each described once; a family adds its own
pub mod keys;
pub mod table;

use crate::families::setting::{Form, Kept, Key, Setting, Value, Values};
use crate::families::{CHOICES, Family, Variant};
use crate::game::dates::zone_name;
use crate::game::schedule::{self, Clocking};
use crate::rules::Stage;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line};
use crate::text::{after_name, after_words, letters};
use std::fmt;
use std::sync::Arc;
pub use table::GENERAL;

/// The settings of a family's games, in LIST's order.
pub fn all(family: &dyn Family) -> impl Iterator<Item = &'static Setting> + use<> {
    GENERAL.iter().chain(family.settings())
}

/// The settings of a game, on its board.
#[derive(Clone)]
pub struct Settings {
    kept: Kept,
    variant: Arc<dyn Variant>,
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings").field("kept", &self.kept).field("variant", &self.variant.title()).finish()
    }
}

/// A setting that someone typed.
#[derive(Debug)]
pub struct Change<'a> {
    /// New values, by name.
    pub values: Values,
    /// The part of the line that is left to read.
    pub rest: &'a str,
}

impl Settings {
    /// Pairs stored settings with their board.
    pub fn new(kept: Kept, variant: Arc<dyn Variant>) -> Self {
        Self { kept, variant }
    }

    /// Returns the stored form of the settings.
    pub fn kept(&self) -> &Kept {
        &self.kept
    }

    /// The board, with its own choices of rules.
    pub fn variant(&self) -> &Arc<dyn Variant> {
        &self.variant
    }

    fn family(&self) -> &'static dyn Family {
        self.variant.family()
    }

    /// The setting with this name.
    pub fn setting(&self, name: &str) -> Option<&'static Setting> {
        all(self.family()).find(|setting| setting.name == name)
    }

    /// The stored text of a setting's value.
    pub fn text(&self, name: &str) -> &str {
        self.kept.text(name).unwrap_or_else(|| self.default(name))
    }

    /// The value of a setting.
    pub fn get<T: Value>(&self, key: Key<T>) -> T {
        T::read(self.kept.text(key.name).or_else(|| self.default_of_family(key.name)).unwrap_or(key.default))
    }

    /// Returns whether an on/off setting is on.
    pub fn on(&self, key: Key<bool>) -> bool {
        self.get(key)
    }

    /// Changes a setting.
    pub fn put<T: Value>(&mut self, key: Key<T>, value: &T) {
        self.set(key.name, value.write());
    }

    /// Changes a setting, given the stored text of its value.
    pub fn set(&mut self, name: &str, value: String) {
        let is_default = self.setting(name).is_some() && self.default(name) == value;
        self.kept.set(name, (!is_default).then_some(value));
    }

    /// The default value of a setting.
    fn default(&self, name: &str) -> &'static str {
        self.default_of_family(name).or_else(|| Some(self.setting(name)?.default)).unwrap_or_default()
    }

    fn default_of_family(&self, name: &str) -> Option<&'static str> {
        self.family().defaults().iter().find(|(own, _)| *own == name).map(|(_, value)| *value)
    }

    /// The clock of a stage.
    pub fn clocking(&self, stage: &Stage) -> Clocking {
        self.text(stage.key).parse().unwrap_or_else(|_| Clocking::usual(stage))
    }

    /// New values that make these choices of rules.
    fn choosing(&self, choices: &[(&str, &str)]) -> Result<Values, Note> {
        Ok(vec![(CHOICES.name, self.variant.choose(self.text(CHOICES.name), choices)?)])
    }

    /// The rule options that differ from the board's own, in a word or two each: `WINGS`.
    pub fn options(&self) -> Vec<String> {
        self.variant.options(self.text(CHOICES.name))
    }

    /// Adds the game's reading of the rulebook, question by question. Returns whether the rules leave anything to choose.
    pub fn tell_rulings(&self, doc: &mut Doc) -> bool {
        self.variant.tell_rulings(self.text(CHOICES.name), doc)
    }

    /// Returns the differences from the defaults, in words that can be sent back after `SET`.
    pub fn differing(&self) -> Vec<String> {
        self.differing_among(|_| true)
    }

    /// Like [`differing`](Self::differing), but only for some settings.
    pub fn differing_among(&self, which: impl Fn(&Setting) -> bool) -> Vec<String> {
        let differs = all(self.family()).filter(|setting| self.kept.has(setting.name) && which(setting));
        let says = |setting: &Setting| match self.text(setting.name) {
            choices if setting.name == CHOICES.name => {
                self.variant.differences("", choices).into_iter().map(|(now, _)| now).collect()
            }
            value => vec![setting.say(value)],
        };
        differs.flat_map(says).collect()
    }

    /// Returns whether the setting has this value.
    pub fn has(&self, name: &str, value: &str) -> bool {
        if name == CHOICES.name {
            self.variant.differences(self.text(name), value).is_empty()
        } else {
            self.text(name) == value
        }
    }

    /// Describes a new value of a setting. Each pair is the new state and the old state of one thing that changes.
    pub fn changes(&self, setting: &Setting, value: &str) -> Vec<(String, String)> {
        let old = self.text(setting.name);
        if setting.name == CHOICES.name {
            self.variant.differences(old, value)
        } else {
            vec![(self.say(setting, value), self.say(setting, old))]
        }
    }

    /// A setting's value in words. These can be sent back after `SET`, except for a clock, which is a sentence.
    pub fn say(&self, setting: &Setting, value: &str) -> String {
        let clock = setting.stage().map(|stage| {
            let clocking = value.parse().unwrap_or_else(|_| Clocking::usual(stage));
            schedule::told(stage, &clocking, &self.get(keys::ZONE).0)
        });
        clock.unwrap_or_else(|| setting.say(value))
    }

    /// The clock of each stage as a sentence: `Movement every 2 days at 20:00 Berlin time; 24 hours of grace; ...`
    pub fn clocks(&self) -> impl Iterator<Item = String> {
        let told = |stage| schedule::told(stage, &self.clocking(stage), &self.get(keys::ZONE).0) + ".";
        self.family().stages().iter().map(told)
    }

    /// Reads one setting from the start of the text after `SET`, given the names of the boards. Returns `None` if no setting
    /// has that name.
    pub fn read<'a>(&self, text: &'a str, boards: &[String]) -> Option<Result<Change<'a>, Note>> {
        let open = open_form(self.family(), text);
        let option = self.named(text).filter(|(length, _)| {
            let longest = open.as_ref().map(|(_, form, _)| letters(form.words()));
            longest.is_none_or(|longest| longest < *length)
        });
        if let Some((_, change)) = option {
            return Some(change);
        }
        let (setting, form, rest) = open?;
        let (own, rest) = if setting.name == keys::COMMENT.name { (rest, "") } else { self.own_part(rest) };
        Some(match self.take(form, own, boards) {
            Ok(values) => Ok(Change { values, rest }),
            Err(why) => Err(Note::of(say!("{}: {why}", line(format!("SET {}", form.words().to_uppercase())), why))),
        })
    }

    /// The values that a form's words and the text after them mean.
    fn take(&self, form: &Form, text: &str, boards: &[String]) -> Result<Values, Note> {
        match form {
            Form::Is(..) => Ok(Values::new()),
            Form::Takes(_, read) => read(text),
            Form::Chooses(_, read) => {
                Ok(vec![(CHOICES.name, read(text, self.variant.as_ref(), self.text(CHOICES.name))?)])
            }
            Form::Board(_) => match self.variant_and_options(text, boards)? {
                values if values.is_empty() => Err(Note::of(say!(
                    "Write the name of a board, or of an option: {}. {} shows the boards.",
                    line("VARIANT STANDARD"),
                    line("LIST VARIANTS")
                ))),
                values => Ok(values),
            },
            Form::NotBoard(_) => match self.option(&format!("no {text}")) {
                Some(change) => change.map(|change| change.values),
                None => Err(Note::of(say!("Write the name of an option that is on: {}.", line("NOT VARIANT WINGS")))),
            },
            Form::Clock(_, stage) => Ok(vec![(stage.key, self.clocking(stage).with(text)?.to_string())]),
            Form::Every(_, stage) => {
                let (clocking, zone) = schedule::every(text, &self.clocking(stage))?;
                let zone = zone.map(|zone| (keys::ZONE.name, zone_name(&zone)));
                // In words, the clock names the zone.
                Ok(zone.into_iter().chain([(stage.key, clocking.to_string())]).collect())
            }
        }
    }

    /// Reads a board and options of its rules, in any order. The name of a board sets the key `variant`. So does a word that is
    /// neither a board nor an option: the caller reports that no such board exists. A board's own name takes precedence over
    /// other spellings of an option (`vassal` is a board, `vassals` an option).
    ///
    /// # Errors
    /// A sentence about an option that cannot be chosen.
    pub fn variant_and_options(&self, text: &str, boards: &[String]) -> Result<Values, Note> {
        let mut settings = self.clone();
        let mut values = Values::new();
        let mut rest = text;
        if MAX_OPTIONS < text.split_whitespace().count() {
            return Err(Note::of("That is more words than a variant has options."));
        }
        loop {
            rest = rest.trim_start_matches(|c: char| c == ',' || c.is_whitespace());
            let Some(word) = rest.split([',', ' ', '\t']).next().filter(|word| !word.is_empty()) else {
                return Ok(values);
            };
            let named = boards.iter().filter_map(|board| Some((board, after_name(rest, board)?)));
            if let Some((board, left)) = named.max_by_key(|(board, _)| letters(board)) {
                values.push((keys::VARIANT.name, board.clone()));
                rest = left;
                continue;
            }
            let Some(change) = settings.option(rest) else {
                values.push((keys::VARIANT.name, word.to_lowercase()));
                rest = &rest[word.len()..];
                continue;
            };
            let change = change?;
            rest = change.rest;
            change.values.iter().for_each(|(name, value)| settings.set(name, value.clone()));
            values.extend(change.values);
        }
    }

    /// Reads an option of a variant from the start of a text, as CREATE accepts them next to the variant's name: a choice of
    /// rules, or a setting that takes only its name. Returns `None` if no option has that name.
    pub fn option<'a>(&self, text: &'a str) -> Option<Result<Change<'a>, Note>> {
        self.named(text).map(|(_, change)| change)
    }

    /// Like [`option`](Self::option), with the number of letters in the option's name.
    fn named<'a>(&self, text: &'a str) -> Option<(usize, Result<Change<'a>, Note>)> {
        let forms = all(self.family()).flat_map(|setting| setting.forms.iter().map(move |form| (setting.name, form)));
        let fits = forms.filter_map(|(name, form)| match form {
            Form::Is(words, value) => Some((name, value, letters(words), after_words(text, words)?)),
            _ => None,
        });
        let fit = fits.max_by_key(|(_, _, length, _)| *length);
        let choice =
            self.family().choice(text).filter(|found| fit.is_none_or(|(_, _, length, _)| length < found.length));
        if let Some(found) = choice {
            let values = found.means.and_then(|choices| self.choosing(&choices));
            return Some((found.length, values.map(|values| Change { values, rest: found.rest })));
        }
        let (name, value, length, rest) = fit?;
        Some((length, Ok(Change { values: vec![(name, (*value).to_owned())], rest })))
    }

    /// Splits off the part of the text that belongs to one setting. It ends at a comma that another setting follows.
    fn own_part<'a>(&self, text: &'a str) -> (&'a str, &'a str) {
        let cut = text.match_indices(',').map(|(at, _)| at).find(|at| begins_setting(self.family(), &text[at + 1..]));
        cut.map_or((text, ""), |at| (text[..at].trim(), &text[at + 1..]))
    }
}

/// The maximum number of words in a description of what to play.
const MAX_OPTIONS: usize = 60;

/// Returns whether a text begins with a setting of the family's games, or with a choice of its rules.
pub fn begins_setting(family: &dyn Family, text: &str) -> bool {
    all(family).any(|setting| setting.begins(text)) || family.choice(text).is_some()
}

/// Returns the rest of a text after the setting or choice of rules at its start, by the longest match, and whether that rest is
/// the value, still unread.
pub fn after_setting<'a>(family: &dyn Family, text: &'a str) -> Option<(&'a str, bool)> {
    let forms = all(family).flat_map(|setting| setting.forms);
    let own = forms.filter_map(|form| Some((letters(form.words()), after_words(text, form.words())?, form.is_open())));
    let choice = family.choice(text).map(|choice| (choice.length, choice.rest.trim(), false));
    own.chain(choice).max_by_key(|(length, _, _)| *length).map(|(_, rest, is_open)| (rest, is_open))
}

/// The longest form that the text begins with and that takes a value after its words.
fn open_form<'a>(family: &dyn Family, text: &'a str) -> Option<(&'static Setting, &'static Form, &'a str)> {
    let forms = all(family).flat_map(|setting| setting.forms.iter().map(move |form| (setting, form)));
    let open = forms.filter(|(_, form)| form.is_open());
    let fits = open.filter_map(|(setting, form)| Some((setting, form, after_words(text, form.words())?)));
    fits.max_by_key(|(_, form, _)| letters(form.words()))
}
