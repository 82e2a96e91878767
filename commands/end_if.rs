//! ENDIF -- end an IF.
//!
//! Usage: ENDIF
//!
//! ENDIF, ELSE IF and ELSE belong below an IF: see HELP IF. Without an IF
//! above them, they do nothing.
//!
//! ```text
//! > SIGN ON ademo secret
//! > ENDIF
//! < *** This line belongs below an IF.
//! ```
use crate::command::args::{self, KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["endif", "else if", "else"], Subject::Anyone, takes).unguessed().for_guests();

/// ENDIF stands alone; what else follows ELSE is an order, or a condition, but no sentence.
fn takes(said: &KeywordLine) -> Match {
    if said.keyword == "endif" { args::nothing(said) } else { args::words::<0, 12>(said) }
}

pub fn run(_: &mut Context, _: &Args, _doc: &mut Doc) -> CommandResult {
    refuse("This line belongs below an IF.")
}
