//! The facts that a bot computes once per position: distances to each centre, and which powers are on its side.
use crate::board::{Board, Location, Province, Terrain};
use crate::calendar::Round;
use crate::entry::grammar::Parsed;
use crate::entry::legal;
use crate::order::{Action, Order};
use crate::policy::{Policies, VictoryRule};
use crate::sight::View;
use crate::state::{State, Unit, UnitKind};
use crate::{Diplomacy, accounts};
use chancery_rules::{Eyes, Manner, Power};
use std::collections::VecDeque;

/// A position as one power sees it, with everything derived from it.
pub(super) struct Ground<'a> {
    pub(super) rules: &'a Diplomacy,
    pub(super) board: &'a Board,
    pub(super) policies: &'a Policies,
    /// The visible part of the position.
    pub(super) state: &'a State,
    /// The power that the bot plays.
    pub(super) me: Power,
    /// The bot's manner of play.
    pub(super) manner: Manner,
    /// Whether each power is on the bot's side: itself, a power that the same player orders, or a member of its team.
    pub(super) side: Vec<bool>,
    /// All centres that count for the power.
    pub(super) centres: Vec<Province>,
    /// The number of moves to each centre, by kind of unit, centre and location.
    far: [Vec<u8>; UnitKind::ALL.len()],
    /// Whether centres are counted at the end of this turn.
    pub(super) counts: bool,
}

/// A distance that no search looks ahead to.
pub(super) const TOO_FAR: u8 = u8::MAX;

/// The number of moves before an army can board, as its fleets must be in place first.
const EMBARK: u8 = 3;

impl<'a> Ground<'a> {
    pub(super) fn of(rules: &'a Diplomacy, view: &'a View, me: Power, manner: Manner) -> Self {
        let (board, policies, state) = (rules.board(), rules.policies(), &view.seen);
        let barred = |at: &Province| policies.hong_kong && board.province(*at).barred.contains(&me);
        let centres: Vec<Province> = board.centres().into_iter().filter(|at| !barred(at)).collect();
        let far = UnitKind::ALL.map(|kind| match kind {
            UnitKind::Wing if !policies.wings => Vec::new(),
            _ => distances(board, kind, &centres),
        });
        let counts = Round::new(board, policies).counts(state.phase);
        let side = side(board, policies, state, me);
        Self { rules, board, policies, state, me, manner, side, centres, far, counts }
    }

    /// Returns whether this power is on the bot's side.
    pub(super) fn is_ours(&self, power: Power) -> bool {
        self.side.get(power.index()).copied().unwrap_or(false)
    }

    /// The owner of a province, as far as the bot sees.
    pub(super) fn owner(&self, at: Province) -> Option<Power> {
        accounts::owner(self.state, at)
    }

    /// Returns whether it is a centre that the power owns, or one of its homes.
    pub(super) fn is_own(&self, at: Province) -> bool {
        let is_home = || accounts::home(self.board, self.state, at) == Some(self.me);
        self.owner(at) == Some(self.me) || self.board.province(at).centre && is_home()
    }

    /// Returns the number of moves from a unit's place to a centre, given as an index into `centres`.
    pub(super) fn distance(&self, unit: &Unit, centre: usize) -> u8 {
        let from = centre * self.board.locations.len() + usize::from(unit.at.0);
        self.far[unit.kind as usize].get(from).copied().unwrap_or(TOO_FAR)
    }

    /// The power's own units in place.
    pub(super) fn units(&self) -> Vec<Unit> {
        self.state.units.iter().filter(|unit| unit.power == self.me).copied().collect()
    }

    pub(super) fn province(&self, at: Location) -> Province {
        self.board.province_of(at)
    }

    /// Returns whether a unit can go to a province in one step.
    pub(super) fn reaches(&self, unit: &Unit, to: Province) -> bool {
        self.board.steps(unit.kind, unit.at).iter().any(|at| self.board.province_of(*at) == to)
    }

    /// Returns the number of units that could go to a province, counting those of the powers that `whose` selects.
    pub(super) fn n_near(&self, at: Province, whose: impl Fn(Power) -> bool) -> usize {
        self.state.units.iter().filter(|unit| whose(unit.power) && self.reaches(unit, at)).count()
    }

    /// The order as the judge would accept it, given the view. `None` if it is not legal.
    pub(super) fn accepted(&self, order: Order) -> Option<Order> {
        let parsed = Parsed { power: Some(self.me), ..Parsed::of(order) };
        let judged = legal::check(self.board, self.rules.tables(), self.policies, self.state, Eyes::Master, parsed);
        judged.ok().map(|accepted| accepted.order)
    }
}

/// An order to a unit.
pub(super) fn to_unit(unit: &Unit, action: Action) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action }
}

/// Returns whether each power is on the same side as this one.
fn side(board: &Board, policies: &Policies, state: &State, me: Power) -> Vec<bool> {
    let leader = |power: Power| accounts::commander(board, state, power);
    let team = |power: Power| board.power_data.get(power.index()).and_then(|data| data.team.as_deref());
    let mates = |other: Power| policies.victory == VictoryRule::Team && team(me).is_some() && team(me) == team(other);
    let together = |other: Power| leader(me).is_some() && leader(me) == leader(other);
    accounts::powers(board).map(|other| other == me || together(other) || mates(other)).collect()
}

/// Returns the number of moves to each centre from every place. An army may also cross water, as if fleets would convoy
/// it once they are in place.
fn distances(board: &Board, kind: UnitKind, centres: &[Province]) -> Vec<u8> {
    let n_places = board.locations.len();
    // Searches backwards, because some borders lead only one way.
    let mut before: Vec<Vec<(usize, u8)>> = vec![Vec::new(); n_places];
    for from in 0..n_places {
        let place = Location(from as u16);
        for to in board.steps(kind, place) {
            before[usize::from(to.0)].push((from, 1));
        }
        if kind == UnitKind::Army {
            let is_sea = |at: Location| board.province(board.province_of(at)).terrain == Terrain::Sea;
            for to in board.location(place).wing.iter().filter(|to| is_sea(place) || is_sea(**to)) {
                let cost = if is_sea(place) { 1 } else { EMBARK };
                before[usize::from(to.0)].push((from, cost));
            }
        }
    }
    let mut far = vec![TOO_FAR; centres.len() * n_places];
    for (centre, far) in centres.iter().zip(far.chunks_exact_mut(n_places.max(1))) {
        let mut queue = VecDeque::new();
        for place in board.fleet_places(*centre).into_iter().chain([board.main(*centre)]) {
            if board.can_stand(kind, place) {
                far[usize::from(place.0)] = 0;
                queue.push_back(usize::from(place.0));
            }
        }
        while let Some(at) = queue.pop_front() {
            for (from, cost) in &before[at] {
                let new = far[at].saturating_add(*cost).min(TOO_FAR - 1);
                if new < far[*from] {
                    far[*from] = new;
                    queue.push_back(*from);
                }
            }
        }
    }
    far
}
