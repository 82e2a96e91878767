//! All that a family of games brings to the judge besides its rules: boards, settings, HELP, reports, data for pictures.
//!
//! A [`Family`] is Diplomacy with all its boards, or Stratego with all its armies. It reads boards, and a board that has been read
//! is a [`Variant`]. A variant with a game's choices of rules is a [`Ruleset`], and a position in it is a
//! [`Position`](ruleset::Position). The judge knows these four, and no game.
//!
//! - [`setting`] defines settings: their words, defaults and effects
//! - [`ruleset`] is an engine with its types erased
//! - [`learn`] has positions to learn a game from, with tasks
//! - [`example`] is the position with which a board is shown
//! - [`report`] turns views and events into the text of letters
//! - [`sheet`] is the same as data, for pictures, pages and programs; [`extras`] is what stands beside the board on a page
//! - [`diplomacy`] is Diplomacy with its variants, [`stratego`] Stratego with its armies, [`conquest`] Conquest with its maps
pub mod conquest;
pub mod diplomacy;
pub mod example;
pub mod extras;
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
use std::sync::Arc;

/// The families of games that come with the program. A board that does not name its family belongs to the first.
pub const ALL: Families = &[&diplomacy::Diplomacy, &stratego::Stratego, &conquest::Conquest];

/// Families that a judge plays.
pub type Families = &'static [&'static dyn Family];

/// A game's choices of rules, where boards and rulebooks differ, as stored: `wings=on builds=any`. A family with such
/// choices has a row for them in its settings.
pub const CHOICES: Key<String> = Key::new("policies", "");

/// Finds the text of a file: `text("standard", "start.txt")`.
pub type Texts<'a, 'b> = &'b dyn Fn(&str, &str) -> Option<&'a str>;

/// A family of games: everything that the judge asks before there is a position.
pub trait Family: Send + Sync {
    /// The name of its folder under `variants/`, and its name in the database: `diplomacy`.
    fn key(&self) -> &'static str;
    /// `Diplomacy`
    fn title(&self) -> &'static str;
    /// The board of a game if nobody names one.
    fn default_board(&self) -> &'static str;
    /// The stages of its games, each with its own clock; the main one first.
    fn stages(&self) -> &'static [Stage];
    /// Its own settings, in addition to those of all games.
    fn settings(&self) -> &'static [Setting];
    /// Settings of all games that are something else in its games if nobody has set them: by name, with the value.
    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Its own keywords in letters. In its games they come before commands of the same name.
    fn words(&self) -> &'static [Word] {
        &[]
    }
    /// Its own topics of HELP.
    fn topics(&self) -> &'static [Topic];
    /// Returns what HELP says to the words that people have for what is done in its games.
    fn hints(&self) -> &'static [Hint] {
        &[]
    }
    /// Its chapter of the guide for new players, as a paper. Empty if the guide's own examples are of its
    /// games.
    fn guide(&self) -> &'static str {
        ""
    }
    /// Returns what TUTORIAL teaches, if it can teach this family's games.
    fn tutorial(&self) -> Option<&'static Tutorial> {
        None
    }
    /// The positions from which its games are learnt, as [`learn`] reads them, if there are any.
    fn learn(&self) -> Option<&'static str> {
        None
    }
    /// The position that these lines of [`learn`](Family::learn) describe, as it is saved.
    ///
    /// # Errors
    /// A sentence that says which line is wrong.
    fn learn_position(&self, facts: &learn::Facts) -> Result<Value, String> {
        facts.only(&[]).map(|()| Value::Null)
    }
    /// A whole game by mail, for `chancery demo`, if the family has one.
    fn demo(&self) -> Option<&'static Demo> {
        None
    }
    /// The boards that come with the program: folder, file, text. Sorted.
    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)];
    /// The files that the folder of a board can have, apart from recorded games.
    fn files(&self) -> &'static [&'static str];
    /// The parts of a board that a letter can change, each with its file; the sheet (`variant.toml`) first. If empty,
    /// its boards cannot be changed by mail.
    fn morph_parts(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Reads a board.
    ///
    /// # Errors
    /// Everything that is wrong with its files: at least one flaw.
    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>>;
    /// Everything that is wrong with a board, and with the other files in its folder: the names and texts of `own`.
    fn check(&self, key: &str, text: Texts, own: &[(&str, &str)]) -> Vec<Flaw>;
    /// Choices of rules at the start of a text, in the longest words that match.
    fn choice<'a>(&self, text: &'a str) -> Option<RuleChoices<'a>> {
        let _ = text;
        None
    }
    /// Every way to write a choice of rules.
    fn choice_words(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Its choices of rules, as questions to somebody who begins a game.
    fn questions(&self) -> Vec<Question> {
        Vec::new()
    }
    /// The names of the options that CREATE takes besides the name of a board.
    fn option_names(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Returns the reason why a word is not a choice of rules, if it is similar to one.
    fn near_choice(&self, typed: &str) -> Option<Note> {
        let _ = typed;
        None
    }
    /// Adds the HELP on a choice of rules. Returns whether there is one of this name.
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

/// The statements of a `variant.toml` about how to read its board.
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

/// Choices of rules in a letter.
#[derive(Clone, Debug)]
pub struct RuleChoices<'a> {
    /// The number of letters and digits in them.
    pub length: usize,
    /// The choices that they mean, by name (`wings`, `on`), or a sentence that says why they are not valid.
    pub means: Result<Vec<(&'static str, &'static str)>, Note>,
    /// The rest of the text.
    pub rest: &'a str,
}

/// A choice of rules, as a question to somebody who begins a game. Without an answer, it is as the board has it.
#[derive(Clone, Debug)]
pub struct Question {
    /// As it is kept: `convoy-paradox`.
    pub name: &'static str,
    /// The question, in a sentence.
    pub says: &'static str,
    /// It reads the rulebook, where rulebooks differ; the others add to the rules.
    pub is_ruling: bool,
    /// The answers.
    pub answers: Vec<Reply>,
    /// A number up to this is an answer too, behind the name.
    pub up_to: Option<u32>,
}

/// An answer to a [`Question`].
#[derive(Clone, Debug)]
pub struct Reply {
    /// As it is kept: `on`.
    pub word: &'static str,
    /// As SET and CREATE read it: `WINGS`.
    pub line: String,
    /// The meaning, in a sentence.
    pub says: &'static str,
}

/// A family's own keyword in letters.
#[derive(Debug)]
pub struct Word {
    /// Every way to type it, in lower case.
    pub words: &'static [&'static str],
    /// The effect, for HELP; empty if HELP says something else to it.
    pub help: &'static str,
    /// The judge's action on it.
    pub does: Does,
}

