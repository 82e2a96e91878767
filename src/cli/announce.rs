//! `chancery announce`: writes to everyone in any game.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use anyhow::{Context as _, Result};
use std::io::{self, Read as _};
use std::process::ExitCode;

/// The longest text that is read: more than the judge sends.
const MOST: u64 = 64 << 10;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery announce 'On Sunday the judge gets new pages.'
    sudo -u chancery chancery announce < text.txt";

/// E-mail a text to everyone in any game
///
/// Each player, GM and observer gets one e-mail. The games continue. To pause them as well, use `chancery pause`.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct AnnounceArgs {
    /// Text, instead of standard input
    text: Option<String>,
    #[command(flatten)]
    place: JudgeLocation,
}

/// Runs the command.
///
/// # Errors
/// If the judge is missing, or the text cannot be sent.
pub(super) fn run(args: &AnnounceArgs) -> Result<ExitCode> {
    let text = match &args.text {
        Some(text) => text.clone(),
        None => {
            let mut text = String::new();
            io::stdin().lock().take(MOST).read_to_string(&mut text).context("cannot read the text")?;
            text
        }
    };
    keeper_lines::carry_out(&args.place.clone().or_installed(), &keeper_lines::with_text("KEEPER ANNOUNCE", &text)?)
}
