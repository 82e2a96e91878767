//! The data kept of one person, in all tables: to show it to them, and to erase it.
use super::{Participants, PressId, PressRow, Store, Time, User, UserId};
use anyhow::Result;
use chancery_text::list;
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
        let sql = "SELECT coalesce(own.heading, press.heading) AS heading, coalesce(own.among, press.among) AS among, press.*, games.name AS game_name FROM press
            JOIN seats ON seats.id = press.seat JOIN games ON games.id = press.game
            LEFT JOIN press_readers AS own ON own.press = press.id AND own.how = 'wrote'
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
                "DELETE FROM suspended WHERE address = ?1",
                "DELETE FROM tallies WHERE what = 'to ' || lower(?1)",
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
        self.erase_name_in_press(id)?;
        self.erase_name_in_journal(user)?;
        let sql = "UPDATE seats SET password = ?2, address = NULL, preference = '', token = token + 1 WHERE user = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, password])?;
        let sql = "UPDATE seats SET until = ?2, why_ended = 'resigned' WHERE user = ?1 AND until IS NULL AND role = 'observer'";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(now)])?;
        let sql = "UPDATE users SET name = ?2, country = '', level = '', site = '', timezone = 'UTC', package = 0,
            brief = 0, reminders = NULL, privacy = NULL, wishes = '{}', token = token + 1 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![id, ERASED])?;
        Ok(())
    }

    /// Takes the name of a person from the press that they wrote before a game started: later, a power's name heads it. What
    /// others wrote stays as it is.
    fn erase_name_in_press(&self, user: UserId) -> Result<()> {
        let sql = "SELECT press.*, games.name AS game_name FROM press JOIN seats ON seats.id = press.seat
            JOIN games ON games.id = press.game WHERE seats.user = ?1 AND seats.role = 'player' AND press.phase = ''";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([user], |row| Ok((row.get("id")?, row.get("game_name")?, PressRow::read(row)?)))?;
        for (id, game, row) in rows.collect::<rusqlite::Result<Vec<(PressId, String, PressRow)>>>()? {
            let renamed = |names: &[String]| {
                names
                    .iter()
                    .map(|name| if *name == row.sender { ERASED.to_owned() } else { name.clone() })
                    .collect::<Vec<_>>()
            };
            let (to, among) = match &row.among {
                Participants::These(names) => {
                    let others: Vec<&String> = names.iter().filter(|name| **name != row.sender).collect();
                    (format!(" to {}", list(&others)), Participants::these(renamed(names)))
                }
                Participants::AllBut(names) => (format!(" to all but {}", list(names)), row.among.clone()),
                Participants::All => (" to all".to_owned(), row.among.clone()),
                Participants::Somebody | Participants::Unknown => (String::new(), row.among.clone()),
            };
            // Grey press is headed without a name.
            let heading = if row.grey { row.heading } else { format!("Message from {ERASED}{to} in '{game}':") };
            let sql = "UPDATE press SET sender = ?2, heading = ?3, among = ?4 WHERE id = ?1";
            self.conn.prepare_cached(sql)?.execute(params![id, ERASED, heading, among])?;
            let sql = "UPDATE press_readers SET heading = NULL, among = NULL WHERE press = ?1";
            self.conn.prepare_cached(sql)?.execute([id])?;
        }
        Ok(())
    }

    /// Takes the name of a person from what the judge noted of them before a game started, and of their coming and going; only
    /// if nobody else in the game has that name.
    fn erase_name_in_journal(&self, User { id, name, .. }: &User) -> Result<()> {
        if ROLES.contains(&name.as_str()) {
            return Ok(());
        }
        let alone = "game IN (SELECT game FROM seats WHERE user = ?1) AND NOT EXISTS (SELECT 1 FROM seats
            JOIN users ON users.id = seats.user WHERE users.id <> ?1 AND users.name = ?2 AND seats.game = own.game)";
        let is_before = "own.at <= coalesce((SELECT started FROM games WHERE games.id = own.game), own.at)";
        for sql in [
            format!("UPDATE journal AS own SET who = ?3 WHERE who = ?2 AND {alone} AND {is_before}"),
            format!(
                "UPDATE press AS own SET heading = ?3 || substr(heading, length(?2) + 1)
                WHERE seat IS NULL AND phase = '' AND substr(heading, 1, length(?2) + 5) = ?2 || ' has ' AND {alone}"
            ),
        ] {
            self.conn.prepare_cached(&sql)?.execute(params![id, name, ERASED])?;
        }
        let told = "UPDATE journal AS own SET what = ?3 || substr(what, length(?2) + 1)
            WHERE substr(what, 1, length(?2 || ?4)) = ?2 || ?4";
        let early = EARLY_DEEDS.iter().map(|deed| (deed, format!("{told} AND {alone} AND {is_before}")));
        for (deed, sql) in DEEDS.iter().map(|deed| (deed, format!("{told} AND {alone}"))).chain(early) {
            self.conn.prepare_cached(&sql)?.execute(params![id, name, ERASED, deed])?;
        }
        Ok(())
    }
}

/// Those who are not called by their name before a game starts. Somebody may have been called so before names had rules.
const ROLES: &[&str] =
    &["Master", "Observer", "Keeper", "Judge", "Player", "A player", "The judge", "The players", "clock", "players"];

/// The words by which the journal tells of a person, behind their name: at any time, and only before the start, when
/// no power is told of.
#[rustfmt::skip]
const DEEDS: &[&str] = &[
    " asks to ", " does not ask ", " not approved", " admitted again", " became master", " promoted to master", " (Master) has ", " (Observer) has ",
];
const EARLY_DEEDS: &[&str] = &[" joined", " did not confirm", " has resigned", " has been ejected"];
