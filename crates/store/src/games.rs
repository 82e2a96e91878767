//! Games: what they are, and their state.
use super::{GameId, Names, Store, Time, UserId, get_time, maybe, words};
use anyhow::Result;
use jiff::Timestamp;
use rusqlite::{OptionalExtension as _, Row, params};
use std::sync::OnceLock;

words! {
    /// The stage of a game's life.
    Life {
        /// It waits for players.
        Forming = "forming",
        /// It is being played.
        Running = "running",
        /// It has started, and is paused.
        Paused = "paused",
        /// It has a result.
        Finished = "finished",
        /// It was ended without a result.
        Terminated = "terminated",
    }
}

impl Life {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Forming, Self::Running, Self::Paused, Self::Finished, Self::Terminated];
}

words! {
    /// The kind of end of a game.
    OutcomeKind {
        /// A victory by the rules.
        Victory = "victory",
        /// Some powers share the game.
        Draw = "draw",
        /// The others conceded to one power.
        Concession = "concession",
    }
}

/// The end of a game, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeRow {
    /// The kind of outcome.
    pub kind: OutcomeKind,
    /// The names of the powers that win or draw.
    pub winners: Vec<String>,
    /// The condition, in words; may be empty.
    pub by: String,
}

impl OutcomeRow {
    fn read(row: &Row<'_>) -> rusqlite::Result<Option<Self>> {
        let Some(kind) = row.get("outcome")? else { return Ok(None) };
        let by: Option<String> = row.get("outcome_by")?;
        Ok(Some(Self { kind, winners: row.get::<_, Names>("winners")?.0, by: by.unwrap_or_default() }))
    }
}

/// A game, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its number.
    pub id: GameId,
    /// Its name, in lower case.
    pub name: String,
    /// The family of its variant.
    pub family: String,
    /// The folder of its variant.
    pub variant: String,
    /// The digest of the board at the start of the game; before that, of the board when the game was created.
    pub board: Option<String>,
    /// Whether the board was changed by mail. Then it belongs to this game only.
    pub morphed: bool,
    /// The settings that differ from the defaults, as JSON.
    pub settings: String,
    /// The stage of its life.
    pub life: Life,
    /// The secret of all luck in it: 32 bytes in hexadecimal digits.
    pub secret: String,
    /// The turns with which the chains of its luck begin, as JSON; none where it has no chains.
    pub chains: Option<String>,
    /// The powers that computers play, as JSON; none if they play none.
    pub computers: Option<String>,
    /// The powers whose computers are still to order in this turn, one a line; none if there are none.
    pub thinks: Option<String>,
    /// The position as JSON, once the game has started.
    pub position: Option<String>,
    /// The powers that were assigned to each player, as JSON, once the game has started. `None` if every power has its
    /// own player.
    pub hands: Option<String>,
    /// The number of phases that have begun; 0 while forming.
    pub turn: u32,
    /// `S1901M`; empty while forming.
    pub phase: String,
    /// The time at which this phase began.
    pub turn_began: Option<Timestamp>,
    /// The time at which orders are due.
    pub deadline: Option<Timestamp>,
    /// The time at which that deadline was decided.
    pub deadline_set: Option<Timestamp>,
    /// The time at which grace ends.
    pub grace: Option<Timestamp>,
    /// The phase is not adjudicated before this time.
    pub earliest: Option<Timestamp>,
    /// The time at which players with missing orders were last reminded.
    pub reminded: Option<Timestamp>,
    /// The time at which everyone was last told who is late.
    pub late_noticed: Option<Timestamp>,
    /// Since when it is paused.
    pub paused: Option<Timestamp>,
    /// The time at which it goes on by itself.
    pub paused_until: Option<Timestamp>,
    /// The time at which grace ended without orders, which stopped the game.
    pub abandoned: Option<Timestamp>,
    /// The time at which all orders were in.
    pub all_in: Option<Timestamp>,
    /// The time at which the clock must look at it again.
    pub next_at: Option<Timestamp>,
    /// Until when its players are to confirm, before it begins, that they still want to play.
    pub muster: Option<Timestamp>,
    /// The hash of the password that one must know to join it.
    pub join_password: Option<String>,
    /// The outcome, if it has a result.
    pub outcome: Option<OutcomeRow>,
    /// The time at which it was created.
    pub created: Timestamp,
    /// The time at which it started.
    pub started: Option<Timestamp>,
    /// The time at which it ended.
    pub ended: Option<Timestamp>,
}

