//! `chancery console`: opens the keeper's console at the machine, without mail.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::mail::lmtp::Listen;
use anyhow::{Result, ensure};
use std::process::ExitCode;

/// Print the console's address and a sign-in code for the keeper
///
/// This works without e-mail, when none comes in or goes out. The code works once, within 15 minutes.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n    sudo -u chancery chancery console")]
pub(super) struct ConsoleArgs {
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If there is no judge, or it has no console.
pub(super) fn run(args: &ConsoleArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let config = place.config()?;
    let keeper = config.web.as_ref().and_then(|web| web.keeper.as_ref());
    ensure!(keeper.is_some(), "this judge has no console: add [web.keeper] to its configuration");
    let Some(console) = keeper else { return Ok(ExitCode::FAILURE) };
    let said = keeper_lines::ask(&config, "KEEPER CODE")?;
    if keeper_lines::is_refused(&said) {
        super::print(&said)?;
        return Ok(ExitCode::FAILURE);
    }
    // The pages' name leads to this machine. The address's domain may lead elsewhere.
    let host = config.web.as_ref().and_then(|web| web.url.host().split(':').next()).unwrap_or_default();
    let (page, tunnel) = match &console.listen {
        Listen::Tcp(address) => {
            let port = address.port();
            (format!("http://{address}"), format!("ssh -L {port}:{address} {host}"))
        }
        Listen::Unix(path) => ("http://localhost:8019".to_owned(), format!("ssh -L 8019:{} {host}", path.display())),
    };
    super::print(&format!("Open {page}/my/sign-in and enter this code:\n\n{said}\nFrom another machine: {tunnel}\n"))?;
    Ok(ExitCode::SUCCESS)
}
