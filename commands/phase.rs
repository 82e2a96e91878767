//! PHASE -- say which phase the lines after it are for.
//!
//! Usage: PHASE phase
//!
//! Orders for other phases are not kept yet. So after PHASE and a phase that is not the present one, orders, SET and CLEAR
//! are passed over, up to PHASE and the present phase, or to the end of your letter.
//!
//! ```text
//! > SIGN ON ademo secret
//! > PHASE F1901M
//! > A BUD - SER
//! > PHASE S1901M
//! < The lines after this one are for S1901M.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes::{Fit, Said};

pub const SPEC: Spec = Spec::new(&["phase"], Who::SignedOn, takes).for_sitters();

/// A phase in any words; but not "Phase two of the plan".
fn takes(said: &Said) -> Fit {
    let has_year = said.rest.contains(|c: char| c.is_ascii_digit());
    if has_year || said.stray() == Fit::Wrong { Fit::Call } else { Fit::Sentence }
}

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let own = cx.signed_on()?;
    let phase = own.game.row.phase.clone();
    let is_now = args.text.is_empty() || own.table().is_ok_and(|table| table.is_phase(args.text));
    cx.for_later = !is_now;
    if is_now {
        return Ok(format!("The lines after this one are for {phase}."));
    }
    Err(Refusal::because(format!(
        "It is {phase} now, and orders for other phases are not kept yet. Nothing has been done of the orders and settings after this line, up to PHASE {phase} or the end of your letter."
    )))
}
