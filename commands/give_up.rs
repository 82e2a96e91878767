//! GIVE UP -- concede a two-player game.
//!
//! Usage: GIVE UP game
//!
//! The other player wins at once, and you can't undo it. The game's name
//! shows that you mean it: without the name, the judge does nothing.
//!
//! If more than two people play, use SET CONCEDE to vote for a winner. To
//! pass your seat to another player, use RESIGN, or WITHDRAW in games where
//! RESIGN means to give up.
//!
//! ```text
//! > SIGN ON ademo secret
//! > GIVE UP demo
//! < *** 'demo' has more than two players, so giving up makes no one win.
//! < SET CONCEDE power votes for that power to win. RESIGN demo leaves your
//! < seat to another player.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::votes;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["give up"], Subject::Player, args::game).unguessed().grave().last();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let winner = votes::only_other(cx)?;
    cx.names_the_game(args, "give up")?;
    votes::give_up(cx, winner, doc)
}
