//! Submits stored orders: when their phase begins, or, for standing orders, when a deadline passes without other orders.
use super::blocks::{add_below, add_rows};
use super::orders;
use crate::command::Stop;
use crate::command::env::Env;
use crate::command::game_cx::GameCx;
use crate::command::refusal::Refusal;
use crate::game::modules::GameModule;
use crate::game::plan::Plan;
use crate::game::{Game, KeptOrders, OnFile, Seat};
use crate::referee::modules::order_hook;
use crate::rules::Eyes;
use crate::say;
use crate::store::{KeptRow, SeatId, Store};
use crate::text::doc::Doc;
use crate::text::sentence::{Note, and, line, phase};
use crate::text::words::Reader;
use anyhow::Result;

/// The maximum number of consecutive turns with standing orders.
const MAX_TURNS: u32 = 2;

/// The fate of stored orders when a phase began.
#[derive(Debug, Default)]
pub(in crate::referee) struct KeptOrdersOutcome {
    /// The news for each player.
    told: Vec<(SeatId, Doc)>,
    /// Orders were submitted for the phase.
    pub(in crate::referee) has_filed: bool,
}

impl KeptOrdersOutcome {
    /// Adds the news for the holder of a seat.
    pub(in crate::referee) fn add_to(&self, seat: SeatId, doc: &mut Doc) {
        self.told.iter().filter(|(own, _)| *own == seat).for_each(|(_, told)| doc.append(told));
    }

    fn tell(&mut self, seat: SeatId, tell: impl FnOnce(&mut Doc)) {
        // No reader gets another wording.
        let mut doc = Doc::new(Reader::nobody());
        tell(&mut doc);
        self.told.push((seat, doc));
    }
}

/// Begins a phase: submits the stored orders that are legal now, and drops those for phases that were skipped.
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
        let mut modules = cx.game.modules.all.clone();
        let filed = filed(cx.env, &cx.game, &mut modules, &seat, &kept.plan)?;
        order_hook::keep(cx, modules).map_err(Stop::into_fault)?;
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
            true => say!("The game has gone past {}, so I have dropped your orders for it.", labels),
            false => say!("You are out of the game, so I have dropped your orders for {}.", labels),
        };
        begun.tell(id, |doc| doc.para(dropped));
    }
    Ok(begun)
}

/// The result of a plan's orders.
#[derive(Default)]
struct Filed {
    /// The orders now on file for the powers that the plan has orders for.
    orders: Vec<OnFile>,
    /// The submitted orders of the plan, as lines.
    said: Vec<Note>,
    /// The rejected orders, with the reasons.
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
            add_below(doc, say!("Filed for {}, from the orders you sent in advance:", label()));
            add_rows(doc, &self.said);
        }
        if !self.refused.is_empty() {
            add_below(
                doc,
                match self.said.is_empty() {
                    true => say!("I could not submit any of the orders you sent in advance for {}:", label()),
                    false => say!("Not filed, of the orders you sent in advance for {}:", label()),
                },
            );
            add_rows(doc, &self.refused);
        }
        if self.said.is_empty() && self.refused.is_empty() && !kept.plan.is_empty() {
            add_below(
                doc,
                say!("The orders you sent in advance for {} are not valid, so I have not submitted them.", label()),
            );
        }
        if kept.row.waits {
            add_below(doc, say!("As you asked, {} waits for its deadline; SET NO WAIT lets it run early.", label()));
        }
    }
}

/// Judges the orders of a plan by the position, from their player's own view.
fn filed(env: Env, game: &Game, modules: &mut [GameModule], seat: &Seat, plan: &Plan) -> Result<Filed> {
    let table = game.table()?;
    let powers = game.ordered_by(seat);
    let mut filed = Filed::default();
    let Some(first) = powers.first() else { return Ok(filed) };
    let ask = |text: &str| match table.is_blind() {
        true => Err(Note::of("this game hides units.")),
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
    // The origin in the plan of each order on file. A later order replaces only one for the same unit.
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
                let own = (accepted.power, &*accepted.order);
                let module_warnings = match order_hook::ask(env, game, modules, own, Eyes::Power(accepted.power)) {
                    Ok(warnings) => warnings,
                    Err(Stop::Refused(Refusal::Because(reason))) => {
                        why.push(Note::of(say!("{}: {}", line(choice), &reason)));
                        continue;
                    }
                    Err(stop) => return Err(stop.into_fault()),
                };
                let at = match filed.orders.iter().position(|filed| filed.power == accepted.power) {
                    Some(at) => at,
                    None => {
                        filed.orders.push(game.on_file_of(env.store, accepted.power)?);
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
                    why.push(Note::of(say!("{}: the orders above leave no room for it.", line(choice))));
                    continue;
                }
                from.push((accepted.order.clone(), &order.about));
                let power = (powers.len() != 1).then_some(accepted.power);
                let order = orders::with_power(game, power, &accepted.order);
                let warning = orders::joined(accepted.warning, module_warnings);
                filed.said.push(orders::with_warning(order, " --", warning));
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

/// Submits standing orders after a deadline, for each player without orders on file. Units that these do not mention act as
/// without orders. Returns whether any orders are new on file.
pub(in crate::referee) fn stand_in(cx: &mut GameCx) -> Result<bool> {
    let (store, now) = (cx.store, cx.now);
    let game = &cx.game;
    let is_due = game.row.deadline.is_some_and(|deadline| deadline <= now) && game.row.late_noticed.is_none();
    if !is_due || game.lacking().is_empty() || game.table()?.phase().stage.minor {
        return Ok(false);
    }
    let (table, turn, lacking) = (game.table()?, game.row.turn, game.lacking());
    let (mut n_filed, mut modules) = (0, game.modules.all.clone());
    for row in store.kept_in(game.row.id)? {
        let Some(seat) = game.seat(row.seat) else { continue };
        let Some(n_used) = n_used_with(game, store, seat, &row)? else { continue };
        let kept = game.read_kept(row)?;
        let filed = filed(cx.env, game, &mut modules, seat, &kept.plan)?;
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
    order_hook::keep(cx, modules).map_err(Stop::into_fault)?;
    cx.game.refresh_complete(store)?;
    // Standing orders count as punctual.
    if cx.game.lacking().is_empty() {
        cx.game.row.all_in = cx.game.row.deadline;
    }
    cx.note(say!("standing orders used: {n_filed}", n_filed))?;
    Ok(true)
}

/// Returns the number of consecutive turns with standing orders, including this one, if these are standing orders that apply to
/// this phase. They do not if the player has sent any order, or after too many turns.
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

/// Returns whether standing orders will apply for this player at the deadline, as things are now.
pub(in crate::referee) fn has_stand_in(cx: &GameCx, seat: &Seat) -> Result<bool> {
    for row in cx.store.kept(seat.id)? {
        if n_used_with(&cx.game, cx.store, seat, &row)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
