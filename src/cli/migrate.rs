//! `chancery migrate`: migrates the database to this program's schema.
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

/// Update the database of an older Chancery, after a backup
///
/// `chancery serve` does this automatically. An update either succeeds as a whole or changes nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MigrateArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Only report whether an update is due; exits with 1 if so
    #[arg(long)]
    check: bool,
}

/// Runs the command.
///
/// # Errors
/// If the database cannot be migrated. Then it is unchanged.
pub(super) fn run(args: &MigrateArgs) -> Result<ExitCode> {
    let config = args.place.clone().or_installed().config()?;
    let (text, code) = match upgrade::age(&config)? {
        SchemaVersion::New => ("No database yet; `chancery serve` creates one.\n".to_owned(), ExitCode::SUCCESS),
        SchemaVersion::Current => {
            (format!("The database is up to date (schema {}).\n", Store::newest_schema()), ExitCode::SUCCESS)
        }
        SchemaVersion::Older(schema) if args.check => {
            let text = format!(
                "The database has schema {schema}, and this program {}. `chancery migrate`, or the judge's next start, \
                 updates it after a backup.\n",
                Store::newest_schema()
            );
            (text, ExitCode::FAILURE)
        }
        SchemaVersion::Older(schema) => {
            let _lock = Lock::take(&config.data)?;
            let backup = upgrade::upgrade(&config, Clock::system().now())?;
            crate::server::owner::like_its_folder(&backup);
            let text = format!(
                "Updated the database from schema {schema} to {}.\nThe backup: {}\n",
                Store::newest_schema(),
                backup.display()
            );
            (text, ExitCode::SUCCESS)
        }
    };
    super::print(&text)?;
    Ok(code)
}
