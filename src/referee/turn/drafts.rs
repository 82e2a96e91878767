//! DRAFT: orders that are kept for their writer, and count for nothing until they are filed.
use super::orders::{self, Taken};
use crate::command::game_cx::{GameCx, LinesFor};
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::game::{OrderDraft, Seat};
use crate::rules::{Accepted, Rejected};
use crate::text::row;
use crate::text::sentence::old;
use anyhow::Result;

/// The longest draft of a power, in bytes.
const MAX_BYTES: usize = 8 << 10;

/// The lines below are a draft, in place of the one that was there.
///
/// # Errors
/// If the writer has nothing to order.
pub fn begin(cx: &mut GameCx) -> Result<(), Stop> {
    cx.table()?;
    cx.orders_for()?;
    cx.store.drop_drafts(cx.seat()?.id)?;
    cx.lines_for = LinesFor::Draft;
    Ok(())
}

/// The lines below are for the present phase again. What to say of the draft.
///
/// # Errors
/// If none has begun.
pub fn end(cx: &mut GameCx) -> Result<String, Stop> {
    if cx.lines_for != LinesFor::Draft {
        return refuse("There is no DRAFT above this line.");
    }
    cx.lines_for = LinesFor::Now;
    cx.after.kept = true;
    Ok(match own(cx)?.map_or(0, |draft| draft.orders.len()) {
        0 => "You have no draft now.".to_owned(),
        1 => "1 order is kept as a draft. It counts for nothing until you send FILE DRAFT.".to_owned(),
        n => format!("{n} orders are kept as a draft. They count for nothing until you send FILE DRAFT."),
    })
}

/// Reads a line as orders for the draft. One outcome for each piece of the line.
///
/// # Errors
/// If the writer may order nothing now.
pub fn take(cx: &GameCx, line: &str) -> Result<Vec<Result<Taken, Rejected>>, Stop> {
    let (seat, n_powers) = (cx.seat()?.id, cx.orders_for()?.len());
    let mut said = Vec::new();
    for outcome in orders::judged(cx, line)? {
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
            return refuse("Your draft has become too long, so nothing of this line has been kept.");
        }
        cx.game.keep_draft(cx.store, seat, power, &kept, cx.now)?;
        let whose = if n_powers == 1 { String::new() } else { format!("{}: ", cx.game.power_name(power)) };
        let remark = warning.as_ref().map(|warning| format!(" -- {warning}")).unwrap_or_default();
        said.push(Ok(Taken { said: format!("Draft: {whose}{order}{remark}"), is_doubtful: warning.is_some() }));
    }
    Ok(said)
}

/// Files the draft. What to say of it.
///
/// # Errors
/// If there is none.
pub fn file(cx: &mut GameCx) -> Result<String, Stop> {
    cx.table()?;
    let draft = own(cx)?.filter(|draft| !draft.orders.is_empty());
    let draft = draft.ok_or_else(|| {
        Refusal::because(old(format!("You have no draft for {}. HELP DRAFT says how to write one.", cx.game.row.phase)))
    })?;
    let lines = lines(cx, &draft);
    orders::put_on(cx, draft.orders)?;
    cx.store.drop_drafts(cx.seat()?.id)?;
    Ok(format!("Filed from your draft:\n{}", lines.iter().map(|line| row("  ", line)).collect::<String>()))
}

/// The draft, as its writer is shown it; empty if they have none.
pub fn shown(cx: &GameCx, seat: &Seat) -> Result<String> {
    let Some(draft) = cx.game.draft(cx.store, seat.id)?.filter(|draft| !draft.orders.is_empty()) else {
        return Ok(String::new());
    };
    let text: String = lines(cx, &draft).iter().map(|line| row("  ", line)).collect();
    Ok(format!("Your draft, which counts for nothing until you send FILE DRAFT:\n{text}\n"))
}

fn own(cx: &GameCx) -> Result<Option<OrderDraft>, Stop> {
    Ok(cx.game.draft(cx.store, cx.seat()?.id)?)
}

/// Orders as lines that can be sent; where their writer orders for several powers, each with its power.
fn lines(cx: &GameCx, draft: &OrderDraft) -> Vec<String> {
    let is_one_of_several = cx.orders_for().is_ok_and(|powers| powers.len() != 1);
    let line = |(power, order): &(_, String)| match is_one_of_several {
        true => format!("{}: {order}", cx.game.power_name(*power)),
        false => order.clone(),
    };
    draft.orders.iter().map(line).collect()
}
