//! Why an order failed.
use super::sheet::{Sheet, Task, Way};
use super::strength::Interval;
use super::{Outcome, Piece, Solver};
use crate::rules::diplomacy::board::Province;
use crate::rules::diplomacy::event::Strength;
use crate::rules::diplomacy::policy::Policies;
use std::fmt;

/// Why an order failed, with units named by the provinces that they stood in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A move met others at least as strong.
    Bounce {
        /// Its attack strength.
        strength: Strength,
        /// The strongest that stood in the way (all of them: [`Resolver::rivals`](crate::rules::diplomacy::phases::movement::Resolver::rivals)).
        by: Province,
        /// The strength of that one.
        against: Strength,
    },
    /// A support was cut, or a transformation disturbed.
    Cut {
        /// By an attack from here.
        by: Province,
    },
    /// A support, a convoy or a transformation was broken by the loss of its unit's place.
    Dislodged {
        /// To the unit that came from here.
        by: Province,
    },
    /// The convoy broke on the way.
    Disrupted {
        /// Here.
        at: Province,
    },
    /// No whole chain of fleets was ordered to carry the army.
    NoConvoy,
    /// The convoy paradox's rule made it fail.
    Paradox,
    /// The order could not be carried out as written, so the unit held.
    Void(Void),
}

/// What is wrong with an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// It names a place that is not on the board.
    OffBoard,
    /// It sends a unit to where it stands.
    SamePlace,
    /// The unit can not get there.
    Unreachable,
    /// It would take a convoy, and there are no fleets for one.
    NoFleets,
    /// It would take a convoy, and this game wants the route written out.
    NoRouteGiven,
    /// Fleets and wings are not convoyed.
    FleetByConvoy,
    /// Armies carry fleets only.
    ArmyByArmy,
    /// The unit can not get to that coast.
    WrongCoast,
    /// It must name a coast.
    NoCoastGiven,
    /// It names a coast that does not matter.
    IdleCoast,
    /// A unit does not support itself.
    SelfSupport,
    /// The supporting unit could not go there itself.
    SupportUnreachable,
    /// Only the supporting unit could carry the other.
    CarrierSupports,
    /// There is no unit there.
    NoUnit,
    /// The other unit was ordered otherwise.
    Unmatched,
    /// Only a fleet at sea convoys.
    NotAtSea,
    /// The fleet is on no route that the army could take.
    OffRoute,
    /// It is an order for another kind of phase.
    WrongPhase,
    /// The unit is of another kind.
    WrongKind,
    /// The unit is on another coast.
    OtherCoast,
    /// The unit belongs to another power.
    NotYours,
    /// Another order to the same unit stands instead.
    Superseded,
    /// The unit has lost no place, so it can not retreat.
    NotDislodged,
    /// Retreats are never convoyed.
    NoConvoyedRetreat,
    /// Units are built in home centres.
    NotHome,
    /// The power does not own that home centre now.
    NotOwned,
    /// A unit stands there.
    Occupied,
    /// No unit of that kind can be there.
    WrongTerrain,
    /// Wings are not part of the game.
    NoWings,
    /// The water is closed in this season.
    Ice,
    /// The border is not open to this power.
    BarredPower,
    /// The border is open only to the owner of centres that this power does not own.
    BarredOwner,
    /// The border is not open in this season.
    BarredSeason,
    /// Nobody supports over the border.
    NoSupportOver,
    /// Nobody is supported in a high sea, or on the way into one or out of one.
    HighSea,
    /// The canal was not opened to the fleet.
    NoPermit,
    /// Another power, or nobody, holds the canal.
    NotKeeper,
    /// The canal does not join those waters.
    OtherWaters,
    /// The unit that holds the canal left it, or was dislodged.
    KeeperGone,
    /// No railway takes the unit there.
    NoRailway,
    /// Two armies were ordered to travel on one railway.
    LineTaken,
    /// The unit's own power did not leave its order to this one.
    NoProxy,
    /// The power that should have given the order gave none.
    NoProxyOrder,
    /// A unit is transformed where it stands.
    TransformElsewhere,
    /// Units are not transformed in this place.
    NoTransformHere,
    /// The unit is that already.
    SameKind,
}

