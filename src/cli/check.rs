//! `chancery check`: checks that everything the judge needs is there, and prints what was found (`server::check`).
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

/// Check that everything the judge needs is there, and say what to do if not
///
/// Looks at the judge of /etc/chancery/chancery.toml, unless you name another one. Creates and changes nothing, and can be run while
/// the judge is running; then it sends one letter from the judge to itself.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct CheckArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Only read the configuration, and say what is wrong in it
    #[arg(long)]
    config_only: bool,
    /// Print the findings for programs
    #[arg(long)]
    json: bool,
    /// It is a problem if no letter to itself can be sent, for example because the judge is not running
    #[arg(long)]
    letter: bool,
    /// Send no letter
    #[arg(long, conflicts_with = "letter")]
    no_letter: bool,
    /// How long to wait until the letter is back
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
        // Like `serve`, it ends with 78 if the configuration is wrong.
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
