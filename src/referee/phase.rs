//! Phases: the first one, what comes out of each, and the way back.
use super::ending::finish;
use super::{begin_phase, form_for, next_phase_text};
use crate::context::Context;
use crate::game::preference;
use crate::refusal::Refusal;
use crate::rules::{Dice, Power};
use crate::store::{Life, OrdersRow, PhaseRow, PressRow};
use crate::text::list;
use anyhow::{Context as _, Result};

/// Starts a game whose seats are all taken: deals out the powers, sets up the board, tells everybody.
///
/// # Errors
/// If the database fails.
pub fn start(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_mut().context("no game")?;
    game.keep_board(store, &cx.judge.catalogue)?;
    let mut dice = Dice::new(game.row.seed as u64);
    let players: Vec<i64> = game.players().map(|seat| seat.id).collect();
    let wishes: Vec<_> = game
        .players()
        .map(|seat| preference::read(&seat.preference, game.system.powers()).unwrap_or_default())
        .collect();
    let given = preference::assign(&wishes, game.system.powers().len(), &mut dice);
    for (id, power) in players.into_iter().zip(given) {
        let name = game.power_name(power).to_owned();
        if let Some(seat) = game.seats.iter_mut().find(|seat| seat.id == id) {
            seat.power = Some(name);
            store.change_seat(seat)?;
        }
    }
    let played: Vec<_> = game.players().filter_map(|seat| game.power(seat.power.as_deref()?)).collect();
    let table = game.system.begin(&played, &mut dice);
    game.row.position = Some(table.save());
    game.table = Some(table);
    game.row.life = Life::Running;
    game.row.started = Some(now);
    game.row.turn = 1;
    begin_phase(cx)?;
    let game = cx.game.as_ref().context("no game")?;
    let who: Vec<String> = game
        .powers()
        .iter()
        .map(|power| {
            let player = game.player(&power.name).map(|seat| format!("{:<18} {}", seat.user_name, seat.user_address));
            format!("  {:<14} {}", format!("{}:", power.name), player.unwrap_or_default())
        })
        .collect();
    let subject = cx.subject("The game begins");
    cx.post_to_all(&subject, |seat, zone| {
        let mut text = format!("The game '{}' begins.\n\n", game.row.name);
        if let Some(power) = &seat.power {
            text += &format!("You play {power}.\n\n");
        }
        text += &format!("{}\n\n", who.join("\n"));
        text += &game.table()?.status(game.heading(), crate::rules::Eyes::Observer);
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })?;
    cx.note("the game begins")
}

/// Ends the phase with the orders on file: adjudicates, records, tells everybody, and begins the next phase or ends the
/// game.
///
/// # Errors
/// If the database fails, or something on file can not be read.
pub fn process(cx: &mut Context) -> Result<()> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game.as_ref().context("no game")?;
    let (subject, over) = (cx.subject("Results"), cx.subject("Game over"));
    let orders = all_orders(cx)?;
    let seed = seed_of_turn(game.row.seed, game.row.turn);
    let adjudicated = game.table()?.adjudicate(game.heading(), &orders, &mut Dice::new(seed as u64))?;
    let named: Vec<(&str, &str)> =
        orders.iter().map(|(power, order)| (game.power_name(*power), order.as_str())).collect();
    let row = PhaseRow {
        turn: game.row.turn,
        phase: game.row.phase.clone(),
        before: game.row.position.clone().unwrap_or_default(),
        orders: serde_json::to_string(&named)?,
        results: adjudicated.record,
        after: adjudicated.after.save(),
        report: adjudicated.public.clone(),
        seed,
        adjudicated: now,
        undone: None,
    };
    store.record_phase(game.row.id, &row)?;
    cx.note(format!("{} adjudicated", row.phase))?;
    let winners = adjudicated.after.outcome();
    let game = cx.game.as_mut().context("no game")?;
    game.row.position = Some(row.after);
    game.table = Some(adjudicated.after);
    game.row.turn += 1;
    store.drop_orders_from(game.row.id, game.row.turn)?;
    if let Some(winners) = winners {
        let names: Vec<String> = winners.iter().map(|power| game.power_name(*power).to_owned()).collect();
        return finish(cx, &over, &format!("Victory of {}", list(&names)), &adjudicated.public);
    }
    begin_phase(cx)?;
    let game = cx.game.as_ref().context("no game")?;
    cx.post_to_all(&subject, |seat, zone| {
        let power = seat.power.as_deref().and_then(|name| game.power(name));
        let mut text = match power.and_then(|power| adjudicated.private.get(power.index())) {
            Some(report) => report.clone(),
            None => adjudicated.public.clone(),
        };
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })
}

