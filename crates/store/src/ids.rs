//! Row numbers, with a type for each kind of row, so that a seat's number cannot be passed for a game's.

/// Defines types of row numbers. Only the store creates them; other code can read them back from tokens.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        ///
        /// The default is for a row that has not been stored yet.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub(super) i64);

        impl $name {
            /// The number itself.
            pub fn number(self) -> i64 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        impl rusqlite::types::ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl rusqlite::types::FromSql for $name {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                i64::column_result(value).map(Self)
            }
        }
    )+};
}

ids! {
    /// A registered person.
    UserId,
    /// A game.
    GameId,
    /// One tenure of one seat.
    SeatId,
    /// A press message.
    PressId,
    /// A proposal to the players of a game.
    ProposalId,
    /// A browser that has signed in.
    SessionId,
    /// A seat offered to a person on the standby list.
    OfferId,
    /// A question to the holder of a seat.
    QuestionId,
    /// Lines that wait for confirmation.
    HeldId,
    /// A request to move an account.
    MoveId,
    /// An incoming e-mail.
    LetterId,
    /// An outgoing e-mail.
    MailId,
}
