//! A person's data in all tables, for showing it to them and for erasing it.
use super::foreign_keys::OnDelete;
use super::traces::Traces;
use super::{GameId, LetterId, MailId, PressRow, Store, Time, User, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, params};
use std::collections::BTreeMap;

/// The name of an erased person in a game's record.
pub const ERASED: &str = "A former player";

/// The rows about an address, which may be a stranger's and so do not depend on a person's row: table and column. Bans are rules of the
/// keeper's, and stay.
const ABOUT_ADDRESSES: &[(&str, &str)] = &[
    ("bounces", "address"),
    ("codes", "address"),
    ("dropped", "address"),
    ("guests", "pattern"),
    ("held", "address"),
    ("held", "asked_by"),
    ("invitations", "address"),
    ("invitations_sent", "address"),
    ("moves", "old"),
    ("moves", "new"),
    ("outbox", "recipient"),
    ("probes", "address"),
    ("sessions", "address"),
    ("strangers", "address"),
    ("suspended", "address"),
    ("uninvited", "address"),
];

/// A person's text in rows that belong to a game or to several people, and so are not deleted with them.
const IN_THE_RECORD: &[&str] = &[
    // Public press stays, without the Message-IDs from the writer's mailbox.
    "UPDATE press SET thread = '' WHERE seat IN (SELECT id FROM seats WHERE user = ?1)",
    // A stored heading from before a game's start may contain any player's name.
    "UPDATE press SET head = json_set(head, '$.heading', 'Message:', '$.truth', 'Message:')
        WHERE head ->> 'kind' = 'kept' AND phase = '' AND game IN (SELECT game FROM seats WHERE user = ?1)",
    // Orders belong to the power, whoever plays it.
    "UPDATE orders SET typed = '' WHERE EXISTS (SELECT 1 FROM seats
        WHERE seats.game = orders.game AND seats.power = orders.power AND seats.user = ?1)",
    "UPDATE earlier_orders SET typed = '' WHERE EXISTS (SELECT 1 FROM seats
        WHERE seats.game = earlier_orders.game AND seats.power = earlier_orders.power AND seats.user = ?1)",
    // The costs charged to them.
    "DELETE FROM costs WHERE instr(purse || ' ', 'person ' || ?1 || ' ') = 1",
];

/// The words that identify an erased person in e-mails written after the erasure, such as the reply to the e-mail that asked for it.
#[derive(Debug)]
pub struct ErasedPerson {
    traces: Traces,
    addresses: Vec<String>,
}

impl ErasedPerson {
    /// Returns whether this was one of their addresses.
    pub fn is_of(&self, address: &str) -> bool {
        self.addresses.iter().any(|own| own.eq_ignore_ascii_case(address))
    }
}

/// An e-mail from or to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LetterNote {
    /// The time of arrival or writing.
    pub at: Timestamp,
    /// The subject of an outgoing e-mail; the size of an incoming one, whose subject is not stored.
    pub what: String,
    /// The state, as the database calls it.
    pub state: String,
}

impl LetterNote {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { at: row.get::<_, Time>(0)?.0, what: row.get(1)?, state: row.get(2)? })
    }
}

