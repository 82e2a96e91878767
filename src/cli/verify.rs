//! `chancery verify`: checks a whole game from its file, without the judge that ran it.
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

/// Verify a whole game from its file: every turn, its luck and its result
///
/// The file comes from `chancery game export` or the last e-mail of a game. The check trusts no judge: it adjudicates each
/// turn again with the secret that was revealed after it, and checks that the secrets fit each other. Someone could change a
/// whole file consistently. So compare the luck's commitment or the set-ups' seals with those in your e-mails from before the
/// first move, or give them here. The output lists everything that a file cannot prove.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct VerifyArgs {
    /// File to verify; `-` means standard input
    file: PathBuf,
    /// Seal or commitment from your e-mails at the start of the game; can be repeated
    #[arg(long = "seal", visible_alias = "commitment", value_name = "HEX")]
    seals: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// The first error in the file.
pub(super) fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let text = match args.file == Path::new("-") {
        true => io::read_to_string(io::stdin().lock()).context("cannot read standard input")?,
        false => fs::read_to_string(&args.file).with_context(|| format!("cannot read {}", args.file.display()))?,
    };
    let export: Export = serde_json::from_str(&text).context("this is not a game export")?;
    let found = verify::verify(&export, &Catalogue::new(None), &args.seals)?;
    super::print(&found)?;
    Ok(ExitCode::SUCCESS)
}
