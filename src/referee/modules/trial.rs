//! Tries out modules for their keeper: on random play, or on the record of a game. Nothing is stored.
use super::phase_hooks::ModuleTurn;
use super::{events_for, option_call, understood_option};
use crate::boards::catalogue::Catalogue;
use crate::families::report::Heading;
use crate::families::ruleset::Position;
use crate::game::Game;
use crate::game::modules::{GameModule, ModuleState};
use crate::game::script_facts::board_facts;
use crate::rules::{Eyes, Luck, Power};
use crate::scripts::check::Trial;
use crate::scripts::engine::Script;
use crate::scripts::hooks::{Call, GameFacts, Halt, Hook, Input, PressFacts};
use crate::store::{GameRow, Store};
use anyhow::{Context as _, Result, bail};
use jiff::Timestamp;
use serde_json::Value;
use std::sync::Arc;

/// The number of positions to try on each board.
const POSITIONS: u32 = 17;

/// Calls every hook of a module twice on each position, letter and order of random play on the usual board of each family.
///
/// # Errors
/// If a board cannot be played.
pub fn trial(catalogue: &Catalogue, script: &Script, typed: &str, now: Timestamp) -> Result<Trial> {
    let (store, mut trial) = (Store::in_memory()?, Trial::default());
    for family in catalogue.families() {
        let (key, board) = (family.key().to_owned(), family.default_board().to_owned());
        let row = GameRow::forming("trial".to_owned(), key, board, "07".repeat(Luck::BYTES), now);
        let game = Game::load(&store, row, catalogue)?;
        let Some(option) = tried_option(catalogue, &mut trial, &game, script, typed) else { continue };
        on_board(catalogue, &mut trial, &game, script, &option)?;
    }
    Ok(trial)
}

/// The option as the script understands it on the board of a game. `None` if the script refuses it.
fn tried_option(catalogue: &Catalogue, trial: &mut Trial, game: &Game, script: &Script, typed: &str) -> Option<Value> {
    let board = || board_facts(game.system.as_ref(), script);
    trial.call(catalogue.scripts().engine(), script, &option_call(typed, board()));
    understood_option(catalogue, script, typed, board()).ok()
}

fn on_board(catalogue: &Catalogue, trial: &mut Trial, game: &Game, script: &Script, option: &Value) -> Result<()> {
    let engine = catalogue.scripts().engine();
    let luck = Luck::new([7; Luck::BYTES]);
    let played = game.system.played();
    let mut table = game.system.begin(&played, &luck);
    let mut state = Value::Null;
    for turn in 1..=POSITIONS {
        let orders = random_orders(table.as_ref(), &luck, turn);
        let heading = Heading { game: "trial", n_phase: turn };
        let adjudicated = table.adjudicate(heading, &orders, &luck)?;
        let facts = |table: &dyn Position, eyes: Eyes| -> Result<Arc<GameFacts>> {
            let option = option.clone();
            Ok(Arc::new(GameFacts { option, ..game.facts_for(script, Some(table), turn, eyes)? }))
        };
        let own = Power((turn as usize % played.len().max(1)) as u16);
        let others: Vec<Power> = played.iter().copied().filter(|power| *power != own).collect();
        let press =
            PressFacts { from: own, to_all: turn % 2 == 0, to: others, grey: turn % 3 == 0, text: "Peace?".into() };
        let mut calls = vec![(Hook::Press, Eyes::Power(own), Input::Press(press))];
        if turn == 1 {
            calls.insert(0, (Hook::Start, Eyes::Observer, Input::Nothing));
        }
        let seen: Vec<_> =
            orders.iter().map(|(power, order)| game.order_for_scripts(*power, order)).collect::<Result<_>>()?;
        calls.extend(seen.first().map(|order| (Hook::Order, Eyes::Power(order.power), Input::Order(order.clone()))));
        calls.push((Hook::Adjudicate, Eyes::Observer, Input::Orders(seen)));
        let after = [
            (Hook::Results, Input::Events(events_for(Some(script), &adjudicated)?)),
            (Hook::Outcome, Input::Nothing),
            (Hook::Phase, Input::Nothing),
        ];
        let before = calls.into_iter().map(|(hook, eyes, input)| Ok((hook, facts(table.as_ref(), eyes)?, input)));
        let after = after
            .into_iter()
            .map(|(hook, input)| Ok((hook, facts(adjudicated.after.as_ref(), Eyes::Observer)?, input)));
        let all: Vec<(Hook, Arc<GameFacts>, Input)> = before.chain(after).collect::<Result<_>>()?;
        for (hook, game, input) in all {
            let call =
                Call { hook, game: Some(game), input, state: state.clone(), luck: Some(luck.named(&turn.to_string())) };
            trial.call(engine, script, &call);
            if script.has(hook)
                && let Ok(answer) = engine.call(script, call)
            {
                state = answer.state;
            }
        }
        table = adjudicated.after;
        if table.outcome().is_some() {
            break;
        }
    }
    Ok(())
}

