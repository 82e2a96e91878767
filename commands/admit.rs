//! ADMIT -- let somebody in again whom you ejected.
//!
//! Usage: ADMIT address
//!
//! For the master. Who was ejected from a game can neither join it again nor take over a power in it nor observe it, until
//! its master admits them. They get no seat by this: they join, or take over, like anybody else. Who was ejected FOR GOOD cannot
//! be admitted.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > EJECT RUSSIA
//! > ADMIT rob@example.org
//! < Rob Russian may come to 'demo' again.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::say;
use crate::store::Parting;
use crate::text::doc::Doc;
use crate::text::sentence::{NameKind, known, person, term};

pub const SPEC: Spec = Spec::new(&["admit"], Subject::Master, args::address);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let user = cx.store.user_at(args.text)?;
    let ends = cx
        .store
        .tenures(cx.game.row.id)?
        .into_iter()
        .filter(|seat| Some(seat.user) == user.as_ref().map(|user| user.id));
    if ends.into_iter().any(|seat| seat.why_ended == Some(Parting::Banned)) {
        return refuse(say!("{} was ejected from {} for good, and cannot be admitted.", term(args.text), &cx.game));
    }
    let was_ejected = match &user {
        Some(user) => cx.store.admit(cx.game.row.id, user.id)?,
        None => false,
    };
    let Some(user) = user.filter(|_| was_ejected) else {
        return refuse(say!("Nobody with the address {} has been ejected from {}.", term(args.text), &cx.game));
    };
    cx.note(say!("{} admitted again", known(NameKind::Person, user.id.number(), &user.name)))?;
    doc.para(say!("{} may come to {} again.", person(&user.name), &cx.game));
    Ok(())
}
