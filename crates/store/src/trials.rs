//! Guests: people without a mailbox, who try the judge on its pages. They are stored for a while, or permanently once they have proved an
//! address.
use super::{GameId, SessionId, Store, Time, User, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, ToSql, params};

impl Store {
    /// Adds a guest, who has no address, and returns their number. Ignores `user.id`.
    pub fn begin_trial(&self, user: &User, until: Timestamp) -> Result<UserId> {
        let id = self.add_person(user)?;
        let sql = "UPDATE users SET guest_until = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(until)])?;
        Ok(id)
    }

    /// The number of guests.
    pub fn n_trials(&self) -> Result<u32> {
        let sql = "SELECT count(*) FROM users WHERE guest_until IS NOT NULL";
        Ok(self.conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }

    /// Returns whether a guest has this name.
    pub fn has_trial_of(&self, name: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM users WHERE guest_until IS NOT NULL AND name = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([name], |row| row.get(0))?)
    }

    /// Extends the life of a guest who is active.
    pub fn prolong_trial(&self, guest: UserId, until: Timestamp) -> Result<()> {
        let sql = "UPDATE users SET guest_until = ?2 WHERE id = ?1 AND guest_until IS NOT NULL";
        self.conn.prepare_cached(sql)?.execute(params![guest, Time(until)])?;
        Ok(())
    }

    /// Extends the life of this session's guest, if it has one.
    pub fn prolong_trial_in(&self, session: SessionId, until: Timestamp) -> Result<()> {
        let sql = "UPDATE users SET guest_until = ?2
            WHERE id = (SELECT guest FROM sessions WHERE id = ?1) AND guest_until IS NOT NULL";
        self.conn.prepare_cached(sql)?.execute(params![session, Time(until)])?;
        Ok(())
    }

    /// A guest who has been inactive long enough to be erased.
    pub fn trial_past(&self, now: Timestamp) -> Result<Option<UserId>> {
        let sql = "SELECT id FROM users WHERE guest_until <= ?1 ORDER BY guest_until LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([Time(now)], |row| row.get(0)).optional()?)
    }

    /// Merges a guest into a person, and deletes the guest.
    pub fn keep_trial(&self, guest: UserId, into: UserId, now: Timestamp) -> Result<()> {
        self.conn.prepare_cached("UPDATE sessions SET guest = NULL WHERE guest = ?1")?.execute([guest])?;
        // Posts that wait become the person's.
        let sql = "UPDATE inbox SET guest = NULL, address = iif(address = '' AND state = 'new',
            (SELECT address FROM addresses WHERE user = ?2 ORDER BY since, rowid LIMIT 1), address) WHERE guest = ?1";
        self.conn.prepare_cached(sql)?.execute([guest, into])?;
        self.merge_users(guest, into, now)
    }

    /// Erases a guest and their games, which no one else has joined.
    pub fn erase_trial(&self, guest: UserId, now: Timestamp) -> Result<()> {
        let Some(guest) = self.find_user(guest)?.filter(User::is_guest) else { return Ok(()) };
        let sql = "SELECT id FROM games WHERE id IN (SELECT game FROM seats WHERE user = ?1)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE game = games.id AND user <> ?1 AND NOT visit)";
        let mut query = self.conn.prepare_cached(sql)?;
        let games: Vec<GameId> = query.query_map([guest.id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        for game in games {
            self.delete_whole("games", "id = ?1", &game)?;
        }
        self.erase_person(&guest, now)?;
        Ok(())
    }

    /// Deletes the rows of a table that meet this condition, after all rows that refer to them.
    fn delete_whole(&self, table: &str, holds: &str, of: &dyn ToSql) -> Result<()> {
        for one in self.references()?.iter().filter(|one| one.parent == table) {
            let refers = format!("{} IN (SELECT {} FROM {table} WHERE {holds})", one.column, one.key);
            self.delete_whole(&one.table, &refers, of)?;
        }
        self.conn.execute(&format!("DELETE FROM {table} WHERE {holds}"), [of])?;
        Ok(())
    }
}
