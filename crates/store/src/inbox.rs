//! Letters in.
use super::{LetterId, Rank, SLICE, Store, Time, UserId, maybe, slice, words};
use anyhow::{Context as _, Result};
use chancery_mail::authenticity::Authenticity;
use chancery_mail::source::{Arrival, Envelope};
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A letter that waits to be handled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InboxRow {
    /// Its number. Letters are handled in this order.
    pub id: LetterId,
    /// Its bytes, cut at the limit.
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// The time at which it arrived.
    pub received: Timestamp,
    /// The number of failed attempts.
    pub attempts: u32,
    /// The words of the mail server when it handed the letter over.
    pub envelope: Envelope,
    /// Whether the keeper typed it at the machine. Then it is no letter, but lines of text.
    pub at_desk: bool,
    /// Whether a computer that plays has worked it out. Then it is no letter either.
    pub of_computer: bool,
    /// By a browser, from somebody who has proved an address: then it is lines of text, too.
    pub by_web: Option<ByWeb>,
    /// The authenticity of the address in its `From:`, if the judge has checked that itself.
    pub authenticity: Option<Authenticity>,
}

/// The beginning of the source of such lines. No way in gives letters such a key.
pub const DESK: &str = "keeper:";

/// The beginning of the source of lines that a computer has worked out. No way in gives letters such a key.
pub const COMPUTER: &str = "computer:";

/// The beginning of the source of lines that a browser has posted. No way in gives letters such a key.
pub const WEB: &str = "web:";

/// The facts that the session of a browser has proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByWeb {
    /// The address that is theirs, registered or not; empty for a guest.
    pub address: String,
    /// The guest who they are. Beside an address: who they were before they proved it.
    pub guest: Option<UserId>,
    /// They have shown it a few minutes ago.
    pub is_fresh: bool,
    /// Their browser has been signed in as this address for a day: a code that leaked today is no one's way to what is grave.
    pub is_known: bool,
}

impl ByWeb {
    /// The word under which their posts are counted: an address, or what none can be.
    pub fn counted_as(&self) -> String {
        match self.guest {
            Some(guest) if self.address.is_empty() => format!("guest {guest}"),
            _ => self.address.clone(),
        }
    }
}

/// The lines that a browser has posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// Identifies it: what is posted again has the same. Its key is [`WEB`] with this behind it.
    pub once: String,
    /// From whom it is.
    pub by: ByWeb,
    /// The lines.
    pub lines: String,
}

/// The most letters of strangers in one batch.
const STRANGERS_AT_A_TIME: u32 = 4;

words! {
    /// The way in which a letter came.
    Way {
        /// By mail, or by the keeper's hand.
        Mail = "mail",
        /// From a browser.
        Web = "web",
    }
}

/// The sender of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender<'a> {
    /// The address in `From:`, if there is one.
    pub address: Option<&'a str>,
    /// Whether a reply token or a password proves it.
    pub proved: bool,
    /// By which id they know the letter.
    pub message_id: Option<&'a str>,
}

words! {
    /// The usefulness of an answer.
    Answer {
        /// An action was taken, or was waiting to be.
        Useful = "useful",
        /// It holds only errors.
        Vain = "vain",
        /// It says that these were too many letters.
        Full = "full",
    }
}

/// The outcome of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was answered, in this many bytes.
    Answered(Answer, usize),
    /// It was deliberately not answered, for this reason.
    Silent(String),
}

impl InboxRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            raw: row.get::<_, Option<Vec<u8>>>("raw")?.unwrap_or_default(),
            size: row.get("size")?,
            received: row.get::<_, Time>("received")?.0,
            attempts: row.get("attempts")?,
            envelope: Envelope {
                from: row.get("envelope_from")?,
                to: row.get::<_, Option<String>>("envelope_to")?.map(|to| list(&to)).unwrap_or_default(),
            },
            at_desk: row.get::<_, String>("source")?.starts_with(DESK),
            of_computer: row.get::<_, String>("source")?.starts_with(COMPUTER),
            by_web: match (row.get("way")?, row.get("address")?) {
                (Way::Web, Some(address)) => {
                    let (guest, is_fresh, is_known) = (row.get("guest")?, row.get("fresh")?, row.get("known")?);
                    Some(ByWeb { address, guest, is_fresh, is_known })
                }
                _ => None,
            },
            authenticity: row.get::<_, Option<String>>("authenticity")?.and_then(|word| word.parse().ok()),
        })
    }
}

