//! The parts that go with a letter: pictures, calendars, data. A letter names its parts, and what is large lies
//! elsewhere, once for all letters that name it.
use super::{GameId, Look, MailId, Size, Store};
use anyhow::Result;
use chancery_mail::sink::Kind;
use chancery_text::html::escape;
use chancery_text::wrap;
use jiff::Timestamp;
use rusqlite::OptionalExtension as _;
use serde::{Deserialize, Serialize};

/// A part that goes with a letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// The kind of the part.
    pub kind: Kind,
    /// The name of the file: `demo-S1901M.png`
    pub name: String,
    /// A description of the picture, as a sentence, for those who do not see it; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alt: String,
    /// The content of the part.
    #[serde(flatten)]
    pub content: Content,
}

/// The content of a part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Content {
    /// This text.
    Text(String),
    /// The bytes under this key among the pictures.
    Key(String),
    /// A picture that is to be made before the letter goes.
    Wish(Wish),
}

/// A picture that is to be made before its letter goes. Whoever makes it works out then what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// The subject of the picture.
    pub shows: Shows,
    /// The look of the picture.
    pub look: Look,
    /// The size of the picture.
    pub size: Size,
    /// The time of the wish: what is the same otherwise may show something else at another time.
    pub since: Timestamp,
}

/// The subject of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// A turn of a game as somebody sees it: the position in which it began, or what came of it.
    Turn {
        /// The game.
        game: GameId,
        /// The number of the turn.
        turn: u32,
        /// Whether it shows what came of the turn.
        results: bool,
        /// The onlooker who sees it.
        eyes: Onlooker,
    },
    /// All of a game, as somebody sees it: a film, or a poster.
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

/// The person for whose eyes a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Onlooker {
    /// The player of the power with this number.
    Power(u16),
    /// A person who only watches.
    Observer,
    /// The master.
    Master,
}

impl Part {
    /// A part that is text: a calendar, data, a page.
    pub fn text(kind: Kind, name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Text(text.into()) }
    }

    /// A picture that is to be made before the letter goes.
    pub fn wish(kind: Kind, name: impl Into<String>, wish: Wish) -> Self {
        Self { kind, name: name.into(), alt: String::new(), content: Content::Wish(wish) }
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

impl Store {
    /// The parts of a letter that waits to be sent; `None` if it does not wait any more.
    pub fn parts(&self, letter: MailId) -> Result<Option<Vec<Part>>> {
        let sql = "SELECT parts FROM outbox WHERE state = 'new' AND id = ?1";
        let parts: Option<String> = self.conn.prepare_cached(sql)?.query_row([letter], |row| row.get(0)).optional()?;
        Ok(parts.map(|parts| read(&parts)))
    }

    /// Changes the parts of a letter that waits to be sent, and adds these words at its end.
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
