//! The game list: which games appear, and in what order. Queries use indexes only, and read no positions.
use super::{GameId, Life, Store, Time, UserId};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{Row, named_params, params};

/// A game's entry in the list, as strangers see it: only what its rules and its board determine.
#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    /// True if someone can join it, or take over a power.
    pub wants: bool,
    /// The kinds of press: `WGPF`, with `-` for each that is not allowed.
    pub press: String,
    /// The hours from one deadline of its main phase to the next.
    pub hours: f64,
}

/// A search of the game list.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// The stages; empty for any.
    pub lives: &'static [Life],
    /// Only games that want players, or only those that want none; `None` for both.
    pub wants: Option<bool>,
    /// The board.
    pub board: Option<String>,
    /// The press, with `*` and `?` as wildcards.
    pub press: Option<&'static str>,
    /// The turn is longer than this many hours.
    pub slower_than: Option<f64>,
    /// The turn is at most this many hours long.
    pub hours: Option<f64>,
}

/// An event in a game, visible to everyone.
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

/// The condition that the list shows a game to everyone. Its text matches the indexes.
const LISTED: &str = "settings ->> 'listed' IS NOT 'no'";

/// Returns the games in the list: those in progress or forming, and those that ended after `:since`.
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
    /// The games whose entries need a refresh because something has changed that may affect them.
    pub fn games_to_look_at(&self, most: u32) -> Result<Vec<GameId>> {
        let mut query = self.conn.prepare_cached("SELECT id FROM games WHERE wants IS NULL ORDER BY id LIMIT ?1")?;
        Ok(query.query_map([most], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Stores a game's entry in the list.
    pub fn set_listing(&self, game: GameId, listing: &Listing) -> Result<()> {
        let sql = "UPDATE games SET wants = ?2, press = ?3, hours = ?4 WHERE id = ?1";
        self.conn.prepare_cached(sql)?.execute(params![game, listing.wants, listing.press, listing.hours])?;
        Ok(())
    }

    /// One page of the matching games: those that want players come first, then the others that have not started, then those in progress,
    /// by deadline, then those that ended after `since`, the latest first.
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

    /// Returns the number of matching games.
    pub fn n_listed(&self, search: &Search, since: Timestamp) -> Result<u64> {
        let sql = format!("SELECT count(*) FROM {} WHERE {}", current(), search.admits());
        let values = named_params! {
            ":since": Time(since), ":wants": search.wants, ":board": search.board, ":press": search.press,
            ":slower": search.slower_than, ":hours": search.hours,
        };
        Ok(self.conn.prepare_cached(&sql)?.query_row(values, |row| row.get(0))?)
    }

    /// Returns the earliest time when one of the finished games in the list ended.
    pub fn first_listed_end(&self, since: Timestamp) -> Result<Option<Timestamp>> {
        let sql = format!(
            "SELECT min(ended) FROM games INDEXED BY games_listed
            WHERE {LISTED} AND life IN ('finished', 'terminated') AND ?1 < ended"
        );
        let first = self.conn.prepare_cached(&sql)?.query_row([Time(since)], |row| row.get::<_, Option<Time>>(0))?;
        Ok(first.map(|time| time.0))
    }

    /// The games in a person's list, oldest first: those listed for everyone, and the person's own.
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

    /// The names of all games that are or were in the list.
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

    /// The latest events in the listed games, newest first, and the creation time of the newest of these games.
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
