//! Orders for later: those that players store for phases that have not begun, and their standing orders.
//!
//! `kept` submits them when the phase begins.
use super::blocks::add_below;
use super::orders::{self, Taken};
use crate::command::game_cx::{GameCx, LinesFor};
use crate::command::refusal::Refusal;
use crate::command::{CommandResult, refuse};
use crate::game::plan::{NO_END, Plan, PlanStep, condition_of, is_whole};
use crate::game::{KeptOrders, Seat};
use crate::rules::{Eyes, Rejected};
use crate::say;
use crate::store::SeatId;
use crate::text::doc::{Doc, Speech};
use crate::text::sentence::{Note, Open, Say, and, line, phase, term};
use anyhow::Result;

/// The maximum number of lines stored for one phase.
const MAX_LINES: usize = 200;
/// The maximum length of the text stored for one phase, in bytes.
const MAX_BYTES: usize = 8 << 10;

/// Turns to the phase that the line names. The lines below are for it. Returns its label.
///
/// # Errors
/// If orders cannot be stored for it. Then the lines below are for no phase.
pub fn turn_to(cx: &mut GameCx, text: &str) -> CommandResult<String> {
    cx.lines_for = LinesFor::Nothing;
    let now = cx.table()?.phase().label;
    let label = match text {
        "" => now.clone(),
        text => match cx.table()?.named_phase(text) {
            Err(_) if cx.store.is_past(cx.game.row.id, text)? => {
                return refuse(say!("{} is over: it is {} now.", phase(text.to_uppercase()), phase(now)));
            }
            named => named?,
        },
    };
    if label != now {
        holder(cx)?;
        cx.lines_for = LinesFor::Later(label.clone());
    } else {
        cx.lines_for = LinesFor::Now;
    }
    Ok(label)
}

/// The seat that the writer stores orders for: their own, or that of the power that they act as.
fn holder(cx: &GameCx) -> CommandResult<SeatId> {
    let power = cx.power()?;
    match cx.game.player(power) {
        Some(seat) => Ok(seat.id),
        None => refuse(say!("{} has no player now, so I keep no orders for it.", cx.game.called(power))),
    }
}

/// The label of the later phase that a line is for, by the stage that the line names (`BUILD A VIE`).
pub fn later_stage(cx: &GameCx, stage: &str) -> Option<String> {
    let game = &cx.game;
    let after = match &cx.lines_for {
        LinesFor::Now => cx.table().ok()?.phase().label,
        LinesFor::Later(label) => label.clone(),
        LinesFor::Draft | LinesFor::Nothing => return None,
    };
    let is_it = game.stage_of(&after).is_ok_and(|own| own.key == stage);
    if is_it || holder(cx).is_err() { None } else { game.next_of(stage, &after) }
}

/// Reads a line as orders for a later phase, and stores those that can be read. Returns an outcome for each piece of the line.
///
/// # Errors
/// If the writer may store nothing now.
pub fn take(cx: &mut GameCx, label: &str, typed: &str) -> CommandResult<Vec<Result<Taken, Rejected>>> {
    let stage = cx.game.stage_of(label)?;
    let found = cx.table()?.planned(stage, typed);
    if found.iter().all(Result::is_err) {
        return Ok(found.into_iter().filter_map(Result::err).map(Err).collect());
    }
    let mut kept = kept_for(cx, label)?;
    let mut said = Vec::with_capacity(found.len());
    for found in found {
        said.push(found.map(|order| {
            let text = order.text();
            let said = match kept.plan.put(PlanStep::Order(order)) {
                Some(old) => Note::of(say!("{}: {} -- replaces {}", phase(label), line(text), line(old))),
                None => Note::of(say!("{}: {}", phase(label), line(text))),
            };
            Taken { said, is_doubtful: false }
        }));
    }
    keep(cx, &kept)?;
    Ok(said)
}

fn kept_for(cx: &GameCx, label: &str) -> CommandResult<KeptOrders> {
    Ok(cx.game.kept_for(cx.store, holder(cx)?, label)?)
}

fn keep(cx: &mut GameCx, kept: &KeptOrders) -> CommandResult {
    if MAX_LINES < kept.plan.n_lines() || MAX_BYTES < kept.plan.text().len() {
        return refuse("That is more than I keep for one phase. I have not saved this line.");
    }
    cx.game.keep(cx.store, kept)?;
    cx.after.kept = true;
    Ok(())
}

/// Returns whether the text begins with a condition that the game can answer. Then a line with it after IF is not prose.
pub fn is_condition(cx: &GameCx, head: &str) -> bool {
    let Ok(table) = cx.table() else { return false };
    condition_of(head).is_ok_and(|condition| condition.holds(&|text| table.is_so(cx.eyes(), text)).is_ok())
}

