//! PREDICT -- preview the results of this turn.
//!
//! Usage: PREDICT
//!    or: PREDICT, then lines of the form "ASSUME order", then END
//!
//! For the GM. The judge adjudicates the orders it has now, shows you the results, and changes nothing. Each ASSUME
//! line replaces the order for its unit in this preview.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PREDICT
//! < Movement results for Spring of 1901. (demo.001)
//! ```
use crate::answers::forecast;
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["predict"], Subject::Master, args::nothing).followed_by(forecast::ASSUME);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    cx.after.doubtful = forecast::of_all(cx, args.block, doc)?;
    Ok(())
}
