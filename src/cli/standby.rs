//! `chancery standby`: the service of the second machine.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::server::standby::Standby;
use crate::server::takeover::take_over;
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery standby --config /etc/chancery/chancery.toml";

/// Follow the judge's copy on a second machine, so that a takeover there is quick
///
/// Receives and sends no e-mail, and changes nothing in the copy. `chancery health` says how far it is. To take
/// over: `chancery takeover`. With `after_minutes` in [copy] it takes over automatically once the judge is gone, and exits with 0:
/// then start the judge here.
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
    let executor = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut standby = Standby::new(&config)?;
    loop {
        executor.block_on(standby.follow())?;
        match take_over(&config, false, Clock::system().now()) {
            Ok(taken) => {
                super::print(&super::takeover::report(&taken))?;
                return Ok(ExitCode::SUCCESS);
            }
            Err(error) => standby.note_failure(&error)?,
        }
    }
}
