//! `chancery migrate`: brings the database up to date.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::server::lock::Lock;
use crate::server::upgrade;
use crate::store::{SchemaVersion, Store};
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery migrate --check
    sudo -u chancery chancery migrate";

/// Bring the database of an older Chancery up to date, after a backup
///
/// `chancery serve` does this by itself. All of it is done, or nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MigrateArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Only say whether it must be done; exits with 1 if so
    #[arg(long)]
    check: bool,
}

/// Runs the command.
///
/// # Errors
/// If the database cannot be brought up to date. Then it is as it was.
pub(super) fn run(args: &MigrateArgs) -> Result<ExitCode> {
    let config = args.place.clone().or_installed().config()?;
    let (text, code) = match upgrade::age(&config)? {
        SchemaVersion::New => ("There is no database yet; `chancery serve` makes one.\n".to_owned(), ExitCode::SUCCESS),
        SchemaVersion::Current => {
            (format!("The database is up to date (schema {}).\n", Store::SCHEMA), ExitCode::SUCCESS)
        }
        SchemaVersion::Older(schema) if args.check => {
            let text = format!(
                "The database has schema {schema}, and this program {}. `chancery migrate`, or the next start of the judge, updates \
                 it, after a backup.\n",
                Store::SCHEMA
            );
            (text, ExitCode::FAILURE)
        }
        SchemaVersion::Older(schema) => {
            let _lock = Lock::take(&config.data)?;
            let backup = upgrade::upgrade(&config, Clock::system().now())?;
            crate::server::owner::like_its_folder(&backup);
            let text = format!(
                "The database has been updated from schema {schema} to {}.\nThe backup from before: {}\n",
                Store::SCHEMA,
                backup.display()
            );
            (text, ExitCode::SUCCESS)
        }
    };
    super::print(&text)?;
    Ok(code)
}
