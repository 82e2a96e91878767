//! `chancery verify`: a whole game checked from its file, without the judge that ran it.
use crate::answers::export::Export;
use crate::answers::verify;
use crate::boards::catalogue::Catalogue;
use anyhow::{Context as _, Result};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery verify war.json
    chancery verify war.json --commitment 927dfd5b1553f2873a6e4704e7e8dd73ff4359b1617a341a85b894cee42d1e8a
    sudo -u chancery chancery game export war | chancery verify -";

/// Check a whole game from its file: every turn, and that its luck was fixed before the first
///
/// The file is what `chancery game export` writes, and what the last letter of a game brings. It needs no judge and believes
/// none: each turn is adjudicated again with the secret that was opened after it, and these secrets must fit each other.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The file; `-` is standard input
    file: PathBuf,
    /// What the letter with which the game began gave as its commitment or seal
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// The first thing in the file that is not as it should be.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    let text = match args.file == Path::new("-") {
        true => io::read_to_string(io::stdin().lock()).context("cannot read standard input")?,
        false => fs::read_to_string(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?,
    };
    let export: Export = serde_json::from_str(&text).context("this is not an export of a game")?;
    let found = verify::verify(&export, &Catalogue::new(None), args.commitment.as_deref())?;
    super::print(&found)?;
    Ok(ExitCode::SUCCESS)
}
