//! The orders of the last turn, for a player who wants the same again.
use super::orders;
use crate::command::CommandResult;
use crate::command::game_cx::GameCx;

/// The orders of the last phase of the present kind.
pub struct LastOrders {
    /// Its label.
    pub phase: String,
    /// Those that are legal now.
    pub legal: Vec<String>,
    /// The others.
    pub gone: Vec<String>,
}

/// The writer's orders of the last phase of the present kind. `None` if orders are on file now, or if there was no such phase.
///
/// # Errors
/// If the game is not running, or the writer plays no power.
pub fn last(cx: &GameCx) -> CommandResult<Option<LastOrders>> {
    let powers = cx.orders_for()?;
    if cx.game.on_file(cx.store)?.iter().any(|filed| powers.contains(&filed.power) && !filed.orders.is_empty()) {
        return Ok(None);
    }
    // `S1901M` ends with the letter of its kind.
    let label = cx.game.row.phase.as_str();
    let kind = label.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_start_matches(|c: char| c.is_ascii_digit());
    let Some((phase, recorded)) = cx.store.last_orders(cx.game.row.id, kind)? else { return Ok(None) };
    let mut last = LastOrders { phase, legal: Vec::new(), gone: Vec::new() };
    for (_, order) in cx.game.read_orders(&recorded)?.into_iter().filter(|(power, _)| powers.contains(power)) {
        let read = orders::judged(cx, &order)?;
        match read.into_iter().flatten().find(|accepted| powers.contains(&accepted.power)) {
            Some(accepted) => last.legal.push(accepted.order),
            None => last.gone.push(order),
        }
    }
    Ok(Some(last).filter(|last| !(last.legal.is_empty() && last.gone.is_empty())))
}
