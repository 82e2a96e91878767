//! Press, and announcements to a whole game.
use super::{GameId, Participants, Party, PressId, SeatId, Store, Time, UserId, Wording, get_time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension as _, Params, Row, params};
use serde::{Deserialize, Serialize};

/// A letter between the people of a game, or what the judge told all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressRow {
    /// `S1901M`
    pub phase: String,
    /// The writer, for the record only: the writer of grey press is secret.
    pub writer: Party,
    /// The writer's seat; `None` if the judge wrote it.
    pub seat: Option<SeatId>,
    /// Whether the writer is hidden from the readers.
    pub grey: bool,
    /// The parts of its heading.
    pub head: PressHead,
    /// Whether everyone could read it.
    pub public: bool,
    /// The text. What the judge tells of the game stands in its head, and before it here when it is read.
    pub body: String,
    /// The time at which it was sent.
    pub sent: Timestamp,
    /// The Message-IDs of the thread that the letter with it belonged to, its own last: an answer joins them, in the
    /// mailbox of its writer and of nobody else.
    pub thread: Vec<String>,
}

impl PressRow {
    /// The thread in which it stands for those who see it so.
    pub fn among(&self, sees: HeadingView) -> Participants {
        let signed = (!self.grey).then_some(self.writer);
        match &self.head {
            PressHead::Message(addressed) | PressHead::Answer(addressed) => addressed.seen(sees).thread_of(signed),
            PressHead::Postal | PressHead::Announcement { .. } => Participants::All,
            PressHead::Kept { .. } if self.public => Participants::All,
            PressHead::Kept { among, true_among, .. } => match sees {
                HeadingView::Truth => true_among.clone(),
                HeadingView::Seems => among.clone(),
            },
        }
    }
}

/// The parts of a heading: it is written when somebody reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PressHead {
    /// A letter.
    Message(AddressLine),
    /// An answer to other press. One to press that did not say who wrote it goes to [`Participants::Somebody`].
    Answer(AddressLine),
    /// A letter to everyone that waited for the results.
    Postal,
    /// The judge tells everyone something.
    Announcement {
        /// Its heading.
        title: Wording,
        /// The lines below it, before anyone's own words.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lines: Vec<Wording>,
    },
    /// A heading of the time when headings were stored, which these parts would not give again: it is shown as it was.
    Kept {
        /// The heading that the readers saw.
        heading: String,
        /// The heading that the writer saw.
        truth: String,
        /// The thread in which it stands for its readers.
        #[serde(default)]
        among: Participants,
        /// The thread in which it stands for its writer.
        #[serde(default)]
        true_among: Participants,
    },
}

impl PressHead {
    /// The same, each party and each person as these have them.
    pub(super) fn changed(self, party: impl Fn(Party) -> Party + Copy, user: impl Fn(UserId) -> UserId + Copy) -> Self {
        let line = |AddressLine { to, seems_to }| AddressLine {
            to: Participants::changed(to, party),
            seems_to: seems_to.map(|seems_to| Participants::changed(seems_to, party)),
        };
        match self {
            Self::Message(address) => Self::Message(line(address)),
            Self::Answer(address) => Self::Answer(line(address)),
            Self::Postal => Self::Postal,
            Self::Announcement { title, lines } => {
                let lines = lines.into_iter().map(|line| line.changed(user)).collect();
                Self::Announcement { title: title.changed(user), lines }
            }
            Self::Kept { heading, truth, among, true_among } => {
                Self::Kept { heading, truth, among: among.changed(party), true_among: true_among.changed(party) }
            }
        }
    }
}

/// The address line of a letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddressLine {
    /// To whom it goes.
    pub to: Participants,
    /// To whom its readers see that it goes, if it is faked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seems_to: Option<Participants>,
}

impl AddressLine {
    /// To whom it goes, for those who see it so.
    pub fn seen(&self, sees: HeadingView) -> &Participants {
        match sees {
            HeadingView::Truth => &self.to,
            HeadingView::Seems => self.seems_to.as_ref().unwrap_or(&self.to),
        }
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

words! {
    /// The heading that somebody sees.
    HeadingView {
        /// The true one: its writer, masters, and those who read all press.
        Truth = "truth",
        /// The one that its writer wants them to see.
        Seems = "seems",
    }
}

/// A person who wrote or got a letter of press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderRow {
    /// Their seat.
    pub seat: SeatId,
    /// The way in which they know of it.
    pub how: HowRead,
    /// The heading that they see.
    pub sees: HeadingView,
}

/// Press that somebody may read in HISTORY.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPress {
    /// Its number.
    pub id: PressId,
    /// The press.
    pub row: PressRow,
    /// The heading that they see.
    pub sees: HeadingView,
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
            sees: row.get::<_, Option<HeadingView>>("sees")?.unwrap_or(HeadingView::Seems),
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
            writer: row.get("writer")?,
            seat: row.get("seat")?,
            grey: row.get("grey")?,
            head: row.get("head")?,
            public: row.get("public")?,
            body: row.get("body")?,
            sent: row.get::<_, Time>("sent")?.0,
            thread: row.get::<_, String>("thread")?.split_whitespace().map(str::to_owned).collect(),
        })
    }
}

impl ToSql for PressHead {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let json =
            serde_json::to_string(self).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        Ok(json.into())
    }
}

impl FromSql for PressHead {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map_err(|error| FromSqlError::Other(error.into()))
    }
}

