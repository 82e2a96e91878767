//! Foreign-key triggers, which protect references from every program that writes to the database.
//!
//! SQLite checks `REFERENCES` only for programs that ask for it, and the `sqlite3` shell does not. These triggers do the same. They are
//! generated from the schema after every migration, so that no table is missed. Their text is plain, because older versions of SQLite, such
//! as Debian 12's, must be able to read the schema.
use super::Store;
use anyhow::Result;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The prefix of these triggers' names.
const GUARD: &str = "whole_";

/// The alternatives to deleting a row of these tables.
const ADVICE: &[(&str, &str)] = &[
    (
        "people",
        "Numbers of people stay in the record: to remove a person, use: chancery user erase (or ban, or merge).",
    ),
    (
        "games",
        "The record of a game stays: its master, or you, can TERMINATE it, and chancery game rename frees its name.",
    ),
    ("users", "To remove a person, use: chancery user erase (or ban, or merge)."),
    ("seats", "A tenure is ended, never deleted: use EJECT by mail, or chancery game assign."),
    ("press", "Press belongs to the record of its game; chancery user erase blanks what a person wrote."),
];

/// A column that refers to another table.
pub(super) struct Reference {
    pub(super) table: String,
    pub(super) column: String,
    pub(super) parent: String,
    pub(super) key: String,
    /// The effect on its row when the referenced row is deleted.
    pub(super) on_delete: OnDelete,
}

/// The effect on rows that refer to a deleted row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OnDelete {
    /// They are deleted too.
    Cascade,
    /// Their reference becomes null.
    SetNull,
    /// They prevent the deletion.
    Refuse,
}

impl Reference {
    /// Returns the condition that this value refers to no row.
    fn is_broken(&self) -> String {
        let Self { column, parent, key, .. } = self;
        format!("NEW.{column} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {parent} WHERE {key} = NEW.{column})")
    }

    /// Returns the condition that a row refers to the old one.
    fn is_used(&self) -> String {
        let Self { table, column, key, .. } = self;
        format!("EXISTS (SELECT 1 FROM {table} WHERE {column} = OLD.{key})")
    }
}

/// Returns a trigger step that rejects the change if this condition holds.
fn refuse(when: &str, why: &str) -> String {
    format!("    SELECT RAISE(ABORT, '{}') WHERE {when};\n", why.replace('\'', "''"))
}

impl Store {
    /// The broken references, in words: the number of rows in each table.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub fn orphans(&self) -> Result<Vec<String>> {
        let sql = "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check GROUP BY \"table\", parent";
        let mut query = self.conn.prepare(sql)?;
        let words = |row: &rusqlite::Row<'_>| {
            let (table, parent, n): (String, String, u64) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(format!("{n} rows of {table} refer to rows of {parent} that are not there"))
        };
        Ok(query.query_map([], words)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Drops the triggers, because SQLite cannot rebuild a table that has them.
    pub(super) fn drop_guards(&self) -> Result<()> {
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND substr(name, 1, ?1) = ?2";
        let mut query = self.conn.prepare(sql)?;
        let names: Vec<String> = query
            .query_map(rusqlite::params![GUARD.len(), GUARD], |row| row.get(0))?
            .collect::<rusqlite::Result<_>>()?;
        names.iter().try_for_each(|name| Ok(self.conn.execute_batch(&format!("DROP TRIGGER {name}"))?))
    }

    /// Creates the triggers for all references in the schema.
    pub(super) fn make_guards(&self) -> Result<()> {
        let references = self.references()?;
        let by = |name: fn(&Reference) -> &str| {
            let mut groups: BTreeMap<&str, Vec<&Reference>> = BTreeMap::new();
            references.iter().for_each(|one| groups.entry(name(one)).or_default().push(one));
            groups
        };
        let mut sql = String::new();
        for (table, of_table) in by(|one| &one.table) {
            guard_child(&mut sql, table, &of_table)?;
        }
        for (parent, of_parent) in by(|one| &one.parent) {
            guard_parent(&mut sql, parent, &of_parent)?;
        }
        Ok(self.conn.execute_batch(&sql)?)
    }

    /// All references in the schema.
    pub(super) fn references(&self) -> Result<Vec<Reference>> {
        let sql = "SELECT tables.name, keys.\"from\", keys.\"table\", keys.\"to\", keys.on_delete
            FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS keys
            WHERE tables.type = 'table' ORDER BY 1, 2";
        let mut query = self.conn.prepare(sql)?;
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Reference {
                table: row.get(0)?,
                column: row.get(1)?,
                parent: row.get(2)?,
                key: row.get(3)?,
                on_delete: match row.get_ref(4)?.as_str()? {
                    "CASCADE" => OnDelete::Cascade,
                    "SET NULL" => OnDelete::SetNull,
                    _ => OnDelete::Refuse,
                },
            })
        };
        Ok(query.query_map([], read)?.collect::<rusqlite::Result<_>>()?)
    }
}

/// Rejects rows of this table with a broken reference.
fn guard_child(sql: &mut String, table: &str, references: &[&Reference]) -> Result<()> {
    let why = |one: &Reference| format!("{table}.{}: there is no such row in {}.", one.column, one.parent);
    let columns: Vec<&str> = references.iter().map(|one| one.column.as_str()).collect();
    writeln!(sql, "CREATE TRIGGER {GUARD}{table}_insert BEFORE INSERT ON {table} BEGIN")?;
    references.iter().for_each(|one| *sql += &refuse(&one.is_broken(), &why(one)));
    writeln!(
        sql,
        "END;\nCREATE TRIGGER {GUARD}{table}_refer BEFORE UPDATE OF {} ON {table} BEGIN",
        columns.join(", ")
    )?;
    for one in references {
        let is_new = format!("NEW.{0} IS NOT OLD.{0} AND {1}", one.column, one.is_broken());
        *sql += &refuse(&is_new, &why(one));
    }
    Ok(writeln!(sql, "END;")?)
}

/// Rejects deleting or renumbering a row of this table while others refer to it.
fn guard_parent(sql: &mut String, parent: &str, references: &[&Reference]) -> Result<()> {
    let advice =
        ADVICE.iter().find(|(table, _)| *table == parent).map_or("Those rows come first.", |(_, advice)| advice);
    let why = |one: &Reference| format!("Rows of {} belong to this row of {parent}. {advice}", one.table);
    writeln!(sql, "CREATE TRIGGER {GUARD}{parent}_delete BEFORE DELETE ON {parent} BEGIN")?;
    for one in references.iter().filter(|one| one.on_delete == OnDelete::Refuse) {
        *sql += &refuse(&one.is_used(), &why(one));
    }
    for Reference { table, column, key, on_delete, .. } in references {
        match on_delete {
            OnDelete::Cascade => writeln!(sql, "    DELETE FROM {table} WHERE {column} = OLD.{key};")?,
            OnDelete::SetNull => writeln!(sql, "    UPDATE {table} SET {column} = NULL WHERE {column} = OLD.{key};")?,
            OnDelete::Refuse => (),
        }
    }
    writeln!(sql, "END;")?;
    let Some(key) = references.first().map(|one| &one.key) else { return Ok(()) };
    writeln!(sql, "CREATE TRIGGER {GUARD}{parent}_renumber BEFORE UPDATE OF {key} ON {parent} BEGIN")?;
    for one in references {
        let is_used = format!("NEW.{key} IS NOT OLD.{key} AND {}", one.is_used());
        *sql += &refuse(
            &is_used,
            &format!("Rows of {} refer to this row of {parent} by its {key}, which stays.", one.table),
        );
    }
    Ok(writeln!(sql, "END;")?)
}
