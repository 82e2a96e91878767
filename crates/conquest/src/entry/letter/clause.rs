//! A clause: its verb, states, units and other words, and the orders that it can mean.
use super::super::super::map::{Land, Map};
use super::super::super::order::{Order, Production};
use super::super::super::state::View;
use super::super::super::units::{Building, Kind, Units};
use super::lexicon::{Sense, Token, Verb};
use chancery_rules::Power;

/// The parts of a clause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Clause<'a> {
    verb: Option<Verb>,
    /// The states by their prepositions.
    from: Option<Land>,
    to: Option<Land>,
    at: Option<Land>,
    /// The state before the verb, and those after it, without prepositions.
    before: Option<Land>,
    after: Vec<Land>,
    /// Another power, whose state it may be.
    power: Option<Power>,
    units: Vec<(u32, Kind)>,
    count: Option<u32>,
    kind: Option<Kind>,
    building: Option<Building>,
    has_all: bool,
    has_everything: bool,
    has_rest: bool,
    is_auto: bool,
    is_everywhere: bool,
    has_nothing: bool,
    stop_below: Option<u32>,
    occupy: Option<u32>,
    /// A comma or `and` is in it.
    has_break: bool,
    /// It wishes or asks for the order.
    is_wish: bool,
    /// Its unread words.
    pub(super) left: Vec<&'a str>,
    /// An unread word in the place of a state, by its place in the line.
    pub(super) unknown_place: Option<usize>,
}

/// The orders that a clause can mean.
#[derive(Default)]
pub(super) struct Meanings {
    pub(super) orders: Vec<Order>,
    /// The clause names every part of the order, so it means no other.
    pub(super) is_exact: bool,
}

