//! Deadlines in the calendars of players: what they have been told of them, and whom to tell.
use super::{GameId, SeatId, Store, Time, UserId, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

/// What the calendar of the holder of a seat has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// Whose.
    pub seat: SeatId,
    /// How many changes it has been told of.
    pub sequence: u32,
    /// The turn that it was last told of.
    pub turn: u32,
    /// The same turn by its name.
    pub phase: String,
    /// What it was told of the deadline; `None`: that there is none.
    pub deadline: Option<Timestamp>,
    /// What it was told of the end of grace.
    pub grace: Option<Timestamp>,
    /// The judge has put it there, and takes it out again.
    pub invited: bool,
}

impl CalendarEntry {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seat: row.get("seat")?,
            sequence: row.get("sequence")?,
            turn: row.get("turn")?,
            phase: row.get("phase")?,
            deadline: get_time(row, "deadline")?,
            grace: get_time(row, "grace")?,
            invited: row.get("invited")?,
        })
    }
}

/// The seats to look at, with their games: at most so many at a time.
const MOST: u32 = 500;

impl Store {
    /// What the calendar of a seat's holder has been told, if it has been told anything.
    pub fn calendar_entry(&self, seat: SeatId) -> Result<Option<CalendarEntry>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM calendar_entries WHERE seat = ?1")?;
        Ok(query.query_row([seat], CalendarEntry::read).optional()?)
    }

    /// Keeps what a calendar is told.
    pub fn keep_calendar_entry(&self, entry: &CalendarEntry) -> Result<()> {
        let sql = "INSERT OR REPLACE INTO calendar_entries (seat, sequence, turn, phase, deadline, grace, invited)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        self.conn.prepare_cached(sql)?.execute(params![
            entry.seat,
            entry.sequence,
            entry.turn,
            entry.phase,
            maybe(entry.deadline),
            maybe(entry.grace),
            entry.invited
        ])?;
        Ok(())
    }

    /// What somebody's calendars were told by files counts no longer: they want to be told anew.
    pub fn forget_calendar_files(&self, user: UserId) -> Result<()> {
        let sql = "UPDATE calendar_entries SET deadline = NULL
            WHERE NOT invited AND seat IN (SELECT id FROM seats WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute([user])?;
        Ok(())
    }

    /// The seats whose holders want invitations, and have not been told the deadline of the turn that is on.
    pub fn to_invite(&self, now: Timestamp, user: Option<UserId>) -> Result<Vec<(GameId, SeatId)>> {
        let sql = "SELECT seats.game, seats.id FROM users
            JOIN seats ON seats.user = users.id AND seats.until IS NULL AND seats.approved AND NOT seats.visit
            JOIN games ON games.id = seats.game AND games.life = 'running' AND ?1 < games.deadline
            LEFT JOIN calendar_entries AS told ON told.seat = seats.id
            WHERE users.wishes ->> 'calendar' = 'invite' AND (?2 IS NULL OR users.id = ?2) AND (told.seat IS NULL
                OR told.turn IS NOT games.turn OR told.deadline IS NOT games.deadline OR told.grace IS NOT games.grace)
            ORDER BY seats.game, seats.id LIMIT ?3";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![Time(now), user, MOST], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats from whose holders' calendars a deadline is to be taken that is still to come, but does not count any more: the
    /// turn is over, the game stands still or has ended, they have left it, or want no invitations. Besides, all that
    /// would come before `doubtful`.
    pub fn to_uninvite(
        &self,
        now: Timestamp,
        doubtful: Timestamp,
        user: Option<UserId>,
    ) -> Result<Vec<(GameId, SeatId)>> {
        let sql = "SELECT seats.game, seats.id FROM calendar_entries AS told
            JOIN seats ON seats.id = told.seat JOIN games ON games.id = seats.game JOIN users ON users.id = seats.user
            WHERE told.invited AND ?1 < told.deadline AND (?3 IS NULL OR users.id = ?3)
                AND (seats.until IS NOT NULL OR games.life <> 'running' OR games.turn <> told.turn OR games.deadline IS NULL
                    OR users.wishes ->> 'calendar' IS NOT 'invite' OR told.deadline < ?2)
            ORDER BY seats.game, seats.id LIMIT ?4";
        let mut query = self.conn.prepare_cached(sql)?;
        let values = params![Time(now), Time(doubtful), user, MOST];
        let rows = query.query_map(values, |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }
}
