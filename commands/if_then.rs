//! IF -- orders that depend on where units are.
//!
//! Usage: IF condition
//!        orders
//!        ELSE
//!        orders
//!        ENDIF
//!
//! Such orders are not kept yet: all lines up to ENDIF are passed over, and nothing of them is filed.
//!
//! ```text
//! > SIGN ON ademo secret
//! > IF F ITALY ION
//! > F TRI - ADR
//! > ELSE
//! > F TRI - ALB
//! > ENDIF
//! < *** Orders with IF are not kept yet. Nothing up to ENDIF has been filed.
//! ```
use crate::desk::command::{Args, Block, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes::{Fit, Said, is_sentence};

pub const SPEC: Spec =
    Spec::new(&["if"], Who::Anyone, takes).with_block(Block::new(&["endif"], |_| true).nesting()).unguessed();

/// A condition; but not "If you move to Galicia". With ENDIF below, it is one anyway.
fn takes(said: &Said) -> Fit {
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
    if (ends || units != 0) && !is_prose { Fit::Call } else { Fit::Sentence }
}

pub fn run(_: &mut Context, _: &Args) -> Result<String, Refusal> {
    Err(Refusal::because("Orders with IF are not kept yet. Nothing up to ENDIF has been filed."))
}
