//! The panels next to the board: the purse, what cities can make, where forces can go, and the odds of attacks.
use super::slots;
use super::words::{InWords as _, OnPages};
use crate::extras::{
    BoardExtras, BuildingOffer, City, Destination, Force, NumberWords, OddsRow, OddsTable, Purse, StandingLine,
    UnitOffer,
};
use chancery_conquest::entry::Wording as _;
use chancery_conquest::event::Event;
use chancery_conquest::map::Land;
use chancery_conquest::odds::odds;
use chancery_conquest::order::{Cancel, Order};
use chancery_conquest::state::State;
use chancery_conquest::turn::kept;
use chancery_conquest::units::{Building, Kind, Units};
use chancery_conquest::{Conquest, View};
use chancery_picture::sheet::PieceCount;
use chancery_rules::{Eyes, Power, Rules as _};

/// The maximum number of steps in a table of odds.
const MOST_STEPS: usize = 40;

/// All panels for the power whose view this is, or none for other readers.
pub(super) fn of(rules: &Conquest, view: &View, on_file: &[Order]) -> BoardExtras {
    let Eyes::Power(power) = view.eyes else { return BoardExtras::default() };
    let Some(seat) = view.seen.seats.get(power.index()).filter(|_| view.seen.winners.is_empty()) else {
        return BoardExtras::default();
    };
    if view.seen.n_lands_of(power) == 0 {
        return BoardExtras::default();
    }
    let after = kept(seat, on_file);
    let standing = (1..).zip(&seat.standing).filter(|(_, order)| after.standing.contains(order));
    let turn = Prospect::of(rules, view, power, on_file);
    BoardExtras {
        purse: Some(turn.purse()),
        cities: view.seen.cities_of(power).map(|at| turn.city(at, on_file)).collect(),
        forces: view.seen.lands_of(power).map(|at| turn.force(at)).collect(),
        standing: standing
            .map(|(n, order)| StandingLine {
                text: OnPages(rules).order(order),
                cancel: rules.write_order(&Order::CancelStanding(Cancel::Number(n))),
            })
            .collect(),
        words: Some(NumberWords {
            nothing: "NOTHING",
            best: "PRODUCE IN ALL AUTO",
            every: "STANDING {}",
            more: vec![
                ["occupy", "Occupy %", "80", "OCCUPY {}%"],
                ["stop", "Stop if odds below", "1.5", "STOP IF ODDS < {}"],
            ],
            worth: "1I 3C 5A",
            idle: "Without orders the governor acts.",
        }),
        ..BoardExtras::default()
    }
}

/// The outcome of the orders on file before the battles.
struct Prospect<'a> {
    rules: &'a Conquest,
    view: &'a View,
    power: Power,
    after: View,
    events: Vec<Event>,
    most: State,
}

/// The points that a city spends.
#[derive(Clone, Copy, Default)]
struct Spent {
    points: u32,
    made: Units,
    left: u32,
}

impl<'a> Prospect<'a> {
    fn of(rules: &'a Conquest, view: &'a View, power: Power, on_file: &[Order]) -> Self {
        // Units that move are still there before the battles.
        let stays = on_file.iter().filter(|order| !matches!(order, Order::Move { .. } | Order::Attack { .. }));
        let orders: Vec<(Power, Order)> = stays.map(|order| (power, order.clone())).collect();
        let (after, events) = rules.forecast(view, &orders).unwrap_or_else(|| (view.clone(), Vec::new()));
        let most = slots::most_produced(rules, view, power, on_file);
        Self { rules, view, power, after, events, most }
    }

    fn spent(&self, city: Land) -> Spent {
        let of_city = |event: &Event| match event {
            Event::Produced { power, at, share, units, lost, .. } if *power == self.power && *at == city => {
                Some(Spent { points: *share, made: *units, left: *lost })
            }
            _ => None,
        };
        self.events.iter().find_map(of_city).unwrap_or_default()
    }

    fn purse(&self) -> Purse {
        let iron_of = |view: &View| view.seen.seats.get(self.power.index()).map_or(0, |seat| seat.iron);
        let income = self.rules.map().figures.income(self.view.seen.n_mines_of(self.power));
        let spent: Vec<Spent> = self.view.seen.cities_of(self.power).map(|at| self.spent(at)).collect();
        Purse {
            iron: iron_of(self.view).saturating_add(income),
            income,
            iron_left: iron_of(&self.after),
            points: spent.iter().map(|spent| spent.points).sum(),
            points_left: spent.iter().map(|spent| spent.left).sum(),
        }
    }

