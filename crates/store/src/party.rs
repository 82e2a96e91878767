//! The people of a game as its record stores them: by role, not by name. Names are filled in on reading.
use super::UserId;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};

/// A writer or reader in a game. The judge names it differently for each reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Party {
    /// The player of the power with this number on the game's board.
    Power(u16),
    /// The GMs.
    Master,
    /// The observers.
    Observer,
    /// The judge.
    Judge,
    /// The keeper, visiting the game.
    Visitor,
    /// A player who has no power yet.
    Person(UserId),
    /// A player who had no power yet and wrote anonymously. Their name stays hidden for good.
    Unnamed(UserId),
}

impl Party {
    /// The stored form: `p3`, `m`, `o`, `j`, `k`, `u17`, `a17`.
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

    /// Reads the stored form.
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

/// The recipients of press, or the members of a thread, which contains everything they write to each other.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Participants {
    /// Not recorded, in old press.
    #[default]
    Unknown,
    /// Everyone in the game.
    All,
    /// Everyone but these.
    AllBut(Vec<Party>),
    /// These. For a thread: in order, including the writer.
    These(Vec<Party>),
    /// An anonymous writer, or a reply to one.
    Somebody,
}

impl Participants {
    /// These, in a thread's order.
    pub fn these(parties: impl IntoIterator<Item = Party>) -> Self {
        Self::These(sorted(parties))
    }

    /// Everyone but these.
    pub fn all_but(parties: impl IntoIterator<Item = Party>) -> Self {
        Self::AllBut(sorted(parties))
    }

    /// The thread of press from this party to these. All anonymous press, and replies to it, form one thread.
    pub fn thread_of(&self, writer: Option<Party>) -> Self {
        match (self, writer) {
            (Self::All | Self::Unknown, _) => self.clone(),
            (_, None) | (Self::Somebody, _) => Self::Somebody,
            (Self::AllBut(parties), _) => Self::all_but(parties.iter().copied()),
            (Self::These(parties), Some(writer)) => Self::these(parties.iter().copied().chain([writer])),
        }
    }

    /// The same with each party replaced.
    pub(super) fn changed(self, change: impl Fn(Party) -> Party) -> Self {
        let changed = |parties: Vec<Party>| parties.into_iter().map(change).collect();
        match self {
            Self::AllBut(parties) => Self::AllBut(changed(parties)),
            Self::These(parties) => Self::These(changed(parties)),
            all => all,
        }
    }

    /// The stored form: `all`, `all but p3`, `p1 p3`, `somebody`, or nothing.
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

    /// Reads the stored form.
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
