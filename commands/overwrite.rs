//! OVERWRITE -- set up a position from a list of orders.
//!
//! Usage: OVERWRITE
//!        orders, each below its power or with it
//!        END OVERWRITE
//!    or: OVERWRITE ALL       remove all other units
//!    or: OVERWRITE S1903M    change to that phase first
//!    or: OVERWRITE CHECK     preview the changes
//!
//! For people who play alone and know a position only from everyone's
//! orders. If an order's unit isn't there, OVERWRITE puts it there and
//! removes any other unit. The order is then submitted.
//!
//! Each order needs three things: its power (AUSTRIA: A BUD - SER, or
//! AUSTRIA alone on a line above), A or F, and a fleet's coast where there
//! are several. A unit appears only for its own order, not for another
//! unit's support or convoy. Centres keep their owners: use OWN, below
//! EDIT, to change them.
//!
//! ```text
//! > SANDBOX STANDARD
//! > OVERWRITE ALL S1903M
//! > ITALY: A VEN - TRI
//! > AUSTRIA
//! > F ADR S A TRI
//! > A TRI H
//! > END OVERWRITE
//! < Adriatic Sea: Austrian Fleet (it was: no unit).
//! <   Italy: A VEN - TRI
//! ```
use crate::command::args::{KeywordLine, Match};
use crate::command::game_cx::GameCx;
use crate::command::{Args, Block, CommandResult, PhaseScope, Spec, Subject, refuse};
use crate::referee::table::overwrite::{self, OverwriteWish};
use crate::text::doc::Doc;

pub const SPEC: Spec = Spec::new(&["overwrite"], Subject::SignedOn, takes)
    .with_block(Block::new(&["end", "endoverwrite"], |args| OverwriteWish::read(args).is_some()))
    .unguessed()
    .about(PhaseScope::Turn)
    .for_guests();

/// No words, or ALL, CHECK and a phase in any order.
fn takes(said: &KeywordLine) -> Match {
    said.call_if(OverwriteWish::read(said.rest).is_some())
}

pub fn run(cx: &mut GameCx, args: &Args, doc: &mut Doc) -> CommandResult {
    let wish = OverwriteWish::read(args.text).filter(|_| args.ended);
    let Some(wish) = wish else {
        return refuse("The line END OVERWRITE is missing. Add it below the orders and send them again.");
    };
    overwrite::overwrite(cx, &wish, args.block, doc)
}
