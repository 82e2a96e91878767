//! Reads a sentence by its places alone: the legal orders of the writer's units that use all of them.
use super::clauses::{Clause, Cutter, Name, Whom};
use super::senses::Sense;
use crate::board::{Board, Location, Province};
use crate::entry::grammar::{ClauseReading, Parser, ReadClause};
use crate::order::{Action, Order, Route};
use crate::state::UnitKind;
use chancery_rules::Power;
use std::ops::Range;

/// The maximum number of words of a clause that may stay unread, and of those after its last place.
const MAX_UNKNOWN: usize = 6;
const MAX_TRAILING: usize = 3;
/// The maximum number of tokens of a sentence, and of its clauses.
const MAX_TOKENS: usize = 60;
const MAX_CLAUSES: usize = 12;
/// The maximum number of places of a clause.
const MAX_NAMES: usize = 4;
/// The maximum number of sets to choose from.
const MAX_CHOICES: usize = 3;

/// The kind of order that a clause asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::entry) enum Stem {
    Hold,
    Help,
    Carry,
    Remove,
    Build,
}

/// Legal orders, each with its power.
pub(super) type Legal = [(Power, Order)];

/// The writer's side of the board: the units, and what each may do.
pub(super) struct Field<'a> {
    pub(super) board: &'a Board,
    legal: &'a Legal,
    /// The places of the writer's units, or of the builds, each once.
    units: Vec<Province>,
    /// Whether units move in this phase.
    pub(super) is_moving: bool,
}

impl<'a> Field<'a> {
    pub(super) fn new(board: &'a Board, legal: &'a Legal) -> Self {
        let mut units: Vec<Province> =
            legal.iter().filter_map(|(_, order)| places_of(board, order).first().copied()).collect();
        units.sort_unstable();
        units.dedup();
        let is_move = |(_, order): &(Power, Order)| matches!(order, Order::Unit { action: Action::Move { .. }, .. });
        Self { board, legal, units, is_moving: legal.iter().any(is_move) }
    }

    pub(super) fn units(&self) -> impl Iterator<Item = Province> {
        self.units.iter().copied()
    }

    pub(super) fn has_unit(&self, at: Province) -> bool {
        self.units.contains(&at)
    }

    /// The places that a unit may move to.
    pub(super) fn goals(&self, from: Province) -> Vec<Province> {
        let goal = |(_, order): &(Power, Order)| match order {
            Order::Unit { action: Action::Move { to, .. }, .. } if self.unit(order) == Some(from) => {
                Some(self.board.province_of(*to))
            }
            _ => None,
        };
        let mut goals: Vec<Province> = self.legal.iter().filter_map(goal).collect();
        goals.sort_unstable();
        goals.dedup();
        goals
    }

    fn unit(&self, order: &Order) -> Option<Province> {
        match order {
            Order::Unit { at, .. } | Order::Build { at, .. } => Some(self.board.province_of(*at)),
            _ => None,
        }
    }

    fn is_of_kind(&self, unit: Province, kind: UnitKind) -> bool {
        let is_it =
            |(_, order): &(Power, Order)| matches!(order, Order::Unit { kind: said, .. } if *said == Some(kind));
        self.legal.iter().any(|order| self.unit(&order.1) == Some(unit) && is_it(order))
    }

    /// The units that words such as `both armies` or `the other one` mean: groups to choose from.
    fn meant(&self, whom: Whom, ordered: &[Province], last: Option<Province>) -> Vec<Vec<Province>> {
        let of_kind = |unit: &Province| whom.kind.is_none_or(|kind| self.is_of_kind(*unit, kind));
        let all: Vec<Province> = self.units().filter(of_kind).collect();
        let left: Vec<Province> = all.iter().copied().filter(|unit| !ordered.contains(unit)).collect();
        let fits = |units: &Vec<Province>| whom.count.is_none_or(|count| count == units.len());
        if whom.other {
            // `one army goes to Bulgaria, and the other one to Armenia`
            let like_last = |unit: &Province| {
                last.is_some_and(|last| {
                    [UnitKind::Army, UnitKind::Fleet]
                        .iter()
                        .all(|kind| self.is_of_kind(*unit, *kind) == self.is_of_kind(last, *kind))
                })
            };
            let left = match left.iter().any(like_last) && whom.kind.is_none() {
                true => left.into_iter().filter(like_last).collect(),
                false => left,
            };
            return left.into_iter().map(|unit| vec![unit]).collect();
        }
        if whom.rest {
            return vec![left].into_iter().filter(|left| !left.is_empty() && fits(left)).collect();
        }
        if whom.each {
            return [all, left].into_iter().find(|units| !units.is_empty() && fits(units)).into_iter().collect();
        }
        let units = if all.len() > 1 && !left.is_empty() { left } else { all };
        units.into_iter().map(|unit| vec![unit]).collect()
    }
}

