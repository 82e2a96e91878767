//! Press, and announcements to a whole game.
use super::{GameId, PressId, SeatId, Store, Time, UserId, get_time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
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
    /// Whether the writer is hidden from the readers.
    pub grey: bool,
    /// The heading that the readers saw.
    pub heading: String,
    /// Whether everyone could read it.
    pub public: bool,
    /// Among whom it goes, as its readers know.
    pub among: Participants,
    /// The text.
    pub body: String,
    /// The time at which it was sent.
    pub sent: Timestamp,
    /// The Message-IDs of the thread that the letter with it belonged to, its own last: an answer joins them, in the
    /// mailbox of its writer and of nobody else.
    pub thread: Vec<String>,
}

/// Among whom press goes, as one of them knows it: all that they write to each other is one thread.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Participants {
    /// It was written before this was kept.
    #[default]
    Unknown,
    /// Everyone in the game.
    All,
    /// Everyone but these.
    AllBut(Vec<String>),
    /// These, its writer with them, in alphabetical order: powers, `Master`, `Observer`, people who have no power yet.
    These(Vec<String>),
    /// A person who does not say who they are, or an answer to them.
    Somebody,
}

impl Participants {
    /// These, in the order in which they are kept.
    pub fn these(names: impl IntoIterator<Item = String>) -> Self {
        Self::These(sorted(names))
    }

    /// Returns everyone but these.
    pub fn all_but(names: impl IntoIterator<Item = String>) -> Self {
        Self::AllBut(sorted(names))
    }

    /// As it is stored: a word, and a line for each name.
    fn stored(&self) -> String {
        let with = |word: &str, names: &[String]| format!("{word}\n{}", names.join("\n"));
        match self {
            Self::Unknown => String::new(),
            Self::All => "all".to_owned(),
            Self::AllBut(names) => with("all but", names),
            Self::These(names) => with("to", names),
            Self::Somebody => "grey".to_owned(),
        }
    }

    fn read(text: &str) -> Self {
        let (word, names) = text.split_once('\n').unwrap_or((text, ""));
        let names = || names.lines().map(str::to_owned).collect();
        match word {
            "all" => Self::All,
            "all but" => Self::AllBut(names()),
            "to" => Self::These(names()),
            "grey" => Self::Somebody,
            _ => Self::Unknown,
        }
    }
}

/// Sorted, each once; a name is one line.
fn sorted(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.into_iter().map(|name| name.replace(['\r', '\n'], " ")).collect();
    names.sort_unstable();
    names.dedup();
    names
}

impl ToSql for Participants {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.stored().into())
    }
}

impl FromSql for Participants {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_str().map(Self::read)
    }
}

words! {
    /// The way in which someone knows of a letter of press.
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

/// A person who wrote or got a letter of press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderRow {
    /// Their seat.
    pub seat: SeatId,
    /// The way in which they know of it.
    pub how: HowRead,
    /// The heading as they saw it, if not as the others did.
    pub heading: Option<String>,
    /// Among whom it goes as far as they know, if they know it otherwise than the others.
    pub among: Option<Participants>,
}

/// Press that somebody may read in HISTORY.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPress {
    /// Its number.
    pub id: PressId,
    /// The press, under the heading that they saw.
    pub row: PressRow,
    /// The way in which they know of it; `None`: only as everyone does.
    pub how: Option<HowRead>,
    /// The number by which they call it, if they got it.
    pub number: Option<u32>,
    /// The time at which they read it on a page.
    pub seen: Option<Timestamp>,
}

impl OwnPress {
    /// Returns whether it came to them, and they have not read it on a page. What they ignore is not waited for.
    pub fn is_unread(&self) -> bool {
        matches!(self.how, Some(HowRead::Got | HowRead::Copy)) && self.seen.is_none()
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            row: PressRow::read(row)?,
            how: row.get("how")?,
            number: row.get::<_, Option<u32>>("number")?.filter(|number| *number != 0),
            seen: get_time(row, "seen")?,
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
            among: row.get("among")?,
            body: row.get("body")?,
            sent: row.get::<_, Time>("sent")?.0,
            thread: row.get::<_, String>("thread")?.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

impl Store {
    /// Adds press to the record, and returns its number.
    pub fn record_press(&self, game: GameId, row: &PressRow) -> Result<PressId> {
        let sql = "INSERT INTO press (game, phase, sender, seat, grey, heading, public, body, sent, thread, among)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
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
            row.thread.join(" "),
            row.among
        ])?;
        Ok(PressId(self.conn.last_insert_rowid()))
    }

