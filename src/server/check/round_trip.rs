//! One letter from the judge to itself: out and in by the ways that the judge that runs uses.
use super::findings::Findings;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::server::lock::Lock;
use crate::session::own_letter;
use crate::store::{Draft, LetterRef, MailId, Store};
use anyhow::{Context as _, Result};
use jiff::SignedDuration;
use std::thread::sleep;
use std::time::Duration;

/// The time between looks for the letter.
const LOOK: Duration = Duration::from_millis(50);

/// Sends the letter, and waits for it for so many seconds.
pub fn check(config: &Config, seconds: u32, wanted: bool, findings: &mut Findings) {
    let why_not = if matches!(config.outbound, Outbound::Maildir(_)) {
        "letters go into folders, and do not come back"
    } else if !Lock::is_taken(&config.data) {
        "the judge is not running"
    } else {
        return send(config, seconds, findings).unwrap_or_else(|error| {
            findings.note(format!(
                "letter to itself: none, because it cannot be written ({error:#}); run this command as the judge's user"
            ));
        });
    };
    match wanted {
        true => findings.wrong(format!("letter to itself: none, because {why_not}"), ""),
        false => findings.note(format!("letter to itself: none, because {why_not}")),
    }
}

fn send(config: &Config, seconds: u32, findings: &mut Findings) -> Result<()> {
    let clock = Clock::system();
    let began = clock.now();
    let store = Store::open(&config.database())?;
    let (local, domain) = config.address.split_once('@').context("the judge's address has no @")?;
    let draft = Draft {
        recipient: format!("{local}+check@{domain}"),
        subject: format!("{} - a letter to itself", config.name),
        body:
            "`chancery check` has sent this letter, to see whether letters go out and come in. Nothing is to be done.\n"
                .to_owned(),
        ..Draft::default()
    };
    let before = store.extent()?.letters;
    let id = store.transaction(|| store.post(&draft, began))?;
    let mut sent = None;
    loop {
        let passed = clock.now().duration_since(began);
        if store.came_with_note(&own_letter(id), before)? {
            findings.good(format!("letter to itself: it came back after {}", said(passed)));
            return Ok(());
        }
        if sent.is_none() && store.mail_state(id)?.as_deref() == Some("sent") {
            sent = Some(passed);
        }
        if SignedDuration::from_secs(i64::from(seconds)) <= passed {
            last_seen(&store, id, sent, seconds, findings)?;
            return Ok(());
        }
        sleep(LOOK);
    }
}

fn last_seen(
    store: &Store,
    id: MailId,
    sent: Option<SignedDuration>,
    seconds: u32,
    findings: &mut Findings,
) -> Result<()> {
    let letter = LetterRef::Out(id);
    let what = format!("letter to itself: it has not come back within {seconds} s");
    match (sent, store.mail_state(id)?.as_deref()) {
        (Some(after), _) => findings.wrong(
            format!("{what}; the mail server took it after {}", said(after)),
            "Does the mail server bring letters to judge+anything@… into the mailbox that the judge reads? Its log says where the \
             letter went. It may come later (greylisting).",
        ),
        (None, Some("refused" | "held")) => findings.wrong(
            format!("{what}; the mail server refused it"),
            &format!("What it said: chancery letters show {letter}"),
        ),
        (None, _) => findings.wrong(
            format!("{what}; it waits to be sent ({letter})"),
            "What the mail server says: `chancery letters list --out --state waiting`, and `journalctl --unit chancery`.",
        ),
    }
    Ok(())
}

fn said(time: SignedDuration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