impl Store {
    /// Stores a letter, unless it is already there. Copies of it for several of our addresses are worked through as one letter
    /// that came to all of them. Returns its number, unless it was there.
    pub fn take_in(&self, arrival: &Arrival, rank: Rank, now: Timestamp) -> Result<Option<LetterId>> {
        let sql = "INSERT INTO inbox (source, raw, size, received, envelope_from, envelope_to, authenticity, rank)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING";
        let Arrival { key, raw, size, received, envelope: Envelope { from, to }, authenticity } = arrival;
        let received = Time(received.unwrap_or(now).min(now));
        let recipients = (!to.is_empty()).then(|| to.join(" "));
        let authenticity = authenticity.map(|authenticity| authenticity.to_string());
        let values = params![key, raw, size, received, from, recipients, authenticity, rank.number()];
        if self.conn.prepare_cached(sql)?.execute(values)? == 0 {
            return Ok(None);
        }
        let id = LetterId(self.conn.last_insert_rowid());
        if let Some(start) = arrival.key_of_copies() {
            self.join_copies(start, &arrival.envelope, id)?;
        }
        Ok(Some(id))
    }

    /// Stores what a browser has posted, unless it is already there. Returns its number, also if it was there. A guest may have gone
    /// since their browser was asked who they are.
    pub fn take_post(&self, post: &Post, now: Timestamp) -> Result<LetterId> {
        let sql = "INSERT INTO inbox (source, raw, size, received, way, address, fresh, known, rank, guest)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (SELECT id FROM users WHERE id = ?10))
            ON CONFLICT DO NOTHING";
        let Post { once, by: ByWeb { address, guest, is_fresh, is_known }, lines } = post;
        let (key, size) = (format!("{WEB}{once}"), u64::try_from(lines.len())?);
        let rank = Rank::First.number();
        let values =
            params![key, lines.as_bytes(), size, Time(now), Way::Web, address, is_fresh, is_known, rank, guest];
        self.conn.prepare_cached(sql)?.execute(values)?;
        self.letter_from(&key)?.context("what was just stored is not there")
    }

