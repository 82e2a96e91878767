//! `chancery mail`: a small mail client.
use super::judge_location::JudgeLocation;
use super::mailbox::{MailFolders, Note, Reading};
use crate::judge::clock::Clock;
use anyhow::{Context as _, Result, bail, ensure};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The interval between looks into the mailbox while waiting for a reply.
const LOOK: Duration = Duration::from_millis(25);

const EXAMPLES: &str = "\
Examples:
    chancery mail --as ann@example.org HELP
    chancery mail --as ann@example.org --inbox
    chancery mail --as ann@example.org --read 3 --save ./letter
    chancery mail --as ann@example.org --reply 3 'A PAR - BUR' 'SET WAIT'";

/// Write to a judge without a mail server, and read its replies
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct MailArgs {
    #[command(flatten)]
    place: JudgeLocation,
    /// Your address
    #[arg(long = "as", value_name = "ADDRESS")]
    owner: String,
    /// Lines of the e-mail [default: standard input]
    #[arg(value_name = "LINE")]
    lines: Vec<String>,
    /// Subject of the e-mail
    #[arg(long, value_name = "TEXT")]
    subject: Option<String>,
    /// Time to wait for the reply
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    wait: u64,
    /// List the mailbox
    #[arg(long, conflicts_with_all = ["lines", "read", "reply"])]
    inbox: bool,
    /// Print this e-mail in the mailbox
    #[arg(long, value_name = "N", conflicts_with_all = ["lines", "reply"])]
    read: Option<usize>,
    /// Save the HTML, pictures and files of the e-mail in this folder
    #[arg(long, value_name = "DIR", requires = "read")]
    save: Option<PathBuf>,
    /// Reply to this e-mail in the mailbox; a reply about a game is signed on to it
    #[arg(long, value_name = "N")]
    reply: Option<usize>,
}

/// Runs the command.
///
/// # Errors
/// If the e-mail cannot be written, or no reply comes in time.
pub(super) fn run(args: &MailArgs) -> Result<ExitCode> {
    let config = args.place.config()?;
    ensure!(
        config.database().exists(),
        "no judge in {}: `chancery serve{}` starts one",
        config.data.display(),
        args.place.options()
    );
    let mailbox = MailFolders::of(&config, &args.owner)?;
    if args.inbox {
        super::print(&listing(&mailbox)?)?;
    } else if let Some(n) = args.read {
        let letter = nth(&mailbox, n, MailFolders::open)?;
        match &args.save {
            Some(folder) => {
                let saved = letter.save(folder)?;
                saved.iter().try_for_each(|path| super::print(&format!("{}\n", path.display())))?;
            }
            None => super::print(&letter.shown())?,
        }
    } else {
        converse(args, &mailbox)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One line per e-mail.
fn listing(mailbox: &MailFolders) -> Result<String> {
    let mut text = String::new();
    for (i, entry) in mailbox.entries()?.iter().enumerate() {
        let letter = mailbox.look(entry)?;
        let new = if entry.read { ' ' } else { '*' };
        text += &format!("{new}{:4}  {:<31}  {}\n", i + 1, letter.date, letter.subject);
    }
    if text.is_empty() {
        text += "No e-mails.\n";
    }
    Ok(text)
}

/// The e-mail with this number in the listing.
fn nth(
    mailbox: &MailFolders,
    n: usize,
    read: impl FnOnce(&MailFolders, &crate::mail::maildir::MaildirEntry) -> Result<Reading>,
) -> Result<Reading> {
    let entries = mailbox.entries()?;
    let Some(entry) = n.checked_sub(1).and_then(|i| entries.get(i)) else {
        bail!("no e-mail {n}; the mailbox has {}", entries.len());
    };
    read(mailbox, entry)
}

/// Writes an e-mail and prints the reply.
fn converse(args: &MailArgs, mailbox: &MailFolders) -> Result<()> {
    let answered = args.reply.map(|n| nth(mailbox, n, MailFolders::look)).transpose()?;
    let body = match args.lines.as_slice() {
        [] => {
            if io::stdin().is_terminal() {
                super::print("Type your e-mail. End it with Ctrl-D.\n")?;
            }
            io::read_to_string(io::stdin().lock()).context("cannot read the e-mail")?
        }
        lines => lines.join("\n"),
    };
    let answering = answered.as_ref().map(|letter| format!("Re: {}", letter.subject.trim_start_matches("Re: ")));
    let note = Note {
        to: answered.as_ref().and_then(|letter| letter.reply_to.clone()),
        subject: args.subject.clone().or(answering).unwrap_or_default(),
        in_reply_to: answered.and_then(|letter| letter.message_id),
        body,
    };
    let before = mailbox.entries()?;
    let id = mailbox.write(&note, Clock::system().now())?;
    let began = Instant::now();
    let mut seen: Vec<String> = before.into_iter().map(|entry| entry.name).collect();
    loop {
        for entry in mailbox.entries()? {
            if seen.contains(&entry.name) {
                continue;
            }
            if mailbox.look(&entry)?.in_reply_to.as_ref() == Some(&id) {
                return super::print(&mailbox.open(&entry)?.shown());
            }
            seen.push(entry.name);
        }
        if Duration::from_secs(args.wait) <= began.elapsed() {
            bail!(
                "no reply within {} s. The e-mail is in the judge's mailbox. If the judge runs (chancery serve{}), \
                 its log says why it has not replied",
                args.wait,
                args.place.options()
            );
        }
        sleep(LOOK);
    }
}
