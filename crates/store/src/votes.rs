//! Votes for draws and concessions, by phase.
use super::{GameId, Names, Store, words};
use anyhow::Result;
use rusqlite::params;

words! {
    /// The subject of a vote.
    VoteKind {
        /// A draw of some powers, or of all survivors.
        Draw = "draw",
        /// A concession to one power, or to the leader.
        Concede = "concede",
    }
}

/// One power's vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteRow {
    /// The power that votes.
    pub power: String,
    /// The subject of the vote.
    pub kind: VoteKind,
    /// The powers voted for. If empty: all survivors for a draw, the leader for a concession.
    pub powers: Vec<String>,
}

impl Store {
    /// All votes of a phase.
    pub fn votes(&self, game: GameId, turn: u32) -> Result<Vec<VoteRow>> {
        let sql = "SELECT power, kind, powers FROM votes WHERE game = ?1 AND turn = ?2 ORDER BY power";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![game, turn], |row| {
            Ok(VoteRow { power: row.get(0)?, kind: row.get(1)?, powers: row.get::<_, Names>(2)?.0 })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Casts a vote, replacing any earlier one.
    pub fn cast_vote(&self, game: GameId, turn: u32, vote: VoteRow) -> Result<()> {
        let sql = "INSERT INTO votes (game, turn, power, kind, powers) VALUES (?1, ?2, ?3, ?4, ?5)
            ON CONFLICT DO UPDATE SET powers = ?5";
        let values = params![game, turn, vote.power, vote.kind, Names(vote.powers)];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Copies the previous phase's votes to this one.
    pub fn keep_votes(&self, game: GameId, turn: u32) -> Result<()> {
        let sql = "INSERT INTO votes (game, turn, power, kind, powers)
            SELECT game, ?2, power, kind, powers FROM votes WHERE game = ?1 AND turn = ?2 - 1 ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![game, turn])?;
        Ok(())
    }

    /// Deletes the votes of this phase and later ones.
    pub fn drop_votes_from(&self, game: GameId, turn: u32) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM votes WHERE game = ?1 AND ?2 <= turn")?.execute(params![game, turn])?;
        Ok(())
    }

    /// Withdraws a vote. Returns whether it existed.
    pub fn withdraw_vote(&self, game: GameId, turn: u32, power: &str, kind: VoteKind) -> Result<bool> {
        let sql = "DELETE FROM votes WHERE game = ?1 AND turn = ?2 AND power = ?3 AND kind = ?4";
        Ok(self.conn.prepare_cached(sql)?.execute(params![game, turn, power, kind])? == 1)
    }
}
