//! The reason why a line of a letter was not carried out.
use crate::say;
use crate::store::faults;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, Open, Say, line, term};
use crate::text::words::Reader;
use std::fmt;

/// The reason why a line was not carried out: the writer's mistake, and never ours.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Sentences that say what to do next.
    Because(Note),
    /// The same, of a word that is probably misspelt.
    Misspelt {
        /// Sentences that say what to do next.
        why: Note,
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
    /// They are a guest, and it may reach other people.
    KeepFirst,
    /// It cannot be brought back: what is to be said of it, and the line that is carried out when they have confirmed it.
    Confirm(Note, String),
    /// One of the others, with more to say below it.
    Longer(Box<Refusal>, RefusalBlock),
}

/// A block below the reason of a refusal.
#[derive(Clone, Debug)]
pub enum RefusalBlock {
    /// One more reason, right below the others.
    Reason(Note),
    /// A paragraph.
    Para(Note),
    /// A line to type.
    Line(Note),
    /// Words of the writer, or of somebody else.
    Quote(String),
}

/// A mistake of ours: the letter is undone and kept, and nobody is told anything. It is counted when it is made, so that one that goes
/// no further undoes the letter all the same ([`faults`]).
#[derive(Debug)]
pub struct Fault(anyhow::Error);

/// The reason why a command did not do what it should.
#[derive(Debug)]
pub enum Stop {
    /// The writer's mistake.
    Refused(Refusal),
    /// Ours.
    Failed(Fault),
}

/// The outcome of a command: what is to be said of it is in its document.
pub type CommandResult<T = ()> = Result<T, Stop>;

/// Refuses the line, with sentences that say what to do next.
///
/// # Errors
/// Always: `return refuse(say!(..))`.
pub fn refuse<'a, T>(why: impl Say<'a, Open>) -> CommandResult<T> {
    Err(Stop::Refused(Refusal::because(why)))
}

impl Refusal {
    /// The writer's mistake, as sentences that say what to do next.
    pub fn because<'a>(why: impl Say<'a, Open>) -> Self {
        Self::Because(Note::of(why))
    }

    /// The same, of a word of the line: if one like it is known, that was probably meant.
    pub fn of_word<'a>(why: impl Say<'a, Open>, typed: &str, near: Option<String>) -> Self {
        match near {
            Some(near) => Self::Misspelt { why: Note::of(why), typed: typed.to_owned(), near },
            None => Self::because(why),
        }
    }

    /// The same, with one more reason.
    #[must_use]
    pub fn and<'a>(self, more: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Reason(Note::of(more)))
    }

    /// The same, with one more paragraph.
    #[must_use]
    pub fn with_para<'a>(self, more: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Para(Note::of(more)))
    }

    /// The same, with a line to type.
    #[must_use]
    pub fn with_line<'a>(self, typed: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Line(Note::of(typed)))
    }

    /// The same, with words of somebody.
    #[must_use]
    pub fn quoting(self, words: impl Into<String>) -> Self {
        self.with(RefusalBlock::Quote(words.into()))
    }

    /// Returns whether it is about what was written, and not about who wrote it.
    pub fn is_of_words(&self) -> bool {
        match self {
            Self::Because(_) | Self::Misspelt { .. } => true,
            Self::Longer(above, _) => above.is_of_words(),
            _ => false,
        }
    }

    fn with(self, below: RefusalBlock) -> Self {
        Self::Longer(Box::new(self), below)
    }

    /// Tells it.
    pub fn tell(&self, doc: &mut Doc) {
        let Self::Longer(above, below) = self else { return doc.para(self.note()) };
        above.tell(doc);
        match below {
            RefusalBlock::Reason(said) => {
                doc.para(said);
                doc.close_up();
            }
            RefusalBlock::Para(said) => doc.para(said),
            RefusalBlock::Line(typed) => doc.line(typed),
            RefusalBlock::Quote(words) => doc.excerpt(words),
        }
    }

    /// The line as it was probably meant.
    pub fn meant(&self, line: &str) -> Option<String> {
        let (typed, near) = match self {
            Self::Misspelt { typed, near, .. } => (typed, near),
            Self::Longer(above, _) => return above.meant(line),
            _ => return None,
        };
        let at = line.to_ascii_lowercase().find(&typed.to_ascii_lowercase()).filter(|_| !typed.is_empty())?;
        let (before, after) = (line.get(..at)?, line.get(at + typed.len()..)?);
        Some(format!("{before}{near}{after}"))
    }

    /// The reason, as a sentence: without what stands below it.
    pub fn note(&self) -> Note {
        match self {
            Self::Longer(above, _) => above.note(),
            Self::Because(why) | Self::Misspelt { why, .. } | Self::Confirm(why, _) => why.clone(),
            Self::Usage(usage) => Note::of(say!("Write it like this: {}", term(*usage))),
            Self::SignOnFirst => Note::of(say!(
                "You are not signed on to a game. Begin with SIGN ON, the power's letter with the game's name, and your password: {}.",
                line("SIGN ON fdemo secret")
            )),
            Self::MasterOnly => Note::of("Only the master of the game may do that."),
            Self::KeeperOnly => Note::of("Only the keeper of the judge may do that."),
            Self::Unverified => Note::of("I can't tell that this letter is from you."),
            Self::Unsure => Note::of("Before I do this, I must be sure that it is you."),
            Self::CodeFirst => Note::of(
                "Before I do this, I must be sure that it is you: ask for a new code on the page \"Sign in\", type it in, and send this again within 15 minutes.",
            ),
            Self::KeepFirst => Note::of(
                "As a guest you play alone. To do this, keep your game first: \"Keep this game\" on your page asks for your e-mail address.",
            ),
            Self::RegisterFirst => Note::of(say!(
                "You are not registered with this judge. Send REGISTER and your name first: {}.",
                line("REGISTER Ann Other")
            )),
        }
    }
}

