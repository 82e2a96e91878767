//! The possible outcome of orders, going only by what is seen; and answers to ODDS and ADVISE.
use super::entry::{self, Words, write};
use super::event::{Event, Lapse, Prospect};
use super::map::Map;
use super::odds::{Odds, odds};
use super::options::Options;
use super::order::{Order, Production};
use super::state::View;
use super::turn::Turn;
use super::units::Units;
use super::{computer, governor};
use chancery_rules::{Eyes, Luck, Manner, Power, Thinking};

/// Works out what would come of orders if these were all: income, buildings, production and moves as they would be,
/// and for each attack its chances. Nobody's luck is drawn.
pub(super) fn forecast(map: &Map, options: &Options, view: &View, orders: &[(Power, Order)]) -> (View, Vec<Event>) {
    let mut turn = Turn::new(map, options, &view.seen, orders, |_| false);
    turn.prepare();
    let marches = turn.columns();
    let prospects: Vec<Event> = marches
        .iter()
        .map(|march| {
            let garrison = turn.state.at(march.target).garrison;
            Event::Prospect(Prospect {
                power: march.power,
                from: march.from,
                target: march.target,
                column: march.units,
                garrison,
                odds: odds(options.casualties, march.units, garrison, march.stop_below),
            })
        })
        .collect();
    turn.stay(&marches);
    let attacked = |event: &Event| match event {
        // What they may conquer is theirs only after the battles.
        Event::Lapsed { order: Order::Move { .. }, why: Lapse::NotOwn(land), .. } => {
            marches.iter().any(|march| march.target == *land)
        }
        _ => false,
    };
    turn.go();
    let mut events: Vec<Event> = Vec::new();
    for event in turn.told.into_iter().map(|told| told.event) {
        // Production of others is not known.
        let is_known = match &event {
            Event::Produced { power, .. } | Event::Income { power, .. } => {
                orders.iter().any(|(own, _)| own == power) || view.eyes == Eyes::Power(*power)
            }
            other => !attacked(other),
        };
        if is_known {
            events.push(event);
        }
    }
    let first_move = events.iter().position(|event| matches!(event, Event::Moved { .. })).unwrap_or(events.len());
    events.splice(first_move..first_move, prospects);
    (View { eyes: view.eyes, seen: turn.state }, events)
}

/// Answers a question.
///
/// # Errors
/// A sentence that says why there is no answer.
pub(super) fn answer(map: &Map, options: &Options, view: &View, word: &str, args: &str) -> Result<String, String> {
    match word.to_lowercase().as_str() {
        "odds" => odds_of(map, options, view, args),
        "advise" | "advice" => advice(map, options, view),
        _ => Err(format!("{} is not a question in this game.", word.to_uppercase())),
    }
}

/// `NBR FROM GEL [WITH 4I 3C]`, or `4I 3C AGAINST 6I`.
fn odds_of(map: &Map, options: &Options, view: &View, args: &str) -> Result<String, String> {
    let mut words = Words::of(args);
    if words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
        let column = words.units()?;
        if !words.takes_any(&["against", "on", "v", "vs"]) {
            return Err("Say against whom: ODDS 4I 3C AGAINST 6I.".to_owned());
        }
        let garrison = words.units()?;
        return match words.is_empty() && !garrison.is_empty() {
            true => Ok(say(&column.to_string(), &garrison.to_string(), options, column, garrison, None)),
            false => Err("Write ODDS 4I 3C AGAINST 6I.".to_owned()),
        };
    }
    if words.is_empty() {
        return Err(
            "Write ODDS and an attack, such as ODDS NBR FROM GEL WITH 4I 3C, or ODDS 4I 3C AGAINST 6I.".to_owned()
        );
    }
    let order = entry::read(map, &format!("ATTACK {args}"))?;
    let Order::Attack { target, from, with, stop_below, .. } = order else {
        return Err("Write ODDS NBR FROM GEL WITH 4I 3C.".to_owned());
    };
    if !map.are_connected(from, target) {
        return Err(format!("{} and {} are not connected.", map.key_of(from), map.key_of(target)));
    }
    let column = with.unwrap_or(view.seen.at(from).garrison.can_leave());
    let garrison = view.seen.at(target).garrison;
    if column.is_empty() {
        return Err(format!("Nobody can leave {}: one unit always stays.", map.key_of(from)));
    }
    let name = |land, units: Units| format!("{} ({units})", map.key_of(land));
    Ok(say(&name(from, column), &name(target, garrison), options, column, garrison, stop_below))
}

/// `GEL (4i 3c), 13 to 6 against NBR (3i): won 99.2 %, …`
fn say(from: &str, target: &str, options: &Options, column: Units, garrison: Units, stop_below: Option<u32>) -> String {
    let (attack, defence) = (column.attack(), garrison.defence());
    let head = format!("{from} against {target}, {attack} to {defence}");
    match odds(options.casualties, column, garrison, stop_below) {
        None if attack < defence => format!("{head}: too weak to attack, by {}.", defence - attack),
        None => format!("{head}: the odds are below those at which the column stops."),
        Some(odds) => format!("{head}: {}", chances(odds)),
    }
}

/// The chances of an attack in a sentence: `it wins 83.1 % of the time, …`.
pub(super) fn chances(odds: Odds) -> String {
    let Odds { won, left, garrison_left, is_exact } = odds;
    let mut text = format!("won {}.{} %", won / 10, won % 10);
    if 0 < won {
        text += &format!(", on average with {left} left");
    }
    if won < 1000 {
        text += &format!("; if not, {garrison_left} are left of the garrison");
    }
    text + if is_exact { " (exact)." } else { " (from 4000 samples)." }
}

/// The governor's orders, and what the computer player would do, with its reasons.
fn advice(map: &Map, options: &Options, view: &View) -> Result<String, String> {
    let Eyes::Power(power) = view.eyes else { return Err("Only players are advised.".to_owned()) };
    if view.seen.n_lands_of(power) == 0 {
        return Err("You have no states any more.".to_owned());
    }
    let mut text = "The governor would order:\n".to_owned();
    let mut orders: Vec<String> = Vec::new();
    let produce = Order::Produce { at: None, what: Production::Auto };
    if view.seen.cities_of(power).next().is_some() {
        orders.push(write(map, &produce));
    }
    let marches = governor::attacks(map, &view.seen, power, |_| true);
    orders.extend(marches.iter().map(|march| {
        let order =
            Order::Attack { target: march.target, from: march.from, with: None, stop_below: None, occupy: None };
        write(map, &order)
    }));
    let stays = |land| marches.iter().all(|march| march.from != land);
    let can_leave = |land| view.seen.at(land).garrison.can_leave();
    for (from, to, units) in governor::moves(map, &view.seen, power, can_leave, stays) {
        orders.push(write(map, &Order::Move { units: Some(units), from, to }));
    }
    orders.iter().for_each(|order| text += &format!("  {order}\n"));
    let luck = Luck::default();
    let thinking = Thinking { manner: Manner::Player, luck: &luck, work: 0 };
    let advice = computer::advise(map, options, view, power, &thinking);
    text += "The computer player would order:\n";
    advice.orders.iter().for_each(|order| text += &format!("  {}\n", write(map, order)));
    for reason in advice.reasons {
        text += &format!("{reason}\n");
    }
    Ok(text.trim_end().to_owned())
}
