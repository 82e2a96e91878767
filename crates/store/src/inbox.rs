//! Incoming e-mails.
use super::{ActOrigin, LetterId, Rank, SLICE, Store, Time, UserId, maybe, slice, words};
use anyhow::{Context as _, Result};
use chancery_mail::authenticity::Authenticity;
use chancery_mail::source::{Arrival, Envelope};
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// An e-mail that waits to be processed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InboxRow {
    /// Its number. E-mails are processed in this order.
    pub id: LetterId,
    /// Its bytes, cut at the limit.
    pub raw: Vec<u8>,
    /// Its full size in bytes.
    pub size: u64,
    /// The arrival time.
    pub received: Timestamp,
    /// The number of failed attempts.
    pub attempts: u32,
    /// The envelope that the mail server passed on with it.
    pub envelope: Envelope,
    /// True if the keeper typed it at the console, so that it is lines of text rather than an e-mail.
    pub at_desk: bool,
    /// True if a bot produced it, so that it is lines of text rather than an e-mail.
    pub of_computer: bool,
    /// The session of the browser that sent it as lines of text, if one did.
    pub by_web: Option<ByWeb>,
    /// The result of the judge's own check of the address in `From:`, if it made one.
    pub authenticity: Option<Authenticity>,
}

/// The prefix of the key for such lines. No e-mail has such a key.
pub const DESK: &str = "keeper:";

/// The prefix of the key for a bot's lines. No e-mail has such a key.
pub const COMPUTER: &str = "computer:";

/// The prefix of the key for lines from a browser. No e-mail has such a key.
pub const WEB: &str = "web:";

/// The identity that a browser session has proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByWeb {
    /// Their address, registered or not; empty for a guest.
    pub address: String,
    /// The guest's account; with an address, the account before they proved it.
    pub guest: Option<UserId>,
    /// True if they proved it within the last few minutes.
    pub is_fresh: bool,
    /// True if their browser has been signed in as this address for a day. Serious actions require that, so that a code leaked today does
    /// not suffice.
    pub is_known: bool,
}

impl ByWeb {
    /// The key for counting their posts: their address, or a text that is no address.
    pub fn counted_as(&self) -> String {
        match self.guest {
            Some(guest) if self.address.is_empty() => format!("guest {guest}"),
            _ => self.address.clone(),
        }
    }
}

/// Lines that a browser posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// A unique key; a repeated post has the same one. The row's key is [`WEB`] followed by this.
    pub once: String,
    /// The sender.
    pub by: ByWeb,
    /// The page or console that they used.
    pub origin: ActOrigin,
    /// The lines.
    pub lines: String,
}

/// The maximum number of strangers' e-mails in one batch.
const STRANGERS_AT_A_TIME: u32 = 4;

words! {
    /// The channel it came by.
    Way {
        /// By e-mail, or from the keeper.
        Mail = "mail",
        /// From a browser.
        Web = "web",
    }
}

/// The sender of an e-mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender<'a> {
    /// The address in `From:`, if there is one.
    pub address: Option<&'a str>,
    /// True if a reply token or a password proves the address.
    pub proved: bool,
    /// The Message-ID that the sender gave it.
    pub message_id: Option<&'a str>,
}

words! {
    /// The usefulness of a reply.
    Answer {
        /// It reports an action, completed or pending.
        Useful = "useful",
        /// It contains only errors.
        Vain = "vain",
        /// It says that the sender's limit is exceeded.
        Full = "full",
    }
}

