//! Orders: the lines of an e-mail that are not commands.
use crate::command::game_cx::GameCx;
use crate::command::{CommandResult, Refusal, Stop, refuse};

use crate::families::ruleset::Position;
use crate::game::Game;
use crate::game::OnFile;
use crate::referee::modules::order_hook;
use crate::referee::seats::people;
use crate::rules::reading::ReadText;
use crate::rules::{Accepted, Eyes, Power, Rejected};
use crate::say;
use crate::store::{Role, SeatId};
use crate::text::sentence::{self, Note, and, line};
use anyhow::Result;

/// An accepted order.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// The comment on it.
    pub said: Note,
    /// It is legal, but probably a mistake.
    pub is_doubtful: bool,
}

/// Reads a line as orders, and submits the legal ones. Returns an outcome for each piece of the line.
///
/// # Errors
/// If the writer may order nothing now.
pub fn take(cx: &mut GameCx, typed: &str) -> CommandResult<Vec<Result<Taken, Rejected>>> {
    let role = cx.seat()?.role;
    if role == Role::Observer {
        return refuse("You are an observer in this game, not a player.");
    }
    let outcomes = judged(cx, typed)?;
    submit(cx, typed, outcomes)
}

/// Reads lines that belong together as one text. `None` if the writer orders for several powers, or for none: then each line is read
/// alone.
///
/// # Errors
/// If the writer may order nothing now.
pub fn read_together(cx: &GameCx, lines: &[&str]) -> CommandResult<Option<Vec<ReadText<String>>>> {
    if cx.seat()?.role == Role::Observer {
        return Ok(None);
    }
    let powers = cx.orders_for().unwrap_or_default();
    let [power] = powers.as_slice() else { return Ok(None) };
    let on_file = cx.game.on_file_of(cx.store, *power)?.orders.into_iter().map(|order| (*power, order));
    Ok(Some(cx.table()?.letter(Eyes::Power(*power), &on_file.collect::<Vec<_>>(), lines)?))
}

/// Submits the legal ones of these orders, which were read from a line. Returns an outcome for each.
///
/// # Errors
/// If the writer may order nothing now.
pub fn submit(
    cx: &mut GameCx,
    typed: &str,
    outcomes: Vec<Result<Accepted<String>, Rejected>>,
) -> CommandResult<Vec<Result<Taken, Rejected>>> {
    let n_powers = cx.orders_for().map_or(0, |powers| powers.len());
    let mut said = Vec::with_capacity(outcomes.len());
    let mut filed: Vec<OnFile> = Vec::new();
    for outcome in outcomes {
        if !outcome.as_ref().is_err_and(|rejected| rejected.is_prose()) {
            shown(cx);
        }
        let Accepted { power, order, warning } = match outcome {
            Ok(accepted) => accepted,
            Err(rejected) => {
                said.push(Err(rejected));
                continue;
            }
        };
        let module_warnings = match order_hook::order(cx, power, &order) {
            Ok(warnings) => warnings,
            Err(Stop::Refused(Refusal::Because(why))) => {
                said.push(Err(Rejected::because(&why)));
                continue;
            }
            Err(stop) => return Err(stop),
        };
        let warning = joined(warning, module_warnings);
        let at = match filed.iter().position(|filed| filed.power == power) {
            Some(at) => at,
            None => {
                let before = cx.game.on_file_of(cx.store, power)?;
                keep_earlier(cx, &before)?;
                filed.push(before);
                filed.len() - 1
            }
        };
        let (order, replaced) = put(cx, &mut filed[at], order)?;
        let is_doubtful = warning.is_some();
        // A GM who does not act as a power sees whose unit it is.
        let order = with_power(&cx.game, (n_powers != 1).then_some(power), &order);
        let replaced_orders = and(replaced.iter().map(line));
        said.push(Ok(Taken {
            said: match replaced.as_slice() {
                [] => with_warning(order, " --", warning),
                _ => with_warning(Note::of(say!("{} -- replaces {}", order, replaced_orders)), ";", warning),
            },
            is_doubtful,
        }));
    }
    for filed in filed {
        if n_powers == 0 {
            acted_for(cx, filed.power)?;
        }
        file(cx, filed, typed)?;
    }
    Ok(said)
}

