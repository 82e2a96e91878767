//! Press, and announcements to a whole game.
use super::{GameId, PressId, SeatId, Store, Time, UserId, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// A letter between the people of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressRow {
    /// `S1901M`
    pub phase: String,
    /// The writer, for the record only: the writer of grey press is secret.
    pub sender: String,
    /// The sender's seat; `None` if the judge wrote it.
    pub seat: Option<SeatId>,
    /// Is the writer hidden from the readers?
    pub grey: bool,
    /// The heading that the readers saw.
    pub heading: String,
    /// Could everybody read it?
    pub public: bool,
    /// The text.
    pub body: String,
    /// When it was sent.
    pub sent: Timestamp,
    /// The Message-IDs of the thread that the letter with it belonged to, its own last: an answer joins them, in the
    /// mailbox of its writer and of nobody else.
    pub thread: Vec<String>,
}

words! {
    /// How somebody knows of a letter of press.
    HowRead {
        /// They wrote it.
        Wrote = "wrote",
        /// It was addressed to them.
        Got = "got",
        /// They read all press.
        Copy = "copy",
        /// It was addressed to them, but they ignore its writer: it was not mailed.
        Ignored = "ignored",
    }
}

/// Somebody who wrote or got a letter of press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderRow {
    /// Their seat.
    pub seat: SeatId,
    /// How they know of it.
    pub how: HowRead,
    /// The heading as they saw it, if not as the others did.
    pub heading: Option<String>,
}

/// Press that somebody may read in HISTORY.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPress {
    /// Which.
    pub id: PressId,
    /// The press, under the heading that they saw.
    pub row: PressRow,
    /// How they know of it; `None`: only as everybody does.
    pub how: Option<HowRead>,
    /// The number by which they call it, if they got it.
    pub number: Option<u32>,
}

impl OwnPress {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            row: PressRow::read(row)?,
            how: row.get("how")?,
            number: row.get::<_, Option<u32>>("number")?.filter(|number| *number != 0),
        })
    }
}

impl PressRow {
    pub(super) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            phase: row.get("phase")?,
            sender: row.get("sender")?,
            seat: row.get("seat")?,
            grey: row.get("grey")?,
            heading: row.get("heading")?,
            public: row.get("public")?,
            body: row.get("body")?,
            sent: row.get::<_, Time>("sent")?.0,
            thread: row.get::<_, String>("thread")?.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

impl Store {
    /// Adds press to the record, and returns its number.
    pub fn record_press(&self, game: GameId, row: &PressRow) -> Result<PressId> {
        let sql = "INSERT INTO press (game, phase, sender, seat, grey, heading, public, body, sent, thread)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            row.phase,
            row.sender,
            row.seat,
            row.grey,
            row.heading,
            row.public,
            row.body,
            Time(row.sent),
            row.thread.join(" ")
        ])?;
        Ok(PressId(self.conn.last_insert_rowid()))
    }

    /// Press by its number, if it belongs to this game.
    pub fn press(&self, game: GameId, id: PressId) -> Result<Option<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND id = ?2")?;
        Ok(query.query_row(params![game, id], PressRow::read).optional()?)
    }

    /// Notes who wrote or got press. Returns the number by which they call it; 0 for what they wrote themselves.
    pub fn note_reader(&self, press: PressId, reader: &ReaderRow) -> Result<u32> {
        let sql = "SELECT count(*) + 1 FROM press_readers JOIN seats ON seats.id = press_readers.seat
            JOIN seats AS own ON own.user = seats.user AND own.game = seats.game
            WHERE own.id = ?1 AND press_readers.how <> 'wrote'";
        let number: u32 = match reader.how {
            HowRead::Wrote => 0,
            _ => self.conn.prepare_cached(sql)?.query_row([reader.seat], |row| row.get(0))?,
        };
        let sql = "INSERT INTO press_readers (press, seat, how, number, heading) VALUES (?1, ?2, ?3, ?4, ?5)";
        self.conn.prepare_cached(sql)?.execute(params![press, reader.seat, reader.how, number, reader.heading])?;
        Ok(number)
    }

    /// The press of a game that this person may read, oldest first: what everybody could read, and what they wrote or got,
    /// in whatever seat.
    pub fn press_for(&self, game: GameId, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND (press.public OR own.seat IS NOT NULL) {IN_ORDER}");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map(params![game, reader], OwnPress::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All press of a game, oldest first, under the headings that its writers saw: nothing in them is forged.
    pub fn all_press(&self, game: GameId) -> Result<Vec<PressRow>> {
        let sql = "SELECT coalesce(own.heading, press.heading) AS heading, press.* FROM press
            LEFT JOIN press_readers AS own ON own.press = press.id AND own.how = 'wrote'
            WHERE press.game = ?1 ORDER BY press.id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([game], PressRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The heading of press as its writer saw it: nothing in it is forged.
    pub fn true_heading(&self, press: PressId) -> Result<Option<String>> {
        let sql = "SELECT heading FROM press_readers WHERE press = ?1 AND how = 'wrote'";
        Ok(self.conn.prepare_cached(sql)?.query_row([press], |row| row.get(0)).optional()?.flatten())
    }

    /// What somebody got in a game, by the number by which they call it.
    pub fn press_number(&self, game: GameId, reader: UserId, number: u32) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND own.number = ?3 AND ?3 <> 0 {IN_ORDER}");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_row(params![game, reader, number], OwnPress::read).optional()?)
    }

    /// Press that somebody got.
    pub fn press_got(&self, game: GameId, reader: UserId, press: PressId) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND press.id = ?3 AND own.how <> 'wrote' {IN_ORDER}");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_row(params![game, reader, press], OwnPress::read).optional()?)
    }

    /// How many broadcasts were written in a game under this name in this phase, since it began.
    pub fn n_broadcasts(&self, game: GameId, sender: &str, phase: &str, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM press
            WHERE game = ?1 AND sender = ?2 AND phase = ?3 AND ?4 <= sent AND public";
        let values = params![game, sender, phase, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// The press that everybody could read, oldest first.
    pub fn public_press(&self, game: GameId) -> Result<Vec<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND public ORDER BY id")?;
        let rows = query.query_map([game], PressRow::read)?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}

/// Press, and what this person (`?2`) knows of it. The first column of a name is the one that is read.
const OWN_PRESS: &str =
    "SELECT coalesce(own.heading, press.heading) AS heading, press.*, own.how, max(own.number) AS number FROM press
    LEFT JOIN press_readers AS own ON own.press = press.id AND own.seat IN
        (SELECT id FROM seats WHERE seats.user = ?2 AND seats.game = ?1)";

/// One row for each.
const IN_ORDER: &str = "GROUP BY press.id ORDER BY press.id";