impl GameRow {
    /// A new game that waits for players. It has no number yet.
    pub fn forming(name: String, family: String, variant: String, secret: String, created: Timestamp) -> Self {
        Self {
            id: GameId::default(),
            name,
            family,
            variant,
            board: None,
            morphed: false,
            settings: "{}".to_owned(),
            life: Life::Forming,
            secret,
            chains: None,
            computers: None,
            thinks: None,
            position: None,
            hands: None,
            turn: 0,
            phase: String::new(),
            turn_began: None,
            deadline: None,
            deadline_set: None,
            grace: None,
            earliest: None,
            reminded: None,
            late_noticed: None,
            paused: None,
            paused_until: None,
            abandoned: None,
            all_in: None,
            next_at: None,
            muster: None,
            join_password: None,
            outcome: None,
            created,
            started: None,
            ended: None,
        }
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            name: row.get("name")?,
            family: row.get("family")?,
            variant: row.get("variant")?,
            board: row.get("board")?,
            morphed: row.get("morphed")?,
            settings: row.get("settings")?,
            life: row.get("life")?,
            secret: row.get("secret")?,
            chains: row.get("chains")?,
            computers: row.get("computers")?,
            thinks: row.get("thinks")?,
            position: row.get("position")?,
            hands: row.get("hands")?,
            turn: row.get("turn")?,
            phase: row.get("phase")?,
            turn_began: get_time(row, "turn_began")?,
            deadline: get_time(row, "deadline")?,
            deadline_set: get_time(row, "deadline_set")?,
            grace: get_time(row, "grace")?,
            earliest: get_time(row, "earliest")?,
            reminded: get_time(row, "reminded")?,
            late_noticed: get_time(row, "late_noticed")?,
            paused: get_time(row, "paused")?,
            paused_until: get_time(row, "paused_until")?,
            abandoned: get_time(row, "abandoned")?,
            all_in: get_time(row, "all_in")?,
            next_at: get_time(row, "next_at")?,
            muster: get_time(row, "muster")?,
            join_password: row.get("join_password")?,
            outcome: OutcomeRow::read(row)?,
            created: row.get::<_, Time>("created")?.0,
            started: get_time(row, "started")?,
            ended: get_time(row, "ended")?,
        })
    }
}

