//! `chancery setup`: asks nine questions, and writes the configuration, the lines of the mail server and the web proxy, and the DNS records.
mod answers;
mod machine;
mod writing;

use crate::judge::config::Config;
use answers::{Address, Answers, CopyPlace, FullPath, ListenAddress, OrNo, Prompter, SiteName, WayIn, WayOut};
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

/// Set up a new judge: answer a few questions, and get its configuration
///
/// Each question suggests an answer for this machine. Options answer questions in advance. It writes the configuration and a
/// file for this machine's mail server, and prints the remaining steps. It replaces an existing configuration only after a
/// yes, or with `--replace`.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct SetupArgs {
    /// Judge's address, which people write to
    #[arg(long)]
    address: Option<Address>,
    /// Your own address, for reports of problems
    #[arg(long)]
    keeper: Option<Address>,
    /// Incoming e-mail: lmtp, lmtp:HOST:PORT, maildir:FOLDER, pipe or imap:HOST
    #[arg(long = "in", value_name = "WAY")]
    way_in: Option<WayIn>,
    /// Outgoing e-mail: local for this machine's mail server, or the HOST of another one that needs a login
    #[arg(long = "out", value_name = "WAY")]
    way_out: Option<WayOut>,
    /// Folder for backups
    #[arg(long, value_name = "DIR")]
    backup: Option<FullPath>,
    /// Name of the pages, such as play.example.org, or no
    #[arg(long, value_name = "NAME")]
    pages: Option<OrNo<SiteName>>,
    /// Address for monitors, such as 127.0.0.1:9101, or no
    #[arg(long, value_name = "HOST:PORT")]
    metrics: Option<OrNo<ListenAddress>>,
    /// Program that gets the alarm when e-mail fails, or no
    #[arg(long, value_name = "PROGRAM")]
    tell: Option<OrNo<FullPath>>,
    /// Place of the copy on another machine, such as sftp://copy@standby.example.org/srv/copy, or no
    #[arg(long, value_name = "PLACE")]
    copy: Option<OrNo<CopyPlace>>,
    /// Accept the suggested answer to every question that no option answers
    #[arg(long)]
    yes: bool,
    /// Replace an existing configuration
    #[arg(long)]
    replace: bool,
    /// Configuration file to write
    #[arg(long, value_name = "FILE", default_value = "/etc/chancery/chancery.toml")]
    config: PathBuf,
    /// Judge's data folder
    #[arg(long, value_name = "DIR", default_value = "/var/lib/chancery")]
    data: PathBuf,
}

/// Runs the command.
///
/// # Errors
/// If an answer is invalid, or a file cannot be written.
pub(super) fn run(args: &SetupArgs) -> Result<ExitCode> {
    let machine = HostFacts::look();
    let data = std::path::absolute(&args.data).context("the judge's folder needs a full path")?;
    let mut asker = Prompter::new(args.yes, io::stdin().is_terminal());
    if args.config.exists() && !args.replace {
        let question =
            format!("{} already exists. Replace it? (The old file stays in the same folder.)", args.config.display());
        if !asker.yes_or_no(&question, false)? {
            bail!("left {} as it is; `--replace` replaces it", args.config.display());
        }
    }
    let answers = Answers::gather(args, &data, &machine, &mut asker)?;
    let text = writing::configuration(&answers, &args.config, &data);
    // The text is parsed before it is written, so that the judge can start with the file in /etc.
    Config::parse(&text).context("these answers give no valid configuration")?;
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
    told += &writing::pages(&answers, &machine, &args.config);
    told += &writing::copy(&answers);
    told += &writing::next(&answers, &args.config);
    super::print(&told)?;
    Ok(ExitCode::SUCCESS)
}
