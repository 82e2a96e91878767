//! Games and their states.
use super::{GameId, InOrder, Names, Store, Time, UserId, maybe, words};
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
        /// It has started and is paused.
        Paused = "paused",
        /// It has a result.
        Finished = "finished",
        /// It was cancelled, without a result.
        Terminated = "terminated",
    }
}

impl Life {
    /// All stages.
    pub const ALL: [Self; 5] = [Self::Forming, Self::Running, Self::Paused, Self::Finished, Self::Terminated];
}

words! {
    /// The way that a game ended.
    OutcomeKind {
        /// A victory by the rules.
        Victory = "victory",
        /// A draw between some powers.
        Draw = "draw",
        /// A concession to one power.
        Concession = "concession",
    }
}

/// The outcome of a game, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeRow {
    /// The kind of outcome.
    pub kind: OutcomeKind,
    /// The names of the winners, or of the powers in a draw.
    pub winners: Vec<String>,
    /// The condition, in words, or empty.
    pub by: String,
}

impl OutcomeRow {
    fn read(next: &mut InOrder) -> rusqlite::Result<Option<Self>> {
        let (kind, winners): (Option<_>, Option<Names>) = (next.named("outcome")?, next.named("winners")?);
        let by: Option<String> = next.named("outcome_by")?;
        let winners = winners.map(|names| names.0).unwrap_or_default();
        Ok(kind.map(|kind| Self { kind, winners, by: by.unwrap_or_default() }))
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
    /// The digest of the board: the starting board, or, before the start, the board at creation.
    pub board: Option<String>,
    /// True if players changed the board by e-mail, so that only this game uses it.
    pub morphed: bool,
    /// The settings that differ from the defaults, as JSON.
    pub settings: String,
    /// The stage of its life.
    pub life: Life,
    /// The secret that seeds the game's dice: 32 bytes in hexadecimal digits.
    pub secret: String,
    /// The turns at which its dice chains begin, as JSON, if it has any.
    pub chains: Option<String>,
    /// Its modules and their scripts' data, as JSON, if it has any.
    pub modules: Option<String>,
    /// The powers that bots play, as JSON, if any.
    pub computers: Option<String>,
    /// The powers whose bots have yet to order in this turn, one per line, if any.
    pub thinks: Option<String>,
    /// The position as JSON, once the game has started.
    pub position: Option<String>,
    /// The powers assigned to each player, as JSON, once the game has started. `None` if every power has its own player.
    pub hands: Option<String>,
    /// The number of phases begun; 0 while forming.
    pub turn: u32,
    /// The label of the phase, such as `S1901M`; empty while forming.
    pub phase: String,
    /// The start of this phase.
    pub turn_began: Option<Timestamp>,
    /// The deadline for orders.
    pub deadline: Option<Timestamp>,
    /// The time when that deadline was set.
    pub deadline_set: Option<Timestamp>,
    /// The end of the grace period.
    pub grace: Option<Timestamp>,
    /// The earliest time when the phase is adjudicated.
    pub earliest: Option<Timestamp>,
    /// The time of the last reminder to players whose orders are missing.
    pub reminded: Option<Timestamp>,
    /// The time when everyone last heard who is late.
    pub late_noticed: Option<Timestamp>,
    /// The start of the pause.
    pub paused: Option<Timestamp>,
    /// The time when the game resumes automatically.
    pub paused_until: Option<Timestamp>,
    /// The time when grace ended without orders and stopped the game.
    pub abandoned: Option<Timestamp>,
    /// The time when the last order arrived.
    pub all_in: Option<Timestamp>,
    /// The time when the clock must next check the game.
    pub next_at: Option<Timestamp>,
    /// The time by which players must confirm, before the start, that they still want to play.
    pub muster: Option<Timestamp>,
    /// The hash of the password for joining.
    pub join_password: Option<String>,
    /// The outcome, if it has a result.
    pub outcome: Option<OutcomeRow>,
    /// The time of its creation.
    pub created: Timestamp,
    /// The time of its start.
    pub started: Option<Timestamp>,
    /// The time of its end.
    pub ended: Option<Timestamp>,
}

impl GameRow {
    /// Creates a game that waits for players. It has no number yet.
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
            modules: None,
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
        let mut next = InOrder::after(row, 0);
        Ok(Self {
            id: next.named("id")?,
            name: next.named("name")?,
            variant: next.named("variant")?,
            settings: next.named("settings")?,
            life: next.named("life")?,
            position: next.named("position")?,
            turn: next.named("turn")?,
            phase: next.named("phase")?,
            turn_began: next.time("turn_began")?,
            deadline: next.time("deadline")?,
            deadline_set: next.time("deadline_set")?,
            grace: next.time("grace")?,
            earliest: next.time("earliest")?,
            reminded: next.time("reminded")?,
            late_noticed: next.time("late_noticed")?,
            abandoned: next.time("abandoned")?,
            all_in: next.time("all_in")?,
            next_at: next.time("next_at")?,
            created: next.named::<Time>("created")?.0,
            started: next.time("started")?,
            ended: next.time("ended")?,
            board: next.named("board")?,
            morphed: next.named("morphed")?,
            hands: next.named("hands")?,
            outcome: OutcomeRow::read(&mut next)?,
            family: next.named("family")?,
            secret: next.named("secret")?,
            paused: next.time("paused")?,
            paused_until: next.time("paused_until")?,
            muster: next.time("muster")?,
            join_password: next.named("join_password")?,
            chains: next.named("chains")?,
            computers: next.named("computers")?,
            thinks: next.named("thinks")?,
            modules: next.named("modules")?,
        })
    }
}

