//! `chancery game`: shows and changes games on the keeper's behalf.
use super::foreign_game::{self, ForeignGameHints, GameFormat};
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::{export, game_file};
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
    sudo -u chancery chancery game export spring --edit > spring.toml
    sudo -u chancery chancery game edit spring --file spring.toml --check
    sudo -u chancery chancery game import spring.json --as autumn
    sudo -u chancery chancery game import war.dpy --sandbox ann@example.org
    sudo -u chancery chancery game export spring --format dpy > spring.dpy
    sudo -u chancery chancery game replay
    sudo -u chancery chancery game rename spring autumn
    sudo -u chancery chancery game edit spring lines.txt --check
    sudo -u chancery chancery game assign spring France zoe@example.org
    sudo -u chancery chancery game pause spring
    sudo -u chancery chancery game resume spring
    sudo -u chancery chancery game terminate spring";

/// Show and fix games, whether the judge is running or not
///
/// The judge e-mails the players about every change, in the keeper's name.
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
    /// Show a game's settings, seats, deadline and last events
    Show {
        /// Name of the game
        name: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Export a game's complete record as JSON, which a judge can resume
    Export {
        /// Name of the game
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        name: Option<String>,
        /// Write every game to this folder, one file each
        #[arg(long, value_name = "FOLDER")]
        all: Option<PathBuf>,
        /// Include players' addresses, submitted orders and the secret of the luck: to move a game, not to publish it. A running game
        /// with hidden information or standing orders has no other export
        #[arg(long)]
        private: bool,
        /// File format: Realpolitik (dpy) and RealWorld (dpw) can open dpy and dpw files
        #[arg(long, value_enum, default_value = "json", conflicts_with = "all")]
        format: GameFormat,
        /// Write an editable file for `edit --file` instead, with settings, seats, position and submitted orders
        #[arg(long, conflicts_with_all = ["all", "private", "format"])]
        edit: bool,
    },
    /// Import a game from an `export` file, and adjudicate all its turns again to compare
    ///
    /// Also imports a game of Realpolitik (.dpy) or RealWorld (.dpw), or the start of one of their variants (.gam). The judge
    /// replays it by its own rules. If the file's next position differs, it records a change by hand.
    Import {
        /// File to import; `-` means standard input
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        file: Option<PathBuf>,
        /// Import every file in this folder
        #[arg(long, value_name = "FOLDER")]
        all: Option<PathBuf>,
        /// Name for the imported game
        #[arg(long = "as", value_name = "NAME", conflicts_with = "all")]
        name: Option<String>,
        /// Import as a sandbox of this user, who plays all powers
        #[arg(long, value_name = "ADDRESS", conflicts_with = "all")]
        sandbox: Option<String>,
        /// Board of a Realpolitik game [default: the board with the variant's name]
        #[arg(long, value_name = "BOARD", conflicts_with = "all")]
        board: Option<String>,
        /// Folder of the Realpolitik variant, for a board that does not give the order of its spaces
        #[arg(long, value_name = "DIR", conflicts_with = "all")]
        folder: Option<PathBuf>,
    },
    /// Adjudicate a game's complete record again and compare; without a name, do so for every game
    Replay {
        /// Name of the game
        name: Option<String>,
    },
    /// Rename a game
    Rename {
        /// Name of the game
        name: String,
        /// New name
        new: String,
    },
    /// Edit the position with lines of EDIT (`PLACE FRANCE A PAR`, `REMOVE PAR`, `OWN PAR GERMANY`, `PHASE S1903M`)
    Edit {
        /// Name of the game
        name: String,
        /// File with the lines [default: standard input]
        #[arg(value_name = "LINES")]
        lines: Option<PathBuf>,
        /// File from `export --edit`, whose changes the judge makes
        #[arg(long, value_name = "FILE", conflicts_with = "lines")]
        file: Option<PathBuf>,
        /// Preview the changes
        #[arg(long)]
        check: bool,
    },
    /// Assign a seat to a user; the judge first asks users outside the game
    Assign {
        /// Name of the game
        name: String,
        /// Power
        power: String,
        /// Address; before the start also `nobody`
        address: String,
    },
    /// Pause one game (`chancery pause` pauses all)
    Pause {
        /// Name of the game
        name: String,
        /// Time when the game resumes automatically
        #[arg(long, value_name = "DATE")]
        until: Option<String>,
    },
    /// Resume a paused or cancelled game
    Resume {
        /// Name of the game
        name: String,
    },
    /// Cancel a game without a result; `resume` reverses this
    Terminate {
        /// Name of the game
        name: String,
    },
}

