//! Fits legal orders to the mentions of a sentence: the one way to use each of them once.
use super::clause::Clause;
use super::clauses::Cutter;
use super::field::{Field, Set, Stem, places_of};
use super::mentions::{MAX_UNKNOWN_OF_VERB, Mention, Row};
use super::senses::Sense;
use crate::board::Province;
use crate::order::{Action, Order, Route};
use chancery_rules::Power;
use std::ops::Range;

/// The maximum number of words that may stay unread where a unit and its goal are in two clauses.
const MAX_UNKNOWN_APART: usize = 3;
/// The maximum number of steps of a search.
const MAX_STEPS: usize = 2_000;

/// The meaning of a sentence, if it has only one.
pub(super) enum Fit {
    Orders(Set),
    /// The move of another power's unit, and nothing else: `Ankara is going to the Black Sea; Sevastopol should support it.`
    Foreign(Target),
}

/// Fits orders to a sentence. `strict` are those that the grammar has read in it.
pub(super) fn read(
    cutter: &Cutter<'_>,
    tokens: &[Range<usize>],
    target: Option<Target>,
    strict: &[(Power, Order)],
) -> Option<Fit> {
    let of_row = |row: &Row<'_>| {
        let found = row.orders(target).filter(|found| strict.iter().all(|order| found.contains(order)));
        found.map(Fit::Orders)
    };
    // A reason may be an order, too: `so that Budapest can march into Trieste`.
    let whole = Row::of(&Cutter { takes_reasons: true, ..*cutter }, tokens);
    let has_reasons = match &whole {
        Ok(row) => row.clauses.iter().any(|clause| clause.is_reason),
        Err(has_reasons) => *has_reasons,
    };
    if let Some(fit) = whole.as_ref().ok().and_then(of_row) {
        return Some(fit);
    }
    let row = if has_reasons { Row::of(cutter, tokens) } else { whole }.ok()?;
    of_row(&row).or_else(|| row.foreign_move().map(Fit::Foreign))
}

/// The order that a support without places is for.
#[derive(Clone, Copy)]
pub(super) struct Target {
    unit: Province,
    to: Option<Province>,
}

impl Target {
    pub(super) fn of(field: &Field<'_>, order: &Order) -> Self {
        let places = places_of(field.board, order);
        let unit = places.first().copied().unwrap_or(Province(0));
        match order {
            Order::Unit { action: Action::Move { .. }, .. } => Self { unit, to: places.get(1).copied() },
            Order::Unit { action: Action::SupportHold { .. } | Action::SupportMove { .. }, .. } => {
                Self { unit: places.get(1).copied().unwrap_or(unit), to: places.get(2).copied() }
            }
            _ => Self { unit, to: None },
        }
    }
}

fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move { route: Route::Any, .. })
}

/// The ways found so far, and their cost: how far they are from what is usually written.
#[derive(Default)]
struct FitSearch {
    best: Vec<Set>,
    cost: usize,
    n_steps: usize,
}

