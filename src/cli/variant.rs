//! `chancery variant`: boards, and what can be done with them.
use super::variant_import;
use anyhow::Result;
use clap::Subcommand;
use std::process::ExitCode;

/// Look after boards.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Import(variant_import::Args),
}

/// Runs the command.
///
/// # Errors
/// If the board can not be read or written.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    match &args.what {
        What::Import(args) => variant_import::run(args),
    }
}
