//! A game as sheets, for pictures and programs: the position now, that of any phase with its results, orders on file, and what
//! would come of them.
use super::replay::Replay;
use super::why;
use crate::families::sheet::{PhaseEntry, PlayerView, PreviousTurns};
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::rules::{Eyes, PhaseName, Power};
use crate::store::{Life, PhaseRow, Store};
use crate::text::doc::Doc;
use crate::text::words::said;
use anyhow::Result;

/// The most turns of a game that fit into a file of this kind, in a letter of so many kilobytes: 120 frames of a film take the judge
/// some seconds, and the largest boards need 30 kB for each; an album needs 500 kB for the board and 60 kB for each turn.
pub fn most_turns(kind: Kind, letter_kb: u32) -> usize {
    let most = match kind {
        Kind::Gif => (letter_kb / 30).min(120),
        Kind::Html => letter_kb.saturating_sub(500) / 60,
        _ => u32::MAX,
    };
    most as usize
}

/// A game, as one reader may see it. All of it is made from what these eyes see; in games that have no board to draw, there
/// are no sheets.
pub struct Gallery<'a> {
    game: &'a Game,
    eyes: Eyes,
    /// All phases that are over, oldest first.
    record: Vec<PhaseRow>,
    /// The record goes up to now.
    is_whole: bool,
    /// Its reader sits at the upper edge, also when they see all.
    is_turned: bool,
}

impl<'a> Gallery<'a> {
    /// The game with its record, for these eyes.
    pub fn of(store: &Store, game: &'a Game, eyes: Eyes) -> Result<Self> {
        Ok(Self { game, eyes, record: store.phases(game.row.id)?, is_whole: true, is_turned: false })
    }

    /// The game with its record up to a phase, by its number in the whole record: that phase is its last. It may have been
    /// rolled back since. `None` if the game has no such phase.
    pub fn up_to(store: &Store, game: &'a Game, eyes: Eyes, id: i64) -> Result<Option<Self>> {
        let mut record: Vec<PhaseRow> = Vec::new();
        for row in store.whole_record(game.row.id)?.into_iter().filter(|row| row.id <= id) {
            // What comes again after a rollback takes the place of what was.
            record.retain(|earlier| earlier.turn < row.turn);
            record.push(row);
        }
        let is_last = record.last().is_some_and(|row| row.id == id);
        Ok(is_last.then_some(Self { game, eyes, record, is_whole: false, is_turned: false }))
    }

    /// The same as its reader sits, who plays this power: also at the end of the game, when everybody sees all.
    #[must_use]
    pub fn seated(self, power: Option<Power>) -> Self {
        let table = power.and_then(|power| Some((self.game.table.as_ref()?, Eyes::Power(power))));
        let sheet = table.and_then(|(table, eyes)| table.sheet(eyes, &PreviousTurns::default()));
        Self { is_turned: sheet.is_some_and(|sheet| sheet.is_turned), ..self }
    }

    /// The phases that are over, oldest first.
    pub fn record(&self) -> &[PhaseRow] {
        &self.record
    }

