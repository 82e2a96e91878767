//! `chancery deliver`: accepts one e-mail from a mail server.
use super::judge_location::JudgeLocation;
use crate::commands::COMMANDS;
use crate::failpoint;
use crate::judge::Judge;
use crate::judge::clock::Clock;
use crate::mail::source::{Envelope, arrival_from};
use crate::server::condition;
use crate::server::copier;
use crate::server::lock::Lock;
use crate::server::space::Space;
use crate::server::upgrade;
use crate::server::work::Work;
use crate::store::{SchemaVersion, Store};
use anyhow::{Context as _, Result, bail, ensure};
use std::io;
use std::process::ExitCode;

/// `EX_TEMPFAIL` (sysexits.h): the mail server keeps the e-mail and tries again.
const TRY_AGAIN: u8 = 75;

const EXAMPLES: &str = "\
Examples:
    chancery deliver --config /etc/chancery/chancery.toml < letter";

/// Take one e-mail from standard input, for a mail server's alias, procmail or maildrop
///
/// Exits with 0 when the e-mail is safely stored, and with 75 if not, so that the mail server keeps it and tries again. The
/// judge may be stopped: it reads the e-mail later.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DeliverArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Envelope sender from the mail server; empty or <> for bounces (Postfix: ${sender})
    #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
    sender: Option<String>,
    /// Judge's address on the envelope, with its +token (Postfix: ${original_recipient})
    #[arg(long, value_name = "ADDRESS", allow_hyphen_values = true)]
    recipient: Vec<String>,
}

/// Runs the command.
///
/// # Errors
/// Never: a failure is printed, and becomes the exit code.
pub(super) fn run(args: &DeliverArgs) -> Result<ExitCode> {
    Ok(deliver(args).map_or_else(
        |error| {
            super::complain(&error);
            ExitCode::from(TRY_AGAIN)
        },
        |()| ExitCode::SUCCESS,
    ))
}

fn deliver(args: &DeliverArgs) -> Result<()> {
    let envelope = Envelope::new(args.sender.as_deref(), args.recipient.iter().map(String::as_str));
    let arrival = arrival_from(io::stdin().lock(), envelope).context("cannot read the e-mail")?;
    let config = args.place.config()?;
    std::fs::create_dir_all(&config.data).with_context(|| format!("cannot create {}", config.data.display()))?;
    let space = Space::of(&config);
    if space.is_low() {
        let found = condition::disk(&space);
        bail!("{}. {}", found.line(), found.remedy);
    }
    let now = Clock::system().now();
    if let SchemaVersion::Older(_) = upgrade::age(&config)? {
        let _lock = Lock::take(&config.data).context(
            "the running judge is older than this program, so the e-mail waits; restart the judge: systemctl restart chancery",
        )?;
        upgrade::open(&config, now)?;
    }
    let store = Store::open_with(&config.database(), config.checkpoints())?;
    // This may be the first program to create the database.
    Lock::note_use(&config.data)?;
    ensure!(!store.is_read_only()?, "the judge is read-only for maintenance, so try again later");
    let judge = Judge::new(COMMANDS, &config, &store)?;
    let left = Work::new(&judge, &store, now).take_in(&[arrival]).context("cannot store the e-mail")?;
    ensure!(
        left.is_empty(),
        "many e-mails from unknown senders are waiting, so the judge refused this one; try again later"
    );
    copier::settle(&config, &store)?;
    failpoint::at("delivered");
    Ok(())
}
