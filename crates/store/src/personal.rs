//! The data kept of one person, in all tables: to show it to them, and to erase it.
use super::{PressRow, Store, Time, User, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};

/// The name in the record of a person who has had themselves erased.
pub const ERASED: &str = "A former player";

/// A letter from or to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterNote {
    /// The time at which it came, or was written.
    pub at: Timestamp,
    /// Its subject; of letters that came in, only their size is kept.
    pub what: String,
    /// The state that it has reached: a word of the database's.
    pub state: String,
}

impl LetterNote {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { at: row.get::<_, Time>(0)?.0, what: row.get(1)?, state: row.get(2)? })
    }
}

impl Store {
    /// The letters from an address of which the sender is still known, oldest first.
    pub fn letters_from(&self, address: &str) -> Result<Vec<LetterNote>> {
        let sql = "SELECT received, size || ' bytes', state FROM inbox WHERE sender = ?1 ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([address], LetterNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The letters to an address that are still kept, oldest first.
    pub fn letters_to(&self, address: &str) -> Result<Vec<LetterNote>> {
        let sql = "SELECT written, subject, state FROM outbox WHERE recipient = ?1 COLLATE NOCASE ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([address], LetterNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The press that a person has written, with the names of the games, oldest first.
    pub fn press_by(&self, user: UserId) -> Result<Vec<(String, PressRow)>> {
        let sql = "SELECT press.*, games.name AS game_name FROM press
            JOIN seats ON seats.id = press.seat JOIN games ON games.id = press.game
            WHERE seats.user = ?1 ORDER BY press.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([user], |row| Ok((row.get("game_name")?, PressRow::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletes what is kept of a person. Their seats, results and public press stay in the record of their games, as
    /// those of [`ERASED`]. `password` is what to store for a password that nobody knows. They must not sit in a game that
    /// goes on.
    pub fn erase_person(&self, user: &User, password: &str, now: Timestamp) -> Result<()> {
        let id = user.id;
        // Where else their letters went.
        let own = "SELECT address FROM addresses WHERE user = ?1 UNION SELECT address FROM seats WHERE user = ?1";
        let mut query = self.conn.prepare_cached(own)?;
        let lists: Vec<Option<String>> = query.query_map([id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        for address in lists.iter().flatten().flat_map(|list| list.split(',')).map(str::trim) {
            for sql in [
                "UPDATE inbox SET sender = NULL, message_id = NULL WHERE sender = ?1",
                "UPDATE outbox SET state = 'refused' WHERE recipient = ?1 COLLATE NOCASE AND state = 'held'",
                "UPDATE outbox SET recipient = '', subject = '', body = '', html = NULL, parts = '', said = '', reply_to = NULL, in_reply_to = NULL,
                    reference = '', last_reply = NULL WHERE recipient = ?1 COLLATE NOCASE AND state <> 'new'",
                "DELETE FROM held WHERE address = ?1 OR asked_by = ?1",
                "DELETE FROM strangers WHERE address = ?1",
                "DELETE FROM sessions WHERE address = ?1",
                "DELETE FROM codes WHERE address = ?1",
                "DELETE FROM bounces WHERE address = ?1",
                "DELETE FROM probes WHERE address = ?1",
                "DELETE FROM suspended WHERE address = ?1",
                "DELETE FROM costs WHERE purse IN ('mailbox ' || lower(?1), 'newcomer ' || lower(?1))",
                "DELETE FROM dropped WHERE address = ?1",
                "DELETE FROM invitations WHERE address = ?1",
                "DELETE FROM invitations_sent WHERE address = ?1",
                "DELETE FROM guests WHERE pattern = ?1",
            ] {
                self.conn.prepare_cached(sql)?.execute([address])?;
            }
        }
        let of_seats = "seat IN (SELECT id FROM seats WHERE user = ?1)";
        for sql in [
            &format!("UPDATE press SET body = '' WHERE NOT public AND {of_seats}"),
            &format!("DELETE FROM press_readers WHERE how <> 'wrote' AND {of_seats}"),
            &format!("DELETE FROM notes WHERE {of_seats}"),
            &format!("DELETE FROM press_drafts WHERE {of_seats}"),
            &format!("DELETE FROM ignored WHERE {of_seats}"),
            &format!("DELETE FROM threads WHERE {of_seats}"),
            &format!("DELETE FROM absences WHERE {of_seats}"),
            &format!("DELETE FROM digests WHERE {of_seats}"),
            &format!("DELETE FROM kept_orders WHERE {of_seats}"),
            &format!("DELETE FROM drafts WHERE {of_seats}"),
            &format!("DELETE FROM wrong_passwords WHERE {of_seats}"),
            &format!("DELETE FROM questions WHERE {of_seats}"),
            &format!("DELETE FROM calendar_entries WHERE {of_seats}"),
            "UPDATE orders SET typed = '' WHERE EXISTS (SELECT 1 FROM seats
                WHERE seats.game = orders.game AND seats.power = orders.power AND seats.user = ?1)",
            "DELETE FROM reserves WHERE user = ?1",
            "DELETE FROM offers WHERE user = ?1",
            "DELETE FROM opening_notices WHERE user = ?1",
            "DELETE FROM set_ups WHERE user = ?1",
            "UPDATE seats SET sitter = NULL WHERE sitter = ?1",
            "DELETE FROM addresses WHERE user = ?1",
            "DELETE FROM reliability WHERE user = ?1",
        ] {
            self.conn.prepare_cached(sql)?.execute([id])?;
        }
        self.on_file.forget();
        self.erase_kept_headings(id)?;
        let sql = "UPDATE seats SET password = ?2, address = NULL, preference = '', token = token + 1 WHERE user = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, password])?;
        let sql = "UPDATE seats SET until = ?2, why_ended = 'resigned' WHERE user = ?1 AND until IS NULL AND role = 'observer'";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(now)])?;
        let sql = "UPDATE users SET name = ?2, country = '', level = '', site = '', timezone = 'UTC', package = 0,
            brief = 0, reminders = NULL, privacy = NULL, wishes = '{}', token = token + 1 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, ERASED])?;
        Ok(())
    }

    /// Takes away the headings of before a game's start that were stored, in games in which this person has sat: they may have
    /// their name.
    fn erase_kept_headings(&self, user: UserId) -> Result<()> {
        let sql = "UPDATE press SET head = json_set(head, '$.heading', ?2, '$.truth', ?2)
            WHERE head ->> 'kind' = 'kept' AND phase = '' AND game IN (SELECT game FROM seats WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute(params![user, "Message:"])?;
        Ok(())
    }
}
