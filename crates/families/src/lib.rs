//! Families of games, as the judge uses them: not only rules, but boards, settings, HELP, reports, and data for pictures.
//!
//! A [`Family`] is Diplomacy with all its boards, or Stratego with all its armies. It reads a board into a [`Variant`]. A variant with a
//! game's choices of rules is a [`Ruleset`], and a position under it is a [`Position`](ruleset::Position). The judge works with these four
//! types, and knows no particular game.
//!
//! - [`setting`] defines settings: their words, defaults and effects
//! - [`ruleset`] is an engine with its types erased
//! - [`learn`] has positions to learn a game from, with tasks
//! - [`example`] is the position that illustrates a board
//! - [`report`] turns views and events into e-mail text
//! - [`sheet`] is the same as data, for pictures, pages and programs; [`extras`] has the panels next to the board on a page
//! - [`diplomacy`] is Diplomacy with its variants, [`stratego`] Stratego with its armies, [`conquest`] Conquest with its maps
mod adjudication;
pub mod conquest;
pub mod diplomacy;
pub mod example;
pub mod extras;
mod headline;
pub mod learn;
pub mod report;
pub mod setting;
pub use chancery_picture::sheet;
pub mod ruleset;
pub mod stratego;

use chancery_picture::layout::Layout;
use chancery_rules::{Flaw, Stage};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, theirs};
use ruleset::Ruleset;
use serde::Deserialize;
use serde_json::{Map, Value};
use setting::{Kept, Key, Setting};
use std::borrow::Cow;
use std::sync::Arc;

/// The game families that come with the program. A board that does not name its family belongs to the first.
pub const ALL: Families = &[&diplomacy::Diplomacy, &stratego::Stratego, &conquest::Conquest];

/// Game families that a judge supports.
pub type Families = &'static [&'static dyn Family];

/// A game's choices of rules, where boards and rulebooks differ, as stored: `wings=on builds=any`. A family with such
/// choices has a row for them in its settings.
pub const CHOICES: Key<String> = Key::new("policies", "");

/// Finds the text of a file: `text("standard", "start.txt")`.
pub type Texts<'a, 'b> = &'b dyn Fn(&str, &str) -> Option<&'a str>;

