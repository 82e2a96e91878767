//! `chancery script`: the keeper's commands and modules.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::boards::catalogue::Catalogue;
use crate::command::script_commands;
use crate::commands::COMMANDS;
use crate::game::Game;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::mail::source::Arrival;
use crate::referee::modules::{choice, trial};
use crate::scripts::engine::Script;
use crate::scripts::head::{Head, untrue};
use crate::scripts::{MAX_STEPS, ScriptKind, is_script_name};
use crate::server::work::Work;
use crate::store::Store;
use anyhow::{Context as _, Result, bail, ensure};
use clap::{Subcommand, ValueEnum};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

const EXAMPLES: &str = "\
Examples:
    chancery script list
    chancery script show restrict
    chancery script new module calm
    chancery script check calm
    chancery script test calm
    chancery script try restrict --game demo --option FG
    chancery script upgrade demo calm";

/// Write, check and try scripts, which are the keeper's own commands and modules
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ScriptArgs {
    #[command(subcommand)]
    what: ScriptCommand,
    #[command(flatten)]
    place: JudgeLocation,
}

/// The kind of a script.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum KindWord {
    Command,
    Module,
}

#[derive(Debug, Subcommand)]
enum ScriptCommand {
    /// List all scripts, and the errors in your own
    List,
    /// Show a script's text
    Show {
        /// Name of the script
        name: String,
    },
    /// Write an example script to your scripts folder
    New {
        /// Kind of script
        kind: KindWord,
        /// Name: 2 to 24 of a-z, 0-9 and _
        name: String,
    },
    /// Check scripts' heads, names and hooks on random play; without a name, check all
    Check {
        /// Names of scripts
        names: Vec<String>,
    },
    /// Run the example lines (> and <) in a script's head
    Test {
        /// Name of the script
        name: String,
    },
    /// Replay a game's record with a module and show its effects; changes nothing
    Try {
        /// Name of the module
        name: String,
        /// Name of the game
        #[arg(long)]
        game: String,
        /// Option, as after SET and the module's name
        #[arg(long, default_value = "")]
        option: String,
        /// Last turn to replay
        #[arg(long)]
        turn: Option<u32>,
    },
    /// Update a module in a game to its newest text, and e-mail the players
    Upgrade {
        /// Name of the game
        game: String,
        /// Name of the module
        name: String,
    },
}

/// Runs the command.
///
/// # Errors
/// If the script or game does not exist, or the configuration cannot be read.
pub(super) fn run(args: &ScriptArgs) -> Result<ExitCode> {
    let config = args.place.config()?;
    let catalogue = Catalogue::new(Some(config.boards())).with_scripts(config.script_library());
    match &args.what {
        ScriptCommand::List => super::print(&list(&catalogue))?,
        ScriptCommand::Show { name } => super::print(&find(&catalogue, name)?.text)?,
        ScriptCommand::New { kind, name } => super::print(&new(&config, *kind, name)?)?,
        ScriptCommand::Check { names } => return check(&catalogue, names),
        ScriptCommand::Test { name } => {
            let script = find(&catalogue, name)?;
            return test(&script, catalogue.scripts().folder());
        }
        ScriptCommand::Try { name, game, option, turn } => {
            let store = Store::open_to_read(&config.database())?;
            store.check_schema()?;
            let row = store.game_named(game)?.with_context(|| format!("unknown game '{game}'"))?;
            let game = Game::load(&store, row, &catalogue)?;
            let said = trial::on_record(&store, &catalogue, &game, &find(&catalogue, name)?, (option, *turn))?;
            super::print(&if said.is_empty() {
                "The module would change nothing.\n".to_owned()
            } else {
                said.join("\n") + "\n"
            })?;
        }
        ScriptCommand::Upgrade { game, name } => {
            let script = find(&catalogue, name)?;
            let (game, name) = (keeper_lines::word(game)?, script.name.to_uppercase());
            return keeper_lines::carry_out(&args.place, &format!("KEEPER {game}\nSET {name} NEWEST"));
        }
    }
    Ok(ExitCode::SUCCESS)
}

const KINDS: [ScriptKind; 2] = [ScriptKind::Command, ScriptKind::Module];

