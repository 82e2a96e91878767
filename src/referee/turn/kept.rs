//! The use of what was kept for later: when its phase begins, or, of standing orders, when a deadline passes without
//! others.
use super::blocks::{add_below, add_rows};
use super::orders;
use crate::command::Stop;
use crate::command::game_cx::GameCx;

use crate::game::plan::Plan;
use crate::game::{Game, KeptOrders, OnFile, Seat};
use crate::rules::Eyes;
use crate::say;
use crate::store::{KeptRow, SeatId, Store};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, phase};
use crate::text::words::Reader;
use anyhow::Result;

/// In how many turns in a row standing orders stand in for their player.
const MAX_TURNS: u32 = 2;

/// The fate of kept orders when a phase began.
#[derive(Debug, Default)]
pub(in crate::referee) struct KeptOrdersOutcome {
    /// The news of it for each player.
    told: Vec<(SeatId, Doc)>,
    /// Orders were filed for the phase.
    pub(in crate::referee) has_filed: bool,
}

impl KeptOrdersOutcome {
    /// Adds the news for the holder of a seat.
    pub(in crate::referee) fn add_to(&self, seat: SeatId, doc: &mut Doc) {
        self.told.iter().filter(|(own, _)| *own == seat).for_each(|(_, told)| doc.append(told));
    }

    fn tell(&mut self, seat: SeatId, tell: impl FnOnce(&mut Doc)) {
        // None of it is told in another way to one reader than to another.
        let mut doc = Doc::new(Reader::nobody());
        tell(&mut doc);
        self.told.push((seat, doc));
    }
}

/// A phase begins: what was kept for it is filed, as far as it is legal now, and what was kept for phases that have been
/// passed over is dropped.
pub(in crate::referee) fn begin(cx: &mut GameCx) -> Result<KeptOrdersOutcome> {
    let (store, now) = (cx.store, cx.now);
    let mut begun = KeptOrdersOutcome::default();
    let rows = store.kept_in(cx.game.row.id)?;
    if rows.is_empty() {
        return Ok(begun);
    }
    let label = cx.game.table()?.phase().label;
    let ahead: Vec<String> = cx.game.table()?.ahead().into_iter().map(|phase| phase.label).collect();
    let turn = cx.game.row.turn;
    let mut missed: Vec<(SeatId, Vec<String>)> = Vec::new();
    for row in rows {
        let Some(seat) = cx.game.seat(row.seat).cloned() else { continue };
        let lives = cx.game.lives(&seat);
        if row.phase.is_empty() {
            if row.used.is_some_and(|used| used + 1 == turn) {
                begun.tell(seat.id, |doc| {
                    doc.para("You had sent no orders at the deadline, so your standing orders were used.");
                });
            }
            if !lives {
                store.drop_kept(seat.id, "")?;
            }
            continue;
        }
        if lives && ahead.contains(&row.phase) {
            continue;
        }
        let used = KeptRow { used: Some(turn), ..row.clone() };
        store.keep(&used)?;
        if !lives || row.phase != label {
            match missed.iter_mut().find(|(own, _)| *own == seat.id) {
                Some((_, labels)) => labels.push(row.phase),
                None => missed.push((seat.id, vec![row.phase])),
            }
            continue;
        }
        let kept = cx.game.read_kept(row)?;
        let filed = filed(&cx.game, cx.store, &seat, &kept.plan)?;
        begun.has_filed |= !filed.orders.is_empty();
        begun.tell(seat.id, |doc| filed.tell(&kept, doc));
        for on_file in &filed.orders {
            let on_file = OnFile { typed: kept.plan.text(), ..on_file.clone() };
            cx.game.file(store, &on_file, now)?;
        }
        if kept.row.waits {
            cx.change_seat(seat.id, |seat| seat.wait = true).map_err(Stop::into_fault)?;
        }
    }
    for (id, labels) in missed {
        let labels = and(labels.iter().map(phase));
        let lives = cx.game.seat(id).is_none_or(|seat| cx.game.lives(seat));
        let dropped = match lives {
            true => say!("The game has gone past {}, so the orders that you kept for it are dropped.", labels),
            false => say!("You are out of the game, so the orders that you kept for {} are dropped.", labels),
        };
        begun.tell(id, |doc| doc.para(dropped));
    }
    Ok(begun)
}

/// The result of the orders of a plan.
#[derive(Default)]
struct Filed {
    /// The orders that are on file now, of the powers that it has orders for.
    orders: Vec<OnFile>,
    /// Those of the plan that were filed, as lines.
    said: Vec<Note>,
    /// Those that could not be, with the reason.
    refused: Vec<Note>,
    /// The results of the conditions.
    asked: Vec<Note>,
}

impl Filed {
    /// Adds the news for its player, in one paragraph.
    fn tell(&self, kept: &KeptOrders, doc: &mut Doc) {
        let label = || phase(&kept.row.phase);
        self.asked.iter().for_each(|asked| add_below(doc, say!("{}.", asked)));
        if !self.said.is_empty() {
            add_below(doc, say!("Filed for {}, from what you kept for it:", label()));
            add_rows(doc, &self.said);
        }
        if !self.refused.is_empty() {
            add_below(
                doc,
                match self.said.is_empty() {
                    true => say!("Of what you kept for {}, nothing could be filed:", label()),
                    false => say!("Not filed of what you kept for {}:", label()),
                },
            );
            add_rows(doc, &self.refused);
        }
        if self.said.is_empty() && self.refused.is_empty() && !kept.plan.is_empty() {
            add_below(doc, say!("Nothing of what you kept for {} counts, so nothing has been filed.", label()));
        }
        if kept.row.waits {
            add_below(doc, say!("As you asked, {} waits for its deadline; SET NO WAIT lets it run early.", label()));
        }
    }
}

