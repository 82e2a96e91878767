//! The chain of causes of a result: WHY. Below each order are the orders that decided its result, and below those their
//! own causes.
use super::options::{place_of, unit_named};
use super::reasons::Account;
use super::words::{OrderWords, full_unit};
use super::{as_result, kind, result_line, result_order, result_tags, title};
use crate::report::Heading;
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::state::{PhaseKind, Unit};
use chancery_diplomacy::{Diplomacy, View};
use chancery_picture::sheet::{OrderOutcome, PhaseEntry};
use chancery_rules::{Eyes, Power, Rules as _};
use chancery_text::doc::Doc;
use chancery_text::say;
use chancery_text::sentence::{Note, Sentence, term};
use chancery_text::words::said;

/// The maximum depth of causes of causes.
const MAX_DEPTH: usize = 5;

/// Explains what happened to the named unit or place, or everything that failed.
pub(super) fn tell(
    rules: &Diplomacy,
    heading: Heading,
    before: &View,
    events: &[Event],
    about: &str,
    doc: &mut Doc,
) -> Result<(), Note> {
    let (board, phase) = (rules.board(), before.seen.phase);
    let named = if about.is_empty() { None } else { Some(unit_named(rules, about)?) };
    let mut results: Vec<_> = events.iter().filter_map(as_result).collect();
    results.sort_by_key(|result| (result.power, super::subject(board, result)));
    let words = OrderWords::new(board, &before.seen);
    let (told, above) = (Vec::new(), Vec::new());
    let mut chain = Chain { board, kind: phase.kind, words, results, events, told, above, lines: Vec::new() };
    let subjects = match named {
        Some(at) => chain.about(at),
        None => chain.failures(rules, before),
    };
    if subjects.is_empty() {
        return Ok(());
    }
    for subject in subjects {
        // A result already listed as a cause needs no separate chain, unless the reader asked for it.
        if !chain.told.contains(&subject) {
            chain.tell(subject, "", 0);
        }
    }
    let season = term(board.season_name(phase));
    title(doc, heading, PhaseKind::Movement, say!("{} for {}, and why.", kind(phase), season));
    for (i, ChainLine { depth, result, said }) in chain.lines.into_iter().enumerate() {
        if 0 < i && depth == 0 {
            doc.gap();
        }
        match result {
            Some((lead, power)) => doc.classic_of(say!("{}{}", lead, board.power_name(power)), said),
            None => doc.classic(said),
        }
        doc.below(depth);
    }
    Ok(())
}

/// The result of each order, with the chain of its causes.
pub(super) fn entries(rules: &Diplomacy, before: &View, events: &[Event]) -> Vec<PhaseEntry> {
    let (board, phase) = (rules.board(), before.seen.phase);
    let mut results: Vec<_> = events.iter().filter_map(as_result).collect();
    results.sort_by_key(|result| (result.power, super::subject(board, result)));
    let words = OrderWords::new(board, &before.seen);
    let mut entries = Vec::new();
    for index in 0..results.len() {
        let (told, above, results) = (Vec::new(), Vec::new(), results.clone());
        let mut chain = Chain { board, kind: phase.kind, words, results, events, told, above, lines: Vec::new() };
        chain.tell(index, "", 0);
        let result = chain.results[index];
        let at = result.unit.map(|unit| unit.at).or_else(|| place_of(&result.order));
        let is_well = result.failure.is_none() && !result.dislodged;
        entries.push(PhaseEntry {
            side: Some(result.power.index()),
            at: at.map(|at| board.place_name(at)).unwrap_or_default(),
            text: said(order_on_page(&words, result)),
            note: result_tags(&words, result),
            came: if is_well { OrderOutcome::Success } else { OrderOutcome::Failure },
            why: chain.lines.into_iter().skip(1).map(|line| (line.depth - 1, line.text(board))).collect(),
        });
    }
    entries
}

/// The order as a page shows it. In e-mails, a unit without an order gets the classic words.
fn order_on_page<'a>(words: &OrderWords<'a>, result: &OrderResult) -> Sentence<'a> {
    match (&result.unit, words.phase) {
        (Some(unit), PhaseKind::Movement) if result.implied => {
            say!("{}: no order, so it holds.", words.unit(unit.kind, unit.at))
        }
        (Some(unit), PhaseKind::Retreat) if result.implied => say!("{}: no order.", words.unit(unit.kind, unit.at)),
        _ => result_order(words, result),
    }
}

