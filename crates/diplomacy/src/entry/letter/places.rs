//! Reads a sentence by its places alone: the legal orders of the writer's units that use all of them.
use super::clause::Clause;
use super::clauses::Cutter;
use super::field::{Field, MAX_CHOICES, Set, Stem, places_of};
use super::fitting::{self, Fit, Target};
use super::senses::Sense;
use crate::board::{Board, Location, Province};
use crate::entry::grammar::{ClauseReading, Parser, ReadClause};
use crate::order::{Action, Order, Route};
use chancery_rules::Power;
use std::ops::Range;

/// The maximum number of words of a clause that may stay unread.
const MAX_UNKNOWN: usize = 6;
/// The maximum number of tokens of a sentence, and of its clauses.
const MAX_TOKENS: usize = 60;
const MAX_CLAUSES: usize = 12;
/// The maximum number of places of a clause.
const MAX_NAMES: usize = 4;

/// The units and places that the sentences of a line have named so far.
#[derive(Default)]
pub(super) struct Context {
    /// A place, and units, that no order has used yet.
    goal: Option<Pending<Location>>,
    units: Option<Pending<Vec<Vec<Province>>>>,
    /// The last order, the units of the last clause, and the last place.
    pub(super) last: Option<(Power, Order)>,
    group: Vec<Province>,
    place: Option<Province>,
    /// The move of another power's unit in the last sentence.
    target: Option<Target>,
    /// The last clause only says that something was wrong.
    corrects: bool,
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

    /// Returns whether a unit, or a place, waits for the rest of its order.
    fn is_open(&self) -> bool {
        self.units.as_ref().is_some_and(|open| open.is_named) || self.goal.as_ref().is_some_and(|open| !open.is_vague)
    }

    /// Returns whether nothing has been named yet.
    pub(super) fn is_empty(&self) -> bool {
        self.last.is_none() && self.goal.is_none() && self.units.is_none() && self.place.is_none()
    }
}

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
    let target = context.target.take().or_else(|| context.last.as_ref().map(|(_, order)| Target::of(field, order)));
    let was_open = context.is_open();
    let mut reader = SentenceReader {
        field,
        context,
        sets: vec![Vec::new()],
        n_clauses: 0,
        said: false,
        helper: None,
        sweeps: false,
        holds_all: false,
        is_doubtful: false,
        fails: false,
    };
    let cutter = Cutter { parser, own, field, takes_reasons: false };
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
        let (mut clause, end) = cutter.clause(at..limit, at == tokens.start);
        at = end.max(at + 1);
        // `Scrap that: Picardy`
        clause.corrects |= reader.context.corrects;
        reader.context.corrects = clause.corrects && clause.is_idle();
        reader.clause(&clause);
    }
    let is_doubtful = reader.is_doubtful;
    let sets = reader.end();
    let n_names = || tokens.clone().filter(|at| cutter.named_at(*at).is_some()).count();
    let is_empty = sets.iter().all(Vec::is_empty);
    if is_empty
        && n_names() > 2
        && let Some(pairs) = pairs(&cutter, tokens.clone())
    {
        return vec![pairs];
    }
    if was_open || is_doubtful {
        return sets;
    }
    let strict: Set = known.iter().filter_map(|(_, order)| order.clone()).collect();
    let parts =
        without(tokens, known.iter().filter(|(piece, _)| piece.is_sweep()).map(|(piece, _)| piece.words.clone()));
    match fitting::read(&cutter, &parts, target, &strict) {
        Some(Fit::Orders(fits)) if is_empty || sets.iter().any(|set| set.iter().all(|order| fits.contains(order))) => {
            fits.iter().for_each(|order| context.add(field.board, order));
            vec![fits]
        }
        Some(Fit::Foreign(target)) if is_empty => {
            context.target = Some(target);
            sets
        }
        _ => sets,
    }
}

