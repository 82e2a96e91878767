//! Imports games from another judge, or ones that come back. An [`Export`] is adjudicated again and compared, and imported
//! completely or not at all.
use super::{alone, name, replay};
use crate::answers::export::{Export, FORMAT, GameEnd, Tenure};
use crate::boards::chain::Chain;
use crate::command::context::Context;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::{Game, OnFile, board};
use crate::referee::seats::people::new_seat;
use crate::referee::turn::phase::add_status;
use crate::say;
use crate::scripts::engine::digest;
use crate::store::{
    EditRow, GameId, GameRow, JournalEntry, Life, Party, PhaseRow, PressHead, PressRow, Role, SeatRow, Store, User,
    Wording,
};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, and, line, person, term, theirs};
use anyhow::{Context as _, Result, anyhow, ensure};
use serde_json::Value;

/// The keeper's options for an import.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImportWish<'a> {
    /// Another name. Empty for its own.
    pub name: &'a str,
    /// The person who gets it as a sandbox.
    pub person: Option<&'a str>,
}

/// Imports a game, under another name if given. People registered here get the seats they had; other seats stay vacant. A
/// running game is paused.
///
/// # Errors
/// If it is not an export, does not match the rules, or its name is taken, in which case nothing changes, or if the database
/// fails.
pub fn import(cx: &mut Context, text: &str, wish: ImportWish, doc: &mut Doc) -> CommandResult {
    let new_name = wish.name;
    let mut export: Export = serde_json::from_str(text)
        .map_err(|error| Refusal::because(say!("This is not an export of a game: {}.", term(error.to_string()))))?;
    if export.format != FORMAT {
        return refuse(say!(
            "This export has format {format}, and this program reads format {own}: export the game again, with the same version of Chancery as here.",
            export.format,
            own = FORMAT
        ));
    }
    if let Some(address) = wish.person {
        make_sandbox(cx, &mut export, address)?;
    }
    let new_name = if new_name.is_empty() { export.game.to_lowercase() } else { new_name.to_lowercase() };
    name::check(&new_name)?;
    if cx.store.game_named(&new_name)?.is_some() {
        return refuse(say!(
            "A game named {} exists already. Import this one under another name: add AS name (at the machine, --as name).",
            sentence::game(new_name)
        ));
    }
    let password = cx.no_password();
    // On any failure, no part of it stays.
    let done = cx.store.savepoint(|| build(cx.env, &export, &new_name, &password, wish.person.is_some()));
    let (id, vacant) = done.map_err(|error| {
        let why = format!("{error:#}");
        Refusal::because(say!("The game has not been imported: {}.", term(why.trim_end_matches('.'))))
    })?;
    let mut game = GameCx::of_clock(cx.env, id)?;
    if wish.person.is_some() {
        let store = game.store;
        game.game.refresh_complete(store)?;
        game.change_game(|_| ())?;
    }
    tell(&game)?;
    let game = &game.game;
    let name = sentence::game(&game.row.name);
    if let (Some(_), Some(seat)) = (wish.person, game.seats.first()) {
        let (owner, n) = (person(&seat.user_name), export.phases.len());
        doc.para(say!("The sandbox {name} is {owner}'s: {n phase|phases}.", name, owner, n));
        if !export.edits.is_empty() {
            doc.also(say!("The position was changed by hand {n time|times}.", n = export.edits.len()));
        }
        return Ok(());
    }
    doc.para(match export.phases.len() {
        0 => say!("The game {name} is here: nothing has been adjudicated yet.", name),
        1 => say!("The game {name} is here: 1 phase, as recorded.", name),
        n => say!("The game {name} is here: {n} phases, all as recorded.", name, n),
    });
    let seated = game.seats.iter().map(|seat| say!("{} ({})", term(game.seat_title(seat)), person(&seat.user_name)));
    if !game.seats.is_empty() {
        doc.also(say!("Seated and told: {}.", and(seated)));
    }
    if !vacant.is_empty() {
        doc.also(say!(
            "Open seats, because their players are not registered here: {}. ASSIGN gives a seat to a person.",
            and(vacant.iter().map(term))
        ));
    }
    if game.row.life == Life::Paused {
        let keeper = line(format!("KEEPER {}", game.row.name));
        doc.also(say!("It is paused. To resume it, send {keeper}, then RESUME.", keeper));
    }
    Ok(())
}

