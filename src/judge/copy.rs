//! `[copy]`: the settings for the judge's copy elsewhere.
use crate::judge::config::at_least_1;
use serde::Deserialize;
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

impl CopySettings {
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
        None
    }
}