impl Store {
    /// Adds press to the record, and returns its number.
    pub fn record_press(&self, game: GameId, row: &PressRow) -> Result<PressId> {
        let sql = "INSERT INTO press (game, phase, writer, seat, grey, head, public, body, sent, thread)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            row.phase,
            row.writer,
            row.seat,
            row.grey,
            row.head,
            row.public,
            row.body,
            Time(row.sent),
            row.thread.join(" ")
        ])?;
        Ok(PressId(self.conn.last_insert_rowid()))
    }

    /// Press as it is read: what the judge told in it, with the names of today.
    fn told<T>(&self, mut press: Vec<T>, row: fn(&mut T) -> &mut PressRow) -> Result<Vec<T>> {
        for row in press.iter_mut().map(row) {
            if let PressHead::Announcement { title, lines } = &mut row.head {
                *title = Wording::words(self.in_words(title)?);
                let mut told = lines.iter().map(|line| self.in_words(line)).collect::<Result<Vec<_>>>()?;
                told.extend(Some(std::mem::take(&mut row.body)).filter(|body| !body.is_empty()));
                row.body = told.join("\n");
                lines.clear();
            }
        }
        Ok(press)
    }

    fn own_press(&self, sql: &str, values: impl Params) -> Result<Vec<OwnPress>> {
        let mut query = self.conn.prepare_cached(sql)?;
        let press = query.query_map(values, OwnPress::read)?.collect::<rusqlite::Result<_>>()?;
        self.told(press, |own| &mut own.row)
    }

    /// Press by its number, if it belongs to this game.
    pub fn press(&self, game: GameId, id: PressId) -> Result<Option<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND id = ?2")?;
        let found = query.query_row(params![game, id], PressRow::read).optional()?;
        Ok(self.told(Vec::from_iter(found), |row| row)?.pop())
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
        let sql = "INSERT INTO press_readers (press, seat, how, number, sees) VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = params![press, reader.seat, reader.how, number, reader.sees];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(number)
    }

    /// The press of a game that this person may read, oldest first: what everybody could read, and what they wrote or got,
    /// in whatever seat.
    pub fn press_for(&self, game: GameId, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND (press.public OR own.seat IS NOT NULL) {IN_ORDER}");
        self.own_press(&sql, params![game, reader])
    }

    /// All press of a game, oldest first.
    pub fn all_press(&self, game: GameId) -> Result<Vec<(PressId, PressRow)>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 ORDER BY id")?;
        let rows = query.query_map([game], |row| Ok((row.get("id")?, PressRow::read(row)?)))?;
        self.told(rows.collect::<rusqlite::Result<_>>()?, |(_, row)| row)
    }

    /// Returns the press that someone got in a game, by the number by which they call it.
    pub fn press_number(&self, game: GameId, reader: UserId, number: u32) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND own.number = ?3 AND ?3 <> 0 {IN_ORDER}");
        Ok(self.own_press(&sql, params![game, reader, number])?.pop())
    }

    /// Press that somebody got.
    pub fn press_got(&self, game: GameId, reader: UserId, press: PressId) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND press.id = ?3 AND own.how <> 'wrote' {IN_ORDER}");
        Ok(self.own_press(&sql, params![game, reader, press])?.pop())
    }

    /// Notes that somebody has read these on a page, as far as they got them.
    pub fn mark_read(&self, game: GameId, reader: UserId, letters: &[PressId], now: Timestamp) -> Result<()> {
        let sql = "UPDATE press_readers SET seen = ?4 WHERE seen IS NULL AND how <> 'wrote' AND press = ?3
            AND seat IN (SELECT id FROM seats WHERE game = ?1 AND user = ?2)";
        for letter in letters {
            self.conn.prepare_cached(sql)?.execute(params![game, reader, letter, Time(now)])?;
        }
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

    /// Forgets what the holder of a seat has begun to write to these: it has gone out.
    pub fn drop_press_draft(&self, seat: SeatId, among: &Participants) -> Result<()> {
        let sql = "DELETE FROM press_drafts WHERE seat = ?1 AND among = ?2";
        self.conn.prepare_cached(sql)?.execute(params![seat, among])?;
        Ok(())
    }

    /// Returns the drafts of a seat's holder: to whom, the text, and the time at which each was kept.
    pub fn press_drafts(&self, seat: SeatId) -> Result<Vec<(Participants, String, Timestamp)>> {
        let mut query = self.conn.prepare_cached("SELECT among, body, kept FROM press_drafts WHERE seat = ?1")?;
        let rows = query.query_map([seat], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, Time>(2)?.0)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of broadcasts of this writer in this phase of a game, since the phase began.
    pub fn n_broadcasts(&self, game: GameId, writer: Party, phase: &str, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM press
            WHERE game = ?1 AND writer = ?2 AND phase = ?3 AND ?4 <= sent AND public";
        let values = params![game, writer, phase, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// The press that everybody could read, oldest first.
    pub fn public_press(&self, game: GameId) -> Result<Vec<PressRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM press WHERE game = ?1 AND public ORDER BY id")?;
        let rows = query.query_map([game], PressRow::read)?;
        self.told(rows.collect::<rusqlite::Result<_>>()?, |row| row)
    }
}

/// Press, and what this person (`?2`) knows of it.
const OWN_PRESS: &str = "SELECT press.*, own.how, own.sees, own.seen, max(own.number) AS number FROM press
    LEFT JOIN press_readers AS own ON own.press = press.id AND own.seat IN
        (SELECT id FROM seats WHERE seats.user = ?2 AND seats.game = ?1)";

/// One row for each.
const IN_ORDER: &str = "GROUP BY press.id ORDER BY press.id";