/// The results of a phase, and those already reported.
struct Chain<'a> {
    board: &'a Board,
    kind: PhaseKind,
    words: OrderWords<'a>,
    results: Vec<&'a OrderResult>,
    events: &'a [Event],
    /// The results already reported, as indices.
    told: Vec<usize>,
    /// The results that led here, of which the next one is a cause.
    above: Vec<usize>,
    lines: Vec<ChainLine>,
}

/// A line of a chain.
struct ChainLine {
    /// The depth below the result that the reader asked about.
    depth: usize,
    /// For a result: the word before it, and the power that gave the order.
    result: Option<(&'static str, Power)>,
    said: Note,
}

impl ChainLine {
    /// `Against Austria: Army Vienna -> Galicia.`
    fn text(self, board: &Board) -> String {
        match self.result {
            Some((lead, power)) => said(say!("{}{}: {}", lead, board.power_name(power), self.said)),
            None => said(self.said),
        }
    }
}

impl Chain<'_> {
    /// The results of the unit in a place, or of orders for that place. Failing those, the results of the units that
    /// went there.
    fn about(&self, at: Province) -> Vec<usize> {
        let own = self.all(|result| {
            let place = result.unit.map(|unit| unit.at).or_else(|| place_of(&result.order));
            place.is_some_and(|place| self.board.province_of(place) == at)
        });
        if own.is_empty() { self.all(|result| self.goal(result) == Some(at)) } else { own }
    }

    /// Returns the failures of the power whose view this is. GMs and observers get every failure.
    fn failures(&self, rules: &Diplomacy, before: &View) -> Vec<usize> {
        let own = match before.eyes {
            Eyes::Power(power) => Some([vec![power], rules.commands(&before.seen, power)].concat()),
            Eyes::Master | Eyes::Observer => None,
        };
        let is_own = |result: &OrderResult| own.as_ref().is_none_or(|own| own.contains(&result.power));
        self.all(|result| is_own(result) && (result.failure.is_some() || result.dislodged))
    }

    fn all(&self, wanted: impl Fn(&OrderResult) -> bool) -> Vec<usize> {
        (0..self.results.len()).filter(|&i| wanted(self.results[i])).collect()
    }

    /// Writes one result, and its causes below it.
    fn tell(&mut self, index: usize, lead: &'static str, depth: usize) {
        self.told.push(index);
        let result = self.results[index];
        let said = Note::of(result_line(&self.words, result));
        self.lines.push(ChainLine { depth, result: Some((lead, result.power)), said });
        let reason = Account::new(self.words, &self.results, &[]).why(result);
        let dislodger = self
            .dislodger(result)
            .filter(|_| !matches!(result.failure, Some(Failure::Dislodged { .. })) || reason.is_none());
        let plain = self.plain_reason(index).filter(|_| reason.is_none() && dislodger.is_none());
        let by = |by: Unit| Note::of(say!("The unit was dislodged by {}.", full_unit(self.board, by.kind, by.at)));
        for said in [reason, dislodger.map(by), plain.map(Note::of)].into_iter().flatten() {
            self.lines.push(ChainLine { depth: depth + 1, result: None, said });
        }
        if depth == MAX_DEPTH {
            return;
        }
        self.above.push(index);
        for (lead, cause) in self.causes(index) {
            if !self.told.contains(&cause) {
                self.tell(cause, lead, depth + 1);
            } else if !self.above.contains(&cause) {
                let told = self.results[cause];
                let said = Note::of(say!("{} See above.", result_line(&self.words, told)));
                self.lines.push(ChainLine { depth: depth + 1, result: Some((lead, told.power)), said });
            }
        }
        self.above.pop();
    }

