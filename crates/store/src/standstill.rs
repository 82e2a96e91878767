//! The pause of the whole judge.
use super::{Store, time_text};
use anyhow::{Context as _, Result};
use jiff::Timestamp;
use rusqlite::Connection;
use std::path::Path;

/// The extent of a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum StandstillExtent {
    /// No deadline passes and no turn runs.
    Clocks,
    /// In addition, the judge takes in nothing: no e-mail, and no post but the keeper's at the console.
    ReadOnly,
    /// In addition, nothing goes out, because another machine continues.
    Moved,
}

impl StandstillExtent {
    /// Its word in the database.
    fn word(self) -> &'static str {
        match self {
            Self::Clocks => "",
            Self::ReadOnly => " read-only",
            Self::Moved => " moved",
        }
    }
}

/// A pause of the whole judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// Its start.
    pub since: Timestamp,
    /// Its extent.
    pub extent: StandstillExtent,
    /// The keeper's message; may be empty.
    pub text: String,
}

impl Store {
    /// Returns the current pause, if the judge is paused.
    pub fn standstill(&self) -> Result<Option<Standstill>> {
        let Some(kept) = self.meta("standstill")? else { return Ok(None) };
        let Some((head, text)) = kept.split_once('\n') else { return Ok(None) };
        let extents = [StandstillExtent::Moved, StandstillExtent::ReadOnly, StandstillExtent::Clocks];
        let read = |extent: StandstillExtent| Some((head.strip_suffix(extent.word())?, extent));
        let (since, extent) = extents.into_iter().find_map(read).context("how the judge stands still")?;
        let since = since.parse().context("since when the judge stands still")?;
        Ok(Some(Standstill { since, extent, text: text.to_owned() }))
    }

    /// Pauses or resumes the judge.
    pub fn set_standstill(&self, standstill: Option<&Standstill>) -> Result<()> {
        let kept = standstill
            .map(|Standstill { since, extent, text }| format!("{}{}\n{text}", time_text(*since), extent.word()));
        self.set_meta("standstill", kept.as_deref().unwrap_or_default())
    }

    /// Makes the judge of the database at this path read-only, if it has come from another machine. No program may have it open.
    pub fn set_arrived(path: &Path) -> Result<()> {
        let sql = "UPDATE meta SET value = replace(value, ?1, ?2) WHERE key = 'standstill'";
        let heads = [StandstillExtent::Moved, StandstillExtent::ReadOnly].map(|extent| format!("{}\n", extent.word()));
        Connection::open(path)?.execute(sql, heads)?;
        Ok(())
    }

    /// Returns whether the judge takes in nothing, by the keeper's order.
    pub fn is_read_only(&self) -> Result<bool> {
        Ok(self.standstill()?.is_some_and(|standstill| StandstillExtent::ReadOnly <= standstill.extent))
    }

    /// Returns whether another machine continues, so that this one sends nothing.
    pub fn has_moved(&self) -> Result<bool> {
        Ok(self.standstill()?.is_some_and(|standstill| standstill.extent == StandstillExtent::Moved))
    }
}
