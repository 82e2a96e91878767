//! Views and events of Conquest as data: the sheet for pictures and programs.
use super::standing::playing;
use super::words::{InWords as _, OnPages};
use chancery_conquest::entry::Wording as _;
use chancery_conquest::event::{Event, Lapse};
use chancery_conquest::map::Land;
use chancery_conquest::order::Order;
use chancery_conquest::state::Holding;
use chancery_conquest::units::{Building, Units};
use chancery_conquest::{Conquest, State, View};
use chancery_picture::sheet::{
    Area, BoardOrder, OrderAction, OrderOutcome, Piece, PieceKind, PlayerView, PreviousTurns, Side, Work,
};
use chancery_rules::{Power, Rules};

/// A position.
pub(super) fn of_position(rules: &Conquest, view: &View, past: &PreviousTurns) -> PlayerView {
    let (map, state) = (rules.map(), &view.seen);
    let piece = |land: Land| {
        let here = state.at(land);
        (!here.garrison.is_empty()).then(|| Piece {
            side: Some(here.owner.index()),
            kind: PieceKind::Force,
            at: map.key_of(land).to_owned(),
            text: here.garrison.to_string(),
            ..Piece::default()
        })
    };
    PlayerView {
        board: map.key.clone(),
        phase: format!("T{}", state.turn),
        title: format!("Turn {}", state.turn),
        sides: sides(rules, state, past),
        areas: map.all().map(|land| area(map.key_of(land), state.at(land))).collect(),
        pieces: map.all().filter_map(piece).collect(),
        counted: "states".to_owned(),
        ..PlayerView::default()
    }
}

/// The position, with the orders on file.
pub(super) fn with_orders(
    rules: &Conquest,
    view: &View,
    orders: &[(Power, Order)],
    past: &PreviousTurns,
) -> PlayerView {
    let mut sheet = of_position(rules, view, past);
    for (power, order) in orders {
        match deed(rules, &view.seen, *power, order, OrderOutcome::Filed) {
            Some(deed) => sheet.deeds.push(deed),
            None => sheet.asides.push(format!("{}: {}.", rules.name(*power), OnPages(rules).order(order))),
        }
    }
    sheet
}

/// Returns the results of a turn: the position after it, its attacks and moves, and the buildings and units made.
pub(super) fn of_results(
    rules: &Conquest,
    before: &View,
    after: &View,
    events: &[Event],
    past: &PreviousTurns,
) -> PlayerView {
    let mut sheet = PlayerView {
        phase: format!("T{}", before.seen.turn),
        title: format!("Turn {}", before.seen.turn),
        results: events.iter().map(|event| rules.write_event(event)).collect(),
        ..of_position(rules, after, past)
    };
    for event in events {
        match event {
            Event::Battle(battle) => {
                for column in &battle.columns {
                    let what = OrderAction::Attack { to: rules.key(battle.target).to_owned() };
                    let came = if battle.taken_by == Some(column.power) {
                        OrderOutcome::Success
                    } else {
                        OrderOutcome::Failure
                    };
                    sheet.deeds.push(BoardOrder {
                        side: Some(column.power.index()),
                        came,
                        ..force(rules, column.from, column.units, what)
                    });
                }
            }
            Event::Moved { power, from, to, units } => {
                let what = OrderAction::Move { to: rules.key(*to).to_owned(), via: Vec::new() };
                sheet.deeds.push(BoardOrder {
                    side: Some(power.index()),
                    came: OrderOutcome::Success,
                    ..force(rules, *from, *units, what)
                });
            }
            Event::Lapsed {
                power,
                order: order @ Order::Attack { .. },
                why: Lapse::TooWeak { .. } | Lapse::Odds { .. } | Lapse::HeadOn { .. },
            } => {
                sheet.deeds.extend(deed(rules, &before.seen, *power, order, OrderOutcome::Failure));
            }
            Event::Built { power, at, building } => {
                sheet.asides.push(format!(
                    "{}: {} in {}.",
                    rules.name(*power),
                    building.name(),
                    OnPages(rules).key(*at)
                ));
            }
            _ => {}
        }
    }
    sheet
}

/// Records how many states each player has.
pub(super) fn remember(rules: &Conquest, view: &View, past: &mut PreviousTurns) {
    past.count(format!("T{}", view.seen.turn), counts(rules, &view.seen));
}

/// All powers of the map. Powers that are not in the game own nothing.
fn sides(rules: &Conquest, state: &State, past: &PreviousTurns) -> Vec<Side> {
    let plays = playing(rules, state);
    let label = format!("T{}", state.turn);
    let side = |(at, power): (usize, &chancery_rules::PowerName)| Side {
        letter: power.letter.clone(),
        name: power.name.clone(),
        centres: plays.iter().find(|own| own.index() == at).map(|own| state.n_lands_of(*own)),
        before: past.centres_before(&label, at),
        is_neutral: !plays.iter().any(|own| own.index() == at),
        near: Vec::new(),
    };
    rules.powers().iter().enumerate().map(side).collect()
}

fn counts(rules: &Conquest, state: &State) -> Vec<Option<u32>> {
    let plays = playing(rules, state);
    rules.played().into_iter().map(|power| plays.contains(&power).then(|| state.n_lands_of(power))).collect()
}

fn area(key: &str, here: &Holding) -> Area {
    let buildings =
        [(Building::Barracks, Work::Barracks), (Building::Stables, Work::Stables), (Building::Factory, Work::Factory)];
    let built = buildings.into_iter().filter(|(building, _)| Some(*building) <= here.newest).map(|(_, work)| work);
    Area {
        place: key.to_owned(),
        is_centre: here.is_city,
        owner: Some(here.owner.index()),
        works: here.has_mine.then_some(Work::Mine).into_iter().chain(built).collect(),
        ..Area::default()
    }
}

/// An attack or a move on the map. `None` for other orders.
fn deed(rules: &Conquest, state: &State, power: Power, order: &Order, came: OrderOutcome) -> Option<BoardOrder> {
    let who = |from: Land, with: Option<Units>| with.unwrap_or_else(|| state.at(from).garrison.can_leave());
    let deed = match order {
        Order::Attack { target, from, with, .. } => {
            force(rules, *from, who(*from, *with), OrderAction::Attack { to: rules.key(*target).to_owned() })
        }
        Order::Move { units, from, to } => {
            let what = OrderAction::Move { to: rules.key(*to).to_owned(), via: Vec::new() };
            force(rules, *from, who(*from, *units), what)
        }
        _ => return None,
    };
    Some(BoardOrder { side: Some(power.index()), came, ..deed })
}

fn force(rules: &Conquest, at: Land, units: Units, what: OrderAction) -> BoardOrder {
    BoardOrder {
        kind: PieceKind::Force,
        at: rules.key(at).to_owned(),
        what,
        text: units.to_string(),
        ..BoardOrder::default()
    }
}
