//! A game as sheets, for pictures and programs: the current position, that of any phase with its results, orders on file, and
//! their predicted outcome.
use super::replay::Replay;
use super::why;
use crate::families::sheet::{PhaseEntry, PlayerView, PreviousTurns};
use crate::game::Game;
use crate::mail::sink::Kind;
use crate::rules::{Eyes, PhaseName, Power};
use crate::store::{Life, PhaseRow, Store};
use crate::text::doc::Doc;
use crate::text::sentence::Note;
use crate::text::words::said;
use anyhow::Result;

/// The most turns of a game that fit into a file of this kind, in an e-mail of at most this many kilobytes. Drawing 120 frames of
/// a film takes the judge some seconds, and the largest boards need 30 kB for each. An album needs 500 kB for the board and 60 kB
/// for each turn.
pub fn most_turns(kind: Kind, letter_kb: u32) -> usize {
    let most = match kind {
        Kind::Gif => (letter_kb / 30).min(120),
        Kind::Html => letter_kb.saturating_sub(500) / 60,
        _ => u32::MAX,
    };
    most as usize
}

/// A game as one reader may see it. Everything in it is made from what these eyes see. Games without a board to draw have no
/// sheets.
pub struct Gallery<'a> {
    game: &'a Game,
    eyes: Eyes,
    /// All past phases, oldest first.
    record: Vec<PhaseRow>,
    /// Whether the record reaches the present.
    is_whole: bool,
    /// Whether its reader sits at the upper edge, even if they see everything.
    is_turned: bool,
}

impl<'a> Gallery<'a> {
    /// The game with its record, for these eyes.
    pub fn of(store: &Store, game: &'a Game, eyes: Eyes) -> Result<Self> {
        Ok(Self { game, eyes, record: store.phases(game.row.id)?, is_whole: true, is_turned: false })
    }

    /// The game with its record up to a phase, which has this number in the whole record. That phase is the last one. It may have
    /// been rolled back since. `None` if the game has no such phase.
    pub fn up_to(store: &Store, game: &'a Game, eyes: Eyes, id: i64) -> Result<Option<Self>> {
        let mut record: Vec<PhaseRow> = Vec::new();
        for row in store.whole_record(game.row.id)?.into_iter().filter(|row| row.id <= id) {
            // After a rollback, repeated turns replace the earlier ones.
            record.retain(|earlier| earlier.turn < row.turn);
            record.push(row);
        }
        let is_last = record.last().is_some_and(|row| row.id == id);
        Ok(is_last.then_some(Self { game, eyes, record, is_whole: false, is_turned: false }))
    }

    /// Turns the board towards the player of this power, even at the end of the game, when everyone sees everything.
    #[must_use]
    pub fn seated(self, power: Option<Power>) -> Self {
        let table = power.and_then(|power| Some((self.game.table.as_ref()?, Eyes::Power(power))));
        let sheet = table.and_then(|(table, eyes)| table.sheet(eyes, &PreviousTurns::default()));
        Self { is_turned: sheet.is_some_and(|sheet| sheet.is_turned), ..self }
    }

    /// The eyes that see it.
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The past phases, oldest first.
    pub fn record(&self) -> &[PhaseRow] {
        &self.record
    }

