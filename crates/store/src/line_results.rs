//! The results of an e-mail's lines, as data. They are stored with the reply, so that no code has to parse its text.
use super::{MailId, Store};
use anyhow::Result;
use rusqlite::OptionalExtension as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A remark on a line of an e-mail. A line with several results has one remark for each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineResult {
    /// The line as received, without passwords; all lines of a block that is one order. Empty if the remark is about no line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub line: String,
    /// The outcome of the line.
    pub outcome: LineOutcome,
    /// The action, or the reason for refusing it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
    /// Lines, or beginnings of lines, that the sender probably meant.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<String>,
    /// The same as `why`, as a document's blocks, for programs and pages. Empty in rows older than documents.
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
    /// It was carried out but may be a mistake, or it waits for confirmation.
    Warned,
    /// It was not carried out.
    Refused,
    /// A remark of the judge's that is about no line.
    Told,
}

impl Store {
    /// Returns a reply's remarks on the lines that it answers, in order; empty if the e-mail is no reply, or its text has been deleted.
    pub fn said(&self, id: MailId) -> Result<Vec<LineResult>> {
        let mut query = self.conn.prepare_cached("SELECT said FROM outbox WHERE id = ?1")?;
        let said: Option<String> = query.query_row([id], |row| row.get(0)).optional()?;
        Ok(read(&said.unwrap_or_default()))
    }
}

/// The stored form: empty, or JSON.
pub(super) fn write(said: &[LineResult]) -> String {
    match said {
        [] => String::new(),
        said => serde_json::to_string(said).unwrap_or_default(),
    }
}

pub(super) fn read(kept: &str) -> Vec<LineResult> {
    serde_json::from_str(kept).unwrap_or_default()
}
