//! The movement phase in the language of events.
use super::{Outcome, Piece, Reason, Resolver, Tables, Void};
use crate::rules::Power;
use crate::rules::diplomacy::board::{Board, Location, Province};
use crate::rules::diplomacy::event::{Event, Failure, OrderResult, Rival};
use crate::rules::diplomacy::order::{Action, Order};
use crate::rules::diplomacy::policy::{ConvoyedRetreat, IdleCoast, Policies, Twice, WrongKind};
use crate::rules::diplomacy::retreat;
use crate::rules::diplomacy::state::{Dislodged, State, Unit, UnitKind};

/// What a movement phase leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Movement {
    /// What came of each order, in the order of units; then what dislodged whom.
    pub events: Vec<Event>,
    /// All units in place, sorted by location.
    pub units: Vec<Unit>,
    /// Units that lost their place, sorted by location. Some may have no retreat open.
    pub dislodged: Vec<Dislodged>,
    /// Provinces that a stand-off left empty, sorted.
    pub contested: Vec<Province>,
}

/// Adjudicates a movement phase. Any orders will do: what can not be followed is told so, and its unit holds. The result
/// depends on the order of the list only where one power gave two orders to one unit.
pub fn adjudicate(
    board: &Board,
    tables: &Tables,
    policies: &Policies,
    state: &State,
    orders: &[(Power, Order)],
) -> Movement {
    let mut resolver = tables.resolver();
    let mut ballot = Ballot::new(board, policies, state);
    for (power, order) in orders {
        ballot.hand_in(&mut resolver, *power, order);
    }
    let pieces: Vec<_> = (state.units.iter().zip(&ballot.chosen))
        .map(|(&unit, chosen)| Piece { unit, action: chosen.as_ref().map_or(&Action::Hold, |(_, action)| action) })
        .collect();
    let outcomes = resolver.resolve(policies, &pieces).to_vec();
    let teller = Teller { board, policies, state, resolver: &resolver };

    let mut result = Movement { contested: resolver.contested(policies), ..Movement::default() };
    for (piece, outcome) in pieces.iter().zip(&outcomes) {
        if outcome.dislodged_by.is_none() {
            result.units.push(Unit { at: outcome.at, ..piece.unit });
        }
    }
    result.units.sort_unstable_by_key(|unit| unit.at);
    for (index, (piece, outcome)) in pieces.iter().zip(&outcomes).enumerate() {
        let implied = ballot.chosen[index].is_none();
        result.events.push(Event::Result(teller.result(piece, outcome, implied)));
    }
    ballot.refused.sort_by_key(|refused| refused.power);
    result.events.extend(ballot.refused.into_iter().map(Event::Result));
    for (piece, outcome) in pieces.iter().zip(&outcomes) {
        let Some(by) = outcome.dislodged_by.and_then(|by| teller.unit_in(by)) else { continue };
        let came_by_sea = pieces.iter().zip(&outcomes).any(|(piece, outcome)| piece.unit == by && outcome.by_sea);
        let bars = !came_by_sea || policies.convoyed_retreat == ConvoyedRetreat::Barred;
        let from = outcome.dislodged_by.filter(|_| bars);
        let retreats = retreat::options(board, &result.units, &result.contested, &piece.unit, from);
        let unit = Dislodged { unit: piece.unit, from, retreats };
        result.dislodged.push(unit.clone());
        result.events.push(Event::Dislodged { unit, by });
    }
    result.dislodged.sort_by_key(|dislodged| dislodged.unit.at);
    result
}

/// Finds the one order that each unit follows.
struct Ballot<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    /// By unit: the order that stands, and whether it could be carried out.
    chosen: Vec<Option<(bool, Action)>>,
    refused: Vec<OrderResult>,
}

impl<'a> Ballot<'a> {
    fn new(board: &'a Board, policies: &'a Policies, state: &'a State) -> Self {
        Self { board, policies, state, chosen: vec![None; state.units.len()], refused: Vec::new() }
    }

