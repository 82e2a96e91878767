//! Conquest as the judge plays it by mail.
//!
//! - `board` is a map: its rules with the choices of a game, and the keeper's view of it
//! - `layout` has what pictures need to know of a map
//! - `settings` has the settings specific to Conquest
//! - `topics` has HELP topics, and `words` the keywords
//! - `requests` has the requests in everyday words
//! - [`report`] writes the e-mails
mod board;
mod layout;
mod learn;
pub mod report;
mod requests;
mod settings;
mod topics;
mod words;

use super::{Demo, Family, Request, Texts, Topic, Variant, Word};
use crate::setting::Setting;
use board::ConquestBoard;
use chancery_conquest::state::STAGES;
use chancery_conquest::variant;
use chancery_rules::{Flaw, Stage};
use std::sync::Arc;

/// Conquest, with its maps.
#[derive(Debug)]
pub struct Conquest;

impl Family for Conquest {
    fn key(&self) -> &'static str {
        "conquest"
    }

    fn title(&self) -> &'static str {
        "Conquest"
    }

    fn default_board(&self) -> &'static str {
        "lowlands"
    }

    fn stages(&self) -> &'static [Stage] {
        &STAGES
    }

    fn settings(&self) -> &'static [Setting] {
        settings::SETTINGS
    }

    /// The governor plays for players who send no orders, so the game does not wait for anyone.
    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        &[("nmr", "yes")]
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

    fn guide(&self) -> &'static str {
        include_str!("help/guide.txt")
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
                ("results", "T1 Results", "the first results, as HTML"),
                ("end", "Game over", "the end of the game, with its complete record"),
            ],
        })
    }

    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        variant::shipped()
    }

    fn files(&self) -> &'static [&'static str] {
        &["hints.txt", "info.txt", "map.txt", "picture.txt", "sites.txt", "variant.toml"]
    }

    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>> {
        Ok(Arc::new(ConquestBoard::new(variant::read(key, text)?)))
    }

    fn check(&self, key: &str, text: Texts, own: &[(&str, &str)]) -> Vec<Flaw> {
        variant::check(key, text, own)
    }
}
