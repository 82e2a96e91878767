//! The keeper's changes to people: editing addresses, and merging two registrations of one person.
use super::people::{SELECT_USERS, User};
use super::{Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::params;

impl Store {
    /// All registered people, by name, without erased ones.
    pub fn users(&self) -> Result<Vec<User>> {
        let sql = format!(
            "{SELECT_USERS} WHERE EXISTS (SELECT 1 FROM addresses WHERE user = users.id)
            ORDER BY users.name COLLATE NOCASE, users.id"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([], User::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Removes an address from its owner, and signs out the browsers that signed in with it.
    pub fn remove_address(&self, address: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM sessions WHERE address = ?1")?.execute([address])?;
        self.conn.prepare_cached("UPDATE moves SET user = NULL WHERE old = ?1")?.execute([address])?;
        self.conn.prepare_cached("DELETE FROM addresses WHERE address = ?1")?.execute([address])?;
        Ok(())
    }

    /// Replaces an address.
    ///
    /// # Errors
    /// If the new address is taken.
    pub fn replace_address(&self, old: &str, new: &str) -> Result<()> {
        self.conn.prepare_cached("UPDATE addresses SET address = ?2 WHERE address = ?1")?.execute([old, new])?;
        Ok(())
    }

    /// Merges one person into another, with all seats, records, addresses (after the other's own) and references. The first person is
    /// deleted.
    pub fn merge_users(&self, gone: UserId, into: UserId, now: Timestamp) -> Result<()> {
        self.conn
            .prepare_cached("UPDATE addresses SET since = ?2 WHERE user = ?1")?
            .execute(params![gone, Time(now)])?;
        let sql = "SELECT tables.name, refers.\"from\" FROM sqlite_schema AS tables
            JOIN pragma_foreign_key_list(tables.name) AS refers
            WHERE tables.type = 'table' AND refers.\"table\" IN ('users', 'people') AND tables.name <> 'users' ORDER BY 1, 2";
        let mut query = self.conn.prepare(sql)?;
        let all: Vec<(String, String)> =
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?;
        for (table, column) in all {
            // Where a person can have only one row, the other person's stays.
            let sql = format!("UPDATE OR IGNORE {table} SET {column} = ?2 WHERE {column} = ?1");
            self.conn.execute(&sql, params![gone, into])?;
            self.conn.execute(&format!("DELETE FROM {table} WHERE {column} = ?1"), [gone])?;
        }
        self.merge_parties(gone, into)?;
        // No player is their own sitter.
        self.conn.execute("UPDATE seats SET sitter = NULL WHERE sitter = user AND user = ?1", [into])?;
        self.conn.execute("DELETE FROM users WHERE id = ?1", [gone])?;
        self.conn.execute("DELETE FROM people WHERE id = ?1", [gone])?;
        Ok(())
    }
}
