//! SET ALL PRESS -- get a copy of all press between players.
//!
//! Usage: SET ALL PRESS
//!    or: SET NORMAL PRESS
//!
//! For GMs, and for observers in a game with WATCH ALL PRESS. You get all press written from then on, with its true
//! address lines. GMs also see who wrote grey press. Press to or from a GM is not copied.
//!
//! The judge tells everyone in the game when you start and when you stop (SET NORMAL PRESS). LIST shows it too.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > SET ALL PRESS
//! < From now on you get a copy of all press. I have told everyone so.
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