impl Store {
    /// A game by name, ignoring case.
    pub fn game_named(&self, name: &str) -> Result<Option<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games WHERE name = ?1")?;
        Ok(query.query_row([name], GameRow::read).optional()?)
    }

    /// Returns whether a game has, or once had, this name.
    pub fn knows_name(&self, name: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM games WHERE name = ?1) OR EXISTS (SELECT 1 FROM former_names WHERE name = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([name], |row| row.get(0))?)
    }

    /// The current name of the game that once had this name. A game that has the name now does not count.
    pub fn renamed(&self, former: &str) -> Result<Option<String>> {
        let sql = "SELECT games.name FROM former_names JOIN games ON games.id = former_names.game
            WHERE former_names.name = ?1 AND NOT EXISTS (SELECT 1 FROM games WHERE name = ?1)";
        Ok(self.conn.prepare_cached(sql)?.query_row([former], |row| row.get(0)).optional()?)
    }

    /// Renames a game. The old name still leads to it.
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
    /// If the game does not exist.
    pub fn game(&self, id: GameId) -> Result<GameRow> {
        Ok(self.conn.prepare_cached("SELECT * FROM games WHERE id = ?1")?.query_row([id], GameRow::read)?)
    }

    /// A game by a number from outside, if it exists.
    pub fn find_game(&self, id: GameId) -> Result<Option<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games WHERE id = ?1")?;
        Ok(query.query_row([id], GameRow::read).optional()?)
    }

    /// All games, oldest first.
    pub fn games(&self) -> Result<Vec<GameRow>> {
        let mut query = self.conn.prepare_cached("SELECT * FROM games ORDER BY id")?;
        Ok(query.query_map([], GameRow::read)?.collect::<rusqlite::Result<_>>()?)
    }

    /// Makes the clock check a person's running games again, after their reminder times have changed.
    pub fn look_at_games_of(&self, user: UserId, now: Timestamp) -> Result<()> {
        let sql = "UPDATE games SET next_at = ?2 WHERE ?2 < next_at AND life = 'running'
            AND id IN (SELECT game FROM seats WHERE user = ?1 AND until IS NULL)";
        self.conn.prepare_cached(sql)?.execute(params![user, Time(now)])?;
        Ok(())
    }

    /// The games that the clock must check, longest overdue first.
    pub fn games_due(&self, now: Timestamp, limit: u32) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE next_at <= ?1 ORDER BY next_at, id LIMIT ?2";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map(params![Time(now), limit], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// The running games with a deadline, and those whose players must confirm.
    pub fn games_on_the_clock(&self) -> Result<Vec<GameId>> {
        let sql = "SELECT id FROM games WHERE life = 'running' AND deadline IS NOT NULL
            OR life = 'forming' AND muster IS NOT NULL ORDER BY id";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Returns everyone with a seat in an unfinished game, with the names of their games, by name.
    pub fn people_in_games(&self) -> Result<Vec<(UserId, String)>> {
        let sql = "SELECT DISTINCT seats.user, games.name FROM seats JOIN games ON games.id = seats.game
            WHERE seats.until IS NULL AND games.life IN ('forming', 'running', 'paused') ORDER BY games.name";
        let mut query = self.conn.prepare_cached(sql)?;
        Ok(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<rusqlite::Result<_>>()?)
    }

    /// Adds a game and returns its number. Ignores `game.id`.
    ///
    /// # Errors
    /// If the name is taken.
    pub fn add_game(&self, game: &GameRow) -> Result<GameId> {
        let sql =
            "INSERT INTO games (name, variant, settings, life, secret, created, board, morphed, family, join_password, modules)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
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
            game.join_password,
            game.modules
        ])?;
        Ok(GameId(self.conn.last_insert_rowid()))
    }

    /// Writes all changeable columns of a game, if any of them differs.
    pub fn change_game(&self, game: &GameRow) -> Result<()> {
        static SQL: OnceLock<String> = OnceLock::new();
        let outcome = game.outcome.as_ref();
        self.change(
            &SQL,
            ("games", "id"),
            &game.id,
            &[
                ("variant", &game.variant),
                ("board", &game.board),
                ("morphed", &game.morphed),
                ("settings", &game.settings),
                ("life", &game.life),
                ("chains", &game.chains),
                ("modules", &game.modules),
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
