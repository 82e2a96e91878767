//! BECOME MASTER -- run the game instead of playing in it.
//!
//! Usage: BECOME MASTER
//!
//! For anybody in a forming game that has no master: usually its creator, in the same letter. Everybody else in it is told.
//! A master who acts as a power (BECOME power) stops acting as it.
//!
//! ```text
//! > CREATE ?spring secret
//! > BECOME MASTER
//! < You are now the master of 'spring'.
//! ```
use crate::desk::command::{Args, Refusal, Spec, Who};
use crate::desk::game_cx::GameCx;
use crate::desk::takes;
use crate::store::{Life, Role};

pub const SPEC: Spec = Spec::new(&["become master"], Who::SignedOn, takes::nothing);

pub fn run(cx: &mut GameCx, _: &Args) -> Result<String, Refusal> {
    let game = &cx.game;
    let name = game.row.name.clone();
    if cx.is_master() {
        cx.acting = None;
        return Ok(format!("You act as the master of '{name}' again."));
    }
    let game = &cx.game;
    if game.masters().next().is_some() {
        return Err(Refusal::because(format!("'{name}' already has a master.")));
    }
    if game.row.life != Life::Forming {
        return Err(Refusal::because(format!("'{name}' has started without a master.")));
    }
    let seat = cx.seat()?.id;
    let user = cx.store.user(cx.seat()?.user)?;
    cx.change_seat(seat, |seat| seat.role = Role::Master)?;
    cx.note("became master")?;
    let game = &cx.game;
    let subject = cx.subject("A master");
    for other in game.seats.iter().filter(|other| other.id != seat) {
        let text = format!("{} ({}) is now the master of '{name}'.\n", user.name, user.address);
        cx.post(other, &subject, &text)?;
    }
    Ok(format!("You are now the master of '{name}'."))
}
