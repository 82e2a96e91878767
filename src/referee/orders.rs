//! Orders: the lines of a letter that are not commands.
use crate::desk::game_cx::GameCx;
use crate::desk::refusal::Refusal;
use crate::game::OnFile;
use crate::referee;
use crate::rules::{Accepted, Eyes, Power, Rejected};
use crate::store::{Role, SeatId};
use anyhow::Result;

/// Reads a line as orders, and files those that stand. One outcome for each piece of the line.
///
/// # Errors
/// If the writer may order nothing now.
pub fn take(cx: &mut GameCx, line: &str) -> Result<Vec<Result<String, Rejected>>, Refusal> {
    let role = cx.seat()?.role;
    if role == Role::Observer {
        return Err(Refusal::because("You are an observer in this game, not a player."));
    }
    let outcomes = judged(cx, line)?;
    let n_powers = cx.orders_for().map_or(0, |powers| powers.len());
    let mut said = Vec::with_capacity(outcomes.len());
    let mut filed: Vec<(Power, Vec<String>)> = Vec::new();
    for outcome in outcomes {
        said.push(match outcome {
            Ok(accepted) => {
                match filed.iter_mut().find(|(power, _)| *power == accepted.power) {
                    Some((_, orders)) => orders.push(accepted.order.clone()),
                    None => filed.push((accepted.power, vec![accepted.order.clone()])),
                }
                shown(cx);
                let whose = match n_powers {
                    0 | 1 => String::new(),
                    _ => format!("{}: ", cx.game.power_name(accepted.power)),
                };
                match accepted.warning {
                    Some(warning) => Ok(format!("{whose}{} -- {warning}", accepted.order)),
                    None => Ok(format!("{whose}{}", accepted.order)),
                }
            }
            Err(rejected) => {
                if !rejected.not_an_order {
                    shown(cx);
                }
                Err(rejected)
            }
        });
    }
    for (power, orders) in filed {
        file(cx, power, &orders, line)?;
    }
    Ok(said)
}

/// A line as the rules judge it: if the writer orders for several powers, each order by the first of them that it is an
/// order for.
///
/// # Errors
/// If the game is not being played.
pub fn judged(cx: &GameCx, line: &str) -> Result<Vec<Result<Accepted<String>, Rejected>>, Refusal> {
    let table = cx.table()?;
    let powers = cx.orders_for().unwrap_or_default();
    let [first, others @ ..] = powers.as_slice() else { return Ok(table.orders(cx.eyes(), line)) };
    let mut outcomes = table.orders(Eyes::Power(*first), line);
    if others.is_empty() || outcomes.iter().all(Result::is_ok) {
        return Ok(outcomes);
    }
    // Each of the writer's powers has its own reason to refuse. The power that has the unit gives the reason that a master
    // would hear; nothing else that a master knows is told.
    let reasons = table.orders(Eyes::Master, line);
    for power in others {
        for (i, new) in table.orders(Eyes::Power(*power), line).into_iter().enumerate() {
            let Some(best) = outcomes.get_mut(i).filter(|best| best.is_err()) else { continue };
            let is_reason = matches!((&new, reasons.get(i)), (Err(new), Some(Err(reason))) if new == reason);
            if new.is_ok() || is_reason {
                *best = new;
            }
        }
    }
    Ok(outcomes)
}

/// The reply shows the orders on file: once for all powers of a player.
fn shown(cx: &mut GameCx) {
    let first = cx.seat().ok().and_then(|seat| cx.game.powers_of(seat).first().copied());
    let power = first.or(cx.power().ok());
    if !cx.after.show_orders.contains(&power) {
        cx.after.show_orders.push(power);
    }
}

/// How many bytes are kept, for the record, of what somebody typed for one phase: the latest.
const MAX_TYPED: usize = 4 << 10;

fn file(cx: &mut GameCx, power: Power, new: &[String], typed: &str) -> Result<(), Refusal> {
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let mut filed = game.on_file_of(store, power)?;
    keep_earlier(cx, &filed)?;
    for order in new {
        cx.table()?.file(power, &mut filed.orders, order)?;
        cx.after.ordered.insert((power, order.clone()));
    }
    filed.typed += typed;
    filed.typed.push('\n');
    let cut = filed.typed.ceil_char_boundary(filed.typed.len().saturating_sub(MAX_TYPED));
    filed.typed.drain(..cut);
    game.file(store, &filed, now)?;
    after_change(cx)
}

/// Drops the orders of powers. How many were there?
///
/// # Errors
/// If the game is not being played, or the database fails.
pub fn clear(cx: &mut GameCx, powers: &[Power]) -> Result<usize, Refusal> {
    cx.table()?;
    let game = &cx.game;
    let mut n_orders = 0;
    for &power in powers {
        let filed = game.on_file_of(cx.store, power)?;
        n_orders += filed.orders.len();
        keep_earlier(cx, &filed)?;
        game.file(cx.store, &OnFile::none(power), cx.now)?;
    }
    forget_errors(cx, powers)?;
    after_change(cx)?;
    Ok(n_orders)
}

/// Brings back what was on file for powers before the latest letter of this phase that changed it: perhaps this one. Was
/// there such a letter?
///
/// # Errors
/// If the game is not being played, or the database fails.
pub fn undo(cx: &mut GameCx, powers: &[Power]) -> Result<bool, Refusal> {
    cx.table()?;
    if !cx.game.undo(cx.store, powers, cx.now)? {
        return Ok(false);
    }
    let on_file = cx.game.on_file(cx.store)?;
    if on_file.iter().any(|filed| powers.contains(&filed.power) && !filed.orders.is_empty()) {
        shown(cx);
    }
    forget_errors(cx, powers)?;
    after_change(cx)?;
    Ok(true)
}

/// Whatever a letter changes of the orders of a power can be undone.
fn keep_earlier(cx: &GameCx, filed: &OnFile) -> Result<()> {
    cx.letter.map_or(Ok(()), |letter| cx.game.keep_earlier(cx.store, letter, filed, cx.now))
}

/// With the orders goes the line that was to be mended.
fn forget_errors(cx: &mut GameCx, powers: &[Power]) -> Result<(), Refusal> {
    let seats: Vec<SeatId> = powers.iter().filter_map(|power| Some(cx.game.orderer(*power)?.id)).collect();
    seats.into_iter().try_for_each(|seat| cx.change_seat(seat, |seat| seat.error = false))
}

/// The orders of the writer's powers have changed: they may be complete now, or no longer.
fn after_change(cx: &mut GameCx) -> Result<(), Refusal> {
    cx.after.touched = true;
    let store = cx.store;
    let game = &mut cx.game;
    game.refresh_complete(store)?;
    match cx.seat()? {
        seat if seat.role == Role::Player && seat.abandoned.is_some() && cx.game.lacking_of(seat).is_empty() => {
            referee::reclaim_seat(cx, seat.id)
        }
        _ => Ok(()),
    }
}
