//! The program's subcommands, one file each.
//!
//! An error is one sentence on standard error. The exit code gives its kind: 1 for a failure, 2 for a wrong command line, 75 if `deliver`
//! could not store an e-mail, 78 for an invalid configuration, 79 if another judge has taken over.
pub mod adjudicate;
mod announce;
mod backup;
mod check;
mod console;
mod copy;
mod deliver;
mod demo;
mod dkim;
mod dry_run;
mod foreign_game;
mod game;
mod health;
mod journal;
mod journal_lines;
mod judge_location;
mod keeper_lines;
mod letters;
mod mail;
mod mailbox;
mod map;
mod migrate;
mod pause;
pub mod position;
mod realpolitik_folder;
mod relocation;
mod restore;
mod script;
mod scripts;
mod secret;
mod serve;
mod setup;
mod standby;
mod takeover;
mod user;
mod variant;
mod variant_import;
mod variant_picture;
mod verify;
mod version;

use crate::judge::config::Problem;
use crate::mail::BUILT_WITHOUT;
use crate::server::copier::SupersededJudge;
use crate::text::Width;
use crate::text::doc::{Audience, Doc};
use crate::text::words::{Layout, Reader};
use clap::{CommandFactory as _, Parser, Subcommand};
use jiff::tz::TimeZone;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::LazyLock;

const EXAMPLES: &str = "\
Examples:
    chancery serve
    chancery check --config /etc/chancery/chancery.toml";

/// The version, with the features that the program was built without.
static VERSION: LazyLock<String> = LazyLock::new(|| match BUILT_WITHOUT {
    "" => env!("CARGO_PKG_VERSION").to_owned(),
    parts => format!("{}, built without {parts}", env!("CARGO_PKG_VERSION")),
});

/// `EX_CONFIG` (sysexits.h). The service does not try again until the keeper has fixed the configuration.
const WRONG_CONFIGURATION: u8 = 78;
/// Another judge has taken over. The service stays down.
const SUPERSEDED: u8 = 79;

/// A play-by-mail judge for Diplomacy and its variants, Stratego and Conquest.
#[derive(Debug, Parser)]
#[command(name = "chancery", version = VERSION.as_str(), after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: CliCommand,
}

#[derive(Debug, Subcommand)]
enum CliCommand {
    Setup(setup::SetupArgs),
    Serve(serve::ServeArgs),
    Deliver(deliver::DeliverArgs),
    Try(dry_run::DryRunArgs),
    Mail(mail::MailArgs),
    Demo(demo::DemoArgs),
    Adjudicate(adjudicate::AdjudicateArgs),
    Game(game::GameArgs),
    Map(map::MapArgs),
    Letters(letters::LettersArgs),
    Console(console::ConsoleArgs),
    Announce(announce::AnnounceArgs),
    Pause(pause::PauseArgs),
    Resume(pause::ResumeArgs),
    User(user::UserArgs),
    Variant(variant::VariantArgs),
    Script(scripts::ScriptArgs),
    Verify(verify::VerifyArgs),
    Check(check::CheckArgs),
    Health(health::HealthArgs),
    Journal(journal::JournalArgs),
    Backup(backup::BackupArgs),
    Restore(restore::RestoreArgs),
    Move(relocation::MoveArgs),
    Copy(copy::CopyArgs),
    Takeover(takeover::TakeoverArgs),
    Standby(standby::StandbyArgs),
    Migrate(migrate::MigrateArgs),
    Dkim(dkim::DkimArgs),
    Secret(secret::SecretArgs),
    Version(version::VersionArgs),
}

/// The command line with its help.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the command line.
pub fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        CliCommand::Setup(args) => setup::run(&args),
        CliCommand::Serve(args) => serve::run(&args),
        CliCommand::Deliver(args) => deliver::run(&args),
        CliCommand::Try(args) => dry_run::run(&args),
        CliCommand::Mail(args) => mail::run(&args),
        CliCommand::Demo(args) => demo::run(&args),
        CliCommand::Adjudicate(args) => adjudicate::run(&args),
        CliCommand::Game(args) => game::run(&args),
        CliCommand::Map(args) => map::run(&args),
        CliCommand::Letters(args) => letters::run(&args),
        CliCommand::Console(args) => console::run(&args),
        CliCommand::Announce(args) => announce::run(&args),
        CliCommand::Pause(args) => pause::pause(&args),
        CliCommand::Resume(args) => pause::resume(&args),
        CliCommand::User(args) => user::run(&args),
        CliCommand::Variant(args) => variant::run(&args),
        CliCommand::Script(args) => scripts::run(&args),
        CliCommand::Verify(args) => verify::run(&args),
        CliCommand::Check(args) => check::run(&args),
        CliCommand::Health(args) => health::run(&args),
        CliCommand::Journal(args) => journal::run(&args),
        CliCommand::Backup(args) => backup::run(&args),
        CliCommand::Restore(args) => restore::run(&args),
        CliCommand::Move(args) => relocation::run(&args),
        CliCommand::Copy(args) => copy::run(&args),
        CliCommand::Takeover(args) => takeover::run(&args),
        CliCommand::Standby(args) => standby::run(&args),
        CliCommand::Migrate(args) => migrate::run(&args),
        CliCommand::Dkim(args) => dkim::run(&args),
        CliCommand::Secret(args) => secret::run(&args),
        CliCommand::Version(args) => version::run(&args),
    };
    outcome.unwrap_or_else(|error| {
        if is_broken_pipe(&error) {
            // The reader of the output has closed it.
            return ExitCode::SUCCESS;
        }
        complain(&error);
        match () {
            () if error.is::<Box<Problem>>() => ExitCode::from(WRONG_CONFIGURATION),
            () if error.is::<SupersededJudge>() => ExitCode::from(SUPERSEDED),
            () => ExitCode::FAILURE,
        }
    })
}

/// Prints an error on standard error.
fn complain(error: &anyhow::Error) {
    let said = format!("{error:#}");
    // If that fails, only the exit code reports the error.
    let _ = writeln!(io::stderr(), "chancery: {}.", said.trim_end().trim_end_matches('.'));
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Writes to standard output.
fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes the document that `tell` fills to standard output, in this machine's time zone.
fn print_doc(tell: impl FnOnce(&mut Doc)) -> anyhow::Result<()> {
    let mut doc = Doc::new(Reader::new(TimeZone::system(), Layout::Columns(Width::USUAL)));
    tell(&mut doc);
    print(&doc.text(Audience::Reader))
}

/// Writes JSON to standard output.
fn print_json(value: &impl serde::Serialize) -> anyhow::Result<()> {
    print(&format!("{}\n", serde_json::to_string_pretty(value)?))
}