    fn hand_in(&mut self, resolver: &mut Resolver, power: Power, order: &Order) {
        let (index, action) = match self.addressee(power, order) {
            Ok(found) => found,
            Err(why) => return self.refuse(power, order.clone(), why),
        };
        let unit = self.state.units[index];
        let legal = resolver.legal(self.policies, &self.state.units, &unit, action).is_ok();
        // An order that can not be is as good as none (DATC 4.D.3, 4.E.1).
        let stands = match &self.chosen[index] {
            None => true,
            Some((other_legal, _)) if legal != *other_legal => legal,
            Some(_) => self.policies.twice == Twice::Last,
        };
        if stands {
            if let Some((_, other)) = self.chosen[index].replace((legal, action.clone())) {
                self.refuse(power, as_order(&unit, other), Void::Superseded);
            }
        } else {
            self.refuse(power, order.clone(), Void::Superseded);
        }
    }

    /// The unit that an order is for.
    fn addressee<'o>(&self, power: Power, order: &'o Order) -> Result<(usize, &'o Action), Void> {
        let Order::Unit { kind, at, action } = order else { return Err(Void::WrongPhase) };
        let index = find(self.board, &self.state.units, *at).ok_or(Void::NoUnit)?;
        let unit = &self.state.units[index];
        check_address(self.board, self.policies, power, unit, *kind, *at)?;
        Ok((index, action))
    }

    fn refuse(&mut self, power: Power, order: Order, why: Void) {
        let failure = Some(Failure::Void(why.to_string()));
        self.refused.push(OrderResult { power, unit: None, order, implied: false, failure, dislodged: false });
    }
}

/// The index of the unit in the province of a location.
fn find(board: &Board, units: &[Unit], at: Location) -> Option<usize> {
    let province = board.province_at(at)?;
    units.iter().position(|unit| board.province_at(unit.at) == Some(province))
}

/// May this power address this unit in these words?
pub(in crate::rules::diplomacy) fn check_address(
    board: &Board,
    policies: &Policies,
    power: Power,
    unit: &Unit,
    kind: Option<UnitKind>,
    at: Location,
) -> Result<(), Void> {
    let names_coast = usize::from(at.0) >= board.provinces.len();
    if unit.power != power {
        Err(Void::NotYours)
    } else if policies.wrong_kind == WrongKind::Refused && kind.is_some_and(|kind| kind != unit.kind) {
        Err(Void::WrongKind)
    } else if policies.idle_coast == IdleCoast::Void && names_coast && at != unit.at {
        Err(Void::OtherCoast)
    } else {
        Ok(())
    }
}

fn as_order(unit: &Unit, action: Action) -> Order {
    Order::Unit { kind: Some(unit.kind), at: unit.at, action }
}

/// Tells outcomes as events.
struct Teller<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    resolver: &'a Resolver,
}

impl Teller<'_> {
    fn unit_in(&self, province: Province) -> Option<Unit> {
        self.state.units.iter().copied().find(|unit| self.board.province_at(unit.at) == Some(province))
    }

    fn result(&self, piece: &Piece, outcome: &Outcome, implied: bool) -> OrderResult {
        let mut action = piece.action.clone();
        if let (Action::Move { to, .. }, Some(goal)) = (&mut action, outcome.goal) {
            *to = goal;
        }
        OrderResult {
            power: piece.unit.power,
            unit: Some(piece.unit),
            order: as_order(&piece.unit, action),
            implied,
            failure: outcome.failure.map(|reason| self.failure(&piece.unit, reason)),
            dislodged: outcome.dislodged_by.is_some(),
        }
    }

    fn failure(&self, unit: &Unit, reason: Reason) -> Failure {
        let nobody = || Failure::Void(Void::NoUnit.to_string());
        let at = self.board.province_at(unit.at);
        match reason {
            Reason::Bounce { strength, .. } => {
                let rivals = at.map(|at| self.resolver.rivals(self.policies, at)).unwrap_or_default();
                let by = rivals
                    .into_iter()
                    .filter_map(|(rival, strength)| Some(Rival { unit: self.unit_in(rival)?, strength }))
                    .collect();
                Failure::Bounce { strength, by }
            }
            Reason::Cut { by } => self.unit_in(by).map_or_else(nobody, |by| Failure::Cut { by }),
            Reason::Dislodged { by } => self.unit_in(by).map_or_else(nobody, |by| Failure::Dislodged { by }),
            Reason::Disrupted { at } => Failure::Disrupted { at },
            Reason::NoConvoy => Failure::NoConvoy { at: at.and_then(|at| self.resolver.missing_link(at)) },
            Reason::Paradox => Failure::Paradox,
            Reason::Void(why) => Failure::Void(why.to_string()),
        }
    }
}