/// An order, with its power if the writer orders for several.
pub(super) fn with_power(game: &Game, power: Option<Power>, order: &str) -> Note {
    match power {
        Some(power) => Note::of(say!("{}: {}", game.called(power), line(order))),
        None => Note::of(line(order)),
    }
}

/// An order, followed by this mark and a warning for its sender.
pub(super) fn with_warning(order: Note, mark: &'static str, warning: Option<Note>) -> Note {
    match warning {
        Some(warning) => Note::of(say!("{}{} {}", order, mark, warning)),
        None => order,
    }
}

/// Puts an order on file. Returns it as it is on file, and the orders that it replaced.
fn put(cx: &mut GameCx, filed: &mut OnFile, order: String) -> CommandResult<(String, Vec<String>)> {
    let before = filed.orders.clone();
    cx.table()?.file(filed.power, &mut filed.orders, &order)?;
    let stands = filed.orders.iter().find(|kept| !before.contains(kept)).cloned().unwrap_or(order);
    cx.after.ordered.insert((filed.power, stands.clone()));
    let replaced = before.into_iter().filter(|old| !filed.orders.contains(old)).collect();
    Ok((stands, replaced))
}

/// A line as the rules judge it. If the writer orders for several powers, each order belongs to the first of them that it is an
/// order for.
///
/// # Errors
/// If the game is not running.
pub fn judged(cx: &GameCx, line: &str) -> CommandResult<Vec<Result<Accepted<String>, Rejected>>> {
    let table = cx.table()?;
    let mut powers = cx.orders_for().unwrap_or_default();
    // An order that could belong to several powers belongs to the one signed on as.
    powers.sort_by_key(|power| cx.acting != Some(*power));
    Ok(if powers.is_empty() { table.orders(cx.eyes(), line) } else { judged_by(table, &powers, line) })
}

/// The line that drops an order.
pub fn dropping(order: &str) -> String {
    format!("DROP {order}")
}

/// The order in such a line.
fn dropped_by(line: &str) -> Option<&str> {
    line.strip_prefix("DROP ")
}

/// Returns whether this line takes back all orders of an e-mail, or all.
fn takes_back_all(line: &str) -> bool {
    matches!(line, "UNDO" | "CLEAR ORDERS")
}

/// Returns whether this line takes back orders, and gives none.
pub fn takes_back(line: &str) -> bool {
    takes_back_all(line) || dropped_by(line).is_some()
}

/// Those of the orders in `replaced` that these lines replace by others. They drop the rest.
pub fn replaced_by_others<'o>(lines: &[String], replaced: &'o [String]) -> Vec<&'o String> {
    let is_all = lines.iter().any(|line| takes_back_all(line));
    replaced.iter().filter(|old| !is_all && !lines.contains(&dropping(old))).collect()
}

/// Returns the orders on file that these lines would replace or drop, sorted.
///
/// # Errors
/// If the game is not running.
pub fn replaced_by(cx: &GameCx, lines: &[String]) -> CommandResult<Vec<String>> {
    let mut replaced = Vec::new();
    for line in lines {
        if takes_back_all(line) {
            for power in cx.orders_for()? {
                replaced.extend(cx.game.on_file_of(cx.store, power)?.orders);
            }
            continue;
        }
        let dropped = dropped_by(line);
        for Accepted { power, order, .. } in judged(cx, dropped.unwrap_or(line))?.into_iter().flatten() {
            let before = cx.game.on_file_of(cx.store, power)?.orders;
            replaced.extend(before.iter().find(|old| dropped.is_some() && **old == order).cloned());
            replaced.extend(pushed_out(cx, power, before, &order)?);
        }
    }
    replaced.sort_unstable();
    replaced.dedup();
    Ok(replaced)
}

