//! `chancery user`: the people who are registered.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::users::{self, Person};
use crate::command::Stop;
use anyhow::{Context as _, Result, bail, ensure};
use clap::Subcommand;
use std::io::{self, BufRead as _};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery user list
    sudo -u chancery chancery user show ann@example.org
    sudo -u chancery chancery user ban '*@spam.example'
    sudo -u chancery chancery user unban '*@spam.example'
    sudo -u chancery chancery user merge ann@home.example into ann@example.org
    sudo -u chancery chancery user erase spam@example.org
    sudo -u chancery chancery user address add ann@example.org ann@home.example
    sudo -u chancery chancery user address remove ann@home.example
    sudo -u chancery chancery user address change ann@example.org ann@home.example
    sudo -u chancery chancery user address resume ann@example.org
    sudo -u chancery chancery user dedication ann@example.org +5";

/// Look at people, keep them away, and mend what is kept of them
///
/// Whoever it concerns is told by mail.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct UserArgs {
    #[command(flatten)]
    place: JudgeLocation,
    #[command(subcommand)]
    what: UserCommand,
}

#[derive(Debug, Subcommand)]
enum UserCommand {
    /// List everybody who is registered
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show somebody: addresses, record, seats
    Show {
        /// An address, or a part of a name
        who: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Keep somebody away: they cannot register, join, take over, watch, create or run games
    Ban {
        /// Addresses; `*@example.org` is everybody there
        #[arg(required = true)]
        addresses: Vec<String>,
    },
    /// Let somebody in again
    Unban {
        /// Addresses, as they were banned
        #[arg(required = true)]
        addresses: Vec<String>,
    },
    /// Make one registration of two of the same person: merge FIRST into SECOND
    Merge {
        /// An address of the first, the word `into`, and an address of the second, whose name stays
        #[arg(required = true, num_args = 2..=3, value_name = "ADDRESS")]
        words: Vec<String>,
    },
    /// Erase somebody: their seats become free, their name, addresses and letters to single players are gone
    Erase {
        /// An address
        who: String,
        /// Their name, instead of typing it when asked
        #[arg(long)]
        name: Option<String>,
    },
    /// Add, remove or change an address, or write to it again
    Address {
        #[command(subcommand)]
        what: AddressChange,
    },
    /// Change somebody's dedication: +5, -5, or =5
    Dedication {
        /// An address
        who: String,
        /// +N, -N or =N
        #[arg(allow_hyphen_values = true)]
        change: String,
    },
}

#[derive(Debug, Subcommand)]
enum AddressChange {
    /// Add an address to somebody
    Add {
        /// An address that they have
        who: String,
        /// The new one
        new: String,
    },
    /// Take an address away
    Remove {
        /// The address
        address: String,
    },
    /// Write again to an address from which letters came back
    Resume {
        /// The address
        address: String,
    },
    /// Put an address in the place of another one
    Change {
        /// The address that they have
        old: String,
        /// The new one
        new: String,
    },
}

/// Runs the command.
///
/// # Errors
/// If there is no judge, or nobody like that.
pub(super) fn run(args: &UserArgs) -> Result<ExitCode> {
    let place = &args.place.clone().or_installed();
    let line = |words: &[&str]| -> Result<ExitCode> {
        let words: Vec<&str> = words.iter().map(|word| keeper_lines::word(word)).collect::<Result<_>>()?;
        keeper_lines::carry_out(place, &words.join(" "))
    };
    match &args.what {
        UserCommand::List { json } => {
            let people = users::all(&keeper_lines::look(place)?.1)?;
            match json {
                true => super::print_json(&people)?,
                false => super::print_doc(|doc| users::tell_all(&people, doc))?,
            }
        }
        UserCommand::Show { who, json } => {
            let person = users::one(&keeper_lines::look(place)?.1, who).map_err(Stop::into_fault)?;
            match json {
                true => super::print_json(&person)?,
                false => super::print_doc(|doc| users::tell(&person, doc))?,
            }
        }
        UserCommand::Ban { addresses } => return line(&["BAN", &addresses.join(" ")]),
        UserCommand::Unban { addresses } => return line(&["UNBAN", &addresses.join(" ")]),
        UserCommand::Merge { words } => {
            let words: Vec<&String> = words.iter().filter(|word| !word.eq_ignore_ascii_case("into")).collect();
            let [gone, into] = words.as_slice() else {
                bail!("write it like this: merge ann@home.example into ann@example.org")
            };
            return line(&["KEEPER MERGE", gone, "INTO", into]);
        }
        UserCommand::Erase { who, name } => {
            let (_, store) = keeper_lines::look(place)?;
            let person = users::one(&store, who).map_err(Stop::into_fault)?;
            let address = person.addresses.first().context("they have no address")?;
            let name = match name {
                Some(name) => name.clone(),
                None => typed_again(&person)?,
            };
            return line(&["KEEPER ERASE", address, &name]);
        }
        UserCommand::Address { what: AddressChange::Add { who, new } } => {
            return line(&["KEEPER ADDRESS ADD", who, new]);
        }
        UserCommand::Address { what: AddressChange::Remove { address } } => {
            return line(&["KEEPER ADDRESS REMOVE", address]);
        }
        UserCommand::Address { what: AddressChange::Resume { address } } => {
            return line(&["KEEPER ADDRESS RESUME", address]);
        }
        UserCommand::Address { what: AddressChange::Change { old, new } } => {
            return line(&["KEEPER ADDRESS CHANGE", old, "TO", new]);
        }
        UserCommand::Dedication { who, change } => return line(&["KEEPER ADJUST", who, change]),
    }
    Ok(ExitCode::SUCCESS)
}

/// Shows who is meant, and has their name typed.
fn typed_again(person: &Person) -> Result<String> {
    super::print_doc(|doc| users::tell(person, doc))?;
    super::print("\nNobody can bring back what is erased. Type the name to erase them: ")?;
    let mut name = String::new();
    io::stdin().lock().read_line(&mut name)?;
    let name = name.trim();
    ensure!(!name.is_empty(), "no name was typed, so nobody has been erased");
    Ok(name.to_owned())
}
