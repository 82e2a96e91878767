//! UNDO -- restore the orders you had before.
//!
//! Usage: UNDO
//!
//! Restores your orders from before your last e-mail with orders or CLEAR ORDERS in this phase. Below orders
//! in the same e-mail, it restores those from before this e-mail. Send UNDO again to go further back. The reply shows
//! the result. Orders for later phases stay; CLEAR drops those.
//!
//! For "scrap that" or "ignore my last mail", the judge shows the orders that UNDO would restore, and asks.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > UNDO
//! < Undone. You have no orders for Austria now.
//! > UNDO
//! < *** I have no earlier orders of this phase to restore.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject, refuse};
use crate::referee::turn::orders;
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::line;

pub const SPEC: Spec = Spec::new(&["undo"], Subject::Player, args::nothing)
    .for_sitters()
    .about(PhaseScope::Present)
    .for_guests()
    .foretold_by(foretell);

const NOTHING: &str = "I have no earlier orders of this phase to restore.";

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    let powers = cx.orders_for()?;
    if !orders::undo(cx, &powers)? {
        return refuse(NOTHING);
    }
    let filed = cx.game.on_file(cx.store)?.into_iter().filter(|filed| powers.contains(&filed.power));
    let n: usize = filed.map(|filed| filed.orders.len()).sum();
    let powers = &cx.game.called_each(&powers);
    doc.para(match n {
        0 => say!("Undone. You have no orders for {powers} now.", powers),
        n => say!("Undone. You have {n order|orders} for {powers} now.", n, powers),
    });
    if !cx.game.kept(cx.store, cx.seat()?)?.is_empty() {
        doc.also("Your orders for later phases are unchanged; CLEAR drops them.");
    }
    Ok(())
}

/// Lists the orders that would then be on file.
fn foretell(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    let powers = cx.orders_for()?;
    let Some((_, earlier)) = cx.game.earlier(cx.store, &powers)? else { return refuse(NOTHING) };
    let orders: Vec<&String> = earlier.iter().flat_map(|filed| &filed.orders).collect();
    let powers = &cx.game.called_each(&powers);
    if orders.is_empty() {
        doc.para(say!("You would then have no orders for {powers}.", powers));
        return Ok(());
    }
    doc.para(say!("You would then have these orders for {powers}:", powers));
    orders.into_iter().for_each(|order| doc.line(line(order)));
    Ok(())
}