/// What the sentences of a line have named so far.
#[derive(Default)]
pub(super) struct Context {
    /// A place, and units, that no order has used yet.
    goal: Option<Pending<Location>>,
    units: Option<Pending<Vec<Vec<Province>>>>,
    /// The last order, the units of the last clause, and the last place.
    pub(super) last: Option<(Power, Order)>,
    group: Vec<Province>,
    place: Option<Province>,
    /// The units that have an order.
    pub(super) ordered: Vec<Province>,
}

/// Something that a clause names and no order has used yet.
#[derive(Clone)]
struct Pending<T> {
    what: T,
    /// Words of its clause were not read.
    is_vague: bool,
    /// The clause names it by its place.
    is_named: bool,
    /// The clause denies its order.
    is_denied: bool,
}

impl Context {
    /// Adds an order that the grammar has read.
    pub(super) fn add(&mut self, board: &Board, order: &(Power, Order)) {
        let places = places_of(board, &order.1);
        self.group = places.iter().copied().take(1).collect();
        self.place = places.last().copied();
        self.ordered.extend(places.first());
        self.last = Some(order.clone());
        (self.goal, self.units) = (None, None);
    }

    /// Returns whether nothing has been named yet.
    pub(super) fn is_empty(&self) -> bool {
        self.last.is_none() && self.goal.is_none() && self.units.is_none() && self.place.is_none()
    }
}

/// One reading of a sentence so far.
type Set = Vec<(Power, Order)>;

/// The sets of orders that a sentence may mean: at most [`MAX_CHOICES`]. Empty if it does not come out.
pub(super) fn read(
    parser: &Parser<'_>,
    own: &[Power],
    pieces: &[ReadClause],
    tokens: Range<usize>,
    field: &Field<'_>,
    context: &mut Context,
    strict: &dyn Fn(&ReadClause) -> Option<(Power, Order)>,
) -> Vec<Set> {
    let mut reader = SentenceReader {
        field,
        context,
        sets: vec![Vec::new()],
        n_clauses: 0,
        said: false,
        helper: None,
        sweeps: false,
        fails: false,
    };
    let cutter = Cutter { parser, own, field };
    if tokens.len() > MAX_TOKENS {
        return Vec::new();
    }
    // The sweeps, and the orders that are legal.
    let known: Vec<(&ReadClause, Option<(Power, Order)>)> = pieces
        .iter()
        .map(|piece| (piece, strict(piece)))
        .filter(|(piece, order)| piece.is_sweep() || order.is_some())
        .collect();
    let mut at = tokens.start;
    while at < tokens.end && !reader.fails {
        if let Some((piece, _)) = known.iter().find(|(piece, _)| piece.words.start == at) {
            if let ClauseReading::Sweep(sweep) = &piece.says {
                reader.sweeps |= !sweep.bare;
                // `Vienna: hold`
                if sweep.bare && reader.context.units.is_some() {
                    reader.clause(&Clause::of(Stem::Hold));
                }
            } else {
                let same = known.iter().filter(|(other, _)| other.words == piece.words);
                reader.takes(same.filter_map(|(_, order)| order.clone()).collect(), piece.corrects);
            }
            at = piece.words.end.max(at + 1);
            reader.n_clauses += 1;
            continue;
        }
        let starts = |at: &usize| known.iter().any(|(piece, _)| piece.words.start == *at);
        let limit = (at + 1..tokens.end).find(starts).unwrap_or(tokens.end);
        let (clause, end) = cutter.clause(at..limit, at == tokens.start);
        at = end.max(at + 1);
        reader.clause(&clause);
    }
    let sets = reader.end();
    let n_names = || tokens.clone().filter(|at| cutter.named_at(*at).is_some()).count();
    if sets.iter().all(Vec::is_empty) && n_names() > 2 { pairs(&cutter, tokens).into_iter().collect() } else { sets }
}

