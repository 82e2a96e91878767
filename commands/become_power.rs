//! BECOME -- act as one of the powers for one e-mail.
//!
//! Usage: BECOME power
//!
//! If you are the GM, the orders, votes and press below this line are from
//! that power. Its player gets a copy. Commands that can't be undone, such
//! as TERMINATE, don't work in a power's name: send BECOME MASTER first.
//!
//! If you play several powers, the press below this line is from that
//! power. Orders don't need BECOME: each goes to the power that has the
//! unit, or that you name before the order.
//!
//! ```text
//! > SIGN ON mdemo secret
//! > BECOME FRANCE
//! < You now act as France. Its player gets a copy.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Refusal, Spec, Subject, refuse};
use crate::say;
use crate::store::Role;
use crate::text::doc::Doc;
use crate::text::sentence::{self, and, theirs};

pub const SPEC: Spec = Spec::new(&["become"], Subject::SignedOn, args::words::<1, 3>).signing_on().for_guests();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let game = &cx.game;
    match cx.seat()?.role {
        Role::Master => {}
        Role::Player => return write_as(cx, args.text, doc),
        Role::Observer => return Err(Refusal::MasterOnly.into()),
    }
    let Some(power) = game.power(args.text).filter(|_| game.running()) else {
        return refuse(say!("You can't act as {} in {} now.", theirs(args.text), sentence::game(&game.row.name)));
    };
    let copy = if game.player(power).is_some() { "Its player gets a copy." } else { "It has no player now." };
    cx.acting = Some(power);
    cx.note(say!("acts as {}", sentence::power(cx.game.power_name(power))))?;
    doc.para(say!("You now act as {name}. {copy}", name = cx.game.called(power), copy));
    Ok(())
}

/// A player writes as another of the powers that they play.
fn write_as(cx: &mut GameCx, name: &str, doc: &mut Doc) -> CommandResult {
    let (game, seat) = (&cx.game, cx.seat()?);
    let own = game.powers_of(seat);
    let Some(power) = game.power(name).filter(|power| own.contains(power)) else {
        let commanded = game.power(name).filter(|power| game.ordered_by(seat).contains(power));
        return Err(match (commanded, own) {
            (Some(power), [_, ..]) => Refusal::because(say!(
                "You command {name}, but you don't play it. To order for it, just write the orders: you don't need BECOME.",
                name = game.called(power)
            ))
            .into(),
            (_, [] | [_]) => Refusal::MasterOnly.into(),
            (None, several) => {
                Refusal::because(say!("You play {}.", and(several.iter().map(|power| game.called(*power))))).into()
            }
        });
    };
    cx.acting = Some(power);
    doc.para(say!("Your press is now from {name}.", name = cx.game.called(power)));
    Ok(())
}
