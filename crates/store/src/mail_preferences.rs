//! A person's e-mail preferences, for all of their games.
//!
//! To add one, add a field to [`MailPreferences`], a row to [`MailPreferences::shown`], and a command that changes it with
//! `Context::change_wishes`.
use super::{Store, UserId};
use anyhow::Result;
use chancery_text::Width;
use chancery_text::words::Layout;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// A person's e-mail preferences. Those that they have not set have the default, and are not stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct MailPreferences {
    /// Plain text only, or HTML too.
    #[serde(skip_serializing_if = "is_usual")]
    pub format: Format,
    /// The e-mails that include a picture of the board.
    #[serde(skip_serializing_if = "is_usual")]
    pub picture: Pictures,
    /// Whether results are short: what concerns the reader, and the order form.
    #[serde(skip_serializing_if = "is_usual")]
    pub short: bool,
    /// The look of pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub look: Look,
    /// The size of pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub size: Size,
    /// The form in which deadlines reach their calendar. Until they set it, the judge mentions the choice once.
    #[serde(skip_serializing_if = "is_usual")]
    pub calendar: Option<Calendars>,
    /// Whether an invitation comes with the e-mail that tells the deadline, and not in one of its own.
    #[serde(skip_serializing_if = "is_usual")]
    pub rides: bool,
    /// The number of letters that their mail server has refused for their size, since they last chose pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub n_too_large: u32,
    /// The e-mails that include a file for programs.
    #[serde(skip_serializing_if = "is_usual")]
    pub json: Json,
    /// The theme of their pages; by default, the browser's.
    #[serde(skip_serializing_if = "is_usual")]
    pub theme: Option<Theme>,
    /// The kind of reply to what they send from a page.
    #[serde(skip_serializing_if = "is_usual")]
    pub receipts: Receipts,
    /// True if they get hints on their orders; by default, in their first games.
    #[serde(skip_serializing_if = "is_usual")]
    pub hints: Option<Hints>,
}

/// Hints on orders that may not do what a beginner expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// In all games.
    On,
    /// In no game.
    Off,
}

/// The look of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// On a light ground.
    Light,
    /// On a dark ground.
    Dark,
}

/// The kind of reply to what a person sends from a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Receipts {
    /// On the page.
    #[default]
    Page,
    /// On the page, and by e-mail.
    Mail,
}

/// The form in which deadlines reach calendars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Calendars {
    /// Not at all.
    Off,
    /// As a file, with each e-mail that has a deadline.
    File,
    /// As an invitation, which updates itself.
    Invite,
}

/// The format of e-mails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Plain text.
    #[default]
    Text,
    /// Plain text, and the same text as HTML.
    Html,
    /// Plain text for screen readers: no columns, no arrows.
    Spoken,
}

/// The e-mails that include a picture of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pictures {
    /// Those with the whole position: results, the start, a rollback, the end.
    #[default]
    On,
    /// No e-mails.
    Off,
    /// Those with the whole position, and replies to orders.
    Always,
}

/// The look of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// On a light ground.
    #[default]
    Light,
    /// On a dark ground.
    Dark,
    /// Black on white: for paper and e-ink.
    Print,
}

/// The size of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Size {
    /// For a mail program.
    #[default]
    Normal,
    /// For a large screen, or a close look.
    Large,
}

/// The e-mails about a game that include a file for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Json {
    /// No e-mails.
    #[default]
    Off,
    /// Results, and those about the start, a rollback or the end.
    On,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl MailPreferences {
    /// The layout of their e-mails in this width.
    pub fn layout(&self, width: Width) -> Layout {
        match self.format {
            Format::Spoken => Layout::Spoken,
            Format::Text | Format::Html => Layout::Columns(width),
        }
    }

    /// Each setting and its value, for showing to their owner.
    pub fn shown(&self) -> Vec<(&'static str, &'static str)> {
        let format = match self.format {
            Format::Text => "text",
            Format::Html => "HTML, and text",
            Format::Spoken => "text to be read aloud",
        };
        let picture = match self.picture {
            Pictures::On => "with results",
            Pictures::Off => "none",
            Pictures::Always => "with results and answers",
        };
        let look = match self.look {
            Look::Light => "light",
            Look::Dark => "dark",
            Look::Print => "for print",
        };
        let size = match self.size {
            Size::Normal => "normal",
            Size::Large => "large",
        };
        let calendar = match self.calendar {
            None | Some(Calendars::Off) => "none",
            Some(Calendars::File) => "as files",
            Some(Calendars::Invite) if self.rides => "as invitations with results",
            Some(Calendars::Invite) => "as invitations",
        };
        let json = match self.json {
            Json::Off => "no",
            Json::On => "with results",
        };
        let theme = match self.theme {
            None => "as your browser says",
            Some(Theme::Light) => "light",
            Some(Theme::Dark) => "dark",
        };
        let receipts = match self.receipts {
            Receipts::Page => "on the page",
            Receipts::Mail => "on the page and by mail",
        };
        let hints = match self.hints {
            None => "in your first five games",
            Some(Hints::On) => "in all games",
            Some(Hints::Off) => "in no game",
        };
        vec![
            ("Letters are", format),
            ("Results are", if self.short { "short" } else { "full" }),
            ("Pictures", picture),
            ("Pictures look", look),
            ("Pictures are", size),
            ("Deadlines for calendars", calendar),
            ("JSON for programs", json),
            ("Your pages on the web", theme),
            ("Answers to pages", receipts),
            ("Hints on orders", hints),
        ]
    }
}

impl ToSql for MailPreferences {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let text =
            serde_json::to_string(self).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        Ok(text.into())
    }
}

impl FromSql for MailPreferences {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            // Most people have no preferences.
            "{}" => Ok(Self::default()),
            text => serde_json::from_str(text).map_err(|error| FromSqlError::Other(error.into())),
        }
    }
}

impl Store {
    /// Stores a person's preferences.
    pub fn set_wishes(&self, user: UserId, wishes: MailPreferences) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET wishes = ?2 WHERE id = ?1")?.execute((user, wishes))?;
        Ok(())
    }
}
