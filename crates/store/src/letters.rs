//! Letters in and out as the keeper sees them: where each one is, and what came of it.
use super::held::HELD_FOR;
use super::{HeldId, JournalEntry, JournalRow, LetterId, MailId, Store, Time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::fmt;

words! {
    /// The fate of a letter in.
    InState {
        /// It waits to be worked through.
        Waiting = "new",
        /// It was worked through.
        Done = "done",
        /// It was deliberately not answered.
        Silent = "silent",
        /// The judge failed on it: it waits for the keeper.
        Stuck = "stuck",
    }
}

words! {
    /// The fate of a letter out.
    OutState {
        /// It waits to be sent.
        Waiting = "new",
        /// The next server has accepted it.
        Sent = "sent",
        /// A server refused it because of us: it waits for the keeper.
        Held = "held",
        /// It was given up.
        Refused = "refused",
    }
}

/// A letter, or lines that wait for a yes, as the keeper calls them: `in12`, `out45`, `held3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterRef {
    /// A letter in.
    In(LetterId),
    /// A letter out.
    Out(MailId),
    /// Lines that wait for a yes.
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

/// A letter in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InNote {
    /// Its number.
    pub id: LetterId,
    /// The way by which it came, and its key there.
    pub source: String,
    /// Its bytes, as long as they are needed.
    pub raw: Option<Vec<u8>>,
    /// Its full size in bytes.
    pub size: u64,
    /// The time at which it arrived.
    pub received: Timestamp,
    /// The fate of the letter.
    pub state: InState,
    /// The number of failed attempts.
    pub attempts: u32,
    /// The writer of the letter, if it is done and that is still known.
    pub sender: Option<String>,
    /// The reason why it was not answered, or the trouble with it.
    pub note: Option<String>,
}

/// A letter out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutNote {
    /// Its number.
    pub id: MailId,
    /// To whom.
    pub recipient: String,
    /// Whether it is an answer to a letter.
    pub is_reply: bool,
    /// The name of the game that it is about.
    pub game: Option<String>,
    /// The bytes of its text that are still kept.
    pub size: u64,
    /// The time at which it was put into the outbox.
    pub written: Timestamp,
    /// The fate of the letter.
    pub state: OutState,
    /// The number of attempts.
    pub attempts: u32,
    /// The time at which it is tried again, if it waits.
    pub not_before: Timestamp,
    /// The last words of the next server.
    pub last_reply: Option<String>,
    /// The letter that caused it.
    pub letter: Option<LetterId>,
}

/// Lines that wait for a yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldNote {
    /// Their number.
    pub id: HeldId,
    /// The address whose holder must say yes.
    pub address: String,
    /// Their bytes.
    pub size: u64,
    /// The time at which they began to wait. It is not kept of an offer.
    pub since: Option<Timestamp>,
    /// Until when they wait.
    pub until: Timestamp,
    /// Whether they are an offer of ours, and not a letter of theirs.
    pub is_offer: bool,
    /// The first of them. It may have a password in it.
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

/// The text in the place of a server's words when the keeper has given a letter up.
pub(super) const DROPPED: &str = "dropped by the keeper";

