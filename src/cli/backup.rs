//! `chancery backup`: a copy of everything that matters.
use super::judge_location::JudgeLocation;
use crate::commands::COMMANDS;
use crate::judge::clock::Clock;
use crate::server::{backup, owner};
use crate::text::counted;
use anyhow::Result;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery backup
    sudo -u chancery chancery backup --list
    sudo -u chancery chancery backup /srv/before-the-move";

/// Back up the judge now, whether it is running or not
///
/// A backup is a folder with a snapshot of the database, your own boards and house rules, and the configuration without
/// passwords. Chancery verifies it before giving it its name, and never overwrites files.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct BackupArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Folder to create [default: one named after the time, among the judge's own backups]
    folder: Option<PathBuf>,
    /// List all backups and verify each
    #[arg(long, conflicts_with = "folder")]
    list: bool,
}

/// Runs the command.
///
/// # Errors
/// If the backup cannot be made.
pub(super) fn run(args: &BackupArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let config = place.config()?;
    if args.list {
        let mut text = String::new();
        let mut all_good = true;
        for (path, page) in backup::list(&config.backups()) {
            let state = backup::prove(&path).err().map_or("good".to_owned(), |error| format!("BAD: {error:#}"));
            all_good &= state == "good";
            text += &format!("{}  {}, {}, {}\n", page.taken, path.display(), counted(page.games, "game"), state);
        }
        if text.is_empty() {
            text = format!("No backups in {}.\n", config.backups().display());
        }
        super::print(&text)?;
        return Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let now = Clock::system().now();
    let folder = args.folder.clone().unwrap_or_else(|| config.backups().join(backup::name_by_hand(now)));
    let page = backup::make(&config, &folder, now)?;
    owner::like_its_folder(&folder);
    if args.folder.is_none()
        && let Err(error) = backup::note_by_hand(COMMANDS, &config, &folder, now)
    {
        super::print(&format!("The judge does not know of this backup: {error:#}\n"))?;
    }
    super::print(&format!(
        "{}: {}; verified.\nTo inspect it: chancery restore --drill{} {}\n",
        folder.display(),
        page.contents(),
        place.options(),
        folder.display()
    ))?;
    Ok(ExitCode::SUCCESS)
}
