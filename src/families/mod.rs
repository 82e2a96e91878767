//! Families of games: what each brings to the judge besides its rules.
//!
//! A [`Family`] is Diplomacy with all its boards, or Stratego with all of its armies. It reads boards, and a board that has
//! been read is a [`Variant`]; a variant with a game's choices of rules is a [`System`], and a position in
//! it a [`Table`](system::Table). The judge knows these four, and no game.
//!
//! - [`setting`] what a setting is: its words, its default, what it does
//! - [`system`] an engine with its types erased
//! - [`report`] views and events to the text of letters
//! - [`diplomacy`] Diplomacy with its variants
pub mod diplomacy;
pub mod report;
pub mod setting;
pub mod system;

use crate::rules::{Flaw, Stage};
use serde::Deserialize;
use setting::{Kept, Key, Setting};
use std::sync::Arc;
use system::System;

/// The families of games that come with the program. A board that says nothing of its family is of the first.
pub const ALL: Families = &[&diplomacy::Diplomacy];

/// Families that a judge plays.
pub type Families = &'static [&'static dyn Family];

/// A game's choices of rules, where boards and rulebooks differ, as they are kept: `wings=on builds=any`. A family with
/// such choices has a row for it among its settings.
pub const CHOICES: Key<String> = Key::new("policies", "");

/// Finds the text of a file: `text("standard", "start.txt")`.
pub type Texts<'a, 'b> = &'b dyn Fn(&str, &str) -> Option<&'a str>;

/// A family of games: all that the judge asks before there is a position.
pub trait Family: Send + Sync {
    /// What its folder under `variants/` is called, and what is kept of its games: `diplomacy`.
    fn key(&self) -> &'static str;
    /// `Diplomacy`
    fn title(&self) -> &'static str;
    /// The board that a game is played on if nobody names one.
    fn default_board(&self) -> &'static str;
    /// The stages of its games, each with a clock of its own; the main one first.
    fn stages(&self) -> &'static [Stage];
    /// Its own settings, after those that all games have.
    fn settings(&self) -> &'static [Setting];
    /// Settings of all games that are something else in its games if nobody has set them: by name, with the value.
    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Words of its own in letters. In its games they come before commands of the same name.
    fn words(&self) -> &'static [Word] {
        &[]
    }
    /// Its own topics of HELP.
    fn topics(&self) -> &'static [Topic];
    /// The boards that come with the program: folder, file, text. Sorted.
    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)];
    /// The files that the folder of a board can have, besides recorded games.
    fn files(&self) -> &'static [&'static str];
    /// The parts of a board that a letter can change, each with the file that it is; the sheet (`variant.toml`) first.
    /// Empty: its boards cannot be changed by mail.
    fn morph_parts(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }
    /// Reads a board.
    ///
    /// # Errors
    /// All that is wrong with its files: at least one flaw.
    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>>;
    /// All that is wrong with a board, and with what else is in its own folder: the names and texts of `own`.
    fn check(&self, key: &str, text: Texts, own: &[(&str, &str)]) -> Vec<Flaw>;
    /// Choices of rules at the beginning of a text, in the longest words that fit.
    fn choice<'a>(&self, text: &'a str) -> Option<Choice<'a>> {
        let _ = text;
        None
    }
    /// Every way to write a choice of rules.
    fn choice_words(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// The names of the options that CREATE takes beside the name of a board.
    fn option_names(&self) -> Vec<&'static str> {
        Vec::new()
    }
    /// Why a word that names no board is not a choice of rules either, if it is like one.
    fn near_choice(&self, typed: &str) -> Option<String> {
        let _ = typed;
        None
    }
    /// HELP on a choice of rules.
    fn explain(&self, topic: &str) -> Option<String> {
        let _ = topic;
        None
    }
}

impl dyn Family {
    /// The folders of the boards that come with the program, in the order of the alphabet.
    pub fn boards(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.shipped().chunk_by(|a, b| a.0 == b.0).filter_map(|rows| rows.first()).map(|row| row.0)
    }