impl Store {
    /// A game by name, ignoring case.
    pub fn game_named(&self, name: &str) -> Result<Option<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games WHERE name = ?1")?;
        Ok(query.query_row([name], GameRow::read).optional()?)
    }

    /// Returns whether there is a game of this name, or was one that has another name now.
    pub fn knows_name(&self, name: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM games WHERE name = ?1) OR EXISTS (SELECT 1 FROM former_names WHERE name = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([name], |row| row.get(0))?)
    }

    /// The name that a game has now which was once called so. A game that is called so now is another one.
    pub fn renamed(&self, former: &str) -> Result<Option<String>> {
        let sql = "SELECT games.name FROM former_names JOIN games ON games.id = former_names.game
            WHERE former_names.name = ?1 AND NOT EXISTS (SELECT 1 FROM games WHERE name = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([former], |row| row.get(0)).optional()?)
    }

    /// Gives a game another name. The old one leads to it.
    ///
    /// # Errors
    /// If the name is taken.
    pub fn rename_game(&self, id: GameId, old: &str, new: &str) -> Result<()> {
        self.conn.prepare_cached("UPDATE games SET name = ?2 WHERE id = ?1")?.execute(params![id, new])?;
        self.conn.prepare_cached("DELETE FROM former_names WHERE name = ?1")?.execute([new])?;
        let sql = "INSERT OR REPLACE INTO former_names (name, game) VALUES (?1, ?2)";
        self.conn.prepare_cached(sql)?.execute(params![old, id])?;
        Ok(())
    }

    /// A game by number.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn game(&self, id: GameId) -> Result<GameRow> {
        Ok(self.conn.prepare_cached("SELECT * FROM games WHERE id = ?1")?.query_row([id], GameRow::read)?)
    }

    /// A game by a number that somebody else gives.
    pub fn find_game(&self, id: GameId) -> Result<Option<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games WHERE id = ?1")?;
        Ok(query.query_row([id], GameRow::read).optional()?)
    }

    /// All games, oldest first.
    pub fn games(&self) -> Result<Vec<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games ORDER BY id")?;
        Ok(query.query_map([], GameRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Makes the clock look at the running games of a person anew: the times of their reminders have changed.
    pub fn look_at_games_of(&self, user: UserId, now: Timestamp) -> Result<()> {
        let sql = "UPDATE games SET next_at = ?2 WHERE ?2 < next_at AND life = 'running'
            AND id IN (SELECT game FROM seats WHERE user = ?1 AND until IS NULL)";
        self.conn.prepare_cached(sql)?.execute(params![user, Time(now)])?;
        Ok(())
    }

    /// The games that the clock must look at, longest due first.
    pub fn games_due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE next_at <= ?1 ORDER BY next_at, id LIMIT ?2";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![Time(now), limit], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The running games that have a deadline, and those whose players are to confirm.
    pub fn games_on_the_clock(&self) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE life = 'running' AND deadline IS NOT NULL
            OR life = 'forming' AND muster IS NOT NULL ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns everyone who sits in a game that is not over, with the names of the games, by name.
    pub fn people_in_games(&self) -> Result<Vec<(UserId, String)>> {
        let sql = "SELECT DISTINCT seats.user, games.name FROM seats JOIN games ON games.id = seats.game
            WHERE seats.until IS NULL AND games.life IN ('forming', 'running', 'paused') ORDER BY games.name";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a game and returns its number; `game.id` is ignored.
    ///
    /// # Errors
    /// If the name is taken.
    pub fn add_game(&self, game: &GameRow) -> Result<GameId> {
        let sql =
            "INSERT INTO games (name, variant, settings, life, secret, created, board, morphed, family, join_password)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.conn.prepare_cached(sql)?.execute(params![
            game.name,
            game.variant,
            game.settings,
            game.life,
            game.secret,
            Time(game.created),
            game.board,
            game.morphed,
            game.family,
            game.join_password
        ])?;
        Ok(GameId(self.conn.last_insert_rowid()))
    }

    /// Writes everything in a game that can change, if any of it has changed.
    pub fn change_game(&self, game: &GameRow) -> Result<()> {
        static SQL: OnceLock<String> = OnceLock::new();
        let outcome = game.outcome.as_ref();
        self.change(
            &SQL,
            "games",
            &game.id,
            &[
                ("variant", &game.variant),
                ("board", &game.board),
                ("morphed", &game.morphed),
                ("settings", &game.settings),
                ("life", &game.life),
                ("chains", &game.chains),
                ("computers", &game.computers),
                ("thinks", &game.thinks),
                ("position", &game.position),
                ("hands", &game.hands),
                ("turn", &game.turn),
                ("phase", &game.phase),
                ("turn_began", &maybe(game.turn_began)),
                ("deadline", &maybe(game.deadline)),
                ("deadline_set", &maybe(game.deadline_set)),
                ("grace", &maybe(game.grace)),
                ("earliest", &maybe(game.earliest)),
                ("reminded", &maybe(game.reminded)),
                ("late_noticed", &maybe(game.late_noticed)),
                ("paused", &maybe(game.paused)),
                ("paused_until", &maybe(game.paused_until)),
                ("abandoned", &maybe(game.abandoned)),
                ("all_in", &maybe(game.all_in)),
                ("next_at", &maybe(game.next_at)),
                ("muster", &maybe(game.muster)),
                ("join_password", &game.join_password),
                ("outcome", &outcome.map(|outcome| outcome.kind)),
                ("winners", &outcome.map(|outcome| Names(outcome.winners.clone()))),
                ("outcome_by", &outcome.map(|outcome| outcome.by.as_str())),
                ("started", &maybe(game.started)),
                ("ended", &maybe(game.ended)),
            ],
        )
    }
}