/// The outcome of an e-mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was answered with this many bytes.
    Answered(Answer, usize),
    /// It was deliberately left unanswered, for this reason.
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
    /// Stores an e-mail unless it is already stored. Copies sent to several of the judge's addresses are processed as one e-mail to all of
    /// them. Returns its number if it is new.
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

    /// Stores a browser's post unless it is already stored. Returns its number either way. A guest may have been deleted since the
    /// browser's session was checked.
    pub fn take_post(&self, post: &Post, now: Timestamp) -> Result<LetterId> {
        let sql = "INSERT INTO inbox (source, raw, size, received, way, address, fresh, known, rank, origin, guest)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, (SELECT id FROM users WHERE id = ?11))
            ON CONFLICT DO NOTHING";
        let Post { once, by: ByWeb { address, guest, is_fresh, is_known }, origin, lines } = post;
        let (key, size) = (format!("{WEB}{once}"), u64::try_from(lines.len())?);
        let rank = Rank::First.number();
        let values =
            params![key, lines.as_bytes(), size, Time(now), Way::Web, address, is_fresh, is_known, rank, origin, guest];
        self.conn.prepare_cached(sql)?.execute(values)?;
        self.letter_from(&key)?.context("what was just stored is not there")
    }

    /// Returns the channel by which an e-mail arrived, if it is still stored.
    pub fn way_of(&self, id: LetterId) -> Result<Option<Way>> {
        let sql = "SELECT way FROM inbox WHERE id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Joins a newly stored e-mail with an earlier copy of it. If the copy is still waiting, it receives the recipients of both. If the
    /// copy has been processed, the new one is needed only if it has a token and the copy, without a token, had no effect.
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

    /// The waiting e-mails, by rank, then oldest first.
    pub fn waiting(&self, limit: u32) -> Result<Vec<InboxRow>> {
        let rows = Rank::ALL.map(|rank| self.letters_due_of(rank, Timestamp::MAX, limit));
        let mut waiting = rows.into_iter().collect::<Result<Vec<_>>>()?.concat();
        waiting.truncate(usize::try_from(limit)?);
        Ok(waiting)
    }

    /// The waiting e-mails, except those on which the judge has just failed. They are chosen by rank, then oldest first, with few from
    /// strangers, so that a flood of those delays no one else. They are returned in order of arrival, because one person's e-mails may
    /// differ in rank.
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

    /// The number of waiting e-mails of this rank.
    pub fn n_waiting_of(&self, rank: Rank) -> Result<u64> {
        let sql = "SELECT count(*) FROM inbox WHERE state = 'new' AND rank = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([rank.number()], |row| row.get(0))?)
    }

    /// An e-mail, if it waits.
    pub fn waiting_one(&self, id: LetterId) -> Result<Option<InboxRow>> {
        let sql = "SELECT id, source, raw, size, received, attempts, envelope_from, envelope_to, authenticity,
                way, address, fresh, known, guest FROM inbox
            WHERE state = 'new' AND id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], InboxRow::read).optional()?)
    }

    /// The bytes of an e-mail that was set aside.
    pub fn text_set_aside(&self, id: LetterId) -> Result<Option<Vec<u8>>> {
        let mut query = self.conn.prepare_cached("SELECT raw FROM inbox WHERE id = ?1 AND state = 'stuck'")?;
        Ok(query.query_row([id], |row| row.get::<_, Option<Vec<u8>>>(0)).optional()?.flatten())
    }

    /// Returns the arrival time of the oldest waiting e-mail that holds up deadlines. Strangers' e-mails do not.
    pub fn oldest_waiting(&self) -> Result<Option<Timestamp>> {
        let sql = "SELECT min(received) FROM inbox WHERE state = 'new' AND rank = ?1";
        let mut query = self.conn.prepare_cached(sql)?;
        let mut oldest = |rank: Rank| query.query_row([rank.number()], |row| row.get::<_, Option<Time>>(0));
        let both = [oldest(Rank::First)?, oldest(Rank::Known)?];
        Ok(both.into_iter().flatten().map(|time| time.0).min())
    }

    /// Deletes the senders of processed e-mails that arrived before then, and deletes unanswered e-mails entirely. The digests of the
    /// others remain, to detect second copies. Works on a slice, and returns whether more remain.
    pub fn forget_senders(&self, before: Timestamp) -> Result<bool> {
        if self.forget_letters_in("silent", before)? {
            return Ok(true);
        }
        let sql = slice!(
            "UPDATE inbox SET sender = NULL, note = NULL, message_id = NULL, origin = iif(way = 'web', 'page', origin)
            WHERE id IN (SELECT id FROM inbox WHERE state IN ('done', 'silent') AND sender IS NOT NULL AND received < ?1"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(before)])? == SLICE)
    }

    /// Deletes processed e-mails that arrived before then. Works on a slice, and returns whether more remain.
    pub fn forget_letters(&self, before: Timestamp) -> Result<bool> {
        self.forget_letters_in("done", before)
    }

    fn forget_letters_in(&self, state: &str, before: Timestamp) -> Result<bool> {
        // The first condition matches the index.
        let sql = slice!(
            "DELETE FROM inbox WHERE id IN (SELECT id FROM inbox
            WHERE state IN ('done', 'silent') AND state = ?1 AND received < ?2"
        );
        Ok(self.conn.prepare_cached(sql)?.execute(params![state, Time(before)])? == SLICE)
    }

    /// Marks an e-mail as finished. Erases its bytes and envelope, which may contain a password or a token.
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

    /// Records another attempt at an e-mail, before or after it, and the time of the next one, unless it follows at once.
    pub fn note_attempt(&self, id: LetterId, why: &str, again: Option<Timestamp>) -> Result<()> {
        let sql = "UPDATE inbox SET attempts = attempts + 1, note = ?2, again = ?3 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why, maybe(again)])?;
        Ok(())
    }

    /// Removes the latest recorded attempt at an e-mail, because the e-mail was not at fault.
    pub fn take_back_attempt(&self, id: LetterId) -> Result<()> {
        let sql = "UPDATE inbox SET attempts = max(attempts - 1, 0), note = NULL WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute([id])?;
        Ok(())
    }

    /// Sets an e-mail aside for the keeper, with its bytes.
    pub fn set_aside(&self, id: LetterId, why: &str) -> Result<()> {
        let sql = "UPDATE inbox SET state = 'stuck', note = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why])?;
        Ok(())
    }

    /// Returns whether an e-mail with this digest has already been answered. One that was left unanswered, for example because it looked
    /// like a robot's, does not count.
    pub fn seen(&self, digest: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox WHERE digest = ?1 AND state = 'done')";
        Ok(self.conn.prepare_cached(sql)?.query_row([digest], |row| row.get(0))?)
    }

    /// Returns whether this address's owner has been active since then: by an authenticated e-mail or form (or any e-mail, if senders are
    /// trusted), or by opening one of their pages.
    pub fn has_sign_of_life(&self, address: &str, since: Timestamp, are_trusted: bool) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM inbox
                WHERE sender = ?1 AND proved IN (1, 1 - ?3) AND ?2 < received AND state = 'done')
            OR EXISTS (SELECT 1 FROM sessions WHERE address = ?1 AND ?2 < seen AND NOT local)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![address, Time(since), are_trusted], |row| row.get(0))?)
    }

    /// The number of incoming e-mails in each state.
    pub fn inbox_counts(&self) -> Result<Vec<(String, u64)>> {
        let mut query = self.conn.prepare_cached("SELECT state, count(*) FROM inbox GROUP BY state ORDER BY state")?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }
}

/// The addresses in a column that holds a list.
fn list(addresses: &str) -> Vec<String> {
    addresses.split(' ').map(str::to_owned).collect()
}
