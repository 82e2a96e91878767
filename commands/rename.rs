//! RENAME -- give the game another name.
//!
//! Usage: RENAME newname
//!
//! For the master, and for whoever plays alone. Seats, passwords and the answers to earlier letters stay as they are, and
//! everybody is told. Whoever writes the old name is told the new one, as long as no other game is called so; but not that of
//! a game that somebody plays alone.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > RENAME danube
//! < The game 'demo' is now called 'danube'. Everybody has been told.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::name;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["rename"], Subject::SignedOn, args::words::<1, 1>).unguessed().grave();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    name::rename(cx, args.text, doc)
}
