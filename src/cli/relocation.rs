//! `chancery move`: to another machine.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::mail::names;
use crate::server::lock::Lock;
use crate::server::machine;
use crate::server::relocation::{self, Arrival};
use crate::store::Store;
use crate::text::counted;
use anyhow::{Result, bail, ensure};
use clap::Subcommand;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The maximum time to wait for that.
const PATIENCE: Duration = Duration::from_secs(60);
/// The interval between looks.
const LOOK: Duration = Duration::from_millis(100);

const EXAMPLES: &str = "\
Examples:
    sudo chancery move out /root/judge
    sudo chancery move in /root/judge";

/// Move the judge to another machine
///
/// Both machines need Chancery, in the same or a later version on the new one. Chancery connects to no other machine: you copy the
/// folder.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MoveArgs {
    #[command(subcommand)]
    what: MoveCommand,
    #[command(flatten)]
    place: JudgeLocation,
}

#[derive(Debug, Subcommand)]
enum MoveCommand {
    /// Pack the judge into a folder, and make it send nothing here
    ///
    /// The judge becomes read-only, and the players get an e-mail. The folder holds the configuration, the keys and password files that
    /// it names, your boards, scripts and house rules, and a verified backup. `chancery resume` undoes the move.
    Out {
        /// Folder to create
        folder: PathBuf,
        /// Text for the players
        #[arg(long, default_value = "The judge moves to another machine.")]
        text: String,
    },
    /// Unpack the judge from such a folder, on a machine without a judge
    In {
        /// Folder from `move out`
        folder: PathBuf,
    },
}

/// Runs the command.
///
/// # Errors
/// If the judge cannot be packed or unpacked.
pub(super) fn run(args: &MoveArgs) -> Result<ExitCode> {
    match &args.what {
        MoveCommand::Out { folder, text } => out(&args.place.clone().or_installed(), folder, text),
        MoveCommand::In { folder } => unpack(folder),
    }
}

fn out(place: &JudgeLocation, folder: &Path, text: &str) -> Result<ExitCode> {
    let config = place.config()?;
    ensure!(
        config.file.is_some(),
        "a judge without a configuration file moves with its folder: stop it, and copy that"
    );
    ensure!(!folder.exists(), "{} already exists, so choose another name", folder.display());
    if !keeper_lines::look(place)?.1.is_read_only()? {
        let said = keeper_lines::ask(&config, &keeper_lines::with_text("PAUSE JUDGE READ-ONLY", text)?)?;
        super::print(&said)?;
        if keeper_lines::is_refused(&said) {
            return Ok(ExitCode::FAILURE);
        }
    }
    wait_until_done(&config)?;
    let parcel = relocation::pack(&config, folder, Clock::system().now())?;
    let mut said = format!("\nThe judge is in {}. Only you can read it.\n", folder.display());
    for file in &parcel.files {
        said += &format!("  {}: {}\n", file.what, file.place.display());
    }
    said += &format!(
        "  a verified backup, with your boards, scripts and house rules\n\
         Not in it: the settings of the mail server and of the proxy, certificates, and programs that the configuration \
         names.\n\n\
         1. Stop the judge here: systemctl disable --now chancery\n\
         2. Copy the folder to the new machine, and type there: sudo chancery move in {}\n\
         3. Change the DNS:\n{}\
         4. Delete the folder on both machines.\n\
         The judge sends nothing here any longer. To stay here instead: sudo -u chancery chancery resume\n",
        folder.display(),
        dns(&config)
    );
    super::print(&said)?;
    Ok(ExitCode::SUCCESS)
}

/// Waits until the running judge has processed all e-mails, and sent those that can go out.
fn wait_until_done(config: &Config) -> Result<()> {
    let asked = Instant::now();
    while Lock::is_taken(&config.data) {
        let (store, now) = (Store::open_to_read(&config.database())?, Clock::system().now());
        let n_unread = store.queue_health(now, now)?.waiting;
        let is_sent = store.to_send(now, 1, &HashSet::new())?.is_empty();
        if n_unread == 0 && is_sent {
            break;
        }
        if PATIENCE < asked.elapsed() {
            super::print("Some e-mails have not gone out. They go from the new machine.\n")?;
            break;
        }
        sleep(LOOK);
    }
    Ok(())
}

/// The changes in the DNS.
fn dns(config: &Config) -> String {
    let domain = config.address.rsplit('@').next().unwrap_or_default();
    let host = machine::mail_host(domain);
    let mut text = format!(
        "   A, AAAA   {host}: the new machine's addresses\n   \
         PTR       of these addresses: {host} (your hosting company sets that)\n   \
         if they name the old machine:\n   {}\n   {}\n",
        names::mx_record(domain, &host),
        names::spf_record(domain)
    );
    if let Some(web) = &config.web {
        text += &format!("   A, AAAA   of the pages, {}\n", web.url);
    }
    if !config.dkim.is_empty() {
        text += "   The DKIM record stays: the key moves along.\n";
    }
    text
}

fn unpack(folder: &Path) -> Result<ExitCode> {
    let Arrival { config, parcel, backup, kept } = relocation::unpack(folder, Clock::system().now())?;
    let Some(file) = &config.file else { bail!("the folder has no configuration") };
    let mut said = format!("The judge {} is here: {}, from {}.\n", parcel.address, backup.contents(), parcel.packed);
    for file in &parcel.files {
        said += &format!("  {}: {}\n", file.what, file.place.display());
    }
    for kept in &kept {
        said += &format!("  The file that was there is now {}\n", kept.display());
    }
    said += &format!(
        "The judge is read-only until you resume it.\n\n\
         1. Set up the mail server and the proxy as on the old machine ({}).\n\
         2. systemctl enable --now chancery\n\
         3. sudo -u chancery chancery check --config {}\n\
         4. When the DNS leads here: sudo -u chancery chancery resume\n\
         5. Delete {} here and on the old machine.\n",
        counted(
            config.inbound.lmtp.len() as u64 + config.inbound.maildir.len() as u64 + config.inbound.imap.len() as u64,
            "way in"
        ),
        file.display(),
        folder.display()
    );
    super::print(&said)?;
    Ok(ExitCode::SUCCESS)
}