/// Returns whether one line would replace another: their orders are for the same unit.
///
/// # Errors
/// If the game is not running.
pub fn replaces(cx: &GameCx, new: &str, old: &str) -> CommandResult<bool> {
    if takes_back_all(new) || takes_back_all(old) {
        return Ok(true);
    }
    let order = |line| judged(cx, dropped_by(line).unwrap_or(line));
    let (new, old) = (order(new)?, order(old)?);
    for new in new.iter().flatten() {
        for old in old.iter().flatten().filter(|old| old.power == new.power) {
            if old.order == new.order || !pushed_out(cx, new.power, vec![old.order.clone()], &new.order)?.is_empty() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Returns those of a power's orders that a new one replaces.
fn pushed_out(cx: &GameCx, power: Power, before: Vec<String>, new: &str) -> CommandResult<Vec<String>> {
    let mut after = before.clone();
    cx.table()?.file(power, &mut after, new)?;
    Ok(before.into_iter().filter(|old| !after.contains(old)).collect())
}

/// Returns whether this reads as one of the writer's own orders, even if misspelt. A proposal of orders to another player does
/// not.
pub fn is_own(cx: &GameCx, line: &str) -> bool {
    let (Ok(_), Ok(table), Ok(read)) = (cx.power(), cx.table(), judged(cx, line)) else { return false };
    if read.iter().any(Result::is_ok) {
        return true;
    }
    let is_refused = read.iter().flat_map(|outcome| outcome.as_ref().err()).any(|refused| !refused.is_prose());
    let is_anothers = || table.assumed(cx.eyes(), line).iter().any(Result::is_ok);
    is_refused && cx.game.system.begins_order(line) && !is_anothers()
}

/// Like [`judged`], for a person who orders for these powers.
pub(in crate::referee) fn judged_by(
    table: &dyn Position,
    powers: &[Power],
    line: &str,
) -> Vec<Result<Accepted<String>, Rejected>> {
    let [first, others @ ..] = powers else { return Vec::new() };
    let mut outcomes = table.orders(Eyes::Power(*first), line);
    if others.is_empty() {
        return outcomes;
    }
    // An order belongs to the power that owns the unit, as a GM's would, and uses that power's rights. From another power it
    // may be only a wish. Each of the writer's powers may refuse it for a different reason. The reply gives the reason that a
    // GM would get, and reveals nothing else that a GM knows.
    let masters = table.orders(Eyes::Master, line);
    for power in others {
        for (i, new) in table.orders(Eyes::Power(*power), line).into_iter().enumerate() {
            let (Some(best), Some(master)) = (outcomes.get_mut(i), masters.get(i)) else { continue };
            let owns = |found: &Result<Accepted<String>, Rejected>| match (found, master) {
                (Ok(found), Ok(master)) => found.power == master.power,
                _ => false,
            };
            let is_better = match (&new, &*best) {
                (Ok(_), Ok(_)) => owns(&new) && !owns(best),
                (Ok(_), Err(_)) => true,
                (Err(reason), Err(_)) => master.as_ref().err() == Some(reason),
                (Err(_), Ok(_)) => false,
            };
            if is_better {
                *best = new;
            }
        }
    }
    outcomes
}

/// Marks the orders on file to appear in the reply, once for all powers of a player.
fn shown(cx: &mut GameCx) {
    let first = cx.seat().ok().and_then(|seat| cx.game.powers_of(seat).first().copied());
    let power = first.or(cx.power().ok());
    if !cx.after.show_orders.contains(&power) {
        cx.after.show_orders.push(power);
    }
}

/// Marks a power that a GM has ordered for without acting as it. Its player gets a copy.
fn acted_for(cx: &mut GameCx, power: Power) -> Result<()> {
    if cx.after.show_orders.contains(&Some(power)) {
        return Ok(());
    }
    cx.after.show_orders.push(Some(power));
    cx.note(say!("orders for {}", sentence::power(cx.game.power_name(power))))
}

/// The maximum number of bytes recorded of what a person typed for one phase. The latest are kept.
const MAX_TYPED: usize = 4 << 10;

fn file(cx: &mut GameCx, mut filed: OnFile, typed: &str) -> CommandResult {
    filed.typed += typed;
    filed.typed.push('\n');
    let cut = filed.typed.ceil_char_boundary(filed.typed.len().saturating_sub(MAX_TYPED));
    filed.typed.drain(..cut);
    cx.game.file(cx.store, &filed, cx.now)?;
    changed(cx);
    Ok(())
}

/// Drops the orders of these powers. Returns their number.
///
/// # Errors
/// If the game is not running.
pub fn clear(cx: &mut GameCx, powers: &[Power]) -> CommandResult<usize> {
    cx.table()?;
    let game = &cx.game;
    let mut n_orders = 0;
    for &power in powers {
        let filed = game.on_file_of(cx.store, power)?;
        n_orders += filed.orders.len();
        keep_earlier(cx, &filed)?;
        game.file(cx.store, &OnFile::none(power), cx.now)?;
        cx.after.cleared.extend(filed.orders.into_iter().map(|order| (power, order)));
    }
    forget_errors(cx, powers)?;
    changed(cx);
    Ok(n_orders)
}

/// The warnings of the rules and of the modules about an order, in one note.
pub(super) fn joined(by_rules: Option<Note>, by_modules: Vec<Note>) -> Option<Note> {
    by_rules.into_iter().chain(by_modules).reduce(|one, other| Note::of(say!("{} {}", one, other)))
}

/// Submits orders in canonical spelling that are already judged.
///
/// # Errors
/// If the game is not running.
pub(in crate::referee) fn put_on(cx: &mut GameCx, new: Vec<(Power, String)>) -> CommandResult {
    cx.table()?;
    for (power, order) in new {
        order_hook::order(cx, power, &order)?;
        let mut filed = cx.game.on_file_of(cx.store, power)?;
        keep_earlier(cx, &filed)?;
        let (order, _) = put(cx, &mut filed, order)?;
        file(cx, filed, &order)?;
    }
    shown(cx);
    Ok(())
}

/// Drops these orders.
///
/// # Errors
/// If the game is not running.
pub(in crate::referee) fn take_off(cx: &mut GameCx, dropped: &[(Power, String)]) -> CommandResult {
    cx.table()?;
    for (power, order) in dropped {
        let mut filed = cx.game.on_file_of(cx.store, *power)?;
        keep_earlier(cx, &filed)?;
        filed.orders.retain(|kept| kept != order);
        cx.after.cleared.insert((*power, order.clone()));
        file(cx, filed, &format!("DROP {order}"))?;
    }
    shown(cx);
    Ok(())
}

/// Restores the orders of powers from before the latest letter of this phase that changed them, perhaps this one. Returns
/// whether such a letter exists.
///
/// # Errors
/// If the game is not running.
pub fn undo(cx: &mut GameCx, powers: &[Power]) -> CommandResult<bool> {
    cx.table()?;
    if !cx.game.undo(cx.store, powers, cx.now)? {
        return Ok(false);
    }
    let on_file = cx.game.on_file(cx.store)?;
    if on_file.iter().any(|filed| powers.contains(&filed.power) && !filed.orders.is_empty()) {
        shown(cx);
    }
    forget_errors(cx, powers)?;
    changed(cx);
    Ok(true)
}

/// Saves the orders that a letter changes, so that every change can be undone.
fn keep_earlier(cx: &GameCx, filed: &OnFile) -> Result<()> {
    cx.letter.map_or(Ok(()), |letter| cx.game.keep_earlier(cx.store, letter, filed, cx.now))
}

/// Forgets the lines to fix, along with the orders.
fn forget_errors(cx: &mut GameCx, powers: &[Power]) -> CommandResult {
    let seats: Vec<SeatId> = powers.iter().filter_map(|power| Some(cx.game.orderer(*power)?.id)).collect();
    seats.into_iter().try_for_each(|seat| cx.change_seat(seat, |seat| seat.error = false))
}

/// Records that the orders of the writer's powers have changed. They may now be complete, or no longer.
fn changed(cx: &mut GameCx) {
    cx.after.touched = true;
    cx.after.unreviewed = true;
}

/// Checks which powers have complete orders, if the letter has changed any since the last check. It runs before a command and
/// at the end, not after each line.
pub fn review(cx: &mut GameCx) -> CommandResult {
    if !std::mem::take(&mut cx.after.unreviewed) {
        return Ok(());
    }
    let store = cx.store;
    cx.game.refresh_complete(store)?;
    let Ok(seat) = cx.seat() else { return Ok(()) };
    if seat.role == Role::Player && seat.abandoned.is_some() && cx.game.lacking_of(seat).is_empty() {
        return people::reclaim_seat(cx, seat.id);
    }
    Ok(())
}
