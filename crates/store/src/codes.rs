//! Codes with which people sign in on the web. The code itself is nowhere: it is worked out from the number of its row and the
//! judge's secret.
use super::{Store, Time};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// A code that was given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeRow {
    /// Its number; none is used twice.
    pub id: i64,
    /// The address whose mailbox it went to.
    pub address: String,
    /// The digest of the number in the cookie of the browser that asked; `None`: a letter asked, and any browser may give it.
    pub browser: Option<String>,
    /// The time at which it was given out.
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
    /// Notes a code for an address that is good until this time: in the browser whose number has this digest, or in any.
    pub fn add_code(&self, address: &str, browser: Option<&str>, now: Timestamp, until: Timestamp) -> Result<CodeRow> {
        let sql = "INSERT INTO codes (address, browser, asked, until) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![address, browser, Time(now), Time(until)])?;
        let id = self.conn.last_insert_rowid();
        let asked = Timestamp::from_second(now.as_second()).unwrap_or(now);
        Ok(CodeRow { id, address: address.to_owned(), browser: browser.map(str::to_owned), asked })
    }

    /// The codes that are good in this browser, the latest first: not used yet, not too old, and not guessed at too often.
    pub fn codes_of_browser(&self, browser: &str, tries: u32, now: Timestamp) -> Result<Vec<CodeRow>> {
        let sql = "SELECT * FROM codes WHERE browser = ?1 AND NOT used AND tries < ?2 AND ?3 <= until ORDER BY id DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![browser, tries, Time(now)], CodeRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The codes that letters have asked for, and that are good in any browser.
    pub fn codes_by_letter(&self, now: Timestamp) -> Result<Vec<CodeRow>> {
        let sql = "SELECT * FROM codes WHERE browser IS NULL AND NOT used AND ?1 <= until ORDER BY id DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([Time(now)], CodeRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Notes a wrong try at the codes of a browser.
    pub fn note_wrong_code(&self, browser: &str) -> Result<()> {
        let sql = "UPDATE codes SET tries = tries + 1 WHERE browser = ?1";
        self.conn.prepare_cached(sql)?.execute([browser])?;
        Ok(())
    }

    /// A code has been used, and is worthless now; so are the others that its browser has asked for.
    pub fn use_code(&self, code: &CodeRow) -> Result<()> {
        let sql = "UPDATE codes SET used = 1 WHERE id = ?1 OR browser = ?2";
        self.conn.prepare_cached(sql)?.execute(params![code.id, code.browser])?;
        Ok(())
    }
}