    /// The name of a phase of the [record](Self::record), by its index.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn name(&self, index: usize) -> Result<Option<PhaseName>> {
        let row = self.record.get(index);
        row.map(|row| Ok(self.game.system.open(&row.before)?.phase())).transpose()
    }

    /// The last phase in which pieces moved, rather than only retreated or were built. `None` if it is long ago.
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

    /// The current position. At the end of the game it shows the outcome. `None` before the start.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn now(&self) -> Result<Option<PlayerView>> {
        let Some(table) = &self.game.table else { return Ok(None) };
        Ok(table.sheet(self.eyes, &self.past(self.record.len())?).map(|sheet| self.ended(self.named(sheet))))
    }

    /// The starting position.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn start(&self) -> Result<Option<PlayerView>> {
        match self.record.first() {
            None => self.now(),
            Some(first) => self.beginning(first, &PreviousTurns::default()),
        }
    }

    /// The position at the beginning of a turn, by its number, or the position after it `with_results`. `None` if the game has
    /// not reached the turn, or has rolled it back.
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

    /// Returns the outcome of a phase of the [record](Self::record), by its index: the position after it, and the orders that led
    /// to it.
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

    /// The whole game: the starting position, and then the outcome of each phase.
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

    /// The results of a phase of the [record](Self::record) in words, by its index, with the reasons.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn words(&self, index: usize) -> Result<Doc> {
        match self.record.get(index) {
            Some(row) => why::results(self.game, row, self.eyes),
            None => Ok(Doc::default()),
        }
    }

    /// Returns the outcome of a phase of the [record](Self::record), by its index, entry by entry with the reasons of each.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn entries(&self, index: usize) -> Result<Vec<PhaseEntry>> {
        self.record.get(index).map_or(Ok(Vec::new()), |row| self.entries_of(row))
    }

    /// Returns the same entries, with a headline on the phase for each of these powers.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn headed_entries(&self, index: usize, own: &[Power]) -> Result<(Vec<Note>, Vec<PhaseEntry>)> {
        let Some(row) = self.record.get(index) else { return Ok(Default::default()) };
        let adjudicated = Replay::of(self.game, row)?.adjudicated()?;
        let headlines = self.game.of_each(own, |power| adjudicated.reports.headline(power));
        Ok((headlines.concat(), adjudicated.entries.seen_by(self.eyes)))
    }

    /// Returns the same entries for any phase of the game, such as one that has been rolled back.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub fn entries_of(&self, row: &PhaseRow) -> Result<Vec<PhaseEntry>> {
        Ok(Replay::of(self.game, row)?.adjudicated()?.entries.seen_by(self.eyes))
    }

    /// The numbers of centres after each count, as far as they were visible: the name of the count, and the numbers of all sides.
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

    /// The current position, with these orders as if they were on file. Callers must pass only orders that the reader may know.
    ///
    /// # Errors
    /// If the record or an order cannot be read, or the game has not started.
    pub fn with_orders(&self, orders: &[(Power, String)]) -> Result<Option<PlayerView>> {
        let sheet = self.game.table()?.sheet_with_orders(self.eyes, orders, &self.past(self.record.len())?)?;
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    /// Returns the outcome of these orders if no one else moved, from what these eyes see.
    ///
    /// # Errors
    /// If the record or an order cannot be read, or the game has not started.
    pub fn forecast(&self, orders: &[(Power, String)]) -> Result<Option<PlayerView>> {
        let mut past = self.past(self.record.len())?;
        self.game.system.remember(&self.game.table()?.save(), self.eyes, &mut past)?;
        let sheet = self.game.table()?.sheet_of_forecast(self.eyes, orders, &past)?;
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    /// Returns the same outcome entry by entry, each with its reasons.
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

    /// The position at the beginning of a phase.
    fn beginning(&self, row: &PhaseRow, past: &PreviousTurns) -> Result<Option<PlayerView>> {
        let sheet = self.game.system.open(&row.before)?.sheet(self.eyes, past);
        Ok(sheet.map(|sheet| self.named(sheet)))
    }

    fn named(&self, sheet: PlayerView) -> PlayerView {
        PlayerView { game: self.game.row.name.clone(), is_turned: sheet.is_turned || self.is_turned, ..sheet }
    }

    /// Returns what these eyes saw before and at the beginning of a phase.
    fn past(&self, n_phases: usize) -> Result<PreviousTurns> {
        let mut past = PreviousTurns::default();
        for row in self.record.iter().take(n_phases) {
            self.game.system.remember(&row.before, self.eyes, &mut past)?;
        }
        Ok(past)
    }

    /// The last sheet of a game shows how it ended.
    fn ended(&self, sheet: PlayerView) -> PlayerView {
        let outcome = if self.game.row.life == Life::Finished { said(self.game.ending()) } else { String::new() };
        PlayerView { outcome, ..sheet }
    }
}