/// The judge's action on a family's own keyword.
#[derive(Debug)]
pub enum Does {
    /// The lines below it, up to one of these (lower case, without spaces), are one order. If more follows on its own
    /// line, that line alone is the order.
    Order(&'static [&'static str]),
    /// It is a question, answered with what the asker may know.
    Answer,
    /// The same, if what follows fits, which may have little words in it, as sentences have: `ODDS NBR FROM GEL`.
    AnswerOn(fn(&str) -> bool),
    /// Its line is an order for the next phase of this stage; in such a phase, for the present one.
    For(&'static str),
    /// It means a command, with whatever follows: `OFFER DRAW` means `SET DRAW`.
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
    /// The lesson that it teaches, and what it asks for.
    pub text: &'static str,
    /// The task that must be done.
    pub asks: Asks,
}

/// The task that a lesson wants to be done.
#[derive(Clone, Copy, Debug)]
pub enum Asks {
    /// These orders are on file, in canonical spelling.
    Orders(&'static [&'static str]),
    /// This command is carried out: the name of its file.
    Command(&'static str),
}

/// A whole game by mail, to look at.
#[derive(Debug)]
pub struct Demo {
    /// The letters, with the writer and the time of each: `cli::script` says how.
    pub script: &'static str,
    /// The reader whose mailbox is worth reading: `ann@example.org`.
    pub reader: &'static str,
    /// Their letters that are worth looking at: where what goes with them is put, words of their subjects, and what it is.
    pub shows: &'static [(&'static str, &'static str, &'static str)],
}

/// A topic of HELP.
#[derive(Debug)]
pub struct Topic {
    /// All its names, in lower case.
    pub names: &'static [&'static str],
    /// The subject, in a few words.
    pub says: &'static str,
    /// Adds its text.
    pub tell: fn(&mut Doc),
}

/// Words that people have for something, and what HELP says to them.
#[derive(Debug)]
pub struct Hint {
    /// The words, in lower case.
    pub names: &'static [&'static str],
    /// The answer of HELP.
    pub says: Says,
}

/// The answer of HELP to a word.
#[derive(Clone, Copy, Debug)]
pub enum Says {
    /// The answer on this topic; on none, the list of topics.
    Topic(&'static str),
    /// This.
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
    /// The goal in a few letters, for a column of LIST VARIANTS: `18`.
    fn goal(&self) -> String;
    /// Tells the board in words: GET MAP.
    fn describe(&self, doc: &mut Doc);
    /// The board in a few lines, for its keeper.
    fn overview(&self) -> String;
    /// Returns what pictures need to know of the board; `None` if the family's boards have no pictures.
    fn layout(&self) -> Option<Layout> {
        None
    }
    /// The rules of a game with these settings. Only the family's settings that must be set before the start count.
    ///
    /// # Errors
    /// A sentence that names the choice that does not exist.
    fn play(&self, settings: &Kept) -> Result<Arc<dyn Ruleset>, String>;
    /// Checks that a game with these settings can be played on it.
    ///
    /// # Errors
    /// A sentence that says what is possible.
    fn fits(&self, settings: &Kept) -> Result<(), Note> {
        let _ = settings;
        Ok(())
    }
    /// Adjudicates one line of `chancery adjudicate --jsonl`: what is in it besides its `id` and its `variant`. The family
    /// says what lines and answers look like.
    ///
    /// # Errors
    /// A sentence that names what is wrong with the line.
    fn adjudicate(&self, line: Map<String, Value>) -> Result<Map<String, Value>, String> {
        let _ = line;
        Err(format!("Positions of {} are not adjudicated line by line.", self.family().title()))
    }
    /// Checks that its names are safe in letters. They may come from a stranger.
    ///
    /// # Errors
    /// A sentence that says which are not.
    fn check_names(&self) -> Result<(), Note> {
        Ok(())
    }
    /// The stored choices of a game after some more are made.
    ///
    /// # Errors
    /// A sentence that names the choice that does not exist.
    fn choose(&self, kept: &str, choices: &[(&str, &str)]) -> Result<String, Note> {
        let _ = kept;
        choices
            .first()
            .map_or(Ok(String::new()), |(name, _)| Err(Note::of(say!("There is no choice {}.", theirs(*name)))))
    }
    /// Returns the differences between two games on this board, by their stored choices: each difference in words
    /// that can be mailed back after `SET`, and the earlier value.
    fn differences(&self, from: &str, to: &str) -> Vec<(String, String)> {
        let _ = (from, to);
        Vec::new()
    }
    /// Adds how a game reads the rulebook where rulebooks differ. Returns whether there is anything to choose.
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
