//! The orders that are possible, with suitable orders of others (DATC 4.E.1).
use super::Piece;
use super::bits::Bits;
use super::sheet::{Sheet, Slot, Way};
use super::tables::Map;
use crate::board::Location;
use crate::order::{Action, Route};
use crate::policy::{BrokenVia, IdleCoast, OnlyCoast, OpenCoast, Policies, WrittenRoute, WrongKind};
use crate::special_moves::transform;
use crate::state::PhaseKind;
use crate::state::{Unit, UnitKind};
use crate::void::Void;

impl<const N: usize> Sheet<N> {
    /// Checks that this order could be carried out with suitable orders of others (DATC 4.E.1).
    pub(super) fn legal(
        &mut self,
        map: &Map<N>,
        policies: &Policies,
        units: &[Unit],
        unit: &Unit,
        action: &Action,
    ) -> Result<(), Void> {
        let pieces: Vec<_> = units.iter().map(|&unit| Piece { unit, action: &Action::Hold }).collect();
        self.place(map, &pieces);
        let at = map.province(unit.at).filter(|&at| self.units.contains(at)).ok_or(Void::NoUnit)?;
        match action {
            Action::Hold => Ok(()),
            Action::Disband | Action::Transform { .. } | Action::Proxy { .. } | Action::Maintain => {
                special(policies, action)
            }
            Action::Move { to, route } => self.goal(map, policies, unit, *to, route).map(|_| ()),
            Action::SupportHold { kind, unit: of } => self.can_support(map, policies, at, *kind, *of, *of).map(|_| ()),
            Action::SupportMove { kind, from, to } => {
                let friend = self.can_support(map, policies, at, *kind, *from, *to)?;
                self.could_move(map, at, pieces[self.slots[friend].piece].unit, *to)
            }
            Action::Convoy { from, to, .. } => {
                let (carried, aim) = self.can_carry(map, at, *from, *to)?;
                let kind = self.slots[carried].kind;
                let on_route = self.net(map, kind).on_route(at, carried, aim, self.able[kind as usize]);
                if on_route && !map.seas.contains(aim) { Ok(()) } else { Err(Void::OffRoute) }
            }
        }
    }

    /// Checks that the supported unit could go there, alone or with the help of units other than the supporter.
    fn could_move(&self, map: &Map<N>, supporter: usize, friend: Unit, to: Location) -> Result<(), Void> {
        let from = map.province(friend.at).ok_or(Void::OffBoard)?;
        let aim = map.province(to).ok_or(Void::OffBoard)?;
        if from == aim {
            return Err(Void::SamePlace);
        }
        let near = map.near(friend.kind, friend.at).contains(aim);
        let names_coast = friend.kind == UnitKind::Fleet && usize::from(to.0) >= map.n_provinces;
        let alone = near && (!names_coast || map.goes(friend.kind, friend.at, to)) || map.rides(&friend, from, aim);
        if alone || self.could_carry(map, friend.kind, from, aim, Bits::one(supporter)) {
            Ok(())
        } else if self.could_carry(map, friend.kind, from, aim, Bits::EMPTY) {
            Err(Void::CarrierSupports)
        } else {
            Err(if near { Void::WrongCoast } else { Void::Unreachable })
        }
    }

    /// Returns the exact goal of a move, and whether it could go by land: [`Way::Land`], or [`Way::Sea`] if it could
    /// not. An impossible move is an error (DATC 4.E.1).
    pub(super) fn goal(
        &self,
        map: &Map<N>,
        policies: &Policies,
        unit: &Unit,
        to: Location,
        route: &Route,
    ) -> Result<(Location, Way), Void> {
        let from = map.province(unit.at).ok_or(Void::OffBoard)?;
        let aim = map.province(to).ok_or(Void::OffBoard)?;
        let names_coast = usize::from(to.0) >= map.n_provinces;
        // Most moves go to a neighbour, without a coast or a route.
        let plain = !names_coast & map.coasts[aim].is_empty() & matches!(route, Route::Any);
        if plain & map.near(unit.kind, unit.at).contains(aim) {
            return Ok((to, Way::Land));
        }
        if aim == from {
            return Err(Void::SamePlace);
        }
        if let Route::Rail(line) = *route {
            return map.ride_goal(unit, from, aim, line);
        }
        match unit.kind {
            UnitKind::Army => {
                if names_coast && policies.idle_coast == IdleCoast::Void {
                    return Err(Void::IdleCoast);
                }
                let goal = Location(aim as u16);
                let adjacent = map.army[from].contains(aim);
                let needs_sea = match route {
                    Route::Any => !adjacent,
                    Route::Via | Route::Through(_) | Route::Rail(_) => {
                        !adjacent || policies.broken_via == BrokenVia::Fails
                    }
                };
                if !needs_sea {
                    return Ok((goal, Way::Land));
                }
                if map.seas.contains(aim) {
                    return Err(Void::Unreachable);
                }
                let possible = match route {
                    Route::Through(seas) if policies.written_route != WrittenRoute::Ignored => {
                        self.is_route(map, unit.kind, from, aim, seas)
                    }
                    Route::Any if policies.written_route == WrittenRoute::Required => return Err(Void::NoRouteGiven),
                    _ => self.could_carry(map, unit.kind, from, aim, Bits::EMPTY),
                };
                match (possible, adjacent) {
                    (true, false) => Ok((goal, Way::Sea)),
                    (true, true) => Ok((goal, Way::Land)),
                    (false, _) if !self.net(map, unit.kind).touches(from, aim) => Err(Void::Unreachable),
                    (false, _) => Err(Void::NoFleets),
                }
            }
            UnitKind::Fleet => {
                let sails = match route {
                    Route::Any => self.sails(map, policies, unit, to, aim),
                    _ if map.carriage.portage => self.sails(map, policies, unit, to, aim),
                    _ => Err(Void::FleetByConvoy),
                };
                if map.carriage.portage {
                    let (goal, sails) = self.portage(map, policies, unit, to, route, sails)?;
                    return Ok((goal, if sails { Way::Land } else { Way::Sea }));
                }
                sails.map(|goal| (goal, Way::Land))
            }
            UnitKind::Wing if *route != Route::Any => Err(Void::FleetByConvoy),
            UnitKind::Wing if names_coast && policies.idle_coast == IdleCoast::Void => Err(Void::IdleCoast),
            UnitKind::Wing if map.near(unit.kind, unit.at).contains(aim) => Ok((Location(aim as u16), Way::Land)),
            UnitKind::Wing => Err(Void::Unreachable),
        }
    }

