//! IF -- orders that depend on where units are.
//!
//! Usage: IF condition
//!        orders
//!        ELSE IF condition
//!        orders
//!        ELSE
//!        orders
//!        ENDIF
//!    or: IF condition THEN order
//!
//! A condition is a unit: ION (any unit there), F ION, ITALIAN F ION. It can have NOT, AND, OR and brackets:
//! IF F ION AND NOT (A SER OR A GRE). Only units in their places count, not those that must retreat. ELSE IF and ELSE may be left
//! out, and blocks may stand within blocks.
//!
//! Below PHASE the block is kept, and asked when that phase begins: the first branch that is so counts, and the letter tells
//! you which it was. Above, it is asked at once. If a line of the block cannot be read, or ENDIF is missing, nothing of it
//! is kept or filed. In games where nobody sees all units there is no IF.
//!
//! ```text
//! > SIGN ON ademo secret
//! > PHASE F1901M
//! > IF ITALIAN F ION OR F GRE
//! > F TRI - ADR
//! > ELSE
//! > F TRI - ALB
//! > ENDIF
//! < Kept for F1901M:
//! <   IF ITALIAN F ION OR F GRE
//! <     F TRI - ADR
//! <   ELSE
//! <     F TRI - ALB
//! <   ENDIF
//! ```
use crate::command::args::{KeywordLine, Match, is_sentence};
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, PhaseScope, Spec, Subject};
use crate::game::plan::is_whole;
use crate::referee::turn::later;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["if"], Subject::Player, takes)
    .with_block(Block::new(&["endif"], |head| !is_whole(head)).nesting())
    .for_sitters()
    .unguessed()
    .about(PhaseScope::AlsoLater)
    .for_guests();

/// A condition; but not "If you move to Galicia". With ENDIF below, or if the rules can read it, it is one anyway.
fn takes(said: &KeywordLine) -> Match {
    let joints = ["and", "or", "not", "then"];
    let words: Vec<&str> = said.rest.split([' ', '\t', '(', ')']).filter(|word| !word.is_empty()).collect();
    let places: Vec<&str> =
        words.iter().filter(|word| !joints.iter().any(|joint| word.eq_ignore_ascii_case(joint))).copied().collect();
    let is_unit =
        |word: &&str| ["a", "f", "w", "army", "fleet", "wing"].iter().any(|unit| word.eq_ignore_ascii_case(unit));
    let ends = words.last().is_some_and(|word| word.eq_ignore_ascii_case("then"));
    // The article is no army.
    let units = places.iter().filter(|word| is_unit(word)).count();
    let is_prose = places.iter().any(|word| !word.eq_ignore_ascii_case("a") && is_sentence(word));
    if (ends || units != 0) && !is_prose { Match::Call } else { Match::Sentence }
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    later::branch(cx, args.text, args.block, args.ended, doc)
}