/// A family of games: everything that the judge needs before there is a position.
pub trait Family: Send + Sync {
    /// The name of its folder under `variants/`, and its key in the database: `diplomacy`.
    fn key(&self) -> &'static str;
    /// `Diplomacy`
    fn title(&self) -> &'static str;
    /// The board used if the creator of a game does not name one.
    fn default_board(&self) -> &'static str;
    /// The stages of its games, each with its own clock, the main one first.
    fn stages(&self) -> &'static [Stage];
    /// Its own settings, in addition to those that all games have.
    fn settings(&self) -> &'static [Setting];
    /// Defaults that differ from those of all games: the name of each setting, and its value here.
    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Its own keywords in e-mails. In its games, they take precedence over commands of the same name.
    fn words(&self) -> &'static [Word] {
        &[]
    }
    /// Its own HELP topics.
    fn topics(&self) -> &'static [Topic];
    /// The requests in everyday words about its games.
    fn wishes(&self) -> &'static [Request] {
        &[]
    }
    /// Its chapter of the guide for new players. Empty if the guide's own examples come from its games.
    fn guide(&self) -> &'static str {
        ""
    }
    /// Returns what TUTORIAL teaches, if it can teach this family's games.
    fn tutorial(&self) -> Option<&'static Tutorial> {
        None
    }
    /// The positions for learning its games, in the format of [`learn`], if it has any.
    fn learn(&self) -> Option<&'static str> {
        None
    }
    /// The position described by these lines of [`learn`](Family::learn), in saved form.
    ///
    /// # Errors
    /// A sentence that says which line is wrong.
    fn learn_position(&self, facts: &learn::Facts) -> Result<Value, String> {
        facts.only(&[]).map(|()| Value::Null)
    }
    /// A complete game by mail for `chancery demo`, if the family has one.
    fn demo(&self) -> Option<&'static Demo> {
        None
    }
    /// The boards that come with the program, as folder, file and text. Sorted.
    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)];
    /// The files allowed in a board's folder, apart from recorded games.
    fn files(&self) -> &'static [&'static str];
    /// The parts of a board that can be changed by e-mail, each with its file, the sheet (`variant.toml`) first. Empty if its boards cannot
    /// be changed by mail.
    fn morph_parts(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Reads a board.
    ///
    /// # Errors
    /// Everything that is wrong with its files: at least one flaw.
    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>>;
    /// Returns all flaws of a board and of the other files in its folder, whose names and texts are `own`.
    fn check(&self, key: &str, text: Texts, own: &[(&str, &str)]) -> Vec<Flaw>;
    /// Reads choices of rules at the start of a text, preferring the longest words that match.
    fn choice<'a>(&self, text: &'a str) -> Option<RuleChoices<'a>> {
        let _ = text;
        None
    }
    /// Every way to write a choice of rules.
    fn choice_words(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Its choices of rules, as questions for someone creating a game.
    fn questions(&self) -> Vec<Question> {
        Vec::new()
    }
    /// The names of the options that CREATE accepts in addition to a board.
    fn option_names(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Returns the reason why a word is not a choice of rules, if it is similar to one.
    fn near_choice(&self, typed: &str) -> Option<Note> {
        let _ = typed;
        None
    }
    /// Adds the HELP text on a choice of rules. Returns whether a choice of this name exists.
    fn explain(&self, topic: &str, doc: &mut Doc) -> bool {
        let _ = (topic, doc);
        false
    }
}

impl dyn Family {
    /// The folders of the boards that come with the program, in alphabetical order.
    pub fn boards(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.shipped().chunk_by(|a, b| a.0 == b.0).filter_map(|rows| rows.first()).map(|row| row.0)
    }

    /// All files of a board that comes with the program, with their names and texts.
    pub fn board_files(&self, key: &str) -> impl Iterator<Item = (&'static str, &'static str)> + use<'_> {
        let start = self.shipped().partition_point(|row| row.0 < key);
        let end = self.shipped().partition_point(|row| row.0 <= key);
        self.shipped()[start..end].iter().map(|row| (row.1, row.2))
    }
}

/// The lines of a `variant.toml` that decide how to read its board.
#[derive(Debug, Default, Deserialize)]
pub struct Nature {
    /// The family that it belongs to.
    pub family: Option<String>,
    /// The board that it is based on.
    pub base: Option<String>,
}

impl Nature {
    /// Reads these two lines of a `variant.toml`. The family checks the rest.
    pub fn read(toml: &str) -> Self {
        toml::from_str(toml).unwrap_or_default()
    }
}

/// Choices of rules in an e-mail.
#[derive(Clone, Debug)]
pub struct RuleChoices<'a> {
    /// Their length, in letters and digits.
    pub length: usize,
    /// The choices, by name (`wings`, `on`), or a sentence that says why they are not valid.
    pub means: Result<Vec<(&'static str, &'static str)>, Note>,
    /// The rest of the text.
    pub rest: &'a str,
}

/// A choice of rules, as a question for someone creating a game. Without an answer, the board's choice applies.
#[derive(Clone, Debug)]
pub struct Question {
    /// The stored name: `convoy-paradox`.
    pub name: &'static str,
    /// The question, in a sentence.
    pub says: &'static str,
    /// Whether it settles a reading of the rulebook. Other choices add to the rules.
    pub is_ruling: bool,
    /// The answers.
    pub answers: Vec<Reply>,
    /// The largest number that is also accepted, after the name.
    pub up_to: Option<u32>,
}

/// An answer to a [`Question`].
#[derive(Clone, Debug)]
pub struct Reply {
    /// The stored word: `on`.
    pub word: &'static str,
    /// As SET and CREATE read it: `WINGS`.
    pub line: String,
    /// The meaning, in a sentence.
    pub says: &'static str,
}

