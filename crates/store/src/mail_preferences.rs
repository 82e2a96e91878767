//! The wishes of people for their letters: settings of a person for all of their games.
//!
//! A new one is a field of [`MailPreferences`], a row of [`MailPreferences::shown`], and a command that changes it with
//! `Context::change_wishes`. Nothing else need know of it.
use super::{Store, UserId};
use anyhow::Result;
use chancery_text::Width;
use chancery_text::words::Layout;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// The wishes of a person for their letters. What they have not said is as it is for everybody, and not kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct MailPreferences {
    /// As text, or as HTML too.
    #[serde(skip_serializing_if = "is_usual")]
    pub format: Format,
    /// With pictures of the board?
    #[serde(skip_serializing_if = "is_usual")]
    pub picture: Pictures,
    /// The look of pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub look: Look,
    /// The size of pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub size: Size,
    /// The way in which deadlines come into their calendar, if they have said so; if not, they are told once that it
    /// can be.
    #[serde(skip_serializing_if = "is_usual")]
    pub calendar: Option<Calendars>,
    /// The number of letters that their mail server has refused for their size, since they last chose pictures.
    #[serde(skip_serializing_if = "is_usual")]
    pub n_too_large: u32,
    /// With a file for programs?
    #[serde(skip_serializing_if = "is_usual")]
    pub json: Json,
    /// The look of their pages on the web; if they have not said so, as their browser does.
    #[serde(skip_serializing_if = "is_usual")]
    pub theme: Option<Theme>,
    /// The way in which what they send from a page is answered.
    #[serde(skip_serializing_if = "is_usual")]
    pub receipts: Receipts,
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

/// The way in which what a person sends from a page is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Receipts {
    /// On the page.
    #[default]
    Page,
    /// On the page, and by mail.
    Mail,
}

/// The way in which deadlines come into calendars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Calendars {
    /// Not at all.
    Off,
    /// As a file with each letter that tells one.
    File,
    /// As an invitation, which moves by itself.
    Invite,
}

/// The format in which letters are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Plain text.
    #[default]
    Text,
    /// Plain text, and the same words as HTML.
    Html,
    /// Plain text for a program that reads it aloud: no columns, no arrows.
    Spoken,
}

/// The letters that bring a picture of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pictures {
    /// Those that tell where everybody stands: results, the beginning, a rollback, the end.
    #[default]
    On,
    /// None.
    Off,
    /// The answers to orders too.
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
    /// For a large screen, and for those who want to look closely.
    Large,
}

/// The letters about a game that bring a file for programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Json {
    /// No.
    #[default]
    Off,
    /// Results do, and letters of the beginning, of a rollback and of the end.
    On,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl MailPreferences {
    /// The way in which letters are laid out for somebody who wants them in this width.
    pub fn layout(&self, width: Width) -> Layout {
        match self.format {
            Format::Spoken => Layout::Spoken,
            Format::Text | Format::Html => Layout::Columns(width),
        }
    }

    /// Each setting with its value, as they are shown to their owner.
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
        vec![
            ("Letters are", format),
            ("Pictures", picture),
            ("Pictures look", look),
            ("Pictures are", size),
            ("Deadlines for calendars", calendar),
            ("JSON for programs", json),
            ("Your pages on the web", theme),
            ("Answers to pages", receipts),
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
            // Most people have no wishes.
            "{}" => Ok(Self::default()),
            text => serde_json::from_str(text).map_err(|error| FromSqlError::Other(error.into())),
        }
    }
}

impl Store {
    /// Notes how a person wants their letters.
    pub fn set_wishes(&self, user: UserId, wishes: MailPreferences) -> Result<()> {
        self.conn.prepare_cached("UPDATE users SET wishes = ?2 WHERE id = ?1")?.execute((user, wishes))?;
        Ok(())
    }
}
