//! PREDICT -- the results if the turn ran now.
//!
//! Usage: PREDICT
//!    or: PREDICT, then lines of the form "ASSUME order", then END
//!
//! For the master: adjudicates the orders that are on file, shows the results, and changes nothing. Each ASSUME line is an
//! order that takes the place of what is on file for that unit.
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
