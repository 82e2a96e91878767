//! Canals (policy `gateways`): their keeper decides, phase by phase, which fleet passes.
//!
//! As in njudge, the power whose unit is in a canal's province is its keeper. Without a unit there, the canal has no
//! keeper. A permission is for one fleet in one direction, and the keeper's own fleets need one too. It is void if the
//! unit leaves the province, or is dislodged, in the same phase. The waters of a canal touch like others, and armies
//! are convoyed over them as usual. Only moves and supports from one water to the other need a permission.
use crate::board::{Board, Location, Province};
use crate::order::Order;
use crate::policy::Policies;
use crate::state::{Unit, UnitKind};
use crate::void::Void;
use chancery_rules::Power;
use chancery_text::say;
use chancery_text::sentence::{Note, line, place, term};

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

/// Checks that a power could open a canal to a fleet, in one direction. Returns the two waters.
///
/// # Errors
/// The reason why it could not.
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

/// Returns a warning for a power whose fleet passes, or supports over, a canal. `orders` are its own. `None` if all is
/// well. The text begins with a small letter if it `follows` other words.
pub fn warning(
    board: &Board,
    policies: &Policies,
    units: &[Unit],
    unit: &Unit,
    to: Location,
    orders: &[Order],
    follows: bool,
) -> Option<Note> {
    let (from, to) = (board.province_at(unit.at)?, board.province_at(to)?);
    if unit.kind != UnitKind::Fleet || from == to {
        return None;
    }
    let index = between(board, policies, from, to)?;
    let gateway = board.gateways.get(index)?;
    let (province, canal) = (place(&board.province(gateway.keeper).name), term(&gateway.name));
    let permit = Order::Permit { gateway: index, from: board.main(from), to: board.main(to) };
    let [the, only] = if follows { ["the", "only"] } else { ["The", "Only"] };
    let why = match keeper(board, units, index) {
        Some(power) if power == unit.power && orders.contains(&permit) => return None,
        Some(power) if power == unit.power => {
            let permit = line(permit.text(board));
            say!("{the} {canal} is not open to it; to open it, please add \"{permit}\".", the, canal, permit)
        }
        Some(power) => {
            let name = board.power_name(power);
            say!("{only} {name}, whose unit is in {province}, can open the {canal}.", only, name, province, canal)
        }
        None => say!("{the} {canal} is closed, because no unit is in {province}.", the, canal, province),
    };
    Some(Note::of(why))
}
