//! PROMOTE -- make an observer another master of the game.
//!
//! Usage: PROMOTE address
//!
//! For the master. The observer keeps their password, and from then on signs on with SIGN ON mgame.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PROMOTE nobody@example.org
//! < *** Nobody observes 'demo' from nobody@example.org.
//! ```
use crate::command::access::keeper;
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::refusal::or_fault;
use crate::command::{Args, Spec, Stop, Who, refuse};
use crate::store::Role;
use crate::text::sentence::old;

pub const SPEC: Spec = Spec::new(&["promote"], Who::Master, args::address).irrevocable();

pub fn run(cx: &mut GameCx, args: &Args) -> Result<String, Stop> {
    let game = &cx.game;
    let name = game.row.name.clone();
    let mut observers = game.seats.iter().filter(|seat| seat.role == Role::Observer);
    let Some(seat) = observers.find(|seat| seat.user_address.eq_ignore_ascii_case(args.text)).cloned() else {
        return refuse(old(format!("Nobody observes '{name}' from {}.", args.text)));
    };
    if or_fault(keeper::may_master(cx, seat.user))?.is_err() {
        return refuse(old(format!("{} cannot run games on this judge.", seat.user_name)));
    }
    cx.change_seat(seat.id, |seat| {
        seat.role = Role::Master;
        // That a master reads all press is announced: it does not come with the role.
        seat.all_press = false;
    })?;
    cx.note(format!("{} promoted to master", seat.user_name))?;
    let subject = cx.subject("Another master");
    let game = &cx.game;
    cx.post_to_all_old(&subject, |reader, _| {
        let new = game.seat(seat.id).unwrap_or(&seat);
        Ok(format!("{} is now also a master of '{}'.\n", game.person(reader, new), game.row.name))
    })?;
    Ok(format!("{} is now also a master of '{name}'.", seat.user_name))
}
