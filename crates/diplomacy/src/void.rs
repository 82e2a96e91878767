//! The faults of an order that cannot be followed.
use super::board::{Board, Location};
use super::policy::{IdleCoast, Policies, WrongKind};
use super::state::{Unit, UnitKind};
use chancery_rules::Power;
use std::fmt;

/// The fault of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// It names a place that is not on the board.
    OffBoard,
    /// The destination is the unit's own place.
    SamePlace,
    /// The unit cannot reach the destination.
    Unreachable,
    /// It would need a convoy, but no fleets could form one.
    NoFleets,
    /// It would need a convoy, and in this game the route must be written out.
    NoRouteGiven,
    /// Fleets and wings are not convoyed.
    FleetByConvoy,
    /// Armies carry only fleets.
    ArmyByArmy,
    /// The unit cannot reach that coast.
    WrongCoast,
    /// It must name a coast.
    NoCoastGiven,
    /// It names a coast unnecessarily.
    IdleCoast,
    /// A unit does not support itself.
    SelfSupport,
    /// The supporting unit could not go there itself.
    SupportUnreachable,
    /// Only the supporting unit could carry the other.
    CarrierSupports,
    /// The place has no unit.
    NoUnit,
    /// The other unit has a different order.
    Unmatched,
    /// Only a fleet at sea can convoy.
    NotAtSea,
    /// The fleet is on no route that the army could take.
    OffRoute,
    /// The order is for another kind of phase.
    WrongPhase,
    /// The unit is of another kind.
    WrongKind,
    /// The unit is on another coast.
    OtherCoast,
    /// The unit belongs to another power.
    NotYours,
    /// Another order to the same unit is in force.
    Superseded,
    /// The unit was not dislodged, so it cannot retreat.
    NotDislodged,
    /// Retreats are never convoyed.
    NoConvoyedRetreat,
    /// Units can only be built in home centres.
    NotHome,
    /// The power does not own that home centre now.
    NotOwned,
    /// The place is occupied.
    Occupied,
    /// No unit of that kind can be there.
    WrongTerrain,
    /// The game has no wings.
    NoWings,
    /// The water is closed in this season.
    Ice,
    /// The border is not open to this power.
    BarredPower,
    /// The border is open only to the owner of centres that this power does not own.
    BarredOwner,
    /// The border is not open in this season.
    BarredSeason,
    /// Units cannot support over the border.
    NoSupportOver,
    /// Units cannot retreat over the border.
    NoRetreatOver,
    /// A unit cannot be supported in a high sea, or on its way into or out of one.
    HighSea,
    /// The canal was not opened to the fleet.
    NoPermit,
    /// The power is not the keeper of the canal.
    NotKeeper,
    /// The canal does not join those waters.
    OtherWaters,
    /// The unit in control of the canal left it, or was dislodged.
    KeeperGone,
    /// No railway leads there for this unit.
    NoRailway,
    /// Two armies were ordered to travel on one railway.
    LineTaken,
    /// The unit's own power did not give this one a proxy.
    NoProxy,
    /// The power with the proxy gave no order.
    NoProxyOrder,
    /// A unit can only be transformed in its own place.
    TransformElsewhere,
    /// Units are not transformed in this place.
    NoTransformHere,
    /// The unit is already of that kind.
    SameKind,
}

impl Void {
    /// A sentence without its full stop.
    pub fn words(self) -> &'static str {
        match self {
            Self::OffBoard => "There is no such place",
            Self::SamePlace => "A unit cannot be sent to where it stands",
            Self::Unreachable => "The unit cannot get there",
            Self::NoFleets => "The army would need a convoy, and there are no fleets at sea that could carry it",
            Self::NoRouteGiven => "The army would need a convoy, and in this game the route must be written out",
            Self::FleetByConvoy => "Only armies are convoyed",
            Self::ArmyByArmy => "An army can carry only fleets",
            Self::WrongCoast => "That is the wrong coast",
            Self::NoCoastGiven => "The order must name a coast",
            Self::IdleCoast => "The order names a coast that does not matter",
            Self::SelfSupport => "A unit cannot support itself, or a move to where it stands",
            Self::SupportUnreachable => "The unit could not go there itself, so it cannot support there",
            Self::CarrierSupports => "Only this unit could carry the other, so it cannot also support",
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
            Self::Occupied => "There is already a unit there",
            Self::WrongTerrain => "No unit of that kind can be there",
            Self::NoWings => "There are no wings in this game",
            Self::Ice => "The water is closed in this season",
            Self::BarredPower => "That way is not open to this power",
            Self::BarredOwner => "That way is open only to the owner of centres that this power does not own",
            Self::BarredSeason => "That way is not open in this season",
            Self::NoSupportOver => "No unit can support over that border",
            Self::NoRetreatOver => "No unit can retreat over that border",
            Self::HighSea => "No unit is supported in the high seas, or on its way in or out",
            Self::NoPermit => "The canal was not opened to the fleet",
            Self::NotKeeper => "The power has no unit in the province that commands the canal",
            Self::OtherWaters => "The canal does not join those waters",
            Self::KeeperGone => "The unit that commands the canal did not keep its place",
            Self::NoRailway => "No railway takes the unit there",
            Self::LineTaken => "Another army was ordered to travel on the same railway",
            Self::NoProxy => "The unit's own power did not leave its order to this one",
            Self::NoProxyOrder => "The power that was to order the unit did not",
            Self::TransformElsewhere => "A unit is transformed where it stands",
            Self::NoTransformHere => "The unit cannot be transformed there",
            Self::SameKind => "The unit is already of that kind",
        }
    }
}

impl fmt::Display for Void {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

/// Checks that the power, kind and coast of this order fit this unit.
pub(crate) fn check_address(
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
