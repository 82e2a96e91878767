//! The facts that a power may know in a blind game: the policies applied slowly, from their wording, without the engine's view.
use chancery_diplomacy::Diplomacy;
use chancery_diplomacy::board::{Board, Location, Province};
use chancery_diplomacy::event::{Event, Failure, OrderResult};
use chancery_diplomacy::order::{Action, Order};
use chancery_diplomacy::policy::{CentresSee, CentresSeen, Policies, UnitsSee};
use chancery_diplomacy::state::{State, Unit, UnitKind};
use chancery_rules::{Luck, Power, Rules as _};

/// One power's sight of one position, on a board without vassals.
pub(super) struct Reading<'a> {
    board: &'a Board,
    policies: &'a Policies,
    state: &'a State,
    power: Power,
}

impl<'a> Reading<'a> {
    pub(super) fn new(board: &'a Board, policies: &'a Policies, state: &'a State, power: Power) -> Self {
        Self { board, policies, state, power }
    }

    fn province(&self, at: Location) -> Province {
        self.board.province_of(at)
    }

    /// Returns whether any unit can go from one province to the other, on land or along any coast.
    fn touches(&self, from: Province, to: Province) -> bool {
        let of = |at: &Location| self.province(*at) == to;
        let here = self.board.locations.iter().filter(|place| place.province == from);
        here.into_iter().any(|place| place.army.iter().any(of) || place.fleet.iter().any(of))
    }

    fn own_units(&self) -> impl Iterator<Item = &Unit> {
        let dislodged = self.state.dislodged.iter().map(|dislodged| &dislodged.unit);
        self.state.units.iter().chain(dislodged).filter(|unit| unit.power == self.power)
    }

    fn owns(&self, at: Province) -> bool {
        self.state.owners[usize::from(at.0)] == Some(self.power)
    }

    /// The centres that have a view.
    fn looking_centres(&self) -> impl Iterator<Item = Province> {
        self.board.centres().into_iter().filter(|&at| {
            let home = self.board.province(at).home == Some(self.power);
            match self.policies.centres_see {
                CentresSee::All => home || self.owns(at),
                CentresSee::Own => self.owns(at),
                CentresSee::Home => home,
                CentresSee::None => false,
            }
        })
    }

    /// Returns whether this power would see a foreign unit of this kind there.
    pub(super) fn would_see(&self, kind: UnitKind, at: Province) -> bool {
        if self.own_units().any(|unit| self.province(unit.at) == at) {
            return true;
        }
        if self.policies.hidden_units {
            return false;
        }
        let by_unit = self.own_units().any(|unit| {
            self.touches(self.province(unit.at), at)
                && match self.policies.units_see {
                    UnitsSee::All => true,
                    UnitsSee::Same => unit.kind == kind,
                    UnitsSee::Other => unit.kind != kind,
                    UnitsSee::None => false,
                }
        });
        by_unit || self.looking_centres().any(|centre| centre == at || self.touches(centre, at))
    }

    pub(super) fn sees(&self, unit: &Unit) -> bool {
        unit.power == self.power || self.would_see(unit.kind, self.province(unit.at))
    }

    pub(super) fn knows_owner(&self, at: Province) -> bool {
        self.owns(at)
            || match self.policies.centres_seen {
                CentresSeen::All => true,
                CentresSeen::Own => false,
                CentresSeen::Sight => {
                    let unit_sees = |unit: &Unit| {
                        let from = self.province(unit.at);
                        from == at || self.policies.units_see != UnitsSee::None && self.touches(from, at)
                    };
                    self.own_units().any(unit_sees)
                        || self.looking_centres().any(|centre| centre == at || self.touches(centre, at))
                }
            }
    }

    /// The position as this power may know it.
    fn position(&self) -> Vec<String> {
        let board = self.board;
        let mut known = vec![self.state.phase.to_string()];
        known.extend(self.state.units.iter().filter(|unit| self.sees(unit)).map(|unit| format!("{unit:?}")));
        for dislodged in self.state.dislodged.iter().filter(|dislodged| self.sees(&dislodged.unit)) {
            let open = if dislodged.unit.power == self.power { dislodged.retreats.as_slice() } else { &[] };
            known.push(format!("dislodged {:?} {open:?}", dislodged.unit));
        }
        for at in board.centres().into_iter().filter(|&at| self.knows_owner(at)) {
            known.push(format!("{} {:?}", board.province(at).name, self.state.owners[usize::from(at.0)]));
        }
        // Eliminations are public.
        for index in 0..board.powers.len() {
            let power = Power(index as u16);
            let dislodged = self.state.dislodged.iter().map(|dislodged| dislodged.unit);
            let has_unit = self.state.units.iter().copied().chain(dislodged).any(|unit| unit.power == power);
            if !has_unit && !self.state.owners.contains(&Some(power)) {
                known.push(format!("{power:?} is out"));
            }
        }
        known.push(format!("{:?}", self.state.winners));
        known
    }
}