impl Stop {
    /// The reason, for the eyes of the writer; nobody is told of a fault.
    pub fn reason(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal.to_string(),
            Self::Failed(_) => "Something went wrong on our side.".to_owned(),
        }
    }

    /// The same, with the refusal put in another way; a fault stays what it is.
    #[must_use]
    pub fn put(self, otherwise: impl FnOnce(Refusal) -> Refusal) -> Self {
        match self {
            Self::Refused(refusal) => Self::Refused(otherwise(refusal)),
            failed @ Self::Failed(_) => failed,
        }
    }

    /// A fault of ours, where a refusal cannot be or would be one.
    pub fn into_fault(self) -> anyhow::Error {
        match self {
            Self::Failed(fault) => fault.into(),
            Self::Refused(refusal) => anyhow::anyhow!("{refusal}"),
        }
    }
}

/// Separates an answer from a fault of ours, which is no answer: `or_fault(may_play(..))?.is_ok()`. The fault goes up, so that the letter is
/// undone.
///
/// # Errors
/// Our own failures only.
pub fn or_fault<T>(answer: CommandResult<T>) -> Result<Result<T, Refusal>, Fault> {
    match answer {
        Ok(done) => Ok(Ok(done)),
        Err(Stop::Refused(refusal)) => Ok(Err(refusal)),
        Err(Stop::Failed(fault)) => Err(fault),
    }
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Failed(fault)
    }
}

impl From<anyhow::Error> for Fault {
    fn from(error: anyhow::Error) -> Self {
        faults::note();
        Self(error)
    }
}

impl From<Fault> for anyhow::Error {
    fn from(Fault(error): Fault) -> Self {
        error
    }
}

impl From<anyhow::Error> for Stop {
    fn from(error: anyhow::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<Note> for Stop {
    fn from(why: Note) -> Self {
        Self::Refused(Refusal::Because(why))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Doc::with(Reader::nobody(), |doc| self.tell(doc)).unwrapped().trim_end())
    }
}
