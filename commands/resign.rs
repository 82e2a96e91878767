//! RESIGN -- leave the game.
//!
//! Usage: RESIGN game
//!
//! The game's name shows that you mean it; without it, nothing happens. Nothing below it in the letter is read. Before the start your seat is simply free again; after it, anybody may take over
//! your power, and everybody is told. WITHDRAW means the same. Please do not resign if you can avoid it: the others count
//! on you.
//!
//! ```text
//! > SIGN ON ademo secret
//! > RESIGN demo
//! < You have resigned from 'demo'.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::context::Context;
use crate::desk::takes;
use crate::referee;
use crate::store::Parting;

pub const SPEC: Spec = Spec::new(&["resign", "withdraw"], Who::SignedOn, takes::game);

pub fn run(cx: &mut Context, args: &Args) -> Result<String, Refusal> {
    let own = cx.signed_on()?;
    own.names_the_game(args, "leave")?;
    cx.stopped = true;
    let cx = cx.signed_on()?;
    let seat = cx.seat()?.id;
    referee::vacate(cx, seat, Parting::Resigned)?;
    cx.seat = None;
    let name = &cx.game.row.name;
    Ok(format!("You have resigned from '{name}'."))
}
