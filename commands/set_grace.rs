//! SET GRACE -- move the end of grace of this phase.
//!
//! Usage: SET GRACE date
//!
//! Late orders are accepted until then. Everybody is told.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET GRACE 2026-12-01 20:00
//! < Grace for S1901M ends Tuesday 1 December 2026, 20:00 UTC.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;

pub const SPEC: Spec = Spec::new(&["set grace"], Who::Setter, takes::date);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let grace = cx.read_date(args.text)?;
    if let Some(deadline) = cx.game.row.deadline.filter(|deadline| grace < *deadline) {
        return Err(Refusal::because(format!("Grace cannot end before the deadline, which is {}.", cx.time(deadline))));
    }
    cx.change_game(|game| game.row.grace = Some(grace))?;
    cx.after.touched = true;
    let phase = cx.game.row.phase.clone();
    Ok(cx.change(format!("Grace for {phase} ends"), Some(grace)))
}
