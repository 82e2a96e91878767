//! The reason why a line of a letter was not carried out.
use std::fmt;

/// The reason why a line was not carried out.
#[derive(Debug)]
pub enum Refusal {
    /// The writer's mistake: sentences that say what to do next.
    Because(String),
    /// The same, of a word that is probably misspelt.
    Misspelt {
        /// Sentences that say what to do next.
        why: String,
        /// The word as typed.
        typed: String,
        /// The word that was probably meant.
        near: String,
    },
    /// The line was not written correctly. How to write it.
    Usage(&'static str),
    /// They have not signed on to a game.
    SignOnFirst,
    /// Only a master may.
    MasterOnly,
    /// Only the keeper of the judge may.
    KeeperOnly,
    /// The address must be proved first.
    Unverified,
    /// It is grave, and what shows who writes is not enough for that.
    Unsure,
    /// It was posted from a page, by somebody whose code is too old for that.
    CodeFirst,
    /// They are not registered.
    RegisterFirst,
    /// It cannot be brought back: what is to be said of it, and the line that is carried out when they have confirmed it.
    Confirm(String, String),
    /// Our mistake: the letter is undone and kept.
    Ours(anyhow::Error),
}

impl Refusal {
    /// The writer's mistake, as sentences that say what to do next.
    pub fn because(why: impl Into<String>) -> Self {
        Self::Because(why.into())
    }

    /// The same, of a word of the line: if one like it is known, that was probably meant.
    pub fn of_word(why: impl Into<String>, typed: &str, near: Option<String>) -> Self {
        match near {
            Some(near) => Self::Misspelt { why: why.into(), typed: typed.to_owned(), near },
            None => Self::because(why),
        }
    }

    /// The same, with something more to say below it.
    #[must_use]
    pub fn and(self, more: &str) -> Self {
        let whole = format!("{self}\n{more}");
        match self {
            Self::Misspelt { typed, near, .. } => Self::Misspelt { why: whole, typed, near },
            _ => Self::Because(whole),
        }
    }

    /// An error of ours, where a refusal cannot be or would be one.
    pub fn into_ours(self) -> anyhow::Error {
        match self {
            Self::Ours(error) => error,
            other => anyhow::anyhow!("{other}"),
        }
    }

    /// The line as it was probably meant.
    pub fn meant(&self, line: &str) -> Option<String> {
        let Self::Misspelt { typed, near, .. } = self else { return None };
        let at = line.to_ascii_lowercase().find(&typed.to_ascii_lowercase()).filter(|_| !typed.is_empty())?;
        let (before, after) = (line.get(..at)?, line.get(at + typed.len()..)?);
        Some(format!("{before}{near}{after}"))
    }
}

/// Separates an answer from a fault of ours, which is no answer: `or_fault(may_play(..))?.is_ok()`. The fault goes up, so that the letter is
/// undone.
///
/// # Errors
/// Our own failures only.
pub fn or_fault<T>(answer: Result<T, Refusal>) -> anyhow::Result<Result<T, Refusal>> {
    match answer {
        Err(Refusal::Ours(error)) => Err(error),
        answer => Ok(answer),
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Self {
        Self::Ours(error)
    }
}

impl From<String> for Refusal {
    fn from(why: String) -> Self {
        Self::Because(why)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Because(why) | Self::Misspelt { why, .. } | Self::Confirm(why, _) => f.write_str(why),
            Self::Usage(usage) => write!(f, "Write it like this: {usage}"),
            Self::SignOnFirst => f.write_str("You are not signed on to a game. Begin with SIGN ON, the power's letter with the game's name, and your password: SIGN ON fdemo secret."),
            Self::MasterOnly => f.write_str("Only the master of the game may do that."),
            Self::KeeperOnly => f.write_str("Only the keeper of the judge may do that."),
            Self::Unverified => f.write_str("I can't tell that this letter is from you."),
            Self::Unsure => f.write_str("Before I do this, I must be sure that it is you."),
            Self::CodeFirst => f.write_str(
                "Before I do this, I must be sure that it is you: ask for a new code on the page \"Sign in\", type it in, and send this again within 15 minutes.",
            ),
            Self::RegisterFirst => f.write_str("You are not registered with this judge. Send REGISTER and your name first: REGISTER Ann Other."),
            Self::Ours(_) => f.write_str("Something went wrong on our side."),
        }
    }
}
