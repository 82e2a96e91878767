//! Diplomacy as the judge plays it by mail.
//!
//! - `board` is a Diplomacy board: its rules with the choices of a game, and the keeper's view of it
//! - `layout` has what pictures need to know of a board
//! - `settings` has the settings specific to Diplomacy
//! - `options` has the policies of its rules, in players' words
//! - `topics` has HELP topics, and `requests` the requests in everyday words
//! - [`report`] writes the e-mails
mod board;
mod layout;
mod learn;
mod options;
pub mod report;
mod requests;
mod settings;
mod topics;
mod tutorial;
mod words;

use super::{Demo, Family, Question, Request, RuleChoices, Texts, Topic, Variant, Word};
use crate::setting::Setting;
use board::DiplomacyBoard;
use chancery_diplomacy::policy::{POLICIES, Policies, Policy};
use chancery_diplomacy::state::STAGES;
use chancery_diplomacy::variant;
use chancery_rules::{Flaw, Stage};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, term, theirs};
use std::sync::Arc;

/// Diplomacy, with its boards and their options.
#[derive(Debug)]
pub struct Diplomacy;

impl Family for Diplomacy {
    fn key(&self) -> &'static str {
        "diplomacy"
    }

    fn title(&self) -> &'static str {
        "Diplomacy"
    }

    fn default_board(&self) -> &'static str {
        "standard"
    }

    fn stages(&self) -> &'static [Stage] {
        &STAGES
    }

    fn settings(&self) -> &'static [Setting] {
        settings::SETTINGS
    }

    fn words(&self) -> &'static [Word] {
        words::WORDS
    }

    fn topics(&self) -> &'static [Topic] {
        topics::TOPICS
    }

    fn wishes(&self) -> &'static [Request] {
        requests::REQUESTS
    }

    fn tutorial(&self) -> Option<&'static crate::Tutorial> {
        Some(&tutorial::TUTORIAL)
    }

    fn learn(&self) -> Option<&'static str> {
        Some(include_str!("learn.txt"))
    }

    fn learn_position(&self, facts: &crate::learn::Facts) -> Result<serde_json::Value, String> {
        learn::position(facts)
    }

    fn demo(&self) -> Option<&'static Demo> {
        Some(&Demo {
            script: include_str!("demo.txt"),
            reader: "ann@example.org",
            shows: &[
                ("results", "S1901M Results", "the first results, as HTML with a picture and the next deadline"),
                ("end", "Game over", "the end of the game, with its complete record"),
            ],
        })
    }

    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        variant::shipped()
    }

    fn files(&self) -> &'static [&'static str] {
        &[
            "borders.txt",
            "hints.txt",
            "info.txt",
            "names.txt",
            "picture.txt",
            "provinces.txt",
            "realpolitik.txt",
            "start.txt",
            "variant.toml",
        ]
    }

    fn morph_parts(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("variant", "variant.toml"),
            ("provinces", "provinces.txt"),
            ("borders", "borders.txt"),
            ("start", "start.txt"),
        ]
    }

    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>> {
        Ok(Arc::new(DiplomacyBoard::new(variant::read(key, text)?)))
    }

    fn check(&self, key: &str, text: Texts, own: &[(&str, &str)]) -> Vec<Flaw> {
        variant::check(key, text, own)
    }

    fn choice<'a>(&self, text: &'a str) -> Option<RuleChoices<'a>> {
        options::find(text)
    }

    fn choice_words(&self) -> Vec<&'static str> {
        options::words().collect()
    }

    fn option_names(&self) -> Vec<&'static str> {
        POLICIES.iter().filter(|policy| options::is_option(policy)).map(|policy| policy.name).collect()
    }

    fn questions(&self) -> Vec<Question> {
        options::questions()
    }

    fn near_choice(&self, typed: &str) -> Option<Note> {
        if let Some((name, word)) = typed.split_once('=')
            && let Some(policy) = Policy::find(name)
            && Policies::default().set(name, word).is_err()
        {
            let words = policy.choices.iter().map(|choice| choice.word).collect::<Vec<_>>().join(", ");
            let word = theirs(word.chars().take(40).collect::<String>());
            return Some(Note::of(say!("{} can be {}, not {}.", theirs(policy.name), term(words), word)));
        }
        let policy = Policy::find(typed)?;
        let choices: Vec<String> = policy.choices.iter().map(|c| format!("{}={}", policy.name, c.word)).collect();
        Some(Note::of(say!("Please choose for {}: {}.", theirs(policy.name), term(choices.join(" or ")))))
    }

    fn explain(&self, topic: &str, doc: &mut Doc) -> bool {
        let mut policies: Vec<&Policy> = options::of_datc(topic).collect();
        if policies.is_empty() {
            let asked = options::asked(topic);
            policies.extend(asked);
            policies.extend(asked.and_then(|policy| Policy::find(&format!("{}-where", policy.name))));
        }
        policies.iter().for_each(|policy| options::explain(policy, doc));
        !policies.is_empty()
    }
}