impl<'a> Clause<'a> {
    /// Reads the parts. `None` if one is named twice.
    pub(super) fn of(tokens: &[Token<'a>]) -> Option<Self> {
        let mut clause = Self::default();
        let mut role: Option<Token> = None;
        for (index, token) in tokens.iter().enumerate() {
            let is_new = match token.sense {
                Sense::Place(land) => {
                    let role = role.take().map(|role| role.sense);
                    match role {
                        Some(Sense::From) => put(&mut clause.from, land),
                        Some(Sense::To) => put(&mut clause.to, land),
                        Some(Sense::In) => put(&mut clause.at, land),
                        _ if clause.is_before(tokens.get(index..).unwrap_or_default()) => put(&mut clause.before, land),
                        _ => {
                            clause.after.push(land);
                            clause.after.len() <= 2
                        }
                    }
                }
                // A mark of a list: "- attack FLE from FRI"
                Sense::To if index == 0 && is_dash(token) => true,
                Sense::From | Sense::To | Sense::In => {
                    clause.left.extend(role.take().and_then(dangling));
                    role = Some(*token);
                    true
                }
                Sense::Verb(verb) => {
                    // "I want to attack", "order Friesland to attack"
                    role = role.filter(|role| role.sense != Sense::To);
                    put(&mut clause.verb, verb)
                }
                Sense::Power(power) => put(&mut clause.power, power),
                Sense::Units(n, kind) => {
                    role = role.filter(|role| role.sense != Sense::In);
                    clause.units.push((n, kind));
                    clause.units.len() <= Kind::ALL.len()
                }
                Sense::Kind(kind) => put(&mut clause.kind, kind),
                Sense::Number(n) => {
                    role = role.filter(|role| role.sense != Sense::In);
                    put(&mut clause.count, n)
                }
                Sense::Building(building) => put(&mut clause.building, building),
                Sense::All | Sense::Everything => {
                    role = role.filter(|role| role.sense != Sense::In);
                    let is_new = !clause.has_all && !clause.has_everything;
                    clause.has_all |= token.sense == Sense::All;
                    clause.has_everything |= token.sense == Sense::Everything;
                    is_new
                }
                Sense::Rest => set(&mut clause.has_rest),
                Sense::Auto => set(&mut clause.is_auto),
                Sense::Everywhere => set(&mut clause.is_everywhere),
                Sense::Nothing => set(&mut clause.has_nothing),
                Sense::StopBelow(odds) => put(&mut clause.stop_below, odds),
                Sense::Occupy(percent) => put(&mut clause.occupy, percent),
                Sense::Wish | Sense::Asks => {
                    clause.is_wish = true;
                    true
                }
                Sense::Break => {
                    clause.has_break = true;
                    true
                }
                Sense::Courtesy | Sense::Used | Sense::Colon | Sense::Stop => true,
                Sense::Heading
                | Sense::Turn(_)
                | Sense::Later
                | Sense::States
                | Sense::QuestionMark
                | Sense::Unread => {
                    let names_place = role.is_some() || clause.verb == Some(Verb::Attack) && clause.after.is_empty();
                    if token.sense == Sense::Unread && names_place && clause.unknown_place.is_none() {
                        clause.unknown_place = Some(token.at);
                    }
                    clause.left.push(token.text);
                    role = None;
                    true
                }
            };
            if !is_new {
                return None;
            }
        }
        clause.left.extend(role.and_then(dangling));
        Some(clause)
    }

    /// Returns whether the state at the beginning of these tokens is the origin, by its place: `FRI attacks`, `move GRO to FRI`.
    fn is_before(&self, tokens: &[Token<'_>]) -> bool {
        if self.verb.is_none() {
            return self.before.is_none();
        }
        let goes_on = matches!(tokens.get(1).map(|next| next.sense), Some(Sense::To));
        goes_on && matches!(self.verb, Some(Verb::Move | Verb::Go)) && self.before.is_none() && self.from.is_none()
    }

    /// Returns whether every word was read, and it only orders.
    pub(super) fn is_plain(&self) -> bool {
        self.left.is_empty() && !self.is_wish
    }

    /// Returns whether it names an action and its place, so that it may have been meant as an order.
    pub(super) fn is_like_an_order(&self) -> bool {
        let wishes_kind = self.is_wish && self.kind.is_some();
        // "GRO-FRI"
        let is_way = self.is_plain() && self.to.is_some() && 1 < self.places().len();
        let acts = self.verb.is_some() || self.building.is_some() || !self.units.is_empty() || wishes_kind || is_way;
        let is_somewhere = !self.places().is_empty() || self.is_everywhere;
        acts && is_somewhere || self.is_pass().is_some()
    }

    /// Returns whether it has nothing but words without meaning.
    pub(super) fn is_empty(&self) -> bool {
        self.verb.is_none()
            && self.building.is_none()
            && self.units.is_empty()
            && self.places().is_empty()
            && self.power.is_none()
            && !self.has_nothing
            && !self.is_everywhere
            && !self.is_auto
            && self.count.is_none()
    }

    fn places(&self) -> Vec<Land> {
        let named = [self.from, self.to, self.at, self.before];
        named.into_iter().flatten().chain(self.after.iter().copied()).collect()
    }

    /// Returns whether it passes in words that mean only this. `None` if it does not pass, or names anything else.
    fn is_pass(&self) -> Option<bool> {
        let bare = Self {
            verb: self.verb,
            has_nothing: self.has_nothing,
            is_wish: self.is_wish,
            has_break: self.has_break,
            power: self.power,
            ..Self::default()
        };
        let is_bare = bare == *self;
        match self.verb {
            Some(Verb::Pass) if is_bare && !self.has_nothing => Some(true),
            Some(Verb::Skip) if is_bare => Some(false),
            None if is_bare && self.has_nothing => Some(true),
            _ => None,
        }
    }

    /// The orders that it can mean for this power, legal or not. Empty if it names too little, or too much.
    pub(super) fn meanings(&self, map: &Map, view: &View, power: Power) -> Meanings {
        let field = Field { map, view, power };
        self.find(&field).unwrap_or_default()
    }

    fn find(&self, field: &Field<'_>) -> Option<Meanings> {
        if let Some(is_exact) = self.is_pass() {
            let is_own = self.power.is_none_or(|power| power == field.power);
            return is_own.then(|| Meanings { orders: vec![Order::Pass], is_exact });
        }
        let is_foreign = self.power.is_some_and(|power| power != field.power);
        let is_columns = !self.units.is_empty() || self.count.is_some() || self.has_all || self.has_everything;
        let is_product = self.kind.is_some() || self.has_rest || self.is_auto || self.is_everywhere || self.has_nothing;
        let has_odds = self.stop_below.is_some() || self.occupy.is_some();
        let marches = !is_product && self.building.is_none();
        let has_way = self.from.is_some() || self.to.is_some() || 1 < self.places().len();
        match self.verb {
            Some(Verb::Attack) if marches => self.attack(field),
            Some(Verb::Move | Verb::Go) if marches && !is_foreign && !has_odds => self.moves(field),
            None if marches && has_way && !is_foreign && !has_odds => self.moves(field),
            Some(Verb::Hold) if marches && !is_columns && !is_foreign && !has_odds && !has_way => {
                let at = self.place()?;
                Some(Meanings { orders: vec![Order::Hold(at)], is_exact: true })
            }
            None | Some(Verb::Build | Verb::Produce) if has_odds || is_foreign || has_way => None,
            None | Some(Verb::Produce) if self.building.is_some() && !is_columns && !is_product => self.build(field),
            Some(Verb::Build) if !is_columns && (is_product == self.has_nothing) => self.build(field),
            None | Some(Verb::Build | Verb::Produce) if self.building.is_none() => self.produce(field),
            _ => None,
        }
    }

    /// The only state that it names.
    fn place(&self) -> Option<Land> {
        match self.places().as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// The units that go, and whether that is clear. `None` for all of them.
    fn column(&self, field: &Field<'_>, from: Land) -> Option<(Option<Units>, bool)> {
        let has_all = self.has_all || self.has_everything;
        match (self.units.as_slice(), self.count) {
            ([], None) => Some((None, self.has_all)),
            ([], Some(n)) if !has_all => {
                let garrison = field.view.seen.at(from).garrison;
                let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| 0 < garrison.get(*kind)).collect();
                match kinds.as_slice() {
                    [only] => Some((Some(Units::of(*only, n)), false)),
                    _ => None,
                }
            }
            (units, None) if !has_all => Some((Some(units.iter().map(|(n, kind)| Units::of(*kind, *n)).sum()), true)),
            _ => None,
        }
    }

    fn attack(&self, field: &Field<'_>) -> Option<Meanings> {
        let goals: Vec<Land> = self.to.into_iter().chain(self.after.iter().copied()).collect();
        let mut froms: Vec<Land> = self.from.into_iter().chain(self.before).collect();
        let target = match (goals.as_slice(), self.at) {
            ([target], None) => Some(*target),
            // "the army in FRI attacks FLE"
            ([target], Some(at)) => {
                froms.push(at);
                Some(*target)
            }
            ([], at) => at,
            _ => return None,
        };
        let ways: Vec<(Land, Land)> = match (target, froms.as_slice()) {
            (Some(target), [from]) => vec![(target, *from)],
            _ if self.unknown_place.is_some() => return None,
            (Some(target), []) => field.beside(target, field.power).map(|from| (target, from)).collect(),
            (None, [from]) => field.beside(*from, self.power?).map(|target| (target, *from)).collect(),
            _ => return None,
        };
        // "attack FLE on Fri"
        let is_day = self.at.is_some() && target != self.at;
        let is_exact = target.is_some() && !froms.is_empty() && self.count.is_none() && !is_day;
        let is_owned =
            |target| self.power.is_none_or(|power| [field.power, field.view.seen.owner(target)].contains(&power));
        let orders = ways.into_iter().filter(|(target, _)| is_owned(*target)).filter_map(|(target, from)| {
            let (with, _) = self.column(field, from)?;
            Some(Order::Attack { target, from, with, stop_below: self.stop_below, occupy: self.occupy })
        });
        Some(Meanings { orders: orders.collect(), is_exact })
    }

    fn moves(&self, field: &Field<'_>) -> Option<Meanings> {
        let is_origin = self.to.is_some();
        let (origin, goal) = if is_origin { (self.at, None) } else { (None, self.at) };
        let froms: Vec<Land> = self.from.into_iter().chain(self.before).chain(origin).collect();
        let goals: Vec<Land> = self.to.into_iter().chain(goal).collect();
        // Without "from" and "to" it is only likely which is which.
        let (from, to, is_clear) = match (froms.as_slice(), goals.as_slice(), self.after.as_slice()) {
            ([from], [to], []) => (Some(*from), *to, true),
            ([], [to], [from]) => (Some(*from), *to, true),
            ([from], [], [to]) | ([], [], [from, to]) if !self.has_break => (Some(*from), *to, false),
            ([], [to], []) if self.unknown_place.is_none() => (None, *to, false),
            _ => return None,
        };
        let is_own = field.view.seen.owner(to) == field.power;
        let froms = match from {
            Some(from) => vec![from],
            None => field.beside(to, field.power).collect(),
        };
        let (mut orders, mut is_exact) = (Vec::new(), is_clear && (is_own || self.verb == Some(Verb::Move)));
        for from in froms {
            let Some((units, names_units)) = self.column(field, from) else { continue };
            is_exact &= names_units;
            if !is_own && self.verb != Some(Verb::Move) {
                orders.push(Order::Attack { target: to, from, with: units, stop_below: None, occupy: None });
            }
            orders.push(Order::Move { units, from, to });
        }
        Some(Meanings { orders, is_exact })
    }

    fn build(&self, field: &Field<'_>) -> Option<Meanings> {
        if self.building.is_some() == self.has_nothing {
            return None;
        }
        let (cities, is_exact) = self.cities(field)?;
        let orders = cities.into_iter().map(|at| Order::Build { what: self.building, at }).collect();
        Some(Meanings { orders, is_exact })
    }

    fn produce(&self, field: &Field<'_>) -> Option<Meanings> {
        if self.has_all || self.has_everything || self.count.is_some() {
            return None;
        }
        let has_units = !self.units.is_empty();
        let (what, is_clear) = match (self.is_auto, self.has_nothing, self.kind, self.has_rest) {
            (true, false, None, false) if !has_units => (Production::Auto, true),
            (false, true, None, false) if !has_units => (Production::NOTHING, true),
            (false, false, Some(kind), has_rest) if has_rest || !has_units => {
                (Production::Units { units: self.units.clone(), rest: Some(kind) }, has_rest)
            }
            (false, false, None, false) if has_units => {
                (Production::Units { units: self.units.clone(), rest: None }, true)
            }
            (false, false, None, false) if self.is_everywhere => (Production::Auto, false),
            _ => return None,
        };
        if self.is_everywhere || (what == Production::Auto && self.places().is_empty()) {
            let orders = vec![Order::Produce { at: None, what }];
            return self.places().is_empty().then_some(Meanings { orders, is_exact: is_clear && self.is_everywhere });
        }
        let (cities, is_named) = self.cities(field)?;
        let orders = cities.into_iter().map(|at| Order::Produce { at: Some(at), what: what.clone() }).collect();
        Some(Meanings { orders, is_exact: is_clear && is_named })
    }

    /// The city that it names, or every city that it can mean, and whether it names one. `GRO 8i` is perhaps only a garrison.
    fn cities(&self, field: &Field<'_>) -> Option<(Vec<Land>, bool)> {
        match self.places().as_slice() {
            [only] => Some((vec![*only], self.verb.is_some() || self.at.is_some())),
            [] if self.unknown_place.is_none() && self.verb.is_some() => {
                Some((field.view.seen.cities_of(field.power).collect(), false))
            }
            _ => None,
        }
    }
}

/// The position, as the writer sees it.
struct Field<'a> {
    map: &'a Map,
    view: &'a View,
    power: Power,
}

impl Field<'_> {
    /// The states of a power that are connected to this one.
    fn beside(&self, land: Land, power: Power) -> impl Iterator<Item = Land> + '_ {
        self.map.connected(land).iter().copied().filter(move |near| self.view.seen.owner(*near) == power)
    }
}

/// Fills a part, unless it is filled.
fn put<T>(part: &mut Option<T>, value: T) -> bool {
    let is_new = part.is_none();
    *part = part.take().or(Some(value));
    is_new
}

fn set(part: &mut bool) -> bool {
    !std::mem::replace(part, true)
}

fn is_dash(token: &Token<'_>) -> bool {
    token.sense == Sense::To && !token.text.starts_with(char::is_alphabetic)
}

/// The text of a preposition that nothing followed. A dash needs nothing.
fn dangling(role: Token<'_>) -> Option<&str> {
    (!is_dash(&role)).then_some(role.text)
}
