//! Records what transactions change, for the pages that show it. Triggers of this connection collect the changes, so that every writer is
//! covered and a rollback discards them.
use super::{GameId, SessionId, Store, UserId};
use anyhow::Result;
use rusqlite::Row;
use std::fmt::Write as _;

/// The changes since the last call, each listed once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// The games that changed.
    pub games: Vec<GameId>,
    /// True if a visible detail of a person changed.
    pub people: bool,
    /// The people with new e-mails, each with the game that the e-mails are about.
    pub mail: Vec<(UserId, Option<GameId>)>,
    /// The sessions that have ended.
    pub signed_out: Vec<SessionId>,
}

impl Changes {
    /// Returns whether nothing changed.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The changes that a row stands for, as SQL about `ROW`, by the columns of its table.
const BY_COLUMN: [(&str, &str); 4] = [
    ("game", "ROW.game"),
    ("seat", "(SELECT game FROM seats WHERE id = ROW.seat)"),
    ("press", "(SELECT game FROM press WHERE id = ROW.press)"),
    ("proposal", "(SELECT game FROM proposals WHERE id = ROW.proposal)"),
];

/// Tables whose rows are not visible to a game's visitors.
const PRIVATE: [&str; 4] = ["outbox", "press_readers", "press_drafts", "drafts"];

impl Store {
    /// Starts recording the changes made over this connection.
    pub fn watch(&self) -> Result<()> {
        let mut sql = "CREATE TEMP TABLE touched (kind TEXT NOT NULL, who INTEGER, game INTEGER);\n".to_owned();
        for table in self.tables()? {
            if let Some(game) = self.game_of(&table)? {
                for (event, row) in [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")] {
                    let game = game.replace("ROW", row);
                    trigger(&mut sql, event, &table, &format!("SELECT 'game', NULL, {game} WHERE {game} IS NOT NULL"))?;
                }
            }
        }
        for event in ["INSERT", "UPDATE OF name, country, level, site, privacy", "DELETE"] {
            trigger(&mut sql, event, "users", "VALUES ('people', NULL, NULL)")?;
        }
        trigger(&mut sql, "INSERT", "outbox", "SELECT 'mail', NEW.user, NEW.game WHERE NEW.user IS NOT NULL")?;
        trigger(&mut sql, "DELETE", "sessions", "VALUES ('session', OLD.id, NULL)")?;
        Ok(self.conn.execute_batch(&sql)?)
    }

    /// Returns the changes since the last call, if they are being recorded. Do not call it in a transaction that may be rolled back.
    pub fn changes(&self) -> Result<Changes> {
        let mut changes = Changes::default();
        let mut query =
            self.conn.prepare_cached("SELECT DISTINCT kind, who, game FROM touched ORDER BY kind, who, game")?;
        let mut rows = query.query([])?;
        while let Some(row) = rows.next()? {
            changes.add(row)?;
        }
        drop(rows);
        if !changes.is_empty() {
            self.conn.prepare_cached("DELETE FROM touched")?.execute([])?;
        }
        Ok(changes)
    }

    fn tables(&self) -> Result<Vec<String>> {
        let mut query =
            self.conn.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")?;
        let tables = query.query_map([], |row| row.get(0))?;
        Ok(tables.collect::<rusqlite::Result<_>>()?)
    }

    /// The game of a table's row, as SQL, if it has one.
    fn game_of(&self, table: &str) -> Result<Option<&'static str>> {
        if PRIVATE.contains(&table) {
            return Ok(None);
        }
        if table == "games" {
            return Ok(Some("ROW.id"));
        }
        let mut query = self.conn.prepare("SELECT name FROM pragma_table_info(?1)")?;
        let columns = query.query_map([table], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
        Ok(BY_COLUMN.iter().find(|(column, _)| columns.iter().any(|c| c == column)).map(|(_, game)| *game))
    }
}

impl Changes {
    fn add(&mut self, row: &Row<'_>) -> rusqlite::Result<()> {
        match row.get_ref("kind")?.as_str()? {
            "game" => self.games.push(row.get("game")?),
            "mail" => self.mail.push((row.get("who")?, row.get("game")?)),
            "session" => self.signed_out.push(row.get("who")?),
            _ => self.people = true,
        }
        Ok(())
    }
}

/// Adds a trigger that inserts these values into `touched` after an event in a table.
fn trigger(sql: &mut String, event: &str, table: &str, values: &str) -> Result<()> {
    let name = format!("touch_{table}_{}", event.split(' ').next().unwrap_or_default());
    writeln!(sql, "CREATE TEMP TRIGGER {name} AFTER {event} ON main.{table} BEGIN INSERT INTO touched {values}; END;")?;
    Ok(())
}
