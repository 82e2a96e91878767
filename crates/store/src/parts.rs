//! The attachments of an e-mail: pictures, calendars, data. An e-mail lists its attachments; large ones are stored separately, once for all
//! e-mails that share them.
use super::{GameId, Look, MailId, Size, Store};
use anyhow::Result;
use chancery_mail::sink::Kind;
use chancery_text::html::escape;
use chancery_text::wrap;
use jiff::Timestamp;
use rusqlite::OptionalExtension as _;
use serde::{Deserialize, Serialize};

/// An attachment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The kind of the part.
    pub kind: Kind,
    /// The file name: `demo-S1901M.png`.
    pub name: String,
    /// The picture's alternative text, as a sentence; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// The content of the part.
    #[serde(flatten)]
    pub content: Content,
}

/// The content of an attachment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// This text.
    Text(String),
    /// The bytes under this key among the pictures.
    Key(String),
    /// A picture to render before the e-mail is sent.
    Wish(Wish),
}

/// A picture to render before its e-mail is sent. The renderer works out what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// The subject.
    pub shows: Shows,
    /// The style.
    pub look: Look,
    /// The size.
    pub size: Size,
    /// The time of the request: a later picture of the same subject may differ.
    pub since: Timestamp,
}

/// The subject of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// A turn of a game as a person sees it: the starting position or the results.
    Turn {
        /// The game.
        game: GameId,
        /// The number of the turn.
        turn: u32,
        /// True if it shows the turn's results.
        results: bool,
        /// The onlooker who sees it.
        eyes: Onlooker,
    },
    /// A whole game as a person sees it, as an animation or a poster.
    Whole {
        /// The game.
        game: GameId,
        /// The onlooker who sees it.
        eyes: Onlooker,
    },
    /// This sheet, as JSON, on the board of a game.
    Sheet {
        /// The game.
        game: GameId,
        /// The sheet.
        sheet: String,
    },
    /// A board by its name, at its start.
    Board(String),
}

/// The person who sees a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Onlooker {
    /// The player of the power with this number.
    Power(u16),
    /// An observer.
    Observer,
    /// The GM.
    Master,
}

impl Part {
    /// A text attachment: a calendar, data, a page.
    pub fn text(kind: Kind, name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Text(text.into()) }
    }

    /// A picture to render before the e-mail is sent.
    pub fn wish(kind: Kind, name: impl Into<String>, wish: Wish) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Wish(wish) }
    }

    /// A stored picture.
    pub fn stored(kind: Kind, name: impl Into<String>, key: impl Into<String>) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Key(key.into()) }
    }
}

/// The stored form of an e-mail's attachments.
pub(super) fn write(parts: &[Part]) -> String {
    match parts {
        [] => String::new(),
        parts => serde_json::to_string(parts).unwrap_or_default(),
    }
}

/// Reads an e-mail's attachments. Skips unreadable ones, because the e-mail is complete without them.
pub(super) fn read(text: &str) -> Vec<Part> {
    if text.is_empty() {
        return Vec::new();
    }
    serde_json::from_str(text).unwrap_or_else(|error| {
        tracing::error!("the parts of a letter cannot be read: {error}");
        Vec::new()
    })
}

impl Store {
    /// A waiting e-mail's attachments; `None` if it no longer waits.
    pub fn parts(&self, letter: MailId) -> Result<Option<Vec<Part>>> {
        let sql = "SELECT parts FROM outbox WHERE state = 'new' AND id = ?1";
        let parts: Option<String> = self.conn.prepare_cached(sql)?.query_row([letter], |row| row.get(0)).optional()?;
        Ok(parts.map(|parts| read(&parts)))
    }

    /// Replaces a waiting e-mail's attachments, and appends these words.
    pub fn change_parts(&self, letter: MailId, parts: &[Part], words: &str) -> Result<()> {
        let sql = "UPDATE outbox SET parts = ?2, body = body || ?3,
            html = replace(html, '</body>', ?4 || '</body>') WHERE state = 'new' AND id = ?1";
        let (text, html) = match words {
            "" => (String::new(), String::new()),
            words => (format!("\n{}\n", wrap(words)), format!("<p>{}</p>\n", escape(words))),
        };
        self.conn.prepare_cached(sql)?.execute((letter, write(parts), text, html))?;
        Ok(())
    }
}