    /// Returns the way in which a letter came; none if it is no longer there.
    pub fn way_of(&self, id: LetterId) -> Result<Option<Way>> {
        let sql = "SELECT way FROM inbox WHERE id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Joins a letter just stored with an earlier copy of it. If the other one waits, it gets the recipients of both. If it has
    /// been worked through, this one is needed only if it has a token, and nothing came of the other without one.
    fn join_copies(&self, start: &str, envelope: &Envelope, id: LetterId) -> Result<()> {
        let sql = "SELECT id, state, answer FROM inbox WHERE ?1 < source AND source < ?2 AND id <> ?3
            AND state <> 'stuck' ORDER BY id LIMIT 1";
        let read = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let values = params![format!("{start}:"), format!("{start};"), id];
        let other = self.conn.prepare_cached(sql)?.query_row(values, read).optional()?;
        let Some((other, state, answer)): Option<(LetterId, String, Option<Answer>)> = other else { return Ok(()) };
        if state == "new" {
            let sql = "UPDATE inbox SET envelope_to = envelope_to || ' ' || ?2 WHERE id = ?1";
            self.conn.prepare_cached(sql)?.execute(params![other, envelope.to.join(" ")])?;
        } else if envelope.has_detail() && answer != Some(Answer::Useful) {
            return Ok(());
        }
        let sql = "UPDATE inbox SET state = 'silent', raw = NULL, envelope_from = NULL, envelope_to = NULL, note = ?2
            WHERE id = ?1";
        let note = format!("it is a copy of letter {other}, for another address of the judge");
        self.conn.prepare_cached(sql)?.execute(params![id, note])?;
        Ok(())
    }

    /// The waiting letters, by rank, then oldest first.
    pub fn waiting(&self, limit: u32) -> Result<Vec<InboxRow>> {
        let rows = Rank::ALL.map(|rank| self.letters_due_of(rank, Timestamp::MAX, limit));
        let mut waiting = rows.into_iter().collect::<Result<Vec<_>>>()?.concat();
        waiting.truncate(usize::try_from(limit)?);
        Ok(waiting)
    }

    /// The waiting letters without those on which the judge has just failed: chosen by rank, then oldest first. Few of them are
    /// strangers', so that many of those keep nobody else waiting. What is chosen is in the order in which it came: two letters of one
    /// person need not have the same rank.
    pub fn letters_due(&self, now: Timestamp, limit: u32) -> Result<Vec<InboxRow>> {
        let mut due = self.letters_due_of(Rank::First, now, limit)?;
        let left = |due: &Vec<InboxRow>| limit.saturating_sub(u32::try_from(due.len()).unwrap_or(limit));
        due.extend(self.letters_due_of(Rank::Known, now, left(&due))?);
        due.sort_by_key(|row| row.id);
        due.extend(self.letters_due_of(Rank::Strangers, now, left(&due).min(STRANGERS_AT_A_TIME))?);
        Ok(due)
    }

    fn letters_due_of(&self, rank: Rank, now: Timestamp, limit: u32) -> Result<Vec<InboxRow>> {
        if limit == 0 {
            return Ok(Vec::new());
        }
        let sql = "SELECT id, source, raw, size, received, attempts, envelope_from, envelope_to, authenticity,
                way, address, fresh, known, guest FROM inbox
            WHERE state = 'new' AND rank = ?3 AND (again IS NULL OR again <= ?2) ORDER BY id LIMIT ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![limit, Time(now), rank.number()], InboxRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The number of letters of this rank that wait.
    pub fn n_waiting_of(&self, rank: Rank) -> Result<u64> {
        let sql = "SELECT count(*) FROM inbox WHERE state = 'new' AND rank = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([rank.number()], |row| row.get(0))?)
    }

    /// A letter, if it waits.
    pub fn waiting_one(&self, id: LetterId) -> Result<Option<InboxRow>> {
        let sql = "SELECT id, source, raw, size, received, attempts, envelope_from, envelope_to, authenticity,
                way, address, fresh, known, guest FROM inbox
            WHERE state = 'new' AND id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], InboxRow::read).optional()?)
    }

    /// The bytes of a letter that was set aside.
    pub fn text_set_aside(&self, id: LetterId) -> Result<Option<Vec<u8>>> {
        let mut query = self.conn.prepare_cached("SELECT raw FROM inbox WHERE id = ?1 AND state = 'stuck'")?;
        Ok(query.query_row([id], |row| row.get::<_, Option<Vec<u8>>>(0)).optional()?.flatten())
    }

    /// Returns the time at which the oldest of the waiting letters arrived that hold up deadlines: not those of strangers.
    pub fn oldest_waiting(&self) -> Result<Option<Timestamp>> {
        let sql = "SELECT min(received) FROM inbox WHERE state = 'new' AND rank = ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        let mut oldest = |rank: Rank| query.query_row([rank.number()], |row| row.get::<_, Option<Time>>(0));
        let both = [oldest(Rank::First)?, oldest(Rank::Known)?];
        Ok(both.into_iter().flatten().map(|time| time.0).min())
    }

    /// Forgets who wrote the letters that arrived before then and are done, and all of those that were not answered. Of the
    /// others the digest stays, by which a second copy is recognised. A slice of them; is there more?
    pub fn forget_senders(&self, before: Timestamp) -> Result<bool> {
        if self.forget_letters_in("silent", before)? {
            return Ok(true);
        }
        let sql = slice!(
            "UPDATE inbox SET sender = NULL, note = NULL, message_id = NULL WHERE id IN (SELECT id FROM inbox
            WHERE state IN ('done', 'silent') AND sender IS NOT NULL AND received < ?1"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(before)])? == SLICE)
    }

    /// Forgets letters that arrived before then and are done. A slice of them; is there more?
    pub fn forget_letters(&self, before: Timestamp) -> Result<bool> {
        self.forget_letters_in("done", before)
    }

    fn forget_letters_in(&self, state: &str, before: Timestamp) -> Result<bool> {
        // The first condition is that of the index.
        let sql = slice!(
            "DELETE FROM inbox WHERE id IN (SELECT id FROM inbox
            WHERE state IN ('done', 'silent') AND state = ?1 AND received < ?2"
        );
        Ok(self.conn.prepare_cached(sql)?.execute(params![state, Time(before)])? == SLICE)
    }

    /// Marks a letter as finished. Its bytes and its envelope, which may hold a password or a token, are erased.
    pub fn finish(&self, id: LetterId, sender: &Sender<'_>, digest: &str, verdict: &Verdict) -> Result<()> {
        let sql = "UPDATE inbox SET state = ?2, sender = ?3, proved = ?4, digest = ?5, note = ?6, answer = ?7,
            message_id = ?8, raw = NULL, envelope_from = NULL, envelope_to = NULL WHERE id = ?1";
        let (state, note, answer) = match verdict {
            Verdict::Answered(answer, _) => ("done", None, Some(answer)),
            Verdict::Silent(why) => ("silent", Some(why), None),
        };
        let Sender { address, proved, message_id } = sender;
        let values = params![id, state, address, proved, digest, note, answer, message_id];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(())
    }

    /// Notes another attempt at a letter, before or after it, and when the next one is, if that is not at once.
    pub fn note_attempt(&self, id: LetterId, why: &str, again: Option<Timestamp>) -> Result<()> {
        let sql = "UPDATE inbox SET attempts = attempts + 1, note = ?2, again = ?3 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why, maybe(again)])?;
        Ok(())
    }

    /// The attempt at a letter that was noted last does not count: the letter was not at fault.
    pub fn take_back_attempt(&self, id: LetterId) -> Result<()> {
        let sql = "UPDATE inbox SET attempts = max(attempts - 1, 0), note = NULL WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute([id])?;
        Ok(())
    }

    /// Sets a letter aside for the keeper. Its bytes are kept.
    pub fn set_aside(&self, id: LetterId, why: &str) -> Result<()> {
        let sql = "UPDATE inbox SET state = 'stuck', note = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why])?;
        Ok(())
    }

    /// Returns whether a letter with this digest has already been answered. One that was not answered, for example
    /// because it looked like a robot's, does not count.
    pub fn seen(&self, digest: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox WHERE digest = ?1 AND state = 'done')";
        Ok(self.conn.prepare_cached(sql)?.query_row([digest], |row| row.get(0))?)
    }

    /// Returns whether the owner of this address has shown since then that they are there: by a letter or a form that showed who
    /// sent it (or any letter, if senders are trusted), or by a page of theirs.
    pub fn has_sign_of_life(&self, address: &str, since: Timestamp, are_trusted: bool) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox
                WHERE sender = ?1 AND proved IN (1, 1 - ?3) AND ?2 < received AND state = 'done')
            OR EXISTS (SELECT 1 FROM sessions WHERE address = ?1 AND ?2 < seen AND NOT local)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(since), are_trusted], |row| row.get(0))?)
    }

    /// The number of letters in each state.
    pub fn inbox_counts(&self) -> Result<Vec<(String, u64)>> {
        let mut query = self.conn.prepare_cached("SELECT state, count(*) FROM inbox GROUP BY state ORDER BY state")?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }
}

/// The addresses of a list that is kept in one column.
fn list(addresses: &str) -> Vec<String> {
    addresses.split(' ').map(str::to_owned).collect()
}
