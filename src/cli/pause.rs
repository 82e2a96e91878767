//! `chancery pause` and `chancery resume`: pauses and resumes the whole judge.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use anyhow::{Result, ensure};
use std::process::ExitCode;

/// Pause every game and e-mail the players
///
/// No deadline passes and no turn runs until `chancery resume`. The judge still processes and answers e-mails, with a note at
/// the top. The pause survives a restart.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n    sudo -u chancery chancery pause 'We move to another machine.'")]
pub(super) struct PauseArgs {
    /// Text for the players
    text: Option<String>,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Resume a paused judge and e-mail the players their new deadlines
///
/// Each turn gets the time that was left, and at least a day.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n    sudo -u chancery chancery resume")]
pub(super) struct ResumeArgs {
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs `pause`.
///
/// # Errors
/// If there is no judge, or the text cannot be sent.
pub(super) fn pause(args: &PauseArgs) -> Result<ExitCode> {
    let text = args.text.as_deref().unwrap_or_default();
    let ends = |line: &str| line.trim().eq_ignore_ascii_case("end");
    ensure!(!text.lines().any(ends), "the text has a line END; change that line");
    keeper_lines::carry_out(&args.place.clone().or_installed(), &format!("PAUSE JUDGE\n{text}\nEND"))
}

/// Runs `resume`.
///
/// # Errors
/// If there is no judge.
pub(super) fn resume(args: &ResumeArgs) -> Result<ExitCode> {
    keeper_lines::carry_out(&args.place.clone().or_installed(), "RESUME JUDGE")
}