/// Random legal orders: some for each power that owes any.
fn random_orders(table: &dyn Position, luck: &Luck, turn: u32) -> Vec<(Power, String)> {
    let mut orders = Vec::new();
    for power in table.due() {
        let options = table.options(power);
        let mut own: Vec<String> = Vec::new();
        for n in 0..6 {
            let at = luck.draw(&format!("order|{turn}|{}", power.0), n, options.len() as u64) as usize;
            let Some(text) = options.get(at) else { continue };
            for accepted in
                table.orders(Eyes::Power(power), text).into_iter().flatten().filter(|new| new.power == power)
            {
                // Orders that do not fit are left out.
                let _ = table.file(power, &mut own, &accepted.order);
            }
        }
        orders.extend(own.into_iter().map(|order| (power, order)));
    }
    orders
}

/// Plays the record of a game with a module, up to a turn, and reports what would have been different.
///
/// # Errors
/// If the module refuses the option, or fails.
pub fn on_record(
    store: &Store,
    catalogue: &Catalogue,
    game: &Game,
    script: &Arc<Script>,
    (typed, to): (&str, Option<u32>),
) -> Result<Vec<String>> {
    let option = match understood_option(catalogue, script, typed, board_facts(game.system.as_ref(), script)) {
        Ok(option) => option,
        Err(Halt::Refused(why)) => bail!("{why}"),
        Err(Halt::Failed(failure)) => return Err(failure.into()),
    };
    let (name, digest, typed) = (script.name.clone(), script.digest.clone(), typed.to_owned());
    let kept = ModuleState { name, digest, typed, option, state: Value::Null };
    let mut module = GameModule { kept, script: Some(script.clone()) };
    let mut said = Vec::new();
    let record = store.phases(game.row.id)?;
    if let Some(first) = record.first() {
        let mut start = ModuleTurn::new(game, std::slice::from_ref(&module));
        let position = game.system.open(&first.before)?;
        start.start(catalogue, (game, position.as_ref(), first.turn)).context("the start")?;
        said.extend(start.asks().map(|asks| format!("{}: {asks}", first.phase)));
        module = start.into_modules().pop().context("the module is gone")?;
    }
    for row in record.into_iter().filter(|row| to.is_none_or(|to| row.turn <= to)) {
        let luck = game.luck_on_record(&row, 0)?;
        let mut turn = ModuleTurn::new(game, std::slice::from_ref(&module));
        let before = game.system.open(&row.before)?;
        let mut orders = game.read_orders(&row.orders)?;
        let worked = turn.adjudicate(catalogue, (game, before.as_ref(), row.turn), &mut orders, &luck);
        worked.with_context(|| format!("turn {} ({})", row.turn, row.phase))?;
        let adjudicated = before.adjudicate(Heading { game: &game.row.name, n_phase: row.turn }, &orders, &luck)?;
        let worked = turn.results(catalogue, (game, row.turn), &adjudicated, &luck);
        worked.with_context(|| format!("turn {} ({})", row.turn, row.phase))?;
        said.extend(turn.asks().map(|asks| format!("{}: {asks}", row.phase)));
        if adjudicated.after.save() != row.after {
            said.push(format!("{}: the position after it differs, but the later turns keep their results", row.phase));
        }
        module = turn.into_modules().pop().context("the module is gone")?;
    }
    Ok(said)
}