/// Stores the game, and compares it. Returns its number, and the seats without a holder.
fn build(env: Env, export: &Export, new_name: &str, password: &str, is_sandbox: bool) -> Result<(GameId, Vec<String>)> {
    let store = env.store;
    let mut row = row_of(env, export, new_name)?;
    // A person alone does not have to wait for a keeper.
    if is_sandbox && row.life == Life::Paused {
        (row.life, row.paused) = (Life::Running, None);
    }
    row.id = store.add_game(&row)?;
    store.change_game(&row)?;
    // Past luck came from a secret that is unknown here. A game without luck does not use it.
    let has_secret = export.secret.is_some();
    for phase in &export.phases {
        let row_of_phase = PhaseRow {
            id: 0,
            turn: phase.turn,
            phase: phase.phase.clone(),
            before: phase.before.to_string(),
            orders: phase.orders.to_string(),
            results: phase.results.to_string(),
            after: phase.after.to_string(),
            report: phase.stored_report(),
            luck: phase.luck.clone().filter(|_| has_secret),
            chain: phase.chain.filter(|_| has_secret),
            modules: phase.modules.as_ref().map(Value::to_string),
            adjudicated: phase.adjudicated,
            undone: phase.undone,
        };
        store.record_phase(row.id, &row_of_phase)?;
    }
    for edit in &export.edits {
        let row_of_edit = EditRow {
            turn: edit.turn,
            lines: edit.lines.clone(),
            before: edit.before.to_string(),
            after: edit.after.to_string(),
            edited: edit.edited,
            undone: edit.undone,
        };
        store.record_edit(row.id, &row_of_edit)?;
    }
    let game = Game::load(store, store.game(row.id)?, &env.judge.catalogue)?;
    ensure!(
        has_secret || !game.system.has_luck(),
        "it is played with luck, and the secret is not in this export; export it with --private"
    );
    replay::replay(store, &env.judge.catalogue, &game, &store.whole_record(row.id)?, &store.edits(row.id)?)?;
    ensure!(
        game.result() == export.result,
        "its result differs: the file says \"{}\"",
        export.result.as_deref().unwrap_or("none")
    );
    let vacant = seat_people(env, &game, export, password)?;
    for (power, orders) in &export.orders {
        let filed = OnFile { power: game.power_named(power)?, orders: orders.clone(), typed: String::new() };
        game.table()?.review(filed.power, &filed.orders).with_context(|| format!("the orders of {power}"))?;
        game.file(store, &filed, env.now)?;
    }
    keep_history(store, row.id, export)?;
    Ok((row.id, vacant))
}

/// Turns the export into a solo game of this person.
fn make_sandbox(cx: &Context, export: &mut Export, address: &str) -> CommandResult {
    let Some(user) = cx.store.user_at(address)? else {
        return refuse(say!("{} is not a registered address.", theirs(address)));
    };
    let alone = alone::settings(&export.settings.to_string(), false)?;
    export.settings = serde_json::from_str(&alone).context("the settings cannot be read")?;
    export.seats = vec![Tenure {
        seat: user.name.clone(),
        role: Role::Player.word().to_owned(),
        power: None,
        name: user.name,
        address: Some(user.address),
        since: cx.now,
        until: None,
        why_ended: None,
        times_late: 0,
    }];
    Ok(())
}

/// The row of the game.
fn row_of(env: Env, export: &Export, new_name: &str) -> Result<GameRow> {
    let judge = env.judge;
    let family = judge.catalogue.family(&export.family)?;
    let secret = match &export.secret {
        Some(secret) => secret.clone(),
        None => hex(&judge.new_luck.draw()?.opened()),
    };
    let lives = [Life::Forming, Life::Running, Life::Paused, Life::Finished, Life::Terminated];
    let life = lives.into_iter().find(|life| life.word() == export.life);
    let life = life.with_context(|| format!("its life is {:?}, which is not known here", export.life))?;
    let mut row =
        GameRow::forming(new_name.to_owned(), export.family.clone(), export.variant.clone(), secret, export.created);
    if let Some(files) = &export.board {
        row.board = Some(board::keep(env.store, &Chain::from_json(family, &files.to_string())?)?);
    }
    row.morphed = export.morphed;
    row.settings = export.settings.to_string();
    // The keeper checks the game first, and the players waiting for it hear about it.
    row.life = if life == Life::Running { Life::Paused } else { life };
    row.paused = (row.life == Life::Paused).then(|| export.exported.unwrap_or(env.now).min(env.now));
    row.position = export.position.as_ref().map(Value::to_string);
    row.chains = export.chains.as_ref().map(Value::to_string);
    row.modules = export.modules.as_ref().map(Value::to_string);
    for (name, text) in &export.scripts {
        env.store.keep_script(&digest(text), name, text)?;
    }
    row.hands = export.hands.as_ref().map(Value::to_string);
    ensure!((life == Life::Forming) == row.position.is_none(), "its position is missing");
    (row.turn, row.phase) = (export.turn, export.phase.clone());
    (row.deadline, row.grace) = (export.deadline, export.grace);
    (row.started, row.ended) = (export.started, export.ended);
    row.outcome = export.outcome.as_ref().map(GameEnd::row).transpose()?;
    Ok(row)
}

