//! Reviews one power's orders before the deadline, and files new ones among them.
use super::hints;
use crate::accounts;
use crate::accounts::balance;
use crate::board::{Board, Location, Province, Railway};
use crate::order::{Action, Order, Route};
use crate::policy::Policies;
use crate::special_moves::canal;
use crate::special_moves::carriers::Carriers;
use crate::special_moves::transform;
use crate::state::PhaseKind;
use crate::state::{State, Unit, UnitKind};
use chancery_rules::{Power, Review};
use chancery_text::say;
use chancery_text::sentence::{Arg, Note, Sentence, and, line, place, term};
use std::collections::BTreeMap;

/// Adds an order to those on file. It replaces an earlier order for the same unit, an earlier build in the same place,
/// or an earlier waive. A power with several units in a high sea has one order for each, and a new one replaces the
/// oldest. If there are more builds or removals than are owed, the last ones count.
pub fn file(board: &Board, policies: &Policies, state: &State, power: Power, on_file: &mut Vec<Order>, new: Order) {
    let owed = if state.phase.kind == PhaseKind::Adjustment { balance(board, policies, state, power) } else { 0 };
    let new = match new {
        Order::WaiveOneMore => match one_more(owed, on_file) {
            Some(waive) => waive,
            None => return,
        },
        new => new,
    };
    let about = subject(board, &new);
    let room = match new {
        Order::Unit { at, .. } if board.province(board.province_of(at)).high_sea => {
            let own = state.units_in(board, board.province_of(at)).filter(|unit| unit.power == power);
            own.count().max(1)
        }
        _ => 1,
    };
    let old: Vec<_> = (0..on_file.len()).filter(|&index| subject(board, &on_file[index]) == about).collect();
    match old.first() {
        Some(&first) if old.len() >= room && room > 1 => {
            on_file.remove(first);
            on_file.push(new.clone());
        }
        Some(&first) if old.len() >= room => on_file[first] = new.clone(),
        _ => on_file.push(new.clone()),
    }
    // If units are also removed to make room, the number of builds is not known yet.
    if owed == 0 || policies.any_disband || weight(owed, &new) == 0 {
        return;
    }
    let total = |on_file: &[Order]| on_file.iter().map(|order| weight(owed, order)).sum::<i64>();
    while total(on_file) > owed.abs() {
        let Some(oldest) = on_file.iter().position(|order| weight(owed, order) > 0 && *order != new) else { return };
        match &mut on_file[oldest] {
            Order::Waive(n_builds) if *n_builds > 1 => *n_builds -= 1,
            _ => {
                on_file.remove(oldest);
            }
        }
    }
}

/// `WAIVE`, after the orders on file: one more of the open builds, or else one instead of a build. `None` if nothing
/// changes.
fn one_more(owed: i64, on_file: &[Order]) -> Option<Order> {
    let waived = on_file.iter().find_map(|order| if let Order::Waive(n) = order { Some(*n) } else { None });
    let ordered: i64 = on_file.iter().map(|order| weight(owed, order)).sum();
    match waived {
        Some(n) if ordered < owed => Some(Order::Waive(n + 1)),
        Some(_) => None,
        None => Some(Order::Waive(1)),
    }
}

/// Returns the number of owed builds, or of owed removals if negative, that an order uses.
fn weight(owed: i64, order: &Order) -> i64 {
    match order {
        Order::Build { .. } | Order::WaiveOneMore if owed > 0 => 1,
        Order::Waive(n_builds) if owed > 0 => i64::from(*n_builds),
        Order::Unit { action: Action::Disband, .. } if owed < 0 => 1,
        _ => 0,
    }
}

/// The order on file for each of a power's units. The n-th order for a high sea is for the n-th unit there.
pub fn assign<'a>(board: &Board, orders: &'a [Order], units: &[&Unit]) -> Vec<Option<&'a Order>> {
    let mut left: Vec<&Order> = orders.iter().collect();
    let mut take = |unit: &&Unit| {
        let province = board.province_of(unit.at);
        let high = board.province(province).high_sea;
        let fits = |order: &&Order| match order {
            Order::Unit { kind, at, .. } => {
                board.province_of(*at) == province && (!high || kind.is_none_or(|kind| kind == unit.kind))
            }
            _ => false,
        };
        left.iter().position(fits).map(|index| left.remove(index))
    };
    units.iter().map(&mut take).collect()
}

