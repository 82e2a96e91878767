//! Orders by their number in a list: DROP and CHANGE.
use super::blocks::add_below;
use super::orders;
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, refuse};
use crate::families::sheet::OrderKind;
use crate::rules::{Accepted, Power, Rejected};
use crate::say;
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, phase, place, term, theirs};

/// A row of the list.
struct Numbered {
    power: Power,
    /// The subject, if it has no order: `BUD`.
    about: Note,
    /// Its order on file.
    order: Option<String>,
}

/// Returns everything that the writer orders, or may order, by number. A unit without an order keeps its number.
fn all(cx: &GameCx) -> CommandResult<Vec<Numbered>> {
    let mut all = Vec::new();
    for power in cx.orders_for()? {
        let mut on_file = cx.game.on_file_of(cx.store, power)?.orders;
        for slot in cx.table()?.slots(power, &on_file.clone())? {
            let order = slot.order.filter(|order| on_file.contains(order));
            if let Some(at) = on_file.iter().position(|filed| Some(filed) == order.as_ref()) {
                on_file.remove(at);
            }
            let what = match slot.task {
                OrderKind::Move | OrderKind::Option => "",
                OrderKind::Retreat => "retreat of ",
                OrderKind::Build => "a build",
                OrderKind::Remove => "a removal",
            };
            let about = Note::of(say!("{}{}", what, place(slot.at.unwrap_or_default())));
            all.push(Numbered { power, about, order });
        }
        all.extend(on_file.into_iter().map(|order| Numbered { power, about: Note::of(""), order: Some(order) }));
    }
    Ok(all)
}

/// Shows the writer the list.
///
/// # Errors
/// If they have nothing to order.
pub fn show(cx: &GameCx, doc: &mut Doc) -> CommandResult {
    let (all, n_powers) = (all(cx)?, cx.orders_for()?.len());
    if all.is_empty() {
        return refuse("You have nothing to order now.");
    }
    doc.para(say!("Your orders for {}, by number:", phase(&cx.game.row.phase)));
    for (i, Numbered { power, about, order }) in all.iter().enumerate() {
        let order = match order {
            Some(order) => say!("{}", line(order.trim())),
            None => say!("{} (no order)", about),
        };
        let number = term(format!("{:>4}", i + 1));
        match n_powers {
            1 => doc.classic_row(number, 6, order),
            _ => doc.classic_row(number, 6, say!("{}: {}", cx.game.called(*power), order)),
        }
        if i == 0 {
            doc.close_up();
        }
    }
    Ok(())
}

fn at(all: &[Numbered], number: usize) -> CommandResult<&Numbered> {
    match number.checked_sub(1).and_then(|i| all.get(i)) {
        Some(found) => Ok(found),
        None => refuse(say!("Your list has no order {}, so nothing has changed. DROP alone shows the list.", number)),
    }
}

/// Returns whether the text after DROP, or after `CHANGE 2`, has an order.
pub fn is_order(cx: &GameCx, order: &str) -> bool {
    let is_one = |read: &Result<Accepted<String>, Rejected>| !read.as_ref().is_err_and(|rejected| rejected.is_prose());
    orders::judged(cx, order).is_ok_and(|read| read.iter().any(is_one))
}

/// `2 A VIE - GAL`: a number, and the text after it.
pub fn split(text: &str) -> Option<(usize, &str)> {
    let (number, order) = text.split_once(' ').unwrap_or((text, ""));
    Some((number.trim_start_matches('#').trim_end_matches([':', '.', ')']).parse().ok()?, order.trim()))
}

/// Drops the orders with these numbers.
///
/// # Errors
/// If one of them has no order. Then nothing has changed.
pub fn drop_numbers(cx: &mut GameCx, numbers: &[usize], doc: &mut Doc) -> CommandResult {
    let all = all(cx)?;
    let mut dropped = Vec::new();
    for number in numbers {
        let Numbered { power, order, .. } = at(&all, *number)?;
        let Some(order) = order else {
            return refuse(say!("Number {} has no order, so nothing has changed.", *number));
        };
        if !dropped.contains(&(*power, order.clone())) {
            dropped.push((*power, order.clone()));
        }
    }
    take_off(cx, &dropped, doc)
}

/// Drops an order that is written out.
///
/// # Errors
/// If exactly this order is not on file.
pub fn drop_order(cx: &mut GameCx, text: &str, doc: &mut Doc) -> CommandResult {
    let mut filed = Vec::new();
    for power in cx.orders_for()? {
        filed.extend(cx.game.on_file_of(cx.store, power)?.orders.into_iter().map(|order| (power, order)));
    }
    let written: Vec<(Power, String)> = match filed.iter().find(|(_, order)| order.eq_ignore_ascii_case(text)) {
        Some(found) => vec![found.clone()],
        None => {
            let read = orders::judged(cx, text)?.into_iter().flatten();
            read.map(|accepted| (accepted.power, accepted.order)).filter(|new| filed.contains(new)).collect()
        }
    };
    if written.is_empty() {
        return refuse("This order is not on file, so nothing has changed. DROP alone shows your orders.");
    }
    take_off(cx, &written, doc)
}

fn take_off(cx: &mut GameCx, dropped: &[(Power, String)], doc: &mut Doc) -> CommandResult {
    orders::take_off(cx, dropped)?;
    let orders = and(dropped.iter().map(|(_, order)| line(order)));
    doc.para(say!("{orders} {n? is|are} no longer on file.", orders, n = dropped.len()));
    Ok(())
}

/// Submits an order to replace the one with this number.
///
/// # Errors
/// If the new order is not valid. Then nothing has changed.
pub fn change(cx: &mut GameCx, number: usize, text: &str, doc: &mut Doc) -> CommandResult {
    let all = all(cx)?;
    let Numbered { power, order: before, .. } = at(&all, number)?;
    let read = orders::judged(cx, text)?;
    match read.iter().find_map(|read| read.as_ref().err()) {
        Some(rejected) if !rejected.is_prose() => return refuse(rejected.why()),
        None if !read.is_empty() => {}
        _ => return refuse(say!("{} is not an order, so nothing has changed.", theirs(text))),
    }
    let stays = |before: &String| read.iter().flatten().any(|new| new.power == *power && new.order == *before);
    let gone = before.clone().filter(|before| !stays(before));
    orders::take(cx, text)?.into_iter().flatten().for_each(|taken| add_below(doc, &taken.said));
    let is_on_file =
        |cx: &GameCx, order: &String| anyhow::Ok(cx.game.on_file_of(cx.store, *power)?.orders.contains(order));
    if let Some(before) = gone
        && is_on_file(cx, &before)?
    {
        orders::take_off(cx, &[(*power, before.clone())])?;
        add_below(doc, say!("{} is no longer on file.", line(before)));
    }
    Ok(())
}
