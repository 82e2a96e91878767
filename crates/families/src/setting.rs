//! Settings: their names, values, defaults and effects.
//!
//! The database stores the value of a setting as text. The judge has the table of settings that all games share. A
//! family adds its own rows. Code reads a setting by its [`Key`], which has the type of the value.
use super::Variant;
use chancery_rules::Stage;
use chancery_text::after_words;
use chancery_text::sentence::Note;
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

/// The name of a setting, and the type of its value.
pub struct Key<T> {
    /// Its name in the database: `gunboat`.
    pub name: &'static str,
    /// Its default value.
    pub default: &'static str,
    value: PhantomData<fn() -> T>,
}

impl<T> Key<T> {
    /// Makes a key. It also needs a row in a table of settings.
    pub const fn new(name: &'static str, default: &'static str) -> Self {
        Self { name, default, value: PhantomData }
    }
}

impl<T> Clone for Key<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Key<T> {}

impl<T> fmt::Debug for Key<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// The value of a setting.
pub trait Value: Sized {
    /// Reads the stored text. Unknown text is an old default, or damage in the database.
    fn read(text: &str) -> Self;
    /// The text to store.
    fn write(&self) -> String;
}

impl Value for bool {
    fn read(text: &str) -> Self {
        text == "yes"
    }

    fn write(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }
}

impl<T: FromStr + Display> Value for Option<T> {
    fn read(text: &str) -> Self {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.as_ref().map(T::to_string).unwrap_or_default()
    }
}

impl Value for String {
    fn read(text: &str) -> Self {
        text.to_owned()
    }

    fn write(&self) -> String {
        self.clone()
    }
}

/// New values of settings, by name.
pub type Values = Vec<(&'static str, String)>;

/// One setting: a row of a table.
#[derive(Debug)]
pub struct Setting {
    /// Its name in the database.
    pub name: &'static str,
    /// The effect, for HELP: sentences.
    pub doc: &'static str,
    /// Its default value.
    pub default: &'static str,
    /// Every way to set it. A value is printed as the first form that gives it.
    pub forms: &'static [Form],
    /// Whether it can only be changed while the game is forming.
    pub before_start: bool,
    /// Whether one player can change it alone during a game that its players run.
    pub by_anyone: bool,
}

/// One way to write a setting.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// These words set that value.
    Is(&'static str, &'static str),
    /// These words are followed by a value to read.
    Takes(&'static str, fn(&str) -> Result<Values, Note>),
    /// These words are followed by choices of rules. A board reads them, together with the stored ones.
    Chooses(&'static str, fn(&str, &dyn Variant, &str) -> Result<String, Note>),
    /// These words are followed by the name of a board, and of options.
    Board(&'static str),
    /// These words are followed by options that are removed.
    NotBoard(&'static str),
    /// These words are followed by the clock of a stage: `NEXT 46 GRACE 24`.
    Clock(&'static str, &'static Stage),
    /// These words are followed by the frequency of a stage's end: `3 DAYS AT 20:00`.
    Every(&'static str, &'static Stage),
}

impl Form {
    /// The words at its beginning.
    pub fn words(&self) -> &'static str {
        match self {
            Self::Is(words, _)
            | Self::Takes(words, _)
            | Self::Chooses(words, _)
            | Self::Board(words)
            | Self::NotBoard(words)
            | Self::Clock(words, _)
            | Self::Every(words, _) => words,
        }
    }

    /// Returns whether a value follows the words.
    pub fn is_open(&self) -> bool {
        !matches!(self, Self::Is(..))
    }
}

impl Setting {
    /// Creates a setting that can be changed at any time.
    pub const fn new<T>(key: Key<T>, forms: &'static [Form], doc: &'static str) -> Self {
        Self { name: key.name, doc, default: key.default, forms, before_start: false, by_anyone: false }
    }

    /// Returns this setting with changes restricted to the time before the start.
    pub const fn until_start(self) -> Self {
        Self { before_start: true, ..self }
    }

    /// Returns this setting with permission for one player to change it alone during a game that its players run.
    pub const fn by_anyone(self) -> Self {
        Self { by_anyone: true, ..self }
    }

    /// Creates the clock of a stage. Its name is the stage's key.
    pub const fn clock(stage: &'static Stage, forms: &'static [Form], doc: &'static str) -> Self {
        Self { name: stage.key, doc, default: "", forms, before_start: false, by_anyone: false }
    }

    /// Returns whether it is the clock of a stage.
    pub fn is_clock(&self) -> bool {
        self.stage().is_some()
    }

    /// The stage whose clock it sets.
    pub fn stage(&self) -> Option<&'static Stage> {
        self.forms.iter().find_map(|form| match form {
            Form::Clock(_, stage) => Some(*stage),
            _ => None,
        })
    }

    /// All ways to write it, in capitals: one for each meaning, without alternative spellings.
    pub fn words(&self) -> Vec<String> {
        let mut seen = Vec::new();
        let mut words = Vec::new();
        for form in self.forms {
            let (value, said) = match form {
                Form::Is(text, value) => (*value, text.to_uppercase()),
                open => ("...", format!("{} ...", open.words().to_uppercase())),
            };
            if !seen.contains(&value) {
                seen.push(value);
                words.push(said);
            }
        }
        words
    }

    /// Returns the words for a value, which can be mailed back after `SET`.
    pub fn say(&self, value: &str) -> String {
        let fixed = self.forms.iter().find_map(|form| match form {
            Form::Is(words, v) if *v == value => Some(words.to_uppercase()),
            _ => None,
        });
        let taken = || {
            let open = self.forms.iter().find(|form| form.is_open())?;
            let words = open.words().to_uppercase();
            if value.contains('\n') {
                return Some(format!("{words} {value}"));
            }
            let value: Vec<&str> = value.split_whitespace().collect();
            Some(format!("{words} {}", value.join(" ")).trim_end().to_owned())
        };
        fixed.or_else(taken).unwrap_or_default()
    }

    /// Returns whether a text begins with one of its forms.
    pub fn begins(&self, text: &str) -> bool {
        self.forms.iter().any(|form| after_words(text, form.words()).is_some())
    }
}

/// The values of a game's settings that differ from the defaults, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    values: BTreeMap<String, String>,
}

impl Kept {
    /// Reads them as stored: a JSON object.
    ///
    /// # Errors
    /// If it is something else.
    pub fn from_json(text: &str) -> anyhow::Result<Self> {
        Ok(Self { values: serde_json::from_str(text)? })
    }

    /// The text to store.
    pub fn to_json(&self) -> String {
        serde_json::json!(self.values).to_string()
    }

    /// The text of a setting, if it differs from the default.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str)
    }

    /// The value of a setting.
    pub fn get<T: Value>(&self, key: Key<T>) -> T {
        T::read(self.text(key.name).unwrap_or(key.default))
    }

    /// Sets a value. `None` restores the default.
    pub fn set(&mut self, name: &str, value: Option<String>) {
        match value {
            Some(value) => self.values.insert(name.to_owned(), value),
            None => self.values.remove(name),
        };
    }

    /// Returns whether a setting differs from its default.
    pub fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }
}
