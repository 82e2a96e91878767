//! `chancery standby`: the service of the second machine.
use super::judge_location::JudgeLocation;
use crate::server::standby;
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery standby --config /etc/chancery/chancery.toml";

/// Follow the judge's copy on a second machine, so that a takeover there is quick
///
/// Receives and sends no e-mail, and changes nothing in the copy. `chancery health` says how far it is. To take
/// over: `chancery takeover`.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct StandbyArgs {
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If the judge has no copy, or another standby runs here.
pub(super) fn run(args: &StandbyArgs) -> Result<ExitCode> {
    let config = args.place.clone().or_installed().config()?;
    super::serve::start_log(&config.log);
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(standby::follow(&config))?;
    Ok(ExitCode::SUCCESS)
}
