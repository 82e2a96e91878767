//! GIVE UP -- give the game up: the other player wins.
//!
//! Usage: GIVE UP game
//!
//! The game's name shows that you mean it; without it, nothing happens. It is for games between two: the other one wins at
//! once, and that cannot be taken back. Where more people play, SET CONCEDE is a vote for one of them. To leave your seat to
//! somebody else, who plays on, write RESIGN, or WITHDRAW where RESIGN means to give up.
//!
//! ```text
//! > SIGN ON ademo secret
//! > GIVE UP demo
//! < *** More than two play in 'demo', so nobody wins when you give up.
//! < SET CONCEDE and a power votes for one of them to win; RESIGN demo leaves
//! < your seat to somebody else.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject};
use crate::referee::table::votes;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["give up"], Subject::Player, args::game).unguessed().grave();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let winner = votes::only_other(cx)?;
    cx.names_the_game(args, "give up")?;
    votes::give_up(cx, winner, doc)
}
