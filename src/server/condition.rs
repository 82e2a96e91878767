//! Conditions of the judge's health.
//!
//! [`assessment`](super::assessment) lists them. `chancery health`, `/health`, the metrics, `chancery check`, the console's first page, the
//! service manager and the keeper's e-mails all print these sentences. A condition ends with an event, never with time alone.
use crate::mail::certificate::Validity;
use crate::server::space::Space;
use crate::server::vouching;
use crate::store::{Direction, Vouching, WayRow, Works};
use crate::text::counted;
use jiff::{SignedDuration, Timestamp};

/// The severity of a condition, worst last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// All is well.
    Ok,
    /// The keeper should look.
    Warning,
    /// The judge does not work, or its state is unknown.
    Critical,
}

impl Severity {
    /// Each severity.
    pub const ALL: [Self; 3] = [Self::Ok, Self::Warning, Self::Critical];

    /// Its word for monitors.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ok => "OK",
            Self::Warning => "WARNING",
            Self::Critical => "CRITICAL",
        }
    }
}

/// Declares the keys of conditions, with the word of each and the event that ends it.
macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident = $word:literal, $end:literal;)*) => {
        /// The subject of a condition.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum ConditionKey {
            $($(#[$doc])* $key,)*
        }

        impl ConditionKey {
            /// Each key.
            pub const ALL: &[Self] = &[$(Self::$key),*];

            /// Its name on every surface.
            pub fn word(self) -> &'static str {
                match self { $(Self::$key => $word,)* }
            }

            /// The event that ends the condition.
            pub fn cleared_by(self) -> &'static str {
                match self { $(Self::$key => $end,)* }
            }
        }
    };
}

keys! {
    /// The running program.
    Judge = "judge", "the judge's next round of work";
    /// The database.
    Database = "database", "a database that this program can read";
    /// The configuration file.
    Configuration = "configuration", "a configuration file without mistakes";
    /// Files that the judge's user needs.
    Owner = "owner", "a file that the judge's user can use";
    /// The disk of the data folder.
    Disk = "disk", "enough space on the disk";
    /// The incoming transports.
    WayIn = "way_in", "the next successful fetch";
    /// The outgoing transport.
    WayOut = "way_out", "the next e-mail that the server answers";
    /// Another judge at the same mailbox.
    Mailbox = "mailbox", "a mailbox that only this judge reads";
    /// The machine's clock.
    Clock = "clock", "a clock that the judge trusts";
    /// Games that the clock should have looked at.
    Games = "games", "the clock's look at these games";
    /// The keeper's pause.
    Paused = "paused", "`chancery resume`";
    /// The keeper's order to take in nothing.
    ReadOnly = "read_only", "`chancery resume`";
    /// The waiting e-mails.
    Queue = "queue", "the oldest of these e-mails being done";
    /// Stuck e-mails.
    Stuck = "stuck", "these e-mails being retried or dropped";
    /// Stopped e-mails. The judge itself is the reason.
    Stopped = "stopped", "the next of these e-mails that goes out";
    /// E-mails from strangers.
    Strangers = "strangers", "hours with fewer e-mails from strangers, or their being dropped";
    /// The keeper's own address.
    Keeper = "keeper", "an e-mail that reaches your address, or one from it";
    /// The mail server's authentication results.
    ForgedHeader = "forged_header", "a test e-mail that comes in without the forged header";
    /// The certificates of the servers and the pages.
    Certificate = "certificate", "a renewed certificate";
    /// The backups.
    Backups = "backups", "a verified backup, made by the judge or by `chancery backup`";
    /// The copy on another machine.
    Copy = "copy", "a copy that has caught up, or was proved";
    /// The standby that follows a copy on this machine.
    Standby = "standby", "a standby that has caught up";
    /// The texts of erased people.
    Erasure = "erasure", "the erasure's end";
    /// The pages: their port, and their way to the browser.
    Pages = "pages", "an open port, and private pages that arrive uncompressed";
    /// The console's port.
    Console = "console", "the judge's opening of that port";
    /// The port of the metrics.
    Metrics = "metrics", "the judge's opening of that port";
}

impl ConditionKey {
    /// Returns the key with this name.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|key| key.word() == word)
    }
}

/// A condition, with its sentence and remedy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HealthCondition {
    /// Its subject.
    pub key: ConditionKey,
    /// Its severity.
    pub severity: Severity,
    /// Its start, if that is known.
    pub since: Option<Timestamp>,
    /// The condition in one sentence, without its end.
    pub sentence: String,
    /// The instructions for the keeper, possibly empty.
    pub remedy: String,
}

impl HealthCondition {
    /// A state worth naming although all is well.
    pub fn ok(key: ConditionKey, sentence: impl Into<String>) -> Self {
        Self { key, severity: Severity::Ok, since: None, sentence: sentence.into(), remedy: String::new() }
    }

    /// A condition that the keeper should look at.
    pub fn warning(key: ConditionKey, sentence: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, remedy: remedy.into(), ..Self::ok(key, sentence) }
    }

    /// A condition that keeps the judge from working.
    pub fn critical(key: ConditionKey, sentence: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { severity: Severity::Critical, remedy: remedy.into(), ..Self::ok(key, sentence) }
    }

    /// The same condition, with its start.
    #[must_use]
    pub fn since(self, since: impl Into<Option<Timestamp>>) -> Self {
        Self { since: since.into(), ..self }
    }

    /// Returns whether the keeper should look.
    pub fn is_bad(&self) -> bool {
        self.severity != Severity::Ok
    }

    /// The sentence with its start, in one line.
    pub fn line(&self) -> String {
        let sentence = self.sentence.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.since {
            Some(since) => format!("{sentence} (since {since:.0})"),
            None => sentence,
        }
    }

    /// The condition as paragraphs for the keeper: the sentence, the remedy, and the event that ends it.
    pub fn paragraphs(&self) -> String {
        let mut text = format!("{}: {}: {}.", self.severity.word(), self.key.word(), self.line());
        if !self.remedy.is_empty() {
            text += &format!("\n\n{}", self.remedy);
        }
        text + &format!("\n\nIt ends with {}.", self.key.cleared_by())
    }
}