fn find(catalogue: &Catalogue, name: &str) -> Result<Arc<Script>> {
    let scripts = catalogue.scripts();
    let found = KINDS.into_iter().find_map(|kind| scripts.get(kind, &name.to_lowercase()));
    match found {
        Some(Ok(script)) => Ok(script),
        Some(Err(flaws)) => bail!("{}", flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")),
        None => bail!("unknown script '{name}'; `chancery script list` lists them"),
    }
}

fn list(catalogue: &Catalogue) -> String {
    let scripts = catalogue.scripts();
    let mut text = String::new();
    for kind in KINDS {
        for name in scripts.names(kind) {
            let about = match scripts.get(kind, &name) {
                Some(Ok(script)) => format!("{:<22}  {}", script.head.usage, script.head.about),
                Some(Err(flaws)) => format!("FLAWED: {}", flaws.first().map(ToString::to_string).unwrap_or_default()),
                None => continue,
            };
            let word = if kind == ScriptKind::Module { "module" } else { "command" };
            text += &format!("{word:<8} {name:<12} {about}\n");
        }
    }
    text
}

const NEW_MODULE: &str = "\
//! NAME -- no press in spring.
//!
//! Option: WORD
//! Sees: press
//!
//! Its effect, in lines of at most 72 columns.
//!
//! > CREATE ?quiet secret standard NAME
//! < Game 'quiet' has been created: Standard, Title, for 7 players.
fn option(text, board) {
    if text != \"\" { refuse(\"WORD has no value.\"); }
    true
}

fn press(game, letter) {
    if game.season == \"spring\" { refuse(`No press is sent in ${game.season}.`); }
}
";

const NEW_COMMAND: &str = "\
//! NAME -- greets.
//!
//! Usage: WORD
//! Who: anyone
//!
//! Its effect, in lines of at most 72 columns.
//!
//! > WORD
//! < Good day.
fn run(game, writer, args) {
    say(\"Good day.\");
}
";

fn new(config: &Config, kind: KindWord, name: &str) -> Result<String> {
    ensure!(
        is_script_name(name),
        "{name} is not a valid name for a script: use 2 to 24 of a-z, 0-9 and _, a letter first"
    );
    let (kind, text) = match kind {
        KindWord::Command => (ScriptKind::Command, NEW_COMMAND),
        KindWord::Module => (ScriptKind::Module, NEW_MODULE),
    };
    let library = config.script_library();
    let folder = library.folder().context("the folder for scripts does not exist")?.join(kind.folder());
    let path = folder.join(format!("{name}.rhai"));
    ensure!(!path.exists() && library.get(kind, name).is_none(), "the script {name} already exists");
    let word = name.replace('_', " ").to_uppercase();
    let title = word.get(..1).unwrap_or_default().to_owned() + &word.get(1..).unwrap_or_default().to_lowercase();
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(&path, text.replace("NAME", name).replace("WORD", &word).replace("Title", &title))?;
    Ok(format!("{}\n", path.display()))
}

/// The flaws of a script, or the steps that its hooks took.
fn checked(catalogue: &Catalogue, kind: ScriptKind, name: &str) -> Result<Result<String, Vec<String>>> {
    let clash = match kind {
        ScriptKind::Command => script_commands::clash(COMMANDS, name).map(|word| format!("the command {word}")),
        ScriptKind::Module => choice::clash(catalogue, name).map(str::to_owned),
    };
    let mut wrong: Vec<String> =
        clash.map(|what| format!("{name}: {what} already has this name")).into_iter().collect();
    let script = match catalogue.scripts().get(kind, name) {
        Some(Ok(script)) => script,
        Some(Err(flaws)) => return Ok(Err(flaws.iter().map(ToString::to_string).collect())),
        None => bail!("unknown script '{name}'"),
    };
    if script.head.examples.is_empty() {
        wrong.push(format!("{name}: its head has no example (lines with > and <)"));
    }
    if kind == ScriptKind::Command {
        return Ok(if wrong.is_empty() { Ok(String::new()) } else { Err(wrong) });
    }
    let typed = script.head.usage.split_once('=').map_or("", |(_, option)| option);
    let trial = trial::trial(catalogue, &script, typed, Clock::system().now())?;
    wrong.extend(trial.failures.iter().map(ToString::to_string));
    wrong.extend(
        trial.unsteady.iter().map(|hook| format!("{name}: {} gives two results for the same call", hook.name())),
    );
    if !wrong.is_empty() {
        return Ok(Err(wrong));
    }
    let steps = trial.steps.iter().map(|(hook, steps)| format!("{}: {steps} of {MAX_STEPS}", hook.name()));
    Ok(Ok(format!("; {} calls; most steps: {}", trial.n_calls, steps.collect::<Vec<_>>().join(", "))))
}

fn check(catalogue: &Catalogue, names: &[String]) -> Result<ExitCode> {
    let scripts = catalogue.scripts();
    let wanted = |name: &String| names.is_empty() || names.iter().any(|wanted| wanted.eq_ignore_ascii_case(name));
    let (mut exit, mut n_found) = (ExitCode::SUCCESS, 0);
    for kind in KINDS {
        for name in scripts.names(kind).into_iter().filter(&wanted) {
            n_found += 1;
            let text = match checked(catalogue, kind, &name)? {
                Ok(steps) => format!("{name}: sound{steps}\n"),
                Err(wrong) => {
                    exit = ExitCode::FAILURE;
                    wrong.join("\n") + "\n"
                }
            };
            super::print(&text)?;
        }
    }
    ensure!(n_found != 0, "unknown script; `chancery script list` lists them");
    Ok(exit)
}

/// Runs the example in a script's head, in a judge in memory with the same scripts. Ann plays Austria in the game `demo`.
fn test(script: &Script, folder: Option<&PathBuf>) -> Result<ExitCode> {
    let mut config = Config::embedded(Path::new("unused"));
    config.scripts.folder = folder.cloned();
    let store = Store::in_memory()?;
    let judge = Judge::new(COMMANDS, &config, &store)?;
    let now = Clock::system().now();
    let mut n_letters = 0;
    let mut write = |from: &str, lines: &str| -> Result<String> {
        n_letters += 1;
        let raw = format!("From: {from}\nTo: {}\nMessage-ID: <{n_letters}@test>\n\n{lines}\n", config.address);
        let arrival = Arrival {
            key: format!("test:{n_letters}"),
            size: raw.len() as u64,
            raw: raw.into_bytes(),
            ..Arrival::default()
        };
        let work = Work::new(&judge, &store, now);
        work.take_in(&[arrival])?;
        while work.process_inbox(64)? != 0 {}
        let mail = work.outgoing(1000)?;
        let answer = mail.iter().rev().find(|letter| letter.mail.to == from && letter.mail.subject.starts_with("Re:"));
        Ok(answer.map(|letter| letter.mail.body.clone()).unwrap_or_default())
    };
    for (name, power) in PLAYERS {
        let lines = if power == "A" { "CREATE ?demo secret standard" } else { "SIGN ON ?demo secret" };
        write(&format!("{name}@example.org"), &format!("REGISTER {name} Tester\n{lines}\nSET PREFERENCE {power}"))?;
    }
    let mut failed = None;
    let wrong = untrue(&script.head, |lines| match write("ann@example.org", lines) {
        Ok(answer) => answer,
        Err(error) => {
            failed = Some(error);
            String::new()
        }
    });
    match (failed, wrong) {
        (Some(error), _) => Err(error),
        (None, None) if has_example(&script.head) => {
            super::print(&format!("{}: its example works\n", script.name))?;
            Ok(ExitCode::SUCCESS)
        }
        (None, None) => bail!("{} has no example, lines with > and <", script.name),
        (None, Some((missing, answer))) => {
            super::print(&format!("{}: the reply lacks the line {missing:?}:\n\n{answer}\n", script.name))?;
            Ok(ExitCode::FAILURE)
        }
    }
}

fn has_example(head: &Head) -> bool {
    !head.examples.is_empty()
}

/// The players of the examples' game.
const PLAYERS: [(&str, &str); 7] =
    [("ann", "A"), ("eve", "E"), ("fred", "F"), ("gus", "G"), ("ida", "I"), ("rob", "R"), ("tom", "T")];