/// All orders on file for the phase, with their powers.
///
/// # Errors
/// If the database fails.
pub fn all_orders(cx: &Context) -> Result<Vec<(Power, String)>> {
    let game = cx.game.as_ref().context("no game")?;
    let mut orders = Vec::new();
    for row in cx.store.orders(game.row.id, game.row.turn)? {
        let power = game.power(&row.power).with_context(|| format!("there is no power '{}'", row.power))?;
        orders.extend(row.orders.lines().map(|order| (power, order.to_owned())));
    }
    Ok(orders)
}

/// Of the dice of one turn: from the game's own seed, so that a replay is the same game.
pub fn seed_of_turn(seed: i64, turn: u32) -> i64 {
    let mut dice = Dice::new((seed as u64).wrapping_add(u64::from(turn)));
    dice.roll(1 << 62) as i64
}

/// Goes back to the position before a turn. The orders for that turn are on file again.
///
/// # Errors
/// If there is no such turn, or the database fails.
pub fn roll_back(cx: &mut Context, turn: u32) -> Result<(), Refusal> {
    let (store, now) = (cx.store, cx.now);
    let game = cx.game()?;
    let record = store.phases(game.row.id)?;
    let Some(row) = record.iter().find(|row| row.turn == turn) else {
        let turns: Vec<String> = record.iter().map(|row| format!("{} ({})", row.turn, row.phase)).collect();
        return Err(Refusal::because(match turns.as_slice() {
            [] => "Nothing has been adjudicated yet in this game.".to_owned(),
            _ => {
                format!("There is no turn {turn} to go back to. Those that have been adjudicated are {}.", list(&turns))
            }
        }));
    };
    let orders: Vec<(String, String)> =
        serde_json::from_str(&row.orders).map_err(|error| Refusal::Ours(error.into()))?;
    store.undo_phases_from(game.row.id, turn, now)?;
    store.drop_orders_from(game.row.id, turn)?;
    store.drop_votes_from(game.row.id, turn)?;
    let (id, saved) = (game.row.id, row.before.clone());
    let mut by_power: Vec<OrdersRow> = Vec::new();
    for (power, order) in orders {
        match by_power.last_mut().filter(|row| row.power == power) {
            Some(row) => row.orders += &format!("\n{order}"),
            None => by_power.push(OrdersRow { power, orders: order, typed: String::new(), filed: now }),
        }
    }
    by_power.iter().try_for_each(|row| store.file_orders(id, turn, row))?;
    let game = cx.game_mut()?;
    game.table = Some(game.system.open(&saved)?);
    game.row.position = Some(saved);
    game.row.turn = turn;
    game.row.life = Life::Running;
    game.row.result = None;
    game.row.ended = None;
    game.save(store)?;
    begin_phase(cx)?;
    // The orders may well all be there: give everybody until the deadline to change them.
    cx.game_mut()?.row.earliest = cx.game()?.row.deadline;
    cx.touched = true;
    let phase = cx.game()?.row.phase.clone();
    cx.note(format!("rolled back to {phase}"))?;
    let game = cx.game()?;
    let heading = format!("{} has rolled the game '{}' back to {phase}.", cx.signature(), game.row.name);
    let body = format!(
        "Everything that was adjudicated from then on is undone. The orders that were on file for {phase} are on file again; you can change them until the deadline."
    );
    let row = PressRow {
        phase: phase.clone(),
        sender: "Judge".to_owned(),
        seat: None,
        grey: false,
        heading: heading.clone(),
        public: true,
        body: body.clone(),
        sent: now,
    };
    store.record_press(id, &row)?;
    let subject = cx.subject("Rolled back");
    cx.post_to_all(&subject, |seat, zone| {
        let mut text = format!("{heading}\n{body}\n\n");
        text += &game.table()?.status(game.heading(), crate::rules::Eyes::Observer);
        text += &next_phase_text(cx, zone)?;
        text += &form_for(cx, seat)?;
        Ok(text)
    })?;
    Ok(())
}
