//! The data that the web front keeps: sessions, codes to sign in with, and answers on pages.
use super::{LetterId, LineResult, MailId, SessionId, Store, Time, UserId, Way, line_results};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A browser that has proved an address, or is a guest's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Its number.
    pub id: SessionId,
    /// The address; empty for a guest, and for one who has not chosen yet whom to be.
    pub address: String,
    /// The guest whose browser it is. Beside an address: they have proved it, and are not registered yet.
    pub guest: Option<UserId>,
    /// The time at which it began.
    pub began: Timestamp,
    /// The time at which a code was last entered in it.
    pub fresh: Timestamp,
    /// The hour in which it was last used.
    pub seen: Timestamp,
    /// The time at which it ends if it is not used.
    pub until: Timestamp,
    /// It began with the start code of a judge without a mail server: it may be anybody.
    pub is_local: bool,
    /// The kind of browser, in a few words of ours.
    pub browser: String,
}

impl Session {
    /// Returns whether it is a guest's, who has proved no address.
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

/// An answer that is shown on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its number.
    pub id: MailId,
    /// The letter that it answers.
    pub letter: Option<LetterId>,
    /// The subject of the answer.
    pub subject: String,
    /// The answer as text.
    pub body: String,
    /// The remarks on each line.
    pub said: Vec<LineResult>,
    /// The time at which it was written.
    pub written: Timestamp,
    /// The name of the game that it is about, if that is one.
    pub game: Option<String>,
    /// By which word pages call it: they fill this in.
    pub token: String,
}

/// A letter to a person, in the list of all: an answer, or one that the judge wrote of its own accord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Received {
    /// Its number.
    pub id: MailId,
    /// The subject of the letter.
    pub subject: String,
    /// The time at which it was written.
    pub written: Timestamp,
    /// Whether it answers something.
    pub is_reply: bool,
    /// By which way what it answers came.
    pub way: Option<Way>,
    /// The name of the game that it is about.
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

/// The letters to a person that are still kept: answers, and what is about games. What is sent to an address to prove that it is
/// theirs is not among them.
const RECEIVED: &str = "SELECT outbox.id, subject, written, is_reply, way, games.name, said, body FROM outbox
    LEFT JOIN games ON games.id = outbox.game LEFT JOIN inbox ON outbox.is_reply AND inbox.id = outbox.letter
    WHERE outbox.user = ?1 AND body <> '' AND (is_reply OR outbox.game IS NOT NULL)";

impl Store {
    /// The latest letters to a person, the newest first: answers, or others, or both; those before one of them.
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

    /// One of them.
    pub fn received_one(&self, user: UserId, id: MailId) -> Result<Option<Received>> {
        let mut query = self.conn.prepare_cached(&format!("{RECEIVED} AND outbox.id = ?2"))?;
        Ok(query.query_row(params![user, id], Received::read).optional()?)
    }

    /// The generation of the address of somebody's feeds, if they have any.
    pub fn feeds_of(&self, user: UserId) -> Result<Option<u32>> {
        let mut query = self.conn.prepare_cached("SELECT feeds FROM users WHERE id = ?1 AND 0 < feeds")?;
        Ok(query.query_row([user], |row| row.get(0)).optional()?)
    }

    /// Gives the address of somebody's feeds another generation, which never was before. Returns it.
    pub fn renew_feeds(&self, user: UserId) -> Result<u32> {
        let sql = "UPDATE users SET feeds = abs(feeds) + 1 WHERE id = ?1 RETURNING feeds";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// Ends somebody's feeds. The generation is kept, so that no address comes back.
    pub fn end_feeds(&self, user: UserId) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET feeds = -abs(feeds) WHERE id = ?1")?.execute([user])?;
        Ok(())
    }

    /// The session of a browser, by the digest of the number in its cookie; none that has ended.
    pub fn session(&self, digest: &str, now: Timestamp) -> Result<Option<Session>> {
        let sql = "SELECT * FROM sessions WHERE digest = ?1 AND ?2 < until";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![digest, Time(now)], Session::read).optional()?)
    }

    /// The sessions of a person, by all of their addresses; the one last used first.
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

    /// Begins a session. Returns its number.
    pub fn add_session(&self, digest: &str, session: &Session) -> Result<SessionId> {
        let sql = "INSERT INTO sessions (digest, address, guest, began, fresh, seen, until, local, browser)
            VALUES (?1, ?2, ?9, ?3, ?4, ?5, ?6, ?7, ?8)";
        let Session { id: _, address, guest, began, fresh, seen, until, is_local, browser } = session;
        let (began, fresh, seen, until) = (Time(*began), Time(*fresh), Time(*seen), Time(*until));
        let values = params![digest, address, began, fresh, seen, until, is_local, browser, guest];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(SessionId(self.conn.last_insert_rowid()))
    }

    /// Notes that a session is used, and until when it goes on by that.
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

    /// Ends the session of a browser, by the digest of the number in its cookie.
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

    /// An answer that was shown on a page, if it was for this address; or for this guest, if there is none.
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
