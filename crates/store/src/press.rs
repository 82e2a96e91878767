//! Press, and announcements to a whole game.
use super::{GameId, Participants, Party, PressId, SeatId, Store, Time, UserId, Wording, get_time, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{OptionalExtension as _, Params, Row, params};
use serde::{Deserialize, Serialize};

/// A press message, or the judge's announcement to a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PressRow {
    /// The phase: `S1901M`.
    pub phase: String,
    /// The writer, for the record only: the writer of grey press is secret.
    pub writer: Party,
    /// The writer's seat; `None` for the judge.
    pub seat: Option<SeatId>,
    /// True if the writer is hidden from the readers.
    pub grey: bool,
    /// Its heading.
    pub head: PressHead,
    /// True if everyone could read it.
    pub public: bool,
    /// The text. An announcement's lines are in its head, and precede the text when it is read.
    pub body: String,
    /// The time of sending.
    pub sent: Timestamp,
    /// The Message-IDs of its e-mail's thread, its own last. A reply joins the thread in the writer's mailbox only.
    pub thread: Vec<String>,
}

impl PressRow {
    /// The thread that contains it, in this view.
    pub fn among(&self, sees: HeadingView) -> Participants {
        let signed = (!self.grey).then_some(self.writer);
        match &self.head {
            PressHead::Message(addressed) | PressHead::Answer(addressed) => addressed.seen(sees).thread_of(signed),
            PressHead::Postal | PressHead::Announcement { .. } => Participants::All,
        }
    }
}

/// The parts of a heading, which is composed on reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PressHead {
    /// A message.
    Message(AddressLine),
    /// A reply to other press. A reply to anonymous press goes to [`Participants::Somebody`].
    Answer(AddressLine),
    /// A message to everyone that waited for the results.
    Postal,
    /// The judge's announcement to everyone.
    Announcement {
        /// Its heading.
        title: Wording,
        /// The lines below the heading, before a person's own words.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lines: Vec<Wording>,
    },
}

impl PressHead {
    /// Returns it with each party and each person replaced.
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
        }
    }
}

/// The address line of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddressLine {
    /// The recipients.
    pub to: Participants,
    /// The recipients that readers see, if they are faked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seems_to: Option<Participants>,
}

impl AddressLine {
    /// The recipients in this view.
    pub fn seen(&self, sees: HeadingView) -> &Participants {
        match sees {
            HeadingView::Truth => &self.to,
            HeadingView::Seems => self.seems_to.as_ref().unwrap_or(&self.to),
        }
    }
}

words! {
    /// A person's relation to a press message.
    HowRead {
        /// They wrote it.
        Wrote = "wrote",
        /// It was addressed to them.
        Got = "got",
        /// They get a copy of all press.
        Copy = "copy",
        /// It was addressed to them, but they ignore its writer, so it was not e-mailed.
        Ignored = "ignored",
    }
}

words! {
    /// A view of a heading.
    HeadingView {
        /// The true heading, for its writer, GMs, and readers of all press.
        Truth = "truth",
        /// The heading that the writer wants readers to see.
        Seems = "seems",
    }
}

/// The writer or a reader of a press message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReaderRow {
    /// Their seat.
    pub seat: SeatId,
    /// Their relation to it.
    pub how: HowRead,
    /// Their view of its heading.
    pub sees: HeadingView,
}

/// Press that a person may read in HISTORY.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPress {
    /// Its number.
    pub id: PressId,
    /// The press.
    pub row: PressRow,
    /// Their view of its heading.
    pub sees: HeadingView,
    /// Their relation to it; `None` if they know it only because it is public.
    pub how: Option<HowRead>,
    /// Its number for them, if they received it.
    pub number: Option<u32>,
    /// The time when they read it on a page.
    pub seen: Option<Timestamp>,
}