/// Judges the orders of a plan by the position, from their player's own view.
fn filed(game: &Game, store: &Store, seat: &Seat, plan: &Plan) -> Result<Filed> {
    let table = game.table()?;
    let powers = game.ordered_by(seat);
    let mut filed = Filed::default();
    let Some(first) = powers.first() else { return Ok(filed) };
    let ask = |text: &str| match table.is_blind() {
        true => Err(Note::of("nobody sees all units in this game.")),
        false => table.is_so(Eyes::Power(*first), text),
    };
    let (planned, asked) = match plan.settle(&ask) {
        Ok(settled) => settled,
        Err(why) => {
            filed.refused.push(why);
            return Ok(filed);
        }
    };
    filed.asked = asked;
    // Which order of the plan each of those on file comes from: a later one replaces only what is for the same.
    let mut from: Vec<(String, &str)> = Vec::new();
    for order in planned {
        let mut why = Vec::new();
        let mut done = false;
        for choice in &order.choices {
            for outcome in orders::judged_by(table, &powers, choice) {
                let accepted = match outcome {
                    Ok(accepted) => accepted,
                    Err(rejected) => {
                        why.push(Note::of(say!("{}: {}", line(choice), rejected.into_why())));
                        continue;
                    }
                };
                let at = match filed.orders.iter().position(|filed| filed.power == accepted.power) {
                    Some(at) => at,
                    None => {
                        filed.orders.push(game.on_file_of(store, accepted.power)?);
                        filed.orders.len() - 1
                    }
                };
                let before = filed.orders[at].orders.clone();
                table.file(accepted.power, &mut filed.orders[at].orders, &accepted.order)?;
                let is_lost = |old: &&(String, &str)| {
                    let (text, about) = old;
                    *about != order.about && before.contains(text) && !filed.orders[at].orders.contains(text)
                };
                if from.iter().any(|old| is_lost(&old)) {
                    filed.orders[at].orders = before;
                    why.push(Note::of(say!("{}: there is no room for it beside those above it.", line(choice))));
                    continue;
                }
                from.push((accepted.order.clone(), &order.about));
                let power = (powers.len() != 1).then_some(accepted.power);
                let order = orders::with_power(game, power, &accepted.order);
                filed.said.push(orders::with_warning(order, " --", accepted.warning));
                done = true;
            }
            if done {
                break;
            }
        }
        if !done {
            filed.refused.extend(why);
        }
    }
    Ok(filed)
}

/// A deadline has passed: whoever has nothing on file gets their standing orders, if they have any, and what they say
/// nothing of does what it does without orders. Is anything on file now that was not?
pub(in crate::referee) fn stand_in(cx: &mut GameCx) -> Result<bool> {
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let is_due = game.row.deadline.is_some_and(|deadline| deadline <= now) && game.row.late_noticed.is_none();
    if !is_due || game.lacking().is_empty() || game.table()?.phase().stage.minor {
        return Ok(false);
    }
    let (table, turn, lacking) = (game.table()?, game.row.turn, game.lacking());
    let mut n_filed = 0;
    for row in store.kept_in(game.row.id)? {
        let Some(seat) = game.seat(row.seat) else { continue };
        let Some(n_used) = n_used_with(game, store, seat, &row)? else { continue };
        let kept = game.read_kept(row)?;
        let filed = filed(game, store, seat, &kept.plan)?;
        for power in game.ordered_by(seat).into_iter().filter(|power| lacking.contains(power)) {
            let orders = filed.orders.iter().find(|filed| filed.power == power);
            let mut orders = orders.map(|filed| filed.orders.clone()).unwrap_or_default();
            for idle in table.idle(power, &orders)? {
                table.file(power, &mut orders, &idle)?;
            }
            game.file(store, &OnFile { orders, ..OnFile::none(power) }, now)?;
        }
        store.keep(&KeptRow { used: Some(turn), n_used, ..kept.row })?;
        n_filed += 1;
    }
    if n_filed == 0 {
        return Ok(false);
    }
    cx.game.refresh_complete(store)?;
    // They stand for orders that were there in time.
    if cx.game.lacking().is_empty() {
        cx.game.row.all_in = cx.game.row.deadline;
    }
    cx.note(say!("standing orders used: {n_filed}", n_filed))?;
    Ok(true)
}

/// If these are standing orders that stand in for their player in this phase: in how many turns in a row, with this one. Not
/// if the player has sent any order, and not for ever.
fn n_used_with(game: &Game, store: &Store, seat: &Seat, row: &KeptRow) -> Result<Option<u32>> {
    let powers = game.ordered_by(seat);
    let is_missing = !game.lacking_of(seat).is_empty() && !game.table()?.phase().stage.minor;
    if !row.phase.is_empty() || !is_missing {
        return Ok(None);
    }
    let has_orders = |filed: &OnFile| powers.contains(&filed.power) && !filed.orders.is_empty();
    if game.on_file(store)?.iter().any(has_orders) {
        return Ok(None);
    }
    let written = powers.iter().map(|power| store.last_written(game.row.id, game.power_name(*power)));
    let written = written.collect::<Result<Vec<_>>>()?.into_iter().flatten().max();
    let goes_on = row.used.is_some_and(|used| written.is_none_or(|written| written <= used));
    let n_used = if goes_on { row.n_used + 1 } else { 1 };
    Ok((n_used <= MAX_TURNS).then_some(n_used))
}

/// Returns whether standing orders will stand in for this player at the deadline, as it looks now.
pub(in crate::referee) fn has_stand_in(cx: &GameCx, seat: &Seat) -> Result<bool> {
    for row in cx.store.kept(seat.id)? {
        if n_used_with(&cx.game, cx.store, seat, &row)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
