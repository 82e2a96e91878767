//! Sentences stored with the numbers of the people and games they name. Names are filled in on reading, so that an erased or renamed
//! person, or a renamed game, changes everywhere at once.
use super::{GameId, Store, UserId};
use anyhow::Result;
use chancery_text::sentence::{NameKind, Open, Say};
use chancery_text::words::{Piece, pieces};
use rusqlite::OptionalExtension as _;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// The stored form of a sentence: `["Proposed by ", {"user": 17}]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Wording(Vec<WordingPart>);

/// A part of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum WordingPart {
    Words(String),
    Person { user: UserId },
    Game { game: GameId },
}

impl Wording {
    /// Stores a sentence.
    pub fn of<'a>(said: impl Say<'a, Open>) -> Self {
        let part = |piece| match piece {
            Piece::Words(words) => WordingPart::Words(words),
            Piece::Known(NameKind::Game, number) => WordingPart::Game { game: GameId(number) },
            Piece::Known(_, number) => WordingPart::Person { user: UserId(number) },
        };
        Self(pieces(said).into_iter().map(part).collect())
    }

    /// The same with each person replaced.
    pub(super) fn changed(mut self, change: impl Fn(UserId) -> UserId) -> Self {
        for part in &mut self.0 {
            if let WordingPart::Person { user } = part {
                *user = change(*user);
            }
        }
        self
    }

    /// Text that names no one by number.
    pub fn words(words: impl Into<String>) -> Self {
        Self(vec![WordingPart::Words(words.into())])
    }
}

impl Store {
    /// A stored sentence with current names.
    pub fn in_words(&self, wording: &Wording) -> Result<String> {
        let mut text = String::new();
        for part in &wording.0 {
            match part {
                WordingPart::Words(words) => text.push_str(words),
                WordingPart::Person { user } => text.push_str(&self.name_of(*user)?),
                WordingPart::Game { game } => {
                    let sql = "SELECT name FROM games WHERE id = ?1";
                    let name: Option<String> =
                        self.conn.prepare_cached(sql)?.query_row([game], |row| row.get(0)).optional()?;
                    text.push_str(&format!("'{}'", name.unwrap_or_default()));
                }
            }
        }
        Ok(text)
    }

    /// The name of a person.
    pub fn name_of(&self, user: UserId) -> Result<String> {
        let sql = "SELECT name FROM users WHERE id = ?1";
        let name: Option<String> = self.conn.prepare_cached(sql)?.query_row([user], |row| row.get(0)).optional()?;
        Ok(name.unwrap_or_else(|| super::ERASED.to_owned()))
    }
}

impl ToSql for Wording {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let json =
            serde_json::to_string(self).map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?;
        Ok(json.into())
    }
}

impl FromSql for Wording {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?).map_err(|error| FromSqlError::Other(error.into()))
    }
}
