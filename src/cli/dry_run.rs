//! `chancery try`: shows the effect of an e-mail without carrying it out.
use super::judge_location::JudgeLocation;
use super::keeper_lines;
use crate::commands::COMMANDS;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::mail::source::{Arrival, Envelope, arrival_from};
use crate::server::work::Work;
use crate::store::{OutboxRow, Rank, RowChange, RowDifference, Verdict};
use anyhow::{Context as _, Result, bail, ensure};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery try letter.eml
    sudo -u chancery chancery try --as ann@example.org < lines.txt";

/// Show what an e-mail would do: its reply, all other e-mails, and the changed database rows
///
/// The judge's own code processes the e-mail on a copy of the database in memory. It sends and changes nothing. As in real
/// e-mails, the output can include codes and reply addresses.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DryRunArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// File with the e-mail [default: standard input]
    file: Option<PathBuf>,
    /// Read bare commands, as if they came from this address and it were verified
    #[arg(long = "as", value_name = "ADDRESS")]
    writer: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// If there is no judge here, the e-mail cannot be read, or the judge fails on it.
pub(super) fn run(args: &DryRunArgs) -> Result<ExitCode> {
    let read = |path: &PathBuf| File::open(path).with_context(|| format!("cannot read {}", path.display()));
    let mut lines = Vec::new();
    match &args.file {
        Some(path) => read(path)?.read_to_end(&mut lines)?,
        None => io::stdin().lock().read_to_end(&mut lines)?,
    };
    let outcome = Outcome::of(&args.place.clone().or_installed(), args.writer.as_deref(), lines)?;
    let mut text = String::new();
    if let Verdict::Silent(why) = outcome.verdict {
        writeln!(text, "No reply: {why}.")?;
    }
    outcome.mails.iter().for_each(|mail| tell_letter(&mut text, mail));
    tell_rows(&mut text, &outcome.rows);
    super::print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// The effect that an e-mail would have.
struct Outcome {
    verdict: Verdict,
    mails: Vec<OutboxRow>,
    rows: Vec<RowDifference>,
}

impl Outcome {
    /// Carries an e-mail out on a copy of the database in memory. With a `writer`, it is bare lines from this address, which counts as
    /// verified.
    fn of(place: &JudgeLocation, writer: Option<&str>, text: Vec<u8>) -> Result<Self> {
        let (config, store) = keeper_lines::look(place)?;
        let copy = store.copy()?;
        drop(store);
        let mut judge = Judge::new(COMMANDS, &config, &copy)?;
        judge.trust_senders |= writer.is_some();
        copy.note_rows()?;
        let now = Clock::system().now();
        let arrival = arrival(writer, text, &config.address.to_string())?;
        let letter = copy.take_in(&arrival, Rank::First, now)?.context("the judge already has this e-mail")?;
        let row = copy.waiting_one(letter)?.context("the judge already has this e-mail")?;
        let verdict = copy.transaction(|| Work::new(&judge, &copy, now).work_through(&row))?;
        Ok(Self { verdict, mails: copy.letters_caused_by(letter)?, rows: copy.differences()? })
    }
}

/// The judge's reply to these lines from a registered person, as they would read it. It is not sent.
///
/// # Errors
/// If the judge's database is missing, or it does not reply.
pub(super) fn reply(place: &JudgeLocation, writer: &str, lines: &str) -> Result<String> {
    let outcome = Outcome::of(place, Some(writer), lines.as_bytes().to_vec())?;
    let reply = outcome.mails.into_iter().find(|mail| mail.draft.recipient.eq_ignore_ascii_case(writer));
    match (reply, outcome.verdict) {
        (Some(mail), _) => Ok(mail.draft.body),
        (None, Verdict::Silent(why)) => bail!("the judge does not reply to them: {why}"),
        (None, _) => bail!("the judge does not reply to them"),
    }
}

/// The e-mail as it would have arrived.
fn arrival(writer: Option<&str>, mut text: Vec<u8>, judge: &str) -> Result<Arrival> {
    if let Some(writer) = writer {
        ensure!(writer.contains('@') && !writer.contains(['\n', '\r', ' ']), "{writer:?} is not an address");
        let head = format!("From: {writer}\nTo: {judge}\nSubject: try\nContent-Type: text/plain; charset=utf-8\n\n");
        text.splice(0..0, head.into_bytes());
    }
    Ok(arrival_from(text.as_slice(), Envelope::default())?)
}

fn tell_letter(text: &mut String, mail: &OutboxRow) {
    let draft = &mail.draft;
    let reader = if draft.recipient.is_empty() { "(shown on a page)" } else { &draft.recipient };
    *text += &format!("To: {reader}\nSubject: {}\n\n", draft.subject);
    for line in draft.body.trim_end().lines() {
        *text += format!("  {line}").trim_end();
        text.push('\n');
    }
    text.push('\n');
}

fn tell_rows(text: &mut String, rows: &[RowDifference]) {
    let mut tables: BTreeMap<&str, Vec<&RowDifference>> = BTreeMap::new();
    for row in rows {
        tables.entry(&row.table).or_default().push(row);
    }
    *text += if tables.is_empty() { "No rows would change.\n" } else { "Rows that would change:\n" };
    for (table, rows) in tables {
        for row in rows {
            let change = match &row.change {
                RowChange::Added => "added".to_owned(),
                RowChange::Removed => "removed".to_owned(),
                RowChange::Changed(columns) => format!("changed: {}", columns.join(", ")),
            };
            *text += &format!("  {table} ({}) {change}\n", row.key);
        }
    }
}
