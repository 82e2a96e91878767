//! The order form, and the orders on file.
use super::turn::share_of;
use super::words::InWords as _;
use chancery_conquest::map::Land;
use chancery_conquest::order::{About, Order};
use chancery_conquest::state::Sections;
use chancery_conquest::turn::kept;
use chancery_conquest::units::{Building, Units};
use chancery_conquest::{Conquest, View};
use chancery_rules::{Power, Rules as _};
use chancery_text::list;
use chancery_text::words::said;

/// The form of a power: a prompt for each city and for attacks and moves, with remarks on options and orders on file.
pub(super) fn form(rules: &Conquest, view: &View, power: Power, on_file: &[Order]) -> String {
    let state = &view.seen;
    let Some(seat) = state.seats.get(power.index()) else { return String::new() };
    let income = rules.map().figures.income(state.n_mines_of(power));
    let mut form = format!(
        "# {} kg of iron, with {income} of income; {}\n",
        seat.iron.saturating_add(income),
        said(share_of(rules, view, power))
    );
    let mut told: Vec<&Order> = Vec::new();
    let mut push = |form: &mut String, is_about: &dyn Fn(&Order) -> bool| {
        for order in on_file.iter().filter(|order| is_about(order)) {
            if !told.contains(&order) {
                told.push(order);
                *form += &format!("# on file: {}\n", rules.write_order(order));
            }
        }
    };
    for city in state.cities_of(power) {
        form += &format!("PRODUCE IN {}\n", rules.key(city));
        let is_about = |order: &Order| match order.about() {
            About::Build(at) | About::Produce(Some(at)) => at == city,
            _ => false,
        };
        push(&mut form, &is_about);
        form += &format!("# {}\n", of_city(rules, view, city));
    }
    push(&mut form, &|order| matches!(order.about(), About::Produce(None)));
    form += "ATTACK\n";
    push(&mut form, &|order| matches!(order, Order::Attack { .. }));
    form += &attacks(rules, view, power);
    form += "MOVE\n";
    push(&mut form, &|order| matches!(order, Order::Move { .. } | Order::Hold(_)));
    form += &moves(rules, view, power);
    push(&mut form, &|_| true);
    let after = kept(seat, on_file);
    for (n, order) in (1..).zip(&seat.standing).filter(|(_, order)| after.standing.contains(order)) {
        form += &format!("# standing {n}: {}\n", rules.write_order(order));
    }
    if after.governor != Sections::NONE {
        form += &format!("# the governor has: {}\n", after.governor.words().join(", "));
    }
    form
}

/// Lists the options of a city: `BUILD STABLES IN GEL costs 200 kg; has barracks, makes I`.
fn of_city(rules: &Conquest, view: &View, city: Land) -> String {
    let here = view.seen.at(city);
    let has: Vec<&str> =
        Building::ALL.into_iter().filter(|building| Some(*building) <= here.newest).map(Building::name).collect();
    let has = if has.is_empty() { "no building".to_owned() } else { list(&has) };
    let next = match Building::after(here.newest) {
        None => String::new(),
        Some(next) => {
            format!("; BUILD {} IN {}: {} kg", next.word(), rules.key(city), rules.map().figures.iron_of(next))
        }
    };
    format!("{}: {has}{next}", here.garrison)
}

/// Lists the options of a power's states, one remark each: the targets it can attack, or the places it can move to.
fn from_each(rules: &Conquest, view: &View, power: Power, line: impl Fn(Land, Units, &[Land]) -> String) -> String {
    let (map, state) = (rules.map(), &view.seen);
    let mut text = String::new();
    for from in state.lands_of(power) {
        let column = state.at(from).garrison.can_leave();
        if !column.is_empty() {
            text += &line(from, column, map.connected(from));
        }
    }
    text
}

/// `# UTR, 4i 1c can go, attack 7: FLE 4, GEL 4, NHO 10`
fn attacks(rules: &Conquest, view: &View, power: Power) -> String {
    let state = &view.seen;
    let line = |from: Land, column: Units, near: &[Land]| {
        let others = near.iter().filter(|land| state.owner(**land) != power);
        let others: Vec<String> =
            others.map(|land| format!("{} {}", rules.key(*land), state.at(*land).garrison.defence())).collect();
        match others.as_slice() {
            [] => String::new(),
            others => format!("# {} ({column}, attack {}): {}\n", rules.key(from), column.attack(), others.join(", ")),
        }
    };
    let text = from_each(rules, view, power, line);
    let head = "# ATTACK target FROM state. Who could leave; scores of defence:";
    if text.is_empty() { text } else { format!("{head}\n{text}") }
}

/// `# UTR (4i 1c): DRE, GRO`
fn moves(rules: &Conquest, view: &View, power: Power) -> String {
    let line = |from: Land, column: Units, near: &[Land]| {
        let own: Vec<&str> =
            near.iter().filter(|land| view.seen.owner(**land) == power).map(|land| rules.key(*land)).collect();
        match own.as_slice() {
            [] => String::new(),
            own => format!("# {} ({column}): {}\n", rules.key(from), own.join(", ")),
        }
    };
    let text = from_each(rules, view, power, line);
    let head = "# MOVE 2I FROM state TO state, after the battles. Where to:";
    if text.is_empty() { text } else { format!("{head}\n{text}") }
}