    /// Returns the location that a fleet reaches by sailing there.
    fn sails(
        &self,
        map: &Map<N>,
        policies: &Policies,
        unit: &Unit,
        to: Location,
        aim: usize,
    ) -> Result<Location, Void> {
        let reach = map.fleet[usize::from(unit.at.0)];
        let coasts = map.coasts[aim];
        if coasts.is_empty() || usize::from(to.0) >= map.n_provinces {
            return if reach.contains(usize::from(to.0)) {
                Ok(to)
            } else if reach.meets(coasts) {
                Err(Void::WrongCoast)
            } else {
                Err(Void::Unreachable)
            };
        }
        let mut open = (reach & coasts).into_iter();
        match (open.next(), open.next()) {
            (None, _) => Err(Void::Unreachable),
            (Some(_), None) if policies.only_coast == OnlyCoast::Fails => Err(Void::NoCoastGiven),
            (Some(_), Some(_)) if policies.open_coast == OpenCoast::Fails => Err(Void::NoCoastGiven),
            (Some(coast), _) => Ok(Location(coast as u16)),
        }
    }

    /// The provinces of a convoy order, if there is a unit that this one could carry.
    pub(super) fn can_carry(
        &self,
        map: &Map<N>,
        at: usize,
        from: Location,
        to: Location,
    ) -> Result<(usize, usize), Void> {
        let carried = map.province(from).ok_or(Void::OffBoard)?;
        let aim = map.province(to).ok_or(Void::OffBoard)?;
        let kind = self.slots[carried].kind;
        if !self.units.contains(carried) && !self.disbands.contains(carried) {
            Err(Void::NoUnit)
        } else if !self.able[kind as usize].contains(at) {
            Err(self.why_no_carrier(at, kind))
        } else if carried == aim {
            Err(Void::SamePlace)
        } else {
            Ok((carried, aim))
        }
    }

    /// The unit that a support is for, if it exists and the supporter could go where it helps.
    pub(super) fn can_support(
        &self,
        map: &Map<N>,
        policies: &Policies,
        at: usize,
        kind: Option<UnitKind>,
        of: Location,
        to: Location,
    ) -> Result<usize, Void> {
        let friend = map.province(of).ok_or(Void::OffBoard)?;
        let place = map.province(to).ok_or(Void::OffBoard)?;
        let Slot { kind: own_kind, from, .. } = self.slots[at];
        let reach = map.near(own_kind, from);
        if friend == at || place == at {
            Err(Void::SelfSupport)
        } else if !reach.contains(place) {
            Err(Void::SupportUnreachable)
        } else if !self.units.contains(friend) && !self.disbands.contains(friend) {
            Err(Void::NoUnit)
        } else if policies.wrong_kind == WrongKind::Refused && kind.is_some_and(|kind| kind != self.slots[friend].kind)
        {
            Err(Void::WrongKind)
        } else {
            Ok(friend)
        }
    }
}

/// Checks that this is an order for movement phases.
pub(super) fn special(policies: &Policies, action: &Action) -> Result<(), Void> {
    let known = match action {
        Action::Disband => policies.disband,
        Action::Transform { .. } => transform::in_phase(policies, PhaseKind::Movement),
        Action::Proxy { .. } => policies.proxy,
        _ => false,
    };
    if known { Ok(()) } else { Err(Void::WrongPhase) }
}