/// Returns the subject of an order: of two orders with the same subject, one replaces the other.
pub fn subject(board: &Board, order: &Order) -> (u8, Option<Province>) {
    match order {
        Order::Unit { at, .. } => (0, Some(board.province_of(*at))),
        Order::Build { at, .. } => (1, Some(board.province_of(*at))),
        Order::Waive(_) | Order::WaiveOneMore => (2, None),
        Order::Permit { from, .. } => (3, Some(board.province_of(*from))),
        Order::Home { at, .. } => (4, Some(board.province_of(*at))),
        Order::Bid { power, .. } => (5, Some(Province(power.0))),
    }
}

/// Returns anything missing or odd in a power's orders.
pub fn review(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Review {
    match state.phase.kind {
        PhaseKind::Movement => movement(board, policies, state, power, orders),
        PhaseKind::Retreat => retreats(board, state, power, orders),
        PhaseKind::Adjustment => adjustments(board, policies, state, power, orders),
    }
}

/// Returns anything missing from a power's orders.
pub fn missing(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Vec<Note> {
    match state.phase.kind {
        PhaseKind::Movement => idle_units(board, orders, state.units.iter().filter(|unit| unit.power == power)),
        PhaseKind::Retreat => idle_units(board, orders, dislodged(state, power)),
        PhaseKind::Adjustment => adjustments(board, policies, state, power, orders).missing,
    }
}

/// A power's units that must retreat.
fn dislodged(state: &State, power: Power) -> impl Iterator<Item = &Unit> {
    state.dislodged.iter().map(|dislodged| &dislodged.unit).filter(move |unit| unit.power == power)
}

/// The order for the unit in a province.
pub(super) fn order_for<'a>(board: &Board, orders: &'a [Order], province: Province) -> Option<&'a Action> {
    orders.iter().find_map(|order| match order {
        Order::Unit { at, action, .. } if board.province_of(*at) == province => Some(action),
        _ => None,
    })
}

/// `Army Budapest`
fn named(board: &Board, unit: &Unit) -> Sentence<'static> {
    let kind = match unit.kind {
        UnitKind::Army => "Army",
        UnitKind::Fleet => "Fleet",
        UnitKind::Wing => "Wing",
    };
    say!("{kind} {}", kind, place(board.full_name(unit.at)))
}

/// The implied holds of a power's units without orders, in movement.
pub fn idle(board: &Board, state: &State, power: Power, orders: &[Order]) -> Vec<Order> {
    if state.phase.kind != PhaseKind::Movement {
        return Vec::new();
    }
    let units: Vec<_> = state.units.iter().filter(|unit| unit.power == power).collect();
    let idle = units.iter().zip(assign(board, orders, &units)).filter(|(_, order)| order.is_none());
    idle.map(|(unit, _)| Order::Unit { kind: Some(unit.kind), at: unit.at, action: Action::Hold }).collect()
}

fn idle_units<'a>(board: &Board, orders: &[Order], units: impl Iterator<Item = &'a Unit>) -> Vec<Note> {
    let units: Vec<_> = units.collect();
    let idle = units.iter().zip(assign(board, orders, &units)).filter(|(_, order)| order.is_none());
    idle.map(|(unit, _)| Note::of(say!("{} has no order.", named(board, unit)))).collect()
}

/// Several units that move to one place, without support for any of them.
fn crowds(board: &Board, orders: &[Order], kind: PhaseKind) -> Vec<Note> {
    let mut goals: BTreeMap<Province, Vec<Arg>> = BTreeMap::new();
    for order in orders {
        if let Order::Unit { at, action: Action::Move { to, .. }, .. } = order
            && !board.province(board.province_of(*to)).high_sea
        {
            goals.entry(board.province_of(*to)).or_default().push(place(board.place_name(*at)));
        }
    }
    let is_supported = |goal| {
        orders.iter().any(|order| {
            matches!(order, Order::Unit { action: Action::SupportMove { to, .. }, .. } if board.province_of(*to) == goal)
        })
    };
    let crowds = goals.into_iter().filter(|(_, from)| from.len() > 1);
    let sentence = |(goal, from): (Province, Vec<Arg>)| {
        let all = if from.len() == 2 { "both" } else { "all" };
        let neither = if from.len() == 2 { "neither" } else { "none" };
        let province = place(&board.province(goal).name);
        Note::of(match kind {
            PhaseKind::Retreat => {
                say!("{} {all} go to {province}: {neither} gets there.", and(from), all, province, neither)
            }
            _ if !is_supported(goal) => {
                say!(
                    "{} {all} go to {province}: {neither} gets in unless one is supported.",
                    and(from),
                    all,
                    province,
                    neither
                )
            }
            _ => say!("{} {all} go to {province}.", and(from), all, province),
        })
    };
    crowds.map(sentence).collect()
}

