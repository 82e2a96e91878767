//! The times when players are away.
use super::Game;
use crate::store::Store;
use anyhow::Result;
use jiff::Timestamp;
use std::ops::Range;

impl Game {
    /// The coming absences of players who are still in the game. The judge sets no new deadline within them.
    pub fn absences(&self, store: &Store, now: Timestamp) -> Result<Vec<Range<Timestamp>>> {
        let absences = store.absences(self.row.id, now)?.into_iter();
        let counts = |seat| self.seat(seat).is_some_and(|seat| seat.abandoned.is_none() && self.lives(seat));
        Ok(absences.filter(|absence| counts(absence.seat)).map(|absence| absence.away).collect())
    }
}
