//! SET ALL PRESS -- have a copy of all press to others.
//!
//! Usage: SET ALL PRESS
//!    or: SET NORMAL PRESS
//!
//! For masters; for observers too, in a game with WATCH ALL PRESS. Everybody in the game is told, and LIST shows it. You read
//! what is written from then on, under its true address lines; masters also read who wrote grey press. What is written to
//! or by a master is not copied. SET NORMAL PRESS ends it, and everybody is told of that too.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET ALL PRESS
//! < From now on you get a copy of all press. Everybody is told that you do.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::press::readers;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["set all press", "set normal press", "set no all press"], Subject::SignedOn, args::nothing).unguessed();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    readers::read_all(cx, args.keyword == "set all press", doc)
}