/// A family's own keyword in e-mails.
#[derive(Debug)]
pub struct Word {
    /// Every way to type it, in lower case.
    pub words: &'static [&'static str],
    /// The effect, for HELP. Empty if HELP has a different text for it.
    pub help: &'static str,
    /// The judge's response to it.
    pub does: Does,
}

/// The judge's response to a family's own keyword.
#[derive(Debug)]
pub enum Does {
    /// The lines below it, down to one of these terminators (lower case, without spaces), are one order. If more text follows on its own
    /// line, that line alone is the order.
    Order(&'static [&'static str]),
    /// A question. The reply says as much as the asker may know.
    Answer,
    /// A question too, if the rest of the line fits. The rest may have short filler words, as sentences do: `ODDS NBR FROM GEL`.
    AnswerOn(fn(&str) -> bool),
    /// An order for the next phase of this stage, or for the current phase if it belongs to the stage.
    For(&'static str),
    /// An alias of a command, passing on the rest of the line: `OFFER DRAW` means `SET DRAW`.
    Means(&'static str),
}

/// The lessons of TUTORIAL, in a game that a newcomer plays alone.
#[derive(Debug)]
pub struct Tutorial {
    /// The board.
    pub board: &'static str,
    /// Its steps.
    pub lessons: &'static [Lesson],
}

/// A step of TUTORIAL.
#[derive(Debug)]
pub struct Lesson {
    /// The subject, in a few words.
    pub title: &'static str,
    /// The explanation, and the task.
    pub text: &'static str,
    /// The condition that completes the lesson.
    pub asks: Asks,
}

/// A condition that completes a lesson.
#[derive(Clone, Copy, Debug)]
pub enum Asks {
    /// These orders are on file, in canonical spelling.
    Orders(&'static [&'static str]),
    /// This command, given by the name of its file, was carried out.
    Command(&'static str),
}

/// A complete game by mail, as a demonstration.
#[derive(Debug)]
pub struct Demo {
    /// The e-mails, with the writer and the time of each, in the format of `cli::script`.
    pub script: &'static str,
    /// The reader whose mailbox is worth reading: `ann@example.org`.
    pub reader: &'static str,
    /// The e-mails with attachments worth saving: the folder for them, words from the e-mail's subject, and a description.
    pub shows: &'static [(&'static str, &'static str, &'static str)],
}

/// A HELP topic.
#[derive(Debug)]
pub struct Topic {
    /// All its names, in lower case.
    pub names: &'static [&'static str],
    /// The subject, in a few words.
    pub says: &'static str,
    /// Adds its text.
    pub tell: fn(&mut Doc),
}

/// A request in everyday words: HELP's text about it, and the line that does it.
#[derive(Debug)]
pub struct Request {
    /// The words that complete "To …": `be away for some days`. Empty for words that only HELP explains.
    pub name: &'static str,
    /// The words that HELP knows it by, in lower case.
    pub words: &'static [&'static str],
    /// The ways to ask for it in a sentence, as patterns: a few words in their order. `late|slow` is either word, a word in capitals is
    /// any of a class, and a slot such as `{date}` any date. `=` in front means that nothing may be added but little words.
    pub heard: &'static [&'static str],
    /// The HELP text.
    pub says: Says,
    /// The line that does it.
    pub next: NextStep,
}

impl Request {
    /// The line that does it, with its slots.
    pub fn line(&self) -> Cow<'static, str> {
        match self.next.line() {
            "" => Cow::Owned(format!("HELP {}", self.topic())),
            line => Cow::Borrowed(line),
        }
    }

    /// The HELP topic about it, as it follows HELP.
    pub fn topic(&self) -> String {
        let topic = match self.says {
            Says::Topic(topic) => topic,
            Says::Text(_) => self.words.first().copied().unwrap_or_default(),
        };
        topic.to_uppercase()
    }

    /// Everyday words that only HELP explains.
    pub const fn explained(words: &'static [&'static str], says: Says) -> Self {
        Self { name: "", words, heard: &[], says, next: NextStep::Show("") }
    }
}

