//! DRAFT: orders stored for their writer, which do not count until they are submitted.
use super::blocks::add_rows;
use super::orders::{self, Taken};
use crate::command::game_cx::{GameCx, LinesFor};
use crate::command::{CommandResult, refuse};
use crate::game::{OrderDraft, Seat};
use crate::rules::{Accepted, Rejected};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, line, phase};
use anyhow::Result;

/// The maximum length of a power's draft, in bytes.
const MAX_BYTES: usize = 8 << 10;

/// Begins a new draft, which replaces the old one. The lines below belong to it.
///
/// # Errors
/// If the writer has nothing to order.
pub fn begin(cx: &mut GameCx) -> CommandResult {
    cx.table()?;
    cx.orders_for()?;
    cx.store.drop_drafts(cx.seat()?.id)?;
    cx.lines_for = LinesFor::Draft;
    Ok(())
}

/// Ends the draft. The lines below are for the current phase again.
///
/// # Errors
/// If no draft has begun.
pub fn end(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    if cx.lines_for != LinesFor::Draft {
        return refuse("END DRAFT needs a DRAFT line above it.");
    }
    cx.lines_for = LinesFor::Now;
    cx.after.kept = true;
    match own(cx)?.map_or(0, |draft| draft.orders.len()) {
        0 => doc.para("You have no draft now."),
        n => doc.para(say!(
            "I keep {n order|orders} as a draft. {n? It counts|They count} for nothing until you send {}.",
            n,
            line("FILE DRAFT")
        )),
    }
    Ok(())
}

/// Reads a line as orders for the draft. Returns an outcome for each piece of the line.
///
/// # Errors
/// If the writer may order nothing now.
pub fn take(cx: &GameCx, typed: &str) -> CommandResult<Vec<Result<Taken, Rejected>>> {
    let (seat, n_powers) = (cx.seat()?.id, cx.orders_for()?.len());
    let mut said = Vec::new();
    for outcome in orders::judged(cx, typed)? {
        let Accepted { power, order, warning } = match outcome {
            Ok(accepted) => accepted,
            Err(rejected) => {
                said.push(Err(rejected));
                continue;
            }
        };
        let kept = own(cx)?.map(|draft| draft.orders).unwrap_or_default();
        let mut kept: Vec<String> = kept.into_iter().filter(|(own, _)| *own == power).map(|(_, order)| order).collect();
        cx.table()?.file(power, &mut kept, &order)?;
        if MAX_BYTES < kept.iter().map(|order| order.len() + 1).sum() {
            return refuse("Your draft is too long with this line, so I have not saved the line.");
        }
        cx.game.keep_draft(cx.store, seat, power, &kept, cx.now)?;
        let order = orders::with_power(&cx.game, (n_powers != 1).then_some(power), &order);
        let is_doubtful = warning.is_some();
        let order = orders::with_warning(Note::of(say!("Draft: {}", order)), " --", warning);
        said.push(Ok(Taken { said: order, is_doubtful }));
    }
    Ok(said)
}

/// Submits the draft.
///
/// # Errors
/// If there is none.
pub fn file(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    let Some(draft) = own(cx)?.filter(|draft| !draft.orders.is_empty()) else {
        return refuse(say!("You have no draft for {}. HELP DRAFT says how to write one.", phase(&cx.game.row.phase)));
    };
    doc.para("Filed from your draft:");
    show_orders(cx, &draft, doc);
    orders::put_on(cx, draft.orders)?;
    cx.store.drop_drafts(cx.seat()?.id)?;
    Ok(())
}

/// Shows a draft to its writer, if they have one.
pub fn show(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    if let Some(draft) = cx.game.draft(cx.store, seat.id)?.filter(|draft| !draft.orders.is_empty()) {
        doc.para(say!("Your draft, which counts for nothing until you send {}:", line("FILE DRAFT")));
        show_orders(cx, &draft, doc);
    }
    Ok(())
}

fn own(cx: &GameCx) -> CommandResult<Option<OrderDraft>> {
    Ok(cx.game.draft(cx.store, cx.seat()?.id)?)
}

/// Adds orders as lines that can be sent. If their writer orders for several powers, each names its power.
fn show_orders(cx: &GameCx, draft: &OrderDraft, doc: &mut Doc) {
    let is_one_of_several = cx.orders_for().is_ok_and(|powers| powers.len() != 1);
    let orders = draft.orders.iter();
    add_rows(
        doc,
        orders.map(|(power, order)| orders::with_power(&cx.game, is_one_of_several.then_some(*power), order)),
    );
}
