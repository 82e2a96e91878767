//! The reasons why an order failed.
use super::sheet::{Sheet, Task, Way};
use super::strength::Interval;
use super::{Outcome, Piece, Solver};
use crate::board::Province;
use crate::event::Strength;
use crate::policy::Policies;
use crate::void::Void;

/// The reason why an order failed. It identifies units by the provinces that they were in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A move met others at least as strong.
    Bounce {
        /// Its attack strength.
        strength: Strength,
        /// The strongest unit that stood in the way (all of them:
        /// [`Resolver::rivals`](crate::phases::movement::Resolver::rivals)).
        by: Province,
        /// That unit's strength.
        against: Strength,
    },
    /// A support was cut, or a transformation disturbed.
    Cut {
        /// The origin of the attack.
        by: Province,
    },
    /// A support, a convoy or a transformation was broken because its unit was dislodged.
    Dislodged {
        /// The origin of the unit that dislodged it.
        by: Province,
    },
    /// The convoy broke on the way.
    Disrupted {
        /// Here.
        at: Province,
    },
    /// No complete chain of fleets was ordered to carry the army.
    NoConvoy,
    /// It failed by the rule for convoy paradoxes.
    Paradox,
    /// The order could not be carried out as written, so the unit held.
    Void(Void),
}

impl<const N: usize> Solver<N> {
    /// The outcome of each piece. Orders with the same result are handled together, which the processor predicts
    /// better.
    pub(super) fn tell(&self, policies: &Policies, pieces: &[Piece], outcomes: &mut Vec<Outcome>) {
        let Sheet { units, moves, supports, convoys, voids, yes, .. } = self.sheet;
        let slots = &self.sheet.slots;
        outcomes.clear();
        outcomes.extend(pieces.iter().map(|piece| Outcome {
            at: piece.unit.at,
            goal: None,
            failure: None,
            dislodged_by: None,
            by_sea: false,
        }));
        for &stray in &self.sheet.strays {
            outcomes[stray].failure = Some(Reason::Void(Void::OffBoard));
        }
        let arrived = moves & yes;
        let stays = units - arrived;
        for unit in arrived {
            let slot = &slots[unit];
            if stays.contains(slot.aim) {
                outcomes[slots[slot.aim].piece].dislodged_by = Some(province(unit));
            }
            let outcome = &mut outcomes[slot.piece];
            (outcome.at, outcome.goal) = (slot.to, Some(slot.to));
            outcome.by_sea = matches!(slot.way, Way::Sea | Way::Either) && self.equations(policies).by_sea(unit).sure;
        }
        for unit in moves - yes {
            let outcome = &mut outcomes[slots[unit].piece];
            (outcome.goal, outcome.failure) = (Some(slots[unit].to), Some(self.why_no_move(policies, unit)));
        }
        for unit in supports - yes {
            let outcome = &mut outcomes[slots[unit].piece];
            outcome.failure = Some(match outcome.dislodged_by {
                Some(by) => Reason::Dislodged { by },
                None => self.cutter(policies, unit).map_or(Reason::Paradox, |by| Reason::Cut { by }),
            });
        }
        for unit in convoys - yes {
            let outcome = &mut outcomes[slots[unit].piece];
            outcome.failure = Some(outcome.dislodged_by.map_or(Reason::Paradox, |by| Reason::Dislodged { by }));
        }
        for unit in self.sheet.transforms {
            let outcome = &mut outcomes[slots[unit].piece];
            let attacker = || self.cutter(policies, unit).filter(|_| !policies.attack_transform);
            outcome.failure = match outcome.dislodged_by {
                Some(by) => Some(Reason::Dislodged { by }),
                None => attacker().map(|by| Reason::Cut { by }),
            };
        }
        for ride in &self.sheet.rides {
            if let Some(end) = ride.end().filter(|_| moves.contains(ride.unit)) {
                outcomes[slots[ride.unit].piece].at = crate::phases::movement::Location(end as u16);
            }
        }
        for unit in voids {
            if let Task::Void(why) = slots[unit].task {
                outcomes[slots[unit].piece].failure = Some(Reason::Void(why));
            }
        }
    }

    fn why_no_move(&self, policies: &Policies, unit: usize) -> Reason {
        match self.sheet.slots[unit].way {
            Way::Impossible(why) => return Reason::Void(why),
            Way::Stranded => return Reason::NoConvoy,
            Way::Sea if !self.equations(policies).path(unit).sure => {
                let broken = (self.sheet.carriers[unit] & self.sheet.no).first();
                return broken.map_or(Reason::NoConvoy, |at| Reason::Disrupted { at: province(at) });
            }
            Way::Land | Way::Sea | Way::Either => {}
        }
        let (strength, rivals) = self.rivals_of(policies, unit);
        let strongest = rivals.max_by_key(|&(by, against)| (against, std::cmp::Reverse(by)));
        let rider = || self.sheet.rides_that_end(self.sheet.slots[unit].aim).next();
        match strongest.or_else(|| Some((rider()?, strength))) {
            Some((by, against)) => Reason::Bounce {
                strength: Interval::told(strength),
                by: province(by),
                against: Interval::told(against),
            },
            // The unit that stopped it was there only as long as the ride was not known to be stopped.
            None if self.sheet.ride_to(unit).is_some() => Reason::Bounce {
                strength: Interval::told(strength),
                by: province(self.sheet.slots[unit].aim),
                against: Interval::told(0),
            },
            None => Reason::Paradox,
        }
    }

    /// The attack strength of a move that failed, and the units that stopped it: the unit at its goal, and those that
    /// also moved there (except armies whose ride ends there). In the numbers of the equations.
    pub(super) fn rivals_of<'a>(
        &'a self,
        policies: &'a Policies,
        unit: usize,
    ) -> (u32, impl Iterator<Item = (usize, u32)> + 'a) {
        let equations = self.equations(policies);
        let aim = self.sheet.slots[unit].aim;
        let (attack, resistance) =
            equations.clash(unit).map_or((0, 0), |(attack, resistance)| (attack.most, resistance.least));
        let occupant = self.sheet.units.contains(aim).then_some((aim, resistance));
        let others = self.sheet.into[aim].into_iter().filter(move |&rival| rival != unit);
        let rivals = others.map(move |rival| (rival, equations.prevent(rival).least));
        let stops = move |&(_, strength): &(usize, u32)| strength > 0 && strength >= attack;
        (attack, occupant.into_iter().chain(rivals).filter(stops))
    }

    /// The unit that cut a support.
    fn cutter(&self, policies: &Policies, unit: usize) -> Option<Province> {
        let slot = &self.sheet.slots[unit];
        let attackers = self.sheet.into[unit] - self.sheet.immune[unit] - self.sheet.powers[slot.power];
        attackers.into_iter().find(|&attacker| self.equations(policies).cuts(attacker, slot.aim).sure).map(province)
    }
}

/// The province with this number.
fn province(index: usize) -> Province {
    Province(index as u16)
}
