//! `chancery game`: shows the games to the keeper.
use super::place::Place;
use super::replay;
use crate::boards::catalogue::Catalogue;
use crate::game::{Game, Seat};
use crate::judge::config::Config;
use crate::store::{GameRow, Parting, Store};
use anyhow::{Context as _, Result, bail};
use clap::Subcommand;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::process::ExitCode;

/// The number of journal entries that `show` prints: the latest ones.
const LATEST: usize = 15;

const EXAMPLES: &str = "\
Examples:
    chancery game list --config /etc/chancery/chancery.toml
    chancery game show spring --config /etc/chancery/chancery.toml
    chancery game export spring --config /etc/chancery/chancery.toml > spring.json
    chancery game replay --config /etc/chancery/chancery.toml";

/// Look at the games, whether the judge is running or not
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List all games
    List {
        #[command(flatten)]
        place: Place,
    },
    /// Show a game: its settings, seats and deadline, and what happened last
    Show {
        /// The game
        name: String,
        #[command(flatten)]
        place: Place,
    },
    /// Print the complete record of a game as JSON
    Export {
        /// The game
        name: String,
        #[command(flatten)]
        place: Place,
    },
    /// Adjudicate the complete record of a game again, and compare; without a name, of every game
    Replay {
        /// The game
        name: Option<String>,
        #[command(flatten)]
        place: Place,
    },
}

/// Runs the command.
///
/// # Errors
/// If there is no such game, or the database cannot be read.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::List { place } => super::print(&list(&open(&place.config()?)?.0.games()?))?,
        What::Show { name, place } => {
            let (store, catalogue) = open(&place.config()?)?;
            super::print(&show(&store, &find(&store, name, &catalogue)?)?)?;
        }
        What::Export { name, place } => {
            let (store, catalogue) = open(&place.config()?)?;
            let record = export(&store, &find(&store, name, &catalogue)?)?;
            super::print(&format!("{}\n", serde_json::to_string_pretty(&record)?))?;
        }
        What::Replay { name, place } => {
            let (store, catalogue) = open(&place.config()?)?;
            let games = match name {
                Some(name) => vec![find(&store, name, &catalogue)?],
                None => {
                    let all = store.games()?.into_iter().map(|row| Game::load(&store, row, &catalogue));
                    all.collect::<Result<_>>()?
                }
            };
            return replay_all(&store, &games);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn open(config: &Config) -> Result<(Store, Catalogue)> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    Ok((store, Catalogue::new(Some(config.boards()))))
}

fn find(store: &Store, name: &str, catalogue: &Catalogue) -> Result<Game> {
    match store.game_named(name)? {
        Some(row) => Game::load(store, row, catalogue),
        None => bail!("there is no game '{name}'; `chancery game list` lists them"),
    }
}

fn list(games: &[GameRow]) -> String {
    if games.is_empty() {
        return "There are no games.\n".to_owned();
    }
    let mut text = format!("{:<24}  {:<12}  {:<10}  {:<7}  {}\n", "name", "variant", "life", "phase", "deadline");
    for game in games {
        let (name, variant, life) = (&game.name, &game.variant, game.life.word());
        let line = format!("{name:<24}  {variant:<12}  {life:<10}  {:<7}  {}", game.phase, time(game.deadline));
        text += &format!("{}\n", line.trim_end());
    }
    text
}

fn time(time: Option<Timestamp>) -> String {
    time.map(|time| time.to_string()).unwrap_or_default()
}

fn show(store: &Store, game: &Game) -> Result<String> {
    let row = &game.row;
    let mut text = format!("{}: {}, {}\n", row.name, game.variant(), row.life.word());
    let mut line = |what: &str, value: &str| {
        if !value.is_empty() {
            text += &format!("{what:<12}  {value}\n");
        }
    };
    line("result", &game.result().unwrap_or_default());
    line("created", &time(Some(row.created)));
    line("started", &time(row.started));
    line("ended", &time(row.ended));
    line("phase", &row.phase);
    line("deadline", &time(row.deadline));
    line("grace", &time(row.grace));
    line("next look", &time(row.next_at));
    for (i, setting) in game.settings.differing().iter().enumerate() {
        line(if i == 0 { "settings" } else { "" }, setting);
    }
    text += "\n";
    for seat in &game.seats {
        let mut notes = Vec::new();
        let due = game.due();
        if game.ordered_by(seat).into_iter().any(|power| due.contains(&power)) {
            let lacks = !game.lacking_of(seat).is_empty();
            notes.push(if lacks { "orders are due" } else { "orders are in" }.to_owned());
        }
        if seat.wait {
            notes.push("waits".to_owned());
        }
        if 0 < seat.n_late {
            notes.push(format!("late {} times", seat.n_late));
        }
        if let Some(since) = seat.abandoned {
            notes.push(format!("abandoned since {since}"));
        }
        let who = format!("{} ({})", seat.user_name, seat.user_address);
        text += format!("{:<12}  {who:<40}  {}", game.seat_title(seat), notes.join(", ")).trim_end();
        text += "\n";
    }
    text += "\n";
    let journal = store.journal(row.id)?;
    for entry in journal.iter().skip(journal.len().saturating_sub(LATEST)) {
        text += &format!("{}  {:<12}  {}\n", entry.at, entry.who, entry.what);
    }
    Ok(text)
}

