//! A game's record: one row per adjudication.
use super::{GameId, Store, Time, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// One adjudication.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseRow {
    /// Its number in the whole record; 0 before it is stored.
    pub id: i64,
    /// The game's number for it, as in `(demo.003)`.
    pub turn: u32,
    /// The label: `S1901M`.
    pub phase: String,
    /// The position before, as JSON.
    pub before: String,
    /// The orders, as JSON: `[["Austria", "A BUD - SER"], ...]`.
    pub orders: String,
    /// The results, as JSON.
    pub results: String,
    /// The position after, as JSON.
    pub after: String,
    /// The results, as an observer reads them.
    pub report: String,
    /// The revealed dice secret of this phase: 32 bytes in hexadecimal digits.
    pub luck: Option<String>,
    /// The dice chain of the secret, counted from 0, if it is from one.
    pub chain: Option<u32>,
    /// The game's modules before it and their effects, as JSON, if it had any.
    pub modules: Option<String>,
    /// The time of the adjudication.
    pub adjudicated: Timestamp,
    /// The time of its rollback, if it was rolled back.
    pub undone: Option<Timestamp>,
}

/// The heading of an adjudication: its place in the record, without its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseNote {
    /// Its number in the whole record.
    pub id: i64,
    /// The game's number for it, as in `(demo.003)`.
    pub turn: u32,
    /// The label: `S1901M`.
    pub phase: String,
    /// The time of the adjudication.
    pub adjudicated: Timestamp,
    /// The time of its rollback, if it was rolled back.
    pub undone: Option<Timestamp>,
}

impl PhaseRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            turn: row.get("turn")?,
            phase: row.get("phase")?,
            before: row.get("before")?,
            orders: row.get("orders")?,
            results: row.get("results")?,
            after: row.get("after")?,
            report: row.get("report")?,
            luck: row.get("luck")?,
            chain: row.get("chain")?,
            modules: row.get("modules")?,
            adjudicated: row.get::<_, Time>("adjudicated")?.0,
            undone: get_time(row, "undone")?,
        })
    }
}

impl Store {
    /// The current record of a game, without phases that were rolled back.
    pub fn phases(&self, game: GameId) -> Result<Vec<PhaseRow>> {
        let sql = "SELECT * FROM phases WHERE game = ?1 AND undone IS NULL ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([game], PhaseRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The label and the orders of a game's last adjudication whose label ends like this.
    pub fn last_orders(&self, game: GameId, end: &str) -> Result<Option<(String, String)>> {
        let sql = "SELECT phase, orders FROM phases WHERE game = ?1 AND undone IS NULL AND (?2 = '' OR substr(phase, -length(?2)) = ?2)
            ORDER BY id DESC LIMIT 1";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_row(params![game, end], |row| Ok((row.get(0)?, row.get(1)?))).optional()?)
    }

    /// Returns whether at least `n` phases of a game have been adjudicated since some time, without those that were rolled back.
    pub fn has_phases_since(&self, game: GameId, since: Timestamp, n: u32) -> Result<bool> {
        let sql = "SELECT count(*) = ?3 FROM
            (SELECT 1 FROM phases WHERE game = ?1 AND undone IS NULL AND ?2 <= adjudicated LIMIT ?3)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, Time(since), n], |row| row.get(0))?)
    }

    /// All adjudications of a game in order, including those that were rolled back.
    pub fn whole_record(&self, game: GameId) -> Result<Vec<PhaseRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM phases WHERE game = ?1 ORDER BY id")?;
        Ok(query.query_map([game], PhaseRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns whether a phase with this label has been adjudicated and not rolled back.
    pub fn is_past(&self, game: GameId, label: &str) -> Result<bool> {
        let sql =
            "SELECT EXISTS (SELECT 1 FROM phases WHERE game = ?1 AND phase = ?2 COLLATE NOCASE AND undone IS NULL)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, label], |row| row.get(0))?)
    }

    /// Returns the headings of a game's adjudications, in order, including those that were rolled back.
    pub fn phase_notes(&self, game: GameId) -> Result<Vec<PhaseNote>> {
        let sql = "SELECT id, turn, phase, adjudicated, undone FROM phases WHERE game = ?1 ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &Row<'_>| {
            Ok(PhaseNote {
                id: row.get("id")?,
                turn: row.get("turn")?,
                phase: row.get("phase")?,
                adjudicated: row.get::<_, Time>("adjudicated")?.0,
                undone: get_time(row, "undone")?,
            })
        };
        Ok(query.query_map([game], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The game of an adjudication, by its number in the whole record.
    pub fn game_of_phase(&self, id: i64) -> Result<Option<GameId>> {
        let mut query = self.conn.prepare_cached("SELECT game FROM phases WHERE id = ?1")?;
        Ok(query.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Returns the number of times that a turn has been rolled back.
    pub fn n_undone(&self, game: GameId, turn: u32) -> Result<u32> {
        let sql = "SELECT count(*) FROM phases WHERE game = ?1 AND turn = ?2 AND undone IS NOT NULL";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, turn], |row| row.get(0))?)
    }

    /// Adds an adjudication to the record.
    pub fn record_phase(&self, game: GameId, row: &PhaseRow) -> Result<()> {
        let sql =
            "INSERT INTO phases (game, turn, phase, before, orders, results, after, report, luck, chain, adjudicated, undone, modules)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            row.turn,
            row.phase,
            row.before,
            row.orders,
            row.results,
            row.after,
            row.report,
            row.luck,
            row.chain,
            Time(row.adjudicated),
            maybe(row.undone),
            row.modules
        ])?;
        Ok(())
    }

    /// Undoes the rollback of an adjudication.
    pub fn redo_phase(&self, id: i64) -> Result<()> {
        self.conn.prepare_cached("UPDATE phases SET undone = NULL WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Marks this turn and all later ones as rolled back.
    pub fn undo_phases_from(&self, game: GameId, turn: u32, now: Timestamp) -> Result<()> {
        let sql = "UPDATE phases SET undone = ?3 WHERE game = ?1 AND ?2 <= turn AND undone IS NULL";
        self.conn.prepare_cached(sql)?.execute(params![game, turn, Time(now)])?;
        Ok(())
    }
}
