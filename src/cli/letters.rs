//! `chancery letters`: the e-mails that wait or went wrong, and the fate of a single one.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::letter_filter::LetterFilter;
use crate::answers::letters::{Letters, tell_fate, tell_list};
use crate::command::Stop;
use crate::commands::COMMANDS;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::text::words::said;
use anyhow::{Context as _, Result};
use clap::{Subcommand, ValueEnum};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery letters list --out --state refused
    sudo -u chancery chancery letters list --from '*@d*.test' --since 2h
    sudo -u chancery chancery letters show in12
    sudo -u chancery chancery letters retry all
    sudo -u chancery chancery letters drop out45
    sudo -u chancery chancery letters drop --from '*@d*.test' --since 2h
    sudo -u chancery chancery letters undrop 7";

/// The advice on e-mails with problems.
const HOW: &str = "To try an e-mail again: `chancery letters retry` and its number. `drop` discards it, and `show` shows its history.";

/// List the judge's e-mails, and retry or discard those that wait
///
/// Each e-mail has a number: in12, out45 or held3 (commands that wait for their sender's confirmation). The output never
/// shows passwords, tokens or texts.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct LettersArgs {
    #[command(flatten)]
    place: JudgeLocation,
    #[command(subcommand)]
    what: LettersCommand,
}

