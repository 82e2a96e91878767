//! The outcome of an e-mail's lines as JSON for programs, with the same content as the reply.
//! `help/answer.schema.json` defines its format.
use crate::mail::sink::Kind;
use crate::store::{LineResult, Part};
use anyhow::Result;
use serde::Serialize;

/// The JSON Schema (draft 2020-12) of the format.
pub const SCHEMA: &str = include_str!("help/answer.schema.json");

/// The name of the format. Later versions only add fields.
const FORMAT: &str = "chancery-answer/1";

/// The reply as JSON.
#[derive(Debug, Serialize)]
struct AnswerJson<'a> {
    /// [`FORMAT`]
    format: &'static str,
    /// The game that the e-mail is about, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    /// The outcome of each line, in order.
    lines: &'a [LineResult],
}

/// Writes the outcome of the lines as an attachment of the reply.
///
/// # Errors
/// If it cannot be written.
pub fn part(game: Option<&str>, said: &[LineResult]) -> Result<Part> {
    let answer = AnswerJson { format: FORMAT, game, lines: said };
    Ok(Part::text(Kind::Json, "answer.json", serde_json::to_string(&answer)? + "\n"))
}
