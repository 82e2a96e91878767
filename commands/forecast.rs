//! FORECAST -- show what your orders would do.
//!
//! Usage: FORECAST
//!    or: FORECAST, then lines of the form "ASSUME order", then END
//!
//! The judge adjudicates your current orders. Other players' units stay
//! where they are, unless an ASSUME line gives them an order. An ASSUME
//! line for your own unit replaces its order.
//!
//! FORECAST submits nothing, and only you see the result. Observers can
//! also use it. PREVIEW means the same.
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
    .for_guests()
    .showing();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.after.doubtful = forecast::of(cx, args.block, doc)?;
    cx.after.supposed = Some(forecast::supposed(cx, args.block)?);
    Ok(())
}
