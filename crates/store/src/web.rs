//! The web front's data: sessions, sign-in codes, and replies on pages.
use super::{LetterId, LineResult, MailId, SessionId, Store, Time, UserId, Way, line_results};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A browser session with a proved address, or a guest's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// The address; empty for a guest, and for a session that has not chosen an identity yet.
    pub address: String,
    /// The guest; with an address, a guest who has proved it but not registered yet.
    pub guest: Option<UserId>,
    /// The start of the session.
    pub began: Timestamp,
    /// The time when a code was last entered.
    pub fresh: Timestamp,
    /// The hour of its last use.
    pub seen: Timestamp,
    /// Its end, unless it is used.
    pub until: Timestamp,
    /// True if it began with the start code of a judge without a mail server. Its user could be anyone.
    pub is_local: bool,
    /// A short description of the browser.
    pub browser: String,
}

impl Session {
    /// Returns whether it belongs to a guest without a proved address.
    pub fn is_of_guest(&self) -> bool {
        self.address.is_empty() && self.guest.is_some()
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            address: row.get("address")?,
            guest: row.get("guest")?,
            began: row.get::<_, Time>("began")?.0,
            fresh: row.get::<_, Time>("fresh")?.0,
            seen: row.get::<_, Time>("seen")?.0,
            until: row.get::<_, Time>("until")?.0,
            is_local: row.get("local")?,
            browser: row.get("browser")?,
        })
    }
}

/// A reply shown on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its number.
    pub id: MailId,
    /// The e-mail or post that it answers.
    pub letter: Option<LetterId>,
    /// The subject of the reply.
    pub subject: String,
    /// The answer as text.
    pub body: String,
    /// The remarks on each line.
    pub said: Vec<LineResult>,
    /// The time of writing.
    pub written: Timestamp,
    /// The name of its game, if it has one.
    pub game: Option<String>,
    /// The token with which pages refer to it; filled in by the pages.
    pub token: String,
}

/// An e-mail to a person in their list: a reply, or one that the judge sent unasked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// Its number.
    pub id: MailId,
    /// Its subject.
    pub subject: String,
    /// The time of writing.
    pub written: Timestamp,
    /// True if it is a reply.
    pub is_reply: bool,
    /// The channel of the e-mail or post that it answers.
    pub way: Option<Way>,
    /// The name of its game.
    pub game: Option<String>,
    /// The remarks on each line.
    pub said: Vec<LineResult>,
    /// Its text.
    pub body: String,
}

impl Received {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            subject: row.get("subject")?,
            written: row.get::<_, Time>("written")?.0,
            is_reply: row.get("is_reply")?,
            way: row.get("way")?,
            game: row.get("name")?,
            said: line_results::read(row.get_ref("said")?.as_str()?),
            body: row.get("body")?,
        })
    }
}

/// A person's stored e-mails: replies, and those about games, without those that prove an address.
const RECEIVED: &str = "SELECT outbox.id, subject, written, is_reply, way, games.name, said, body FROM outbox
    LEFT JOIN games ON games.id = outbox.game LEFT JOIN inbox ON outbox.is_reply AND inbox.id = outbox.letter
    WHERE outbox.user = ?1 AND body <> '' AND (is_reply OR outbox.game IS NOT NULL)";

