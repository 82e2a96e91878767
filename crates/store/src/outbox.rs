//! Outgoing e-mails.
use super::bounces::NOT_SENT;
use super::{
    Format, GameId, LetterId, LineResult, MailId, MailPreferences, Paid, Part, Rank, SLICE, SeatId, Store, Time,
    UserId, get_time, line_results, maybe, parts, slice,
};
use anyhow::Result;
use chancery_text::doc::{Audience, Doc};
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::collections::HashSet;

/// An e-mail to be sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The one recipient. Empty for a guest, who reads it on a page; it is never sent.
    pub recipient: String,
    /// The guest, if it is for one and not about a seat of theirs.
    pub guest: Option<UserId>,
    /// The subject line.
    pub subject: String,
    /// Plain text.
    pub body: String,
    /// The same text as HTML, if the recipient wants that.
    pub html: Option<String>,
    /// Its attachments: pictures, calendars, data.
    pub parts: Vec<Part>,
    /// The address for replies.
    pub reply_to: Option<String>,
    /// The e-mail that it answers.
    pub in_reply_to: Option<String>,
    /// Ids of the thread, oldest first.
    pub references: Vec<String>,
    /// True if it is a reply to an e-mail.
    pub is_reply: bool,
    /// The e-mail that caused it.
    pub letter: Option<LetterId>,
    /// Its game.
    pub game: Option<GameId>,
    /// The recipient's seat, if it is for one.
    pub seat: Option<SeatId>,
    /// The name of the mailing list that it belongs to, if any: `demo.games`, `openings`, `digest`.
    pub list: Option<String>,
    /// True if a failed delivery goes unreported, because the address may be someone else's.
    pub unanswered: bool,
    /// True if it is sent although its recipient's address bounces.
    pub despite_bounces: bool,
    /// The game's deadline that it is about, if it is out of date with any other.
    pub deadline: Option<Timestamp>,
    /// The remarks on the lines that it answers. Use [`Store::said`] to read them again.
    pub said: Vec<LineResult>,
}

impl Draft {
    /// Returns it with this text in the reader's format: laid out, and as HTML too if they want that.
    pub fn saying(self, doc: &Doc, wishes: MailPreferences) -> Self {
        let html = (wishes.format == Format::Html).then(|| doc.html(&self.subject, Audience::Reader));
        Self { body: doc.text(Audience::Reader), html, ..self }
    }
}

/// An e-mail that went out, or is about to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentText {
    /// The address it goes to.
    pub recipient: String,
    /// The person it is for.
    pub user: Option<UserId>,
    /// The time when it was written.
    pub written: Timestamp,
    /// The address for replies.
    pub reply_to: Option<String>,
    /// Its text, for a week.
    pub body: String,
}

/// The number of e-mails in the outbox, by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutboxCounts {
    /// Still waiting.
    pub new: u64,
    /// Waiting for the keeper.
    pub held: u64,
    /// Accepted by the next server.
    pub sent: u64,
    /// Refused for good, or dropped.
    pub refused: u64,
}

/// An e-mail in the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxRow {
    /// Its number.
    pub id: MailId,
    /// The e-mail.
    pub draft: Draft,
    /// Its rank in the send order.
    pub rank: Rank,
    /// The time when it entered the outbox.
    pub written: Timestamp,
    /// The number of attempts so far.
    pub attempts: u32,
    /// The server's reply to the last attempt.
    pub last_reply: Option<String>,
    /// The reason why it waited for the keeper, if it did.
    pub held_for: Option<String>,
}

impl OutboxRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let reference: String = row.get("reference")?;
        let draft = Draft {
            recipient: row.get("recipient")?,
            guest: None,
            subject: row.get("subject")?,
            body: row.get("body")?,
            html: row.get("html")?,
            parts: parts::read(row.get_ref("parts")?.as_str()?),
            reply_to: row.get("reply_to")?,
            in_reply_to: row.get("in_reply_to")?,
            references: reference.split_whitespace().map(str::to_owned).collect(),
            is_reply: row.get("is_reply")?,
            letter: row.get("letter")?,
            game: row.get("game")?,
            seat: row.get("seat")?,
            list: row.get("list")?,
            unanswered: row.get("unanswered")?,
            // This only matters when the e-mail enters the outbox.
            despite_bounces: false,
            deadline: get_time(row, "deadline")?,
            said: Vec::new(),
        };
        let written = row.get::<_, Time>("written")?.0;
        let (attempts, last_reply, held_for) = (row.get("attempts")?, row.get("last_reply")?, row.get("held_for")?);
        let rank = Rank::from_number(row.get("rank")?);
        Ok(Self { id: row.get("id")?, draft, rank, written, attempts, last_reply, held_for })
    }
}

