//! The choices that rulebooks and judges leave open, by name. The defaults are those that DATC 3.0 (February 2024)
//! prefers.
//!
//! One table, in `table.rs`, has a row for each policy. A row makes an enum, a field of [`Policies`], and an entry of
//! [`POLICIES`], from which the judge reads, writes, lists and explains them. The first rows are rulings, which
//! interpret the rulebook. The others are options, which variants add to the rules.
//!
//! Every change that a variant makes has a name here, so no code asks which board it is on.
mod table;

use super::board::Board;
use chancery_text::say;
use chancery_text::sentence::{Note, commas, theirs};
use std::fmt;
pub use table::*;

/// One of the choices that a policy offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name in files and orders: `all-hold`.
    pub word: &'static str,
    /// The meaning, in a sentence.
    pub help: &'static str,
}

/// A policy, with the texts for lists and explanations.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// Its name in files and orders: `convoy-paradox`.
    pub name: &'static str,
    /// The question that it answers, in a sentence.
    pub help: &'static str,
    /// The issues of the DATC (chapter 4) that it settles. Empty for an option that variants add to the rules.
    pub datc: &'static str,
    /// The possible choices, the default first.
    pub choices: &'static [Choice],
    get: fn(&Policies) -> usize,
    set: fn(&mut Policies, usize),
}

impl Policy {
    /// The policy of this name, in any case.
    pub fn find(name: &str) -> Option<&'static Self> {
        POLICIES.iter().find(|policy| policy.name.eq_ignore_ascii_case(name))
    }

    /// Returns whether it interprets the rulebook, rather than adds to the rules.
    pub fn is_ruling(&self) -> bool {
        !self.datc.is_empty()
    }

    /// The default choice.
    pub fn default(&self) -> &Choice {
        &self.choices[0]
    }

    /// The choice in `policies`.
    pub fn chosen(&self, policies: &Policies) -> &Choice {
        &self.choices[(self.get)(policies)]
    }
}

/// A named bundle of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The preferences of DATC 3.0: the defaults.
    Datc,
    /// The rulebook of 1971.
    R1971,
    /// The rulebook of 1982.
    R1982,
    /// The rulebook of 2000.
    R2000,
    /// The rulebook of 2023.
    R2023,
    /// The classic judge's practice: `COMPAT NJUDGE`.
    Njudge,
}

impl Edition {
    /// All bundles.
    pub const ALL: [Self; 6] = [Self::Datc, Self::R1971, Self::R1982, Self::R2000, Self::R2023, Self::Njudge];

    /// Its name in files and orders: `1971`, `njudge`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Datc => "datc",
            Self::R1971 => "1971",
            Self::R1982 => "1982",
            Self::R2000 => "2000",
            Self::R2023 => "2023",
            Self::Njudge => "njudge",
        }
    }

    /// The bundle of this name, in any case.
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.word().eq_ignore_ascii_case(word))
    }
}

impl Policies {
    /// The choices of a board, with defaults for the rest.
    pub fn of(board: &Board) -> Self {
        let mut policies = Self::default();
        for (name, word) in &board.policies {
            // Only boards with valid policies are loaded.
            let _ = policies.set(name, word);
        }
        policies
    }

    /// Returns the same options, with the rulings of an edition. Rulebooks do not know the options that boards add.
    pub fn ruled_by(mut self, edition: Edition) -> Self {
        let bundle = Self::edition(edition);
        for policy in POLICIES.iter().filter(|policy| policy.is_ruling()) {
            (policy.set)(&mut self, (policy.get)(&bundle));
        }
        self
    }

    /// Makes a choice by name: `set("convoy-paradox", "all-hold")`.
    ///
    /// # Errors
    /// A sentence that lists the possible words.
    pub fn set(&mut self, name: &str, word: &str) -> Result<(), Note> {
        let Some(policy) = Policy::find(name) else {
            let all = POLICIES.iter().map(|policy| policy.name);
            return Err(Note::of(say!("There is no policy {}. The policies are {}.", theirs(name), commas(all))));
        };
        match policy.choices.iter().position(|choice| choice.word.eq_ignore_ascii_case(word)) {
            Some(index) => {
                (policy.set)(self, index);
                Ok(())
            }
            None => {
                let words = policy.choices.iter().map(|choice| choice.word);
                Err(Note::of(say!("\"{}\" can be {}, not {}.", policy.name, commas(words), theirs(word))))
            }
        }
    }

    /// All choices as text, in the order of the table: `("convoy-paradox", "szykman")`.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        POLICIES.iter().map(|policy| (policy.name, policy.chosen(self).word))
    }

    /// The choices that are not the defaults.
    pub fn departures(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        POLICIES.iter().filter(|policy| (policy.get)(self) != 0).map(|policy| (policy.name, policy.chosen(self).word))
    }
}

impl fmt::Display for Policies {
    /// Writes one line for each policy: `convoy-paradox: szykman`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.words().try_for_each(|(name, word)| writeln!(f, "{name}: {word}"))
    }
}
