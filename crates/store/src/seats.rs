//! Seats: who holds or held each seat in a game.
use super::{GameId, InOrder, MailPreferences, SeatId, Store, Time, UserId, maybe, words};
use anyhow::Result;
use chancery_text::Width;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::ops::Range;
use std::sync::OnceLock;

words! {
    /// A person's role in a game.
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
        /// Ejected by a GM.
        Ejected = "ejected",
        /// Removed by a GM, and may come back.
        Removed = "removed",
        /// Ejected by a GM for good.
        Banned = "ejected for good",
        /// Ejected by a GM, and since readmitted.
        Admitted = "ejected, and admitted again",
        /// Another person took over the open seat.
        TakenOver = "taken over",
        /// Another person took over at the player's request.
        Replaced = "replaced at their own wish",
        /// A GM gave the seat to another person, who had agreed.
        Given = "replaced by the master",
        /// A GM assigned them another power.
        Moved = "given another power",
        /// Failed to confirm before the start that they still want to play.
        Silent = "did not confirm",
        /// The GM did not approve them.
        Declined = "not approved",
        /// Became a player, as an observer.
        Plays = "plays",
    }
}

/// A sitter: a person who may submit orders for a seat's player for a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// The person.
    pub user: UserId,
    /// The start and end of the time.
    pub time: Range<Timestamp>,
    /// True if it has begun and they have been notified.
    pub begun: bool,
    /// True if they may read and write the seat's press.
    pub reads: bool,
}

impl Sitter {
    /// Reads the sitter of a seat from a row, if there is one.
    fn read(row: &Row<'_>) -> rusqlite::Result<Option<Self>> {
        let mut next = InOrder::after(row, 0);
        let Some(user) = next.get()? else { return Ok(None) };
        let (Some(from), Some(until)) = (next.time("sits_from")?, next.time("sits_until")?) else { return Ok(None) };
        Ok(Some(Self { user, time: from..until, begun: next.get()?, reads: next.get()? }))
    }
}

/// A person's tenure of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub id: SeatId,
    /// The game.
    pub game: GameId,
    /// Player, observer or GM.
    pub role: Role,
    /// The power's name, once the game has started.
    pub power: Option<String>,
    /// The person in the seat.
    pub user: UserId,
    /// The hash of the password: Argon2id, in PHC form.
    pub password: String,
    /// The generation of its reply token: a new one invalidates the old ones.
    pub token: u32,
    /// The addresses for its e-mails, separated by commas, if they differ from the user's own.
    pub address: Option<String>,
    /// True if it belongs to the keeper for the length of one e-mail. No one else hears of it.
    pub visit: bool,
    /// The power that the GM has assigned before the start; for a person awaiting approval, the power that they want to take over.
    pub assigned: Option<String>,
    /// The time when the GM last reminded its holder of missing orders.
    pub nudged: Option<Timestamp>,
    /// The preferred powers, as typed.
    pub preference: String,
    /// True if adjudication must wait for the deadline.
    pub wait: bool,
    /// The error flag: the last orders contained a line that could not be read or carried out, and the turn waits for it.
    pub error: bool,
    /// True if its holder, a GM or observer, wants copies of partial press.
    pub all_press: bool,
    /// True if its holder, a GM or observer, wants no broadcasts.
    pub no_broadcast: bool,
    /// The number of times that its orders were late.
    pub n_late: u32,
    /// The latest turn with late orders.
    pub late_turn: u32,
    /// The total number of times that its holder has extended a deadline alone.
    pub n_extended: u32,
    /// The number of these extensions not yet regained.
    pub n_spent: u32,
    /// The latest turn that its holder has extended alone.
    pub extended_turn: u32,
    /// The time when it became open for anyone to take over.
    pub abandoned: Option<Timestamp>,
    /// The words, possibly empty, with which the player asks for a replacement. They play on until one is found.
    pub leaving: Option<String>,
    /// The player's sitter, if they have one.
    pub sitter: Option<Sitter>,
    /// True if its holder has confirmed that they still want to play.
    pub ready: bool,
    /// True if the GM has approved its holder. Until then, they are not a player.
    pub approved: bool,
    /// The start of the tenure.
    pub since: Timestamp,
    /// The end of the tenure; `None` if it has not ended.
    pub until: Option<Timestamp>,
    /// The reason for the end of the tenure.
    pub why_ended: Option<Parting>,
    /// The person's name (read only).
    pub user_name: String,
    /// The person's time zone (read only).
    pub timezone: String,
    /// True if the person wants short replies (read only).
    pub brief: bool,
    /// The hours before a deadline at which the person wants reminders (read only); `None` for the default.
    pub reminders: Option<String>,
    /// The line width of the person's e-mails (read only).
    pub width: Width,
    /// The person's other e-mail preferences (read only).
    pub wishes: MailPreferences,
    /// True if the person wants press and news in a daily digest (read only).
    pub digest: bool,
    /// The person's main address (read only).
    pub user_address: String,
}