impl fmt::Display for Void {
    /// A sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffBoard => "There is no such place",
            Self::SamePlace => "A unit can not be sent to where it stands",
            Self::Unreachable => "The unit can not get there",
            Self::NoFleets => "The army would need a convoy, and there are no fleets at sea that could carry it",
            Self::NoRouteGiven => "The army would need a convoy, and in this game the route must be written out",
            Self::FleetByConvoy => "Only armies are convoyed",
            Self::ArmyByArmy => "An army carries fleets only",
            Self::WrongCoast => "That is the wrong coast",
            Self::NoCoastGiven => "The order must name a coast",
            Self::IdleCoast => "The order names a coast that has no meaning for it",
            Self::SelfSupport => "A unit can not support itself, or a move to where it stands",
            Self::SupportUnreachable => "The unit could not go there itself, so it can not support there",
            Self::CarrierSupports => "Only this unit could carry the other, and it can not support as well",
            Self::NoUnit => "There is no unit there",
            Self::Unmatched => "The other unit was not ordered to do that",
            Self::NotAtSea => "Only a fleet at sea can convoy",
            Self::OffRoute => "The fleet is on no route that the army could take",
            Self::WrongPhase => "That is an order for another kind of phase",
            Self::WrongKind => "The unit there is of another kind",
            Self::OtherCoast => "The unit is on another coast",
            Self::NotYours => "The unit belongs to another power",
            Self::Superseded => "Another order to the same unit stands",
            Self::NotDislodged => "No unit there has to retreat",
            Self::NoConvoyedRetreat => "A retreat is never convoyed",
            Self::NotHome => "That is not one of the power's home centres",
            Self::NotOwned => "The power does not own that centre now",
            Self::Occupied => "There is a unit already",
            Self::WrongTerrain => "No unit of that kind can be there",
            Self::NoWings => "There are no wings in this game",
            Self::Ice => "The water is closed in this season",
            Self::BarredPower => "That way is not open to this power",
            Self::BarredOwner => "That way is open only to the owner of centres that this power does not own",
            Self::BarredSeason => "That way is not open in this season",
            Self::NoSupportOver => "Nobody can support over that border",
            Self::HighSea => "Nobody is supported in the high seas, or on the way into them or out of them",
            Self::NoPermit => "The canal was not opened to the fleet",
            Self::NotKeeper => "The power has no unit in the province that commands the canal",
            Self::OtherWaters => "The canal does not lead from the one of those waters to the other",
            Self::KeeperGone => "The unit that commands the canal did not keep its place",
            Self::NoRailway => "No railway takes the unit there",
            Self::LineTaken => "Another army was ordered to travel on the same railway",
            Self::NoProxy => "The unit's own power did not leave its order to this one",
            Self::NoProxyOrder => "The power that was to order the unit did not",
            Self::TransformElsewhere => "A unit is transformed where it stands",
            Self::NoTransformHere => "The unit can not be transformed there",
            Self::SameKind => "The unit is that already",
        })
    }
}

impl<const N: usize> Solver<N> {
    /// What came of each piece. Orders of one fate are told together, which the processor guesses better.
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
                outcomes[slots[ride.unit].piece].at = crate::rules::diplomacy::phases::movement::Location(end as u16);
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
            // What stopped it was there only as long as the ride was not known to be stopped.
            None if self.sheet.ride_to(unit).is_some() => Reason::Bounce {
                strength: Interval::told(strength),
                by: province(self.sheet.slots[unit].aim),
                against: Interval::told(0),
            },
            None => Reason::Paradox,
        }
    }

    /// The attack strength of a move that failed, and who stopped it: the unit at its goal, and those that were going
    /// there too (but for armies whose ride ends there). In the numbers of the equations.
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

    /// Who cut a support.
    fn cutter(&self, policies: &Policies, unit: usize) -> Option<Province> {
        let slot = &self.sheet.slots[unit];
        let attackers = self.sheet.into[unit] - self.sheet.immune[unit] - self.sheet.powers[slot.power];
        attackers.into_iter().find(|&attacker| self.equations(policies).cuts(attacker, slot.aim).sure).map(province)
    }
}

/// The name of a province's number.
fn province(index: usize) -> Province {
    Province(index as u16)
}
