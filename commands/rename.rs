//! RENAME -- give the game a new name.
//!
//! Usage: RENAME newname
//!
//! For the GM, and for players who play alone. The judge tells everyone in the game. Seats, passwords and replies to
//! earlier e-mails still work.
//!
//! A player who uses the old name learns the new one, unless another game has taken the old name. The old name of a
//! game that one person plays alone stays private.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > RENAME danube
//! < The game 'demo' is now called 'danube'. I have e-mailed everyone in the
//! < game.
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
