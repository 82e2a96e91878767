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

/// A code to be given out.
#[derive(Clone, Copy, Debug)]
pub struct NewCode<'a> {
    /// The address to which it goes.
    pub address: &'a str,
    /// The digest of the number in the cookie of the browser that asked; `None`: a letter asked.
    pub browser: Option<&'a str>,
    /// The origin of the request, as a keyed digest: the place in the network, or the number of a browser that is
    /// known.
    pub source: &'a str,
    /// Whether the browser was signed in as this address before.
    pub known: bool,
    /// Whether a letter brings it. Else it only looks so.
    pub mailed: bool,
}

/// The codes that browsers have asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeCounts {
    /// The number of codes that came from one source, mailed or not.
    pub by_source: u32,
    /// Those of that source that were mailed to one address.
    pub mailed_by_source: u32,
    /// Those that were mailed to that address because strangers asked, from whatever source.
    pub mailed_for_strangers: u32,
}

impl Store {
    /// Notes a code that is good until this time.
    pub fn add_code(&self, new: NewCode, now: Timestamp, until: Timestamp) -> Result<CodeRow> {
        let NewCode { address, browser, source, known, mailed } = new;
        let sql = "INSERT INTO codes (address, browser, source, known, mailed, asked, until)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let values = params![address, browser, source, known, mailed, Time(now), Time(until)];
        self.conn.prepare_cached(sql)?.execute(values)?;
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

    /// Returns the numbers of codes that browsers have asked for since then.
    pub fn n_codes(&self, address: &str, source: &str, since: Timestamp) -> Result<CodeCounts> {
        let sql = "SELECT count(*) FILTER (WHERE source = ?2),
            count(*) FILTER (WHERE source = ?2 AND address = ?1 AND mailed),
            count(*) FILTER (WHERE address = ?1 AND mailed AND NOT known)
            FROM codes WHERE ?3 < asked AND browser IS NOT NULL AND (address = ?1 OR source = ?2)";
        let values = params![address, source, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| {
            Ok(CodeCounts { by_source: row.get(0)?, mailed_by_source: row.get(1)?, mailed_for_strangers: row.get(2)? })
        })?)
    }

    /// Returns the number of codes that letters have asked for since then: of the person with this address, or of the
    /// address if it is no one's.
    pub fn n_codes_by_letter(&self, address: &str, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM codes WHERE browser IS NULL AND ?2 < asked AND (address = ?1 OR address IN
            (SELECT address FROM addresses WHERE user = (SELECT user FROM addresses WHERE address = ?1)))";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(since)], |row| row.get(0))?)
    }
}