impl Store {
    /// A person's latest e-mails before this one, newest first: replies, others, or both.
    pub fn received(
        &self,
        user: UserId,
        answers: Option<bool>,
        before: Option<MailId>,
        most: usize,
    ) -> Result<Vec<Received>> {
        let sql = format!(
            "{RECEIVED} AND (?2 IS NULL OR is_reply = ?2) AND (?3 IS NULL OR outbox.id < ?3) ORDER BY outbox.id DESC LIMIT ?4"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let rows = query.query_map(params![user, answers, before, most], Received::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// One of a person's e-mails.
    pub fn received_one(&self, user: UserId, id: MailId) -> Result<Option<Received>> {
        let mut query = self.conn.prepare_cached(&format!("{RECEIVED} AND outbox.id = ?2"))?;
        Ok(query.query_row(params![user, id], Received::read).optional()?)
    }

    /// The generation of a person's feed address, if they have feeds.
    pub fn feeds_of(&self, user: UserId) -> Result<Option<u32>> {
        let mut query = self.conn.prepare_cached("SELECT feeds FROM users WHERE id = ?1 AND 0 < feeds")?;
        Ok(query.query_row([user], |row| row.get(0)).optional()?)
    }

    /// Gives a person's feed address a new generation, and returns it.
    pub fn renew_feeds(&self, user: UserId) -> Result<u32> {
        let sql = "UPDATE users SET feeds = abs(feeds) + 1 WHERE id = ?1 RETURNING feeds";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// Ends a person's feeds. Stores the generation, so that it is not reused.
    pub fn end_feeds(&self, user: UserId) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET feeds = -abs(feeds) WHERE id = ?1")?.execute([user])?;
        Ok(())
    }

    /// The current session with this digest of a cookie.
    pub fn session(&self, digest: &str, now: Timestamp) -> Result<Option<Session>> {
        let sql = "SELECT * FROM sessions WHERE digest = ?1 AND ?2 < until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![digest, Time(now)], Session::read).optional()?)
    }

    /// A person's sessions, by all of their addresses, last used first.
    pub fn sessions_of(&self, user: UserId, now: Timestamp) -> Result<Vec<Session>> {
        let sql =
            "SELECT * FROM sessions WHERE address IN (SELECT address FROM addresses WHERE user = ?1) AND ?2 < until
            ORDER BY seen DESC, id DESC";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![user, Time(now)], Session::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All sessions, the latest first.
    pub fn sessions(&self, now: Timestamp) -> Result<Vec<Session>> {
        let mut query =
            self.conn.prepare_cached("SELECT * FROM sessions WHERE ?1 < until ORDER BY seen DESC, id DESC")?;
        Ok(query.query_map([Time(now)], Session::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a session and returns its number.
    pub fn add_session(&self, digest: &str, session: &Session) -> Result<SessionId> {
        let sql = "INSERT INTO sessions (digest, address, guest, began, fresh, seen, until, local, browser)
            VALUES (?1, ?2, ?9, ?3, ?4, ?5, ?6, ?7, ?8)";
        let Session { id: _, address, guest, began, fresh, seen, until, is_local, browser } = session;
        let (began, fresh, seen, until) = (Time(*began), Time(*fresh), Time(*seen), Time(*until));
        let values = params![digest, address, began, fresh, seen, until, is_local, browser, guest];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(SessionId(self.conn.last_insert_rowid()))
    }

    /// Records that a session is used, and its new end.
    pub fn see_session(&self, id: SessionId, seen: Timestamp, until: Timestamp) -> Result<()> {
        let sql = "UPDATE sessions SET seen = ?2, until = ?3 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(seen), Time(until)])?;
        Ok(())
    }

    /// Ends a session.
    pub fn end_session(&self, id: SessionId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM sessions WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Ends the session with this digest of a cookie.
    pub fn end_session_in(&self, digest: &str) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM sessions WHERE digest = ?1")?.execute([digest])?;
        Ok(())
    }

    /// Ends all sessions of a person.
    pub fn end_sessions_of(&self, user: UserId) -> Result<()> {
        let sql = "DELETE FROM sessions WHERE address IN (SELECT address FROM addresses WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute([user])?;
        Ok(())
    }

    /// A reply shown on a page, if it was for this address or, without one, this guest.
    pub fn shown(&self, id: MailId, address: &str, guest: Option<UserId>) -> Result<Option<Shown>> {
        let sql = "SELECT outbox.id, letter, subject, body, said, written, games.name FROM outbox
            LEFT JOIN games ON games.id = outbox.game WHERE outbox.id = ?1 AND recipient = ?2 COLLATE NOCASE AND shown
                AND (?2 <> '' OR user = ?3)";
        let read = |row: &Row<'_>| {
            Ok(Shown {
                id: row.get(0)?,
                letter: row.get(1)?,
                subject: row.get(2)?,
                body: row.get(3)?,
                said: line_results::read(row.get_ref(4)?.as_str()?),
                written: row.get::<_, Time>(5)?.0,
                game: row.get(6)?,
                token: String::new(),
            })
        };
        Ok(self.conn.prepare_cached(sql)?.query_row(params![id, address, guest], read).optional()?)
    }
}