/// Several armies ordered onto one railway, so that none travels.
fn full_trains(board: &Board, orders: &[Order]) -> Vec<Note> {
    let lines = board.railways.iter().enumerate().map(|(index, line)| {
        let rides = |order: &&Order| {
            matches!(order, Order::Unit { action: Action::Move { route: Route::Rail(on), .. }, .. } if *on == index)
        };
        (line, orders.iter().filter(rides).count())
    });
    let crowded = lines.filter(|(_, n_rides)| 1 < *n_rides);
    let sentence = |(line, n): (&Railway, usize)| {
        Note::of(say!("{n} armies are ordered to travel on the {}, but only one can.", n, term(&line.name)))
    };
    crowded.map(sentence).collect()
}

fn movement(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Review {
    let own = |at: Location| state.units_in(board, board.province_of(at)).find(|unit| unit.power == power);
    let units = state.units.iter().filter(|unit| unit.power == power);
    let mut review = Review {
        missing: idle_units(board, orders, units.clone()),
        warnings: crowds(board, orders, PhaseKind::Movement),
        hints: hints::movement(board, policies, state, power, orders),
    };
    review.warnings.extend(full_trains(board, orders));
    let carriers = UnitKind::ALL.map(|kind| Carriers::of(board, policies, state, kind));
    for order in orders {
        let Order::Unit { at, action, .. } = order else { continue };
        let mut warn = |words: Sentence| {
            review.warnings.push(Note::of(say!("{}: {}", line(order.text(board)), words)));
        };
        if let (
            Action::Move { to, .. } | Action::SupportHold { unit: to, .. } | Action::SupportMove { to, .. },
            Some(unit),
        ) = (action, own(*at))
            && let Some(warning) = canal::warning(board, policies, &state.units, unit, *to, orders, true)
        {
            warn(say!("{}", warning));
        }
        let (from, to) = match action {
            Action::Move { to, route } => {
                // A unit that travels by rail needs no fleets. Whether another power gives this one a proxy is not
                // known yet.
                if own(*at).is_none() || matches!(route, Route::Rail(_)) {
                    continue;
                }
                let by_land = *route == Route::Any
                    && own(*at).is_some_and(|unit| {
                        board
                            .steps(unit.kind, unit.at)
                            .iter()
                            .any(|&step| board.province_of(step) == board.province_of(*to))
                    });
                let convoyed = orders.iter().any(|order| carries(board, order, *at, *to));
                let kind = own(*at).map_or(UnitKind::Army, |unit| unit.kind);
                let helpers = || carriers[kind as usize].helpers(board.province_of(*at), board.province_of(*to));
                let is_own = |at: Province| units.clone().any(|unit| board.province_of(unit.at) == at);
                if !by_land && !convoyed && helpers().into_iter().any(is_own) {
                    let those = match kind {
                        UnitKind::Fleet => "armies",
                        _ if policies.airlifts => "fleets or wings",
                        _ => "fleets",
                    };
                    warn(say!("none of your {those} is ordered to convoy it.", those));
                }
                continue;
            }
            Action::SupportHold { unit, .. } => (*unit, None),
            Action::SupportMove { from, to, .. } | Action::Convoy { from, to, .. } => (*from, Some(*to)),
            Action::Hold | Action::Disband | Action::Transform { .. } | Action::Proxy { .. } | Action::Maintain => {
                continue;
            }
        };
        // Other powers' orders are not known here.
        let Some(helped) = own(from) else { continue };
        let goes = match order_for(board, orders, board.province_of(from)) {
            Some(Action::Move { to, .. }) => Some(*to),
            // Another power decides on its action.
            Some(Action::Proxy { .. }) => continue,
            Some(_) => None,
            None if to.is_none() => continue,
            None => {
                warn(say!("{} has no order.", line(board.unit_name(helped))));
                continue;
            }
        };
        if goes.map(|at| board.province_of(at)) != to.map(|at| board.province_of(at)) {
            let name = line(board.unit_name(helped));
            warn(match goes {
                Some(at) => say!("{name} goes to {}.", name, place(board.place_name(at))),
                None => say!("{name} does not move.", name),
            });
        }
    }
    review
}

/// Returns whether this is a convoy of that army.
pub(super) fn carries(board: &Board, order: &Order, army: Location, goal: Location) -> bool {
    let same = |a: Location, b: Location| board.province_of(a) == board.province_of(b);
    matches!(order, Order::Unit { action: Action::Convoy { from, to, .. }, .. } if same(*from, army) && same(*to, goal))
}

fn retreats(board: &Board, state: &State, power: Power, orders: &[Order]) -> Review {
    Review {
        missing: idle_units(board, orders, dislodged(state, power)),
        warnings: crowds(board, orders, PhaseKind::Retreat),
        hints: Vec::new(),
    }
}

fn adjustments(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order]) -> Review {
    let is_removal = |order: &&Order| matches!(order, Order::Unit { action: Action::Disband, .. });
    let mut owed = balance(board, policies, state, power);
    if policies.any_disband {
        // A removed unit makes room.
        owed += orders.iter().filter(is_removal).count() as i64;
    }
    let n_ordered: i64 = match owed {
        ..0 if policies.any_disband => 0,
        _ => orders.iter().map(|order| weight(owed, order)).sum(),
    };
    let several =
        |n: i64| -> Sentence { if owed < 0 { say!("{n removal|removals}", n) } else { say!("{n build|builds}", n) } };
    let mut review = Review::default();
    let open = owed.abs() - n_ordered;
    if open > 0 {
        let waive = if owed > 0 { " Build, or waive." } else { "" };
        review.missing.push(Note::of(say!(
            "{what} {open? is|are} not ordered yet.{waive}",
            what = several(open),
            open,
            waive
        )));
    } else if open < 0 {
        review.warnings.push(Note::of(say!(
            "{what} {n_ordered? is|are} ordered, but only {owed} owed: the first on the list {owed? counts|count}.",
            what = several(n_ordered),
            n_ordered,
            owed = owed.abs()
        )));
    }
    choices(board, policies, state, power, orders, &mut review);
    if open == 0 {
        review.hints = hints::builds(board, policies, state, power, orders);
    }
    review
}

