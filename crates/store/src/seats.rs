//! Seats: who has which seat in a game, now and before.
use super::{GameId, InOrder, MailPreferences, SeatId, Store, Time, UserId, get_time, maybe, words};
use anyhow::Result;
use chancery_text::Width;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::ops::Range;
use std::sync::OnceLock;

words! {
    /// The role of a person in a game.
    Role {
        /// Plays a power, or will once the game starts.
        Player = "player",
        /// Watches.
        Observer = "observer",
        /// Runs the game.
        Master = "master",
    }
}

words! {
    /// The reason for the end of a tenure.
    Parting {
        /// Left voluntarily.
        Resigned = "resigned",
        /// Removed by a master.
        Ejected = "ejected",
        /// Removed by a master, who lets them come back.
        Removed = "removed",
        /// Removed by a master for ever.
        Banned = "ejected for good",
        /// Removed by a master, who has let them in again since.
        Admitted = "ejected, and admitted again",
        /// Another person took over the abandoned seat.
        TakenOver = "taken over",
        /// Another person took over, as the player had asked.
        Replaced = "replaced at their own wish",
        /// A master gave the seat to somebody else, who had agreed.
        Given = "replaced by the master",
        /// A master gave them another power.
        Moved = "given another power",
        /// Failed to confirm before the start that they still want to play.
        Silent = "did not confirm",
        /// The master did not approve of them.
        Declined = "not approved",
        /// An observer became a player.
        Plays = "plays",
    }
}

/// A person who may order for the player of a seat, for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The person.
    pub user: UserId,
    /// From when to when.
    pub time: Range<Timestamp>,
    /// Whether it has begun, and they have been told.
    pub begun: bool,
    /// Whether they may read and write the press of the seat.
    pub reads: bool,
}

impl Sitter {
    /// Reads the sitter of a seat from a row, if there is one.
    fn read(row: &Row<'_>) -> rusqlite::Result<Option<Self>> {
        let (Some(user), Some(from), Some(until)) =
            (row.get("sitter")?, get_time(row, "sits_from")?, get_time(row, "sits_until")?)
        else {
            return Ok(None);
        };
        Ok(Some(Self { user, time: from..until, begun: row.get("sits")?, reads: row.get("sitter_reads")? }))
    }
}

/// One tenure of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub id: SeatId,
    /// The game.
    pub game: GameId,
    /// Player, observer or master.
    pub role: Role,
    /// The power's name, once the game has started.
    pub power: Option<String>,
    /// The person in the seat.
    pub user: UserId,
    /// The hash of the password: Argon2id, in PHC form.
    pub password: String,
    /// The generation of its reply token: a new one invalidates the old ones.
    pub token: u32,
    /// The addresses for its letters, separated by commas, if they are not the user's own.
    pub address: Option<String>,
    /// Whether it is the keeper's, for one letter. Then nobody else hears of it.
    pub visit: bool,
    /// The power that the master has given it, before the start; of somebody who waits for approval, the one that they want
    /// to take over.
    pub assigned: Option<String>,
    /// The time at which the master last reminded its holder of missing orders.
    pub nudged: Option<Timestamp>,
    /// The preferred powers, as typed.
    pub preference: String,
    /// Whether adjudication must wait for the deadline.
    pub wait: bool,
    /// The error flag: the last orders held a line that could not be read or carried out, and the turn waits for it.
    pub error: bool,
    /// Whether its holder, a master or observer, wants copies of partial press.
    pub all_press: bool,
    /// Whether its holder, a master or observer, wants no broadcasts.
    pub no_broadcast: bool,
    /// The number of times that its orders were late.
    pub n_late: u32,
    /// The latest turn for which its orders were late.
    pub late_turn: u32,
    /// The number of times that its holder has put off a deadline alone, in all.
    pub n_extended: u32,
    /// The number of these times that are not regained.
    pub n_spent: u32,
    /// The latest turn that its holder has put off alone.
    pub extended_turn: u32,
    /// The time at which it became free for anyone to take over.
    pub abandoned: Option<Timestamp>,
    /// The player seeks a replacement, and plays on until there is one: what they say of it. It may be empty.
    pub leaving: Option<String>,
    /// The person who may order for the player, for a time.
    pub sitter: Option<Sitter>,
    /// Whether its holder has confirmed that they still want to play.
    pub ready: bool,
    /// Whether the master has approved of them. If not, they are no player yet.
    pub approved: bool,
    /// The time at which this person took the seat.
    pub since: Timestamp,
    /// The time at which the tenure ended; `None` if it has not.
    pub until: Option<Timestamp>,
    /// The reason for its end.
    pub why_ended: Option<Parting>,
    /// The name of the person (read only).
    pub user_name: String,
    /// The time zone of the person (read only).
    pub timezone: String,
    /// Whether the person wants short answers (read only).
    pub brief: bool,
    /// The hours before a deadline at which the person wants reminders (read only); `None`: as for everyone.
    pub reminders: Option<String>,
    /// The width in which the person wants letters (read only).
    pub width: Width,
    /// The other wishes that the person has for letters (read only).
    pub wishes: MailPreferences,
    /// Whether they want press and news in one letter a day.
    pub digest: bool,
    /// The person's own address (read only).
    pub user_address: String,
}

