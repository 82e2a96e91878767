//! Requests to move an account to a new address because its mailbox is lost, until they are decided.
use super::{MailId, MoveId, SeatId, Store, Time, UserId, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A request to move an account to another address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Its number.
    pub id: MoveId,
    /// The owner of the account; `None` if the address has no account, or its account cannot be moved now.
    pub user: Option<UserId>,
    /// The lost address.
    pub old: String,
    /// The new address, which sent the request.
    pub new: String,
    /// The seat of the account whose password the new address has sent since, if it has.
    pub password_of: Option<SeatId>,
    /// The time of the request.
    pub asked: Timestamp,
    /// The number of e-mails to the owner.
    pub n_written: u32,
    /// The time until which the owner can stop it, once e-mailed.
    pub until: Option<Timestamp>,
    /// The time when the owner stopped it.
    pub stopped: Option<Timestamp>,
    /// The time when the requester heard the outcome.
    pub told: Option<Timestamp>,
}

impl MoveRow {
    /// Returns the person whose account this request may still move.
    pub fn open(&self) -> Option<UserId> {
        self.user.filter(|_| self.stopped.is_none())
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            user: row.get("user")?,
            old: row.get("old")?,
            new: row.get("new")?,
            password_of: row.get("password_of")?,
            asked: row.get::<_, Time>("asked")?.0,
            n_written: row.get("n_written")?,
            until: get_time(row, "until")?,
            stopped: get_time(row, "stopped")?,
            told: get_time(row, "told")?,
        })
    }
}

/// The delivery of the e-mails to the owner about a request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveLetters {
    /// Their number.
    pub n: u32,
    /// The number waiting to be sent.
    pub n_waiting: u32,
    /// The number that bounced or could not be sent.
    pub n_lost: u32,
}

impl Store {
    /// Adds a request and returns its number.
    pub fn ask_move(&self, user: Option<UserId>, old: &str, new: &str, now: Timestamp) -> Result<MoveId> {
        let sql = "INSERT INTO moves (user, old, new, asked) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![user, old, new, Time(now)])?;
        Ok(MoveId(self.conn.last_insert_rowid()))
    }

    /// Records that an e-mail claiming to come from this address contained the password of one of the requested account's seats.
    pub fn note_move_password(&self, new: &str, seat: SeatId) -> Result<()> {
        let sql = "UPDATE moves SET password_of = ?2
            WHERE new = ?1 AND user = (SELECT user FROM seats WHERE id = ?2) AND password_of IS NULL";
        self.conn.prepare_cached(sql)?.execute(params![new, seat])?;
        Ok(())
    }

    /// Writes a request, except its addresses.
    pub fn change_move(&self, row: &MoveRow) -> Result<()> {
        let sql = "UPDATE moves SET user = ?2, n_written = ?3, until = ?4, stopped = ?5, told = ?6 WHERE id = ?1";
        let (until, stopped, told) = (maybe(row.until), maybe(row.stopped), maybe(row.told));
        self.conn.prepare_cached(sql)?.execute(params![row.id, row.user, row.n_written, until, stopped, told])?;
        Ok(())
    }

    /// All requests, in order.
    pub fn moves(&self) -> Result<Vec<MoveRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM moves ORDER BY id")?;
        Ok(query.query_map([], MoveRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The requests for a person's account, in order.
    pub fn moves_of(&self, user: UserId) -> Result<Vec<MoveRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM moves WHERE user = ?1 ORDER BY id")?;
        Ok(query.query_map([user], MoveRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The requests from an address, in order.
    pub fn moves_to(&self, new: &str) -> Result<Vec<MoveRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM moves WHERE new = ?1 ORDER BY id")?;
        Ok(query.query_map([new], MoveRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The latest request for one address's account from another.
    pub fn find_move(&self, old: &str, new: &str) -> Result<Option<MoveRow>> {
        let sql = "SELECT * FROM moves WHERE old = ?1 AND new = ?2 ORDER BY id DESC LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([old, new], MoveRow::read).optional()?)
    }

    /// Deletes a request.
    pub fn drop_move(&self, id: MoveId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM moves WHERE id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Records an e-mail to the owner about a request.
    pub fn note_move_letter(&self, id: MoveId, mail: MailId) -> Result<()> {
        let sql = "INSERT INTO move_letters (move, mail) VALUES (?1, ?2)";
        self.conn.prepare_cached(sql)?.execute(params![id, mail])?;
        Ok(())
    }

    /// The delivery of the e-mails to the owner about a request.
    pub fn move_letters(&self, id: MoveId) -> Result<MoveLetters> {
        let sql = "SELECT count(*), count(*) FILTER (WHERE state IN ('new', 'held')), count(*) FILTER (WHERE state = 'refused')
            FROM move_letters LEFT JOIN outbox ON outbox.id = mail WHERE move = ?1";
        let read = |row: &Row<'_>| Ok(MoveLetters { n: row.get(0)?, n_waiting: row.get(1)?, n_lost: row.get(2)? });
        Ok(self.conn.prepare_cached(sql)?.query_row([id], read)?)
    }

    /// Records whether a GM knows that the new address belongs to the same person.
    pub fn answer_move(&self, id: MoveId, seat: SeatId, knows: bool) -> Result<()> {
        let sql = "INSERT INTO move_answers (move, seat, knows) VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET knows = excluded.knows";
        self.conn.prepare_cached(sql)?.execute(params![id, seat, knows])?;
        Ok(())
    }

    /// The GMs' answers, by seat.
    pub fn move_answers(&self, id: MoveId) -> Result<Vec<(SeatId, bool)>> {
        let mut query =
            self.conn.prepare_cached("SELECT seat, knows FROM move_answers WHERE move = ?1 ORDER BY seat")?;
        Ok(query.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Replaces a person's address, and revokes everything that the old one authenticated: browsers, feeds and reply addresses. Deletes all
    /// requests for the account.
    ///
    /// # Errors
    /// If the new address belongs to someone else.
    pub fn move_account(&self, user: UserId, old: &str, new: &str) -> Result<()> {
        self.end_sessions_of(user)?;
        for address in [old, new] {
            self.conn.prepare_cached("DELETE FROM sessions WHERE address = ?1")?.execute([address])?;
            self.conn.prepare_cached("DELETE FROM codes WHERE address = ?1")?.execute([address])?;
        }
        self.conn.prepare_cached("DELETE FROM held WHERE address = ?1")?.execute([old])?;
        self.conn
            .prepare_cached("DELETE FROM addresses WHERE address = ?1 AND user = ?2")?
            .execute(params![new, user])?;
        self.replace_address(old, new)?;
        let sql =
            "UPDATE outbox SET state = 'refused' WHERE recipient = ?1 COLLATE NOCASE AND state IN ('new', 'held')";
        self.conn.prepare_cached(sql)?.execute([old])?;
        self.conn.prepare_cached("DELETE FROM moves WHERE user = ?1")?.execute([user])?;
        if self.feeds_of(user)?.is_some() {
            self.end_feeds(user)?;
        }
        self.renew_token(user)?;
        self.renew_tokens_of_seats(user)
    }
}
