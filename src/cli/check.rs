//! `chancery check`: checks that everything the judge needs is there.
use super::place::Place;
use crate::boards::catalogue::{Catalogue, Troubled};
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::judge::letterhead;
use crate::mail::imap::ImapSource;
use crate::mail::maildir::MaildirSource;
use crate::mail::smtp::SmtpSink;
use crate::mail::source::Source as _;
use crate::server::lock::Lock;
use crate::store::Store;
use anyhow::Result;
use std::fs;
use std::io::ErrorKind;
use std::process::ExitCode;
use std::time::Duration;
use tokio::time::timeout;

/// The maximum time to wait for a mail server.
const PATIENCE: Duration = Duration::from_secs(30);
/// A judge that has not recorded for this long that it is up is down.
const SILENCE_MINUTES: i64 = 3;

const EXAMPLES: &str = "\
Examples:
    sudo -u chancery chancery check --config /etc/chancery/chancery.toml
    chancery check --config-only --config /etc/chancery/chancery.toml";

/// Check that everything the judge needs is there, and say what to do if not
///
/// Changes nothing, and can be run while the judge is running.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    #[command(flatten)]
    place: Place,
    /// Only read the configuration, and say what is wrong in it
    #[arg(long)]
    config_only: bool,
}

/// The findings, line by line.
#[derive(Default)]
struct Findings {
    text: String,
    n_wrong: u32,
}

impl Findings {
    fn good(&mut self, what: &str) {
        self.text += &format!("ok     {what}\n");
    }

    fn note(&mut self, what: &str) {
        self.text += &format!("note   {what}\n");
    }

    fn wrong(&mut self, what: &str, remedy: &str) {
        self.text += &format!("WRONG  {what}\n");
        if !remedy.is_empty() {
            self.text += &format!("       {remedy}\n");
        }
        self.n_wrong += 1;
    }
}