impl SeatRow {
    /// Returns whether this person is its sitter now.
    pub fn is_sat_by(&self, user: UserId, now: Timestamp) -> bool {
        self.sitter.as_ref().is_some_and(|sitter| sitter.user == user && sitter.time.contains(&now))
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        // Reads by position: looking up forty columns by name takes longer than reading them.
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

/// The sitter's columns come first, then the others in the order in which [`SeatRow`] reads them.
const SELECT: &str = "SELECT seats.sitter, seats.sits_from, seats.sits_until, seats.sits, seats.sitter_reads,
    seats.id, seats.game, seats.role, seats.power, seats.user, coalesce(holders.password, ''), coalesce(holders.token, 0),
    holders.address, seats.visit, seats.assigned, seats.nudged, coalesce(holders.preference, ''), seats.wait, seats.error,
    seats.all_press, seats.no_broadcast, seats.n_late, seats.late_turn, seats.n_extended, seats.n_spent,
    seats.extended_turn, seats.abandoned, holders.leaving, seats.ready, seats.approved, seats.since,
    seats.until, seats.why_ended, coalesce(users.name, 'A former player'), coalesce(users.timezone, 'UTC'), users.reminders,
    coalesce(users.width, 72), coalesce(users.wishes, '{}'), coalesce(users.digest, 0), coalesce(users.brief, 0),
    (SELECT address FROM addresses WHERE addresses.user = seats.user ORDER BY since, rowid LIMIT 1)
    FROM seats LEFT JOIN holders ON holders.seat = seats.id LEFT JOIN users ON users.id = seats.user";

/// The number of the sitter's columns.
const N_OF_SITTER: usize = 5;

impl Store {
    /// The current seats of a game, in the order they were taken.
    pub fn seats(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 AND seats.until IS NULL ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All tenures in a game, past and present, without the keeper's visits.
    pub fn tenures(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 AND NOT seats.visit ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// The seats for which a person is the sitter, now or later.
    pub fn seats_sat_by(&self, user: UserId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.sitter = ?1 AND seats.until IS NULL ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([user], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// A person's tenures in all games, oldest first.
    pub fn tenures_of(&self, user: UserId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.user = ?1 ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([user], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns whether this person was ejected from the game and not readmitted.
    pub fn is_ejected(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND user = ?2 AND why_ended IN (?3, ?4))";
        let values = params![game, user, Parting::Ejected, Parting::Banned];
        Ok(self.conn.prepare_cached(sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Returns whether the GM has rejected this person as a player.
    pub fn is_declined(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats WHERE game = ?1 AND user = ?2 AND why_ended = ?3)";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![game, user, Parting::Declined], |row| row.get(0))?)
    }

    /// Readmits a person who was ejected, but not for good, or not approved. Returns whether there was one.
    pub fn admit(&self, game: GameId, user: UserId) -> Result<bool> {
        let sql = "UPDATE seats SET why_ended = ?5 WHERE game = ?1 AND user = ?2 AND why_ended IN (?3, ?4)";
        let values = params![game, user, Parting::Ejected, Parting::Declined, Parting::Admitted];
        Ok(self.conn.prepare_cached(sql)?.execute(values)? != 0)
    }

    /// A seat by number, if it has a holder.
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

    /// The number of unfinished games that a person plays alone.
    pub fn n_alone(&self, user: UserId) -> Result<u32> {
        let sql = "SELECT count(*) FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life IN ('running', 'paused') AND NOT EXISTS
            (SELECT 1 FROM seats AS others WHERE others.game = games.id AND others.until IS NULL AND others.id <> seats.id)";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// The number of games that a person has played or plays, up to `most`.
    pub fn n_played(&self, user: UserId, most: u32) -> Result<u32> {
        let sql = "SELECT count(*) FROM (SELECT DISTINCT game FROM seats WHERE user = ?1 AND role = 'player' LIMIT ?2)";
        Ok(self.conn.prepare_cached(sql)?.query_row((user, most), |row| row.get(0))?)
    }

    /// The number of wrong passwords sent for a seat since then, either from its holder's addresses or from others.
    pub fn n_wrong_passwords(&self, seat: SeatId, from_holder: bool, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM wrong_passwords WHERE seat = ?1 AND from_holder = ?2 AND ?3 <= at";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, from_holder, Time(since)], |row| row.get(0))?)
    }

    /// Records that a wrong password was sent for a seat, without the password.
    pub fn note_wrong_password(&self, seat: SeatId, from_holder: bool, at: Timestamp) -> Result<()> {
        let sql =
            "INSERT INTO wrong_passwords (seat, from_holder, at) SELECT seat, ?2, ?3 FROM holders WHERE seat = ?1";
        self.conn.prepare_cached(sql)?.execute(params![seat, from_holder, Time(at)])?;
        Ok(())
    }

    /// Adds a seat and returns its number. Ignores `seat.id`.
    pub fn add_seat(&self, seat: &SeatRow) -> Result<SeatId> {
        let sql = "INSERT INTO seats (game, role, power, user, since, ready, approved, assigned, visit)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        self.conn.prepare_cached(sql)?.execute(params![
            seat.game,
            seat.role,
            seat.power,
            seat.user,
            Time(seat.since),
            seat.ready,
            seat.approved,
            seat.assigned,
            seat.visit
        ])?;
        let id = SeatId(self.conn.last_insert_rowid());
        let sql = "INSERT INTO holders (seat, user, password, preference) VALUES (?1, ?2, ?3, ?4)";
        self.conn.prepare_cached(sql)?.execute(params![id, seat.user, seat.password, seat.preference])?;
        Ok(id)
    }

    /// Ends a keeper's visit.
    pub fn end_visit(&self, seat: SeatId, now: Timestamp) -> Result<()> {
        let sql = "UPDATE seats SET until = ?2 WHERE id = ?1 AND visit";
        self.conn.prepare_cached(sql)?.execute(params![seat, Time(now)])?;
        Ok(())
    }

    /// Writes all changeable columns of a seat, if any of them differs.
    pub fn change_seat(&self, seat: &SeatRow) -> Result<()> {
        static OF_SEAT: OnceLock<String> = OnceLock::new();
        static OF_HOLDER: OnceLock<String> = OnceLock::new();
        let sitter = seat.sitter.as_ref();
        self.change(
            &OF_HOLDER,
            ("holders", "seat"),
            &seat.id,
            &[
                ("password", &seat.password),
                ("token", &seat.token),
                ("address", &seat.address),
                ("preference", &seat.preference),
                ("leaving", &seat.leaving),
            ],
        )?;
        self.change(
            &OF_SEAT,
            ("seats", "id"),
            &seat.id,
            &[
                ("role", &seat.role),
                ("power", &seat.power),
                ("wait", &seat.wait),
                ("n_late", &seat.n_late),
                ("abandoned", &maybe(seat.abandoned)),
                ("until", &maybe(seat.until)),
                ("why_ended", &seat.why_ended),
                ("error", &seat.error),
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