/// The complete record without secrets: no passwords, no tokens, no press that only some could read.
fn export(store: &Store, game: &Game) -> Result<Value> {
    let row = &game.row;
    let tenures = game.tenures(store)?;
    let mut phases = Vec::new();
    for phase in store.whole_record(row.id)? {
        let parsed = |what: &str, text: &str| -> Result<Value> {
            serde_json::from_str(text).with_context(|| format!("{what} of {} cannot be read", phase.phase))
        };
        phases.push(json!({
            "turn": phase.turn,
            "phase": phase.phase,
            "adjudicated": phase.adjudicated,
            "undone": phase.undone,
            "luck": phase.luck,
            "before": parsed("the position", &phase.before)?,
            "orders": parsed("the orders", &phase.orders)?,
            "results": parsed("the results", &phase.results)?,
            "after": parsed("the position after", &phase.after)?,
        }));
    }
    let mut edits = Vec::new();
    for edit in store.edits(row.id)? {
        edits.push(json!({ "turn": edit.turn, "lines": edit.lines, "edited": edit.edited, "undone": edit.undone }));
    }
    let journal = store.journal(row.id)?;
    let journal = journal.iter().map(|entry| json!({ "at": entry.at, "who": entry.who, "what": entry.what }));
    // Only what everybody could read: an export may be published.
    let press = store.public_press(row.id)?;
    let press = press
        .iter()
        .map(|press| json!({ "sent": press.sent, "phase": press.phase, "heading": press.heading, "body": press.body }));
    let settings: Value = serde_json::from_str(&row.settings).context("the settings cannot be read")?;
    Ok(json!({
        "format": 1,
        "game": row.name,
        "family": row.family,
        "variant": row.variant,
        "settings": settings,
        "life": row.life.word(),
        "result": game.result(),
        "outcome": row.outcome.as_ref().map(|outcome| {
            json!({ "how": outcome.kind.word(), "winners": outcome.winners, "by": outcome.by })
        }),
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "phase": row.phase,
        "deadline": row.deadline,
        "seats": tenures.iter().map(|seat| tenure(game, seat)).collect::<Vec<_>>(),
        "phases": phases,
        "edits": edits,
        "press": press.collect::<Vec<_>>(),
        "journal": journal.collect::<Vec<_>>(),
    }))
}

fn tenure(game: &Game, seat: &Seat) -> Value {
    json!({
        "seat": game.seat_title(seat),
        "name": seat.user_name,
        "since": seat.since,
        "until": seat.until,
        "why_ended": seat.why_ended.map(Parting::word),
        "times_late": seat.n_late,
    })
}

fn replay_all(store: &Store, games: &[Game]) -> Result<ExitCode> {
    let mut exit = ExitCode::SUCCESS;
    for game in games {
        let edits = store.edits(game.row.id)?;
        let by_hand = match edits.iter().filter(|edit| edit.undone.is_none()).count() {
            0 => String::new(),
            1 => "; the position was once changed by hand".to_owned(),
            n => format!("; the position was changed by hand {n} times"),
        };
        let text = match replay::replay(game, &store.whole_record(game.row.id)?, &edits) {
            Ok(0) => format!("{}: nothing has been adjudicated yet{by_hand}\n", game.row.name),
            Ok(n) => format!("{}: {n} phases, all as recorded{by_hand}\n", game.row.name),
            Err(difference) => {
                exit = ExitCode::FAILURE;
                format!("{}: {difference:#}\n", game.row.name)
            }
        };
        super::print(&text)?;
    }
    Ok(exit)
}