impl OwnPress {
    /// Returns whether they received it and have not read it on a page. Ignored press is never unread.
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
            body: row.get::<_, Option<String>>("body")?.unwrap_or_default(),
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

/// Selects press, with its text if that is still stored.
macro_rules! press {
    () => {
        "SELECT press.*, press_texts.body FROM press LEFT JOIN press_texts ON press_texts.press = press.id"
    };
}

impl Store {
    /// Adds press to the record, and returns its number.
    pub fn record_press(&self, game: GameId, row: &PressRow) -> Result<PressId> {
        let sql = "INSERT INTO press (game, phase, writer, seat, grey, head, public, sent, thread)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        self.conn.prepare_cached(sql)?.execute(params![
            game,
            row.phase,
            row.writer,
            row.seat,
            row.grey,
            row.head,
            row.public,
            Time(row.sent),
            row.thread.join(" ")
        ])?;
        let id = PressId(self.conn.last_insert_rowid());
        let sql = "INSERT INTO press_texts (press, user, body) VALUES
            (?1, (SELECT user FROM holders WHERE seat = ?2 AND NOT ?3), ?4)";
        self.conn.prepare_cached(sql)?.execute(params![id, row.seat, row.public, row.body])?;
        Ok(id)
    }

    /// Fills in current names in the judge's announcements.
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

    /// A press message by number, if it belongs to this game.
    pub fn press(&self, game: GameId, id: PressId) -> Result<Option<PressRow>> {
        let mut query = self.conn.prepare_cached(concat!(press!(), " WHERE game = ?1 AND id = ?2"))?;
        let found = query.query_row(params![game, id], PressRow::read).optional()?;
        Ok(self.told(Vec::from_iter(found), |row| row)?.pop())
    }

    /// Records the writer or a reader of press. Returns the message's number for them, or 0 for the writer.
    pub fn note_reader(&self, press: PressId, reader: &ReaderRow) -> Result<u32> {
        let sql = "SELECT count(*) + 1 FROM press_readers JOIN seats ON seats.id = press_readers.seat
            JOIN seats AS own ON own.user = seats.user AND own.game = seats.game
            WHERE own.id = ?1 AND press_readers.how <> 'wrote'";
        let number: u32 = match reader.how {
            HowRead::Wrote => 0,
            _ => self.conn.prepare_cached(sql)?.query_row([reader.seat], |row| row.get(0))?,
        };
        let sql = "INSERT INTO press_readers (press, seat, how, number, sees)
            SELECT ?1, seat, ?3, ?4, ?5 FROM holders WHERE seat = ?2";
        let values = params![press, reader.seat, reader.how, number, reader.sees];
        self.conn.prepare_cached(sql)?.execute(values)?;
        Ok(number)
    }

    /// The press of a game that this person may read, oldest first: public press, and what they wrote or received in any seat.
    pub fn press_for(&self, game: GameId, reader: Option<UserId>) -> Result<Vec<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND (press.public OR own.seat IS NOT NULL) {IN_ORDER}");
        self.own_press(&sql, params![game, reader])
    }

    /// All press of a game, oldest first.
    pub fn all_press(&self, game: GameId) -> Result<Vec<(PressId, PressRow)>> {
        let mut query = self.conn.prepare_cached(concat!(press!(), " WHERE game = ?1 ORDER BY id"))?;
        let rows = query.query_map([game], |row| Ok((row.get("id")?, PressRow::read(row)?)))?;
        self.told(rows.collect::<rusqlite::Result<_>>()?, |(_, row)| row)
    }

    /// Returns the press that a person received in a game, by its number for them.
    pub fn press_number(&self, game: GameId, reader: UserId, number: u32) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND own.number = ?3 AND ?3 <> 0 {IN_ORDER}");
        Ok(self.own_press(&sql, params![game, reader, number])?.pop())
    }

    /// A press message that a person received.
    pub fn press_got(&self, game: GameId, reader: UserId, press: PressId) -> Result<Option<OwnPress>> {
        let sql = format!("{OWN_PRESS} WHERE press.game = ?1 AND press.id = ?3 AND own.how <> 'wrote' {IN_ORDER}");
        Ok(self.own_press(&sql, params![game, reader, press])?.pop())
    }

    /// Records that a person has read these messages on a page, where they received them.
    pub fn mark_read(&self, game: GameId, reader: UserId, letters: &[PressId], now: Timestamp) -> Result<()> {
        let sql = "UPDATE press_readers SET seen = ?4 WHERE seen IS NULL AND how <> 'wrote' AND press = ?3
            AND seat IN (SELECT id FROM seats WHERE game = ?1 AND user = ?2)";
        for letter in letters {
            self.conn.prepare_cached(sql)?.execute(params![game, reader, letter, Time(now)])?;
        }
        Ok(())
    }

    /// Returns the number of press messages that a person has received in a game but not read on a page.
    pub fn n_unread(&self, game: GameId, reader: UserId) -> Result<u32> {
        let sql = "SELECT count(DISTINCT press) FROM press_readers JOIN seats ON seats.id = press_readers.seat
            WHERE seats.game = ?1 AND seats.user = ?2 AND seen IS NULL AND how IN ('got', 'copy')";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, reader], |row| row.get(0))?)
    }

    /// Stores a seat holder's draft to these recipients; deletes it if it is empty.
    pub fn keep_press_draft(&self, seat: SeatId, among: &Participants, body: &str, now: Timestamp) -> Result<()> {
        let sql = match body.trim() {
            "" => "DELETE FROM press_drafts WHERE seat = ?1 AND among = ?2 AND ?3 = ?3 AND ?4 = ?4",
            _ => "INSERT OR REPLACE INTO press_drafts (seat, among, body, kept) VALUES (?1, ?2, ?3, ?4)",
        };
        self.conn.prepare_cached(sql)?.execute(params![seat, among, body, Time(now)])?;
        Ok(())
    }

    /// Deletes a seat holder's draft to these recipients after it has been sent.
    pub fn drop_press_draft(&self, seat: SeatId, among: &Participants) -> Result<()> {
        let sql = "DELETE FROM press_drafts WHERE seat = ?1 AND among = ?2";
        self.conn.prepare_cached(sql)?.execute(params![seat, among])?;
        Ok(())
    }

    /// Returns a seat holder's drafts: the recipients, the text, and the time of saving.
    pub fn press_drafts(&self, seat: SeatId) -> Result<Vec<(Participants, String, Timestamp)>> {
        let mut query = self.conn.prepare_cached("SELECT among, body, kept FROM press_drafts WHERE seat = ?1")?;
        let rows = query.query_map([seat], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, Time>(2)?.0)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of this writer's broadcasts in this phase of a game, since the phase began.
    pub fn n_broadcasts(&self, game: GameId, writer: Party, phase: &str, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM press
            WHERE game = ?1 AND writer = ?2 AND phase = ?3 AND ?4 <= sent AND public";
        let values = params![game, writer, phase, Time(since)];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Public press, oldest first.
    pub fn public_press(&self, game: GameId) -> Result<Vec<PressRow>> {
        let mut query = self.conn.prepare_cached(concat!(press!(), " WHERE game = ?1 AND public ORDER BY id"))?;
        let rows = query.query_map([game], PressRow::read)?;
        self.told(rows.collect::<rusqlite::Result<_>>()?, |row| row)
    }
}

/// Press, and this person's (`?2`) relation to it.
const OWN_PRESS: &str =
    "SELECT press.*, press_texts.body, own.how, own.sees, own.seen, max(own.number) AS number FROM press
    LEFT JOIN press_texts ON press_texts.press = press.id
    LEFT JOIN press_readers AS own ON own.press = press.id AND own.seat IN
        (SELECT id FROM seats WHERE seats.user = ?2 AND seats.game = ?1)";

/// One row per message.
const IN_ORDER: &str = "GROUP BY press.id ORDER BY press.id";
