//! Orders: the lines of a letter that are no command.
use crate::context::Context;
use crate::referee;
use crate::refusal::Refusal;
use crate::rules::{Power, Rejected};
use crate::store::{OrdersRow, Role};

/// Reads a line as orders, and files those that stand. One outcome for each piece of the line.
///
/// # Errors
/// If the writer may order nothing now.
pub fn take(cx: &mut Context, line: &str) -> Result<Vec<Result<String, Rejected>>, Refusal> {
    let role = cx.seat()?.role;
    if role == Role::Observer {
        return Err(Refusal::because("You watch this game; you do not play in it."));
    }
    let outcomes = cx.table()?.orders(cx.eyes(), line);
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
                match accepted.warning {
                    Some(warning) => Ok(format!("{} -- {warning}", accepted.order)),
                    None => Ok(accepted.order),
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

/// The reply shows the orders on file.
fn shown(cx: &mut Context) {
    let power = cx.power().ok();
    if !cx.show_orders.contains(&power) {
        cx.show_orders.push(power);
    }
}

/// So much is kept, for the record, of what somebody typed for one phase: the latest.
const MOST_TYPED: usize = 4 << 10;

fn file(cx: &mut Context, power: Power, new: &[String], typed: &str) -> Result<(), Refusal> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game()?;
    let name = game.power_name(power).to_owned();
    let mut row = store
        .orders(game.row.id, game.row.turn)?
        .into_iter()
        .find(|row| row.power == name)
        .unwrap_or(OrdersRow { power: name, orders: String::new(), typed: String::new(), filed: now });
    let mut orders: Vec<String> = row.orders.lines().map(str::to_owned).collect();
    for order in new {
        cx.table()?.file(power, &mut orders, order)?;
    }
    row.orders = orders.join("\n");
    row.typed += typed;
    row.typed.push('\n');
    let cut = row.typed.ceil_char_boundary(row.typed.len().saturating_sub(MOST_TYPED));
    row.typed.drain(..cut);
    row.filed = now;
    store.file_orders(game.row.id, game.row.turn, &row)?;
    after_change(cx, power)
}

/// Drops the orders of a power. How many were there?
///
/// # Errors
/// If the game is not being played, or the database fails.
pub fn clear(cx: &mut Context, power: Power) -> Result<usize, Refusal> {
    cx.table()?;
    let game = cx.game()?;
    let name = game.power_name(power).to_owned();
    let n_orders = of_power(cx, &name)?.len();
    let row = OrdersRow { power: name, orders: String::new(), typed: String::new(), filed: cx.now };
    cx.store.file_orders(game.row.id, game.row.turn, &row)?;
    after_change(cx, power)?;
    Ok(n_orders)
}

/// The orders of a power that are on file, canonical.
///
/// # Errors
/// If the database fails.
pub fn of_power(cx: &Context, power: &str) -> Result<Vec<String>, Refusal> {
    let game = cx.game()?;
    let rows = cx.store.orders(game.row.id, game.row.turn)?;
    let row = rows.into_iter().find(|row| row.power == power);
    Ok(row.map(|row| row.orders.lines().map(str::to_owned).collect()).unwrap_or_default())
}

/// Whether the orders of a power are complete may have changed.
fn after_change(cx: &mut Context, power: Power) -> Result<(), Refusal> {
    cx.touched = true;
    let store = cx.store;
    let game = cx.game_mut()?;
    game.reckon(store)?;
    let complete = game.complete.contains(&power);
    match cx.seat()? {
        seat if complete && seat.role == Role::Player && seat.abandoned.is_some() => referee::come_back(cx, seat.id),
        _ => Ok(()),
    }
}

/// The orders on file, as the judge reads them, for the reply: those of one power, or all of them for a master.
///
/// # Errors
/// If the database fails.
pub fn on_file(cx: &Context, power: Option<Power>) -> Result<String, Refusal> {
    let table = cx.table()?;
    let game = cx.game()?;
    let Some(power) = power else {
        let mut texts = Vec::new();
        for row in cx.store.orders(game.row.id, game.row.turn)? {
            let Some(power) = game.power(&row.power) else { continue };
            let orders: Vec<String> = row.orders.lines().map(str::to_owned).collect();
            texts.push(table.orders_text(game.heading(), power, &orders)?);
        }
        return Ok(texts.join("\n"));
    };
    let name = game.power_name(power);
    let mut text = table.orders_text(game.heading(), power, &of_power(cx, name)?)?;
    let Some(deadline) = game.row.deadline else { return Ok(text) };
    text.push('\n');
    if game.lacking().contains(&name) {
        text += "Error flag set: orders are missing, or can not be carried out.\n";
        text += &match cx.now < deadline {
            true => format!("Without them you will be late after {}.\n", cx.time(deadline)),
            false => "Without them you are late.\n".to_owned(),
        };
    }
    text += &referee::time_left(game, cx.now);
    Ok(text)
}
