//! Games that come from another judge, or come back: read from an [`Export`], adjudicated again and compared, and all or nothing.
use super::{name, replay};
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
use crate::store::{
    EditRow, GameId, GameRow, JournalEntry, Life, Party, PhaseRow, PressHead, PressRow, Role, SeatRow, Store, User,
    Wording,
};
use crate::text::doc::Doc;
use crate::text::hex;
use crate::text::sentence::{self, and, line, person, term};
use anyhow::{Context as _, Result, anyhow, ensure};
use serde_json::Value;

/// Imports a game, under another name if one is given. Whoever is registered here and sat in it sits in it again; other seats
/// are left vacant. A running game is paused.
///
/// # Errors
/// If it is no export, or does not match what the rules say, or its name is taken; then nothing has been done. Or the database
/// fails.
pub fn import(cx: &mut Context, text: &str, new_name: &str, doc: &mut Doc) -> CommandResult {
    let export: Export = serde_json::from_str(text)
        .map_err(|error| Refusal::because(say!("This is not an export of a game: {}.", term(error.to_string()))))?;
    if export.format != FORMAT {
        return refuse(say!(
            "This export has format {format}, and this program reads format {own}: export the game again, with the same version of Chancery as here.",
            export.format,
            own = FORMAT
        ));
    }
    let new_name = if new_name.is_empty() { export.game.to_lowercase() } else { new_name.to_lowercase() };
    name::check(&new_name)?;
    if cx.store.game_named(&new_name)?.is_some() {
        return refuse(say!(
            "There is already a game {}. Import this one under another name: AS and the name (at the machine, --as).",
            sentence::game(new_name)
        ));
    }
    let password = cx.no_password();
    // Whatever goes wrong, nothing of it stays.
    let done = cx.store.savepoint(|| build(cx.env, &export, &new_name, &password));
    let (id, vacant) = done.map_err(|error| {
        let why = format!("{error:#}");
        Refusal::because(say!("The game has not been imported: {}.", term(why.trim_end_matches('.'))))
    })?;
    let game = GameCx::of_clock(cx.env, id)?;
    tell(&game)?;
    let game = &game.game;
    let name = sentence::game(&game.row.name);
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
            "Vacant, as nobody of that name or address is registered here: {}. ASSIGN gives a seat to somebody.",
            and(vacant.iter().map(term))
        ));
    }
    if game.row.life == Life::Paused {
        let keeper = line(format!("KEEPER {}", game.row.name));
        doc.also(say!("It is paused: {keeper}, and then RESUME, lets it go on.", keeper));
    }
    Ok(())
}

/// Stores the game, and compares. Its number, and the seats that nobody has.
fn build(env: Env, export: &Export, new_name: &str, password: &str) -> Result<(GameId, Vec<String>)> {
    let store = env.store;
    let mut row = row_of(env, export, new_name)?;
    row.id = store.add_game(&row)?;
    store.change_game(&row)?;
    // What has been drawn was drawn from a secret that is not known here: of a game without luck, nobody needs it.
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
    replay::replay(&game, &store.whole_record(row.id)?, &store.edits(row.id)?)?;
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

/// The row of the game.
fn row_of(env: Env, export: &Export, new_name: &str) -> Result<GameRow> {
    let judge = env.judge;
    let family = judge.catalogue.family(&export.family)?;
    let secret = match &export.secret {
        Some(secret) => secret.clone(),
        None => hex(&(judge.new_luck)()?.opened()),
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
    // Whoever was waiting is told, and the keeper looks at it first.
    row.life = if life == Life::Running { Life::Paused } else { life };
    row.paused = (row.life == Life::Paused).then(|| export.exported.unwrap_or(env.now).min(env.now));
    row.position = export.position.as_ref().map(Value::to_string);
    row.chains = export.chains.as_ref().map(Value::to_string);
    row.hands = export.hands.as_ref().map(Value::to_string);
    ensure!((life == Life::Forming) == row.position.is_none(), "its position is missing");
    (row.turn, row.phase) = (export.turn, export.phase.clone());
    (row.deadline, row.grace) = (export.deadline, export.grace);
    (row.started, row.ended) = (export.started, export.ended);
    row.outcome = export.outcome.as_ref().map(GameEnd::row).transpose()?;
    Ok(row)
}

/// Seats those who sit in the game now and are registered here. The seats that are left vacant.
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

/// Returns the person who is meant: by address, or by a name that only one person here has.
fn somebody(store: &Store, tenure: &Tenure) -> Result<Option<User>> {
    if let Some(address) = &tenure.address {
        return store.user_at(address);
    }
    let is_meant = |user: &User| !user.address.is_empty() && user.name.eq_ignore_ascii_case(&tenure.name);
    let mut found: Vec<User> = store.users_named(&tenure.name)?.into_iter().filter(is_meant).collect();
    Ok(if found.len() == 1 { found.pop() } else { None })
}

/// Keeps the events, and all that everyone could read.
fn keep_history(store: &Store, game: GameId, export: &Export) -> Result<()> {
    for entry in &export.journal {
        let (who, what) = (Wording::words(&entry.who), Wording::words(&entry.what));
        store.note(&JournalEntry { at: entry.at, game: Some(game), who, what, letter: None })?;
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

/// Tells those who sit in the game that it is here.
fn tell(cx: &GameCx) -> CommandResult {
    cx.note("imported by the keeper").map_err(|error| anyhow!(error))?;
    let game = &cx.game;
    cx.post_to_all(&cx.subject("The game is here"), |seat, doc| {
        doc.para(say!(
            "The keeper has brought the game {} to this judge, with all of its record. You are {} in it, as before. Your seat has no password: simply answer my letters. {} and a word gives it one.",
            sentence::game(&game.row.name),
            term(game.seat_title(seat)),
            line("SET PASSWORD")
        ));
        if game.row.life == Life::Paused {
            doc.also("It is paused until the keeper lets it go on; you are told then.");
        }
        if game.table.is_some() {
            add_status(game, seat, doc)?;
        }
        Ok(())
    })?;
    Ok(())
}