/// The line that answers a wish. Slots such as `{dates}` are filled from the sentence. One that ends with `?` may stay empty.
#[derive(Clone, Copy, Debug)]
pub enum NextStep {
    /// A question, which the judge answers at once. Empty for HELP with the first of its words.
    Show(&'static str),
    /// A line that the judge offers to carry out.
    Ask(&'static str),
    /// A line that the writer has to send.
    Line(&'static str),
    /// The orders on file, or else those of the last such phase, as a proposal.
    Repeat,
}

impl NextStep {
    /// The line, with its slots.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Show(line) | Self::Ask(line) | Self::Line(line) => line,
            Self::Repeat => "STATUS",
        }
    }
}

/// The HELP text for a word.
#[derive(Clone, Copy, Debug)]
pub enum Says {
    /// The text of this topic. Empty for the list of topics.
    Topic(&'static str),
    /// This text.
    Text(&'static str),
}

/// A board that has been read. Its rules still need the choices of a game.
pub trait Variant: Send + Sync {
    /// Its family.
    fn family(&self) -> &'static dyn Family;
    /// Its name: `Standard`.
    fn title(&self) -> &str;
    /// The number of powers that can have a player.
    fn n_played(&self) -> usize;
    /// The goal in a few characters, for a column of LIST VARIANTS: `18`.
    fn goal(&self) -> String;
    /// Describes the board in words: GET MAP.
    fn describe(&self, doc: &mut Doc);
    /// The board in a few lines, for its keeper.
    fn overview(&self) -> String;
    /// Returns the data for pictures of the board. `None` if the family's boards have no pictures.
    fn layout(&self) -> Option<Layout> {
        None
    }
    /// The rules of a game with these settings. Only settings of the family that are fixed before the start matter.
    ///
    /// # Errors
    /// A sentence that names the choice that does not exist.
    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String>;
    /// Checks that the board supports a game with these settings.
    ///
    /// # Errors
    /// A sentence that says what is possible.
    fn fits(&self, settings: &Kept) -> Result<(), Note> {
        let _ = settings;
        Ok(())
    }
    /// Adjudicates one line of `chancery adjudicate --jsonl`, without its `id` and `variant`. The family defines the format of lines and
    /// replies.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the line.
    fn adjudicate(&self, line: Map<String, Value>) -> Result<Map<String, Value>, String> {
        let _ = line;
        Err(format!("Positions of {} are not adjudicated line by line.", self.family().title()))
    }
    /// Checks that its names are safe in e-mails. They may come from a stranger.
    ///
    /// # Errors
    /// A sentence that says which are not.
    fn check_names(&self) -> Result<(), Note> {
        Ok(())
    }
    /// Adds to a game's stored choices, and returns the result.
    ///
    /// # Errors
    /// A sentence that names the choice that does not exist.
    fn choose(&self, kept: &str, choices: &[(&str, &str)]) -> Result<String, Note> {
        let _ = kept;
        choices
            .first()
            .map_or(Ok(String::new()), |(name, _)| Err(Note::of(say!("{} is not one of the choices.", theirs(*name)))))
    }
    /// Returns the differences between the stored choices of two games on this board: each difference, worded so that it can be mailed back
    /// after `SET`, and the earlier value.
    fn differences(&self, from: &str, to: &str) -> Vec<(String, String)> {
        let _ = (from, to);
        Vec::new()
    }
    /// Adds the game's readings of the rulebook where rulebooks differ. Returns whether there is anything to choose.
    fn tell_rulings(&self, kept: &str, doc: &mut Doc) -> bool {
        let _ = (kept, doc);
        false
    }
    /// The options in which a game differs from its board, in a word or two each: `WINGS`.
    fn options(&self, kept: &str) -> Vec<String> {
        let _ = kept;
        Vec::new()
    }
}