    /// All files of a board that comes with the program, each with its name and its text.
    pub fn board_files(&self, key: &str) -> impl Iterator<Item = (&'static str, &'static str)> + use<'_> {
        let start = self.shipped().partition_point(|row| row.0 < key);
        let end = self.shipped().partition_point(|row| row.0 <= key);
        self.shipped()[start..end].iter().map(|row| (row.1, row.2))
    }
}

/// What a `variant.toml` says of how its board is to be read.
#[derive(Debug, Default, Deserialize)]
pub struct Sheet {
    /// The family that it belongs to.
    pub family: Option<String>,
    /// The board that it is based on.
    pub base: Option<String>,
}

impl Sheet {
    /// Reads the two lines of a `variant.toml`. What is wrong with the rest of it is for the family to say.
    pub fn read(toml: &str) -> Self {
        toml::from_str(toml).unwrap_or_default()
    }
}

/// Choices of rules that somebody wrote.
#[derive(Clone, Debug)]
pub struct Choice<'a> {
    /// How many letters and digits they have.
    pub length: usize,
    /// What they mean, by name (`wings`, `on`); or a sentence that says why they mean nothing.
    pub means: Result<Vec<(&'static str, &'static str)>, String>,
    /// What of the text is left.
    pub rest: &'a str,
}

/// A word of a family's own in letters.
#[derive(Debug)]
pub struct Word {
    /// Every way to type it, lower case.
    pub words: &'static [&'static str],
    /// What it does, for HELP.
    pub help: &'static str,
    /// What the judge does with it.
    pub does: Does,
}

/// What the judge does with a word of a family's own.
#[derive(Debug)]
pub enum Does {
    /// The lines below it, up to one of these (lower case, without spaces), are one order. With more on its own line, the
    /// line alone is.
    Order(&'static [&'static str]),
    /// It is a question, answered from what the asker may know.
    Answer,
    /// It means a command, with whatever follows: `OFFER DRAW` means `SET DRAW`.
    Means(&'static str),
}

/// A topic of HELP.
#[derive(Debug)]
pub struct Topic {
    /// Every name of it, lower case.
    pub names: &'static [&'static str],
    /// What it is about, in a few words.
    pub says: &'static str,
    /// Its text.
    pub text: fn() -> String,
}

/// A board that has been read. Its rules wait for the choices of a game.
pub trait Variant: Send + Sync {
    /// Its family.
    fn family(&self) -> &'static dyn Family;
    /// What it is called: `Standard`.
    fn title(&self) -> &str;
    /// How many powers can have a player.
    fn n_played(&self) -> usize;
    /// What wins, in a few letters, for a column of LIST VARIANTS: `18`.
    fn goal(&self) -> String;
    /// The board in words: GET MAP.
    fn describe(&self) -> String;
    /// The board in a few lines, for its keeper.
    fn overview(&self) -> String;
    /// The rules as a game is played by them. The settings that count are those of the family that can only be set before
    /// the start.
    ///
    /// # Errors
    /// A sentence that names the choice that there is not.
    fn play(&self, settings: &Kept) -> Result<Arc<dyn System>, String>;
    /// Can a game with these settings be played on it?
    ///
    /// # Errors
    /// A sentence that says what can be.
    fn fits(&self, settings: &Kept) -> Result<(), String> {
        let _ = settings;
        Ok(())
    }
    /// Can its names stand in letters? They may come from a stranger.
    ///
    /// # Errors
    /// A sentence that says which cannot.
    fn check_names(&self) -> Result<(), String> {
        Ok(())
    }
    /// What is kept of a game's choices when it makes some more.
    ///
    /// # Errors
    /// A sentence that names the choice that there is not.
    fn choose(&self, kept: &str, choices: &[(&str, &str)]) -> Result<String, String> {
        let _ = kept;
        choices.first().map_or(Ok(String::new()), |(name, _)| Err(format!("There is no choice \"{name}\".")))
    }
    /// In what two games on this board differ, by what is kept of their choices: each difference in words that can be
    /// mailed back after `SET`, and what was there before.
    fn differences(&self, from: &str, to: &str) -> Vec<(String, String)> {
        let _ = (from, to);
        Vec::new()
    }
    /// The options in which a game differs from its board, in a word or two each: `WINGS`.
    fn options(&self, kept: &str) -> Vec<String> {
        let _ = kept;
        Vec::new()
    }
}