    fn city(&self, at: Land, on_file: &[Order]) -> City {
        let Spent { points, made, .. } = self.spent(at);
        let (has, newest) = (self.purse(), self.after.seen.at(at).newest);
        let figures = &self.rules.map().figures;
        let kind = |kind: Kind| {
            let (price, cost) = (figures.points(kind), figures.iron(kind));
            let iron = has.iron_left.saturating_add(made.get(kind) * cost);
            let by_iron = iron.checked_div(cost).unwrap_or(u32::MAX);
            let needs = kind.building();
            let why_not = match by_iron {
                _ if newest < Some(needs) => Some(format!("needs {}", with_article(needs))),
                0 => Some(format!("costs {} kg of iron each: you have {iron} kg", cost)),
                _ => None,
            };
            UnitOffer {
                letter: kind.letter().to_string(),
                name: kind.word().to_owned(),
                points: price,
                iron: cost,
                made: made.get(kind),
                most: if why_not.is_some() { 0 } else { (points / price).min(by_iron) },
                why_not,
            }
        };
        let built = on_file.iter().find(|order| matches!(order, Order::Build { at: city, .. } if *city == at));
        let next = Building::after(self.view.seen.at(at).newest).map(|next| {
            let order = Order::Build { what: Some(next), at };
            let cost = figures.iron_of(next);
            let iron = has.iron_left.saturating_add(if built == Some(&order) { cost } else { 0 });
            BuildingOffer {
                line: self.rules.write_order(&order),
                name: next.name().to_owned(),
                iron: cost,
                why_not: (iron < cost).then(|| format!("you have {iron} kg")),
            }
        });
        let order = on_file.iter().find(|order| matches!(order, Order::Produce { at: Some(city), .. } if *city == at));
        City {
            at: self.rules.key(at).to_owned(),
            name: self.rules.map().land(at).name.clone(),
            points,
            form: format!("PRODUCE IN {} {{}}", self.rules.key(at)),
            order: order.map(|order| self.rules.write_order(order)),
            kinds: Kind::ALL.map(kind).to_vec(),
            next,
        }
    }

    fn force(&self, at: Land) -> Force {
        let leave = (self.view.seen.at(at).garrison + self.spent(at).made).can_leave();
        let most = self.most.at(at).garrison.can_leave();
        let goal = |to: &Land| {
            let garrison = self.view.seen.at(*to).garrison;
            let is_later = leave.attack() < garrison.defence() && garrison.defence() <= most.attack();
            Destination {
                at: self.rules.key(*to).to_owned(),
                name: self.rules.map().land(*to).name.clone(),
                garrison: garrison.to_string(),
                defence: (self.view.seen.owner(*to) != self.power).then(|| garrison.defence()),
                attack: leave.attack(),
                later: (is_later && self.view.seen.owner(*to) != self.power)
                    .then(|| odds_row(self.rules, most, garrison)),
                form: match self.view.seen.owner(*to) == self.power {
                    true => format!("MOVE {{}} FROM {} TO {}", self.rules.key(at), self.rules.key(*to)),
                    false => format!("ATTACK {} FROM {} WITH {{}}", self.rules.key(*to), self.rules.key(at)),
                },
            }
        };
        Force {
            at: self.rules.key(at).to_owned(),
            name: self.rules.map().land(at).name.clone(),
            leave: counted(leave),
            near: self.rules.map().connected(at).iter().map(goal).collect(),
        }
    }
}

/// `a barracks` is not English: barracks and stables take no article.
fn with_article(building: Building) -> String {
    if building == Building::Factory { format!("an {}", building.name()) } else { building.name().to_owned() }
}

fn counted(units: Units) -> Vec<PieceCount> {
    let there = Kind::ALL.into_iter().filter(|kind| 0 < units.get(*kind));
    let of =
        |kind: Kind| PieceCount { code: kind.letter().to_string(), name: kind.word().to_owned(), n: units.get(kind) };
    there.map(of).collect()
}

/// The odds of an attack for each number of units that can leave, including those made there first.
pub(super) fn ladder(rules: &Conquest, view: &View, from: &str, to: &str, more: &str) -> Option<OddsTable> {
    let Eyes::Power(power) = view.eyes else { return None };
    let (map, seen) = (rules.map(), &view.seen);
    let (from, to) = (map.find(from)?, map.find(to)?);
    if seen.owner(from) != power || seen.owner(to) == power || !map.are_connected(from, to) {
        return None;
    }
    // No more than its share can pay for.
    let most = if seen.at(from).is_city { seen.production(map, power) } else { 0 };
    let more = Units(read(more).0.map(|n| n.min(most)));
    let (all, garrison) = ((seen.at(from).garrison + more).can_leave(), seen.at(to).garrison);
    Some(OddsTable {
        from: map.land(from).name.clone(),
        to: map.land(to).name.clone(),
        garrison: garrison.to_string(),
        defence: garrison.defence(),
        steps: columns(all).into_iter().map(|column| odds_row(rules, column, garrison)).collect(),
    })
}

fn odds_row(rules: &Conquest, column: Units, garrison: Units) -> OddsRow {
    let odds = odds(rules.options().casualties, rules.map().figures.luck(), column, garrison, None);
    OddsRow {
        units: column.order(),
        attack: column.attack(),
        won: odds.map(|odds| odds.won),
        left: odds.map(|odds| odds.left.to_string()).unwrap_or_default(),
    }
}

/// Reads units such as `8i 2c`, up to the first error.
fn read(text: &str) -> Units {
    let mut units = Units::NONE;
    for word in text.split([' ', ',', '+']).filter(|word| word.len() < 8) {
        let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        if let (Ok(n), Some(kind)) = (digits.parse::<u32>(), Kind::of(&word[digits.len()..])) {
            units += Units::of(kind, n);
        }
    }
    units
}

/// The columns that a force can send, weakest first: the one with the fewest units for each attack score. If that gives too many, some at
/// equal steps, and always the whole force.
fn columns(all: Units) -> Vec<Units> {
    let mut by_score = std::collections::BTreeMap::new();
    let top = all.attack();
    let part = top.div_ceil(MOST_STEPS as u64).max(1);
    let mut column = all;
    // Drops the cheapest first, as the same score with fewer units needs more expensive kinds.
    while !column.is_empty() {
        by_score.entry(column.attack().div_ceil(part)).or_insert(column);
        let Some(kind) = column.cheapest() else { break };
        column -= Units::of(kind, 1);
    }
    by_score.into_values().collect()
}
