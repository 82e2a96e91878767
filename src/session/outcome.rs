//! The fate of a line that calls a command, once the command has answered.
use crate::command::{Call, Fault, Refusal, Stop, Subject};
use crate::text::doc::Doc;
use crate::text::sentence::Note;

/// The reason why lines wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Lines that no one is proved to have sent; or that end more than a letter may end at once.
    Unproved,
    /// Lines that someone is proved to have sent, but that are grave.
    Grave {
        /// The password of the seat would be enough.
        password_helps: bool,
    },
}

/// The fate of a line that calls a command.
#[derive(Debug)]
pub enum CommandOutcome {
    /// It was done: what is said of it.
    Done(Doc),
    /// It waits, with all below it, until its sender shows who they are.
    Waits(Doubt),
    /// It cannot be brought back: what is said of it, and the line that waits until its writer has confirmed it.
    Asks(Note, String),
    /// It was refused, and so is all below it: it was to say which seat that is for.
    ShutsOut(Refusal),
    /// It was refused.
    Refused(Refusal),
}

impl CommandOutcome {
    /// Returns the fate of the line. `is_of_seat`: it needs more proof because of the seat, whose password would be enough.
    ///
    /// # Errors
    /// A fault of ours: the letter is undone.
    pub fn of(call: &Call, answer: Result<Doc, Stop>, is_of_seat: bool) -> Result<Self, Fault> {
        let spec = &call.command.spec;
        let refusal = match answer {
            Ok(said) => return Ok(Self::Done(said)),
            Err(Stop::Failed(fault)) => return Err(fault),
            Err(Stop::Refused(refusal)) => refusal,
        };
        Ok(match refusal {
            Refusal::Unverified => Self::Waits(Doubt::Unproved),
            Refusal::Unsure => {
                Self::Waits(Doubt::Grave { password_helps: is_of_seat && spec.subject != Subject::Keeper })
            }
            refusal if spec.signs_on => Self::ShutsOut(refusal),
            Refusal::Confirm(why, line) => Self::Asks(why, line),
            refusal => Self::Refused(refusal),
        })
    }
}