impl SeatRow {
    /// Returns whether this person may order for its player now.
    pub fn is_sat_by(&self, user: UserId, now: Timestamp) -> bool {
        self.sitter.as_ref().is_some_and(|sitter| sitter.user == user && sitter.time.contains(&now))
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        // By their order: to look for forty columns by their names takes longer than to read them.
        let mut next = InOrder::after(row, N_OF_SITTER);
        Ok(Self {
            id: next.get()?,
            game: next.get()?,
            role: next.get()?,
            power: next.get()?,
            user: next.get()?,
            password: next.get()?,
            token: next.get()?,
            address: next.get()?,
            visit: next.get()?,
            assigned: next.get()?,
            nudged: next.get::<Option<Time>>()?.map(|time| time.0),
            preference: next.get()?,
            wait: next.get()?,
            error: next.get()?,
            all_press: next.get()?,
            no_broadcast: next.get()?,
            n_late: next.get()?,
            late_turn: next.get()?,
            n_extended: next.get()?,
            n_spent: next.get()?,
            extended_turn: next.get()?,
            abandoned: next.get::<Option<Time>>()?.map(|time| time.0),
            leaving: next.get()?,
            sitter: Sitter::read(row)?,
            ready: next.get()?,
            approved: next.get()?,
            since: next.get::<Time>()?.0,
            until: next.get::<Option<Time>>()?.map(|time| time.0),
            why_ended: next.get()?,
            user_name: next.get()?,
            timezone: next.get()?,
            reminders: next.get()?,
            width: Width::of(next.get()?),
            wishes: next.get()?,
            digest: next.get()?,
            brief: next.get()?,
            user_address: next.get::<Option<String>>()?.unwrap_or_default(),
        })
    }
}

/// The columns of a sitter come first, then the others in the order in which [`SeatRow`] reads them.
const SELECT: &str = "SELECT seats.sitter, seats.sits_from, seats.sits_until, seats.sits, seats.sitter_reads,
    seats.id, seats.game, seats.role, seats.power, seats.user, seats.password, seats.token,
    seats.address, seats.visit, seats.assigned, seats.nudged, seats.preference, seats.wait, seats.error,
    seats.all_press, seats.no_broadcast, seats.n_late, seats.late_turn, seats.n_extended, seats.n_spent,
    seats.extended_turn, seats.abandoned, seats.leaving, seats.ready, seats.approved, seats.since,
    seats.until, seats.why_ended, users.name, users.timezone, users.reminders, users.width,
    users.wishes, users.digest, users.brief, (SELECT address FROM addresses WHERE addresses.user = seats.user ORDER BY
    since, rowid LIMIT 1)
    FROM seats JOIN users ON users.id = seats.user";

/// The columns of a sitter.
const N_OF_SITTER: usize = 5;

