//! ADMIT -- let an ejected player return.
//!
//! Usage: ADMIT address
//!
//! For the GM. An ejected player can't join the game again, take over a
//! power in it or observe it until you admit them. ADMIT gives them no
//! seat: they join or take over a power like any other player.
//!
//! You can't admit players ejected FOR GOOD.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > EJECT RUSSIA
//! > ADMIT rob@example.org
//! < Rob Russian can return to 'demo'.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::referee::seats::names::numbered;
use crate::say;
use crate::store::Parting;
use crate::text::doc::Doc;
use crate::text::sentence::{person, term};

pub const SPEC: Spec = Spec::new(&["admit"], Subject::Master, args::address);

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let user = cx.store.user_at(args.text)?;
    let ends = cx
        .store
        .tenures(cx.game.row.id)?
        .into_iter()
        .filter(|seat| Some(seat.user) == user.as_ref().map(|user| user.id));
    if ends.into_iter().any(|seat| seat.why_ended == Some(Parting::Banned)) {
        return refuse(say!("{} was ejected from {} for good and can't be admitted.", term(args.text), &cx.game));
    }
    let was_ejected = match &user {
        Some(user) => cx.store.admit(cx.game.row.id, user.id)?,
        None => false,
    };
    let Some(user) = user.filter(|_| was_ejected) else {
        return refuse(say!("{} has not been ejected from {}.", term(args.text), &cx.game));
    };
    cx.note(say!("{} admitted again", numbered(&user)))?;
    doc.para(say!("{} can return to {}.", person(&user.name), &cx.game));
    Ok(())
}
