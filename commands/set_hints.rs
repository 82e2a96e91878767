//! SET HINTS -- get hints on orders that may fail.
//!
//! Usage: SET HINTS ON
//!    or: SET HINTS OFF
//!
//! A hint warns you when your own unit is in the way, another power's unit is there, a convoy lacks a fleet, or an
//! order depends on another power. It uses only your own view and orders. The order stays as it is.
//!
//! You get hints in your first five games; later only with ON. The judge always points out orders of yours that
//! contradict each other, such as two units that go to one place. The choice applies to all your games.
//!
//! ```text
//! > SET HINTS OFF
//! < You'll get no hints on your orders.
//! > SET HINTS ON
//! < You'll get hints on your orders in all games.
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::context::Context;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::store::Hints;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["set hints", "set no hints"], Subject::Registered, takes);

/// Takes ON or OFF, or nothing else.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(said.words().len() <= 1)
}

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let hints = match (args.text.to_lowercase().as_str(), args.keyword_has("no")) {
        ("on", false) => Hints::On,
        ("off", false) | ("", true) => Hints::Off,
        _ => return Err(Refusal::Usage("SET HINTS ON, or SET HINTS OFF").into()),
    };
    cx.change_wishes(|wishes| wishes.hints = Some(hints))?;
    doc.para(match hints {
        Hints::On => "You'll get hints on your orders in all games.",
        Hints::Off => "You'll get no hints on your orders.",
    });
    Ok(())
}
