//! Lists everything that a sentence mentions: places, and units without their places.
use super::clause::{Clause, Name};
use super::clauses::Cutter;
use super::field::{Field, Stem};
use super::senses::Sense;
use crate::board::{Province, Terrain};
use crate::state::UnitKind;
use std::ops::Range;

/// The maximum number of mentions of a sentence, of its clauses, and of the words that may stay unread: in all, and in a clause.
const MAX_MENTIONS: usize = 12;
const MAX_CLAUSES: usize = 16;
const MAX_UNKNOWN: usize = 12;
const MAX_UNKNOWN_OF_CLAUSE: usize = 6;
/// The number of them where no word says that a unit moves.
pub(super) const MAX_UNKNOWN_OF_VERB: usize = 1;

/// A place, or a unit without its place.
pub(super) struct Mention {
    pub(super) place: Option<Province>,
    /// The own units that it can be.
    pub(super) units: Vec<Province>,
    /// It means all of them.
    pub(super) is_all: bool,
    pub(super) kind: Option<UnitKind>,
    pub(super) role: Option<Sense>,
    /// The position of its clause.
    pub(super) clause: usize,
}

/// The mentions of a sentence, in their order.
pub(super) struct Row<'a> {
    pub(super) field: &'a Field<'a>,
    pub(super) clauses: Vec<Clause>,
    pub(super) mentions: Vec<Mention>,
    /// Other people say, or said, what follows.
    pub(super) is_reported: bool,
}

impl<'a> Row<'a> {
    /// Cuts the sentence. An error if a clause keeps it from having an order: whether one gave a reason so far.
    pub(super) fn of(cutter: &Cutter<'a>, tokens: &[Range<usize>]) -> Result<Self, bool> {
        let mut row = Self { field: cutter.field, clauses: Vec::new(), mentions: Vec::new(), is_reported: false };
        let (mut n_unknown, mut has_reasons) = (0, false);
        for tokens in tokens {
            let mut at = tokens.start;
            while at < tokens.end {
                let (clause, end) = cutter.clause(at..tokens.end, row.clauses.is_empty());
                at = end.max(at + 1);
                n_unknown += clause.n_unknown;
                has_reasons |= clause.is_reason;
                row.add(clause).ok_or(has_reasons)?;
            }
        }
        let is_small = n_unknown <= MAX_UNKNOWN && (1..=MAX_MENTIONS).contains(&row.mentions.len());
        if is_small && row.clauses.len() <= MAX_CLAUSES { Ok(row) } else { Err(has_reasons) }
    }

    /// Adds a clause, with its mentions. `None` if no order can be made of it, or of the sentence.
    fn add(&mut self, mut clause: Clause) -> Option<()> {
        let n_own = clause.names.iter().filter(|name| self.is_own(name)).count();
        let is_foreign = clause.whom.is_none() && n_own == 0 && !clause.moves && clause.stem.is_none();
        // `I will order A MUN - BUR, you support it`
        let is_for_others = clause.is_idle() && clause.doubt && clause.it && (clause.stem.is_some() || clause.moves);
        // `I won as England with Liverpool to Edinburgh`
        let is_past = clause.is_reason && self.clauses.last().is_some_and(|before| before.is_idle() && before.doubt);
        if clause.unsure || is_for_others || is_past {
            return None;
        }
        let is_aside = match clause.is_idle() {
            true if clause.undecided || (clause.is_not && clause.n_unknown == 0) => return None,
            true => !clause.latter && !clause.former,
            false if is_remark(&clause) => true,
            false if clause.muses || (clause.undecided && n_own < clause.names.len()) => return None,
            // `No Channel for me`
            false => is_left_out(&clause) || (clause.is_denied && !clause.is_not && is_foreign),
        };
        if is_aside {
            self.is_reported |= (clause.says || clause.said) && !clause.is_denied;
            self.clauses.push(clause);
            return Some(());
        }
        // `I don't need Rome where it is, so bring it up to Venice`
        if clause.is_not && clause.stem == Some(Stem::Hold) && clause.names.len() == 1 && n_own == 1 {
            (clause.stem, clause.is_denied, clause.moves) = (None, false, true);
        }
        if clause.is_denied || clause.same && clause.moves || clause.n_unknown > MAX_UNKNOWN_OF_CLAUSE {
            return None;
        }
        self.whom(&clause, n_own)?;
        if clause.latter || clause.former {
            let place = self.place_before(clause.former)?;
            self.place(place, None, None);
        }
        for name in &clause.names {
            self.name(name);
        }
        self.clauses.push(clause);
        Some(())
    }

