//! Players' proposals, and the players who have agreed to them.
use super::{GameId, ProposalId, SeatId, Store, Time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

words! {
    /// The subject of a proposal.
    ProposalKind {
        /// To cancel the game, without a result.
        Terminate = "terminate",
        /// To stop the clock.
        Pause = "pause",
        /// To resume the game.
        Resume = "resume",
        /// To go back to an earlier turn.
        RollBack = "rollback",
        /// To change settings.
        Settings = "settings",
        /// To move the turn's deadline.
        Deadline = "deadline",
        /// To move the end of the turn's grace period.
        Grace = "grace",
        /// To change the turn's earliest time.
        Start = "start",
        /// To be away for longer than a player may decide alone.
        Absence = "absence",
        /// To make the proposer the game's GM.
        Master = "master",
    }
}

/// An open proposal, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposalRow {
    /// Its number.
    pub id: ProposalId,
    /// The game.
    pub game: GameId,
    /// The subject of the proposal.
    pub kind: ProposalKind,
    /// The proposed value, in the format of its kind.
    pub value: String,
    /// The current turn.
    pub turn: u32,
    /// The seat that made the proposal.
    pub seat: SeatId,
    /// The time when it is rejected unless all have agreed.
    pub until: Timestamp,
}

impl ProposalRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            game: row.get("game")?,
            kind: row.get("kind")?,
            value: row.get("value")?,
            turn: row.get("turn")?,
            seat: row.get("seat")?,
            until: row.get::<_, Time>("until")?.0,
        })
    }
}

impl Store {
    /// The open proposals of a game, oldest first.
    pub fn proposals(&self, game: GameId) -> Result<Vec<ProposalRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM proposals WHERE game = ?1 ORDER BY id")?;
        Ok(query.query_map([game], ProposalRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a proposal and returns its number. Ignores `row.id`.
    pub fn add_proposal(&self, row: &ProposalRow) -> Result<ProposalId> {
        let sql = "INSERT INTO proposals (game, kind, value, turn, seat, until) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let values = params![row.game, row.kind, row.value, row.turn, row.seat, Time(row.until)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(ProposalId(self.conn.last_insert_rowid()))
    }

    /// Changes the proposed value.
    pub fn change_proposal(&self, id: ProposalId, value: &str) -> Result<()> {
        let sql = "UPDATE proposals SET value = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, value])?;
        Ok(())
    }

    /// Deletes a decided proposal with its votes.
    pub fn drop_proposal(&self, id: ProposalId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM proposals WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Deletes all proposals of a finished game.
    pub fn drop_proposals(&self, game: GameId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM proposals WHERE game = ?1")?.execute([game])?;
        Ok(())
    }

    /// Records whether a seat agrees, replacing its earlier vote.
    pub fn vote(&self, id: ProposalId, seat: SeatId, agrees: bool) -> Result<()> {
        let sql = "INSERT INTO agreements (proposal, seat, agrees) VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET agrees = ?3";
        self.conn.prepare_cached(sql)?.execute(params![id, seat, agrees])?;
        Ok(())
    }

    /// The seats that have agreed, or those that have disagreed.
    pub fn voted(&self, id: ProposalId, agrees: bool) -> Result<Vec<SeatId>> {
        let sql = "SELECT seat FROM agreements WHERE proposal = ?1 AND agrees = ?2 ORDER BY seat";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![id, agrees], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }
}
