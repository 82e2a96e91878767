//! The running judge's notes on its health: since when each condition holds, and how long certificates are valid.
use super::{Store, time_text};
use anyhow::Result;
use jiff::Timestamp;

/// A condition that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedCondition {
    /// Its key.
    pub key: String,
    /// Its start.
    pub since: Timestamp,
    /// True if the keeper has been e-mailed about it.
    pub is_told: bool,
}

/// A server's certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedCertificate {
    /// The server.
    pub name: String,
    /// The end of its validity.
    pub ends: Timestamp,
    /// The hours from the start to the end of its validity.
    pub whole_hours: u64,
}

impl Store {
    /// Returns the conditions that hold.
    pub fn noted_conditions(&self) -> Result<Vec<NotedCondition>> {
        self.timed_meta("condition", |key, since, rest| NotedCondition { key, since, is_told: rest == "told" })
    }

    /// Records that a condition holds.
    pub fn note_condition(&self, noted: &NotedCondition) -> Result<()> {
        let told = if noted.is_told { " told" } else { "" };
        self.set_meta(&format!("condition {}", noted.key), &format!("{}{told}", time_text(noted.since)))
    }

    /// Records that a condition is over.
    pub fn forget_condition(&self, key: &str) -> Result<()> {
        self.forget_meta(&format!("condition {key}"))
    }

    /// Returns the certificates that the judge has seen.
    pub fn certificates(&self) -> Result<Vec<NotedCertificate>> {
        self.timed_meta("certificate", |name, ends, rest| NotedCertificate {
            name,
            ends,
            whole_hours: rest.parse().unwrap_or_default(),
        })
    }

    /// Records the certificates that the judge has seen, instead of those from before.
    pub fn note_certificates(&self, all: &[NotedCertificate]) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM meta WHERE key GLOB 'certificate *'")?.execute([])?;
        all.iter().try_for_each(|noted| {
            let value = format!("{} {}", time_text(noted.ends), noted.whole_hours);
            self.set_meta(&format!("certificate {}", noted.name), &value)
        })
    }

    /// Returns a proxy's compression of private pages, if any.
    pub fn packed_pages(&self) -> Result<Option<String>> {
        Ok(self.meta("packed_pages")?.filter(|way| !way.is_empty()))
    }

    /// Records a proxy's compression of private pages.
    pub fn note_packed_pages(&self, way: Option<&str>) -> Result<()> {
        self.set_meta("packed_pages", way.unwrap_or_default())
    }

    /// Returns the notes of a kind. Each has a name, a time, and a word.
    fn timed_meta<N>(&self, kind: &str, note: impl Fn(String, Timestamp, &str) -> N) -> Result<Vec<N>> {
        let sql = "SELECT substr(key, length(?1) + 2) AS name, value FROM meta WHERE key GLOB ?1 || ' *' ORDER BY key";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows =
            query.query_map([kind], |row| Ok((row.get::<_, String>("name")?, row.get::<_, String>("value")?)))?;
        let rows = rows.collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(rows
            .into_iter()
            .filter_map(|(name, value)| {
                let (time, rest) = value.split_once(' ').unwrap_or((&value, ""));
                Some(note(name, time.parse().ok()?, rest))
            })
            .collect())
    }
}
