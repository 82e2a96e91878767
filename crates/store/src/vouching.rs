//! The trust in the judge's mail server to remove forged authentication results that bear its name.
use super::{Store, Time};
use anyhow::Result;
use chancery_mail::authenticity::HeadTraces;
use jiff::Timestamp;
use rusqlite::OptionalExtension as _;
use std::fmt;

/// The keys of `meta`.
const STATE: &str = "vouching";
const PROBED: &str = "vouching_probed";
const MISSES: &str = "vouching_misses";
const TRACES: &str = "vouching_traces";

/// The experience with the mail server's authentication results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Vouching {
    /// No experience: no e-mail with a forged result has come back, or the server did not check it.
    #[default]
    Untried,
    /// The server removes forged ones.
    Strips,
    /// A forged one arrived unchanged.
    Forged,
    /// Many e-mails in a row arrived without a result of its own.
    Missing,
}

impl fmt::Display for Vouching {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Untried => "untried",
            Self::Strips => "strips",
            Self::Forged => "forged",
            Self::Missing => "missing",
        })
    }
}

impl Vouching {
    /// Returns whether the server's results are trusted.
    pub fn counts(self) -> bool {
        matches!(self, Self::Untried | Self::Strips)
    }
}

impl Store {
    /// The experience so far with results under this name.
    pub fn vouching(&self, authserv_id: &str) -> Result<Vouching> {
        let noted = self.meta(STATE)?.unwrap_or_default();
        let all = [Vouching::Strips, Vouching::Forged, Vouching::Missing];
        Ok(all.into_iter().find(|each| noted == format!("{each} {authserv_id}")).unwrap_or_default())
    }

    /// Records a new experience.
    pub fn set_vouching(&self, authserv_id: &str, vouching: Vouching) -> Result<()> {
        self.set_meta(STATE, &format!("{vouching} {authserv_id}"))?;
        self.set_meta(MISSES, "0")
    }

    /// The time when the last e-mail with a forged result was sent.
    pub fn vouching_probed(&self) -> Result<Option<Timestamp>> {
        let mut query = self.conn.prepare_cached("SELECT value FROM meta WHERE key = ?1")?;
        Ok(query.query_row([PROBED], |row| row.get::<_, Time>(0)).optional()?.map(|time| time.0))
    }

    /// Records that such an e-mail is sent now.
    pub fn set_vouching_probed(&self, now: Timestamp) -> Result<()> {
        self.set_meta(PROBED, &super::time_text(now))
    }

    /// The number of consecutive e-mails without a result from the server.
    pub fn n_unvouched(&self) -> Result<u32> {
        Ok(self.meta(MISSES)?.and_then(|n| n.parse().ok()).unwrap_or_default())
    }

    /// Stores that number.
    pub fn set_n_unvouched(&self, n: u32) -> Result<()> {
        self.set_meta(MISSES, &n.to_string())
    }

    /// The traces in the judge's last e-mail to itself.
    pub fn own_traces(&self) -> Result<Option<HeadTraces>> {
        let Some(text) = self.meta(TRACES)? else { return Ok(None) };
        let mut words = text.split(' ');
        let mut word = || words.next().filter(|word| !word.is_empty()).map(str::to_owned);
        let n_servers = word().and_then(|n| n.parse().ok()).unwrap_or_default();
        let (received_by, vouched_by) = (word().filter(|name| name != "-"), word().filter(|name| name != "-"));
        Ok(Some(HeadTraces { n_servers, received_by, vouched_by, ..HeadTraces::default() }))
    }

    /// Stores those traces.
    pub fn set_own_traces(&self, traces: &HeadTraces) -> Result<()> {
        let name =
            |name: &Option<String>| name.clone().filter(|name| !name.contains(' ')).unwrap_or_else(|| "-".to_owned());
        let text = format!("{} {} {}", traces.n_servers, name(&traces.received_by), name(&traces.vouched_by));
        self.set_meta(TRACES, &text)
    }
}
