//! SUMMARY -- show who held what in a game, year by year.
//!
//! Usage: SUMMARY game
//!
//! After SIGN ON you can leave out the name.
//!
//! ```text
//! > SUMMARY DEMO
//! < Summary of game 'demo' through S1901M.
//! ```
use crate::answers::summary;
use crate::command::args;
use crate::command::context::Context;
use crate::command::find;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["summary"], Subject::Anyone, args::game).asking().for_guests();

pub fn run(cx: &mut Context, args: &Args, doc: &mut Doc) -> CommandResult {
    let found;
    let game = if args.text.is_empty() {
        cx.game().ok_or(Refusal::Usage("SUMMARY game"))?
    } else {
        found = find::shown_game(cx, args.text)?;
        &found
    };
    summary::of(cx, game, doc)
}
