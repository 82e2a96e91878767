//! What goes with a letter: pictures, calendars, data. A letter names its parts, and what is large lies elsewhere, once for all
//! letters that name it.
use crate::mail::sink::Kind;
use serde::{Deserialize, Serialize};

/// What goes with a letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What it is.
    pub kind: Kind,
    /// The name of the file: `demo-S1901M.png`
    pub name: String,
    /// What a picture shows, as a sentence, for those who do not see it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// What is in it.
    #[serde(flatten)]
    pub content: Content,
}

/// What is in a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// This text.
    Text(String),
    /// The bytes under this key among the pictures.
    Key(String),
}

impl Part {
    /// A part that is text: a calendar, data, a page.
    pub fn text(kind: Kind, name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Text(text.into()) }
    }

    /// A part that lies among the pictures.
    pub fn stored(kind: Kind, name: impl Into<String>, key: impl Into<String>) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Key(key.into()) }
    }
}

/// The parts of a letter as they are kept.
pub(super) fn write(parts: &[Part]) -> String {
    match parts {
        [] => String::new(),
        parts => serde_json::to_string(parts).unwrap_or_default(),
    }
}

/// Reads the parts of a letter. Those that cannot be read are left out: the letter is complete without them.
pub(super) fn read(text: &str) -> Vec<Part> {
    if text.is_empty() {
        return Vec::new();
    }
    serde_json::from_str(text).unwrap_or_else(|error| {
        tracing::error!("the parts of a letter cannot be read: {error}");
        Vec::new()
    })
}
