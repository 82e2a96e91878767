//! `chancery setup`: five questions, and what follows from the answers: the configuration, the mail server's lines, the DNS.
mod answers;
mod machine;
mod writing;

use crate::judge::config::Config;
use answers::{Address, Answers, FolderPath, Prompter, WayIn, WayOut};
use anyhow::{Context as _, Result, bail};
use machine::HostFacts;
use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo chancery setup
    sudo chancery setup --yes --address judge@games.example.org --keeper ann@example.org
    sudo chancery setup --address judge@example.org --in imap:imap.example.org --out smtp.example.org";

/// Ask what a new judge needs to know, and write its configuration
///
/// Each question offers the answer that fits this machine; the options answer them beforehand. It writes the configuration,
/// a file for the mail server of this machine, and prints what else to do. A configuration that is there is never replaced
/// without a yes (or `--replace`).
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SetupArgs {
    /// The address that people write to
    #[arg(long)]
    address: Option<Address>,
    /// The address that is told about problems: your own
    #[arg(long)]
    keeper: Option<Address>,
    /// How letters come in: lmtp, lmtp:HOST:PORT, maildir:FOLDER, pipe, or imap:HOST
    #[arg(long = "in", value_name = "WAY")]
    way_in: Option<WayIn>,
    /// How letters go out: local for the mail server of this machine, or the HOST of another one, which wants a login
    #[arg(long = "out", value_name = "WAY")]
    way_out: Option<WayOut>,
    /// The folder for backups
    #[arg(long, value_name = "DIR")]
    backup: Option<FolderPath>,
    /// Take the offered answer to every question that no option answers
    #[arg(long)]
    yes: bool,
    /// Replace a configuration that is there
    #[arg(long)]
    replace: bool,
    /// The configuration to write
    #[arg(long, value_name = "FILE", default_value = "/etc/chancery/chancery.toml")]
    config: PathBuf,
    /// The judge's folder
    #[arg(long, value_name = "DIR", default_value = "/var/lib/chancery")]
    data: PathBuf,
}

/// Runs the command.
///
/// # Errors
/// If an answer makes no sense, or something cannot be written.
pub(super) fn run(args: &SetupArgs) -> Result<ExitCode> {
    let machine = HostFacts::look();
    let data = std::path::absolute(&args.data).context("the judge's folder has no whole path")?;
    let mut asker = Prompter::new(args.yes, io::stdin().is_terminal());
    if args.config.exists() && !args.replace {
        let question =
            format!("{} is there already. Replace it? (The old one is kept beside it.)", args.config.display());
        if !asker.yes_or_no(&question, false)? {
            bail!("{} is left as it is; `--replace` replaces it", args.config.display());
        }
    }
    let answers = Answers::gather(args, &data, &machine, &mut asker)?;
    let text = writing::configuration(&answers, &args.config, &data);
    // It is read before it is written: what stands in /etc can be started.
    Config::parse(&text).context("these answers make no configuration")?;
    let folder = args.config.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let mut told = String::new();
    for file in writing::files(&answers, &machine, &args.config, text) {
        told += &file.write()?;
    }
    told += &writing::folders(&answers, &machine)?;
    told += &writing::mail_server(&answers, &machine, &args.config);
    told += &writing::dns(&answers, &machine, &args.config);
    told += &writing::next(&answers, &args.config);
    super::print(&told)?;
    Ok(ExitCode::SUCCESS)
}