/// Seats the people who now hold seats in the game and are registered here. Returns the seats that stay vacant.
fn seat_people(env: Env, game: &Game, export: &Export, password: &str) -> Result<Vec<String>> {
    let (mut vacant, mut seated) = (Vec::new(), Vec::new());
    for tenure in export.seats.iter().filter(|tenure| tenure.until.is_none()) {
        let roles = [Role::Player, Role::Observer, Role::Master];
        let role = roles.into_iter().find(|role| role.word() == tenure.role);
        let role = role.with_context(|| format!("the seat of {} has no role", tenure.seat))?;
        let user = somebody(env.store, tenure)?.filter(|user| !seated.contains(&user.id));
        let Some(user) = user else {
            if role != Role::Observer {
                vacant.push(tenure.seat.clone());
            }
            continue;
        };
        if let Some(power) = &tenure.power {
            game.power_named(power)?;
        }
        seated.push(user.id);
        let seat = new_seat(game.row.id, role, user.id, password.to_owned(), tenure.since.min(env.now));
        let id = env.store.add_seat(&SeatRow { power: tenure.power.clone(), ..seat.clone() })?;
        let n_late = tenure.times_late;
        env.store.change_seat(&SeatRow { id, power: tenure.power.clone(), n_late, ..seat })?;
    }
    Ok(vacant)
}

/// Returns the person that the tenure means: by address, or by a name that only one person here has.
fn somebody(store: &Store, tenure: &Tenure) -> Result<Option<User>> {
    if let Some(address) = &tenure.address {
        return store.user_at(address);
    }
    if tenure.name.is_empty() {
        return Ok(None);
    }
    let is_meant = |user: &User| !user.address.is_empty() && user.name.eq_ignore_ascii_case(&tenure.name);
    let mut found: Vec<User> = store.users_named(&tenure.name)?.into_iter().filter(is_meant).collect();
    Ok(if found.len() == 1 { found.pop() } else { None })
}

/// Stores the events, and all press that everyone could read.
fn keep_history(store: &Store, game: GameId, export: &Export) -> Result<()> {
    for entry in &export.journal {
        let (who, what) = (Wording::words(&entry.who), Wording::words(&entry.what));
        store.note(&JournalEntry { at: entry.at, game: Some(game), who, what, letter: None, origin: None })?;
    }
    for press in &export.press {
        let row = PressRow {
            phase: press.phase.clone(),
            writer: Party::Judge,
            seat: None,
            grey: false,
            head: PressHead::Announcement { title: Wording::words(&press.heading), lines: Vec::new() },
            public: true,
            body: press.body.clone(),
            sent: press.sent,
            thread: Vec::new(),
        };
        store.record_press(game, &row)?;
    }
    Ok(())
}

/// Tells the people in the game that it is here.
fn tell(cx: &GameCx) -> CommandResult {
    cx.note("imported by the keeper").map_err(|error| anyhow!(error))?;
    let game = &cx.game;
    cx.post_to_all(&cx.subject("The game is here"), |seat, doc| {
        doc.para(say!(
            "The keeper has moved the game {} to this judge, with its whole record. You are still {} in it. Your seat has no password: just reply to my e-mails. {} sets one.",
            sentence::game(&game.row.name),
            term(game.seat_title(seat)),
            line("SET PASSWORD")
        ));
        if game.row.life == Life::Paused {
            doc.also("It is paused until the keeper resumes it. I will e-mail you then.");
        }
        if game.table.is_some() {
            add_status(game, seat, doc)?;
        }
        Ok(())
    })?;
    Ok(())
}
