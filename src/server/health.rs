//! How the judge is, in one line: for `chancery health` and for whoever asks over HTTP.
use crate::judge::config::Config;
use crate::server::backup;
use crate::server::lock::Lock;
use crate::store::{Store, Works};
use crate::text::counted;
use anyhow::Result;
use jiff::{SignedDuration, Timestamp};

/// A judge that has not recorded for this long that it is up is down.
const SILENCE: SignedDuration = SignedDuration::from_mins(3);
/// A letter that waits for so long to be read or sent, or a game for its clock, is a warning.
pub const SLOW: SignedDuration = SignedDuration::from_mins(15);

/// How it is, the worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// All is well.
    Ok,
    /// A keeper should look.
    Warning,
    /// It does not work, or cannot be asked.
    Critical,
}

impl Level {
    /// The word for it, as monitors know it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Warning => "WARNING",
            Self::Critical => "CRITICAL",
        }
    }
}

/// What was found, in one line with its end, and the worst of it.
pub fn line(found: Result<Vec<(Level, String)>>) -> (Level, String) {
    let mut said = found.unwrap_or_else(|error| vec![(Level::Critical, format!("{error:#}").replace('\n', " "))]);
    // What is worst comes first.
    said.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
    let worst = said.first().map_or(Level::Ok, |(level, _)| *level);
    let words: Vec<&str> = said.iter().map(|(_, what)| what.as_str()).collect();
    (worst, format!("{}: {}\n", worst.word(), words.join("; ")))
}

/// Looks at the judge of this configuration, which may be running.
///
/// # Errors
/// If its database cannot be read.
pub fn look(config: &Config, now: Timestamp) -> Result<Vec<(Level, String)>> {
    let store = Store::open_to_read(&config.database())?;
    store.check_schema()?;
    let pulse = store.pulse(now, now - SLOW)?;
    let age = |at: Option<Timestamp>| at.map_or(SignedDuration::ZERO, |at| now.duration_since(at));
    let is_paused = store.standstill()?.is_some();
    let mut said = Vec::new();
    let mut say = |level, what: String| said.push((level, what));
    match pulse.alive {
        _ if !Lock::is_taken(&config.data) => say(Level::Critical, "the judge is not running".to_owned()),
        Some(alive) if SILENCE < now.duration_since(alive) => {
            say(Level::Critical, format!("the judge has done nothing since {alive}"));
        }
        _ => say(Level::Ok, "the judge is running".to_owned()),
    }
    for way in store.ways()? {
        if let Works::Fails { since, .. } = way.works {
            say(Level::Critical, format!("{} has failed since {since}", way.name));
        }
    }
    if is_paused {
        say(Level::Warning, "paused".to_owned());
    } else if pulse.overdue != 0 {
        say(Level::Critical, format!("{} waiting for the clock", counted(pulse.overdue, "game")));
    }
    if pulse.stuck != 0 {
        say(Level::Warning, format!("{} set aside", counted(pulse.stuck, "letter")));
    }
    if pulse.held != 0 {
        say(Level::Critical, format!("{} held", counted(pulse.held, "letter")));
    }
    let level = |at| if SLOW < age(at) { Level::Warning } else { Level::Ok };
    for (n, oldest, what) in
        [(pulse.waiting, pulse.oldest_waiting, "to read"), (pulse.outgoing, pulse.oldest_outgoing, "to send")]
    {
        let since = oldest.map_or(String::new(), |_| format!(", the oldest for {} s", age(oldest).as_secs()));
        say(level(oldest), format!("{} {what}{since}", counted(n, "letter")));
    }
    let newest = backup::list(&config.backups()).first().map(|(_, page)| now.duration_since(page.taken).as_hours());
    match newest {
        Some(hours) if config.backup.every_hours != 0 && i64::from(config.backup.every_hours) * 2 < hours => {
            say(Level::Warning, format!("the newest backup is {} old", counted(hours, "hour")));
        }
        Some(hours) => say(Level::Ok, format!("the newest backup is {} old", counted(hours, "hour"))),
        None if config.backup.every_hours != 0 => say(Level::Ok, "no backup yet".to_owned()),
        None => {}
    }
    if store.backup_trouble()?.is_some() {
        say(Level::Warning, "backups fail".to_owned());
    }
    Ok(said)
}
