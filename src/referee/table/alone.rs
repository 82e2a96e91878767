//! Solo games, where one person plays all powers and runs the turns by hand: created directly, or forked from another game.
use super::setup::{self, NewGame};
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, find, refuse};
use crate::families::setting::Kept;
use crate::game::computers::REST;
use crate::game::settings::keys;
use crate::game::{Game, OnFile};
use crate::referee::seats::people::new_seat;
use crate::referee::turn::phase::set_up;
use crate::rules::{Eyes, Power};
use crate::say;
use crate::store::{GameRow, Role};
use crate::text::hex;
use crate::text::sentence::{self, line, theirs};
use anyhow::Result;

/// The maximum length of a game's name before a number is added.
const MAX_STEM: usize = 18;

/// The number of games that a guest may play at a time.
pub const GUEST: u32 = 2;

/// The settings of a solo game without a clock, perhaps against bots.
///
/// # Errors
/// If the settings cannot be read.
pub fn settings(of: &str, against_computers: bool) -> Result<String> {
    let mut kept = Kept::from_json(of)?;
    for (name, value) in [
        (keys::PLAYERS.name, "1"),
        (keys::LISTED.name, "no"),
        (keys::MANUAL_PROCESS.name, "yes"),
        (keys::MODERATED.name, "no"),
        (keys::GUNBOAT.name, "no"),
    ] {
        kept.set(name, Some(value.to_owned()));
    }
    kept.set(keys::COMPUTERS.name, against_computers.then(|| REST.to_owned()));
    for name in [keys::POWERS.name, keys::COMMENT.name, keys::MANUAL_START.name, keys::LESSON.name] {
        kept.set(name, None);
    }
    Ok(kept.to_json())
}

/// The name of the power that a person wants to play alone against bots.
///
/// # Errors
/// If no such power can be played.
pub fn own_power(game: &Game, typed: &str) -> CommandResult<String> {
    let played = game.system.played();
    let found = game.power(typed).filter(|power| played.contains(power));
    let power = found.ok_or_else(|| {
        let powers = &game.called_each(&played);
        Refusal::because(say!("{typed} is not one of the powers to play: {powers}.", typed = theirs(typed), powers))
    })?;
    Ok(game.power_name(power).to_owned())
}

/// Checks that the writer may begin another solo game.
///
/// # Errors
/// If they are not registered, or play too many.
pub fn may_begin(cx: &Context) -> CommandResult {
    let user = cx.user()?;
    let most = if user.is_guest() { GUEST } else { cx.judge.limits.forming_games_per_person };
    if most <= cx.store.n_alone(user.id)? {
        return refuse(say!(
            "You already play {most} games alone. TERMINATE one of them first; {} lists them.",
            most,
            line("GAMES")
        ));
    }
    Ok(())
}

/// An unused name: `demo-1`.
pub fn free_name(cx: &Env, stem: &str) -> Result<String> {
    let plain = |c: char| if c.is_ascii_lowercase() || c.is_ascii_digit() { c } else { '-' };
    let stem: String = stem.to_lowercase().chars().map(plain).take(MAX_STEM).collect();
    let stem = stem.trim_matches('-');
    for n in 1_u32.. {
        let name = format!("{stem}-{n}");
        if cx.store.game_named(&name)?.is_none() {
            return Ok(name);
        }
    }
    Ok(stem.to_owned())
}

/// The row of a solo game for the writer.
fn row(cx: &Context, name: &str, new: NewGame) -> Result<GameRow> {
    let secret = hex(&cx.judge.new_luck.draw()?.opened());
    let row = GameRow::forming(name.to_owned(), new.family, new.variant, secret, cx.now);
    Ok(GameRow {
        settings: settings(&new.settings, false)?,
        morphed: new.morph.is_some(),
        board: new.morph,
        modules: new.modules,
        ..row
    })
}

