//! SET DEADLINE -- move the deadline of this phase.
//!
//! Usage: SET DEADLINE date
//!
//! Everybody is told. HELP DATES explains how to write dates; the default time of day is the game's CLOCK.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET DEADLINE 2026-12-01 20:00
//! < The deadline for S1901M is Tuesday 1 December 2026, 20:00 UTC.
//! < Grace ends Friday 4 December 2026, 20:00 UTC.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::referee;

pub const SPEC: Spec = Spec::new(&["set deadline"], Who::Setter, takes::date);

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Refusal> {
    let deadline = cx.read_date(args.text)?;
    referee::set_deadline(cx, Some(deadline))?;
    cx.change_game(|_| {})?;
    cx.after.touched = true;
    let (phase, grace) = (cx.game.row.phase.clone(), cx.game.row.grace);
    let said = cx.change(format!("The deadline for {phase} is"), Some(deadline));
    let grace = cx.change("Grace ends", grace);
    Ok(format!("{said}\n{grace}"))
}
