//! `chancery user`: the registered people.
use super::dry_run;
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::answers::users::{self, Person};
use crate::command::Stop;
use crate::judge::clock::Clock;
use anyhow::{Context as _, Result, bail, ensure};
use clap::Subcommand;
use std::io::{self, BufRead as _};
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery user list
    sudo -u chancery chancery user show ann@example.org
    sudo -u chancery chancery user ban '*@spam.example'
    sudo -u chancery chancery user ban ann@example.org --for 7d
    sudo -u chancery chancery user ban ann@example.org --until 2026-12-24
    sudo -u chancery chancery user unban '*@spam.example'
    sudo -u chancery chancery user merge ann@home.example into ann@example.org
    sudo -u chancery chancery user export ann@example.org > ann.txt
    sudo -u chancery chancery user erase spam@example.org
    sudo -u chancery chancery user address add ann@example.org ann@home.example
    sudo -u chancery chancery user address remove ann@home.example
    sudo -u chancery chancery user address change ann@example.org ann@home.example
    sudo -u chancery chancery user address resume ann@example.org
    sudo -u chancery chancery user moves
    sudo -u chancery chancery user move ann@old.example ann@example.org
    sudo -u chancery chancery user dedication ann@example.org +5";

/// Show, ban, fix and erase users
///
/// The judge e-mails the users concerned.
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
    /// List all registered users
    List {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a user's addresses, record and seats
    Show {
        /// Address or part of a name
        who: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Ban users: they cannot register, join, take over, observe, create or run games
    ///
    /// A ban counts before what ALLOW and DENY say. With an end, it ends automatically.
    Ban {
        /// Addresses; `*@example.org` bans the whole domain
        #[arg(required = true)]
        addresses: Vec<String>,
        /// End of the ban: a date such as 2026-12-24, or 2026-12-24T18:00Z
        #[arg(long, value_name = "DATE", conflicts_with = "for")]
        until: Option<String>,
        /// Duration of the ban, such as 7d or 12h
        #[arg(long, value_name = "TIME")]
        r#for: Option<String>,
    },
    /// Lift a ban
    Unban {
        /// Addresses, exactly as banned
        #[arg(required = true)]
        addresses: Vec<String>,
    },
    /// Merge two registrations of one person: FIRST into SECOND
    Merge {
        /// Address of the first, the word `into`, and an address of the second, whose name stays
        #[arg(required = true, num_args = 2..=3, value_name = "ADDRESS")]
        words: Vec<String>,
    },
    /// Print all data that the judge holds on a user, as MY DATA does for them
    ///
    /// It contains their press and the orders on file. Give it only to them.
    Export {
        /// Address of the user
        who: String,
    },
    /// Erase a user's name, addresses and private e-mails, and open their seats
    Erase {
        /// Address of the user
        who: String,
        /// User's name, instead of typing it when asked
        #[arg(long)]
        name: Option<String>,
    },
    /// Add, remove, change or resume an address
    Address {
        #[command(subcommand)]
        what: AddressChange,
    },
    /// List account recovery requests
    Moves,
    /// Move an account whose mailbox is lost, unless its owner stops it within a week
    Move {
        /// Lost address
        old: String,
        /// New address, which sent the request
        new: String,
        /// Leave the account at its address, and tell its owner
        #[arg(long)]
        refuse: bool,
    },
    /// Change a user's dedication: +5, -5 or =5
    Dedication {
        /// Address of the user
        who: String,
        /// Change: +N, -N or =N
        #[arg(allow_hyphen_values = true)]
        change: String,
    },
}

#[derive(Debug, Subcommand)]
enum AddressChange {
    /// Add an address to a user
    Add {
        /// Address the user has
        who: String,
        /// New address
        new: String,
    },
    /// Remove an address
    Remove {
        /// Address to remove
        address: String,
    },
    /// Resume e-mails to an address that bounced
    Resume {
        /// Address that bounced
        address: String,
    },
    /// Replace a user's address
    Change {
        /// Current address
        old: String,
        /// New address
        new: String,
    },
}

/// Runs the command.
///
/// # Errors
/// If there is no judge, or no such person.
pub(super) fn run(args: &UserArgs) -> Result<ExitCode> {
    let (place, now) = (&args.place.clone().or_installed(), Clock::system().now());
    let line = |words: &[&str]| -> Result<ExitCode> {
        let words: Vec<&str> = words.iter().map(|word| keeper_lines::word(word)).collect::<Result<_>>()?;
        keeper_lines::carry_out(place, &words.join(" "))
    };
    match &args.what {
        UserCommand::List { json } => {
            let people = users::all(&keeper_lines::look(place)?.1, now)?;
            match json {
                true => super::print_json(&people)?,
                false => super::print_doc(|doc| users::tell_all(&people, doc))?,
            }
        }
        UserCommand::Show { who, json } => {
            let person = users::one(&keeper_lines::look(place)?.1, who, now).map_err(Stop::into_fault)?;
            match json {
                true => super::print_json(&person)?,
                false => super::print_doc(|doc| users::tell(&person, doc))?,
            }
        }
        UserCommand::Ban { addresses, until, r#for } => {
            let end = [("UNTIL", until), ("FOR", r#for)];
            let end = end.into_iter().find_map(|(word, end)| Some(format!("{word} {}", end.as_ref()?)));
            return line(&["BAN", &addresses.join(" "), end.as_deref().unwrap_or_default()]);
        }
        UserCommand::Unban { addresses } => return line(&["UNBAN", &addresses.join(" ")]),
        UserCommand::Merge { words } => {
            let words: Vec<&String> = words.iter().filter(|word| !word.eq_ignore_ascii_case("into")).collect();
            let [gone, into] = words.as_slice() else {
                bail!("write it like this: merge ann@home.example into ann@example.org")
            };
            return line(&["KEEPER MERGE", gone, "INTO", into]);
        }
        UserCommand::Export { who } => {
            let person = users::one(&keeper_lines::look(place)?.1, who, now).map_err(Stop::into_fault)?;
            let address = person.addresses.first().context("they have no address")?;
            super::print(&keeper_lines::plain(&dry_run::reply(place, address, "MY DATA")?))?;
        }
        UserCommand::Erase { who, name } => {
            let (_, store) = keeper_lines::look(place)?;
            let person = users::one(&store, who, now).map_err(Stop::into_fault)?;
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
        UserCommand::Moves => return line(&["KEEPER MOVES"]),
        UserCommand::Move { old, new, refuse } => {
            return line(&[if *refuse { "KEEPER NO MOVE" } else { "KEEPER MOVE" }, old, "TO", new]);
        }
        UserCommand::Dedication { who, change } => return line(&["KEEPER ADJUST", who, change]),
    }
    Ok(ExitCode::SUCCESS)
}

/// Shows the person, and asks the keeper to type their name.
fn typed_again(person: &Person) -> Result<String> {
    super::print_doc(|doc| users::tell(person, doc))?;
    super::print("\nYou cannot undo this. Type the name to erase this user: ")?;
    let mut name = String::new();
    io::stdin().lock().read_line(&mut name)?;
    let name = name.trim();
    ensure!(!name.is_empty(), "you typed no name, so no user was erased");
    Ok(name.to_owned())
}