/// Moves of as many units as goals, in the order of two lists: `Ankara and Smyrna go to the Black Sea and Armenia`.
fn pairs(cutter: &Cutter<'_>, tokens: Range<usize>) -> Option<Set> {
    let Cutter { field, .. } = cutter;
    let (mut listed, mut n_unknown, mut at, mut leads) = (Vec::new(), 0, tokens.start, false);
    while at < tokens.end {
        let (clause, end) = cutter.clause(at..tokens.end, at == tokens.start);
        at = end.max(at + 1);
        let is_clear = !(clause.doubt
            || clause.unsure
            || clause.muses
            || clause.says
            || clause.said
            || clause.is_denied
            || clause.later
            || clause.is_reason);
        n_unknown += clause.n_unknown;
        if !is_clear || clause.stem.is_some() || clause.states || n_unknown > 1 {
            return None;
        }
        if let Some(whom) = clause.whom {
            match field.meant(whom, &[], None).as_slice() {
                [group] if group.len() == 1 => listed.extend(group),
                _ => return None,
            }
        }
        leads |= listed.len() > 1
            && clause.names.iter().any(|name| matches!(name.role, Some(Sense::For | Sense::From | Sense::By)));
        listed.extend(clause.names.iter().map(|name| field.board.province_of(name.at)));
    }
    let half = listed.len() / 2;
    if listed.len() < 4 || listed.len() % 2 != 0 {
        return None;
    }
    let (first, second) = listed.split_at(half);
    let moves = |units: &[Province], goals: &[Province]| -> Option<Set> {
        let is_move = |unit: Province, goal: Province, order: &Order| {
            places_of(field.board, order) == [unit, goal]
                && matches!(order, Order::Unit { action: Action::Move { route: Route::Any, .. }, .. })
        };
        let pairs = units.iter().zip(goals);
        pairs.map(|(unit, goal)| field.legal.iter().find(|(_, order)| is_move(*unit, *goal, order)).cloned()).collect()
    };
    match leads {
        true => moves(second, first),
        false => moves(first, second).or_else(|| moves(second, first)),
    }
}

struct SentenceReader<'a> {
    field: &'a Field<'a>,
    context: &'a mut Context,
    sets: Vec<Set>,
    n_clauses: usize,
    /// Somebody has said what follows.
    said: bool,
    /// The unit that helps the next order.
    helper: Option<Province>,
    sweeps: bool,
    fails: bool,
}

/// What a clause adds.
enum Found {
    Nothing,
    /// It cannot be read, so that the sentence cannot.
    Fails,
    Orders(Vec<Set>),
}

