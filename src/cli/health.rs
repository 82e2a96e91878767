//! `chancery health`: one line for a monitor.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::server::assessment::{assess, unreadable};
use crate::server::condition::{self, Severity, verdict};
use crate::server::copy_report;
use anyhow::Result;
use std::fs::File;
use std::io::ErrorKind;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery health --config /etc/chancery/chancery.toml
    chancery health --verbose";

/// Report the judge's health in one line, for a monitor
///
/// Exits with 0 if all is well, 1 if the keeper should look, and 2 if the judge does not work or cannot be asked. It is quick
/// and changes nothing. `chancery check` reports more.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct HealthArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Print a line for each subject, the worst first, with what to do
    #[arg(long)]
    verbose: bool,
}

/// Returns whether the configuration is there, but this user may not read it.
fn is_barred(place: &JudgeLocation) -> bool {
    let opened = place.file().map(File::open);
    opened.is_some_and(|opened| opened.is_err_and(|error| error.kind() == ErrorKind::PermissionDenied))
}

/// Runs the command.
///
/// # Errors
/// If the line cannot be printed.
pub(super) fn run(args: &HealthArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let conditions = match place.config() {
        Ok(config) => {
            let mut conditions = assess(&config, Clock::system().now());
            conditions.extend((args.verbose && config.copy.is_none()).then(copy_report::no_copy));
            conditions
        }
        Err(error) => vec![unreadable(&match is_barred(&place) {
            true => error.context("only root and the judge's user can ask about the judge"),
            false => error.context(
                "the configuration is invalid, so this command cannot find the judge (a running judge keeps its old configuration)",
            ),
        })],
    };
    super::print(&match args.verbose {
        true => condition::lines(&conditions),
        false => condition::line(&conditions),
    })?;
    Ok(ExitCode::from(match verdict(&conditions) {
        Severity::Ok => 0,
        Severity::Warning => 1,
        Severity::Critical => 2,
    }))
}
