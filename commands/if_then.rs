//! IF -- give orders that depend on where units are.
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
//! A condition is a unit: ION (any unit there), F ION, ITALIAN F ION. You
//! can use NOT, AND, OR and brackets: IF F ION AND NOT (A SER OR A GRE).
//! Units that must retreat don't count. ELSE IF and ELSE are optional, and
//! blocks can contain blocks.
//!
//! Below PHASE, the judge decides when that phase begins and tells you
//! which branch it used. Without PHASE, it decides at once. It uses the
//! first branch whose condition is true. If it can't read a line, or ENDIF
//! is missing, it rejects the whole block.
//!
//! IF doesn't work in games that hide units.
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
