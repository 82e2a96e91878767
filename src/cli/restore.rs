//! `chancery restore`: puts a backup into the place of the database.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::backup::{self, DATABASE, Manifest};
use crate::server::lock::Lock;
use crate::server::restore::{self, Numbers};
use crate::store::{Store, Tally};
use anyhow::{Result, bail};
use jiff::{SignedDuration, Timestamp};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Letters from a little before the backup are moved back, too: those that it knows are recognised.
const MARGIN: SignedDuration = SignedDuration::from_mins(60);

const EXAMPLES: &str = "\
Examples:
    sudo chancery restore --drill /var/lib/chancery/backups/chancery-2026-11-22-030000
    sudo chancery restore /var/lib/chancery/backups/chancery-2026-11-22-030000";

/// Put a backup into the place of the database, or say what that would do
///
/// Says what is in the backup, what has happened since, and how letters that came since are done again. The judge must be stopped.
/// The database that is there is kept beside the new one. The configuration is not changed: a copy of it is in the backup.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct RestoreArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// The folder of the backup
    backup: PathBuf,
    /// Prove the backup, and only say what would be done
    #[arg(long)]
    drill: bool,
    /// The letters that came since will not be done again: people, seats and letters get numbers that were never used
    #[arg(long)]
    new_numbers: bool,
}

/// Runs the command.
///
/// # Errors
/// If the backup is not good, a judge is running, or the database cannot be replaced. Then everything is as it was.
pub(super) fn run(args: &RestoreArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let config = place.config()?;
    let page = backup::prove(&args.backup)?;
    let mut text = about(&args.backup.display().to_string(), &page);
    if page.address != config.address {
        text += &format!("It is of another judge: the address of this one is {}.\n", config.address);
    }
    text += &lost(&config, &args.backup);
    let numbers = if args.new_numbers { Numbers::New } else { Numbers::usual(&config) };
    text += &how_to_do_again(&config, &page, numbers);
    if args.drill {
        let state = if Lock::is_taken(&config.data) { " (stop the judge before)" } else { "" };
        text += &format!(
            "Nothing has been changed. To restore it{state}: chancery restore{} {}\n",
            place.options(),
            args.backup.display()
        );
        super::print(&text)?;
        return Ok(ExitCode::SUCCESS);
    }
    if page.address != config.address {
        bail!(
            "the backup is of another judge, {}; if you have moved it here, set `address` and `former_addresses` first, and \
             then `address` in {}",
            page.address,
            args.backup.join(backup::PAGE).display()
        );
    }
    let restored = restore::restore(&config, &args.backup, numbers, Clock::system().now())?;
    text += "\nRestored.\n";
    if let Some(kept) = restored.kept {
        text += &format!("The database from before is kept: {}\n", kept.display());
    }
    if !restored.boards.is_empty() {
        text += &format!("Boards that were missing are there again: {}\n", restored.boards.join(", "));
    }
    text += "Now move the letters back, if any are to be done again, and start the judge.\n";
    super::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// What is in a backup.
fn about(place: &str, page: &Manifest) -> String {
    let last = page.last_letter.map(|at| format!("; the last came at {at}")).unwrap_or_default();
    format!(
        "The backup {place}\n  of {} ({}), made at {} by Chancery {} (schema {})\n  {}{last}\n  \
         It is good: all files are as they were written, and the database is sound.\n",
        page.judge,
        page.address,
        page.taken,
        page.program,
        page.schema,
        page.contents()
    )
}

/// What the database knows that the backup does not.
fn lost(config: &Config, backup: &Path) -> String {
    if !config.database().exists() {
        return "There is no database now, so nobody can say what happened since.\n".to_owned();
    }
    let since = || -> Result<String> {
        let (then, now) = (Store::open_to_read(&backup.join(DATABASE))?, Store::open_to_read(&config.database())?);
        let (old, new) = (then.extent()?, now.extent()?);
        let mut text = format!(
            "Since then, in {}:\n  letters in: {}, letters out: {}\n",
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
                    "  game '{name}'{what}: turns: {turns}, letters of press: {press}, entries in its journal: {deeds}\n"
                );
            }
        }
        Ok(text)
    };
    since().unwrap_or_else(|error| format!("What happened since cannot be told: {error:#}\n"))
}

/// How the letters that came since the backup come again.
fn how_to_do_again(config: &Config, page: &Manifest, numbers: Numbers) -> String {
    let since = page.taken - MARGIN;
    let mut text = String::new();
    if numbers == Numbers::Again {
        text += "To do again what came since, move its letters back before you start the judge. Each is done exactly once: those \
                 that the backup knows are recognised.\n";
    }
    for maildir in config.inbound.maildir.iter().filter(|_| numbers == Numbers::Again) {
        let path = maildir.path.display();
        text += &format!("  find {path}/cur -type f -newermt '{}' -exec mv -t {path}/new {{}} +\n", shell_time(since));
    }
    for imap in config.inbound.imap.iter().filter(|_| numbers == Numbers::Again) {
        text += &format!(
            "  On {}, with a mail program: move what came into '{}' since {since} back to '{}'\n",
            imap.host, imap.processed, imap.mailbox
        );
    }
    text += "Letters that came by LMTP or `chancery deliver` are in no mailbox: they can be done again only if your mail server keeps \
             copies.\n";
    if numbers == Numbers::New {
        text += "People, seats and letters get numbers that were never used, so letters that were sent since the backup prove nothing \
                 any more: whoever answers one signs on with the password, or confirms.\n";
    }
    text + "What was sent since the backup may be sent again. Deadlines that have passed meanwhile are moved on, as after any \
            outage, and the players are told.\n"
}

/// As `find -newermt` reads it.
fn shell_time(time: Timestamp) -> String {
    time.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}