/// The tokens around these words.
fn without(tokens: Range<usize>, words: impl Iterator<Item = Range<usize>>) -> Vec<Range<usize>> {
    let (mut parts, mut start) = (Vec::new(), tokens.start);
    for words in words {
        parts.push(start..words.start.max(start));
        start = words.end.max(start);
    }
    parts.push(start..tokens.end.max(start));
    parts
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
    /// A clause lets all units hold.
    holds_all: bool,
    /// A clause keeps the sentence from having an order, however it is read.
    is_doubtful: bool,
    fails: bool,
}

/// The orders that a clause adds.
enum ClauseOrders {
    Nothing,
    /// It cannot be read, so that the sentence cannot.
    Fails,
    Orders(Vec<Set>),
}

impl SentenceReader<'_> {
    fn clause(&mut self, clause: &Clause) {
        self.n_clauses += 1;
        self.is_doubtful |= clause.unsure || (clause.muses && !clause.names.is_empty());
        let found = self.found(clause);
        let adds = matches!(found, ClauseOrders::Orders(_));
        match found {
            ClauseOrders::Nothing => {}
            ClauseOrders::Fails => self.fails = true,
            ClauseOrders::Orders(found) => {
                self.adds(found, clause.corrects);
                self.holds_all |= clause.stem == Some(Stem::Hold) && clause.whom.is_some_and(|whom| whom.each);
            }
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
                // `All stay put except Budapest, which goes to Serbia`
                let is_swept = |(_, old): &(Power, Order)| {
                    self.holds_all && matches!(old, Order::Unit { action: Action::Hold, .. })
                };
                set.retain(|old| !(corrects || is_swept(old)) || !more.iter().any(|new| subject(new) == subject(old)));
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
        let is_open = self.context.is_open();
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

    fn found(&mut self, clause: &Clause) -> ClauseOrders {
        let has_orders = !self.sets[0].is_empty();
        let own = self.own_places(clause);
        // `I had been thinking about the Channel, but no`
        let was_thought = clause.undecided && clause.doubt && own.is_empty() && !clause.unsure && !clause.is_idle();
        if clause.is_reason && clause.unsure {
            return ClauseOrders::Fails;
        }
        if clause.is_reason
            || was_thought
            || (clause.later && !clause.is_idle() && !(clause.undecided && own.len() < clause.names.len()))
        {
            return ClauseOrders::Nothing;
        }
        self.said &= !clause.is_but;
        if clause.is_idle() && !self.refers(clause) {
            // `I don't trust Italy`, but `if Italy agrees`.
            self.said |= (clause.said || clause.says) && !clause.is_denied;
            // `not A VIE - GAL`
            if (clause.has_men && clause.stem.is_some()) || (clause.is_not && clause.n_unknown == 0) {
                return ClauseOrders::Fails;
            }
            return match clause.unsure
                || clause.undecided
                || (clause.says && has_orders && !clause.is_denied && !clause.is_own_view)
            {
                true => ClauseOrders::Fails,
                false => ClauseOrders::Nothing,
            };
        }
        if clause.is_bracketed && (clause.is_vague() || clause.doubt || clause.muses) {
            return ClauseOrders::Nothing;
        }
        // `Edinburgh to NWG, he can have Sweden`
        let is_aside = own.is_empty() && clause.whom.is_none() && clause.stem.is_none() && !clause.is_denied;
        if has_orders && is_aside && clause.doubt && !clause.unsure && !clause.muses {
            return ClauseOrders::Nothing;
        }
        // `Trieste: nothing.`
        let is_named = self.context.units.as_ref().is_some_and(|open| open.is_named && !open.is_vague);
        if is_named && clause.is_nothing() {
            return self.orders(&Clause::of(Stem::Hold), Some(Stem::Hold), &[]);
        }
        // `Nothing fancy up north: Edinburgh holds.`
        if clause.names.is_empty() && clause.is_denied && !clause.is_not && clause.stem.is_none() && !clause.moves {
            return ClauseOrders::Nothing;
        }
        if clause.unsure || clause.muses || clause.undecided || clause.doubt || clause.says || clause.said || self.said
        {
            return ClauseOrders::Fails;
        }
        if clause.names.len() > MAX_NAMES || clause.n_unknown > MAX_UNKNOWN {
            return ClauseOrders::Fails;
        }
        // `No Channel for me, London goes to the North Sea`
        if clause.is_denied
            && !clause.is_not
            && own.is_empty()
            && !clause.moves
            && clause.stem.is_none()
            && clause.whom.is_none()
        {
            return ClauseOrders::Nothing;
        }
        // `Nothing for Liverpool`
        let is_for = clause.names.iter().all(|name| name.role == Some(Sense::For));
        let is_left = clause.is_denied && clause.whom.is_some() && is_for && own.len() == 1 && clause.n_unknown == 0;
        let stays =
            (clause.moves || is_left) && clause.stem.is_none() && clause.names.len() == own.len() && own.len() < 2;
        // `Budapest is not going to Serbia but to Rumania`
        if clause.is_denied && own.len() == 1 && clause.names.len() == 2 && clause.stem.is_none() {
            self.context.units = Some(Pending { what: vec![own], is_vague: false, is_named: true, is_denied: true });
            return ClauseOrders::Nothing;
        }
        if clause.is_denied && !stays {
            return ClauseOrders::Fails;
        }
        let stem = if clause.is_denied { Some(Stem::Hold) } else { clause.stem };
        if clause.is_helper && !own.is_empty() {
            self.helper = own.first().copied();
            return ClauseOrders::Nothing;
        }
        self.orders(clause, stem, &own)
    }

    /// Returns whether a clause without places is about units or places named before.
    fn refers(&self, clause: &Clause) -> bool {
        let acts = clause.stem.is_some() || clause.moves || clause.same;
        let is_known = !self.context.is_empty() && !self.context.group.is_empty();
        let is_one = |open: &Pending<Vec<Vec<Province>>>| matches!(open.what.as_slice(), [group] if group.len() == 1);
        let open = self
            .context
            .units
            .as_ref()
            .is_some_and(|open| open.is_named || ((clause.it || clause.rests) && is_one(open)));
        let is_clear = clause.n_unknown == 0 || (clause.rests && !clause.trails_off(clause.stem));
        acts && ((is_known && (clause.it || clause.which) && clause.n_unknown < 2)
            || (open && is_clear)
            || (is_known && clause.its_place))
    }

    fn orders(&mut self, clause: &Clause, stem: Option<Stem>, own: &[Province]) -> ClauseOrders {
        let board = self.field.board;
        let mut places: Vec<Province> = clause.names.iter().map(|name| board.province_of(name.at)).collect();
        places.dedup();
        if stem.is_none() && places.len() > 1 && !clause.leads_to_goal() {
            return ClauseOrders::Fails;
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
            (true, _) => return ClauseOrders::Fails,
            _ => stem,
        };
        let open = self.context.units.clone();
        let groups = match self.subjects(clause, stem, own, &places, open.as_ref()) {
            Subjects::Groups(groups) => groups,
            Subjects::Named => vec![Vec::new()],
            // `both to the south: Budapest to Serbia ...`
            Subjects::Fail if stem.is_none() && places.is_empty() && !clause.is_denied => return ClauseOrders::Nothing,
            Subjects::Fail => return ClauseOrders::Fails,
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
        let lacks_goal = self.field.is_moving
            && stem.is_none()
            && places.iter().all(|at| self.field.has_unit(*at))
            && (own.len() == 1 || !is_free)
            && (places.is_empty() || is_free);
        let goal = if lacks_goal { self.goal_before(clause) } else { None };
        if lacks_goal && goal.is_none() {
            return self.opens(clause, own, &groups);
        }
        if is_free && stem.is_none() && own.is_empty() && places.len() == 1 && self.field.is_moving {
            // `Venice and Trieste: the eternal problem`
            if clause.is_added && !clause.moves && self.context.units.is_some() {
                return ClauseOrders::Fails;
            }
            return self.opens(clause, own, &groups);
        }
        let sets = self.sets_of(clause, stem, &groups, &places, goal);
        if sets.is_empty() || sets.len() > MAX_CHOICES {
            return ClauseOrders::Fails;
        }
        if clause.trails_off(stem) {
            return ClauseOrders::Fails;
        }
        let uses = |at: &Province| sets.iter().flatten().any(|(_, order)| places_of(board, order).contains(at));
        if self.context.units.as_ref().is_some_and(|open| open.is_named && !open.what.iter().flatten().all(uses)) {
            return ClauseOrders::Fails;
        }
        if self.context.goal.as_ref().is_some_and(|open| !open.is_vague && !uses(&board.province_of(open.what))) {
            return ClauseOrders::Fails;
        }
        ClauseOrders::Orders(sets)
    }

    /// The goal of a clause that is in one before.
    fn goal_before(&self, clause: &Clause) -> Option<Province> {
        if clause.its_place {
            return self.context.group.first().copied();
        }
        let goal = self.context.goal.as_ref().filter(|open| clause.moves || !open.is_vague || !clause.is_vague());
        let goal = goal.map(|open| self.field.board.province_of(open.what));
        self.context.place.filter(|_| clause.there).or(goal)
    }

    /// The sets of orders that a clause means for one of these groups. An empty group means the units that it names.
    fn sets_of(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        groups: &[Vec<Province>],
        places: &[Province],
        goal: Option<Province>,
    ) -> Vec<Set> {
        let mut sets = Vec::new();
        for group in groups {
            if group.is_empty() {
                sets.extend(self.candidates(clause, stem, None, places, goal));
                continue;
            }
            // `Liverpool and London both hold`
            let objects: Vec<Province> =
                places.iter().copied().filter(|at| group.len() < 2 || !group.contains(at)).collect();
            let mut of_group: Vec<Set> = vec![Vec::new()];
            for unit in group {
                let choices = self.candidates(clause, stem, Some(*unit), &objects, goal);
                let longer = of_group.iter().flat_map(|set| choices.iter().map(|more| [set.as_slice(), more].concat()));
                of_group = longer.take(MAX_CHOICES + 1).collect();
            }
            sets.extend(of_group);
        }
        sets.retain(|set| !set.is_empty());
        sets
    }

    fn candidates(
        &self,
        clause: &Clause,
        stem: Option<Stem>,
        unit: Option<Province>,
        places: &[Province],
        goal: Option<Province>,
    ) -> Vec<Set> {
        let last = self.context.last.as_ref().map(|(_, order)| order);
        self.field.candidates(last, clause, stem, unit, places, goal)
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
            let is_named = (!whom.each || clause.is_denied)
                && !whom.rest
                && own.iter().any(|at| {
                    whom.kind.map_or(whom.other || clause.is_denied, |kind| self.field.is_of_kind(*at, kind))
                });
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
    fn opens(&mut self, clause: &Clause, own: &[Province], groups: &[Vec<Province>]) -> ClauseOrders {
        let is_vague = clause.is_vague();
        if groups.iter().any(|group| !group.is_empty()) {
            if !self.context.units.as_ref().is_some_and(|open| open.is_named) {
                self.context.units =
                    Some(Pending { what: groups.to_vec(), is_vague, is_named: false, is_denied: false });
            }
            return ClauseOrders::Nothing;
        }
        if !own.is_empty() {
            let mut what = match self.context.units.take() {
                Some(open) if open.is_named && !open.is_vague => open.what.into_iter().flatten().collect(),
                _ => Vec::new(),
            };
            what.extend(own.iter().filter(|at| !what.contains(at)).copied().collect::<Vec<_>>());
            self.context.units = Some(Pending { what: vec![what], is_vague, is_named: true, is_denied: false });
            return ClauseOrders::Nothing;
        }
        if let Some(name) = clause.names.first() {
            if self.context.goal.as_ref().is_some_and(|open| !open.is_vague) {
                return ClauseOrders::Fails;
            }
            // `my cousin from Warsaw` is no goal.
            if matches!(name.role, Some(Sense::From)) || (is_vague && clause.joined && !clause.states) {
                return ClauseOrders::Fails;
            }
            self.context.goal = Some(Pending { what: name.at, is_vague, is_named: true, is_denied: false });
        }
        ClauseOrders::Nothing
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
