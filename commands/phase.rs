//! PHASE -- give orders for a later phase.
//!
//! Usage: PHASE phase
//!
//! The orders below it are kept for that phase, up to five years ahead: PHASE F1901M, PHASE FALL 1901 MOVEMENT, PHASE F1901R
//! for retreats, PHASE W1901A (or F1901B) for builds. SET WAIT below it counts for that phase, IF makes orders depend on
//! where units are then. PHASE and the present phase goes back to the present one; of a phase that is over, nothing below it
//! is done.
//!
//! When the phase begins, the orders that are possible then are filed; its letter tells you which, and why others were
//! not. You can still change them until the deadline. STATUS shows what is kept, CLEAR drops it all, CLEAR ORDERS below
//! PHASE what is kept for that phase. Retreats and builds that are kept can end their phase at once: HELP WILLS. Whoever
//! takes over a power begins anew; after a rollback, what was kept then is kept again.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > PHASE F1901M
//! > A SER - GRE
//! > PHASE S1901M
//! > F TRI - ALB
//! < F1901M: A SER - GRE
//! < The lines after this one are for S1901M.
//! < Kept for F1901M:
//! <   A SER - GRE
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, LinesBelow, Spec, Stop, Subject, refuse};
use crate::referee::turn::later;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::phase;

pub const SPEC: Spec =
    Spec::new(&["phase"], Subject::SignedOn, takes).for_sitters().opening(LinesBelow::ForPhase).for_guests();

/// A phase in any words; but not "Phase two of the plan".
fn takes(said: &KeywordLine) -> Match {
    let has_year = said.rest.contains(|c: char| c.is_ascii_digit());
    if has_year || said.stray() == Match::Wrong { Match::Call } else { Match::Sentence }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    match later::turn_to(cx, args.text) {
        Ok(label) => {
            doc.para(say!("The lines after this one are for {}.", phase(label)));
            Ok(())
        }
        Err(Stop::Refused(why)) if why.is_of_words() => refuse(say!(
            "{} Nothing has been done of the orders and settings after this line, up to the next PHASE or the end of your letter.",
            why.note()
        )),
        Err(refusal) => Err(refusal),
    }
}
