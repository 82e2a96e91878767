//! The judge as a whole stands still, or does not.
use super::{Store, time_text};
use anyhow::{Context as _, Result};
use jiff::Timestamp;

/// Since when the judge stands still, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// Since when.
    pub since: Timestamp,
    /// The keeper's words on it; may be empty.
    pub text: String,
}

impl Store {
    /// Returns the standstill of the judge, if it stands still.
    pub fn standstill(&self) -> Result<Option<Standstill>> {
        let Some(kept) = self.meta("standstill")? else { return Ok(None) };
        let Some((since, text)) = kept.split_once('\n') else { return Ok(None) };
        let since = since.parse().context("since when the judge stands still")?;
        Ok(Some(Standstill { since, text: text.to_owned() }))
    }

    /// Lets the judge stand still, or go on.
    pub fn set_standstill(&self, standstill: Option<&Standstill>) -> Result<()> {
        match standstill {
            Some(Standstill { since, text }) => self.set_meta("standstill", &format!("{}\n{text}", time_text(*since))),
            None => self.set_meta("standstill", ""),
        }
    }
}
