//! PROMOTE -- make an observer another GM of the game.
//!
//! Usage: PROMOTE address
//!
//! For the GM. The observer keeps their password and signs on with SIGN ON mgame from then on.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > PROMOTE nobody@example.org
//! < *** No observer of 'demo' has the address nobody@example.org.
//! ```
use crate::command::access::keeper;
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::refusal::or_fault;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::say;
use crate::store::Role;
use crate::text::doc::Doc;
use crate::text::sentence::{person, term};

pub const SPEC: Spec = Spec::new(&["promote"], Subject::Master, args::address).irrevocable();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;

    let mut observers = game.seats.iter().filter(|seat| seat.role == Role::Observer);
    let Some(seat) = observers.find(|seat| seat.user_address.eq_ignore_ascii_case(args.text)).cloned() else {
        return refuse(say!("No observer of {game} has the address {}.", game, term(args.text)));
    };
    if or_fault(keeper::may_master(cx, seat.user))?.is_err() {
        return refuse(say!("{} cannot run games on this judge.", person(&seat.user_name)));
    }
    cx.change_seat(seat.id, |seat| {
        seat.role = Role::Master;
        // That a master reads all press is announced: it does not come with the role.
        seat.all_press = false;
    })?;
    cx.note(say!("{} promoted to master", seat.holder()))?;
    let subject = cx.subject("Another GM");
    let game = &cx.game;
    cx.post_to_all(&subject, |reader, doc| {
        let new = game.seat(seat.id).unwrap_or(&seat);
        doc.para(say!("{} is now also a GM of {game}.", person(game.person(reader, new)), game));
        Ok(())
    })?;
    doc.para(say!("{} is now also a GM of {game}.", person(&seat.user_name), game));
    Ok(())
}
