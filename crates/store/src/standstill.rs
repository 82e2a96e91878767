//! The pause of the whole judge.
use super::{Store, time_text};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// A pause of the whole judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// Its start.
    pub since: Timestamp,
    /// The keeper's message; may be empty.
    pub text: String,
}

impl Store {
    /// Returns the current pause, if the judge is paused.
    pub fn standstill(&self) -> Result<Option<Standstill>> {
        let Some(kept) = self.meta("standstill")? else { return Ok(None) };
        let Some((since, text)) = kept.split_once('\n') else { return Ok(None) };
        let since = since.parse().context("since when the judge stands still")?;
        Ok(Some(Standstill { since, text: text.to_owned() }))
    }

    /// Pauses or resumes the judge.
    pub fn set_standstill(&self, standstill: Option<&Standstill>) -> Result<()> {
        match standstill {
            Some(Standstill { since, text }) => self.set_meta("standstill", &format!("{}\n{text}", time_text(*since))),
            None => self.set_meta("standstill", ""),
        }
    }
}
