//! `chancery pause` and `chancery resume`: pauses and resumes the whole judge.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use anyhow::Result;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery pause 'Back on Sunday.'
    sudo -u chancery chancery pause --read-only 'The machine gets a new disk.'";

/// Pause every game and e-mail the players
///
/// No deadline passes and no turn runs until `chancery resume`. The judge still processes and answers e-mails, with a note at
/// the top. The pause survives a restart.
///
/// With `--read-only` it takes in nothing: mail servers and mailboxes keep e-mails, and pages can only be read. Only e-mails that
/// were waiting go out. The console and the commands at this machine still work.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct PauseArgs {
    /// Text for the players
    text: Option<String>,
    /// Take in nothing, until `chancery resume`
    #[arg(long)]
    read_only: bool,
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
    let command = if args.read_only { "PAUSE JUDGE READ-ONLY" } else { "PAUSE JUDGE" };
    keeper_lines::carry_out(&args.place.clone().or_installed(), &keeper_lines::with_text(command, text)?)
}

/// Runs `resume`.
///
/// # Errors
/// If there is no judge.
pub(super) fn resume(args: &ResumeArgs) -> Result<ExitCode> {
    keeper_lines::carry_out(&args.place.clone().or_installed(), "RESUME JUDGE")
}
