//! SET START -- set the earliest time for this turn to run.
//!
//! Usage: SET START date
//!
//! The turn does not run before that, even if all orders are in. Everybody is told.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET START tomorrow 09:00
//! < S1901M will not run before Sunday 22 November 2026, 09:00 UTC.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;

pub const SPEC: Spec = Spec::new(&["set start"], Who::Setter, takes::date);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let earliest = cx.read_date(args.text)?;
    cx.change_game(|game| game.row.earliest = Some(earliest))?;
    cx.after.touched = true;
    let phase = cx.game.row.phase.clone();
    Ok(cx.change(format!("{phase} will not run before"), Some(earliest)))
}
