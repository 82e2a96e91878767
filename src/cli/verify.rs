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
    chancery verify war.json --seal 927dfd5b1553f2873a6e4704e7e8dd73ff4359b1617a341a85b894cee42d1e8a
    sudo -u chancery chancery game export war | chancery verify -";

/// Check a whole game from its file: every turn, its luck, and how it ended
///
/// The file is what `chancery game export` writes, and what the last letter of a game brings. The check needs no judge and
/// believes none: it adjudicates each turn again with the secret that was opened after it, and these secrets must fit each other.
/// A file can be changed as a whole, with all that is in it. So compare the commitment of the luck, or the seals of the set-ups, with
/// those that your letters gave before the first move, or give them here. What no file can prove is listed as not checked.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VerifyArgs {
    /// The file; `-` is standard input
    file: PathBuf,
    /// A seal or commitment that your letters gave at the start of the game; for several, repeat it
    #[arg(long = "seal", visible_alias = "commitment", value_name = "HEX")]
    seals: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// The first thing in the file that is not as it should be.
pub(super) fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let text = match args.file == Path::new("-") {
        true => io::read_to_string(io::stdin().lock()).context("cannot read standard input")?,
        false => fs::read_to_string(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?,
    };
    let export: Export = serde_json::from_str(&text).context("this is not an export of a game")?;
    let found = verify::verify(&export, &Catalogue::new(None), &args.seals)?;
    super::print(&found)?;
    Ok(ExitCode::SUCCESS)
}
