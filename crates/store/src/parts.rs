//! What goes with a letter: pictures, calendars, data. A letter names its parts, and what is large lies elsewhere, once for all
//! letters that name it.
use super::{GameId, Look, MailId, Size, Store};
use anyhow::Result;
use chancery_mail::sink::Kind;
use chancery_text::html::escape;
use chancery_text::wrap;
use jiff::Timestamp;
use rusqlite::OptionalExtension as _;
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
    /// A picture that is to be made before the letter goes.
    Wish(Wish),
}

/// A picture that is to be made before its letter goes. Whoever makes it works out then what it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// What it shows.
    pub shows: Shows,
    /// How it looks.
    pub look: Look,
    /// How large it is.
    pub size: Size,
    /// When it was wished for: what is the same otherwise may show something else at another time.
    pub since: Timestamp,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// A turn of a game as somebody sees it: the position in which it began, or what came of it.
    Turn {
        /// The game.
        game: GameId,
        /// The number of the turn.
        turn: u32,
        /// What came of it?
        results: bool,
        /// Who sees it.
        eyes: Onlooker,
    },
    /// All of a game, as somebody sees it: a film, or a poster.
    Whole {
        /// The game.
        game: GameId,
        /// Who sees it.
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

/// Whose eyes a picture is for.
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
