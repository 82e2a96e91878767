//! The governor: its builds, attacks and moves, as prescribed by the published rules that Conquest follows. HELP GOVERNOR summarises them.
use super::battle::March;
use super::figures::Figure;
use super::map::{Land, Map};
use super::state::{Risk, State};
use super::units::Units;
use chancery_rules::Power;
use std::cmp::Reverse;

/// The cities of a power in the order in which the governor serves them: the most threatened first, with ties broken by name.
pub fn cities(map: &Map, state: &State, power: Power) -> Vec<Land> {
    let mut cities: Vec<Land> = state.cities_of(power).collect();
    cities.sort_by_cached_key(|at| (Reverse(state.risk(map, *at)), *at));
    cities
}

/// Rates a state as a target, as the governor does: usually 0.2 for iron + 0.4 for a city + its own risk. The risk is
/// compared as a fraction of tenths.
fn rate(map: &Map, state: &State, target: Land) -> Risk {
    let (risk, holding) = (state.risk(map, target), state.at(target));
    let part = |figure, is_there: bool| if is_there { u64::from(map.figures.get(figure)) } else { 0 };
    let bonus = part(Figure::IronRisk, holding.has_mine) + part(Figure::CityRisk, holding.is_city);
    match risk.defence {
        0 if risk.threat == 0 => Risk { threat: bonus, defence: 10 },
        defence => Risk { threat: 10 * risk.threat + bonus * defence, defence: 10 * defence },
    }
}

/// The attacks of a power from states that are `free`. Targets are those worth more than 1, the best first. Each is attacked from the
/// connected own state with the largest column that is strong enough and not used yet.
pub fn attacks(map: &Map, state: &State, power: Power, free: impl Fn(Land) -> bool) -> Vec<March> {
    let is_target =
        |land: &Land| state.owner(*land) != power && map.connected(*land).iter().any(|own| state.owner(*own) == power);
    let rated = map.all().filter(is_target).map(|target| (rate(map, state, target), target));
    let mut rated: Vec<(Risk, Land)> = rated.filter(|(rate, _)| *rate > Risk { threat: 1, defence: 1 }).collect();
    rated.sort_by_key(|(rate, target)| (Reverse(*rate), *target));
    let mut marches: Vec<March> = Vec::new();
    for (_, target) in rated {
        let defence = state.at(target).garrison.defence();
        let column = |from: Land| state.at(from).garrison.can_leave();
        let can = |from: &Land| {
            state.owner(*from) == power
                && free(*from)
                && marches.iter().all(|march| march.from != *from)
                && !column(*from).is_empty()
                && defence <= column(*from).attack()
        };
        let largest = map.connected(target).iter().copied().filter(can);
        if let Some(from) = largest.max_by_key(|from| (column(*from).attack(), Reverse(*from))) {
            marches.push(March { power, from, target, units: column(from), stop_below: None, occupy: None });
        }
    }
    marches
}

/// The moves of a power's movable units, from states that are `free`. The surplus of states with a risk below 1 goes to the connected own
/// state with the greatest risk, if that is greater. Without any risk, there or nearby, it goes toward the nearest frontier.
pub fn moves(
    map: &Map,
    state: &State,
    power: Power,
    can_leave: impl Fn(Land) -> Units,
    free: impl Fn(Land) -> bool,
) -> Vec<(Land, Land, Units)> {
    let own = |land: Land| state.owner(land) == power;
    let is_frontier = |land: Land| own(land) && map.connected(land).iter().any(|other| !own(*other));
    let steps = map.steps_from(is_frontier, own);
    let mut by_risk: Vec<(Risk, Land)> = state.lands_of(power).map(|land| (state.risk(map, land), land)).collect();
    by_risk.sort_unstable();
    let mut moves = Vec::new();
    for (risk, from) in by_risk.into_iter().filter(|(risk, from)| risk.is_below_one() && free(*from)) {
        let units = can_leave(from).worth(risk.surplus().max(0) as u64);
        if units.is_empty() {
            continue;
        }
        let near = || map.connected(from).iter().copied().filter(|near| own(*near));
        let riskiest = near().max_by_key(|near| (state.risk(map, *near), Reverse(*near)));
        let to = match riskiest.filter(|near| state.risk(map, *near) > risk) {
            None if risk.threat == 0 => {
                let distance = |land: &Land| steps[land.index()];
                let nearest = near().filter(|near| distance(near).is_some()).min_by_key(|near| (distance(near), *near));
                nearest.filter(|near| distance(near) < distance(&from))
            }
            riskier => riskier,
        };
        moves.extend(to.map(|to| (from, to, units)));
    }
    moves
}
