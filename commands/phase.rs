//! PHASE -- submit orders for a later phase.
//!
//! Usage: PHASE phase
//!
//! The orders below this line are for that phase, up to five years ahead. SET WAIT below it also applies to that
//! phase, and IF makes orders depend on where units are by then.
//!
//!   PHASE F1901M   moves (also: PHASE FALL 1901 MOVEMENT)
//!   PHASE F1901R   retreats
//!   PHASE W1901A   builds (also: PHASE F1901B)
//!
//! To return to the current phase, send PHASE with its name. The judge ignores lines for a phase that is over.
//!
//! When the phase begins, the judge submits the orders that are possible then. Its e-mail lists them, and gives the
//! reasons for leaving out others. You can change them until the deadline. Retreats and builds sent in advance can
//! end their phase at once: HELP WILLS.
//!
//! STATUS shows these orders. CLEAR drops it all, and CLEAR ORDERS below PHASE drops the orders for that phase. A
//! player who takes over your power starts without them. A rollback restores the orders of that time.
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
            "{} I have skipped the orders and settings below this line, up to the next PHASE or the end of your e-mail.",
            why.note()
        )),
        Err(refusal) => Err(refusal),
    }
}