impl SentenceReader<'_> {
    fn clause(&mut self, clause: &Clause) {
        self.n_clauses += 1;
        let found = self.found(clause);
        let adds = matches!(found, Found::Orders(_));
        match found {
            Found::Nothing => {}
            Found::Fails => self.fails = true,
            Found::Orders(found) => self.adds(found, clause.corrects),
        }
        if let (Some(name), false, false) = (clause.names.last(), clause.is_reason, adds) {
            self.context.place = Some(self.field.board.province_of(name.at));
        }
        let units: Vec<Province> = self.own_places(clause);
        if let ([unit], true) = (units.as_slice(), self.context.group.is_empty() || self.sets[0].is_empty()) {
            self.context.group = vec![*unit];
        }
    }

    /// Adds orders that the grammar has read.
    fn takes(&mut self, found: Set, corrects: bool) {
        let board = self.field.board;
        let uses = |at: &Province| found.iter().any(|(_, order)| places_of(board, order).contains(at));
        let is_left = |open: &Pending<Vec<Vec<Province>>>| {
            open.is_denied || (open.is_named && !open.what.iter().flatten().all(uses))
        };
        match self.said || self.context.units.as_ref().is_some_and(is_left) {
            false => self.adds(vec![found], corrects),
            true => self.fails = true,
        }
    }

    fn adds(&mut self, found: Vec<Set>, corrects: bool) {
        let board = self.field.board;
        let subject = |order: &(Power, Order)| crate::entry::review::subject(board, &order.1);
        let mut longer = Vec::new();
        for set in &self.sets {
            for more in &found {
                let mut set = set.clone();
                if corrects {
                    set.retain(|old| !more.iter().any(|new| subject(new) == subject(old)));
                }
                set.extend(more.iter().filter(|order| !set.contains(order)).cloned().collect::<Vec<_>>());
                longer.push(set);
            }
        }
        self.sets = longer;
        self.fails |= self.sets.len() > MAX_CHOICES || self.n_clauses > MAX_CLAUSES;
        if let Some(first) = found.first() {
            for order in first {
                self.context.add(board, order);
            }
            if let Some(helper) = self.helper.take() {
                let clause = Clause::of(Stem::Help);
                let helps = self.candidates(&clause, clause.stem, Some(helper), &[], None);
                return match helps.is_empty() {
                    true => self.fails = true,
                    false => self.adds(helps, false),
                };
            }
            self.context.group =
                first.iter().filter_map(|(_, order)| places_of(board, order).first().copied()).collect();
        }
    }

    /// The sets, if nothing is left open.
    fn end(self) -> Vec<Set> {
        let board = self.field.board;
        let subject = |order: &(Power, Order)| crate::entry::review::subject(board, &order.1);
        let mut sets = self.sets;
        let is_sound =
            |set: &Set| (1..set.len()).all(|i| !set[..i].iter().any(|other| subject(other) == subject(&set[i])));
        sets.retain(is_sound);
        let is_open = self.context.units.as_ref().is_some_and(|open| open.is_named)
            || self.context.goal.as_ref().is_some_and(|open| !open.is_vague);
        let has_orders = sets.iter().any(|set| !set.is_empty());
        if self.fails || (is_open && (has_orders || self.sweeps)) {
            (self.context.goal, self.context.units) = (None, None);
            return Vec::new();
        }
        sets
    }

    /// The own units' places that a clause names.
    fn own_places(&self, clause: &Clause) -> Vec<Province> {
        let places = clause.names.iter().map(|name| self.field.board.province_of(name.at));
        places.filter(|at| self.field.has_unit(*at)).collect()
    }

    fn found(&mut self, clause: &Clause) -> Found {
        let has_orders = !self.sets[0].is_empty();
        let own = self.own_places(clause);
        // `I had been thinking about the Channel, but no`
        let was_thought = clause.undecided && clause.doubt && own.is_empty() && !clause.unsure && !clause.is_idle();
        if clause.is_reason && clause.unsure {
            return Found::Fails;
        }
        if clause.is_reason
            || was_thought
            || (clause.later && !clause.is_idle() && !(clause.undecided && own.len() < clause.names.len()))
        {
            return Found::Nothing;
        }
        self.said &= !clause.is_but;
        if clause.is_idle() && !self.refers(clause) {
            // `I don't trust Italy`, but `if Italy agrees`.
            self.said |= (clause.said || clause.says) && !clause.is_denied;
            // `not A VIE - GAL`
            if (clause.has_men && clause.stem.is_some()) || (clause.is_not && clause.n_unknown == 0) {
                return Found::Fails;
            }
            return match clause.unsure || clause.undecided || (clause.says && has_orders && !clause.is_denied) {
                true => Found::Fails,
                false => Found::Nothing,
            };
        }
        let is_vague = clause.n_unknown > 0 || clause.states;
        if clause.is_bracketed && (is_vague || clause.doubt || clause.muses) {
            return Found::Nothing;
        }
        // `Edinburgh to NWG, he can have Sweden`
        let is_aside = own.is_empty() && clause.whom.is_none() && clause.stem.is_none() && !clause.is_denied;
        if has_orders && is_aside && clause.doubt && !clause.unsure && !clause.muses {
            return Found::Nothing;
        }
        // `Nothing fancy up north: Edinburgh holds.`
        if clause.names.is_empty() && clause.is_denied && !clause.is_not && clause.stem.is_none() && !clause.moves {
            return Found::Nothing;
        }
        if clause.unsure || clause.muses || clause.undecided || clause.doubt || clause.says || clause.said || self.said
        {
            return Found::Fails;
        }
        if clause.names.len() > MAX_NAMES || clause.n_unknown > MAX_UNKNOWN {
            return Found::Fails;
        }
        let stays = clause.moves && clause.stem.is_none() && clause.names.len() == own.len() && own.len() < 2;
        // `Budapest is not going to Serbia but to Rumania`
        if clause.is_denied && own.len() == 1 && clause.names.len() == 2 && clause.stem.is_none() {
            self.context.units = Some(Pending { what: vec![own], is_vague: false, is_named: true, is_denied: true });
            return Found::Nothing;
        }
        if clause.is_denied && !stays {
            return Found::Fails;
        }
        let stem = if clause.is_denied { Some(Stem::Hold) } else { clause.stem };
        if clause.is_helper && !own.is_empty() {
            self.helper = own.first().copied();
            return Found::Nothing;
        }
        self.orders(clause, stem, &own)
    }

    /// Returns whether a clause without places is about units or places named before.
    fn refers(&self, clause: &Clause) -> bool {
        let acts = clause.stem.is_some() || clause.moves || clause.same;
        let is_known = !self.context.is_empty() && !self.context.group.is_empty();
        let open = self.context.units.as_ref().is_some_and(|open| open.is_named);
        acts && ((is_known && (clause.it || clause.which) && clause.n_unknown < 2)
            || (open && clause.n_unknown == 0)
            || (is_known && clause.its_place))
    }

    fn orders(&mut self, clause: &Clause, stem: Option<Stem>, own: &[Province]) -> Found {
        let board = self.field.board;
        let is_vague = clause.n_unknown > 0 || clause.states;
        let mut places: Vec<Province> = clause.names.iter().map(|name| board.province_of(name.at)).collect();
        places.dedup();
        // A move needs a word that says so: `Venice borders Trieste` has none.
        let has_role = clause.names.iter().any(|name| name.role.is_some());
        let is_prose =
            clause.n_unknown == 1 && clause.n_trailing == 0 && clause.names.iter().all(|name| name.kind.is_none());
        let leads =
            clause.moves || has_role || (!clause.states && (clause.is_inside || clause.n_unknown == 0 || is_prose));
        if stem.is_none() && places.len() > 1 && !leads {
            return Found::Fails;
        }
        // `Munich holds, and Berlin too`
        let same =
            clause.same || (clause.too && stem.is_none() && own.len() == 1 && places.len() == 1 && !clause.moves);
        let stem = match (same, &self.context.last) {
            (true, Some((_, Order::Unit { action: Action::Hold, .. }))) => Some(Stem::Hold),
            (true, Some((_, Order::Unit { action: Action::Move { to, .. }, .. }))) => {
                self.context.goal = Some(Pending { what: *to, is_vague: false, is_named: true, is_denied: false });
                None
            }
            (true, _) => return Found::Fails,
            _ => stem,
        };
        let open = self.context.units.clone();
        let groups = match self.subjects(clause, stem, own, &places, open.as_ref()) {
            Subjects::Groups(groups) => groups,
            Subjects::Named => vec![Vec::new()],
            // `both to the south: Budapest to Serbia ...`
            Subjects::Fail if stem.is_none() && places.is_empty() && !clause.is_denied => return Found::Nothing,
            Subjects::Fail => return Found::Fails,
        };
        let is_free = groups.iter().all(Vec::is_empty);
        // `Armies to Galicia (from Vienna) and Serbia (from Budapest)`
        if clause.is_explained
            && clause.whom.is_some()
            && !is_free
            && stem.is_none()
            && places.len() == 1
            && own.is_empty()
        {
            return self.opens(clause, own, &[Vec::new()]);
        }
        // A goal that stands elsewhere.
        let goal = self.context.goal.clone();
        let lacks_goal = self.field.is_moving
            && stem.is_none()
            && places.iter().all(|at| self.field.has_unit(*at))
            && (own.len() == 1 || !is_free)
            && (places.is_empty() || is_free);
        let mut clause_goal = None;
        if lacks_goal {
            let before = match () {
                () if clause.its_place => self.context.group.first().copied(),
                () if clause.there => self.context.place,
                () => None,
            };
            clause_goal = before.or_else(|| {
                let fits = |open: &Pending<Location>| clause.moves || !open.is_vague || !is_vague;
                goal.as_ref().filter(|open| fits(open)).map(|open| board.province_of(open.what))
            });
            if clause_goal.is_none() {
                return self.opens(clause, own, &groups);
            }
        }
        if is_free && stem.is_none() && own.is_empty() && places.len() == 1 && self.field.is_moving {
            // `Venice and Trieste: the eternal problem`
            if clause.is_added && !clause.moves && self.context.units.is_some() {
                return Found::Fails;
            }
            return self.opens(clause, own, &groups);
        }
        let mut sets = Vec::new();
        for group in &groups {
            let objects: Vec<Province> =
                places.iter().copied().filter(|at| group.len() < 2 || !group.contains(at)).collect();
            let found: Option<Vec<Vec<Set>>> = match group.as_slice() {
                [] => Some(vec![self.candidates(clause, stem, None, &places, clause_goal)]),
                group => group
                    .iter()
                    .map(|unit| {
                        Some(self.candidates(clause, stem, Some(*unit), &objects, clause_goal))
                            .filter(|found| !found.is_empty())
                    })
                    .collect(),
            };
            let Some(found) = found else { continue };
            let mut of_group: Vec<Set> = vec![Vec::new()];
            for choices in found {
                of_group = of_group
                    .iter()
                    .flat_map(|set| choices.iter().map(|more| [set.as_slice(), more].concat()))
                    .take(MAX_CHOICES + 1)
                    .collect();
            }
            sets.extend(of_group);
        }
        sets.retain(|set| !set.is_empty());
        if sets.is_empty() || sets.len() > MAX_CHOICES {
            return Found::Fails;
        }
        let is_hold = stem == Some(Stem::Hold);
        if clause.n_trailing > if is_hold { 0 } else { MAX_TRAILING } {
            return Found::Fails;
        }
        let uses = |at: &Province| sets.iter().flatten().any(|(_, order)| places_of(board, order).contains(at));
        if self.context.units.as_ref().is_some_and(|open| open.is_named && !open.what.iter().flatten().all(uses)) {
            return Found::Fails;
        }
        if self.context.goal.as_ref().is_some_and(|open| !open.is_vague && !uses(&board.province_of(open.what))) {
            return Found::Fails;
        }
        Found::Orders(sets)
    }

    /// The units that a clause is about, unless it names them itself.
    fn subjects(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        own: &[Province],
        places: &[Province],
        open: Option<&Pending<Vec<Vec<Province>>>>,
    ) -> Subjects {
        let mut ordered = self.context.ordered.clone();
        ordered.extend(own);
        if open.is_some_and(|open| open.is_denied) && !clause.is_but {
            return Subjects::Fail;
        }
        // `Vienna can have the day off (hold)`
        let rests = stem == Some(Stem::Hold) && clause.is_idle();
        let named: Option<Vec<Province>> =
            open.filter(|open| open.is_named && (!open.is_vague || rests)).map(|open| open.what.concat());
        if let Some(whom) = clause.whom {
            // `Liverpool and London both hold`
            if let (Some(named), Some(first), true) = (&named, own.first(), whom.each) {
                let group: Vec<Province> = named.iter().chain([first]).copied().collect();
                return match whom.count.is_none_or(|count| count == group.len()) {
                    true => Subjects::Groups(vec![group]),
                    false => Subjects::Fail,
                };
            }
            if let (Some(named), true, true) = (&named, whom.each, own.is_empty())
                && whom.count.is_none_or(|count| count == named.len())
                && named.len() > 1
            {
                return Subjects::Groups(vec![named.clone()]);
            }
            // `The fleet stays in Trieste` names it already.
            let is_named = !whom.each
                && !whom.rest
                && own.iter().any(|at| whom.kind.map_or(whom.other, |kind| self.field.is_of_kind(*at, kind)));
            let helps = stem == Some(Stem::Help) || stem == Some(Stem::Carry);
            if is_named && !helps {
                return Subjects::Named;
            }
            let ordered = if whom.rest || whom.other { ordered } else { self.context.ordered.clone() };
            let groups = self.field.meant(whom, &ordered, self.context.group.last().copied());
            return if groups.is_empty() { Subjects::Fail } else { Subjects::Groups(groups) };
        }
        if let Some(named) = named {
            // `Vienna and Budapest support Trieste`
            let leads = own.first().is_some_and(|first| places.first() == Some(first));
            if leads && stem.is_none() && own.len() == 1 && places.len() == 1 {
                return Subjects::Named;
            }
            if leads && clause.joined && (places.len() > 1 || stem == Some(Stem::Hold)) {
                let group = named.iter().chain(own.first()).copied().collect();
                return Subjects::Groups(vec![group]);
            }
            let is_list = clause.is_added && !clause.moves && stem.is_none() && own.is_empty();
            if is_list {
                return Subjects::Fail;
            }
            if !leads || stem == Some(Stem::Help) {
                return Subjects::Groups(vec![named]);
            }
        } else if let Some(open) = open.filter(|open| !open.is_named) {
            // `For my southern army: Spain`
            let is_clean = clause.n_unknown == 0 && own.is_empty();
            if is_clean && ((stem.is_none() && places.len() == 1) || (stem == Some(Stem::Hold) && places.is_empty())) {
                return Subjects::Groups(open.what.clone());
            }
        }
        // `both armies support Trieste, which holds`
        if let (true, true, Some(place)) = (clause.which, own.is_empty(), self.context.place)
            && self.field.has_unit(place)
        {
            return Subjects::Groups(vec![vec![place]]);
        }
        // `it moves to Warsaw`
        if clause.it_leads && self.context.group.len() == 1 && !self.context.group.iter().all(|at| own.contains(at)) {
            return Subjects::Groups(vec![self.context.group.clone()]);
        }
        let helps = stem == Some(Stem::Help) && own.len() == 1 && places.len() == 1;
        if own.is_empty() && (clause.it || clause.its_place) && !self.context.group.is_empty() && !helps {
            return Subjects::Groups(vec![self.context.group.clone()]);
        }
        // `the last one to Galicia`
        if own.is_empty() && clause.corrects && !self.context.group.is_empty() {
            return Subjects::Groups(vec![self.context.group.clone()]);
        }
        Subjects::Named
    }

    /// Keeps a place, or a unit, for the next clause.
    fn opens(&mut self, clause: &Clause, own: &[Province], groups: &[Vec<Province>]) -> Found {
        let is_vague = clause.n_unknown > 0 || clause.states;
        if groups.iter().any(|group| !group.is_empty()) {
            if !self.context.units.as_ref().is_some_and(|open| open.is_named) {
                self.context.units =
                    Some(Pending { what: groups.to_vec(), is_vague, is_named: false, is_denied: false });
            }
            return Found::Nothing;
        }
        if !own.is_empty() {
            let mut what = match self.context.units.take() {
                Some(open) if open.is_named && !open.is_vague => open.what.into_iter().flatten().collect(),
                _ => Vec::new(),
            };
            what.extend(own.iter().filter(|at| !what.contains(at)).copied().collect::<Vec<_>>());
            self.context.units = Some(Pending { what: vec![what], is_vague, is_named: true, is_denied: false });
            return Found::Nothing;
        }
        if let Some(name) = clause.names.first() {
            if self.context.goal.as_ref().is_some_and(|open| !open.is_vague) {
                return Found::Fails;
            }
            // `my cousin from Warsaw` is no goal.
            if matches!(name.role, Some(Sense::From)) || (is_vague && clause.joined && !clause.states) {
                return Found::Fails;
            }
            self.context.goal = Some(Pending { what: name.at, is_vague, is_named: true, is_denied: false });
        }
        Found::Nothing
    }

    /// The sets of legal orders that use all places of a clause: one, or a few to choose from.
    fn candidates(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        subject: Option<Province>,
        places: &[Province],
        goal: Option<Province>,
    ) -> Vec<Set> {
        let (board, legal) = (self.field.board, self.field.legal);
        let mut names = places.to_vec();
        if let Some(subject) = subject {
            names.retain(|name| *name != subject || stem == Some(Stem::Carry));
            names.insert(0, subject);
        }
        names.extend(goal);
        let refers = clause.it
            || clause.there
            || (stem == Some(Stem::Help) && names.len() == 1)
            || (names.len() == 1 && stem == Some(Stem::Carry));
        if refers
            && matches!(stem, Some(Stem::Help | Stem::Carry))
            && names.len() < 3
            && let Some((_, Order::Unit { at, action, .. })) = &self.context.last
        {
            let (at, to) = match action {
                Action::Move { to, .. } => (at, Some(to)),
                Action::Convoy { from, to, .. } => (from, Some(to)),
                _ => (at, None),
            };
            if !names.contains(&board.province_of(*at)) {
                names.extend([Some(at), to].into_iter().flatten().map(|at| board.province_of(*at)));
            }
        }
        let mut wanted = names.clone();
        wanted.sort_unstable();
        wanted.dedup();
        if names.is_empty() {
            return Vec::new();
        }
        let uses = |(_, order): &&(Power, Order)| {
            let mut places = places_of(board, order);
            places.sort_unstable();
            places == wanted
        };
        let of_stem = |(_, order): &&(Power, Order)| asks_for(stem, clause, order);
        let fits = |(_, order): &&(Power, Order)| fits_names(board, &clause.names, order);
        let is_subject =
            |(_, order): &&(Power, Order)| subject.is_none() || places_of(board, order).first().copied() == subject;
        let mut found: Vec<&(Power, Order)> =
            legal.iter().filter(of_stem).filter(uses).filter(fits).filter(is_subject).collect();
        if stem == Some(Stem::Carry) {
            return carried(board, &names, legal, &found);
        }
        if subject.is_none() {
            self.prefer_subject(clause, stem, &names, &mut found);
        }
        let first = names
            .first()
            .copied()
            .filter(|_| subject.is_some())
            .or_else(|| found.first().and_then(|(_, order)| places_of(board, order).first().copied()));
        if stem == Some(Stem::Help) && found.len() > 1 {
            let others: Vec<Province> = names.iter().copied().filter(|place| Some(*place) != first).collect();
            let in_order =
                |order: &Order| places_of(board, order).get(1..).is_some_and(|rest| rest == others.as_slice());
            if found.iter().any(|(_, order)| in_order(order)) {
                found.retain(|(_, order)| in_order(order));
            }
        }
        if found.len() > MAX_CHOICES {
            return Vec::new();
        }
        found.into_iter().map(|order| vec![order.clone()]).collect()
    }

    /// Of several units, the first named moves, unless a word says otherwise.
    fn prefer_subject(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        names: &[Province],
        found: &mut Vec<&(Power, Order)>,
    ) {
        let board = self.field.board;
        let is = |name: &Name, role: Sense| name.role == Some(role);
        let leads =
            |name: &&Name| is(name, Sense::From) || is(name, Sense::By) || (is(name, Sense::For) && !clause.moves);
        let mover = match stem {
            None => clause.names.iter().find(leads).or_else(|| clause.names.iter().find(|name| !is(name, Sense::To))),
            Some(_) => {
                clause.names.iter().find(|name| !is(name, Sense::To) && !is(name, Sense::From) && !is(name, Sense::By))
            }
        };
        let first = mover.map(|name| board.province_of(name.at)).or_else(|| names.first().copied());
        let is_first = |order: &Order| first.is_some() && places_of(board, order).first().copied() == first;
        if found.iter().any(|(_, order)| is_first(order)) {
            found.retain(|(_, order)| is_first(order));
        }
    }
}