/// Runs the command.
///
/// # Errors
/// If the findings cannot be printed.
pub(super) fn run(args: &Args) -> Result<ExitCode> {
    if args.config_only {
        // Like `serve`, it ends with 78 if the configuration is wrong.
        args.place.config()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut findings = Findings::default();
    match args.place.config() {
        Err(error) => findings.wrong(&format!("configuration: {error:#}"), ""),
        Ok(config) => {
            match args.place.file() {
                Some(file) => findings.good(&format!("configuration: {}", file.display())),
                None => findings.good("configuration: none, so no mail server is needed"),
            }
            if check_folder(&config, &args.place, &mut findings)
                && let Err(error) = check_database(&config, &args.place, &mut findings)
            {
                findings.wrong(&format!("database: {error:#}"), "Restore the latest backup (deploy/README.md, 6).");
            }
            check_boards(&config, &mut findings);
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(check_mail(&config, &mut findings));
        }
    }
    findings.text += &match findings.n_wrong {
        0 => "Everything is fine.\n".to_owned(),
        1 => "There is 1 problem.\n".to_owned(),
        n => format!("There are {n} problems.\n"),
    };
    super::print(&findings.text)?;
    Ok(if findings.n_wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks that the data folder exists and is writable.
fn check_folder(config: &Config, place: &Place, findings: &mut Findings) -> bool {
    let data = config.data.display();
    let probe = config.data.join("check");
    match fs::metadata(&config.data) {
        Err(error) if error.kind() == ErrorKind::NotFound && place.file().is_none() => {
            findings.note(&format!("data folder {data}: none yet; `chancery serve` creates it"));
            false
        }
        Err(error) => {
            findings.wrong(
                &format!("data folder {data}: {error}"),
                "`chancery serve` creates it if it is allowed to. Or create it, and make the judge's user its owner.",
            );
            false
        }
        Ok(about) if !about.is_dir() => {
            findings.wrong(&format!("data folder {data}: it is not a folder"), "Name another one in `data`.");
            false
        }
        Ok(_) => {
            match fs::write(&probe, b"").and_then(|()| fs::remove_file(&probe)) {
                Ok(()) => findings.good(&format!("data folder {data}")),
                Err(error) => findings.wrong(
                    &format!("data folder {data}: {error}"),
                    "Make the judge's user its owner, or run this command as that user.",
                ),
            }
            true
        }
    }
}

fn check_database(config: &Config, place: &Place, findings: &mut Findings) -> Result<()> {
    if !config.database().exists() {
        findings.note("database: none yet; `chancery serve` creates it");
        return Ok(());
    }
    let store = Store::open_to_read(&config.database())?;
    // The data is sound, whatever program it is of: a backup would not help.
    if let Err(error) = store.check_schema() {
        findings.wrong(&format!("database: {error:#}"), "");
        return Ok(());
    }
    match store.integrity()?.as_str() {
        "ok" => {
            findings.good(&format!("database {}: intact, {} games", config.database().display(), store.games()?.len()))
        }
        damage => findings
            .wrong(&format!("database: it is damaged ({damage})"), "Restore the latest backup (deploy/README.md, 6)."),
    }
    let is_up = Lock::is_taken(&config.data);
    match store.last_alive()? {
        Some(alive) if is_up && SILENCE_MINUTES < Clock::system().now().duration_since(alive).as_mins() => findings
            .wrong(
                &format!("judge: it is running, but has done nothing since {alive}"),
                "Look at its log, and restart it.",
            ),
        _ if is_up => findings.good("judge: it is running"),
        Some(alive) => findings.note(&format!("judge: not running (last up {alive})")),
        None => findings.note("judge: it has not run yet"),
    }
    if let Some(standstill) = store.standstill()? {
        findings.note(&format!("judge: paused since {}; `chancery resume` lets it go on", standstill.since));
    }
    for (state, n) in store.inbox_counts()? {
        match state.as_str() {
            "stuck" => findings.wrong(
                &format!("letters in: {n} set aside, because the judge failed on them"),
                "For the reasons: `chancery letters list --state stuck`. To try again: `chancery letters retry all`.",
            ),
            "new" if !is_up => {
                findings.note(&format!("letters in: {n} waiting; start the judge: chancery serve{}", place.options()));
            }
            "new" => findings.note(&format!("letters in: {n} waiting")),
            _ => findings.good(&format!("letters in: {n} {state}")),
        }
    }
    let out = store.outbox_counts()?;
    findings.good(&format!("letters out: {} sent, {} waiting", out.sent, out.new));
    if out.refused != 0 {
        findings.note(&format!(
            "letters out: {} were finally refused. To see why: `chancery letters list --state refused`",
            out.refused
        ));
    }
    Ok(())
}

/// Checks the keeper's own boards.
fn check_boards(config: &Config, findings: &mut Findings) {
    let folder = config.boards();
    if !folder.is_dir() {
        match &config.boards {
            None => {}
            Some(_) => findings.wrong(
                &format!("boards {}: there is no such folder", folder.display()),
                "Create it, or name another one in `boards`. The boards that come with the program need no folder.",
            ),
        }
        return;
    }
    let catalogue = Catalogue::new(Some(folder.clone()));
    let (n_boards, troubled) = (catalogue.own_names().len(), catalogue.troubled());
    for Troubled { name, flaws } in &troubled {
        let first = flaws.first().map(ToString::to_string).unwrap_or_default();
        findings.wrong(
            &format!("board {}: {first}", folder.join(name).display()),
            &format!("`chancery variant check {name}` lists all errors."),
        );
    }
    if troubled.is_empty() {
        findings.good(&format!("boards {}: {n_boards}", folder.display()));
    }
}

/// Checks that the mailboxes exist and that the servers let us in.
async fn check_mail(config: &Config, findings: &mut Findings) {
    for maildir in &config.inbound.maildir {
        let path = maildir.path.display();
        match MaildirSource::open(&maildir.path) {
            Ok(_) => findings.good(&format!("Maildir {path}")),
            Err(error) => findings.wrong(
                &format!("Maildir {path}: {error}"),
                "The judge must be able to move letters in it; make the judge's user its owner.",
            ),
        }
    }
    for imap in &config.inbound.imap {
        let tried = match ImapSource::new(imap.clone()) {
            Ok(mut source) => (source.name(), timeout(PATIENCE, source.fetch()).await),
            Err(error) => (format!("IMAP {}", imap.host), Ok(Err(error))),
        };
        match tried {
            (name, Ok(Ok(_))) => findings.good(&name),
            (name, Ok(Err(error))) => findings.wrong(&format!("{name}: {error:#}"), "See [[inbound.imap]]."),
            (name, Err(_)) => findings.wrong(
                &format!("{name}: no answer within {} s (are `port` and `security` right?)", PATIENCE.as_secs()),
                "",
            ),
        }
    }
    match &config.outbound {
        Outbound::Maildir(maildir) => findings.good(&format!("letters go into {}/<address>", maildir.path.display())),
        Outbound::Smtp(smtp) => {
            let name = format!("SMTP {}:{}", smtp.host, smtp.port());
            let tried = match SmtpSink::new(smtp.clone(), letterhead(&config.address)) {
                Ok(mut sink) => timeout(PATIENCE, sink.check()).await,
                Err(error) => Ok(Err(format!("{error:#}"))),
            };
            match tried {
                Ok(Ok(())) => findings.good(&name),
                Ok(Err(why)) => findings.wrong(&format!("{name}: {why}"), "See [outbound.smtp]."),
                Err(_) => findings.wrong(
                    &format!("{name}: no answer within {} s (are `port` and `security` right?)", PATIENCE.as_secs()),
                    "",
                ),
            }
            findings.note(&format!(
                "DNS (SPF, DKIM, DMARC, PTR of {}) is not checked: see deploy/README.md, 3",
                config.address.rsplit_once('@').map_or("", |(_, domain)| domain)
            ));
        }
    }
}
