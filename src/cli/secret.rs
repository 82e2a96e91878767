//! `chancery secret`: the judge's secret.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::judge::identity::new_secret;
use crate::server::lock::Lock;
use crate::server::user::login;
use crate::store::{PendingEntry, Store};
use anyhow::{Context as _, Result};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery secret rotate";

/// Replace the judge's secret
///
/// Reply addresses, codes and links in the judge's e-mails prove by this secret that the judge made them. It is in the database
/// and in its backups.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SecretArgs {
    #[command(subcommand)]
    command: SecretCommand,
}

#[derive(Debug, clap::Subcommand)]
enum SecretCommand {
    /// Draw a new secret, if someone else may have read the database or a backup
    ///
    /// Stop the judge first. Reply addresses, codes and links in earlier e-mails no longer work, nor do feeds. Games, seats,
    /// passwords and signed-in browsers stay.
    Rotate(JudgeLocation),
}

/// Runs the command.
///
/// # Errors
/// If the database is missing or cannot be written, or the judge is running. Then the secret stays.
pub(super) fn run(args: &SecretArgs) -> Result<ExitCode> {
    let SecretCommand::Rotate(place) = &args.command;
    let config = place.clone().or_installed().config()?;
    let _lock = Lock::take(&config.data).context("stop the judge first")?;
    let database = config.database();
    Store::open_to_read(&database)?.check_schema()?;
    Store::open_with(&database, config.checkpoints())?.replace_secret(&new_secret()?)?;
    let what = "replaced the judge's secret".to_owned();
    Store::leave_entry(&database, &PendingEntry { at: Clock::system().now(), what, login: login() })?;
    super::print(
        "The judge has a new secret. Now start the judge.\n\
         Reply addresses, codes and links in earlier e-mails no longer work, nor do feeds. Players sign on with their passwords, \
         or reply to a newer e-mail.\n\
         Backups still contain the old secret, which no longer opens anything. A restored one brings it back.\n",
    )?;
    Ok(ExitCode::SUCCESS)
}