/// Runs the command.
///
/// # Errors
/// If the game does not exist, or the database cannot be read.
pub(super) fn run(args: &GameArgs) -> Result<ExitCode> {
    let place = &args.place.clone().or_installed();
    let act = |name: &str, lines: &str| {
        let name = keeper_lines::word(name)?;
        ensure!(
            keeper_lines::look(place)?.1.game_named(name)?.is_some(),
            "unknown game '{name}'; `chancery game list` lists them"
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
        GameCommand::Export { name: Some(name), private, format, .. } if *format != GameFormat::Json => {
            return write_foreign(place, name, *private, *format);
        }
        GameCommand::Export { name: Some(name), edit: true, .. } => {
            let (store, catalogue) = open(&place.config()?)?;
            super::print(&game_file::write(&store, &find(&store, name, &catalogue)?)?)?;
        }
        GameCommand::Export { name, all, private, .. } => {
            return write_out(place, name.as_deref(), all.as_deref(), *private);
        }
        GameCommand::Import { file, all, name, sandbox, board, folder } => {
            let hints = ForeignGameHints { board: board.clone(), folder: folder.clone() };
            let options = ImportOptions { name: name.as_deref(), sandbox: sandbox.as_deref(), hints };
            return bring_in(place, file.as_deref(), all.as_deref(), &options);
        }
        GameCommand::Replay { name } => {
            let (store, catalogue) = open(&place.config()?)?;
            let games = match name {
                Some(name) => vec![find(&store, name, &catalogue)?],
                None => every(&store, &catalogue)?,
            };
            return replay_all(&store, &catalogue, &games);
        }
        GameCommand::Rename { name, new } => return act(name, &format!("RENAME {}", keeper_lines::word(new)?)),
        GameCommand::Edit { name, file: Some(file), check, .. } => {
            let (store, catalogue) = open(&place.config()?)?;
            let lines = game_file::changes(&store, &find(&store, name, &catalogue)?, &read(Some(file))?)?;
            drop(store);
            if lines.is_empty() {
                super::print("The game matches the file. No changes.\n")?;
                return Ok(ExitCode::SUCCESS);
            }
            if !check {
                return act(name, &lines.join("\n"));
            }
            super::print(&format!("These commands would run:\n  {}\n\n", lines.join("\n  ")))?;
            let edit: Vec<&str> = lines.iter().map(String::as_str).skip_while(|line| *line != "EDIT").collect();
            if let Some(end) = edit.iter().position(|line| *line == "END") {
                let position = edit.get(1..end).unwrap_or_default().join("\n");
                return act(name, &format!("EDIT CHECK\n{position}\nEND"));
            }
        }
        GameCommand::Edit { name, lines, check, .. } => {
            let lines = read(lines.as_deref())?;
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
        None => bail!("unknown game '{name}'; `chancery game list` lists them"),
    }
}

fn every(store: &Store, catalogue: &Catalogue) -> Result<Vec<Game>> {
    store.games()?.into_iter().map(|row| Game::load(store, row, catalogue)).collect()
}

/// The content of a file, or of standard input.
fn read(file: Option<&Path>) -> Result<String> {
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display())),
        None => io::read_to_string(io::stdin().lock()).context("cannot read the lines"),
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

/// Writes a file, private to its owner if `private`.
fn write_file(file: &Path, text: &str, private: bool) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    if private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    options.open(file)?.write_all(text.as_bytes())
}

/// Writes a game for Realpolitik to standard output, and what the file lacks to standard error.
fn write_foreign(place: &JudgeLocation, name: &str, private: bool, format: GameFormat) -> Result<ExitCode> {
    let (store, catalogue) = open(&place.config()?)?;
    let game = find(&store, name, &catalogue)?;
    let export = export::of(&store, &catalogue, &game, private, Clock::system().now())?;
    let Some(program) = format.program() else { return Ok(ExitCode::SUCCESS) };
    let written = foreign_game::write(&catalogue, &export, private, program)?;
    for note in &written.notes {
        writeln!(io::stderr(), "{note}")?;
    }
    super::print(&written.text)?;
    Ok(ExitCode::SUCCESS)
}

/// The options of an import.
struct ImportOptions<'a> {
    name: Option<&'a str>,
    sandbox: Option<&'a str>,
    hints: ForeignGameHints,
}

/// Imports one file, or all files in a folder. The exit code says whether all succeeded.
fn bring_in(
    place: &JudgeLocation,
    file: Option<&Path>,
    all: Option<&Path>,
    options: &ImportOptions<'_>,
) -> Result<ExitCode> {
    let mut files: Vec<PathBuf> = file.map(Path::to_owned).into_iter().collect();
    if let Some(folder) = all {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        files = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|kind| kind == "json"));
        files.sort();
        ensure!(!files.is_empty(), "no export in {}", folder.display());
    }
    let config = place.config()?;
    let mut exit = ExitCode::SUCCESS;
    for file in &files {
        let value: Value = if foreign_game::is_foreign(file) {
            let game = foreign_game::read(place, file, &options.hints, Clock::system().now())?;
            super::print(&game.notes)?;
            serde_json::to_value(&game.export)?
        } else {
            let text = read(Some(file))?;
            serde_json::from_str(&text).with_context(|| format!("{} is not an export", file.display()))?
        };
        let mut how = String::new();
        for (word, value) in [("AS", options.name), ("FOR", options.sandbox)] {
            if let Some(value) = value.map(keeper_lines::word).transpose()? {
                how += &format!(" {word} {value}");
            }
        }
        let said = keeper_lines::ask(&config, &format!("KEEPER IMPORT{how}\n{value}\nENDIMPORT"))?;
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
        return "No games.\n".to_owned();
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

/// A game as data, which [`show`] prints.
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

fn replay_all(store: &Store, catalogue: &Catalogue, games: &[Game]) -> Result<ExitCode> {
    let mut exit = ExitCode::SUCCESS;
    for game in games {
        let edits = store.edits(game.row.id)?;
        let by_hand = match edits.iter().filter(|edit| edit.undone.is_none()).count() {
            0 => String::new(),
            1 => "; the position was once changed by hand".to_owned(),
            n => format!("; the position was changed by hand {n} times"),
        };
        let text = match replay::replay(store, catalogue, game, &store.whole_record(game.row.id)?, &edits) {
            Ok(0) => format!("{}: no turns adjudicated yet{by_hand}\n", game.row.name),
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
