//! `chancery dkim`: the keys that sign the judge's e-mails.
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

/// Create a DKIM key that signs the judge's e-mails, and show its DNS records
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DkimArgs {
    #[command(subcommand)]
    command: DkimCommand,
}

#[derive(Debug, clap::Subcommand)]
enum DkimCommand {
    /// Create a key, and print its DNS record and its configuration
    New(NewKey),
    /// Print the DNS records of the configured keys
    Records(JudgeLocation),
}

#[derive(Debug, clap::Args)]
struct NewKey {
    /// File to write; it must not exist
    file: PathBuf,
    /// Domain of the judge's address
    #[arg(long)]
    domain: String,
    /// Name of the key in the DNS
    #[arg(long, default_value = "chancery")]
    selector: String,
    /// Create an Ed25519 key as a second key: some mail servers do not know this kind
    #[arg(long)]
    ed25519: bool,
}

/// Runs the command.
///
/// # Errors
/// If a key cannot be generated, written or read.
pub(super) fn run(args: &DkimArgs) -> Result<ExitCode> {
    match &args.command {
        DkimCommand::New(new) => {
            make(new)?;
            super::print(&told(new)?)?;
        }
        DkimCommand::Records(place) => {
            let config = place.clone().or_installed().config()?;
            let Some(signer) = Signer::new(&config.dkim, &config.address)? else {
                bail!("the configuration has no DKIM key ([[dkim]]), so only the mail server can sign");
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

/// Deletes the empty file of a key that could not be generated.
fn forget(file: &Path) {
    let _ = std::fs::remove_file(file);
}

fn told(new: &NewKey) -> Result<String> {
    let NewKey { file, domain, selector, .. } = new;
    let settings = DkimSettings { selector: selector.clone(), key_file: file.clone(), domain: Some(domain.clone()) };
    let signer = Signer::new(&[settings], domain)?.context("the file has no key")?;
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
