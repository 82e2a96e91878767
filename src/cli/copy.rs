//! `chancery copy`: reports on the judge's copy elsewhere.
use super::judge_location::JudgeLocation;
use crate::server::copy_report::{self, CopyReport};
use crate::server::lock::Lock;
use crate::store::{CopyNote, Store};
use crate::text::counted;
use anyhow::{Context as _, Result};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery copy
    sudo -u chancery chancery copy --json";

/// Report on the judge's copy elsewhere: its number and place, its size, and whether it can be restored
///
/// Asks the copy itself, so it takes a few seconds. Exits with 1 if anything is wrong.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct CopyArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Have the judge begin a new copy when it starts: after the copy was damaged or deleted, or to change `to`
    #[arg(long, conflicts_with = "json")]
    begin: bool,
}

/// Runs the command.
///
/// # Errors
/// If the judge has no copy, or the judge's database cannot be read.
pub(super) fn run(args: &CopyArgs) -> Result<ExitCode> {
    let config = args.place.clone().or_installed().config()?;
    if args.begin {
        let _lock = Lock::take(&config.data).context("stop the judge first, with `systemctl stop chancery`")?;
        // Not a missing one.
        Store::open_to_read(&config.database())?.check_schema()?;
        Store::open_with(&config.database(), config.checkpoints())?.note_copy(&CopyNote::default())?;
        super::print("The judge begins a new copy when it starts. Until that is whole, there is one copy only.\n")?;
        return Ok(ExitCode::SUCCESS);
    }
    let report = copy_report::ask(&config)?;
    if args.json {
        super::print_json(&report)?;
    } else {
        super::print(&in_words(&report))?;
    }
    let is_good = report.is_whole && report.trouble.is_none() && report.damage.is_none();
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn in_words(report: &CopyReport) -> String {
    let CopyReport { term, place, is_whole, trouble, restorable: _, damage, files, bytes, newest, proved } = report;
    if *term == 0 {
        return "No copy yet: the judge begins one when it starts.\n".to_owned();
    }
    let mut text = format!("Copy {term}: {place}\n  {}, {} kB", counted(*files, "file"), bytes / 1000);
    text += &newest.map(|at| format!(", the newest from {at}\n")).unwrap_or_else(|| "\n".to_owned());
    text += &match (is_whole, damage) {
        (_, Some(why)) => format!("  It cannot be restored: {why}\n"),
        (true, None) => "  It has the whole database.\n".to_owned(),
        (false, None) => "  It is not whole yet, so this machine has the only copy.\n".to_owned(),
    };
    if let Some(trouble) = trouble {
        text += &format!("  It has not answered since {}: {}\n", trouble.since, trouble.why);
    }
    text += &match proved {
        Some(at) => format!("  Last restored and proved here: {at}\n"),
        None => "  Never proved here. To prove it: chancery takeover --drill\n".to_owned(),
    };
    text
}
