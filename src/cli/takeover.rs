//! `chancery takeover`: continues from the copy of a judge whose machine is lost.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::server::takeover::{self, RestoredCopy, Takeover};
use crate::server::unit::Unit;
use crate::text::counted;
use anyhow::Result;
use std::process::{Command, ExitCode};
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
    sudo chancery takeover --drill
    sudo chancery takeover";

/// Continue from the judge's copy elsewhere, or show that this would work
///
/// First runs `fence` of [copy], so that the other machine can no longer write to the copy. Then restores the newest copy,
/// proves it, and starts the service here. The previous database here stays as well.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct TakeoverArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Restore the newest copy into a temporary folder and prove it, and change nothing else
    #[arg(long)]
    drill: bool,
    /// Take over without a fence: the other machine is switched off, or will never run again
    #[arg(long, conflicts_with = "drill")]
    other_is_off: bool,
}

/// Runs the command.
///
/// # Errors
/// If nothing can be restored, a judge runs here, or the fence fails. Then nothing is changed.
pub(super) fn run(args: &TakeoverArgs) -> Result<ExitCode> {
    let place = args.place.clone().or_installed();
    let config = place.config()?;
    let (began, now) = (Instant::now(), Clock::system().now());
    if args.drill {
        let restored = takeover::drill(&config, now)?;
        let is_good = restored.missing.is_none();
        super::print(&format!(
            "{}Restored and proved in {} s. It changed nothing.\n",
            about(&restored),
            began.elapsed().as_secs()
        ))?;
        return Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let taken = takeover::take_over(&config, args.other_is_off, now)?;
    let mut text = report(&taken);
    text += &format!("Restored and proved in {} s.\n", began.elapsed().as_secs());
    let unit = Unit::installed().filter(|unit| unit.config.is_some() && unit.config == place.file());
    let is_started = unit.is_some_and(|_| {
        Command::new("systemctl").args(["start", "chancery"]).status().is_ok_and(|ended| ended.success())
    });
    text += &match is_started {
        true => "The judge is running.\n".to_owned(),
        false => format!("Now start the judge: chancery serve{}\n", place.options()),
    };
    text += "To have the mail servers deliver at once what waits there, type on each: postqueue -f\n";
    super::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The result of a takeover, in words.
pub(super) fn report(taken: &Takeover) -> String {
    let mut text = about(&taken.from);
    if let Some(kept) = &taken.kept {
        text += &format!("The old database is in {}\n", kept.display());
    }
    if !taken.boards.is_empty() {
        text += &format!("Boards from the newest backup here: {}\n", taken.boards.join(", "));
    }
    text
}

/// The contents of a copy, in words.
fn about(RestoredCopy { term: _, place, is_here, extent, missing }: &RestoredCopy) -> String {
    let last = extent.last_letter.map(|at| format!(", the newest from {at}")).unwrap_or_default();
    let mut text = format!(
        "The copy {place}\n  {}, {}, {}{last}\n",
        counted(extent.games, "game"),
        counted(extent.people, "user"),
        counted(extent.letters, "e-mail")
    );
    if *is_here {
        text += "The standby here had all of it.\n";
    }
    if let Some((since, why)) = missing {
        text += &format!("Its end is damaged ({why}): everything after {since} is missing.\n");
    }
    text
}
