//! UNDO -- go back to the orders that you had before.
//!
//! Usage: UNDO
//!
//! Brings back what was on file before your last letter with orders (or with CLEAR ORDERS) of this phase; below orders in
//! the same letter, what was on file before this letter. Written again, it goes back further. The answer shows what stands
//! now. Orders that are kept for later phases stay; CLEAR drops those.
//!
//! ```text
//! > SIGN ON ademo secret
//! > A BUD - SER
//! > UNDO
//! < Undone. Nothing is on file for Austria now.
//! > UNDO
//! < *** There is nothing to undo: no earlier orders of this phase are known.
//! ```
use crate::command::args;
use crate::command::game_cx::GameCx;
use crate::command::{Args, CommandResult, PhaseScope, Spec, Subject, refuse};
use crate::referee::turn::orders;
use crate::say;
use crate::text::doc::Doc;

pub const SPEC: Spec =
    Spec::new(&["undo"], Subject::Player, args::nothing).for_sitters().about(PhaseScope::Present).for_guests();

pub fn run(cx: &mut GameCx, _: &Args, doc: &mut Doc) -> CommandResult {
    let powers = cx.orders_for()?;
    if !orders::undo(cx, &powers)? {
        return refuse("There is nothing to undo: no earlier orders of this phase are known.");
    }
    let filed = cx.game.on_file(cx.store)?.into_iter().filter(|filed| powers.contains(&filed.power));
    let n: usize = filed.map(|filed| filed.orders.len()).sum();
    let powers = &cx.game.called_each(&powers);
    doc.para(match n {
        0 => say!("Undone. Nothing is on file for {powers} now.", powers),
        n => say!("Undone. {n order is|orders are} on file for {powers} now.", n, powers),
    });
    if !cx.game.kept(cx.store, cx.seat()?)?.is_empty() {
        doc.also("Your orders for later phases are unchanged; CLEAR drops them.");
    }
    Ok(())
}
