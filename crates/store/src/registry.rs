//! The keeper's changes of people: their addresses, and two registrations that are of one person.
use super::people::{SELECT_USERS, User};
use super::{Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

impl Store {
    /// All registered people, by name; not those who have been erased.
    pub fn users(&self) -> Result<Vec<User>> {
        let sql = format!(
            "{SELECT_USERS} WHERE EXISTS (SELECT 1 FROM addresses WHERE user = users.id)
            ORDER BY users.name COLLATE NOCASE, users.id"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([], User::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Takes an address away from whoever has it. Browsers that are signed in by it are signed out.
    pub fn remove_address(&self, address: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM sessions WHERE address = ?1")?.execute([address])?;
        self.conn.prepare_cached("DELETE FROM addresses WHERE address = ?1")?.execute([address])?;
        Ok(())
    }

    /// Puts an address in the place of another one.
    ///
    /// # Errors
    /// If the new address is taken.
    pub fn replace_address(&self, old: &str, new: &str) -> Result<()> {
        self.conn.prepare_cached("UPDATE addresses SET address = ?2 WHERE address = ?1")?.execute([old, new])?;
        Ok(())
    }

    /// Makes everything of one person another person's: seats, record, addresses (behind those that the other has), whatever
    /// refers to them. The first one is gone then.
    pub fn merge_users(&self, gone: UserId, into: UserId, now: Timestamp) -> Result<()> {
        self.conn
            .prepare_cached("UPDATE addresses SET since = ?2 WHERE user = ?1")?
            .execute(params![gone, Time(now)])?;
        let sql = "SELECT tables.name, refers.\"from\" FROM sqlite_schema AS tables
            JOIN pragma_foreign_key_list(tables.name) AS refers
            WHERE tables.type = 'table' AND refers.\"table\" = 'users' ORDER BY 1, 2";
        let mut query = self.conn.prepare(sql)?;
        let all: Vec<(String, String)> =
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
        for (table, column) in all {
            // Of what there can be only one, the other person's stays.
            let sql = format!("UPDATE OR IGNORE {table} SET {column} = ?2 WHERE {column} = ?1");
            self.conn.execute(&sql, params![gone, into])?;
            self.conn.execute(&format!("DELETE FROM {table} WHERE {column} = ?1"), [gone])?;
        }
        self.merge_parties(gone, into)?;
        // Nobody orders for themselves.
        self.conn.execute("UPDATE seats SET sitter = NULL WHERE sitter = user AND user = ?1", [into])?;
        self.conn.execute("DELETE FROM users WHERE id = ?1", [gone])?;
        Ok(())
    }

    /// Gives up all letters to an address that are not sent yet.
    pub fn drop_mail_to(&self, address: &str) -> Result<()> {
        let sql =
            "UPDATE outbox SET state = 'refused' WHERE recipient = ?1 COLLATE NOCASE AND state IN ('new', 'held')";
        self.conn.prepare_cached(sql)?.execute([address])?;
        Ok(())
    }
}
