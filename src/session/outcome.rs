//! The outcome of a line that calls a command.
use crate::command::{Call, Fault, Refusal, Stop, Subject};
use crate::text::doc::Doc;
use crate::text::sentence::Note;

/// The reason why lines wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Lines without a proved sender, or lines that end more than one e-mail may end at once.
    Unproved,
    /// Lines of a proved sender whose effects are grave.
    Grave {
        /// Whether the password of the seat would be enough.
        password_helps: bool,
    },
}

/// The outcome of a line that calls a command.
#[derive(Debug)]
pub enum CommandOutcome {
    /// The command was carried out, with this answer.
    Done(Doc),
    /// The line waits, with all lines below it, until its sender proves who they are.
    Waits(Doubt),
    /// The command cannot be undone, so this line waits for its writer's confirmation, with this note.
    Asks(Note, String),
    /// The sign-on was refused. The lines below it are refused too, since the line should have named their seat.
    ShutsOut(Refusal),
    /// The command was refused.
    Refused(Refusal),
}

impl CommandOutcome {
    /// Returns the outcome of the line. With `is_of_seat`, it needs more proof because of the seat, and the seat's password
    /// would be enough.
    ///
    /// # Errors
    /// The judge's own failures. The caller then rolls the e-mail back.
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