/// Reviews a power's optional decisions. The judge asks for one until the power makes it, or waives.
fn choices(board: &Board, policies: &Policies, state: &State, power: Power, orders: &[Order], review: &mut Review) {
    let waives = orders.iter().any(|order| matches!(order, Order::Waive(_)));
    let bids =
        || orders.iter().filter_map(|order| if let Order::Bid { credits, .. } = order { Some(*credits) } else { None });
    if policies.intimate && accounts::is_played(board, state, power) {
        let purse = state.affairs.credits.get(power.index()).copied().unwrap_or(0);
        let total = bids().fold(0_u32, u32::saturating_add);
        if bids().next().is_none() && !waives {
            let mercenary = accounts::powers(board).find(|&other| !accounts::is_played(board, state, other));
            let name = mercenary.map_or("", |power| &board.power_name(power).name);
            let bid = line(format!("Bid 5 {name}"));
            review.missing.push(Note::of(say!("You have not bid. Bid (\"{bid}\"), or waive.", bid)));
        } else if total > purse {
            review.warnings.push(Note::of(say!(
                "You bid {total} credits, and have {purse}. If you win more than you can pay, you lose all of them, and all your bids fail.",
                total,
                purse
            )));
        }
    }
    let n_chosen = |chosen: bool| {
        orders.iter().filter(|order| matches!(order, Order::Home { chosen: so, .. } if *so == chosen)).count()
    };
    let room = accounts::n_open_homes(board, state, power) + n_chosen(false);
    if n_chosen(true) > room {
        review.warnings.push(Note::of(say!(
            "You choose {n home centre|home centres}, but have room for {room}: give up others.",
            n = n_chosen(true),
            room
        )));
    } else if accounts::chooses_homes(board, policies, state, power) && n_chosen(true) == 0 && !waives {
        review.missing.push(Note::of(say!(
            "You may choose {n home centre|home centres}. Choose (\"Home ...\"), or waive.",
            n = room.max(1)
        )));
    }
    let asked = orders.is_empty() && review.missing.is_empty() && accounts::has_choices(board, policies, state, power);
    if asked && policies.any_disband {
        review.missing.push(Note::of("You may remove units, and build others. Do so, or waive."));
    } else if asked && transform::decides(board, policies, state, power) {
        review.missing.push(Note::of("You may transform units. Do so, or waive."));
    }
}