/// Creates such a game and signs the writer on. The seat has no password, because plain replies reach it.
fn found<'c, 'a>(cx: &'c mut Context<'a>, row: &GameRow) -> CommandResult<&'c mut GameCx<'a>> {
    may_begin(cx)?;
    let password = cx.no_password();
    let user = cx.user()?.id;
    let id = cx.store.add_game(row)?;
    let seat = cx.store.add_seat(&new_seat(id, Role::Player, user, password, cx.now))?;
    let game = cx.load(cx.store.game(id)?)?;
    let cx = cx.sign_on(game, Some(seat));
    cx.note("created")?;
    Ok(cx)
}

/// Begins a solo game from the start of its board, and signs the writer on.
///
/// # Errors
/// As [`may_begin`].
pub fn begin<'c, 'a>(cx: &'c mut Context<'a>, name: &str, new: NewGame) -> CommandResult<&'c mut GameCx<'a>> {
    let row = row(cx, name, new)?;
    let cx = found(cx, &row)?;
    setup::keep_board(cx)?;
    set_up(cx, None)?;
    Ok(cx)
}

/// A point in a game: a position, and the orders given there.
pub struct Fork {
    /// The phase: `F1901M`.
    pub phase: String,
    row: GameRow,
    orders: Vec<(Power, String)>,
}

impl Fork {
    /// A point that is in no game of this judge, on the stored board with this digest.
    ///
    /// # Errors
    /// If the settings cannot be read.
    pub fn elsewhere(
        cx: &Context,
        new: NewGame,
        board: String,
        phase: String,
        position: String,
        orders: Vec<(Power, String)>,
    ) -> CommandResult<Self> {
        let row = GameRow { board: Some(board), position: Some(position), ..row(cx, "", new)? };
        Ok(Self { phase, row, orders })
    }

    /// The board.
    pub fn variant(&self) -> &str {
        &self.row.variant
    }
}

/// Finds a phase of a game: the current one, or any that was adjudicated.
///
/// # Errors
/// If the game has not started, has no such phase, or hides something from the writer.
pub fn fork_of(cx: &Context, game: &Game, phase: &str) -> CommandResult<Fork> {
    let name = sentence::game(&game.row.name);
    let Some(table) = &game.table else {
        return refuse(say!("The game {name} has not started yet.", name));
    };
    if cx.eyes(game) != Eyes::Master && table.is_blind() {
        return refuse(say!(
            "{name} hides things from its players, so you can try out other moves only when it is over.",
            name
        ));
    }
    let (position, orders, phase) = if phase.is_empty() || table.is_phase(phase) {
        (table.save(), Vec::new(), game.row.phase.clone())
    } else {
        let row = game.past_phase(cx.store, phase)?.ok_or_else(|| find::no_such_phase(game, phase))?;
        (row.before.clone(), game.read_orders(&row.orders)?, row.phase)
    };
    // Copies only the rules. Settings on who may join, or texts about the game, belong to that game.
    let mut rules = Kept::default();
    for setting in game.board.variant.family().settings() {
        rules.set(setting.name, game.settings.kept().text(setting.name).map(str::to_owned));
    }
    let new = NewGame {
        family: game.row.family.clone(),
        variant: game.row.variant.clone(),
        settings: rules.to_json(),
        morph: None,
        modules: None,
    };
    // The fork keeps the board that the game started with, even if that has changed since.
    let (board, morphed) = (game.row.board.clone(), game.row.morphed);
    let row = GameRow { board, morphed, position: Some(position), ..row(cx, "", new)? };
    Ok(Fork { phase, row, orders })
}

/// Begins a solo game from a fork, and signs the writer on. The orders given there are on file.
///
/// # Errors
/// As [`may_begin`].
pub fn begin_from<'c, 'a>(cx: &'c mut Context<'a>, name: &str, fork: Fork) -> CommandResult<&'c mut GameCx<'a>> {
    let Fork { row, orders, .. } = fork;
    let position = row.position.clone().unwrap_or_default();
    let cx = found(cx, &GameRow { name: name.to_owned(), position: None, ..row })?;
    set_up(cx, Some(&position))?;
    let (store, now) = (cx.store, cx.now);
    for filed in OnFile::by_power(orders) {
        cx.game.file(store, &filed, now)?;
    }
    cx.game.refresh_complete(store)?;
    cx.change_game(|_| ())?;
    Ok(cx)
}
