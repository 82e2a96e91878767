//! `chancery dkim`: the keys that sign the judge's letters.
use super::judge_location::JudgeLocation;
use crate::mail::dkim::{DkimSettings, Signer, new_key};
use anyhow::{Context as _, Result, bail};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    chancery dkim new --domain games.example.org /etc/chancery/dkim.pem
    chancery dkim records --config /etc/chancery/chancery.toml";

/// Make a key that signs the judge's letters (DKIM), and show what must be in the DNS
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DkimArgs {
    #[command(subcommand)]
    command: DkimCommand,
}

#[derive(Debug, clap::Subcommand)]
enum DkimCommand {
    /// Make a new key, and print its record for the DNS and its lines for the configuration
    New(NewKey),
    /// Print the records for the DNS of the keys that the configuration names
    Records(JudgeLocation),
}

#[derive(Debug, clap::Args)]
struct NewKey {
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// The domain of the judge's address
    #[arg(long)]
    domain: String,
    /// The name of the key in the DNS
    #[arg(long, default_value = "chancery")]
    selector: String,
    /// An Ed25519 key, as a second one: not every mail server knows them yet
    #[arg(long)]
    ed25519: bool,
}

/// Runs the command.
///
/// # Errors
/// If a key cannot be made, written or read.
pub(super) fn run(args: &DkimArgs) -> Result<ExitCode> {
    match &args.command {
        DkimCommand::New(new) => {
            make(new)?;
            super::print(&told(new)?)?;
        }
        DkimCommand::Records(place) => {
            let config = place.clone().or_installed().config()?;
            let Some(signer) = Signer::new(&config.dkim, &config.address)? else {
                bail!("the configuration names no key ([[dkim]]): the mail server signs, or nobody does");
            };
            super::print(&lines(&signer))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn make(new: &NewKey) -> Result<()> {
    let about = || format!("cannot write {}", new.file.display());
    let mut options = OpenOptions::new();
    let mut file = options.write(true).create_new(true).mode(0o600).open(&new.file).with_context(about)?;
    let key = new_key(new.ed25519).inspect_err(|_| forget(&new.file))?;
    file.write_all(key.as_bytes()).and_then(|()| file.sync_all()).with_context(about)
}

/// Nothing is left of a file without a key in it.
fn forget(file: &Path) {
    let _ = std::fs::remove_file(file);
}

fn told(new: &NewKey) -> Result<String> {
    let NewKey { file, domain, selector, .. } = new;
    let settings = DkimSettings { selector: selector.clone(), key_file: file.clone(), domain: Some(domain.clone()) };
    let signer = Signer::new(&[settings], domain)?.context("there is no key")?;
    Ok(format!(
        "The key is in {}. Only its owner can read it: the judge's user must be able to.\n\n\
         Put this into the DNS:\n\n{}\n\
         And, once it is there, this into the configuration:\n\n\
         [[dkim]]\nselector = {selector:?}\nkey_file = {:?}\ndomain = {domain:?}\n",
        file.display(),
        lines(&signer),
        file.display().to_string()
    ))
}

fn lines(signer: &Signer) -> String {
    signer.records().iter().map(|record| record.line() + "\n").collect()
}