impl Store {
    /// The e-mails from an address whose sender is still stored, oldest first.
    pub fn letters_from(&self, address: &str) -> Result<Vec<LetterNote>> {
        let sql = "SELECT received, size || ' bytes', state FROM inbox WHERE sender = ?1 ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([address], LetterNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The stored e-mails to an address, oldest first.
    pub fn letters_to(&self, address: &str) -> Result<Vec<LetterNote>> {
        let sql = "SELECT written, subject, state FROM outbox WHERE recipient = ?1 COLLATE NOCASE ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([address], LetterNote::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// A person's press, with the names of the games, oldest first.
    pub fn press_by(&self, user: UserId) -> Result<Vec<(String, PressRow)>> {
        let sql = "SELECT press.*, press_texts.body, games.name AS game_name FROM press
            LEFT JOIN press_texts ON press_texts.press = press.id JOIN seats ON seats.id = press.seat JOIN games ON games.id = press.game
            WHERE seats.user = ?1 ORDER BY press.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([user], |row| Ok((row.get("game_name")?, PressRow::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Erases a person: deletes their row with all dependent rows, and related rows that do not depend on it. Their seats, results and
    /// public press stay in their games' records under the name [`ERASED`].
    ///
    /// [`Store::complete_erasure`] does the rest after the e-mail that asked for it has been answered.
    pub fn erase_person(&self, user: &User, now: Timestamp) -> Result<ErasedPerson> {
        let id = user.id;
        let addresses = self.all_addresses(id)?;
        let traces = Traces::of(&user.name, &addresses, self.private_words(id)?, self.games_with(id)?);
        for address in &addresses {
            for (table, column) in ABOUT_ADDRESSES {
                let sql = format!("DELETE FROM {table} WHERE {column} = ?1 COLLATE NOCASE");
                self.conn.prepare_cached(&sql)?.execute([address])?;
            }
            self.forget_dealings(address)?;
        }
        for sql in IN_THE_RECORD {
            self.conn.prepare_cached(sql)?.execute([id])?;
        }
        let sql = "UPDATE seats SET until = ?2, why_ended = 'resigned' WHERE user = ?1 AND until IS NULL AND role = 'observer'";
        self.conn.prepare_cached(sql)?.execute(params![id, Time(now)])?;
        self.conn.prepare_cached("DELETE FROM users WHERE id = ?1")?.execute([id])?;
        self.forget_number(id)?;
        // No e-mails to other people mention a guest.
        if !user.is_guest() {
            self.forget_mentions(&traces, None)?;
        }
        self.on_file.forget();
        Ok(ErasedPerson { traces, addresses })
    }

    /// Deletes the reply to the e-mail that asked for an erasure, and all other traces of that e-mail, once the reply has been read.
    pub fn complete_erasure(&self, erased: &ErasedPerson, letter: LetterId) -> Result<()> {
        for address in &erased.addresses {
            let sql = "UPDATE outbox SET fleeting = 1 WHERE recipient = ?1 COLLATE NOCASE";
            self.conn.prepare_cached(sql)?.execute([address])?;
            self.forget_dealings(address)?;
        }
        self.forget_mentions(&erased.traces, Some(letter))
    }

    /// Deletes an address as the sender of e-mails, and its costs.
    fn forget_dealings(&self, address: &str) -> Result<()> {
        // The journal forgets the networks of their posts.
        let sql = "UPDATE journal SET origin = 'page' WHERE origin GLOB 'page *'
            AND letter IN (SELECT id FROM inbox WHERE address = ?1 COLLATE NOCASE)";
        self.conn.prepare_cached(sql)?.execute([address])?;
        // The arrival itself stays recorded, so that the e-mail is not accepted again.
        let sql =
            "UPDATE inbox SET sender = NULL, message_id = NULL, note = NULL, origin = iif(way = 'web', 'page', origin),
                address = iif(address = ?1, '', address) WHERE ?1 IN (sender, address)";
        self.conn.prepare_cached(sql)?.execute([address])?;
        let sql = "DELETE FROM costs WHERE instr(purse || ' ', ' ' || lower(?1) || ' ')";
        self.conn.prepare_cached(sql)?.execute([address])?;
        Ok(())
    }

    /// The addresses at which a person, and no one else, has received e-mails.
    fn all_addresses(&self, user: UserId) -> Result<Vec<String>> {
        let sql = "SELECT address FROM holders WHERE user = ?1 AND address IS NOT NULL";
        let mut query = self.conn.prepare_cached(sql)?;
        let lists: Vec<String> = query.query_map([user], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        let mut addresses = self.addresses(user)?;
        for address in lists.iter().flat_map(|list| list.split(',')).map(str::trim) {
            let is_known = addresses.iter().any(|known| known.eq_ignore_ascii_case(address));
            if !is_known && self.user_at(address)?.is_none() {
                addresses.push(address.to_owned());
            }
        }
        Ok(addresses)
    }

    /// A person's private texts, including those of their seats, with their games.
    fn private_words(&self, user: UserId) -> Result<Vec<(GameId, String)>> {
        let sql = "SELECT press.game, press_texts.body FROM press_texts JOIN press ON press.id = press_texts.press
            WHERE press_texts.user = ?1
            UNION ALL SELECT seats.game, holders.leaving FROM holders JOIN seats ON seats.id = holders.seat
            WHERE holders.user = ?1 AND holders.leaving IS NOT NULL";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([user], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    fn games_with(&self, user: UserId) -> Result<Vec<GameId>> {
        let mut query = self.conn.prepare_cached("SELECT DISTINCT game FROM seats WHERE user = ?1")?;
        Ok(query.query_map([user], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Deletes a person's number too, if the record does not refer to it.
    fn forget_number(&self, user: UserId) -> Result<()> {
        let mut sql = "DELETE FROM people WHERE id = ?1".to_owned();
        for one in self.references()?.iter().filter(|one| one.parent == "people") {
            sql += &format!(" AND NOT EXISTS (SELECT 1 FROM {} WHERE {} = ?1)", one.table, one.column);
        }
        self.conn.execute(&sql, [user])?;
        Ok(())
    }

    /// Erases texts of other people's e-mails that mention a person: sent e-mails at once, waiting ones when they are sent. The same
    /// applies to replies to this e-mail.
    fn forget_mentions(&self, traces: &Traces, letter: Option<LetterId>) -> Result<()> {
        let found = |sql: &str| -> Result<Vec<MailId>> {
            let mut query = self.conn.prepare(sql)?;
            let mut rows = query.query([])?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                let texts = [row.get_ref(2)?.as_str()?, row.get_ref(3)?.as_str()?, row.get_ref(4)?.as_str()?];
                if texts.into_iter().any(|text| traces.are_in(text, row.get(1).ok().flatten())) {
                    found.push(row.get(0)?);
                }
            }
            Ok(found)
        };
        for id in found("SELECT id, game, subject, body, said FROM outbox")? {
            let sql = "UPDATE outbox SET fleeting = 1 WHERE id = ?1 AND (state IN ('new', 'held') OR letter = ?2)";
            if self.conn.prepare_cached(sql)?.execute(params![id, letter])? == 0 {
                let sql = "UPDATE outbox SET subject = '', body = '', html = NULL, parts = '', said = '' WHERE id = ?1";
                self.conn.prepare_cached(sql)?.execute([id])?;
            }
        }
        let sql = "SELECT digests.id, seats.game, subject, body, '' FROM digests JOIN seats ON seats.id = digests.seat";
        for id in found(sql)? {
            self.conn.prepare_cached("DELETE FROM digests WHERE id = ?1")?.execute([id])?;
        }
        Ok(())
    }

    /// The tables whose rows depend on a person's row, each with the condition for the rows that are deleted with the person with number
    /// `?1`.
    fn personal_tables(&self) -> Result<BTreeMap<String, String>> {
        let references = self.references()?;
        let mut tables = BTreeMap::from([("users".to_owned(), "id = ?1".to_owned())]);
        let mut new = vec!["users".to_owned()];
        while let Some(parent) = new.pop() {
            for one in references.iter().filter(|one| one.parent == parent && one.on_delete == OnDelete::Cascade) {
                let holds = format!("{} IN (SELECT {} FROM {parent} WHERE {})", one.column, one.key, tables[&parent]);
                let table = one.table.clone();
                match tables.get_mut(&table) {
                    Some(before) => *before += &format!(" OR {holds}"),
                    None => {
                        tables.insert(table.clone(), holds);
                        new.push(table);
                    }
                }
            }
        }
        Ok(tables)
    }

    /// The number of rows in each table that are deleted with a person.
    pub fn personal_rows(&self, user: UserId) -> Result<BTreeMap<String, u64>> {
        let addresses = serde_json::to_string(&self.all_addresses(user)?)?;
        let mut tables = self.personal_tables()?;
        for (table, column) in ABOUT_ADDRESSES {
            let holds = format!("lower({column}) IN (SELECT lower(value) FROM json_each(?2))");
            let all = tables.entry((*table).to_owned()).or_default();
            *all = if all.is_empty() { holds } else { format!("{all} OR {holds}") };
        }
        let charged = "purse IN (SELECT 'person ' || ?1 UNION SELECT 'mailbox ' || lower(value) FROM json_each(?2))";
        tables.insert("costs".to_owned(), charged.to_owned());
        let count = |(table, holds): (String, String)| {
            let sql = format!("SELECT count(*) FROM {table} WHERE ({holds}) AND ?2 = ?2");
            let n = self.conn.query_row(&sql, params![user, addresses], |row| row.get(0))?;
            Ok((table, n))
        };
        tables.into_iter().map(count).collect()
    }
}
