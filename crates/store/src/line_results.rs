//! The outcome of the lines of a letter, as data: kept with the reply, so that no one need read its text for that.
use super::{MailId, Store};
use anyhow::Result;
use rusqlite::OptionalExtension as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A remark on a line of a letter. Of a line that says several things, each has one of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineResult {
    /// The line as it came, without passwords; of a block that is one order, all its lines. Empty if this is about no line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub line: String,
    /// The outcome of the line.
    pub outcome: LineOutcome,
    /// The thing that was done, or the reason why it was not; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// Lines, or beginnings of lines, that were probably meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<String>,
    /// The same as `why`, as the blocks of a document: what programs and pages make of it. Empty where it is a text from before there
    /// were documents.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub said: Value,
}

/// The outcome of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LineOutcome {
    /// It was carried out.
    #[default]
    Done,
    /// It was carried out, but may not be what was meant; or it waits for a yes.
    Warned,
    /// It was not carried out.
    Refused,
    /// It is no line: the judge says this of its own accord.
    Told,
}

impl Store {
    /// Returns the remarks of a reply on the lines that it answers, in their order; none, if the letter is no reply,
    /// or its text is gone.
    pub fn said(&self, id: MailId) -> Result<Vec<LineResult>> {
        let mut query = self.conn.prepare_cached("SELECT said FROM outbox WHERE id = ?1")?;
        let said: Option<String> = query.query_row([id], |row| row.get(0)).optional()?;
        Ok(read(&said.unwrap_or_default()))
    }
}

/// As it is kept: nothing, or JSON.
pub(super) fn write(said: &[LineResult]) -> String {
    match said {
        [] => String::new(),
        said => serde_json::to_string(said).unwrap_or_default(),
    }
}

pub(super) fn read(kept: &str) -> Vec<LineResult> {
    serde_json::from_str(kept).unwrap_or_default()
}