/// Returns the worst severity of these conditions.
pub fn verdict(conditions: &[HealthCondition]) -> Severity {
    conditions.iter().map(|condition| condition.severity).max().unwrap_or(Severity::Ok)
}

/// The conditions, the worst first.
fn by_severity(conditions: &[HealthCondition]) -> Vec<&HealthCondition> {
    let mut all: Vec<&HealthCondition> = conditions.iter().collect();
    all.sort_by_key(|condition| std::cmp::Reverse(condition.severity));
    all
}

/// Returns the conditions in one line with its end, the worst first.
pub fn line(conditions: &[HealthCondition]) -> String {
    let lines: Vec<String> = by_severity(conditions).iter().map(|condition| condition.line()).collect();
    format!("{}: {}\n", verdict(conditions).word(), lines.join("; "))
}

/// Returns a line for each condition, the worst first, with its remedy below it.
pub fn lines(conditions: &[HealthCondition]) -> String {
    let mut text = String::new();
    for condition in by_severity(conditions) {
        text += &format!("{}: {}: {}\n", condition.severity.word(), condition.key.word(), condition.line());
        if !condition.remedy.is_empty() {
            text += &format!("  {}\n", condition.remedy);
        }
    }
    text
}

/// The condition of a disk with too little space.
pub fn disk(space: &Space) -> HealthCondition {
    HealthCondition::critical(
        ConditionKey::Disk,
        format!("the judge accepts no e-mails, because {}", space.brief()),
        "The judge processes the e-mails that it has. New ones wait in the mail server or the mailbox, and none is \
         lost. Free some space, or lower min_free_mib in the configuration.",
    )
}

/// The condition of a transport, if it fails.
pub fn way(row: &WayRow) -> Option<HealthCondition> {
    let Works::Fails { since, why } = &row.works else { return None };
    let (key, remedy) = match row.direction {
        Direction::In => {
            (ConditionKey::WayIn, "E-mails wait there, and none is lost. The judge tries again automatically.")
        }
        Direction::Out => (
            ConditionKey::WayOut,
            "The judge's e-mails wait in its outbox, and none is lost. It tries again automatically.",
        ),
    };
    Some(HealthCondition::critical(key, format!("{} fails: {why}", row.name), remedy).since(*since))
}

/// The condition of backups that fail for this reason.
pub fn backups_fail(why: &str) -> HealthCondition {
    HealthCondition::warning(
        ConditionKey::Backups,
        format!("backups fail: {why}"),
        "The judge keeps running and tries again every hour. After fixing the cause, type: chancery backup",
    )
}

/// The condition of the mail server's results, if the judge ignores them.
pub fn forged_header(authserv_id: &str, vouching: Vouching) -> Option<HealthCondition> {
    let key = ConditionKey::ForgedHeader;
    match vouching {
        Vouching::Forged => Some(HealthCondition::critical(key, vouching::forged(authserv_id), vouching::REMEDY)),
        Vouching::Missing => Some(HealthCondition::warning(key, vouching::missing(authserv_id), vouching::REMEDY)),
        Vouching::Untried | Vouching::Strips => None,
    }
}

/// The condition of a server's certificate, if it should have been renewed.
pub fn certificate(name: &str, validity: Validity) -> Option<HealthCondition> {
    let remedy = "Renew it, or tell that server's keeper. When it expires, no program trusts it: e-mail and browsers \
                  stop working.";
    let key = ConditionKey::Certificate;
    match validity.left {
        0 => Some(HealthCondition::critical(key, format!("the certificate of {name} has expired"), remedy)),
        _ if validity.is_ending() => Some(HealthCondition::warning(
            key,
            format!("the certificate of {name} is valid for only {} more", validity.left()),
            remedy,
        )),
        _ => None,
    }
}

/// The condition of private pages that a proxy compresses in this way.
pub fn packed_pages(way: &str) -> HealthCondition {
    HealthCondition::warning(
        ConditionKey::Pages,
        format!("the proxy compresses private pages ({way}), and their lengths reveal their contents"),
        "In nginx, write `gzip off;` into the `location` (with Brotli also `brotli off;`), as in deploy/nginx.conf. \
         In Caddy, remove `encode` from the site. The judge compresses public pages itself.",
    )
}

/// The message to players about a clock that is not trusted.
pub const DOUBT: &str = "the judge is running, but does not trust this machine's clock yet: the game clocks are paused";

/// The condition of a clock that the judge does not trust.
pub fn doubted_clock() -> HealthCondition {
    HealthCondition::warning(
        ConditionKey::Clock,
        DOUBT,
        "See whether it is right with `timedatectl`. The judge trusts it once the system has synchronised it, or after \
         10 minutes without a jump.",
    )
}

/// The age of the newest backup.
pub fn newest_backup(age: SignedDuration, every_hours: u32) -> HealthCondition {
    let hours = age.as_hours();
    let sentence = format!("the newest backup is {} old", counted(hours, "hour"));
    match every_hours != 0 && i64::from(every_hours) * 2 < hours {
        true => HealthCondition::warning(
            ConditionKey::Backups,
            sentence,
            "Is the judge running? To make one now, type: chancery backup",
        ),
        false => HealthCondition::ok(ConditionKey::Backups, sentence),
    }
}
