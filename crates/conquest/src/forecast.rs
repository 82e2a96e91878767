//! Predicts the outcome of orders, based only on a view, and answers ODDS and ADVISE.
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
use chancery_rules::{Eyes, Luck, Manner, Power, Rejected, Thinking};
use chancery_text::say;
use chancery_text::sentence::{Note, line, place};
use chancery_text::words::said;

/// Predicts the outcome if there were no other orders: the income, buildings, production and moves, and the odds of
/// each attack. It draws no luck.
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
                odds: odds(options.casualties, map.figures.luck(), march.units, garrison, march.stop_below),
            })
        })
        .collect();
    turn.stay(&marches);
    let attacked = |event: &Event| match event {
        // They own conquered states only after the battles.
        Event::Lapsed { order: Order::Move { .. }, why: Lapse::NotOwn(land), .. } => {
            marches.iter().any(|march| march.target == *land)
        }
        _ => false,
    };
    turn.go();
    let mut events: Vec<Event> = Vec::new();
    for event in turn.told.into_iter().map(|told| told.event) {
        // Other powers' production is unknown.
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

/// Valid odds to ask for in any position.
const EXAMPLE: &str = "ODDS 4I 3C AGAINST 6I";

/// Answers a question.
///
/// # Errors
/// A sentence that says why there is no answer.
pub(super) fn answer(map: &Map, options: &Options, view: &View, word: &str, args: &str) -> Result<String, Note> {
    match word.to_lowercase().as_str() {
        "odds" => odds_of(map, options, view, args),
        "advise" | "advice" => advice(map, options, view),
        _ => Err(Note::of(say!("{} is not a question in this game.", line(word.to_uppercase())))),
    }
}

/// `NBR FROM GEL [WITH 4I 3C]`, or `4I 3C AGAINST 6I`.
fn odds_of(map: &Map, options: &Options, view: &View, args: &str) -> Result<String, Note> {
    let mut words = Words::of(args);
    if words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
        let column = words.units()?;
        if !words.takes_any(&["against", "on", "v", "vs"]) {
            return Err(Note::of(say!("Say against whom: {}.", line(EXAMPLE))));
        }
        let garrison = words.units()?;
        return match words.is_empty() && !garrison.is_empty() {
            true => Ok(chances_of(&column.to_string(), &garrison.to_string(), (map, options), column, garrison, None)),
            false => Err(Note::of(say!("Write {}.", line(EXAMPLE)))),
        };
    }
    if words.is_empty() {
        return Err(Note::of(say!(
            "Write ODDS and an attack, such as {}, or {}.",
            line("ODDS NBR FROM GEL WITH 4I 3C"),
            line(EXAMPLE)
        )));
    }
    let order = entry::parse(map, &format!("ATTACK {args}")).map_err(Rejected::into_why)?;
    let Order::Attack { target, from, with, stop_below, .. } = order else {
        return Err(Note::of(say!("Write {}.", line("ODDS NBR FROM GEL WITH 4I 3C"))));
    };
    if !map.are_connected(from, target) {
        let (from, target) = (place(map.key_of(from)), place(map.key_of(target)));
        return Err(Note::of(say!("{} and {} are not connected.", from, target)));
    }
    let column = with.unwrap_or(view.seen.at(from).garrison.can_leave());
    let garrison = view.seen.at(target).garrison;
    if column.is_empty() {
        return Err(Note::of(say!("One unit always stays in {}, so none can leave it.", place(map.key_of(from)))));
    }
    let name = |land, units: Units| format!("{} ({units})", map.key_of(land));
    Ok(chances_of(&name(from, column), &name(target, garrison), (map, options), column, garrison, stop_below))
}

/// `GEL (4i 3c), 13 to 6 against NBR (3i): won 99.2%, …`
fn chances_of(
    from: &str,
    target: &str,
    (map, options): (&Map, &Options),
    column: Units,
    garrison: Units,
    stop_below: Option<u32>,
) -> String {
    let (attack, defence) = (column.attack(), garrison.defence());
    let head = format!("{from} against {target}, {attack} to {defence}");
    match odds(options.casualties, map.figures.luck(), column, garrison, stop_below) {
        None if attack < defence => format!("{head}: too weak to attack, by {}.", defence - attack),
        None => format!("{head}: the odds are below those at which the column stops."),
        Some(odds) => format!("{head}: {}", chances(odds)),
    }
}

/// The odds of an attack in a sentence: `it wins 83.1% of the time, …`.
pub(super) fn chances(odds: Odds) -> String {
    let Odds { won, left, garrison_left, is_exact } = odds;
    let mut text = format!("won {}.{}%", won / 10, won % 10);
    if 0 < won {
        text += &format!(", on average with {left} left");
    }
    if won < 1000 {
        text += &format!("; if not, {garrison_left} are left of the garrison");
    }
    text + if is_exact { " (exact)." } else { " (from 4000 samples)." }
}

/// The governor's orders, and the bot's suggestions with its reasons.
fn advice(map: &Map, options: &Options, view: &View) -> Result<String, Note> {
    let Eyes::Power(power) = view.eyes else { return Err(Note::of("Only players are advised.")) };
    if view.seen.n_lands_of(power) == 0 {
        return Err(Note::of("You have no states left."));
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
        text += &format!("{}\n", said(reason));
    }
    Ok(text.trim_end().to_owned())
}
