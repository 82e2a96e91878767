//! Stratego as the judge plays it by mail.
//!
//! - `board` is a Stratego board: its rules with the choices of a game, and the keeper's view of it
//! - `layout` has what pictures need to know of a board
//! - `settings` has the settings specific to Stratego
//! - `options` has the choices of its rules, in players' words
//! - `topics` has HELP topics, and `words` the keywords
//! - `requests` has the requests in everyday words
//! - [`report`] writes the e-mails
mod board;
mod layout;
mod learn;
mod options;
pub mod report;
mod requests;
mod settings;
mod topics;
mod words;

use super::{Demo, Family, Question, Request, RuleChoices, Texts, Topic, Variant, Word};
use crate::setting::Setting;
use board::StrategoBoard;
use chancery_rules::{Flaw, Stage};
use chancery_stratego::options::OPTIONS;
use chancery_stratego::{STAGES, variant};
use chancery_text::doc::Doc;
use std::sync::Arc;

/// Stratego, with its boards and their options.
#[derive(Debug)]
pub struct Stratego;

impl Family for Stratego {
    fn key(&self) -> &'static str {
        "stratego"
    }

    fn title(&self) -> &'static str {
        "Stratego"
    }

    fn default_board(&self) -> &'static str {
        "barrage"
    }

    fn stages(&self) -> &'static [Stage] {
        &STAGES
    }

    fn settings(&self) -> &'static [Setting] {
        settings::SETTINGS
    }

    fn defaults(&self) -> &'static [(&'static str, &'static str)] {
        // The judge announces an offer of a draw, which remains open until it is withdrawn. To concede, a player
        // resigns.
        &[("ballots", "open"), ("keep_votes", "yes"), ("concessions", "no")]
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
                ("results", "M2 Results", "the results of a move, as HTML"),
                ("end", "Game over", "the end of the game, with its complete record"),
            ],
        })
    }

    fn shipped(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        variant::shipped()
    }

    fn files(&self) -> &'static [&'static str] {
        &["info.txt", "variant.toml"]
    }

    fn read(&self, key: &str, text: Texts) -> Result<Arc<dyn Variant>, Vec<Flaw>> {
        Ok(Arc::new(StrategoBoard::new(variant::read(key, text)?)))
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
        OPTIONS.iter().map(|option| option.name).collect()
    }

    fn questions(&self) -> Vec<Question> {
        options::questions()
    }

    fn explain(&self, topic: &str, doc: &mut Doc) -> bool {
        options::tell_one(topic, doc)
    }
}
