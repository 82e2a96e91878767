//! `chancery journal`: who did what.
use super::judge_location::JudgeLocation;
use crate::judge::clock::Clock;
use crate::store::{ActOrigin, JournalLine, JournalQuery, LetterRef, Store};
use anyhow::{Result, anyhow};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use serde::Serialize;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery journal --since 3d
    sudo -u chancery chancery journal --game spring --since 2026-11-01 --until 2026-12-01
    sudo -u chancery chancery journal --who keeper --json";

/// List who did what: the acts of keepers, GMs, players and the clock, without press, orders or passwords
///
/// The oldest comes first. An entry names its e-mail, and where the act came from: an e-mail, a page, the keeper's console, a login
/// at this machine, or the clock. A network of a page is a code: the same network always has the same code, and the judge does not
/// store the network itself. The journal is part of the database and its backups.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct JournalArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Only entries from this time on: a date, a time such as 2026-11-24T18:00:00Z, or an age such as 90m, 2h or 3d
    #[arg(long, value_name = "TIME")]
    since: Option<String>,
    /// Only entries before this time
    #[arg(long, value_name = "TIME")]
    until: Option<String>,
    /// Only entries with this text in their actor, such as a name, a power, keeper or clock
    #[arg(long, value_name = "TEXT")]
    who: Option<String>,
    /// Only entries of this game
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    /// Maximum number of entries, the newest
    #[arg(long, value_name = "N", default_value_t = 1000)]
    most: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// An entry, for programs.
#[derive(Debug, Serialize)]
struct PrintedEntry {
    at: Timestamp,
    game: Option<String>,
    who: String,
    what: String,
    letter: Option<String>,
    /// `e-mail`, `page`, `console`, `machine`, `clock` or `bot`, if known.
    from: Option<&'static str>,
    /// The code of a page's network.
    #[serde(skip_serializing_if = "Option::is_none")]
    network: Option<String>,
    /// The login at the machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    login: Option<String>,
    #[serde(skip)]
    origin: Option<ActOrigin>,
}

impl From<JournalLine> for PrintedEntry {
    fn from(JournalLine { game, entry, .. }: JournalLine) -> Self {
        let letter = entry.letter.map(|letter| LetterRef::In(letter).to_string());
        let origin = entry.origin;
        let from = origin.as_ref().map(ActOrigin::way);
        let known = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        let (network, login) = match &origin {
            Some(ActOrigin::Page(network)) => (known(network), None),
            Some(ActOrigin::Machine(login)) => (None, known(login)),
            _ => (None, None),
        };
        Self { at: entry.at, game, who: entry.who, what: entry.what, letter, from, network, login, origin }
    }
}

impl PrintedEntry {
    /// One line for a person.
    fn line(&self, zone: &TimeZone) -> String {
        let at = self.at.to_zoned(zone.clone()).strftime("%Y-%m-%d %H:%M:%S %Z");
        let game = self.game.as_ref().map(|game| format!(" [{game}]")).unwrap_or_default();
        let origin = self.origin.as_ref().map(ActOrigin::to_string).filter(|origin| *origin != self.who);
        let from: Vec<String> = origin.into_iter().chain(self.letter.clone()).collect();
        let from = if from.is_empty() { String::new() } else { format!(" ({})", from.join(", ")) };
        format!("{at}{game} {}: {}{from}\n", self.who, self.what)
    }
}

/// Runs the command.
///
/// # Errors
/// If a time is invalid, or the database cannot be read.
pub(super) fn run(args: &JournalArgs) -> Result<ExitCode> {
    let (now, zone) = (Clock::system().now(), TimeZone::system());
    let time = |typed: &Option<String>| typed.as_deref().map(|typed| time_of(typed, now, &zone)).transpose();
    let (since, until) = (time(&args.since)?, time(&args.until)?);
    let config = args.place.clone().or_installed().config()?;
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    let query = JournalQuery {
        game: args.game.as_deref(),
        who: args.who.as_deref().unwrap_or_default(),
        since,
        until,
        limit: args.most,
        ..JournalQuery::default()
    };
    let found = store.journal_lately(&query)?;
    let entries: Vec<PrintedEntry> = found.into_iter().rev().map(PrintedEntry::from).collect();
    if args.json {
        super::print_json(&entries)?;
    } else {
        super::print(&entries.iter().map(|entry| entry.line(&zone)).collect::<String>())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A date of this machine's zone, a time, or an age.
fn time_of(typed: &str, now: Timestamp, zone: &TimeZone) -> Result<Timestamp> {
    let invalid =
        || anyhow!("{typed:?} is no time; write 2026-11-24, 2026-11-24T18:00:00Z, or an age such as 2h or 3d");
    if let Ok(date) = typed.parse::<Date>() {
        return Ok(date.to_zoned(zone.clone()).map_err(|_| invalid())?.timestamp());
    }
    if let Ok(time) = typed.parse::<Timestamp>() {
        return Ok(time);
    }
    let age: Span = typed.parse().map_err(|_| invalid())?;
    let then = now.to_zoned(zone.clone()).checked_sub(age.abs()).map_err(|_| invalid())?;
    Ok(then.timestamp())
}
