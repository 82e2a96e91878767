//! `chancery restore`: replaces the database with a backup.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::backup::{self, DATABASE, Manifest};
use crate::server::erasures;
use crate::server::lock::Lock;
use crate::server::restore::{self, Numbers};
use crate::store::{Store, Tally};
use anyhow::{Result, bail};
use jiff::{SignedDuration, Timestamp};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The time before the backup from which e-mails are moved back too: those that it already has are recognised.
const MARGIN: SignedDuration = SignedDuration::from_mins(60);

const EXAMPLES: &str = "\
Examples:
    sudo chancery restore --drill /var/lib/chancery/backups/chancery-2026-11-22-030000
    sudo chancery restore /var/lib/chancery/backups/chancery-2026-11-22-030000";

/// Restore a backup, or show what that would do
///
/// Shows the backup's contents, the events since then, and how to process later e-mails again. Stop the judge first. The
/// current database stays beside the restored one. The configuration does not change: the backup has a copy of the old one.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct RestoreArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Folder of the backup
    backup: PathBuf,
    /// Verify the backup, and only show the plan
    #[arg(long)]
    drill: bool,
    /// Do not process the e-mails since the backup again; users, seats and e-mails get new numbers
    #[arg(long)]
    new_numbers: bool,
}

/// Runs the command.
///
/// # Errors
/// If the backup is not good, a judge is running, or the database cannot be replaced. Then nothing is changed.
pub(super) fn run(args: &RestoreArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let config = place.config()?;
    let page = backup::prove(&args.backup)?;
    let mut text = about(&args.backup.display().to_string(), &page);
    if page.address != config.address {
        text += &format!("It belongs to another judge. This judge's address is {}.\n", config.address);
    }
    text += &lost(&config, &args.backup);
    text += &erased(erasures::since(&config, &args.backup)?.len());
    let numbers = if args.new_numbers { Numbers::New } else { Numbers::usual(&config) };
    text += &how_to_do_again(&config, &page, numbers);
    if args.drill {
        let state = if Lock::is_taken(&config.data) { " (stop the judge first)" } else { "" };
        text += &format!(
            "This was only a check. To restore it{state}: chancery restore{} {}\n",
            place.options(),
            args.backup.display()
        );
        super::print(&text)?;
        return Ok(ExitCode::SUCCESS);
    }
    if page.address != config.address {
        bail!(
            "the backup belongs to another judge, {}; if you have moved it here, set `address` and `former_addresses` \
             first, and then `address` in {}",
            page.address,
            args.backup.join(backup::PAGE).display()
        );
    }
    let restored = restore::restore(&config, &args.backup, numbers, Clock::system().now())?;
    text += "\nRestored.\n";
    if let Some(kept) = restored.kept {
        text += &format!("The old database is kept: {}\n", kept.display());
    }
    if !restored.boards.is_empty() {
        text += &format!("Restored boards: {}\n", restored.boards.join(", "));
    }
    text += match numbers {
        Numbers::Again => "To process later e-mails again, move them back now. Then start the judge.\n",
        Numbers::New => "Now start the judge.\n",
    };
    super::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The contents of a backup, in words.
fn about(place: &str, page: &Manifest) -> String {
    let last = page.last_letter.map(|at| format!("; the last at {at}")).unwrap_or_default();
    format!(
        "The backup {place}\n  of {} ({}), made at {} by Chancery {} (schema {})\n  {}{last}\n  \
         It is good: its files are intact, and its database is sound.\n",
        page.judge,
        page.address,
        page.taken,
        page.program,
        page.schema,
        page.contents()
    )
}

/// The data of the database that the backup lacks.
fn lost(config: &Config, backup: &Path) -> String {
    if !config.database().exists() {
        return "No database is here now, so Chancery cannot compare it with the backup.\n".to_owned();
    }
    let since = || -> Result<String> {
        let (then, now) = (Store::open_to_read(&backup.join(DATABASE))?, Store::open_to_read(&config.database())?);
        let (old, new) = (then.extent()?, now.extent()?);
        let mut text = format!(
            "Since then, in {}:\n  e-mails in: {}, e-mails out: {}\n",
            config.database().display(),
            new.letters.saturating_sub(old.letters),
            new.written.saturating_sub(old.written)
        );
        let before = then.tallies()?;
        for tally in now.tallies()? {
            let old = before.iter().find(|old| old.game == tally.game);
            let more = |count: fn(&Tally) -> u64| count(&tally).saturating_sub(old.map_or(0, count));
            let (turns, press, deeds) = (more(|one| one.turns), more(|one| one.press), more(|one| one.deeds));
            if turns + press + deeds != 0 {
                let what = if old.is_none() { ", created since" } else { "" };
                let name = &tally.name;
                text += &format!(
                    "  game '{name}'{what}: turns: {turns}, press messages: {press}, journal entries: {deeds}\n"
                );
            }
        }
        Ok(text)
    };
    since().unwrap_or_else(|error| format!("Chancery cannot compare the database with the backup: {error:#}\n"))
}

/// The sentence about people who were erased since the backup.
fn erased(n_people: usize) -> String {
    match n_people {
        0 => String::new(),
        1 => "One user has been erased since then. The judge erases that user again when it starts.\n".to_owned(),
        n => format!("{n} users have been erased since then. The judge erases them again when it starts.\n"),
    }
}

/// The instructions for processing the e-mails since the backup again.
fn how_to_do_again(config: &Config, page: &Manifest, numbers: Numbers) -> String {
    let since = page.taken - MARGIN;
    let mut text = String::new();
    if numbers == Numbers::Again {
        text += "To process later e-mails again, move them back before you start the judge. It recognises e-mails that \
                 the backup knows, so it processes each exactly once.\n";
    }
    for maildir in config.inbound.maildir.iter().filter(|_| numbers == Numbers::Again) {
        let path = maildir.path.display();
        text += &format!("  find {path}/cur -type f -newermt '{}' -exec mv -t {path}/new {{}} +\n", shell_time(since));
    }
    for imap in config.inbound.imap.iter().filter(|_| numbers == Numbers::Again) {
        text += &format!(
            "  On {}, with a mail program: move e-mails in '{}' since {since} back to '{}'\n",
            imap.host, imap.processed, imap.mailbox
        );
    }
    text += "E-mails from LMTP or `chancery deliver` are in no mailbox. You can process them again only if your mail \
             server keeps copies.\n";
    if numbers == Numbers::New {
        text += "Users, seats and e-mails get new numbers, so replies to e-mails since the backup no longer prove who \
                 wrote them. Their writers must sign on with the password, or confirm.\n";
    }
    text + "The judge may send e-mails since the backup again. It moves deadlines that have passed, as after any \
            outage, and e-mails the players.\n"
}

/// A time in the format of `find -newermt`.
fn shell_time(time: Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}
