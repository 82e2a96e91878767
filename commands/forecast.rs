//! FORECAST -- what your orders do if nobody else moves.
//!
//! Usage: FORECAST
//!    or: FORECAST, then lines of the form "ASSUME order", then END
//!
//! Adjudicates your orders on file, with everybody else's units standing where they are. Each ASSUME line is an order that
//! you suppose somebody gives; of your own units it takes the place of what is on file. Nothing is filed, and nobody hears of
//! it. Observers can use it too. PREVIEW means the same.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - GAL
//! > FORECAST
//! > ASSUME A WAR - GAL
//! > END
//! < Assumed: Russia: A WAR - GAL
//! < Movement forecast for Spring of 1901. (demo.001)
//! < Austria: Army Budapest -> Galicia. (*bounce*)
//! < Russia: Army Warsaw -> Galicia. (*bounce*)
//! ```
use crate::answers::forecast;
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["forecast", "preview"], Subject::SignedOn, args::nothing)
    .followed_by(forecast::ASSUME)
    .for_sitters()
    .for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.after.doubtful = forecast::of(cx, args.block, doc)?;
    cx.after.supposed = Some(forecast::supposed(cx, args.block)?);
    Ok(())
}
