//! `chancery check`: checks that the judge has everything it needs, and prints the findings (`server::check`).
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::server::check::findings::Findings;
use crate::server::check::{look, round_trip};
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery check
    sudo chancery check --letter --wait 120
    chancery check --no-letter --json --config /etc/chancery/chancery.toml
    chancery check --config-only --config /etc/chancery/chancery.toml";

/// Check that the judge has everything it needs, and how to fix the rest
///
/// Checks the judge of /etc/chancery/chancery.toml, unless you name another one. It changes nothing and also works while
/// the judge is running. Then it also sends one e-mail from the judge to itself.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct CheckArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Check only the configuration
    #[arg(long)]
    config_only: bool,
    /// Print the findings as JSON
    #[arg(long)]
    json: bool,
    /// Report a problem if the judge cannot e-mail itself, for example because it is not running
    #[arg(long)]
    letter: bool,
    /// Send no e-mail
    #[arg(long, conflicts_with = "letter")]
    no_letter: bool,
    /// Time to wait for the e-mail to come back
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    wait: u32,
}

/// Runs the command.
///
/// # Errors
/// If the findings cannot be printed.
pub(super) fn run(args: &CheckArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    if args.config_only {
        // Like `serve`, it exits with 78 if the configuration is invalid.
        place.config()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut findings = Findings::default();
    match place.config() {
        Err(error) => findings.wrong(format!("configuration: {error:#}"), ""),
        Ok(config) => {
            match place.file() {
                Some(file) => findings.good(format!("configuration: {}", file.display())),
                None => findings.good("configuration: none, so no mail server is needed"),
            }
            let has_books = look(&config, &place.whence(), Clock::system().now(), &mut findings)?;
            if !args.no_letter && (args.letter || has_books) {
                round_trip::check(&config, args.wait, args.letter, &mut findings);
            }
        }
    }
    super::print(&if args.json { findings.json()? } else { findings.text() })?;
    Ok(if findings.n_wrong() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
