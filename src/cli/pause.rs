//! `chancery pause` and `chancery resume`: the whole judge stands still, and goes on.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use anyhow::{Result, ensure};
use std::process::ExitCode;

/// Let the whole judge stand still, and tell everybody who is in a game
///
/// No deadline passes and nothing is adjudicated until `chancery resume`. Letters are still read, carried out and answered, with
/// a note on top. It stays so when the judge is stopped and started.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n    sudo -u chancery chancery pause 'We move to another machine.'")]
pub(super) struct PauseArgs {
    /// What to tell everybody
    text: Option<String>,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Let a paused judge go on, and tell everybody the new deadlines
///
/// Every turn has as much time as was left of it, and at least a day.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n    sudo -u chancery chancery resume")]
pub(super) struct ResumeArgs {
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs `pause`.
///
/// # Errors
/// If there is no judge, or the text cannot be told.
pub(super) fn pause(args: &PauseArgs) -> Result<ExitCode> {
    let text = args.text.as_deref().unwrap_or_default();
    let ends = |line: &str| line.trim().eq_ignore_ascii_case("end");
    ensure!(!text.lines().any(ends), "the text has a line END; please word it otherwise");
    keeper_lines::carry_out(&args.place.clone().or_installed(), &format!("PAUSE JUDGE\n{text}\nEND"))
}

/// Runs `resume`.
///
/// # Errors
/// If there is no judge.
pub(super) fn resume(args: &ResumeArgs) -> Result<ExitCode> {
    keeper_lines::carry_out(&args.place.clone().or_installed(), "RESUME JUDGE")
}
