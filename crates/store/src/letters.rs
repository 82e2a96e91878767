//! Incoming and outgoing e-mails as the keeper sees them: the state and outcome of each.
use super::held::HELD_FOR;
use super::{HeldId, JournalEntry, JournalRow, LetterId, MailId, Store, Time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::fmt;

words! {
    /// The state of an incoming e-mail.
    InState {
        /// It waits to be processed.
        Waiting = "new",
        /// It has been processed.
        Done = "done",
        /// It was deliberately left unanswered.
        Silent = "silent",
        /// The judge failed on it, and it waits for the keeper.
        Stuck = "stuck",
    }
}

words! {
    /// The state of an outgoing e-mail.
    OutState {
        /// It waits to be sent.
        Waiting = "new",
        /// The next server has accepted it.
        Sent = "sent",
        /// A server refused it for a reason on the judge's side, and it waits for the keeper.
        Held = "held",
        /// It was dropped, or refused for good.
        Refused = "refused",
    }
}

/// An e-mail, or lines that wait for confirmation, by the keeper's name for it: `in12`, `out45`, `held3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterRef {
    /// An incoming e-mail.
    In(LetterId),
    /// An outgoing e-mail.
    Out(MailId),
    /// Lines that wait for confirmation.
    Held(HeldId),
}

impl LetterRef {
    /// Reads a name such as `in12`.
    pub fn read(text: &str) -> Option<Self> {
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (way, number) = text.split_at_checked(digits)?;
        match way.to_ascii_lowercase().as_str() {
            "in" => Some(Self::In(number.parse().ok()?)),
            "out" => Some(Self::Out(number.parse().ok()?)),
            "held" => Some(Self::Held(number.parse().ok()?)),
            _ => None,
        }
    }
}

impl LetterRef {
    /// The number in its name.
    pub(super) fn number(self) -> i64 {
        match self {
            Self::In(id) => id.number(),
            Self::Out(id) => id.number(),
            Self::Held(id) => id.number(),
        }
    }
}

impl fmt::Display for LetterRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In(id) => write!(f, "in{id}"),
            Self::Out(id) => write!(f, "out{id}"),
            Self::Held(id) => write!(f, "held{id}"),
        }
    }
}

/// An incoming e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InNote {
    /// Its number.
    pub id: LetterId,
    /// The source it came from, and its key there.
    pub source: String,
    /// Its bytes, while they are needed.
    pub raw: Option<Vec<u8>>,
    /// Its full size in bytes.
    pub size: u64,
    /// The arrival time.
    pub received: Timestamp,
    /// Its state.
    pub state: InState,
    /// The number of failed attempts.
    pub attempts: u32,
    /// The sender, if it has been processed and the sender is still stored.
    pub sender: Option<String>,
    /// The reason for not answering it, or the failure.
    pub note: Option<String>,
}

/// An outgoing e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutNote {
    /// Its number.
    pub id: MailId,
    /// The recipient.
    pub recipient: String,
    /// True if it is a reply.
    pub is_reply: bool,
    /// The name of its game.
    pub game: Option<String>,
    /// The size of its stored text in bytes.
    pub size: u64,
    /// The time when it entered the outbox.
    pub written: Timestamp,
    /// Its state.
    pub state: OutState,
    /// The number of attempts.
    pub attempts: u32,
    /// The time of the next attempt, if it waits.
    pub not_before: Timestamp,
    /// The next server's last reply.
    pub last_reply: Option<String>,
    /// The incoming e-mail that caused it.
    pub letter: Option<LetterId>,
}

/// Lines that wait for confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldNote {
    /// Their number.
    pub id: HeldId,
    /// The address whose owner must confirm.
    pub address: String,
    /// Their size in bytes.
    pub size: u64,
    /// The start of the wait; not stored for an offer.
    pub since: Option<Timestamp>,
    /// The end of the wait.
    pub until: Timestamp,
    /// True if the judge offers them, rather than the owner having sent them.
    pub is_offer: bool,
    /// The first line, which may contain a password.
    pub first_line: String,
}

impl InNote {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            source: row.get("source")?,
            raw: row.get("raw")?,
            size: row.get("size")?,
            received: row.get::<_, Time>("received")?.0,
            state: row.get("state")?,
            attempts: row.get("attempts")?,
            sender: row.get("sender")?,
            note: row.get("note")?,
        })
    }
}

