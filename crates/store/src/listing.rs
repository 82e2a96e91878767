//! The list of games: which of them it has, and in which order. All of it is read from indexes, and no position with it.
use super::{GameId, Life, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, named_params, params};

/// The state of a game in the list, as strangers see it: only the parts that its rules and its board tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// Whether someone can join it, or take over a power.
    pub wants: bool,
    /// The kinds of press that there are: `WGPF`, with `-` for what is not allowed.
    pub press: String,
    /// The hours from one deadline of its main phase to the next.
    pub hours: f64,
}

/// The criteria of a search in the list of games.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Games at one of these stages; none: at any.
    pub lives: &'static [Life],
    /// Games that want players, or those that want none.
    pub wants: Option<bool>,
    /// Games on this board.
    pub board: Option<String>,
    /// Games whose press is like this, with `*` and `?` for what may be anything.
    pub press: Option<&'static str>,
    /// Games with a turn after more than so many hours.
    pub slower_than: Option<f64>,
    /// Games with a turn after so many hours, or fewer.
    pub hours: Option<f64>,
}

/// An event in a game that all may know of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The game.
    pub game: GameId,
    /// The time of the event.
    pub at: Timestamp,
    /// The event.
    pub what: Happening,
}

/// The events that can happen to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// It was created.
    Created,
    /// It began.
    Started,
    /// This phase was adjudicated.
    Phase(String),
    /// It ended.
    Ended,
}

/// The condition under which the list shows a game to everyone. The words are those of its indexes.
const LISTED: &str = "settings ->> 'listed' IS NOT 'no'";

/// Returns the games that the list names: those that are not over, and those that ended after `:since`.
fn current() -> String {
    let columns = "id, life, ended, deadline, name, variant, wants, press, hours, created, started";
    let from = format!("SELECT {columns} FROM games INDEXED BY games_listed WHERE {LISTED} AND life IN");
    format!("({from} ('forming', 'running', 'paused') UNION ALL {from} ('finished', 'terminated') AND :since < ended)")
}

impl Search {
    /// The condition, as SQL.
    fn admits(&self) -> String {
        let lives: Vec<String> = self.lives.iter().map(|life| format!("'{}'", life.word())).collect();
        let lives = if lives.is_empty() { "TRUE".to_owned() } else { format!("life IN ({})", lives.join(", ")) };
        format!(
            "{lives} AND (:wants IS NULL OR (wants IS NOT 0) = :wants) AND (:board IS NULL OR variant = :board)
            AND (:press IS NULL OR press GLOB :press)
            AND (:slower IS NULL OR :slower < hours) AND (:hours IS NULL OR hours <= :hours)"
        )
    }
}