    /// The name of a phase of the [record](Self::record), by its place there.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn name(&self, index: usize) -> Result<Option<PhaseName>> {
        let row = self.record.get(index);
        row.map(|row| Ok(self.game.system.open(&row.before)?.phase())).transpose()
    }

    /// The last phase in which pieces went anywhere, and not only gave way or were built. None, if it is long ago.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn last_moves(&self) -> Result<Option<&PhaseRow>> {
        // Retreats and builds may follow it.
        for row in self.record.iter().rev().take(3) {
            if !self.game.system.open(&row.before)?.phase().stage.minor {
                return Ok(Some(row));
            }
        }
        Ok(None)
    }

    /// The position now; at the end of the game, with how it ended. `None` before the start.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn now(&self) -> Result<Option<PlayerView>> {
        let Some(table) = &self.game.table else { return Ok(None) };
        Ok(table.sheet(self.eyes, &self.past(self.record.len())?).map(|sheet| self.ended(self.named(sheet))))
    }

    /// The position in which the game began.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn start(&self) -> Result<Option<PlayerView>> {
        match self.record.first() {
            None => self.now(),
            Some(first) => self.beginning(first, &PreviousTurns::default()),
        }
    }

    /// The position in which a turn began, by the number of the turn; `with_results`, what came of it. `None` if it has not
    /// come so far, or has been rolled back.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn turn(&self, turn: u32, with_results: bool) -> Result<Option<PlayerView>> {
        match self.record.iter().position(|row| row.turn == turn) {
            Some(index) if with_results => self.phase(index),
            Some(index) => self.beginning(&self.record[index], &self.past(index)?),
            None if turn == self.game.row.turn && !with_results => self.now(),
            None => Ok(None),
        }
    }

    /// Returns the outcome of a phase of the [record](Self::record), by its place there: the position after it, and
    /// the orders that led to it.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn phase(&self, index: usize) -> Result<Option<PlayerView>> {
        let Some(row) = self.record.get(index) else { return Ok(None) };
        Ok(self.shown(row, &self.past(index + 1)?)?.map(|sheet| match index + 1 == self.record.len() {
            true if self.is_whole => self.ended(sheet),
            _ => sheet,
        }))
    }

    /// All of the game: the position in which it began, and then what came of each phase.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn whole(&self) -> Result<Vec<PlayerView>> {
        let mut sheets: Vec<PlayerView> = self.start()?.into_iter().collect();
        let mut past = PreviousTurns::default();
        for row in &self.record {
            self.game.system.remember(&row.before, self.eyes, &mut past)?;
            sheets.extend(self.shown(row, &past)?);
        }
        if let Some(last) = sheets.pop() {
            sheets.push(self.ended(last));
        }
        Ok(sheets)
    }

    /// The results of a phase of the [record](Self::record) in words, by its place there, with the reasons.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn words(&self, index: usize) -> Result<Doc> {
        match self.record.get(index) {
            Some(row) => why::results(self.game, row, self.eyes),
            None => Ok(Doc::default()),
        }
    }

    /// Returns the outcome of a phase of the [record](Self::record), entry by entry with the reasons of each, by its
    /// place there.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn entries(&self, index: usize) -> Result<Vec<PhaseEntry>> {
        self.record.get(index).map_or(Ok(Vec::new()), |row| self.entries_of(row))
    }

    /// The same of any phase of the game, such as one that has been rolled back.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn entries_of(&self, row: &PhaseRow) -> Result<Vec<PhaseEntry>> {
        Ok(Replay::of(self.game, row)?.adjudicated()?.entries.seen_by(self.eyes))
    }

    /// The numbers of centres after each count, as far as they were seen: the name of the count, and those of all sides.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn counts(&self) -> Result<Vec<(String, Vec<Option<u32>>)>> {
        let mut past = self.past(self.record.len())?;
        if let Some(table) = &self.game.table {
            self.game.system.remember(&table.save(), self.eyes, &mut past)?;
        }
        Ok(past.counts)
    }

    /// The position now, with these orders as if they were on file. Only give it orders that its reader may know.
    ///
    /// # Errors
    /// If the record or an order cannot be read, or the game has not started.
    pub fn with_orders(&self, orders: &[(Power, String)]) -> Result<Option<PlayerView>> {
        let sheet = self.game.table()?.sheet_with_orders(self.eyes, orders, &self.past(self.record.len())?)?;
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    /// Returns the outcome that these orders would have if there were no others, going by what is seen.
    ///
    /// # Errors
    /// If the record or an order cannot be read, or the game has not started.
    pub fn forecast(&self, orders: &[(Power, String)]) -> Result<Option<PlayerView>> {
        let mut past = self.past(self.record.len())?;
        self.game.system.remember(&self.game.table()?.save(), self.eyes, &mut past)?;
        let sheet = self.game.table()?.sheet_of_forecast(self.eyes, orders, &past)?;
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    /// Returns the same entry by entry, each with its reasons.
    ///
    /// # Errors
    /// If an order cannot be read, or the game has not started.
    pub fn entries_of_forecast(&self, orders: &[(Power, String)]) -> Result<Vec<PhaseEntry>> {
        self.game.table()?.entries_of_forecast(self.eyes, orders)
    }

    fn shown(&self, row: &PhaseRow, past: &PreviousTurns) -> Result<Option<PlayerView>> {
        let sheet = Replay::of(self.game, row)?.adjudicated()?.sheets.seen_by(self.eyes, past);
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    /// The position in which a phase began.
    fn beginning(&self, row: &PhaseRow, past: &PreviousTurns) -> Result<Option<PlayerView>> {
        let sheet = self.game.system.open(&row.before)?.sheet(self.eyes, past);
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    fn named(&self, sheet: PlayerView) -> PlayerView {
        PlayerView { game: self.game.row.name.clone(), is_turned: sheet.is_turned || self.is_turned, ..sheet }
    }

    /// Returns the sights from before a phase, and from its beginning.
    fn past(&self, n_phases: usize) -> Result<PreviousTurns> {
        let mut past = PreviousTurns::default();
        for row in self.record.iter().take(n_phases) {
            self.game.system.remember(&row.before, self.eyes, &mut past)?;
        }
        Ok(past)
    }

    /// The last sheet of a game tells how it ended.
    fn ended(&self, sheet: PlayerView) -> PlayerView {
        let outcome = if self.game.row.life == Life::Finished { said(self.game.ending()) } else { String::new() };
        PlayerView { outcome, ..sheet }
    }
}
