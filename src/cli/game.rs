//! `chancery game`: the games, as the keeper sees and mends them.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::export;
use crate::boards::catalogue::Catalogue;
use crate::game::Game;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::referee::table::replay;
use crate::store::{GameRow, Store};
use crate::text::counted;
use anyhow::{Context as _, Result, bail, ensure};
use clap::Subcommand;
use jiff::Timestamp;
use serde_json::{Value, json};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The number of journal entries that `show` prints: the latest ones.
const LATEST: usize = 15;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery game list
    sudo -u chancery chancery game show spring --json
    sudo -u chancery chancery game export spring > spring.json
    sudo -u chancery chancery game import spring.json --as autumn
    sudo -u chancery chancery game replay
    sudo -u chancery chancery game rename spring autumn
    sudo -u chancery chancery game edit spring lines.txt --check
    sudo -u chancery chancery game assign spring France zoe@example.org
    sudo -u chancery chancery game pause spring
    sudo -u chancery chancery game resume spring
    sudo -u chancery chancery game terminate spring";

/// Look at the games and mend them, whether the judge is running or not
///
/// Whatever changes a game is told to its players, as from the keeper.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct GameArgs {
    #[command(flatten)]
    place: JudgeLocation,
    #[command(subcommand)]
    what: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// List all games
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a game: its settings, seats and deadline, and what happened last
    Show {
        /// The game
        name: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print the complete record of a game as JSON, from which a judge can play it on
    Export {
        /// The game
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        name: Option<String>,
        /// Write all games into this folder, one file each
        #[arg(long, value_name = "FOLDER")]
        all: Option<PathBuf>,
        /// Also the addresses of players, the orders on file and the secret of the luck: to move a game, not to publish it. A game
        /// that is played, and in which players see only a part or keep standing orders, has no other file
        #[arg(long)]
        private: bool,
    },
    /// Bring a game from a file that `export` has written: everything is adjudicated again and compared
    Import {
        /// The file; `-` is standard input
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        file: Option<PathBuf>,
        /// All files of this folder
        #[arg(long, value_name = "FOLDER")]
        all: Option<PathBuf>,
        /// Under another name
        #[arg(long = "as", value_name = "NAME", conflicts_with = "all")]
        name: Option<String>,
    },
    /// Adjudicate the complete record of a game again, and compare; without a name, of every game
    Replay {
        /// The game
        name: Option<String>,
    },
    /// Give a game another name
    Rename {
        /// The game
        name: String,
        /// The new name
        new: String,
    },
    /// Change the position: the lines of EDIT (`PLACE FRANCE A PAR`, `REMOVE PAR`, `OWN PAR GERMANY`, `PHASE S1903M`)
    Edit {
        /// The game
        name: String,
        /// The file with the lines; without one, standard input
        file: Option<PathBuf>,
        /// Only show what would change
        #[arg(long)]
        check: bool,
    },
    /// Give a seat to somebody; anybody who is not in the game is asked first
    Assign {
        /// The game
        name: String,
        /// The power
        power: String,
        /// An address; or `nobody`, before the start
        address: String,
    },
    /// Stop the clock of one game (`chancery pause` stops all)
    Pause {
        /// The game
        name: String,
        /// When it goes on by itself
        #[arg(long, value_name = "DATE")]
        until: Option<String>,
    },
    /// Let a paused or terminated game go on
    Resume {
        /// The game
        name: String,
    },
    /// End a game without a result; `resume` lets it go on
    Terminate {
        /// The game
        name: String,
    },
}

/// Runs the command.
///
/// # Errors
/// If there is no such game, or the database cannot be read.
pub(super) fn run(args: &GameArgs) -> Result<ExitCode> {
    let place = &args.place.clone().or_installed();
    let act = |name: &str, lines: &str| {
        let name = keeper_lines::word(name)?;
        ensure!(
            keeper_lines::look(place)?.1.game_named(name)?.is_some(),
            "there is no game '{name}'; `chancery game list` lists them"
        );
        keeper_lines::carry_out(place, &format!("KEEPER {name}\n{lines}"))
    };
    match &args.what {
        GameCommand::List { json } => {
            let games = open(&place.config()?)?.0.games()?;
            match json {
                true => super::print_json(&games.iter().map(listed).collect::<Vec<_>>())?,
                false => super::print(&list(&games))?,
            }
        }
        GameCommand::Show { name, json } => {
            let (store, catalogue) = open(&place.config()?)?;
            let game = find(&store, name, &catalogue)?;
            match json {
                true => super::print_json(&shown(&store, &game)?)?,
                false => super::print(&show(&store, &game)?)?,
            }
        }
        GameCommand::Export { name, all, private } => {
            return write_out(place, name.as_deref(), all.as_deref(), *private);
        }
        GameCommand::Import { file, all, name } => {
            return bring_in(place, file.as_deref(), all.as_deref(), name.as_deref());
        }
        GameCommand::Replay { name } => {
            let (store, catalogue) = open(&place.config()?)?;
            let games = match name {
                Some(name) => vec![find(&store, name, &catalogue)?],
                None => every(&store, &catalogue)?,
            };
            return replay_all(&store, &games);
        }
        GameCommand::Rename { name, new } => return act(name, &format!("RENAME {}", keeper_lines::word(new)?)),
        GameCommand::Edit { name, file, check } => {
            let lines = read(file.as_deref())?;
            let check = if *check { " CHECK" } else { "" };
            return act(name, &format!("EDIT{check}\n{}\nEND", lines.trim_end()));
        }
        GameCommand::Assign { name, power, address } => {
            return act(name, &format!("ASSIGN {} TO {}", keeper_lines::word(power)?, keeper_lines::word(address)?));
        }
        GameCommand::Pause { name, until } => {
            let until = until.as_deref().map(keeper_lines::word).transpose()?;
            let until = until.map_or(String::new(), |until| format!(" UNTIL {until}"));
            return act(name, &format!("PAUSE{until}"));
        }
        GameCommand::Resume { name } => return act(name, "RESUME"),
        GameCommand::Terminate { name } => return act(name, &format!("TERMINATE {}", keeper_lines::word(name)?)),
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

fn every(store: &Store, catalogue: &Catalogue) -> Result<Vec<Game>> {
    store.games()?.into_iter().map(|row| Game::load(store, row, catalogue)).collect()
}

/// A file, or standard input.
fn read(file: Option<&Path>) -> Result<String> {
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display())),
        None => io::read_to_string(io::stdin().lock()).context("cannot read what is to be done"),
    }
}