    /// Press by its number, if it belongs to this game.
    pub fn press(&self, game: GameId, id: PressId) -> Result<Option<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND id = ?2")?;
        Ok(query.query_row(params![game, id], PressRow::read).optional()?)
    }

    /// Notes who wrote or got press. Returns the number by which they call it; 0 for what they wrote themselves. The
    /// writer's draft for the same readers has gone out with it.
    pub fn note_reader(&self, press: PressId, reader: &ReaderRow) -> Result<u32> {
        let sql = "SELECT count(*) + 1 FROM press_readers JOIN seats ON seats.id = press_readers.seat
            JOIN seats AS own ON own.user = seats.user AND own.game = seats.game
            WHERE own.id = ?1 AND press_readers.how <> 'wrote'";
        let number: u32 = match reader.how {
            HowRead::Wrote => 0,
            _ => self.conn.prepare_cached(sql)?.query_row([reader.seat], |row| row.get(0))?,
        };
        let sql =
            "INSERT INTO press_readers (press, seat, how, number, heading, among) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let values = params![press, reader.seat, reader.how, number, reader.heading, reader.among];
        self.conn.prepare_cached(sql)?.execute(values)?;
        if reader.how == HowRead::Wrote {
            let sql = "DELETE FROM press_drafts WHERE seat = ?1
                AND among = coalesce(?2, (SELECT among FROM press WHERE id = ?3))";
            self.conn.prepare_cached(sql)?.execute(params![reader.seat, reader.among, press])?;
        }
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
    pub fn all_press(&self, game: GameId) -> Result<Vec<(PressId, PressRow)>> {
        let sql = "SELECT coalesce(own.heading, press.heading) AS heading, coalesce(own.among, press.among) AS among,
            press.* FROM press LEFT JOIN press_readers AS own ON own.press = press.id AND own.how = 'wrote'
            WHERE press.game = ?1 ORDER BY press.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map([game], |row| Ok((row.get("id")?, PressRow::read(row)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The heading of press as its writer saw it: nothing in it is forged.
    pub fn true_heading(&self, press: PressId) -> Result<Option<String>> {
        let sql = "SELECT heading FROM press_readers WHERE press = ?1 AND how = 'wrote'";
        Ok(self.conn.prepare_cached(sql)?.query_row([press], |row| row.get(0)).optional()?.flatten())
    }

    /// Returns the press that someone got in a game, by the number by which they call it.
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

    /// Notes that somebody has read on a page what they got among these, up to this letter.
    pub fn mark_read(
        &self,
        game: GameId,
        reader: UserId,
        among: &Participants,
        up_to: PressId,
        now: Timestamp,
    ) -> Result<()> {
        let sql = "UPDATE press_readers SET seen = ?5
            WHERE seen IS NULL AND how <> 'wrote' AND press <= ?4
            AND seat IN (SELECT id FROM seats WHERE game = ?1 AND user = ?2)
            AND coalesce(among, (SELECT among FROM press WHERE press.id = press_readers.press)) = ?3";
        self.conn.prepare_cached(sql)?.execute(params![game, reader, among, up_to, Time(now)])?;
        Ok(())
    }

    /// Returns the number of press letters that someone has got in a game and not read on a page.
    pub fn n_unread(&self, game: GameId, reader: UserId) -> Result<u32> {
        let sql = "SELECT count(DISTINCT press) FROM press_readers JOIN seats ON seats.id = press_readers.seat
            WHERE seats.game = ?1 AND seats.user = ?2 AND seen IS NULL AND how IN ('got', 'copy')";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, reader], |row| row.get(0))?)
    }

    /// Keeps what the holder of a seat has begun to write to these; nothing, if it is empty.
    pub fn keep_press_draft(&self, seat: SeatId, among: &Participants, body: &str, now: Timestamp) -> Result<()> {
        let sql = match body.trim() {
            "" => "DELETE FROM press_drafts WHERE seat = ?1 AND among = ?2 AND ?3 = ?3 AND ?4 = ?4",
            _ => "INSERT OR REPLACE INTO press_drafts (seat, among, body, kept) VALUES (?1, ?2, ?3, ?4)",
        };
        self.conn.prepare_cached(sql)?.execute(params![seat, among, body, Time(now)])?;
        Ok(())
    }

    /// Returns the drafts of a seat's holder: to whom, the text, and the time at which each was kept.
    pub fn press_drafts(&self, seat: SeatId) -> Result<Vec<(Participants, String, Timestamp)>> {
        let mut query = self.conn.prepare_cached("SELECT among, body, kept FROM press_drafts WHERE seat = ?1")?;
        let rows = query.query_map([seat], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, Time>(2)?.0)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of broadcasts under this name in this phase of a game, since the phase began.
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
    "SELECT coalesce(own.heading, press.heading) AS heading, coalesce(own.among, press.among) AS among, press.*, own.how,
    own.seen, max(own.number) AS number FROM press
    LEFT JOIN press_readers AS own ON own.press = press.id AND own.seat IN
        (SELECT id FROM seats WHERE seats.user = ?2 AND seats.game = ?1)";

/// One row for each.
const IN_ORDER: &str = "GROUP BY press.id ORDER BY press.id";
