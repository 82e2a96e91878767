//! Seats: who sits where in a game, and who sat there before.
use super::{GameId, SeatId, Store, Time, UserId, get_time, maybe, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};

words! {
    /// What somebody is in a game.
    Role {
        /// Plays a power (or will, once the game starts).
        Player = "player",
        /// Watches.
        Observer = "observer",
        /// Runs the game.
        Master = "master",
    }
}

words! {
    /// Why a tenure ended.
    Parting {
        /// Left of their own will.
        Resigned = "resigned",
        /// A master put them out.
        Ejected = "ejected",
        /// Somebody took over an abandoned seat.
        TakenOver = "taken over",
        /// An observer plays now.
        Plays = "plays",
    }
}

/// One tenure of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number.
    pub id: SeatId,
    /// Of which game.
    pub game: GameId,
    /// Player, observer or master.
    pub role: Role,
    /// The power's name, from the start on.
    pub power: Option<String>,
    /// Who sits here.
    pub user: UserId,
    /// Argon2id, in PHC form.
    pub password: String,
    /// Generation of its reply token: a new one makes the old ones worthless.
    pub token: u32,
    /// Where its letters go, if not to the user's own address; several are separated by commas.
    pub address: Option<String>,
    /// Powers wanted, as it was written.
    pub preference: String,
    /// Wants no adjudication before the deadline.
    pub wait: bool,
    /// How often its orders were late.
    pub n_late: u32,
    /// Since when anybody may take it over.
    pub abandoned: Option<Timestamp>,
    /// Since when this person sits here.
    pub since: Timestamp,
    /// Until when; `None`: still.
    pub until: Option<Timestamp>,
    /// Why it ended.
    pub why_ended: Option<Parting>,
    /// Name of the person (read only).
    pub user_name: String,
    /// Time zone of the person (read only).
    pub timezone: String,
    /// The person's own address (read only).
    pub user_address: String,
}

impl SeatRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            game: row.get("game")?,
            role: row.get("role")?,
            power: row.get("power")?,
            user: row.get("user")?,
            password: row.get("password")?,
            token: row.get("token")?,
            address: row.get("address")?,
            preference: row.get("preference")?,
            wait: row.get("wait")?,
            n_late: row.get("n_late")?,
            abandoned: get_time(row, "abandoned")?,
            since: row.get::<_, Time>("since")?.0,
            until: get_time(row, "until")?,
            why_ended: row.get("why_ended")?,
            user_name: row.get("user_name")?,
            timezone: row.get("timezone")?,
            user_address: row.get::<_, Option<String>>("user_address")?.unwrap_or_default(),
        })
    }
}

const SELECT: &str = "SELECT seats.*, users.name AS user_name, users.timezone,
    (SELECT address FROM addresses WHERE addresses.user = seats.user ORDER BY since, rowid LIMIT 1) AS user_address
    FROM seats JOIN users ON users.id = seats.user";

impl Store {
    /// The seats of a game that are held now, in the order in which they were taken.
    pub fn seats(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 AND seats.until IS NULL ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// All tenures of all seats of a game, past and present.
    pub fn tenures(&self, game: GameId) -> Result<Vec<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.game = ?1 ORDER BY seats.id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([game], SeatRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// One seat by number, if it is still held.
    pub fn seat(&self, id: SeatId) -> Result<Option<SeatRow>> {
        let sql = format!("{SELECT} WHERE seats.id = ?1 AND seats.until IS NULL");
        Ok(self.conn.prepare_cached(&sql)?.query_row([id], SeatRow::read).optional()?)
    }

    /// In how many games that are forming somebody has a seat.
    pub fn n_forming_with(&self, user: UserId) -> Result<u32> {
        let sql = "SELECT count(DISTINCT games.id) FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = ?1 AND seats.until IS NULL AND games.life = 'forming'";
        Ok(self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0))?)
    }

    /// How many wrong passwords have been given for a seat since then.
    pub fn n_wrong_passwords(&self, seat: SeatId, since: Timestamp) -> Result<u32> {
        let sql = "SELECT count(*) FROM wrong_passwords WHERE seat = ?1 AND ?2 <= at";
        Ok(self.conn.prepare_cached(sql)?.query_row(params![seat, Time(since)], |row| row.get(0))?)
    }

    /// Notes that a wrong password was given for a seat (never which).
    pub fn note_wrong_password(&self, seat: SeatId, at: Timestamp) -> Result<()> {
        let sql = "INSERT INTO wrong_passwords (seat, at) VALUES (?1, ?2)";
        self.conn.prepare_cached(sql)?.execute(params![seat, Time(at)])?;
        Ok(())
    }

    /// Seats somebody and returns the seat's number; `seat.id` is ignored.
    pub fn add_seat(&self, seat: &SeatRow) -> Result<SeatId> {
        let sql = "INSERT INTO seats (game, role, power, user, password, preference, since)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        self.conn.prepare_cached(sql)?.execute(params![
            seat.game,
            seat.role,
            seat.power,
            seat.user,
            seat.password,
            seat.preference,
            Time(seat.since)
        ])?;
        Ok(SeatId(self.conn.last_insert_rowid()))
    }

    /// Writes back all of a seat that can change.
    pub fn change_seat(&self, seat: &SeatRow) -> Result<()> {
        let sql = "UPDATE seats SET role = ?2, power = ?3, password = ?4, token = ?5, address = ?6, preference = ?7,
            wait = ?8, n_late = ?9, abandoned = ?10, until = ?11, why_ended = ?12 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![
            seat.id,
            seat.role,
            seat.power,
            seat.password,
            seat.token,
            seat.address,
            seat.preference,
            seat.wait,
            seat.n_late,
            maybe(seat.abandoned),
            maybe(seat.until),
            seat.why_ended
        ])?;
        Ok(())
    }
}
