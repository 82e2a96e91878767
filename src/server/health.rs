//! The judge's health in one line, for `chancery health` and over HTTP.
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::lock::Lock;
use crate::server::notify::{self, WORKS, Word};
use crate::server::space::Space;
use crate::server::vouching;
use crate::server::{backup, copy_report, standby};
use crate::store::{CostKind, Ledger, Purse, Store, Vouching, Works};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// A judge that has not recorded for this long that it is alive is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// An e-mail that waits this long for processing or sending, or a game that waits this long for its clock, is a warning.
pub const SLOW: SignedDuration = SignedDuration::from_mins(15);
/// The interval at which the service manager is told the judge's health.
const AGAIN: Duration = Duration::from_secs(30);

/// The message to players about a clock that is not trusted.
pub(super) const DOUBT: &str =
    "the judge is running, but does not trust this machine's clock yet: the game clocks are paused";

/// The judge's state of health, worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HealthLevel {
    /// All is well.
    Ok,
    /// The keeper should look.
    Warning,
    /// The judge does not work, or its state is unknown.
    Critical,
}

impl HealthLevel {
    /// Its word for monitors.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Warning => "WARNING",
            Self::Critical => "CRITICAL",
        }
    }
}

/// Returns the findings in one line with its end, and the worst level.
pub fn line(mut said: Vec<(HealthLevel, String)>) -> (HealthLevel, String) {
    // Worst first.
    said.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
    let worst = said.first().map_or(HealthLevel::Ok, |(level, _)| *level);
    let words: Vec<&str> = said.iter().map(|(_, what)| what.as_str()).collect();
    (worst, format!("{}: {}\n", worst.word(), words.join("; ")))
}

/// The findings for a judge whose state is unknown.
pub fn unasked(error: &anyhow::Error) -> Vec<(HealthLevel, String)> {
    vec![(HealthLevel::Critical, in_one_line(&format!("{error:#}")))]
}

/// The reasons why an erasure takes long.
const UNFINISHED: &str = "a program that reads the database delays its log, or the judge cannot write the list beside \
                          the backups; the judge's log says more";

/// Examines the judge of this configuration, which may be running. This is the one assessment: `chancery health`, monitors, the keeper's
/// console and the service manager all use it.
pub fn look(config: &Config, now: Timestamp) -> Vec<(HealthLevel, String)> {
    if let Some(said) = standby::said(config, now) {
        return vec![said];
    }
    let mut said = Vec::new();
    let space = Space::of(config);
    if space.is_low() {
        said.push((HealthLevel::Critical, space.brief()));
    }
    // A running judge keeps the configuration that it has read.
    if let Some(Err(error)) = config.file.as_deref().map(Config::load) {
        let what =
            format!("the configuration is invalid, so the old one stays in force: {}", in_one_line(&error.to_string()));
        said.push((HealthLevel::Warning, what));
    }
    said.extend(look_inside(config, now).unwrap_or_else(|error| unasked(&error)));
    said
}

fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn look_inside(config: &Config, now: Timestamp) -> Result<Vec<(HealthLevel, String)>> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    let pulse = store.queue_health(now, now - SLOW)?;
    let age = |at: Option<Timestamp>| at.map_or(SignedDuration::ZERO, |at| now.duration_since(at));
    let is_paused = store.standstill()?.is_some();
    let mut said = Vec::new();
    let mut say = |level, what: String| said.push((level, what));
    match pulse.alive {
        _ if !Lock::is_taken(&config.data) => say(HealthLevel::Critical, "the judge is not running".to_owned()),
        // Until the clock is trusted, the judge does not record that it is alive.
        _ if store.doubts_clock()? => say(HealthLevel::Warning, DOUBT.to_owned()),
        Some(alive) if SILENCE < now.duration_since(alive) => {
            say(HealthLevel::Critical, format!("the judge has done no work since {alive}"));
        }
        _ => say(HealthLevel::Ok, "the judge is running".to_owned()),
    }
    for way in store.ways()? {
        if let Works::Fails { since, .. } = way.works {
            say(HealthLevel::Critical, format!("{} has failed since {since}", way.name));
        }
    }
    for why in store.shut_doors()? {
        say(HealthLevel::Warning, why);
    }
    if let Some(since) = store.suspended(&config.keeper)? {
        let (keeper, first) = (&config.keeper, "e-mails to the keeper's own address");
        say(
            HealthLevel::Critical,
            format!("{first}, {keeper}, bounce: none sent there since {since}, until it writes"),
        );
    } else if store.refuses(&config.keeper)? {
        say(HealthLevel::Warning, "the last e-mail to the keeper's own address bounced".to_owned());
    }
    if let Some(authserv_id) = &config.authserv_id {
        match store.vouching(authserv_id)? {
            Vouching::Forged => say(HealthLevel::Critical, format!("vouching: {}", vouching::forged(authserv_id))),
            Vouching::Missing => say(HealthLevel::Warning, format!("vouching: {}", vouching::missing(authserv_id))),
            Vouching::Untried | Vouching::Strips => {}
        }
    }
    if let Some(since) = store.unfinished_erasure()?.filter(|since| SLOW < age(Some(*since))) {
        say(HealthLevel::Warning, format!("an erasure has been unfinished since {since}: {UNFINISHED}"));
    }
    if is_paused {
        say(HealthLevel::Warning, "paused".to_owned());
    } else if pulse.overdue != 0 {
        say(HealthLevel::Critical, format!("{} waiting for the clock", counted(pulse.overdue, "game")));
    }
    if pulse.stuck != 0 {
        say(HealthLevel::Warning, format!("{} stuck", counted(pulse.stuck, "e-mail")));
    }
    if pulse.held != 0 {
        say(
            HealthLevel::Critical,
            format!("{} stopped: a mail server refuses the judge itself", counted(pulse.held, "e-mail")),
        );
    }
    if let Some(since) = pulse.oldest_stranger {
        let n = counted(pulse.strangers, "answer");
        say(HealthLevel::Warning, format!("{n} to strangers waiting (flood since {since})"));
    }
    let ledger = Ledger { store: &store, allowances: config.limits.allowances(), now };
    let is_empty = |kind| ledger.left(&Purse::Strangers, kind).map(|(left, _)| left == 0);
    if is_empty(CostKind::Answers)? || is_empty(CostKind::Bytes)? {
        say(
            HealthLevel::Warning,
            "the judge takes no more e-mails from strangers today: too many have come".to_owned(),
        );
    }
    let level = |at| if SLOW < age(at) { HealthLevel::Warning } else { HealthLevel::Ok };
    for (n, oldest, what) in
        [(pulse.waiting, pulse.oldest_waiting, "to process"), (pulse.outgoing, pulse.oldest_outgoing, "to send")]
    {
        let since = oldest.map_or(String::new(), |_| format!(", the oldest for {} s", age(oldest).as_secs()));
        say(level(oldest), format!("{} {what}{since}", counted(n, "e-mail")));
    }
    said.extend(copy_report::said(config, &store, now)?);
    let mut say = |level, what: String| said.push((level, what));
    let backups = backup::list(&config.backups());
    if let Some(taken) = backup::from_the_future(&backups, now) {
        say(HealthLevel::Warning, backup::about_the_future(taken));
    }
    match backup::newest(&backups, now).map(|(_, page)| now.duration_since(page.taken).as_hours()) {
        Some(hours) if config.backup.every_hours != 0 && i64::from(config.backup.every_hours) * 2 < hours => {
            say(HealthLevel::Warning, format!("the newest backup is {} old", counted(hours, "hour")));
        }
        Some(hours) => say(HealthLevel::Ok, format!("the newest backup is {} old", counted(hours, "hour"))),
        None if config.backup.every_hours != 0 && backups.is_empty() => {
            say(HealthLevel::Ok, "no backup yet".to_owned())
        }
        None => {}
    }
    if store.backup_trouble()?.is_some() {
        say(HealthLevel::Warning, "backups fail".to_owned());
    }
    Ok(said)
}

/// Tells the service manager the judge's state while it is unhealthy, and once when it has recovered.
pub(super) async fn keep_told(config: Config, clock: Clock) {
    let mut was_well = true;
    while notify::is_heard() {
        let (task, now) = (config.clone(), clock.now());
        let Ok((level, line)) = spawn_blocking(move || line(look(&task, now))).await else { return };
        match (level, was_well) {
            (HealthLevel::Ok, true) => {}
            (HealthLevel::Ok, false) => notify::tell(Word::Says(WORKS)),
            (HealthLevel::Warning | HealthLevel::Critical, _) => notify::tell(Word::Says(line.trim_end())),
        }
        was_well = level == HealthLevel::Ok;
        sleep(AGAIN).await;
    }
}
