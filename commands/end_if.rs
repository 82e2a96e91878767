//! ENDIF -- the end of an IF.
//!
//! Usage: ENDIF
//!
//! It stands below an IF, and so do ELSE IF and ELSE: HELP IF says how. Without an IF above them they mean nothing.
//!
//! ```text
//! > SIGN ON ademo secret
//! > ENDIF
//! < *** There is no IF above this line.
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
    refuse("There is no IF above this line.")
}
