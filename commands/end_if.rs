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
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes::{self, Fit, Said};

pub const SPEC: Spec = Spec::new(&["endif", "else if", "else"], Who::Anyone, takes).unguessed();

/// ENDIF stands alone; what else follows ELSE is an order, or a condition, but no sentence.
fn takes(said: &Said) -> Fit {
    if said.keyword == "endif" { takes::nothing(said) } else { takes::words::<0, 12>(said) }
}

pub fn run(_: &mut Context, _: &Args) -> Result<String, Refusal> {
    Err(Refusal::because("There is no IF above this line."))
}