/// Everything that a power may know of a phase: both positions as it sees them, and the reported events.
pub(super) fn knows(rules: &Diplomacy, state: &State, orders: &[(Power, Order)], power: Power) -> Vec<String> {
    let (after, told) = rules.adjudicate(state, orders, &Luck::default());
    let events: Vec<Event> = told.into_iter().map(|told| told.event).collect();
    let (board, policies) = (rules.board(), rules.policies());
    let [old, new] = [state, &after].map(|state| Reading { board, policies, state, power });
    let mut known = old.position();
    known.extend(new.position());
    let results: Vec<&OrderResult> = events
        .iter()
        .filter_map(|event| match event {
            Event::Result(result) => Some(result),
            _ => None,
        })
        .collect();
    let lost =
        |unit: &Unit| events.iter().any(|event| matches!(event, Event::Destroyed { unit: lost } if lost == unit));
    // A foreign unit that is seen before, and after, or is no more.
    let followed = |unit: &Unit| {
        let result = results.iter().find(|result| result.unit.as_ref() == Some(unit));
        let stays_seen = match result.map(|result| (&result.order, &result.failure)) {
            _ if lost(unit) => true,
            Some((Order::Unit { action: Action::Move { to, .. }, .. }, None)) => {
                new.would_see(unit.kind, board.province_of(*to))
            }
            Some((Order::Unit { action: Action::Disband, .. }, None)) => true,
            _ => new.would_see(unit.kind, board.province_of(unit.at)),
        };
        unit.power == power || old.sees(unit) && stays_seen
    };
    for result in &results {
        let own = result.power == power;
        let may_know = match (&result.unit, &result.order) {
            _ if own => true,
            (Some(unit), _) => followed(unit),
            (None, Order::Build { kind, at }) => {
                result.failure.is_none() && new.would_see(*kind, board.province_of(*at))
            }
            _ => false,
        };
        if !may_know {
            continue;
        }
        // A unit that the power meets has a kind. It has a name if the power saw it before; units of other powers must also be followed.
        let met = |unit: &Unit| {
            let named = if own { old.sees(unit) } else { followed(unit) };
            if named { format!("{unit:?}") } else { format!("{:?}", unit.kind) }
        };
        let trouble = match &result.failure {
            None => "succeeds".to_owned(),
            Some(Failure::Bounce { strength, by }) if own => {
                let by: Vec<String> =
                    by.iter().map(|rival| format!("{} {}", met(&rival.unit), rival.strength)).collect();
                format!("{strength} bounces {by:?}")
            }
            Some(Failure::Bounce { by, .. }) => {
                let by: Vec<Unit> = by.iter().map(|rival| rival.unit).filter(|unit| followed(unit)).collect();
                format!("bounces {by:?}")
            }
            Some(Failure::Cut { by }) => format!("cut {}", met(by)),
            Some(Failure::Dislodged { by }) => {
                let at = result.unit.map(|unit| board.province_of(unit.at));
                let shows_power = own || at.is_some_and(|at| new.would_see(by.kind, at));
                format!("dislodged {} {:?}", met(by), Some(by.power).filter(|_| shows_power))
            }
            Some(Failure::NoRetreat { met: Some(at) }) => {
                let other = results.iter().filter_map(|result| result.unit).find(|unit| unit.at == *at);
                format!("no retreat {:?}", other.as_ref().map(met))
            }
            Some(Failure::NoRetreat { met: None }) => "no way".to_owned(),
            Some(Failure::Void(_)) => "void".to_owned(),
            Some(Failure::NoConvoy { .. }) => "no convoy".to_owned(),
            // The results call both "disrupted". Only the power itself learns of a paradox.
            Some(Failure::Paradox) if own => "paradox".to_owned(),
            Some(Failure::Disrupted { .. } | Failure::Paradox) => "disrupted".to_owned(),
            Some(failure) => format!("{failure:?}"),
        };
        let (order, implied, gone) = (result.order.text(board), result.implied, result.dislodged);
        known.push(format!("{:?} {order} implied {implied} dislodged {gone}: {trouble}", result.power));
    }
    for event in &events {
        match event {
            Event::Dislodged { unit, by } if followed(&unit.unit) => {
                let own = unit.unit.power == power;
                let at = board.province_of(unit.unit.at);
                let named = if own { old.sees(by) } else { followed(by) };
                let whose = Some(by.power).filter(|_| own || named || new.would_see(by.kind, at));
                let open = if own { unit.retreats.as_slice() } else { &[] };
                let by = Some(by).filter(|_| named);
                known.push(format!("{:?} dislodged by {by:?} {whose:?}, {open:?}", unit.unit));
            }
            Event::Destroyed { unit } if old.sees(unit) => known.push(format!("{unit:?} destroyed")),
            Event::Unused { power: whose, n_builds } if *whose == power => known.push(format!("unused {n_builds}")),
            Event::Ownership { .. } => known.push("centres are counted".to_owned()),
            _ => {}
        }
    }
    known.sort();
    known
}