impl Store {
    /// The seats of a game that are held now, in the order they were taken.
    pub fn seats(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 AND seats.until IS NULL ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All tenures of all seats of a game, past and present, without the keeper's visits.
    pub fn tenures(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 AND NOT seats.visit ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats for which a person may order now or later, as their sitter.
    pub fn seats_sat_by(&self, user: UserId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.sitter = ?1 AND seats.until IS NULL ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([user], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All tenures of one person, in all games, oldest first.
    pub fn tenures_of(&self, user: UserId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.user = ?1 ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([user], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns whether this person was ejected from the game, and not let in again.
    pub fn is_ejected(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND user = ?2 AND why_ended IN (?3, ?4))";
        let values = params![game, user, Parting::Ejected, Parting::Banned];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Returns whether the master has said no to this person, who wanted to play.
    pub fn is_declined(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND user = ?2 AND why_ended = ?3)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, user, Parting::Declined], |row| row.get(0))?)
    }

    /// Lets a person in again who was ejected, but not for good, or not approved. Was there one?
    pub fn admit(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "UPDATE seats SET why_ended = ?5 WHERE game = ?1 AND user = ?2 AND why_ended IN (?3, ?4)";
        let values = params![game, user, Parting::Ejected, Parting::Declined, Parting::Admitted];
        Ok(self.conn.prepare_cached(sql)?.execute(values)? != 0)
    }

    /// One seat by number, if it is still held.
    pub fn seat(&self, id: SeatId) -> Result<Option<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.id = ?1 AND seats.until IS NULL");
        Ok(self.conn.prepare_cached(&sql)?.query_row([id], SeatRow::read).optional()?)
    }

    /// The number of forming games in which a person has a seat.
    pub fn n_forming_with(&self, user: UserId) -> Result<u32> {
        let sql = "SELECT count(DISTINCT games.id) FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life = 'forming'";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// The number of games that go on and in which a person sits alone.
    pub fn n_alone(&self, user: UserId) -> Result<u32> {
        let sql = "SELECT count(*) FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life IN ('running', 'paused') AND NOT EXISTS
            (SELECT 1 FROM seats AS others WHERE others.game = games.id AND others.until IS NULL AND others.id <> seats.id)";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// The number of wrong passwords given for a seat since then: in letters from an address of its holder, or in others.
    pub fn n_wrong_passwords(&self, seat: SeatId, from_holder: bool, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM wrong_passwords WHERE seat = ?1 AND from_holder = ?2 AND ?3 <= at";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, from_holder, Time(since)], |row| row.get(0))?)
    }

    /// Notes that a wrong password was given for a seat, but not the password.
    pub fn note_wrong_password(&self, seat: SeatId, from_holder: bool, at: Timestamp) -> Result<()> {
        let sql = "INSERT INTO wrong_passwords (seat, from_holder, at) VALUES (?1, ?2, ?3)";
        self.conn.prepare_cached(sql)?.execute(params![seat, from_holder, Time(at)])?;
        Ok(())
    }

    /// Adds a seat and returns its number; `seat.id` is ignored.
    pub fn add_seat(&self, seat: &SeatRow) -> Result<SeatId> {
        let sql = "INSERT INTO seats (game, role, power, user, password, preference, since, ready, approved, assigned,
            visit)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        self.conn.prepare_cached(sql)?.execute(params![
            seat.game,
            seat.role,
            seat.power,
            seat.user,
            seat.password,
            seat.preference,
            Time(seat.since),
            seat.ready,
            seat.approved,
            seat.assigned,
            seat.visit
        ])?;
        Ok(SeatId(self.conn.last_insert_rowid()))
    }

    /// Ends a visit of the keeper's.
    pub fn end_visit(&self, seat: SeatId, now: Timestamp) -> Result<()> {
        let sql = "UPDATE seats SET until = ?2 WHERE id = ?1 AND visit";
        self.conn.prepare_cached(sql)?.execute(params![seat, Time(now)])?;
        Ok(())
    }

    /// Writes everything in a seat that can change, if any of it has changed.
    pub fn change_seat(&self, seat: &SeatRow) -> Result<()> {
        static SQL: OnceLock<String> = OnceLock::new();
        let sitter = seat.sitter.as_ref();
        self.change(
            &SQL,
            "seats",
            &seat.id,
            &[
                ("role", &seat.role),
                ("power", &seat.power),
                ("password", &seat.password),
                ("token", &seat.token),
                ("address", &seat.address),
                ("preference", &seat.preference),
                ("wait", &seat.wait),
                ("n_late", &seat.n_late),
                ("abandoned", &maybe(seat.abandoned)),
                ("until", &maybe(seat.until)),
                ("why_ended", &seat.why_ended),
                ("error", &seat.error),
                ("leaving", &seat.leaving),
                ("sitter", &sitter.map(|sitter| sitter.user)),
                ("sits_from", &maybe(sitter.map(|sitter| sitter.time.start))),
                ("sits_until", &maybe(sitter.map(|sitter| sitter.time.end))),
                ("sits", &sitter.is_some_and(|sitter| sitter.begun)),
                ("sitter_reads", &sitter.is_some_and(|sitter| sitter.reads)),
                ("assigned", &seat.assigned),
                ("nudged", &maybe(seat.nudged)),
                ("all_press", &seat.all_press),
                ("no_broadcast", &seat.no_broadcast),
                ("n_extended", &seat.n_extended),
                ("n_spent", &seat.n_spent),
                ("extended_turn", &seat.extended_turn),
                ("late_turn", &seat.late_turn),
                ("ready", &seat.ready),
                ("approved", &seat.approved),
            ],
        )
    }
}
