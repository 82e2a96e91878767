//! The production of cities, and the destinations of units that do not attack.
use super::super::governor;
use super::super::map::{Land, Map};
use super::super::order::{Order, Production};
use super::super::state::View;
use super::super::turn::shares;
use super::super::units::{Building, Kind, Units};
use super::Table;
use super::attacks::AttackPlan;
use chancery_rules::Power;

/// Orders buildings and production: the next building in the most threatened cities, and the best affordable units.
pub(super) fn production(map: &Map, view: &View, power: Power) -> Vec<Order> {
    let mut orders = Vec::new();
    let seen = &view.seen;
    let mut iron =
        seen.seats.get(power.index()).map_or(0, |seat| seat.iron) + map.figures.income(seen.n_mines_of(power));
    let cities = governor::cities(map, seen, power);
    for &at in &cities {
        if let Some(next) = Building::after(seen.at(at).newest).filter(|next| map.figures.iron_of(*next) <= iron) {
            iron -= map.figures.iron_of(next);
            orders.push(Order::Build { what: Some(next), at });
        }
    }
    for (at, share) in shares(seen.production(map, power), &[], &cities) {
        // Infantry defends best, so a city that would otherwise fall produces it if it helps.
        let enemies = map.connected(at).iter().filter(|enemy| seen.owner(**enemy) != power);
        let column = enemies.map(|enemy| seen.at(*enemy).garrison.can_leave().attack()).max().unwrap_or(0);
        let garrison = seen.at(at).garrison.defence();
        let with = |kind| garrison + 2 * u64::from(share / map.figures.points(kind));
        let (with_cavalry, with_infantry) = (with(Kind::Cavalry), with(Kind::Infantry));
        let what = if with_cavalry <= column && column < with_infantry + u64::from(share) {
            Production::Units { units: Vec::new(), rest: Some(Kind::Infantry) }
        } else {
            Production::Auto
        };
        orders.push(Order::Produce { at: Some(at), what });
    }
    orders
}

/// Moves the units that do not attack, each to the adjacent state with the strongest pull.
pub(super) fn moves(table: &Table<'_>, plan: &AttackPlan) -> Vec<Order> {
    let own = |land: Land| table.is_own(land) || plan.on(land).is_some();
    let garrison = |land: Land| match plan.on(land) {
        Some(attack) => attack.moved_in,
        None => match plan.attacks.iter().find(|attack| attack.from == land) {
            Some(attack) => attack.at_home,
            None => table.expected.at(land).garrison,
        },
    };
    let enemies = |land: Land| table.map.connected(land).iter().copied().filter(|near| !own(*near));
    let beside = |land: Land| {
        let columns = enemies(land).map(|enemy| table.expected.at(enemy).garrison.can_leave().attack());
        columns.max().unwrap_or(0)
    };
    // A frontier's pull depends on possible conquests, possible losses, and the units already there.
    let pull = |land: Land| {
        let best = enemies(land).map(|enemy| table.worth(enemy)).fold(0.0, f64::max);
        let short = beside(land).saturating_sub(garrison(land).defence()) as f64;
        let need = if 0.0 < short { table.plain_worth(land) } else { 0.0 };
        1.0 + best + need + table.weights.mass * garrison(land).attack() as f64
    };
    let mut field: Vec<f64> = vec![0.0; table.map.lands.len()];
    for frontier in table.map.all().filter(|land| own(*land) && enemies(*land).next().is_some()) {
        let steps = table.map.steps_from(|land| land == frontier, own);
        let strength = pull(frontier);
        for (sum, steps) in field.iter_mut().zip(steps) {
            if let Some(steps) = steps {
                *sum = sum.max(strength * 0.7_f64.powi(steps as i32));
            }
        }
    }
    let mut orders = Vec::new();
    for from in table.expected.lands_of(table.power).filter(|from| !plan.leaves(*from)) {
        let all = garrison(from).can_leave();
        let units = match beside(from) {
            0 => all,
            threat => all.worth(garrison(from).defence().saturating_sub(threat + threat / 4)),
        };
        let near = table.map.connected(from).iter().copied().filter(|near| own(*near));
        let best = near.max_by(|one, other| field[one.index()].total_cmp(&field[other.index()]).then(other.cmp(one)));
        if let Some(to) = best.filter(|to| field[from.index()] < field[to.index()])
            && !units.is_empty()
        {
            let who: Option<Units> = (units != all).then_some(units);
            orders.push(Order::Move { units: who, from, to });
        }
    }
    orders
}
