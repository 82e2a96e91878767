//! Orders by their number in a list: DROP and CHANGE.
use super::orders::{self, Taken};
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::command::{Stop, refuse};
use crate::families::sheet::OrderKind;
use crate::rules::{Accepted, Power, Rejected};
use crate::text::sentence::old;
use crate::text::{list, row};

/// A row of the list.
struct Numbered {
    power: Power,
    /// The subject, if nothing is ordered: `BUD`.
    about: String,
    /// The order that is on file for it.
    order: Option<String>,
}

/// Returns all that the writer orders, and may order, by number: what has no order keeps its number.
fn all(cx: &GameCx) -> Result<Vec<Numbered>, Stop> {
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
            all.push(Numbered { power, about: format!("{what}{}", slot.at.unwrap_or_default()), order });
        }
        all.extend(on_file.into_iter().map(|order| Numbered { power, about: String::new(), order: Some(order) }));
    }
    Ok(all)
}

/// The list, as the writer is shown it.
///
/// # Errors
/// If they have nothing to order.
pub fn shown(cx: &GameCx) -> Result<String, Stop> {
    let (all, n_powers) = (all(cx)?, cx.orders_for()?.len());
    let mut text = format!("Your orders for {}, by number:\n", cx.game.row.phase);
    for (i, Numbered { power, about, order }) in all.iter().enumerate() {
        let whose = if n_powers == 1 { String::new() } else { format!("{}: ", cx.game.power_name(*power)) };
        let order = order.clone().unwrap_or_else(|| format!("{about} (no order)"));
        text += &row(&format!("{:>4}  ", i + 1), &format!("{whose}{}", order.trim()));
    }
    if all.is_empty() {
        return refuse("You have nothing to order now.");
    }
    Ok(text)
}

fn at(all: &[Numbered], number: usize) -> Result<&Numbered, Stop> {
    number
        .checked_sub(1)
        .and_then(|i| all.get(i))
        .ok_or_else(|| {
            Refusal::because(old(format!(
                "There is no order {number} in your list, so nothing has changed. DROP alone shows the list."
            )))
        })
        .map_err(Stop::from)
}

/// Returns whether there is an order in the text after DROP or CHANGE, perhaps behind a number.
pub fn names_order(cx: &GameCx, text: &str) -> bool {
    let order = split(text).map_or(text, |(_, order)| order);
    let is_one = |read: &Result<Accepted<String>, Rejected>| !read.as_ref().is_err_and(|rejected| rejected.is_prose());
    orders::judged(cx, order).is_ok_and(|read| read.iter().any(is_one))
}

/// `2 A VIE - GAL`: a number, and what follows it.
pub fn split(text: &str) -> Option<(usize, &str)> {
    let (number, order) = text.split_once(' ').unwrap_or((text, ""));
    Some((number.trim_start_matches('#').trim_end_matches([':', '.', ')']).parse().ok()?, order.trim()))
}

/// Takes the orders with these numbers off the file. What to say of it.
///
/// # Errors
/// If one of them has no order: then nothing has changed.
pub fn drop_numbers(cx: &mut GameCx, numbers: &[usize]) -> Result<String, Stop> {
    let all = all(cx)?;
    let mut dropped = Vec::new();
    for number in numbers {
        let Numbered { power, order, .. } = at(&all, *number)?;
        let Some(order) = order else {
            return refuse(old(format!("Number {number} has no order, so nothing has changed.")));
        };
        if !dropped.contains(&(*power, order.clone())) {
            dropped.push((*power, order.clone()));
        }
    }
    take_off(cx, &dropped)
}

/// Takes an order off the file that is written out. What to say of it.
///
/// # Errors
/// If just this order is not on file.
pub fn drop_order(cx: &mut GameCx, text: &str) -> Result<String, Stop> {
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
        return refuse("This order is not on file, so nothing has changed. DROP alone shows what is.");
    }
    take_off(cx, &written)
}

fn take_off(cx: &mut GameCx, dropped: &[(Power, String)]) -> Result<String, Stop> {
    orders::take_off(cx, dropped)?;
    let names: Vec<&str> = dropped.iter().map(|(_, order)| order.as_str()).collect();
    Ok(format!("{} {} no longer on file.", list(&names), if names.len() == 1 { "is" } else { "are" }))
}

/// Files an order in place of the one with this number. What to say of it.
///
/// # Errors
/// If it cannot be filed: then nothing has changed.
pub fn change(cx: &mut GameCx, number: usize, text: &str) -> Result<Taken, Stop> {
    let all = all(cx)?;
    let Numbered { power, order: before, .. } = at(&all, number)?;
    let read = orders::judged(cx, text)?;
    match read.iter().find_map(|read| read.as_ref().err()) {
        Some(rejected) if !rejected.is_prose() => return refuse(old(rejected.why())),
        None if !read.is_empty() => {}
        _ => return refuse(old(format!("\"{text}\" is not an order, so nothing has changed."))),
    }
    let stays = |before: &String| read.iter().flatten().any(|new| new.power == *power && new.order == *before);
    let gone = before.clone().filter(|before| !stays(before));
    let taken: Vec<Taken> = orders::take(cx, text)?.into_iter().flatten().collect();
    let mut said: Vec<String> = taken.iter().map(|taken| taken.said.clone()).collect();
    let is_on_file =
        |cx: &GameCx, order: &String| Ok::<_, Stop>(cx.game.on_file_of(cx.store, *power)?.orders.contains(order));
    if let Some(before) = gone
        && is_on_file(cx, &before)?
    {
        orders::take_off(cx, &[(*power, before.clone())])?;
        said.push(format!("{before} is no longer on file."));
    }
    Ok(Taken { said: said.join("\n"), is_doubtful: taken.iter().any(|taken| taken.is_doubtful) })
}
