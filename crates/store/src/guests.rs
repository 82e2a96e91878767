//! The access rules of a game: who may and may not play, and who is invited.
use super::{GameId, HeldId, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A rule about who may play in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// An address, or `*@example.org`.
    pub pattern: String,
    /// True if they may play.
    pub allowed: bool,
}

/// An open invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// The game.
    pub game: GameId,
    /// The invited person's address.
    pub address: String,
    /// The power reserved for them.
    pub power: Option<String>,
    /// The person who invites them.
    pub inviter: UserId,
    /// The lines that run when they accept.
    pub held: HeldId,
    /// The time of the invitation.
    pub sent: Timestamp,
    /// The end of the invitation.
    pub until: Timestamp,
}

impl InvitationRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            game: row.get("game")?,
            address: row.get("address")?,
            power: row.get("power")?,
            inviter: row.get("inviter")?,
            held: row.get("held")?,
            sent: row.get::<_, Time>("sent")?.0,
            until: row.get::<_, Time>("until")?.0,
        })
    }
}

impl Store {
    /// Returns a game's rules about who may play.
    pub fn guests(&self, game: GameId) -> Result<Vec<GuestRow>> {
        let sql = "SELECT pattern, allowed FROM guests WHERE game = ?1 ORDER BY pattern";
        let mut query = self.conn.prepare_cached(sql)?;
        let read = |row: &Row<'_>| Ok(GuestRow { pattern: row.get(0)?, allowed: row.get(1)? });
        Ok(query.query_map([game], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds or changes a rule.
    pub fn add_guest(&self, game: GameId, row: &GuestRow) -> Result<()> {
        let sql =
            "INSERT INTO guests (game, pattern, allowed) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET allowed = ?3";
        self.conn.prepare_cached(sql)?.execute(params![game, row.pattern, row.allowed])?;
        Ok(())
    }

    /// Removes a rule. Returns whether it existed.
    pub fn drop_guest(&self, game: GameId, row: &GuestRow) -> Result<bool> {
        let sql = "DELETE FROM guests WHERE game = ?1 AND pattern = ?2 AND allowed = ?3";
        Ok(self.conn.prepare_cached(sql)?.execute(params![game, row.pattern, row.allowed])? != 0)
    }

    /// The open invitations to a game, oldest first.
    pub fn invitations(&self, game: GameId, now: Timestamp) -> Result<Vec<InvitationRow>> {
        let sql = "SELECT * FROM invitations WHERE game = ?1 AND ?2 <= until ORDER BY sent, address";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![game, Time(now)], InvitationRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The open invitation of an address to a game.
    pub fn invitation(&self, game: GameId, address: &str, now: Timestamp) -> Result<Option<InvitationRow>> {
        let sql = "SELECT * FROM invitations WHERE game = ?1 AND address = ?2 AND ?3 <= until";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_row(params![game, address, Time(now)], InvitationRow::read).optional()?)
    }

    /// Returns the number of a game's seats that are reserved for invited people.
    pub fn n_kept(&self, game: GameId) -> Result<u32> {
        let sql = "SELECT count(*) FROM invitations WHERE game = ?1 AND power IS NOT NULL";
        Ok(self.conn.prepare_cached(sql)?.query_row([game], |row| row.get(0))?)
    }

    /// Stores an invitation, replacing any earlier one.
    pub fn add_invitation(&self, row: &InvitationRow) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO invitations (game, address, power, inviter, held, sent, until)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let (sent, until) = (Time(row.sent), Time(row.until));
        let values = params![row.game, row.address, row.power, row.inviter, row.held, sent, until];
        self.conn.prepare_cached(sql)?.execute(values)?;
        let sql = "INSERT INTO invitations_sent (address, inviter, sent) VALUES (?1, ?2, ?3)";
        self.conn.prepare_cached(sql)?.execute(params![row.address, row.inviter, Time(row.sent)])?;
        Ok(())
    }

    /// Deletes an invitation, with the lines that would run on acceptance.
    pub fn drop_invitation(&self, row: &InvitationRow) -> Result<()> {
        let sql = "DELETE FROM invitations WHERE game = ?1 AND address = ?2";
        self.conn.prepare_cached(sql)?.execute(params![row.game, row.address])?;
        self.conn.prepare_cached("DELETE FROM held WHERE id = ?1")?.execute([row.held])?;
        Ok(())
    }

    /// Rewrites the lines of a renamed game's invitations, which contain its name.
    pub fn reword_invitations(&self, game: GameId, yes: &str, no: &str) -> Result<()> {
        let sql =
            "UPDATE held SET lines = ?2, otherwise = ?3 WHERE id IN (SELECT held FROM invitations WHERE game = ?1)";
        self.conn.prepare_cached(sql)?.execute(params![game, yes, no])?;
        Ok(())
    }

    /// An address's open invitations to all games, with the games' names.
    pub fn invitations_of(&self, address: &str, now: Timestamp) -> Result<Vec<(String, InvitationRow)>> {
        let sql = "SELECT invitations.*, games.name FROM invitations JOIN games ON games.id = invitations.game
            WHERE address = ?1 AND ?2 <= until ORDER BY sent";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows =
            query.query_map(params![address, Time(now)], |row| Ok((row.get("name")?, InvitationRow::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletes all invitations to a game that has begun.
    pub fn drop_invitations(&self, game: GameId) -> Result<()> {
        let sql = "DELETE FROM held WHERE id IN (SELECT held FROM invitations WHERE game = ?1)";
        self.conn.prepare_cached(sql)?.execute([game])?;
        self.conn.prepare_cached("DELETE FROM invitations WHERE game = ?1")?.execute([game])?;
        Ok(())
    }

    /// Returns the number of invitations that a person has sent since then, and the number that an address has received.
    pub fn n_invited(&self, inviter: UserId, address: &str, since: Timestamp) -> Result<(u32, u32)> {
        let sql = "SELECT count(*) FILTER (WHERE inviter = ?1), count(*) FILTER (WHERE address = ?2)
            FROM invitations_sent WHERE ?3 <= sent AND (inviter = ?1 OR address = ?2)";
        let values = params![inviter, address, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// Returns whether this address's owner declines all invitations.
    pub fn is_uninvited(&self, address: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM uninvited WHERE address = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([address], |row| row.get(0))?)
    }

    /// Sets whether this address's owner declines all invitations. If so, withdraws the open ones.
    pub fn set_uninvited(&self, address: &str, uninvited: bool, now: Timestamp) -> Result<()> {
        if !uninvited {
            self.conn.prepare_cached("DELETE FROM uninvited WHERE address = ?1")?.execute([address])?;
            return Ok(());
        }
        let sql = "INSERT INTO uninvited (address, since) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.conn.prepare_cached(sql)?.execute(params![address, Time(now)])?;
        let sql = "DELETE FROM held WHERE id IN (SELECT held FROM invitations WHERE address = ?1)";
        self.conn.prepare_cached(sql)?.execute([address])?;
        self.conn.prepare_cached("DELETE FROM invitations WHERE address = ?1")?.execute([address])?;
        Ok(())
    }
}