/// The units that a clause is about.
enum Subjects {
    /// These, in groups to choose from.
    Groups(Vec<Vec<Province>>),
    /// Those that it names by their places.
    Named,
    Fail,
}

/// Returns whether an order is of the kind that a clause asks for.
fn asks_for(stem: Option<Stem>, clause: &Clause, order: &Order) -> bool {
    match (order, stem) {
        (Order::Unit { action: Action::Hold, .. }, stem) => stem == Some(Stem::Hold),
        (Order::Unit { action: Action::Move { route, .. }, .. }, stem) => stem.is_none() && *route == Route::Any,
        (Order::Unit { action: Action::SupportHold { .. } | Action::SupportMove { .. }, .. }, stem) => {
            stem == Some(Stem::Help)
        }
        (Order::Unit { action: Action::Convoy { .. }, .. }, stem) => stem == Some(Stem::Carry),
        (Order::Unit { action: Action::Disband, .. }, stem) => stem == Some(Stem::Remove),
        (Order::Build { .. }, stem) => {
            stem == Some(Stem::Build) || (stem.is_none() && clause.names.iter().all(|name| name.kind.is_some()))
        }
        _ => false,
    }
}

/// Returns whether an order has the kinds of units, and the coasts, that a clause names.
fn fits_names(board: &Board, names: &[Name], order: &Order) -> bool {
    let fits_kind = |name: &Name| match (order, name.kind) {
        (_, None) => true,
        (Order::Unit { kind, at, .. }, Some(said)) if board.province_of(*at) == board.province_of(name.at) => {
            *kind == Some(said)
        }
        (Order::Build { kind, .. }, Some(said)) => *kind == said,
        // A goal is no unit.
        (Order::Unit { action: Action::Move { .. }, .. }, Some(_)) => name.role == Some(Sense::To),
        _ => true,
    };
    let fits_coast = |name: &Name| match order {
        _ if board.location(name.at).coast.is_none() => true,
        Order::Unit { at, action: Action::Move { to, .. }, .. } => *at == name.at || *to == name.at,
        Order::Build { at, .. } => *at == name.at,
        _ => true,
    };
    names.iter().all(|name| fits_kind(name) && fits_coast(name))
}

