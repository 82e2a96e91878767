//! The people of a game as its record knows them: what they are, and not what they were called. Names are written when somebody reads.
use super::UserId;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// A writer or reader in a game. It has no name of its own: the judge names it for each reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Party {
    /// The player of the power with this number on the game's board.
    Power(u16),
    /// The masters.
    Master,
    /// The observers.
    Observer,
    /// The judge.
    Judge,
    /// The keeper, who visits the game.
    Visitor,
    /// A player who has no power yet.
    Person(UserId),
    /// The same, of whom the others were not to know who they are when they wrote. Nobody is told later either.
    Unnamed(UserId),
}

impl Party {
    /// The party as it is stored: `p3`, `m`, `o`, `j`, `k`, `u17`, `a17`.
    pub fn code(self) -> String {
        match self {
            Self::Power(power) => format!("p{power}"),
            Self::Master => "m".to_owned(),
            Self::Observer => "o".to_owned(),
            Self::Judge => "j".to_owned(),
            Self::Visitor => "k".to_owned(),
            Self::Person(user) => format!("u{user}"),
            Self::Unnamed(user) => format!("a{user}"),
        }
    }

    /// Reads what is stored.
    pub fn read(code: &str) -> Option<Self> {
        Some(match code.split_at_checked(1)? {
            ("m", "") => Self::Master,
            ("o", "") => Self::Observer,
            ("j", "") => Self::Judge,
            ("k", "") => Self::Visitor,
            ("p", power) => Self::Power(power.parse().ok()?),
            ("u", user) => Self::Person(user.parse().ok()?),
            ("a", user) => Self::Unnamed(user.parse().ok()?),
            _ => return None,
        })
    }
}

impl ToSql for Party {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.code().into())
    }
}

impl FromSql for Party {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::read(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// The people to whom press goes, or among whom it does: all that they write to each other is one thread.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Participants {
    /// It was written before this was kept.
    #[default]
    Unknown,
    /// Everyone in the game.
    All,
    /// Everyone but these.
    AllBut(Vec<Party>),
    /// These. Of a thread: in order, and its writer with them.
    These(Vec<Party>),
    /// A person who does not say who they are, or an answer to them.
    Somebody,
}

impl Participants {
    /// These, in the order in which threads have them.
    pub fn these(parties: impl IntoIterator<Item = Party>) -> Self {
        Self::These(sorted(parties))
    }

    /// Returns everyone but these.
    pub fn all_but(parties: impl IntoIterator<Item = Party>) -> Self {
        Self::AllBut(sorted(parties))
    }

    /// The thread in which press to these stands, if this party wrote it. What does not say who wrote it, or
    /// answers what did not, is in one thread.
    pub fn thread_of(&self, writer: Option<Party>) -> Self {
        match (self, writer) {
            (Self::All | Self::Unknown, _) => self.clone(),
            (_, None) | (Self::Somebody, _) => Self::Somebody,
            (Self::AllBut(parties), _) => Self::all_but(parties.iter().copied()),
            (Self::These(parties), Some(writer)) => Self::these(parties.iter().copied().chain([writer])),
        }
    }

    /// The same, each party as `change` has it.
    pub(super) fn changed(self, change: impl Fn(Party) -> Party) -> Self {
        let changed = |parties: Vec<Party>| parties.into_iter().map(change).collect();
        match self {
            Self::AllBut(parties) => Self::AllBut(changed(parties)),
            Self::These(parties) => Self::These(changed(parties)),
            all => all,
        }
    }

    /// The same as they are stored: `all`, `all but p3`, `p1 p3`, `somebody`, or nothing.
    pub fn code(&self) -> String {
        let codes = |parties: &[Party]| parties.iter().map(|party| party.code()).collect::<Vec<_>>().join(" ");
        match self {
            Self::Unknown => String::new(),
            Self::All => "all".to_owned(),
            Self::AllBut(parties) => format!("all but {}", codes(parties)),
            Self::These(parties) => codes(parties),
            Self::Somebody => "somebody".to_owned(),
        }
    }

    /// Reads what is stored.
    pub fn read(code: &str) -> Option<Self> {
        let parties = |codes: &str| codes.split_whitespace().map(Party::read).collect::<Option<Vec<_>>>();
        Some(match (code, code.strip_prefix("all but ")) {
            ("", _) => Self::Unknown,
            ("all", _) => Self::All,
            ("somebody", _) => Self::Somebody,
            (_, Some(codes)) => Self::AllBut(parties(codes)?),
            (codes, None) => Self::These(parties(codes)?),
        })
    }
}

fn sorted(parties: impl IntoIterator<Item = Party>) -> Vec<Party> {
    let mut parties: Vec<Party> = parties.into_iter().collect();
    parties.sort_unstable();
    parties.dedup();
    parties
}

impl From<Participants> for String {
    fn from(participants: Participants) -> Self {
        participants.code()
    }
}

impl TryFrom<String> for Participants {
    type Error = String;

    fn try_from(code: String) -> Result<Self, String> {
        Self::read(&code).ok_or_else(|| format!("{code} names no parties"))
    }
}

impl ToSql for Participants {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.code().into())
    }
}

impl FromSql for Participants {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::read(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}