impl Store {
    /// Adds a paid e-mail to the outbox and returns its number. If its recipient's address is suspended, it is stored as undeliverable,
    /// unless it is a reply. An e-mail without a recipient stays there to be read on a page.
    pub fn post(&self, draft: &Draft, paid: Paid, now: Timestamp) -> Result<MailId> {
        let Paid { rank, not_before } = paid;
        self.add_to_outbox(draft, rank, not_before, now)
    }

    /// Adds an e-mail to the outbox for each of a person's addresses, and returns their numbers.
    pub fn post_to_each(&self, drafts: &[Draft], paid: Paid, now: Timestamp) -> Result<Vec<MailId>> {
        let Paid { rank, not_before } = paid;
        drafts.iter().map(|draft| self.add_to_outbox(draft, rank, not_before, now)).collect()
    }

    fn add_to_outbox(
        &self,
        draft: &Draft,
        rank: Rank,
        not_before: Option<Timestamp>,
        now: Timestamp,
    ) -> Result<MailId> {
        let sql = "INSERT INTO outbox (recipient, subject, body, reply_to, in_reply_to, reference, is_reply, written,
            not_before, letter, game, list, unanswered, state, last_reply, deadline, html, parts,
            seat, user, said, rank)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?13, ?9, ?10, ?11, ?12, CASE WHEN is_bad THEN 'refused' WHEN ?1 = '' THEN 'sent' ELSE 'new' END, iif(is_bad, ?14, NULL), ?15, ?16, ?17,
            ?18, coalesce((SELECT user FROM addresses WHERE address = ?1), (SELECT id FROM users WHERE id = ?21),
                (SELECT user FROM holders WHERE seat = ?18)), ?19, ?20
            FROM (SELECT NOT ?7 AND NOT ?22 AND EXISTS (SELECT 1 FROM suspended WHERE address = ?1) AS is_bad)";
        self.conn.prepare_cached(sql)?.execute(params![
            draft.recipient,
            draft.subject,
            draft.body,
            draft.reply_to,
            draft.in_reply_to,
            draft.references.join(" "),
            draft.is_reply,
            Time(now),
            draft.letter,
            draft.game,
            draft.list,
            draft.unanswered,
            Time(not_before.unwrap_or(now)),
            NOT_SENT,
            maybe(draft.deadline),
            draft.html,
            parts::write(&draft.parts),
            draft.seat,
            line_results::write(&draft.said),
            rank.number(),
            draft.guest,
            draft.despite_bounces
        ])?;
        Ok(MailId(self.conn.last_insert_rowid()))
    }

    /// The number of the last e-mail in the outbox. Within one transaction the numbers rise by one.
    pub fn last_posted(&self) -> Result<MailId> {
        let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'";
        Ok(self.conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }

    /// The e-mails that can be sent now, except these: chosen by rank, then oldest first.
    pub fn to_send(&self, now: Timestamp, limit: u32, besides: &HashSet<MailId>) -> Result<Vec<OutboxRow>> {
        // Reads only the index, because the sender already has the text of the e-mails it is sending.
        let sql = "SELECT id FROM outbox WHERE state = 'new' AND rank = ?1 AND not_before <= ?2
            ORDER BY not_before, id LIMIT ?3";
        let mut query = self.conn.prepare_cached(sql)?;
        let mut ids: Vec<MailId> = Vec::new();
        let limit = usize::try_from(limit)?;
        for rank in Rank::ALL {
            let some = query.query_map(params![rank.number(), Time(now), limit + besides.len()], |row| row.get(0))?;
            let some = some.collect::<rusqlite::Result<Vec<MailId>>>()?;
            ids.extend(some.into_iter().filter(|id| !besides.contains(id)).take(limit.saturating_sub(ids.len())));
            if rank == Rank::Known {
                // An e-mail may refer to an earlier one of another rank, so a batch goes in order of numbers.
                ids.sort_unstable();
            }
        }
        let mut query = self.conn.prepare_cached("SELECT * FROM outbox WHERE id = ?1")?;
        Ok(ids.into_iter().map(|id| query.query_row([id], OutboxRow::read)).collect::<rusqlite::Result<_>>()?)
    }

    /// The e-mail whose next attempt has waited longest, even if it is not due. Prefers one that will not expire soon, and one for a
    /// different recipient than the previous e-mail's.
    pub fn to_probe(&self, before: Option<MailId>) -> Result<Option<OutboxRow>> {
        let sql = "SELECT * FROM outbox WHERE state = 'new'
            ORDER BY deadline IS NOT NULL, recipient IS (SELECT recipient FROM outbox WHERE id = ?1), not_before, id LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([before], OutboxRow::read).optional()?)
    }

    /// An e-mail that the next server has, or may have, accepted: its later reports can arrive before its reply is recorded.
    pub fn sent(&self, id: MailId) -> Result<Option<OutboxRow>> {
        let sql = "SELECT * FROM outbox WHERE state <> 'refused' AND id = ?1";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], OutboxRow::read).optional()?)
    }

    /// The text of an e-mail that a person may have.
    pub fn sent_text(&self, id: MailId) -> Result<Option<SentText>> {
        let sql = "SELECT recipient, user, written, reply_to, body FROM outbox WHERE id = ?1 AND state <> 'refused'";
        let read = |row: &Row<'_>| {
            Ok(SentText {
                recipient: row.get(0)?,
                user: row.get(1)?,
                written: row.get::<_, Time>(2)?.0,
                reply_to: row.get(3)?,
                body: row.get(4)?,
            })
        };
        Ok(self.conn.prepare_cached(sql)?.query_row([id], read).optional()?)
    }

    /// The texts of the last `most` e-mails to a person since then, the last one first.
    pub fn texts_to(&self, user: UserId, since: Timestamp, most: u32) -> Result<Vec<String>> {
        // Pages have shown some of them.
        let sql = "SELECT body FROM (SELECT id, written, state, shown, recipient, body FROM outbox
                WHERE user = ?1 ORDER BY id DESC LIMIT 3 * ?3)
            WHERE ?2 <= written AND state <> 'refused' AND NOT shown AND recipient <> '' AND body <> ''
            ORDER BY id DESC LIMIT ?3";
        let mut query = self.conn.prepare_cached(sql)?;
        let texts = query.query_map(params![user, Time(since), most], |row| row.get(0))?;
        Ok(texts.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns whether an e-mail still waits to be sent.
    pub fn is_on_its_way(&self, id: MailId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM outbox WHERE id = ?1 AND state IN ('new', 'held'))";
        Ok(self.conn.prepare_cached(sql)?.query_row([id], |row| row.get(0))?)
    }

    /// Marks an e-mail as accepted by the next server. Returns whether the judge may keep a copy.
    pub fn mark_sent(&self, id: MailId, reply: &str) -> Result<bool> {
        let sql = "UPDATE outbox SET state = 'sent', attempts = attempts + 1, last_reply = ?2
            WHERE id = ?1 AND state <> 'refused' RETURNING NOT fleeting";
        let is_kept = self.conn.prepare_cached(sql)?.query_row(params![id, reply], |row| row.get(0)).optional()?;
        Ok(is_kept.unwrap_or(false))
    }

    /// Deletes sent or dropped e-mails of which the judge may keep no copy.
    pub fn forget_fleeting(&self) -> Result<()> {
        let sql = "DELETE FROM outbox WHERE fleeting AND state IN ('sent', 'refused')";
        self.conn.prepare_cached(sql)?.execute([])?;
        Ok(())
    }

    /// Marks a reply as shown on a page instead of e-mailed.
    pub fn mark_shown(&self, id: MailId) -> Result<()> {
        let sql = "UPDATE outbox SET state = 'sent', shown = 1, last_reply = 'shown on a page' WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute([id])?;
        Ok(())
    }

    /// The number of the reply to a post.
    pub fn answer_on_page(&self, letter: LetterId) -> Result<Option<MailId>> {
        let sql = "SELECT id FROM outbox WHERE letter = ?1 AND shown ORDER BY id LIMIT 1";
        Ok(self.conn.prepare_cached(sql)?.query_row([letter], |row| row.get(0)).optional()?)
    }

    /// Records a failed attempt, and schedules the next one at `not_before`.
    pub fn send_later(&self, id: MailId, reply: &str, not_before: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET attempts = attempts + 1, last_reply = ?2, not_before = ?3 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, reply, Time(not_before)])?;
        Ok(())
    }

    /// Records why an e-mail could not be tried. That does not count as an attempt, and the e-mail keeps its place.
    pub fn note_untried(&self, id: MailId, why: &str) -> Result<()> {
        let sql = "UPDATE outbox SET last_reply = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, why])?;
        Ok(())
    }

    /// Adds a remark to the server's reply to an e-mail, once.
    pub fn add_remark(&self, id: MailId, remark: &str) -> Result<()> {
        let sql = "UPDATE outbox SET last_reply = concat_ws('; ', last_reply, ?2)
            WHERE id = ?1 AND instr(coalesce(last_reply, ''), ?2) = 0";
        self.conn.prepare_cached(sql)?.execute(params![id, remark])?;
        Ok(())
    }

    /// Postpones an e-mail that has not been tried.
    pub fn put_back(&self, id: MailId, not_before: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET not_before = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(not_before)])?;
        Ok(())
    }

    /// Marks an e-mail as undeliverable. A bounce after sending does not count as another attempt.
    pub fn mark_refused(&self, id: MailId, reply: &str) -> Result<()> {
        let sql = "UPDATE outbox SET state = 'refused', attempts = attempts + (state <> 'sent'), last_reply = ?2 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, reply])?;
        Ok(())
    }

    /// Withdraws a waiting e-mail.
    pub fn withdraw(&self, id: MailId) -> Result<()> {
        self.conn.prepare_cached("DELETE FROM outbox WHERE state = 'new' AND id = ?1")?.execute([id])?;
        Ok(())
    }

    /// Withdraws waiting reminders and late notices that are out of date, and all but the last of several for one reader about one game.
    /// Returns their number.
    pub fn take_back_notices(&self) -> Result<usize> {
        let sql = "DELETE FROM outbox WHERE state = 'new' AND deadline IS NOT NULL AND (
            deadline IS NOT (SELECT games.deadline FROM games WHERE games.id = outbox.game)
            OR EXISTS (SELECT 1 FROM outbox AS later WHERE later.state = 'new' AND later.deadline IS NOT NULL
                AND later.game = outbox.game AND later.recipient = outbox.recipient AND outbox.id < later.id))";
        Ok(self.conn.prepare_cached(sql)?.execute([])?)
    }

    /// Reschedules e-mails whose time is implausibly far away: the clock was ahead when it was set.
    pub fn hasten(&self, now: Timestamp, latest: Timestamp) -> Result<()> {
        let sql = "UPDATE outbox SET not_before = ?1 WHERE state = 'new' AND ?2 < not_before";
        self.conn.prepare_cached(sql)?.execute(params![Time(now), Time(latest)])?;
        Ok(())
    }

    /// Returns whether any e-mail waits.
    pub fn has_waiting_mail(&self) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'new') OR EXISTS (SELECT 1 FROM outbox WHERE state = 'held')";
        Ok(self.conn.prepare_cached(sql)?.query_row([], |row| row.get(0))?)
    }

    /// The number of e-mails in the outbox, by state.
    pub fn outbox_counts(&self) -> Result<OutboxCounts> {
        let sql = "SELECT count(*) FILTER (WHERE state = 'new'), count(*) FILTER (WHERE state = 'sent'),
            count(*) FILTER (WHERE state = 'refused'), count(*) FILTER (WHERE state = 'held') FROM outbox";
        Ok(self.conn.prepare_cached(sql)?.query_row([], |row| {
            Ok(OutboxCounts { new: row.get(0)?, sent: row.get(1)?, refused: row.get(2)?, held: row.get(3)? })
        })?)
    }

    /// Erases the text of an e-mail that no one will need again.
    pub fn erase_text(&self, id: MailId) -> Result<()> {
        self.conn
            .prepare_cached("UPDATE outbox SET body = '', html = NULL, parts = '', said = '' WHERE id = ?1")?
            .execute([id])?;
        Ok(())
    }

    /// Erases the text of sent or dropped e-mails written before `before`, and of replies on pages older than `shown_before`. Game facts
    /// remain in the game's record. Works on a slice, and returns whether more remain.
    pub fn erase_texts(&self, before: Timestamp, shown_before: Timestamp) -> Result<bool> {
        let sql = slice!(
            "UPDATE outbox SET body = '', html = NULL, parts = '', said = '' WHERE id IN (SELECT id FROM outbox
            INDEXED BY outbox_texts WHERE state IN ('sent', 'refused')
            AND body <> '' AND written < ?1 AND (NOT shown OR written < ?2)"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(before), Time(shown_before)])? == SLICE)
    }

    /// Deletes sent or dropped e-mails written before then. Works on a slice, and returns whether more remain.
    pub fn forget_mail(&self, before: Timestamp) -> Result<bool> {
        let sql = slice!(
            "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE state IN ('sent', 'refused') AND written < ?1"
        );
        Ok(self.conn.prepare_cached(sql)?.execute([Time(before)])? == SLICE)
    }
}
