//! `[copy]`: the settings for the judge's copy elsewhere.
use crate::judge::config::at_least_1;
use serde::{Deserialize, Deserializer};
use std::path::PathBuf;
use std::time::Duration;

/// `[copy]`: without it a lost disk loses everything since the last backup.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopySettings {
    /// Litestream.
    #[serde(default = "usual_program")]
    pub program: PathBuf,
    /// The place of the copies, `file:///…`, `sftp://…`, `s3://…`: each term has its own folder below it.
    pub to: String,
    /// Whether the judge acknowledges and sends e-mails only once the copy has them.
    #[serde(default = "waits")]
    pub wait: bool,
    /// The number of seconds that an answer may wait for the copy.
    #[serde(default = "usual_patience", deserialize_with = "at_least_1")]
    patience_seconds: u32,
    /// A file with what else Litestream must know about the place, in its own words.
    #[serde(default)]
    pub settings: Option<PathBuf>,
    /// The command that stops the other machine from writing to the copy.
    #[serde(default)]
    pub fence: Vec<String>,
    /// The standby takes over automatically this many minutes after the last sign of life. None: only by command.
    #[serde(default, deserialize_with = "some_minutes")]
    pub after_minutes: Option<u32>,
    /// A port of the other machine's judge, `host:port`, where it answers while it lives.
    #[serde(default)]
    pub other_judge: Option<String>,
}

fn usual_program() -> PathBuf {
    PathBuf::from("/usr/bin/litestream")
}

fn waits() -> bool {
    true
}

fn usual_patience() -> u32 {
    10
}

fn some_minutes<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    at_least_1(from).map(Some)
}

impl CopySettings {
    /// The key for SFTP, which the file of settings names.
    pub fn key_file(&self) -> Option<PathBuf> {
        let text = std::fs::read_to_string(self.settings.as_ref()?).ok()?;
        let place = text.lines().find_map(|line| line.trim().strip_prefix("key-path:"))?;
        Some(PathBuf::from(place.trim().trim_matches(['"', '\''])))
    }

    /// The time that an answer may wait for the copy.
    pub fn patience(&self) -> Duration {
        Duration::from_secs(u64::from(self.patience_seconds))
    }

    /// The mistake in the settings, if there is one, with its key.
    pub fn problem(&self) -> Option<(&'static str, String)> {
        let (scheme, place) = self.to.split_once("://").unwrap_or_default();
        let is_text =
            |text: &str| !text.is_empty() && !text.contains(['"', '\\', '$']) && !text.contains(char::is_control);
        if scheme.is_empty() || !scheme.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()) || !is_text(place)
        {
            let what = format!(
                "{:?} is not a place for a copy. Write one like \"sftp://copy@standby/srv/copy\" or \"s3://bucket/judge\"",
                self.to
            );
            return Some(("copy.to", what));
        }
        if scheme == "file" && !place.starts_with('/') {
            return Some(("copy.to", "the path of a folder begins with a `/`: \"file:///srv/copy\"".to_owned()));
        }
        self.after_minutes.and_then(|_| self.unsafe_takeover())
    }

    /// The reason why the standby cannot take over automatically, if there is one, with its key.
    fn unsafe_takeover(&self) -> Option<(&'static str, String)> {
        if self.fence.is_empty() {
            let what = "the standby takes over automatically only with a `fence`: without one, both judges could answer. Set \
                        `fence`, or leave `after_minutes` out";
            return Some(("copy.after_minutes", what.to_owned()));
        }
        let is_port = |place: &str| {
            place.rsplit_once(':').is_some_and(|(host, port)| !host.is_empty() && port.parse::<u16>().is_ok())
        };
        match &self.other_judge {
            None => Some((
                "copy.after_minutes",
                "the standby must also ask the other judge whether it lives. Set `other_judge` to its LMTP port, such as \
                 \"judge1.internal:2424\""
                    .to_owned(),
            )),
            Some(place) if !is_port(place) => Some((
                "copy.other_judge",
                format!("{place:?} is not a host with a port. Write one like \"judge1.internal:2424\""),
            )),
            Some(_) => None,
        }
    }
}