/// Both orders of a convoy by the writer's own fleet.
fn carried(board: &Board, names: &[Province], legal: &Legal, convoys: &[&(Power, Order)]) -> Vec<Vec<(Power, Order)>> {
    let goes = |from: Location, to: Location| {
        let is_move = |(_, order): &&(Power, Order)| match order {
            Order::Unit { at, action: Action::Move { to: goal, route: Route::Any | Route::Via }, .. } => {
                board.province_of(*at) == board.province_of(from) && board.province_of(*goal) == board.province_of(to)
            }
            _ => false,
        };
        // The order names the road where both are possible.
        legal.iter().filter(is_move).max_by_key(|(_, order)| {
            matches!(order, Order::Unit { action: Action::Move { route: Route::Via, .. }, .. })
        })
    };
    let by_names = |(_, order): &&(Power, Order)| {
        let places = places_of(board, order);
        matches!(order, Order::Unit { action: Action::Convoy { .. }, .. })
            && names.len() == 2
            && places.get(1..) == Some(names)
    };
    let own = legal.iter().filter(by_names).chain(convoys.iter().copied());
    let mut sets: Vec<Vec<(Power, Order)>> = Vec::new();
    for convoy in own {
        let Order::Unit { action: Action::Convoy { from, to, .. }, .. } = &convoy.1 else { continue };
        // The sentence names the army before its goal.
        let order = places_of(board, &convoy.1);
        let place = |province: Option<&Province>| names.iter().position(|name| Some(name) == province);
        if place(order.get(1)) > place(order.get(2)) {
            continue;
        }
        let set: Vec<_> = goes(*from, *to).into_iter().chain([convoy]).cloned().collect();
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    if sets.len() > MAX_CHOICES { Vec::new() } else { sets }
}

/// The provinces that an order names, its unit's first.
pub(super) fn places_of(board: &Board, order: &Order) -> Vec<Province> {
    let places = match order {
        Order::Unit { at, action, .. } => match action {
            Action::Move { to, .. } => vec![*at, *to],
            Action::SupportHold { unit, .. } => vec![*at, *unit],
            Action::SupportMove { from, to, .. } | Action::Convoy { from, to, .. } => vec![*at, *from, *to],
            _ => vec![*at],
        },
        Order::Build { at, .. } => vec![*at],
        _ => Vec::new(),
    };
    places.into_iter().map(|at| board.province_of(at)).collect()
}
