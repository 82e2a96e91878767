//! The reason why a line of an e-mail was not carried out.
use crate::say;
use crate::store::faults;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, Open, Say, line, term};
use crate::text::words::Reader;
use std::fmt;

/// The reason why a line was not carried out. It is always the writer's mistake, never the judge's.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// Sentences that say what to do next.
    Because(Note),
    /// The same, for a word that is probably misspelt.
    Misspelt {
        /// Sentences that say what to do next.
        why: Note,
        /// The word as typed.
        typed: String,
        /// The word that was probably meant.
        near: String,
    },
    /// The line was not written correctly. Holds the correct form.
    Usage(&'static str),
    /// The writer has not signed on to a game.
    SignOnFirst,
    /// Only a GM may use the command.
    MasterOnly,
    /// Only the judge keeper may use it.
    KeeperOnly,
    /// The writer must first prove the address.
    Unverified,
    /// The command is grave, and the proof of the writer is not strong enough.
    Unsure,
    /// The command was posted from a page, and the writer's code is too old for it.
    CodeFirst,
    /// The writer is not registered.
    RegisterFirst,
    /// The writer is a guest, and the command may reach other people.
    KeepFirst,
    /// The command cannot be undone. Holds a note on it, and the line to carry out when the writer has confirmed it.
    Confirm(Note, String),
    /// One of the other refusals, with more text below it.
    Longer(Box<Refusal>, RefusalBlock),
}

/// A block below the reason of a refusal.
#[derive(Clone, Debug)]
pub enum RefusalBlock {
    /// One more reason, directly below the others.
    Reason(Note),
    /// A paragraph.
    Para(Note),
    /// A line to type.
    Line(Note),
    /// The words of the writer, or of someone else.
    Quote(String),
}

/// The judge's own mistake. The e-mail is rolled back and kept, and no one is informed. A fault is counted when it is created, so
/// that even one that goes no further rolls the e-mail back ([`faults`]).
#[derive(Debug)]
pub struct Fault(anyhow::Error);

/// The reason why a command did not do what it should.
#[derive(Debug)]
pub enum Stop {
    /// The writer's mistake.
    Refused(Refusal),
    /// The judge's mistake.
    Failed(Fault),
}

/// The outcome of a command, whose answer is in its document.
pub type CommandResult<T = ()> = Result<T, Stop>;

/// Refuses the line, with sentences that say what to do next.
///
/// # Errors
/// Always: `return refuse(say!(..))`.
pub fn refuse<'a, T>(why: impl Say<'a, Open>) -> CommandResult<T> {
    Err(Stop::Refused(Refusal::because(why)))
}

impl Refusal {
    /// A refusal in sentences that say what to do next.
    pub fn because<'a>(why: impl Say<'a, Open>) -> Self {
        Self::Because(Note::of(why))
    }

    /// Such a refusal for a word of the line. A similar known word was probably meant.
    pub fn of_word<'a>(why: impl Say<'a, Open>, typed: &str, near: Option<String>) -> Self {
        match near {
            Some(near) => Self::Misspelt { why: Note::of(why), typed: typed.to_owned(), near },
            None => Self::because(why),
        }
    }

    /// Adds one more reason.
    #[must_use]
    pub fn and<'a>(self, more: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Reason(Note::of(more)))
    }

    /// Adds one more paragraph.
    #[must_use]
    pub fn with_para<'a>(self, more: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Para(Note::of(more)))
    }

    /// Adds a line to type.
    #[must_use]
    pub fn with_line<'a>(self, typed: impl Say<'a, Open>) -> Self {
        self.with(RefusalBlock::Line(Note::of(typed)))
    }

    /// Adds someone's words.
    #[must_use]
    pub fn quoting(self, words: impl Into<String>) -> Self {
        self.with(RefusalBlock::Quote(words.into()))
    }

    /// Returns whether it is about the text, and not about its writer.
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

    /// Writes it into the document.
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

    /// The line that was probably meant.
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

    /// The reason as a sentence, without the text below it.
    pub fn note(&self) -> Note {
        match self {
            Self::Longer(above, _) => above.note(),
            Self::Because(why) | Self::Misspelt { why, .. } | Self::Confirm(why, _) => why.clone(),
            Self::Usage(usage) => Note::of(say!("Write it like this: {}", term(*usage))),
            Self::SignOnFirst => Note::of(say!(
                "You are not signed on to a game. Begin with SIGN ON, the power's letter with the game's name, and your password: {}.",
                line("SIGN ON fdemo secret")
            )),
            Self::MasterOnly => Note::of("Only the game's GM can do that."),
            Self::KeeperOnly => Note::of("Only the judge keeper can do that."),
            Self::Unverified => Note::of("I can't tell that this e-mail is from you."),
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
    /// The reason, for the writer to read. It gives no details of a fault.
    pub fn reason(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal.to_string(),
            Self::Failed(_) => "Something went wrong on our side.".to_owned(),
        }
    }

    /// Rewords the refusal. A fault stays as it is.
    #[must_use]
    pub fn put(self, otherwise: impl FnOnce(Refusal) -> Refusal) -> Self {
        match self {
            Self::Refused(refusal) => Self::Refused(otherwise(refusal)),
            failed @ Self::Failed(_) => failed,
        }
    }

    /// A fault, where a refusal cannot occur or would itself be a fault.
    pub fn into_fault(self) -> anyhow::Error {
        match self {
            Self::Failed(fault) => fault.into(),
            Self::Refused(refusal) => anyhow::anyhow!("{refusal}"),
        }
    }
}

/// Separates an answer from a fault: `or_fault(may_play(..))?.is_ok()`. The fault propagates, so that the e-mail is rolled back.
///
/// # Errors
/// Only the judge's own failures.
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
