//! `chancery version`: the parts of this program.
use crate::mail::{HAS_IMAP, HAS_MAIL_AUTH};
use crate::store::Store;
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery version";

/// Show the program's version, commit, features, schema and SQLite
///
/// Include these lines when you report a fault. The schema is that of this program's database: `chancery migrate --check`
/// compares it with yours. A program that was not optimised does not know its commit.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VersionArgs {}

/// Runs the command.
///
/// # Errors
/// If the lines cannot be printed.
pub(super) fn run(_: &VersionArgs) -> Result<ExitCode> {
    let built_in = [("imap", HAS_IMAP), ("mail-auth", HAS_MAIL_AUTH)];
    let features: Vec<&str> = built_in.iter().filter(|(_, is_in)| *is_in).map(|(name, _)| *name).collect();
    let features = if features.is_empty() { "none".to_owned() } else { features.join(", ") };
    super::print(&format!(
        "Chancery {}\ncommit    {}\nfeatures  {features}\nschema    {}\nSQLite    {}\n",
        env!("CARGO_PKG_VERSION"),
        env!("CHANCERY_COMMIT"),
        Store::newest_schema(),
        Store::sqlite(),
    ))?;
    Ok(ExitCode::SUCCESS)
}