#[derive(Debug, Subcommand)]
enum LettersCommand {
    /// List e-mails that wait or have failed
    List(ListArgs),
    /// Show an e-mail: sender, recipient, times, attempts, the server's last reply, effects and caused e-mails
    #[command(alias = "fate")]
    Show {
        /// Number or Message-ID: in12, out45, held3
        letter: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Retry an incoming e-mail that failed, or an outgoing one that is not sent
    Retry {
        /// Number, such as in12 or out45, or all
        letter: String,
    },
    /// Discard one e-mail, or all that match, and erase the text
    ///
    /// Without --yes, it only lists the e-mails that match. It keeps e-mails of registered users unless you name their
    /// address.
    Drop(DropArgs),
    /// Restore discarded e-mails within a day
    Undrop {
        /// Number of the discard
        number: u32,
    },
}

/// A list of e-mails.
#[derive(Debug, clap::Args)]
struct ListArgs {
    #[command(flatten)]
    which: FilterArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A choice of e-mails: those that match all of these.
#[derive(Debug, clap::Args)]
struct FilterArgs {
    /// Only incoming e-mails
    #[arg(long = "in", conflicts_with_all = ["out", "held"])]
    incoming: bool,
    /// Only outgoing e-mails
    #[arg(long, conflicts_with = "held")]
    out: bool,
    /// Only commands that wait for a confirmation
    #[arg(long)]
    held: bool,
    /// Sender, such as '*@d*.test'
    #[arg(long)]
    from: Option<String>,
    /// Recipient
    #[arg(long)]
    to: Option<String>,
    /// First line, such as 'Win money*'
    #[arg(long)]
    line: Option<String>,
    /// Only e-mails in this state
    #[arg(long)]
    state: Option<State>,
    /// Maximum age, such as 90m, 2h or 3d
    #[arg(long)]
    since: Option<String>,
    /// Minimum age
    #[arg(long)]
    older: Option<String>,
}

/// A drop of e-mails.
#[derive(Debug, clap::Args)]
struct DropArgs {
    /// Number: in12, out45 or held3
    #[arg(conflicts_with_all = ["incoming", "out", "held", "from", "to", "line", "state", "since", "older", "all", "yes"])]
    letter: Option<String>,
    #[command(flatten)]
    which: FilterArgs,
    /// Show every match
    #[arg(long)]
    all: bool,
    /// Discard the e-mails
    #[arg(long)]
    yes: bool,
}

impl FilterArgs {
    /// The filter in the judge's language: ` OUT TO *@d*.test SINCE 2h`.
    fn words(&self) -> Result<String> {
        let state = self.state.and_then(|state| Some(state.to_possible_value()?.get_name().to_owned()));
        // A quotation mark would end the pattern in the judge's line.
        let first_line = self.line.as_ref().map(|line| format!("\"{}\"", line.replace('"', "*")));
        let mut words = String::new();
        for (word, value) in [
            ("", flag(self.incoming, "IN")),
            ("", flag(self.out, "OUT")),
            ("", flag(self.held, "HELD")),
            ("FROM ", self.from.clone()),
            ("TO ", self.to.clone()),
            ("LINE ", first_line),
            ("STATE ", state),
            ("SINCE ", self.since.clone()),
            ("OLDER ", self.older.clone()),
        ] {
            if let Some(value) = value {
                words += &format!(" {word}{}", keeper_lines::word(&value)?);
            }
        }
        Ok(words)
    }
}

fn flag(is: bool, word: &str) -> Option<String> {
    is.then(|| word.to_owned())
}

impl DropArgs {
    /// The line that asks the judge to do it.
    fn line(&self) -> Result<String> {
        let mut line = "KEEPER LETTERS DROP".to_owned();
        if let Some(letter) = &self.letter {
            return Ok(format!("{line} {}", keeper_lines::word(letter)?));
        }
        line += &self.which.words()?;
        for word in [flag(self.all, "ALL"), flag(self.yes, "YES")].into_iter().flatten() {
            line += &format!(" {word}");
        }
        Ok(line)
    }
}

/// What came of a letter.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum State {
    /// Outgoing: a mail server refused it because of the judge itself; it needs you
    Stopped,
    /// Incoming: commands that wait for their sender's confirmation
    Unconfirmed,
    /// Incoming: the judge failed on it
    Stuck,
    /// Waits to be processed or sent
    Waiting,
    /// Outgoing: the judge gave up on it
    Refused,
    /// Outgoing: the next server accepted it
    Sent,
    /// Incoming: answered
    Done,
    /// Incoming: deliberately not answered
    Silent,
}

/// Runs the command.
///
/// # Errors
/// If there is no judge, or the e-mail does not exist.
pub(super) fn run(args: &LettersArgs) -> Result<ExitCode> {
    let place = &args.place.clone().or_installed();
    match &args.what {
        LettersCommand::List(ListArgs { which, json }) => {
            let words = which.words()?;
            let wanted =
                LetterFilter::read(&words).with_context(|| format!("cannot read{words}: an age is 90m, 2h or 3d"))?;
            with_letters(place, |letters| {
                let found = letters.list(Clock::system().now(), &wanted)?;
                match json {
                    true => {
                        super::print_json(&found.letters)?;
                        found.cuts().iter().for_each(|cut| eprintln!("{}", said(cut)));
                        Ok(())
                    }
                    false => super::print_doc(|doc| tell_list(&found, &wanted, HOW, doc)),
                }
            })?;
        }
        LettersCommand::Show { letter, json } => with_letters(place, |letters| {
            let fate = letters.fate(letter, Clock::system().now()).map_err(Stop::into_fault)?;
            match json {
                true => super::print_json(&fate),
                false => super::print_doc(|doc| tell_fate(&fate, doc)),
            }
        })?,
        LettersCommand::Retry { letter } => {
            return keeper_lines::carry_out(place, &format!("KEEPER LETTERS RETRY {}", keeper_lines::word(letter)?));
        }
        LettersCommand::Drop(wanted) => return keeper_lines::carry_out(place, &wanted.line()?),
        LettersCommand::Undrop { number } => {
            return keeper_lines::carry_out(place, &format!("KEEPER LETTERS UNDROP {number}"));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn with_letters(place: &JudgeLocation, look: impl FnOnce(Letters) -> Result<()>) -> Result<()> {
    let (config, store) = keeper_lines::look(place)?;
    // The secret exists as soon as a judge has run.
    let judge = Judge::new(COMMANDS, &config, &store)?;
    look(Letters { store: &store, judge: &judge, asking: None })
}
