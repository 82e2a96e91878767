//! `chancery letters`: the letters that wait or went wrong, and what came of one.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::letters::{LetterFilter, Letters, tell_fate, tell_list};
use crate::command::Stop;
use crate::judge::clock::Clock;
use crate::judge::identity::{Tokens, new_secret};
use crate::mail::inbound::JudgeAddress;
use crate::text::words::said;
use anyhow::Result;
use clap::{Subcommand, ValueEnum};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery letters list --out --state refused
    sudo -u chancery chancery letters show in12
    sudo -u chancery chancery letters retry all
    sudo -u chancery chancery letters drop out45
    sudo -u chancery chancery letters drop --from '*@d*.test' --since 2h
    sudo -u chancery chancery letters undrop 7";

/// What can be done with letters in trouble.
const HOW: &str =
    "`chancery letters retry` and the name of a letter tries it again, `drop` gives it up, `show` shows its whole way.";

/// Look at letters in and out, and try again or drop those that wait
///
/// A letter is called in12, out45 or held3 (lines that wait for a yes of their sender). No password, token or text of a letter
/// is ever shown.
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
    /// List the letters that wait, or went wrong
    List {
        /// Only letters in
        #[arg(long = "in", conflicts_with = "out")]
        incoming: bool,
        /// Only letters out
        #[arg(long)]
        out: bool,
        /// Only those in this state
        #[arg(long)]
        state: Option<State>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a letter: from whom or to whom, when, how often it was tried, what the server said last, what it did and caused
    #[command(alias = "fate")]
    Show {
        /// in12, out45, held3, or a Message-ID
        letter: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Try again: a letter that the judge failed on, or one that is not sent
    Retry {
        /// in12 or out45; or all
        letter: String,
    },
    /// Give up a letter, and erase its text; or many, all that fit
    ///
    /// Without --yes nothing is done: the answer says which letters fit. Those of registered people stay, unless their address is
    /// named.
    Drop(DropArgs),
    /// Bring back what was dropped together, for a day
    Undrop {
        /// The number that the drop was given
        number: u32,
    },
}

/// The letters to drop.
#[derive(Debug, clap::Args)]
struct DropArgs {
    /// in12, out45 or held3
    #[arg(conflicts_with_all = ["incoming", "out", "held", "from", "to", "line", "state", "since", "older", "all", "yes"])]
    letter: Option<String>,
    /// Only letters in
    #[arg(long = "in", conflicts_with_all = ["out", "held"])]
    incoming: bool,
    /// Only letters out
    #[arg(long, conflicts_with = "held")]
    out: bool,
    /// Only lines that wait for a yes
    #[arg(long)]
    held: bool,
    /// From whom, such as '*@d*.test'
    #[arg(long)]
    from: Option<String>,
    /// To whom
    #[arg(long)]
    to: Option<String>,
    /// Their first line, such as 'HELP*'
    #[arg(long)]
    line: Option<String>,
    /// Only those in this state
    #[arg(long)]
    state: Option<State>,
    /// No older than this, such as 90m, 2h or 3d
    #[arg(long)]
    since: Option<String>,
    /// No younger than this
    #[arg(long)]
    older: Option<String>,
    /// Show every one that fits
    #[arg(long)]
    all: bool,
    /// Do it
    #[arg(long)]
    yes: bool,
}

impl DropArgs {
    /// The line by which the judge is asked to do it.
    fn line(&self) -> Result<String> {
        let mut line = "KEEPER LETTERS DROP".to_owned();
        if let Some(letter) = &self.letter {
            return Ok(format!("{line} {}", keeper_lines::word(letter)?));
        }
        let state = self.state.and_then(|state| Some(state.to_possible_value()?.get_name().to_owned()));
        let flag = |is: bool, word: &str| is.then(|| word.to_owned());
        for (word, value) in [
            ("", &flag(self.incoming, "IN")),
            ("", &flag(self.out, "OUT")),
            ("", &flag(self.held, "HELD")),
            ("FROM ", &self.from),
            ("TO ", &self.to),
            ("LINE ", &self.line),
            ("STATE ", &state),
            ("SINCE ", &self.since),
            ("OLDER ", &self.older),
            ("", &flag(self.all, "ALL")),
            ("", &flag(self.yes, "YES")),
        ] {
            if let Some(value) = value {
                line += &format!(" {word}{}", keeper_lines::word(value)?);
            }
        }
        Ok(line)
    }
}

/// What came of a letter.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum State {
    /// Out: a mail server refused it because of the judge itself; it waits for you
    Stopped,
    /// In: lines that wait for a yes from their sender
    Unconfirmed,
    /// In: the judge failed on it
    Stuck,
    /// Waits to be worked through, or to be sent
    Waiting,
    /// Out: given up
    Refused,
    /// Out: the next server has accepted it
    Sent,
    /// In: answered
    Done,
    /// In: deliberately not answered
    Silent,
}

/// Runs the command.
///
/// # Errors
/// If there is no judge, or no such letter.
pub(super) fn run(args: &LettersArgs) -> Result<ExitCode> {
    let place = &args.place.clone().or_installed();
    match &args.what {
        LettersCommand::List { incoming, out, state, json } => {
            let way = [(incoming, "in"), (out, "out")].into_iter().find(|(is, _)| **is).map(|(_, way)| way.to_owned());
            let state = state.and_then(|state| Some(state.to_possible_value()?.get_name().to_owned()));
            let wanted = LetterFilter { way, state };
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
    // There is a secret as soon as a judge has run.
    let tokens = Tokens::new(&store.secret(new_secret)?)?;
    let address = JudgeAddress { address: config.address, former: config.former_addresses, ..JudgeAddress::default() };
    look(Letters { store: &store, address: &address, tokens: &tokens, asking: None })
}
