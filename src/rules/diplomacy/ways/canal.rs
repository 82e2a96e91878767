//! Canals (policy `gateways`): their keeper says, phase by phase, which fleet passes.
//!
//! As in njudge, a canal's keeper is the power whose unit stands in its province, and nobody if there is none. Its
//! permission is good for one fleet and one way, for its own fleets as for others'; and it comes to nothing if the unit
//! leaves the province, or loses it, in the same phase. The waters of a canal touch like others, and armies are convoyed
//! over them like others: what a permission is needed for is to move, or to support, from one to the other.
use crate::rules::Power;
use crate::rules::diplomacy::board::{Board, Location, Province};
use crate::rules::diplomacy::order::Order;
use crate::rules::diplomacy::policy::Policies;
use crate::rules::diplomacy::state::{Unit, UnitKind};
use crate::rules::diplomacy::void::Void;

/// The canal that joins two waters, as an index into [`Board::gateways`].
pub fn between(board: &Board, policies: &Policies, from: Province, to: Province) -> Option<usize> {
    if !policies.gateways {
        return None;
    }
    board.gateways.iter().position(|gateway| gateway.waters.contains(&from) && gateway.waters.contains(&to))
}

/// The power that commands a canal.
pub fn keeper(board: &Board, units: &[Unit], gateway: usize) -> Option<Power> {
    let province = board.gateways.get(gateway)?.keeper;
    units.iter().find(|unit| board.province_at(unit.at) == Some(province)).map(|unit| unit.power)
}

/// Could a power open a canal to a fleet, one way? From which water to which.
///
/// # Errors
/// Why not.
pub fn check(
    board: &Board,
    policies: &Policies,
    units: &[Unit],
    power: Power,
    gateway: usize,
    (from, to): (Location, Location),
) -> Result<(Location, Location), Void> {
    let start = board.province_at(from).ok_or(Void::OffBoard)?;
    let goal = board.province_at(to).ok_or(Void::OffBoard)?;
    let fleet = |unit: &&Unit| unit.kind == UnitKind::Fleet && board.province_at(unit.at) == Some(start);
    if !policies.gateways {
        Err(Void::WrongPhase)
    } else if start == goal || between(board, policies, start, goal) != Some(gateway) {
        Err(Void::OtherWaters)
    } else if keeper(board, units, gateway) != Some(power) {
        Err(Void::NotKeeper)
    } else if !units.iter().any(|unit| fleet(&unit)) {
        Err(Void::NoUnit)
    } else {
        Ok((board.main(start), board.main(goal)))
    }
}

/// What a power should know whose fleet passes, or supports over, a canal; `orders` are its own. None if all is well.
pub fn warning(
    board: &Board,
    policies: &Policies,
    units: &[Unit],
    unit: &Unit,
    to: Location,
    orders: &[Order],
) -> Option<String> {
    let (from, to) = (board.province_at(unit.at)?, board.province_at(to)?);
    if unit.kind != UnitKind::Fleet || from == to {
        return None;
    }
    let index = between(board, policies, from, to)?;
    let gateway = board.gateways.get(index)?;
    let province = &board.province(gateway.keeper).name;
    let permit = Order::Permit { gateway: index, from: board.main(from), to: board.main(to) };
    match keeper(board, units, index) {
        Some(power) if power == unit.power => (!orders.contains(&permit))
            .then(|| format!("The {} is not opened to it, which takes \"{}\".", gateway.name, permit.text(board))),
        Some(power) => {
            let name = &board.power_name(power).name;
            Some(format!("The {} is opened by {name}, whose unit is in {province}.", gateway.name))
        }
        None => Some(format!("Nobody has a unit in {province}, so the {} is shut.", gateway.name)),
    }
}