    /// Returns the explanation of an order that succeeded.
    fn plain_reason(&self, index: usize) -> Option<&'static str> {
        let result = self.results[index];
        if result.failure.is_some() || self.kind != PhaseKind::Movement {
            return None;
        }
        let is_alone = self.against(index).is_empty();
        match (&result.order, is_alone) {
            (Order::Unit { action: Action::Move { .. }, .. }, true) => Some("It met no resistance."),
            (Order::Unit { action: Action::Move { .. }, .. }, false) => Some("It was the strongest there."),
            (Order::Unit { .. }, true) => Some("It was not attacked."),
            _ => None,
        }
    }

    /// The results that decided another, each with a word before it, most direct first.
    fn causes(&self, index: usize) -> Vec<(&'static str, usize)> {
        let result = self.results[index];
        let (Some(unit), PhaseKind::Movement) = (result.unit, self.kind) else { return Vec::new() };
        let at = self.board.province_of(unit.at);
        let mut causes = Vec::new();
        let by_unit = |unit: &Unit| self.results.iter().position(|other| other.unit.as_ref() == Some(unit));
        let in_place = |at: Province| self.results.iter().position(|other| self.place(other) == Some(at));
        match &result.failure {
            Some(Failure::Cut { by }) => causes.extend(by_unit(by).map(|i| ("Cut by ", i))),
            Some(Failure::Disrupted { at }) => causes.extend(in_place(*at).map(|i| ("It needed ", i))),
            Some(Failure::NoConvoy { at: Some(at) }) => causes.extend(in_place(*at).map(|i| ("It needed ", i))),
            Some(Failure::Bounce { by, .. }) => {
                causes.extend(by.iter().filter_map(|rival| by_unit(&rival.unit)).map(|i| ("Against ", i)));
            }
            _ => {}
        }
        causes.extend(self.dislodger(result).and_then(|by| by_unit(&by)).map(|i| ("Dislodged by ", i)));
        causes.extend(self.all(|other| self.helps(other, result, at)).into_iter().map(|i| ("Helped by ", i)));
        causes.extend(self.all(|other| self.carries(other, result, at)).into_iter().map(|i| ("Carried by ", i)));
        causes.extend(self.against(index).into_iter().map(|i| ("Against ", i)));
        // A result with several parts belongs to the first of them.
        let mut known = Vec::new();
        causes.retain(|(_, i)| {
            *i != index && !known.contains(i) && {
                known.push(*i);
                true
            }
        });
        causes
    }

    /// The place of the unit that an order moved, or left.
    fn place(&self, result: &OrderResult) -> Option<Province> {
        result.unit.map(|unit| self.board.province_of(unit.at))
    }

    /// Returns the destination of a move.
    fn goal(&self, result: &OrderResult) -> Option<Province> {
        match &result.order {
            Order::Unit { action: Action::Move { to, .. }, .. } => Some(self.board.province_of(*to)),
            _ => None,
        }
    }

    fn is_at(&self, place: Location, at: Province) -> bool {
        self.board.province_of(place) == at
    }

    /// Returns whether this order supports the action of the unit in a place.
    fn helps(&self, other: &OrderResult, result: &OrderResult, at: Province) -> bool {
        let goal = self.goal(result);
        match &other.order {
            Order::Unit { action: Action::SupportMove { from, to, .. }, .. } => {
                self.is_at(*from, at) && goal.is_some_and(|goal| self.is_at(*to, goal))
            }
            Order::Unit { action: Action::SupportHold { unit, .. }, .. } => goal.is_none() && self.is_at(*unit, at),
            _ => false,
        }
    }

    /// Returns whether this order convoys the unit in a place.
    fn carries(&self, other: &OrderResult, result: &OrderResult, at: Province) -> bool {
        let Some(goal) = self.goal(result) else { return false };
        match &other.order {
            Order::Unit { action: Action::Convoy { from, to, .. }, .. } => {
                self.is_at(*from, at) && self.is_at(*to, goal)
            }
            _ => false,
        }
    }

    /// The opposing results: those of units that went to the same place, or stayed there.
    fn against(&self, index: usize) -> Vec<usize> {
        let result = self.results[index];
        let Some(at) = self.place(result) else { return Vec::new() };
        let goal = self.goal(result).unwrap_or(at);
        let stays = |other: &OrderResult| self.goal(other).is_none() || other.failure.is_some();
        self.all(|other| {
            let came = self.goal(other) == Some(goal) && self.place(other).is_some();
            let was_there = goal != at && self.place(other) == Some(goal) && stays(other);
            (came || was_there) && !std::ptr::eq(other, result)
        })
    }

    /// The unit that dislodged another.
    fn dislodger(&self, result: &OrderResult) -> Option<Unit> {
        self.events.iter().find_map(|event| match event {
            Event::Dislodged { unit, by } if Some(unit.unit) == result.unit => Some(*by),
            _ => None,
        })
    }
}