impl Store {
    /// The games that are to be looked at again: something has changed that may change how they stand in the list.
    pub fn games_to_look_at(&self, most: u32) -> Result<Vec<GameId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM games WHERE wants IS NULL ORDER BY id LIMIT ?1")?;
        Ok(query.query_map([most], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Notes how a game stands in the list.
    pub fn set_listing(&self, game: GameId, listing: &Listing) -> Result<()> {
        let sql = "UPDATE games SET wants = ?2, press = ?3, hours = ?4 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![game, listing.wants, listing.press, listing.hours])?;
        Ok(())
    }

    /// One page of the games in the list that are like this: those that want players come first, then the others that have not
    /// started, then those that are being played, by their deadlines, then those that ended after `since`, the latest first.
    pub fn listed(&self, search: &Search, since: Timestamp, first: u64, most: u64) -> Result<Vec<GameId>> {
        let sql = format!(
            "SELECT id FROM {} WHERE {} ORDER BY
            CASE life WHEN 'forming' THEN wants IS 0 WHEN 'running' THEN 2 WHEN 'paused' THEN 2 ELSE 3 END,
            ended DESC, iif(life = 'running', deadline, NULL), name LIMIT :most OFFSET :first",
            current(),
            search.admits()
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let values = named_params! {
            ":since": Time(since), ":wants": search.wants, ":board": search.board, ":press": search.press,
            ":slower": search.slower_than, ":hours": search.hours, ":first": first, ":most": most,
        };
        Ok(query.query_map(values, |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns the number of games in the list that are like this.
    pub fn n_listed(&self, search: &Search, since: Timestamp) -> Result<u64> {
        let sql = format!("SELECT count(*) FROM {} WHERE {}", current(), search.admits());
        let values = named_params! {
            ":since": Time(since), ":wants": search.wants, ":board": search.board, ":press": search.press,
            ":slower": search.slower_than, ":hours": search.hours,
        };
        Ok(self.conn.prepare_cached(&sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Returns the time at which the first of the games ended that the list still names although they are over.
    pub fn first_listed_end(&self, since: Timestamp) -> Result<Option<Timestamp>> {
        let sql = format!(
            "SELECT min(ended) FROM games INDEXED BY games_listed
            WHERE {LISTED} AND life IN ('finished', 'terminated') AND ?1 < ended"
        );
        let first = self.conn.prepare_cached(&sql)?.query_row([Time(since)], |row| row.get::<_, Option<Time>>(0))?;
        Ok(first.map(|time| time.0))
    }

    /// The games that the list shows to somebody, oldest first: those that it shows to everybody, and those in which they sit.
    pub fn listed_for(&self, user: Option<UserId>, since: Timestamp) -> Result<Vec<GameId>> {
        let sql = format!(
            "SELECT id FROM {} UNION SELECT seats.game FROM seats JOIN games ON games.id = seats.game
            WHERE seats.user = :user AND seats.until IS NULL
                AND (games.life IN ('forming', 'running', 'paused') OR :since < games.ended) ORDER BY 1",
            current()
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let values = named_params! { ":since": Time(since), ":user": user };
        Ok(query.query_map(values, |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The names of all games that the list has, or has had.
    pub fn listed_names(&self) -> Result<Vec<String>> {
        let sql = format!("SELECT name FROM games INDEXED BY games_listed WHERE {LISTED}");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The games in the list at this stage that may want players, oldest first.
    pub fn games_that_want(&self, life: Life) -> Result<Vec<GameId>> {
        let sql = format!("SELECT id FROM games WHERE life = ?1 AND wants IS NOT 0 AND {LISTED} ORDER BY id");
        let mut query = self.conn.prepare_cached(&sql)?;
        Ok(query.query_map([life], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The last that has happened to the games in the list, newest first; and when the newest of these games was created.
    pub fn happened(&self, since: Timestamp, most: u64) -> Result<(Vec<Happened>, Option<Timestamp>)> {
        let sql = format!(
            "SELECT * FROM (SELECT id AS game, created AS at, 0 AS what, NULL AS phase, 0 AS n FROM {0}
            UNION ALL SELECT id, started, 1, NULL, 0 FROM {0} WHERE started IS NOT NULL
            UNION ALL SELECT id, ended, 3, NULL, 0 FROM {0} WHERE ended IS NOT NULL
            UNION ALL SELECT * FROM (SELECT phases.game, phases.adjudicated, 2, phases.phase, phases.id
                FROM phases CROSS JOIN games ON games.id = phases.game
                WHERE phases.undone IS NULL AND games.{LISTED}
                    AND (games.life IN ('forming', 'running', 'paused') OR :since < games.ended)
                ORDER BY phases.adjudicated DESC, phases.id LIMIT :most))
            ORDER BY at DESC, game, what, n LIMIT :most",
            current()
        );
        let mut query = self.conn.prepare_cached(&sql)?;
        let values = named_params! { ":since": Time(since), ":most": most };
        let happened = query.query_map(values, Happened::read)?.collect::<rusqlite::Result<_>>()?;
        let sql = format!("SELECT max(created) FROM {}", current());
        let mut query = self.conn.prepare_cached(&sql)?;
        let newest = query.query_row(named_params! { ":since": Time(since) }, |row| row.get::<_, Option<Time>>(0))?;
        Ok((happened, newest.map(|time| time.0)))
    }
}

impl Happened {
    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        let what = match row.get("what")? {
            0 => Happening::Created,
            1 => Happening::Started,
            2 => Happening::Phase(row.get("phase")?),
            _ => Happening::Ended,
        };
        Ok(Self { game: row.get("game")?, at: row.get::<_, Time>("at")?.0, what })
    }
}
