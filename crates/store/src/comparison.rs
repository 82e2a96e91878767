//! The rows that an e-mail changes in a database, for dry runs.
use super::{LetterId, OutboxRow, Store};
use anyhow::Result;
use rusqlite::types::ValueRef;

/// A row that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowDifference {
    /// The table.
    pub table: String,
    /// The row, by the columns of its key: `id 3`.
    pub key: String,
    /// The difference.
    pub change: RowChange,
}

/// The ways that a row can differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// It is new.
    Added,
    /// These columns have other values.
    Changed(Vec<String>),
    /// It is gone.
    Removed,
}

/// A table, and its columns.
struct Table {
    name: String,
    columns: Vec<String>,
    /// The columns of its key.
    key: Vec<String>,
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

impl Table {
    /// Returns a condition: both tables' rows have the same key.
    fn is_same(&self, one: &str, other: &str) -> String {
        let each = self.key.iter().map(|column| format!("{one}.{0} IS {other}.{0}", quoted(column)));
        each.collect::<Vec<_>>().join(" AND ")
    }

    fn own(&self) -> String {
        quoted(&self.name)
    }

    fn before(&self) -> String {
        format!("temp.{}", quoted(&format!("before {}", self.name)))
    }
}

impl Store {
    /// Copies all rows for a later comparison. Use it only in a copy of a database: it doubles the size.
    pub fn note_rows(&self) -> Result<()> {
        for table in self.compared_tables()? {
            self.conn.execute_batch(&format!(
                "CREATE TEMP TABLE {} AS SELECT * FROM main.{}",
                table.before().replacen("temp.", "", 1),
                table.own()
            ))?;
        }
        Ok(())
    }

    /// Returns the rows that have changed since [`note_rows`](Self::note_rows), by table.
    pub fn differences(&self) -> Result<Vec<RowDifference>> {
        let mut found = Vec::new();
        for table in self.compared_tables()? {
            let (now, before) = (format!("main.{}", table.own()), table.before());
            let same = table.is_same("a", "b");
            let only = |one: &str, other: &str| {
                format!("SELECT a.* FROM {one} a WHERE NOT EXISTS (SELECT 1 FROM {other} b WHERE {same})")
            };
            for (sql, change) in [(only(&now, &before), RowChange::Added), (only(&before, &now), RowChange::Removed)] {
                found.extend(self.keys(&table, &sql)?.into_iter().map(|key| RowDifference {
                    table: table.name.clone(),
                    key,
                    change: change.clone(),
                }));
            }
            let differs: Vec<String> =
                table.columns.iter().map(|column| format!("a.{0} IS NOT b.{0}", quoted(column))).collect();
            let sql = format!(
                "SELECT a.*, {} FROM {now} a JOIN {before} b ON {same} WHERE {}",
                differs.join(", "),
                differs.join(" OR ")
            );
            let mut query = self.conn.prepare(&sql)?;
            let mut rows = query.query([])?;
            while let Some(row) = rows.next()? {
                let changed = table.columns.iter().enumerate();
                let mut columns = Vec::new();
                for (at, column) in changed {
                    if row.get::<_, bool>(table.columns.len() + at)? {
                        columns.push(column.clone());
                    }
                }
                let key =
                    table.key.iter().map(|column| Ok(format!("{column} {}", shown(row.get_ref(column.as_str())?))));
                let key = key.collect::<rusqlite::Result<Vec<_>>>()?.join(", ");
                found.push(RowDifference { table: table.name.clone(), key, change: RowChange::Changed(columns) });
            }
        }
        Ok(found)
    }

    /// Returns the e-mails that an e-mail caused, in the order they were written.
    pub fn letters_caused_by(&self, letter: LetterId) -> Result<Vec<OutboxRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM outbox WHERE letter = ?1 ORDER BY id")?;
        Ok(query.query_map([letter], OutboxRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    fn keys(&self, table: &Table, sql: &str) -> Result<Vec<String>> {
        let mut query = self.conn.prepare(sql)?;
        let keys = query.query_map([], |row| {
            let key = table.key.iter().map(|column| Ok(format!("{column} {}", shown(row.get_ref(column.as_str())?))));
            Ok(key.collect::<rusqlite::Result<Vec<_>>>()?.join(", "))
        })?;
        Ok(keys.collect::<rusqlite::Result<_>>()?)
    }

    fn compared_tables(&self) -> Result<Vec<Table>> {
        let sql = "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
        let mut query = self.conn.prepare(sql)?;
        let names = query.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
        let mut tables = Vec::new();
        for name in names {
            let mut query = self.conn.prepare("SELECT name, pk FROM pragma_table_info(?1) ORDER BY pk, cid")?;
            let columns = query.query_map([&name], |row| Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?)))?;
            let columns = columns.collect::<rusqlite::Result<Vec<_>>>()?;
            let key: Vec<String> = columns.iter().filter(|(_, pk)| *pk != 0).map(|(name, _)| name.clone()).collect();
            let columns: Vec<String> = columns.into_iter().map(|(name, _)| name).collect();
            // A row without a key is identified by all of its columns.
            let key = if key.is_empty() { columns.clone() } else { key };
            tables.push(Table { name, columns, key });
        }
        Ok(tables)
    }
}

/// A value of a key, as text: long text is cut, and bytes are not shown.
fn shown(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null => "-".to_owned(),
        ValueRef::Integer(n) => n.to_string(),
        ValueRef::Real(n) => n.to_string(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).chars().take(40).collect(),
        ValueRef::Blob(bytes) => format!("({} bytes)", bytes.len()),
    }
}
