//! Deadlines in players' calendars: what each calendar contains, and who needs an update.
use super::{GameId, SeatId, Store, Time, UserId, get_time, maybe};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, named_params, params};

/// The latest deadline sent to a seat holder's calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarEntry {
    /// The seat whose holder has the calendar.
    pub seat: SeatId,
    /// The number of changes sent so far.
    pub sequence: u32,
    /// The turn of the deadline.
    pub turn: u32,
    /// The name of that turn.
    pub phase: String,
    /// The deadline; `None` if the turn has none.
    pub deadline: Option<Timestamp>,
    /// The end of the grace period.
    pub grace: Option<Timestamp>,
    /// True if the judge sent it as an invitation, and so must cancel it.
    pub invited: bool,
}

/// A deadline that the judge sent to a calendar as an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// The time of the deadline.
    pub deadline: Timestamp,
    /// The seat whose holder was invited.
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

/// The condition for a deadline in a calendar that no longer counts: the game does not run or has no deadline, its player has left it,
/// or wants no invitations; also if it comes before `:doubtful`. After a turn, the entry moves to the next deadline.
const NO_LONGER: &str = "(seats.until IS NOT NULL OR games.life <> 'running' OR games.deadline IS NULL
    OR users.wishes ->> 'calendar' IS NOT 'invite' OR told.deadline < :doubtful)";

impl Store {
    /// Returns what a seat holder's calendar contains, if the judge has sent it anything.
    pub fn calendar_entry(&self, seat: SeatId) -> Result<Option<CalendarEntry>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM calendar_entries WHERE seat = ?1")?;
        Ok(query.query_row([seat], CalendarEntry::read).optional()?)
    }

    /// Records what was sent to a calendar.
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

    /// Deletes the deadlines that files put in a person's calendars, so that each is sent again.
    pub fn forget_calendar_files(&self, user: UserId) -> Result<()> {
        let sql = "UPDATE calendar_entries SET deadline = NULL
            WHERE NOT invited AND seat IN (SELECT id FROM seats WHERE user = ?1)";
        self.conn.prepare_cached(sql)?.execute([user])?;
        Ok(())
    }

    /// A slice of the people who want invitations: those after this one.
    pub fn who_want_invitations(&self, after: UserId) -> Result<Vec<UserId>> {
        let sql = "SELECT id FROM users WHERE wishes ->> 'calendar' = 'invite' AND ?1 < id ORDER BY id LIMIT 32";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([after], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats for which a person who wants invitations lacks the deadline of the current turn.
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

    /// The seats for which a person's calendar has a deadline that is still to come but no longer valid.
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

    /// The next deadlines in calendars after this one, earliest first, each with its seat, its game, and whether to cancel it.
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
