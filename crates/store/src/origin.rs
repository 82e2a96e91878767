//! The place that an act came from.
use super::{LetterId, Store};
use anyhow::Result;
use rusqlite::params;
use rusqlite::types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use std::fmt;

/// The place that an act came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActOrigin {
    /// An e-mail.
    Mail,
    /// A page, used from this network: the beginning of the keyed digest that its purse has. Empty if the network is unknown.
    Page(String),
    /// The keeper's console.
    Console,
    /// A command of this user of the machine.
    Machine(String),
    /// The judge's clock.
    Clock,
    /// A bot.
    Bot,
}

impl ActOrigin {
    /// Its word: `e-mail`, `page`, `console`, `machine`, `clock` or `bot`.
    pub fn way(&self) -> &'static str {
        match self {
            Self::Mail => "e-mail",
            Self::Page(_) => "page",
            Self::Console => "console",
            Self::Machine(_) => "machine",
            Self::Clock => "clock",
            Self::Bot => "bot",
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (way, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match way {
            "e-mail" => Self::Mail,
            "page" => Self::Page(rest.to_owned()),
            "console" => Self::Console,
            "machine" => Self::Machine(rest.to_owned()),
            "clock" => Self::Clock,
            "bot" => Self::Bot,
            _ => return None,
        })
    }
}

impl fmt::Display for ActOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page(network) if !network.is_empty() => write!(f, "page, network {network}"),
            Self::Machine(login) if login.is_empty() => f.write_str("at the machine"),
            Self::Machine(login) => write!(f, "{login} at the machine"),
            other => f.write_str(other.way()),
        }
    }
}

impl ToSql for ActOrigin {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let more = match self {
            Self::Page(more) | Self::Machine(more) => more,
            _ => "",
        };
        Ok(format!("{} {more}", self.way()).trim_end().to_owned().into())
    }
}

/// The stored origin. A word of a later version means that it is unknown.
pub(super) struct StoredOrigin(pub(super) Option<ActOrigin>);

impl FromSql for StoredOrigin {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(Self(value.as_str_or_null()?.and_then(ActOrigin::read)))
    }
}

impl Store {
    /// Records that stored lines are not an e-mail but come from here.
    pub fn note_origin(&self, letter: LetterId, origin: &ActOrigin) -> Result<()> {
        self.conn.prepare_cached("UPDATE inbox SET origin = ?2 WHERE id = ?1")?.execute(params![letter, origin])?;
        Ok(())
    }
}
