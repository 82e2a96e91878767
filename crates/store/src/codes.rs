//! Codes for signing in on the web. The code itself is not stored: it is derived from the row's number and the judge's secret.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A code that was issued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRow {
    /// Its number, used only once.
    pub id: i64,
    /// The address that received it.
    pub address: String,
    /// The digest of the cookie of the browser that asked; `None` if it was asked for by e-mail and works in any browser.
    pub browser: Option<String>,
    /// The time when it was issued.
    pub asked: Timestamp,
}

impl CodeRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            address: row.get("address")?,
            browser: row.get("browser")?,
            asked: row.get::<_, Time>("asked")?.0,
        })
    }
}

impl Store {
    /// Adds a code for an address, valid until this time, in the browser with this digest or in any browser.
    pub fn add_code(&self, address: &str, browser: Option<&str>, now: Timestamp, until: Timestamp) -> Result<CodeRow> {
        let sql = "INSERT INTO codes (address, browser, asked, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, browser, Time(now), Time(until)])?;
        let id = self.conn.last_insert_rowid();
        let asked = Timestamp::from_second(now.as_second()).unwrap_or(now);
        Ok(CodeRow { id, address: address.to_owned(), browser: browser.map(str::to_owned), asked })
    }

    /// The valid codes of this browser, latest first: unused, unexpired, and not guessed at too often.
    pub fn codes_of_browser(&self, browser: &str, tries: u32, now: Timestamp) -> Result<Vec<CodeRow>> {
        let sql = "SELECT * FROM codes WHERE browser = ?1 AND NOT used AND tries < ?2 AND ?3 <= until ORDER BY id DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![browser, tries, Time(now)], CodeRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The valid codes that were asked for by e-mail and work in any browser.
    pub fn codes_by_letter(&self, now: Timestamp) -> Result<Vec<CodeRow>> {
        let sql = "SELECT * FROM codes WHERE browser IS NULL AND NOT used AND ?1 <= until ORDER BY id DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([Time(now)], CodeRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Records a wrong guess at a browser's codes.
    pub fn note_wrong_code(&self, browser: &str) -> Result<()> {
        let sql = "UPDATE codes SET tries = tries + 1 WHERE browser = ?1";
        self.conn.prepare_cached(sql)?.execute([browser])?;
        Ok(())
    }

    /// Marks a code as used, along with the other codes that its browser asked for.
    pub fn use_code(&self, code: &CodeRow) -> Result<()> {
        let sql = "UPDATE codes SET used = 1 WHERE id = ?1 OR browser = ?2";
        self.conn.prepare_cached(sql)?.execute(params![code.id, code.browser])?;
        Ok(())
    }
}