    /// Adds the units that a clause means without their places.
    fn whom(&mut self, clause: &Clause, n_own: usize) -> Option<()> {
        let Some(whom) = clause.whom else { return Some(()) };
        if whom.rest || (whom.each && (n_own > 0 || clause.stem.is_some())) {
            return None;
        }
        // `the fleet in Trieste` names it already.
        let is_named = clause.names.iter().any(|name| {
            let at = self.field.board.province_of(name.at);
            whom.kind.is_some_and(|kind| self.field.is_of_kind(at, kind)) && name.role != Some(Sense::To)
        });
        if is_named || (clause.stem == Some(Stem::Help) && clause.names.len() > 1) {
            return Some(());
        }
        let of_kind = |unit: &Province| whom.kind.is_none_or(|kind| self.field.is_of_kind(*unit, kind));
        let mut units: Vec<Province> = self.field.units().filter(of_kind).collect();
        if whom.each && whom.count.is_some_and(|count| count != units.len()) {
            return None;
        }
        // `the army there`
        let before = self.mentions.last().and_then(|mention| mention.place);
        if clause.there && before.is_some_and(|before| units.contains(&before)) {
            units.retain(|unit| Some(*unit) == before);
        }
        let clause = self.clauses.len();
        self.mentions.push(Mention { place: None, units, is_all: whom.each, kind: whom.kind, role: None, clause });
        Some(())
    }

    fn is_own(&self, name: &Name) -> bool {
        self.field.has_unit(self.field.board.province_of(name.at))
    }

    /// The place that `the latter` means, or `the former`: of the last clause with two places.
    fn place_before(&self, is_former: bool) -> Option<Province> {
        let of_clause = |clause: usize| {
            self.mentions.iter().filter(move |mention| mention.clause == clause).filter_map(|mention| mention.place)
        };
        let clause = (0..self.clauses.len()).rev().find(|clause| of_clause(*clause).count() > 1)?;
        if is_former { of_clause(clause).next() } else { of_clause(clause).next_back() }
    }

    fn name(&mut self, name: &Name) {
        let at = self.field.board.province_of(name.at);
        let is_sea = self.field.board.province(at).terrain == Terrain::Sea;
        // `the Baltic fleet`
        if is_sea && name.kind == Some(UnitKind::Fleet) && !self.field.has_unit(at) && name.role != Some(Sense::To) {
            let units = self.field.units().filter(|unit| self.field.is_of_kind(*unit, UnitKind::Fleet)).collect();
            let clause = self.clauses.len();
            let (kind, role) = (name.kind, name.role);
            return self.mentions.push(Mention { place: None, units, is_all: false, kind, role, clause });
        }
        self.place(at, name.kind, name.role);
    }

    fn place(&mut self, at: Province, kind: Option<UnitKind>, role: Option<Sense>) {
        // `A SMY H` is no order for a fleet.
        let is_it = self.field.has_unit(at) && kind.is_none_or(|kind| self.field.is_of_kind(at, kind));
        let units = if is_it { vec![at] } else { Vec::new() };
        let clause = self.clauses.len();
        self.mentions.push(Mention { place: Some(at), units, is_all: false, kind, role, clause });
    }
}

/// Returns whether a clause with a word for units is only prose: `I've thought about it all night`.
fn is_remark(clause: &Clause) -> bool {
    let is_vague = clause.whom.is_some_and(|whom| whom.kind.is_none()) && clause.is_vague() && !clause.moves;
    let is_long = (clause.is_announcing || clause.is_explained) && clause.n_unknown > MAX_UNKNOWN_OF_VERB;
    clause.names.is_empty() && clause.stem.is_none() && (is_vague || is_long)
}

/// Returns whether a clause is for later, a remark in brackets, or a sum: `My two northern units move toward Belgium: ...`.
fn is_left_out(clause: &Clause) -> bool {
    let is_sum = clause.is_announcing && clause.whom.is_some_and(|whom| whom.each) && !clause.is_denied;
    let sums_up = is_sum && !clause.names.is_empty();
    clause.later || (clause.is_bracketed && clause.is_vague()) || sums_up
}
