//! Sends an e-mail from the judge to itself, through the running judge's transports.
use super::findings::Findings;
use crate::judge::clock::Clock;
use crate::judge::config::{Config, Outbound};
use crate::judge::identity::{Bearer, Tokens, new_secret};
use crate::mail::authenticity::{HeadTraces, canary};
use crate::server::condition::{self, ConditionKey};
use crate::server::lock::Lock;
use crate::server::vouching::letter_to_itself;
use crate::session::own_letter;
use crate::store::{LetterRef, MailId, Paid, Store, Vouching};
use crate::text::counted;
use anyhow::{Context as _, Result};
use jiff::SignedDuration;
use std::net::IpAddr;
use std::thread::sleep;
use std::time::Duration;

/// The interval between looks for the e-mail.
const LOOK: Duration = Duration::from_millis(50);

/// Sends the e-mail, and waits for it for this many seconds.
pub fn check(config: &Config, seconds: u32, wanted: bool, findings: &mut Findings) {
    let why_not = if matches!(config.outbound, Outbound::Maildir(_)) {
        "e-mails go into folders, and do not come back"
    } else if !Lock::is_taken(&config.data) {
        "the judge is not running"
    } else if Store::open_to_read(&config.database()).is_ok_and(|store| store.is_read_only().unwrap_or(false)) {
        "the judge is read-only"
    } else {
        return send(config, seconds, findings).unwrap_or_else(|error| {
            findings.note(format!(
                "test e-mail: none, because the judge cannot write it ({error:#}); run this command as the judge's user"
            ));
        });
    };
    match wanted {
        true => findings.wrong(format!("test e-mail: none, because {why_not}"), ""),
        false => findings.note(format!("test e-mail: none, because {why_not}")),
    }
}

fn send(config: &Config, seconds: u32, findings: &mut Findings) -> Result<()> {
    let clock = Clock::system();
    let began = clock.now();
    let store = Store::open_with(&config.database(), config.checkpoints())?;
    let (local, domain) = config.address.split_once('@').context("the judge's address has no @")?;
    let recipient = format!("{local}+check@{domain}");
    let draft = letter_to_itself(&config.name, recipient.clone());
    let before = store.extent()?.letters;
    let id = store.transaction(|| store.post(&draft, Paid::by_the_game(), began))?;
    let mut sent = None;
    loop {
        let passed = clock.now().duration_since(began);
        if store.came_with_note(&own_letter(id), before)? {
            findings.good(format!("test e-mail: it came back after {}", said(passed)));
            if let Some(traces) = store.own_traces()? {
                tell_traces(config, &traces, findings);
            }
            let id =
                Tokens::new(&store.secret(new_secret)?)?.make(Bearer::Mail(id, store.written(id)?.unwrap_or(began)));
            return tell_vouching(config, &store, &recipient, &format!("<{id}@{domain}>"), findings);
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

/// Reports what the keeper's mail servers added to the returned e-mail, as far as it matters for the configuration.
fn tell_traces(config: &Config, traces: &HeadTraces, findings: &mut Findings) {
    let (n, own) = (traces.n_servers, usize::from(config.own_hops));
    // An e-mail sent by another server takes a different route from e-mails from elsewhere, so it says nothing about those.
    let is_local = match &config.outbound {
        Outbound::Smtp(smtp) => is_this_machine(&smtp.host),
        Outbound::Sendmail(_) => true,
        Outbound::Maildir(_) => false,
    };
    if config.authserv_id.is_some() && is_local && (1..own).contains(&n) {
        findings.wrong(
            format!("own_hops: your servers write {} into an e-mail, not {own}", counted(n, "Received line")),
            &format!("Strangers can forge the missing lines. Set own_hops = {n}"),
        );
    } else if config.authserv_id.is_some() && is_local && own < n {
        findings.note(format!("own_hops: your servers write {n} Received lines into an e-mail. Set own_hops = {n}"));
    }
    if let (None, Some(name)) = (&config.authserv_id, &traces.vouched_by) {
        findings.note(format!(
            "vouching: your mail server rates senders. With authserv_id = \"{name}\", the judge believes it"
        ));
    }
    if let (true, None, Some(name)) = (config.checks_senders() && is_local, &config.received_by, &traces.received_by) {
        findings.note(format!("senders: with received_by = \"{name}\", the judge also checks SPF"));
    }
}

fn is_this_machine(host: &str) -> bool {
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Reports whether the mail server's authentication results are trusted. `id` is the Message-ID of the test e-mail.
fn tell_vouching(config: &Config, store: &Store, to: &str, id: &str, findings: &mut Findings) -> Result<()> {
    let Some(name) = &config.authserv_id else { return Ok(()) };
    let key = ConditionKey::ForgedHeader.word();
    // The test e-mail is newer than what the judge had noted before.
    findings.forget(key);
    let vouching = store.vouching(name)?;
    if let Some(found) = condition::forged_header(name, vouching) {
        findings.wrong(format!("{key}: {}", found.line()), &found.remedy);
    }
    match vouching {
        Vouching::Strips => findings.good(format!(
            "vouching: your mail server removes a forged \
                                                   \"Authentication-Results: {name}\""
        )),
        Vouching::Forged | Vouching::Missing => {}
        Vouching::Untried => findings.note(format!(
            "vouching: your mail server does not check the judge's own e-mails, so the judge believes its headers only \
             above all Received lines. To test further, run on another machine: swaks --to {to} --header 'Message-ID: \
             {id}' --header 'Authentication-Results: {}'",
            canary(name)
        )),
    }
    Ok(())
}

fn last_seen(
    store: &Store,
    id: MailId,
    sent: Option<SignedDuration>,
    seconds: u32,
    findings: &mut Findings,
) -> Result<()> {
    let letter = LetterRef::Out(id);
    let what = format!("test e-mail: it has not come back within {seconds} s");
    match (sent, store.mail_state(id)?.as_deref()) {
        (Some(after), _) => findings.wrong(
            format!("{what}; the mail server took it after {}", said(after)),
            "Does the mail server deliver judge+anything@… to the mailbox that the judge reads? Its log shows the \
             delivery. Greylisting can delay it.",
        ),
        (None, Some("refused" | "held")) => findings.wrong(
            format!("{what}; the mail server refused it"),
            &format!("For the server's reply: chancery letters show {letter}"),
        ),
        (None, _) => findings.wrong(
            format!("{what}; it is waiting to be sent ({letter})"),
            "For the mail server's replies: `chancery letters list --out --state waiting`, and `journalctl --unit chancery`.",
        ),
    }
    Ok(())
}

fn said(time: SignedDuration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
