//! The outcome of the lines of a letter, for programs: the same that the answer says in words. Its form is in
//! `help/answer.schema.json`.
use crate::mail::sink::Kind;
use crate::store::{LineResult, Part};
use anyhow::Result;
use serde::Serialize;

/// The form, as JSON Schema (draft 2020-12).
pub const SCHEMA: &str = include_str!("help/answer.schema.json");

/// The name of the form. Fields are only added to it.
const FORMAT: &str = "chancery-answer/1";

/// The answer that a program reads.
#[derive(Debug, Serialize)]
struct AnswerJson<'a> {
    /// [`FORMAT`]
    format: &'static str,
    /// The game that the letter is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// The outcome of each line, in their order.
    lines: &'a [LineResult],
}

/// Writes the outcome of the lines as a file that goes with the answer.
///
/// # Errors
/// If it cannot be written.
pub fn part(game: Option<&str>, said: &[LineResult]) -> Result<Part> {
    let answer = AnswerJson { format: FORMAT, game, lines: said };
    Ok(Part::text(Kind::Json, "answer.json", serde_json::to_string(&answer)? + "\n"))
}