impl Store {
    /// The letters in of one state, the oldest first if they wait, else the newest first: some of them.
    pub fn letters_in(&self, state: InState, limit: u32) -> Result<Vec<InNote>> {
        let order = if matches!(state, InState::Waiting | InState::Stuck) { "id" } else { "id DESC" };
        let mut query = self.conn.prepare_cached(&format!("{SELECT_IN} WHERE state = ?1 ORDER BY {order} LIMIT ?2"))?;
        Ok(query.query_map(params![state, limit], InNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The letters out of one state, but for those that the keeper has dropped, as with [`letters_in`](Self::letters_in).
    pub fn letters_out(&self, state: OutState, limit: u32) -> Result<Vec<OutNote>> {
        let order = if matches!(state, OutState::Waiting | OutState::Held) { "outbox.id" } else { "outbox.id DESC" };
        let sql = format!("{SELECT_OUT} WHERE state = ?1 AND coalesce(last_reply, '') <> ?3 ORDER BY {order} LIMIT ?2");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map(params![state, limit, DROPPED], OutNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The letters in that nobody has worked through yet, the oldest first.
    pub fn letters_unread(&self) -> Result<Vec<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE state IN ('new', 'stuck') ORDER BY id")?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The lines that wait for a yes, oldest first: some of them.
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

    /// Returns the number of letters in that are in this state.
    pub fn n_in(&self, state: InState) -> Result<u64> {
        let mut query = self.conn.prepare_cached("SELECT count(*) FROM inbox WHERE state = ?1")?;
        Ok(query.query_row([state], |row| row.get(0))?)
    }

    /// Returns the number of letters out that are in this state, but for those that the keeper has dropped.
    pub fn n_out(&self, state: OutState) -> Result<u64> {
        let sql = "SELECT count(*) FROM outbox WHERE state = ?1 AND coalesce(last_reply, '') <> ?2";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![state, DROPPED], |row| row.get(0))?)
    }

    /// Returns the number of lines that wait for a yes.
    pub fn n_held_lines(&self, now: Timestamp) -> Result<u64> {
        let mut query = self.conn.prepare_cached("SELECT count(*) FROM held WHERE ?1 <= until")?;
        Ok(query.query_row([Time(now)], |row| row.get(0))?)
    }

    /// A letter in.
    pub fn letter_in(&self, id: LetterId) -> Result<Option<InNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_IN} WHERE id = ?1"))?;
        Ok(query.query_row([id], InNote::read).optional()?)
    }

    /// A letter out.
    pub fn letter_out(&self, id: MailId) -> Result<Option<OutNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_OUT} WHERE outbox.id = ?1"))?;
        Ok(query.query_row([id], OutNote::read).optional()?)
    }

    /// The letter with this key of its source.
    pub fn letter_from(&self, source: &str) -> Result<Option<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE source = ?1")?;
        Ok(query.query_row([source], |row| row.get(0)).optional()?)
    }

    /// The letters in that their senders know by this Message-ID, as far as they have been worked through.
    pub fn letters_with_id(&self, message_id: &str) -> Result<Vec<LetterId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM inbox WHERE message_id = ?1 ORDER BY id")?;
        Ok(query.query_map([message_id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The letters out that a letter has caused.
    pub fn caused_by(&self, letter: LetterId) -> Result<Vec<OutNote>> {
        let mut query = self.conn.prepare_cached(&format!("{SELECT_OUT} WHERE letter = ?1 ORDER BY outbox.id"))?;
        Ok(query.query_map([letter], OutNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the deeds of a letter, each with the name of the game.
    pub fn done_by(&self, letter: LetterId) -> Result<Vec<(Option<String>, JournalRow)>> {
        let sql = "SELECT journal.*, games.name AS game_name FROM journal LEFT JOIN games ON games.id = journal.game
            WHERE letter = ?1 ORDER BY journal.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([letter], |row| Ok((row.get("game_name")?, JournalEntry::read(row)?)))?;
        let deeds: Vec<(Option<String>, JournalEntry)> = rows.collect::<rusqlite::Result<_>>()?;
        deeds.into_iter().map(|(game, deed)| Ok((game, self.told_of(deed)?))).collect()
    }

    /// The text of the answer to a letter.
    pub fn answer_to(&self, letter: LetterId) -> Result<Option<String>> {
        let sql = "SELECT body FROM outbox WHERE letter = ?1 AND is_reply ORDER BY id LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([letter], |row| row.get(0)).optional()?)
    }

    /// Lets a letter that was set aside be worked through again. Is there one?
    pub fn retry_in(&self, id: LetterId) -> Result<bool> {
        let sql = "UPDATE inbox SET state = 'new', attempts = 0, again = NULL WHERE id = ?1 AND state = 'stuck'";
        Ok(self.conn.prepare_cached(sql)?.execute([id])? != 0)
    }

    /// The same for all letters that were set aside. Their number.
    pub fn retry_all_in(&self) -> Result<usize> {
        let sql = "UPDATE inbox SET state = 'new', attempts = 0, again = NULL WHERE state = 'stuck'";
        Ok(self.conn.prepare_cached(sql)?.execute([])?)
    }

    /// Gives up a letter in that waits or was set aside. Its bytes are erased. Is there one?
    pub fn drop_in(&self, id: LetterId) -> Result<bool> {
        let sql = "UPDATE inbox SET state = 'silent', raw = NULL, envelope_from = NULL, envelope_to = NULL, note = ?2
            WHERE id = ?1 AND state IN ('new', 'stuck')";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, DROPPED])? != 0)
    }

    /// Lets a letter out that is not sent yet, or was given up, be tried again now, as if for the first time. Is
    /// there one, and its text?
    pub fn retry_out(&self, id: MailId, now: Timestamp) -> Result<bool> {
        let sql = "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?2
            WHERE id = ?1 AND state <> 'sent' AND body <> ''";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, Time(now)])? != 0)
    }

    /// The same for all letters that are held, or that a server has put off; not for those whose turn has not come. Their number.
    pub fn retry_all_out(&self, now: Timestamp) -> Result<usize> {
        let sql = "UPDATE outbox SET state = 'new', attempts = 0, not_before = ?1
            WHERE state IN ('new', 'held') AND last_reply IS NOT NULL AND body <> ''";
        Ok(self.conn.prepare_cached(sql)?.execute([Time(now)])?)
    }

    /// Gives up a letter out that is not sent. Its text is erased. Is there one?
    pub fn drop_out(&self, id: MailId) -> Result<bool> {
        let sql = "UPDATE outbox SET state = 'refused', body = '', html = NULL, parts = '', said = '', last_reply = ?2 WHERE id = ?1 AND state <> 'sent'";
        Ok(self.conn.prepare_cached(sql)?.execute(params![id, DROPPED])? != 0)
    }

    /// Drops lines that wait for a yes. Are there any?
    pub fn drop_held(&self, id: HeldId) -> Result<bool> {
        Ok(self.conn.prepare_cached("DELETE FROM held WHERE id = ?1")?.execute([id])? != 0)
    }
}