impl Row<'_> {
    fn foreign_move(&self) -> Option<Target> {
        let [unit, goal] = self.mentions.as_slice() else { return None };
        let target = Target { unit: unit.place?, to: goal.place };
        let goes = |(_, order): &(Power, Order)| matches!(places_of(self.field.board, order).as_slice(), [_, from, to] if *from == target.unit && Some(*to) == target.to);
        (unit.units.is_empty() && self.field.legal.iter().any(goes)).then_some(target)
    }

    fn orders(&self, target: Option<Target>) -> Option<Set> {
        let mut ways = FitSearch { cost: usize::MAX, ..FitSearch::default() };
        self.fit(0, &mut Vec::new(), target, 0, &mut ways);
        match ways.best.as_slice() {
            [only] if ways.n_steps < MAX_STEPS => Some(only.clone()),
            _ => None,
        }
    }

    /// Uses the mentions from here on, each once.
    fn fit(&self, at: usize, set: &mut Set, target: Option<Target>, cost: usize, ways: &mut FitSearch) {
        ways.n_steps += 1;
        if ways.n_steps > MAX_STEPS || ways.cost < cost {
            return;
        }
        if at == self.mentions.len() {
            if cost < ways.cost {
                (ways.best, ways.cost) = (Vec::new(), cost);
            }
            let is_same = |other: &Set| other.len() == set.len() && other.iter().all(|order| set.contains(order));
            if !set.is_empty() && !ways.best.iter().any(is_same) {
                ways.best.push(set.clone());
            }
            return;
        }
        if let Some(more) = self.repeats(at) {
            self.fit(at + 1, set, target, cost + more, ways);
            if more == 0 {
                return;
            }
        }
        for (n_used, orders, more) in self.steps(at, target) {
            let board = self.field.board;
            let subject = |order: &(Power, Order)| places_of(board, &order.1).first().copied();
            if orders.iter().any(|order| set.iter().any(|other| subject(other) == subject(order))) {
                continue;
            }
            let target = orders.last().map(|(_, order)| Target::of(self.field, order)).or(target);
            let n_before = set.len();
            set.extend(orders);
            self.fit(at + n_used, set, target, cost + more, ways);
            set.truncate(n_before);
        }
    }

    /// The orders that the next mentions can be: how many of them, and the cost.
    fn steps(&self, at: usize, target: Option<Target>) -> Vec<(usize, Set, usize)> {
        let mut steps = Vec::new();
        let Some(first) = self.mentions.get(at) else { return steps };
        if self.holds(at) {
            let holds =
                first.units.iter().filter_map(|unit| self.legal(&[*unit], |action| matches!(action, Action::Hold)));
            let holds: Set = holds.collect();
            match first.is_all {
                true => steps.push((1, holds, 0)),
                false => steps.extend(holds.into_iter().map(|hold| (1, vec![hold], 0))),
            }
        }
        // `and both armies have its back`
        if self.helps(at)
            && let Some(target) = target
        {
            let helps = first.units.iter().filter(|unit| **unit != target.unit);
            let helps: Set = helps.filter_map(|unit| self.support(*unit, target.unit, target.to)).collect();
            match first.is_all {
                true if !helps.is_empty() => steps.push((1, helps, 0)),
                true => {}
                false => steps.extend(helps.into_iter().map(|help| (1, vec![help], 0))),
            }
        }
        if first.is_all {
            let n = first.units.len();
            steps.extend(self.goals(at).map(|set| (1 + n, set, 0)));
        }
        if at + 1 < self.mentions.len() {
            for (unit, goal, cost) in [(at, at + 1, 0), (at + 1, at, 2)] {
                let found = self.moves(unit, goal).into_iter();
                steps.extend(
                    found.map(|(order, more)| (2, vec![order], cost * usize::from(self.is_pair_of_units(at)) + more)),
                );
            }
            for (helper, helped) in [(at, at + 1), (at + 1, at)] {
                // `Smyrna to Armenia, and Ankara supports Smyrna`
                let unit = self.mentions.get(helped).and_then(|mention| mention.place);
                let to = target.filter(|target| Some(target.unit) == unit).and_then(|target| target.to);
                let moved = |order: (Power, Order)| match to {
                    Some(to) => places_of(self.field.board, &order.1)
                        .first()
                        .and_then(|helper| self.support(*helper, unit?, Some(to))),
                    None => Some(order),
                };
                steps.extend(self.support_of(helper, helped, None).and_then(moved).map(|order| (2, vec![order], 1)));
            }
        }
        if at + 2 < self.mentions.len() {
            for (helper, from, to) in [(at, at + 1, at + 2), (at + 2, at, at + 1), (at + 2, at + 1, at)] {
                steps.extend(self.support_of(helper, from, Some(to)).map(|order| (3, vec![order], 0)));
            }
        }
        steps
    }

    /// The cost of leaving a mention out, if another one means the same place or unit: `the palace on the Bosphorus (Constantinople)`.
    fn repeats(&self, at: usize) -> Option<usize> {
        let announces = self.clause(at).is_some_and(|clause| clause.is_announcing);
        let mention = self.mentions.get(at).filter(|mention| announces || !mention.is_all)?;
        let before = at.checked_sub(1).and_then(|before| self.mentions.get(before));
        let Some(place) = mention.place else {
            // `As regards London: my fleet stays`
            let is_topic = before.is_some_and(|before| {
                let clause = self.clauses.get(before.clause);
                before.place.is_some_and(|place| mention.units.contains(&place))
                    && clause.is_some_and(|clause| clause.stem.is_none() && !clause.moves)
            });
            let is_same = |other: &Mention| {
                other.units == mention.units
                    || ((announces || other.clause == mention.clause)
                        && !other.units.is_empty()
                        && other.units.iter().all(|unit| mention.units.contains(unit)))
            };
            let comes_again = self.mentions.iter().skip(at + 1).any(is_same);
            return if is_topic { Some(0) } else { comes_again.then_some(1) };
        };
        let is_bracketed = self.clause(at).is_some_and(|clause| clause.is_bracketed);
        let is_named = self.mentions.iter().take(at).rev().take(2).any(|other| other.place == Some(place));
        (is_bracketed && is_named).then_some(1)
    }

    fn clause(&self, at: usize) -> Option<&Clause> {
        self.mentions.get(at).and_then(|mention| self.clauses.get(mention.clause))
    }

    /// The only way for these units to go to the places that follow: `fleets to the Black Sea and Bothnia`.
    fn goals(&self, at: usize) -> Option<Set> {
        const MAX_UNITS: usize = 3;
        let units = &self.mentions.get(at)?.units;
        let goals = self.mentions.get(at + 1..=at + units.len())?;
        let is_order =
            |at: usize| self.clause(at).is_some_and(|clause| clause.stem.is_none() && !self.is_of_others(at));
        let is_plain = goals.iter().all(|goal| goal.place.is_some() && goal.units.is_empty());
        if units.len() > MAX_UNITS || !is_plain || self.is_reported || !(at..=at + units.len()).all(is_order) {
            return None;
        }
        let mut ways: Vec<Set> = vec![Vec::new()];
        for unit in units {
            let goals = || goals.iter().filter_map(|goal| goal.place);
            let moves: Set = goals().filter_map(|goal| self.legal(&[*unit, goal], is_move)).collect();
            let adds = |way: &Set| {
                moves.iter().map(|order| [way.as_slice(), std::slice::from_ref(order)].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(adds).collect();
        }
        let goal = |order: &(Power, Order)| places_of(self.field.board, &order.1).last().copied();
        ways.retain(|way| goals.iter().all(|place| way.iter().any(|order| goal(order) == place.place)));
        if ways.len() == 1 { ways.pop() } else { None }
    }

    /// Returns whether both mentions are units, so that each could move to the other's place.
    fn is_pair_of_units(&self, at: usize) -> bool {
        let is_unit = |at: usize| self.mentions.get(at).is_some_and(|mention| !mention.units.is_empty());
        let leads = |at: usize, roles: &[Sense]| {
            self.mentions.get(at).and_then(|mention| mention.role).is_some_and(|role| roles.contains(&role))
        };
        is_unit(at)
            && is_unit(at + 1)
            && !leads(at + 1, &[Sense::By, Sense::From, Sense::For])
            && !leads(at, &[Sense::To])
    }

    /// Returns whether other people do what a clause says.
    fn is_of_others(&self, at: usize) -> bool {
        self.clause(at).is_none_or(|clause| clause.doubt || clause.says || clause.said)
    }

    /// Returns whether a word says that this unit rests, or the unit behind it does, in a list: `Ankara, Smyrna hold`.
    fn holds(&self, at: usize) -> bool {
        let (Some(mention), Some(clause)) = (self.mentions.get(at), self.clause(at)) else { return false };
        if self.is_of_others(at) || self.is_reported || mention.units.is_empty() {
            return false;
        }
        let after = self.clauses.get(mention.clause + 1);
        let is_alone = !self.mentions.iter().enumerate().any(|(i, other)| i != at && other.clause == mention.clause);
        let is_bare = clause.stem.is_none() && !clause.moves && is_alone;
        let rests = |after: &Clause| after.is_idle() && after.stem == Some(Stem::Hold) && after.n_unknown == 0;
        (clause.stem == Some(Stem::Hold) && !clause.trails_off(clause.stem))
            || (is_bare && after.is_some_and(rests))
            || (is_bare
                && clause.n_unknown == 0
                && self.mentions.get(at + 1).is_some_and(|next| next.clause == mention.clause + 1)
                && self.holds(at + 1))
    }

    /// Returns whether a word says that this unit helps, and names nothing else.
    fn helps(&self, at: usize) -> bool {
        let (Some(mention), Some(clause)) = (self.mentions.get(at), self.clause(at)) else { return false };
        let after = self.clauses.get(mention.clause + 1);
        let is_alone = !self.mentions.iter().enumerate().any(|(i, other)| i != at && other.clause == mention.clause);
        let is_bare = clause.stem.is_none() && !clause.says && !clause.said;
        is_alone
            && (clause.stem == Some(Stem::Help)
                || (is_bare && clause.same)
                || (is_bare && after.is_some_and(|after| after.is_idle() && after.stem == Some(Stem::Help))))
    }

    fn legal(&self, places: &[Province], is: impl Fn(&Action) -> bool) -> Option<(Power, Order)> {
        let fits = |(_, order): &&(Power, Order)| match order {
            Order::Unit { action, .. } => is(action) && places_of(self.field.board, order) == places,
            _ => false,
        };
        let mut found = self.field.legal.iter().filter(fits);
        found.next().filter(|_| found.next().is_none()).cloned()
    }

    fn support(&self, helper: Province, unit: Province, to: Option<Province>) -> Option<(Power, Order)> {
        let is_help = |action: &Action| matches!(action, Action::SupportHold { .. } | Action::SupportMove { .. });
        match to {
            Some(to) => self.legal(&[helper, unit, to], is_help),
            None => self.legal(&[helper, unit], is_help),
        }
    }

    /// The support of one mention for another, by the words of their clauses.
    fn support_of(&self, helper: usize, unit: usize, to: Option<usize>) -> Option<(Power, Order)> {
        let place = |at: usize| self.mentions.get(at).and_then(|mention| mention.place);
        let role = |at: usize| self.mentions.get(at).and_then(|mention| mention.role);
        let clause = |at: usize| self.mentions.get(at).map(|mention| mention.clause);
        let [helped, goal] = [Some(unit), to].map(|at| at.and_then(place));
        let helped = helped?;
        let mention = self.mentions.get(helper)?;
        let asks = self.clause(helper)?;
        let is_clear = !(asks.says || asks.said || (asks.doubt && self.field.has_unit(helped)));
        let is_one = clause(helper) == clause(unit) && to.is_none_or(|to| clause(to) == clause(unit));
        // The move of an own unit is a separate order.
        let is_whole = is_one || (!self.field.has_unit(helped) && to.is_some());
        let is_goal_first = to.is_some_and(|to| to < unit) && role(unit) != Some(Sense::From);
        let is_reversed =
            role(helper) == Some(Sense::To) || (to.is_none() && helper > unit && role(helper) != Some(Sense::By));
        if to.is_some() != goal.is_some()
            || asks.stem != Some(Stem::Help)
            || !is_clear
            || !is_whole
            || is_goal_first
            || is_reversed
            || mention.is_all
        {
            return None;
        }
        let [helper] = mention.units.as_slice() else { return None };
        self.support(*helper, helped, goal)
    }

    /// The moves of one mention to another, and their cost.
    fn moves(&self, unit: usize, goal: usize) -> Vec<((Power, Order), usize)> {
        let (Some(mover), Some(to)) = (self.mentions.get(unit), self.mentions.get(goal)) else { return Vec::new() };
        let (Some(place), [Some(one), Some(other)]) = (to.place, [unit, goal].map(|at| self.clause(at))) else {
            return Vec::new();
        };
        let is = |mention: &Mention, roles: &[Sense]| mention.role.is_some_and(|role| roles.contains(&role));
        let is_order = one.stem.is_none() && other.stem.is_none() && !mover.is_all;
        let is_others = self.is_of_others(unit) || self.is_of_others(goal) || self.is_reported;
        let is_wrong = is(mover, &[Sense::To]) || is(to, &[Sense::From, Sense::By]) || to.kind.is_some();
        let is_apart = mover.clause != to.clause;
        // `My Romans fancy a bit of Chianti: Tuscany`
        let announces = is_apart
            && ((one.is_announcing && other.n_unknown == 0)
                || (other.is_announcing && one.n_unknown == 0)
                || (other.is_explained && one.is_bracketed));
        let is_said = announces || one.moves || other.moves || mover.role.is_some() || to.role.is_some();
        let n_unknown = one.n_unknown + if is_apart { other.n_unknown } else { 0 };
        let states = one.states || other.states;
        // `Venice and Trieste: the eternal problem`
        let is_next = mover.clause.abs_diff(to.clause) == 1;
        let is_list = is_apart && !other.it && ((other.is_added && is_next) || !to.units.is_empty());
        // `Munich and Berlin have the spring off`
        let is_group = is_apart
            && !to.units.is_empty()
            && to.role != Some(Sense::To)
            && !other.is_announcing
            && !other.is_bracketed
            && !other.is_explained;
        // `A BUD serenades SER`
        let is_spelt = mover.place.is_some() && mover.kind.is_some() && n_unknown > 0;
        let is_said = is_said || (n_unknown <= MAX_UNKNOWN_OF_VERB && !states && !is_list && !is_spelt);
        let is_long = one.trails_off(None) || other.trails_off(None) || (is_apart && n_unknown > MAX_UNKNOWN_APART);
        if is_long || is_group || !is_order || is_others || is_wrong || !is_said {
            return Vec::new();
        }
        let found = mover.units.iter().filter_map(|from| self.legal(&[*from, place], is_move));
        found.map(|order| (order, usize::from(is_apart))).collect()
    }
}
