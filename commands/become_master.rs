//! BECOME MASTER -- run the game instead of playing in it.
//!
//! Usage: BECOME MASTER
//!
//! For whoever created a game, while nobody else has joined it; or for any player of a game that has no master, while it
//! is forming.
//!
//! ```text
//! > CREATE ?spring secret
//! > BECOME MASTER
//! < You are now the master of 'spring'.
//! ```
use crate::command::{Args, Refusal, Spec, Who};
use crate::context::Context;
use crate::store::{Life, Role};

pub const SPEC: Spec = Spec::new(&["become master"], Who::SignedOn);

pub fn run(cx: &mut Context, _: &Args) -> Result<String, Refusal> {
    let game = cx.game()?;
    let name = game.row.name.clone();
    if game.masters().next().is_some() {
        return Err(Refusal::because(format!("'{name}' has a master already.")));
    }
    if game.row.life != Life::Forming {
        return Err(Refusal::because(format!("'{name}' has started; its players play it without a master.")));
    }
    let seat = cx.seat()?.id;
    cx.change_seat(seat, |seat| seat.role = Role::Master)?;
    cx.note("became master")?;
    Ok(format!("You are now the master of '{name}'."))
}