/// Exports one game to standard output, or all into a folder.
fn write_out(place: &JudgeLocation, name: Option<&str>, all: Option<&Path>, private: bool) -> Result<ExitCode> {
    let (store, catalogue) = open(&place.config()?)?;
    let now = Clock::system().now();
    if let Some(name) = name {
        let game = find(&store, name, &catalogue)?;
        super::print_json(&export::of(&store, &catalogue, &game, private, now)?)?;
    }
    let Some(folder) = all else { return Ok(ExitCode::SUCCESS) };
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let mut games = every(&store, &catalogue)?;
    if !private {
        let (open, closed): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| export::may_publish(game).is_ok());
        let why = closed.iter().filter_map(|game| export::may_publish(game).err());
        super::print(&why.map(|why| format!("Left out: {why}.\n")).collect::<String>())?;
        games = open;
    }
    for game in &games {
        let file = folder.join(format!("{}.json", game.row.name));
        let text = serde_json::to_string_pretty(&export::of(&store, &catalogue, game, private, now)?)?;
        write_file(&file, &(text + "\n"), private).with_context(|| format!("cannot write {}", file.display()))?;
    }
    super::print(&format!("{} in {}\n", counted(games.len(), "game"), folder.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes a file; a private one is for its owner only.
fn write_file(file: &Path, text: &str, private: bool) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    options.open(file)?.write_all(text.as_bytes())
}

/// Imports one file, or all of a folder. The exit code says whether all could be.
fn bring_in(place: &JudgeLocation, file: Option<&Path>, all: Option<&Path>, name: Option<&str>) -> Result<ExitCode> {
    let mut files: Vec<PathBuf> = file.map(Path::to_owned).into_iter().collect();
    if let Some(folder) = all {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|kind| kind == "json"));
        files.sort();
        ensure!(!files.is_empty(), "there is no export in {}", folder.display());
    }
    let config = place.config()?;
    let mut exit = ExitCode::SUCCESS;
    for file in &files {
        let text = read(Some(file))?;
        let value: Value =
            serde_json::from_str(&text).with_context(|| format!("{} is not an export", file.display()))?;
        let name = name.map(keeper_lines::word).transpose()?.map_or(String::new(), |name| format!(" AS {name}"));
        let said = keeper_lines::ask(&config, &format!("KEEPER IMPORT{name}\n{value}\nENDIMPORT"))?;
        if keeper_lines::is_refused(&said) {
            exit = ExitCode::FAILURE;
        }
        super::print(&said)?;
    }
    Ok(exit)
}

fn listed(game: &GameRow) -> Value {
    json!({
        "name": game.name, "variant": game.variant, "life": game.life.word(), "phase": game.phase, "deadline": game.deadline,
    })
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

/// A game as data: what [`show`] prints.
fn shown(store: &Store, game: &Game) -> Result<Value> {
    let row = &game.row;
    let due = game.due();
    let seats = game.seats.iter().map(|seat| {
        let owes = game.ordered_by(seat).into_iter().any(|power| due.contains(&power));
        json!({
            "seat": game.seat_title(seat),
            "name": seat.user_name,
            "address": seat.user_address,
            "orders_missing": owes && !game.lacking_of(seat).is_empty(),
            "waits": seat.wait,
            "times_late": seat.n_late,
            "abandoned": seat.abandoned,
        })
    });
    let journal = store.journal(row.id)?;
    let latest = journal.iter().skip(journal.len().saturating_sub(LATEST));
    Ok(json!({
        "name": row.name,
        "variant": game.variant(),
        "life": row.life.word(),
        "result": game.result(),
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "turn": row.turn,
        "phase": row.phase,
        "deadline": row.deadline,
        "grace": row.grace,
        "next_look": row.next_at,
        "settings": game.settings.differing(),
        "seats": seats.collect::<Vec<_>>(),
        "journal": latest.map(|entry| json!({ "at": entry.at, "who": entry.who, "what": entry.what })).collect::<Vec<_>>(),
    }))
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
            notes.push(format!("late {}", counted(seat.n_late, "time")));
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
