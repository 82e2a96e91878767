//! The judge's health, in one line: for `chancery health` and for anyone who asks over HTTP.
use crate::judge::clock::Clock;
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::lock::Lock;
use crate::server::notify::{self, WORKS, Word};
use crate::server::space::Space;
use crate::server::vouching;
use crate::store::{Store, Vouching, Works};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::sleep;

/// A judge that has not recorded for this long that it is up is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// A letter that waits for so long to be read or sent, or a game for its clock, is a warning.
pub const SLOW: SignedDuration = SignedDuration::from_mins(15);
/// The interval at which the service manager is told how the judge is.
const AGAIN: Duration = Duration::from_secs(30);

/// The text that the games hear of a clock that is not believed.
pub(super) const DOUBT: &str =
    "the judge is running, but does not believe this machine's clock yet: the clocks of the games stand still";

/// The judge's state of health, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HealthLevel {
    /// All is well.
    Ok,
    /// A keeper should look.
    Warning,
    /// It does not work, or cannot be asked.
    Critical,
}

impl HealthLevel {
    /// The word for it, as monitors know it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Warning => "WARNING",
            Self::Critical => "CRITICAL",
        }
    }
}

/// Returns what was found, in one line with its end, and the worst of it.
pub fn line(mut said: Vec<(HealthLevel, String)>) -> (HealthLevel, String) {
    // What is worst comes first.
    said.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
    let worst = said.first().map_or(HealthLevel::Ok, |(level, _)| *level);
    let words: Vec<&str> = said.iter().map(|(_, what)| what.as_str()).collect();
    (worst, format!("{}: {}\n", worst.word(), words.join("; ")))
}

/// A judge that cannot be asked.
pub fn unasked(error: &anyhow::Error) -> Vec<(HealthLevel, String)> {
    vec![(HealthLevel::Critical, in_one_line(&format!("{error:#}")))]
}

/// Looks at the judge of this configuration, which may be running. The one assessment: `chancery health`, monitors, the keeper's
/// console and the service manager all have it from here.
pub fn look(config: &Config, now: Timestamp) -> Vec<(HealthLevel, String)> {
    let mut said = Vec::new();
    let space = Space::of(config);
    if space.is_low() {
        said.push((HealthLevel::Critical, space.brief()));
    }
    // A judge goes on with what it has read.
    if let Some(Err(error)) = config.file.as_deref().map(Config::load) {
        let what = format!(
            "the configuration is refused, and the one before it stays in force: {}",
            in_one_line(&error.to_string())
        );
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
        // Until then it does not note that it works.
        _ if store.doubts_clock()? => say(HealthLevel::Warning, DOUBT.to_owned()),
        Some(alive) if SILENCE < now.duration_since(alive) => {
            say(HealthLevel::Critical, format!("the judge has done nothing since {alive}"));
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
        let (keeper, first) = (&config.keeper, "letters to the keeper's own address");
        say(
            HealthLevel::Critical,
            format!("{first}, {keeper}, come back: none is sent there since {since}, until it writes"),
        );
    } else if store.refuses(&config.keeper)? {
        say(HealthLevel::Warning, "the last letter to the keeper's own address was refused".to_owned());
    }
    if let Some(authserv_id) = &config.authserv_id {
        match store.vouching(authserv_id)? {
            Vouching::Forged => say(HealthLevel::Critical, format!("vouching: {}", vouching::forged(authserv_id))),
            Vouching::Missing => say(HealthLevel::Warning, format!("vouching: {}", vouching::missing(authserv_id))),
            Vouching::Untried | Vouching::Strips => {}
        }
    }
    if is_paused {
        say(HealthLevel::Warning, "paused".to_owned());
    } else if pulse.overdue != 0 {
        say(HealthLevel::Critical, format!("{} waiting for the clock", counted(pulse.overdue, "game")));
    }
    if pulse.stuck != 0 {
        say(HealthLevel::Warning, format!("{} set aside", counted(pulse.stuck, "letter")));
    }
    if pulse.held != 0 {
        say(
            HealthLevel::Critical,
            format!("{} stopped: a mail server refuses the judge itself", counted(pulse.held, "letter")),
        );
    }
    if let Some(since) = pulse.oldest_stranger {
        let n = counted(pulse.strangers, "answer");
        say(HealthLevel::Warning, format!("{n} to strangers waiting for their turn (flood since {since})"));
    }
    let level = |at| if SLOW < age(at) { HealthLevel::Warning } else { HealthLevel::Ok };
    for (n, oldest, what) in
        [(pulse.waiting, pulse.oldest_waiting, "to read"), (pulse.outgoing, pulse.oldest_outgoing, "to send")]
    {
        let since = oldest.map_or(String::new(), |_| format!(", the oldest for {} s", age(oldest).as_secs()));
        say(level(oldest), format!("{} {what}{since}", counted(n, "letter")));
    }
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

/// Tells the service manager how the judge is while it is not well, and once that it is again.
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
