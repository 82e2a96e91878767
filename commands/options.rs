//! OPTIONS -- list all legal orders for your units.
//!
//! Usage: OPTIONS
//!    or: OPTIONS unit
//!
//! Orders that differ only in the last place share a line: A BUD - GAL, RUM
//! means A BUD - GAL and A BUD - RUM.
//!
//! Name a unit, or its place, to see only its orders, as in OPTIONS A BUD.
//! It can be any player's unit that you can see.
//!
//! ```text
//! > SIGN ON ademo secret
//! > OPTIONS A BUD
//! < Movement options for Spring of 1901. (demo.001)
//! < A BUD H
//! < A BUD - GAL, RUM, SER, TRI, VIE
//! < A BUD S A VIE, F TRI
//! < A BUD S A VIE - GAL, TRI
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, Spec, Subject, refuse};
use crate::rules::Eyes;
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["options"], Subject::SignedOn, args::unit).for_sitters().for_guests().showing();

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let (table, game) = (cx.table()?, &cx.game);
    // A player of several powers sees a named unit with the eyes of the first.
    let eyes: Vec<Eyes> = match cx.hand() {
        Ok(hand) if args.text.is_empty() => hand.into_iter().map(Eyes::Power).collect(),
        _ => vec![cx.eyes()],
    };
    // One of several powers may have nothing to order.
    let mut refused = None;
    for eyes in eyes {
        if let Err(why) = table.options_list(game.heading(), eyes, args.text, doc) {
            refused.get_or_insert(why);
        }
    }
    match refused.filter(|_| doc.is_empty()) {
        Some(why) => refuse(why),
        None => Ok(()),
    }
}
