//! A part of a sentence: its places, its units, and what its words say.
use super::field::Stem;
use super::senses::Sense;
use crate::board::Location;
use crate::state::UnitKind;

/// The maximum number of words of a clause after its last place, and one that is more.
const MAX_TRAILING: usize = 4;
pub(super) const TOO_MANY: usize = 5;

/// A place that a clause names.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) at: Location,
    /// The unit's kind, if its word is next to the place.
    pub(super) kind: Option<UnitKind>,
    /// The word that leads to it.
    pub(super) role: Option<Sense>,
}

/// Units that a clause means without their places: `both armies`, `the other one`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Whom {
    pub(super) kind: Option<UnitKind>,
    /// All of them, and their number, if the writer counts them.
    pub(super) each: bool,
    pub(super) count: Option<usize>,
    /// Only those without an order: all of them, or the one that is left.
    pub(super) rest: bool,
    pub(super) other: bool,
}

/// A part of a sentence.
#[derive(Debug, Default)]
pub(super) struct Clause {
    pub(super) names: Vec<Name>,
    pub(super) whom: Option<Whom>,
    pub(super) stem: Option<Stem>,
    /// The action of the order before: `so does Vienna`.
    pub(super) same: bool,
    /// A verb of motion, or a word that leads to a goal.
    pub(super) moves: bool,
    /// `it`, `there`, `behind it`: the unit or the place of the clause before.
    pub(super) it: bool,
    pub(super) it_leads: bool,
    pub(super) which: bool,
    pub(super) there: bool,
    pub(super) latter: bool,
    pub(super) former: bool,
    pub(super) its_place: bool,
    /// It replaces the order before.
    pub(super) corrects: bool,
    /// It gives a reason, or is in brackets.
    pub(super) is_reason: bool,
    pub(super) is_bracketed: bool,
    /// `and`, or a comma, precedes it.
    pub(super) joined: bool,
    /// A place follows a word for units: `the army in Serbia`.
    pub(super) is_unit_elsewhere: bool,
    /// `the soldiers`.
    pub(super) has_men: bool,
    /// It is a unit that helps what follows: `with Moscow's support`.
    pub(super) is_helper: bool,
    /// `but` precedes it.
    pub(super) is_but: bool,
    /// `in` precedes a place other than its first.
    pub(super) is_inside: bool,
    /// `and` precedes it.
    pub(super) is_added: bool,
    /// `too`, `as well`.
    pub(super) too: bool,
    /// A bracket follows.
    pub(super) is_explained: bool,
    /// A colon follows.
    pub(super) is_announcing: bool,
    /// It speaks of another time.
    pub(super) later: bool,
    pub(super) undecided: bool,
    /// Words that keep it from being an order of now, and a sentence from having one at all.
    pub(super) doubt: bool,
    pub(super) unsure: bool,
    pub(super) muses: bool,
    /// Somebody says, or said, what follows.
    pub(super) says: bool,
    pub(super) said: bool,
    /// The writer says it: `I expect a bounce`.
    pub(super) is_own_view: bool,
    /// A denied verb.
    pub(super) is_denied: bool,
    pub(super) is_not: bool,
    /// `is`, `looks`, without a verb of motion.
    pub(super) states: bool,
    /// A holding verb, or a phrase that means nothing else.
    pub(super) holds: bool,
    pub(super) rests: bool,
    /// The number of words that were not read.
    pub(super) n_unknown: usize,
    /// The number of them after the last place, or after a holding verb.
    pub(super) n_trailing: usize,
}

impl Clause {
    /// A clause that only asks for a kind of order.
    pub(super) fn of(stem: Stem) -> Self {
        Self { stem: Some(stem), ..Self::default() }
    }

    /// Returns whether it names nothing that an order could be about.
    pub(super) fn is_idle(&self) -> bool {
        self.names.is_empty() && self.whom.is_none()
    }

    /// Returns whether words of it were not read, or it says what something is like.
    pub(super) fn is_vague(&self) -> bool {
        self.n_unknown > 0 || self.states
    }

    /// Returns whether a word says that a unit moves. `Venice borders Trieste` has none, but one unknown verb is enough in prose.
    pub(super) fn leads_to_goal(&self) -> bool {
        let has_role = self.names.iter().any(|name| name.role.is_some());
        let is_prose = self.n_unknown == 1 && self.n_trailing == 0 && self.names.iter().all(|name| name.kind.is_none());
        self.moves || has_role || (!self.states && (self.is_inside || self.n_unknown == 0 || is_prose))
    }

    /// Returns whether too many words are behind its places for an order: `Budapest holds many memories`.
    pub(super) fn trails_off(&self, stem: Option<Stem>) -> bool {
        self.n_trailing
            > match stem {
                Some(Stem::Hold) if !self.rests => 0,
                _ => MAX_TRAILING,
            }
    }

    /// Returns whether it only says `nothing`.
    pub(super) fn is_nothing(&self) -> bool {
        let is_alone = self.stem.is_none() && !self.moves && !self.it && self.n_unknown == 0 && !self.is_not;
        self.names.is_empty() && self.is_denied && is_alone && self.whom.is_some_and(|whom| whom.kind.is_none())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.is_idle() && self.stem.is_none() && !self.moves && !self.it && self.n_unknown == 0 && !self.later
    }
}