/// Takes an IF block for the phase that the lines are for: stores it for a later one, or evaluates it now.
///
/// # Errors
/// If part of it cannot be read, or it has no end. Then none of it is stored or submitted.
pub fn branch(cx: &mut GameCx, head: &str, block: &[String], ended: bool, doc: &mut Doc) -> CommandResult {
    let power = cx.power()?;
    let table = cx.table()?;
    if table.is_blind() {
        return Err(not_kept("This game hides units, so orders cannot depend on where they are.").into());
    }
    let is_complete = ended || is_whole(head) && block.is_empty();
    if !is_complete {
        return Err(not_kept(NO_END).into());
    }
    let label = match &cx.lines_for {
        LinesFor::Later(label) => Some(label.clone()),
        LinesFor::Now | LinesFor::Draft | LinesFor::Nothing => None,
    };
    let stage = match &label {
        Some(label) => cx.game.stage_of(label)?,
        None => table.phase().stage,
    };
    let ask = |text: &str| table.is_so(Eyes::Power(power), text);
    let step = Plan::read_block(head, block, &|line| table.planned(stage, line));
    let step = step.map_err(not_kept)?;
    let plan = Plan::from(step.clone());
    plan.check(&ask).map_err(not_kept)?;
    let Some(label) = label else {
        // In a movement phase orders are judged one by one. In winter `F LON` has more than one meaning.
        let (orders, told) = plan.settle(&ask).map_err(not_kept)?;
        let is_legal =
            |choice: &&String| orders::judged(cx, choice).is_ok_and(|judged| judged.iter().all(Result::is_ok));
        let chosen =
            orders.into_iter().filter_map(|order| order.choices.iter().find(is_legal).or(order.choices.first()));
        let chosen = chosen.cloned().collect();
        cx.after.chosen = chosen;
        told.iter().for_each(|told| add_below(doc, say!("In the present position: {}.", told)));
        return Ok(());
    };
    let mut kept = kept_for(cx, &label)?;
    kept.plan.put(step);
    keep(cx, &kept)?;
    doc.para(say!("Kept for {}.", phase(label)));
    Ok(())
}

fn not_kept<'a>(why: impl Say<'a, Open>) -> Refusal {
    Refusal::because(say!("{} I have saved and filed nothing from this block.", why))
}

/// SET WAIT for a later phase.
///
/// # Errors
/// If the writer may store nothing now.
pub fn wait(cx: &mut GameCx, label: &str, waits: bool, doc: &mut Doc) -> CommandResult {
    let mut kept = kept_for(cx, label)?;
    kept.row.waits = waits;
    keep(cx, &kept)?;
    doc.para(match waits {
        true => say!("{} will not run before its deadline.", phase(label)),
        false => say!("{} may run early.", phase(label)),
    });
    Ok(())
}

/// Drops the writer's orders for a later phase, or for all of them.
///
/// # Errors
/// If none are stored.
pub fn clear(cx: &mut GameCx, only: Option<&str>, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    let seat = holder(cx)?;
    let kept = cx.store.kept(seat)?.into_iter().map(|row| row.phase);
    let labels: Vec<String> = kept.filter(|label| !label.is_empty() && only.is_none_or(|only| only == label)).collect();
    for label in &labels {
        cx.store.drop_kept(seat, label)?;
    }
    cx.after.kept = true;
    match (labels.as_slice(), only) {
        ([], Some(only)) => return refuse(say!("You have no orders saved for {}.", phase(only))),
        ([], None) => {
            return refuse(say!(
                "You have no orders for later phases. To drop your orders for {}, write {}.",
                phase(&cx.game.row.phase),
                line("CLEAR ORDERS")
            ));
        }
        _ => doc.para(say!("I have dropped the orders you saved for {}.", and(labels.iter().map(phase)))),
    }
    Ok(())
}

/// Stores standing orders, replacing the previous ones.
///
/// # Errors
/// If one of the lines is not an order, or END is missing. Then nothing has changed.
pub fn stand(cx: &mut GameCx, block: &[String], ended: bool, doc: &mut Doc) -> CommandResult {
    if !ended {
        return Err(unchanged("END is missing below your standing orders. Perhaps your e-mail was cut off.").into());
    }
    let mut kept = kept_for(cx, "")?;
    let (table, stage) = (cx.table()?, cx.game.stage_of("")?);
    let plan = Plan::read(block.iter().map(String::as_str), &|line| table.planned(stage, line));
    kept.plan = plan.map_err(unchanged)?;
    if kept.plan.is_empty() {
        return Err(unchanged("STANDING ORDERS needs at least one order before END.").into());
    }
    let eyes = Eyes::Power(cx.power()?);
    let ask = |text: &str| if table.is_blind() { Err(Note::of(FOG)) } else { table.is_so(eyes, text) };
    kept.plan.check(&ask).map_err(unchanged)?;
    keep(cx, &kept)?;
    doc.para(say!(
        "If you have sent no orders when a deadline of {} passes, these are filed.",
        term(stage.title.to_lowercase())
    ));
    Ok(())
}

fn unchanged<'a>(why: impl Say<'a, Open>) -> Refusal {
    Refusal::because(say!("{} Your standing orders are unchanged.", why))
}

const FOG: &str = "this game hides units, so orders cannot depend on where they are.";

/// Drops the standing orders.
///
/// # Errors
/// If there are none.
pub fn stand_no_more(cx: &mut GameCx, doc: &mut Doc) -> CommandResult {
    cx.table()?;
    if cx.sitter.is_some() {
        return refuse("Standing orders are for the holder of the seat to drop.");
    }
    let seat = holder(cx)?;
    if cx.game.kept_for(cx.store, seat, "")?.plan.is_empty() {
        return refuse("You have no standing orders.");
    }
    cx.store.drop_kept(seat, "")?;
    doc.para("Your standing orders are dropped.");
    Ok(())
}

/// Shows the orders that a seat stores.
pub fn show(cx: &GameCx, seat: &Seat, doc: &mut Doc) -> Result<()> {
    cx.game.kept(cx.store, seat)?.iter().for_each(|kept| kept.show(doc));
    Ok(())
}

/// Shows them below a heading, if there are any.
pub fn show_below<'a>(cx: &GameCx, seat: &Seat, doc: &mut Doc, heading: impl Speech<'a>) -> Result<()> {
    let kept = cx.game.kept(cx.store, seat)?;
    if !kept.is_empty() {
        doc.para(heading);
    }
    kept.iter().for_each(|kept| kept.show(doc));
    Ok(())
}