impl OutNote {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            recipient: row.get("recipient")?,
            is_reply: row.get("is_reply")?,
            game: row.get("game_name")?,
            size: row.get("bytes")?,
            written: row.get::<_, Time>("written")?.0,
            state: row.get("state")?,
            attempts: row.get("attempts")?,
            not_before: row.get::<_, Time>("not_before")?.0,
            last_reply: row.get("last_reply")?,
            letter: row.get("letter")?,
        })
    }
}

const SELECT_IN: &str = "SELECT id, source, raw, size, received, state, attempts, sender, note FROM inbox";
const SELECT_OUT: &str =
    "SELECT outbox.id, recipient, is_reply, games.name AS game_name, length(body) AS bytes, written, state,
    attempts, not_before, last_reply, letter FROM outbox LEFT JOIN games ON games.id = outbox.game";
const SELECT_HELD: &str =
    "SELECT id, address, length(lines) AS bytes, until, otherwise IS NOT NULL AS is_offer, lines FROM held";

/// The text in place of a server's reply when the keeper has dropped an e-mail.
pub(super) const DROPPED: &str = "dropped by the keeper";

impl Store {
    /// Some of the incoming e-mails in a state: the oldest first if they wait, otherwise the newest first.
    pub fn letters_in(&self, state: InState, limit: u32) -> Result<Vec<InNote>> {
        let order = if matches!(state, InState::Waiting | InState::Stuck) { "id" } else { "id DESC" };
        let mut query = self.conn.prepare_cached(&format!("{SELECT_IN} WHERE state = ?1 ORDER BY {order} LIMIT ?2"))?;
        Ok(query.query_map(params![state, limit], InNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Some of the outgoing e-mails in a state, except those that the keeper dropped, ordered as by [`letters_in`](Self::letters_in).
    pub fn letters_out(&self, state: OutState, limit: u32) -> Result<Vec<OutNote>> {
        let order = if matches!(state, OutState::Waiting | OutState::Held) { "outbox.id" } else { "outbox.id DESC" };
        let sql = format!("{SELECT_OUT} WHERE state = ?1 AND coalesce(last_reply, '') <> ?3 ORDER BY {order} LIMIT ?2");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map(params![state, limit, DROPPED], OutNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The unprocessed incoming e-mails, oldest first.
    pub fn letters_unread(&self) -> Result<Vec<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE state IN ('new', 'stuck') ORDER BY id")?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Some of the lines that wait for confirmation, oldest first.
    pub fn held_lines(&self, now: Timestamp, limit: u32) -> Result<Vec<HeldNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_HELD} WHERE ?1 <= until ORDER BY id LIMIT ?2"))?;
        let read = |row: &Row<'_>| -> rusqlite::Result<HeldNote> {
            let until = row.get::<_, Time>("until")?.0;
            let is_offer: bool = row.get("is_offer")?;
            Ok(HeldNote {
                id: row.get("id")?,
                address: row.get("address")?,
                size: row.get("bytes")?,
                since: (!is_offer).then(|| until - HELD_FOR),
                until,
                is_offer,
                first_line: row.get::<_, String>("lines")?.lines().next().unwrap_or_default().to_owned(),
            })
        };
        Ok(query.query_map(params![Time(now), limit], read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of incoming e-mails in this state.
    pub fn n_in(&self, state: InState) -> Result<u64> {
        let mut query = self.conn.prepare_cached("SELECT count(*) FROM inbox WHERE state = ?1")?;
        Ok(query.query_row([state], |row| row.get(0))?)
    }

    /// Returns the number of outgoing e-mails in this state, except those that the keeper dropped.
    pub fn n_out(&self, state: OutState) -> Result<u64> {
        let sql = "SELECT count(*) FROM outbox WHERE state = ?1 AND coalesce(last_reply, '') <> ?2";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![state, DROPPED], |row| row.get(0))?)
    }

    /// Returns the number of held lines that wait for confirmation.
    pub fn n_held_lines(&self, now: Timestamp) -> Result<u64> {
        let mut query = self.conn.prepare_cached("SELECT count(*) FROM held WHERE ?1 <= until")?;
        Ok(query.query_row([Time(now)], |row| row.get(0))?)
    }

    /// An incoming e-mail.
    pub fn letter_in(&self, id: LetterId) -> Result<Option<InNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_IN} WHERE id = ?1"))?;
        Ok(query.query_row([id], InNote::read).optional()?)
    }

    /// An outgoing e-mail.
    pub fn letter_out(&self, id: MailId) -> Result<Option<OutNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_OUT} WHERE outbox.id = ?1"))?;
        Ok(query.query_row([id], OutNote::read).optional()?)
    }

    /// The incoming e-mail with this source key.
    pub fn letter_from(&self, source: &str) -> Result<Option<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE source = ?1")?;
        Ok(query.query_row([source], |row| row.get(0)).optional()?)
    }

    /// The processed incoming e-mails with this Message-ID.
    pub fn letters_with_id(&self, message_id: &str) -> Result<Vec<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE message_id = ?1 ORDER BY id")?;
        Ok(query.query_map([message_id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The outgoing e-mails that an incoming e-mail caused.
    pub fn caused_by(&self, letter: LetterId) -> Result<Vec<OutNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_OUT} WHERE letter = ?1 ORDER BY outbox.id"))?;
        Ok(query.query_map([letter], OutNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the actions that an e-mail caused, each with the name of its game.
    pub fn done_by(&self, letter: LetterId) -> Result<Vec<(Option<String>, JournalRow)>> {
        let sql = "SELECT journal.*, games.name AS game_name FROM journal LEFT JOIN games ON games.id = journal.game
            WHERE letter = ?1 ORDER BY journal.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([letter], |row| Ok((row.get("game_name")?, JournalEntry::read(row)?)))?;
        let deeds: Vec<(Option<String>, JournalEntry)> = rows.collect::<rusqlite::Result<_>>()?;
        deeds.into_iter().map(|(game, deed)| Ok((game, self.told_of(deed)?))).collect()
    }

    /// The text of the reply to an e-mail.
    pub fn answer_to(&self, letter: LetterId) -> Result<Option<String>> {
        let sql = "SELECT body FROM outbox WHERE letter = ?1 AND is_reply ORDER BY id LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([letter], |row| row.get(0)).optional()?)
    }

    /// Queues an e-mail that was set aside for processing. Returns whether it exists.
    pub fn retry_in(&self, id: LetterId) -> Result<bool> {
        let sql = "UPDATE inbox SET state = 'new', attempts = 0, again = NULL WHERE id = ?1 AND state = 'stuck'";
        Ok(self.conn.prepare_cached(sql)?.execute([id])? != 0)
    }

    /// Queues all e-mails that were set aside, and returns their number.
    pub fn retry_all_in(&self) -> Result<usize> {
        let sql = "UPDATE inbox SET state = 'new', attempts = 0, again = NULL WHERE state = 'stuck'";
        Ok(self.conn.prepare_cached(sql)?.execute([])?)
    }

    /// Drops an incoming e-mail that waits or was set aside, and erases its bytes. Returns whether it exists.
    pub fn drop_in(&self, id: LetterId) -> Result<bool> {
        let sql = "UPDATE inbox SET state = 'silent', raw = NULL, envelope_from = NULL, envelope_to = NULL, note = ?2
            WHERE id = ?1 AND state IN ('new', 'stuck')";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, DROPPED])? != 0)
    }

    /// Queues an unsent or dropped outgoing e-mail to be sent now, as if for the first time. Returns whether it exists with its text.
    pub fn retry_out(&self, id: MailId, now: Timestamp) -> Result<bool> {
        let sql = "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?2
            WHERE id = ?1 AND state <> 'sent' AND body <> ''";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, Time(now)])? != 0)
    }

    /// Queues all outgoing e-mails that are held or that a server deferred, but not those scheduled for later. Returns their number.
    pub fn retry_all_out(&self, now: Timestamp) -> Result<usize> {
        let sql = "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?1
            WHERE state IN ('new', 'held') AND last_reply IS NOT NULL AND body <> ''";
        Ok(self.conn.prepare_cached(sql)?.execute([Time(now)])?)
    }

    /// Drops an unsent outgoing e-mail, and erases its text. Returns whether it exists.
    pub fn drop_out(&self, id: MailId) -> Result<bool> {
        let sql = "UPDATE outbox SET state = 'refused', body = '', html = NULL, parts = '', said = '', last_reply = ?2 WHERE id = ?1 AND state <> 'sent'";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, DROPPED])? != 0)
    }

    /// Drops held lines. Returns whether they exist.
    pub fn drop_held(&self, id: HeldId) -> Result<bool> {
        Ok(self.conn.prepare_cached("DELETE FROM held WHERE id = ?1")?.execute([id])? != 0)
    }
}
