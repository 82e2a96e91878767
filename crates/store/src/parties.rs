//! Converts old press, which was stored with names instead of parties. Only a game's board knows which power has a name.
use super::{ERASED, GameId, Participants, Party, PressHead, PressId, Role, SeatId, Store, UserId, Wording};
use anyhow::Result;
use rusqlite::params;

/// Press with a stored heading.
#[derive(Clone, Debug)]
pub struct OldPress {
    /// Its number.
    pub id: PressId,
    /// The phase, such as `S1901M`; empty before the start.
    pub phase: String,
    /// The writer's name in the heading.
    pub sender: String,
    /// True if the name was hidden from the readers.
    pub grey: bool,
    /// The writer's role in the game.
    pub role: Role,
    /// The name of the writer's power.
    pub power: Option<String>,
    /// The person.
    pub user: UserId,
    /// The heading that its readers saw.
    pub heading: String,
    /// The heading that its writer saw.
    pub truth: String,
}

impl Store {
    /// The games that may still have names in place of parties; `None` except after an upgrade.
    pub fn unsettled_games(&self) -> Result<Option<Vec<GameId>>> {
        if self.meta(KEY)?.is_none() {
            return Ok(None);
        }
        let sql = "SELECT DISTINCT seats.game FROM seats WHERE id IN (SELECT seat FROM press WHERE seat IS NOT NULL
            UNION SELECT seat FROM notes UNION SELECT seat FROM press_drafts UNION SELECT seat FROM threads)";
        let mut query = self.conn.prepare(sql)?;
        Ok(Some(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?))
    }

    /// Records that all names have been converted.
    pub fn note_settled(&self) -> Result<()> {
        self.conn.execute("DELETE FROM meta WHERE key = ?1", [KEY])?;
        Ok(())
    }

    /// A game's press with stored headings.
    pub fn old_press(&self, game: GameId) -> Result<Vec<OldPress>> {
        let sql = "SELECT press.id, press.phase, press.grey, press.head ->> 'sender' AS sender, press.head ->> 'heading' AS heading,
            press.head ->> 'truth' AS truth, seats.role, seats.power, seats.user FROM press JOIN seats ON seats.id = press.seat
            WHERE press.game = ?1 AND press.head ->> 'sender' IS NOT NULL ORDER BY press.id";
        let mut query = self.conn.prepare(sql)?;
        let rows = query.query_map([game], |row| {
            Ok(OldPress {
                id: row.get("id")?,
                phase: row.get("phase")?,
                sender: row.get("sender")?,
                grey: row.get("grey")?,
                role: row.get("role")?,
                power: row.get("power")?,
                user: row.get("user")?,
                heading: row.get("heading")?,
                truth: row.get("truth")?,
            })
        })?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores the writer of a press message and the parts of its heading.
    pub fn settle_press(&self, press: PressId, writer: Party, head: &PressHead) -> Result<()> {
        let sql = "UPDATE press SET writer = ?2, head = ?3 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![press, writer, head])?;
        Ok(())
    }

    /// Converts the names in drafts, waiting press and mailbox threads to parties. A draft to an unknown name
    /// loses its recipient, and a thread with one starts again.
    pub fn settle_names(&self, game: GameId, party: &dyn Fn(&str) -> Option<Party>) -> Result<()> {
        let sql = "SELECT DISTINCT writer FROM notes WHERE game = ?1";
        for name in self.texts(sql, game)?.iter().filter(|name| Party::read(name).is_none()) {
            let sql = "UPDATE notes SET writer = coalesce(?3, (SELECT 'u' || user FROM seats WHERE id = seat))
                WHERE game = ?1 AND writer = ?2";
            self.conn.prepare(sql)?.execute(params![game, name, party(name)])?;
        }
        let parties = |names: &mut dyn Iterator<Item = &str>| names.map(party).collect::<Option<Vec<Party>>>();
        let of_game = "seat IN (SELECT id FROM seats WHERE game = ?1)";
        for old in self.texts(&format!("SELECT DISTINCT among FROM press_drafts WHERE {of_game}"), game)? {
            let (word, names) = old.split_once('\n').unwrap_or((&old, ""));
            let new = match word {
                "all" => Some(Participants::All),
                "grey" => Some(Participants::Somebody),
                "to" => parties(&mut names.lines()).map(Participants::these),
                "all but" => parties(&mut names.lines()).map(Participants::all_but),
                _ => None,
            };
            let sql = format!("UPDATE OR REPLACE press_drafts SET among = ?3 WHERE among = ?2 AND {of_game}");
            self.conn.prepare(&sql)?.execute(params![game, old, new.unwrap_or_default()])?;
        }
        for old in
            self.texts(&format!("SELECT DISTINCT topic FROM threads WHERE topic GLOB 'press *' AND {of_game}"), game)?
        {
            let named = old.strip_prefix("press ").unwrap_or_default();
            let new = match (named, named.strip_prefix("grey to "), named.strip_prefix("all but ")) {
                ("all", ..) => continue,
                (_, Some(names), _) => parties(&mut names.split(", "))
                    .map(|these| format!("grey to {}", Participants::these(these).code())),
                (_, _, Some(names)) => parties(&mut names.split(", ")).map(|these| Participants::all_but(these).code()),
                (names, ..) if names.starts_with("answer ") => continue,
                (names, ..) => parties(&mut names.split(", ")).map(|these| Participants::these(these).code()),
            };
            let sql = match new {
                Some(_) => {
                    format!("UPDATE OR REPLACE threads SET topic = 'press ' || ?3 WHERE topic = ?2 AND {of_game}")
                }
                None => format!("DELETE FROM threads WHERE topic = ?2 AND ?3 IS NULL AND {of_game}"),
            };
            self.conn.prepare(&sql)?.execute(params![game, old, new])?;
        }
        Ok(())
    }

    /// Transfers what one person wrote and did to another, because both are the same person.
    pub(super) fn merge_parties(&self, gone: UserId, into: UserId) -> Result<()> {
        let user = |user| if user == gone { into } else { user };
        let party = |party| match party {
            Party::Person(own) => Party::Person(user(own)),
            Party::Unnamed(own) => Party::Unnamed(user(own)),
            other => other,
        };
        let codes = [Party::Person(gone).code(), Party::Unnamed(gone).code(), format!("\"user\":{gone}")];
        let mut query = self.conn.prepare("SELECT id, writer, head FROM press WHERE writer IN (?1, ?2) OR instr(head, ?1) OR instr(head, ?2) OR instr(head, ?3)")?;
        let rows =
            query.query_map(rusqlite::params_from_iter(&codes), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for (id, writer, head) in rows.collect::<rusqlite::Result<Vec<(PressId, Party, PressHead)>>>()? {
            self.settle_press(id, party(writer), &head.changed(party, user))?;
        }
        let mut query =
            self.conn.prepare("SELECT id, who, what FROM journal WHERE instr(who, ?1) OR instr(what, ?1)")?;
        let rows = query.query_map([&codes[2]], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        for (id, who, what) in rows.collect::<rusqlite::Result<Vec<(i64, Wording, Wording)>>>()? {
            let sql = "UPDATE journal SET who = ?2, what = ?3 WHERE id = ?1";
            self.conn.prepare_cached(sql)?.execute(params![id, who.changed(user), what.changed(user)])?;
        }
        let sql = "UPDATE notes SET writer = ?2 WHERE writer = ?1";
        for old in [Party::Person(gone), Party::Unnamed(gone)] {
            self.conn.prepare_cached(sql)?.execute(params![old, party(old)])?;
        }
        let mut query = self.conn.prepare("SELECT seat, among FROM press_drafts WHERE instr(among, ?1)")?;
        let rows = query.query_map([&codes[0]], |row| Ok((row.get(0)?, row.get(1)?)))?;
        for (seat, among) in rows.collect::<rusqlite::Result<Vec<(SeatId, Participants)>>>()? {
            let sql = "UPDATE OR REPLACE press_drafts SET among = ?3 WHERE seat = ?1 AND among = ?2";
            self.conn.prepare_cached(sql)?.execute(params![seat, among, among.clone().changed(party)])?;
        }
        Ok(())
    }

    fn texts(&self, sql: &str, game: GameId) -> Result<Vec<String>> {
        let mut query = self.conn.prepare(sql)?;
        Ok(query.query_map([game], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The people who have ever held a seat in a game, with their names.
    pub fn people_of(&self, game: GameId) -> Result<Vec<(UserId, String)>> {
        let sql = "SELECT DISTINCT seats.user, coalesce(users.name, ?2) FROM seats
            LEFT JOIN users ON users.id = seats.user WHERE seats.game = ?1";
        let mut query = self.conn.prepare(sql)?;
        let rows = query.query_map(params![game, ERASED], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

/// The row of `meta` that the migration adds.
const KEY: &str = "parties";
