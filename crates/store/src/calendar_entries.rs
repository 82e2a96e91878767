//! Deadlines in the calendars of players: what they have been told of them, and whom to tell.
use super::{GameId, SeatId, Store, Time, UserId, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, named_params, params};

/// The facts that the calendar of the holder of a seat has been told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// The seat whose holder has the calendar.
    pub seat: SeatId,
    /// The number of changes that it has been told of.
    pub sequence: u32,
    /// The turn that it was last told of.
    pub turn: u32,
    /// The same turn by its name.
    pub phase: String,
    /// The deadline that it was told; `None`: that there is none.
    pub deadline: Option<Timestamp>,
    /// The end of grace that it was told.
    pub grace: Option<Timestamp>,
    /// The judge has put it there, and takes it out again.
    pub invited: bool,
}

/// A deadline that the judge has put into a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The time of the deadline.
    pub deadline: Timestamp,
    /// For whom.
    pub seat: SeatId,
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

/// In which calendars there is a deadline that no longer counts: the turn is over, the game stands still or has ended, they have
/// left it, or want no invitations. Besides, all that would come before `:doubtful`.
const NO_LONGER: &str = "(seats.until IS NOT NULL OR games.life <> 'running' OR games.turn <> told.turn
    OR games.deadline IS NULL OR users.wishes ->> 'calendar' IS NOT 'invite' OR told.deadline < :doubtful)";

impl Store {
    /// Returns the facts that the calendar of a seat's holder has been told, if it has been told anything.
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

    /// Forgets the deadlines that files told someone's calendars: they want to be told anew.
    pub fn forget_calendar_files(&self, user: UserId) -> Result<()> {
        let sql = "UPDATE calendar_entries SET deadline = NULL
            WHERE NOT invited AND seat IN (SELECT id FROM seats WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute([user])?;
        Ok(())
    }

    /// Some of the people who want invitations: those after this one.
    pub fn who_want_invitations(&self, after: UserId) -> Result<Vec<UserId>> {
        let sql = "SELECT id FROM users WHERE wishes ->> 'calendar' = 'invite' AND ?1 < id ORDER BY id LIMIT 32";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([after], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats of somebody who wants invitations, and has not been told the deadline of the turn that is on.
    pub fn to_invite(&self, now: Timestamp, user: UserId) -> Result<Vec<(GameId, SeatId)>> {
        let sql = "SELECT seats.game, seats.id FROM users
            JOIN seats ON seats.user = users.id AND seats.until IS NULL AND seats.approved AND NOT seats.visit
            JOIN games ON games.id = seats.game AND games.life = 'running' AND ?1 < games.deadline
            LEFT JOIN calendar_entries AS told ON told.seat = seats.id
            WHERE users.wishes ->> 'calendar' = 'invite' AND users.id = ?2 AND (told.seat IS NULL
                OR told.turn IS NOT games.turn OR told.deadline IS NOT games.deadline OR told.grace IS NOT games.grace)
            ORDER BY seats.game, seats.id";
        let mut query = self.conn.prepare_cached(sql)?;
        let rows = query.query_map(params![Time(now), user], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats of somebody from whose calendar a deadline is to be taken that is still to come, but no longer counts.
    pub fn to_uninvite(&self, now: Timestamp, doubtful: Timestamp, user: UserId) -> Result<Vec<(GameId, SeatId)>> {
        let sql = format!(
            "SELECT seats.game, seats.id FROM seats JOIN calendar_entries AS told ON told.seat = seats.id
            JOIN games ON games.id = seats.game JOIN users ON users.id = seats.user
            WHERE seats.user = :user AND told.invited AND :now < told.deadline AND {NO_LONGER}
            ORDER BY seats.game, seats.id"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let values = named_params! { ":now": Time(now), ":doubtful": Time(doubtful), ":user": user };
        let rows = query.query_map(values, |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    /// The next of the deadlines in calendars after this one, the earliest first, with their seats and games: is each to be
    /// taken out?
    pub fn invitations_after(
        &self,
        after: &Invited,
        now: Timestamp,
        doubtful: Timestamp,
    ) -> Result<Vec<(Invited, GameId, bool)>> {
        let sql = format!(
            "SELECT told.deadline, told.seat, seats.game, {NO_LONGER} FROM calendar_entries AS told
            CROSS JOIN seats ON seats.id = told.seat JOIN games ON games.id = seats.game JOIN users ON users.id = seats.user
            WHERE told.invited AND :now < told.deadline AND (told.deadline, told.seat) > (:deadline, :seat)
            ORDER BY told.deadline, told.seat LIMIT 64"
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let Invited { deadline, seat } = after;
        let values = named_params! {
            ":deadline": Time(*deadline), ":seat": seat, ":now": Time(now), ":doubtful": Time(doubtful)
        };
        let read = |row: &Row<'_>| {
            let told = Invited { deadline: row.get::<_, Time>(0)?.0, seat: row.get(1)? };
            Ok((told, row.get(2)?, row.get(3)?))
        };
        Ok(query.query_map(values, read)?.collect::<rusqlite::Result<_>>()?)
    }
}
